"""What an observation of Evenfall holds; `observer.py` writes it.

Seats are counted from the observer clockwise: 0 is the own seat; after the seats comes the Automa.
"""

from typing import Final

from gloaming.evenfall.encoding.vocabulary import ORDERED, Vocabulary
from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.model.state import PHASES
from gloaming.kernel.encoding.features import Feature, FeatureLayout

STONES: Final = len(ICONS) - 1
BOARD_SPACES: Final = 4

# Where a card is: codes of `card_place`, then so many for each player from the observer on.
UNKNOWN: Final = 0
OWN_HAND: Final = 1
DISCARDED: Final = 2
REMOVED: Final = 3
DISPLAYED: Final = 4
IN_REGION: Final = 5  # + the Region
_REGIONS: Final = 3
OF_PLAYERS: Final = IN_REGION + _REGIONS
_ROLES: Final = ("outer", "inner", "ritual", "specialist-ready", "specialist-exhausted", "council")
OUTER: Final = 0
INNER: Final = 1
RITUAL: Final = 2
READY: Final = 3
EXHAUSTED: Final = 4
COUNCIL: Final = 5
ROLES_EACH: Final = len(_ROLES)

_PLAYER: Final = (
    ("clan", len(CLANS), "the clan, from 1 in the order of the boxes"),
    ("herbs", 255, "Herbs"),
    ("potions", 255, "Potions"),
    ("knowledge", 255, "Knowledge"),
    ("mana", 255, "Mana"),
    ("points", 99, "points on the track: the rest of a division by 100"),
    ("laps", 255, "Victory Point Tiles: hundreds of points"),
    ("coven", 255, "the step on the Coven Track"),
    ("witches", 255, "Witches in reserve"),
    ("elders", 255, "Elders in reserve"),
    ("token", 1, "whether the token can still be used"),
    ("passed", 1, "whether the clan has passed"),
    ("hand", 255, "cards in hand"),
    ("won", 255, "battles won this round"),
    ("dial", 255, "the dial of the battle that is fought, once all are revealed"),
    ("strength", 255, "the strength in the battle that is fought"),
    ("cheap-discards", 255, "one-card discards this turn"),
    *((f"stones-{icon}", 255, f"Powerstones of the kind {icon}") for icon in ICONS[1:]),
)
_MOON_PLAYER: Final = (
    ("board-piece", 1, "whether a Witch stands on the clan board"),
    *(
        (f"board-stone-{i + 1}", STONES, f"the Powerstone on space {i + 1}")
        for i in range(BOARD_SPACES)
    ),
    ("demon-attached", 255, "the card that the Throne Demon is attached to: its number + 1"),
)
_PATH_PLAYER: Final = (
    ("ascension", 255, "the step on the Crystal Path"),
    ("path-order", 4, "the place on the path: 1 is furthest ahead, 0 is not on it"),
    ("cat", 6, "the Cat: 0 none, 1 in reserve, 2 on a Ritual, 3 on the board, 4 + a Region"),
    ("cat-place", 255, "the Place whose Ritual the Cat is on: its number + 1"),
)
_GLOBAL: Final = (
    ("round", 255, "the round, from 1"),
    ("phase", len(PHASES), "the phase, from 0: " + ", ".join(PHASES)),
    ("first", 3, "the first player"),
    ("turn", 4, "whose turn it is, + 1; 0 is nobody's"),
    ("deck", 255, "cards in the Main Deck"),
    ("place-deck", 255, "cards in the deck of Places"),
    ("battle", _REGIONS, "the Region that is fought over, + 1"),
    ("red", 255, "the Red Powerstone, while it is in the supply"),
    ("own-seat", 3, "the number of the own seat, from 0, as in actions that name a seat"),
    ("rondel", 255, "where the Automa's marker stands"),
    ("asked", 1, "whether the observer is asked now"),
    ("question-card", 255, "the card that the question comes from: its number + 1"),
    ("question-amount", 255, "the amount that the question is about"),
    ("answered", 1, "whether the observer has answered the question and others still think"),
)
_PLACE: Final = (
    ("place_ritual", 255, "the Ritual on it: its number + 1"),
    ("place_piece", 2, "the piece on that Ritual: 1 a Witch, 2 an Elder"),
    ("place_scythes", 255, "Scythes on it"),
    ("place_orbs", 255, "Orbs on it"),
    ("place_stone", STONES, "the Powerstone on it"),
)
_MOON_PLACE: Final = (
    ("place_turned", 1, "whether its Ritual's immediate effect is an Action Space this turn"),
)
_EXPANDED_PLACE: Final = (
    ("place_second", 2, "a second piece on its Ritual"),
    ("place_crystals", 255, "Crystals on it"),
    ("place_glowing", 255, "how many of them glow"),
    ("place_ground", 4, "what stands on the Place itself: 1 Scythe, 2 Orb, 3 dark, 4 glowing"),
    ("place_locked", STONES, "the locked Powerstone"),
    ("place_deposit", 4, "the resource on a Lost Tower: 0 not laid, 1 none, 2 + the resource"),
    ("place_beside", 255, "Catalysts beside its Building Spaces, in all"),
)


def layout(words: Vocabulary) -> FeatureLayout:
    """Returns the features of a variant's observations."""
    players = words.players
    who = ("player from the observer on",)
    codes = ["unknown", "own-hand", "discard", "removed", "display"]
    codes += [f"region-{i}" for i in range(_REGIONS)]
    codes += [f"player-{p}-{role}" for p in range(players) for role in _ROLES]
    found: list[Feature] = []
    for name, high, about in _GLOBAL:
        found.append(Feature(f"game_{name}".replace("-", "_"), (1,), high, about))
    for name, high, about in _player_columns(words):
        found.append(Feature(f"player_{name}".replace("-", "_"), (players,), high, about, who))
    region = ("Region",)
    count = len(words.regions)
    found += [
        Feature("region_witches", (players, count), 255, "Witches there", (*who, *region)),
        Feature("region_elders", (players, count), 255, "Elders there", (*who, *region)),
        Feature("region_stones", (count, STONES), 255, "Powerstones there", (*region, "kind")),
        Feature("region_tile", (count,), 255, "the Battle Bonus Tile, from 1", region),
        Feature("space_player", (len(words.spaces),), players, "who stands there, + 1", ("space",)),
        Feature("order_card", (ORDERED,), 255, "the cards of the effects to be ordered, + 1"),
        Feature(
            "card_place",
            (len(words.cards),),
            len(codes) - 1,
            "where the card is",
            ("card",),
            tuple(codes),
        ),
        Feature(
            "card_borrower",
            (len(words.people),),
            2 * players,
            "who has borrowed the person: 1 + 2 × the player, and 1 more while it can be used",
            ("person",),
        ),
    ]
    for name, high, about in _place_columns(words):
        found.append(Feature(name, (len(words.places),), high, about, ("Place",)))
    return FeatureLayout(found)


def _player_columns(words: Vocabulary) -> list[tuple[str, int, str]]:
    found = list(_PLAYER)
    if words.moon:
        found += _MOON_PLAYER
    if words.expanded:
        found += _PATH_PLAYER
    return found


def _place_columns(words: Vocabulary) -> list[tuple[str, int, str]]:
    found = list(_PLACE)
    if words.expanded:
        found += _EXPANDED_PLACE
    if words.moon:
        found += _MOON_PLACE
    return found
