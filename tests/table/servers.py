"""Real servers for tests: Gloaming's own in a process, and a PostgreSQL cluster of its own."""

import asyncio
import contextlib
import glob
import http.client
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import pytest

from gloaming.kernel.runtime.build import build

T = TypeVar("T")

READY = 180.0  # seconds until a server must answer


def apart(work: Callable[[], T]) -> T:
    """Do something in a thread of its own.

    A browser test that ran before in this process leaves Playwright's event loop running in the
    main thread, where nobody can start another one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, wherever the test runs."""
    return apart(lambda: asyncio.run(work))


# `make test` runs the suite interpreted and, where something is compiled, compiled. What takes long
# and does not test the rules runs only in the last of the two.
once = pytest.mark.skipif(
    build() == "interpreted" and bool(list(Path("src").rglob("*.so"))),
    reason="takes long, and runs with the compiled build",
)


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Server:
    """`gloaming serve` in a process of its own."""

    def __init__(self, *args: str, port: int | None = None) -> None:
        self.args = args
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.output: IO[bytes] | int = subprocess.DEVNULL  # where it writes
        self.program = ["-c", "from gloaming.cli import main; main()"]

    def start(self) -> "Server":
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        with tempfile.TemporaryFile() as errors:
            is_quiet = self.output == subprocess.DEVNULL
            self.process = subprocess.Popen(
                [*command, "--rate", "100000", "--connections", "100000", *self.args],
                stdout=self.output,
                stderr=errors if is_quiet else self.output,
                start_new_session=True,
            )
            end = time.monotonic() + READY
            while True:
                try:
                    urllib.request.urlopen(f"{self.address}/api/games", timeout=5).read()
                    return self
                except OSError:
                    code = self.process.poll()
                    if time.monotonic() > end or code is not None:
                        errors.seek(0)
                        told = errors.read()[-2000:].decode(errors="replace")
                        raise RuntimeError(f"the server does not start ({code}): {told}") from None
                    time.sleep(0.02)

    def kill(self) -> None:
        """As a power cut would: the whole process group, at once."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Client:
    """A program at the JSON API."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer; 0 if the server is not there."""
        request = urllib.request.Request(f"{self.address}/api{path}", method=method)
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, data, timeout=20) as response:
                return response.status, json.loads(response.read() or b"null")
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"null")
        except (OSError, http.client.HTTPException):
            return 0, None

    def get(self, path: str) -> Any:
        status, found = self.call("GET", path)
        assert status == 200, (status, found)
        return found

    def post(self, path: str, body: Any) -> Any:
        status, found = self.call("POST", path, body)
        assert status == 201, (status, found)
        return found

    def become(self, name: str, lang: str = "en") -> "Client":
        self.token = self.post("/people", {"name": name, "lang": lang})["token"]
        return self


def postgres_binaries() -> Path | None:
    """Where PostgreSQL's programs are, if they are."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/postgres"))
    if found:
        return Path(found[-1]).parent
    path = shutil.which("postgres")
    return Path(path).parent if path else None


class Postgres:
    """A PostgreSQL server of our own, which can be stopped and started again."""

    def __init__(self) -> None:
        found = postgres_binaries()
        assert found is not None
        self._binaries = found
        self._folder = Path(tempfile.mkdtemp(prefix="gloaming-pg-"))
        self._user: int | None = None
        if os.getuid() == 0:
            self._user = pwd.getpwnam("postgres").pw_uid
            os.chown(self._folder, self._user, -1)
        self._port = free_port()
        self.url = f"postgresql://gloaming@127.0.0.1:{self._port}/postgres"

    def _run(self, program: str, *words: str | Path, check: bool = True) -> None:
        subprocess.run(
            [self._binaries / program, "-D", self._folder / "data", *words],
            check=check,
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        options += " -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", self._folder / "log", "-o", options, "start")

    def stop(self) -> None:
        """At once, as a crash would."""
        self._run("pg_ctl", "-m", "immediate", "stop", check=False)

    def __enter__(self) -> "Postgres":
        self._run("initdb", "-U", "gloaming", "-A", "trust", "--no-sync")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; gives the URL of an empty database."""
    with Postgres() as running:
        yield running.url
