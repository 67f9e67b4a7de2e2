"""The control nodes of `kernel/control.py` as verbs: how they are written, read and valued."""

from typing import Any, Final

from gloaming.kernel.content.notation.signs import AT_LEAST, FOLLOWS, MAY, OR, PER
from gloaming.kernel.content.notation.verbs import (
    DO,
    NEXT,
    PICK,
    THEN,
    TO,
    Signs,
    Values,
    Verb,
    Writer,
)
from gloaming.kernel.control import ChooseOne, ForEach, If, May, Sequence

EITHER: Final = 0.3  # what a choice is worth beyond the best of its parts


# --- a; b -------------------------------------------------------------------------------------


def _sequence_text(writer: Writer, effect: Sequence, form: str) -> str:
    text = writer.first_part(effect.parts[0], form)
    before = effect.parts[0]
    for i, part in enumerate(effect.parts[1:], 2):
        message = "sequence"
        last = form if form in (THEN, TO) else NEXT
        if writer.is_sentence_start(part):
            message, last = "sequence-break", DO
        elif isinstance(before, ChooseOne):
            message = "sequence-long"
        is_last = i == len(effect.parts)
        said = writer.write(part, last) if is_last else writer.first_part(part, last)
        text = writer.format(message, first=text, last=said, form=form)
        before = part
    return text


def _sequence_sign(signs: Signs, effect: Sequence) -> str:
    last = len(effect.parts) - 1
    return ", ".join(
        f"({signs.of(part)})" if i < last and signs.is_open(part) else signs.of(part)
        for i, part in enumerate(effect.parts)
    )


def _sequence_value(values: Values, effect: Sequence) -> float:
    return sum(values.of(part) for part in effect.parts)


# --- a or b -----------------------------------------------------------------------------------


def is_brief(choice: ChooseOne) -> bool:
    """Whether "a or b" is clear: neither has parts of its own."""
    return not any(part.children() for part in choice.parts)


def _choice_text(writer: Writer, effect: ChooseOne, form: str) -> str:
    message = "choice" if is_brief(effect) else "choice-long-part"
    # choosing several steps is not choosing all that they allow: "you may" stays in them
    forms = [DO if isinstance(part, Sequence) else PICK for part in effect.parts]
    parts = [writer.write(part, each) for part, each in zip(effect.parts, forms, strict=True)]
    text = parts[0]
    for part in parts[1:]:
        text = writer.format(message, first=text, last=part)
    if is_brief(effect):
        return text
    return writer.format("choice-long", effect=text)


def _choice_value(values: Values, effect: ChooseOne) -> float:
    best = max(values.of(part) for part in effect.parts)
    return best + EITHER


# --- may, if, for each ------------------------------------------------------------------------


def _may_text(writer: Writer, effect: May, form: str) -> str:
    if form in (PICK, TO):
        text = writer.write(effect.part, form)
    elif writer.has_infinitive(effect.part):
        text = writer.format("may", effect=writer.write(effect.part, TO), form=form)
    else:
        said = writer.after_colon(writer.write(effect.part, PICK))
        text = writer.format("may-long", effect=said)
    return text


def _if_text(writer: Writer, effect: If, form: str) -> str:
    condition = writer.at_least(effect.count, effect.least)
    then = writer.write(effect.then, THEN)
    if effect.other is None:
        text = writer.format("if", condition=condition, effect=then)
    else:
        other = writer.write(effect.other, THEN)
        text = writer.format("if-else", condition=condition, effect=then, other=other)
    return text


def _if_sign(signs: Signs, effect: If) -> str:
    test = f"{signs.counted(effect.count)}{AT_LEAST}{effect.least}"
    other = f" : {signs.of(effect.other)}" if effect.other is not None else ""
    return f"{test} {FOLLOWS} {signs.of(effect.then)}{other}"


def _for_each_text(writer: Writer, effect: ForEach, form: str) -> str:
    per = writer.format("each-one", count=writer.counted(effect.count, 1))
    return writer.format("for-each", per=per, effect=writer.write(effect.part, THEN))


def _if_node(reading: Any, count: Any, then: Any, least: int = 1, other: Any = None) -> If:
    return If(count, least, then, other)


CONTROL_VERBS: Final = [
    Verb(
        Sequence,
        "",
        text=_sequence_text,
        sign=_sequence_sign,
        value=_sequence_value,
        meaning="first one, then the other; what cannot be done is skipped",
        examples=("a; b",),
    ),
    Verb(
        ChooseOne,
        "",
        text=_choice_text,
        sign=lambda signs, effect: f" {OR} ".join(signs.of(part) for part in effect.parts),
        value=_choice_value,
        meaning="a choice; `or` separates whole sentences",
        examples=("a or b",),
        is_sentence_start=True,
        sign_ends_open=True,
    ),
    Verb(
        May,
        "may part:clause",
        text=_may_text,
        sign=lambda signs, effect: f"{MAY}{signs.of(effect.part)}",
        value=lambda values, effect: max(0.0, values.of(effect.part)),
        meaning="can be left",
        examples=("may a",),
    ),
    Verb(
        If,
        "if [least:INT] count:count : then:sentence [else other:sentence]",
        build=_if_node,
        text=_if_text,
        sign=_if_sign,
        value=lambda values, effect: 0.5 * (values.of(effect.then) + values.of(effect.other)),
        meaning="`a` if the count is at least that (without a number: 1), otherwise `b`",
        examples=("if 3 count: a", "if count: a else b"),
        is_sentence_start=True,
        ends_open=True,
        sign_ends_open=True,
    ),
    Verb(
        ForEach,
        "for each count:count : part:sentence",
        text=_for_each_text,
        sign=lambda signs, effect: f"({signs.of(effect.part)}){PER}{signs.counted(effect.count)}",
        value=lambda values, effect: values.typical(effect.count) * values.of(effect.part),
        meaning="as often as the count says",
        examples=("for each count: a",),
        is_sentence_start=True,
        ends_open=True,
        repeats=True,
    ),
]
