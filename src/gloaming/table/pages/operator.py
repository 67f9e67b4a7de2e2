"""The operator's pages: tables, reports, people and bans, with what can be done about each."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.admin.people import PersonSummary
from gloaming.table.pages.data import Visitor
from gloaming.table.pages.frame import Say, csrf, document, name, speaker, stamp
from gloaming.table.pages.operator_data import OperatorPage, OperatorTablePage


def enter(visitor: Visitor, is_wrong: bool) -> str:
    """Returns the page that asks for the operator's token."""
    say = speaker(visitor.lang)
    return document(
        visitor,
        f"{say('operator')} · Gloaming",
        h.main("#main.prose")[
            h.h1[say("operator")],
            h.p(".lead", role="status")[say("operator-wrong")] if is_wrong else None,
            h.form(".glass", method="post", action="/operator/enter")[
                csrf(visitor),
                h.p(".field")[
                    h.label(for_="token")[say("operator-token")],
                    h.input("#token", name="token", type="password", required=True),
                ],
                h.p[h.button(".go", type="submit")[say("operator-enter")]],
                h.p(".fine")[say("operator-token-help"), " ", h.code["gloaming admin token"]],
            ],
        ],
    )


def operator(page: OperatorPage) -> str:
    """Returns the page of all that an operator looks after."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{say('operator')} · Gloaming",
        h.main("#main.browse.operator")[
            h.h1[say("operator")],
            h.p(".lead")[say("operator-now", tables=page.in_memory, pages=page.streams)],
            _section(
                say("operator-reports"),
                say,
                [
                    (
                        stamp(report.at),
                        h.a(href=f"/operator/tables/{report.table}")[report.table],
                        h.span(dir="auto")[report.text],
                        h.a(href=f"/operator/reports/{report.id}", download=True)[say("record")],
                        _do(page.visitor, "done", report.id, say("operator-done")),
                    )
                    for report in page.reports
                ],
            ),
            _section(
                say("nav-tables"),
                say,
                [
                    (
                        h.a(href=f"/operator/tables/{table.id}")[table.id],
                        table.game,
                        ", ".join(table.seats),
                        say("operator-answers", count=table.answers),
                        _state(say, table.over, table.closed),
                        stamp(table.touched),
                    )
                    for table in page.tables
                ],
            ),
            h.form(".filters", method="get", action="/operator", role="search")[
                h.p(".field")[
                    h.label(for_="find")[say("operator-find")],
                    h.input("#find", name="find", value=page.find, maxlength="40"),
                ],
                h.button(type="submit")[say("search-go")],
            ],
            _section(say("operator-people"), say, [_person(say, page, p) for p in page.people]),
            _section(
                say("operator-bans"),
                say,
                [
                    (
                        h.code[ban.person or ban.network],
                        h.span(dir="auto")[ban.reason],
                        stamp(ban.at),
                        _do(page.visitor, "unban", str(ban.id), say("operator-unban")),
                    )
                    for ban in page.bans
                ],
            ),
            _ban_address(say, page.visitor),
            h.form(method="post", action="/operator/leave")[
                csrf(page.visitor), h.p[h.button(type="submit")[say("operator-leave")]]
            ],
        ],
    )


def _section(title: str, say: Say, rows: list[tuple[Node, ...]]) -> Node:
    return h.section(".glass")[
        h.h2[title],
        h.div(".scroll", tabindex="0", role="region", aria_label=title)[
            h.table[h.tbody[(h.tr[(h.td[cell] for cell in row)] for row in rows)]]
        ]
        if rows
        else h.p(".fine")[say("operator-none")],
    ]


def _state(say: Say, over: bool, closed: str) -> str:
    if closed:
        return say("operator-closed", reason=closed)
    return say("operator-over") if over else say("operator-running")


def _do(visitor: Visitor, action: str, target: str, label: str, *more: Node) -> Node:
    """Draws a button that does something, with the fields that it needs."""
    return h.form(".row", method="post", action="/operator/do")[
        csrf(visitor),
        h.input(type="hidden", name="action", value=action),
        h.input(type="hidden", name="target", value=target) if target else None,
        more,
        h.button(".small", type="submit")[label],
    ]


def _reason(say: Say) -> Node:
    return h.input(
        name="reason", maxlength="200", placeholder=say("operator-reason"),
        aria_label=say("operator-reason"),
    )  # fmt: skip


def _sure(say: Say) -> Node:
    return h.label(".tick")[
        h.input(type="checkbox", name="sure", value="yes", required=True), say("operator-sure")
    ]


def _person(say: Say, page: OperatorPage, person: PersonSummary) -> tuple[Node, ...]:
    id = person.id
    return (
        name(person.name),
        h.a(href=f"/operator/people/{id}", download=True)[h.code[id[:8]]],
        say("own-tables", count=person.tables),
        _do(page.visitor, "ban", id, say("operator-ban"), _reason(say)),
        _do(page.visitor, "delete-person", id, say("operator-delete"), _sure(say)),
    )


def _ban_address(say: Say, visitor: Visitor) -> Node:
    field = h.input(
        name="target", required=True, maxlength="50", placeholder="203.0.113.0/24",
        aria_label=say("operator-address"),
    )  # fmt: skip
    return h.section(".glass")[
        h.h2[say("operator-address")],
        _do(visitor, "ban-address", "", say("operator-ban"), field, _reason(say)),
    ]


def table(page: OperatorTablePage) -> str:
    """Returns the page of one table; what is hidden in the game is not on it."""
    say = speaker(page.visitor.lang)
    details = page.details
    about = details.summary
    seats = zip(about.seats, details.people, details.troubles, strict=True)
    closing = (
        _do(page.visitor, "reopen", about.id, say("operator-reopen"))
        if about.closed
        else _do(page.visitor, "close", about.id, say("operator-close"), _reason(say))
    )
    return document(
        page.visitor,
        f"{about.id} · Gloaming",
        h.main("#main.prose.operator")[
            h.p(".crumbs")[h.a(href="/operator")[say("operator")]],
            h.h1[f"{about.game} {about.id}"],
            h.p(".lead")[
                _state(say, about.over, about.closed),
                " · ",
                say("operator-answers", count=about.answers),
                " · ",
                stamp(about.touched),
            ],
            h.p[h.a(href=f"/t/{about.id}")[say("operator-watch")]],
            _section(
                say("operator-seats"),
                say,
                [(name(seat), h.code[person[:8]], trouble) for seat, person, trouble in seats],
            ),
            _section(
                say("operator-chat"),
                say,
                [
                    (stamp(line.at), name(line.name), h.span(dir="auto")[line.text])
                    for line in details.chat
                ],
            ),
            h.section(".glass")[
                closing,
                _do(page.visitor, "delete-table", about.id, say("operator-delete"), _sure(say)),
            ],
        ],
    )
