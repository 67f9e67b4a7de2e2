"""Rules of the Automa that speak of whole games and of its data."""

import random
from itertools import product

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.cards import RONDEL
from gloaming.evenfall.model.events import EVENT_COUNT
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.automa.setup import LEVELS, TILES
from gloaming.kernel.errors import SetupError
from gloaming.kernel.match import Match, new

SAID = {  # all that is ever told of the Automa
    "log-automa-turn",
    "log-automa-passes",
    "log-automa-strength",
    "log-automa-rewards",
    "log-automa-tile",
    "log-battle-won",
    "log-stone",
    "log-score-specialists",
    "log-score-circle",
    "log-winner",
}


def played(seed: int, **options: str) -> Match:
    """A solo game, played at random but not passed away."""
    match = new("evenfall", 1, seed, options, names=["Ana"])
    chance = random.Random(seed)
    while not match.is_over:
        offered = match.options()
        busy = [o for o in offered if o.key != "pass"]
        match.answer(chance.choice(busy if busy and chance.random() < 0.97 else offered))
    return match


def told(match: Match) -> list[str]:
    assert match.game.story is not None
    return [entry.message.id for entry in match.game.story.entries]


@pytest.mark.rule("EF-AUT-01")
def test_a_solo_game_has_three_rounds_of_four_phases() -> None:
    phases = [id for id in told(played(1)) if id.startswith(("log-phase", "log-round"))]
    one = ["log-round", *(f"log-phase-{p}" for p in ("scout", "action", "battle", "round-end"))]
    assert phases == one * 3


@pytest.mark.rule("EF-AUT-06")
@pytest.mark.parametrize("seed", range(4))
def test_the_automa_takes_as_many_turns_as_you_take_main_actions(seed: int) -> None:
    match = played(seed)
    main = ("discover:", "token", "play:", "specialist:", "council:", "build", "witch:", "elder:")
    replayed = new("evenfall", 1, seed, names=["Ana"])
    actions = 0
    for answer in match.answers:
        asked = replayed.prompt()
        assert asked is not None
        if asked.id == "ask-turn" and answer.key.startswith(main):
            actions += 1
        replayed.answer(answer.key, answer.seat)
    assert actions > 10
    assert told(match).count("log-automa-turn") == actions


@pytest.mark.rule("EF-AUT-42", "EF-AUT-31", "EF-SET-35")
@pytest.mark.parametrize("tile", TILES)
def test_the_automa_does_nothing_but_its_turns_and_battles(tile: str) -> None:
    match = played(7, **{"automa-clan": tile})
    game = match.game
    assert isinstance(game, Evenfall)
    assert game.story is not None
    ids = {entry.message.id for entry in game.story.entries if entry.seat == 1}
    assert "log-automa-turn" in ids
    assert ids <= SAID
    clan = game.clans[1]
    assert (clan.stock, clan.mana, clan.hand, clan.council) == ([0, 0, 0], 0, [], [])
    assert (clan.elders, clan.token, clan.borrowed) == (0, False, [])
    assert not any(clan.standing.sums)
    assert not any(game.triggers.own_after(1, event) for event in range(EVENT_COUNT))
    for place in clan.outer + clan.inner:
        assert (game.scythes[place], game.orbs[place], game.piece_on[place]) == (0, 0, 0)


@pytest.mark.rule("EF-AUT-40")
def test_the_rondel_is_a_circle_of_eight_kinds_with_two_rings_and_starts_on_one() -> None:
    game = new("evenfall", 1).game
    assert isinstance(game, Evenfall)
    board = game.data.automa
    assert {RONDEL[space] for space in board.spaces} == set(RONDEL)
    assert len(board.rings) == len(board.spaces)
    assert sum(board.rings) == 2
    assert board.rings[board.start]
    assert game.rondel == board.start
    assert len(board.track) >= 5
    texts = GAME.catalogue([]).items["automa"]["automa"].values["track"]
    assert "gain 6 vp" in texts


@pytest.mark.rule("EF-SET-34", "EF-AUT-39")
@pytest.mark.parametrize(("level", "points"), [*zip(LEVELS, (1, 3, 4, 5), strict=True)])
def test_the_level_decides_x_and_stays(level: str, points: int) -> None:
    match = new("evenfall", 1, 3, {"automa": level})
    chance = random.Random(3)
    while not match.is_over:
        view = match.view(0)
        assert view.automa.points == points  # type: ignore[attr-defined]
        match.answer(chance.choice(match.options()))


@pytest.mark.rule("EF-LIM-01", "EF-SET-36")
def test_one_to_four_play_and_one_has_the_automa() -> None:
    for seats in (1, 2, 3, 4):
        game = new("evenfall", seats).game
        assert isinstance(game, Evenfall)
        assert (game.seats, game.players) == (seats, 2 if seats == 1 else seats)
        assert len(game.clans) == len(game.scores()) == game.players
        assert game.data.solo == (seats == 1)
    for seats in (0, 5):
        with pytest.raises(SetupError, match=f"1 to 4 seats, not {seats}"):
            new("evenfall", seats)


@pytest.mark.rule("EF-SET-31", "EF-TILE-10")
def test_the_automa_never_has_your_colour() -> None:
    clans = ("star", "cross", "circle", "spike")
    for own, tile in product(clans, TILES):
        options = {"clans": own, "automa-clan": tile}
        if own == tile:
            with pytest.raises(SetupError, match="your own clan"):
                new("evenfall", 1, 0, options)
            continue
        game = new("evenfall", 1, 0, options).game
        assert isinstance(game, Evenfall)
        assert game.data.boards[0].entry == own != game.data.boards[1].entry
        assert tile in ("none", game.data.boards[1].entry)


@pytest.mark.rule("EF-AUT-43")
def test_nobody_is_ever_asked_for_the_automa() -> None:
    match = new("evenfall", 1, 5, names=["Ana"])
    chance = random.Random(5)
    while not match.is_over:
        assert match.asked_seats == [0]
        assert match.view(-1).question is None
        match.answer(chance.choice(match.options()))


def test_the_same_seed_is_the_same_game_and_levels_differ_only_in_x() -> None:
    games = [played(11, automa=level).game for level in ("apprentice", "apprentice", "heir")]
    assert GAME.snapshot(games[0]) == GAME.snapshot(games[1])
    assert all(isinstance(game, Evenfall) for game in games)
    mine = [game.scores()[0] for game in games]
    its = [game.scores()[1] for game in games]
    assert mine[0] == mine[2]
    assert (its[2] - its[0]) % 4 == 0
    assert its[2] > its[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("experienced", ["off", "on"])
def test_every_solo_game_ends_and_loses_nothing(level: str, tile: str, experienced: str) -> None:
    options = {"automa": level, "automa-clan": tile, "experienced": experienced}
    for seed in range(3):
        match = new("evenfall", 1, f"{level} {tile} {seed}", options)
        everything = GAME.testing.components(match.game)
        assert everything["elders 1"] == 0
        assert everything["witches 1"] == 4
        chance = random.Random(seed)
        while not match.is_over:
            match.game.answer(chance.choice(match.game.choices()))
            assert GAME.testing.components(match.game) == everything
            assert GAME.testing.faults(match.game) == []
        assert match.winners() in ([0], [1])
