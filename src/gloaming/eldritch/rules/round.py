"""The round: its three phases, new investigators, the lead (EH-PHASE, EH-LEAD, EH-DEF-13 to 17)."""

from typing import Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY, WAITING
from gloaming.eldritch.model.state import PHASE_ACTION, PHASE_ENCOUNTER, PHASE_SETUP, Eldritch
from gloaming.eldritch.rules.investigators.defeat import available_sheets, check_eliminated
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.mythos import MYTHOS_PHASE
from gloaming.eldritch.rules.notation.who import seat_option
from gloaming.eldritch.rules.resolution import enter_play, resolve
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import ROUND as ROUND_PART

KEEP: Final = -2
# Sections of the story: new investigators and the lead, and where everybody stands after a round.
LEAD: Final = "lead"
STANDING: Final = "standing"


class Round(Effect):
    """One round: Action Phase, Encounter Phase, Mythos Phase, and the next one (EH-PHASE-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.stack.append(Frame(NEXT_ROUND, NOBODY))
        game.stack.append(Frame(MYTHOS_PHASE, NOBODY))
        game.stack.append(Frame(START_ENCOUNTERS, NOBODY))
        game.stack.append(Frame(START_ACTIONS, NOBODY))


class StartActions(Effect):
    """Begins the Action Phase."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.actions.action_phase import ACTION_PHASE

        game.phase = PHASE_ACTION
        if game.story is not None:
            game.begin_part(ROUND_PART, about=Message("log-round", n=game.round))
        if game.story is not None:
            game.tell(NOBODY, "log-round", n=game.round)
        game.stack.append(Frame(ACTION_PHASE, NOBODY))


class StartEncounters(Effect):
    """Begins the Encounter Phase."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        from gloaming.eldritch.rules.encounters.encounter_phase import ENCOUNTER_PHASE

        game.phase = PHASE_ENCOUNTER
        game.active = game.lead
        game.stack.append(Frame(ENCOUNTER_PHASE, NOBODY))


class NextRound(Effect):
    """What can be used once a round can be used again; the next round begins."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        _tell_standing(game)
        game.round += 1
        game.triggers.new_round()
        for one in game.investigators:
            one.done = 0
            one.used = []
        game.stack.append(Frame(ROUND, NOBODY))


def _tell_standing(game: Eldritch) -> None:
    """Tells where the investigators stand at the end of a round: open Gates, and the Mystery."""
    if game.story is None:
        return
    game.begin_section(STANDING)
    gates = len(game.open_gates())
    card = game.mystery
    if card == NO_COMPONENT:
        if game.story is not None:
            game.tell(NOBODY, "log-gates-open", n=gates)
        return
    got = Message(
        "mystery-progress",
        card=game.card_name(card),
        n=progress(game, card),
        of=needed(game, card),
    )
    if game.story is not None:
        game.tell(NOBODY, "log-round-ends", n=gates, progress=got)


# --- investigators --------------------------------------------------------------------------------


class ChooseSheet(Effect):
    """A player chooses an investigator that is free (EH-SET-08, EH-DEF-13 to 15)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found = available_sheets(game)
        if not found:
            game.investigators[frame.seat].status = ELIMINATED  # EH-ELIM-02
            check_eliminated(game)
            return
        game.ask(frame, frame.seat, found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        seat_investigator(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-sheet")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        uid = game.component(choice).uid
        label = Message("option-sheet", card=Name(f"card:{uid}"))
        return Option(choice, "sheet", label, (f"card:{uid}",), "EH-SET-08", uid)


def seat_investigator(game: Eldritch, seat: int, sheet: int) -> None:
    """An investigator enters on its starting space, with full Health and Sanity and its starting
    possessions; in set-up these are taken when everybody has a sheet (EH-SET-02, EH-SET-09 to 13,
    EH-DEF-16, 17)."""
    one = game.investigators[seat]
    component = game.component(sheet)
    one.sheet = sheet
    one.status = IN_PLAY
    one.space = component.space
    one.health = component.health
    one.sanity = component.sanity
    one.done = 0
    one.used = []
    enter_play(game, sheet, seat)
    if game.story is not None:
        game.tell(seat, "log-sheet", card=Name(f"card:{component.uid}"))
    if game.phase != PHASE_SETUP:
        take_starting_things(game, seat)


def take_starting_things(game: Eldritch, seat: int) -> None:
    """A seat takes what its sheet starts with (EH-SET-10 to 12)."""
    sheet = game.investigators[seat].sheet
    start = game.component(sheet).start
    if start is not None:
        resolve(game, start, seat, sheet)


class Replacements(Effect):
    """Players without an investigator choose another one, from the lead clockwise (EH-DEF-13)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section(LEAD)
        for i in reversed(range(game.seats)):
            seat = (game.lead + i) % game.seats
            if game.investigators[seat].status == WAITING:
                game.stack.append(Frame(CHOOSE_SHEET, seat))


class PassLead(Effect):
    """The lead may pass the token to another investigator (EH-LEAD-03, EH-FAQ-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.begin_section(LEAD)
        others = [seat for seat in game.in_order(game.lead) if seat != game.lead]
        if game.investigators[game.lead].status == ELIMINATED:
            game.ask(frame, game.lead, others)
        elif others:
            game.ask(frame, game.lead, [KEEP, *others])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice != KEEP:
            game.lead = choice
            game.tell(choice, "log-new-lead")

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-pass-lead")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == KEEP:
            return Option(choice, "keep", Message("option-keep-lead"), (), "EH-LEAD-03")
        return seat_option(choice, "lead", "EH-LEAD-03")


ROUND: Final = procedure("eldritch.round", Round())
START_ACTIONS: Final = procedure("eldritch.start-actions", StartActions())
START_ENCOUNTERS: Final = procedure("eldritch.start-encounters", StartEncounters())
NEXT_ROUND: Final = procedure("eldritch.next-round", NextRound())
CHOOSE_SHEET: Final = procedure("eldritch.choose-sheet", ChooseSheet())
REPLACEMENTS: Final = procedure("eldritch.replacements", Replacements())
PASS_LEAD: Final = procedure("eldritch.pass-lead", PassLead())
