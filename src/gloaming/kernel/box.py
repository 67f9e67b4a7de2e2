"""The box of a game: everything a table needs to know of it, seen through one small interface."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import Catalogue, Pack
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.message import Refusal
from gloaming.kernel.setup.options import Objection, OptionHelp, general_objections
from gloaming.kernel.setup.options import SetupOption as SetupOption
from gloaming.kernel.views.types import Explanation as Explanation
from gloaming.kernel.views.types import OptionView
from gloaming.kernel.views.types import View as View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gloaming.kernel.page.game_page import GamePage
    from gloaming.kernel.page.zones import PageContext, Zone
    from gloaming.kernel.terminal.game_screen import GameScreen
    from gloaming.kernel.text.words import Words


class PackMark(msgspec.Struct, frozen=True):
    """Which pack a game was started with, and what it said then."""

    id: str
    digest: str


class Setup(msgspec.Struct, frozen=True):
    """All that decides how a game starts; with the answers it is the whole record."""

    game: str
    seats: int
    key: str  # of the chance, in hexadecimal
    options: dict[str, str] = {}
    packs: tuple[PackMark, ...] = ()
    rules: str = "1"


class Sheet(msgspec.Struct):
    """A card or board as people read it: its generated text, line by line."""

    kind: str
    id: str
    name: str
    copies: int
    text: list[str]
    known: dict[str, str] = {}
    part: str = ""  # the expansion it comes from, by its name; "" for the game itself


class Box:
    """A game as the table, the bots and the tools know it. A game subclasses this."""

    name = ""
    least = 1
    most = 4
    rules_version = "1"
    choices: tuple[SetupOption, ...] = ()
    openings: tuple[str, ...] = ()  # the questions before which a table is shown in full
    factions: tuple[str, ...] = ()  # everything a seat can play, where that makes a difference
    levels = ""  # the option that says how hard the opponent is whom the rules play, if they do

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        """Our content with the packs on top."""
        raise NotImplementedError

    def set_up(self, setup: Setup, packs: list[Pack], told: bool = True) -> Game:
        """A new game, run up to its first question; `told` gives it a story."""
        raise NotImplementedError

    def view(self, game: Game, seat: int) -> View:
        """What a seat may see (-1 for a watcher), built from nothing by an allow-list."""
        raise NotImplementedError

    def views(self, game: Game, seats: Sequence[int]) -> list[View]:
        """What each of several may see. A game may make once what they all see; a view that is
        made so is the same as one that is made alone."""
        return [self.view(game, seat) for seat in seats]

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        """A copy of the game in which everything the seat cannot know is dealt anew."""
        raise NotImplementedError

    def appraise(self, game: Game, seat: int) -> float:
        """How good a position is for a seat, in points; what greedy bots look at."""
        raise NotImplementedError

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        """Why things a person may want now are not among the options."""
        return []

    # --- what people read -------------------------------------------------------------

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> "Words":
        """Everything the game says, in one language; `seats` are the players' names."""
        raise NotImplementedError

    @cached_property
    def page(self) -> "GamePage":
        """How the game looks in a browser; a game without a page is drawn from its view alone."""
        from gloaming.kernel.page.default_page import DefaultPage

        return DefaultPage(self.name)

    @cached_property
    def terminal(self) -> "GameScreen":
        """How the game looks in a terminal; a game without a screen is drawn from its view."""
        from gloaming.kernel.terminal.default_screen import DefaultScreen

        return DefaultScreen()

    def screen(
        self, view: View, words: "Words", width: int, brief: bool = False
    ) -> "RenderableType":
        """Returns the table in a terminal; see `GameScreen.screen`."""
        return self.terminal.screen(view, words, width, brief)

    def zones(self, view: View, words: "Words", context: "PageContext") -> "list[Zone]":
        """Returns the table in a browser; see `GamePage.zones`."""
        return self.page.zones(view, words, context)

    def sprites(self) -> str:
        """Returns the drawings that zones refer to; see `GamePage.sprites`."""
        return self.page.sprites()

    def styles(self) -> list[str]:
        """Returns the names of the style sheets that zones need; see `GamePage.styles`."""
        return self.page.styles()

    def hint(self, view: View, words: "Words", offer: OptionView) -> str:
        """Returns a few symbols beside an option; see `GameScreen.hint`."""
        return self.terminal.hint(view, words, offer)

    def things(self, words: "Words") -> list[str]:
        """Everything that can be looked up by its name, each once."""
        return []

    def explain(self, words: "Words", thing: str) -> Explanation | None:
        """What a thing is and does, in full."""
        return None

    def check_pack(self, pack: Pack) -> None:
        """Refuse a pack with any mistake in it, down to its sentences."""
        raise NotImplementedError

    def sheets(self, language: str, packs: list[Pack]) -> list[Sheet]:
        """Every entry as people read it."""
        raise NotImplementedError

    def rule_parts(self, language: str) -> dict[str, str]:
        """The expansion that a rule comes from, by the rule's id; rules of the game are not in."""
        return {}

    # --- what statistics ask for -----------------------------------------------------

    def first(self, game: Game) -> int:
        """The seat that begins, or -1 where that means nothing."""
        return -1

    def faction_pool(self, setup: Setup) -> list[str]:
        """The factions that statistics hand out to the seats; none where all seats begin alike."""
        return []

    def with_factions(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        """The options of a set-up in which the seats play these factions, in this order."""
        return options

    def aims(self, setup: Setup) -> dict[str, tuple[float, float]]:
        """What the balance of such games should be within, where that is not the usual."""
        return {}

    def holding(self, game: Game, seat: int) -> list[str]:
        """The cards a seat holds, by entry."""
        return []

    def in_play(self, game: Game, seat: int) -> list[str]:
        """The cards a seat has in play, by entry; a second role of a card as `entry/role`."""
        return []

    def history(self, game: Game, seat: int) -> list[int]:
        """A seat's score after each round and at the end."""
        return [game.scores()[seat]]

    # --- what must always hold -------------------------------------------------------

    def components(self, game: Game) -> dict[str, int]:
        """How many of everything there are; conformance checks that it never changes."""
        return {}

    def faults(self, game: Game) -> list[str]:
        """What can never be in this position; none in a sound game."""
        return []

    def effects(self, game: Game) -> list[str]:
        """The paths of everything that can run in games like this one."""
        return []

    def snapshot(self, game: Game) -> bytes:
        """Everything that changes in a game, in the middle of any effect, as plain data."""
        raise NotImplementedError

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        """The game a snapshot was taken of."""
        raise NotImplementedError

    # --- scenarios --------------------------------------------------------------------

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        """Change a fresh position into the one a scenario starts from."""
        raise NotImplementedError

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        """The position as plain facts, by names people use; what scenarios compare with."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where the game's own files (content, rules, words) are."""
        raise NotImplementedError

    # --- the set-up -------------------------------------------------------------------

    def objections(self, setup: Setup) -> list[Objection]:
        """All that is wrong with a set-up; a game adds what its own rules forbid."""
        return general_objections(self, setup)

    def parts(self, choice: SetupOption, setup: Setup) -> int:
        """How many values an option for each seat can have."""
        return setup.seats

    def telling(self, choice: SetupOption, value: str, setup: Setup) -> OptionHelp:
        """What there is to tell about a value of an option in this set-up."""
        return OptionHelp(f"{choice.message(value)}-help")

    def check_setup(self, setup: Setup) -> None:
        """Refuse what no game can start with, and say what is wrong."""
        for objection in self.objections(setup):
            reason = objection.reason
            said = self.words("en", [], []).format(reason.id, **reason.args)
            raise SetupError(f"{said} ({objection.rule})" if objection.rule else said)
        if setup.rules != self.rules_version:
            raise SetupError(
                f"this game has rules version {setup.rules}, here it is {self.rules_version}"
            )

    def option(self, setup: Setup, id: str) -> str:
        """The value of an option, or its default."""
        for choice in self.choices:
            if choice.id == id:
                return setup.options.get(id, choice.default)
        raise KeyError(id)
