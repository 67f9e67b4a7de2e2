"""What lasts for one combat or one encounter: bonuses, rerolls, dice (EH-TEST, EH-SPELL-13)."""

from typing import Any, Final

from gloaming.eldritch.model.components import SKILLS, WILL
from gloaming.eldritch.model.scenes import (
    BONUS_STRENGTH,
    BONUS_WILL,
    COMBAT,
    ENCOUNTER,
    ENCOUNTER_TURN,
    GRANTED_DICE,
    GRANTED_REROLLS,
    SKIP_STRENGTH,
    TURN_DICE,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.scene import NO_SCENE


class GrantBonus(Effect):
    """`bonus 5 strength`: in this combat, a bonus like any other: only the highest counts
    (EH-TEST-05). With `instead` it stands for what the front of the Spell has granted."""

    def __init__(self, amount: int, skill: int, is_instead: bool = False) -> None:
        super().__init__()
        self.number = amount
        self.skill = skill
        self.is_instead = is_instead

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, COMBAT)
        if scene != NO_SCENE:
            slot = BONUS_WILL if self.skill == WILL else BONUS_STRENGTH
            values = game.scenes[scene].values
            values[slot] = max(values[slot], self.number)


class GrantReroll(Effect):
    """`reroll 1 strength`: one more source of rerolls in that test of this combat (EH-TEST-21)."""

    def __init__(self, amount: int, skill: int) -> None:
        super().__init__()
        self.number = amount
        self.skill = skill

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, COMBAT)
        if scene != NO_SCENE:
            game.scenes[scene].values[GRANTED_REROLLS] += self.number


class GrantDice(Effect):
    """`dice 1`: additional dice in the encounter that was allowed (EH-TEST-07)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.number = amount

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, ENCOUNTER)
        if scene != NO_SCENE:
            game.scenes[scene].values[GRANTED_DICE] += self.number
            return
        scene = find_scene(game, frame.scene, ENCOUNTER_TURN)
        if scene != NO_SCENE:
            game.scenes[scene].values[TURN_DICE] += self.number


class SkipStrength(Effect):
    """`skip second test`: step 3 of this combat is not resolved (EH-COMBAT-12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, COMBAT)
        if scene != NO_SCENE:
            game.scenes[scene].values[SKIP_STRENGTH] = 1


def _skill_text(writer: Any, effect: Any, form: str, id: str) -> str:
    skill = writer.format(f"skill-{SKILLS[effect.skill]}")
    return str(writer.format(id, form=form, n=effect.number, skill=skill))


def _bonus_text(writer: Any, effect: GrantBonus, form: str) -> str:
    id = "do-bonus-instead" if effect.is_instead else "do-bonus"
    return _skill_text(writer, effect, form, id)


VERBS: Final = [
    verb(
        GrantBonus,
        "bonus amount:NUMBER skill:SKILL [instead:INSTEAD]",
        "for this combat; a bonus like any other",
        _bonus_text,
        0.8,
        ("EH-TEST-05", "EH-TEST-06", "EH-SPELL-13"),
        ("bonus 5 strength", "bonus 5 strength instead"),
        build=lambda reading, amount, skill, instead=None: GrantBonus(
            amount, SKILLS.index(str(skill)), instead is not None
        ),
        words={"INSTEAD": ["instead"]},
    ),
    verb(
        GrantReroll,
        "reroll amount:NUMBER skill:SKILL",
        "one more source of rerolls in that test of this combat",
        lambda writer, effect, form: _skill_text(writer, effect, form, "do-grant-reroll"),
        0.4,
        ("EH-TEST-21",),
        ("reroll 1 strength",),
        build=lambda reading, amount, skill: GrantReroll(amount, SKILLS.index(str(skill))),
    ),
    verb(
        GrantDice,
        "dice amount:NUMBER",
        "additional dice in the encounter that was allowed",
        "do-grant-dice",
        0.4,
        ("EH-TEST-07",),
        ("dice 1",),
        arguments={"n": "number"},
    ),
    verb(
        SkipStrength,
        "skip second test",
        "the Strength test of this combat is not resolved",
        "do-skip-second-test",
        -0.4,
        ("EH-COMBAT-12",),
    ),
]
