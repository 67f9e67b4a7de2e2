"""What can be answered in Eldritch Horror: the blocks of its action space.

They are made from everything in the box, so that an action has the same number with every Ancient
One and every choice of Mythos cards. Spells and Conditions are named by their fronts.
"""

from typing import Final

from gloaming.eldritch.model.components import (
    ANCIENT_ONE,
    ARTIFACT,
    ASSET,
    CONDITION,
    MONSTER,
    MYSTERY,
    MYTHOS,
    SHEET,
    SKILLS,
    SPELL,
)
from gloaming.eldritch.model.data import GameData
from gloaming.kernel.encoding.actions import ActionBlock, counted

DICE: Final = 24  # dice of a test that can be pointed to
AIDED_DICE: Final = 16  # dice that a card of a test can be used for
ORDERED: Final = 48  # effects whose order is chosen
OFFERED: Final = 24  # effects that may be used
CLUES: Final = 16  # Clues that are paid or pledged
BRANCHES: Final = 8  # effects of which one is chosen
SELECTIONS: Final = 28  # ways to choose several of them
TRACK: Final = 12  # Health or Sanity that is exchanged
RESEARCHED: Final = 12  # Clues on one space

_PLAIN: Final = [
    "end", "travel", "prepare", "acquire", "rest", "trade", "done", "loan", "none", "keep",
    "share", "leave", "propose", "accept", "refuse", "stop", "confirm", "success", "roll",
    "spend", "yes", "no", "decline", "pay", "combat", "location", "general", "expedition",
    "train", "ship",
]  # fmt: skip
_TOKENS: Final = ["clue", "train", "ship"]


class Vocabulary:
    """The names of all things in the box."""

    def __init__(self, library: GameData, seats: int) -> None:
        self.seats = seats
        self.spaces = [space.entry for space in library.spaces]
        self.sheets = _entries(library, (SHEET,))
        self.ancient_ones = _entries(library, (ANCIENT_ONE,))
        self.cards = _entries(library, (ASSET, ARTIFACT, SPELL, CONDITION))
        self.monsters = [c.uid for c in library.components if c.kind == MONSTER]
        self.mythos = _entries(library, (MYTHOS,))
        self.mysteries = _entries(library, (MYSTERY,))
        self.aids: list[str] = []
        self.local: list[str] = []
        for component in library.components:
            for i in range(len(component.aids)):
                aid = f"{component.entry}.{i + 1}"
                if aid not in self.aids:
                    self.aids.append(aid)
            if component.local_actions and component.entry not in self.local:
                self.local.append(component.entry)


def _entries(library: GameData, kinds: tuple[int, ...]) -> list[str]:
    found: dict[str, int] = {}
    for component in library.components:
        if component.kind in kinds:
            found.setdefault(component.entry, component.index)
    return list(found)


def blocks(words: Vocabulary) -> list[ActionBlock]:
    """Returns the blocks of the action space, in their order."""
    cards, spaces, monsters, sheets = words.cards, words.spaces, words.monsters, words.sheets
    seats = counted(1, words.seats)
    things = cards + _TOKENS
    clues = [
        f"{n}{more}" for n in range(CLUES + 1) for more in ("", "+sanity", "+key", "+sanity+key")
    ]
    aided = [f"{aid}.{die}" for aid in words.aids for die in counted(1, AIDED_DICE)]
    found = [ActionBlock(verb, [""], "nothing: the verb says all") for verb in _PLAIN]
    found += [
        ActionBlock("act", cards + sheets, "the card or sheet whose action it is"),
        ActionBlock(
            "local",
            [f"{entry}@{seat}" for entry in words.local for seat in seats],
            "the card and the seat that holds it, from 1",
        ),
        ActionBlock(
            "use",
            cards + sheets + words.aids + aided,
            "the card; its aid of a test and the die; a slot is another effect that may be used",
            OFFERED,
        ),
        ActionBlock("move", spaces, "the space"),
        ActionBlock("space", spaces, "the space"),
        ActionBlock("gate", ["", *spaces], "the space of the Gate; without one, the encounter"),
        ActionBlock("top", spaces, "the space of the Gate that comes on top"),
        ActionBlock("clue", spaces + counted(1, DICE), "the space of a Clue, or the die"),
        ActionBlock("reroll", counted(1, DICE), "the die"),
        ActionBlock("granted", counted(1, DICE), "the die"),
        ActionBlock("buy", cards, "the card of the reserve"),
        ActionBlock("toss", cards, "the card of the reserve"),
        ActionBlock("gain", cards, "the card"),
        ActionBlock("discard", things, "the possession"),
        ActionBlock("give", things, "the possession"),
        ActionBlock("take", things, "the possession"),
        ActionBlock("drop", ["train", "ship"], "the ticket"),
        ActionBlock("monster", monsters, "the Monster"),
        ActionBlock("fight", monsters, "the Monster"),
        ActionBlock("fallen", sheets, "the defeated investigator"),
        ActionBlock("sheet", sheets, "the investigator"),
        ActionBlock("research", counted(1, RESEARCHED) + spaces, "which Clue, or its space"),
        ActionBlock(
            "rumor", words.mythos + [f"{m}.2" for m in words.mythos], "the Rumor and its part"
        ),
        ActionBlock("mystery", ["", ".2", ".3", *words.mysteries], "its part, or the Mystery"),
        ActionBlock("special", ["", ".2", ".3"], "its part"),
        ActionBlock("improve", list(SKILLS), "the skill"),
        ActionBlock("retrain", list(SKILLS), "the skill"),
        ActionBlock("health", ["", *counted(1, TRACK)], "how much of it is exchanged"),
        ActionBlock("sanity", ["", *counted(1, TRACK)], "how much of it is exchanged"),
        ActionBlock("omen", counted(1, 4), "the space of the Omen track"),
        ActionBlock("pledge", counted(0, CLUES), "how many Clues"),
        ActionBlock("clues", clues, "how many Clues are paid, and what besides"),
        ActionBlock("choose", counted(1, BRANCHES), "which effect; slots: several", SELECTIONS),
        ActionBlock("first", [], "which effect comes first, in the question's order", ORDERED),
        ActionBlock("instead", [], "which effect comes instead, in the question's order", OFFERED),
    ]
    for verb in ("investigator", "with", "to", "for", "lead"):
        found.append(ActionBlock(verb, seats, "the seat, from 1"))
    return found
