"""Ambushes, and Combat Encounters that an effect brings about (EH-AMB, EH-ENC-17, 18)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import (
    DEFEATED_MONSTER,
    FLAGS,
    HAS_NO_TOKEN,
    IS_AMBUSH,
    ON_SIXES,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.monsters import THAT, OnMonsters
from gloaming.eldritch.rules.board.spawn_monster import draw_monster
from gloaming.eldritch.rules.encounters.combat import begin_combat, push_combat
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game


class AmbushBranch(Effect):
    """What follows an ambush: an effect if the Monster was defeated, one if not (EH-AMB-08)."""

    def __init__(self, passed: Effect | None, failed: Effect | None) -> None:
        super().__init__()
        self.passed = passed
        self.failed = failed

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        is_defeated = game.value_of(frame.scene, FLAGS) & DEFEATED_MONSTER
        if game.story is not None:
            game.branched(self, frame, is_defeated != 0)
        part = self.passed if is_defeated else self.failed
        if part is not None:
            game.push(part, frame)


class Ambush(Effect):
    """`ambush deep-one: a else b`: a combat with a Monster that is not on the board.

    One is drawn from the cup (EH-AMB-01); a named one, a Cultist too, is no token and only its
    values are read (EH-AMB-04 to 06).
    """

    def __init__(
        self, entry: str, is_on_sixes: bool, passed: Effect | None, failed: Effect | None
    ) -> None:
        super().__init__()
        self.entry = entry
        self.is_on_sixes = is_on_sixes
        self.passed = passed
        self.failed = failed
        self.branch = AmbushBranch(passed, failed)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        flags = IS_AMBUSH | (ON_SIXES if self.is_on_sixes else 0)
        if self.entry:
            monster = game.data.names[self.entry][0]
            flags |= HAS_NO_TOKEN
        else:
            monster = draw_monster(game)
        if monster == NO_COMPONENT:
            return  # EH-AMB-09
        game.push(self.branch, frame)
        begin_combat(game, frame.seat, monster, frame.scene, flags)

    def children(self) -> list[Effect]:
        found = [part for part in (self.passed, self.failed) if part is not None]
        return [*found, self.branch]


class Fight(OnMonsters):
    """`fight that monster`: a Combat Encounter; several in the own order (EH-ENC-17, EH-MON-12)."""

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        found = super().candidates(game, frame)
        if not found and self.monsters.kind == THAT and frame.source == game.data.ancient_one:
            # the Ancient One's own effect means its Epic Monster on the space (EH-AO-14)
            here = game.monsters_on(game.investigators[frame.seat].space)
            return [m for m in here if game.component(m).is_epic][:1]
        return found

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        push_combat(game, frame, monster)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        before = len(game.stack)
        super().run(game, frame)
        arrange(game, frame.seat, len(game.stack) - before)


def _ambush_value(values: Any, effect: Ambush) -> float:
    won = values.of(effect.passed) if effect.passed is not None else 0.0
    lost = values.of(effect.failed) if effect.failed is not None else 0.0
    return float(0.5 * won + 0.5 * lost - 1.0)


VERBS: Final = [
    verb(
        Ambush,
        "ambush [entry:WORD] [sixes:ON_SIXES] [passed:passed] [failed:failed]",
        "combat with a Monster that is drawn or named; `a` if it is defeated, else `b`",
        "do-ambush",  # written by text/clauses.py
        _ambush_value,
        ("EH-AMB-01", "EH-AMB-03", "EH-AMB-04", "EH-AMB-08"),
        ("ambush", "ambush deep-one: gain this clue else gain condition cursed"),
        build=lambda reading, entry="", sixes=None, passed=None, failed=None: Ambush(
            str(entry), sixes is not None, passed, failed
        ),
        words={"ON_SIXES": ["on sixes"]},
        is_sentence_start=True,
        ends_open=True,
    ),
    verb(
        Fight,
        "fight monsters:monsters",
        "a Combat Encounter; several in the own order",
        lambda writer, effect, form: writer.format(
            "do-fight", form=form, monsters=writer.phrase(effect.monsters)
        ),
        -0.8,
        ("EH-ENC-17", "EH-ENC-18", "EH-MON-12"),
        ("fight that monster", "fight each monster here"),
    ),
]
