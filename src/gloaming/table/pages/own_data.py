"""The page of one's own data, and the page about privacy."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import OwnDataPage, PrivacyPage
from gloaming.table.pages.frame import Say, copy_button, csrf, document, name, speaker, stamp

NOTES = {  # what was just done, by the note in the address
    "recovered": "own-note-recovered",
    "sessions": "own-note-sessions",
    "left": "own-note-left",
    "not-sure": "own-note-not-sure",
    "deleted": "own-note-deleted",
}


def own_data(page: OwnDataPage) -> str:
    """Returns the page of what is stored about the reader, with all they can do about it."""
    say = speaker(page.visitor.lang)
    note = NOTES.get(page.note)
    return document(
        page.visitor,
        f"{say('own-data')} · Gloaming",
        h.main("#main.prose")[
            h.h1[say("own-data")],
            h.p(".lead", role="status")[say(note)] if note else None,
            _known(say, page) if page.visitor.id else h.p(".lead")[say("own-nobody")],
            _other_devices(say, page),
            _deletion(say, page) if page.visitor.id else None,
            h.p(".fine")[h.a(href="/privacy")[say("privacy")]],
        ],
    )


def _known(say: Say, page: OwnDataPage) -> Node:
    counts = (
        ("own-tables", page.tables),
        ("own-answers", page.answers),
        ("own-lines", page.lines),
        ("own-reports", page.reports),
    )
    return h.section(".glass")[
        h.h2[say("own-known")],
        h.p[name(page.visitor.name), " · ", say("own-since"), " ", stamp(page.since)],
        h.ul[(h.li[say(id, count=count)] for id, count in counts)],
        h.p[h.a(".button", href="/me/data", download="gloaming-my-data.json")[say("own-export")]],
    ]


def _form(page: OwnDataPage, action: str, *inside: Node) -> Node:
    return h.form(method="post", action=action)[csrf(page.visitor), inside]


def _other_devices(say: Say, page: OwnDataPage) -> Node:
    is_known = bool(page.visitor.id)
    return h.section(".glass")[
        h.h2[say("own-devices")],
        _code(say, page) if is_known else None,
        _form(
            page,
            "/me/recover",
            h.p(".field")[
                h.label(for_="code")[say("own-enter-code")],
                h.input(
                    "#code",
                    name="code",
                    required=True,
                    maxlength="40",
                    autocomplete="off",
                    autocapitalize="characters",
                    spellcheck="false",
                ),
            ],
            h.p[h.button(type="submit")[say("own-recover")]],
            h.p(".fine")[say("own-recover-help")],
        ),
        [
            h.p[say("own-sessions-help")],
            _form(page, "/me/sessions", h.p[h.button(type="submit")[say("own-sessions")]]),
            _form(page, "/me/leave", h.p[h.button(type="submit")[say("own-leave")]]),
        ]
        if is_known
        else None,
    ]


def _code(say: Say, page: OwnDataPage) -> Node:
    if page.code:
        return [
            h.p[say("own-code-now")],
            h.div(".value")[h.code(tabindex="0")[page.code], copy_button(say, page.code)],
        ]
    return [
        h.p[say("own-code-help")],
        h.p(".fine")[say("own-has-code")] if page.has_code else None,
        _form(page, "/me/recovery", h.p[h.button(type="submit")[say("own-make-code")]]),
    ]


def _deletion(say: Say, page: OwnDataPage) -> Node:
    return h.section(".glass")[
        h.h2[say("own-delete")],
        h.p[say("own-delete-help")],
        _form(
            page,
            "/me/delete",
            h.p[
                h.label(".tick")[
                    h.input(type="checkbox", name="sure", value="yes", required=True),
                    say("own-delete-sure"),
                ]
            ],
            h.p[h.button(type="submit")[say("own-delete-go")]],
        ),
    ]


def privacy(page: PrivacyPage) -> str:
    """Returns the page that says what is stored, for how long, and who sees it."""
    say = speaker(page.visitor.lang)
    kept = say("privacy-kept-days", days=page.retention) if page.retention else say("privacy-kept")
    return document(
        page.visitor,
        f"{say('privacy')} · Gloaming",
        h.main("#main.prose")[
            h.h1[say("privacy")],
            h.p(".lead")[say("privacy-short")],
            h.section(".glass")[
                h.h2[say("privacy-what")],
                h.ul[
                    h.li[say("privacy-cookie")],
                    h.li[say("privacy-name")],
                    h.li[say("privacy-games")],
                    h.li[say("privacy-chat")],
                    h.li[say("privacy-log") if page.has_log else say("privacy-no-log")],
                ],
            ],
            h.section(".glass")[
                h.h2[say("privacy-who")],
                h.p[say("privacy-who-table")],
                h.p[say("privacy-who-operator")],
                h.p[say("privacy-who-else")],
            ],
            h.section(".glass")[h.h2[say("privacy-long")], h.p[kept]],
            h.section(".glass")[
                h.h2[say("privacy-yours")],
                h.p[say("privacy-yours-help"), " ", h.a(href="/me")[say("own-data")]],
                h.p[say("privacy-contact"), " ", page.contact] if page.contact else None,
            ],
        ],
    )
