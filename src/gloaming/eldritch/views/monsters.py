"""Monsters as views show them."""

from msgspec.structs import replace

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.model.data import NO_SKILL
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.encounters.combat import (
    can_lose_health,
    damage_for,
    horror_for,
    monster_values,
    toughness,
)
from gloaming.eldritch.views.types import MonsterView


def monster_view(game: Eldritch, monster: int, wounds: int) -> MonsterView:
    """Returns a Monster with its numbers as they are now."""
    values = monster_values(game, monster)
    component = game.component(monster)
    at = game.place[monster]
    return MonsterView(
        uid=component.uid,
        entry=component.entry,
        wounds=wounds,
        toughness=toughness(game, monster),
        will="" if values.will_skill == NO_SKILL else SKILLS[values.will_skill],
        will_modifier=values.will,
        horror=values.horror,
        strength="" if values.strength_skill == NO_SKILL else SKILLS[values.strength_skill],
        strength_modifier=values.strength,
        damage=values.damage,
        epic=component.is_epic,
        cultist=component.is_cultist,
        space=game.data.spaces[at].entry if at >= 0 else "",
        invulnerable=not can_lose_health(game, monster),
    )


def monster_for(game: Eldritch, monster: int, wounds: int, seat: int) -> MonsterView:
    """Returns a Monster with horror and damage as they are for who encounters it."""
    return replace(
        monster_view(game, monster, wounds),
        horror=horror_for(game, monster, seat),
        damage=damage_for(game, monster, seat),
    )
