"""Turns what a game says, asks and tells into the form that views send, and back."""

from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.story import StoryEntry
from gloaming.kernel.views.types import (
    MessageArgument,
    MessageView,
    NameRef,
    OptionView,
    QuestionView,
    StoryLine,
)


def encode_message(decode_message: Message) -> MessageView:
    """A message in the form that can be sent."""
    args: dict[str, MessageArgument] = {}
    for key, value in decode_message.args.items():
        if isinstance(value, Message):
            args[key] = encode_message(value)
        elif isinstance(value, Name):
            args[key] = NameRef(value.thing)
        else:
            args[key] = value
    return MessageView(decode_message.id, args)


def decode_message(sent: MessageView) -> Message:
    """The message that was sent, for `Words.say`."""
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
    """An option in the form that can be sent."""
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
    """The open question of a seat; none for those who only wait, and for watchers."""
    question = game.question
    if seat < 0 or question is None or not question.is_awaiting(seat):
        return None
    about = game.prompt(seat)
    assert about is not None
    return QuestionView(
        question.version, encode_message(about), tuple(encode_option(o) for o in game.options(seat))
    )


def story_lines(game: Game, seat: int) -> list[StoryLine]:
    """The lines of the story that a seat may read."""
    story = game.story
    if story is None:
        return []
    upto, lines = story.read.get(seat, (0, []))
    if upto < len(story.entries):
        lines = lines + [
            _story_line(entry) for entry in story.entries[upto:] if entry.is_visible_to(seat)
        ]
        story.read[seat] = (len(story.entries), lines)
    return lines


def _story_line(entry: StoryEntry) -> StoryLine:
    """A line in the form that is sent; lines never change, so it is made once."""
    if not isinstance(entry.sent, StoryLine):
        entry.sent = StoryLine(entry.seat, encode_message(entry.message), entry.things)
    return entry.sent
