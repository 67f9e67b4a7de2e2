"""`gloaming scenario`, `rules` and `replay`: what is proved, and what was played."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.ran import Run, refused, write


def edit(file: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(file.read_text("utf-8"))
    change(data)
    return write(file, json.dumps(data))


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
    assert "12 answers replay to the same position" in ran.out
    assert found["commitment"] in ran.out


@pytest.mark.parametrize("digest", ["", "00000000.0123"])
def test_of_a_record_with_another_state_only_the_scores_are_compared(
    run: Run, record: Path, digest: str
) -> None:
    """Records from before there were digests, or from a version whose games had other fields."""
    edit(record, lambda data: data.update(digest=digest))
    assert "12 answers replay to the same scores" in run("replay", record, "--verify").out


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


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: data.update(format=9), "record format 9; here it is 1"),
        (lambda data: data["setup"].update(rules="0"), "rules version 0, here it is"),
        (lambda data: data["setup"].update(game="chess"), "there is no game “chess”"),
        (lambda data: data["setup"].update(key="moon"), "set-up is broken"),
        (lambda data: data["answers"][3].__setitem__(1, "fly"), "answer 4 (fly) does not fit"),
        (lambda data: data.update(scores=[99, 1]), "differ from the recorded [99, 1]"),
        (lambda data: data.update(digest=data["digest"][:-4] + "beef"), "the replayed position"),
        (lambda data: data["answers"].pop(), "written after 12 answers and has 11"),
        (lambda data: data.update(names=["Ana"]), "1 names for 2 seats"),
        (
            lambda data: data["setup"].update(packs=[{"id": "mine", "digest": "0123456789"}]),
            "played with packs: mine (01234567); given: none",
        ),
    ],
    ids=["format", "rules", "game", "key", "answer", "scores", "digest", "fewer", "names", "packs"],
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
