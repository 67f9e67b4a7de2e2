"""Game end and final scoring (EF-END, EF-TILE-01 to 03)."""

from typing import Final

from gloaming.evenfall.model.cards import ICONS, NO_ICON, RED, is_fitting_stone
from gloaming.evenfall.model.events import CRYSTAL_VALUE, GAME_END
from gloaming.evenfall.model.points import (
    CRYSTALS,
    INNER_PLACES,
    INNER_RITUALS,
    POWERSTONES,
    SPECIALIST_VALUES,
    note_points,
)
from gloaming.evenfall.model.recent import record_circle, record_council, record_specialists
from gloaming.evenfall.model.state import NO_CARD, PHASE_GAME_END, Evenfall
from gloaming.evenfall.rules.automa.clan import automa_places_stones
from gloaming.evenfall.rules.automa.rondel import score_stones
from gloaming.evenfall.rules.crystal.lock import is_doubled
from gloaming.evenfall.rules.moon.board import return_powerstones
from gloaming.evenfall.rules.obstacles import LOCKED_THERE, NO_ICON_FOR_RED, OTHER_ICON, STONE_THERE
from gloaming.evenfall.rules.options import card_option, tell_card
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import END
from gloaming.kernel.triggers import announce

TILE: Final = 100


def tiles(score: int, lap: int = TILE) -> int:
    """Returns Victory Point Tiles that show a score, one for every lap of the track (EF-TILE-01
    to 04)."""
    return score // lap


def track(score: int) -> tuple[int, int]:
    """Returns where the two markers stand: units and tens (EF-LIM-02)."""
    rest = score % TILE
    return rest % 10, rest - rest % 10


class GameEnd(Effect):
    """Hands are discarded as clean-up, resources go back, Mana stays (EF-END-02 to 05).

    Then Powerstones are placed, and points are added in three steps (EF-END-06, 12 to 15).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.phase = PHASE_GAME_END
        game.turn = NOBODY
        if game.story is not None:
            game.begin_part(END, about=Message("log-game-end"))
        _tell(game, NOBODY, "log-game-end")
        for clan in game.clans:
            game.own_discard().extend(clan.hand)
            clan.hand = []
            clan.stock = [0, 0, 0]
        if game.data.moon:
            return_powerstones(game)
        if game.data.solo:
            automa_places_stones(game)
        seats = game.in_order(game.first)
        game.stack.append(Frame(FINISH, NOBODY))
        game.stack.append(Frame(SCORE_CIRCLE, NOBODY))
        for seat in reversed(seats):
            announce(game, GAME_END, seat)
        game.stack.append(Frame(SCORE_SPECIALISTS, NOBODY))
        for seat in reversed(seats):
            for i in range(len(game.clans[seat].stones) - 1, -1, -1):
                game.stack.append(Frame(PLACE_STONE, seat, target=game.clans[seat].stones[i]))


def obstacles_to_place_stone(game: Evenfall, place: int, stone: int) -> int:
    """Returns what keeps a Powerstone from an Inner Circle Place: it needs its icon (EF-END-06,
    EF-MOON-33), and no other Powerstone on it (EF-END-07, EF-CP-70)."""
    icon = game.data.cards[place].icon
    found = 0
    if not is_fitting_stone(stone, icon):
        found = NO_ICON_FOR_RED if stone == RED and icon == NO_ICON else OTHER_ICON
    if game.stone_on[place] != NO_ICON:
        found |= STONE_THERE
    if game.expansion is not None and game.expansion.locked[place] != NO_ICON:
        found |= LOCKED_THERE
    return found


class PlaceStone(Effect):
    """Place a Powerstone on an Inner Circle Place with its icon, one a Place (EF-END-06 to 08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        inner = game.clans[frame.seat].inner
        game.ask(
            frame,
            frame.seat,
            [place for place in inner if not obstacles_to_place_stone(game, place, frame.target)],
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        game.own_stone_on()[choice] = frame.target
        tell_card(game, seat, "log-place-stone", game.card(choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-place-stone", stone=Name(f"stone:{ICONS[frame.target]}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "stone-on", game.card(choice), "EF-END-06")


class ScoreSpecialists(Effect):
    """Final scoring 1: the values of all Specialists (EF-END-12). Step 2: Game End effects."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        cards = game.data.cards
        for seat, clan in enumerate(game.clans):
            gained = 0
            for index in clan.specialists:
                gained += cards[index].vp
                if game.story is not None:
                    thing = f"card:{cards[index].uid}"
                    note_points(game, seat, SPECIALIST_VALUES, cards[index].vp, thing)
            clan.vp += gained
            _tell(game, seat, "log-score-specialists", gained)
            record_specialists(game, seat, gained)


class ScoreCircle(Effect):
    """Final scoring 3: the Inner Circle, Rituals doubled by Powerstones (EF-END-14)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        for seat in range(game.seats):
            _tell(game, seat, "log-score-council")
            record_council(game, seat)
        for seat, clan in enumerate(game.clans):
            gained = circle_value(game, seat)
            clan.vp += gained
            if game.story is not None:
                _note_circle(game, seat)
            _tell(game, seat, "log-score-circle", gained)
            record_circle(game, seat, gained)
        if game.data.solo:
            score_stones(game)


def circle_value(game: Evenfall, seat: int) -> int:
    """Returns what the Inner Circle is worth: a Powerstone doubles the Ritual only (EF-END-09, 10).

    With the last step of the Crystal Path each Crystal there, charged or not, raises the value of
    its Ritual by 1 before that (EF-CP-55 to 59).
    """
    cards = game.data.cards
    total = 0
    crystal = game.clans[seat].standing.sums[CRYSTAL_VALUE]
    for place in game.clans[seat].inner:
        total += cards[place].vp
        ritual = game.ritual_on[place]
        if ritual != NO_CARD:
            worth = cards[ritual].vp
            if crystal and game.expansion is not None:
                worth += crystal * game.expansion.crystals[place]
            total += worth * 2 if is_doubled(game, place) else worth
    return total


def _note_circle(game: Evenfall, seat: int) -> None:
    """Notes what each Place and Ritual of the Inner Circle gave, and what was doubled."""
    cards = game.data.cards
    crystal = game.clans[seat].standing.sums[CRYSTAL_VALUE]
    for place in game.clans[seat].inner:
        note_points(game, seat, INNER_PLACES, cards[place].vp, f"card:{cards[place].uid}")
        ritual = game.ritual_on[place]
        if ritual != NO_CARD:
            thing, worth = f"card:{cards[ritual].uid}", cards[ritual].vp
            note_points(game, seat, INNER_RITUALS, worth, thing)
            if crystal and game.expansion is not None:
                raised = crystal * game.expansion.crystals[place]
                note_points(game, seat, CRYSTALS, raised, thing)
                worth += raised
            if is_doubled(game, place):
                note_points(game, seat, POWERSTONES, worth, thing)


class Finish(Effect):
    """The game is over (EF-END-01); the final score closes the history."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        for clan in game.clans:
            clan.own_history().append(clan.vp)
        if game.story is not None:
            for seat in game.winners():
                game.story.tell(
                    seat,
                    Message("log-winner", seat=Name(f"seat:{seat}"), n=game.clans[seat].vp),
                )


def _tell(game: Evenfall, seat: int, message: str, gained: int = 0) -> None:
    if game.story is not None:
        if seat < 0:
            game.story.tell(seat, Message(message))
        else:
            game.story.tell(
                seat,
                Message(message, seat=Name(f"seat:{seat}"), n=gained, total=game.clans[seat].vp),
                (f"score:{seat}",),
            )


GAME_OVER: Final = procedure("evenfall.game-end", GameEnd())
PLACE_STONE: Final = procedure("evenfall.place-stone", PlaceStone())
SCORE_SPECIALISTS: Final = procedure("evenfall.score-specialists", ScoreSpecialists())
SCORE_CIRCLE: Final = procedure("evenfall.score-circle", ScoreCircle())
FINISH: Final = procedure("evenfall.finish", Finish())
