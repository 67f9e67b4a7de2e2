"""What the Automa did last, read from the story: turns, battles, its Clan Tile.

A view tells no more than a terminal's story does, so everything here is found in its messages: the
card that was turned up, how far the marker went, what was drawn for a battle.
"""

import msgspec

from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.views.types import MessageView, NameRef, StoryLine

TURN = "log-automa-turn"
STRENGTH = "log-automa-strength"
REWARDS = "log-automa-rewards"
TILE = "log-automa-tile"
ALSO = ("log-automa-tile", "log-automa-deeds", "log-automa-climbs")  # on top of a turn
MOST = 4  # tales that are shown at once; older ones are in the story


class AutomaDeed(msgspec.Struct):
    """Something the Automa did, with the lines that tell it."""

    kind: str  # turn, battle or also
    lines: list[StoryLine]


class AutomaMove(msgspec.Struct, frozen=True):
    """A turn in numbers (EF-AUT-08 to 14)."""

    card: str  # the card turned up; "" where there was none
    value: int
    went: int  # spaces to where it stopped
    onward: int  # further spaces, because something could not be done there
    stopped: bool  # by a ring, before the card's value was used up
    to: int  # where the marker stands in the end
    points: int
    total: int


def automa_deeds(view: EvenfallView) -> list[AutomaDeed]:
    """What it did since you last acted, the newest last.

    All battles of a phase belong together, and stay until its next turn; what comes from its Clan
    Tile, from your cards and from the Crystal Path comes on top of whatever there is.
    """
    found: list[AutomaDeed] = []
    acting = acted = False
    me = len(view.clans) - 1
    for line in view.story:
        id = line.message.id
        if id == "log-phase-action":
            acting = acted = True
        elif id == "log-phase-battle":
            acting = False
            found = []
        elif id == TURN:
            found = [AutomaDeed("turn", [line])] if acted else [*found, AutomaDeed("turn", [line])]
            acted = False
        elif id == STRENGTH:
            found.append(AutomaDeed("battle", [line]))
        elif id in ALSO:
            found.append(AutomaDeed("also", [line]))
        elif line.seat == me and not acting and found and found[-1].kind == "battle":
            if id == REWARDS or id == "log-stone":
                found[-1].lines.append(line)
        elif 0 <= line.seat < me and acting:
            acted = True
    return found[-MOST:]


def last_move(view: EvenfallView) -> AutomaMove | None:
    """The newest turn; none before the first."""
    for line in reversed(view.story):
        if line.message.id == TURN:
            return move_of(line)
    return None


def move_of(line: StoryLine) -> AutomaMove:
    """The numbers of a turn that was told."""
    args = line.message.args
    draw, way = args["draw"], args["way"]
    assert isinstance(draw, MessageView)
    assert isinstance(way, MessageView)
    deeds = _deeds(way)
    went = number(deeds[0], "n") if "n" in deeds[0].args else 0
    named = draw.args.get("card")
    return AutomaMove(
        card=named.thing.removeprefix("card:") if isinstance(named, NameRef) else "",
        value=number(draw, "n"),
        went=went,
        onward=sum(1 for deed in deeds if deed.id == "deed-on"),
        stopped=deeds[0].id == "automa-ring",
        to=int(line.things[0].removeprefix("rondel:")),
        points=number(line.message, "n"),
        total=number(line.message, "total"),
    )


def _deeds(said: MessageView) -> list[MessageView]:
    """A chain of deeds one after another; the first is how the marker moved."""
    if said.id != "deeds":
        return [said]
    first, last = said.args["first"], said.args["last"]
    assert isinstance(first, MessageView)
    assert isinstance(last, MessageView)
    return [*_deeds(first), *_deeds(last)]


def number(said: MessageView, arg: str) -> int:
    """A number of a message; 0 where it has none."""
    value = said.args.get(arg, 0)
    return value if isinstance(value, int) else 0


def drawn_for(line: StoryLine) -> list[str]:
    """The cards that were turned up for a battle (EF-AUT-45)."""
    return [thing.removeprefix("card:") for thing in line.things if thing.startswith("card:")]
