"""What every game passes, at every player count and option."""

import os
import random
from itertools import combinations

import pytest

from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.setup.options import compatible_options
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.testing import conformance
from gloaming.kernel.testing.conformance import LONGEST, start, step

KEY = key_from_seed(0).hex()
SAMPLE = bool(os.environ.get("GLOAMING_SAMPLE"))  # few of all cases, for `make check`
MOST = 6 if SAMPLE else 130  # combinations of one number of seats that are played
SEATS = "seats"
FEW = 4  # numbers of seats, of which each is tried with all options


def _cases() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every player count and its options' values, each with each of another's.

    Of a game for many numbers of seats these are one option more.
    """
    found: list[tuple[str, int, dict[str, str]]] = []
    for name in registry.names():
        box = registry.find(name)
        counts = range(box.least, box.most + 1)
        if len(counts) <= FEW:
            for seats in counts:
                found += [(name, seats, options) for options in _pairwise(combined(box, seats))]
            continue
        everything = [
            {SEATS: str(seats), **options} for seats in counts for options in combined(box, seats)
        ]
        for options in _pairwise(everything):
            seats = int(options[SEATS])
            found.append((name, seats, {k: v for k, v in options.items() if k != SEATS}))
    return found


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
    for name, seats, options in (_cases()[::14] if SAMPLE else _cases())
]
every = pytest.mark.parametrize(("box", "seats", "options"), CASES)


@every
def test_every_field_of_the_state_is_declared_and_copied_as_it_says(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_layout(box, seats, options)


@every
def test_a_copy_is_independent(box: Box, seats: int, options: dict[str, str]) -> None:
    conformance.check_copies(box, seats, options)


@every
def test_a_snapshot_restores_in_the_middle_of_any_effect(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_snapshots(box, seats, options)


@every
def test_a_record_replays_to_the_same_game(box: Box, seats: int, options: dict[str, str]) -> None:
    conformance.check_replay(box, seats, options)


@every
def test_the_same_seed_gives_the_same_game(box: Box, seats: int, options: dict[str, str]) -> None:
    conformance.check_seeds(box, seats, options)


@every
def test_random_games_end_and_lose_nothing(box: Box, seats: int, options: dict[str, str]) -> None:
    conformance.check_random_games(box, seats, options)


@every
def test_views_do_not_depend_on_what_a_seat_cannot_know(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_views(box, seats, options)


@every
def test_what_can_be_taken_back_showed_nothing_hidden(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_undo(box, seats, options)


@every
def test_an_imagined_game_plays_on_to_its_end(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_imagined_games(box, seats, options)


@every
def test_nothing_is_refused_that_is_an_option(
    box: Box, seats: int, options: dict[str, str]
) -> None:
    conformance.check_refusals(box, seats, options)


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
