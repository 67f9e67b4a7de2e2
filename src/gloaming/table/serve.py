"""`gloaming serve`: run the table."""

import asyncio
import os
import platform
import signal
import socket
import tempfile
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from gloaming.kernel.errors import GloamingError
from gloaming.table.admin.backup import database_file, integrity_problem
from gloaming.table.limits.connections import LimitedConnection
from gloaming.table.logs import configure_logs
from gloaming.table.settings import Settings
from gloaming.table.store.data_folder import prepare_folder
from gloaming.table.store.file_lock import FileLock
from gloaming.table.store.store import Store

APP = "gloaming.table.app:from_environment"


def serve(settings: Settings) -> int:
    """Serves until Ctrl-C, or until it is told to stop."""
    settings.check()
    bound = _free_port(settings.host, settings.port)
    prepare_folder(settings)
    if not settings.database:
        _check_file(database_file(settings))
    with FileLock(settings.url), tempfile.TemporaryDirectory(prefix="gloaming-") as shared:
        prepared = _prepared(settings)
        if settings.workers > 1:
            prepared = replace(prepared, shared=shared)
        return _serve(prepared, bound)


def _serve(settings: Settings, bound: int) -> int:
    configure_logs(settings.log_format, settings.access_log)
    host, workers = settings.host, settings.workers
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{bound}/"
    from gloaming.table.app import SETTINGS

    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        APP,
        factory=True,
        host=host,
        port=bound,
        workers=workers,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=settings.grace,
        server_header=False,
        http=LimitedConnection,
        ws="none",  # nobody here speaks it
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=list(settings.trusted_proxy),
    )
    server = _AnnouncedServer(config, address, settings.open_browser and _has_screen())
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _exit)  # uvicorn closes first, then raises the signal again
    try:
        if workers > 1:
            server.announce()
            Multiprocess(config, sockets=[config.bind_socket()]).run()
        else:
            server.run()
    except KeyboardInterrupt:
        pass
    return 0


def _exit(_number: int, _frame: FrameType | None) -> None:
    """Ends the process without a fault: it was told to stop."""
    raise SystemExit(0)


def _check_file(file: Path) -> None:
    """Raises an error if the database file is broken, before anything is written to it."""
    problem = integrity_problem(file)
    if problem:
        raise GloamingError(
            f"the database {file} is broken and cannot be used ({problem}); nothing was changed. "
            "Restore a backup (gloaming admin restore), or name another folder (--data)"
        )


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
        store = Store(settings.url)
        try:
            return await store.prepare(settings)
        finally:
            await store.close()

    try:
        return asyncio.run(prepare())
    except GloamingError:
        raise
    except Exception as error:
        place = settings.url.split("@")[-1]
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
