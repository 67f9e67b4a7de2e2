"""What all zones of the page of Eldritch Horror are drawn with."""

from typing import Final

from gloaming.eldritch.page.page_options import EldritchOptions
from gloaming.eldritch.page.renderer import EldritchRenderer, renderer_for
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView, InvestigatorView, SpaceView
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import PageBuilder
from gloaming.kernel.page.zones import PageContext, RefusalView
from gloaming.kernel.views.types import MessageView, NameRef

# Of every space it could be said why one does not go there: the routes say it.
UNEXPLAINED: Final = ("why-not-adjacent", "why-no-such-route", "why-not-your-turn")
TURNS: Final = ("action", "encounter")  # phases in which somebody has the turn
TAKES_SHEET: Final = "log-sheet"  # the line of a player who takes an investigator


class EldritchPageBuilder(PageBuilder[EldritchView, EldritchRenderer]):
    """One view of Eldritch Horror in one language, for one reader."""

    def __init__(self, view: EldritchView, words: EldritchWords, context: PageContext) -> None:
        renderer = renderer_for(words)
        super().__init__(view, words, context, renderer, EldritchOptions(view, words))
        self.players = self.names
        self.names = tuple([self._title(seat) for seat in range(len(view.investigators))])
        self._earlier: list[tuple[int, int, str]] | None = None
        self.arrange_options()

    def _title(self, seat: int) -> str:
        """Returns what a seat is called: its investigator, or its player while it has none."""
        sheet = self.view.investigators[seat].sheet
        return self._first_name(sheet) if sheet else self.player_name(seat)

    def _first_name(self, sheet: str) -> str:
        return self.renderer.card_name(sheet).split()[0]

    def _earlier_names(self) -> list[tuple[int, int, str]]:
        """Returns in which part of the story which seat took which investigator, where somebody has
        had more than one: what the first did is told of the first."""
        found: list[tuple[int, int, str]] = []
        for line in self.view.story:
            card = line.message.args.get("card") if line.message.id == TAKES_SHEET else None
            if isinstance(card, NameRef):
                sheet = card.thing.partition(":")[2]
                found.append((line.part, line.seat, self._first_name(sheet)))
        return found if len(found) > len(self.names) else []

    def investigator(self, seat: int) -> InvestigatorView:
        """Returns the investigator of a seat."""
        return self.view.investigators[seat]

    def space(self, id: str) -> SpaceView | None:
        """Returns a space by its id."""
        return next((space for space in self.view.spaces if space.space == id), None)

    def focal_space(self) -> str:
        """Returns where things happen: the space of who has the turn, or of the own one."""
        for seat in (self.view.active, self.focal_seat(), self.view.lead):
            if self.has_seat(seat) and self.investigator(seat).space:
                return self.investigator(seat).space
        return ""

    def player_name(self, seat: int) -> str:
        """Returns the name of the person or the bot that leads an investigator."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.nobody

    @property
    def is_mustering(self) -> bool:
        """Whether the table still waits for people to choose their investigators."""
        waits = any(not one.sheet for one in self.view.investigators)
        return self.view.phase == "setup" and waits

    # --- what the kernel asks -------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """Returns the first name of a seat's investigator, in the story of the one of that time."""
        if self.told_part >= 0:
            if self._earlier is None:
                self._earlier = self._earlier_names()
            taken = [
                name for part, of, name in self._earlier if of == seat and part <= self.told_part
            ]
            if taken:
                return taken[-1]
        return super().seat_name(seat)

    def person_name(self, seat: int) -> str:
        name, player = self.seat_name(seat), self.player_name(seat)
        return name if name == player else f"{name} ({player})"

    def html(self, message: MessageView) -> Node:
        if message.id != TAKES_SHEET:
            return super().html(message)
        names, self.names = self.names, self.players  # who takes an investigator is a player
        told = super().html(message)
        self.names = names
        return told

    def turn_seat(self) -> int:
        return self.view.active if self.view.phase in TURNS else -1

    def watched_seat(self) -> int:
        return self.view.active if self.view.active >= 0 else self.view.lead

    def seat_count(self) -> int:
        return len(self.view.investigators)

    def seat_class(self, seat: int) -> str:
        if not self.has_seat(seat):
            return ""
        return f"who-{self.view.investigators[seat].sheet or 'nobody'}"

    def seat_emblem(self, seat: int) -> Node:
        sheet = self.investigator(seat).sheet if self.has_seat(seat) else ""
        return self.renderer.cameo(sheet) if sheet else None

    def refusal_things(self, refusal: RefusalView) -> tuple[str, ...]:
        if refusal.reason.id in UNEXPLAINED:
            return ()
        return tuple(thing for thing in refusal.things if thing.startswith("card:"))

    def thing_link(self, thing: str) -> Node:
        kind, _, rest = thing.partition(":")
        if kind == "card" and self.renderer.item(rest) is not None:
            return self.renderer.link(rest)
        if kind == "space":
            return self.renderer.card_link(rest, self.renderer.space_name(rest))
        return None
