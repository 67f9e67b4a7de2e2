"""Action Spaces on Region boards and Rituals (EF-SPC)."""

from typing import Final

from gloaming.evenfall.model.cards import ELDER, NO_ICON, PIECES, WITCH
from gloaming.evenfall.model.events import ACTIVATE, ELDER_ACTIVATE, ELDERS_OUTER, REGION_WITCH
from gloaming.evenfall.model.expansion import AT_REGION, ON_BOARD
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import CHARGE_HERE
from gloaming.evenfall.rules.crystal.piece_positions import has_wind
from gloaming.evenfall.rules.moon.board import obstacles_to_board_space, space_option, use_space
from gloaming.evenfall.rules.obstacles import (
    INNER_CIRCLE_ONLY,
    NO_EFFECT,
    NO_ELDER,
    NO_WITCH,
    OCCUPIED,
    PRICE,
)
from gloaming.evenfall.rules.options import path_of
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, seat_scope
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.triggers import push_own

# An activation as one number: piece - 1 in the lowest bit, then a Place, or 256 + a Region space,
# or 512 for the space of the own clan board.
REGION_SPACE: Final = 256
BOARD_SPACE: Final = 512

# Where an Action Space is, as far as that matters to the piece that is sent there.
INNER: Final = 0
OUTER: Final = 1
REGION: Final = 2
CLAN_BOARD: Final = 3


def activations(game: Evenfall, clan: Clan, seat: int, into: list[int], code: int) -> None:
    """Adds `code + activation` for every Action Space the seat can use now.

    Witches: everywhere in the own clan and on Region boards (EF-SPC-04); Elders: the own Inner
    Circle, unless an effect says otherwise (EF-SPC-05). Free spaces only (EF-SPC-03), and only if
    the cost can be paid (EF-SPC-07).
    """
    scope = seat_scope(seat)
    witch = obstacles_to_send(clan, WITCH, REGION) == 0
    elder = obstacles_to_send(clan, ELDER, INNER) == 0
    if witch:
        regions = game.data.regions
        for space, region in enumerate(game.data.space_region):
            piece = game.space_piece[space]
            if not obstacles_to_space(game, scope, regions[region].action, piece):
                into.append(code + (REGION_SPACE + space) * 2)
    if witch or elder:
        elder_outside = obstacles_to_send(clan, ELDER, OUTER) == 0
        if witch or elder_outside:
            _on_rituals(game, clan.outer, seat, witch, elder_outside, into, code)
        _on_rituals(game, clan.inner, seat, witch, elder, into, code)
        if elder and not elder_outside and game.expansion is not None:
            for i, place in enumerate(clan.outer):
                if has_wind(game, clan.outer, i):
                    _on_rituals(game, [place], seat, False, True, into, code)
    if clan.moon is not None and witch and not obstacles_to_board_space(game, clan, seat):
        into.append(code + BOARD_SPACE * 2)


def _on_rituals(
    game: Evenfall,
    row: list[int],
    seat: int,
    witch: bool,
    elder: bool,
    into: list[int],
    code: int,
) -> None:
    clan = game.clans[seat]
    scope = seat_scope(seat)
    for place in row:
        if not obstacles_to_ritual_space(game, scope, clan, place):
            if witch:
                into.append(code + place * 2)
            if elder:
                into.append(code + place * 2 + 1)


def obstacles_to_send(clan: Clan, piece: int, where: int) -> int:
    """Returns what keeps a clan from sending a piece of that kind to an Action Space of the Inner
    or Outer Circle, or of a board: Elders go to the Inner Circle, unless an effect says otherwise
    (EF-SPC-01, 05)."""
    if piece == WITCH:
        return 0 if clan.witches > 0 else NO_WITCH
    found = 0 if clan.elders > 0 else NO_ELDER
    if where == INNER or (where == OUTER and clan.standing.sums[ELDERS_OUTER] > 0):
        return found
    return found | INNER_CIRCLE_ONLY


def obstacles_to_space(
    game: Evenfall, scope: Frame, action: Effect | None, piece: int, every: bool = False
) -> int:
    """Returns what keeps the seat of a scope from using an Action Space with that action, on which
    that piece stands (0 for none): it must be free (EF-SPC-03), and its cost payable
    (EF-SPC-07)."""
    if action is None:
        return NO_EFFECT
    found = 0
    if piece:
        found = OCCUPIED
        if not every:
            return found
    if not action.is_possible(game, scope):
        found |= PRICE
    return found


def obstacles_to_ritual_space(
    game: Evenfall, scope: Frame, clan: Clan, place: int, every: bool = False
) -> int:
    """Returns what keeps a clan from using the Action Space of its Ritual on a Place, whatever
    piece it sends."""
    ritual = game.ritual_on[place]
    if ritual == NO_CARD:
        return NO_EFFECT
    piece = game.piece_on[place]
    if piece and not every:
        return OCCUPIED
    return obstacles_to_space(game, scope, space_effect(game, clan, ritual), piece, every)


def obstacles_to_activate(game: Evenfall, seat: int, piece: int, place: int) -> int:
    """Returns everything that keeps a seat from sending a piece to its own Ritual on a Place."""
    clan = game.clans[seat]
    found = obstacles_to_ritual_space(game, seat_scope(seat), clan, place, every=True)
    if found & NO_EFFECT:
        return found
    where = INNER if place in clan.inner else OUTER
    if where == OUTER and has_wind(game, clan.outer, clan.outer.index(place)):
        where = INNER  # the wind carries Elders there as well (EF-CARD-61)
    return found | obstacles_to_send(clan, piece, where)


def space_effect(game: Evenfall, clan: Clan, ritual: int) -> Effect | None:
    """Returns what the Action Space of a Ritual does: its action, or its immediate effect while
    the Ritual is turned (EF-MOON-37); None for a Ritual without one."""
    card = game.data.cards[ritual]
    if card.action is None and clan.moon is not None and ritual in clan.moon.turned:
        return card.immediate
    return card.action


def activate(game: Evenfall, seat: int, activation: int, cat: bool = False) -> None:
    """Places a piece from the reserve on an Action Space and resolve its effect (EF-SPC-01).

    On a Region board the piece stands in that Region (EF-SPC-16).
    """
    clan = game.clans[seat]
    piece = WITCH + (activation & 1)
    spot = activation >> 1
    if piece == WITCH:
        clan.witches -= 1
    else:
        clan.elders -= 1
    before = len(game.stack)
    push_own(game, ACTIVATE, seat, spot, 1)
    if piece == ELDER:
        push_own(game, ELDER_ACTIVATE, seat, spot, 1)
    if piece == WITCH and spot >= REGION_SPACE and spot != BOARD_SPACE:
        region = game.data.space_region[spot - REGION_SPACE]
        for _ in range(2 if cat else 1):  # with the Cat she counts as two (EF-CP-49)
            push_own(game, REGION_WITCH, seat, region, 1)
    arrange(game, seat, len(game.stack) - before)
    if spot == BOARD_SPACE:
        use_space(game, seat)
        if cat:
            game.extend().set_cat(seat, ON_BOARD)
    elif spot >= REGION_SPACE:
        space = spot - REGION_SPACE
        region = game.data.space_region[space]
        game.own_space_piece()[space] = piece
        game.own_space_seat()[space] = seat
        # no Elder goes there (EF-SPC-04, 05)
        game.own_witches_at()[region * game.players + seat] += 1
        if cat:
            game.extend().set_cat(seat, AT_REGION + region)
        board = game.data.regions[region]
        if game.story is not None:
            _tell(game, seat, piece, f"region:{board.entry}")
        if board.action is not None:
            game.stack.append(Frame(board.action, seat))
    else:
        game.own_piece_on()[spot] = piece
        ritual = game.ritual_on[spot]
        card = game.card(ritual)
        if game.story is not None:
            _tell(game, seat, piece, f"card:{card.uid}")
        if game.expansion is not None:
            if cat:
                game.expansion.set_cat(seat, spot)
            if game.data.path is not None:
                game.stack.append(Frame(CHARGE_HERE, seat, ritual, spot))
            if card.action is not None and card.lock is not None:
                if game.expansion.locked[spot] != NO_ICON:
                    game.stack.append(Frame(card.lock, seat, ritual, spot))  # EF-CP-64
        effect = card.action
        if effect is None and clan.moon is not None:  # it has been turned (EF-MOON-38, 40)
            effect = card.immediate
        if effect is not None:
            game.stack.append(Frame(effect, seat, ritual, spot))


def activation_option(game: Evenfall, seat: int, choice: int, activation: int) -> Option:
    """Returns the answer "place a Witch on …"."""
    if activation >> 1 == BOARD_SPACE:
        return space_option(game, seat, choice)
    verb = PIECES[WITCH + (activation & 1)]
    rule = "EF-SPC-05" if verb == "elder" else "EF-SPC-04"
    spot = activation >> 1
    if spot >= REGION_SPACE:
        region = game.data.regions[game.data.space_region[spot - REGION_SPACE]]
        thing = f"region:{region.entry}"
        argument = f"{thing}.{spot - REGION_SPACE}" if region.spaces > 1 else thing
        label = Message(f"option-{verb}", thing=Name(thing))
        things: tuple[str, ...] = (f"space:{region.entry}",)
        return Option(choice, verb, label, things, rule, argument, path_of(region.action))
    ritual = game.card(game.ritual_on[spot])
    label = Message(f"option-{verb}", thing=Name(f"card:{ritual.uid}"))
    things = (f"card:{ritual.uid}", f"card:{game.card(spot).uid}")
    path = path_of(space_effect(game, game.clans[seat], ritual.index))
    return Option(choice, verb, label, things, rule, ritual.uid, path)


def _tell(game: Evenfall, seat: int, piece: int, thing: str) -> None:
    if game.story is not None:
        game.story.tell(
            seat,
            Message(f"log-{PIECES[piece]}", seat=Name(f"seat:{seat}"), thing=Name(thing)),
            (thing,),
        )
