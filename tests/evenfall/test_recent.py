"""What happened lately, as facts in the view: they say what the story tells, and copies keep it."""

import random
from collections.abc import Iterator

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.views.types import NameRef

SEATS = [1, 2, 4]


def start(seats: int, told: bool = True) -> Game:
    key = bytes([seats] * 32).hex()
    return GAME.set_up(Setup("evenfall", seats, key, {}, (), GAME.rules_version), [], told)


def play(game: Game, seed: int) -> Iterator[EvenfallView]:
    """A random game, seen by the first seat after every answer."""
    chance = random.Random(seed)
    while game.question is not None:
        seat = chance.choice(game.question.waiting())
        game.answer(chance.choice(game.question.choices_of(seat)), seat)
        yield GAME.view(game, 0)


def told_battles(view: EvenfallView) -> dict[str, tuple[dict[int, int], int]]:
    """The last battle of each Region as the story tells it: strengths and winner."""
    found: dict[str, tuple[dict[int, int], int]] = {}
    for line in view.story:
        region = line.message.args.get("region")
        name = region.thing.partition(":")[2] if isinstance(region, NameRef) else ""
        if line.message.id == "log-battle":
            found[name] = ({}, -1)
        elif line.message.id in ("log-strength", "log-automa-strength"):
            strength = line.message.args["n"]
            assert isinstance(strength, int)
            found[name][0][line.seat] = strength
        elif line.message.id == "log-battle-won":
            found[name] = (found[name][0], line.seat)
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_battle_of_each_region_is_the_one_that_was_told(seats: int) -> None:
    for view in play(start(seats), seats):
        facts = {b.region: (dict(b.strengths), b.winner) for b in view.battles}
        assert facts == told_battles(view)
    assert len(view.battles) > 1
    assert all(battle.winner >= 0 for battle in view.battles)


@pytest.mark.parametrize("seats", SEATS)
def test_the_steps_of_the_final_scoring_add_up(seats: int) -> None:
    """EF-END-12 to 15: what each step gave comes on top of the score after the last round."""
    for view in play(start(seats), seats):
        assert view.over == bool(view.scoring)
    for clan, steps in zip(view.clans, view.scoring, strict=True):
        gained = steps.specialists + steps.council + steps.circle + steps.tile
        assert clan.vp == clan.history[-2] + gained
    assert any(steps.circle for steps in view.scoring)


def test_the_automas_deeds_carry_the_lines_that_tell_them() -> None:
    """EF-AUT-06: a turn after each main action of yours; what was before is no longer shown."""
    turns = 0
    for view in play(start(1), 3):
        for deed in view.automa_deeds:
            assert all(line in view.story for line in deed.lines)
            assert (deed.move is not None) == (deed.kind == "turn")
            assert bool(deed.region) == (deed.kind == "battle")
        turns += view.automa_move is not None and view.phase == "action"
    assert turns > 10


def test_a_copy_keeps_what_happened_and_goes_its_own_way() -> None:
    game = start(2)
    views = play(game, 1)
    while not next(views).battles:
        pass
    before = GAME.view(game, 0).battles
    twin = game.copy()
    assert GAME.view(twin, 0).battles == before
    for _ in play(twin, 2):
        pass
    assert GAME.view(twin, 0).battles != before
    assert GAME.view(game, 0).battles == before


def test_a_simulation_records_nothing() -> None:
    for view in play(start(2, told=False), 1):
        assert not view.battles
    assert view.over
