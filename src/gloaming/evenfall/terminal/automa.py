"""The Automa's board in a terminal: rondel with marker and rings, Coven Track, circles, reserve."""

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from gloaming.evenfall.model import signs
from gloaming.evenfall.text import symbols
from gloaming.evenfall.text.automa_text import space_name
from gloaming.evenfall.views.types import AutomaView, ClanView
from gloaming.kernel.terminal.layout import heading_of

if TYPE_CHECKING:
    from gloaming.evenfall.terminal.screen import Screen

MARKER = "▶"
SIGNS = {
    "coven": signs.STEP,
    "place": signs.PLACE,
    "harvest": signs.HARVEST,
    "transfer": signs.TRANSFER,
    "play": signs.CARD,
}


def automa_lines(screen: "Screen", automa: AutomaView, clan: ClanView) -> list[RenderableType]:
    """Returns the Automa's board as a heading, three lines and its cards."""
    words = screen.words
    say = words.format
    level = words.name(f"automa_level:{automa.level}")
    head = Text()
    head.append(say("automa"), "bold indigo")
    head.append(f"  {say('screen-automa-level', level=level, n=automa.points)}", "mist")
    if automa.tile:
        head.append(f"  ·  {words.name(f'automa_tile:{automa.tile}')}", "ember")
    numbers = Text()
    numbers.append(f"{clan.vp}{signs.VP}", "bold brass")
    numbers.append(f"  {say('reserve')} ", "mist")
    numbers.append(signs.WITCH * clan.witches or say("screen-empty"))
    if clan.passed and screen.view.phase == "action":
        numbers.append(f"  ({say('screen-passed')})", "mist")
    space = space_name(words, words.table.automa, automa.rondel, automa.points)
    numbers.append(f"  {say('screen-automa-marker', space=space)}", "mist")
    return [
        heading_of(head),
        numbers,
        _rondel(screen, automa),
        _track(screen, clan),
        screen.circles(clan),
    ]


def _rondel(screen: "Screen", automa: AutomaView) -> Text:
    """Returns the spaces clockwise from the top; rings in round brackets, the marker before its
    space."""
    text = Text()
    text.append(f"{screen.words.format('rondel')}  ", "bold indigo")
    for at, space in enumerate(automa.spaces):
        here = at == automa.rondel
        shown = _sign(screen, automa, space)
        if automa.rings[at]:
            shown = f"({shown})"
        text.append(f"{MARKER}{shown}" if here else shown, "glow" if here else "")
        text.append("  ")
    return text


def _sign(screen: "Screen", automa: AutomaView, space: str) -> str:
    if space == "points":
        return f"{automa.points}{signs.VP}{signs.STEP}"
    if space in SIGNS:
        return SIGNS[space]
    return f"{signs.WITCH}{screen.words.name(f'region:{space}')}"


def _track(screen: "Screen", clan: ClanView) -> Text:
    """Returns the Automa's Coven Track: what is covered, and what comes."""
    say = screen.words.format
    board = screen.words.table.automa
    text = Text()
    text.append(f"{say('coven-track')}  ", "bold indigo")
    for i, step in enumerate(board.track):
        done = i < clan.coven
        text.append(f"{'■' if done else '□'} {symbols.icons(step)}  ", "mist" if done else "")
    text.append(say("screen-after", what=f"{board.overflow}{signs.VP}"), "mist")
    return text
