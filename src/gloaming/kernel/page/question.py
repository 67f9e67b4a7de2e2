"""The question bar: whose turn it is, what is asked and why, and every option in words."""

from typing import Generic, TypeVar

from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import AnyPage
from gloaming.kernel.page.page_option import PageOption, option_button
from gloaming.kernel.page.page_options import LEAVE
from gloaming.kernel.page.steppers import can_be_counted, steppers
from gloaming.kernel.text.words import capital
from gloaming.kernel.views.types import OutcomeView, QuestionView

FEW = 6  # as many options stand side by side; more are folded into their groups
LETTERS = 210  # as long may they be together, with BESIDE for the number and frame of each
BESIDE = 10
MANY = 18  # options without a group that stand side by side
LONG = 40  # symbols beside an option without a group; more are left out
RECENT = 6  # lines of the story among which is what led here

PageT = TypeVar("PageT", bound=AnyPage)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionBar(Generic[PageT]):
    """Draws the question bar of a game.

    `openings` are the questions that begin a turn, `rules` the rules that questions come from where
    that is not the rule of the first option, `silent` the lines of the story that lead to nothing,
    `unfolded` the groups that are never folded. `ending` is the verb that ends a turn, `spare` are
    those beside which a turn may end by itself. With `leaves_in_head` the one option that leaves a
    question stands beside its words, and the others have the room below.
    Of the groups in `alike` what all options say is marked even where they are few.
    """

    def __init__(
        self,
        openings: tuple[str, ...] = (),
        rules: dict[str, str] | None = None,
        silent: tuple[str, ...] = (),
        unfolded: tuple[str, ...] = (LEAVE,),
        ending: str = "",
        spare: tuple[str, ...] = (),
        leaves_in_head: bool = False,
        alike: tuple[str, ...] = (),
    ) -> None:
        self._openings = openings
        self._rules: dict[str, str] = rules or {}
        self._silent = silent
        self._unfolded = unfolded
        self._ending = ending
        self._spare = spare
        self._leaves_in_head = leaves_in_head
        self._alike = alike

    # --- what a game says ----------------------------------------------------------------

    def list_look(self, options: list[PageOption]) -> str:
        """Returns the style of a list of options."""
        return options[0].group or "plain"

    def asked_seat(self, page: PageT) -> Node:
        """Returns which seat is asked, before the words; nothing where the reader knows it."""
        return None

    def owner(self, page: PageT, thing: str) -> int:
        """Returns the seat that a thing belongs to; -1 for none."""
        return -1

    def sources(self, page: PageT, options: list[PageOption]) -> list[str]:
        """Returns in words what each of several options uses, by which they are folded; "" for one
        that stands by itself. Nothing where all of them stand side by side, as by default."""
        return []

    # --- the bar -------------------------------------------------------------------------

    def draw(self, page: PageT) -> Node:
        """Returns the bar in each of its states: over, waiting, looking back, asked."""
        question: QuestionView | None = page.view.question
        if page.view.over:
            outcome: OutcomeView | None = page.view.outcome
            seat = outcome.winners[0] if outcome is not None and outcome.winners else -1
            return h.div(class_=f"ask over {page.seat_class(seat)}")[
                h.div(".asked")[page.seat_emblem(seat), h.p(".who")[_verdict(page, outcome)]]
            ]
        if question is None:
            seat = page.view.asked[0] if page.view.asked else -1
            return h.div(class_=f"ask waiting {page.seat_class(seat)}")[
                h.div(".asked")[
                    page.seat_emblem(seat), h.p(".who")[_waiting(page)], self._cause(page)
                ]
            ]
        who, what = self._who_and_what(page, question)
        if not page.options.all:
            away = page.renderer.text("page-bot-answers") if page.context.away else None
            return h.div(".ask.waiting")[
                h.div(".asked")[h.p(".who")[away] if away else None, h.p(".what")[what]]
            ]
        rule = self._rules.get(question.about.id) or question.offers[0].rule
        leaving = self._leaving(page)
        return h.div(".ask.mine", data_clear="", data_only_left=self._only_left(page))[
            h.input(type="hidden", form="answer", name="version", value=question.version),
            h.div(".asked")[
                self.asked_seat(page),
                h.p(".who")[who],
                h.p(".what")[what, " ", page.rule_link(rule) if rule else None],
                self._undo_button(page, question),
            ],
            h.div(".answers", role="group", aria_label=page.renderer.text("answers"))[
                self._lists(page, bool(leaving))
            ],
            _options_list(page, "leave head", leaving) if leaving else None,
        ]

    def _leaving(self, page: PageT) -> list[PageOption]:
        """Returns the option that leaves the question where it stands in its head; else none."""
        leaving = [option for option in page.options.all if option.group == LEAVE]
        is_alone = len(leaving) == len(page.options.all)
        return leaving if self._leaves_in_head and len(leaving) == 1 and not is_alone else []

    def _only_left(self, page: PageT) -> str | None:
        """Returns the option that ends the turn, where there are only those beside it that nobody
        takes without wanting to; a page can take it by itself for who wishes that."""
        ends = [option for option in page.options.all if option.verb == self._ending]
        others = [option for option in page.options.all if option.verb != self._ending]
        if not ends or any(option.verb not in self._spare for option in others):
            return None
        return str(ends[0].key)

    def _undo_button(self, page: PageT, question: QuestionView) -> Node:
        """Returns what takes the last answer back; in a choice of several steps Esc does so too."""
        if not page.context.back:
            return None
        choosing = page.turn_seat() == page.view.seat and (question.about.id not in self._openings)
        return h.button(
            ".back-out",
            type="submit",
            form="do",
            formaction=f"{page.context.base}/undo",
            aria_keyshortcuts="Escape" if choosing else None,
            data_escape="" if choosing else None,
        )[
            page.renderer.mark("return"),
            page.renderer.text("page-back"),
            h.kbd(aria_hidden="true")["Esc"] if choosing else None,
        ]

    def _who_and_what(self, page: PageT, question: QuestionView) -> tuple[str, str]:
        """Returns whose turn it is, and what is asked; "Your turn: …" says both."""
        about = page.text(question.about)
        turn, _, rest = about.partition(": ")
        if question.about.id in self._openings and rest:
            return turn, capital(rest)
        return _who(page), about

    def _cause(self, page: PageT) -> Node:
        """Returns what led here: the last thing that happened."""
        for line in reversed(page.view.story[-RECENT:]):
            if line.message.id not in self._silent:
                return h.p(".because")[page.html(line.message)]
        return None

    # --- the options ---------------------------------------------------------------------

    def _lists(self, page: PageT, without_leave: bool) -> list[Node]:
        letters = sum([len(option.label) + BESIDE for option in page.options.all])
        folded = len(page.options.all) > FEW or letters > LETTERS
        parts: list[Node] = []
        for group, options in page.options.groups():
            if without_leave and group == LEAVE:
                continue
            sources = self.sources(page, options) if not group else []
            if sources:
                parts += self._by_source(page, options, sources)
            elif not group and can_be_counted(options):
                listed = page.renderer.text("page-all-answers")
                parts += [steppers(page, options), _folded(page, listed, options)]
            elif not group and len(options) > MANY:
                parts += self._by_first_thing(page, options)
            elif folded and group and len(options) > 1 and group not in self._unfolded:
                parts.append(_folded(page, page.renderer.text(f"page-group-{group}"), options))
            else:
                look = self.list_look(options)
                alike = (0, 0)
                many = len(options) > FEW or (group in self._alike and len(options) > 1)
                if many and len({option.verb for option in options}) == 1:
                    look += " many"
                    alike = words_alike([option.label for option in options])
                parts.append(_options_list(page, look, options, alike))
        return parts

    def _by_source(self, page: PageT, options: list[PageOption], sources: list[str]) -> list[Node]:
        """Returns options, folded by what they use; one that nothing else shares stays open."""
        found: dict[str, list[PageOption]] = {}
        for source, option in zip(sources, options):
            found.setdefault(source if sources.count(source) > 1 else "", []).append(option)
        alone = found.pop("", [])
        parts = [_folded(page, source, some) for source, some in found.items()]
        return [*parts, _options_list(page, self.list_look(alone), alone)] if alone else parts

    def _by_first_thing(self, page: PageT, options: list[PageOption]) -> list[Node]:
        """Returns many options, folded by the first thing of each, or by whose that is."""
        firsts = [option.things[0] if option.things else "" for option in options]
        if len(set(firsts)) == len(firsts):
            owners = [self.owner(page, thing) for thing in firsts]
            firsts = [f"seat:{seat}" if seat >= 0 else "" for seat in owners]
        found: dict[str, list[PageOption]] = {}
        for first, option in zip(firsts, options):
            found.setdefault(first, []).append(option)
        other = page.renderer.text("page-group-other")
        return [
            _folded(page, page.name(thing) if thing else other, some)
            for thing, some in found.items()
        ]


def _verdict(page: AnyPage, outcome: OutcomeView | None) -> str:
    """Returns who has won, and why."""
    if outcome is None:
        return str(page.renderer.text("game-over"))
    return page.text_with_names(outcome.reason)


def _who(page: AnyPage) -> str:
    """Returns whose turn it is; what is asked in another's turn is asked of the reader as well."""
    me, turn = page.view.seat, page.turn_seat()
    if turn == me:
        return str(page.renderer.text("your-turn"))
    if turn >= 0:
        return str(page.format("page-you-in-turn-of", seat=page.seat_name(turn)))
    others = [page.seat_name(seat) for seat in page.view.asked if seat != me]
    if others:
        return str(page.format("page-you-and", seats=page.join(others)))
    return str(page.renderer.text("page-you-decide"))


def _waiting(page: AnyPage) -> str:
    names = [page.person_name(seat) for seat in page.view.asked]
    return page.format("waiting-for", seats=page.join(names) or page.nobody)


def _options_list(
    page: AnyPage, look: str, options: list[PageOption], alike: tuple[int, int] = (0, 0)
) -> Node:
    return h.ul(class_=f"list {look}")[(_item(page, option, alike) for option in options)]


def _folded(page: AnyPage, title: str, options: list[PageOption]) -> Node:
    return h.details(".group", name="answers")[
        h.summary[title, " ", h.span(".count")[len(options)]],
        h.ul(".list")[(_item(page, option) for option in options)],
    ]


def words_alike(labels: list[str]) -> tuple[int, int]:
    """Returns how many letters all labels begin with, and end with, in whole words.

    What they have in common says nothing about their difference: "Discard " of "Discard Fairy".
    """
    words = [label.split(" ") for label in labels]
    most = min([len(some) for some in words]) - 1
    first, last = 0, 0
    while first < most and all(some[first] == words[0][first] for some in words):
        first += 1
    while last < most - first and all(some[-1 - last] == words[0][-1 - last] for some in words):
        last += 1
    before = sum([len(word) + 1 for word in words[0][:first]])
    after = sum([len(word) + 1 for word in words[0][len(words[0]) - last :]])
    return before, after


def _item(page: AnyPage, option: PageOption, alike: tuple[int, int] = (0, 0)) -> Markup:
    drawn: Markup = page.renderer.cached(
        ("answer", option, alike), lambda: h.li[list_button(page, option, alike)]
    )
    return drawn


def list_button(page: AnyPage, option: PageOption, alike: tuple[int, int] = (0, 0)) -> Markup:
    """Returns an option in words, with its number, and in symbols what it costs and does.

    So many letters `alike` at the beginning and at the end of its words are marked as what all the
    options say.
    """
    label: Node = option.label
    if alike != (0, 0):
        before, end = alike[0], len(option.label) - alike[1]
        label = [
            h.i(".alike")[option.label[:before]] if before else None,
            option.label[before:end],
            h.i(".alike")[option.label[end:]] if alike[1] else None,
        ]
    signs = option.signs if option.group != "" or len(option.signs) < LONG else ""
    content: list[Node] = [
        h.kbd[option.number],
        page.renderer.mark(option.icon) if option.icon else None,
        h.span(".label")[label],
        h.span(".signs", aria_hidden="true")[page.renderer.symbols(signs)] if signs else None,
    ]
    quiet = " quiet" if option.group == LEAVE else ""
    return option_button(option, f"answer{quiet}", content, title=option.hint, lights=True)
