"""Mysteries (EH-MYST)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import THREE_SOLVED
from gloaming.eldritch.model.state import MYSTERIES, Eldritch
from gloaming.eldritch.rules.board.doom import win
from gloaming.eldritch.rules.board.tokens import clear_mystery_tokens, take_from_card
from gloaming.eldritch.rules.investigators.cards import card_option
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import decider, enter_play, leave_play, resolve
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce

CHECK: Final = "check"  # the section of the story that tells of the check


class DrawMystery(Effect):
    """Draws the next Mystery and puts it in play (EH-MYST-04, EH-SET-45)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        card = game.decks[MYSTERIES].draw(game.chance)
        game.mystery = card
        if card == NO_COMPONENT:
            return
        enter_play(game, card)
        component = game.component(card)
        name = Name(f"card:{component.uid}")
        game.tell(NOBODY, "log-mystery", card=name)
        game.tell_narration(NOBODY, card, "start")
        if component.enters is not None:
            resolve(game, component.enters, NOBODY, card)


def needed(game: Eldritch, card: int) -> int:
    """Returns how many of what it counts a Mystery needs; 1 where an Epic Monster must fall."""
    goal = game.component(card).goal
    if goal is None or goal.count is None:
        return 1
    return goal.factor * (game.half() if goal.is_half else game.seats)


def progress(game: Eldritch, card: int) -> int:
    """Returns how many of them there are."""
    goal = game.component(card).goal
    if goal is None:
        return 0
    if goal.count is None:
        return game.tokens[card]
    return goal.count.of(game, Frame(DRAW_MYSTERY, NOBODY, card))


class CheckMystery(Effect):
    """The check at the end of the Mythos Phase (EH-MYST-07, 11)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section(CHECK)
        card = game.mystery
        if card != NO_COMPONENT and progress(game, card) >= needed(game, card):
            solve(game, card)


def solve(game: Eldritch, card: int) -> None:
    """A Mystery is solved: its tokens go, three of them win unless the Ancient One is awake
    (EH-MYST-03, 04, 06)."""
    name = game.card_name(card)
    game.tell(NOBODY, "log-solve-mystery", card=name, n=len(game.solved) + 1)
    game.tell_narration(NOBODY, card, "pass")
    _leave(game, card)
    game.solved.append(card)
    if len(game.solved) >= game.data.mysteries_to_win:
        if not game.is_awake:
            win(game)
            return
        announce_solved(game)
    game.stack.append(Frame(DRAW_MYSTERY, NOBODY))


def _leave(game: Eldritch, card: int) -> None:
    goal = game.component(card).goal
    leave_play(game, card)
    take_from_card(game, card, goal is not None and goal.boxes_gates)
    clear_mystery_tokens(game, goal is not None and goal.keeps_board)
    game.mystery = NO_COMPONENT


def announce_solved(game: Eldritch) -> None:
    """Announces to the awake Ancient One that enough Mysteries are solved (EH-AO-11, 15)."""
    if game.is_awake and len(game.solved) >= game.data.mysteries_to_win:
        announce(game, THREE_SOLVED, game.active)


class Unsolve(Effect):
    """`shuffle back mystery`: a solved one, of choice or at random, counts no longer
    (EH-MYST-05)."""

    def __init__(self, is_random: bool) -> None:
        super().__init__()
        self.is_random = is_random

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if not game.solved:
            return
        if self.is_random:
            self._back(game, game.solved[game.chance.below(len(game.solved))])
        else:
            game.ask(frame, decider(game, frame), game.solved[:])

    def _back(self, game: Eldritch, card: int) -> None:
        game.solved.remove(card)
        deck = game.decks[MYSTERIES]
        deck.cards.append(card)
        deck.mix()
        game.tell(NOBODY, "log-unsolve", card=game.card_name(card))
        if game.mystery == NO_COMPONENT:
            game.stack.append(Frame(DRAW_MYSTERY, NOBODY))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        self._back(game, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-unsolve")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return card_option(game, choice, choice, "mystery", "EH-MYST-05")


DRAW_MYSTERY: Final = procedure("eldritch.draw-mystery", DrawMystery())
CHECK_MYSTERY: Final = procedure("eldritch.check-mystery", CheckMystery())


def _unsolve_text(writer: Any, effect: Unsolve, form: str) -> str:
    return str(writer.format("do-unsolve-random" if effect.is_random else "do-unsolve", form=form))


VERBS: Final = [
    verb(
        Unsolve,
        "shuffle back [random:RANDOM] mystery",
        "a solved Mystery goes back into the deck and counts no longer",
        _unsolve_text,
        -5.0,
        ("EH-MYST-05",),
        ("shuffle back mystery", "shuffle back random mystery"),
        build=lambda reading, random=None: Unsolve(random is not None),
        words={"RANDOM": ["random"]},
    ),
]


def note_defeated(game: Eldritch, monster: int) -> None:
    """Notes that an Epic Monster is defeated, if the active Mystery is about it (EH-EPIC-05)."""
    card = game.mystery
    if card == NO_COMPONENT:
        return
    goal = game.component(card).goal
    if goal is not None and goal.epic and goal.epic == game.component(monster).entry:
        game.tokens[card] = 1
