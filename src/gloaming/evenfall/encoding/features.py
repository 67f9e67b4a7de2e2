"""What an observation of Evenfall holds, from a seat's view alone.

Seats are counted from the observer clockwise: 0 is the own seat; after the seats comes the Automa.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from gloaming.evenfall.encoding.numbers import ActionNumbers
from gloaming.evenfall.encoding.vocabulary import ORDERED, Vocabulary
from gloaming.evenfall.model.cards import ELDER, ICONS, WITCH
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, NO_CAT, ON_BOARD
from gloaming.evenfall.model.state import NO_CARD, PHASES, Clan, Evenfall
from gloaming.kernel.control import Arrange
from gloaming.kernel.encoding.encoding import clipped
from gloaming.kernel.encoding.features import Feature, FeatureLayout
from gloaming.kernel.question import Question

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
_OF_PLAYERS: Final = IN_REGION + _REGIONS
_ROLES: Final = ("outer", "inner", "ritual", "specialist-ready", "specialist-exhausted", "council")
_OUTER: Final = 0
_INNER: Final = 1
_RITUAL: Final = 2
_READY: Final = 3
_EXHAUSTED: Final = 4
_COUNCIL: Final = 5
_ROLE_COUNT: Final = len(_ROLES)

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
    *((f"board-stone-{i + 1}", STONES, f"the Powerstone on space {i + 1}") for i in range(4)),
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
)
_PLACE: Final = (
    ("place_ritual", 255, "the Ritual on it: its number + 1"),
    ("place_piece", 2, "the piece on that Ritual: 1 a Witch, 2 an Elder"),
    ("place_scythes", 255, "Scythes on it"),
    ("place_orbs", 255, "Orbs on it"),
    ("place_stone", STONES, "the Powerstone on it"),
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
    return found


class Observer:
    """Writes observations of one variant; what every game of it needs is made once."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.places = len(words.places)
        self.first_person = len(words.places) + len(words.rituals)
        self._cards = len(words.cards)
        self._no_order = bytes(ORDERED)
        self._people = len(words.people)
        self._is_expanded = words.expanded
        # Where nothing is known, and nothing lies: cards, borrowers and Places.
        self._blank = bytes(self._cards + self._people + len(_place_columns(words)) * self.places)
        self._row = BytesWriter()  # of the observation that is written

    def observe(self, game: Evenfall, seat: int, numbers: ActionNumbers) -> bytes:
        """Returns the observation of a seat."""
        order = _players_from(game, seat)
        card_number = numbers.card_number
        row = self._row
        row.truncate(0)
        question = game.question
        _add_game(game, seat, order, row)
        if question is not None and question.is_awaiting(seat):
            frame = question.frame
            row.append(1)
            row.append(card_number[frame.source] + 1 if frame.source >= 0 else 0)
            row.append(clipped(frame.amount))
        else:
            question = None
            row.append(0)
            row.append(0)
            row.append(0)
        self._add_players(game, order, numbers, row)
        _add_regions(game, order, row)
        start: i64 = len(row)
        row.write(self._no_order)
        if question is not None and isinstance(question.frame.effect, Arrange):
            _set_ordered(game, question, card_number, row, start)
        start = len(row)
        row.write(self._blank)
        self._set_cards(game, seat, order, card_number, row, start)
        return row.getvalue()

    def _add_players(
        self, game: Evenfall, order: list[int], numbers: ActionNumbers, row: BytesWriter
    ) -> None:
        """Adds the columns of all players, one after another."""
        clans = [game.clans[player] for player in order]
        for clan in clans:
            row.append(numbers.clan_number[clan.board])
        for resource in range(3):
            for clan in clans:
                row.append(clipped(clan.stock[resource]))
        for clan in clans:
            row.append(clipped(clan.mana))
        for clan in clans:
            row.append(clan.vp % 100)
        for clan in clans:
            row.append(clipped(clan.vp // 100))
        for clan in clans:
            row.append(clipped(clan.coven))
        for clan in clans:
            row.append(clipped(clan.witches))
        for clan in clans:
            row.append(clipped(clan.elders))
        for clan in clans:
            row.append(1 if clan.token else 0)
        for clan in clans:
            row.append(1 if clan.passed else 0)
        for clan in clans:
            row.append(clipped(len(clan.hand)))
        for clan in clans:
            row.append(clipped(clan.won))
        for by_player in (game.dials, game.strengths):
            for player in order:
                row.append(clipped(by_player[player]) if by_player else 0)
        for clan in clans:
            row.append(clipped(clan.discarded_cheaply))
        for stone in range(1, STONES + 1):
            for clan in clans:
                row.append(_times(stone, clan.stones))
        if self.words.moon or self._is_expanded:
            self._add_more(game, clans, order, numbers.card_number, row)

    def _add_more(
        self,
        game: Evenfall,
        clans: list[Clan],
        order: list[int],
        card_number: list[int],
        row: BytesWriter,
    ) -> None:
        """Adds the columns that only the moon side and the expansion have."""
        more: list[list[int]] = []
        for i, clan in enumerate(clans):
            mine: list[int] = []
            if self.words.moon:
                _add_moon(clan, card_number, mine)
            if self._is_expanded:
                _add_on_path(game, order[i], card_number, mine)
            more.append(mine)
        for column in range(len(more[0])):
            for mine in more:
                row.append(clipped(mine[column]))

    def _set_cards(
        self,
        game: Evenfall,
        seat: int,
        order: list[int],
        card_number: list[int],
        row: BytesWriter,
        start: i64,
    ) -> None:
        """Sets where all cards are, and what is on the Places of clans.

        `start` is where the cards begin in the row; those whose place is unknown stay 0.
        """
        borrowers: i64 = start + self._cards
        for card in game.discard:
            row[start + card_number[card]] = DISCARDED
        for card in game.removed:
            row[start + card_number[card]] = REMOVED
        for region, cards in enumerate(game.rows):
            for card in cards:
                if card != NO_CARD:
                    row[start + card_number[card]] = IN_REGION + region
        if game.expansion is not None:
            for card in game.expansion.display:
                row[start + card_number[card]] = DISPLAYED
        for i, player in enumerate(order):
            clan = game.clans[player]
            code = _OF_PLAYERS + i * _ROLE_COUNT
            for place in clan.outer:
                row[start + card_number[place]] = code + _OUTER
                self._set_place(game, place, code, card_number, row, start)
            for place in clan.inner:
                row[start + card_number[place]] = code + _INNER
                self._set_place(game, place, code, card_number, row, start)
            for j, card in enumerate(clan.specialists):
                row[start + card_number[card]] = code + (_READY if clan.ready[j] else _EXHAUSTED)
            for card in clan.council:
                row[start + card_number[card]] = code + _COUNCIL
            for j, card in enumerate(clan.borrowed):
                ready = 1 if clan.borrow_ready[j] else 0
                row[borrowers + card_number[card] - self.first_person] = 1 + 2 * i + ready
        for card in game.clans[seat].hand:
            row[start + card_number[card]] = OWN_HAND

    def _set_place(
        self,
        game: Evenfall,
        place: int,
        code: int,
        card_number: list[int],
        row: BytesWriter,
        start: i64,
    ) -> None:
        """Sets what lies and stands on a Place of a clan; most have little."""
        count: i64 = self.places
        at: i64 = start + self._cards + self._people + card_number[place]
        ritual = game.ritual_on[place]
        if ritual != NO_CARD:
            row[start + card_number[ritual]] = code + _RITUAL
            row[at] = card_number[ritual] + 1
        if game.piece_on[place]:
            row[at + count] = game.piece_on[place]
        if game.scythes[place]:
            row[at + 2 * count] = clipped(game.scythes[place])
        if game.orbs[place]:
            row[at + 3 * count] = clipped(game.orbs[place])
        if game.stone_on[place]:
            row[at + 4 * count] = game.stone_on[place]
        more = game.expansion
        if more is not None and self._is_expanded:
            row[at + 5 * count] = more.second_on[place]
            row[at + 6 * count] = clipped(more.crystals[place])
            row[at + 7 * count] = clipped(more.glowing[place])
            row[at + 8 * count] = more.ground[place]
            row[at + 9 * count] = more.locked[place]
            row[at + 10 * count] = clipped(more.deposit[place] + 1)
            beside = more.beside[place]
            row[at + 11 * count] = clipped((beside & 31) + (beside >> 5 & 31) + (beside >> 10))


def _times(stone: int, stones: list[int]) -> int:
    """Returns how often a stone is among some."""
    found = 0
    for other in stones:
        if other == stone:
            found += 1
    return clipped(found)


def _players_from(game: Evenfall, seat: int) -> list[int]:
    """Returns all players clockwise from a seat, the Automa last."""
    order = [(seat + i) % game.seats for i in range(game.seats)]
    if game.players > game.seats:
        order.append(game.seats)
    return order


def _add_game(game: Evenfall, seat: int, order: list[int], row: BytesWriter) -> None:
    row.append(clipped(game.round))
    row.append(clipped(game.phase))
    row.append((game.first - seat) % game.seats)
    row.append(0 if game.turn < 0 else order.index(game.turn) + 1)
    row.append(clipped(len(game.deck)))
    row.append(clipped(len(game.place_deck)))
    row.append(clipped(game.battle + 1))
    row.append(clipped(game.red))
    row.append(seat)
    row.append(clipped(game.rondel))


def _add_moon(clan: Clan, card_number: list[int], row: list[int]) -> None:
    moon = clan.moon
    if moon is None:
        row += (0, 0, 0, 0, 0, 0)
        return
    row.append(1 if moon.piece else 0)
    for i in range(BOARD_SPACES):
        row.append(moon.stones[i] if i < len(moon.stones) else 0)
    row.append(0 if moon.attached == NO_CARD else card_number[moon.attached] + 1)


def _add_on_path(game: Evenfall, player: int, card_number: list[int], row: list[int]) -> None:
    more = game.expansion
    if more is None:
        row += (0, 0, 0, 0)
        return
    row.append(more.ascension[player])
    row.append(more.order.index(player) + 1 if player in more.order else 0)
    cat = more.cat[player]
    place = 0
    if cat == NO_CAT:
        found = 0
    elif cat == IN_RESERVE:
        found = 1
    elif cat == ON_BOARD:
        found = 3
    elif cat >= AT_REGION:
        found = 4 + cat - AT_REGION
    else:
        found = 2
        place = card_number[cat] + 1
    row.append(found)
    row.append(place)


def _add_regions(game: Evenfall, order: list[int], row: BytesWriter) -> None:
    players = game.players
    regions = len(game.rows)
    for pieces in (game.witches_at, game.elders_at):
        for player in order:
            for region in range(regions):
                row.append(clipped(pieces[region * players + player]))
    for stones in game.region_stones:
        for stone in range(1, STONES + 1):
            row.append(_times(stone, stones))
    for region in range(regions):
        row.append(clipped(game.tiles[region] + 1) if game.tiles else 0)
    for space, piece in enumerate(game.space_piece):
        row.append(order.index(game.space_seat[space]) + 1 if piece in (WITCH, ELDER) else 0)


def _set_ordered(
    game: Evenfall, question: Question, card_number: list[int], row: BytesWriter, start: i64
) -> None:
    """Sets the card of each effect whose order is asked for, in the order of the slots."""
    stack = game.stack
    for i, choice in enumerate(question.choices[0]):
        if i < ORDERED:
            source = stack[len(stack) - 1 - choice].source
            row[start + i] = card_number[source] + 1 if source >= 0 else 0
