"""The final scoring, step by step, and the score of every round as a chart (EF-END-12 to 19)."""

from itertools import pairwise

from gloaming.evenfall.model.points import SOURCES
from gloaming.evenfall.page.automa.scoring import sums
from gloaming.evenfall.page.crystal.path import from_crystals
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.scores import ROMAN
from gloaming.evenfall.views.types import ClanView, ScoringView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.points import points_breakdown

WIDE, HIGH = 440, 190  # the chart
LEFT, RIGHT, TOP, BOTTOM = 34, 116, 12, 24
STEPS = ("specialists", "council", "circle")
DIGITS = "\n".join("0123456789")


def scoring(page: EvenfallPageBuilder) -> Node:
    """Returns the table and the chart; nothing before the end."""
    view = page.view
    if not view.over:
        return None
    renderer = page.renderer
    ranked = sorted(view.clans, key=lambda c: (-c.vp, c.seat not in view.winners, -c.mana, c.seat))
    rounds = max(len(clan.history) for clan in view.clans) - 1
    heads = [(ROMAN[n - 1], renderer.text("screen-final-round", n=n)) for n in range(1, rounds + 1)]
    heads += [(renderer.text(f"page-step-{step}"), "") for step in STEPS]
    tile = sum(steps.tile for steps in view.scoring)  # EF-TILE-15
    if tile:
        heads.append((renderer.text("page-step-tile"), ""))
    return h.div(".scoring")[
        h.table[
            h.caption[renderer.text("final-scores")],
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".sr")[renderer.text("page-player")]],
                    (h.th(scope="col", title=said or None)[head] for head, said in heads),
                    h.th(scope="col")[renderer.mark("vp"), renderer.text("page-total")],
                    h.th(scope="col")[renderer.icon("mana")],
                ]
            ],
            h.tbody[(_row(page, clan, view.scoring[clan.seat], rounds, tile) for clan in ranked)],
        ],
        h.figure[
            _chart(page, rounds),
            h.figcaption[renderer.text("page-chart")],
        ],
        points_breakdown(page, SOURCES),
        sums(page),
        from_crystals(page),
    ]


def _row(
    page: EvenfallPageBuilder, clan: ClanView, gained: ScoringView, rounds: int, tile: int
) -> Node:
    """Returns a player's way to the end: what came in each round, then in each step."""
    renderer = page.renderer
    scores = [0, *clan.history[:-1]]
    earned = [after - before for before, after in pairwise(scores)]
    earned += [0] * (rounds - len(earned))
    earned += [gained.specialists, gained.council, gained.circle]
    if tile:
        earned.append(gained.tile)
    won = " won" if clan.seat in page.view.winners else ""
    return h.tr(class_=f"c-{clan.clan}{won}")[
        h.th(scope="row")[
            renderer.crest(clan.clan),
            page.seat_name(clan.seat),
            renderer.icon("crown") if won else None,
        ],
        (h.td(class_=f"step s{i}")["+", points] for i, points in enumerate(earned, 1)),
        h.td(".total")[_rolling(clan.vp)],
        h.td[clan.mana],
    ]


def _rolling(number: int) -> Node:
    """Returns a number whose digits roll into place; who listens hears it at once."""
    return h.span(".roll", role="img", aria_label=str(number))[
        (h.span(class_=f"digit d{digit}")[DIGITS] for digit in str(number))
    ]


# --- the chart -----------------------------------------------------------------------------


def _chart(page: EvenfallPageBuilder, rounds: int) -> Node:
    """Returns a chart of the points after each round and at the end, a line for every clan."""
    view = page.view
    renderer = page.renderer
    top = max(10, -(-max(clan.vp for clan in view.clans) // 20) * 20)
    marks = [renderer.text("page-chart-round", n=n) for n in range(1, rounds + 1)]
    marks.append(renderer.text("screen-final-end"))
    lines = range(0, top + 1, 20)
    return h.svg(".chart", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=_said(page))[
        h.g(".grid")[
            (
                [
                    h.path(d=f"M{LEFT} {_y(n, top)}H{WIDE - RIGHT}"),
                    h.text(x=LEFT - 6, y=_y(n, top) + 4, text_anchor="end")[n],
                ]
                for n in lines
            ),
            (
                h.text(x=_x(i, rounds), y=HIGH - 6, text_anchor="middle")[mark]
                for i, mark in enumerate(marks, 1)
            ),
        ],
        (_curve(page, clan, rounds, top) for clan in view.clans),
        _names(page, rounds, top),
    ]


def _curve(page: EvenfallPageBuilder, clan: ClanView, rounds: int, top: int) -> Node:
    points = [(_x(i, rounds), _y(n, top)) for i, n in enumerate([0, *clan.history])]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    return h.g(class_=f"curve c-{clan.clan}")[
        h.path(d=path, pathLength="1"),
        (h.circle(cx=x, cy=y, r="3") for x, y in points[1:]),
    ]


def _names(page: EvenfallPageBuilder, rounds: int, top: int) -> Node:
    """Returns names at the ends of the lines, moved apart where they would lie on one another."""
    ranked = sorted(page.view.clans, key=lambda clan: -clan.vp)
    at = float(TOP - 14)
    labels: list[Node] = []
    for clan in ranked:
        at = max(at + 14, _y(clan.vp, top) + 4)
        labels.append(
            h.text(class_=f"name c-{clan.clan}", x=_x(rounds + 1, rounds) + 8, y=round(at))[
                clan.vp, " ", page.seat_name(clan.seat)[:12]
            ]
        )
    return labels


def _said(page: EvenfallPageBuilder) -> str:
    """Returns the chart in words, for who cannot see it."""
    return "; ".join(
        f"{page.seat_name(clan.seat)}: {', '.join(map(str, clan.history))}"
        for clan in page.view.clans
    )


def _x(step: int, rounds: int) -> int:
    return round(LEFT + (WIDE - LEFT - RIGHT) * step / (rounds + 1))


def _y(points: int, top: int) -> int:
    return round(HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * points / top)
