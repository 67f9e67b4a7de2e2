"""The legend: every sign of a page with its name and a sentence about it."""

from collections.abc import Sequence

from markupsafe import Markup

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


class LegendSign:
    """A sign: the name of its icon, what it is called, and what it is about."""

    def __init__(self, icon: str, name: str, about: str) -> None:
        self.icon = icon
        self.name = name
        self.about = about


class LegendGroup:
    """Signs that belong together, with their title."""

    def __init__(self, title: str, signs: Sequence[LegendSign]) -> None:
        self.title = title
        self.signs = tuple(signs)


def legend_list(groups: Sequence[LegendGroup]) -> Node:
    """Returns all signs in their groups; a page finds what a sign means by its `data-sign`."""
    return [
        h.section(".legend-group")[h.h3[group.title], h.dl[[_entry(sign) for sign in group.signs]]]
        for group in groups
    ]


def _entry(sign: LegendSign) -> Node:
    drawn = Markup('<svg class="i i-{0}" aria-hidden="true"><use href="#i-{0}"/></svg>')
    return h.div(data_sign=sign.icon)[
        h.dt[drawn.format(sign.icon), " ", sign.name], h.dd[sign.about] if sign.about else None
    ]
