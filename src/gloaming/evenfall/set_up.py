"""Setting up a game (EF-SET)."""

from gloaming.evenfall.cards import NO_ICON, Table
from gloaming.evenfall.discover import refill
from gloaming.evenfall.display import refill_display
from gloaming.evenfall.expansion import Expansion
from gloaming.evenfall.scout import ROUND
from gloaming.evenfall.state import NO_CARD, Clan, Evenfall
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message, Name, Story


def set_up(table: Table, seats: int, chance: Chance, first: int, told: bool) -> Evenfall:
    """Lay everything out and stop before the first Scout Phase; `first` is -1 for a random one."""
    game = Evenfall(table, seats, chance)
    if told:
        game.story = Story()
    _decks(game)
    if table.expanded:
        game.expansion = Expansion(seats, table.place_count)
    _regions(game)
    for seat in range(seats):
        _clan(game, seat)
    if table.path is not None:
        refill_display(game)  # EF-CP-11
    game.first = chance.below(seats) if first < 0 else first  # EF-SET-29
    if game.story is not None:
        game.story.tell(
            game.first, Message("log-first", seat=Name(f"seat:{game.first}")), ("first",)
        )
    game.stack.append(Frame(ROUND, -1))
    return game


def _decks(game: Evenfall) -> None:
    """Deck of Places (EF-SET-06), Main Deck (EF-SET-08), empty discard pile (EF-SET-09)."""
    table = game.table
    for card in table.cards:
        if card.index >= table.place_count:
            game.deck.append(card.index)
        elif not card.starting:
            game.place_deck.append(card.index)
    game.chance.shuffle(game.place_deck)
    game.chance.shuffle(game.deck)
    places = table.place_count
    game.ritual_on = [NO_CARD] * places
    game.piece_on = [0] * places
    game.scythes = [0] * places
    game.orbs = [0] * places
    game.stone_on = [NO_ICON] * places


def _regions(game: Evenfall) -> None:
    """Places face up (EF-SET-07), four random Powerstones each (EF-SET-10), the rest out (11)."""
    table = game.table
    stones = table.stones[:]
    game.chance.shuffle(stones)
    for region in table.regions:
        game.rows.append([NO_CARD] * region.places)
        refill(game, region.index)
        game.region_stones.append(
            sorted(stones.pop() for _ in range(min(table.stones_per_region, len(stones))))
        )
    if table.path is not None:
        _path(game, stones)
    game.witches_at = [0] * (len(table.regions) * game.seats)
    game.elders_at = [0] * (len(table.regions) * game.seats)
    game.space_piece = [0] * len(table.space_region)
    game.space_seat = [-1] * len(table.space_region)


def _path(game: Evenfall, left: list[int]) -> None:
    """On the Crystal Path: a Cat for each player (EF-CP-08), and a random Powerstone, drawn from
    those left over and those of the expansion (EF-CP-09)."""
    path = game.table.path
    more = game.extend()
    assert path is not None
    more.cats = game.seats
    pile = left + path.stones
    game.chance.shuffle(pile)
    more.stones = sorted(pile[: game.seats])


def _clan(game: Evenfall, seat: int) -> None:
    """A clan board with its Starting Place in the Inner Circle (EF-SET-16 to 28)."""
    clan = Clan(seat)
    clan.stock = game.table.start_stock[:]
    clan.inner.append(game.table.boards[seat].place)
    game.clans.append(clan)
