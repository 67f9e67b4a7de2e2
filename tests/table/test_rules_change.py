"""A rule fix or a new pack never breaks a running table: it goes on, or says why it cannot."""

import re

import msgspec
import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.match import Record, replay
from gloaming.kernel.message import Option
from gloaming.kernel.setup.setup import Setup
from gloaming.table.play.related_tables import make_branch
from tests.table.room import Party, Room, Visitor

SAID = "The rules have changed since this game began"
RULES = GAME.rules_version
# What a snapshot does not hold.
OF_THE_STORY = ("story", "stage", "question", "frame-log", "frame-step")


@pytest.fixture
def party(room: Room) -> Party:
    """Two people in the middle of a game."""
    party = Party(room, 2, seed=6)
    party.play(12)
    return party


def goes_on(room: Room, party: Party, before: list[dict[str, object]]) -> None:
    """From its snapshot, with all that lay on the table, and says so."""
    room.forget()
    info = party.info()
    assert info["version"] == 12
    for seat, person in enumerate(party.people):
        now = person.view(party.table)
        for field in ("clans", "hand", "regions", "round", "phase", "question", "deck"):
            assert now[field] == before[seat][field], field
        page = person.page(f"/t/{party.table}")
        assert SAID in page
        assert f'formaction="/t/{party.table}/undo"' not in page
        assert f"/t/{party.table}/replay" in page
        assert person.page(f"/t/{party.table}/story")
    refused = party.people[0].send(f"/t/{party.table}/undo")
    assert refused.status_code == 400
    assert "its past cannot be undone" in refused.text
    wish = party.people[0].send(f"/t/{party.table}/undo/wish", to=1)
    assert "its past cannot be undone" in wish.text
    for step, shown in ((-1, 10), (12, 10), (9, 5), (0, 5)):  # every fifth position is kept
        replay = party.people[0].page(f"/t/{party.table}/replay?step={step}")
        assert f"Step {shown} of 12" in replay
        assert "only some positions of this game were kept" in replay


def views(party: Party) -> list[dict[str, object]]:
    return [person.view(party.table) for person in party.people]


def test_a_new_rules_version_goes_on_from_the_snapshot(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = views(party)
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    goes_on(room, party, before)
    party.play(5)
    room.forget()
    assert party.info()["version"] == 17, "it is still the snapshot it goes on from"
    party.play_quickly()
    info = party.info()
    assert info["over"]
    record = msgspec.convert(party.people[0].get(f"/tables/{party.table}/record"), Record)
    assert len(record.answers) == record.version == info["version"], "the record is whole"
    assert record.setup.rules == RULES, "and names the rules it was begun with"
    assert record.scores == info["scores"]


def test_a_table_at_which_nobody_has_answered_begins_with_the_rules_of_today(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(room, 2, seed=6)
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert party.info()["version"] == 0
    assert SAID not in party.people[0].page(f"/t/{party.table}"), "it has no past to lose"
    party.play_quickly()
    record = msgspec.convert(party.people[0].get(f"/tables/{party.table}/record"), Record)
    assert record.setup.rules == "next"
    assert replay(record).scores() == record.scores


def test_an_answer_that_is_no_longer_there_goes_on_from_the_snapshot(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = views(party)
    keep = Game.answer_by_key

    def without_some(game: Game, key: str, seat: int = -1, version: int = -1) -> Option:
        return keep(game, f"{key}-as-before" if game.version == 4 else key, seat, version)

    if not hasattr(Game.answer_by_key, "__code__"):
        pytest.skip("compiled rules cannot be changed in a test")
    monkeypatch.setattr(Game, "answer_by_key", without_some)
    goes_on(room, party, before)


def test_a_rule_that_gives_something_else_does_not_change_what_lies_on_the_table(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record still replays, but to another position than the one people look at."""
    before = views(party)
    keep = GAME.set_up

    def generous(setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        game = keep(setup, packs, with_story)
        assert isinstance(game, Evenfall)
        game.clans[0].vp += 1
        return game

    monkeypatch.setattr(GAME, "set_up", generous)
    goes_on(room, party, before)


def test_where_nothing_has_changed_a_table_comes_back_with_its_past(
    room: Room, party: Party
) -> None:
    before = views(party)
    room.forget()
    assert views(party) == before
    assert SAID not in party.people[0].page(f"/t/{party.table}")
    assert party.people[0].browser.get(f"/t/{party.table}/replay").status_code == 200


def test_where_the_snapshot_does_not_fit_either_the_record_is_offered(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.do(room.server.store.change_table(party.table, snapshot=b'{"game": {}}'))
    room.forget()
    person = party.people[0]
    page = person.browser.get(f"/t/{party.table}")
    assert page.status_code == 409
    assert "cannot go on with the rules of today" in page.text
    assert re.search(rf'href="/t/{party.table}/record"', page.text)
    record = msgspec.json.decode(
        person.browser.get(f"/t/{party.table}/record").content, type=Record
    )
    assert len(record.answers) == 12
    assert record.setup.rules == RULES
    for path in ("", "/view", "/refusals"):
        refused = person.program.get(f"/tables/{party.table}{path}")
        assert refused.status_code == 409
        assert "rules of today" in refused.json()["detail"]
    assert person.send(f"/t/{party.table}/answer", key="x").status_code == 409
    assert person.send(f"/t/{party.table}/chat", text="oh").status_code == 409
    lobby = person.browser.get("/")
    assert lobby.status_code == 200, "the lobby and other tables do not suffer"
    other, _ = person.make("me", "hotseat")
    assert person.get(f"/tables/{other}")["version"] == 0


def test_a_table_with_a_broken_record_wakes_no_bots_and_stops_nobody(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(room, 2, seed=6)
    party.play(2)
    room.do(room.server.store.change_table(party.table, snapshot=b"{}"))
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert room.server.bot_workers is not None
    assert room.loop is not None
    room.loop.call_soon_threadsafe(room.server.bot_workers.schedule, party.table)
    assert party.people[0].browser.get(f"/t/{party.table}").status_code == 409
    monkeypatch.undo()
    assert party.info()["version"] == 2, "with its own rules it goes on"


def test_a_finished_game_can_be_looked_at_when_its_rules_have_changed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(room, 2, seed=6)
    party.play_quickly()
    ana, steps = party.people[0], party.info()["version"]
    scores = party.info()["scores"]
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert party.info()["scores"] == scores
    assert ana.page(f"/t/{party.table}")
    last = ana.page(f"/t/{party.table}/replay")
    assert f"Step {steps} of {steps}" in last
    before = max(step for step in range(5, steps, 5))
    assert f"replay?step={before}" in last, "the way back leads to the position kept before"
    first = ana.page(f"/t/{party.table}/replay?step=0")
    assert "Step 5 of" in first
    assert "replay?step=10" in first
    assert f'formaction="/t/{party.table}/fork"' not in first
    assert Visitor(room.address).page(f"/t/{party.table}/replay?step=10"), "also by a watcher"


def test_a_kept_position_is_shown_to_each_as_it_was_shown_before(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown(person: Visitor) -> dict[str, str]:
        page = person.page(f"/t/{party.table}/replay?step=10")
        zones = dict(re.findall(r'data-zone="([\w-]+)" data-hash="(\w+)"', page))
        return {zone: hash for zone, hash in zones.items() if zone not in OF_THE_STORY}

    readers = [*party.people, Visitor(room.address)]
    before = [shown(person) for person in readers]
    assert len({str(zones) for zones in before}) == 3, (
        "each sees their own hand, and a watcher none"
    )
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert [shown(person) for person in readers] == before


def test_a_table_that_went_back_or_branched_off_lives_on_with_other_rules(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither has had an answer since, so that the snapshot must come from elsewhere."""
    ana = room.person()
    table, _ = ana.make("me", "hotseat", seed="6")

    async def back_and_branch() -> str:
        tables = room.server.live_tables
        live = await tables.live(table)
        for _ in range(4):
            seat = live.match.asked_seats[0]
            key = live.match.options(seat)[0].key
            live = await tables.answer(table, seat, key, live.token)
        live = await tables.request_undo(table, 0, 2)
        assert live.table.version == 2
        host = await room.server.store.person(ana.token.split(".")[0])
        assert host is not None
        return (await make_branch(tables, table, 1, host)).table.id

    branch = room.do(back_and_branch())
    before = [ana.view(id, 0)["hand"] for id in (table, branch)]
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert [ana.view(id, 0)["hand"] for id in (table, branch)] == before
    assert [ana.get(f"/tables/{id}")["version"] for id in (table, branch)] == [2, 1]


def test_a_table_without_a_snapshot_goes_on_if_its_answers_still_mean_something(
    room: Room, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.do(room.server.store.change_table(party.table, snapshot=None, snapshot_at=-1))
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert party.info()["version"] == 12
    assert SAID in party.people[0].page(f"/t/{party.table}")
    party.play(3)
    room.forget()
    assert party.info()["version"] == 15
