"""The numbers of actions by plain choice, for the questions that come often.

A question's choices are looked up in a table of its effect, made once for all games that share
their fixed data; only where a choice means something else when the cards lie differently (a piece
is sent to a Ritual, a Catalyst is built on one) the cards are looked at.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gloaming.evenfall.encoding.vocabulary import (
    BRANCHES,
    HAND_PLACES,
    Vocabulary,
    packed_gains,
    packed_payments,
)
from gloaming.evenfall.model.cards import ICONS, PIECES, WITCH, GameData
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules import action
from gloaming.evenfall.rules.action import Turn
from gloaming.evenfall.rules.action_spaces import BOARD_SPACE, REGION_SPACE
from gloaming.evenfall.rules.battle import AdjustDials, SetDials, TakeStone
from gloaming.evenfall.rules.catalysts import (
    CATALYSTS,
    DISCARD_FIRST,
    DONE,
    BuildCatalysts,
    BuildFree,
    PayCatalyst,
)
from gloaming.evenfall.rules.crystal.crystals import ON_GROUND, SITE, SPOT
from gloaming.evenfall.rules.crystal.path import PlayFromPath
from gloaming.evenfall.rules.discard import DiscardCards
from gloaming.evenfall.rules.discover import DiscoverIn, FreeDiscovery
from gloaming.evenfall.rules.game_end import PlaceStone
from gloaming.evenfall.rules.harvest import Harvest
from gloaming.evenfall.rules.moon.board import FREE, PLACE_POWERSTONE, RepeatStep
from gloaming.evenfall.rules.options import packed_key
from gloaming.evenfall.rules.people import PlayCouncil, PlaySpecialist
from gloaming.evenfall.rules.pieces import MoveToRegion
from gloaming.evenfall.rules.resources.gain import GainAny
from gloaming.evenfall.rules.resources.pay_effect import BOARD_FIRST, Pay
from gloaming.evenfall.rules.ritual import PayRitual, PlayRitual
from gloaming.evenfall.rules.scout import PAIR, Sift
from gloaming.evenfall.rules.transfer import NO_TRANSFER, Transfer
from gloaming.kernel.control import ACCEPT, DECLINE, ChooseOne, May
from gloaming.kernel.encoding.actions import ActionSpace
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.nodes import LEAVE

_KIND: Final = 12  # bits of a turn's answer below its kind
_LOW: Final = 4095
_NONE: Final[list[int]] = []


class ActionNumbers:
    """The tables of one `GameData`."""

    def __init__(self, space: ActionSpace, words: Vocabulary, data: GameData) -> None:
        self.space = space
        self.data = data
        known = {uid: i for i, uid in enumerate(words.cards)}
        # Of each card among the cards of the variant, of each board among all clans from 1.
        self.card_number: vec[i64] = packed([known[card.uid] for card in data.cards])
        self.clan_number: vec[i64] = packed([CLANS.index(b.entry) + 1 for b in data.boards])
        self.tables: dict[type[Effect], dict[int, int]] = {}
        self._sent: list[list[int]] = []  # by piece: the numbers of sending it to a Ritual
        self._sent_to_spaces: list[list[int]] = []
        for piece in (WITCH, WITCH + 1):
            self._sent.append(self.by_card(PIECES[piece]))
            self._sent_to_spaces.append([space.number(PIECES[piece], s) for s in words.spaces])
        self._sent_to_board = [
            space.number("witch", f"board:{board.side}") for board in data.boards
        ]
        self._built = [self.by_card(kind) for kind in CATALYSTS]
        self._pairs = space.slots.get("discard", -1)
        self._kind_width: i64 = len(data.cards)  # so many answers of each kind have a table
        self._turn: vec[i64] = self._turn_table()  # of a turn, by kind and what is below it
        self._fill(words)

    def by_card(self, verb: str) -> list[int]:
        """Returns the number of a verb with each card of the game; -1 where there is none."""
        return [self.space.number(verb, card.uid) for card in self.data.cards]

    def _table(self, verb: str, more: dict[int, str] | None = None) -> dict[int, int]:
        """Returns the numbers of choices that are cards, and of a few others by their names."""
        found = {i: number for i, number in enumerate(self.by_card(verb)) if number >= 0}
        if more is not None:
            for choice, name in more.items():
                number = self.space.number(name)
                if number >= 0:
                    found[choice] = number
        return found

    def _named(self, names: dict[int, str]) -> dict[int, int]:
        """Returns the numbers of choices by the names of their actions, as far as there are any."""
        numbers = self.space.numbers
        return {choice: numbers[name] for choice, name in names.items() if name in numbers}

    def _packed(self, verb: str, amounts: list[int]) -> dict[int, int]:
        """Returns the numbers of packed amounts, in the order in which their block has them."""
        start = self.space.number(verb, packed_key(amounts[0]))
        return {packed: start + i for i, packed in enumerate(amounts)}

    def _turn_table(self) -> vec[i64]:
        found = self._named(
            {
                action.PASS_TURN: "pass",
                action.END_TURN: "end-turn",
                action.ACTIVATE_TOKEN: "token",
                action.BUILD: "build",
                action.DISCARD_FREELY: "free-discard",
                action.ASCEND: "ascend",
                action.BOARD + FREE: "board-free",
                action.BOARD + PLACE_POWERSTONE: "place-powerstone",
            }
        )
        for kind, verb in (
            (action.DISCOVER, "discover"),
            (action.PLAY, "play"),
            (action.SPECIALIST, "specialist"),
            (action.COUNCIL, "council"),
            (action.EXHAUST, "exhaust"),
            (action.PATH_RITUAL, "play"),
            (action.PATH_SPECIALIST, "specialist"),
            (action.PATH_COUNCIL, "council"),
        ):
            for choice, number in self._table(verb).items():
                found[kind + choice] = number
        width = int(self._kind_width)
        numbers = [-1] * (((max(found) >> _KIND) + 1) * width)
        for choice, number in found.items():
            numbers[(choice >> _KIND) * width + (choice & _LOW)] = number
        return packed(numbers)

    def _fill(self, words: Vocabulary) -> None:
        regions = list(enumerate(self.data.regions))
        paid = self._packed("pay", packed_payments(words))
        first = {LEAVE: "decline", DISCARD_FIRST: "free-discard", BOARD_FIRST: "board-free"}
        dial = self._named({n: f"dial:{n}" for n in range(words.dial_cap + 1)})
        laid = self._table("on")
        self.tables = {
            DiscardCards: self._table("discard"),
            PlayRitual: laid,
            PlayFromPath: laid,
            Transfer: self._table("transfer", {NO_TRANSFER: "no-transfer"}),
            Harvest: self._table("harvest"),
            DiscoverIn: self._table("discover"),
            PlaceStone: self._table("stone-on"),
            FreeDiscovery: self._named({i: f"in:region:{r.entry}" for i, r in regions}),
            MoveToRegion: self._named({i: f"to:region:{r.entry}" for i, r in regions}),
            TakeStone: self._named({i: f"stone:stone:{s}" for i, s in enumerate(ICONS)}),
            GainAny: self._packed("gain", packed_gains()),
            PayRitual: paid,
            PlaySpecialist: paid,
            PlayCouncil: paid,
            PayCatalyst: paid,
            Pay: {**paid, **self._named({**first, 0: "yes"})},
            SetDials: dial,
            AdjustDials: dial,
            RepeatStep: self._named({n: f"step:{n + 1}" for n in range(words.steps)}),
            ChooseOne: self._named({n: f"choose:{n + 1}" for n in range(BRANCHES)}),
            May: self._named({ACCEPT: "yes", DECLINE: "no"}),
        }

    def numbers(self, game: Evenfall, frame: Frame, choices: list[int]) -> list[int]:
        """Returns the numbers of a question's choices; none where the question has no table."""
        effect = frame.effect
        if isinstance(effect, Turn):
            return self._of_turn(game, frame.seat, choices)
        table = self.tables.get(type(effect))
        if table is not None:
            found: list[int] = []
            for choice in choices:
                number = table.get(choice, -1)
                if number < 0:
                    return _NONE
                found.append(number)
            return found
        if isinstance(effect, (BuildCatalysts, BuildFree)):
            return self._of_building(game, isinstance(effect, BuildFree), choices)
        if isinstance(effect, Sift):
            return self._of_pairs(choices)
        return _NONE

    def _of_turn(self, game: Evenfall, seat: int, choices: list[int]) -> list[int]:
        found: list[int] = []
        table = self._turn
        width = self._kind_width
        for choice in choices:
            kind: i64 = choice >> _KIND
            low: i64 = choice & _LOW
            number: i64 = -1
            if kind == action.ACTIVATE >> _KIND:
                spot = low >> 1
                if spot < REGION_SPACE:
                    number = self._sent[low & 1][game.ritual_on[spot]]
                elif spot < BOARD_SPACE:
                    number = self._sent_to_spaces[low & 1][spot - REGION_SPACE]
                else:
                    number = self._sent_to_board[game.clans[seat].board]
            elif low < width and kind * width + low < len(table):
                number = table[kind * width + low]
            if number < 0:
                return _NONE
            found.append(number)
        return found

    def _of_building(self, game: Evenfall, is_free: bool, choices: list[int]) -> list[int]:
        found: list[int] = []
        for choice in choices:
            if choice == DONE:
                number = self.space.number("decline" if is_free else "done")
            elif choice == DISCARD_FIRST:
                number = self.space.number("free-discard")
            elif choice < len(self.data.cards) * SITE:
                place = choice // SITE
                on_ground = choice % SITE // SPOT == ON_GROUND
                built = place if on_ground else game.ritual_on[place]
                number = self._built[choice % SPOT][built]
            else:  # a free action before it
                return _NONE
            found.append(number)
        return found

    def _of_pairs(self, choices: list[int]) -> list[int]:
        """Returns the numbers of pairs of cards by where they stand in the sorted hand."""
        hand: set[int] = set()
        for choice in choices:
            hand.add(self.card_number[choice // PAIR])
            hand.add(self.card_number[choice % PAIR])
        if len(hand) > HAND_PLACES:
            return _NONE
        rank = {number: i for i, number in enumerate(sorted(hand))}
        found: list[int] = []
        for choice in choices:
            one = rank[self.card_number[choice // PAIR]]
            other = rank[self.card_number[choice % PAIR]]
            low, high = min(one, other), max(one, other)
            found.append(self._pairs + high * (high - 1) // 2 + low)
        return found


def packed(numbers: list[int]) -> vec[i64]:
    """Returns numbers as a block of memory."""
    found = vec[i64]()
    for number in numbers:
        found = append(found, i64(number))
    return found
