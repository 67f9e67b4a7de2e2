"""Tabs of a page on a narrow screen: each shows some zones, and hides those of the others."""

from collections.abc import Sequence

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import AnyPage


class Tab:
    """A tab: its name in the page, the message of its title, and the zones that it shows.

    `watched` is the message of its title for who has no seat; the same if it is left out.
    """

    def __init__(self, id: str, title: str, zones: Sequence[str], watched: str = "") -> None:
        self.id = id
        self.title = title
        self.zones = tuple(zones)
        self.watched = watched or title


def tab_list(page: AnyPage, tabs: Sequence[Tab]) -> Node:
    """Returns the tabs as links to the first of their zones."""
    title = page.renderer.text("page-tabs")
    return h.nav(".tabs", aria_label=title)[
        [
            h.a(
                href=f"#zone-{tab.zones[0]}",
                data_tab=tab.id,
                data_shows=" ".join(tab.zones),
            )[page.renderer.text(tab.title if page.view.seat >= 0 else tab.watched)]
            for tab in tabs
        ]
    ]
