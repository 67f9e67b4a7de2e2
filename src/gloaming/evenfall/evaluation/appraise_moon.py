"""What a moon side promises, for `appraise`: free actions, Powerstone spaces, the Demon."""

from typing import Final

from gloaming.evenfall.evaluation.effect_values import TYPICAL, effect_value
from gloaming.evenfall.model.moon import Moon
from gloaming.evenfall.model.state import NO_CARD, PHASE_BATTLE, Clan, Evenfall
from gloaming.evenfall.rules.action import BEFORE_MAIN, Turn
from gloaming.evenfall.rules.catalysts import BuildFree, free_slots
from gloaming.evenfall.rules.counts import count
from gloaming.evenfall.rules.harvest import OUTER, Harvest
from gloaming.evenfall.rules.resources.gain import NO_COUNT, Gain
from gloaming.kernel.control import ForEach, Sequence
from gloaming.kernel.game import Effect, seat_scope

# Of what a Powerstone brings on a space of the clan board, while it is not there; rounds to come.
SPACE: Final = [0.45, 0.8, 0.8]


def can_cash_cards(game: Evenfall, clan: Clan) -> bool:
    """Whether each card can be turned into a resource (EF-MOON-05)."""
    board = game.data.boards[clan.board]
    return board.free is not None and board.rituals == 0


def appraise_moon(
    game: Evenfall, clan: Clan, moon: Moon, seat: int, left: int, resource: float, acting: bool
) -> float:
    """Returns what a moon side promises besides what every side does, with `left` rounds to
    come."""
    board = game.data.boards[clan.board]
    cards = game.data.cards
    total = 0.0
    if board.rituals:
        total += _turning(game, clan, moon, seat, left, acting)
    if moon.stones and (left > 0 or acting):
        brings = _spaces(game, clan, moon)
        total += SPACE[min(2, left)] * sum(brings[: len(clan.stones)])
    if board.space is not None and acting and moon.piece == 0 and clan.witches > 0:
        total += 0.8
    if moon.attached != NO_CARD and game.phase <= PHASE_BATTLE:
        # It works twice until Round End, and leaves then for 2 points, 1 Herb and 1 Potion.
        card = cards[moon.attached]
        total += 2.0 + 2 * resource - card.vp - card.worth_round * left
        total -= card.worth_use * left * 0.9
        if card.doubled and acting:
            total += card.worth_round * 0.5
            if clan.ready[clan.specialists.index(moon.demon)]:
                total += card.worth_use * 0.9
    return total


def next_space(game: Evenfall, clan: Clan, moon: Moon, left: int) -> float:
    """Returns what one Powerstone more would bring on the clan board, from a battle of this
    round."""
    if left == 0 or not moon.stones:
        return 0.0
    brings = _spaces(game, clan, moon)
    return SPACE[min(2, left)] * brings[len(clan.stones)] if len(clan.stones) < len(brings) else 0.0


def _spaces(game: Evenfall, clan: Clan, moon: Moon) -> list[float]:
    """Returns what Powerstones bring on the free spaces of the clan board, best first
    (EF-MOON-28)."""
    brings = game.data.boards[clan.board].bonus_worth
    found = [brings[space] for space, there in enumerate(moon.stones) if there == 0]
    found.sort(reverse=True)
    return found


def _turning(game: Evenfall, clan: Clan, moon: Moon, seat: int, left: int, acting: bool) -> float:
    """Returns immediate effects that can be used as Action Spaces, for a Herb each (EF-MOON-37)."""
    cards = game.data.cards
    question = game.question
    now = (
        question is not None
        and isinstance(question.frame.effect, Turn)
        and question.frame.seat == seat
        and question.frame.amount == BEFORE_MAIN
    )
    total = 0.0
    best = 0.0
    herbs = clan.stock[0]
    for row in (clan.outer, clan.inner):
        for place in row:
            ritual = game.ritual_on[place]
            if ritual == NO_CARD or cards[ritual].immediate is None:
                continue
            brings = cards[ritual].worth_once
            total += max(0.0, brings - 2.0) * left * 0.4
            if acting and game.piece_on[place] == 0:
                elder = row is clan.inner and clan.elders > 0
                if elder or clan.witches > 0:
                    gain = _actual(game, seat, cards[ritual].immediate) - (0.45 if elder else 1.15)
                    if now and ritual in moon.turned:
                        best = max(best, 0.3 * gain)
                    elif herbs > 0:
                        best = max(best, 0.25 * (gain - 1.0))
    return total + best


def _actual(game: Evenfall, seat: int, effect: Effect | None) -> float:
    """Returns what an effect would bring now: `effect_value`, but with things counted that are
    there."""
    if isinstance(effect, Gain) and effect.per != NO_COUNT:
        return effect_value(effect) / TYPICAL[effect.per] * count(game, seat, effect.per)
    if isinstance(effect, ForEach):
        return effect.count.of(game, seat_scope(seat)) * effect_value(effect.part)
    if isinstance(effect, Sequence):
        return sum(_actual(game, seat, part) for part in effect.parts)
    if isinstance(effect, BuildFree):
        clan = game.clans[seat]
        room = any(free_slots(game, place) > 0 for place in clan.outer + clan.inner)
        return 1.5 if room else 0.0
    if isinstance(effect, Harvest) and effect.which == OUTER:
        cards = game.data.cards
        return sum(cards[p].worth_use * (1 + game.scythes[p]) * 0.9 for p in game.clans[seat].outer)
    return effect_value(effect)
