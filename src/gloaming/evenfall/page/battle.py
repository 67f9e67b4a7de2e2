"""The battle as a scene: who fights with what, the dials, the strengths, and what is won."""

from htpy import Node

from gloaming.evenfall.model.cards import Region
from gloaming.evenfall.page.automa_battle import automa_fighter
from gloaming.evenfall.page.crystal_path import tie_break
from gloaming.evenfall.page.crystals import witches_of
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.page.page_options import DIAL
from gloaming.evenfall.page.tiles import rewards_at, tile_name
from gloaming.evenfall.views.types import BattleView, RegionView
from gloaming.kernel.page import elements as h


def battle(desk: Desk) -> Node:
    """The scene; nothing while no battle is fought."""
    view = desk.view
    if view.battle is None:
        return None
    pen = desk.pen
    region = next(r for r in view.regions if r.region == view.battle.region)
    board = next(b for b in pen.table.regions if b.entry == region.region)
    fought = desk.battles.get(region.region)
    winner = fought.winner if fought is not None else -1
    fighters = [
        clan.seat for clan in view.clans if region.witches[clan.seat] + region.elders[clan.seat] > 0
    ]
    decided = any(strength > 0 for strength in view.battle.strengths)
    return h.div(class_=f"battle{' decided' if decided else ''}")[
        h.header[
            pen.mark("battle"),
            h.h2[pen.text("screen-battle", region=pen.name(f"region:{region.region}"))],
            tile_name(pen, region),
            h.span(".stake", title=pen.text("page-at-stake"))[
                (pen.stone(icon) for icon in region.stones),
                pen.icon("first") if board.first_player else None,
            ],
        ],
        h.div(".fighters")[
            (_fighter(desk, view.battle, region, board, seat, winner) for seat in fighters)
        ],
        _dial(desk),
        tie_break(desk, fighters),
    ]


def _fighter(
    desk: Desk, fight: BattleView, region: RegionView, board: Region, seat: int, winner: int
) -> Node:
    """One side: pieces, dial, strength, and the rewards it has reached."""
    pen = desk.pen
    if desk.view.automa is not None and seat == len(desk.view.clans) - 1:
        fought = desk.battles.get(region.region)
        drawn = fought.drawn if fought is not None else []
        held = rewards_at(pen, region, board)
        return automa_fighter(desk, fight, region, held, drawn, seat == winner)
    clan = desk.clan(seat)
    strength = fight.strengths[seat]
    witches, elders = region.witches[seat], region.elders[seat]
    won = " winner" if seat == winner else ""
    held = rewards_at(pen, region, board)
    return h.section(class_=f"fighter c-{clan.clan}{won}", data_thing=f"dial:{seat}")[
        h.h3[
            pen.crest(clan.clan),
            h.span[desk.seat(seat)],
            pen.icon("crown") if won else None,
        ],
        h.div(".sum")[
            h.span(".force")[
                witches_of(desk, clan, witches, clan.cat == region.region),
                pen.piece("elder", clan.clan) * elders,
            ],
            h.span(".plus")["+"],
            _set_dial(desk, fight, seat),
            h.span(".plus")["="],
            h.span(".strength", title=pen.text("combat-strength"))[
                strength if strength > 0 else "?"
            ],
        ],
        h.div(".reaches")[
            h.span(".left", title=pen.text("page-mana-left"))[pen.mark("mana"), clan.mana],
            (
                h.span(
                    class_=f"reach{' got' if strength >= threshold else ''}",
                    title=f"{pen.text('effect-reward', n=threshold)}: {pen.written(reward)}",
                )[h.b[threshold], pen.effect(reward)]
                for threshold, reward in zip(held.thresholds, held.rewards)
            ),
        ],
    ]


def _set_dial(desk: Desk, fight: BattleView, seat: int) -> Node:
    """A dial: still open, set but hidden, or revealed."""
    pen = desk.pen
    shown = fight.dials[seat]
    if shown >= 0:
        said = f"{pen.text('mana-dial')}: {shown}"
        return h.span(".dial.shown", title=said, role="img", aria_label=said)[shown]
    waiting = seat in desk.view.asked
    said = pen.text("page-dial-open" if waiting else "page-dial-set")
    look = "open" if waiting else "sealed"
    return h.span(class_=f"dial {look}", title=said, role="img", aria_label=said)[
        "?" if waiting else pen.mark("die")
    ]


def _dial(desk: Desk) -> Node:
    """The own Mana Dial with its numbers, while it is to be set or changed."""
    answers = [answer for answer in desk.answers.all if answer.verb == DIAL]
    if not answers:
        return None
    return h.div(".dialplate", role="group", aria_label=desk.pen.text("mana-dial"))[
        (
            h.button(
                ".can.notch",
                type="submit",
                form="answer",
                name="key",
                value=answer.key,
                data_n=answer.number,
                title=answer.label,
                aria_label=answer.label,
            )[answer.key.removeprefix("dial:")]
            for answer in answers
        )
    ]
