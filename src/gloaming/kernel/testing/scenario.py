"""Scenarios: given this position, these answers, expect that. Tests that read as play.

The format is described in docs/SCENARIOS.md. The kernel reads and runs; a game only says how a
position is patched (`Box.patch`) and which facts it has (`Box.facts`).
"""

import operator
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.content.limits import pack_fault
from gloaming.kernel.content.pack import Pack, parse_pack
from gloaming.kernel.errors import GloamingError, PackError, SetupError
from gloaming.kernel.game import NOBODY
from gloaming.kernel.match import Match, new
from gloaming.kernel.message import Option, Refusal
from gloaming.kernel.registry import find
from gloaming.kernel.text.words import Words

LIMIT = 2_000  # answers of "everyone passes" and the like
_COMPARE = re.compile(r"^(.+?)\s*(!=|>=|<=|=|>|<| has | lacks )\s*(.*)$")
_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "has": lambda have, want: want in have,
    "lacks": lambda have, want: want not in have,
}


class Failure(GloamingError):
    """An expectation that does not hold, with what was there instead."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Answers, then expectations."""

    when: list[str] = []
    then: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario of a file."""

    name: str
    rules: list[str] = []
    seats: list[str] = msgspec.field(default_factory=lambda: ["Catalina", "Adriano"])
    options: dict[str, str] = {}
    seed: int | str = 1
    pack: str = ""
    given: dict[str, Any] = {}
    when: list[str] = []
    then: list[str] = []
    steps: list[Step] = []
    setup_fails: str = ""


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of scenarios about one game."""

    game: str
    scenario: list[Scenario]
    pack: str = ""  # for all of them, before their own


def read_scenarios(path: Path) -> ScenarioFile:
    """Reads a file; an error says what is wrong in it."""
    try:
        text = path.read_text("utf-8")
        line, fault = pack_fault(text, "a scenario file")
        if fault:
            raise GloamingError(f"{path}:{line}: {fault}")
        found = msgspec.convert(tomllib.loads(text), ScenarioFile)
    except OSError as error:
        raise GloamingError(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GloamingError(f"{path}: not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise GloamingError(f"{path}: not a scenario file: {error}") from None
    if found.pack:
        for scenario in found.scenario:
            scenario.pack = f"{found.pack}\n{scenario.pack}"
    return found


def run_scenario(scenario: Scenario, game: str, trace: set[str] | None = None) -> Match | None:
    """Runs one scenario; raises `Failure` with the first expectation that does not hold.

    The paths of all effects that run, from the given position on, are added to `trace`.
    """
    box = find(game)
    packs: list[Pack] = []
    try:
        if scenario.pack:
            head = {"id": "scenario", "game": game}
            packs = [parse_pack(scenario.pack, f"{scenario.name} (pack)", head)]
        match = new(
            game,
            len(scenario.seats),
            scenario.seed,
            scenario.options,
            packs,
            scenario.seats,
        )
    except (SetupError, PackError) as error:
        if scenario.setup_fails and scenario.setup_fails in str(error):
            return None
        wanted = f"; expected “{scenario.setup_fails}”" if scenario.setup_fails else ""
        raise Failure(f"the set-up is refused: {error}{wanted}") from None
    if scenario.setup_fails:
        raise Failure(f"the set-up was accepted; expected a refusal with “{scenario.setup_fails}”")
    runner = Runner(box, match, packs)
    match.game.trace = trace
    if scenario.given:
        _give(box, match, scenario, packs)
    for step in [Step(scenario.when, scenario.then), *scenario.steps]:
        for line in step.when:
            runner.answer(line)
        for line in step.then:
            runner.expect(line)
    left = box.testing.unused(match.game)
    if left:
        raise Failure(f"given, but not used: {', '.join(left)}")
    return match


def _give(box: Box, match: Match, scenario: Scenario, packs: list[Pack]) -> None:
    """Patches the position; what a game cannot make sense of becomes a failure."""
    try:
        box.testing.patch(match.game, scenario.seats, scenario.given, packs)
    except SetupError as error:
        raise Failure(f"the position cannot be given: {error}") from None
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Failure(f"the position cannot be given: {type(error).__name__}: {error}") from error


class Runner:
    """Gives a scenario's answers and checks its expectations."""

    def __init__(self, box: Box, match: Match, packs: Sequence[Pack]) -> None:
        self.box = box
        self.match = match
        self.words: Words = box.words("en", match.names, list(packs))
        self.lines_before = 0  # lines of the story before the last answer
        self._facts: dict[str, Any] | None = None  # of the position since the last answer

    # --- answers ----------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Gives the answers of one line: `Catalina: discover Spirit Bog`, or `everyone passes`."""
        self.lines_before = len(self.match.game.story.entries) if self.match.game.story else 0
        if line in ("everyone passes", "everyone: pass"):
            self._everyone("pass", "end-turn")
            return
        seat, phrase = self._seat(line)
        rest = _normalized(phrase)
        while rest:
            found = self._match(rest, seat)
            if found is None:
                asked = self._names(self.match.asked_seats) or "nobody"
                if seat != NOBODY and seat not in self.match.asked_seats:
                    name = self.match.names[seat]
                    raise Failure(f"cannot answer “{rest}”: {name} is not asked, but {asked}")
                raise Failure(f"cannot answer “{rest}”; {asked} can answer: {self._shown(seat)}")
            option, rest = found
            self._answer(option.choice, seat)

    def _everyone(self, *keys: str) -> None:
        """Passes for all until the phase is over, but not into the next round."""
        phase = self._phase()
        for _ in range(LIMIT):
            game = self.match.game
            options = [o for o in game.options() if o.key in keys]
            if not options or self._phase() != phase:
                return
            self._answer(options[0].choice, game.asked_seat())
        raise Failure("everyone passes without end")

    def _answer(self, choice: int, seat: int) -> None:
        self._facts = None
        self.match.game.answer(choice, seat)

    def _phase(self) -> tuple[Any, Any]:
        found = self._facts_now()
        return found.get("round"), found.get("phase")

    def _facts_now(self) -> dict[str, Any]:
        if self._facts is None:
            match = self.match
            self._facts = self.box.testing.facts(match.game, match.names, match.packs)
        return self._facts

    def _match(self, rest: str, seat: int) -> tuple[Option, str] | None:
        """Returns the option whose words or key begin the phrase, the longest, and what is left."""
        game = self.match.game
        if game.question is None:
            return None
        who = game.asked_seat() if seat == NOBODY else seat
        best: tuple[Option, str] | None = None
        for option in game.options(who):
            for text in self._called(option):
                if rest == text or rest.startswith(f"{text} "):
                    left = rest[len(text) :].strip()
                    if best is None or len(left) < len(best[1]):
                        best = option, left
        return best

    # --- expectations -----------------------------------------------------------------

    def expect(self, line: str) -> None:
        """Checks one expectation."""
        head, _, tail = line.partition(":")
        kind, _, name = (part.strip() for part in head.partition(" to "))
        checks: dict[str, Callable[[str, int], None]] = {
            "offered": self._offered,
            "not offered": self._not_offered,
            "offered only": self._offered_only,
            "refused": self._refused,
            "log": self._log,
            "not log": self._not_log,
            "log in order": self._log_in_order,
            "asked": self._asked,
            "asks": self._asks,
        }
        if kind in checks and tail:
            checks[kind](tail.strip(), self._named(name) if name else NOBODY)
        else:
            self._compare(line)

    def label(self, option: Option) -> str:
        """Returns the English words of an option."""
        return self.words.say(option.label)

    def _called(self, option: Option) -> list[str]:
        """Returns what a scenario may call an option: its words, its key, and the key without the
        number of the component that it comes from."""
        return [_normalized(self.label(option)), option.key, option.key.partition("#")[0]]

    def _labels(self, seat: int) -> list[str]:
        return [text for option in self.match.game.options(seat) for text in self._called(option)]

    def _offered(self, text: str, seat: int) -> None:
        for part in text.split("|"):
            if _normalized(part) not in self._labels(seat):
                raise Failure(f"not offered: {part.strip()}; there are: {self._shown(seat)}")

    def _not_offered(self, text: str, seat: int) -> None:
        for part in text.split("|"):
            if _normalized(part) in self._labels(seat):
                raise Failure(f"is offered: {part.strip()}")

    def _offered_only(self, text: str, seat: int) -> None:
        wanted = {_normalized(part) for part in text.split("|")}
        have = [set(self._called(option)) for option in self.match.game.options(seat)]
        missing = wanted.difference(*have)
        if missing or not all(names & wanted for names in have):
            shown = " | ".join(sorted(_normalized(self._shown(seat)).split(" | ")))
            raise Failure(f"offered: {shown}; expected only: {' | '.join(sorted(wanted))}")

    def _shown(self, seat: int) -> str:
        """Returns the options in words; by its key where an option has no words yet."""
        labels = [(self.label(option), option.key) for option in self.match.game.options(seat)]
        return " | ".join(key if "[" in label else label for label, key in labels) or "nothing"

    def _refused(self, text: str, seat: int) -> None:
        """Checks `play Fairy, EF-PLY-04`: it is not offered, and the reason names the rule."""
        phrase, _, rule = text.rpartition(",")
        phrase, rule = phrase.strip(), rule.strip()
        who = self.match.game.asked_seat() if seat == NOBODY else seat
        self._not_offered(phrase, seat)
        refusals = self.match.refusals(who)
        for refusal in refusals:
            said = _normalized(self.words.say(refusal.reason))
            about = refusal.key == phrase or _normalized(phrase) in said
            if refusal.rule == rule and (
                about or _normalized(phrase) == self._refusal_label(refusal)
            ):
                return
        there = ", ".join(f"{r.key} ({r.rule})" for r in refusals) or "none"
        raise Failure(f"no refusal of “{phrase}” by {rule}; there are: {there}")

    def _refusal_label(self, refusal: Refusal) -> str:
        """Returns what is refused, in the words its option would have."""
        verb, thing = refusal.verb, refusal.argument
        if not thing:
            return _normalized(self.words.format(f"option-{verb}"))
        about = refusal.things[0] if refusal.things else f"card:{thing}"
        name = self.words.name(thing if ":" in thing else about)
        return _normalized(self.words.format(f"option-{verb}", card=name, thing=name, n=thing))

    def _lines(self) -> list[str]:
        story = self.match.game.story
        return [self.words.say(e.message) for e in story.entries] if story is not None else []

    def _log(self, text: str, seat: int) -> None:
        if not any(text in line for line in self._lines()):
            last = "\n    ".join(self._lines()[-8:])
            raise Failure(f"the log does not say “{text}”; it ends:\n    {last}")

    def _not_log(self, text: str, seat: int) -> None:
        for line in self._lines()[self.lines_before :]:
            if text in line:
                raise Failure(f"the log says “{text}”: {line}")

    def _log_in_order(self, text: str, seat: int) -> None:
        lines = iter(self._lines()[self.lines_before :])
        for part in text.split("|"):
            if not any(part.strip() in line for line in lines):
                said = "\n    ".join(self._lines()[self.lines_before :])
                raise Failure(f"“{part.strip()}” does not come in this order in:\n    {said}")

    def _asked(self, text: str, seat: int) -> None:
        have = self._names(self.match.asked_seats) or "nobody"
        if text != have:
            raise Failure(f"asked: {have}; expected: {text}")

    def _asks(self, text: str, seat: int) -> None:
        message = self.match.prompt(seat)
        said = self.words.say(message) if message is not None else "nothing"
        if _normalized(text) not in _normalized(said):
            raise Failure(f"asks: {said}; expected: {text}")

    def _compare(self, line: str) -> None:
        found = _COMPARE.match(line)
        if not found:
            raise Failure(f"cannot read the expectation “{line}”")
        path, sign, wanted = found.group(1).strip(), found.group(2).strip(), found.group(3)
        have = self.fact(path)
        want = _value(wanted, have)
        try:
            good = _OPERATORS[sign](have, want)
        except TypeError:
            good = False
        if not good:
            raise Failure(f"{path} is {have!r}; expected {sign} {want!r}")

    def fact(self, path: str) -> Any:
        """Returns a fact of the position by its dotted path."""
        have: Any = self._facts_now()
        walked: list[str] = []
        for part in path.split("."):
            walked.append(part)
            if isinstance(have, dict) and part in have:
                have = have[part]
            elif isinstance(have, list) and part.isdigit() and 0 < int(part) <= len(have):
                have = have[int(part) - 1]
            else:
                keys = ", ".join(map(str, have)) if isinstance(have, dict) else repr(have)
                raise Failure(f"there is no fact “{'.'.join(walked)}”; there are: {keys}")
        return have

    # --- names ------------------------------------------------------------------------

    def _seat(self, line: str) -> tuple[int, str]:
        head, colon, tail = line.partition(":")
        if colon and head.strip() in self.match.names:
            return self.match.names.index(head.strip()), tail.strip()
        return NOBODY, line.strip()

    def _named(self, name: str) -> int:
        if name not in self.match.names:
            raise Failure(f"nobody is called {name}; there are: {', '.join(self.match.names)}")
        return self.match.names.index(name)

    def _names(self, seats: list[int]) -> str:
        return ", ".join(self.match.names[seat] for seat in seats)


def _normalized(text: str) -> str:
    """Returns a text in which case, commas and repeated spaces make no difference."""
    return " ".join(text.replace(",", " ").casefold().split())


def _value(text: str, found: Any) -> Any:
    """Returns an expected value, read as the kind of value that is there."""
    text = text.strip()
    if isinstance(found, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(text, text)
    if isinstance(found, list) and text.startswith("["):
        inner = text[1:-1].strip()
        parts = (
            [part.strip() for part in inner.split(";" if ";" in inner else ",")] if inner else []
        )
        return [_scalar(part) for part in parts]
    return _scalar(text)


def _scalar(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def scenarios(paths: Sequence[Path]) -> Iterator[tuple[Path, str, Scenario]]:
    """Yields all scenarios of files and folders, in order."""
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        for file in files:
            found = read_scenarios(file)
            for scenario in found.scenario:
                yield file, found.game, scenario
