"""Scopes, simultaneous work of several seats, and cutting the stack in the middle of anything."""

from tests.kernel.lanterns import (
    ENCOUNTER,
    RESULT,
    SLOTS,
    AtTarget,
    CloseEncounter,
    EndNow,
    Fall,
    Lanterns,
    Note,
    PickWord,
    Result,
    keys,
    lanterns,
)

from gloaming.kernel.control import ARRANGE, ChooseOne, ForEach, If, Sequence
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.outcome import LOST_TOGETHER
from gloaming.kernel.unwinding import drop_scene

# --- scope ---


def test_a_count_sees_the_target_of_the_frame_it_is_asked_for() -> None:
    game = lanterns(2)
    game.oil = [3, 1]
    game.stack += [Frame(If(AtTarget(), 2, Note("bright"), Note("dim")), 0, target=1)]
    game.stack += [Frame(If(AtTarget(), 2, Note("bright"), Note("dim")), 0, target=0)]
    game.run_until_asked()
    assert game.log == ["0: bright at 0", "0: dim at 1"]


def test_for_each_counts_in_the_scene_of_its_frame() -> None:
    game = lanterns(1)
    scene = game.open_scene(ENCOUNTER, 0, 5, SLOTS, CloseEncounter())
    game.scenes[scene].values[RESULT] = 2
    game.stack.append(Frame(ForEach(Result(), Note("success")), 0, scene=scene))
    game.run_until_asked()
    assert game.log == ["0: success", "0: success", "closed with 2"]
    assert game.scenes == []


class NeedsTarget(Note):
    """Possible only for a target that has oil."""

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Lanterns)
        return game.oil[frame.target] > 0


def test_what_is_possible_depends_on_the_target_of_the_frame() -> None:
    choice = ChooseOne([NeedsTarget("help"), Note("wait"), Note("rest")])
    game = lanterns(2)
    game.oil = [3, 0]
    game.stack.append(Frame(choice, 0, target=1))
    game.run_until_asked()
    assert keys(game) == ["choose:2", "choose:3"]
    game.oil[1] = 1
    game = lanterns(2, Frame(choice, 0, target=1))
    assert keys(game) == ["choose:1", "choose:2", "choose:3"]


# --- simultaneous work ---


def simultaneous(*frames: Frame, seat: int = NOBODY, lead: int = 1) -> Lanterns:
    game = lanterns(3)
    game.lead = lead
    game.stack.extend(reversed(frames))
    game.stack.append(Frame(ARRANGE, seat, amount=len(frames)))
    game.run_until_asked()
    return game


def test_the_same_effect_for_two_seats_is_two_pieces_of_work_and_the_lead_orders_them() -> None:
    howl = Note("howl")
    game = simultaneous(Frame(howl, 0, 4), Frame(howl, 2, 4))
    assert game.asked_seat() == 1
    assert keys(game) == ["first:howl#4@0.-1", "first:howl#4@2.-1"]
    game.answer_by_key("first:howl#4@2.-1")
    assert game.log == ["2: howl", "0: howl"]


def test_the_same_effect_on_two_targets_is_two_pieces_of_work() -> None:
    howl = Note("howl")
    game = simultaneous(Frame(howl, 0, 4, 7), Frame(howl, 0, 4, 8), seat=2)
    assert game.asked_seat() == 2
    game.answer_by_key("first:howl#4@0.8")
    assert game.log == ["0: howl at 8", "0: howl at 7"]


def test_equal_work_is_offered_once() -> None:
    howl = Note("howl")
    game = simultaneous(Frame(howl, 0, 4), Frame(howl, 0, 4), Frame(Note("bark"), 0, 5))
    assert keys(game) == ["first:howl#4", "first:bark#5"]


# --- a seat is out ---


def test_who_falls_loses_the_rest_of_the_own_work_and_others_keep_theirs() -> None:
    first = Sequence([Note("one"), Fall(), Note("two")])
    game = lanterns(2, Frame(first, 0), Frame(Note("three"), 0), Frame(Note("four"), 1))
    assert game.log == ["0: one", "0: falls", "1: four"]


def test_work_of_the_board_stays_when_a_seat_falls() -> None:
    game = lanterns(2, Frame(Fall(), 0), Frame(Note("fog"), NOBODY))
    assert game.log == ["0: falls", "-1: fog"]


def test_a_fall_in_an_encounter_still_closes_it() -> None:
    game = lanterns(1)
    scene = game.open_scene(ENCOUNTER, 0, 5, SLOTS, CloseEncounter())
    game.stack.append(Frame(Note("never"), 0, scene=scene))
    game.stack.append(Frame(Fall(), 0, scene=scene))
    game.run_until_asked()
    assert game.log == ["0: falls", "closed with 0"]
    assert game.scenes == []


def test_the_order_is_chosen_among_what_is_left_after_a_fall() -> None:
    game = simultaneous(
        Frame(Sequence([PickWord(), Fall()]), 0, 1),
        Frame(Note("a"), 0, 2),
        Frame(PickWord(), 1, 3),
        Frame(Note("c"), 2, 4),
    )
    game.answer(0)
    game.answer_by_key("left")
    assert game.log == ["0: left", "0: falls"]
    assert keys(game) == ["first:pick-word#3", "first:c#4"]
    game.answer_by_key("first:c#4")
    game.answer_by_key("right")
    assert game.log[2:] == ["2: c", "1: right"]
    assert game.is_over


def test_whoever_falls_no_longer_orders_the_work_of_others() -> None:
    game = simultaneous(
        Frame(Sequence([PickWord(), Fall()]), 2, 1),
        Frame(PickWord(), 0, 2),
        Frame(Note("b"), 1, 3),
        seat=2,
        lead=1,
    )
    assert game.asked_seat() == 2
    game.answer(0)
    game.answer_by_key("left")
    assert game.asked_seat() == 1
    assert keys(game) == ["first:pick-word#2", "first:b#3"]


# --- a scene is cut ---


class Abandon(Effect):
    """Drops what is left of the scene of its frame."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "abandon"

    def run(self, game: Game, frame: Frame) -> None:
        drop_scene(game, frame.scene)


def test_an_abandoned_scene_takes_those_inside_it_along_and_nothing_else() -> None:
    game = lanterns(2)
    outer = game.open_scene(ENCOUNTER, 0, 5, SLOTS, CloseEncounter())
    game.scenes[outer].values[RESULT] = 1
    game.stack.append(Frame(Note("never"), 0, scene=outer))
    inner = game.open_scene(ENCOUNTER, 0, 6, SLOTS, CloseEncounter(), outer)
    game.scenes[inner].values[RESULT] = 2
    game.stack.append(Frame(Note("never either"), 1, scene=inner))
    game.stack.append(Frame(Note("outside"), 1))
    game.stack.append(Frame(Abandon(), 0, scene=outer))
    game.run_until_asked()
    assert game.log == ["1: outside", "closed with 2", "closed with 1"]
    assert game.scenes == []


# --- a component is gone ---


def test_work_of_a_component_that_left_before_its_turn_does_nothing() -> None:
    game = lanterns(1)
    gone, there = game.enter(4), game.enter(5)
    game.stack.append(Frame(Note("there"), 0, 5, entry=there))
    game.stack.append(Frame(Note("gone"), 0, 4, entry=gone))
    del game.entries[4]
    game.run_until_asked()
    assert game.log == ["0: there"]


def test_a_component_that_came_back_is_another_one() -> None:
    game = lanterns(1)
    game.stack.append(Frame(Note("old"), 0, 4, entry=game.enter(4)))
    game.enter(4)
    game.run_until_asked()
    assert game.log == []


def test_what_a_sequence_pushes_belongs_to_the_same_entry() -> None:
    game = lanterns(1)
    entry = game.enter(4)
    game.stack.append(Frame(Sequence([PickWord(), Note("after")]), 0, 4, entry=entry))
    game.run_until_asked()
    del game.entries[4]
    game.answer(0)
    assert game.log == ["0: left"]


# --- the game ends at once ---


def test_the_end_drops_everything_even_what_is_pushed_after_it() -> None:
    game = lanterns(2)
    game.open_scene(ENCOUNTER, 0, 5, SLOTS, CloseEncounter())
    game.stack.append(Frame(Note("never"), 1))
    game.stack.append(Frame(EndNow(), 0))
    game.run_until_asked()
    assert game.is_over
    assert (game.log, game.stack, game.scenes) == ([], [], [])
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.rule) == (LOST_TOGETHER, [], "LN-09")


class EndInAnswer(PickWord):
    """Ends the game by an answer."""

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        EndNow().run(game, frame)


def test_an_answer_can_end_the_game_in_the_middle_of_a_sequence() -> None:
    game = lanterns(1, Frame(Sequence([EndInAnswer(), Note("never")]), 0))
    assert game.outcome() is None
    game.answer(1)
    assert game.is_over
    assert game.log == []


# --- copies ---


def test_scenes_and_the_outcome_are_copied_like_everything_else() -> None:
    game = lanterns(1)
    scene = game.open_scene(ENCOUNTER, 0, 5, SLOTS, CloseEncounter())
    game.stack.append(Frame(PickWord(), 0, scene=scene))
    game.run_until_asked()
    twin = game.copy()
    twin.scenes[scene].values[RESULT] = 6
    twin.answer(0)
    game.answer(1)
    assert twin.log == ["0: left", "closed with 6"]
    assert game.log == ["0: right", "closed with 0"]
    over = lanterns(1, Frame(EndNow(), 0))
    assert over.copy().outcome() is over.outcome()


class EndInClosing(CloseEncounter):
    """Ends the game when its scene is closed."""

    def close(self, game: Game, frame: Frame) -> None:
        EndNow().run(game, frame)


def test_a_game_may_end_while_a_scene_is_closed() -> None:
    game = lanterns(1)
    game.stack.append(Frame(Note("never"), 0))
    game.open_scene(ENCOUNTER, 0, 5, SLOTS, EndInClosing())
    game.run_until_asked()
    assert game.is_over
    assert game.scenes == []
    assert game.log == []
