"""Which options stand in the scene: there each of them has its odds or its part in the story.

An option lies at one place on the table, so those that stand here stand at no card and no space.
"""

from typing import Final

from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.views.types import OptionView

SCENE: Final = "own:scene"  # the spot of such options
ROLL: Final = "roll"
# Answers that leave a test as it is; everything else changes its dice.
LEAVING: Final = ("confirm", "stop", ROLL)
FIGHT: Final = "ask-fight"
# Questions that are a choice of the story, whose answers stand on its page.
CHOICES: Final = ("ask-may", "ask-choice", "ask-unless", "ask-use")
FEW: Final = 4  # answers that fit beside the text


def is_in_scene(view: EldritchView, option: OptionView) -> bool:
    """Returns whether an option of the open question stands in the scene."""
    question = view.question
    if question is None or view.over:
        return False
    test = view.test
    if test is not None and any(odds.key == option.key for odds in test.answers):
        is_strike = view.combat is not None and "combat" in test.contexts
        return option.verb not in LEAVING or (option.verb == ROLL and is_strike)
    if question.about.id == FIGHT:
        return view.combat is None and view.encounter is None and not view.covers_backs
    return is_story_choice(view)


def is_story_choice(view: EldritchView) -> bool:
    """Returns whether the open question is a choice on the page of an encounter."""
    question = view.question
    if question is None or view.encounter is None or view.combat is not None:
        return False
    if view.test is not None:
        return False
    return question.about.id in CHOICES and 0 < len(question.offers) <= FEW
