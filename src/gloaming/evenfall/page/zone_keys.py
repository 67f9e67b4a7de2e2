"""What a zone depends on, in few words: if that is as it was, the zone is not drawn again.

A key is None where too much goes into a zone: then only its parts are kept. Where nothing can be
answered or refused on the board, a zone is nothing but what lies there, the same for all who look.
"""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.rivals import is_asked_there, rival_clan
from gloaming.kernel.page.question import RECENT
from gloaming.kernel.page.story import LINES
from gloaming.kernel.page.zone_drawing import ZoneKey
from gloaming.kernel.views.types import StoryLine


def scores_key(page: EvenfallPageBuilder) -> ZoneKey:
    view = page.view
    return (
        (view.turn, view.first, view.round, view.rounds, view.phase, view.over),
        (view.deck, len(view.discard), view.place_deck),
        (*view.asked, -1, *view.winners),
        tuple((c.clan, c.vp, c.mana, c.cards, c.passed) for c in view.clans),
        page.names,
    )


def tabs_key(page: EvenfallPageBuilder) -> ZoneKey:
    return (page.view.seat >= 0,)


def board_key(page: EvenfallPageBuilder) -> ZoneKey | None:
    if not page.is_inert:
        return None
    return page.clan(page.focal_seat()), page.names, page.seat_classes, page.view.over


def question_key(page: EvenfallPageBuilder) -> ZoneKey | None:
    """Returns, while one waits, for whom; what happened last is among the lines."""
    view = page.view
    if view.question is not None or view.over:
        return None
    return (*view.asked, *page.names, *page.seat_classes)


def hand_key(page: EvenfallPageBuilder) -> ZoneKey | None:
    return (page.view.seat, page.view.over, *page.view.hand) if page.is_inert else None


def regions_key(page: EvenfallPageBuilder) -> ZoneKey | None:
    if not page.is_inert:
        return None
    battle = page.view.battle
    where = "" if battle is None else battle.region
    return tuple(page.view.regions), tuple(page.view.battles), where, page.names, page.seat_classes


def battle_key(page: EvenfallPageBuilder) -> ZoneKey | None:
    view = page.view
    if not page.is_inert:
        return None
    if view.battle is None:
        return ()
    region = next(r for r in view.regions if r.region == view.battle.region)
    mana = tuple(clan.mana for clan in view.clans)
    fought = page.battles.get(region.region)
    return view.battle, region, fought, tuple(view.asked), mana, page.names, page.seat_classes


def rival_key(page: EvenfallPageBuilder, number: int) -> ZoneKey | None:
    clan = rival_clan(page, number)
    if clan is None:
        return ()
    if is_asked_there(page, clan):
        return None
    path = page.view.path
    return clan, page.names, page.seat_classes, None if path is None else path.order


def story_key(page: EvenfallPageBuilder) -> ZoneKey:
    return len(page.view.story), page.context.base, page.names, page.seat_classes


def question_lines(page: EvenfallPageBuilder) -> list[StoryLine]:
    """Returns the lines among which the question bar looks for what led to the question."""
    return page.view.story[-RECENT:]


def shown_lines(page: EvenfallPageBuilder) -> list[StoryLine]:
    """Returns the lines that the story shows."""
    return page.view.story[-LINES:]
