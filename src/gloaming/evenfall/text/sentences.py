"""Names of Evenfall's things, its prices, and its effects as sentences."""

from pathlib import Path

from gloaming.evenfall.content.reader import evenfall_notation
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import CARD_KINDS, ICONS, Card, GameData
from gloaming.evenfall.model.signs import LEGEND
from gloaming.evenfall.rules.resources.pay_effect import stock_amounts
from gloaming.evenfall.text import symbols
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.game import Effect
from gloaming.kernel.text.sentences import SentenceWriter

FOLDER = Path(__file__).parent / "words"

AUTOMA_KINDS = ("automa", "automa_level", "automa_tile")
NAMED_KINDS = ("region", "board", "clan", "tile", "track", *AUTOMA_KINDS)


class Sentences(SentenceWriter):
    """Names and effects of one catalogue in one language; what a pack leaves out is in English."""

    def __init__(
        self, language: str, seats: list[str], catalogue: Catalogue, table: GameData
    ) -> None:
        super().__init__(language, (FOLDER,), seats, evenfall_notation())
        self.catalogue = catalogue
        self.table = table
        self._cards: dict[str, Card] = {}
        for card in table.cards:
            self._cards[card.uid] = card
            self._cards.setdefault(card.entry, card)

    def card(self, uid: str) -> Card | None:
        """Returns the card with that mark of its own."""
        found = self._cards.get(uid)
        return found if found is not None and found.uid == uid else None

    def find_effect(self, path: str) -> Effect | None:
        return self.table.effects.get(path)

    def count_arguments(self, name: str) -> dict[str, str]:
        return {"stone": self.name(f"stone:{name}") if name in ICONS else ""}

    def icons(self, effect: Effect) -> str:
        """Returns the effect in signs."""
        return symbols.icons(effect)

    def legend(self) -> list[tuple[str, str]]:
        """Returns every sign with its name."""
        return [(symbol, self.format(id, n=1)) for symbol, id in LEGEND.items()]

    # --- names --------------------------------------------------------------------------

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
            return self.format(f"thing-{kind}", of=of, entry=rest)
        if kind in ("keyword", "resource", "piece", "catalyst", "phase"):
            return self.format(f"{kind}-{rest}", n=1)
        return super().name(thing)

    def entry_of(self, thing: str) -> str:
        kind, _, rest = thing.partition(":")
        return rest if kind == "region" else ""

    def _has_card(self, entry: str) -> bool:
        return any(entry in self.catalogue.items[kind] for kind in CARD_KINDS)

    def _named(self, kind: str, id: str) -> str:
        item = self.catalogue.items[kind].get(id)
        if item is None:
            return id
        names: dict[str, str] = item.values["name"]
        return names.get(self.language) or names["en"]

    # --- prices -------------------------------------------------------------------------

    def cost(self, cost: Cost) -> str:
        """Returns the resources and Mana of a price."""
        return self.amounts(stock_amounts(cost))

    def council_cost(self, cost: Cost) -> str:
        """Returns the price of a Council Member, which may be free."""
        return self.cost(cost) if any(stock_amounts(cost).values()) else self.format("no-cost")
