"""Double-sided cards: casting Spells, turning Conditions over (EH-FLIP, EH-SPELL, EH-DBL)."""

from typing import Any, Final

from gloaming.eldritch.model.components import SPELL
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import SPELL_PASSED
from gloaming.eldritch.model.scenes import CONTEXT, IN_SPELL, PASSED, THAT_CARD
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.sharing import push_sharing, see, show_to_all
from gloaming.eldritch.rules.investigators.cards import holder_of
from gloaming.eldritch.rules.investigators.scenes_of_cards import CLOSE_CAST
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import open_resolution, take_over_that
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce


class Flip(Effect):
    """`flip`: the back comes up and is resolved now (EH-FLIP-01); everybody may read it from then
    on (EH-FLIP-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        component = game.component(frame.source)
        holder = holder_of(game, frame.source)
        if holder < 0 or component.back is None:
            return
        show_to_all(game, frame.source)
        if game.story is not None:
            game.tell(holder, "log-flip", card=game.card_name(frame.source))
        game.tell_narration(holder, frame.source, "start")
        seat = frame.seat if frame.seat != NOBODY else holder
        turn_over(game, frame.source, True)
        game.stack.append(Frame(FRONT_UP, seat, frame.source))
        game.stack.append(Frame(component.back, seat, frame.source, frame.target, 0, frame.scene))
        if component.kind == SPELL and game.value_of(frame.scene, PASSED) == 1:
            announce(game, SPELL_PASSED, seat, frame.source, 1, frame.scene)


class FlipBack(Effect):
    """`flip back`: the front is up again; nothing of it is resolved (EH-FLIP-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        turn_over(game, frame.source, False)
        if holder_of(game, frame.source) >= 0:
            if game.story is not None:
                game.tell(frame.seat, "log-flip-back", card=game.card_name(frame.source))


def turn_over(game: Eldritch, card: int, is_back_up: bool) -> None:
    """Notes which side of a held card is up: what its front says does not hold while its back is
    (EH-DBL-06)."""
    holder = holder_of(game, card)
    if holder < 0 or (card in game.backs_up) == is_back_up:
        return
    standing = game.investigators[holder].standing
    if is_back_up:
        game.backs_up.append(card)
        standing.remove_all(game.component(card).standing)
    else:
        game.backs_up.remove(card)
        standing.add_all(game.component(card).standing)


class FrontUp(Effect):
    """A card whose back is resolved lies front up again, if nothing has turned or taken it."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        turn_over(game, frame.source, False)


FRONT_UP: Final = procedure("eldritch.front-up", FrontUp())


class Cast(Effect):
    """The effect of a Spell in a scene of its own: tests in it are Spell tests (EH-SPELL-07)."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.story is not None:
            game.tell(frame.seat, "log-cast", card=game.card_name(frame.source))
        scene = open_resolution(game, frame.seat, frame.source, frame.scene, closer=CLOSE_CAST)
        game.scenes[scene].values[CONTEXT] = IN_SPELL
        take_over_that(game, frame, scene)
        game.stack.append(Frame(self.part, frame.seat, frame.source, frame.target, scene=scene))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return self.part.is_possible(game, frame)

    def children(self) -> list[Effect]:
        return [self.part]


class LookAtCondition(Effect):
    """`look at that condition`: its back is known to who looks (EH-INV-38, 39)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        card = game.value_of(frame.scene, THAT_CARD)
        if card == NO_COMPONENT or holder_of(game, card) < 0:
            return
        see(game, frame.seat, card)
        if game.story is not None:
            game.tell(frame.seat, "log-look", card=game.card_name(card))
        push_sharing(game, frame.seat, frame.source, card)


def _cast_text(writer: Any, effect: Cast, form: str) -> str:
    return str(writer.write(effect.part, form))


VERBS: Final = [
    verb(
        Flip,
        "flip",
        "to the back: its effects are resolved now",
        "do-flip",
        -0.3,
        ("EH-FLIP-01", "EH-FLIP-04"),
    ),
    verb(
        FlipBack,
        "flip back",
        "to the front; nothing is resolved",
        "do-flip-back",
        0.0,
        ("EH-FLIP-03",),
    ),
    verb(
        LookAtCondition,
        "look at that condition:CONDITION_WORD",
        "who resolves it sees the back of the Condition",
        "do-look",
        0.2,
        ("EH-INV-38", "EH-INV-39"),
        build=lambda reading, condition: LookAtCondition(),
        examples=("look at that condition",),
    ),
    verb(
        Cast,
        "",
        "the effect of a Spell",
        _cast_text,
        lambda values, effect: values.of(effect.part),
        ("EH-SPELL-03",),
        ("(the front of a Spell)",),
    ),
]
