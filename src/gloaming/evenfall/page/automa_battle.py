"""The Automa in a battle: the round, its Witches, and the cards it draws (EF-AUT-43 to 48)."""

from htpy import Node

from gloaming.evenfall.model.cards import Region, Tile
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.views.types import BattleView, RegionView
from gloaming.kernel.page import elements as h


def automa_fighter(
    desk: Desk,
    fight: BattleView,
    region: RegionView,
    board: Region | Tile,
    drawn: list[str],
    won: bool,
) -> Node:
    """It has no dial: while you set yours its cards lie face down, then they are turned up."""
    pen = desk.pen
    clan = desk.view.clans[-1]
    strength = fight.strengths[clan.seat]
    witches = region.witches[clan.seat]
    decided = strength > 0
    return h.section(
        class_=f"fighter engine c-{clan.clan}{' winner' if won else ''}",
        data_thing=f"dial:{clan.seat}",
    )[
        h.h3[
            pen.crest(clan.clan), h.span[desk.seat(clan.seat)], pen.icon("crown") if won else None
        ],
        h.div(".sum")[
            _part(desk, "page-battle-round", desk.view.round, h.b[desk.view.round]),
            h.span(".plus")["+"],
            h.span(".force", title=pen.text("amount-witch", n=witches))[
                pen.piece("witch", clan.clan) * witches
            ],
            h.span(".plus")["+"],
            _drawn(desk, drawn) if decided else _backs(desk, witches),
            _tile(desk),
            h.span(".plus")["="],
            h.span(".strength", title=pen.text("combat-strength"))[strength if decided else "?"],
        ],
        h.div(".reaches")[
            (
                h.span(
                    class_=f"reach{' got' if decided and strength >= threshold else ''}",
                    title=f"{pen.text('effect-reward', n=threshold)}: {pen.written(reward)}",
                )[h.b[threshold], pen.effect(reward)]
                for threshold, reward in zip(board.thresholds, board.rewards)
            )
        ],
    ]


def _part(desk: Desk, id: str, n: int, shown: Node) -> Node:
    said = desk.pen.text(id, n=n)
    return h.span(".part", title=said, role="img", aria_label=said)[shown]


def _backs(desk: Desk, count: int) -> Node:
    """As many cards as it has Witches there (EF-AUT-45), still face down."""
    said = desk.pen.text("page-battle-will-draw", n=count)
    return h.span(".draws", title=said, role="img", aria_label=said)[
        (h.i(".back")["?"] for _ in range(count))
    ]


def _drawn(desk: Desk, drawn: list[str]) -> Node:
    pen = desk.pen
    return h.span(".draws")[
        (
            h.span(
                class_=f"turned-up {pen.keyword(pen.cards[uid])}", data_card=pen.cards[uid].entry
            )[pen.sigil(pen.cards[uid].entry), pen.link(uid), h.b[pen.cards[uid].vp]]
            for uid in drawn
        )
    ]


def _tile(desk: Desk) -> Node:
    """What The Spike's tile adds (EF-TILE-14)."""
    automa = desk.view.automa
    bonus = desk.pen.tile_strength(automa.tile) if automa is not None else 0
    if not bonus:
        return None
    return [h.span(".plus")["+"], _part(desk, "page-battle-tile", bonus, h.b[bonus])]
