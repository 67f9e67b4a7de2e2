"""Improving skills, and the abilities about it (EH-IMPR, EH-INV-49 to 58)."""

from typing import Any, Final

from gloaming.eldritch.model.components import MOST_IMPROVED, SKILLS
from gloaming.eldritch.model.events import IMPROVED
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.investigators.loss import recover
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce

ANY_SKILL: Final = -1
THAT_SKILL: Final = -2  # the one that was just improved
STOP: Final = -2
BY_SANITY: Final = 100  # choices of the exchange: Health is spent from 1 on, Sanity from 101 on


def can_improve(game: Eldritch, seat: int, skill: int) -> bool:
    """Whether a skill is below +2 (EH-IMPR-03)."""
    return game.investigators[seat].improved[skill] < MOST_IMPROVED


def improve(game: Eldritch, frame: Frame, seat: int, skill: int) -> None:
    """A skill is improved once; the first time a card may follow (EH-IMPR-01, 02, EH-INV-54)."""
    if not can_improve(game, seat, skill):
        return
    one = game.investigators[seat]
    one.improved[skill] += 1
    game.tell(seat, "log-improve", skill=Message(f"skill-{SKILLS[skill]}"), n=one.improved[skill])
    if one.improved[skill] == 1:
        announce(game, IMPROVED, seat, skill, 1, frame.scene)


class Improve(Effect):
    """`improve lore`, `improve any`, `improve that`."""

    def __init__(self, skill: int) -> None:
        super().__init__()
        self.skill = skill

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if self.skill == ANY_SKILL:
            found = [s for s in range(len(SKILLS)) if can_improve(game, frame.seat, s)]
            game.ask(frame, frame.seat, found)
        else:
            improve(game, frame, frame.seat, self.meant(frame))

    def meant(self, frame: Frame) -> int:
        """Returns the skill that is meant."""
        return frame.target if self.skill == THAT_SKILL else self.skill

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        improve(game, frame, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-improve")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return skill_option(choice, "improve", "EH-IMPR-04")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        if self.skill == ANY_SKILL:
            return any(can_improve(game, frame.seat, s) for s in range(len(SKILLS)))
        return can_improve(game, frame.seat, self.meant(frame))


def skill_option(choice: int, verb_name: str, rule: str) -> Option:
    """Returns the option that names a skill."""
    word = SKILLS[choice]
    label = Message(f"option-{verb_name}", skill=Message(f"skill-{word}"))
    return Option(choice, verb_name, label, (f"skill:{word}",), rule, word)


class Exchange(Effect):
    """`exchange health sanity`: spend any number of one, recover as much of the other
    (EH-INV-49 to 52)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        one = game.investigators[frame.seat]
        choices = list(range(1, one.health))
        choices += [BY_SANITY + n for n in range(1, one.sanity)]
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        one = game.investigators[seat]
        if choice > BY_SANITY:
            one.sanity -= choice - BY_SANITY
            recover(game, seat, choice - BY_SANITY, 0)
        else:
            one.health -= choice
            recover(game, seat, 0, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-exchange")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        is_sanity = choice > BY_SANITY
        n = choice - BY_SANITY if is_sanity else choice
        track = "sanity" if is_sanity else "health"
        label = Message(f"option-exchange-{track}", n=n)
        return Option(choice, track, label, (), "EH-INV-49", str(n))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        one = game.investigators[frame.seat]
        return one.health > 1 or one.sanity > 1


class Retrain(Effect):
    """`retrain`: spend Improvement tokens, then improve as often (EH-INV-55 to 58).

    `amount` counts what was spent; each +2 counts as two.
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        improved = game.investigators[frame.seat].improved
        choices = [s for s in range(len(SKILLS)) if improved[s] > 0]
        if choices and frame.amount > 0:
            choices.append(STOP)
        if choices:
            game.ask(frame, frame.seat, choices)
        else:
            self._improve(game, frame)

    def _improve(self, game: Eldritch, frame: Frame) -> None:
        for _ in range(frame.amount):
            game.stack.append(Frame(IMPROVE_ANY, frame.seat, frame.source, scene=frame.scene))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            self._improve(game, frame)
            return
        improved = game.investigators[seat].improved
        spent = improved[choice]
        improved[choice] = 0
        game.tell(seat, "log-retrain", skill=Message(f"skill-{SKILLS[choice]}"))
        game.stack.append(
            Frame(self, seat, frame.source, frame.target, frame.amount + spent, frame.scene)
        )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-retrain")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == STOP:
            return Option(choice, "done", Message("option-stop"), (), "EH-INV-55")
        return skill_option(choice, "retrain", "EH-INV-55")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return sum(game.investigators[frame.seat].improved) > 0


class ImproveAny(Improve):
    """`improve any`: a skill of choice."""

    def __init__(self) -> None:
        super().__init__(ANY_SKILL)


class ImproveThat(Improve):
    """`improve that`: the skill that was just improved."""

    def __init__(self) -> None:
        super().__init__(THAT_SKILL)


IMPROVE_ANY: Final = procedure("eldritch.improve-any", Improve(ANY_SKILL))


def _improve_text(writer: Any, effect: Improve, form: str) -> str:
    if effect.skill >= 0:
        skill = writer.format(f"skill-{SKILLS[effect.skill]}")
    else:
        skill = writer.format("any-skill" if effect.skill == ANY_SKILL else "that-skill")
    return str(writer.format("do-improve", form=form, skill=skill))


VERBS: Final = [
    verb(
        Improve,
        "improve skill:SKILL",
        "a skill gets +1, then +2",
        _improve_text,
        1.5,
        ("EH-IMPR-01", "EH-IMPR-02"),
        ("improve lore",),
        build=lambda reading, skill: Improve(SKILLS.index(str(skill))),
    ),
    verb(ImproveAny, "improve any", "a skill of choice", _improve_text, 1.8, ("EH-IMPR-04",)),
    verb(
        ImproveThat, "improve that", "the skill just improved", _improve_text, 1.5, ("EH-INV-53",)
    ),
    verb(
        Exchange,
        "exchange first:TRACK second:TRACK",
        "spend one, recover as much of the other",
        "do-exchange",
        0.5,
        ("EH-INV-49",),
        ("exchange health sanity",),
        build=lambda reading, first, second: Exchange(),
    ),
    verb(
        Retrain,
        "retrain",
        "spend Improvement tokens, improve as often",
        "do-retrain",
        0.2,
        ("EH-INV-55",),
    ),
]
