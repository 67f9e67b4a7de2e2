"""What the notation can count in a clan ("per familiar", "if 3 orb").

Each count is declared once, with the function that counts it; what the rules use is its number,
which is its place in the list.
"""

from collections.abc import Callable
from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules import counters
from gloaming.kernel.content.notation.verbs import CountDeclaration, CountWords
from gloaming.kernel.control import Count
from gloaming.kernel.game import Frame, Game

GIVES_CARDS: Final = 1
GIVES_MANA: Final = 2
GIVES_RESOURCES: Final = 4

Counter = Callable[[Evenfall, Clan, int], int]
COUNTS: Final[list[CountDeclaration]] = []


class ClanCount(Count):
    """One of `COUNTS`, by its number."""

    def __init__(self, what: int) -> None:
        self.what = what

    def of(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Evenfall)
        if self.what == EVENT_VALUE:
            return frame.amount
        return count(game, frame.seat, self.what)

    def reads(self) -> int:
        return counted_gains(self.what)


class ClanCountWords(CountWords):
    """Finds what is declared of a `ClanCount`."""

    def declaration(self, count: Count) -> CountDeclaration:
        assert isinstance(count, ClanCount)
        return COUNTS[count.what]

    def make(self, number: int) -> Count:
        return ClanCount(number)


def counted_gains(what: int) -> int:
    """Returns which gains change a count: then the order of simultaneous effects matters
    (EF-PLY-09)."""
    return COUNTS[what].gains if what >= 0 else 0


def count(game: Evenfall, seat: int, what: int) -> int:
    """Returns how many of `what` a seat has."""
    return COUNTS[what].counter(game, game.clans[seat], seat)


def _count(
    name: str, sign: str, typical: float, counter: Counter, meaning: str, gains: int = 0
) -> int:
    """Declares a count and returns its number; `typical` is how many there are in the middle of a
    game, over many games of greedy bots."""
    COUNTS.append(CountDeclaration(name, sign, typical, meaning, counter, gains))
    return len(COUNTS) - 1


_count(
    "artifact",
    signs.ARTIFACT,
    2.1,
    counters.artifacts,
    "visible Artifacts on Rituals and Specialists",
)
_count("familiar", signs.FAMILIAR, 2.4, counters.familiars, "visible Familiars there")
_count("enchantment", signs.ENCHANTMENT, 2.2, counters.enchantments, "visible Enchantments there")
_count(
    "keyword-set",
    f"({signs.ARTIFACT}{signs.FAMILIAR}{signs.ENCHANTMENT})",
    1.2,
    counters.keyword_sets,
    "sets of one keyword each",
)
_count("scythe", signs.SCYTHE, 3.3, counters.scythes, "Scythes in your clan")
_count("orb", signs.ORB, 1.7, counters.orbs, "Orbs in your clan")
CATALYST: Final = _count(
    "catalyst",
    f"({signs.SCYTHE}{signs.OR}{signs.ORB})",
    5.0,
    counters.catalysts,
    "Catalysts in your clan",
)
_count(
    "rich-place",
    f"{signs.PLACE}(2{signs.SCYTHE}{signs.OR}{signs.ORB})",
    1.0,
    counters.rich_places,
    "Places with two or more Catalysts",
)
_count("specialist", signs.SPECIALIST, 2.3, counters.specialists, "Specialists")
_count("council-member", signs.COUNCIL, 1.3, counters.council_members, "Council Members")
_count("place", signs.PLACE, 5.8, counters.places, "Places in both circles")
_count(
    "outer-place",
    signs.OUTER + signs.PLACE,
    3.4,
    counters.outer_places,
    "Places in the Outer Circle",
)
_count(
    "inner-place",
    signs.INNER + signs.PLACE,
    2.3,
    counters.inner_places,
    "Places in the Inner Circle",
)
_count("ritual", signs.RITUAL, 4.4, counters.ritual_count, "Rituals in both circles")
_count(
    "outer-ritual",
    signs.OUTER + signs.RITUAL,
    2.2,
    counters.outer_rituals,
    "Rituals in the Outer Circle",
)
_count(
    "inner-ritual",
    signs.INNER + signs.RITUAL,
    2.2,
    counters.inner_rituals,
    "Rituals in the Inner Circle",
)
_count(
    "action-ritual",
    signs.RITUAL + signs.ACTION,
    1.8,
    counters.action_rituals,
    "Rituals with an Action Space",
)
_count(
    "bare-inner-place",
    f"{signs.INNER}{signs.PLACE}(0{signs.RITUAL})",
    0.2,
    counters.bare_inner_places,
    "Inner Circle Places without a Ritual",
)
_count(
    "inner-card",
    f"{signs.INNER}({signs.PLACE}{signs.OR}{signs.RITUAL})",
    4.4,
    counters.inner_cards,
    "Places and Rituals in the Inner Circle",
)
_count(
    "valuable",
    f"({signs.RITUAL}{signs.OR}{signs.SPECIALIST})≥3{signs.VP}",
    0.6,
    counters.valuables,
    "Rituals and Specialists worth 3 or more",
)
_count("ongoing", signs.ONGOING, 2.9, counters.ongoing, "ongoing effects in your clan")
_count("card", signs.CARD, 2.0, counters.hand, "cards in hand", GIVES_CARDS)
_count("mana", signs.MANA, 6.0, counters.mana, "Mana", GIVES_MANA)
_count(
    "resource",
    f"({signs.HERB}{signs.OR}{signs.POTION}{signs.OR}{signs.KNOWLEDGE})",
    5.0,
    counters.resources,
    "resources",
    GIVES_RESOURCES,
)
POWERSTONE: Final = _count(
    "powerstone",
    signs.STONE,
    0.9,
    counters.powerstones,
    "Powerstones, placed and locked ones included",
)
_count(
    "powerstone-kind",
    f"{signs.STONE}{signs.RIVAL}",
    0.8,
    counters.powerstone_kinds,
    "kinds of Powerstones among them",
)
_count("coven-step", signs.STEP, 3.3, counters.coven_steps, "steps reached on the Coven Track")
_count(
    "ember",
    f"{signs.INNER}{signs.STONE}1",
    0.9,
    counters.embers,
    "Ember icons of the Inner Circle and Powerstones placed on them",
)
_count("tide", f"{signs.INNER}{signs.STONE}2", 0.7, counters.tides, "the same of Tide")
_count("root", f"{signs.INNER}{signs.STONE}3", 0.7, counters.roots, "the same of Root")
_count(
    "harvest-symbol",
    f"{signs.HARVEST}({signs.HERB}{signs.OR}{signs.POTION}{signs.OR}{signs.KNOWLEDGE})",
    5.6,
    counters.harvest_symbols,
    "resource symbols in the Harvest Bonuses of both circles, and one more for each Scythe on such "
    "a Place",
)
_count(
    "piece-on-ritual",
    f"({signs.WITCH}{signs.OR}{signs.ELDER}){signs.RITUAL}",
    1.2,
    counters.pieces_on_rituals,
    "pieces on your Rituals",
)
_count(
    "elder-on-ritual",
    signs.ELDER + signs.RITUAL,
    1.1,
    counters.elders_on_rituals,
    "Elders on your Rituals",
)
_count(
    "region-present",
    f"{signs.REGION}({signs.WITCH}{signs.OR}{signs.ELDER})",
    1.9,
    counters.regions_present,
    "Regions with a piece of yours",
)
_count(
    "region-piece",
    f"({signs.WITCH}{signs.OR}{signs.ELDER}){signs.REGION}",
    4.1,
    counters.region_pieces,
    "your pieces in Regions",
)
_count(
    "elder-outside",
    f"{signs.ELDER}({signs.OUTER}{signs.OR}{signs.REGION})",
    0.5,
    counters.elders_outside,
    "Elders neither in your Inner Circle nor in reserve",
)
_count("battle-won", f"{signs.BATTLE}1.", 0.75, counters.battles_won, "battles won this round")
_count("first-player", "1.", 0.25, counters.first_player, "1 for the first player, else 0")

# The Crystal Path
CRYSTAL: Final = _count(
    "crystal",
    f"({signs.GLOWING}{signs.OR}{signs.DARK})",
    1.8,
    counters.crystals,
    "Crystals in your clan",
)
_count(
    "most-catalyst",
    f"({signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK})≥",
    2.6,
    counters.most_catalysts,
    "Catalysts of the kind you have most of",
)
_count(
    "catalyst-set",
    f"({signs.SCYTHE}{signs.ORB}{signs.DARK})",
    1.0,
    counters.catalyst_sets,
    "sets of Scythe, Orb and Crystal",
)
_count(
    "rich-ritual",
    f"{signs.RITUAL}(2{signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK})",
    1.0,
    counters.rich_rituals,
    "Rituals with more than one Catalyst",
)
_count(
    "artifact-pair",
    f"({signs.RITUAL}{signs.SPECIALIST}){signs.ARTIFACT}",
    0.8,
    counters.artifact_pairs,
    "pairs of a Ritual and a Specialist with the keyword Artifact",
)
_count(
    "familiar-pair",
    f"({signs.RITUAL}{signs.SPECIALIST}){signs.FAMILIAR}",
    0.9,
    counters.familiar_pairs,
    "the same with Familiar",
)
_count(
    "enchantment-pair",
    f"({signs.RITUAL}{signs.SPECIALIST}){signs.ENCHANTMENT}",
    0.8,
    counters.enchantment_pairs,
    "the same with Enchantment",
)
_count(
    "locked-ritual",
    f"{signs.RITUAL}{signs.LOCK}",
    0.4,
    counters.locked_rituals,
    "Rituals with a locked Powerstone",
)
_count(
    "ascension", f"{signs.PATH}{signs.STEP}", 1.6, counters.ascension, "steps on the Crystal Path"
)
# Of what the event speaks of.
EVENT_VALUE: Final = _count(
    "value",
    f"{signs.RITUAL}{signs.VP}",
    1.5,
    counters.event_value,
    "the value of the card played; only after `on quiet-ritual:`",
)
