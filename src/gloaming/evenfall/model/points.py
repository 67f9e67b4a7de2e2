"""Where points come from, as the end of the game tells it (EF-PLY-10, EF-END-12 to 15).

It is noted beside the story and, like it, only where somebody looks.
"""

from typing import Final

from gloaming.evenfall.model.cards import PLACE, RITUAL
from gloaming.evenfall.model.state import PHASE_GAME_END, Evenfall
from gloaming.kernel.story import GAME_END

PLACES: Final = "places"  # harvests and bindings of Places of Power
RITUALS: Final = "rituals"
SPECIALISTS: Final = "specialists"
COUNCIL: Final = "council"
COVEN: Final = "coven"
BATTLES: Final = "battles"
BOARD: Final = "board"  # of a clan's moon side
CRYSTAL_PATH: Final = "crystal-path"
RONDEL: Final = "rondel"  # of the Automa
CLAN_TILE: Final = "clan-tile"  # of the Automa
SPECIALIST_VALUES: Final = "specialist-values"  # EF-END-12
INNER_PLACES: Final = "inner-places"  # EF-END-14
INNER_RITUALS: Final = "inner-rituals"
POWERSTONES: Final = "powerstones"  # what they double (EF-END-09, 10)
CRYSTALS: Final = "crystals"  # EF-CP-55 to 59

SOURCES: Final = (
    PLACES,
    RITUALS,
    SPECIALISTS,
    COUNCIL,
    COVEN,
    BATTLES,
    BOARD,
    CRYSTAL_PATH,
    RONDEL,
    CLAN_TILE,
    SPECIALIST_VALUES,
    INNER_PLACES,
    INNER_RITUALS,
    POWERSTONES,
    CRYSTALS,
)
OF_KIND: Final = {PLACE: PLACES, RITUAL: RITUALS}  # by the kind of a card; people are the rest
# By the part of an entry that its effect belongs to; the rest are those of clan boards.
OF_PART: Final = {"track": COVEN, "reward": BATTLES, "step": CRYSTAL_PATH, "again": CRYSTAL_PATH}
OF_CARD: Final = {"binding": PLACES, "harvest": PLACES, "immediate": RITUALS}


def note_points(game: Evenfall, player: int, source: str, amount: int, thing: str = "") -> None:
    """Notes that a player got points from one of the sources."""
    if game.story is not None:
        round = GAME_END if game.phase == PHASE_GAME_END else game.round
        game.story.add_points(player, round, source, amount, thing)


def note_gain(game: Evenfall, player: int, amount: int, card: int, path: str) -> None:
    """Notes that an effect gave points; its card, or else its path, says from which source."""
    entry, _, rest = path.partition(".")
    part = rest.partition(".")[0].rstrip("0123456789").rstrip("_")
    if card >= 0:
        source = COUNCIL if part == "council" else OF_KIND.get(game.card(card).kind, SPECIALISTS)
        note_points(game, player, source, amount, f"card:{game.card(card).uid}")
        return
    source = OF_PART.get(part, OF_CARD.get(part, BOARD))
    thing = _rewarding(game, entry) if source == BATTLES else ""
    note_points(game, player, source, amount, thing)


def _rewarding(game: Evenfall, entry: str) -> str:
    """Returns the Region whose Battle Rewards an entry has, or the tile that lies on them."""
    for region in game.data.regions:
        if region.entry == entry:
            return f"region:{entry}"
    return f"tile:{entry}"
