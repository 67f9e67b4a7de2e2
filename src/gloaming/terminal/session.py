"""A game in a terminal: people at one screen, bots between them, a record that is never lost."""

import sys
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gloaming.bots import Bot, make
from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import LANGUAGES, Pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, read_record, replay
from gloaming.kernel.setup.setup import PackMark, Setup
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import OptionView, QuestionView, View
from gloaming.terminal.console import Read, TerminalConsole
from gloaming.terminal.help import Helper
from gloaming.terminal.question import answers, numbered, story
from gloaming.terminal.saved_games import SavedGames
from gloaming.terminal.seating import Seating, seating

COMMANDS = (
    "why",
    "undo",
    "log",
    "save",
    "load",
    "lang",
    "cards",
    "signs",
    "rules",
    "table",
    "quit",
)
LOG_LINES = 40


class Leave(Exception):
    """Somebody wants to stop; the game is on disk."""


class TerminalSession:
    """One match, its people and bots, and what each of them has already read."""

    def __init__(
        self, match: Match, talk: TerminalConsole, games: SavedGames, path: Path, seed: str
    ) -> None:
        self.talk = talk
        self.games = games
        self.seed = seed
        self.holder = -1  # the person before the screen
        self.unkept = False
        self.commands: dict[str, str] = {}
        self._sit(match, path)

    def _sit(self, match: Match, path: Path) -> None:
        """Take a match to this table: a new one, or one that was loaded."""
        self.match = match
        self.path = path
        self.bots: dict[int, Bot] = {
            seat: make(name, match.box, f"{self.seed} {seat}")
            for seat, name in enumerate(match.bots)
            if name
        }
        self.read_to = [0] * match.setup.seats  # lines of the story each seat has been shown
        self.news_from = [0] * match.setup.seats  # where the news of the open question begins
        self.full = True  # whether the next question is shown with the whole table
        self._speak(self.talk.language)

    def _speak(self, language: str) -> None:
        self.talk.speak(language)
        self.words = self.match.box.words(language, self.match.names, self.match.packs)
        self.helper = Helper(self.match.box, self.words, self.talk)
        self.commands = {name: name for name in COMMANDS}
        self.commands.update({self.talk.say(f"command-{name}"): name for name in COMMANDS})

    @property
    def people(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat, bot in enumerate(self.match.bots) if not bot]

    # --- the loop -------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._keep()
        self._introduce()
        while not self.match.is_over:
            seat = self._next()
            if seat in self.bots:
                self._bot_answers(seat)
            else:
                self._hand_over(seat)
                self._ask(seat)
        self._finish()

    def _next(self) -> int:
        """Bots answer first; then whoever holds the screen, if asked."""
        asked = self.match.asked_seats
        for seat in asked:
            if seat in self.bots:
                return seat
        return self.holder if self.holder in asked else asked[0]

    def _bot_answers(self, seat: int) -> None:
        choice = self.bots[seat].answer(self.match.game, seat)
        option = next(o for o in self.match.options(seat) if o.choice == choice)
        self._answer(option.key, seat)
        self.full = True

    def _answer(self, key: str, seat: int, version: int = -1) -> None:
        self.match.answer(key, seat, version)
        self._keep()

    def _keep(self) -> None:
        """Write the record; where the disk refuses, say so once and play on."""
        try:
            self.match.save(self.path, self.talk.language)
        except OSError as error:
            if not self.unkept:
                self.talk.problem(f"{self.path}: {error.strerror}")
                self.talk.problem(self.talk.say("not-kept"))
            self.unkept = True

    def _introduce(self) -> None:
        match = self.match
        sitting = ", ".join(
            f"{name} ({bot})" if bot else name for name, bot in zip(match.names, match.bots)
        )
        self.talk.tell("at-the-table", "brass", seats=sitting)
        self.talk.tell("how-to-ask", "mist")

    @property
    def _has_hidden_hands(self) -> bool:
        """Whether there are several seats at this screen that hide something from one another."""
        return len(self.people) > 1 and not self.match.box.has_open_hands

    def _hand_over(self, seat: int) -> None:
        """Wipes the screen before another hand is shown, with several people who hide theirs."""
        if self._has_hidden_hands and seat != self.holder:
            self.talk.clear()
            self.talk.tell("hand-over", "bold brass", seat=self.match.names[seat])
            self.talk.read(self.talk.say("press-enter"))
            self.talk.clear()
            self.full = True
        self.holder = seat

    # --- one question -----------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        view = self.match.view(seat)
        question = view.question
        assert question is not None
        self._show(view, question)
        prompt = self.talk.say("prompt", seat=self.match.names[seat])
        while True:
            line = self.talk.read(f"{prompt} ")
            chosen = self._chosen(numbered(view), line)
            if chosen is not None:
                self._answer(chosen.key, seat, question.version)
                return
            version, before = self.match.version, self.match
            self._command(line, view)
            if self.match is not before or self.match.version != version or self.full:
                return  # another game, or another question, or the table is to be shown again

    def _show(self, view: View, question: QuestionView) -> None:
        width = self.talk.console.width
        full = self.full or question.about.id in self.match.box.openings
        again = self.full and self.read_to[view.seat] == len(view.story)
        if not again:
            self.news_from[view.seat] = self.read_to[view.seat]
            self.read_to[view.seat] = len(view.story)
        new = view.story[self.news_from[view.seat] :]
        self.full = False
        self.talk.gap()
        if full:
            self.talk.show(self.match.box.terminal.screen(view, self.words, width))
        news = story(new, self.words, view.seat)
        if news is not None:
            self.talk.show(Rule(self.talk.say("what-happened"), style="mist", align="left"))
            self.talk.show(news)
        if not full:
            self.talk.show(self.match.box.terminal.screen(view, self.words, width, brief=True))
        self.talk.show(Rule(style="mist"))
        self.talk.show(answers(self.match.box, view, self.words, width))

    def _chosen(self, offers: dict[int, OptionView], line: str) -> OptionView | None:
        """The answer that a line names: its number, its key, or its words."""
        if line.isdecimal():
            return offers.get(int(line))
        wanted = line.casefold()
        for offer in offers.values():
            if wanted in (offer.key, self.words.say(decode_message(offer.label)).casefold()):
                return offer
        return None

    # --- commands ---------------------------------------------------------------------------

    def _command(self, line: str, view: View) -> None:
        """Do what a line says that is no answer; what is not understood is said so."""
        first, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.full = True
        elif line.startswith("?"):
            self._help(line[1:].strip(), view)
        elif line.isdecimal():
            self._no_such_number(view)
        elif first.casefold() in self.commands:
            self._do(self.commands[first.casefold()], rest, view)
        else:
            self.talk.problem(self.talk.say("not-understood", text=line[:60]))

    def _no_such_number(self, view: View) -> None:
        numbers = list(numbered(view))
        said = self.talk.say("no-such-number", first=numbers[0], last=numbers[-1])
        self.talk.problem(said)

    def _do(self, command: str, rest: str, view: View) -> None:
        if command == "quit":
            raise Leave
        if command == "why":
            self._why(rest, view)
        elif command == "undo":
            self._undo(view.seat)
        elif command == "log":
            most = int(rest) if rest.isdecimal() else LOG_LINES
            lines = story(view.story, self.words, view.seat, most)
            self.talk.show(lines if lines is not None else "")
        elif command == "save":
            self._save(rest)
        elif command == "load":
            self._load(rest)
        elif command == "lang":
            self._language(rest)
        elif command == "cards":
            self._cards(rest)
        elif command == "signs":
            self.talk.show(self.helper.signs())
        elif command == "rules":
            self._rules(rest)
        else:
            self.full = True

    def _help(self, rest: str, view: View) -> None:
        offers = numbered(view)
        if not rest:
            self.talk.tell("help")
        elif rest.isdecimal():
            if int(rest) in offers:
                self.talk.show(self.helper.offer(offers[int(rest)]))
            else:
                self._no_such_number(view)
        else:
            found = self.helper.things(rest)
            if found is None:
                found = self.helper.search(rest)
            if found is None:
                self.talk.problem(self.talk.say("nothing-found", text=rest))
            else:
                self.talk.show(found)

    def _why(self, rest: str, view: View) -> None:
        found = self.helper.why(self.match.refusals(view.seat), rest)
        if found is None:
            self.talk.tell("why-nothing" if not rest else "why-not-found", text=rest)
        else:
            self.talk.show(found)

    def _cards(self, rest: str) -> None:
        if rest:
            found = self.helper.things(rest)
            if found is None:
                self.talk.problem(self.talk.say("nothing-found", text=rest))
            else:
                self.talk.show(found)
        else:
            names = sorted(
                {self.words.name(t) for t in self.match.box.reference.things(self.words)}
            )
            self.talk.show(Text(" · ".join(names)))
            self.talk.tell("cards-more", "mist")

    def _rules(self, rest: str) -> None:
        if not rest:
            self.talk.tell("rules-how")
            return
        found = self.helper.search(rest)
        if found is None:
            self.talk.problem(self.talk.say("nothing-found", text=rest))
        else:
            self.talk.show(found)

    def _language(self, rest: str) -> None:
        if rest.casefold() not in LANGUAGES:
            self.talk.problem(self.talk.say("no-language", languages=", ".join(LANGUAGES)))
            return
        self._speak(rest.casefold())
        self.full = True

    # --- undo, save, load ---------------------------------------------------------------------

    def _undo(self, seat: int) -> None:
        """Take back the own last answer, unless hidden information was revealed since.

        What bots have answered in between is taken back with it; they will think again.
        """
        match = self.match
        last = len(match.answers) - 1
        while last >= 0 and match.answers[last].seat in self.bots:
            last -= 1
        if last < 0:
            self.talk.tell("undo-nothing", "ember")
            return
        if match.answers[last].seat != seat:
            self.talk.tell("undo-others", "ember")
            return
        if match.has_revealed_since(last):
            self.talk.tell("undo-revealed", "ember")
            return
        match.rewind(last)
        self._keep()
        for who in range(match.setup.seats):
            self.read_to[who] = min(self.read_to[who], len(match.story(who)))
            self.news_from[who] = min(self.news_from[who], self.read_to[who])
        self.full = True
        self.talk.tell("undone", "brass")

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        try:
            self.match.save(path, self.talk.language)
        except (OSError, ValueError) as error:
            self.talk.problem(str(error))
            return
        self.talk.tell("saved", "brass", path=str(path))

    def _load(self, rest: str) -> None:
        if not rest:
            self.talk.problem(self.talk.say("load-how"))
            return
        try:
            match = _resumed(Path(rest).expanduser(), self.match.packs)
        except (GloamingError, ValueError) as error:
            self.talk.problem(str(error))
            return
        self._sit(match, self.games.fresh(match.setup.game))
        self.holder = -1
        self._keep()
        self._introduce()

    # --- the end ------------------------------------------------------------------------------

    def _finish(self) -> None:
        match = self.match
        seat = self.holder if len(self.people) == 1 else -1
        view = match.view(seat)
        since = 0 if seat < 0 else self.read_to[seat]
        self.path = self.games.finish(match, self.path, self.talk.language)
        if self._has_hidden_hands:
            self.talk.clear()
        self.talk.gap()
        news = story(view.story[since:], self.words, seat, LOG_LINES)
        if news is not None:
            self.talk.show(Rule(self.talk.say("what-happened"), style="mist", align="left"))
            self.talk.show(news)
        self.talk.show(match.box.terminal.screen(view, self.words, self.talk.console.width))
        self.talk.tell("record-at", "mist", path=str(self.path))

    def leave(self) -> None:
        """Say where the game is and how to go on."""
        self._keep()
        self.talk.gap()
        command = f"gloaming play --load {self.path}"
        if self.match.packs:
            command += " --pack …"
        self.talk.tell("left", "brass", command=command)


def offer_to_resume(talk: TerminalConsole, games: SavedGames, game: str) -> Path | None:
    """The unfinished game that somebody wants to go on with, if there is one."""
    waiting = games.unfinished(game)
    if not waiting:
        return None
    kept = waiting[0]
    talk.tell(
        "unfinished",
        "brass",
        seats=", ".join(kept.record.names),
        when=f"{kept.when:%Y-%m-%d %H:%M}",
        n=len(kept.record.answers),
    )
    return kept.path if talk.yes("resume-it", default=True) else None


def _resumed(path: Path, packs: Sequence[Pack]) -> Match:
    record = read_record(path)
    match = replay(record, packs)
    if not record.bots:
        match.bots = [""] * record.setup.seats
    return match


def play(
    box: Box,
    seats: Sequence[str] = ("me", "greedy"),
    lang: str = "en",
    seed: int | str | None = None,
    options: dict[str, str] | None = None,
    packs: Sequence[Pack] = (),
    resume: Path | None = None,
    console: Console | None = None,
    *,
    read: Read | None = None,
    folder: Path | None = None,
) -> Match:
    """Play a game in the terminal, or go on with a saved one.

    A seat is `me`, the name of a bot, or a person's name; several people share the screen. The
    record is written after every answer: leaving, Ctrl-C or a crash never lose the game.
    """
    talk = TerminalConsole(lang, console, read)
    games = SavedGames(folder)
    if resume is None and read is None and talk.console.is_terminal and sys.stdin.isatty():
        resume = offer_to_resume(talk, games, box.name)
    if resume is not None:
        match = _resumed(resume, packs)
        path = resume if resume.parent == games.playing else games.fresh(match.setup.game)
    else:
        match = new_match(box, seating(seats, talk), seed, options or {}, packs)
        path = games.fresh(box.name)
    table = TerminalSession(match, talk, games, path, match.setup.key)
    try:
        table.run()
    except (Leave, KeyboardInterrupt, EOFError):
        table.leave()
    return table.match


def new_match(
    box: Box,
    sitting: Seating,
    seed: int | str | None,
    options: dict[str, str],
    packs: Sequence[Pack],
) -> Match:
    """A new match; without a seed it has a luck that nobody knows."""
    key = key_from_seed(seed).hex() if seed is not None else token_hex(32)
    marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
    setup = Setup(box.name, len(sitting.names), key, options, marks, box.rules_version)
    return Match(box, setup, packs, sitting.names, sitting.bots)
