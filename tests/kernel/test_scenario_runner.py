"""Scenarios: every kind of expectation holds, or fails saying what was there instead."""

from pathlib import Path

import msgspec
import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.testing.scenario import (
    Failure,
    Scenario,
    read_scenarios,
    run_scenario,
    scenarios,
)

CATALINA: dict[str, object] = {
    "hand": ["Transmutation Chalice", "Fairy"],
    "herb": 1,
    "potion": 2,
    "knowledge": 0,
    "mana": 4,
    "outer": ["spirit-bog-ember"],
    "inner": [],
}
GIVEN: dict[str, object] = {
    "Catalina": CATALINA,
    "Adriano": {"hand": [], "vp": 3},
    "northern-lakes": {"places": ["cavern-ember", "", ""]},
    "discard": ["Irene"],
}
TWO_PLACES = {**GIVEN, "Catalina": {**CATALINA, "outer": ["spirit-bog-ember", "cavern-tide"]}}
POOR = {**GIVEN, "Catalina": {**CATALINA, "herb": 0, "potion": 0}}
PLAY = "Catalina: play Transmutation Chalice"


def run(**fields: object) -> None:
    """Run a scenario on the position above, Catalina's turn."""
    told = {"name": "s", "given": GIVEN, "options": {"first": "1"}, **fields}
    run_scenario(
        msgspec.convert(msgspec.json.decode(msgspec.json.encode(told)), Scenario), "evenfall"
    )


def fails(**fields: object) -> str:
    with pytest.raises(Failure) as caught:
        run(**fields)
    return str(caught.value)


# --- facts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "Catalina.herb = 1",
        "Catalina.herb != 2",
        "Catalina.mana >= 4",
        "Catalina.mana <= 4",
        "Catalina.mana > 3",
        "Catalina.mana < 5",
        "Catalina.hand has Fairy",
        "Catalina.hand lacks Irene",
        "discard = [Irene]",
        "Adriano.hand = []",
        "Catalina.hand = [Transmutation Chalice, Fairy]",
        "Catalina.hand = [Transmutation Chalice; Fairy]",
        "Catalina.hand.2 = Fairy",
        "Catalina.token = true",
        "Catalina.passed = no",
        "over = false",
        "phase = action",
        "turn = Catalina",
        "northern-lakes.places = [Cavern]",
        "Catalina.on.Spirit Bog.ritual = ",
        "card.Transmutation Chalice.keyword = artifact",
    ],
)
def test_a_fact_holds(line: str) -> None:
    run(then=[line])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Catalina.herb = 2", "Catalina.herb is 1; expected = 2"),
        ("Catalina.herb != 1", "Catalina.herb is 1; expected != 1"),
        ("Catalina.mana >= 5", "Catalina.mana is 4; expected >= 5"),
        ("Catalina.mana <= 3", "Catalina.mana is 4; expected <= 3"),
        ("Catalina.mana > 4", "Catalina.mana is 4; expected > 4"),
        ("Catalina.mana < 4", "Catalina.mana is 4; expected < 4"),
        ("Catalina.hand has Irene", "['Transmutation Chalice', 'Fairy']; expected has 'Irene'"),
        ("Catalina.hand lacks Fairy", "'Fairy']; expected lacks 'Fairy'"),
        ("Catalina.hand = [Fairy]", "'Fairy']; expected = ['Fairy']"),
        ("Catalina.hand = Fairy", "'Fairy']; expected = 'Fairy'"),
        ("Catalina.herb has Fairy", "Catalina.herb is 1; expected has 'Fairy'"),
        ("Catalina.herb > many", "Catalina.herb is 1; expected > 'many'"),
        ("over = true", "over is False; expected = True"),
        ("over = ture", "over is False; expected = 'ture'"),
        ("phase = battle", "phase is 'action'; expected = 'battle'"),
        ("Catalina.hurb = 1", "there is no fact “Catalina.hurb”; there are: herb, potion"),
        ("Nobody.herb = 1", "there is no fact “Nobody”; there are: round, phase"),
        ("Catalina.hand.3 = Fairy", "there is no fact “Catalina.hand.3”; there are: ["),
        ("Catalina is rich", "cannot read the expectation “Catalina is rich”"),
        ("Road to Ruin.vp = 1", "there is no fact “Road to Ruin”"),
    ],
)
def test_a_fact_that_does_not_hold_says_what_is_there(line: str, says: str) -> None:
    assert says in fails(then=[line])


# --- answers offered and refused --------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "offered: play Transmutation Chalice | pass",
        "offered: Play  transmutation chalice",
        "offered: play:transmutation-chalice.1",
        "offered to Catalina: pass",
        "not offered: play Irene | end your turn",
        "not offered to Adriano: pass",
        "asked: Catalina",
        "asks: your turn",
    ],
)
def test_what_is_asked_and_offered(line: str) -> None:
    run(then=[line])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("offered: pass | play Irene", "not offered: play Irene; there are: "),
        ("offered: play Irene", "play Transmutation Chalice"),
        ("offered to Adriano: pass", "not offered: pass; there are: nothing"),
        ("not offered: play Irene | pass", "is offered: pass"),
        ("offered only: pass", "play transmutation chalice"),
        ("offered only: pass", "; expected only: pass"),
        ("asked: Adriano", "asked: Catalina; expected: Adriano"),
        ("asked: nobody", "asked: Catalina; expected: nobody"),
        ("asks: where to?", "; expected: where to?"),
        ("offered to Beatrice: pass", "nobody is called Beatrice; there are: Catalina, Adriano"),
        ("refused: pass, EF-ACT-04", "is offered: pass"),
        ("refused: play Irene, EF-XXX-99", "no refusal of “play Irene” by EF-XXX-99; there are: "),
    ],
)
def test_what_is_not_as_expected_says_what_is_offered(line: str, says: str) -> None:
    assert says in fails(then=[line])


def test_exactly_these_answers_are_offered() -> None:
    when = [PLAY]
    places = "on Spirit Bog | on Cavern"
    run(
        given=TWO_PLACES,
        when=when,
        then=[f"offered only: {places}", f"offered only: {places.lower()}"],
    )
    says = fails(given=TWO_PLACES, when=when, then=["offered only: on Spirit Bog"])
    assert says == "offered: on cavern | on spirit bog; expected only: on spirit bog"


def test_a_refusal_names_its_rule() -> None:
    run(given=POOR, then=["refused: play Transmutation Chalice, EF-PLY-04"])
    says = fails(given=POOR, then=["refused: play Transmutation Chalice, EF-PLY-99"])
    assert "no refusal of “play Transmutation Chalice” by EF-PLY-99" in says
    assert "play:transmutation-chalice.1 (EF-PLY-04)" in says


# --- the log ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "log: plays Transmutation Chalice",
        "not log: plays Fairy",
        "log in order: plays Transmutation Chalice",
    ],
)
def test_what_the_log_says(line: str) -> None:
    run(when=[PLAY], then=[line])


def test_log_in_order_is_about_the_last_answer() -> None:
    says = fails(when=[PLAY, "Adriano: pass"], then=["log in order: plays Transmutation Chalice"])
    assert "“plays Transmutation Chalice” does not come in this order in:" in says
    assert "Adriano passes" in says


def test_the_order_of_the_log_matters() -> None:
    says = fails(when=["everyone passes"], then=["log in order: Adriano passes | Catalina passes"])
    assert "“Catalina passes” does not come in this order" in says
    run(when=["everyone passes"], then=["log in order: Catalina passes | Adriano passes"])


def test_a_log_that_is_silent_shows_its_end() -> None:
    says = fails(when=[PLAY], then=["log: plays Fairy"])
    assert "the log does not say “plays Fairy”; it ends:" in says
    assert "plays Transmutation Chalice" in says


def test_a_log_that_says_too_much_shows_the_line() -> None:
    says = fails(when=[PLAY], then=["not log: Chalice"])
    assert says.startswith("the log says “Chalice”: ")
    assert "Catalina" in says


# --- answers ----------------------------------------------------------------------------


def test_one_line_may_answer_several_questions() -> None:
    run(
        given=TWO_PLACES,
        when=["Catalina: play Transmutation Chalice, on Cavern"],
        then=["Catalina.outer_rituals = [; Transmutation Chalice]", "asked: Adriano"],
    )


def test_the_seat_may_be_left_out() -> None:
    run(when=["pass"], then=["Catalina.passed = true", "asked: Adriano"])


def test_everyone_passes_until_the_phase_is_over() -> None:
    run(when=["everyone passes"], then=["round = 2", "Catalina.passed = no", "Adriano.passed = no"])


def test_an_answer_that_is_not_open_shows_those_that_are() -> None:
    says = fails(when=["Catalina: play Irene"])
    assert "cannot answer “play irene”; Catalina can answer: " in says
    assert "play Transmutation Chalice" in says


def test_an_answer_for_who_is_not_asked_says_who_is() -> None:
    says = fails(when=["Adriano: pass"])
    assert says == "cannot answer “pass”: Adriano is not asked, but Catalina"


def test_after_the_end_nobody_can_answer() -> None:
    says = fails(
        given={"phase": "game-end"},
        then=["over = true", "asked: nobody"],
        steps=[{"when": ["pass"]}],
    )
    assert says == "cannot answer “pass”; nobody can answer: nothing"


def test_steps_go_on_from_each_other() -> None:
    steps = [
        {"when": ["Adriano: pass"], "then": ["Adriano.passed = true", "asked: Catalina"]},
        {"when": ["Catalina: pass"], "then": ["round = 2"]},
    ]
    run(when=[PLAY], then=["Catalina.potion = 0"], steps=steps)
    steps[0]["then"] = ["Adriano.passed = false"]
    says = fails(when=[PLAY], then=["Catalina.potion = 0"], steps=steps)
    assert says == "Adriano.passed is True; expected = False"


# --- set-up -----------------------------------------------------------------------------


def test_without_given_the_game_stands_at_its_first_question() -> None:
    run(given={}, seats=["A", "B", "C"], then=["round = 1", "A.herb = 3", "C.vp = 0"])


def test_the_seed_decides_the_shuffle() -> None:
    run(given={}, seed="a", then=[])
    says = [fails(given={}, seed=seed, then=["deck = []"]) for seed in ("a", "a", "b")]
    assert says[0] == says[1] != says[2]


def test_a_set_up_that_must_fail() -> None:
    run(given={}, options={"first": "9"}, setup_fails="option first is “9”")
    assert fails(given={}, setup_fails="seats") == (
        "the set-up was accepted; expected a refusal with “seats”"
    )
    says = fails(given={}, options={"first": "9"}, setup_fails="too many seats")
    assert "the set-up is refused: option first is “9”" in says
    assert "expected “too many seats”" in says


def test_a_set_up_that_fails_unasked_says_why() -> None:
    says = fails(given={}, seats=["A", "B", "C", "D", "E"])
    assert says == "the set-up is refused: evenfall is for 1 to 4 seats, not 5"


def test_a_pack_gives_a_card_the_values_a_check_speaks_of() -> None:
    pack = '[[ritual]]\nid = "fairy"\ncost = "1 herb"\nvp = 9\n'
    run(pack=pack, then=["offered: play Fairy", "card.Fairy.vp = 9"])


def test_a_broken_pack_is_named_with_its_place() -> None:
    pack = '[[ritual]]\nid = "fairy"\nvp = 90\n'
    says = fails(pack=pack)
    assert "s (pack):3:6: vp is 90" in says
    run(pack=pack, setup_fails="from 0 to 9")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"weather": "fog"}, "no “weather”"),
        ({"Catalina": {"shoes": 2}}, "no “shoes”"),
        ({"Catalina": {"hand": ["No Such Card"]}}, "No Such Card"),
        ({"northern-lakes": {"trees": 1}}, "no “trees”"),
        ({"turn": "Nobody"}, "turn: there is no “Nobody”"),
        ({"Catalina": {"stones": ["granite"]}}, "Catalina.stones: there is no “granite”"),
        ({"Catalina": {"hand": {"Fairy": 1, "Wolf": 2}}}, "Catalina.hand: a list of"),
        ({"Catalina": 5}, "Catalina: a table is wanted, not 5"),
        ({"Catalina": {"mana": -1}}, "Catalina.mana: a number from 0 on is wanted, not -1"),
        ({"Catalina": {"tokn": True}}, "Catalina has no “tokn”; did you mean: token"),
        ({"Catalina": {"hand": ["Farie"]}}, "did you mean: Fairy"),
        ({"phase": "scouting"}, "phase: there is no “scouting”; did you mean: scout"),
        ({"Catalina": {"outer": ["Spirit Bog; 2 anvils"]}}, "cannot put “2 anvils” on a Place"),
        ({"Catalina": {"outer": ["Spirit Bog; locked up"]}}, "cannot put “locked up” on a Place"),
        ({"northern-lakes": {"places": [""] * 9}}, "northern-lakes.places: a list of up to"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(given: dict[str, object], says: str) -> None:
    problem = fails(given=given)
    assert problem.startswith("the position cannot be given: ")
    assert says in problem


# --- files ------------------------------------------------------------------------------


def write(file: Path, text: str) -> Path:
    file.write_text(text, "utf-8")
    return file


def test_files_and_folders_are_read_in_order(tmp_path: Path) -> None:
    for name in ("b", "a"):
        write(
            tmp_path / f"{name}.toml",
            f'game = "evenfall"\n[[scenario]]\nname = "{name}1"\n[[scenario]]\nname = "{name}2"\n',
        )
    found = [(path.name, game, s.name) for path, game, s in scenarios([tmp_path])]
    assert found == [
        (f"{name}.toml", "evenfall", f"{name}{number}") for name in "ab" for number in (1, 2)
    ]
    one = [s.name for _, _, s in scenarios([tmp_path / "b.toml"])]
    assert one == ["b1", "b2"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = \n", "not valid TOML"),
        ('[[scenario]]\nname = "x"\n', "not a scenario file: .*game"),
        ('game = "evenfall"\n', "not a scenario file: .*scenario"),
        ('game = "evenfall"\n[[scenario]]\nwhen = []\n', "not a scenario file: .*name"),
        ('game = "evenfall"\n[[scenario]]\nname = "x"\nthan = []\n', "not a scenario file: .*than"),
        (
            'game = "evenfall"\n[[scenario]]\nname = "x"\nthen = "y"\n',
            "not a scenario file: .*then",
        ),
    ],
)
def test_a_broken_file_is_refused_with_its_name(tmp_path: Path, text: str, says: str) -> None:
    file = write(tmp_path / "broken.toml", text)
    with pytest.raises(GloamingError, match=f"broken.toml: {says}"):
        read_scenarios(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GloamingError, match=r"none\.toml: cannot be read"):
        read_scenarios(tmp_path / "none.toml")
