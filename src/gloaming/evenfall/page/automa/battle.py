"""The Automa in a battle: the round, its Witches, and the cards it draws (EF-AUT-43 to 48)."""

from gloaming.evenfall.model.cards import Region, Tile
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.views.types import BattleView, RegionView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def automa_fighter(
    page: EvenfallPageBuilder,
    fight: BattleView,
    region: RegionView,
    board: Region | Tile,
    drawn: tuple[str, ...],
    won: bool,
) -> Node:
    """Returns the Automa's side of a battle: its cards lie face down until your dial is set."""
    renderer = page.renderer
    clan = page.view.clans[-1]
    strength = fight.strengths[clan.seat]
    witches = region.witches[clan.seat]
    decided = strength > 0
    return h.section(
        class_=f"fighter engine c-{clan.clan}{' winner' if won else ''}",
        data_thing=f"dial:{clan.seat}",
    )[
        h.h3[
            renderer.crest(clan.clan),
            h.span[page.seat_name(clan.seat)],
            renderer.icon("crown") if won else None,
        ],
        h.div(".sum")[
            _part(page, "page-battle-round", page.view.round, h.b[page.view.round]),
            h.span(".plus")["+"],
            h.span(".force", title=renderer.text("amount-witch", n=witches))[
                renderer.piece("witch", clan.clan) * witches
            ],
            h.span(".plus")["+"],
            _drawn(page, drawn) if decided else _backs(page, witches),
            _tile(page),
            h.span(".plus")["="],
            h.span(".strength", title=renderer.text("combat-strength"))[
                strength if decided else "?"
            ],
        ],
        h.div(".reaches")[
            (
                h.span(
                    class_=f"reach{' got' if decided and strength >= threshold else ''}",
                    title=renderer.reward_text(threshold, reward),
                )[h.b[threshold], renderer.effect_icons(reward)]
                for threshold, reward in zip(board.thresholds, board.rewards)
            )
        ],
    ]


def _part(page: EvenfallPageBuilder, id: str, n: int, shown: Node) -> Node:
    said = page.renderer.text(id, n=n)
    return h.span(".summand", title=said, role="img", aria_label=said)[shown]


def _backs(page: EvenfallPageBuilder, count: int) -> Node:
    """Returns as many cards as it has Witches there (EF-AUT-45), still face down."""
    said = page.renderer.text("page-battle-will-draw", n=count)
    return h.span(".draws", title=said, role="img", aria_label=said)[
        (h.i(".back")["?"] for _ in range(count))
    ]


def _drawn(page: EvenfallPageBuilder, drawn: tuple[str, ...]) -> Node:
    renderer = page.renderer
    return h.span(".draws")[
        (
            h.span(
                class_=f"turned-up {renderer.keyword(renderer.cards[uid])}",
                data_card=renderer.cards[uid].entry,
            )[
                renderer.sigil(renderer.cards[uid].entry),
                renderer.link(uid),
                h.b[renderer.cards[uid].vp],
            ]
            for uid in drawn
        )
    ]


def _tile(page: EvenfallPageBuilder) -> Node:
    """Returns what The Spike's tile adds (EF-TILE-14)."""
    automa = page.view.automa
    bonus = page.renderer.tile_strength(automa.tile) if automa is not None else 0
    if not bonus:
        return None
    return [h.span(".plus")["+"], _part(page, "page-battle-tile", bonus, h.b[bonus])]
