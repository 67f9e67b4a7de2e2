"""Setting up a game, in the nine steps of the book (EH-SET)."""

from typing import Final

from gloaming.eldritch.model.components import MYTHOS_BLUE, TRAITS
from gloaming.eldritch.model.data import NO_COMPONENT, GameData
from gloaming.eldritch.model.state import (
    DECK_COUNT,
    FACE_UP,
    MYTHOS_DECKS,
    PHASE_ACTION,
    Eldritch,
)
from gloaming.eldritch.rules.board.clues import push_clue_spawn
from gloaming.eldritch.rules.board.gates import push_gate_spawn
from gloaming.eldritch.rules.board.table_cards import show_expedition
from gloaming.eldritch.rules.investigators.cards import fill_reserve
from gloaming.eldritch.rules.mystery import DRAW_MYSTERY
from gloaming.eldritch.rules.mythos import rumors_in_box
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import resolve
from gloaming.eldritch.rules.round import (
    CHOOSE_SHEET,
    ROUND,
    seat_investigator,
    take_starting_things,
)
from gloaming.eldritch.rules.rumor import put_in_play
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import Story

TEAMWORK: Final = 1 << TRAITS.index("teamwork")
EASIER: Final = "easier"
HARDER: Final = "harder"
ASKED: Final = -2  # a sheet that its player chooses
DRAWN: Final = -1  # a sheet that is drawn by lot


def set_up(
    data: GameData,
    seats: int,
    chance: Chance,
    lead: int,
    sheets: list[int],
    has_rumor: bool,
    with_story: bool,
) -> Eldritch:
    """Returns a new game with its set-up still to be played: `sheets` are those of the seats, ASKED
    or DRAWN where nothing is fixed; `lead` is -1 if it is drawn by lot (EH-SET-07)."""
    game = Eldritch(data, seats, chance)
    if with_story:
        game.story = Story()
    game.lead = lead if lead >= 0 else chance.below(seats)
    game.active = game.lead
    for deck in range(DECK_COUNT):
        game.decks[deck].cards = data.decks[deck][:]
    if seats == 1:
        _box_teamwork(game)
    for deck in FACE_UP:
        game.decks[deck].show_top(chance)
    game.stage_left = data.stages[0][:]
    game.stack.append(Frame(FIRST_ROUND, NOBODY))
    if has_rumor:
        game.stack.append(Frame(STARTING_RUMOR, NOBODY))
    game.stack.append(Frame(DRAW_MYSTERY, NOBODY))
    game.stack.append(Frame(STARTING_BOARD, NOBODY))
    game.stack.append(Frame(ANCIENT_SETUP, NOBODY))
    for i in reversed(range(seats)):
        game.stack.append(Frame(STARTING_THINGS, (game.lead + i) % seats))
    clockwise = [(game.lead + i) % seats for i in range(seats)]
    for seat in reversed(clockwise):
        if sheets[seat] == ASKED:
            game.stack.append(Frame(CHOOSE_SHEET, seat))
    # What is fixed before the game nobody can choose any more (EH-SET-08).
    free = [sheet for sheet in data.sheets if sheet not in sheets]
    for seat in reversed(clockwise):
        sheet = sheets[seat]
        if sheet == DRAWN:
            sheet = free.pop(chance.below(len(free)))
        if sheet != ASKED:
            game.stack.append(Frame(TAKE_SHEET, seat, sheet))
    return game


def _box_teamwork(game: Eldritch) -> None:
    """Alone there is no use for TEAMWORK cards (EH-SOLO-02)."""
    for deck in game.decks:
        gone = [card for card in deck.cards if game.component(card).traits & TEAMWORK]
        if gone:
            deck.cards = [card for card in deck.cards if card not in gone]
            game.boxed += gone


class TakeSheet(Effect):
    """Step 3: a seat takes the investigator that the set-up names."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat_investigator(game, frame.seat, frame.source)


class StartingThings(Effect):
    """Step 4: a seat takes its starting possessions, when all have their sheets (EH-SET-02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        take_starting_things(game, frame.seat)


class AncientSetup(Effect):
    """Step 5: the set-up effect of the Ancient One, and its sheet works from now on (EH-SET-15)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        data = game.data
        game.tell_narration(NOBODY, data.ancient_one, "start")
        game.entries += 1
        game.entered[data.ancient_one] = game.entries
        for listener in data.front.listeners:
            game.triggers.add(NOBODY, listener)
        if data.setup is not None:
            resolve(game, data.setup, NOBODY, data.ancient_one)


class StartingBoard(Effect):
    """Steps 9D to 9G: the reserve, Gates with Monsters, the Expedition, Clues (EH-SET-40 to 44)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        for seat, one in enumerate(game.investigators):
            for card in (one.sheet, *one.cards):
                game.triggers.mark_used(card, seat)  # no round has begun (EH-SET-47)
        fill_reserve(game)
        push_clue_spawn(game, game.data.clues_spawned)
        game.stack.append(Frame(STARTING_EXPEDITION, NOBODY))
        push_gate_spawn(game, game.data.gates_spawned)


class StartingExpedition(Effect):
    """Step 9F: the token lies where the top card of the Expedition deck says (EH-SET-43)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        show_expedition(game)


class StartingRumor(Effect):
    """A Rumor from the box is in play from the start; of its icons only the tokens count
    (EH-OPT-05 to 07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if rumors_in_box(game) <= 0:
            return
        card = game.decks[MYTHOS_DECKS + MYTHOS_BLUE].draw(game.chance)
        if card != NO_COMPONENT:
            game.tokens[card] = game.component(card).tokens
            put_in_play(game, card)


class FirstRound(Effect):
    """The first round begins with the Action Phase (EH-SET-46, 47)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.phase = PHASE_ACTION
        game.triggers.new_round()
        game.stack.append(Frame(ROUND, NOBODY))


TAKE_SHEET: Final = procedure("eldritch.take-sheet", TakeSheet())
STARTING_THINGS: Final = procedure("eldritch.starting-things", StartingThings())
STARTING_EXPEDITION: Final = procedure("eldritch.starting-expedition", StartingExpedition())
ANCIENT_SETUP: Final = procedure("eldritch.ancient-setup", AncientSetup())
STARTING_BOARD: Final = procedure("eldritch.starting-board", StartingBoard())
STARTING_RUMOR: Final = procedure("eldritch.starting-rumor", StartingRumor())
FIRST_ROUND: Final = procedure("eldritch.first-round", FirstRound())


class SetAsideSpecials(Effect):
    """`set aside specials`: the Special Encounters of the Ancient One lie beside its sheet; they
    have a deck of their own from the start (EH-SET-19)."""

    def run(self, game: Game, frame: Frame) -> None:
        pass


VERBS: Final = [
    verb(
        SetAsideSpecials,
        "set aside specials",
        "the Special Encounters lie beside the sheet",
        "do-set-aside-specials",
        0.0,
        ("EH-SET-19",),
    ),
]
