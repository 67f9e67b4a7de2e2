"""The moves of moon-side clan boards that a person may want, with the reasons that can forbid
them."""

from typing import Final

from gloaming.evenfall.explain.moves import Because, EvenfallMove, card_named
from gloaming.evenfall.explain.shortfall import use_shortfall
from gloaming.evenfall.model.cards import ELDER, ICONS, WITCH
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules import obstacles as bits
from gloaming.evenfall.rules.action_spaces import CLAN_BOARD, obstacles_to_send
from gloaming.evenfall.rules.moon.board import (
    free_rule,
    obstacles_to_board_free,
    obstacles_to_board_space,
    obstacles_to_board_stone,
    obstacles_to_powerstone,
)
from gloaming.evenfall.rules.moon.demon import demon_effect
from gloaming.evenfall.rules.people import obstacles_to_demon
from gloaming.kernel.explain.refusals import Named, one_target
from gloaming.kernel.message import Message


def _side(game: Evenfall, seat: int) -> str:
    return game.data.boards[game.clans[seat].board].side


def _board_named(game: Evenfall, seat: int, target: int) -> Named:
    """Returns how options name a move that needs nothing but the board."""
    return "", (f"board:{_side(game, seat)}",)


# --- the Action Space of a clan board -----------------------------------------------------


def _space_named(game: Evenfall, seat: int, target: int) -> Named:
    thing = f"board:{_side(game, seat)}"
    return thing, (thing,)


def _space_obstacles(game: Evenfall, seat: int, piece: int) -> int:
    clan = game.clans[seat]
    found = obstacles_to_board_space(game, clan, seat, every=True)
    if found & bits.NO_EFFECT:
        return found
    return found | obstacles_to_send(clan, piece, CLAN_BOARD)


ELDER_ON_BOARD: Final = EvenfallMove(
    "elder",
    lambda game, seat: (ELDER,),
    _space_named,
    _space_obstacles,
    {bits.INNER_CIRCLE_ONLY: Because("EF-MOON-14", "why-board-witch")},
)

WITCH_ON_BOARD: Final = EvenfallMove(
    "witch",
    lambda game, seat: (WITCH,),
    _space_named,
    _space_obstacles,
    {
        bits.OCCUPIED: Because("EF-MOON-15", "why-occupied"),
        bits.NO_WITCH: Because("EF-SPC-01", "why-no-witch"),
    },
)

# --- free actions --------------------------------------------------------------------------


def _free_price(game: Evenfall, seat: int, target: int) -> Message:
    return use_shortfall(game, seat, game.data.boards[game.clans[seat].board].free)


def _free_rule(game: Evenfall, seat: int, target: int) -> str:
    return free_rule(game.data.boards[game.clans[seat].board])


BOARD_FREE: Final = EvenfallMove(
    "board-free",
    one_target,
    _board_named,
    lambda game, seat, target: obstacles_to_board_free(game, game.clans[seat], seat),
    {bits.PRICE: Because(_free_rule, _free_price)},
)

PLACE_POWERSTONE: Final = EvenfallMove(
    "place-powerstone",
    one_target,
    _board_named,
    lambda game, seat, target: obstacles_to_powerstone(game.clans[seat]),
    {
        bits.STONES_ON_BOARD: Because("EF-MOON-29", "why-on-space"),
        bits.NO_STONE: Because("EF-MOON-28", "why-no-powerstone"),
        bits.NO_SPACE: Because("EF-MOON-29", "why-spaces-full"),
    },
)


def _demons(game: Evenfall, seat: int) -> list[int]:
    moon = game.clans[seat].moon
    return [] if moon is None or moon.demon == NO_CARD else [moon.demon]


def _demon_price(game: Evenfall, seat: int, index: int) -> Message:
    return use_shortfall(game, seat, demon_effect(game, game.clans[seat]))


EXHAUST_DEMON: Final = EvenfallMove(
    "exhaust",
    _demons,
    card_named,
    lambda game, seat, index: obstacles_to_demon(game, game.clans[seat], seat, every=True),
    {
        bits.UNATTACHED: Because("EF-MOON-58", "why-unattached"),
        bits.NOT_DOUBLED: Because("EF-MOON-55", "why-not-doubled"),
        bits.EXHAUSTED: Because("EF-SPE-08", "why-exhausted"),
        bits.PRICE: Because("EF-SPE-13", _demon_price),
    },
)

BOARD_ACTIONS: Final = [BOARD_FREE, PLACE_POWERSTONE, EXHAUST_DEMON]

# --- Powerstones on the board ----------------------------------------------------------------


def _board_stones(game: Evenfall, seat: int) -> list[int]:
    """Returns every kind of Powerstone on every space of the board, each as one number."""
    moon = game.clans[seat].moon
    spaces = 0 if moon is None else len(moon.stones)
    return [space * len(ICONS) + kind for space in range(spaces) for kind in range(1, len(ICONS))]


def _board_stone_named(game: Evenfall, seat: int, packed: int) -> Named:
    space, stone = divmod(packed, len(ICONS))
    return f"{space + 1}:{ICONS[stone]}", (f"board:{_side(game, seat)}",)


def _board_stone_obstacles(game: Evenfall, seat: int, packed: int) -> int:
    space, stone = divmod(packed, len(ICONS))
    return obstacles_to_board_stone(game.clans[seat], space, stone)


BOARD_STONE: Final = EvenfallMove(
    "space",
    _board_stones,
    _board_stone_named,
    _board_stone_obstacles,
    {
        bits.SPACE_TAKEN: Because("EF-MOON-29", "why-space-taken"),
        bits.STONES_ON_BOARD: Because("EF-MOON-29", "why-on-space"),
    },
)
