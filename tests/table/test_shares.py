"""Shuffles that nobody can choose: the server is bound first, and everybody adds a share."""

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.kernel.errors import RecordError
from gloaming.kernel.match import Record, check_replayed, replay
from gloaming.kernel.setup.shuffle_shares import (
    Share,
    ShuffleShares,
    check_shares,
    commitment_to,
    key_from_shares,
)
from gloaming.table.pages.frame import speaker
from tests.table.room import Party, Room, Visitor

SAY = speaker("en")


@dataclass
class Drawn:
    """A share as a program draws it."""

    nonce: str

    @property
    def share(self) -> str:
        return commitment_to(self.nonce)


def drawn() -> Drawn:
    return Drawn(secrets.token_hex(32))


def make(host: Visitor, share: str, friends: int = 1) -> tuple[str, list[str]]:
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * friends]
    made = host.post("/tables", {"game": "evenfall", "seats": seats, "share": share})
    return made["table"]["id"], made["links"]


def shuffles(visitor: Visitor, table: str) -> Any:
    return visitor.get(f"/tables/{table}")["shuffles"]


def key_of(room: Room, table: str) -> str:
    return room.do(room.server.live_tables.live(table)).match.setup.key


# --- the arithmetic -----------------------------------------------------------------------------


def test_every_part_decides() -> None:
    ours = ShuffleShares("5e" * 32, (Share(0, "aa", "11" * 16), Share(1, "bb", "22" * 16)))
    keys = {
        key_from_shares(ours),
        key_from_shares(msgspec.structs.replace(ours, secret="5f" * 32)),
        key_from_shares(ShuffleShares(ours.secret, (ours.shares[0], Share(1, "bb", "23" * 16)))),
        key_from_shares(ShuffleShares(ours.secret, (ours.shares[0], Share(1, "bb")))),
        key_from_shares(ShuffleShares(ours.secret, ours.shares[:1])),
        key_from_shares(ShuffleShares(ours.secret)),
    }
    assert len(keys) == 6
    again = ShuffleShares(ours.secret, ours.shares[::-1], 5.0, 6.0)
    assert key_from_shares(again) == key_from_shares(ours), "neither order nor time decides"


def test_a_part_that_was_changed_afterwards_is_found() -> None:
    one, other = drawn(), drawn()
    shares = ShuffleShares("5e" * 32, (Share(0, one.share, one.nonce),))
    key = key_from_shares(shares)
    check_shares(shares, key)
    with pytest.raises(RecordError, match="bound"):
        check_shares(ShuffleShares("5e" * 32, (Share(0, one.share, other.nonce),)), key)
    with pytest.raises(RecordError, match="made of"):
        check_shares(msgspec.structs.replace(shares, secret="5f" * 32), key)


# --- at a table ---------------------------------------------------------------------------------


def test_all_are_bound_before_anybody_reveals(room: Room) -> None:
    ana, ben = room.person("Ana"), room.person("Ben")
    hers, his = drawn(), drawn()
    table, links = make(ana, hers.share)
    before = shuffles(ben, table)
    page = ben.page(f"/s/{links[1]}")
    assert before["server_commitment"][:16] in page, "the server is bound before he sits down"
    first = key_of(room, table)
    ben.post(f"/tables/{table}/claim", {"link": links[1], "share": his.share})
    bound = shuffles(ben, table)
    assert bound["is_pending"]
    assert bound["server_commitment"] == before["server_commitment"]
    assert [share["commitment"] for share in bound["shares"]] == [hers.share, his.share]

    asked = ana.get(f"/tables/{table}")["asked"][0]
    who = (ana, ben)[asked]
    view = who.view(table)
    early = who.answer(table, view["question"]["offers"][0]["key"], view["version"])
    assert early.json()["detail"] == SAY("error-shuffling")

    other = ben.program.post(f"/tables/{table}/share", json={"nonce": drawn().nonce})
    assert other.json()["detail"] == SAY("error-share"), "another share than he was bound to"
    ben.post(f"/tables/{table}/share", {"nonce": his.nonce})
    assert "data-reveal" in ana.page(f"/t/{table}")
    after = ana.post(f"/tables/{table}/share", {"nonce": hers.nonce})
    assert not after["shuffles"]["is_pending"]
    assert len({first, key_of(room, table)}) == 2
    again = ana.program.post(f"/tables/{table}/share", json={"nonce": drawn().nonce})
    assert again.json()["detail"] == SAY("error-shuffled"), "nobody has two"
    live = room.do(room.server.live_tables.live(table))
    expected = ShuffleShares(
        live.shares.secret, (Share(0, hers.share, hers.nonce), Share(1, his.share, his.nonce))
    )
    assert live.match.setup.key == key_from_shares(expected)
    assert commitment_to(live.shares.secret) == before["server_commitment"]


def test_a_share_that_is_never_revealed_holds_nobody_up(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        ana, ben = club.person("Ana"), club.person("Ben")
        table, links = make(ana, drawn().share)
        ben.post(f"/tables/{table}/claim", {"link": links[1], "share": drawn().share})
        assert shuffles(ana, table)["is_pending"]
        assert SAY("shuffling", names="Ana, Ben") in ana.page(f"/t/{table}")
        club.pass_time(31)
        assert not shuffles(ana, table)["is_pending"]
        asked = ana.get(f"/tables/{table}")["asked"][0]
        view = (ana, ben)[asked].view(table)
        key = view["question"]["offers"][0]["key"]
        assert (ana, ben)[asked].answer(table, key, view["version"]).status_code == 201
        late = ana.program.post(f"/tables/{table}/share", json={"nonce": "ab" * 32})
        assert late.json()["detail"] == SAY("error-shuffled")


def first_answer(people: tuple[Visitor, ...], table: str) -> Any:
    """What the server says to the first answer, of whoever is asked."""
    who = people[people[0].get(f"/tables/{table}")["asked"][0]]
    view = who.view(table)
    return who.answer(table, view["question"]["offers"][0]["key"], view["version"])


def test_nobody_keeps_a_share_back_to_keep_the_cards_they_see(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        ana, ben = club.person("Ana"), club.person("Ben")
        hers, his = drawn(), drawn()
        table, links = make(ana, hers.share)
        ben.post(f"/tables/{table}/claim", {"link": links[1], "share": his.share})
        ana.post(f"/tables/{table}/share", {"nonce": hers.nonce})
        seen = key_of(club, table)
        club.pass_time(31)
        dealt = key_of(club, table)
        assert dealt != seen, "what he saw while he could still reveal is not what is dealt"
        late = ben.program.post(f"/tables/{table}/share", json={"nonce": his.nonce})
        assert late.json()["detail"] == SAY("error-shuffled")
        assert key_of(club, table) == dealt
        live = club.do(club.server.live_tables.live(table))
        check_shares(live.shares, dealt)
        assert first_answer((ana, ben), table).status_code == 201


def test_no_host_begins_before_the_guest_who_is_awaited(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        ana, ben = club.person("Ana"), club.person("Ben")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": "evenfall", "seats": seats, "options": {"first": "1"}}
        made = ana.post("/tables", wish)
        table = made["table"]["id"]
        early = first_answer((ana,), table)
        assert early.json()["detail"] == SAY("error-seats-free")
        assert SAY("shuffling-seats") in ana.page(f"/t/{table}")
        seen = key_of(club, table)
        club.pass_time(601)
        assert key_of(club, table) == seen, "a guest may still come"
        assert SAY("claim-begun") not in ben.page(f"/s/{made['links'][1]}")
        ben.claim(table, made["links"][1])
        assert key_of(club, table) != seen, "his share counts, for nobody has begun"
        assert SAY("shuffling-seats") not in ana.page(f"/t/{table}")
        assert first_answer((ana, ben), table).status_code == 201


def test_a_table_that_nobody_else_comes_to_is_played(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        ana = club.person("Ana")
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = ana.post("/tables", {"game": "evenfall", "seats": seats, "options": {"first": "1"}})
        table = made["table"]["id"]
        club.pass_time(601)
        seen = key_of(club, table)
        assert first_answer((ana,), table).status_code == 409, "only now the cards are dealt"
        dealt = key_of(club, table)
        assert dealt != seen
        ben = club.person("Ben")
        assert SAY("claim-begun") in ben.page(f"/s/{made['links'][1]}"), "she has seen them"
        ben.claim(table, made["links"][1])
        assert key_of(club, table) == dealt, "no guest of hers deals anew"
        assert first_answer((ana,), table).status_code == 201


def test_no_time_runs_before_the_cards_are_dealt(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        ana, ben = club.person("Ana"), club.person("Ben")
        hers, his = drawn(), drawn()
        seats = [{"kind": "me"}, {"kind": "friend"}]
        clock = {"kind": "live", "minutes": 1, "seconds": 10}
        wish = {"game": "evenfall", "seats": seats, "clock": clock, "share": hers.share}
        made = ana.post("/tables", {**wish, "options": {"first": "1"}})
        table = made["table"]["id"]

        def running() -> list[bool]:
            live = club.do(club.server.live_tables.live(table))
            return [clock.is_running for clock in live.attendance.seats]

        club.pass_time(200)
        assert running() == [False, False], "she waits for him, and cannot play"
        ben.post(f"/tables/{table}/claim", {"link": made["links"][1], "share": his.share})
        assert running() == [False, False]
        ana.post(f"/tables/{table}/share", {"nonce": hers.nonce})
        ben.post(f"/tables/{table}/share", {"nonce": his.nonce})
        assert running() == [True, False]
        club.pass_time(65)
        assert [seat["away"] for seat in ana.get(f"/tables/{table}")["seats"]] == ["", ""]
        club.pass_time(10)
        assert ana.get(f"/tables/{table}")["seats"][0]["away"] == "time"


def test_who_runs_no_scripts_has_a_share_drawn_and_reads_so(room: Room) -> None:
    ana, ben = room.person("Ana"), room.person("Ben")
    table, links = make(ana, "")
    ben.send(f"/s/{links[1]}", name="Ben")
    told = shuffles(ben, table)
    assert [share["drawn_by"] for share in told["shares"]] == ["server", "server"]
    assert not told["is_pending"]
    assert SAY("share-server") in ben.page(f"/t/{table}/check")


def test_bots_wait_for_people_to_sit_down(room: Room) -> None:
    ana = room.person("Ana")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "friend"}]
    made = ana.post("/tables", {"game": "evenfall", "seats": seats, "options": {"first": "1"}})
    table = made["table"]["id"]
    live = room.do(room.server.live_tables.live(table))
    assert live.match.asked_seats == [0]
    assert live.shuffled_at() > room.server.live_tables.served.now()
    first = live.match.setup.key
    ben = room.person("Ben")
    ben.claim(table, made["links"][2])
    live = room.do(room.server.live_tables.live(table))
    assert live.match.setup.key != first
    assert live.shuffled_at() == 0.0


@pytest.mark.parametrize("bad", ["zz" * 32, "ab", "AB" * 32, "ab" * 100, "é" * 64])
def test_what_is_no_share_is_refused(room: Room, bad: str) -> None:
    ana = room.person("Ana")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    for fields in ({"share": bad}, {"nonce": bad}):
        refused = ana.program.post("/tables", json={"game": "evenfall", "seats": seats, **fields})
        assert refused.status_code == 400, fields


def test_the_end_shows_all_parts_and_the_record_is_checked(room: Room) -> None:
    party = Party(room, 2, seed=1)
    ana, ben = party.people
    his = drawn()
    party.table, links = make(ana, "")
    ben.post(f"/tables/{party.table}/claim", {"link": links[1], "nonce": his.nonce})
    before = ana.page(f"/t/{party.table}/check")
    live = room.do(room.server.live_tables.live(party.table))
    assert his.share in before
    for hidden in (live.shares.secret, his.nonce, live.match.setup.key):
        assert hidden not in before
        assert hidden not in ben.page(f"/t/{party.table}")
    party.play_quickly()
    after = ben.page(f"/t/{party.table}/check")
    for shown in (live.shares.secret, his.nonce, live.match.setup.key, SAY("shuffles-right")):
        assert shown in after
    found = ana.get(f"/tables/{party.table}/record")
    record = msgspec.convert(found, Record)
    check_replayed(record, replay(record))
    assert record.shares is not None
    changed = msgspec.structs.replace(record.shares, secret="5f" * 32)
    record.shares = changed
    with pytest.raises(RecordError, match="made of"):
        check_replayed(record, replay(record))
