"""The sky over the table: round, phase, everybody's points, and who has the turn."""

from htpy import Node

from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.views.types import ClanView
from gloaming.kernel.page import elements as h

PHASES = ("scout", "action", "battle", "round-end")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def scores(desk: Desk) -> Node:
    """One line: where the game stands."""
    view = desk.view
    sizes = (view.deck, len(view.discard), view.place_deck, view.red)
    return h.div(".sky")[
        desk.pen.keep(
            ("time", view.round, view.rounds, view.phase, view.over), lambda: _time(desk)
        ),
        h.ul(".seats", aria_label=desk.pen.text("scores"))[
            (_seat(desk, clan) for clan in view.clans)
        ],
        desk.pen.keep(("decks", sizes), lambda: _decks(desk)),
    ]


def _time(desk: Desk) -> Node:
    """Round and phase."""
    view = desk.view
    pen = desk.pen
    phases = [
        h.li(class_="now" if phase == view.phase else "", aria_current=_step(phase == view.phase))[
            pen.text(f"page-phase-{phase}")
        ]
        for phase in PHASES
    ]
    return [
        h.ol(".rounds", aria_label=pen.text("round-number", n=view.round))[
            (_round(desk, number) for number in range(1, view.rounds + 1))
        ],
        h.p(".phases")[pen.text("game-over")] if view.over else h.ol(".phases")[phases],
    ]


def _decks(desk: Desk) -> Node:
    """How much is left to draw."""
    view = desk.view
    pen = desk.pen
    said = pen.text(
        "screen-deck", deck=view.deck, discard=len(view.discard), places=view.place_deck
    )
    return h.p(".decks", title=said)[
        h.span[pen.icon("card", pen.text("main-deck")), view.deck],
        h.span(".spent")[pen.icon("card", pen.text("discard-pile")), len(view.discard)],
        h.span[pen.icon("place", pen.text("deck-of-places")), view.place_deck],
        h.span(".supply", title=pen.text("page-moon-supply"))[pen.stone("red")]
        if view.red
        else None,
    ]


def _step(now: bool) -> str | None:
    return "step" if now else None


def _round(desk: Desk, number: int) -> Node:
    view = desk.view
    now = number == view.round and not view.over
    look = "now" if now else "done" if number < view.round or view.over else ""
    return h.li(
        class_=look, aria_current=_step(now), title=desk.pen.text("round-number", n=number)
    )[ROMAN[number - 1]]


def _seat(desk: Desk, clan: ClanView) -> Node:
    """A player: name, points, and the marks of first player, turn and pass."""
    view = desk.view
    pen = desk.pen
    acting = clan.seat in view.asked or clan.seat == view.turn
    look = f"seat c-{clan.clan}"
    look += " acting" if acting and not view.over else ""
    look += " won" if clan.seat in view.winners else ""
    out = clan.passed and view.phase == "action"
    key = ("chip", look, desk.seat(clan.seat), clan.seat, clan.seat == view.first, out, view.lap)
    return pen.keep((*key, clan.vp, clan.mana, clan.cards), lambda: _chip(desk, clan, look, out))


def _chip(desk: Desk, clan: ClanView, look: str, out: bool) -> Node:
    view = desk.view
    pen = desk.pen
    return h.li(class_=look, data_thing=f"score:{clan.seat}")[
        pen.crest(clan.clan),
        h.span(".nm")[desk.seat(clan.seat)],
        h.span(".flags")[
            h.span(data_thing="first")[pen.icon("first")] if clan.seat == view.first else None,
            pen.icon("pass") if out else None,
            pen.icon("crown") if clan.seat in view.winners else None,
        ],
        h.b(title=_points(desk, clan))[clan.vp, pen.mark("vp")],
        h.span(".mana", title=pen.text("amount-mana", n=clan.mana))[clan.mana, pen.mark("mana")],
        h.span(".cards", title=pen.text("screen-hand-size", n=clan.cards))[
            clan.cards, pen.mark("card")
        ],
    ]


def _points(desk: Desk, clan: ClanView) -> str:
    """The points in words, with the Victory Point Tiles that stand for laps of the track."""
    said = desk.pen.text("amount-vp", n=clan.vp)
    tiles, rest = divmod(clan.vp, desk.view.lap)
    if not tiles:
        return said
    return f"{said} ({desk.pen.text('page-laps', n=tiles, lap=desk.view.lap, rest=rest)})"
