"""What a scenario gives one clan, step by step: a step needs what those before it laid out."""

import re

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import AS_COUNCIL, AS_SPECIALIST, ICONS, WITCH
from gloaming.evenfall.model.components import STONE
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, NO_CAT, ON_BOARD
from gloaming.evenfall.model.state import CLAN_LAYOUT, NO_CARD, Evenfall
from gloaming.evenfall.rules.crystal.piece_positions import elders_among, pieces_on
from gloaming.evenfall.rules.moon.demon import attach
from gloaming.evenfall.testing.card_piles import CardPiles
from gloaming.evenfall.testing.patch_place import enter_play, lay_place
from gloaming.kernel.testing.given import GivenTable
from gloaming.kernel.testing.plain_fields import write_fields

_MARK = re.compile(r"\s*\(([^)]*)\)\s*$")
_PIECES = 4  # Witches of a clan, and Elders of one that somebody plays


class ClanPatch:
    """Applies the table of one clan to a game."""

    def __init__(self, game: Evenfall, piles: CardPiles, seat: int, given: GivenTable) -> None:
        self.game = game
        self.piles = piles
        self.seat = seat
        self.clan = game.clans[seat]
        self.given = given

    def clear_rows(self) -> None:
        """Clears the rows that are given."""
        for name, row in (("outer", self.clan.outer), ("inner", self.clan.inner)):
            if name in self.given:
                self.piles.clear_row(row)
            else:
                self.piles.dealt.append(row)

    def lay_out(self) -> None:
        """Lays the rows and brings people into play."""
        clan = self.clan
        for name, row in (("outer", clan.outer), ("inner", clan.inner)):
            for text in self.given.texts(name):
                lay_place(self.game, self.piles, self.seat, row, text)
        for text in self.given.texts("specialists"):
            index = self.piles.card(_MARK.sub("", text))
            clan.specialists.append(index)
            clan.ready.append(0 if _MARK.search(text) else 1)
            enter_play(self.game, self.seat, index, AS_SPECIALIST)
        for text in self.given.texts("council"):
            index = self.piles.card(text)
            clan.council.append(index)
            enter_play(self.game, self.seat, index, AS_COUNCIL)

    def climb(self) -> None:
        """Sets how far the clan is on the Crystal Path, and where its Cat is."""
        game, seat, given = self.game, self.seat, self.given
        if "ascension" in given:
            more = game.extend()
            more.ascension[seat] = given.amount("ascension")
            path = game.data.path if seat < game.seats else None  # no bonus (EF-CPA-06)
            if seat < game.seats and more.ascension[seat] and seat not in more.order:
                more.order.append(seat)
                more.order.sort(key=lambda s: -more.ascension[s])
            if path is not None and more.ascension[seat] == len(path.costs):
                self.clan.standing.add_all(path.finish)
        if "cat" in given:
            spots = {"reserve": IN_RESERVE, "board": ON_BOARD}
            spots |= {region.entry: AT_REGION + region.index for region in game.data.regions}
            game.extend().cat[seat] = list(spots.values())[given.one_of("cat", list(spots))]
        if game.expansion is not None and game.data.path is not None:
            owned = sum(1 for cat in game.expansion.cat if cat != NO_CAT)
            game.expansion.cats = game.seats - owned

    def fill(self) -> None:
        """Sets numbers, flags, Powerstones and the hand."""
        game, clan, given = self.game, self.clan, self.given
        for i, resource in enumerate(RESOURCES):
            clan.stock[i] = given.amount(resource, clan.stock[i])
        write_fields(CLAN_LAYOUT, clan, given, {STONE: ICONS})
        if self.seat >= game.seats and "rondel" in given:
            game.rondel = given.amount("rondel") - 1
        if "hand" in given:
            game.deck[:0] = clan.hand
            clan.hand = []
            if isinstance(given.take("hand"), int):
                clan.hand = [game.deck.pop() for _ in range(given.amount("hand"))]
            else:
                clan.hand = [self.piles.card(text) for text in given.texts("hand")]

    def give_moon_board(self) -> None:
        """Sets what is on a moon-side board, and what the Throne Demon is attached to."""
        clan, given, take = self.clan, self.given, self.piles.finder.take
        moon = clan.moon
        if moon is None:
            return
        if given.text("board_piece"):
            moon.piece = WITCH
        if "board_stones" in given:
            moon.stones = [
                given.number_of("board_stones", stone or ICONS[0], ICONS)
                for stone in given.texts("board_stones")
            ]
        for text in given.texts("turned"):
            rituals = [self.game.ritual_on[place] for place in clan.outer + clan.inner]
            moon.turned.append(take(text, [[ritual for ritual in rituals if ritual != NO_CARD]]))
        if "attached" in given:
            attach(self.game, self.seat, take(given.text("attached"), [clan.specialists[:]]))
        if given.flag("demon_exhausted"):
            clan.ready[clan.specialists.index(moon.demon)] = 0

    def fill_reserve(self) -> None:
        """Puts pieces that stand nowhere into the reserve, unless the scenario says how many."""
        game, clan = self.game, self.clan
        row = clan.outer + clan.inner
        here = range(self.seat, len(game.witches_at), game.players)
        if "witches" not in self.given:
            placed = sum(len(pieces_on(game, place, WITCH)) for place in row)
            placed += sum(game.witches_at[i] for i in here)
            placed += 1 if clan.moon is not None and clan.moon.piece else 0
            clan.witches = _PIECES - placed
        if "elders" not in self.given:
            placed = sum(elders_among(game, place) for place in row)
            placed += sum(game.elders_at[i] for i in here)
            clan.elders = _PIECES - placed if self.seat < game.seats else 0

    def borrow(self) -> None:
        """Puts Elders on Specialists of opponents."""
        game, clan = self.game, self.clan
        for text in self.given.texts("borrowed"):
            others = [s for other in game.clans if other is not clan for s in other.specialists]
            index = self.piles.finder.take(text, [others])
            clan.elders -= 1
            clan.borrowed.append(index)
            clan.borrow_ready.append(1)
            enter_play(game, self.seat, index, AS_SPECIALIST)
