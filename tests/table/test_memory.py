"""What a server keeps in memory is bounded: closed tables, pages and games leave nothing behind.

Objects are counted, not bytes, so that nothing depends on how quickly anything goes.
"""

import asyncio
import gc
import time
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.page import renderer
from gloaming.kernel.page.page_builder import PageBuilder
from gloaming.kernel.page.renderer import Renderer
from gloaming.kernel.page.table_drawings import TableDrawings
from gloaming.kernel.page.zones import Zone
from gloaming.kernel.registry import find
from gloaming.kernel.story import Story
from gloaming.table import memory
from gloaming.table.play.live_tables import LiveTable, LiveTables
from gloaming.table.play.streams import _Listener
from gloaming.table.play.table_entry import TableEntry
from gloaming.table.routes.table_page import OpenPage
from gloaming.table.wire import parts
from gloaming.table.wire.zone_events import ShownZones
from tests.table.room import Party, Room

MEMORY = 20  # MiB: at least 20 tables are kept, at most 40
MOST = 40
COUNTED = (LiveTable, Match, Game, Story, TableEntry, ShownZones, _Listener, asyncio.Task)


def live_objects() -> Counter[str]:
    """How many objects of each kind there are; those of a subclass count as well."""
    gc.collect()
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        for kind in COUNTED:
            if isinstance(thing, kind):
                found[kind.__name__] += 1
    return found


def visit(room: Room, number: int) -> None:
    """Two people play a little, both with an open page, and leave."""
    party = Party(room, 2, seed=number)
    ana, ben = party.people
    with ana.listen(f"/t/{party.table}/events") as hers, ben.listen(f"/t/{party.table}/events"):
        hers.next("zones")
        party.play(2)
        hers.next("zones")
    for person in party.people:
        person.browser.close()
        person.program.close()


def settled(room: Room) -> Counter[str]:
    """The same once the server has noticed that all pages are closed."""
    end = time.monotonic() + 60
    found = live_objects()
    while room.server.streams.count or found["_Listener"] or found["ShownZones"]:
        assert time.monotonic() < end, "a closed page is still there"
        time.sleep(0.1)
        found = live_objects()
    return found


def test_closed_tables_and_pages_leave_nothing_behind(tmp_path: Path) -> None:
    with Room(tmp_path, memory=MEMORY) as room:
        before = settled(room)
        for number in range(MOST + 5):
            visit(room, number)
        full = settled(room)
        for number in range(MOST + 5, MOST + 25):
            visit(room, number)
        after = settled(room)
    assert before["LiveTable"] == 0
    for found in (full, after):
        assert 0 < found["LiveTable"] <= MOST
        assert found["TableEntry"] <= MOST
        assert found["Match"] <= MOST + 32  # positions that were drawn lately hold one, too
        assert found["Task"] <= before["Task"] + 5
    assert room.server._present == {}
    assert room.server.streams._listeners == {}
    # A table has its game, and a few positions that are looked at; more tables add none.
    assert after["Game"] <= 4 * (MOST + 32)
    assert after["Story"] <= 4 * (MOST + 32)


def test_a_closed_page_goes_without_the_collector(tmp_path: Path) -> None:
    """The server looks for cycles among what is old so seldom that a page must not be in one."""
    kinds = (OpenPage, ShownZones, PageBuilder)

    def left() -> list[str]:
        return [type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds)]

    with Room(tmp_path, memory=MEMORY) as room:
        visit(room, 1)
        settled(room)
        gc.disable()
        try:
            visit(room, 2)
            end = time.monotonic() + 60
            while room.server.streams.count or left():
                assert time.monotonic() < end, left()
                time.sleep(0.1)
        finally:
            gc.enable()


@pytest.mark.parametrize("least", [parts.KEPT_BYTES, parts.KEPT_BYTES // 2])
def test_what_was_sent_is_kept_up_to_a_number_of_bytes(least: int) -> None:
    parts.keep_sent(least)
    letters = 1 << 20
    for number in range(3 * least // letters):
        parts.compressed(f"{number:010}" + "x" * letters)
    kept = parts._TEXTS.values()
    assert least <= sum(text.size for text in kept) <= 2 * least + 4 * letters
    parts.keep_sent(parts.KEPT_BYTES)


def test_with_half_the_memory_half_of_everything_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, list[float]] = {}
    for name in ("keep_drawings", "keep_sent", "keep_parts"):
        monkeypatch.setattr(memory, name, kept.setdefault(name, []).append)

    class Tables:
        use_memory = staticmethod(kept.setdefault("tables", []).append)

    for mebibytes in (400, 200):
        memory.divide_memory(mebibytes, cast(LiveTables, Tables))
    for name, (whole, half) in kept.items():
        assert whole == 2 * half > 0, name
    bytes = 2 * sum(kept[name][0] for name in kept if name != "tables")
    assert kept["tables"][0] + bytes / memory.MIB == pytest.approx(400, rel=0.001)


def test_a_page_remembers_only_what_it_shows() -> None:
    shown = ShownZones({})
    for number in range(100):
        shown.changed([Zone("board", f"<p>{number}</p>"), Zone("hand", "<p>same</p>")])
    assert set(shown.hashes) == set(shown._html) == {"board", "hand"}


def test_renderers_share_what_they_may_keep_and_nothing_else() -> None:
    box = find("evenfall")
    renderers = [Renderer("evenfall", box.words(lang, [], []), {}) for lang in ("en", "de", "en")]
    for lang, one in zip(("en", "de", "again"), renderers, strict=True):
        assert one.cached("greeting", lambda lang=lang: lang) == lang
    for lang, one in zip(("en", "de", "again"), renderers, strict=True):
        assert one.cached("greeting", lambda: "drawn anew") == lang
    letters = 1 << 20
    least = renderer.DRAWING_BYTES // 4
    renderer.keep_drawings(least)
    for number in range(2 * least // letters):
        for one in renderers:
            one.cached(("large", number), lambda: "x" * letters)
    kept = sum(len(html) + renderer.KEY_BYTES for html in renderer._DRAWINGS.values())
    assert least <= kept <= 2 * least + 2 * letters
    renderer._DRAWINGS.clear()
    renderer.keep_drawings(renderer.DRAWING_BYTES)


def test_a_table_keeps_what_its_last_two_positions_showed() -> None:
    drawings = TableDrawings()
    for number in range(100):
        drawings.begin_position()
        assert drawings.zone("board") == (None if number == 0 else "<p>board</p>")
        drawings.keep_zone("board", "<p>board</p>", ())
        drawings.keep_zone(("hand", number), "<p>hand</p>", ())
        assert drawings.zone(("hand", number - 2)) is None
    assert len(drawings._now) + len(drawings._before) == 4
