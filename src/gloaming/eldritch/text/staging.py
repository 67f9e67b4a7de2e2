"""How Eldritch Horror's events are shown and summed up: what moves, what is gained, what a round
brought.

The names are those of the arguments of the messages (`words/*.ftl`).
"""

from typing import Final

from gloaming.kernel.staging import PASSED, EventDisplay, Staging, Tally

# Where Doom and the Omen stand on the page.
DOOM_TRACK: Final = "track:doom"
OMEN_TRACK: Final = "track:omen"

_PASSING: Final = EventDisplay(pace=PASSED)
_CARD: Final = EventDisplay(what="card", joined="card")  # something is done with it where it lies
_PERSON: Final = EventDisplay(what="seat")
_MONSTER: Final = EventDisplay(what="monster")
_DOOM: Final = EventDisplay(target=DOOM_TRACK)
_OMEN: Final = EventDisplay(target=OMEN_TRACK)
_WALK: Final = EventDisplay(origin="monster", target="space")
_APPEARS: Final = EventDisplay(target="space", joined="space")
_VANISHES: Final = EventDisplay(what="space", joined="space")

EVENTS: Final[dict[str, EventDisplay]] = {
    # investigators
    "log-move": EventDisplay(origin="seat", target="space", joined="space"),
    "log-stand-up": _PERSON,
    "log-delayed": _PERSON,
    "log-defeated": _PERSON,
    "log-devoured": _PERSON,
    "log-new-lead": _PERSON,
    "log-loss": _PERSON,
    "log-recover": _PERSON,
    "log-no-encounter": _PASSING,
    "log-sheet": EventDisplay(what="card", target="seat"),
    # what somebody gains, spends and gives
    "log-gain-card": EventDisplay(what="card", target="seat", joined="card"),
    "log-discard-card": EventDisplay(what="card", origin="seat", joined="card"),
    "log-gain-clues": EventDisplay(target="seat", amount="n", unit="clue", joined="n"),
    "log-gain-this-clue": EventDisplay(target="seat", amount="n", unit="clue"),
    "log-spend-clues": EventDisplay(
        origin="seat", amount="n", unit="clue", joined="n", is_loss=True
    ),
    "log-discard-clues": EventDisplay(
        origin="seat", amount="n", unit="clue", joined="n", is_loss=True
    ),
    "log-gain-ticket": EventDisplay(target="seat"),
    "log-trade": EventDisplay(origin="seat", target="who"),
    "log-give-card": EventDisplay(origin="seat", target="who", joined="card"),
    "log-give-clue": EventDisplay(origin="seat", target="who"),
    "log-toss": _CARD,
    "log-component-action": _CARD,
    "log-use": _CARD,
    "log-cast": _CARD,
    "log-flip": EventDisplay(what="card"),
    "log-flip-back": EventDisplay(what="card"),
    # Monsters
    "log-spawn": EventDisplay(what="monster", target="space"),
    "log-monster-moves": _WALK,
    "log-moves-along": _WALK,
    "log-combat": EventDisplay(origin="monster", target="seat"),
    "log-ambush": EventDisplay(origin="monster", target="seat"),
    "log-monster-hurt": _MONSTER,
    "log-monster-heals": _MONSTER,
    "log-monster-falls": _MONSTER,
    "log-monster-discarded": _MONSTER,
    "log-monster-defeated": EventDisplay(what="monster", joined="monster"),
    # Gates, Clues and other tokens on the map
    "log-gate": _APPEARS,
    "log-close": EventDisplay(origin="space", target="seat"),
    "log-discard-gate": _VANISHES,
    "log-surge": EventDisplay(what="space"),
    "log-clue": _APPEARS,
    "log-discard-clue": _VANISHES,
    "log-clue-moves": EventDisplay(target="space"),
    "log-expedition": EventDisplay(target="space"),
    "log-token-at": EventDisplay(target="space"),
    "log-token-card": EventDisplay(target="card"),
    # Doom, the Omen, the Mythos and Mysteries
    "log-doom": _DOOM,
    "log-doom-back": _DOOM,
    "log-omen": _OMEN,
    "log-set-omen": _OMEN,
    "log-token-omen": _OMEN,
    "log-mythos": EventDisplay(what="card"),
    "log-reckoning": EventDisplay(what="card"),
    "log-mystery": EventDisplay(what="card"),
    "log-solve-mystery": EventDisplay(what="card"),
    "log-unsolve": EventDisplay(what="card"),
    "log-solve-rumor": EventDisplay(what="card"),
    "log-rumor-ends": EventDisplay(what="card"),
    "log-awakens": EventDisplay(what="name"),
    # where everybody stands after a round; its summary says it
    "log-round-ends": _PASSING,
    "log-gates-open": _PASSING,
}

# What an investigator did and suffered in a round.
TALLIES: Final[tuple[Tally, ...]] = (
    Tally("tally-went", {"log-move": "space"}),
    Tally("tally-clues", {"log-gain-clues": "n", "log-gain-this-clue": "n"}),
    Tally("tally-cards", {"log-gain-card": "card"}),
    Tally("tally-monsters", {"log-monster-defeated": "monster"}),
    Tally("tally-closed", {"log-close": "space"}),
    Tally("tally-health-lost", {"log-loss": "health"}),
    Tally("tally-sanity-lost", {"log-loss": "sanity"}),
)

# What a round brought the world.
COMMON: Final[tuple[Tally, ...]] = (
    Tally("tally-doom", {"log-doom": "n", "log-doom-back": "n"}, is_level=True),
    Tally("tally-omen", {"log-omen": "colour", "log-set-omen": "colour"}, is_level=True),
    Tally("tally-opened", {"log-gate": "space"}),
    Tally("tally-open", {"log-round-ends": "n", "log-gates-open": "n"}, is_level=True),
    Tally("tally-solved", {"log-solve-mystery": "card"}),
    Tally("tally-mystery", {"log-mystery": "card"}, is_level=True),
    Tally("tally-progress", {"log-round-ends": "progress"}, is_level=True),
)

STAGING: Final = Staging(EVENTS, TALLIES, COMMON)
