"""Builds the parts of a sentence that are no verbs, as the grammar finds them."""

from typing import Any

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    CONDITION,
    POSSESSION,
    SKILLS,
    SPELL,
    TERRAINS,
    TRACKS,
    TRAITS,
)
from gloaming.eldritch.rules.board import monsters
from gloaming.eldritch.rules.board.monsters import Monsters
from gloaming.eldritch.rules.board.tokens import TOKENS
from gloaming.eldritch.rules.dice.test import NEEDING_VALUE, TestExtras
from gloaming.eldritch.rules.investigators.delayed import BecomeDelayed
from gloaming.eldritch.rules.investigators.gain import (
    FROM_DECK,
    FROM_RESERVE,
    FROM_RESERVE_AND_DISCARD,
    WITHIN_RESULT,
    WITHIN_TOTAL,
    GainNamed,
    Source,
)
from gloaming.eldritch.rules.notation import amounts, spots, who
from gloaming.eldritch.rules.notation.amounts import Amount
from gloaming.eldritch.rules.notation.prices import PARTS, CompoundPrice, PricePart
from gloaming.eldritch.rules.notation.spots import SPOT_WORDS, SpotPhrase
from gloaming.eldritch.rules.notation.who import CardKind, Who
from gloaming.kernel.content.notation.reader import Builder
from gloaming.kernel.control import Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import Band

KINDS = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "possession": POSSESSION,
}


class SentenceBuilder(Builder):
    """Builds the parts of sentences: amounts, cards, tests, prices, people, places, Monsters."""

    def choice(self, found: list[Effect]) -> Effect:
        """Builds `a or b`; who chooses a part suffers it by choice (EH-INV-66)."""
        if len(found) > 1:
            for part in found:
                for one in part.parts if isinstance(part, Sequence) else [part]:
                    if isinstance(one, BecomeDelayed | GainNamed):
                        one.is_willing = True
        return super().choice(found)

    # --- amounts and cards ----------------------------------------------------------------

    def number(self, found: list[Any]) -> Amount:
        return Amount(amounts.NUMBER, int(found[0]))

    def half(self, found: list[Any]) -> Amount:
        return Amount(amounts.HALF, count=found[0])

    def of_result(self, found: list[Any]) -> Amount:
        return Amount(amounts.OF_RESULT)

    def all_of(self, found: list[Any]) -> Amount:
        return Amount(amounts.ALL)

    def any_number(self, found: list[Any]) -> Amount:
        return Amount(amounts.ANY_NUMBER)

    def players(self, found: list[Any]) -> Amount:
        return Amount(amounts.PLAYERS)

    def card_kind(self, found: list[Any]) -> CardKind:
        trait, card = found
        return CardKind(KINDS[str(card)], self._traits(trait), "" if trait is None else str(trait))

    def _traits(self, token: Any) -> int:
        if token is None:
            return 0
        bits = 0
        for word in str(token).split("-or-"):
            if word not in TRAITS:
                self.reading.index(token, TRAITS, f"there is no trait “{word}”")
            bits |= 1 << TRAITS.index(word)
        return bits

    def a_card(self, found: list[Any]) -> int:
        return KINDS[str(found[0])]

    def a_token(self, found: list[Any]) -> int:
        return TOKENS.index(str(found[0]))

    def mystery_token(self, found: list[Any]) -> int:
        return TOKENS.index("mystery")

    def a_thing(self, found: list[Any]) -> str:
        return str(found[0])

    def from_reserve(self, found: list[Any]) -> Source:
        return Source(FROM_RESERVE, found[0] or 0)

    def from_deck(self, found: list[Any]) -> Source:
        return Source(FROM_DECK, 0)

    def from_discard(self, found: list[Any]) -> Source:
        return Source(FROM_RESERVE_AND_DISCARD, 0)

    def within_result(self, found: list[Any]) -> int:
        return WITHIN_RESULT

    def within_total(self, found: list[Any]) -> int:
        return WITHIN_TOTAL

    def losses(self, found: list[Any]) -> list[Any]:
        return found

    def loss(self, found: list[Any]) -> tuple[Amount, int, Any]:
        return found[0], TRACKS.index(str(found[1])), found[2]

    # --- tests -----------------------------------------------------------------------------

    def modifier(self, found: list[Any]) -> int:
        return int(found[1]) if str(found[0]) == "+" else -int(found[1])

    def passed(self, found: list[Any]) -> Effect:
        part: Effect = found[0]
        return part

    def failed(self, found: list[Any]) -> Effect:
        part: Effect = found[0]
        return part

    def extras(self, found: list[Any]) -> TestExtras:
        extras = TestExtras()
        for name, value in found:
            setattr(extras, name, value)
        return extras

    def dice_per(self, found: list[Any]) -> tuple[str, Any]:
        return "plus", found[0]

    def dice_less(self, found: list[Any]) -> tuple[str, Any]:
        return "minus", found[0]

    def die_for(self, found: list[Any]) -> tuple[str, Any]:
        return "is_die_for_sanity", True

    def success_for(self, found: list[Any]) -> tuple[str, Any]:
        return "is_success_for_clue", True

    def needing(self, found: list[Any]) -> tuple[str, Any]:
        return "needed", int(found[0])

    def needing_value(self, found: list[Any]) -> tuple[str, Any]:
        return "needed", NEEDING_VALUE

    def rolls(self, found: list[Any]) -> list[Any]:
        return found

    def band_players(self, found: list[Any]) -> Band:
        return Band(1, 0, found[-1])

    def combat_test(self, found: list[Any]) -> tuple[int, int]:
        return SKILLS.index(str(found[0])), found[1] or 0

    # --- prices ----------------------------------------------------------------------------

    def price(self, found: list[PricePart]) -> CompoundPrice:
        return CompoundPrice(found)

    def _part(self, name: str, *arguments: Any) -> PricePart:
        part: PricePart = PARTS[name](*arguments)
        return part

    def p_clue(self, found: list[Any]) -> PricePart:
        return self._part("clue", found[0])

    def p_less(self, found: list[Any]) -> PricePart:
        return self._part("less")

    def p_gained(self, found: list[Any]) -> PricePart:
        return self._part("gained")

    def p_track(self, found: list[Any]) -> PricePart:
        return self._part("track", found[0], TRACKS.index(str(found[1])))

    def p_cards(self, found: list[Any]) -> PricePart:
        return self._part("cards", found[0], found[1])

    def p_this(self, found: list[Any]) -> PricePart:
        return self._part("this")

    def p_spell_after(self, found: list[Any]) -> PricePart:
        return self._part("spell-after")

    def p_delayed(self, found: list[Any]) -> PricePart:
        return self._part("delayed")

    def p_condition(self, found: list[Any]) -> PricePart:
        return self._part("condition", str(found[1]))

    def p_drop_condition(self, found: list[Any]) -> PricePart:
        return self._part("drop-condition", str(found[1]))

    def p_lose(self, found: list[Any]) -> PricePart:
        return self._part("lose", int(found[0]), TRACKS.index(str(found[1])))

    def p_improve(self, found: list[Any]) -> PricePart:
        return self._part("improve")

    # --- who -------------------------------------------------------------------------------

    def lead(self, found: list[Any]) -> Who:
        return Who(who.LEAD)

    def each(self, found: list[Any]) -> Who:
        one = Who(who.EACH)
        one.is_other = found[0] is not None
        return self._filtered(one, found[1:])

    def another(self, found: list[Any]) -> Who:
        one = Who(who.ONE)
        one.is_other = True
        return self._filtered(one, found)

    def one(self, found: list[Any]) -> Who:
        return self._filtered(Who(who.ONE), found)

    def nearest_one(self, found: list[Any]) -> Who:
        return Who(who.NEAREST_ONE)

    def that_one(self, found: list[Any]) -> Who:
        return Who(who.THAT_ONE)

    def _filtered(self, one: Who, filters: list[Any]) -> Who:
        for name, value in filters:
            setattr(one, name, value)
        return one

    def f_here(self, found: list[Any]) -> tuple[str, Any]:
        return "is_here", True

    def f_on(self, found: list[Any]) -> tuple[str, Any]:
        return "spot", found[0]

    def f_with(self, found: list[Any]) -> tuple[str, Any]:
        return "card", found[0]

    def f_with_condition(self, found: list[Any]) -> tuple[str, Any]:
        return "condition", str(found[1])

    def f_without_condition(self, found: list[Any]) -> tuple[str, Any]:
        return "no_condition", str(found[1])

    def f_without_eldritch(self, found: list[Any]) -> tuple[str, Any]:
        return "is_without_eldritch", True

    # --- where -----------------------------------------------------------------------------

    def at_here(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.HERE)

    def at_spot(self, found: list[Any]) -> SpotPhrase:
        spot: SpotPhrase = found[0]
        return spot

    def spot(self, found: list[SpotPhrase]) -> SpotPhrase:
        if len(found) == 1:
            return found[0]
        several = SpotPhrase(spots.SEVERAL)
        several.parts = found
        return several

    def space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_SPACE, entry=f"space-{found[0]}")

    def named_space(self, found: list[Any]) -> SpotPhrase:
        word = str(found[0])
        if word in SPOT_WORDS:
            return SpotPhrase(SPOT_WORDS[word])
        if word in TERRAINS:
            return SpotPhrase(spots.ON_TERRAIN, TERRAINS.index(word))
        return SpotPhrase(spots.AT_SPACE, entry=word)  # the loader knows the map

    def eldritch_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_ELDRITCH)

    def any_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_ANY)

    def gate_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_GATE)

    def expedition_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_EXPEDITION)

    def nearest_space(self, found: list[Any]) -> SpotPhrase:
        terrain = self.reading.index(found[0], TERRAINS, f"there is no nearest “{found[0]}”")
        spot = SpotPhrase(spots.NEAREST, terrain)
        spot.is_without_eldritch = found[1] is not None
        return spot

    def nearest_investigator(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.NEAREST_INVESTIGATOR)

    def epic_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_EPIC, entry=str(found[0]))

    def each_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.EACH_CULTIST)

    def random_space(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_RANDOM)

    def to_gate(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_GATE)

    def to_investigator(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.NEAREST_INVESTIGATOR)

    def to_this(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.HERE)

    def to_epic(self, found: list[Any]) -> SpotPhrase:
        return SpotPhrase(spots.AT_EPIC, entry=str(found[0]))

    # --- Monsters --------------------------------------------------------------------------

    def this_monster(self, found: list[Any]) -> Monsters:
        return Monsters(monsters.THIS)

    def that_monster(self, found: list[Any]) -> Monsters:
        return Monsters(monsters.THAT)

    def a_monster(self, found: list[Any]) -> Monsters:
        name, _, range = found
        return Monsters(monsters.ONE, self._range(range), "" if name is None else str(name))

    def each_monster(self, found: list[Any]) -> Monsters:
        other, name, _, range = found
        named = "" if name is None else str(name)
        return Monsters(monsters.EACH, self._range(range), named, other is not None)

    def _range(self, found: Any) -> int:
        return monsters.ANYWHERE if found is None else int(found)

    def r_here(self, found: list[Any]) -> int:
        return monsters.HERE

    def r_anywhere(self, found: list[Any]) -> int:
        return monsters.ANYWHERE

    def r_gate(self, found: list[Any]) -> int:
        return monsters.ON_GATE

    def r_chosen(self, found: list[Any]) -> int:
        return monsters.AT_CHOSEN
