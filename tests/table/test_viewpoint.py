"""Which seat a person looks from: one rule for pages, streams and programs."""

from pathlib import Path

import pytest

from tests.pebbles import install
from tests.table.room import Room, Visitor

NONE = -1


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles with hidden and with open hands are installed."""
    for name, game in (("pebbles-with-page", "HIDDEN"), ("open-pebbles", "OPEN")):
        install(tmp_path, monkeypatch, name, f"tests.table.open_pebbles:{game}")


def shown_hand(page: str) -> int:
    """The seat whose hand is on a page."""
    return int(page.partition("<p>hand of ")[2][:1]) if "<p>hand of " in page else NONE


def asked(person: Visitor, table: str) -> int:
    return int(person.get(f"/tables/{table}")["asked"][0])


def take_one(person: Visitor, table: str, seat: int) -> str:
    """Answer from the page, and come back to it."""
    version = person.get(f"/tables/{table}")["version"]
    answer = {"epoch": 0, "version": version, "seat": seat, "key": "take:1"}
    assert person.send(f"/t/{table}/answer", **answer).status_code == 303
    return person.page(f"/t/{table}?as={seat}")


@pytest.mark.usefixtures("games")
def test_with_hidden_hands_the_screen_is_handed_over(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "hotseat", game="pebbles-with-page")
    assert asked(host, table) == 0
    page = host.page(f"/t/{table}")
    assert shown_hand(page) == NONE
    assert f"/t/{table}?as=0" in page
    assert shown_hand(host.page(f"/t/{table}?as=0")) == 0
    assert shown_hand(take_one(host, table, 0)) == NONE, "the second seat is asked for by name"


@pytest.mark.usefixtures("games")
def test_with_open_hands_the_screen_follows_the_seat_that_is_asked(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "hotseat", game="open-pebbles")
    assert shown_hand(host.page(f"/t/{table}")) == 0
    with host.listen(f"/t/{table}/events?as=0") as events:
        assert "hand of 0" in events.next("zones")[1]
        page = take_one(host, table, 0)
        kind, data = events.next("zones", "reload")
        assert kind == "zones", "nothing is wiped from the screen"
        assert "hand of 1" in data
        assert r"name=\"seat\" value=\"1\"" in data, "the next answer is the second seat's"
    assert shown_hand(page) == 1
    assert shown_hand(take_one(host, table, 1)) == 0


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("game", ["pebbles-with-page", "open-pebbles"])
def test_a_program_sees_the_seat_it_wants_or_the_one_that_is_asked(room: Room, game: str) -> None:
    host, other = room.person(), room.person("Ben")
    table, links = host.make("me", "hotseat", "friend", game=game)
    other.claim(table, links[2])
    assert host.view(table)["seat"] == 0
    assert host.view(table, 1)["seat"] == 1
    assert host.view(table, 2)["seat"] == 0, "not an own seat"
    assert other.view(table, 0)["seat"] == 2
    assert room.person("Cy").view(table, 0)["seat"] == NONE
    assert shown_hand(other.page(f"/t/{table}?as=0")) == 2


@pytest.mark.usefixtures("games")
def test_nobody_answers_for_a_seat_of_others(room: Room) -> None:
    host, other = room.person(), room.person("Ben")
    table, links = host.make("me", "friend", game="open-pebbles")
    other.claim(table, links[1])
    assert other.answer(table, "take:1", 0, seat=0).status_code == 400
    assert other.answer(table, "take:1", 0).status_code == 400
    assert host.answer(table, "take:1", 0).status_code == 201
