"""The theatre's menu: how fast others' turns are shown, the last one again, and what happened.

It is of use only with the module `theatre.js`, which shows it; without it, what happened stands
above the table.
"""

from collections.abc import Callable

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.frame import Say, icon

STAGE = "stage"  # the zone with what happened, which stands outside of the game's layout
MASKS = "M4 5c3 1.3 6 1.3 9 0v6c0 4-2 6.5-4.5 7.5C6 17.5 4 15 4 11zM6.5 9h1.5M9.5 9H11M6.5 13c1.3 1.400 2.700 1.400 4 0M13 9.5c2.300.7 4.700.5 7-.5v5.5c0 3.5-1.800 5.700-4 6.5-1.400-.5-2.600-1.600-3.300-3"  # noqa: E501


def theatre_menu(say: Say) -> Node:
    """Returns the menu, hidden until the module shows it; all words that the module needs."""
    speeds = (
        ("instant", say("theatre-instant")),
        ("brisk", say("theatre-brisk")),
        ("calm", say("theatre-calm")),
        ("step", say("theatre-step")),
    )
    return h.details(
        "#theatre-menu.menu.theatre.needs-js",
        name="bar",
        hidden=True,
        data_skip=say("theatre-skip"),
        data_on=say("theatre-on"),
        data_next=say("theatre-next"),
        data_now=say("theatre-now"),
    )[
        h.summary(title=say("theatre"))[icon(MASKS), h.span(".label")[say("theatre")]],
        h.div(".panel")[
            h.fieldset(".speeds")[
                h.legend[say("theatre-speed")],
                (
                    h.label(for_=f"speed-{speed}")[
                        h.input(id=f"speed-{speed}", type="radio", name="speed", value=speed),
                        h.span[name],
                    ]
                    for speed, name in speeds
                ),
            ],
            h.button("#show-again.small", type="button")[say("theatre-again")],
        ],
    ]


def whose_board(
    say: Say, seats: list[tuple[int, str]], focus: int, address: Callable[[int], str]
) -> Node:
    """Returns the links by which a watcher chooses whose board lies in the middle.

    `seats` are numbers and names; `address` gives the page with a seat's board, and with -1 the one
    that follows the turn. Of a single board nothing is chosen.
    """
    if len(seats) < 2:
        return None
    names = [(-1, say("watch-turn"))]
    names += [(number, name or say("player-name", n=number + 1)) for number, name in seats]
    return h.nav(".whose", aria_label=say("watch-whose"))[
        h.span[say("watch-whose")],
        (
            h.a(
                class_=f"button small{'' if number == focus else ' quiet'}",
                href=address(number),
                aria_current="true" if number == focus else None,
            )[name]
            for number, name in names
        ),
    ]
