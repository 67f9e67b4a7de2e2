"""Messages in a terminal: printing them in one language and in our colours, and reading answers."""

import io
import select
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.words import Words

HERE = Path(__file__).parent / "words"

# Four colours, and one glow for what can be done now; nothing is told by colour alone.
COLOURS = {"indigo": "#8f9bd4", "ember": "#d98a6a", "brass": "#c8a868", "mist": "#8a8a96"}
DUSK = Theme(
    {
        **COLOURS,
        **{f"bold {name}": f"bold {colour}" for name, colour in COLOURS.items()},
        "glow": "bold #ffe09a",
    }
)

Read = Callable[[str], str]


class TerminalConsole:
    """A console with words in one language, and a way to read what somebody types."""

    def __init__(self, language: str, console: Console | None = None, read: Read | None = None):
        if console is None and isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign too few is better than no game
        self.console = console if console is not None else Console(highlight=False)
        self.console.push_theme(DUSK)
        self._read = read
        self._typed = ""  # what somebody wrote while the terminal only waited for Enter
        self.set_language(language)

    def set_language(self, language: str) -> None:
        """Changes the language of all messages from here on."""
        self.language = language
        self.words = Words(language, (HERE,), [])

    def format(self, id: str, **args: int | str | Message | Name) -> str:
        """Returns a message of the terminal in words."""
        return self.words.format(id, **args)

    def print_message(self, id: str, style: str = "", **args: int | str | Message | Name) -> None:
        """Prints a message."""
        self.console.print(Text(self.format(id, **args), style))

    def print(self, what: RenderableType) -> None:
        """Prints anything that rich can draw."""
        self.console.print(what)

    def print_blank_line(self) -> None:
        """Prints an empty line."""
        self.console.print()

    def print_problem(self, text: str) -> None:
        """Prints what is wrong; whoever calls asks again."""
        self.console.print(Text(f"! {text}", "ember"))

    def read(self, prompt: str) -> str:
        """Returns one line that somebody types, without spaces around it."""
        if self._typed:
            line, self._typed = self._typed, ""
            self.console.print(Text(f"{prompt}{line}", "brass"))
            return line
        if self._read is not None:
            return self._read(prompt).strip()
        return self.console.input(Text(prompt, "brass")).strip()

    def pause(self, prompt: str) -> None:
        """Waits until Enter is pressed. What is typed before it answers what is asked next, and
        until then nothing waits any more."""
        if not self._typed:
            self._typed = self.read(prompt)

    def forget_typed(self) -> None:
        """Drops what was typed during a pause."""
        self._typed = ""

    def wait(self, seconds: float) -> bool:
        """Waits for a while, or until Enter is pressed; whether it was."""
        if self._typed:
            return True
        if self.is_interactive and hasattr(select, "poll"):  # elsewhere a terminal cannot be polled
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return False
            self._typed = sys.stdin.readline().strip()
            return True
        time.sleep(seconds)
        return False

    @property
    def is_interactive(self) -> bool:
        """Whether somebody sits before it, who can be asked and waited for."""
        return self._read is None and self.console.is_terminal and sys.stdin.isatty()

    def confirm(self, id: str, default: bool) -> bool:
        """Asks a yes-or-no question until it is answered; Enter takes the default."""
        marks = self.format("yes-no" if default else "no-yes")
        while True:
            line = self.read(f"{self.format(id)} {marks} ").casefold()
            if not line:
                return default
            if line in self.format("words-for-yes").split():
                return True
            if line in self.format("words-for-no").split():
                return False
            self.print_problem(self.format("yes-or-no"))

    def clear(self) -> None:
        """Wipes the screen and what can be scrolled back to: the next person sees nothing."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("\n" * 3)
