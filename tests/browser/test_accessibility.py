"""No barriers: axe finds none on the main pages, and at twice the size everything is in reach."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import source, violations
from tests.browser.conftest import Arrive
from tests.browser.guests import Guest
from tests.table.servers import once

pytestmark = once

ZOOMED = {"width": 640, "height": 400}  # 1280 x 800 at 200 %
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def _reader(arrive: Arrive, lang: str) -> Guest:
    """Somebody who reads the pages in a language."""
    guest = arrive()
    guest.client.token = guest.client.post("/people", {"name": "Ana", "lang": lang})["token"]
    cookie = {"name": "gloaming", "value": guest.client.token, "url": guest.server.address}
    guest.context.add_cookies([cookie])
    return guest


def _table(guest: Guest, game: str, **options: str) -> str:
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Ben"}]
    wish = {"game": game, "seats": seats, "seed": "5", "options": options}
    return f"/t/{guest.client.post('/tables', wish)['table']['id']}"


def _skips_to_the_question(page: Page) -> None:
    page.keyboard.press("Tab")
    skip = page.locator(".skip:focus")
    expect(skip).to_have_attribute("href", "#zone-question")
    skip.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('#zone-question') !== null")


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_no_page_has_barriers(arrive: Arrive, finished: tuple[str, str], lang: str) -> None:
    source()
    guest = _reader(arrive, lang)
    page = guest.page
    over = f"/t/{finished[0]}"
    asked = _table(guest, "evenfall", first="1")
    paths = (
        "/",
        "/cards/evenfall?q=fairy",
        "/cards/evenfall/fairy",
        "/rules/evenfall",
        "/about",
        "/privacy",
        "/me",
        "/operator",
        asked,
        over,
        f"{over}/replay?step=12",
        f"{over}/story",
        f"{over}/check",
        "/?game=eldritch",
        "/cards/eldritch?q=axe",
        "/cards/eldritch/axe",
        "/rules/eldritch?q=omen",
        _table(guest, "eldritch"),
    )
    found: dict[str, list[str]] = {}
    for path in paths:
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == lang
        if path == over:  # a sum with its parts
            page.locator(".points-from details").first.evaluate("(e) => { e.open = true; }")
        if path == asked:
            _skips_to_the_question(page)
        problems = violations(page)
        if problems:
            found[path] = problems
    assert found == {}


def test_at_twice_the_size_nothing_is_out_of_reach(
    arrive: Arrive, finished: tuple[str, str]
) -> None:
    guest = _reader(arrive, "de")  # the longest words
    page = guest.page
    page.set_viewport_size(ZOOMED)
    over = f"/t/{finished[0]}"
    asked = _table(guest, "evenfall", first="1")
    for path in (
        "/",
        "/me",
        "/cards/evenfall/fairy",
        "/rules/evenfall",
        asked,
        over,
        f"{over}/story",
    ):
        page.goto(path)
        assert page.evaluate(SIDEWAYS) <= 0, path
        if path == asked:
            expect(page.locator("#zone-question .can:visible").last).to_be_in_viewport()
