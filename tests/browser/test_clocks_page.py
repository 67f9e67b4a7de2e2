"""Two people and their clocks: counted down, warned of, run out, taken back, and given up."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from gloaming.table.pages.frame import speaker
from tests.browser.conftest import Arrive
from tests.browser.guests import holds
from tests.table.room import Room
from tests.table.servers import once

pytestmark = once

SAY = speaker("en")
COUNTED = """(was) => { const clock = document.querySelector(".clock[data-due]");
  return clock !== null && clock.textContent !== was; }"""
WARNED = """() => /left/.test(document.querySelector("#live").textContent)"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server in this process: its time is moved on by the test."""
    with Room(tmp_path_factory.mktemp("club")) as running:
        yield running


def test_two_people_play_by_the_clock(arrive: Arrive, club: Room) -> None:
    guests = [arrive(name, server=club) for name in ("Ana", "Ben")]
    ana, ben = guests
    seats = [{"kind": "me"}, {"kind": "friend", "name": "Ben"}]
    clock = {"kind": "live", "minutes": 10, "seconds": 20}
    made = ana.client.post(
        "/tables", {"game": "evenfall", "seats": seats, "seed": "3", "clock": clock}
    )
    table = made["table"]["id"]

    ben.page.goto(f"/s/{made['links'][1]}")
    expect(ben.page.get_by_text(SAY("clock-live", minutes=10, seconds=20))).to_be_visible()
    expect(ben.page.get_by_text(SAY("seed-chosen"))).to_be_visible()
    ben.page.get_by_role("button", name=SAY("claim-go")).click()
    expect(ben.page.locator("#table")).to_be_visible()
    ana.sit(table)

    asked = ana.client.get(f"/tables/{table}")["asked"][0]
    late, other = guests[asked], guests[1 - asked]
    for guest in guests:
        expect(guest.page.locator(".clocks li")).to_have_count(2)
        clock_now = guest.page.locator(".clock[data-due]")
        expect(clock_now).to_have_count(1)
        holds(guest.page, COUNTED, clock_now.inner_text())  # without a request, by our own clock

    club.pass_time(555)  # of 620: it warns when a minute is left, and again at ten seconds
    late.page.reload()  # as after a lost connection: the page hears the server's time again
    holds(late.page, WARNED)
    expect(late.page.locator(".clock.low")).to_be_visible()

    club.pass_time(70)
    told = SAY("away-time", name=late.name)
    for guest in guests:
        expect(guest.page.get_by_text(told)).to_be_visible()
    expect(other.page.get_by_role("button", name=SAY("away-come"))).to_have_count(0)
    late.page.get_by_role("button", name=SAY("away-come")).click()
    for guest in guests:
        expect(guest.page.get_by_text(told)).to_have_count(0)

    late.page.locator("details.more > summary").click()
    late.page.get_by_text(SAY("resign"), exact=True).click()
    late.page.get_by_role("button", name=SAY("resign-go")).click()
    for guest in guests:
        expect(guest.page.get_by_text(SAY("away-resigned", name=late.name))).to_be_visible()
    info = other.client.get(f"/tables/{table}")
    assert info["seats"][asked]["away"] == "resigned"
