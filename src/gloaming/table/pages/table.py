"""The table's frame: who sits there, what can be taken back, talk, links, and the game's zones.

Nothing in a zone holds a secret or what somebody is typing: buttons in zones belong to forms that
stand outside of them (`answer`, `do` for what is done in place, `go` for what leads elsewhere).
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec
from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.zones import Zone
from gloaming.table.pages.clocks import clocks, resignation, whole_rule_text
from gloaming.table.pages.data import ChatLine, HandoverPage, TablePage, Visitor
from gloaming.table.pages.frame import (
    Say,
    copy_button,
    csrf,
    document,
    horizon,
    icon,
    initials,
    name,
    speaker,
    stamp,
    written,
)
from gloaming.table.pages.hints import hint_link
from gloaming.table.pages.notices import links, notices
from gloaming.table.pages.seat_list import seat_discs, seat_list
from gloaming.table.pages.theatre import STAGE, theatre_menu, whose_board
from gloaming.table.wire.zone_events import zone_hash

VERSION_CACHE = 2000  # zones with the version that an answer is for
REFRESH = 6  # seconds after which a page without the module looks again while it waits
CHAT_LENGTH = "500"
REPORT_LENGTH = "2000"
REPORTED = "reported"
BACK = "M9 6L4 11l5 5M4 11h10a6 5 0 0 1 0 10h-2"
PEOPLE = "M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c.4-4.5 2.7-6.5 6.5-6.5s6.1 2 6.5 6.5M16 5a3 3 0 0 1 0 6M17.5 13.8c2.3.6 3.7 2.6 4 6.2"  # noqa: E501
TALK = "M4 5h16v11H11l-5 4v-4H4z"
LEGEND = "M5 4h5v5H5zM14.5 4l3 5h-6zM7.5 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM13 15h7M13 19h5"
DOTS = "M5 12h.01M12 12h.01M19 12h.01"


def table(page: TablePage) -> str:
    """Returns a table as a whole page."""
    say = speaker(page.visitor.lang)
    frame = {zone.id: zone for zone in frame_zones(page)}
    waits = not page.your_turn and not page.over
    return document(
        page.visitor,
        tab_title(page),
        [
            _forms(page),
            h.main("#main")[
                h.h1(".sr")[say("table-heading", title=page.title, code=page.code)],
                h.p(".note", role="status")[say("note-reported")]
                if page.note == REPORTED
                else None,
                section(frame["frame-links"]),
                section(frame["frame-notices"]),
                section(frame["frame-clocks"]),
                _to_news(say, page),
                _whose_board(say, page) if page.seat < 0 else None,
                h.div(
                    "#table",
                    class_=f"table game-{page.game}{' watched' if page.seat < 0 else ''}",
                    data_of=page.focus if page.focus >= 0 else None,
                    data_base=page.base,
                    data_game=page.game,
                    data_seat=page.seat,
                    data_title=f"{page.title} · Gloaming",
                    data_turn=say("badge-your-turn"),
                    data_lost=say("connection-lost"),
                    data_again=say("tap-again"),
                    data_your_turn="yes" if page.your_turn else "no",
                    data_served=f"{page.served:.1f}" if page.clocks else None,
                )[(section(zone) for zone in page.zones if zone.id != STAGE)],
                # The question comes before what happened, which most read on the stage.
                (section(zone) for zone in page.zones if zone.id == STAGE),
            ],
        ],
        sprites=page.sprites,
        styles=page.styles,
        refresh=REFRESH if waits else None,
        bar=_bar(say, page, frame),
        look="page at-table",
        question="zone-question",
    )


def _whose_board(say: Say, page: TablePage) -> Node:
    return whose_board(
        say,
        [(seat.number, seat.name) for seat in page.seats],
        page.focus,
        lambda number: f"{page.base}?of={number}" if number >= 0 else page.base,
    )


def _to_news(say: Say, page: TablePage) -> Node:
    """Draws the way to what happened, where no module plays it."""
    if not any(zone.id == STAGE and zone.html for zone in page.zones):
        return None
    return h.p(".no-js.to-news")[h.a(href=f"#zone-{STAGE}")[say("to-news")]]


def tab_title(page: TablePage) -> str:
    """Returns the title of the browser's tab."""
    say = speaker(page.visitor.lang)
    badge = f"● {say('badge-your-turn')} · " if page.your_turn else ""
    return f"{badge}{page.title} · Gloaming"


def section(zone: Zone, tag: h.Element = h.section) -> Node:
    """Draws a zone in its place on the page."""
    return tag(
        id=f"zone-{zone.id}",
        class_=f"zone zone-{zone.id}",
        data_zone=zone.id,
        data_hash=zone_hash(zone),
    )[Markup(zone.html)]


class FrameParts:
    """The parts of the frame as one open page shows them: drawn again where a field has changed."""

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[tuple[Any, ...], Zone]] = {}  # with the fields of each

    def zone(self, id: str, page: TablePage) -> Zone:
        """Returns a part of the frame.

        It is drawn from a page that has the fields of this part and no others, so it cannot depend
        on more than that.
        """
        draw, fields = PARTS[id]
        values: tuple[Any, ...] = _VALUES[id](page)
        before = self._drawn.get(id)
        if before is not None and before[0] == values:
            return before[1]
        lang = page.visitor.lang
        blank = TablePage(Visitor(lang=lang), "", "", "", "", "", [], [])
        only = msgspec.structs.replace(blank, **dict(zip(fields, values[1:])))
        found = Zone(id, written(draw(speaker(lang), only)))
        self._drawn[id] = (values, found)
        return found


def frame_zones(page: TablePage, parts: FrameParts | None = None) -> list[Zone]:
    """Returns the zones of the frame, which live updates carry like those of the game.

    `parts` are those that the page shows already.
    """
    shown = FrameParts() if parts is None else parts
    now = now_zone(page.watching, page.epoch, page.version, page.seat)
    return [now, *(shown.zone(id, page) for id in PARTS)]


def _forms(page: TablePage) -> Node:
    """Draws the forms that buttons anywhere on the page belong to."""
    visitor = page.visitor
    return [
        h.form("#answer", method="post", action=f"{page.base}/answer", data_live="answer")[
            csrf(visitor)
        ],
        h.form("#do", method="post", action=f"{page.base}/undo", data_live="do")[
            csrf(visitor), _seat_field(page)
        ],
        h.form("#go", method="post", action=f"{page.base}/fork", data_share="")[csrf(visitor)],
    ]


def _seat_field(page: TablePage) -> Node:
    """Draws the hidden field with the seat to come back to, where several share a screen."""
    return h.input(type="hidden", name="seat", value=page.seat)


def now_zone(watching: bool, epoch: int, version: int, seat: int) -> Zone:
    """Returns the zone with the state of the game that an answer is for: a stale one is refused."""
    key = (watching, epoch, version, seat)
    found = _versions.get(key)
    return _versions.put(key, _now_zone(*key)) if found is None else found


def _now_zone(watching: bool, epoch: int, version: int, seat: int) -> Zone:
    fields: list[Node] = [h.input(type="hidden", form="report", name="version", value=version)]
    if not watching:
        fields = [
            h.input(type="hidden", form="answer", name="epoch", value=epoch),
            h.input(type="hidden", form="answer", name="seat", value=seat),
            *fields,
        ]
    return Zone("frame-now", written(fields))


# --- the bar ------------------------------------------------------------------------------


def _bar(say: Say, page: TablePage, frame: dict[str, Zone]) -> Node:
    return h.div(".bar")[
        section(frame["frame-now"]),
        h.p(".game-title", aria_hidden="true")[page.title],
        h.details(".menu.people", name="bar")[
            h.summary(title=say("people"))[
                icon(PEOPLE),
                h.span(".sr")[say("people")],
                section(frame["frame-people"], h.span),
            ],
            h.div(".panel")[
                section(frame["frame-seats"]),
                h.p(".fine")[whole_rule_text(say, page.clock)],
                h.p(".fine")[say("seed-chosen")] if page.is_seed_chosen else None,
                _code(say, page),
            ],
        ],
        section(frame["frame-undo"]),
        section(frame["frame-hint"]),
        theatre_menu(say),
        h.details(".menu.talk", name="bar", data_news="chat")[
            h.summary[icon(TALK), h.span(".label")[say("chat")]],
            h.div(".panel")[
                h.h2[say("chat-watchers") if page.watching else say("chat")],
                section(frame["frame-chat"]),
                h.form("#chat.row", method="post", action=f"{page.base}/chat", data_live="chat")[
                    csrf(page.visitor),
                    _seat_field(page),
                    h.label(".sr", for_="chat-text")[say("chat-say")],
                    h.input(
                        "#chat-text",
                        name="text",
                        maxlength=CHAT_LENGTH,
                        required=True,
                        autocomplete="off",
                        placeholder=say("chat-say"),
                    ),
                    h.button(".small", type="submit")[say("send")],
                ],
            ],
        ],
        _legend(say, page.legend),
        _more(say, page),
    ]


def _code(say: Say, page: TablePage) -> Node:
    """Draws the short code: who has it may watch."""
    return h.p(".share")[
        h.span[say("table-code"), " ", h.strong(".code")[page.code]],
        copy_button(say, page.code),
        h.small[say("table-code-help")],
    ]


def _undo(say: Say, page: TablePage) -> Node:
    """Draws undo as far as nothing hidden was revealed; further, the others are asked."""
    if page.watching or page.lost_past:
        return None
    alone = all(seat.mine or seat.bot or seat.rules for seat in page.seats)
    return [
        h.button(".tool", type="submit", form="do", formaction=f"{page.base}/undo")[
            icon(BACK), h.span(".label")[say("undo")]
        ]
        if page.can_undo
        else None,
        h.button(
            ".tool.quiet",
            type="submit",
            form="do",
            formaction=f"{page.base}/undo/wish",
            name="to",
            value=page.undo_to,
            title=say("undo-alone-help" if alone else "undo-ask-help"),
        )[icon(BACK), h.span(".label")[say("undo" if alone else "undo-ask")]]
        if page.undo_to >= 0 and not page.can_undo and page.undo_request is None
        else None,
    ]


def _legend(say: Say, legend: str) -> Node:
    """Draws the legend of all signs, which pop-ups of single signs are taken from as well."""
    if not legend:
        return None
    return h.details(".menu.legend", name="bar")[
        h.summary[icon(LEGEND), h.span(".label")[say("legend")]],
        h.div(".panel")[h.h2[say("legend-title")], Markup(legend)],
    ]


def _more(say: Say, page: TablePage) -> Node:
    """Draws what is seldom needed: replay, sound, the shuffles, and a report."""
    return h.details(".menu.more", name="bar")[
        h.summary(aria_label=say("more"), title=say("more"))[
            icon(DOTS, "dots"), h.span(".label")[say("more")]
        ],
        h.div(".panel")[
            h.ul(".links")[
                h.li[h.a(href=f"{page.base}/replay")[say("replay")]] if page.has_replay else None,
                h.li[h.a(href=f"{page.base}/story")[say("whole-story")]],
                h.li[h.a(href=f"/cards/{page.game}")[say("nav-cards")]],
                h.li[h.a(href=f"/rules/{page.game}")[say("nav-rules")]],
                h.li[h.a(href=f"{page.base}/check")[say("check-game")]],
            ],
            h.button("#sound.small.needs-js", type="button", hidden=True, aria_pressed="false")[
                say("sound")
            ],
            h.button("#end-turn.small.needs-js", type="button", hidden=True, aria_pressed="false")[
                say("end-turn-itself")
            ],
            h.p(".fine", title=page.commitment)[
                say("commitment"), " ", h.code[page.commitment[:16], "…"]
            ]
            if page.commitment
            else None,
            resignation(say, page),
            _report(say, page),
        ],
    ]


def _report(say: Say, page: TablePage) -> Node:
    """Draws "Something is wrong here", which is stored with the record and the position."""
    return h.details(".report")[
        h.summary[say("report")],
        h.form("#report", method="post", action=f"{page.base}/report")[
            csrf(page.visitor),
            h.label(for_="report-text")[say("report-what")],
            h.textarea(
                "#report-text", name="text", maxlength=REPORT_LENGTH, rows="4", required=True
            ),
            h.small[say("report-help")],
            h.button(".small", type="submit")[say("send")],
        ],
    ]


# --- talk ---------------------------------------------------------------------------------


def _chat(say: Say, page: TablePage) -> Node:
    if not page.chat:
        return h.p(".empty")[say("chat-empty")]
    return h.ol(".chat", data_follow=True)[(_chat_line(line) for line in page.chat)]


def _chat_line(line: ChatLine) -> Node:
    return h.li(class_="mine" if line.mine else None)[
        h.span(".head")[name(line.name), " ", stamp(line.at)],
        h.span(".text", dir="auto")[line.text],
    ]


# --- what is drawn, and of what ---------------------------------------------------------------

_Draw = Callable[[Say, TablePage], Node]
PARTS: dict[str, tuple[_Draw, tuple[str, ...]]] = {
    "frame-people": (seat_discs, ("seats", "watchers")),
    "frame-seats": (seat_list, ("seats", "base", "host", "over", "is_cooperative")),
    "frame-undo": (
        _undo,
        ("seats", "watching", "lost_past", "base", "can_undo", "undo_to", "undo_request"),
    ),
    "frame-hint": (hint_link, ("your_turn", "watching", "seat", "over", "base")),
    "frame-links": (links, ("links",)),
    "frame-notices": (
        notices,
        (
            "seats",
            "base",
            "host",
            "over",
            "watching",
            "lost_past",
            "has_replay",
            "handover",
            "undo_request",
            "taken_back",
            "rematch",
            "branch",
            "bots",
            "absent",
            "clock",
            "is_seed_chosen",
            "shuffling",
            "is_cooperative",
        ),
    ),
    "frame-clocks": (clocks, ("clocks", "over")),
    "frame-chat": (_chat, ("chat",)),
}
_VALUES = {id: attrgetter("visitor.lang", *fields) for id, (_, fields) in PARTS.items()}
_versions: Cache[tuple[bool, int, int, int], Zone] = Cache(VERSION_CACHE)


# --- one screen, several people -------------------------------------------------------------


def handover(page: HandoverPage) -> str:
    """Returns the page without anybody's hand, for while the screen is passed on."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{page.title} · Gloaming",
        [
            horizon(),
            h.main("#main.scene")[
                h.div(".glass.centre")[
                    h.span(".disc.great", aria_hidden="true")[initials(page.to.name)],
                    h.h1[say("handover", name=page.to.name)],
                    h.p[say("handover-help")],
                    h.a(".button.go", href=f"{page.base}?as={page.to.seat}")[
                        say("handover-ready", name=page.to.name)
                    ],
                ],
            ],
        ],
        look="page at-scene",
    )
