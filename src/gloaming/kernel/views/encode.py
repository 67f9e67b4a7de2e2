"""Turns what a game says, asks and tells into the form that views send, and back."""

from typing import Final, TypeVar

from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.outcome import KINDS
from gloaming.kernel.story import StoryEntry, StoryPart
from gloaming.kernel.views.types import (
    CommonFields,
    MessageArgument,
    MessageView,
    NameRef,
    OpenFields,
    OptionView,
    OutcomeView,
    PointsView,
    QuestionView,
    SeatFields,
    StoryLine,
    StoryPartView,
)

T = TypeVar("T")
EARLIER: Final = "earlier"  # the source of points of which the story says nothing
EARLIER_ROUND: Final = -1


def encode_message(message: Message) -> MessageView:
    """Returns a message in the form that can be sent."""
    args: dict[str, MessageArgument] = {}
    for key, value in message.args.items():
        if isinstance(value, Message):
            args[key] = encode_message(value)
        elif isinstance(value, Name):
            args[key] = NameRef(value.thing)
        else:
            args[key] = value
    return MessageView(message.id, args)


def decode_message(sent: MessageView) -> Message:
    """Returns the message that was sent, for `Words.say`."""
    args: dict[str, int | str | Message | Name] = {}
    for key, value in sent.args.items():
        if isinstance(value, MessageView):
            args[key] = decode_message(value)
        elif isinstance(value, NameRef):
            args[key] = Name(value.thing)
        else:
            args[key] = value
    return Message(sent.id, **args)


def encode_option(option: Option) -> OptionView:
    """Returns an option in the form that can be sent."""
    return OptionView(
        option.key,
        encode_message(option.label),
        option.things,
        option.rule,
        option.verb,
        option.effect,
        option.argument,
    )


def question_view(game: Game, seat: int) -> QuestionView | None:
    """Returns the open question of a seat; none for those who only wait, and for watchers."""
    question = game.question
    if seat < 0 or question is None or not question.is_awaiting(seat):
        return None
    about = game.prompt(seat)
    assert about is not None
    return QuestionView(
        question.version, encode_message(about), tuple(encode_option(o) for o in game.options(seat))
    )


def outcome_view(game: Game) -> OutcomeView | None:
    """Returns how a game has ended, None while it goes on."""
    outcome = game.outcome()
    if outcome is None:
        return None
    reason = encode_message(outcome.reason)
    return OutcomeView(KINDS[outcome.kind], tuple(outcome.winners), reason, outcome.rule)


def common_fields(game: Game, seat: int) -> CommonFields:
    """Returns the fields that a seat's view has in every game, for the view of a game."""
    return {**seat_fields(game, seat), **open_fields(game)}


def seat_fields(game: Game, seat: int) -> SeatFields:
    """Returns those of them that are the seat's own."""
    return {
        "seat": seat,
        "question": question_view(game, seat),
        "story": story_lines(game, seat),
    }


def open_fields(game: Game) -> OpenFields:
    """Returns those of them that everybody sees alike."""
    return {
        "version": game.version,
        "over": game.is_over,
        "asked": game.question.waiting() if game.question is not None else [],
        "parts": story_parts(game),
        "scores": game.scores(),
        "outcome": outcome_view(game),
        "points": points_views(game) if game.is_over else [],
    }


def same_as_before(game: Game, name: str, made: list[T]) -> list[T]:
    """Returns what was `made` for views, with the one last shown in the place of each equal one.

    So what has not changed is known by identity, and its drawings are found sooner. `name` says
    what it is a list of, and for whom.
    """
    story = game.story
    if story is None:
        return made
    before: list[T] | None = story.read.get(name)
    if before is not None and len(before) == len(made):
        made = [old if old == new else new for old, new in zip(before, made)]
    story.read[name] = made
    return made


def points_views(game: Game) -> list[PointsView]:
    """Returns where all points came from; nothing for a game that does not say so.

    A game that goes on from a snapshot has lost the beginning of its story: what that brought is
    one entry of the source `earlier`.
    """
    if game.story is None or not game.story.points:
        return []
    found = [PointsView(e.player, e.round, e.source, e.amount, e.thing) for e in game.story.points]
    for player, score in enumerate(game.scores()):
        rest = score - sum([entry.amount for entry in found if entry.player == player])
        if rest:
            found.append(PointsView(player, EARLIER_ROUND, EARLIER, rest))
    return found


def story_lines(game: Game, seat: int) -> list[StoryLine]:
    """Returns the lines of the story that a seat may read."""
    story = game.story
    if story is None:
        return []
    read: tuple[int, list[StoryLine]] = story.read.get(seat, (0, []))
    upto, lines = read
    if upto < len(story.entries):
        lines = lines + [
            story_line(entry) for entry in story.entries[upto:] if entry.is_visible_to(seat)
        ]
        story.read[seat] = (len(story.entries), lines)
    return lines


def story_line(entry: StoryEntry) -> StoryLine:
    """Returns a line in the form that is sent; lines never change, so it is made once."""
    if not isinstance(entry.sent, StoryLine):
        message = encode_message(entry.message)
        entry.sent = StoryLine(entry.seat, message, entry.things, entry.part, entry.section)
    return entry.sent


def story_parts(game: Game) -> list[StoryPartView]:
    """Returns the parts of the story; everybody may know them."""
    return [] if game.story is None else [story_part(part) for part in game.story.parts]


def story_part(part: StoryPart) -> StoryPartView:
    """Returns a part in the form that is sent; parts never change, so it is made once."""
    if not isinstance(part.sent, StoryPartView):
        about = None if part.about is None else encode_message(part.about)
        part.sent = StoryPartView(part.number, part.kind, part.seat, about, part.scores)
    return part.sent
