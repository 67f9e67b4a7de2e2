"""Gymnasium: one seat against bots, or with them; alone, or many games at once."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gloaming.kernel.encoding.rewards import POINTS, SCALE, final_rewards, points_of
from gloaming.kernel.errors import EncodingError, SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy
from gloaming.research.aec import observation_space
from gloaming.research.opponents import opponents
from gloaming.research.processes import ProcessGames
from gloaming.research.render import MODES, ansi, rgb_array
from gloaming.research.setting import Setting, named_arrays
from gloaming.research.vector import VectorGames

REFUSE = "refuse"  # an action that is not open raises EncodingError
LOSE = "lose"  # it ends the game with the reward -1


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are bots, named from the next seat clockwise on.

    The mask of open actions is `action_masks()`, as sb3-contrib asks for it, and
    `info["action_mask"]`. An action that is not open ends the game with the reward -1 (`illegal=
    "lose"`), or raises an error (`"refuse"`).
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "evenfall",
        seats: int = 2,
        options: dict[str, str] | None = None,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        reward: str = "outcome",
        most_actions: int | None = None,
        named: bool = False,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in (LOSE, REFUSE):
            raise SetupError(f"illegal is “{LOSE}” or “{REFUSE}”, not “{illegal}”")
        if render_mode is not None and render_mode not in MODES:
            raise SetupError(f"there is no render mode “{render_mode}”; there are: {MODES}")
        self.setting = Setting(game, seats, options, reward, most_actions)
        self.seat = seat
        self.bots = tuple(bots) if seats > 1 else ()
        self.named = named
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting, named)
        self.action_space = spaces.Discrete(self.setting.encoding.space.size)
        self._policies: list[Policy | None] = opponents(
            self.setting.box, seats, seat, self.bots, "check"
        )
        self._game: Game | None = None
        self._taken = 0
        self._points = 0

    @property
    def game(self) -> Game:
        """The game that is played, for those who want to look behind the arrays."""
        if self._game is None:
            raise SetupError("call reset() before anything else")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new game; the same seed gives the same games, one after another."""
        super().reset(seed=seed)
        setting = self.setting
        while True:
            number = int(self.np_random.integers(1 << 62))
            self._policies = opponents(
                setting.box, setting.seats, self.seat, self.bots, f"{number}"
            )
            self._game = setting.new_game(f"{number}")
            self._play_others()
            if self._game.question is not None:
                break
        self._taken = 0
        self._points = points_of(self._game)[self.seat]
        return self._seen(), self._info()

    def _play_others(self) -> None:
        game = self.game
        while True:
            seat = game.asked_seat()
            policy = self._policies[seat] if seat >= 0 else None
            if policy is None:
                return
            game.answer(policy.answer(game, seat), seat)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answers for the seat, then for the others until it is asked again."""
        game = self.game
        encoding = self.setting.encoding
        try:
            choice = encoding.choice(game, self.seat, int(action))
        except EncodingError:
            if self.illegal == REFUSE or game.question is None:
                raise
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        game.answer(choice, self.seat)
        self._play_others()
        self._taken += 1
        over = game.question is None
        most = self.setting.most_actions
        cut = not over and most > 0 and self._taken >= most
        reward = final_rewards(game, self.setting.reward)[self.seat] if over else 0.0
        if self.setting.reward == POINTS:
            points = points_of(game)[self.seat]
            reward += (points - self._points) / SCALE
            self._points = points
        info = self._info()
        if over:
            info["scores"] = game.scores()
        return self._seen(), reward, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns True for every open action."""
        mask = np.zeros(self.setting.encoding.space.size, np.bool_)
        if self.game.question is not None:
            mask[self.setting.encoding.actions(self.game, self.seat)] = True
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def _seen(self) -> Any:
        encoding = self.setting.encoding
        row = np.frombuffer(bytearray(encoding.observe(self.game, self.seat)), np.uint8)
        return named_arrays(encoding.layout, row) if self.named else row

    def render(self) -> Any:
        """Returns the table as the seat sees it: as text, or as a picture."""
        if self.render_mode is None:
            return None
        draw = ansi if self.render_mode == "ansi" else rgb_array
        return draw(self.setting.box, self.game, self.seat)

    def close(self) -> None:
        """Lets the game go."""
        self._game = None


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat against bots in many games at once, in this process or in several.

    A game that ends is followed by the next within the same step. The masks of open actions are
    `action_masks()` and `infos["action_mask"]`; arrays are written in place by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        setting: Setting,
        num_envs: int,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        processes: int = 1,
    ) -> None:
        self.setting = setting
        self.num_envs = num_envs
        self.seat = seat
        others = tuple(bots) if setting.seats > 1 else ()
        self.games: VectorGames | ProcessGames
        if processes == 1:
            self.games = VectorGames(setting, num_envs, seat, others)
        else:
            self.games = ProcessGames(setting, num_envs, processes, seat, others)
        self.single_observation_space = observation_space(setting, named=False)
        self.single_action_space = spaces.Discrete(setting.encoding.space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins new games in all slots."""
        if isinstance(seed, list):
            raise SetupError("one seed gives all games of the batch; a list of seeds is not taken")
        if seed is not None or self._np_random is None:
            super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self.games.observations, {"action_mask": self.games.action_masks}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answers in every game; the arrays are the same at every step."""
        games = self.games
        games.step(actions)
        rewards = games.rewards[:, self.seat]
        infos = {"action_mask": games.action_masks}
        return games.observations, rewards, games.terminated, games.truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns True for every open action, a row for every game."""
        return self.games.action_masks

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the games go, and ends the processes."""
        self.games.close()


gymnasium.register("gloaming/Seat-v1", "gloaming.research.seat:SeatEnv")
