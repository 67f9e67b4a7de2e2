"""Whole games of Eldritch Horror in the terminal, as a person would see them."""

import io
import random
import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.terminal import signs
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from gloaming.terminal import play
from gloaming.terminal.console import DUSK, TerminalConsole
from gloaming.terminal.help import Helper
from gloaming.terminal.question import numbered

BOX = EldritchBox()
HOLE = re.compile(r"\[[a-z]+(-[a-z]+)*\]|\{|\}")
MOST = 1500  # lines that somebody types in a game


class Desk:
    """A screen of 80 columns that keeps what it shows, and somebody who types at random."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=80, highlight=False, color_system=None)
        self.chance = random.Random(seed)
        self.typed = 0

    def read(self, prompt: str) -> str:
        self.typed += 1
        if self.typed > MOST:
            raise EOFError
        if self.typed % 11 == 0:
            return self.chance.choice(["why", "?", "? 1", "signs", "log 5", "? london", "why rest"])
        screen = self.out.getvalue().rpartition("─" * 80 + "\n")[2]
        numbers = [int(n) for n in re.findall(r"^ {0,2}(\d+) ", screen, re.MULTILINE)]
        return str(self.chance.randint(1, max(numbers)))

    def play(self, seats: str, lang: str, **options: str) -> Match:
        return play(
            BOX,
            seats.split(","),
            lang,
            7,
            options,
            console=self.console,
            read=self.read,
            folder=self.folder,
        )


@pytest.mark.sampled
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_to_its_end_in_words(tmp_path: Path, lang: str) -> None:
    desk = Desk(tmp_path, 3)
    match = desk.play("Ana,random", lang, ancient="cthulhu", rumor="on")
    assert match.is_over
    shown = desk.out.getvalue()
    assert not HOLE.search(shown), HOLE.search(shown)
    assert all(len(line.rstrip()) <= 80 for line in shown.split("\n"))
    words = BOX.words(lang, ["Ana"], [])
    assert words.format("screen-end") in shown


def test_the_screen_tells_the_clock_the_mystery_and_the_map(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 5)
    desk.play("Ana,random", "en", ancient="azathoth", investigators="silas-marsh,akachi-onyele")
    first = desk.out.getvalue().partition("Your turn: you have 2 actions left.")[0]
    assert "Round 1" in first
    assert "Azathoth sleeps" in first
    assert "Doom 15" in first
    assert "Mystery 1 of 3:" in first
    assert f"{signs.GATE}" in first
    assert "Ana (Silas Marsh)" in first
    assert "Reserve" in first
    assert "Strength 3" in first


def test_answers_have_hints() -> None:
    """Moves say what stands there, tests say their odds, cards what they cost."""
    chance = random.Random(2)
    words = BOX.words("en", ["Ana", "Ben"], [])
    found: dict[str, str] = {}
    for seed in range(6):
        match = match_of(seed)
        while not match.is_over:
            seat = match.asked_seats[0]
            view = match.view(seat)
            for offer in numbered(view).values():
                hint = BOX.terminal.hint(view, words, offer)
                assert not HOLE.search(hint), hint
                if hint:
                    found.setdefault(offer.verb, hint)
            match.answer(chance.choice(match.options(seat)), seat)
    assert {"move", "clue", "buy", "acquire", "sheet", "fight"} <= set(found)
    assert "%" in found["fight"]
    assert "route" in found["move"]


def match_of(seed: int) -> Match:
    from gloaming.terminal.play import new_match
    from gloaming.terminal.seating import Seating

    return new_match(BOX, Seating(["Ana", "Ben"], ["", ""]), seed, {}, [])


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0.0, "0 %"), (0.001, "1 %"), (0.5, "50 %"), (0.9999, "99 %"), (1.0, "100 %")],
)
def test_what_is_uncertain_is_never_shown_as_certain(chance: float, shown: str) -> None:
    assert signs.percent(chance) == shown


def screen_of(match: Match, lang: str = "en", width: int = 100, **changes: object) -> str:
    """What the first seat sees, in a position in which some fields of the view are others."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, color_system=None)
    console.push_theme(DUSK)
    view = msgspec.structs.replace(match.view(0), **changes)
    words = BOX.words(lang, match.names, [])
    console.print(BOX.terminal.screen(view, words, width))
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "you", "other"),
    [
        ("en", "Mythos Phase  ·  you decide", "Seat 2's turn  ·  you decide"),
        ("es", "Fase de Mitos  ·  decides tú", "turno de Seat 2  ·  decides tú"),
        ("de", "Mythosphase  ·  du entscheidest", "Seat 2 ist am Zug  ·  du entscheidest"),
    ],
)
def test_the_head_says_who_decides_where_it_is_nobodys_turn(
    lang: str, you: str, other: str
) -> None:
    match = begun()
    assert you in screen_of(match, lang, phase="mythos", active=1, asked=[0])
    assert other in screen_of(match, lang, phase="action", active=1, asked=[0])
    assert "decide" not in screen_of(match, phase="action", active=0, asked=[0]).partition("\n")[0]


def begun() -> Match:
    """A match of two investigators, at the first turn."""
    match = new("eldritch", 2, 3)
    while match.view(0).phase == "setup":
        match.answer(match.options()[0])
    return match


def test_own_cards_are_told_whole() -> None:
    match = begun()
    words = BOX.words("en", match.names, [])
    sheet = match.view(0).investigators[0].sheet
    shown = " ".join(screen_of(match, width=70).split())
    for line in words.card_lines(sheet)[:-1]:
        assert " ".join(line.split()) in shown


def test_the_legend_tells_the_signs_that_stand_on_the_map() -> None:
    match = begun()
    spaces = match.view(0).spaces
    fallen = [msgspec.structs.replace(spaces[0], fallen=("jim-culver",)), *spaces[1:]]
    assert f"{signs.FALLEN} " not in screen_of(match)
    assert f"{signs.FALLEN} " in screen_of(match, spaces=fallen).split("Map")[0]


@pytest.mark.parametrize(("lang", "card"), [("en", "axe"), ("es", "gug"), ("de", "axt")])
def test_help_has_examples_of_this_game(lang: str, card: str) -> None:
    words = BOX.words(lang, ["Ana"], [])
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, color_system=None)
    helper = Helper(BOX, words, TerminalConsole(lang, console))
    console.print(helper.commands())
    shown = out.getvalue()
    assert f"? {card} " in shown
    assert "EH-SET-01" in shown
    assert helper.things(card) is not None
    assert helper.search("EH-SET-01") is not None
    assert helper.search("deck") is not None


def test_what_can_be_used_is_told_beside_the_answer_and_by_a_question_mark() -> None:
    """A Mystery that is used after an encounter has its text elsewhere on the screen, if at all."""
    given = {
        "board": {"phase": "encounter", "mystery": "occult-research", "clues": {"london": 1}},
        "Catalina": {"investigator": "leo-anderson", "space": "london"},
        "next": {"research": "research-azathoth-7"},
        "dice": [5, 1, 1],
    }
    scenario = Scenario(name="use", given=given, when=["Catalina: research:1"])
    match = run_scenario(scenario, "eldritch")
    assert match is not None
    view = match.view(0)
    offer = numbered(view)[1]
    words = BOX.words("en", ["Ana", "Ben"], [])
    hint = BOX.terminal.hint(view, words, offer)
    assert hint == "(spend 1 Clue gained in that encounter to place it on this card)"
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, color_system=None)
    console.push_theme(DUSK)
    console.print(Helper(BOX, words, TerminalConsole("en", console)).offer(offer))
    assert "Occult Research" in out.getvalue()
    assert "EH-MYST-07" in out.getvalue()


@pytest.mark.parametrize(
    ("lang", "undo", "stop", "said"),
    [
        ("en", "undo", "quit", "dice rolled"),
        ("es", "deshacer", "salir", "dados tirados"),
        ("de", "zurück", "ende", "Würfel geworfen"),
    ],
)
def test_undo_ends_at_the_dice(tmp_path: Path, lang: str, undo: str, stop: str, said: str) -> None:
    """Ana takes back a way that she has gone, but not dice that she has rolled."""
    sheets = ["sheet:charlie-kane", "sheet:leo-anderson"]
    script = iter([*sheets, "travel", undo, "acquire", undo, stop])
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, color_system=None)
    match = play(
        BOX,
        ["Ana", "Ben"],
        lang,
        7,
        {"ancient": "azathoth"},
        console=console,
        read=lambda prompt: next(script),
        folder=tmp_path,
    )
    keys = [answer.key for answer in match.answers]
    assert keys == [*sheets, "acquire"]
    assert said in " ".join(out.getvalue().split())


def test_a_reroll_says_how_likely_each_number_of_successes_is() -> None:
    """A 5 lies beside a 2: one die more succeeds with 2 of 6 faces, and the 5 may be lost."""
    given = {
        "board": {"phase": "encounter"},
        "Catalina": {"investigator": "leo-anderson", "space": "arkham", "clues": 1},
        "next": {"america": "america-6"},
        "dice": [5, 2],
    }
    match = run_scenario(
        Scenario(name="reroll", given=given, when=["Catalina: location"]), "eldritch"
    )
    assert match is not None
    view = match.view(0)
    words = BOX.words("en", ["Ana", "Ben"], [])
    hints = {
        offer.key: " ".join(BOX.terminal.hint(view, words, offer).split())
        for offer in numbered(view).values()
    }
    assert hints["clue:1"] == "→ 33 % (0: 67 % 1: 33 %)"
    assert hints["clue:2"] == "→ 100 % (1: 67 % 2: 33 %)"
