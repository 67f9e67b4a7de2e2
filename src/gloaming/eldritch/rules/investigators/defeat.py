"""Defeated and devoured investigators, and elimination (EH-DEF, EH-DEV, EH-ELIM)."""

from typing import Final

from gloaming.eldritch.model.components import CITY, CONDITION, HEALTH, SANITY
from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY, WAITING
from gloaming.eldritch.model.scenes import (
    COMBAT,
    DEFEATED_ASLEEP,
    ENCOUNTER,
    FLAGS,
    LOSS,
    OVER,
    RESOLUTION,
    TEST,
)
from gloaming.eldritch.model.state import CLUES, Eldritch
from gloaming.eldritch.rules.board.doom import BY_ELIMINATION, lose, push_doom
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import nearest, space_option
from gloaming.eldritch.rules.notation.who import seat_option
from gloaming.eldritch.rules.resolution import leave_play
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.unwinding import drop_seat

# Steps of a defeat, in the amount of its frame.
CHOOSE_TOKEN: Final = 0
RELOCATE: Final = 1
HAND_OVER: Final = 2


def push_defeat(game: Eldritch, seat: int) -> None:
    """An investigator has lost all Health or all Sanity: what is left of its work is dropped, and
    the four steps of a defeat come first of all (EH-DEF-01, 12)."""
    one = game.investigators[seat]
    if one.status != IN_PLAY:
        return
    track = HEALTH if one.health == 0 else SANITY
    is_both = one.health == 0 and one.sanity == 0
    _take_out(game, seat)
    game.tell(seat, "log-defeated")
    game.stack.append(Frame(HAND_OVER_LEAD, seat, target=one.sheet))
    game.stack.append(Frame(FALL, seat, one.sheet, -1 if is_both else track))
    push_doom(game, 1)


def _take_out(game: Eldritch, seat: int) -> None:
    """Drops the work of a seat; its player waits for another investigator, or is eliminated
    (EH-ELIM-02, 03). What is under way for it is over."""
    one = game.investigators[seat]
    has_next = is_before_awakening(game) and len(available_sheets(game)) > 0
    one.status = WAITING if has_next else ELIMINATED
    for scene in game.scenes:
        if scene.seat == seat and scene.kind not in (TEST, LOSS):
            scene.values[FLAGS] |= OVER
    drop_seat(game, seat)
    leave_play(game, one.sheet, seat)


def is_before_awakening(game: Eldritch) -> bool:
    """Whether a defeat now counts as one before the awakening: all by one effect do, if the first
    of them has awakened the Ancient One (EH-DEF-18)."""
    around = [scene for scene in game.scenes if scene.kind in (RESOLUTION, ENCOUNTER, COMBAT)]
    if game.is_awake:
        return any(scene.values[FLAGS] & DEFEATED_ASLEEP for scene in around)
    for scene in around:
        scene.values[FLAGS] |= DEFEATED_ASLEEP
    return True


class Fall(Effect):
    """Steps 2 and 3 of a defeat: the token goes to the nearest City with a Health or a Sanity
    token, the possessions onto the sheet (EH-DEF-03 to 08).

    `target` is the token, -1 if it is chosen.
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if frame.target < 0:
            game.ask(frame, frame.seat, [HEALTH, SANITY])
            return
        one = game.investigators[frame.seat]
        cities = [space.index for space in game.data.spaces if space.terrain == CITY]
        found = nearest(game, one.space, cities)
        if len(found) == 1:
            self._fall(game, frame.seat, frame.target, found[0])
        else:
            at = Frame(FALL_AT, frame.seat, frame.source, frame.target)
            game.ask(
                at,
                game.active if game.investigators[game.active].status == IN_PLAY else frame.seat,
                found,
            )

    def _fall(self, game: Eldritch, seat: int, track: int, space: int) -> None:
        fall_at(game, seat, track, space)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.stack.append(Frame(self, frame.seat, frame.source, choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-defeat-token")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        name = "health" if choice == HEALTH else "sanity"
        return Option(choice, name, Message(f"track-{name}"), (), "EH-DEF-05")


class FallAt(Effect):
    """The nearest City where the token of a defeated investigator goes, if several are as near."""

    def run(self, game: Game, frame: Frame) -> None:
        raise NotImplementedError  # it only asks

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        fall_at(game, frame.seat, frame.target, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-fall-at", seat=Name(f"seat:{frame.seat}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-DEF-03")


def fall_at(game: Eldritch, seat: int, track: int, space: int) -> None:
    """Puts a defeated investigator's token and possessions where they stay."""
    from gloaming.eldritch.rules.investigators.cards import return_card

    one = game.investigators[seat]
    held: list[int] = []
    for card in one.cards:
        leave_play(game, card, seat)
        if game.component(card).kind == CONDITION:
            return_card(game, card)
        else:
            held.append(card)
    game.fallen.append(one.sheet)
    game.fallen_space.append(space)
    game.fallen_track.append(track)
    game.fallen_cards.append(held)
    game.fallen_clues.append(one.clues)
    game.fallen_train.append(one.train)
    game.fallen_ship.append(one.ship)
    game.dead.append(one.sheet)
    one.cards = []
    one.clues = []
    _clear(game, seat)


def _clear(game: Eldritch, seat: int) -> None:
    one = game.investigators[seat]
    one.sheet = NO_COMPONENT
    one.space = NO_SPACE
    one.health = 0
    one.sanity = 0
    one.delayed = 0
    one.train = 0
    one.ship = 0
    one.improved = [0, 0, 0, 0, 0]
    one.actions = 0


class HandOverLead(Effect):
    """Step 4: the lead token goes to an investigator of choice; without one it stays
    (EH-DEF-09, 10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        check_eliminated(game)
        if game.result is None and game.lead == frame.seat:
            game.ask(frame, frame.seat, game.in_order(frame.seat))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        was_active = game.active == game.lead
        game.lead = choice
        if was_active and game.investigators[game.active].status != IN_PLAY:
            game.active = choice
        game.tell(choice, "log-new-lead")

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-new-lead")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "lead", "EH-DEF-09")


def check_eliminated(game: Eldritch) -> None:
    """The investigators lose if all players are eliminated (EH-WIN-04)."""
    if all(one.status == ELIMINATED for one in game.investigators):
        lose(game, BY_ELIMINATION)


def available_sheets(game: Eldritch) -> list[int]:
    """Returns the sheets that can be chosen: neither in play nor defeated before
    (EH-DEF-14, 15, EH-DEV-06)."""
    taken = [one.sheet for one in game.investigators]
    return [sheet for sheet in game.data.sheets if sheet not in taken and sheet not in game.dead]


class Devoured(Effect):
    """`devoured`: Doom advances, everything is discarded, the lead token is handed over
    (EH-DEV-01 to 07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        one = game.investigators[seat]
        if one.status != IN_PLAY:
            return
        _take_out(game, seat)
        game.tell(seat, "log-devoured")
        game.stack.append(Frame(HAND_OVER_LEAD, seat, target=one.sheet))
        game.stack.append(Frame(REMOVE_DEVOURED, seat))
        push_doom(game, 1)


class RemoveDevoured(Effect):
    """Step 2 of being devoured: everything is discarded, the sheet is in the box (EH-DEV-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.investigators.cards import return_card

        one = game.investigators[frame.seat]
        for card in one.cards:
            leave_play(game, card, frame.seat)
            return_card(game, card)
        game.decks[CLUES].put_away(*one.clues)
        game.dead.append(one.sheet)
        one.cards = []
        one.clues = []
        _clear(game, frame.seat)


FALL: Final = procedure("eldritch.fall", Fall())
FALL_AT: Final = procedure("eldritch.fall-at", FallAt())
REMOVE_DEVOURED: Final = procedure("eldritch.vanish", RemoveDevoured())
HAND_OVER_LEAD: Final = procedure("eldritch.hand-over-lead", HandOverLead())
NO_SEAT: Final = NOBODY

VERBS: Final = [
    verb(
        Devoured,
        "devoured",
        "the investigator is devoured: Doom advances, everything is discarded",
        "do-devoured",
        -8.0,
        ("EH-DEV-01", "EH-DEV-07"),
    ),
]
