"""The Crystal Path by clicking: ascending, charging and building, to the final scoring."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import (
    ON,
    PHONE,
    WIDE,
    Guest,
    answer_first,
    asks,
    click_answer,
    finish,
    holds,
    keys_on,
    sees,
    state,
    until_asked,
)
from tests.table.servers import Client, once

pytestmark = once

# Rich clans whose token charges a Crystal: what is tested does not have to be waited for.
RICH = """
[pack]
id = "rich"
game = "evenfall"

[[limits]]
id = "base"
start = "6 herb + 6 potion + 7 knowledge"

[[board]]
id = "sun"
token = "charge"
"""
# A way to Crystals, and up the path: the first of these that is offered, and now and then any.
WAY = ("ascend", "charge", "token", "crystal", "build", "play", "on", "pay", "take", "cat")


def crystal_table(guest: Guest, *seats: str, seed: int) -> tuple[str, list[str]]:
    """A table with the Crystal Path: its id, and the secrets of its friends' seats."""
    wishes = []
    for seat in seats:
        kind, _, rest = seat.partition(":")
        wishes.append({"kind": kind, "bot" if kind == "bot" else "name": rest})
    wish = {
        "game": "evenfall",
        "seats": wishes,
        "seed": str(seed),
        "options": {"crystal-path": "on"},
        "pack": RICH,
    }
    made = guest.client.post("/tables", wish)
    return str(made["table"]["id"]), list(made["links"])


def crystals_on(page: Page) -> int:
    """The own Crystals in sight."""
    return page.locator("#zone-board .place .x").count()


def own_crystals(view: dict[str, Any]) -> int:
    """The Crystals of Ana's clan in her view."""
    mine = view["clans"][0]
    return sum(place["crystals"] for place in mine["outer"] + mine["inner"])


def wanted(keys: list[str], crystals: int) -> str:
    """The answer that leads to Crystals and up the path; "" where none does."""
    for verb in WAY:
        if verb == "token" and crystals < 2:
            continue  # nothing to choose from yet
        if verb == "build" and crystals >= 4:
            continue
        for key in keys:
            if key.partition(":")[0] == verb:
                return key
    return ""


def test_a_game_with_the_path_is_played_to_its_end_by_clicking(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, _ = crystal_table(ana, "me", "bot:random", "bot:random", seed=7)
    page = ana.sit(table)
    expect(page.locator("#zone-path .shown")).to_have_count(4)
    rng = random.Random(7)
    clicked: dict[str, set[str]] = {}
    glowed = False
    while asks(page):
        glowed = glowed or page.locator("#zone-board .x.glowing").count() > 0
        keys = keys_on(page)
        key = wanted(keys, crystals_on(page)) if rng.random() < 0.8 else ""
        if "pass" in keys and {"ascend", "charge"} <= set(clicked):
            key = "pass"  # all was seen: on to the end
        if not key:
            answer_first(page, rng)
            continue
        was = state(page)["question"]
        on_board = page.locator(f'#table .can[value="{key}"]:not(.answer)')
        if on_board.count():
            zone = on_board.evaluate("e => e.closest('.zone').dataset.zone")
            clicked.setdefault(key.partition(":")[0], set()).add(str(zone))
            on_board.click()
        else:
            click_answer(page, key)
        holds(page, ON, was)
    assert glowed
    assert clicked["ascend"] == {"path"}
    assert clicked["charge"] == {"board"}
    assert clicked["crystal"] == {"board"}
    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
    ascents = page.locator("#zone-scoring .ascents li")
    assert ascents.count() == 3
    mine = ana.client.get(f"/tables/{table}/view")["clans"][0]
    assert mine["ascension"] >= 1
    expect(ascents.filter(has_text="Ana")).to_contain_text(f"step {mine['ascension']}")
    assert page.locator(".can").count() == 0


def test_without_javascript_crystals_are_charged_and_the_path_ascended_by_forms(
    arrive: Arrive,
) -> None:
    ana, ben = arrive("Ana", java_script_enabled=False), arrive("Ben")
    table, links = crystal_table(ana, "me", "friend:Ben", seed=8)
    ben.claim(table, links[1])
    page = ana.page
    rng = random.Random(8)
    done: set[str] = set()
    while not {"charge", "ascend"} <= done:
        until_asked(table, ana.client, ben.client)
        view = ana.client.get(f"/tables/{table}/view")
        keys = [str(offer["key"]) for offer in view["question"]["offers"]]
        key = wanted(keys, own_crystals(view)) or rng.choice(keys)
        kind = key.partition(":")[0]
        if kind not in ("charge", "ascend"):
            body = {"key": key, "version": view["version"]}
            ana.client.call("POST", f"/tables/{table}/answers", body)
            continue
        page.goto(f"/t/{table}")
        page.locator(f'#table .can[value="{key}"]:not(.answer)').click()
        page.wait_for_url(f"**/t/{table}*")
        assert ana.client.get(f"/tables/{table}")["version"] > view["version"]
        done.add(kind)
    assert ana.client.get(f"/tables/{table}/view")["clans"][0]["ascension"] >= 1
    expect(page.locator("#zone-path .done .marker.mine")).to_be_visible()


def play_on(table: str, guest: Guest, other: Guest, rng: random.Random) -> None:
    """One answer of Ana's towards the path, and all of the other's until she is asked again."""
    until_asked(table, guest.client, other.client)
    view = guest.client.get(f"/tables/{table}/view")
    keys = [str(offer["key"]) for offer in view["question"]["offers"]]
    key = wanted(keys, own_crystals(view)) if rng.random() < 0.7 else ""
    key = key or rng.choice(keys)
    guest.client.call("POST", f"/tables/{table}/answers", {"key": key, "version": view["version"]})
    until_asked(table, guest.client, other.client)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_on_a_screen_every_answer_can_be_clicked_where_it_lies(
    arrive: Arrive, width: int, height: int
) -> None:
    ana, ben = arrive("Ana", viewport={"width": width, "height": height}), arrive("Ben")
    table, links = crystal_table(ana, "me", "friend:Ben", seed=9)
    ben.claim(table, links[1])
    page = ana.sit(table)
    rng = random.Random(9)
    until_asked(table, ana.client, ben.client)
    for _ in range(24):
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        size = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert max(size) <= 0, "one has to scroll"
        hidden = page.locator("#table .can:not(.answer)").evaluate_all(
            """all => all.filter((e) => {
              const box = e.getBoundingClientRect();
              const at = [box.x + box.width / 2, box.y + box.height / 2];
              return e.checkVisibility() && !e.contains(document.elementFromPoint(...at));
            }).map((e) => e.value)"""
        )
        assert hidden == []
        play_on(table, ana, ben, rng)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_on_a_phone_the_path_does_not_scroll_sideways(arrive: Arrive, lang: str) -> None:
    ana = arrive("Ana", viewport=PHONE, has_touch=True, is_mobile=True, locale=lang)
    ben = arrive("Ben")
    table, links = crystal_table(ana, "me", "friend:Ben", seed=10)
    ben.claim(table, links[1])
    rng = random.Random(10)
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    for _ in range(6):
        for _ in range(3):
            play_on(table, ana, ben, rng)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        small = page.locator("#zone-path .can:visible").evaluate_all(
            "all => all.map(e => e.getBoundingClientRect().height).filter(h => h < 43.5)"
        )
        assert small == []
    finish(table, [Client(ana.server.address, ana.client.token), ben.client])
    page.goto(f"/t/{table}")
    expect(page.locator("#zone-scoring .ascents")).to_be_visible()
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


# Cards whose text is longer than they are; a number may hang out of a card by its own height.
CUT = """() => [...document.querySelectorAll(".held, .shown")]
  .filter((e) => e.scrollHeight > e.clientHeight + 12).map((e) => e.dataset.thing)"""


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "screen"])
@pytest.mark.parametrize("signs", ["icons", "words"])
def test_no_card_is_cut_and_nothing_lies_beside_the_page(
    arrive: Arrive, size: dict[str, int], signs: str
) -> None:
    ana, ben = arrive("Ana", viewport=size), arrive("Ben")
    table, links = crystal_table(ana, "me", "friend:Ben", seed=12)
    ben.claim(table, links[1])
    rng = random.Random(12)
    for _ in range(5):
        for _ in range(6):
            play_on(table, ana, ben, rng)
        until_asked(table, ana.client, ben.client)
        page = ana.sit(table)
        page.evaluate("(signs) => { document.documentElement.dataset.signs = signs }", signs)
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        assert page.evaluate(CUT) == []
