"""Looks up things of a game by their names, and explains them with the rules about them.

A thing is named by its kind and its id (`card:fairy.1`, `region:northern-lakes`); a game says for
each kind which things have names that can be looked up, and what they are.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from gloaming.kernel.explain.reference import Reference
from gloaming.kernel.message import split_thing
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import Explanation, MessageView, NameRef, OptionView

W = TypeVar("W", bound=Words)


class ThingKind(Generic[W]):
    """A kind of thing: how one of them is explained, and the ids of those that can be looked up.

    `explain` returns None for what needs no words; `ids` may be left out for things that are only
    pointed at.
    """

    def __init__(
        self,
        explain: Callable[[W, str], Explanation | None],
        ids: Callable[[W], Iterable[str]] | None = None,
    ) -> None:
        self.explain = explain
        self.ids = ids


def named_things(kinds: Mapping[str, ThingKind[W]], words: W) -> list[str]:
    """Returns everything that can be looked up by its name, in the order of the kinds."""
    found: list[str] = []
    for kind, about in kinds.items():
        if about.ids is not None:
            found += [f"{kind}:{id}" for id in about.ids(words)]
    return found


def explain_thing(kinds: Mapping[str, ThingKind[W]], words: W, thing: str) -> Explanation | None:
    """Returns what a thing is and the rules about it, or None for what needs no words."""
    kind, id = split_thing(thing)
    about = kinds.get(kind)
    return None if about is None else about.explain(words, id)


def look_up(reference: Reference, words: Words, text: str) -> list[Explanation]:
    """Returns the things whose name holds the text; only those named exactly so, if there are
    any."""
    wanted = text.casefold()
    exact: list[Explanation] = []
    found: list[Explanation] = []
    for thing in reference.things(words):
        name = words.name(thing).casefold()
        if wanted in name:
            explained = reference.explain(words, thing)
            if explained is not None:
                found.append(explained)
                if name == wanted:
                    exact.append(explained)
    return exact or found


def explain_option(
    reference: Reference, words: Words, offer: OptionView
) -> tuple[list[Explanation], list[str]]:
    """Returns what the things are that an option points to or names, and the rules for it: the one
    that allows it, then those about the things."""
    found: list[Explanation] = []
    rules = [offer.rule] if offer.rule else []
    for thing in [*offer.things, *_named_in(offer.label)]:
        explained = reference.explain(words, thing)
        if explained is not None and all(one.title != explained.title for one in found):
            found.append(explained)
            rules += [rule for rule in explained.rules if rule not in rules]
    return found, rules


def _named_in(message: MessageView) -> list[str]:
    """Returns the things that a message names, those of the messages within it too."""
    things: list[str] = []
    for argument in message.args.values():
        if isinstance(argument, NameRef):
            things.append(argument.thing)
        elif isinstance(argument, MessageView):
            things += _named_in(argument)
    return things
