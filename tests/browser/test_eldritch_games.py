"""Eldritch Horror in a browser, whole games and prices: one person with three investigators plays
to the end by clicking, and two people pay a price of the group together."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.match import new
from tests.browser.axe import source, violations
from tests.browser.conftest import Arrive
from tests.browser.contrast import hard_to_read
from tests.browser.guests import ON, Guest, asks, choose_seed, click_answer, holds, keys_on, state
from tests.table.given_server import GivenServer
from tests.table.servers import once

pytestmark = once

OPTIONS = {
    "ancient": "azathoth",
    "investigators": "silas-marsh,lily-chen,trish-scarborough",
    "lead": "1",
}
SEED = "1"  # a short game with many kinds of questions

# Three investigators have to find two Clues together, or the Rumor loses a token (EH-SPEND-08).
RUMOR = "web-between-worlds"
PRICE = {
    "board": {"phase": "reckoning", "ongoing": [RUMOR], "mystery": "occult-research"},
    "Ana": {"investigator": "lola-hayes", "clues": 1},
    "Ben": {"investigator": "silas-marsh", "clues": 2},
    "Cleo": {"investigator": "lily-chen"},
    "dice": "any",
}
# Lola Hayes may travel, and acquire assets with a Clue at hand: then she is asked after the roll.
SHOP: dict[str, Any] = {
    "board": {
        "phase": "action",
        "mystery": "occult-research",
        "reserve": ["axe", "bandages", "lodge-researcher", "charter-flight"],
    },
    "Ana": {"investigator": "lola-hayes", "space": "tokyo", "clues": 1},
    "dice": "any",
}
# The same on the last evening: the next Omen is that of an open Gate, and Doom is at 1 (EH-AO-03).
LAST = {
    **SHOP,
    "board": {**SHOP["board"], "ancient": "azathoth", "doom": 1, "gates": ["london"]},
}
# Remembers what glides from one place to another.
GLIDES = """() => {
  window.glided = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (apply) => {
    for (const thing of document.querySelectorAll("[data-thing]")) {
      if (thing.style.viewTransitionName) window.glided.push(thing.dataset.thing);
    }
    return start(apply);
  };
}"""
# Four people on one space with Monsters, and two Rumors with their clocks.
CROWD = {
    "board": {
        "phase": "action",
        "gates": ["istanbul", "tokyo", "london", "sydney"],
        "monsters": {
            "istanbul": ["ghoul", "byakhee", "deep-one", "cultist", "zombie", "star-spawn"]
        },
        "mystery": "seed-of-the-daemon-sultan",
        "ongoing": [RUMOR, "growing-madness"],
        "reserve": ["axe", "bandages", "lodge-researcher", "charter-flight"],
    },
    **{name: {"space": "istanbul"} for name in ("Ana", "Ben", "Cleo", "Dora")},
    "dice": "any",
}
# Somebody has lost an investigator and chooses another; the Mythos Phase has just brought that.
FALLEN = {
    "board": {"phase": "mythos-end", "mystery": "occult-research"},
    "Ana": {"waiting": True},
    "dice": "any",
}
# What must never be hidden: how often it is to be seen, and where it may stand.
NEVER_HIDDEN = {
    "Doom": (1, ".doom .head b"),
    "the price of the next Omen": (1, ".watch .dm, .omen .if strong"),
    "the Mystery": (1, ".watch .my, .mystery .progress"),
    "the clocks of Rumors": (2, ".watch .rumor, .inplay.rumor .left"),
    "Mythos cards left": (1, ".round small"),
    "the Lead Investigator": (1, ".chip .i-lead"),
    "whose turn it is": (1, ".chip.acting"),
    "Health of everybody": (4, ".chip .hp"),
    "Sanity of everybody": (4, ".chip .sp"),
}
# How many elements of a selector are on the screen with nothing above them; what clicks go through
# counts as well.
IN_SIGHT = """(selector) => {
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [solid];
  const shown = [...document.querySelectorAll(selector)].filter((e) => {
    const { x, y, width, height, bottom, right } = e.getBoundingClientRect();
    if (!width || y < 0 || x < 0 || bottom > innerHeight || right > innerWidth) return false;
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return above !== null && (e.contains(above) || above.contains(e));
  });
  document.adoptedStyleSheets = [];
  return shown.length;
}"""
# All options that a page offers, folded ones too.
ALL_KEYS = """() => [...document.querySelectorAll(".can")].map((e) => e.value)"""
KB = 1024
# All that a browser has fetched for a page: itself, style sheets, scripts, drawings, typefaces.
FETCHED = """async () => {
  await document.fonts.ready;
  const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  return entries.map((entry) => [entry.name, entry.encodedBodySize]);
}"""


POSITIONS = {"price": PRICE, "shop": SHOP, "last": LAST, "crowd": CROWD, "fallen": FALLEN}


@pytest.fixture(scope="module")
def given_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server whose tables begin at the positions of this file."""
    folder = tmp_path_factory.mktemp("given")
    with GivenServer(folder, POSITIONS) as running:
        yield running


def _choice(keys: list[str], round: int) -> str:
    """In the first round whatever is offered first; then everybody lets the world go by."""
    return "end" if "end" in keys and round > 1 else keys[0]


def _answers_of_the_game() -> list[tuple[set[str], str]]:
    """All answers of the game with `_choice`, each with the options there were."""
    answers: list[tuple[set[str], str]] = []
    match = new("eldritch", seats=3, seed=SEED, options=OPTIONS)
    while not match.is_over:
        seat = match.asked_seats[0]
        game = match.game
        assert isinstance(game, Eldritch)
        keys = [option.key for option in match.options(seat)]
        answers.append((set(keys), _choice(keys, game.round)))
        match.answer(answers[-1][1], seat)
    return answers


def _go_on(page: Page, key: str) -> None:
    was = state(page)["question"]
    keys_on(page)  # opens what is folded
    click_answer(page, key)
    holds(page, ON, was)


def test_one_person_plays_three_investigators_to_the_end_and_watches_it_again(
    arrive: Arrive,
) -> None:
    """Every answer is clicked, and every option of every question can be."""
    ana = arrive("Ana")
    kinds = [{"kind": "me"}, {"kind": "hotseat", "name": "Two"}, {"kind": "hotseat", "name": "3"}]
    wish = {"game": "eldritch", "seats": kinds, "seed": SEED, "options": OPTIONS}
    table = str(ana.client.post("/tables", wish)["table"]["id"])
    answers = _answers_of_the_game()
    page = ana.sit(table)
    for options, key in answers:
        assert not state(page)["over"]
        assert set(page.evaluate(ALL_KEYS)) == options
        _go_on(page, key)

    # The end is a scene: how, when and why it ended, what each did, where all went, Doom by round.
    view = ana.client.get(f"/tables/{table}/view")
    end = page.locator(".zone-scene .ending")
    expect(end).to_be_visible()
    expect(end.locator(".caps").first).to_have_text(f"Lost in round {view['round']}")
    expect(end.locator(".sc-why")).to_contain_text("The investigators have lost")
    expect(end.locator(".sc-why a.rule")).to_contain_text("EH-WIN-")
    told = f"at 15 in the beginning and at {view['doom']} at the end of round {view['round']}"
    expect(end.get_by_role("img", name=told)).to_be_visible()
    for sheet in ("Silas Marsh", "Lily Chen", "Trish Scarborough"):
        expect(end.locator(".fate h4", has_text=sheet)).to_have_count(1)
    assert end.locator(".sc-where path").count() > 3
    assert page.locator(".can").count() == 0
    assert hard_to_read(page) == {}

    # All of it can be watched again, from the first answer to the last.
    page.get_by_role("link", name="Replay").first.click()
    page.goto(f"/t/{table}/replay?step=0")
    expect(page.locator(".doom li.now")).to_have_text("15")
    expect(page.locator(".zone-scene .ending")).to_have_count(0)
    page.goto(f"/t/{table}/replay?step={len(answers)}")
    expect(page.locator(".zone-scene .ending .sc-why")).to_contain_text("have lost")
    assert page.locator(".can").count() == 0
    assert violations(ana.sit(table)) == []


def _seated(arrive: Arrive, server: GivenServer) -> tuple[str, Guest, Guest]:
    """Ana with two investigators and Ben with one, who are asked for the price."""
    ana, ben = arrive("Ana", server=server), arrive("Ben", server=server)
    seats = [
        {"kind": "me"},
        {"kind": "friend", "name": "Ben"},
        {"kind": "hotseat", "name": "Cleo"},
    ]
    made = ana.client.post("/tables", {"game": "eldritch", "seats": seats, "seed": "price"})
    table = str(made["table"]["id"])
    ben.claim(table, made["links"][1])
    return table, ana, ben


def _clues(guest: Guest, table: str) -> list[int]:
    people = guest.client.get(f"/tables/{table}/view")["investigators"]
    return [one["clues"] for one in people]


def _tokens(guest: Guest, table: str) -> int:
    cards = guest.client.get(f"/tables/{table}/view")["ongoing"]
    return next(int(card["tokens"]) for card in cards if card["card"] == RUMOR)


@pytest.mark.parametrize(
    ("pledge", "clues", "tokens"), [("pledge:1", [0, 1, 0], 3), ("pledge:0", [1, 2, 0], 2)]
)
def test_two_people_pay_a_price_together_or_nobody_pays(
    arrive: Arrive, given_server: GivenServer, pledge: str, clues: list[int], tokens: int
) -> None:
    """EH-SPEND-08: each gives own Clues, of their own will; too little is nothing."""
    table, ana, ben = _seated(arrive, given_server)
    page, other = ana.sit(table), ben.sit(table)
    expect(page.locator("#zone-question")).to_contain_text("The group needs 2 more Clues")
    assert sorted(keys_on(page)) == ["pledge:0", "pledge:1"]
    assert other.locator(".can").count() == 0

    # Ana offers her Clue; it stays with her until the sum is reached. Ben is asked for the rest.
    click_answer(page, "pledge:1")
    holds(other, ON, "")
    expect(other.locator("#zone-question")).to_contain_text("The group needs 1 more Clue")
    expect(other.locator("#zone-story")).to_contain_text("Lola offers 1 Clue.")
    assert _clues(ben, table) == [1, 2, 0]

    click_answer(other, pledge)
    holds(page, ON, "")
    assert _clues(ana, table) == clues
    assert _tokens(ana, table) == tokens
    for shown in (page, other):
        rumor = shown.locator(f'#zone-side [data-thing="card:{RUMOR}"]')
        expect(rumor).to_contain_text(f"{tokens} tokens left")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pawns_glide_and_dice_tumble_unless_somebody_wants_it_still(
    arrive: Arrive, given_server: GivenServer, motion: str
) -> None:
    ana = arrive("Ana", server=given_server, reduced_motion=motion)
    wish = {"game": "eldritch", "seats": [{"kind": "me"}], "seed": "shop"}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    page.evaluate(GLIDES)
    _go_on(page, "acquire")
    _go_on(page, "roll")  # she could add a die by her ability
    die = page.locator(".tumble .die").first
    moves = motion == "no-preference"
    animation = die.evaluate("(die) => getComputedStyle(die).animationName")
    assert animation == ("tumble" if moves else "none")
    while "travel" not in keys_on(page):
        keys = keys_on(page)
        _go_on(page, next((key for key in ("confirm", "done", "stop") if key in keys), keys[0]))
    page.evaluate("() => { window.glided = []; }")
    _go_on(page, "travel")
    _go_on(page, "move:shanghai")
    expect(page.locator("#space-shanghai .tok.pawn.me")).to_be_visible()
    assert ("pawn:0" in page.evaluate("() => window.glided")) == moves


def test_the_first_load_is_light_with_eight_investigators(arrive: Arrive) -> None:
    """350 KB on the wire, with the map and the typeface."""
    ana = arrive("Ana")
    kinds = [{"kind": "me"}, *[{"kind": "hotseat", "name": f"Seat {n}"} for n in range(2, 9)]]
    options = {"ancient": "cthulhu", "investigators": ",".join(["random"] * 8)}
    wish = {"game": "eldritch", "seats": kinds, "seed": "5", "options": options}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    holds(page, ON, "")
    fetched = dict(page.evaluate(FETCHED))
    assert any(".css" in name for name in fetched)
    assert sum(fetched.values()) < 350 * KB, fetched


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (1920, 1080)])
def test_what_must_never_be_hidden_is_in_sight(
    arrive: Arrive, given_server: GivenServer, size: tuple[int, int]
) -> None:
    """On a phone too, on a crowded map and in the fight that follows."""
    ana = arrive("Ana", server=given_server, viewport={"width": size[0], "height": size[1]})
    kinds = [{"kind": "me"}, *[{"kind": "hotseat", "name": n} for n in ("Ben", "Cleo", "Dora")]]
    wish = {"game": "eldritch", "seats": kinds, "seed": "crowd"}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    expect(page.locator("#zone-question")).to_contain_text("You have 2 actions left")
    for _ in range(2):
        for fact, (count, selector) in NEVER_HIDDEN.items():
            assert page.evaluate(IN_SIGHT, selector) >= count, fact
        while "end" in keys_on(page):
            _go_on(page, "end")
    expect(page.locator(".stage.rivals")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_who_lost_an_investigator_can_read_and_choose_another(
    arrive: Arrive, given_server: GivenServer, size: tuple[int, int]
) -> None:
    ana = arrive("Ana", server=given_server, viewport={"width": size[0], "height": size[1]})
    kinds = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
    wish = {"game": "eldritch", "seats": kinds, "seed": "fallen"}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    chosen = page.locator('.candidate[data-card="lola-hayes"]')
    expect(chosen.locator(".abilities")).to_be_visible()
    was = state(page)["question"]
    chosen.locator(".can").click()  # nothing lies above it
    holds(page, ON, was)
    expect(page.locator("#zone-status .chip").first).to_contain_text("Lola")


def test_the_map_keeps_its_size_from_question_to_question(
    arrive: Arrive, given_server: GivenServer
) -> None:
    ana = arrive("Ana", server=given_server)
    wish = {"game": "eldritch", "seats": [{"kind": "me"}], "seed": "shop"}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    assert asks(page)  # until then something may be said above the map
    before = page.locator(".world").bounding_box()
    _go_on(page, "travel")
    assert page.locator(".world").bounding_box() == before


def _tab_to(page: Page, selector: str) -> None:
    """Goes on by the key until something has the focus."""
    while not page.evaluate(f"() => document.activeElement.matches('{selector}')"):
        page.keyboard.press("Tab")


def test_by_keyboard_alone_from_the_lobby_to_the_end(
    arrive: Arrive, given_server: GivenServer
) -> None:
    """Through the form, to the question, along the routes of the map, into a space, to the end."""
    ana = arrive(server=given_server)
    page = ana.page
    page.goto("/?game=eldritch")
    choose_seed(page, "last")
    _tab_to(page, "#name")
    page.keyboard.type("Ana")
    _tab_to(page, "[name=option-ancient]")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#option-ancient-azathoth")).to_be_checked()
    _tab_to(page, "#each-investigators-0 > summary")
    page.keyboard.press("Enter")
    _tab_to(page, "[name=each-investigators-0]")
    page.keyboard.press("ArrowRight")
    chosen = page.locator("#each-investigators-0 .now")
    expect(chosen).to_contain_text("random")  # and the cards stay open
    expect(page.locator("#each-investigators-0-random")).to_be_focused()
    for row in (1, 2):
        _tab_to(page, f"#seat{row}")
        page.keyboard.press("End")  # nobody sits there
        expect(page.locator(f"#of-seat{row}")).to_be_empty()
    _tab_to(page, "#make .go")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_visible()
    holds(page, ON, "")

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skips to the question
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('#zone-question .answers') !== null")
    was = state(page)["question"]
    page.keyboard.press("1")  # travel
    holds(page, ON, was)
    was = state(page)["question"]
    _tab_to(page, ".space > .can")
    target = str(page.evaluate("() => document.activeElement.value")).partition(":")[2]
    page.keyboard.press("Enter")
    holds(page, ON, was)
    expect(page.locator(f"#space-{target} .tok.pawn.me")).to_be_visible()
    page.locator(f"#space-{target} .node").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#on-{target}")).to_contain_text("Lola Hayes")
    page.keyboard.press("Escape")
    expect(page.locator(f"#on-{target}")).to_be_hidden()
    while not state(page)["over"]:
        was = state(page)["question"]
        leaving = page.locator(".can[data-n='0']").count()  # it ends the turn, or declines
        page.keyboard.press("0" if leaving else "1")
        holds(page, ON, was)
    expect(page.locator(".zone-scene .ending .sc-why")).to_contain_text("have lost")


def test_the_map_has_no_barriers(arrive: Arrive, given_server: GivenServer) -> None:
    """axe on a crowded map; scenes are drawn by themselves in another file."""
    source()
    ana = arrive("Ana", server=given_server, reduced_motion="reduce")
    kinds = [{"kind": "me"}, *[{"kind": "hotseat", "name": n} for n in ("Ben", "Cleo", "Dora")]]
    wish = {"game": "eldritch", "seats": kinds, "seed": "crowd"}
    page = ana.sit(str(ana.client.post("/tables", wish)["table"]["id"]))
    assert violations(page) == []
