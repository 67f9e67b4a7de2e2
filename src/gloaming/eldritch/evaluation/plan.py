"""The plan policy: it looks what the team could do, gives every seat the task that suits it best,
and acts on the own one."""

from typing import Final

from gloaming.eldritch.evaluation.choices import SAMPLES, Choices
from gloaming.eldritch.evaluation.trials import alternatives, is_routine
from gloaming.eldritch.evaluation.weights import PLAN_MANNER, Manner
from gloaming.eldritch.model.state import PHASE_ACTION, PHASE_ENCOUNTER, Eldritch
from gloaming.eldritch.rules.actions.action_phase import ACTION_TURN
from gloaming.eldritch.rules.encounters.encounter_phase import TURN_OF_ENCOUNTERS
from gloaming.eldritch.rules.mythos import END_OF_MYTHOS, MYTHOS_PHASE
from gloaming.eldritch.rules.round import NEXT_ROUND, START_ENCOUNTERS
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.policy import Policy

# The work of the round that comes after a turn.
LATER_WORK: Final = [
    NEXT_ROUND,
    MYTHOS_PHASE,
    START_ENCOUNTERS,
    ACTION_TURN,
    TURN_OF_ENCOUNTERS,
    END_OF_MYTHOS,
]


class OwnEncounter(Effect):
    """The turn of one investigator in the Encounter Phase, in an imagined game without others."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.phase = PHASE_ENCOUNTER
        game.stack.append(Frame(TURN_OF_ENCOUNTERS, frame.seat))


OWN_ENCOUNTER: Final = OwnEncounter()


class Plan(Policy):
    """Answers for any seat; the same position and luck always get the same answer."""

    def __init__(
        self,
        luck: Chance,
        samples: int = SAMPLES,
        manner: Manner = PLAN_MANNER,
        is_dealt: bool = False,
    ) -> None:
        """`samples` are the imagined games in which it tries an answer, where it looks ahead;
        `manner` is by which weights it judges; `is_dealt` says that it plays games that are
        imagined themselves, in which nothing is hidden that has not been dealt anew."""
        self.luck = luck
        self.samples = samples
        self.manner = manner
        self.is_dealt = is_dealt
        self._choices: Choices | None = None

    def manner_for(self, game: Eldritch) -> Manner:
        """Returns by which weights it plays a game."""
        return self.manner

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that a seat takes now."""
        assert isinstance(game, Eldritch)
        found = self._choices
        if found is None or found.data is not game.data:
            found = Choices(game, self.samples, self.manner_for(game), self.is_dealt)
            self._choices = found
        assert game.question is not None
        return found.answer(game, seat, self.luck.fork(str(game.question.version)))

    def is_routine(self, game: Game, seat: int) -> bool:
        """Investigators are chosen, trades made and formal questions answered without a search."""
        assert isinstance(game, Eldritch)
        return is_routine(game)

    def alternatives(self, game: Game, seat: int, choices: list[int]) -> list[int]:
        """Of dice that failed one is rerolled to try it."""
        assert isinstance(game, Eldritch)
        return alternatives(game, choices)

    def shorten(self, game: Game, seat: int) -> bool:
        """What is done in a turn shows in the encounter of the same round: it is all that is left
        to do after the turn. The turns of others, and the Mythos Phase, cost time and bring luck
        that has nothing to do with it."""
        assert isinstance(game, Eldritch)
        work = [frame for frame in game.stack if frame.effect not in LATER_WORK]
        if game.phase == PHASE_ACTION:
            work.insert(0, Frame(OWN_ENCOUNTER, game.active))
        game.stack = work
        return True
