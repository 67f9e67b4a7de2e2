"""The desk that all zones are drawn at: view, words, pen, and what can be done where."""

from collections.abc import Hashable, Sequence

from htpy import Node
from markupsafe import Markup

from gloaming.evenfall.page.battle_results import BattleResult, last_battles
from gloaming.evenfall.page.crystal_spots import refused_at
from gloaming.evenfall.page.moon_spots import board_spot
from gloaming.evenfall.page.page_option import PageOption
from gloaming.evenfall.page.page_options import PageOptions
from gloaming.evenfall.page.renderer import Renderer, renderer_for
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import ClanView, EvenfallView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.zones import PageContext, RefusalView
from gloaming.kernel.views.types import MessageView, NameRef

# What is refused always, to everybody: to say so on every card would be noise.
NOISE = (
    "why-only-ritual",
    "why-elders-inner",
    "why-rival-space",
    "why-not-asked",
    "why-board-witch",
    "why-no-lock",
)
RULES = "/rules/evenfall/"


class PageBuilder:
    """One view in one language, for one reader."""

    def __init__(self, view: EvenfallView, words: EvenfallWords, context: PageContext) -> None:
        self.view = view
        self.context = context
        self.names = tuple(context.names or words.seats)
        self.renderer: Renderer = renderer_for(words)
        self.nobody = self.renderer.text("nobody")
        self.join = words.join
        self.word = words.format  # for messages with players' names: a pen would keep them
        closed = context.replay or context.watching
        self.answers = PageOptions(
            view, words, self.renderer, lambda o: self.say(o.label), self.seat, closed
        )
        self.colours = tuple(clan.clan for clan in view.clans)
        # What the question is about: the card that is being played, the one that is built on …
        asked = view.question.about.args.values() if view.question is not None else ()
        self.spoken = {arg.thing for arg in asked if isinstance(arg, NameRef)}
        self.refused: dict[str, list[RefusalView]] = {}
        self._battles: dict[str, BattleResult] | None = None
        self._reasons: dict[int, tuple[str, str]] = {}
        if view.question is not None:
            for refusal in context.refusals:
                if refusal.reason.id not in NOISE:
                    spot = board_spot(refusal.key, view.seat)
                    for thing in (spot,) if spot else refused_at(refusal):
                        self.refused.setdefault(thing, []).append(refusal)

    @property
    def quiet(self) -> bool:
        """Whether nothing on the board can be answered, or is refused."""
        return not self.answers.all and not self.refused

    @property
    def battles(self) -> dict[str, BattleResult]:
        """The last battle of each Region."""
        if self._battles is None:
            self._battles = last_battles(self.view)
        return self._battles

    # --- names and sentences ------------------------------------------------------------

    def focal(self) -> int:
        """Whose tableau lies in the middle: the own, or for a watcher that of whose turn it is."""
        view = self.view
        if view.seat >= 0:
            return view.seat
        return view.turn if view.turn >= 0 else view.first

    def clan(self, seat: int) -> ClanView:
        return self.view.clans[seat]

    def seat(self, seat: int) -> str:
        """A player's name; after the only seat comes the Automa."""
        if self.view.automa is not None and seat == len(self.view.clans) - 1:
            return self.renderer.text("automa")
        return self.names[seat] if 0 <= seat < len(self.names) else self.nobody

    def name(self, thing: str) -> str:
        """The name of anything, seats included."""
        kind, _, rest = thing.partition(":")
        return self.seat(int(rest)) if kind == "seat" else self.renderer.name(thing)

    def say(self, said: MessageView) -> str:
        """A message as plain text."""
        parts = self.renderer.sentence(said)
        if len(parts) == 1:
            return parts[0]
        return "".join([self.name(part) if i % 2 else part for i, part in enumerate(parts)])

    def tell(self, said: MessageView) -> Node:
        """A message in which cards open, and players have the colour of their clan."""
        parts = self.renderer.sentence(said)
        return [self._named(part) if i % 2 else part for i, part in enumerate(parts)]

    def _named(self, thing: str) -> Node:
        kind, _, rest = thing.partition(":")
        if kind == "card" and rest in self.renderer.cards:
            return self.renderer.link(rest)
        if kind == "seat" and 0 <= int(rest) < len(self.view.clans):
            return h.b(class_=f"c-{self.clan(int(rest)).clan}")[self.seat(int(rest))]
        return self.name(thing)

    # --- answers on the board -----------------------------------------------------------

    def can(self, thing: str, told: str = "") -> Node:
        """The answers at a thing: one covers it whole, several stand on it side by side."""
        return self.lay(self.answers.at(thing), told)

    def lay(self, here: Sequence[PageOption], told: str = "") -> Node:
        """Some answers where they belong."""
        if not here:
            return None
        if len(here) == 1:
            return self.button(here[0], "cover", told)
        return h.span(".picks")[(self.button(answer, "pick", told) for answer in here)]

    def button(
        self, answer: PageOption, look: str, told: str = "", drawn: Markup | None = None
    ) -> Markup:
        """An answer where it lies. `told` is the id of the text that tells what it does."""
        if drawn is None and look == "pick" and answer.drawn:
            drawn = self.renderer.mark(answer.drawn)
        return h.button(
            class_=f"can {look}",
            type="submit",
            form="answer",
            name="key",
            value=answer.key,
            data_n=answer.number,
            title=answer.label if told or not answer.hint else f"{answer.label}\n{answer.hint}",
            aria_label=answer.label,
            aria_describedby=told or None,
        )[
            drawn,
            h.kbd(aria_hidden="true")[answer.number],
        ]

    def open(self, thing: str) -> bool:
        """Whether an answer stands at a thing."""
        return bool(self.answers.at(thing))

    def why(self, thing: str) -> Node:
        """Why a thing cannot be used now, with the rules that say so; nothing where it can."""
        reasons = self.reasons(thing)
        if not reasons:
            return None
        said: dict[str, str] = {}
        for refusal in reasons:
            said.setdefault(*self._reason(refusal))
        return h.details(".why")[
            h.summary(title=" ".join(said), aria_label=self.renderer.text("page-why"))["?"],
            h.span[((text, " ", rule_link(rule), " ") for text, rule in said.items())],
        ]

    def reasons(self, thing: str) -> list[RefusalView]:
        """What is refused at a thing that nothing can be done with."""
        if self.view.question is None or self.open(thing):
            return []
        return self.refused.get(thing, [])

    def _reason(self, refused: RefusalView) -> tuple[str, str]:
        """A refusal in words, with its rule; many things are refused for the same reason."""
        found = self._reasons.get(id(refused))
        if found is None:
            found = self._reasons[id(refused)] = (self.say(refused.reason), refused.rule)
        return found

    def touch(self, *things: str) -> Hashable:
        """All that a drawing of these things depends on besides the things themselves."""
        return tuple(
            (
                tuple(self.answers.at(thing)),
                tuple(self._reason(r) for r in self.reasons(thing)),
            )
            for thing in things
        )

    def state(self, thing: str) -> str:
        """A style for a thing that is refused: greyed."""
        return " cannot" if self.reasons(thing) else ""


def rule_link(rule: str) -> Markup:
    """A rule's id, which opens its text."""
    return Markup('<a class="rule" href="{}{}" data-rule="{}">{}</a>').format(
        RULES, rule, rule, rule
    )
