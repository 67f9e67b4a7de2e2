"""The positions scenarios start from: an empty board, and what the scenario gives."""

from typing import TYPE_CHECKING, Any

from gloaming.eldritch.model.data import NO_COMPONENT, GameData
from gloaming.eldritch.model.scenes import ACTION_TURN_SLOTS, TURN
from gloaming.eldritch.model.state import (
    DECK_COUNT,
    ELDRITCH_LAYOUT,
    PHASE_ACTION,
    PHASE_ENCOUNTER,
    PHASE_MYTHOS,
    Eldritch,
)
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.rules.actions.action_phase import ACTION_TURN, CHOOSE_ACTION
from gloaming.eldritch.rules.dice.test_scene import NO_MORE_DICE
from gloaming.eldritch.rules.encounters.encounter_phase import TURN_OF_ENCOUNTERS
from gloaming.eldritch.rules.mythos import (
    END_OF_MYTHOS,
    ICONS,
    MYTHOS_ICONS,
    MYTHOS_PHASE,
)
from gloaming.eldritch.rules.resolution import open_resolution
from gloaming.eldritch.rules.round import NEXT_ROUND, START_ENCOUNTERS
from gloaming.eldritch.rules.setup import ANCIENT_SETUP
from gloaming.eldritch.testing.patch_board import BoardPatch
from gloaming.eldritch.testing.patch_seat import SeatPatch
from gloaming.eldritch.testing.pieces import Pieces
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import NOBODY, Frame
from gloaming.kernel.story import Story
from gloaming.kernel.testing.given import GivenTable

if TYPE_CHECKING:
    from gloaming.eldritch.box import EldritchBox

PHASES = ["action", "encounter", "mythos", "mythos-end", *ICONS]
BY_LUCK = "any"
KEPT = ("chance", "covers_backs", "seats", "shows_outcomes", "story", "trace", "version")


class Patch:
    """Applies one `given` table to a game."""

    def __init__(
        self, game: Eldritch, seats: list[str], box: "EldritchBox", packs: list[Pack]
    ) -> None:
        self.game = game
        self.seats = seats
        self.box = box
        self.packs = packs

    def apply(self, values: dict[str, Any]) -> None:
        """Empties the table and applies everything in one order, however the table is written."""
        given = GivenTable(values)
        game = self.game
        board = given.table("board")
        clear(game, self._data(board))
        game.stack = [Frame(ANCIENT_SETUP, NOBODY)]
        game.run_until_asked()
        pieces = Pieces(game, self.box.catalogue(self.packs))
        game.lead = board.one_of("lead", self.seats, self.seats[0])
        game.round = board.amount("round", 1)
        seats = [
            SeatPatch(game, pieces, seat, given.table(name)) for seat, name in enumerate(self.seats)
        ]
        table = BoardPatch(game, pieces, board)
        table.lay_out()
        # those who are named first, so that nobody else takes their sheets
        for seat in sorted(seats, key=lambda one: not one.wanted):
            seat.sit_down()
        for seat in seats:
            if not seat.is_out:
                seat.fill()
        for seat in seats:
            seat.look()
        table.stack_decks(given.table("next"))
        self._dice(given)
        self._clock(given, board)
        given.finish()
        if game.story is not None:
            game.story = Story()
        game.run_until_asked()

    def _data(self, board: GivenTable) -> GameData:
        """Returns the fixed part of the game: with the Ancient One that is given, else Azathoth."""
        data = self.game.data
        ancient = board.text("ancient", "azathoth")
        if data.by_uid.get(ancient, NO_COMPONENT) == data.ancient_one:
            return data
        known = list(self.box.catalogue(self.packs).items["ancient_one"])
        board.number_of("ancient", ancient, known)
        return self.box.data(self.game.seats, Variant(ancient), self.packs)

    def _dice(self, given: GivenTable) -> None:
        """Fixes the dice: those that are given, in this order, and no others."""
        found = given.take("dice", [])
        if found == BY_LUCK:
            return
        if not isinstance(found, list) or not all(die in range(1, 7) for die in found):
            raise given.refuse("dice", f"a list of dice, or “{BY_LUCK}”,")
        self.game.dice = [*found, NO_MORE_DICE]

    # --- where play stands --------------------------------------------------------------------

    def _clock(self, given: GivenTable, board: GivenTable) -> None:
        """Pushes the work that is left of the round, what comes next last."""
        game = self.game
        where = board if "phase" in board else given
        phase = PHASES[where.one_of("phase", PHASES, PHASES[0])]
        where = board if "turn" in board else given
        turn = where.one_of("turn", self.seats, self.seats[game.lead])
        order = game.in_order(game.lead)
        left = order[order.index(turn) :] if turn in order else order
        game.active = turn
        game.stack = [Frame(NEXT_ROUND, NOBODY)]
        if phase in ICONS:
            game.phase = PHASE_MYTHOS
            game.active = game.lead
            game.stack.append(Frame(END_OF_MYTHOS, NOBODY))
            game.stack.append(Frame(MYTHOS_ICONS[phase], NOBODY))
        elif phase == "mythos-end":
            game.phase = PHASE_MYTHOS
            game.active = game.lead
            game.stack.append(Frame(END_OF_MYTHOS, NOBODY))
        else:
            game.stack.append(Frame(MYTHOS_PHASE, NOBODY))
        if phase == "encounter":
            game.phase = PHASE_ENCOUNTER
            game.stack += [Frame(TURN_OF_ENCOUNTERS, seat) for seat in reversed(left)]
        elif phase == "action":
            game.phase = PHASE_ACTION
            game.stack.append(Frame(START_ENCOUNTERS, NOBODY))
            game.stack += [Frame(ACTION_TURN, seat) for seat in reversed(left)]
            if game.investigators[turn].actions:
                game.stack.pop()
                self._go_on(turn)

    def _go_on(self, seat: int) -> None:
        """Goes on in the middle of a turn: the seat has as many actions left as were given."""
        game = self.game
        scene = open_resolution(game, seat, NO_COMPONENT, kind=TURN, slots=ACTION_TURN_SLOTS)
        game.stack.append(Frame(CHOOSE_ACTION, seat, scene=scene))


def clear(game: Eldritch, data: GameData) -> None:
    """Empties the table: every deck is full and mixed, nobody sits anywhere, nothing is in play."""
    fresh = Eldritch(data, game.seats, game.chance)
    for field in ELDRITCH_LAYOUT.fields:
        if field.name not in KEPT:
            setattr(game, field.name, getattr(fresh, field.name))
    game.stack = []
    game.question = None
    for deck in range(DECK_COUNT):
        game.decks[deck].cards = data.decks[deck][:]
    game.stage_left = data.stages[0][:]
