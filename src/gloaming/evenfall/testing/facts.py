"""A position as plain facts, in the names players use: what scenarios compare with."""

from collections.abc import Callable
from typing import Any

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import (
    CARD_KINDS,
    ICONS,
    PIECES,
    PLACE_KINDS,
    PLAYED_KINDS,
    RONDEL,
)
from gloaming.evenfall.model.components import CARD, PLACE, STONE
from gloaming.evenfall.model.expansion import (
    AT_REGION,
    IN_RESERVE,
    NO_CAT,
    NO_DEPOSIT,
    ON_BOARD,
    Expansion,
)
from gloaming.evenfall.model.state import CLAN_LAYOUT, NO_CARD, PHASES, Evenfall
from gloaming.evenfall.rules.counts import CATALYST, CRYSTAL, POWERSTONE, count
from gloaming.evenfall.rules.crystal.crystals import charges
from gloaming.evenfall.rules.crystal.display import surcharge
from gloaming.evenfall.rules.game_end import circle_value, tiles, track
from gloaming.evenfall.views.view import tile_of
from gloaming.kernel.content.pack import Catalogue, Item
from gloaming.kernel.testing.names import english_names
from gloaming.kernel.testing.plain_fields import read_fields

NOT_THE_AUTOMAS = (*RESOURCES, "mana", "token", "hand", "hand_size", "council")
AUTOMA = "Automa"  # what facts and scenarios call its clan


def facts(game: Evenfall, seats: list[str], catalogue: Catalogue) -> dict[str, Any]:
    """Returns all facts of a position."""
    return Facts(game, seats, catalogue).all()


def player_names(game: Evenfall, seats: list[str]) -> list[str]:
    """Returns the names of all clans: those of the seats, and the Automa's in a solo game."""
    return [*seats, AUTOMA] if game.data.solo else seats


class Facts:
    """Reads a game with the English names of its catalogue."""

    def __init__(self, game: Evenfall, seats: list[str], catalogue: Catalogue) -> None:
        self.game = game
        self.seats = player_names(game, seats)
        self.catalogue = catalogue
        # Facts change nothing: a game without the expansion does not get one by being read.
        self.more = game.expansion or Expansion(game.players, game.data.place_count)
        self._names = english_names(catalogue, CARD_KINDS)

    def name(self, index: int) -> str:
        """Returns the English name of a card; of an empty space an empty text."""
        return "" if index == NO_CARD else self._names[self.game.card(index).entry]

    def names(self, indices: list[int]) -> list[str]:
        """Returns the English names of several cards."""
        return [self.name(index) for index in indices]

    def all(self) -> dict[str, Any]:
        """Returns every fact of the position."""
        game = self.game
        found: dict[str, Any] = {
            "round": game.round,
            "phase": PHASES[game.phase],
            "first": self.seats[game.first],
            "turn": self.seats[game.turn] if game.turn >= 0 else "",
            "over": game.is_over,
            "winners": [self.seats[seat] for seat in game.winners()] if game.is_over else [],
            "deck": self.names(game.deck[::-1]),
            "deck_size": len(game.deck),
            "discard": self.names(game.discard),
            "discard_size": len(game.discard),
            "place_deck": self.names(game.place_deck[::-1]),
            "place_deck_size": len(game.place_deck),
            "removed": self.names(game.removed),
            "regions": [region.entry for region in game.data.regions],
            "throne": throne(game),
            "box": self.box(),
            "card": self.cards(),
            "board": {item.id: item.values for item in self.catalogue.items["board"].values()},
            "red": game.red > 0,
            "path": self.path(),
        }
        for seat, name in enumerate(self.seats):
            found[name] = self.clan(seat) if seat < game.seats else self.automa(seat)
        for region in game.data.regions:
            found[region.entry] = self.region(region.index)
        return found

    def clan(self, seat: int) -> dict[str, Any]:
        """Returns the facts of one clan."""
        game = self.game
        clan = game.clans[seat]
        units, tens = track(clan.vp)
        names: dict[str, Callable[[int], str]] = {
            CARD: self.name,
            PLACE: self.name,
            STONE: lambda stone: ICONS[stone],
        }
        return {
            **dict(zip(RESOURCES, clan.stock, strict=True)),
            **read_fields(CLAN_LAYOUT, clan, names),
            "tiles": tiles(clan.vp, game.data.lap),
            "tile_points": tiles(clan.vp, game.data.lap) * game.data.lap,
            "marker": clan.vp % game.data.lap,
            "units": units,
            "tens": tens,
            "clan": game.data.boards[clan.board].entry,
            "hand_size": len(clan.hand),
            "outer_rituals": self.names([game.ritual_on[p] for p in clan.outer]),
            "inner_rituals": self.names([game.ritual_on[p] for p in clan.inner]),
            "exhausted": [self.name(s) for s, up in zip(clan.specialists, clan.ready) if not up],
            "circle_value": circle_value(game, seat),
            "history": clan.history[:],
            **self.moon(seat),
            "ascension": self.more.ascension[seat],
            "cat": self.cat(seat),
            "crystals": count(game, seat, CRYSTAL),
            "charged": charges(game, clan),
            "catalysts": count(game, seat, CATALYST),
            "powerstones": count(game, seat, POWERSTONE),
            "surcharges": self.surcharges(seat),
            "on": {self.name(place): self.place(place) for place in clan.outer + clan.inner},
        }

    def moon(self, seat: int) -> dict[str, Any]:
        """Returns the board's name, and what lies and stands on a moon side."""
        clan = self.game.clans[seat]
        found: dict[str, Any] = {"board": self.game.data.boards[clan.board].side}
        moon = clan.moon
        if moon is not None:
            found["board_piece"] = PIECES[moon.piece]
            found["board_stones"] = [ICONS[stone] for stone in moon.stones]
            found["turned"] = self.names(moon.turned)
            found["attached"] = self.name(moon.attached)
        return found

    def automa(self, seat: int) -> dict[str, Any]:
        """Returns what the Automa has of a clan, and its own board (EF-SET-30 to 35)."""
        game = self.game
        board = game.data.automa
        found = {k: value for k, value in self.clan(seat).items() if k not in NOT_THE_AUTOMAS}
        found["rondel"] = game.rondel + 1
        found["space"] = RONDEL[board.spaces[game.rondel]]
        found["ring"] = board.rings[game.rondel]
        found["level"] = board.level
        found["points"] = board.points
        found["tile"] = board.tile.entry
        found["turns"] = self._automa_turns()
        return found

    def _automa_turns(self) -> int:
        """Returns how many turns of it the story tells."""
        story = self.game.story
        entries = story.entries if story is not None else []
        return sum(1 for entry in entries if entry.message.id == "log-automa-turn")

    def place(self, place: int) -> dict[str, Any]:
        """Returns what lies and stands on a Place in a clan."""
        game = self.game
        return {
            "ritual": self.name(game.ritual_on[place]),
            "piece": PIECES[game.piece_on[place]],
            "scythes": game.scythes[place],
            "orbs": game.orbs[place],
            "stone": ICONS[game.stone_on[place]],
            "crystals": self.more.crystals[place],
            "charged": self.more.glowing[place],
            "locked": ICONS[self.more.locked[place]],
            "second": PIECES[self.more.second_on[place]],
            "deposit": self.deposit(place),
        }

    def deposit(self, place: int) -> str:
        """Returns the resource on a Lost Tower, or an empty text."""
        found = self.more.deposit[place]
        return RESOURCES[found - 1] if found > NO_DEPOSIT else ""

    def cat(self, seat: int) -> str:
        """Returns where the Witch with the Cat is: the reserve, a Region or her Ritual."""
        spot = self.more.cat[seat]
        if spot == NO_CAT:
            return ""
        if spot == IN_RESERVE:
            return "reserve"
        if spot == ON_BOARD:
            return "board"
        if spot >= AT_REGION:
            return self.game.data.regions[spot - AT_REGION].entry
        return self.name(self.game.ritual_on[spot])

    def surcharges(self, seat: int) -> list[int]:
        """Returns what each card of the display costs on top."""
        shown = len(self.more.display)
        return [surcharge(self.game, seat, position) for position in range(shown)]

    def path(self) -> dict[str, Any]:
        """Returns the facts of the Crystal Path."""
        game = self.game
        more = self.more
        path = game.data.path
        return {
            "in_use": path is not None,
            "display": self.names(more.display),
            "stones": [ICONS[stone] for stone in more.stones],
            "stones_left": len(more.stones),
            "cats": more.cats,
            "order": [self.seats[seat] for seat in more.order],
            "costs": [] if path is None else path.costs,
            "lost_stones": [ICONS[stone] for stone in more.lost_stones],
            "cards": len([c for c in game.data.cards if self.is_expansion(c.entry)]),
            "only": len([c for c in game.data.cards if self.is_expansion(c.entry, only=True)]),
        }

    def is_expansion(self, entry: str, only: bool = False) -> bool:
        """Returns whether an entry is of the expansion, or needs the path."""
        field = "crystal_path_only" if only else "expansion"
        for kind in ("place", *PLAYED_KINDS):
            if entry in self.catalogue.items[kind]:
                return bool(self.catalogue.items[kind][entry].values.get(field, False))
        return False

    def region(self, region: int) -> dict[str, Any]:
        """Returns what is left of a Region's Places and stones, and who stands there."""
        game = self.game
        spaces = [s for s, where in enumerate(game.data.space_region) if where == region]
        found: dict[str, Any] = {
            "places": self.names([p for p in game.rows[region] if p != NO_CARD]),
            "row": self.names(game.rows[region]),
            "spaces": len(game.rows[region]),
            "stones": [ICONS[stone] for stone in game.region_stones[region]],
            "stones_left": len(game.region_stones[region]),
            "tile": tile_of(game, region),
            "space": [
                f"{self.seats[game.space_seat[s]]}: {PIECES[game.space_piece[s]]}"
                for s in spaces
                if game.space_piece[s]
            ],
        }
        for seat, name in enumerate(self.seats):
            at = region * game.players + seat
            found[name] = {
                "witches": game.witches_at[at],
                "elders": game.elders_at[at],
                "pieces": game.pieces_at(region, seat),
            }
        return found

    def box(self) -> dict[str, Any]:
        """Returns how many there are of everything in the box."""
        table = self.game.data
        items = self.catalogue.items

        def is_base(item: Item) -> bool:
            """Returns whether a Starting Place is in the base box; its two sides are one card."""
            clan = items["clan"][item.values["clan"]]
            return item.values.get("side") != "moon" and not clan.values.get("expansion", False)

        markers = items["limits"]["base"].values["clan_pieces"]["marker"]
        people = [c for c in table.cards if c.person >= 0 and not self.is_expansion(c.entry)]
        return {
            "regions": len(items["region"]),
            "places": sum(i.values["copies"] for i in self.base("place")),
            "starting_places": sum(1 for i in items["starting_place"].values() if is_base(i)),
            "rituals": sum(i.values["copies"] for i in self.base("ritual")),
            "people": len(people),
            "names_of_people": len({card.person for card in people}),
            "stones": len(table.stones),
            "clans": sum(1 for i in items["clan"].values() if not i.values.get("expansion")),
            "mana_cap": table.mana_cap,
            "dial_cap": table.dial_cap,
            "rounds": table.rounds,
            "track_length": len(table.boards[0].track),
            "vp_end": table.lap - 1,
            "markers": {
                "vp": table.vp_markers,
                "mana": 1,
                "coven": 1,
                "spare": markers - table.vp_markers - 2,
            },
            "pieces": items["limits"]["base"].values["pieces"],
            "clan_pieces": items["limits"]["base"].values["clan_pieces"],
        }

    def base(self, kind: str) -> list[Item]:
        """Returns the entries of a kind without those of the expansion."""
        found = self.catalogue.items[kind].values()
        return [item for item in found if not item.values.get("expansion", False)]

    def cards(self) -> dict[str, Any]:
        """Returns the entries by name; where several share one, by id too."""
        found: dict[str, Any] = {}
        for kind in (*PLACE_KINDS, *PLAYED_KINDS):
            for item in self.catalogue.items[kind].values():
                values = {"kind": kind, **item.values}
                found.setdefault(item.values["name"]["en"], values)
                found[item.id] = values
        return found


def throne(game: Evenfall) -> int:
    """Returns the tiles still on the Magic Throne.

    There is one per player at first (EF-SET-04), with the expansion track eight (EF-TILE-05); that
    none is left keeps no score down (EF-TILE-03).
    """
    laid = game.data.throne or game.players
    return max(0, laid - sum(tiles(clan.vp, game.data.lap) for clan in game.clans))
