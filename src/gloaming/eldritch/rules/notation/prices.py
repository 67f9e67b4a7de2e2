"""Prices: what is spent, discarded or suffered by choice for an effect (EH-SPEND, EH-FAQ-10 to
12)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.eldritch.model.components import HEALTH, TRACKS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import ENCOUNTER, FLAGS, GAINED_CLUES, THAT_CARD
from gloaming.eldritch.model.state import CLUES, Eldritch
from gloaming.eldritch.rules.investigators.cards import (
    can_gain_condition,
    discard_card,
    gain_condition,
    holder_of,
)
from gloaming.eldritch.rules.investigators.clue_payment import (
    can_pay_clues,
    payable_clues,
    push_clue_payment,
)
from gloaming.eldritch.rules.investigators.delayed import become_delayed
from gloaming.eldritch.rules.investigators.discard import DiscardStep, count_fitting
from gloaming.eldritch.rules.investigators.gain import clues_text, kind_text
from gloaming.eldritch.rules.investigators.improve import IMPROVE_ANY
from gloaming.eldritch.rules.investigators.loss import begin_loss
from gloaming.eldritch.rules.investigators.scenes_of_cards import DISCARD_AFTER
from gloaming.eldritch.rules.notation.amounts import NUMBER, Amount
from gloaming.eldritch.rules.notation.declare import phrase, verb
from gloaming.eldritch.rules.notation.who import CardKind
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.content.notation.node_verbs import PAY_VERB, UNLESS_VERB
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.nodes import Price
from gloaming.kernel.scene import NO_SCENE


@mypyc_attr(allow_interpreted_subclasses=True)
class PricePart:
    """One part of a price."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        """Whether the seat of the frame can pay it now."""
        raise NotImplementedError

    def pay(self, game: Eldritch, frame: Frame) -> None:
        """Pays it, or pushes what is to be chosen of it."""
        raise NotImplementedError

    def steps(self) -> list[Effect]:
        """Returns nodes of its own that may lie on the stack."""
        return []

    def text(self, writer: Any) -> str:
        """Returns it in words, after "to" or "unless you"."""
        raise NotImplementedError


class ClueCost(PricePart):
    """`2 clue` (EH-SPEND-01, EH-INV-70)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return can_pay_clues(game, frame.seat, self.amount.of(game, frame))

    def pay(self, game: Eldritch, frame: Frame) -> None:
        push_clue_payment(game, frame, self.amount.of(game, frame))

    def text(self, writer: Any) -> str:
        return str(writer.format("price-spend", what=clues_text(writer, self.amount)))


class ClueCostLess(PricePart):
    """`players less tokens clue`: players minus tokens on the card, at least 0."""

    def cost(self, game: Eldritch, frame: Frame) -> int:
        """Returns how many Clues it is now."""
        return max(0, game.seats - game.tokens[frame.source])

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return can_pay_clues(game, frame.seat, self.cost(game, frame))

    def pay(self, game: Eldritch, frame: Frame) -> None:
        push_clue_payment(game, frame, self.cost(game, frame))

    def text(self, writer: Any) -> str:
        return str(writer.format("price-players-less"))


class GainedClue(PricePart):
    """`gained clue`: one of the Clues gained in this encounter; nothing stands in for it."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        scene = find_scene(game, frame.scene, ENCOUNTER)
        if scene == NO_SCENE or not game.investigators[frame.seat].clues:
            return False
        return game.scenes[scene].values[GAINED_CLUES] > 0

    def pay(self, game: Eldritch, frame: Frame) -> None:
        scene = find_scene(game, frame.scene, ENCOUNTER)
        game.scenes[scene].values[GAINED_CLUES] -= 1
        clue = game.investigators[frame.seat].clues.pop()
        game.set_value(frame.scene, THAT_CARD, clue)
        game.decks[CLUES].put_away(clue)

    def text(self, writer: Any) -> str:
        return str(writer.format("price-gained-clue"))


class TrackCost(PricePart):
    """`1 sanity`: spent, never the last, never prevented (EH-SPEND-04 to 06)."""

    def __init__(self, amount: Amount, track: int) -> None:
        self.amount = amount
        self.track = track

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        one = game.investigators[frame.seat]
        have = one.health if self.track == HEALTH else one.sanity
        return have > self.amount.of(game, frame)

    def pay(self, game: Eldritch, frame: Frame) -> None:
        one = game.investigators[frame.seat]
        amount = self.amount.of(game, frame)
        if self.track == HEALTH:
            one.health -= amount
        else:
            one.sanity -= amount
        track = Message(f"track-{TRACKS[self.track]}")
        game.tell(frame.seat, "log-spend-track", n=amount, track=track)

    def text(self, writer: Any) -> str:
        what = writer.format(
            f"amount-{TRACKS[self.track]}", how=self.amount.text(), n=self.amount.number
        )
        return str(writer.format("price-spend", what=what))


class CardCost(PricePart):
    """`1 spell`, `1 item possession`: discarded (EH-DISC-01)."""

    def __init__(self, amount: Amount, kind: CardKind) -> None:
        self.amount = amount
        self.kind = kind
        self.step = DiscardStep(Amount(NUMBER, amount.number), kind)

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return count_fitting(game, frame.seat, self.kind) >= self.amount.of(game, frame)

    def pay(self, game: Eldritch, frame: Frame) -> None:
        amount = self.amount.of(game, frame)
        game.stack.append(Frame(self.step, frame.seat, frame.source, -1, amount, frame.scene))

    def steps(self) -> list[Effect]:
        return [self.step]

    def text(self, writer: Any) -> str:
        return str(writer.format("price-discard", what=kind_text(writer, self.kind, self.amount)))


class ThisCost(PricePart):
    """`this`: this card is discarded."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return holder_of(game, frame.source) >= 0

    def pay(self, game: Eldritch, frame: Frame) -> None:
        discard_card(game, frame.source, holder_of(game, frame.source))

    def text(self, writer: Any) -> str:
        return str(writer.format("price-this"))


class SpellAfter(PricePart):
    """`that spell after`: discarded when it has finished resolving (EH-SPELL-06)."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return True

    def pay(self, game: Eldritch, frame: Frame) -> None:
        card = frame.target
        for scene in game.scenes:
            if scene.source == card and len(scene.values) > FLAGS:
                scene.values[FLAGS] |= DISCARD_AFTER

    def text(self, writer: Any) -> str:
        return str(writer.format("price-spell-after"))


class DelayedCost(PricePart):
    """`delayed`: not while Delayed (EH-DELAY-14, 16)."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return not game.investigators[frame.seat].delayed

    def pay(self, game: Eldritch, frame: Frame) -> None:
        become_delayed(game, frame.seat, True)

    def text(self, writer: Any) -> str:
        return str(writer.format("price-delayed"))


class ConditionCost(PricePart):
    """`condition debt`: not if it is held or none is left (EH-COND-02, EH-LOAN-06)."""

    def __init__(self, entry: str) -> None:
        self.entry = entry

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return can_gain_condition(game, frame.seat, self.entry)

    def pay(self, game: Eldritch, frame: Frame) -> None:
        gain_condition(game, frame, self.entry, frame.seat)

    def text(self, writer: Any) -> str:
        name = writer.name(f"card:{self.entry}")
        return str(writer.format("price-condition", name=name))


class DropConditionCost(PricePart):
    """`discard condition blessed`: it must be held (EH-DISC-01)."""

    def __init__(self, entry: str) -> None:
        self.entry = entry

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return game.held(frame.seat, self.entry) != NO_COMPONENT

    def pay(self, game: Eldritch, frame: Frame) -> None:
        discard_card(game, game.held(frame.seat, self.entry), frame.seat)

    def text(self, writer: Any) -> str:
        name = writer.name(f"card:{self.entry}")
        return str(writer.format("price-drop-condition", name=name))


class LossCost(PricePart):
    """`lose 2 sanity`: a loss, which may be prevented and may defeat (EH-FAQ-12)."""

    def __init__(self, amount: int, track: int) -> None:
        self.amount = amount
        self.track = track

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return True

    def pay(self, game: Eldritch, frame: Frame) -> None:
        is_health = self.track == HEALTH
        begin_loss(game, frame, self.amount if is_health else 0, 0 if is_health else self.amount)

    def text(self, writer: Any) -> str:
        what = writer.format(f"amount-{TRACKS[self.track]}", how=str(self.amount), n=self.amount)
        return str(writer.format("price-lose", what=what))


class ImproveCost(PricePart):
    """`improve any`: a skill below +2 (EH-IMPR-04)."""

    def can_be_paid(self, game: Eldritch, frame: Frame) -> bool:
        return IMPROVE_ANY.is_possible(game, frame)

    def pay(self, game: Eldritch, frame: Frame) -> None:
        game.stack.append(Frame(IMPROVE_ANY, frame.seat, frame.source, scene=frame.scene))

    def text(self, writer: Any) -> str:
        return str(writer.format("price-improve"))


PARTS: Final[dict[str, Any]] = {
    "clue": ClueCost,
    "less": ClueCostLess,
    "gained": GainedClue,
    "track": TrackCost,
    "cards": CardCost,
    "this": ThisCost,
    "spell-after": SpellAfter,
    "delayed": DelayedCost,
    "condition": ConditionCost,
    "drop-condition": DropConditionCost,
    "lose": LossCost,
    "improve": ImproveCost,
}


class CompoundPrice(Price):
    """A price of one or several parts: all of them or none (EH-SPEND-07)."""

    def __init__(self, parts: list[PricePart]) -> None:
        self.parts = parts

    def can_be_paid(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        for part in self.parts:
            if not part.can_be_paid(game, frame):
                return False
        return True

    def ways(self, game: Game, frame: Frame) -> list[int]:
        return [0] if self.can_be_paid(game, frame) else []

    def pay(self, game: Game, frame: Frame, way: int) -> None:
        pass

    def settle(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        for part in reversed(self.parts):
            part.pay(game, frame)

    def option(self, game: Game, frame: Frame, way: int) -> Option:
        return Option(way, "pay", Message("price", path=frame.effect.path), (), "EH-SPEND-03")

    def steps(self) -> list[Effect]:
        """Returns nodes of its own that may lie on the stack."""
        return [step for part in self.parts for step in part.steps()]


# --- what the group pays together -----------------------------------------------------------------


class UnlessGroup(Effect):
    """`unless group half clue: a`: the investigators may pay together, each as much as they like;
    if it is not enough nothing is taken, and a happens (EH-SPEND-08)."""

    def __init__(self, amount: Amount, part: Effect) -> None:
        super().__init__()
        self.number = amount
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        needed = self.number.of(game, frame)
        seats = game.in_order(game.active)
        held = sum(payable_clues(game, seat) for seat in seats)
        if held < needed:
            game.push(self.part, frame)
            return
        self._ask(game, frame, 0, needed)

    def _ask(self, game: Eldritch, frame: Frame, index: int, left: int) -> None:
        """Asks the next seat for its pledge; nothing is taken before the sum is reached."""
        seats = game.in_order(game.active)
        while index < len(seats) and left > 0:
            held = payable_clues(game, seats[index])
            choices = list(range(min(held, left) + 1))
            if len(choices) > 1:
                ask = Frame(self, NOBODY, frame.source, index, left, frame.scene)
                game.ask(ask, seats[index], choices)
                return
            index += 1
        if left > 0:
            game.pledges = []
            game.push(self.part, frame)
        else:
            self._take(game, frame)

    def _take(self, game: Eldritch, frame: Frame) -> None:
        for seat, amount in enumerate(game.pledges):
            if amount:
                push_clue_payment(game, Frame(self, seat, frame.source, scene=frame.scene), amount)
        game.pledges = []

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if not game.pledges:
            game.pledges = [0] * game.seats
        game.pledges[seat] += choice
        game.tell(seat, "log-pledge", n=choice)
        self._ask(game, frame, frame.target + 1, frame.amount - choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        effect = Message("effect", path=self.part.path)
        return Message("ask-pledge", n=frame.amount, effect=effect)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(
            choice, "pledge", Message("option-pledge", n=choice), (), "EH-SPEND-08", str(choice)
        )

    def children(self) -> list[Effect]:
        return [self.part]


def _price_text(writer: Any, price: CompoundPrice, form: str) -> str:
    return str(writer.join([part.text(writer) for part in price.parts]))


PHRASES: Final = [
    phrase(
        CompoundPrice,
        "a price of one or several parts",
        _price_text,
        0.8,
        ("EH-SPEND-07",),
        ("1 clue + this",),
    ),
]
VERBS: Final = [
    PAY_VERB,
    UNLESS_VERB,
    verb(
        UnlessGroup,
        "unless group amount:amount_of clue:CLUE_WORD : part:sentence",
        "`a`, unless the investigators pay together",
        lambda writer, effect, form: writer.format(
            "unless-group",
            what=clues_text(writer, effect.number),
            effect=writer.write(effect.part),
        ),
        -1.0,
        ("EH-SPEND-08",),
        ("unless group half clue: a",),
        build=lambda reading, amount, clue, part: UnlessGroup(amount, part),
        ends_open=True,
    ),
]
