"""Building Catalysts: Scythes and Orbs (EF-CAT, EF-CARD-16, 17), and Crystals (EF-CP-24 to 27)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import (
    CATALYST_BUILT,
    CRYSTAL_BUILT,
    FREE_SCYTHE,
    MANA_CATALYSTS,
    ORB_BUILT,
    SCYTHE_BUILT,
)
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.coven import ADVANCE
from gloaming.evenfall.rules.crystal.crystals import (
    CRYSTAL,
    KINDS,
    ON_GROUND,
    ON_RITUAL,
    SITE,
    SPOT,
    has_room,
    has_site,
    hear_near,
    is_ground_free,
    raise_catalyst,
    sites,
)
from gloaming.evenfall.rules.crystal.lock import lock, lock_option, lockable
from gloaming.evenfall.rules.discard import (
    FREE_DISCARD,
    free_discard_option,
    obstacles_to_free_discard,
)
from gloaming.evenfall.rules.moon.board import board_actions, board_option, use_board
from gloaming.evenfall.rules.obstacles import (
    CRYSTAL_ONLY,
    CRYSTAL_PRICE,
    FULL,
    NO_CRYSTALS,
    NO_EFFECT,
    NO_RITUAL,
    NOTHING_BUILT,
    ORB_PRICE,
    OTHER_KIND_ONLY,
    SCYTHE_PRICE,
)
from gloaming.evenfall.rules.options import card_option, option, plain_option, tell_card
from gloaming.evenfall.rules.people import exhaust, exhaust_option, exhaustible
from gloaming.evenfall.rules.resources.payment import can_afford, way, ways_to_pay
from gloaming.evenfall.rules.resources.spend import spend
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import push_own

SCYTHE: Final = 0
ORB: Final = 1
CATALYST: Final = 2  # any of them, at the builder's choice
CATALYSTS: Final = ["scythe", "orb", "catalyst", "crystal"]

DONE: Final = -2
DISCARD_FIRST: Final = -3
_EXHAUST: Final = 1 << 16
_LOCK: Final = 1 << 17
_BOARD: Final = 1 << 20


def free_slots(game: Evenfall, place: int) -> int:
    """Returns free Building Spaces of the Ritual on a Place; a bare Place has none (EF-CAT-04,
    05, 17)."""
    ritual = game.ritual_on[place]
    if ritual == NO_CARD:
        return 0
    return game.data.cards[ritual].slots - game.scythes[place] - game.orbs[place]


def can_pay_catalyst(game: Evenfall, clan: Clan, kind: int) -> bool:
    """Whether one Catalyst of this kind can be paid for (EF-CAT-06, 07, EF-CARD-16)."""
    table = game.data
    if kind == CRYSTAL:
        return table.path is not None and can_afford(clan, table.path.crystal_cost)
    if kind == SCYTHE and clan.standing.sums[FREE_SCYTHE]:
        return True
    if clan.standing.sums[MANA_CATALYSTS]:
        if clan.mana >= (table.scythe_mana if kind == SCYTHE else table.orb_mana):
            return True
    return can_afford(clan, table.scythe_cost if kind == SCYTHE else table.orb_cost)


def obstacles_to_pay_catalyst(game: Evenfall, clan: Clan, kind: int) -> int:
    """Returns what keeps a clan from paying for a Catalyst of this kind (EF-CAT-06, 07, EF-CP-12,
    25)."""
    if can_pay_catalyst(game, clan, kind):
        return 0
    if kind == CRYSTAL:
        return NO_CRYSTALS if game.data.path is None else CRYSTAL_PRICE
    return SCYTHE_PRICE if kind == SCYTHE else ORB_PRICE


def obstacles_to_build(game: Evenfall, clan: Clan, every: bool = False) -> int:
    """Returns what keeps a clan from building at least one Catalyst (EF-CAT-02)."""
    if _can_build(game, clan):
        return 0
    found = NOTHING_BUILT
    if every:
        places = clan.outer + clan.inner
        if not any(game.ritual_on[place] != NO_CARD for place in places):
            found |= NO_RITUAL
        elif not any(free_slots(game, place) > 0 for place in places):
            found |= FULL
        found |= obstacles_to_pay_catalyst(game, clan, SCYTHE)
        found |= obstacles_to_pay_catalyst(game, clan, ORB)
    return found


def _can_build(game: Evenfall, clan: Clan) -> bool:
    if game.expansion is not None:
        for kind in KINDS:
            if can_pay_catalyst(game, clan, kind) and has_site(game, clan, kind):
                return True
        return False
    if not (can_pay_catalyst(game, clan, SCYTHE) or can_pay_catalyst(game, clan, ORB)):
        return False
    for place in clan.outer:
        if free_slots(game, place) > 0:
            return True
    return any(free_slots(game, place) > 0 for place in clan.inner)


def obstacles_to_catalyst(
    game: Evenfall, clan: Clan, place: int, kind: int, every: bool = False
) -> int:
    """Returns what keeps a clan from building a Catalyst on the Ritual of a Place (EF-CAT-05, 17,
    EF-CARD-42, 92)."""
    ritual = game.ritual_on[place]
    if ritual == NO_CARD:
        return NO_RITUAL
    found = 0
    if game.expansion is not None:
        if not has_room(game, clan, place, kind):
            if game.data.cards[ritual].different:
                return FULL | OTHER_KIND_ONLY
            if kind != CRYSTAL and has_room(game, clan, place, CRYSTAL):
                return FULL | CRYSTAL_ONLY
            return FULL
    elif free_slots(game, place) <= 0:
        found = FULL
        if not every:
            return found
    return found | obstacles_to_pay_catalyst(game, clan, kind)


def obstacles_to_own_space(game: Evenfall, clan: Clan, place: int, kind: int) -> int:
    """Returns what keeps a clan from building a Catalyst on the Building Space of a Place itself
    (EF-CARD-36)."""
    if game.expansion is None or not game.data.cards[place].slots:
        return NO_EFFECT
    if not is_ground_free(game, place):
        return FULL
    return obstacles_to_pay_catalyst(game, clan, kind)


def buildable(game: Evenfall, clan: Clan, unpaid: bool = False) -> list[int]:
    """Returns, with the expansion, the sites where something can be built and paid for now; with
    `unpaid` those where something can be built."""
    found: list[int] = []
    for kind in KINDS:
        if unpaid or can_pay_catalyst(game, clan, kind):
            sites(game, clan, kind, found)
    return found


class BuildCatalysts(Effect):
    """The main action: any number of Catalysts, one at a time (EF-CAT-01, 14).

    The frame's amount counts those built: at least one (EF-CAT-02). Between two of them free
    actions are possible (EF-ACT-09).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        clan = game.clans[seat]
        choices: list[int] = []
        if game.expansion is not None:
            choices = buildable(game, clan)
            more = len(choices) > 0 or len(buildable(game, clan, unpaid=True)) > 0
        else:
            for row in (clan.outer, clan.inner):
                for place in row:
                    if not obstacles_to_catalyst(game, clan, place, SCYTHE):
                        choices.append(place * SITE)
                    if not obstacles_to_catalyst(game, clan, place, ORB):
                        choices.append(place * SITE + ORB)
            more = len(choices) > 0 or any(
                free_slots(game, place) > 0 for place in clan.outer + clan.inner
            )
        if frame.amount > 0:
            if not more:
                return
            choices.append(DONE)
            if not obstacles_to_free_discard(game, seat):
                choices.append(DISCARD_FIRST)
            exhaustible(game, clan, seat, choices, _EXHAUST)
            if clan.moon is not None:
                board_actions(game, clan, seat, choices, _BOARD)
            if game.expansion is not None:
                lockable(game, clan, choices, _LOCK)
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return
        if choice == DISCARD_FIRST:
            game.stack.append(frame)
            game.stack.append(Frame(FREE_DISCARD, seat))
        elif choice >= _BOARD:
            game.stack.append(frame)
            use_board(game, seat, choice - _BOARD)
        elif choice >= _LOCK:
            game.stack.append(frame)
            lock(game, seat, choice - _LOCK)
        elif choice >= _EXHAUST:
            game.stack.append(frame)
            exhaust(game, seat, choice - _EXHAUST)
        else:
            game.stack.append(Frame(self, seat, amount=frame.amount + 1))
            game.stack.append(
                Frame(PAY_CATALYST, seat, target=choice // SITE, amount=choice % SITE)
            )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-build" if frame.amount == 0 else "ask-build-more")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return plain_option(choice, "done", "EF-CAT-01")
        if choice == DISCARD_FIRST:
            return free_discard_option(game, seat, choice, "EF-ACT-09")
        if choice >= _BOARD:
            return board_option(game, seat, choice, choice - _BOARD)
        if choice >= _LOCK:
            return lock_option(game, choice, choice - _LOCK)
        if choice >= _EXHAUST:
            return exhaust_option(game, seat, choice, choice - _EXHAUST)
        return catalyst_option(game, choice)


def catalyst_option(game: Evenfall, choice: int) -> Option:
    """Returns the answer "build this kind on the Ritual of that Place"."""
    place = choice // SITE
    on_place = choice % SITE // SPOT == ON_GROUND
    card = game.card(place if on_place else game.ritual_on[place])
    kind = choice % SPOT
    rule = "EF-CP-26" if kind == CRYSTAL else ("EF-CARD-36" if on_place else "EF-CAT-03")
    return card_option(choice, CATALYSTS[kind], card, rule, f"card:{game.card(place).uid}")


class PayCatalyst(Effect):
    """Pay for one Catalyst and build it on the target Place (EF-CAT-08, EF-CARD-17)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        table = game.data
        kind = frame.amount % SPOT
        if kind == CRYSTAL:
            if table.path is not None:
                game.ask(frame, frame.seat, ways_to_pay(clan, table.path.crystal_cost))
            return
        scythe = kind == SCYTHE
        if scythe and clan.standing.sums[FREE_SCYTHE]:
            build(game, frame.seat, frame.target, SCYTHE, frame.amount // SPOT)
            return
        ways = ways_to_pay(clan, table.scythe_cost if scythe else table.orb_cost)
        mana = table.scythe_mana if scythe else table.orb_mana
        if clan.standing.sums[MANA_CATALYSTS] and clan.mana >= mana:
            ways.append(way(0, 0, 0, mana))
        game.ask(frame, frame.seat, ways)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        spend(game, seat, choice)
        build(game, seat, frame.target, frame.amount % SPOT, frame.amount // SPOT)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-pay-catalyst", kind=CATALYSTS[frame.amount % SPOT])

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return option(choice, "pay", choice, "EF-CARD-17")


def build(game: Evenfall, seat: int, place: int, kind: int, spot: int = ON_RITUAL) -> None:
    """A Catalyst is built; an Orb moves its owner on the Coven Track once (EF-CAT-12, 13)."""
    if game.story is not None:
        card = game.card(place if spot == ON_GROUND else game.ritual_on[place])
        tell_card(game, seat, f"log-{CATALYSTS[kind]}", card)
    before = len(game.stack)
    push_own(game, CATALYST_BUILT, seat, place, 1)
    if game.expansion is not None:
        raise_catalyst(game, game.clans[seat], place, kind, spot)
        hear_near(game, seat, place)
    elif kind == SCYTHE:
        game.own_scythes()[place] += 1
    else:
        game.own_orbs()[place] += 1
    if kind == SCYTHE:
        push_own(game, SCYTHE_BUILT, seat, place, 1)
    elif kind == ORB:
        push_own(game, ORB_BUILT, seat, place, 1)
    else:
        push_own(game, CRYSTAL_BUILT, seat, place, 1)
    arrange(game, seat, len(game.stack) - before)
    if kind == ORB:
        game.stack.append(Frame(ADVANCE, seat))


class BuildFree(Effect):
    """`build scythe`: one Catalyst without a cost on a free Building Space; may be left."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        choices: list[int] = []
        if game.expansion is not None:
            for kind in KINDS:
                if self.kind in (kind, CATALYST):
                    sites(game, clan, kind, choices)
        else:
            for place in clan.outer + clan.inner:
                if free_slots(game, place) > 0:
                    if self.kind in (SCYTHE, CATALYST):
                        choices.append(place * SITE)
                    if self.kind in (ORB, CATALYST):
                        choices.append(place * SITE + ORB)
        if choices:
            choices.append(DONE)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != DONE:
            build(game, seat, choice // SITE, choice % SPOT, choice % SITE // SPOT)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-build-free", kind=CATALYSTS[self.kind])

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return plain_option(choice, "decline", "EF-PLY-14")
        return catalyst_option(game, choice)


BUILD_CATALYSTS: Final = procedure("evenfall.build-catalysts", BuildCatalysts())
PAY_CATALYST: Final = procedure("evenfall.pay-catalyst", PayCatalyst())

_SIGNS: Final = [signs.SCYTHE, signs.ORB, f"({signs.SCYTHE}{signs.OR}{signs.ORB})", signs.DARK]

VERBS: Final = [
    Verb(
        BuildFree,
        "build kind:CATALYST",
        words={"CATALYST": CATALYSTS},
        text=lambda writer, effect, form: writer.format(
            f"do-build-{CATALYSTS[effect.kind]}", form=form
        ),
        sign=lambda writer, effect: f"{signs.MAY}+{_SIGNS[effect.kind]}",
        value=2.2,
        meaning="one Catalyst for free on a free Building Space; may be left",
        examples=tuple(f"build {word}" for word in CATALYSTS),
        rules=("EF-CARD-16", "EF-PLY-14"),
    ),
]
