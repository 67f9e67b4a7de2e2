"""Moon-side clans by clicking, and the lobby that offers what goes together."""

import random

import pytest
from playwright.sync_api import Page, expect

import gloaming
from tests.browser.conftest import Arrive
from tests.browser.guests import (
    BEYOND,
    PHONE,
    Guest,
    asks,
    choose_seed,
    click_answer,
    holds,
    keys_on,
    version,
)
from tests.table.servers import once

pytestmark = once

# Which answers lie on the clan board, by the class of what they lie on.
BOARD = {
    "board-free": ".moonboard .free",
    "witch:board:cross-moon": ".moonboard .space",
    "place-powerstone": ".moonboard .sockets",
    "space": ".moonboard .socket",
    "step": "#zone-board .track li",
    "turn": "#zone-board .lying",
    "attach": "#zone-board .serving",
}
EAGER = ("board-free", "place-powerstone", "space", "step", "turn", "attach", "specialist")
HELPFUL = ("token", "play", "discover", "council", "stone", "exhaust", "dial")


OPTIONS = {"side": "moon", "tiles": "on", "track": "expansion"}
SEEDS = 400  # games in which an answer is looked for, at the most


def moon_table(guests: list[Guest], clans: str, seed: int) -> str:
    """A table of people, each with a clan's moon side."""
    made = guests[0].client.post(
        "/tables",
        {
            "game": "evenfall",
            "seats": [{"kind": "me"}, *({"kind": "friend"} for _ in guests[1:])],
            "seed": str(seed),
            "options": {**OPTIONS, "clans": clans},
        },
    )
    table = str(made["table"]["id"])
    for guest, link in zip(guests[1:], made["links"][1:], strict=True):
        guest.claim(table, link)
    return table


def kind_of(key: str) -> str:
    return key if key in BOARD else key.partition(":")[0]


def way_to(clans: str, kind: str) -> tuple[int, list[tuple[int, str]]]:
    """The seed of a game in which a kind of answer can be given, and who answers what until then.

    The last answer is of that kind. Games are played here at random until one has it.
    """
    for seed in range(SEEDS):
        game = gloaming.new("evenfall", 2, str(seed), {**OPTIONS, "clans": clans}).game
        rng = random.Random(seed)
        way: list[tuple[int, str]] = []
        while game.question is not None:
            seat = game.asked_seat()
            keys = [option.key for option in game.options(seat)]
            found = [key for key in keys if kind_of(key) == kind]
            if found:
                return seed, [*way, (seat, found[0])]
            eager = [k for k in keys if kind_of(k) in EAGER]
            helpful = [k for k in keys if kind_of(k) in HELPFUL]
            draw = rng.random()
            some = eager if eager and draw < 0.8 else helpful if helpful and draw < 0.6 else keys
            way.append((seat, rng.choice(some)))
            game.answer_by_key(way[-1][1], seat)
    raise AssertionError(f"nobody comes to {kind} in {SEEDS} games")


@pytest.mark.parametrize(
    ("clans", "wanted"),
    [
        ("cross,spike", ("witch:board:cross-moon", "step", "place-powerstone", "space")),
        ("wave,horn", ("board-free", "turn", "attach")),
        ("star,circle", ("board-free",)),
    ],
)
def test_the_abilities_of_a_board_are_clicked_where_they_lie(
    arrive: Arrive, clans: str, wanted: tuple[str, ...]
) -> None:
    guests = [arrive("Ana"), arrive("Ben")]
    for kind in wanted:
        seed, way = way_to(clans, kind)
        table = moon_table(guests, clans, seed)
        for at, (seat, key) in enumerate(way[:-1]):
            body = {"key": key, "version": at}
            status, answer = guests[seat].client.call("POST", f"/tables/{table}/answers", body)
            assert status == 201, answer
        seat, key = way[-1]
        page = guests[seat].sit(table)
        lit = page.locator(f'{BOARD[kind]} .can[value="{key}"]')
        expect(lit).to_have_count(1)
        expect(lit).to_be_visible()
        was = version(page)
        lit.click()
        holds(page, BEYOND, was)
        expect(page.locator("#zone-story li").first).to_be_visible()


def test_a_game_of_moon_clans_is_played_by_clicking(arrive: Arrive) -> None:
    """One person with the Horn against a bot with the Wave, for a round and more."""
    ana = arrive("Ana")
    page = ana.page
    page.goto("/")
    page.locator(".extras > summary").click()
    page.get_by_role("radio", name="moon").check()
    page.get_by_label("Seat 2", exact=True).select_option("bot:random")
    page.get_by_label("Seat 3", exact=True).select_option("none")
    expect(page.locator("#of-seat2")).to_be_empty()
    page.get_by_label("Clans 1").select_option("horn")
    expect(page.locator("#of-seat0")).to_contain_text("Throne Demon")
    page.get_by_label("Clans 2").select_option("wave")
    expect(page.locator("#of-seat1")).to_contain_text("1 Herb")
    choose_seed(page, "11")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".moonboard.mb-horn")).to_be_visible()
    expect(page.locator("#zone-board .serving.demon")).to_be_visible()
    rng = random.Random(11)
    for _ in range(30):
        if not asks(page):
            break
        was = version(page)
        keys = page.locator(
            "#zone-board .can, #zone-hand .can, #zone-regions .can, #zone-battle .can"
        )
        values = keys.evaluate_all("all => all.map(e => e.value)")
        if not values:
            values = keys_on(page)
        click_answer(page, rng.choice(values))
        holds(page, BEYOND, was)
    page.locator(".rival > summary").first.click()
    opened = page.locator(".rival[open] .moonlist")
    expect(opened).to_be_visible()
    expect(opened).to_contain_text("Ritual")


def test_the_demon_and_tiles_open_their_text(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    page = ana.sit(moon_table([ana, ben], "horn,spike", 2))
    page.locator(".moonboard .emblem").hover()
    pop = page.locator("#pop")
    expect(pop).to_contain_text("The Horn, moon side")
    page.mouse.move(0, 0)
    page.locator("#zone-regions .tile").first.hover()
    expect(pop).to_contain_text("It covers the Battle Rewards of")


# --- the lobby ------------------------------------------------------------------------------------


def test_the_lobby_offers_what_goes_together_as_it_is_chosen(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/")
    page.locator(".extras > summary").click()
    fourth = page.get_by_role("radio", name="seat 4")
    expect(fourth).to_be_disabled()
    page.get_by_label("Seat 4", exact=True).select_option("hotseat")
    expect(fourth).to_be_enabled()
    fourth.check()
    page.get_by_label("Clans 1").select_option("wave")
    taken = page.get_by_label("Clans 2").locator("option[value=wave]")
    expect(taken).to_be_disabled()
    expect(page.locator("#of-seat0")).to_contain_text("On the sun side all clans play alike")
    page.get_by_role("radio", name="moon").check()
    expect(page.locator("#of-seat0")).to_contain_text("immediate effects again and again")
    expect(page.locator("#chosen")).to_contain_text("Side: moon")
    expect(page.get_by_role("radio", name="moon")).to_be_focused()
    page.get_by_label("Seat 4", exact=True).select_option("none")
    expect(page.locator("#option-first-help")).to_contain_text("Seat 4 cannot be first")
    page.get_by_role("radio", name="at random").check()
    expect(fourth).to_be_disabled()


def test_without_scripts_the_form_says_what_does_not_go_together(arrive: Arrive) -> None:
    ana = arrive("Ana", java_script_enabled=False, viewport=PHONE)
    ana.expects("status of 400")
    page = ana.page
    page.goto("/")
    page.locator(".extras > summary").click()
    page.get_by_label("Clans 1").select_option("star")
    page.get_by_label("Clans 2").select_option("star")
    page.get_by_role("radio", name="moon").check()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("alert").first).to_contain_text("Two seats want The Star")
    expect(page.get_by_role("radio", name="moon")).to_be_checked()
    page.get_by_label("Clans 2").select_option("cross")
    page.get_by_role("button", name="Show what goes together").click()
    expect(page.locator("#of-seat1")).to_contain_text("Coven Track")
    expect(page.get_by_label("Clans 3").locator("option[value=star]")).to_be_disabled()
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".moonboard.mb-star")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said"),
    [("es-ES", "Las cartas son su moneda"), ("de-DE", "Karten sind seine Münze")],
)
def test_every_clan_is_explained_in_the_readers_language(
    arrive: Arrive, locale: str, said: str
) -> None:
    page: Page = arrive(locale=locale).page
    page.goto("/")
    page.locator("#each-clans-0").select_option("star")
    page.locator(".extras > summary").click()
    page.locator("#option-side-moon").check()
    expect(page.locator("#of-seat0")).to_contain_text(said)


def test_alone_the_lobby_offers_the_automa(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/")
    page.locator(".extras > summary").click()
    heir = page.get_by_role("radio", name="Heir to the Throne")
    expect(heir).to_have_count(0)
    expect(page.locator("#option-automa-help")).to_contain_text("1 seat, not 3")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("none")
    expect(page.locator("#near")).to_contain_text("Alone you play against the Automa.")
    expect(heir).to_be_enabled()
    page.get_by_label("Clans 1").select_option("star")
    own = page.get_by_role("group", name="Automa Clan Tile").get_by_role("radio", name="The Star")
    expect(own).to_be_disabled()
    page.get_by_role("group", name="The Crystal Path").get_by_role("radio", name="on").check()
    expect(page.get_by_role("group", name="Track")).to_contain_text("The Crystal Path: off")
    expect(page.locator("#option-track-base")).to_be_disabled()
