"""Doom by round as a line, with the rounds in which something turned."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art.strokes import num

WIDTH: Final = 320.0
HEIGHT: Final = 116.0
LEFT: Final = 26.0
RIGHT: Final = 10.0
TOP: Final = 12.0
BOTTOM: Final = 22.0
LABELS: Final = 8  # rounds that are numbered at most


def doom_chart(
    doom: Sequence[int], title: str, awakened: int = 0, solved: Sequence[int] = ()
) -> Markup:
    """Returns the chart of Doom before the game and at the end of each round.

    `awakened` is the round of the awakening, `solved` are those in which a Mystery was solved;
    `title` says the whole of it in a sentence.
    """
    top = max([*doom, 1])
    last = max(1, len(doom) - 1)
    floor = HEIGHT - BOTTOM
    points = [
        (LEFT + i * (WIDTH - LEFT - RIGHT) / last, TOP + (top - value) / top * (floor - TOP))
        for i, value in enumerate(doom)
    ]
    line = "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points])
    area = f"{line}L{num(points[-1][0])} {num(floor)}L{num(LEFT)} {num(floor)}z"
    parts = [
        Markup('<path class="axis" d="M{0} {1}H{2}M{0} {3}H{2}"/>').format(
            num(LEFT), num(TOP), num(WIDTH - RIGHT), num(floor)
        ),
        Markup('<path class="area" d="{}"/><path class="line" d="{}"/>').format(area, line),
        _text(LEFT - 6, TOP + 4, str(top), "end"),
        _text(LEFT - 6, floor + 4, "0", "end"),
    ]
    step = max(1, -(-last // LABELS))
    for number in range(0, last + 1, step):
        parts.append(_text(points[number][0], HEIGHT - 6, str(number), "middle"))
    for round in solved:
        if 0 < round <= last:
            x, y = points[round]
            parts.append(
                Markup('<circle class="sc-solved" cx="{}" cy="{}" r="4"/>').format(num(x), num(y))
            )
    if 0 < awakened <= last:
        x, y = points[awakened]
        parts.append(
            Markup(
                '<path class="woke" d="M{0} {1}V{2}"/>'
                '<circle class="woke" cx="{0}" cy="{3}" r="4.5"/>'
            ).format(num(x), num(TOP), num(floor), num(y))
        )
    return Markup(
        '<svg class="doom-chart" viewBox="0 0 {} {}" role="img"><title>{}</title>{}</svg>'
    ).format(num(WIDTH), num(HEIGHT), title, Markup("").join(parts))


def _text(x: float, y: float, text: str, anchor: str) -> Markup:
    return Markup('<text x="{}" y="{}" text-anchor="{}">{}</text>').format(
        num(x), num(y), anchor, text
    )
