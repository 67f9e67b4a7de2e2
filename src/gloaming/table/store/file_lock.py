"""One server for one file: a second one on the same SQLite database is turned away.

What a server has in memory is true only as long as nobody else writes.
"""

from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.system import lock_file


class FileLock:
    """The lock of the only server on a database file, held from `with` to its end."""

    def __init__(self, database: str) -> None:
        self._path = ""
        if database.startswith("sqlite+aiosqlite:///"):
            file = make_url(database).database
            self._path = f"{file}.lock" if file and file != ":memory:" else ""
        self._file: IO[str] | None = None

    def __enter__(self) -> "FileLock":
        if self._path:
            Path(self._path).parent.mkdir(parents=True, exist_ok=True)
            self._file = open(self._path, "a")
            try:
                lock_file(self._file)
            except OSError:
                self._file.close()
                folder = Path(self._path).parent
                raise GloamingError(
                    f"another Gloaming is open on {folder}: use that one, close it, "
                    "or give this one a folder of its own (--data)"
                ) from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
