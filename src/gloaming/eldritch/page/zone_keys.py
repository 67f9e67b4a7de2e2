"""What a zone depends on, in few words: if that is as it was, the zone is not drawn again.

A key is None where too much goes into a zone: then only its parts are kept.
"""

from collections.abc import Hashable

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import RESERVE
from gloaming.kernel.page.question import RECENT
from gloaming.kernel.page.story import LINES
from gloaming.kernel.page.zone_drawing import ZoneKey
from gloaming.kernel.views.types import StoryLine


def status_key(page: EldritchPageBuilder) -> ZoneKey:
    view = page.view
    return (
        tuple(view.investigators),
        (view.seat, view.lead, view.active, view.phase, view.round, view.mythos_left, view.over),
        page.names,
        page.dependencies(*[f"seat:{one.seat}" for one in view.investigators]),
    )


def doom_key(page: EldritchPageBuilder) -> ZoneKey:
    view = page.view
    return (
        (view.doom, view.omen, view.omens, view.next_omen, view.next_omen_doom),
        (view.ancient_one, view.mystery, len(view.solved), view.mysteries_to_win),
        tuple([card for card in view.ongoing if card.kind == "rumor"]),
    )


def map_key(page: EldritchPageBuilder) -> ZoneKey | None:
    """Returns, where nothing can be done on the map, what stands there and who looks."""
    view = page.view
    if not page.is_inert:
        return None
    return (
        tuple(view.spaces),
        tuple(view.fallen),
        (view.seat, view.lead, view.covers_backs, page.is_mustering, page.focal_space()),
        (view.omen, view.omens, view.omen_tokens, view.next_omen, view.next_omen_doom),
        page.names,
        page.seat_classes,
    )


def sheet_key(page: EldritchPageBuilder) -> ZoneKey | None:
    view = page.view
    if not page.is_inert or page.asked_about:
        return None
    return (page.investigator(page.focal_seat()), *_turn(page), view.seat, page.names)


def other_key(page: EldritchPageBuilder, number: int) -> ZoneKey:
    if number >= page.seat_count():
        return ()
    one = page.investigator(number)
    asked = tuple(sorted(page.asked_about))
    return (one, *_turn(page), page.names, asked)


def _turn(page: EldritchPageBuilder) -> tuple[Hashable, ...]:
    view = page.view
    tested = "" if view.test is None else f"{view.test.seat} {view.test.skill}"
    return (view.lead, view.active, view.phase, view.over, tested)


def side_key(page: EldritchPageBuilder) -> ZoneKey:
    view = page.view
    cards = [f"card:{card}" for card in view.reserve]
    cards += [f"card:{card.card}" for card in view.ongoing]
    if view.mystery is not None:
        cards.append(f"card:{view.mystery.card}")
    return (
        (view.ancient_one, view.awake, page.is_mustering, view.sheet_eldritch, view.sheet_sanity),
        (view.mystery, len(view.solved), view.mysteries_to_win, tuple(view.ongoing)),
        (tuple(view.reserve), tuple(view.decks), tuple(view.known_gates), tuple(view.last_gates)),
        "" if view.question is None else view.question.about.id,
        page.dependencies(RESERVE, *cards),
    )


def question_key(page: EldritchPageBuilder) -> ZoneKey | None:
    """Returns, while one waits, for whom; what happened last is among the lines."""
    view = page.view
    if view.question is not None or view.over:
        return None
    return (*view.asked, *page.names, *page.seat_classes)


def story_key(page: EldritchPageBuilder) -> ZoneKey:
    return len(page.view.story), page.context.base, page.names, page.seat_classes


def question_lines(page: EldritchPageBuilder) -> list[StoryLine]:
    """Returns the lines among which the question bar looks for what led to the question."""
    return page.view.story[-RECENT:]


def shown_lines(page: EldritchPageBuilder) -> list[StoryLine]:
    """Returns the lines that the story shows."""
    return page.view.story[-LINES:]
