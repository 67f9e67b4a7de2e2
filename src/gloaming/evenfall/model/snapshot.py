"""The game that a snapshot was taken of; how snapshots are written is the kernel's business."""

from typing import Any

from gloaming.evenfall.model.cards import GameData
from gloaming.evenfall.model.state import EVENFALL_LAYOUT, Evenfall
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game
from gloaming.kernel.state import snapshot as kernel


def restore(data: GameData, saved: bytes) -> Game:
    """Returns the game that a snapshot was taken of, over the fixed data of its set-up."""

    def empty_game(plain: dict[str, Any], chance: Chance) -> Game:
        clans = len(plain["clans"])
        return Evenfall(data, clans - 1 if data.solo else clans, chance)

    return kernel.restore(EVENFALL_LAYOUT, saved, empty_game, data.effects, _upgrade)


def _upgrade(plain: dict[str, Any]) -> None:
    """Adds what earlier versions did not know, and gathers by event the listeners, which they
    wrote with each clan."""
    for clan in plain["clans"]:
        clan.setdefault("borrow_spent", [])
    if plain.get("expansion") is not None:
        plain["expansion"].setdefault("taken_back", [])
        plain["expansion"].setdefault("spent", [])
    if "triggers" in plain:
        return
    listeners = [
        [seat, card, event, ""]
        for seat, clan in enumerate(plain["clans"])
        for event, cards in enumerate(clan["listeners"])
        for card in cards
    ]
    plain["triggers"] = {"listeners": listeners, "used": []}
