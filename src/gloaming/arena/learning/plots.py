"""How a training went, as a picture."""

from pathlib import Path

from gloaming.arena.learning.training import RoundResult
from gloaming.arena.plots import check_plot


def plot_training(game: str, results: list[RoundResult], file: Path) -> None:
    """Draws the errors of every pass of every round, and the scores of self-play."""
    check_plot(file)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    errors, scores = figure.subplots(1, 2)
    passes = 0
    for result in results:
        steps = range(passes + 1, passes + 1 + len(result.errors))
        label = "learned from" if not passes else None
        errors.plot(steps, [own for own, _ in result.errors], color="#b08d57", label=label)
        label = "held out" if not passes else None
        errors.plot(steps, [error for _, error in result.errors], color="#3f6f8f", label=label)
        label = "the end of games held out" if not passes else None
        passes += len(result.errors)
        errors.plot([passes], [result.outcome_error], "o", color="#3f6f8f", label=label)
    label = "the game's own formula"
    formula = results[-1].formula_error
    errors.axhline(formula, color="#888888", linestyle="dotted", label=label)
    errors.set_title(f"{game.title()}: error of the net, in points")
    errors.set_xlabel("passes of all rounds")
    errors.set_ylim(bottom=0)
    errors.legend(frameon=False)
    scores.plot(
        [result.round + 1 for result in results],
        [result.mean_score for result in results],
        color="#3f6f8f",
        marker="o",
    )
    scores.set_title("mean score in self-play")
    scores.set_xlabel("round")
    scores.set_xticks([result.round + 1 for result in results])
    figure.savefig(file, dpi=120)
