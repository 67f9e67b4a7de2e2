"""What an observation of Eldritch Horror holds, from a seat's view alone.

Seats are counted from the observer clockwise: 0 is the own seat. Spells and Conditions are known by
their fronts; which copy somebody holds, and so its back, is in no array.
"""

from typing import Final

from gloaming.eldritch.encoding.vocabulary import DICE, ORDERED, Vocabulary
from gloaming.eldritch.model.components import KINDS, SKILLS
from gloaming.eldritch.model.data import NO_COMPONENT, GameData
from gloaming.eldritch.model.scenes import NEEDED, POOL, SKILL, TEST, TEST_SLOTS
from gloaming.eldritch.model.state import CLUES, GATES, ON_SHEET, PHASES, Eldritch
from gloaming.eldritch.rules.mystery import progress
from gloaming.eldritch.rules.notation.spots import expedition_space
from gloaming.eldritch.views.view import mythos_left
from gloaming.kernel.control import Arrange
from gloaming.kernel.encoding.encoding import packed
from gloaming.kernel.encoding.features import Feature, FeatureLayout

RESERVE: Final = 4
_GLOBAL: Final = (
    ("round", 255, "the round, from 1"),
    ("phase", len(PHASES), "the phase, from 0: " + ", ".join(PHASES)),
    ("lead", 7, "the lead investigator"),
    ("active", 7, "the active investigator"),
    ("ancient_one", 4, "the Ancient One, from 1"),
    ("awake", 1, "whether it has awakened"),
    ("doom", 255, "Doom"),
    ("omen", 3, "the space of the Omen track, from 0"),
    ("mythos_left", 255, "Mythos cards that are left"),
    ("mystery", 255, "the active Mystery: its number + 1"),
    ("mystery_tokens", 255, "tokens on it"),
    ("mystery_progress", 255, "how much of what it needs is there"),
    ("solved", 255, "Mysteries that are solved"),
    ("sheet_eldritch", 255, "Eldritch tokens on the Ancient One's sheet"),
    ("sheet_sanity", 255, "Sanity tokens on it"),
    ("sheet_gates", 255, "Gates on it"),
    ("mystery_token", 255, "the space of the Mystery token, + 1"),
    ("expedition", 255, "the space of the Active Expedition, + 1"),
    ("gates_left", 255, "Gates in their stack"),
    ("clues_left", 255, "Clues in their pool"),
    ("own_seat", 7, "the number of the own seat, from 0; actions count seats from 1"),
    ("asked", 1, "whether the observer is asked now"),
    ("question_kind", len(KINDS), "the kind of component that the question comes from, from 1"),
    ("question_number", 255, "which one of its kind, from 1, by its name"),
    ("question_amount", 255, "the amount that the question is about"),
    ("test_skill", len(SKILLS), "the skill of the test that is under way, from 1"),
    ("test_needed", 255, "successes that it needs"),
)
_SEAT: Final = (
    ("sheet", 12, "the investigator, from 1; 0 is nobody"),
    ("status", 2, "0 in play, 1 waiting for a new investigator, 2 eliminated"),
    ("space", 255, "the space, + 1"),
    ("health", 255, "Health"),
    ("sanity", 255, "Sanity"),
    ("delayed", 1, "whether Delayed"),
    ("train", 2, "train tickets"),
    ("ship", 2, "ship tickets"),
    ("clues", 255, "Clues"),
    ("actions", 255, "actions left in this turn"),
    ("done", 255, "basic actions of this round, as bits"),
    *((f"improved_{skill}", 2, f"how often {skill} was improved") for skill in SKILLS),
)


def layout(words: Vocabulary) -> FeatureLayout:
    """Returns the features of observations for a number of seats."""
    seats = words.seats
    who = ("seat from the observer on",)
    space = ("space",)
    found = [Feature(f"game_{name}", (1,), high, about) for name, high, about in _GLOBAL]
    found += [Feature(f"seat_{name}", (seats,), high, about, who) for name, high, about in _SEAT]
    count = len(words.spaces)
    monster = ("Monster",)
    sheet = ("investigator",)
    found += [
        Feature("seat_cards", (seats, len(words.cards)), 255, "cards held", (*who, "card")),
        Feature("omen_tokens", (4,), 255, "Eldritch tokens on the Omen track", ("Omen",)),
        Feature("reserve", (RESERVE,), 255, "the cards of the reserve, + 1"),
        Feature("test_dice", (DICE,), 6, "the dice of the test as they lie; 0 is none"),
        Feature("space_gate", (count,), 1, "whether a Gate is open there", space),
        Feature("space_clues", (count,), 255, "Clues there", space),
        Feature("space_monsters", (count,), 255, "Monsters there", space),
        Feature("space_eldritch", (count,), 255, "Eldritch tokens there", space),
        Feature("space_mystery", (count,), 255, "Eldritch tokens of the Mystery there", space),
        Feature("monster_space", (len(words.monsters),), 255, "its space, + 1", monster),
        Feature("monster_wounds", (len(words.monsters),), 255, "Health that it has lost", monster),
        Feature("mythos_ongoing", (len(words.mythos),), 1, "whether it is in play", ("Mythos",)),
        Feature("mythos_tokens", (len(words.mythos),), 255, "tokens on it", ("Mythos",)),
        Feature("fallen_space", (len(words.sheets),), 255, "where it has fallen, + 1", sheet),
        Feature("sheet_dead", (len(words.sheets),), 1, "whether nobody can choose it", sheet),
        Feature(
            "order_number",
            (ORDERED,),
            255,
            "the components of the effects to be ordered, by their numbers + 1",
        ),
    ]
    return FeatureLayout(found)


class ComponentNumbers:
    """Where each component of a game's fixed data stands in the arrays; -1 where in none."""

    def __init__(self, words: Vocabulary, data: GameData) -> None:
        self.data = data
        self.number: list[int] = []  # among those of its kind
        names = [
            words.sheets,
            words.ancient_ones,
            words.cards,
            words.cards,
            words.cards,
            words.cards,
            words.monsters,
            [],
            [],
            words.mythos,
            words.mysteries,
            [],
        ]
        places = [{name: i for i, name in enumerate(group)} for group in names]
        counted: list[dict[str, int]] = [{} for _ in KINDS]
        for component in data.components:
            known = places[component.kind]
            if known:
                number = known.get(component.uid, known.get(component.entry, -1))
            else:
                counts = counted[component.kind]
                number = counts.setdefault(component.entry, len(counts))
            self.number.append(number)


def observe(game: Eldritch, seat: int, words: Vocabulary, numbers: ComponentNumbers) -> bytes:
    """Returns the observation of a seat."""
    number = numbers.number
    order = [(seat + i) % game.seats for i in range(game.seats)]
    row: list[int] = []
    _add_game(game, seat, number, row)
    _add_question(game, seat, number, row)
    _add_seats(game, order, number, len(words.cards), row)
    row += game.omen_tokens
    reserve = [number[card] + 1 for card in game.reserve[:RESERVE]]
    row += reserve
    row += [0] * (RESERVE - len(reserve))
    row += _dice(game)
    _add_board(game, words, number, row)
    row += _ordered(game, seat, number)
    return packed(row)


def _add_game(game: Eldritch, seat: int, number: list[int], row: list[int]) -> None:
    mystery = game.mystery
    row += [
        game.round,
        game.phase,
        (game.lead - seat) % game.seats,
        (game.active - seat) % game.seats,
        number[game.data.ancient_one] + 1,
        game.is_awake,
        game.doom,
        game.omen,
        mythos_left(game),
        0 if mystery == NO_COMPONENT else number[mystery] + 1,
        0 if mystery == NO_COMPONENT else game.tokens[mystery],
        0 if mystery == NO_COMPONENT else progress(game, mystery),
        len(game.solved),
        game.sheet_eldritch,
        game.sheet_sanity,
        _gates_on_sheet(game),
        game.mystery_token + 1,
        expedition_space(game) + 1,
        len(game.decks[GATES].cards),
        len(game.decks[CLUES].cards),
        seat,
    ]


def _gates_on_sheet(game: Eldritch) -> int:
    """Returns how many Gates lie on the Ancient One's sheet."""
    found = 0
    for gate in game.data.gates:
        if game.place[gate] == ON_SHEET:
            found += 1
    return found


def _add_question(game: Eldritch, seat: int, number: list[int], row: list[int]) -> None:
    question = game.question
    if question is not None and question.is_awaiting(seat):
        frame = question.frame
        row.append(1)
        if frame.source >= 0:
            row.append(game.component(frame.source).kind + 1)
            row.append(number[frame.source] + 1)
        else:
            row += (0, 0)
        row.append(frame.amount)
    else:
        row += (0, 0, 0, 0)
    for i in range(len(game.scenes) - 1, -1, -1):
        scene = game.scenes[i]
        if scene.kind == TEST:
            row.append(scene.values[SKILL] + 1)
            row.append(scene.values[NEEDED])
            return
    row += (0, 0)


def _dice(game: Eldritch) -> list[int]:
    """Returns the dice of the test that is under way, as they lie on the table."""
    found = [0] * DICE
    for i in range(len(game.scenes) - 1, -1, -1):
        scene = game.scenes[i]
        if scene.kind == TEST:
            for j, die in enumerate(scene.values[TEST_SLOTS : TEST_SLOTS + scene.values[POOL]]):
                if j < DICE:
                    found[j] = die
            break
    return found


def _add_seats(
    game: Eldritch, order: list[int], number: list[int], cards: int, row: list[int]
) -> None:
    rows: list[list[int]] = []
    held: list[int] = []
    for seat in order:
        one = game.investigators[seat]
        rows.append(
            [
                0 if one.sheet == NO_COMPONENT else number[one.sheet] + 1,
                one.status,
                one.space + 1,
                one.health,
                one.sanity,
                one.delayed,
                one.train,
                one.ship,
                len(one.clues),
                one.actions,
                one.done,
                *one.improved,
            ]
        )
        counts = [0] * cards
        for card in one.cards:
            counts[number[card]] += 1
        held += counts
    for column in range(len(rows[0])):
        for mine in rows:
            row.append(mine[column])
    row += held


def _add_board(game: Eldritch, words: Vocabulary, number: list[int], row: list[int]) -> None:
    data = game.data
    count = len(data.spaces)
    gates = [0] * count
    clues = [0] * count
    for gate in data.gates:
        if game.place[gate] >= 0:
            gates[game.place[gate]] = 1
    for clue in data.clues:
        if game.place[clue] >= 0:
            clues[game.place[clue]] += 1
    row += gates
    row += clues
    row += game.crowds
    row += game.eldritch
    row += game.mystery_eldritch
    spaces = [0] * len(words.monsters)
    wounds = [0] * len(words.monsters)
    for monster in data.monsters:
        if game.place[monster] >= 0:
            spaces[number[monster]] = game.place[monster] + 1
            wounds[number[monster]] = game.wounds[monster]
    row += spaces
    row += wounds
    ongoing = [0] * len(words.mythos)
    tokens = [0] * len(words.mythos)
    for card in game.ongoing:
        ongoing[number[card]] = 1
        tokens[number[card]] = game.tokens[card]
    row += ongoing
    row += tokens
    fallen = [0] * len(words.sheets)
    dead = [0] * len(words.sheets)
    for i, sheet in enumerate(game.fallen):
        fallen[number[sheet]] = game.fallen_space[i] + 1
    for sheet in game.dead:
        dead[number[sheet]] = 1
    row += fallen
    row += dead


def _ordered(game: Eldritch, seat: int, number: list[int]) -> list[int]:
    """Returns the components of the effects whose order a seat is asked for."""
    found = [0] * ORDERED
    question = game.question
    if question is not None and question.is_awaiting(seat):
        if isinstance(question.frame.effect, Arrange):
            for i, choice in enumerate(question.choices_of(seat)):
                if i < ORDERED and choice >= 0:
                    source = game.stack[len(game.stack) - 1 - choice].source
                    found[i] = number[source] + 1 if source >= 0 else 0
    return found
