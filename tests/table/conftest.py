"""Servers that several tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.table.pages import page_cache
from tests.table.room import Room
from tests.table.servers import Server, postgres, postgres_binaries


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own."""
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres() as url:
        yield url


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on a fresh SQLite file."""
    with Server("--data", str(tmp_path)) as running:
        yield running


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server in this process; each test sets tables of its own."""
    with Room(tmp_path_factory.mktemp("room")) as running:
        yield running


@pytest.fixture(autouse=True)
def _forget_pages() -> Iterator[None]:
    """What one test draws of invented cards and rules is not what another one finds."""
    yield
    page_cache.clear()
