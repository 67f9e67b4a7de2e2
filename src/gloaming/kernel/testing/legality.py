"""Checks that options and refusals of a game never contradict each other."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from gloaming.kernel.explain.refusals import Move
from gloaming.kernel.game import Game
from gloaming.kernel.message import Option, Refusal

G = TypeVar("G", bound=Game)


def contradictions(
    game: G,
    seat: int,
    moves: Sequence[Move[G]],
    offered: Sequence[Option],
    refused: Sequence[Refusal],
    also: Iterable[str] = (),
) -> list[str]:
    """Returns what is wrong with the options and the refusals of a seat.

    `moves` are those that may be wanted in answer to the open question. Nothing is both offered and
    refused, each of the moves is offered where nothing forbids it and only there, and each that is
    forbidden for a reason worth telling is refused. `also` are keys of moves that count as offered
    because options of other keys do the same.
    """
    options = {option.key for option in offered} | set(also)
    refusals = {refusal.key for refusal in refused}
    wrong = [f"{key} is both offered and refused" for key in sorted(options & refusals)]
    known: set[str] = set()
    for move in moves:
        for key, found in move.legality(game, seat):
            known.add(key)
            if found == 0 and key not in options:
                wrong.append(f"nothing forbids {key}, and it is not offered")
            elif found and key in options:
                wrong.append(f"{key} is offered in spite of {found:#x}")
            elif key not in refusals and any(found & bit for bit in move.reasons):
                wrong.append(f"{key} is forbidden by {found:#x}, and it is not refused")
    verbs = {move.verb for move in moves}
    unknown = (o.key for o in offered if o.verb in verbs and o.key not in known)
    return wrong + [f"{key} is offered, and no move that may be wanted" for key in unknown]
