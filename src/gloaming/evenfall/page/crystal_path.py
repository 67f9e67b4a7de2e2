"""The Crystal Path: its steps with costs and bonuses, the markers on them, and the display below.

On a step the marker further right is ahead; a number says who comes first on the whole path, which
is what breaks a tie in battle (EF-CP-40, 44, 45).
"""

from collections.abc import Iterator
from functools import partial

from htpy import Node
from markupsafe import Markup

from gloaming.evenfall.model.cards import PERSON, Card, Path
from gloaming.evenfall.page.cards import slots, told, worth
from gloaming.evenfall.page.crystal_steps import again_text, step_text
from gloaming.evenfall.page.crystals import crystal, crystals, whereabouts
from gloaming.evenfall.page.drawings import Pen
from gloaming.evenfall.page.page_builder import Desk, rule_link
from gloaming.evenfall.text import symbols as signs
from gloaming.evenfall.views.types import ClanView, PathView, PlaceView
from gloaming.kernel.page import elements as h

CATS, STONES = 2, 3  # the steps with these rewards (EF-CP-08, 09)
ROLES = ("specialist", "council")
EITHER = f"({signs.GLOWING}{signs.OR}{signs.DARK})"  # charged or not


def path(desk: Desk) -> Node:
    """The path and its display; nothing in a game without it."""
    shown = desk.view.path
    board = desk.pen.table.path
    if shown is None or board is None:
        return None
    me = desk.view.seat
    standing = tuple((clan.clan, clan.ascension) for clan in desk.view.clans)
    gems = tuple(f"stone:{icon}" for icon in shown.stones)
    key = ("steps", shown, standing, desk.names, me, charged(desk), desk.touch(f"path:{me}", *gems))
    return h.div(".crystal-path", role="group", aria_label=desk.pen.text("crystal-path"))[
        desk.pen.keep(key, lambda: _origin(desk, shown)),
        h.ol(".steps")[
            (
                h.li(class_=f"step {_reached(desk, n)}")[
                    desk.pen.keep((n, *key), partial(_stair, desk, shown, board, n)),
                    _below(desk, shown, n),
                ]
                for n in range(1, len(board.costs) + 1)
            )
        ],
        desk.pen.keep(("summit", *key), lambda: _summit(desk, board)),
    ]


def charged(desk: Desk) -> tuple[int, int]:
    """The Crystals of the clan in the middle: glowing and dark."""
    clan = desk.clan(desk.focal())
    places = (*clan.outer, *clan.inner)
    glowing = sum(place.charged for place in places)
    return glowing, sum(place.crystals for place in places) - glowing


def _mine(desk: Desk) -> ClanView:
    return desk.clan(desk.focal())


def _reached(desk: Desk, n: int) -> str:
    """How a step looks to who sits in the middle."""
    mine = _mine(desk).ascension
    return "done" if n <= mine else "next" if n == mine + 1 else "beyond"


# --- before the first step -----------------------------------------------------------------


def _origin(desk: Desk, shown: PathView) -> Node:
    """The name of the path, who is still left of it, and the own Crystals."""
    pen = desk.pen
    glowing, dark = charged(desk)
    said = pen.text("page-own-crystals", glowing=glowing, dark=dark)
    waiting = [clan for clan in desk.view.clans if not clan.ascension]
    return h.div(".origin")[
        h.h2[pen.mark("path"), pen.text("crystal-path")],
        h.span(".own-crystals", title=said, role="img", aria_label=said)[
            crystals(pen, glowing, dark) or crystal(pen, False)
        ]
        if glowing or dark
        else None,
        h.span(".markers", title=pen.text("page-path-left"))[
            (_marker(desk, clan, 0) for clan in waiting)
        ]
        if waiting
        else None,
    ]


def _marker(desk: Desk, clan: ClanView, rank: int) -> Node:
    """A player's marker, with their place in the order of the path."""
    said = whereabouts(desk, clan)
    mine = " mine" if clan.seat == desk.view.seat else ""
    return h.span(
        class_=f"marker c-{clan.clan}{mine}",
        data_thing=f"path:{clan.seat}",
        title=said,
        role="img",
        aria_label=said,
    )[desk.pen.crest(clan.clan), h.small(aria_hidden="true")[rank] if rank else None]


# --- steps -----------------------------------------------------------------------------------


def _stair(desk: Desk, shown: PathView, board: Path, n: int) -> Node:
    """One step: what it costs, what it gives, what still lies there, and who has come so far."""
    pen = desk.pen
    ranked = [*shown.order, *(c.seat for c in desk.view.clans if c.seat not in shown.order)]
    there = [
        _marker(desk, desk.clan(seat), rank if rank <= len(shown.order) else 0)
        for rank, seat in enumerate(ranked, 1)
        if desk.clan(seat).ascension == n
    ]
    text = step_text(pen, n)
    thing = f"path:{desk.view.seat}"
    here = _reached(desk, n) == "next" and desk.view.seat >= 0
    return h.div(
        class_=f"stair{desk.state(thing) if here else ''}",
        data_thing=thing if here else None,
        title=text,
    )[
        h.b(".number", aria_hidden="true")[n],
        h.span(".signs", aria_hidden="true")[
            h.span(".cost")[crystal(pen, True) * board.costs[n - 1]],
            h.span(".gives")[_bonus(pen, board, n)],
        ],
        h.span(".words", id=f"w-step-{n}")[text],
        h.span(".left")[_rewards(desk, shown, n)] if n in (CATS, STONES) else None,
        h.span(".markers")[reversed(there)] if there else None,
        desk.can(thing, f"w-step-{n}") if here else None,
        desk.why(thing) if here else None,
    ]


def _bonus(pen: Pen, board: Path, n: int) -> Markup:
    if n <= len(board.steps):
        return pen.effect(board.steps[n - 1])
    drawn = "  ".join(signs.standing_icons(board.finish)).removeprefix(signs.ONGOING)
    return pen.signs(drawn.replace(EITHER, signs.DARK))


def _summit(desk: Desk, board: Path) -> Node:
    """Beyond the last step: the action that can be taken there again and again (EF-CP-41)."""
    if board.again is None:
        return None
    pen = desk.pen
    text = again_text(pen)
    thing = f"path:{desk.view.seat}"
    here = _mine(desk).ascension == len(board.costs) and desk.view.seat >= 0
    look = f" here{desk.state(thing)}" if here else ""
    return h.div(class_=f"summit{look}", data_thing=thing if here else None, title=text)[
        Markup('<svg class="cluster" aria-hidden="true"><use href="#x-cluster"/></svg>'),
        h.span(".signs", aria_hidden="true")[
            h.span(".cost")[crystal(pen, True) * board.again_cost, " →"],
            h.span(".gives")[pen.effect(board.again)],
        ],
        h.span(".words", id="w-summit")[text],
        desk.can(thing, "w-summit") if here else None,
        desk.why(thing) if here else None,
    ]


def _rewards(desk: Desk, shown: PathView, n: int) -> Iterator[Node]:
    """Cats and Powerstones that nobody has taken yet; of two alike the first can be taken."""
    pen = desk.pen
    if n == CATS:
        yield pen.icon("cat") * shown.cats
        return
    seen: set[str] = set()
    for icon in sorted(shown.stones):
        thing = f"stone:{icon}"
        button = None if icon in seen else desk.can(thing)
        seen.add(icon)
        yield h.span(".gem", data_thing=thing)[pen.stone(icon), button]


# --- the display -----------------------------------------------------------------------------


def _below(desk: Desk, shown: PathView, n: int) -> Node:
    """The card below a step; where the deck is used up there may be none."""
    if n > len(shown.display):
        return h.div(".shown.gone", aria_hidden="true")
    uid, more = shown.display[n - 1], shown.surcharges[n - 1]
    key = ("shown", uid, more, desk.touch(f"card:{uid}"))
    return desk.pen.keep(key, lambda: _card(desk, uid, more))


def _card(desk: Desk, uid: str, more: int) -> Node:
    """A card of the display: face, price with surcharge, what it does in each role."""
    pen = desk.pen
    card = pen.cards[uid]
    thing = f"card:{uid}"
    kind = "person" if card.kind == PERSON else "ritual"
    return h.article(
        class_=f"{kind} shown {pen.keyword(card)}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        pen.sigil(card.entry),
        h.header[
            pen.link(uid),
            h.span(".kw")[pen.icon(pen.keyword(card))],
            worth(pen, card),
        ],
        h.div(".does")[_roles(desk, card)],
        None if card.kind == PERSON else slots(pen, card),
        price(pen, card, more),
        _whole(desk, card),
        desk.why(thing),
    ]


def _roles(desk: Desk, card: Card) -> Iterator[Node]:
    """What a card does; a person serves or sits in the Council, and each is lit by itself."""
    pen = desk.pen
    here = {answer.verb: answer for answer in desk.answers.at(f"card:{card.uid}")}
    for verb, look, drawn, text in (
        ("specialist", "fx", signs.card_icons(card), pen.card_text(card.uid)),
        ("council", "cx", signs.council_icons(card), pen.council_text(card.uid)),
    ):
        if card.kind != PERSON and verb == "council":
            return
        words = told(card.uid) if verb == "specialist" else f"c-{card.uid}"
        name = f"{pen.text('council-member')}: " if verb == "council" else ""
        yield h.div(class_=look, title=f"{name}{text}")[
            h.span(".signs", aria_hidden="true")[
                pen.mark("council") if verb == "council" else None, pen.signs(drawn)
            ],
            h.span(".words", id=words)[name, text],
            desk.button(here[verb], "cover", words) if verb in here else None,
        ]


def _whole(desk: Desk, card: Card) -> Node:
    """The answer that means the card itself: play the Ritual, take the card."""
    here = [a for a in desk.answers.at(f"card:{card.uid}") if a.verb not in ROLES]
    return [desk.button(answer, "cover", told(card.uid)) for answer in here]


def price(pen: Pen, card: Card, more: int) -> Node:
    """What a card of the display costs, and what its place adds to that (EF-CP-15)."""
    said = pen.text("page-path-more", n=more)
    return h.div(".price")[
        h.span(".cost", title=pen.card_facts(card.uid))[pen.cost(card.cost)],
        h.span(".or-mana")[pen.text("legend-or"), " ", pen.signs(f"{card.mana_cost}{signs.MANA}")]
        if card.mana_cost
        else None,
        h.span(class_=f"more m{more}", title=said, role="img", aria_label=said)[
            "+", more, pen.mark("any")
        ]
        if more
        else None,
    ]


# --- what the path does in battle and in the end ---------------------------------------------


def tie_break(desk: Desk, fighters: list[int]) -> Node:
    """Who wins a tie of strength and Mana: the one further ahead on the path (EF-CP-44, 45)."""
    shown = desk.view.path
    ahead = [seat for seat in shown.order if seat in fighters] if shown is not None else []
    beside = [s for s in fighters if desk.clan(s).ascension and s not in ahead]
    if len(fighters) < 2 or not ahead or beside:
        return None  # the Automa is on the path, but in nobody's way (EF-CPA-09)
    names = desk.join([desk.seat(seat) for seat in ahead])
    return h.p(".tie")[
        desk.pen.mark("path"),
        desk.word("page-path-tie", seats=names),
        " ",
        rule_link("EF-CP-44"),
    ]


def crystal_points(desk: Desk, clan: ClanView) -> int:
    """What Crystals have added to a clan's Inner Circle (EF-CP-55 to 59)."""
    board = desk.pen.table.path
    if desk.view.path is None or board is None or clan.ascension < len(board.costs):
        return 0
    each = sum(board.finish[i + 1] for i in range(0, len(board.finish), 2))
    return sum(
        place.crystals * each * (2 if _doubled(desk, place) else 1)
        for place in clan.inner
        if place.ritual
    )


def _doubled(desk: Desk, place: PlaceView) -> bool:
    """A stone laid in the end always fits; a locked one only where it matches (EF-CP-62), the
    red one wherever there is an icon (EF-CP-71)."""
    card = desk.pen.cards[place.uid]
    return bool(place.stone) or (
        bool(card.icon) and place.locked in (desk.pen.stone_of(card), "red")
    )


def from_crystals(desk: Desk) -> Node:
    """How far everybody came, and what their Crystals were worth."""
    view = desk.view
    if view.path is None:
        return None
    pen = desk.pen
    ranked = [*view.path.order, *(c.seat for c in view.clans if c.seat not in view.path.order)]
    return h.section(".ascents", aria_label=pen.text("crystal-path"))[
        h.h3[pen.mark("path"), pen.text("crystal-path")],
        h.ol[(_ascended(desk, desk.clan(seat)) for seat in ranked)],
    ]


def _ascended(desk: Desk, clan: ClanView) -> Node:
    points = crystal_points(desk, clan)
    name = desk.seat(clan.seat)
    said = desk.word("page-path-order", seat=name, n=clan.ascension)
    more = desk.word("page-score-crystals", n=points)
    return h.li(class_=f"c-{clan.clan}")[
        desk.pen.crest(clan.clan), h.span[said], h.span(".from")[crystal(desk.pen, True), more]
    ]
