"""What can be answered in a variant of Evenfall: the blocks of its action space.

Cards are those of the variant with all clans, in the order of the catalogue, so that a card has the
same number whoever plays.
"""

from typing import Final

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import DEMON, ICONS, PERSON, PLACE, RITUAL, GameData
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.rules.options import packed_key
from gloaming.evenfall.rules.resources.payment import way
from gloaming.kernel.encoding.actions import ActionBlock, counted

# The most of each that the cards and boards of the games can ask for; a test holds them to it.
MOST_GAINED: Final = 6  # resources of choice that one effect gives
MOST_PAID: Final = 6  # resources of the highest price: a further Council Member
MOST_PAID_ON_PATH: Final = 10  # the same with the surcharge of the Crystal Path
MOST_MANA: Final = 19
MOST_MANA_WITH: Final = 6  # of a price that has Mana and resources
MOST_WITH_MANA: Final = 2  # resources of such a price
MOST_WITH_MANA_ON_PATH: Final = 4
HAND_PLACES: Final = 32  # cards in hand among which a pair is chosen
ORDERED: Final = 16  # effects whose order is chosen
BRANCHES: Final = 4  # effects of which one is chosen

# What the verb alone says, in every game.
_ALWAYS: Final = [
    "pass", "end-turn", "token", "build", "free-discard", "done", "decline", "yes", "no",
    "no-transfer", "binding", "binding-vp", "from-reserve",
]  # fmt: skip
_ON_MOON: Final = ["board-free", "place-powerstone", "no-attach"]
_EXPANDED: Final = ["ascend", "cat-reserve", "with-cat", "without-cat"]
_REPLACED: Final = [
    "scythe-orb", "scythe-crystal", "orb-scythe", "orb-crystal",
    "glowing-scythe", "glowing-orb", "dark-scythe", "dark-orb",
]  # fmt: skip


class Vocabulary:
    """The cards, Regions and boards of a variant, and whether parts of the expansion are in."""

    def __init__(self, tables: list[GameData], seats: int) -> None:
        first = tables[0]
        self.seats = seats
        self.players = seats + 1 if first.solo else seats
        self.moon = first.moon
        self.expanded = first.expanded or first.path is not None
        self.path = first.path is not None
        self.experienced = first.variant
        self.regions = [region.entry for region in first.regions]
        self.dial_cap = first.dial_cap
        self.spaces = [
            f"region:{first.regions[region].entry}"
            + (f".{space}" if first.regions[region].spaces > 1 else "")
            for space, region in enumerate(first.space_region)
        ]
        self.clans = list(CLANS)
        self.sides: list[str] = []
        self.steps = 0
        self.board_spaces = 0
        self.tiles: list[str] = [tile.entry for tile in first.tiles]
        found: dict[str, int] = {}
        for table in tables:
            for card in table.cards:
                found.setdefault(card.uid, card.kind)
            for board in table.boards:
                if self.moon and board.side not in self.sides:
                    self.sides.append(board.side)
                self.steps = max(self.steps, len(board.track))
                self.board_spaces = max(self.board_spaces, len(board.bonuses))
        self.places = [uid for uid in found if found[uid] == PLACE]
        self.rituals = [uid for uid in found if found[uid] == RITUAL]
        self.people = [uid for uid in found if found[uid] == PERSON]
        self.demons = [uid for uid in found if found[uid] == DEMON]
        self.cards = self.places + self.rituals + self.people + self.demons
        self.locks: list[str] = []
        self.grounds: list[str] = []  # Places with a Building Space of their own (EF-CARD-36)
        for table in tables:
            for card in table.cards:
                if card.lock is not None and card.uid not in self.locks:
                    self.locks.append(card.uid)
                if card.kind == PLACE and card.slots and card.uid not in self.grounds:
                    self.grounds.append(card.uid)


def packed_gains() -> list[int]:
    """Returns all ways to gain resources of choice, packed, the fewest first."""
    return _spread(MOST_GAINED, 0)


def packed_payments(words: Vocabulary) -> list[int]:
    """Returns all ways to pay resources, Mana, or a little of both, packed."""
    found = _spread(MOST_PAID_ON_PATH if words.path else MOST_PAID, 0)
    found += [way(0, 0, 0, mana) for mana in range(1, MOST_MANA + 1)]
    with_mana = MOST_WITH_MANA_ON_PATH if words.path else MOST_WITH_MANA
    for mana in range(1, MOST_MANA_WITH + 1):
        found += _spread(with_mana, mana)
    return found


def _spread(most: int, mana: int) -> list[int]:
    """Returns 1 to `most` resources of every kind beside so much Mana, packed."""
    found: list[int] = []
    for total in range(1, most + 1):
        for herb in range(total, -1, -1):
            for potion in range(total - herb, -1, -1):
                found.append(way(herb, potion, total - herb - potion, mana))
    return found


def _keys(packed: list[int]) -> list[str]:
    return [packed_key(amount) for amount in packed]


def _things(kind: str, ids: list[str]) -> list[str]:
    return [f"{kind}:{id}" for id in ids]


def blocks(words: Vocabulary) -> list[ActionBlock]:
    """Returns the blocks of the variant's action space, in their order."""
    regions = _things("region", words.regions)
    stones = ICONS[1:] if words.moon or words.path else ICONS[1:4]
    people = words.people + words.demons
    hand = words.rituals + words.people
    boards = _things("board", words.sides)
    on_cards = _things("card", words.rituals)
    pairs = HAND_PLACES * (HAND_PLACES - 1) // 2 if words.experienced else 0
    plain = list(_ALWAYS)
    if words.moon:
        plain += _ON_MOON
    if words.expanded:
        plain += _EXPANDED
    found = [ActionBlock(verb, [""], "nothing: the verb says all") for verb in plain]
    found += [
        ActionBlock("discover", words.places, "a Place"),
        ActionBlock("play", words.rituals, "a Ritual, from the hand or the Crystal Path"),
        ActionBlock("specialist", words.people, "a person, from the hand or the Crystal Path"),
        ActionBlock("council", words.people, "a person, from the hand or the Crystal Path"),
        ActionBlock("witch", words.rituals + words.spaces + boards, "where the Witch is sent"),
        ActionBlock("elder", words.rituals + words.spaces, "where the Elder is sent"),
        ActionBlock("exhaust", people, "the Specialist"),
        ActionBlock(
            "discard",
            hand,
            "the card; a slot is a pair of cards of the hand, in the order of their numbers",
            pairs,
        ),
        ActionBlock("on", words.places, "the Place on which the Ritual is laid"),
        ActionBlock("transfer", words.places, "the Place"),
        ActionBlock("harvest", words.places, "the Place"),
        ActionBlock("gain", _keys(packed_gains()), "resources of choice"),
        ActionBlock("pay", _keys(packed_payments(words)), "resources and Mana"),
        ActionBlock("dial", counted(0, words.dial_cap), "the number on the dial"),
        ActionBlock(
            "stone",
            _things("stone", stones) + [f"{s}@{r}" for r in words.regions for s in stones],
            "a Powerstone; `@` a Region where any may be taken",
        ),
        ActionBlock("stone-on", words.places, "the Place"),
        ActionBlock("scythe", words.rituals + words.grounds, "the Ritual, or the Place itself"),
        ActionBlock("orb", words.rituals + words.grounds, "the Ritual, or the Place itself"),
        ActionBlock("choose", counted(1, BRANCHES), "which of the effects"),
        ActionBlock("first", [], "which effect comes first, in the question's order", ORDERED),
        ActionBlock("use", [], "which effect is used, in the question's order", ORDERED),
        ActionBlock("instead", [], "which effect comes instead", ORDERED),
        ActionBlock("in", regions, "the Region"),
        ActionBlock("to", regions, "the Region"),
        ActionBlock(
            "from",
            on_cards + _things("card", words.people) + regions,
            "the card or Region that the piece leaves",
        ),
        ActionBlock("recall-witch", on_cards + regions + boards, "where the Witch stands"),
        ActionBlock("recall-elder", on_cards + regions, "where the Elder stands"),
        ActionBlock("remove", words.rituals, "the Ritual"),
        ActionBlock("borrow", words.people, "the Specialist"),
        ActionBlock("ready", people, "the Specialist"),
    ]
    if words.moon:
        spaces = [f"{n + 1}:{stone}" for n in range(words.board_spaces) for stone in stones]
        found += [
            ActionBlock("space", spaces, "the space of the clan board and the Powerstone"),
            ActionBlock("step", counted(1, words.steps), "the step of the Coven Track"),
            ActionBlock("turn", words.rituals, "the Ritual"),
            ActionBlock("attach", words.people, "the Specialist"),
        ]
    if words.expanded:
        found += _of_the_expansion(words, on_cards, regions, boards)
    return found


def _of_the_expansion(
    words: Vocabulary, on_cards: list[str], regions: list[str], boards: list[str]
) -> list[ActionBlock]:
    hand = words.rituals + words.people
    replaced = [
        f"{change}:{uid}"
        for change in _REPLACED
        if words.path or "crystal" not in change
        for uid in (words.rituals + words.places + [f"{ritual}.beside" for ritual in words.rituals])
    ]
    seats = [f"seat:{seat}" for seat in range(words.seats)]
    locked = [f"{uid}:{stone}" for uid in words.locks for stone in ICONS[1:]]
    found = [
        ActionBlock("crystal", words.rituals + words.grounds, "the Ritual, or the Place itself"),
        ActionBlock("charge", words.rituals + words.grounds, "the Ritual, or the Place itself"),
        ActionBlock("discharge", words.rituals + words.grounds, "the Ritual, or the Place itself"),
        ActionBlock("take", hand, "the card of the Crystal Path"),
        ActionBlock("take-back", hand, "the card"),
        ActionBlock("copy", words.people, "the Specialist"),
        ActionBlock("cards", counted(0, 12), "how many cards stand for resources"),
        ActionBlock("exchange", counted(1, BRANCHES), "how many cards"),
        ActionBlock("foresee", seats, "the seat, from 0"),
        ActionBlock("deposit", list(RESOURCES), "the resource"),
        ActionBlock("lock", locked, "the Ritual and the Powerstone"),
        ActionBlock("cat", on_cards + regions + boards, "where the Witch stands"),
        ActionBlock("recall-cat", on_cards + regions, "where the Witch stands"),
        ActionBlock("pull-witch", on_cards, "the Ritual"),
        ActionBlock("pull-elder", on_cards, "the Ritual"),
        ActionBlock("pull-cat", on_cards, "the Ritual"),
        ActionBlock("replace", replaced, "which Catalyst by which, and where"),
    ]
    return found
