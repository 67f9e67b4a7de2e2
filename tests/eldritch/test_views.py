"""What a seat sees of Eldritch Horror: all that is open, nothing that is hidden, and exact odds."""

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.model.components import CONDITION, SPELL
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.omen import push_omen
from gloaming.eldritch.rules.dice.odds import odds_of
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.testing.scenario import Scenario, run_scenario

BOX = EldritchBox()
WATCHER = -1
ANCIENT = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Eldritch]:
    """Positions of a random game, in each of which somebody is asked."""
    chance = random.Random(seed)
    options = {"ancient": ANCIENT[seed % 4], "rumor": "on"}
    setup = Setup("eldritch", seats, key_from_seed(seed).hex(), options, (), "1")
    game = BOX.set_up(setup, [], with_story=False)
    assert isinstance(game, Eldritch)
    count = 0
    while game.question is not None:
        if count % every == 0:
            yield game
        count += 1
        choices = game.choices()
        game.answer(choices[chance.randrange(len(choices))])


def told(game: Eldritch, seat: int) -> bytes:
    return msgspec.json.encode(BOX.view(game, seat))


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_what_a_seat_cannot_know_never_changes_its_view(seats: int, seed: int) -> None:
    dealt = 0
    for number, game in enumerate(positions(seats, seed, every=5)):
        for seat in (*range(seats), WATCHER):
            imagined = BOX.imagine(game, seat, Chance(key_from_seed(number)))
            assert isinstance(imagined, Eldritch)
            assert told(imagined, seat) == told(game, seat)
            mine = [one.cards for one in game.investigators]
            dealt += mine != [one.cards for one in imagined.investigators]
    assert dealt, "no hidden back was dealt anew"


def test_imagined_games_have_the_same_answers_and_can_be_played() -> None:
    chance = random.Random(4)
    for number, game in enumerate(positions(2, 6, every=9)):
        seat = game.asked_seat()
        imagined = BOX.imagine(game, seat, Chance(key_from_seed(number)))
        assert [o.key for o in imagined.options(seat)] == [o.key for o in game.options(seat)]
        for _ in range(80):
            if imagined.question is None:
                break
            choices = imagined.choices()
            imagined.answer(choices[chance.randrange(len(choices))])


def test_no_view_names_a_copy_of_a_card_whose_back_is_hidden() -> None:
    data = BOX.library([])
    copies = [c.uid for c in data.components if c.kind in (SPELL, CONDITION)]
    names = re.compile("|".join(rf'[":]{re.escape(uid)}"' for uid in copies))
    for seed in (7, 8):
        for game in positions(3, seed, every=2):
            for seat in range(3):
                seen = {code // 64 for code in game.seen if code % 64 == seat}
                for found in names.findall(told(game, seat).decode()):
                    uid = found.strip('":')
                    held = {game.component(card).uid for card in seen}
                    assert uid in held, uid


def test_backs_are_shown_to_who_has_seen_them_alone() -> None:
    shown = 0
    for seed in range(11, 17):
        for game in positions(3, seed, every=3):
            for view in BOX.views(game, range(3)):
                assert isinstance(view, EldritchView)
                for one in view.investigators:
                    for held, card in zip(one.cards, game.investigators[one.seat].cards):
                        is_seen = card * 64 + view.seat in game.seen
                        assert (held.back != "") == is_seen
                        shown += is_seen
    assert shown


# --- what is open ---------------------------------------------------------------------------------


def test_a_view_tells_where_everything_stands() -> None:
    for game in positions(4, 12, every=10):
        view = BOX.view(game, 0)
        spaces = {space.space: space for space in view.spaces}
        for one in view.investigators:
            if one.status == "in-play":
                assert one.seat in spaces[one.space].investigators
        monsters = [m for space in view.spaces for m in space.monsters]
        assert len(monsters) == sum(1 for m in game.data.monsters if game.place[m] >= 0)
        assert sum(1 for space in view.spaces if space.gate) == len(game.open_gates())
        assert sum(space.clues for space in view.spaces) == sum(
            1 for clue in game.data.clues if game.place[clue] >= 0
        )
        own = view.investigators[0]
        if own.space:
            assert spaces[own.space].distance == 0
            for route in spaces[own.space].routes:
                assert spaces[route.to].distance == 1


@pytest.mark.parametrize("seed", range(40, 44))
def test_the_next_omen_costs_what_is_shown(seed: int) -> None:
    costs: set[int] = set()
    for game in positions(2, seed, every=8):
        cost = BOX.view(game, 0).next_omen_doom
        if game.is_awake or cost >= game.doom:
            continue
        after = game.copy()
        after.question = None
        after.stack = []
        after.scenes = []
        push_omen(after, 1)
        after.run_until_asked()
        assert game.doom - after.doom == cost
        costs.add(cost)
    assert len(costs) > 1


# --- odds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("least", [4, 5, 6])
@pytest.mark.parametrize("is_double", [False, True])
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_odds_are_those_of_all_rolls(count: int, least: int, is_double: bool) -> None:
    ways: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=count):
        found = sum((2 if is_double and die == 6 else 1) for die in dice if die >= least)
        ways[found] = ways.get(found, 0) + 1
    odds = odds_of(count, least, is_double, fixed=1)
    assert odds.total == 6**count
    assert {k - 1: n for k, n in enumerate(odds.ways) if n} == ways
    assert odds.at_least(1) == 1.0


def test_the_pool_is_the_sum_of_its_parts_and_answers_have_odds() -> None:
    tests = answered = prospects = 0
    for seed in range(20, 26):
        for game in positions(2, seed):
            view = BOX.view(game, game.asked_seat())
            assert view.question is not None
            keys = {offer.key for offer in view.question.offers}
            to_come = {""} if view.combat is not None else set()
            assert all(found.key in {*keys, *to_come} for found in view.prospects)
            prospects += len(view.prospects)
            test = view.test
            if test is None:
                continue
            tests += 1
            assert abs(sum(test.chances) - 1) < 0.001
            if not test.dice:
                assert sum(part.dice for part in test.parts) == test.pool
            for answer in test.answers:
                answered += 1
                assert answer.key in keys
                assert abs(sum(answer.chances) - 1) < 0.001
                if answer.key == "confirm":
                    assert answer.passes == test.passes
    assert min(tests, answered, prospects) > 0


# --- why not --------------------------------------------------------------------------------------


def test_what_is_refused_is_not_offered_and_has_a_rule_and_words() -> None:
    rules = read_ledger(BOX.folder()).rules
    words = {language: BOX.words(language, ["Ana", "Ben"], []) for language in LANGUAGES}
    said: set[str] = set()
    for seed in (30, 31, 32):
        for game in positions(2, seed, every=2):
            for seat in range(2):
                offered = {option.key for option in game.options(seat)}
                for refusal in BOX.refusals(game, seat):
                    assert refusal.rule in rules, refusal
                    if game.asked_seat() == seat:
                        assert refusal.key not in offered, refusal
                    if refusal.reason.id not in said:
                        said.add(refusal.reason.id)
                        for one in words.values():
                            assert "[" not in one.say(refusal.reason)
    assert {"why-not-a-city", "why-not-adjacent", "why-no-gate", "why-done-this-round"} <= said


def test_everything_can_be_looked_up() -> None:
    for language in LANGUAGES:
        words = BOX.words(language, [], [])
        for thing in BOX.reference.things(words):
            explained = BOX.reference.explain(words, thing)
            assert explained is not None, thing
            assert explained.title
            assert not re.search(r"\[[a-z-]+\]", " ".join(explained.lines)), thing
        assert BOX.reference.explain(words, "signs") is not None
        assert len(BOX.reference.sheets(language, [])) > 300


def test_who_may_use_something_in_a_combat_knows_both_tests_before() -> None:
    """EH-COMBAT: Trish has Will 2 and Strength 3, a Deep One horror 2, Strength -1, toughness 2."""
    trish = {"investigator": "trish-scarborough", "space": "rome", "cards": ["kerosene"]}
    scenario = Scenario(
        name="A Deep One waits in Rome",
        given={
            "board": {"phase": "encounter", "monsters": {"rome": ["deep-one"]}},
            "Catalina": trish,
        },
        then=["offered: use:kerosene"],
    )
    match = run_scenario(scenario, "eldritch")
    assert match is not None
    view = match.view(0)
    assert isinstance(view, EldritchView)
    two_of_two = round(1 / 9, 4)
    found = [(one.kind, one.dice, one.needed, one.passes) for one in view.prospects if not one.key]
    assert found == [("will", 2, 2, two_of_two), ("strength", 2, 2, two_of_two)]
    other = match.view(1)
    assert isinstance(other, EldritchView)
    assert other.prospects == []


@pytest.mark.rule("EH-SPEND-02")
@pytest.mark.parametrize(
    ("seat", "card", "reason"),
    [
        (
            {"investigator": "norman-withers", "clues": 1, "sanity": 1},
            "norman-withers",
            "It costs 2 Clues, and you have 1.",
        ),
        (
            {"investigator": "trish-scarborough", "clues": 1},
            "trish-scarborough",
            "Its condition does not hold now.",
        ),
    ],
)
def test_what_an_action_lacks_is_said(seat: dict[str, Any], card: str, reason: str) -> None:
    board = {"phase": "action", "gates": ["london"], "monsters": {"london": ["ghoul"]}}
    given = {"board": board, "Catalina": seat}
    match = run_scenario(Scenario("why", given=given, when=[]), "eldritch")
    assert match is not None
    words = BOX.words("en", ["Ana", "Ben"], [])
    found = {r.argument: words.say(r.reason) for r in match.refusals(0) if r.verb == "act"}
    assert found == {card: reason}


def test_the_rules_of_a_space_are_those_of_its_encounters() -> None:
    words = BOX.words("en", [], [])
    for space, wanted in (
        ("arkham", {"EH-LOC-01", "EH-LOC-04"}),
        ("rome", {"EH-LOC-02", "EH-LOC-04"}),
        ("tokyo", {"EH-LOC-03", "EH-LOC-04"}),
        ("space-2", set()),
    ):
        found = BOX.reference.explain(words, f"space:{space}")
        assert found is not None
        assert {rule for rule in found.rules if rule.startswith("EH-LOC")} == wanted
        assert "EH-GEN-01" in found.rules
