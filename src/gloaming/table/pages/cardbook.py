"""Cards: found by words, kind and keyword, and each readable in full."""

import re
from collections.abc import Iterable, Iterator

from markupsafe import Markup

from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.browse import (
    BASE,
    capital,
    choice,
    english,
    expansion,
    filters,
    games,
    marked,
    parts,
    rule_entry,
)
from gloaming.table.pages.data import BrowseCards, CardPage
from gloaming.table.pages.frame import Say, document, speaker, written
from gloaming.table.pages.page_cache import cached_part

FACTS = " · "  # how a sheet's first line parts what stands in a card's corners
ATTESTED = ("rulebook", "implied", "authored", "owner")
SENTENCES = 4  # of the rules, in a pop-up: the first are those of the card itself
RULES_LANG = "en"  # the language of the rules
LONG = 240  # letters; a longer text falls into paragraphs
TITLED = re.compile(r"(?<=[.]) (?=[^.:;]{2,40}: )")  # where a sentence with a title begins


def facts(sheet: Sheet) -> list[str]:
    """Returns what is printed in a card's corners; a board has none."""
    return sheet.text[0].split(FACTS) if sheet.text and FACTS in sheet.text[0] else []


def lines(sheet: Sheet) -> list[str]:
    """Returns what a card says, without its corners."""
    told = sheet.text[1:] if facts(sheet) else sheet.text
    return [part for line in told if line for part in _paragraphs(line)]


def _paragraphs(line: str) -> list[str]:
    """Returns a long text in paragraphs, one for each title in it ("Scout Phase: …")."""
    return TITLED.split(line) if len(line) > LONG else [line]


def keywords(sheet: Sheet) -> list[str]:
    """Returns the word after a card's kind, if it is one: no number and no price."""
    return [fact for fact in facts(sheet)[1:2] if not re.search(r"[\d:]", fact)]


def find_cards(page: BrowseCards) -> list[Sheet]:
    """Returns the cards that have every word looked for, of the kind and keyword wanted."""
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
    """Returns the cards in groups that differ only in id: one is shown for all."""
    found: dict[tuple[str, ...], list[Sheet]] = {}
    for sheet in sheets:
        found.setdefault((sheet.kind, sheet.name, *sheet.text), []).append(sheet)
    return list(found.values())


def cards(page: BrowseCards) -> str:
    """Returns the page with all cards of a game, with search and filters."""
    say = speaker(page.visitor.lang)
    asked = (page.query, page.kind, page.keyword, page.part)
    return document(
        page.visitor,
        f"{say('nav-cards')} · {page.title}",
        cached_part(("cards", page.game, page.visitor.lang, *asked), lambda: _all_cards(say, page)),
        sprites=page.sprites,
        styles=page.styles,
    )


def _all_cards(say: Say, page: BrowseCards) -> Node:
    found = grouped(find_cards(page))
    shown = sum(len(group) for group in found)
    return h.main("#main.browse")[
        h.h1[say("cards-of", title=page.title)],
        games(say, page.games, page.game, "cards"),
        _card_filters(say, page),
        h.p(".count", role="status")[say("cards-found", n=shown, of=len(page.sheets))],
        h.ul(".sheets")[(h.li[_small_sheet(say, page, group)] for group in found)]
        if found
        else h.p(".empty")[say("nothing-found")],
    ]


def _card_filters(say: Say, page: BrowseCards) -> Node:
    kinds = page.kinds or {sheet.kind: sheet.kind for sheet in page.sheets}
    words = sorted({word for sheet in page.sheets for word in keywords(sheet)})
    return filters(
        say,
        f"/cards/{page.game}",
        page.query,
        say("search-cards"),
        choice(say, "kind", page.kind, {id: capital(title) for id, title in kinds.items()}),
        choice(say, "keyword", page.keyword, {word: word for word in words}) if words else None,
        parts(say, page.part, [sheet.part for sheet in page.sheets]),
    )


def _small_sheet(say: Say, page: BrowseCards, group: list[Sheet]) -> Node:
    sheet = group[0]
    copies = sum(one.copies for one in group)
    words = keywords(sheet)
    rest = [fact for fact in facts(sheet)[1:] if fact not in words]
    return h.article(class_=f"sheet kind-{sheet.kind}")[
        face(sheet.id, page.sprites, page.pictures),
        h.h2[
            h.a(href=f"/cards/{page.game}/{sheet.id}", data_card=sheet.id)[
                marked(sheet.name, page.query)
            ]
        ],
        h.p(".kind")[
            FACTS.join([capital(page.kinds.get(sheet.kind, sheet.kind)), *words]),
            expansion(sheet.part),
        ],
        h.p(".facts")[FACTS.join(rest)] if rest else None,
        (h.p(".says")[marked(line, page.query)] for line in lines(sheet)),
        h.p(".copies")[say("copies", n=copies)] if copies > 1 else None,
    ]


def face(id: str, sprites: str, pictures: dict[str, str]) -> Node:
    """Draws a card's face, as far as the game has one: a picture that is a file, or symbols.

    The symbol `s-` and the card's id is its sigil, `p-` a landscape to see it before.
    """
    if id in pictures:
        return h.span(".picture")[h.img(src=pictures[id], alt="", loading="lazy")]
    sigil = None
    if f'id="s-{id}"' in sprites:
        sigil = Markup('<svg class="sigil" aria-hidden="true"><use href="#s-{}"/></svg>').format(id)
    if f'id="p-{id}"' not in sprites:
        return sigil
    land = Markup('<svg aria-hidden="true"><use href="#p-{}"/></svg>').format(id)
    return h.span(".picture")[land, sigil]


def card(page: CardPage) -> str:
    """Returns the page of one card."""
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
    """Returns a card as it opens above the table: the sheet, and what the rules say of it."""
    say = speaker(page.visitor.lang)
    return written(
        h.div(".pop-card")[
            _sheet(say, page, True),
            h.ul(".rules", lang=RULES_LANG)[(h.li[rule.text] for rule in page.rules[:SENTENCES])]
            if page.rules
            else None,
        ]
    )


def _sheet(say: Say, page: CardPage, titled: bool = False) -> Node:
    """Draws a card in full; on its own page the name is the page's heading already."""
    sheet = page.sheet
    words = keywords(sheet)
    rest = [fact for fact in facts(sheet)[1:] if fact not in words]
    return h.article(class_=f"sheet full kind-{sheet.kind}")[
        Markup(page.art) if page.art else face(sheet.id, page.sprites, page.pictures),
        h.p(".title")[sheet.name] if titled else None,
        h.p(".kind")[FACTS.join([capital(page.kind or sheet.kind), *words]), expansion(sheet.part)],
        h.ul(".facts")[(h.li[fact] for fact in rest)] if rest else None,
        h.p(".icons")[Markup(page.icons)] if page.icons else None,
        (h.p(".says")[line] for line in lines(sheet)),
        h.p(".copies")[say("copies", n=sheet.copies)] if sheet.copies > 1 else None,
    ]


def _marks(say: Say, page: CardPage) -> Node:
    """Draws which values of a card are attested, and which were written for this project."""
    known = page.sheet.known
    if not known:
        return None
    return h.details(".known.glass")[
        h.summary[say("known")],
        h.p(".fine")[say("known-help")],
        h.dl[
            (
                (h.dt[value], h.dd(class_=f"known-{how}")[_known(say, how)])
                for value, how in _marked_values(known)
            )
        ],
    ]


def _marked_values(known: dict[str, str | list[str]]) -> Iterator[tuple[str, str]]:
    """Yields the values with their marks; those of a list one by one, counted from 1."""
    for field, how in known.items():
        if isinstance(how, str):
            yield field, how
        else:
            yield from ((f"{field} {n}", each) for n, each in enumerate(how, 1))


def _known(say: Say, how: str) -> str:
    return say(f"known-{how}") if how in ATTESTED else how


def _card_rules(say: Say, page: CardPage) -> Node:
    return h.section(".glass.rules", aria_labelledby="card-rules")[
        h.h2("#card-rules")[say("card-rules"), english(say, page.visitor.lang, "en")],
        h.ol(".ledger")[(rule_entry(say, rule, page.game, "") for rule in page.rules)],
    ]
