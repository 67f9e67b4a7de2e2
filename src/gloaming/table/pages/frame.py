"""The frame of every page: head, bar, menu, footer, and the few pieces that all pages share."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Protocol

from markupsafe import Markup

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.text.words import TITLES, Words
from gloaming.table.pages.data import Visitor

WORDS = Path(__file__).parent.parent / "words"
THEMES = ("auto", "dark", "light")
SIGNS = ("words", "icons")
CSRF = "_csrf_token"
MODULE = ".js"  # how the address of a module ends
DOCTYPE = "<!doctype html>"
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d{2,3}\b")
SUN = "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M4.9 4.9l2.2 2.2M2 12h3M22 12h-3M19.1 4.9l-2.2 2.2"
LAND = "M2 19h20M6 22h12"


class Say(Protocol):
    """Says a message of the table in the reader's language."""

    def __call__(self, id: str, **args: int | str) -> str: ...


class _Speaker:
    """Says the table's messages in one language, and keeps those that take no arguments."""

    def __init__(self, lang: str) -> None:
        self._words = Words(lang if lang in LANGUAGES else LANGUAGES[0], (WORDS,), [])
        self._texts: dict[str, str] = {}

    def __call__(self, id: str, **args: int | str) -> str:
        if args:
            return self._words.format(id, **args)
        text = self._texts.get(id)
        if text is None:
            text = self._texts[id] = self._words.format(id)
        return text


@cache
def speaker(lang: str) -> Say:
    """Returns what says the table's messages in a language; an unknown one gives English."""
    return _Speaker(lang)


def written(node: Node) -> str:
    """Returns a node as plain text: HTML that is marked as such cannot be sent."""
    return str(write(node))


def csrf(visitor: Visitor) -> Node:
    """Draws the hidden field that proves that a form is ours."""
    return h.input(type="hidden", name=CSRF, value=visitor.csrf)


def name(text: str) -> Markup:
    """Draws a person's name: its direction of writing must not turn what is around it."""
    return h.bdi(".name")[text]


@cache
def icon(path: str, look: str = "") -> Markup:
    """Draws an icon on a field of 24 by 24; the word it means is always beside it."""
    return Markup(
        '<svg class="ic {}" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
    ).format(look, path)


def logo() -> Markup:
    """Draws the sun on the horizon."""
    return icon(f"{SUN}{LAND}", "logo-sun")


def initials(text: str) -> str:
    """Returns one or two letters for somebody's disc."""
    parts = [part for part in text.split() if part[0].isalnum()]
    return "".join(part[0] for part in parts[:2]).upper() or "·"


def horizon() -> Markup:
    """Draws the land at dusk, behind pages that have no board: hills, firs, stones."""
    return HORIZON


def linked_rules(text: str, game: str) -> Node:
    """Draws a text in which every rule id opens its rule."""
    parts: list[Node] = []
    at = 0
    for found in RULE_ID.finditer(text):
        parts += [text[at : found.start()], rule_link(game, found.group())]
        at = found.end()
    parts.append(text[at:])
    return parts


def rule_link(game: str, id: str) -> Markup:
    """Draws a rule's id, which opens its text."""
    return h.a(".rule", href=f"/rules/{game}/{id}", data_rule=id)[id]


def stamp(at: str) -> Node:
    """Draws a moment, to the minute; the module turns it into the reader's time."""
    return h.time(datetime=at)[at[:16].replace("T", " ")] if at else None


def copy_button(say: Say, text: str) -> Markup:
    """Copies a text; does nothing without the module, so it is hidden there."""
    return h.button(
        ".small.needs-js", type="button", hidden=True, data_copy=text, data_done=say("copied")
    )[say("copy")]


# --- the document -------------------------------------------------------------------------


def document(
    visitor: Visitor,
    title: str,
    body: Node,
    *,
    sprites: str = "",
    styles: Iterable[str] = (),
    refresh: int | None = None,
    bar: Node = None,
    look: str = "page",
    question: str = "",
) -> str:
    """Returns a whole page. `body` holds its `<main>`; `bar` replaces the links in the head.

    `question` is the id of the element that asks something: who uses the keyboard gets there first.

    `styles` are the addresses of more style sheets and modules. `refresh` reloads the page after so
    many seconds, where the module does not run.
    """
    files = list(styles)
    say = speaker(visitor.lang)
    theme = visitor.theme if visitor.theme in THEMES else THEMES[0]
    signs = visitor.signs if visitor.signs in SIGNS else SIGNS[0]
    return DOCTYPE + written(
        h.html(lang=visitor.lang, data_theme=theme, data_signs=signs)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="dark light"),
                h.title[title],
                h.link(rel="icon", href="/static/favicon.svg", type="image/svg+xml"),
                h.link(rel="stylesheet", href="/static/gloaming.css"),
                h.link(rel="stylesheet", href="/static/theatre.css") if sprites else None,
                (h.link(rel="stylesheet", href=f) for f in files if not f.endswith(MODULE)),
                h.script(type="module", src="/static/gloaming.js"),
                (h.script(type="module", src=f) for f in files if f.endswith(MODULE)),
                h.noscript[h.meta(http_equiv="refresh", content=str(refresh))]
                if refresh is not None
                else None,
            ],
            h.body(class_=look)[
                h.a(".skip", href=f"#{question}")[say("skip-to-question")] if question else None,
                h.a(".skip", href="#main")[say("skip")],
                Markup(sprites),
                h.header(".top")[
                    h.a(".logo", href="/", aria_label=say("to-lobby"))[logo(), h.span["Gloaming"]],
                    _links(say, visitor) if bar is None else bar,
                    _menu(say, visitor, bar is not None),
                ],
                h.div("#live", role="status", aria_live="polite"),
                body,
                h.div("#toasts", role="alert"),
                h.footer(".foot")[
                    h.p[
                        say("unofficial"),
                        " ",
                        h.a(href="/about")[say("about-link")],
                        " · ",
                        h.a(href="/privacy")[say("privacy-link")],
                    ]
                ],
            ],
        ]
    )


def _links(say: Say, visitor: Visitor) -> Node:
    """Draws the links to tables, cards and rules."""
    places = (("/", "nav-tables"), ("/cards", "nav-cards"), ("/rules", "nav-rules"))
    return h.nav(".ways", aria_label=say("nav"))[
        (
            h.a(href=href, aria_current="page" if _is_within(visitor.here, href) else None)[say(id)]
            for href, id in places
        )
    ]


def _is_within(here: str, href: str) -> bool:
    return here == href if href == "/" else here.startswith(href)


def _menu(say: Say, visitor: Visitor, links: bool) -> Node:
    """Draws name, language, theme, icons or words; small forms, so that each is one press."""
    return h.details(".menu.settings", name="bar")[
        h.summary[
            h.span(".disc", aria_hidden="true")[initials(visitor.name)]
            if visitor.name
            else icon(GEAR),
            h.span(".label")[name(visitor.name) if visitor.name else say("menu")],
            h.span(".sr")[say("menu")] if visitor.name else None,
        ],
        h.div(".panel")[
            _links(say, visitor) if links else None,
            _setting(
                say("menu-language"),
                visitor,
                "lang",
                [(id, TITLES[id]) for id in LANGUAGES],
                visitor.lang,
            ),
            _setting(
                say("menu-theme"),
                visitor,
                "theme",
                [(id, say(f"theme-{id}")) for id in THEMES],
                visitor.theme,
            ),
            _setting(
                say("menu-signs"),
                visitor,
                "signs",
                [(id, say(f"signs-{id}")) for id in SIGNS],
                visitor.signs,
            ),
            h.form(".setting", method="post", action="/me")[
                csrf(visitor),
                h.input(type="hidden", name="back", value=visitor.here),
                h.label(for_="my-name")[say("menu-name")],
                h.div(".row")[
                    h.input(
                        "#my-name",
                        name="name",
                        value=visitor.name,
                        maxlength="40",
                        autocomplete="nickname",
                        required=True,
                    ),
                    h.button(".small")[say("save")],
                ],
            ],
            h.p(".fine")[h.a(href="/me")[say("own-data")]],
        ],
    ]


def _setting(
    title: str, visitor: Visitor, field: str, values: list[tuple[str, str]], now: str
) -> Node:
    return h.form(".setting", method="post", action="/me")[
        csrf(visitor),
        h.input(type="hidden", name="back", value=visitor.here),
        h.fieldset[
            h.legend[title],
            h.div(".choices")[
                (
                    h.button(
                        name=field,
                        value=id,
                        aria_pressed="true" if id == now else "false",
                        lang=id if field == "lang" else None,
                    )[label]
                    for id, label in values
                )
            ],
        ],
    ]


GEAR = "M4 7h10M18 7h2M16 5v4M4 12h2M10 12h10M8 10v4M4 17h8M16 17h4M14 15v4"


def _fir(x: int, y: int, size: int) -> str:
    """Returns the path of a fir tree at (x, y)."""
    parts: list[str] = []
    for share, low, high in ((0.36, 0.0, 0.55), (0.29, 0.28, 0.8), (0.2, 0.55, 1.0)):
        wide, foot, top = size * share, y - size * low, y - size * high
        parts.append(f"M{x - wide:.0f} {foot:.0f}L{x} {top:.0f}L{x + wide:.0f} {foot:.0f}z")
    return "".join(parts)


_FIRS = "".join(
    _fir(x, y, size)
    for x, y, size in (
        (30, 310, 100), (78, 316, 78), (112, 310, 112), (164, 314, 68), (206, 310, 92),
        (262, 316, 56), (1180, 310, 66), (1226, 310, 96), (1272, 308, 74), (1318, 310, 118),
        (1372, 312, 88), (1416, 314, 106),
    )
)  # fmt: skip
_STONES = (
    "M640 262l5-46 15-3 4 49zM690 264l3-58 18 2 2 56zM736 264l4-62 17-3 5 65z"
    "M786 262l2-52 17 4 3 48zM686 209l0-9 78-6 2 9zM832 262l6-34 13 2 3 32zM604 262l4-28 12-2 3 30z"
)
HORIZON = Markup(
    '<svg class="horizon" viewBox="0 0 1440 340" preserveAspectRatio="xMidYMax slice" '
    'aria-hidden="true" focusable="false">'
    '<circle class="sun" cx="720" cy="236" r="92"/>'
    '<path class="far" d="M0 210l120-52 96 40 140-86 128 92 92-38 120 44 128-66 150 76 120-58 '
    '146 62 90-32 110 44v140H0z"/>'
    '<path class="mid" d="M0 262q180-64 360-18t360-8 360 2 360-14v116H0z"/>'
    f'<path class="stones" d="{_STONES}"/>'
    f'<path class="near" d="M0 302q220-34 470-10 130-36 270-32t250 30q240-26 450 8v60H0z"/>'
    f'<path class="near" d="{_FIRS}"/>'
    "</svg>"
)
