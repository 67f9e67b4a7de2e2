"""Little room: a low window, or many Places. Nothing is too small to be read or out of reach."""

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import Guest, sees
from tests.table.servers import once

pytestmark = once

LOW = {"width": 1280, "height": 720}
WIDE = {"width": 1280, "height": 800}
WHOLE = {"crystal-path": "on", "side": "moon", "tiles": "on"}
# What fills a clan's circles, the first that is offered: it has many Places before long.
FILLING = ("discover", "play", "on", "build", "crystal", "scythe", "token", "witch", "take", "pay")

# Places of the own clan, and of Regions, with their widths and heights, and how much hangs out.
SIZES = """(which) => [...document.querySelectorAll(which)].map((e) => {
  const box = e.getBoundingClientRect();
  const within = [...e.querySelectorAll(":scope > :is(header, .land, .bonus, .bd, .lying)")];
  const below = Math.max(...within.map((part) => part.getBoundingClientRect().bottom));
  return [box.width, box.height, below - box.bottom];
})"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight"
OVERFLOWS = "(e) => e.scrollHeight > e.clientHeight"
MASK = "(e) => getComputedStyle(e).maskImage"


def made(guest: Guest, seats: list[dict[str, str]], seed: int, options: dict[str, str]) -> str:
    wish = {"game": "evenfall", "seats": seats, "seed": str(seed), "options": options}
    return str(guest.client.post("/tables", wish)["table"]["id"])


def alone(guest: Guest, seed: int, **options: str) -> str:
    """A table against the Automa."""
    return made(guest, [{"kind": "me"}], seed, {"automa": "heir", **options})


def together(guest: Guest, seed: int) -> str:
    """Two at one screen, with all that can lie on the table."""
    return made(guest, [{"kind": "me"}, {"kind": "hotseat", "name": "Eva"}], seed, WHOLE)


def fill(guest: Guest, table: str, seed: int, places: int, automa: bool = False) -> int:
    """Play on until somebody whose turn it is, or the Automa, has so many Places; whose turn."""
    rng = random.Random(seed)
    while True:
        info = guest.client.get(f"/tables/{table}")
        assert not info["over"], "nobody has so many Places"
        seat = int(info["asked"][0])
        view: dict[str, Any] = guest.client.get(f"/tables/{table}/view?seat={seat}")
        clan = view["clans"][-1 if automa else seat]
        asked = view["question"]
        if asked["about"]["id"] == "ask-turn" and len(clan["outer"] + clan["inner"]) >= places:
            return seat
        keys = [str(offer["key"]) for offer in asked["offers"]]
        verbs = [verb for verb in FILLING if any(key.split(":")[0] == verb for key in keys)]
        wanted = [key for key in keys if verbs and key.split(":")[0] == verbs[0]]
        key = rng.choice(wanted if wanted and rng.random() < 0.85 else keys)
        answer = {"key": key, "version": view["version"], "seat": seat}
        guest.client.post(f"/tables/{table}/answers", answer)


def seen(guest: Guest, table: str, seat: int) -> Page:
    page = guest.sit(table, seat)
    sees(page, guest.client.get(f"/tables/{table}")["version"])
    return page


def readable(page: Page) -> None:
    """Every Place has room for its name and what it brings, and nothing hangs out of it."""
    own = page.evaluate(SIZES, "#zone-board .own")
    assert own
    for width, height, out in own:
        assert width >= 75
        assert height >= 95
        assert out <= 1
    for _, _, out in page.evaluate(SIZES, "#zone-regions .place:not(.gone)"):
        assert out <= 1


@pytest.mark.parametrize("size", [LOW, WIDE], ids=["low", "wide"])
@pytest.mark.parametrize("places", [4, 6, 8])
def test_places_stay_large_enough_however_many_there_are(
    arrive: Arrive, size: dict[str, int], places: int
) -> None:
    ana = arrive("Ana", viewport=size)
    table = together(ana, 14)
    page = seen(ana, table, fill(ana, table, 14, places))
    assert not page.evaluate(SCROLLS)
    readable(page)
    for answer in page.locator("#zone-board .can, #zone-regions .can").all():
        answer.click(trial=True)  # it scrolls where it has to, and nothing lies upon it


@pytest.mark.parametrize("options", [{}, WHOLE], ids=["alone", "with the path"])
def test_against_the_automa_nothing_is_cut_in_a_low_window(
    arrive: Arrive, options: dict[str, str]
) -> None:
    ana = arrive("Ana", viewport=LOW)
    table = alone(ana, 4, **{k: v for k, v in options.items() if k != "tiles"})
    fill(ana, table, 4, 5)
    page = seen(ana, table, -1)
    assert not page.evaluate(SCROLLS)
    readable(page)


def test_what_the_automa_has_scrolls_with_a_hint_and_grows_when_looked_at(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport={"width": 1280, "height": 1000})
    table = alone(ana, 4)
    fill(ana, table, 4, 1, automa=True)
    page = seen(ana, table, -1)
    holds = page.locator("#zone-opponent .holds")
    assert not holds.evaluate(OVERFLOWS)
    assert holds.evaluate(MASK) == "none"
    page.set_viewport_size(LOW)
    for seed in range(4, 40):  # until the Automa gets so far
        table = alone(ana, seed)
        with suppress(AssertionError):
            fill(ana, table, seed, 5, automa=True)
            break
    page = seen(ana, table, -1)
    assert holds.evaluate(OVERFLOWS)
    assert holds.evaluate(MASK) != "none"
    before = page.locator(".opponent").bounding_box()
    page.locator(".opponent").hover()
    after = page.locator(".opponent").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"]
    assert after["y"] + after["height"] == pytest.approx(before["y"] + before["height"], abs=1)


def test_cards_of_the_path_unfold_where_they_are_pointed_at(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=LOW)
    table = together(ana, 14)
    page = seen(ana, table, int(ana.client.get(f"/tables/{table}")["asked"][0]))
    cards = page.locator("#zone-path .shown")
    expect(cards).to_have_count(4)
    for card in cards.all():
        folded = card.bounding_box()
        card.hover()
        unfolded = card.bounding_box()
        does = card.locator(".does").bounding_box()
        assert folded is not None
        assert unfolded is not None
        assert does is not None
        assert folded["height"] < 30 < unfolded["height"]
        assert does["y"] + does["height"] <= unfolded["y"] + unfolded["height"] + 1
        for answer in card.locator(".can").all():
            answer.click(trial=True)
        page.mouse.move(640, 700)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_what_the_rondel_does_is_in_sight_all_at_once(arrive: Arrive, lang: str) -> None:
    ana = arrive("Ana", viewport=LOW)
    page = ana.sit(alone(ana, 4))
    page.locator("details.settings > summary").click()
    page.locator(f'details.settings button[value="{lang}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator(".what-spaces-do > summary").click()
    told = page.locator(".what-spaces-do > ol")
    expect(told).to_be_visible()
    assert not told.evaluate(OVERFLOWS)
    for line in told.locator("li").all():
        expect(line).to_be_in_viewport(ratio=1)
