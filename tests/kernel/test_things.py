"""Things of any game are looked up by name, and explained with the rules about them."""

from gloaming.kernel.explain.reference import Reference
from gloaming.kernel.explain.things import (
    ThingKind,
    explain_option,
    explain_thing,
    look_up,
    named_things,
)
from gloaming.kernel.message import split_thing
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import Explanation, MessageView, NameRef, OptionView

WORDS = Words("en", (), ["Ana"])


def pebble(words: Words, id: str) -> Explanation | None:
    return None if id == "dust" else Explanation(id, ("It is round.",), ("PB-01", "PB-03"))


KINDS: dict[str, ThingKind[Words]] = {
    "pebble": ThingKind(pebble, lambda words: ["white", "off-white", "dust"]),
    "bag": ThingKind(lambda words, id: Explanation("bag", (), ("PB-03", "PB-04"))),
}


class PebbleReference(Reference):
    def things(self, words: Words) -> list[str]:
        return named_things(KINDS, words)

    def explain(self, words: Words, thing: str) -> Explanation | None:
        return explain_thing(KINDS, words, thing)


def titles(text: str) -> list[str]:
    return [found.title for found in look_up(PebbleReference(), WORDS, text)]


def test_a_thing_is_a_kind_and_an_id() -> None:
    assert split_thing("stone:northern-lakes:ember") == ("stone", "northern-lakes:ember")
    assert split_thing("path") == ("path", "")


def test_only_kinds_with_names_can_be_looked_up() -> None:
    assert named_things(KINDS, WORDS) == ["pebble:white", "pebble:off-white", "pebble:dust"]


def test_a_name_holds_the_text_or_is_the_text() -> None:
    assert titles("whi") == ["white", "off-white"]
    assert titles("White") == ["white"]
    assert titles("dust") == titles("bag") == []


def test_an_unknown_kind_needs_no_words() -> None:
    assert explain_thing(KINDS, WORDS, "heap:1") is None
    assert explain_thing(KINDS, WORDS, "bag") == Explanation("bag", (), ("PB-03", "PB-04"))


def test_what_an_option_only_names_is_explained_too_and_once() -> None:
    inner = MessageView("of", {"thing": NameRef("pebble:white"), "n": 2})
    label = MessageView("option-use", {"effect": inner, "from": NameRef("bag")})
    offer = OptionView("use:white", label, ("pebble:white",), "", "use")
    things, rules = explain_option(PebbleReference(), WORDS, offer)
    assert [thing.title for thing in things] == ["white", "bag"]
    assert rules == ["PB-01", "PB-03", "PB-04"]


def test_an_option_is_explained_by_its_things_and_each_rule_once() -> None:
    things = ("pebble:white", "heap:1", "bag:0")
    offer = OptionView("take:1", MessageView("option-take"), things, "PB-02")
    found, rules = explain_option(PebbleReference(), WORDS, offer)
    assert [thing.title for thing in found] == ["white", "bag"]
    assert rules == ["PB-02", "PB-01", "PB-03", "PB-04"]
