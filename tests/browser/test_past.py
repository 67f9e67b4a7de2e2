"""Taking back, asking the others to, looking at the past, playing on from it, and checking it."""

import re
from pathlib import Path

import msgspec
from playwright.sync_api import Page, expect

from gloaming.kernel.chance import commitment
from gloaming.kernel.match import Record, read_record, replay
from tests.browser.conftest import Arrive
from tests.browser.guests import (
    Guest,
    answer_as,
    asks,
    click_answer,
    hand_on,
    holds,
    keys_on,
    sees,
    until_asked,
    version,
)
from tests.table.servers import once

pytestmark = once

ZONES = ("board", "hand", "question", "regions", "scores")


def _zone_html(page: Page, zone: str) -> str:
    """A zone as the server has drawn it: whether words fit is the page's own affair."""
    return re.sub(r" tight\b", "", page.locator(f"#zone-{zone}").inner_html())


def _drawn(page: Page) -> dict[str, str]:
    """The game as a page shows it, zone by zone; the story goes its own way."""
    return {zone: _zone_html(page, zone) for zone in ZONES}


def _two(arrive: Arrive, seed: int) -> tuple[Guest, Guest, str]:
    """Ana and Ben at a table, and it is Ana's turn."""
    ana, ben = arrive("Ana"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=seed)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    return ana, ben, table


def test_an_own_answer_is_taken_back(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 21)
    page, other = ana.sit(table), ben.sit(table)
    undo = page.get_by_role("button", name="Undo")
    before, steps = _drawn(page), version(page)
    assert undo.count() == 0  # nothing of Ana's yet that could be
    key = next(k for k in keys_on(page) if k.startswith(("token", "play", "free-discard")))
    click_answer(page, key)
    sees(page, steps + 1)
    sees(other, steps + 1)
    assert _drawn(page) != before
    undo.click()
    sees(page, steps)
    sees(other, steps)
    assert _drawn(page) == before
    click_answer(page, key)  # the question is as good as new
    sees(page, steps + 1)


def test_further_back_the_others_are_asked(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 22)
    page, other = ana.sit(table), ben.sit(table)
    before, steps = _drawn(page), version(page)
    while not ben.client.get(f"/tables/{table}/view")["question"]:
        answer_as(ana.client, table)
    answer_as(ben.client, table)
    now = ana.client.get(f"/tables/{table}")["version"]
    sees(page, now)
    sees(other, now)
    ask = page.get_by_role("button", name="Ask to go back")

    ask.click()
    wish = other.locator(".notice", has_text="Ana would like to go back by")
    expect(wish).to_be_visible()
    expect(page.get_by_text("You would like to go back by")).to_be_visible()
    wish.get_by_role("button", name="Play on").click()
    expect(wish).to_be_hidden()
    expect(page.get_by_text("You would like to go back by")).to_be_hidden()
    assert ana.client.get(f"/tables/{table}")["version"] == now

    while ana.client.get(f"/tables/{table}")["version"] > steps:
        at = ana.client.get(f"/tables/{table}")["version"]
        undo = page.get_by_role("button", name="Undo")
        if undo.count():
            undo.click()
        else:
            ask.click()
            wish.get_by_role("button", name="Agree").click()
        holds(
            page,
            "(v) => Number(document.querySelector('#zone-frame-now [name=version]').value) < v",
            at,
        )
        expect(wish).to_be_hidden()
    assert ana.client.get(f"/tables/{table}")["version"] == steps
    sees(page, steps)
    sees(other, steps)
    assert _drawn(page) == before


def _at(page: Page, step: int, of: int) -> None:
    expect(page.get_by_text(f"Step {step} of {of}")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay\?step={step}$"))


def test_a_finished_game_is_watched_step_by_step_and_played_on(
    arrive: Arrive, finished: tuple[str, str]
) -> None:
    table, token = finished
    ana = arrive()
    ana.client.token = token
    ana.context.add_cookies([{"name": "gloaming", "value": token, "url": ana.server.address}])
    steps = ana.client.get(f"/tables/{table}")["version"]
    page = ana.page
    page.goto(f"/t/{table}")
    page.locator(".notice.end").get_by_role("link", name="Replay").click()
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    end = _zone_html(page, "board")
    page.get_by_label("Step", exact=True).fill("12")
    _at(page, 12, steps)
    assert _zone_html(page, "board") != end
    assert page.locator(".can").count() == 0
    page.get_by_role("link", name="One step on").click()
    _at(page, 13, steps)
    page.keyboard.press("ArrowLeft")
    _at(page, 12, steps)
    twelfth = _zone_html(page, "board")
    page.get_by_role("link", name="To the start").click()
    _at(page, 0, steps)
    page.goto(f"/t/{table}/replay?step=12")  # a link that somebody was sent
    assert _zone_html(page, "board") == twelfth
    lines = page.locator("#zone-frame-log li[aria-current=step]")
    assert lines.count() >= 1
    page.locator("#zone-frame-log li a").first.click()
    holds(page, "() => new URL(location.href).searchParams.get('step') < 12")

    page.goto(f"/t/{table}/replay?step=12")
    hand = hand_on(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url and "/t/" in url)
    assert asks(page)
    assert version(page) >= 12
    if version(page) == 12:
        assert hand_on(page) == hand
    was = version(page)
    click_answer(page, keys_on(page)[0])
    holds(
        page,
        "(v) => Number(document.querySelector('#zone-frame-now [name=version]').value) > v",
        was,
    )
    assert ana.client.get(f"/tables/{table}")["version"] == steps  # the old one stays as it was


def test_the_own_past_of_a_running_game_can_be_looked_at(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 23)
    for _ in range(6):
        answer_as(ana.client, table)
        answer_as(ben.client, table)
    steps = ana.client.get(f"/tables/{table}")["version"]
    page = ana.page
    page.goto(f"/t/{table}/replay?step={steps - 3}")
    expect(page.get_by_text(f"Step {steps - 3} of {steps}")).to_be_visible()
    assert page.get_by_role("button", name="Play on from here").count() == 0
    text = page.content()
    hidden = ben.client.get(f"/tables/{table}/view")["hand"]
    assert hidden
    assert not any(f"card:{uid}" in text for uid in hidden)


def test_anyone_can_check_a_finished_game(
    arrive: Arrive, finished: tuple[str, str], tmp_path: Path
) -> None:
    table, _ = finished
    eva = arrive()
    page = eva.page
    page.goto(f"/t/{table}/check")
    values = [text.strip() for text in page.locator(".value code").all_inner_texts()]
    hash, key, command = values
    assert commitment(bytes.fromhex(key)) == hash
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    assert command == f"gloaming replay {kept.name} --verify"
    record = read_record(kept)
    assert record.setup.key == key
    match = replay(record)
    assert match.is_over
    assert match.scores() == record.scores == eva.client.get(f"/tables/{table}")["scores"]
    assert msgspec.json.decode(kept.read_bytes(), type=Record).names == ["Ana", "Ben"]


def test_a_running_game_keeps_its_key(arrive: Arrive) -> None:
    ana, _, table = _two(arrive, 24)
    page = ana.page
    page.goto(f"/t/{table}/check")
    assert page.locator(".value code").count() == 1  # the hash alone
    expect(page.get_by_text("It is shown here when the game is over.")).to_be_visible()
