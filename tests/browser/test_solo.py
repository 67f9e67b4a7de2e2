"""Alone against the Automa: a whole game by clicking, its turns told, taken back, watched again."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from gloaming.evenfall import GAME
from tests.browser.conftest import Arrive
from tests.browser.guests import (
    BEYOND,
    LEAVE,
    ON,
    Guest,
    answer_as,
    answer_first,
    asks,
    choose_seed,
    click_answer,
    holds,
    keys_on,
    sees,
    state,
    version,
)
from tests.table.servers import once

pytestmark = once

SPACES = len(GAME.catalogue([]).items["automa"]["automa"].values["spaces"])
MAIN = ("token", "discover", "witch")
HERE = "() => document.querySelector('.rondel [aria-current]').dataset.thing"


def _solo(guest: Guest, seed: int, **options: str) -> str:
    """A table for one, made as a program would."""
    wish = {"game": "evenfall", "seats": [{"kind": "me"}], "seed": str(seed), "options": options}
    return str(guest.client.post("/tables", wish)["table"]["id"])


def _told(page: Page) -> str:
    """The newest of what the Automa did, as it stands beside the board."""
    return " ".join(page.locator(".doings:visible .tale.new > p:not(.way)").all_inner_texts())


def _marker(page: Page) -> str:
    return str(page.evaluate(HERE))


def _answer(page: Page, rng: random.Random) -> None:
    """Click any answer, and seldom the one that leaves."""
    was = state(page)["question"]
    keys = keys_on(page)
    going = [key for key in keys if key.partition(":")[0] not in LEAVE]
    click_answer(page, rng.choice(going if going and rng.random() < 0.85 else keys))
    holds(page, ON, was)


def _act(page: Page, rng: random.Random) -> None:
    """A main action, with all that it asks, until it is one's turn again."""
    key = next(k for k in keys_on(page) if k.partition(":")[0] in MAIN)
    was = state(page)["question"]
    click_answer(page, key)
    holds(page, ON, was)
    while "pass" not in keys_on(page):
        answer_first(page, rng)


def test_a_game_against_the_automa_is_played_to_the_end_by_clicking(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.page
    page.goto("/")
    page.locator("main").get_by_label("Your name").fill("Ana")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("none")
    for pill in ("#option-automa-master", "#option-automa-clan-spike"):
        page.locator(pill).check()
        expect(page.locator(pill)).to_be_checked()
    choose_seed(page, "12")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".rondel")).to_be_visible()
    opponent = page.get_by_role("region", name="Automa board")
    expect(opponent).to_contain_text("Level: Master")
    expect(opponent).to_contain_text("The Spike (Clan Tile)")

    rng = random.Random(12)
    turns: set[str] = set()
    battles = 0
    while asks(page):
        _answer(page, rng)
        first = page.locator("#zone-story li").first
        if "engine" in (first.get_attribute("class") or "") and not state(page)["over"]:
            said = first.inner_text()
            if "draws" in said and "worth" in said:
                assert _told(page) == said
                assert re.search(r"It (now has|stays at) \d+ points?", said)
                turns.add(said)
        fighter = page.locator("#zone-battle .engine")
        battles += fighter.count()
        if fighter.count():
            cards = fighter.locator(".back, .turned-up").count()
            assert cards == fighter.locator(".force .piece").count()
    assert len(turns) > 5
    assert battles

    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
    rows = page.locator("#zone-scoring tbody tr")
    assert rows.count() == 2
    totals = rows.locator(".total [aria-label]").evaluate_all(
        "all => all.map(e => Number(e.getAttribute('aria-label')))"
    )
    assert totals == sorted(totals, reverse=True)
    for row, total in zip(rows.all(), totals):
        steps = [int(n) for n in row.locator(".step").all_inner_texts()]
        assert sum(steps) == total
    winner = "Automa" if "Automa" in rows.first.inner_text() else "Ana"
    expect(page.locator("#zone-question")).to_contain_text(f"{winner} wins")
    expect(page.locator(".sums")).to_contain_text("Inner Circle")
    page.goto("/")
    mine = page.get_by_role("region", name="Finished")
    expect(mine.locator(".person")).to_have_count(2)
    expect(mine).to_contain_text("Automa")


def _rondel(page: Page) -> str:
    """The Automa's board without the pulse of what has just changed."""
    return page.locator("#zone-automa").inner_html().replace(" fresh", "")


def test_the_automas_turn_is_taken_back_with_ones_own(arrive: Arrive) -> None:
    ana = arrive("Ana")
    page = ana.sit(_solo(ana, 4, automa="witch"))
    rng = random.Random(4)
    _act(page, rng)
    marker, told, steps = _marker(page), _told(page), version(page)
    rondel = _rondel(page)
    _act(page, rng)
    assert _told(page) != told
    while version(page) > steps:
        at = version(page)
        page.get_by_role("button", name="Undo").click()
        holds(page, BEYOND, at)
    assert (version(page), _marker(page), _told(page)) == (steps, marker, told)
    assert _rondel(page) == rondel


def test_the_marker_walks_around_the_rondel(arrive: Arrive) -> None:
    ana = arrive("Ana", reduced_motion="no-preference")
    page = ana.sit(_solo(ana, 4))
    rng = random.Random(4)
    walked = False
    for _ in range(2):
        was = _marker(page)
        _act(page, rng)
        if _marker(page) != was:
            walked = True
            names = page.locator(".walker").evaluate(
                "e => getComputedStyle(e).animationName + getComputedStyle(e).animationDuration"
            )
            assert names.startswith("walk")
            assert float(names.removeprefix("walk").removesuffix("s")) > 0.3
            assert page.locator(".rondel .trail").count() > 0
    assert walked


def test_a_finished_game_is_watched_again_with_the_automas_turns(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table = _solo(ana, 9, automa="apprentice")
    rng = random.Random(9)
    turned: list[tuple[int, str]] = []
    while answer_as(ana.client, table, rng):
        view = ana.client.get(f"/tables/{table}/view")
        if view["story"][-1]["message"]["id"] == "log-automa-turn":
            turned.append((view["version"], f"rondel:{view['automa']['rondel']}"))
    assert len(turned) > 4
    page = ana.page
    for step, marker in (turned[0], turned[-1]):
        page.goto(f"/t/{table}/replay?step={step}")
        expect(page.locator(".rondel")).to_be_visible()
        assert _marker(page) == marker
        assert _told(page).startswith("The Automa draws ")
        assert page.locator(".can").count() == 0
    page.goto(f"/t/{table}/replay?step=0")
    assert _marker(page) == "rondel:0"
    assert page.locator(".doings").count() == 0


@pytest.mark.parametrize("width", [390, 1280])
def test_by_keyboard_every_space_can_be_read(arrive: Arrive, width: int) -> None:
    ana = arrive("Ana", viewport={"width": width, "height": 800})
    page = ana.sit(_solo(ana, 4))
    tab = page.locator('.tabs [data-tab="rivals"]')
    if tab.is_visible():  # on a narrow screen
        tab.focus()
        page.keyboard.press("Enter")
    spaces = page.locator(".what-spaces-do > summary")
    spaces.focus()
    page.keyboard.press("Enter")
    listed = page.locator(".what-spaces-do li")
    expect(listed).to_have_count(SPACES)
    expect(listed.first).to_be_visible()
    expect(listed.first).to_contain_text("advances one step on its Coven Track")
    expect(listed.first).to_contain_text("The ring stops the marker.")
    page.keyboard.press("Enter")
    expect(listed.first).to_be_hidden()


def test_without_javascript_the_turn_is_told_too(arrive: Arrive) -> None:
    ana = arrive("Ana", java_script_enabled=False)
    table = _solo(ana, 4)
    page = ana.sit(table)
    assert page.locator(".rondel li").count() == SPACES
    for _ in range(12):
        keys = page.locator(".can:visible")
        main = [
            key
            for n in range(keys.count())
            if (key := keys.nth(n).get_attribute("value")) != "pass"
        ]
        click_answer(page, str(main[0]))
        expect(page.locator("#table")).to_be_visible()
        if page.locator(".doings:visible").count():
            break
    expect(page.locator(".doings:visible")).to_contain_text("The Automa draws")


@pytest.mark.parametrize("options", [{}, {"crystal-path": "on"}], ids=["alone", "with the path"])
def test_everything_fits_beside_each_other(arrive: Arrive, options: dict[str, str]) -> None:
    """Nothing of the Automa lies over what must be read or answered, at any width."""
    ana = arrive("Ana")
    table = _solo(ana, 4, **options)
    rng = random.Random(4)
    for _ in range(30):
        answer_as(ana.client, table, rng)
    for width, height in ((390, 844), (1280, 800), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        page = ana.sit(table)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        boxes = {
            id: page.locator(f"#zone-{id}").bounding_box()
            for id in ("path", "automa", "opponent", "question", "hand", "regions", "board")
        }
        if width < 500:  # there the question is pinned to the lower edge, in reach of the thumb
            del boxes["question"]
        found = [(id, box) for id, box in boxes.items() if box is not None and box["height"] > 0]
        for n, (one, a) in enumerate(found):
            for other, b in found[n + 1 :]:
                apart = (
                    a["x"] + a["width"] <= b["x"] + 1
                    or b["x"] + b["width"] <= a["x"] + 1
                    or a["y"] + a["height"] <= b["y"] + 1
                    or b["y"] + b["height"] <= a["y"] + 1
                )
                assert apart, (width, one, other)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width > 500:
            assert page.evaluate("document.documentElement.scrollHeight") <= height
            assert {id for id, _ in found} >= {"automa", "opponent", "question", "board"}
