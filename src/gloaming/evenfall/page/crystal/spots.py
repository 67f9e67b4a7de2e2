"""Where options of The Crystal Path stand: at a Crystal, a lock space, a step, a displayed card.

Most options stand at the card they name. Some name a card but mean a part of it: they get a spot of
their own, so that two options of one card do not lie upon one another.
"""

from collections.abc import Mapping

from gloaming.evenfall.model.cards import PLACE, Card
from gloaming.evenfall.views.types import ClanView, EvenfallView, PlaceView
from gloaming.kernel.page.zones import RefusalView
from gloaming.kernel.views.types import OptionView

GROUP = "path"
CHARGING = ("charge", "discharge")
CATALYSTS = ("scythe", "orb", "crystal", "replace")
ON_GROUND = CHARGING + CATALYSTS  # what an option does on a Place's own Building Space

# The drawing beside an option, by its verb.
ICONS: dict[str, str] = {
    "ascend": "ascend",
    "crystal": "dark",
    "charge": "charge",
    "discharge": "discharge",
    "cat": "cat",
    "cat-reserve": "cat",
    "with-cat": "cat",
    "without-cat": "witch",
    "recall-cat": "return",
    "take": "card",
    "foresee": "step",
    "pull-witch": "witch",
    "pull-elder": "elder",
    "pull-cat": "cat",
    "copy": "exhaust",
    "take-back": "return",
    "remove": "ritual",
    "exchange": "card",
    "cards": "card",
    "vp": "vp",
}
NEW = {"scythe": "scythe", "orb": "orb", "crystal": "dark"}


def icon(option: OptionView) -> str:
    """Returns the icon of an option of the expansion; none where words are better."""
    if option.verb == "lock":
        return option.argument.rpartition(":")[2]
    if option.verb == "deposit":
        return option.argument
    if option.verb == "replace":
        return NEW[option.argument.partition(":")[0].partition("-")[2]]
    return ICONS.get(option.verb, "")


def is_path_option(option: OptionView) -> bool:
    """Returns whether an option belongs to the path: playing from its display, or ascending."""
    return "path" in option.things or option.verb == "ascend"


def spot(option: OptionView, cards: Mapping[str, Card], seat: int) -> str:
    """Returns the part of a card at which an option stands; "" where it is what it names."""
    verb = option.verb
    if verb == "cat-reserve":
        return f"reserve:{seat}"
    uid = option.things[0].removeprefix("card:") if option.things else ""
    if uid not in cards:
        return ""
    if verb == "lock":
        return f"lock:{uid}"
    if cards[uid].kind == PLACE and verb in ON_GROUND:
        return f"ground:{uid}"
    return f"crystals:{uid}" if verb in CHARGING else ""


def refused_at(refusal: RefusalView) -> tuple[str, ...]:
    """Returns where a refusal is explained: a lock space at the lock, not at its whole card."""
    return (f"lock:{refusal.argument}",) if refusal.verb == "lock-space" else refusal.things


def path_things(view: EvenfallView) -> list[str]:
    """Returns what lies on the path, from left to right."""
    if view.path is None:
        return []
    here = [f"path:{view.seat}"] if view.seat >= 0 else []
    here += [f"stone:{icon}" for icon in view.path.stones]
    return here + [f"card:{uid}" for uid in view.path.display]


def clan_spots(clan: ClanView) -> list[str]:
    """Returns what a clan has besides cards: its track, and the Witch with the Cat at home."""
    return [f"coven:{clan.seat}", f"reserve:{clan.seat}", f"cat:{clan.seat}"]


def place_things(place: PlaceView) -> list[str]:
    """Returns a Place, its Ritual, and the parts of both."""
    here = [f"card:{place.uid}", f"ground:{place.uid}"]
    if place.ritual:
        here += [f"card:{place.ritual}", f"crystals:{place.ritual}", f"lock:{place.ritual}"]
    return here
