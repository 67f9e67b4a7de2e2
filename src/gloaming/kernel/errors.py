"""What goes wrong, said for people."""

from collections.abc import Iterable


class GloamingError(Exception):
    """The base of everything that Gloaming refuses; its text is meant to be read."""


class StaleAnswer(GloamingError):
    """The answer was given to an earlier question; the game has moved on."""


class NotAsked(GloamingError):
    """This seat is not being asked anything now."""


class IllegalAnswer(GloamingError):
    """The answer is not among the options of the open question."""


class TooMuchWork(GloamingError):
    """An effect would go on without end, or nearly so, before anybody is asked again."""

    def __init__(self, path: str, limit: int) -> None:
        self.path = path
        self.limit = limit
        super().__init__(
            f"the effect “{path}” does not come to an end: more than {limit} steps between two"
            " questions; repeat less in it, or end what triggers itself"
        )

    def __reduce__(self) -> tuple[type["TooMuchWork"], tuple[object, ...]]:
        """Returns how to make it anew, so that it comes back whole from another process."""
        return type(self), (self.path, self.limit)


class SetupError(GloamingError):
    """A game cannot be set up like this."""


class EncodingError(GloamingError):
    """An action that is not open now, or an option for which the action space has no number."""

    def __init__(self, action: str, slots: int = -1) -> None:
        self.action = action
        self.slots = slots
        if slots < 0:
            said = f"the action “{action}” is not open now; see the mask of the observation"
        elif slots:
            said = f"there are numbers for {slots} options like “{action}” at once, not for more"
        else:
            said = (
                f"the action space has no number for “{action}”; it is made for the games' own"
                " content, without packs"
            )
        super().__init__(said)

    def __reduce__(self) -> tuple[type["EncodingError"], tuple[object, ...]]:
        """Returns how to make it anew, so that it comes back whole from another process."""
        return type(self), (self.action, self.slots)


class PackError(GloamingError):
    """A mistake in a pack, with the place where it stands."""

    def __init__(self, file: str, line: int, column: int, problem: str, hint: str = "") -> None:
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
        self.hint = hint
        where = f"{file}:{line}:{column}: " if file else ""
        super().__init__(f"{where}{problem}" + (f"\n  {hint}" if hint else ""))

    def __reduce__(self) -> tuple[type["PackError"], tuple[object, ...]]:
        """Returns how to make it anew, so that it comes back whole from another process."""
        return type(self), (self.file, self.line, self.column, self.problem, self.hint)


class NotationError(GloamingError):
    """A sentence of the notation that cannot be read; the column counts from 1 in that sentence."""

    def __init__(self, text: str, column: int, problem: str, hint: str = "") -> None:
        self.text = text
        self.column = column
        self.problem = problem
        self.hint = hint
        super().__init__(
            f"{problem} at column {column} of “{text}”" + (f"; {hint}" if hint else "")
        )

    def __reduce__(self) -> tuple[type["NotationError"], tuple[object, ...]]:
        """Returns how to make it anew, so that it comes back whole from another process."""
        return type(self), (self.text, self.column, self.problem, self.hint)


class RecordError(GloamingError):
    """A saved game that cannot be read, or that does not replay."""


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """Returns `did you mean: …` with the words closest to one that nobody knows, or nothing."""
    from difflib import get_close_matches

    close = get_close_matches(word, list(words), 3)
    return "did you mean: " + ", ".join(close) if close else ""
