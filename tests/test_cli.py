"""The command line: one JSON object for programs, one line for mistakes, never a traceback."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.arena import balance as arena_balance
from gloaming.arena import bench as arena_bench
from gloaming.arena import rival as arena_rival
from gloaming.arena import solo as arena_solo
from gloaming.arena.bench import Speed
from gloaming.arena.simulate import Plan, Played
from gloaming.cli import main
from gloaming.kernel.match import new
from gloaming.output import console
from tests.pebbles import install

SOURCE = Path(str(gloaming.__file__)).parents[1]
HEAD = '[pack]\nid = "mine"\ngame = "evenfall"\n'


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> dict[str, Any]:
        """The one object on stdout."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `gloaming …` in this process, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def go(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["gloaming", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        seen = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0, seen.out, seen.err)

    return go


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Evenfall, saved after twelve answers."""
    match = new("evenfall", 2, seed=5, names=["Ana", "Bo"])
    for number in range(12):
        match.answer(match.options()[number % 2])
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def write(file: Path, text: str) -> Path:
    file.write_text(text, "utf-8")
    return file


def edit(file: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(file.read_text("utf-8"))
    change(data)
    return write(file, json.dumps(data))


# --- for programs -----------------------------------------------------------------------


def test_simulate(run: Run) -> None:
    ran = run("simulate", "evenfall", "--players", 2, "--games", 3, "--seed", 4, "--json")
    found = ran.json()
    assert ran.code == 0
    assert ran.err == ""
    assert (found["games"], found["finished"], found["errors"]) == (3, 3, 0)
    assert found["bots"] == ["random", "random"]
    assert found["decisions"] > 100
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert set(found["scores"]) == {"mean", "deviation", "low", "high"}
    assert set(found["winners"]) == {"mean", "deviation", "low", "high"}
    assert len(found["wins"]) == 2
    assert found["build"] in ("compiled", "interpreted")


def test_simulate_is_repeatable_and_the_seed_matters(run: Run) -> None:
    def scores(seed: int, *more: str) -> object:
        words = ("--players", 2, "--games", 2, "--seed", seed, "--json", *more)
        return run("simulate", "evenfall", *words).json()["scores"]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)
    assert scores(1) != scores(1, "--with", "experienced=on")


def test_a_short_list_of_bots_goes_round(run: Run) -> None:
    words = ("--players", 3, "--games", 1, "--bots", "random", "--json")
    assert run("simulate", "evenfall", *words).json()["bots"] == ["random"] * 3


def test_simulate_plays_every_kind_of_game(run: Run) -> None:
    """One to four seats in turn, each with its next combination of options."""
    ran = run("simulate", "evenfall", "--every", "--games", 9, "--json")
    report = ran.json()
    assert (report["finished"], report["errors"], report["kinds"]) == (9, 0, 9)
    solo = run("simulate", "evenfall", "--every", "--with", "automa=heir", "--games", 2)
    assert "2 of 2 games finished, 0 errors" in solo.out
    assert "2 kinds of games" in " ".join(solo.out.split())


def test_every_kind_of_a_game_that_there_is_not(run: Run) -> None:
    ran = run("simulate", "evenfall", "--every", "--with", "side=dark", "--games", 2)
    assert ran.code == 2
    assert "dark" in ran.err


def test_simulate_for_people(run: Run) -> None:
    ran = run("simulate", "evenfall", "--players", 2, "--games", 2)
    assert ran.code == 0
    assert "2 of 2 games finished, 0 errors" in ran.out


def test_a_simulation_with_errors_says_so_in_its_exit_code(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    monkeypatch.setattr("tests.pebbles.PebblesBox.appraise", lambda *_: 1 / 0)
    words = ("simulate", "pebbles", "--players", 2, "--games", 2, "--bots", "greedy")
    ran = run(*words, "--json")
    assert ran.code == 1
    found = ran.json()
    assert found["errors"] == 2
    assert "ZeroDivisionError" in found["first_errors"][0]
    ran = run(*words)
    assert ran.code == 1
    assert "ZeroDivisionError" in ran.err


def handmade(*_: object) -> list[Played]:
    return [Played(0, 9, 0, [90, 110], [1], 0, [[20, 70, 90], [22, 85, 110]], "", [["fairy"], []])]


def test_balance(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_balance, "play_all", handmade)
    monkeypatch.setattr("gloaming.arena.balance._cards", lambda done: [])
    words = ("balance", "evenfall", "--players", 2, "--games", 1)
    ran = run(*words, "--json")
    found = ran.json()
    assert {"game", "games", "mean", "winner_mean", "rounds", "before_final", "cards"} <= set(found)
    assert found["mean"] == 100
    assert found["problems"] == ["first seat's wins is 0.00, expected 0.22 to 0.28"]
    assert ran.code == 1
    ran = run(*words)
    assert ran.code == 1
    assert "first seat's wins is 0.00" in ran.out


def test_balance_of_what_seats_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Plan] = []

    def seated(plan: Plan, jobs: int, progress: object) -> list[Played]:
        asked.append(plan)
        return [
            msgspec.structs.replace(game, factions=("star", "horn"))
            for game in handmade(plan, jobs, progress)
        ]

    monkeypatch.setattr(arena_balance, "play_all", seated)
    monkeypatch.setattr("gloaming.arena.balance._cards", lambda done: [])
    words = ("balance", "evenfall", "--players", 2, "--games", 1, "--with", "side=moon")
    found = run(*words, "--among", "star,horn", "--json").json()
    assert [(one["faction"], one["wins"]) for one in found["factions"]] == [
        ("star", 0),
        ("horn", 1),
    ]
    assert "star wins 0.0% of its games, expected 36% to 64%" in found["problems"]
    assert asked[0].line_ups == (("star", "horn"), ("horn", "star"))
    ran = run(*words, "--among", "star,horn")
    assert "horn" in ran.out
    assert "100.0%" in ran.out


def test_balance_of_a_solo_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(plan: Plan, jobs: int, progress: object) -> list[Played]:
        wins = {"apprentice": 9, "witch": 6, "master": 7, "heir": 3}[plan.options["automa"]]
        return [
            Played(i, 9, 0, [100, 80] if i < wins else [100, 120], [int(i >= wins)], 0, [[100]])
            for i in range(10)
        ]

    monkeypatch.setattr(arena_solo, "play_all", alone)
    words = ("balance", "evenfall", "--players", 1, "--games", 10)
    ran = run(*words, "--json")
    found = ran.json()
    assert ran.code == 1
    assert found["problems"] == ["master is no harder than witch"]
    assert [(one["level"], one["wins"], one["opponent"]) for one in found["levels"]] == [
        ("apprentice", 0.9, 84),
        ("witch", 0.6, 96),
        ("master", 0.7, 92),
        ("heir", 0.3, 108),
    ]
    ran = run(*words)
    assert "90.0%" in ran.out
    assert "master is no harder than witch" in ran.out
    ran = run(*words, "--with", "automa=heir")
    assert ran.code == 0
    assert "witch" not in ran.out
    assert "Everything is within the targets." in ran.out


def test_cards(run: Run) -> None:
    found = run("cards", "evenfall", "--json").json()
    assert found["counts"]["place"] == 52 + 6  # and those of The Crystal Path
    assert found["counts"]["ritual"] == 58 + 26
    assert found["counts"]["person"] == 42 + 20
    total = {"place": 0, "ritual": 0, "person": 0}
    for card in found["cards"]:
        assert set(card) == {"kind", "id", "name", "copies", "text", "known", "part"}
        assert card["name"]
        assert all(card["text"])
        if card["kind"] in total:
            total[card["kind"]] += card["copies"]
    assert total == {kind: found["counts"][kind] for kind in total}


def test_cards_in_each_language(run: Run) -> None:
    texts = [
        [
            card["text"]
            for card in run("cards", "evenfall", "--lang", lang, "--json").json()["cards"]
        ]
        for lang in ("en", "es", "de")
    ]
    for one, two in ((0, 1), (0, 2), (1, 2)):
        assert all(a != b for a, b in zip(texts[one], texts[two], strict=True))


def test_cards_with_a_pack(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[ritual]]\nid = "fairy"\ncopies = 5\n')
    found = run("cards", "evenfall", "--pack", pack, "--json").json()
    assert found["counts"]["ritual"] == 61 + 26


def test_cards_for_people(run: Run) -> None:
    ran = run("cards", "evenfall", "--lang", "es")
    assert ran.code == 0
    assert "Cáliz de Transmutación" in ran.out
    assert "58 place" in ran.out


GOOD = """game = "evenfall"
[[scenario]]
name  = "a game begins in round 1"
rules = ["EF-ACT-01"]
then  = ["round = 1"]
"""
BAD = """
[[scenario]]
name  = "a game begins in round 2"
rules = ["EF-ACT-02"]
then  = ["round = 2"]
"""


def test_scenarios(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "s.toml", GOOD)
    ran = run("scenario", "run", file, "--json")
    assert ran.code == 0
    assert ran.json() == {"passed": 1, "failed": []}
    write(file, GOOD + BAD)
    ran = run("scenario", "run", tmp_path, "--json")
    assert ran.code == 1
    failed = {
        "file": str(file),
        "scenario": "a game begins in round 2",
        "problem": "round is 1; expected = 2",
    }
    assert ran.json() == {"passed": 1, "failed": [failed]}
    ran = run("scenario", "run", file)
    assert ran.code == 1
    assert "round is 1; expected = 2" in ran.out
    assert "1 passed, 1 failed" in ran.out


CITING = """import pytest

@pytest.mark.rule("EF-ACT-03", "EF-BAT-01")
def test_good():
    pass

@pytest.mark.rule("EF-ACT-04", "EF-ACT-03")
def test_bad():
    assert False

@pytest.mark.rule("EF-ACT-05")
@pytest.mark.skip
def test_skipped():
    pass
"""


def test_rules(run: Run, tmp_path: Path) -> None:
    """Covered is what a passing scenario or test cites, unless another one about it fails."""
    folder = tmp_path / "rules" / "evenfall"
    folder.mkdir(parents=True)
    write(folder / "s.toml", GOOD + BAD)
    write(folder / "test_citing.py", CITING)
    words = ("rules", "evenfall", "--tests", folder.parent)
    found = run(*words, "--missing", "--json").json()
    assert found["covered"] == 2
    assert found["total"] == sum(area["total"] for area in found["areas"].values())
    assert found["areas"]["ACT"]["covered"] == 1
    assert found["areas"]["BAT"]["covered"] == 1
    missing = {rule["id"] for rule in found["missing"]}
    assert len(missing) == found["total"] - 2
    assert {"EF-ACT-02", "EF-ACT-03", "EF-ACT-04", "EF-ACT-05"} <= missing
    assert len(found["failures"]) == 2
    (folder / "test_citing.py").unlink()
    write(folder / "s.toml", GOOD.replace("EF-ACT-01", "EF-ACT-99"))
    ran = run(*words)
    assert ran.code == 1
    assert "EF-ACT-99 is cited, but there is no such rule" in ran.err
    write(folder / "s.toml", GOOD)
    ran = run(*words, "--json")
    assert ran.code == 0
    assert "missing" not in ran.json()


def test_replay(run: Run, record: Path) -> None:
    found = run("replay", record, "--json").json()
    assert found["game"] == "evenfall"
    assert found["answers"] == 12
    assert found["verified"] is True
    assert found["over"] is False
    assert len(found["scores"]) == 2
    assert found["winners"] == []
    assert len(found["commitment"]) == 64
    ran = run("replay", record, "--verify")
    assert ran.code == 0
    assert "12 answers replay to the same scores" in ran.out
    assert found["commitment"] in ran.out


def test_replay_to_a_point(run: Run, record: Path) -> None:
    found = run("replay", record, "--to", 3, "--json").json()
    assert (found["answers"], found["verified"]) == (3, False)
    told = [run("replay", record, "--to", to).out for to in (0, 3, 12)]
    assert len({len(text) for text in told}) == 3
    assert told[2] == run("replay", record).out


def test_replay_tells_the_story_in_the_language_asked_for(run: Run, record: Path) -> None:
    told = [run("replay", record, "--lang", lang).out for lang in ("en", "es", "de")]
    assert len(set(told)) == 3
    assert all("Ana" in text for text in told)


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(game: str, seconds: float, which: str) -> Speed | None:
        return Speed(game, which, 4, 9, 3000, 500, 9000, 0.1, 0.2) if which == "compiled" else None

    def catanatron(seconds: float) -> dict[str, float]:
        speeds = {"decisions_per_second": 100.0, "unforced_decisions_per_second": 80.0}
        return {**speeds, "copies_per_second": 300.0, "games": 2.0}

    monkeypatch.setattr(arena_bench, "measure_build", measure)
    monkeypatch.setattr(arena_rival, "measure_catanatron", catanatron)
    found = run("bench", "--seconds", 1, "--json").json()
    assert [(speed["game"], speed["build"]) for speed in found["games"]] == [
        ("evenfall", "compiled")
    ]
    assert found["catanatron"]["decisions_per_second"] == 100
    monkeypatch.setattr(console, "width", 200)
    assert "30.0 decisions, 30.0 copies" in run("bench", "--seconds", 1).out


def test_bench_without_catanatron(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seconds: float) -> dict[str, float]:
        raise ModuleNotFoundError("catanatron is not installed")

    monkeypatch.setattr(arena_bench, "measure_build", lambda *_: None)
    monkeypatch.setattr(arena_rival, "measure_catanatron", missing)
    ran = run("bench", "--json")
    assert ran.code == 0
    assert ran.json() == {"games": [], "catanatron": {}}
    assert "catanatron is not installed" in ran.err


# --- packs ------------------------------------------------------------------------------


def test_a_new_pack_is_written_once_and_is_good(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("pack", "new", file).code == 0
    before = file.read_bytes()
    ran = run("pack", "new", file)
    assert ran.code == 2
    assert "is there already; nothing was changed" in ran.err
    assert file.read_bytes() == before
    found = run("pack", "check", file, "--json").json()
    assert (found["id"], found["game"], found["entries"]) == ("mine", "evenfall", 0)
    assert len(found["digest"]) == 32


def test_a_pack_is_shown_with_what_it_changes(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[ritual]]\nid = "transmutation-chalice"\nvp = 9\n')
    found = run("pack", "show", pack, "--json").json()
    (change,) = found["changes"]
    assert (change["kind"], change["id"]) == ("ritual", "transmutation-chalice")
    assert change["fields"] == ["vp"]
    assert change["before"] != change["after"]
    ran = run("pack", "show", pack)
    assert ran.code == 0
    assert "9 victory points" in ran.out


def test_a_game_starts_with_the_pack(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[limits]]\nid = "base"\nrounds = 1\n')
    words = ("simulate", "evenfall", "--players", 2, "--games", 2, "--json")
    short = run(*words, "--pack", pack).json()
    assert short["decisions"] < run(*words).json()["decisions"]


# --- mistakes ---------------------------------------------------------------------------


def refused(ran: Ran, *says: str) -> None:
    """Exit code 2 and a clear line; nothing on stdout, no traceback."""
    assert ran.code == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    lines = ran.err.splitlines()
    assert lines[0].startswith("gloaming: ")
    assert len(lines) <= 2  # a pack's mistake adds what was expected
    for text in says:
        assert text in ran.err


SIMULATE = ("simulate", "evenfall", "--games", "2")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("simulate", "chess"), "there is no game “chess”; there are: evenfall"),
        (("balance", "chess"), "there is no game “chess”"),
        (("cards", "chess"), "there is no game “chess”"),
        (("rules", "chess"), "there is no game “chess”"),
        (("play", "chess"), "there is no game “chess”"),
        (("pack", "new", "x.toml", "--game", "chess"), "there is no game “chess”"),
        (("simulate", "evenfall", "--games", "0"), "games is 0; expected 1 or more"),
        (("balance", "evenfall", "--games", "-5"), "games is -5"),
        ((*SIMULATE, "--jobs", "0"), "jobs is 0"),
        ((*SIMULATE, "--players", "0"), "bots for 0 seats"),
        ((*SIMULATE, "--players", "3", "--with", "automa=heir"), "plays alone: 1 seat, not 3"),
        ((*SIMULATE, "--players", "9"), "for 1 to 4 seats, not 9"),
        (("balance", "evenfall", "--players", "9"), "for 1 to 4 seats, not 9"),
        ((*SIMULATE, "--players", "two"), "--players"),
        ((*SIMULATE, "--bots", "genius"), "there is no bot “genius”; there are: random, greedy"),
        ((*SIMULATE, "--bots", ","), "0 bots for 4 seats"),
        ((*SIMULATE, "--players", "2", "--bots", "random,random,random"), "3 bots for 2 seats"),
        ((*SIMULATE, "--with", "experienced"), "--with takes option=value, not “experienced”"),
        ((*SIMULATE, "--with", "colour=red"), "no option “colour”; there are: side, crystal-path"),
        ((*SIMULATE, "--with", "experienced=maybe"), "expected one of: off, on"),
        ((*SIMULATE, "--pack", "none.toml"), "none.toml:1:1: there is no such file"),
        ((*SIMULATE, "--jobs", "2", "--pack", "none.toml"), "there is no such file"),
        ((*SIMULATE, "--colour"), "--colour"),
        (("balance", "evenfall", "--among", "all"), "with these options all seats begin alike"),
        (("balance", "evenfall", "--with", "side=moon", "--among", "moth"), "there is no “moth”"),
        (("balance", "evenfall", "--plot", "x.exe"), "a picture ends in one of"),
        (("balance", "evenfall", "--plot", "none/x.png"), "there is no folder none"),
        (("cards", "evenfall", "--lang", "fr"), "--lang"),
        (("cards", "evenfall", "--pack", "none.toml"), "there is no such file"),
        (("cards",), "game"),
        (("rules", "evenfall", "--tests", "none"), "there is no folder none"),
        (("scenario", "run"), "name at least one scenario file"),
        (("scenario", "run", "none.toml"), "none.toml: cannot be read"),
        (("scenario", "run", "."), "there is no scenario in ."),
        (("replay", "none.json"), "none.json: cannot be read"),
        (("replay", "."), "cannot be read"),
        (("replay",), "--file"),
        (("bench", "--seconds", "0"), "--seconds takes 0.1 to 600"),
        (("pack", "check", "none.toml"), "there is no such file"),
        (("pack", "show", "none.toml"), "there is no such file"),
        (("pack", "new", "none/x.toml"), "none/x.toml: No such file or directory"),
        (("play", "evenfall", "--load", "none.json"), "none.json: cannot be read"),
        (("play", "evenfall", "--seats", "me", "--with", "automa=god"), "option automa is “god”"),
        (("play", "evenfall", "--seats", "me,greedy", "--with", "first=9"), "option first is “9”"),
        (("play", "evenfall", "--seats", "me,greedy", "--pack", "none.toml"), "no such file"),
        (("dance",), "dance"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_input_is_refused_in_words(run: Run, words: tuple[str, ...], says: str) -> None:
    refused(run(*words), says)


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD + '[[ritual]]\nid = "fairi"\n', "p.toml:5:6: there is no ritual “fairi”"),
        (HEAD + '[[ritual]]\nid = "fairy"\ncost = "1 [gold]"\n', "p.toml:6:11: cost: “[gold]”"),
        (HEAD + "[[ritual]\n", "p.toml:4:"),
        ("", "the pack has no [pack] table"),
        ('[pack]\nid = "a"\ngame = "chess"\n', "there is no game “chess”"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(
    run: Run, tmp_path: Path, command: str, text: str, says: str
) -> None:
    refused(run("pack", command, write(tmp_path / "p.toml", text)), says)


def test_a_long_path_stays_on_one_line(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / ("deep " * 30).strip()
    folder.mkdir()
    file = write(folder / "p.toml", HEAD + "[[ritual]]\nvp = 1\n")
    refused(run("pack", "check", file), f"{file}:4:1: an entry of [[ritual]] needs an id")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.update(format=9), "record format 9; here it is 1"),
        (lambda data: data["setup"].update(rules="0"), "rules version 0, here it is"),
        (lambda data: data["setup"].update(game="chess"), "there is no game “chess”"),
        (lambda data: data["setup"].update(key="moon"), "set-up is broken"),
        (lambda data: data["answers"][3].__setitem__(1, "fly"), "answer 4 (fly) does not fit"),
        (lambda data: data.update(scores=[99, 1]), "differ from the recorded [99, 1]"),
        (lambda data: data["answers"].pop(), "written after 12 answers and has 11"),
        (lambda data: data.update(names=["Ana"]), "1 names for 2 seats"),
        (
            lambda data: data["setup"].update(packs=[{"id": "mine", "digest": "0123456789"}]),
            "played with packs: mine (01234567); given: none",
        ),
    ],
    ids=["format", "rules", "game", "key", "answer", "scores", "fewer", "names", "packs"],
)
def test_a_record_that_does_not_replay_is_refused(
    run: Run, record: Path, change: Callable[[dict[str, Any]], object], says: str
) -> None:
    edit(record, change)
    before = record.read_bytes()
    refused(run("replay", record, "--verify"), says)
    refused(run("replay", record, "--json"), says)
    assert record.read_bytes() == before


def test_a_truncated_record_is_refused_and_left_alone(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:300])
    before = record.read_bytes()
    refused(run("replay", record), "game.json: this is not a whole record")
    refused(run("play", "--load", record), "game.json: this is not a whole record")
    assert record.read_bytes() == before
    refused(run("replay", record, "--to", -1))


def test_a_negative_point_is_refused(run: Run, record: Path) -> None:
    refused(run("replay", record, "--to=-1"), "--to takes 0 or more")


# --- the program itself -----------------------------------------------------------------


def program(*words: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """A process of its own; with `code`, Python instead of the command."""
    start = ["-c", code] if code else ["-m", "gloaming"]
    return subprocess.run(
        [sys.executable, *start, *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_a_load_at_tables_that_cannot_be_is_refused(run: Run) -> None:
    ran = run("bench", "table", "--seats", 9)
    assert ran.code == 2
    assert "evenfall has 1 to 4 seats, not 9" in ran.err


def test_the_version(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.strip() == f"gloaming {gloaming.__version__}"


@pytest.mark.parametrize("words", [(), ("--help",), ("pack",), ("simulate", "--help")])
def test_help_is_no_mistake(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 0
    assert "Usage" in ran.out


def test_in_a_process_of_its_own() -> None:
    done = program("simulate", "evenfall", "--players", "2", "--games", "1", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)["finished"] == 1
    done = program("replay", "none.json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "gloaming: none.json: cannot be read (No such file or directory)\n"


def test_starting_imports_nothing_heavy() -> None:
    heavy = ["catanatron", "hypothesis", "lark", "litestar", "matplotlib", "numpy", "sqlalchemy"]
    done = program(
        code=(
            "import sys\n"
            "sys.argv = ['gloaming', '--version']\n"
            "from gloaming.cli import main\n"
            "try:\n    main()\n"
            f"finally:\n    print([m for m in {heavy} if m in sys.modules])\n"
        )
    )
    assert done.stdout.splitlines() == [f"gloaming {gloaming.__version__}", "[]"], done.stderr


def test_a_reader_who_has_seen_enough_is_no_mistake() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gloaming", "cards", "evenfall", "--json"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        said = process.stderr.read()
        assert process.wait() == 0
    assert said == b""
