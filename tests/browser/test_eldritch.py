"""Eldritch Horror in a browser: one person with three investigators, two people with a companion,
a phone, no JavaScript."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.contrast import hard_to_read
from tests.browser.guests import (
    ON,
    PHONE,
    Guest,
    answer_as,
    choose_seed,
    click_answer,
    holds,
    keys_on,
    state,
)
from tests.browser.test_frame import SNAPSHOTS
from tests.browser.test_theatre import WATCH
from tests.table.servers import once

pytestmark = once

PEOPLE = "silas-marsh,lily-chen,trish-scarborough"
ALONE = {"ancient": "azathoth", "investigators": PEOPLE, "lead": "1"}
WHOLE = "() => document.documentElement.scrollWidth <= innerWidth"


def _table(guest: Guest, seats: int, **options: str) -> str:
    """A table where one person has all seats, made as a program would."""
    kinds = [
        {"kind": "me"},
        *[{"kind": "hotseat", "name": f"Ana {n + 1}"} for n in range(1, seats)],
    ]
    wish = {"game": "eldritch", "seats": kinds, "seed": "7", "options": options}
    return str(guest.client.post("/tables", wish)["table"]["id"])


def _answer(page: Page, key: str) -> None:
    was = state(page)["question"]
    click_answer(page, key)
    holds(page, ON, was)


def test_one_person_leads_three_investigators_against_azathoth(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.page
    page.goto("/?game=eldritch")
    page.locator("main").get_by_label("Your name").fill("Ana")
    for seat, kind, sheet in (
        (1, "me", "silas-marsh"),
        (2, "hotseat", "lily-chen"),
        (3, "hotseat", "trish-scarborough"),
    ):
        page.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
        page.locator(f"#each-investigators-{seat - 1} summary").press("Enter")
        page.locator(f"#each-investigators-{seat - 1}-{sheet}").check()
        expect(page.locator(f"#of-seat{seat - 1} .now img")).to_have_attribute(
            "src", re.compile(sheet)
        )
    page.locator("label[for=option-ancient-azathoth]").click()
    expect(page.locator("#option-ancient-azathoth")).to_be_checked()
    expect(page.locator("#option-ancient-help")).to_contain_text("Doom 15")
    page.get_by_text("Options and packs").click()
    page.locator("#option-lead-1").check()
    choose_seed(page, "7")
    page.get_by_role("button", name="Play").click()

    # The table is there at once, for whoever of the three is asked; who listens finds the same.
    expect(page.locator("#zone-sheet h2")).to_contain_text("Silas Marsh")
    expect(page.locator(".doom li.now")).to_have_text("15")
    expect(page.locator("body")).to_match_aria_snapshot((SNAPSHOTS / "eldritch.yml").read_text())
    assert hard_to_read(page) == {}

    # Travel: the spaces that a route leads to are lit on the map, and one is clicked there.
    _answer(page, "travel")
    lit = page.locator(".space > .can")
    assert lit.count() == len([key for key in keys_on(page) if key.startswith("move:")])
    assert page.locator("path.way").count() == lit.count()
    target = lit.first.get_attribute("value")
    assert target is not None
    was = state(page)["question"]
    lit.first.click()
    holds(page, ON, was)
    space = target.partition(":")[2]
    expect(page.locator(f"#space-{space} .tok.pawn.me")).to_be_visible()

    # A space and another's sheet open to all that is there.
    page.locator(f"#space-{space} .node").press("Enter")
    expect(page.locator(f"#on-{space}")).to_contain_text("Silas Marsh")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Lily")).first.click()
    expect(page.locator("#sheet-of-1")).to_contain_text("The Martial Artist")
    page.locator("#sheet-of-1 .close").click()

    # Keys: from space to space, the map as a list and back, zoom, and answers by number.
    page.locator(".space.here .node").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.space') !== null")
    assert not page.evaluate("document.activeElement.closest('.space').matches('.here')")
    page.keyboard.press("m")
    expect(page.locator("#on-arkham")).to_be_visible()
    assert hard_to_read(page) == {}
    page.keyboard.press("m")
    expect(page.locator("#on-arkham")).to_be_hidden()
    wide = page.locator(".world").bounding_box()
    page.keyboard.press("+")
    holds(
        page, "() => Number(document.querySelector('#table').style.getPropertyValue('--zoom')) > 1"
    )
    zoomed = page.locator(".world").bounding_box()
    assert wide is not None
    assert zoomed is not None
    assert zoomed["width"] > wide["width"]
    page.keyboard.press("-")
    was = state(page)["question"]
    page.keyboard.press("0")  # ends the turn
    holds(page, ON, was)

    # Without a hand-over the next investigator is asked.
    expect(page.locator("#zone-sheet h2")).to_contain_text("Lily Chen")
    rng = random.Random(2)
    for _ in range(14):
        _answer(page, rng.choice(keys_on(page)))
        assert page.evaluate(WHOLE)


TOLD = "(text) => window.seen.lines.some((line) => line.includes(text))"
NEIGHBOURS = "lily-chen,lola-hayes,trish-scarborough"  # a route leads from Shanghai to Tokyo


def test_two_people_trade_beside_a_companion_while_somebody_watches(arrive: Arrive) -> None:
    ana, ben, eve = arrive("Ana"), arrive("Ben", speed="brisk"), arrive(speed="brisk")
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    options = {"ancient": "azathoth", "investigators": NEIGHBOURS, "lead": "1"}
    wish = {"game": "eldritch", "seats": seats, "seed": "7", "options": options}
    made = ana.client.post("/tables", wish)
    table = str(made["table"]["id"])
    ben.claim(table, made["links"][1])
    offered = ben.sit(table)
    click_answer(offered, "improve:will")  # what Lola Hayes brings
    page = ana.sit(table)
    holds(page, ON, "")
    watched = eve.sit(table)
    for other in (offered, watched):
        other.evaluate(WATCH)

    # Ana goes to where Ben is: he and who watches are told so on the stage, and see her there.
    _answer(page, "travel")
    _answer(page, "move:tokyo")
    for other in (offered, watched):
        holds(other, TOLD, "Lily moves to Tokyo.")
        expect(other.locator("#space-tokyo .tok.pawn")).to_have_count(2)

    # A trade: Ana lists what both give, Ben accepts, and the cards change hands.
    _answer(page, "trade")
    _answer(page, "give:protective-amulet")
    _answer(page, "take:derringer")
    click_answer(page, "propose")
    expect(offered.locator(".stage.trade")).to_contain_text("Derringer")
    assert watched.locator(".can").count() == 0
    _answer(offered, "accept")
    for other in (page, offered, watched):
        expect(other.locator("#zone-story")).to_contain_text("Lily trades with Lola.")
    for guest in (ana, ben):
        people = guest.client.get(f"/tables/{table}/view")["investigators"]
        cards = [[card["card"] for card in one["cards"]] for one in people[:2]]
        assert cards == [["lucky-rabbits-foot", "derringer"], ["protective-amulet"]]

    # Ben has his turn, then the companion; until Ana is asked about her encounter she reads what
    # the others did as paragraphs.
    _answer(offered, "rest")
    click_answer(offered, "end")
    holds(page, ON, "")
    turns = page.locator("#zone-stage .told.turn")
    expect(turns.filter(has_text="Lola rests")).to_have_count(1)
    walked = watched.locator("#zone-story li[data-from='seat:0'][data-to='space:tokyo']")
    expect(walked).to_have_count(1)


def test_the_end_is_told_and_can_be_watched_again(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table = _table(ana, 1, ancient="azathoth", investigators="lola-hayes")
    rng = random.Random(4)
    while answer_as(ana.client, table, rng):
        pass
    page = ana.sit(table)
    expect(page.locator(".zone-scene .ending")).to_be_visible()
    expect(page.locator("#zone-question")).to_contain_text("investigators")
    assert hard_to_read(page) == {}
    page.goto(f"/t/{table}/replay?step=12")
    expect(page.locator("#zone-map .chart")).to_be_visible()
    assert page.locator(".can").count() == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_on_a_phone_the_map_is_a_window_and_the_answers_are_at_hand(
    arrive: Arrive, theme: str
) -> None:
    ana = arrive("Ana", viewport=PHONE, has_touch=True, color_scheme=theme)
    page = ana.sit(_table(ana, 3, **ALONE))
    assert page.evaluate(WHOLE)
    assert hard_to_read(page) == {}
    expect(page.locator(".watch")).to_contain_text("Doom")
    _answer(page, "travel")
    page.get_by_role("link", name="Asia").tap()
    expect(page.locator("#space-shanghai .node")).to_be_in_viewport()
    answer = page.locator("#zone-question .answer").first
    expect(answer).to_be_in_viewport()
    box = answer.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    was = state(page)["question"]
    answer.tap()
    holds(page, ON, was)
    assert page.evaluate(WHOLE)


def test_without_javascript_the_map_is_answered_as_a_list(arrive: Arrive) -> None:
    ana = arrive("Ana", java_script_enabled=False)
    table = _table(ana, 3, **ALONE)
    page = ana.page
    page.goto(f"/t/{table}")
    page.locator('#zone-question .can[value="travel"]').click()
    page.wait_for_url(f"**/t/{table}*")
    page.get_by_role("link", name="The map as a list").click()
    expect(page.locator("#on-arkham")).to_be_visible()
    move = page.locator(".space > .can").first
    target = str(move.get_attribute("value")).partition(":")[2]
    move.click()
    page.wait_for_url(f"**/t/{table}*")
    expect(page.locator(f"#space-{target} .pawn.me")).to_have_count(1)
    page.locator(".chip .open-sheet").nth(1).click()
    expect(page.locator("#sheet-of-1")).to_be_visible()
