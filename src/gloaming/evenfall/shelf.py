"""From the catalogue to the table: entries become cards, boards and regions with effect trees."""

from gloaming.evenfall.cards import (
    ICONS,
    KEYWORDS,
    PERSON,
    PLACE,
    RITUAL,
    Board,
    Card,
    Cost,
    Listener,
    Path,
    Region,
    Table,
)
from gloaming.evenfall.events import CLAN_TOKEN, GAME_END, ROUND_END
from gloaming.evenfall.gain import Gain
from gloaming.evenfall.procedures import PROCEDURES
from gloaming.evenfall.reader import EvenfallReader
from gloaming.evenfall.worth import prepare
from gloaming.kernel.control import Sequence
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect
from gloaming.kernel.notation.reader import name_nodes
from gloaming.kernel.pack import Catalogue, Item

THRESHOLDS = (4, 6, 8)
COUNCIL_EVENTS = {"round_end": ROUND_END, "game_end": GAME_END, "token": CLAN_TOKEN}
AGAIN = "again"  # a locked Powerstone repeats the immediate effect (EF-CP-65)


class Shelf:
    """Reads every sentence of a catalogue once and lays out tables from it."""

    def __init__(self, catalogue: Catalogue, reader: EvenfallReader) -> None:
        self.catalogue = catalogue
        self.reader = reader
        self.effects: dict[str, Effect] = {effect.path: effect for effect in PROCEDURES}
        self._expansion = False
        self._with_path = False

    # --- reading one field ------------------------------------------------------------

    def effect(
        self, item: Item, field: str, text: str, path: str, *, opens: bool = False
    ) -> Effect:
        """Read a sentence; where it `opens` an action its price is a condition, else an offer."""
        try:
            found = self.reader.effect(text, optional_prices=not opens)
        except NotationError as error:
            raise item.sentence_error(field, error) from None
        name_nodes(found, path, self.effects)
        return found

    def maybe(self, item: Item, field: str, path: str, *, opens: bool = False) -> Effect | None:
        text = item.values.get(field)
        return None if text is None else self.effect(item, field, text, path, opens=opens)

    def price(self, item: Item, field: str) -> Cost:
        try:
            return self.reader.price(item.values[field])
        except NotationError as error:
            raise item.sentence_error(field, error) from None

    def card_price(self, item: Item) -> Cost:
        """The cost of a card: resources or Mana, never other cards."""
        cost = self.price(item, "cost")
        if cost.cards:
            raise item.at("cost").error("a card is not paid for with cards", "write resources")
        return cost

    def ongoing(
        self, item: Item, field: str, text: str, path: str, index: int
    ) -> tuple[list[Listener], list[int]]:
        """An ongoing effect as a listener or as a standing effect."""
        try:
            found = self.reader.ongoing(text)
        except NotationError as error:
            raise item.sentence_error(field, error) from None
        if found.effect is None:
            return [], [found.flag, found.amount]
        name_nodes(found.effect, path, self.effects)
        return [Listener(found.event, found.effect, index)], []

    # --- laying out a table -------------------------------------------------------------

    def table(
        self,
        seats: int,
        clans: list[str],
        variant: bool,
        expansion: bool = False,
        path: bool = False,
    ) -> Table:
        """Everything fixed of a game for these seats; `expansion`: with the cards of the expansion
        that can do without the Crystal Path, `path`: with the path and all of them (EF-CP-02)."""
        table = Table()
        table.variant = variant
        self._limits(table)
        self._expansion, self._with_path = expansion, path
        for item in self._used("place"):
            for copy in range(item.values["copies"]):
                table.cards.append(self._place(item, f"{item.id}.{copy + 1}", len(table.cards)))
        for item in self.catalogue.items["starting_place"].values():
            card = self._place(item, item.id, len(table.cards))
            card.starting = item.values["clan"]
            table.cards.append(card)
        table.place_count = len(table.cards)
        for item in self._used("ritual"):
            for copy in range(item.values["copies"]):
                table.cards.append(self._ritual(item, f"{item.id}.{copy + 1}", len(table.cards)))
        for number, item in enumerate(self._used("person")):
            for copy in range(item.values["copies"]):
                card = self._person(item, f"{item.id}.{copy + 1}", len(table.cards), copy)
                card.person = number
                table.cards.append(card)
        for item in self.catalogue.items["region"].values():
            if seats >= item.values["seats"]:
                region = self._region(item, len(table.regions), seats)
                table.space_region += [region.index] * region.spaces
                table.regions.append(region)
        for clan in clans:
            table.boards.append(self._board(clan, table))
        for number, item in enumerate(self.catalogue.items["stone"].values()):
            table.stones += [number + 1] * item.values["copies"]
        if path:
            table.path = self._path(table)
        table.expanded = (
            expansion
            or path
            or any(
                card.takes_resource or card.lock is not None or (card.kind == PLACE and card.slots)
                for card in table.cards
            )
        )
        table.odd_costs = any(card.cost.any or card.cost.mana for card in table.cards)
        table.effects = self.effects
        prepare(table)
        return table

    def _used(self, kind: str) -> list[Item]:
        """The cards of a kind that are in this game (EF-CP-02, 10)."""
        found: list[Item] = []
        for item in self.catalogue.items[kind].values():
            if item.values.get("crystal_path_only", False):
                used = self._with_path
            else:
                used = self._expansion or self._with_path or not item.values.get("expansion", False)
            if used:
                found.append(item)
        return found

    def _path(self, table: Table) -> Path:
        """The Crystal Path and what it brings along."""
        item = self.catalogue.items["path"]["crystal-path"]
        values = item.values
        path = Path(item.id)
        path.costs = values["costs"]
        path.steps = [
            self.effect(item, "steps", text, f"{item.id}.step{i + 1}")
            for i, text in enumerate(values["steps"])
        ]
        if len(path.steps) != len(path.costs) - 1:
            raise item.at("steps").error(
                f"{len(path.steps)} steps with a bonus for {len(path.costs)} costs",
                "write one for every step but the last, whose is `finish`",
            )
        _, path.finish = self.ongoing(item, "finish", values["finish"], f"{item.id}.finish", -1)
        if not path.finish:
            raise item.at("finish").error("finish is a trigger", "write a standing effect")
        path.again_cost = values["again_cost"]
        path.again = self.effect(item, "again", values["again"], f"{item.id}.again")
        path.crystal_cost = self.price(item, "crystal")
        for stone, copies in values["stones"].items():
            if stone not in ICONS[1:]:
                raise item.at("stones").error(f"there is no Powerstone “{stone}”")
            path.stones += [ICONS.index(stone)] * copies
        table.mana_cap = values["mana_cap"]
        return path

    def _limits(self, table: Table) -> None:
        item = self.catalogue.items["limits"]["base"]
        start = self.price(item, "start")
        table.start_stock = [start.herb, start.potion, start.knowledge]
        table.rounds = item.values["rounds"]
        table.mana_cap = item.values["mana_cap"]
        table.dial_cap = item.values["dial_cap"]
        table.scythe_cost = self.price(item, "scythe")
        table.orb_cost = self.price(item, "orb")
        table.scythe_mana = item.values["scythe_mana"]
        table.orb_mana = item.values["orb_mana"]
        table.stones_per_region = item.values["stones_per_region"]

    def _place(self, item: Item, uid: str, index: int) -> Card:
        card = Card(index, uid, item.id, PLACE)
        values = item.values
        card.icon = ICONS.index(values["icon"])
        card.witches = values.get("witches", 1)
        card.vp = values.get("vp", 0)
        card.slots = values.get("slots", 0)
        card.takes_resource = values.get("takes_resource", False)
        card.harvest = self.maybe(item, "harvest", f"{item.id}.harvest")
        if isinstance(card.harvest, Gain):
            gain = card.harvest
            card.symbols = gain.herb + gain.potion + gain.knowledge + gain.any
        card.binding = self.maybe(item, "binding", f"{item.id}.binding")
        extra = self.maybe(item, "binding_extra", f"{item.id}.binding_extra")
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
        _exactly_one(item, ("action", "immediate", "ongoing"))
        card.cost = self.card_price(item)
        card.mana_cost = values.get("mana_cost", 0)
        card.vp = values["vp"]
        card.keyword = KEYWORDS.index(values["keyword"])
        card.slots = values["slots"]
        card.action = self.maybe(item, "action", f"{item.id}.action", opens=True)
        card.immediate = self.maybe(item, "immediate", f"{item.id}.immediate")
        card.different = values.get("different", False)
        if "lock" in values:
            card.lock = self._lock(item, card)
        if "ongoing" in values:
            card.listeners, card.standing = self.ongoing(
                item, "ongoing", values["ongoing"], f"{item.id}.ongoing", index
            )
        return card

    def _lock(self, item: Item, card: Card) -> Effect:
        """What a Powerstone on the lock space does: an immediate effect again, or something more
        with every use of the Action Space (EF-CP-64, 65)."""
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
        _exactly_one(item, ("ongoing", "exhaust", "battle"))
        card.cost = self.card_price(item)
        card.vp = values["vp"]
        card.keyword = KEYWORDS.index(values["keyword"])
        card.exhaust = self.maybe(item, "exhaust", f"{item.id}.exhaust", opens=True)
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
            item, "action", values["action"], f"{item.id}.action", opens=True
        )
        region.first_player = values.get("first_player", False)
        for threshold in THRESHOLDS:
            field = f"reward_{threshold}"
            region.rewards.append(self.effect(item, field, values[field], f"{item.id}.{field}"))
            region.thresholds.append(threshold)
        return region

    def _board(self, clan: str, table: Table) -> Board:
        item = self.catalogue.items["board"]["sun"]
        values = item.values
        board = Board(clan)
        board.scout = self.effect(item, "scout", values["scout"], f"{item.id}.scout")
        board.token = self.effect(item, "token", values["token"], f"{item.id}.token")
        board.track = [
            self.effect(item, "track", text, f"{item.id}.track{i + 1}")
            for i, text in enumerate(values["track"])
        ]
        board.overflow = values["overflow"]
        board.first_council = self.price(item, "first_council")
        board.further_council = self.price(item, "further_council")
        start = self.catalogue.items["clan"][clan].values["place"]
        board.place = next(card.index for card in table.cards if card.entry == start)
        return board


def _exactly_one(item: Item, fields: tuple[str, ...]) -> None:
    found = [field for field in fields if field in item.values]
    if len(found) != 1:
        where = item.at(found[-1]) if found else item.place
        raise where.error(
            f"{item.kind} “{item.id}” has {' and '.join(found) or 'no effect'}",
            "expected exactly one of: " + ", ".join(fields),
        )
