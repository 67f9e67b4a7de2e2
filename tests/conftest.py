"""What all tests share."""

import gc
import os
from collections.abc import Callable

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.setup.setup import Setup

pytest_plugins = ["gloaming.kernel.testing.pytest_plugin"]

NewGame = Callable[..., Evenfall]


def new_game(seats: int = 4, seed: int | str = 1, told: bool = False, **options: str) -> Evenfall:
    """A fresh game of Evenfall at its first question."""
    key = key_from_seed(seed).hex()
    setup = Setup("evenfall", seats, key, options, (), GAME.rules_version)
    game = GAME.set_up(setup, [], told)
    assert isinstance(game, Evenfall)
    return game


@pytest.fixture
def fresh() -> NewGame:
    """Makes new games: `fresh(seats=2, seed=5, experienced="on")`."""
    return new_game


WITH_SERVER = ("table", "browser")
DEPRECATED = "error::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(50_000, 20, 50)  # a seventh less time: thousands of tests stay in memory
    config.addinivalue_line(
        "markers", "sampled: whole games in many cases, of which `make check` plays only the first"
    )
    config.addinivalue_line(
        "markers", "long: takes seconds for whole games of bots; `make check` leaves it out"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests with servers and browsers go first: else one worker ends with them, the other waits.

    What the web framework warns of is an error in them alone: naming its warning loads it.
    """
    for item in items:
        if item.path.parent.name in WITH_SERVER:
            item.add_marker(pytest.mark.filterwarnings(DEPRECATED))
    items.sort(key=lambda item: (item.path.stem != "test_kill", item.path.parent.name != "browser"))
    if os.environ.get("GLOAMING_SAMPLE"):
        _leave_out_more_cases(config, items)


def _leave_out_more_cases(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keeps only the first case of every test that is marked `sampled`, and none that is `long`."""
    seen: set[str] = set()
    left_out: list[pytest.Item] = []
    for item in items[:]:
        name = item.nodeid.partition("[")[0]
        is_further_case = item.get_closest_marker("sampled") is not None and name in seen
        if is_further_case or item.get_closest_marker("long") is not None:
            left_out.append(item)
            items.remove(item)
        seen.add(name)
    config.hook.pytest_deselected(items=left_out)
