"""The results of a ladder on disk: a folder with Parquet files that survives being interrupted.

Finished games are written every few seconds as a part of their own, under another name first, so
that a file is there whole or not at all. Parts are put together into `games.parquet` now and then;
a game that stands in both counts once.
"""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from gloaming.arena.ladder import Ladder, differing_fields
from gloaming.arena.ladder_game import TIMES, GameRow
from gloaming.arena.provenance import Machine, Versions
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.system import lock_file

if TYPE_CHECKING:
    import polars

MANIFEST = "ladder.json"
GAMES = "games.parquet"
LOCK = "lock"
WRITING = ".writing"  # the ending of a file that is not whole yet
DAMAGED = ".damaged"  # the ending that a file gets which cannot be read
EVERY = 2.0  # seconds between parts
MOST_PARTS = 100  # before they are put together
NOT_SCHEDULED = -1  # the number of a game that the ladder does not ask for any more

Key = tuple[int, tuple[str, ...]]


class Manifest(msgspec.Struct):
    """What a folder holds the games of."""

    ladder: Ladder
    versions: Versions
    earlier: list[Versions] = []  # of programs that have played a part of the games
    machines: list[Machine] = []
    position: int = 0  # in its file: the order in which ladders are reported


def digest(rows: Iterable[GameRow]) -> str:
    """Returns a hash of all that must be the same wherever the games are played."""
    found = blake2b(digest_size=8)
    for row in sorted(rows, key=lambda row: row.number):
        told = msgspec.to_builtins(row)
        found.update(msgspec.json.encode({k: v for k, v in told.items() if k not in TIMES}))
    return found.hexdigest()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps a folder for one run at a time."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / LOCK, "a") as file:
        try:
            lock_file(file)
        except OSError:
            raise GloamingError(
                f"ladders are being played into {folder} already: wait for that, or name another"
                " folder with --out"
            ) from None
        yield


# --- reading ----------------------------------------------------------------------------


def read_manifest(folder: Path) -> Manifest:
    """Reads what a folder holds the games of."""
    file = folder / MANIFEST
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise GloamingError(f"{folder} holds no ladder: there is no {MANIFEST} in it") from None
    except msgspec.MsgspecError as error:
        raise GloamingError(f"{file} cannot be read: {error}") from None


def read_games(folder: Path, tell: Callable[[str], None]) -> tuple[dict[Key, GameRow], list[Path]]:
    """Returns the games in a folder, each once, with the numbers they have in its ladder now.

    Also returns the files that cannot be read. `tell` is told of them: their games are missing.
    """
    numbers = read_manifest(folder).ladder.schedule().numbers()
    found: dict[Key, GameRow] = {}
    damaged: list[Path] = []
    for _ in range(3):  # while we read, a run may put parts together
        found, damaged, is_complete = {}, [], True
        for file in _files(folder):
            try:
                rows = _read(file)
            except FileNotFoundError:
                is_complete = False
            except Exception as error:
                tell(f"{file} cannot be read, its games are missing ({type(error).__name__})")
                damaged.append(file)
            else:
                for row in rows:
                    number = numbers.get(row.key, NOT_SCHEDULED)
                    found.setdefault(row.key, msgspec.structs.replace(row, number=number))
        if is_complete:
            break
    return found, damaged


def _files(folder: Path) -> list[Path]:
    together = folder / GAMES
    return [together] * together.exists() + sorted(folder.glob("part-*.parquet"))


def _read(file: Path) -> list[GameRow]:
    import polars

    return msgspec.convert(polars.read_parquet(file).to_dicts(), list[GameRow])


# --- writing ----------------------------------------------------------------------------


class Results:
    """The games of one ladder while it is played."""

    def __init__(
        self,
        folder: Path,
        ladder: Ladder,
        versions: Versions,
        machine: Machine,
        tell: Callable[[str], None],
        accepts_changes: bool = False,
        position: int = 0,
    ) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.glob(f"*{WRITING}"):
            file.unlink()  # an interrupted run was writing it; its games are played again
        manifest = Manifest(ladder, versions, position=position)
        if (folder / MANIFEST).exists():
            before = read_manifest(folder)
            _check_same(folder, before, manifest, accepts_changes)
            manifest.machines = before.machines
            manifest.earlier = before.earlier
            if before.versions != versions:
                manifest.earlier = [*before.earlier, before.versions]
        if machine not in manifest.machines:
            manifest.machines = [*manifest.machines, machine]
        data = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        _write_whole(folder / MANIFEST, lambda file: file.write_bytes(data))
        self.games, damaged = read_games(folder, tell)
        for file in damaged:
            file.rename(file.with_name(file.name + DAMAGED))
        self._pending: list[GameRow] = []
        self._written = time.monotonic()
        self._parts = len(list(folder.glob("part-*.parquet")))
        self._next = 1 + max((int(f.stem[5:]) for f in folder.glob("part-*.parquet")), default=0)

    def missing(self) -> list[int]:
        """Returns the numbers of the games that are still to be played."""
        there = {row.number for row in self.games.values()}
        count = len(read_manifest(self.folder).ladder.schedule())
        return [number for number in range(count) if number not in there]

    def add(self, rows: list[GameRow]) -> None:
        """Takes games that are done; they are on disk a few seconds later at the most."""
        for row in rows:
            self.games[row.key] = row
        self._pending += rows
        if time.monotonic() - self._written >= EVERY:
            self.flush()

    def flush(self) -> None:
        """Writes the games that are not on disk yet."""
        self._written = time.monotonic()
        if not self._pending:
            return
        frame = _frame(self._pending)
        _write_whole(self.folder / f"part-{self._next:06}.parquet", frame.write_parquet)
        self._pending = []
        self._next += 1
        self._parts += 1
        if self._parts > MOST_PARTS:
            self.put_together()

    def put_together(self) -> None:
        """Writes all games into one file, in the order of their numbers, instead of the parts."""
        self.flush()
        rows = sorted(self.games.values(), key=lambda row: (row.number, row.key))
        _write_whole(self.folder / GAMES, _frame(rows).write_parquet)
        for part in self.folder.glob("part-*.parquet"):
            part.unlink()
        self._parts = 0


def _check_same(folder: Path, before: Manifest, now: Manifest, accepts_changes: bool) -> None:
    """Refuses to add games to a folder that are not of the same kind."""
    differ = differing_fields(before.ladder, now.ladder)
    if differ:
        raise GloamingError(
            f"{folder} holds games of another ladder ({', '.join(differ)} changed since):"
            " name another folder with --out, or delete that one"
        )
    if before.versions != now.versions and not accepts_changes:
        raise GloamingError(
            f"the rules, the bots or the kernel have changed since games were played into {folder}:"
            " name another folder with --out, or add to it all the same with --accept-changes"
        )


def _frame(rows: list[GameRow]) -> "polars.DataFrame":
    import polars

    whole, text, real = polars.Int64, polars.String, polars.Float64
    schema: dict[str, polars.DataType | polars.datatypes.DataTypeClass] = {
        "number": whole,
        "deal": whole,
        "bots": polars.List(text),
        "scores": polars.List(whole),
        "winners": polars.List(whole),
        "places": polars.List(whole),
        "outcome": text,
        "reason": text,
        "rule": text,
        "decisions": polars.List(whole),
        "forced": whole,
        "error": text,
        "seconds": polars.List(real),
        "slowest": polars.List(real),
    }
    plain = [msgspec.to_builtins(row) for row in rows]
    lists = [{k: list(v) if isinstance(v, tuple) else v for k, v in row.items()} for row in plain]
    return polars.DataFrame(lists, schema=schema)


def _write_whole(file: Path, write: Callable[[Path], object]) -> None:
    """Writes a file so that it is there whole or not at all, whatever happens meanwhile."""
    draft = file.with_name(file.name + WRITING)
    write(draft)
    with open(draft, "rb") as written:
        os.fsync(written.fileno())
    os.replace(draft, file)
