"""Says what is missing for an effect that cannot be used now."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from gloaming.kernel import control
from gloaming.kernel.game import Effect, Game, seat_scope
from gloaming.kernel.message import Message

G = TypeVar("G", bound=Game)


def all_missing(parts: Sequence[Message]) -> Message:
    """Returns one message for up to two things that are missing together."""
    if not parts:
        return Message("why-impossible")
    if len(parts) == 1:
        return parts[0]
    return Message("why-both", first=parts[0], second=parts[1])


def either_missing(parts: Sequence[Message]) -> Message:
    """Returns one message for up to two things of which one would be enough."""
    if len(parts) == 1:
        return parts[0]
    return Message("why-either", first=parts[0], second=parts[1])


def effect_shortfall(
    game: G, seat: int, effect: Effect, own: Callable[[G, int, Effect], Message | None]
) -> Message | None:
    """Returns what keeps a seat from using an effect, or None where nothing does.

    `own` says that of the game's own nodes, and returns None for others: control nodes are looked
    through part by part.
    """
    if effect.is_possible(game, seat_scope(seat)):
        return None
    found = own(game, seat, effect)
    if found is not None:
        return found
    reasons: list[Message] = []
    for part in effect.children():
        missing = effect_shortfall(game, seat, part, own)
        if missing is not None:
            reasons.append(missing)
    if reasons and isinstance(effect, control.ChooseOne):
        return either_missing(reasons)
    if reasons and isinstance(effect, control.Sequence):
        return reasons[0]
    return Message("why-impossible")
