"""The hint in a browser: beside its link with scripts, a page of its own without."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guests import answer_first, until_asked, version
from tests.table.servers import once

pytestmark = once


def test_a_hint_opens_beside_its_link_and_goes_with_the_next_answer(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=61)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    before = version(page)
    link, pop = page.get_by_role("link", name="Hint"), page.locator("#pop")
    link.click()
    expect(pop.locator(".hints li").first).to_be_visible()
    assert 1 <= pop.locator(".hints li").count() <= 3
    expect(pop.locator(".hints li").first).to_contain_text(re.compile(r"\d points for you, .* Ben"))
    expect(pop.locator(".fine")).to_contain_text("It knows only what you know.")
    assert "/hint" not in page.url
    page.keyboard.press("Escape")
    expect(pop).to_be_hidden()
    assert version(page) == before, "nothing was answered by asking"

    link.click()
    expect(pop.locator(".hints li").first).to_be_visible()
    answer_first(page)
    expect(pop).to_be_hidden()


def test_without_scripts_a_hint_is_a_page_with_a_way_back(arrive: Arrive) -> None:
    ana, ben = arrive("Ana", java_script_enabled=False), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=61)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    page.get_by_role("link", name="Hint").click()
    expect(page.get_by_role("heading", name="Hint")).to_be_visible()
    assert page.locator(".hints li").count() >= 1
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}(\?as=0)?$"))
