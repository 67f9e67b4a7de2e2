"""The story of a game read once more at its end: rounds, Doom, journeys, and what each did."""

from collections.abc import Mapping, Sequence
from typing import Final

from gloaming.eldritch.page.scenes.parts import number_of, thing_of
from gloaming.kernel.views.types import StoryLine

CLOSED: Final = "closed"
BEATEN: Final = "beaten"
FOUND: Final = "found"
PASSED: Final = "passed"
FAILED: Final = "failed"
# What is counted of each investigator, by the line that tells it; Clues by their number.
DEEDS: Final[dict[str, str]] = {
    "log-close": CLOSED,
    "log-monster-defeated": BEATEN,
    "log-gain-clues": FOUND,
    "log-gain-this-clue": FOUND,
    "log-test-passed": PASSED,
    "log-test-failed": FAILED,
}
FALLS: Final = ("log-defeated", "log-devoured")


class Mark:
    """Something that happened on a space: a Gate closed, a Monster beaten, a Mystery solved."""

    def __init__(self, space: str, kind: str, thing: str, round: int) -> None:
        self.space = space
        self.kind = kind
        self.thing = thing
        self.round = round


class Life:
    """What one investigator did from the first round or the last replacement on."""

    def __init__(self, seat: int, sheet: str, round: int) -> None:
        self.seat = seat
        self.sheet = sheet
        self.since = round
        self.until = 0  # the round in which the investigator fell; 0 for who did not
        self.fall = ""  # the line that tells it
        self.way: list[str] = []  # spaces, in their order
        self.deeds: dict[str, int] = {}


class Chronicle:
    """All of a game that its last scene shows, read from its story."""

    def __init__(
        self, story: Sequence[StoryLine], start_doom: int, starts: Mapping[str, str]
    ) -> None:
        self.rounds = 1
        self.doom = [start_doom]  # before the first round, then at the end of each round
        self.lives: list[Life] = []
        self.marks: list[Mark] = []
        self.mysteries: list[tuple[str, int]] = []  # solved, with the round
        self.awakened = 0  # the round of the awakening; 0 without one
        self.by_omen = 0  # Doom that the Omen brought
        self.by_others = 0
        self._starts = starts  # the space on which each investigator begins
        self._now = start_doom
        self._is_omen = False
        for line in story:
            self._take(line)
        self.doom.append(self._now)

    def life(self, seat: int) -> Life | None:
        """Returns the present or last investigator of a seat."""
        return next((life for life in reversed(self.lives) if life.seat == seat), None)

    def _take(self, line: StoryLine) -> None:
        message = line.message
        id = message.id
        if id == "log-round":
            self._begin_round(number_of(message, "n"))
        elif id == "log-sheet":
            self._begin_life(line.seat, thing_of(message, "card"))
        elif id in ("log-doom", "log-doom-back"):
            self._set_doom(number_of(message, "n"))
        elif id == "log-awakens":
            self.awakened = self.rounds
        elif id == "log-solve-mystery":
            self.mysteries.append((thing_of(message, "card"), self.rounds))
        self._is_omen = id == "log-omen" or (self._is_omen and id == "log-doom")
        life = self.life(line.seat) if line.seat >= 0 else None
        if life is not None:
            self._live(life, line)

    def _begin_life(self, seat: int, sheet: str) -> None:
        life = Life(seat, sheet, self.rounds)
        if sheet in self._starts:
            life.way.append(self._starts[sheet])
        self.lives.append(life)

    def _begin_round(self, number: int) -> None:
        if number > 1:
            self.doom.append(self._now)
        self.rounds = max(number, 1)

    def _set_doom(self, doom: int) -> None:
        fallen = max(0, self._now - doom)
        if self._is_omen:
            self.by_omen += fallen
        else:
            self.by_others += fallen
        self._now = doom

    def _live(self, life: Life, line: StoryLine) -> None:
        message = line.message
        id = message.id
        if id == "log-move":
            life.way.append(thing_of(message, "space"))
        elif id in FALLS:
            life.until, life.fall = self.rounds, id
        deed = DEEDS.get(id)
        if deed is None:
            return
        number = number_of(message, "n") if id == "log-gain-clues" else 1
        life.deeds[deed] = life.deeds.get(deed, 0) + number
        if deed == CLOSED:
            self.marks.append(Mark(thing_of(message, "space"), CLOSED, "", self.rounds))
        elif deed == BEATEN and life.way:
            self.marks.append(Mark(life.way[-1], BEATEN, thing_of(message, "monster"), self.rounds))
