"""Narration in packs: read, checked, and written back as it was."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gloaming.kernel.box import Box
from gloaming.kernel.content.fields import LONGEST_NARRATION, Field, narration, text, whole
from gloaming.kernel.content.pack import Catalogue, Pack, parse_pack
from gloaming.kernel.content.template import entry_lines, template
from gloaming.kernel.content.toml import toml_key, toml_text, toml_value
from gloaming.kernel.errors import PackError

SCHEMA = {
    "encounter": {
        "effect": Field(text, required=True),
        "story": Field(narration),
        "worth": Field(whole(0, 9)),
    }
}
HEAD = {"id": "tales", "game": "tales"}
TALE = '''
[[encounter]]
id = "index"
effect = "advance"
[encounter.story]
en = """
The card index has been "rearranged" \\\\ overnight.
[Drawer] by drawer
effect = something else
  and a line that is indented."""
es = "El fichero"
de = \'\'\'
Der Karteikasten
[[encounter]]
ist leer.\'\'\'

[[encounter]]
id = "cellar"
worth = 3
effect = "transfer"
'''


def catalogue(source: str) -> Catalogue:
    found = Catalogue(SCHEMA)
    found.add(parse_pack(source, "tales.toml", HEAD), new=True)
    return found


def test_a_story_of_several_lines_is_read() -> None:
    item = catalogue(TALE).items["encounter"]["index"]
    assert item.values["story"]["en"] == (
        'The card index has been "rearranged" \\ overnight.\n[Drawer] by drawer\n'
        "effect = something else\n  and a line that is indented."
    )
    assert item.values["story"]["de"] == "Der Karteikasten\n[[encounter]]\nist leer."


def test_what_stands_in_a_story_moves_no_other_place() -> None:
    items = catalogue(TALE).items["encounter"]
    lines = TALE.split("\n")
    for id, field, written in (
        ("index", "effect", 'effect = "advance"'),
        ("index", "story", "[encounter.story]"),
        ("cellar", "effect", 'effect = "transfer"'),
        ("cellar", "worth", "worth = 3"),
    ):
        assert lines[items[id].at(field).line - 1] == written


@pytest.mark.parametrize(
    ("story", "problem"),
    [
        ('story = "A tale"', "story is 'A tale'"),
        ('story = { es = "Cuento" }', "story is {'es': 'Cuento'}"),
        ('story = { en = "A tale", fr = "Conte" }', "story.fr is 'Conte'"),
        ('story = { en = "A tale", de = 3 }', "story.de is 3"),
        ('story = { en = "A \\u0007 bell" }', "story.en has characters that cannot be shown"),
        (f'story = {{ en = "{"x" * 2001}" }}', "story.en has 2001 characters"),
    ],
)
def test_a_story_is_checked(story: str, problem: str) -> None:
    assert LONGEST_NARRATION == 2000
    with pytest.raises(PackError) as caught:
        catalogue(f'[[encounter]]\nid = "a"\neffect = "b"\n{story}\n')
    assert caught.value.problem == problem
    assert caught.value.line == 4


# --- written back -----------------------------------------------------------------------------


class TalesBox(Box):
    """A box with some entries and nothing else."""

    name = "tales"

    def __init__(self, found: Catalogue) -> None:
        self.found = found

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        return self.found


def uncommented(pack: str) -> str:
    """A new pack with the comment signs taken off its entries."""
    start = pack.index("[pack]")
    lines = [line.removeprefix("# ") for line in pack[start:].split("\n")]
    return "\n".join(lines)


def test_a_new_pack_says_what_the_game_says() -> None:
    ours = catalogue(TALE)
    again = parse_pack(uncommented(template(TalesBox(ours), "mine")), "mine.toml")
    assert [item.values for item in again.items] == [
        item.values for item in ours.items["encounter"].values()
    ]


def test_a_long_text_is_written_line_by_line() -> None:
    lines = entry_lines(catalogue(TALE).items["encounter"]["index"])
    assert lines == [
        "[[encounter]]",
        'id     = "index"',
        'effect = "advance"',
        "[encounter.story]",
        'en = """',
        'The card index has been \\"rearranged\\" \\\\ overnight.',
        "[Drawer] by drawer",
        "effect = something else",
        '  and a line that is indented."""',
        'es = "El fichero"',
        'de = """',
        "Der Karteikasten",
        "[[encounter]]",
        'ist leer."""',
    ]


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.recursive(
    st.booleans() | st.integers(-(2**62), 2**62) | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)

UNHURRIED = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@UNHURRIED
@example({"0\n": []})
@given(st.dictionaries(TEXTS, VALUES, max_size=3))
def test_any_value_is_read_back_as_it_was(values: dict[str, Any]) -> None:
    written = "\n".join(f"{toml_key(key)} = {toml_value(value)}" for key, value in values.items())
    assert tomllib.loads(written) == values


@pytest.mark.parametrize("write", [toml_text, toml_value])
@UNHURRIED
@given(said=TEXTS)
def test_any_text_is_read_back_as_it_was(write: Callable[[str], str], said: str) -> None:
    assert tomllib.loads(f"said = {write(said)}")["said"] == said


def test_what_toml_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="no way to write None"):
        toml_value({"a": [None]})
