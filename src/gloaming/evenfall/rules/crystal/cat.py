"""The Cat, and pieces that share a Ritual (EF-CP-48 to 52, EF-CARD-55).

The game counts Witches, it does not tell them apart. So the Cat is one number for each clan: where
the Witch who carries it stands. Two pieces on one Ritual are `piece_on` and `second_on`; where both
are Witches and one has the Cat, she is the first.
"""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import WITCH
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, NO_CAT, ON_BOARD
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.action_spaces import activate
from gloaming.evenfall.rules.discover import discover, witches_needed
from gloaming.evenfall.rules.options import plain_option, thing_option
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

WITHOUT: Final = 0
WITH: Final = 1
DISCOVERING: Final = 0
ACTIVATING: Final = 1


class TakeCat(Effect):
    """`take cat`: a Cat from the path on one of your Witches, wherever she is (EF-CP-48, 49)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        more = game.extend()
        if more.cats == 0 or more.cat[seat] != NO_CAT:
            return
        clan = game.clans[seat]
        choices: list[int] = []
        if clan.witches > 0:
            choices.append(IN_RESERVE)
        for place in clan.outer + clan.inner:
            if game.piece_on[place] == WITCH or more.second_on[place] == WITCH:
                choices.append(place)
        for region in range(len(game.rows)):
            if game.witches_at[region * game.players + seat] > 0:
                choices.append(AT_REGION + region)
        if clan.moon is not None and clan.moon.piece == WITCH:
            choices.append(ON_BOARD)
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        more = game.extend()
        more.cats -= 1
        more.set_cat(seat, choice)
        if game.story is not None:
            game.story.tell(seat, Message("log-cat", seat=Name(f"seat:{seat}")), (f"cat:{seat}",))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-cat")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == IN_RESERVE:
            return plain_option(choice, "cat-reserve", "EF-CP-49")
        if choice == ON_BOARD:
            side = game.data.boards[game.clans[seat].board].side
            return thing_option(choice, "cat", f"board:{side}", "EF-CP-49")
        if choice >= AT_REGION:
            entry = game.data.regions[choice - AT_REGION].entry
            return thing_option(choice, "cat", f"region:{entry}", "EF-CP-49")
        uid = game.card(game.ritual_on[choice]).uid
        return thing_option(choice, "cat", f"card:{uid}", "EF-CP-49")


def send_to_discover(game: Evenfall, seat: int, place: int) -> None:
    """Discovers a Place with Witches from the reserve; with the Cat there, ask which."""
    if game.extend().cat[seat] == IN_RESERVE:
        game.stack.append(Frame(WHICH_WITCH, seat, target=place, amount=DISCOVERING))
    else:
        discover(game, seat, place, paid=True)


def send_to_activate(game: Evenfall, seat: int, activation: int) -> None:
    """Places a piece on an Action Space; if it is a Witch and the Cat is in reserve, ask which."""
    witch = activation & 1 == 0
    if witch and game.extend().cat[seat] == IN_RESERVE:
        game.stack.append(Frame(WHICH_WITCH, seat, target=activation, amount=ACTIVATING))
    else:
        activate(game, seat, activation)


class WhichWitch(Effect):
    """Whether the Witch with the Cat goes: she alone counts as two (EF-CP-50)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        needed = 1
        if frame.amount == DISCOVERING:
            needed = witches_needed(game, clan, frame.target)
        choices: list[int] = []
        if clan.witches - 1 >= needed:
            choices.append(WITHOUT)
        choices.append(WITH)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount == DISCOVERING:
            discover(game, seat, frame.target, paid=True, cat=choice == WITH)
        else:
            activate(game, seat, frame.target, cat=choice == WITH)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-which-witch")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == WITH:
            return plain_option(choice, "with-cat", "EF-CP-50", f"cat:{seat}")
        return plain_option(choice, "without-cat", "EF-CP-49")


WHICH_WITCH: Final = procedure("evenfall.which-witch", WhichWitch())


VERBS: Final = [
    Verb(
        TakeCat,
        "take cat",
        text="do-take-cat",
        sign=f"+{signs.CAT}{signs.WITCH}",
        value=2.6,
        meaning="a Cat on one of your Witches",
        rules=("EF-CP-48", "EF-CP-49"),
    ),
]
