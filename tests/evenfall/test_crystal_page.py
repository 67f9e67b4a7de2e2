"""The Crystal Path in the browser: answers lie where they belong, and what is laid out is seen."""

import random
import re
from collections import Counter
from typing import Any

import pytest

from gloaming.evenfall.page import renderer
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from tests.evenfall.test_page import NAMES_AT_TABLE, Page, positions, whole, words_of, zones_of

ANA, BEN = "Ana", "Ben"


def match_of(seats: int, seed: int) -> Match:
    options = {"crystal-path": "on"}
    return new("evenfall", seats=seats, seed=seed, options=options, names=NAMES_AT_TABLE[:seats])


def stage(**given: Any) -> Match:
    """A position of two players, in which Ana has the turn."""
    options = {"crystal-path": "on", "first": "1"}
    match = new("evenfall", seats=2, seed=3, options=options, names=[ANA, BEN])
    match.box.testing.patch(match.game, [ANA, BEN], {"first": ANA, **given}, [])
    return match


def zone(match: Match, id: str, seat: int = 0, language: str = "en") -> str:
    words = words_of(match, language)
    return {zone.id: zone.html for zone in zones_of(match, seat, words)}[id]


def choose(match: Match, key: str) -> None:
    seat = match.asked_seats[0]
    match.answer(next(o for o in match.options(seat) if o.key.startswith(key)), seat)


def at(html: str, thing: str) -> list[str]:
    """The answers whose nearest thing is that one."""
    found: list[str] = []
    for part in re.split(r'(?=data-thing=")', html):
        if part.startswith(f'data-thing="{thing}"'):
            found += re.findall(r'name="key" value="([^"]+)"', part)
    return found


# --- answers -----------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_answer_is_listed_once_and_lies_at_most_once_on_the_board(
    seats: int, seed: int
) -> None:
    match = match_of(seats, seed)
    words = words_of(match)
    lying = total = 0
    for _ in positions(match, seed, every=7):
        for seat in range(seats):
            page = Page(whole(zones_of(match, seat, words)))
            keys = (
                [option.key for option in match.options(seat)] if seat in match.asked_seats else []
            )
            on_board = Counter(key for key, _, place in page.buttons if place == "board")
            assert Counter(k for k, _, place in page.buttons if place == "list") == Counter(keys)
            assert set(on_board) <= set(keys)
            assert all(count == 1 for count in on_board.values())
            numbers = {key: n for key, n, _ in page.buttons}
            assert len(set(numbers.values())) == len(keys)
            lying += len(on_board)
            total += len(keys)
    assert lying > total * 0.6


def test_the_ascent_is_lit_at_the_next_step_and_at_the_summit_after_the_last() -> None:
    bog = ["Spirit Bog with Energy Pillar; 2 charged"]
    first = zone(stage(Ana={"inner": bog}), "path")
    stairs = re.findall(r'<div class="stair[^>]*>.*?</div>', first)
    assert ["ascend" in stair for stair in stairs] == [True, False, False, False]
    second = zone(stage(Ana={"inner": bog, "ascension": 1}), "path")
    stairs = re.findall(r'<div class="stair[^>]*>.*?</div>', second)
    assert ["ascend" in stair for stair in stairs] == [False, True, False, False]
    last = zone(stage(Ana={"inner": bog, "ascension": 4}), "path")
    assert 'value="ascend"' not in last.partition('class="summit')[0]
    assert 'value="ascend"' in last.partition('class="summit')[2]


def test_an_ascent_that_cannot_be_paid_says_so_with_the_rule() -> None:
    html = zone(stage(Ana={"inner": ["Spirit Bog with Energy Pillar; crystal"]}), "path")
    assert 'value="ascend"' not in html
    step = html.partition('<li class="step next">')[2].partition("</li>")[0]
    assert "It takes 1 charged Crystal, and you have 0." in step
    assert 'href="/rules/evenfall/EF-CP-37"' in step


def test_cards_of_the_display_show_their_surcharge_and_can_be_played_there() -> None:
    match = stage(
        Ana={"herb": 9, "potion": 9, "knowledge": 9, "ascension": 1, "inner": ["Sanctum"]},
        path={"display": ["Fairy", "Earth Sigil", "Naiche, Great Storm", "Arcane Eye"]},
    )
    html = zone(match, "path")
    cards = re.findall(r"<article.*?</article>", html)
    assert [re.findall(r'class="more m(\d)"', card) for card in cards] == [[], ["1"], ["2"], ["3"]]
    assert "2 resources of your choice more" in cards[2]
    keys = [re.findall(r'name="key" value="([a-z]+):', card) for card in cards]
    assert keys == [["play"], ["play"], ["specialist", "council"], ["play"]]


def test_a_crystal_is_charged_where_it_stands() -> None:
    match = stage(
        Ana={
            "knowledge": 1,
            "inner": [
                "Sanctum with Earth Sigil",
                "Spirit Bog with Energy Pillar; crystal",
                "Crystal Cliffs; crystal on the place",
            ],
        }
    )
    choose(match, "witch:earth-sigil")
    view = match.view(0)
    assert view.question is not None
    assert {offer.key.partition(":")[0] for offer in view.question.offers} == {"charge"}
    html = zone(match, "board")
    pillar = next(o.key for o in view.question.offers if "energy-pillar" in o.key)
    cliffs = next(o.key for o in view.question.offers if "cliffs" in o.key)
    assert at(html, "crystals:" + pillar.partition(":")[2]) == [pillar]
    assert at(html, "ground:" + cliffs.partition(":")[2]) == [cliffs]
    choose(match, pillar)
    assert zone(match, "board").count('class="x glowing"') == 1


def test_catalysts_for_a_place_and_for_its_ritual_lie_apart() -> None:
    match = stage(
        Ana={"herb": 3, "potion": 3, "knowledge": 3, "inner": ["Crystal Cliffs with Earth Sigil"]}
    )
    choose(match, "build")
    html = zone(match, "board")
    uid = re.findall(r'data-thing="ground:([^"]+)"', html)[0]
    kinds = ["scythe", "orb", "crystal"]
    assert at(html, f"ground:{uid}") == [f"{kind}:{uid}" for kind in kinds]
    ritual = re.findall(r'value="scythe:(earth-sigil[^"]+)"', html)[0]
    assert {f"{kind}:{ritual}" for kind in kinds} <= set(re.findall(r'value="([^"]+)"', html))


def test_stones_are_locked_at_the_lock_space_and_then_lie_there() -> None:
    match = stage(Ana={"stones": ["tide", "root"], "inner": ["Sanctum with toll-mask.1"]})
    html = zone(match, "board")
    locks = [key for key in at(html, "lock:toll-mask.1") if key.startswith("lock:")]
    assert locks == ["lock:toll-mask.1:tide", "lock:toll-mask.1:root"]
    choose(match, "lock:toll-mask.1:tide")
    html = zone(match, "board")
    assert 'class="lock taken"' in html
    assert 'value="lock:' not in html


def test_a_lock_space_without_a_stone_says_why() -> None:
    html = zone(stage(Ana={"stones": [], "inner": ["Sanctum with toll-mask.1"]}), "board")
    assert "You have no Powerstone. (EF-CP-60)" in html
    assert "It has no lock space" not in html


def test_the_cat_sits_on_the_witch_who_has_it_and_is_seen_by_everybody() -> None:
    match = stage(
        Ana={"cat": "reserve", "ascension": 2},
        Ben={"inner": ["Sanctum with Energy Pillar; cat"], "ascension": 2},
    )
    assert 'class="catwitch"' in zone(match, "board", 0)
    assert 'class="catwitch"' in zone(match, "rival-1", 0).partition('class="spread"')[2]
    assert 'class="catwitch"' in zone(match, "board", 1)
    assert 'data-thing="cat:0"' in zone(match, "rival-1", 1).partition('class="spread"')[0]


def test_on_a_step_the_marker_that_came_first_stands_right_and_has_the_lower_number() -> None:
    match = stage(Ana={"ascension": 2}, Ben={"ascension": 2}, path={"order": [BEN, ANA]})
    step = zone(match, "path").split('<li class="step')[2]
    assert re.findall(r'data-thing="path:(\d)" title="[^"]*number (\d)', step) == [
        ("0", "2"),
        ("1", "1"),
    ]


def test_a_battle_says_whom_the_path_favours() -> None:
    match = stage(
        phase="battle",
        Ana={"mana": 3, "ascension": 1},
        Ben={"mana": 3, "ascension": 2, "cat": "central-mountains"},
        **{"central-mountains": {ANA: {"witches": 1}, BEN: {"witches": 2}}},
    )
    html = zone(match, "battle")
    assert "the one further ahead on the path wins: Ben and Ana." in html
    assert "EF-CP-44" in html
    assert html.count('class="catwitch"') == 1


def test_the_final_scoring_says_what_crystals_brought() -> None:
    """EF-CP-55 to 59: two on a doubled Ritual and one beside it, none on a bare Place."""
    match = stage(
        phase="game-end",
        Ana={
            "ascension": 4,
            "inner": [
                "spirit-bog-ember with Toll Mask; locked ember; 2 crystals",
                "Sanctum with Fairy; charged",
                "Crystal Cliffs; crystal on the place",
            ],
        },
        Ben={"ascension": 3, "inner": ["Archive with Energy Pillar; crystal"]},
    )
    assert match.is_over
    html = zone(match, "scoring")
    assert "5 points from Crystals" in html
    assert html.count("nothing from Crystals") == 1


# --- what holds for every page -------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_in_every_language(language: str) -> None:
    match = match_of(3, 6)
    words = words_of(match, language)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', match.box.page.sprites()))
    for _ in positions(match, 6, every=25):
        for seat in (-1, *match.asked_seats[:1]):
            html = whole(zones_of(match, seat, words))
            page = Page(html)
            assert len(page.ids) == len(set(page.ids)), Counter(page.ids).most_common(1)
            assert page.uses <= symbols
            assert "style" not in page.attributes
            assert not re.search(r"\[[a-z-]+\]", " ".join(page.text)), "a message without words"
            assert "[page-" not in html
            assert not set("◊♦♘∩⋰") & set(html), "a symbol that was not drawn"


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_kept_is_what_would_be_drawn_anew(seats: int) -> None:
    match = match_of(seats, 10)
    words = words_of(match)
    for _ in positions(match, 10, every=29):
        for seat in (-1, *match.asked_seats):
            kept = zones_of(match, seat, words)
            before, renderer._RENDERERS = renderer._RENDERERS, Cache(1)
            assert zones_of(match, seat, words) == kept
            renderer._RENDERERS = before


def test_what_a_seat_cannot_know_never_changes_a_byte_of_its_page() -> None:
    match = match_of(3, 4)
    words = words_of(match)
    for _ in positions(match, 4, every=9):
        real = match.game
        for seat in match.asked_seats:
            shown = zones_of(match, seat, words)
            dream = match.box.imagine(real, seat, Chance(bytes([4]) * 32))
            dream.story = real.story
            match.game = dream
            assert zones_of(match, seat, words) == shown
            match.game = real


def test_without_the_path_there_is_nothing_of_it() -> None:
    match = new("evenfall", seats=3, seed=5)
    chance = random.Random(5)
    words = words_of(match)
    while not match.is_over:
        seat = chance.choice(match.asked_seats)
        match.answer(chance.choice(match.options(seat)), seat)
    for seat in (-1, 0):
        zones = {zone.id: zone.html for zone in zones_of(match, seat, words)}
        assert zones.pop("path") == ""
        assert not any("#x-crystal" in html or "#i-path" in html for html in zones.values())


def test_the_automa_stands_on_its_step_without_a_number() -> None:
    """EF-CPA-01, 09: it begins on the second step, and the path breaks no tie with it."""
    match = new("evenfall", seats=1, seed=4, options={"crystal-path": "on"}, names=[ANA])
    words = words_of(match)
    for _ in positions(match, 4, every=15):
        zones = {zone.id: zone.html for zone in zones_of(match, 0, words)}
        assert "the one further ahead on the path wins" not in zones["battle"]
        view = match.view(0)
        assert isinstance(view, EvenfallView)
        step = zones["path"].split('<li class="step')[view.clans[1].ascension]
        assert 'data-thing="path:1"' in step
        assert not re.search(r'data-thing="path:1"[^>]*number', zones["path"])
