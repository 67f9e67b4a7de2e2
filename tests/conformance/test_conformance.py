"""What every game passes, at every player count and option."""

import random
from itertools import combinations

import msgspec
import pytest

from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match, Record, replay
from gloaming.kernel.setup.options import compatible_options
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state.digest import differences
from gloaming.kernel.testing.layout_checks import copy_faults, layout_faults

LONGEST = 5_000
KEY = key_from_seed(0).hex()
MOST = 130  # combinations of one number of seats that are played


def _cases() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every player count and its options' values, each with each of another's."""
    return [
        (name, seats, options)
        for name in registry.names()
        for seats in range(registry.find(name).least, registry.find(name).most + 1)
        for options in _pairwise(combined(registry.find(name), seats))
    ]


def combined(box: Box, seats: int) -> list[dict[str, str]]:
    """Every combination of options that a game takes with so many seats."""
    return compatible_options(
        box, Setup(box.name, seats, KEY, {}, (), box.rules_version), brief=True
    )


def _pairwise(everything: list[dict[str, str]]) -> list[dict[str, str]]:
    """Few combinations in which every value of an option meets every value of every other.

    What goes wrong, goes wrong between two of them; all are only played once, below.
    """
    pairs = [_pairs(options) for options in everything]
    wanted = set().union(*pairs)
    found = [0]
    while wanted:
        best = max(range(len(everything)), key=lambda i: len(wanted & pairs[i]))
        wanted -= pairs[best]
        if best not in found:
            found.append(best)
    return [everything[i] for i in found]


def _pairs(options: dict[str, str]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    return set(combinations(options.items(), 2))


CASES = [
    pytest.param(
        registry.find(name), seats, options, id=f"{name}-{seats}-{'-'.join(options.values())}"
    )
    for name, seats, options in _cases()
]
every = pytest.mark.parametrize(("box", "seats", "options"), CASES)


def start(box: Box, seats: int, options: dict[str, str], seed: int, told: bool = False) -> Game:
    setup = Setup(box.name, seats, key_from_seed(seed).hex(), options, (), box.rules_version)
    return box.set_up(setup, [], told)


def step(game: Game, rng: random.Random) -> None:
    seat = rng.choice(game.question.waiting()) if game.question is not None else -1
    assert game.question is not None
    game.answer(rng.choice(game.question.choices_of(seat)), seat)


@every
def test_every_field_of_the_state_is_declared_and_copied_as_it_says(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(0)
    game = start(box, seats, options, 10)
    for _ in range(30):
        if game.question is not None:
            step(game, rng)
    assert layout_faults(box.layout, game) == []
    assert copy_faults(box.layout, game) == []


@every
def test_a_copy_is_independent(box: Box, seats: int, options: dict[str, str]) -> None:
    rng = random.Random(1)
    game = start(box, seats, options, 11)
    for number in range(400):
        if game.question is None:
            break
        if number % 10 == 0:
            before = box.snapshot(game)
            twin = game.copy()
            assert box.snapshot(twin) == before, differences(box.snapshot(twin), before)
            for _ in range(25):
                if twin.question is None:
                    break
                step(twin, rng)
            assert box.snapshot(game) == before, differences(box.snapshot(game), before)
        step(game, rng)


@every
def test_a_snapshot_restores_in_the_middle_of_any_effect(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(2)
    game = start(box, seats, options, 12)
    setup = Setup(box.name, seats, key_from_seed(12).hex(), options, (), box.rules_version)
    while game.question is not None:
        data = box.snapshot(game)
        again = box.restore(setup, [], data)
        assert box.snapshot(again) == data, differences(box.snapshot(again), data)
        seat = game.asked_seat()
        choice = rng.choice(game.choices())
        game.answer(choice, seat)
        again.answer(choice, seat)
        data = box.snapshot(game)
        assert box.snapshot(again) == data, differences(box.snapshot(again), data)
        assert box.digest(again) == box.digest(game)


@every
def test_a_record_replays_to_the_same_game(box: Box, seats: int, options: dict[str, str]) -> None:
    rng = random.Random(3)
    setup = Setup(box.name, seats, key_from_seed(13).hex(), options, (), box.rules_version)
    match = Match(box, setup)
    while not match.is_over:
        match.answer(rng.choice(match.options()))
    saved = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
    again = replay(saved)
    assert box.snapshot(again.game) == box.snapshot(match.game)
    assert again.scores() == saved.scores
    half = replay(saved, to=len(saved.answers) // 2)
    assert len(half.answers) == len(saved.answers) // 2


@every
def test_the_same_seed_gives_the_same_game(box: Box, seats: int, options: dict[str, str]) -> None:
    games = [start(box, seats, options, seed) for seed in (14, 14, 15)]
    assert box.snapshot(games[0]) == box.snapshot(games[1])
    assert box.snapshot(games[0]) != box.snapshot(games[2])


@every
def test_random_games_end_and_lose_nothing(box: Box, seats: int, options: dict[str, str]) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        game = start(box, seats, options, seed)
        everything = box.testing.components(game)
        decisions = 0
        while game.question is not None:
            for seat in game.question.waiting():
                keys = [option.key for option in game.options(seat)]
                assert len(keys) == len(set(keys)), keys
                assert len(keys) > 1
            step(game, rng)
            assert box.testing.components(game) == everything
            assert box.testing.faults(game) == []
            decisions += 1
            assert decisions < LONGEST
        assert game.is_over
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.reason.id
        assert outcome.rule
        assert outcome.winners or outcome.is_together


@every
def test_views_do_not_depend_on_what_a_seat_cannot_know(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(5)
    game = start(box, seats, options, 16)
    checked = 0
    while game.question is not None:
        if rng.random() < 0.25:
            for seat in game.question.waiting():
                dream = box.imagine(game, seat, Chance(key_from_seed(checked)))
                real = msgspec.json.encode(box.view(game, seat))
                assert msgspec.json.encode(box.view(dream, seat)) == real
                checked += 1
        step(game, rng)
    assert checked > 5


@every
def test_an_imagined_game_plays_on_to_its_end(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(6)
    game = start(box, seats, options, 17)
    number = 0
    while game.question is not None:
        number += 1
        if number % 15 == 0:
            dream = box.imagine(game, game.asked_seat(), Chance(key_from_seed(number)))
            everything = box.testing.components(dream)
            while dream.question is not None:
                step(dream, rng)
            assert box.testing.components(dream) == everything
        step(game, rng)


@pytest.mark.parametrize(
    ("box", "seats"),
    [
        pytest.param(box, seats, id=f"{box.name}-{seats}")
        for box in map(registry.find, registry.names())
        for seats in range(box.least, box.most + 1)
    ],
)
def test_every_combination_of_options_is_played_to_the_end(box: Box, seats: int) -> None:
    """Each once; where they are too many, so many of them, drawn by lot."""
    everything = combined(box, seats)
    if len(everything) > MOST:
        everything = random.Random(0).sample(everything, MOST)
    for number, options in enumerate(everything):
        rng = random.Random(number)
        game = start(box, seats, options, number)
        before = box.testing.components(game)
        for _ in range(LONGEST):
            if game.question is None:
                break
            step(game, rng)
        assert game.is_over, options
        assert box.testing.components(game) == before, options
        assert box.testing.faults(game) == [], options
