"""What the shuffles of a table are made of, told to people: while they are made, and at the end."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import CheckPage, ShareLine, TablePage
from gloaming.table.pages.frame import Say, copy_button, name

DRAWN_BY = {"browser": "share-browser", "program": "share-program", "server": "share-server"}


def shuffling(say: Say, page: TablePage) -> Node:
    """Draws that the shuffles wait for somebody, and asks the reader's browser for its share."""
    note = page.shuffling
    if note is None or page.over:
        return None
    if note.is_seating:
        return h.p(".notice.quiet", role="status")[say("shuffling-seats")]
    if not note.waiting:
        return h.span(data_commit="", hidden=True) if note.commits else None
    return h.p(".notice.quiet", role="status", data_reveal=note.reveal or None)[
        say("shuffling", names=", ".join(note.waiting))
    ]


def bound(say: Say, commitment: str) -> Node:
    """Draws, before somebody sits down, the hash that binds the server."""
    if not commitment:
        return None
    return h.p(".fine", title=commitment)[
        say("shuffles-bound"), " ", h.code[commitment[:16], "…"], " ", say("shuffles-yours")
    ]


def parts(say: Say, page: CheckPage) -> Node:
    """Draws what the key is made of: the server's secret, and the share of everybody."""
    if not page.server_commitment:
        return None
    return h.li(".glass")[
        h.h2[say("shuffles")],
        h.p[say("shuffles-help")],
        h.h3[say("shuffles-server")],
        _value(say, page.server_commitment),
        [h.p[say("shuffles-secret")], _value(say, page.secret)] if page.secret else None,
        (_share(say, share) for share in page.shares),
        h.p(".note", role="status")[
            say("shuffles-right") if page.is_key_right else say("shuffles-wrong")
        ]
        if page.secret
        else None,
        h.p(".fine")[say("shuffles-formula")],
    ]


def _share(say: Say, share: ShareLine) -> Node:
    known = DRAWN_BY.get(share.drawn_by, "share-browser")
    return [
        h.h3[name(share.name), " ", h.small[say(known)]],
        _value(say, share.commitment),
        [h.p[say("shuffles-revealed")], _value(say, share.nonce)] if share.nonce else None,
        h.p(".fine")[say("shuffles-kept-back")] if share.is_kept_back else None,
    ]


def _value(say: Say, text: str) -> Node:
    return h.div(".value")[h.code(tabindex="0")[text], copy_button(say, text)]
