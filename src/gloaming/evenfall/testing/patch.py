"""The positions scenarios start from: a patch over the fresh game, written in players' words."""

from typing import Any

from gloaming.evenfall.model.cards import ICONS, PIECES, WITCH
from gloaming.evenfall.model.state import (
    NO_CARD,
    PHASE_ACTION,
    PHASE_BATTLE,
    PHASE_ROUND_END,
    PHASE_SCOUT,
    Evenfall,
)
from gloaming.evenfall.rules.action import ACTION_PHASE, TURN
from gloaming.evenfall.rules.battle import BATTLE_PHASE, END_BATTLES
from gloaming.evenfall.rules.game_end import GAME_OVER
from gloaming.evenfall.rules.round_end import ROUND_END_EFFECTS, ROUND_END_STEPS
from gloaming.evenfall.rules.scout import SCOUT_PHASE
from gloaming.evenfall.testing.card_piles import CardPiles
from gloaming.evenfall.testing.facts import player_names
from gloaming.evenfall.testing.patch_clan import ClanPatch
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.game import NOBODY, Effect, Frame
from gloaming.kernel.testing.given import GivenTable

_ROUND_END: list[Effect] = [ROUND_END_STEPS, ROUND_END_EFFECTS]
_BATTLES: list[Effect] = [*_ROUND_END, END_BATTLES, BATTLE_PHASE]
# By the word for a phase: its number, and the work that is left then, the next of it last.
_PHASES: dict[str, tuple[int | None, list[Effect]]] = {
    "scout": (PHASE_SCOUT, [*_BATTLES, ACTION_PHASE, SCOUT_PHASE]),
    "action": (PHASE_ACTION, _BATTLES),
    "battle": (PHASE_BATTLE, _BATTLES),
    "round-end": (PHASE_ROUND_END, _ROUND_END),
    "game-end": (None, [GAME_OVER]),
}


def patch(game: Evenfall, seats: list[str], given: dict[str, Any], catalogue: Catalogue) -> None:
    """Turns the fresh game into the given position."""
    Patch(game, seats, catalogue).apply(GivenTable(given))


class Patch:
    """Applies one `given` table to a game."""

    def __init__(self, game: Evenfall, seats: list[str], catalogue: Catalogue) -> None:
        self.game = game
        self.seats = player_names(game, seats)
        self.piles = CardPiles(game, catalogue)

    def apply(self, given: GivenTable) -> None:
        """Applies everything in one order, which does not depend on how the table is written."""
        game = self.game
        game.question = None
        game.stack = []
        clans = [
            ClanPatch(game, self.piles, seat, given.table(name))
            for seat, name in enumerate(self.seats)
        ]
        for clan in clans:
            clan.clear_rows()
        for clan in clans:
            clan.lay_out()
        for region in game.data.regions:
            self._region(region.index, given.table(region.entry))
        if "path" in given:
            self._path(given.table("path"))
        for clan in clans:
            clan.climb()
            clan.fill()
        self._decks(given)
        if "red" in given:
            game.red = 1 if given.flag("red") else 0
        for clan in clans:
            clan.give_moon_board()
            clan.fill_reserve()
            clan.borrow()
        self._clock(given)
        given.finish()
        game.run_until_asked()

    def _region(self, region: int, given: GivenTable) -> None:
        game = self.game
        if "places" in given:
            places = given.texts("places")
            width = game.data.regions[region].places
            if len(places) > width:
                raise given.refuse("places", f"a list of up to {width} Places")
            game.place_deck[:0] = [place for place in game.rows[region] if place != NO_CARD]
            game.rows[region] = [NO_CARD] * width
            for i, text in enumerate(places):
                if text:
                    game.rows[region][i] = self.piles.place(text)
        if "tile" in given:
            game.tiles = game.tiles[:]
            game.tiles[region] = given.one_of("tile", [tile.entry for tile in game.data.tiles])
        if "stones" in given:
            game.region_stones[region] = given.several_of("stones", ICONS)
            if not game.data.solo:
                game.region_stones[region].sort()
        if "space" in given:
            name, _, piece = given.text("space").partition(": ")
            seat = given.number_of("space", name, self.seats)
            space = game.data.space_region.index(region)
            game.space_piece[space] = given.number_of("space", piece, PIECES)
            game.space_seat[space] = seat
            standing = game.witches_at if game.space_piece[space] == WITCH else game.elders_at
            standing[region * game.players + seat] += 1
        for seat, name in enumerate(self.seats):
            pieces = given.table(name)
            at = region * game.players + seat
            game.witches_at[at] += pieces.amount("witches")
            game.elders_at[at] += pieces.amount("elders")

    def _path(self, given: GivenTable) -> None:
        """Sets the display from left to right, and what lies on the reward spaces."""
        game = self.game
        more = game.extend()
        if "display" in given:
            game.deck[:0] = more.display
            more.display = []
            more.display = [self.piles.card(text) for text in given.texts("display")]
        if "stones" in given:
            more.stones = given.several_of("stones", ICONS)
        if "order" in given:
            more.order = given.several_of("order", self.seats)

    def _decks(self, given: GivenTable) -> None:
        game = self.game
        if "discard" in given:
            game.deck[:0] = game.discard
            game.discard = []
            game.discard = [self.piles.card(text) for text in given.texts("discard")]
        game.deck += reversed([self.piles.card(text) for text in given.texts("deck")])
        game.place_deck += reversed([self.piles.place(text) for text in given.texts("place_deck")])
        game.discard += [game.deck.pop(0) for _ in range(given.amount("discard_size"))]
        for name, pile in (("deck_size", game.deck), ("place_deck_size", game.place_deck)):
            if name in given:
                cut = len(pile) - given.amount(name)
                game.removed += pile[:cut]
                del pile[:cut]

    def _clock(self, given: GivenTable) -> None:
        """Sets where play goes on: the phase, the round, the first player, whose turn."""
        game = self.game
        game.round = given.amount("round", 1)
        game.first = given.one_of("first", self.seats, self.seats[game.first])
        name = list(_PHASES)[given.one_of("phase", list(_PHASES), "action")]
        phase, work = _PHASES[name]
        if phase is not None:
            game.phase = phase
        game.stack += [Frame(effect, NOBODY) for effect in work]
        if name == "action":
            game.turn = given.one_of("turn", self.seats, self.seats[game.first])
            game.stack.append(Frame(TURN, game.turn))
