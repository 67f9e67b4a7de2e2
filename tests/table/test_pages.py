"""What people see: every page in every language, with the names and texts people really have."""

import ast
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from gloaming.kernel.box import Sheet
from gloaming.kernel.html import write
from gloaming.kernel.ledger import Rule
from gloaming.kernel.pack import LANGUAGES
from gloaming.kernel.page import Zone
from gloaming.table.live import zone_hash
from gloaming.table.pages import cardbook, frame, lobby, replay, rulebook, simple, table
from gloaming.table.pages.data import (
    AboutPage,
    BrowseCards,
    BrowseRules,
    CardPage,
    ChatLine,
    CheckPage,
    ClaimLink,
    ClaimPage,
    GameChoice,
    GameName,
    Handover,
    HandoverPage,
    LobbyPage,
    LogLine,
    OptionChoice,
    Problem,
    ReplayPage,
    RulePage,
    SeatLine,
    SeatName,
    TableCard,
    TablePage,
    UndoWish,
    ValueChoice,
    Visitor,
)

STATIC = Path(frame.__file__).parent.parent / "static"
EVIL = "<script>alert('x')</script>\"'&<b onclick=y>"
LONG = "Wolfeschlegelsteinhausenbergerdorff" * 4
HEBREW = "‏מירלה ‮abc"
TOKEN = "the-token"
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


def visitor(lang: str, here: str = "/") -> Visitor:
    return Visitor("p1", EVIL, lang, "dark", TOKEN, here)


def table_page(lang: str, **changes: object) -> TablePage:
    """A table at which everything happens at once."""
    seats = [
        SeatLine(0, EVIL, mine=True, asked=True, here=True, score=12),
        SeatLine(1, LONG, taken=False, asked=True),
        SeatLine(2, HEBREW, bot="greedy", trouble=EVIL),
        SeatLine(3, "", bot="unheard-of", score=0),
    ]
    fields: dict[str, object] = {
        "visitor": visitor(lang, "/t/abc"),
        "id": "abc",
        "code": "KX7P2M",
        "game": "evenfall",
        "title": "Evenfall",
        "base": "/t/abc",
        "seats": seats,
        "zones": [
            Zone("question", '<p class="ask">?</p>'),
            Zone("story", "<ol><li>…</li></ol>"),
            Zone("battle", ""),
        ],
        "seat": 0,
        "host": True,
        "links": [
            ClaimLink(1, EVIL, "https://table.example/s/secret"),
            ClaimLink(0, "me", "https://table.example/s/mine", True),
        ],
        "epoch": 3,
        "version": 41,
        "commitment": "ab" * 32,
        "can_undo": 1,
        "wish_to": 7,
        "undo_wish": UndoWish(EVIL, "2", mine_to_decide=True),
        "chat": [ChatLine(EVIL, EVIL, "2026-03-01T18:22:10+00:00", True), ChatLine(LONG, LONG)],
        "watchers": 2,
        "your_turn": True,
        "handover": Handover(1, EVIL),
        "note": "reported",
        "sprites": '<svg class="sprites"><symbol id="s-fairy"></symbol></svg>',
        "styles": ["/static/evenfall/evenfall.css"],
    }
    fields.update(changes)
    return TablePage(**fields)  # type: ignore[arg-type]


def replay_page(lang: str, step: int = 3) -> ReplayPage:
    return ReplayPage(
        visitor(lang, "/t/abc/replay"),
        "abc",
        "evenfall",
        "Evenfall",
        "/t/abc",
        step,
        9,
        [Zone("question", "")],
        [LogLine(n, EVIL, ["card:fairy.1", "seat:0"]) for n in range(6)],
        over=True,
    )


GAME = GameChoice(
    "evenfall",
    EVIL,
    2,
    4,
    3,
    [
        OptionChoice("first", EVIL, EVIL, [ValueChoice("random", EVIL), ValueChoice("1", "1")]),
        OptionChoice("clans", "Clans", ""),
    ],
)
OTHER = GameChoice("eldritch", "Eldritch Horror", 1, 8, 3)
TABLES = [
    TableCard("t1", "Evenfall", "evenfall", "AAAAAA", [SeatName(EVIL, mine=True), SeatName(LONG)]),
    TableCard("t2", "Evenfall", "evenfall", "BBBBBB", [SeatName(HEBREW)], your_turn=True),
    TableCard(
        "t3",
        "Evenfall",
        "evenfall",
        "CCCCCC",
        [SeatName("A"), SeatName("B", "greedy")],
        over=True,
        scores=[101, 88],
        touched="2026-03-01T18:22:10+00:00",
    ),
]
SHEETS = [
    Sheet("ritual", "fairy", EVIL, 2, ["Ritual · Familiar · Cost: 1 Herb", f"Gain {EVIL}."]),
    Sheet("ritual", "owl", "Owl", 1, ["Ritual · Artifact · 2 points", "Draw 1 card."]),
    Sheet("region", "lakes", LONG, 1, ["Gain 3 Mana."], {"action": "rulebook", "x": "hearsay"}),
]
KINDS = {"ritual": "Ritual", "region": EVIL}
RULES = [
    Rule("EF-SPC-01", "action space", "Take one Witch; see EF-SPC-03.", "Given …", ("002 § 5",)),
    Rule("EF-SPC-03", "action space", f"One piece. {EVIL}", "Given …", (), "Ruling: EF-SPC-01."),
    Rule("EF-CAT-01", "catalyst", "Build any number of Catalysts.", ""),
]
GLOSSARY = [
    {"en": "Witch", "es": "Bruja", "de": "Hexe", "note": EVIL},
    {"en": EVIL, "es": EVIL, "de": EVIL},
]


def rules_page(lang: str, query: str = "", area: str = "") -> BrowseRules:
    areas = {"SPC": "action space", "CAT": EVIL}
    games = [GameName("evenfall", "Evenfall"), GameName("eldritch", EVIL)]
    return BrowseRules(
        visitor(lang, "/rules/evenfall"), "evenfall", "Evenfall", RULES, areas, query, area,
        GLOSSARY, games,
    )  # fmt: skip


def cards_page(lang: str, query: str = "", kind: str = "", keyword: str = "") -> BrowseCards:
    return BrowseCards(
        visitor(lang, "/cards/evenfall"), "evenfall", "Evenfall", SHEETS, KINDS, query, kind,
        keyword, sprites='<svg><symbol id="s-fairy"></symbol></svg>',
    )  # fmt: skip


def card_page(lang: str, sheet: Sheet = SHEETS[2]) -> CardPage:
    return CardPage(visitor(lang), "evenfall", "Evenfall", sheet, "Region", RULES)


def rule_page(lang: str) -> RulePage:
    sources = {"002": EVIL}
    return RulePage(visitor(lang), "evenfall", "Evenfall", RULES[0], "", "EF-SPC-03", sources)


PAGES: dict[str, Callable[[str], str]] = {
    "lobby": lambda lang: lobby.lobby(LobbyPage(visitor(lang), [GAME, OTHER], TABLES)),
    "lobby, refused": lambda lang: lobby.lobby(
        LobbyPage(
            Visitor(lang=lang, csrf=TOKEN),
            [GAME, OTHER],
            chosen="eldritch",
            problem=EVIL,
            filled={"name": EVIL, "seat0": "hotseat", "seatname0": EVIL, "option-clans": EVIL},
        )
    ),
    "table": lambda lang: table.table(table_page(lang)),
    "table, watched": lambda lang: table.table(
        table_page(lang, watching=True, seat=-1, host=False, links=[], your_turn=False)
    ),
    "table, over": lambda lang: table.table(
        table_page(lang, over=True, your_turn=False, lost_past=True)
    ),
    "handover": lambda lang: table.handover(
        HandoverPage(visitor(lang), "/t/abc", "Evenfall", Handover(1, EVIL))
    ),
    "claim": lambda lang: simple.claim(
        ClaimPage(visitor(lang), "Evenfall", EVIL, LONG, "/s/secret", [SeatName(HEBREW)])
    ),
    "replay": lambda lang: replay.replay(replay_page(lang)),
    "replay, start": lambda lang: replay.replay(replay_page(lang, 0)),
    "story": lambda lang: replay.story(replay_page(lang)),
    "cards": lambda lang: cardbook.cards(cards_page(lang)),
    "cards, found": lambda lang: cardbook.cards(cards_page(lang, query="gain <script>")),
    "cards, none": lambda lang: cardbook.cards(cards_page(lang, query=EVIL, keyword=EVIL)),
    "card": lambda lang: cardbook.card(card_page(lang)),
    "rules": lambda lang: rulebook.rules(rules_page(lang)),
    "rules, found": lambda lang: rulebook.rules(rules_page(lang, "piece", "SPC")),
    "rules, none": lambda lang: rulebook.rules(rules_page(lang, EVIL)),
    "rule": lambda lang: rulebook.rule(rule_page(lang)),
    "problem": lambda lang: simple.problem(Problem(visitor(lang), 404, EVIL)),
    "check": lambda lang: simple.check(
        CheckPage(visitor(lang), "/t/abc", "Evenfall", "ab" * 32, "cd" * 32, "/t/abc/record")
    ),
    "check, running": lambda lang: simple.check(
        CheckPage(visitor(lang), "/t/abc", "Evenfall", "ab" * 32)
    ),
    "about": lambda lang: simple.about(
        AboutPage(visitor(lang), "1.0", [GameName("evenfall", EVIL)])
    ),
}


class Page(HTMLParser):
    """A page taken apart: its elements with their attributes, in order, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.forms: list[list[tuple[str, dict[str, str]]]] = []
        self.form_heads: list[dict[str, str]] = []
        self.labelled = 0
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice on {tag}: {names}"
        found = {name: value or "" for name, value in attrs}
        self.elements.append((tag, found))
        if tag == "form":
            assert "form" not in self.open, "a form in a form"
            self.forms.append([])
            self.form_heads.append(found)
        elif "form" in self.open:
            self.forms[-1].append((tag, found))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> inside {self.open[-4:]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())

    def all(self, tag: str) -> list[dict[str, str]]:
        return [found for name, found in self.elements if name == tag]


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


# --- words --------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it takes."""
    text = (frame.WORDS / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            source = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_say_the_same_things_with_the_same_arguments(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_message_that_a_page_says_exists_and_none_is_left_over() -> None:
    said: set[str] = set()
    texts: set[str] = set()
    for file in Path(frame.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                if isinstance(node.args[0], ast.Constant):
                    said.add(str(node.args[0].value))
    known = set(messages("en"))
    assert said <= known
    composed = {f"theme-{theme}" for theme in frame.THEMES}
    composed |= {f"signs-{signs}" for signs in frame.SIGNS}
    composed |= {f"known-{how}" for how in cardbook.ATTESTED} | {"bot-greedy", "bot-random"}
    assert known - texts - composed == set()


# --- the table ----------------------------------------------------------------------------


def test_a_page_and_the_live_updates_agree_on_every_zone() -> None:
    """Else a page would ask for, or be sent, what it has."""
    page = table_page("en")
    html = table.table(page)
    for zone in [*page.zones, *table.frame_zones(page)]:
        assert html.count(f'data-zone="{zone.id}"') == 1
        assert f'data-zone="{zone.id}" data-hash="{zone_hash(zone)}"' in html
        assert zone.html in html


def test_pages_and_zones_are_plain_texts_that_can_be_sent() -> None:
    zones = [*table.frame_zones(table_page("en")), *replay.replay_zones(replay_page("en"))]
    assert {type(zone.html) for zone in zones} == {str}
    assert {type(make("en")) for make in PAGES.values()} == {str}


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
        "en", watching=True, seat=-1, host=False, links=[], undo_wish=None, seats=seats
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
    page = table_page("en", host=True, seats=seats, can_undo=0, wish_to=3, undo_wish=None)
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

    assert offered(undo_wish=None) == ["/t/abc/undo"]
    assert offered(undo_wish=None, can_undo=0) == ["/t/abc/undo/wish"]
    assert offered(can_undo=0) == []
    assert offered(undo_wish=None, lost_past=True) == []


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


# --- cards and rules ----------------------------------------------------------------------


def test_cards_are_found_by_words_kind_and_keyword() -> None:
    def names(**wanted: str) -> list[str]:
        return [sheet.id for sheet in cardbook.find_cards(cards_page("en", **wanted))]

    assert names() == ["fairy", "owl", "lakes"]
    assert names(query="GAIN mana") == ["lakes"]
    assert names(query="draw", kind="region") == []
    assert names(kind="ritual", keyword="Artifact") == ["owl"]


def test_cards_that_differ_only_in_id_are_shown_once() -> None:
    twins = [Sheet("place", f"bog-{n}", "Bog", 2, ["Harvest."]) for n in range(3)]
    assert [len(group) for group in cardbook.grouped([*twins, SHEETS[0]])] == [3, 1]


def test_a_rule_is_found_by_the_term_of_the_readers_language() -> None:
    def ids(lang: str, query: str, area: str = "") -> list[str]:
        return [rule.id for rule in rulebook.find_rules(rules_page(lang, query, area))]

    assert ids("de", "Hexe") == ["EF-SPC-01"]
    assert ids("es", "bruja") == ["EF-SPC-01"]
    assert ids("en", "hexe") == []
    assert ids("en", "ef-cat-01") == ["EF-CAT-01"]
    assert ids("en", "", "SPC") == ["EF-SPC-01", "EF-SPC-03"]


def test_texts_in_another_language_are_marked_so() -> None:
    assert 'class="mark"' in rulebook.rule(rule_page("de"))
    assert 'class="mark"' not in rulebook.rule(rule_page("en"))
    for made in (rulebook.rule(rule_page("es")), rulebook.rule_fragment(rule_page("es"))):
        assert any(f.get("lang") == "en" for f in Page(made).all("div"))


def test_a_rule_that_a_rule_speaks_of_opens() -> None:
    links = [found["href"] for found in Page(rulebook.rule(rule_page("en"))).all("a")]
    assert "/rules/evenfall/EF-SPC-03" in links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_opens_above_the_table_is_a_whole_piece(lang: str) -> None:
    for html in (cardbook.card_fragment(card_page(lang)), rulebook.rule_fragment(rule_page(lang))):
        piece = Page(html)
        assert not piece.all("h1")
        assert "<html" not in html
        assert "<script" not in html


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


# --- static files -------------------------------------------------------------------------


def test_the_style_sheet_and_the_module_ask_nobody_else() -> None:
    for file in STATIC.iterdir():
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|@import|//\w+\.\w+/|\beval\(|new Function", text), file


def test_every_colour_is_there_in_both_lights() -> None:
    """A variable that only one theme sets would show the other's."""
    css = (STATIC / "gloaming.css").read_text("utf-8")
    blocks = re.findall(r'(:root|\[data-theme="(?:light|auto)"\]) \{(.*?)\}', css, re.DOTALL)
    names = [set(re.findall(r"(--[\w-]+):", body)) for _, body in blocks[:3]]
    assert names[0] - names[1] == {"--serif", "--sans", "--bar-height"}
    assert names[1] == names[2]
    values = [re.sub(r"\s+", " ", body).strip() for _, body in blocks[1:3]]
    assert values[0] == values[1]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", [0, 1], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("front", "ground"),
    [
        (front, ground)
        for front in ("--ink", "--ink-soft", "--glow", "--brass", "--alarm", "--vp")
        for ground in ("--solid", "--night")
    ]
    + [("--paper-ink", "--paper"), ("--paper-soft", "--paper"), ("--on-brass", "--brass")],
)
def test_contrast_is_enough_to_read_by(theme: int, front: str, ground: str) -> None:
    """WCAG AA: 4.5 for text."""
    css = (STATIC / "gloaming.css").read_text("utf-8")
    blocks = re.findall(r'(?::root|\[data-theme="light"\]) \{(.*?)\}', css, re.DOTALL)
    colours = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})\b", blocks[theme]))
    a, b = luminance(colours[front]), luminance(colours[ground])
    assert (max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5


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
    watched = _Watched(table_page("en", can_undo=False, wish_to=3))
    write(draw(frame.speaker("en"), watched))  # type: ignore[arg-type]
    assert watched.seen
    assert watched.seen <= set(fields)


def test_the_sheet_of_a_board_is_told_in_paragraphs_and_a_card_in_one() -> None:
    board = "Scout Phase: draw 7 cards. Clan Token: gain 1 Mana. " + "Set-up: " + "a Place; " * 30
    sheet = Sheet("board", "horn-moon", "The Horn", 1, [board])
    told = cardbook.lines(sheet)
    assert [line.partition(":")[0] for line in told] == ["Scout Phase", "Clan Token", "Set-up"]
    assert " ".join(told) == board
    card = Sheet("ritual", "x", "X", 1, ["Ritual · 1 Herb", "Action Space: draw. Ongoing: gain."])
    assert cardbook.lines(card) == ["Action Space: draw. Ongoing: gain."]
