"""The question's dock: every answer in reach, the board still, everything large enough to read."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guests import PHONE, WIDE, Guest, holds, sees, until_asked
from tests.table.servers import once

pytestmark = once

# Answers of the list that cannot be clicked where they are, with all groups looked into.
HIDDEN = """() => {
  const dock = document.querySelector("#zone-question .ask");
  const reached = (e) => {
    e.scrollIntoView({ block: "nearest" });
    const box = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  const lost = [...dock.querySelectorAll(".answers > .list .can:not(.notch)")]
    .filter((e) => e.checkVisibility() && !reached(e));
  for (const group of dock.querySelectorAll("details.group")) {
    group.open = true;
    lost.push(...[...group.querySelectorAll(".can")].filter((e) => !reached(e)));
    group.open = false;
  }
  return lost.map((e) => e.value);
}"""
# What is asked, where it is not all in sight, and words of cards in hand that are cut.
CUT = """async () => {
  await document.fonts.ready;
  const [dock, asked] = [".ask", ".ask > .asked"].map((query) => (
    document.querySelector(`#zone-question ${query}`).getBoundingClientRect()));
  const cut = asked.top < dock.top || asked.bottom > dock.bottom ? ["what is asked"] : [];
  for (const card of document.querySelectorAll("#zone-hand .held")) {
    const end = card.getBoundingClientRect().bottom + 1;
    for (const e of card.querySelectorAll(".words")) {
      if (e.clientWidth < 2) continue;
      if (e.getBoundingClientRect().bottom > end || e.scrollHeight > e.clientHeight + 1) cut.push(e.textContent);
    }
  }
  return cut;
}"""  # noqa: E501
# Texts below 14 px and signs below 18, each named by its class.
SMALL = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const e = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !e.checkVisibility() || e.closest(".words, .sr, .role, script, title")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size > 0 && size < 13.9 && e.getBoundingClientRect().width > 2) found.add(`${e.className} ${size}`);
  }
  for (const e of document.querySelectorAll("svg.i")) {
    const { width, height } = e.getBoundingClientRect();
    if (e.checkVisibility() && width > 2 && Math.max(width, height) < 17.5) found.add(`${e.getAttribute("class")} ${width}`);
  }
  return [...found];
}"""  # noqa: E501
BOARD = """() => ["board", "regions", "question"].map((zone) => {
  const { x, y, width, height } = document.getElementById(`zone-${zone}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
UNREACHED = """() => [...document.querySelectorAll(".notch")].filter((e) => {
  const box = e.getBoundingClientRect();
  return !e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((e) => e.value)"""
# Menus and tools at the top that another lies over.
OVERLAID = """() => [...document.querySelectorAll(".top :is(summary, .tool)")].filter((e) => {
  if (!e.checkVisibility()) return false;
  const { left, right, y, height } = e.getBoundingClientRect();
  const reached = (x) => e.contains(document.elementFromPoint(x, y + height / 2));
  return !reached(left + 3) || !reached(right - 3);
}).map((e) => e.outerHTML.slice(0, 80))"""
# Battle Rewards that something else lies over.
COVERED = """() => [...document.querySelectorAll(".battle .reaches > *")].filter((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return !e.contains(document.elementFromPoint(x + width / 2, y + height - 2));
}).map((e) => e.textContent)"""
DOCK = "() => document.querySelector('#zone-question .ask').offsetHeight"
# Names and prices of cards in hand of which a part is out of sight, and cards beyond the screen.
UNREAD = """() => [...document.querySelectorAll("#zone-hand .held")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const lost = box.right > innerWidth || box.bottom > innerHeight ? ["the card"] : [];
  for (const e of card.querySelectorAll(".nm, .cost")) {
    const { right, bottom } = e.getBoundingClientRect();
    const isCut = e.clientWidth && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2);
    if (isCut || right > box.right || bottom > box.bottom) lost.push(e.className);
  }
  return lost.map((part) => `${part} of ${card.dataset.thing}`);
})"""  # noqa: E501
# Short words of names in hand that go on in the next line; long ones have soft hyphens.
BROKEN = """() => [...document.querySelectorAll("#zone-hand .held .nm")].flatMap((name) => {
  const found = [];
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
      if (!word.includes("\\u00ad") && lines.size > 1) found.push(word);
    }
  }
  return found;
})"""
# Lines of what cards in hand do that are below the card's edge.
LOST = """() => [...document.querySelectorAll("#zone-hand .held")].flatMap((card) => {
  const end = card.getBoundingClientRect().bottom + 1;
  return [...card.querySelectorAll(":is(.fx, .cx) > *")]
    .filter((e) => e.getBoundingClientRect().width > 2 && e.getBoundingClientRect().bottom > end)
    .map((e) => `${card.dataset.thing}: ${e.textContent}`);
})"""
# Signs of prices and bonuses, on the display and in the Regions, that something cuts or lies over.
SIGNS_CUT = """() => [...document.querySelectorAll(".shown:not(.gone) .price .i, .region .bd .i")]
  .filter((e) => {
    const { x, y, width, height, right } = e.getBoundingClientRect();
    const card = e.closest("[data-card]");
    const room = (e.closest(".bd") ?? card).getBoundingClientRect();
    const over = document.elementsFromPoint(x + width / 2, y + height / 2)
      .find((f) => !f.matches(".can, .can *"));
    return right > room.right + 1 || !e.contains(over) && !over?.contains(e);
  }).map((e) => `${e.getAttribute("class")} of ${e.closest("[data-card]").dataset.card}`)"""
# Which cards say in words what they do.
SAID = """all => all.map((card) => (
  [...card.querySelectorAll(".words")].some((e) => e.clientWidth > 2)))"""
# An Action Space that fills the hand at once.
GENEROUS = """
[pack]
id = "generous"
game = "evenfall"

[[region]]
id = "central-mountains"
action = "gain 5 card"
"""
LATER = "(was) => Number(document.querySelector('input[form=report]')?.value ?? 0) > was"
WHOLE = {"crystal-path": "on"}


def _table(guest: Guest, seats: int, seed: int, options: dict[str, str], pack: str = "") -> str:
    """Several at one screen."""
    others = [{"kind": "hotseat", "name": name} for name in ("Bela", "Cleo", "Dora")]
    wish = {
        "game": "evenfall",
        "seats": [{"kind": "me"}, *others[: seats - 1]],
        "seed": str(seed),
        "options": options,
        **({"pack": pack} if pack else {}),
    }
    return str(guest.client.post("/tables", wish)["table"]["id"])


def _asked(guest: Guest, table: str) -> dict[str, Any]:
    """What is asked of whoever is asked first."""
    seat = int(guest.client.get(f"/tables/{table}")["asked"][0])
    view: dict[str, Any] = guest.client.get(f"/tables/{table}/view?seat={seat}")
    return {**view["question"], "seat": seat, "version": view["version"]}


def _answer(guest: Guest, table: str, asked: dict[str, Any], key: str) -> None:
    if guest.page.url != "about:blank":  # a page that hears whose turn it is would go there itself
        guest.page.goto("about:blank")
    answer = {"key": key, "version": asked["version"], "seat": asked["seat"]}
    guest.client.post(f"/tables/{table}/answers", answer)


def _seen(guest: Guest, table: str, asked: dict[str, Any]) -> Page:
    guest.page.goto(f"/t/{table}?as={asked['seat']}")
    passed = guest.page.locator(".scene a.go")  # the screen goes from one to the next
    if passed.count():
        passed.click()
    sees(guest.page, asked["version"])
    return guest.page


@pytest.mark.parametrize(("seats", "options"), [(4, WHOLE), (3, {})], ids=["path", "base"])
def test_no_answer_is_hidden_and_the_board_stays(
    arrive: Arrive, seats: int, options: dict[str, str]
) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, seats, 11, options)
    rng = random.Random(11)
    boards = set()
    for number in range(36):
        asked = _asked(ana, table)
        if asked["about"]["id"] == "ask-dial":
            break
        if number % 5 == 0:
            page = _seen(ana, table, asked)
            assert page.evaluate(CUT) == []
            assert page.evaluate(HIDDEN) == []
            assert page.evaluate(SMALL) == []
            boards.add(str(page.evaluate(BOARD)))
        _answer(ana, table, asked, str(rng.choice(asked["offers"])["key"]))
    assert len(boards) == 1, boards  # whatever is asked


@pytest.mark.parametrize("options", [WHOLE, {"side": "moon"}], ids=["path", "moon"])
def test_of_a_full_hand_every_name_and_price_can_be_read(
    arrive: Arrive, options: dict[str, str]
) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 11, options, GENEROUS)
    asked = _asked(ana, table)
    _answer(ana, table, asked, "witch:region:central-mountains")
    asked = _asked(ana, table)
    assert len(ana.client.get(f"/tables/{table}/view?seat={asked['seat']}")["hand"]) >= 11
    page = _seen(ana, table, asked)
    for signs in ("words", "icons"):
        page.evaluate("(signs) => { document.documentElement.dataset.signs = signs }", signs)
        assert page.evaluate(UNREAD) == []


def _to_a_battle(guest: Guest, table: str) -> dict[str, Any]:
    """Answer until somebody is asked how much Mana they spend; what they are asked."""
    while (asked := _asked(guest, table))["about"]["id"] != "ask-dial":
        keys = [str(offer["key"]) for offer in asked["offers"]]
        wished = [key for key in keys if key.startswith("discover") or key == "pass"]
        _answer(guest, table, asked, (wished or keys)[0])
    return asked


def test_on_a_phone_the_dock_is_as_high_for_every_question_and_no_menu_overlaps(
    arrive: Arrive,
) -> None:
    ana = arrive("Ana", viewport=PHONE)
    table = _table(ana, 4, 5, {"first": "1"})
    asked = _asked(ana, table)
    page = _seen(ana, table, asked)
    high = page.evaluate(DOCK)
    assert page.evaluate(HIDDEN) == []
    expect(page.locator("#zone-question .can[value=pass]")).to_be_in_viewport(ratio=1)
    for seat in page.locator(".seats .seat").all():  # everybody's points, at one glance
        expect(seat).to_be_in_viewport(ratio=1)
    keys = [str(offer["key"]) for offer in asked["offers"]]
    _answer(ana, table, asked, next(key for key in keys if key.startswith("discover")))
    page = _seen(ana, table, _asked(ana, table))
    expect(page.locator(".back-out")).to_be_visible()
    assert page.evaluate(OVERLAID) == []
    assert page.evaluate(DOCK) == high  # with fewer answers and more to say
    assert page.evaluate(HIDDEN) == []


def test_on_a_phone_a_dial_is_as_large_as_a_finger(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=PHONE)
    table = _table(ana, 2, 5, {})
    page = _seen(ana, table, _to_a_battle(ana, table))
    notches = page.locator("#zone-question .dials .can")
    sizes = notches.evaluate_all("all => all.map((e) => [e.clientWidth, e.clientHeight]).flat()")
    assert len(sizes) >= 4
    assert min(sizes) >= 44
    for notch in notches.all():
        expect(notch).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("options", [{}, WHOLE], ids=["base", "path"])
def test_a_battle_moves_nothing_and_the_dial_says_what_it_leads_to(
    arrive: Arrive, options: dict[str, str]
) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 5, options)
    boards = {str(_seen(ana, table, _asked(ana, table)).evaluate(BOARD))}
    asked = _to_a_battle(ana, table)
    page = _seen(ana, table, asked)
    boards.add(str(page.evaluate(BOARD)))
    assert len(boards) == 1, boards  # the scene has the place of the hand
    view = ana.client.get(f"/tables/{table}/view?seat={asked['seat']}")
    [region] = [r for r in view["regions"] if r["region"] == view["battle"]["region"]]
    pieces = region["witches"][asked["seat"]] + region["elders"][asked["seat"]]
    previews = ["".join(text.split()) for text in page.locator(".notch").all_inner_texts()]
    mana = view["clans"][asked["seat"]]["mana"]
    assert previews[: mana + 1] == [f"{n}={pieces + n}" for n in range(len(previews))]
    assert page.evaluate(UNREACHED) == []  # the whole dial is in sight
    assert page.evaluate(COVERED) == []  # and what everybody can gain


def test_a_dial_that_was_revealed_is_round(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 5, {})
    asked = _to_a_battle(ana, table)
    while asked["about"]["id"] == "ask-dial":
        _answer(ana, table, asked, str(asked["offers"][-1]["key"]))
        asked = _asked(ana, table)
    dials = _seen(ana, table, asked).locator("#zone-battle .dial")
    sizes = dials.evaluate_all("all => all.map((e) => [e.offsetWidth, e.offsetHeight])")
    assert len(sizes) == 2
    assert all(width == height for width, height in sizes), sizes


@pytest.mark.parametrize(
    ("options", "seed", "cards"),
    [({}, 11, 11), (WHOLE, 11, 11), ({}, 4, 12), (WHOLE, 3, 12)],
    ids=["base", "path", "twelve", "twelve beside the path"],
)
def test_of_a_full_hand_no_line_is_lost(
    arrive: Arrive, options: dict[str, str], seed: int, cards: int
) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, seed, options, GENEROUS.replace("gain 5", f"gain {cards - 6}"))
    _answer(ana, table, _asked(ana, table), "witch:region:central-mountains")
    page = _seen(ana, table, _asked(ana, table))
    expect(page.locator("#zone-hand .held")).to_have_count(cards)
    for signs in ("words", "icons"):
        page.evaluate("(signs) => { document.documentElement.dataset.signs = signs }", signs)
        assert page.evaluate(LOST) == []


@pytest.mark.parametrize(("options", "seed"), [({}, 4), (WHOLE, 1)], ids=["base", "path"])
def test_of_thirteen_cards_that_cannot_be_played_no_name_breaks_within_a_word(
    arrive: Arrive, options: dict[str, str], seed: int
) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, seed, options, GENEROUS.replace("gain 5", "gain 7"))
    _answer(ana, table, _asked(ana, table), "witch:region:central-mountains")
    page = _seen(ana, table, _asked(ana, table))
    expect(page.locator("#zone-hand .held")).to_have_count(13)
    expect(page.locator("#zone-hand .held > .why").first).to_be_visible()
    page.evaluate("() => { document.documentElement.dataset.signs = 'icons' }")
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(UNREAD) == []


def test_seven_cards_beside_the_path_are_said_in_words(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 11, WHOLE, GENEROUS.replace("gain 5 card", "gain 1 card"))
    _answer(ana, table, _asked(ana, table), "witch:region:central-mountains")
    page = _seen(ana, table, _asked(ana, table))
    held = page.locator("#zone-hand .held")
    expect(held).to_have_count(7)
    assert held.evaluate_all(SAID) == [True] * 7
    assert page.evaluate(CUT) == []


def test_an_empty_hand_moves_nothing(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 5, {})
    boards = set()
    while True:
        asked = _asked(ana, table)
        view = ana.client.get(f"/tables/{table}/view?seat={asked['seat']}")
        if not boards or not view["hand"]:
            boards.add(str(_seen(ana, table, asked).evaluate(BOARD)))
        if not view["hand"]:
            break
        keys = [str(offer["key"]) for offer in asked["offers"]]
        wished = [key for key in keys if key.startswith(("free-discard", "discard", "gain"))]
        _answer(ana, table, asked, (wished or keys)[0])
    expect(ana.page.locator("#zone-hand")).to_contain_text("No cards in hand.")
    assert len(boards) == 1, boards


@pytest.mark.parametrize("options", [{}, WHOLE], ids=["base", "path"])
def test_on_a_large_screen_no_answer_is_hidden(arrive: Arrive, options: dict[str, str]) -> None:
    ana = arrive("Ana", viewport={"width": 1920, "height": 1080})
    page = _seen(ana, table := _table(ana, 4, 9, options), _asked(ana, table))
    assert page.evaluate(HIDDEN) == []


def test_a_card_of_the_display_opens_over_what_is_below(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    page = _seen(ana, table := _table(ana, 4, 11, WHOLE), _asked(ana, table))
    before = page.evaluate(BOARD)
    for card in page.locator(".shown").all():
        card.hover()
        assert page.evaluate(BOARD) == before


@pytest.mark.parametrize("size", [WIDE, {"width": 1280, "height": 720}], ids=["800", "720"])
def test_on_a_small_screen_no_sign_of_a_price_or_bonus_is_cut(
    arrive: Arrive, size: dict[str, int]
) -> None:
    ana = arrive("Ana", viewport=size)
    page = _seen(ana, table := _table(ana, 4, 14, WHOLE), _asked(ana, table))
    expect(page.locator('.shown[data-card="flaming-oracle"]')).to_be_visible()
    expect(page.locator('.region .place[data-card^="cavern-bound"] .bd')).not_to_have_count(0)
    assert page.evaluate(SIGNS_CUT) == []


def test_resources_are_counted_instead_of_read(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table = _table(ana, 2, 1, {})
    while (asked := _asked(ana, table))["about"]["id"] != "ask-gain":
        keys = [str(offer["key"]) for offer in asked["offers"]]
        wished = [key for key in keys if key.startswith(("witch", "discard"))]
        _answer(ana, table, asked, (wished or keys)[0])
    page = _seen(ana, table, asked)
    steppers = page.locator("#zone-question .steppers")
    expect(steppers).to_be_visible()
    go = steppers.locator(".count-go")
    expect(go).to_be_disabled()
    for kind in ("herb", "herb", "potion"):
        steppers.locator(f'[data-kind="{kind}"] [data-by="1"]').click()
    expect(go).to_have_text("Gain 2 Herbs and 1 Potion")
    expect(steppers.locator('[data-kind="herb"] [data-by="1"]')).to_be_disabled()
    before = ana.client.get(f"/tables/{table}/view?seat={asked['seat']}")["clans"][asked["seat"]]
    go.click()
    holds(page, LATER, asked["version"])
    after = ana.client.get(f"/tables/{table}/view?seat={asked['seat']}")["clans"][asked["seat"]]
    assert [b - a for a, b in zip(before["stock"], after["stock"])] == [2, 1, 0]


def test_a_turn_ends_by_itself_for_who_wishes_that(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=WIDE)
    table, links = ana.invited("me", "friend:Ben", seed=5)
    ben = arrive("Ben")
    ben.claim(table, links[1])
    while True:  # until Ana has done what she can, and could only discard cards
        until_asked(table, ana.client, ben.client)
        view = ana.client.get(f"/tables/{table}/view")
        keys = [str(offer["key"]) for offer in view["question"]["offers"]]
        if "end-turn" in keys and all(key in ("end-turn", "free-discard") for key in keys):
            break
        wished = [key for key in keys if key.startswith(("witch", "discover"))]
        answer = {"key": (wished or keys)[0], "version": view["version"]}
        ana.client.post(f"/tables/{table}/answers", answer)
    page = ana.sit(table)
    sees(page, view["version"])
    page.locator("details.more > summary").click()
    wish = page.locator("#end-turn")
    expect(wish).to_have_attribute("aria-pressed", "false")
    wish.click()
    holds(page, LATER, view["version"])
    expect(wish).to_have_attribute("aria-pressed", "true")
