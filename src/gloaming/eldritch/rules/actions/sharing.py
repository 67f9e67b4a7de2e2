"""Telling the others what one has looked at: Gates of the stack, the back of a Condition
(EH-INV-19, 39)."""

from typing import Final

from gloaming.eldritch.model.components import CONDITION
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

KEEP: Final = 0
SHARE: Final = 1


def see(game: Eldritch, seat: int, component: int) -> None:
    """Notes that a seat knows a component: where a Gate lies, or the back of a card."""
    if component * 64 + seat not in game.seen:
        game.seen.append(component * 64 + seat)


def show_to_all(game: Eldritch, component: int) -> None:
    """Lets everybody know a component."""
    for seat in range(game.seats):
        see(game, seat, component)


def push_sharing(game: Eldritch, seat: int, source: int, first: int, second: int = -1) -> None:
    """Lets a seat say whether the others learn of one or two components that it has just seen."""
    game.stack.append(Frame(SHARE_SEEN, seat, source, first, second))


class ShareSeen(Effect):
    """The question whether to share; `target` and `amount` are the components, -1 for none. Who
    knows all that there is to tell is not asked: nobody else sits there, or the back is up."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        for component in (frame.target, frame.amount):
            for seat in range(game.seats):
                if component >= 0 and component * 64 + seat not in game.seen:
                    game.ask(frame, frame.seat, [SHARE, KEEP])
                    return

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == KEEP:
            return
        card = game.component(frame.target)
        if card.kind == CONDITION:
            show_to_all(game, frame.target)
            game.tell(seat, "log-share-back", card=game.card_name(frame.target))
            return
        show_to_all(game, frame.target)
        top = Name(f"space:{game.data.spaces[card.space].entry}")
        if frame.amount < 0:
            game.tell(seat, "log-share-gate", space=top)
            return
        show_to_all(game, frame.amount)
        last = game.data.spaces[game.component(frame.amount).space].entry
        game.tell(seat, "log-share-gates", space=top, other=Name(f"space:{last}"))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        if game.component(frame.target).kind == CONDITION:
            return Message("ask-share-back", card=game.card_name(frame.target))
        return Message("ask-share-gates", n=1 if frame.amount < 0 else 2)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        is_back = game.component(frame.target).kind == CONDITION
        rule = "EH-INV-39" if is_back else "EH-INV-19"
        if choice == KEEP:
            return Option(choice, "keep", Message("option-keep-secret"), (), rule)
        return Option(choice, "share", Message("option-share"), (), rule)


SHARE_SEEN: Final = procedure("eldritch.share-seen", ShareSeen())
