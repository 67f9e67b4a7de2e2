"""Crystals and the Building Spaces of the expansion (EF-CP-24 to 34, EF-CARD-36, 42, 68, 92).

On every Place the game counts all Catalysts of a kind together; what stands on the Place's own
Building Space (`ground`), beside the Building Spaces (`beside`) or on Shandiin's (`reserved`) is
written down besides, because it fills no Building Space of the Ritual.
"""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import NO_ICON, Card
from gloaming.evenfall.model.events import CRYSTAL_SPACE, HERE_CATALYST, ROW_CATALYST, VALUABLE
from gloaming.evenfall.model.expansion import (
    GROUND_DARK,
    GROUND_GLOWING,
    GROUND_ORB,
    GROUND_SCYTHE,
    NOTHING,
    Expansion,
)
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.options import card_option, tell_card
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure

SCYTHE: Final = 0
ORB: Final = 1
CRYSTAL: Final = 3  # 2 is "any Catalyst"
KINDS: Final = [SCYTHE, ORB, CRYSTAL]

# Where a Catalyst is built; a site is one number: the Place, then the spot, then the kind.
ON_RITUAL: Final = 0
ON_GROUND: Final = 1
BESIDE: Final = 2
SITE: Final = 16
SPOT: Final = 4


# --- what stands where ---------------------------------------------------------------------


def ground_kind(more: Expansion, place: int) -> int:
    """Returns the kind of Catalyst on the Place's own Building Space, or -1."""
    found = more.ground[place]
    if found == NOTHING:
        return -1
    return CRYSTAL if found >= GROUND_DARK else found - GROUND_SCYTHE


def on_ritual(game: Evenfall, place: int, kind: int) -> int:
    """Returns Catalysts of a kind on the Ritual, not on its Place."""
    more = game.extend()
    if kind == SCYTHE:
        total = game.scythes[place]
    elif kind == ORB:
        total = game.orbs[place]
    else:
        total = more.crystals[place]
    return total - 1 if ground_kind(more, place) == kind else total


def beside(more: Expansion, place: int, kind: int) -> int:
    """Returns Catalysts of a kind beside the Building Spaces (EF-CARD-68)."""
    return more.beside[place] >> kind * 5 & 31


def in_spaces(game: Evenfall, place: int, kind: int) -> int:
    """Returns Catalysts of a kind that fill Building Spaces of the Ritual."""
    more = game.extend()
    found = on_ritual(game, place, kind) - beside(more, place, kind)
    return found - more.reserved[place] if kind == CRYSTAL else found


def uncharged_crystals(game: Evenfall, place: int, spot: int) -> int:
    """Returns discharged Crystals on the Ritual, or on the Place itself."""
    more = game.extend()
    if spot == ON_GROUND:
        return 1 if more.ground[place] == GROUND_DARK else 0
    return on_ritual(game, place, CRYSTAL) - charged_crystals(game, place, spot)


def charged_crystals(game: Evenfall, place: int, spot: int) -> int:
    """Returns charged Crystals on the Ritual, or on the Place itself."""
    more = game.extend()
    on_place = 1 if more.ground[place] == GROUND_GLOWING else 0
    return on_place if spot == ON_GROUND else more.glowing[place] - on_place


def charges(game: Evenfall, clan: Clan) -> int:
    """Returns how many charged Crystals a clan has."""
    if game.expansion is None:
        return 0
    here = game.expansion.glowing
    total = 0
    for place in clan.outer:
        total += here[place]
    for place in clan.inner:
        total += here[place]
    return total


# --- room -------------------------------------------------------------------------------------


def has_room(game: Evenfall, clan: Clan, place: int, kind: int) -> bool:
    """Whether the Ritual on a Place has a free Building Space for that kind."""
    ritual = game.ritual_on[place]
    if ritual == NO_CARD:
        return False
    card = game.data.cards[ritual]
    if card.different:
        free = in_spaces(game, place, kind) == 0
    else:
        free = filled(game, place) < card.slots
    if free or kind != CRYSTAL:
        return free
    return has_shandiin_space(game, clan, place)


def filled(game: Evenfall, place: int) -> int:
    """Returns how many Building Spaces of the Ritual are filled."""
    more = game.extend()
    total = game.scythes[place] + game.orbs[place] + more.crystals[place] - more.reserved[place]
    if more.ground[place] != NOTHING:
        total -= 1
    packed = more.beside[place]
    if packed:
        total -= (packed & 31) + (packed >> 5 & 31) + (packed >> 15 & 31)
    return total


def has_site(game: Evenfall, clan: Clan, kind: int) -> bool:
    """Whether a Catalyst of a kind could be built anywhere."""
    for row in (clan.outer, clan.inner):
        for place in row:
            if has_room(game, clan, place, kind) or is_ground_free(game, place):
                return True
    return False


def has_shandiin_space(game: Evenfall, clan: Clan, place: int) -> bool:
    """A Ritual worth 3 or more has one more space, for a Crystal only (EF-CARD-92)."""
    ritual = game.ritual_on[place]
    return (
        clan.standing.sums[CRYSTAL_SPACE] > 0
        and game.data.cards[ritual].vp >= VALUABLE
        and game.extend().reserved[place] == 0
    )


def is_ground_free(game: Evenfall, place: int) -> bool:
    """Whether the Place itself shows a Building Space, and it is free (EF-CAT-17)."""
    return game.data.cards[place].slots > 0 and game.extend().ground[place] == NOTHING


def sites(game: Evenfall, clan: Clan, kind: int, into: list[int]) -> None:
    """Adds every free Building Space for a kind; Crystals come with the path (EF-CP-12)."""
    if kind == CRYSTAL and game.data.path is None:
        return
    for row in (clan.outer, clan.inner):
        for place in row:
            if has_room(game, clan, place, kind):
                into.append(place * SITE + kind)
            if is_ground_free(game, place):
                into.append(place * SITE + ON_GROUND * SPOT + kind)


def raise_catalyst(game: Evenfall, clan: Clan, place: int, kind: int, spot: int) -> None:
    """Sets a new Catalyst down; a Crystal is dark (EF-CP-26)."""
    more = game.extend()
    if kind == SCYTHE:
        game.own_scythes()[place] += 1
    elif kind == ORB:
        game.own_orbs()[place] += 1
    elif spot == ON_RITUAL and has_shandiin_space(game, clan, place):
        more.own_crystals()[place] += 1
        more.own_reserved()[place] = 1
    else:
        more.own_crystals()[place] += 1
    if spot == ON_GROUND:
        more.own_ground()[place] = GROUND_DARK if kind == CRYSTAL else GROUND_SCYTHE + kind
    elif spot == BESIDE:
        more.own_beside()[place] += 1 << kind * 5


def hear_near(game: Evenfall, seat: int, place: int) -> None:
    """Pushes what listens to Catalysts built beside the listening card: in its circle (EF-CARD-69),
    or on it and its Place (EF-CARD-43, 45)."""
    clan = game.clans[seat]
    row = clan.outer if place in clan.outer else clan.inner
    for listener in reversed(game.triggers.own_after(seat, ROW_CATALYST)):
        for other in row:
            if game.ritual_on[other] == listener.source:
                game.stack.append(Frame(listener.effect, seat, listener.source, place, 1))
    for listener in reversed(game.triggers.own_after(seat, HERE_CATALYST)):
        if game.ritual_on[place] == listener.source:
            game.stack.append(Frame(listener.effect, seat, listener.source, place, 1))


def strip(game: Evenfall, place: int) -> None:
    """The Ritual leaves its Place: Catalysts on it go to the supply, its locked Powerstone to the
    box (EF-CP-66); what stands on the Place itself stays."""
    more = game.extend()
    on_place = more.ground[place]
    game.own_scythes()[place] = 1 if on_place == GROUND_SCYTHE else 0
    game.own_orbs()[place] = 1 if on_place == GROUND_ORB else 0
    more.own_crystals()[place] = 1 if on_place >= GROUND_DARK else 0
    more.own_glowing()[place] = 1 if on_place == GROUND_GLOWING else 0
    more.own_beside()[place] = 0
    more.own_reserved()[place] = 0
    if more.locked[place] != NO_ICON:
        more.lost_stones = [*more.lost_stones, more.locked[place]]
        more.own_locked()[place] = NO_ICON


# --- charging -----------------------------------------------------------------------------------


def charge(game: Evenfall, seat: int, place: int, spot: int) -> None:
    """Charges one dark Crystal (EF-CP-31)."""
    more = game.extend()
    more.own_glowing()[place] += 1
    if spot == ON_GROUND:
        more.own_ground()[place] = GROUND_GLOWING
    tell_card(game, seat, "log-charge", _carrier(game, place, spot))


def discharge(game: Evenfall, seat: int, place: int, spot: int) -> None:
    """One charged Crystal is dark again and stays where it is (EF-CP-33, 34)."""
    more = game.extend()
    more.own_glowing()[place] -= 1
    if spot == ON_GROUND:
        more.own_ground()[place] = GROUND_DARK
    tell_card(game, seat, "log-discharge", _carrier(game, place, spot))


def _carrier(game: Evenfall, place: int, spot: int) -> Card:
    """Returns the card on which a Crystal lies: the Ritual or, on its own space, the Place."""
    ritual = game.ritual_on[place]
    return game.card(place if spot == ON_GROUND or ritual == NO_CARD else ritual)


def _spots(game: Evenfall, clan: Clan, charged: bool) -> list[int]:
    """Returns where charged or else dark Crystals lie, as answers: twice the Place and the spot."""
    found: list[int] = []
    for place in clan.outer + clan.inner:
        for spot in (ON_RITUAL, ON_GROUND):
            here = (
                charged_crystals(game, place, spot)
                if charged
                else uncharged_crystals(game, place, spot)
            )
            if here > 0:
                found.append(place * 2 + spot)
    return found


class Charge(Effect):
    """`charge`: charge one Crystal of your choice anywhere in your clan (EF-CP-31, 32)."""

    def __init__(self, crystals: int = 1) -> None:
        super().__init__()
        self.crystals = crystals

    def run(self, game: Game, frame: Frame) -> None:
        game.stack.append(Frame(CHARGE_ONE, frame.seat, frame.source, amount=self.crystals))


class ChargeOne(Effect):
    """One Crystal after another, as many as the frame says; none dark: nothing happens."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, _spots(game, game.clans[frame.seat], charged=False))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount > 1:
            game.stack.append(Frame(self, seat, frame.source, amount=frame.amount - 1))
        charge(game, seat, choice >> 1, choice & 1)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-charge")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return _crystal_option(game, choice, "charge", "EF-CP-31")


class ChargeHere(Effect):
    """After an Action Space: all Crystals on the source Ritual and its Place (EF-CP-28, 29)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        for place in clan.outer + clan.inner:
            if game.ritual_on[place] == frame.source:
                for spot in (ON_RITUAL, ON_GROUND):
                    for _ in range(uncharged_crystals(game, place, spot)):
                        charge(game, frame.seat, place, spot)


class Discharge(Effect):
    """Discharge as many Crystals as the frame says, each of own choice (EF-CP-33)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        choices = _spots(game, clan, charged=True)
        if charges(game, clan) <= frame.amount:  # all of them: there is nothing to choose
            for choice in choices:
                for _ in range(charged_crystals(game, choice >> 1, choice & 1)):
                    discharge(game, frame.seat, choice >> 1, choice & 1)
            return
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount > 1:
            game.stack.append(Frame(self, seat, frame.source, amount=frame.amount - 1))
        discharge(game, seat, choice >> 1, choice & 1)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-discharge", n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return _crystal_option(game, choice, "discharge", "EF-CP-33")


def _crystal_option(game: Evenfall, choice: int, verb: str, rule: str) -> Option:
    place = choice >> 1
    on_place = choice & 1 == ON_GROUND
    card = game.card(place if on_place else game.ritual_on[place])
    return card_option(choice, verb, card, rule, f"card:{game.card(place).uid}")


CHARGE_ONE: Final = procedure("evenfall.charge", ChargeOne())
CHARGE_HERE: Final = procedure("evenfall.charge-here", ChargeHere())
DISCHARGE: Final = procedure("evenfall.discharge", Discharge())

CHARGE_VALUE: Final = 1.3  # of a charged Crystal, in points

VERBS: Final = [
    Verb(
        Charge,
        "charge [crystals:NUMBER]",
        text="do-charge",
        arguments={"n": "crystals"},
        sign=f"{{crystals}}{signs.DARK} ⇒ {signs.GLOWING}",
        value=lambda values, effect: CHARGE_VALUE * effect.crystals,
        meaning="charge so many Crystals of your choice anywhere in your clan",
        examples=("charge", "charge 2"),
        rules=("EF-CP-31", "EF-CP-32"),
    ),
]
