"""What all zones of a page are drawn with: the view, the words, and what can be done where."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloaming.kernel.message import Message, Name
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.page.page_option import PageOption, option_button
from gloaming.kernel.page.page_options import PageOptions
from gloaming.kernel.page.renderer import Renderer
from gloaming.kernel.page.table_drawings import TableDrawings
from gloaming.kernel.page.zones import PageContext, RefusalView, Zone
from gloaming.kernel.text.named_sentence import Sentence
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import MessageView, NameRef, OptionView, StoryLine, View

ViewT = TypeVar("ViewT", bound=View)
RendererT = TypeVar("RendererT", bound=Renderer)


@mypyc_attr(allow_interpreted_subclasses=True)
class PageBuilder(Generic[ViewT, RendererT]):
    """One view in one language, for one reader.

    A game subclasses this: it says whose turn it is, how a seat looks and where refusals belong.
    `options` are arranged by a subclass as soon as it can say messages, with `arrange_options`.
    """

    def __init__(
        self,
        view: ViewT,
        words: Words,
        context: PageContext,
        renderer: RendererT,
        options: PageOptions[Any],
    ) -> None:
        self.view = view
        self._words = words
        self.context = context
        self.renderer = renderer
        self.options = options
        self.names = tuple(context.names or words.seats)
        self.nobody = renderer.text("nobody")
        self.told_part = -1  # the part of the story that is being written; -1 for the present
        self.join = words.join
        self.format = words.format  # for messages with names of players: a renderer keeps its texts
        # What the question is about: the card that is being played, the one that is built on …
        about = view.question.about.args.values() if view.question is not None else ()
        self.asked_about = {arg.thing for arg in about if isinstance(arg, NameRef)}
        self.refused: dict[str, list[RefusalView]] = {}
        self._reasons: dict[int, tuple[str, str]] = {}
        self._seat_classes: tuple[str, ...] | None = None
        self._drawings = TableDrawings() if context.drawings is None else context.drawings

    def arrange_options(self) -> None:
        """Puts the options and the refusals of the open question where they belong."""
        if not (self.context.replay or self.context.watching or self.context.away):
            self.options.arrange(self._label)
        if self.view.question is not None:
            for refusal in self.context.refusals:
                for thing in self.refusal_things(refusal):
                    self.refused.setdefault(thing, []).append(refusal)

    def _label(self, option: OptionView) -> str:
        return self.text(option.label)

    def focal_seat(self) -> int:
        """Returns whose board lies in front: the chosen one, the own, or what a watcher sees."""
        if 0 <= self.context.focus < self.seat_count():
            return self.context.focus
        return self.view.seat if self.view.seat >= 0 else self.watched_seat()

    # --- what is drawn once --------------------------------------------------------------

    def cached_zone(
        self, key: Hashable, lines: Sequence[StoryLine], draw: Callable[[], Node]
    ) -> str:
        """Returns a whole zone, drawn once for a key and the lines of the story it shows.

        The key is all else that it depends on; `draw` may return nothing.
        """
        whole = (self.renderer.number, key, *map(id, lines))
        found = self._drawings.zone(whole)
        if found is None:
            node = draw()
            html = "" if node is None else str(write(node))
            found = self._drawings.keep_zone(whole, html, tuple(lines))
        return found

    def cached_article(
        self, key: Hashable, lines: Sequence[StoryLine], draw: Callable[[], Node]
    ) -> Markup:
        """Returns a drawing of some lines of the story, drawn once for a key and these lines."""
        return h.marked(self.cached_zone(("article", key), lines, draw))

    def cached_lines(
        self, lines: Iterable[StoryLine], draw: Callable[[StoryLine], Node]
    ) -> list[Markup]:
        """Returns lines of the story, each drawn once for those who sit there."""
        drawings = self._drawings
        readers = drawings.reader_number((self.renderer.number, self.names, self.seat_classes))
        found: list[Markup] = []
        for line in lines:
            drawn = drawings.line(line, readers)
            if drawn is None:
                drawn = drawings.keep_line(line, readers, write(draw(line)))
            found.append(drawn)
        return found

    # --- what a game says ----------------------------------------------------------------

    def turn_seat(self) -> int:
        """Returns the seat whose turn it is; -1 where that means nothing."""
        return -1

    def watched_seat(self) -> int:
        """Returns whose board a watcher sees who has chosen none."""
        return max(self.turn_seat(), 0)

    def seat_class(self, seat: int) -> str:
        """Returns the style of a seat, which gives it its colour; -1 is nobody."""
        return f"seat-{seat}" if seat >= 0 else ""

    def seat_emblem(self, seat: int) -> Node:
        """Returns the small drawing of a seat; nothing where it has none."""
        return None

    def seat_count(self) -> int:
        """Returns how many seats there are, those of opponents that the rules play included."""
        return len(self.names)

    def refusal_things(self, refusal: RefusalView) -> tuple[str, ...]:
        """Returns the things at which a refusal is explained; none where that would be noise."""
        return refusal.things

    def thing_link(self, thing: str) -> Node:
        """Returns a thing's name, which opens it; nothing for what cannot be opened."""
        return None

    # --- names and sentences -------------------------------------------------------------

    def has_seat(self, seat: int) -> bool:
        """Returns whether there is such a seat."""
        return 0 <= seat < self.seat_count()

    @property
    def seat_classes(self) -> tuple[str, ...]:
        """The styles of all seats."""
        if self._seat_classes is None:
            self._seat_classes = tuple([self.seat_class(seat) for seat in range(self.seat_count())])
        return self._seat_classes

    def seat_name(self, seat: int) -> str:
        """Returns the name of who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.nobody

    def player_name(self, seat: int) -> str:
        """Returns the name of the person or the bot, where a seat has a name of its own as well."""
        return self.seat_name(seat)

    def person_name(self, seat: int) -> str:
        """Returns who sits there as one waits for them: by both names where there are two."""
        return self.seat_name(seat)

    def name(self, thing: str) -> str:
        """Returns the name of anything, seats included."""
        kind, _, rest = thing.partition(":")
        return self.seat_name(int(rest)) if kind == "seat" else self.renderer.name(thing)

    def text(self, message: MessageView) -> str:
        """Returns a message as plain text."""
        parts = self.renderer.sentence(message)
        if len(parts) == 1:
            return parts[0]
        return "".join([self.name(part) if i % 2 else part for i, part in enumerate(parts)])

    def text_with_names(self, message: MessageView) -> str:
        """Returns a message as plain text, where words may depend on the names in it."""
        return self._words.say(self._named(message))

    def _named(self, message: MessageView) -> Message:
        args: dict[str, int | str | Message | Name] = {}
        for key, value in message.args.items():
            if isinstance(value, MessageView):
                args[key] = self._named(value)
            elif isinstance(value, NameRef):
                args[key] = self.name(value.thing)
            else:
                args[key] = value
        return Message(message.id, **args)

    def html(self, message: MessageView) -> Node:
        """Returns a message in which things can be opened, and players have their colour."""
        return self.named_html(self.renderer.sentence(message))

    def line_html(self, line: StoryLine) -> Node:
        """Returns a line of the story, with the names that seats had then."""
        self.told_part = line.part
        told = self.html(line.message)
        self.told_part = -1
        return told

    def named_html(self, parts: Sentence) -> Node:
        """Returns a sentence with its names put in: things can be opened, players are coloured."""
        return [self._name_html(part) if i % 2 else part for i, part in enumerate(parts)]

    def _name_html(self, thing: str) -> Node:
        kind, _, rest = thing.partition(":")
        if kind == "seat":
            seat = int(rest)
            name = self.seat_name(seat)
            return h.b(class_=self.seat_class(seat))[name] if self.has_seat(seat) else name
        link = self.thing_link(thing)
        return self.name(thing) if link is None else link

    def rule_link(self, rule: str) -> Markup:
        """Returns a rule's id, which opens its text."""
        return self.renderer.rule_link(rule)

    # --- options on the page -------------------------------------------------------------

    @property
    def is_inert(self) -> bool:
        """Whether no option stands at any thing, and nothing is refused at any."""
        return not self.options.all and not self.refused

    @property
    def shared_zones(self) -> dict[str, Zone] | None:
        """Zones that all readers share who can do nothing; None for those who can."""
        return self.context.shared if self.is_inert else None

    def options_at(self, thing: str, described_by: str = "") -> Node:
        """Returns the buttons of a thing's options: one covers it, several stand side by side.

        `described_by` is the id of the text that says what the thing does.
        """
        return self.buttons(self.options.at(thing), described_by)

    def buttons(self, options: Sequence[PageOption], described_by: str = "") -> Node:
        """Returns the buttons of some options of one thing."""
        if not options:
            return None
        if len(options) == 1:
            return self.option_button(options[0], "cover", described_by)
        return h.span(".picks")[
            (self.option_button(option, "pick", described_by) for option in options)
        ]

    def option_button(
        self, option: PageOption, look: str, described_by: str = "", icon: Markup | None = None
    ) -> Markup:
        """Returns an option's button at the thing where it stands, with its number."""
        if icon is None and look == "pick" and option.icon:
            icon = self.renderer.mark(option.icon)
        title = option.label
        if not described_by and option.hint:
            title += f"\n{option.hint}"
        return option_button(
            option,
            look,
            [icon, h.kbd(aria_hidden="true")[option.number]],
            title=title,
            label=option.label,
            described_by=described_by,
        )

    def has_option(self, thing: str) -> bool:
        """Returns whether an option stands at a thing."""
        return bool(self.options.at(thing))

    # --- refusals ------------------------------------------------------------------------

    def refusal_note(self, thing: str) -> Node:
        """Returns why a thing cannot be used now, with the rules; nothing where it can."""
        refusals = self.refusals_at(thing)
        if not refusals:
            return None
        rules: dict[str, str] = {}
        for refusal in refusals:
            rules.setdefault(*self._reason(refusal))
        return h.details(".why")[
            h.summary(title=" ".join(rules), aria_label=self.renderer.text("page-why"))["?"],
            h.span[((text, " ", self.rule_link(rule), " ") for text, rule in rules.items())],
        ]

    def refusals_at(self, thing: str) -> list[RefusalView]:
        """Returns what is refused at a thing that has no option."""
        if self.view.question is None or self.has_option(thing):
            return []
        return self.refused.get(thing, [])

    def refused_class(self, thing: str) -> str:
        """Returns the style of a thing that is refused, with a space before it; else nothing."""
        return " cannot" if self.refusals_at(thing) else ""

    def _reason(self, refusal: RefusalView) -> tuple[str, str]:
        """Returns a refusal in words, with its rule; many things share one."""
        found = self._reasons.get(id(refusal))
        if found is None:
            found = self._reasons[id(refusal)] = (self.text(refusal.reason), refusal.rule)
        return found

    def dependencies(self, *things: str) -> Hashable:
        """Returns all that a drawing of these things depends on besides the things themselves:
        their options and what is refused there; None where there is neither."""
        if self.is_inert:
            return None
        found: list[Hashable] = []
        for thing in things:
            options = self.options.at(thing)
            if options:
                found.append((thing, *options))
            elif thing in self.refused:
                found.append((thing, *[self._reason(one) for one in self.refused[thing]]))
        return tuple(found) if found else None


AnyPage: TypeAlias = PageBuilder[Any, Any]
