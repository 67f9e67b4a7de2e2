"""Scenes, listeners, modifiers and outcomes are copied and saved with a game that has them."""

from typing import Any, Final

import pytest
from tests.kernel.lanterns import (
    BRIGHTNESS,
    ENCOUNTER,
    FOG,
    LIT,
    OIL_LOST,
    RESULT,
    SLOTS,
    CloseEncounter,
    EndNow,
    Lanterns,
    Note,
    PickWord,
    lanterns,
)

from gloaming.kernel.chance import Chance
from gloaming.kernel.control import ARRANGE
from gloaming.kernel.errors import RecordError
from gloaming.kernel.game import NOBODY, Effect, Frame
from gloaming.kernel.message import Message, Name
from gloaming.kernel.state.digest import differences
from gloaming.kernel.state.fields import FLAT, Codec, Field, Layout, flat, part, value
from gloaming.kernel.state.kernel_layouts import (
    GAME_LAYOUT,
    MODIFIERS_LAYOUT,
    TRIGGERS_LAYOUT,
    ModifiersCodec,
    TriggersCodec,
)
from gloaming.kernel.state.snapshot import restore, snapshot
from gloaming.kernel.testing.layout_checks import copy_faults, layout_faults
from gloaming.kernel.triggers import ALL, BEFORE, BOARD, OFFER, Listener, announce

BELL: Final = 4
MOTH: Final = 9
LISTENERS: Final = {
    BELL: [
        Listener(LIT, Note("ring"), BELL),
        Listener(LIT, Note("echo"), BELL),
        Listener(OIL_LOST, Note("toll"), BELL, reach=ALL, is_once_a_round=True),
    ],
    MOTH: [
        Listener(LIT, Note("flutter"), MOTH, window=BEFORE, reach=BOARD),
        Listener(OIL_LOST, Note("hide"), MOTH, reach=BOARD, is_optional=True),
    ],
}
OTHERS: Final[list[Effect]] = [
    PickWord(),
    EndNow(),
    CloseEncounter(),
    Note("after"),
    OFFER,
    ARRANGE,
]
EFFECTS: Final = {effect.path: effect for effect in [*OTHERS, OFFER, ARRANGE]} | {
    listener.effect.path: listener.effect
    for listeners in LISTENERS.values()
    for listener in listeners
}


class Pairs(Codec):
    """Saves a dictionary of numbers, which JSON cannot have as keys."""

    def save(self, value: Any) -> Any:
        return sorted(value.items())

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        return dict(saved)


class OfComponents(TriggersCodec):
    """Finds a component's listeners, whoever holds it."""

    def listeners(self, game: Any, holder: int, source: int) -> list[Listener]:
        return LISTENERS[source]


LANTERNS: Final = Layout(
    "lanterns",
    [
        flat("oil"),
        value("lead"),
        Field("entries", FLAT, codec=Pairs()),
        value("serial"),
        flat("log"),
        part("modifiers", MODIFIERS_LAYOUT, codec=ModifiersCodec("modifiers")),
        part("triggers", TRIGGERS_LAYOUT, codec=OfComponents()),
    ],
    GAME_LAYOUT,
)


def restored(data: bytes) -> Lanterns:
    def empty(saved: dict[str, Any], chance: Chance) -> Lanterns:
        return Lanterns(len(saved["game"]["oil"]), chance)

    game = restore(LANTERNS, data, empty, EFFECTS)
    assert isinstance(game, Lanterns)
    return game


def in_an_encounter() -> Lanterns:
    """Somebody is asked within two scenes, with all kinds of listeners and modifiers in play."""
    game = lanterns(3)
    for holder, source in ((1, BELL), (NOBODY, MOTH)):
        entry = game.enter(source)
        assert entry == game.serial
        for listener in LISTENERS[source]:
            game.triggers.add(holder, listener)
    game.triggers.mark_used(BELL, 1)
    game.modifiers.add(FOG, 2)
    game.modifiers.add(BRIGHTNESS, 1)
    game.modifiers.add(BRIGHTNESS, 3)
    closer = EFFECTS["close-encounter"]
    outer = game.open_scene(ENCOUNTER, 0, BELL, SLOTS, closer)
    inner = game.open_scene(ENCOUNTER, 1, MOTH, SLOTS, closer, outer)
    game.scenes[inner].values[RESULT] = 5
    game.stack.append(Frame(EFFECTS["after"], 1, BELL, scene=inner, entry=game.entry_of(BELL)))
    game.stack.append(Frame(EFFECTS["pick-word"], 1, BELL, scene=inner))
    game.run_until_asked()
    return game


def test_everything_of_a_game_with_scenes_and_listeners_is_declared_and_copied() -> None:
    game = in_an_encounter()
    assert layout_faults(LANTERNS, game) == []
    assert copy_faults(LANTERNS, game) == []


def test_a_snapshot_within_scenes_goes_on_as_the_game_does() -> None:
    game = in_an_encounter()
    data = snapshot(LANTERNS, game)
    again = restored(data)
    assert differences(snapshot(LANTERNS, again), data) == []
    assert [scene.values for scene in again.scenes] == [[0], [5]]
    assert again.scenes[1].parent == 0
    for one in (game, again):
        one.answer(1)
    assert again.log == game.log == ["1: right", "1: after", "closed with 5", "closed with 0"]


@pytest.mark.parametrize("event", [LIT, OIL_LOST])
def test_restored_listeners_hear_what_they_heard(event: int) -> None:
    logs: list[list[str]] = []
    game = in_an_encounter()
    for one in (game, restored(snapshot(LANTERNS, game))):
        one.answer(0)
        announce(one, event, 1)
        one.run_until_asked()
        while one.question is not None:
            one.answer(one.choices()[0])
        logs.append(one.log)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 4
    assert not any("toll" in line for line in logs[0]), "it is used up for this round"


def test_restored_modifiers_know_what_is_left_when_one_goes() -> None:
    again = restored(snapshot(LANTERNS, in_an_encounter())).modifiers
    assert (again.total(FOG), again.total(BRIGHTNESS), again.highest(BRIGHTNESS)) == (2, 4, 3)
    again.remove(BRIGHTNESS, 3)
    assert again.highest(BRIGHTNESS) == 1


def test_how_a_game_ended_is_saved_with_its_reason() -> None:
    game = in_an_encounter()
    game.stack.append(Frame(EFFECTS["end-now"], 2))
    game.answer(0)
    again = restored(snapshot(LANTERNS, game))
    outcome = again.outcome()
    assert again.is_over
    assert outcome is not None
    assert outcome.winners == []
    assert outcome.rule == "LN-09"
    assert outcome.reason == Message("dark", seat=Name("seat:2"))
    assert snapshot(LANTERNS, again) == snapshot(LANTERNS, game)


def test_a_listener_that_is_gone_from_the_rules_is_said() -> None:
    data = snapshot(LANTERNS, in_an_encounter()).replace(b'"ring"', b'"peal"')
    with pytest.raises(RecordError, match="component 4 no longer listens to event 0"):
        restored(data)
