"""What a view is made of in every game: messages, the open question, the story, the outcome."""

from typing import TypeAlias, TypedDict

import msgspec


class NameRef(msgspec.Struct, frozen=True, tag="name"):
    """A `Name` that can be sent: `card:fairy.1`, `region:northern-lakes`, `seat:2`."""

    thing: str


class MessageView(msgspec.Struct, frozen=True, tag="message", omit_defaults=True):
    """A `Message` that can be sent; who reads it says it in the own language."""

    id: str
    args: "dict[str, MessageArgument]" = {}


MessageArgument: TypeAlias = int | str | MessageView | NameRef


class OptionView(msgspec.Struct, frozen=True):
    """An `Option` that can be sent: its key and words, the things on the table it points to, the
    rule for it, what it does, the path of the effect that choosing it runs, and with what."""

    key: str
    label: MessageView
    things: tuple[str, ...]
    rule: str
    verb: str = ""
    effect: str = ""
    argument: str = ""


class QuestionView(msgspec.Struct, frozen=True):
    """The open question of the seat that looks; nobody else sees it."""

    version: int
    about: MessageView
    offers: tuple[OptionView, ...]


class StoryLine(msgspec.Struct, frozen=True):
    """A line of the story that this seat may read."""

    seat: int
    message: MessageView
    things: tuple[str, ...]
    part: int = 0  # the number of its part of the story
    section: str = ""  # the step of that part to which it belongs, where the game has such


class StoryPartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the story (`StoryPart`): its kind, whose turn it was, what it is about, and the
    points of everybody when it began."""

    number: int
    kind: str
    seat: int = -1
    about: MessageView | None = None
    scores: tuple[int, ...] = ()


class OutcomeView(msgspec.Struct, frozen=True):
    """An `Outcome` that can be sent: how the game ended, who has won, why, and by which rule."""

    kind: str  # ranked, won-together or lost-together
    winners: tuple[int, ...]
    reason: MessageView
    rule: str


class PointsView(msgspec.Struct, frozen=True):
    """Points that a player got at once; round 0 is the end of the game. See `PointsEntry`."""

    player: int
    round: int
    source: str
    amount: int
    thing: str = ""


class PointsSum(msgspec.Struct, frozen=True):
    """A sum of points, with the sums that it is made of."""

    label: MessageView
    amount: int
    parts: "tuple[PointsSum, ...]" = ()


class PlayerPoints(msgspec.Struct, frozen=True):
    """Where all points of a player came from, by source and by round."""

    player: int
    amount: int
    by_source: tuple[PointsSum, ...]
    by_round: tuple[PointsSum, ...]


class View(msgspec.Struct, kw_only=True):
    """What one seat may know of a game; a game adds its own fields."""

    seat: int
    version: int
    over: bool
    asked: list[int]
    question: QuestionView | None = None
    story: list[StoryLine] = []
    parts: list[StoryPartView] = []  # of the story, by their numbers
    scores: list[int] = []  # by seat, then of opponents that the rules play; none without points
    outcome: OutcomeView | None = None
    points: list[PointsView] = []  # at the end, where the game says where points come from
    covers_backs: bool = False  # backs that everybody may read are shown only on request


class SeatFields(TypedDict):
    """The fields of every view that are a seat's own; see `seat_fields`."""

    seat: int
    question: QuestionView | None
    story: list[StoryLine]


class OpenFields(TypedDict):
    """The fields of every view that everybody sees alike; see `open_fields`."""

    version: int
    over: bool
    asked: list[int]
    parts: list[StoryPartView]
    scores: list[int]
    outcome: OutcomeView | None
    points: list[PointsView]


class CommonFields(SeatFields, OpenFields):
    """The fields that every view has; see `common_fields`."""


class Explanation(msgspec.Struct, frozen=True):
    """What a thing of a game is: its name, its text line by line, and the rules about it.

    `backs` are the lines of its other side, which a table may keep covered until somebody asks.
    """

    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
