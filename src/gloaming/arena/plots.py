"""Pictures of what was measured: scores, points over the rounds, cards, factions, levels."""

from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.arena.balance import Balance, Targets
from gloaming.arena.solo_balance import SoloBalance, SoloTargets, level_names
from gloaming.arena.team_balance import Impact, TeamBalance
from gloaming.kernel.errors import GloamingError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.gridspec import SubplotSpec

NIGHT, PANEL, BAND, EDGE = "#171526", "#211e36", "#2b2746", "#4a4566"
INK, FADED, EMBER, BRASS, MIST = "#e9e2d2", "#8d87ab", "#e0784a", "#c9a45c", "#6f6890"
WON, LEAF = "won", "#7fa06a"  # how a game ended well, and the colour of that
FIVE = 5  # points in a bar of the scores


def check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn, before the games are played for it."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise GloamingError(
            "a picture needs matplotlib: install gloaming with the extra “plot”"
        ) from None
    kinds = Figure().canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".") not in kinds:
        raise GloamingError(f"{path}: a picture ends in one of: {', '.join(sorted(kinds))}")
    if not path.parent.is_dir():
        raise GloamingError(f"{path}: there is no folder {path.parent}")


def plot(result: Balance, targets: Targets, path: Path) -> None:
    """A picture: scores, points over the rounds, and every card's swing with its interval.

    Where seats begin differently, also the wins of all that they can play.
    """
    rows = 3 if result.factions else 2
    height = max(11.0, 0.19 * len(result.cards) + 1)
    figure = _figure(15, height)
    grid = figure.add_gridspec(rows, 2, width_ratios=(1, 1.35), wspace=0.03, hspace=0.04)
    _plot_scores(_axes(figure, grid[0, 0]), result)
    _plot_rounds(_axes(figure, grid[1, 0]), result)
    if result.factions:
        _plot_factions(_axes(figure, grid[2, 0]), result, targets)
    _plot_cards(_axes(figure, grid[:, 1]), result, 100 * targets.most_swing)
    bots = ", ".join(result.bots)
    title = f"{result.game.title()}: {result.games:,} games of {result.players} seats, {bots}"
    figure.suptitle(title, color=INK, fontsize=16)
    _save(figure, path)


def plot_solo(result: SoloBalance, targets: SoloTargets, path: Path) -> None:
    """A picture of a solo game: wins at each level with their interval, and both sides' scores."""
    figure = _figure(10, 4)
    grid = figure.add_gridspec(1, 2, wspace=0.05)
    names = [one.level for one in result.levels]
    places = list(range(len(names)))
    wins = _axes(figure, grid[0, 0])
    known = level_names(result.game)
    for level, (low, high) in ((known[0], targets.easiest), (known[-1], targets.hardest)):
        if level in names:
            height = 100 * (high - low)
            wins.bar([names.index(level)], [height], 0.62, 100 * low, color=BAND)
    rates = [100 * one.wins for one in result.levels]
    errors = [100 * one.interval for one in result.levels]
    wins.errorbar(places, rates, yerr=errors, fmt="o", color=BRASS, ecolor=MIST, elinewidth=2)
    for at, rate in enumerate(rates):
        wins.text(at + 0.1, rate, f"{rate:.0f} %", color=INK, fontsize=10, va="center")
    wins.set_xticks(places, names)
    wins.set_xlim(-0.5, len(names) - 0.5)
    wins.set_ylim(0, 100)
    _title(wins, f"Games that {result.bot} wins; the bands are what is aimed at")
    scores = _axes(figure, grid[0, 1])
    for shift, color, name, values in (
        (-0.2, BRASS, result.bot, [one.mean for one in result.levels]),
        (0.2, EMBER, "opponent", [one.opponent for one in result.levels]),
    ):
        bars = scores.bar([at + shift for at in places], values, 0.38, color=color, label=name)
        scores.bar_label(bars, fmt="%.0f", color=INK, fontsize=9, padding=2)
    scores.set_xticks(places, names)
    _bare(scores)
    scores.legend(facecolor=PANEL, edgecolor=PANEL, labelcolor=INK, fontsize=9, ncols=2)
    scores.margins(y=0.2)
    _title(scores, "Mean scores")
    games = " and ".join(f"{count:,}" for count in sorted({one.games for one in result.levels}))
    figure.suptitle(f"{result.game.title()} alone: {games} games a level", color=INK, fontsize=14)
    _save(figure, path)


def plot_team(result: TeamBalance, path: Path) -> None:
    """A picture of a co-operative game: how games of each level ended, and in which round, and what
    factions and cards did to the wins, where there are games with and without them."""
    has_impacts = bool(result.cards or result.factions)
    height = max(8.0, 0.19 * max(len(result.cards), len(result.factions)) + 1)
    figure = _figure(15, height + 3.4 if has_impacts else 6.8)
    heights = (3, height / 2, height / 2) if has_impacts else (1, 1)
    grid = figure.add_gridspec(
        len(heights), 2, width_ratios=(1, 1.35), height_ratios=heights, wspace=0.03, hspace=0.04
    )
    reasons = {reason for one in result.levels for reason in one.endings} - {WON}
    colors = dict(zip(sorted(reasons), cycle((EMBER, MIST, EDGE, BRASS, FADED)))) | {WON: LEAF}
    _plot_ends(figure, grid[0, :], result, colors)
    below = grid[1, 0] if result.factions else grid[1:, 0] if has_impacts else grid[1, :]
    _plot_endings(_axes(figure, below), result, colors)
    if result.factions:
        _plot_impacts(_axes(figure, grid[2, 0]), "factions", result.factions)
    if has_impacts:
        _plot_impacts(_axes(figure, grid[1:, 1]), "cards", result.cards)
    games = " and ".join(f"{count:,}" for count in sorted({one.games for one in result.levels}))
    bots = ", ".join(dict.fromkeys(result.bots))
    figure.suptitle(
        f"{result.game.title()}: {games} games a level of {result.players} seats ({bots})",
        color=INK,
        fontsize=16,
    )
    _save(figure, path)


def _plot_ends(
    figure: "Figure", place: "SubplotSpec", result: TeamBalance, colors: dict[str, str]
) -> None:
    """Draws for each level how many games ended in which round, and why."""
    row = place.subgridspec(1, len(result.levels), wspace=0.05)
    last = max([0, *(end for one in result.levels for ends in one.ends.values() for end in ends)])
    rounds = list(range(1, last + 1))
    most = max(
        sum(ends.get(end, 0) for ends in one.ends.values())
        for one in result.levels
        for end in (rounds or [0])
    )
    for number, one in enumerate(result.levels):
        axis = _axes(figure, row[0, number])
        done = one.games - one.errors
        floor = [0] * len(rounds)
        for reason, color in colors.items():
            counts = [one.ends.get(reason, {}).get(end, 0) for end in rounds]
            axis.bar(rounds, counts, 0.85, floor, color=color)
            floor = [low + count for low, count in zip(floor, counts)]
        axis.set_xlim(0, last + 1)
        axis.set_ylim(0, most + 1)
        axis.set_xticks(range(2, last + 1, 2))
        axis.set_xlabel("round", color=FADED, fontsize=9)
        _title(axis, f"{one.level}: {round(one.wins * done)} of {done} games won")


def _plot_endings(axis: "Axes", result: TeamBalance, colors: dict[str, str]) -> None:
    """Draws which part of the games of each level ended for each reason."""
    places = list(range(len(result.levels)))
    floor = [0.0] * len(places)
    for reason, color in colors.items():
        shares = [100 * one.endings.get(reason, 0.0) for one in result.levels]
        axis.bar(places, shares, 0.62, floor, color=color, label=reason)
        floor = [low + share for low, share in zip(floor, shares)]
    axis.set_xticks(places, [one.level for one in result.levels])
    axis.set_ylim(0, 118)
    axis.legend(facecolor=PANEL, edgecolor=PANEL, labelcolor=INK, fontsize=9, ncols=5)
    _title(axis, "How the games ended, in per cent; above, in which round")


def _plot_impacts(axis: "Axes", title: str, impacts: list[Impact]) -> None:
    """Draws what was won more with something than without it."""
    rows = list(range(len(impacts)))
    swings = [100 * one.swing for one in reversed(impacts)]
    errors = [100 * one.interval for one in reversed(impacts)]
    axis.errorbar(swings, rows, xerr=errors, fmt="o", color=BRASS, ecolor=MIST, markersize=4)
    axis.axvline(0, color=EDGE)
    axis.set_yticks(rows, [one.name for one in reversed(impacts)])
    axis.set_ylim(-1, len(impacts))
    _title(axis, f"Wins of games with {title}, less those without, in points")


def _figure(width: float, height: float) -> "Figure":
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.15)
    return Figure(figsize=(width, height), layout=layout, facecolor=NIGHT)


def _axes(figure: "Figure", place: object) -> "Axes":
    axis: Axes = figure.add_subplot(place)  # type: ignore[call-overload]
    axis.set_facecolor(PANEL)
    axis.tick_params(colors=INK, labelsize=9, length=0)
    axis.set_axisbelow(True)
    for side, spine in axis.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(EDGE)
    return axis


def _save(figure: "Figure", path: Path) -> None:
    figure.savefig(path, dpi=90, facecolor=NIGHT)


def _title(axis: "Axes", text: str) -> None:
    axis.set_title(text, color=INK, fontsize=11, loc="left", pad=8)


def _bare(axis: "Axes") -> None:
    """Takes the scale away: the numbers stand at the bars."""
    axis.set_yticks([])
    axis.spines["left"].set_visible(False)


def _plot_scores(axis: "Axes", result: Balance) -> None:
    low, high = result.scores[0] // FIVE * FIVE, result.scores[-1] + FIVE
    bins = list(range(low, high + FIVE, FIVE))
    axis.margins(y=0.25)
    axis.hist(result.scores, bins=bins, color=BRASS, edgecolor=PANEL, linewidth=0.6)
    for value, name, color, side, shift in (
        (result.mean, "mean of all", INK, "right", -2),
        (result.winner_mean, "mean of winners", EMBER, "left", 2),
    ):
        axis.axvline(value, color=color, linewidth=1.4)
        axis.text(
            value + shift,
            0.98,
            f"{name}\n{value:.0f}",
            color=color,
            fontsize=9,
            ha=side,
            va="top",
            transform=axis.get_xaxis_transform(),
        )
    _bare(axis)
    _title(axis, f"Final scores, {result.scores[0]} to {result.scores[-1]}")


def _plot_rounds(axis: "Axes", result: Balance) -> None:
    last = len(result.rounds) - 1
    names = [f"after round {i + 1}" for i in range(last)] + ["at the end"]
    before = [0.0, *result.rounds[:-1]]
    axis.bar(names, before, color=MIST, width=0.62)
    gained = [now - then for now, then in zip(result.rounds, before, strict=True)]
    bars = axis.bar(names, gained, bottom=before, color=EMBER, width=0.62)
    axis.bar_label(bars, [f"{r:.0f}" for r in result.rounds], color=INK, fontsize=10, padding=3)
    added = [f"+{gain:.0f}" for gain in gained]
    axis.bar_label(bars, added, label_type="center", color=NIGHT, fontsize=9)
    _bare(axis)
    axis.margins(y=0.1)
    _title(axis, f"Points on the way: {result.before_final:.0%} before final scoring")


def _plot_factions(axis: "Axes", result: Balance, targets: Targets) -> None:
    rows = list(range(len(result.factions)))
    fair = 100 / result.players
    low, high = targets.wins(len(result.factions), result.players)
    axis.axvspan(100 * low, 100 * high, color=BAND)
    axis.axvline(fair, color=FADED, linewidth=0.8)
    axis.errorbar(
        [100 * one.wins for one in result.factions],
        rows,
        xerr=[100 * one.interval for one in result.factions],
        fmt="o",
        color=BRASS,
        ecolor=MIST,
        elinewidth=2,
    )
    names = [f"{one.faction}, mean score {one.mean:.0f}" for one in result.factions]
    axis.set_yticks(rows, names)
    axis.margins(y=0.15)
    _title(axis, "Wins of 100 games it took part in; the band is what is allowed")


def _plot_cards(axis: "Axes", result: Balance, most: float) -> None:
    cards = sorted(result.cards, key=lambda card: card.swing)
    rows = list(range(len(cards)))
    axis.axvspan(-most, most, color=BAND)
    axis.axvline(0, color=FADED, linewidth=0.8)
    axis.hlines(
        rows,
        [100 * (card.swing - card.interval) for card in cards],
        [100 * (card.swing + card.interval) for card in cards],
        color=MIST,
        linewidth=2,
    )
    axis.scatter([100 * card.swing for card in cards], rows, color=BRASS, s=26, zorder=3)
    axis.set_yticks(rows, [card.card.replace("-", " ") for card in cards], fontsize=9)
    axis.set_ylim(-0.8, len(cards) - 0.2)
    edge = max(most, *(100 * (abs(c.swing) + c.interval) for c in cards)) + 1
    axis.set_xlim(-edge, edge + 3)
    for row, card in enumerate(cards):
        axis.text(
            edge + 2.8, row, f"{card.share:.0%}", color=FADED, fontsize=8, ha="right", va="center"
        )
    said = "points of win rate; the bar is the 95 % interval, the band what is allowed"
    axis.set_xlabel(said, color=FADED, fontsize=9)
    _title(axis, "Win rate with the card played, less with the card drawn")
    axis.set_title("share played", color=FADED, fontsize=9, loc="right", pad=8)
