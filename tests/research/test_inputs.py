"""An observation tells all that the inputs of nets tell: what differs for a net, differs there.

Positions are changed in one field of the state at a time, as the layout describes it. Where that
changes the inputs of a seat, or what its net adds to, the seat's observation must be another one
too. Of what a seat cannot know neither says anything.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from gloaming.bots import make
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import ON_CARD, ON_SHEET, Eldritch
from gloaming.evenfall.model.cards import RITUAL, WITCH
from gloaming.evenfall.model.components import CARD, CARD_OR_PLACE, PLACE
from gloaming.evenfall.model.expansion import AT_REGION, NO_CAT
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.action import Turn
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.game import Game
from gloaming.kernel.testing.field_changes import QUESTION, FieldChange, field_changes
from gloaming.research.setting import Setting

Kind = tuple[str, int, dict[str, str], str]
KINDS: Final[list[Kind]] = [
    ("evenfall", 3, {"crystal-path": "on", "side": "moon", "clans": "wave,horn,spike"}, "random"),
    ("evenfall", 3, {"side": "moon", "clans": "star,wave,cross"}, "random"),
    ("evenfall", 4, {"crystal-path": "on"}, "random"),
    ("evenfall", 2, {"expansion-cards": "on"}, "greedy"),
    ("evenfall", 4, {}, "random"),
    ("evenfall", 2, {}, "greedy"),
    ("evenfall", 1, {}, "greedy"),
    ("evenfall", 1, {"crystal-path": "on", "side": "moon", "clans": "wave"}, "random"),
    ("eldritch", 3, {"ancient": "shub-niggurath"}, "plan"),
    ("eldritch", 1, {"ancient": "yog-sothoth"}, "plan"),
    ("eldritch", 2, {"ancient": "cthulhu"}, "plan"),
    ("eldritch", 4, {"ancient": "azathoth"}, "random"),
    ("eldritch", 5, {"ancient": "cthulhu"}, "random"),
    ("eldritch", 6, {"ancient": "azathoth"}, "random"),
    ("eldritch", 7, {"ancient": "shub-niggurath"}, "random"),
    ("eldritch", 8, {"ancient": "yog-sothoth"}, "random"),
]
PAIRS: Final = 3  # of positions, one of which is changed towards the other
RARE: Final = 30  # positions that are changed towards what comes about seldom
MOST: Final = 120  # positions of a game that are compared with one another
SMALL: Final = 1e-9  # what adding up in another order may change

# Components of which there is one of each, and lists that stand beside each other.
SINGLE: Final = {"evenfall": (CARD, PLACE, CARD_OR_PLACE), "eldritch": ()}
BESIDE: Final = {
    "evenfall": (("specialists", "ready"), ("borrowed", "borrow_ready")),
    "eldritch": (
        (
            "fallen",
            "fallen_space",
            "fallen_track",
            "fallen_cards",
            "fallen_clues",
            "fallen_train",
            "fallen_ship",
        ),
    ),
}
# Fields that need not be observed, because they follow from others that are.
FOLLOWING: Final = {
    "clan.standing": "from the cards in play, the clan board and the end of the Crystal Path:"
    " test_standing_effects_follow_from_what_lies_open",
}
# Fields of which nets are told, by games and options: unless they are, nothing is tested.
REACHING: Final = {
    "evenfall": {"clan.hand", "clan.stock", "clan.vp", "clan.outer", "evenfall.round", QUESTION},
    "wave": {"moon.turned"},
    "horn": {"moon.attached"},
    "spike": {"moon.stones"},
    "cross": {"moon.piece"},
    "crystal-path": {"expansion.cat", "expansion.crystals", "expansion.locked"},
    "eldritch": {"eldritch.place", "eldritch.doom", "investigator.cards", "investigator.health"},
}


def _name(kind: Kind) -> str:
    game, seats, options, bot = kind
    return "-".join([game, str(seats), *options, bot])


each_kind: Any = pytest.mark.parametrize("kind", KINDS, ids=_name)
each_kind_of_evenfall: Any = pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind[0] == "evenfall"], ids=_name
)
_PLAYED: Final[dict[int, tuple[Setting, list[Game]]]] = {}


def played(kind: Kind) -> tuple[Setting, list[Game]]:
    """All positions of a game of bots in which somebody is asked, and how it ended.

    A game is played once for all tests: they change copies alone.
    """
    number = KINDS.index(kind)
    if number not in _PLAYED:
        name, seats, options, bot = kind
        setting = Setting(name, seats, options)
        game = setting.new_game("inputs")
        bots = [make(bot, setting.box, f"inputs {seat}") for seat in range(seats)]
        found: list[Game] = []
        while game.question is not None:
            found.append(game.copy())
            seat = game.asked_seat()
            game.answer(bots[seat].answer(game, seat), seat)
        _PLAYED[number] = setting, [*found, game]
    return _PLAYED[number]


def seats_of(game: Game) -> list[int]:
    """The seats that are looked at: of investigators, who all see the same, the first and last."""
    if isinstance(game, Eldritch):
        return sorted({0, game.seats - 1})
    return list(range(game.seats))


class Told:
    """What a seat is told of a position: the inputs of its net, its observation, its actions."""

    def __init__(self, inputs: dict[str, float], observation: bytes, actions: list[int]) -> None:
        self.inputs = inputs
        self.observation = observation
        self.actions = actions


class Witness:
    """Looks at positions of one game."""

    def __init__(self, setting: Setting, game: Game) -> None:
        self.box = setting.box
        self.encoding = setting.encoding
        self.names = setting.box.input_names()
        writer = setting.box.feature_writer(game, self.names)
        assert writer is not None
        self.writer = writer
        self._inputs = Inputs()

    def told(self, game: Game, seat: int) -> Told:
        """All that a seat is told."""
        actions = self.encoding.actions(game, seat)
        return Told(self.inputs(game, seat), self.observation(game, seat), actions)

    def inputs(self, game: Game, seat: int) -> dict[str, float]:
        """The inputs that are set, added up by name, and what the net adds to."""
        self._inputs.clear()
        self.writer.write(game, seat, self._inputs)
        found = {"baseline": self.writer.baseline(game, seat)}
        for number, value in self._inputs.pairs():
            name = self.names.names[number]
            found[name] = found.get(name, 0.0) + value
        return found

    def observation(self, game: Game, seat: int) -> bytes:
        """The observation of a seat."""
        return self.encoding.observe(game, seat)

    def is_observed_alike(self, change: FieldChange, seat: int, told: Told) -> bool:
        """Whether a seat's observation says nothing of a change.

        Which question is asked, the open actions say that come with every observation. What can
        never be in Evenfall need not be observed.
        """
        game = change.game
        if self.observation(game, seat) != told.observation:
            return False
        if change.field == QUESTION and self.encoding.actions(game, seat) != told.actions:
            return False
        return not (isinstance(game, Evenfall) and self.box.testing.faults(game))


def differing(one: dict[str, float], other: dict[str, float]) -> list[str]:
    """The names of the inputs in which two positions differ."""
    return sorted(
        name
        for name in one.keys() | other.keys()
        if abs(one.get(name, 0.0) - other.get(name, 0.0)) > SMALL
    )


# --- one field at a time ----------------------------------------------------------------------


@pytest.mark.sampled
@each_kind
def test_what_changes_the_inputs_changes_the_observation(kind: Kind) -> None:
    setting, positions = played(kind)
    witness = Witness(setting, positions[0])
    untold: dict[str, str] = {}
    hidden: dict[str, str] = {}
    reached: set[str] = set()
    for game, other in pairs(setting, positions):
        before = {seat: witness.told(game, seat) for seat in seats_of(game)}
        for change in changes(setting, game, other):
            for seat, told in before.items():
                names = differing(told.inputs, witness.inputs(change.game, seat))
                if change.is_hidden_from(seat):
                    if names or witness.observation(change.game, seat) != told.observation:
                        hidden[change.field] = f"{change.path}: {names}"
                elif names and change.field not in FOLLOWING:
                    reached.add(change.field)
                    if witness.is_observed_alike(change, seat, told):
                        untold[change.field] = f"{change.path}: {names}"
    assert not untold, "nets are told of these fields, but observations do not tell of them"
    assert not hidden, "seats are told of these fields that cannot know them"
    for part in (kind[0], *kind[2], *kind[2].get("clans", "").split(",")):
        assert reached >= REACHING.get(part, set())


def pairs(setting: Setting, positions: list[Game]) -> Iterator[tuple[Game, Game]]:
    """Positions to change, each with one to change it towards: another position of the game, or the
    same one with things that come about seldom."""
    rng = Random(0)
    for _ in range(PAIRS):
        game, other = rng.sample(positions, 2)
        yield game, other
    for game in rng.sample(positions, RARE):
        if isinstance(game, Eldritch):
            yield game, rare_investigation(game)
    turns = [game for game in positions if isinstance(game, Evenfall) and is_before_a_turn(game)]
    for game in rng.sample(turns, min(RARE, len(turns))):
        ready = with_much_to_do(game)
        assert not setting.box.testing.faults(ready)
        yield ready, rare_clans(ready)


def is_before_a_turn(game: Evenfall) -> bool:
    """Whether somebody is to choose an action, when most of a clan is looked at."""
    return game.question is not None and isinstance(game.question.frame.effect, Turn)


def changes(setting: Setting, game: Game, other: Game) -> Iterator[FieldChange]:
    """The changes of a position that can be looked at."""
    name = setting.game
    for change in field_changes(setting.box.layout, game, other, SINGLE[name], BESIDE[name]):
        if not isinstance(change.game, Evenfall) or has_its_demons(change.game):
            yield change


def has_its_demons(game: Evenfall) -> bool:
    """Whether every clan with a Throne Demon has it among its Specialists, as it always does."""
    return all(
        clan.moon is None or clan.moon.demon in (NO_CARD, *clan.specialists) for clan in game.clans
    )


def with_much_to_do(game: Evenfall) -> Evenfall:
    """The position with pieces, resources and a Powerstone for everybody, and where Rituals can be
    turned, with those in the deck whose immediate effects are worth most."""
    ready = game.copy()
    cards = [game.data.cards[index] for index in game.deck]
    cards = [card for card in cards if card.kind == RITUAL and card.immediate is not None]
    cards.sort(key=lambda card: card.worth_once)
    for clan in ready.clans:
        clan.witches = clan.elders = 2
        clan.stock = [max(2, held) for held in clan.stock]
        clan.stones = [1]
        if game.data.boards[clan.board].rituals:
            for place in clan.outer + clan.inner:
                if cards:
                    clear(ready, place)
                    ready.own_ritual_on()[place] = cards.pop().index
    return ready


def clear(game: Evenfall, place: int) -> None:
    """Takes away all that is on a Place."""
    lists = [game.own_piece_on(), game.own_scythes(), game.own_orbs()]
    more = game.expansion
    if more is not None:
        lists += [more.own_crystals(), more.own_glowing(), more.own_ground(), more.own_beside()]
        lists += [more.own_second_on(), more.own_locked()]
    for held in lists:
        held[place] = 0


def rare_clans(game: Evenfall) -> Evenfall:
    """The position with what few games have, of the moon side and The Crystal Path."""
    rare = game.copy()
    for seat, clan in enumerate(rare.clans):
        places = clan.outer + clan.inner
        used = [place for place in places if rare.ritual_on[place] != NO_CARD]
        if clan.moon is not None:
            clan.moon.turned = [rare.ritual_on[place] for place in used]
            clan.moon.piece = WITCH - clan.moon.piece
            clan.moon.stones = [0 if stone else 1 for stone in clan.moon.stones]
            if clan.moon.demon != NO_CARD:
                clan.moon.attached = clan.specialists[-1]
        more = rare.expansion
        if more is not None:
            more.set_cat(seat, AT_REGION if more.cat[seat] == NO_CAT else NO_CAT)
            for place in used:
                more.own_crystals()[place] += 1
                more.own_locked()[place] = rare.data.cards[place].icon
                more.own_second_on()[place] = 1
    return rare


def rare_investigation(game: Eldritch) -> Eldritch:
    """The position with something of each kind on the Mystery, and a Gate on the Ancient One's
    sheet, which is turned over."""
    rare = game.copy()
    data = rare.data
    rare.is_awake = 1 - rare.is_awake
    rare.place[data.gates[0]] = ON_SHEET
    if rare.mystery != NO_COMPONENT:
        for token in (data.gates[1], data.clues[0], data.monsters[0]):
            rare.place[token] = ON_CARD - rare.mystery
    return rare


# --- whole positions --------------------------------------------------------------------------


@pytest.mark.sampled
@each_kind
def test_positions_that_are_observed_alike_are_alike_for_a_net(kind: Kind) -> None:
    setting, positions = played(kind)
    witness = Witness(setting, positions[0])
    found: dict[tuple[int, bytes], dict[str, float]] = {}
    alike = 0
    for number, position in enumerate(positions[-MOST:]):
        for seat in seats_of(position):
            games = [position]
            if number % 10 == 0:
                luck = Chance(key_from_seed(f"alike {number} {seat}"))
                games.append(setting.box.imagine(position, seat, luck))
            for game in games:
                inputs = witness.inputs(game, seat)
                row = seat, witness.observation(game, seat)
                alike += row in found
                assert not differing(found.setdefault(row, inputs), inputs)
    assert alike > 4


@pytest.mark.sampled
@each_kind_of_evenfall
def test_standing_effects_follow_from_what_lies_open(kind: Kind) -> None:
    """So an observation tells of them, though it has no array for them."""
    _, positions = played(kind)
    for game in positions:
        assert isinstance(game, Evenfall)
        for seat in range(game.seats):
            clan = game.clans[seat]
            assert clan.standing.sums == standing(game, clan, seat)


def standing(game: Evenfall, clan: Clan, seat: int) -> list[int]:
    """The sums of all that holds for a clan."""
    data = game.data
    holding = [data.boards[clan.board].standing]
    for place in clan.outer + clan.inner:
        if game.ritual_on[place] != NO_CARD:
            holding.append(data.cards[game.ritual_on[place]].standing)
    holding += [data.cards[person].standing for person in clan.specialists + clan.borrowed]
    holding += [data.cards[person].council_standing for person in clan.council]
    if clan.moon is not None and clan.moon.attached != NO_CARD:
        holding.append(data.cards[clan.moon.attached].standing)
    if data.path is not None and game.expansion is not None:
        if game.expansion.ascension[seat] == len(data.path.costs):
            holding.append(data.path.finish)
    found = [0] * len(clan.standing.sums)
    for effects in holding:
        for i in range(0, len(effects), 2):
            found[effects[i]] += effects[i + 1]
    return found
