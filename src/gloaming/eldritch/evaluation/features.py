"""What a net sees of a position of Eldritch Horror: the clock, the active Mystery, the board, and
the investigators, who win or lose together, so that all seats see the same.

Only what lies open is used: of Spells and Conditions their fronts. What investigators have is
counted for the whole team: an input of them has as its value how many it is true of.
"""

from typing import Final

from gloaming.eldritch.evaluation.appraise import appraise
from gloaming.eldritch.evaluation.needs import clue_price
from gloaming.eldritch.model.components import (
    ANCIENT_ONE,
    ARTIFACT,
    ASSET,
    CONDITION,
    KINDS,
    MONSTER,
    MYSTERY,
    MYTHOS,
    OMENS,
    RUMOR,
    SHEET,
    SKILLS,
    SPELL,
)
from gloaming.eldritch.model.data import NO_COMPONENT, Component, GameData
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY, Investigator
from gloaming.eldritch.model.state import GATES, ON_SHEET, PHASE_ACTION, PHASES, Eldritch
from gloaming.eldritch.rules.encounters.combat import toughness
from gloaming.eldritch.rules.encounters.special import offers_of
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.notation.spots import spaces_of
from gloaming.eldritch.views.view import mythos_left, omen_cost
from gloaming.kernel.evaluation.inputs import UNKNOWN, InputNames, Inputs
from gloaming.kernel.evaluation.judgement import FeatureWriter
from gloaming.kernel.game import Frame, Game

SOLVED_POINTS: Final = 10.0  # that a solved Mystery counts beside the victory
MOST_DOOM: Final = 21  # steps of the Doom track that are told apart
MOST_MYTHOS: Final = 18
MOST_SOLVED: Final = 5
MOST_MISSING: Final = 13
MOST_SEATS: Final = 9
MOST_TRACK: Final = 10
MOST_TOKENS: Final = 8
MOST_DISTANCE: Final = 6
SCALE: Final = 0.25  # of amounts that go up to ten or more, so that all inputs have about one size

# Amounts of the whole table: as one input that grows, and told apart up to a number ("or more").
COUNTED: Final = {
    "Gates": 9,
    "guarded Gates": 6,
    "Gates that match the next Omen": 6,
    "Monsters": 14,
    "Monsters with a reckoning": 8,
    "Clues on the board": 10,
    "Clues held": 14,
    "Rumors": 4,
    "Mythos cards in play": 5,
    "seats without an investigator": 4,
    "seats that are out": 4,
    "fallen investigators": 5,
    "tokens on the green Omen": 4,
    "Gates left to draw": 10,
    "Eldritch tokens on the board": 8,
    "Eldritch tokens on the sheet": 6,
    "Sanity tokens on the sheet": 6,
    "Gates on the sheet": 4,
    "turns left in the phase": 9,
    "actions left in the turn": 4,
    "dead sheets": 8,
}
# What is counted of the team.
TEAM: Final = [
    "Delayed",
    "about to fall",
    "with a Clue",
    "with the Clues of a step",
    "on a Gate",
    "with a Monster",
    "on a Clue",
    "on the place of the Mystery",
    "train tickets",
    "ship tickets",
    "value of Assets",
]
DELAYED: Final = 0
WEAK: Final = 1
HAS_CLUE: Final = 2
HAS_CLUES: Final = 3
ON_GATE: Final = 4
AMBUSHED: Final = 5
ON_CLUE: Final = 6
ON_MYSTERY_SPACE: Final = 7
TRAINS: Final = 8
SHIPS: Final = 9
WORTH: Final = 10
# What an investigator may have to go to.
GOALS: Final = ["Clue", "Gate", "place of the Mystery"]
HELD: Final = [ASSET, ARTIFACT, SPELL, CONDITION]


class EldritchFeatures(FeatureWriter):
    """Writes positions of games that share their fixed data."""

    def __init__(self, data: GameData, names: InputNames) -> None:
        self.data = data
        self._ancient = UNKNOWN
        self._awake = UNKNOWN
        self._doom: list[int] = []
        self._solved: list[int] = []
        for one in data.components:
            if one.kind == ANCIENT_ONE:
                self._declare_ancient_one(names, one)
        self._clock = [
            _row(names, f"{{}} Mythos cards left, {solved} solved", MOST_MYTHOS)
            for solved in range(MOST_SOLVED)
        ]
        self._doom_solved = [
            _row(names, f"Doom {{}}, {solved} solved", MOST_DOOM) for solved in range(MOST_SOLVED)
        ]
        self._seats = _row(names, "{} investigators", MOST_SEATS)
        self._phases = [names.number(f"phase {phase}") for phase in PHASES]
        self._omens = _row(names, "Omen {}", len(OMENS))
        self._ahead = _row(names, "Doom by the Omen in {} rounds", len(OMENS) + 1)
        self._toughness = names.number("toughness of Monsters")
        self._counts = {name: _row(names, f"{{}} {name}", most) for name, most in COUNTED.items()}
        self._amounts = {name: names.number(f"all {name}") for name in COUNTED}
        self._team = [names.number(f"team: {name}") for name in TEAM]
        self._health = _row(names, "team: Health {}", MOST_TRACK)
        self._sanity = _row(names, "team: Sanity {}", MOST_TRACK)
        self._clues = _row(names, "team: {} Clues", 6)
        self._skills = [names.number(f"team: {skill}") for skill in SKILLS]
        self._improved = [names.number(f"team: improved {skill}") for skill in SKILLS]
        self._distance = [
            _row(names, f"team: {{}} spaces to the next {goal}", MOST_DISTANCE) for goal in GOALS
        ]
        self._components = [
            names.number(f"{KINDS[one.kind]} {one.entry}")
            if one.kind in HELD or one.kind in (SHEET, MONSTER, MYSTERY, MYTHOS)
            else UNKNOWN
            for one in data.components
        ]
        self._missing = [
            _row(names, f"{one.entry}: {{}} missing", MOST_MISSING) if one.kind == MYSTERY else []
            for one in data.components
        ]
        self._part = self._by_mystery(names, "part that is done")
        self._last_part = self._by_mystery(names, "part that is done, the last Mystery")
        self._able = self._by_mystery(names, "investigators with the Clues of a step")
        self._team_clues = self._by_mystery(names, "Clues held")
        self._at_place = self._by_mystery(names, "investigators on its place")
        self._tokens = [
            _row(names, f"{one.entry}: {{}} tokens", MOST_TOKENS)
            if one.kind == MYTHOS and one.tokens
            else []
            for one in data.components
        ]
        self._prices: dict[int, int] = {}

    def _declare_ancient_one(self, names: InputNames, one: Component) -> None:
        """Declares the inputs of an Ancient One; those of the one in play are written."""
        ancient = names.number(f"against {one.entry}")
        awake = names.number(f"{one.entry} awake")
        doom = _row(names, f"against {one.entry}, Doom {{}}", MOST_DOOM)
        solved = _row(names, f"against {one.entry}, {{}} solved", MOST_SOLVED)
        if one.index == self.data.ancient_one:
            self._ancient = ancient
            self._awake = awake
            self._doom = doom
            self._solved = solved

    def _by_mystery(self, names: InputNames, what: str) -> list[int]:
        return [
            names.number(f"{one.entry}: {what}") if one.kind == MYSTERY else UNKNOWN
            for one in self.data.components
        ]

    # --- what a net adds to -------------------------------------------------------------------

    def baseline(self, game: Game, seat: int) -> float:
        """Returns points for the Mysteries that are solved and the part of the next one."""
        assert isinstance(game, Eldritch)
        return SOLVED_POINTS * (len(game.solved) + _part_done(game))

    def appraise(self, game: Game, seat: int) -> float:
        assert isinstance(game, Eldritch)
        return appraise(game)

    # --- inputs -------------------------------------------------------------------------------

    def write(self, game: Game, seat: int, inputs: Inputs) -> None:
        assert isinstance(game, Eldritch)
        solved = min(len(game.solved), MOST_SOLVED - 1)
        doom = min(game.doom, MOST_DOOM - 1)
        inputs.add(self._ancient, 1.0)
        inputs.add(self._doom[doom], 1.0)
        inputs.add(self._solved[solved], 1.0)
        inputs.add(self._doom_solved[solved][doom], 1.0)
        inputs.add(self._clock[solved][min(mythos_left(game), MOST_MYTHOS - 1)], 1.0)
        inputs.add(self._seats[min(game.seats, MOST_SEATS - 1)], 1.0)
        inputs.add(self._phases[game.phase], 1.0)
        inputs.add(self._omens[game.omen], 1.0)
        for rounds in range(1, len(OMENS) + 1):
            points = omen_cost(game, (game.omen + rounds) % len(OMENS))
            inputs.add(self._ahead[rounds], float(points))
        if game.is_awake:
            inputs.add(self._awake, 1.0)
            self._count("Eldritch tokens on the sheet", game.sheet_eldritch, inputs)
            self._count("Sanity tokens on the sheet", game.sheet_sanity, inputs)
        self._count("tokens on the green Omen", sum(game.omen_tokens), inputs)
        self._count("turns left in the phase", _turns_left(game), inputs)
        # What was left when a turn ended is worth nothing any more.
        acts = game.phase == PHASE_ACTION
        left = game.investigators[game.active].actions if acts else 0
        self._count("actions left in the turn", max(0, left), inputs)
        self._count("dead sheets", len(game.dead), inputs)
        goals: list[list[int]] = [[], [], []]
        self._write_board(game, goals, inputs)
        self._write_mythos(game, inputs)
        if game.mystery != NO_COMPONENT:
            goals[2] = _mystery_spaces(game)
        self._write_team(game, goals, inputs)

    def _count(self, name: str, count: int, inputs: Inputs) -> None:
        numbers = self._counts[name]
        inputs.add(numbers[min(count, len(numbers) - 1)], 1.0)
        inputs.add(self._amounts[name], SCALE * count)

    def _write_board(self, game: Eldritch, goals: list[list[int]], inputs: Inputs) -> None:
        """Writes Gates, Monsters and Clues; adds where Clues and Gates are."""
        data = game.data
        place = game.place
        colour = OMENS[(game.omen + 1) % len(OMENS)]
        matching = 0
        on_sheet = 0
        guarded = 0
        for gate in data.gates:
            at = place[gate]
            if at >= 0:
                goals[1].append(at)
                if data.components[gate].colour == colour:
                    matching += 1
                if game.crowds[at]:
                    guarded += 1
            elif at == ON_SHEET:
                on_sheet += 1
        monsters = 0
        reckonings = 0
        left = 0
        for monster in data.monsters:
            if place[monster] >= 0:
                inputs.add(self._components[monster], 1.0)
                monsters += 1
                values = data.components[monster].monster
                if values is not None and values.reckoning is not None:
                    reckonings += 1
                left += toughness(game, monster) - game.wounds[monster]
        for clue in data.clues:
            if place[clue] >= 0:
                goals[0].append(place[clue])
        inputs.add(self._toughness, SCALE * left)
        self._count("Gates", len(goals[1]), inputs)
        self._count("guarded Gates", guarded, inputs)
        self._count("Gates that match the next Omen", matching, inputs)
        self._count("Gates on the sheet", on_sheet, inputs)
        self._count("Gates left to draw", len(game.decks[GATES].cards), inputs)
        self._count("Monsters", monsters, inputs)
        self._count("Monsters with a reckoning", reckonings, inputs)
        self._count("Clues on the board", len(goals[0]), inputs)
        tokens = sum(game.eldritch) + sum(game.mystery_eldritch)
        self._count("Eldritch tokens on the board", tokens, inputs)

    def _write_mythos(self, game: Eldritch, inputs: Inputs) -> None:
        """Writes the Mythos cards in play; a Rumor with what is left of it."""
        rumors = 0
        for card in game.ongoing:
            inputs.add(self._components[card], 1.0)
            if game.data.components[card].mythos_kind == RUMOR:
                rumors += 1
            tokens = self._tokens[card]
            if tokens:
                inputs.add(tokens[min(game.tokens[card], MOST_TOKENS - 1)], 1.0)
        self._count("Rumors", rumors, inputs)
        self._count("Mythos cards in play", len(game.ongoing), inputs)

    def _write_team(self, game: Eldritch, goals: list[list[int]], inputs: Inputs) -> None:
        mystery = game.mystery
        price = self._price(game) if mystery != NO_COMPONENT else 0
        held = 0
        able = 0
        there = 0
        waiting = 0
        out = 0
        for one in game.investigators:
            if one.status != IN_PLAY:
                if one.status == ELIMINATED:
                    out += 1
                else:
                    waiting += 1
                continue
            held += len(one.clues)
            if len(one.clues) >= price:
                able += 1
            if one.space in goals[2]:
                there += 1
            self._write_investigator(game, one, price, goals, inputs)
        self._count("Clues held", held, inputs)
        self._count("seats without an investigator", waiting, inputs)
        self._count("seats that are out", out, inputs)
        self._count("fallen investigators", len(game.fallen), inputs)
        if mystery != NO_COMPONENT:
            part = _part_done(game)
            missing = max(0, needed(game, mystery) - progress(game, mystery))
            inputs.add(self._components[mystery], 1.0)
            inputs.add(self._missing[mystery][min(missing, MOST_MISSING - 1)], 1.0)
            inputs.add(self._part[mystery], part)
            if len(game.solved) >= game.data.mysteries_to_win - 1:
                inputs.add(self._last_part[mystery], part)
            inputs.add(self._able[mystery], float(able))
            inputs.add(self._team_clues[mystery], SCALE * held)
            inputs.add(self._at_place[mystery], float(there))

    def _write_investigator(
        self,
        game: Eldritch,
        one: Investigator,
        price: int,
        goals: list[list[int]],
        inputs: Inputs,
    ) -> None:
        team = self._team
        components = game.data.components
        inputs.add(self._components[one.sheet], 1.0)
        inputs.add(self._health[min(one.health, MOST_TRACK - 1)], 1.0)
        inputs.add(self._sanity[min(one.sanity, MOST_TRACK - 1)], 1.0)
        inputs.add(self._clues[min(len(one.clues), 5)], 1.0)
        inputs.add(team[DELAYED], float(one.delayed))
        inputs.add(team[WEAK], 1.0 if min(one.health, one.sanity) <= 1 else 0.0)
        inputs.add(team[HAS_CLUE], 1.0 if one.clues else 0.0)
        inputs.add(team[HAS_CLUES], 1.0 if len(one.clues) >= price else 0.0)
        inputs.add(team[ON_CLUE], 1.0 if one.space in goals[0] else 0.0)
        inputs.add(team[ON_GATE], 1.0 if one.space in goals[1] else 0.0)
        inputs.add(team[ON_MYSTERY_SPACE], 1.0 if one.space in goals[2] else 0.0)
        inputs.add(team[AMBUSHED], 1.0 if game.crowds[one.space] else 0.0)
        inputs.add(team[TRAINS], float(one.train))
        inputs.add(team[SHIPS], float(one.ship))
        worth = 0
        for card in one.cards:
            inputs.add(self._components[card], 1.0)
            if components[card].kind == ASSET:
                worth += components[card].value
        inputs.add(team[WORTH], SCALE * worth)
        for skill, printed in enumerate(components[one.sheet].skills):
            inputs.add(self._skills[skill], SCALE * (printed + one.improved[skill]))
            inputs.add(self._improved[skill], float(one.improved[skill]))
        distance = game.data.distance[one.space]
        for goal, spaces in enumerate(goals):
            if spaces:
                nearest = min([distance[at] for at in spaces])
                inputs.add(self._distance[goal][min(nearest, MOST_DISTANCE - 1)], 1.0)

    def _price(self, game: Eldritch) -> int:
        """Returns the Clues that a step of the active Mystery costs."""
        mystery = game.mystery
        found = self._prices.get(mystery, -1)
        if found < 0:
            found = 0
            component = game.component(mystery)
            for offer in component.offers:
                found = max(found, clue_price(game, offer.effect))
            for listener in component.listeners:
                found = max(found, clue_price(game, listener.effect))
            self._prices[mystery] = found
        return found


def _row(names: InputNames, name: str, most: int) -> list[int]:
    """Returns the numbers of an input for every amount below `most`."""
    return [names.number(name.format(amount)) for amount in range(most)]


def _part_done(game: Eldritch) -> float:
    """Returns which part of the active Mystery is done, 0 to 1."""
    mystery = game.mystery
    if mystery == NO_COMPONENT:
        return 0.0
    goal = game.component(mystery).goal
    if goal is not None and goal.epic:
        for monster in game.data.monsters:
            if game.place[monster] >= 0 and game.component(monster).entry == goal.epic:
                return game.wounds[monster] / max(1, toughness(game, monster))
        return 0.0
    want = needed(game, mystery)
    return min(progress(game, mystery), want) / max(1, want)


def _mystery_spaces(game: Eldritch) -> list[int]:
    """Returns where something can be done for the active Mystery, if it is in certain places."""
    mystery = game.mystery
    goal = game.component(mystery).goal
    if goal is not None and goal.epic:
        return [
            game.place[monster]
            for monster in game.data.monsters
            if game.place[monster] >= 0 and game.component(monster).entry == goal.epic
        ]
    found: list[int] = []
    for offer in offers_of(game, mystery):
        found += spaces_of(game, Frame(offer.effect, game.active, mystery), offer.spot)
    return found


def _turns_left(game: Eldritch) -> int:
    """Returns how many seats after the active one still have their turn in this phase."""
    return (game.lead + game.seats - 1 - game.active) % game.seats
