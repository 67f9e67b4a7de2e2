"""What a good bot would do, told to who is asked: a page, and the piece of it in a popover."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import TablePage
from gloaming.table.pages.frame import Say, document, horizon, icon, speaker, written
from gloaming.table.pages.hint_data import HintLine, HintPage

LAMP = "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1.2-.9 2.1H9.4c0-.9-.3-1.6-.9-2.1A6 6 0 0 1 12 3z"  # noqa: E501
NEARLY = 0.5  # points below which two options look nearly alike


def hint_link(say: Say, page: TablePage) -> Node:
    """Draws the link to the hint, for who is asked."""
    if not page.your_turn or page.watching or page.seat < 0 or page.over:
        return None
    return h.a(
        ".button.tool.quiet",
        href=f"{page.base}/hint?as={page.seat}",
        title=say("hint-help"),
        data_hint=say("hint-thinking"),
        rel="nofollow",
    )[icon(LAMP), h.span(".label")[say("hint")]]


def hint(page: HintPage) -> str:
    """Returns the hint as a page of its own."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{say('hint')} · {page.title}",
        [
            horizon(),
            h.main("#main.scene")[
                h.div(".glass.centre")[
                    h.h1[say("hint")],
                    _lines(say, page),
                    h.a(".button.go", href=page.base)[say("back-to-table")],
                ],
            ],
        ],
        look="page at-scene",
    )


def hint_fragment(page: HintPage) -> str:
    """Returns what a popover shows."""
    say = speaker(page.visitor.lang)
    return written(h.div(".hint", role="status")[h.h2[say("hint")], _lines(say, page)])


def _lines(say: Say, page: HintPage) -> Node:
    looks = sum(line.looks for line in page.lines)
    return [
        h.ol(".hints")[
            (_line(say, place, line, page.rival) for place, line in enumerate(page.lines))
        ],
        h.p(".fine")[say("hint-looks", n=looks) if looks else say("hint-knows")],
    ]


def _line(say: Say, place: int, line: HintLine, rival: str) -> Node:
    return h.li(data_lights=" ".join(line.things))[
        h.b[line.text] if place == 0 else line.text,
        h.small[" ", _worse(say, line)] if place else None,
        h.small(".then")[_then(say, line)] if line.steps else None,
        h.small(".then")[_end(say, line.points, rival)] if line.points else None,
    ]


def _then(say: Say, line: HintLine) -> str:
    """Says what is likely to follow an option: one move of one's own, or two."""
    first, second = line.steps[0], line.steps[-1]
    return say(
        "hint-then" if first is second else "hint-then-two",
        first=first.text,
        n=first.times,
        second=second.text,
        m=second.times,
        tries=line.tries,
    )


def _end(say: Say, points: tuple[int, ...], rival: str) -> str:
    """Says how many points the players are likely to end with."""
    if len(points) == 1:
        return say("hint-end-alone", own=points[0])
    return say("hint-end" if rival else "hint-end-many", own=points[0], best=points[1], who=rival)


def _worse(say: Say, line: HintLine) -> str:
    if line.behind < NEARLY:
        return say("hint-nearly")
    return say("hint-worse", n=round(line.behind))
