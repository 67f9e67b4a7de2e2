"""What the browsers of cards and rules have in common: filters, marks, a rule in a list."""

import re
from collections.abc import Iterable, Mapping

from markupsafe import Markup, escape

from gloaming.kernel.ledger import Rule
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import GameName
from gloaming.table.pages.frame import Say, linked_rules, rule_link

BASE = "base"  # what is of no expansion


def games(say: Say, games: list[GameName], now: str, room: str) -> Node:
    """Draws links to the same page of other games, where there are any."""
    if len(games) < 2:
        return None
    return h.nav(".choices.games", aria_label=say("game"))[
        (
            h.a(href=f"/{room}/{g.name}", aria_current="true" if g.name == now else None)[g.title]
            for g in games
        )
    ]


def filters(say: Say, action: str, query: str, hint: str, *fields: Node) -> Node:
    """Draws the form of a search: words, and what can be chosen besides."""
    return h.search[
        h.form(".filters.glass", method="get", action=action, data_auto=True)[
            h.p(".field.wide")[
                h.label(for_="q")[say("search")],
                h.input(
                    "#q", type="search", name="q", value=query, maxlength="80", placeholder=hint
                ),
            ],
            fields,
            h.button(type="submit")[say("search-go")],
        ]
    ]


def choice(say: Say, id: str, chosen: str, titles: Mapping[str, str]) -> Node:
    """Draws a field with everything that can be chosen, by its id; or all."""
    return h.p(".field")[
        h.label(for_=id)[say(id)],
        h.select(f"#{id}", name=id)[
            h.option(value="")[say("all")],
            (
                h.option(value=value, selected=value == chosen)[title]
                for value, title in titles.items()
            ),
        ],
    ]


def parts(say: Say, chosen: str, found: Iterable[str]) -> Node:
    """Draws the choice between the game and its expansions, where it has any."""
    names = sorted({name for name in found if name})
    if not names:
        return None
    return choice(say, "part", chosen, {BASE: say("part-base"), **{name: name for name in names}})


def expansion(name: str) -> Node:
    """Draws the mark of an expansion."""
    return h.span(".part")[name] if name else None


def capital(text: str) -> str:
    """Returns a title with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def marked(text: str, query: str) -> Node:
    """Draws a text with the words that were looked for marked."""
    words = [re.escape(word) for word in query.split() if len(word) > 1]
    if not words:
        return text
    parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
    return [h.mark[part] if i % 2 else part for i, part in enumerate(parts)]


def rule_entry(
    say: Say, rule: Rule, game: str, query: str, lang: str = "en", part: str = ""
) -> Node:
    """Draws a rule in a list, with our ruling."""
    return h.li(id=rule.id)[
        h.span(".id")[rule_link(game, rule.id), expansion(part)]
        if part
        else rule_link(game, rule.id),
        h.div(lang=lang)[
            h.p[marked(rule.text, query)],
            h.p(".ruling")[h.b[say("ruling")], " ", linked_rules(rule.ambiguity, game)]
            if rule.ambiguity
            else None,
        ],
    ]


def english(say: Say, lang: str, written: str) -> Node:
    """Draws a mark where a text is not in the reader's language."""
    if lang == written:
        return None
    return Markup(' <small class="mark">{}</small>').format(escape(say("english-only")))
