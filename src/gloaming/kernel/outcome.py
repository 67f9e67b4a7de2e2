"""How a game ended: who has won, why, by which rule, and with which scores."""

from typing import Final

from gloaming.kernel.message import Message

RANKED: Final = 0  # everybody for themselves: the best score, or what the reason says
WON_TOGETHER: Final = 1  # a co-operative game: all seats have won
LOST_TOGETHER: Final = 2  # a co-operative game: nobody has won
KINDS: Final = ["ranked", "won-together", "lost-together"]


class Outcome:
    """The end of a game, complete: nobody has to guess a winner from scores.

    `winners` are the numbers of seats; a number from the number of seats on is an opponent whom
    the rules play. `reason` says in words why the game ended so, `rule` is the id of the rule.
    `scores` is empty in a game without scores; it has an entry for each seat, and after them for
    each opponent whom the rules play. In a ranked game the highest score is best unless
    `is_lowest_best`.
    """

    __slots__ = ("is_lowest_best", "kind", "reason", "rule", "scores", "winners")

    def __init__(
        self,
        kind: int,
        winners: list[int],
        reason: Message,
        rule: str,
        scores: list[int],
        is_lowest_best: bool = False,
    ) -> None:
        self.kind = kind
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.scores = scores
        self.is_lowest_best = is_lowest_best

    @property
    def is_together(self) -> bool:
        """Whether all seats won or lost as one."""
        return self.kind != RANKED

    def has_won(self, player: int) -> bool:
        """Whether a seat, or an opponent whom the rules play, is among the winners."""
        return player in self.winners

    def share(self, player: int) -> float:
        """Returns the part of one victory that a player has: 1 alone, 1/2 if two share it, else 0.

        Who wins together has won whole: nobody takes anything from the others.
        """
        if player not in self.winners:
            return 0.0
        return 1.0 if self.kind == WON_TOGETHER else 1.0 / len(self.winners)

    def ranking(self) -> list[list[int]]:
        """Returns the players from the best to the last; those who share a place stand together.

        Winners come first whatever the scores say; a game without scores has them and the rest.
        """
        rest = [p for p in range(len(self.scores)) if p not in self.winners]
        places: list[list[int]] = [sorted(self.winners)] if self.winners else []
        sign = 1 if self.is_lowest_best else -1
        for score in sorted({sign * self.scores[p] for p in rest}):
            places.append([p for p in rest if sign * self.scores[p] == score])
        return places


def ranked(
    scores: list[int],
    winners: list[int],
    reason: Message,
    rule: str,
    is_lowest_best: bool = False,
) -> Outcome:
    """Returns the outcome of a game that everybody plays for themselves."""
    return Outcome(RANKED, winners, reason, rule, scores, is_lowest_best)


def won_together(
    seats: int,
    reason: Message,
    rule: str,
    scores: list[int] | None = None,
    is_lowest_best: bool = False,
) -> Outcome:
    """Returns the outcome of a co-operative game that the seats have won."""
    return Outcome(WON_TOGETHER, list(range(seats)), reason, rule, scores or [], is_lowest_best)


def lost_together(
    reason: Message, rule: str, scores: list[int] | None = None, is_lowest_best: bool = False
) -> Outcome:
    """Returns the outcome of a co-operative game that the seats have lost."""
    return Outcome(LOST_TOGETHER, [], reason, rule, scores or [], is_lowest_best)
