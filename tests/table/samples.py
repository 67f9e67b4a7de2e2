"""Pages with the names and texts people really have, and a page taken apart."""

from collections.abc import Callable
from html.parser import HTMLParser

from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.ledger import Rule
from gloaming.kernel.page.zones import Zone
from gloaming.table.pages import cardbook, lobby, replay, rulebook, simple, table
from gloaming.table.pages.data import (
    AboutPage,
    AbsentSeat,
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
    SeatTime,
    TableCard,
    TablePage,
    UndoRequest,
    ValueChoice,
    Visitor,
)
from gloaming.table.play.clocks import ClockRule

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
        "can_undo": True,
        "undo_to": 7,
        "undo_request": UndoRequest(EVIL, "2", mine_to_decide=True),
        "chat": [ChatLine(EVIL, EVIL, "2026-03-01T18:22:10+00:00", True), ChatLine(LONG, LONG)],
        "watchers": 2,
        "your_turn": True,
        "handover": Handover(1, EVIL),
        "note": "reported",
        "clock": ClockRule("slow", days=1, at_end="pass"),
        "clocks": [SeatTime(EVIL, 90_000.0, 100_000.0, True), SeatTime(LONG, 61.0)],
        "served": 10_000.0,
        "absent": [
            AbsentSeat(0, EVIL, "time", True),
            AbsentSeat(1, LONG, "", False, 1, 2, True),
            AbsentSeat(2, HEBREW, "resigned"),
        ],
        "is_seed_chosen": True,
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
        winners=[0],
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
        ClaimPage(
            visitor(lang), "Evenfall", EVIL, LONG, "/s/secret", [SeatName(HEBREW)], True, True
        )
    ),
    "replay": lambda lang: replay.replay(replay_page(lang)),
    "replay, start": lambda lang: replay.replay(replay_page(lang, 0)),
    "story": lambda lang: replay.story(replay_page(lang), "<li>Ana gains 1 Herb.</li>"),
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
