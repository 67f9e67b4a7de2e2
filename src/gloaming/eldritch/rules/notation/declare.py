"""A short way to declare a verb: Eldritch Horror is written in sentences and has no signs."""

from collections.abc import Callable
from typing import Any

from gloaming.kernel.content.notation.verbs import PhraseDeclaration, Verb
from gloaming.kernel.game import Effect


def verb(
    node: type[Effect],
    notation: str,
    meaning: str,
    text: str | Callable[[Any, Any, str], str],
    value: float | Callable[[Any, Any], float] = 0.0,
    rules: tuple[str, ...] = (),
    examples: tuple[str, ...] = (),
    build: Callable[..., Effect] | None = None,
    arguments: dict[str, str] | None = None,
    words: dict[str, list[str]] | None = None,
    is_sentence_start: bool = False,
    ends_open: bool = False,
) -> Verb:
    """Returns the declaration of a verb; see `Verb` for what the arguments are."""
    return Verb(
        node,
        notation,
        text=text,
        sign="",
        value=value,
        meaning=meaning,
        rules=rules,
        examples=examples,
        build=build,
        arguments=arguments,
        words=words,
        is_sentence_start=is_sentence_start,
        ends_open=ends_open,
    )


def phrase(
    node: type,
    meaning: str,
    text: str | Callable[[Any, Any, str], str],
    value: float | Callable[[Any, Any], float] = 0.0,
    rules: tuple[str, ...] = (),
    examples: tuple[str, ...] = (),
) -> PhraseDeclaration:
    """Returns the declaration of what stands in a sentence besides verbs."""
    return PhraseDeclaration(
        node, text=text, sign="", meaning=meaning, value=value, rules=rules, examples=examples
    )
