"""What a scenario gives one seat: its investigator and everything that lies before it."""

from typing import Any

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    CLUE,
    CONDITION,
    SHEET,
    SKILLS,
    SPELL,
)
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY, WAITING
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.action_phase import BASIC_WORDS
from gloaming.eldritch.rules.investigators.cards import hold
from gloaming.eldritch.rules.resolution import enter_play
from gloaming.eldritch.testing.pieces import POSSESSIONS, Pieces
from gloaming.kernel.testing.given import GivenTable

# Who sits where no investigator is named: they begin in cities of a name, so that they are asked
# what to encounter, and no ability of theirs reaches others.
USUAL = (
    "charlie-kane",
    "lily-chen",
    "norman-withers",
    "silas-marsh",
    "leo-anderson",
    "lola-hayes",
    "akachi-onyele",
    "diana-stanley",
    "jacqueline-fine",
    "jim-culver",
    "mark-harrigan",
    "trish-scarborough",
)


class SeatPatch:
    """Applies the table of one seat to a game."""

    def __init__(self, game: Eldritch, pieces: Pieces, seat: int, given: GivenTable) -> None:
        self.game = game
        self.pieces = pieces
        self.seat = seat
        self.one = game.investigators[seat]
        self.given = given
        self.wanted = given.text("investigator")
        self.is_out = given.flag("waiting") or given.flag("eliminated")

    def sit_down(self) -> None:
        """Seats the investigator on its starting space with full Health and Sanity, and nothing
        else; or nobody, where the seat waits for one."""
        one, given = self.one, self.given
        if self.is_out:
            one.status = ELIMINATED if given.flag("eliminated") else WAITING
            return
        sheet = self.pieces.take(self.wanted or self._free(), [SHEET])
        component = self.game.component(sheet)
        one.sheet = sheet
        one.status = IN_PLAY
        one.space = component.space
        enter_play(self.game, sheet, self.seat)
        if "space" in given:
            spaces = [space.entry for space in self.game.data.spaces]
            one.space = given.one_of("space", spaces)
        one.health = self._track("health", component.health)
        one.sanity = self._track("sanity", component.sanity)

    def _free(self) -> str:
        """Returns the first of the usual investigators that nobody has."""
        game = self.game
        taken = [one.sheet for one in game.investigators] + game.dead
        return next(sheet for sheet in USUAL if game.data.by_uid[sheet] not in taken)

    def _track(self, name: str, most: int) -> int:
        found = self.given.amount(name, most)
        if not 0 < found <= most:
            raise self.given.refuse(name, f"a number from 1 to {most}")
        return found

    def fill(self) -> None:
        """Gives cards, Clues, tickets and Improvements, and what was done this round."""
        game, one, given, seat = self.game, self.one, self.given, self.seat
        one.delayed = 1 if given.flag("delayed") else 0
        one.train = given.amount("train")
        one.ship = given.amount("ship")
        one.actions = given.amount("actions")
        improved = given.table("improved")
        one.improved = [improved.amount(skill) for skill in SKILLS]
        for wanted in given.texts("cards"):
            hold(game, self.pieces.take(wanted, [ASSET, ARTIFACT]), seat)
        for field, kind in (("spells", SPELL), ("conditions", CONDITION)):
            for wanted in self._with_backs(field):
                hold(game, self.pieces.take(wanted, [kind]), seat)
        one.clues = self._clues()
        for wanted in given.texts("done"):
            names = list(BASIC_WORDS.values())
            one.done |= list(BASIC_WORDS)[given.number_of("done", wanted, names)]
        for wanted in given.texts("used"):
            index = self._own(wanted)
            one.used.append(index)
            game.triggers.mark_used(index, seat)

    def look(self) -> None:
        """Lets the seat know the backs of cards that it, or another seat, holds."""
        for wanted in self.given.texts("seen"):
            copies = [c.index for c in self.pieces.copies(wanted, [SPELL, CONDITION])]
            held = [i for i in copies if any(i in one.cards for one in self.game.investigators)]
            if not held:
                raise self.given.refuse("seen", "a Spell or Condition that somebody holds")
            self.game.seen.append(held[0] * 64 + self.seat)

    def _with_backs(self, field: str) -> list[str]:
        """Returns Spells or Conditions: `{ wither = 2 }` with their backs, or a list of names."""
        found: Any = self.given.take(field, {})
        if isinstance(found, list):
            return [str(name) for name in found]
        if not isinstance(found, dict):
            raise self.given.refuse(field, "a table of names and backs, or a list of names")
        return [f"{self.pieces.names.get(name, name)}.{back}" for name, back in found.items()]

    def _clues(self) -> list[int]:
        """Returns so many Clues, or those of some spaces."""
        if isinstance(self.given.take("clues"), list):
            return [self.pieces.take(space, [CLUE]) for space in self.given.texts("clues")]
        return [self.pieces.take_clue() for _ in range(self.given.amount("clues"))]

    def _own(self, wanted: str) -> int:
        for component in self.pieces.copies(wanted, [SHEET, *POSSESSIONS]):
            if component.index == self.one.sheet or component.index in self.one.cards:
                return component.index
        raise self.given.refuse("used", "a card that the seat holds, or its sheet")
