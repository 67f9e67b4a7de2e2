"""The options of the open question: in order, numbered, grouped, and each at one place."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.kernel.page.page_option import PageOption
from gloaming.kernel.text.words import capital
from gloaming.kernel.views.types import OptionView, View

ViewT = TypeVar("ViewT", bound=View)
LEAVE = "leave"  # the group of options that end a turn or decline; the first of them is number 0


class OptionGroups:
    """Which options stand together in the list: verbs by group, groups in the order of the list.

    Options whose verb is in no group come first and have no heading.
    """

    def __init__(self, groups: Mapping[str, Sequence[str]]) -> None:
        self.order: tuple[str, ...] = ("", *groups)
        self.group_of: dict[str, str] = {
            verb: group for group, verbs in groups.items() for verb in verbs
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class PageOptions(Generic[ViewT]):
    """All options of a view's question, and where on the page each of them stands.

    A game subclasses this to say what only it knows: groups and icons of its verbs, its things in
    the order in which they are read, and the thing at which an option stands.
    """

    def __init__(self, view: ViewT, groups: OptionGroups) -> None:
        self.view = view
        self.all: list[PageOption] = []
        self._groups = groups
        self._at: dict[str, list[PageOption]] = {}

    # --- what a game says --------------------------------------------------------------

    def things(self) -> list[str]:
        """Returns everything on the page that an option can stand at, in reading order."""
        question = self.view.question
        options = question.offers if question is not None else ()
        return list(dict.fromkeys(thing for option in options for thing in option.things))

    def group(self, option: OptionView) -> str:
        """Returns the group in which an option is listed; "" for none."""
        return self._groups.group_of.get(option.verb, "")

    def own_number(self, option: OptionView) -> int:
        """Returns the number an option has by itself, as an amount has; -1 if it is counted."""
        return -1

    def icon(self, option: OptionView) -> str:
        """Returns the name of the drawing that stands for an option; "" for none."""
        return ""

    def amounts(self, option: OptionView) -> tuple[tuple[str, int], ...]:
        """Returns how much of what an option is, where it is nothing else; else nothing."""
        return ()

    def hint(self, option: OptionView) -> str:
        """Returns what an option costs and does, in words."""
        return ""

    def signs(self, option: OptionView, added: list[str]) -> str:
        """Returns the same in symbols; what was added to the label need not be said again."""
        return ""

    def added_words(self, labels: list[str], options: list[OptionView]) -> dict[str, list[str]]:
        """Returns what tells options apart whose labels are alike, by their keys."""
        return {}

    def spot(self, option: OptionView, here: Mapping[str, int]) -> str:
        """Returns the one thing of those on the page at which an option stands; "" for none."""
        return next((thing for thing in option.things if thing in here), "")

    # --- what follows -------------------------------------------------------------------

    def arrange(self, label: Callable[[OptionView], str]) -> None:
        """Numbers and groups all options; `label` says one in words."""
        question = self.view.question
        if question is None:
            return
        here = {thing: i for i, thing in enumerate(self.things())}
        options = self._in_order(question.offers, here)
        labels = [capital(label(option)) for option in options]
        added: dict[str, list[str]] = {}
        if len(set(labels)) < len(labels):
            added = self.added_words(labels, options)
        counted = 0
        for option, said in zip(options, labels):
            more = added.get(option.key, [])
            number = self._number(option, counted)
            counted = max(counted, number) if self.own_number(option) < 0 else counted
            shown = PageOption(
                number,
                option.key,
                option.verb,
                option.argument,
                self.group(option),
                f"{said} ({', '.join(more)})" if more else said,
                self.hint(option),
                self.signs(option, more),
                option.things,
                option.rule,
                self.icon(option),
                self.amounts(option),
            )
            self.all.append(shown)
            spot = self.spot(option, here)
            if spot:
                self._at.setdefault(spot, []).append(shown)

    def _in_order(self, options: Sequence[OptionView], here: Mapping[str, int]) -> list[OptionView]:
        """Returns options by their groups, and in a group by where on the page their things lie."""
        order, far = self._groups.order, len(here)
        placed: list[tuple[int, int, int]] = []
        for i, option in enumerate(options):
            first = far
            for thing in option.things:
                first = min(first, here.get(thing, far))
            placed.append((order.index(self.group(option)), first, i))
        placed.sort()
        return [options[i] for _, _, i in placed]

    def _number(self, option: OptionView, counted: int) -> int:
        """Returns an option's number: its own, 0 for the first that leaves, else the next one."""
        own = self.own_number(option)
        if own >= 0:
            return own
        if self.group(option) == LEAVE and not any(other.number == 0 for other in self.all):
            return 0
        return counted + 1

    def at(self, thing: str) -> list[PageOption]:
        """Returns the options that stand at a thing."""
        return self._at.get(thing, [])

    def has_option_at_any(self, things: Sequence[str]) -> bool:
        """Returns whether an option stands at one of some things."""
        return not self._at.keys().isdisjoint(things)

    def groups(self) -> list[tuple[str, list[PageOption]]]:
        """Returns the options by group, as they are listed."""
        found: dict[str, list[PageOption]] = {}
        for option in self.all:
            found.setdefault(option.group, []).append(option)
        return list(found.items())
