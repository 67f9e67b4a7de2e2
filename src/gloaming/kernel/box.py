"""The box of a game: what every game must have, seen through one small interface.

What only statistics, scenarios, pages or reference books want are objects beside it, each with
plain defaults: `statistics`, `testing`, `reference`, `page`, `terminal`.
"""

# not compiled: a game overrides what stands in the class, which compiled code would not see

import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import Catalogue, Pack
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.errors import RecordError, SetupError
from gloaming.kernel.evaluation.inputs import InputNames
from gloaming.kernel.evaluation.judgement import FeatureWriter, Judgement
from gloaming.kernel.evaluation.nets import SHIPPED, Nets
from gloaming.kernel.explain.reference import Reference
from gloaming.kernel.game import Game
from gloaming.kernel.message import Refusal
from gloaming.kernel.policy import Policy
from gloaming.kernel.setup.options import (
    Objection,
    OptionHelp,
    SetupOption,
    general_objections,
)
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.staging import PLAIN_STAGING, Staging
from gloaming.kernel.state import digest, imagine, snapshot
from gloaming.kernel.state.fields import Layout
from gloaming.kernel.state.kernel_layouts import GAME_LAYOUT
from gloaming.kernel.statistics import GameStatistics
from gloaming.kernel.testing.support import TestSupport
from gloaming.kernel.views.types import View

if TYPE_CHECKING:
    from gloaming.kernel.page.game_page import GamePage
    from gloaming.kernel.terminal.game_screen import GameScreen
    from gloaming.kernel.text.words import Words


class Box:
    """A game as the table, the bots and the tools know it. A game subclasses this."""

    name = ""
    least = 1
    most = 4
    lobby_order = 100  # among the games of a lobby, those with a lower number come first
    rules_version = "1"
    setup_options: tuple[SetupOption, ...] = ()
    has_open_hands = False  # seats hide nothing from one another: one person may play several
    is_cooperative = False  # all seats win or lose together
    # What a seat answers if it is absent, the first of these verbs that is open to it.
    absent_verbs: tuple[str, ...] = ("pass", "end-turn", "end", "done", "stop", "decline", "no")
    # What only says that a turn has come to its end: where a plan is told, it is left out.
    closing_verbs: tuple[str, ...] = ("end-turn", "end", "done")
    openings: tuple[str, ...] = ()  # the questions before which a table is shown in full
    samples = 1  # how often greedy bots try an answer whose outcome is luck
    points_sources: tuple[str, ...] = ()  # where points come from, as they are told at the end
    layout: Layout = GAME_LAYOUT  # the fields of the game's state
    statistics = GameStatistics()
    testing = TestSupport()
    reference = Reference()

    # --- playing ------------------------------------------------------------------------------

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        """Returns a new game, run up to its first question; `with_story` gives it a story."""
        raise NotImplementedError

    def view(self, game: Game, seat: int) -> View:
        """Returns what a seat may see (-1 for a watcher), built from nothing by an allow-list."""
        raise NotImplementedError

    def views(self, game: Game, seats: Sequence[int]) -> list[View]:
        """Returns what each of several seats may see.

        A game may make once what they all see; a view made so is the same as one made alone.
        """
        return [self.view(game, seat) for seat in seats]

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        """Returns why things that a person may want now are not among the options."""
        return []

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        """Returns a copy of the game in which everything the seat cannot know is dealt anew."""
        return imagine.imagine(self.layout, game, seat, chance)

    def appraise(self, game: Game, seat: int) -> float:
        """Returns how good a position is for a seat, in points; greedy bots look at it.

        By default the points it has now.
        """
        scores = game.scores()
        return float(scores[seat]) if scores else 0.0

    def shared_data(self, game: Game) -> object:
        """Returns the fixed part of a game, which other games of the same kind share."""
        return None

    def input_names(self) -> InputNames:
        """Returns the inputs that a net of this game can have; by default there are none."""
        return InputNames([])

    def feature_writer(self, game: Game, names: InputNames) -> FeatureWriter | None:
        """Returns what describes positions of a game as inputs of a net, if the game can."""
        return None

    @cached_property
    def nets(self) -> Nets:
        """The nets that judge positions of this game."""
        return Nets()

    def net_file(self) -> Path | None:
        """Returns the net that ships with the game, if there is one."""
        file = self.folder() / SHIPPED
        return file if file.exists() else None

    def bot_ratings(self) -> dict[str, int]:
        """Returns how strong bots are that were measured with the net that ships with the game: how
        many of 100 games they won on a ladder on which all of them meet."""
        file = self.net_file()
        return self.nets.loaded(file).card.ratings if file is not None else {}

    def judgement(self, game: Game, file: Path | None = None, style: str = "") -> Judgement | None:
        """Returns how a net judges positions: that of a file, or else that which ships with the
        game; None where there is none. A style adds a taste of its own."""
        file = file or self.net_file()
        return self.nets.judgement(self, game, file, style) if file is not None else None

    def encoding(self, setup: Setup) -> Encoding:
        """Returns the actions and observations of a set-up's variant, for programs that learn.

        All games of the variant share it; a game that declares none is refused.
        """
        raise SetupError(f"{self.name} declares no actions and observations for programs")

    def policies(self) -> dict[str, Callable[[Chance], Policy]]:
        """Returns the game's own ways to play by name, each made with the luck that it may use."""
        return {}

    def policy_weights(self) -> dict[str, float]:
        """Returns the numbers that a policy of the game judges by, where they can be others; by
        default there are none."""
        return {}

    def weighted_policy(self, luck: Chance, weights: dict[str, float]) -> Policy:
        """Returns the policy that `policy_weights` are of, with other weights."""
        raise SetupError(f"{self.name} has no policy whose weights could be others")

    def playout_policy(self, luck: Chance) -> Policy:
        """Returns how seats go on in the imagined games of a search, where the game has policies:
        by default as the last of them does; a game may have one that takes less time."""
        policies = self.policies()
        return policies[list(policies)[-1]](luck)

    def snapshot(self, game: Game) -> bytes:
        """Returns everything that changes in a game, in the middle of any effect, as JSON."""
        return snapshot.snapshot(self.layout, game)

    def digest(self, game: Game) -> str:
        """Returns a hash of everything that changes in a game, equal for equal positions."""
        return digest.digest(self.layout, game)

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        """Returns the game that a snapshot was taken of."""
        raise NotImplementedError

    def is_snapshot_of(self, game: Game, setup: Setup, packs: list[Pack], data: bytes) -> bool:
        """Returns whether a snapshot, of an earlier version too, is of the position of a game."""
        try:
            return self.snapshot(self.restore(setup, packs, data)) == self.snapshot(game)
        except RecordError:
            return False

    # --- content and words --------------------------------------------------------------------

    def folder(self) -> Path:
        """Returns where the game's own files (content, rules, words) are: beside its box."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        """Returns the game's content with the packs on top; by default it has none to change."""
        catalogue = Catalogue({})
        for pack in packs:
            catalogue.add(pack)
        return catalogue

    def check_pack(self, pack: Pack) -> None:
        """Refuses a pack with any mistake in it, down to its sentences."""
        self.catalogue([pack])

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> "Words":
        """Returns everything the game says in one language; `seats` are the players' names.

        By default that is what stands in the folder `words`.
        """
        from gloaming.kernel.text.words import Words

        return Words(language, (self.folder() / "words",), seats)

    # --- showing ------------------------------------------------------------------------------

    @property
    def staging(self) -> Staging:
        """How the game's events are shown and summed up; by default line by line."""
        return PLAIN_STAGING

    @cached_property
    def page(self) -> "GamePage":
        """How the game looks in a browser; by default it is drawn from its view alone."""
        from gloaming.kernel.page.default_page import DefaultPage

        return DefaultPage(self.name)

    @cached_property
    def terminal(self) -> "GameScreen":
        """How the game looks in a terminal; by default it is drawn from its view alone."""
        from gloaming.kernel.terminal.default_screen import DefaultScreen

        return DefaultScreen()

    # --- the set-up ---------------------------------------------------------------------------

    def objections(self, setup: Setup) -> list[Objection]:
        """Returns all that is wrong with a set-up; a game adds what its own rules forbid."""
        return general_objections(self, setup)

    def parts(self, option: SetupOption, setup: Setup) -> int:
        """Returns how many values an option for each seat can have."""
        return setup.seats

    def option_help(self, option: SetupOption, value: str, setup: Setup) -> OptionHelp:
        """Returns what there is to say about a value of an option in this set-up."""
        return OptionHelp(f"{option.message(value)}-help")

    def check_setup(self, setup: Setup) -> None:
        """Refuses what no game can start with, and says what is wrong."""
        for objection in self.objections(setup):
            reason = objection.reason
            text = self.words("en", [], []).format(reason.id, **reason.args)
            raise SetupError(f"{text} ({objection.rule})" if objection.rule else text)
        if setup.rules != self.rules_version:
            raise SetupError(
                f"this game has rules version {setup.rules}, here it is {self.rules_version};"
                " its answers can mean something else now"
            )

    def option(self, setup: Setup, id: str) -> str:
        """Returns the value of an option, or its default."""
        for option in self.setup_options:
            if option.id == id:
                return setup.options.get(id, option.default)
        raise KeyError(id)
