"""Evenfall as the rest of Gloaming knows it."""

from collections import OrderedDict
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gloaming.evenfall.appraise import appraise
from gloaming.evenfall.cards import Table
from gloaming.evenfall.counts import rituals
from gloaming.evenfall.explain import explain, hint, things
from gloaming.evenfall.facts import facts
from gloaming.evenfall.imagine import imagine
from gloaming.evenfall.inventory import components, faults
from gloaming.evenfall.patch import patch
from gloaming.evenfall.reader import EvenfallReader
from gloaming.evenfall.schema import SCHEMA
from gloaming.evenfall.set_up import set_up
from gloaming.evenfall.shelf import Shelf
from gloaming.evenfall.snapshot import restore, snapshot
from gloaming.evenfall.state import Evenfall
from gloaming.evenfall.view import EvenfallView, view
from gloaming.evenfall.why import refusals
from gloaming.evenfall.wording import EvenfallWords
from gloaming.kernel.box import Box, Choice, Setup, Sheet
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import PackError, SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.message import Refusal
from gloaming.kernel.pack import Catalogue, Pack, parse_pack
from gloaming.kernel.view import Explanation, Offer, View
from gloaming.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gloaming.kernel.page import PageContext, Zone

CLANS = ("star", "cross", "circle", "spike")
BEFORE_THE_FIRST_QUESTION = ("evenfall.extra-cards", "evenfall.sift")
CARDS = ("place", "starting_place", "ritual", "person")
KEPT = 32  # tables that are kept for the next game; running games keep their own
CONTENT = ("boards", "places", "rituals", "people")


class EvenfallBox(Box):
    """The box of Evenfall: 2 to 4 seats on the sun side."""

    name = "evenfall"
    least = 2
    most = 4
    rules_version = "1"
    choices = (
        Choice("experienced", ("off", "on")),
        Choice("first", ("random", "1", "2", "3", "4")),
        Choice("clans", ()),
    )
    openings = ("ask-turn",)

    def __init__(self) -> None:
        self._reader: EvenfallReader | None = None
        self._base: list[Pack] = []
        self._ours: Catalogue | None = None
        self._tables: OrderedDict[tuple[object, ...], Table] = OrderedDict()

    def folder(self) -> Path:
        return Path(str(files("gloaming.evenfall")))

    def base_packs(self) -> list[Pack]:
        """Our own content."""
        if not self._base:
            folder = self.folder() / "content"
            head = {"id": "base", "game": self.name}
            self._base = [
                parse_pack((folder / f"{part}.toml").read_text("utf-8"), f"{part}.toml", head)
                for part in CONTENT
            ]
        return self._base

    def catalogue(self, packs: list[Pack]) -> Catalogue:
        if packs:
            return self._merged(packs)
        if self._ours is None:
            self._ours = self._merged([])
        return self._ours

    def _merged(self, packs: list[Pack]) -> Catalogue:
        catalogue = Catalogue(SCHEMA)
        for pack in self.base_packs():
            catalogue.add(pack, new=True)
        for pack in packs:
            if pack.game != self.name:
                raise PackError(
                    "", 0, 0, f"pack “{pack.id}” is for {pack.game}, not for {self.name}"
                )
            catalogue.add(pack)
        return catalogue

    def shelf(self, packs: list[Pack]) -> Shelf:
        """The catalogue with every sentence read."""
        if self._reader is None:
            self._reader = EvenfallReader()
        return Shelf(self.catalogue(packs), self._reader)

    def table(self, seats: int, clans: list[str], variant: bool, packs: list[Pack]) -> Table:
        """The fixed part of a game, kept for the next game of the same kind."""
        key = (seats, tuple(clans), variant, *(pack.digest for pack in packs))
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = self.shelf(packs).table(seats, clans, variant)
            if len(self._tables) > KEPT:
                self._tables.popitem(last=False)
        else:
            self._tables.move_to_end(key)
        return found

    def clans(self, setup: Setup) -> list[str]:
        """The clan of every seat: as asked for, the others in the order of the box (EF-SET-16)."""
        asked = [clan for clan in setup.options.get("clans", "").split(",") if clan]
        for clan in asked:
            if clan not in CLANS:
                raise SetupError(f"there is no clan “{clan}”; there are: {', '.join(CLANS)}")
            if asked.count(clan) > 1:
                raise SetupError(f"two seats want {clan}: each takes a different clan (EF-SET-16)")
        if len(asked) > setup.seats:
            raise SetupError(f"{len(asked)} clans for {setup.seats} seats")
        return (asked + [clan for clan in CLANS if clan not in asked])[: setup.seats]

    def check_setup(self, setup: Setup) -> None:
        super().check_setup(setup)
        first = self.option(setup, "first")
        if first != "random" and int(first) > setup.seats:
            raise SetupError(f"seat {first} cannot be first: there are {setup.seats} seats")
        self.clans(setup)

    def set_up(self, setup: Setup, packs: list[Pack], told: bool = True) -> Game:
        self.check_setup(setup)
        variant = self.option(setup, "experienced") == "on"
        table = self.table(setup.seats, self.clans(setup), variant, packs)
        first = self.option(setup, "first")
        chance = Chance(bytes.fromhex(setup.key))
        game = set_up(table, setup.seats, chance, -1 if first == "random" else int(first) - 1, told)
        game.go()
        return game

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Evenfall)
        return appraise(game, seat)

    def view(self, game: Game, seat: int) -> EvenfallView:
        assert isinstance(game, Evenfall)
        return view(game, seat)

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> EvenfallWords:
        table = self.table(self.most, list(CLANS), False, packs)
        return EvenfallWords(language, seats, self.catalogue(packs), table)

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        assert isinstance(game, Evenfall)
        return refusals(game, seat)

    def screen(self, view: View, words: Words, width: int, brief: bool = False) -> "RenderableType":
        from gloaming.evenfall.screen import screen

        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return screen(view, words, width, brief)

    def zones(self, view: View, words: Words, context: "PageContext") -> "list[Zone]":
        from gloaming.evenfall.page import zones

        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return zones(view, words, context)

    def sprites(self) -> str:
        from gloaming.evenfall.page.sprites import sprites

        return sprites(self.catalogue([]))

    def styles(self) -> list[str]:
        return ["evenfall.css"]

    def hint(self, view: View, words: Words, offer: Offer) -> str:
        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return hint(view, words, offer)

    def things(self, words: Words) -> list[str]:
        assert isinstance(words, EvenfallWords)
        return things(words)

    def explain(self, words: Words, thing: str) -> Explanation | None:
        assert isinstance(words, EvenfallWords)
        return explain(words, thing)

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        assert isinstance(game, Evenfall)
        return imagine(game, seat, chance)

    def components(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Evenfall)
        return components(game)

    def faults(self, game: Game) -> list[str]:
        assert isinstance(game, Evenfall)
        return faults(game)

    def effects(self, game: Game) -> list[str]:
        assert isinstance(game, Evenfall)
        return [
            path
            for path in game.table.effects
            if not path[-1].isdigit() or ".council" in path or ".track" in path
            if path not in BEFORE_THE_FIRST_QUESTION and path.count(".") < 2
        ]

    def snapshot(self, game: Game) -> bytes:
        assert isinstance(game, Evenfall)
        return snapshot(game)

    def restore(self, setup: Setup, packs: list[Pack], data: bytes) -> Game:
        variant = self.option(setup, "experienced") == "on"
        return restore(self.table(setup.seats, self.clans(setup), variant, packs), data)

    def check_pack(self, pack: Pack) -> None:
        self.shelf([pack]).table(self.most, list(CLANS), False)

    def sheets(self, language: str, packs: list[Pack]) -> list[Sheet]:
        words = self.words(language, [], packs)
        found: list[Sheet] = []
        for kind, items in self.catalogue(packs).items.items():
            for item in items.values():
                copies = item.values.get("copies", 1)
                text = [words.card_text(item)]
                if kind in CARDS:
                    text.insert(0, words.card_facts(item))
                if kind == "person":
                    text += [words.council_text(item, copy + 1) for copy in range(copies)]
                name = words.name(f"card:{item.id}" if kind in CARDS else f"{kind}:{item.id}")
                known = item.values.get("known", {})
                found.append(Sheet(kind, item.id, name, copies, text, known))
        return found

    def first(self, game: Game) -> int:
        assert isinstance(game, Evenfall)
        return game.first

    def holding(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, Evenfall)
        return [game.card(index).entry for index in game.clans[seat].hand]

    def in_play(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        found = [game.card(index).entry for index in rituals(game, clan) + clan.specialists]
        return found + [f"{game.card(index).uid}/council" for index in clan.council]

    def history(self, game: Game, seat: int) -> list[int]:
        assert isinstance(game, Evenfall)
        return game.clans[seat].history[:]

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        assert isinstance(game, Evenfall)
        patch(game, seats, given, self.catalogue(packs))

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        assert isinstance(game, Evenfall)
        return facts(game, seats, self.catalogue(packs))
