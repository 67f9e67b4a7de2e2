"""Why something of the expansion is not among the answers."""

from collections.abc import Iterator

from gloaming.evenfall.explain.shortfall import missing, refuse
from gloaming.evenfall.model.cards import NO_ICON, RITUAL, Card
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.catalysts import CATALYSTS, can_pay_catalyst
from gloaming.evenfall.rules.counts import own_stones
from gloaming.evenfall.rules.crystal.ascend import ascend_cost
from gloaming.evenfall.rules.crystal.crystals import (
    CRYSTAL,
    KINDS,
    charges,
    has_room,
    is_ground_free,
)
from gloaming.evenfall.rules.crystal.lost_tower import can_deposit
from gloaming.evenfall.rules.crystal.path import AS_COUNCIL, AS_SPECIALIST, can_pay, prices, spared
from gloaming.evenfall.rules.moon.demon import is_demon
from gloaming.evenfall.rules.people import has_specialist
from gloaming.evenfall.rules.ritual import has_free_place
from gloaming.kernel.message import Message, Refusal


def path_actions(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Cards of the display that cannot be played (EF-CP-15, 19), and the ascent (EF-CP-37)."""
    clan = game.clans[seat]
    if game.expansion is None or game.data.path is None:
        return
    for index in game.expansion.display:
        card = game.card(index)
        if card.kind == RITUAL:
            if not has_free_place(game, clan):
                yield refuse("play", card, Message("why-no-place"), "EF-RIT-04")
            yield from _price(game, seat, card, 0, "play", "EF-CP-15")
        else:
            if has_specialist(game, clan, card):
                yield refuse("specialist", card, Message("why-same-name"), "EF-SPE-04")
            yield from _price(game, seat, card, AS_SPECIALIST, "specialist", "EF-CP-15")
            yield from _price(game, seat, card, AS_COUNCIL, "council", "EF-CP-19")
    have, needed = charges(game, clan), ascend_cost(game, seat)
    if have < needed:
        reason = Message("why-crystals", n=needed, have=have)
        yield Refusal("ascend", reason, "EF-CP-37", (f"path:{seat}",))


def _price(
    game: Evenfall, seat: int, card: Card, role: int, verb: str, rule: str
) -> Iterator[Refusal]:
    if can_pay(game, seat, card, role):
        return
    clan = game.clans[seat]
    due = prices(game, seat, card, role)
    reasons = [missing(clan, price, spared(clan, role, price)) for price in due]
    reason = reasons[0]
    if len(reasons) > 1:
        reason = Message("why-either", first=reasons[0], second=reasons[1])
    yield refuse(verb, card, reason, rule)


def towers(game: Evenfall, clan: Clan) -> Iterator[Refusal]:
    """A Lost Tower takes a resource, however it is discovered (EF-CARD-38, 41)."""
    if not can_deposit(clan):
        for row in game.rows:
            for place in row:
                if place != NO_CARD and game.card(place).takes_resource:
                    yield refuse("discover", game.card(place), Message("why-tower"), "EF-CARD-38")


def locks(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Lock spaces: one Powerstone each (EF-CP-67), and only on Rituals that show one (EF-CP-60)."""
    more = game.expansion
    if more is None:
        return
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual == NO_CARD:
            continue
        card = game.card(ritual)
        if card.lock is None:
            reason, rule = Message("why-no-lock"), "EF-CP-60"
        elif more.locked[place] != NO_ICON:
            reason, rule = Message("why-lock-taken"), "EF-CP-67"
        elif not clan.stones:
            reason, rule = Message("why-no-stone"), "EF-CP-60"
            if own_stones(clan):
                reason, rule = Message("why-stone-on-board"), "EF-MOON-57"
        else:
            continue
        yield refuse("lock-space", card, reason, rule)


def building(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Building Spaces that are full or for another kind, and Catalysts that cannot be paid."""
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        ground = game.card(place)
        for kind in KINDS:
            verb = CATALYSTS[kind]
            if not ground.slots and ritual == NO_CARD:
                yield refuse(verb, ground, Message("why-bare-place"), "EF-CAT-17")
            elif ground.slots and not is_ground_free(game, place):
                yield refuse(verb, ground, Message("why-slots-full"), "EF-CARD-36")
            if ritual == NO_CARD:
                continue
            card = game.card(ritual)
            if not has_room(game, clan, place, kind):
                yield from _no_room(game, clan, place, kind, card)
            elif not can_pay_catalyst(game, clan, kind):
                yield refuse(verb, card, *catalyst_price(game, clan, kind))


def _no_room(game: Evenfall, clan: Clan, place: int, kind: int, card: Card) -> Iterator[Refusal]:
    verb = CATALYSTS[kind]
    if card.different:
        yield refuse(verb, card, Message("why-other-kind"), "EF-CARD-42")
    elif kind != CRYSTAL and has_room(game, clan, place, CRYSTAL):
        yield refuse(verb, card, Message("why-crystal-space"), "EF-CARD-92")
    yield refuse(verb, card, Message("why-slots-full"), "EF-CAT-05")


def catalyst_price(game: Evenfall, clan: Clan, kind: int) -> tuple[Message, str]:
    """Why a Catalyst cannot be paid for (EF-CP-25)."""
    table = game.data
    if kind == CRYSTAL:
        if table.path is None:
            return Message("why-no-crystals"), "EF-CP-12"
        reason = Message("why-crystal", missing=missing(clan, table.path.crystal_cost))
        return reason, "EF-CP-25"
    cost = table.scythe_cost if kind == 0 else table.orb_cost
    message = "why-scythe" if kind == 0 else "why-orb"
    return Message(message, missing=missing(clan, cost)), "EF-CAT-06" if kind == 0 else "EF-CAT-07"


def taking_back(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Only what nobody stands on is taken back (EF-CARD-74)."""
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual != NO_CARD and game.piece_on[place]:
            yield refuse("take-back", game.card(ritual), Message("why-piece-there"), "EF-CARD-74")
    for index in clan.specialists:
        if any(index in other.borrowed for other in game.clans):
            yield refuse("take-back", game.card(index), Message("why-elder-there"), "EF-CARD-74")
        elif is_demon(clan, index):
            yield refuse("take-back", game.card(index), Message("why-never-played"), "EF-CARD-74")
