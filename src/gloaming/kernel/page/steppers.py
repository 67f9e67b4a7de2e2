"""Steppers: many alike answers ("which three resources") chosen by counting instead of reading.

They need the page's module; without it the answers are a list. Every answer stays in that list,
with its number, and the module looks there for the one that the counted amounts mean.
"""

from collections.abc import Sequence

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import AnyPage
from gloaming.kernel.page.page_option import PageOption

FEWEST = 5  # answers that are counted; fewer are read at a glance


def can_be_counted(options: Sequence[PageOption]) -> bool:
    """Returns whether options differ only in amounts, and are many enough to count them."""
    return len(options) >= FEWEST and all(option.amounts for option in options)


def steppers(page: AnyPage, options: Sequence[PageOption]) -> Node:
    """Returns a stepper for every kind that the options have amounts of."""
    kinds: dict[str, None] = {}
    for option in options:
        for kind, _ in option.amounts:
            kinds[kind] = None
    return h.div(".steppers.needs-js", hidden=True, role="group", data_steppers="")[
        [_stepper(page, kind) for kind in kinds],
        h.button(".count-go", type="button", disabled=True, data_empty=_choose(page, options))[
            _choose(page, options)
        ],
    ]


def _choose(page: AnyPage, options: Sequence[PageOption]) -> str:
    """Returns what the button says before the amounts are an answer."""
    most = max(sum(count for _, count in option.amounts) for option in options)
    return str(page.renderer.text("page-count", n=most))


def _stepper(page: AnyPage, kind: str) -> Node:
    name = page.renderer.kind_name(kind)
    return h.span(".stepper", data_kind=kind, role="group", aria_label=name)[
        h.button(type="button", data_by=-1, aria_label=page.renderer.text("page-less", what=name))[
            "−"
        ],
        page.renderer.mark(kind),
        h.output["0"],
        h.button(
            type="button", data_by=1, aria_label=page.renderer.text("page-one-more", what=name)
        )["+"],
    ]
