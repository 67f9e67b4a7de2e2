"""Transfers: Places move from the Outer to the Inner Circle (EF-TRA)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import TRANSFER
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.obstacles import IN_INNER_CIRCLE
from gloaming.evenfall.rules.options import card_option, plain_option, tell_card
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.triggers import announce

NO_TRANSFER: Final = -2


class Transfer(Effect):
    """`transfer`: move one Place of Power from the Outer to the Inner Circle, or renounce it.

    The Ritual, its Catalysts and the pieces on it stay with the Place (EF-TRA-02, EF-TRA-08), and
    nothing is triggered but what listens to Transfers (EF-TRA-09). Used now or lost (EF-TRA-07).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        outer = game.clans[frame.seat].outer
        if outer:
            game.ask(frame, frame.seat, [*outer, NO_TRANSFER])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != NO_TRANSFER:
            transfer(game, seat, choice)
        elif game.story is not None:
            game.story.tell(seat, Message("log-no-transfer", seat=Name(f"seat:{seat}")))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-transfer")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == NO_TRANSFER:
            return plain_option(choice, "no-transfer", "EF-TRA-03")
        return card_option(choice, "transfer", game.card(choice), "EF-TRA-01")


def obstacles_to_transfer(clan: Clan, place: int) -> int:
    """Returns what keeps a clan from transferring a Place of its own: it never goes back, and
    nothing inside moves further in (EF-TRA-04)."""
    return 0 if place in clan.outer else IN_INNER_CIRCLE


def transfer(game: Evenfall, seat: int, place: int) -> None:
    """Moves a Place with all that lies on it to the right end of the Inner Circle (EF-DIS-14)."""
    clan = game.clans[seat]
    clan.own_outer().remove(place)
    clan.inner = [*clan.inner, place]
    tell_card(game, seat, "log-transfer", game.card(place))
    announce(game, TRANSFER, seat, target=place)


VERBS: Final = [
    Verb(
        Transfer,
        "transfer",
        text="do-transfer",
        sign=signs.TRANSFER,
        value=2.2,
        meaning="you may move a Place from the Outer to the Inner Circle",
        rules=("EF-TRA-01", "EF-TRA-03"),
    ),
]
