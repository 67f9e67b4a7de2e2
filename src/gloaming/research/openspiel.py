"""OpenSpiel: the games as `python_gloaming_evenfall` and `python_gloaming_eldritch`.

Importing this module registers them; `pyspiel.load_game("python_gloaming_evenfall(players=2)")`
loads one. The first move is chance's, and deals: which of `deals` shuffles is played. What the
rules leave to luck after that follows from the shuffle, so that a state is replayed exactly; what a
player cannot know is dealt anew by `resample_from_infostate`, as algorithms for imperfect
information ask for it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.encoding.rewards import final_rewards
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find
from gloaming.research.setting import Setting, named_arrays

MOST_MOVES = {"evenfall": 2_000, "eldritch": 20_000}  # several times the longest game seen
_DEALS = 10_000
_PARAMETERS = {"players": 2, "deals": _DEALS, "options": "", "seed": "openspiel"}


def read_options(text: str) -> dict[str, str]:
    """Reads the options of a set-up: `side:moon;crystal-path:on`, as OpenSpiel's texts allow."""
    found: dict[str, str] = {}
    for part in text.split(";"):
        name, sign, value = part.partition(":")
        if part and (not sign or not value):
            raise SetupError(f"options are written like side:moon;first:1, not “{part}”")
        if part:
            found[name.strip()] = value.strip()
    return found


def game_type(name: str) -> pyspiel.GameType:
    """Returns what OpenSpiel knows of a game before it is loaded."""
    box = find(name)
    if box.is_cooperative:
        utility = pyspiel.GameType.Utility.IDENTICAL
    else:  # alone against the Automa it is not zero: one player's reward is the sum
        utility = pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"python_gloaming_{name}",
        long_name=f"Gloaming: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.most,
        min_num_players=box.least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class Parameters:
    """What a game was loaded with; all its states share it, those that are copied too."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.name = name
        self.given = given
        self.setting = Setting(name, int(given["players"]), read_options(str(given["options"])))
        self.deals = int(given["deals"])
        self.seed = str(given["seed"])
        if self.deals < 1:
            raise SetupError("there is at least one deal")

    def __deepcopy__(self, memo: dict[int, Any]) -> "Parameters":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Parameters, (self.name, self.given)


class Table:
    """A position with the actions that are open; nothing before the deal."""

    def __init__(self, loaded: Parameters, deal: int = -1, position: Game | None = None) -> None:
        self.loaded = loaded
        self.deal = deal
        self.position = position
        seat = -1 if position is None else position.asked_seat()
        self.numbers: list[int] = []
        if position is not None and seat >= 0:
            self.numbers = loaded.setting.encoding.actions(position, seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        position = None if self.position is None else self.position.copy()
        return Table(self.loaded, self.deal, position)

    def __reduce__(self) -> tuple[Any, ...]:
        data = b"" if self.position is None else self.loaded.setting.box.snapshot(self.position)
        return _restored, (self.loaded, self.deal, data)


def _seed(loaded: Parameters, deal: int) -> str:
    return f"{loaded.seed}/{deal}"


def _restored(loaded: Parameters, deal: int, data: bytes) -> Table:
    """Returns the table that was saved."""
    if not data:
        return Table(loaded)
    setting = loaded.setting
    setup = setting.setup(_seed(loaded, deal))
    return Table(loaded, deal, setting.box.restore(setup, [], data))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, options of the set-up, the number of deals, a seed."""

    def __init__(self, name: str, type: pyspiel.GameType, params: dict[str, Any] | None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.loaded = Parameters(name, given)
        setting = self.loaded.setting
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.encoding.space.size,
            max_chance_outcomes=self.loaded.deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_MOVES[name],
        )
        super().__init__(type, info, given)

    def new_initial_state(self) -> "SpielState":
        """Returns the state before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """Returns what writes observations as tensors, the arrays by name in `dict`."""
        if params:
            raise ValueError(f"observations take no parameters; given: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("there are observations of the table as it lies, without its past")
        return Observer(self.loaded.setting)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game.

    OpenSpiel copies a state by the attributes it has, and replays it by the history of its actions.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.loaded = game.loaded
        self.table = Table(game.loaded)

    @property
    def position(self) -> Game | None:
        """The game as it stands; None before the deal."""
        return self.table.position

    def current_player(self) -> int:
        """Returns who is asked; chance before the deal."""
        if self.table.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.position.asked_seat()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        assert position is not None
        return sorted(self.table.numbers) if player == position.asked_seat() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the deals, each equally likely."""
        share = 1.0 / self.loaded.deals
        return [(deal, share) for deal in range(self.loaded.deals)]

    def _apply_action(self, action: int) -> None:
        setting = self.loaded.setting
        position = self.table.position
        deal = self.table.deal
        if position is None:
            deal = action
            position = setting.new_game(_seed(self.loaded, deal))
        else:
            seat = position.asked_seat()
            position.answer(setting.encoding.choice(position, seat, action), seat)
        self.table = Table(self.loaded, deal, position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.loaded.setting.encoding.space.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        position = self.table.position
        return position is not None and position.question is None

    def returns(self) -> list[float]:
        """Returns the reward of every player, zeros while the game is on."""
        position = self.table.position
        if position is None or position.question is not None:
            return [0.0] * self.loaded.setting.seats
        return final_rewards(position, self.loaded.setting.reward)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Returns a state that looks the same to a player, with all that is hidden dealt anew."""
        twin: SpielState = self.clone()
        if twin.table.position is not None:
            luck = Chance(key_from_seed(f"{probability_sampler()}"))
            imagined = self.loaded.setting.box.imagine(twin.table.position, player_id, luck)
            twin.table = Table(self.loaded, twin.table.deal, imagined)
        return twin

    def __str__(self) -> str:
        position = self.table.position
        if position is None:
            return "before the deal"
        asked, scores = position.asked_seat(), position.scores()
        return f"deal {self.table.deal}, answer {position.version}, asked {asked}, scores {scores}"


class Observer:
    """Writes a player's observation to `tensor`; `dict` has the same memory by name."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        layout = setting.encoding.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = named_arrays(layout, self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees; zeros before the deal."""
        if state.table.position is None:
            self.tensor.fill(0)
        else:
            row = self.setting.encoding.observe(state.table.position, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns the same as text, equal for positions that look the same."""
        if state.table.position is None:
            return ""
        return self.setting.encoding.observe(state.table.position, player).hex()


class EvenfallSpiel(SpielGame):
    """Evenfall, as OpenSpiel makes it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("evenfall", EVENFALL, params)


class EldritchSpiel(SpielGame):
    """Eldritch Horror, as OpenSpiel makes it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("eldritch", ELDRITCH, params)


EVENFALL = game_type("evenfall")
ELDRITCH = game_type("eldritch")
pyspiel.register_game(EVENFALL, EvenfallSpiel)
pyspiel.register_game(ELDRITCH, EldritchSpiel)
