"""A position as plain data, in the middle of any effect, and back.

A snapshot is a cache: the record stays the truth. Effects are named by their paths and listeners
by the cards that listen, so that a running game survives a restart.
"""

from typing import Any

import msgspec

from gloaming.evenfall.model.cards import GameData
from gloaming.evenfall.model.events import EVENT_COUNT
from gloaming.evenfall.model.expansion import FIELDS, Expansion
from gloaming.evenfall.model.state import Clan, Evenfall, Moon
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import RecordError
from gloaming.kernel.game import Frame, Game, Question
from gloaming.kernel.triggers import Listener

CLAN_FIELDS = (
    "stock",
    "mana",
    "vp",
    "coven",
    "witches",
    "elders",
    "token",
    "passed",
    "discarded_cheaply",
    "hand",
    "outer",
    "inner",
    "specialists",
    "ready",
    "council",
    "stones",
    "borrowed",
    "borrow_ready",
    "won",
    "history",
)
GAME_FIELDS = (
    "version",
    "secrets",
    "forced",
    "round",
    "phase",
    "first",
    "turn",
    "deck",
    "discard",
    "place_deck",
    "removed",
    "rows",
    "region_stones",
    "witches_at",
    "elders_at",
    "space_piece",
    "space_seat",
    "ritual_on",
    "piece_on",
    "scythes",
    "orbs",
    "stone_on",
    "battle",
    "dials",
    "strengths",
    "red",
    "tiles",
    "rondel",
)
MOON_FIELDS = ("piece", "stones", "turned", "held", "demon", "attached")


def snapshot(game: Evenfall) -> bytes:
    """Everything that changes in a game, as JSON."""
    question = game.question
    data: dict[str, Any] = {
        "game": {name: getattr(game, name) for name in GAME_FIELDS},
        "clans": [_clan(game, seat, clan) for seat, clan in enumerate(game.clans)],
        "expansion": None
        if game.expansion is None
        else {name: getattr(game.expansion, name) for name in FIELDS},
        "chance": [game.chance.key.hex(), game.chance.counter],
        "stack": [_frame(frame) for frame in game.stack],
        "question": None
        if question is None
        else [
            _frame(question.frame),
            question.seats,
            question.choices,
            question.given,
            question.version,
        ],
    }
    return msgspec.json.encode(data)


def _clan(game: Evenfall, seat: int, clan: Clan) -> dict[str, Any]:
    data = {name: getattr(clan, name) for name in CLAN_FIELDS}
    moon = clan.moon
    data["moon"] = None if moon is None else {name: getattr(moon, name) for name in MOON_FIELDS}
    data["standing"] = clan.standing.sums
    data["listeners"] = [
        [listener.source for listener in game.triggers.own_after(seat, event)]
        for event in range(EVENT_COUNT)
    ]
    return data


def _frame(frame: Frame) -> list[Any]:
    return [
        frame.effect.path,
        frame.seat,
        frame.source,
        frame.target,
        frame.amount,
        frame.scene,
        frame.entry,
    ]


def restore(table: GameData, data: bytes) -> Game:
    """The game a snapshot was taken of."""
    try:
        found = msgspec.json.decode(data)
        key, counter = found["chance"]
        seats = len(found["clans"]) - (1 if table.solo else 0)
        game = Evenfall(table, seats, Chance(bytes.fromhex(key), counter))
        for name in GAME_FIELDS:
            setattr(game, name, found["game"][name])
        for seat, saved in enumerate(found["clans"]):
            clan = Clan(seat)
            for name in CLAN_FIELDS:
                setattr(clan, name, saved[name])
            clan.moon = _moon(saved["moon"])
            clan.standing.sums = saved["standing"]
            for event, heard in enumerate(saved["listeners"]):
                for card in heard:
                    game.triggers.add(seat, _listener(table, clan, event, card))
            game.clans.append(clan)
        if found.get("expansion") is not None:
            game.expansion = Expansion(0, 0)
            for name in FIELDS:
                setattr(game.expansion, name, found["expansion"][name])
        game.stack = [_unframe(table, frame) for frame in found["stack"]]
        if found["question"] is not None:
            frame, seats, choices, given, version = found["question"]
            game.question = Question(_unframe(table, frame), seats, choices, given, version)
    except (msgspec.DecodeError, KeyError, ValueError, TypeError, IndexError) as error:
        raise RecordError(f"the snapshot does not fit these rules ({error})") from None
    return game


def _moon(saved: dict[str, Any] | None) -> Moon | None:
    if saved is None:
        return None
    moon = Moon(0)
    for name in MOON_FIELDS:
        setattr(moon, name, saved[name])
    return moon


def _listener(table: GameData, clan: Clan, event: int, index: int) -> Listener:
    card = table.cards[index]
    listeners = card.council_listeners if index in clan.council else card.listeners
    for listener in listeners:
        if listener.event == event:
            return listener
    raise KeyError(f"{card.uid} no longer listens")


def _unframe(table: GameData, saved: list[Any]) -> Frame:
    return Frame(table.effects[saved[0]], *saved[1:])
