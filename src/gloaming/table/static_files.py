"""The files that pages load: the table's own, and those of every game.

A file is read and packed when it is first asked for, and again if it has changed. Only what lies in
the folders when the server starts is served, so no path leads anywhere else.
"""

import gzip
import mimetypes
from email.utils import formatdate
from pathlib import Path
from typing import Final

from litestar import Response, get, head
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from gloaming.kernel import registry
from gloaming.table.game_catalog import STATIC
from gloaming.table.responses import AnyRequest
from gloaming.table.wire.compression import checksum

PACKED: Final = (".css", ".js", ".svg", ".txt")  # typefaces are packed already
TYPES: Final = {  # whatever the machine's own list says
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}


class StaticFile:
    """A file as it is sent, as it is and packed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = (0, 0)  # when it was changed, and its size
        self._plain = b""
        self._packed = b""
        self._headers: dict[str, str] = {}

    def response(self, accepts: str, known: str) -> Response[bytes]:
        """Returns it for who `accepts` these encodings and has what the tags `known` stand for."""
        self._read()
        if self._headers["etag"] in known:
            return Response(b"", status_code=304, headers=self._headers)
        type = TYPES.get(self._path.suffix) or mimetypes.guess_type(self._path.name)[0]
        media_type = type or "application/octet-stream"
        if self._packed and "gzip" in accepts:
            headers = {**self._headers, "content-encoding": "gzip"}
            return Response(self._packed, headers=headers, media_type=media_type)
        return Response(self._plain, headers=self._headers, media_type=media_type)

    def _read(self) -> None:
        try:
            found = self._path.stat()
            now = (found.st_mtime_ns, found.st_size)
            if now == self._seen:
                return
            self._plain = self._path.read_bytes()
        except OSError:
            raise NotFoundException from None
        is_packed = self._path.suffix in PACKED
        self._packed = gzip.compress(self._plain, mtime=0) if is_packed else b""
        self._headers = {
            "etag": f'W/"{checksum(self._plain)}"',  # the same for both forms
            "last-modified": formatdate(found.st_mtime, usegmt=True),
            "vary": "accept-encoding",
        }
        self._seen = now


def static_files() -> dict[str, StaticFile]:
    """Returns all files of the table and of all games, by their paths below `STATIC`."""
    folders = {"": Path(__file__).parent / "static"}
    for name in registry.names():
        folders[f"{name}/"] = registry.find(name).folder() / "page" / "static"
    return {
        start + file.relative_to(folder).as_posix(): StaticFile(file)
        for start, folder in folders.items()
        for file in folder.rglob("*")
        if file.is_file()
    }


def static_routes() -> list[ControllerRouterHandler]:
    """Returns what serves the static files of the table and of all games."""
    files = static_files()

    def found(path: str, request: AnyRequest) -> Response[bytes]:
        file = files.get(path.lstrip("/"))
        if file is None:
            raise NotFoundException
        headers = request.headers
        return file.response(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    @get(f"{STATIC}/{{path:path}}", name="static", sync_to_thread=False)
    def send(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        return found(path, request)

    @head(f"{STATIC}/{{path:path}}", sync_to_thread=False)
    def describe(path: FromPath[str], request: AnyRequest) -> Response[None]:
        file = found(path, request)
        return Response(None, headers=file.headers, media_type=file.media_type)

    return [send, describe]
