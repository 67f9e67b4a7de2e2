"""Many games: the same whoever plays them, and what goes wrong is reported."""

from pathlib import Path

import pytest
from tests.pebbles import PebblesBox, install

from gloaming.arena import simulate as arena
from gloaming.arena.simulate import Plan, Played, play_all, play_one, simulate, statistics
from gloaming.kernel import registry
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError, PackError, SetupError
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.runtime.build import build
from gloaming.kernel.setup.setup import Setup

EVENFALL = registry.find("evenfall")
PLAN = Plan("evenfall", 3, 6, 7, ("random", "random", "random"), watch=True)


def nothing(done: int) -> None:
    """No progress bar."""


def by_number(games: list[Played]) -> list[Played]:
    return sorted(games, key=lambda game: game.number)


# --- the same games ---------------------------------------------------------------------


def test_games_are_the_same_in_one_process_and_in_two() -> None:
    done: list[int] = []
    alone = by_number(list(play_all(PLAN, 1, done.append)))
    assert sum(done) == 6
    together = by_number(list(play_all(PLAN, 2, done.append)))
    assert sum(done) == 12
    assert [game.number for game in alone] == list(range(6))
    assert together == alone
    assert len({tuple(game.scores) for game in alone}) > 1


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    one = play_one(EVENFALL, PLAN, 3)
    assert play_one(EVENFALL, PLAN, 3) == one
    other = Plan("evenfall", 3, 6, 8, PLAN.bots)
    assert play_one(EVENFALL, other, 3).scores != one.scores


def test_a_watched_game_tells_what_was_seen_and_played() -> None:
    game = play_one(EVENFALL, PLAN, 0)
    assert [len(seat) for seat in (game.seen, game.played, game.histories)] == [3, 3, 3]
    assert all(game.seen)
    entries = {id for items in EVENFALL.catalogue([]).items.values() for id in items}
    assert {card for seat in game.seen for card in seat} <= entries
    unwatched = Plan("evenfall", 3, 6, 7, PLAN.bots)
    assert play_one(EVENFALL, unwatched, 0).seen == []


# --- the report -------------------------------------------------------------------------


def test_the_report_counts_everything() -> None:
    report = simulate(PLAN, 1, nothing)
    games = list(play_all(PLAN, 1, nothing))
    scores = [score for game in games for score in game.scores]
    assert (report.games, report.finished, report.errors) == (6, 6, 0)
    assert report.decisions == sum(game.decisions for game in games)
    assert report.forced == sum(game.forced for game in games)
    assert report.longest == max(game.decisions for game in games)
    assert report.scores == statistics(scores)
    assert report.winners == statistics([max(game.scores) for game in games])
    assert sum(report.wins) == pytest.approx(1, abs=0.001)
    assert report.build == build()


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [
        Played(0, 5, 0, [9, 9, 1], [0, 1], 0, []),
        Played(1, 5, 0, [1, 9, 1], [1], 0, []),
    ]
    monkeypatch.setattr(arena, "play_all", lambda plan, jobs, progress: iter(games))
    report = simulate(PLAN, 1, nothing)
    assert report.wins == [0.25, 0.75, 0.0]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], (0.0, 0.0, 0, 0)),
        ([4], (4.0, 0.0, 4, 4)),
        ([2, 4, 4, 4, 5, 5, 7, 9], (5.0, 2.14, 2, 9)),
        ([-3, 3], (0.0, 4.24, -3, 3)),
    ],
)
def test_statistics(values: list[int], expected: tuple[float, float, int, int]) -> None:
    found = statistics(values)
    assert (found.mean, found.deviation, found.low, found.high) == expected


# --- what goes wrong --------------------------------------------------------------------


@pytest.fixture
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.mark.usefixtures("_pebbles")
def test_an_error_in_a_game_is_reported_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = 0

    def appraise(box: PebblesBox, game: Game, seat: int) -> float:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise ZeroDivisionError("the scales broke")
        return float(game.scores()[seat])

    monkeypatch.setattr(PebblesBox, "appraise", appraise)
    report = simulate(Plan("pebbles", 2, 4, 1, ("greedy", "random")), 1, nothing)
    assert (report.games, report.finished, report.errors) == (4, 3, 1)
    assert report.first_errors == ["game 0: ZeroDivisionError: the scales broke"]
    assert sum(report.wins) == pytest.approx(1, abs=0.001)


@pytest.mark.usefixtures("_pebbles")
def test_at_most_five_errors_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def appraise(box: PebblesBox, game: Game, seat: int) -> float:
        raise RuntimeError("broken")

    monkeypatch.setattr(PebblesBox, "appraise", appraise)
    report = simulate(Plan("pebbles", 2, 8, 1, ("greedy", "random")), 1, nothing)
    assert (report.finished, report.errors) == (0, 8)
    assert len(report.first_errors) == 5
    assert report.scores == statistics([])


class Endless(Effect):
    """Asks for ever."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, 0, [0, 1])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.push(self, frame)


class EndlessBox(PebblesBox):
    """Pebbles that never end."""

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        game = super().set_up(setup, packs, with_story)
        game.question = None
        game.stack.append(Frame(Endless(), 0))
        game.run_until_asked()
        return game


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "TOO_LONG", 50)
    game = play_one(EndlessBox(), Plan("pebbles", 2, 1, 1, ("random", "random")), 0)
    assert game.error == "game 0: GloamingError: no end after 50 decisions"
    assert game.decisions == 51
    assert (game.scores, game.winners, game.histories) == ([], [], [])


@pytest.mark.parametrize(
    ("plan", "error", "says"),
    [
        (Plan("chess", 2, 1, 1, ("random",) * 2), GloamingError, "there is no game “chess”"),
        (Plan("evenfall", 7, 1, 1, ("random",) * 7), SetupError, "1 to 4 seats, not 7"),
        (Plan("evenfall", 2, 1, 1, ("genius",) * 2), SetupError, "there is no bot “genius”"),
        (Plan("evenfall", 2, 1, 1, ("random",)), SetupError, "1 bots for 2 seats"),
        (
            Plan("evenfall", 2, 1, 1, ("random",) * 2, {"first": "5"}),
            SetupError,
            "option first is “5”",
        ),
        (
            Plan("evenfall", 2, 1, 1, ("random",) * 2, {}, ("none.toml",)),
            PackError,
            "there is no such file",
        ),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_plan_that_cannot_be_played_is_refused_before_any_process_starts(
    monkeypatch: pytest.MonkeyPatch, plan: Plan, error: type[GloamingError], says: str, jobs: int
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("games were begun")

    monkeypatch.setattr(arena, "play_all", never)
    with pytest.raises(error, match=says):
        simulate(plan, jobs, nothing)


def test_a_pack_with_a_broken_sentence_is_refused_before_any_process_starts(
    tmp_path: Path,
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        '[pack]\nid = "a"\ngame = "evenfall"\n[[ritual]]\nid = "fairy"\ncost = "1 gold"\n', "utf-8"
    )
    with pytest.raises(PackError, match=r"box\.toml:6:11: cost"):
        simulate(Plan("evenfall", 2, 4, 1, ("random",) * 2, {}, (str(file),)), 2, nothing)


def test_games_are_played_with_the_pack(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        '[pack]\nid = "a"\ngame = "evenfall"\n[[limits]]\nid = "base"\nrounds = 1\n', "utf-8"
    )
    plan = Plan("evenfall", 2, 2, 1, ("random",) * 2)
    short = simulate(Plan("evenfall", 2, 2, 1, ("random",) * 2, {}, (str(file),)), 1, nothing)
    assert short.finished == 2
    assert short.decisions < simulate(plan, 1, nothing).decisions
