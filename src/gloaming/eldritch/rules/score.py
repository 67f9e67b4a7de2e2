"""Scoring a won game: the lowest score is best (EH-SCORE)."""

from gloaming.eldritch.model.components import RUMOR
from gloaming.eldritch.model.state import Eldritch


def final_score(game: Eldritch) -> int:
    """Returns the score of the investigators after a win (EH-SCORE-03 to 10)."""
    found = len(game.open_gates())
    monsters = sum(1 for m in game.data.monsters if game.place[m] >= 0)
    found += (monsters + 2) // 3
    clues = 0
    for one in game.investigators:
        clues += len(one.clues)
        for card in one.cards:
            entry = game.component(card).entry
            if entry in ("cursed", "dark-pact"):
                found += 1
            elif entry == "blessed":
                found -= 1
    found += 3 * sum(1 for card in game.ongoing if game.component(card).mythos_kind == RUMOR)
    return found - (clues + 2) // 3 - game.doom
