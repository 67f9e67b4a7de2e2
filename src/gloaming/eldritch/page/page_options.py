"""The options of a question: their groups and icons, and where on the table they stand."""

from collections.abc import Mapping
from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.page.icon_names import OF_VERB
from gloaming.eldritch.page.scenes.placement import LEAVING, SCENE, is_in_scene
from gloaming.eldritch.terminal.in_progress import hint, route_kinds, space_contents
from gloaming.eldritch.terminal.signs import percent
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView, SpaceView
from gloaming.kernel.page.page_options import LEAVE, OptionGroups, PageOptions
from gloaming.kernel.views.types import OptionView

MOVE: Final = "move"
ACT: Final = "act"
GIVE: Final = "give"
TAKE: Final = "take"
# What belongs together in the list, by the verb of the key. Others stand first, without a title.
GROUPS: Final = OptionGroups(
    {
        MOVE: ("move",),
        GIVE: ("give",),
        TAKE: ("take",),
        ACT: ("act", "local"),
        LEAVE: (
            *("end", "done", "decline", "no", "none", "keep", "stop", "leave", "confirm"),
            *("refuse", "enough"),
        ),
    }
)
TRADING: Final = "ask-trade"
ACCEPTING: Final = "ask-accept"
ON_LIST: Final = "trade:"  # how the spots of things begin that can be put on the list of a trade
REST: Final = "own:rest"
TRAVEL: Final = "own:travel"
TICKETS: Final = "own:tickets"
RESERVE: Final = "own:reserve"
# Where options stand that point to no thing.
SPOTS: Final[dict[str, str]] = {
    "rest": REST,
    "travel": TRAVEL,
    "prepare": TICKETS,
    "train": "own:train",
    "ship": "own:ship",
    "acquire": RESERVE,
}


class EldritchOptions(PageOptions[EldritchView]):
    """All options of a view's question, and where on the table each of them stands."""

    def __init__(self, view: EldritchView, words: EldritchWords) -> None:
        super().__init__(view, GROUPS)
        self._words = words

    def things(self) -> list[str]:
        return table_things(self.view)

    def icon(self, option: OptionView) -> str:
        """Returns the icon of what is done; of a move that of its route."""
        space = self._space(option) if option.verb == MOVE else None
        kinds = [] if space is None else route_kinds(self.view, space)
        return kinds[0] if kinds else OF_VERB.get(option.verb, "")

    def _space(self, option: OptionView) -> SpaceView | None:
        """Returns the space that an option leads to."""
        return next((one for one in self.view.spaces if one.space == option.argument), None)

    def hint(self, option: OptionView) -> str:
        return hint(self.view, self._words, option)

    def signs(self, option: OptionView, added: list[str]) -> str:
        """Returns what stands beside an option; of a reroll its chance alone, of a space what the
        map does not show at a glance. The rest is said in full where one points to it."""
        test = self.view.test
        if test is not None and option.verb not in LEAVING:
            for answer in test.answers:
                if answer.key == option.key:
                    return f"→ {percent(answer.passes)}"
        if option.verb == MOVE:
            space = self._space(option)
            return "" if space is None else ", ".join(space_contents(self.view, self._words, space))
        return hint(self.view, self._words, option)

    def spot(self, option: OptionView, here: Mapping[str, int]) -> str:
        """Returns where an option stands; what can be traded stands in the dialogue."""
        if is_in_scene(self.view, option):
            return SCENE
        question = self.view.question
        if question is not None and question.about.id == TRADING and option.verb in (GIVE, TAKE):
            return f"{ON_LIST}{option.key}"
        return SPOTS.get(option.verb) or super().spot(option, here)


def table_things(view: EldritchView) -> list[str]:
    """Returns everything on the table that an option can stand at, in reading order."""
    here = [f"seat:{one.seat}" for one in view.investigators]
    here += [f"omen:{i}" for i in range(len(view.omens))]
    for space in view.spaces:
        here += space_things(space)
    if 0 <= view.seat < len(view.investigators):
        own = view.investigators[view.seat]
        here += [f"skill:{skill}" for skill in SKILLS]
        here.append(f"card:{own.sheet}")
        here += [f"card:{held.card}" for held in own.cards]
    if view.mystery is not None:
        here.append(f"card:{view.mystery.card}")
    here += [f"card:{card.card}" for card in view.ongoing]
    here += [f"card:{card}" for card in view.reserve]
    if view.question is not None and view.question.about.id == "ask-sheet":
        here += [thing for offer in view.question.offers for thing in offer.things]
    return here


def space_things(space: SpaceView) -> list[str]:
    """Returns what stands on a space, and then the space itself."""
    here = [f"card:{monster.uid}" for monster in space.monsters]
    here += [f"card:{sheet}" for sheet in space.fallen]
    if space.gate:
        here.append(f"card:{space.gate}")
    here.append(f"space:{space.space}")
    return here
