"""The Automa in the browser: its rondel, what it did, its battles and its sums."""

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model import recent
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.automa.setup import TILES
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.page.zones import PageContext

SEED = 6


def start(seed: int = SEED, **options: str) -> Match:
    return new("evenfall", 1, seed, {"automa": "master", **options}, names=["Ana"])


def view_of(match: Match) -> EvenfallView:
    view = match.view(0)
    assert isinstance(view, EvenfallView)
    return view


def drawn(match: Match, language: str = "en") -> dict[str, str]:
    words = GAME.words(language, match.names, [])
    context = PageContext(seat=0, base="/t/x", names=match.names)
    return {zone.id: zone.html for zone in GAME.page.zones(match.view(0), words, context)}


def text_of(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def positions(match: Match, seed: int = SEED) -> Iterator[EvenfallView]:
    """A whole game, not passed away, and every position in it."""
    chance = random.Random(seed)
    while not match.is_over:
        yield view_of(match)
        offered = match.options()
        busy = [o for o in offered if o.key != "pass"]
        match.answer(chance.choice(busy if busy and chance.random() < 0.95 else offered))
    yield view_of(match)


# --- the rondel ------------------------------------------------------------------------------


def test_the_marker_stands_where_the_last_move_led() -> None:
    match = start()
    board = GAME.data_of(match.setup, []).automa
    moves = 0
    before = board.start
    for view in positions(match):
        assert view.automa is not None
        move = view.automa_move
        if view.automa.rondel == before:
            continue
        assert move is not None
        assert move.to == view.automa.rondel
        assert (before + move.went + move.onward) % len(board.spaces) == move.to
        assert move.went <= move.value
        assert move.stopped == (move.went < move.value)
        if move.stopped:
            assert board.rings[(before + move.went) % len(board.spaces)]
        html = drawn(match)["automa"]
        assert f"walker at{move.to} went{move.went + move.onward}" in html
        assert html.count('aria-current="location"') == 1
        assert html.count(" trail") == move.went + move.onward
        before = move.to
        moves += 1
    assert moves > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_says_what_it_does(language: str) -> None:
    match = start()
    words = GAME.words(language, match.names, [])
    html = unescape(drawn(match, language)["automa"])
    spaces = GAME.data_of(match.setup, []).automa.spaces
    assert html.count("<li") == 2 * len(spaces)  # on the rondel, and in the list below it
    for space in spaces:
        assert words.format(f"page-rondel-{_kind(space)}", n=4) in html
    assert words.format("page-rondel-ring") in html
    assert words.name("automa_level:master") in html


def _kind(space: int) -> str:
    from gloaming.evenfall.model.cards import RONDEL

    return RONDEL[space]


def test_a_space_that_cannot_be_done_now_is_told_so() -> None:
    match = start()
    idle = "Now that cannot be done"
    html = drawn(match)["automa"]
    assert re.search(rf"“Harvest”: [^<]*{idle}", html)  # no Place yet (EF-AUT-58)
    assert re.search(rf"“Transfer”: [^<]*{idle}", html)  # no Ritual yet (EF-AUT-28)
    assert not re.search(rf"“Northern Lakes”: [^<]*{idle}", html)
    assert isinstance(match.game, Evenfall)
    match.game.clans[1].witches = 0
    assert re.search(rf"“Northern Lakes”: [^<]*{idle}", drawn(match)["automa"])  # EF-AUT-20


# --- what it did -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_turn_is_told_beside_the_board_and_at_the_head_of_the_story(language: str) -> None:
    match = start()
    words = GAME.words(language, match.names, [])
    told = 0
    for view in positions(match):
        if not view.story or view.story[-1].message.id != "log-automa-turn":
            continue
        assert match.game.story is not None
        said = words.say(match.game.story.entries[-1].message)
        zones = drawn(match, language)
        assert said in text_of(zones["doings"])
        first = re.findall(r"<li.*?</li>", zones["story"], re.S)[0]
        assert text_of(first) == said
        assert "engine" in first
        told += 1
    assert told > 10


def test_several_turns_in_a_row_are_all_told_and_the_newest_is_lit() -> None:
    match = start()
    chance = random.Random(SEED)
    while len(view_of(match).automa_deeds) == 0:
        match.answer(chance.choice([o for o in match.options() if o.key != "pass"]))
    game = match.game
    assert isinstance(game, Evenfall)
    story = game.story
    move = recent.last_move(story)
    assert story is not None
    assert move is not None
    turn = story.entries[-1]
    story.tell(turn.seat, turn.message, turn.things)  # as if you had had nothing to decide
    recent.record_turn(game, move)
    html = drawn(match)["doings"]
    assert html.count('class="tale of-turn') == 2
    assert html.count("of-turn new") == 1
    assert html.index("of-turn new") < html.rindex("of-turn")


def test_battles_of_a_phase_stay_told_until_its_next_turn() -> None:
    match = start()
    seen = set()
    for view in positions(match):
        kinds = {tale.kind for tale in view.automa_deeds}
        assert not {"turn", "battle"} <= kinds
        if view.phase == "action" and view.story[-1].message.id == "log-automa-turn":
            assert kinds == {"turn"}
        if view.phase == "battle":
            assert "turn" not in kinds
        seen |= kinds
    assert {"turn", "battle"} <= seen


def test_what_its_tile_gives_is_told_with_the_turn() -> None:
    match = start(**{"automa-clan": "star", "clans": "cross"})
    together = 0
    for view in positions(match):
        kinds = [tale.kind for tale in view.automa_deeds]
        together += kinds[:1] == ["turn"] and "also" in kinds[1:]
    assert together


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_on_the_crystal_path_too_everything_it_did_can_be_drawn(side: str) -> None:
    match = start(**{"crystal-path": "on", "side": side, "tiles": "on", "automa-clan": "spike"})
    assert "within its Reach on the Crystal Path" in drawn(match)["automa"]
    climbed = 0
    for n, view in enumerate(positions(match)):
        told = view.automa_deeds
        climbed += any(line.message.id == "log-automa-climbs" for t in told for line in t.lines)
        if n % 9 == 0:
            text = " ".join(text_of(html) for html in drawn(match).values())
            assert not re.search(r"\[[a-z-]+\]", text)
    assert climbed


# --- battles ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["none", "spike"])
def test_its_cards_lie_face_down_until_your_dial_is_set(tile: str) -> None:
    """EF-AUT-43 to 45, EF-TILE-14"""
    hidden = shown = 0
    for seed in range(1, 10):
        match = start(seed, **{"automa-clan": tile, "clans": "star"})
        for view in positions(match, seed):
            if view.battle is None:
                continue
            region = next(r for r in view.regions if r.region == view.battle.region)
            html = drawn(match)["battle"]
            fighting = "engine" in html
            assert fighting == (region.witches[1] > 0)
            if not fighting:
                continue
            strength = view.battle.strengths[1]
            if strength:
                values = [int(n) for n in re.findall(r"</a><b>(\d+)</b>", html)]
                assert len(values) == region.witches[1]
                bonus = 1 if tile == "spike" else 0
                assert strength == view.round + region.witches[1] + sum(values) + bonus
                assert ("for its Clan Tile" in html) == bool(bonus)
                shown += 1
            else:
                assert html.count('class="back"') == region.witches[1]
                assert "turned-up" not in html
                hidden += 1
    assert hidden > 3
    assert shown > 3


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", TILES)
def test_the_steps_of_the_end_add_up_for_both(tile: str) -> None:
    match = start(**{"automa-clan": tile, "clans": "star" if tile != "star" else "cross"})
    for _ in positions(match):
        pass
    html = drawn(match)["scoring"]
    rows = re.findall(r"<tr class.*?</tr>", html, re.S)
    totals = [sum(map(int, re.findall(r'"step s\d">\+(-?\d+)<', row))) for row in rows]
    assert sorted(totals) == sorted(match.scores())
    view = view_of(match)
    sums = html[html.index('class="sums"') :]
    for clan in view.clans:
        for place in clan.inner:
            assert GAME.words("en", [], []).name(f"card:{place.uid}") in unescape(sums)
    doubled = sum(bool(p.stone and p.ritual) for clan in view.clans for p in clan.inner)
    assert sums.count("×2") == doubled


def test_a_tie_is_the_automas() -> None:
    """EF-AUT-55"""
    match = start()
    for _ in positions(match):
        pass
    assert isinstance(match.game, Evenfall)
    for clan in match.game.clans:
        clan.vp = 70
    zones = drawn(match)
    assert "The Automa wins: 70 points each, and a tie is the Automa's." in text_of(
        zones["question"]
    )
    assert zones["scoring"].index("Automa") < zones["scoring"].index("Ana")


def test_people_among_themselves_see_nothing_of_it() -> None:
    match = new("evenfall", 2, 3, names=["Ana", "Ben"])
    zones = drawn(match)
    assert [zones[id] for id in ("automa", "doings", "opponent")] == ["", "", ""]
    assert zones["rival-1"]
    assert "Automa" not in "".join(zones.values())
