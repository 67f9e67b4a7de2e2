"""Lock spaces: a Powerstone laid on a Ritual for good (EF-CP-60 to 67, 70, 71)."""

from gloaming.evenfall.model.cards import ICONS, NO_ICON, is_fitting_stone
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.obstacles import (
    LOCK_TAKEN,
    NO_EFFECT,
    NO_LOCK,
    NO_STONE,
    STONES_ON_BOARD,
)
from gloaming.evenfall.rules.options import path_of
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.state.lists import without

_STONE = 8


def obstacles_to_lock(game: Evenfall, clan: Clan, place: int) -> int:
    """Returns what keeps a clan from locking a Powerstone on the Ritual of a Place: it must show a
    lock space (EF-CP-60), and that must be free (EF-CP-67)."""
    ritual = game.ritual_on[place]
    if game.expansion is None or ritual == NO_CARD:
        return NO_EFFECT
    if game.data.cards[ritual].lock is None:
        return NO_LOCK
    if game.expansion.locked[place] != NO_ICON:
        return LOCK_TAKEN
    if clan.stones:
        return 0
    if clan.moon is not None:
        for stone in clan.moon.stones:
            if stone:
                return STONES_ON_BOARD
    return NO_STONE


def lockable(game: Evenfall, clan: Clan, into: list[int], code: int) -> None:
    """Adds `code + a Powerstone on a Ritual` for every free lock space; any stone will do
    (EF-CP-61), but only one (EF-CP-67)."""
    if game.expansion is None or not clan.stones:
        return
    for row in (clan.outer, clan.inner):
        for place in row:
            if not obstacles_to_lock(game, clan, place):
                for stone in sorted(set(clan.stones)):
                    into.append(code + place * _STONE + stone)


def lock(game: Evenfall, seat: int, packed: int) -> None:
    """Lays the stone on the lock space. A Ritual with an immediate effect does it again, once
    (EF-CP-65); one with an Action Space does more from now on (EF-CP-64)."""
    clan = game.clans[seat]
    place, stone = packed // _STONE, packed % _STONE
    ritual = game.ritual_on[place]
    card = game.card(ritual)
    clan.stones = without(clan.stones, stone)
    game.extend().own_locked()[place] = stone
    if game.story is not None:
        game.story.tell(
            seat,
            Message(
                "log-lock",
                seat=Name(f"seat:{seat}"),
                stone=Name(f"stone:{ICONS[stone]}"),
                card=Name(f"card:{card.uid}"),
            ),
            (f"card:{card.uid}",),
        )
    if card.immediate is not None:
        game.stack.append(Frame(card.immediate, seat, ritual, place))


def lock_option(game: Evenfall, choice: int, packed: int) -> Option:
    """Returns the answer "lock the stone on that Ritual"."""
    place, stone = packed // _STONE, packed % _STONE
    card = game.card(game.ritual_on[place])
    return Option(
        choice,
        "lock",
        Message("option-lock", card=Name(f"card:{card.uid}"), stone=Name(f"stone:{ICONS[stone]}")),
        (f"card:{card.uid}",),
        "EF-CP-60",
        f"{card.uid}:{ICONS[stone]}",
        path_of(card.immediate),
    )


def is_doubled(game: Evenfall, place: int) -> bool:
    """Whether a Powerstone doubles the Ritual on a Place: one placed there at the end, or a locked
    one that matches the Place's icon (EF-CP-62)."""
    if game.stone_on[place] != NO_ICON:
        return True
    if game.expansion is None:
        return False
    locked = game.expansion.locked[place]
    return locked != NO_ICON and is_fitting_stone(locked, game.data.cards[place].icon)


def locked_stones(game: Evenfall, clan: Clan) -> list[int]:
    """Returns the Powerstones on a clan's lock spaces."""
    if game.expansion is None:
        return []
    found = [game.expansion.locked[place] for place in clan.outer + clan.inner]
    return [stone for stone in found if stone != NO_ICON]
