"""Playing cards straight from the Crystal Path (EF-CP-14 to 19, EF-CARD-33, 53, 54, 86)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import RITUAL, Card
from gloaming.evenfall.model.events import CHEAP_RITUALS, CHEAP_SPECIALISTS, PATH_CARDS
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.crystal.display import surcharge
from gloaming.evenfall.rules.discard import DISCARD_CARDS
from gloaming.evenfall.rules.obstacles import NO_FREE_PLACE, PRICE, SAME_NAME
from gloaming.evenfall.rules.options import card_option, option, plain_option
from gloaming.evenfall.rules.people import (
    council_cost,
    has_specialist,
    join_as_specialist,
    join_council,
)
from gloaming.evenfall.rules.resources.payment import can_afford, ways_to_pay
from gloaming.evenfall.rules.resources.spend import spend
from gloaming.evenfall.rules.ritual import (
    FOR_FREE,
    PLAY_RITUAL,
    PlayRitual,
    has_free_place,
    lay_ritual,
)
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

# In place of a Place: the role in which the card is played.
AS_RITUAL: Final = 0
AS_SPECIALIST: Final = -2
AS_COUNCIL: Final = -3
LEAVE: Final = -2
NOT_ASKED: Final = 0  # how many hand cards stand for resources; else 1 + the number


def prices(game: Evenfall, seat: int, card: Card, role: int) -> list[Cost]:
    """Returns what a display card costs in a role, with the surcharge in resources of choice
    (EF-CP-17); a price in Mana stays beside it (EF-CARD-33)."""
    clan = game.clans[seat]
    more = surcharge(game, seat, game.extend().display.index(card.index))
    due = council_cost(game, clan) if role == AS_COUNCIL else card.cost
    found = [Cost(due.herb, due.potion, due.knowledge, due.any + more, due.mana)]
    if card.mana_cost > 0:
        found.append(Cost(any=more, mana=card.mana_cost))
    return found


def discount(clan: Clan, role: int) -> int:
    """Returns resources less by other cards."""
    if role == AS_COUNCIL:
        return 0
    return clan.standing.total(CHEAP_SPECIALISTS if role == AS_SPECIALIST else CHEAP_RITUALS)


def waived_resources(clan: Clan, role: int, price: Cost) -> int:
    """Returns how many resources of a price need not be there: hand cards in their place where a
    card allows it (EF-CARD-86), and what other cards take off the printed resources, not off the
    surcharge. A price in Mana is not lowered."""
    cards = len(clan.hand) if clan.standing.sums[PATH_CARDS] else 0
    return cards + min(discount(clan, role), price.herb + price.potion + price.knowledge)


def can_pay(game: Evenfall, seat: int, card: Card, role: int) -> bool:
    """Whether one of the prices can be paid."""
    clan = game.clans[seat]
    for price in prices(game, seat, card, role):
        if can_afford(clan, price, waived_resources(clan, role, price)):
            return True
    return False


def obstacles_from_path(
    game: Evenfall, seat: int, card: Card, role: int, has_place: bool, every: bool = False
) -> int:
    """Returns what keeps a seat from playing a card of the display in a role: a Ritual needs a free
    Place, a Specialist a new name, and all of them the price (EF-CP-15, 18, 19)."""
    found = 0
    if role == AS_SPECIALIST:
        if has_specialist(game, game.clans[seat], card):
            found = SAME_NAME
    elif role == AS_RITUAL and not has_place:
        found = NO_FREE_PLACE
    if found and not every:
        return found
    if not can_pay(game, seat, card, role):
        found |= PRICE
    return found


def playable(
    game: Evenfall, seat: int, into: list[int], ritual: int, specialist: int, council: int
) -> None:
    """Adds every display card that can be played now, in each role it can have (EF-CP-18)."""
    clan = game.clans[seat]
    room = has_free_place(game, clan)
    standing = clan.standing
    wealth = clan.stock[0] + clan.stock[1] + clan.stock[2]
    wealth += standing.sums[CHEAP_RITUALS] + standing.sums[CHEAP_SPECIALISTS]
    if standing.sums[PATH_CARDS]:
        wealth += len(clan.hand)
    reached = game.extend().ascension[seat]
    for position, index in enumerate(game.extend().display):
        card = game.data.cards[index]
        more = max(0, position + 1 - reached)
        if more > wealth:
            break  # those further right cost still more
        if card.kind == RITUAL:
            if room and card.mana_cost == 0 and card.cost.resources() + more > wealth:
                continue
            if not obstacles_from_path(game, seat, card, AS_RITUAL, room):
                into.append(ritual + index)
            continue
        if not obstacles_from_path(game, seat, card, AS_SPECIALIST, room):
            into.append(specialist + index)
        if not obstacles_from_path(game, seat, card, AS_COUNCIL, room):
            into.append(council + index)


class PlayFromPath(PlayRitual):
    """Play the source card of the display as a Ritual: choose its Place, then pay."""

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.stack.append(Frame(PAY_FROM_PATH, seat, frame.source, choice))


class PayFromPath(Effect):
    """Pay cost and surcharge of the source card and play it; the target is its Place, or the role
    of a person. With Naiche, first say how many hand cards stand for resources (EF-CARD-86)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        if self.is_asking_cards(clan, frame):
            highest = min(len(clan.hand), 12)
            numbers = [n for n in range(highest + 1) if self.ways(game, frame, n)]
            game.ask(frame, frame.seat, numbers)
        else:
            game.ask(frame, frame.seat, self.ways(game, frame, max(0, frame.amount - 1)))

    def is_asking_cards(self, clan: Clan, frame: Frame) -> bool:
        """Whether the number of cards is still open."""
        return frame.amount == NOT_ASKED and clan.standing.sums[PATH_CARDS] > 0

    def ways(self, game: Evenfall, frame: Frame, cards: int) -> list[int]:
        """Returns the ways to pay with exactly that many cards in the place of resources."""
        clan = game.clans[frame.seat]
        card = game.card(frame.source)
        less = discount(clan, frame.target)
        found: list[int] = []
        for price in prices(game, frame.seat, card, frame.target):
            for way in ways_with_cards(clan, price, less, cards):
                if way not in found:
                    found.append(way)
            less = 0
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        if self.is_asking_cards(clan, frame):
            game.stack.append(Frame(self, seat, frame.source, frame.target, choice + 1))
            if choice:
                game.stack.append(Frame(DISCARD_CARDS, seat, frame.source, amount=choice))
            return
        spend(game, seat, choice)
        if frame.target == AS_SPECIALIST:
            join_as_specialist(game, seat, frame.source)
        elif frame.target == AS_COUNCIL:
            join_council(game, seat, frame.source)
        else:
            lay_ritual(game, seat, frame.source, frame.target)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        card = Name(f"card:{game.card(frame.source).uid}")
        if self.is_asking_cards(game.clans[seat], frame):
            return Message("ask-path-cards", card=card)
        return Message("ask-pay-for", card=card)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if self.is_asking_cards(game.clans[seat], frame):
            label = Message("option-path-cards", n=choice)
            return Option(choice, "cards", label, (), "EF-CARD-86", str(choice))
        return option(choice, "pay", choice, "EF-CP-15")


def ways_with_cards(clan: Clan, cost: Cost, less: int, cards: int) -> list[int]:
    """Returns every way to pay when exactly that many cards stand for resources of any kind."""
    if cards == 0:
        return ways_to_pay(clan, cost, less)
    fixed = cost.herb + cost.potion + cost.knowledge - less
    found: list[int] = []
    for of_choice in range(min(cards, cost.any) + 1):
        rest = cards - of_choice
        if rest > max(0, fixed):
            continue
        fewer = Cost(cost.herb, cost.potion, cost.knowledge, cost.any - of_choice, cost.mana)
        found += [way for way in ways_to_pay(clan, fewer, less + rest) if way not in found]
    return found


class PlayPath(Effect):
    """`play path`: you may play a Ritual or a Specialist of the display for nothing, wherever it
    lies (EF-CARD-53), but no Council Member (EF-CARD-54)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        choices: list[int] = []
        for index in game.extend().display:
            card = game.card(index)
            if card.kind == RITUAL:
                if has_free_place(game, clan):
                    choices.append(index)
            elif not has_specialist(game, clan, card):
                choices.append(index)
        if choices:
            choices.append(LEAVE)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == LEAVE:
            return
        if game.card(choice).kind == RITUAL:
            game.stack.append(Frame(PLAY_RITUAL, seat, choice, amount=FOR_FREE))
        else:
            join_as_specialist(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-play-path")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == LEAVE:
            return plain_option(choice, "decline", "EF-PLY-14")
        card = game.card(choice)
        verb = "play" if card.kind == RITUAL else "specialist"
        return card_option(choice, verb, card, "EF-CARD-53")


PLAY_FROM_PATH: Final = procedure("evenfall.play-from-path", PlayFromPath())
PAY_FROM_PATH: Final = procedure("evenfall.pay-from-path", PayFromPath())


VERBS: Final = [
    Verb(
        PlayPath,
        "play path",
        text="do-play-path",
        sign=f"{signs.MAY}+({signs.RITUAL}{signs.OR}{signs.SPECIALIST}){signs.PATH}",
        value=4.0,
        meaning="you may play a Ritual or Specialist of the display without paying",
        rules=("EF-CARD-53", "EF-CARD-54"),
    ),
]
