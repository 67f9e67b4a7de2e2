"""Every mistake in an owner's pack is named where it stands."""

from pathlib import Path

import pytest

from gloaming.evenfall import GAME
from gloaming.kernel.content.pack import MAX_BYTES, parse_pack, read_pack
from gloaming.kernel.errors import PackError
from gloaming.kernel.match import new
from tests.owners import CHALICE, HEAD

FIRST = 6  # the line of the first field after HEAD and CHALICE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


def write(file: Path, entries: str, head: str = HEAD) -> Path:
    file.write_text(head + entries, "utf-8")
    return file


def refusal(file: Path) -> PackError:
    """How a file is refused, wherever it is noticed."""
    with pytest.raises(PackError) as caught:
        GAME.check_pack(read_pack(file))
    error = caught.value
    assert error.file == str(file)
    assert str(error).startswith(f"{file}:{error.line}:{error.column}: {error.problem}")
    return error


@pytest.mark.parametrize(
    ("entries", "line", "column", "problem", "hint"),
    [
        pytest.param(
            '[[ritual]]\nid = "transmutation-chalise"\n',
            5,
            6,
            "there is no ritual “transmutation-chalise” to override",
            "did you mean: transmutation-chalice",
            id="unknown entry",
        ),
        pytest.param(
            '[[ritul]]\nid = "x"\n', 4, 1, "[[ritul]]", "place, starting_place", id="unknown kind"
        ),
        pytest.param(
            CHALICE + 'vp = 2\ncolour = "red"\n',
            FIRST + 1,
            10,
            "a ritual has no “colour”",
            "cost, mana_cost, vp",
            id="unknown field",
        ),
        pytest.param(
            CHALICE + 'vp   =   "two"\n',
            FIRST,
            10,
            "vp is 'two'",
            "a whole number from 0 to 9",
            id="wrong type",
        ),
        pytest.param(
            CHALICE + "vp = true\n",
            FIRST,
            6,
            "vp is True",
            "a whole number",
            id="true is no number",
        ),
        pytest.param(CHALICE + "vp = 10\n", FIRST, 6, "vp is 10", "from 0 to 9", id="out of range"),
        pytest.param(
            CHALICE + 'keyword = "artefact"\n',
            FIRST,
            11,
            "keyword is 'artefact'",
            "artifact, familiar, enchantment",
            id="unknown keyword",
        ),
        pytest.param(
            CHALICE + 'name = "Chalice"\n', FIRST, 8, "name is 'Chalice'", "en =", id="plain name"
        ),
        pytest.param(
            CHALICE + 'name = { en = "Chalice", fr = "Calice" }\n',
            FIRST,
            8,
            "name.fr",
            "en, es or de",
            id="a fourth language",
        ),
        pytest.param(
            CHALICE + f'action = "{"gain 1 vp; " * 40}advance"\n',
            FIRST,
            10,
            "action is",
            "at most 400 characters",
            id="long sentence",
        ),
        pytest.param(
            CHALICE + 'action = "gain 1 vp"\nongoing = "on discover: advance"\n',
            FIRST + 1,
            11,
            "has action and ongoing",
            "exactly one of: action, immediate, ongoing",
            id="two effects",
        ),
        pytest.param(
            CHALICE + 'action = "gain 2 mnaa"\n',
            FIRST,
            18,
            "action: “mnaa” does not belong here",
            "expected: ",
            id="broken sentence",
        ),
        pytest.param(
            CHALICE + 'action = "gain 2 mana;"\n',
            FIRST,
            23,
            "action: the sentence stops too early",
            "gain",
            id="sentence stops early",
        ),
        pytest.param(
            CHALICE + 'cost = "2 herb + 0 potion"\n',
            FIRST,
            18,
            "cost: the number 0",
            "1 to 19",
            id="price of nothing",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\nongoing = "on dicover: advance"\n',
            6,
            15,
            "ongoing: there is no event “dicover”",
            "discover",
            id="unknown event",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncouncil = [\n  { game_end = "gain 3 vp per orb" },\n'
            '  { ongoing = "on discover: gain 2 pv" },\n]\n',
            8,
            36,
            "council: “pv”",
            "",
            id="broken sentence in a list of several lines",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncouncil = [{ sometimes = "gain 3 vp" }]\n',
            6,
            11,
            "council effect",
            "game_end",
            id="unknown kind of council effect",
        ),
        pytest.param(
            CHALICE + "vp = 3\nknown = { vp = ['owner', 'authored'] }\n",
            FIRST + 1,
            9,
            "known.vp is ['owner', 'authored']",
            "one mark for each value of vp",
            id="several marks for one value",
        ),
        pytest.param(
            '[[path]]\nid = "crystal-path"\ncosts = [1, 1, 2, 2]\nknown = { costs = ["owner"] }\n',
            7,
            9,
            "known.costs is ['owner']",
            "one mark for each value of costs",
            id="fewer marks than values",
        ),
        pytest.param(
            CHALICE + "known = { vp = 3 }\n",
            FIRST,
            9,
            "known.vp is 3",
            "a text",
            id="a mark that is no text",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncopies = 1\n',
            4,
            1,
            "2 council effects for 1 copies",
            "one per copy",
            id="a value that does not fit ours is the owner's matter",
        ),
        pytest.param(
            '[[place]]\nid = "spirit-bog-ember"\nbinding_extra = "gain 1 vp"\n',
            6,
            17,
            "binding_keyword and binding_extra belong together",
            "both or neither",
            id="binding extra without keyword",
        ),
        pytest.param(
            '[[place]]\nid = "spirit-bog-ember"\nbinding_keyword = "artifact"\n',
            4,
            1,
            "binding_keyword and binding_extra belong together",
            "both or neither",
            id="binding keyword without extra",
        ),
        pytest.param(
            '[[clan]]\nid = "star"\nplace = "nowhere"\n',
            6,
            9,
            "there is no Starting Place “nowhere”",
            "nqobantu-mine",
            id="unknown Starting Place",
        ),
        pytest.param(
            '[[starting_place]]\nid = "eternal-tree"\nclan = "moon"\n',
            6,
            8,
            "clan is 'moon'",
            "star, cross, circle, spike",
            id="unknown clan",
        ),
        pytest.param(
            f'[[board]]\nid = "sun"\ntrack = ["advance", "{"may " * 500}advance"]\n',
            6,
            9,
            "track is",
            "at most 400 characters",
            id="long sentence in a list",
        ),
        pytest.param("[[ritual]]\nvp = 2\n", 4, 1, "needs an id", "like id =", id="no id"),
        pytest.param(
            '[[ritual]]\nid = "Big Chalice"\n', 5, 6, "needs an id", "like id =", id="bad id"
        ),
        pytest.param(
            CHALICE + "vp = = 2\n", FIRST, 6, "not valid TOML: Invalid value", "", id="broken TOML"
        ),
        pytest.param(
            CHALICE + 'action = "gain', FIRST, 15, "not valid TOML", "", id="unterminated"
        ),
        pytest.param(
            CHALICE + "vp = 1\nvp = 2\n", FIRST + 1, 7, "not valid TOML", "", id="a field twice"
        ),
    ],
)
def test_a_mistake_is_named_where_it_stands(
    file: Path, entries: str, line: int, column: int, problem: str, hint: str
) -> None:
    error = refusal(write(file, entries))
    assert problem in error.problem
    assert hint in error.hint
    assert (error.line, error.column) == (line, column)


def test_lines_are_counted_as_an_editor_does(file: Path) -> None:
    name = "name = { en = 'one\u2028name' }\n"
    assert refusal(write(file, CHALICE + name + "vp = 99\n")).line == FIRST + 1
    file.write_bytes((HEAD + CHALICE + "vp = 99\n").replace("\n", "\r\n").encode())
    error = refusal(file)
    assert (error.line, error.column) == (FIRST, 6)


def test_the_mistake_of_an_earlier_pack_is_named_in_its_file() -> None:
    first = parse_pack(HEAD + CHALICE + 'action = "gane 1 vp"\n', "first.toml")
    second = parse_pack(HEAD + CHALICE + "vp = 3\n", "second.toml")
    with pytest.raises(PackError) as caught:
        GAME.set_up(new("evenfall", 2).setup, [first, second])
    assert (caught.value.file, caught.value.line, caught.value.column) == ("first.toml", FIRST, 11)


@pytest.mark.parametrize(
    ("head", "line", "problem", "hint"),
    [
        ("", 1, "the pack has no [pack] table", "write [pack]"),
        ("# my box\n\n[pack]\n", 3, "[pack] needs id", 'id = "'),
        ('[pack]\nid = "a"\n', 1, "[pack] needs game", 'game = "'),
        ('[pack]\nid = 5\ngame = "evenfall"\n', 1, "[pack] needs id", 'id = "'),
        ('colour = "red"\n' + HEAD, 1, "“colour” is not a list of entries", "[[colour]]"),
        ('# red\nritual = "red"\n' + HEAD, 2, "“ritual” is not a list", "[[ritual]]"),
    ],
)
def test_a_pack_says_what_it_is(file: Path, head: str, line: int, problem: str, hint: str) -> None:
    error = refusal(write(file, "", head))
    assert problem in error.problem
    assert hint in error.hint
    assert error.line == line


def test_a_pack_for_another_game_is_refused() -> None:
    pack = parse_pack('[pack]\nid = "a"\ngame = "chess"\n', "box.toml")
    with pytest.raises(PackError, match="pack “a” is for chess, not for evenfall"):
        new("evenfall", 2, packs=[pack])


def test_a_missing_file_says_how_to_make_one(file: Path) -> None:
    error = refusal(file)
    assert error.problem == "there is no such file"
    assert "pack new" in error.hint


def test_a_folder_is_not_a_pack(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path).problem


def test_a_file_that_is_not_utf_8_is_refused(file: Path) -> None:
    file.write_bytes(HEAD.encode() + "# é\n".encode("latin-1"))
    assert "not a text file in UTF-8" in refusal(file).problem


def test_a_byte_order_mark_is_no_mistake(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + CHALICE + "vp = 7\n").encode())
    assert read_pack(file).items[0].values == {"vp": 7}


def test_a_file_that_is_too_large_is_refused_unread(file: Path) -> None:
    file.write_bytes(b"\xff" * (MAX_BYTES + 1))
    assert refusal(file).problem == "a pack is at most 1 MiB"


@pytest.mark.parametrize("value", ["[" * 5000 + "]" * 5000, "9" * 5000])
def test_a_file_that_would_choke_the_reader_is_refused(file: Path, value: str) -> None:
    assert "too" in refusal(write(file, CHALICE + f"vp = {value}\n")).problem
