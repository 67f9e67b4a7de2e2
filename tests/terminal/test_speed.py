"""What others did in the terminal: turns as paragraphs, battles and rounds that are waited for."""

import io
import os
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, new
from gloaming.kernel.registry import find
from gloaming.kernel.story import SCENE
from gloaming.terminal.console import TerminalConsole
from gloaming.terminal.news import News, news
from gloaming.terminal.pace import SPEEDS, Pace, speed_named
from gloaming.terminal.play import play

BOX = find("evenfall")
LANGUAGES = ("en", "es", "de")


class Desk:
    """A screen of people who pass all the time, and press Enter where the game waits."""

    def __init__(self, folder: Path, *script: str) -> None:
        self.folder = folder
        self.script = list(script)
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=100, highlight=False, color_system=None)
        self.waits: list[str] = []  # what stood above each “Enter”

    def read(self, prompt: str) -> str:
        if prompt.startswith("Enter"):
            self.waits.append(self.out.getvalue())
            return ""
        return self.script.pop(0) if self.script else "1"

    def play(self, speed: str, seats: str = "Ana,random", seed: int = 3, **more: object) -> Match:
        return play(
            BOX,
            seats.split(","),
            "en",
            seed,
            console=self.console,
            read=self.read,
            folder=self.folder,
            speed=speed,
            **more,  # type: ignore[arg-type]
        )


def played(seats: int = 3, seed: int = 4) -> Match:
    """A whole game by chance."""
    match = new("evenfall", seats, seed, names=["Ana", "Bo", "Cy"][:seats])
    luck = random.Random(seed)
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(luck.choice(match.options(seat)), seat)
    return match


def printed(pieces: list[News], width: int = 100) -> str:
    out = io.StringIO()
    terminal = TerminalConsole("en", Console(file=out, width=width, color_system=None))
    for piece in pieces:
        terminal.print(piece.shown)
    return out.getvalue()


# --- what is told ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_battle_is_told_however_much_happened(lang: str) -> None:
    match = played()
    words = BOX.words(lang, match.names, [])
    view = match.view(-1)
    said = printed(news(view, words, BOX.staging, 0))
    regions = {
        line.message.args["region"].thing  # type: ignore[union-attr]
        for line in view.story
        if line.message.id == "log-battle-won"
    }
    assert regions
    for region in regions:
        assert words.name(region) in said
    for n in (1, 2, 3):
        assert re.search(rf"^{words.format('points-round', n=n)} ─", said, re.MULTILINE)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_what_a_round_brought_is_read_without_scrolling(width: int, height: int) -> None:
    match = played()
    words = BOX.words("de", match.names, [])
    view = match.view(0)
    said = [printed([piece], width) for piece in news(view, words, BOX.staging, 0) if piece.is_held]
    rounds = [text for text in said if re.match(r"Runde [123] ─", text)]
    assert len(rounds) == 3
    for text in rounds:
        assert len(text.splitlines()) < height
        assert all(name in text for name in match.names)


def test_a_turn_of_somebody_else_is_one_paragraph() -> None:
    match = played(2)
    view = match.view(0)
    words = BOX.words("en", match.names, [])
    pieces = news(view, words, BOX.staging, 0)
    turns = [piece for piece in pieces if piece.is_turn]
    others = {line.part for line in view.story if view.parts[line.part].seat == 1}
    assert 0 < len(turns) <= len(others)
    assert all(printed([turn]).lstrip().startswith("▸ Bo") for turn in turns)


def test_scenes_and_rounds_are_held_unless_they_are_under_way() -> None:
    match = new("evenfall", 2, 4, names=["Ana", "Bo"])
    luck = random.Random(4)
    words = BOX.words("en", match.names, [])
    seen = 0
    while not match.is_over:
        seat = match.asked_seats[0]
        view = match.view(seat)
        if view.parts[-1].kind == SCENE and view.story[-1].part == view.parts[-1].number:
            last = news(view, words, BOX.staging, 0)[-1]
            assert not last.is_held  # the question belongs to it
            seen += 1
        match.answer(luck.choice(match.options(seat)), seat)
    assert seen
    held = [piece for piece in news(match.view(0), words, BOX.staging, 0) if piece.is_held]
    assert len(held) >= 3  # at least what each round brought


# --- how fast -------------------------------------------------------------------------------


def test_instant_never_waits(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    assert desk.play("instant").is_over
    assert desk.waits == []


def test_calm_waits_at_battles_and_round_ends(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    assert desk.play("calm", "random,random,Ana").is_over
    ends = [
        re.search(r"Round [123] ─", above[above.rfind("What happened") :]) for above in desk.waits
    ]
    assert sum(1 for end in ends if end) >= 2
    assert len(desk.waits) < 40


def test_step_by_step_waits_after_every_turn_of_others(tmp_path: Path) -> None:
    calm, step = Desk(tmp_path / "a"), Desk(tmp_path / "b")
    calm.play("calm")
    step.play("step")
    assert len(step.waits) > len(calm.waits)


def test_what_is_typed_during_a_pause_answers_the_next_question() -> None:
    """The other pauses before it are over, and a hand-over waits for whoever comes."""
    typed = ["undo", "first", "", "second"]
    terminal = TerminalConsole("en", Console(file=io.StringIO()), read=lambda _: typed.pop(0))
    Pace("calm", terminal).tell([BATTLE, BATTLE, BATTLE])
    assert typed == ["first", "", "second"]
    assert [terminal.read("? "), terminal.read("? ")] == ["undo", "first"]
    terminal.pause("Enter")
    assert terminal.read("? ") == "second"
    typed.append("third")
    terminal.pause("Enter")
    terminal.forget_typed()
    typed.append("fourth")
    assert terminal.read("? ") == "fourth"


class Clock:
    """Waits without waiting; somebody may press Enter meanwhile."""

    def __init__(self, is_pressed: bool = False) -> None:
        self.is_pressed = is_pressed
        self.waits = 0

    def wait(self, seconds: float) -> bool:
        assert 0 < seconds < 5
        self.waits += 1
        return self.is_pressed


TURN, BATTLE = News("a turn", is_turn=True), News("a battle", is_held=True)


def test_brisk_waits_for_a_moment_by_itself() -> None:
    terminal = TerminalConsole("en", Console(file=io.StringIO()), read=lambda _: "")
    clock = Clock()
    pace = Pace("brisk", terminal, clock.wait)
    pace.tell([TURN, BATTLE, BATTLE])
    assert clock.waits == 2
    pace.tell([BATTLE], is_new=False)  # the table is shown again
    assert clock.waits == 2


def test_brisk_is_skipped_with_enter() -> None:
    out = io.StringIO()
    terminal = TerminalConsole("en", Console(file=out), read=lambda _: "")
    clock = Clock(is_pressed=True)
    Pace("brisk", terminal, clock.wait).tell([BATTLE, TURN, BATTLE])
    assert clock.waits == 1
    assert out.getvalue().count("a battle") == 2, "everything is told all the same"


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo-terminals here")
def test_enter_ends_the_wait_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    keys, screen = os.openpty()
    with open(screen, encoding="utf-8") as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        terminal = TerminalConsole("en", Console(file=io.StringIO(), force_terminal=True))
        assert not terminal.wait(0)
        os.write(keys, b"\n")
        assert terminal.wait(3600)
        assert not terminal.wait(0), "the line is read"
    os.close(keys)


def test_the_speed_is_changed_in_the_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "speed", "speed slow", "speed step", "quit")
    desk.play("instant")
    said = desk.out.getvalue()
    assert said.count("speed and one of: instant, brisk, calm, step.") == 2
    assert "told: step" in said


def test_a_speed_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GloamingError, match="instant, brisk, calm, step"):
        Desk(tmp_path).play("slow")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_speeds_have_names_in_every_language(lang: str) -> None:
    terminal = TerminalConsole(lang, Console(file=io.StringIO()))
    for speed in SPEEDS:
        name = terminal.format(f"speed-{speed}")
        assert speed_named(name.upper(), terminal) == speed_named(speed, terminal) == speed
    assert speed_named("warp", terminal) == ""


# --- the end --------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_and_options(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    games = 0

    def read(prompt: str) -> str:
        nonlocal games
        if "same seats and options" in prompt:
            games += 1
            return "y" if games == 1 else "n"
        return desk.read(prompt)

    match = play(
        BOX,
        ["Ana", "random"],
        "en",
        3,
        {"side": "moon"},
        console=desk.console,
        read=read,
        folder=tmp_path,
        offers_rematch=True,
    )
    assert games == 2
    assert match.is_over
    assert (match.names[0], match.bots) == ("Ana", ["", "random"])
    assert match.setup.options == {"side": "moon"}
    kept = list((tmp_path / "finished").iterdir())
    assert len(kept) == 2
