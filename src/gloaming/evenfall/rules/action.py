"""The Action Phase: turns, main actions, free actions, passing (EF-ACT)."""

from typing import Final

from gloaming.evenfall.model.cards import RITUAL, Card
from gloaming.evenfall.model.events import CHEAP_RITUALS, CHEAP_SPECIALISTS, PASS
from gloaming.evenfall.model.state import PHASE_ACTION, Clan, Evenfall
from gloaming.evenfall.rules.action_spaces import activate, activation_option, activations
from gloaming.evenfall.rules.automa.rondel import AUTOMA_TURN
from gloaming.evenfall.rules.catalysts import BUILD_CATALYSTS, obstacles_to_build
from gloaming.evenfall.rules.crystal.ascend import ascend, ascent_effect, obstacles_to_ascend
from gloaming.evenfall.rules.crystal.cat import send_to_activate, send_to_discover
from gloaming.evenfall.rules.crystal.lock import lock, lock_option, lockable
from gloaming.evenfall.rules.crystal.path import (
    AS_COUNCIL,
    AS_SPECIALIST,
    PAY_FROM_PATH,
    PLAY_FROM_PATH,
    playable,
)
from gloaming.evenfall.rules.discard import (
    FREE_DISCARD,
    free_discard_option,
    obstacles_to_free_discard,
)
from gloaming.evenfall.rules.discover import discover, discoverable, region_of
from gloaming.evenfall.rules.moon.board import board_actions, board_option, use_board
from gloaming.evenfall.rules.options import card_option, path_of, plain_option
from gloaming.evenfall.rules.people import (
    PLAY_COUNCIL,
    PLAY_SPECIALIST,
    exhaust,
    exhaust_option,
    exhaustible,
    obstacles_to_council,
    obstacles_to_specialist,
)
from gloaming.evenfall.rules.ritual import (
    PLAY_RITUAL,
    has_free_place,
    obstacles_to_play,
    obstacles_to_ritual,
)
from gloaming.evenfall.rules.token import activate_token, obstacles_to_token
from gloaming.kernel.game import NOBODY, Effect, Frame, Game, seat_frames
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import PHASE
from gloaming.kernel.story import TURN as TURN_PART
from gloaming.kernel.triggers import announce

# What a turn's answers stand for: the kind in the high bits, a card or activation in the low ones.
_KIND: Final = 1 << 12
PASS_TURN: Final = 0
END_TURN: Final = 1
ACTIVATE_TOKEN: Final = 2
BUILD: Final = 3
DISCARD_FREELY: Final = 4
DISCOVER: Final = 1 * _KIND
PLAY: Final = 2 * _KIND
SPECIALIST: Final = 3 * _KIND
COUNCIL: Final = 4 * _KIND
ACTIVATE: Final = 5 * _KIND
EXHAUST: Final = 6 * _KIND
BOARD: Final = 12 * _KIND
# The Crystal Path
ASCEND: Final = 16 * _KIND
PATH_RITUAL: Final = 17 * _KIND
PATH_SPECIALIST: Final = 18 * _KIND
PATH_COUNCIL: Final = 19 * _KIND
LOCK: Final = 20 * _KIND  # a free action (EF-CP-60)

BEFORE_MAIN: Final = 0
AFTER_MAIN: Final = 1


class ActionPhase(Effect):
    """Turns go clockwise from the first player until all have passed (EF-ACT-01, 06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.phase = PHASE_ACTION
        for clan in game.clans:
            clan.passed = False
        if game.story is not None:
            game.begin_part(PHASE, about=Message("log-phase-action"))
            game.story.tell(NOBODY, Message("log-phase-action"))
        _start_turn(game, game.first)


class NextTurn(Effect):
    """The next player who has not passed has a turn (EF-ACT-05); with none left it is over."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seats = game.seats
        moon = game.clans[frame.seat].moon
        if moon is not None:
            moon.turned = []  # for one turn only (EF-MOON-37)
        if game.expansion is not None:
            game.expansion.taken_back = []  # they may be played in a future turn (EF-CARD-75)
        for i in range(1, seats + 1):
            seat = (frame.seat + i) % seats
            if not game.clans[seat].passed:
                _start_turn(game, seat)
                if game.data.solo:  # the Automa's turn comes before your next one (EF-AUT-06)
                    game.stack.append(Frame(AUTOMA_TURN, game.seats))
                return
        game.turn = -1
        if game.data.solo:
            _automa_passes(game)


def _automa_passes(game: Evenfall) -> None:
    """When you pass, the Automa passes too (EF-AUT-07)."""
    game.clans[game.seats].passed = True
    if game.story is not None:
        game.story.tell(game.seats, Message("log-automa-passes"))


def _start_turn(game: Evenfall, seat: int) -> None:
    game.turn = seat
    game.clans[seat].discarded_cheaply = 0
    game.begin_part(TURN_PART, seat)
    game.stack.append(_TURNS[seat])


class Turn(Effect):
    """A turn: exactly one main action, or a pass; free actions before and after (EF-ACT-02, 09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        clan = game.clans[seat]
        choices: list[int] = []
        if frame.amount == BEFORE_MAIN:
            _main_actions(game, clan, seat, choices)
            choices.append(PASS_TURN)
        else:
            choices.append(END_TURN)
        if not obstacles_to_free_discard(game, seat):
            choices.append(DISCARD_FREELY)
        if clan.specialists or clan.borrowed:
            exhaustible(game, clan, seat, choices, EXHAUST)
        if clan.moon is not None:
            board_actions(game, clan, seat, choices, BOARD)
        if game.expansion is not None:
            lockable(game, clan, choices, LOCK)
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        stack = game.stack
        if choice == END_TURN:
            stack.append(_NEXT_TURNS[seat])
            return
        if choice == PASS_TURN:
            game.clans[seat].passed = True
            if game.story is not None:
                game.story.tell(seat, Message("log-pass", seat=Name(f"seat:{seat}")))
            stack.append(_NEXT_TURNS[seat])
            announce(game, PASS, seat)
            return
        if choice >= ASCEND:
            _on_the_path(game, frame, choice)
            return
        if choice == DISCARD_FREELY or choice >= EXHAUST:
            stack.append(frame)
            if choice == DISCARD_FREELY:
                stack.append(Frame(FREE_DISCARD, seat))
            elif choice >= BOARD:
                use_board(game, seat, choice - BOARD)
            else:
                exhaust(game, seat, choice - EXHAUST)
            return
        stack.append(_TURN_ENDS[seat])
        if choice >= ACTIVATE:
            if game.expansion is not None:
                send_to_activate(game, seat, choice - ACTIVATE)
            else:
                activate(game, seat, choice - ACTIVATE)
        elif choice >= COUNCIL:
            stack.append(Frame(PLAY_COUNCIL, seat, choice - COUNCIL))
        elif choice >= SPECIALIST:
            stack.append(Frame(PLAY_SPECIALIST, seat, choice - SPECIALIST))
        elif choice >= PLAY:
            stack.append(Frame(PLAY_RITUAL, seat, choice - PLAY))
        elif choice >= DISCOVER:
            if game.expansion is not None:
                send_to_discover(game, seat, choice - DISCOVER)
            else:
                discover(game, seat, choice - DISCOVER, paid=True)
        elif choice == ACTIVATE_TOKEN:
            activate_token(game, seat)
        else:
            stack.append(Frame(BUILD_CATALYSTS, seat))

    def has_open_choice(self, game: Game, frame: Frame, seat: int) -> bool:
        """Not where only cards of the hand could be played: others do not know them."""
        assert game.question is not None
        known = 0
        for choice in game.question.choices_of(seat):
            if not PLAY <= choice < ACTIVATE:
                known += 1
        return known > 1

    def is_settled(self, game: Game, frame: Frame) -> bool:
        """Not once a Ritual was turned (EF-MOON-37): what that is worth shows in its use."""
        assert isinstance(game, Evenfall)
        moon = game.clans[frame.seat].moon
        return moon is None or not moon.turned or frame.amount == AFTER_MAIN

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-turn" if frame.amount == BEFORE_MAIN else "ask-turn-end")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return turn_option(game, seat, choice)


def _main_actions(game: Evenfall, clan: Clan, seat: int, choices: list[int]) -> None:
    """Adds the five main actions, as far as they are possible now (EF-ACT-03)."""
    discoverable(game, clan, seat, choices, DISCOVER)
    if not obstacles_to_token(clan):
        choices.append(ACTIVATE_TOKEN)
    if clan.hand:
        _playable(game, clan, choices)
    activations(game, clan, seat, choices, ACTIVATE)
    if not obstacles_to_build(game, clan):
        choices.append(BUILD)
    if game.data.path is not None:  # two more with the Crystal Path (EF-CP-13)
        playable(game, seat, choices, PATH_RITUAL, PATH_SPECIALIST, PATH_COUNCIL)
        if not obstacles_to_ascend(game, seat):
            choices.append(ASCEND)


def _on_the_path(game: Evenfall, frame: Frame, choice: int) -> None:
    """Adds the main actions of the Crystal Path, and locking a Powerstone, which is a free one."""
    seat = frame.seat
    stack = game.stack
    if choice >= LOCK:
        stack.append(frame)
        lock(game, seat, choice - LOCK)
        return
    stack.append(_TURN_ENDS[seat])
    if choice >= PATH_COUNCIL:
        stack.append(Frame(PAY_FROM_PATH, seat, choice - PATH_COUNCIL, AS_COUNCIL))
    elif choice >= PATH_SPECIALIST:
        stack.append(Frame(PAY_FROM_PATH, seat, choice - PATH_SPECIALIST, AS_SPECIALIST))
    elif choice >= PATH_RITUAL:
        stack.append(Frame(PLAY_FROM_PATH, seat, choice - PATH_RITUAL))
    else:
        ascend(game, seat)


def _playable(game: Evenfall, clan: Clan, choices: list[int]) -> None:
    """Adds cards in hand that can be played now, in each role they can have (EF-PLY-01 to 04)."""
    cards = game.data.cards
    has_place = has_free_place(game, clan)
    council = obstacles_to_council(game, clan) == 0
    less_ritual = clan.standing.sums[CHEAP_RITUALS]
    less_specialist = clan.standing.sums[CHEAP_SPECIALISTS]
    for index in clan.hand:
        if obstacles_to_play(game, index):
            continue
        card = cards[index]
        if card.kind == RITUAL:
            if not obstacles_to_ritual(clan, card, has_place, less_ritual):
                choices.append(PLAY + index)
        else:
            if not obstacles_to_specialist(game, clan, card, less_specialist):
                choices.append(SPECIALIST + index)
            if council:
                choices.append(COUNCIL + index)


def turn_option(game: Evenfall, seat: int, choice: int) -> Option:
    """Returns what an answer of a turn means."""
    if choice == PASS_TURN:
        return plain_option(choice, "pass", "EF-ACT-04")
    if choice == END_TURN:
        return plain_option(choice, "end-turn", "EF-ACT-02")
    if choice == ACTIVATE_TOKEN:
        path = path_of(game.data.boards[game.clans[seat].board].token)
        return plain_option(choice, "token", "EF-TOK-01", f"token:{seat}", effect=path)
    if choice == BUILD:
        path = BUILD_CATALYSTS.path
        return plain_option(choice, "build", "EF-CAT-01", f"build:{seat}", effect=path)
    if choice == DISCARD_FREELY:
        return free_discard_option(game, seat, choice, "EF-ACT-08")
    if choice >= LOCK:
        return lock_option(game, choice, choice - LOCK)
    if choice >= PATH_COUNCIL:
        return _path_option(choice, "council", game.card(choice - PATH_COUNCIL), "EF-CP-19")
    if choice >= PATH_SPECIALIST:
        return _path_option(choice, "specialist", game.card(choice - PATH_SPECIALIST), "EF-CP-18")
    if choice >= PATH_RITUAL:
        return _path_option(choice, "play", game.card(choice - PATH_RITUAL), "EF-CP-14")
    if choice == ASCEND:
        path = path_of(ascent_effect(game, seat))
        return plain_option(choice, "ascend", "EF-CP-36", f"path:{seat}", effect=path)
    if choice >= BOARD:
        return board_option(game, seat, choice, choice - BOARD)
    if choice >= EXHAUST:
        return exhaust_option(game, seat, choice, choice - EXHAUST)
    if choice >= ACTIVATE:
        return activation_option(game, seat, choice, choice - ACTIVATE)
    if choice >= COUNCIL:
        return card_option(choice, "council", game.card(choice - COUNCIL), "EF-COU-01")
    if choice >= SPECIALIST:
        return card_option(choice, "specialist", game.card(choice - SPECIALIST), "EF-SPE-01")
    if choice >= PLAY:
        return card_option(choice, "play", game.card(choice - PLAY), "EF-RIT-01")
    place = choice - DISCOVER
    region = game.data.regions[region_of(game, place)]
    return card_option(choice, "discover", game.card(place), "EF-DIS-01", f"region:{region.entry}")


def _path_option(choice: int, verb: str, card: Card, rule: str) -> Option:
    """Returns an answer about a card of the display."""
    found = card_option(choice, verb, card, rule, "path")
    found.label = Message(f"option-path-{verb}", card=Name(f"card:{card.uid}"))
    return found


ACTION_PHASE: Final = procedure("evenfall.action-phase", ActionPhase())
NEXT_TURN: Final = procedure("evenfall.next-turn", NextTurn())
TURN: Final = procedure("evenfall.turn", Turn())
_TURNS: Final = seat_frames(TURN, BEFORE_MAIN)
_TURN_ENDS: Final = seat_frames(TURN, AFTER_MAIN)
_NEXT_TURNS: Final = seat_frames(NEXT_TURN)
