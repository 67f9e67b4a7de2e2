"""Ascending up the Crystal Path, and what its steps give (EF-CP-36 to 48, 53)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.model.events import ASCEND, STONE
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.crystal.crystals import DISCHARGE, charges
from gloaming.evenfall.rules.crystal.display import take_from_display
from gloaming.evenfall.rules.obstacles import FEW_CRYSTALS, NO_EFFECT
from gloaming.evenfall.rules.options import card_option, tell_card, thing_option
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.state.lists import replaced, without
from gloaming.kernel.triggers import announce


def ascend_cost(game: Evenfall, seat: int) -> int:
    """Returns charged Crystals for the next step, or for the action on the last one (EF-CP-37,
    41)."""
    path = game.data.path
    assert path is not None
    reached = game.extend().ascension[seat]
    return path.costs[reached] if reached < len(path.costs) else path.again_cost


def obstacles_to_ascend(game: Evenfall, seat: int) -> int:
    """Returns what keeps a seat from ascending: too few charged Crystals (EF-CP-37)."""
    if game.data.path is None:
        return NO_EFFECT
    return 0 if charges(game, game.clans[seat]) >= ascend_cost(game, seat) else FEW_CRYSTALS


def ascent_effect(game: Evenfall, seat: int) -> Effect | None:
    """Returns the effect of the next step, or of the action on the last one; a step may have
    none."""
    path = game.data.path
    assert path is not None
    reached = game.extend().ascension[seat]
    if reached < len(path.steps):
        return path.steps[reached]
    return path.again if reached >= len(path.costs) else None


def ascend(game: Evenfall, seat: int) -> None:
    """Carries out the main action: discharge Crystals, then go one step (EF-CP-36, 38)."""
    game.stack.append(Frame(CLIMB, seat))
    game.stack.append(Frame(DISCHARGE, seat, amount=ascend_cost(game, seat)))


class Climb(Effect):
    """The marker moves one step and its owner gains the bonus (EF-CP-39). On the last step it does
    not move, but the action is an ascent all the same (EF-CP-41, 42, EF-CARD-79)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        path = game.data.path
        assert path is not None
        seat = frame.seat
        more = game.extend()
        announce(game, ASCEND, seat)
        reached = more.ascension[seat]
        if reached < len(path.costs):
            more.ascension = replaced(more.ascension, seat, reached + 1)
            settle(game, seat)
            _tell(game, seat, "log-ascend", reached + 1)
            if reached < len(path.steps):
                game.stack.append(Frame(path.steps[reached], seat))
            else:
                for i in range(0, len(path.finish), 2):
                    game.clans[seat].standing.add(path.finish[i], path.finish[i + 1])
        else:
            _tell(game, seat, "log-ascend-again", reached)
            if path.again is not None:
                game.stack.append(Frame(path.again, seat))


def settle(game: Evenfall, seat: int) -> None:
    """Puts a marker behind all that are on its step already (EF-CP-40)."""
    more = game.extend()
    order = [other for other in more.order if other != seat]
    mine = more.ascension[seat]
    at = 0
    while at < len(order) and more.ascension[order[at]] >= mine:
        at += 1
    order.insert(at, seat)
    more.order = order


def _tell(game: Evenfall, seat: int, message: str, n: int) -> None:
    if game.story is not None:
        game.story.tell(seat, Message(message, seat=Name(f"seat:{seat}"), n=n), (f"path:{seat}",))


class TakePathCard(Effect):
    """`take path-card`: any card of the display into your hand (EF-CP-47)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, game.extend().display[:])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        game.clans[seat].own_hand().append(choice)
        tell_card(game, seat, "log-path-card", game.card(choice))
        take_from_display(game, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-path-card")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "take", game.card(choice), "EF-CP-47")


class TakePathStone(Effect):
    """`take path-stone`: one of the Powerstones on the path (EF-CP-53); like any other (54)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, sorted(set(game.extend().stones)))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        more = game.extend()
        more.stones = without(more.stones, choice)
        clan = game.clans[seat]
        clan.stones = [*clan.stones, choice]
        if game.story is not None:
            stone = Name(f"stone:{ICONS[choice]}")
            game.story.tell(
                seat,
                Message("log-path-stone", seat=Name(f"seat:{seat}"), stone=stone),
                (f"stone:{seat}:{ICONS[choice]}",),
            )
        announce(game, STONE, seat, target=choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-stone")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return thing_option(choice, "stone", f"stone:{ICONS[choice]}", "EF-CP-53")


CLIMB: Final = procedure("evenfall.climb", Climb())


VERBS: Final = [
    Verb(
        TakePathCard,
        "take path-card",
        text="do-take-path-card",
        sign=f"+{signs.CARD}{signs.PATH}",
        value=1.2,
        meaning="a card of the display into your hand",
        rules=("EF-CP-47",),
    ),
    Verb(
        TakePathStone,
        "take path-stone",
        text="do-take-path-stone",
        sign=f"+{signs.STONE}{signs.PATH}",
        value=2.0,
        meaning="a Powerstone of the path",
        rules=("EF-CP-53",),
    ),
]
