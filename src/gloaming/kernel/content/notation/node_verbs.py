"""The general nodes of `kernel/nodes.py` as verbs; a game names those that its notation has.

`price` and `seats` are rules of the game's own grammar, since it says what there is to pay with and
how seats are named; it declares its prices and seats as phrases.
"""

from math import comb
from typing import Any, Final

from gloaming.kernel.content.notation.signs import FOLLOWS, MAY, OR, PAY
from gloaming.kernel.content.notation.verbs import (
    PICK,
    THEN,
    TO,
    Reading,
    Signs,
    Values,
    Verb,
    Writer,
)
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import (
    NO_LIMIT,
    Band,
    ByResult,
    ChooseSome,
    EachSeat,
    IfNone,
    Nothing,
    Pay,
    Repeat,
    Unless,
)

TIMES: Final = "×"
MOST_SELECTIONS: Final = 500  # ways to choose some of several parts
LEAST_VALUE: Final = 0.2  # of an offer, however dear

# Rules that the verbs below need; a game adds those of the verbs it uses to its own grammar.
BANDS_GRAMMAR: Final = """
bands: band ("|" band)*
band: BAND ":" sentence
BAND: /[0-9]+(-[0-9]+|[+])?/
"""
PARTS_GRAMMAR: Final = """
parts: sentence ("|" sentence)+
"""


# --- pay, unless ------------------------------------------------------------------------------


def _pay_of(reading: Reading, price: Any, bought: Effect, other: Effect | None = None) -> Pay:
    return Pay(price, bought, not reading.is_action, other)


def pay_text(writer: Writer, effect: Pay, form: str) -> str:
    """Returns an offer, or on an action and as an answer a bargain."""
    if not effect.is_optional or form == PICK:
        price = writer.phrase(effect.price)
        text = writer.format("bargain", price=price, effect=writer.write(effect.bought))
    elif effect.other is None:
        bought = writer.after_colon(writer.write(effect.bought))
        price = writer.phrase(effect.price, TO)
        text = writer.format("offer", price=price, effect=bought, form=form)
    else:
        bought = writer.after_colon(writer.write(effect.bought))
        price = writer.phrase(effect.price, TO)
        other = writer.write(effect.other, THEN)
        text = writer.format("offer-else", price=price, effect=bought, other=other, form=form)
    return text


def pay_sign(signs: Signs, effect: Pay) -> str:
    """Returns the signs of a price with what it buys."""
    offer = MAY if effect.is_optional else ""
    other = f" : {signs.of(effect.other)}" if effect.other is not None else ""
    return f"{offer}{signs.phrase(effect.price)} {PAY} {signs.of(effect.bought)}{other}"


def pay_value(values: Values, effect: Pay) -> float:
    """Returns what is bought without its price; an offer is never worth nothing."""
    bought = values.of(effect.bought)
    price = values.phrase(effect.price)
    return max(LEAST_VALUE, bought - price)


def _unless_text(writer: Writer, effect: Unless, form: str) -> str:
    price = writer.phrase(effect.price, TO)
    part = writer.write(effect.part, THEN)
    if effect.paid is None:
        text = writer.format("unless", price=price, effect=part, form=form)
    else:
        paid = writer.after_colon(writer.write(effect.paid))
        text = writer.format("offer-else", price=price, effect=paid, other=part, form=form)
    return text


def _unless_sign(signs: Signs, effect: Unless) -> str:
    paid = f" {signs.of(effect.paid)}" if effect.paid is not None else ""
    return f"{MAY}{signs.phrase(effect.price)} {PAY}{paid} : {signs.of(effect.part)}"


def _unless_value(values: Values, effect: Unless) -> float:
    suffered = values.of(effect.part)
    paid = values.of(effect.paid) - values.phrase(effect.price)
    return max(suffered, paid)


# --- by result, choose some -------------------------------------------------------------------


def bands_of(reading: Reading, found: list[Any]) -> list[Band]:
    """Returns the bands of a parse tree, which must rise and not overlap."""
    bands: list[Band] = []
    for token, part in found:
        low, _, high = str(token).rstrip("+").partition("-")
        top = NO_LIMIT if str(token).endswith("+") else int(high or low)
        least = bands[-1].high + 1 if bands else 0
        if not least <= int(low) <= top:
            raise reading.error(token, f"the band {token}", "expected: bands that rise, like 1-2")
        bands.append(Band(int(low), top, part))
    return bands


def bands_text(writer: Writer, bands: list[Band]) -> str:
    """Returns the bands with what happens in each: "on 1–2 …; on 3 or more …"."""
    parts: list[str] = []
    for band in bands:
        effect = writer.write(band.part, THEN)
        if band.high == NO_LIMIT:
            parts.append(writer.format("band-from", n=band.low, effect=effect))
        elif band.low == band.high:
            parts.append(writer.format("band-one", n=band.low, effect=effect))
        else:
            parts.append(writer.format("band", n=band.low, high=band.high, effect=effect))
    return _broken(writer, parts)


def bands_sign(signs: Signs, bands: list[Band]) -> str:
    """Returns the bands in signs."""
    return f" {OR} ".join(f"{band.text()} {FOLLOWS} {signs.of(band.part)}" for band in bands)


def bands_value(values: Values, bands: list[Band]) -> float:
    """Returns what the bands are worth on average."""
    total = sum(values.of(band.part) for band in bands)
    return total / len(bands)


def _by_result_text(writer: Writer, effect: ByResult, form: str) -> str:
    count = writer.counted(effect.count, 2)
    return writer.format("by-result", count=count, effect=bands_text(writer, effect.bands))


def _choose_some(reading: Reading, number: int, parts: list[Effect]) -> ChooseSome:
    ways = comb(len(parts), min(number, len(parts)))
    if ways > MOST_SELECTIONS:
        raise reading.error(
            None, f"{ways} ways to choose {number} of {len(parts)}", f"at most {MOST_SELECTIONS}"
        )
    return ChooseSome(number, parts)


def _choose_some_text(writer: Writer, effect: ChooseSome, form: str) -> str:
    parts = _broken(writer, [writer.write(part, PICK) for part in effect.parts])
    return writer.format("choose-some", n=effect.number, effect=parts)


def _broken(writer: Writer, parts: list[str]) -> str:
    """Returns parts with semicolons between them."""
    text = parts[0]
    for part in parts[1:]:
        text = writer.format("sequence-break", first=text, last=part)
    return text


def _choose_some_value(values: Values, effect: ChooseSome) -> float:
    best = sorted((values.of(part) for part in effect.parts), reverse=True)
    return sum(best[: effect.number])


def _each_seat_text(writer: Writer, effect: EachSeat, form: str) -> str:
    part = writer.after_colon(writer.write(effect.part))
    return writer.format("each-seat", who=writer.phrase(effect.seats), effect=part)


def _if_none_text(writer: Writer, effect: IfNone, form: str) -> str:
    condition = writer.format("none-of", count=writer.counted(effect.count, 0))
    then = writer.write(effect.then, THEN)
    if effect.other is None:
        return writer.format("if", condition=condition, effect=then)
    other = writer.write(effect.other, THEN)
    return writer.format("if-else", condition=condition, effect=then, other=other)


def _repeat_text(writer: Writer, effect: Repeat, form: str) -> str:
    part = writer.after_colon(writer.write(effect.part))
    return writer.format("repeat", n=effect.times, effect=part)


PAY_VERB: Final = Verb(
    Pay,
    "pay price:price -> bought:sentence [else other:sentence]",
    build=_pay_of,
    text=pay_text,
    sign=pay_sign,
    value=pay_value,
    meaning="a price, then what it buys; the arrow takes the rest of the sentence",
    examples=("pay PRICE -> a", "pay PRICE -> a else b"),
    ends_open=True,
    sign_ends_open=True,
)
UNLESS_VERB: Final = Verb(
    Unless,
    "unless price:price : part:sentence [then paid:sentence]",
    text=_unless_text,
    sign=_unless_sign,
    value=_unless_value,
    meaning="`a`, unless the price is paid; then `b`, if there is one",
    examples=("unless PRICE: a", "unless PRICE: a then b"),
    ends_open=True,
    sign_ends_open=True,
)
EACH_SEAT_VERB: Final = Verb(
    EachSeat,
    "seats:seats : part:sentence",
    text=_each_seat_text,
    sign=lambda signs, effect: f"{signs.phrase(effect.seats)}({signs.of(effect.part)})",
    value=lambda values, effect: values.of(effect.part),
    meaning="each of these seats resolves `a`, one after another",
    examples=("WHO: a",),
    is_sentence_start=True,
    ends_open=True,
    repeats=True,
)
BY_RESULT_VERB: Final = Verb(
    ByResult,
    "by count:count { bands:bands }",
    build=lambda reading, count, bands: ByResult(count, bands_of(reading, bands)),
    text=_by_result_text,
    sign=lambda signs, effect: (
        f"{signs.counted(effect.count)}{{{bands_sign(signs, effect.bands)}}}"
    ),
    value=lambda values, effect: bands_value(values, effect.bands),
    meaning="what the band says in which the count lies",
    examples=("by count {0: a | 1-2: b | 3+: c}",),
    is_sentence_start=True,
    ends_open=True,
)
CHOOSE_SOME_VERB: Final = Verb(
    ChooseSome,
    "choose number:NUMBER of { parts:parts }",
    build=_choose_some,
    text=_choose_some_text,
    sign=lambda signs, effect: (
        f"{effect.number}({f' {OR} '.join(signs.of(part) for part in effect.parts)})"
    ),
    value=_choose_some_value,
    meaning="so many different ones of these, at the seat's choice",
    examples=("choose 2 of {a | b | c}",),
    is_sentence_start=True,
    ends_open=True,
)
NOTHING_VERB: Final = Verb(
    Nothing,
    "nothing",
    text="do-nothing",
    sign="–",
    value=0.0,
    meaning="an empty branch",
)
IF_NONE_VERB: Final = Verb(
    IfNone,
    "if no count:count : then:sentence [else other:sentence]",
    text=_if_none_text,
    sign=lambda signs, effect: f"{signs.counted(effect.count)}=0 {FOLLOWS} {signs.of(effect.then)}",
    value=lambda values, effect: 0.5 * (values.of(effect.then) + values.of(effect.other)),
    meaning="`a` if there is none of it, otherwise `b`",
    examples=("if no count: a", "if no count: a else b"),
    is_sentence_start=True,
    ends_open=True,
    sign_ends_open=True,
)
REPEAT_VERB: Final = Verb(
    Repeat,
    "repeat times:NUMBER times : part:sentence",
    text=_repeat_text,
    sign=lambda signs, effect: f"{effect.times}{TIMES}({signs.of(effect.part)})",
    value=lambda values, effect: effect.times * values.of(effect.part),
    meaning="`a` so often, one after another",
    examples=("repeat 2 times: a",),
    is_sentence_start=True,
    ends_open=True,
    repeats=True,
)
