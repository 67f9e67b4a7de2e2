"""Names of things, and effects as sentences.

Nobody writes card text by hand: it is written from the tree that the engine runs. A sentence
asks each node for one of five forms, because languages order verbs differently:

| form | where it stands | en | de |
| --- | --- | --- | --- |
| do   | a sentence of its own | gain 1 Herb | erhalte 1 Kraut |
| next | after "then" | gain 1 Herb | erhalte 1 Kraut |
| then | after a clause | gain 1 Herb | erhältst du 1 Kraut |
| to   | after "you may" | gain 1 Herb | 1 Kraut erhalten |
| pick | an answer, without its own "you may" | gain 1 Herb | erhalte 1 Kraut |
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloaming.evenfall.model.cards import (
    CARD_KINDS,
    ICONS,
    Card,
    Cost,
    GameData,
)
from gloaming.evenfall.rules.battle import TakeAnyStone
from gloaming.evenfall.rules.catalysts import CATALYSTS, BuildFree
from gloaming.evenfall.rules.counts import COUNTS, ClanCount
from gloaming.evenfall.rules.coven import Advance
from gloaming.evenfall.rules.crystal.ascend import TakePathCard, TakePathStone
from gloaming.evenfall.rules.crystal.cat import TakeCat
from gloaming.evenfall.rules.crystal.crystals import Charge
from gloaming.evenfall.rules.crystal.path import PlayPath
from gloaming.evenfall.rules.crystal.person_effects import (
    CopyCouncil,
    CopyExhaust,
    Exchange,
    Herd,
    Replace,
    RivalsGain,
    TakeBack,
)
from gloaming.evenfall.rules.crystal.ritual_effects import (
    BuildBeside,
    EveryoneTransfers,
    Foresee,
    HarvestRegion,
    PullPiece,
    Reward,
    Wander,
    Wind,
)
from gloaming.evenfall.rules.discover import FreeDiscovery
from gloaming.evenfall.rules.gain import NO_COUNT, Gain
from gloaming.evenfall.rules.harvest import WHICH, Harvest
from gloaming.evenfall.rules.moon.board import (
    AdvanceBoth,
    DrawPlace,
    RepeatStep,
    TakeRed,
    TurnRitual,
)
from gloaming.evenfall.rules.moon.demon import CallDemon, ReleaseDemon
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.evenfall.rules.people import Borrow, ReadySpecialist
from gloaming.evenfall.rules.pieces import MoveElder, MovePieces, Recall
from gloaming.evenfall.rules.ritual import Consume, PlayForFree, RemoveRitual
from gloaming.evenfall.rules.token import ReadyToken
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.evenfall.text import symbols as icons
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.control import ChooseOne, Count, ForEach, If, May, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.words import Words
from gloaming.kernel.text.words import capital as capital

FOLDER = Path(__file__).parent / "words"

DO = "do"
NEXT = "next"
THEN = "then"
TO = "to"
PICK = "pick"

AUTOMA_KINDS = ("automa", "automa_level", "automa_tile")
NAMED_KINDS = ("region", "board", "clan", "tile", "track", *AUTOMA_KINDS)
RECALLED = ("piece", "witch", "elder")
# Where a whole sentence after a colon begins with a capital.
CAPITAL_AFTER_COLON = ("de",)
# What may begin a sentence but not follow "when …," or "then".
APART = (ChooseOne, If, ForEach)

# Verbs that always read the same.
FIXED: dict[type[Effect], str] = {
    Transfer: "do-transfer",
    RemoveRitual: "do-remove-ritual",
    MovePieces: "do-move-pieces",
    MoveElder: "do-move-elder",
    FreeDiscovery: "do-discover-free",
    PlayForFree: "do-play-ritual",
    Consume: "do-consume",
    Borrow: "do-borrow",
    TakeAnyStone: "do-take-stone",
    ReadySpecialist: "do-ready-specialist",
    ReadyToken: "do-ready-token",
    AdvanceBoth: "do-advance-both",
    RepeatStep: "do-repeat-step",
    DrawPlace: "do-draw-place",
    TakeRed: "do-take-red",
    TurnRitual: "do-turn-ritual",
    CallDemon: "do-call-demon",
    TakePathCard: "do-take-path-card",
    TakePathStone: "do-take-path-stone",
    TakeCat: "do-take-cat",
    TakeBack: "do-take-back",
    PlayPath: "do-play-path",
    PullPiece: "do-pull-piece",
    Wander: "do-wander",
    Wind: "do-wind",
    HarvestRegion: "do-harvest-region",
    BuildBeside: "do-build-beside",
    CopyExhaust: "do-copy-exhaust",
    CopyCouncil: "do-copy-council",
    Herd: "do-herd",
}


class Sentences(Words):
    """Names and effects of one catalogue in one language; what a pack leaves out is in English."""

    def __init__(
        self, language: str, seats: list[str], catalogue: Catalogue, table: GameData
    ) -> None:
        super().__init__(language, (FOLDER,), seats)
        self.catalogue = catalogue
        self.table = table
        self._cards: dict[str, Card] = {}
        for card in table.cards:
            self._cards[card.uid] = card
            self._cards.setdefault(card.entry, card)
        self._picks: dict[str, str] = {}
        self._writers: dict[type[Effect], Callable[[Any, str], str]] = {
            Gain: self._gain,
            Pay: self._pay,
            Sequence: self._sequence,
            ChooseOne: self._choice,
            May: self._may,
            If: self._if,
            ForEach: self._for_each,
            Advance: lambda e, form: self.format("do-advance", form=form, n=e.steps),
            Harvest: lambda e, form: self.format(f"do-harvest-{WHICH[e.which]}", form=form),
            BuildFree: lambda e, form: self.format(f"do-build-{CATALYSTS[e.kind]}", form=form),
            Recall: lambda e, form: self.format(f"do-recall-{RECALLED[e.piece]}", form=form),
            ReleaseDemon: lambda e, form: self.format(
                "do-release-demon", form=form, effect=self.write(e.part, NEXT)
            ),
            Charge: lambda e, form: self.format("do-charge", form=form, n=e.crystals),
            Foresee: lambda e, form: self.format("do-foresee", form=form, n=e.steps),
            EveryoneTransfers: lambda e, form: self.format(
                "do-everyone-transfers", form=form, n=e.vp
            ),
            Reward: lambda e, form: self.format("do-reward", form=form, n=e.threshold),
            Replace: lambda e, form: self.format("do-replace", form=form, n=e.catalysts),
            Exchange: lambda e, form: self.format("do-exchange", form=form, n=e.most),
            RivalsGain: lambda e, form: self.format(
                "do-rivals-gain", form=form, what=self.gained(e.gain)
            ),
        }

    def card(self, uid: str) -> Card | None:
        """The card with that mark of its own."""
        found = self._cards.get(uid)
        return found if found is not None and found.uid == uid else None

    # --- messages and names -------------------------------------------------------------

    def say(self, message: Message) -> str:
        if message.id == "amounts":
            args = message.args
            return self.amounts({unit: int(str(n)) for unit, n in args.items()})
        if message.id == "listed":
            return self.join([self._part(part) for part in message.args.values()]) or self.format(
                "nothing"
            )
        return super().say(message)

    def _part(self, part: int | str | Message | Name) -> str:
        if isinstance(part, Message):
            return self.say(part)
        return self.name(part.thing) if isinstance(part, Name) else str(part)

    def amounts(self, amounts: dict[str, int]) -> str:
        """Amounts by unit: "1 Herb, 2 Potions and 3 Mana"; none at all is "nothing"."""
        return self.join(
            [self.format(f"amount-{unit}", n=n) for unit, n in amounts.items() if n]
        ) or self.format("nothing")

    def name(self, thing: str) -> str:
        kind, _, rest = thing.partition(":")
        if kind == "card":
            entry = rest if self._has_card(rest) else rest.rpartition(".")[0] or rest
            for cards in CARD_KINDS:
                if entry in self.catalogue.items[cards]:
                    return self._named(cards, entry)
            return rest
        if kind == "path" and not rest.isdigit():
            return self._named(kind, rest) if rest else self.format("crystal-path")
        if kind in NAMED_KINDS:
            return self._named(kind, rest)
        if kind == "seat" and int(rest) == len(self.seats) == 1:  # after the only seat
            return self.format("automa")
        if kind == "stone":
            icon = rest.rpartition(":")[2]
            return self._named("stone", icon) if icon != ICONS[0] else self.format("stone-none")
        if self.has_message(f"thing-{kind}"):
            of = self.name(f"region:{rest}" if kind == "space" else f"seat:{rest}") if rest else ""
            return self.format(f"thing-{kind}", of=of)
        if kind in ("keyword", "resource", "piece", "catalyst", "phase"):
            return self.format(f"{kind}-{rest}", n=1)
        return super().name(thing)

    def _has_card(self, entry: str) -> bool:
        return any(entry in self.catalogue.items[kind] for kind in CARD_KINDS)

    def _named(self, kind: str, id: str) -> str:
        item = self.catalogue.items[kind].get(id)
        if item is None:
            return id
        names: dict[str, str] = item.values["name"]
        return names.get(self.language) or names["en"]

    # --- effects --------------------------------------------------------------------------

    def effect(self, path: str) -> str:
        """An effect as an answer names it: an offer without its "you may"."""
        if path not in self._picks:
            found = self.table.effects.get(path)
            self._picks[path] = path if found is None else self.write(found, PICK)
        return self._picks[path]

    def write(self, effect: Effect, form: str = DO) -> str:
        """The sentence of an effect tree, without a capital and a full stop."""
        kind = type(effect)
        if kind in FIXED:
            return self.format(FIXED[kind], form=form)
        writer = self._writers.get(kind)
        if writer is not None:
            return writer(effect, form)
        return self.format(f"step-{effect.path.partition('.')[2]}")

    def icons(self, effect: Effect) -> str:
        """The effect in symbols."""
        return icons.icons(effect)

    def legend(self) -> list[tuple[str, str]]:
        """Every symbol with its name."""
        return [(symbol, self.format(id, n=1)) for symbol, id in icons.LEGEND.items()]

    def gained(self, effect: Gain) -> str:
        """What a gain gives, as a list of amounts."""
        return self.amounts({**_gains(effect), "card": effect.cards})

    def _gain(self, effect: Gain, form: str) -> str:
        gained = _gains(effect)
        what = self.amounts(gained) if any(gained.values()) else ""
        cards = self.format("amount-card", n=effect.cards) if effect.cards else ""
        if effect.per != NO_COUNT:
            last = self._per(cards or what, effect.per, effect.every)
            what, cards = (what, last) if cards else (last, "")
        if what and cards:
            return self.format("do-gain-draw", what=what, cards=cards, form=form)
        return self.format("do-draw" if cards else "do-gain", what=cards or what, form=form)

    def _per(self, what: str, count: int, every: int) -> str:
        counted = self._counted(count, every)
        if every == 1:
            return self.format("per-one", what=what, count=counted)
        return self.format("per-every", what=what, n=every, count=counted)

    def _counted(self, count: int, n: int) -> str:
        word = COUNTS[count]
        stone = self.name(f"stone:{word}") if word in ICONS else ""
        return self.format(f"count-{word}", n=n, stone=stone)

    def _at_least(self, count: Count, least: int) -> str:
        assert isinstance(count, ClanCount)
        own = f"at-least-{COUNTS[count.what]}"
        if self.has_message(own):
            return self.format(own, n=least)
        return self.format("at-least", n=least, count=self._counted(count.what, least))

    def _pay(self, effect: Pay, form: str) -> str:
        if effect.optional and form != PICK:
            return self.format(
                "offer",
                price=self.price(effect.cost, TO),
                effect=self._after_colon(self.write(effect.bought)),
                form=form,
            )
        return self.format(
            "bargain", price=self.price(effect.cost), effect=self.write(effect.bought)
        )

    def price(self, cost: Cost, form: str = DO) -> str:
        """Paying a price: "pay 1 Herb and discard 2 cards"."""
        if cost.crystals:
            spent = self.format("price-discharge", n=cost.crystals, form=form)
            if not (cost.resources() or cost.mana or cost.cards):
                return spent
            rest = Cost(cost.herb, cost.potion, cost.knowledge, cost.any, cost.mana, cost.cards)
            return self.join([self.price(rest, form), spent])
        what = self.cost(cost) if cost.resources() or cost.mana else ""
        cards = self.format("amount-card", n=cost.cards)
        if not cost.cards:
            return self.format("price-pay", what=what or self.format("nothing"), form=form)
        if not what:
            return self.format("price-discard", cards=cards, form=form)
        return self.format("price-both", what=what, cards=cards, form=form)

    def cost(self, cost: Cost) -> str:
        """The resources and Mana of a price."""
        return self.amounts(_stock(cost))

    def _sequence(self, effect: Sequence, form: str) -> str:
        text = self._first(effect.parts[0], form)
        before = effect.parts[0]
        for i, part in enumerate(effect.parts[1:], 2):
            message = "sequence"
            last = form if form in (THEN, TO) else NEXT
            if isinstance(part, APART):
                message, last = "sequence-break", DO
            elif isinstance(before, ChooseOne):
                message = "sequence-long"
            done = i == len(effect.parts)
            said = self.write(part, last) if done else self._first(part, last)
            text = self.format(message, first=text, last=said, form=form)
            before = part
        return text

    def _first(self, part: Effect, form: str) -> str:
        """A part that others follow: where its end would not be clear it stands in brackets."""
        text = self.write(part, form)
        unclear = isinstance(part, Pay | If | ForEach) or (
            isinstance(part, ChooseOne) and not self._brief(part)
        )
        return self.format("group", effect=text) if unclear else text

    def _choice(self, effect: ChooseOne, form: str) -> str:
        message = "choice" if self._brief(effect) else "choice-long-part"
        parts = [self.write(part, PICK) for part in effect.parts]
        text = parts[0]
        for part in parts[1:]:
            text = self.format(message, first=text, last=part)
        return text if self._brief(effect) else self.format("choice-long", effect=text)

    def _brief(self, choice: ChooseOne) -> bool:
        """Whether "a or b" is clear: neither has parts of its own."""
        return not any(part.children() for part in choice.parts)

    def _may(self, effect: May, form: str) -> str:
        if form in (PICK, TO):
            return self.write(effect.part, form)
        if _has_infinitive(effect.part):
            return self.format("may", effect=self.write(effect.part, TO), form=form)
        return self.format("may-long", effect=self._after_colon(self.write(effect.part, PICK)))

    def _if(self, effect: If, form: str) -> str:
        condition = self._at_least(effect.count, effect.least)
        then = self.write(effect.then, THEN)
        if effect.other is None:
            return self.format("if", condition=condition, effect=then)
        other = self.write(effect.other, THEN)
        return self.format("if-else", condition=condition, effect=then, other=other)

    def _for_each(self, effect: ForEach, form: str) -> str:
        assert isinstance(effect.count, ClanCount)
        per = self.format("each-one", count=self._counted(effect.count.what, 1))
        return self.format("for-each", per=per, effect=self.write(effect.part, THEN))

    def _after_colon(self, text: str) -> str:
        return capital(text) if self.language in CAPITAL_AFTER_COLON else text


def _stock(amounts: Cost | Gain) -> dict[str, int]:
    """Resources and Mana by their units."""
    return {
        "herb": amounts.herb,
        "potion": amounts.potion,
        "knowledge": amounts.knowledge,
        "any": amounts.any,
        "mana": amounts.mana,
    }


def _gains(gain: Gain) -> dict[str, int]:
    """All that a gain gives but cards."""
    return {**_stock(gain), "vp": gain.vp}


def _has_infinitive(effect: Effect) -> bool:
    """Whether it can follow "you may" as one phrase."""
    if isinstance(effect, Sequence):
        return all(_has_infinitive(part) for part in effect.parts)
    return not isinstance(effect, (*APART, Pay))
