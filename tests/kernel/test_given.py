"""What games share when they read a scenario's position: tables, names, plain fields, counting."""

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.kernel.errors import SetupError
from gloaming.kernel.state.fields import AMOUNT, FLAG, Layout, flat, nested, part, parts, value
from gloaming.kernel.testing.components import lying, negative_amounts
from gloaming.kernel.testing.given import GivenTable
from gloaming.kernel.testing.names import CardFinder
from gloaming.kernel.testing.plain_fields import read_fields, write_fields

COLOURS = ["none", "red", "green"]


# --- tables --------------------------------------------------------------------------------


def test_values_are_read_as_they_are_given_or_by_default() -> None:
    given = GivenTable(
        {"mana": 3, "token": True, "name": "Ana", "hand": ["a", "b"], "stone": "red"}
    )
    assert given.amount("mana") == 3
    assert given.flag("token")
    assert given.text("name") == "Ana"
    assert given.texts("hand") == ["a", "b"]
    assert given.one_of("stone", COLOURS) == 1
    assert given.amount("vp", 7) == 7
    assert given.texts("council") == []
    assert given.one_of("first", COLOURS, "green") == 2
    given.finish()


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda clan: clan.amount("text"), "Ana.text: a number from 0 on is wanted, not 'x'"),
        (lambda clan: clan.amount("yes"), "Ana.yes: a number from 0 on is wanted, not True"),
        (lambda clan: clan.amount("below"), "Ana.below: a number from 0 on is wanted, not -1"),
        (lambda clan: clan.flag("below"), "Ana.below: true or false is wanted, not -1"),
        (lambda clan: clan.text("yes"), "Ana.yes: a text is wanted, not True"),
        (lambda clan: clan.texts("mixed"), "Ana.mixed: a list of texts is wanted, not ['x', 1]"),
        (lambda clan: clan.texts("text"), "Ana.text: a list of texts is wanted, not 'x'"),
        (lambda clan: clan.table("text"), "Ana.text: a table is wanted, not 'x'"),
        (
            lambda clan: clan.one_of("stone", COLOURS),
            "Ana.stone: there is no “gren”; did you mean: green",
        ),
        (
            lambda clan: clan.one_of("text", COLOURS),
            "Ana.text: there is no “x”; there are: none, red, green",
        ),
        (
            lambda clan: clan.several_of("stones", COLOURS),
            "Ana.stones: there is no “gren”; did you mean: green",
        ),
    ],
)
def test_a_mistake_is_said_with_its_path(read: Callable[[GivenTable], Any], says: str) -> None:
    clan = {"text": "x", "yes": True, "below": -1, "mixed": ["x", 1]}
    given = GivenTable({"Ana": {**clan, "stone": "gren", "stones": ["red", "gren"]}})
    with pytest.raises(SetupError) as problem:
        read(given.table("Ana"))
    assert str(problem.value) == says


def test_what_nobody_reads_is_refused_with_what_was_perhaps_meant() -> None:
    given = GivenTable({"Ana": {"coven": 1, "manna": 2}})
    clan = given.table("Ana")
    clan.amount("coven")
    assert "mana" not in clan
    with pytest.raises(SetupError, match=r"^Ana has no “manna”; did you mean: mana$"):
        given.finish()
    with pytest.raises(SetupError, match=r"^a position has no “weather”$"):
        GivenTable({"weather": "fog"}).finish()


def test_reading_changes_nothing_in_the_scenario() -> None:
    scenario = {"Ana": {"mana": 1}}
    for _ in range(2):
        given = GivenTable(scenario)
        assert given.table("Ana").amount("mana") == 1
        given.finish()
    assert scenario == {"Ana": {"mana": 1}}


# --- names ---------------------------------------------------------------------------------


class Card:
    def __init__(self, entry: str, copy: int) -> None:
        self.entry = entry
        self.uid = f"{entry}.{copy}"


CARDS = [Card("fairy", 1), Card("fairy", 2), Card("bog-red", 1), Card("bog-green", 1)]
NAMES = {"fairy": "Fairy", "bog-red": "Spirit Bog", "bog-green": "Spirit Bog"}


@pytest.mark.parametrize(
    ("said", "found"),
    [("Fairy", 1), ("fairy", 1), ("fairy.1", 0), ("Spirit Bog", 2), ("bog-green", 3)],
)
def test_a_card_is_found_by_name_entry_or_copy(said: str, found: int) -> None:
    piles = [[1], [0, 2, 3]]
    assert CardFinder(CARDS, NAMES).take(said, piles) == found
    assert found not in piles[0] + piles[1]


def test_a_card_that_is_not_there_is_said_with_what_was_perhaps_meant() -> None:
    finder = CardFinder(CARDS, NAMES)
    with pytest.raises(SetupError, match=r"^there is no card “Fary” left to give; .*: Fairy$"):
        finder.take("Fary", [[0]])
    with pytest.raises(SetupError, match=r"^there is no card “Fairy” left to give$"):
        finder.take("Fairy", [[2], []])


# --- plain fields and counting -------------------------------------------------------------


class Purse:
    def __init__(self) -> None:
        self.coins = 2
        self.gems = [1, 0, 2]


class Traveller:
    def __init__(self) -> None:
        self.clues = 1
        self.lost = False
        self.stones = [2, 1]
        self.borrowed = [2]
        self.marks = [7]
        self.purse: Purse | None = None


class Land:
    def __init__(self) -> None:
        self.travellers = [Traveller(), Traveller()]
        self.travellers[1].purse = Purse()
        self.rivers = [[1, -1], [2]]


PURSE = Layout("purse", [value("coins", AMOUNT), flat("gems", holds="gem", empty=0)])
TRAVELLER = Layout(
    "traveller",
    [
        value("clues", holds=AMOUNT),
        value("lost", holds=FLAG),
        flat("stones", holds="stone"),
        flat("borrowed", holds="stone", reference=True),
        flat("marks"),
        part(
            "purse", Layout("purse", [value("coins", AMOUNT), flat("gems", holds="gem", empty=0)])
        ),
    ],
)
LAND = Layout("land", [parts("travellers", TRAVELLER), nested("rivers", holds="boat", empty=-1)])


def test_plain_fields_are_facts_by_their_names() -> None:
    assert read_fields(TRAVELLER, Traveller(), {"stone": lambda stone: COLOURS[stone]}) == {
        "clues": 1,
        "lost": False,
        "stones": ["green", "red"],
        "borrowed": ["green"],
    }


def test_plain_fields_are_given_by_their_names_and_others_are_left() -> None:
    traveller = Traveller()
    given = GivenTable({"clues": 4, "lost": True, "stones": ["red"]}, "Ana")
    write_fields(TRAVELLER, traveller, given, {"stone": COLOURS})
    given.finish()
    assert (traveller.clues, traveller.lost, traveller.stones) == (4, True, [1])
    assert (traveller.marks, traveller.borrowed) == ([7], [2])
    given = GivenTable({"marks": [1]}, "Ana")
    write_fields(TRAVELLER, traveller, given, {"stone": COLOURS})
    with pytest.raises(SetupError, match="Ana has no “marks”"):
        given.finish()
    with pytest.raises(SetupError, match=r"Ana\.clues: a number"):
        write_fields(TRAVELLER, traveller, GivenTable({"clues": "x"}, "Ana"), {})


def test_components_are_counted_once_wherever_they_lie() -> None:
    land = Land()
    assert lying(LAND, land, "stone") == [2, 1, 2, 1], "what is borrowed lies elsewhere"
    assert lying(LAND, land, "gem") == [1, 2], "a space may be empty"
    assert lying(LAND, land, "boat", "gem") == [1, 2, 1, 2]


def test_negative_amounts_are_named() -> None:
    land = Land()
    assert negative_amounts(LAND, land) == []
    assert land.travellers[1].purse is not None
    land.travellers[0].clues = -1
    land.travellers[1].purse.coins = -2
    assert negative_amounts(LAND, land) == [
        "land.travellers.0.clues is negative: -1",
        "land.travellers.1.purse.coins is negative: -2",
    ]
