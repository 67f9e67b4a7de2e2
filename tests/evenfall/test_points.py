"""Where every point of a game of Evenfall came from, to the last one."""

import random
from io import StringIO

import pytest
from rich.console import Console

from gloaming.evenfall import GAME
from gloaming.evenfall.model.points import SOURCES
from gloaming.evenfall.views.view import view
from gloaming.kernel.match import Match, new
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.story import GAME_END
from gloaming.kernel.terminal.points import points_tree
from gloaming.kernel.views.encode import EARLIER
from gloaming.kernel.views.points import player_points
from gloaming.terminal.console import DUSK
from tests.conftest import new_game

GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (3, {}),
    (2, {"side": "moon"}),
    (4, {"crystal-path": "on"}),
    (1, {"automa-clan": "spike"}),
)
LANGUAGES = ("en", "es", "de")


def played(seats: int, options: dict[str, str], seed: int = 3) -> Match:
    """A whole game in which everybody answers by chance."""
    match = new("evenfall", seats, seed, options)
    luck = random.Random(seed)
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(luck.choice(match.options(seat)), seat)
    return match


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_points_noted_are_the_points_scored(seats: int, options: dict[str, str]) -> None:
    match = played(seats, options)
    view = match.view(-1)
    assert {entry.source for entry in view.points} <= set(SOURCES)
    players = player_points(view, match.box.points_sources)
    assert [player.amount for player in players] == match.scores()
    for player, history in zip(players, [clan.history for clan in view.clans], strict=True):
        assert sum(one.amount for one in player.by_source) == player.amount
        for n, score in enumerate(history[:-1], 1):
            upto = [e for e in view.points if e.player == player.player and 1 <= e.round <= n]
            assert sum(entry.amount for entry in upto) == score
        at_the_end = sum(
            e.amount for e in view.points if e.player == player.player and e.round == GAME_END
        )
        assert at_the_end == history[-1] - history[-2]


def test_the_final_scoring_is_told_card_by_card() -> None:
    """EF-END-12 to 14: Specialists by their value, then the Inner Circle with what is doubled."""
    match = played(4, {})
    view = match.view(-1)
    for clan, steps in zip(view.clans, view.scoring, strict=True):
        own = [e for e in view.points if e.player == clan.seat and e.round == GAME_END]
        values = {e.thing: e.amount for e in own if e.source == "specialist-values"}
        assert sum(values.values()) == steps.specialists
        assert set(values) <= {f"card:{one.uid}" for one in clan.specialists}
        circle = [e for e in own if e.source in ("inner-places", "inner-rituals", "powerstones")]
        assert sum(entry.amount for entry in circle) == steps.circle
        doubled = {e.thing for e in circle if e.source == "powerstones"}
        with_stone = {f"card:{place.ritual}" for place in clan.inner if place.stone}
        assert doubled <= with_stone
        council = sum(e.amount for e in own if e.source == "council")
        assert council == steps.council


def test_what_crystals_raise_is_told_with_their_rituals() -> None:
    """EF-CP-56 to 58: a point for each Crystal, before a Powerstone doubles the Ritual's value."""
    game = new_game(2, told=True, **{"crystal-path": "on"})
    serpent = "spirit-bog-ember with Horned Serpent; 1 crystal; 1 charged"
    sigil = "spirit-bog-tide with Earth Sigil; 1 crystal; tide"
    said = {"ascension": 4, "specialists": [], "council": [], "inner": [serpent, sigil]}
    given = {"phase": "game-end", "Catalina": said, "Adriano": {}}
    GAME.testing.patch(game, ["Catalina", "Adriano"], given, [])
    own = [entry for entry in view(game, -1).points if entry.player == 0]
    raised = {e.thing.partition(".")[0]: e.amount for e in own if e.source == "crystals"}
    doubled = {e.thing.partition(".")[0]: e.amount for e in own if e.source == "powerstones"}
    assert raised == {"card:horned-serpent": 2, "card:earth-sigil": 1}
    assert doubled == {"card:earth-sigil": 2 + 1}  # its value is attested
    assert sum(entry.amount for entry in own) == game.scores()[0]


def test_nothing_is_told_before_the_end() -> None:
    assert new("evenfall", 2, 3).view(0).points == []


def test_a_game_that_lost_its_past_says_so() -> None:
    match = new("evenfall", 2, 3)
    luck = random.Random(3)
    while match.game.scores() == [0, 0]:
        seat = match.asked_seats[0]
        match.answer(luck.choice(match.options(seat)), seat)
    match.resume(match.game)  # as after a change of the rules: the story begins here
    before = match.scores()
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(luck.choice(match.options(seat)), seat)
    view = match.view(-1)
    earlier = {e.player: e.amount for e in view.points if e.source == EARLIER}
    assert earlier == {player: points for player, points in enumerate(before) if points}
    assert [p.amount for p in player_points(view)] == match.scores()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_name(lang: str) -> None:
    words = new("evenfall", 2).box.words(lang, ["Ana", "Ben"], [])
    names = [words.format(f"points-{source}") for source in (*SOURCES, EARLIER)]
    assert len(set(names)) == len(names)
    assert not any("points-" in name for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_terminal_open_every_sum(lang: str) -> None:
    match = played(2, {"crystal-path": "on"})
    words = match.box.words(lang, match.names, match.packs)
    view = match.view(0)
    zones = match.box.page.zones(view, words, PageContext(seat=0, base="/t/x", names=match.names))
    html = next(zone.html for zone in zones if zone.id == "scoring")
    out = StringIO()
    console = Console(file=out, theme=DUSK, width=100)
    console.print(match.box.terminal.screen(view, words, 100))
    console.print(points_tree(view, words, match.box.points_sources))
    for entry in view.points:
        source = words.format(f"points-{entry.source}")
        assert source in html
        assert source in out.getvalue()
        if entry.thing:
            assert words.name(entry.thing) in out.getvalue()
    assert html.count("<details") > 4
