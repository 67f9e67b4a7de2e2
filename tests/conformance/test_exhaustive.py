"""Keep playing until every effect of every card, board and procedure has run.

A large game shows some of its effects only to who plays well for hours: there the scenarios count
as play.
"""

import random
from collections import Counter
from pathlib import Path

import pytest

from gloaming.arena.simulate import TOO_LONG
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import NOBODY, Game
from gloaming.kernel.message import Option
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.testing.scenario import run_scenario, scenarios

SCENARIOS = Path(__file__).parent.parent / "rules"
WITH_SCENARIOS = ("eldritch",)
GAMES = 1_000
KINDS = 30  # games whose options are drawn before everything has been seen


def _curious(
    box: Box,
    game: Game,
    rng: random.Random,
    used: Counter[str],
    here: Counter[str],
    trace: set[str],
) -> None:
    """Answer with what was answered least so far; ends of turns and passes come last.

    What a seat has done before in this game, and does again, counts as something else: else nobody
    would ever get to the end of anything.
    """
    seat = game.asked_seat()
    options = game.options(seat)
    rng.shuffle(options)
    shy = {"pass", "end-turn", "decline", "no-transfer", "done", "no"}

    def again(option: Option) -> str:
        kind = _kind(option.key)
        return f"{kind} {here[f'{seat} {kind}']}"

    best = min(options, key=lambda o: used[again(o)] + (30 if o.key in shy else 0))
    used[again(best)] += 1
    here[f"{seat} {_kind(best.key)}"] += 1
    trace.update(box.testing.uses(game, seat, best))
    game.answer(best.choice, seat)


def _kind(key: str) -> str:
    return key.rpartition(".")[0] if key[-1:].isdigit() and "." in key else key


@pytest.mark.parametrize("name", registry.names())
def test_everything_is_used_at_least_once(name: str) -> None:
    box: Box = registry.find(name)
    trace: set[str] = set()
    used: Counter[str] = Counter()
    wanted: set[str] = set()
    missing: set[str] = set()
    if name in WITH_SCENARIOS:
        _play_scenarios(box, trace)
    for number in range(GAMES):
        rng = random.Random(number)
        seats = box.most if number % 3 else box.least
        options = {
            choice.id: rng.choice(choice.examples or choice.values)
            for choice in box.setup_options
            if (choice.examples or choice.values) and choice.is_per_seat(seats)
        }
        options.pop("first", None)
        key = key_from_seed(f"all {number}").hex()
        setup = Setup(name, seats, key, options, (), box.rules_version)
        try:
            game = box.set_up(setup, [], with_story=False)
        except SetupError:  # options that do not go together
            continue
        if number < KINDS:
            wanted |= set(box.testing.effects(game))
        game.trace = trace
        here: Counter[str] = Counter()
        while game.question is not None:
            _curious(box, game, rng, used, here, trace)
            assert here.total() < TOO_LONG, f"game {number} has no end: {setup.options}"
        trace.add(_end(game))
        missing = wanted - trace
        if not missing and number >= KINDS:
            assert wanted
            return
    raise AssertionError(f"never used in {GAMES} games: {sorted(missing)}")


@pytest.mark.parametrize("name", WITH_SCENARIOS)
def test_every_sentence_of_every_card_has_a_scenario(name: str) -> None:
    """What is not of the cards (routes, procedures of the rules) has other tests."""
    box: Box = registry.find(name)
    option = box.statistics.level_option
    levels = next(choice.values for choice in box.setup_options if choice.id == option)
    cards = {item.id for items in box.catalogue([]).items.values() for item in items.values()}
    wanted: set[str] = set()
    for level in levels:
        key = key_from_seed(level).hex()
        setup = Setup(name, box.most, key, {option: level}, (), box.rules_version)
        sentences = box.testing.effects(box.set_up(setup, [], with_story=False))
        wanted |= {path for path in sentences if path.partition(".")[0] in cards}
    trace: set[str] = set()
    _play_scenarios(box, trace)
    assert len(wanted) > 1_000
    assert sorted(wanted - trace) == []


def _play_scenarios(box: Box, trace: set[str]) -> None:
    """Adds what the scenarios of a game use; those with cards of their own say nothing of ours."""
    for _, game, scenario in scenarios(sorted((SCENARIOS / box.name).glob("*.toml"))):
        if scenario.pack:
            continue
        match = run_scenario(scenario, game, trace)
        if match is None:
            continue
        trace.update(box.testing.uses(match.game, NOBODY, None))
        trace.add(_end(match.game))


def _end(game: Game) -> str:
    """Returns the name of how a game ended, as `TestSupport.effects` has it."""
    outcome = game.outcome()
    return f"end:{outcome.rule}" if outcome is not None else ""
