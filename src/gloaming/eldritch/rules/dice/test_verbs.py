"""Tests and rolls as sentences write them (EH-TEST, EH-FAQ-04)."""

from typing import Any, Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.model.scenes import AS_ONES, FLAGS, RESULT, TEST
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test import Test, TestExtras
from gloaming.eldritch.rules.dice.test_scene import roll_dice
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.content.notation.node_verbs import (
    IF_NONE_VERB,
    NOTHING_VERB,
    bands_of,
    bands_text,
    bands_value,
)
from gloaming.kernel.content.notation.verbs import THEN
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.nodes import Band
from gloaming.kernel.scene import NO_SCENE


def is_all_ones(game: Eldritch, scene: int) -> bool:
    """Whether every die rolled in a scene is a 1 (EH-MYTH-18)."""
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind != TEST and len(around.values) > FLAGS and around.values[FLAGS] & AS_ONES:
            return True
        scene = around.parent
    return False


class Roll(Effect):
    """`roll {1-2: a | 5-6: b}`: one die that is no test: nothing rerolls it (EH-FAQ-04,
    EH-TEST-25).

    A band with its upper end below its lower one means "up to the number of players".
    """

    def __init__(self, bands: list[Band]) -> None:
        super().__init__()
        self.bands = bands

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        die = 1 if is_all_ones(game, frame.scene) else roll_dice(game, 1)[0]
        if game.story is not None:
            game.tell(frame.seat, "log-roll-die" if frame.seat < 0 else "log-seat-rolls", n=die)
        for band in self.bands:
            high = game.seats if band.high < band.low else band.high
            if band.low <= die <= high:
                game.push(band.part, frame)
                return

    def children(self) -> list[Effect]:
        return [band.part for band in self.bands]


class ByTestResult(Effect):
    """`result {0: a | 1-2: b | 3+: c}`: the line for the result of the last test (EH-SPELL-03)."""

    def __init__(self, bands: list[Band]) -> None:
        super().__init__()
        self.bands = bands

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        result = max(0, game.value_of(frame.scene, RESULT))
        for band in self.bands:
            if band.low <= result <= band.high:
                game.push(band.part, frame)
                return

    def children(self) -> list[Effect]:
        return [band.part for band in self.bands]


def _roll(reading: Any, rolls: list[Any]) -> Roll:
    plain = [found for found in rolls if not isinstance(found, Band)]
    bands = bands_of(reading, plain)
    return Roll(bands + [found for found in rolls if isinstance(found, Band)])


def _test(
    reading: Any,
    skill: Any,
    modifier: int = 0,
    extras: TestExtras | None = None,
    passed: Effect | None = None,
    failed: Effect | None = None,
) -> Test:
    return Test(SKILLS.index(str(skill)), modifier, extras or TestExtras(), passed, failed)


def test_text(writer: Any, effect: Test, form: str) -> str:
    """Returns a test with its branches in words."""
    sign = (
        ""
        if not effect.modifier
        else f" {'+' if effect.modifier > 0 else '−'}{abs(effect.modifier)}"
    )
    skill = writer.format(f"skill-{SKILLS[effect.skill]}") + sign
    extras = effect.extras
    parts = []
    if extras.plus is not None:
        parts.append(writer.format("test-plus", count=writer.counted(extras.plus, 1)))
    if extras.minus is not None:
        parts.append(writer.format("test-minus", count=writer.counted(extras.minus, 1)))
    if extras.is_die_for_sanity:
        parts.append(writer.format("test-die-for-sanity"))
    if extras.is_success_for_clue:
        parts.append(writer.format("test-success-for-clue"))
    if extras.needed > 1:
        parts.append(writer.format("test-needing", n=extras.needed))
    if extras.needed < 0:
        parts.append(writer.format("test-needing-value"))
    more = writer.format("test-extras", what=writer.join(parts)) if parts else ""
    passed = "" if effect.passed is None else writer.write(effect.passed, THEN)
    failed = "" if effect.failed is None else writer.write(effect.failed, THEN)
    kind = ("both" if failed else "pass") if passed else ("fail" if failed else "plain")
    return str(
        writer.format(
            f"do-test-{kind}", form=form, skill=skill, extras=more, passed=passed, failed=failed
        )
    )


CHANCE: Final = 0.6  # that a test is passed, for estimates


VERBS: Final = [
    verb(
        Test,
        "test skill:SKILL [modifier:modifier] [extras:extras] [passed:passed] [failed:failed]",
        "a test; `a` if it is passed, `b` if it is failed; with neither its result picks the part",
        test_text,
        lambda values, effect: (
            CHANCE * values.of(effect.passed) + (1 - CHANCE) * values.of(effect.failed)
        ),
        ("EH-TEST-01", "EH-TEST-14", "EH-TEST-16", "EH-CPLX-03"),
        ("test lore - 1: a else b",),
        build=_test,
        is_sentence_start=True,
        ends_open=True,
    ),
    verb(
        Roll,
        "roll { rolls:rolls }",
        "one die that is no test: no window, no reroll",
        lambda writer, effect, form: writer.format(
            "do-roll", effect=roll_bands_text(writer, effect.bands)
        ),
        lambda values, effect: bands_value(values, effect.bands) * len(effect.bands) / 3,
        ("EH-FAQ-04", "EH-TEST-25", "EH-REF-07"),
        ("roll {1-2: a | 5-6: b}", "roll {up to players: a}"),
        build=_roll,
        is_sentence_start=True,
        ends_open=True,
    ),
    verb(
        ByTestResult,
        "result { bands:bands }",
        "the line for the result of the last test",
        lambda writer, effect, form: writer.format(
            "do-by-result", effect=bands_text(writer, effect.bands)
        ),
        lambda values, effect: bands_value(values, effect.bands),
        ("EH-SPELL-03", "EH-FLIP-01"),
        ("result {0: a | 1-2: b | 3+: c}",),
        build=lambda reading, bands: ByTestResult(bands_of(reading, bands)),
        is_sentence_start=True,
        ends_open=True,
    ),
    NOTHING_VERB,
    IF_NONE_VERB,
]


def roll_bands_text(writer: Any, bands: list[Band]) -> str:
    """Returns the bands of a roll; the one of the players has words of its own."""
    if any(band.high < band.low for band in bands):
        return str(writer.format("band-players", effect=writer.write(bands[-1].part, THEN)))
    return bands_text(writer, bands)
