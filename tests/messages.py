"""Messages as Fluent files say them."""

from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor


def messages(files: Iterable[Path]) -> dict[str, ast.Message]:
    """All messages of some files, by id: every line is understood, and nothing is said twice."""
    found: dict[str, ast.Message] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """The arguments a message uses."""

    class Finder(visitor.Visitor):
        def __init__(self) -> None:
            super().__init__()
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    finder = Finder()
    finder.visit(message)
    return finder.found
