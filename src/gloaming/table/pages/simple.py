"""The plain pages: something went wrong, what this is, a seat's link, the check of a game."""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.clocks import whole_rule_text
from gloaming.table.pages.data import AboutPage, CheckPage, ClaimPage, Problem
from gloaming.table.pages.frame import (
    Say,
    copy_button,
    csrf,
    document,
    horizon,
    initials,
    name,
    speaker,
)
from gloaming.table.pages.lobby import MAX_NAME
from gloaming.table.pages.shuffles import bound, parts


def problem(page: Problem) -> str:
    """Returns the page that says what could not be done, with a way on."""
    say = speaker(page.visitor.lang)
    heading = say("problem-missing") if page.status == 404 else say("problem")
    return document(
        page.visitor,
        f"{heading} · Gloaming",
        [
            horizon(),
            h.main("#main.scene")[
                h.div(".glass.centre")[
                    h.h1[heading],
                    h.p(".lead", dir="auto")[page.text],
                    h.p(".fine")[say("problem-status", status=str(page.status))],
                    h.a(".button", href=page.record, download=True)[say("record")]
                    if page.record
                    else None,
                    h.a(".button.go", href=page.back)[
                        say("problem-home") if page.back == "/" else say("problem-back")
                    ],
                ],
            ],
        ],
        look="page at-scene",
    )


def claim(page: ClaimPage) -> str:
    """Returns the page of a seat's link; only its button takes the seat, so a preview does not."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{page.title} · Gloaming",
        [
            horizon(),
            h.main("#main.scene")[
                h.div(".glass.centre")[
                    h.h1[say("claim", title=page.title)],
                    h.p(".lead")[say("claim-help", host=page.host, seat=page.seat)],
                    h.p(".note")[say("seed-chosen")] if page.is_seed_chosen else None,
                    h.p(".note")[say("claim-begun")] if page.is_begun else None,
                    h.p(".note")[whole_rule_text(say, page.clock)]
                    if page.clock.kind != "none"
                    else None,
                    h.ul(".folk")[
                        (
                            h.li(".person")[
                                h.span(".disc", aria_hidden="true")[initials(seat.name)],
                                name(seat.name),
                            ]
                            for seat in page.seats
                        )
                    ]
                    if page.seats
                    else None,
                    bound(say, page.server_commitment),
                    h.form(method="post", action=page.action, data_share="")[
                        csrf(page.visitor),
                        h.p(".field")[
                            h.label(for_="name")[say("your-name")],
                            h.input(
                                "#name",
                                name="name",
                                value=page.visitor.name,
                                maxlength=MAX_NAME,
                                autocomplete="nickname",
                                placeholder=page.seat,
                            ),
                        ],
                        h.button(".go", type="submit")[say("claim-go")],
                    ],
                ],
            ],
        ],
        look="page at-scene",
    )


def check(page: CheckPage) -> str:
    """Returns the page that says how to check that no card was moved: hash, key, command."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{say('check-game')} · Gloaming",
        h.main("#main.prose")[
            h.p(".crumbs")[h.a(href=page.base)[say("back-to-table")]],
            h.h1[say("check-game")],
            h.p(".lead")[say("check-how")],
            h.p(".note")[say("seed-chosen")] if page.is_seed_chosen else None,
            h.ol(".steps")[
                parts(say, page),
                h.li(".glass")[
                    h.h2[say("check-hash")],
                    h.p[say("check-hash-help")],
                    _value(say, page.commitment),
                ],
                h.li(".glass")[
                    h.h2[say("check-key")],
                    h.p[say("check-key-help") if page.key else say("check-key-later")],
                    _value(say, page.key) if page.key else None,
                ],
                h.li(".glass")[
                    h.h2[say("check-run")],
                    h.p[say("check-run-help")],
                    h.p[h.a(".button", href=page.record, download=page.file)[say("record")]],
                    _value(say, page.command),
                ]
                if page.key
                else None,
            ],
        ],
    )


def _value(say: Say, text: str) -> Node:
    return h.div(".value")[h.code(tabindex="0")[text], copy_button(say, text)]


def about(page: AboutPage) -> str:
    """Returns the page that says what this is, and whose the games are."""
    say = speaker(page.visitor.lang)
    rights = [game.rights for game in page.games if game.rights]
    return document(
        page.visitor,
        f"{say('about')} · Gloaming",
        [
            horizon(),
            h.main("#main.prose")[
                h.h1[say("about")],
                h.p(".lead")[say("about-what")],
                h.section(".glass")[
                    h.h2[say("about-games")],
                    h.ul[(h.li[game.title] for game in page.games)] if page.games else None,
                    h.p[say("about-cards")],
                    h.p[say("about-fair")],
                ],
                h.section(".glass")[
                    h.h2[say("about-fans")],
                    h.p[say("about-unofficial")],
                    h.p[" ".join([*rights, say("about-marks")])],
                    h.p[say("about-art")],
                    h.p[say("about-buy")],
                ],
                h.section(".glass")[
                    h.h2[say("about-programs")],
                    h.p[say("about-api"), " ", h.a(href="/api/docs")["/api/docs"]],
                    h.p[say("about-licence")],
                ],
                h.p(".fine")["Gloaming ", page.version] if page.version else None,
            ],
        ],
    )
