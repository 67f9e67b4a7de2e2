"""What `make mutants` changes: everything that could be a rule, one at a time, and nothing else."""

import ast

import pytest

from tests.code_changes import Change, changes_of


def told(text: str) -> list[str]:
    return [str(change).partition(": ")[2] for change in changes_of(ast.parse(text))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = b < c", ["b < c  =>  b <= c", "b < c  =>  b >= c"]),
        ("a = b and c", ["b and c  =>  b or c", "b and c  =>  c", "b and c  =>  b"]),
        ("a = not b", ["not b  =>  b"]),
        ("a = b + c", ["b + c  =>  b - c"]),
        ("a = 0", ["0  =>  1"]),
        ("a = 2", ["2  =>  3", "2  =>  1"]),
        ("a = any(b)", ["any(b)  =>  all(b)"]),
        ("if a:\n    b = c", ["a  =>  True", "a  =>  False"]),
        ("while a:\n    b = c", ["a  =>  False"]),
        ("a = [b for b in c if d]", ["d  =>  True", "d  =>  False"]),
        ("a.b(c)", ["a.b(c)  =>  pass"]),
        ("a.b = c", ["a.b = c  =>  pass"]),
    ],
)
def test_what_is_changed(text: str, expected: list[str]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "a: 'Literal[1, 2]'",
        "def a(b: int | None) -> bool: '''1 < 2.'''",
        "assert 1 < 2",
        "raise E(1)",
        "a = f'{1}'",
        "if a.story is not None:\n    b = c",
        "V(value=lambda e: e + 1)",
    ],
)
def test_what_changes_no_rule_is_left_alone(text: str) -> None:
    expected = ["V(value=lambda e: e + 1)  =>  pass"] if text.startswith("V") else []
    assert told(text) == expected


def test_a_change_names_the_function_that_it_is_in() -> None:
    changes = changes_of(ast.parse("a = 0\nclass B:\n    def c(self, d=0):\n        return 0\n"))
    assert [change.function for change in changes] == [None, None, "B.c"]


def test_a_change_can_be_undone() -> None:
    text = "def a(b):\n    if b > 1 and b:\n        b.c(2)\n    return -b"
    tree = ast.parse(text)
    seen = set()
    for change in changes_of(tree):
        assert isinstance(change, Change)
        change.apply()
        seen.add(ast.unparse(tree))
        compile(tree, "a.py", "exec")
        change.undo()
        assert ast.unparse(tree) == ast.unparse(ast.parse(text))
    assert len(seen) == len(changes_of(tree))
