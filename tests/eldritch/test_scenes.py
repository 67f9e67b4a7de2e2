"""The scenes of the page: test, encounter, combat, Mythos Phase, awakening and the end."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.page import scenes
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.question import question
from gloaming.eldritch.page.scenes.chronicle import Chronicle
from gloaming.eldritch.page.scenes.dice_lines import ToldTest, told_tests
from gloaming.eldritch.page.scenes.dice_test import odds_columns
from gloaming.eldritch.page.scenes.doom_chart import doom_chart
from gloaming.eldritch.page.scenes.mythos import MythosSteps
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match
from gloaming.kernel.page.elements import write
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from gloaming.kernel.views.types import MessageArgument, MessageView, NameRef, StoryLine

BOX = EldritchBox()
NAMES = ["Ana <b>&", "Ben", "Cleo"]
VOID = {"img", "br", "path", "rect", "circle", "use"}
HOLE = re.compile(r"\[[a-z]+(-[a-z]+)+\]|\{ ?\$")


@cache
def words(language: str) -> EldritchWords:
    return BOX.words(language, NAMES, [])


def page_of(
    view: EldritchView, language: str = "en", watching: bool = False
) -> EldritchPageBuilder:
    context = PageContext(seat=view.seat, names=NAMES, watching=watching)
    return EldritchPageBuilder(view, words(language), context)


class Balance(HTMLParser):
    """Checks that every tag is closed, and collects what a reader sees."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.shown = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not any(name == "style" for name, _ in attrs), "the policy forbids inline styles"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not any(name == "style" for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.shown += data


def drawn(view: EldritchView, language: str = "en") -> str:
    """The scene of a view; it is whole HTML in which all words are there."""
    html = str(write(scenes.current(page_of(view, language))))
    parser = Balance()
    parser.feed(html)
    assert parser.open == []
    assert not HOLE.search(parser.shown), HOLE.search(parser.shown)
    assert "<b>&" not in html
    return html


def positions(seats: int, seed: int, ancient: str) -> Iterator[Eldritch]:
    chance = random.Random(seed)
    options = {"ancient": ancient, "rumor": "on", "outcomes": ("hidden", "shown")[seed % 2]}
    setup = Setup("eldritch", seats, key_from_seed(seed).hex(), options, (), "1")
    game = BOX.set_up(setup, [], with_story=True)
    assert isinstance(game, Eldritch)
    while game.question is not None:
        yield game
        choices = game.choices()
        game.answer(choices[chance.randrange(len(choices))])
    yield game


def kind_of(view: EldritchView) -> str:
    if view.over:
        return "end"
    if view.combat is not None:
        return f"combat {'' if view.test is None else 'dice' if view.test.dice else 'pool'}"
    if view.encounter is not None:
        return f"encounter {'' if view.test is None else 'test'}"
    if view.question is not None and view.question.about.id == "ask-fight":
        return "fight"
    return f"{view.phase} {'awake' if view.awake else ''}"


@cache
def views() -> dict[str, list[EldritchView]]:
    """Views of a few games, some of every kind of scene; always the same."""
    found: dict[str, list[EldritchView]] = {}
    for seed, ancient in ((1, "azathoth"), (2, "cthulhu")):
        for number, game in enumerate(positions(3, seed, ancient)):
            if number % 2 and game.question is not None:
                continue
            seat = game.question.waiting()[0] if game.question is not None else 0
            view = BOX.view(game, seat)
            assert isinstance(view, EldritchView)
            same = found.setdefault(kind_of(view), [])
            if len(same) < 3:
                same.append(view)
    return found


def line(id: str, seat: int = -1, **args: int | str | MessageView) -> StoryLine:
    """A line of the story; a text like `card:ghoul` names a thing."""
    sent: dict[str, MessageArgument] = {}
    for key, value in args.items():
        is_thing = isinstance(value, str) and value.startswith(("card:", "space:", "seat:"))
        sent[key] = NameRef(str(value)) if is_thing else value
    return StoryLine(seat, MessageView(id, sent), ())


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_scene_is_drawn_in_every_language(language: str) -> None:
    for same in views().values():
        for view in same[:1]:
            drawn(view, language)


def test_what_is_under_way_stands_on_the_stage() -> None:
    kinds = views()
    assert {"action ", "end"} <= set(kinds)
    for kind, same in kinds.items():
        for view in same:
            html = drawn(view)
            if kind.startswith("combat"):
                assert 'class="stage combat"' in html
            elif kind.startswith("encounter"):
                if view.encounter is not None:
                    assert 'class="stage encounter"' in html
            elif kind == "end":
                assert 'class="stage ending' in html
            elif kind == "setup ":
                assert html == ""


def test_a_watcher_and_a_replay_have_no_answers_on_the_stage() -> None:
    for same in views().values():
        for view in same:
            if view.question is None:
                continue
            html = str(write(scenes.current(page_of(view, watching=True))))
            assert "<button" not in html


def test_the_same_view_gives_the_same_bytes() -> None:
    for same in views().values():
        assert drawn(same[0]) == drawn(same[0])


# --- positions of scenarios -----------------------------------------------------------------------


def given(options: dict[str, str] | None = None, when: Sequence[str] = (), **tables: Any) -> Match:
    """A position as scenario files give it, after some answers."""
    scenario = Scenario("a scene", options=options or {}, given=tables, when=list(when))
    match = run_scenario(scenario, "eldritch")
    assert match is not None
    return match


def seen(match: Match, seat: int = 0) -> EldritchView:
    view = BOX.view(match.game, seat)
    assert isinstance(view, EldritchView)
    return view


def rungs(html: str) -> list[tuple[str, str, str]]:
    """Of every rung of a ladder its successes, its chance, and what it costs and brings."""
    found = re.findall(r"<b>(\d\+?)</b><em>([^<]+)</em>(.*?)</li>", html)
    return [
        (label, odds, " ".join(re.sub(r"<[^>]+>", " ", rest).split()))
        for label, odds, rest in found
    ]


LEO = {"investigator": "leo-anderson", "space": "london", "clues": 1}


@pytest.mark.rule("EH-COMBAT-04")
def test_a_combat_tells_what_horror_costs_as_the_dice_lie() -> None:
    board = {"phase": "encounter", "monsters": {"london": ["elder-thing"]}}
    view = seen(given(board=board, Catalina=LEO, dice=[5, 1, 1]))
    assert view.combat is not None
    html = drawn(view)
    assert "Elder Thing" in html
    # horror 3 against one success: 2 Sanity
    assert ("1", "100 %", "−2 Sanity") in rungs(html)


@pytest.mark.rule("EH-COMBAT-06")
def test_a_combat_tells_what_every_number_of_successes_brings_before_the_roll() -> None:
    board = {"phase": "encounter", "monsters": {"london": ["mummy"]}}
    seat = {"investigator": "leo-anderson", "space": "london", "cards": ["carbine-rifle"]}
    view = seen(given(board=board, Catalina=seat, dice=[5, 5, 5]))
    assert view.test is not None
    assert view.test.dice == ()
    html = drawn(view)
    # Strength 3 - 2 is one die; the Mummy has damage 2 and toughness 3. The rifle adds five dice.
    plain, rifle = rungs(html)[:2], rungs(html)[2:]
    assert plain == [("0", "67 %", "−2 Health unhurt"), ("1", "33 %", "−1 Health loses 1")]
    assert [rung[0] for rung in rifle] == ["0", "1", "2", "3+"]
    assert rifle[-1][2] == "unhurt defeated"
    assert html.count('class="can choose"') == 2


@pytest.mark.rule("EH-ENC-03")
def test_who_chooses_a_monster_sees_both_tests_of_each() -> None:
    board = {"phase": "encounter", "monsters": {"london": ["mummy", "vampire"]}}
    view = seen(given(board=board, Catalina=LEO))
    html = drawn(view)
    assert 'class="stage rivals"' in html
    assert html.count('class="can rival"') == 2
    assert html.count('class="prospect"') == 4
    # Leo's Will of 3 against horror 2 of the Mummy: two successes of three dice, 7 of 27
    assert "3 dice, 26 % unshaken" in html


def test_covered_monsters_are_not_told() -> None:
    board = {"phase": "encounter", "monsters": {"london": ["mummy", "vampire"]}}
    view = seen(given({"backs": "covered"}, board=board, Catalina=LEO))
    assert "prospect" not in drawn(view)


@pytest.mark.rule("EH-ENC-16")
@pytest.mark.parametrize(("outcomes", "is_shown"), [("hidden", False), ("shown", True)])
def test_outcomes_are_sealed_unless_the_table_wants_to_know_them(
    outcomes: str, is_shown: bool
) -> None:
    board = {"phase": "encounter"}
    match = given(
        {"outcomes": outcomes},
        board=board,
        Catalina=LEO,
        next={"europe": "europe-1"},
        dice=[1, 1, 1],
        when=["location"],
    )
    view = seen(match)
    assert view.test is not None
    html = drawn(view)
    assert "gain a Blessed Condition" in html if is_shown else "Blessed" not in html
    assert ('class="stakes sealed"' in html) is not is_shown


@pytest.mark.parametrize("ancient", ["cthulhu", "shub-niggurath", "yog-sothoth"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_awakening_says_what_holds_from_now_on(ancient: str, language: str) -> None:
    board = {"ancient": ancient, "phase": "advance-omen", "doom": 1, "gates": ["london"]}
    view = seen(given(board=board, Catalina=LEO))
    assert view.awake
    html = drawn(view, language)
    assert 'class="stage awakening"' in html
    assert f"of-{ancient}" in html


def test_a_won_game_is_counted_line_by_line() -> None:
    board = {
        "phase": "mythos-end",
        "solved": ["occult-research", "the-true-name"],
        "mystery": "omen-of-devastation",
        "mystery_tokens": 1,
        "doom": 7,
        "gates": ["london", "rome"],
        "monsters": {"tokyo": ["ghoul", "mummy", "vampire", "witch"]},
    }
    match = given(board=board, Catalina={**LEO, "clues": 4}, Adriano={"clues": 0})
    view = seen(match)
    assert view.over
    html = drawn(view)
    assert 'class="stage ending won"' in html
    rows = re.findall(r"<span>([^<]+)</span><b>([^<]+)</b>", html.partition("sc-count")[2])
    assert ("2 open Gates", "+2") in rows
    assert ("4 Monsters on the map, by threes", "+2") in rows
    assert ("4 Clues held, by threes", "−2") in rows
    assert ("Doom left", "−7") in rows
    # EH-SCORE-03 to 10: 2 + 2 - 2 - 7
    assert ("Score, lower is better", "−5") in rows


# --- the test -------------------------------------------------------------------------------------


def struck() -> EldritchView:
    """Leo has rolled against the horror of an Elder Thing, and may still spend a Clue."""
    board = {"phase": "encounter", "monsters": {"london": ["elder-thing"]}}
    return seen(given(board=board, Catalina=LEO, dice=[5, 1, 1]))


def test_a_test_shows_the_source_of_each_die_and_every_die() -> None:
    for view in [struck(), *[view for same in views().values() for view in same]]:
        test = view.test
        if test is None or not test.dice:
            continue
        html = drawn(view)
        ledger = html.partition('class="sc-ledger"')[2].partition('class="cast"')[0]
        plus = [int(n) for n in re.findall(r"<b>\+(\d+)</b></li>", ledger)]
        minus = [int(n) for n in re.findall(r"<b>−(\d+)</b></li>", ledger)]
        assert sum(plus) - sum(minus) == test.pool
        dice = html.partition('class="dice"')[2].partition("</ol>")[0]
        assert tuple(int(n) for n in re.findall(r"#d-(\d)", dice)) == test.dice


def test_a_reroll_stands_in_the_scene_with_its_chance() -> None:
    html = drawn(struck())
    window = html.partition('class="can window"')[2].partition("</button>")[0]
    assert "pend a Clue" in window
    # one success lies there, and a third of another one comes with a failed die
    assert "<strong>1.3</strong>" in window
    assert "passed as it lies" not in html  # against horror every success counts


def test_rerolls_are_folded_by_what_they_use_and_equal_dice_are_one_answer() -> None:
    kane = {"investigator": "charlie-kane", "space": "rome", "clues": 1}
    cards = ["personal-assistant", "lucky-rabbits-foot"]
    board = {"phase": "action", "reserve": ["axe", "bandages"]}
    match = given(
        when=["Catalina: acquire"],
        board=board,
        Catalina={**kane, "cards": cards},
        dice=[1, 2, 3, 3, 1],
    )
    html = str(write(question(page_of(seen(match)))))
    groups = re.findall(r"<summary>([^<]+) <span class=\"count\">(\d)</span>", html)
    assert groups == [
        ("Personal Assistant", "3"),
        ("Lucky Rabbit&#39;s Foot", "3"),
        ("Spend a Clue", "3"),
    ]
    assert html.count('value="clue:') == 3  # a one, a two and a three


def test_the_columns_of_a_test_are_its_exact_odds() -> None:
    page = page_of(struck())
    # four dice: 16, 32, 24, 8 and 1 of 81 (EH-TEST-12)
    html = str(write(odds_columns(page, (16 / 81, 32 / 81, 24 / 81, 8 / 81, 1 / 81), 1)))
    assert re.findall(r"<b>(\d+ %)</b>", html) == ["20 %", "40 %", "30 %", "11 %"]
    assert html.count('class="fail"') == 1


# --- tests that the story tells -------------------------------------------------------------------


def test_a_reroll_is_part_of_its_test() -> None:
    skill = MessageView("skill-test", {"skill": MessageView("skill-lore")})
    lines = [
        line("log-roll", 0, skill=skill, n=3, dice="5 3 3"),
        line("log-spend-clues", 0, n=1),
        line("log-reroll", 0, before=3, n=6),
        line("log-test-passed", 0, n=2),
        line("log-gain-clues", 0, n=1),
    ]
    parts = told_tests(lines)
    test = parts[0]
    assert isinstance(test, ToldTest)
    assert (test.skill, test.dice, test.least) == ("lore", [5, 6, 3], 5)
    assert [part.message.id for part in parts[1:] if isinstance(part, StoryLine)] == [
        "log-spend-clues",
        "log-gain-clues",
    ]


def test_who_is_blessed_succeeds_on_a_four() -> None:
    lines = [line("log-roll", 0, n=2, dice="4 1"), line("log-test-passed", 0, n=1)]
    test = told_tests(lines)[0]
    assert isinstance(test, ToldTest)
    assert test.least == 4


# --- the Mythos Phase -----------------------------------------------------------------------------


def mythos_of(**tables: Any) -> dict[str, list[str]]:
    """The messages of a Mythos Phase, by the step in which the scene tells them."""
    board = {"ancient": "cthulhu", "phase": "mythos", **tables.pop("board", {})}
    story = seen(given(board=board, **tables)).story
    first = next(n for n, one in enumerate(story) if one.message.id == "log-mythos")
    steps = MythosSteps(story[first:])
    return {step: [one.message.id for one in lines] for step, lines in steps.lines.items() if lines}


def test_what_happens_belongs_to_the_step_in_which_it_happens() -> None:
    coming = {"mythos": "rally-the-people", "gate": "rome", "monster": "vampire"}
    found = mythos_of(
        board={"monsters": {"tokyo": ["deep-one"]}, "gates": ["london"]},
        next={**coming, "asset": "hired-muscle"},
    )
    assert found["advance-omen"] == ["log-omen", "log-doom"]
    assert found["reckoning"][:2] == ["log-reckonings", "log-reckoning"]
    assert found["spawn-gates"] == ["log-gate", "log-spawn"]
    assert found["text"] == ["log-gain-card"]
    assert set(found) == {"advance-omen", "reckoning", "spawn-gates", "text"}


def test_a_surge_without_a_matching_gate_opens_one() -> None:
    coming = {"mythos": "a-proposition", "gate": "rome", "monster": "vampire", "clue": "space-4"}
    found = mythos_of(next=coming)
    assert found["monster-surge"] == ["log-gate", "log-spawn"]
    assert found["spawn-clues"] == ["log-clue"]


def test_what_an_awakening_brings_belongs_to_the_step_that_woke_it() -> None:
    coming = {"mythos": "a-proposition", "monster": "vampire", "clue": "space-4"}
    found = mythos_of(board={"doom": 1, "gates": ["london"]}, next=coming)
    assert found["advance-omen"][:3] == ["log-omen", "log-doom", "log-awakens"]
    assert found["spawn-clues"] == ["log-clue"]


def test_where_the_round_ended_is_no_step_of_it() -> None:
    lines = [
        line("log-mythos", card="card:a-proposition"),
        StoryLine(-1, MessageView("log-gates-open", {"n": 2}), (), 3, "standing"),
    ]
    assert not any(MythosSteps(lines).lines.values())


# --- the end --------------------------------------------------------------------------------------


def test_the_end_tells_what_everybody_did_and_doom_by_round() -> None:
    story = [
        line("log-sheet", 0, card="card:silas-marsh"),
        line("log-sheet", 1, card="card:lily-chen"),
        line("log-round", n=1),
        line("log-move", 0, space="space:space-3"),
        line("log-gain-clues", 0, n=2),
        line("log-mythos", card="card:the-world-shakes"),
        line("log-omen", colour=MessageView("omen-red")),
        line("log-doom", n=10),
        line("log-round", n=2),
        line("log-close", 0, space="space:sydney"),
        line("log-monster-defeated", 1, monster="card:ghoul.1"),
        line("log-defeated", 1),
        line("log-doom", n=9),
        line("log-sheet", 1, card="card:jim-culver"),
        line("log-round", n=3),
        line("log-awakens", name="card:cthulhu"),
    ]
    told = Chronicle(story, 12, {"silas-marsh": "sydney", "lily-chen": "shanghai"})
    assert told.rounds == 3
    assert told.doom == [12, 10, 9, 9]
    assert (told.by_omen, told.by_others) == (2, 1)
    assert told.awakened == 3
    silas, lily, jim = told.lives
    assert silas.way == ["sydney", "space-3"]
    assert silas.deeds == {"found": 2, "closed": 1}
    assert (lily.until, lily.deeds) == (2, {"beaten": 1})
    assert (jim.since, jim.until) == (2, 0)
    assert [(mark.space, mark.kind) for mark in told.marks] == [
        ("sydney", "closed"),
        ("shanghai", "beaten"),
    ]


def test_the_chart_of_doom_begins_at_its_highest_and_ends_at_the_floor() -> None:
    chart = str(doom_chart([12, 6, 0], 'from <12> to "0"', 2, [1]))
    path = re.search(r'class="line" d="M([\d. ]+)L([\d. ]+)L([\d. ]+)"', chart)
    assert path is not None
    heights = [float(point.split()[1]) for point in path.groups()]
    assert heights == [12.0, 53.0, 94.0]
    assert "<12>" not in chart
    assert chart.count('class="sc-solved"') == 1
    assert chart.count('class="woke"') == 2
