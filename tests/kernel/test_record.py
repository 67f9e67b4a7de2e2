"""Matches and their records: saving, reading, replaying, and taking back."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.pebbles import GAME as PEBBLES

from gloaming.kernel.chance import commitment
from gloaming.kernel.errors import (
    GloamingError,
    IllegalAnswer,
    NotAsked,
    RecordError,
    SetupError,
    StaleAnswer,
)
from gloaming.kernel.match import Match, new, read_record, replay
from gloaming.kernel.setup.setup import Setup


def begun(answers: int = 8, seats: int = 2) -> Match:
    """A match of Evenfall after a few answers."""
    match = new("evenfall", seats, seed=5, names=["Ana", "Bo", "Cy", "Di"][:seats])
    for number in range(answers):
        match.answer(match.options()[number % 2])
    return match


def snapshot(match: Match) -> bytes:
    return match.box.snapshot(match.game)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# --- a match ----------------------------------------------------------------------------


def test_a_new_match_waits_for_its_first_answer() -> None:
    match = new("evenfall", seats=3, seed="moon")
    assert not match.is_over
    assert match.version == 0
    assert match.names == ["Seat 1", "Seat 2", "Seat 3"]
    assert len(match.asked_seats) == 1
    assert len(match.options()) > 1
    assert match.winners() == []
    assert match.commitment() == commitment(bytes.fromhex(match.setup.key))


def test_an_option_or_its_key_answers() -> None:
    first, second = begun(0), begun(0)
    option = first.options()[1]
    assert first.answer(option).key == option.key
    second.answer(option.key)
    assert snapshot(first) == snapshot(second)
    assert first.answers == second.answers


def test_a_refused_answer_is_not_recorded() -> None:
    match = begun()
    before = snapshot(match), match.answers[:]
    asked = match.asked_seats[0]
    key = match.options()[0].key
    with pytest.raises(IllegalAnswer):
        match.answer("nonsense")
    with pytest.raises(NotAsked):
        match.answer(key, 1 - asked)
    with pytest.raises(StaleAnswer):
        match.answer(key, asked, match.version - 1)
    assert (snapshot(match), match.answers) == before


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"seats": 0}, "for 1 to 4 seats, not 0"),
        ({"seats": 5}, "for 1 to 4 seats, not 5"),
        ({"options": {"colour": "red"}}, "no option “colour”; there are: side, crystal-path"),
        ({"options": {"experienced": "maybe"}}, "option experienced is “maybe”.*off, on"),
        ({"options": {"first": "4"}}, "seat 4 cannot be first"),
        ({"options": {"clans": "star,star"}}, "two seats want The Star.*EF-SET-16"),
        ({"options": {"clans": "moon"}}, "option clans is “moon”.*star, cross"),
        ({"options": {"clans": "star,cross,circle"}}, "clans has 3 values for 2 seats"),
    ],
)
def test_what_no_game_can_start_with_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        new("evenfall", **fields)


def test_there_is_no_such_game() -> None:
    with pytest.raises(GloamingError, match=r"there is no game “chess”; there are: .*evenfall"):
        new("chess")


# --- saving -----------------------------------------------------------------------------


def test_a_saved_match_replays_to_the_same_position(file: Path) -> None:
    match = begun()
    match.save(file, "de")
    record = read_record(file)
    assert record.lang == "de"
    assert record.names == ["Ana", "Bo"]
    again = replay(record)
    assert snapshot(again) == snapshot(match)
    assert again.answers == match.answers
    assert again.scores() == record.scores
    again.answer(again.options()[0])
    match.answer(match.options()[0])
    assert snapshot(again) == snapshot(match)


def test_saving_makes_the_folders_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "games" / "mine" / "game.json"
    begun().save(file)
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_saving_again_replaces_the_old_file(file: Path) -> None:
    match = begun()
    match.save(file)
    match.answer(match.options()[0])
    match.save(file)
    assert len(read_record(file).answers) == 9


@pytest.mark.parametrize("moment", ["write", "replace"])
def test_when_saving_fails_the_old_file_survives(
    file: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    match = begun()
    match.save(file)
    old = file.read_bytes()
    match.answer(match.options()[0])

    def half_a_write(path: Path, data: bytes) -> int:
        with path.open("wb") as out:
            out.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    def no_replace(path: Path, target: Path) -> Path:
        raise OSError(13, "Permission denied")

    with monkeypatch.context() as broken:
        if moment == "write":
            broken.setattr(Path, "write_bytes", half_a_write)
        else:
            broken.setattr(Path, "replace", no_replace)
        with pytest.raises(OSError, match=r"No space|Permission"):
            match.save(file)
    assert file.read_bytes() == old
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    match.save(file)
    assert len(read_record(file).answers) == 9


# --- files that are not a whole record --------------------------------------------------


def edited(file: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A saved match with something changed in its file."""
    begun().save(file)
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")
    return file


@pytest.mark.parametrize("size", [0, 1, 60, 200, -3])
def test_a_truncated_file_is_refused(file: Path, size: int) -> None:
    begun().save(file)
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(RecordError, match=r"game\.json: this is not a whole record"):
        read_record(file)


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\xff\x12",
        b"hello",
        b"[]",
        b"null",
        b"{}",
        b'{"format": 1}',
        b'{"format": 1, "names": ["\xff"]}',
        b'{"format": 1, "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=["bytes", "text", "list", "null", "empty", "no set-up", "not UTF-8", "too deep"],
)
def test_garbage_is_refused(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(RecordError, match=r"game\.json: this is not a whole record"):
        read_record(file)


def test_a_missing_file_is_refused(file: Path) -> None:
    with pytest.raises(RecordError, match=r"game\.json: cannot be read \(No such file"):
        read_record(file)


def test_another_format_is_refused_even_if_nothing_else_fits(file: Path) -> None:
    edited(file, lambda data: data.update(format=2))
    with pytest.raises(RecordError, match="record format 2; here it is 1"):
        read_record(file)
    file.write_text('{"format": 7, "moves": []}', "utf-8")
    with pytest.raises(RecordError, match="record format 7; here it is 1"):
        read_record(file)


@pytest.mark.parametrize("field", ["names", "bots"])
def test_a_record_for_other_seats_is_refused(file: Path, field: str) -> None:
    edited(file, lambda data: data.update({field: ["greedy"]}))
    with pytest.raises(RecordError, match=f"1 {field} for 2 seats"):
        read_record(file)


# --- records that do not replay ---------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"rules": "0"}, "this game has rules version 0, here it is "),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"key": "moon"}, "the record's set-up is broken"),
        ({"key": "00" * 65}, "the record's set-up is broken"),
        ({"options": {"first": "7"}}, "option first is “7”"),
        ({"packs": [{"id": "mine", "digest": "0123456789"}]}, r"packs: mine \(01234567\)"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(file: Path, setup: dict[str, Any], says: str) -> None:
    record = read_record(edited(file, lambda data: data["setup"].update(setup)))
    with pytest.raises(GloamingError, match=says):
        replay(record)


def test_an_answer_that_does_not_fit_is_named_by_its_number(file: Path) -> None:
    def other_key(data: dict[str, Any]) -> None:
        data["answers"][4][1] = "fly:moon"

    record = read_record(edited(file, other_key))
    with pytest.raises(RecordError, match=r"answer 5 \(fly:moon\) does not fit: .*not among"):
        replay(record)
    assert len(replay(record, to=4).answers) == 4


def test_an_answer_of_another_seat_is_named_by_its_number(file: Path) -> None:
    def other_seat(data: dict[str, Any]) -> None:
        data["answers"][2][0] = 1 - data["answers"][2][0]

    record = read_record(edited(file, other_seat))
    with pytest.raises(RecordError, match=r"answer 3 .* does not fit: seat . is not being asked"):
        replay(record)


@pytest.mark.parametrize("to", [0, 1, 5, 8, 100])
def test_a_record_replays_up_to_an_answer(to: int) -> None:
    match = begun()
    again = replay(match.record(), to=to)
    assert len(again.answers) == min(to, 8)
    reached = begun(min(to, 8))
    assert snapshot(again) == snapshot(reached)


# --- taking back ------------------------------------------------------------------------


def pebbles(*keys: str) -> Match:
    """A match of Pebbles, in which every answer but `bag` reveals nothing."""
    match = Match(PEBBLES, Setup("pebbles", 2, "00" * 32, {}, (), "pebbles 1"))
    for key in keys:
        match.answer(key)
    return match


def test_undo_goes_back_to_the_same_position() -> None:
    match = begun(7)
    reached = snapshot(match)
    for count in (1, 3):
        for number in range(count):
            match.answer(match.options()[number % 2])
        match.undo(count)
        assert snapshot(match) == reached
        assert len(match.answers) == 7


def test_undo_of_everything_and_more_is_the_fresh_game() -> None:
    match = begun(4)
    match.undo(100)
    assert match.answers == []
    assert snapshot(match) == snapshot(begun(0))


def test_a_match_that_is_over_takes_no_more_answers() -> None:
    match = pebbles(*["take:1"] * 6, "bid:1", "bid:3")
    assert match.is_over
    assert match.scores() == [3, 6]
    assert match.winners() == [1]
    with pytest.raises(NotAsked, match="the game is over"):
        match.answer("take:1")
    assert len(match.answers) == 8


def test_nothing_is_taken_back_before_there_is_an_answer() -> None:
    assert begun(0).undoable(0) == 0


def test_only_own_answers_are_taken_back() -> None:
    match = pebbles("take:1", "take:2")
    assert match.answers[-1].seat == 1
    assert match.undoable(1) == 1
    assert match.undoable(0) == 0


def test_own_answers_in_a_row_are_taken_back_together() -> None:
    match = new("evenfall", 2, seed=5, options={"first": "1"})
    assert match.asked_seats == [0]
    token = next(option for option in match.options() if option.key.startswith("discover:"))
    match.answer(token)
    while match.asked_seats == [0] and len(match.answers) < 3:
        own = [o for o in match.options() if o.key != "end-turn"]
        match.answer(own[0])
    mine = [answer for answer in match.answers if answer.seat == 0]
    assert match.undoable(0) == len(mine) == len(match.answers) == 3


def test_nothing_is_taken_back_once_hidden_information_was_revealed() -> None:
    match = pebbles("take:1", "bag")
    assert match.answers[-1].seat == 1
    assert match.undoable(1) == 0
    match = pebbles("bag", "take:1")
    assert match.undoable(1) == 1


def test_an_answer_that_reveals_the_secrets_of_all_stays() -> None:
    match = pebbles(*["take:1"] * 6)
    match.answer("bid:1", 0)
    assert match.undoable(0) == 1
    match.answer("bid:2", 1)
    assert match.is_over
    assert match.undoable(0) == match.undoable(1) == 0


def test_a_finished_game_cannot_be_undone() -> None:
    match = pebbles(*["take:1"] * 6, "bid:1", "bid:3")
    assert match.is_over
    assert match.undoable(0) == match.undoable(1) == 0
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.undo()
    assert match.is_over


def test_after_an_undo_the_limits_are_those_of_the_earlier_position() -> None:
    match = pebbles("take:1", "take:1", "take:2")
    assert match.undoable(0) == 1
    match.undo()
    assert match.undoable(0) == 0
    assert match.undoable(1) == 1


# --- what is told -----------------------------------------------------------------------


def test_the_story_is_told_to_each_as_they_may_know_it() -> None:
    match = begun(20, seats=3)
    told = [[repr(entry) for entry in match.story(seat)] for seat in (-1, 0, 1, 2)]
    assert len({tuple(lines) for lines in told}) > 1
    assert match.story(0, since=10_000) == []
    everything = match.game.story
    assert everything is not None
    assert all(len(lines) <= len(everything.entries) for lines in told)
