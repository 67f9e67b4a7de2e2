"""Makes the grammar of a game from its declarations."""

# not compiled: it is used once a game, or never

import re
from collections.abc import Iterable

from gloaming.kernel.content.notation.verbs import Verb

# What every notation shares; `verb` is made from the declarations.
CONTROL = """
start: effect
?effect: sentence ("or" sentence)*      -> choice
?sentence: clause (";" clause)*         -> sequence
?clause: "(" effect ")" | verb

%import common.INT
%import common.WS
%ignore WS
WORD: /[a-z]+(-[a-z]+)*/
"""
COUNTS = "count: WORD\n"
AMOUNTS = """
amounts: amount ("+" amount)*
amount: INT UNIT
"""
NUMBER = "NUMBER"
_PART = re.compile(r"\[|\]|[a-z_]+:[A-Za-z_]+|[^\s\[\]]+")
_ARGUMENT = re.compile(r"^([a-z_]+):([A-Za-z_]+)$")


class VerbRule:
    """The line of grammar of a verb: its text for Lark, and the names and kinds of arguments."""

    def __init__(self, alias: str, verb: Verb) -> None:
        self.alias = alias
        self.verb = verb
        self.arguments: list[tuple[str, str]] = []
        parts: list[str] = []
        for part in _PART.findall(verb.notation):
            argument = _ARGUMENT.match(part)
            if argument is not None:
                self.arguments.append((argument.group(1), argument.group(2)))
                parts.append("INT" if argument.group(2) == NUMBER else argument.group(2))
            else:
                parts.append(part if part in "[]" else f'"{part}"')
        self.text = f"{' '.join(parts)} -> {alias}"


def verb_rules(verbs: Iterable[Verb]) -> list[VerbRule]:
    """Returns the lines of grammar of all verbs that have one."""
    written = [verb for verb in verbs if verb.notation]
    return [VerbRule(f"verb_{number}", verb) for number, verb in enumerate(written)]


def word_terminals(verbs: Iterable[Verb]) -> dict[str, list[str]]:
    """Returns the lists of words that arguments can be, by the name of their terminal."""
    found: dict[str, list[str]] = {}
    for verb in verbs:
        for terminal, words in verb.words.items():
            if found.setdefault(terminal, words) != words:
                raise ValueError(f"{terminal} is declared twice, with different words")
    return found


def grammar(
    rules: list[VerbRule], terminals: dict[str, list[str]], units: list[str], own: str
) -> str:
    """Returns the grammar for Lark; `own` is what a game adds besides verbs."""
    lines = [CONTROL, COUNTS, "verb: " + "\n    | ".join(rule.text for rule in rules)]
    if units:
        lines += [AMOUNTS, _terminal("UNIT", units)]
    lines += [_terminal(name, words) for name, words in terminals.items()]
    return "\n".join([*lines, own, ""])


def _terminal(name: str, words: list[str]) -> str:
    """Returns a terminal; one of several words goes before a single word that it begins with."""
    if any(" " in word for word in words):
        return f"{name}.1: /(?:{'|'.join(word.replace(' ', ' +') for word in words)})(?![a-z-])/"
    return f"{name}: " + " | ".join(f'"{word}"' for word in words)
