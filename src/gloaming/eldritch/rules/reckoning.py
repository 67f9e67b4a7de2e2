"""Reckoning effects (EH-RECK)."""

from typing import Any, Final

from gloaming.eldritch.model.components import CONDITION, MONSTER
from gloaming.eldritch.model.scenes import AS_ONES, FLAGS
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import resolve
from gloaming.kernel.control import arrange
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message
from gloaming.kernel.procedures import procedure

MONSTERS: Final = 0
MYTHOS: Final = 1
CONDITIONS: Final = 2
DEBT: Final = 3
RECKONED: Final = ["monsters", "mythos", "conditions", "debt"]
AS_ONE: Final = 1  # in the amount of a frame


class ReckonOne(Effect):
    """The reckoning effect of one component; it does nothing if that has left play or entered anew
    (EH-RECK-08, 10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        effect = reckoning_of(game, frame.source)
        if effect is None:
            return
        if game.story is not None:
            game.tell(NOBODY, "log-reckoning", card=game.card_name(frame.source))
        scene = resolve(game, effect, frame.seat, frame.source)
        if frame.amount == AS_ONE:
            game.scenes[scene].values[FLAGS] |= AS_ONES

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-order")


def reckoning_of(game: Eldritch, index: int) -> Effect | None:
    """Returns the reckoning effect of a component as it lies now."""
    component = game.component(index)
    if index == game.data.ancient_one:
        return game.side().reckoning
    if component.is_cultist:
        return game.side().cultist.reckoning
    if component.kind == MONSTER:
        return None if component.monster is None else component.monster.reckoning
    return component.reckoning


def monsters_with_reckoning(game: Eldritch) -> list[int]:
    """Returns the Monsters on the board that have a reckoning effect."""
    return [
        m for m in game.data.monsters if game.place[m] >= 0 and reckoning_of(game, m) is not None
    ]


def _push(game: Eldritch, cards: list[int], seat: int, amount: int = 0) -> None:
    """Pushes the reckoning effects of some components; who orders them is asked."""
    for card in reversed(cards):
        entry = game.entry_of(card)
        game.stack.append(Frame(RECKON_ONE, seat, card, amount=amount, entry=entry))
    arrange(game, seat, len(cards))


def own_reckonings(game: Eldritch, seat: int) -> list[int]:
    """Returns the cards of a seat that have a reckoning effect."""
    return [c for c in game.investigators[seat].cards if game.component(c).reckoning is not None]


class Reckoning(Effect):
    """All reckoning effects: Monsters, Ancient One, Mythos cards, then each investigator's cards.
    The list is fixed at the start (EH-RECK-01 to 05, 08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.tell(NOBODY, "log-reckonings")
        for seat in reversed(game.in_order(game.lead)):
            _push(game, own_reckonings(game, seat), seat)
        _push(game, [c for c in game.ongoing if game.component(c).reckoning is not None], NOBODY)
        if game.side().reckoning is not None:
            _push(game, [game.data.ancient_one], NOBODY)
        _push(game, monsters_with_reckoning(game), NOBODY)


class Reckon(Effect):
    """`reckon monsters twice`, `reckon conditions as ones` (EH-MYTH-18, EH-RECK-08)."""

    def __init__(self, which: int, is_twice: bool, is_as_ones: bool) -> None:
        super().__init__()
        self.which = which
        self.is_twice = is_twice
        self.is_as_ones = is_as_ones

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if self.is_twice and frame.amount == 0:
            game.stack.append(Frame(self, frame.seat, frame.source, frame.target, 1, frame.scene))
        amount = AS_ONE if self.is_as_ones else 0
        if self.which == MONSTERS:
            _push(game, monsters_with_reckoning(game), NOBODY, amount)
        elif self.which == MYTHOS:
            found = [c for c in game.ongoing if game.component(c).reckoning is not None]
            _push(game, found, NOBODY, amount)
        elif self.which == DEBT:
            # of the one who resolves it, not of everybody
            cards = own_reckonings(game, frame.seat)
            cards = [c for c in cards if game.component(c).entry == "debt"]
            _push(game, cards, frame.seat, amount)
        else:
            for seat in reversed(game.in_order(game.lead)):
                cards = own_reckonings(game, seat)
                cards = [c for c in cards if game.component(c).kind == CONDITION]
                _push(game, cards, seat, amount)


RECKON_ONE: Final = procedure("eldritch.reckon-one", ReckonOne())
RECKONING: Final = procedure("eldritch.reckoning", Reckoning())


def _text(writer: Any, effect: Reckon, form: str) -> str:
    twice = 1 if effect.is_twice else 0
    ones = 1 if effect.is_as_ones else 0
    return str(
        writer.format(f"do-reckon-{RECKONED[effect.which]}", form=form, twice=twice, ones=ones)
    )


VERBS: Final = [
    verb(
        Reckon,
        "reckon which:RECKONED [twice:TWICE] [ones:AS_ONES]",
        "the reckoning effects of some components; `as ones`: every die is a 1",
        _text,
        -1.5,
        ("EH-MYTH-18", "EH-RECK-08"),
        ("reckon monsters twice", "reckon conditions as ones"),
        build=lambda reading, which, twice=None, ones=None: Reckon(
            which, twice is not None, ones is not None
        ),
        words={"RECKONED": RECKONED, "TWICE": ["twice"], "AS_ONES": ["as ones"]},
    ),
]
