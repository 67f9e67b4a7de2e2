"""How Evenfall's events are shown and summed up: what moves, what is counted, what a round brings.

The names are those of the arguments of the messages (`words/*.ftl`).
"""

from typing import Final

from gloaming.kernel.staging import PASSED, EventDisplay, Staging, Tally

_PASSING: Final = EventDisplay(pace=PASSED)
_CARD: Final = EventDisplay(what="card", joined="card")  # something is done with it where it lies

EVENTS: Final[dict[str, EventDisplay]] = {
    # what the rules do for everybody
    "log-phase-scout": _PASSING,
    "log-phase-action": _PASSING,
    "log-phase-battle": _PASSING,
    "log-phase-round-end": _PASSING,
    "log-reshuffle": _PASSING,
    "log-replenished": _PASSING,
    "log-pieces-return": _PASSING,
    "log-tokens-active": _PASSING,
    "log-cards-ready": _PASSING,
    "log-refill": EventDisplay(what="card", target="region", pace=PASSED),
    "log-display": EventDisplay(what="card", pace=PASSED),
    "log-display-discard": EventDisplay(what="card", pace=PASSED),
    # resources, Mana, points and cards
    "log-gain": EventDisplay(target="seat", amount="what", joined="what"),
    "log-pay": EventDisplay(origin="seat", amount="what", joined="what", is_loss=True),
    "log-mana": EventDisplay(target="seat", amount="n", unit="mana", joined="n"),
    "log-vp": EventDisplay(target="seat", amount="n", unit="vp", joined="n"),
    "log-vp-from": EventDisplay(origin="card", target="seat", amount="n", unit="vp", joined="n"),
    "log-draws": EventDisplay(target="seat", amount="n", unit="card", joined="n"),
    "log-draw": EventDisplay(what="card", target="seat", joined="card"),
    "log-discard": EventDisplay(what="card", origin="seat", joined="card"),
    "log-deposit": EventDisplay(origin="seat", target="card"),
    # cards that come into a clan
    "log-discover": EventDisplay(what="card", origin="region", target="seat"),
    "log-specialist": EventDisplay(what="card", origin="seat", target="seat"),
    "log-council": EventDisplay(what="card", origin="seat", target="seat"),
    "log-ritual": EventDisplay(what="card", origin="seat", target="place"),
    "log-path-card": EventDisplay(what="card", target="seat"),
    "log-draw-place": EventDisplay(what="card", target="seat", joined="card"),
    # cards in a clan
    "log-harvest": _CARD,
    "log-exhaust": _CARD,
    "log-ready": _CARD,
    "log-transfer": _CARD,
    "log-remove": _CARD,
    "log-scythe": _CARD,
    "log-orb": _CARD,
    "log-crystal": _CARD,
    "log-charge": _CARD,
    "log-discharge": _CARD,
    # pieces
    "log-witch": EventDisplay(origin="seat", target="thing"),
    "log-elder": EventDisplay(origin="seat", target="thing"),
    "log-move-witch": EventDisplay(origin="seat", target="thing"),
    "log-move-elder": EventDisplay(origin="seat", target="thing"),
    "log-move-cat": EventDisplay(origin="seat", target="thing"),
    "log-pull-witch": EventDisplay(origin="seat", target="thing"),
    "log-pull-elder": EventDisplay(origin="seat", target="thing"),
    "log-pull-cat": EventDisplay(origin="seat", target="thing"),
    # battles
    "log-strength": EventDisplay(target="region", amount="n"),
    "log-battle-won": EventDisplay(origin="region", target="seat"),
    "log-stone": EventDisplay(what="stone", origin="region", target="seat"),
    "log-path-stone": EventDisplay(what="stone", target="seat"),
    "log-red-stone": EventDisplay(what="stone", target="seat"),
}

# What a round brought a clan.
TALLIES: Final[tuple[Tally, ...]] = (
    Tally("tally-gained", {"log-gain": "what", "log-mana": "n"}),
    Tally(
        "tally-cards",
        {
            "log-discover": "card",
            "log-draw-place": "card",
            "log-specialist": "card",
            "log-council": "card",
            "log-ritual": "card",
        },
    ),
    Tally("tally-battles", {"log-battle-won": "region"}),
    Tally(
        "tally-stones", {"log-stone": "stone", "log-path-stone": "stone", "log-red-stone": "stone"}
    ),
)

STAGING: Final = Staging(EVENTS, TALLIES, points_unit="vp")
