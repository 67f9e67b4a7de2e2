"""The JSON API: make a table, join, look, answer, listen, fetch the record."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Record, replay
from gloaming.table.play import bot_workers as thinking
from tests.table.room import Party, Room, Visitor

GAMES = ("evenfall",)


def first_key(person: Visitor, table: str) -> tuple[str, int]:
    view = person.view(table)
    return view["question"]["offers"][0]["key"], view["version"]


def wait_for(person: Visitor, table: str, wanted: str, value: Any, seconds: float = 180) -> Any:
    """The table's info as soon as something in it is as expected."""
    end = time.monotonic() + seconds
    while True:
        info = person.get(f"/tables/{table}")
        if info[wanted] == value:
            return info
        assert time.monotonic() < end, info
        time.sleep(0.02)


# --- making and joining -----------------------------------------------------------------------


def test_a_program_learns_which_games_there_are(room: Room) -> None:
    games = {game["name"]: game for game in room.visitor().get("/games")}
    assert set(GAMES) <= set(games)
    assert (games["evenfall"]["least"], games["evenfall"]["most"]) == (1, 4)
    assert games["evenfall"]["options"]["experienced"] == ["off", "on"]


def test_a_table_is_made_and_known_to_all(room: Room) -> None:
    host = room.person("Ana")
    table, links = host.make("me", "friend", "greedy")
    assert [bool(link) for link in links] == [False, True, False]
    info = room.visitor().get(f"/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Player 2", "Corin"]
    assert [seat["taken"] for seat in info["seats"]] == [True, False, True]
    assert not any(seat["mine"] for seat in info["seats"])
    assert len(info["commitment"]) == 64


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "evenfall", "seats": [{"kind": "me"}], "options": {"automa": "easy"}},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 2, "options": {"automa": "heir"}},
        {"game": "evenfall", "seats": []},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 9},
        {"game": "evenfall", "seats": [{"kind": "king"}, {"kind": "me"}]},
        {"game": "evenfall", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "me"}]},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 2, "options": {"colour": "red"}},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 2, "options": {"first": "4"}},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 2, "options": {"clans": "star,star"}},
        {"game": "evenfall", "seats": [{"kind": "me"}] * 2, "pack": "this is = no pack"},
        {"game": "evenfall", "seats": [{"kind": "me", "colour": "red"}] * 2},
        {"game": "evenfall"},
        [],
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(room: Room, wish: Any) -> None:
    refused = room.person().program.post("/tables", json=wish)
    assert refused.status_code == 400
    assert refused.json()["detail"]


def test_one_seat_is_a_game_against_the_automa(room: Room) -> None:
    host = room.person("Ana")
    options = {"automa": "heir", "automa-clan": "spike"}
    wish = {"game": "evenfall", "seats": [{"kind": "me"}], "options": options}
    table = host.program.post("/tables", json=wish).json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana"]
    view = host.view(table["id"])
    assert (view["automa"]["level"], view["automa"]["points"]) == ("heir", 5)
    assert view["automa"]["tile"] == view["clans"][1]["clan"] == "spike"
    assert view["question"]
    page = host.page(f"/t/{table['id']}")
    assert "Heir to the Throne" in page
    assert "The Spike (Clan Tile)" in page


def test_nobody_in_particular_can_neither_make_nor_answer(room: Room) -> None:
    table, _ = room.person().make("me", "hotseat")
    nobody = room.visitor()
    assert nobody.program.post("/tables", json={"game": "evenfall", "seats": []}).status_code == 400
    assert nobody.answer(table, "x", 0).status_code == 400
    forged = room.visitor()
    forged.program.headers["authorization"] = "Bearer " + "0" * 32 + "." + "0" * 40
    assert forged.answer(table, "x", 0).status_code == 400


def test_a_cookie_does_not_count_for_the_api(room: Room) -> None:
    """Else another site could use it: the API takes no CSRF token."""
    host = room.person()
    table, _ = host.make("me", "hotseat")
    key, version = first_key(host, table)
    thief = room.visitor()
    thief.program.cookies.set("gloaming", host.token)
    assert thief.answer(table, key, version).status_code == 400
    assert thief.view(table)["seat"] == -1


def test_a_seats_link_is_good_once(room: Room) -> None:
    host, friend, late = room.person("Ana"), room.person("Ben"), room.person("Cleo")
    table, links = host.make("me", "friend")
    info = friend.post(f"/tables/{table}/claim", {"link": links[1]})
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert info["seats"][1]["name"] == "Ben"
    for person in (late, friend):
        spent = person.post(f"/tables/{table}/claim", {"link": links[1]}, 400)
        assert "no longer" in spent["detail"]
    assert late.view(table)["seat"] == -1
    assert late.browser.get(f"/s/{links[1]}").status_code == 400


def test_a_link_of_one_table_is_nothing_at_another(room: Room) -> None:
    host = room.person()
    _, links = host.make("me", "friend")
    other, _ = host.make("me", "friend")
    room.person("Ben").post(f"/tables/{other}/claim", {"link": links[1]}, 400)


def test_an_own_seat_moves_to_another_device(room: Room) -> None:
    host = room.person("Ana")
    table, _ = host.make("me", "random")
    assert host.send(f"/t/{table}/seats/0/link").status_code == 303
    page = host.page(f"/t/{table}")
    link = page.partition(f"{room.address}/s/")[2].partition('"')[0]
    assert len(link) == 32
    phone = room.visitor()
    assert phone.browser.get(f"/s/{link}").status_code == 200
    assert phone.send(f"/s/{link}", name="Ana's phone").status_code == 303
    assert 'id="zone-hand"' in phone.page(f"/t/{table}")
    assert host.view(table)["seat"] == -1, "the old device only watches now"
    assert host.send(f"/t/{table}/seats/0/link").status_code == 400


def test_a_claim_needs_the_links_own_button(room: Room) -> None:
    """A preview of a link in a chat must not take the seat."""
    table, links = room.person().make("me", "friend")
    room.visitor().page(f"/s/{links[1]}")
    assert not room.visitor().get(f"/tables/{table}")["seats"][1]["taken"]


# --- looking and answering --------------------------------------------------------------------


def test_who_is_asked_answers_and_everybody_sees_it(room: Room) -> None:
    party = Party(room, 2)
    asked = party.info()["asked"][0]
    me, other = party.people[asked], party.people[1 - asked]
    assert other.view(party.table)["question"] is None
    assert room.visitor().view(party.table)["question"] is None
    key, version = first_key(me, party.table)
    info = me.answer(party.table, key, version).json()
    assert info["version"] == version + 1
    assert other.view(party.table)["version"] == version + 1


def test_a_stale_answer_is_refused_and_changes_nothing(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "hotseat")
    key, version = first_key(host, table)
    assert host.answer(table, key, version).status_code == 201
    again = host.answer(table, key, version)
    assert again.status_code == 409
    assert "moved on" in again.json()["detail"]
    for wrong in (version + 2, -1, 10**6, 10**15):
        assert host.answer(table, key, wrong).status_code == 409
    assert host.answer(table, key, version + 1, epoch=7).status_code == 409
    assert host.get(f"/tables/{table}")["version"] == version + 1


def test_a_foreign_or_unknown_answer_is_refused(room: Room) -> None:
    party = Party(room, 2)
    asked = party.info()["asked"][0]
    me, other = party.people[asked], party.people[1 - asked]
    key, version = first_key(me, party.table)
    assert other.answer(party.table, key, version).status_code == 400
    assert other.answer(party.table, key, version, seat=asked).status_code == 400
    assert other.answer(party.table, key, version, seat=1 - asked).status_code == 409
    assert room.person("Zoe").answer(party.table, key, version).status_code == 400
    for wrong in ("nothing", "", "x" * 100_000, "é\u0000"):
        assert me.answer(party.table, wrong, version).status_code == 400
    assert party.info()["version"] == version


def test_what_several_are_asked_at_once_each_answers_in_their_own_time(room: Room) -> None:
    """EF-BAT: dials are set at once; another's answer in between does not make mine stale."""
    party = Party(room, 3, seed=2)
    for _ in range(400):
        if len(party.info()["asked"]) > 1:
            break
        assert party.step(), "the game has ended without a battle"
    asked = party.info()["asked"]
    seen = {seat: party.people[seat].view(party.table) for seat in asked}
    for seat in asked:
        key = seen[seat]["question"]["offers"][0]["key"]
        version = seen[seat]["version"]
        assert party.people[seat].answer(party.table, key, version).status_code == 201
        if seat != asked[-1]:
            twice = party.people[seat].answer(party.table, key, version)
            assert twice.status_code in (400, 409), "a dial is set once"
    assert party.info()["version"] == seen[asked[0]]["version"] + len(asked)


def test_why_something_cannot_be_done_is_told_with_its_rule(room: Room) -> None:
    party = Party(room, 2, seed=5)
    asked = party.info()["asked"][0]
    refusals = party.people[asked].get(f"/tables/{party.table}/refusals")
    assert refusals
    assert all(refusal["rule"].startswith("EF-") for refusal in refusals)
    other = party.people[1 - asked].program.get(f"/tables/{party.table}/refusals")
    assert other.status_code == 400


def test_the_record_is_public_when_the_game_is_over_and_not_before(room: Room) -> None:
    party = Party(room, 2, seed=3)
    party.play(5)
    early = room.visitor().program.get(f"/tables/{party.table}/record")
    assert early.status_code == 400
    assert room.visitor().browser.get(f"/t/{party.table}/record").status_code == 400
    party.play_quickly()
    info = party.info()
    assert info["over"]
    import msgspec

    record = msgspec.convert(room.visitor().get(f"/tables/{party.table}/record"), Record)
    match = replay(record)
    assert match.is_over
    assert match.scores() == info["scores"] == record.scores
    assert match.commitment() == info["commitment"]
    file = room.visitor().browser.get(f"/t/{party.table}/record")
    assert msgspec.json.decode(file.content, type=Record) == record


# --- events -----------------------------------------------------------------------------------


def test_events_tell_of_every_change_at_once(room: Room) -> None:
    party = Party(room, 2)
    watcher = room.visitor()
    with watcher.listen(f"/tables/{party.table}/events", program=True) as events:
        assert events.next()[0] == "hello"
        first = json.loads(events.next("table")[1])
        assert first["version"] == 0
        for version in range(1, 4):
            party.step()
            told = json.loads(events.next("table")[1])
            assert told["version"] == version
        assert not any(seat["mine"] for seat in told["seats"])


def test_a_page_that_slept_gets_all_that_changed_and_nothing_else(room: Room) -> None:
    party = Party(room, 2)
    asked = party.info()["asked"][0]
    person = party.people[asked]
    address = f"/t/{party.table}/events"
    with person.listen(address) as events:
        zones = {z["id"]: z["hash"] for z in json.loads(events.next("zones")[1])["zones"]}
    have = ",".join(f"{id}:{mark}" for id, mark in zones.items())
    party.step()
    with person.listen(f"{address}?have={have}") as events:
        news = json.loads(events.next("zones")[1])
    assert news["token"] == "0.1"
    sent = {zone["id"] for zone in news["zones"]}
    assert sent
    assert sent < set(zones)


# --- bots -------------------------------------------------------------------------------------


def test_bots_answer_in_their_seats(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "random", "greedy", options={"first": "2"})
    info = wait_for(host, table, "asked", [0])
    assert info["version"] >= 2


def test_a_bot_that_fails_is_tried_again_and_then_another_takes_over(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []

    thinkers = room.server.bot_workers
    assert thinkers is not None
    think = thinkers.processes.run

    async def fail(owner: str, seconds: float, work: Any, *args: Any) -> Any:
        if args[-1] == "greedy":
            tries.append(args[-1])
            raise GloamingError("my head hurts")
        return await think(owner, seconds, work, *args)

    monkeypatch.setattr(thinkers.processes, "run", fail)
    host, friend = room.person("Ana"), room.person("Ben")
    table, links = host.make("me", "greedy", "friend", options={"first": "2"})
    friend.claim(table, links[2])
    end = time.monotonic() + 180
    while not host.get(f"/tables/{table}")["seats"][1]["trouble"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert len(tries) == thinking.TRIES
    assert "my head hurts" in host.get(f"/tables/{table}")["seats"][1]["trouble"]
    assert f'formaction="/t/{table}/seats/1/bot"' in host.page(f"/t/{table}")
    assert "my head hurts" in friend.page(f"/t/{table}")
    assert f'formaction="/t/{table}/seats/1/bot"' not in friend.page(f"/t/{table}")
    assert friend.send(f"/t/{table}/seats/1/bot", bot="random").status_code == 400
    assert host.send(f"/t/{table}/seats/1/bot", bot="genius").status_code == 400
    assert host.send(f"/t/{table}/seats/2/bot", bot="random").status_code == 400
    assert host.send(f"/t/{table}/seats/1/bot", bot="random").status_code == 303
    info = host.get(f"/tables/{table}")
    assert (info["seats"][1]["bot"], info["seats"][1]["trouble"]) == ("random", "")
    end = time.monotonic() + 180
    while host.get(f"/tables/{table}")["version"] == 0:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_thought_whose_process_dies_is_thought_again(room: Room) -> None:
    thinkers = room.server.bot_workers
    assert thinkers is not None
    host = room.person()
    table, _ = host.make("random", "random", "me", options={"first": "1"})
    thinkers.processes.kill_all()
    wait_for(host, table, "asked", [2])


# --- after a restart --------------------------------------------------------------------------


def test_a_restart_keeps_people_tables_and_seats_and_bots_go_on(tmp_path: Path) -> None:
    with Room(tmp_path) as before:
        host, friend = before.person("Ana"), before.person("Ben")
        table, links = host.make("me", "friend", "random", options={"first": "1"})
        friend.claim(table, links[1])
        key, version = first_key(host, table)
        host.answer(table, key, version)
        # The bot's thought, if it is being thought, dies with the server.
    with Room(tmp_path) as after:
        again = after.visitor()
        again.program.headers["authorization"] = f"Bearer {host.token}"
        again.browser.cookies.set("gloaming", host.token)
        info = again.get(f"/tables/{table}")
        assert info["version"] >= version + 1
        assert [seat["mine"] for seat in info["seats"]] == [True, False, False]
        assert table in again.page("/")
        assert 'id="zone-hand"' in again.page(f"/t/{table}")
        friends = after.visitor()
        friends.program.headers["authorization"] = f"Bearer {friend.token}"
        people = {0: again, 1: friends}
        passed = {"random": False}
        for _ in range(30):
            end = time.monotonic() + 180
            while True:
                info = again.get(f"/tables/{table}")
                if info["asked"] and info["asked"][0] in people:
                    break
                passed["random"] = True
                assert time.monotonic() < end, "the bot does not go on"
                time.sleep(0.02)
            seat = info["asked"][0]
            key, version = first_key(people[seat], table)
            people[seat].answer(table, key, version)
            if passed["random"]:
                break
        assert passed["random"]


# --- shuffles -----------------------------------------------------------------------------------


def test_all_is_shuffled_anew_for_who_sits_down_before_the_first_answer(room: Room) -> None:
    host, friend, late = room.person("Ana"), room.person("Ben"), room.person("Cleo")
    table, links = host.make("me", "friend", "friend", seed="", options={"first": "1"})
    first = host.get(f"/tables/{table}")
    assert not first["is_seed_chosen"]
    friend.claim(table, links[1])
    second = host.get(f"/tables/{table}")
    assert second["commitment"] != first["commitment"]
    assert second["epoch"] > first["epoch"]
    view = host.view(table)
    stale = host.answer(table, view["question"]["offers"][0]["key"], 0, epoch=first["epoch"])
    assert stale.status_code == 409
    key = view["question"]["offers"][0]["key"]
    assert host.answer(table, key, view["version"]).status_code == 400, "somebody is awaited"
    late.claim(table, links[2])
    third = host.get(f"/tables/{table}")
    assert third["commitment"] != second["commitment"]
    key = host.view(table)["question"]["offers"][0]["key"]
    assert host.answer(table, key, third["version"]).status_code == 201
    assert host.get(f"/tables/{table}")["commitment"] == third["commitment"]


def test_a_chosen_seed_is_said_before_anybody_sits_down(room: Room) -> None:
    host, friend = room.person("Ana"), room.person("Ben")
    table, links = host.make("me", "friend", seed="7")
    before = friend.get(f"/tables/{table}")
    assert before["is_seed_chosen"]
    assert "chose the seed" in friend.page(f"/s/{links[1]}")
    assert "chose the seed" in friend.page(f"/t/{table}/check")
    friend.claim(table, links[1])
    assert friend.get(f"/tables/{table}")["commitment"] == before["commitment"]
