"""The Automa's turn on its rondel, its battles and its Clan Tile (EF-AUT-06 to 14, 43 to 51)."""

from typing import Final

from gloaming.evenfall.model.cards import (
    COVEN_SPACE,
    HARVEST_SPACE,
    PLACE_SPACE,
    PLAY_SPACE,
    RONDEL,
    TRANSFER_SPACE,
)
from gloaming.evenfall.model.points import CLAN_TILE
from gloaming.evenfall.model.points import RONDEL as RONDEL_POINTS
from gloaming.evenfall.model.recent import (
    ALSO,
    BATTLE,
    MoveFact,
    record_deed,
    record_spoils,
    record_strength,
    record_tile_points,
    record_turn,
)
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.automa.clan import (
    automa_advances,
    automa_clan,
    automa_discovers,
    automa_gains,
    automa_harvests,
    automa_plays_top,
    automa_takes_place,
    automa_transfers,
    joined,
    score,
    top_card,
    valued,
)
from gloaming.evenfall.rules.automa.path import automa_plays_reached
from gloaming.evenfall.rules.crystal.display import refill_display
from gloaming.evenfall.rules.crystal.tiles import rewards, thresholds
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import TURN as TURN_PART


class AutomaTurn(Effect):
    """One turn of the Automa, after each main action of yours (EF-AUT-06): it draws a card, moves
    as far as that is worth, and does what the space says (EF-AUT-08 to 12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.begin_part(TURN_PART, game.seats)
        before = automa_clan(game).vp
        index = top_card(game)
        value = 0
        if index != NO_CARD:
            game.own_discard().append(index)
            value = game.card(index).vp
        moved = move(game, value)
        arrived = game.rondel
        deeds: list[Message] = []
        perform(game, deeds)
        if game.story is not None:
            _tell_turn(game, index, moved, arrived, deeds, before)
        if game.data.path is not None:
            refill_display(game)  # EF-CPA-07
        game.begin_part(TURN_PART, game.turn)


def move(game: Evenfall, value: int) -> int:
    """Moves the marker clockwise; it stops on every ringed space it enters, and what is left of its
    move is lost (EF-AUT-09 to 11). How far it went; 0 does the same space again (EF-AUT-13)."""
    board = game.data.automa
    for step in range(1, value + 1):
        game.rondel = (game.rondel + 1) % len(board.spaces)
        if board.rings[game.rondel]:
            return step
    return value


def perform(game: Evenfall, deeds: list[Message]) -> None:
    """Does what the space says; what cannot be done moves the marker one more step (EF-AUT-14)."""
    spaces = game.data.automa.spaces
    for _ in range(len(spaces)):
        if _act(game, spaces[game.rondel], deeds):
            return
        game.rondel = (game.rondel + 1) % len(spaces)
        deeds.append(Message("deed-on", space=_space(game, game.rondel)))


def _act(game: Evenfall, space: int, deeds: list[Message]) -> bool:
    """Carries out one space of the rondel; False if it cannot be done."""
    if space < COVEN_SPACE:
        for region in game.data.regions:
            if region.entry == RONDEL[space]:
                return automa_discovers(game, region.index, deeds)
        return False
    if space == PLACE_SPACE:
        return automa_takes_place(game, deeds)
    if space == HARVEST_SPACE:
        return automa_harvests(game, deeds)
    if space == TRANSFER_SPACE:
        return automa_transfers(game, deeds)
    if space == PLAY_SPACE:
        if game.data.path is not None:
            return automa_plays_reached(game, deeds)
        return automa_plays_top(game, deeds)
    if space != COVEN_SPACE:  # X points and a step on the Coven Track (EF-AUT-38)
        deeds.append(Message("deed-points", n=score(game, game.data.automa.points, RONDEL_POINTS)))
    automa_advances(game, deeds)
    return True


# --- battles ------------------------------------------------------------------------------


def automa_strength(game: Evenfall, region: int) -> int:
    """Returns the round, its Witches there, and the values of as many cards; they are discarded
    then (EF-AUT-44 to 46). The Spike's tile adds to it (EF-TILE-14)."""
    witches = game.pieces_at(region, game.seats)
    drawn: list[int] = []
    for _ in range(witches):
        index = top_card(game)
        if index != NO_CARD:
            drawn.append(index)
    total = game.round + witches + game.data.automa.tile.strength
    for index in drawn:
        total += game.card(index).vp
    game.own_discard().extend(drawn)
    if game.story is not None:
        bonus = game.data.automa.tile.strength
        game.story.tell(
            game.seats,
            Message(
                "log-automa-strength",
                region=Name(f"region:{game.data.regions[region].entry}"),
                cards=valued(game, drawn),
                round=game.round,
                witches=witches,
                drawn=total - game.round - witches - bonus,
                tile=Message("automa-tile-strength", n=bonus) if bonus else "",
                n=total,
            ),
            tuple(f"card:{game.card(index).uid}" for index in drawn),
        )
        record_strength(game, region, game.seats, total, drawn)
        record_deed(game, BATTLE, region, drawn)
    return total


class AutomaRewards(Effect):
    """The Automa's Battle Rewards by its strength, as victory points (EF-AUT-48)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        needed = thresholds(game, frame.target)
        deeds: list[Message] = []
        points = 0
        for i, reward in enumerate(rewards(game, frame.target)):
            if game.strengths[game.seats] >= needed[i]:
                points += automa_gains(game, reward, deeds)
        if points:
            deeds.append(Message("deed-rewards", n=points))
        if deeds and game.story is not None:
            game.story.tell(
                game.seats, Message("log-automa-rewards", deeds=joined(deeds)), _touched(deeds)
            )
            record_spoils(game)


def automa_bonus(game: Evenfall, effect: Effect) -> None:
    """Gives the Automa what an effect of yours gives your opponents (EF-AUT-15)."""
    deeds: list[Message] = []
    points = automa_gains(game, effect, deeds)
    if points:
        deeds.append(Message("deed-points", n=points))
    _tell_deeds(game, deeds)


def automa_joins(game: Evenfall) -> bool:
    """The Automa takes part in a Transfer of all players, if it can (EF-CARD-65)."""
    deeds: list[Message] = []
    done = automa_transfers(game, deeds)
    _tell_deeds(game, deeds)
    return done


def _tell_deeds(game: Evenfall, deeds: list[Message]) -> None:
    if deeds and game.story is not None:
        said = Message("log-automa-deeds", deeds=joined(deeds))
        game.story.tell(game.seats, said, _touched(deeds))
        record_deed(game, ALSO)


# --- the Clan Tile ------------------------------------------------------------------------


class AutomaRoundEnd(Effect):
    """The Cross's tile: points for each step ahead of you on the Coven Track (EF-TILE-17, 18)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        ahead = automa_clan(game).coven - game.clans[0].coven
        if ahead > 0:
            _from_tile(game, ahead * game.data.automa.tile.step_vp)


def hear_discard(game: Evenfall) -> None:
    """Scores the Star's tile when you discard, however many cards at once (EF-TILE-16)."""
    _from_tile(game, game.data.automa.tile.discard_vp)


def score_stones(game: Evenfall) -> None:
    """Scores the Spike's tile: points for each Powerstone at the end of the game (EF-TILE-15)."""
    _from_tile(game, len(automa_clan(game).stones) * game.data.automa.tile.stone_vp)


def _from_tile(game: Evenfall, points: int) -> None:
    if points:
        score(game, points, CLAN_TILE)
        if game.story is not None:
            tile = Name(f"automa_tile:{game.data.automa.tile.entry}")
            game.story.tell(game.seats, Message("log-automa-tile", tile=tile, n=points))
            record_deed(game, ALSO)
            record_tile_points(game, points)


# --- words --------------------------------------------------------------------------------


def _tell_turn(
    game: Evenfall, index: int, moved: int, arrived: int, deeds: list[Message], before: int
) -> None:
    """Tells the whole turn as one paragraph."""
    assert game.story is not None
    now = automa_clan(game).vp
    if index == NO_CARD:
        draw = Message("automa-draws-nothing")
        value = 0
    else:
        value = game.card(index).vp
        draw = Message("automa-draws", card=Name(f"card:{game.card(index).uid}"), n=value)
    space = _space(game, arrived)
    if moved < value:
        way = Message("automa-ring", n=moved, space=space)
    elif moved:
        way = Message("automa-moves", n=moved, space=space)
    else:
        way = Message("automa-stays", space=space)
    if deeds:
        way = Message("deeds", first=way, last=joined(deeds))
    things = [f"rondel:{game.rondel}", *_touched(deeds)]
    if index != NO_CARD:
        things.append(f"card:{game.card(index).uid}")
    said = Message("log-automa-turn", draw=draw, way=way, n=now - before, total=now)
    game.story.tell(game.seats, said, tuple(things))
    onward = sum(1 for deed in deeds if deed.id == "deed-on")
    record_turn(game, MoveFact(index, value, moved, onward, game.rondel, now - before, now))


def _space(game: Evenfall, at: int) -> Message:
    board = game.data.automa
    return Message(f"rondel-{RONDEL[board.spaces[at]]}", n=board.points)


def _touched(deeds: list[Message]) -> tuple[str, ...]:
    """Returns the cards that deeds speak of."""
    found: list[str] = []
    for deed in deeds:
        for value in deed.args.values():
            if isinstance(value, Name):
                found.append(value.thing)
    return tuple(found)


AUTOMA_TURN: Final = procedure("evenfall.automa-turn", AutomaTurn())
AUTOMA_REWARDS: Final = procedure("evenfall.automa-rewards", AutomaRewards())
AUTOMA_ROUND_END: Final = procedure("evenfall.automa-round-end", AutomaRoundEnd())
