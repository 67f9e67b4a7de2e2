"""The battle as a scene: who fights with what, the dials, the strengths, and what is won."""

from gloaming.evenfall.model.cards import Region
from gloaming.evenfall.page.automa.battle import automa_fighter
from gloaming.evenfall.page.crystal.crystals import witches_of
from gloaming.evenfall.page.crystal.path import tie_break
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import DIAL, strength_before_dial
from gloaming.evenfall.page.tiles import rewards_at, tile_name
from gloaming.evenfall.views.types import BattleView, RegionView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption, option_button


def battle(page: EvenfallPageBuilder) -> Node:
    """Returns the battle as a scene; nothing while no battle is fought."""
    view = page.view
    if view.battle is None:
        return None
    renderer = page.renderer
    region = next(r for r in view.regions if r.region == view.battle.region)
    board = next(b for b in renderer.table.regions if b.entry == region.region)
    fought = page.battles.get(region.region)
    winner = fought.winner if fought is not None else -1
    fighters = [
        clan.seat for clan in view.clans if region.witches[clan.seat] + region.elders[clan.seat] > 0
    ]
    decided = any(strength > 0 for strength in view.battle.strengths)
    name = renderer.name(f"region:{region.region}")
    return h.div(class_=f"battle{' decided' if decided else ''}")[
        h.header[
            renderer.mark("battle"),
            h.h2[renderer.text("screen-battle", region=name, entry=region.region)],
            tile_name(renderer, region),
            h.span(".stake", title=renderer.text("page-at-stake"))[
                (renderer.stone(icon) for icon in region.stones),
                renderer.icon("first") if board.first_player else None,
            ],
        ],
        h.div(".fighters")[
            (_fighter(page, view.battle, region, board, seat, winner) for seat in fighters)
        ],
        _dial(page),
        tie_break(page, fighters),
    ]


def _fighter(
    page: EvenfallPageBuilder,
    fight: BattleView,
    region: RegionView,
    board: Region,
    seat: int,
    winner: int,
) -> Node:
    """Returns one side: pieces, dial, strength, and the rewards it has reached."""
    renderer = page.renderer
    if page.view.automa is not None and seat == len(page.view.clans) - 1:
        fought = page.battles.get(region.region)
        drawn = fought.drawn if fought is not None else ()
        held = rewards_at(renderer, region, board)
        return automa_fighter(page, fight, region, held, drawn, seat == winner)
    clan = page.clan(seat)
    strength = fight.strengths[seat]
    witches, elders = region.witches[seat], region.elders[seat]
    won = " winner" if seat == winner else ""
    held = rewards_at(renderer, region, board)
    return h.section(class_=f"fighter c-{clan.clan}{won}", data_thing=f"dial:{seat}")[
        h.h3[
            renderer.crest(clan.clan),
            h.span[page.seat_name(seat)],
            renderer.icon("crown") if won else None,
        ],
        h.div(".sum")[
            h.span(".force")[
                witches_of(page, clan, witches, clan.cat == region.region),
                renderer.piece("elder", clan.clan) * elders,
            ],
            h.span(".plus")["+"],
            _set_dial(page, fight, seat),
            h.span(".plus")["="],
            h.span(".strength", title=renderer.text("combat-strength"))[
                strength if strength > 0 else "?"
            ],
        ],
        h.div(".reaches")[
            h.span(".left", title=renderer.text("page-mana-left"))[
                renderer.mark("mana"), clan.mana
            ],
            (
                h.span(
                    class_=f"reach{' got' if strength >= threshold else ''}",
                    title=renderer.reward_text(threshold, reward),
                )[h.b[threshold], renderer.effect_icons(reward)]
                for threshold, reward in zip(held.thresholds, held.rewards)
            ),
        ],
    ]


def _set_dial(page: EvenfallPageBuilder, fight: BattleView, seat: int) -> Node:
    """Returns a dial: still open, set but hidden, or revealed."""
    renderer = page.renderer
    shown = fight.dials[seat]
    if shown >= 0:
        said = f"{renderer.text('mana-dial')}: {shown}"
        return h.span(".dial.revealed", title=said, role="img", aria_label=said)[shown]
    waiting = seat in page.view.asked
    said = renderer.text("page-dial-open" if waiting else "page-dial-set")
    look = "open" if waiting else "sealed"
    return h.span(class_=f"dial {look}", title=said, role="img", aria_label=said)[
        "?" if waiting else renderer.mark("die")
    ]


def _dial(page: EvenfallPageBuilder) -> Node:
    """Returns the own Mana Dial with its numbers, while it is to be set or changed."""
    options = [option for option in page.options.all if option.verb == DIAL]
    if not options:
        return None
    base = strength_before_dial(page.view)
    return h.div(".dialplate", role="group", aria_label=page.renderer.text("mana-dial"))[
        (
            option_button(
                option,
                "notch",
                [option.argument, h.small["= ", base + int(option.argument)]],
                title=f"{option.label}\n{_strength(page, base, option)}",
                label=f"{option.label}. {_strength(page, base, option)}",
            )
            for option in options
        )
    ]


def _strength(page: EvenfallPageBuilder, base: int, option: PageOption) -> str:
    """Returns the combat strength that a number on the dial leads to, in words."""
    strength = base + int(option.argument)
    return f"{page.renderer.title('combat-strength')}: {strength}"
