"""Eldritch Horror as the rest of Gloaming knows it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from gloaming.eldritch.content.loader import Loader
from gloaming.eldritch.content.reader import EldritchReader
from gloaming.eldritch.content.schema import SCHEMA
from gloaming.eldritch.encoding.encoding import EldritchEncoding
from gloaming.eldritch.encoding.vocabulary import Vocabulary
from gloaming.eldritch.evaluation.appraise import appraise
from gloaming.eldritch.evaluation.features import EldritchFeatures
from gloaming.eldritch.evaluation.plan import Plan
from gloaming.eldritch.evaluation.veteran import Veteran
from gloaming.eldritch.evaluation.weights import (
    PLAN,
    SHEETS,
    Manner,
    weights_by_name,
    with_weights,
)
from gloaming.eldritch.explain.reference import EldritchReference
from gloaming.eldritch.explain.refusals import refusals
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.model.state import ELDRITCH_LAYOUT, Eldritch
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.rules.setup import ASKED, DRAWN, set_up
from gloaming.eldritch.statistics import EldritchStatistics
from gloaming.eldritch.testing.support import EldritchTestSupport
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.text.staging import STAGING
from gloaming.eldritch.views.imagined import deal_anew
from gloaming.eldritch.views.types import EldritchView
from gloaming.eldritch.views.view import view, views
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.content_box import ContentBox
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.evaluation.inputs import InputNames
from gloaming.kernel.evaluation.judgement import FeatureWriter
from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name, Refusal
from gloaming.kernel.policy import Policy
from gloaming.kernel.setup.options import Objection, OptionHelp, SetupOption
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.staging import Staging
from gloaming.kernel.state import snapshot
from gloaming.kernel.views.types import View

if TYPE_CHECKING:
    from gloaming.kernel.page.game_page import GamePage
    from gloaming.kernel.terminal.game_screen import GameScreen

ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
INVESTIGATORS = (
    "akachi-onyele",
    "charlie-kane",
    "diana-stanley",
    "jacqueline-fine",
    "jim-culver",
    "leo-anderson",
    "lily-chen",
    "lola-hayes",
    "mark-harrigan",
    "norman-withers",
    "silas-marsh",
    "trish-scarborough",
)
RANDOM = "random"
UNKNOWN = "mythos"  # the picture of an Ancient One that nobody knows yet
ASK = ""  # an investigator that is chosen at the table
CONTENT = (
    "map",
    "investigators",
    "ancient_ones",
    "mysteries",
    "mythos",
    "monsters",
    "assets",
    "artifacts",
    "spells",
    "conditions",
    "encounters_places",
    "encounters_research",
    "encounters_other_worlds",
    "encounters_expeditions",
    "encounters_special",
)
CACHED = 32  # fixed parts of games that the next games share


class EldritchBox(ContentBox):
    """The box of Eldritch Horror: 1 to 8 investigators, who win or lose together."""

    name = "eldritch"
    least = 1
    most = 8
    lobby_order = 2
    rules_version = "1"
    setup_options = (
        SetupOption("ancient", (RANDOM, *ANCIENT_ONES), main=True),
        SetupOption(
            "investigators",
            (ASK, RANDOM, *INVESTIGATORS),
            examples=(ASK, RANDOM, "silas-marsh"),
            each=True,
        ),
        SetupOption(
            "lead",
            (RANDOM, "1", "2", "3", "4", "5", "6", "7", "8"),
            examples=(RANDOM, "1"),
            least=2,
        ),
        SetupOption("mythos", ("normal", "easier", "harder"), main=True),
        SetupOption("rumor", ("off", "on"), main=True),
        SetupOption("outcomes", ("hidden", "shown"), only_shows=True, main=True),
        SetupOption("backs", ("open", "covered"), only_shows=True),
    )
    has_open_hands = True
    is_cooperative = True
    absent_verbs = ("end", "done", "stop", "none", "decline", "no", "keep", "leave")
    samples = 4
    openings = ("ask-action",)
    layout = ELDRITCH_LAYOUT
    content = CONTENT
    schema = SCHEMA
    notation = "docs/NOTATION-ELDRITCH.md"
    open_kinds = ("asset", "artifact", "spell", "condition", "mythos", "encounter", "monster")

    def __init__(self) -> None:
        super().__init__()
        self.statistics = EldritchStatistics(self, INVESTIGATORS)
        self.reference = EldritchReference(self)
        self.testing = EldritchTestSupport(self)
        self._reader: EldritchReader | None = None
        self._data: Cache[tuple[object, ...], GameData] = Cache(CACHED)
        self._encodings: Cache[int, EldritchEncoding] = Cache(CACHED)

    def folder(self) -> Path:
        return Path(str(files("gloaming.eldritch")))

    # --- content ------------------------------------------------------------------------------

    def loader(self, packs: list[Pack]) -> Loader:
        """Returns what reads the sentences of our content with the packs on top."""
        if self._reader is None:
            self._reader = EldritchReader()
        return Loader(self.catalogue(packs), self._reader)

    def data(self, players: int, variant: Variant, packs: list[Pack]) -> GameData:
        """Returns the fixed part of a game; the next game of the same variant shares it."""
        key = (players, variant, *(pack.digest for pack in packs))
        found = self._data.get(key)
        if found is None:
            found = self._data.put(key, self.loader(packs).table(players, variant))
        return found

    def data_of(self, setup: Setup, packs: list[Pack]) -> GameData:
        """Returns the fixed part of the game that a set-up asks for."""
        variant = Variant(self.ancient_one(setup), self.option(setup, "mythos"))
        return self.data(setup.seats, variant, packs)

    def library(self, packs: list[Pack]) -> GameData:
        """Returns all there is, whatever a game uses of it: what words are written from."""
        return self.data(self.most, Variant(), packs)

    def check_pack(self, pack: Pack) -> None:
        self.loader([pack]).table(self.most, Variant())

    # --- the set-up ---------------------------------------------------------------------------

    def ancient_one(self, setup: Setup) -> str:
        """Returns the Ancient One of a game, drawn by lot if none is named (EH-SET-14)."""
        found = self.option(setup, "ancient")
        if found != RANDOM or not setup.key:
            return ANCIENT_ONES[0] if found == RANDOM else found
        chance = Chance(bytes.fromhex(setup.key)).fork("ancient")
        return ANCIENT_ONES[chance.below(len(ANCIENT_ONES))]

    def asked_sheets(self, setup: Setup) -> list[str]:
        """Returns what is asked for at every seat; "" where it is chosen at the table."""
        option = next(found for found in self.setup_options if found.id == "investigators")
        asked = option.parts(setup.options.get("investigators", ""))
        return (asked + [ASK] * setup.seats)[: setup.seats]

    def objections(self, setup: Setup) -> list[Objection]:
        found = super().objections(setup)
        lead = self.option(setup, "lead")
        if lead.isdecimal() and int(lead) > setup.seats:
            said = Message("fault-lead", n=int(lead), seats=setup.seats)
            found.append(Objection("lead", said))
        asked = self.asked_sheets(setup)
        for sheet in INVESTIGATORS:
            if asked.count(sheet) > 1:
                said = Message("fault-investigator-twice", card=Name(f"card:{sheet}"))
                found.append(Objection("investigators", said, "EH-SET-08"))
        return found

    def set_up(self, setup: Setup, packs: list[Pack], with_story: bool = True) -> Game:
        self.check_setup(setup)
        data = self.data_of(setup, packs)
        chance = Chance(bytes.fromhex(setup.key))
        lead = self.option(setup, "lead")
        sheets = [
            ASKED if sheet == ASK else DRAWN if sheet == RANDOM else data.by_uid[sheet]
            for sheet in self.asked_sheets(setup)
        ]
        game = set_up(
            data,
            setup.seats,
            chance,
            -1 if lead == RANDOM else int(lead) - 1,
            sheets,
            self.option(setup, "rumor") == "on",
            with_story,
        )
        game.shows_outcomes = int(self.option(setup, "outcomes") == "shown")
        game.covers_backs = int(self.option(setup, "backs") == "covered")
        game.run_until_asked()
        return game

    # --- showing ------------------------------------------------------------------------------

    def view(self, game: Game, seat: int) -> EldritchView:
        assert isinstance(game, Eldritch)
        return view(game, seat)

    def views(self, game: Game, seats: Sequence[int]) -> list[View]:
        assert isinstance(game, Eldritch)
        return list(views(game, seats))

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        assert isinstance(game, Eldritch)
        return refusals(game, seat)

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        imagined = super().imagine(game, seat, chance)
        assert isinstance(imagined, Eldritch)
        deal_anew(imagined, seat, chance)
        return imagined

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> EldritchWords:
        return EldritchWords(language, seats, self.catalogue(packs), self.library(packs))

    @property
    def staging(self) -> Staging:
        return STAGING

    @cached_property
    def page(self) -> "GamePage":
        from gloaming.eldritch.page.game_page import EldritchPage

        return EldritchPage(self.catalogue([]))

    @cached_property
    def terminal(self) -> "GameScreen":
        from gloaming.eldritch.terminal.game_screen import EldritchScreen

        return EldritchScreen()

    def option_help(self, option: SetupOption, value: str, setup: Setup) -> OptionHelp:
        """Shows investigators and Ancient Ones with their sheets."""
        about = f"{option.message(value)}-help"
        if value in INVESTIGATORS:
            occupation = self.catalogue([]).items["investigator"][value].values["occupation"]
            return OptionHelp("", value, picture=f"portraits/{value}.svg", texts=occupation)
        if option.id == "investigators":
            return OptionHelp(about, picture=f"portraits/{value or 'unknown'}.svg")
        if option.id == "ancient":
            if value == RANDOM:
                return OptionHelp(about, picture=f"pictures/{UNKNOWN}.svg")
            return OptionHelp(about, value, picture=f"pictures/{value}.svg")
        return super().option_help(option, value, setup)

    # --- programs that learn ------------------------------------------------------------------

    def encoding(self, setup: Setup) -> Encoding:
        self.check_setup(setup)
        found = self._encodings.get(setup.seats)
        if found is None:
            made = EldritchEncoding(Vocabulary(self.library([]), setup.seats))
            found = self._encodings.put(setup.seats, made)
        return found

    # --- bots ---------------------------------------------------------------------------------

    def shared_data(self, game: Game) -> object:
        assert isinstance(game, Eldritch)
        return game.data

    def input_names(self) -> InputNames:
        names = InputNames()
        EldritchFeatures(self.library([]), names)
        return InputNames(names.names)

    def feature_writer(self, game: Game, names: InputNames) -> FeatureWriter:
        assert isinstance(game, Eldritch)
        return EldritchFeatures(game.data, names)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Eldritch)
        return appraise(game)

    def policies(self) -> dict[str, Callable[[Chance], Policy]]:
        return {"plan": Plan, "veteran": Veteran}

    def policy_weights(self) -> dict[str, float]:
        return weights_by_name(PLAN)

    def weighted_policy(self, luck: Chance, weights: dict[str, float]) -> Policy:
        return Plan(luck, manner=Manner(with_weights(PLAN, weights), SHEETS))

    def playout_policy(self, luck: Chance) -> Policy:
        return Veteran(luck, samples=1, is_dealt=True)

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        fixed = self.data_of(setup, packs)
        return snapshot.restore(
            self.layout,
            data,
            lambda saved, chance: Eldritch(fixed, setup.seats, chance),
            fixed.effects,
        )
