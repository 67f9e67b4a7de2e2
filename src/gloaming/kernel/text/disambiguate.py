"""Tells options apart that read alike, in any game.

A name is enough as long as nothing else bears it. Where something does, the game describes what
each option points to by aspects (whose it is, where it lies, what is on it), and the options are
split by the first aspect in which they differ, then each group by the next. Options that do the
same stay alike.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import OptionView, View

Aspects: TypeAlias = dict[str, str]  # words by the name of an aspect; the first is said first


class Target:
    """What an option points to.

    `aspects` describe it in words, `position` is where it lies in its row (from 1; 0 where that
    says nothing), and `state` is all that counts of it: options of equal states do the same.
    """

    def __init__(self, aspects: Aspects, position: int, state: bytes) -> None:
        self.aspects = aspects
        self.position = position
        self.state = state


def joined_target(targets: Iterable[tuple[int, Target]]) -> Target:
    """Returns several numbered targets of one option as one."""
    aspects: Aspects = {}
    states: list[bytes] = []
    position = 0
    for i, found in targets:
        position = position or found.position
        states.append(found.state)
        aspects.update({f"{aspect} {i}": said for aspect, said in found.aspects.items()})
    return Target(aspects, position, b" ".join(states))


def split_alike(
    targets: dict[str, Target], say_position: Callable[[int], str]
) -> dict[str, list[str]]:
    """Returns what to add to the words of options that read alike, by the options' keys.

    `say_position` says a place in a row, for options that differ only in that.
    """
    added: dict[str, list[str]] = {key: [] for key in targets}
    _split(list(targets), targets, say_position, added)
    return added


def _split(
    keys: list[str],
    targets: dict[str, Target],
    say_position: Callable[[int], str],
    added: dict[str, list[str]],
) -> None:
    """Adds the first aspect in which the options differ, then splits those still alike."""
    if len(keys) < 2:
        return
    for aspect in dict.fromkeys(aspect for key in keys for aspect in targets[key].aspects):
        groups: dict[str, list[str]] = {}
        for key in keys:
            groups.setdefault(targets[key].aspects.get(aspect, ""), []).append(key)
        if len(groups) > 1:
            for said, group in groups.items():
                for key in group:
                    added[key] += [said] if said else []
                _split(group, targets, say_position, added)
            return
    if len({targets[key].state for key in keys}) > 1:
        for key in keys:
            if targets[key].position:
                added[key].append(say_position(targets[key].position))


def options_alike(view: View, words: Words, offer: OptionView) -> list[OptionView]:
    """Returns the options of the open question that read like `offer`, itself among them."""
    if view.question is None:
        return []
    said = words.say(decode_message(offer.label))
    return [
        other
        for other in view.question.offers
        if other.label.id == offer.label.id and words.say(decode_message(other.label)) == said
    ]
