"""The Evenfall page: drawn from a seat's view and words alone, never from the game."""

from gloaming.evenfall.page.zones import ZONES, zones

__all__ = ["ZONES", "zones"]
