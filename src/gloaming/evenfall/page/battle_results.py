"""The battles that were fought, as the story tells them."""

import msgspec

from gloaming.evenfall.page.automa_turns import STRENGTH, drawn_for
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.views.types import MessageView, NameRef


class BattleResult(msgspec.Struct):
    """A battle as the story tells it."""

    region: str
    strengths: dict[int, int] = {}
    winner: int = -1
    drawn: list[str] = []  # what the Automa turned up


def last_battles(view: EvenfallView) -> dict[str, BattleResult]:
    """The last battle of each Region, by Region."""
    found: dict[str, BattleResult] = {}
    for line in view.story:
        said = line.message
        if said.id == "log-battle":
            found[_region(said)] = BattleResult(_region(said))
        elif said.id == "log-strength" and _region(said) in found:
            found[_region(said)].strengths[line.seat] = int(str(said.args["n"]))
        elif said.id == STRENGTH and _region(said) in found:
            found[_region(said)].strengths[line.seat] = int(str(said.args["n"]))
            found[_region(said)].drawn = drawn_for(line)
        elif said.id == "log-battle-won" and _region(said) in found:
            found[_region(said)].winner = line.seat
    return found


def _region(said: MessageView) -> str:
    named = said.args.get("region")
    return named.thing.removeprefix("region:") if isinstance(named, NameRef) else ""
