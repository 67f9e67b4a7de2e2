"""The options of a question: their groups and icons, and where on the board they stand."""

import re
from collections.abc import Mapping
from typing import Final

from gloaming.evenfall.explain.things import hint as symbols_of
from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import PLACE
from gloaming.evenfall.page.crystal import spots as path_spots
from gloaming.evenfall.page.crystal.steps import next_step
from gloaming.evenfall.page.moon.spots import board_spot
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.disambiguate import disambiguate
from gloaming.evenfall.views.types import ClanView, EvenfallView, RegionView
from gloaming.kernel.cache import Cache
from gloaming.kernel.page.page_options import LEAVE, OptionGroups, PageOptions
from gloaming.kernel.views.types import OptionView

# What belongs together in the list, by the verb of the key. Others stand first, without a title.
GROUPS = OptionGroups(
    {
        "discover": ("discover",),
        "play": ("play", "specialist", "council"),
        "spaces": ("witch", "elder"),
        path_spots.GROUP: (),
        "build": ("scythe", "orb", "crystal"),
        "clan": ("token", "build"),
        "free": ("free-discard", "exhaust", "board-free", "place-powerstone", "lock"),
        LEAVE: ("pass", "end-turn", "done", "decline", "no", "no-transfer", "no-attach"),
    }
)
DIAL = "dial"
COUNTED = ("gain", "pay", "give", "take", "lose")  # verbs whose argument may be amounts
AMOUNT = re.compile(r"(\d+)([a-z]+)$")
KEPT = 2000  # clans and Regions as they were lately whose things are kept: some hundred tables
_CLAN_THINGS: Final[Cache[ClanView, tuple[str, ...]]] = Cache(KEPT)
_REGION_THINGS: Final[Cache[RegionView, tuple[str, ...]]] = Cache(KEPT)
RUN_AT_ONCE = ("token", "witch", "elder", "turn", "exhaust", "board-free")  # as their effect says

# The drawing beside an option, by its verb.
ICONS: dict[str, str] = {
    "discover": "place",
    "play": "ritual",
    "on": "place",
    "specialist": "specialist",
    "council": "council",
    "witch": "witch",
    "elder": "elder",
    "scythe": "scythe",
    "orb": "orb",
    "token": "token",
    "build": "build",
    "free-discard": "card",
    "exhaust": "exhaust",
    "discard": "card",
    "transfer": "transfer",
    "harvest": "harvest",
    "stone": "stone",
    "stone-on": "stone",
    "dial": "die",
    "ready": "ready",
    "borrow": "elder",
    "recall-witch": "return",
    "recall-elder": "return",
    "in": "region",
    "to": "region",
    "from": "return",
    "from-reserve": "return",
    "pass": "pass",
    "end-turn": "end-turn",
    "done": "end-turn",
    "board-free": "action",
    "place-powerstone": "stone",
    "space": "stone",
    "step": "step",
    "turn": "action",
    "attach": "demon",
}


class EvenfallOptions(PageOptions[EvenfallView]):
    """All options of a view's question, and where on the board each of them stands."""

    def __init__(
        self,
        view: EvenfallView,
        words: EvenfallWords,
        renderer: EvenfallRenderer,
        names: tuple[str, ...],
    ) -> None:
        super().__init__(view, GROUPS)
        self._words = words
        self._renderer = renderer
        self._names = names

    def seat_name(self, seat: int) -> str:
        """Returns a player's name; after the only seat comes the Automa."""
        if self.view.automa is not None and seat == len(self.view.clans) - 1:
            return self._renderer.text("automa")
        names = self._names
        return names[seat] if 0 <= seat < len(names) else self._renderer.text("nobody")

    def things(self) -> list[str]:
        return board_things(self.view)

    def group(self, option: OptionView) -> str:
        return path_spots.GROUP if path_spots.is_path_option(option) else super().group(option)

    def own_number(self, option: OptionView) -> int:
        """Returns the Mana of a dial."""
        return int(option.argument) if option.verb == DIAL else -1

    def icon(self, option: OptionView) -> str:
        return ICONS.get(option.verb) or path_spots.icon(option)

    def amounts(self, option: OptionView) -> tuple[tuple[str, int], ...]:
        """Returns the resources of a choice among them: `gain:2herb+1potion`."""
        if option.verb not in COUNTED:
            return ()
        parts = [AMOUNT.match(part) for part in option.argument.split("+")]
        found = [(part.group(2), int(part.group(1))) for part in parts if part is not None]
        is_whole = len(found) == len(parts) and all(kind in RESOURCES for kind, _ in found)
        return tuple(found) if is_whole else ()

    def hint(self, option: OptionView) -> str:
        return in_words(self._renderer, self.view, option)

    def signs(self, option: OptionView, added: list[str]) -> str:
        if option.verb == DIAL:
            return f"= {strength_before_dial(self.view) + int(option.argument)}"
        symbols = symbols_of(self.view, self._words, option)
        where = symbols.rpartition("  ")[2]
        return symbols.removesuffix(where).rstrip() if where in added else symbols

    def added_words(self, labels: list[str], options: list[OptionView]) -> dict[str, list[str]]:
        alike: dict[str, list[OptionView]] = {}
        for label, option in zip(labels, options):
            alike.setdefault(label, []).append(option)
        found: dict[str, list[str]] = {}
        for some in alike.values():
            if len(some) > 1:
                renderer = self._renderer
                found.update(
                    disambiguate(
                        self.view,
                        self._words,
                        renderer.text,
                        self.seat_name,
                        some,
                        renderer.card_aspects,
                    )
                )
        return found

    def spot(self, option: OptionView, here: Mapping[str, int]) -> str:
        """Returns the first thing of an option that lies on the table.

        Two cards at once (EF-SCO-08) are only in the list: neither of them is the option.
        """
        if option.verb == DIAL and self.view.battle is not None:
            return option.key
        if option.verb == "discard" and len(option.things) > 1:
            return ""
        part = path_spots.spot(option, self._renderer.cards, self.view.seat)
        if part in here:
            return part
        return board_spot(option.verb, option.argument, self.view.seat) or super().spot(
            option, here
        )


def strength_before_dial(view: EvenfallView) -> int:
    """Returns what the own pieces count for in the battle whose dial is asked for."""
    question = view.question
    pieces = question.about.args.get("n", 0) if question is not None else 0
    return pieces if isinstance(pieces, int) else 0


def board_things(view: EvenfallView) -> list[str]:
    """Returns everything on the table that an option can stand at, in reading order."""
    here = path_spots.path_things(view)
    for region in view.regions:
        here += region_things(region)
    here += [f"card:{uid}" for uid in view.hand]
    if view.seat >= 0:
        here += [f"{kind}:{view.seat}" for kind in ("token", "build", "discard")]
        here.append(f"board:{view.clans[view.seat].board}")
    for clan in view.clans:
        here += clan_things(clan)
    return here


def clan_things(clan: ClanView) -> tuple[str, ...]:
    """Returns the cards of a clan that an option can stand at."""
    found = _CLAN_THINGS.get(clan)
    if found is None:
        here: list[str] = []
        for place in clan.outer + clan.inner:
            here += path_spots.place_things(place)
        here += path_spots.clan_spots(clan)
        here += [f"card:{specialist.uid}" for specialist in clan.specialists]
        found = _CLAN_THINGS.put(clan, tuple(here))
    return found


def region_things(region: RegionView) -> tuple[str, ...]:
    """Returns a Region, its Action Space, its Powerstones and its Places, in this order."""
    found = _REGION_THINGS.get(region)
    if found is None:
        here = [f"region:{region.region}", f"space:{region.region}"]
        here += [f"stone:{region.region}:{icon}" for icon in region.stones]
        here += [f"card:{uid}" for uid in region.places if uid]
        found = _REGION_THINGS.put(region, tuple(here))
    return found


def in_words(renderer: EvenfallRenderer, view: EvenfallView, option: OptionView) -> str:
    """Returns what an option costs and does, in words, for a pointer and for who listens."""
    verb = option.verb
    if verb in RUN_AT_ONCE:
        effect = renderer.table.effects.get(option.effect)
        return "" if effect is None else renderer.effect_text(effect)
    if verb == "build":
        return renderer.catalyst_costs_text(view.path is not None)
    if verb == "ascend":
        return next_step(renderer, view.clans[view.seat].ascension)
    uid = option.argument
    card = renderer.cards.get(uid)
    if card is None:
        return ""
    if verb == "council":
        return renderer.council_text(uid)
    if verb in ("play", "specialist", "discover"):
        return f"{renderer.card_facts(uid)}. {renderer.card_text(uid)}"
    described = card.kind == PLACE or verb in ("discard", "borrow", "attach")
    return renderer.card_text(uid) if described else ""
