"""Where every point came from, on the page: any sum opens to its parts."""

from collections.abc import Sequence

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import AnyPage
from gloaming.kernel.views.points import player_points
from gloaming.kernel.views.types import PlayerPoints, PointsSum


def points_breakdown(page: AnyPage, sources: Sequence[str] = ()) -> Node:
    """Returns where all points came from, for every player; nothing where the game does not say."""
    players = player_points(page.view, sources)
    if not players:
        return None
    players.sort(key=_most_points)
    return h.section(".points-from", aria_labelledby="points-from")[
        h.h2("#points-from")[page.renderer.text("points")],
        (_player(page, player) for player in players),
    ]


def _most_points(player: PlayerPoints) -> int:
    return -player.amount


def _player(page: AnyPage, player: PlayerPoints) -> Node:
    return h.details(class_=page.seat_class(player.player))[
        h.summary[
            page.seat_emblem(player.player),
            h.span(".nm")[page.seat_name(player.player)],
            h.b[player.amount],
        ],
        h.div(".ways-of-points")[
            _list(page, "points-by-source", player.by_source),
            _list(page, "points-by-round", player.by_round),
        ],
    ]


def _list(page: AnyPage, title: str, sums: tuple[PointsSum, ...]) -> Node:
    return h.div[h.h3[page.renderer.text(title)], h.ul[(_sum(page, one) for one in sums)]]


def _sum(page: AnyPage, one: PointsSum) -> Node:
    """Returns a sum that opens to its parts; a single last part is said in the same line."""
    label = page.html(one.label)
    if not one.parts:
        return h.li[h.span[label], h.b[one.amount]]
    only = one.parts[0]
    if len(one.parts) == 1 and not only.parts:
        return h.li[h.span[label, " ", h.small[page.html(only.label)]], h.b[one.amount]]
    return h.li[
        h.details[
            h.summary[h.span[label], h.b[one.amount]],
            h.ul[(_sum(page, part) for part in one.parts)],
        ]
    ]
