"""A page that listens shows what a page drawn anew would show, whatever happens at its table."""

from collections.abc import Coroutine
from typing import Any

from litestar.testing import RequestFactory

from gloaming.kernel.page.table_drawings import TableDrawings
from gloaming.kernel.page.zone_patch import patched
from gloaming.kernel.page.zones import Zone
from gloaming.table.pages import table as table_pages
from gloaming.table.routes import table_page as looking
from gloaming.table.wire.parts import PLAIN
from gloaming.table.wire.zone_events import zone_hash
from tests.table.room import Party, Room, Visitor, events_of


class Listening:
    """Somebody's open page, and what it has on it."""

    def __init__(self, room: Room, table: str, visitor: Visitor) -> None:
        self.room = room
        self.table = table
        self.id = visitor.token.partition(".")[0]
        self.known: dict[str, str] = {}
        self.texts: dict[str, str] = {}  # of its zones, as the stream has brought them
        self.request: Any = RequestFactory().get(f"/t/{table}")
        self.page: looking.OpenPage | None = None
        self.patches = 0  # zones of which only what was new has come

    def looks(self) -> None:
        """It looks, and then has what it would have if all were drawn anew."""
        shown, anew = self.room.do(self._look())
        assert shown == anew

    async def _look(self) -> tuple[dict[str, str], dict[str, str]]:
        server = self.room.server
        person = await server.store.person(self.id)
        assert person is not None
        if self.page is None:
            self.page = looking.OpenPage(
                self.request, server, self.table, person, -1, self.known, takes_patches=True
            )
        found = self.page.changes(True)
        event = await found if isinstance(found, Coroutine) else found
        if event is not None:
            self._take(PLAIN.join(event).decode())
        live = await server.live_tables.live(self.table)
        kept = live.drawings, live._position
        live.drawings, live._position = TableDrawings(), None
        seat = next(iter(live.seats_of(person.id)), -1)
        chat = await server.store.chat(self.table, seat < 0)
        page = looking._page(self.request, server, live, person, seat, chat)
        live.drawings, live._position = kept
        zones = [*page.zones, *table_pages.frame_zones(page)]
        return dict(self.texts), {zone.id: zone.html for zone in zones}

    def _take(self, event: str) -> None:
        """Puts together what came, as the page's module does."""
        for zone in events_of(event)[0][1]["zones"]:
            id = zone["id"]
            if "patch" in zone:
                self.texts[id] = patched(self.texts[id].encode(), zone["patch"]).decode()
                self.patches += 1
            else:
                self.texts[id] = zone["html"]
            assert self.known[id] == zone["hash"] == zone_hash(Zone(id, self.texts[id]))


def test_who_listens_has_what_would_be_drawn_anew(room: Room) -> None:
    party = Party(room, 3, seed=11)
    host, second, third = party.people
    watcher = room.person("Watcher")
    pages = [Listening(room, party.table, who) for who in (*party.people, watcher)]
    at = f"/t/{party.table}"

    def all_look() -> None:
        for page in pages:
            page.looks()

    all_look()
    for _ in range(25):
        assert party.step()
        all_look()
    assert all(page.patches > 25 for page in pages)
    assert second.send(f"{at}/chat", text="well played").status_code == 303
    all_look()
    room.server.arrive(party.table, pages[1].id)
    all_look()
    room.server.arrive(party.table, pages[3].id)
    all_look()
    room.server.depart(party.table, pages[1].id)
    all_look()
    assert host.send(f"{at}/seats/0/link").status_code == 303
    all_look()
    assert host.send(f"{at}/undo/wish", to=20).status_code == 303
    all_look()
    assert second.send(f"{at}/undo/answer", agree="yes").status_code == 303
    all_look()
    assert third.send(f"{at}/undo/answer", agree="yes").status_code == 303
    assert party.info()["version"] == 20
    all_look()
    for _ in range(3):
        assert party.step()
        all_look()
    room.server.depart(party.table, pages[3].id)
    all_look()


def test_a_page_that_listens_to_the_end_has_the_end(room: Room) -> None:
    party = Party(room, 2, seed=3)
    page = Listening(room, party.table, party.people[1])
    page.looks()
    party.play_quickly()
    page.looks()
    assert party.info()["over"]
