"""Doom as the graduated border of the chart, the Omen as its compass rose, and both in a line."""

from typing import Final

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.renderer import OMENS
from gloaming.eldritch.text.staging import DOOM_TRACK, OMEN_TRACK
from gloaming.eldritch.views.types import OngoingView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

MOST_DOOM: Final = 20
# Where the four signs lie on the rose of 100 by 100, clockwise from the north.
MEDALS: Final = [(50.0, 16.5), (83.5, 50.0), (50.0, 83.5), (16.5, 50.0)]
SIGN: Final = 7.5  # half the size of a sign
STAR: Final = (
    "M12.0 1.0L14.7 5.5L19.8 4.2L18.5 9.3L23.0 12.0L18.5 14.7L19.8 19.8L14.7 18.5L12."
    "0 23.0L9.3 18.5L4.2 19.8L5.5 14.7L1.0 12.0L5.5 9.3L4.2 4.2L9.3 5.5z"
)


def doom(page: EldritchPageBuilder) -> Node:
    """Returns the Doom track, and what must be seen on a screen that shows little else."""
    return [_track(page), _watch(page)]


def _track(page: EldritchPageBuilder) -> Node:
    view = page.view
    renderer = page.renderer
    said = renderer.text("page-doom-said", n=view.doom)
    colour = view.omens[view.omen]
    return h.div(".doom", role="group", aria_label=said, data_thing=DOOM_TRACK)[
        h.span(".head")[
            h.i(class_=f"om {colour}")[renderer.omen_icon(colour)],
            renderer.mark("doom"),
            renderer.text("page-doom"),
            " ",
            h.b[view.doom],
        ],
        h.ol[
            (_cell(page, value) for value in range(MOST_DOOM, 0, -1)),
            h.li(".zero", title=renderer.text("page-doom-zero"))[renderer.mark("doom")],
        ],
    ]


def _cell(page: EldritchPageBuilder, value: int) -> Node:
    view = page.view
    start = page.renderer.values(view.ancient_one).get("doom")
    falls_to = max(view.doom - view.next_omen_doom, 0)
    looks = [
        "burnt" if value > view.doom else "",
        "now" if value == view.doom else "",
        "start" if value == start else "",
    ]
    is_next = value == falls_to and value < view.doom
    if is_next:
        looks += ["would", f"{view.next_omen}-would"]
    return h.li(
        class_=" ".join(filter(None, looks)),
        aria_current="true" if value == view.doom else None,
    )[
        value,
        h.span(".by")[page.renderer.omen_icon(view.next_omen)] if is_next else None,
    ]


def _watch(page: EldritchPageBuilder) -> Node:
    """Returns in a line the price of the next Omen, the clocks of Rumors, the Mystery and its
    progress."""
    view = page.view
    renderer = page.renderer
    mystery = view.mystery
    return h.p(".watch")[
        h.span(class_=view.next_omen)[
            renderer.text("page-next"),
            " ",
            renderer.omen_icon(view.next_omen),
            h.b(".dm")[_price(page)],
        ],
        [_clock(page, card) for card in view.ongoing if card.kind == "rumor"],
        h.span(".my")[
            [
                h.b[renderer.card_name(mystery.card)],
                " ",
                renderer.text("screen-progress", n=mystery.progress, of=mystery.needed),
            ]
            if mystery is not None
            else None,
            solved(page),
        ],
    ]


def _clock(page: EldritchPageBuilder, card: OngoingView) -> Node:
    """Returns a Rumor with the tokens that it has left; one without a clock only as a sign."""
    renderer = page.renderer
    name = renderer.card_name(card.card)
    left = f": {renderer.text('screen-clock', n=card.tokens)}" if card.has_clock else ""
    return h.span(".rumor", title=f"{name}{left}")[
        h.span(".sr")[f"{name}{left}"],
        renderer.mark("rumor"),
        h.b(aria_hidden="true")[card.tokens] if card.has_clock else None,
    ]


def _price(page: EldritchPageBuilder) -> str:
    """Returns what the next advance of the Omen costs now."""
    return page.renderer.text("page-next-omen-doom", n=page.view.next_omen_doom)


def solved(page: EldritchPageBuilder) -> Node:
    """Returns how many Mysteries are solved, a star for each that is needed."""
    view = page.view
    said = page.renderer.text("page-solved", n=len(view.solved), of=view.mysteries_to_win)
    return h.span(".solved", title=said)[
        h.span(".sr")[said],
        (
            page.renderer.svg(
                '<svg class="pip {}" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>',
                "on" if i < len(view.solved) else "",
                STAR,
            )
            for i in range(view.mysteries_to_win)
        ),
    ]


# --- the compass rose -----------------------------------------------------------------------------


def omen(page: EldritchPageBuilder) -> Node:
    """Returns the Omen track as a compass rose: the needle is the Omen, the next sign is dashed."""
    view = page.view
    renderer = page.renderer
    now = view.omens[view.omen]
    return h.div(class_=f"omen {now}", data_thing=OMEN_TRACK)[
        h.div(".dial")[
            renderer.cached(("rose", view.omens, view.omen, view.omen_tokens), lambda: _rose(page)),
            (
                h.span(class_=f"medal-at m{i}", data_thing=f"omen:{i}")[
                    page.options_at(f"omen:{i}")
                ]
                for i in range(len(view.omens))
                if page.has_option(f"omen:{i}")
            ),
        ],
        h.p[
            h.b[renderer.text(f"page-omen-{now}")],
            h.span(class_=f"if {view.next_omen}")[
                renderer.text("page-next-omen", omen=renderer.text(f"page-omen-{view.next_omen}")),
                " ",
                h.strong[_price(page)],
            ],
        ],
    ]


def _rose(page: EldritchPageBuilder) -> Node:
    view = page.view
    renderer = page.renderer
    said = renderer.text("page-omen-said", omen=renderer.text(f"page-omen-{view.omens[view.omen]}"))
    following = (view.omen + 1) % len(view.omens)
    medals = [_medal(view.omens, view.omen_tokens, i, view.omen, following) for i in range(4)]
    return h.svg(".rose", viewBox="0 0 100 100", role="img", aria_label=said)[
        h.Element("use", ' href="#rose"')[None],
        medals,
        h.g(class_=f"needle turn-{view.omen}")[
            h.path(".n1", d="M50 50l-4.5-3L50 25z")[None],
            h.path(".n2", d="M50 50l4.5-3L50 25z")[None],
            h.path(".n1", d="M50 50l-3 3.5L50 62l3-8.5z")[None],
            h.circle(".n1", cx="50", cy="50", r="3.5")[None],
        ],
    ]


def _medal(
    omens: tuple[str, ...], tokens: tuple[int, ...], at: int, now: int, following: int
) -> Node:
    x, y = MEDALS[at]
    colour = omens[at]
    look = "now" if at == now else "next" if at == following else ""
    count = tokens[at] if at < len(tokens) else 0
    return h.g(class_=f"medal {colour} {look}")[
        h.circle(cx=f"{x:g}", cy=f"{y:g}", r="11.5")[None],
        h.svg(
            ".i",
            x=f"{x - SIGN:g}",
            y=f"{y - SIGN:g}",
            width="15",
            height="15",
            viewBox="0 0 24 24",
        )[h.Element("use", f' href="#i-{OMENS[colour]}"')[None]],
        h.g(".tokens")[
            h.circle(cx=f"{x + 9.5:g}", cy=f"{y + 8:g}", r="5.4")[None],
            h.text(x=f"{x + 9.5:g}", y=f"{y + 11:g}")[count],
        ]
        if count
        else None,
    ]
