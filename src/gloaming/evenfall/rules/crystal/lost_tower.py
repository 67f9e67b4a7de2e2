"""Lost Tower: a Place with a resource on it, which it harvests (EF-CARD-38 to 41, 110)."""

from typing import Final

from gloaming.evenfall.model.amounts import HERB, KNOWLEDGE, POTION, RESOURCES
from gloaming.evenfall.model.expansion import NO_DEPOSIT, NOT_LAID
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.options import amounts, plain_option
from gloaming.evenfall.rules.resources.gain import gain_resources
from gloaming.evenfall.rules.resources.payment import way
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

MUST: Final = 0
MAY: Final = 1
LEAVE_BARE: Final = -2


def can_deposit(clan: Clan) -> bool:
    """Whether there is a resource to put on it (EF-CARD-38)."""
    return clan.stock[HERB] + clan.stock[POTION] + clan.stock[KNOWLEDGE] > 0


def one_resource(resource: int, times: int = 1) -> int:
    """Returns so many resources of one kind, packed."""
    return way(
        times if resource == HERB else 0,
        times if resource == POTION else 0,
        times if resource == KNOWLEDGE else 0,
    )


def arrives(game: Evenfall, seat: int, place: int) -> None:
    """A Place comes into a clan without being discovered: its owner may put a resource on it
    now; without one it has no Harvest Bonus (EF-CARD-110)."""
    if game.data.cards[place].takes_resource:
        game.extend().own_deposit()[place] = NO_DEPOSIT
        game.stack.append(Frame(DEPOSIT, seat, target=place, amount=MAY))


class Deposit(Effect):
    """Put a resource of own choice on the target Place; it stays there (EF-CARD-39)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.extend().own_deposit()[frame.target] = NO_DEPOSIT
        stock = game.clans[frame.seat].stock
        choices = [r for r in (HERB, POTION, KNOWLEDGE) if stock[r] > 0]
        if choices and frame.amount == MAY:
            choices.append(LEAVE_BARE)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == LEAVE_BARE:
            return
        game.clans[seat].own_stock()[choice] -= 1
        game.extend().own_deposit()[frame.target] = 1 + choice
        if game.story is not None:
            uid = game.card(frame.target).uid
            game.story.tell(
                seat,
                Message(
                    "log-deposit",
                    seat=Name(f"seat:{seat}"),
                    what=amounts(one_resource(choice)),
                    card=Name(f"card:{uid}"),
                ),
                (f"card:{uid}",),
            )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-deposit", card=Name(f"card:{game.card(frame.target).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == LEAVE_BARE:
            return plain_option(choice, "decline", "EF-CARD-110")
        return Option(
            choice,
            "deposit",
            Message("option-deposit", what=amounts(one_resource(choice))),
            (),
            "EF-CARD-38",
            RESOURCES[choice],
        )


def harvest_deposit(game: Evenfall, seat: int, place: int, times: int) -> bool:
    """Harvests a Lost Tower in a clan: the resource that lies on it (EF-CARD-39). False where it
    still lies in a Region, where it gives one of choice (EF-CARD-40)."""
    deposit = game.extend().own_deposit()[place]
    if deposit == NOT_LAID:
        return False
    if deposit != NO_DEPOSIT:
        packed = one_resource(deposit - 1, times)
        if game.story is not None:
            game.story.tell(
                seat, Message("log-gain", seat=Name(f"seat:{seat}"), what=amounts(packed))
            )
        gain_resources(game, seat, packed)
    return True


DEPOSIT: Final = procedure("evenfall.deposit", Deposit())
