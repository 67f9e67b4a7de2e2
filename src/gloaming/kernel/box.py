"""The box of a game: everything a table needs to know of it, seen through one small interface."""

from pathlib import Path

import msgspec

from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.message import Refusal
from gloaming.kernel.pack import Catalogue, Pack


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


class Choice(msgspec.Struct, frozen=True):
    """An option of the set-up: its values, the first of them the default."""

    id: str
    values: tuple[str, ...]


class View(msgspec.Struct):
    """What one seat may know of a game; a game adds its own fields."""

    seat: int
    version: int
    over: bool
    asked: list[int]


class Box:
    """A game as the table, the bots and the tools know it. A game subclasses this."""

    name = ""
    least = 1
    most = 4
    rules_version = "1"
    choices: tuple[Choice, ...] = ()

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        """Our content with the packs on top."""
        raise NotImplementedError

    def set_up(self, setup: Setup, packs: list[Pack], told: bool = True) -> Game:
        """A new game, run up to its first question; `told` gives it a story."""
        raise NotImplementedError

    def view(self, game: Game, seat: int) -> View:
        """What a seat may see (-1 for a watcher), built from nothing by an allow-list."""
        raise NotImplementedError

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        """A copy of the game in which everything the seat cannot know is dealt anew."""
        raise NotImplementedError

    def appraise(self, game: Game, seat: int) -> float:
        """How good a position is for a seat, in points; what greedy bots look at."""
        raise NotImplementedError

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        """Why things a person may want now are not among the options."""
        return []

    def folder(self) -> Path:
        """Where the game's own files (content, rules, words) are."""
        raise NotImplementedError

    def check_setup(self, setup: Setup) -> None:
        """Refuse what no game can start with, and say what is wrong."""
        if not self.least <= setup.seats <= self.most:
            raise SetupError(
                f"{self.name} is for {self.least} to {self.most} seats, not {setup.seats}"
            )
        known = {choice.id: choice.values for choice in self.choices}
        for id, value in setup.options.items():
            if id not in known:
                raise SetupError(f"{self.name} has no option “{id}”; there are: {', '.join(known)}")
            if known[id] and value not in known[id]:
                raise SetupError(
                    f"option {id} is “{value}”; expected one of: {', '.join(known[id])}"
                )
        if setup.rules != self.rules_version:
            raise SetupError(
                f"this game has rules version {setup.rules}, here it is {self.rules_version}"
            )

    def option(self, setup: Setup, id: str) -> str:
        """The value of an option, or its default."""
        for choice in self.choices:
            if choice.id == id:
                return setup.options.get(id, choice.values[0] if choice.values else "")
        raise KeyError(id)
