"""The Clan Token (EF-TOK)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import CLAN_TOKEN, OPPONENT_TOKEN, TOKEN
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.obstacles import NO_TOKEN
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce, push_own


def obstacles_to_token(clan: Clan) -> int:
    """Returns what keeps a clan from using its Clan Token: it is not ready (EF-TOK-02)."""
    return 0 if clan.token else NO_TOKEN


def activate_token(game: Evenfall, seat: int) -> None:
    """Announces it (EF-TOK-03), does what the token says, then flips it (EF-TOK-01)."""
    clan = game.clans[seat]
    if game.story is not None:
        game.story.tell(seat, Message("log-token", seat=Name(f"seat:{seat}")), (f"token:{seat}",))
    for other in reversed(game.in_order(seat)[1:]):
        announce(game, OPPONENT_TOKEN, other, target=seat)
    before = len(game.stack)
    push_own(game, CLAN_TOKEN, seat, -1, 1)  # the Council kind of the expansion (EF-CP-68)
    push_own(game, TOKEN, seat, -1, 1)
    arrange(game, seat, len(game.stack) - before)
    game.stack.append(Frame(FLIP_TOKEN, seat))
    effect = game.data.boards[clan.board].token
    if effect is not None:
        game.stack.append(Frame(effect, seat))


class FlipToken(Effect):
    """The Clan Token lies on its exhausted side, once its effect is resolved (EF-TOK-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.clans[frame.seat].token = False


class ReadyToken(Effect):
    """`ready token`: flip your Clan Token back to its active side."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.clans[frame.seat].token = True
        if game.story is not None:
            game.story.tell(
                frame.seat,
                Message("log-ready-token", seat=Name(f"seat:{frame.seat}")),
                (f"token:{frame.seat}",),
            )

    def is_plain(self) -> bool:
        return True


FLIP_TOKEN: Final = procedure("evenfall.flip-token", FlipToken())

VERBS: Final = [
    Verb(
        ReadyToken,
        "ready token",
        text="do-ready-token",
        sign=signs.READY + signs.TOKEN,
        value=4.0,
        meaning="turn your Clan Token back to its active side",
    ),
]
