"""Procedures: pieces of work that no card contains, such as a turn or a payment."""

from typing import TypeVar

from gloaming.kernel.game import Effect

Procedure = TypeVar("Procedure", bound=Effect)


def procedure(path: str, effect: Procedure) -> Procedure:
    """Returns the effect with the path by which a saved stack names it.

    Where it is assigned to a name of a rules module it is found by itself.
    """
    effect.path = path
    return effect
