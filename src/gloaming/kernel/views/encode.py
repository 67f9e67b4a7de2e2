"""Turns what a game says, asks and tells into the form that views send, and back."""

from gloaming.kernel.game import Game
from gloaming.kernel.message import Entry, Message, Name, Option
from gloaming.kernel.views.types import Asked, Named, Offer, Part, Said, Told


def said(message: Message) -> Said:
    """A message in the form that can be sent."""
    args: dict[str, Part] = {}
    for key, value in message.args.items():
        if isinstance(value, Message):
            args[key] = said(value)
        elif isinstance(value, Name):
            args[key] = Named(value.thing)
        else:
            args[key] = value
    return Said(message.id, args)


def message(sent: Said) -> Message:
    """The message that was sent, for `Words.say`."""
    args: dict[str, int | str | Message | Name] = {}
    for key, value in sent.args.items():
        if isinstance(value, Said):
            args[key] = message(value)
        elif isinstance(value, Named):
            args[key] = Name(value.thing)
        else:
            args[key] = value
    return Message(sent.id, **args)


def offer(option: Option) -> Offer:
    """An option in the form that can be sent."""
    return Offer(option.key, said(option.label), option.things, option.rule)


def asked_of(game: Game, seat: int) -> Asked | None:
    """The open question of a seat; none for those who only wait, and for watchers."""
    question = game.question
    if seat < 0 or question is None or not question.awaits(seat):
        return None
    about = game.asks(seat)
    assert about is not None
    return Asked(question.version, said(about), tuple(offer(o) for o in game.options(seat)))


def told_to(game: Game, seat: int) -> list[Told]:
    """The lines of the story that a seat may read."""
    story = game.story
    if story is None:
        return []
    upto, lines = story.read.get(seat, (0, []))
    if upto < len(story.entries):
        lines = lines + [_told(entry) for entry in story.entries[upto:] if entry.seen_by(seat)]
        story.read[seat] = (len(story.entries), lines)
    return lines


def _told(entry: Entry) -> Told:
    """A line in the form that is sent; lines never change, so it is made once."""
    if not isinstance(entry.sent, Told):
        entry.sent = Told(entry.seat, said(entry.message), entry.things)
    return entry.sent
