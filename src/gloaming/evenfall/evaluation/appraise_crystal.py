"""What the cards of The Crystal Path and the path promise, for `appraise`."""

from typing import Final

from gloaming.evenfall.model.cards import NO_ICON, is_fitting_stone
from gloaming.evenfall.model.events import CRYSTAL_VALUE
from gloaming.evenfall.model.expansion import NO_CAT, Expansion
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall

CHARGED: Final = 1.9  # a charged Crystal, as long as it can be used
CLIMBED: Final = [0.0, 0.9, 1.5, 2.0, 2.2]  # standing on a step of the path, by round to come


def appraise_path(
    game: Evenfall, more: Expansion, clan: Clan, seat: int, left: int, acting: bool
) -> float:
    """Returns Crystals, steps of the path, the Cat and locked Powerstones."""
    total = 0.0
    fresh = 0.6 if acting else 0.0
    ahead = left + fresh
    cards = game.data.cards
    glow = 0
    value = clan.standing.total(CRYSTAL_VALUE)
    for inner in (False, True):
        for place in clan.inner if inner else clan.outer:
            index = game.ritual_on[place]
            crystals = more.crystals[place]
            if crystals:
                lit = more.glowing[place]
                glow += lit
                uses = 0.25 * left
                if index != NO_CARD and cards[index].action is not None:
                    uses = left * (0.7 if inner else 0.5)
                    if acting and game.piece_on[place] == 0:
                        uses += 0.4
                total += (crystals * uses + (crystals - lit) * 0.1) * CHARGED * 0.8
                if inner and index != NO_CARD:
                    hope = 0.12 * more.ascension[seat] if left else 0.0
                    total += crystals * (value if value else hope)
            stone = more.locked[place]
            if stone != NO_ICON and index != NO_CARD:
                ritual = cards[index]
                if is_fitting_stone(stone, cards[place].icon):
                    total += ritual.vp * (1.0 if inner else 0.4)
                if ritual.action is not None:
                    busy = game.piece_on[place] != 0
                    total += ritual.worth_lock * (left * 0.85 + (0.0 if busy else fresh))
    if game.data.path is None:
        return total
    if ahead > 0.0:
        total += CHARGED * (glow if glow <= 4 else 4 + 0.5 * (glow - 4))
    total += CLIMBED[min(4, more.ascension[seat])] * (0.25 + 0.5 * left)
    if more.cat[seat] != NO_CAT:
        total += 1.3 * left
    return total
