"""The sky over the table: round, phase, everybody's points, and who has the turn."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.views.types import ClanView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

PHASES = ("scout", "action", "battle", "round-end")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def scores(page: EvenfallPageBuilder) -> Node:
    """Returns one line: where the game stands."""
    view = page.view
    sizes = (view.deck, len(view.discard), view.place_deck, view.red)
    return h.div(".sky")[
        page.renderer.cached(
            ("time", view.round, view.rounds, view.phase, view.over), lambda: _time(page)
        ),
        h.ul(".seats", aria_label=page.renderer.text("scores"))[
            (_seat(page, clan) for clan in view.clans)
        ],
        page.renderer.cached(("decks", sizes), lambda: _decks(page)),
    ]


def _time(page: EvenfallPageBuilder) -> Node:
    """Returns the round and the phase."""
    view = page.view
    renderer = page.renderer
    phases = [
        h.li(class_="now" if phase == view.phase else "", aria_current=_step(phase == view.phase))[
            renderer.text(f"page-phase-{phase}")
        ]
        for phase in PHASES
    ]
    return [
        h.ol(".rounds", aria_label=renderer.text("round-number", n=view.round))[
            (_round(page, number) for number in range(1, view.rounds + 1))
        ],
        h.p(".phases")[renderer.text("game-over")] if view.over else h.ol(".phases")[phases],
    ]


def _decks(page: EvenfallPageBuilder) -> Node:
    """Returns how much is left to draw."""
    view = page.view
    renderer = page.renderer
    said = renderer.text(
        "screen-deck", deck=view.deck, discard=len(view.discard), places=view.place_deck
    )
    return h.p(".decks", title=said)[
        h.span[renderer.icon("card", renderer.text("main-deck")), view.deck],
        h.span(".spent")[renderer.icon("card", renderer.text("discard-pile")), len(view.discard)],
        h.span[renderer.icon("place", renderer.text("deck-of-places")), view.place_deck],
        h.span(".supply", title=renderer.text("page-moon-supply"))[renderer.stone("red")]
        if view.red
        else None,
    ]


def _step(now: bool) -> str | None:
    return "step" if now else None


def _round(page: EvenfallPageBuilder, number: int) -> Node:
    view = page.view
    now = number == view.round and not view.over
    look = "now" if now else "done" if number < view.round or view.over else ""
    return h.li(
        class_=look, aria_current=_step(now), title=page.renderer.text("round-number", n=number)
    )[ROMAN[number - 1]]


def _seat(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns a player: name, points, and the marks of first player, turn and pass."""
    view = page.view
    renderer = page.renderer
    acting = clan.seat in view.asked or clan.seat == view.turn
    look = f"seat c-{clan.clan}"
    look += " acting" if acting and not view.over else ""
    look += " won" if clan.seat in view.winners else ""
    out = clan.passed and view.phase == "action"
    key = (
        "chip",
        look,
        page.seat_name(clan.seat),
        clan.seat,
        clan.seat == view.first,
        out,
        view.lap,
    )
    return renderer.cached(
        (*key, clan.vp, clan.mana, clan.cards), lambda: _chip(page, clan, look, out)
    )


def _chip(page: EvenfallPageBuilder, clan: ClanView, look: str, out: bool) -> Node:
    view = page.view
    renderer = page.renderer
    return h.li(class_=look, data_thing=f"score:{clan.seat}")[
        renderer.crest(clan.clan),
        h.span(".nm")[page.seat_name(clan.seat)],
        h.span(".flags")[
            h.span(data_thing="first")[renderer.icon("first")] if clan.seat == view.first else None,
            renderer.icon("pass") if out else None,
            renderer.icon("crown") if clan.seat in view.winners else None,
        ],
        h.b(title=_points(page, clan))[clan.vp, renderer.mark("vp")],
        h.span(".mana", title=renderer.text("amount-mana", n=clan.mana))[
            clan.mana, renderer.mark("mana")
        ],
        h.span(".cards", title=renderer.text("screen-hand-size", n=clan.cards))[
            clan.cards, renderer.mark("card")
        ],
    ]


def _points(page: EvenfallPageBuilder, clan: ClanView) -> str:
    """Returns the points in words, with the Victory Point Tiles that stand for laps of the
    track."""
    said = page.renderer.text("amount-vp", n=clan.vp)
    tiles, rest = divmod(clan.vp, page.view.lap)
    if not tiles:
        return said
    return f"{said} ({page.renderer.text('page-laps', n=tiles, lap=page.view.lap, rest=rest)})"
