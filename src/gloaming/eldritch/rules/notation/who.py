"""Who: investigators as sentences name them (EH-DEF-11, EH-LEAD-01, EH-NEAR-03)."""

from typing import Final

from gloaming.eldritch.model.components import POSSESSION
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import THAT_SEAT
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.spots import AT_GATE, SpotPhrase, is_on, nearest, own_space
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.control import May
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.nodes import Seats

LEAD: Final = 0
EACH: Final = 1
ONE: Final = 2  # chosen by who resolves the effect
NEAREST_ONE: Final = 3
THAT_ONE: Final = 4


class CardKind:
    """A kind of card, with a trait if need be: `weapon possession`, `spell`."""

    def __init__(self, kind: int, traits: int, word: str = "") -> None:
        self.kind = kind
        self.traits = traits  # one of these; 0 for all
        self.word = word  # the trait as it is written

    def is_any_possession(self) -> bool:
        """Whether Clues and tickets are meant too, not only cards (EH-POSS-01)."""
        return self.kind == POSSESSION and self.traits == 0

    def is_fitting(self, game: Eldritch, index: int) -> bool:
        """Whether a held card is of this kind; Conditions are no possessions (EH-POSS-01)."""
        component = game.component(index)
        if self.kind == POSSESSION:
            if component.kind not in _POSSESSIONS:
                return False
        elif component.kind != self.kind:
            return False
        return self.traits == 0 or component.traits & self.traits != 0


_POSSESSIONS: Final = (2, 3, 4)  # assets, artifacts, spells


class Who(Seats):
    """Investigators as a sentence names them."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.is_other = False
        self.is_here = False
        self.spot: SpotPhrase | None = None
        self.card: CardKind | None = None
        self.condition = ""
        self.no_condition = ""
        self.is_without_eldritch = False

    def is_chosen(self) -> bool:
        """Whether somebody chooses one of them."""
        return self.kind in (ONE, NEAREST_ONE)

    def may_change(self) -> bool:
        """Whether what one of them does can mean that the next is no longer one of them: a Gate or
        the lack of an Eldritch token on the space."""
        if self.kind != EACH or self.spot is None:
            return False
        is_without = self.is_without_eldritch or self.spot.is_without_eldritch
        return is_without or self.spot.kind == AT_GATE

    def is_still(self, game: Eldritch, frame: Frame) -> bool:
        """Whether who resolves the frame is still on such a space."""
        assert self.spot is not None
        space = game.investigators[frame.seat].space
        if self.is_without_eldritch and game.has_eldritch(space):
            return False
        return is_on(game, frame, self.spot, space)

    def of(self, game: Game, frame: Frame) -> list[int]:
        """Returns the seats in turn order from the active one; of a chosen one the candidates."""
        assert isinstance(game, Eldritch)
        if self.kind == LEAD:
            return [game.lead] if game.investigators[game.lead].status == IN_PLAY else []
        if self.kind == THAT_ONE:
            seat = game.value_of(frame.scene, THAT_SEAT)
            return [seat] if seat >= 0 and game.investigators[seat].status == IN_PLAY else []
        found = [s for s in game.in_order(game.active) if self._is_fitting(game, frame, s)]
        if self.kind == NEAREST_ONE:
            spaces = [game.investigators[s].space for s in found]
            close = nearest(game, own_space(game, frame), spaces)
            return [s for s in found if game.investigators[s].space in close]
        return found

    def _is_fitting(self, game: Eldritch, frame: Frame, seat: int) -> bool:
        one = game.investigators[seat]
        if self.is_other and seat == frame.seat:
            return False
        if self.is_here and one.space != own_space(game, frame):
            return False
        if self.spot is not None and not is_on(game, frame, self.spot, one.space):
            return False
        kind = self.card
        if kind is not None and not any(kind.is_fitting(game, card) for card in one.cards):
            return False
        if self.condition and game.held(seat, self.condition) == NO_COMPONENT:
            return False
        if self.no_condition and game.held(seat, self.no_condition) != NO_COMPONENT:
            return False
        return not (self.is_without_eldritch and game.has_eldritch(one.space))


class IfStill(Effect):
    """The part of one of several investigators, who resolve it in turn: not if the one before has
    taken the Gate or put a token there (EH-GOLD-08)."""

    def __init__(self, who: Who, part: Effect) -> None:
        super().__init__()
        self.who = who
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if self.who.is_still(game, frame):
            game.push(self.part, frame)

    def children(self) -> list[Effect]:
        return [self.part]


class ForWho(Effect):
    """`WHO: a`: each of these investigators resolves a, one after another from the active one
    on."""

    def __init__(self, who: Who, part: Effect) -> None:
        super().__init__()
        self.who = who
        self.part = part
        self.turn: Effect = IfStill(who, part) if who.may_change() else part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seats = self.who.of(game, frame)
        if self.who.is_chosen():
            able = [seat for seat in seats if self._can_take_part(game, frame, seat)]
            game.ask(frame, decider(game, frame), able)
            return
        for seat in reversed(seats):
            self._push(game, frame, seat)

    def _can_take_part(self, game: Eldritch, frame: Frame, seat: int) -> bool:
        """Whether an investigator could carry out its part, which may be optional (EH-INV-25)."""
        part = self.part.part if isinstance(self.part, May) else self.part
        return part.is_possible(game, Frame(part, seat, frame.source, scene=frame.scene))

    def _push(self, game: Eldritch, frame: Frame, seat: int) -> None:
        game.stack.append(
            Frame(self.turn, seat, frame.source, frame.target, frame.amount, frame.scene)
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, THAT_SEAT, choice)
        self._push(game, frame, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-investigator", effect=Message("effect", path=self.part.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "investigator", "EH-NEAR-03")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        if self.who.kind == THAT_ONE:
            return True  # who that is shows only when it is resolved
        seats = self.who.of(game, frame)
        if self.who.is_chosen():
            return any(self._can_take_part(game, frame, seat) for seat in seats)
        return len(seats) > 0

    def children(self) -> list[Effect]:
        return [self.turn]


class ChooseWho(Effect):
    """`choose WHO`: that investigator from here on (EH-SPELL-09)."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, self.who.of(game, frame))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, THAT_SEAT, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-choose-investigator")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "investigator", "EH-SPELL-09")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return len(self.who.of(game, frame)) > 0


def seat_option(choice: int, verb: str, rule: str) -> Option:
    """Returns the option that names an investigator by its seat."""
    thing = f"seat:{choice}"
    label = Message("option-investigator", seat=Name(thing))
    return Option(choice, verb, label, (thing,), rule, str(choice + 1))
