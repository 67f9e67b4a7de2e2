"""Nothing that anyone is sent depends on what they may not know, and nobody's secrets are shown.

Whole games are played by people at a real server. Again and again everything that a seat or a
watcher can fetch is compared with what they would get if all they cannot know were different: the
others' hands, the decks, what others have answered in secret, and what was told to others only.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.message import Message
from gloaming.kernel.story import Story, StoryEntry
from gloaming.table.play.viewpoint import Viewpoint
from gloaming.table.routes import replay as past
from gloaming.table.routes import table_page as looking
from tests.table.room import Party, Room, Visitor
from tests.table.servers import Client, Server, once

RUMOUR = "hidden-from-you"


def otherwise(match: Match, seat: int, seed: str) -> Game:
    """The same game for a seat, but with all else dealt and told differently."""
    game = match.game
    dream = match.box.imagine(game, seat, Chance(key_from_seed(seed)))
    assert game.story is not None
    dream.story = rumoured(game.story, seat, seed)
    return dream


def rumoured(story: Story, seat: int, seed: str) -> Story:
    """A story in which what a seat may not read says something else."""
    told = Story()
    told.facts, told.parts, told.points = story.facts, story.parts, story.points
    for entry in story.entries:
        if not entry.is_visible_to(seat):
            rumour = Message(RUMOUR, what=seed)
            entry = StoryEntry(entry.seat, rumour, (RUMOUR,), entry.witnesses, entry.part)
        told.entries.append(entry)
    return told


class Elsewhere(Match):
    """A past that was dealt otherwise, for one seat's eyes; stands in for replays."""

    seat = -1

    def view(self, seat: int) -> Any:
        return self.box.view(otherwise(self, self.seat, "past"), seat)

    def story(self, seat: int, since: int = 0) -> list[StoryEntry]:
        assert self.game.story is not None
        story = rumoured(self.game.story, self.seat, "past")
        return [entry for entry in story.entries[since:] if entry.is_visible_to(seat)]


@contextmanager
def dealt_otherwise(room: Room, table: str, seat: int, seed: str) -> Iterator[None]:
    """The server's own table is changed in all that a seat cannot know."""
    live = room.do(room.server.live_tables.live(table))
    real = live.match.game
    live.match.game = otherwise(live.match, seat, seed)
    Elsewhere.seat = seat
    setattr(past, "Match", Elsewhere)  # noqa: B010
    room.forget_drawings()
    try:
        yield
    finally:
        live.match.game = real
        setattr(past, "Match", Match)  # noqa: B010
        room.forget_drawings()


def everything(person: Visitor, table: str, version: int) -> dict[str, bytes]:
    """Every byte that somebody can get of a table, by where it came from."""
    found: dict[str, bytes] = {}
    for path in ("", "/story", "/check", f"/replay?step={max(0, version - 3)}", "/record"):
        answer = person.browser.get(f"/t/{table}{path}")
        found[f"page {path}"] = answer.content
    for path in ("", "/view", "/refusals", "/record", "/view?seat=0", "/view?seat=3"):
        found[f"json {path}"] = person.program.get(f"/tables/{table}{path}").content
    for what in ("page", "json"):
        path = f"/t/{table}/events" if what == "page" else f"/tables/{table}/events"
        with person.listen(path, program=what == "json") as events:
            found[f"events {what}"] = repr(events.next("zones", "table", "reload")).encode()
    for key, at in (("nothing", version), ("ask-turn", version), ("nothing", version - 1)):
        found[f"refused {key} {at}"] = person.answer(table, key, at).content
    refused = person.send(f"/t/{table}/answer", key="nothing", epoch=0, version=version, seat=1)
    found["refused page"] = refused.content
    return found


def moments(party: Party, every: int) -> Iterator[int]:
    """A whole game, with a pause at every so manieth answer and one amid secret answers."""
    room, secret = party.room, False
    live = room.do(room.server.live_tables.live(party.table))
    while not live.match.is_over:
        several = live.match.asked_seats
        party.play_quickly(live.table.version + 1)
        amid = (
            not secret
            and bool(live.match.asked_seats)
            and set(live.match.asked_seats) < set(several)
        )
        secret = secret or amid
        if not live.match.is_over and (amid or live.table.version % every == 0):
            yield live.table.version
    assert secret, "no secret answer was ever open"


@pytest.mark.parametrize(
    ("seats", "every", "seed"),
    [
        pytest.param(2, 80, 1, id="two"),
        pytest.param(3, 90, 2, id="three", marks=once),
        pytest.param(4, 120, 3, id="four", marks=once),
    ],
)
def test_no_byte_depends_on_what_one_may_not_know(
    room: Room, seats: int, every: int, seed: int
) -> None:
    """EF-PLY-11: hands, decks and unrevealed dials are hidden."""
    party = Party(room, seats, seed=seed)
    lookers = dict(enumerate(party.people))
    lookers[-1] = room.visitor()
    compared = 0
    for version in moments(party, every):
        for seat, person in lookers.items():
            person.csrf()
            shown = everything(person, party.table, version)
            with dealt_otherwise(room, party.table, seat, f"{seed} {compared}"):
                other = everything(person, party.table, version)
            for where, content in shown.items():
                assert content == other[where], (seat, where, version)
                assert RUMOUR.encode() not in content
            compared += 1
    assert compared >= 2 * len(lookers)


def test_no_byte_depends_on_backs_that_one_has_not_seen(room: Room) -> None:
    """EH-HID-01 to 11: eight seats of Eldritch Horror and a watcher; backs of Spells and
    Conditions, decks, and Gates that somebody else has looked at."""
    options = {"investigators": ",".join(["akachi-onyele", *["random"] * 7])}
    party = Party(room, 8, seed=3, game="eldritch", options=options)
    watcher = room.visitor()
    live = room.do(room.server.live_tables.live(party.table))
    for to in (12, 40, 70):  # a game of eight is not over before its third round
        party.play_quickly(to)
        version = live.table.version
        asked = live.match.asked_seats[0]
        for seat in (asked, (asked + 3) % 8, -1):
            person = watcher if seat < 0 else party.people[seat]
            person.csrf()
            shown = everything(person, party.table, version)
            before = live.match.box.digest(live.match.game)
            with dealt_otherwise(room, party.table, seat, f"{to} {seat}"):
                assert live.match.box.digest(live.match.game) != before
                other = everything(person, party.table, version)
            for where, content in shown.items():
                assert content == other[where], (seat, where, version)


def test_the_comparison_would_notice_a_leak(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that shows another's hand differs between the two deals."""
    party = Party(room, 2)
    seat = party.info()["asked"][0]
    monkeypatch.setattr(looking, "viewpoint", lambda *_: Viewpoint(1 - seat, (seat,)))
    person = party.people[seat]
    shown = everything(person, party.table, 0)
    with dealt_otherwise(room, party.table, seat, "x"):
        other = everything(person, party.table, 0)
    assert shown["page "] != other["page "]
    assert shown["events page"] != other["events page"]
    assert shown["json /view"] == other["json /view"]


def test_at_one_screen_nobody_sees_another_hand_unasked(room: Room) -> None:
    """Hot-seat: the screen goes round, and nothing of anybody's is on it meanwhile."""
    host = room.person()
    table, _ = host.make("me", "hotseat", seed="4")
    asked = host.get(f"/tables/{table}")["asked"][0]
    page = host.page(f"/t/{table}")
    assert "data-zone" not in page
    assert f"?as={asked}" in page
    assert 'id="zone-hand"' in host.page(f"/t/{table}?as={asked}")
    assert "data-zone" not in host.page(f"/t/{table}?as={1 - asked}")
    with host.listen(f"/t/{table}/events?as={1 - asked}") as events:
        assert events.next("zones", "reload")[0] == "reload"


# --- secrets of people ------------------------------------------------------------------------


def test_nobodys_token_or_link_is_on_anyone_elses_page(room: Room) -> None:
    host = room.person("Ana")
    made = host.send("/tables", game="evenfall", seat0="me", seat1="friend", seat2="friend", seed=1)
    table = made.headers["location"].rpartition("/")[2]
    links = re.findall(r'value="[^"]*/s/([\w-]{32})"', host.page(f"/t/{table}"))
    assert len(links) == 2, "the host can give both links away"
    friend, watcher = room.person("Ben"), room.visitor()
    friend.send(f"/s/{links[0]}", name="Ben")
    people = {"host": host, "friend": friend, "watcher": watcher}
    for name, person in people.items():
        for content in everything(person, table, 0).values():
            text = content.decode()
            assert links[0] not in text, "a spent link is shown to nobody"
            assert (links[1] in text) <= (name == "host")
            for other in people.values():
                if other.token:
                    assert other.token not in text
                    assert other.token.partition(".")[0] not in text, "not even the person's id"


def test_only_hashes_of_links_are_in_the_database_and_no_token(tmp_path: Path) -> None:
    with Room(tmp_path) as room:
        party = Party(room, 3)
        host = party.people[0]
        host.send(f"/t/{party.table}/seats/0/link")
        moving = set(re.findall(r"/s/([\w-]{32})", host.page(f"/t/{party.table}")))
        party.play(3)
        secrets = [*party.links[1:], *moving, *(person.token for person in party.people)]
        assert len(secrets) == 6
    files = list(tmp_path.iterdir())
    assert any(file.name == "tables.sqlite" for file in files)
    content = b"".join(file.read_bytes() for file in files)
    for secret in secrets:
        assert secret.encode() not in content
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        hashes = [row[0] for row in database.execute("select link_hash from seat")]
    assert sum(len(mark) == 64 for mark in hashes) == 1, "one link is open: the seat that moves"


def test_links_and_tokens_are_not_in_the_log(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = room.person()
    table, links = host.make("me", "friend")

    async def broken(_hash: str) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(room.server.store, "seat_by_link", broken)
    fault = host.browser.get(f"/s/{links[1]}")
    assert fault.status_code == 500
    assert "fault of ours" not in fault.text
    assert "nothing was lost" in fault.text
    claim = host.program.post(f"/tables/{table}/claim", json={"link": links[1]})
    assert claim.status_code == 500
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert "a fault of ours" in logged
    assert links[1] not in logged
    assert host.token not in logged


def test_a_real_server_writes_no_secret_anywhere(tmp_path: Path) -> None:
    server = Server("--data", str(tmp_path / "data"))
    out = tmp_path / "output"
    with out.open("wb") as output:
        server.output = output
        with server:
            host = Client(server.address).become("Ana")
            seats = [{"kind": "me"}, {"kind": "friend"}]
            made = host.post("/tables", {"game": "evenfall", "seats": seats})
            link = made["links"][1]
            visitor = Visitor(server.address).become("Ben")
            visitor.page(f"/s/{link}")
            visitor.send(f"/s/{link}", name="Ben")
            assert visitor.browser.get(f"/s/{link}").status_code == 400
    written = b"".join(
        file.read_bytes() for file in [out, *(tmp_path / "data").iterdir()] if file.is_file()
    )
    for secret in (link, host.token, visitor.token):
        assert secret.encode() not in written
