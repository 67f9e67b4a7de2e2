"""The picture of a run of `gloaming bench table`: the server's memory over the games played."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from markupsafe import escape

from gloaming.kernel.errors import GloamingError

MIB = 1 << 20
WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 40, 44  # margins around the field
POINTS = 400  # of the line; more than a screen shows
STEPS = (1, 2, 5)  # of a scale, and these times ten, a hundred …
STYLE = (
    "text{font:12px sans-serif;fill:#333}.title{font-size:14px}"
    ".grid{stroke:#ddd}.line{fill:none;stroke:#7a4fa3;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.grid{stroke:#444}.line{stroke:#c9a7ee}}"
)


def memory_plot(samples: Sequence[tuple[int, int]], title: str) -> str:
    """Returns an SVG of the memory in MiB, from 0, over the games that were finished.

    A sample is a number of games and of bytes.
    """
    games = max(1, samples[-1][0] if samples else 0)
    step = _step(max((bytes / MIB for _, bytes in samples), default=1.0))
    top = step * (1 + int(max((bytes / MIB for _, bytes in samples), default=1.0) / step))
    points = " ".join(
        f"{_x(count, games):.1f},{_y(bytes / MIB, top):.1f}" for count, bytes in _thinned(samples)
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="22">{escape(title)}</text>',
        *_scale(step, top),
        *_games_scale(games),
        f'<polyline class="line" points="{points}"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _scale(step: int, top: int) -> Iterator[str]:
    """Draws the lines of the memory's scale."""
    for value in range(0, top + 1, step):
        y = _y(value, top)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        unit = " MiB" if value == top else ""
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}{unit}</text>'


def _games_scale(games: int) -> Iterator[str]:
    """Draws the numbers of the games below the field."""
    y = HEIGHT - BOTTOM + 20
    for value in range(0, games + 1, _step(games)):
        yield f'<text x="{_x(value, games):.1f}" y="{y}" text-anchor="middle">{value:,}</text>'
    yield f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{y + 18}" text-anchor="middle">games</text>'


def _step(most: float) -> int:
    """Returns a round number of which six at most make up a scale."""
    size = 1
    while True:
        for step in STEPS:
            if most <= 6 * step * size:
                return step * size
        size *= 10


def _x(games: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * games / most


def _y(mebibytes: float, top: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * mebibytes / top


def _thinned(samples: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """Returns some of many samples, the last one among them."""
    step = 1 + len(samples) // POINTS
    return [*samples[:-1:step], *samples[-1:]]


def write_plot(file: Path, samples: Sequence[tuple[int, int]], title: str) -> None:
    """Writes the picture to a file."""
    check_plot(file)
    file.write_text(memory_plot(samples, title), "utf-8")


def check_plot(file: Path) -> None:
    """Refuses a file that cannot hold the picture, before anything is measured for it."""
    if file.suffix != ".svg":
        raise GloamingError(f"{file}: the picture is an SVG; give it a name that ends in .svg")
    if not file.parent.is_dir():
        raise GloamingError(f"{file}: there is no folder {file.parent}")
