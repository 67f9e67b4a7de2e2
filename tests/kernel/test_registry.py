"""A third game, added from outside: everything works that knows games only by the kernel."""

from pathlib import Path

import pytest
from tests.pebbles import GAME, install

from gloaming.arena.simulate import Plan, simulate
from gloaming.kernel import registry
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import new, read_record, replay
from gloaming.kernel.testing.scenario import Failure, Scenario, run_scenario


@pytest.fixture
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def test_our_games_are_found() -> None:
    assert "evenfall" in registry.names()
    assert registry.find("evenfall").name == "evenfall"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(GloamingError, match=r"there is no game “pebbles”; there are: .*evenfall"):
        registry.find("pebbles")


@pytest.mark.usefixtures("_pebbles")
def test_an_installed_game_is_found() -> None:
    assert {"evenfall", "pebbles"} <= set(registry.names())
    assert registry.find("pebbles") is GAME


def test_what_is_no_box_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    points = tmp_path / "pebbles-1.0.dist-info" / "entry_points.txt"
    points.write_text("[gloaming.games]\npebbles = tests.pebbles:ROUNDS\n", "utf-8")
    with pytest.raises(GloamingError, match="the game “pebbles” is not a Box"):
        registry.find("pebbles")


@pytest.mark.usefixtures("_pebbles")
def test_it_is_played_saved_and_replayed(tmp_path: Path) -> None:
    match = new("pebbles", 3, seed=4, options={"rounds": "1"})
    for key in ("take:1", "bag", "take:2"):
        match.answer(key)
    assert match.asked_seats == [0, 1, 2]
    match.answer("bid:2", 2)
    match.save(tmp_path / "game.json")
    again = replay(read_record(tmp_path / "game.json"))
    assert again.asked_seats == [0, 1]
    for seat in (1, 0):
        again.answer("bid:0", seat)
    assert again.is_over
    assert again.scores()[2] == 4
    assert [entry.message.id for entry in again.story(-1)] == ["takes"] * 3


@pytest.mark.usefixtures("_pebbles")
def test_its_views_show_what_a_seat_may_answer() -> None:
    match = new("pebbles", 2)
    view = match.view(0)
    assert view.question is not None
    assert [offer.key for offer in view.question.offers] == ["take:1", "take:2", "bag"]
    assert match.view(1).question is None
    assert match.view(-1).question is None


@pytest.mark.usefixtures("_pebbles")
def test_it_has_scenarios() -> None:
    scenario = Scenario(
        name="whoever bids highest alone gets it",
        options={"rounds": "1"},
        given={"Catalina": 5, "bag": [7, 1]},
        when=["Catalina: pick bag", "pick take:2", "Adriano: bid 3", "Catalina: bid 1"],
        then=["Catalina = 6", "Adriano = 5", "bag = [7]", "over = true", "log: Adriano takes 2"],
    )
    run_scenario(scenario, "pebbles")
    start = Scenario(name="s", then=["refused: take:3, PB-03", "refused: take:3, PB-04"])
    with pytest.raises(
        Failure, match=r"no refusal of “take:3” by PB-04; there are: take:3 \(PB-03"
    ):
        run_scenario(start, "pebbles")


@pytest.mark.usefixtures("_pebbles")
@pytest.mark.parametrize("jobs", [1, 2])
def test_bots_play_it(jobs: int) -> None:
    plan = Plan("pebbles", 2, 30, 1, ("greedy", "random"))
    report = simulate(plan, jobs, lambda done: None)
    assert (report.finished, report.errors) == (30, 0)
    assert report.decisions == 30 * 8
    assert report.wins[0] > 0.6


def test_what_is_installed_is_scanned_once() -> None:
    """To scan takes milliseconds, and every match that is begun or replayed asks."""
    registry.find("evenfall")
    before = registry._points.cache_info().misses
    for _ in range(3):
        registry.find("evenfall")
        registry.names()
    assert registry._points.cache_info().misses == before


def test_a_game_need_not_be_named_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "names", lambda: ["pebbles"])
    assert registry.only_game() == "pebbles"
    monkeypatch.setattr(registry, "names", lambda: ["evenfall", "pebbles"])
    with pytest.raises(GloamingError, match="name a game; there are: evenfall, pebbles"):
        registry.only_game()
