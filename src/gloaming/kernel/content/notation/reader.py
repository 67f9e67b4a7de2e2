"""Reading: a sentence of the notation becomes an effect tree.

`Notation` holds what a game declares; `Reader` reads sentences by it. A game whose notation has
more than verbs (prices, abilities) adds a grammar of its own and a subclass of `Builder` for it.
"""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from lark import Lark, Token, Transformer, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, VisitError

from gloaming.kernel.cache import Cache
from gloaming.kernel.content.notation.control_verbs import CONTROL_VERBS
from gloaming.kernel.content.notation.grammar import NUMBER, grammar, verb_rules, word_terminals
from gloaming.kernel.content.notation.signs import SignWriter
from gloaming.kernel.content.notation.values import EffectValues
from gloaming.kernel.content.notation.verbs import (
    CountDeclaration,
    CountWords,
    PhraseDeclaration,
    Reading,
    Verb,
)
from gloaming.kernel.control import ChooseOne, Count, Sequence
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect

TERMINAL_NAMES = {"INT": "a number", "WORD": "a word"}
# What a sentence may be at most; no printed card comes near to any of these.
LONGEST_SENTENCE = 600  # characters
TREES = 1000  # cached, of each kind: a game with another pack reads the same sentences again
MOST_PARTS = 300  # nodes of the parse tree
MOST_NESTED_REPEATS = 2  # repetitions inside one another
_PLAIN = re.compile(r"^[a-z]+(-[a-z]+)*$")


class Notation:
    """The notation of one game: the kernel's verbs and its own, what it counts, its units."""

    def __init__(
        self,
        verbs: Iterable[Verb],
        phrases: Iterable[PhraseDeclaration],
        counts: list[CountDeclaration],
        count_words: CountWords,
        units: list[str],
        most: int,
        own_grammar: str = "",
        starts: tuple[str, ...] = (),
    ) -> None:
        self.verbs = [*CONTROL_VERBS, *verbs]
        self.by_node: dict[type[Effect], Verb] = {verb.node: verb for verb in self.verbs}
        self.by_phrase: dict[type, PhraseDeclaration] = {found.node: found for found in phrases}
        self.counts = counts
        self.count_words = count_words
        self.units = units
        self.most = most  # of anything on one card
        self.rules = {rule.alias: rule for rule in verb_rules(self.verbs)}
        self.terminals = word_terminals(self.verbs)
        self.signs = SignWriter(self.by_node, self.by_phrase, count_words)
        self.values = EffectValues(self.by_node, self.by_phrase, count_words)
        self.own_grammar = own_grammar
        self.starts = starts

    @cached_property
    def grammar(self) -> str:
        """The grammar for Lark."""
        return grammar(list(self.rules.values()), self.terminals, self.units, self.own_grammar)


class Builder(Transformer[Token, Any]):
    """Turns a parse tree into nodes: the verbs as they are declared, and what joins them."""

    def __init__(self, notation: Notation, reading: Reading) -> None:
        super().__init__()
        self.notation = notation
        self.reading = reading

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        rule = self.notation.rules[str(data)]
        arguments: dict[str, Any] = {}
        for (name, kind), value in zip(rule.arguments, children, strict=True):
            if value is not None:
                arguments[name] = self._argument(kind, value)
        if rule.verb.build is not None:
            node = rule.verb.build(self.reading, **arguments)
        else:
            node = rule.verb.node(**arguments)
        if rule.verb.repeats and self._nested_repeats(node) > MOST_NESTED_REPEATS:
            raise self.reading.error(
                None,
                "too many repetitions inside one another",
                f"at most {MOST_NESTED_REPEATS}",
            )
        return node

    def _nested_repeats(self, effect: Effect) -> int:
        """Returns how many repetitions lie inside one another in a tree."""
        verb = self.notation.by_node.get(type(effect))
        own = 1 if verb is not None and verb.repeats else 0
        return own + max((self._nested_repeats(part) for part in effect.children()), default=0)

    def _argument(self, kind: str, value: Any) -> Any:
        if kind == NUMBER:
            return self.reading.number(value)
        if kind == "INT":
            return int(value)
        words = self.notation.terminals.get(kind)
        return value if words is None else words.index(str(value))

    def start(self, found: list[Any]) -> Any:
        return found[0]

    def choice(self, found: list[Effect]) -> Effect:
        return found[0] if len(found) == 1 else ChooseOne(found)

    def sequence(self, found: list[Effect]) -> Effect:
        return found[0] if len(found) == 1 else Sequence(found)

    def parts(self, found: list[Effect]) -> list[Effect]:
        return found

    def bands(self, found: list[Any]) -> list[Any]:
        return found

    def band(self, found: list[Any]) -> tuple[Any, Effect]:
        return found[0], found[1]

    def count(self, found: list[Token]) -> Count:
        names = [count.name for count in self.notation.counts]
        number = self.reading.index(found[0], names, f"“{found[0]}” cannot be counted")
        return self.notation.count_words.make(number)

    def amount(self, found: list[Token]) -> tuple[Token, int]:
        return found[1], self.reading.number(found[0])

    def amounts(self, found: list[tuple[Token, int]]) -> dict[str, int]:
        """Returns the sum of each unit; the units are tokens and know where they stand."""
        total: dict[str, int] = {}
        most = self.reading.most
        for unit, n in found:
            total[unit] = total.get(unit, 0) + n
            if total[unit] > most:
                raise self.reading.error(
                    unit, f"{total[unit]} {unit} in all", f"expected: at most {most}"
                )
        return total


class Reader:
    """Reads the sentences of one game."""

    def __init__(self, notation: Notation, builder: type[Builder] = Builder) -> None:
        self.notation = notation
        self._builder = builder
        self._lark = Lark(
            notation.grammar,
            parser="lalr",
            start=["start", *notation.starts],
            maybe_placeholders=True,
        )
        self._trees: Cache[tuple[str, str], Tree[Token]] = Cache(TREES)
        self._named: Cache[tuple[str, str, bool], Effect] = Cache(TREES)

    def effect(self, text: str, is_action: bool = False) -> Effect:
        """Returns the tree of a sentence; with `is_action` its price is the condition for using it,
        otherwise an offer."""
        found: Effect = self.read(text, is_action=is_action)
        return found

    def named_effect(self, text: str, path: str, is_action: bool = False) -> Effect:
        """Returns the tree of a sentence with its nodes named by path.

        A sentence that was read for the same path before gives the same tree: trees never change,
        so that all games share them, also those with different packs.
        """
        key = (text, path, is_action)
        found = self._named.get(key)
        if found is None:
            found = self.effect(text, is_action)
            name_nodes(found, path)
            self._named.put(key, found)
        return found

    def read(self, text: str, start: str = "start", is_action: bool = False) -> Any:
        """Returns what a text says, from a start of the grammar.

        What cannot be read is an error with its column and what was expected there.
        """
        reading = Reading(text, self.notation.most, is_action)
        if len(text) > LONGEST_SENTENCE:
            raise reading.error(
                None, f"a sentence of {len(text)} characters", f"at most {LONGEST_SENTENCE}"
            )
        try:
            tree = self._trees.get((text, start))
            if tree is None:
                tree = self._lark.parse(text, start=start)
                if sum(1 for _ in tree.iter_subtrees()) > MOST_PARTS:
                    raise reading.error(None, "the sentence has too many parts", "say less in it")
                self._trees.put((text, start), tree)
            return self._builder(self.notation, reading).transform(tree)
        except RecursionError:
            raise reading.error(None, "too many brackets inside one another") from None
        except VisitError as error:
            if isinstance(error.orig_exc, NotationError):
                raise error.orig_exc from None
            raise
        except UnexpectedEOF as error:
            raise NotationError(
                text, len(text) + 1, "the sentence stops too early", self._hint(error)
            ) from None
        except UnexpectedCharacters as error:
            word = text[error.column - 1 :].split()[:1]
            raise NotationError(
                text,
                error.column,
                f"“{word[0] if word else ''}” is not a word of the notation",
                self._hint(error),
            ) from None
        except UnexpectedInput as error:
            token = getattr(error, "token", "")
            column = getattr(error, "column", 1)
            if token == "" or getattr(token, "type", "") == "$END":
                raise NotationError(
                    text, len(text) + 1, "the sentence stops too early", self._hint(error)
                ) from None
            raise NotationError(
                text, column, f"“{token}” does not belong here", self._hint(error)
            ) from None

    def terminal_words(self, terminal: str) -> list[str]:
        """Returns how a terminal is written in the notation: its words, or what it is called."""
        for found in self._lark.terminals:
            if found.name == terminal:
                value = str(found.pattern.value)
                if found.pattern.type == "str":
                    return [value]
                listed = value.removeprefix("(?:").removesuffix(")").replace("\\", "").split("|")
                if all(_PLAIN.match(word) for word in listed):
                    return listed
        return [TERMINAL_NAMES.get(terminal, terminal.lower())]

    def _hint(self, error: UnexpectedInput) -> str:
        expected = getattr(error, "accepts", None) or getattr(error, "expected", None)
        expected = expected or getattr(error, "allowed", None) or set()
        words = {w for name in expected if name != "$END" for w in self.terminal_words(str(name))}
        return "expected: " + ", ".join(sorted(words)) if words else ""


def name_nodes(effect: Effect, path: str) -> None:
    """Gives every node of a tree its stable path, by which a saved stack names it."""
    effect.path = path
    for i, child in enumerate(effect.children()):
        name_nodes(child, f"{path}.{i}")


def add_nodes(effect: Effect, into: dict[str, Effect]) -> None:
    """Makes all nodes of a named tree known by their paths."""
    into[effect.path] = effect
    for child in effect.children():
        add_nodes(child, into)
