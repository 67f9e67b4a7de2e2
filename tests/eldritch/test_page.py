"""The page of Eldritch Horror: every answer is on it, nothing hidden is, and it is sound HTML."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from msgspec import structs

import gloaming.eldritch
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.page import renderer
from gloaming.eldritch.page.art import world
from gloaming.eldritch.page.icon_names import NAMES, OF_VERB
from gloaming.eldritch.page.places import places_css
from gloaming.eldritch.page.zones import ZONES
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.page.zones import PageContext, Zone, refusal_views
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import MessageView, NameRef, StoryLine, StoryPartView

KB = 1024
EVIL = "<b>Eve</b> & \"Adam\" 'x' {0}"
NAMES_AT_TABLE = ["Ana", EVIL, "Óscar", "Zoë", "Dora", "Emil", "Fay", "Gus"]
STATIC = Path(str(gloaming.eldritch.__file__)).parent / "page" / "static"
BUTTON = re.compile(r'<button class="can ([a-z ]+)"[^>]* value="([^"]+)"')
ID = re.compile(r'\sid="([^"]+)"')
USE = re.compile(r'<use href="#([^"]+)"')


def match_of(seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    return new(
        "eldritch", seats=seats, seed=seed, options=options or {}, names=NAMES_AT_TABLE[:seats]
    )


def positions(match: Match, seed: int, every: int) -> Iterator[None]:
    """A random game, stopped now and then."""
    chance = random.Random(seed)
    count = 0
    while not match.is_over:
        count += 1
        if count % every == 0:
            yield
        seat = chance.choice(match.asked_seats)
        match.answer(chance.choice(match.options(seat)), seat)
    yield


def words_of(match: Match, language: str = "en") -> Words:
    return match.box.words(language, match.names, [])


def zones_of(
    match: Match, seat: int, words: Words, shared: dict[str, Zone] | None = None
) -> list[Zone]:
    refusals = refusal_views(match.refusals(seat)) if seat >= 0 else []
    context = PageContext(
        seat=seat,
        base="/t/x",
        watching=seat < 0,
        names=match.names,
        refusals=refusals,
        shared=shared,
    )
    return match.box.page.zones(match.view(seat), words, context)


def zone(zones: list[Zone], id: str) -> str:
    return next(zone.html for zone in zones if zone.id == id)


# --- what is declared elsewhere ------------------------------------------------------------------


def test_the_style_sheet_of_places_is_what_the_art_declares() -> None:
    assert (STATIC / "places.css").read_text() == places_css()


def test_every_space_of_the_board_has_a_place_on_the_chart() -> None:
    spaces = match_of(1, 1).box.catalogue([]).items["space"]
    assert set(world.POSITIONS) == set(spaces)


def test_every_icon_is_drawn_and_has_a_name() -> None:
    match = match_of(1, 1)
    symbols = set(re.findall(r'<symbol id="i-([^"]+)"', match.box.page.sprites()))
    assert {*NAMES, *OF_VERB.values()} - symbols == {"fallen"}
    for language in LANGUAGES:
        words = words_of(match, language)
        assert all(words.has_message(id) for id in NAMES.values())


# --- answers -------------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 2), (8, 3)])
def test_every_answer_is_listed_once_and_lies_at_most_once_on_the_table(
    seats: int, seed: int
) -> None:
    match = match_of(seats, seed)
    words = words_of(match)
    for _ in positions(match, seed, every=3):
        for seat in match.asked_seats:
            zones = zones_of(match, seat, words)
            keys = Counter(option.key for option in match.options(seat))
            listed = [unescape(key) for _, key in BUTTON.findall(zone(zones, "question"))]
            assert Counter(listed) == keys
            table = "".join(one.html for one in zones if one.id != "question")
            placed = Counter(unescape(key) for _, key in BUTTON.findall(table))
            assert placed.keys() <= keys.keys()
            assert set(placed.values()) <= {1}


def test_who_travels_is_shown_the_ways_and_where_they_lead() -> None:
    """EH-TRAV-01: one moves to a space to which a route leads."""
    match = match_of(2, 1, {"investigators": "silas-marsh,lily-chen", "lead": "1"})
    match.answer("travel", 0)
    html = zone(zones_of(match, 0, words_of(match)), "map")
    moves = [option.argument for option in match.options(0) if option.verb == "move"]
    assert len(moves) > 1
    for space in moves:
        item = re.search(rf'<li id="space-{space}" class="([^"]+)".*?</li>', html, re.DOTALL)
        assert item is not None
        assert "open" in item[1].split()
    assert html.count('<path class="way ') == len(moves)


def test_a_trade_is_a_dialogue_of_two_people() -> None:
    """EH-TRADE-01: on one space two investigators exchange possessions."""
    match = match_of(2, 1, {"investigators": "silas-marsh,lily-chen", "lead": "1"})
    game = match.game
    assert isinstance(game, Eldritch)
    game.investigators[1].space = game.investigators[0].space
    match.answer("rest", 0)
    match.answer("trade", 0)
    words = words_of(match)
    html = zone(zones_of(match, 0, words), "scene")
    assert "Silas Marsh" in html
    assert "Lily Chen" in html
    assert "give:fishing-net" in html
    assert "take:protective-amulet" in html
    match.answer("give:fishing-net", 0)
    match.answer("propose", 0)
    offered = zone(zones_of(match, 1, words), "scene")
    assert re.search(r"You receive.*Fishing Net", offered, re.DOTALL)


def test_who_is_not_asked_finds_no_answer_on_the_page() -> None:
    match = match_of(3, 5, {"investigators": "random,random,random"})
    words = words_of(match)
    for _ in positions(match, 5, every=9):
        others = [seat for seat in (-1, 0, 1, 2) if seat not in match.asked_seats]
        for seat in others:
            assert not BUTTON.search("".join(one.html for one in zones_of(match, seat, words)))


# --- what must never be hidden ---


def test_doom_and_what_the_next_omen_costs_are_on_the_track() -> None:
    """EH-DOOM-01, EH-OMEN-03: Azathoth begins with Doom 15."""
    match = match_of(1, 1, {"ancient": "azathoth", "investigators": "silas-marsh"})
    html = zone(zones_of(match, 0, words_of(match)), "doom")
    assert '<li class="now start" aria-current="true">15</li>' in html
    assert "Doom" in html


# --- what it never shows ---


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (4, 7)])
def test_what_a_seat_cannot_know_never_changes_a_byte_of_its_page(seats: int, seed: int) -> None:
    """EH-HID-01 to 11: decks, and backs that one has not seen."""
    match = match_of(seats, seed, {"investigators": ",".join(["random"] * seats)})
    words = words_of(match)
    for _ in positions(match, seed, every=11):
        real = match.game
        for seat in match.asked_seats:
            shown = zones_of(match, seat, words)
            dream = match.box.imagine(real, seat, Chance(bytes([seed]) * 32))
            dream.story = real.story
            match.game = dream
            assert zones_of(match, seat, words) == shown
            match.game = real


# --- sound HTML ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_in_every_language(language: str) -> None:
    match = match_of(4, 6)
    words = words_of(match, language)
    symbols = set(re.findall(r'id="([^"]+)"', match.box.page.sprites()))
    for _ in positions(match, 6, every=25):
        for seat in (-1, *match.asked_seats[:1]):
            zones = zones_of(match, seat, words)
            assert [one.id for one in zones] == [drawing.id for drawing in ZONES]
            html = "".join(one.html for one in zones)
            ids = ID.findall(html)
            assert len(ids) == len(set(ids)), Counter(ids).most_common(1)
            assert set(USE.findall(html)) <= symbols
            assert not re.search(r"<(script|style|link|img|iframe)\b|\sstyle=|\son[a-z]+=", html)
            assert "http" not in html
            assert not re.search(r"\[[a-z-]+\]", html), "a message without words"
            assert "<b>Eve" not in html


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 4])
def test_what_was_kept_is_what_would_be_drawn_anew(seats: int) -> None:
    """The renderer keeps drawings between positions and tables: that may never be seen."""
    match = match_of(seats, 10)
    words = words_of(match)
    for _ in positions(match, 10, every=17):
        for seat in range(-1, seats):
            kept = zones_of(match, seat, words)
            before, renderer._RENDERERS = renderer._RENDERERS, Cache(1)
            assert zones_of(match, seat, words) == kept
            renderer._RENDERERS = before


@pytest.mark.sampled
@pytest.mark.parametrize("first", [-1, 0, 3])
def test_what_readers_share_is_what_each_would_see_alone(first: int) -> None:
    """Whoever looks first draws for the others, and nothing of the own gets into it."""
    match = match_of(4, 10)
    words = words_of(match)
    seats = [first, *(seat for seat in range(-1, 4) if seat != first)]
    for _ in positions(match, 10, every=31):
        shared: dict[str, Zone] = {}
        for seat in seats:
            renderer._RENDERERS = Cache(1)
            assert zones_of(match, seat, words, shared) == zones_of(match, seat, words)


def test_the_page_is_light_with_eight_investigators() -> None:
    match = match_of(8, 3, {"investigators": ",".join(["random"] * 8)})
    words = words_of(match, "de")
    for _ in positions(match, 3, every=40):
        zones = zones_of(match, 0, words)
        assert len(zone(zones, "map")) < 90 * KB
        assert sum(len(one.html) for one in zones) < 190 * KB
    assert len(match.box.page.sprites()) < 260 * KB


def test_the_story_tells_what_each_investigator_did_by_its_own_name() -> None:
    """Seats are called by their investigators, and what one did who fell stays told of that one."""
    options = {"ancient": "azathoth", "investigators": "silas-marsh,lily-chen", "lead": "1"}
    match = match_of(2, 3, options)
    words = words_of(match)
    match.answer("prepare", 0)
    view = match.view(0)
    assert isinstance(view, EldritchView)
    context = PageContext(seat=0, base="/t/x", names=match.names)
    told = zone(match.box.page.zones(view, words, context), "story")
    assert '<b class="who-silas-marsh">Silas</b> gains' in told
    assert "Ana" in told  # who plays Silas Marsh
    gains = next(line for line in view.story if line.message.id == "log-gain-ticket")

    # The same seat takes Lola Hayes later, who does the same.
    taken = next(line for line in view.story if line.message.id == "log-sheet" and line.seat == 0)
    sheet = MessageView(
        taken.message.id, {**taken.message.args, "card": NameRef("card:lola-hayes")}
    )
    later = len(view.parts)
    view.parts.append(StoryPartView(later, "turn", seat=0))
    for message in (sheet, gains.message):
        view.story.append(StoryLine(0, message, (), part=later))
    view.investigators[0] = structs.replace(view.investigators[0], sheet="lola-hayes")
    told = zone(match.box.page.zones(view, words, context), "story")
    assert re.findall(r">(Silas|Lola)</b> gains a ", told) == ["Lola", "Silas"]  # the newest first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_says_under_the_pointer_how_far_it_is(language: str) -> None:
    match = match_of(1, 4, {"investigators": "silas-marsh"})
    words = words_of(match, language)
    view = match.view(0)
    assert isinstance(view, EldritchView)
    drawn = zone(zones_of(match, 0, words), "map")
    for space in view.spaces:
        found = re.search(rf'popovertarget="on-{space.space}"[^>]* title="([^"]+)"', drawn)
        assert found is not None
        far = words.format("page-distance", n=space.distance)
        assert (far in unescape(found[1])) == (space.distance > 0), space.space
