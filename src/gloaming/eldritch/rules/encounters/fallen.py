"""Encounters with defeated investigators, and what happens to their things (EH-DEF-19 to 22)."""

from typing import Final

from gloaming.eldritch.model.components import HEALTH, SHIP, TRAIN
from gloaming.eldritch.model.scenes import ENCOUNTER
from gloaming.eldritch.model.state import CLUES, Eldritch
from gloaming.eldritch.rules.actions.prepare import push_ticket
from gloaming.eldritch.rules.encounters.encounters import open_encounter, push_part
from gloaming.eldritch.rules.investigators.cards import gain_component, return_card
from gloaming.eldritch.rules.investigators.gain import take_clue
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Name
from gloaming.kernel.scene import NO_SCENE

NOT_FALLEN: Final = -1


def fallen_on(game: Eldritch, space: int) -> list[int]:
    """Returns the sheets of the defeated investigators whose tokens are on a space."""
    return [sheet for i, sheet in enumerate(game.fallen) if game.fallen_space[i] == space]


def begin_fallen(game: Eldritch, seat: int, parent: int, sheet: int) -> None:
    """A seat encounters a defeated investigator: the Crippled or the Insane effect on the back of
    the sheet (EH-DEF-19, 20)."""
    at = game.fallen.index(sheet)
    scene = open_encounter(game, seat, sheet, parent, "fallen")
    part = "crippled" if game.fallen_track[at] == HEALTH else "insane"
    push_part(game, seat, sheet, scene, part)


def _encountered(game: Eldritch, frame: Frame) -> int:
    """Returns the place of the encountered sheet among the fallen, or NOT_FALLEN."""
    scene = find_scene(game, frame.scene, ENCOUNTER)
    sheet = game.scenes[scene].source if scene != NO_SCENE else frame.source
    return game.fallen.index(sheet) if sheet in game.fallen else NOT_FALLEN


class TakeFallen(Effect):
    """`take fallen`: the possessions on the encountered sheet are gained (EH-DEF-22)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        at = _encountered(game, frame)
        if at == NOT_FALLEN:
            return
        clues = game.fallen_clues[at]
        cards = game.fallen_cards[at]
        game.fallen_clues[at] = []
        game.fallen_cards[at] = []
        tickets = [TRAIN] * game.fallen_train[at] + [SHIP] * game.fallen_ship[at]
        game.fallen_train[at] = 0
        game.fallen_ship[at] = 0
        for kind in reversed(tickets):
            push_ticket(game, frame, kind)
        for clue in clues:
            take_clue(game, frame, clue, frame.seat)
        if clues:
            game.tell(frame.seat, "log-gain-clues", n=len(clues))
        for card in cards:
            gain_component(game, frame, card, frame.seat, False)


def remove_fallen(game: Eldritch, at: int) -> None:
    """Takes a defeated token and its sheet out of the game, with what is left on it."""
    discard_fallen_things(game, at)
    game.fallen.pop(at)
    game.fallen_space.pop(at)
    game.fallen_track.pop(at)
    game.fallen_cards.pop(at)
    game.fallen_clues.pop(at)
    game.fallen_train.pop(at)
    game.fallen_ship.pop(at)


def discard_fallen_things(game: Eldritch, at: int) -> None:
    """Discards the possessions on a defeated investigator's sheet (EH-DISC-03)."""
    for card in game.fallen_cards[at]:
        return_card(game, card)
    game.decks[CLUES].put_away(*game.fallen_clues[at])
    game.fallen_cards[at] = []
    game.fallen_clues[at] = []
    game.fallen_train[at] = 0
    game.fallen_ship[at] = 0


class BuryFallen(Effect):
    """`bury fallen`: token and sheet leave the game (EH-DEF-22)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        at = _encountered(game, frame)
        if at != NOT_FALLEN:
            uid = game.component(game.fallen[at]).uid
            remove_fallen(game, at)
            game.tell(frame.seat, "log-bury", fallen=Name(f"card:{uid}"))


class StripFallen(Effect):
    """`strip fallen`: possessions on all defeated sheets are discarded (EH-DISC-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        for at in range(len(game.fallen)):
            discard_fallen_things(game, at)


class ClearFallen(Effect):
    """`clear fallen`: all defeated tokens and sheets go to the box (EH-DISC-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.fallen:
            game.tell(NOBODY, "log-clear-fallen")
        while game.fallen:
            remove_fallen(game, 0)


VERBS: Final = [
    verb(
        TakeFallen,
        "take fallen",
        "the possessions on the encountered sheet are gained",
        "do-take-fallen",
        1.5,
        ("EH-DEF-22",),
    ),
    verb(
        BuryFallen,
        "bury fallen",
        "token and sheet of the defeated investigator leave the game",
        "do-bury-fallen",
        0.0,
        ("EH-DEF-22",),
    ),
    verb(
        StripFallen,
        "strip fallen",
        "possessions of all defeated investigators are discarded",
        "do-strip-fallen",
        -1.0,
        ("EH-DISC-03",),
    ),
    verb(
        ClearFallen,
        "clear fallen",
        "all defeated investigators leave the game",
        "do-clear-fallen",
        -0.5,
        ("EH-DISC-07",),
    ),
]
