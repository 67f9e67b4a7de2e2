"""What a net sees of a position of Evenfall: one seat's clan, the Regions, and how rivals stand.

Only what the seat knows is used: its own hand, and what lies open. Most inputs are told apart by
the rounds that are left, because a card or a resource is worth something else in each of them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gloaming.evenfall.evaluation.appraise import PARTS, appraise, appraise_parts, appraised
from gloaming.evenfall.model.cards import ICONS, PERSON, PLACE, RITUAL, GameData
from gloaming.evenfall.model.expansion import NO_CAT, Expansion
from gloaming.evenfall.model.state import (
    NO_CARD,
    PHASE_ACTION,
    PHASE_BATTLE,
    Clan,
    Evenfall,
)
from gloaming.evenfall.rules.counters import own_stones
from gloaming.kernel.evaluation.inputs import UNKNOWN, InputNames, Inputs
from gloaming.kernel.evaluation.judgement import FeatureWriter
from gloaming.kernel.game import Game

TIMES: Final = 4  # rounds that are still to act in, this one included: none, 1, 2, 3
MOST_STEPS: Final = 24  # of the Coven Track that are told apart
MOST_REGIONS: Final = 4
SCALE: Final = 0.1  # points are given in tens, so that all inputs have about the same size

# What is counted, as blocks of inputs.
HERBS: Final = 0
POTIONS: Final = 1
KNOWLEDGE: Final = 2
MANA: Final = 3
WITCHES: Final = 4
ELDERS: Final = 5
CARDS_IN_HAND: Final = 6
OUTER_PLACES: Final = 7
INNER_PLACES: Final = 8
BARE_OUTER_PLACES: Final = 9
BARE_INNER_PLACES: Final = 10
USED_OUTER_RITUALS: Final = 11
USED_INNER_RITUALS: Final = 12
OUTER_SCYTHES: Final = 13
OUTER_ORBS: Final = 14
INNER_CATALYSTS: Final = 15
FREE_BUILDING_SPACES: Final = 16
POWERSTONES: Final = 17
KINDS_OF_POWERSTONES: Final = 18
SPECIALISTS: Final = 19
READY_SPECIALISTS: Final = 20
COUNCIL_MEMBERS: Final = 21
REGIONS_WITH_PIECES: Final = 22
CRYSTALS: Final = 23
CHARGED_CRYSTALS: Final = 24
STEPS_OF_THE_PATH: Final = 25
RIVALS_STILL_ACTING: Final = 26
# Their names, and how many values are told apart: the last is "or more".
COUNTED: Final = {
    HERBS: ("herbs", 8),
    POTIONS: ("potions", 8),
    KNOWLEDGE: ("knowledge", 8),
    MANA: ("mana", 20),
    WITCHES: ("witches", 6),
    ELDERS: ("elders", 6),
    CARDS_IN_HAND: ("cards in hand", 10),
    OUTER_PLACES: ("outer Places", 8),
    INNER_PLACES: ("inner Places", 8),
    BARE_OUTER_PLACES: ("bare outer Places", 5),
    BARE_INNER_PLACES: ("bare inner Places", 5),
    USED_OUTER_RITUALS: ("used outer Rituals", 5),
    USED_INNER_RITUALS: ("used inner Rituals", 5),
    OUTER_SCYTHES: ("outer Scythes", 6),
    OUTER_ORBS: ("outer Orbs", 6),
    INNER_CATALYSTS: ("inner Catalysts", 6),
    FREE_BUILDING_SPACES: ("free Building Spaces", 6),
    POWERSTONES: ("Powerstones", 7),
    KINDS_OF_POWERSTONES: ("kinds of Powerstones", 5),
    SPECIALISTS: ("Specialists", 6),
    READY_SPECIALISTS: ("ready Specialists", 5),
    COUNCIL_MEMBERS: ("Council Members", 6),
    REGIONS_WITH_PIECES: ("Regions with pieces", 5),
    CRYSTALS: ("Crystals", 8),
    CHARGED_CRYSTALS: ("charged Crystals", 6),
    STEPS_OF_THE_PATH: ("steps of the path", 6),
    RIVALS_STILL_ACTING: ("rivals still acting", 4),
}
FLAGS: Final = [
    "acting",
    "passed",
    "battle",
    "first player",
    "active token",
    "Cat",
    "solo",
    "asked now",
]
# Where a card can be; a Specialist that is exhausted is another input than one that is ready.
HAND: Final = 0
OUTER: Final = 1
INNER: Final = 2
READY: Final = 3
EXHAUSTED: Final = 4
COUNCIL: Final = 5
WHERE: Final = ["hand", "outer", "inner", "ready", "exhausted", "council"]
KINDS_AT: Final = [
    [RITUAL, PERSON],
    [RITUAL, PLACE],
    [RITUAL, PLACE],
    [PERSON],
    [PERSON],
    [PERSON],
]
# What lies on a card, as inputs of their own: how many there are is their value.
PIECE: Final = 0
SCYTHES: Final = 1  # they repeat a Place's Harvest Bonus; the others concern its Ritual
ORBS: Final = 2
# The two cards of a person have different Council effects, so here each has an input of its own.
OWN_EFFECT: Final = ["hand", "council"]
# What players of a style are fond of: how much more of each of `PARTS` counts for them.
STYLES: Final = {
    "builder": [0.0, 0.0, 0.35, 0.35, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    "fighter": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.6, 0.0, 0.0, 0.0, 0.8],
    "hoarder": [0.5, 0.35, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}


class EvenfallFeatures(FeatureWriter):
    """Writes positions of games that share their fixed data."""

    def __init__(self, data: GameData, names: InputNames) -> None:
        self.data = data
        self._card_count: i64 = len(data.cards)
        self._parts = [_numbers(names, f"worth of {part}", TIMES) for part in PARTS]
        # of all counts one after another, by value and rounds that are left
        self._counts: vec[i64] = vec[i64]()
        self._counts_at: vec[i64] = vec[i64]()  # where each begins
        self._highest: vec[i64] = vec[i64]()  # the last value that is told apart
        for name, most in COUNTED.values():
            self._counts_at = append(self._counts_at, i64(len(self._counts)))
            self._highest = append(self._highest, i64(most - 1))
            for count in range(most):
                for number in _numbers(names, f"{count} {name}", TIMES):
                    self._counts = append(self._counts, i64(number))
        self._flags = [_numbers(names, flag, TIMES) for flag in FLAGS]
        self._steps = [names.number(f"Coven step {step}") for step in range(MOST_STEPS)]
        self._seats = [_numbers(names, f"{seats} seats", TIMES) for seats in range(5)]
        self._boards = [
            _numbers(names, f"board {board.side} {board.entry}", TIMES) for board in data.boards
        ]
        self._might = [
            [_numbers(names, f"Region {region}: {might} own", TIMES) for might in range(5)]
            for region in range(MOST_REGIONS)
        ]
        self._against = [
            [
                _numbers(names, f"Region {region}: {might} of the strongest rival", TIMES)
                for might in range(5)
            ]
            for region in range(MOST_REGIONS)
        ]
        self._lead = _numbers(names, "points ahead of the best rival", TIMES)
        self._behind = _numbers(names, "points behind the best rival", TIMES)
        self._cards = [
            _card_numbers(data, names, where, kinds) for where, kinds in zip(WHERE, KINDS_AT)
        ]
        self._on_cards = [
            _card_numbers(data, names, "piece on", [RITUAL]),
            _card_numbers(data, names, "Scythes on", [PLACE]),
            _card_numbers(data, names, "Orbs on", [RITUAL]),
        ]
        self._effects = [
            _card_numbers(data, names, f"{where} effect of", [PERSON], by_copy=True)
            for where in OWN_EFFECT
        ]

    def baseline(self, game: Game, seat: int) -> float:
        assert isinstance(game, Evenfall)
        return float(game.clans[seat].vp)

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Evenfall)
        return appraise(game, seat)

    def fondness(self, game: Game, seat: int, style: str) -> float:
        assert isinstance(game, Evenfall)
        shares = STYLES[style]
        if game.is_over:
            return 0.0
        total = 0.0
        for i, worth in enumerate(appraise_parts(game, seat)):
            total += shares[i] * worth
        return total

    def write(self, game: Game, seat: int, inputs: Inputs) -> None:
        assert isinstance(game, Evenfall)
        self._write(game, seat, appraise_parts(game, seat), inputs)

    def write_and_appraise(self, game: Game, seat: int, inputs: Inputs) -> float:
        assert isinstance(game, Evenfall)
        parts = appraise_parts(game, seat)
        self._write(game, seat, parts, inputs)
        return appraised(game, seat, parts)

    def _write(self, game: Evenfall, seat: int, parts: list[float], inputs: Inputs) -> None:
        clan = game.clans[seat]
        left = game.data.rounds - game.round
        acting = game.phase <= PHASE_ACTION and not clan.passed
        time = min(3, left + 1) if acting or left > 0 else 0
        for i, numbers in enumerate(self._parts):
            inputs.add(numbers[time], SCALE * parts[i])
        inputs.add(self._seats[game.players][time], 1.0)
        inputs.add(self._boards[clan.board][time], 1.0)
        inputs.add(self._steps[min(clan.coven, MOST_STEPS - 1)], 1.0)
        self._write_flags(game, clan, seat, time, acting, inputs)
        self._write_counts(game, clan, seat, time, inputs)
        self._write_circle(game, clan.outer, time, True, inputs)
        self._write_circle(game, clan.inner, time, False, inputs)
        self._write_people(clan, time, inputs)
        self._write_regions(game, seat, time, inputs)
        if game.expansion is not None:
            self._write_path(game.expansion, clan, seat, time, inputs)

    def _add_count(self, which: i64, count: i64, time: i64, inputs: Inputs) -> None:
        if count > self._highest[which]:
            count = self._highest[which]
        inputs.add(self._counts[self._counts_at[which] + count * TIMES + time], 1.0)

    def _write_flags(
        self, game: Evenfall, clan: Clan, seat: int, time: int, acting: bool, inputs: Inputs
    ) -> None:
        flags = self._flags
        if acting:
            inputs.add(flags[0][time], 1.0)
        if clan.passed:
            inputs.add(flags[1][time], 1.0)
        if game.phase == PHASE_BATTLE:
            inputs.add(flags[2][time], 1.0)
        if game.first == seat:
            inputs.add(flags[3][time], 1.0)
        if clan.token:
            inputs.add(flags[4][time], 1.0)
        if game.expansion is not None and game.expansion.cat[seat] != NO_CAT:
            inputs.add(flags[5][time], 1.0)
        if game.data.solo:
            inputs.add(flags[6][time], 1.0)
        if game.question is not None and seat in game.question.seats:
            inputs.add(flags[7][time], 1.0)

    def _write_counts(
        self, game: Evenfall, clan: Clan, seat: int, time: int, inputs: Inputs
    ) -> None:
        self._add_count(HERBS, clan.stock[0], time, inputs)
        self._add_count(POTIONS, clan.stock[1], time, inputs)
        self._add_count(KNOWLEDGE, clan.stock[2], time, inputs)
        self._add_count(MANA, clan.mana, time, inputs)
        self._add_count(WITCHES, clan.witches, time, inputs)
        self._add_count(ELDERS, clan.elders, time, inputs)
        self._add_count(CARDS_IN_HAND, len(clan.hand), time, inputs)
        self._add_count(OUTER_PLACES, len(clan.outer), time, inputs)
        self._add_count(INNER_PLACES, len(clan.inner), time, inputs)
        self._add_count(SPECIALISTS, len(clan.specialists), time, inputs)
        self._add_count(READY_SPECIALISTS, sum(clan.ready), time, inputs)
        self._add_count(COUNCIL_MEMBERS, len(clan.council), time, inputs)
        stones = own_stones(clan)
        self._add_count(POWERSTONES, len(stones), time, inputs)
        kinds = 0
        for icon in range(1, len(ICONS)):
            if icon in stones:
                kinds += 1
        self._add_count(KINDS_OF_POWERSTONES, kinds, time, inputs)
        best = 0
        others = 0
        for other in range(game.players):
            if other != seat:
                if game.clans[other].vp > best:
                    best = game.clans[other].vp
                if not game.clans[other].passed:
                    others += 1
        self._add_count(RIVALS_STILL_ACTING, others, time, inputs)
        ahead = SCALE * (clan.vp - best)
        if ahead > 0.0:
            inputs.add(self._lead[time], ahead)
        else:
            inputs.add(self._behind[time], -ahead)
        hand = self._cards[HAND]
        effects = self._effects[0]
        first: i64 = time * self._card_count
        for card in clan.hand:
            inputs.add(hand[first + card], 1.0)
            inputs.add(effects[first + card], 1.0)

    def _write_circle(
        self, game: Evenfall, places: list[int], time: int, is_outer: bool, inputs: Inputs
    ) -> None:
        numbers = self._cards[OUTER if is_outer else INNER]
        pieces = self._on_cards[PIECE]
        first: i64 = time * self._card_count
        bare = 0
        used = 0
        scythes = 0
        orbs = 0
        free = 0
        for place in places:
            inputs.add(numbers[first + place], 1.0)
            ritual = game.ritual_on[place]
            if ritual == NO_CARD:
                bare += 1
                continue
            inputs.add(numbers[first + ritual], 1.0)
            if game.piece_on[place]:
                used += 1
                inputs.add(pieces[first + ritual], 1.0)
            here = game.scythes[place]
            if here:
                scythes += here
                inputs.add(self._on_cards[SCYTHES][first + place], float(here))
            free += game.data.cards[ritual].slots - here
            here = game.orbs[place]
            if here:
                orbs += here
                inputs.add(self._on_cards[ORBS][first + ritual], float(here))
            free -= here
        if is_outer:
            self._add_count(BARE_OUTER_PLACES, bare, time, inputs)
            self._add_count(USED_OUTER_RITUALS, used, time, inputs)
            self._add_count(OUTER_SCYTHES, scythes, time, inputs)
            self._add_count(OUTER_ORBS, orbs, time, inputs)
            self._add_count(FREE_BUILDING_SPACES, max(0, free), time, inputs)
        else:
            self._add_count(BARE_INNER_PLACES, bare, time, inputs)
            self._add_count(USED_INNER_RITUALS, used, time, inputs)
            self._add_count(INNER_CATALYSTS, scythes + orbs, time, inputs)

    def _write_people(self, clan: Clan, time: int, inputs: Inputs) -> None:
        first: i64 = time * self._card_count
        for i, card in enumerate(clan.specialists):
            where = READY if clan.ready[i] else EXHAUSTED
            inputs.add(self._cards[where][first + card], 1.0)
        council = self._cards[COUNCIL]
        effects = self._effects[1]
        for card in clan.council:
            inputs.add(council[first + card], 1.0)
            inputs.add(effects[first + card], 1.0)

    def _write_regions(self, game: Evenfall, seat: int, time: int, inputs: Inputs) -> None:
        if game.phase > PHASE_BATTLE:
            return
        here = 0
        start = game.battle + 1 if game.phase == PHASE_BATTLE else 0
        for region in range(start, min(MOST_REGIONS, len(game.rows))):
            own = game.might_at(region, seat)
            if own > 0:
                here += 1
            rival = 0
            for other in range(game.players):
                if other != seat:
                    theirs = game.might_at(region, other)
                    if theirs > rival:
                        rival = theirs
            inputs.add(self._might[region][min(4, own)][time], 1.0)
            inputs.add(self._against[region][min(4, rival)][time], 1.0)
        self._add_count(REGIONS_WITH_PIECES, here, time, inputs)

    def _write_path(
        self, more: Expansion, clan: Clan, seat: int, time: int, inputs: Inputs
    ) -> None:
        crystals = 0
        charged = 0
        for row in (clan.outer, clan.inner):
            for place in row:
                crystals += more.crystals[place]
                charged += more.glowing[place]
        self._add_count(CRYSTALS, crystals, time, inputs)
        self._add_count(CHARGED_CRYSTALS, charged, time, inputs)
        self._add_count(STEPS_OF_THE_PATH, more.ascension[seat], time, inputs)


def _numbers(names: InputNames, name: str, times: int) -> list[int]:
    """Returns the numbers of an input for every number of rounds that are left."""
    return [names.number(f"{name}, {time} rounds left") for time in range(times)]


def _card_numbers(
    data: GameData, names: InputNames, what: str, kinds: list[int], by_copy: bool = False
) -> vec[i64]:
    """Returns the numbers of an input for every number of rounds that are left and every card.

    Copies of a card share one unless `by_copy`; cards of other kinds have none.
    """
    found = vec[i64]()
    for time in range(TIMES):
        for card in data.cards:
            number = UNKNOWN
            if card.kind in kinds:
                of = card.uid if by_copy else card.entry
                number = names.number(f"{what} {of}, {time} rounds left")
            found = append(found, i64(number))
    return found
