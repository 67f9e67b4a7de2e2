"""The table in a terminal: the same questions as anywhere, numbered.

`start` is what `gloaming play` does, `play` plays one game, `set_up` asks for everything first.
"""

from gloaming.terminal.play import play
from gloaming.terminal.setup import set_up, start

__all__ = ["play", "set_up", "start"]
