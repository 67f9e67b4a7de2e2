"""The steps of the Crystal Path in words."""

from gloaming.evenfall.model.events import STANDING
from gloaming.evenfall.page.drawings import Pen


def step_text(pen: Pen, n: int) -> str:
    """What a step costs and gives, in words."""
    board = pen.table.path
    assert board is not None
    cost = pen.text("amount-crystal", n=board.costs[n - 1])
    if n <= len(board.steps):
        gives = pen.written(board.steps[n - 1])
    else:
        gives = " ".join(
            pen.title(f"standing-{STANDING[board.finish[i]]}", n=board.finish[i + 1])
            for i in range(0, len(board.finish), 2)
        )
    return pen.text("path-step", n=n, cost=cost, effect=gives)


def again_text(pen: Pen) -> str:
    """What can be done on the last step, as often as one likes (EF-CP-41)."""
    board = pen.table.path
    if board is None or board.again is None:
        return ""
    cost = pen.text("amount-crystal", n=board.again_cost)
    return pen.text("path-again", cost=cost, effect=pen.written(board.again))


def next_step(pen: Pen, ascension: int) -> str:
    """What ascending from a step costs and gives."""
    board = pen.table.path
    assert board is not None
    return step_text(pen, ascension + 1) if ascension < len(board.costs) else again_text(pen)
