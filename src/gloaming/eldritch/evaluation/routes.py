"""How many rounds a way takes: one space a round by Travel, further ones for tickets, and a ticket
a round by Prepare for Travel on a City (EH-TRAV, EH-PREP)."""

from typing import Final

from gloaming.eldritch.model.components import CITY, MOST_TICKETS, SHIP, TRAIN
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.model.state import PREPARE, TRAVEL, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import is_detained
from gloaming.kernel.cache import Cache

# Where somebody stands with which tickets is one number: space * TICKETS + train * 3 + ship.
TICKETS: Final = 9
NEVER: Final = 9  # rounds


def stand(space: int, train: int, ship: int) -> int:
    """Returns a space with tickets in hand as one number."""
    return space * TICKETS + train * 3 + ship


def _prepared(data: GameData, at: int) -> list[int]:
    """Returns what Prepare for Travel can lead to; with two tickets one is given away for it."""
    space = data.spaces[at // TICKETS]
    train = at % TICKETS // 3
    ship = at % 3
    found: list[int] = []
    if space.terrain != CITY:
        return found
    if train + ship >= MOST_TICKETS:
        if TRAIN in space.routes and ship:
            found.append(stand(space.index, train + 1, ship - 1))
        if SHIP in space.routes and train:
            found.append(stand(space.index, train - 1, ship + 1))
        return found
    if TRAIN in space.routes:
        found.append(stand(space.index, train + 1, ship))
    if SHIP in space.routes:
        found.append(stand(space.index, train, ship + 1))
    return found


def _travelled(data: GameData, at: int) -> list[int]:
    """Returns what Travel can lead to: any route first, then tickets."""
    found: list[int] = []
    space = at // TICKETS
    tickets = at % TICKETS
    for other in data.spaces[space].neighbours:
        _add_further(data, other * TICKETS + tickets, found)
    return found


def further(data: GameData, at: int) -> list[int]:
    """Returns what a ticket leads to."""
    found: list[int] = []
    space = data.spaces[at // TICKETS]
    train = at % TICKETS // 3
    ship = at % 3
    for i, other in enumerate(space.neighbours):
        route = space.routes[i]
        if route == TRAIN and train:
            found.append(stand(other, train - 1, ship))
        elif route == SHIP and ship:
            found.append(stand(other, train, ship - 1))
    return found


def _add_further(data: GameData, at: int, into: list[int]) -> None:
    if at in into:
        return
    into.append(at)
    for other in further(data, at):
        _add_further(data, other, into)


class Routes:
    """The rounds from everywhere to everywhere, for one map."""

    def __init__(self, data: GameData) -> None:
        self.data = data
        count = len(data.spaces)
        after: list[list[int]] = [[] for _ in range(count * TICKETS)]
        stands = [
            stand(space, train, ship)
            for space in range(count)
            for train in range(3)
            for ship in range(3 - train)
        ]
        for at in stands:
            reached = _travelled(data, at)
            for prepared in _prepared(data, at):
                reached += _travelled(data, prepared)
                reached.append(prepared)
            for moved in _travelled(data, at):
                reached += _prepared(data, moved)
            reached.append(at)
            after[at] = sorted(set(reached))
        # rounds[at][space]: rounds until an encounter there, this one included
        self.rounds: list[list[int]] = [[] for _ in range(count * TICKETS)]
        for at in stands:
            row = [NEVER] * count
            seen = {at}
            edge = [at]
            for spent in range(1, NEVER):
                following: list[int] = []
                for one in edge:
                    for other in after[one]:
                        if other not in seen or spent == 1:
                            seen.add(other)
                            following.append(other)
                            if row[other // TICKETS] > spent:
                                row[other // TICKETS] = spent
                edge = following
            self.rounds[at] = row

    def ends(self, at: int, actions: int, travels: bool, prepares: bool) -> list[int]:
        """Returns where one can stand at the end of a turn, with what can still be done in it."""
        found = [at]
        if actions <= 0:
            return found
        prepared = _prepared(self.data, at) if prepares else []
        found += prepared
        if travels:
            moved = _travelled(self.data, at)
            found += moved
            if actions > 1 and prepares:
                for other in prepared:
                    found += _travelled(self.data, other)
                for other in moved:
                    found += _prepared(self.data, other)
        return found

    def from_turn(
        self, game: Eldritch, seat: int, at: int, actions: int, travels: bool, prepares: bool
    ) -> list[int]:
        """Returns for each space in which round a seat could have an encounter there, 1 being this
        one, from where it stands in its turn with what it can still do in it."""
        if is_detained(game, seat):
            actions = 0
        return self._rounds(self.ends(at, actions, travels, prepares))

    def to_goal(
        self,
        game: Eldritch,
        seat: int,
        at: int,
        actions: int,
        travels: bool,
        prepares: bool,
        goal: int,
    ) -> int:
        """Returns what `from_turn` says of one space."""
        if is_detained(game, seat):
            actions = 0
        found = NEVER
        for end in self.ends(at, actions, travels, prepares):
            rounds = 1 if end // TICKETS == goal else 1 + self.rounds[end][goal]
            found = min(found, rounds)
        return found

    def _rounds(self, ends: list[int]) -> list[int]:
        found = [NEVER] * len(self.data.spaces)
        for at in set(ends):
            for space, rounds in enumerate(self.rounds[at]):
                if rounds + 1 < found[space]:
                    found[space] = rounds + 1
        for at in ends:
            found[at // TICKETS] = 1
        return found

    def travel_first(self, game: Eldritch, seat: int, goal: int) -> int:
        """Returns in which round a seat can be on a space if it travels before it prepares."""
        one = game.investigators[seat]
        moved = _travelled(self.data, stand(one.space, one.train, one.ship))
        ends = moved[:]
        for other in moved:
            ends += _prepared(self.data, other)
        return self._rounds(ends)[goal]

    def from_ends(self, ends: list[int], prepares: bool) -> list[int]:
        """Returns in which round somebody can be on each space who ends this move on one of some
        stands, and can prepare after it or not."""
        found = ends[:]
        if prepares:
            for at in ends:
                found += _prepared(self.data, at)
        return self._rounds(found)

    def turns(self, game: Eldritch, seat: int, is_acting: bool) -> list[int]:
        """Returns for each space in which round a seat could have an encounter there: 1 is this.

        `is_acting`: it is in its turn; otherwise its next turn counts as a whole.
        """
        one = game.investigators[seat]
        at = stand(one.space, one.train, one.ship)
        if is_acting:
            travels = one.done & TRAVEL == 0
            return self.from_turn(
                game, seat, at, max(one.actions, 0), travels, one.done & PREPARE == 0
            )
        late = 1 if one.delayed or is_detained(game, seat) else 0
        row = self.rounds[at]
        return [rounds + late for rounds in row] if late else row


_KNOWN: Final[Cache[int, Routes]] = Cache(8)  # by the identity of the fixed part, which they hold


def routes_of(data: GameData) -> Routes:
    """Returns the routes of a map; all who play games that share their fixed part share them."""
    found = _KNOWN.get(id(data))
    if found is None or found.data is not data:
        found = _KNOWN.put(id(data), Routes(data))
    return found
