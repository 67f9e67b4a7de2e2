"""The report: one file that needs nothing else, and says all that was measured."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from tests.arena.ladders import ELDRITCH, EVENFALL, PEBBLES, play
from tests.pebbles import install

from gloaming.arena.ladder import Ladder
from gloaming.arena.report_page import report_page
from gloaming.arena.report_plots import TOKENS
from gloaming.arena.results import Manifest, read_manifest
from gloaming.arena.standings import Standings, standings


class Page(HTMLParser):
    """What a page loads, which elements it has, and what stands in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.links: list[str] = []
        self.text = ""
        self.feed(html)
        assert self.open == [], "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.links += [
            value or "" for name, value in attrs if name in ("src", "href", "srcset", "xlink:href")
        ]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(autouse=True)
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "installed").mkdir()
    install(tmp_path / "installed", monkeypatch)


def measured(folder: Path, ladder: Ladder) -> tuple[Manifest, Standings]:
    games = play(ladder, folder / ladder.id).games
    return read_manifest(folder / ladder.id), standings(ladder, games.values())


@pytest.mark.parametrize("ladder", [PEBBLES, EVENFALL, ELDRITCH], ids=lambda one: one.game)
def test_a_report_is_one_file_and_says_what_was_measured(tmp_path: Path, ladder: Ladder) -> None:
    manifest, found = measured(tmp_path, ladder)
    html = report_page([(manifest, found)])
    page = Page(html)
    assert not [link for link in page.links if not link.startswith("#")]
    assert not re.search(r"https?://|@import|url\((?!#)|<script|<link|<img", html)
    for bot in found.bots:
        assert f"{bot.rating:.1f}" in page.text
        assert f"{bot.wins.value:.1%}" in page.text
        assert f"{bot.milliseconds:.3g}" in page.text
    for fact in (found.digest, manifest.versions.sources, f"seed = {ladder.seed}", "openskill"):
        assert fact in page.text
    assert page.counts["figure"] == page.counts["svg"] == (4 if found.bots[0].score else 3)


def test_pictures_take_their_colours_from_the_page_by_day_and_by_night(tmp_path: Path) -> None:
    html = report_page([measured(tmp_path, PEBBLES)])
    style, _, body = html.partition("</style>")
    assert "prefers-color-scheme: dark" in style
    used = set(re.findall(r"var\((--\w+)\)", body))
    assert {"--ink", "--muted", "--accent", "--s0", "--s1"} <= used
    for name in used - {"--tint", "--part"}:
        assert style.count(f"{name}:") == 2, f"{name} has a colour by day and one by night"
    assert not [token for token in TOKENS if token in body]
    assert not re.findall(r"(?:fill|stroke): #", body)


def test_the_same_results_give_the_same_report(tmp_path: Path) -> None:
    found = measured(tmp_path, PEBBLES)
    assert report_page([found]) == report_page([found])


def test_names_of_bots_are_text_and_nothing_else(tmp_path: Path) -> None:
    manifest, found = measured(tmp_path, PEBBLES)
    for bot in found.bots:
        bot.bot = "<script>alert(1)</script>"
    html = report_page([(manifest, found)])
    assert "<script" not in html


def test_what_is_missing_or_broken_is_said(tmp_path: Path) -> None:
    manifest, found = measured(tmp_path, PEBBLES)
    found.games, found.errors, found.first_errors = 8, 1, ["game 3: no"]
    manifest.earlier = [msgspec.structs.replace(manifest.versions, sources="0123")]
    text = Page(report_page([(manifest, found)])).text
    assert "The ladder is not finished" in text
    assert "1 games broke; their deals are left out. game 3: no" in text
    assert "The program was changed while the ladder was played" in text
    assert "0123" in text


def test_a_report_of_several_ladders(tmp_path: Path) -> None:
    other = msgspec.structs.replace(PEBBLES, id="three", seats=3, games=3)
    text = Page(report_page([measured(tmp_path, PEBBLES), measured(tmp_path, other)])).text
    assert "Arena: pebbles, three" in text
    assert "one of them against 2 of the other, both ways" in text
