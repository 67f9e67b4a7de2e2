"""Lighthouse is played as any game is: in a terminal, in a browser, by bots, from its record."""

import io
import re
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from rich.console import Console
from tests.table.room import Room, Visitor

from gloaming.arena.simulate import Plan, play_all
from gloaming.cli import main
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new, read_record, replay
from gloaming.kernel.registry import find
from gloaming.terminal import play
from gloaming.terminal.saved_games import SavedGames

pytestmark = pytest.mark.usefixtures("package")

NO_WORDS = re.compile(r"\[[a-z]+-[a-z-]+\]")  # how a message without words is shown
OPTIONS = re.compile(r'<button class="can answer"[^>]* value="([^"]+)"')
HIDDEN = re.compile(r'<input type="hidden" form="answer" name="(\w+)" value="(\d+)"')


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with Room(tmp_path / "table") as running:
        yield running


# --- in a terminal ---


def session(
    folder: Path, language: str, *typed: str, seats: str = "Ana,greedy"
) -> tuple[Match, str]:
    """Types these lines, then the first answer until the game is over."""
    out = io.StringIO()
    lines = list(typed)
    console = Console(file=out, width=100, highlight=False, color_system=None)
    match = play(
        find("lighthouse"),
        seats.split(","),
        language,
        3,
        console=console,
        read=lambda prompt: lines.pop(0) if lines else "1",
        folder=folder,
    )
    return match, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(tmp_path: Path, language: str) -> None:
    match, shown = session(tmp_path, language, "why", "? 1", "3", "table", "log")
    assert match.is_over
    assert not NO_WORDS.search(shown)
    outcome = match.outcome()
    assert outcome is not None
    words = match.box.words(language, match.names, [])
    assert words.say(outcome.reason) in " ".join(shown.split())
    assert words.format("refused-not-tired") in shown
    assert words.format("view-strength") in shown
    kept = list(SavedGames(tmp_path).finished.glob("*.json"))
    assert len(kept) == 1
    assert replay(read_record(kept[0])).answers == match.answers


def test_undo_ends_where_dice_were_rolled(tmp_path: Path) -> None:
    match = new("lighthouse", 2, seed=1)
    match.answer("give:2")
    assert match.undoable(0) == 1
    match.answer("tend")
    assert match.undoable(0) == 0


# --- in a browser ---


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def choose(person: Visitor, table: str, key: str) -> str:
    """Presses a button of the page; returns the page that comes after it."""
    page = person.page(f"/t/{table}")
    assert key in OPTIONS.findall(page)
    assert person.send(f"/t/{table}/answer", key=key, **dict(HIDDEN.findall(page))).is_redirect
    return person.page(f"/t/{table}")


def test_one_person_plays_two_seats_without_handing_the_screen_over(room: Room) -> None:
    ana = room.person("Ana")
    table, _ = ana.make("me", "hotseat", game="lighthouse")
    page = ana.page(f"/t/{table}")
    assert sorted(OPTIONS.findall(page)) == ["fetch", "give:2", "tend"]
    assert "You cannot rest: you are not tired." in text_of(page)
    page = choose(ana, table, "give:2")
    assert OPTIONS.findall(page) == ["tend", "fetch"]
    page = choose(ana, table, "fetch")
    assert "give:1" in OPTIONS.findall(page), "the second seat is asked, and its options are there"
    assert "Ana fetches 2 oil" in text_of(page)
    page = choose(ana, table, "fetch")
    assert re.search(r"Steps until the storm [45] Keepers", text_of(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_browser_in_every_language(room: Room, language: str) -> None:
    ana = room.visitor().become("Ana", language)
    table, _ = ana.make("me", "hotseat", game="lighthouse", seed="7")
    page = ana.page(f"/t/{table}")
    while options := OPTIONS.findall(page):
        assert not NO_WORDS.search(text_of(page))
        page = choose(ana, table, options[0])
    view = ana.view(table)
    assert view["over"]
    assert view["outcome"]["kind"] in ("won-together", "lost-together")
    words = find("lighthouse").words(language, ["Ana", "Ana"], [])
    assert words.format(view["outcome"]["reason"]["id"], light=view["light"]) in text_of(page)
    assert not NO_WORDS.search(text_of(page))


def test_the_rules_can_be_looked_up(room: Room) -> None:
    page = text_of(room.person().page("/rules/lighthouse?q=stoke"))
    assert "LH-TEND-02" in page
    assert "stoke the fire" in page


# --- by bots, and from the record ---


def test_greedy_bots_win_more_often_than_random_ones() -> None:
    won = {}
    for bot in ("greedy", "random"):
        plan = Plan("lighthouse", 2, 150, 1, (bot, bot))
        games = list(play_all(plan, 1, lambda done: None))
        assert not [game.error for game in games if game.error]
        assert all(game.winners in ([], [0, 1]) for game in games), "all win, or nobody"
        won[bot] = sum(bool(game.winners) for game in games)
    assert 1.3 * won["random"] < won["greedy"] < 120, "a hard game, but not hopeless"


def test_a_record_is_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("lighthouse", 3, seed=2)
    while not match.is_over:
        match.answer(match.options()[-1])
    match.save(tmp_path / "game.json")
    monkeypatch.setattr(
        sys, "argv", ["gloaming", "replay", str(tmp_path / "game.json"), "--verify"]
    )
    with pytest.raises(SystemExit) as left:
        main()
    assert not left.value.code
