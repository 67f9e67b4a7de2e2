"""The open question of a game: who is asked, with which choices, and what was answered so far."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gloaming.kernel.game import Frame

UNANSWERED: Final = -1


class Question:
    """Who is asked what, with which answers. Never changed: an answer makes a new one."""

    def __init__(
        self,
        frame: "Frame",
        seats: list[int],
        choices: list[list[int]],
        given: list[int],
        version: int,
    ) -> None:
        self.frame = frame
        self.seats = seats
        self.choices = choices
        self.given = given
        self.version = version

    def is_awaiting(self, seat: int) -> bool:
        """Whether this seat still has to answer."""
        for i, asked in enumerate(self.seats):
            if asked == seat:
                return self.given[i] == UNANSWERED
        return False

    def waiting(self) -> list[int]:
        """Returns the seats that still have to answer."""
        return [seat for i, seat in enumerate(self.seats) if self.given[i] == UNANSWERED]

    def choices_of(self, seat: int) -> list[int]:
        """Returns the choices open to a seat; none once it has answered."""
        for i, asked in enumerate(self.seats):
            if asked == seat and self.given[i] == UNANSWERED:
                return self.choices[i]
        return []
