"""What is likely to follow a choice: how some tries in imagined games go on, and how they end.

Only own moves are told, and of them only those that most tries have in common. So nothing is said
of what others might hold, and a card that the seat does not see is named only where it comes in
half of the imagined games: where it is likely to come.
"""

from typing import Final

from gloaming.bots.playouts import Playouts
from gloaming.kernel.chance import Chance
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Game
from gloaming.kernel.message import Option

FAR: Final = 4  # own moves of a try, from the first on, that are looked at
MOST: Final = 2  # moves that are told
MOVES: Final = 8  # that a try plays on, for each seat
LONGEST: Final = 1000  # moves after which a game that does not end is left


class Step:
    """An own move that is likely to follow, and in how many tries it did."""

    def __init__(self, option: Option) -> None:
        self.option = option  # as it was in the first of them
        self.times = 0
        self.places = 0  # the sum of its places in them


class Outlook:
    """What some tries of a choice have in common."""

    def __init__(self, seat: int, closing_verbs: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.tries = 0
        # What the seat is likely to end with, and the best of the others if there are any; nothing
        # where that is not known.
        self.points: list[float] = []
        self._closing_verbs = closing_verbs  # moves that say nothing by themselves
        self._ends = 0  # tries of which it is known how they end
        self._moves: list[str] = []  # the own moves of the last try, by their keys
        self._steps: dict[str, Step] = {}

    @property
    def is_full(self) -> bool:
        """Whether no more moves of the last try are looked at."""
        return len(self._moves) >= FAR

    def begin(self) -> None:
        """Begins the next try."""
        self.tries += 1
        self._moves = []

    def note(self, options: list[Option], taken: int) -> None:
        """Notes which of some options was taken."""
        for option in options:
            if option.choice != taken or option.verb in self._closing_verbs:
                continue
            place = len(self._moves)
            if option.key not in self._moves:
                step = self._steps.setdefault(option.key, Step(option))
                step.times += 1
                step.places += place
            self._moves.append(option.key)

    def note_end(self, points: list[float]) -> None:
        """Notes how many points all players are likely to end the try with."""
        others = [there for player, there in enumerate(points) if player != self.seat]
        found = [points[self.seat], max(others)] if others else [points[self.seat]]
        if not self._ends:
            self.points = [0.0] * len(found)
        self._ends += 1
        for i, there in enumerate(found):
            self.points[i] += (there - self.points[i]) / self._ends

    def steps(self) -> list[Step]:
        """Returns the moves that at least half of the tries have, those that most have, in the
        order in which they are made."""
        found = [step for step in self._steps.values() if 2 * step.times >= self.tries]
        found.sort(key=_often, reverse=True)
        found = found[:MOST]
        found.sort(key=_place)
        return found


def own_options(game: Game, seat: int) -> list[Option]:
    """Returns the options of a seat if it alone is to make a move now, else none."""
    question = game.question
    if question is None or question.seats != [seat]:
        return []
    return game.options(seat) if question.frame.effect.is_settled(game, question.frame) else []


def play_on(outlook: Outlook, game: Game, playouts: Playouts, luck: Chance) -> Game:
    """Plays the moves of a try and notes the own ones; returns the game after them."""
    outlook.begin()
    for _ in range(MOVES * game.seats):
        if game.question is None:
            break
        options = [] if outlook.is_full else own_options(game, outlook.seat)
        game = playouts.play(game, 1, luck)
        outlook.note(options, playouts.taken)
    return game


def note_end(
    outlook: Outlook, game: Game, judgement: Judgement, playouts: Playouts, luck: Chance
) -> None:
    """Notes what all players are likely to end a try with, as far as the judgement tells.

    No net knows what an opponent that the rules play will have: against one it goes on to the end.
    """
    points: list[float] = []
    for seat in range(game.seats):
        likely = judgement.final_points(game, seat)
        if likely is None:
            return
        points.append(likely)
    if game.opponents:
        for _ in range(LONGEST):
            if game.question is None:
                break
            game = playouts.play(game, 1, luck)
        points = [float(there) for there in game.scores()]
    outlook.note_end(points)


def _often(step: Step) -> int:
    return step.times


def _place(step: Step) -> float:
    return step.places / step.times
