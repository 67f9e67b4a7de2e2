"""What holds for every module: who may name a game, how long it is, how predicates are called."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.kernel import registry

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gloaming"
GENERAL = ("kernel", "bots", "arena", "terminal", "table", "cli.py", "output.py")
SOURCES = {".py", ".js", ".css", ".ftl", ".lark", ".svg"}
# Words of one game only: who uses one outside of it presumes what the other game lacks.
GAME_WORDS = re.compile(
    r"\b(evenfall|coven|rituals?|powerstones?|witch(es)?|elders?|mana|herbs?|potions?|vp|automa|"
    r"eldritch|doom|omens?|mythos|investigators?|clues?)\b",
    re.IGNORECASE,
)
# Documentation may give examples out of a game.
COMMENT = re.compile(r"\"\"\".*?\"\"\"|#[^\n]*|/\*.*?\*/|//[^\n]*", re.DOTALL)
LONGEST = 500
PREDICATE = re.compile(r"_*(is|has|can|are|may)(_|$)|__")


def sources(*folders: Path, ends: set[str] = SOURCES) -> Iterator[Path]:
    for folder in folders:
        files = folder.rglob("*") if folder.is_dir() else [folder]
        yield from sorted(file for file in files if file.suffix in ends)


@pytest.mark.parametrize("part", GENERAL)
def test_only_a_game_knows_its_own_words(part: str) -> None:
    """Nothing in the kernel, bots, arena or table names a game or presumes its shape."""
    found = []
    for file in sources(PACKAGE / part):
        code = file.read_text("utf-8")
        if file.suffix == ".py":
            assert not re.search(r"gloaming\.(evenfall|eldritch)", code), file
        for match in GAME_WORDS.finditer(COMMENT.sub("", code)):
            found.append(f"{file.relative_to(PACKAGE)}: {match.group()}")
    assert not found


def test_the_words_of_both_games_are_looked_for() -> None:
    for name in registry.names():
        assert GAME_WORDS.search(name), name


def test_no_module_is_longer_than_five_hundred_lines() -> None:
    files = sources(PACKAGE, ROOT / "tests", ROOT / "examples", ends={".py", ".js"})
    long = {file: len(file.read_text("utf-8").splitlines()) for file in files}
    assert [file.name for file, lines in long.items() if lines > LONGEST] == []


def test_predicates_begin_with_is_has_or_can() -> None:
    """A function that says whether something holds; one that acts may say how it went."""
    wrong = []
    for file in sources(PACKAGE, ends={".py"}):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not isinstance(node.returns, ast.Name):
                continue
            says = (ast.get_docstring(node) or "").startswith(("Whether", "Returns whether"))
            if node.returns.id == "bool" and says and not PREDICATE.match(node.name):
                wrong.append(f"{file.relative_to(PACKAGE)}: {node.name}")
    assert wrong == []
