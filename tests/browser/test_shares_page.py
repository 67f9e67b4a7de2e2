"""Two browsers each add a share to the shuffles, and nobody has to do anything for it."""

from playwright.sync_api import expect

from gloaming.table.pages.frame import speaker
from tests.browser.conftest import Arrive
from tests.table.servers import once

pytestmark = once

SAY = speaker("en")


def test_browsers_give_their_shares_by_themselves(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    ana.page.goto("/")
    ana.page.locator("#seat1").select_option("friend")
    ana.page.locator("#seat2").select_option("none")
    expect(ana.page.locator("#make input[name=share]")).to_have_count(1)
    ana.page.locator("#make button.go").click()
    expect(ana.page.locator("#table")).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    link = ana.page.locator("#zone-frame-links input").first.input_value()
    before = ana.client.get(f"/tables/{table}")["shuffles"]
    assert [share["is_revealed"] for share in before["shares"]] == [False]

    ben.page.goto(link)
    expect(ben.page.get_by_text(SAY("shuffles-yours"))).to_be_visible()
    expect(ben.page.locator("form input[name=share]")).to_have_count(1)
    ben.page.get_by_role("button", name=SAY("claim-go")).click()
    for guest in (ana, ben):
        expect(guest.page.locator("#table")).to_be_visible()
        expect(guest.page.locator("[data-reveal]")).to_have_count(0)
        expect(guest.page.locator("#zone-frame-people .disc")).to_have_count(2)
    ben.page.wait_for_function(
        """async (table) => {
          const { shuffles } = await (await fetch(`/api/tables/${table}`)).json();
          return shuffles.shares.length === 2 && shuffles.shares.every((s) => s.is_revealed);
        }""",
        arg=table,
    )
    after = ana.client.get(f"/tables/{table}")["shuffles"]
    assert after["server_commitment"] == before["server_commitment"]
    assert [share["drawn_by"] for share in after["shares"]] == ["browser", "browser"]
    assert after["shares"][0]["commitment"] == before["shares"][0]["commitment"]
    assert not after["is_pending"]
