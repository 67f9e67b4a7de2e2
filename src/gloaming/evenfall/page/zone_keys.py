"""What a zone depends on, in few words: if that is as it was, the zone is not drawn again.

A key is None where too much goes into a zone: then only its parts are kept. Where nothing can be
answered or refused on the board, a zone is nothing but what lies there, the same for all who look.
"""

from collections.abc import Callable, Hashable
from typing import TypeAlias

import msgspec

from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.page.question import RECENT
from gloaming.evenfall.page.story import LINES as SHOWN
from gloaming.kernel.views.types import Told

Key: TypeAlias = tuple[Hashable, ...]


def _scores(desk: Desk) -> Key:
    view = desk.view
    return (
        (view.turn, view.first, view.round, view.rounds, view.phase, view.over),
        (view.deck, len(view.discard), view.place_deck),
        (*view.asked, -1, *view.winners),
        tuple((c.clan, c.vp, c.mana, c.cards, c.passed) for c in view.clans),
        desk.names,
    )


def _board(desk: Desk) -> Key | None:
    if not desk.quiet:
        return None
    return desk.clan(desk.focal()), desk.names, desk.colours, desk.view.over


def _question(desk: Desk) -> Key | None:
    """While one waits: for whom, and what happened last."""
    view = desk.view
    if view.question is not None or view.over:
        return None
    return (*view.asked, *desk.names, *desk.colours)


def _hand(desk: Desk) -> Key | None:
    return (desk.view.seat, *desk.view.hand) if desk.quiet else None


def _regions(desk: Desk) -> Key | None:
    if not desk.quiet:
        return None
    battle = desk.view.battle
    fought = msgspec.json.encode(desk.battles)
    where = "" if battle is None else battle.region
    return tuple(desk.view.regions), fought, where, desk.names, desk.colours


def _battle(desk: Desk) -> Key | None:
    view = desk.view
    if not desk.quiet:
        return None
    if view.battle is None:
        return ()
    region = next(r for r in view.regions if r.region == view.battle.region)
    mana = tuple(clan.mana for clan in view.clans)
    fought = msgspec.json.encode(desk.battles.get(region.region))
    return view.battle, region, fought, tuple(view.asked), mana, desk.names, desk.colours


def _story(desk: Desk) -> Key:
    return len(desk.view.story), desk.context.base, desk.names, desk.colours


KEYS: dict[str, Callable[[Desk], Key | None]] = {
    "scores": _scores,
    "board": _board,
    "battle": _battle,
    "question": _question,
    "hand": _hand,
    "regions": _regions,
    "story": _story,
}
# The lines of the story that go into a zone.
LINES: dict[str, Callable[[Desk], list[Told]]] = {
    "question": lambda desk: desk.view.story[-RECENT:],
    "story": lambda desk: desk.view.story[-SHOWN:],
}
