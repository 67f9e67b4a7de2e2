"""The page of a table: its zones, its seats, and who may do what at it."""

import pytest

from gloaming.kernel.page.elements import write
from gloaming.table.pages import frame, table
from gloaming.table.pages.data import AbsentSeat, SeatLine, TablePage
from gloaming.table.wire.zone_events import zone_hash
from tests.table.room import Room
from tests.table.samples import PAGES, TOKEN, Page, table_page


def test_a_page_and_the_live_updates_agree_on_every_zone() -> None:
    """Else a page would ask for, or be sent, what it has."""
    page = table_page("en")
    html = table.table(page)
    for zone in [*page.zones, *table.frame_zones(page)]:
        assert html.count(f'data-zone="{zone.id}"') == 1
        assert f'data-zone="{zone.id}" data-hash="{zone_hash(zone)}"' in html
        assert zone.html in html


def test_the_zones_hold_no_token_and_no_form() -> None:
    """A zone is sent again and again, and swapped while somebody types."""
    for zone in table.frame_zones(table_page("en")):
        assert TOKEN not in zone.html
        assert "<form" not in zone.html
        assert "<textarea" not in zone.html


def test_an_answer_carries_the_epoch_and_the_seat() -> None:
    now = {zone.id: zone.html for zone in table.frame_zones(table_page("en"))}["frame-now"]
    fields = {f["name"]: f["value"] for f in Page(now).all("input") if f["form"] == "answer"}
    assert fields == {"epoch": "3", "seat": "0"}


def test_a_watcher_can_change_nothing() -> None:
    seats = [SeatLine(0, "A", asked=True), SeatLine(1, "B", taken=False), SeatLine(2, "C", bot="x")]
    page = table_page(
        "en",
        watching=True,
        seat=-1,
        host=False,
        links=[],
        undo_request=None,
        seats=seats,
        absent=[AbsentSeat(0, "A", "time", False), AbsentSeat(1, "B", "", False, 1, 2, False)],
    )
    buttons = [b for zone in table.frame_zones(page) for b in Page(zone.html).all("button")]
    assert [b.get("formaction") for b in buttons if b.get("form")] == []
    assert 'name="epoch"' not in table.table(page)


def test_only_the_host_decides_over_seats() -> None:
    seats = [SeatLine(0, "A", mine=True), SeatLine(1, "B", taken=False), SeatLine(2, "C", bot="x")]
    for host, expected in ((True, ["0/link", "1/link"]), (False, ["0/link"])):
        page = table_page("en", host=host, seats=seats)
        zone = next(z for z in table.frame_zones(page) if z.id == "frame-seats")
        actions = [b["formaction"] for b in Page(zone.html).all("button") if "formaction" in b]
        assert actions == [f"/t/abc/seats/{action}" for action in expected]


def test_who_is_played_by_the_rules_sits_at_the_table_but_is_nobody() -> None:
    seats = [SeatLine(0, "A", mine=True), SeatLine(1, "Automa", rules=True, score=7)]
    page = table_page("en", host=True, seats=seats, can_undo=False, undo_to=3, undo_request=None)
    zones = {zone.id: zone.html for zone in table.frame_zones(page)}
    listed = Page(zones["frame-seats"])
    assert "played by the rules" in zones["frame-seats"]
    assert [b["formaction"] for b in listed.all("button")] == ["/t/abc/seats/0/link"]
    assert 'title="Automa"' in zones["frame-people"]
    assert "Nobody else plays" in zones["frame-undo"], "it does not have to be asked"


def test_taking_back_alone_comes_before_asking_the_others() -> None:
    def offered(**changes: object) -> list[str]:
        zone = next(
            z for z in table.frame_zones(table_page("en", **changes)) if z.id == "frame-undo"
        )
        return [button["formaction"] for button in Page(zone.html).all("button")]

    assert offered(undo_request=None) == ["/t/abc/undo"]
    assert offered(undo_request=None, can_undo=False) == ["/t/abc/undo/wish"]
    assert offered(can_undo=False) == []
    assert offered(undo_request=None, lost_past=True) == []


def test_the_tab_says_when_it_is_your_turn() -> None:
    assert table.tab_title(table_page("de")).startswith("● du bist dran")
    assert "●" not in table.tab_title(table_page("de", your_turn=False))


def test_a_page_that_waits_looks_again_without_the_module() -> None:
    waiting = table.table(table_page("en", your_turn=False))
    assert '<noscript><meta http-equiv="refresh"' in waiting
    assert "http-equiv" not in table.table(table_page("en"))
    assert "http-equiv" not in table.table(table_page("en", your_turn=False, over=True))


def test_while_the_screen_goes_round_nothing_of_anybody_is_on_it() -> None:
    html = PAGES["handover"]("en")
    assert "data-zone" not in html
    assert 'href="/t/abc?as=1"' in html


class _Watched:
    """A page that knows which of its fields were looked at."""

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.seen: set[str] = set()

    def __getattr__(self, name: str) -> object:
        self.seen.add(name)
        return getattr(self.page, name)


@pytest.mark.parametrize("id", sorted(table.PARTS))
def test_a_part_of_the_frame_depends_on_nothing_but_what_it_says(id: str) -> None:
    """Parts are kept by the fields they name: one that is forgotten would show another table's."""
    draw, fields = table.PARTS[id]
    watched = _Watched(table_page("en", can_undo=False, undo_to=3))
    write(draw(frame.speaker("en"), watched))  # type: ignore[arg-type]
    assert watched.seen
    assert watched.seen <= set(fields)


def test_who_gave_no_name_is_called_so_in_the_language_of_the_reader(room: Room) -> None:
    ana = room.visitor().become("Gast", "de")
    table, _ = ana.make("me", "friend")
    own = ana.page(f"/t/{table}")
    assert "Spieler 2" in own
    eve = room.visitor().become("Eve", "es")
    watched = eve.page(f"/t/{table}")
    assert "Jugador 2" in watched
    assert "Invitado" in watched
    assert "Spieler 2" not in watched
    assert "Jugador 2" in eve.page(f"/t/{table}/story") + eve.page(f"/t/{table}/replay?step=0")
