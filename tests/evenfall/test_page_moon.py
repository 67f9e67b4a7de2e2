"""Moon-side boards and Battle Bonus Tiles on the page: every ability is lit where it lies."""

import random
import re
from collections import Counter
from html import unescape

import pytest

from gloaming.evenfall.page import renderer
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from tests.evenfall.test_page import Page, positions, whole, words_of, zones_of

NAMES = ["Ana", "Ben", "Óscar", "Zoë"]
SIX = ("star", "cross", "circle", "spike", "wave", "horn")
FOURS = ["star,cross,circle,spike", "wave,horn,star,spike", "horn,wave,cross,circle"]


def moon_match(clans: str, seed: int) -> Match:
    options = {"side": "moon", "clans": clans, "tiles": "on", "track": "expansion"}
    seats = len(clans.split(","))
    return new("evenfall", seats=seats, seed=seed, options=options, names=NAMES[:seats])


def seen(match: Match, seat: int) -> EvenfallView:
    view = match.view(seat)
    assert isinstance(view, EvenfallView)
    return view


def zone(match: Match, seat: int, id: str, language: str = "en") -> str:
    found = {z.id: z.html for z in zones_of(match, seat, words_of(match, language))}
    return unescape(found[id])


def on_board(html: str) -> Counter[str]:
    return Counter(key for key, _, place in Page(html).buttons if place == "board")


def play_until(match: Match, seed: int, verb: str, rng_wish: float = 0.6) -> int:
    """A random game up to a question that has an answer of this verb; the seat that is asked.

    Whatever leads there is not known, so abilities of the board are tried eagerly.
    """
    rng = random.Random(seed)
    eager = ("board-free", "place-powerstone", "attach", "specialist", "token", "turn", "play")
    while not match.is_over:
        seat = match.asked_seats[0]
        keys = [option.key for option in match.options(seat)]
        if any(key.partition(":")[0] == verb for key in keys):
            return seat
        wanted = [key for key in keys if key.partition(":")[0] in eager]
        key = rng.choice(wanted if wanted and rng.random() < rng_wish else keys)
        match.answer(key, seat)
    return -1


def reach(clans: str, verb: str) -> tuple[Match, int]:
    """A position in which somebody can answer with this verb."""
    for seed in range(1, 60):
        match = moon_match(clans, seed)
        seat = play_until(match, seed, verb)
        if seat >= 0:
            return match, seat
    raise AssertionError(f"nobody ever comes to {verb}")


# --- the same as on the sun side -----------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("clans", "seed"), [(clans, n) for n, clans in enumerate(FOURS, 1)])
def test_every_answer_is_listed_once_and_lies_at_most_once_on_the_board(
    clans: str, seed: int
) -> None:
    match = moon_match(clans, seed)
    words = words_of(match)
    for _ in positions(match, seed, every=13):
        for seat in range(4):
            page = Page(whole(zones_of(match, seat, words)))
            keys = (
                [option.key for option in match.options(seat)] if seat in match.asked_seats else []
            )
            assert Counter(k for k, _, place in page.buttons if place == "list") == Counter(keys)
            lying = Counter(k for k, _, place in page.buttons if place == "board")
            assert set(lying) <= set(keys)
            assert all(count == 1 for count in lying.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_in_every_language(language: str) -> None:
    match = moon_match(FOURS[1], 6)
    words = words_of(match, language)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', match.box.page.sprites()))
    for _ in positions(match, 6, every=25):
        for seat in (-1, *match.asked_seats[:1]):
            html = whole(zones_of(match, seat, words))
            page = Page(html)
            assert len(page.ids) == len(set(page.ids)), Counter(page.ids).most_common(1)
            assert page.uses <= symbols
            text = " ".join(page.text)
            assert not re.search(r"\[[a-z-]+\]", text), "a message without words"
            assert not re.search(r"\[(page|effect|screen)-", html)
            assert not any("\ue000" <= letter <= "\ue1ff" for letter in html)
            assert "♅" not in text, "a symbol without a drawing"


@pytest.mark.parametrize("clans", FOURS[1:])
def test_what_was_kept_is_what_would_be_drawn_anew(clans: str) -> None:
    match = moon_match(clans, 10)
    words = words_of(match)
    for _ in positions(match, 10, every=17):
        for seat in (-1, *match.asked_seats):
            kept = zones_of(match, seat, words)
            before, renderer._RENDERERS = renderer._RENDERERS, Cache(1)
            assert zones_of(match, seat, words) == kept
            renderer._RENDERERS = before


def test_what_a_seat_cannot_know_never_changes_a_byte_of_its_page() -> None:
    match = moon_match(FOURS[2], 4)
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


# --- what each board shows -----------------------------------------------------------------------


@pytest.mark.parametrize("clan", SIX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_tells_its_own_abilities(clan: str, language: str) -> None:
    match = moon_match(f"{clan},{'star' if clan != 'star' else 'horn'}", 3)
    words = words_of(match, language)
    board = words.board(f"{clan}-moon")  # type: ignore[attr-defined]
    html = zone(match, 0, "board", language)
    rival = zone(match, 1, "rival-1", language)
    assert words.name(f"board:{clan}-moon") in html
    assert f'href="/cards/evenfall/{clan}-moon"' in html
    for effect in (board.scout, board.token, board.free, board.space, *board.bonuses, *board.track):
        if effect is not None:
            assert words.write(effect).lower() in html.lower(), effect.path
    for effect in (board.scout, board.token, board.free, board.space, *board.bonuses):
        if effect is not None:
            assert words.write(effect).lower() in rival.lower(), effect.path


def test_the_sun_side_has_no_such_board() -> None:
    match = new("evenfall", seats=2, seed=3, options={"clans": "wave,horn"})
    html = whole(zones_of(match, 0, words_of(match)))
    assert "moonboard" not in html
    assert "moonlist" not in html
    assert "#c-wave" in html
    assert "#c-horn" in html


@pytest.mark.parametrize(
    ("clans", "verb", "spot"),
    [
        ("star,cross", "board-free", "board-free:"),
        ("cross,star", "witch", "board-space:"),
        ("cross,star", "step", "coven:"),
        ("spike,cross", "place-powerstone", "powerstones:"),
        ("spike,cross", "space", "powerspace:"),
        ("wave,circle", "board-free", "board-free:"),
        ("wave,circle", "turn", "card:"),
        ("horn,wave", "attach", "card:"),
    ],
)
def test_an_ability_is_lit_where_it_lies(clans: str, verb: str, spot: str) -> None:
    match, seat = reach(clans, verb)
    while verb == "witch" and "witch:board:cross-moon" not in [o.key for o in match.options(seat)]:
        match.answer(random.Random(match.version).choice(match.options(seat)), seat)
        seat = match.asked_seats[0]
    html = whole(zones_of(match, seat, words_of(match)))
    keys = [option.key for option in match.options(seat) if option.key.partition(":")[0] == verb]
    if verb == "witch":
        keys = ["witch:board:cross-moon"]
    lying = on_board(html)
    assert keys
    assert all(lying[key] == 1 for key in keys), (keys, lying)
    for key in keys:
        at = next(m.start() for m in re.finditer(f'value="{key}"', html) if not _listed(html, m))
        things = [
            thing
            for thing in re.findall(r'data-thing="([^"]+)"', html[:at])
            if not thing.startswith(("crystals:", "lock:"))  # parts of a card, beside the button
        ]
        assert things[-1].startswith(spot), (key, things[-3:])


def _listed(html: str, found: "re.Match[str]") -> bool:
    """Whether a button stands in the list of answers."""
    return "answer" in html[html.rindex("<button", 0, found.start()) : found.start()].split('"')[1]


def test_a_step_of_the_cross_shows_both_of_its_bonuses() -> None:
    html = zone(moon_match("cross,star", 1), 0, "board")
    assert html.count('class="fork"') == 6


def test_the_demon_lies_with_its_specialist_and_has_the_same_ability() -> None:
    match, seat = reach("horn,star", "attach")
    key = next(o.key for o in match.options(seat) if o.key.startswith("attach:"))
    match.answer(key, seat)
    host = key.removeprefix("attach:")
    moon = seen(match, seat).clans[seat].moon
    assert moon is not None
    assert moon.attached == host
    html = zone(match, seat, "board")
    cards = re.findall(r'<article class="person serving([^"]*)" data-thing="card:([^"]+)"', html)
    order = [uid for _, uid in cards]
    assert order.index("throne-demon") == order.index(host) + 1
    assert "bound-to" in {uid: look for look, uid in cards}["throne-demon"]
    rival = zone(match, 1 - seat, "rival-1")
    assert words_of(match).name(f"card:{host}") in rival


def test_a_turned_ritual_is_an_action_space_for_this_turn() -> None:
    for seed in range(1, 60):
        match = moon_match("wave,star", seed)
        seat = play_until(match, seed, "turn")
        if seat < 0:
            continue
        key = next(o.key for o in match.options(seat) if o.key.startswith("turn:"))
        assert "risen" not in zone(match, seat, "board")
        match.answer(key, seat)
        moon = seen(match, seat).clans[seat].moon
        assert moon is not None
        if moon.turned:  # else the turn was over with it
            break
    uid = key.removeprefix("turn:")
    lying = rf'class="ritual lying [^"]*risen[^"]*" data-thing="card:{uid}"'
    assert re.search(lying, zone(match, seat, "board"))
    assert "Action Space this turn" in zone(match, 1 - seat, "rival-1")


def test_a_powerstone_on_the_board_is_seen_by_all() -> None:
    match, seat = reach("spike,star", "space")
    key = next(o.key for o in match.options(seat) if o.key.startswith("space:"))
    match.answer(key, seat)
    assert 'class="socket set' in zone(match, seat, "board")
    stone = key.rpartition(":")[2]
    sockets = re.search(r'class="sockets" title.*?</span>', zone(match, 1 - seat, "rival-1"))
    assert sockets is not None
    assert f"i-{stone}" in sockets.group()


def test_the_red_powerstone_is_shown_while_it_is_in_the_supply() -> None:
    match = moon_match("spike,star", 1)
    assert seen(match, 0).red
    assert "i-red" in zone(match, 0, "scores")
    sun = new("evenfall", seats=2, seed=1)
    assert "i-red" not in zone(sun, 0, "scores")


# --- tiles and track ---------------------------------------------------------------------------


def test_a_tile_covers_the_rewards_of_its_region() -> None:
    match = moon_match("star,cross,circle", 5)
    words = words_of(match)
    html = zone(match, 0, "regions")
    for region in seen(match, 0).regions:
        assert region.tile
        tile = words.tile(region.tile)  # type: ignore[attr-defined]
        assert f'href="/cards/evenfall/{region.tile}"' in html
        assert words.name(f"tile:{region.tile}") in html
        for threshold, reward in zip(tile.thresholds, tile.rewards, strict=True):
            said = words.write(reward)
            assert f"{said[:1].upper()}{said[1:]}" in html, threshold
    plain = new("evenfall", seats=3, seed=5)
    assert "tiled" not in zone(plain, 0, "regions")


def test_a_battle_is_fought_for_the_tiles_rewards() -> None:
    match = moon_match("star,cross", 2)
    rng = random.Random(2)
    while seen(match, 0).battle is None:
        match.answer(rng.choice(match.options(match.asked_seats[0])), match.asked_seats[0])
    battle = seen(match, 0).battle
    assert battle is not None
    region = next(r for r in seen(match, 0).regions if r.region == battle.region)
    words = words_of(match)
    html = zone(match, 0, "battle")
    assert words.name(f"tile:{region.tile}") in html
    for reward in words.tile(region.tile).rewards:  # type: ignore[attr-defined]
        assert words.write(reward).lower() in html.lower()


def test_the_track_of_the_expansion_counts_laps_of_fifty() -> None:
    match = moon_match("star,cross", 1)
    match.game.clans[0].vp = 63  # type: ignore[attr-defined]
    html = zone(match, 0, "scores")
    assert "one Victory Point Tile of 50 and 13 on the track" in html
    assert "at most 20" in zone(match, 0, "board")
