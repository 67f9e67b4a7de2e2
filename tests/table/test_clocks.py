"""Clocks, resigning and absent people: the table never waits for ever, and nobody is robbed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.table.admin.tables import close_table
from gloaming.table.pages.frame import speaker
from gloaming.table.play.clocks import (
    NO_CLOCK,
    Attendance,
    ClockRule,
    SeatClock,
    after_answer,
    after_undo,
    deadline,
    seconds_left,
)
from gloaming.table.play.served_time import MOST_GAP, ServedTime
from tests.table.room import Party, Room, Visitor

SAY = speaker("en")
LIVE = {"kind": "live", "minutes": 10, "seconds": 20}
SLOW = {"kind": "slow", "days": 2}
RULE = ClockRule("live", minutes=10, seconds=20)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server of our own: its time is moved on by the tests."""
    with Room(tmp_path_factory.mktemp("club")) as running:
        yield running


def asked(party: Party) -> tuple[int, Visitor]:
    """The seat that is asked, and its person."""
    seat = party.info()["asked"][0]
    return seat, party.people[seat]


def seat_of(party: Party, seat: int) -> Any:
    return party.info()["seats"][seat]


# --- how a clock runs -------------------------------------------------------------------------


def test_an_answer_has_its_seconds_before_the_minutes_count() -> None:
    clocks = after_answer(RULE, Attendance([SeatClock(600.0)] * 2), [0], -1, 1000.0)
    assert deadline(RULE, clocks.seats[0]) == 1620.0
    assert deadline(RULE, clocks.seats[1]) is None
    quick = after_answer(RULE, clocks, [1], 0, 1015.0)
    assert seconds_left(RULE, quick.seats[0]) == 620.0
    slow = after_answer(RULE, clocks, [1], 0, 1050.0)
    assert slow.seats[0].left == 570.0
    assert slow.seats[1].since == 1050.0


def test_where_several_are_asked_each_has_a_clock_that_runs() -> None:
    clocks = after_answer(RULE, Attendance([SeatClock(600.0)] * 3), [0, 1, 2], -1, 0.0)
    clocks = after_answer(RULE, clocks, [0, 2], 1, 30.0)
    assert [clock.is_running for clock in clocks.seats] == [True, False, True]
    assert [clock.left for clock in clocks.seats] == [600.0, 590.0, 600.0]
    clocks = after_answer(RULE, clocks, [2], 0, 50.0)
    assert [clock.left for clock in clocks.seats] == [570.0, 590.0, 600.0]
    assert clocks.seats[2].since == 0.0, "the others' answers change nothing for who still thinks"


def test_days_are_for_a_turn_of_several_answers() -> None:
    rule = ClockRule("slow", days=1)
    clocks = after_answer(rule, Attendance([SeatClock(0.0)] * 2), [0], -1, 0.0)
    clocks = after_answer(rule, clocks, [0], 0, 80_000.0)
    assert deadline(rule, clocks.seats[0]) == 86_400.0
    clocks = after_answer(rule, clocks, [1], 0, 86_000.0)
    clocks = after_answer(rule, clocks, [0], 1, 90_000.0)
    assert deadline(rule, clocks.seats[0]) == 90_000.0 + 86_400.0


def test_undo_brings_no_time_back() -> None:
    clocks = after_answer(RULE, Attendance([SeatClock(600.0)] * 2), [0], -1, 0.0)
    for _ in range(10):  # answer after 15 seconds, think for another 4, and take it back
        begun = clocks.seats[0].since
        answered = after_answer(RULE, clocks, [0], 0, begun + 15.0)
        clocks = after_undo(RULE, answered, [0], 0, begun + 19.0)
    assert clocks.seats[0].left == 600.0 - (10 * 19.0 - 20.0), "nobody stalls by taking back"


def test_served_time_goes_on_only_while_somebody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = 500.0
    monkeypatch.setattr("gloaming.table.play.served_time.monotonic", lambda: machine)
    served = ServedTime()
    machine += 3
    assert served.beat() == 3.0
    machine += 3 * 24 * 3600  # the machine slept
    assert served.beat() == 3.0 + MOST_GAP
    served.catch_up(5.0)
    assert served.now() == 3.0 + MOST_GAP, "it never goes back"
    served.catch_up(99.0)
    assert served.now() == 99.0


# --- time that is up --------------------------------------------------------------------------


def test_when_time_is_up_a_bot_plays_until_the_person_is_back(club: Room) -> None:
    party = Party(club, 2, seed=31, clock=LIVE)
    seat, late = asked(party)
    info = seat_of(party, seat)
    assert info["seconds_left"] == 620.0
    assert info["runs_since"] is not None
    club.pass_time(619)
    assert seat_of(party, seat)["away"] == ""
    view = late.view(party.table)
    key, version = view["question"]["offers"][0]["key"], view["version"]
    club.pass_time(2)
    now = seat_of(party, seat)
    assert (now["away"], now["bot"] != "", now["mine"]) == ("time", True, seat == 0)
    refused = late.answer(party.table, key, version)
    assert refused.status_code in (400, 409), "a bot plays, or has played already"
    assert late.view(party.table)["seat"] == seat, "they still look from their own seat"
    back = late.post(f"/tables/{party.table}/seats/{seat}/back", {})
    assert back["seats"][seat]["away"] == ""
    assert back["seats"][seat]["bot"] == ""
    assert back["seats"][seat]["seconds_left"] == 20.0, "the minutes are gone, not the seconds"
    changes = club.do(club.server.live_tables.record(party.table)).seat_changes
    assert [(seat, what) for _, seat, what in changes] == [(seat, "time"), (seat, "back")]


def test_who_is_away_reads_the_question_and_has_no_answers(club: Room) -> None:
    party = Party(club, 2, seed=31, clock=LIVE)
    seat, _ = asked(party)

    async def question(away: str) -> str:
        live = await club.server.live_tables.live(party.table)
        here = live.seats
        live.seats = [
            msgspec.structs.replace(one, away=away if one.number == seat else "") for one in here
        ]
        try:
            zones = club.server.presenter.zones(live, "en", seat)
        finally:
            live.seats = here
        return "".join(zone.html for zone in zones)

    for away in ("", "time", ""):  # the bot has not answered yet; then its person is back
        drawn = club.do(question(away))
        assert ('class="can' in drawn) == (not away)
        assert ("A bot answers for you" in drawn) == bool(away)
        assert "Choose a main action" in drawn


def test_no_host_chooses_the_bot_of_an_opponent_who_is_away(club: Room) -> None:
    party = Party(club, 2, seed=5, clock=LIVE, options={"first": "2"})
    host = party.people[0]
    seat, _ = asked(party)
    assert seat == 1
    club.pass_time(625)
    bot = seat_of(party, 1)["bot"]
    assert bot
    assert bot != "random"
    refused = host.send(f"/t/{party.table}/seats/1/bot", bot="random")
    assert refused.status_code == 400
    assert seat_of(party, 1)["bot"] == bot
    store = club.server.store
    club.do(store.change_seat(party.table, 1, trouble="it crashed"))
    assert host.send(f"/t/{party.table}/seats/1/bot", bot="random").status_code == 303
    assert seat_of(party, 1)["bot"] == "random", "one that does not play holds nobody up"


def test_a_table_may_pass_instead(club: Room) -> None:
    party = Party(club, 2, seed=32, clock={**LIVE, "at_end": "pass"})
    party.play(6)
    seat, _ = asked(party)
    version = party.info()["version"]
    club.pass_time(700)
    now = party.info()
    assert now["version"] == version + 1
    assert now["seats"][seat]["away"] == ""
    record = club.do(club.server.live_tables.record(party.table))
    assert record.seat_changes == [(version, seat, "passed")]
    assert record.answers[-1].seat == seat


def test_nobodys_time_runs_while_the_server_is_down(tmp_path: Path) -> None:
    with Room(tmp_path) as club:
        party = Party(club, 2, seed=33, clock=LIVE)
        seat, _ = asked(party)
        club.pass_time(600)
        table, token = party.table, party.people[0].token
    with Room(tmp_path) as club:
        again = club.visitor()
        again.program.headers["authorization"] = f"Bearer {token}"
        club.pass_time(10)
        info = again.get(f"/tables/{table}")
        left = info["seats"][seat]["seconds_left"]
        assert info["seats"][seat]["away"] == ""
        assert 620.0 - left + info["served_time"] - info["seats"][seat]["runs_since"] >= 609
        club.pass_time(20)
        assert again.get(f"/tables/{table}")["seats"][seat]["away"] == "time"


def test_a_seat_that_nobody_has_taken_is_kept_by_a_bot(club: Room) -> None:
    ana, ben = club.person("Ana"), club.person("Ben")
    table, links = ana.make("friend", "me", seed="34", clock=SLOW)
    live_tables = club.server.live_tables

    async def until_free_seat_is_asked() -> None:
        live = await live_tables.live(table)
        while live.match.asked_seats[0] != 0:
            seat = live.match.asked_seats[0]
            key = live.match.options(seat)[-1].key
            live = await live_tables.answer(table, seat, key, live.token)

    club.do(until_free_seat_is_asked())
    club.pass_time(2 * 86_400 + 1)
    seats = ana.get(f"/tables/{table}")["seats"]
    assert seats[0]["away"] == "time"
    ben.claim(table, links[0])
    seats = ben.get(f"/tables/{table}")["seats"]
    assert (seats[0]["mine"], seats[0]["away"], seats[0]["bot"]) == (True, "", "")


def test_while_a_table_is_closed_nobodys_time_runs(club: Room) -> None:
    party = Party(club, 2, seed=35, clock=LIVE)
    seat, _ = asked(party)
    store = club.server.store

    async def change(reason: str) -> None:
        await close_table(store, party.table, reason)
        await club.server.read_operator_changes()

    club.do(change("a pause"))
    club.pass_time(5000)
    assert seat_of(party, seat)["away"] == ""
    club.do(change(""))
    club.pass_time(0)
    assert seat_of(party, seat)["away"] == ""
    club.pass_time(630)
    assert seat_of(party, seat)["away"] == "time"


# --- people who do not answer -------------------------------------------------------------------


def test_without_clocks_the_others_may_hand_a_seat_to_a_bot(club: Room) -> None:
    party = Party(club, 3, seed=36)
    assert party.info()["clock"]["kind"] == "none"
    seat, absent = asked(party)
    others = [number for number in range(3) if number != seat]
    first, second = (party.people[number] for number in others)
    at = f"/tables/{party.table}/seats/{seat}"
    early = first.program.post(f"{at}/vote")
    assert SAY("error-not-absent-yet") in early.json()["detail"]
    club.pass_time(601)
    assert first.post(f"{at}/vote", {})["seats"][seat]["bot"] == ""
    assert first.post(f"{at}/vote", {})["seats"][seat]["bot"] == "", "nobody votes for two"
    stranger = club.person("Eva").program.post(f"{at}/vote")
    assert stranger.status_code == 400
    assert absent.program.post(f"{at}/vote").status_code == 400
    assert second.post(f"{at}/vote", {})["seats"][seat]["away"] == "vote"
    mine = absent.post(f"{at}/back", {})["seats"][seat]
    assert (mine["bot"], mine["away"]) == ("", "")


def test_an_answer_ends_the_vote(club: Room) -> None:
    party = Party(club, 3, seed=37)
    seat, _ = asked(party)
    others = [number for number in range(3) if number != seat]
    at = f"/tables/{party.table}/seats/{seat}"
    club.pass_time(601)
    party.people[others[0]].post(f"{at}/vote", {})
    party.step()
    late = party.people[others[1]].program.post(f"{at}/vote")
    assert late.status_code == 400
    assert seat_of(party, seat)["bot"] == ""


# --- resigning --------------------------------------------------------------------------------


def test_who_resigns_is_named_and_does_not_come_back(club: Room) -> None:
    party = Party(club, 2, seed=38)
    ana, ben = party.people
    refused = ben.send(f"/t/{party.table}/seats/1/resign")
    assert SAY("error-not-sure") in refused.text
    assert ana.send(f"/t/{party.table}/seats/1/resign", sure="yes").status_code == 400
    assert ben.send(f"/t/{party.table}/seats/1/resign", sure="yes").status_code == 303
    assert seat_of(party, 1)["away"] == "resigned"
    back = ben.program.post(f"/tables/{party.table}/seats/1/back")
    assert back.json()["detail"] == SAY("error-resigned")
    assert ben.program.post(f"/tables/{party.table}/seats/1/resign").status_code == 400


def test_who_leaves_a_cooperative_game_may_come_back(club: Room) -> None:
    ana, ben = club.person("Ana"), club.person("Ben")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = ana.post("/tables", {"game": "eldritch", "seats": seats, "seed": "39"})
    table = made["table"]["id"]
    ben.claim(table, made["links"][1])
    page = ben.page(f"/t/{table}")
    assert f"<summary>{SAY('leave-game')}</summary>" in page
    assert f"<summary>{SAY('resign')}</summary>" not in page
    left = ben.post(f"/tables/{table}/seats/1/resign", {})
    assert left["seats"][1]["away"] == "left"
    assert ben.post(f"/tables/{table}/seats/1/back", {})["seats"][1]["away"] == ""
    again = ben.program.post(f"/tables/{table}/seats/1/back")
    assert again.json()["detail"] == SAY("error-not-away")


def test_a_rematch_has_the_same_clock_and_the_people_back(club: Room) -> None:
    party = Party(club, 2, seed=40, clock=LIVE)
    ana, ben = party.people
    ben.post(f"/tables/{party.table}/seats/1/resign", {})
    party.play_quickly()
    made = ana.post(f"/tables/{party.table}/rematch", {})["table"]
    assert (made["clock"]["kind"], made["clock"]["minutes"]) == ("live", 10)
    assert [seat["bot"] for seat in made["seats"]] == ["", ""]
    assert ben.get(f"/tables/{made['id']}")["seats"][1]["mine"]


# --- on the pages ------------------------------------------------------------------------------


def test_the_clock_is_chosen_in_the_form_and_told_before_sitting_down(club: Room) -> None:
    ana, ben = club.person("Ana"), club.person("Ben")
    form = ana.page("/")
    assert SAY("clock-slow", days=3) in form
    fields = {"game": "evenfall", "seat0": "me", "seat1": "friend", "clock": "slow-30-3"}
    made = ana.send("/tables", **fields, **{"clock-end": "pass", "seed": "42"})
    table = made.headers["location"].rpartition("/")[2]
    rule = ana.get(f"/tables/{table}")["clock"]
    assert (rule["kind"], rule["days"], rule["at_end"]) == ("slow", 3, "pass")
    told = (SAY("clock-slow", days=3), SAY("clock-end-pass-help"), SAY("seed-chosen"))
    link = club.server.links(table)[1]
    for page in (ben.page(f"/s/{link}"), ben.page(f"/t/{table}")):
        for text in told:
            assert text in page, text
    assert SAY("clock-slow", days=3) in ana.page("/")
    assert 'data-due="' in ana.page(f"/t/{table}")


def test_everybody_reads_who_is_away_and_the_person_comes_back_by_a_click(club: Room) -> None:
    party = Party(club, 2, seed=43, clock=LIVE)
    seat, late = asked(party)
    at, name = f"/t/{party.table}", f"Person {seat}"
    club.pass_time(301)
    other = party.people[1 - seat]
    assert SAY("absent", name=name) in late.page(at)
    assert f"{at}/seats/{seat}/vote" in other.page(at)
    assert f"{at}/seats/{seat}/vote" not in late.page(at)
    club.pass_time(400)
    text = SAY("away-time", name=name)
    assert text in other.page(at)
    assert text in club.person("Watcher").page(at)
    assert text in late.page(f"{at}/replay")
    assert f"{at}/seats/{seat}/back" in late.page(at)
    assert f"{at}/seats/{seat}/back" not in other.page(at)
    assert late.send(f"{at}/seats/{seat}/back").status_code == 303
    assert text not in late.page(at)


def test_the_end_says_who_has_resigned(club: Room) -> None:
    party = Party(club, 2, seed=44)
    ana, ben = party.people
    at = f"/t/{party.table}"
    assert f"{at}/seats/1/resign" in ben.page(at)
    ben.send(f"{at}/seats/1/resign", sure="yes")
    party.play_quickly()
    assert party.info()["over"]
    assert SAY("away-resigned", name="Person 1") in ana.page(at)
    record = ana.get(f"/tables/{party.table}/record")
    assert record["seat_changes"] == [[0, 1, "resigned"]]


def test_a_table_without_clocks_says_so(club: Room) -> None:
    party = Party(club, 2, seed=41)
    assert NO_CLOCK.kind == "none"
    assert [seat["seconds_left"] for seat in party.info()["seats"]] == [None, None]
