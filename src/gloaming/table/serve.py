"""`gloaming serve`: run the table."""

import asyncio
import os
import platform
import socket
import threading
import webbrowser
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from gloaming.kernel.errors import GloamingError
from gloaming.table.settings import Settings, make_settings
from gloaming.table.store.file_lock import FileLock
from gloaming.table.store.store import Store

APP = "gloaming.table.app:from_environment"


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    workers: int,
    open_browser: bool,
    secure: bool,
    rate: int,
    thinkers: int,
) -> int:
    """Serves until Ctrl-C."""
    if workers < 1:
        raise GloamingError(f"workers is {workers}; expected 1 or more")
    if data is not None and database:
        raise GloamingError("name either a data folder or a database, not both")
    if workers > 1 and not database.startswith("postgres"):
        raise GloamingError("several workers need PostgreSQL: --database postgresql://…")
    bound = _free_port(host, port)
    wanted = make_settings(data, database, thinkers, secure, rate)
    with FileLock(wanted.database):
        return _serve(_prepared(wanted), host, bound, workers, open_browser)


def _serve(settings: Settings, host: str, bound: int, workers: int, open_browser: bool) -> int:
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{bound}/"
    from gloaming.table.app import SETTINGS

    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        APP,
        factory=True,
        host=host,
        port=bound,
        workers=workers,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    server = _AnnouncedServer(config, address, open_browser and _has_screen())
    try:
        if workers > 1:
            server.announce()
            Multiprocess(config, sockets=[config.bind_socket()]).run()
        else:
            server.run()
    except KeyboardInterrupt:
        pass
    return 0


class _AnnouncedServer(uvicorn.Server):
    """Prints its address once people can come in."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool) -> None:
        super().__init__(config)
        self.address = address
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    def announce(self) -> None:
        """Prints the address, and opens it where there is a screen."""
        print(f"Gloaming is open at {self.address}  (Ctrl-C closes it)", flush=True)
        if self.opens:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def _prepared(settings: Settings) -> Settings:
    """Returns the settings for all workers, with the database migrated once for them."""

    async def prepare() -> Settings:
        store = Store(settings.database)
        try:
            return await store.prepare(settings)
        finally:
            await store.close()

    try:
        return asyncio.run(prepare())
    except GloamingError:
        raise
    except Exception as error:
        place = settings.database.split("@")[-1]
        raise GloamingError(f"the database {place} cannot be used: {error}") from None


def _free_port(host: str, port: int) -> int:
    """Returns the port asked for; 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError, UnicodeError) as error:  # no host can be called so
            why = getattr(error, "strerror", None) or error
            raise GloamingError(f"{host}:{port} cannot be used: {why}") from None
        bound: int = probe.getsockname()[1]
    return bound


def _has_screen() -> bool:
    x11 = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(x11) or platform.system() in ("Darwin", "Windows")
