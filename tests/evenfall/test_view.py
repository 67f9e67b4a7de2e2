"""A view is all that anyone sees: what a seat cannot know never changes a byte of it."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.views.types import EvenfallView
from gloaming.evenfall.views.view import view
from gloaming.kernel.chance import Chance
from gloaming.kernel.match import Match, new
from gloaming.kernel.question import UNANSWERED, Question

WATCHER = -1


def told(game: Evenfall, seat: int) -> bytes:
    return msgspec.json.encode(view(game, seat))


def points(match: Match, seed: int, every: int = 3) -> Iterator[Evenfall]:
    """Positions of a random game, simultaneous questions half answered included."""
    chance = random.Random(seed)
    count = 0
    while not match.is_over:
        game = match.game
        assert isinstance(game, Evenfall)
        count += 1
        assert game.question is not None
        if count % every == 0 or len(game.question.seats) > 1:
            yield game
        seat = chance.choice(match.asked_seats)
        match.answer(chance.choice(match.options(seat)), seat)
    assert isinstance(match.game, Evenfall)
    yield match.game


def match_of(seats: int, seed: int) -> Match:
    options = {"experienced": "on"} if seed % 2 else {}
    return new("evenfall", seats=seats, seed=seed, options=options)


def answered_otherwise(game: Evenfall, dream: Evenfall, seat: int) -> None:
    """Others who have answered secretly have done so in the dream too, but differently."""
    question = game.question
    dreamt = dream.question
    if question is None or dreamt is None:
        return
    given = dreamt.given[:]
    for i, who in enumerate(question.seats):
        if who != seat and question.given[i] != UNANSWERED:
            others = [c for c in dreamt.choices[i] if c != question.given[i]]
            given[i] = others[0] if others else question.given[i]
    dream.question = Question(dreamt.frame, dreamt.seats, dreamt.choices, given, dreamt.version)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_a_seat_cannot_know_never_changes_its_view(seats: int, seed: int) -> None:
    """EF-PLY-11: hands, decks and unrevealed dials are hidden from opponents."""
    match = match_of(seats, seed)
    for game in points(match, seed):
        for seat in match.asked_seats:
            dream = match.box.imagine(game, seat, Chance(bytes([seed]) * 32))
            assert isinstance(dream, Evenfall)
            dream.story = game.story  # a dream tells nothing; what was told stays the same
            answered_otherwise(game, dream, seat)
            dream.forced += 5
            assert told(dream, seat) == told(game, seat)


def swap_hands_with_the_deck(game: Evenfall, seat: int) -> Evenfall:
    """The same game with other cards in all hands but one, and the decks upside down."""
    other = game.copy()
    deck = other.own_deck()
    for who, clan in enumerate(other.clans):
        if who != seat:
            hand = clan.own_hand()
            for i in range(min(len(hand), len(deck))):
                hand[i], deck[i] = deck[i], hand[i]
    deck.reverse()
    other.own_place_deck().reverse()
    other.chance = Chance(b"another luck".ljust(32))
    return other


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 6)])
def test_other_hands_and_decks_are_hidden_from_who_waits_and_who_watches(
    seats: int, seed: int
) -> None:
    """EF-PLY-11 for seats that are not asked, and for a watcher, who sees no hand at all."""
    match = match_of(seats, seed)
    for game in points(match, seed, every=5):
        for seat in [WATCHER, *range(seats)]:
            if seat not in match.asked_seats:
                other = swap_hands_with_the_deck(game, seat)
                assert told(other, seat) == told(game, seat)


def test_the_own_hand_is_seen_and_changes_the_view() -> None:
    """The comparison above is worth something: an own card that differs shows."""
    match = match_of(2, 4)
    game = match.game
    assert isinstance(game, Evenfall)
    seat = match.asked_seats[0]
    other = game.copy()
    hand, deck = other.clans[seat].own_hand(), other.own_deck()
    hand[0], deck[0] = deck[0], hand[0]
    assert told(other, seat) != told(game, seat)
    assert told(other, 1 - seat) == told(game, 1 - seat)
    assert len(view(game, seat).hand) == len(game.clans[seat].hand)
    assert view(game, WATCHER).hand == []


def test_a_question_is_seen_only_by_who_is_asked() -> None:
    """Everybody sees whom the table waits for; only that seat sees the answers."""
    match = match_of(3, 8)
    asked = match.asked_seats[0]
    for seat in range(-1, 3):
        found = view(match.game, seat)  # type: ignore[arg-type]
        assert found.asked == [asked]
        if seat == asked:
            assert found.question is not None
            assert [o.key for o in found.question.offers] == [o.key for o in match.options()]
        else:
            assert found.question is None


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    """The story a seat reads names its own draws and only counts those of others."""
    match = match_of(2, 4)
    mine = view(match.game, 0)  # type: ignore[arg-type]
    named = {t for line in mine.story for t in line.things if line.message.id == "log-draw"}
    assert named == {f"card:{uid}" for uid in mine.hand}
    watched = view(match.game, WATCHER)  # type: ignore[arg-type]
    assert not any(line.message.id == "log-draw" for line in watched.story)
    assert any(line.message.id == "log-draws" for line in watched.story)


@pytest.mark.parametrize("seats", [2, 3])
def test_dials_are_secret_until_all_are_in(seats: int) -> None:
    """EF-BAT-10: what one has chosen shows nowhere before the last has chosen."""
    match = match_of(seats, 12)
    chance = random.Random(3)
    seen = 0
    while not match.is_over and seen < 3:
        game = match.game
        assert isinstance(game, Evenfall)
        if len(match.asked_seats) > 1 and match.prompt().id == "ask-dial":  # type: ignore[union-attr]
            seat = match.asked_seats[0]
            views: set[tuple[bytes, ...]] = set()
            for option in match.options(seat):
                tried = game.copy()
                tried.answer(option.choice, seat)
                views.add(tuple(told(tried, s) for s in range(-1, seats) if s != seat))
            assert len(views) == 1
            seen += 1
        who = chance.choice(match.asked_seats)
        match.answer(chance.choice(match.options(who)), who)
    assert seen


def test_a_view_survives_being_sent() -> None:
    """A view is plain data: encoded and decoded it is the same."""
    match = match_of(3, 7)
    for game in points(match, 7, every=20):
        for seat in range(-1, 3):
            sent = told(game, seat)
            assert msgspec.json.decode(sent, type=EvenfallView) == view(game, seat)
