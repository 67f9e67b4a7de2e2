"""What no course of play shows of actions: help texts, open information, how cards are marked."""

import pytest

from gloaming.eldritch.model.components import INFLUENCE, SKILLS, STRENGTH
from gloaming.eldritch.model.scenes import PASSED
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.acquire import value_left
from gloaming.eldritch.rules.dice.test_pool import skill_value
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.match import Match, new
from gloaming.kernel.registry import find
from gloaming.kernel.testing.scenario import Scenario, run_scenario

USES = {
    "lore": ["Spells", "Other World Encounters"],
    "influence": [
        "Acquire Assets",
        "General Encounters on City spaces",
        "Defeated Investigator Encounters",
    ],
    "observation": ["Research Encounters", "Expedition Encounters"],
    "strength": ["Combat Encounters", "Expedition Encounters"],
    "will": ["Combat Encounters", "Other World Encounters"],
}
RESERVE = ["axe", "bandages", "lodge-researcher", "urban-guide"]


def play(given: dict[str, object], *when: str) -> tuple[Match, Eldritch]:
    """Returns a match after some answers, and its game."""
    match = run_scenario(Scenario(name="play", given=given, when=list(when)), "eldritch")
    assert match is not None
    assert isinstance(match.game, Eldritch)
    return match, match.game


# --- skills ---------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SKILL-01")
def test_every_sheet_has_the_five_skills() -> None:
    game = new("eldritch", 1, seed=1).game
    assert isinstance(game, Eldritch)
    assert SKILLS == ["lore", "influence", "observation", "strength", "will"]
    assert len(game.data.sheets) == 12
    for sheet in game.data.sheets:
        skills = game.component(sheet).skills
        assert len(skills) == 5
        assert all(1 <= value <= 4 for value in skills)


@pytest.mark.rule("EH-SKILL-03")
@pytest.mark.parametrize("skill", USES)
def test_the_help_of_a_skill_names_its_uses_and_no_others(skill: str) -> None:
    box = find("eldritch")
    help = box.reference.explain(box.words("en", [], []), f"skill:{skill}")
    assert help is not None
    text = " ".join(help.lines)
    for use in {use for uses in USES.values() for use in uses}:
        assert (use in text) == (use in USES[skill]), use


@pytest.mark.rule("EH-SKILL-04")
def test_a_skill_that_is_compared_has_its_improvement_but_no_bonus() -> None:
    weapons = {
        "investigator": "leo-anderson",
        "improved": {"strength": 1},
        "cards": ["automatic", "hired-muscle"],
    }
    _, game = play({"Catalina": weapons})
    assert skill_value(game, 0, STRENGTH) == 4
    assert skill_value(game, 0, INFLUENCE) == 2


# --- the loan and the reserve ---------------------------------------------------------------------


@pytest.mark.rule("EH-LOAN-05")
def test_with_a_loan_the_test_is_passed_without_a_success() -> None:
    given = {
        "board": {"reserve": RESERVE},
        "Catalina": {"investigator": "leo-anderson", "space": "rome"},
        "dice": [1, 2],
    }
    for answers, passed, result in ((["acquire"], 0, 0), (["acquire", "loan"], 1, 2)):
        _, game = play(given, *answers)
        assert game.question is not None
        scene = game.question.frame.scene
        assert game.scenes[scene].values[PASSED] == passed
        assert value_left(game, scene) == result


@pytest.mark.rule("EH-RSV-03")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everybody_sees_the_reserve(seat: int) -> None:
    match, _ = play({"board": {"reserve": RESERVE}})
    view = match.view(seat)
    assert isinstance(view, EldritchView)
    assert view.reserve == RESERVE
    box = find("eldritch")
    words = box.words("en", [], [])
    for card, name, traits, value in (
        ("axe", "Axe", ["ITEM", "WEAPON"], 2),
        ("urban-guide", "Urban Guide", ["ALLY"], 4),
    ):
        shown = box.reference.explain(words, f"card:{card}")
        assert shown is not None
        assert shown.title == name
        assert f"value {value}" in shown.lines[0]
        assert all(trait in shown.lines[0] for trait in traits)
        assert len(shown.lines) > 1


# --- local actions --------------------------------------------------------------------------------


@pytest.mark.rule("EH-LOCAL-01")
def test_a_local_action_is_marked_as_one() -> None:
    game = new("eldritch", 1, seed=1).game
    assert isinstance(game, Eldritch)
    local = {c.entry for c in game.data.components if c.local_actions}
    assert local == {"debt", "detained"}
    assert not any(c.actions for c in game.data.components if c.entry in local)
    box = find("eldritch")
    words = box.words("en", [], [])
    for card in local:
        shown = box.reference.explain(words, f"card:{card}")
        assert shown is not None
        assert any(line.startswith("Local action:") for line in shown.lines)
