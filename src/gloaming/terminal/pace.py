"""How fast the terminal tells what happened: whether it waits, and for what."""

from collections.abc import Callable

from gloaming.terminal.console import TerminalConsole
from gloaming.terminal.news import News

SPEEDS = ("instant", "brisk", "calm", "step")
BRISK_SECONDS = 1.5  # how long a battle stays at “brisk” before the next line

Wait = Callable[[float], bool]  # for so many seconds; whether somebody pressed Enter


class Pace:
    """Prints news at a speed.

    At `instant` nothing waits. At `brisk` a battle and the end of a round stay for a moment, which
    Enter ends, also for what else is new; at `calm` they stay until Enter is pressed. At `step`
    every turn of somebody else does.
    """

    def __init__(self, speed: str, terminal: TerminalConsole, wait: Wait | None = None) -> None:
        self.speed = speed
        self.terminal = terminal
        self._wait = wait or terminal.wait

    def tell(self, news: list[News], *, is_new: bool = True) -> None:
        """Prints pieces of news; what was told before is told without waiting."""
        is_skipped = not is_new
        for piece in news:
            self.terminal.print(piece.shown)
            if not is_skipped:
                is_skipped = self._hold(piece)

    def _hold(self, piece: News) -> bool:
        """Waits as the speed says; whether the rest is to be told without waiting."""
        if self.speed == "brisk" and piece.is_held:
            return self._wait(BRISK_SECONDS)
        if (self.speed == "calm" and piece.is_held) or (
            self.speed == "step" and (piece.is_held or piece.is_turn)
        ):
            self.terminal.pause(self.terminal.format("press-enter"))
        return False


def usual_speed(terminal: TerminalConsole) -> str:
    """Returns the speed where none is asked for: nothing waits where nobody sits."""
    return "calm" if terminal.is_interactive else "instant"


def speed_named(text: str, terminal: TerminalConsole) -> str:
    """Returns the speed that somebody names, in English or in the terminal's language.

    It is empty where there is no such speed.
    """
    wanted = text.casefold()
    for speed in SPEEDS:
        if wanted in (speed, terminal.format(f"speed-{speed}").casefold()):
            return speed
    return ""
