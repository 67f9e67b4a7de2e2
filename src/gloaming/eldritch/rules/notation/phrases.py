"""Who, where and which Monsters, in words.

Where is said "on a space" or "to a space", who as a subject or after "with" and "to": German has a
case for each.
"""

from typing import Any, Final

from gloaming.eldritch.model.components import TERRAINS
from gloaming.eldritch.rules.board import monsters as monster_words
from gloaming.eldritch.rules.board.monsters import Monsters
from gloaming.eldritch.rules.investigators.gain import kind_text
from gloaming.eldritch.rules.notation import spots as spot_words
from gloaming.eldritch.rules.notation import who as who_words
from gloaming.eldritch.rules.notation.amounts import NUMBER, Amount
from gloaming.eldritch.rules.notation.declare import phrase, verb
from gloaming.eldritch.rules.notation.spots import SpotPhrase
from gloaming.eldritch.rules.notation.who import ChooseWho, ForWho, Who

# Where something is, and where it goes.
AT: Final = "at"
GO: Final = "to"
# Whoever does something, and whom something is done with.
SUBJECT: Final = "subject"
WITH: Final = "with"
OBJECT: Final = "object"
ARTICLES: Final = ("The", "El", "La", "Los", "Las", "Der", "Die", "Das")
OWN_NAMES: Final = {"": "any", "cultist": "cultist", "non-epic": "non-epic"}
SPOT_NAMES: Final = {
    spot_words.AT_ANY: "any",
    spot_words.AT_GATE: "gate",
    spot_words.AT_EXPEDITION: "expedition",
    spot_words.NEAREST_INVESTIGATOR: "nearest-investigator",
    spot_words.EACH_CULTIST: "each-cultist",
    spot_words.AT_RANDOM: "random",
    spot_words.HERE: "here",
    spot_words.THAT_ONE: "that",
    spot_words.AT_ELDRITCH: "eldritch",
    spot_words.CLUE_OR_GATE: "clue-or-gate",
    spot_words.HERE_OR_BESIDE: "here-or-beside",
    spot_words.EXPEDITION_OR_BESIDE: "expedition-or-beside",
    spot_words.OWN_ELDRITCH: "own-eldritch",
}


def who_text(writer: Any, who: Who, case: str = SUBJECT) -> str:
    """Returns investigators as a sentence names them."""
    if who.kind == who_words.LEAD:
        return str(writer.format("who-lead", case=case))
    if who.kind == who_words.THAT_ONE:
        return str(writer.format("who-that", case=case))
    if who.kind == who_words.NEAREST_ONE:
        return str(writer.format("who-nearest", case=case))
    kind = "each" if who.kind == who_words.EACH else "one"
    if who.is_other:
        kind = f"{kind}-other"
    parts = [str(writer.format(f"who-{kind}", case=case))]
    if who.is_here:
        parts.append(writer.format("spot-here", case=AT))
    if who.spot is not None:
        parts.append(spot_text(writer, who.spot))
    if who.card is not None:
        card = kind_text(writer, who.card, Amount(NUMBER, 1))
        parts.append(writer.format("who-with", what=card, bare=card.removeprefix("1 ")))
    if who.condition:
        parts.append(writer.format("who-condition", name=writer.name(f"card:{who.condition}")))
    if who.no_condition:
        name = writer.name(f"card:{who.no_condition}")
        parts.append(writer.format("who-no-condition", name=name))
    if who.is_without_eldritch:
        parts.append(writer.format("who-without-eldritch"))
    return " ".join(parts)


def spot_text(writer: Any, spot: SpotPhrase, case: str = AT) -> str:
    """Returns spaces as a sentence names them, with "on" or "to"."""
    if spot.kind == spot_words.SEVERAL:
        return str(writer.join([spot_text(writer, part, case) for part in spot.parts]))
    if spot.kind == spot_words.AT_SPACE:
        return _space_text(writer, writer.name(f"space:{spot.entry}"), case)
    if spot.kind == spot_words.AT_EPIC:
        name = writer.name(f"card:{spot.entry}")
        return str(writer.format("spot-epic", case=case, name=name))
    if spot.kind in (spot_words.NEAREST, spot_words.ON_TERRAIN):
        kind = "nearest" if spot.kind == spot_words.NEAREST else "on"
        text = str(writer.format(f"spot-{kind}-{TERRAINS[spot.number]}", case=case))
        if spot.is_without_eldritch:
            text = f"{text} {writer.format('spot-without-eldritch')}"
        return text
    return str(writer.format(f"spot-{SPOT_NAMES[spot.kind]}", case=case))


def _space_text(writer: Any, name: str, case: str) -> str:
    """Returns a space by its name; one that begins with an article is woven into the sentence."""
    first, _, bare = name.partition(" ")
    article = 2 if first == "El" else 1 if first in ARTICLES else 0
    if article and writer.language != "de":
        name = f"{first.lower()} {bare}"
    elif first == "Casilla":
        name = f"la {name}"
    return str(writer.format("spot-space", case=case, space=name, bare=bare, article=article))


def monsters_text(writer: Any, monsters: Monsters, case: str = OBJECT) -> str:
    """Returns Monsters as a sentence names them."""
    if monsters.kind == monster_words.THIS:
        return str(writer.format("monsters-this", case=case))
    if monsters.kind == monster_words.THAT:
        return str(writer.format("monsters-that", case=case))
    kind = "one" if monsters.kind == monster_words.ONE else "each"
    if monsters.is_other:
        kind = "each-other"
    own = OWN_NAMES.get(monsters.entry)
    if own is None:
        name = writer.name(f"card:{monsters.entry}")
        text = str(writer.format(f"monsters-{kind}-named", case=case, name=name))
    else:
        text = str(writer.format(f"monsters-{kind}-{own}", case=case))
    if monsters.range == monster_words.HERE:
        return f"{text} {writer.format('spot-here', case=AT)}"
    if monsters.range == monster_words.ON_GATE:
        return f"{text} {writer.format('spot-gate', case=AT)}"
    if monsters.range == monster_words.AT_CHOSEN:
        return f"{text} {writer.format('spot-any', case=AT)}"
    return text


def _for_who_text(writer: Any, effect: ForWho, form: str) -> str:
    part = writer.after_colon(writer.write(effect.part))
    return str(writer.format("each-seat", who=who_text(writer, effect.who), effect=part))


def _choose_text(writer: Any, effect: ChooseWho, form: str) -> str:
    who = who_text(writer, effect.who, OBJECT)
    return str(writer.format("do-choose-who", form=form, who=who))


PHRASES: Final = [
    phrase(
        Who,
        "investigators",
        lambda writer, who, form: who_text(writer, who),
        0.0,
        ("EH-LEAD-01", "EH-NEAR-03"),
        ("each investigator on city",),
    ),
    phrase(
        SpotPhrase,
        "spaces",
        lambda writer, spot, form: spot_text(writer, spot),
        0.0,
        ("EH-NEAR-01", "EH-SPACE-07"),
        ("nearest sea without eldritch",),
    ),
    phrase(
        Monsters,
        "Monsters",
        lambda writer, monsters, form: monsters_text(writer, monsters),
        0.0,
        ("EH-EPIC-03",),
        ("each monster here",),
    ),
]
VERBS: Final = [
    verb(
        ForWho,
        "who:who : part:sentence",
        "each of these investigators resolves `a`, one after another from the active one on",
        _for_who_text,
        lambda values, effect: values.of(effect.part),
        ("EH-DEF-11", "EH-FAQ-01", "EH-LEAD-01", "EH-NEAR-03"),
        ("each investigator: a", "lead: a"),
        is_sentence_start=True,
        ends_open=True,
    ),
    verb(
        ChooseWho,
        "choose who:who",
        "that investigator from here on",
        _choose_text,
        0.0,
        ("EH-SPELL-09",),
        ("choose an investigator here",),
    ),
]
