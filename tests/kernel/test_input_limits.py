"""Limits on what comes from outside: by count, depth and length, besides bytes."""

import time
from pathlib import Path

import msgspec
import pytest
from tests.owners import CHALICE, HEAD

import gloaming
from gloaming.kernel.content.limits import RECORD_BYTES, json_fault, pack_fault
from gloaming.kernel.content.pack import parse_pack
from gloaming.kernel.errors import PackError, RecordError, SetupError
from gloaming.kernel.match import new, read_record
from gloaming.kernel.setup.setup import Setup

SOON = 2.0  # seconds of processor time; without limits each of these takes longer, some for hours

PACKS = {
    "a dotted key": ".".join(["a"] * 1900) + " = 1\n",
    "many dotted keys": ("[" + "a . " * 900 + "b]\n") * 250,
    "entries": '[[ritual]]\nid = "x"\n' * 9_000,
    "lines": "a = 1\n" * 25_000,
    "a long line": "a = [" + "1," * 400_000 + "]\n",
    "long lists": ("a = [" + "1," * 1900 + "]\n") * 200,
    "deep lists": "a = " + "[" * 1900 + "]" * 1900 + "\n",
    "quotes": '"\\' * 1900 + "\n",
    "open texts": "'''\"\"\"\\\n" * 15_000,
    "bytes": "é" * 600_000,
}


@pytest.mark.parametrize("what", PACKS)
def test_a_pack_that_is_too_much_is_refused_at_once(what: str) -> None:
    before = time.process_time()
    with pytest.raises(PackError) as caught:
        parse_pack(HEAD + PACKS[what], "box.toml")
    assert time.process_time() - before < SOON
    assert caught.value.file == "box.toml"


def test_the_line_that_is_too_much_is_named() -> None:
    assert pack_fault("\n\n" + "a" * 5_000) == (
        3,
        "the line is too long; expected at most 4000 characters",
    )
    assert pack_fault('x = """\n\n"""\n' + "a.b.c.d.e.f.g = 1\n")[0] == 4


def test_what_is_said_in_texts_and_comments_is_no_structure() -> None:
    text = (
        HEAD + CHALICE + 'name = { en = "a.b.c.d.e.f.g [[[[" } # a.b.c.d.e.f.g.h ' + "[" * 40 + "\n"
    )
    assert pack_fault(text) == (0, "")
    for file in Path(gloaming.__file__).parent.rglob("content/*.toml"):
        assert pack_fault(file.read_text("utf-8")) == (0, ""), file.name


@pytest.mark.parametrize(
    "options",
    [
        {f"option-{number}": "on" for number in range(100)},
        {"o" * 100: "on"},
        {"clans": "," * 1_900_000},
        {"first": "1" * 5_000},
    ],
)
def test_options_that_are_too_much_make_no_set_up(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Setup("evenfall", 2, "", options)
    with pytest.raises(SetupError):
        new("evenfall", 2, options=options)
    plain = {"game": "evenfall", "seats": 2, "key": "", "options": options}
    with pytest.raises(SetupError):
        msgspec.json.decode(msgspec.json.encode(plain), type=Setup)


def test_no_game_has_a_thousand_seats() -> None:
    with pytest.raises(SetupError):
        Setup("evenfall", 1000, "")


JSON = {
    "deep": (b'{"a":' * 50 + b"1" + b"}" * 50, "deep"),
    "long": (b"[" + b"1," * 900_000, "many"),
    "number": (b'{"version": ' + b"9" * 30 + b"}", "number"),
    "power": (b'{"version": 1e99999}', "number"),
    "fine": (b'{"pack": "' + b"[{" * 100_000 + b'", "seats": [{"kind": "me"}]}', ""),
    "open text": (b'"\\' * 900_000, ""),
}


@pytest.mark.parametrize("what", JSON)
def test_json_that_is_too_much_is_noticed_at_once(what: str) -> None:
    data, fault = JSON[what]
    before = time.process_time()
    found = json_fault(data)
    assert time.process_time() - before < SOON
    assert fault in found
    assert bool(found) == bool(fault)


def test_a_record_has_a_size(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as made:
        made.truncate(RECORD_BYTES + 1)
    with pytest.raises(RecordError, match="at most"):
        read_record(file)
