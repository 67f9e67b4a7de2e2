"""What people see: every page in every language, with the names and texts people really have."""

import re

import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.pages import frame, lobby, replay, table
from gloaming.table.pages.data import LobbyPage, SeatName, TableCard, Visitor
from tests.table.samples import EVIL, GAME, PAGES, TOKEN, Page, replay_page, table_page


@pytest.fixture(params=[(name, lang) for name in PAGES for lang in LANGUAGES], ids=str)
def shown(request: pytest.FixtureRequest) -> tuple[str, str, str]:
    name, lang = request.param
    return name, lang, PAGES[name](lang)


def test_a_page_is_whole_and_says_its_language(shown: tuple[str, str, str]) -> None:
    _, lang, html = shown
    assert html.startswith("<!doctype html>")
    page = Page(html)
    assert page.all("html")[0]["lang"] == lang
    assert page.all("html")[0]["data-theme"] in frame.THEMES
    assert len(page.all("h1")) == 1
    assert len(page.all("main")) == 1
    assert page.all("main")[0]["id"] == "main"
    ids = [found["id"] for _, found in page.elements if found.get("id")]
    assert len(ids) == len(set(ids)), "an id twice"
    for _, found in page.elements:
        for reference in ("for", "aria-labelledby", "aria-describedby", "form"):
            if reference in found:
                assert found[reference] in ids, f"{reference}={found[reference]} leads nowhere"


def test_nothing_that_people_write_becomes_markup(shown: tuple[str, str, str]) -> None:
    _, _, html = shown
    assert "<script>alert" not in html
    assert "<b onclick" not in html
    for tag, found in Page(html).elements:
        assert not [name for name in found if name.startswith("on")], (tag, found)


def test_a_page_runs_and_loads_nothing_but_our_own(shown: tuple[str, str, str]) -> None:
    """EVIL names stand in texts and values, so every address is checked, not the bytes."""
    _, _, html = shown
    page = Page(html)
    for tag, found in page.elements:
        assert "style" not in found, (tag, found)
        for address in ("src", "href", "action", "formaction"):
            if address in found:
                assert re.match(r"^(/(?!/)|#|\?)", found[address]), (tag, found)
    assert not page.all("style")
    assert [script["src"] for script in page.all("script")] == ["/static/gloaming.js"]


def test_every_form_that_changes_something_is_proved_ours(shown: tuple[str, str, str]) -> None:
    _, _, html = shown
    page = Page(html)
    for head, inside in zip(page.form_heads, page.forms, strict=True):
        carried = [found["value"] for _, found in inside if found.get("name") == frame.CSRF]
        assert carried == ([TOKEN] if head["method"] == "post" else []), head


def test_every_field_has_a_label_and_every_control_a_name(shown: tuple[str, str, str]) -> None:
    _, _, html = shown
    page = Page(html)
    labels = {found["for"] for found in page.all("label")}
    for tag in ("input", "select", "textarea"):
        for found in page.all(tag):
            if found.get("type") not in ("hidden", "submit"):
                assert found.get("id") in labels or found.get("aria-label"), found
    named = re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
    for head, inside in re.findall(r"<(?:button|a|summary)\b([^>]*)>(.*?)</(?:button|a|summary)>",
                                   named, flags=re.DOTALL):  # fmt: skip
        assert re.sub(r"<[^>]+>", "", inside).strip() or "aria-label" in head, head


def test_every_word_is_said(shown: tuple[str, str, str]) -> None:
    """An id without a message shows as [id]; one without its argument as {$name}."""
    _, _, html = shown
    told = Page(html)
    texts = [told.text, *(value for _, found in told.elements for value in found.values())]
    for text in texts:
        assert not re.search(r"\[[a-z]+(-[a-z]+)*\]", text), text
        assert "{$" not in text
        assert "{ $" not in text


def test_pages_and_zones_are_plain_texts_that_can_be_sent() -> None:
    zones = [*table.frame_zones(table_page("en")), *replay.replay_zones(replay_page("en"))]
    assert {type(zone.html) for zone in zones} == {str}
    assert {type(make("en")) for make in PAGES.values()} == {str}


# --- the lobby ----------------------------------------------------------------------------


def test_the_usual_table_is_me_and_two_bots() -> None:
    html = lobby.lobby(LobbyPage(Visitor(), [GAME]))
    chosen = re.findall(r'<select id="(seat\d)".*?<option value="([^"]+)" selected', html)
    assert chosen == [
        ("seat0", "me"),
        ("seat1", "bot:greedy"),
        ("seat2", "bot:greedy"),
        ("seat3", "none"),
    ]


def test_a_refused_table_keeps_what_was_filled_in() -> None:
    html = PAGES["lobby, refused"]("en")
    assert re.search(r'<select id="seat0".*?<option value="hotseat" selected', html)
    assert html.count('name="seat7"') == 1, "Eldritch Horror has eight seats"
    values = [f.get("value") for f in Page(html).all("input") if f.get("name") == "seatname0"]
    assert values == [EVIL]


def test_tables_that_wait_for_you_come_first() -> None:
    html = PAGES["lobby"]("en")
    assert html.index('href="/t/t2"') < html.index('href="/t/t1"') < html.index('href="/t/t3"')
    assert 'href="/t/t3/replay"' in html
    assert 'href="/t/t1/replay"' not in html


# --- replay -------------------------------------------------------------------------------


def test_every_step_of_a_replay_has_its_link_and_the_current_one_is_lit() -> None:
    html = replay.replay(replay_page("en"))
    links = [found["href"] for found in Page(html).all("a") if "step=" in found["href"]]
    assert {f"/t/abc/replay?step={n}" for n in (0, 2, 4, 9)} <= set(links)
    lit = [found for found in Page(html).all("li") if found.get("aria-current") == "step"]
    assert len(lit) == 1
    slider = next(f for f in Page(html).all("input") if f.get("type") == "range")
    assert (slider["min"], slider["max"], slider["value"]) == ("0", "9", "3")


def test_a_replay_asks_nothing() -> None:
    assert 'id="answer"' not in PAGES["replay"]("en")


def test_the_lobby_marks_those_who_have_won_and_not_the_highest_score() -> None:
    say = frame.speaker("en")
    seats = [SeatName("Ana"), SeatName("Ben")]
    by_rule = TableCard("t1", "G", "g", "A", seats, over=True, scores=[50, 60], winners=[0])
    together = TableCard("t2", "G", "g", "B", seats, over=True, winners=[0, 1])
    lost = TableCard("t3", "G", "g", "C", seats, over=True)
    marks = [
        re.findall(r'<li class="person( best)?">.*?<bdi class="name">(\w+)', frame.written(card))
        for card in (lobby._table(say, found) for found in (by_rule, together, lost))
    ]
    assert marks == [
        [(" best", "Ana"), ("", "Ben")],
        [(" best", "Ana"), (" best", "Ben")],
        [("", "Ana"), ("", "Ben")],
    ]
