"""Eldritch Horror's notation: the verbs of its rules, and besides them prices, people, places,
Monsters, abilities and goals."""

from functools import cache
from typing import Any

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    CARD_KINDS,
    CONDITION,
    POSSESSION,
    SKILLS,
    SPELL,
    TERRAINS,
    TRACKS,
    TRAITS,
)
from gloaming.eldritch.model.data import ANY, AURA, BONUS, NO_SKILL, RAISE, REROLL, SIXES, TestAid
from gloaming.eldritch.model.events import (
    CLUE_DISCOUNT,
    DAMAGE_LESS,
    DOUBLE_REROLLS,
    EVENTS,
    HORROR_AT_MOST,
    SANITY_FOR_CLUE,
    SHARE_PURCHASES,
    STANDING,
    SUCCEED_ON,
    EventName,
)
from gloaming.eldritch.model.scenes import CONTEXT_WORDS
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
from gloaming.eldritch.rules.notation.counts import COUNTS, EldritchCountWords
from gloaming.eldritch.rules.notation.prices import PARTS, CompoundPrice, PricePart
from gloaming.eldritch.rules.notation.spots import SPOT_WORDS, SpotPhrase
from gloaming.eldritch.rules.notation.who import CardKind, Who
from gloaming.kernel.content.notation.discovery import phrases_of, verbs_of
from gloaming.kernel.content.notation.node_verbs import BANDS_GRAMMAR
from gloaming.kernel.content.notation.reader import Builder, Notation, Reader
from gloaming.kernel.control import Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import Band

RULES = "gloaming.eldritch.rules"
MOST = 20  # of anything in one sentence
KINDS = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "possession": POSSESSION,
}

OWN_GRAMMAR = (
    """
// Branches: which one is there must show in the tree.
passed: ":" sentence
failed: "else" sentence

modifier: SIGN INT
extras: extra+
extra: "plus" "die" "per" count                          -> dice_per
     | "minus" "die" "per" count                         -> dice_less
     | "die" "for" TRACK                                 -> die_for
     | "success" "for" CLUE_WORD                         -> success_for
     | "needing" INT                                     -> needing
     | "needing" "value"                                 -> needing_value

rolls: roll_band ("|" roll_band)*
?roll_band: band
     | "up" "to" PLAYERS_WORD ":" sentence               -> band_players

// Prices: what is spent, discarded or suffered by choice.
price: price_part ("+" price_part)*
price_part: amount_of CLUE_WORD                          -> p_clue
     | PLAYERS_WORD "less" "tokens" CLUE_WORD            -> p_less
     | "gained" CLUE_WORD                                -> p_gained
     | amount_of TRACK                                   -> p_track
     | amount_of card_kind                               -> p_cards
     | "this"                                            -> p_this
     | "that" SPELL_WORD "after"                         -> p_spell_after
     | "delayed"                                         -> p_delayed
     | CONDITION_WORD WORD                               -> p_condition
     | "discard" CONDITION_WORD WORD                     -> p_drop_condition
     | "lose" INT TRACK                                  -> p_lose
     | "improve" "any"                                   -> p_improve

losses: loss ("+" loss)*
loss: amount_of TRACK ["per" count]
amount_of: INT                                           -> number
     | "half" ["of" count]                               -> half
     | "result"                                          -> of_result
     | "all"                                             -> all_of
     | "any"                                             -> any_number
     | PLAYERS_WORD                                      -> players
card_kind: [WORD] CARD
CARD.2: /(asset|artifact|possession)(?![a-z-])/
%extend card_kind: [WORD] SPELL_WORD | [WORD] CONDITION_WORD
a_token: ELDRITCH_WORD | "mystery" -> mystery_token | TRACK | GATE_WORD
a_thing: CLUE_WORD | GATE_WORD | MONSTER_WORD | ELDRITCH_WORD
a_card: CARD | SPELL_WORD | CONDITION_WORD
gain_source: "from" "reserve" [within]                   -> from_reserve
     | "from" "deck"                                     -> from_deck
     | "from" "reserve" "and" "discard"                  -> from_discard
within: "within" "result"                                -> within_result
     | "within" "total" "result"                         -> within_total

// Who and where.
who: "lead"                                              -> lead
   | "each" [OTHER] "investigator" filter*               -> each
   | "another" "investigator" filter*                    -> another
   | "an" "investigator" filter*                         -> one
   | "nearest" "investigator"                            -> nearest_one
   | "that" "investigator"                               -> that_one
filter: "here"                                           -> f_here
   | "on" spot                                           -> f_on
   | "with" card_kind                                    -> f_with
   | "with" CONDITION_WORD WORD                          -> f_with_condition
   | "without" CONDITION_WORD WORD                       -> f_without_condition
   | "without" ELDRITCH_WORD                             -> f_without_eldritch
at: "here"                                               -> at_here
   | "at" spot                                           -> at_spot
spot: one_spot ("," one_spot)*
one_spot: "space" INT                                    -> space
   | WORD                                                -> named_space
   | ELDRITCH_WORD                                       -> eldritch_space
   | "any"                                               -> any_space
   | GATE_WORD                                           -> gate_space
   | "expedition"                                        -> expedition_space
   | "nearest" WORD [NO_ELDRITCH]                        -> nearest_space
   | "nearest" "investigator"                            -> nearest_investigator
   | "epic" WORD                                         -> epic_space
   | "each" WORD                                         -> each_space
   | "random"                                            -> random_space
goal_of_move: "nearest" GATE_WORD                        -> to_gate
   | "nearest" "investigator"                            -> to_investigator
   | "this" MONSTER_WORD                                 -> to_this
   | "epic" WORD                                         -> to_epic
monsters: "this" MONSTER_WORD                            -> this_monster
   | "that" MONSTER_WORD                                 -> that_monster
   | "a" [WORD] MONSTER_WORD [range]                     -> a_monster
   | "each" [OTHER] [WORD] MONSTER_WORD [range]          -> each_monster
range: "here"                                            -> r_here
   | "anywhere"                                          -> r_anywhere
   | "on" GATE_WORD                                      -> r_gate
   | "at" "any"                                          -> r_chosen

// Abilities: lines of cards, sheets and tokens that lie in play.
ability: "once" ability                                  -> once
   | "action" ":" effect                                 -> action
   | "local" "action" ":" effect                         -> local_action
   | "gained" ":" effect                                 -> gained
   | "when" WORD [WORD] ":" effect                       -> when
   | "instead" "of" WORD ":" effect                      -> instead_of
   | "encounter" at ["if" INT count] ":" effect          -> offers
   | "bonus" INT SKILL context*                          -> bonus
   | "may" "bonus" INT SKILL context*                    -> may_bonus
   | "reroll" how_many [SKILL] context* ["for" price]    -> reroll_aid
   | "raise" INT [SKILL] context*                        -> raise_aid
   | "sixes" "twice" [SKILL] context*                    -> sixes
   | "aura" INT "die" context*                           -> aura
   | "may" "aura" INT "die" context*                     -> may_aura
   | "succeed" "on" INT                                  -> succeed_on
   | "damage" modifier                                   -> damage
   | "horror" "at" "most" INT                            -> horror
   | "cannot" WORD ["until" INT count]                   -> cannot
   | TRACK "for" CLUE_WORD                               -> sanity_for_clue
   | CLUE_WORD "discount" INT                            -> clue_discount
   | "double" CLUE_WORD "rerolls"                        -> double_rerolls
   | "share" "purchases"                                 -> share_purchases
how_many: INT                                            -> so_many
   | "any"                                               -> any_dice
context: "in" WORD                                       -> inside
   | "in" SPELL_WORD                                     -> inside
   | "outside" WORD                                      -> outside
   | "on" WORD                                           -> while_on

goal: count ">=" [INT] amount_of [KEEP_BOARD] [BOX_GATES] -> tally
   | "epic" WORD "defeated"                              -> epic_defeated

combat_test: SKILL [modifier]

%extend count: SPELL_WORD | CLUE_WORD | GATE_WORD | MONSTER_WORD | RUMOR_WORD

SKILL.2: /(lore|influence|observation|strength|will)(?![a-z-])/
TRACK.2: /(health|sanity)(?![a-z-])/
SIGN: "+" | "-"
CLUE_WORD: "clue"
SPELL_WORD: "spell"
GATE_WORD: "gate"
MONSTER_WORD: "monster"
RUMOR_WORD: "rumor"
CONDITION_WORD: "condition"
ELDRITCH_WORD: "eldritch"
PLAYERS_WORD: "players"
OTHER: "other"
NO_ELDRITCH.2: /without +eldritch(?![a-z-])/
KEEP_BOARD.2: /keep +board/
BOX_GATES.2: /box +gates/
"""
    + BANDS_GRAMMAR
)


@cache
def eldritch_notation() -> Notation:
    """Returns the notation, made from everything that the rules declare."""
    verbs = [verb for declared in verbs_of(RULES).values() for verb in declared]
    return Notation(
        verbs,
        phrases_of(RULES),
        COUNTS,
        EldritchCountWords(),
        [],
        MOST,
        OWN_GRAMMAR,
        ("ability", "goal", "combat_test", "price"),
    )


# --- abilities ------------------------------------------------------------------------------------


class Ability:
    """A line of a component in play, as it was read; the loader gives it its place."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # action, local_action, gained, when, offer, aid, standing
        self.effect: Effect | None = None
        self.event: EventName | None = None
        self.named = ""  # the Epic Monster that an event names
        self.spot: SpotPhrase | None = None
        self.count: Any = None
        self.least = 1
        self.aid: TestAid | None = None
        self.standing = 0
        self.amount = 1
        self.is_once = False


class GoalLine:
    """The goal of a Mystery, as it was read."""

    def __init__(self) -> None:
        self.count: Any = None
        self.factor = 1
        self.is_half = False
        self.epic = ""
        self.keeps_board = False
        self.boxes_gates = False


class EldritchBuilder(Builder):
    """Builds what Eldritch Horror's own grammar adds."""

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

    # --- abilities -------------------------------------------------------------------------

    def once(self, found: list[Any]) -> Ability:
        ability: Ability = found[0]
        ability.is_once = True
        if ability.aid is not None:
            ability.aid.is_once = True
        return ability

    def _with_effect(self, kind: str, effect: Effect) -> Ability:
        ability = Ability(kind)
        ability.effect = effect
        return ability

    def action(self, found: list[Any]) -> Ability:
        return self._with_effect("action", found[0])

    def local_action(self, found: list[Any]) -> Ability:
        return self._with_effect("local_action", found[0])

    def gained(self, found: list[Any]) -> Ability:
        return self._with_effect("gained", found[0])

    def when(self, found: list[Any]) -> Ability:
        ability = self._with_effect("when", found[2])
        ability.event = self._event(found[0])
        ability.named = "" if found[1] is None else str(found[1])
        return ability

    def instead_of(self, found: list[Any]) -> Ability:
        ability = self._with_effect("when", found[1])
        ability.event = self._event(found[0])
        return ability

    def _event(self, token: Any) -> EventName:
        names = [event.name for event in EVENTS]
        return EVENTS[self.reading.index(token, names, f"there is no event “{token}”")]

    def offers(self, found: list[Any]) -> Ability:
        ability = self._with_effect("offer", found[3])
        ability.spot = found[0]
        ability.count = found[2]
        ability.least = 1 if found[1] is None else int(found[1])
        return ability

    def _aid(self, kind: int, amount: int, skill: Any, contexts: list[Any]) -> Ability:
        ability = Ability("aid")
        number = NO_SKILL if skill is None else SKILLS.index(str(skill))
        ability.aid = TestAid(kind, amount, number)
        for name, value in contexts:
            setattr(ability.aid, name, value)
        return ability

    def bonus(self, found: list[Any]) -> Ability:
        return self._aid(BONUS, int(found[0]), found[1], found[2:])

    def may_bonus(self, found: list[Any]) -> Ability:
        ability = self.bonus(found)
        assert ability.aid is not None
        ability.aid.is_optional = True
        return ability

    def reroll_aid(self, found: list[Any]) -> Ability:
        ability = self._aid(REROLL, found[0], found[1], found[2:-1])
        assert ability.aid is not None
        ability.aid.price = found[-1]
        return ability

    def raise_aid(self, found: list[Any]) -> Ability:
        return self._aid(RAISE, int(found[0]), found[1], found[2:])

    def sixes(self, found: list[Any]) -> Ability:
        return self._aid(SIXES, 2, found[0], found[1:])

    def aura(self, found: list[Any]) -> Ability:
        return self._aid(AURA, int(found[0]), None, found[1:])

    def may_aura(self, found: list[Any]) -> Ability:
        ability = self.aura(found)
        assert ability.aid is not None
        ability.aid.is_optional = True
        return ability

    def so_many(self, found: list[Any]) -> int:
        return int(found[0])

    def any_dice(self, found: list[Any]) -> int:
        return ANY

    def inside(self, found: list[Any]) -> tuple[str, int]:
        return "inside", 1 << self._context(found[0])

    def outside(self, found: list[Any]) -> tuple[str, int]:
        return "outside", 1 << self._context(found[0])

    def _context(self, token: Any) -> int:
        return self.reading.index(token, CONTEXT_WORDS, f"there is no context “{token}”")

    def while_on(self, found: list[Any]) -> tuple[str, int]:
        return "terrain", self.reading.index(found[0], TERRAINS, f"no terrain “{found[0]}”")

    def _standing(self, kind: int, amount: int) -> Ability:
        ability = Ability("standing")
        ability.standing = kind
        ability.amount = amount
        return ability

    def succeed_on(self, found: list[Any]) -> Ability:
        return self._standing(SUCCEED_ON, int(found[0]))

    def damage(self, found: list[Any]) -> Ability:
        return self._standing(DAMAGE_LESS, -int(found[0]))

    def horror(self, found: list[Any]) -> Ability:
        return self._standing(HORROR_AT_MOST, int(found[0]))

    def cannot(self, found: list[Any]) -> Ability:
        names = [standing.name for standing in STANDING]
        word = f"cannot-{found[0]}"
        if word not in names:
            self.reading.index(
                found[0],
                [n[7:] for n in names if n.startswith("cannot")],
                f"“cannot {found[0]}” means nothing",
            )
        ability = self._standing(names.index(word), 1)
        ability.count = found[2]
        ability.least = 1 if found[1] is None else int(found[1])
        return ability

    def sanity_for_clue(self, found: list[Any]) -> Ability:
        return self._standing(SANITY_FOR_CLUE, 1)

    def clue_discount(self, found: list[Any]) -> Ability:
        return self._standing(CLUE_DISCOUNT, int(found[1]))

    def double_rerolls(self, found: list[Any]) -> Ability:
        return self._standing(DOUBLE_REROLLS, 1)

    def share_purchases(self, found: list[Any]) -> Ability:
        return self._standing(SHARE_PURCHASES, 1)

    # --- goals -----------------------------------------------------------------------------

    def tally(self, found: list[Any]) -> GoalLine:
        goal = GoalLine()
        goal.count = found[0]
        goal.factor = 1 if found[1] is None else int(found[1])
        goal.is_half = found[2].kind == amounts.HALF
        goal.keeps_board = found[3] is not None
        goal.boxes_gates = found[4] is not None
        return goal

    def epic_defeated(self, found: list[Any]) -> GoalLine:
        goal = GoalLine()
        goal.epic = str(found[0])
        return goal


class EldritchReader(Reader):
    """Reads sentences, abilities, goals and the tests of Monsters."""

    def __init__(self) -> None:
        super().__init__(eldritch_notation(), EldritchBuilder)

    def ability(self, text: str) -> Ability:
        """Returns a line of a component in play."""
        found: Ability = self.read(text, "ability")
        return found

    def goal(self, text: str) -> GoalLine:
        """Returns the goal of a Mystery."""
        found: GoalLine = self.read(text, "goal")
        return found

    def combat_test(self, text: str) -> tuple[int, int]:
        """Returns the skill and the modifier of a Monster's test."""
        found: tuple[int, int] = self.read(text, "combat_test")
        return found


ALL_CARDS = CARD_KINDS
