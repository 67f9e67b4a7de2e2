"""Other ways to play: without JavaScript, by keyboard alone, on a phone."""

import random
import re
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.contrast import hard_to_read
from tests.browser.guests import (
    BEYOND,
    PHONE,
    answer_as,
    choose_seed,
    finish,
    holds,
    sees,
    state,
    until_asked,
    version,
)
from tests.table.servers import Client, once

pytestmark = once

# Keys pressed in one breath: a busy browser must not turn a number of two digits into its first.
TYPED = """(keys) => [...keys].forEach((key) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, bubbles: true })))"""


def _field(page: Page, form: str) -> str:
    """The version that a form on the page is for; pages without scripts cannot be asked."""
    return str(page.locator(f"input[form={form}][name=version]").first.get_attribute("value"))


def test_without_javascript_everything_is_a_form(arrive: Arrive) -> None:
    ana, ben = arrive(java_script_enabled=False), arrive("Ben")
    page = ana.page
    page.goto("/")
    page.locator("main").get_by_label("Your name").fill("Ana")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_label("Seat 3", exact=True).select_option("none")
    page.get_by_role("button", name="Play").click()
    table = page.url.rpartition("/")[2]
    link = page.get_by_label("Seat of Player 2").input_value()
    ben.claim(table, link.rpartition("/")[2])
    rng = random.Random(1)
    answered = 0
    while answered < 10:
        page.goto(f"/t/{table}")
        if not page.locator("input[form=answer][name=version]").count():
            refresh = page.locator("meta[http-equiv=refresh]")
            assert refresh.count() == 1  # it looks again by itself
            assert answer_as(ben.client, table, rng)
            continue
        assert page.locator("meta[http-equiv=refresh]").count() == 0
        was = int(_field(page, "report"))
        if not page.locator(".can:visible").count():
            page.locator("#zone-question details.group > summary").first.click()
        with page.expect_navigation(url=f"**/t/{table}*"):
            rng.choice(page.locator(".can:visible").all()).click()
        assert int(_field(page, "report")) > was
        answered += 1

    undo = page.get_by_role("button", name="Undo")
    if undo.count():
        was = int(_field(page, "report"))
        undo.click()
        assert int(_field(page, "report")) == was - 1
    page.locator("details.talk > summary").click()
    page.get_by_label("Say something").fill("Good evening")
    page.locator("details.talk").get_by_role("button", name="Send").click()
    expect(page.locator("#zone-frame-chat .text")).to_have_text("Good evening")

    cookie = next(c for c in ana.context.cookies() if c["name"] == "gloaming")
    finish(table, [Client(ana.server.address, cookie["value"]), ben.client])
    page.goto(f"/t/{table}")
    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
    page.goto(f"/t/{table}/replay?step=3")
    page.get_by_role("link", name="One step on").click()
    expect(page.get_by_text("Step 4 of")).to_be_visible()


def test_without_javascript_no_card_lies_under_what_happened(arrive: Arrive) -> None:
    ana, ben = arrive("Ana", java_script_enabled=False), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=4)
    ben.claim(table, links[1])
    rng = random.Random(4)
    for _ in range(4):
        until_asked(table, ana.client, ben.client)
        page = ana.sit(table)
        end = page.get_by_role("heading", name="What happened").bounding_box()
        for card in page.locator("#zone-hand .held, #zone-hand .can").all():
            box = card.bounding_box()
            assert end is None or box is None or box["y"] + box["height"] <= end["y"]
        for answer in page.locator("#zone-hand .can:visible").all():
            answer.click(trial=True)
        answer_as(ana.client, table, rng)


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_out_of_a_choice_of_two_steps_leads_a_button_beside_it(
    arrive: Arrive, scripts: bool
) -> None:
    ana, ben = arrive("Ana", java_script_enabled=scripts), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=9)
    ben.claim(table, links[1])
    rng = random.Random(9)
    while not _has_to_choose_a_place(ana.client, table):
        assert any([answer_as(ana.client, table, rng), answer_as(ben.client, table, rng)])
    page = ana.sit(table)
    back = page.locator("#zone-question [data-escape]")
    expect(back).to_have_count(0)
    before = set(_offered(ana.client, table))

    def begin() -> None:
        page.locator('#zone-hand .can[value^="play:"]').first.click()
        expect(page.locator("#zone-question .what")).to_contain_text("On which Place of Power")

    begin()
    expect(back).to_have_text(re.compile("Undo"))
    back.click()
    expect(back).to_have_count(0)
    assert set(_offered(ana.client, table)) == before
    if scripts:
        begin()
        page.locator("details.menu.more > summary").click()
        page.keyboard.press("Escape")
        expect(page.locator("details.menu.more")).not_to_have_attribute("open", "")
        expect(back).to_be_visible()  # what is open is left first
        page.keyboard.press("Escape")
        expect(back).to_have_count(0)
        assert set(_offered(ana.client, table)) == before
        page.keyboard.press("Escape")
        expect(page.locator("#zone-hand .can[value^='play:']").first).to_be_visible()
        assert set(_offered(ana.client, table)) == before


def _offered(client: Client, table: str) -> list[str]:
    """The answers that somebody can give now."""
    question = client.get(f"/tables/{table}/view")["question"]
    return [str(offer["key"]) for offer in question["offers"]] if question is not None else []


def _has_to_choose_a_place(client: Client, table: str) -> bool:
    """Whether somebody can play a Ritual, and on more than one Place."""
    clan = client.get(f"/tables/{table}/view")["clans"][0]
    free = [place for place in (*clan["outer"], *clan["inner"]) if not place["ritual"]]
    return len(free) > 1 and any(key.startswith("play:") for key in _offered(client, table))


def test_by_keyboard_alone(arrive: Arrive) -> None:
    ana, ben = arrive(), arrive("Ben")
    page = ana.page
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    _tab_to(page, "#name")
    page.keyboard.type("Ana")
    _tab_to(page, "#seat1")
    page.keyboard.type("A friend")
    _tab_to(page, "#seat2")
    page.keyboard.type("Empty")
    choose_seed(page, "3")
    _tab_to(page, "#make .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    ben.claim(table, page.get_by_label("Seat of Player 2").input_value().rpartition("/")[2])
    cookie = next(c for c in ana.context.cookies() if c["name"] == "gloaming")
    ana.client.token = cookie["value"]

    until_asked(table, ana.client, ben.client)
    steps = ana.client.get(f"/tables/{table}")["version"]
    sees(page, steps)
    for digits in (1, 2):  # a number of two digits waits for its second
        until_asked(table, ana.client, ben.client)
        steps = ana.client.get(f"/tables/{table}")["version"]
        sees(page, steps)
        there = page.locator(".can").evaluate_all("all => all.map(e => [e.dataset.n, e.value])")
        number, key = next(pair for pair in there if len(pair[0]) == digits)
        with page.expect_request("**/answer") as waiting:
            page.evaluate(TYPED, number)
        sent = waiting.value.post_data or ""
        assert f"key={quote_plus(key)}" in sent
        sees(page, steps + 1)
        undo = page.get_by_role("button", name="Undo")
        if undo.count():
            undo.press("Enter")
            sees(page, steps)
    until_asked(table, ana.client, ben.client)
    steps = ana.client.get(f"/tables/{table}")["version"]
    sees(page, steps)
    page.locator("body").press("Tab")
    _tab_to(page, ".can")
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring != "none"  # one sees where one is
    page.keyboard.press("Enter")
    sees(page, steps + 1)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")  # the place is not lost


def _tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something is reached."""
    for _ in range(160):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_a_digit_typed_into_the_talk_is_no_answer(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=42)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    steps = version(page)
    page.get_by_text("Chat", exact=True).first.click()
    page.get_by_label("Say something").press_sequentially("1 2 3 0")
    page.keyboard.press("Enter")
    expect(page.locator("#zone-frame-chat .text")).to_have_text("1 2 3 0")
    page.keyboard.press("Escape")
    expect(page.locator("details.talk")).not_to_have_attribute("open", "")
    assert version(page) == steps


PAGES = ("/", "/about", "/cards/evenfall", "/cards/evenfall/fairy", "/rules/evenfall?area=BAT",
         "/rules/evenfall/EF-ACT-02")  # fmt: skip


def _fits(page: Page, where: str) -> None:
    """Nothing of a page lies beside the screen."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{where} is {wide[0]} px wide on a screen of {wide[1]}"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_on_a_phone_pages_do_not_scroll_sideways(
    arrive: Arrive, finished: tuple[str, str], lang: str
) -> None:
    table, _ = finished
    eva = arrive(viewport=PHONE, has_touch=True, is_mobile=True, locale=lang)
    for path in (*PAGES, f"/t/{table}", f"/t/{table}/replay?step=20", f"/t/{table}/check"):
        eva.page.goto(path)
        assert eva.page.locator("html").get_attribute("lang") == lang
        _fits(eva.page, path)


def test_on_a_phone_the_decision_is_in_sight(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    ben = arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=43)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    rng = random.Random(5)
    for _ in range(5):
        _fits(page, "the table")
        box = page.locator("#zone-question .ask").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + min(box["height"], 80) <= PHONE["height"], "one has to look for it"
        small = page.locator("#zone-question :is(.can, summary):visible").evaluate_all(
            "all => all.map(e => e.getBoundingClientRect().height).filter(h => h < 43.5)"
        )
        assert small == []
        was = version(page)
        if not page.locator("#zone-question .can:visible").count():
            page.locator("#zone-question details.group > summary").first.tap()
        rng.choice(page.locator("#zone-question .can:visible").all()).tap()
        holds(page, BEYOND, was)
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        assert state(page)["question"]


# Words on cards in sight that are cut, or hang out of their card.
CUT_WORDS = """() => [...document.querySelectorAll("[data-fit] .words")].filter((e) => {
  if (!e.checkVisibility() || getComputedStyle(e).clipPath !== "none") return false;
  const end = e.closest("[data-fit]").getBoundingClientRect().bottom + 1;
  return e.scrollHeight > e.clientHeight + 1 || e.getBoundingClientRect().bottom > end;
}).map((e) => e.textContent)"""


def test_on_a_phone_a_tab_shows_whole_words_of_what_changed_meanwhile(arrive: Arrive) -> None:
    ana, ben = arrive("Ana", viewport=PHONE, locale="de"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=43)
    ben.claim(table, links[1])
    page = ana.sit(table)
    rng = random.Random(6)
    for _ in range(8):
        page.locator(".tabs [data-tab=story]").click()
        for _ in range(4):
            until_asked(table, ana.client, ben.client)
            assert answer_as(ana.client, table, rng)
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        for tab in ("me", "regions"):
            page.locator(f".tabs [data-tab={tab}]").click()
            assert page.evaluate(CUT_WORDS) == []


# The numbers and the smaller buttons on a card that lie over its own name.
OVER_NAMES = """() => [...document.querySelectorAll(".can.pick, .can kbd")].filter((e) => {
  const name = e.closest("article, .lying")?.querySelector(":scope > header .nm");
  if (!name || !e.checkVisibility() || getComputedStyle(name).clipPath !== "none") return false;
  const [a, b] = [e.getBoundingClientRect(), name.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).map((e) => e.closest("article").textContent.slice(0, 40))"""


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "screen"])
def test_no_answer_covers_the_name_of_a_card(arrive: Arrive, size: dict[str, int]) -> None:
    ana, ben = arrive("Ana", viewport=size), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=2)
    ben.claim(table, links[1])
    page = ana.sit(table)
    rng = random.Random(9)
    for _ in range(16):
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        assert page.evaluate(OVER_NAMES) == []
        answer_as(ana.client, table, rng)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_everything_can_be_read(arrive: Arrive, finished: tuple[str, str], theme: str) -> None:
    ana, ben = arrive("Ana", color_scheme=theme), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=3)
    ben.claim(table, links[1])
    page = ana.sit(table)
    rng = random.Random(4)
    for _ in range(8):
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        assert hard_to_read(page) == {}
        answer_as(ana.client, table, rng)
    for path in (*PAGES, f"/t/{finished[0]}", f"/t/{finished[0]}/replay?step=30"):
        page.goto(path)
        assert hard_to_read(page) == {}, path


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_on_a_screen_every_answer_can_be_clicked_without_scrolling(
    arrive: Arrive, width: int, height: int
) -> None:
    ana = arrive("Ana", viewport={"width": width, "height": height})
    ben = arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=2)
    ben.claim(table, links[1])
    page = ana.sit(table)
    rng = random.Random(7)
    for _ in range(12):
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        _fits(page, "the table")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        hidden = page.locator("#zone-hand .can, #zone-board .can, #zone-regions .can").evaluate_all(
            """all => all.filter((e) => {
              const box = e.getBoundingClientRect();
              const at = [box.x + box.width / 2, box.y + box.height / 2];
              return e.checkVisibility() && !e.contains(document.elementFromPoint(...at));
            }).map((e) => e.value)"""
        )
        assert hidden == []
        answer_as(ana.client, table, rng)
