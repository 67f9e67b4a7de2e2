"""Signs and cards that explain themselves: where one points, and where a finger taps."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import PHONE, Guest, holds, sees, state, until_asked, version
from tests.table.servers import once

pytestmark = once

# How much of the pop-up lies over the question with its answers, in square pixels.
OVER_THE_ANSWERS = """() => {
  const [a, b] = ["#pop", "#zone-question .ask"].map((e) => document.querySelector(e).getBoundingClientRect());
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}"""  # noqa: E501


def _asked(ana: Guest, ben: Guest, seed: int) -> tuple[str, Page]:
    """A table at which Ana is asked, and her page."""
    table, links = ana.invited("me", "friend:Ben", seed=seed)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    page = ana.sit(table)
    sees(page, ana.client.get(f"/tables/{table}")["version"])
    return table, page


def test_signs_and_cards_explain_themselves_and_leave_the_answers_free(arrive: Arrive) -> None:
    ana = arrive("Ana")
    _, page = _asked(ana, arrive("Ben"), 61)
    pop = page.locator("#pop")
    page.locator("#zone-board .strip .stock .i-mana").hover()
    expect(pop).to_contain_text("Mana")
    expect(pop).to_contain_text("in battles")
    cards = page.locator("#zone-hand .held, #zone-regions .place").all()
    for card in cards[::2]:
        page.mouse.move(640, 4)
        expect(pop).to_be_hidden()
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 14)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 16)
        name = card.locator(".nm").first.text_content() or ""
        expect(pop.locator(".title")).to_have_text(name.replace("\u00ad", ""))
        assert page.evaluate(OVER_THE_ANSWERS) == 0
        assert pop.locator(".rules li").count() >= 2  # sentences, not codes
        assert "EF-" not in pop.inner_text()
    page.locator("details.legend > summary").click()
    entries = page.locator(".menu.legend [data-sign]")
    assert entries.count() > 50
    expect(entries.filter(has_text="Witch").first).to_be_visible()


def test_with_the_keyboard_the_signs_of_a_zone_are_one_stop(arrive: Arrive) -> None:
    ana = arrive("Ana")
    _, page = _asked(ana, arrive("Ben"), 61)
    pop = page.locator("#pop")
    zone = page.locator("#zone-regions")
    stop = zone.locator("svg[tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    told = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        sign = page.evaluate(
            "() => document.activeElement.querySelector('use').getAttribute('href').slice(3)"
        )
        expect(pop.locator(f'[data-sign="{sign}"]')).to_be_visible()
        told.append(pop.inner_text())
        expect(stop).to_have_count(1)
    assert all(told)
    page.keyboard.press("Escape")
    expect(pop).to_be_hidden()


def test_the_board_of_a_rival_opens_as_cards(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, page = _asked(ana, arrive("Ben"), 61)
    clan = ana.client.get(f"/tables/{table}/view")["clans"][1]
    rival = page.locator("#zone-rival-1 .rival")
    expect(rival.locator(".place").first).to_be_hidden()
    rival.locator("summary").click()
    for place in [*clan["outer"], *clan["inner"]]:
        expect(rival.locator(f'.place[data-thing="card:{place["uid"]}"]')).to_be_visible()


def test_with_a_finger_the_first_tap_shows_and_the_second_plays(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    _, page = _asked(ana, arrive("Ben"), 62)
    before = version(page)
    was = state(page)["question"]
    first = page.locator("#zone-hand .held .can").first
    first.tap()
    pop = page.locator("#pop")
    expect(pop).to_contain_text("Tap again")
    expect(pop.locator(".pop-card")).to_be_visible()
    assert page.evaluate(OVER_THE_ANSWERS) == 0
    assert (version(page), state(page)["question"]) == (before, was)
    pop.locator(".pop-again").tap()  # or the card itself once more
    holds(page, "(was) => Number(document.querySelector('input[form=report]').value) > was", before)
    expect(pop).to_be_hidden()  # what was played is no longer spoken of
