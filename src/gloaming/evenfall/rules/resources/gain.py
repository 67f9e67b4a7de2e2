"""Gaining: resources, Mana, victory points and cards; and what counts decide how much."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.amounts import GAIN_UNITS, HERB, KNOWLEDGE, POTION
from gloaming.evenfall.model.events import GAIN_RESOURCE
from gloaming.evenfall.model.points import note_gain, note_points
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.counts import (
    COUNTS,
    EVENT_VALUE,
    GIVES_CARDS,
    GIVES_MANA,
    GIVES_RESOURCES,
    ClanCount,
    count,
    counted_gains,
)
from gloaming.evenfall.rules.options import amounts, option
from gloaming.evenfall.rules.resources.payment import MASK, way
from gloaming.kernel.content.notation.verbs import Reading, Signs, Values, Verb, Writer
from gloaming.kernel.control import Count, arrange
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import push_own

NO_COUNT: Final = -1


def draw(game: Evenfall, seat: int, amount: int) -> int:
    """Draws cards from the top of the Main Deck (EF-SCO-05); how many were really drawn.

    An empty deck is made anew from the discard pile; with both empty the rest is lost (EF-LIM-21).
    """
    hand = game.clans[seat].own_hand()
    drawn = 0
    while drawn < amount:
        if not game.deck:
            if not game.discard:
                break
            reshuffle(game)
        hand.append(game.own_deck().pop())
        drawn += 1
    if drawn:
        if game.story is not None:
            cards = game.data.cards
            for index in hand[-drawn:]:
                game.story.tell(
                    seat,
                    Message(
                        "log-draw", seat=Name(f"seat:{seat}"), card=Name(f"card:{cards[index].uid}")
                    ),
                    (f"card:{cards[index].uid}",),
                    (seat,),
                )
            others = tuple(s for s in range(-1, game.seats) if s != seat)
            game.story.tell(
                seat, Message("log-draws", seat=Name(f"seat:{seat}"), n=drawn), (), others
            )
    return drawn


def reshuffle(game: Evenfall) -> None:
    """The discard pile becomes the new Main Deck (EF-LIM-21)."""
    deck = game.own_discard()
    game.chance.shuffle(deck)
    game.deck = deck
    game.discard = []
    if game.story is not None:
        game.story.tell(NOBODY, Message("log-reshuffle"))


def gain_mana(game: Evenfall, seat: int, amount: int) -> None:
    """Mana beyond the last space of the track is lost (EF-LIM-04)."""
    clan = game.clans[seat]
    clan.mana = min(game.data.mana_cap, clan.mana + amount)


def gain_resources(game: Evenfall, seat: int, packed: int) -> None:
    """Takes resources from the supply, which never runs out (EF-LIM-16)."""
    stock = game.clans[seat].own_stock()
    herb, potion, knowledge = packed & MASK, packed >> 5 & MASK, packed >> 10 & MASK
    stock[HERB] += herb
    stock[POTION] += potion
    stock[KNOWLEDGE] += knowledge
    before = len(game.stack)
    if herb and game.triggers.own_after(seat, GAIN_RESOURCE):
        push_own(game, GAIN_RESOURCE, seat, -1, herb)
    if potion and game.triggers.own_after(seat, GAIN_RESOURCE + 1):
        push_own(game, GAIN_RESOURCE + 1, seat, -1, potion)
    if knowledge and game.triggers.own_after(seat, GAIN_RESOURCE + 2):
        push_own(game, GAIN_RESOURCE + 2, seat, -1, knowledge)
    arrange(game, seat, len(game.stack) - before)


def gain_vp(
    game: Evenfall, seat: int, amount: int, source: int = -1, path: str = "", origin: str = ""
) -> None:
    """Victory points are added to the score at once (EF-PLY-10).

    Where they come from is said by `origin`, or by the card that is their `source` and the `path`
    of the effect.
    """
    game.clans[seat].vp += amount
    if amount and game.story is not None:
        if origin:
            note_points(game, seat, origin, amount)
        else:
            note_gain(game, seat, amount, source, path)
        if source >= 0:
            card = game.data.cards[source]
            game.story.tell(
                seat,
                Message(
                    "log-vp-from",
                    seat=Name(f"seat:{seat}"),
                    n=amount,
                    card=Name(f"card:{card.uid}"),
                ),
                (f"card:{card.uid}",),
            )
        else:
            game.story.tell(seat, Message("log-vp", seat=Name(f"seat:{seat}"), n=amount))


class Gain(Effect):
    """`gain 3 any + 1 vp`, `gain 1 vp per familiar`."""

    def __init__(
        self,
        herb: int = 0,
        potion: int = 0,
        knowledge: int = 0,
        any: int = 0,
        mana: int = 0,
        vp: int = 0,
        cards: int = 0,
        per: int = NO_COUNT,
        every: int = 1,
    ) -> None:
        super().__init__()
        self.herb = herb
        self.potion = potion
        self.knowledge = knowledge
        self.any = any
        self.mana = mana
        self.vp = vp
        self.cards = cards
        self.per = per
        self.every = every

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        times = 1
        if self.per != NO_COUNT:
            if self.per == EVENT_VALUE:
                times = frame.amount // self.every
            else:
                times = count(game, frame.seat, self.per) // self.every
            game.check_times(self, times)
        if times > 0:
            self.give(game, frame.seat, frame.source, times)

    def give(self, game: Evenfall, seat: int, source: int, times: int) -> None:
        """Gives everything `times` times; resources of choice are asked for together."""
        fixed = self.herb | self.potion << 5 | self.knowledge << 10
        left = self.any * times
        while left > 0:  # more than one answer can hold is asked for in parts
            part = min(left, MOST_OF_CHOICE)
            game.stack.append(Frame(GAIN_ANY, seat, source, amount=part))
            left -= part
        if fixed and times == 1:
            self._gain_fixed(game, seat, fixed)
        elif fixed:
            most = MASK // max(self.herb, self.potion, self.knowledge)
            for done in range(0, times, most):
                n = min(most, times - done)
                self._gain_fixed(
                    game, seat, way(self.herb * n, self.potion * n, self.knowledge * n)
                )
        if self.mana:
            gain_mana(game, seat, self.mana * times)
            if game.story is not None:
                game.story.tell(
                    seat, Message("log-mana", seat=Name(f"seat:{seat}"), n=self.mana * times)
                )
        if self.vp:
            gain_vp(game, seat, self.vp * times, source, self.path)
        if self.cards:
            draw(game, seat, self.cards * times)

    def _gain_fixed(self, game: Evenfall, seat: int, packed: int) -> None:
        if game.story is not None:
            game.story.tell(
                seat, Message("log-gain", seat=Name(f"seat:{seat}"), what=amounts(packed))
            )
        gain_resources(game, seat, packed)

    def is_plain(self) -> bool:
        return self.any == 0

    def gives(self) -> int:
        found = GIVES_CARDS if self.cards else 0
        if self.mana:
            found |= GIVES_MANA
        if self.herb or self.potion or self.knowledge:
            found |= GIVES_RESOURCES
        return found

    def reads(self) -> int:
        return counted_gains(self.per)


class GainAny(Effect):
    """Resources in any combination: the seat picks each freely (EF-SPC-18)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, COMBINATIONS[frame.amount])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if game.story is not None:
            game.story.tell(
                seat, Message("log-gain", seat=Name(f"seat:{seat}"), what=amounts(choice))
            )
        gain_resources(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-gain", n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return option(choice, "gain", choice, "EF-SPC-18")


def _combinations(n: int) -> list[int]:
    return [way(a, b, n - a - b) for a in range(n, -1, -1) for b in range(n - a, -1, -1)]


MOST_OF_CHOICE: Final = 24
COMBINATIONS: Final = [_combinations(n) for n in range(MOST_OF_CHOICE + 1)]
GAIN_ANY: Final = procedure("evenfall.gain-any", GainAny())


# --- as a verb ------------------------------------------------------------------------------

# What one of each is worth, in points.
RESOURCE_VALUE: Final = 1.1
CHOICE_VALUE: Final = 1.15  # how much better a resource of choice is than a fixed one
MANA_VALUE: Final = 0.5
CARD_VALUE: Final = 0.7


def gained_amounts(gain: Gain) -> dict[str, int]:
    """Returns what a gain gives, by unit; without its count."""
    given = [
        gain.herb,
        gain.potion,
        gain.knowledge,
        gain.any,
        gain.mana,
        gain.vp,
        gain.cards,
    ]
    return {unit: given[i] for i, unit in enumerate(GAIN_UNITS)}


def amount_signs(amounts: dict[str, int]) -> str:
    """Returns amounts in signs."""
    return " ".join(f"{n}{signs.UNIT_SIGNS[unit]}" for unit, n in amounts.items() if n)


def gain_of(
    reading: Reading, amounts: dict[str, int], every: int = 1, count: Count | None = None
) -> Gain:
    """Returns the node of `gain … per …`."""
    if "crystal" in amounts:
        raise reading.error(None, "a Crystal is built or charged, not gained", "write: charge")
    n = [amounts.get(unit, 0) for unit in GAIN_UNITS]
    return Gain(
        n[0],
        n[1],
        n[2],
        n[3],
        n[4],
        n[5],
        n[6],
        count.what if isinstance(count, ClanCount) else NO_COUNT,
        every,
    )


def _gain_text(writer: Writer, gain: Gain, form: str) -> str:
    """Returns the words of a gain: cards are drawn, all else is gained, the last has the count."""
    gained = gained_amounts(gain)
    drawn = gained.pop("card")
    what = writer.amounts(gained) if any(gained.values()) else ""
    cards = writer.format("amount-card", n=drawn) if drawn else ""
    if gain.per != NO_COUNT:
        last = writer.per(cards or what, ClanCount(gain.per), gain.every)
        what, cards = (what, last) if cards else (last, "")
    if what and cards:
        text = writer.format("do-gain-draw", what=what, cards=cards, form=form)
    else:
        text = writer.format("do-draw" if cards else "do-gain", what=cards or what, form=form)
    return text


def _gain_sign(writer: Signs, gain: Gain) -> str:
    gained = amount_signs(gained_amounts(gain))
    if gain.per == NO_COUNT:
        return gained
    every = str(gain.every) if gain.every > 1 else ""
    return f"{gained}{signs.PER}{every}{writer.counted(ClanCount(gain.per))}"


def _gain_value(values: Values, gain: Gain) -> float:
    resources = gain.herb + gain.potion + gain.knowledge + gain.any * CHOICE_VALUE
    total = resources * RESOURCE_VALUE + gain.mana * MANA_VALUE + gain.vp + gain.cards * CARD_VALUE
    if gain.per != NO_COUNT:
        total *= COUNTS[gain.per].typical / gain.every
    return total


VERBS: Final = [
    Verb(
        Gain,
        "gain amounts:amounts [per [every:NUMBER] count:count]",
        build=gain_of,
        text=_gain_text,
        sign=_gain_sign,
        value=_gain_value,
        meaning=(
            "amounts joined by `+`, as often as a count says or once for every 2, 3 … of it; "
            "units: `herb` `potion` `knowledge` `any` (a resource of choice) `mana` `vp` "
            "`card` (draw)"
        ),
        examples=("gain 3 any + 1 vp", "gain 1 vp per familiar", "gain 1 vp per 2 card"),
        rules=("EF-SPC-18", "EF-PLY-10"),
    ),
]
