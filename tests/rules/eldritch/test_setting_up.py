"""What a scenario cannot read of set-up: what lies where, over seeds (EH-SET)."""

from collections import Counter

import pytest
from tests.rules.eldritch.set_up_table import (
    LEAD_BY_LOT,
    MYTHOS_OF,
    Table,
    entries,
    set_aside,
    told,
    uids,
)

from gloaming.eldritch import GAME
from gloaming.eldritch.box import ANCIENT_ONES, INVESTIGATORS
from gloaming.eldritch.model.components import MYTHOS, MYTHOS_COLOURS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import (
    ASSETS,
    CLUES,
    CUP,
    DECKS,
    EXPEDITION,
    GATES,
    MYSTERIES,
    MYTHOS_DECKS,
    PHASE_ACTION,
    PHASE_SETUP,
    RESEARCH,
    SPECIAL,
    Eldritch,
)
from gloaming.eldritch.rules.encounters.encounters import discard_encounter, draw_encounter
from gloaming.eldritch.rules.mythos import draw_mythos
from gloaming.eldritch.views.view import view
from gloaming.kernel.errors import SetupError
from gloaming.kernel.match import new

# --- players and steps ----------------------------------------------------------------------------


@pytest.mark.rule("EH-SET-01")
def test_one_to_eight_may_play() -> None:
    for seats in range(1, 9):
        assert len(new("eldritch", seats, seed=1).asked_seats) == 1
    for seats in (0, 9):
        with pytest.raises(SetupError):
            new("eldritch", seats, seed=1)


@pytest.mark.rule("EH-SET-02")
def test_the_steps_of_set_up_come_in_order() -> None:
    """Investigators, what they start with, then Gates, the Expedition, Clues, the Mystery."""
    top = {MYSTERIES: ["watching-the-stars"]}
    sheets = list(INVESTIGATORS[:5])
    game = Table(5, sheets=sheets, ancient="cthulhu", top=top).laid_out()
    steps = {
        "log-sheet": 3,
        "log-gain-card": 4,
        "log-gain-clues": 4,
        "log-gate": 9.5,
        "log-expedition": 9.6,
        "log-clue": 9.7,
        "log-mystery": 9.8,
        "log-round": 10,
    }
    found = [steps[line] for line in told(game) if line in steps]
    assert found == sorted(found)
    assert set(found) == set(steps.values())


@pytest.mark.rule("EH-SET-03")
def test_the_board_has_both_tracks_and_an_empty_reserve_at_first() -> None:
    game = Table().unpacked()
    assert game.reserve == []
    assert game.open_gates() == []
    seen = view(game, 0)
    assert seen.doom == 15
    assert seen.omens == ("green", "blue", "red", "blue")
    assert len(Table().laid_out().reserve) == 4


@pytest.mark.rule("EH-SET-04", "EH-SET-05")
def test_gates_and_clues_lie_mixed_and_face_down() -> None:
    game = Table().unpacked()
    for deck, size in ((GATES, 9), (CLUES, 36)):
        pile = game.decks[deck]
        assert len(pile.cards) == len(set(pile.cards)) == size
        assert pile.discard == []
        assert pile.top == pile.bottom == 0, "nothing has a known place"
    drawn = {tuple(game.open_gates()) for game in (Table(seed=s).laid_out() for s in range(30))}
    assert len(drawn) > 5


@pytest.mark.rule("EH-SET-06")
def test_nobody_holds_tokens_before_step_4() -> None:
    game = Table(4).unpacked()
    for one in game.investigators:
        assert (one.health, one.sanity, one.train, one.ship) == (0, 0, 0, 0)
        assert one.improved == [0, 0, 0, 0, 0]
        assert one.clues == []
    assert sum(game.tokens) == sum(game.eldritch) == sum(game.mystery_eldritch) == 0
    assert game.omen_tokens == [0, 0, 0, 0]


# --- investigators --------------------------------------------------------------------------------


@pytest.mark.rule("EH-SET-07")
def test_without_a_choice_the_lead_is_drawn_by_lot() -> None:
    leads = [Table(4, seed, lead=LEAD_BY_LOT).unpacked().lead for seed in range(40)]
    assert set(leads) == {0, 1, 2, 3}
    assert Table(4, lead=2).unpacked().lead == 2


@pytest.mark.rule("EH-SET-08")
def test_no_sheet_is_asked_for_twice() -> None:
    with pytest.raises(SetupError):
        new("eldritch", 2, options={"investigators": "leo-anderson,leo-anderson"})


@pytest.mark.rule("EH-SET-09", "EH-SET-13")
def test_everybody_begins_on_the_printed_space_with_all_health_and_sanity() -> None:
    starts = {
        "akachi-onyele": ("space-15", 5, 7),
        "charlie-kane": ("san-francisco", 4, 8),
        "diana-stanley": ("space-7", 7, 5),
        "jacqueline-fine": ("space-5", 4, 8),
        "jim-culver": ("space-6", 7, 5),
        "leo-anderson": ("buenos-aires", 6, 6),
        "lily-chen": ("shanghai", 6, 6),
        "lola-hayes": ("tokyo", 5, 7),
        "mark-harrigan": ("space-14", 8, 4),
        "norman-withers": ("arkham", 5, 7),
        "silas-marsh": ("sydney", 8, 4),
        "trish-scarborough": ("space-16", 7, 5),
    }
    names = list(starts)
    for part in (names[:6], names[6:]):
        game = Table(6, sheets=part).laid_out()
        if game.phase == PHASE_SETUP:
            game.answer(game.options()[0].choice)  # Lola improves a skill
        for seat, one in enumerate(game.investigators):
            space = game.data.spaces[one.space].entry
            assert (space, one.health, one.sanity) == starts[part[seat]]


@pytest.mark.rule("EH-SET-10")
def test_starting_cards_come_from_their_decks_before_the_reserve_is_dealt() -> None:
    for seed in range(30):
        game = Table(seed=seed, sheets=["mark-harrigan", "lily-chen"]).laid_out()
        assert uids(game, game.investigators[0].cards)[:2] == ["revolver", "kerosene"]
        held = [card for one in game.investigators for card in one.cards[:2]]
        assert uids(game, held)[2:] == ["protective-amulet", "lucky-rabbits-foot"]
        left = game.decks[ASSETS].cards + game.reserve
        assert len(left) == 36
        assert not set(left) & set(held)


@pytest.mark.rule("EH-SET-11")
def test_a_starting_clue_is_a_random_one_of_the_pool() -> None:
    held = set()
    for seed in range(8):
        game = Table(seed=seed, sheets=["akachi-onyele", "jim-culver"]).laid_out()
        clues = [one.clues for one in game.investigators]
        assert [len(own) for own in clues] == [1, 1]
        on_board = sum(1 for clue in game.data.clues if game.place[clue] >= 0)
        assert len(game.decks[CLUES].cards) + on_board + len(game.decks[CLUES].discard) == 34
        held.add((clues[0][0], clues[1][0]))
    assert len(held) > 5


# --- the Ancient One ------------------------------------------------------------------------------


@pytest.mark.rule("EH-SET-14")
def test_the_ancient_one_may_be_drawn_by_lot() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        game = new("eldritch", 1, seed=seed).game
        assert isinstance(game, Eldritch)
        assert not game.is_awake
        found[game.component(game.data.ancient_one).uid] += 1
    assert set(found) == set(ANCIENT_ONES)
    assert min(found.values()) > 4


@pytest.mark.rule("EH-SET-15", "EH-SET-16", "EH-SET-34", "EH-SET-35")
def test_what_the_sheet_sets_aside_is_not_in_the_cup() -> None:
    aside = {
        "azathoth": {},
        "cthulhu": {"deep-one": 1, "star-spawn": 1},
        "shub-niggurath": {"ghoul": 2, "goat-spawn": 2, "dark-young": 1},
        "yog-sothoth": {},
    }
    left = {"azathoth": 34, "cthulhu": 32, "shub-niggurath": 29, "yog-sothoth": 34}
    for ancient, size in left.items():
        game = Table(1, ancient=ancient).laid_out()
        assert set_aside(game) == aside[ancient]
        spawned = [m for m in game.data.monsters if game.place[m] >= 0]
        ordinary = [m for m in spawned if not game.component(m).is_epic]
        cup = game.decks[CUP].cards + ordinary
        assert len(cup) == size
        assert entries(game, cup)["cultist"] == 5
        assert not any(game.component(monster).is_epic for monster in cup)
        assert not set(aside[ancient]) & set(entries(game, cup))


@pytest.mark.rule("EH-SET-17")
@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_no_epic_monster_is_drawn_from_the_cup(ancient: str) -> None:
    game = Table(1, ancient=ancient).laid_out()
    for _ in range(len(game.decks[CUP].cards)):
        assert not game.component(game.decks[CUP].draw(game.chance)).is_epic


@pytest.mark.rule("EH-SET-18")
@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_cards_of_other_ancient_ones_are_in_the_box(ancient: str) -> None:
    game = Table(ancient=ancient).unpacked()
    mysteries = uids(game, game.decks[MYSTERIES].cards)
    assert len(mysteries) == 4
    items = GAME.catalogue([]).items
    assert {items["mystery"][uid].values["ancient_one"] for uid in mysteries} == {ancient}
    research = uids(game, game.decks[RESEARCH].cards)
    assert len(research) == 8
    assert {items["encounter"][uid].values["ancient_one"] for uid in research} == {ancient}


@pytest.mark.rule("EH-SET-19", "EH-SET-34", "EH-SET-36")
def test_special_encounters_lie_mixed_beside_the_sheet() -> None:
    for ancient, size in (
        ("azathoth", 0),
        ("cthulhu", 6),
        ("shub-niggurath", 0),
        ("yog-sothoth", 6),
    ):
        pile = Table(ancient=ancient).laid_out().decks[SPECIAL]
        assert len(pile.cards) == size
        assert (pile.top, pile.discard) == (0, [])


@pytest.mark.rule("EH-SET-20", "EH-SET-21")
def test_encounter_cards_form_separate_decks() -> None:
    game = Table().unpacked()
    decks = {name: game.decks[i] for i, name in enumerate(DECKS)}
    sizes = {name: len(deck.cards) for name, deck in decks.items()}
    assert sizes["america"] == sizes["europe"] == sizes["asia-australia"] == 8
    assert (sizes["general"], sizes["other-world"], sizes["expedition"]) == (12, 24, 18)
    for name in ("america", "europe", "asia-australia", "general", "other-world", "expedition"):
        assert (decks[name].top, decks[name].bottom) == (0, 0)


@pytest.mark.rule("EH-SET-21", "EH-SET-43", "EH-EXP-05")
def test_all_expeditions_are_mixed_into_one_deck() -> None:
    found = set()
    for seed in range(60):
        game = Table(1, seed).laid_out()
        deck = game.decks[EXPEDITION]
        spaces = Counter(game.data.spaces[game.component(c).space].entry for c in deck.cards)
        assert len(spaces) == 6
        assert set(spaces.values()) == {3}
        top = game.data.spaces[game.component(deck.cards[-1]).space].entry
        assert view(game, 0).expedition == top
        found.add(top)
    assert len(found) == 6


@pytest.mark.rule("EH-SET-43")
def test_before_its_step_there_is_no_active_expedition() -> None:
    game = Table().unpacked()
    assert view(game, 0).expedition == ""
    assert not any(space.expedition for space in view(game, 0).spaces)
    game.run_until_asked()
    assert sum(space.expedition for space in view(game, 0).spaces) == 1


@pytest.mark.rule("EH-EXP-03")
def test_the_token_moves_once_when_an_expedition_card_is_drawn() -> None:
    """It lies already during the encounter where it lies when the card is discarded."""
    for seed in range(12):
        game = Table(1, seed).laid_out()
        before = view(game, 0).expedition
        card = draw_encounter(game, EXPEDITION)
        assert game.data.spaces[game.component(card).space].entry == before
        during = view(game, 0).expedition
        discard_encounter(game, card, EXPEDITION)
        assert view(game, 0).expedition == during != ""


@pytest.mark.rule("EH-SET-22")
def test_cards_to_be_held_form_four_mixed_decks() -> None:
    game = Table(1).unpacked()
    sizes = [len(game.decks[deck].cards) for deck in range(4)]
    assert sizes == [38, 13, 20, 36], "a game for one has no TEAMWORK cards"
    seen = view(game, 0)
    for shown in seen.decks[:4]:
        assert shown.size == sizes[DECKS.index(shown.deck)]
        assert shown.discard == ()


# --- the Mythos deck ------------------------------------------------------------------------------


@pytest.mark.rule("EH-SET-23")
def test_mythos_cards_lie_in_three_mixed_piles_by_colour() -> None:
    game = Table().unpacked()
    piles = [game.decks[MYTHOS_DECKS + colour].cards for colour in range(3)]
    assert [len(pile) for pile in piles] == [18, 21, 12]
    items = GAME.catalogue([]).items["mythos"]
    for colour, pile in enumerate(piles):
        shown = {items[uid].values["colour"] for uid in uids(game, pile)}
        assert shown == {MYTHOS_COLOURS[colour]}


@pytest.mark.rule("EH-SET-24", "EH-SET-25", "EH-SET-27", "EH-SET-28", "EH-SET-29", "EH-SET-30")
@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_the_mythos_deck_has_three_stages_one_upon_the_other(ancient: str) -> None:
    orders = set()
    for seed in range(5):
        game = Table(1, seed, ancient).laid_out()
        size = {"azathoth": 16, "cthulhu": 15, "shub-niggurath": 16, "yog-sothoth": 16}[ancient]
        assert view(game, 0).mythos_left == size
        drawn = [draw_mythos(game) for _ in range(size)]
        assert draw_mythos(game) == NO_COMPONENT
        assert len(set(drawn)) == size
        at = 0
        for stage in MYTHOS_OF[ancient]:
            cards = drawn[at : at + sum(stage)]
            colours = [game.component(card).colour for card in cards]
            assert [colours.count(colour) for colour in range(3)] == stage
            at += sum(stage)
        orders.add(tuple(drawn))
    assert len(orders) == 5, "the stages are shuffled"


@pytest.mark.rule("EH-SET-26", "EH-HID-04")
def test_nobody_sees_which_mythos_cards_are_in_the_box() -> None:
    game = Table().laid_out()
    for seat in (-1, 0, 1):
        seen = repr(view(game, seat))
        for component in game.data.components:
            if component.kind == MYTHOS:
                assert f"'{component.uid}'" not in seen


# --- starting effects -----------------------------------------------------------------------------


@pytest.mark.rule("EH-SET-31", "EH-SET-38")
def test_doom_begins_where_the_sheet_says() -> None:
    doom = {"azathoth": 15, "cthulhu": 12, "shub-niggurath": 13, "yog-sothoth": 14}
    assert {a: Table(ancient=a).laid_out().doom for a in ANCIENT_ONES} == doom


@pytest.mark.rule("EH-SET-33")
def test_azathoth_begins_with_a_token_on_the_green_omen() -> None:
    assert Table(ancient="azathoth").laid_out().omen_tokens == [1, 0, 0, 0]
    for ancient in ANCIENT_ONES[1:]:
        assert Table(ancient=ancient).laid_out().omen_tokens == [0, 0, 0, 0]


@pytest.mark.rule("EH-SET-37", "EH-SET-41", "EH-SET-44", "EH-SOLO-01", "EH-REF-08")
@pytest.mark.parametrize(
    ("seats", "gates", "clues", "surge"),
    [
        (1, 1, 1, 1),
        (2, 1, 1, 1),
        (3, 1, 2, 2),
        (4, 1, 2, 2),
        (5, 2, 3, 2),
        (6, 2, 3, 2),
        (7, 2, 4, 3),
        (8, 2, 4, 3),
    ],
)
def test_the_board_begins_as_the_reference_card_says(
    seats: int, gates: int, clues: int, surge: int
) -> None:
    top = {
        CUP: ["ghoul.1", "maniac"],
        CLUES: ["clue-rome", "clue-space-9", "clue-tunguska", "clue-sydney"],
        GATES: ["gate-london", "gate-arkham"],
        MYSTERIES: ["occult-research"],
    }
    game = Table(seats, top=top).laid_out()
    data = game.data
    assert (data.gates_spawned, data.clues_spawned, data.surge) == (gates, clues, surge)
    on_board = {data.spaces[game.place[g]].entry for g in game.open_gates()}
    assert on_board == set(["london", "arkham"][:gates])
    monsters = {
        data.spaces[game.place[m]].entry: game.component(m).entry
        for m in data.monsters
        if game.place[m] >= 0
    }
    assert monsters == dict([("london", "ghoul"), ("arkham", "maniac")][:gates])
    spaces = [data.spaces[game.place[c]].entry for c in data.clues if game.place[c] >= 0]
    assert sorted(spaces) == sorted(["rome", "space-9", "tunguska", "sydney"][:clues])
    assert len(game.decks[CLUES].cards) == 36 - clues
    assert len(game.decks[GATES].cards) == 9 - gates


@pytest.mark.rule("EH-SET-39")
def test_the_omen_begins_on_the_green_comet_and_doom_does_not_move() -> None:
    for seed in range(10):
        game = Table(5, seed).laid_out()
        assert (game.omen, game.doom) == (0, 15)


@pytest.mark.rule("EH-SET-40")
def test_the_reserve_begins_with_four_assets() -> None:
    game = Table().laid_out()
    assert len(game.reserve) == 4
    assert len(game.decks[ASSETS].cards) == 40 - 2 - 4
    assert view(game, 1).reserve == uids(game, game.reserve)


@pytest.mark.rule("EH-SET-42")
def test_a_monster_of_the_first_gate_does_what_it_does_before_the_next_gate() -> None:
    top = {CUP: ["mummy", "wraith"], GATES: ["gate-london", "gate-arkham"]}
    game = Table(5, lead=3, top=top).laid_out()
    by_uid = game.data.by_uid
    assert game.data.spaces[game.place[by_uid["mummy"]]].entry == "pyramids"
    assert game.data.spaces[game.place[by_uid["wraith"]]].entry == "arkham"
    cursed = [seat for seat in range(5) if game.held(seat, "cursed") != NO_COMPONENT]
    assert cursed == [3], "the lead is the active investigator"
    assert game.story is not None
    lines = [entry.message.id for entry in game.story.entries]
    gates = [at for at, line in enumerate(lines) if line == "log-gate"]
    moved = [at for at, line in enumerate(lines) if line == "log-monster-moves"]
    assert gates[0] < moved[0] < gates[1]


@pytest.mark.rule("EH-SET-45")
def test_what_a_mystery_does_on_entering_is_done_before_round_1() -> None:
    top = {MYSTERIES: ["watching-the-stars"]}
    game = Table(ancient="cthulhu", top=top).laid_out()
    assert game.component(game.mystery).uid == "watching-the-stars"
    cthylla = game.data.by_uid["cthylla"]
    assert game.data.spaces[game.place[cthylla]].entry == "space-12"
    lines = told(game)
    assert lines.index("log-mystery") < lines.index("log-round")
    assert len(game.decks[MYSTERIES].cards) == 3


@pytest.mark.rule("EH-SET-46")
def test_round_1_begins_with_the_action_phase_and_all_mythos_cards() -> None:
    game = Table().laid_out()
    assert (game.round, game.phase) == (1, PHASE_ACTION)
    assert game.asked_seat() == game.lead
    assert view(game, 0).mythos_left == 16
    assert game.ongoing == []


@pytest.mark.rule("EH-SET-47")
def test_what_works_once_a_round_does_not_work_in_set_up() -> None:
    """The first Monster curses the lead; in a round Jacqueline could look at that Condition."""
    top = {CUP: ["wraith"]}
    game = Table(sheets=["leo-anderson", "jacqueline-fine"], top=top).laid_out()
    assert game.held(0, "cursed") != NO_COMPONENT
    assert game.phase == PHASE_ACTION, "nobody was asked in set-up"
    assert len(game.investigators[1].clues) == 1
    assert game.triggers.used == []
