"""Writes observations of Evenfall, from a seat's view alone.

Every decision of every game that is learned from comes through here: numbers are machine integers,
and a row begins as zeros, so that what is not there costs nothing.
"""

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from gloaming.evenfall.encoding.features import (
    BOARD_SPACES,
    COUNCIL,
    DISCARDED,
    DISPLAYED,
    EXHAUSTED,
    IN_REGION,
    INNER,
    OF_PLAYERS,
    OUTER,
    OWN_HAND,
    READY,
    REMOVED,
    RITUAL,
    ROLES_EACH,
    STONES,
)
from gloaming.evenfall.encoding.numbers import ActionNumbers
from gloaming.evenfall.encoding.vocabulary import ORDERED, Vocabulary
from gloaming.evenfall.model.cards import ELDER, WITCH
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, NO_CAT, ON_BOARD
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.kernel.control import Arrange
from gloaming.kernel.encoding.features import FeatureLayout
from gloaming.kernel.question import Question


class Observer:
    """Writes observations of one variant; what every game of it needs is made once.

    Where a group of features begins comes from the layout; within a group they are written in the
    order in which `features.py` declares them.
    """

    def __init__(self, words: Vocabulary, layout: FeatureLayout) -> None:
        self._is_moon = words.moon
        self._is_expanded = words.expanded
        self._blank = bytes(layout.size)
        self._row = BytesWriter()  # of the observation that is written
        self._players: i64 = words.players
        self._places: i64 = len(words.places)
        self._regions: i64 = len(words.regions)
        self._stones: i64 = STONES
        self._code: i64 = OF_PLAYERS
        self._roles: i64 = ROLES_EACH
        first_person = len(words.places) + len(words.rituals)
        features = layout.by_name
        self._players_at: i64 = features["player_clan"].start
        self._witches_at: i64 = features["region_witches"].start
        self._elders_at: i64 = features["region_elders"].start
        self._stones_at: i64 = features["region_stones"].start - 1  # stones are counted from 1
        self._tiles_at: i64 = features["region_tile"].start
        self._spaces_at: i64 = features["space_player"].start
        self._order_at: i64 = features["order_card"].start
        self._cards_at: i64 = features["card_place"].start
        self._borrowers_at: i64 = features["card_borrower"].start - first_person
        self._rituals_at: i64 = features["place_ritual"].start
        self._turned_at: i64 = features["place_turned"].start if words.moon else 0

    def observe(self, game: Evenfall, seat: int, numbers: ActionNumbers) -> bytes:
        """Returns the observation of a seat."""
        row = self._row
        row.truncate(0)
        row.write(self._blank)
        self._set_all(game, seat, numbers, row)
        return row.getvalue()

    def _set_all(self, game: Evenfall, seat: i64, numbers: ActionNumbers, row: BytesWriter) -> None:
        """Sets all that the seat sees."""
        card_number = numbers.card_number
        seats: i64 = game.seats
        _set_game(game, seat, seats, row)
        question = game.question
        if question is not None:
            if question.is_awaiting(seat):
                frame = question.frame
                row[10] = 1
                source: i64 = frame.source
                if source >= 0:
                    _set(row, 11, card_number[source] + 1)
                _set(row, 12, frame.amount)
                if isinstance(frame.effect, Arrange):
                    _set_ordered(game, question, card_number, row, self._order_at)
            elif len(question.seats) > 1 and seat in question.seats:
                row[13] = 1
        self._set_regions(game, seat, seats, row)
        cards: i64 = self._cards_at
        for card in game.discard:
            row[cards + card_number[card]] = DISCARDED
        for card in game.removed:
            row[cards + card_number[card]] = REMOVED
        code: i64 = IN_REGION
        for places in game.rows:
            for card in places:
                if card != NO_CARD:
                    row[cards + card_number[card]] = u8(code)
            code += 1
        if game.expansion is not None:
            for card in game.expansion.display:
                row[cards + card_number[card]] = DISPLAYED
        for number in range(self._players):
            player: i64 = number
            if number < seats:
                player += seat
                if player >= seats:
                    player -= seats
            clan = game.clans[player]
            self._set_amounts(game, clan, player, number, numbers, row)
            self._set_cards(game, clan, number, card_number, row)
        for card in game.clans[seat].hand:
            row[cards + card_number[card]] = OWN_HAND

    def _set_amounts(
        self,
        game: Evenfall,
        clan: Clan,
        player: i64,
        number: i64,
        numbers: ActionNumbers,
        row: BytesWriter,
    ) -> None:
        """Sets the columns of a player; `number` is its place from the observer on."""
        count = self._players
        at: i64 = self._players_at + number
        row[at] = u8(numbers.clan_number[clan.board])
        for amount in clan.stock:
            at += count
            _set(row, at, amount)
        _set(row, at + count, clan.mana)
        points: i64 = clan.vp
        row[at + 2 * count] = u8(points % 100)
        _set(row, at + 3 * count, points // 100)
        _set(row, at + 4 * count, clan.coven)
        _set(row, at + 5 * count, clan.witches)
        _set(row, at + 6 * count, clan.elders)
        if clan.token:
            row[at + 7 * count] = 1
        if clan.passed:
            row[at + 8 * count] = 1
        _set(row, at + 9 * count, len(clan.hand))
        _set(row, at + 10 * count, clan.won)
        if game.dials:
            _set(row, at + 11 * count, game.dials[player])
        if game.strengths:
            _set(row, at + 12 * count, game.strengths[player])
        _set(row, at + 13 * count, clan.discarded_cheaply)
        at += 13 * count
        place: i64 = 0
        for stone in clan.stones:
            place = at + stone * count
            row[place] = row[place] + 1
        at += (self._stones + 1) * count
        if self._is_moon:
            _set_moon(clan, numbers.card_number, row, at, count)
            if clan.moon is not None and clan.moon.turned:
                self._set_turned(game, clan, clan.moon.turned, numbers.card_number, row)
            at += (BOARD_SPACES + 2) * count
        if self._is_expanded:
            _set_on_path(game, player, numbers.card_number, row, at, count)
        regions = self._regions
        witches: i64 = self._witches_at + number * regions
        elders: i64 = self._elders_at + number * regions
        place = player
        for region in range(regions):
            _set(row, witches + region, game.witches_at[place])
            _set(row, elders + region, game.elders_at[place])
            place += count

    def _set_turned(
        self,
        game: Evenfall,
        clan: Clan,
        turned: list[int],
        card_number: vec[i64],
        row: BytesWriter,
    ) -> None:
        """Sets on which Places of a player an immediate Ritual can be used this turn."""
        for place in clan.outer + clan.inner:
            if game.ritual_on[place] in turned:
                row[self._turned_at + card_number[place]] = 1

    def _set_regions(self, game: Evenfall, seat: i64, seats: i64, row: BytesWriter) -> None:
        """Sets what lies in the Regions, and who stands on their spaces."""
        at: i64 = self._stones_at
        for stones in game.region_stones:
            for stone in stones:
                place: i64 = at + stone
                row[place] = row[place] + 1
            at += self._stones
        at = self._tiles_at
        for tile in game.tiles:
            _set(row, at, tile + 1)
            at += 1
        at = self._spaces_at
        for space, piece in enumerate(game.space_piece):
            if piece in (WITCH, ELDER):
                row[at + space] = u8(_from(seat, game.space_seat[space], seats) + 1)

    def _set_cards(
        self,
        game: Evenfall,
        clan: Clan,
        number: i64,
        card_number: vec[i64],
        row: BytesWriter,
    ) -> None:
        """Sets where all cards of a player are, and what is on the Places."""
        cards: i64 = self._cards_at
        code: i64 = self._code + number * self._roles
        for place in clan.outer:
            row[cards + card_number[place]] = u8(code + OUTER)
            self._set_place(game, place, code, card_number, row)
        for place in clan.inner:
            row[cards + card_number[place]] = u8(code + INNER)
            self._set_place(game, place, code, card_number, row)
        for i, card in enumerate(clan.specialists):
            role: i64 = READY if clan.ready[i] else EXHAUSTED
            row[cards + card_number[card]] = u8(code + role)
        for card in clan.council:
            row[cards + card_number[card]] = u8(code + COUNCIL)
        for i, card in enumerate(clan.borrowed):
            ready: i64 = 1 if clan.borrow_ready[i] else 0
            row[self._borrowers_at + card_number[card]] = u8(1 + 2 * number + ready)

    def _set_place(
        self,
        game: Evenfall,
        place: i64,
        code: i64,
        card_number: vec[i64],
        row: BytesWriter,
    ) -> None:
        """Sets what lies and stands on a Place of a clan."""
        count = self._places
        at: i64 = self._rituals_at + card_number[place]
        ritual: i64 = game.ritual_on[place]
        more = game.expansion
        if ritual != NO_CARD:
            row[self._cards_at + card_number[ritual]] = u8(code + RITUAL)
            _set(row, at, card_number[ritual] + 1)
        if ritual != NO_CARD or more is not None:  # pieces and Catalysts stand on a Ritual
            _set(row, at + count, game.piece_on[place])
            _set(row, at + 2 * count, game.scythes[place])
            _set(row, at + 3 * count, game.orbs[place])
        _set(row, at + 4 * count, game.stone_on[place])
        if more is not None and self._is_expanded:
            _set(row, at + 5 * count, more.second_on[place])
            _set(row, at + 6 * count, more.crystals[place])
            _set(row, at + 7 * count, more.glowing[place])
            _set(row, at + 8 * count, more.ground[place])
            _set(row, at + 9 * count, more.locked[place])
            _set(row, at + 10 * count, more.deposit[place] + 1)
            beside: i64 = more.beside[place]
            _set(row, at + 11 * count, (beside & 31) + (beside >> 5 & 31) + (beside >> 10))


def _set(row: BytesWriter, at: i64, amount: i64) -> None:
    """Sets an amount of a row that is 0 there; what does not fit is clipped."""
    if amount > 0:
        if amount > 255:
            amount = 255
        row[at] = u8(amount)


def _from(seat: i64, player: i64, seats: i64) -> i64:
    """Returns which player from a seat on somebody is, clockwise; the Automa is the last."""
    if player >= seats:
        return player
    return player - seat if player >= seat else player - seat + seats


def _set_game(game: Evenfall, seat: i64, seats: i64, row: BytesWriter) -> None:
    _set(row, 0, game.round)
    _set(row, 1, game.phase)
    row[2] = u8(_from(seat, game.first, seats))
    turn: i64 = game.turn
    if turn >= 0:
        row[3] = u8(_from(seat, turn, seats) + 1)
    _set(row, 4, len(game.deck))
    _set(row, 5, len(game.place_deck))
    _set(row, 6, game.battle + 1)
    _set(row, 7, game.red)
    row[8] = u8(seat)
    _set(row, 9, game.rondel)


def _set_moon(clan: Clan, card_number: vec[i64], row: BytesWriter, at: i64, count: i64) -> None:
    """Sets the columns of a player that only the moon side has."""
    moon = clan.moon
    if moon is None:
        return
    if moon.piece:
        row[at] = 1
    space: i64 = at
    for i, stone in enumerate(moon.stones):
        if i < BOARD_SPACES:
            space += count
            _set(row, space, stone)
    attached: i64 = moon.attached
    if attached != NO_CARD:
        _set(row, at + (BOARD_SPACES + 1) * count, card_number[attached] + 1)


def _set_on_path(
    game: Evenfall, player: i64, card_number: vec[i64], row: BytesWriter, at: i64, count: i64
) -> None:
    """Sets the columns of a player that only The Crystal Path has."""
    more = game.expansion
    if more is None:
        return
    _set(row, at, more.ascension[player])
    for i, other in enumerate(more.order):
        if other == player:
            row[at + count] = u8(i + 1)
    cat: i64 = more.cat[player]
    if cat == NO_CAT:
        return
    if cat == IN_RESERVE:
        row[at + 2 * count] = 1
    elif cat == ON_BOARD:
        row[at + 2 * count] = 3
    elif cat >= AT_REGION:
        row[at + 2 * count] = u8(4 + cat - AT_REGION)
    else:
        row[at + 2 * count] = 2
        _set(row, at + 3 * count, card_number[cat] + 1)


def _set_ordered(
    game: Evenfall, question: Question, card_number: vec[i64], row: BytesWriter, at: i64
) -> None:
    """Sets the card of each effect whose order is asked for, in the order of the slots."""
    stack = game.stack
    for i, choice in enumerate(question.choices[0]):
        if i < ORDERED:
            source: i64 = stack[len(stack) - 1 - choice].source
            if source >= 0:
                _set(row, at + i, card_number[source] + 1)
