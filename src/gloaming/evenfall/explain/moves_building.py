"""The moves of building Catalysts, with the reasons that can forbid them."""

from typing import Final

from gloaming.evenfall.explain.moves import (
    Because,
    EvenfallMove,
    card_named,
    own_places,
    ritual_named,
    ritual_places,
)
from gloaming.evenfall.explain.shortfall import price_shortfall
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules import obstacles as bits
from gloaming.evenfall.rules.catalysts import (
    CATALYSTS,
    obstacles_to_build,
    obstacles_to_catalyst,
    obstacles_to_own_space,
)
from gloaming.evenfall.rules.crystal.crystals import CRYSTAL, KINDS
from gloaming.kernel.explain.refusals import one_target
from gloaming.kernel.message import Message


def _scythe_price(game: Evenfall, seat: int, target: int) -> Message:
    missing = price_shortfall(game.clans[seat], game.data.scythe_cost)
    return Message("why-scythe", missing=missing)


def _orb_price(game: Evenfall, seat: int, target: int) -> Message:
    return Message("why-orb", missing=price_shortfall(game.clans[seat], game.data.orb_cost))


def _crystal_price(game: Evenfall, seat: int, target: int) -> Message:
    path = game.data.path
    assert path is not None
    missing = price_shortfall(game.clans[seat], path.crystal_cost)
    return Message("why-crystal", missing=missing)


PRICE_REASONS: Final[dict[int, Because]] = {
    bits.SCYTHE_PRICE: Because("EF-CAT-06", _scythe_price),
    bits.ORB_PRICE: Because("EF-CAT-07", _orb_price),
    bits.CRYSTAL_PRICE: Because("EF-CP-25", _crystal_price),
    bits.NO_CRYSTALS: Because("EF-CP-12", "why-no-crystals"),
}

BUILD: Final = EvenfallMove(
    "build",
    one_target,
    lambda game, seat, target: ("", (f"build:{seat}",)),
    lambda game, seat, target: obstacles_to_build(game, game.clans[seat], every=True),
    {
        bits.NOTHING_BUILT: Because("EF-CAT-02", "why-build-one"),
        bits.NO_RITUAL: Because("EF-CAT-17", "why-no-ritual"),
        bits.FULL: Because("EF-CAT-05", "why-slots-full"),
        **PRICE_REASONS,
    },
)


def _done_obstacles(game: Evenfall, seat: int, target: int) -> int:
    """Returns what keeps a seat from stopping: it must build at least one Catalyst."""
    assert game.question is not None
    return 0 if game.question.frame.amount > 0 else bits.NOTHING_BUILT


STOP_BUILDING: Final = EvenfallMove(
    "done",
    one_target,
    lambda game, seat, target: ("", ()),
    _done_obstacles,
    {bits.NOTHING_BUILT: Because("EF-CAT-02", "why-build-one")},
)


def _is_played(game: Evenfall, kind: int) -> bool:
    return kind != CRYSTAL or game.expansion is not None


def _on_ritual(kind: int) -> EvenfallMove:
    """Returns the move of building a Catalyst of a kind on a Ritual."""
    return EvenfallMove(
        CATALYSTS[kind],
        lambda game, seat: ritual_places(game, seat) if _is_played(game, kind) else [],
        ritual_named,
        lambda game, seat, place: obstacles_to_catalyst(
            game, game.clans[seat], place, kind, every=True
        ),
        {
            bits.OTHER_KIND_ONLY: Because("EF-CARD-42", "why-other-kind"),
            bits.CRYSTAL_ONLY: Because("EF-CARD-92", "why-crystal-space"),
            bits.FULL: Because("EF-CAT-05", "why-slots-full"),
            **PRICE_REASONS,
        },
    )


def _places_themselves(game: Evenfall, seat: int, kind: int) -> list[int]:
    """Returns Places with a Building Space of their own, and those that have none at all."""
    if not _is_played(game, kind):
        return []
    return [
        place
        for place in own_places(game, seat)
        if game.ritual_on[place] == NO_CARD or game.card(place).slots
    ]


def _place_obstacles(game: Evenfall, seat: int, place: int, kind: int) -> int:
    found = obstacles_to_own_space(game, game.clans[seat], place, kind)
    return bits.NO_RITUAL if found & bits.NO_EFFECT else found


def _on_place(kind: int) -> EvenfallMove:
    """Returns the move of building a Catalyst of a kind on a Place itself."""
    return EvenfallMove(
        CATALYSTS[kind],
        lambda game, seat: _places_themselves(game, seat, kind),
        card_named,
        lambda game, seat, place: _place_obstacles(game, seat, place, kind),
        {
            bits.NO_RITUAL: Because("EF-CAT-17", "why-bare-place"),
            bits.FULL: Because("EF-CARD-36", "why-slots-full"),
        },
    )


BUILDING: Final = [
    STOP_BUILDING,
    *[_on_place(kind) for kind in KINDS],
    *[_on_ritual(kind) for kind in KINDS],
]
