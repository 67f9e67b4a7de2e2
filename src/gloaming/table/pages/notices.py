"""The notices above the board: what somebody has to know or decide, and links to give away."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.clocks import absences, terms
from gloaming.table.pages.data import (
    ClaimLink,
    SeatLine,
    TablePage,
)
from gloaming.table.pages.frame import (
    Say,
    copy_button,
    icon,
)
from gloaming.table.pages.lobby import bot_title
from gloaming.table.pages.shuffles import shuffling

EYE = "M2 12q5-7 10-7t10 7q-5 7-10 7T2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"


def notices(say: Say, page: TablePage) -> Node:
    """Draws what somebody has to know or decide before playing on."""
    return [
        _handover(say, page),
        _undo_request(say, page),
        h.p(".notice.quiet", role="status")[
            say("undo-done", name=page.taken_back.who, n=page.taken_back.steps)
        ]
        if page.taken_back is not None
        else None,
        _branch(say, page),
        shuffling(say, page),
        absences(say, page),
        terms(say, page),
        (_trouble(say, page, seat) for seat in page.seats if seat.trouble),
        _missing(say, page),
        _over(say, page) if page.over else None,
        h.p(".notice.quiet")[icon(EYE), say("you-watch")]
        if page.watching and not page.over
        else None,
        h.p(".notice.quiet")[say("lost-past")] if page.lost_past else None,
    ]


def _handover(say: Say, page: TablePage) -> Node:
    if page.handover is None:
        return None
    return h.div(".notice")[
        h.p[say("handover-next", name=page.handover.name)],
        h.a(".button", href=f"{page.base}?pass={page.handover.seat}")[say("handover-pass")],
    ]


def _undo_request(say: Say, page: TablePage) -> Node:
    request = page.undo_request
    if request is None:
        return None
    answer = f"{page.base}/undo/answer"
    return h.div(".notice")[
        h.p[
            say("undo-request-mine", n=request.steps)
            if request.mine
            else say("undo-request", name=request.who, n=request.steps),
        ],
        [
            h.button(type="submit", form="do", formaction=answer, name="agree", value="yes")[
                say("undo-agree")
            ],
            h.button(
                ".quiet", type="submit", form="do", formaction=answer, name="agree", value="no"
            )[say("undo-refuse")],
        ]
        if request.mine_to_decide
        else None,
    ]


def _trouble(say: Say, page: TablePage, seat: SeatLine) -> Node:
    """Draws that a bot cannot go on; the host lets another take over."""
    return h.div(".notice.trouble")[
        h.p[say("trouble", name=seat.name), h.small[seat.trouble]],
        (
            h.button(
                type="submit",
                form="do",
                formaction=f"{page.base}/seats/{seat.number}/bot",
                name="bot",
                value=bot,
            )[say("trouble-take-over", bot=bot_title(say, bot, page.is_cooperative))]
            for bot in page.bots
        )
        if page.host
        else None,
    ]


def _missing(say: Say, page: TablePage) -> Node:
    waiting = [s.name for s in page.seats if not s.taken and not s.bot and s.asked]
    if not waiting or page.over:
        return None
    return h.p(".notice.quiet")[say("seat-missing", names=", ".join(waiting))]


def _over(say: Say, page: TablePage) -> Node:
    return h.div(".notice.end")[
        h.p[say("over")],
        _rematch(say, page),
        h.a(".button", href=f"{page.base}/replay")[say("replay")] if page.has_replay else None,
        h.a(".button.quiet", href=f"{page.base}/record", download=True)[say("record")],
        h.a(".button.quiet", href=f"{page.base}/check")[say("check-game")],
        h.a(".button.quiet", href="/")[say("new-table")],
    ]


def _rematch(say: Say, page: TablePage) -> Node:
    """Draws the button for a rematch, or the way to the one that somebody has opened."""
    if page.rematch is not None:
        return [
            h.p(role="status")[say("rematch-opened", name=page.rematch.who)],
            h.a(".button", href=page.rematch.url)[say("rematch-go")],
        ]
    if page.watching:
        return None
    address = f"{page.base}/rematch"
    return h.button(type="submit", form="go", formaction=address, title=say("rematch-help"))[
        say("rematch")
    ]


def _branch(say: Say, page: TablePage) -> Node:
    """Draws that this table is a branch of another game, with the way to where it began."""
    if page.branch is None:
        return None
    return h.p(".notice.quiet")[
        say("branch", n=page.branch.step), " ", h.a(href=page.branch.url)[say("branch-from")]
    ]


def links(say: Say, page: TablePage) -> Node:
    """Draws secret links, only for those who may give them away."""
    if not page.links:
        return None
    return h.div(".notice.invite")[
        h.h2[say("invite")],
        h.p[say("invite-help")],
        h.ul[(_link(say, link) for link in page.links)],
    ]


def _link(say: Say, link: ClaimLink) -> Node:
    field = f"link{link.seat}"
    return h.li(".row")[
        h.label(for_=field)[say("link-own") if link.mine else say("link-for", name=link.name)],
        h.input(id=field, value=link.url, readonly=True, data_select=True),
        copy_button(say, link.url),
    ]
