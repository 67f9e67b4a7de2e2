"""How a game's events are shown and summed up, as data that the game declares once.

The page plays each line of the story as an event: something moves, something is counted. A summary
tells a turn as one paragraph, and what a round brought everybody. Both need to know what the
arguments of the game's messages mean; a game that declares nothing has its lines told one by one.
"""

from typing import Final

# How long an event is shown.
PLAYED: Final = 0  # for as long as the speed says
PASSED: Final = 1  # for a moment, and in no summary: a phase begins, a market is filled


class EventDisplay:
    """How the events of one message are shown; each field names an argument of the message.

    `what` moves from `origin` to `target`: things such as `card:fairy.1`, `region:…`, `seat:2`,
    which lie where the page has them as `data-thing`; a name with a colon is no argument but such a
    thing itself, one that is always there (`track:doom`). `amount` is what somebody gains or pays,
    a number or the kernel's message `amounts`; `unit` is what a number counts (`mana`, `vp`).
    `joined` is the argument in which alike lines of a turn are told as one: numbers and amounts are
    summed, names are listed.
    """

    __slots__ = ("amount", "is_loss", "joined", "origin", "pace", "target", "unit", "what")

    def __init__(
        self,
        what: str = "",
        origin: str = "",
        target: str = "",
        amount: str = "",
        unit: str = "",
        joined: str = "",
        is_loss: bool = False,
        pace: int = PLAYED,
    ) -> None:
        self.what = what
        self.origin = origin
        self.target = target
        self.amount = amount
        self.unit = unit
        self.joined = joined
        self.is_loss = is_loss
        self.pace = pace


class Tally:
    """A column of the summary of a round: what is gathered from which messages.

    `label` is the message that heads it, `events` are messages with the argument to gather: names
    are listed, amounts and numbers summed. Of `is_level` only the last counts: where something
    stands at the end of the round.
    """

    __slots__ = ("events", "is_level", "label")

    def __init__(self, label: str, events: dict[str, str], is_level: bool = False) -> None:
        self.label = label
        self.events = events
        self.is_level = is_level


class Staging:
    """All that a game declares about its events, by message, and what a round is summed up by.

    `tallies` are columns, with a row for each player; `common` concerns everybody together.
    `points_unit` is the unit of amounts that the score counts, where the game has points.
    """

    __slots__ = ("common", "events", "points_unit", "tallies")

    def __init__(
        self,
        events: dict[str, EventDisplay] | None = None,
        tallies: tuple[Tally, ...] = (),
        common: tuple[Tally, ...] = (),
        points_unit: str = "",
    ) -> None:
        self.events: dict[str, EventDisplay] = events or {}
        self.tallies = tallies
        self.common = common
        self.points_unit = points_unit

    def display(self, message: str) -> EventDisplay:
        """Returns how the events of a message are shown; by default their line is told."""
        return self.events.get(message, TOLD)


TOLD: Final = EventDisplay()
PLAIN_STAGING: Final = Staging()
