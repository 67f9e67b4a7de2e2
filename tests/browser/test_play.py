"""Whole games by clicking: alone with bots, with a friend, at one screen, and from outside."""

import random
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import (
    BEYOND,
    PATIENCE,
    answer_as,
    answer_first,
    asks,
    choose_seed,
    click_answer,
    finish,
    hand_on,
    holds,
    keys_on,
    sees,
    state,
    until_asked,
    version,
)
from tests.table.servers import once

pytestmark = once


def test_one_person_and_two_bots_play_to_the_final_scoring(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.page
    page.goto("/")
    page.locator("main").get_by_label("Your name").fill("Ana")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    choose_seed(page, "3")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#zone-hand .held").first).to_be_visible()
    rng = random.Random(3)
    answers = 0
    while asks(page):
        answer_first(page, rng)
        answers += 1
    assert answers > 10
    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
    rows = page.locator("#zone-scoring tbody tr")
    assert rows.count() == 3
    totals = rows.locator(".total [aria-label]").evaluate_all(
        "all => all.map(e => Number(e.getAttribute('aria-label')))"
    )
    assert totals == sorted(totals, reverse=True)
    assert page.locator(".can").count() == 0
    expect(page.get_by_text("The game is over.")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="Finished")
    assert sorted(mine.locator(".points").all_inner_texts(), key=int) == sorted(
        map(str, totals), key=int
    )


def test_two_people_in_two_browsers_see_each_others_answers(arrive: Arrive) -> None:
    ana, ben = arrive(reduced_motion="no-preference"), arrive()
    ana.page.goto("/")
    ana.page.locator("main").get_by_label("Your name").fill("Aña")
    ana.page.get_by_label("Seat 2", exact=True).select_option("friend")
    ana.page.get_by_label("Seat 3", exact=True).select_option("none")
    choose_seed(ana.page, "3")
    ana.page.get_by_role("button", name="Play").click()
    link = ana.page.get_by_label("Seat of Player 2").input_value()

    ben.page.goto(link)
    ben.page.locator("main").get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ben.page.locator("#zone-hand .held").first).to_be_visible()
    expect(ana.page.locator("#zone-frame-people")).to_contain_text("B")
    expect(ana.page.locator("#zone-frame-links")).to_be_hidden()  # it is spent
    _await_one_deal(ana.page, ben.page)

    told: dict[str, set[str]] = {"Aña": set(), "Ben": set()}
    pages = {"Aña": ana.page, "Ben": ben.page}
    rng = random.Random(2)
    while not all(len(lines) >= 3 for lines in told.values()):
        now = max(version(page) for page in pages.values())
        for page in pages.values():
            sees(page, now)
        who = next(name for name, page in pages.items() if state(page)["question"])
        other = pages["Ben" if who == "Aña" else "Aña"]
        _answer_live(pages[who], rng)
        sees(other, now + 1)
        lines = other.locator("#zone-story li").filter(has=other.locator("b", has_text=who))
        told[who] |= set(lines.all_inner_texts())
    assert "your turn" in (ana.page.title() + ben.page.title())
    shown = ben.page.locator("#zone-story li").all_inner_texts()  # put together from what was new
    ben.page.reload()
    assert ben.page.locator("#zone-story li").all_inner_texts() == shown


def _await_one_deal(one: Page, other: Page) -> None:
    """Waits until no card is in the hands of both.

    When the last one sits down, cards are dealt anew, and a page may still show the deal before.
    """
    until = time.monotonic() + PATIENCE / 1000
    while not set(hand_on(one)).isdisjoint(hand_on(other)):
        assert time.monotonic() < until, "two people hold the same card"
        one.wait_for_timeout(30)


def _answer_live(page: Page, rng: random.Random) -> None:
    """Click any answer without waiting for what others make of it."""
    was = version(page)
    click_answer(page, rng.choice(keys_on(page)))
    holds(page, BEYOND, was)


def test_of_two_tabs_with_one_question_the_second_is_told_that_the_game_moved_on(
    arrive: Arrive,
) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    ana.expects("status of 409")
    table, links = ana.invited("me", "friend:Ben", seed=11)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    first = ana.sit(table)
    second = ana.context.new_page()
    second.add_init_script("delete window.EventSource")  # a tab that hears of nothing
    second.goto(first.url)
    was = version(first)
    assert version(second) == was
    click_answer(first, keys_on(first)[0])
    sees(first, was + 1)
    click_answer(second, keys_on(second)[0])
    expect(second.locator("#toasts")).to_contain_text("the game has moved on")
    sees(second, was + 1)
    assert ana.client.get(f"/tables/{table}")["version"] == was + 1
    texts = [page.locator("#zone-question").inner_text() for page in (first, second)]
    assert texts[0] == texts[1]


def test_at_one_screen_nobody_sees_anothers_cards(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table = ana.table("me", "hotseat:Eva", seed=4)
    names = ["Ana", "Eva"]

    def hands() -> list[set[str]]:
        return [
            {f"card:{uid}" for uid in ana.client.get(f"/tables/{table}/view?seat={n}")["hand"]}
            for n in (0, 1)
        ]

    page = ana.page
    page.goto(f"/t/{table}")
    seen: list[int] = []
    while len(seen) < 3:
        asked = ana.client.get(f"/tables/{table}")["asked"][0]
        seen.append(asked)
        expect(page.get_by_role("heading", level=1)).to_have_text(
            f"Pass the screen to {names[asked]}"
        )
        held = hands()
        text = page.content()
        assert not any(thing.removeprefix("card:") in text for thing in held[0] | held[1])
        assert page.locator("#table, [data-zone]").count() == 0
        page.get_by_role("link", name=f"I am {names[asked]}").click()
        expect(page.locator("#zone-hand .held").first).to_be_visible()
        assert set(hand_on(page)) == held[asked]
        text = page.content()
        assert not any(thing in text for thing in held[1 - asked])
        while ana.client.get(f"/tables/{table}")["asked"] == [asked]:
            was = version(page)
            click_answer(page, keys_on(page)[-1])
            holds(page, BEYOND, was)
        expect(page.locator("#table")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the screen to")
    assert page.locator("[data-zone]").count() == 0


def test_who_watches_by_the_code_sees_the_game_but_no_hand(arrive: Arrive) -> None:
    ana, ben, eva = arrive("Ana"), arrive("Ben"), arrive()
    table, links = ana.invited("me", "friend:Ben", seed=6)
    ben.claim(table, links[1])
    code = ana.client.get(f"/tables/{table}")["code"]
    page = eva.page
    page.goto("/")
    page.get_by_label("Code or link").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    for _ in range(8):
        now = ana.client.get(f"/tables/{table}")["version"]
        sees(page, now)
        text = page.content()
        for client in (ana.client, ben.client):
            view = client.get(f"/tables/{table}/view")
            assert view["hand"]
            assert not any(uid in text for uid in view["hand"])
        assert page.locator(".can, #zone-hand .held").count() == 0
        told = [answer_as(client, table) for client in (ana.client, ben.client)]
        assert any(told)
    finish(table, [ana.client, ben.client])
    expect(page.get_by_role("table", name="Final scores")).to_be_visible()
