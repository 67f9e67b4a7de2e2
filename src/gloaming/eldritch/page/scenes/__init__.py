"""Scenes: what is under way and what has just happened, drawn from a seat's view.

`current` is what stands in the zone of the scene; its style sheets are `scenes` and `scenes-end`.
"""

from gloaming.eldritch.page.scenes.stage import current

__all__ = ["current"]
