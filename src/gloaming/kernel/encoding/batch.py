"""Many games at once: one call answers in all of them and writes what is seen then.

Buffers are memoryviews of bytes that somebody else owns, an array or shared memory; rows are
written in place, those of some games at once.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.encoding.rewards import POINTS, SCALE, final_rewards, points_of
from gloaming.kernel.errors import EncodingError
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy

NO_LIMIT: Final = 0
TOGETHER: Final = 8  # games whose rows are copied at once; more would not stay in the cache


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSource:
    """Makes the games of a batch."""

    def new_game(self, slot: int, episode: int) -> Game:
        """Returns the game that a slot of the batch plays as its n-th."""
        raise NotImplementedError


class Buffers:
    """Where a batch writes: of every game a row of each.

    `observations` and `masks` hold bytes, `rewards` a 32-bit float for every seat, `terminated` and
    `truncated` a byte, and `seats` a 32-bit number: the seat that is asked.
    """

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        rewards: "memoryview[float]",
        terminated: memoryview,
        truncated: memoryview,
        seats: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.terminated = terminated
        self.truncated = truncated
        self.seats = seats


class Batch:
    """Games that are stepped together; one that ends is followed by the next in its slot.

    `policies` has for each slot one for every seat that plays by itself, None for a seat that takes
    actions. After `most` actions a game is cut off (`NO_LIMIT`: never).
    """

    def __init__(
        self,
        encoding: Encoding,
        source: GameSource,
        count: int,
        reward: int,
        policies: list[list[Policy | None]],
        most: int,
        buffers: Buffers,
    ) -> None:
        self.encoding = encoding
        self.source = source
        self.count = count
        self.reward = reward
        self.policies = policies
        self.seats = len(policies[0])
        self.most = most
        self.buffers = buffers
        self.games: list[Game] = []
        self.episodes = [0] * count
        self.taken = [0] * count  # actions in the game that is on
        self.finished: list[Game | None] = [None] * count  # that ended with the last step
        self._asked = [0] * count
        self.open_actions: list[list[int]] = [[] for _ in range(count)]  # by slot
        self._points: list[list[int]] = [[] for _ in range(count)]
        self._has_policies = False
        for policy in policies[0]:
            if policy is not None:
                self._has_policies = True
        # A memoryview takes long for all that is set in it: what `TOGETHER` games write is made
        # beside the buffers. The masks are zeros, but while they are written.
        self._rows = BytesWriter()
        self._masks = BytesWriter()
        self._mask_width: i64 = encoding.space.size
        self._row_spans = _spans(count, encoding.layout.size)
        self._mask_spans = _spans(count, encoding.space.size)
        self._no_rewards = [0.0] * self.seats

    def reset(self) -> None:
        """Begins new games in all slots."""
        self.games = []
        self._rows.truncate(0)
        self._masks.truncate(0)
        self._masks.write(bytes(TOGETHER * self.encoding.space.size))
        for slot in range(self.count):
            self.games.append(self._begin(slot))
            self._write(slot)
            self._set_rewards(slot, self._no_rewards)
            self.buffers.terminated[slot] = 0
            self.buffers.truncated[slot] = 0
            self.finished[slot] = None

    def step(self, actions: list[int]) -> None:
        """Answers in every game by the number of an open action, for the seat that is asked there.

        Nothing is changed in any game if an action is not open.
        """
        places: list[int] = []
        for slot in range(self.count):
            places.append(self._place(slot, actions[slot]))
        for slot in range(self.count):
            question = self.games[slot].question
            assert question is not None
            self._answer(slot, question.choices_of(self._asked[slot])[places[slot]])

    def _place(self, slot: int, action: int) -> int:
        """Returns where an action stands among those that are open; one that is not is refused.

        The games are not looked at, so that they come into the processor's cache only once a step.
        """
        for i, number in enumerate(self.open_actions[slot]):
            if number == action:
                return i
        names = self.encoding.space.names
        raise EncodingError(names[action] if 0 <= action < len(names) else str(action))

    def _begin(self, slot: int) -> Game:
        """Returns the next game of a slot, played on to the first question that is for actions."""
        while True:
            game = self.source.new_game(slot, self.episodes[slot])
            self.episodes[slot] += 1
            self.taken[slot] = 0
            self._play_policies(slot, game)
            if game.question is not None:
                self._points[slot] = points_of(game)
                return game

    def _play_policies(self, slot: int, game: Game) -> None:
        if not self._has_policies:
            return
        while True:
            seat = game.asked_seat()
            if seat < 0:
                return
            policy = self.policies[slot][seat]
            if policy is None:
                return
            game.answer(policy.answer(game, seat), seat)

    def _answer(self, slot: int, choice: int) -> None:
        game = self.games[slot]
        game.answer(choice, self._asked[slot])
        self._play_policies(slot, game)
        self.taken[slot] += 1
        buffers = self.buffers
        over = game.question is None
        cut = not over and self.most != NO_LIMIT and self.taken[slot] >= self.most
        if self.reward == POINTS:
            self._reward_points(slot, game)
        if over or cut or self.finished[slot] is not None:
            buffers.terminated[slot] = 1 if over else 0
            buffers.truncated[slot] = 1 if cut else 0
            if self.reward != POINTS:
                rewards = final_rewards(game, self.reward) if over else self._no_rewards
                self._set_rewards(slot, rewards)
            self.finished[slot] = game if over or cut else None
            if over or cut:
                self.games[slot] = self._begin(slot)
        self._write(slot)

    def _reward_points(self, slot: int, game: Game) -> None:
        points = points_of(game)
        before = self._points[slot]
        self._points[slot] = points
        self._set_rewards(slot, [(points[i] - before[i]) / SCALE for i in range(self.seats)])

    def _set_rewards(self, slot: int, rewards: list[float]) -> None:
        at = slot * self.seats
        for i in range(self.seats):
            self.buffers.rewards[at + i] = rewards[i]

    def _write(self, slot: int) -> None:
        """Writes what the seat that is asked sees, and its open actions.

        They come into the buffers with those of the slots around it, so slots are written in order.
        """
        game = self.games[slot]
        seat = game.asked_seat()
        encoding = self.encoding
        self._rows.write(encoding.observe(game, seat))
        numbers = encoding.actions(game, seat)
        masks = self._masks
        first: i64 = slot % TOGETHER * self._mask_width
        for number in numbers:
            masks[first + number] = 1
        if seat != self._asked[slot] or self.taken[slot] == 0:
            self.buffers.seats[slot] = seat
        self._asked[slot] = seat
        self.open_actions[slot] = numbers
        if slot % TOGETHER == TOGETHER - 1 or slot == self.count - 1:
            self._show(slot // TOGETHER * TOGETHER, slot)

    def _show(self, first: int, last: int) -> None:
        """Puts what was written for some slots into the buffers."""
        group = first // TOGETHER
        rows = self._rows
        self.buffers.observations[self._row_spans[group]] = rows.getvalue()
        rows.truncate(0)
        masks = self._masks
        written = masks.getvalue()
        if last - first + 1 < TOGETHER:
            written = written[: (last - first + 1) * self._mask_width]
        self.buffers.masks[self._mask_spans[group]] = written
        at: i64 = 0
        for slot in range(first, last + 1):
            for number in self.open_actions[slot]:
                masks[at + number] = 0
            at += self._mask_width


def _spans(count: int, width: int) -> list[slice]:
    """Returns where the rows of each group of slots lie in a buffer."""
    return [
        slice(slot * width, min(slot + TOGETHER, count) * width)
        for slot in range(0, count, TOGETHER)
    ]
