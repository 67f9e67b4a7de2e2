"""`gloaming serve`: opens, says where, closes cleanly, and refuses what cannot be."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.table.context import ServerContext
from gloaming.table.serve import _prepared, serve
from gloaming.table.settings import Settings
from gloaming.table.store.store import Store
from tests.table.servers import Client, Server, apart, free_port, run_apart

CODE = "from gloaming.cli import main; main()"


def gloaming(*args: str) -> list[str]:
    return [sys.executable, "-c", CODE, *args]


def refused(
    data: Path | None = None,
    database: str = "",
    host: str = "127.0.0.1",
    port: int = 0,
    workers: int = 1,
) -> str:
    """Why the server does not even start."""
    with pytest.raises(GloamingError) as problem:
        apart(
            lambda: serve(
                Settings(
                    host=host,
                    port=port,
                    data=str(data or ""),
                    database=database,
                    workers=workers,
                )
            )
        )
    return str(problem.value)


def test_it_says_where_it_is_open_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        gloaming("serve", "--port", str(port), "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(f"Gloaming is open at http://localhost:{port}/")
        client = Client(f"http://127.0.0.1:{port}")
        end = time.monotonic() + 180
        while client.call("GET", "/games")[0] != 200:
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.02)
        client.become("Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/tables", {"game": "evenfall", "seats": seats})
        # An open stream and a bot that may be thinking do not keep it from closing.
        address = f"http://127.0.0.1:{port}/api/tables/{made['table']['id']}/events"
        stream = urllib.request.urlopen(address, timeout=20)
        assert stream.readline()
        reading = threading.Thread(target=_read_on, args=(stream,), daemon=True)
        reading.start()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
        out, errors = process.communicate(timeout=20)
        assert process.returncode in (0, 130), errors
        assert "Traceback" not in errors, errors
        assert errors == "", errors
        assert out == ""
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _read_on(stream: object) -> None:
    try:
        stream.read()  # type: ignore[attr-defined]
    except OSError:
        pass


def test_what_is_refused_is_told_in_words_with_exit_code_2(tmp_path: Path) -> None:
    command = gloaming("serve", "--workers", "2", "--data", str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("gloaming: several workers need PostgreSQL")
    assert not done.stdout


def test_how_many_workers_there_can_be(tmp_path: Path) -> None:
    assert "PostgreSQL" in refused(tmp_path, workers=2)
    assert "1 or more" in refused(tmp_path, workers=0)


def test_a_database_that_is_not_there_is_told_without_its_password(tmp_path: Path) -> None:
    port = free_port()
    said = refused(database=f"postgresql://ana:sesame@127.0.0.1:{port}/tables")
    assert f"127.0.0.1:{port}" in said
    assert "sesame" not in said
    for url in ("mysql://x/y", "nonsense", "postgresql://[", "sqlite:///x"):
        assert refused(database=url)
    assert "not both" in refused(tmp_path, "postgresql://x/y")


def test_a_second_server_on_a_folder_is_turned_away_until_the_first_is_gone(tmp_path: Path) -> None:
    """However the first one ends: a lock that stays behind would be worse than none."""
    server = Server("--data", str(tmp_path))
    with server:
        said = refused(tmp_path)
        assert "another Gloaming is open" in said
        assert str(tmp_path) in said
        server.kill()
        server.start()


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in refused(tmp_path, port=port)


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", 70000), ("127.0.0.1", -1), ("no..host", 0), ("192.0.2.1", 0)]
)
def test_an_address_that_is_not_ours_is_told(host: str, port: int, tmp_path: Path) -> None:
    assert f"{host}:{port} cannot be used" in refused(tmp_path, host=host, port=port)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    with pytest.raises(OSError, match="file"):
        serve(Settings(port=0, data=str(file)))
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "tables.sqlite").write_text("this is no database " * 100)
    assert "cannot be used" in refused(broken)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_kind_kill_closes_it_too(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        gloaming("serve", "--port", str(port), "--data", str(tmp_path)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    client = Client(f"http://127.0.0.1:{port}")
    end = time.monotonic() + 180
    while client.call("GET", "/games")[0] != 200:
        assert time.monotonic() < end, "it does not answer"
        time.sleep(0.02)
    process.terminate()
    _, errors = process.communicate(timeout=20)
    assert "Traceback" not in errors
    assert process.returncode in (0, -signal.SIGTERM, 128 + signal.SIGTERM)


def migrations(data: Path | None, database: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a database is migrated until two workers are open on it."""
    count = 0
    migrate = Store.migrate

    async def counted(store: Store) -> None:
        nonlocal count
        count += 1
        await migrate(store)

    monkeypatch.setattr(Store, "migrate", counted)
    settings = apart(lambda: _prepared(Settings(data=str(data or ""), database=database)))

    async def work() -> None:
        server = ServerContext(settings, None)
        await server.open()
        assert await server.store.setting("secret", "another") == settings.secret
        await server.close()

    run_apart(work())
    run_apart(work())
    return count


def test_a_server_migrates_its_database_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert migrations(tmp_path, "", monkeypatch) == 1


def test_workers_on_postgresql_do_not_migrate_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert migrations(None, postgres_url, monkeypatch) == 1
