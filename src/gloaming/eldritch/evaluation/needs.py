"""What the team needs now: what a Clue, a closed Gate and a step of the Mystery are worth."""

from typing import Final

from gloaming.eldritch.evaluation.appraise import SOLVED, doom_point
from gloaming.eldritch.model.components import GREEN, OMENS
from gloaming.eldritch.model.data import NO_COMPONENT, EncounterOffer
from gloaming.eldritch.model.events import CLOSED_MATCHING, RESEARCHED
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.prices import ClueCost, CompoundPrice
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import Pay

PLAIN_CLUE: Final = 0.5
