"""Reading Evenfall's notation: verbs, counts, events and standing effects become nodes."""

from importlib.resources import files
from typing import Any

from lark import Token

from gloaming.evenfall.model.cards import ELDER, WITCH, Cost
from gloaming.evenfall.model.events import CLAN_TOKEN, EVENTS, GAME_END, ROUND_END, STANDING
from gloaming.evenfall.rules.battle import TakeAnyStone
from gloaming.evenfall.rules.catalysts import CATALYSTS, BuildFree
from gloaming.evenfall.rules.counts import COUNTS, ClanCount
from gloaming.evenfall.rules.coven import Advance
from gloaming.evenfall.rules.crystal.ascend import TakePathCard, TakePathStone
from gloaming.evenfall.rules.crystal.cat import TakeCat
from gloaming.evenfall.rules.crystal.crystals import Charge
from gloaming.evenfall.rules.crystal.path import PlayPath
from gloaming.evenfall.rules.crystal.person_effects import (
    CopyCouncil,
    CopyExhaust,
    Exchange,
    Herd,
    Replace,
    RivalsGain,
    TakeBack,
)
from gloaming.evenfall.rules.crystal.ritual_effects import (
    BuildBeside,
    EveryoneTransfers,
    Foresee,
    HarvestRegion,
    PullPiece,
    Reward,
    Wander,
    Wind,
)
from gloaming.evenfall.rules.discover import FreeDiscovery
from gloaming.evenfall.rules.gain import NO_COUNT, Gain
from gloaming.evenfall.rules.harvest import WHICH, Harvest
from gloaming.evenfall.rules.moon.board import (
    AdvanceBoth,
    DrawPlace,
    RepeatStep,
    TakeRed,
    TurnRitual,
)
from gloaming.evenfall.rules.moon.demon import CallDemon, ReleaseDemon
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.evenfall.rules.people import Borrow, ReadySpecialist
from gloaming.evenfall.rules.pieces import MoveElder, MovePieces, Recall
from gloaming.evenfall.rules.ritual import Consume, PlayForFree, RemoveRitual
from gloaming.evenfall.rules.token import ReadyToken
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.content.notation.reader import Builder, Reader
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect

PIECES = {"witch": WITCH, "elder": ELDER, "piece": 0}
MOST = 19  # of anything on one card


class Ongoing:
    """What an `ongoing` text says: a trigger with its effect, or a standing effect."""

    def __init__(self, event: int, effect: Effect | None, flag: int, amount: int) -> None:
        self.event = event
        self.effect = effect
        self.flag = flag
        self.amount = amount


class EvenfallBuilder(Builder):
    """Turns a parse tree into Evenfall's nodes. A price is optional unless it opens an action."""

    def __init__(self, sentence: str, optional_prices: bool) -> None:
        super().__init__()
        self.sentence = sentence
        self.optional_prices = optional_prices

    def _fail(self, token: Token, problem: str, words: list[str]) -> NotationError:
        from difflib import get_close_matches

        close = get_close_matches(str(token), words, 3) or words
        return NotationError(
            self.sentence, token.column or 1, problem, "expected: " + ", ".join(close)
        )

    def _number(self, token: Token) -> int:
        """A number of something: at least one, and no more than fits on a card."""
        if not 0 < int(token) <= MOST:
            raise NotationError(
                self.sentence, token.column or 1, f"the number {token}", f"expected: 1 to {MOST}"
            )
        return int(token)

    def amount(self, found: list[Token]) -> tuple[Token, int]:
        return found[1], self._number(found[0])

    def amounts(self, found: list[tuple[Token, int]]) -> dict[str, int]:
        """The sum of each unit; the units are tokens, so that they know where they stand."""
        total: dict[str, int] = {}
        for unit, n in found:
            total[unit] = total.get(unit, 0) + n
            if total[unit] > MOST:
                raise NotationError(
                    self.sentence,
                    unit.column or 1,
                    f"{total[unit]} {unit} in all",
                    f"expected: at most {MOST}",
                )
        return total

    def count(self, found: list[Token]) -> ClanCount:
        if str(found[0]) not in COUNTS:
            raise self._fail(found[0], f"“{found[0]}” cannot be counted", COUNTS)
        return ClanCount(COUNTS.index(str(found[0])))

    def gain(self, found: list[Any]) -> Effect:
        a: dict[str, int] = found[0]
        if "crystal" in a:
            raise NotationError(
                self.sentence, 1, "a Crystal is built or charged, not gained", "write: charge"
            )
        every, per = 1, NO_COUNT
        for part in found[1:]:
            if isinstance(part, ClanCount):
                per = part.what
            else:
                every = self._number(part)
        return Gain(
            a.get("herb", 0),
            a.get("potion", 0),
            a.get("knowledge", 0),
            a.get("any", 0),
            a.get("mana", 0),
            a.get("vp", 0),
            a.get("card", 0),
            per,
            every,
        )

    def price(self, found: list[dict[str, int]]) -> Cost:
        a = found[0]
        for unit in a:
            if unit == "vp":
                column = getattr(unit, "column", 1)
                raise NotationError(self.sentence, column, "victory points are never a price")
        if sum(n for unit, n in a.items() if unit not in ("mana", "card")) > MOST:
            raise NotationError(
                self.sentence, 1, "too many resources in one price", f"expected: at most {MOST}"
            )
        return Cost(
            a.get("herb", 0),
            a.get("potion", 0),
            a.get("knowledge", 0),
            a.get("any", 0),
            a.get("mana", 0),
            a.get("card", 0),
            a.get("crystal", 0),
        )

    def pay(self, found: list[Any]) -> Effect:
        return Pay(self.price([found[0]]), found[1], self.optional_prices)

    def transfer(self, found: list[Token]) -> Effect:
        return Transfer()

    def advance(self, found: list[Token]) -> Effect:
        return Advance(self._number(found[0]) if found else 1)

    def harvest(self, found: list[Token]) -> Effect:
        return Harvest(WHICH.index(str(found[0])))

    def build(self, found: list[Token]) -> Effect:
        return BuildFree(CATALYSTS.index(str(found[0])))

    def remove_ritual(self, found: list[Token]) -> Effect:
        return RemoveRitual()

    def move_pieces(self, found: list[Token]) -> Effect:
        return MovePieces()

    def move_elder(self, found: list[Token]) -> Effect:
        return MoveElder()

    def recall(self, found: list[Token]) -> Effect:
        return Recall(PIECES[str(found[0])])

    def discover_free(self, found: list[Token]) -> Effect:
        return FreeDiscovery()

    def play_ritual(self, found: list[Token]) -> Effect:
        return PlayForFree()

    def consume(self, found: list[Token]) -> Effect:
        return Consume()

    def borrow(self, found: list[Token]) -> Effect:
        return Borrow()

    def take_stone(self, found: list[Token]) -> Effect:
        return TakeAnyStone()

    def ready_specialist(self, found: list[Token]) -> Effect:
        return ReadySpecialist()

    def ready_token(self, found: list[Token]) -> Effect:
        return ReadyToken()

    def advance_both(self, found: list[Token]) -> Effect:
        return AdvanceBoth()

    def repeat_step(self, found: list[Token]) -> Effect:
        return RepeatStep()

    def draw_place(self, found: list[Token]) -> Effect:
        return DrawPlace()

    def take_red(self, found: list[Token]) -> Effect:
        return TakeRed()

    def turn_ritual(self, found: list[Token]) -> Effect:
        return TurnRitual()

    def call_demon(self, found: list[Token]) -> Effect:
        return CallDemon()

    def release_demon(self, found: list[Effect]) -> Effect:
        return ReleaseDemon(found[0])

    # --- The Crystal Path ---

    def charge(self, found: list[Token]) -> Effect:
        return Charge(self._number(found[0]) if found else 1)

    def take_path_card(self, found: list[Token]) -> Effect:
        return TakePathCard()

    def take_path_stone(self, found: list[Token]) -> Effect:
        return TakePathStone()

    def take_cat(self, found: list[Token]) -> Effect:
        return TakeCat()

    def take_back(self, found: list[Token]) -> Effect:
        return TakeBack()

    def play_path(self, found: list[Token]) -> Effect:
        return PlayPath()

    def foresee(self, found: list[Token]) -> Effect:
        return Foresee(self._number(found[0]))

    def pull_piece(self, found: list[Token]) -> Effect:
        return PullPiece()

    def wander(self, found: list[Token]) -> Effect:
        return Wander()

    def wind(self, found: list[Token]) -> Effect:
        return Wind()

    def everyone_transfers(self, found: list[Token]) -> Effect:
        return EveryoneTransfers(self._number(found[0]))

    def harvest_region(self, found: list[Token]) -> Effect:
        return HarvestRegion()

    def reward(self, found: list[Token]) -> Effect:
        return Reward(self._number(found[0]))

    def build_beside(self, found: list[Token]) -> Effect:
        return BuildBeside()

    def copy_exhaust(self, found: list[Token]) -> Effect:
        return CopyExhaust()

    def copy_council(self, found: list[Token]) -> Effect:
        return CopyCouncil()

    def rivals_gain(self, found: list[Any]) -> Effect:
        gain = self.gain(found)
        assert isinstance(gain, Gain)
        return RivalsGain(gain)

    def replace(self, found: list[Token]) -> Effect:
        return Replace(self._number(found[0]))

    def exchange(self, found: list[Token]) -> Effect:
        return Exchange(self._number(found[0]))

    def herd(self, found: list[Token]) -> Effect:
        return Herd()

    def listens(self, found: list[Any]) -> Ongoing:
        words = [w for i, w in enumerate(EVENTS) if i not in (ROUND_END, GAME_END, CLAN_TOKEN)]
        if str(found[0]) not in words:
            raise self._fail(found[0], f"there is no event “{found[0]}”", words)
        return Ongoing(EVENTS.index(str(found[0])), found[1], -1, 0)

    def stands(self, found: list[Any]) -> Ongoing:
        if str(found[0]) not in STANDING:
            raise self._fail(found[0], f"there is no standing effect “{found[0]}”", STANDING)
        return Ongoing(
            -1, None, STANDING.index(str(found[0])), self._number(found[1]) if found[1:] else 1
        )


class EvenfallReader:
    """Reads sentences, prices and ongoing effects."""

    def __init__(self) -> None:
        grammar = (files("gloaming.evenfall.content") / "notation.lark").read_text("utf-8")
        self._reader = Reader(grammar, ["ongoing", "price"])

    def effect(self, text: str, optional_prices: bool) -> Effect:
        found: Effect = self._reader.read(text, EvenfallBuilder(text, optional_prices))
        return found

    def price(self, text: str) -> Cost:
        found: Cost = self._reader.read(text, EvenfallBuilder(text, True), "price")
        return found

    def ongoing(self, text: str) -> Ongoing:
        found: Ongoing = self._reader.read(text, EvenfallBuilder(text, True), "ongoing")
        return found
