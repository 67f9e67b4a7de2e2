"""Gates (EH-GATE)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import CANNOT_CLOSE_GATES, GATE_CLOSED
from gloaming.eldritch.model.scenes import AMOUNT, DONE, ENCOUNTER, FLAGS, SOLVES, THIS_GATE
from gloaming.eldritch.model.state import GATES, NOWHERE, Eldritch
from gloaming.eldritch.rules.actions.sharing import push_sharing, see
from gloaming.eldritch.rules.board.doom import push_doom
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import space_option
from gloaming.eldritch.rules.resolution import decider, enter_play, find_scene, leave_play
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import announce

ANY_GATE: Final = 0
MATCHING: Final = 1
GATE_WORDS: Final = ["any", "matching"]


def draw_gate(game: Eldritch) -> int:
    """Takes the top Gate of the stack, which the discards renew; NO_COMPONENT without one."""
    deck = game.decks[GATES]
    if not deck.cards and not deck.refill():
        return NO_COMPONENT
    return deck.draw_and_renew(game.chance)


class SpawnGate(Effect):
    """A Gate is spawned with one Monster (EH-GATE-02); without one Doom advances (EH-GATE-06,
    07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.board.spawn_monster import spawn_monster_on

        gate = draw_gate(game)
        if gate == NO_COMPONENT:
            game.tell(NOBODY, "log-no-gate")
            push_doom(game, 1)
            return
        space = game.component(gate).space
        game.place[gate] = space
        enter_play(game, gate)
        if game.story is not None:
            game.tell(NOBODY, "log-gate", space=Name(f"space:{game.data.spaces[space].entry}"))
        spawn_monster_on(game, space)


def push_gate_spawn(game: Eldritch, amount: int) -> None:
    """Pushes the spawning of Gates, one after another."""
    for _ in range(amount):
        game.stack.append(Frame(SPAWN_GATE, NOBODY))


def remove_gate(game: Eldritch, gate: int, place: int = NOWHERE) -> None:
    """Takes a Gate off the board; without a place it goes to the discard pile (EH-GATE-04)."""
    game.place[gate] = place
    leave_play(game, gate)
    if place == NOWHERE:
        game.decks[GATES].put_away(gate)


class CloseGate(Effect):
    """`close gate`: the encountered one, unless that is forbidden (EH-OW-02, EH-GATE-03, 12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, ENCOUNTER)
        if scene == NO_SCENE:
            return
        values = game.scenes[scene].values
        if values[FLAGS] & SOLVES:
            from gloaming.eldritch.rules.rumor import solve_rumor

            solve_rumor(game, game.scenes[game.scenes[scene].parent].source)
            return
        gate = values[THIS_GATE]
        if gate < 0 or game.place[gate] < 0:
            return
        if game.standing.sums[CANNOT_CLOSE_GATES]:
            game.tell(NOBODY, "log-gates-stay")
            return
        space = game.place[gate]
        remove_gate(game, gate)
        if game.story is not None:
            game.tell(frame.seat, "log-close", space=Name(f"space:{game.data.spaces[space].entry}"))
        announce(game, GATE_CLOSED, frame.seat, gate, 1, scene)


class DiscardGate(Effect):
    """`discard gate any`, `discard gate matching`: no closing (EH-GATE-09, EH-DISC-06)."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found = game.open_gates()
        if self.which == MATCHING:
            colour = game.omen_colour()
            found = [gate for gate in found if game.component(gate).colour == colour]
            for gate in found:
                remove_gate(game, gate)
            game.set_value(frame.scene, AMOUNT, len(found))
            if found:
                if game.story is not None:
                    game.tell(NOBODY, "log-discard-gates", n=len(found))
            return
        game.set_value(frame.scene, AMOUNT, -1)
        game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        space = game.place[choice]
        remove_gate(game, choice)
        game.set_value(frame.scene, AMOUNT, choice)
        game.set_value(frame.scene, DONE, 1)
        if game.story is not None:
            game.tell(
                NOBODY, "log-discard-gate", space=Name(f"space:{game.data.spaces[space].entry}")
            )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-gate")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "gate", "EH-DISC-02", game.place[choice])


class PeekGates(Effect):
    """`peek 2 gate`: looks at the top Gates; one goes on top, the other to the bottom
    (EH-INV-17 to 21)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        deck = game.decks[GATES]
        if len(deck.cards) < self.number and deck.discard:
            # the discarded Gates come under those that are left (EH-INV-20)
            deck.top = len(deck.cards)
            deck.bottom = 0
            deck.cards = deck.discard + deck.cards
            deck.discard = []
        drawn = [deck.draw(game.chance) for _ in range(min(self.number, len(deck.cards)))]
        for gate in reversed(drawn):
            deck.put_on_top(gate)
        if len(drawn) > 1:
            game.ask(frame, frame.seat, drawn)
        else:
            self._see(game, frame, drawn)  # the only one stays (EH-INV-21)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        deck = game.decks[GATES]
        drawn = [deck.draw(game.chance) for _ in range(self.number)]
        for gate in drawn:
            if gate != choice:
                deck.put_at_bottom(gate)
        deck.put_on_top(choice)
        self._see(game, frame, [choice, *(gate for gate in drawn if gate != choice)])

    def _see(self, game: Eldritch, frame: Frame, gates: list[int]) -> None:
        """Notes who knows where Gates lie: nobody else any more, unless it is told
        (EH-INV-19)."""
        for gate in gates:
            game.seen = [seen for seen in game.seen if seen // 64 != gate]
            see(game, frame.seat, gate)
        if gates:
            other = gates[1] if len(gates) > 1 else NO_COMPONENT
            push_sharing(game, frame.seat, frame.source, gates[0], other)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-peek")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        space = game.component(choice).space
        thing = f"space:{game.data.spaces[space].entry}"
        label = Message("option-gate-on-top", space=Name(thing))
        return Option(choice, "top", label, (thing,), "EH-INV-17", game.data.spaces[space].entry)


SPAWN_GATE: Final = procedure("eldritch.spawn-gate", SpawnGate())


def _discard_text(writer: Any, effect: DiscardGate, form: str) -> str:
    return str(writer.format(f"do-discard-gate-{GATE_WORDS[effect.which]}", form=form))


VERBS: Final = [
    verb(
        CloseGate,
        "close gate:GATE_WORD",
        "the encountered Gate is closed",
        "do-close-gate",
        3.0,
        ("EH-OW-02", "EH-GATE-03", "EH-GATE-12"),
        ("close gate",),
        build=lambda reading, gate: CloseGate(),
    ),
    verb(
        DiscardGate,
        "discard gate:GATE_WORD which:GATES",
        "a Gate is discarded, which is no closing",
        _discard_text,
        2.0,
        ("EH-GATE-09", "EH-DISC-06"),
        ("discard gate any", "discard gate matching"),
        build=lambda reading, gate, which: DiscardGate(which),
        words={"GATES": GATE_WORDS},
    ),
    verb(
        PeekGates,
        "peek number:NUMBER gate:GATE_WORD",
        "looks at the top Gates: one goes on top, the other to the bottom",
        "do-peek",
        0.3,
        ("EH-INV-17",),
        ("peek 2 gate",),
        build=lambda reading, number, gate: PeekGates(number),
    ),
]
