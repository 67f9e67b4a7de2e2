"""What the plan policy weighs: every number that it judges by, with its name.

The values here are those of `plan`, set by hand. Another policy plays by the same code with other
numbers, so nothing here is changed while the program runs: who judges is given its weights.
"""

from dataclasses import dataclass, fields
from typing import Final

from gloaming.kernel.errors import GloamingError


@dataclass
class Weights:
    """The numbers that a policy judges by, in points of which a solved Mystery brings 14."""

    # --- positions (appraise.py) ---
    solved: float = 14.0
    doom: float = 1.0  # of what a point of Doom costs
    doom_near: float = 1.0  # the same, where few points are left
    doom_awake: float = 1.0  # the same, once the Ancient One is awake
    open_gate: float = 0.4  # for the Monsters that come out of it
    later: float = 0.92  # what a round later counts
    gate: float = 0.5  # of the Doom that an open Gate costs if nobody closes it
    gate_guarded: float = 1.0  # a Monster stands before it, so that nobody can close it
    omen_token: float = 0.8
    toughness: float = 0.15
    rumor_in_play: float = 2.0
    rumor_tokens: float = 4.0  # divided by the tokens that are left
    board_clue: float = 0.2
    held_clue: float = 0.35
    track: float = 1.0  # of what Health and Sanity are worth
    track_low: float = 1.0  # the same, where two points or fewer are left
    out: float = 3.0
    gone: float = 8.0
    delayed: float = 0.5
    ticket: float = 0.12
    improved: float = 0.5
    far: float = 0.1  # for each space to the next Clue or Gate
    blessed: float = 1.2
    condition: float = 1.0  # of what a bad Condition costs
    artifact: float = 1.6
    spell: float = 0.6
    asset: float = 0.3  # for each point of its value, and one more

    # --- what the team needs (needs.py) ---
    plain_clue: float = 1.2
    spare_clue: float = 0.8  # where there are enough of them
    later_clues: float = 3.0  # that a Mystery to come costs, on the whole
    urgent_clue: float = 0.55  # of a step, divided by the Clues that it costs
    nearly: float = 1.35  # a Clue that is the last one for a step
    plenty: float = 0.75
    kept_gate: float = 0.5  # of a step: a Gate that will match the Omen next is left open
    kept_later: float = 0.7  # what remains of that for each round more until it matches
    left_to_others: float = 0.3  # of a step, if another one on the space can pay for it
    last: float = 1.6  # the Mystery that wins
    guarded: float = 0.3  # of what could be done on a space, for a Monster that is in the way
    step: float = 1.3  # of a solved Mystery, for all its steps together
    begun: float = 0.5  # by how much a step is worth more the fewer are missing
    step_research: float = 1.0  # of a step, by how the Mystery is advanced
    step_gate: float = 1.0
    step_matching: float = 1.0
    step_defeat: float = 1.0
    step_encounter: float = 1.0
    step_ambush: float = 1.0  # by encounters that begin with a fight
    step_epic: float = 1.0  # of a solved Mystery, for an Epic Monster that it is about
    defeat_points: float = 1.0  # what a Monster counts, where the Mystery asks for defeated ones
    close_gate: float = 1.0  # of what an open Gate costs, for closing it

    # --- encounters and tasks (tasks.py, assignment.py) ---
    fallen: float = 2.0
    special: float = 2.0
    halted: float = 0.8  # a turn that is lost because one arrives Delayed
    dying: float = 2.5  # what a defeated investigator costs besides the Doom
    spare: float = 0.35  # what an encounter on the way brings
    place: float = 1.0  # of what the encounter of a place is worth, for who is to go there
    place_guarded: float = 0.5  # the same, where a Monster has to be fought before
    haste: float = 1.0  # the power of the rounds that a task takes, by which it is divided
    monster: float = 0.25
    monster_reckoning: float = 0.25
    wounds: float = 0.4  # of what a Monster is worth, for wounding it
    epic_awake: float = 1.5  # of a solved Mystery, for defeating the Ancient One
    loss: float = 1.0  # of what is lost in a fight
    mystery_price: float = 0.3  # of the Clues that a step costs
    rumor_price: float = 0.5  # of the Clues that the end of a Rumor costs
    again: float = 0.8  # of what is left for who tries second, if the first one fails
    closed: float = 0.5  # how often who has an Other World Encounter closes the Gate
    researched: float = 0.75  # how often a Research Encounter brings the Clue
    idle: float = 0.35  # what a round without a task brings

    # --- effects (effect_values.py) ---
    delay: float = 0.8
    ambush: float = 0.7
    share: float = 0.4  # of what a verb is declared to be worth

    # --- Rumors (rumors.py) ---
    rumor: float = 1.0  # of what it is worth to be rid of one
    rumor_least: float = 1.0
    rumor_defeat: float = 30.0  # what losing the game costs
    rumor_losses: float = 1.0  # of the Health and Sanity that each loses
    rumor_clues: float = 0.8  # of each Clue that is held
    rumor_doom: float = 0.7  # of what a point of Doom costs now: it may come otherwise
    rumor_omen: float = 2.5
    rumor_other: float = 0.4  # of what a verb is declared to be worth
    rumor_gathered: float = 0.25  # of a Rumor, for each Monster that it has gathered
    reckonings: float = 2.5  # that are still to come
    no_closing: float = 12.0

    # --- cards to buy (shopping.py) ---
    combat_die: float = 0.4
    # The same while the Mystery is solved by fighting: a third of a wound, in two fights or so, of
    # the six or so that an Epic Monster can take.
    mystery_die: float = 1.2
    die: float = 0.6
    spell_die: float = 0.2
    card_action: float = 0.6  # of what a verb is declared to be worth
    card_listener: float = 0.6

    # --- actions and dice (choices.py, gifts.py) ---
    least_gain: float = 0.12  # what an action must bring to be worth doing
    rest: float = 1.0  # of what Health and Sanity are worth, for resting
    acquire: float = 1.0  # of what cards are worth, for going to buy some
    act: float = 1.0  # of what the action of a card brings
    hold: float = 1.0  # of what a task loses that is done a round later
    gift: float = 0.5  # what a gift must bring the team
    loan: float = 1.2
    clue_spent: float = 1.2  # of a Clue, for rerolling a die
    step_waits: float = 0.4  # of a step of the Mystery that would have to wait for a Clue
    reroll: float = 1.2  # what the card that rerolls must bring


PLAN: Final = Weights()
# Which investigators are taken first, by how often a team with them wins.
SHEETS: Final = [
    "jacqueline-fine",
    "trish-scarborough",
    "leo-anderson",
    "norman-withers",
    "akachi-onyele",
    "jim-culver",
    "lola-hayes",
    "silas-marsh",
    "diana-stanley",
    "lily-chen",
    "charlie-kane",
    "mark-harrigan",
]


def weights_by_name(weights: Weights) -> dict[str, float]:
    """Returns all weights by their names."""
    return {field.name: getattr(weights, field.name) for field in fields(Weights)}


def with_weights(weights: Weights, others: dict[str, float]) -> Weights:
    """Returns weights of which some are others; a name that there is not is refused."""
    found = weights_by_name(weights)
    for name, value in others.items():
        if name not in found:
            raise GloamingError(f"there is no weight “{name}”")
        found[name] = float(value)
    return Weights(**found)


class Manner:
    """How a policy plays: by which weights, and which investigators it takes first."""

    def __init__(self, weights: Weights, sheets: list[str]) -> None:
        self.weights = weights
        self.sheets = sheets

    def place(self, sheet: str) -> int:
        """Returns where an investigator stands among those to take; who is not named comes last."""
        return self.sheets.index(sheet) if sheet in self.sheets else len(self.sheets)


PLAN_MANNER: Final = Manner(PLAN, SHEETS)
