"""Forms of verbs: how one message becomes "gain 1 Clue", "he gains 1 Clue" or "1 Hinweis erhalten".

The message of a verb has its complement as its value and its forms as attributes, so that each
language conjugates it by itself:

    do-gain = { $what }
        .do = gain
        .he = gains

| attribute | en | es | de |
| --- | --- | --- | --- |
| do | gain | genera (only if it is not as `you`) | lass (an imperative; else as `you`) |
| you | | generas | lässt |
| he | gains | genera | lässt |
| to | | generar | erscheinen lassen |
| zu | | | erscheinen zu lassen |
| tail | | | erscheinen (at the end of the clause) |
| sub, hesub | | generes, genere | |
| noun | | prueba de Saber (alone, in place of the verb) | Probe auf Wissen |

A message without these attributes is formatted as it stands, with `form` as its argument.
"""

from gloaming.kernel.content.notation.verbs import DO as DO
from gloaming.kernel.content.notation.verbs import NEXT as NEXT
from gloaming.kernel.content.notation.verbs import PICK as PICK
from gloaming.kernel.content.notation.verbs import THEN as THEN
from gloaming.kernel.content.notation.verbs import TO as TO

# Forms besides those of the kernel.
YOU = "you"  # as `do`, but never an imperative: "du lässt 1 Tor erscheinen"
BARE = "bare"  # after "and", its subject stands before: "lässt 1 Tor erscheinen"
YOU_THEN = "you-then"  # as `then`, but never an imperative: "lässt du 1 Tor erscheinen"
UM = "um"  # what a price is for: "to gain 1 Clue", "um 1 Hinweis zu erhalten"
HE = "he"  # after a subject: "gains 1 Clue"
HE_DO = "he-do"  # with its subject: "he gains 1 Clue", "er erhält 1 Hinweis"
HE_THEN = "he-then"  # after a clause: "he gains 1 Clue", "erhält er 1 Hinweis"
SUB = "sub"  # after "unless": "you spend 1 Clue", "gastes 1 Pista"
HE_SUB = "he-sub"

FORMS = (DO, NEXT, THEN, TO, PICK, YOU, BARE, YOU_THEN, UM, HE, HE_DO, HE_THEN, SUB, HE_SUB)
VERB_FORMS = ("noun", "do", "you", "he", "to", "zu", "tail", "sub", "hesub")
PRONOUNS = {"en": "he", "es": "", "de": "er"}

# The form in which the next of several parts follows the first.
FOLLOWING = {
    DO: BARE,
    NEXT: BARE,
    PICK: BARE,
    THEN: BARE,
    YOU: BARE,
    YOU_THEN: BARE,
    HE_DO: HE,
    HE_THEN: HE,
}
# The form of the first of several parts: an imperative and "you …" do not go together.
LEADING = {DO: YOU, NEXT: YOU, PICK: YOU, THEN: YOU_THEN}
OF_HIM = (HE, HE_DO, HE_THEN, HE_SUB)
INFINITIVES = (TO, UM)


def conjugated(language: str, verb: dict[str, str], rest: str, form: str, subject: str) -> str:
    """Returns a verb with its complement in a form; `subject` is used in the third person."""
    if language == "en":
        parts = _english(verb, rest, form, subject)
    elif language == "es":
        parts = _spanish(verb, rest, form, subject)
    else:
        parts = _german(verb, rest, form, subject)
    said = " ".join(part.strip() for part in parts if part.strip())
    return said.replace(" ,", ",")


def _english(verb: dict[str, str], rest: str, form: str, subject: str) -> list[str]:
    if form == HE:
        return [verb["he"], rest]
    if form in OF_HIM:
        return [subject, verb["he"], rest]
    if form == SUB:
        return ["you", verb.get("you", verb["do"]), rest]
    return [verb["do"], rest]


def _spanish(verb: dict[str, str], rest: str, form: str, subject: str) -> list[str]:
    you = verb.get("you", verb.get("do", ""))
    if form in INFINITIVES:
        return [verb["to"], rest]
    if form == HE:
        return [verb["he"], rest]
    if form == HE_SUB:
        return [verb.get("hesub", verb["he"]), rest]
    if form in OF_HIM:
        return [subject, verb["he"], rest]
    if form == SUB:
        return [verb.get("sub", you), rest]
    if form in (DO, NEXT, PICK) and "noun" in verb:
        return [verb["noun"]]
    if form in (DO, NEXT, PICK, THEN):
        return [verb.get("do", you), rest]
    return [you, rest]


def _german(verb: dict[str, str], rest: str, form: str, subject: str) -> list[str]:
    tail = verb.get("tail", "")
    if form == TO:
        return [rest, verb["to"]]
    if form == UM:
        return [rest, verb["zu"]]
    if form == HE:
        return [verb["he"], rest, tail]
    if form == HE_THEN:
        if subject != PRONOUNS["de"] and rest.startswith("sich "):
            return [verb["he"], "sich", subject, rest.removeprefix("sich "), tail]
        return [verb["he"], subject, rest, tail]
    if form in OF_HIM:
        return [subject, verb["he"], rest, tail]
    if form in (DO, NEXT, PICK) and "noun" in verb:
        return [verb["noun"]]
    if form in (DO, NEXT, PICK, THEN) and "do" in verb:
        return [verb["do"], rest, tail]
    if form == BARE:
        return [verb["you"], rest, tail]
    if form in (THEN, YOU_THEN):
        return [verb["you"], "du", rest, tail]
    return ["du", verb["you"], rest, tail]
