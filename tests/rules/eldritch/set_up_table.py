"""A table of Eldritch Horror before its first question, for tests of set-up."""

from collections import Counter
from dataclasses import dataclass, field

from gloaming.eldritch import GAME
from gloaming.eldritch.model.state import (
    ASIDE,
    Eldritch,
)
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.rules.setup import set_up
from gloaming.kernel.chance import Chance, key_from_seed

LEAD_BY_LOT = -1
# Who starts with neither a Clue nor a choice, so that nobody is asked in set-up.
PLAIN = [
    "leo-anderson",
    "silas-marsh",
    "lily-chen",
    "norman-withers",
    "mark-harrigan",
    "charlie-kane",
    "diana-stanley",
    "trish-scarborough",
]
MYTHOS_OF = {
    "azathoth": [[1, 2, 1], [2, 3, 1], [2, 4, 0]],
    "cthulhu": [[0, 2, 2], [1, 3, 0], [3, 4, 0]],
    "shub-niggurath": [[1, 2, 1], [3, 2, 1], [2, 4, 0]],
    "yog-sothoth": [[0, 2, 1], [2, 3, 1], [3, 4, 0]],
}


@dataclass
class Table:
    """What a set-up is asked for; `top` are cards and tokens that are drawn first, by deck."""

    seats: int = 2
    seed: int = 1
    ancient: str = "azathoth"
    sheets: list[str] = field(default_factory=list)
    lead: int = 0
    mythos: str = "normal"
    has_rumor: bool = False
    top: dict[int, list[str]] = field(default_factory=dict)

    def unpacked(self) -> Eldritch:
        """A game whose set-up has not begun: steps 1 and 2 are done."""
        data = GAME.data(self.seats, Variant(self.ancient, self.mythos), [])
        chance = Chance(key_from_seed(self.seed))
        sheets = [data.by_uid[sheet] for sheet in (self.sheets or PLAIN)[: self.seats]]
        game = set_up(data, self.seats, chance, self.lead, sheets, self.has_rumor, True)
        for deck, uids in self.top.items():
            for uid in reversed(uids):
                game.decks[deck].take(data.by_uid[uid])
                game.decks[deck].put_on_top(data.by_uid[uid])
        return game

    def laid_out(self) -> Eldritch:
        """A game at the first question of round 1, or earlier if the set-up asks."""
        game = self.unpacked()
        game.run_until_asked()
        return game


def uids(game: Eldritch, cards: list[int]) -> list[str]:
    """The ids of components."""
    return [game.component(card).uid for card in cards]


def entries(game: Eldritch, cards: list[int]) -> Counter[str]:
    """How many there are of each component."""
    return Counter(game.component(card).entry for card in cards)


def set_aside(game: Eldritch) -> Counter[str]:
    """The Monsters that lie beside the sheet of the Ancient One."""
    return entries(game, [m for m in game.data.monsters if game.place[m] == ASIDE])


def told(game: Eldritch) -> list[str]:
    """The kinds of lines of the story, in order; what is only narration is left out."""
    assert game.story is not None
    return [entry.message.id for entry in game.story.entries if entry.message.id != "tale"]
