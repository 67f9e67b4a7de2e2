"""Lines of components in play and goals of Mysteries: what was read of them."""

from typing import Any

from gloaming.eldritch.content.builder import SentenceBuilder
from gloaming.eldritch.model.components import (
    SKILLS,
    TERRAINS,
)
from gloaming.eldritch.model.data import ANY, AURA, BONUS, NO_SKILL, RAISE, REROLL, SIXES, TestAid
from gloaming.eldritch.model.events import (
    CLUE_DISCOUNT,
    DAMAGE_LESS,
    DOUBLE_REROLLS,
    EVENTS,
    HORROR_AT_MOST,
    SANITY_FOR_CLUE,
    SHARE_PURCHASES,
    STANDING,
    SUCCEED_ON,
    EventName,
)
from gloaming.eldritch.model.scenes import CONTEXT_WORDS
from gloaming.eldritch.rules.notation import amounts
from gloaming.eldritch.rules.notation.spots import SpotPhrase
from gloaming.kernel.game import Effect


class Ability:
    """A line of a component in play, as it was read; the loader gives it its place."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # action, local_action, gained, when, offer, aid, standing
        self.effect: Effect | None = None
        self.event: EventName | None = None
        self.named = ""  # the Epic Monster that an event names
        self.spot: SpotPhrase | None = None
        self.count: Any = None
        self.least = 1
        self.aid: TestAid | None = None
        self.standing = 0
        self.amount = 1
        self.is_once = False


class GoalLine:
    """The goal of a Mystery, as it was read."""

    def __init__(self) -> None:
        self.count: Any = None
        self.factor = 1
        self.is_half = False
        self.epic = ""
        self.keeps_board = False
        self.boxes_gates = False


class EldritchBuilder(SentenceBuilder):
    """Builds abilities of components and goals of Mysteries, beside sentences."""

    def once(self, found: list[Any]) -> Ability:
        ability: Ability = found[0]
        ability.is_once = True
        if ability.aid is not None:
            ability.aid.is_once = True
        return ability

    def _with_effect(self, kind: str, effect: Effect) -> Ability:
        ability = Ability(kind)
        ability.effect = effect
        return ability

    def action(self, found: list[Any]) -> Ability:
        return self._with_effect("action", found[0])

    def local_action(self, found: list[Any]) -> Ability:
        return self._with_effect("local_action", found[0])

    def gained(self, found: list[Any]) -> Ability:
        return self._with_effect("gained", found[0])

    def when(self, found: list[Any]) -> Ability:
        ability = self._with_effect("when", found[2])
        ability.event = self._event(found[0])
        ability.named = "" if found[1] is None else str(found[1])
        return ability

    def instead_of(self, found: list[Any]) -> Ability:
        ability = self._with_effect("when", found[1])
        ability.event = self._event(found[0])
        return ability

    def _event(self, token: Any) -> EventName:
        names = [event.name for event in EVENTS]
        return EVENTS[self.reading.index(token, names, f"there is no event “{token}”")]

    def offers(self, found: list[Any]) -> Ability:
        ability = self._with_effect("offer", found[3])
        ability.spot = found[0]
        ability.count = found[2]
        ability.least = 1 if found[1] is None else int(found[1])
        return ability

    def _aid(self, kind: int, amount: int, skill: Any, contexts: list[Any]) -> Ability:
        ability = Ability("aid")
        number = NO_SKILL if skill is None else SKILLS.index(str(skill))
        ability.aid = TestAid(kind, amount, number)
        for name, value in contexts:
            setattr(ability.aid, name, value)
        return ability

    def bonus(self, found: list[Any]) -> Ability:
        return self._aid(BONUS, int(found[0]), found[1], found[2:])

    def may_bonus(self, found: list[Any]) -> Ability:
        ability = self.bonus(found)
        assert ability.aid is not None
        ability.aid.is_optional = True
        return ability

    def reroll_aid(self, found: list[Any]) -> Ability:
        ability = self._aid(REROLL, found[0], found[1], found[2:-1])
        assert ability.aid is not None
        ability.aid.price = found[-1]
        return ability

    def raise_aid(self, found: list[Any]) -> Ability:
        return self._aid(RAISE, int(found[0]), found[1], found[2:])

    def sixes(self, found: list[Any]) -> Ability:
        return self._aid(SIXES, 2, found[0], found[1:])

    def aura(self, found: list[Any]) -> Ability:
        return self._aid(AURA, int(found[0]), None, found[1:])

    def may_aura(self, found: list[Any]) -> Ability:
        ability = self.aura(found)
        assert ability.aid is not None
        ability.aid.is_optional = True
        return ability

    def so_many(self, found: list[Any]) -> int:
        return int(found[0])

    def any_dice(self, found: list[Any]) -> int:
        return ANY

    def inside(self, found: list[Any]) -> tuple[str, int]:
        return "inside", 1 << self._context(found[0])

    def outside(self, found: list[Any]) -> tuple[str, int]:
        return "outside", 1 << self._context(found[0])

    def _context(self, token: Any) -> int:
        return self.reading.index(token, CONTEXT_WORDS, f"there is no context “{token}”")

    def while_on(self, found: list[Any]) -> tuple[str, int]:
        return "terrain", self.reading.index(found[0], TERRAINS, f"no terrain “{found[0]}”")

    def _standing(self, kind: int, amount: int) -> Ability:
        ability = Ability("standing")
        ability.standing = kind
        ability.amount = amount
        return ability

    def succeed_on(self, found: list[Any]) -> Ability:
        return self._standing(SUCCEED_ON, int(found[0]))

    def damage(self, found: list[Any]) -> Ability:
        return self._standing(DAMAGE_LESS, -int(found[0]))

    def horror(self, found: list[Any]) -> Ability:
        return self._standing(HORROR_AT_MOST, int(found[0]))

    def cannot(self, found: list[Any]) -> Ability:
        names = [standing.name for standing in STANDING]
        word = f"cannot-{found[0]}"
        if word not in names:
            self.reading.index(
                found[0],
                [n[7:] for n in names if n.startswith("cannot")],
                f"“cannot {found[0]}” means nothing",
            )
        ability = self._standing(names.index(word), 1)
        ability.count = found[2]
        ability.least = 1 if found[1] is None else int(found[1])
        return ability

    def sanity_for_clue(self, found: list[Any]) -> Ability:
        return self._standing(SANITY_FOR_CLUE, 1)

    def clue_discount(self, found: list[Any]) -> Ability:
        return self._standing(CLUE_DISCOUNT, int(found[1]))

    def double_rerolls(self, found: list[Any]) -> Ability:
        return self._standing(DOUBLE_REROLLS, 1)

    def share_purchases(self, found: list[Any]) -> Ability:
        return self._standing(SHARE_PURCHASES, 1)

    # --- goals -----------------------------------------------------------------------------

    def tally(self, found: list[Any]) -> GoalLine:
        goal = GoalLine()
        goal.count = found[0]
        goal.factor = 1 if found[1] is None else int(found[1])
        goal.is_half = found[2].kind == amounts.HALF
        goal.keeps_board = found[3] is not None
        goal.boxes_gates = found[4] is not None
        return goal

    def epic_defeated(self, found: list[Any]) -> GoalLine:
        goal = GoalLine()
        goal.epic = str(found[0])
        return goal
