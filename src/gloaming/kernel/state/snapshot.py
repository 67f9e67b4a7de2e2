"""A position as plain data, in the middle of any effect, and back.

A snapshot is a cache: the record stays the truth. Effects are named by their paths, so that a
running game survives a restart.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import RecordError
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.question import Question
from gloaming.kernel.state.fields import PART, PARTS, Field, Layout


def snapshot(layout: Layout, game: Game) -> bytes:
    """Returns everything that changes in a game, as JSON."""
    return msgspec.json.encode(plain_state(layout, game))


def plain_state(layout: Layout, game: Game) -> dict[str, Any]:
    """Returns everything that changes in a game, as plain data.

    The game's own values are under `game`, each of its parts under the part's name.
    """
    values = _saved_part(layout, game)
    parts = {field.name: values.pop(field.name) for field in layout.parts}
    question = game.question
    return {
        "game": values,
        **parts,
        "chance": [game.chance.key.hex(), game.chance.counter],
        "stack": [_saved_frame(frame) for frame in game.stack],
        "question": None
        if question is None
        else [
            _saved_frame(question.frame),
            question.seats,
            question.choices,
            question.given,
            question.version,
        ],
    }


def _saved(field: Field, held: Any) -> Any:
    if field.codec is not None:
        return field.codec.save(held)
    if field.layout is None or held is None:
        return held
    if field.copied == PARTS:
        return [_saved_part(field.layout, item) for item in held]
    return _saved_part(field.layout, held)


def _saved_part(layout: Layout, item: object) -> dict[str, Any]:
    saved = {field.name: getattr(item, field.name) for field in layout.saved}
    for field in layout.converted:
        saved[field.name] = _saved(field, saved[field.name])
    return saved


def _saved_frame(frame: Frame) -> list[Any]:
    return [
        frame.effect.path,
        frame.seat,
        frame.source,
        frame.target,
        frame.amount,
        frame.scene,
        frame.entry,
    ]


def restore(
    layout: Layout,
    data: bytes,
    empty_game: Callable[[dict[str, Any], Chance], Game],
    effects: Mapping[str, Effect],
    upgrade: Callable[[dict[str, Any]], None] | None = None,
) -> Game:
    """Returns the game that a snapshot was taken of.

    `empty_game` builds a game without a position, from the snapshot's plain data and the chance;
    `effects` are all effects of the game by their paths. `upgrade` changes the plain data of a
    snapshot that an earlier version has written into what is written today.
    """
    try:
        saved = msgspec.json.decode(data)
        saved["game"].setdefault("result", None)  # earlier versions had neither
        saved.setdefault("scenes", [])
        if upgrade is not None:
            upgrade(saved)
        key, counter = saved["chance"]
        game = empty_game(saved, Chance(bytes.fromhex(key), counter))
        for field in layout.fields:
            if field.saved and field.layout is not None:
                _load(field, game, saved[field.name], game)
            elif field.saved:
                _load(field, game, saved["game"][field.name], game)
        game.stack = [_loaded_frame(effects, frame) for frame in saved["stack"]]
        if saved["question"] is not None:
            frame, seats, choices, given, version = saved["question"]
            game.question = Question(_loaded_frame(effects, frame), seats, choices, given, version)
    except (
        msgspec.DecodeError,
        AttributeError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        raise RecordError(f"the snapshot does not fit these rules ({error})") from None
    return game


def _load(field: Field, owner: object, saved: Any, game: Game) -> None:
    if field.codec is not None:
        loaded = field.codec.load(saved, owner, game)
    elif field.copied == PARTS and field.layout is not None:
        loaded = [_loaded_part(field.layout, item, i, game) for i, item in enumerate(saved)]
    elif field.copied == PART and field.layout is not None and saved is not None:
        loaded = _loaded_part(field.layout, saved, 0, game)
    else:
        loaded = saved
    setattr(owner, field.name, loaded)


def _loaded_part(layout: Layout, saved: dict[str, Any], index: int, game: Game) -> Any:
    assert layout.make is not None, f"nothing says how a {layout.name} is made"
    item = layout.make(game, index)
    for field in layout.fields:
        if field.saved:
            _load(field, item, saved[field.name], game)
    return item


def _loaded_frame(effects: Mapping[str, Effect], saved: list[Any]) -> Frame:
    """Returns a frame; in snapshots of earlier versions it has no scene and no entry number."""
    return Frame(effects[saved[0]], *saved[1:])
