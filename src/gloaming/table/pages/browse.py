"""Cards and rules: every card readable in full, every rule by phase and by term."""

import re
from collections.abc import Iterable

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from gloaming.kernel.box import Sheet
from gloaming.kernel.ledger import Rule
from gloaming.table.pages.data import BrowseCards, BrowseRules, CardPage, GameName, RulePage
from gloaming.table.pages.frame import Say, document, linked_rules, rule_link, speaker, written

FACTS = " · "  # how a sheet's first line parts what stands in a card's corners
ATTESTED = ("rulebook", "implied", "authored", "owner")
BASE = "base"  # what is of no expansion
LONG = 240  # letters; a longer text falls into paragraphs
TITLED = re.compile(r"(?<=[.]) (?=[^.:;]{2,40}: )")  # where a sentence with a title begins
TERM_LENGTH = 3  # a shorter word is looked for only as it is written


# --- what a sheet tells -------------------------------------------------------------------


def facts(sheet: Sheet) -> list[str]:
    """What stands in a card's corners; none for a board."""
    return sheet.text[0].split(FACTS) if sheet.text and FACTS in sheet.text[0] else []


def lines(sheet: Sheet) -> list[str]:
    """What a card says, without its corners."""
    told = sheet.text[1:] if facts(sheet) else sheet.text
    return [part for line in told if line for part in _paragraphs(line)]


def _paragraphs(line: str) -> list[str]:
    """A long text in paragraphs, one for each of its titles: "Scout Phase: …"; others are whole."""
    return TITLED.split(line) if len(line) > LONG else [line]


def keywords(sheet: Sheet) -> list[str]:
    """The word after a card's kind, if it is one: no number and no price."""
    return [fact for fact in facts(sheet)[1:2] if not re.search(r"[\d:]", fact)]


def find_cards(page: BrowseCards) -> list[Sheet]:
    """The cards that hold every word looked for, of the kind and with the keyword wanted."""
    wanted = page.query.casefold().split()
    found: list[Sheet] = []
    for sheet in page.sheets:
        text = FACTS.join([sheet.name, sheet.id, *sheet.text]).casefold()
        if (
            (not page.kind or sheet.kind == page.kind)
            and (not page.keyword or page.keyword in keywords(sheet))
            and (not page.part or page.part == (sheet.part or BASE))
            and all(word in text for word in wanted)
        ):
            found.append(sheet)
    return found


def grouped(sheets: Iterable[Sheet]) -> list[list[Sheet]]:
    """Cards that differ only in id stand together: one is shown for all."""
    found: dict[tuple[str, ...], list[Sheet]] = {}
    for sheet in sheets:
        found.setdefault((sheet.kind, sheet.name, *sheet.text), []).append(sheet)
    return list(found.values())


# --- the card browser ---------------------------------------------------------------------


def cards(page: BrowseCards) -> str:
    """All cards of a game, with search and filters."""
    say = speaker(page.visitor.lang)
    found = grouped(find_cards(page))
    shown = sum(len(group) for group in found)
    return document(
        page.visitor,
        f"{say('nav-cards')} · {page.title}",
        h.main("#main.browse")[
            h.h1[say("cards-of", title=page.title)],
            _games(say, page.games, page.game, "cards"),
            _card_filters(say, page),
            h.p(".count", role="status")[say("cards-found", n=shown, of=len(page.sheets))],
            h.ul(".sheets")[(h.li[_small_sheet(say, page, group)] for group in found)]
            if found
            else h.p(".empty")[say("nothing-found")],
        ],
        sprites=page.sprites,
    )


def _games(say: Say, games: list[GameName], now: str, room: str) -> Node:
    if len(games) < 2:
        return None
    return h.nav(".choices.games", aria_label=say("game"))[
        (
            h.a(href=f"/{room}/{g.name}", aria_current="true" if g.name == now else None)[g.title]
            for g in games
        )
    ]


def _card_filters(say: Say, page: BrowseCards) -> Node:
    kinds = page.kinds or {sheet.kind: sheet.kind for sheet in page.sheets}
    words = sorted({word for sheet in page.sheets for word in keywords(sheet)})
    return h.search[
        h.form(".filters.glass", method="get", action=f"/cards/{page.game}", data_auto=True)[
            h.p(".field.wide")[
                h.label(for_="q")[say("search")],
                h.input(
                    "#q", type="search", name="q", value=page.query, maxlength="80",
                    placeholder=say("search-cards"),
                ),
            ],
            h.p(".field")[
                h.label(for_="kind")[say("kind")],
                h.select("#kind", name="kind")[
                    h.option(value="")[say("all")],
                    (
                        h.option(value=id, selected=id == page.kind)[capital(title)]
                        for id, title in kinds.items()
                    ),
                ],
            ],
            h.p(".field")[
                h.label(for_="keyword")[say("keyword")],
                h.select("#keyword", name="keyword")[
                    h.option(value="")[say("all")],
                    (h.option(value=w, selected=w == page.keyword)[w] for w in words),
                ],
            ]
            if words
            else None,
            _parts(say, page.part, [sheet.part for sheet in page.sheets]),
            h.button(type="submit")[say("search-go")],
        ]
    ]  # fmt: skip


def _parts(say: Say, chosen: str, found: Iterable[str]) -> Node:
    """The choice between the game and its expansions, where it has any."""
    names = sorted({name for name in found if name})
    if not names:
        return None
    return h.p(".field")[
        h.label(for_="part")[say("part")],
        h.select("#part", name="part")[
            h.option(value="")[say("all")],
            h.option(value=BASE, selected=chosen == BASE)[say("part-base")],
            (h.option(value=name, selected=name == chosen)[name] for name in names),
        ],
    ]


def _expansion(name: str) -> Node:
    """The mark of an expansion."""
    return h.span(".part")[name] if name else None


def capital(text: str) -> str:
    """A title begins with a capital."""
    return text[:1].upper() + text[1:]


def _small_sheet(say: Say, page: BrowseCards, group: list[Sheet]) -> Node:
    sheet = group[0]
    copies = sum(one.copies for one in group)
    words = keywords(sheet)
    rest = [fact for fact in facts(sheet)[1:] if fact not in words]
    return h.article(class_=f"sheet kind-{sheet.kind}")[
        face(sheet.id, page.sprites),
        h.h2[
            h.a(href=f"/cards/{page.game}/{sheet.id}", data_card=sheet.id)[
                marked(sheet.name, page.query)
            ]
        ],
        h.p(".kind")[
            FACTS.join([capital(page.kinds.get(sheet.kind, sheet.kind)), *words]),
            _expansion(sheet.part),
        ],
        h.p(".facts")[FACTS.join(rest)] if rest else None,
        (h.p(".says")[marked(line, page.query)] for line in lines(sheet)),
        h.p(".copies")[say("copies", n=copies)] if copies > 1 else None,
    ]


def face(id: str, sprites: str) -> Node:
    """A card's face, as far as the game has drawn one.

    The symbol `s-` and the card's id is its sigil, `p-` a landscape to see it before.
    """
    sigil = None
    if f'id="s-{id}"' in sprites:
        sigil = Markup('<svg class="sigil" aria-hidden="true"><use href="#s-{}"/></svg>').format(id)
    if f'id="p-{id}"' not in sprites:
        return sigil
    land = Markup('<svg aria-hidden="true"><use href="#p-{}"/></svg>').format(id)
    return h.span(".picture")[land, sigil]


def marked(text: str, query: str) -> Node:
    """A text with the words that were looked for marked."""
    words = [re.escape(word) for word in query.split() if len(word) > 1]
    if not words:
        return text
    parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
    return [h.mark[part] if i % 2 else part for i, part in enumerate(parts)]


# --- one card -----------------------------------------------------------------------------


def card(page: CardPage) -> str:
    """A card on a page of its own."""
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{page.sheet.name} · {page.title}",
        h.main("#main.browse.one-card")[
            h.p(".crumbs")[h.a(href=f"/cards/{page.game}")[say("cards-of", title=page.title)]],
            h.h1[page.sheet.name],
            h.div(".columns")[
                h.div[_sheet(say, page), _marks(say, page)],
                _card_rules(say, page) if page.rules else None,
            ],
        ],
        sprites=page.sprites,
        styles=page.styles,
    )


def card_fragment(page: CardPage) -> str:
    """A card as it opens above the table: the sheet and the ids of its rules."""
    say = speaker(page.visitor.lang)
    return written(
        h.div(".pop-card")[
            _sheet(say, page, True),
            h.p(".fine.rules")[((rule_link(page.game, rule.id), " ") for rule in page.rules)]
            if page.rules
            else None,
        ]
    )


def _sheet(say: Say, page: CardPage, titled: bool = False) -> Node:
    """The card in full; on its own page the name is the page's heading already."""
    sheet = page.sheet
    words = keywords(sheet)
    rest = [fact for fact in facts(sheet)[1:] if fact not in words]
    return h.article(class_=f"sheet full kind-{sheet.kind}")[
        Markup(page.art) if page.art else face(sheet.id, page.sprites),
        h.p(".title")[sheet.name] if titled else None,
        h.p(".kind")[
            FACTS.join([capital(page.kind or sheet.kind), *words]), _expansion(sheet.part)
        ],
        h.ul(".facts")[(h.li[fact] for fact in rest)] if rest else None,
        h.p(".icons")[Markup(page.icons)] if page.icons else None,
        (h.p(".says")[line] for line in lines(sheet)),
        h.p(".copies")[say("copies", n=sheet.copies)] if sheet.copies > 1 else None,
    ]


def _marks(say: Say, page: CardPage) -> Node:
    """Which values of a card are attested, and which were written for this project."""
    known = page.sheet.known
    if not known:
        return None
    return h.details(".known.glass")[
        h.summary[say("known")],
        h.p(".fine")[say("known-help")],
        h.dl[
            (
                (h.dt[field], h.dd(class_=f"known-{how}")[_known(say, how)])
                for field, how in known.items()
            )
        ],
    ]


def _known(say: Say, how: str) -> str:
    return say(f"known-{how}") if how in ATTESTED else how


def _card_rules(say: Say, page: CardPage) -> Node:
    return h.section(".glass.rules", aria_labelledby="card-rules")[
        h.h2("#card-rules")[say("card-rules"), _english(say, page.visitor.lang, "en")],
        h.ol(".ledger")[(_rule(say, rule, page.game, "") for rule in page.rules)],
    ]


# --- the rules browser --------------------------------------------------------------------


def find_rules(page: BrowseRules) -> list[Rule]:
    """Rules that hold every word looked for, as written or as the rules' language has it."""
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
    """The query as one term if the glossary has it, else word by word."""
    query = page.query.casefold().strip()
    lang = page.visitor.lang
    if any(entry.get(lang, "").casefold() == query for entry in page.glossary):
        return [query]
    return query.split()


def _alternatives(page: BrowseRules, word: str) -> list[str]:
    """A word and what it is called in the language of the rules."""
    found = [word]
    if page.visitor.lang != page.rules_lang and len(word) >= TERM_LENGTH:
        for entry in page.glossary:
            if entry.get(page.visitor.lang, "").casefold() == word:
                found.append(entry.get(page.rules_lang, word).casefold())
    return found


def rules(page: BrowseRules) -> str:
    """The ledger by phase and by term; without either, the phases to choose from."""
    say = speaker(page.visitor.lang)
    looking = bool(page.query.strip() or page.area or page.part)
    found = find_rules(page) if looking else []
    return document(
        page.visitor,
        f"{say('nav-rules')} · {page.title}",
        h.main("#main.browse.rulebook")[
            h.h1[say("rules-of", title=page.title)],
            _games(say, page.games, page.game, "rules"),
            h.p(".lead")[say("rules-about"), _english(say, page.visitor.lang, page.rules_lang)],
            _rule_filters(say, page),
            h.div(".columns")[
                _areas(say, page),
                _found(say, page, found) if looking else _terms_list(say, page),
            ],
        ],
    )


def _rule_filters(say: Say, page: BrowseRules) -> Node:
    return h.search[
        h.form(".filters.glass", method="get", action=f"/rules/{page.game}", data_auto=True)[
            h.p(".field.wide")[
                h.label(for_="q")[say("search")],
                h.input(
                    "#q", type="search", name="q", value=page.query, maxlength="80",
                    placeholder=say("search-rules"),
                ),
            ],
            h.p(".field")[
                h.label(for_="area")[say("area")],
                h.select("#area", name="area")[
                    h.option(value="")[say("all")],
                    (
                        h.option(value=id, selected=id == page.area)[capital(title)]
                        for id, title in page.areas.items()
                    ),
                ],
            ],
            _parts(say, page.part, page.parts.values()),
            h.button(type="submit")[say("search-go")],
        ]
    ]  # fmt: skip


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
                _rule(say, rule, page.game, marks, page.rules_lang, page.parts.get(rule.id, ""))
                for rule in found
            )
        ]
        if found
        else h.p(".empty")[say("nothing-found")],
    ]


def _rule(say: Say, rule: Rule, game: str, query: str, lang: str = "en", part: str = "") -> Node:
    return h.li(id=rule.id)[
        h.span(".id")[rule_link(game, rule.id), _expansion(part)]
        if part
        else rule_link(game, rule.id),
        h.div(lang=lang)[
            h.p[marked(rule.text, query)],
            h.p(".ruling")[h.b[say("ruling")], " ", linked_rules(rule.ambiguity, game)]
            if rule.ambiguity
            else None,
        ],
    ]


def _terms_list(say: Say, page: BrowseRules) -> Node:
    """The words of the game; each looks for itself in the rules."""
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


# --- one rule -----------------------------------------------------------------------------


def rule(page: RulePage) -> str:
    """A rule on a page of its own: text, ruling, check, sources."""
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
            h.h1[found.id, _english(say, page.visitor.lang, page.rules_lang)],
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
    """A rule as it opens above the table."""
    say = speaker(page.visitor.lang)
    found = page.rule
    return written(
        h.div(".pop-rule", lang=page.rules_lang)[
            h.p(".title")[found.id, _english(say, page.visitor.lang, page.rules_lang)],
            h.p[found.text],
            h.p(".ruling")[h.b(lang=page.visitor.lang)[say("ruling")], " ", found.ambiguity]
            if found.ambiguity
            else None,
        ]
    )


def _part(title: str, body: Node, lang: str) -> Node:
    return [h.h2(lang=lang)[title], h.div[body]]


def _source(source: str, sources: dict[str, str]) -> Node:
    """A source as it is cited, with what its short name stands for."""
    short, _, rest = source.partition(" ")
    told = sources.get(short.rstrip(":,;"))
    return [h.abbr(title=told)[short], " ", rest] if told else source


def _english(say: Say, lang: str, written: str) -> Node:
    """A mark where a text is not in the reader's language."""
    if lang == written:
        return None
    return Markup(' <small class="mark">{}</small>').format(escape(say("english-only")))
