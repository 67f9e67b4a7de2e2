"""The positions scenarios start from: a patch over the fresh game, written in players' words."""

import re
from copy import deepcopy
from typing import Any

from gloaming.evenfall.model.cards import AS_COUNCIL, AS_RITUAL, AS_SPECIALIST, ELDER, ICONS, WITCH
from gloaming.evenfall.model.expansion import (
    AT_REGION,
    GROUND_GLOWING,
    IN_RESERVE,
    NO_CAT,
    NO_DEPOSIT,
    ON_BOARD,
)
from gloaming.evenfall.model.state import (
    NO_CARD,
    PHASE_ACTION,
    PHASE_BATTLE,
    PHASE_ROUND_END,
    PHASE_SCOUT,
    Clan,
    Evenfall,
)
from gloaming.evenfall.rules.action import ACTION_PHASE, TURN
from gloaming.evenfall.rules.battle import BATTLE_PHASE, END_BATTLES
from gloaming.evenfall.rules.crystal.crystals import (
    BESIDE,
    CRYSTAL,
    ON_GROUND,
    ON_RITUAL,
    ORB,
    SCYTHE,
    raise_catalyst,
)
from gloaming.evenfall.rules.crystal.piece_positions import elders_among, pieces_on
from gloaming.evenfall.rules.game_end import GAME_OVER
from gloaming.evenfall.rules.moon.demon import attach
from gloaming.evenfall.rules.round_end import ROUND_END_EFFECTS, ROUND_END_STEPS
from gloaming.evenfall.rules.scout import SCOUT_PHASE
from gloaming.evenfall.rules.triggers import enter
from gloaming.evenfall.testing.facts import AUTOMA
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Effect, Frame

_STOCK = ("herb", "potion", "knowledge")
_NUMBERS = ("mana", "vp", "coven", "won")
_FLAGS = ("token", "passed")
_MARK = re.compile(r"\s*\(([^)]*)\)\s*$")
_LAID = re.compile(r"^(?P<place>.+?)(?: with (?P<ritual>.+?))?(?P<more>(?:; [^;]+)*)$")


class Patch:
    """Applies one `given` table to a game."""

    def __init__(self, game: Evenfall, seats: list[str], catalogue: Catalogue) -> None:
        self.game = game
        self.seats = [*seats, AUTOMA] if game.data.solo else seats
        self.names: dict[str, list[str]] = {}
        for kind in ("place", "starting_place", "ritual", "person", "demon"):
            for item in catalogue.items[kind].values():
                self.names.setdefault(item.values["name"]["en"], []).append(item.id)
        laid = {place for clan in game.clans for place in clan.outer + clan.inner}
        # Starting Places that no clan has, and the rows that are not given: they stay as they were
        # dealt, but a Place of theirs may be given to another.
        self.box = [c.index for c in game.data.cards if c.starting and c.index not in laid]
        self.dealt: list[list[int]] = []

    def apply(self, given: dict[str, Any]) -> None:
        """Everything in one order that does not depend on how the table is written."""
        game = self.game
        game.question = None
        game.stack = []
        given = deepcopy(given)  # what is read is taken out; the scenario may be run again
        clans = {seat: given.pop(name, {}) for seat, name in enumerate(self.seats)}
        regions = {r.index: given.pop(r.entry, {}) for r in game.data.regions}
        for seat, said in clans.items():
            self._take_up(seat, said)
        for seat, said in clans.items():
            self._row(seat, "outer", said)
            self._row(seat, "inner", said)
            self._people(seat, said)
        for region, said in regions.items():
            self._region(region, said)
        if "path" in given:
            self._path(given.pop("path"))
        for seat, said in clans.items():
            self._ascension(seat, said)
            self._clan(seat, said)
        self._decks(given)
        if "red" in given:
            game.red = 1 if given.pop("red") else 0
        for seat, said in clans.items():
            self._moon(seat, said)
            self._reserve(seat, said)
            self._borrow(seat, said)
        self._clock(given)
        if given:
            raise SetupError(f"a scenario cannot give {', '.join(map(repr, given))}")

    # --- finding cards ----------------------------------------------------------------

    def find(self, said: str, pools: list[list[int]]) -> int:
        """A card by name, entry or uid, taken out of the first pool that has it."""
        entries = self.names.get(said, [said])
        cards = self.game.data.cards
        for pool in pools:
            for entry in entries:
                for index in pool:
                    if cards[index].entry == entry or cards[index].uid == said:
                        pool.remove(index)
                        return index
        raise SetupError(f"there is no card “{said}” left to give")

    def _main(self, said: str) -> int:
        pools = [self.game.deck, self.game.discard, *(c.hand for c in self.game.clans)]
        if self.game.expansion is not None:
            pools.append(self.game.expansion.display)
        return self.find(said, pools)

    def _place(self, said: str) -> int:
        rows = self.game.rows
        regions = [[place for place in row if place != NO_CARD] for row in rows]
        found = self.find(said, [self.game.place_deck, *regions, *self.dealt, self.box])
        for row in rows:
            if found in row:
                row[row.index(found)] = NO_CARD
        return found

    # --- one clan ---------------------------------------------------------------------

    def _take_up(self, seat: int, said: dict[str, Any]) -> None:
        """A row that is given is given whole: what was dealt to it goes back where it came from.

        Starting Places to the box, the Places of the Circle and the Horn (EF-MOON-23, 47) under
        the Deck of Places.
        """
        game = self.game
        clan = game.clans[seat]
        for field, row in (("outer", clan.outer), ("inner", clan.inner)):
            if field in said:
                self.box += [place for place in row if game.card(place).starting]
                game.place_deck[:0] = [place for place in row if not game.card(place).starting]
                row.clear()
            else:
                self.dealt.append(row)

    def _row(self, seat: int, field: str, said: dict[str, Any]) -> None:
        if field not in said:
            return
        game = self.game
        row = getattr(game.clans[seat], field)
        for text in said.pop(field):
            found = _LAID.match(text)
            assert found is not None
            place = self._place(found["place"].strip())
            row.append(place)
            if found["ritual"]:
                ritual = self._main(found["ritual"].strip())
                game.ritual_on[place] = ritual
                self._enter(seat, ritual, AS_RITUAL)
            if game.card(place).takes_resource:
                game.extend().deposit[place] = NO_DEPOSIT
            for more in filter(None, (m.strip() for m in found["more"].split(";"))):
                self._on_place(seat, place, more)

    def _enter(self, seat: int, index: int, role: int) -> None:
        """A card is in play; what the Automa has does nothing (EF-AUT-31, 36)."""
        if seat < self.game.seats:
            enter(self.game, seat, self.game.card(index), role)

    def _on_place(self, seat: int, place: int, more: str) -> None:
        game = self.game
        number, _, word = more.rpartition(" ")
        if self._on_expanded(seat, place, more):
            return
        if word in ("scythe", "scythes"):
            game.scythes[place] = int(number or 1)
        elif word in ("orb", "orbs"):
            game.orbs[place] = int(number or 1)
        elif more in ("witch", "elder"):
            game.piece_on[place] = WITCH if more == "witch" else ELDER
        elif more in ICONS:
            game.stone_on[place] = ICONS.index(more)
        else:
            raise SetupError(f"a scenario cannot put “{more}” on a Place")

    def _on_expanded(self, seat: int, place: int, more: str) -> bool:
        """Crystals, locked Powerstones and the rest of the expansion; False for anything else.

        `2 crystals`, `1 charged`, `crystal on the place`, `crystal reserved` (on Shandiin's
        space), `scythe beside`, `locked ember`, `second elder`, `cat` (a Witch with it),
        `holds potion`.
        """
        game = self.game
        clan = game.clans[seat]
        words = more.split()
        kinds = {"scythe": SCYTHE, "orb": ORB, "crystal": CRYSTAL, "charged": CRYSTAL}
        if words[-1].rstrip("s") in ("crystal", "charged"):
            for _ in range(int(words[0]) if len(words) > 1 else 1):
                raise_catalyst(game, clan, place, CRYSTAL, ON_RITUAL)
                game.extend().glowing[place] += words[-1] == "charged"
        elif more.endswith(" on the place"):
            raise_catalyst(game, clan, place, kinds[words[0]], ON_GROUND)
            if words[0] == "charged":
                game.extend().glowing[place] += 1
                game.extend().ground[place] = GROUND_GLOWING
        elif more == "crystal reserved":
            game.extend().crystals[place] += 1
            game.extend().reserved[place] = 1
        elif words[-1] == "beside":
            raise_catalyst(game, clan, place, kinds[words[0]], BESIDE)
        elif words[0] == "locked":
            game.extend().locked[place] = ICONS.index(words[1])
        elif words[0] == "second":
            game.extend().second_on[place] = WITCH if words[1] == "witch" else ELDER
        elif words[0] == "holds":
            game.extend().deposit[place] = 1 + _STOCK.index(words[1])
        elif more == "cat":
            game.piece_on[place] = WITCH
            game.extend().cat[seat] = place
        else:
            return False
        return True

    def _path(self, said: dict[str, Any]) -> None:
        """The display from left to right, and what lies on the reward spaces."""
        game = self.game
        more = game.extend()
        if "display" in said:
            wanted = said.pop("display")
            game.deck[:0] = more.display
            more.display = []
            more.display = [self._main(text) for text in wanted]
        if "stones" in said:
            more.stones = [ICONS.index(stone) for stone in said.pop("stones")]
        if "order" in said:
            more.order = [self.seats.index(name) for name in said.pop("order")]
        if said:
            raise SetupError(f"the path cannot be given {', '.join(map(repr, said))}")

    def _ascension(self, seat: int, said: dict[str, Any]) -> None:
        """How far a seat is on the path; where its Cat is: `reserve`, `board` or a Region's id."""
        game = self.game
        if "ascension" in said:
            more = game.extend()
            more.ascension[seat] = said.pop("ascension")
            path = game.data.path if seat < game.seats else None  # no bonus (EF-CPA-06)
            if seat < game.seats and more.ascension[seat] and seat not in more.order:
                more.order.append(seat)
                more.order.sort(key=lambda s: -more.ascension[s])
            if path is not None and more.ascension[seat] == len(path.costs):
                for i in range(0, len(path.finish), 2):
                    game.clans[seat].standing.add(path.finish[i], path.finish[i + 1])
        if "cat" in said:
            spot = said.pop("cat")
            more = game.extend()
            regions = {region.entry: region.index for region in game.data.regions}
            if spot == "board":
                more.cat[seat] = ON_BOARD
            else:
                more.cat[seat] = IN_RESERVE if spot == "reserve" else AT_REGION + regions[spot]
        more_or_none = game.expansion
        if more_or_none is not None and game.data.path is not None:
            given = sum(1 for cat in more_or_none.cat if cat != NO_CAT)
            more_or_none.cats = game.seats - given

    def _people(self, seat: int, said: dict[str, Any]) -> None:
        game = self.game
        clan = game.clans[seat]
        for text in said.pop("specialists", []):
            mark = _MARK.search(text)
            index = self._main(_MARK.sub("", text))
            clan.specialists.append(index)
            clan.ready.append(0 if mark else 1)
            self._enter(seat, index, AS_SPECIALIST)
        for text in said.pop("council", []):
            index = self._main(text)
            clan.council.append(index)
            enter(game, seat, game.card(index), AS_COUNCIL)

    def _clan(self, seat: int, said: dict[str, Any]) -> None:
        game = self.game
        clan = game.clans[seat]
        for i, field in enumerate(_STOCK):
            if field in said:
                clan.stock[i] = said.pop(field)
        for field in (*_NUMBERS, *_FLAGS):
            if field in said:
                setattr(clan, field, said.pop(field))
        if "rondel" in said and seat >= game.seats:
            game.rondel = said.pop("rondel") - 1
        if "stones" in said:
            clan.stones = [ICONS.index(stone) for stone in said.pop("stones")]
        if "hand" in said:
            wanted = said.pop("hand")
            game.deck[:0] = clan.hand
            clan.hand = []
            if isinstance(wanted, int):
                clan.hand = [game.deck.pop() for _ in range(wanted)]
            else:
                found = [self._main(text) for text in wanted]
                clan.hand = found

    def _moon(self, seat: int, said: dict[str, Any]) -> None:
        """What lies and stands on a moon-side board, and what the Throne Demon is attached to."""
        game = self.game
        clan = game.clans[seat]
        moon = clan.moon
        if moon is None:
            return
        if said.pop("board_piece", ""):
            moon.piece = WITCH
        if "board_stones" in said:
            moon.stones = [ICONS.index(stone or "none") for stone in said.pop("board_stones")]
        for text in said.pop("turned", []):
            rituals = [game.ritual_on[p] for p in clan.outer + clan.inner]
            moon.turned.append(self.find(text, [[r for r in rituals if r != NO_CARD]]))
        if "attached" in said:
            attach(game, seat, self.find(said.pop("attached"), [clan.specialists[:]]))
        if said.pop("demon_exhausted", False):
            clan.ready[clan.specialists.index(moon.demon)] = 0

    def _reserve(self, seat: int, said: dict[str, Any]) -> None:
        """Pieces not placed anywhere are in reserve, unless the scenario says how many."""
        clan = self.game.clans[seat]
        placed = self._placed(clan, seat)
        clan.witches = said.pop("witches", 4 - placed[0])
        clan.elders = said.pop("elders", 4 - placed[1] if seat < self.game.seats else 0)

    def _placed(self, clan: Clan, seat: int) -> tuple[int, int]:
        game = self.game
        row = clan.outer + clan.inner
        here = range(seat, len(game.witches_at), game.players)
        witches = sum(len(pieces_on(game, p, WITCH)) for p in row)
        witches += sum(game.witches_at[i] for i in here)
        witches += 1 if clan.moon is not None and clan.moon.piece else 0
        elders = sum(elders_among(game, p) for p in row) + sum(game.elders_at[i] for i in here)
        return witches, elders

    def _borrow(self, seat: int, said: dict[str, Any]) -> None:
        game = self.game
        clan = game.clans[seat]
        for text in said.pop("borrowed", []):
            others = [i for s, c in enumerate(game.clans) if s != seat for i in c.specialists]
            index = self.find(text, [others])
            clan.elders -= 1
            clan.borrowed.append(index)
            clan.borrow_ready.append(1)
            enter(game, seat, game.card(index), AS_SPECIALIST)
        if said:
            raise SetupError(f"a clan cannot be given {', '.join(map(repr, said))}")

    # --- the table --------------------------------------------------------------------

    def _region(self, region: int, said: dict[str, Any]) -> None:
        game = self.game
        said = dict(said)
        if "places" in said:
            game.place_deck[:0] = [p for p in game.rows[region] if p != NO_CARD]
            game.rows[region] = [NO_CARD] * game.data.regions[region].places
            for i, text in enumerate(said.pop("places")):
                if text:
                    game.rows[region][i] = self._place(text)
        if "tile" in said:
            tile = said.pop("tile")
            game.tiles = game.tiles[:]
            game.tiles[region] = [t.entry for t in game.data.tiles].index(tile)
        if "stones" in said:
            game.region_stones[region] = [ICONS.index(s) for s in said.pop("stones")]
            if not game.data.solo:
                game.region_stones[region].sort()
        if "space" in said:
            name, _, piece = said.pop("space").partition(": ")
            space = game.data.space_region.index(region)
            game.space_piece[space] = ELDER if piece == "elder" else WITCH
            game.space_seat[space] = self.seats.index(name)
            at = region * game.players + self.seats.index(name)
            (game.elders_at if piece == "elder" else game.witches_at)[at] += 1
        for name, pieces in list(said.items()):
            if name in self.seats:
                at = region * game.players + self.seats.index(name)
                game.witches_at[at] += pieces.get("witches", 0)
                game.elders_at[at] += pieces.get("elders", 0)
                del said[name]
        if said:
            raise SetupError(f"a Region cannot be given {', '.join(map(repr, said))}")

    def _decks(self, given: dict[str, Any]) -> None:
        game = self.game
        if "discard" in given:
            game.deck[:0] = game.discard
            game.discard = []
            game.discard = [self._main(text) for text in given.pop("discard")]
        if "deck" in given:
            game.deck += reversed([self._main(text) for text in given.pop("deck")])
        if "place_deck" in given:
            top = [self._place(text) for text in given.pop("place_deck")]
            game.place_deck += reversed(top)
        if "discard_size" in given:
            size = given.pop("discard_size")
            game.discard += [game.deck.pop(0) for _ in range(size)]
        for field, pile in (("deck_size", game.deck), ("place_deck_size", game.place_deck)):
            if field in given:
                size = given.pop(field)
                game.removed += pile[: len(pile) - size]
                del pile[: len(pile) - size]

    def _clock(self, given: dict[str, Any]) -> None:
        """Where play goes on: the phase, the round, the first player, whose turn."""
        game = self.game
        game.round = given.pop("round", 1)
        if "first" in given:
            game.first = self.seats.index(given.pop("first"))
        phase = given.pop("phase", "action")
        stack = game.stack
        after: list[Effect] = [ROUND_END_STEPS, ROUND_END_EFFECTS, END_BATTLES]
        if phase == "scout":
            after += [BATTLE_PHASE, ACTION_PHASE, SCOUT_PHASE]
            game.phase = PHASE_SCOUT
        elif phase == "action":
            after += [BATTLE_PHASE]
            game.phase = PHASE_ACTION
        elif phase == "battle":
            after += [BATTLE_PHASE]
            game.phase = PHASE_BATTLE
        elif phase == "round-end":
            after = after[:2]
            game.phase = PHASE_ROUND_END
        elif phase == "game-end":
            after = [GAME_OVER]
        else:
            raise SetupError(f"there is no phase “{phase}”")
        stack += [Frame(effect, -1) for effect in after]
        if phase == "action":
            game.turn = self.seats.index(given.pop("turn", self.seats[game.first]))
            stack.append(Frame(TURN, game.turn))
        game.run_until_asked()


def patch(game: Evenfall, seats: list[str], given: dict[str, Any], catalogue: Catalogue) -> None:
    """Turn the fresh game into the given position."""
    Patch(game, seats, catalogue).apply(given)
