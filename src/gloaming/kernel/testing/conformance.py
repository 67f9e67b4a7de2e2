"""What every game must pass, whatever its rules are.

    @pytest.mark.parametrize("check", CHECKS)
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_conformance(check: Check, seats: int) -> None:
        check(GAME, seats, {})

Each check plays games of so many seats with these options, and fails by an assertion.
"""

import random
from collections.abc import Callable
from typing import Final

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match, Record, replay
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state.digest import differences
from gloaming.kernel.state.hidden import has_revealed
from gloaming.kernel.testing.layout_checks import copy_faults, layout_faults

Check = Callable[[Box, int, dict[str, str]], None]
LONGEST = 5_000  # answers; a game that takes more never ends


def setup_of(box: Box, seats: int, options: dict[str, str], seed: int) -> Setup:
    """Returns the set-up of a game with the luck of a seed."""
    return Setup(box.name, seats, key_from_seed(seed).hex(), options, (), box.rules_version)


def start(box: Box, seats: int, options: dict[str, str], seed: int) -> Game:
    """Returns a new game without a story."""
    return box.set_up(setup_of(box, seats, options, seed), [], with_story=False)


def step(game: Game, rng: random.Random) -> None:
    """Gives any answer of any seat that is asked."""
    seat = rng.choice(game.question.waiting()) if game.question is not None else -1
    assert game.question is not None
    game.answer(rng.choice(game.question.choices_of(seat)), seat)


def assert_same(box: Box, game: Game, expected: bytes) -> None:
    """Fails where the snapshot of a game is not the expected one, and says what differs."""
    found = box.snapshot(game)
    assert found == expected, differences(found, expected)


def check_copies(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that a copy is independent of the game it was made of, and that game of the copy."""
    rng = random.Random(1)
    game = start(box, seats, options, 11)
    kept, then = game.copy(), box.snapshot(game)
    for number in range(400):
        if game.question is None:
            break
        if number % 10 == 0:
            assert_same(box, kept, then)
            kept, then = game.copy(), box.snapshot(game)
            twin = game.copy()
            assert_same(box, twin, then)
            for _ in range(25):
                if twin.question is None:
                    break
                step(twin, rng)
            assert_same(box, game, then)
        step(game, rng)
    assert_same(box, kept, then)


def check_snapshots(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that a snapshot, taken at any question, restores the same game."""
    rng = random.Random(2)
    game = start(box, seats, options, 12)
    setup = setup_of(box, seats, options, 12)
    while game.question is not None:
        data = box.snapshot(game)
        again = box.restore(setup, [], data)
        assert_same(box, again, data)
        seat = game.asked_seat()
        choice = rng.choice(game.choices())
        game.answer(choice, seat)
        again.answer(choice, seat)
        assert_same(box, again, box.snapshot(game))
        assert box.digest(again) == box.digest(game)


def check_replay(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that a record, written and read again, replays to the same game."""
    rng = random.Random(3)
    setup = setup_of(box, seats, options, 13)
    match = Match(box, setup)
    while not match.is_over:
        match.answer(rng.choice(match.options()))
    saved = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
    again = replay(saved)
    assert_same(box, again.game, box.snapshot(match.game))
    assert again.scores() == saved.scores
    half = replay(saved, to=len(saved.answers) // 2)
    assert len(half.answers) == len(saved.answers) // 2


def check_seeds(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that the same seed gives the same game, and another one another."""
    games = [start(box, seats, options, seed) for seed in (14, 14, 15)]
    assert box.snapshot(games[0]) == box.snapshot(games[1])
    assert box.snapshot(games[0]) != box.snapshot(games[2])


def check_random_games(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that games of any answers end with an outcome, and that nothing gets lost in them."""
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


def check_views(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that views do not depend on what a seat cannot know."""
    rng = random.Random(5)
    checked = 0
    for seed in range(16, 24):  # one game is enough, unless it is short
        game = start(box, seats, options, seed)
        while game.question is not None:
            if rng.random() < 0.25:
                for seat in game.question.waiting():
                    imagined = box.imagine(game, seat, Chance(key_from_seed(checked)))
                    real = msgspec.json.encode(box.view(game, seat))
                    assert msgspec.json.encode(box.view(imagined, seat)) == real
                    checked += 1
            step(game, rng)
        if checked > 5:
            return
    raise AssertionError("eight games were too short to look at them")


def check_undo(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that an answer that can be taken back shows its seat nothing that it did not know.

    Whatever is hidden from the seat, it sees the same after such an answer.
    """
    rng = random.Random(8)
    game = start(box, seats, options, 19)
    while game.question is not None:
        seat = rng.choice(game.question.waiting())
        choice = rng.choice(game.question.choices_of(seat))
        before = game.copy()
        game.answer(choice, seat)
        if has_revealed(box.layout, before, game, seat):
            continue
        imagined = box.imagine(before, seat, Chance(key_from_seed(game.version)))
        key = option_key(before, seat, choice)
        imagined.answer_by_key(key, seat)
        real = msgspec.json.encode(box.view(game, seat))
        assert msgspec.json.encode(box.view(imagined, seat)) == real, key


def option_key(game: Game, seat: int, choice: int) -> str:
    """Returns the key of a choice that is open to a seat."""
    return next(option.key for option in game.options(seat) if option.choice == choice)


def check_imagined_games(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that a game in which hidden things are dealt anew can be played to its end."""
    rng = random.Random(6)
    game = start(box, seats, options, 17)
    number = 0
    while game.question is not None:
        number += 1
        if number % 15 == 1:
            imagined = box.imagine(game, game.asked_seat(), Chance(key_from_seed(number)))
            everything = box.testing.components(imagined)
            while imagined.question is not None:
                step(imagined, rng)
            assert box.testing.components(imagined) == everything
        step(game, rng)


def check_refusals(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that no option is refused as well, and that every reason names a rule."""
    rng = random.Random(7)
    game = start(box, seats, options, 18)
    while game.question is not None:
        for seat in game.question.waiting():
            open_keys = {option.key for option in game.options(seat)}
            for refusal in box.refusals(game, seat):
                assert refusal.key not in open_keys, refusal
                assert refusal.rule, refusal
        step(game, rng)


def check_layout(box: Box, seats: int, options: dict[str, str]) -> None:
    """Checks that the layout declares every field, and that `copy` copies them as declared."""
    rng = random.Random(0)
    game = start(box, seats, options, 10)
    for _ in range(30):
        if game.question is not None:
            step(game, rng)
    assert layout_faults(box.layout, game) == []
    assert copy_faults(box.layout, game) == []


CHECKS: Final[list[Check]] = [
    check_copies,
    check_snapshots,
    check_replay,
    check_seeds,
    check_random_games,
    check_views,
    check_undo,
    check_imagined_games,
    check_refusals,
    check_layout,
]
