"""Why something of a moon-side clan board is not among the answers."""

from collections.abc import Iterator

from gloaming.evenfall.explain.shortfall import obstacle, refuse
from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.moon.board import FREE_RULES
from gloaming.evenfall.rules.moon.demon import demon_effect, is_demon_ready
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Refusal


def turner(game: Evenfall, clan: Clan) -> Effect | None:
    """What the clan board's own free action buys."""
    free = game.data.boards[clan.board].free
    return free.bought if isinstance(free, Pay) else None


def board_space(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """The Action Space of a clan board: one Witch (EF-MOON-14, 15)."""
    clan = game.clans[seat]
    board = game.data.boards[clan.board]
    if board.space is None or clan.moon is None:
        return
    key = f"board:{board.side}"
    yield Refusal("elder", Message("why-board-witch"), "EF-MOON-14", (key,), key)
    if clan.moon.piece:
        yield Refusal("witch", Message("why-occupied"), "EF-MOON-15", (key,), key)
    if clan.witches == 0:
        yield Refusal("witch", Message("why-no-witch"), "EF-SPC-01", (key,), key)


def board_actions(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Free actions of the clan board, and the Throne Demon, that are not possible now."""
    clan = game.clans[seat]
    moon = clan.moon
    if moon is None:
        return
    board = game.data.boards[clan.board]
    things = (f"board:{board.side}",)
    if board.free is not None:
        missing = obstacle(game, seat, board.free)
        if missing is not None:
            rule = FREE_RULES.get(board.side, "EF-ACT-12")
            yield Refusal("board-free", missing, rule, things)
    if moon.stones and not clan.stones:
        reason = Message("why-on-space" if any(moon.stones) else "why-no-powerstone")
        rule = "EF-MOON-29" if any(moon.stones) else "EF-MOON-28"
        yield Refusal("place-powerstone", reason, rule, things)
    elif moon.stones and 0 not in moon.stones:
        yield Refusal("place-powerstone", Message("why-spaces-full"), "EF-MOON-29", things)
    if moon.demon != NO_CARD:
        yield from _demon(game, seat)


def _demon(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Why the Throne Demon cannot be exhausted (EF-MOON-50, 55, 58)."""
    clan = game.clans[seat]
    moon = clan.moon
    assert moon is not None
    demon = game.card(moon.demon)
    effect = demon_effect(game, clan)
    if moon.attached == NO_CARD:
        yield refuse("exhaust", demon, Message("why-unattached"), "EF-MOON-58")
    elif not game.card(moon.attached).doubled:
        yield refuse("exhaust", demon, Message("why-not-doubled"), "EF-MOON-55")
    elif effect is not None:
        if not is_demon_ready(clan):
            yield refuse("exhaust", demon, Message("why-exhausted"), "EF-SPE-08")
        missing = obstacle(game, seat, effect)
        if missing is not None:
            yield refuse("exhaust", demon, missing, "EF-SPE-13")


def board_stones(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """A space holds one Powerstone, and one that lies there stays (EF-MOON-29)."""
    clan = game.clans[seat]
    moon = clan.moon
    assert moon is not None
    things = (f"board:{game.data.boards[clan.board].side}",)
    for space, there in enumerate(moon.stones):
        for stone in range(1, len(ICONS)):
            argument = f"{space + 1}:{ICONS[stone]}"
            if there and stone in clan.stones:
                yield Refusal("space", Message("why-space-taken"), "EF-MOON-29", things, argument)
            elif stone in moon.stones and stone not in clan.stones:
                yield Refusal("space", Message("why-on-space"), "EF-MOON-29", things, argument)
