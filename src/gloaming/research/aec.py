"""PettingZoo: every seat is an agent, in the order in which the game asks them."""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gloaming.kernel.encoding.rewards import POINTS, SCALE, final_rewards, points_of
from gloaming.kernel.errors import EncodingError, SetupError
from gloaming.kernel.game import Game
from gloaming.research.render import MODES, ansi, rgb_array
from gloaming.research.setting import Row, Setting, named_arrays

Observation = dict[str, Any]


def env(
    game: str = "evenfall",
    seats: int = 2,
    options: dict[str, str] | None = None,
    *,
    reward: str = "outcome",
    most_actions: int | None = None,
    named: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Returns the environment with PettingZoo's usual wrappers.

    An action that is not open ends the game, with the reward -1 for whoever took it.
    """
    setting = Setting(game, seats, options, reward, most_actions)
    found: AECEnv[str, Observation, int] = GameEnv(setting, named, render_mode)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(found)


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game as an environment of agents `seat_0`, `seat_1` and so on.

    An observation is a dictionary: `observation` is the row of bytes that `named_arrays` splits by
    name (with `named` it is that dictionary), `action_mask` has a 1 for every open action. Agents
    that are not asked have no open action. Where the rules ask several seats at once they answer
    one after another, and none sees what the others have said.
    """

    metadata: dict[str, Any] = {
        "name": "gloaming_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, setting: Setting, named: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise SetupError(f"there is no render mode “{render_mode}”; there are: {MODES}")
        self.setting = setting
        self.named = named
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{setting.name()}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents = self.possible_agents[:]
        self._encoding = setting.encoding
        size = self._encoding.space.size
        inner = observation_space(setting, named)
        seen = spaces.Dict(
            {"observation": inner, "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = size
        self._is_rewarding_points = setting.reward == POINTS
        self._game: Game | None = None
        self._numbers: list[int] = []
        self._seat = 0
        self._taken = 0
        self._points: list[int] = []
        self._seed: int | str = ""
        self._episode = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the actions; they are the same for all agents."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game that is played, for those who want to look behind the arrays."""
        if self._game is None:
            raise SetupError("call reset() before anything else")
        return self._game

    @property
    def open_actions(self) -> list[int]:
        """The numbers of the actions that are open to the agent that is selected."""
        return self._numbers

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. The same seed gives the same game; without one the next of the last
        seed, and at first one by lot."""
        if seed is not None or self._seed == "":
            self._seed = seed if seed is not None else secrets.randbits(62)
            self._episode = 0
        self._game = self.setting.new_game(f"{self._seed}/0/{self._episode}")
        self._episode += 1
        self._taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = points_of(self._game)
        self._skip_agent_selection = None
        self._look()

    def _look(self) -> None:
        """Notes who is asked now, and the open actions."""
        game = self.game
        seat = game.asked_seat()
        if seat < 0:
            self._numbers = []
            return
        self._seat = seat
        self._numbers = self._encoding.actions(game, seat)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """Returns what an agent sees now, from its seat's view alone."""
        seat = self._seat_of[agent]
        game = self.game
        row = np.frombuffer(bytearray(self._encoding.observe(game, seat)), np.uint8)
        mask = bytearray(self._size)
        if seat == self._seat and not self.terminations.get(agent, True):
            for number in self._numbers:
                mask[number] = 1
        inner = named_arrays(self._encoding.layout, row) if self.named else row
        return {"observation": inner, "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Answers for the agent that is selected; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        question = game.question
        assert question is not None
        try:
            at = self._numbers.index(action)  # type: ignore[arg-type]
        except ValueError:
            names = self._encoding.space.names
            number = -1 if action is None else int(action)
            raise EncodingError(
                names[number] if 0 <= number < self._size else str(action)
            ) from None
        seat = self._seat
        game.answer(question.choices_of(seat)[at], seat)
        self._taken += 1
        self._cumulative_rewards[agent] = 0.0
        over = game.question is None
        most = self.setting.most_actions
        cut = not over and most > 0 and self._taken >= most
        if over or self._is_rewarding_points:
            self._set_rewards(game, over)
        if over or cut:
            for one in self.agents:
                self.terminations[one] = over
                self.truncations[one] = cut
                self.infos[one] = {"scores": game.scores()}
            self._numbers = []
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
        else:
            self._look()

    def _set_rewards(self, game: Game, over: bool) -> None:
        points = points_of(game)
        final = final_rewards(game, self.setting.reward) if over else []
        for seat, agent in enumerate(self.possible_agents):
            reward = final[seat] if over else 0.0
            if self.setting.reward == POINTS:
                reward += (points[seat] - self._points[seat]) / SCALE
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._points = points

    def render(self) -> str | NDArray[np.uint8] | None:
        """Returns the table as the asked seat sees it: as text, or as a picture."""
        if self.render_mode is None:
            return None
        seat = -1 if self.game.question is None else self._seat
        if self.render_mode == "ansi":
            return ansi(self.setting.box, self.game, seat)
        return rgb_array(self.setting.box, self.game, seat)

    def close(self) -> None:
        """Lets the game go."""
        self._game = None


def observation_space(setting: Setting, named: bool) -> spaces.Space[Any]:
    """Returns the space of observations: one row of bytes, or a dictionary of named arrays."""
    layout = setting.encoding.layout
    high: Row = np.array(layout.high(), np.uint8)
    low = np.zeros_like(high)
    if not named:
        return spaces.Box(low, high, dtype=np.uint8)
    highs = named_arrays(layout, high)
    return spaces.Dict(
        {name: spaces.Box(np.zeros_like(top), top, dtype=np.uint8) for name, top in highs.items()}
    )
