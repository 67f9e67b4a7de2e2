"""Lighthouse as the rest of Gloaming knows it."""

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.explain.refusals import refused_moves
from gloaming.kernel.game import Frame, Game
from gloaming.kernel.message import Refusal
from gloaming.kernel.setup.options import SetupOption
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state import snapshot
from gloaming.kernel.story import Story
from gloaming.kernel.views.encode import common_fields
from gloaming.kernel.views.types import View
from lighthouse.moves import MOVES
from lighthouse.rules import EFFECTS, ROUND, TURN
from lighthouse.state import LIGHTHOUSE_LAYOUT, ROUNDS, Lighthouse
from lighthouse.testing import LighthouseTestSupport


class KeeperView(msgspec.Struct):
    """One keeper, as everybody sees them."""

    seat: int
    oil: int
    strength: int
    lantern: bool


class LighthouseView(View, kw_only=True):
    """The whole table: nothing is hidden."""

    light: int
    goal: int
    storm: int
    keepers: list[KeeperView]


class LighthouseBox(Box):
    """The box of Lighthouse: 2 to 4 keepers who win or lose together."""

    name = "lighthouse"
    least = 2
    most = 4
    rules_version = "1"
    setup_options = (SetupOption("storm", ("far", "near")),)
    has_open_hands = True
    openings = ("ask-turn",)
    layout = LIGHTHOUSE_LAYOUT
    testing = LighthouseTestSupport()

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        self.check_setup(setup)
        game = Lighthouse(setup.seats, Chance(bytes.fromhex(setup.key)))
        game.storm = ROUNDS[self.option(setup, "storm")]
        game.story = Story() if with_story else None
        game.stack.append(Frame(ROUND, 0))
        game.run_until_asked()
        return game

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        return snapshot.restore(
            self.layout, data, lambda saved, chance: Lighthouse(setup.seats, chance), EFFECTS
        )

    def view(self, game: Game, seat: int) -> View:
        assert isinstance(game, Lighthouse)
        return LighthouseView(
            **common_fields(game, seat),
            light=game.light,
            goal=game.goal,
            storm=game.storm,
            keepers=[
                KeeperView(number, keeper.oil, keeper.strength, number == game.lantern)
                for number, keeper in enumerate(game.keepers)
            ],
        )

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        assert isinstance(game, Lighthouse)
        question = game.question
        if question is None or question.frame.effect is not TURN or seat not in question.seats:
            return []
        return refused_moves(game, seat, MOVES)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Lighthouse)
        if game.result is not None:
            return 100.0 if game.result.has_won(seat) else -100.0
        oil = sum(min(keeper.oil, 2) for keeper in game.keepers)
        strength = sum(keeper.strength for keeper in game.keepers)
        return game.light + 0.4 * oil + 0.3 * strength


GAME = LighthouseBox()
