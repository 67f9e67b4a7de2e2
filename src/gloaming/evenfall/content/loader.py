"""From the catalogue to the table: entries become cards, boards and regions with effect trees."""

from gloaming.evenfall.content.automa_loader import automa_board, seat_automa
from gloaming.evenfall.content.component_loader import (
    THRESHOLDS,
    add_tiles,
    crystal_path,
    set_limits,
    set_track,
)
from gloaming.evenfall.content.reader import RULES, EvenfallReader, StandingEffect
from gloaming.evenfall.evaluation.effect_values import store_estimates
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import (
    DEMON,
    ICONS,
    KEYWORDS,
    PERSON,
    PLACE,
    RITUAL,
    Board,
    Card,
    GameData,
    Region,
)
from gloaming.evenfall.model.events import CLAN_TOKEN, GAME_END, ROUND_END
from gloaming.evenfall.model.variant import Variant
from gloaming.evenfall.rules.harvest import OUTER, Harvest
from gloaming.evenfall.rules.pieces import Recall
from gloaming.evenfall.rules.resources.gain import Gain
from gloaming.kernel.content.loader import EffectLoader, require_one
from gloaming.kernel.content.notation.discovery import is_in_package, procedures_of
from gloaming.kernel.content.pack import Catalogue, Item
from gloaming.kernel.control import ARRANGE, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.triggers import Listener

MOON_RULES = f"{RULES}.moon"  # procedures that only moon-side games have
COUNCIL_EVENTS = {"round_end": ROUND_END, "game_end": GAME_END, "token": CLAN_TOKEN}
AGAIN = "again"  # a locked Powerstone repeats the immediate effect (EF-CP-65)


def _has_recall(effect: Effect | None) -> bool:
    """Whether an effect, or a part of it, returns a piece to its owner's reserve."""
    if effect is None:
        return False
    return isinstance(effect, Recall) or any(_has_recall(part) for part in effect.children())


class Loader(EffectLoader):
    """Lays out the tables of games from a catalogue."""

    def __init__(self, catalogue: Catalogue, reader: EvenfallReader) -> None:
        procedures = procedures_of(RULES, ARRANGE)
        self._moon = [effect for effect in procedures if is_in_package(effect, MOON_RULES)]
        super().__init__(catalogue, reader, [e for e in procedures if e not in self._moon])

    def price(self, item: Item, field: str) -> Cost:
        """Returns the price that a field writes."""
        found: Cost = self.read(item, field, item.values[field], "price")
        return found

    def card_price(self, item: Item) -> Cost:
        """Returns the cost of a card: resources or Mana, never other cards."""
        cost = self.price(item, "cost")
        if cost.cards:
            raise item.at("cost").error("a card is not paid for with cards", "write resources")
        return cost

    def ongoing(
        self, item: Item, field: str, text: str, path: str, index: int
    ) -> tuple[list[Listener], list[int]]:
        """Returns an ongoing effect as a listener or as a standing effect."""
        found = self.read(item, field, text, "ongoing")
        if isinstance(found, StandingEffect):
            return [], [found.flag, found.amount]
        self.name(found.effect, path)
        return [Listener(found.event, found.effect, index)], []

    # --- laying out a table -------------------------------------------------------------

    def table(self, seats: int, clans: list[str], kind: Variant) -> GameData:
        """Returns everything fixed of a game for these seats; one more clan than seats is the
        Automa's.

        With `everything` it is no game's table but what words are written from: all boards, first
        their sun sides, both sides of all Starting Places, and every tile.
        """
        everything, moon = kind.everything, kind.moon
        own = clans if everything else clans[:seats]
        table = GameData()
        table.automa = automa_board(self, kind.level, kind.clan_tile)
        table.variant = kind.variant
        table.moon = moon
        set_limits(self, table)
        set_track(self, table, kind.track)
        if moon or everything:
            self.effects.update((effect.path, effect) for effect in self._moon)
        for item in self._used("place", kind):
            for copy in range(item.values["copies"]):
                table.cards.append(self._place(item, f"{item.id}.{copy + 1}", len(table.cards)))
        for item in self.catalogue.items["starting_place"].values():
            if not everything and not self._is_in_use(item, own, moon):
                continue
            card = self._place(item, item.id, len(table.cards))
            card.starting = item.values["clan"]
            table.cards.append(card)
        table.place_count = len(table.cards)
        for item in self._used("ritual", kind):
            for copy in range(item.values["copies"]):
                table.cards.append(self._ritual(item, f"{item.id}.{copy + 1}", len(table.cards)))
        for number, item in enumerate(self._used("person", kind)):
            for copy in range(item.values["copies"]):
                card = self._person(item, f"{item.id}.{copy + 1}", len(table.cards), copy)
                card.person = number
                card.doubled = item.values.get("doubled", True)
                table.cards.append(card)
        if everything or (moon and self._is_demon_needed(own)):
            for item in self.catalogue.items["demon"].values():
                table.cards.append(Card(len(table.cards), item.id, item.id, DEMON))
        for item in self.catalogue.items["region"].values():
            if seats >= item.values["seats"]:
                region = self._region(item, len(table.regions), seats)
                table.space_region += [region.index] * region.spaces
                table.regions.append(region)
        for clan in own:
            table.boards.append(self._board(clan, table, moon))
        if everything:
            table.boards += [self._board(clan, table, True) for clan in clans]
        elif len(clans) > seats:
            seat_automa(table, clans[seats])
        if kind.tiles or everything:
            add_tiles(self, table, kind.path or everything)
        for number, item in enumerate(self.catalogue.items["stone"].values()):
            if not item.values.get("wild", False):
                table.stones += [number + 1] * item.values["copies"]
        if kind.path or everything:
            table.path = crystal_path(self)
        table.expanded = kind.cards or table.path is not None or _is_expansion_needed(table)
        table.effects = self.effects
        store_estimates(table)
        return table

    def _used(self, entries: str, kind: Variant) -> list[Item]:
        """Returns the cards of one sort that are in a game of this kind (EF-CP-02, 10)."""
        found: list[Item] = []
        for item in self.catalogue.items[entries].values():
            used = kind.everything or kind.path
            if not item.values.get("crystal_path_only", False):
                used = used or kind.cards or not item.values.get("expansion", False)
            if used:
                found.append(item)
        return found

    def _is_in_use(self, item: Item, clans: list[str], moon: bool) -> bool:
        """Whether a Starting Place lies on the table: this side, and a clan of this game.

        The four of the base game are always there.
        """
        clan = item.values["clan"]
        side = item.values.get("side", "sun")
        return side == ("moon" if moon else "sun") and (
            clan in clans or not self.catalogue.items["clan"][clan].values.get("expansion", False)
        )

    def _is_demon_needed(self, clans: list[str]) -> bool:
        return any("demon" in self._moon_side(clan).values for clan in clans)

    def _moon_side(self, clan: str) -> Item:
        """Returns the moon side of a clan's board."""
        for item in self.catalogue.items["board"].values():
            if item.values.get("clan") == clan:
                return item
        raise KeyError(clan)

    def _place(self, item: Item, uid: str, index: int) -> Card:
        card = Card(index, uid, item.id, PLACE)
        values = item.values
        card.icon = ICONS.index(values["icon"])
        card.witches = values.get("witches", 1)
        card.vp = values.get("vp", 0)
        card.slots = values.get("slots", 0)
        card.takes_resource = values.get("takes_resource", False)
        card.harvest = self.optional_effect(item, "harvest", f"{item.id}.harvest")
        if isinstance(card.harvest, Gain):
            gain = card.harvest
            card.symbols = gain.herb + gain.potion + gain.knowledge + gain.any
        card.binding = self.optional_effect(item, "binding", f"{item.id}.binding")
        extra = self.optional_effect(item, "binding_extra", f"{item.id}.binding_extra")
        if (extra is None) != ("binding_keyword" not in values):
            raise item.at("binding_extra").error(
                "binding_keyword and binding_extra belong together", "write both or neither"
            )
        if extra is not None:
            card.binding_keyword = KEYWORDS.index(values["binding_keyword"])
            card.binding_full = extra
            if card.binding is not None:
                card.binding_full = Sequence([card.binding, extra])
                card.binding_full.path = f"{item.id}.binding_full"
                self.effects[card.binding_full.path] = card.binding_full
        return card

    def _ritual(self, item: Item, uid: str, index: int) -> Card:
        card = Card(index, uid, item.id, RITUAL)
        values = item.values
        require_one(item, ("action", "immediate", "ongoing"))
        card.cost = self.card_price(item)
        card.mana_cost = values.get("mana_cost", 0)
        card.vp = values["vp"]
        card.keyword = KEYWORDS.index(values["keyword"])
        card.slots = values["slots"]
        card.action = self.optional_effect(item, "action", f"{item.id}.action", is_action=True)
        card.immediate = self.optional_effect(item, "immediate", f"{item.id}.immediate")
        card.different = values.get("different", False)
        if "lock" in values:
            card.lock = self._lock(item, card)
        if "ongoing" in values:
            card.listeners, card.standing = self.ongoing(
                item, "ongoing", values["ongoing"], f"{item.id}.ongoing", index
            )
        card.recalls = any(
            _has_recall(effect) for effect in (card.action, card.immediate, card.lock)
        )
        return card

    def _lock(self, item: Item, card: Card) -> Effect:
        """Returns what a Powerstone on the lock space does: an immediate effect again, or
        something more with every use of the Action Space (EF-CP-64, 65)."""
        text = item.values["lock"]
        if card.immediate is not None and text == AGAIN:
            return card.immediate
        if card.action is None or text == AGAIN:
            raise item.at("lock").error(
                f"lock is “{text}”",
                "write “again” for an immediate effect, a sentence for an Action Space",
            )
        return self.effect(item, "lock", text, f"{item.id}.lock")

    def _person(self, item: Item, uid: str, index: int, copy: int) -> Card:
        card = Card(index, uid, item.id, PERSON)
        values = item.values
        require_one(item, ("ongoing", "exhaust", "battle"))
        card.cost = self.card_price(item)
        card.vp = values["vp"]
        card.keyword = KEYWORDS.index(values["keyword"])
        card.exhaust = self.optional_effect(item, "exhaust", f"{item.id}.exhaust", is_action=True)
        card.is_battle = "battle" in values
        for field in ("ongoing", "battle"):
            if field in values:
                card.listeners, card.standing = self.ongoing(
                    item, field, values[field], f"{item.id}.{field}", index
                )
        council = values["council"]
        if len(council) != values["copies"]:
            raise item.at("council").error(
                f"{len(council)} council effects for {values['copies']} copies",
                "write one per copy",
            )
        kind, text = next(iter(council[copy].items()))
        path = f"{item.id}.council{copy + 1}"
        if kind == "ongoing":
            card.council_listeners, card.council_standing = self.ongoing(
                item, "council", text, path, index
            )
        elif kind == "immediate":
            card.council_immediate = self.effect(item, "council", text, path)
        else:
            effect = self.effect(item, "council", text, path)
            card.council_listeners = [Listener(COUNCIL_EVENTS[kind], effect, index)]
        return card

    def _region(self, item: Item, index: int, seats: int) -> Region:
        values = item.values
        region = Region(index, item.id, values["places"][seats - 1], values["spaces"])
        region.action = self.effect(
            item, "action", values["action"], f"{item.id}.action", is_action=True
        )
        region.first_player = values.get("first_player", False)
        for threshold in THRESHOLDS:
            field = f"reward_{threshold}"
            region.rewards.append(self.effect(item, field, values[field], f"{item.id}.{field}"))
            region.thresholds.append(threshold)
        return region

    def _board(self, clan: str, table: GameData, moon: bool) -> Board:
        item = self._moon_side(clan) if moon else self.catalogue.items["board"]["sun"]
        values = item.values
        board = Board(clan)
        board.side = item.id
        board.scout = self.effect(item, "scout", values["scout"], f"{item.id}.scout")
        board.token = self.effect(item, "token", values["token"], f"{item.id}.token")
        tracked = item if "track" in values else self.catalogue.items["board"]["sun"]
        board.track = self.effects_of(tracked, "track", f"{tracked.id}.track")
        board.overflow = values["overflow"]
        board.first_council = self._council_price(item, "first_council")
        board.further_council = self._council_price(item, "further_council")
        board.place = self._starting_place(item, clan, table)
        self._moon_parts(item, board, table)
        return board

    def _council_price(self, item: Item, field: str) -> Cost:
        """Returns a price, or nothing where it says so (EF-MOON-07)."""
        return Cost() if item.values[field] == "free" else self.price(item, field)

    def _starting_place(self, item: Item, clan: str, table: GameData) -> int:
        """Returns the Starting Place of this side of the board, or the clan's."""
        owner = item if "place" in item.values else self.catalogue.items["clan"][clan]
        starts = {card.entry: card.index for card in table.cards if card.starting}
        if owner.values["place"] not in starts:
            raise owner.at("place").error(
                f"there is no Starting Place “{owner.values['place']}”",
                "expected one of: " + ", ".join(starts),
            )
        return starts[owner.values["place"]]

    def _card(self, item: Item, field: str, entry: str, table: GameData) -> int:
        for card in table.cards:
            if card.entry == entry:
                return card.index
        raise item.at(field).error(f"there is no card “{entry}”")

    def _moon_parts(self, item: Item, board: Board, table: GameData) -> None:
        """Reads what a moon side has besides the parts of every board (EF-MOON)."""
        values = item.values
        path = item.id
        board.free = self.optional_effect(item, "free", f"{path}.free", is_action=True)
        board.space = self.optional_effect(item, "space", f"{path}.space", is_action=True)
        board.bonuses = self.effects_of(item, "bonuses", f"{path}.bonus")
        if "ongoing" in values:
            listeners, board.standing = self.ongoing(
                item, "ongoing", values["ongoing"], f"{path}.ongoing", -1
            )
            if listeners:
                raise item.at("ongoing").error(
                    "a clan board does not listen", "write a standing effect"
                )
        board.place_outside = values.get("place_outside", False)
        board.outer = [self._card(item, "outer", e, table) for e in values.get("outer", [])]
        board.rituals = values.get("rituals", 0)
        if "demon" in values:
            board.demon = self._card(item, "demon", values["demon"], table)
            demon = self.catalogue.items["demon"][values["demon"]]
            board.round_end = self.effect(
                demon, "round_end", demon.values["round_end"], f"{demon.id}.round_end"
            )
        board.token_harvests = _has_outer_harvest(board.token)
        board.scout_harvests = _has_outer_harvest(board.scout)


def _is_expansion_needed(table: GameData) -> bool:
    """Whether a card has something of the expansion without being marked so, as in a pack."""
    return any(
        card.takes_resource or card.lock is not None or (card.kind == PLACE and card.slots > 0)
        for card in table.cards
    )


def _has_outer_harvest(effect: Effect | None) -> bool:
    """Whether an effect harvests the Outer Circle."""
    if effect is None:
        return False
    if isinstance(effect, Harvest) and effect.which == OUTER:
        return True
    return any(_has_outer_harvest(part) for part in effect.children())
