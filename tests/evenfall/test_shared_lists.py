"""Copies share their lists: no source changes one in place that it has not asked for (`own_…`)."""

import ast
from pathlib import Path
from typing import Any

import pytest

import gloaming.evenfall
from gloaming.evenfall.model.state import EVENFALL_LAYOUT
from gloaming.kernel.state.fields import NESTED, Layout
from tests.conftest import new_game

PACKAGE = Path(gloaming.evenfall.__file__).parent
# They make a game that nobody has copied yet.
BEFORE_PLAY = ("rules/setup.py", "testing/")
# What has attributes of the same names: cards and boards, which are loaded once, and facts of the
# story, which copies do not share.
OTHERS = ("content/", "model/recent.py")
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
CHANGE_ARGUMENTS = {"shuffle"}


def shared_lists(layout: Layout) -> dict[str, int]:
    """Returns the names of the lists that copies share, with the levels of lists in each."""
    found: dict[str, int] = {}
    for field in layout.fields:
        if field.layout is not None:
            found |= shared_lists(field.layout)
        elif field.lazy:
            found[field.name] = 2 if field.copied == NESTED else 1
    return found


SHARED = shared_lists(EVENFALL_LAYOUT)


class Function:
    """A function in which variables stand for shared lists."""

    def __init__(self, node: ast.AST) -> None:
        self.variables: dict[str, int] = {}
        self.nodes = list(ast.walk(node))
        before = -1
        while len(self.variables) > before:  # until no variable is found that stands for another
            before = len(self.variables)
            for inner in self.nodes:
                self._bind(inner)

    def _bind(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._name(target, node.value, 0)
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            self._name(node.target, node.value, 0)
        elif isinstance(node, ast.For | ast.comprehension):
            self._name(node.target, node.iter, 1)

    def _name(self, target: ast.expr, value: ast.expr, inside: int) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, its in zip(target.elts, value.elts, strict=False):
                self._name(one, its, inside)
        elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.args:
            if value.func.id == "enumerate" and isinstance(target, ast.Tuple):
                self._name(target.elts[1], value.args[0], inside)
            elif value.func.id == "reversed":
                self._name(target, value.args[0], inside)
        elif isinstance(target, ast.Name) and self.levels(value) > inside:
            self.variables[target.id] = self.levels(value) - inside

    def levels(self, node: ast.expr) -> int:
        """Returns how many levels of shared lists an expression has; 0 for another value."""
        if isinstance(node, ast.Attribute):
            return SHARED.get(node.attr, 0)
        if isinstance(node, ast.Name):
            return self.variables.get(node.id, 0)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            return max(0, self.levels(node.value) - 1)
        if isinstance(node, ast.IfExp):
            return max(self.levels(node.body), self.levels(node.orelse))
        if isinstance(node, ast.BoolOp):
            return max(self.levels(one) for one in node.values)
        return 0

    def changes(self) -> list[int]:
        """Returns the lines that change a shared list in place."""
        return [node.lineno for node in self.nodes if self._is_change(node)]  # type: ignore[attr-defined]

    def _is_change(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            return self.levels(node.value) > 0
        if isinstance(node, ast.AugAssign):
            return self.levels(node.target) > 0
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGE_ARGUMENTS:
                return any(self.levels(argument) > 0 for argument in node.args)
            return node.func.attr in CHANGES and self.levels(node.func.value) > 0
        return False


def changes_in(source: str) -> list[int]:
    """Returns the lines of a source that change a shared list in place, outside of `own_…`."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("own_"):
            found.update(Function(node).changes())
    return sorted(found)


def test_no_source_changes_a_list_that_copies_share() -> None:
    found: list[str] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(PACKAGE).as_posix()
        if not name.startswith((*BEFORE_PLAY, *OTHERS)):
            found += [f"{name}:{line}" for line in changes_in(file.read_text())]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    "change",
    [
        "game.dials[seat] = 1",
        "game.dials[seat] += 1",
        "game.deck[:0] = [1]",
        "del game.deck[0]",
        "game.discard += [1]",
        "game.clans[seat].hand.remove(1)",
        "game.rows[0][1] = 2",
        "game.expansion.order.sort()",
        "game.chance.shuffle(game.deck)",
        "row = game.rows[0]\n    row[1] = 2",
        "for row in game.rows:\n        row.clear()",
        "for i, row in enumerate(game.rows):\n        row[i] = 2",
        "stock = clan.stock\n    mine = stock\n    mine.append(1)",
        "here = game.witches_at if seat else game.elders_at\n    here[0] -= 1",
    ],
)
def test_a_change_in_place_is_found(change: str) -> None:
    assert len(changes_in(f"def rule(game, clan, seat):\n    {change}\n")) == 1


@pytest.mark.parametrize(
    "change",
    [
        "game.own_dials()[seat] = 1",
        "hand = game.clans[seat].own_hand()\n    hand.remove(1)",
        "game.dials = [*game.dials, 1]",
        "row = game.rows[0][:]\n    row[1] = 2",
        "count = clan.stock[0]\n    count += 1",
        "game.stack.append(1)",
    ],
)
def test_a_change_of_an_own_list_is_none(change: str) -> None:
    assert changes_in(f"def rule(game, clan, seat):\n    {change}\n") == []


def owned_lists(item: Any) -> dict[str, list[int]]:
    """Returns the lists of an object that were asked for by each `own_…` that it has."""
    found: dict[str, list[int]] = {}
    for name in [name for name in dir(item) if name.startswith("own_")]:
        if name == "own_row":
            found |= {f"rows.{i}": item.own_row(i) for i in range(len(item.rows))}
        else:
            found[name.removeprefix("own_")] = getattr(item, name)()
    return found


@pytest.mark.parametrize("copied_first", [True, False])
def test_an_own_list_is_no_list_of_the_copy(copied_first: bool) -> None:
    original = new_game(seats=2, **{"crystal-path": "on"})
    copy = original.copy()
    game, other = (copy, original) if copied_first else (original, copy)
    pairs = [(game, other), (game.clans[1], other.clans[1]), (game.expansion, other.expansion)]
    for mine, theirs in pairs:
        lists = owned_lists(mine)
        assert lists
        for name, owned in lists.items():
            attribute, _, place = name.partition(".")
            assert attribute in SHARED
            now, there = getattr(mine, attribute), getattr(theirs, attribute)
            if place:
                assert now is not there
                now, there = now[int(place)], there[int(place)]
            assert owned is now
            assert owned is not there
            assert owned == there
        again = owned_lists(mine)
        assert all(owned is again[name] for name, owned in lists.items())
