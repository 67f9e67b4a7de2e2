"""What is sent: packed pieces in any stream are what plain ones are; answers are kept together."""

import asyncio
import json
import random
import re
import sqlite3
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from gloaming.kernel.page.zone_patch import patched
from gloaming.kernel.page.zones import Zone
from gloaming.table.store.answer_writer import AnswerWriter
from gloaming.table.store.database import _sqlite_settings
from gloaming.table.store.store import Store
from gloaming.table.wire.parts import GZIP, PLAIN, Part, PlainPart, compressed
from gloaming.table.wire.zone_events import ShownZones, plain_event, zone_hash, zones_event
from tests.table.room import Party, Room, events_of
from tests.table.servers import run_apart

KB = 1024
NEEDED = re.compile(r"""(?:from |import |url)["(]([.]?/?[\w./-]+[.](?:js|woff2))[")]""")


def unpacked(data: bytes) -> bytes:
    return zlib.decompressobj(31).decompress(data)


def test_packed_events_are_the_plain_ones_in_any_order_and_number() -> None:
    rng = random.Random(1)
    zones = [Zone(f"z{n}", f'<p title="ä „{n}“">' + "witch & elder " * n * 40) for n in range(9)]
    events: list[list[Part]] = [
        zones_event(f"0.{n}", rng.sample(zones, rng.randrange(1, 9)), over=False) for n in range(30)
    ]
    events.insert(3, plain_event("beat", ""))
    events.insert(5, [PlainPart(b"x" * 200_000)])
    sent = GZIP.begin + b"".join(GZIP.join(event) for event in events)
    plain = b"".join(PLAIN.join(event) for event in events)
    assert unpacked(sent) == plain
    assert len(sent) < len(plain)


def test_an_event_can_be_unpacked_whole_as_soon_as_it_has_come() -> None:
    """A browser shows it at once: nothing waits in the packer for what comes next."""
    stream = zlib.decompressobj(31)
    stream.decompress(GZIP.begin)
    for n in range(5):
        event = zones_event(f"0.{n}", [Zone("hand", "<b>card</b>" * (n + 1))], your_turn=True)
        assert stream.decompress(GZIP.join(event)) == PLAIN.join(event)


def test_an_event_of_zones_is_json_with_the_marks_of_its_zones() -> None:
    zones = [Zone("hand", '<p class="a">\n"\\</p>'), Zone("battle", "")]
    [(kind, found)] = events_of(PLAIN.join(zones_event("2.7", zones, over=True)).decode())
    assert kind == "zones"
    assert found["token"] == "2.7"
    assert found["over"] is True
    assert [(z["id"], z["hash"], z["html"]) for z in found["zones"]] == [
        (zone.id, zone_hash(zone), zone.html) for zone in zones
    ]
    [(_, nothing)] = events_of(PLAIN.join(zones_event("2.8", [])).decode())
    assert nothing["zones"] == []


def test_only_what_a_page_does_not_have_is_sent() -> None:
    hand, story = Zone("hand", "a"), Zone("story", "b")
    shown = ShownZones({"hand": zone_hash(hand)})
    assert shown.changed([hand, story]) == [story]
    assert shown.changed([hand, story]) == []
    assert shown.changed([Zone("hand", "c"), story]) == [Zone("hand", "c")]
    assert shown.changed([hand]) == [hand]
    assert compressed("a").hash != compressed("b").hash


def test_of_a_zone_that_a_stream_has_brought_it_brings_what_is_new() -> None:
    """A page that asks for it; not where little stays, nor of what it had before it listened."""
    lines = [f'<li data-seat="{n % 4}">Zoë 🦉 plays a card, number {n}</li>' for n in range(60)]
    tales = [
        Zone("story", f"<ol start={n}>{''.join(lines[n : n + 40])}</ol>") for n in range(9, -1, -1)
    ]
    had = ShownZones({"story": zone_hash(tales[0])}, takes_patches=True)
    assert had.changed(tales[:1]) == []
    text = ""
    for tale in tales[1:]:
        [zone] = sent(zones_event("0.1", had.changed([tale]), had))
        assert ("html" in zone) == (not text)
        text = patched(text.encode(), zone["patch"]).decode() if text else zone["html"]
        assert text == tale.html
        assert zone["hash"] == zone_hash(tale)
    [zone] = sent(zones_event("0.2", had.changed([Zone("story", "<p>other</p>" * 200)]), had))
    assert "html" in zone
    older = ShownZones({})
    for tale in tales:
        [zone] = sent(zones_event("0.1", older.changed([tale]), older))
        assert zone["html"] == tale.html


def sent(event: list[Part]) -> list[dict[str, Any]]:
    """The zones of an event."""
    [(_, found)] = events_of(PLAIN.join(event).decode())
    assert unpacked(GZIP.begin + GZIP.join(event)) == PLAIN.join(event)
    zones: list[dict[str, Any]] = found["zones"]
    return zones


def test_an_update_is_small_and_the_first_page_light(room: Room) -> None:
    """Under 30 KB an update on the wire, under 250 KB the first page with all it needs."""
    party = Party(room, 4, seed=5)
    largest = 0
    for _ in range(6):
        party.play_quickly(party.info()["version"] + 25)
        for person in party.people:
            with person.browser.stream(
                "GET", f"/t/{party.table}/events", headers={"accept-encoding": "gzip"}
            ) as stream:
                assert stream.headers["content-encoding"] == "gzip"
                raw, got = b"", zlib.decompressobj(31)
                text = b""
                for chunk in stream.iter_raw():
                    raw += chunk
                    text += got.decompress(chunk)
                    if b"event: zones" in text and text.endswith(b"\r\n\r\n"):
                        break
                largest = max(largest, len(raw))
    assert 0 < largest < 30 * KB, "even all zones at once"
    browser = party.people[0].browser
    page = browser.get(f"/t/{party.table}")
    files = re.findall(r'(?:href|src)="(/static/[^"]+[.](?:css|js)[^"]*)"', page.text)
    assert any("evenfall" in file for file in files)
    whole = int(page.headers.get("content-length", len(page.content)))
    for file in files:  # those that other files ask for are added on the way
        found = browser.get(file)
        assert found.status_code == 200, file
        whole += int(found.headers.get("content-length", len(found.content)))
        asked = NEEDED.findall(found.text) if file.partition("?")[0].endswith(("css", "js")) else []
        more = [urljoin(file, name) for name in asked]
        files += [name for name in dict.fromkeys(more) if name not in files]
    assert {"fonts/alegreya-700.woff2", "theatre.js"} <= {f.split("static/")[1] for f in files}
    assert whole < 250 * KB


def test_with_eight_investigators_every_update_is_small(room: Room) -> None:
    """Eldritch Horror, in German: what an answer changes for one of the eight, or who watches."""
    options = {"investigators": ",".join(["random"] * 8)}
    party = Party(room, 8, seed=3, game="eldritch", options=options)
    readers = {seat: ShownZones({}) for seat in (-1, 0, 5)}
    sizes: list[int] = []

    async def draw() -> None:
        live = await room.server.live_tables.live(party.table)
        for seat, shown in readers.items():
            zones = shown.changed(room.server.presenter.zones(live, "de", seat))
            sizes.append(len(GZIP.join(zones_event(live.token, zones))))

    room.do(draw())
    sizes.clear()  # the whole table, which a page has already
    for answers in range(1, 61):
        party.play_quickly(answers)
        room.do(draw())
    assert 0 < max(sizes) < 30 * KB


def test_who_takes_no_gzip_gets_plain_events(room: Room) -> None:
    party = Party(room, 2)
    headers = {"accept-encoding": "identity"}
    with party.people[0].browser.stream(
        "GET", f"/t/{party.table}/events", headers=headers
    ) as stream:
        assert "content-encoding" not in stream.headers
        text = ""
        for chunk in stream.iter_raw():
            text += chunk.decode()
            if "event: zones" in text and text.endswith("\r\n\r\n"):
                break
    assert json.dumps("hand") in text


# --- answers that go to disk together -----------------------------------------------------------


def answer(table: str, number: int, key: str = "x", epoch: int = 0) -> dict[str, object]:
    return {
        "table_id": table, "number": number, "epoch": epoch, "seat": 0, "key": key, "over": False,
        "scores": "[]", "snapshot": b"s", "position": None, "at": "now", "attendance": "",
        "due": None,
    }  # fmt: skip


def test_answers_that_are_kept_together_stand_or_fall_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def run() -> list[bool]:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.migrate()
        await store.close()
        with sqlite3.connect(path) as database:
            database.execute(
                "INSERT INTO person (id, name, lang, theme, made)"
                " VALUES ('p', 'Ana', 'en', 'auto', '')"
            )
            for table in ("a", "b", "c"):
                database.execute(
                    "INSERT INTO game_table (id, code, host, game, setup, packs, version, epoch,"
                    " over, scores, undo, snapshot_at, made, touched)"
                    " VALUES (?, ?, 'p', 'g', '', '[]', 0, 0, 0, '[]', '', -1, '', '')",
                    (table, table),
                )
            database.execute("INSERT INTO answer VALUES ('c', 0, 0, 'old', '')")
        keeper = AnswerWriter(str(path), _sqlite_settings)
        turn = asyncio.Lock()
        await turn.acquire()  # all come while the first waits
        adding = [
            asyncio.create_task(keeper.add(one, turn))
            for one in (
                answer("a", 0, "first"),
                answer("a", 0, "second"),
                answer("b", 1),
                answer("c", 0),
                answer("b", 0, epoch=1),
                answer("a", 1, "third"),
            )
        ]
        await asyncio.sleep(0)
        turn.release()
        found = await asyncio.gather(*adding)
        keeper.close()
        return found

    assert run_apart(run()) == [True, False, False, False, False, True]
    with sqlite3.connect(path) as database:
        kept = database.execute("SELECT table_id, number, key FROM answer ORDER BY 1, 2").fetchall()
        versions = dict(database.execute("SELECT id, version FROM game_table"))
    assert kept == [("a", 0, "first"), ("a", 1, "third"), ("c", 0, "old")]
    assert versions == {"a": 2, "b": 0, "c": 0}, "what was not kept has not moved its table"


def test_a_fault_while_keeping_is_told_to_all_who_wait(tmp_path: Path) -> None:
    async def run() -> list[object]:
        keeper = AnswerWriter(str(tmp_path / "empty.sqlite"), _sqlite_settings)
        turn = asyncio.Lock()
        found = await asyncio.gather(
            *(keeper.add(answer("a", n), turn) for n in range(3)), return_exceptions=True
        )
        keeper.close()
        return list(found)

    found = run_apart(run())
    assert len(found) == 3
    assert all(isinstance(one, sqlite3.OperationalError) for one in found)
