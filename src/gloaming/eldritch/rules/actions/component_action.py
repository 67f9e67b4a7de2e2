"""Actions of components: of the own sheet and cards, and local actions of cards on the space
(EH-COMP, EH-LOCAL)."""

from typing import Final

from gloaming.eldritch.model.components import SPELL
from gloaming.eldritch.model.events import CANNOT_MOVE_OR_ACT
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import CONTEXT, IN_SPELL
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    DELAYED,
    DETAINED,
    IMPOSSIBLE,
    NOT_HERE,
    USED,
    is_detained,
)
from gloaming.eldritch.rules.resolution import resolve
from gloaming.kernel.control import If
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.nodes import IfNone

# A choice is `ACT + place * 4 + number`, or `LOCAL + (holder * 256 + place) * 4 + number`: place 0
# is the sheet, the cards follow in the order in which they were gained. The number of a component
# would tell the back of a Spell or a Condition.
ACT: Final = 100
LOCAL: Final = 2_000
AFTER_LOCAL: Final = 20_000


def front_thing(game: Eldritch, index: int) -> str:
    """Returns a card as a thing by what everybody sees: of copies with hidden backs the first."""
    return game.card_name(index).thing


def component_at(game: Eldritch, holder: int, place: int) -> int:
    """Returns the sheet of a seat (place 0) or one of its cards."""
    one = game.investigators[holder]
    return one.sheet if place == 0 else one.cards[place - 1]


def is_action_used(game: Eldritch, index: int) -> bool:
    """Whether anybody has performed the action of a component in this round (EH-COMP-03)."""
    for one in game.investigators:
        if index in one.used:
            return True
    return False


def obstacles_to_component_action(game: Eldritch, seat: int, index: int, action: Effect) -> int:
    """Returns what keeps a seat from the action of its own sheet or card."""
    found = DELAYED if game.investigators[seat].delayed else 0
    if is_detained(game, seat):
        found |= DETAINED
    if is_action_used(game, index):
        found |= USED
    if is_idle(game, Frame(action, seat, index)):
        found |= IMPOSSIBLE
    return found


def is_idle(game: Eldritch, frame: Frame) -> bool:
    """Whether an action cannot be carried out, or does nothing as its condition does not hold
    (EH-INV-30, 78)."""
    action = frame.effect
    if isinstance(action, If) and action.other is None:
        if action.count.of(game, frame) < action.least:
            return True
    if isinstance(action, IfNone) and action.other is None:
        if action.count.of(game, frame) > 0:
            return True
    return not action.is_possible(game, frame)


def obstacles_to_local_action(
    game: Eldritch, seat: int, holder: int, index: int, action: Effect
) -> int:
    """Returns what keeps a seat from a local action of a card that somebody holds; a Detained
    investigator may perform that of the own Condition alone (EH-LOCAL-03, 04, EH-DELAY-12)."""
    one = game.investigators[seat]
    other = game.investigators[holder]
    found = DELAYED if one.delayed else 0
    if other.status != IN_PLAY or other.space != one.space:
        found |= NOT_HERE
    if is_detained(game, seat) and not (holder == seat and is_detaining(game, index)):
        found |= DETAINED
    if index in one.used:
        found |= USED
    if not action.is_possible(game, Frame(action, seat, index)):
        found |= IMPOSSIBLE
    return found


def is_detaining(game: Eldritch, index: int) -> bool:
    """Whether a card is what keeps its investigator from moving and acting."""
    return CANNOT_MOVE_OR_ACT in game.component(index).standing[::2]


def component_choices(game: Eldritch, seat: int) -> list[int]:
    """Returns the actions of components that a seat can perform now; of equal cards the first."""
    found: list[int] = []
    one = game.investigators[seat]
    components = game.data.components
    seen: list[str] = []
    for place in range(len(one.cards) + 1):
        index = one.sheet if place == 0 else one.cards[place - 1]
        component = components[index]
        for number, action in enumerate(component.actions):
            if component.entry not in seen:
                if not obstacles_to_component_action(game, seat, index, action):
                    found.append(ACT + place * 4 + number)
                    seen.append(component.entry)
    for holder in game.on_space(one.space):
        other = game.investigators[holder]
        seen = []
        for place, index in enumerate(other.cards):
            component = components[index]
            for number, action in enumerate(component.local_actions):
                if component.entry not in seen:
                    if not obstacles_to_local_action(game, seat, holder, index, action):
                        found.append(LOCAL + (holder * 256 + place + 1) * 4 + number)
                        seen.append(component.entry)
    return found


def chosen_component(game: Eldritch, seat: int, choice: int) -> tuple[int, Effect, int]:
    """Returns the component, the action and the holder that a choice means."""
    if choice < LOCAL:
        code = choice - ACT
        index = component_at(game, seat, code // 4)
        return index, game.component(index).actions[code % 4], seat
    code = choice - LOCAL
    holder = code // 4 // 256
    index = component_at(game, holder, code // 4 % 256)
    return index, game.component(index).local_actions[code % 4], holder


def perform_component_action(game: Eldritch, frame: Frame, choice: int) -> None:
    """Performs the action of a component in the scene of a frame, the scene of the action."""
    seat = frame.seat
    index, action, _ = chosen_component(game, seat, choice)
    game.investigators[seat].used.append(index)
    if game.story is not None:
        game.tell(seat, "log-component-action", card=Name(front_thing(game, index)))
    scene = resolve(game, action, seat, index, parent=frame.scene)
    if game.component(index).kind == SPELL:
        game.scenes[scene].values[CONTEXT] |= IN_SPELL  # EH-SPELL-07


def component_option(game: Eldritch, seat: int, choice: int) -> Option:
    """Returns the option to perform the action of a component."""
    index, action, holder = chosen_component(game, seat, choice)
    thing = front_thing(game, index)
    entry = game.component(index).entry
    path = action.path
    if choice < LOCAL:
        label = Message("option-act", card=Name(thing), effect=Message("effect", path=path))
        return Option(choice, "act", label, (thing,), "EH-COMP-01", entry, path)
    who = f"seat:{holder}"
    label = Message(
        "option-local", card=Name(thing), who=Name(who), effect=Message("effect", path=path)
    )
    argument = f"{entry}@{holder + 1}"
    return Option(choice, "local", label, (thing, who), "EH-LOCAL-03", argument, path)
