"""What all zones of the Evenfall page are drawn with."""

from gloaming.evenfall.page.crystal.spots import refused_at
from gloaming.evenfall.page.moon.spots import board_spot
from gloaming.evenfall.page.page_options import EvenfallOptions
from gloaming.evenfall.page.renderer import EvenfallRenderer, renderer_for
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import ClanView, EvenfallView
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import PageBuilder
from gloaming.kernel.page.zones import PageContext, RefusalView

# What is refused always, to everybody: to say so on every card would be noise.
UNEXPLAINED = (
    "why-only-ritual",
    "why-elders-inner",
    "why-rival-space",
    "why-not-asked",
    "why-board-witch",
    "why-no-lock",
)


class EvenfallPageBuilder(PageBuilder[EvenfallView, EvenfallRenderer]):
    """One view of Evenfall in one language, for one reader."""

    def __init__(self, view: EvenfallView, words: EvenfallWords, context: PageContext) -> None:
        renderer = renderer_for(words)
        names = tuple(context.names or words.seats)
        # It does not know this builder: a page that was drawn would stay in memory with its view
        # until the collector looks for cycles.
        self._own_options = EvenfallOptions(view, words, renderer, names)
        super().__init__(view, words, context, renderer, self._own_options)
        self.battles = {battle.region: battle for battle in view.battles}  # the last, by Region
        self.arrange_options()

    def clan(self, seat: int) -> ClanView:
        """Returns the clan of a seat."""
        return self.view.clans[seat]

    # --- what the kernel asks -------------------------------------------------------------

    def turn_seat(self) -> int:
        return self.view.turn

    def watched_seat(self) -> int:
        return self.view.turn if self.view.turn >= 0 else self.view.first

    def seat_count(self) -> int:
        return len(self.view.clans)

    def seat_class(self, seat: int) -> str:
        return f"c-{self.view.clans[seat].clan}" if seat >= 0 else "c-"

    def seat_emblem(self, seat: int) -> Node:
        return self.renderer.crest(self.view.clans[seat].clan) if seat >= 0 else None

    def seat_name(self, seat: int) -> str:
        """Returns a player's name; after the only seat comes the Automa."""
        return self._own_options.seat_name(seat)

    def refusal_things(self, refusal: RefusalView) -> tuple[str, ...]:
        if refusal.reason.id in UNEXPLAINED:
            return ()
        spot = board_spot(refusal.verb, refusal.argument, self.view.seat)
        return (spot,) if spot else refused_at(refusal)

    def thing_link(self, thing: str) -> Node:
        kind, _, rest = thing.partition(":")
        return self.renderer.link(rest) if kind == "card" and rest in self.renderer.cards else None
