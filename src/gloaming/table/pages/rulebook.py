"""Rules: found by phase, by words and by the terms of the reader's language."""

from gloaming.kernel.ledger import Rule
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.browse import (
    BASE,
    capital,
    choice,
    english,
    filters,
    games,
    parts,
    rule_entry,
)
from gloaming.table.pages.data import BrowseRules, RulePage
from gloaming.table.pages.frame import Say, document, linked_rules, speaker, written
from gloaming.table.pages.page_cache import cached_part

TERM_LENGTH = 3  # a shorter word is looked for only as it is written


def find_rules(page: BrowseRules) -> list[Rule]:
    """Returns the rules with every word looked for, as written or in the rules' language."""
    wanted = [_alternatives(page, word) for word in _terms(page)]
    found: list[Rule] = []
    for rule in page.rules:
        text = f"{rule.id} {rule.area} {rule.text}".casefold()
        part = page.parts.get(rule.id, BASE)
        if (
            (not page.area or rule.prefix == page.area)
            and (not page.part or page.part == part)
            and all(any(word in text for word in words) for words in wanted)
        ):
            found.append(rule)
    return found


def _terms(page: BrowseRules) -> list[str]:
    """Returns the query as one term if the glossary has it, else word by word."""
    query = page.query.casefold().strip()
    lang = page.visitor.lang
    if any(entry.get(lang, "").casefold() == query for entry in page.glossary):
        return [query]
    return query.split()


def _alternatives(page: BrowseRules, word: str) -> list[str]:
    """Returns a word and what it is called in the language of the rules."""
    found = [word]
    if page.visitor.lang != page.rules_lang and len(word) >= TERM_LENGTH:
        for entry in page.glossary:
            if entry.get(page.visitor.lang, "").casefold() == word:
                found.append(entry.get(page.rules_lang, word).casefold())
    return found


def rules(page: BrowseRules) -> str:
    """Returns the page of rules by phase and term; without either, the phases to choose from."""
    say = speaker(page.visitor.lang)
    key = ("rules", page.game, page.visitor.lang, page.query, page.area, page.part)
    body = cached_part(key, lambda: _rules(say, page))
    return document(page.visitor, f"{say('nav-rules')} · {page.title}", body)


def _rules(say: Say, page: BrowseRules) -> Node:
    looking = bool(page.query.strip() or page.area or page.part)
    found = find_rules(page) if looking else []
    return h.main("#main.browse.rulebook")[
        h.h1[say("rules-of", title=page.title)],
        games(say, page.games, page.game, "rules"),
        h.p(".lead")[say("rules-about"), english(say, page.visitor.lang, page.rules_lang)],
        _rule_filters(say, page),
        h.div(".columns")[
            _areas(say, page),
            _found(say, page, found) if looking else _terms_list(say, page),
        ],
    ]


def _rule_filters(say: Say, page: BrowseRules) -> Node:
    return filters(
        say,
        f"/rules/{page.game}",
        page.query,
        say("search-rules"),
        choice(say, "area", page.area, {id: capital(name) for id, name in page.areas.items()}),
        parts(say, page.part, page.parts.values()),
    )


def _areas(say: Say, page: BrowseRules) -> Node:
    counts: dict[str, int] = {}
    for rule in page.rules:
        counts[rule.prefix] = counts.get(rule.prefix, 0) + 1
    other = page.areas_lang if page.areas_lang != page.visitor.lang else None
    return h.nav(".areas.glass", aria_label=say("area"))[
        h.ul[
            (
                h.li[
                    h.a(
                        href=f"/rules/{page.game}?area={id}",
                        aria_current="true" if id == page.area else None,
                    )[h.span(lang=other)[capital(title)], " ", h.small[counts[id]]]
                ]
                for id, title in page.areas.items()
                if counts.get(id)
            )
        ]
    ]


def _found(say: Say, page: BrowseRules, found: list[Rule]) -> Node:
    marks = " ".join(word for term in _terms(page) for word in _alternatives(page, term))
    return h.section(".glass", aria_labelledby="found")[
        h.h2("#found")[
            capital(page.areas.get(page.area, say("nav-rules"))),
            " ",
            h.small[say("rules-found", n=len(found))],
        ],
        h.ol(".ledger")[
            (
                rule_entry(
                    say, rule, page.game, marks, page.rules_lang, page.parts.get(rule.id, "")
                )
                for rule in found
            )
        ]
        if found
        else h.p(".empty")[say("nothing-found")],
    ]


def _terms_list(say: Say, page: BrowseRules) -> Node:
    """Draws the terms of the game; each is a link to its rules."""
    lang = page.visitor.lang
    notes = {e.get(lang) or e.get("en", ""): e.get("note", "") for e in page.glossary}
    terms = sorted(notes.items(), key=lambda term: term[0].casefold())
    return h.section(".glass.terms", aria_labelledby="terms")[
        h.h2("#terms")[say("terms")],
        h.ul[
            (
                h.li[h.a(href=f"/rules/{page.game}?q={_quoted(term)}", title=note or None)[term]]
                for term, note in terms
                if term
            )
        ],
    ]


def _quoted(text: str) -> str:
    from urllib.parse import quote_plus

    return quote_plus(text)


def rule(page: RulePage) -> str:
    """Returns the page of one rule: text, ruling, check, sources."""
    say = speaker(page.visitor.lang)
    found = page.rule
    root = f"/rules/{page.game}"
    return document(
        page.visitor,
        f"{found.id} · {page.title}",
        h.main("#main.browse.one-rule")[
            h.p(".crumbs")[
                h.a(href=root)[say("rules-of", title=page.title)],
                " › ",
                h.a(href=f"{root}?area={found.prefix}", lang=page.rules_lang)[capital(found.area)],
            ],
            h.h1[found.id, english(say, page.visitor.lang, page.rules_lang)],
            h.div(".glass.rule-text", lang=page.rules_lang)[
                h.p(".lead")[linked_rules(found.text, page.game)],
                _part(say("ruling"), linked_rules(found.ambiguity, page.game), page.visitor.lang)
                if found.ambiguity
                else None,
                _part(say("check"), linked_rules(found.check, page.game), page.visitor.lang)
                if found.check
                else None,
                _part(
                    say("sources"),
                    h.ul[(h.li[_source(source, page.sources)] for source in found.source)],
                    page.visitor.lang,
                )
                if found.source
                else None,
            ],
            h.nav(".ways", aria_label=say("neighbours"))[
                h.a(".button.small", href=f"{root}/{page.before}", rel="prev")["‹ ", page.before]
                if page.before
                else None,
                h.a(".button.small", href=f"{root}/{page.after}", rel="next")[page.after, " ›"]
                if page.after
                else None,
            ],
        ],
    )


def rule_fragment(page: RulePage) -> str:
    """Returns a rule as it opens above the table."""
    say = speaker(page.visitor.lang)
    found = page.rule
    return written(
        h.div(".pop-rule", lang=page.rules_lang)[
            h.p(".title")[found.id, english(say, page.visitor.lang, page.rules_lang)],
            h.p[found.text],
            h.p(".ruling")[h.b(lang=page.visitor.lang)[say("ruling")], " ", found.ambiguity]
            if found.ambiguity
            else None,
        ]
    )


def _part(title: str, body: Node, lang: str) -> Node:
    return [h.h2(lang=lang)[title], h.div[body]]


def _source(source: str, sources: dict[str, str]) -> Node:
    """Draws a source as it is cited, with what its short name stands for."""
    short, _, rest = source.partition(" ")
    told = sources.get(short.rstrip(":,;"))
    return [h.abbr(title=told)[short], " ", rest] if told else source
