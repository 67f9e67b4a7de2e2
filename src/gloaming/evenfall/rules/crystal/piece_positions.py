"""Where pieces stand once there are Cats, and Rituals with two pieces (EF-CP-52, EF-CARD-55).

Two pieces on one Ritual are `piece_on` and `second_on`; where both are Witches and one of them has
the Cat, she is the first. The Cat is one number for each clan: where the Witch who carries it is.
"""

from typing import Final

from gloaming.evenfall.model.cards import ELDER, PIECES, WITCH
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE
from gloaming.evenfall.model.state import NO_CARD, Evenfall

SECOND: Final = 1024  # added to a Place: the second piece on its Ritual
CAT_WITCH: Final = 3  # a Witch with the Cat, while she is moved


def pieces_on(game: Evenfall, place: int, kind: int = 0) -> list[int]:
    """Returns the pieces on a Place's Ritual (of one kind, or of any), for `take_off_ritual`."""
    found: list[int] = []
    if game.piece_on[place] and (kind == 0 or game.piece_on[place] == kind):
        found.append(place)
    second = game.expansion.second_on[place] if game.expansion is not None else 0
    if second and (kind == 0 or second == kind):
        found.append(SECOND + place)
    return found


def distinct(game: Evenfall, seat: int, place: int, kind: int = 0) -> list[int]:
    """Returns the same, but only one of two pieces between which there is no difference."""
    found = pieces_on(game, place, kind)
    if len(found) > 1 and kind_of(game, seat, found[0]) == kind_of(game, seat, found[1]):
        found.pop()
    return found


def kind_of(game: Evenfall, seat: int, piece: int) -> int:
    """Returns a Witch, an Elder, or the Witch with the Cat."""
    place = piece & (SECOND - 1)
    more = game.extend()
    found = more.second_on[place] if piece >= SECOND else game.piece_on[place]
    if found == WITCH and more.cat[seat] == place:
        if piece < SECOND or game.piece_on[place] != WITCH:
            return CAT_WITCH
    return found


def name_of(game: Evenfall, seat: int, piece: int) -> str:
    """Returns what messages call a piece on a Ritual."""
    found = kind_of(game, seat, piece)
    return "cat" if found == CAT_WITCH else PIECES[found]


def take_off_ritual(game: Evenfall, seat: int, piece: int) -> int:
    """Takes a piece off a Ritual; what it was, for `put`."""
    found = kind_of(game, seat, piece)
    place = piece & (SECOND - 1)
    more = game.extend()
    if piece < SECOND:
        game.own_piece_on()[place] = more.second_on[place]
    more.own_second_on()[place] = 0
    return found


def put(game: Evenfall, seat: int, kind: int, spot: int) -> None:
    """Sets a piece down: on a Place's Ritual, in a Region or in reserve; the Cat comes along."""
    more = game.extend()
    clan = game.clans[seat]
    piece = WITCH if kind == CAT_WITCH else kind
    if spot == IN_RESERVE:
        if piece == WITCH:
            clan.witches += 1
        else:
            clan.elders += 1
    elif spot >= AT_REGION:
        at = (spot - AT_REGION) * game.players + seat
        if piece == WITCH:
            game.own_witches_at()[at] += 1
        else:
            game.own_elders_at()[at] += 1
    elif game.piece_on[spot] == 0:
        game.own_piece_on()[spot] = piece
    elif kind == CAT_WITCH:
        more.own_second_on()[spot] = game.piece_on[spot]
        game.own_piece_on()[spot] = WITCH
    else:
        more.own_second_on()[spot] = piece
    if kind == CAT_WITCH:
        more.set_cat(seat, spot)


def clear_ritual(game: Evenfall, seat: int, place: int, spot: int) -> None:
    """All pieces of a Ritual go to a Region or to the reserve."""
    while game.piece_on[place]:
        put(game, seat, take_off_ritual(game, seat, place), spot)


def has_wind(game: Evenfall, row: list[int], at: int) -> bool:
    """Whether a Place lies directly left or right of a Ritual with the wind (EF-CARD-61)."""
    if game.expansion is None or not game.expansion.wind:
        return False
    for beside in (at - 1, at + 1):
        if 0 <= beside < len(row):
            ritual = game.ritual_on[row[beside]]
            if ritual != NO_CARD and ritual in game.expansion.wind:
                return True
    return False


def elders_among(game: Evenfall, place: int) -> int:
    """Returns how many Elders stand on a Place's Ritual."""
    return len(pieces_on(game, place, ELDER))
