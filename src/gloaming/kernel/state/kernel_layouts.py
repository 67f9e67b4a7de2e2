"""The layouts of the kernel's own classes; a game's layout builds on `GAME_LAYOUT`.

The chance, the stack and the question are written into snapshots by `kernel.state.snapshot`
itself. The story is not in them: it begins anew after a restart.
"""

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from gloaming.kernel.outcome import Outcome
from gloaming.kernel.scene import Scene
from gloaming.kernel.state.fields import (
    DROPPED,
    FLAT,
    PART,
    VALUE,
    Codec,
    Field,
    Layout,
    constant,
    flat,
    parts,
    value,
)
from gloaming.kernel.triggers import Listener, Triggers
from gloaming.kernel.views.encode import decode_message, encode_message
from gloaming.kernel.views.types import MessageView

CHANCE_LAYOUT: Final = Layout("chance", [constant("key"), value("counter")])
STORY_LAYOUT: Final = Layout(
    "story",
    [
        Field("entries", FLAT, saved=False),
        Field("facts", VALUE, saved=False),
        Field("read", DROPPED, saved=False),
    ],
)


def _empty_scene(game: object, number: int) -> Scene:
    return Scene(0, 0, 0, 0, [])


SCENE_LAYOUT: Final = Layout(
    "scene",
    [value("kind"), value("seat"), value("source"), value("parent"), flat("values")],
    make=_empty_scene,
)


class OutcomeCodec(Codec):
    """Saves how a game has ended, with the words of the reason."""

    def save(self, value: Any) -> Any:
        if value is None:
            return None
        return [
            value.kind,
            value.winners,
            msgspec.to_builtins(encode_message(value.reason)),
            value.rule,
            value.scores,
            value.is_lowest_best,
        ]

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        if saved is None:
            return None
        kind, winners, reason, rule, scores, is_lowest_best = saved
        message = decode_message(msgspec.convert(reason, MessageView))
        return Outcome(kind, winners, message, rule, scores, is_lowest_best)


GAME_LAYOUT: Final = Layout(
    "game",
    [
        constant("seats"),
        Field("chance", PART, saved=False, layout=CHANCE_LAYOUT),
        Field("stack", FLAT, saved=False),
        constant("question"),
        value("version"),
        value("forced"),
        constant("forced_seats"),
        parts("scenes", SCENE_LAYOUT),
        Field("result", VALUE, codec=OutcomeCodec()),
        Field("story", PART, saved=False, layout=STORY_LAYOUT),
        Field("trace", DROPPED, saved=False),
    ],
)


# --- what a game may have besides ----------------------------------------------------------

MODIFIERS_LAYOUT: Final = Layout(
    "modifiers",
    [constant("first_single"), constant("is_shared"), constant("sums"), constant("singles")],
)


class ModifiersCodec(Codec):
    """Saves standing modifiers: their sums, and single values where there are kinds with them.

    They are loaded into the modifiers that their owner was made with, in the field of this name.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def save(self, value: Any) -> Any:
        return [value.sums, value.singles] if value.singles else value.sums

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        modifiers = getattr(owner, self.name)
        sums, singles = saved if modifiers.singles else (saved, [])
        modifiers.sums = sums
        modifiers.singles = [tuple(values) for values in singles]
        return modifiers


TRIGGERS_LAYOUT: Final = Layout(
    "triggers",
    [
        constant("events"),
        constant("is_shared"),
        constant("is_simple"),
        constant("own"),
        constant("early"),
        constant("shared"),
        constant("used"),
    ],
)


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggersCodec(Codec):
    """Saves who listens: each listener by its holder, its component, its event and its effect.

    A game says which listeners a component has. The triggers stand in `game.triggers`, and are
    declared after everything that the game looks at to find them.
    """

    def listeners(self, game: Any, holder: int, source: int) -> list[Listener]:
        """Returns the listeners of a component in the hands of a holder."""
        raise NotImplementedError

    def save(self, value: Any) -> Any:
        assert isinstance(value, Triggers)
        found: list[list[Any]] = []
        for at, own in enumerate(value.own):
            found += [_saved_listener(at // value.events, listener) for listener in own]
        for index in (value.early, value.shared):
            for heard in index:
                found += [_saved_listener(held.holder, held.listener) for held in heard]
        return {"listeners": found, "used": value.used}

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        triggers = game.triggers
        for holder, source, event, path in saved["listeners"]:
            triggers.add(holder, self._listener(game, holder, source, event, path))
        triggers.used = saved["used"]
        return triggers

    def _listener(self, game: Any, holder: int, source: int, event: int, path: str) -> Listener:
        """Returns a saved listener; snapshots of earlier versions do not name its effect."""
        for listener in self.listeners(game, holder, source):
            if listener.event == event and path in ("", listener.effect.path):
                return listener
        raise KeyError(f"component {source} no longer listens to event {event}")


def _saved_listener(holder: int, listener: Listener) -> list[Any]:
    return [holder, listener.source, listener.event, listener.effect.path]
