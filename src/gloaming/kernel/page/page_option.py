"""One option of the open question as a page shows it, and the button that takes it."""

import msgspec
from markupsafe import Markup

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


class PageOption(msgspec.Struct, frozen=True, cache_hash=True):
    """One option as a page shows it; everything about it is in the reader's language."""

    number: int
    key: str
    verb: str
    argument: str
    group: str
    label: str
    hint: str  # what it costs and does, in words
    signs: str  # the same in symbols
    things: tuple[str, ...]
    rule: str
    icon: str = ""  # the drawing that stands for it; "" where words are better
    amounts: tuple[tuple[str, int], ...] = ()  # of an option that is nothing but amounts


def option_button(
    option: PageOption,
    look: str,
    content: Node,
    *,
    title: str = "",
    label: str = "",
    lights: bool = False,
    described_by: str = "",
) -> Markup:
    """Returns the button that takes an option.

    `look` is its classes besides `can`, `label` its name for who listens, `described_by` the id of
    the text that says what the option does. With `lights` the things it is about are lit with it.
    """
    return h.button(
        class_=f"can {look}",
        type="submit",
        form="answer",
        name="key",
        value=option.key,
        data_n=option.number,
        data_amounts="+".join([f"{n}{kind}" for kind, n in option.amounts]) or None,
        data_lights=(" ".join(option.things) or None) if lights else None,
        title=title or None,
        aria_label=label or None,
        aria_describedby=described_by or None,
    )[content]
