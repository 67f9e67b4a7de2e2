"""Sentences whose names are still to be put in: a page makes links of them, a terminal colours.

While a sentence is written, a character that no text uses stands for each name.
"""

import re
from collections.abc import Callable
from typing import TypeAlias

from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.words import LISTED, Words
from gloaming.kernel.views.types import MessageView, NameRef

HOLES = 0xE000  # characters that no text uses: where a name will stand in a sentence
HOLE = re.compile("([\ue000-\uefff])")

# A message in words, with the things whose names are still to be put in: text, thing, text …
Sentence: TypeAlias = tuple[str, ...]


def sentence(words: Words, message: MessageView) -> Sentence:
    """Returns a message in words, with holes where names stand."""
    things: list[str] = []
    return split_at_names(fill(words, message, things), things)


def fill(words: Words, message: MessageView, things: list[str]) -> str:
    """Returns a message in words with a character for each name, and adds these to `things`."""
    args: dict[str, int | str | Message | Name] = {}
    for key, value in message.args.items():
        if isinstance(value, NameRef):
            args[key] = chr(HOLES + len(things))
            things.append(value.thing)
            entry = words.entry_of(value.thing)
            if entry and message.id != LISTED:
                args.setdefault("entry", entry)
        elif isinstance(value, MessageView):
            args[key] = fill(words, value, things)
        elif isinstance(value, str):
            args[key] = HOLE.sub("", value)
        else:
            args[key] = value
    return words.say(Message(message.id, **args))


def split_at_names(text: str, things: list[str]) -> Sentence:
    """Returns a text that `fill` wrote as text, thing, text … and so on."""
    return tuple(
        [things[ord(part) - HOLES] if i % 2 else part for i, part in enumerate(HOLE.split(text))]
    )


def plain(written: Sentence, name: Callable[[str], str]) -> str:
    """Returns a sentence with its names put in."""
    return "".join([name(part) if i % 2 else part for i, part in enumerate(written)])
