"""How many rounds a way takes: one space a round by Travel, further ones for tickets, and a ticket a
round by Prepare for Travel on a City (EH-TRAV, EH-PREP)."""

from typing import Final

from gloaming.eldritch.model.components import CITY, MOST_TICKETS, SHIP, TRAIN
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.model.state import PREPARE, RESTED, TRAVEL, Eldritch
from gloaming.eldritch.rules.action_obstacles import is_detained

# Where somebody stands with which tickets is one number: space * TICKETS + train * 3 + ship.
TICKETS: Final = 9
NEVER: Final = 9  # rounds


def stand(space: int, train: int, ship: int) -> int:
    """Returns a space with tickets in hand as one number."""
    return space * TICKETS + train * 3 + ship


def _prepared(data: GameData, at: int) -> list[int]:
    """Returns what Prepare for Travel can lead to."""
    space = data.spaces[at // TICKETS]
    train = at % TICKETS // 3
    ship = at % 3
    if space.terrain != CITY or train + ship >= MOST_TICKETS:
        return []
    found: list[int] = []
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

    def this_turn(self, game: Eldritch, seat: int) -> list[int]:
        """Returns where a seat can be at the end of its turn, with what it can still do in it."""
        one = game.investigators[seat]
        at = stand(one.space, one.train, one.ship)
        found = [at]
        if one.actions <= 0 or is_detained(game, seat):
            return found
        can_travel = one.done & TRAVEL == 0
        can_prepare = one.done & PREPARE == 0
        prepared = _prepared(self.data, at) if can_prepare else []
        found += prepared
        if can_travel:
            found += _travelled(self.data, at)
            if one.actions > 1:
                for other in prepared:
                    found += _travelled(self.data, other)
                if can_prepare:
                    for other in _travelled(self.data, at):
                        found += _prepared(self.data, other)
        return found

    def turns(self, game: Eldritch, seat: int, is_acting: bool) -> list[int]:
        """Returns for each space in which round a seat could have an encounter there: 1 is this one.

        `is_acting`: it is in its turn; otherwise its next turn counts as a whole.
        """
        one = game.investigators[seat]
        late = 1 if one.delayed or is_detained(game, seat) else 0
        if not is_acting:
            row = self.rounds[stand(one.space, one.train, one.ship)]
            return [rounds + late for rounds in row] if late else row
        ends = self.this_turn(game, seat)
        found = [NEVER] * len(self.data.spaces)
        for at in set(ends):
            row = self.rounds[at]
            for space, rounds in enumerate(row):
                if rounds + 1 < found[space]:
                    found[space] = rounds + 1
        for at in ends:
            found[at // TICKETS] = 1
        return found


def has_acted(game: Eldritch, seat: int, action: int) -> bool:
    """Whether a seat has done a basic action in this round."""
    return game.investigators[seat].done & action != 0


REST: Final = RESTED
