"""What cannot be shown by one course of play: dice, tokens, and how scenarios fix them."""

import pytest

from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_scene import roll_dice
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import new
from gloaming.kernel.testing.scenario import Scenario, run_scenario

READER = {"investigator": "leo-anderson", "space": "arkham"}
READING = {"board": {"phase": "encounter"}, "Catalina": READER, "next": {"america": "america-6"}}


@pytest.mark.rule("EH-TEST-27")
def test_dice_are_six_sided() -> None:
    game = new("eldritch", 2, seed=1).game
    assert isinstance(game, Eldritch)
    rolled = roll_dice(game, 600)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(60 <= rolled.count(side) <= 140 for side in range(1, 7))


@pytest.mark.rule("EH-HS-04")
def test_only_what_was_there_is_lost() -> None:
    given = {
        "board": {"phase": "encounter", "gates": ["london"]},
        "Catalina": {"investigator": "leo-anderson", "space": "london", "sanity": 2},
        "next": {"other-world": "other-world-2"},
        "dice": [1, 1, 1, 1],
    }
    match = run_scenario(Scenario(name="lose 6", given=given, when=["gate"]), "eldritch")
    assert match is not None
    lost = [e.message.args for e in match.story(0) if e.message.id == "log-loss"]
    assert [(told["health"], told["sanity"]) for told in lost] == [(0, 2)]


@pytest.mark.parametrize(
    ("dice", "says"),
    [([1], "2 dice are rolled, but the scenario fixes only 1"), ([1, 5, 3], "the die 3")],
)
def test_a_scenario_fixes_all_dice_and_no_more(dice: list[int], says: str) -> None:
    scenario = Scenario(name="dice", given={**READING, "dice": dice}, when=["location"])
    with pytest.raises(GloamingError, match=says):
        run_scenario(scenario, "eldritch")


def test_a_scenario_may_leave_the_dice_to_luck() -> None:
    scenario = Scenario(name="dice", given={**READING, "dice": "any"}, when=["location"])
    assert run_scenario(scenario, "eldritch") is not None


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"Catalina": {"cards": ["axee"]}}, "there is no asset or artifact “axee”; did you mean"),
        ({"Catalina": {"health": 9}}, "Catalina.health: a number from 1 to 4 is wanted"),
        ({"Catalina": {"cards": ["axe"]}, "Adriano": {"cards": ["axe"]}}, "no “axe” left to give"),
        ({"board": {"gates": ["space-1"]}}, "there is no gate “space-1”"),
        ({"board": {"omens": 1}}, "board has no “omens”; did you mean: omen"),
        ({"board": {"phase": "night"}}, "board.phase: there is no “night”"),
        ({"next": {"america": "europe-1"}}, "“europe-1” is not in the deck “america”"),
        ({"next": {"mythos": ["the-storm", "blood-flows"]}}, "cards of one colour"),
        ({"dice": [7]}, "dice: a list of dice"),
    ],
)
def test_a_mistake_in_a_position_is_named(given: dict[str, object], says: str) -> None:
    with pytest.raises(GloamingError, match=says):
        run_scenario(Scenario(name="mistake", given=given), "eldritch")
