"""What has to be used at least once: every effect, space, route and Monster, and every end."""

from typing import Final

from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.message import Option

# Won by Mysteries; lost by elimination, without a Mythos card, and by what a card or sheet says.
ENDS: Final = ("EH-WIN-03", "EH-WIN-04", "EH-WIN-05", "EH-WIN-07")

NEVER_RUN: Final = (
    "eldritch.take-sheet",  # before the first question
    "eldritch.fall-at",  # it only asks
    "cthulhu.back.reckoning.1.0",  # who is left without players has lost already (EH-WIN-04)
)


def _route(game: Eldritch, one: int, other: int) -> str:
    first, second = sorted((game.data.spaces[one].entry, game.data.spaces[other].entry))
    return f"route:{first}/{second}"


def everything(game: Eldritch) -> list[str]:
    """Returns the names of all that can be used in games with this Ancient One."""
    found = [path for path in game.data.effects if path not in NEVER_RUN]
    for space in game.data.spaces:
        found.append(f"space:{space.entry}")
        found += [_route(game, space.index, other) for other in space.neighbours]
    found += [f"monster:{game.component(token).entry}" for token in game.data.monsters]
    found += [f"end:{rule}" for rule in ENDS]
    return found


def in_use(game: Eldritch, seat: int, option: Option | None) -> list[str]:
    """Returns where investigators stand, which Monsters are on the board, and the route that an
    option takes."""
    data = game.data
    found = [
        f"space:{data.spaces[one.space].entry}"
        for one in game.investigators
        if one.status == IN_PLAY
    ]
    found += [f"monster:{game.component(m).entry}" for m in data.monsters if game.place[m] >= 0]
    if option is not None and option.verb == "move":
        at = game.investigators[seat].space
        for to in data.spaces[at].neighbours:
            if f"space:{data.spaces[to].entry}" in option.things:
                found.append(_route(game, at, to))
    return found
