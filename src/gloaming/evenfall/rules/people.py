"""Specialists and Council Members (EF-SPE, EF-COU, EF-CARD-20, 21, 108, 111)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import AS_COUNCIL, AS_SPECIALIST, NO_KEYWORD, Card
from gloaming.evenfall.model.events import (
    CHEAP_SPECIALISTS,
    COUNCIL_PLAYED,
    EXHAUST,
    KEYWORD_PLAYED,
    PERSON_PLAYED,
    SPECIALIST_PLAYED,
    VALUABLE,
    VALUABLE_PLAYED,
)
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.moon.demon import (
    demon_effect,
    double_of,
    is_demon,
    is_demon_ready,
    offer_demon,
)
from gloaming.evenfall.rules.obstacles import (
    EXHAUSTED,
    NO_EFFECT,
    NOT_DOUBLED,
    PRICE,
    SAME_NAME,
    UNATTACHED,
)
from gloaming.evenfall.rules.options import card_option, option, path_of, tell_card
from gloaming.evenfall.rules.resources.payment import can_afford, ways_to_pay
from gloaming.evenfall.rules.resources.spend import spend
from gloaming.evenfall.rules.ritual import leave_hand
from gloaming.evenfall.rules.triggers import enter, leave
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game, seat_scope
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.state.lists import replaced, without
from gloaming.kernel.triggers import announce, push_listeners, push_own


def council_cost(game: Evenfall, clan: Clan) -> Cost:
    """Returns the cost on the clan board, not the one on the card (EF-COU-01 to 03)."""
    board = game.data.boards[clan.board]
    return board.further_council if clan.council else board.first_council


def has_specialist(game: Evenfall, clan: Clan, card: Card) -> bool:
    """Whether a Specialist of that name is already in the clan (EF-SPE-04)."""
    cards = game.data.cards
    return any(cards[index].person == card.person for index in clan.specialists)


class PlaySpecialist(Effect):
    """Play the source card as a Specialist: pay the cost on the card (EF-SPE-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        cost = game.card(frame.source).cost
        game.ask(frame, frame.seat, ways_to_pay(clan, cost, clan.standing.sums[CHEAP_SPECIALISTS]))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        spend(game, seat, choice)
        join_as_specialist(game, seat, frame.source)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-pay-for", card=Name(f"card:{game.card(frame.source).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return option(choice, "pay", choice, "EF-PLY-04")


class PlayCouncil(Effect):
    """Play the source card as a Council Member: only its bottom effect works (EF-COU-04, 05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        game.ask(frame, frame.seat, ways_to_pay(clan, council_cost(game, clan)))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        spend(game, seat, choice)
        join_council(game, seat, frame.source)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-pay-for", card=Name(f"card:{game.card(frame.source).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return option(choice, "pay", choice, "EF-COU-01")


def join_as_specialist(game: Evenfall, seat: int, index: int) -> None:
    """A person enters the clan as a Specialist; the card does not hear itself played.

    It is ready, unless it left play exhausted in this round (EF-SPE-08).
    """
    clan = game.clans[seat]
    card = game.card(index)
    leave_hand(game, clan, index)
    tell_card(game, seat, "log-specialist", card)
    before = len(game.stack)
    push_own(game, SPECIALIST_PLAYED, seat, index, 1)
    push_own(game, PERSON_PLAYED, seat, index, 1)
    if card.keyword != NO_KEYWORD:
        push_listeners(
            game, game.triggers.own_after(seat, KEYWORD_PLAYED + card.keyword - 1), seat, index, 1
        )
    if card.vp >= VALUABLE:
        push_own(game, VALUABLE_PLAYED, seat, index, 1)
    arrange(game, seat, len(game.stack) - before)
    clan.specialists = [*clan.specialists, index]
    more = game.expansion
    if more is not None and index in more.spent:
        more.spent = without(more.spent, index)
        clan.ready = [*clan.ready, 0]
        tell_card(game, seat, "log-enters-exhausted", card)
    else:
        clan.ready = [*clan.ready, 1]
    enter(game, seat, card, AS_SPECIALIST)
    if clan.moon is not None:
        offer_demon(game, seat, index)


def join_council(game: Evenfall, seat: int, index: int) -> None:
    """A person enters the clan as a Council Member; an immediate effect happens now (EF-CP-68)."""
    clan = game.clans[seat]
    card = game.card(index)
    leave_hand(game, clan, index)
    tell_card(game, seat, "log-council", card)
    before = len(game.stack)
    push_own(game, COUNCIL_PLAYED, seat, index, 1)
    push_own(game, PERSON_PLAYED, seat, index, 1)
    if card.vp >= VALUABLE:  # by its printed value (EF-CARD-89)
        push_own(game, VALUABLE_PLAYED, seat, index, 1)
    if card.council_immediate is not None:
        game.stack.append(Frame(card.council_immediate, seat, index))
    arrange(game, seat, len(game.stack) - before)
    clan.council = [*clan.council, index]
    enter(game, seat, card, AS_COUNCIL)


def obstacles_to_specialist(
    game: Evenfall, clan: Clan, card: Card, less: int, every: bool = False
) -> int:
    """Returns what keeps a clan that pays `less` resources from playing a person in hand as a
    Specialist (EF-SPE-04, EF-PLY-04)."""
    found = 0
    if not can_afford(clan, card.cost, less):
        found = PRICE
        if not every:
            return found
    if clan.specialists and has_specialist(game, clan, card):
        found |= SAME_NAME
    return found


def obstacles_to_council(game: Evenfall, clan: Clan) -> int:
    """Returns what keeps a clan from playing a person in hand into the Council: the price on its
    board (EF-COU-02, 03, EF-MOON-08)."""
    return 0 if can_afford(clan, council_cost(game, clan)) else PRICE


def obstacles_to_exhaust(
    game: Evenfall, scope: Frame, effect: Effect | None, ready: int, every: bool = False
) -> int:
    """Returns what keeps the seat of a scope from using an exhaust effect (EF-SPE-07, 08, 13)."""
    if effect is None:
        return NO_EFFECT
    found = 0
    if not ready:
        found = EXHAUSTED
        if not every:
            return found
    if not effect.is_possible(game, scope):
        found |= PRICE
    return found


def obstacles_to_demon(game: Evenfall, clan: Clan, seat: int, every: bool = False) -> int:
    """Returns what keeps a seat from exhausting its Throne Demon (EF-MOON-50, 55, 58)."""
    moon = clan.moon
    if moon is None or moon.demon == NO_CARD:
        return NO_EFFECT
    if moon.attached == NO_CARD:
        return UNATTACHED
    if not game.data.cards[moon.attached].doubled:
        return NOT_DOUBLED
    ready = 1 if is_demon_ready(clan) else 0
    effect = demon_effect(game, clan)
    return obstacles_to_exhaust(game, seat_scope(seat), effect, ready, every)


def exhaustible(game: Evenfall, clan: Clan, seat: int, into: list[int], code: int) -> None:
    """Adds `code + card` for each exhaust effect that can be used now (EF-SPE-07, 08, 13)."""
    cards = game.data.cards
    scope = seat_scope(seat)
    for i, index in enumerate(clan.specialists):
        if not obstacles_to_exhaust(game, scope, cards[index].exhaust, clan.ready[i]):
            into.append(code + index)
    for i, index in enumerate(clan.borrowed):
        if not obstacles_to_exhaust(game, scope, cards[index].exhaust, clan.borrow_ready[i]):
            into.append(code + index)
    moon = clan.moon
    if moon is not None and not obstacles_to_demon(game, clan, seat):
        into.append(code + moon.demon)


def exhaust_effect(game: Evenfall, clan: Clan, index: int) -> Effect | None:
    """Returns what exhausting a Specialist does; the Demon does what the card does that it is
    attached to (EF-MOON-50)."""
    if clan.moon is not None and is_demon(clan, index):
        return demon_effect(game, clan)
    return game.data.cards[index].exhaust


def exhaust_option(game: Evenfall, seat: int, choice: int, index: int) -> Option:
    """Returns the option to exhaust a Specialist."""
    path = path_of(exhaust_effect(game, game.clans[seat], index))
    return card_option(choice, "exhaust", game.card(index), "EF-SPE-07", effect=path)


def exhaust(game: Evenfall, seat: int, index: int) -> None:
    """Turns a Specialist and do what it says; a borrowed one is not turned (EF-CARD-108)."""
    clan = game.clans[seat]
    card = game.card(index)
    effect = exhaust_effect(game, clan, index)
    assert effect is not None
    source = index
    if clan.moon is not None and is_demon(clan, index):
        source = clan.moon.attached
    own = index in clan.specialists
    if own:
        clan.ready = replaced(clan.ready, clan.specialists.index(index), 0)
        announce(game, EXHAUST, seat, target=index)
    else:
        clan.borrow_ready = replaced(clan.borrow_ready, clan.borrowed.index(index), 0)
    tell_card(game, seat, "log-exhaust" if own else "log-use-borrowed", card)
    game.stack.append(Frame(effect, seat, source))


class Borrow(Effect):
    """`borrow`: an Elder from reserve on an opponent's Specialist; its effect is yours too."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, self.targets(game, frame.seat))

    def targets(self, game: Evenfall, seat: int) -> list[int]:
        """Returns opponents' Specialists; none without an Elder in reserve (EF-CARD-21).

        Not a Throne Demon: what it can do is the ability of another Specialist.
        """
        clan = game.clans[seat]
        found: list[int] = []
        if clan.elders > 0:
            for other in range(game.players):
                if other != seat:
                    rival = game.clans[other]
                    found += [
                        i
                        for i in rival.specialists
                        if i not in clan.borrowed and not is_demon(rival, i)
                    ]
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        clan.elders -= 1
        clan.borrowed = [*clan.borrowed, choice]
        clan.borrow_ready = [*clan.borrow_ready, 0 if choice in clan.borrow_spent else 1]
        enter(game, seat, game.card(choice), AS_SPECIALIST)
        tell_card(game, seat, "log-borrow", game.card(choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-borrow")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "borrow", game.card(choice), "EF-CARD-20")


def give_back(game: Evenfall, seat: int) -> None:
    """Elders on opponents' Specialists return, and the borrowed effects end (EF-CARD-21)."""
    clan = game.clans[seat]
    for index in clan.borrowed:
        leave(game, seat, game.card(index))
    clan.elders += len(clan.borrowed)
    clan.borrowed = []
    clan.borrow_ready = []
    clan.borrow_spent = []


class ReadySpecialist(Effect):
    """`ready specialist`: turn one exhausted Specialist back."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        cards = game.data.cards
        choices = [
            s
            for i, s in enumerate(clan.specialists)
            if not clan.ready[i] and cards[s].exhaust is not None and s != frame.source
        ]
        moon = clan.moon
        # A Specialist and the Demon attached to it cannot ready one another without end.
        if moon is not None and demon_effect(game, clan) is not None and not is_demon_ready(clan):
            if double_of(clan, frame.source) != moon.demon:
                choices.append(moon.demon)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        clan.ready = replaced(clan.ready, clan.specialists.index(choice), 1)
        tell_card(game, seat, "log-ready", game.card(choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-ready")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "ready", game.card(choice), "EF-SPE-08")


PLAY_SPECIALIST: Final = procedure("evenfall.play-specialist", PlaySpecialist())
PLAY_COUNCIL: Final = procedure("evenfall.play-council", PlayCouncil())


VERBS: Final = [
    Verb(
        Borrow,
        "borrow",
        text="do-borrow",
        sign=f"1{signs.ELDER} {signs.PAY} {signs.RIVAL}{signs.SPECIALIST}",
        value=1.2,
        meaning="put an Elder on an opponent's Specialist; its effect is yours too until Round End",
        rules=("EF-CARD-20", "EF-CARD-21"),
    ),
    Verb(
        ReadySpecialist,
        "ready specialist",
        text="do-ready-specialist",
        sign=signs.READY + signs.SPECIALIST,
        value=1.2,
        meaning="turn one exhausted Specialist back to its active side",
        rules=("EF-SPE-08",),
    ),
]
