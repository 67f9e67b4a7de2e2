"""Ladder files: what they say, and what is wrong with them, with the place."""

from pathlib import Path

import pytest
from tests.pebbles import install

from gloaming.arena.ladder import Ladder, PackText, read_ladders
from gloaming.arena.report_page import ladder_toml
from gloaming.bots.characters import CHARACTERS
from gloaming.kernel.errors import PackError

EXAMPLE = Path(__file__).parents[2] / "examples" / "arena" / "ladder.toml"
GOOD = """[[ladder]]
id = "two"
game = "evenfall"
seats = 2
bots = ["random", "greedy"]
games = 10
seed = 1
"""
TEAM = GOOD.replace("evenfall", "eldritch").replace('"greedy"', '"plan"')


def read(folder: Path, text: str) -> list[Ladder]:
    file = folder / "ladder.toml"
    file.write_text(text, "utf-8")
    return read_ladders(file)


def test_a_ladder_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD) == [
        Ladder("two", "evenfall", 2, ("random", "greedy"), 10, 1, "pairs")
    ]


def test_several_ladders_options_and_packs(tmp_path: Path) -> None:
    pack = '[pack]\nid = "a"\ngame = "evenfall"\n[[limits]]\nid = "base"\nrounds = 1\n'
    (tmp_path / "box.toml").write_text(pack, "utf-8")
    more = 'packs = ["box.toml"]\n[ladder.with]\nside = "moon"\n'
    first, second = read(tmp_path, GOOD + more + TEAM.replace('"two"', '"team"'))
    assert first.options == {"side": "moon"}
    assert first.packs == (PackText("box.toml", pack),)
    assert (second.id, second.game, second.tables) == ("team", "eldritch", "same")


def test_who_meets_whom_follows_from_the_game(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD)[0].tables == "pairs"
    assert read(tmp_path, TEAM)[0].tables == "same"
    alone = GOOD.replace("seats = 2", "seats = 1") + 'with = { automa = "heir" }\n'
    assert read(tmp_path, alone)[0].tables == "same"


def test_any_installed_game_has_ladders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    (found,) = read(tmp_path, GOOD.replace("evenfall", "pebbles"))
    assert found.game == "pebbles"


def test_the_example_is_good_and_the_report_tells_it_as_a_file(tmp_path: Path) -> None:
    found = read_ladders(EXAMPLE)
    assert len(found) == 4
    assert read(tmp_path, "\n".join(ladder_toml(ladder) for ladder in found)) == found


def test_all_characters_that_decide_at_once_meet_greedy_on_one_ladder() -> None:
    (ladder,) = read_ladders(EXAMPLE.with_name("characters.toml"))
    assert ladder.bots == ("greedy", *(character.name for character in CHARACTERS))


@pytest.mark.parametrize(
    ("text", "place", "says"),
    [
        ("", "1:1", "there is no [[ladder]] in it"),
        (GOOD + "seats = 3\n", "8:10", "not valid TOML"),
        (GOOD.replace("ladder", "lader"), "1:1", "expected one of: ladder"),
        (GOOD.replace('id = "two"\n', ""), "1:1", "needs an id"),
        (GOOD.replace("seed = 1\n", ""), "1:1", "ladder “two” needs seed"),
        (GOOD + "luck = 3\n", "8:8", "a ladder has no “luck”"),
        (GOOD + GOOD, "9:6", "ladder “two” is there twice"),
        (GOOD.replace("evenfall", "chess"), "3:8", "there is no game “chess”"),
        (GOOD.replace("seats = 2", "seats = 9"), "4:9", "1 to 4 seats, not 9"),
        (GOOD.replace("seats = 2", 'seats = "two"'), "4:9", "expected a whole number"),
        (GOOD.replace('"greedy"', '"genius"'), "5:20", "there is no bot “genius”; there are:"),
        (GOOD.replace('"greedy"', '"random"'), "5:10", "“random” is there twice"),
        (GOOD.replace('["random", "greedy"]', '"greedy"'), "5:8", "expected a list like"),
        (GOOD.replace('["random", "greedy"]', "[]"), "5:8", "expected a list like"),
        (GOOD.replace(', "greedy"', ""), "5:8", "name 2 or more"),
        (GOOD.replace("games = 10", "games = 11"), "6:9", "expected a multiple of 2, like 12"),
        (GOOD.replace("games = 10", "games = 0"), "6:9", "expected a whole number from 1"),
        (GOOD.replace("seed = 1", "seed = -1"), "7:8", "expected a whole number from 0"),
        (GOOD + 'tables = "all"\n', "8:10", "expected one of: pairs, mixed, same"),
        (GOOD + 'tables = "same"\n', "8:10", "write pairs or mixed"),
        (TEAM + 'tables = "pairs"\n', "8:10", "all seats win or lose together: write same"),
        (
            GOOD.replace("seats = 2", "seats = 3") + 'tables = "mixed"\n',
            "5:8",
            "name 3 or more",
        ),
        (GOOD + 'with = { side = "dark" }\n', "8:8", "dark"),
        (GOOD + "with = { rounds = 3 }\n", "8:8", "expected options in quotes"),
        (GOOD + 'packs = ["none.toml"]\n', "8:11", "none.toml: there is no such file"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, text: str, place: str, says: str
) -> None:
    with pytest.raises(PackError) as refused:
        read(tmp_path, text)
    said = str(refused.value)
    assert said.startswith(f"{tmp_path}/ladder.toml:{place}: ")
    assert says in said


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"none\.toml:1:1: there is no such file"):
        read_ladders(tmp_path / "none.toml")


def test_a_mistake_in_a_pack_is_named_in_the_pack(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('[pack]\nid = "a"\n', "utf-8")
    with pytest.raises(PackError, match=r"box\.toml:1:1: \[pack\] needs game"):
        read(tmp_path, GOOD + 'packs = ["box.toml"]\n')
