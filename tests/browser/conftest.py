"""A browser and a server for all tests of a process; every guest's browser must stay silent."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guests import PATIENCE, Guest, finish
from tests.table.servers import Server

# The same browser without windows of its own comes first: there is less to draw.
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))),
    None,
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

Arrive = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a screen."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (Debian's package is called chromium)")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def shared_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share: everybody has tables of their own there."""
    with Server("--data", str(tmp_path_factory.mktemp("shared"))) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, shared_server: Server) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own: `arrive("Ana")`, `arrive()` for a stranger.

    In the end no browser may have complained: no error, no violation of the content policy, no
    request to anybody else, no fault of the server.
    """
    came: list[Guest] = []

    def come(name: str = "", server: Server | None = None, **options: Any) -> Guest:
        came.append(Guest(browser, server or shared_server, name, **options))
        return came[-1]

    yield come
    complaints = [complaint for guest in came for complaint in guest.unexpected()]
    for guest in came:
        guest.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def finished(browser: Browser, shared_server: Server) -> tuple[str, str]:
    """A table at which Ana and Ben have played to the end, and Ana's token."""
    ana = Guest(browser, shared_server, "Ana")
    ben = Guest(browser, shared_server, "Ben")
    table, links = ana.invited("me", "friend:Ben", seed=5)
    ben.claim(table, links[1])
    finish(table, [ana.client, ben.client])
    token = ana.client.token
    ana.context.close()
    ben.context.close()
    return table, token
