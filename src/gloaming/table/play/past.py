"""The past of a table, played once: every step of a replay is then near a position that is kept."""

from gloaming.kernel.game import Game
from gloaming.kernel.match import Match

EVERY = 50  # answers between two positions that are kept
PASTS = 6  # tables whose past is kept at least


class Past:
    """Positions of one table that lie some answers apart, and how long the story was when."""

    def __init__(self, match: Match) -> None:
        game = match.box.set_up(match.setup, match.packs)
        self._kept = {0: game}
        self._story_lengths = [_story_length(game)]

    def position(self, match: Match, step: int) -> Game:
        """Returns the game as it was after so many answers; who asks may change it."""
        begin = min(step, len(self._story_lengths) - 1) // EVERY * EVERY
        game = self._kept[begin].copy()
        for number in range(begin, step):
            answer = match.answers[number]
            game.answer_by_key(answer.key, answer.seat)
            if number + 1 == len(self._story_lengths):
                self._story_lengths.append(_story_length(game))
                if (number + 1) % EVERY == 0:
                    self._kept[number + 1] = game.copy()
        return game

    def story_length(self, step: int) -> int:
        """Returns how many lines had been told after so many answers; the step was played."""
        return self._story_lengths[step]


def _story_length(game: Game) -> int:
    return 0 if game.story is None else len(game.story.entries)
