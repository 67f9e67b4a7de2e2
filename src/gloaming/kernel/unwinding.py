"""Unwinding: work is taken off the stack wherever it lies, in the middle of anything.

What closes a scene stays on the stack. Where an order of simultaneous effects was still to be
chosen, it is chosen among those that are left.
"""

from collections.abc import Callable

from gloaming.kernel.game import NOBODY, Frame, Game


def drop_frames(game: Game, is_dropped: Callable[[Frame], bool]) -> None:
    """Drops the frames that a game names, but none that closes a scene."""
    kept: list[Frame] = []
    for frame in game.stack:
        if not is_dropped(frame) or frame.effect.is_closer():
            kept.append(frame)
    _replace_stack(game, kept)


def drop_seat(game: Game, seat: int) -> None:
    """Drops the remaining work of a seat; the work of others and of the board stays.

    If the seat was to order work of others, somebody else does (see `Game.ordering_seat`).
    """
    kept: list[Frame] = []
    for i, frame in enumerate(game.stack):
        if frame.seat == seat and not frame.effect.is_closer():
            size = frame.effect.group_size(frame)
            if size == 0:
                continue
            frame = Frame(frame.effect, NOBODY, frame.source, frame.target, size, frame.scene)
            game.stack[i] = frame
        kept.append(frame)
    _replace_stack(game, kept)


def drop_scene(game: Game, scene: int) -> None:
    """Drops the remaining work of a scene and of those opened inside it."""
    kept: list[Frame] = []
    for frame in game.stack:
        if frame.effect.is_closer() or not game.is_within(frame.scene, scene):
            kept.append(frame)
    _replace_stack(game, kept)


def _replace_stack(game: Game, kept: list[Frame]) -> None:
    """Makes `kept` the stack; groups of simultaneous work shrink with what was dropped."""
    if len(kept) == len(game.stack):
        return
    survivors = {id(frame) for frame in kept}
    new: list[Frame] = []
    for i, frame in enumerate(game.stack):
        if id(frame) not in survivors:
            continue
        size = frame.effect.group_size(frame)
        if size > 0:
            left = 0
            for below in game.stack[max(0, i - size) : i]:
                if id(below) in survivors:
                    left += 1
            if left < frame.effect.smallest_group():
                continue
            if left < size:
                frame = Frame(
                    frame.effect, frame.seat, frame.source, frame.target, left, frame.scene
                )
        new.append(frame)
    game.stack[:] = new
