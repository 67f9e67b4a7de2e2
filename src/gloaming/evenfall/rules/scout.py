"""The Scout Phase and the start of a round (EF-SCO, EF-RND-01)."""

from typing import Final

from gloaming.evenfall.model.events import SCOUT
from gloaming.evenfall.model.state import PHASE_SCOUT, Evenfall
from gloaming.evenfall.rules.action import ACTION_PHASE
from gloaming.evenfall.rules.battle import BATTLE_PHASE, END_BATTLES
from gloaming.evenfall.rules.discard import discard_card
from gloaming.evenfall.rules.resources.gain import draw
from gloaming.evenfall.rules.round_end import ROUND_END_EFFECTS, ROUND_END_STEPS
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import PHASE
from gloaming.kernel.story import ROUND as ROUND_PART
from gloaming.kernel.triggers import announce

EXTRA_CARDS: Final = 2  # of the experienced variant
PAIR: Final = 1 << 10


class Round(Effect):
    """Scout, Action, Battle, Round End, in this order (EF-RND-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if game.story is not None:
            game.begin_part(ROUND_PART, about=Message("log-round", n=game.round))
            game.story.tell(NOBODY, Message("log-round", n=game.round))
        stack = game.stack
        stack.append(Frame(ROUND_END_STEPS, NOBODY))
        stack.append(Frame(ROUND_END_EFFECTS, NOBODY))
        stack.append(Frame(END_BATTLES, NOBODY))
        stack.append(Frame(BATTLE_PHASE, NOBODY))
        stack.append(Frame(ACTION_PHASE, NOBODY))
        stack.append(Frame(SCOUT_PHASE, NOBODY))


class ScoutPhase(Effect):
    """Everyone gains what the clan board shows; in turn order where it matters (EF-SCO-01, 09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.phase = PHASE_SCOUT
        if game.story is not None:
            game.begin_part(PHASE, about=Message("log-phase-scout"))
            game.story.tell(NOBODY, Message("log-phase-scout"))
        experienced = game.data.variant and game.round == 1
        if experienced:
            game.stack.append(Frame(SIFT, NOBODY))
        for seat in reversed(game.in_order(game.first)):
            announce(game, SCOUT, seat)
            if experienced:
                game.stack.append(Frame(EXTRA, seat))
            income = game.data.boards[game.clans[seat].board].scout
            if income is not None:
                game.stack.append(Frame(income, seat))


class ExtraCards(Effect):
    """Experienced variant, first round: two more cards (EF-SCO-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        draw(game, frame.seat, EXTRA_CARDS)


class Sift(Effect):
    """Experienced variant: all choose two cards to discard before any is shown (EF-SCO-08, 09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seats: list[int] = []
        choices: list[list[int]] = []
        for seat in game.in_order(game.first):
            pairs = self.secret_choices(game, frame, seat)
            if pairs:
                seats.append(seat)
                choices.append(pairs)
        if seats:
            game.ask_all(frame, seats, choices)

    def secret_choices(self, game: Game, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Evenfall)
        hand = game.clans[seat].hand
        return [min(a, b) * PAIR + max(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]]

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        discard_card(game, seat, choice // PAIR, more=True)
        discard_card(game, seat, choice % PAIR)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-discard", n=EXTRA_CARDS)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        first = game.card(choice // PAIR).uid
        second = game.card(choice % PAIR).uid
        things = (f"card:{first}", f"card:{second}")
        label = Message("option-discard-pair", first=Name(things[0]), second=Name(things[1]))
        return Option(choice, "discard", label, things, "EF-SCO-08", f"{first}+{second}")


ROUND: Final = procedure("evenfall.round", Round())
SCOUT_PHASE: Final = procedure("evenfall.scout-phase", ScoutPhase())
EXTRA: Final = procedure("evenfall.extra-cards", ExtraCards())
SIFT: Final = procedure("evenfall.sift", Sift())
