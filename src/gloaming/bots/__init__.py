"""Players: they know the kernel's interface, never a game's inside.

A bot is given the game it sits at, and may look at nothing of it but the choices it is asked
for, the seat's view, and imagined games in which everything unknown is dealt anew.
"""

from gloaming.bots.bot import Bot, make, names, play_out
from gloaming.bots.greedy import Greedy
from gloaming.bots.random import Random

__all__ = ["Bot", "Greedy", "Random", "make", "names", "play_out"]
