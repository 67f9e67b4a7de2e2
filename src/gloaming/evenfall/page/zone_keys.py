"""What a zone depends on, in few words: if that is as it was, the zone is not drawn again.

A key is None where too much goes into a zone: then only its parts are kept. Where nothing can be
answered or refused on the board, a zone is nothing but what lies there, the same for all who look.
"""

from collections.abc import Callable, Hashable
from typing import TypeAlias

import msgspec

from gloaming.evenfall.page.page_builder import PageBuilder
from gloaming.evenfall.page.question import RECENT
from gloaming.evenfall.page.story import LINES as SHOWN
from gloaming.kernel.views.types import StoryLine

Key: TypeAlias = tuple[Hashable, ...]


def _scores(page: PageBuilder) -> Key:
    view = page.view
    return (
        (view.turn, view.first, view.round, view.rounds, view.phase, view.over),
        (view.deck, len(view.discard), view.place_deck),
        (*view.asked, -1, *view.winners),
        tuple((c.clan, c.vp, c.mana, c.cards, c.passed) for c in view.clans),
        page.names,
    )


def _board(page: PageBuilder) -> Key | None:
    if not page.quiet:
        return None
    return page.clan(page.focal()), page.names, page.colours, page.view.over


def _question(page: PageBuilder) -> Key | None:
    """While one waits: for whom, and what happened last."""
    view = page.view
    if view.question is not None or view.over:
        return None
    return (*view.asked, *page.names, *page.colours)


def _hand(page: PageBuilder) -> Key | None:
    return (page.view.seat, *page.view.hand) if page.quiet else None


def _regions(page: PageBuilder) -> Key | None:
    if not page.quiet:
        return None
    battle = page.view.battle
    fought = msgspec.json.encode(page.battles)
    where = "" if battle is None else battle.region
    return tuple(page.view.regions), fought, where, page.names, page.colours


def _battle(page: PageBuilder) -> Key | None:
    view = page.view
    if not page.quiet:
        return None
    if view.battle is None:
        return ()
    region = next(r for r in view.regions if r.region == view.battle.region)
    mana = tuple(clan.mana for clan in view.clans)
    fought = msgspec.json.encode(page.battles.get(region.region))
    return view.battle, region, fought, tuple(view.asked), mana, page.names, page.colours


def _story(page: PageBuilder) -> Key:
    return len(page.view.story), page.context.base, page.names, page.colours


KEYS: dict[str, Callable[[PageBuilder], Key | None]] = {
    "scores": _scores,
    "board": _board,
    "battle": _battle,
    "question": _question,
    "hand": _hand,
    "regions": _regions,
    "story": _story,
}
# The lines of the story that go into a zone.
LINES: dict[str, Callable[[PageBuilder], list[StoryLine]]] = {
    "question": lambda page: page.view.story[-RECENT:],
    "story": lambda page: page.view.story[-SHOWN:],
}
