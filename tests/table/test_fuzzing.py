"""Any input at every way in: what cannot be used is refused, never a fault and never a hang.

The suite tries a few of each; `GLOAMING_FUZZ=4000` tries so many of each way in.
"""

import json
import os
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.evenfall import GAME
from gloaming.evenfall.content.reader import EvenfallReader
from gloaming.kernel.content.limits import json_fault, pack_fault
from gloaming.kernel.content.pack import parse_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import new, read_record, replay
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.testing.scenario import read_scenarios, run_scenario
from tests.table.room import Room

EXAMPLES = int(os.environ.get("GLOAMING_FUZZ", "40"))
few = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)

HEAD = '[pack]\nid = "mine"\ngame = "evenfall"\n'
WORDS = (
    *("gain", "pay", "transfer", "advance", "may", "or", "if", "else", "for", "each", ":", ";"),
    *("(", ")", "->", "+", "1", "2", "19", "20", "vp", "herb", "any", "card", "resource"),
    *("artifact", "per", "on", "battle-won", "recall", "witch", "scout"),
)
READER = EvenfallReader()
LINES = (
    "[pack]",
    "[[ritual]]",
    'id = "transmutation-chalice"',
    'id = "x"',
    "vp = 3",
    "vp = -1",
    'vp = "two"',
    'action = "gain 1 vp"',
    'action = "gain"',
    'name = { en = "A", es = "B" }',
    "name.en = 1",
    "a.b.c = [1, 2",
    '"""',
    "'''",
    "# nothing",
    "cost = [[[1]]]",
    "known = { vp = 5 }",
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@few
@given(st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join) | st.text(max_size=60))
def test_any_sentence_is_read_or_refused(text: str) -> None:
    with suppress(GloamingError):
        READER.effect(text).children()


@few
@given(st.lists(st.sampled_from(LINES) | st.text(max_size=30), max_size=12).map("\n".join))
def test_any_pack_is_read_or_refused(text: str) -> None:
    with suppress(GloamingError):
        GAME.check_pack(parse_pack(HEAD + text, "box.toml"))


@few
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_is_looked_at(text: str) -> None:
    pack_fault(text)
    json_fault(text.encode("utf-8", "replace"))


def changed(data: bytes, at: int, with_: bytes, cut: int) -> bytes:
    """A text with something else in its middle."""
    at %= len(data)
    return data[:at] + with_ + data[at + cut :]


RECORD = msgspec.json.encode(new("evenfall", 2, 7).record())


@few
@given(st.integers(0, 10_000), st.binary(max_size=6) | st.just(b"[" * 2000), st.integers(0, 9))
def test_any_record_is_replayed_or_refused(
    tmp_path_factory: pytest.TempPathFactory, at: int, with_: bytes, cut: int
) -> None:
    file = Path(tmp_path_factory.getbasetemp()) / f"fuzz-{os.getpid()}.json"
    file.write_bytes(changed(RECORD, at, with_, cut))
    with suppress(GloamingError):
        replay(read_record(file))


SCENARIOS = [
    Path(__file__).parents[1] / "rules" / file
    for file in ("evenfall/battle.toml", "eldritch/combat.toml")
]


@few
@given(
    st.sampled_from(SCENARIOS),
    st.integers(0, 10_000),
    st.sampled_from(
        ("", "[" * 40, "-1", "999999999999", '"', "a.b.c.d.e.f.g = 1", "everyone passes")
    )
    | st.text(max_size=8),
    st.integers(0, 30),
)
def test_any_scenario_is_played_or_refused(
    tmp_path_factory: pytest.TempPathFactory, source: Path, at: int, with_: str, cut: int
) -> None:
    text = source.read_text("utf-8")
    head, *all = text.split("[[scenario]]")
    one = head + "[[scenario]]" + all[at % len(all)]
    at = len(head) + at % (len(one) - len(head))
    file = Path(tmp_path_factory.getbasetemp()) / f"fuzz-{os.getpid()}.toml"
    file.write_text(one[:at] + with_ + one[at + cut :], "utf-8")
    with suppress(GloamingError):
        found = read_scenarios(file)
        for scenario in found.scenario:
            run_scenario(scenario, found.game)


MATCH = new("evenfall", 2, 7)
SNAPSHOT = GAME.snapshot(MATCH.game)


@few
@given(st.integers(0, 10_000), st.binary(max_size=4), st.integers(0, 6))
def test_any_snapshot_is_restored_or_refused(at: int, with_: bytes, cut: int) -> None:
    # only the server's own snapshots are restored, and whatever one raises sets its table aside
    with suppress(GloamingError, ValueError, LookupError, TypeError):
        GAME.restore(MATCH.setup, [], changed(SNAPSHOT, at, with_, cut))


@few
@given(st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=5), st.integers(-3, 30))
def test_any_set_up_is_taken_or_refused(options: dict[str, str], seats: int) -> None:
    with suppress(GloamingError):
        setup = Setup("evenfall", seats, "00" * 32, options, (), GAME.rules_version)
        GAME.set_up(setup, [])


PATHS = ("/people", "/tables", "/tables/{table}/answers", "/tables/{table}/claim")
FORMS = (
    "/setup",
    "/tables",
    "/me",
    "/t/{table}/answer",
    "/t/{table}/undo/wish",
    "/t/{table}/chat",
    "/t/{table}/seats/0/bot",
)
FIELDS = ("game", "seat0", "option-first", "each-clans-0", "key", "version", "to", "text", "bot")


@pytest.fixture(scope="module")
def at_table(room: Room) -> tuple[Room, str]:
    table, _ = room.person().make("me", "hotseat")
    return room, table


@few
@given(st.sampled_from(PATHS), values | st.fixed_dictionaries({"game": values, "seats": values}))
def test_any_json_is_answered(at_table: tuple[Room, str], path: str, body: object) -> None:
    room, table = at_table
    person = room.person()
    text = json.dumps(body).encode()
    answer = person.program.post(path.format(table=table), content=text)
    assert answer.status_code < 500, (path, body)
    person.program.close()
    person.browser.close()


@few
@given(
    st.sampled_from(FORMS),
    st.dictionaries(st.sampled_from(FIELDS), st.text(max_size=20), max_size=5),
)
def test_any_form_is_answered(
    at_table: tuple[Room, str], path: str, fields: dict[str, str]
) -> None:
    room, table = at_table
    person = room.visitor()
    answer = person.send(path.format(table=table), **fields)
    assert answer.status_code < 500, (path, fields)
    person.program.close()
    person.browser.close()
