"""Backups of a SQLite database that are right while the server runs, and their restoring.

The file alone is not the database: what was written last stands in the log beside it (WAL). A
backup is made by SQLite's own copying, which includes it, and is checked before it is called one.
"""

import gzip
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from gloaming.kernel.errors import GloamingError
from gloaming.table.settings import Place
from gloaming.table.store.data_folder import (
    BEFORE,
    DATABASE,
    FILE_MODE,
    give_to_owner,
    prepare_folder,
)
from gloaming.table.store.file_lock import FileLock

TABLES = {"setting", "person", "game_table", "seat", "answer"}  # that every backup has


def database_file(place: Place) -> Path:
    """Returns the file of a SQLite database; PostgreSQL has tools of its own."""
    if place.database:
        raise GloamingError(
            "this is for a data folder; a PostgreSQL database is saved with pg_dump and restored "
            "with pg_restore, as docs/HOSTING.md says"
        )
    return place.folder / DATABASE


def integrity_problem(file: Path) -> str:
    """Returns what is wrong with a database file, "" if nothing is."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=rw", uri=True)) as database:
            found = [row[0] for row in database.execute("PRAGMA quick_check(3)")]
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == ["ok"] else "; ".join(found)


def backup(place: Place, to: Path) -> int:
    """Writes a backup, compressed if its name ends with .gz, and returns how many answers it has.

    An existing file is replaced only by a backup that is complete and whole.
    """
    source = database_file(place)
    if not source.exists():
        raise GloamingError(f"there is no database in {place.folder}")
    copy = to.with_name(f"{to.name}.part")
    packed = to.with_name(f"{to.name}.gz.part")
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, FILE_MODE))
        with (
            closing(sqlite3.connect(f"file:{source}?mode=rw", uri=True)) as database,
            closing(sqlite3.connect(copy)) as target,
        ):
            database.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        answers = checked_answers(copy)
        if to.suffix == ".gz":
            os.close(os.open(packed, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, FILE_MODE))
            with copy.open("rb") as plain, gzip.open(packed, "wb", 6) as out:
                shutil.copyfileobj(plain, out)
            copy.unlink()
            copy = packed
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        copy.replace(to)
    except sqlite3.DatabaseError as error:
        raise GloamingError(f"no backup was made: {error}") from None
    finally:
        copy.unlink(missing_ok=True)
        packed.unlink(missing_ok=True)
    return answers


def checked_answers(file: Path) -> int:
    """Returns how many answers a backup has; a file that is none of ours, or broken, is refused."""
    problem = integrity_problem(file)
    if problem:
        raise GloamingError(f"{file} is not a whole database: {problem}")
    with closing(sqlite3.connect(f"file:{file}?mode=rw", uri=True)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        if not names >= TABLES:
            raise GloamingError(f"{file} is no backup of Gloaming")
        (answers,) = database.execute("SELECT count(*) FROM answer").fetchone()
    return int(answers)


def restore(place: Place, source: Path) -> int:
    """Puts a backup in the place of the database and returns how many answers it has.

    The server must be closed. What was there before is kept beside it, with the ending `.before`.
    """
    target = database_file(place)
    if not source.is_file():
        raise GloamingError(f"there is no file {source}")
    prepare_folder(place)
    with FileLock(place.url):
        new = target.with_name(f"{DATABASE}.new")
        try:
            os.close(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, FILE_MODE))
            _unpack(source, new)
            answers = checked_answers(new)
            _keep_before(target)
            for ending in ("-wal", "-shm"):
                target.with_name(f"{DATABASE}{ending}").unlink(missing_ok=True)
            new.replace(target)
        finally:
            new.unlink(missing_ok=True)
            give_to_owner(place.folder)
    return answers


def _unpack(source: Path, to: Path) -> None:
    try:
        with source.open("rb") as file:
            is_packed = file.read(2) == b"\x1f\x8b"
        with (
            gzip.open(source, "rb") if is_packed else source.open("rb") as plain,
            to.open("wb") as out,
        ):
            shutil.copyfileobj(plain, out)
            out.flush()
            os.fsync(out.fileno())
    except (EOFError, gzip.BadGzipFile) as error:
        raise GloamingError(f"{source} is broken: {error}") from None


def _keep_before(target: Path) -> None:
    """Keeps the database that is replaced, with its log, as one file."""
    if target.stat().st_size == 0:
        return
    kept = target.with_name(BEFORE)
    try:
        with (
            closing(sqlite3.connect(target)) as old,
            closing(sqlite3.connect(f"{kept}.part")) as copy,
        ):
            old.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        Path(f"{kept}.part").replace(kept)
    except sqlite3.DatabaseError:  # broken: perhaps that is why a backup is restored
        Path(f"{kept}.part").unlink(missing_ok=True)
        shutil.copyfile(target, kept)
    kept.chmod(FILE_MODE)
