"""Reading the notation: what cannot be read is named with its column and what was expected.

Evenfall's verbs and counts stand for those of any game.
"""

import pytest

from gloaming.evenfall.content.reader import EvenfallReader
from gloaming.kernel.content.notation.reader import add_nodes, name_nodes
from gloaming.kernel.control import ChooseOne, ForEach, If, May, Sequence
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect

READER = EvenfallReader()


def read(text: str) -> Effect:
    return READER.effect(text, is_action=True)


def shape(effect: Effect) -> str:
    """The tree in short: what is inside what."""
    inner = ", ".join(shape(child) for child in effect.children())
    return f"{type(effect).__name__}({inner})" if inner else type(effect).__name__


# --- what is read -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("advance", "Advance"),
        ("advance; transfer", "Sequence(Advance, Transfer)"),
        ("advance or transfer", "ChooseOne(Advance, Transfer)"),
        ("advance or transfer; consume", "ChooseOne(Advance, Sequence(Transfer, Consume))"),
        ("(advance or transfer); consume", "Sequence(ChooseOne(Advance, Transfer), Consume)"),
        ("may advance; transfer", "Sequence(May(Advance), Transfer)"),
        ("may (advance; transfer)", "May(Sequence(Advance, Transfer))"),
        ("pay 1 any -> advance; transfer", "Pay(Sequence(Advance, Transfer))"),
        ("if 2 orb: advance else transfer", "If(Advance, Transfer)"),
        ("if orb: advance", "If(Advance)"),
        ("for each orb: advance; transfer", "ForEach(Sequence(Advance, Transfer))"),
        ("  advance   ;transfer ", "Sequence(Advance, Transfer)"),
    ],
)
def test_a_sentence_becomes_a_tree(text: str, tree: str) -> None:
    assert shape(read(text)) == tree


def test_control_nodes_are_the_kernels() -> None:
    kinds = {"advance; consume": Sequence, "advance or consume": ChooseOne, "may advance": May}
    for text, kind in kinds.items():
        assert isinstance(read(text), kind), text
    found = read("if 3 familiar: advance")
    assert isinstance(found, If)
    assert found.least == 3
    bare = read("if familiar: advance")
    assert isinstance(bare, If)
    assert bare.least == 1
    assert isinstance(read("for each familiar: advance"), ForEach)


def test_every_node_gets_a_path_of_its_own() -> None:
    tree = read("may (advance; transfer) or consume")
    found: dict[str, Effect] = {}
    name_nodes(tree, "chalice.action")
    add_nodes(tree, found)
    assert sorted(found) == [
        "chalice.action",
        "chalice.action.0",
        "chalice.action.0.0",
        "chalice.action.0.0.0",
        "chalice.action.0.0.1",
        "chalice.action.1",
    ]
    assert all(effect.path == path for path, effect in found.items())
    assert shape(found["chalice.action.0.0.1"]) == "Transfer"


def test_a_sentence_is_read_once_for_a_path() -> None:
    reader = EvenfallReader()
    tree = reader.named_effect("advance; transfer", "chalice.action")
    assert reader.named_effect("advance; transfer", "chalice.action") is tree
    other = reader.named_effect("advance; transfer", "mirror.action")
    assert (tree.path, other.path) == ("chalice.action", "mirror.action")


# --- what is not ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "problem", "expected"),
    [
        ("gane 1 herb", 1, "“gane”", "gain"),
        ("gain 1 herb; destroy ritual", 14, "“destroy”", "remove"),
        ("GAIN 1 herb", 1, "“GAIN”", "gain"),
        ("gain 1 hreb", 8, "“hreb”", "herb, knowledge, mana, potion"),
        ("harvest outter", 9, "“outter”", "outer, outer-place"),
        ("build sword", 7, "“sword”", "beside, catalyst, crystal, orb, scythe"),
        ("gain one herb", 6, "“one”", "a number"),
        ("gain -1 herb", 6, "“-1”", "a number"),
        ("gain 1 herb, 2 vp", 12, "“,”", "+"),
        ("gain 1 vp per famliar", 15, "“famliar” cannot be counted", "familiar"),
        ("if 3 famliar: advance", 6, "“famliar” cannot be counted", "familiar"),
        ("for each orbb: advance", 10, "“orbb” cannot be counted", "orb"),
        ("gain 0 herb", 6, "the number 0", "1 to 19"),
        ("gain 1 vp + 20 herb", 13, "the number 20", "1 to 19"),
        ("gain 19 any + 1 any", 17, "20 any in all", "at most 19"),
        ("gain 1 vp per 0 orb", 15, "the number 0", "1 to 19"),
        ("advance 0", 9, "the number 0", "1 to 19"),
        ("pay 0 mana -> advance", 5, "the number 0", "1 to 19"),
        ("pay 19 herb + 1 any -> advance", 1, "too many resources in one price", "at most 19"),
        ("pay 1 vp -> advance", 7, "victory points are never a price", ""),
        ("advance; pay 1 herb + 2 vp -> advance", 25, "victory points are never a price", ""),
        ("pay 2 any gain 1 vp", 11, "“gain”", "->"),
        ("if 3 familiar gain 1 vp", 15, "“gain”", ":"),
        ("for artifact: advance", 5, "“artifact”", "each"),
        ("advance advance", 9, "“advance”", ";"),
        ("advance ; ; transfer", 11, "“;”", "transfer"),
        ("advance)", 8, "“)”", ""),
        ("", 1, "stops too early", "gain"),
        ("gain", 5, "stops too early", ""),
        ("gain 2", 7, "stops too early", ""),
        ("gain 1 herb +", 14, "stops too early", ""),
        ("pay 1 herb ->", 14, "stops too early", "gain"),
        ("(advance", 9, "stops too early", ")"),
        ("may", 4, "stops too early", "advance"),
        ("advance or", 11, "stops too early", "advance"),
        ("ready", 6, "stops too early", "specialist, token"),
        ("move", 5, "stops too early", "elder, pieces"),
    ],
)
def test_a_broken_sentence_is_refused_where_it_breaks(
    text: str, column: int, problem: str, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    error = caught.value
    assert error.column == column
    assert problem in error.problem
    assert expected in error.hint
    assert str(error).startswith(f"{error.problem} at column {column} of “{text}”")


@pytest.mark.parametrize(
    ("text", "column", "problem", "expected"),
    [
        ("1 vp", 3, "victory points are never a price", ""),
        ("0 herb", 1, "the number 0", "1 to 19"),
        ("herb", 1, "“herb”", ""),
        ("1 herb 2 potion", 8, "“2”", "+"),
        ("1 herb -> advance", 8, "“->”", ""),
        ("", 1, "stops too early", ""),
    ],
)
def test_a_broken_price_is_refused(text: str, column: int, problem: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        READER.price(text)
    assert problem in caught.value.problem
    assert expected in caught.value.hint
    assert caught.value.column == column


@pytest.mark.parametrize(
    ("text", "column", "problem", "expected"),
    [
        ("on discovr: advance", 4, "there is no event “discovr”", "discover"),
        ("on round-end: advance", 4, "there is no event “round-end”", "scout"),
        ("on discover advance", 13, "“advance”", ":"),
        ("on discover:", 13, "stops too early", "advance"),
        ("on discover: gain 1 hreb", 21, "“hreb”", ""),
        ("elder-outer", 1, "there is no standing effect “elder-outer”", "elders-outer"),
        ("strength x", 10, "“x”", "a number"),
        ("strength 0", 10, "the number 0", "1 to 19"),
    ],
)
def test_a_broken_ongoing_effect_is_refused(
    text: str, column: int, problem: str, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        READER.ongoing(text)
    assert caught.value.column == column
    assert problem in caught.value.problem
    assert expected in caught.value.hint
