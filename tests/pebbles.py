"""Pebbles: a tiny game written outside the package, as anybody could add one.

Each turn a seat takes 1 or 2 pebbles from the table, or a stone from a bag whose values nobody
knows. After the last round all name a number in secret, and whoever named the highest alone gets
that many pebbles more. Most pebbles win.
"""

from pathlib import Path
from typing import Any, Final

import pytest

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import Catalogue, Pack
from gloaming.kernel.control import Count
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option, Refusal
from gloaming.kernel.outcome import Outcome, ranked
from gloaming.kernel.setup.options import SetupOption
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state.fields import AMOUNT, HIDDEN, Layout, flat
from gloaming.kernel.state.kernel_layouts import GAME_LAYOUT
from gloaming.kernel.story import Story
from gloaming.kernel.testing.support import TestSupport
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import common_fields
from gloaming.kernel.views.types import View

ROUNDS: Final = 3
FROM_BAG: Final = 9
PEBBLES: Final = 1  # the one kind of thing that can be given


class Pebbles(Game):
    """Pebbles in progress; `said` notes what was done, in order."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pebbles = [0] * seats
        self.bag: list[int] = []
        self.said: list[str] = []

    def copy(self) -> "Pebbles":
        return self.copy_into(Pebbles(self.seats, self.chance.copy()))

    def copy_into(self, twin: "Pebbles") -> "Pebbles":
        """Make another game the same as this one."""
        self._copy_base(twin)
        twin.pebbles = self.pebbles[:]
        twin.bag = self.bag[:]
        twin.said = self.said[:]
        return twin

    def scores(self) -> list[int]:
        return self.pebbles[:]

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        best = [seat for seat, have in enumerate(self.pebbles) if have == max(self.pebbles)]
        return ranked(self.pebbles[:], best, Message("most-pebbles"), "PB-02")


PEBBLES_LAYOUT: Final = Layout(
    "pebbles",
    [flat("pebbles", holds=AMOUNT), flat("bag", known=HIDDEN, holds="stone"), flat("said")],
    GAME_LAYOUT,
)


class Owned(Count):
    """The pebbles a seat has."""

    def of(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Pebbles)
        return game.pebbles[frame.seat]

    def reads(self) -> int:
        return PEBBLES


class Take(Effect):
    """Take a fixed number of pebbles: as plain as can be."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.path = f"take{amount}"

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[frame.seat] += self.amount
        game.said.append(f"{frame.seat} takes {self.amount}")
        if game.story is not None:
            who = Name(f"seat:{frame.seat}")
            game.story.tell(frame.seat, Message("takes", seat=who, n=self.amount))

    def is_plain(self) -> bool:
        return True

    def gives(self) -> int:
        return PEBBLES


class Pay(Effect):
    """Give pebbles back; possible for those who have so many."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.path = f"pay{amount}"

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[frame.seat] -= self.amount
        game.said.append(f"{frame.seat} pays {self.amount}")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Pebbles)
        return game.pebbles[frame.seat] >= self.amount


class Pick(Effect):
    """Ask one seat for one of a few numbers, and take that many."""

    def __init__(self, *choices: int) -> None:
        super().__init__()
        self.numbers = list(choices)
        self.path = "pick"

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, self.numbers)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        if choice == FROM_BAG:
            choice = game.bag.pop()
        game.push(Take(choice), frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-pick")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == FROM_BAG:
            return Option(choice, "bag", Message("pick bag"), ("heap",), "PB-01")
        label = Message(f"pick take:{choice}")
        return Option(choice, "take", label, ("heap",), "PB-01", str(choice))

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


class Bid(Effect):
    """All name a number at once; the highest alone gets it."""

    def __init__(self, choices: list[list[int]] | None = None) -> None:
        super().__init__()
        self.numbers = choices
        self.path = "bid"

    def run(self, game: Game, frame: Frame) -> None:
        seats = list(range(game.seats))
        game.ask_all(frame, seats, self.numbers or [[0, 1, 2, 3] for _ in seats])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.said.append(f"{seat} bids {choice}")
        bids = [int(line.split()[2]) for line in game.said if " bids " in line]
        if len(bids) == game.seats and bids.count(max(bids)) == 1:
            game.pebbles[bids.index(max(bids))] += max(bids)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-bid")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(choice, "bid", Message(f"bid {choice}"), (), "PB-02", str(choice))


def new_pebbles(seats: int = 2, *work: Effect) -> Pebbles:
    """A game with some work to do for the first seat, run until somebody is asked."""
    game = Pebbles(seats, Chance(bytes(32)))
    game.bag = [5, 4, 3, 2, 1]
    for effect in reversed(work):
        game.stack.append(Frame(effect, 0))
    game.run_until_asked()
    return game


# --- the box ----------------------------------------------------------------------------


class PebblesView(View, kw_only=True):
    """Everything but what is in the bag."""

    pebbles: list[int]
    stones: int


class PebblesWords(Words):
    """A message is said by its id."""

    def say(self, message: Message) -> str:
        if message.id == "takes":
            seat = message.args["seat"]
            who = self.name(seat.thing) if isinstance(seat, Name) else seat
            return f"{who} takes {message.args['n']}"
        return message.id


class PebblesTestSupport(TestSupport):
    """Positions and facts of Pebbles."""

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        assert isinstance(game, Pebbles)
        for seat, name in enumerate(seats):
            game.pebbles[seat] = given.pop(name, 0)
        game.bag = given.pop("bag", game.bag)
        if given:
            raise SetupError(f"Pebbles has no {', '.join(given)}")

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        assert isinstance(game, Pebbles)
        return {
            "bag": game.bag,
            "over": game.is_over,
            **dict(zip(seats, game.pebbles, strict=True)),
        }


class PebblesBox(Box):
    """The box of Pebbles, with nothing that a game could do without."""

    name = "pebbles"
    least = 2
    most = 3
    rules_version = "pebbles 1"
    testing = PebblesTestSupport()
    setup_options: tuple[SetupOption, ...] = (SetupOption("rounds", ("3", "1")),)
    layout = PEBBLES_LAYOUT

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        return Catalogue({})

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        self.check_setup(setup)
        game = Pebbles(setup.seats, Chance(bytes.fromhex(setup.key)))
        game.story = Story() if with_story else None
        game.bag = [0, 0, 1, 2, 3, 4, 5, 6, 7]
        game.chance.shuffle(game.bag)
        game.stack.append(Frame(Bid(), 0))
        for _ in range(int(self.option(setup, "rounds"))):
            for seat in reversed(range(setup.seats)):
                game.stack.append(Frame(Pick(1, 2, FROM_BAG), seat))
        game.run_until_asked()
        return game

    def view(self, game: Game, seat: int) -> View:
        assert isinstance(game, Pebbles)
        return PebblesView(
            **common_fields(game, seat),
            pebbles=game.pebbles,
            stones=len(game.bag),
        )

    def appraise(self, game: Game, seat: int) -> float:
        return float(game.scores()[seat])

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        return [Refusal("take", Message("three are too many"), "PB-03", argument="3")]

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> Words:
        return PebblesWords(language, (), seats)

    def folder(self) -> Path:
        return Path(__file__).parent


GAME = PebblesBox()


def install(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str = "pebbles",
    target: str = "tests.pebbles:GAME",
) -> None:
    """Make Pebbles an installed game, as `pip install` would: by its entry point alone."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[gloaming.games]\n{name} = {target}\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
