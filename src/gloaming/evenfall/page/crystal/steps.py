"""The steps of the Crystal Path in words."""

from gloaming.evenfall.model.events import STANDING
from gloaming.evenfall.page.renderer import EvenfallRenderer


def step_text(renderer: EvenfallRenderer, n: int) -> str:
    """Returns what a step costs and gives, in words."""
    board = renderer.table.path
    assert board is not None
    cost = renderer.text("amount-crystal", n=board.costs[n - 1])
    if n <= len(board.steps):
        gives = renderer.effect_text(board.steps[n - 1])
    else:
        gives = " ".join(
            renderer.title(f"standing-{STANDING[board.finish[i]].name}", n=board.finish[i + 1])
            for i in range(0, len(board.finish), 2)
        )
    return renderer.text("path-step", n=n, cost=cost, effect=gives)


def again_text(renderer: EvenfallRenderer) -> str:
    """Returns what can be done on the last step, as often as one likes (EF-CP-41)."""
    board = renderer.table.path
    if board is None or board.again is None:
        return ""
    cost = renderer.text("amount-crystal", n=board.again_cost)
    return renderer.text("path-again", cost=cost, effect=renderer.effect_text(board.again))


def next_step(renderer: EvenfallRenderer, ascension: int) -> str:
    """Returns what ascending from a step costs and gives."""
    board = renderer.table.path
    assert board is not None
    return (
        step_text(renderer, ascension + 1) if ascension < len(board.costs) else again_text(renderer)
    )
