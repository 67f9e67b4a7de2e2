"""A ladder's games: paired luck, and the same results wherever and whenever they are played."""

import os
import signal
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest
from tests.arena.ladders import ELDRITCH, EVENFALL, PEBBLES, play
from tests.pebbles import install

from gloaming.arena.ladder import Ladder, PackText, set_up_deal
from gloaming.arena.ladder_game import TIMES, GameRow, play_games, play_scheduled
from gloaming.arena.provenance import versions
from gloaming.arena.results import digest
from gloaming.arena.schedule import ScheduledGame
from gloaming.arena.workers import do_all
from gloaming.bots import Bot, make
from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find

HERE = [EVENFALL, ELDRITCH]


@pytest.fixture(autouse=True)
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "installed").mkdir()
    install(tmp_path / "installed", monkeypatch)


def without_times(row: GameRow) -> dict[str, object]:
    return {k: v for k, v in msgspec.to_builtins(row).items() if k not in TIMES}


# --- luck -------------------------------------------------------------------------------


@pytest.mark.parametrize("ladder", [PEBBLES, *HERE], ids=lambda ladder: ladder.game)
def test_a_deal_is_one_set_up_and_another_deal_another(ladder: Ladder) -> None:
    box = find(ladder.game)
    first, again, other = (box.digest(set_up_deal(box, ladder, deal)) for deal in (0, 0, 1))
    assert first == again
    assert first != other
    elsewhere = msgspec.structs.replace(ladder, seed=ladder.seed + 1)
    assert box.digest(set_up_deal(box, elsewhere, 0)) != first


@pytest.mark.parametrize("ladder", [PEBBLES, EVENFALL], ids=lambda ladder: ladder.game)
def test_a_game_depends_on_its_deal_and_who_sits_where_alone(ladder: Ladder) -> None:
    box = find(ladder.game)
    scheduled = ScheduledGame(0, 3, 0, ("random", "random"))
    rows = [play_scheduled(box, ladder, scheduled) for _ in range(2)]
    assert without_times(rows[0]) == without_times(rows[1])
    other = play_scheduled(box, ladder, ScheduledGame(0, 4, 0, ("random", "random")))
    assert other.scores != rows[0].scores


def test_the_luck_of_bots_belongs_to_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever bot sits down at a seat has the same luck there, and each seat another one."""
    seeds: list[str] = []

    def remember(name: str, box: Box, seed: str) -> Bot:
        seeds.append(seed)
        return make(name, box, seed)

    monkeypatch.setattr("gloaming.arena.ladder_game.make", remember)
    for bots in (("random", "greedy"), ("greedy", "random")):
        play_scheduled(find("pebbles"), PEBBLES, ScheduledGame(0, 2, 0, bots))
    assert seeds[:2] == seeds[2:]
    assert len(set(seeds)) == 2


def test_every_rotation_of_a_deal_begins_with_the_same_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = find("evenfall")
    ladder = msgspec.structs.replace(EVENFALL, seats=3, games=3, bots=("random", "greedy"))
    schedule = ladder.schedule()
    begun: list[tuple[int, str]] = []

    def see(box: object, ladder: Ladder, deal: int) -> object:
        game = set_up_deal(find(ladder.game), ladder, deal)
        begun.append((deal, find(ladder.game).digest(game)))
        return game

    monkeypatch.setattr("gloaming.arena.ladder_game.set_up_deal", see)
    monkeypatch.setattr("gloaming.arena.ladder_game.TOO_LONG", 3)
    for number in range(len(schedule)):
        play_scheduled(box, ladder, schedule.game(number))
    assert len(begun) == 6
    assert len(set(begun)) == 1


# --- what a game tells ------------------------------------------------------------------


def test_a_game_tells_how_it_went() -> None:
    row = play_games(PEBBLES, versions(find("pebbles")), [0])[0]
    assert (row.number, row.deal, row.bots, row.error) == (0, 0, ("random", "greedy"), "")
    assert (row.outcome, row.reason, row.rule) == ("ranked", "most-pebbles", "PB-02")
    best = [seat for seat in (0, 1) if row.scores[seat] == max(row.scores)]
    assert list(row.winners) == best
    assert [row.places[seat] for seat in best] == [0] * len(best)
    assert row.decisions == (4, 4)  # three turns and a bid
    assert len(row.seconds) == len(row.slowest) == 2
    assert all(0 <= slowest <= total for slowest, total in zip(row.slowest, row.seconds))


def test_a_game_of_investigators_is_won_or_lost_together() -> None:
    row = play_games(ELDRITCH, versions(find("eldritch")), [0])[0]
    assert row.error == ""
    assert row.outcome in ("won-together", "lost-together")
    assert row.rule.startswith("EH-")
    won = row.outcome == "won-together"
    assert row.winners == ((0, 1) if won else ())
    assert row.share(0) == row.share(1) == float(won)


def test_a_game_against_the_automa_ranks_it_as_well() -> None:
    ladder = Ladder("solo", "evenfall", 1, ("random",), 1, 5, "same", {"automa": "heir"})
    row = play_games(ladder, versions(find("evenfall")), [0])[0]
    assert row.error == ""
    assert len(row.scores) == len(row.places) == 2
    assert sorted(row.places) == [0, 1]


def test_an_error_is_told_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def appraise(box: object, game: object, seat: int) -> float:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise ZeroDivisionError("the scales broke")
        return 0.0

    monkeypatch.setattr("tests.pebbles.PebblesBox.appraise", appraise)
    rows = play_games(PEBBLES, versions(find("pebbles")), [0, 1, 2])
    assert [row.error for row in rows] == ["game 0: ZeroDivisionError: the scales broke", "", ""]
    assert (rows[0].scores, rows[0].winners) == ((), ())


def test_a_worker_with_another_program_refuses() -> None:
    other = msgspec.structs.replace(versions(find("pebbles")), sources="0123")
    with pytest.raises(GloamingError, match="a worker has another program"):
        play_games(PEBBLES, other, [0])


def test_games_are_played_with_the_pack() -> None:
    text = '[pack]\nid = "a"\ngame = "evenfall"\n[[limits]]\nid = "base"\nrounds = 1\n'
    short = msgspec.structs.replace(EVENFALL, packs=(PackText("box.toml", text),))
    here = versions(find("evenfall"))
    few, many = (play_games(ladder, here, [0])[0] for ladder in (short, EVENFALL))
    assert sum(few.decisions) < sum(many.decisions)


# --- wherever they are played -----------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("ladder", [PEBBLES, *HERE], ids=lambda ladder: ladder.game)
def test_results_are_the_same_in_one_process_and_in_two(tmp_path: Path, ladder: Ladder) -> None:
    alone = play(ladder, tmp_path / "alone").games
    together = play(ladder, tmp_path / "together", jobs=2).games
    assert len(alone) == len(ladder.schedule())
    assert digest(alone.values()) == digest(together.values())
    one, other = (
        sorted(map(without_times, found.values()), key=str) for found in (alone, together)
    )
    assert one == other
    assert not any(row.error for row in alone.values())


def test_results_are_the_same_in_any_order(tmp_path: Path) -> None:
    def backwards(work: object, numbers: Sequence[int], *, tell: object) -> Iterator[list[GameRow]]:
        return do_all(work, list(reversed(numbers)), 1)  # type: ignore[arg-type]

    forwards = play(PEBBLES, tmp_path / "a").games
    assert digest(play(PEBBLES, tmp_path / "b", spread=backwards).games.values()) == digest(
        forwards.values()
    )


def test_the_hash_of_results_notices_any_difference(tmp_path: Path) -> None:
    rows = list(play(PEBBLES, tmp_path / "a").games.values())
    for changed in ({"scores": (1, 2)}, {"winners": (0, 1)}, {"reason": "luck"}, {"forced": 99}):
        other = [msgspec.structs.replace(rows[0], **changed), *rows[1:]]
        assert digest(other) != digest(rows)
    slower = [msgspec.structs.replace(row, seconds=(9.0, 9.0)) for row in rows]
    assert digest(slower) == digest(rows)


def killed_once(folder: str, work: object, numbers: list[int]) -> list[GameRow]:
    """Plays, but the process that is given game 5 first is killed."""
    mark = Path(folder) / "killed"
    if 5 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(numbers)  # type: ignore[operator,no-any-return]


def test_a_killed_worker_costs_its_games_only_which_are_played_again(tmp_path: Path) -> None:
    def spread(work: object, numbers: Sequence[int], *, tell: object) -> Iterator[list[GameRow]]:
        fatal = partial(killed_once, str(tmp_path), work)
        return do_all(fatal, numbers, 2, tell)  # type: ignore[arg-type]

    told: list[str] = []
    found = play(PEBBLES, tmp_path / "killed-one", told=told, spread=spread).games
    assert (tmp_path / "killed").exists()
    assert len(told) == 1
    assert "a process was lost (exit code -9)" in told[0]
    assert digest(found.values()) == digest(play(PEBBLES, tmp_path / "none").games.values())
