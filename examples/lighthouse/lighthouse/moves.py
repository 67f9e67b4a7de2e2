"""What a keeper can do in a turn, what may forbid it, and why: written once for both."""

from typing import Final

from gloaming.kernel.explain.refusals import Move, Named, Reason
from lighthouse.state import FULL, RESTED, Lighthouse

# The choices of a turn; from GIVE on it is the seat that gets the lantern.
TEND: Final = 0
FETCH: Final = 1
REST: Final = 2
GIVE: Final = 3
VERBS: Final = ["tend", "fetch", "rest", "give"]
RULES: Final = ["LH-TURN-02", "LH-TURN-03", "LH-TURN-04", "LH-TURN-05"]

# What keeps a keeper from a move, as bits.
NO_OIL: Final = 1
WORN_OUT: Final = 2
CANS_FULL: Final = 4
NOT_TIRED: Final = 8
NO_LANTERN: Final = 16


def obstacles(game: Lighthouse, seat: int, choice: int) -> int:
    """Returns what keeps a seat from a choice; 0 where it is allowed."""
    keeper = game.keepers[seat]
    if choice == TEND:
        return (0 if keeper.oil else NO_OIL) | (0 if keeper.strength else WORN_OUT)
    if choice == FETCH:
        return CANS_FULL if keeper.oil == FULL else 0
    if choice == REST:
        return NOT_TIRED if keeper.strength == RESTED else 0
    return 0 if game.lantern == seat else NO_LANTERN


def wanted(game: Lighthouse, seat: int) -> list[int]:
    """Returns everything a seat may want to do in its turn."""
    return [TEND, FETCH, REST, *_others(game, seat)]


def named(game: Lighthouse, seat: int, choice: int) -> Named:
    """Returns how a choice is named in option keys, and what it points to on the table."""
    if choice < GIVE:
        return "", ()
    return str(choice - GIVE + 1), (f"seat:{choice - GIVE}",)


def _others(game: Lighthouse, seat: int) -> list[int]:
    return [GIVE + other for other in range(game.seats) if other != seat]


REASONS: Final[dict[int, Reason[Lighthouse]]] = {
    NO_OIL: Reason("LH-TURN-02", "refused-no-oil"),
    WORN_OUT: Reason("LH-TURN-02", "refused-worn-out"),
    CANS_FULL: Reason("LH-TURN-03", "refused-cans-full"),
    NOT_TIRED: Reason("LH-TURN-04", "refused-not-tired"),
    NO_LANTERN: Reason("LH-TURN-05", "refused-no-lantern"),
}
MOVES: Final = [
    Move("tend", lambda game, seat: [TEND], named, obstacles, REASONS),
    Move("fetch", lambda game, seat: [FETCH], named, obstacles, REASONS),
    Move("rest", lambda game, seat: [REST], named, obstacles, REASONS),
    Move("give", _others, named, obstacles, REASONS),
]
