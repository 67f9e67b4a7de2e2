"""The Mythos Phase (EH-MYTH, EH-SURGE)."""

from typing import Any, Final

from gloaming.eldritch.model.components import EVENT, MYTHOS_BLUE
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import MYTHOS_DECKS, PHASE_MYTHOS, Eldritch
from gloaming.eldritch.rules.board.clues import push_clue_spawn
from gloaming.eldritch.rules.board.doom import BY_MYTHOS, lose, open_hold
from gloaming.eldritch.rules.board.gates import push_gate_spawn
from gloaming.eldritch.rules.board.omen import push_omen
from gloaming.eldritch.rules.mystery import CHECK_MYSTERY
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.reckoning import RECKONING
from gloaming.eldritch.rules.resolution import resolve
from gloaming.eldritch.rules.rumor import put_in_play
from gloaming.kernel.control import arrange
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import SCENE

# Each icon begins a section of the story of its name, and so do the card's text and what the end of
# the phase brings (`CHECK` in mystery.py, `LEAD` in round.py).
TEXT: Final = "text"
# Icons in the order in which they are resolved (EH-MYTH-03).
ICONS: Final = ["advance-omen", "reckoning", "spawn-gates", "monster-surge", "spawn-clues"]


class MythosPhase(Effect):
    """The lead draws and resolves a Mythos card, then what happens at the end of the phase
    (EH-MYTH-01, 16, EH-WIN-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.phase = PHASE_MYTHOS
        game.active = game.lead
        if game.story is not None:
            game.begin_part(SCENE, about=Message("part-mythos"))
        card = draw_mythos(game)
        if card == NO_COMPONENT:
            game.tell(NOBODY, "log-no-mythos")
            game.stack.append(Frame(NO_MYTHOS_LEFT, NOBODY))
            game.stack.append(Frame(END_OF_MYTHOS, NOBODY))
            return
        game.stack.append(Frame(END_OF_MYTHOS, NOBODY))
        push_mythos(game, card)


def draw_mythos(game: Eldritch) -> int:
    """Draws the next Mythos card of this stage; NO_COMPONENT after the last (EH-MYTH-14).

    Which cards of a colour are in the deck and which in the box is never known, so that the colour
    is drawn among those left in the stage, and the card among all of that colour (EH-SET-24, 26).
    """
    while game.stage < len(game.data.stages) and sum(game.stage_left) == 0:
        game.stage += 1
        if game.stage < len(game.data.stages):
            game.stage_left = game.data.stages[game.stage][:]
    left = sum(game.stage_left)
    if left == 0:
        return NO_COMPONENT
    colour = _fixed_colour(game)
    if colour < 0:
        pick = game.chance.below(left)
        colour = 0
        while pick >= game.stage_left[colour]:
            pick -= game.stage_left[colour]
            colour += 1
    game.stage_left[colour] -= 1
    return game.decks[MYTHOS_DECKS + colour].draw(game.chance)


def _fixed_colour(game: Eldritch) -> int:
    """Returns the colour whose next card is of known place, as a scenario gives it; else -1."""
    for colour in range(3):
        if game.decks[MYTHOS_DECKS + colour].top and game.stage_left[colour]:
            return colour
    return -1


def push_mythos(game: Eldritch, card: int) -> None:
    """Pushes the icons and the text of a Mythos card, in their order (EH-MYTH-02, 03)."""
    component = game.component(card)
    game.begin_section("")
    if game.story is not None:
        game.tell(NOBODY, "log-mythos", card=Name(f"card:{component.uid}"))
    game.tell_narration(NOBODY, card, "start")
    game.stack.append(Frame(MYTHOS_TEXT, NOBODY, card))
    for icon in reversed(ICONS):
        if icon in component.icons:
            game.stack.append(Frame(MYTHOS_ICONS[icon], NOBODY, card))


class MythosText(Effect):
    """The text of an event, or the card is put in play with its tokens (EH-MYTH-08 to 11)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section(TEXT)
        card = frame.source
        component = game.component(card)
        if component.mythos_kind != EVENT:
            game.tokens[card] = component.tokens
            put_in_play(game, card)
            return
        game.stack.append(Frame(DISCARD_EVENT, NOBODY, card))
        if component.text is not None:
            resolve(game, component.text, NOBODY, card)


class DiscardEvent(Effect):
    """An event whose text is done is discarded (EH-MYTH-10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        colour = game.component(frame.source).colour
        game.decks[MYTHOS_DECKS + colour].discard.append(frame.source)


class AdvanceOmenIcon(Effect):
    """The Omen advances by one (EH-MYTH-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section("advance-omen")
        push_omen(game, 1)


class ReckoningIcon(Effect):
    """All reckoning effects are resolved (EH-MYTH-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.begin_section("reckoning")
        game.stack.append(Frame(RECKONING, NOBODY))


class SpawnGatesIcon(Effect):
    """As many Gates as the Reference card says (EH-MYTH-06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section("spawn-gates")
        push_gate_spawn(game, game.data.gates_spawned)


class SurgeIcon(Effect):
    """A surge on every space with a matching Gate; without one a Gate is spawned
    (EH-SURGE-01 to 07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section("monster-surge")
        colour = game.omen_colour()
        found = [g for g in game.open_gates() if game.component(g).colour == colour]
        if not found:
            push_gate_spawn(game, 1)
            return
        for gate in reversed(found):
            # the Gate is its source, so that who orders the surges sees which one it is
            game.stack.append(Frame(SURGE, NOBODY, gate, game.place[gate]))
        arrange(game, NOBODY, len(found))


class Surge(Effect):
    """A Monster surge on one space, the target (EH-SURGE-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.board.spawn_monster import push_monster_spawn

        entry = game.data.spaces[frame.target].entry
        if game.story is not None:
            game.tell(NOBODY, "log-surge", space=Name(f"space:{entry}"))
        push_monster_spawn(game, game.data.surge, frame.target)


class SpawnCluesIcon(Effect):
    """As many Clues as the Reference card says (EH-MYTH-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section("spawn-clues")
        push_clue_spawn(game, game.data.clues_spawned)


class EndOfMythos(Effect):
    """What happens at the end of the phase, in the lead's order; winning comes before losing
    (EH-MYTH-16, EH-WIN-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.round import PASS_LEAD, REPLACEMENTS

        open_hold(game)
        game.stack.append(Frame(PASS_LEAD, NOBODY))
        game.stack.append(Frame(REPLACEMENTS, NOBODY))
        game.stack.append(Frame(CHECK_MYSTERY, NOBODY))
        if is_order_open(game):
            arrange(game, NOBODY, 3)


def is_order_open(game: Eldritch) -> bool:
    """Whether the order of the end of the phase can matter: somebody waits for an investigator and
    a Mystery is due."""
    from gloaming.eldritch.model.investigator import WAITING
    from gloaming.eldritch.rules.mystery import needed, progress

    if game.mystery == NO_COMPONENT or progress(game, game.mystery) < needed(game, game.mystery):
        return False
    return any(one.status == WAITING for one in game.investigators)


class NoMythosLeft(Effect):
    """No card could be drawn: the investigators lose unless they have won (EH-WIN-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        lose(game, BY_MYTHOS)


class DrawRumor(Effect):
    """`draw rumor`: one from the box, with all its icons (EH-MYTH-17); the box is never shown
    (EH-HID-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if rumors_in_box(game) > 0:
            push_mythos(game, game.decks[MYTHOS_DECKS + MYTHOS_BLUE].draw(game.chance))


def rumors_in_box(game: Eldritch) -> int:
    """Returns how many Rumors are in the box: those not drawn, less those still in the deck."""
    in_deck = game.stage_left[MYTHOS_BLUE] if game.stage_left else 0
    for stage in game.data.stages[game.stage + 1 :]:
        in_deck += stage[MYTHOS_BLUE]
    return len(game.decks[MYTHOS_DECKS + MYTHOS_BLUE].cards) - in_deck


MYTHOS_PHASE: Final = procedure("eldritch.mythos-phase", MythosPhase())
MYTHOS_TEXT: Final = procedure("eldritch.mythos-text", MythosText())
DISCARD_EVENT: Final = procedure("eldritch.discard-event", DiscardEvent())
END_OF_MYTHOS: Final = procedure("eldritch.end-of-mythos", EndOfMythos())
NO_MYTHOS_LEFT: Final = procedure("eldritch.no-mythos-left", NoMythosLeft())
ADVANCE_OMEN_ICON: Final = procedure("eldritch.icon-omen", AdvanceOmenIcon())
RECKONING_ICON: Final = procedure("eldritch.icon-reckoning", ReckoningIcon())
SPAWN_GATES_ICON: Final = procedure("eldritch.icon-gates", SpawnGatesIcon())
SURGE_ICON: Final = procedure("eldritch.icon-surge", SurgeIcon())
SPAWN_CLUES_ICON: Final = procedure("eldritch.icon-clues", SpawnCluesIcon())
SURGE: Final = procedure("eldritch.surge", Surge())
MYTHOS_ICONS: Final[dict[str, Effect]] = {
    "advance-omen": ADVANCE_OMEN_ICON,
    "reckoning": RECKONING_ICON,
    "spawn-gates": SPAWN_GATES_ICON,
    "monster-surge": SURGE_ICON,
    "spawn-clues": SPAWN_CLUES_ICON,
}


def _rumor_text(writer: Any, effect: DrawRumor, form: str) -> str:
    return str(writer.format("do-draw-rumor", form=form))


VERBS: Final = [
    verb(
        DrawRumor,
        "draw rumor:RUMOR_WORD",
        "a Rumor from the box, with all its icons",
        _rumor_text,
        -2.0,
        ("EH-MYTH-17",),
        ("draw rumor",),
        build=lambda reading, rumor: DrawRumor(),
    ),
]
