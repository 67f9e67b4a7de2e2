"""Declarations: everything there is to know of a verb, a count, an event or a standing effect.

A verb is declared once, beside its node, in a list `VERBS` of its module. The grammar, the reader,
the text of cards, their signs, the estimates of bots and the tables of docs/NOTATION.md are made
from these declarations; adding a verb touches no other module.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from mypy_extensions import mypyc_attr

from gloaming.kernel.control import Count
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect

# The form in which a sentence asks a verb for its words; see kernel/text/sentences.py.
DO: Final = "do"
NEXT: Final = "next"
THEN: Final = "then"
TO: Final = "to"
PICK: Final = "pick"


class Writer(Protocol):
    """What the text of a verb may use: a `SentenceWriter` of the reader's language."""

    def format(self, id: str, **args: int | str) -> str: ...

    def write(self, effect: Effect, form: str = DO) -> str: ...

    def first_part(self, part: Effect, form: str) -> str: ...

    def phrase(self, thing: object, form: str = DO) -> str: ...

    def join(self, parts: list[str]) -> str: ...

    def amounts(self, amounts: dict[str, int]) -> str: ...

    def counted(self, count: Count, n: int) -> str: ...

    def at_least(self, count: Count, least: int) -> str: ...

    def per(self, what: str, count: Count, every: int) -> str: ...

    def after_colon(self, text: str) -> str: ...

    def is_sentence_start(self, effect: Effect) -> bool: ...

    def has_infinitive(self, effect: Effect) -> bool: ...


class Signs(Protocol):
    """What the sign of a verb may use: a `SignWriter`."""

    def of(self, effect: Effect) -> str: ...

    def phrase(self, thing: object) -> str: ...

    def counted(self, count: Count) -> str: ...

    def is_open(self, effect: Effect) -> bool: ...


class Values(Protocol):
    """What the value of a verb may use: an `EffectValues`."""

    def of(self, effect: Effect | None) -> float: ...

    def phrase(self, thing: object) -> float: ...

    def typical(self, count: Count) -> float: ...


class Reading:
    """The sentence that is being read; it names mistakes with their column."""

    def __init__(self, sentence: str, most: int, is_action: bool) -> None:
        self.sentence = sentence
        self.most = most
        self.is_action = is_action

    def error(self, token: object, problem: str, hint: str = "") -> NotationError:
        """Returns the error about a token, or about the whole sentence where it has no column."""
        column = getattr(token, "column", None) or 1
        return NotationError(self.sentence, column, problem, hint)

    def number(self, token: Any) -> int:
        """Returns the number that a token writes: at least 1, and no more than fits on a card."""
        if not 0 < int(token) <= self.most:
            raise self.error(token, f"the number {token}", f"expected: 1 to {self.most}")
        return int(token)

    def index(self, token: Any, words: list[str], problem: str) -> int:
        """Returns the place of a token in a list of words; the error names the closest ones."""
        if str(token) not in words:
            from difflib import get_close_matches

            close = get_close_matches(str(token), words, 3) or words
            raise self.error(token, problem, "expected: " + ", ".join(close))
        return words.index(str(token))


class Declaration:
    """What declarations have in common: how it is written, and its line in docs/NOTATION.md."""

    def __init__(self, examples: tuple[str, ...], meaning: str, rules: tuple[str, ...]) -> None:
        self.examples = examples
        self.meaning = meaning
        self.rules = rules


class WrittenDeclaration(Declaration):
    """What has a text, a sign and a value.

    `text` is the id of a message, whose arguments `arguments` takes from attributes of the node; or
    a function that writes the node in one of the five forms. `sign` is a text in which `{name}` is
    an attribute of the node, or a function. `value` is in points, or a function.
    """

    def __init__(
        self,
        text: str | Callable[[Any, Any, str], str],
        arguments: dict[str, str] | None,
        sign: str | Callable[[Any, Any], str],
        value: float | Callable[[Any, Any], float],
        examples: tuple[str, ...],
        meaning: str,
        rules: tuple[str, ...],
    ) -> None:
        super().__init__(examples, meaning, rules)
        self.message = text if isinstance(text, str) else ""
        self.writer = None if isinstance(text, str) else text
        self.arguments = arguments or {}
        self.sign_text = sign if isinstance(sign, str) else ""
        self.sign_writer = None if isinstance(sign, str) else sign
        self.points = value if isinstance(value, float) else 0.0
        self.estimate = None if isinstance(value, float) else value


class Verb(WrittenDeclaration):
    """One verb of a notation.

    `notation` is its line of grammar: words as they are written, arguments as `name:KIND`, what may
    be left out in square brackets. A kind is `NUMBER` (at least 1), `INT`, a terminal of `words`
    (the argument is then the place of the word in its list), or a rule of the grammar: `sentence`,
    `clause`, `amounts`, `count`. The arguments are those of `build`, or of the node itself; one
    that is left out is not passed. A node without `notation` is joined from others by the grammar.
    """

    def __init__(
        self,
        node: type[Effect],
        notation: str,
        *,
        text: str | Callable[[Any, Any, str], str],
        sign: str | Callable[[Any, Any], str],
        value: float | Callable[[Any, Any], float],
        meaning: str,
        examples: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        build: Callable[..., Effect] | None = None,
        arguments: dict[str, str] | None = None,
        words: dict[str, list[str]] | None = None,
        is_sentence_start: bool = False,
        ends_open: bool = False,
        sign_ends_open: bool = False,
        repeats: bool = False,
    ) -> None:
        super().__init__(text, arguments, sign, value, examples or (notation,), meaning, rules)
        self.node = node
        self.notation = notation
        self.build = build
        self.words = words or {}
        self.is_sentence_start = is_sentence_start  # cannot follow "then" or "whenever …,"
        self.ends_open = ends_open  # stands in brackets where others follow; has no infinitive
        self.sign_ends_open = sign_ends_open  # the same of its sign
        self.repeats = repeats  # does what is inside it several times


class PhraseDeclaration(WrittenDeclaration):
    """What stands in a sentence besides verbs and counts: a kind of price, a way to name seats.

    A module lists its own in `PHRASES`.
    """

    def __init__(
        self,
        node: type,
        *,
        text: str | Callable[[Any, Any, str], str],
        sign: str | Callable[[Any, Any], str],
        meaning: str,
        value: float | Callable[[Any, Any], float] = 0.0,
        arguments: dict[str, str] | None = None,
        examples: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__(text, arguments, sign, value, examples, meaning, rules)
        self.node = node


class CountDeclaration(Declaration):
    """Something that can be counted; its messages are `count-` and `at-least-` with its name."""

    def __init__(
        self,
        name: str,
        sign: str,
        typical: float,
        meaning: str,
        counter: Callable[[Any, Any, int], int],
        gains: int = 0,
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__((name,), meaning, rules)
        self.name = name
        self.sign = sign
        self.typical = typical  # how many there are in the middle of a game
        self.counter = counter
        self.gains = gains  # which gains change it, in the bits of `Effect.gives`


class EventDeclaration(Declaration):
    """Something that cards can listen to; its message is `event-` with its name."""

    def __init__(
        self,
        name: str,
        sign: str,
        frequency: float,
        meaning: str,
        is_trigger: bool = True,
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__((name,), meaning, rules)
        self.name = name
        self.sign = sign
        self.frequency = frequency  # how often a player sees it in a round
        self.is_trigger = is_trigger  # whether a sentence may name it after `on`


class StandingDeclaration(Declaration):
    """What holds as long as a card is in play; its message is `standing-` with its name."""

    def __init__(
        self, name: str, sign: str, value: float, meaning: str, rules: tuple[str, ...] = ()
    ) -> None:
        super().__init__((name,), meaning, rules)
        self.name = name
        self.sign = sign  # with `{n}` where its amount stands
        self.value = value  # in a round, in points


@mypyc_attr(allow_interpreted_subclasses=True)
class CountWords:
    """Finds the declaration of a count in an effect tree; a game says how."""

    def declaration(self, count: Count) -> CountDeclaration:
        """Returns what is declared of a count."""
        raise NotImplementedError

    def make(self, number: int) -> Count:
        """Returns the count with that number in the list of declarations."""
        raise NotImplementedError
