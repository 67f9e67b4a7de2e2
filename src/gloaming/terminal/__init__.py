"""The table in a terminal: the same questions as anywhere, numbered.

`play` plays one game; `set_up` asks for everything first.
"""

from gloaming.terminal.setup import set_up
from gloaming.terminal.table import play

__all__ = ["play", "set_up"]
