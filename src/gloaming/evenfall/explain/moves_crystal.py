"""The moves of the Crystal Path that a person may want, with the reasons that can forbid them."""

from typing import Final

from gloaming.evenfall.explain.moves import (
    Because,
    EvenfallMove,
    card_named,
    ritual_named,
    ritual_places,
)
from gloaming.evenfall.explain.shortfall import price_shortfall
from gloaming.evenfall.model.cards import RITUAL
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules import obstacles as bits
from gloaming.evenfall.rules.crystal.ascend import ascend_cost, obstacles_to_ascend
from gloaming.evenfall.rules.crystal.crystals import charges
from gloaming.evenfall.rules.crystal.lock import obstacles_to_lock
from gloaming.evenfall.rules.crystal.path import (
    AS_COUNCIL,
    AS_RITUAL,
    AS_SPECIALIST,
    obstacles_from_path,
    prices,
    waived_resources,
)
from gloaming.evenfall.rules.crystal.person_effects import obstacles_to_take_back, played_cards
from gloaming.evenfall.rules.ritual import has_free_place
from gloaming.kernel.explain.refusals import one_target
from gloaming.kernel.explain.shortfall import either_missing
from gloaming.kernel.message import Message

# --- the display -------------------------------------------------------------------------


def _display(game: Evenfall, is_ritual: bool) -> list[int]:
    """Returns the Rituals, or the people, of the display; nothing without the Crystal Path."""
    if game.expansion is None or game.data.path is None:
        return []
    return [i for i in game.expansion.display if (game.card(i).kind == RITUAL) == is_ritual]


def _path_price(game: Evenfall, seat: int, index: int, role: int) -> Message:
    clan = game.clans[seat]
    due = prices(game, seat, game.card(index), role)
    return either_missing([price_shortfall(clan, p, waived_resources(clan, role, p)) for p in due])


def _from_path(verb: str, role: int, rule: str) -> EvenfallMove:
    """Returns the move of playing a card of the display in a role."""
    return EvenfallMove(
        verb,
        lambda game, seat: _display(game, role == AS_RITUAL),
        card_named,
        lambda game, seat, index: obstacles_from_path(
            game,
            seat,
            game.card(index),
            role,
            has_free_place(game, game.clans[seat]),
            every=True,
        ),
        {
            bits.NO_FREE_PLACE: Because("EF-RIT-04", "why-no-place"),
            bits.SAME_NAME: Because("EF-SPE-04", "why-same-name"),
            bits.PRICE: Because(
                rule, lambda game, seat, index: _path_price(game, seat, index, role)
            ),
        },
    )


PATH_CARDS: Final = [
    _from_path("play", AS_RITUAL, "EF-CP-15"),
    _from_path("specialist", AS_SPECIALIST, "EF-CP-15"),
    _from_path("council", AS_COUNCIL, "EF-CP-19"),
]


def _few_crystals(game: Evenfall, seat: int, target: int) -> Message:
    have = charges(game, game.clans[seat])
    return Message("why-crystals", n=ascend_cost(game, seat), have=have)


ASCEND: Final = EvenfallMove(
    "ascend",
    one_target,
    lambda game, seat, target: ("", (f"path:{seat}",)),
    lambda game, seat, target: obstacles_to_ascend(game, seat),
    {bits.FEW_CRYSTALS: Because("EF-CP-37", _few_crystals)},
)

# --- lock spaces, and taking cards back ----------------------------------------------------

# A lock space is named by its Ritual, whatever Powerstone an option would lay on it.
LOCK_SPACE: Final = EvenfallMove(
    "lock-space",
    ritual_places,
    ritual_named,
    lambda game, seat, place: obstacles_to_lock(game, game.clans[seat], place),
    {
        bits.NO_LOCK: Because("EF-CP-60", "why-no-lock"),
        bits.LOCK_TAKEN: Because("EF-CP-67", "why-lock-taken"),
        bits.NO_STONE: Because("EF-CP-60", "why-no-stone"),
        bits.STONES_ON_BOARD: Because("EF-MOON-57", "why-stone-on-board"),
    },
)

TAKE_BACK: Final = EvenfallMove(
    "take-back",
    lambda game, seat: played_cards(game, game.clans[seat]),
    card_named,
    obstacles_to_take_back,
    {
        bits.PIECE_THERE: Because("EF-CARD-74", "why-piece-there"),
        bits.ELDER_THERE: Because("EF-CARD-74", "why-elder-there"),
        bits.NEVER_PLAYED: Because("EF-CARD-74", "why-never-played"),
    },
)
