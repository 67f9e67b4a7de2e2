"""Tables made from a finished one: a rematch for everybody, and a branch that says what it is."""

from typing import Any

import msgspec

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.setup.setup import Setup
from gloaming.table.pages.frame import speaker
from tests.table.room import Party, Room

SAY = speaker("en")


def _setup(room: Room, table: str) -> Setup:
    live = room.do(room.server.live_tables.live(table))
    return msgspec.json.decode(live.table.setup, type=Setup)


def _where(response: Any) -> str:
    assert response.status_code == 303, response.text
    return str(response.headers["location"]).removeprefix("/t/").partition("?")[0]


def test_a_rematch_has_the_same_people_seats_and_options(room: Room) -> None:
    options = {"side": "moon", "clans": "circle,star,random"}
    party = Party(room, 3, seed=21, options=options)
    ana, ben, eva = party.people
    at = f"/t/{party.table}"
    early = ana.send(f"{at}/rematch")
    assert early.status_code == 400
    assert SAY("error-rematch-later") in early.text
    party.play_quickly()
    assert SAY("rematch") in ben.page(at)

    again = _where(ben.send(f"{at}/rematch"))
    assert again != party.table
    before, after = _setup(room, party.table), _setup(room, again)
    assert (after.game, after.seats, after.options) == (before.game, before.seats, before.options)
    assert after.key != before.key
    for seat, person in enumerate(party.people):
        info = person.get(f"/tables/{again}")
        assert [one["mine"] for one in info["seats"]] == [seat == n for n in range(3)]
        assert [one["name"] for one in info["seats"]] == [f"Person {n}" for n in range(3)]
    for person in (ana, eva):  # they are told on the page that they have before them
        page = person.page(at)
        assert SAY("rematch-opened", name="Person 1") in page
        assert f'href="/t/{again}"' in page
    assert _where(eva.send(f"{at}/rematch")) == again  # one rematch for all
    made = ana.post(f"/tables/{party.table}/rematch", {})
    assert made["table"]["id"] == again


def test_a_rematch_keeps_bots_own_seats_and_free_seats(room: Room) -> None:
    host = room.person("Ana")
    table, _ = host.make("me", "hotseat", "friend", "random", seed="5")
    live_tables = room.server.live_tables

    async def play() -> None:
        live = await live_tables.live(table)
        while live.match.asked_seats:
            seat = live.match.asked_seats[0]
            key = live.match.options(seat)[0].key
            try:
                live = await live_tables.answer(table, seat, key, live.token)
            except GloamingError:  # the bot has answered before us
                live = await live_tables.live(table)

    room.do(play())
    again = _where(host.send(f"/t/{table}/rematch"))
    seats = host.get(f"/tables/{again}")["seats"]
    assert [one["mine"] for one in seats] == [True, True, False, False]
    assert [one["taken"] for one in seats] == [True, True, False, True]
    assert [one["bot"] for one in seats] == ["", "", "", "random"]
    was = host.get(f"/tables/{table}")["seats"]
    assert [one["name"] for one in seats] == [one["name"] for one in was]
    pages = [host.page(f"/t/{again}?as={seat}") for seat in (0, 1)]  # one is passed on, maybe
    assert any("/s/" in page for page in pages)  # the link of the seat that is still free


def test_only_who_sat_there_opens_a_rematch(room: Room) -> None:
    party = Party(room, 2, seed=22)
    party.play_quickly()
    watcher = room.person("Watcher")
    at = f"/t/{party.table}"
    assert f"{at}/rematch" not in watcher.page(at)
    refused = watcher.send(f"{at}/rematch")
    assert refused.status_code == 400
    assert SAY("error-no-own-seat") in refused.text


def test_a_branch_says_what_it_is_and_where_it_began(room: Room) -> None:
    party = Party(room, 2, seed=23)
    party.play_quickly()
    ana = party.people[0]
    replay = ana.page(f"/t/{party.table}/replay?step=12")
    assert SAY("fork-help") in replay
    branch = _where(ana.send(f"/t/{party.table}/fork", step=12))
    page = ana.page(f"/t/{branch}")
    assert SAY("branch", n=12) in page
    assert f'href="/t/{party.table}/replay?step=12"' in page
    room.forget()
    assert SAY("branch", n=12) in ana.page(f"/t/{branch}")
    assert SAY("branch", n=12) not in ana.page(f"/t/{party.table}")
