"""Engines: what a seat repeats in a round, and the cards that go with high scores."""

import pytest
from tests.pebbles import PebblesBox

from gloaming.arena import engines as module
from gloaming.arena.engines import FEW, OFTEN, SeatGame, find_engines, play_observed
from gloaming.arena.simulate import Plan
from gloaming.bots import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find

PLAN = Plan("evenfall", 2, 2 * FEW, 1, ("greedy", "greedy"))


class FromTheTable(Bot):
    """Takes the first option whenever it is asked."""

    def answer(self, game: Game, seat: int) -> int:
        return game.choices()[0]


def test_what_a_seat_takes_three_times_in_a_round_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Pebbles all is one round: both seats take a pebble three times, and name a number once."""
    box = PebblesBox()
    monkeypatch.setattr(module, "make", lambda name, box, seed: FromTheTable(box, seed))
    plan = Plan("pebbles", 2, 1, 1, ("first", "first"))
    for seat in play_observed(box, plan, 0):
        assert seat.repeated == {"take:1": OFTEN}


def test_loops_and_cards_are_compared_with_those_who_have_them_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def handmade(box: Box, plan: Plan, number: int) -> list[SeatGame]:
        bell = number % 2 == 0
        return [
            SeatGame(
                150 if bell else 100,
                {"discard": 9 + number} if bell else {},
                ["bell"] * bell,
                {"rituals bell": 30 + number} if bell else {},
            ),
            SeatGame(80, {}, ["axe"], {"coven": 4}),
        ]

    monkeypatch.setattr(module, "play_observed", handmade)
    found = find_engines(PLAN, 1, lambda done: None)
    # twenty games with the bell at 150, twenty without at 100, and forty seats at 80
    assert (found.mean, found.highest) == (102.5, 150)
    assert [(loop.option, loop.most, loop.seats) for loop in found.loops] == [
        ("discard", 9 + 2 * FEW - 2, FEW)
    ]
    assert (found.loops[0].mean, found.loops[0].others) == (150.0, 86.7)
    swings = {card.card: card.swing for card in found.cards}
    assert swings["bell"] == pytest.approx(150 - (20 * 100 + 40 * 80) / 60, abs=0.1)
    assert swings["axe"] == pytest.approx(80 - (20 * 150 + 20 * 100) / 40, abs=0.1)
    assert [card.card for card in found.cards] == ["bell", "axe"]
    assert [(one.source, one.most, one.seats, one.mean) for one in found.sources] == [
        ("rituals bell", 30 + 2 * FEW - 2, FEW, 30 + FEW - 1),
        ("coven", 4, 2 * FEW, 4.0),
    ]


def test_a_real_game_is_observed_and_is_the_same_every_time() -> None:
    box = find("evenfall")
    first = play_observed(box, PLAN, 0)
    assert first == play_observed(box, PLAN, 0)
    assert all(seat.cards and seat.score > 0 for seat in first)
    assert all(sum(seat.points.values()) == seat.score for seat in first)


def test_the_council_members_of_one_name_are_told_apart_for_their_effects_differ() -> None:
    found = play_observed(find("evenfall"), PLAN, 0) + play_observed(find("evenfall"), PLAN, 1)
    council = [card for seat in found for card in seat.cards if card.endswith("/council")]
    assert council
    assert all("." in card for card in council)
