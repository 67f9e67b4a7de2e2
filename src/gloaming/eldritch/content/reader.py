"""Eldritch Horror's notation: the verbs of its rules, and besides them prices, people, places,
Monsters, abilities and goals."""

from functools import cache

from gloaming.eldritch.content.ability_builder import Ability, EldritchBuilder, GoalLine
from gloaming.eldritch.content.grammar import OWN_GRAMMAR
from gloaming.eldritch.rules.notation.counts import COUNTS, EldritchCountWords
from gloaming.kernel.content.notation.discovery import phrases_of, verbs_of
from gloaming.kernel.content.notation.reader import Notation, Reader

RULES = "gloaming.eldritch.rules"
MOST = 20  # of anything in one sentence


@cache
def eldritch_notation() -> Notation:
    """Returns the notation, made from everything that the rules declare."""
    verbs = [verb for declared in verbs_of(RULES).values() for verb in declared]
    return Notation(
        verbs,
        phrases_of(RULES),
        COUNTS,
        EldritchCountWords(),
        [],
        MOST,
        OWN_GRAMMAR,
        ("ability", "goal", "combat_test", "price"),
    )


class EldritchReader(Reader):
    """Reads sentences, abilities, goals and the tests of Monsters."""

    def __init__(self) -> None:
        super().__init__(eldritch_notation(), EldritchBuilder)

    def ability(self, text: str) -> Ability:
        """Returns a line of a component in play."""
        found: Ability = self.read(text, "ability")
        return found

    def goal(self, text: str) -> GoalLine:
        """Returns the goal of a Mystery."""
        found: GoalLine = self.read(text, "goal")
        return found

    def combat_test(self, text: str) -> tuple[int, int]:
        """Returns the skill and the modifier of a Monster's test."""
        found: tuple[int, int] = self.read(text, "combat_test")
        return found
