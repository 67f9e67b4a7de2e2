"""Where everybody went: every journey inked on the chart, with what happened on the way."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art import world
from gloaming.eldritch.page.art.strokes import num
from gloaming.eldritch.page.scenes.chronicle import BEATEN, CLOSED, Life, Mark

SHIFT: Final = 2.4  # journeys over the same route lie side by side
MARKS: Final = {CLOSED: "gate", BEATEN: "monster"}
STEP: Final = 15.0  # between marks at the same space


def journeys(
    lives: Sequence[Life], marks: Sequence[Mark], title: str, names: dict[str, str]
) -> Markup:
    """Returns the chart with all journeys on it; `title` says what it is, `names` are those of the
    spaces that are named there.

    A list beside it tells the same in words.
    """
    drawn: list[Markup] = []
    for place, life in enumerate(lives):
        path = _path(life.way)
        if path:
            off = num((place - (len(lives) - 1) / 2) * SHIFT)
            drawn.append(
                Markup(
                    '<g class="who-{}" transform="translate({} {})"><path class="way-back" d="{}"/>'
                    '<path class="way-line" d="{}"/></g>'
                ).format(life.sheet, off, off, path, path)
            )
    return Markup(
        '<svg class="tour" viewBox="0 0 {} {}" role="img"><title>{}</title>'
        '<use href="#w-chart"/>{}{}{}{}</svg>'
    ).format(
        str(world.WIDTH),
        str(world.HEIGHT),
        title,
        Markup("").join(_places(names)),
        Markup("").join(drawn),
        Markup("").join(_marks(marks)),
        Markup("").join(_ends(lives)),
    )


def _path(way: Sequence[str]) -> str:
    """Returns a journey as one line; a space that no route reaches begins it anew."""
    path = ""
    for place in range(1, len(way)):
        one, other = way[place - 1], way[place]
        if one in world.POSITIONS and other in world.POSITIONS and one != other:
            path += world.route_path(one, other)
    return path


def _places(names: dict[str, str]) -> list[Markup]:
    """Returns spaces with their names, below each."""
    found: list[Markup] = []
    for space, name in names.items():
        x, y = world.POSITIONS[space]
        found.append(
            Markup(
                '<rect class="place" x="{}" y="{}" width="7" height="7" rx="1.5"/>'
                '<text class="place-name" x="{}" y="{}">{}</text>'
            ).format(num(x - 3.5), num(y - 3.5), num(x), num(y + 15), name)
        )
    return found


def _marks(marks: Sequence[Mark]) -> list[Markup]:
    """Returns what happened on spaces, above and left of each; names stand below, people right."""
    found: list[Markup] = []
    count: dict[str, int] = {}
    for one in marks:
        if one.space not in world.POSITIONS:
            continue
        x, y = world.POSITIONS[one.space]
        place = count.get(one.space, 0)
        count[one.space] = place + 1
        found.append(
            Markup(
                '<g class="deed {}" transform="translate({} {})"><circle r="7.5"/>'
                '<svg x="-5" y="-5" width="10" height="10" class="i"><use href="#i-{}"/></svg></g>'
            ).format(
                one.kind,
                num(x - 11 - STEP * (place % 3)),
                num(y - 9 - STEP * (place // 3)),
                MARKS[one.kind],
            )
        )
    return found


def _ends(lives: Sequence[Life]) -> list[Markup]:
    """Returns every investigator where the journey ended."""
    found: list[Markup] = []
    count: dict[str, int] = {}
    for life in lives:
        if not life.way or life.way[-1] not in world.POSITIONS:
            continue
        space = life.way[-1]
        x, y = world.POSITIONS[space]
        place = count.get(space, 0)
        count[space] = place + 1
        look = "fell" if life.until else "stands"
        found.append(
            Markup(
                '<g class="sc-pawn who-{0} {1}" transform="translate({2} {3})"><circle r="12"/>'
                '<svg x="-11" y="-11" width="22" height="22" viewBox="6 -8 90 90">'
                '<use href="#c-{0}"/></svg></g>'
            ).format(life.sheet, look, num(x + 13 + 22 * place), num(y - 16))
        )
    return found
