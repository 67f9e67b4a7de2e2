"""Abilities of components: lines of cards and sheets become listeners, aids, actions and offers."""

from typing import TYPE_CHECKING, Any

from gloaming.eldritch.content.ability_builder import Ability
from gloaming.eldritch.model import events
from gloaming.eldritch.model.components import SPELL
from gloaming.eldritch.model.data import Component, EncounterOffer, Goal, MonsterValues
from gloaming.eldritch.rules.investigators.flip import Cast
from gloaming.eldritch.rules.resolution import InScene
from gloaming.eldritch.rules.windows import EventCondition
from gloaming.kernel.content.pack import Item
from gloaming.kernel.control import May
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import Pay
from gloaming.kernel.triggers import Listener, UseOnce

if TYPE_CHECKING:
    from gloaming.eldritch.content.loader import Loader

OF_THE_CARD = (events.NO_TOKENS, events.TOUGHNESS_REACHED)  # heard by the card itself alone


class AbilityLoader:
    """Reads the lines of components and gives each its place."""

    def __init__(self, loader: "Loader") -> None:
        self.loader = loader

    def add(
        self, item: Item, field: str, lines: list[str], path: str, component: Component
    ) -> None:
        """Adds the abilities that some lines of an entry write to a component."""
        for number, line in enumerate(lines, 1):
            found: Ability = self.loader.read(item, field, line, "ability")
            self._place(found, f"{path}{number}", component)

    def _place(self, found: Ability, path: str, component: Component) -> None:
        if found.aid is not None:
            component.aids.append(found.aid)
            if found.aid.price is not None:
                for number, step in enumerate(found.aid.price.steps()):
                    self.loader.name(step, f"{path}.price{number}")
        elif found.kind == "standing":
            component.standing += [found.standing, found.amount]
        elif found.effect is not None:
            self._place_effect(found, found.effect, path, component)

    def _place_effect(
        self, found: Ability, effect: Effect, path: str, component: Component
    ) -> None:
        if found.kind == "action":
            component.actions.append(self._named(self._action(effect, component), path))
        elif found.kind == "local_action":
            component.local_actions.append(self._named(self._action(effect, component), path))
        elif found.kind == "gained":
            component.gained = self._named(effect, path)
        elif found.kind == "offer":
            assert found.spot is not None
            named = self._named(effect, path)
            component.offers.append(EncounterOffer(found.spot, named, found.count, found.least))
        else:
            component.listeners.append(self._listener(found, effect, path, component))

    def _named(self, effect: Effect, path: str) -> Effect:
        self.loader.name(effect, path)
        return effect

    def action(
        self, item: Item, field: str, sentence: str, path: str, component: Component
    ) -> Effect:
        """Returns the action that a sentence writes: its price must be payable to use it."""
        effect: Effect = self.loader.read(item, field, sentence)
        return self._named(self._action(effect, component), path)

    def _action(self, effect: Effect, component: Component) -> Effect:
        if isinstance(effect, Pay):
            effect = Pay(effect.price, effect.bought, False, effect.other)
        return Cast(effect) if component.kind == SPELL else effect

    def _listener(
        self, found: Ability, effect: Effect, path: str, component: Component
    ) -> Listener:
        event = found.event
        assert event is not None
        is_optional = False
        if isinstance(effect, May):
            effect = effect.part
            is_optional = True
        elif isinstance(effect, Pay) and effect.other is None:
            effect = Pay(effect.price, effect.bought, False)
            is_optional = True
        wrapped: Effect = Cast(effect) if component.kind == SPELL else InScene(effect)
        if found.is_once:
            wrapped = UseOnce(wrapped)
        self.loader.name(wrapped, path)
        condition = None
        if event.condition != events.ALWAYS or event.event in OF_THE_CARD:
            condition = EventCondition(event.condition, event.event, found.named)
        return Listener(
            event.event,
            wrapped,
            component.index,
            event.window,
            event.reach,
            is_optional,
            found.is_once,
            condition,
        )

    def goal(self, item: Item) -> Goal:
        """Returns the goal of a Mystery."""
        line = self.loader.read(item, "goal", item.values["goal"], "goal")
        goal = Goal(line.count, line.factor, line.is_half, line.epic)
        goal.keeps_board = line.keeps_board
        goal.boxes_gates = line.boxes_gates
        return goal


def monster_values(
    loader: "Loader", item: Item, field: str, values: dict[str, Any], path: str, token: Component
) -> MonsterValues:
    """Returns the numbers and reactions of a Monster, or of the Cultists on a sheet."""
    found = MonsterValues()
    found.toughness = values.get("toughness", 1)
    found.per_player = 1 if values.get("per_player", False) else 0
    if "will" in values:
        found.will_skill, found.will = loader.read(item, field, values["will"], "combat_test")
        found.horror = values["horror"]
    if "strength" in values:
        found.strength_skill, found.strength = loader.read(
            item, field, values["strength"], "combat_test"
        )
        found.damage = values["damage"]
    for number, line in enumerate(values.get("effects", []), 1):
        ability: Ability = loader.read(item, field, line, "ability")
        if ability.effect is None or ability.event is None:
            found.standing += [ability.standing, ability.least]
            continue
        loader.name(ability.effect, f"{path}.effect{number}")
        found.reactions.append(Listener(ability.event.event, ability.effect, token.index))
    if "reckoning" in values:
        found.reckoning = loader.effect(item, field, values["reckoning"], f"{path}.reckoning")
    return found
