"""What the plan bot does in positions where a good player would not hesitate."""

from typing import Any

from gloaming.bots import make
from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.evaluation.appraise import appraise
from gloaming.eldritch.evaluation.assignment import assign
from gloaming.eldritch.evaluation.chances import Pools
from gloaming.eldritch.evaluation.needs import Needs
from gloaming.eldritch.evaluation.routes import Routes
from gloaming.eldritch.evaluation.rumors import RumorJudge
from gloaming.eldritch.evaluation.shopping import card_worth
from gloaming.eldritch.evaluation.tasks import OFFER, Judge
from gloaming.eldritch.evaluation.weights import PLAN
from gloaming.eldritch.model.state import PHASE_ACTION, Eldritch
from gloaming.kernel.match import Match
from gloaming.kernel.testing.scenario import Scenario, run_scenario

BOX = EldritchBox()
SEATS = ["Catalina", "Adriano", "Berta", "Dolores"]
SEED = {"mystery": "seed-of-the-daemon-sultan", "mystery_token": "tunguska"}


def given(when: list[str] | None = None, **tables: Any) -> Match:
    """A position as scenario files give it, after some answers; dice fall by luck."""
    names = [*SEATS[:2], *(name for name in SEATS[2:] if name in tables)]
    position = {"dice": "any", **tables}
    scenario = Scenario("a plan", seats=names, given=position, when=when or [])
    match = run_scenario(scenario, "eldritch")
    assert match is not None
    return match


def game_of(match: Match) -> Eldritch:
    assert isinstance(match.game, Eldritch)
    return match.game


def answers(match: Match, count: int) -> list[str]:
    """The keys of the next answers of plan, whoever is asked; they are played."""
    game = game_of(match)
    found: list[str] = []
    for _ in range(count):
        question = game.question
        assert question is not None
        seat = game.asked_seat()
        choice = make("plan", BOX, 1).answer(game, seat)
        found.append(question.frame.effect.option(game, question.frame, seat, choice).key)
        game.answer(choice, seat)
    return found


# --- Clues change hands ---------------------------------------------------------------------------


def test_jacqueline_gives_her_clues_to_who_stands_where_they_are_spent() -> None:
    match = given(
        board=SEED,
        Catalina={"investigator": "jacqueline-fine", "space": "sydney", "clues": 2},
        Adriano={"investigator": "leo-anderson", "space": "tunguska"},
    )
    said = answers(match, 5)
    assert said == ["act:jacqueline-fine", "give:clue", "give:clue", "propose", "accept"]
    assert len(game_of(match).investigators[1].clues) == 2


def test_jacqueline_takes_the_clue_that_she_lacks() -> None:
    match = given(
        board=SEED,
        Catalina={"investigator": "jacqueline-fine", "space": "tunguska", "clues": 1},
        Adriano={"investigator": "leo-anderson", "space": "sydney", "clues": 1},
    )
    said = answers(match, 4)
    assert said == ["act:jacqueline-fine", "take:clue", "propose", "accept"]
    assert len(game_of(match).investigators[0].clues) == 2


def test_two_on_a_space_put_their_clues_together() -> None:
    match = given(
        board=SEED,
        Catalina={"investigator": "norman-withers", "space": "tunguska", "clues": 1},
        Adriano={"investigator": "leo-anderson", "space": "tunguska", "clues": 1},
    )
    assert "trade" in answers(match, 4)
    assert sorted(len(one.clues) for one in game_of(match).investigators) == [0, 2]


def test_clues_that_are_needed_are_not_given_away() -> None:
    match = given(
        ["Catalina: act:jacqueline-fine", "take:clue", "take:clue", "propose"],
        board=SEED,
        Catalina={"investigator": "jacqueline-fine", "space": "sydney"},
        Adriano={"investigator": "leo-anderson", "space": "tunguska", "clues": 2},
    )
    assert answers(match, 1) == ["refuse"]


def test_a_mystery_without_a_price_moves_no_clues() -> None:
    match = given(
        board={"mystery": "occult-research"},
        Catalina={"investigator": "jacqueline-fine", "space": "sydney", "clues": 4},
        Adriano={"investigator": "leo-anderson", "space": "tunguska"},
    )
    assert "act:jacqueline-fine" not in answers(match, 2)


def test_clues_go_to_who_can_solve_a_rumor() -> None:
    match = given(
        board={"mystery": "occult-research", "ongoing": ["mysterious-lights"]},
        Catalina={"investigator": "jacqueline-fine", "space": "sydney", "clues": 1},
        Adriano={"investigator": "leo-anderson", "space": "space-13"},
    )
    assert answers(match, 4) == ["act:jacqueline-fine", "give:clue", "propose", "accept"]


# --- Rumors -------------------------------------------------------------------------------------


def rumor_value(name: str, tokens: int = 0, **board: Any) -> float:
    """What it is worth to be rid of a Rumor with so many tokens left."""
    game = game_of(given(board={"ongoing": [name], "tokens": {name: tokens}, **board}))
    return RumorJudge(PLAN).value(game, game.ongoing[0])


def test_a_rumor_is_worse_the_nearer_its_end_is() -> None:
    assert rumor_value("the-wind-walker", 1) > rumor_value("the-wind-walker", 3)
    assert rumor_value("fractured-reality", 1) > rumor_value("fractured-reality", 4)


def test_the_wind_walker_is_worse_than_a_loss_of_sanity() -> None:
    """It takes 6 Health from each: most of them are defeated, and Doom advances for each."""
    assert rumor_value("the-wind-walker", 1) > 2 * rumor_value("growing-madness", 1)


def test_monsters_that_a_rumor_gathers_make_it_worse() -> None:
    few = rumor_value("return-of-the-ancient-ones")
    many = rumor_value(
        "return-of-the-ancient-ones", monsters={"space-19": ["ghoul", "zombie", "warlock"]}
    )
    assert many > 1.5 * few


# --- two for one task -----------------------------------------------------------------------------


def tasks(match: Match) -> list[str]:
    """For each seat the space of its task, with what kind it is."""
    game = game_of(match)
    found = assign(game, Needs(game, PLAN), Routes(game.data), Judge(PLAN), game.asked_seat())
    return [
        f"{task.kind}@{game.data.spaces[task.space].entry}" if task is not None else ""
        for task in found.tasks
    ]


def test_two_go_where_the_mystery_has_to_be_advanced_twice() -> None:
    match = given(
        board=SEED,
        Catalina={"investigator": "trish-scarborough", "space": "tunguska", "clues": 2},
        Adriano={"investigator": "leo-anderson", "space": "tunguska", "clues": 2},
        Berta={"investigator": "lily-chen", "space": "sydney"},
        Dolores={"investigator": "silas-marsh", "space": "buenos-aires"},
    )
    assert tasks(match)[:2] == [f"{OFFER}@tunguska", f"{OFFER}@tunguska"]


def test_one_is_enough_where_nothing_can_fail() -> None:
    match = given(
        board={"mystery": "the-true-name", "mystery_eldritch": {"rome": 1}},
        Catalina={"investigator": "trish-scarborough", "space": "rome", "clues": 2},
        Adriano={"investigator": "leo-anderson", "space": "rome", "clues": 2},
    )
    assert tasks(match).count(f"{OFFER}@rome") == 1


# --- Monsters before Gates ------------------------------------------------------------------------


def test_a_monster_before_a_gate_is_worse_than_elsewhere() -> None:
    values = [
        appraise(game_of(given(board={"gates": ["rome"], "monsters": {space: ["ghoul"]}})))
        for space in ("rome", "space-14")
    ]
    assert values[0] < values[1]


def test_who_can_fight_goes_to_the_gate_that_a_monster_guards() -> None:
    match = given(
        board={"mystery": "occult-research", "gates": ["rome"], "monsters": {"rome": ["ghoul"]}},
        Catalina={"investigator": "mark-harrigan", "space": "london", "cards": ["automatic"]},
        Adriano={"investigator": "leo-anderson", "space": "sydney"},
    )
    game = game_of(match)
    while game.asked_seat() == 0 and game.phase == PHASE_ACTION:
        answers(match, 1)
    assert game.investigators[0].space == game.data.space_of["rome"]


# --- Cthulhu --------------------------------------------------------------------------------------


def way_to_arkham(tokens: dict[str, int]) -> list[str]:
    """What Leo does in San Francisco where Cthulhu waits and a Gate is open in Arkham."""
    board = {"ancient": "cthulhu", "mystery": "rlyeh-risen", "gates": ["arkham"], "doom": 8}
    match = given(
        board={**board, "eldritch": tokens},
        Catalina={"investigator": "leo-anderson", "space": "san-francisco"},
        Adriano={"investigator": "jim-culver", "space": "sydney"},
    )
    return answers(match, 5)[3:]


def test_it_goes_round_a_token_that_would_delay_it_and_cost_sanity() -> None:
    """Of two ways that take as long it takes the other one (the sheet of Cthulhu)."""
    usual = way_to_arkham({})
    assert usual == ["move:space-5", "move:arkham"]
    assert way_to_arkham({"space-5": 1}) == ["move:space-6", "move:arkham"]


def test_it_does_not_take_an_ambush_for_won() -> None:
    """The Mystery asks for a fight with a Deep One, and the token costs Sanity on arrival."""
    board = {
        "ancient": "cthulhu",
        "mystery": "the-deep-ones-attack",
        "mystery_eldritch": {"space-3": 1},
    }
    match = given(
        board=board,
        Catalina={"investigator": "norman-withers", "space": "sydney", "clues": 1, "sanity": 1},
        Adriano={"investigator": "jim-culver", "space": "london"},
    )
    game = game_of(match)
    needs = Needs(game, PLAN)
    judge = Judge(PLAN)
    chance = judge.offer_chance(game, needs, 0, game.mystery, 0)
    # Norman's Strength of 2 less 1 is one die, and a Deep One has a toughness of 2
    assert chance == 0.0
    assert "move:space-3" not in answers(match, 4)


def test_a_weapon_is_worth_more_while_the_mystery_asks_for_fights() -> None:
    """Deep Ones stand before the one Mystery; the other is solved by Clues from research."""

    def worth(mystery: str) -> float:
        match = given(
            board={"ancient": "cthulhu", "mystery": mystery},
            Catalina={"investigator": "norman-withers", "space": "arkham"},
            Adriano={"investigator": "jim-culver", "space": "london"},
        )
        game = game_of(match)
        axe = next(c.index for c in game.data.components if c.entry == "axe")
        return card_worth(game, Pools(game), 0, axe, PLAN)

    assert worth("the-deep-ones-attack") > 2 * worth("the-stars-are-right")
