"""Reading: a sentence of the notation becomes an effect tree.

The kernel's grammar holds what joins effects; a game's grammar adds verbs and counts, and its
builder (a subclass of `Builder`) turns them into its nodes.
"""

import re
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Transformer, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, VisitError

from gloaming.kernel.control import ChooseOne, Count, ForEach, If, May, Sequence
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect

NAMES = {"INT": "a number", "WORD": "a word"}
_PLAIN = re.compile(r"^[a-z]+(-[a-z]+)*$")


class Builder(Transformer[Token, Any]):
    """Turns the kernel's part of a parse tree into control nodes."""

    def start(self, found: list[Any]) -> Any:
        return found[0]

    def choice(self, found: list[Effect]) -> Effect:
        return found[0] if len(found) == 1 else ChooseOne(found)

    def sequence(self, found: list[Effect]) -> Effect:
        return found[0] if len(found) == 1 else Sequence(found)

    def may(self, found: list[Effect]) -> Effect:
        return May(found[0])

    def if_(self, found: list[Any]) -> Effect:
        least = int(found.pop(0)) if isinstance(found[0], Token) else 1
        count: Count = found[0]
        return If(count, least, found[1], found[2] if len(found) > 2 else None)

    def for_each(self, found: list[Any]) -> Effect:
        return ForEach(found[0], found[1])


class Reader:
    """Reads the sentences of one game."""

    def __init__(self, grammar: str, starts: list[str]) -> None:
        control = (files("gloaming.kernel.content.notation") / "control.lark").read_text("utf-8")
        self._lark = Lark(
            control + "\n" + grammar,
            parser="lalr",
            start=["start", *starts],
            maybe_placeholders=False,
        )

    def read(self, text: str, builder: Builder, start: str = "start") -> Any:
        """Read one sentence; what cannot be read is named with its column and what was expected."""
        try:
            tree: Tree[Token] = self._lark.parse(text, start=start)
            return builder.transform(tree)
        except VisitError as error:
            if isinstance(error.orig_exc, NotationError):
                raise error.orig_exc from None
            raise
        except UnexpectedEOF as error:
            raise NotationError(
                text, len(text) + 1, "the sentence stops too early", _hint(self, error)
            ) from None
        except UnexpectedCharacters as error:
            word = text[error.column - 1 :].split()[:1]
            raise NotationError(
                text,
                error.column,
                f"“{word[0] if word else ''}” is not a word of the notation",
                _hint(self, error),
            ) from None
        except UnexpectedInput as error:
            token = getattr(error, "token", "")
            column = getattr(error, "column", 1)
            if token == "" or getattr(token, "type", "") == "$END":
                raise NotationError(
                    text, len(text) + 1, "the sentence stops too early", _hint(self, error)
                ) from None
            raise NotationError(
                text, column, f"“{token}” does not belong here", _hint(self, error)
            ) from None

    def words(self, terminal: str) -> list[str]:
        """How a terminal is written in the notation: its words, or what it is called."""
        for found in self._lark.terminals:
            if found.name == terminal:
                value = str(found.pattern.value)
                if found.pattern.type == "str":
                    return [value]
                listed = value.removeprefix("(?:").removesuffix(")").replace("\\", "").split("|")
                if all(_PLAIN.match(word) for word in listed):
                    return listed
        return [NAMES.get(terminal, terminal.lower())]


def _hint(reader: Reader, error: UnexpectedInput) -> str:
    expected = getattr(error, "accepts", None) or getattr(error, "expected", None)
    expected = expected or getattr(error, "allowed", None) or set()
    words = sorted({w for name in expected if name != "$END" for w in reader.words(str(name))})
    return "expected: " + ", ".join(words) if words else ""


def name_nodes(effect: Effect, path: str, into: dict[str, Effect]) -> None:
    """Give every node of a tree its stable path, by which a saved stack names it."""
    effect.path = path
    into[path] = effect
    for i, child in enumerate(effect.children()):
        name_nodes(child, f"{path}.{i}", into)
