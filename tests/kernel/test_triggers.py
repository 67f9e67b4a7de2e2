"""Events: who hears, when, in which order; and standing modifiers beside them."""

import pytest
from tests.kernel.lanterns import (
    BRIGHTNESS,
    FOG,
    LIT,
    MODIFIERS,
    OIL_LOST,
    ForTarget,
    HasOil,
    Lanterns,
    Note,
    PickWord,
    keys,
    lanterns,
    listener,
)

from gloaming.kernel.control import Sequence
from gloaming.kernel.game import NOBODY, Effect, Frame
from gloaming.kernel.modifiers import Modifiers
from gloaming.kernel.triggers import (
    ALL,
    BEFORE,
    BOARD,
    INSTEAD,
    Listener,
    Occurrence,
    UseOnce,
    announce,
)


def lit(game: Lanterns, seat: int = 0, target: int = -1) -> Lanterns:
    """A lantern has been lit."""
    announce(game, LIT, seat, target)
    game.run_until_asked()
    return game


# --- after ---


def test_only_the_own_cards_hear_what_happens_to_a_seat() -> None:
    game = lanterns(2)
    game.triggers.add(0, listener(LIT, "mine", 1))
    game.triggers.add(1, listener(LIT, "yours", 2))
    game.triggers.add(0, listener(OIL_LOST, "other event", 3))
    assert lit(game, 0).log == ["0: mine"]


def test_a_listener_with_all_hears_everybody_and_its_holder_resolves_it() -> None:
    game = lanterns(3)
    game.triggers.add(2, listener(LIT, "seen", 1, reach=ALL))
    assert lit(lit(game, 0), 2).log == ["2: seen", "2: seen"]


def test_the_board_hears_everybody_and_the_subject_resolves_it() -> None:
    game = lanterns(3)
    game.triggers.add(NOBODY, listener(LIT, "rumour", 1, reach=BOARD))
    assert lit(lit(game, 0), 2).log == ["0: rumour", "2: rumour"]


def test_what_left_play_hears_no_more() -> None:
    game = lanterns(2)
    own, shared = listener(LIT, "own", 1), listener(LIT, "shared", 2, reach=ALL)
    game.triggers.add(0, own)
    game.triggers.add(1, shared)
    game.triggers.remove(0, own)
    game.triggers.remove(1, shared)
    assert lit(game).log == []


def test_a_listener_whose_condition_does_not_hold_never_becomes_work() -> None:
    game = lanterns(2)
    game.triggers.add(0, listener(LIT, "near", 1, condition=ForTarget(7)))
    game.triggers.add(0, listener(LIT, "also", 2, condition=ForTarget(7)))
    announce(game, LIT, 0, 8)
    assert game.stack == []
    announce(game, LIT, 0, 7)
    assert [frame.effect.path for frame in game.stack] == ["also", "near", "kernel.arrange"]


def test_the_condition_is_asked_for_the_holder_at_the_moment_of_the_event() -> None:
    game = lanterns(2)
    game.triggers.add(1, listener(LIT, "glow", 1, reach=ALL, condition=HasOil()))
    lit(game)
    game.oil[1] = 0
    lit(game)
    assert game.log == ["1: glow"]


def test_forced_effects_of_several_seats_are_ordered_by_whom_the_game_names() -> None:
    game = lanterns(2)
    game.lead = 1
    game.triggers.add(0, listener(LIT, "a", 1, reach=ALL))
    game.triggers.add(1, listener(LIT, "b", 2, reach=ALL))
    lit(game)
    assert game.asked_seat() == 1
    assert keys(game) == ["first:a#1", "first:b#2"]
    game.answer_by_key("first:b#2")
    assert game.log == ["1: b", "0: a"]


def test_the_own_effects_of_one_seat_are_ordered_by_that_seat() -> None:
    game = lanterns(2)
    game.triggers.add(1, listener(LIT, "a", 1))
    game.triggers.add(1, listener(LIT, "b", 2))
    assert lit(game, 1).asked_seat() == 1


# --- optional ---


def test_an_optional_effect_may_be_used_or_left() -> None:
    for answer, log in (("use:flare#1", ["0: flare", "0: end"]), ("done", ["0: end"])):
        game = lanterns(2)
        game.triggers.add(0, listener(LIT, "flare", 1, is_optional=True))
        game.stack.append(Frame(Note("end"), 0))
        lit(game)
        assert keys(game) == ["use:flare#1", "done"]
        game.answer_by_key(answer)
        assert game.log == log


def test_optional_effects_are_offered_until_the_seat_is_done_each_once() -> None:
    game = lanterns(1)
    for source, word in enumerate(("a", "b", "c"), 1):
        game.triggers.add(0, listener(LIT, word, source, is_optional=True))
    lit(game)
    game.answer_by_key("use:b#2")
    assert keys(game) == ["use:a#1", "use:c#3", "done"]
    game.answer_by_key("use:c#3")
    assert keys(game) == ["use:a#1", "done"]
    game.answer_by_key("done")
    assert game.log == ["0: b", "0: c"]
    assert game.is_over


def test_the_subject_decides_first_and_then_the_others_clockwise() -> None:
    game = lanterns(3)
    for seat in range(3):
        game.triggers.add(seat, listener(LIT, f"help{seat}", seat, reach=ALL, is_optional=True))
    lit(game, 1)
    order = []
    while game.question is not None:
        order.append(game.asked_seat())
        game.answer_by_key("done")
    assert order == [1, 2, 0]


def test_what_can_no_longer_be_paid_is_not_offered() -> None:
    game = lanterns(1)
    game.oil = [2]
    for source, word in enumerate(("a", "b"), 1):
        game.triggers.add(0, Listener(LIT, Note(word, costs=2), source, is_optional=True))
    lit(game)
    game.answer_by_key("use:a#1")
    assert game.is_over
    assert game.log == ["0: a"]


def test_forced_effects_come_before_optional_ones() -> None:
    game = lanterns(1)
    game.triggers.add(0, listener(LIT, "may", 1, is_optional=True))
    game.triggers.add(0, listener(LIT, "must", 2))
    lit(game)
    assert game.log == ["0: must"]
    assert keys(game) == ["use:may#1", "done"]


# --- once a round ---


def once(word: str, source: int, is_optional: bool) -> Listener:
    effect = UseOnce(Note(word))
    effect.path = f"once-{word}"
    return Listener(LIT, effect, source, is_optional=is_optional, is_once_a_round=True)


def test_what_works_once_a_round_works_again_in_the_next() -> None:
    game = lanterns(1)
    game.triggers.add(0, once("spark", 1, is_optional=False))
    lit(lit(game))
    assert game.log == ["0: spark"]
    game.triggers.new_round()
    assert lit(game).log == ["0: spark", "0: spark"]


def test_an_offer_that_was_declined_is_not_used_up() -> None:
    game = lanterns(1)
    game.triggers.add(0, once("spark", 1, is_optional=True))
    lit(game)
    game.answer_by_key("done")
    lit(game)
    game.answer_by_key("use:once-spark#1")
    assert lit(game).is_over
    assert game.log == ["0: spark"]


# --- before and instead ---


def loss() -> Effect:
    effect = Occurrence(OIL_LOST, Note("loses", costs=1))
    effect.path = "loss"
    return effect


def lose(game: Lanterns, seat: int = 0) -> Lanterns:
    game.stack.append(Frame(loss(), seat, amount=1))
    game.run_until_asked()
    return game


def test_before_the_change_and_after_it() -> None:
    game = lanterns(1)
    game.triggers.add(0, listener(OIL_LOST, "after", 1))
    game.triggers.add(0, listener(OIL_LOST, "before", 2, window=BEFORE))
    assert lose(game).log == ["0: before", "0: loses", "0: after"]


def test_a_forced_replacement_takes_the_place_of_the_change_and_of_what_follows() -> None:
    game = lanterns(2)
    game.triggers.add(0, listener(OIL_LOST, "after", 1))
    game.triggers.add(0, listener(OIL_LOST, "instead", 2, window=INSTEAD))
    assert lose(game).log == ["0: instead"]
    assert lose(game, 1).log == ["0: instead", "1: loses"]


def test_an_optional_replacement_may_be_left() -> None:
    for answer, log in (("instead:shield#2", ["0: shield"]), ("done", ["0: loses", "0: after"])):
        game = lanterns(1)
        game.triggers.add(0, listener(OIL_LOST, "after", 1))
        game.triggers.add(0, listener(OIL_LOST, "shield", 2, window=INSTEAD, is_optional=True))
        lose(game)
        assert keys(game) == ["instead:shield#2", "done"]
        game.answer_by_key(answer)
        assert game.log == log


def test_of_two_forced_replacements_one_is_chosen() -> None:
    game = lanterns(1)
    game.triggers.add(0, listener(OIL_LOST, "a", 1, window=INSTEAD))
    game.triggers.add(0, listener(OIL_LOST, "b", 2, window=INSTEAD))
    lose(game)
    game.answer_by_key("instead:b#2")
    assert game.log == ["0: b"]


def test_what_happens_in_the_window_before_is_seen_by_the_replacement() -> None:
    game = lanterns(1)
    game.oil = [1]
    game.triggers.add(0, Listener(OIL_LOST, Note("spends", costs=1), 1, window=BEFORE))
    game.triggers.add(0, listener(OIL_LOST, "saved", 2, window=INSTEAD, condition=HasOil()))
    assert lose(game).log == ["0: spends", "0: loses"]


def test_a_copy_in_the_middle_of_a_window_plays_on_alone() -> None:
    game = lanterns(1)
    game.triggers.add(0, Listener(LIT, Sequence([PickWord(), Note("end")]), 1, is_optional=True))
    game.triggers.add(0, once("spark", 2, is_optional=True))
    lit(game)
    twin = game.copy()
    twin.answer_by_key("use:once-spark#2")
    assert game.triggers.used == []
    assert len(twin.triggers.used) == 1
    assert keys(game) == ["use:#1", "use:once-spark#2", "done"]
    twin.triggers.remove(0, twin.triggers.own_after(0, LIT)[0])
    assert len(game.triggers.own_after(0, LIT)) == 2


# --- modifiers ---


def test_sums_and_flags() -> None:
    modifiers = Modifiers(MODIFIERS, BRIGHTNESS)
    assert not modifiers.has(FOG)
    modifiers.add_all([FOG, 2, FOG, 1])
    assert (modifiers.has(FOG), modifiers.total(FOG)) == (True, 3)
    modifiers.remove(FOG, 2)
    assert modifiers.total(FOG) == 1


def test_only_the_highest_counts_and_the_next_one_when_it_goes() -> None:
    modifiers = Modifiers(MODIFIERS, BRIGHTNESS)
    assert modifiers.highest(BRIGHTNESS) == 0
    modifiers.add_all([BRIGHTNESS, 1, BRIGHTNESS, 3, BRIGHTNESS, 2, BRIGHTNESS, 3])
    assert modifiers.highest(BRIGHTNESS) == 3
    modifiers.remove_all([BRIGHTNESS, 3, BRIGHTNESS, 3])
    assert modifiers.highest(BRIGHTNESS) == 2
    modifiers.remove_all([BRIGHTNESS, 1, BRIGHTNESS, 2])
    assert not modifiers.has(BRIGHTNESS)


def test_copies_of_modifiers_are_independent() -> None:
    modifiers = Modifiers(MODIFIERS, BRIGHTNESS)
    modifiers.add(BRIGHTNESS, 1)
    twin = modifiers.copy()
    twin.add_all([FOG, 1, BRIGHTNESS, 5])
    assert (modifiers.total(FOG), modifiers.highest(BRIGHTNESS)) == (0, 1)
    assert (twin.total(FOG), twin.highest(BRIGHTNESS)) == (1, 5)


@pytest.mark.parametrize("amount", [1, 4])
def test_a_modifier_that_never_was_cannot_be_removed_unnoticed(amount: int) -> None:
    modifiers = Modifiers(MODIFIERS, BRIGHTNESS)
    modifiers.add(BRIGHTNESS, 2)
    with pytest.raises(ValueError, match="not in list"):
        modifiers.remove(BRIGHTNESS, amount)
