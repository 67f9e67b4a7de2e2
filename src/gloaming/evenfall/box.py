"""Evenfall as the rest of Gloaming knows it."""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.evenfall.content.loader import Loader
from gloaming.evenfall.content.reader import EvenfallReader
from gloaming.evenfall.content.schema import SCHEMA
from gloaming.evenfall.encoding.encoding import EvenfallEncoding
from gloaming.evenfall.encoding.vocabulary import Vocabulary
from gloaming.evenfall.evaluation.appraise import appraise
from gloaming.evenfall.evaluation.features import EvenfallFeatures
from gloaming.evenfall.explain.reference import EvenfallReference
from gloaming.evenfall.explain.refusals import refusals
from gloaming.evenfall.model.cards import NO_TILE, GameData
from gloaming.evenfall.model.clans import BASE_CLANS, CLANS
from gloaming.evenfall.model.points import SOURCES
from gloaming.evenfall.model.snapshot import restore
from gloaming.evenfall.model.state import EVENFALL_LAYOUT, Evenfall
from gloaming.evenfall.model.variant import Variant
from gloaming.evenfall.rules.automa.setup import LEVELS, TILES, solo_objections
from gloaming.evenfall.rules.setup import set_up
from gloaming.evenfall.statistics import EvenfallStatistics
from gloaming.evenfall.testing.support import EvenfallTestSupport
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.staging import STAGING
from gloaming.evenfall.views.types import EvenfallView
from gloaming.evenfall.views.view import view, views
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.content_box import ContentBox
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.evaluation.inputs import InputNames
from gloaming.kernel.evaluation.judgement import FeatureWriter
from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name, Refusal
from gloaming.kernel.setup.options import Objection, OptionHelp, SetupOption
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.staging import Staging
from gloaming.kernel.views.types import View

if TYPE_CHECKING:
    from gloaming.kernel.page.game_page import GamePage
    from gloaming.kernel.terminal.game_screen import GameScreen

DRAWN = "random"  # a clan that is drawn by lot
BEFORE_THE_FIRST_QUESTION = ("evenfall.extra-cards", "evenfall.sift")
ALONE = "fault-automa-alone"
AUTOMA_PATHS = ("automa.", "evenfall.automa-")
CARDS = ("place", "starting_place", "ritual", "person", "demon")
CONTENT = ("boards", "places", "rituals", "people", "moon", "automa", "crystal")
PATH = "crystal-path"  # the entry that has the expansion's name
CACHED = 32  # fixed parts of games that the next games share; running games have their own


class EvenfallBox(ContentBox):
    """The box of Evenfall: 2 to 4 seats or one against the Automa, sun or moon side, with parts of
    the expansion."""

    name = "evenfall"
    least = 1
    most = 4
    lobby_order = 1
    rules_version = "10"
    setup_options = (
        SetupOption("side", ("sun", "moon")),
        SetupOption("crystal-path", ("off", "on")),
        SetupOption("clans", ("", DRAWN, *CLANS), examples=("", "horn,wave"), each=True),
        SetupOption("expansion-cards", ("off", "on"), when=(("crystal-path", ("off",)),)),
        SetupOption("tiles", ("off", "on"), when=(("crystal-path", ("off",)),)),
        SetupOption("track", ("base", "expansion"), when=(("crystal-path", ("off",)),)),
        SetupOption("experienced", ("off", "on")),
        SetupOption("first", ("random", "1", "2", "3", "4"), least=2),
        SetupOption("automa", LEVELS, most=1, reason=ALONE),
        SetupOption("automa-clan", TILES, most=1, reason=ALONE),
    )
    openings = ("ask-turn",)
    points_sources = SOURCES
    layout = EVENFALL_LAYOUT
    content = CONTENT
    schema = SCHEMA

    def __init__(self) -> None:
        super().__init__()
        self.statistics = EvenfallStatistics(self)
        self.testing = EvenfallTestSupport(self)
        self.reference = EvenfallReference(self)
        self._reader: EvenfallReader | None = None
        self._data: Cache[tuple[object, ...], GameData] = Cache(CACHED)
        self._encodings: Cache[tuple[int, Variant], EvenfallEncoding] = Cache(CACHED)

    def folder(self) -> Path:
        return Path(str(files("gloaming.evenfall")))

    def loader(self, packs: list[Pack]) -> Loader:
        """Returns what reads the sentences of our content with the packs on top."""
        if self._reader is None:
            self._reader = EvenfallReader()
        return Loader(self.catalogue(packs), self._reader)

    def data(self, seats: int, clans: list[str], variant: Variant, packs: list[Pack]) -> GameData:
        """Returns the fixed part of a game; the next game of the same variant shares it."""
        key = (seats, tuple(clans), variant, *(pack.digest for pack in packs))
        found = self._data.get(key)
        if found is None:
            found = self._data.put(key, self.loader(packs).table(seats, clans, variant))
        return found

    def data_of(self, setup: Setup, packs: list[Pack]) -> GameData:
        """Returns the fixed part of the game that a set-up asks for."""
        return self.data(setup.seats, self.clans(setup), self.variant(setup), packs)

    def variant(self, setup: Setup) -> Variant:
        """Returns what the options of a set-up ask for.

        With the Crystal Path all cards of the expansion are in (EF-CP-10), its track is used
        (EF-CP-06), and Battle Bonus Tiles are laid (EF-TILE-08).
        """
        solo = setup.seats == 1
        path = self.option(setup, "crystal-path") == "on"
        return Variant(
            variant=self.option(setup, "experienced") == "on",
            moon=self.option(setup, "side") == "moon",
            tiles=path or self.option(setup, "tiles") == "on",
            track="expansion" if path else self.option(setup, "track"),
            cards=path or self.option(setup, "expansion-cards") == "on",
            path=path,
            level=self.option(setup, "automa") if solo else "",
            clan_tile=self.option(setup, "automa-clan") if solo else "",
        )

    def library(self, packs: list[Pack]) -> GameData:
        """Returns all there is, whatever a game uses of it: what words are written from."""
        return self.data(self.most, list(CLANS), Variant(everything=True), packs)

    def clans(self, setup: Setup) -> list[str]:
        """Returns the clan of every seat (EF-SET-16): as asked for, some of them drawn by lot;
        where nothing is said, the next in the order of the box.

        In a solo game the Automa's comes after it (EF-SET-31): that of its tile (EF-TILE-10).
        """
        found = self._asked_clans(setup)
        tile = self.option(setup, "automa-clan")
        if setup.seats == 1 and tile != NO_TILE:
            found[1] = tile
        if DRAWN in found:
            chance = Chance(bytes.fromhex(setup.key)).fork("clans")
            for seat, clan in enumerate(found):
                if clan == DRAWN:
                    free = [other for other in CLANS if other not in found]
                    found[seat] = free[chance.below(len(free))]
        for seat, clan in enumerate(found):
            if not clan:
                found[seat] = next(other for other in BASE_CLANS if other not in found)
        return found

    def _asked_clans(self, setup: Setup) -> list[str]:
        """Returns what is asked for at every seat; "" where nothing is."""
        choice = next(choice for choice in self.setup_options if choice.id == "clans")
        asked = choice.parts(setup.options.get("clans", ""))
        count = self.parts(choice, setup)
        return (asked + [""] * count)[:count]

    def parts(self, choice: SetupOption, setup: Setup) -> int:
        """Alone one chooses a clan for the Automa too."""
        return 2 if setup.seats == 1 else setup.seats

    def objections(self, setup: Setup) -> list[Objection]:
        found = super().objections(setup)
        first = self.option(setup, "first")
        if first.isdecimal() and int(first) > setup.seats:
            said = Message("fault-first", n=int(first), seats=setup.seats)
            found.append(Objection("first", said))
        asked = self._asked_clans(setup)
        for clan in CLANS:
            if asked.count(clan) > 1:
                said = Message("fault-clan-twice", clan=Name(f"clan:{clan}"))
                found.append(Objection("clans", said, "EF-SET-16"))
        if setup.seats == 1:
            named = ["" if clan == DRAWN else clan for clan in asked]
            found += solo_objections(named, self.option(setup, "automa-clan"))
        return found

    def option_help(self, choice: SetupOption, value: str, setup: Setup) -> OptionHelp:
        """On the sun side all clans are alike; on the moon side each has a board of its own."""
        if choice.id != "clans" or value not in CLANS:
            return super().option_help(choice, value, setup)
        from gloaming.evenfall.page.icons import crest

        moon = self.option(setup, "side") == "moon"
        about = f"setup-clans-{value}-help" if moon else "setup-clans-sun-help"
        return OptionHelp(about, f"{value}-moon" if moon else "sun", crest(value))

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        self.check_setup(setup)
        data = self.data_of(setup, packs)
        first = self.option(setup, "first")
        chance = Chance(bytes.fromhex(setup.key))
        game = set_up(
            data, setup.seats, chance, -1 if first == "random" else int(first) - 1, with_story
        )
        game.run_until_asked()
        return game

    def encoding(self, setup: Setup) -> Encoding:
        self.check_setup(setup)
        variant = self.variant(setup)
        found = self._encodings.get((setup.seats, variant))
        if found is None:
            together = 2 if setup.seats == 1 else setup.seats
            tables: list[GameData] = []
            for start in range(0, len(CLANS), setup.seats):  # every clan sits at a seat once
                clans = [CLANS[(start + i) % len(CLANS)] for i in range(together)]
                tables.append(self.data(setup.seats, clans, variant, []))
            made = EvenfallEncoding(Vocabulary(tables, setup.seats))
            found = self._encodings.put((setup.seats, variant), made)
        return found

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Evenfall)
        return appraise(game, seat)

    def shared_data(self, game: Game) -> object:
        assert isinstance(game, Evenfall)
        return game.data

    def input_names(self) -> InputNames:
        names = InputNames()
        EvenfallFeatures(self.library([]), names)
        return InputNames(names.names)

    def feature_writer(self, game: Game, names: InputNames) -> FeatureWriter:
        assert isinstance(game, Evenfall)
        return EvenfallFeatures(game.data, names)

    def view(self, game: Game, seat: int) -> EvenfallView:
        assert isinstance(game, Evenfall)
        return view(game, seat)

    def views(self, game: Game, seats: Sequence[int]) -> list[View]:
        assert isinstance(game, Evenfall)
        return list(views(game, seats))

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> EvenfallWords:
        return EvenfallWords(language, seats, self.catalogue(packs), self.library(packs))

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        assert isinstance(game, Evenfall)
        return refusals(game, seat)

    @property
    def staging(self) -> Staging:
        return STAGING

    @cached_property
    def page(self) -> "GamePage":
        from gloaming.evenfall.page.game_page import EvenfallPage

        return EvenfallPage(self.catalogue([]))

    @cached_property
    def terminal(self) -> "GameScreen":
        from gloaming.evenfall.terminal.game_screen import EvenfallScreen

        return EvenfallScreen()

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        return restore(self.data_of(setup, packs), data)

    def check_pack(self, pack: Pack) -> None:
        self.loader([pack]).table(self.most, list(CLANS), Variant(everything=True))
