"""Scenes: what is under way and what has just happened, drawn from a seat's view.

`current` is what stands in the zone of the scene. Style sheets: `SHEETS`.
"""

from gloaming.eldritch.page.scenes.stage import SHEETS, current

__all__ = ["SHEETS", "current"]
