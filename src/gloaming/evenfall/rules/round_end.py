"""Round End (EF-RND)."""

from typing import Final

from gloaming.evenfall.model.events import ROUND_END
from gloaming.evenfall.model.expansion import IN_RESERVE, NO_CAT
from gloaming.evenfall.model.state import PHASE_ROUND_END, Evenfall
from gloaming.evenfall.rules.automa.path import automa_climbs
from gloaming.evenfall.rules.automa.rondel import AUTOMA_ROUND_END
from gloaming.evenfall.rules.crystal.display import clear_display
from gloaming.evenfall.rules.discover import refill
from gloaming.evenfall.rules.moon.demon import announce_round_end
from gloaming.evenfall.rules.people import give_back
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import PHASE
from gloaming.kernel.triggers import announce


class RoundEndEffects(Effect):
    """Step 1: every Round End effect once, before pieces return (EF-RND-03, 04, 11)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.phase = PHASE_ROUND_END
        if game.story is not None:
            game.begin_part(PHASE, about=Message("log-phase-round-end"))
            game.story.tell(NOBODY, Message("log-phase-round-end"))
        if game.data.automa.tile.step_vp:  # otherwise the Automa is not active (EF-AUT-03)
            game.stack.append(Frame(AUTOMA_ROUND_END, game.seats))
        for seat in reversed(game.in_order(game.first)):
            if game.clans[seat].moon is not None:
                announce_round_end(game, seat)
            else:
                announce(game, ROUND_END, seat)


class RoundEndSteps(Effect):
    """Steps 2 to 6; after the third round none of them, the game ends (EF-RND-02, 10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        for clan in game.clans:
            clan.own_history().append(clan.vp)
        if game.round >= game.data.rounds:
            game.stack.append(Frame(game.data.effects["evenfall.game-end"], NOBODY))
            return
        for region in range(len(game.rows)):
            refill(game, region)
        if game.data.path is not None:  # together with the Regions (EF-CP-22)
            clear_display(game)
        _tell(game, "log-replenished")
        return_pieces(game)
        _tell(game, "log-pieces-return")
        for clan in game.clans[: game.seats]:
            clan.token = True
        _tell(game, "log-tokens-active")
        for clan in game.clans:
            clan.ready = [1] * len(clan.ready)
        if game.expansion is not None:
            game.expansion.spent = []
        _tell(game, "log-cards-ready")
        game.round += 1
        if game.data.solo and game.data.path is not None:
            automa_climbs(game)
        game.stack.append(Frame(game.data.effects["evenfall.round"], NOBODY))


def _tell(game: Evenfall, message: str) -> None:
    if game.story is not None:
        game.story.tell(NOBODY, Message(message))


def return_pieces(game: Evenfall) -> None:
    """Step 3: all Witches and Elders return, from wherever they stand (EF-RND-06)."""
    for seat, clan in enumerate(game.clans):
        give_back(game, seat)
        clan.witches = 4
        clan.elders = 4 if seat < game.seats else 0
        if clan.moon is not None:
            clan.moon.piece = 0
    game.witches_at = [0] * len(game.witches_at)
    game.elders_at = [0] * len(game.elders_at)
    game.space_piece = [0] * len(game.space_piece)
    game.space_seat = [NOBODY] * len(game.space_seat)
    game.piece_on = [0] * len(game.piece_on)
    more = game.expansion
    if more is not None:
        more.second_on = [0] * len(more.second_on)
        more.cat = [NO_CAT if cat == NO_CAT else IN_RESERVE for cat in more.cat]
        more.wind = []  # Traveler's Wind blows for one round (EF-CARD-61)


ROUND_END_EFFECTS: Final = procedure("evenfall.round-end-effects", RoundEndEffects())
ROUND_END_STEPS: Final = procedure("evenfall.round-end-steps", RoundEndSteps())
