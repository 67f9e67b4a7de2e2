"""What the kernel derives from a description of the state: snapshots, copies, where undo ends."""

from typing import Any, Final

import pytest
from tests.conftest import new_game
from tests.pebbles import FROM_BAG, PEBBLES_LAYOUT, Bid, Pebbles, Pick, Take, new_pebbles
from tests.pebbles import GAME as PEBBLES

from gloaming.evenfall.model.moon import Moon
from gloaming.evenfall.model.state import EVENFALL_LAYOUT, Clan, Evenfall
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import RecordError
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.match import Match
from gloaming.kernel.message import Message, Option
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state.digest import differences, digest
from gloaming.kernel.state.fields import (
    AMOUNT,
    HIDDEN,
    OWN,
    Layout,
    flat,
    nested,
    part,
    parts,
    value,
)
from gloaming.kernel.state.hidden import HiddenMark, has_revealed
from gloaming.kernel.state.imagine import imagine
from gloaming.kernel.state.kernel_layouts import GAME_LAYOUT
from gloaming.kernel.state.snapshot import restore, snapshot
from gloaming.kernel.testing.layout_checks import copy_faults, layout_faults

# --- a game with everything that a layout can declare --------------------------------------


class Lamp:
    """A thing that one of the seats may have."""

    def __init__(self) -> None:
        self.oil = 3

    def copy(self) -> "Lamp":
        other = Lamp()
        other.oil = self.oil
        return other


class Explorer:
    """One seat's things."""

    def __init__(self, seat: int) -> None:
        self.clues = 0
        self.hand: list[int] = []
        self.lamp: Lamp | None = Lamp() if seat == 0 else None

    def copy(self) -> "Explorer":
        other = Explorer(1)
        other.clues = self.clues
        other.hand = self.hand[:]
        other.lamp = None if self.lamp is None else self.lamp.copy()
        return other


class Expedition(Game):
    """A deck that is dealt into hands, a map, dice, and a fate that one may look at."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.doom = 15
        self.explorers = [Explorer(seat) for seat in range(seats)]
        self.deck: list[int] = []
        self.fates: list[int] = []
        self.map: list[list[int]] = [[0, 0], [0, 0]]
        self.seen = 0  # bits of the seats that have looked at the next fate

    def copy(self) -> "Expedition":
        other = type(self)(self.seats, self.chance.copy())
        self._copy_base(other)
        other.doom = self.doom
        other.explorers = [explorer.copy() for explorer in self.explorers]
        other.deck = self.deck[:]
        other.fates = self.fates[:]
        other.map = [row[:] for row in self.map]
        other.seen = self.seen
        return other


LAMP: Final = Layout("lamp", [value("oil", holds=AMOUNT)], make=lambda game, seat: Lamp())
EXPLORER: Final = Layout(
    "explorer",
    [value("clues", holds=AMOUNT), flat("hand", known=OWN, holds="card"), part("lamp", LAMP)],
    make=lambda game, seat: Explorer(seat),
)
EXPEDITION: Final = Layout(
    "expedition",
    [
        value("doom", holds=AMOUNT),
        flat("deck", known=HIDDEN, holds="card"),
        flat("fates", known=HIDDEN, holds="fate"),
        nested("map"),
        value("seen", ends_undo=True),
        parts("explorers", EXPLORER),
    ],
    GAME_LAYOUT,
)


class Act(Effect):
    """One action of a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "act"

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, list(range(len(DEEDS))))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Expedition)
        DEEDS[choice](game)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(choice, f"{choice}", Message("act"))


def walk(game: Expedition) -> None:
    game.map[0][1] += 1
    game.explorers[0].clues += 1


def play_a_card(game: Expedition) -> None:
    game.explorers[0].hand.pop()


def draw(game: Expedition) -> None:
    game.explorers[0].hand.append(game.deck.pop())


def roll(game: Expedition) -> None:
    game.doom -= game.chance.below(6)


def look(game: Expedition) -> None:
    game.seen |= 1


DEEDS: Final = [walk, play_a_card, draw, roll, look]
ACT: Final = Act()


def expedition(seats: int = 3) -> Expedition:
    """A game in which the first seat is asked, every seat with three cards of twenty."""
    game = Expedition(seats, Chance(key_from_seed(1)))
    game.deck = list(range(20))
    game.fates = list(range(100, 110))
    game.chance.shuffle(game.deck)
    game.chance.shuffle(game.fates)
    for explorer in game.explorers:
        explorer.hand = [game.deck.pop() for _ in range(3)]
    game.stack = [Frame(ACT, 0), Frame(ACT, 0)]
    game.run_until_asked()
    return game


# --- nothing is forgotten ------------------------------------------------------------------


@pytest.fixture(params=["expedition", "pebbles", "sun", "moon", "path", "alone"])
def described(request: pytest.FixtureRequest) -> tuple[Layout, Game]:
    """Each game with its layout; Evenfall with each of its optional parts."""
    kind: str = request.param
    if kind == "expedition":
        return EXPEDITION, expedition()
    if kind == "pebbles":
        return PEBBLES_LAYOUT, new_pebbles(2, Pick(1, 2))
    options = {"moon": {"side": "moon"}, "path": {"crystal-path": "on"}}.get(kind, {})
    return EVENFALL_LAYOUT, new_game(seats=1 if kind == "alone" else 2, **options)


def test_every_attribute_is_declared(described: tuple[Layout, Game]) -> None:
    layout, game = described
    assert layout_faults(layout, game) == []


def test_every_field_is_copied_as_it_is_declared(described: tuple[Layout, Game]) -> None:
    layout, game = described
    assert copy_faults(layout, game) == []


def test_an_attribute_that_is_added_and_not_declared_is_found() -> None:
    class Rich(Pebbles):
        def __init__(self) -> None:
            super().__init__(2, Chance(bytes(32)))
            self.gold = 0

    assert layout_faults(PEBBLES_LAYOUT, Rich()) == ["pebbles.gold is not declared"]


def test_an_attribute_of_a_part_that_is_not_declared_is_found() -> None:
    game = expedition()
    lamp = game.explorers[0].lamp
    assert lamp is not None
    lamp.wick = 1  # type: ignore[attr-defined]
    assert layout_faults(EXPEDITION, game) == ["lamp.wick is not declared"]


def test_a_declared_field_that_is_not_there_is_found() -> None:
    layout = Layout("pebbles", [value("gold")], PEBBLES_LAYOUT)
    assert layout_faults(layout, new_pebbles()) == ["pebbles.gold is declared but not there"]


@pytest.mark.parametrize(
    ("forgetting", "fault"),
    [
        (lambda old, new: setattr(new, "doom", 15), "expedition.doom is not copied"),
        (lambda old, new: setattr(new, "deck", []), "expedition.deck is not copied"),
        (lambda old, new: setattr(new, "deck", old.deck), "expedition.deck is shared by the copy"),
        (lambda old, new: setattr(new, "map", old.map[:]), "expedition.map is shared by the copy"),
        (lambda old, new: setattr(new.explorers[1], "clues", 0), "explorer.clues is not copied"),
        (
            lambda old, new: setattr(new.explorers[0], "lamp", old.explorers[0].lamp),
            "explorer.lamp is shared by the copy",
        ),
        (lambda old, new: setattr(new.explorers[0], "lamp", None), "explorer.lamp is not copied"),
    ],
)
def test_a_field_that_copy_forgets_or_shares_is_found(forgetting: Any, fault: str) -> None:
    class Forgetful(Expedition):
        def copy(self) -> "Forgetful":
            other = Forgetful(self.seats, self.chance.copy())
            other.__dict__ |= super().copy().__dict__
            forgetting(self, other)
            return other

    assert fault in copy_faults(EXPEDITION, Forgetful(2, Chance(bytes(32))))


class Frugal(Expedition):
    """The same game; its copies share the deck until one of them changes it."""

    def copy(self) -> Expedition:
        other = super().copy()
        other.deck = self.deck
        return other


FRUGAL: Final = Layout(
    "frugal",
    [
        *[field for field in EXPEDITION.fields if field.name != "deck"],
        flat("deck", known=HIDDEN, holds="card", lazy=True),
    ],
)


def test_a_list_that_copies_share_until_it_changes_is_declared_so() -> None:
    assert copy_faults(FRUGAL, Frugal(2, Chance(bytes(32)))) == []
    fault = "frugal.deck is not shared until it changes"
    assert fault in copy_faults(FRUGAL, Expedition(2, Chance(bytes(32))))


def test_imagining_leaves_a_shared_deck_as_it_is() -> None:
    game = Frugal(2, Chance(bytes(32)))
    game.deck = list(range(40))
    imagined = imagine(FRUGAL, game, 0, Chance(bytes(32)))
    assert game.deck == list(range(40))
    assert isinstance(imagined, Frugal)
    assert imagined.deck != game.deck
    assert sorted(imagined.deck) == game.deck


def test_the_optional_parts_of_evenfall_are_among_those_that_are_tested() -> None:
    moon, path = new_game(seats=2, side="moon"), new_game(seats=2, **{"crystal-path": "on"})
    assert all(isinstance(clan.moon, Moon) for clan in moon.clans)
    assert path.expansion is not None


def test_a_field_of_a_clan_that_is_not_declared_is_found() -> None:
    game = new_game(seats=2)
    layout = Layout("evenfall", [parts("clans", Layout("clan", [value("mana")]))], EVENFALL_LAYOUT)
    assert "clan.hand is not declared" in layout_faults(layout, game)
    assert isinstance(game, Evenfall)
    assert isinstance(game.clans[0], Clan)


# --- snapshots -----------------------------------------------------------------------------


def restored(data: bytes) -> Game:
    return restore(
        EXPEDITION,
        data,
        lambda saved, luck: Expedition(len(saved["explorers"]), luck),
        {"act": ACT},
    )


def test_a_snapshot_restores_values_lists_and_parts() -> None:
    game = expedition()
    game.answer(2)
    game.map[1][0] = 7
    game.explorers[0].lamp = None
    game.explorers[1].lamp = Lamp()
    data = snapshot(EXPEDITION, game)
    again = restored(data)
    assert snapshot(EXPEDITION, again) == data
    assert isinstance(again, Expedition)
    assert again.map[1][0] == 7
    assert again.explorers[0].lamp is None
    assert again.explorers[1].lamp is not None
    again.answer(2)
    game.answer(2)
    assert snapshot(EXPEDITION, again) == snapshot(EXPEDITION, game)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b'{"chance": ["zz", 1]}', b"7"])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="the snapshot does not fit these rules"):
        restored(data)


def test_a_snapshot_without_a_field_or_with_an_unknown_effect_is_refused() -> None:
    data = snapshot(EXPEDITION, expedition())
    for was, now in ((b'"doom"', b'"gloom"'), (b'"act"', b'"wait"'), (b'"clues"', b'"cues"')):
        with pytest.raises(RecordError, match="does not fit"):
            restored(data.replace(was, now))


# --- comparing -----------------------------------------------------------------------------


def test_equal_positions_have_equal_digests_and_every_change_has_another() -> None:
    game = expedition()
    same = digest(EXPEDITION, game)
    assert digest(EXPEDITION, game.copy()) == digest(EXPEDITION, expedition()) == same
    found = {same}
    changes: list[Any] = [walk, play_a_card, draw, roll, look]
    changes.append(lambda it: it.stack.pop())
    changes.append(lambda it: setattr(it, "question", None))
    changes.append(lambda it: it.chance.block())
    changes.append(lambda it: setattr(it.explorers[0].lamp, "oil", 0))
    for change in changes:
        other = game.copy()
        change(other)
        found.add(digest(EXPEDITION, other))
    assert len(found) == 1 + len(changes)


def test_a_digest_tells_nothing_of_the_key() -> None:
    game, other = expedition(), expedition()
    other.chance = Chance(key_from_seed(2), game.chance.counter)
    assert digest(EXPEDITION, game) == digest(EXPEDITION, other)
    other.chance.block()
    assert digest(EXPEDITION, game) != digest(EXPEDITION, other)


def test_differences_name_the_fields() -> None:
    game, other = expedition(), expedition()
    assert differences(snapshot(EXPEDITION, game), snapshot(EXPEDITION, other)) == []
    other.explorers[1].clues = 2
    other.explorers[0].lamp = None
    other.map[1][0] = 4
    assert differences(snapshot(EXPEDITION, game), snapshot(EXPEDITION, other)) == [
        "explorers.0.lamp: {'oil': 3}, not None",
        "explorers.1.clues: 0, not 2",
        "game.map.1.0: 0, not 4",
    ]


# --- where undo ends -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "ends"),
    [(walk, False), (play_a_card, False), (draw, True), (roll, True), (look, True)],
)
def test_undo_ends_where_luck_was_used_or_something_hidden_was_seen(deed: Any, ends: bool) -> None:
    game = expedition()
    before = game.copy()
    seat = game.asked_seat()
    mark = HiddenMark(EXPEDITION, game, seat)
    game.answer(DEEDS.index(deed))
    assert mark.is_revealed(game) is ends
    assert has_revealed(EXPEDITION, before, game, seat) is ends


def test_undo_ends_where_another_seat_lays_its_hand_open() -> None:
    for holder, ends in ((0, False), (1, True)):
        game = expedition()
        before = game.copy()
        mark = HiddenMark(EXPEDITION, game, 0)
        game.explorers[holder].hand.pop()
        assert mark.is_revealed(game) is ends
        assert has_revealed(EXPEDITION, before, game, 0) is ends


def test_a_deck_in_another_order_ends_undo() -> None:
    game = expedition()
    mark = HiddenMark(EXPEDITION, game, 0)
    game.deck.reverse()
    assert mark.is_revealed(game)


def test_undo_ends_with_the_last_of_several_secret_answers() -> None:
    game = new_pebbles(3, Bid())
    for seat, ends in ((1, False), (2, False), (0, True)):
        before = game.copy()
        mark = HiddenMark(PEBBLES_LAYOUT, game, seat)
        game.answer_by_key("bid:1", seat)
        assert mark.is_revealed(game) is ends
        assert has_revealed(PEBBLES_LAYOUT, before, game, seat) is ends


def test_undo_ends_where_a_card_is_drawn_in_the_middle_of_an_answer() -> None:
    game = new_pebbles(2, Pick(1, FROM_BAG), Take(1))
    mark = HiddenMark(PEBBLES_LAYOUT, game, 0)
    game.answer(FROM_BAG)
    assert game.is_over
    assert mark.is_revealed(game)


def test_a_match_says_what_was_revealed_since() -> None:
    match = Match(PEBBLES, Setup("pebbles", 2, "00" * 32, {}, (), "pebbles 1"))
    for key in ("take:1", "bag", "take:2"):
        match.answer(key)
    assert [match.has_revealed_since(count) for count in range(4)] == [True, True, False, False]
    match.undo()
    assert [match.has_revealed_since(count) for count in range(3)] == [True, True, False]


def test_a_match_that_goes_on_from_a_restored_position_takes_nothing_back() -> None:
    match = Match(PEBBLES, Setup("pebbles", 2, "00" * 32, {}, (), "pebbles 1"))
    match.resume(match.game.copy())
    match.answer("take:1")
    assert match.undoable(0) == 0


# --- imagined games ------------------------------------------------------------------------


def test_an_imagined_game_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    game = expedition()
    before = snapshot(EXPEDITION, game)
    hands: set[tuple[int, ...]] = set()
    fates: set[tuple[int, ...]] = set()
    for number in range(20):
        imagined = imagine(EXPEDITION, game, 0, Chance(key_from_seed(number)))
        assert isinstance(imagined, Expedition)
        mine, *others = (explorer.hand for explorer in imagined.explorers)
        assert mine == game.explorers[0].hand
        assert [len(hand) for hand in others] == [3, 3]
        assert sorted(imagined.deck + mine + others[0] + others[1]) == list(range(20))
        assert sorted(imagined.fates) == list(range(100, 110))
        assert imagined.chance.key != game.chance.key
        hands.add(tuple(others[0]))
        fates.add(tuple(imagined.fates))
    assert len(hands) > 15
    assert len(fates) > 15
    assert snapshot(EXPEDITION, game) == before


def test_hidden_piles_of_several_are_mixed_with_one_another_and_keep_their_sizes() -> None:
    game = expedition()
    game.map = [[1, 2], [], [3, 4, 5]]
    layout = Layout("expedition", [nested("map", known=HIDDEN, holds="tile")], GAME_LAYOUT)
    found: set[tuple[int, ...]] = set()
    for number in range(20):
        imagined = imagine(layout, game, 0, Chance(bytes([number])))
        assert isinstance(imagined, Expedition)
        assert [len(pile) for pile in imagined.map] == [2, 0, 3]
        assert sorted(tile for pile in imagined.map for tile in pile) == [1, 2, 3, 4, 5]
        found.add(tuple(imagined.map[0]))
    assert len(found) > 5
    assert game.map == [[1, 2], [], [3, 4, 5]]
    mark = HiddenMark(layout, game, 0)
    game.map[2].pop()
    assert mark.is_revealed(game)


def test_a_watcher_imagines_all_hands() -> None:
    game = expedition()
    hands = {
        tuple(imagined.explorers[0].hand)
        for number in range(20)
        if isinstance(
            imagined := imagine(EXPEDITION, game, -1, Chance(bytes([number]))), Expedition
        )
    }
    assert len(hands) > 15
