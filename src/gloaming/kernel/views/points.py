"""Where every point came from: sums by source and by round, each with the sums it is made of."""

from collections.abc import Sequence
from typing import Final

from gloaming.kernel.story import GAME_END
from gloaming.kernel.views.encode import EARLIER, EARLIER_ROUND
from gloaming.kernel.views.types import (
    MessageView,
    NameRef,
    PlayerPoints,
    PointsSum,
    PointsView,
    View,
)

SOURCE: Final = 0  # what entries are put together by
ROUND: Final = 1
THING: Final = 2
BY_SOURCE: Final = (SOURCE, THING, ROUND)
BY_ROUND: Final = (ROUND, SOURCE, THING)


def player_points(view: View, sources: Sequence[str] = ()) -> list[PlayerPoints]:
    """Returns where the points of every player came from; nothing where the game does not say.

    `sources` is the order in which they are told; any other comes after them.
    """
    if not view.points:
        return []
    found: list[PlayerPoints] = []
    for player, score in enumerate(view.scores):
        own = [entry for entry in view.points if entry.player == player]
        found.append(
            PlayerPoints(
                player, score, _sums(own, BY_SOURCE, sources), _sums(own, BY_ROUND, sources)
            )
        )
    return found


def source_label(source: str) -> MessageView:
    """Returns what a source of points is called."""
    return MessageView(f"points-{source}")


def round_label(round: int) -> MessageView:
    """Returns what a round is called, in which points were got."""
    if round == EARLIER_ROUND:
        return source_label(EARLIER)
    if round == GAME_END:
        return MessageView("points-end")
    return MessageView("points-round", {"n": round})


def rounds_of(points: Sequence[PointsView]) -> list[int]:
    """Returns the rounds in which points were got, in their order; the end is the last."""
    return sorted({entry.round for entry in points}, key=_round_order)


def sources_of(points: Sequence[PointsView], sources: Sequence[str] = ()) -> list[str]:
    """Returns the sources of some points, in the order of `sources` and then of their first use."""
    used = list(dict.fromkeys([entry.source for entry in points]))
    return [s for s in sources if s in used] + [s for s in used if s not in sources]


def _round_order(round: int) -> tuple[bool, int]:
    return round == GAME_END, round


def _sums(
    entries: list[PointsView], axes: tuple[int, ...], sources: Sequence[str]
) -> tuple[PointsSum, ...]:
    """Returns the sums of entries by the first axis, each with its sums by the others."""
    if not axes:
        return ()
    axis, rest = axes[0], axes[1:]
    if axis == THING and not any(entry.thing for entry in entries):
        return _sums(entries, rest, sources)  # nothing more to be said than the source
    found: list[PointsSum] = []
    for key in _keys(entries, axis, sources):
        own = [entry for entry in entries if _key(entry, axis) == key]
        amount = sum([entry.amount for entry in own])
        found.append(PointsSum(_label(own[0], axis), amount, _sums(own, rest, sources)))
    return tuple(found)


def _keys(entries: list[PointsView], axis: int, sources: Sequence[str]) -> list[str]:
    """Returns what entries are put together by, in the order in which it is told."""
    if axis == SOURCE:
        return sources_of(entries, sources)
    if axis == ROUND:
        return [str(round) for round in rounds_of(entries)]
    return list(dict.fromkeys([entry.thing for entry in entries]))


def _key(entry: PointsView, axis: int) -> str:
    if axis == SOURCE:
        return entry.source
    return str(entry.round) if axis == ROUND else entry.thing


def _label(entry: PointsView, axis: int) -> MessageView:
    if axis == SOURCE:
        return source_label(entry.source)
    if axis == ROUND:
        return round_label(entry.round)
    if not entry.thing:
        return source_label(entry.source)
    return MessageView("points-thing", {"thing": NameRef(entry.thing)})
