"""Where answers of The Crystal Path lie: at a Crystal, a lock space, a step, a card of the display.

Most answers lie at the card they name. Some name a card but mean a part of it: they get a spot of
their own, so that two answers about one card do not lie upon one another.
"""

from collections.abc import Mapping

from gloaming.evenfall.model.cards import PLACE, Card
from gloaming.evenfall.views.types import ClanView, EvenfallView, PlaceView
from gloaming.kernel.page.zones import RefusalView
from gloaming.kernel.views.types import OptionView

GROUP = "path"
CHARGING = ("charge", "discharge")
CATALYSTS = ("scythe", "orb", "crystal", "replace")
ON_GROUND = CHARGING + CATALYSTS  # what an answer does on a Place's own Building Space

# The drawing beside an answer, by its verb.
DRAWN: dict[str, str] = {
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


def drawn(key: str) -> str:
    """The icon of an answer of the expansion; none where words are better."""
    verb, _, rest = key.partition(":")
    if verb == "lock":
        return rest.rpartition(":")[2]
    if verb == "deposit":
        return rest
    if verb == "replace":
        return NEW[rest.partition(":")[0].partition("-")[2]]
    return DRAWN.get(verb, "")


def is_path_option(offer: OptionView) -> bool:
    """Whether an answer belongs to the path: playing from its display, or ascending."""
    return "path" in offer.things or offer.key == "ascend"


def spot(key: str, things: tuple[str, ...], cards: Mapping[str, Card], seat: int) -> str:
    """The part of a card at which an answer lies; "" where it is the thing it names."""
    verb = key.partition(":")[0]
    if verb == "cat-reserve":
        return f"reserve:{seat}"
    uid = things[0].removeprefix("card:") if things else ""
    if uid not in cards:
        return ""
    if verb == "lock":
        return f"lock:{uid}"
    if cards[uid].kind == PLACE and verb in ON_GROUND:
        return f"ground:{uid}"
    return f"crystals:{uid}" if verb in CHARGING else ""


def refused_at(refusal: RefusalView) -> tuple[str, ...]:
    """The things at which a refusal is told: a lock space at the lock, not at its whole card."""
    verb, _, uid = refusal.key.partition(":")
    return (f"lock:{uid}",) if verb == "lock-space" else refusal.things


def path_things(view: EvenfallView) -> list[str]:
    """What lies on the path, from left to right."""
    if view.path is None:
        return []
    here = [f"path:{view.seat}"] if view.seat >= 0 else []
    here += [f"stone:{icon}" for icon in view.path.stones]
    return here + [f"card:{uid}" for uid in view.path.display]


def clan_spots(clan: ClanView) -> list[str]:
    """What a clan has besides cards: its track, and the Witch with the Cat at home."""
    return [f"coven:{clan.seat}", f"reserve:{clan.seat}", f"cat:{clan.seat}"]


def place_things(place: PlaceView) -> list[str]:
    """A Place, its Ritual, and the parts of both."""
    here = [f"card:{place.uid}", f"ground:{place.uid}"]
    if place.ritual:
        here += [f"card:{place.ritual}", f"crystals:{place.ritual}", f"lock:{place.ritual}"]
    return here
