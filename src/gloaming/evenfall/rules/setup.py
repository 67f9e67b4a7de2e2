"""Setting up a game (EF-SET)."""

from gloaming.evenfall.model.cards import DEMON, NO_ICON, GameData
from gloaming.evenfall.model.expansion import Expansion
from gloaming.evenfall.model.moon import Moon
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.automa.path import automa_on_path
from gloaming.evenfall.rules.crystal.display import refill_display
from gloaming.evenfall.rules.crystal.tiles import draw_tiles
from gloaming.evenfall.rules.discover import refill
from gloaming.evenfall.rules.moon.board import set_up_hand
from gloaming.evenfall.rules.scout import ROUND
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import NOBODY, Frame
from gloaming.kernel.message import Message, Name
from gloaming.kernel.story import Story


def set_up(table: GameData, seats: int, chance: Chance, first: int, with_story: bool) -> Evenfall:
    """Lays everything out and stop before the first Scout Phase; `first` is -1 for a random one."""
    game = Evenfall(table, seats, chance)
    if with_story:
        game.story = Story()
    _decks(game)
    if table.expanded:
        game.expansion = Expansion(game.players, table.place_count)
    _regions(game)
    if table.tiles:
        draw_tiles(game)
    for seat in range(seats):
        _clan(game, seat)
        if table.moon:
            _moon(game, seat)
    if table.solo:
        _automa(game)
    if table.path is not None:
        refill_display(game)  # EF-CP-11
        if table.solo:
            automa_on_path(game)
    game.first = chance.below(seats) if first < 0 else first  # EF-SET-29
    if game.story is not None:
        game.story.tell(
            game.first, Message("log-first", seat=Name(f"seat:{game.first}")), ("first",)
        )
    if table.moon:
        game.red = 1  # in the general supply (EF-SET-12)
        for seat in range(seats):
            if table.boards[seat].rituals:
                set_up_hand(game, seat, table.boards[seat].rituals)
    game.stack.append(Frame(ROUND, NOBODY))
    return game


def _decks(game: Evenfall) -> None:
    """Lays out the Deck of Places, the Main Deck and the empty discard pile (EF-SET-06, 08, 09)."""
    table = game.data
    taken = [place for board in table.boards for place in board.outer]  # EF-MOON-23, 47
    for card in table.cards:
        if card.index >= table.place_count:
            if card.kind != DEMON:
                game.deck.append(card.index)
        elif not card.starting and card.index not in taken:
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
    """Lays Places and four random Powerstones on each Region (EF-SET-07, 10, 11)."""
    table = game.data
    stones = table.stones[:]
    game.chance.shuffle(stones)
    for region in table.regions:
        game.rows.append([NO_CARD] * region.places)
        refill(game, region.index)
        here = [stones.pop() for _ in range(min(table.stones_per_region, len(stones)))]
        if not table.solo:  # only the Automa takes them from left to right (EF-AUT-49)
            here.sort()
        game.region_stones.append(here)
    if table.path is not None:
        _path(game, stones)
    game.witches_at = [0] * (len(table.regions) * game.players)
    game.elders_at = [0] * (len(table.regions) * game.players)
    game.space_piece = [0] * len(table.space_region)
    game.space_seat = [-1] * len(table.space_region)


def _path(game: Evenfall, left: list[int]) -> None:
    """On the Crystal Path: a Cat for each player (EF-CP-08), and a random Powerstone, drawn from
    those left over and those of the expansion (EF-CP-09)."""
    path = game.data.path
    more = game.extend()
    assert path is not None
    more.cats = game.seats
    pile = left + path.stones
    game.chance.shuffle(pile)
    more.stones = sorted(pile[: game.seats])


def _clan(game: Evenfall, seat: int) -> None:
    """Lays a clan board with its Starting Place in the Inner Circle (EF-SET-16 to 28)."""
    clan = Clan(seat)
    clan.stock = game.data.start_stock[:]
    clan.inner.append(game.data.boards[seat].place)
    game.clans.append(clan)


def _moon(game: Evenfall, seat: int) -> None:
    """Gives a moon side its Places outside and its Demon (EF-MOON-23, 46, 47)."""
    clan = game.clans[seat]
    board = game.data.boards[seat]
    moon = Moon(len(board.bonuses))
    clan.moon = moon
    if board.place_outside:
        clan.inner.remove(board.place)
        clan.outer.append(board.place)
    clan.outer += board.outer
    clan.standing.add_all(board.standing)
    if board.demon >= 0:
        moon.demon = board.demon
        clan.specialists.append(board.demon)
        clan.ready.append(1)


def _automa(game: Evenfall) -> None:
    """Sets up the Automa's clan: 4 Witches and its markers, nothing else (EF-SET-30 to 36)."""
    clan = Clan(game.seats)
    clan.elders = 0
    clan.token = False
    game.clans.append(clan)
