"""How sequences, choices, offers, tests and the like unfold into sentences."""

from typing import Any

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.rules.board.doom import LoseGame, WinGame
from gloaming.eldritch.rules.board.monster_effects import Heal, Hurt
from gloaming.eldritch.rules.dice.test import Test
from gloaming.eldritch.rules.dice.test_verbs import ByTestResult, Roll
from gloaming.eldritch.rules.encounters.ambush import Ambush
from gloaming.eldritch.rules.investigators.flip import Cast
from gloaming.eldritch.rules.notation.phrases import who_text
from gloaming.eldritch.rules.notation.prices import UnlessGroup
from gloaming.eldritch.rules.notation.who import ForWho
from gloaming.eldritch.rules.resolution import InScene
from gloaming.eldritch.text.forms import (
    DO,
    FOLLOWING,
    HE,
    HE_DO,
    HE_SUB,
    HE_THEN,
    INFINITIVES,
    LEADING,
    OF_HIM,
    PICK,
    SUB,
    THEN,
    TO,
    UM,
    YOU,
    YOU_THEN,
)
from gloaming.eldritch.text.sentences import (
    HE_PERSON,
    Continued,
    Sentences,
    Unfolding,
    WrittenEffect,
)
from gloaming.kernel.control import ChooseOne, If, May, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import NO_LIMIT, Band, IfNone, Nothing, Pay, Unless
from gloaming.kernel.text.words import capital
from gloaming.kernel.triggers import UseOnce

# A branch stands as a sentence of its own after a colon.
BRANCH_AFTER_COLON = ("de",)


def _branch(writer: Sentences, effect: Effect) -> WrittenEffect:
    """Returns what follows "if": whatever goes on belongs to it, so it stays in its sentence."""
    said = writer.unfold(effect, after_clause(writer))
    while said.rest and isinstance(said.rest[0], Continued):
        said.head = writer.format("and-clause", first=said.head, last=str(said.rest.pop(0)))
    return said


def _is_nothing(effect: Effect | None) -> bool:
    return effect is None or isinstance(effect, Nothing)


def new_sentence(writer: Sentences) -> str:
    """Returns the form of a sentence of its own, of you or of him."""
    return HE_DO if writer.is_of_him else DO


def after_clause(writer: Sentences) -> str:
    """Returns the form after a clause, of you or of him."""
    return HE_THEN if writer.is_of_him else THEN


# --- a; b -----------------------------------------------------------------------------------------


def _parts(effect: Effect) -> list[Effect]:
    """Returns the parts of a sequence, those of sequences in it among them."""
    if isinstance(effect, Sequence):
        return [part for inner in effect.parts for part in _parts(inner)]
    if isinstance(effect, InScene | Cast | UseOnce):
        return _parts(effect.part)
    return [effect]


def _is_own_sentence(effect: Effect, form: str) -> bool:
    """Whether a part begins a sentence of its own."""
    if isinstance(effect, May):
        return form not in OF_HIM
    if isinstance(effect, ChooseOne):
        return any(part.children() for part in effect.parts)
    return isinstance(effect, tuple(BREAKING))


def _sequence(writer: Sentences, effect: Sequence, form: str) -> WrittenEffect:
    parts = _parts(effect)
    sentences: list[str] = []
    start = 0
    while start < len(parts):
        first = form if start == 0 else new_sentence(writer)
        end = start + 1
        if form in INFINITIVES and start == 0:
            while end < len(parts) and not _has_rest(writer, parts[end - 1], first):
                end += 1
        elif not _is_own_sentence(parts[start], first) and not _is_last_in_sentence(parts[start]):
            while end < len(parts) and not _is_own_sentence(parts[end], first):
                end += 1
                if _is_last_in_sentence(parts[end - 1]):
                    break
        said = _joined(writer, parts[start:end], first)
        before = parts[start - 1] if start else None
        is_later = before is not None and not _is_own_sentence(parts[start], DO)
        if is_later:
            said = _joined(writer, parts[start:end], after_clause(writer))
            said.head = writer.format("afterwards", effect=said.head)
        sentences += [said.head if start == 0 else Continued(said.head), *said.rest]
        start = end
    return WrittenEffect(sentences[0], sentences[1:])


def _is_last_in_sentence(effect: Effect) -> bool:
    """Whether nothing can follow a part in its sentence, since it has a subject of its own."""
    return isinstance(effect, tuple(ENDING))


def _has_rest(writer: Sentences, effect: Effect, form: str) -> bool:
    return bool(writer.unfold(effect, form).rest)


def _joined(writer: Sentences, parts: list[Effect], form: str) -> WrittenEffect:
    """Returns parts as one clause with "and"."""
    if len(parts) == 1:
        return writer.unfold(parts[0], form)
    said = writer.unfold(parts[0], LEADING.get(form, form))
    heads = [said.head]
    rest = said.rest
    for part in parts[1:]:
        said = writer.unfold(part, FOLLOWING.get(form, form))
        heads.append(said.head)
        rest = rest + said.rest
    return WrittenEffect(writer.join(heads), rest)


def _inner(writer: Sentences, effect: Any, form: str) -> WrittenEffect:
    return writer.unfold(effect.part, form)


# --- a or b, may ----------------------------------------------------------------------------------


def _choice(writer: Sentences, effect: ChooseOne, form: str) -> WrittenEffect:
    said = writer.unfold(effect.parts[0], LEADING.get(form, form))
    head, rest = said.head, said.rest
    for part in effect.parts[1:]:
        said = writer.unfold(part, FOLLOWING.get(form, form))
        sound = "o" if said.head.casefold().startswith(("o", "ho")) else "other"
        head = writer.format("choice", first=head, last=said.head, sound=sound)
        rest = rest + said.rest
    return WrittenEffect(head, rest)


def _may(writer: Sentences, effect: May, form: str) -> WrittenEffect:
    if form == PICK or form in INFINITIVES:
        return writer.unfold(effect.part, form)
    said = writer.unfold(effect.part, TO)
    return WrittenEffect(writer.format("do-may", form=form, effect=said.head), said.rest)


# --- who ------------------------------------------------------------------------------------------


def _for_who(writer: Sentences, effect: ForWho, form: str) -> WrittenEffect:
    if form in INFINITIVES:
        writer.give_up()
    inner = HE_THEN if form in (THEN, YOU_THEN, HE_THEN) else HE_DO
    with writer.about(HE_PERSON, who_text(writer, effect.who)):
        return writer.unfold(effect.part, inner)


# --- if -------------------------------------------------------------------------------------------


def _if(writer: Sentences, effect: If, form: str) -> WrittenEffect:
    return _condition(writer, writer.at_least(effect.count, effect.least), effect, form)


def _if_none(writer: Sentences, effect: IfNone, form: str) -> WrittenEffect:
    name = writer.notation.count_words.declaration(effect.count).name
    return _condition(writer, writer.format(f"none-{name}"), effect, form)


def _condition(writer: Sentences, condition: str, effect: If | IfNone, form: str) -> WrittenEffect:
    if form in INFINITIVES:
        writer.give_up()
    said = _branch(writer, effect.then)
    head = writer.format("if", condition=condition, effect=said.head)
    if effect.other is None or _is_nothing(effect.other):
        return WrittenEffect(head, said.rest)
    other = _branch(writer, effect.other)
    return WrittenEffect(
        head, [*said.rest, writer.format("otherwise", effect=other.head), *other.rest]
    )


# --- prices ---------------------------------------------------------------------------------------


def _pay(writer: Sentences, effect: Pay, form: str) -> WrittenEffect:
    if _is_nothing(effect.bought) and effect.other is not None:
        return _unless_of(writer, effect.other, effect.price, None, form)
    is_offer = effect.is_optional and form != PICK and form not in INFINITIVES
    paid = TO if is_offer or form in INFINITIVES else (HE if writer.is_of_him else YOU)
    bought = writer.attempt(effect.bought, UM)
    price = writer.price(effect.price, paid if paid != HE else HE_DO)
    if bought is not None:
        price = writer.format("pay-for", price=price, effect=bought)
    head = writer.format("do-may", form=form, effect=price) if is_offer else price
    rest: list[str] = []
    if bought is None:
        said = _branch(writer, effect.bought)
        rest = [writer.format("if-paid", effect=said.head), *said.rest]
    if effect.other is not None and not _is_nothing(effect.other):
        other = _branch(writer, effect.other)
        rest += [writer.format("if-unpaid", effect=other.head), *other.rest]
    return WrittenEffect(head, rest)


def _unless(writer: Sentences, effect: Unless, form: str) -> WrittenEffect:
    return _unless_of(writer, effect.part, effect.price, effect.paid, form)


def _unless_of(
    writer: Sentences, part: Effect, price: object, paid: Effect | None, form: str
) -> WrittenEffect:
    subject = writer.subject
    said = writer.unfold(part, form)
    if said.rest:
        writer.subject = subject
        return _pay_or(writer, part, price, paid, form)
    head = said.head
    spent = writer.price(price, HE_SUB if writer.is_of_him else SUB)
    head = writer.format("unless-paid", effect=head, price=spent)
    if paid is None or _is_nothing(paid):
        return WrittenEffect(head)
    said = _branch(writer, paid)
    return WrittenEffect(head, [writer.format("if-paid", effect=said.head), *said.rest])


def _pay_or(
    writer: Sentences, part: Effect, price: object, paid: Effect | None, form: str
) -> WrittenEffect:
    """Returns what may be paid, and then what happens if it is not: several sentences."""
    head = writer.format("do-may", form=form, effect=writer.price(price, TO))
    rest: list[str] = []
    if paid is not None and not _is_nothing(paid):
        said = _branch(writer, paid)
        rest = [writer.format("if-paid", effect=said.head), *said.rest]
    said = writer.unfold(part, after_clause(writer))
    return WrittenEffect(head, [*rest, writer.format("if-unpaid", effect=said.head), *said.rest])


def _unless_group(writer: Sentences, effect: UnlessGroup, form: str) -> WrittenEffect:
    from gloaming.eldritch.rules.investigators.gain import clues_text

    head = writer.write(effect.part, form)
    return WrittenEffect(
        writer.format("unless-group", effect=head, what=clues_text(writer, effect.number))
    )


# --- tests and dice -------------------------------------------------------------------------------


def signed(number: int) -> str:
    """Returns a modifier as it is printed: +1, −2, or nothing."""
    if number == 0:
        return ""
    return f"+{number}" if number > 0 else f"−{-number}"


def skill_text(writer: Sentences, skill: int, modifier: int) -> str:
    """Returns a skill with the modifier of its test."""
    name = writer.format(f"skill-{SKILLS[skill]}")
    return f"{name} {signed(modifier)}" if modifier else name


def _test(writer: Sentences, effect: Test, form: str) -> WrittenEffect:
    skill = skill_text(writer, effect.skill, effect.modifier)
    head = writer.format("do-test", form=form, skill=skill)
    rest = _test_extras(writer, effect)
    rest += branches(writer, "test", effect.passed, effect.failed)
    return WrittenEffect(head, rest)


def _test_extras(writer: Sentences, effect: Test) -> list[str]:
    extras = effect.extras
    said: list[str] = []
    if extras.plus is not None:
        said.append(writer.format("test-plus", count=writer.counted(extras.plus, 1)))
    if extras.minus is not None:
        said.append(writer.format("test-minus", count=writer.counted(extras.minus, 1)))
    if extras.is_die_for_sanity:
        said.append(writer.format("test-die-for-sanity"))
    if extras.is_success_for_clue:
        said.append(writer.format("test-success-for-clue"))
    if extras.needed > 1:
        said.append(writer.format("test-needing", n=extras.needed))
    elif extras.needed < 0:
        said.append(writer.format("test-needing-value"))
    return said


def branches(
    writer: Sentences, what: str, passed: Effect | None, failed: Effect | None, **args: str
) -> list[str]:
    """Returns what follows a test or a fight if it was passed, and if it was failed."""
    said: list[str] = []
    for word, part in (("pass", passed), ("fail", failed)):
        if part is None or _is_nothing(part):
            continue
        is_sentence = what == "test" and writer.language in BRANCH_AFTER_COLON
        form = new_sentence(writer) if is_sentence else after_clause(writer)
        text = writer.write(part, form)
        text = capital(text) if is_sentence else text
        said.append(writer.format(f"{what}-{word}", effect=text, **args))
    if len(said) == 2 and (what != "test" or writer.language not in BRANCH_AFTER_COLON):
        return [writer.format(f"{what}-both", passed=said[0], failed=said[1])]
    return said


def _roll(writer: Sentences, effect: Roll, form: str) -> WrittenEffect:
    head = writer.format("do-roll", form=form)
    bands = [_band(writer, band, "roll") for band in effect.bands if not _is_nothing(band.part)]
    return WrittenEffect("; ".join([head, *bands]))


def _band(writer: Sentences, band: Band, what: str) -> str:
    if what == "result" and writer.language in BRANCH_AFTER_COLON:
        text = capital(writer.write(band.part, new_sentence(writer)))
    else:
        text = writer.write(band.part, after_clause(writer))
    if band.high < band.low:
        return writer.format(f"{what}-players", effect=text)
    if band.high == NO_LIMIT:
        return writer.format(f"{what}-from", n=band.low, effect=text)
    if band.low == band.high:
        return writer.format(f"{what}-one", n=band.low, effect=text)
    if band.high == band.low + 1:
        return writer.format(f"{what}-two", n=band.low, high=band.high, effect=text)
    return writer.format(f"{what}-range", n=band.low, high=band.high, effect=text)


def _by_result(writer: Sentences, effect: ByTestResult, form: str) -> WrittenEffect:
    bands = [_band(writer, band, "result") for band in effect.bands if not _is_nothing(band.part)]
    return WrittenEffect("; ".join(bands) or writer.format("do-nothing"))


def _nothing(writer: Sentences, effect: Nothing, form: str) -> WrittenEffect:
    return WrittenEffect(writer.format("do-nothing"))


UNFOLDINGS: dict[type, Unfolding] = {
    Sequence: _sequence,
    InScene: _inner,
    Cast: _inner,
    UseOnce: _inner,
    ChooseOne: _choice,
    May: _may,
    ForWho: _for_who,
    If: _if,
    IfNone: _if_none,
    Pay: _pay,
    Unless: _unless,
    UnlessGroup: _unless_group,
    Test: _test,
    Roll: _roll,
    ByTestResult: _by_result,
    Nothing: _nothing,
}
BREAKING: list[type] = [
    ForWho,
    If,
    IfNone,
    Pay,
    Unless,
    UnlessGroup,
    Test,
    Roll,
    ByTestResult,
    Ambush,
]
ENDING: list[type] = [Hurt, Heal, LoseGame, WinGame]
