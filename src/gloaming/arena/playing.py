"""One game of many: set up from a seed, brought to its end by bots, never breaking the others."""

from collections.abc import Callable, Sequence

from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.outcome import Outcome
from gloaming.kernel.setup.setup import PackMark, Setup

TOO_LONG = 5_000  # decisions; a game that long is stuck


def new_game(
    box: Box,
    seats: int,
    seed: str,
    options: dict[str, str],
    packs: Sequence[Pack],
    with_story: bool = False,
) -> Game:
    """Returns a game at its first question; the same seed gives the same shuffles and dice."""
    marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
    key = key_from_seed(seed).hex()
    setup = Setup(box.name, seats, key, options, marks, box.rules_version)
    return box.set_up(setup, list(packs), with_story=with_story)


def finish(
    game: Game, number: int, play: Callable[[], object], most: int = TOO_LONG
) -> tuple[Outcome | None, str]:
    """Lets `play` bring a game to its end, which it stops trying after `most` decisions.

    Returns the outcome, or None and what went wrong; an error in one game is reported, and the
    others are played.
    """
    try:
        play()
        if game.question is not None:
            raise GloamingError(f"no end after {most} decisions")
        outcome = game.outcome()
        if outcome is None:
            raise GloamingError("it ended without an outcome")
        return outcome, ""
    except Exception as problem:
        return None, f"game {number}: {type(problem).__name__}: {problem}"
