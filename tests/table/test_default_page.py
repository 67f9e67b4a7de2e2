"""A game that brings no page and no screen: the kernel draws both from its view alone."""

import re
from collections.abc import Iterator
from html import unescape
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.page.zones import PageContext, refusal_views
from gloaming.terminal.console import DUSK
from tests.pebbles import install
from tests.table.room import Room

ZONES = ["stage", "seats", "question", "points", "refusals", "facts", "story"]
NAMES = ["Ana", "<b>Eve</b>"]


@pytest.fixture(autouse=True)
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.fixture
def pebbles_room(tmp_path: Path) -> Iterator[Room]:
    with Room(tmp_path / "data") as running:
        yield running


def zones_of(match: Match, seat: int, language: str = "en", replay: bool = False) -> dict[str, str]:
    context = PageContext(
        seat=seat,
        base="/t/x",
        replay=replay,
        watching=seat < 0,
        names=match.names,
        refusals=refusal_views(match.refusals(seat)) if seat >= 0 else [],
    )
    words = match.box.words(language, match.names, [])
    return {zone.id: zone.html for zone in match.box.page.zones(match.view(seat), words, context)}


def screen_of(match: Match, seat: int, brief: bool = False) -> str:
    out = StringIO()
    words = match.box.words("en", match.names, [])
    shown = match.box.terminal.screen(match.view(seat), words, 100, brief)
    Console(file=out, width=100, theme=DUSK).print(shown)
    return out.getvalue()


def play_on(match: Match) -> None:
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(match.options(seat)[0].key, seat)


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def test_it_is_played_in_a_browser_at_the_table(pebbles_room: Room) -> None:
    ana = pebbles_room.person("Ana")
    table, _ = ana.make("me", "friend", game="pebbles")
    page = ana.page(f"/t/{table}")
    zones = re.findall(r'data-zone="([a-z]+)"', page)
    assert zones == [*ZONES[1:], ZONES[0]]  # what happened stands below the table
    assert 'id="i-return"' in page
    options = re.findall(r'<button class="can answer"[^>]* value="([^"]+)"', page)
    assert options == ["take:1", "take:2", "bag"]
    hidden = r'<input type="hidden" form="answer" name="(\w+)" value="(\d+)"'
    ana.send(f"/t/{table}/answer", key="take:2", **dict(re.findall(hidden, page)))
    assert "Ana takes 2" in text_of(ana.page(f"/t/{table}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_on_the_page_in_every_language(language: str) -> None:
    match = new("pebbles", 2, seed=1, names=NAMES)
    match.answer("take:2")
    zones = zones_of(match, 1, language)
    assert list(zones) == ZONES
    assert not re.search(r"\[[a-z-]+\]", "".join(zones.values())), "a message is missing"
    assert "<b>Eve</b>" not in "".join(zones.values())
    assert "Ana takes 2" in text_of(zones["story"])
    assert text_of(zones["facts"]) == "Pebbles 2 0 Stones 9"
    assert "three are too many" in zones["refusals"]
    assert '<li class="seat-1 asked">' in zones["seats"]


def test_who_cannot_answer_sees_no_button() -> None:
    match = new("pebbles", 2, seed=1, names=NAMES)
    assert zones_of(match, 0)["question"].count("<button") == 3
    for zones in (zones_of(match, 1), zones_of(match, -1), zones_of(match, 0, replay=True)):
        assert "<button" not in "".join(zones.values())


def test_in_the_end_it_says_who_has_won() -> None:
    match = new("pebbles", 2, seed=1, names=NAMES)
    play_on(match)
    zones = zones_of(match, -1)
    assert "most-pebbles" in zones["question"]
    winners = match.winners()
    assert zones["seats"].count("#i-crown") == len(winners)
    assert "most-pebbles" in screen_of(match, -1)


def test_it_has_a_screen_in_the_terminal() -> None:
    match = new("pebbles", 2, seed=1, names=["Ana", "Eve"])
    match.answer("take:2")
    whole = screen_of(match, 0)
    assert "› Eve 0" in whole
    assert re.search(r"Pebbles ─+\n2, 0", whole)
    assert screen_of(match, 0, brief=True).split() == ["Ana", "2", "›", "Eve", "0"]
