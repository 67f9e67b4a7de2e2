"""Where undo ends: an answer after which luck was used or something hidden was seen stays.

Nobody counts by hand. `HiddenMark` looks before an answer and after it at the chance, at the
fields that are declared as hidden, at what other seats hold for themselves (cards of their hands
that are laid open when a round ends), and at answers that several seats give in secret.
"""

from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import FLAT, NESTED, Layout, Spot


def hidden_state(layout: Layout, game: Game, seat: int) -> list[Any]:
    """Returns all that undo must not bring back for a seat: how far the chance is, the hidden
    fields, and what other seats hold."""
    found: list[Any] = [game.chance.counter]
    for spot in layout.ending_undo:
        for owner in spot.owners(game):
            found.append(_held(spot, owner))
    for spot in layout.own:
        for holder, owner in enumerate(spot.owners(game)):
            if holder != seat:
                found.append(_held(spot, owner))
    return found


def _held(spot: Spot, owner: Any) -> Any:
    """Returns what a field holds now, in a list of its own where it is one."""
    held = getattr(owner, spot.field.name)
    if spot.field.copied == FLAT:
        return held[:]
    if spot.field.copied == NESTED:
        return [inner[:] for inner in held]
    return held


def has_revealed(layout: Layout, before: Game, after: Game, seat: int) -> bool:
    """Returns whether a seat's answer between two positions of a game used the chance or uncovered
    something.

    Where a game is changed in place, `HiddenMark` keeps what was hidden before instead.
    """
    if _is_last_secret_answer(before) or before.chance.counter != after.chance.counter:
        return True
    if _has_shown_choices(after, seat):
        return True
    for spot in layout.ending_undo:
        name = spot.field.name
        old = [getattr(owner, name) for owner in spot.owners(before)]
        if old != [getattr(owner, name) for owner in spot.owners(after)]:
            return True
    for spot in layout.own:
        name = spot.field.name
        owners = spot.owners(after)
        for holder, owner in enumerate(spot.owners(before)):
            if holder != seat and getattr(owner, name) != getattr(owners[holder], name):
                return True
    return False


def _is_last_secret_answer(game: Game) -> bool:
    """Returns whether the next answer is the last of several that are given in secret: it uncovers
    them all."""
    question = game.question
    return question is not None and len(question.seats) > 1 and len(question.waiting()) == 1


def _has_shown_choices(game: Game, seat: int) -> bool:
    """Returns whether the last answer has shown that another seat has a choice, or that it had
    none, where that depends on what is hidden."""
    if game.forced_seats & ~(1 << seat) != 0:
        return True
    question = game.question
    if question is None:
        return False
    frame = question.frame
    for asked in question.seats:
        if asked != seat and not frame.effect.has_open_choice(game, frame, asked):
            return True
    return False


class HiddenMark:
    """What was hidden before a seat's answer; `is_revealed` says whether it still is after it."""

    def __init__(self, layout: Layout, game: Game, seat: int) -> None:
        self._layout = layout
        self._seat = seat
        self._before = hidden_state(layout, game, seat)
        self._uncovers = _is_last_secret_answer(game)

    def is_revealed(self, game: Game) -> bool:
        """Returns whether the answer given since used the chance or uncovered something."""
        if self._uncovers or _has_shown_choices(game, self._seat):
            return True
        return hidden_state(self._layout, game, self._seat) != self._before
