"""Events and those who listen: windows before, instead of and after what happens.

A component in play registers `Listener`s. What happens is announced with its event, the seat it
happens to (its subject), a target and an amount. Listeners are found in an index by event: nothing
is ever scanned, and only those whose condition holds become work on the stack.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.control import Arrange, arrange, frame_option
from gloaming.kernel.game import ALWAYS, NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.scene import NO_SCENE

# When a listener acts.
BEFORE: Final = 0
INSTEAD: Final = 1
AFTER: Final = 2
WINDOWS: Final = ["before", "instead", "after"]

# Whose events a listener hears.
OWN: Final = 0  # those whose subject holds the component
ALL: Final = 1  # those of every seat; its holder resolves it
BOARD: Final = 2  # those of every seat; it belongs to nobody, and the subject resolves it

DONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What must hold for a listener to act; a game says what there is."""

    def is_met(self, game: Game, frame: Frame) -> bool:
        """Whether it holds for the frame that the listener would become."""
        raise NotImplementedError


class Listener:
    """A component's reaction to an event: declared once, shared by all games."""

    def __init__(
        self,
        event: int,
        effect: Effect,
        source: int,
        window: int = AFTER,
        reach: int = OWN,
        is_optional: bool = False,
        is_once_a_round: bool = False,
        condition: Condition | None = None,
    ) -> None:
        self.event = event
        self.effect = effect
        self.source = source
        self.window = window
        self.reach = reach
        self.is_optional = is_optional
        self.is_once_a_round = is_once_a_round
        self.condition = condition
        self.is_simple = (
            window == AFTER
            and reach == OWN
            and condition is None
            and not is_optional
            and not is_once_a_round
        )


class _Held:
    """A listener with who holds its component; NOBODY for the board."""

    __slots__ = ("holder", "listener")

    def __init__(self, holder: int, listener: Listener) -> None:
        self.holder = holder
        self.listener = listener


_NO_LISTENERS: Final[tuple[Listener, ...]] = ()
_NOT_HELD: Final[tuple[_Held, ...]] = ()


class Triggers:
    """All listeners in play, by event: own ones by seat, those that hear everybody apart.

    Listeners that act after an event lie apart from those that act before or instead of it, so
    that the frequent question, who reacts to what has happened, is one look into a list. Copies
    share the lists until one of them changes.
    """

    __slots__ = ("early", "events", "is_shared", "is_simple", "own", "shared", "used")

    def __init__(self, players: int, events: int, like: "Triggers | None" = None) -> None:
        self.events = events
        self.is_shared = like is not None
        # Whether every listener so far is an own one, forced, without a condition.
        self.is_simple: bool = like is None or like.is_simple
        self.own: list[tuple[Listener, ...]] = (
            [_NO_LISTENERS] * (players * events) if like is None else like.own
        )
        # By event: all that act before or instead, and all that hear everybody, after.
        self.early: list[tuple[_Held, ...]] = [] if like is None else like.early
        self.shared: list[tuple[_Held, ...]] = [] if like is None else like.shared
        # As source * 64 + seat: those used up for this round.
        self.used: list[int] = [] if like is None else like.used

    def copy(self) -> "Triggers":
        """Returns independent triggers with the same listeners."""
        self.is_shared = True
        return Triggers(0, self.events, self)

    # --- entering and leaving play ----------------------------------------------------------

    def add(self, holder: int, listener: Listener) -> None:
        """Lets a listener hear from now on; `holder` is NOBODY for a component of the board."""
        self._own_lists()
        if not listener.is_simple:
            self.is_simple = False
        if listener.window == AFTER and listener.reach == OWN:
            at = holder * self.events + listener.event
            self.own[at] = (*self.own[at], listener)
            return
        if not self.early:
            self.early = [_NOT_HELD] * self.events
            self.shared = [_NOT_HELD] * self.events
        index = self.shared if listener.window == AFTER else self.early
        index[listener.event] = (*index[listener.event], _Held(holder, listener))

    def remove(self, holder: int, listener: Listener) -> None:
        """Lets a listener hear no more."""
        self._own_lists()
        if listener.window == AFTER and listener.reach == OWN:
            at = holder * self.events + listener.event
            own = list(self.own[at])
            own.remove(listener)
            self.own[at] = tuple(own)
            return
        index = self.shared if listener.window == AFTER else self.early
        kept: list[_Held] = []
        is_removed = False
        for held in index[listener.event]:
            if not is_removed and held.listener is listener and held.holder == holder:
                is_removed = True
            else:
                kept.append(held)
        index[listener.event] = tuple(kept)

    def _own_lists(self) -> None:
        """Takes lists of its own before a change, if copies share them."""
        if self.is_shared:
            self.own = self.own[:]
            self.early = self.early[:]
            self.shared = self.shared[:]
            self.used = self.used[:]
            self.is_shared = False

    def exchange(self, twins: dict[int, Listener], sources: dict[int, int]) -> None:
        """Puts other listeners in the places of some, by their `id`, and renames used sources: in a
        game that imagines other components with the same front."""
        self._own_lists()
        self.used = [sources.get(code // 64, code // 64) * 64 + code % 64 for code in self.used]
        for at, listeners in enumerate(self.own):
            for one in listeners:
                if id(one) in twins:
                    self.own[at] = tuple([twins.get(id(other), other) for other in listeners])
                    break
        for index in (self.early, self.shared):
            for at, held in enumerate(index):
                for mine in held:
                    if id(mine.listener) in twins:
                        index[at] = _exchanged(held, twins)
                        break

    def own_after(self, seat: int, event: int) -> tuple[Listener, ...]:
        """Returns the seat's own listeners that act after an event, the longest in play first."""
        return self.own[seat * self.events + event]

    def new_round(self) -> None:
        """Lets everything that works once a round work again."""
        self.used = []

    def is_used(self, listener: Listener, seat: int) -> bool:
        """Whether a seat has used a listener that works once a round."""
        return listener.is_once_a_round and listener.source * 64 + seat in self.used

    def mark_used(self, source: int, seat: int) -> None:
        """Notes that a seat has used a component's listener in this round."""
        self._own_lists()
        self.used.append(source * 64 + seat)

    # --- who hears --------------------------------------------------------------------------

    def heard(
        self, game: Game, event: int, window: int, seat: int, target: int, amount: int, scene: int
    ) -> list["Reaction"]:
        """Returns the reactions to an event in a window, whose conditions hold.

        They come in the order in which they entered play: the subject's own, then the others'.
        """
        found: list[Reaction] = []
        if window == AFTER and seat >= 0:
            for listener in self.own[seat * self.events + event]:
                self._react(game, listener, seat, target, amount, scene, found)
        if self.early:
            index = self.shared if window == AFTER else self.early
            for held in index[event]:
                listener = held.listener
                if listener.window == window and (listener.reach != OWN or held.holder == seat):
                    who = seat if listener.reach == BOARD else held.holder
                    self._react(game, listener, who, target, amount, scene, found)
        return found

    def _react(
        self,
        game: Game,
        listener: Listener,
        seat: int,
        target: int,
        amount: int,
        scene: int,
        into: list["Reaction"],
    ) -> None:
        if self.is_used(listener, seat):
            return
        entry = game.entry_of(listener.source)
        frame = Frame(listener.effect, seat, listener.source, target, amount, scene, entry)
        condition = listener.condition
        if condition is None or condition.is_met(game, frame):
            into.append(Reaction(listener, frame))


def _exchanged(held: tuple[_Held, ...], twins: dict[int, Listener]) -> tuple[_Held, ...]:
    """Returns the same holders with other listeners where there are others."""
    return tuple([_Held(one.holder, twins.get(id(one.listener), one.listener)) for one in held])


class Reaction:
    """A listener that hears an event now, with the frame it would become."""

    __slots__ = ("frame", "listener")

    def __init__(self, listener: Listener, frame: Frame) -> None:
        self.listener = listener
        self.frame = frame


def announce(
    game: Game, event: int, seat: int, target: int = -1, amount: int = 1, scene: int = NO_SCENE
) -> None:
    """Pushes what listens to something that has happened: forced effects, then optional ones.

    Forced effects are simultaneous and are ordered as the game says. Optional ones are offered to
    their deciders, the subject first and then clockwise, each component once.
    """
    triggers = game.triggers_in_play()
    if triggers.is_simple:
        own = triggers.own[seat * triggers.events + event]
        if own:
            push_listeners(game, own, seat, target, amount)
            arrange(game, seat, len(own))
        return
    push_reactions(game, triggers.heard(game, event, AFTER, seat, target, amount, scene), seat)


def push_listeners(
    game: Game, listeners: tuple[Listener, ...], seat: int, target: int, amount: int
) -> None:
    """Pushes the effects of a seat's forced listeners, the one in play longest on top.

    For a rule that announces several events at once and arranges all that comes of them.
    """
    stack = game.stack
    for listener in reversed(listeners):
        stack.append(Frame(listener.effect, seat, listener.source, target, amount))


def push_own(game: Game, event: int, seat: int, target: int, amount: int) -> None:
    """Pushes the effects of a seat's own forced listeners to an event, without an order."""
    triggers = game.triggers_in_play()
    push_listeners(game, triggers.own[seat * triggers.events + event], seat, target, amount)


def push_reactions(game: Game, reactions: list[Reaction], subject: int) -> None:
    """Pushes reactions so that forced ones are resolved first, then optional ones are offered."""
    forced: list[Frame] = []
    deciders: list[int] = []
    for reaction in reactions:
        if not reaction.listener.is_optional:
            forced.append(reaction.frame)
        elif reaction.frame.seat not in deciders:
            deciders.append(reaction.frame.seat)
    for seat in reversed(_clockwise(deciders, subject, game.seats)):
        count = 0
        for reaction in reversed(reactions):
            if reaction.listener.is_optional and reaction.frame.seat == seat:
                game.stack.append(reaction.frame)
                count += 1
        game.stack.append(Frame(OFFER, seat, amount=count, scene=reactions[0].frame.scene))
    for frame in reversed(forced):
        game.stack.append(frame)
    if len(forced) > 1:
        seats = {frame.seat for frame in forced}
        arrange(game, forced[0].seat if len(seats) == 1 else NOBODY, len(forced))


def _clockwise(deciders: list[int], subject: int, seats: int) -> list[int]:
    """Returns seats in turn order from the subject on."""
    start = max(subject, 0)
    return [(start + i) % seats for i in range(seats) if (start + i) % seats in deciders]


class UseOnce(Effect):
    """`once …`: the effect of a listener that a seat can use once a round; using it is noted."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        game.triggers_in_play().mark_used(frame.source, frame.seat)
        game.push(self.part, frame)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return self.part.is_possible(game, frame)

    def children(self) -> list[Effect]:
        return [self.part]


class Offer(Arrange):
    """The `amount` pieces of work below may be used: the seat chooses one, again until it is done.

    What can no longer be paid is not offered; what is left when the seat is done is dropped.
    """

    def run(self, game: Game, frame: Frame) -> None:
        stack = game.stack
        choices: list[int] = []
        for i in self.different(stack, frame.amount):
            offered = stack[len(stack) - 1 - i]
            is_current = offered.entry in (ALWAYS, game.entry_of(offered.source))
            if is_current and offered.effect.is_possible(game, offered):
                choices.append(i)
        if choices:
            game.ask(frame, frame.seat, [*choices, DONE])
        else:
            _drop_top(game, frame.amount)

    def smallest_group(self) -> int:
        return 1

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice == DONE:
            _drop_top(game, frame.amount)
            return
        stack = game.stack
        chosen = stack.pop(len(stack) - 1 - choice)
        if frame.amount > 1:
            stack.append(Frame(self, frame.seat, amount=frame.amount - 1, scene=frame.scene))
        stack.append(chosen)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-use")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == DONE:
            return Option(choice, "done", Message("option-done"))
        return frame_option(game, frame.amount, choice, "use", "option-use")


def _drop_top(game: Game, count: int) -> None:
    del game.stack[len(game.stack) - count :]


OFFER: Final = Offer()
OFFER.path = "kernel.offer"


class Occurrence(Effect):
    """Something that happens with all its windows: before it, instead of it, and after it.

    The seat of its frame is the subject. If it is replaced, neither the change nor what comes
    after it happens.
    """

    def __init__(self, event: int, change: Effect) -> None:
        super().__init__()
        self.event = event
        self.change = change
        self.before = Window(event, BEFORE)
        self.instead = Replacement(event)
        self.after = Window(event, AFTER)

    def run(self, game: Game, frame: Frame) -> None:
        game.push(self.after, frame)
        game.push(self.change, frame)
        game.push(self.instead, frame)
        game.push(self.before, frame)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return self.change.is_possible(game, frame)

    def children(self) -> list[Effect]:
        return [self.change, self.before, self.instead, self.after]


class Window(Effect):
    """Everything that listens before or after an event, when its moment has come."""

    def __init__(self, event: int, window: int) -> None:
        super().__init__()
        self.event = event
        self.window = window

    def run(self, game: Game, frame: Frame) -> None:
        triggers = game.triggers_in_play()
        found = triggers.heard(
            game, self.event, self.window, frame.seat, frame.target, frame.amount, frame.scene
        )
        push_reactions(game, found, frame.seat)


class Replacement(Effect):
    """What happens instead of the event whose change lies below, with what follows it.

    Of several forced ones somebody chooses one; where all are optional they may all be left.
    """

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event

    def reactions(self, game: Game, frame: Frame) -> list[Reaction]:
        """Returns what could replace the event now; forced ones alone where there are any."""
        found = game.triggers_in_play().heard(
            game, self.event, INSTEAD, frame.seat, frame.target, frame.amount, frame.scene
        )
        forced = [reaction for reaction in found if not reaction.listener.is_optional]
        if forced:
            return forced
        return [
            reaction
            for reaction in found
            if reaction.frame.effect.is_possible(game, reaction.frame)
        ]

    def run(self, game: Game, frame: Frame) -> None:
        found = self.reactions(game, frame)
        if not found:
            return
        choices = list(range(len(found)))
        if found[0].listener.is_optional:
            choices.append(DONE)
        game.ask(frame, game.ordering_seat(frame), choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice == DONE:
            return
        chosen = self.reactions(game, frame)[choice]
        _drop_top(game, 2)
        game.stack.append(chosen.frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-instead")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == DONE:
            return Option(choice, "done", Message("option-done"))
        chosen = self.reactions(game, frame)[choice].frame
        path = chosen.effect.path
        label = Message("option-use", effect=game.frame_label(chosen))
        argument = f"{path}#{game.source_key(chosen.source)}"
        return Option(choice, "instead", label, argument=argument, effect=path)
