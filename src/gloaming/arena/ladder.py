"""Ladders: which bots are to meet in which game, read from a TOML file.

A file has one `[[ladder]]` or several. Every mistake is named with file, line, column and what to
do about it; the fields are those of `SCHEMA`.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gloaming.arena.playing import new_game
from gloaming.arena.schedule import KINDS, MIXED, PAIRS, SAME, Schedule, rotation_count
from gloaming.bots import make
from gloaming.kernel.box import Box
from gloaming.kernel.content.fields import LONGEST_TEXT, Field, one_of, text, whole
from gloaming.kernel.content.limits import SEATS
from gloaming.kernel.content.pack import Catalogue, Item, Pack, parse_pack, read_text
from gloaming.kernel.errors import GloamingError, NotationError, PackError, SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup

MOST_GAMES = 10_000_000  # of a table
MOST_SEED = 2**63 - 1


class PackText(msgspec.Struct, frozen=True):
    """A pack as it was when the ladder was read: workers elsewhere do not have the file."""

    file: str
    text: str


class Ladder(msgspec.Struct, frozen=True):
    """What is to be played; with a number it decides everything about one game."""

    id: str
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # of every table
    seed: int
    tables: str  # who meets whom: one of `schedule.KINDS`
    options: dict[str, str] = {}
    packs: tuple[PackText, ...] = ()

    def schedule(self) -> Schedule:
        """Returns all games of the ladder."""
        return Schedule(self.tables, self.seats, self.bots, self.games)


@lru_cache(maxsize=4)
def parsed_packs(packs: tuple[PackText, ...]) -> list[Pack]:
    """Returns the packs of a ladder; a process reads them once for all its games."""
    return [parse_pack(pack.text, pack.file) for pack in packs]


def set_up_deal(box: Box, ladder: Ladder, deal: int) -> Game:
    """Returns a deal at its first question: the same whoever sits where."""
    seed = f"arena {ladder.seed}/{deal}"
    return new_game(box, ladder.seats, seed, ladder.options, parsed_packs(ladder.packs))


# --- reading ----------------------------------------------------------------------------


def _texts(item: Item, field: str, value: Any) -> None:
    """Checks for a list of short texts, each of them once."""
    good = isinstance(value, list) and all(isinstance(v, str) and v.strip() for v in value)
    if not good or not value or not all(len(v) <= LONGEST_TEXT for v in value):
        raise item.at(field).error(f"{field} is {value!r}", 'expected a list like ["a", "b"]')
    for said in value:
        if value.count(said) > 1:
            raise _at_text(item, field, said, f"“{said}” is there twice", "name each of them once")


def _options(item: Item, field: str, value: Any) -> None:
    """Checks for a table of texts."""
    good = isinstance(value, dict) and all(isinstance(v, str) for v in value.values())
    if not good:
        raise item.at(field).error(
            f"{field} is {value!r}", 'expected options in quotes, like with = { side = "moon" }'
        )


SCHEMA = {
    "ladder": {
        "game": Field(text, required=True),
        "seats": Field(whole(1, SEATS), required=True),
        "bots": Field(_texts, required=True),
        "games": Field(whole(1, MOST_GAMES), required=True),
        "seed": Field(whole(0, MOST_SEED), required=True),
        "tables": Field(one_of(KINDS)),
        "with": Field(_options),
        "packs": Field(_texts),
    }
}
EXAMPLE = "docs/ARENA.md shows one"
BOTS = "name a bot as at a table; its settings come after colons"


def read_ladders(path: Path) -> list[Ladder]:
    """Reads the ladders of a file; one that cannot be played is refused before any game is."""
    source = read_text(path, "a ladder", EXAMPLE)
    catalogue = Catalogue(SCHEMA)
    catalogue.add(parse_pack(source, str(path), {"id": "ladders", "game": "any"}), new=True)
    items = list(catalogue.items["ladder"].values())
    if not items:
        raise PackError(str(path), 1, 1, "there is no [[ladder]] in it", EXAMPLE)
    return [_ladder(item, path.parent) for item in items]


def _ladder(item: Item, folder: Path) -> Ladder:
    values = item.values
    try:
        box = find(values["game"])
    except GloamingError as error:
        raise item.at("game").error(str(error), "name one of them") from None
    ladder = Ladder(
        item.id,
        values["game"],
        values["seats"],
        tuple(values["bots"]),
        values["games"],
        values["seed"],
        _kind(item, box),
        values.get("with", {}),
        tuple(_pack(item, folder, name) for name in values.get("packs", [])),
    )
    _check_set_up(item, box, ladder)
    for name in ladder.bots:
        try:
            make(name, box, 0)
        except GloamingError as error:
            raise _at_text(item, "bots", name, str(error), BOTS) from None
    _check_tables(item, ladder)
    return ladder


def _kind(item: Item, box: Box) -> str:
    """Returns who meets whom: as the file says, else what fits the game."""
    seats = item.values["seats"]
    is_same = box.is_cooperative or seats == 1
    asked = str(item.values.get("tables", SAME if is_same else PAIRS))
    if is_same != (asked == SAME):
        why = "all seats win or lose together" if box.is_cooperative else "there is only one seat"
        hint = f"{why}: write {SAME}, or leave the line out"
        if not is_same:
            hint = f"bots have to meet in this game: write {PAIRS} or {MIXED}"
        raise item.at("tables").error(f"tables is “{asked}” at {seats} seats of {box.name}", hint)
    return asked


def _pack(item: Item, folder: Path, name: str) -> PackText:
    try:
        return PackText(name, read_text(folder / name, "a pack"))
    except PackError as error:
        raise _at_text(item, "packs", name, f"{name}: {error.problem}", error.hint) from None


def _check_set_up(item: Item, box: Box, ladder: Ladder) -> None:
    setup = Setup(box.name, ladder.seats, "", ladder.options, (), box.rules_version)
    at = next((objection.option for objection in box.objections(setup)), "")
    try:
        set_up_deal(box, ladder, 0)
    except SetupError as error:
        place = item.at("with" if at else "seats")
        raise place.error(str(error), f"gloaming play {box.name} asks for what goes") from None


def _check_tables(item: Item, ladder: Ladder) -> None:
    least = {PAIRS: 2, MIXED: ladder.seats, SAME: 1}[ladder.tables]
    if len(ladder.bots) < least:
        raise item.at("bots").error(
            f"{len(ladder.bots)} bots for {ladder.tables} at {ladder.seats} seats",
            f"name {least} or more",
        )
    games, each = ladder.games, rotation_count(ladder.tables, ladder.seats)
    if games % each:
        raise item.at("games").error(
            f"games is {games}; every deal is played {each} times, once in each rotation of seats",
            f"expected a multiple of {each}, like {games + each - games % each}",
        )


def _at_text(item: Item, field: str, said: str, problem: str, hint: str) -> PackError:
    """Returns an error at the place where one text of a list stands."""
    return item.sentence_error(field, NotationError(said, 1, problem, hint))


def differing_fields(one: Ladder, other: Ladder) -> Sequence[str]:
    """Returns in which fields two ladders differ so that a game of one is none of the other.

    More games and other bots only mean that more, or others, are to be played.
    """
    fields = ("game", "seats", "seed", "options", "packs")
    return [name for name in fields if getattr(one, name) != getattr(other, name)]
