"""Reload, back, and a server that was away: always the current state, no answer lost or doubled."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import (
    answer_as,
    asks,
    click_answer,
    hand_on,
    keys_on,
    sees,
    state,
    until_asked,
    version,
)
from tests.table.servers import Server, once

pytestmark = once


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server("--data", str(tmp_path)) as running:
        yield running


def test_a_page_goes_on_by_itself_after_the_server_was_killed(
    arrive: Arrive, mortal: Server
) -> None:
    ana, ben = arrive("Ana", mortal), arrive("Ben", mortal)
    ana.expects("ERR_CONNECTION", "ERR_INCOMPLETE_CHUNKED", "ERR_EMPTY_RESPONSE", "ERR_NETWORK")
    table, links = ana.invited("me", "friend:Ben", seed=31)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    steps = version(page)
    click_answer(page, keys_on(page)[0])
    sees(page, steps + 1)

    mortal.kill()
    until = state(page)
    if until["question"]:
        click_answer(page, keys_on(page)[0])
        lost = page.locator("body[data-lost] #zone-question")
        expect(lost).to_have_attribute("data-lost-text", re.compile("The connection is lost"))
        assert page.locator(".can").first.evaluate("e => getComputedStyle(e).opacity") == "0.4"
    mortal.start()
    assert ana.client.get(f"/tables/{table}")["version"] == steps + 1
    while not answer_as(ben.client, table):
        assert answer_as(ana.client, table)
    now = ana.client.get(f"/tables/{table}")["version"]
    sees(page, now)  # without a reload: the stream is back
    assert page.locator("body[data-lost]").count() == 0
    until_asked(table, ana.client, ben.client)
    now = ana.client.get(f"/tables/{table}")["version"]
    sees(page, now)
    click_answer(page, keys_on(page)[0])
    sees(page, now + 1)
    assert ana.client.get(f"/tables/{table}")["version"] == now + 1


def test_without_a_network_the_answers_are_dim_and_it_is_said(arrive: Arrive) -> None:
    ana = arrive("Ana")
    page = ana.sit(ana.table("me", "bot:random", seed=4))
    assert asks(page)
    ana.expects("ERR_INTERNET_DISCONNECTED")
    ana.context.set_offline(True)
    expect(page.locator("body")).to_have_attribute("data-lost", "yes")
    expect(page.locator("#zone-question")).to_have_attribute("data-lost-text", re.compile("."))
    ana.context.set_offline(False)
    expect(page.locator("body")).not_to_have_attribute("data-lost", "yes")


def test_reload_and_back_show_the_game_as_it_is_now(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=32)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    steps = version(page)
    click_answer(page, keys_on(page)[0])
    sees(page, steps + 1)
    page.reload()
    assert version(page) == steps + 1

    page.locator("details.more > summary").click()
    page.locator(".more").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rules of")
    for _ in range(4):
        answer_as(ana.client, table)
        answer_as(ben.client, table)
    until_asked(table, ana.client, ben.client)
    now = ana.client.get(f"/tables/{table}")["version"]
    assert now > steps + 1
    page.go_back()
    sees(page, now)
    held = {f"card:{uid}" for uid in ana.client.get(f"/tables/{table}/view")["hand"]}
    assert set(hand_on(page)) == held
    assert "your turn" in page.title()
    click_answer(page, keys_on(page)[0])
    sees(page, now + 1)
    page.go_back()
    page.go_forward()
    sees(page, now + 1)
    assert ana.client.get(f"/tables/{table}")["version"] == now + 1


def test_an_old_page_that_comes_late_is_not_shown(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    ana.expects("status of 409")
    table, links = ana.invited("me", "friend:Ben", seed=33)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    steps = version(page)
    held: list[Route] = []
    page.route("**/answer", lambda route: route.fulfill(status=409, json={"detail": "moved on"}))
    page.route(f"**/t/{table}", lambda route: held.append(route))
    click_answer(page, keys_on(page)[0])  # it is refused, so the page looks for itself
    while not held:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    old = held[0].fetch()
    answer_as(ana.client, table)
    sees(page, steps + 1)  # the stream is quicker
    with page.expect_event("requestfinished", lambda request: request.url.endswith(f"/t/{table}")):
        held[0].fulfill(response=old)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert version(page) == steps + 1
