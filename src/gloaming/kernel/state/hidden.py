"""Where undo ends: an answer after which luck was used or something hidden was seen stays.

Nobody counts by hand. `HiddenMark` looks before an answer and after it at the chance, at the
fields that are declared as hidden, and at answers that several seats give in secret.
"""

from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import FLAT, NESTED, Layout


def hidden_state(layout: Layout, game: Game) -> list[Any]:
    """Returns all that undo must not bring back: how far the chance is, and the hidden fields."""
    found: list[Any] = [game.chance.counter]
    for spot in layout.ending_undo:
        for owner in spot.owners(game):
            held = getattr(owner, spot.field.name)
            if spot.field.copied == FLAT:
                found.append(held[:])
            elif spot.field.copied == NESTED:
                found.append([inner[:] for inner in held])
            else:
                found.append(held)
    return found


class HiddenMark:
    """What was hidden before an answer; `is_revealed` says whether it still is after it."""

    def __init__(self, layout: Layout, game: Game) -> None:
        self._layout = layout
        self._before = hidden_state(layout, game)
        question = game.question
        # The last of several answers that are given in secret uncovers them all.
        self._uncovers = (
            question is not None and len(question.seats) > 1 and len(question.waiting()) == 1
        )

    def is_revealed(self, game: Game) -> bool:
        """Returns whether the answer given since used the chance or uncovered something."""
        return self._uncovers or hidden_state(self._layout, game) != self._before
