"""The search bot: Monte Carlo tree search over imagined games, with learned values.

Every simulation begins in another imagined game, in which all that the seat cannot know is dealt
anew, and walks down one tree that they share (information-set search: an edge is a choice, and
counts only in games in which it is open). Moves are decided at settled questions; what a move asks
on the way is answered at once by the judgement. A new position is valued by the judgement for every
seat, without playing on: each seat wants its own share of that (max^n), or all the same in a
co-operative game. Which moves are tried first is what the judgement says one move ahead.
"""

import time
from math import exp, sqrt
from pathlib import Path
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.lookahead import Lookahead
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.judgement import BoxJudgement, Judgement
from gloaming.kernel.evaluation.rivalry import RivalJudgement
from gloaming.kernel.game import Game

SECONDS: Final = 1.0
EXPLORE: Final = 1.2  # how much an untried move counts beside what is known of others
SPREAD: Final = 3.0  # points by which a move must look better to be tried e times as often
LEAST_SPAN: Final = 1.0  # points by which moves are taken to differ while nothing is known
TRUST: Final = 4.0  # visits that what the judgement says one move ahead is worth
DEPTH: Final = 12  # moves that a simulation follows at the most
WIDTH: Final = 12  # moves of a position that are looked at, by what the judgement says first


class Edge:
    """A move from a position: how often it was open and taken, and what came of it."""

    def __init__(self, choice: int, prior: float, first: float) -> None:
        self.choice = choice
        self.prior = prior
        self.first = first  # what the judgement said of it one move ahead
        self.visits = 0
        self.open = 0
        self.total = 0.0  # of the values for the seat that moves
        self.child: Node | None = None

    def mean(self) -> float:
        """Returns what the move brought on average; what was said at first counts as some visits.

        All moves of a position were judged in the same imagined game at first, which tells them
        apart better than a few visits in different ones.
        """
        return (self.total + TRUST * self.first) / (self.visits + TRUST)


class Node:
    """A position, as far as its moves tell it apart, and the moves that were open there."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Thought:
    """What the search found out about one option."""

    def __init__(self, choice: int, visits: int, value: float, line: list[int]) -> None:
        self.choice = choice
        self.visits = visits
        self.value = value  # what the seat may expect, in points of the judgement
        self.line = line  # the moves that are likely to follow, by their numbers


class Search(Bot):
    """Looks ahead as long as its budget allows: `simulations`, or `seconds` of processor time.

    With a budget of simulations the same seed and game always give the same answer.
    """

    name = "search"

    def __init__(
        self,
        box: Box,
        seed: int | str,
        simulations: int = 0,
        seconds: float = SECONDS,
        weights: Path | None = None,
    ) -> None:
        super().__init__(box, seed)
        if simulations < 0 or (not simulations and seconds <= 0.0):
            raise SetupError("search needs a budget: simulations or seconds above 0")
        self.simulations = simulations
        self.seconds = seconds
        self._weights = weights
        self.thoughts: list[Thought] = []  # about the last decision, the best first
        self.simulated = 0  # simulations of the last decision
        self._together = box.is_cooperative

    def answer(self, game: Game, seat: int) -> int:
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        self.thoughts = []
        self.simulated = 0
        if len(choices) == 1:
            return choices[0]
        judgement = self.box.judgement(game, self._weights)
        if judgement is None:
            judgement = BoxJudgement(self.box)
        look = Lookahead(judgement if self._together else RivalJudgement(judgement))
        luck = self.chance.fork(str(self.chance.counter))
        self.chance.counter += 1
        root = Node()
        end = time.process_time() + self.seconds
        while True:
            if self.simulations:
                if self.simulated >= self.simulations:
                    break
            elif self.simulated > 1 and time.process_time() >= end:
                break
            part = luck.fork(str(self.simulated))
            imagined = self.box.imagine(game, seat, part)
            self._simulate(imagined, root, look, part, seat)
            self.simulated += 1
        found = [edge for edge in root.edges.values() if edge.choice in choices and edge.visits]
        found.sort(key=_rank, reverse=True)
        self.thoughts = [
            Thought(edge.choice, edge.visits, edge.mean(), _line(edge)) for edge in found
        ]
        return found[0].choice if found else choices[0]

    def _simulate(self, game: Game, root: Node, look: Lookahead, luck: Chance, me: int) -> None:
        """Walks down the tree in one imagined game, adds a position, and notes what it is worth."""
        node = root
        path: list[Edge] = []
        movers: list[int] = []
        for depth in range(DEPTH):
            question = game.question
            if question is None:
                break
            waiting = question.waiting()
            seat = waiting[0]
            if depth == 0 and me in waiting:
                seat = me
            elif len(question.seats) > 1:
                look.answer_together(game, luck)
                continue
            choices = question.choices_of(seat)
            is_new = node.visits == 0
            edge = self._select(game, node, seat, choices, look, luck)
            path.append(edge)
            movers.append(seat)
            look.play(game, seat, edge.choice, luck)
            if edge.child is None:
                edge.child = Node()
            node = edge.child
            if is_new and depth > 0:
                break
        values = self._values(game, look.judgement)
        for i, edge in enumerate(path):
            edge.visits += 1
            edge.total += values[movers[i]]
        root.visits += 1
        for edge in path[:-1]:
            assert edge.child is not None
            edge.child.visits += 1

    def _select(
        self,
        game: Game,
        node: Node,
        seat: int,
        choices: list[int],
        look: Lookahead,
        luck: Chance,
    ) -> Edge:
        """Returns the move to try: one that did well, or was tried little for what it promises."""
        edges: list[Edge] = []
        unknown = False
        for choice in choices:
            if choice not in node.edges:
                unknown = True
        if unknown:
            self._add_edges(game, node, seat, choices, look, luck)
        for choice in choices:
            edges.append(node.edges[choice])
        best = edges[0]
        highest = -1e18
        means = [edge.mean() for edge in edges]
        # How far the moves lie apart is the measure of what trying another one may bring.
        span = max(max(means) - min(means), LEAST_SPAN)
        for i, edge in enumerate(edges):
            edge.open += 1
            urge = EXPLORE * span * edge.prior * sqrt(edge.open) / (1 + edge.visits)
            if means[i] + urge > highest:
                highest = means[i] + urge
                best = edge
        return best

    def _add_edges(
        self,
        game: Game,
        node: Node,
        seat: int,
        choices: list[int],
        look: Lookahead,
        luck: Chance,
    ) -> None:
        """Adds the moves that were not open before, with what the judgement says of each."""
        values = look.values(game, seat, choices, luck)
        ranked = sorted(values, reverse=True)
        least = ranked[min(WIDTH, len(ranked)) - 1]
        top = ranked[0]
        weights = [exp((value - top) / SPREAD) for value in values]
        total = 0.0
        for weight in weights:
            total += weight
        for i, choice in enumerate(choices):
            if choice not in node.edges:
                prior = weights[i] / total if values[i] >= least else 0.0
                node.edges[choice] = Edge(choice, prior, values[i])

    def _values(self, game: Game, judgement: Judgement) -> list[float]:
        """Returns what a position is worth to every seat."""
        return [judgement.value(game, seat) for seat in range(game.seats)]


def _rank(edge: Edge) -> tuple[int, float]:
    return (edge.visits, edge.mean())


def _line(edge: Edge) -> list[int]:
    """Returns the moves that were tried most often after a move."""
    line = [edge.choice]
    node = edge.child
    while node is not None and len(line) < DEPTH:
        best: Edge | None = None
        for other in node.edges.values():
            if other.visits and (best is None or other.visits > best.visits):
                best = other
        if best is None:
            break
        line.append(best.choice)
        node = best.child
    return line
