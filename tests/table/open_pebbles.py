"""Pebbles with a page of its own, and with hands that all players may see."""

from functools import cached_property

from gloaming.kernel.page.game_page import GamePage
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import View
from tests.pebbles import PebblesBox, PebblesView


class PebblesPage(GamePage):
    """Shows whose hand is on the screen."""

    def zones(self, view: View, words: Words, context: PageContext) -> list[Zone]:
        assert isinstance(view, PebblesView)
        hand = f"<p>hand of {context.seat}</p>" if context.seat >= 0 else ""
        return [Zone("hand", hand), Zone("heap", f"<p>{view.pebbles}</p>")]


class PebblesWithPage(PebblesBox):
    """Pebbles with that page."""

    name = "pebbles-with-page"
    rules_version = "pebbles 1"

    @cached_property
    def page(self) -> GamePage:
        return PebblesPage()


class OpenPebbles(PebblesWithPage):
    """The same with open hands."""

    name = "open-pebbles"
    has_open_hands = True


HIDDEN = PebblesWithPage()
OPEN = OpenPebbles()
