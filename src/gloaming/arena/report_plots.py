"""The pictures of an arena report, as SVG that stands in the page and takes its colours from it.

matplotlib draws with colours that mean something (`TOKENS`); in the finished picture they are
replaced by the page's own, so that one picture is right by day and by night.
"""

import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gloaming.arena.standings import BotStanding, Standings
from gloaming.kernel.errors import GloamingError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, LINE, ACCENT = "#010101", "#020202", "#030303", "#040404"
SERIES = [f"#0500{number:02x}" for number in range(8)]
TOKENS = {
    INK: "var(--ink)",
    MUTED: "var(--muted)",
    LINE: "var(--line)",
    ACCENT: "var(--accent)",
    **{color: f"var(--s{number})" for number, color in enumerate(SERIES)},
}
WIDTH = 4.6  # inches: about a phone, so that letters keep their size there
ROW = 0.32  # inches for a bot
BINS = 30


def check_pictures() -> None:
    """Refuses a report that could not be drawn, before the games are played for it."""
    try:
        import matplotlib.figure  # noqa: F401
    except ModuleNotFoundError:
        raise GloamingError(
            "a report needs matplotlib: install gloaming with the extra “arena”"
        ) from None


def plot_ratings(found: Standings) -> str:
    """Returns the ratings with their 95 % intervals, the best at the top."""
    figure, axis = _rows([bot.bot for bot in found.bots])
    for row, bot in enumerate(found.bots):
        half = 1.96 * bot.sigma
        _point(axis, row, bot.rating, bot.rating - half, bot.rating + half, f"{bot.rating:.1f}")
    if found.game_rating is not None:
        axis.axvline(found.game_rating, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
    axis.set_xlabel("rating (openskill)", color=MUTED)
    return _svg(figure, f"ratings of {found.ladder}")


def plot_wins(found: Standings) -> str:
    """Returns the win rates with their 95 % intervals."""
    figure, axis = _rows([bot.bot for bot in found.bots])
    for row, bot in enumerate(found.bots):
        wins = bot.wins
        _point(axis, row, 100 * wins.value, 100 * wins.low, 100 * wins.high, f"{wins.value:.0%}")
    if found.fair:
        axis.axvline(100 * found.fair, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
    axis.set_xlim(-4, 112)
    axis.set_xticks(range(0, 101, 25))
    axis.set_xlabel("games won, %", color=MUTED)
    return _svg(figure, f"wins of {found.ladder}")


def plot_times(found: Standings) -> str:
    """Returns the processor time a decision takes, on a scale of powers of ten."""
    figure, axis = _rows([bot.bot for bot in found.bots])
    for row, bot in enumerate(found.bots):
        time = max(bot.milliseconds, 1e-4)
        _point(axis, row, time, time, max(bot.slowest, time), f"{bot.milliseconds:.3g}")
    axis.set_xscale("log")
    axis.xaxis.set_major_formatter("{x:g}")
    axis.tick_params(axis="x", which="minor", length=0)
    axis.margins(x=0.15)
    axis.set_xlabel("ms a decision: mean, and up to the slowest", color=MUTED)
    return _svg(figure, f"times of {found.ladder}")


def plot_scores(found: Standings) -> str:
    """Returns how often each bot had which score, one curve under another; empty without scores."""
    bots = [bot for bot in found.bots if bot.score_counts]
    if not bots:
        return ""
    low = min(min(bot.score_counts) for bot in bots)
    high = max(max(bot.score_counts) for bot in bots) + 1
    step = max(1, -(-(high - low) // BINS))
    edges = list(range(low, high + step, step))
    figure, axis = _rows([bot.bot for bot in bots], row=0.5)
    for row, bot in enumerate(bots):
        shares = _shares(bot, edges)
        tallest = max(shares)
        top = [row + 0.36 - 0.72 * share / tallest for share in shares]
        color = SERIES[row % len(SERIES)]
        axis.stairs(top, edges, baseline=row + 0.36, fill=True, color=color, alpha=0.55)
        axis.stairs(top, edges, baseline=row + 0.36, color=color, linewidth=1)
        if bot.score is not None:
            axis.plot([bot.score.value] * 2, [row - 0.36, row + 0.36], color=INK, linewidth=1)
    axis.set_xlabel("score; the line is the mean", color=MUTED)
    return _svg(figure, f"scores of {found.ladder}")


def _shares(bot: BotStanding, edges: Sequence[int]) -> list[float]:
    """Returns which part of a bot's scores lies between each two edges."""
    step = edges[1] - edges[0]
    found = [0.0] * (len(edges) - 1)
    total = sum(bot.score_counts.values())
    for score, count in bot.score_counts.items():
        found[min((score - edges[0]) // step, len(found) - 1)] += count / total
    return found


def _rows(names: list[str], row: float = ROW) -> "tuple[Figure, Axes]":
    """Returns a picture with a row for every name, the first at the top."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(WIDTH, 0.75 + row * max(2, len(names))))
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.03, h_pad=0.03))
    axis = figure.add_subplot()
    figure.patch.set_visible(False)
    axis.patch.set_visible(False)
    axis.set_yticks(range(len(names)), [_short(name) for name in names])
    axis.set_ylim(len(names) - 0.4, -0.7)
    axis.tick_params(axis="y", colors=INK, labelsize=10, length=0)
    axis.tick_params(axis="x", colors=MUTED, labelcolor=MUTED, labelsize=9, length=0)
    axis.grid(axis="x", color=LINE, linewidth=0.6)
    axis.set_axisbelow(True)
    for spine in axis.spines.values():
        spine.set_visible(False)
    return figure, axis


def _short(name: str) -> str:
    return name if len(name) <= 18 else name[:17] + "…"


def _point(axis: "Axes", row: int, value: float, low: float, high: float, said: str) -> None:
    axis.plot([low, high], [row, row], color=ACCENT, alpha=0.35, linewidth=3)
    axis.plot([value], [row], "o", color=ACCENT, markersize=6)
    offset = (0, 6)
    axis.annotate(
        said, (value, row), offset, textcoords="offset points", color=INK, fontsize=9, ha="center"
    )


def _svg(figure: "Figure", salt: str) -> str:
    """Returns a picture as an element of a page; the same picture gives the same text."""
    import matplotlib

    out = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": salt}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<(metadata|style)\b.*?</\1>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)  # pictures of one page would have the same
    svg = re.sub(r' xmlns:xlink="[^"]*"| xmlns="[^"]*"', "", svg)
    svg = svg.replace("xlink:href", "href")
    svg = re.sub(r"font-family: [^;\"]*", "font-family: system-ui, sans-serif", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    for token, color in TOKENS.items():
        svg = svg.replace(token, color)
    return svg
