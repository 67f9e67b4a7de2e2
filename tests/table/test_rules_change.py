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
from tests.table.room import Party, Room

SAID = "The rules have changed since this game began"
RULES = GAME.rules_version


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
        assert f"/t/{party.table}/replay" not in page
        assert person.page(f"/t/{party.table}/story")
    refused = party.people[0].send(f"/t/{party.table}/undo")
    assert refused.status_code == 400
    assert "its past cannot be undone" in refused.text
    wish = party.people[0].send(f"/t/{party.table}/undo/wish", to=1)
    assert "its past cannot be undone" in wish.text
    replay = party.people[0].browser.get(f"/t/{party.table}/replay")
    assert replay.status_code == 400
    assert "its past is not known here" in replay.text


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
    room.do(room.server.store.change_table(party.table, snapshot=None, snapshot_at=-1))
    monkeypatch.setattr(type(GAME), "rules_version", "next")
    room.forget()
    assert room.server.bot_workers is not None
    assert room.loop is not None
    room.loop.call_soon_threadsafe(room.server.bot_workers.schedule, party.table)
    assert party.people[0].browser.get(f"/t/{party.table}").status_code == 409
    monkeypatch.undo()
    assert party.info()["version"] == 2, "with its own rules it goes on"
