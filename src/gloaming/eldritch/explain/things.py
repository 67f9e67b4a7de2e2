"""Says what the things of Eldritch Horror are: full texts, and the rules about them."""

from collections.abc import Callable
from typing import Final

from gloaming.eldritch.terminal import signs
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.kernel.content.pack import Item
from gloaming.kernel.explain.things import ThingKind, explain_thing, named_things
from gloaming.kernel.views.types import Explanation

SIGNS: Final = "signs"
# Kinds of entries that are cards, sheets or tokens, in the order in which they are listed.
CARD_KINDS: Final = (
    "investigator",
    "ancient_one",
    "asset",
    "artifact",
    "spell",
    "condition",
    "monster",
    "mystery",
    "mythos",
    "gate",
    "encounter",
)
RULES: Final[dict[str, tuple[str, ...]]] = {
    "investigator": ("EH-COMP-01", "EH-COMP-03", "EH-DEF-01", "EH-DEF-19"),
    "ancient_one": ("EH-AO-03", "EH-AO-04", "EH-DOOM-01", "EH-WIN-03"),
    "asset": ("EH-POSS-03", "EH-ACQ-04", "EH-TEST-05", "EH-TEST-28"),
    "artifact": ("EH-POSS-03", "EH-TEST-05", "EH-TEST-28"),
    "spell": ("EH-SPELL-03", "EH-SPELL-04", "EH-SPELL-06", "EH-HID-01"),
    "condition": ("EH-COND-01", "EH-FLIP-01", "EH-HID-01", "EH-TRADE-05"),
    "monster": ("EH-ENC-03", "EH-COMBAT-01", "EH-COMBAT-10", "EH-ACT-08"),
    "mystery": ("EH-MYST-07", "EH-MYST-03"),
    "mythos": ("EH-MYTH-03", "EH-MYTH-11", "EH-RUM-01"),
    "gate": ("EH-OW-01", "EH-OW-02", "EH-OMEN-03", "EH-GATE-03"),
    "encounter": ("EH-ENC-09", "EH-ENC-14"),
}
SPACE_RULES: Final = ("EH-TRAV-01", "EH-TRAV-05", "EH-GEN-01")
# Of a named city the rule of its deck, and that one chooses between it and a General Encounter.
CITY_RULES: Final[dict[str, tuple[str, str]]] = {
    "america": ("EH-LOC-01", "EH-LOC-04"),
    "europe": ("EH-LOC-02", "EH-LOC-04"),
    "asia-australia": ("EH-LOC-03", "EH-LOC-04"),
}
SKILL_RULES: Final = ("EH-SKILL-03", "EH-TEST-02", "EH-TEST-12", "EH-IMPR-02")
DIE_RULES: Final = ("EH-TEST-12", "EH-TEST-20", "EH-TEST-24")


def things(words: EldritchWords) -> list[str]:
    """Returns everything that can be looked up by its name, each once."""
    return named_things(KINDS, words)


def explain(words: EldritchWords, thing: str) -> Explanation | None:
    """Returns a thing's full text and the rules about it; None for what needs no words."""
    if thing == SIGNS:
        return Explanation(
            "", tuple(f"{sign}  {words.format(f'sign-{id}')}" for id, sign in signs.LEGEND)
        )
    return explain_thing(KINDS, words, thing)


# --- cards, sheets and tokens ---------------------------------------------------------------------


def _cards(words: EldritchWords) -> list[str]:
    return [id for kind in CARD_KINDS for id in words.catalogue.items[kind]]


def _card(words: EldritchWords, id: str) -> Explanation | None:
    item = words.find_item(id)
    if item is None:
        return None
    lines = (words.card_facts(item), *words.front_lines(item))
    backs = tuple(words.other_side(item))
    return Explanation(words.name(f"card:{id}"), lines, RULES.get(item.kind, ()), backs)


def entry_lines(words: EldritchWords, item: Item) -> tuple[str, ...]:
    """Returns all that an entry says, line by line, with the backs that everybody may read.

    The backs of Spells and Conditions are hidden while they are held, not in the box: the list of
    all cards shows them in `sheets` alone (EH-HID-01).
    """
    return (*words.front_lines(item), *words.other_side(item))


def back_lines(words: EldritchWords, item: Item) -> list[str]:
    """Returns the backs of all copies of a Spell or a Condition."""
    if item.kind not in ("spell", "condition"):
        return []
    found: list[str] = []
    for number in range(len(item.values["backs"])):
        text = words.back_text(item, number)
        title = words.back_title(item, number)
        if title:
            found.append(words.format("thing-back-named", n=number + 1, title=title, text=text))
        else:
            found.append(words.format("thing-back", n=number + 1, text=text))
    return found


# --- the map and other things ---------------------------------------------------------------------


def _spaces(words: EldritchWords) -> list[str]:
    return list(words.catalogue.items["space"])


def _space(words: EldritchWords, id: str) -> Explanation | None:
    item = words.catalogue.items["space"].get(id)
    if item is None:
        return None
    lines = [*words.card_lines(item), *_routes(words, id)]
    rules = (*SPACE_RULES, *CITY_RULES.get(item.values.get("deck", ""), ()))
    return Explanation(words.name(f"space:{id}"), tuple(lines), rules)


def _routes(words: EldritchWords, id: str) -> list[str]:
    """Returns where the routes of a space lead, those of a kind together."""
    ends: dict[str, list[str]] = {}
    for route in words.catalogue.items["route"].values():
        between = route.values["between"]
        if id in between:
            other = between[1] if between[0] == id else between[0]
            ends.setdefault(route.values["kind"], []).append(words.name(f"space:{other}"))
    return [
        words.format("thing-routes", kind=words.format(f"route-{kind}"), spaces=words.join(found))
        for kind, found in ends.items()
    ]


def _skill(words: EldritchWords, id: str) -> Explanation:
    """Returns what a skill is typically for (EH-SKILL-03)."""
    return Explanation(words.name(f"skill:{id}"), (words.format(f"use-{id}"),), SKILL_RULES)


def _named(kind: str, rules: tuple[str, ...]) -> Callable[[EldritchWords, str], Explanation]:
    """Returns what explains things that have only a name, by the rules about them."""
    return lambda words, id: Explanation(words.name(f"{kind}:{id}"), (), rules)


KINDS: Final[dict[str, ThingKind[EldritchWords]]] = {
    "card": ThingKind(_card, _cards),
    "space": ThingKind(_space, _spaces),
    "skill": ThingKind(_skill),
    "die": ThingKind(_named("die", DIE_RULES)),
}
