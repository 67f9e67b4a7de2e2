"""The scenes of Eldritch Horror as pages: what who listens finds there, and no barrier in any
language. They are drawn from positions, without a table or a game."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from gloaming.table.game_catalog import game_title, sprites, style_sheets
from gloaming.table.pages import table
from gloaming.table.pages.data import SeatLine, TablePage, Visitor
from tests.browser.axe import source, violations
from tests.browser.conftest import Arrive
from tests.browser.test_frame import SNAPSHOTS
from tests.table.servers import once

pytestmark = once

BOX = EldritchBox()
LEO = {"investigator": "leo-anderson", "space": "london", "clues": 1}
# By its name what a scenario gives and does, and the element that has to be there.
SCENES: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "test": (
        {
            "board": {"phase": "action", "reserve": ["axe", "bandages"]},
            "Catalina": {**LEO, "cards": ["lucky-rabbits-foot", "personal-assistant"]},
            "dice": [1, 2, 5],
        },
        ["Catalina: acquire"],
        ".stage.test",
    ),
    "fight": (
        {
            "board": {"phase": "encounter", "monsters": {"london": ["mummy"]}},
            "Catalina": {**LEO, "cards": ["carbine-rifle"]},
            "dice": [5, 5, 5],
        },
        ["confirm"],
        ".stage.combat",
    ),
    "encounter": (
        {
            "board": {"phase": "encounter"},
            "Catalina": LEO,
            "next": {"europe": "europe-1"},
            "dice": [1, 1, 1],
        },
        ["location"],
        ".stage.encounter",
    ),
    "mythos": (
        {
            "board": {
                "phase": "mythos",
                "monsters": {"tokyo": ["deep-one"]},
                "gates": ["london"],
            },
            "Catalina": LEO,
            "next": {
                "mythos": "rally-the-people",
                "gate": "rome",
                "monster": "vampire",
                "asset": "hired-muscle",
            },
        },
        [],
        ".stage.mythos",
    ),
    "end": (
        {
            "board": {
                "phase": "mythos-end",
                "solved": ["occult-research", "the-true-name"],
                "mystery": "omen-of-devastation",
                "mystery_tokens": 1,
                "doom": 7,
            },
            "Catalina": LEO,
        },
        [],
        ".stage.ending",
    ),
}
ADDRESS = "/t/drawn"
SCRIPTS = re.compile(r"<script.*?</script>", re.DOTALL)  # they would ask for a table


@cache
def match_of(name: str) -> Match:
    given, when, _ = SCENES[name]
    match = run_scenario(Scenario(name, given=given, when=when), "eldritch")
    assert match is not None
    return match


def page_html(name: str, language: str) -> str:
    """The page of somebody who sits in the scene."""
    match = match_of(name)
    view = BOX.view(match.game, 0)
    assert isinstance(view, EldritchView)
    names = [f"Seat {seat}" for seat in range(match.setup.seats)]
    context = PageContext(seat=0, names=names, base=ADDRESS)
    page = TablePage(
        visitor=Visitor("p", "Ana", language, "auto", "token", ADDRESS),
        id="drawn",
        code="ABC234",
        game=BOX.name,
        title=game_title(BOX, language),
        base=ADDRESS,
        seats=[SeatLine(seat, name) for seat, name in enumerate(names)],
        zones=BOX.page.zones(view, BOX.words(language, names, []), context),
        seat=0,
        sprites=sprites(BOX),
        styles=style_sheets(BOX),
        over=view.over,
        is_cooperative=True,
    )
    return SCRIPTS.sub("", table.table(page))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_reads_well_and_has_no_barrier_in_any_language(arrive: Arrive, name: str) -> None:
    source()
    ana = arrive()
    html = ""

    def drawn(route: Route) -> None:
        route.fulfill(body=html, content_type="text/html; charset=utf-8")

    ana.context.route(f"**{ADDRESS}", drawn)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        html = page_html(name, language)
        ana.page.goto(ADDRESS)
        expect(ana.page.locator(f"#zone-scene > {SCENES[name][2]}")).to_be_visible()
        if language == "en":
            wanted = (SNAPSHOTS / f"eldritch-{name}.yml").read_text()
            expect(ana.page.locator("#zone-scene")).to_match_aria_snapshot(wanted)
        found[language] = violations(ana.page)
    assert found == {language: [] for language in LANGUAGES}
