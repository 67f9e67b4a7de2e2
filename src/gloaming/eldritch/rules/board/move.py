"""How investigators move: from space to space, or directly (EH-ROUTE, EH-NEAR, EH-TRAV-11)."""

from typing import Any, Final

from gloaming.eldritch.model.components import SHIP
from gloaming.eldritch.model.data import Spot
from gloaming.eldritch.model.events import ENTERED_ELDRITCH
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import DONE
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import CANNOT_MOVE, NOT_ADJACENT, is_detained
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import (
    AtSpot,
    SpotPhrase,
    nearest,
    space_option,
    spaces_of,
    tell_place,
)
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import announce

STOP: Final = -2


def can_move(game: Eldritch, seat: int) -> bool:
    """Whether an investigator can move or be moved at all (EH-DELAY-09)."""
    return game.investigators[seat].status == IN_PLAY and not is_detained(game, seat)


def obstacles_to_step(game: Eldritch, seat: int, space: int) -> int:
    """Returns what keeps an investigator from moving to a space by one route of any kind."""
    found = 0 if can_move(game, seat) else CANNOT_MOVE
    if space not in game.data.spaces[game.investigators[seat].space].neighbours:
        found |= NOT_ADJACENT
    return found


def move_investigator(game: Eldritch, seat: int, space: int) -> bool:
    """Moves an investigator directly to another space if it can move; returns whether it did."""
    if space == game.investigators[seat].space or not can_move(game, seat):
        return False
    moved_to(game, seat, space)
    return True


def moved_to(game: Eldritch, seat: int, space: int) -> None:
    """An investigator enters a space: what happens there is pushed (EH-TRAV-10).

    That belongs to no action: it is resolved to its end even if it ends the action (EH-DELAY-08).
    """
    game.investigators[seat].space = space
    tell_place(game, "log-move", space, seat)
    if game.has_eldritch(space):  # whoever has placed the token (EH-ELD-04)
        announce(game, ENTERED_ELDRITCH, seat, space, 1, NO_SCENE)


def spaces_toward(game: Eldritch, start: int, goals: list[int]) -> list[int]:
    """Returns the neighbours of a space that are nearer to the nearest of the goals; none if it is
    one of them (EH-NEAR-05)."""
    close = nearest(game, start, goals)
    if start in close:
        return []
    distance = game.data.distance
    found: list[int] = []
    for space in game.data.spaces[start].neighbours:
        for goal in close:
            if distance[space][goal] < distance[start][goal]:
                found.append(space)
                break
    return found


# --- space by space -------------------------------------------------------------------------------


class MoveStep(Effect):
    """One move of several to an adjacent space; `amount` is how many are left."""

    def __init__(self, is_by_ship: bool, is_optional: bool, goal: Spot | None) -> None:
        super().__init__()
        self.is_by_ship = is_by_ship
        self.is_optional = is_optional
        self.goal = goal

    def spaces(self, game: Eldritch, frame: Frame) -> list[int]:
        """Returns where the investigator can go next."""
        seat = decider(game, frame)
        if not can_move(game, seat):
            return []
        start = game.investigators[seat].space
        if self.goal is not None:
            return spaces_toward(game, start, spaces_of(game, frame, self.goal))
        space = game.data.spaces[start]
        if self.is_by_ship:
            return [to for i, to in enumerate(space.neighbours) if space.routes[i] == SHIP]
        return space.neighbours[:]

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if frame.amount <= 0:
            return
        choices = self.spaces(game, frame)
        if self.is_optional and choices:
            choices.append(STOP)
        # among several nearer spaces the active player chooses (EH-NEAR-05)
        asked = decider(game, frame) if self.goal is None else game.active
        game.ask(frame, asked, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return
        game.set_value(frame.scene, DONE, 1)
        game.stack.append(
            Frame(self, frame.seat, frame.source, frame.target, frame.amount - 1, frame.scene)
        )
        moved_to(game, decider(game, frame), choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move", n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return Option(choice, "stop", Message("option-stay"), (), "EH-TRAV-11")
        rule = "EH-TRAV-11" if self.goal is None else "EH-NEAR-05"
        return move_option(game, choice, rule)


def move_option(game: Eldritch, space: int, rule: str, label: str = "option-move") -> Option:
    """Returns the option to move to a space."""
    entry = game.data.spaces[space].entry
    thing = f"space:{entry}"
    return Option(space, "move", Message(label, space=Name(thing)), (thing,), rule, entry)


class MoveSteps(Effect):
    """`move 2 spaces`, `move 1 space by ship`, `move up to 2 spaces`: one by one, along routes of
    any kind, without tickets (EH-TRAV-11, EH-INV-74)."""

    def __init__(self, steps: int, is_by_ship: bool = False, is_optional: bool = False) -> None:
        super().__init__()
        self.steps = steps
        self.is_by_ship = is_by_ship
        self.step = MoveStep(is_by_ship, is_optional, None)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        begin_steps(game, frame, self.step, self.steps)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return len(self.step.spaces(game, frame)) > 0

    def children(self) -> list[Effect]:
        return [self.step]


def begin_steps(game: Eldritch, frame: Frame, step: Effect, count: int) -> None:
    """Pushes so many moves; the scene remembers whether there was one."""
    game.set_value(frame.scene, DONE, 0)
    game.stack.append(Frame(step, frame.seat, frame.source, frame.target, count, frame.scene))


class MoveUpTo(MoveSteps):
    """`move up to 2 spaces`: each move may be left."""

    def __init__(self, steps: int) -> None:
        super().__init__(steps, False, True)


class MoveToward(Effect):
    """`move 1 space toward nearest gate`: each move brings the investigator nearer (EH-NEAR-05)."""

    def __init__(self, steps: int, goal: Spot) -> None:
        super().__init__()
        self.steps = steps
        self.goal = goal
        self.step = MoveStep(False, False, goal)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        begin_steps(game, frame, self.step, self.steps)

    def children(self) -> list[Effect]:
        return [self.step]


# --- directly -------------------------------------------------------------------------------------


class MoveTo(AtSpot):
    """`move to any`: directly, no other space is entered (EH-TRAV-11, EH-INV-23)."""

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        seat = decider(game, frame)
        if not can_move(game, seat):
            return []
        here = game.investigators[seat].space
        found = super().candidates(game, frame)
        return [space for space in found if space != here]

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        is_moved = move_investigator(game, decider(game, frame), space)
        game.set_value(frame.scene, DONE, 1 if is_moved else 0)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, DONE, 0)
        game.ask(frame, decider(game, frame), self.candidates(game, frame))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-to")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return move_option(game, choice, "EH-TRAV-11")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return len(self.candidates(game, frame)) > 0


class MoveTogether(Effect):
    """`move with this monster 1 space`: the investigator and the Monster go to the same space.

    Who cannot move stays; the active player chooses the space.
    """

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps
        self.step = TogetherStep()

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        begin_steps(game, frame, self.step, self.steps)

    def children(self) -> list[Effect]:
        return [self.step]


class TogetherStep(Effect):
    """One space that an investigator and a Monster move together; `amount` is how many are left."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        at = game.place[frame.source]
        if frame.amount > 0 and at >= 0:
            game.ask(frame, game.active, game.data.spaces[at].neighbours)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.stack.append(
            Frame(self, frame.seat, frame.source, frame.target, frame.amount - 1, frame.scene)
        )
        monster = game.card_name(frame.source)
        space = Name(f"space:{game.data.spaces[choice].entry}")
        game.put_monster(frame.source, choice)
        game.tell(NOBODY, "log-moves-along", monster=monster, space=space)
        if move_investigator(game, frame.seat, choice):
            game.set_value(frame.scene, DONE, 1)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        monster = game.card_name(frame.source)
        return Message("ask-move-together", monster=monster, who=Name(f"seat:{frame.seat}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-TRAV-11")


class SwapPlaces(Effect):
    """`swap places`: the investigator and the one who performs the action move directly to each
    other's space."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if not self.is_possible(game, frame):
            return
        other = game.scenes[frame.scene].seat
        here = game.investigators[frame.seat].space
        there = game.investigators[other].space
        moved_to(game, other, here)
        moved_to(game, frame.seat, there)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        if frame.scene == NO_SCENE:
            return False
        other = game.scenes[frame.scene].seat
        if other == frame.seat or not can_move(game, frame.seat) or not can_move(game, other):
            return False
        return game.investigators[other].space != game.investigators[frame.seat].space


# --- the verbs ------------------------------------------------------------------------------------

SPACES: Final = {"SPACES_WORD": ["spaces", "space"]}


def _toward_text(writer: Any, effect: MoveToward, form: str) -> str:
    goal = effect.goal
    assert isinstance(goal, SpotPhrase)
    where = writer.phrase(goal)
    return str(writer.format("do-move-toward", form=form, n=effect.steps, where=where))


def _steps_text(writer: Any, effect: MoveSteps, form: str) -> str:
    id = "do-move-by-ship" if effect.is_by_ship else "do-move"
    return str(writer.format(id, form=form, n=effect.steps))


VERBS: Final = [
    verb(
        MoveSteps,
        "move steps:NUMBER spaces:SPACES_WORD [ship:BY_SHIP]",
        "one by one, along routes of any kind (or Ship routes), without tickets; must be made",
        _steps_text,
        0.3,
        ("EH-TRAV-11", "EH-INV-74", "EH-INV-83"),
        ("move 3 spaces", "move 1 space by ship"),
        build=lambda reading, steps, spaces, ship=None: MoveSteps(steps, ship is not None),
        words={**SPACES, "BY_SHIP": ["by ship"]},
    ),
    verb(
        MoveUpTo,
        "move up to steps:NUMBER spaces:SPACES_WORD",
        "as many spaces, each of which may be left",
        "do-move-up-to",
        0.4,
        ("EH-TRAV-11",),
        ("move up to 2 spaces",),
        build=lambda reading, steps, spaces: MoveUpTo(steps),
        arguments={"n": "steps"},
        words=SPACES,
    ),
    verb(
        MoveToward,
        "move steps:NUMBER spaces:SPACES_WORD toward goal:goal_of_move",
        "each move brings the investigator nearer",
        _toward_text,
        -0.1,
        ("EH-NEAR-05",),
        ("move 1 space toward nearest gate", "move 1 space toward this monster"),
        build=lambda reading, steps, spaces, goal: MoveToward(steps, goal),
        words=SPACES,
    ),
    verb(
        MoveTo,
        "move to spot:spot",
        "directly; no other space is entered",
        lambda writer, effect, form: writer.format(
            "do-move-to", form=form, where=writer.phrase(effect.spot)
        ),
        0.2,
        ("EH-TRAV-11", "EH-INV-23", "EH-DELAY-09"),
        ("move to any", "move to nearest wilderness"),
    ),
    verb(
        MoveTogether,
        "move with this monster:MONSTER_WORD steps:NUMBER spaces:SPACES_WORD",
        "the investigator and the Monster move to the same space",
        "do-move-together",
        -0.2,
        ("EH-TRAV-11",),
        ("move with this monster 1 space",),
        build=lambda reading, monster, steps, spaces: MoveTogether(steps),
        arguments={"n": "steps"},
        words=SPACES,
    ),
    verb(
        SwapPlaces,
        "swap places",
        "the two investigators move directly to each other's space",
        "do-swap-places",
        0.3,
        ("EH-TRAV-11",),
    ),
]
