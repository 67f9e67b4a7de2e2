"""The table in a terminal: the same questions as anywhere, numbered.

`start` is what `gloaming play` does, `play` plays one game, `set_up` asks for everything first.
"""

from gloaming.terminal.setup import set_up, start
from gloaming.terminal.table import play

__all__ = ["play", "set_up", "start"]
