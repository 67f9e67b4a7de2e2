"""The clans, in the order of the boxes they come in."""

from typing import Final

BASE_CLANS: Final = ("star", "cross", "circle", "spike")
EXPANSION_CLANS: Final = ("wave", "horn")
CLANS: Final = (*BASE_CLANS, *EXPANSION_CLANS)
