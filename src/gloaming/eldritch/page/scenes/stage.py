"""Which scene is shown: the end, the awakening, what is under way, or what has just happened."""

from typing import Final

from gloaming.eldritch.page.scenes.awakening import awakening_scene, has_just_awakened
from gloaming.eldritch.page.scenes.combat import combat_scene, fight_choice
from gloaming.eldritch.page.scenes.dice_test import test_scene
from gloaming.eldritch.page.scenes.encounter import encounter_scene, past_encounter
from gloaming.eldritch.page.scenes.ending import ending_scene
from gloaming.eldritch.page.scenes.mythos import mythos_scene, past_mythos
from gloaming.eldritch.page.scenes.parts import ScenePage
from gloaming.kernel.page.elements import Node

SETUP: Final = "setup"
ENCOUNTERS: Final = "encounter"
MYTHOS: Final = "mythos"


def current(page: ScenePage) -> Node:
    """Returns the scene of a page: what happens now comes before what has happened.

    A combat stands before the encounter in which it is fought, and both hold their tests.
    """
    view = page.view
    if view.over:
        return ending_scene(page)
    if view.phase == SETUP:
        return None
    if view.combat is not None:
        return combat_scene(page, view.combat)
    if view.encounter is not None:
        return encounter_scene(page, view.encounter)
    choice = fight_choice(page)
    if choice is not None:
        return choice
    if view.phase == MYTHOS:
        scene = mythos_scene(page)
        if scene is None and view.test is not None:
            scene = test_scene(page, view.test)
        return [awakening_scene(page), scene] if has_just_awakened(page) else scene
    if view.test is not None:
        return test_scene(page, view.test)
    return past_encounter(page) if view.phase == ENCOUNTERS else past_mythos(page)
