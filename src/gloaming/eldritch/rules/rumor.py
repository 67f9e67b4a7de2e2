"""Rumors and other Mythos cards in play (EH-RUM, EH-MYTH-11)."""

from typing import Any, Final

from gloaming.eldritch.model.components import RUMOR
from gloaming.eldritch.model.state import MYTHOS_DECKS, Eldritch
from gloaming.eldritch.rules.board.tokens import take_from_card
from gloaming.eldritch.rules.investigators.cards import card_option
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import decider, enter_play, leave_play, resolve
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option


def put_in_play(game: Eldritch, card: int) -> None:
    """Puts an ONGOING card beside the sheet; what it does then is pushed (EH-MYTH-11, 19)."""
    game.ongoing.append(card)
    enter_play(game, card)
    component = game.component(card)
    if component.enters is not None:
        resolve(game, component.enters, NOBODY, card)


def discard_mythos(game: Eldritch, card: int) -> None:
    """A Mythos card leaves play with all that lies on it and what it put on the board
    (EH-RUM-02)."""
    if card not in game.ongoing:
        return
    from gloaming.eldritch.rules.encounters.combat import remove_epics_of

    game.ongoing.remove(card)
    leave_play(game, card)
    take_from_card(game, card, False)
    remove_epics_of(game, card)
    component = game.component(card)
    game.decks[MYTHOS_DECKS + component.colour].discard.append(card)


def solve_rumor(game: Eldritch, card: int) -> None:
    """A Rumor is solved (EH-RUM-02)."""
    if card in game.ongoing:
        name = game.card_name(card)
        component = game.component(card)
        if component.tokens and game.tokens[card] == 0:
            game.tell(NOBODY, "log-rumor-ends", card=name)  # its clock has run out
        else:
            game.tell(NOBODY, "log-solve-rumor", card=name)
            game.tell_narration(NOBODY, card, "pass")
        discard_mythos(game, card)


class SolveThis(Effect):
    """`solve this`: this Rumor leaves play."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        solve_rumor(game, frame.source)


class SolveRumor(Effect):
    """`solve rumor`: one in play, of choice."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found = [c for c in game.ongoing if game.component(c).mythos_kind == RUMOR]
        game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        solve_rumor(game, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-rumor")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return card_option(game, choice, choice, "rumor", "EH-RUM-02")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return any(game.component(c).mythos_kind == RUMOR for c in game.ongoing)


def _plain(writer: Any, effect: Effect, form: str) -> str:
    return str(writer.format("do-solve-this", form=form))


VERBS: Final = [
    verb(SolveThis, "solve this", "this Rumor is solved", _plain, 3.0, ("EH-RUM-02",)),
    verb(
        SolveRumor,
        "solve rumor:RUMOR_WORD",
        "a Rumor in play, of choice, is solved",
        "do-solve-rumor",
        3.0,
        ("EH-RUM-02",),
        ("solve rumor",),
        build=lambda reading, rumor: SolveRumor(),
    ),
]
