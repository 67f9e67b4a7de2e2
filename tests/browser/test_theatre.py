"""The theatre: what others did is played, what decides the game is held, and nobody has to wait."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import (
    PHONE,
    Guest,
    answer_as,
    answer_first,
    asks,
    click_answer,
    holds,
    keys_on,
    sees,
    state,
    until_asked,
)
from tests.table.servers import once

pytestmark = once

HOUR = 3_600_000  # milliseconds
# Everything that is told on the stage, and how often a scene was opened and closed.
WATCH = """() => {
  window.seen = { lines: [], opened: 0, closed: 0 };
  const line = document.querySelector(".theatre-line");
  const scene = document.querySelector(".theatre-scene");
  new MutationObserver(() => window.seen.lines.push(line.textContent.trim()))
    .observe(line, { childList: true });
  new MutationObserver(() => { window.seen[scene.hidden ? "closed" : "opened"] += 1; })
    .observe(scene, { attributes: true, attributeFilter: ["hidden"] });
}"""
ON_STAGE = """() => !document.querySelector(".theatre-scene").hidden
  || !document.querySelector(".theatre-strip").hidden"""
EMPTY = f"() => !({ON_STAGE})()"
PLACES = """() => ["board", "regions", "hand", "story"].map((id) => {
  const { x, y, width, height } = document.getElementById(`zone-${id}`).getBoundingClientRect();
  return [id, x, y, width, height];
})"""


def at_table(arrive: Arrive, speed: str, seed: int = 5, **options: Any) -> tuple[Guest, Guest, str]:
    """Ana with a page and a clock that can be put forward, and Ben, who plays as a program."""
    ana, ben = arrive("Ana", speed=speed, **options), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=seed)
    ben.claim(table, links[1])
    if options.get("java_script_enabled", True):
        ana.page.clock.install()
        ana.sit(table).evaluate(WATCH)
    return ana, ben, table


def story_ids(guest: Guest, table: str) -> list[str]:
    """The messages of the story, the oldest first."""
    view = guest.client.get(f"/tables/{table}/view")
    return [line["message"]["id"] for line in view["story"]]


def play_to_a_battle(ana: Guest, ben: Guest, table: str) -> None:
    """Let both play as programs until a battle is won."""
    rng = random.Random(5)
    while "log-battle-won" not in story_ids(ana, table):
        answered = [answer_as(guest.client, table, rng) for guest in (ana, ben)]
        assert any(answered)


def skip_to_scene(page: Page) -> None:
    """Skip what is told until something is held."""
    holds(page, ON_STAGE)
    while page.locator(".theatre-scene").is_hidden():
        page.evaluate("document.querySelector('.theatre-skip').click()")
        holds(page, ON_STAGE)


def test_a_battle_stays_on_the_screen_until_it_is_dismissed(arrive: Arrive) -> None:
    ana, ben, table = at_table(arrive, "calm")
    page = ana.page
    play_to_a_battle(ana, ben, table)
    skip_to_scene(page)
    scene = page.locator(".theatre-scene")
    expect(scene.locator("h3")).to_have_text(re.compile("^Battle for "))
    view = ana.client.get(f"/tables/{table}/view")
    [first] = [line for line in view["story"] if line["message"]["id"] == "log-battle-won"][:1]
    winner = view["names"][first["seat"]] if "names" in view else ["Ana", "Ben"][first["seat"]]
    expect(scene.locator("li.won .nm")).to_have_text(winner)
    before = page.evaluate("() => window.seen")
    page.clock.fast_forward(HOUR)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    after = page.evaluate("() => window.seen")
    assert (after["opened"], after["closed"]) == (before["opened"], before["closed"])
    expect(scene).to_be_visible()
    expect(page.locator(".theatre-on")).to_be_focused()
    page.keyboard.press("Enter")
    holds(page, "(closed) => window.seen.closed > closed", after["closed"])


def test_on_a_phone_the_way_on_is_in_sight_however_long_a_scene_is(
    arrive: Arrive, finished: tuple[str, str]
) -> None:
    table, _ = finished
    page = arrive(speed="calm", viewport=PHONE).page
    page.goto(f"/t/{table}/replay?step=0")
    last = int(page.locator("#step").get_attribute("max") or "0")
    page.goto(f"/t/{table}/replay?step={last - 1}")
    page.locator("#replay-play").click()
    titles = []
    while not titles or titles[-1] != "The game ends.":
        skip_to_scene(page)
        expect(page.locator(".theatre-on")).to_be_in_viewport(ratio=1)
        titles.append(page.locator(".theatre-scene h3").inner_text())
        page.locator(".theatre-on").click()


def test_an_answer_can_be_clicked_while_cards_glide(arrive: Arrive) -> None:
    ana = arrive("Ana", reduced_motion="no-preference")
    table = ana.table("me", "bot:random", seed=4)
    page = ana.sit(table)
    assert asks(page)
    # From the first moment of a change on, what lies at the answer is the answer.
    page.evaluate(
        """() => {
          window.reached = [];
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (apply) => {
            const begun = start(apply);
            begun.ready.then(() => {
              const e = document.querySelector("#zone-question .answers > .list .can");
              if (!e) return;
              const { x, y, width, height } = e.getBoundingClientRect();
              window.reached.push(e.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
            }, () => {});
            return begun;
          };
        }"""  # noqa: E501
    )
    while not page.evaluate("() => window.reached.length"):
        answer_first(page)
    assert all(page.evaluate("() => window.reached"))


def test_a_battle_says_what_a_strength_is_made_of_and_why_a_tie_is_won(arrive: Arrive) -> None:
    ana, ben, table = at_table(arrive, "calm")
    page = ana.page
    rng = random.Random(5)
    while "log-battle-won" not in story_ids(ana, table):
        for guest in (ana, ben):
            asked = guest.client.get(f"/tables/{table}/view")["question"]
            if asked is not None and asked["about"]["id"] == "ask-dial":
                answer = {
                    "key": "dial:0",
                    "version": guest.client.get(f"/tables/{table}")["version"],
                }
                guest.client.post(f"/tables/{table}/answers", answer)
            else:
                answer_as(guest.client, table, rng)
    skip_to_scene(page)
    sides = page.locator(".theatre-scene .sides li")
    strengths = [int(text) for text in sides.locator("b").all_inner_texts()]
    for side, strength in zip(sides.all(), strengths):
        expect(side.locator("small")).to_contain_text(re.compile(rf"^{strength} \+ 0"))
    is_tied = strengths.count(max(strengths)) > 1
    expect(page.locator(".theatre-scene .tied")).to_have_count(int(is_tied))


def test_what_an_own_answer_leads_to_stays_as_well(arrive: Arrive) -> None:
    ana, ben = arrive("Ana", speed="calm"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=5)
    ben.claim(table, links[1])
    rng = random.Random(5)
    while (asked := ana.client.get(f"/tables/{table}/view")["question"]) is None or (
        asked["about"]["id"] != "ask-dial"
    ):
        assert any(answer_as(guest.client, table, rng) for guest in (ben, ana))
    answer_as(ben.client, table, rng)  # Ben's dial, if it is not set yet
    page = ana.page
    page.clock.install()
    ana.sit(table)
    click_answer(page, str(asked["offers"][0]["key"]))
    skip_to_scene(page)
    assert not state(page)["busy"], "the answer has arrived"
    page.clock.fast_forward(HOUR)
    page.evaluate("() => fetch(location.href).then((answer) => answer.text())")
    expect(page.locator(".theatre-scene")).to_be_visible()


def test_brisk_it_is_told_in_order_and_goes_on_by_itself(arrive: Arrive) -> None:
    ana, ben, table = at_table(arrive, "brisk", reduced_motion="no-preference")
    page = ana.page
    rng = random.Random(8)
    until_asked(table, ben.client, ana.client)
    sees(page, ana.client.get(f"/tables/{table}/view")["version"])
    places = page.evaluate(PLACES)
    told = len(story_ids(ana, table))
    while len(story_ids(ana, table)) < told + 3:
        assert answer_as(ben.client, table, rng)
        if ana.client.get(f"/tables/{table}/view")["question"] is not None:
            until_asked(table, ben.client, ana.client)
    holds(page, ON_STAGE)
    assert page.evaluate(PLACES) == places, "nothing moves to make room for the stage"
    holds(page, EMPTY)
    lines = page.evaluate("() => window.seen.lines")
    shown = page.locator("#zone-story li").all_inner_texts()
    told_by_ben = [line for line in lines if line.startswith("Ben ")]
    assert told_by_ben
    assert (
        told_by_ben
        == [text for text in reversed(shown) if text.startswith("Ben ")][-len(told_by_ben) :]
    )
    # once more, on request
    page.evaluate("() => { window.seen.lines = []; }")
    page.locator("#theatre-menu > summary").click()
    page.locator("#show-again").click()
    holds(page, "() => window.seen.lines.length > 0")
    page.keyboard.press("Escape")
    holds(page, EMPTY)


def test_at_once_a_round_of_bots_takes_no_time_of_the_page(arrive: Arrive) -> None:
    ana = arrive("Ana")
    table = ana.table("me", "bot:random", "bot:random", seed=4)
    page = ana.page
    page.clock.install()
    ana.sit(table)
    assert asks(page)
    page.evaluate(WATCH)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))  # from here no timer ends
    before = page.evaluate("() => performance.now()")
    asked = page.locator("input[form=answer][name=version]").last
    first = asked.input_value()
    click_answer(page, "pass")
    expect(asked).not_to_have_value(first)
    assert page.evaluate("() => performance.now()") - before < 1000
    assert page.evaluate("() => window.seen") == {"lines": [], "opened": 0, "closed": 0}
    expect(page.locator(".theatre-strip")).to_be_hidden()


def test_an_answer_is_possible_while_something_is_told(arrive: Arrive) -> None:
    ana, ben, table = at_table(arrive, "step", seed=11)
    page = ana.page
    rng = random.Random(3)
    until_asked(table, ben.client, ana.client)
    while ana.client.get(f"/tables/{table}/view")["question"] is None:
        assert answer_as(ben.client, table, rng)
    holds(page, ON_STAGE)
    lines = page.evaluate("() => window.seen.lines.length")
    page.locator(".theatre-next").click()
    holds(page, f"(n) => window.seen.lines.length > n || ({EMPTY})()", lines)
    page.locator("#theatre-menu > summary").click()
    page.get_by_label("Instant").check()
    assert asks(page), "the question is there as soon as somebody wants it"
    page.keyboard.press("Escape")
    click_answer(page, keys_on(page)[0])
    page.reload()
    page.locator("#theatre-menu > summary").click()
    expect(page.get_by_label("Instant")).to_be_checked()


def test_without_javascript_the_news_stand_below_the_question(arrive: Arrive) -> None:
    ana, ben, table = at_table(arrive, "calm", java_script_enabled=False)
    rng = random.Random(5)
    until_asked(table, ben.client, ana.client)
    while ana.client.get(f"/tables/{table}/view")["question"] is None:
        assert answer_as(ben.client, table, rng)
    page = ana.sit(table)
    news = page.locator("#zone-stage")
    expect(news.get_by_role("heading", name="What happened")).to_be_visible()
    expect(news.locator("article.turn").last).to_contain_text("Ben ")
    expect(page.locator("#theatre-menu")).to_be_hidden()
    question, below = page.locator("#zone-question").bounding_box(), news.bounding_box()
    assert question is not None
    assert below is not None
    assert question["y"] + question["height"] <= below["y"]
    page.get_by_role("link", name="What happened since your last turn").click()
    expect(news).to_be_in_viewport()


def test_replay_plays_by_itself_and_goes_by_turn_and_by_round(
    arrive: Arrive, finished: tuple[str, str]
) -> None:
    table, _ = finished
    page = arrive().page
    page.goto(f"/t/{table}/replay?step=0")
    bar = page.locator(".replay-bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 60  # all of it in one line
    now = page.locator("#zone-frame-log li.now")
    page.locator("[data-step=replay-on-round]").click()
    expect(now.filter(has_text="Round 2 begins.")).to_have_count(1)
    second_round = int(page.locator("#step").input_value())
    page.locator("[data-step=replay-back-turn]").click()
    holds(page, "(step) => Number(document.querySelector('#step').value) < step", second_round)
    turn = int(page.locator("#step").input_value())
    page.locator("#replay-play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    holds(page, "(step) => Number(document.querySelector('#step').value) > step", turn)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert f"step={page.locator('#step').input_value()}" in page.url, "a link to this moment"


def test_who_watches_a_replay_chooses_a_board_as_well(
    arrive: Arrive, finished: tuple[str, str]
) -> None:
    table, _ = finished
    page = arrive().page
    page.goto(f"/t/{table}/replay?step=40")
    board = page.locator("#zone-board h2")
    for name in ("Ben", "Ana"):
        page.locator(".whose").get_by_role("link", name=name).click()
        expect(board).to_contain_text(name)
        page.locator("[data-step=replay-on-turn]").click()
        holds(page, "() => Number(document.querySelector('#step').value) > 40")
        expect(board).to_contain_text(name)
    assert "of=0" in page.url, "a link to this moment and this board"
    status = page.locator("#zone-question").bounding_box()
    assert status is not None
    assert status["y"] + status["height"] <= 800, "what is told is in sight"


def test_watchers_choose_whose_board_they_see(arrive: Arrive) -> None:
    ana, ben, eve = arrive("Ana"), arrive("Ben"), arrive()
    table, links = ana.invited("me", "friend:Ben", seed=5)
    ben.claim(table, links[1])
    page = eve.sit(table)
    board = page.locator("#zone-board h2")
    for name in ("Ben", "Ana", "Ben"):
        page.locator(".whose").get_by_role("link", name=name).click()
        expect(board).to_contain_text(name)
    rng = random.Random(2)
    for _ in range(4):
        assert any(answer_as(guest.client, table, rng) for guest in (ana, ben))
    sees(page, ana.client.get(f"/tables/{table}/view")["version"])
    expect(board).to_contain_text("Ben")
    status = page.locator("#zone-question").bounding_box()
    assert status is not None
    assert status["y"] + status["height"] <= 800, "who is asked is in sight"
