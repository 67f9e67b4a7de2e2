"""The Encounter Phase: combats first, then the choice of an encounter (EH-ENC)."""

from typing import Final

from gloaming.eldritch.model.data import NO_COMPONENT, EncounterOffer
from gloaming.eldritch.model.events import CANNOT_EXPLORE, ENCOUNTER
from gloaming.eldritch.model.events import ENCOUNTER_TURN as TURN_WINDOW
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    ENCOUNTER_TURN,
    FLAGS,
    HAS_FOUGHT,
    IGNORES_MONSTERS,
    IS_ENDED,
    OVER,
    THAT_SPACE,
    TURN_CLUE,
    TURN_SLOTS,
    TURN_STAGE,
)
from gloaming.eldritch.model.state import PHASE_ENCOUNTER, Eldritch
from gloaming.eldritch.rules.board.monsters import monster_option
from gloaming.eldritch.rules.encounters.combat import push_combat
from gloaming.eldritch.rules.encounters.encounters import begin_general, begin_location, turn_of
from gloaming.eldritch.rules.encounters.expedition import begin_expedition
from gloaming.eldritch.rules.encounters.fallen import begin_fallen, fallen_on
from gloaming.eldritch.rules.encounters.other_world import begin_other_world
from gloaming.eldritch.rules.encounters.research import begin_research
from gloaming.eldritch.rules.encounters.special import (
    begin_offer,
    components_with_offers,
    offer_kind,
    offers_of,
)
from gloaming.eldritch.rules.notation.spots import expedition_space, is_on
from gloaming.eldritch.rules.resolution import open_resolution
from gloaming.kernel.game import NOBODY, CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.story import SCENE
from gloaming.kernel.triggers import INSTEAD, announce

# Stages of a turn.
FIRST: Final = 0  # Monsters are fought, or an encounter is to be chosen
CHOSEN: Final = 1  # the encounter of the turn has been chosen
ADDITIONAL: Final = 2  # the one additional encounter has been chosen

# Choices of an encounter; from RESEARCH on a component is added.
NONE: Final = 0
FIGHT: Final = 1  # the Monsters after all, though they may be ignored
LOCATION: Final = 2
GENERAL: Final = 3
GATE: Final = 4
EXPLORE: Final = 5
RESEARCH: Final = 100_000
OFFER: Final = 200_000  # component * 8 + place of the offer
FALLEN: Final = 300_000

# What can keep an investigator from an encounter, as bits.
MONSTER_HERE: Final = 1 << 0  # EH-ENC-04
NO_CITY: Final = 1 << 1  # EH-LOC-01
NO_CLUE: Final = 1 << 2  # EH-RES-01
NO_GATE: Final = 1 << 3  # EH-OW-01
NO_EXPEDITION: Final = 1 << 4  # EH-EXP-04
NO_EXPLORING: Final = 1 << 5  # forbidden by a component
NOT_HERE: Final = 1 << 6  # EH-RUM-01, EH-SPEC-03
NOT_YET: Final = 1 << 7  # EH-SPEC-03
NO_FALLEN: Final = 1 << 8  # EH-DEF-19
MUST_CHOOSE: Final = 1 << 9  # EH-ENC-01
NO_MONSTER: Final = 1 << 10


# --- the phase ------------------------------------------------------------------------------------


class EncounterPhase(Effect):
    """Each investigator resolves encounters, from the lead clockwise (EH-ENC-01, 02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.phase = PHASE_ENCOUNTER
        for seat in reversed(game.in_order(game.lead)):
            game.stack.append(Frame(TURN_OF_ENCOUNTERS, seat))


class TurnOfEncounters(Effect):
    """An investigator's turn: what replaces the encounter, what may be used, then encounters."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        if game.investigators[seat].status != IN_PLAY:
            return
        game.active = seat
        if game.story is not None:
            about = Message("part-encounter", seat=Name(f"seat:{seat}"))
            game.begin_part(SCENE, seat, about)
        scene = open_resolution(
            game, seat, NO_COMPONENT, NO_SCENE, ENCOUNTER_TURN, TURN_SLOTS, CLOSE_TURN
        )
        values = game.scenes[scene].values
        values[TURN_CLUE] = NO_COMPONENT
        values[THAT_SPACE] = game.investigators[seat].space
        # instead of any encounter, Combat Encounters too (EH-ENC-13, EH-DELAY-10, 11)
        found = game.triggers.heard(game, ENCOUNTER, INSTEAD, seat, -1, 1, scene)
        if found:
            game.stack.append(found[0].frame)
            return
        game.stack.append(Frame(ENCOUNTER_STEP, seat, scene=scene))
        announce(game, TURN_WINDOW, seat, -1, 1, scene)


class CloseTurn(CloseScene):
    """Ends a turn of the Encounter Phase."""

    def close(self, game: Game, frame: Frame) -> None:
        pass


class EncounterStep(Effect):
    """Looks what comes next in a turn: a combat, a choice, or nothing (EH-ENC-03 to 08, 17)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        values = game.scenes[frame.scene].values
        flags = values[FLAGS]
        if flags & OVER or values[TURN_STAGE] == ADDITIONAL:
            return
        space = game.investigators[frame.seat].space
        if flags & IS_ENDED and space != values[THAT_SPACE]:
            return  # who has moved away instead of resolving another encounter
        here = game.monsters_on(space)
        if values[TURN_STAGE] == FIRST:
            if here and not flags & IGNORES_MONSTERS:
                if monsters_to_fight(game, frame.seat):
                    game.stack.append(frame)
                    game.stack.append(Frame(NEXT_FIGHT, frame.seat, scene=frame.scene))
                return
            if not flags & HAS_FOUGHT:
                values[TURN_STAGE] = CHOSEN
                game.stack.append(frame)
                game.stack.append(Frame(CHOOSE_ENCOUNTER, frame.seat, scene=frame.scene))
                return
        # the additional encounter (EH-ENC-05, 06, 17)
        if flags & HAS_FOUGHT and not flags & IS_ENDED and not here:
            values[TURN_STAGE] = ADDITIONAL
            game.stack.append(Frame(CHOOSE_ENCOUNTER, frame.seat, amount=1, scene=frame.scene))


# --- combats --------------------------------------------------------------------------------------


def monsters_to_fight(game: Eldritch, seat: int) -> list[int]:
    """Returns the Monsters on a seat's space that it has not fought in this turn (EH-ENC-08)."""
    turn = turn_of(game, seat)
    fought = game.scenes[turn].values[TURN_SLOTS:] if turn != NO_SCENE else []
    here = game.monsters_on(game.investigators[seat].space)
    return [m for m in here if game.entered[m] not in fought]


class NextFight(Effect):
    """The investigator chooses the next Monster to fight (EH-ENC-03), one of equal ones."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found: list[int] = []
        seen: set[tuple[str, int]] = set()
        for monster in monsters_to_fight(game, frame.seat):
            look = (game.component(monster).entry, game.wounds[monster])
            if look not in seen:
                seen.add(look)
                found.append(monster)
        game.ask(frame, frame.seat, found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        push_combat(game, frame, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-fight")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return monster_option(game, choice, choice, "fight", "EH-ENC-03")


# --- what can be encountered ----------------------------------------------------------------------


def _obstacles_here(game: Eldritch, seat: int) -> int:
    """Returns whether Monsters keep a seat from other encounters (EH-ENC-04, EH-SPELL-10)."""
    turn = turn_of(game, seat)
    if turn != NO_SCENE and game.scenes[turn].values[FLAGS] & IGNORES_MONSTERS:
        return 0
    return MONSTER_HERE if game.crowds[game.investigators[seat].space] else 0


def obstacles_to_location(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from encountering the city it is in."""
    found = _obstacles_here(game, seat)
    if game.data.spaces[game.investigators[seat].space].deck < 0:
        found |= NO_CITY
    return found


def obstacles_to_general(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from a General Encounter."""
    return _obstacles_here(game, seat)


def obstacles_to_research(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from a Research Encounter."""
    return _obstacles_here(game, seat) | (0 if clues_to_research(game, seat) else NO_CLUE)


def clues_to_research(game: Eldritch, seat: int) -> list[int]:
    """Returns the Clues that a seat could encounter: those on its space, and one elsewhere if that
    was allowed (EH-RES-01, EH-SPELL-11)."""
    found = game.clues_on(game.investigators[seat].space)
    turn = turn_of(game, seat)
    if turn != NO_SCENE:
        clue = game.scenes[turn].values[TURN_CLUE]
        if clue >= 0 and game.place[clue] >= 0 and clue not in found:
            found.append(clue)
    return found


def obstacles_to_gate(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from an Other World Encounter."""
    found = _obstacles_here(game, seat)
    if game.gate_on(game.investigators[seat].space) == NO_COMPONENT:
        found |= NO_GATE
    return found


def obstacles_to_expedition(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from an Expedition Encounter."""
    found = _obstacles_here(game, seat)
    if expedition_space(game) != game.investigators[seat].space:
        found |= NO_EXPEDITION
    if game.standing.sums[CANNOT_EXPLORE]:
        found |= NO_EXPLORING
    return found


def obstacles_to_offer(game: Eldritch, seat: int, component: int, offer: EncounterOffer) -> int:
    """Returns what keeps a seat from an encounter that a component offers (EH-FAQ-06)."""
    found = _obstacles_here(game, seat)
    scope = Frame(offer.effect, seat, component)
    if not is_on(game, scope, offer.spot, game.investigators[seat].space):
        found |= NOT_HERE
    if offer.count is not None and offer.count.of(game, scope) < offer.least:
        found |= NOT_YET
    return found


def obstacles_to_fallen(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from the encounter with a defeated investigator."""
    found = _obstacles_here(game, seat)
    return found if fallen_on(game, game.investigators[seat].space) else found | NO_FALLEN


def obstacles_to_none(game: Eldritch, is_optional: bool) -> int:
    """Returns what keeps a seat from resolving no encounter: only an additional one is optional."""
    return 0 if is_optional else MUST_CHOOSE


def obstacles_to_fight(game: Eldritch, seat: int) -> int:
    """Returns what keeps a seat from fighting though it may ignore the Monsters."""
    return 0 if monsters_to_fight(game, seat) else NO_MONSTER


def encounter_choices(game: Eldritch, seat: int, is_optional: bool) -> list[int]:
    """Returns the encounters among which a seat chooses (EH-ENC-09 to 12)."""
    found: list[int] = []
    if obstacles_to_fight(game, seat) == 0 and not is_optional:
        found.append(FIGHT)
    if obstacles_to_location(game, seat) == 0:
        found.append(LOCATION)
    if obstacles_to_general(game, seat) == 0:
        found.append(GENERAL)
    if obstacles_to_research(game, seat) == 0:
        found += [RESEARCH + clue for clue in clues_to_research(game, seat)]
    if obstacles_to_gate(game, seat) == 0:
        found.append(GATE)
    if obstacles_to_expedition(game, seat) == 0:
        found.append(EXPLORE)
    for component in components_with_offers(game):
        for place, offer in enumerate(offers_of(game, component)):
            if obstacles_to_offer(game, seat, component, offer) == 0:
                found.append(OFFER + component * 8 + place)
    if obstacles_to_fallen(game, seat) == 0:
        space = game.investigators[seat].space
        found += [FALLEN + sheet for sheet in fallen_on(game, space)]
    if obstacles_to_none(game, is_optional) == 0:
        found.append(NONE)
    return found


class ChooseEncounter(Effect):
    """The investigator chooses an encounter; with an amount it may be left (EH-ENC-06, 09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, encounter_choices(game, frame.seat, frame.amount > 0))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        scene = frame.scene
        if choice == NONE:
            game.tell(seat, "log-no-encounter")
        elif choice == FIGHT:
            values = game.scenes[scene].values
            values[FLAGS] &= ~IGNORES_MONSTERS
            values[TURN_STAGE] = FIRST
        elif choice == LOCATION:
            begin_location(game, seat, scene)
        elif choice == GENERAL:
            begin_general(game, seat, scene)
        elif choice == GATE:
            gate = game.gate_on(game.investigators[seat].space)
            begin_other_world(game, seat, scene, gate)
        elif choice == EXPLORE:
            begin_expedition(game, seat, scene)
        elif choice >= FALLEN:
            begin_fallen(game, seat, scene, choice - FALLEN)
        elif choice >= OFFER:
            component = (choice - OFFER) // 8
            offer = offers_of(game, component)[(choice - OFFER) % 8]
            begin_offer(game, seat, scene, component, offer)
        else:
            begin_research(game, seat, scene, choice - RESEARCH)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        entry = game.data.spaces[game.investigators[seat].space].entry
        id = "ask-encounter-more" if frame.amount else "ask-encounter"
        return Message(id, space=Name(f"space:{entry}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        space = game.data.spaces[game.investigators[seat].space]
        here = f"space:{space.entry}"
        if choice == NONE:
            return Option(choice, "none", Message("option-no-encounter"), (), "EH-ENC-06")
        if choice == FIGHT:
            return Option(choice, "combat", Message("option-combat"), (here,), "EH-SPELL-10")
        if choice == LOCATION:
            label = Message("option-location", space=Name(here))
            return Option(choice, "location", label, (here,), "EH-LOC-04")
        if choice == GENERAL:
            return Option(choice, "general", Message("option-general"), (here,), "EH-GEN-01")
        if choice == GATE:
            gate = f"card:{game.component(game.gate_on(space.index)).uid}"
            return Option(choice, "gate", Message("option-gate"), (gate, here), "EH-OW-01")
        if choice == EXPLORE:
            return Option(choice, "expedition", Message("option-expedition"), (here,), "EH-EXP-04")
        if choice >= FALLEN:
            component = game.component(choice - FALLEN)
            thing = f"card:{component.uid}"
            label = Message("option-fallen", fallen=Name(thing))
            return Option(choice, "fallen", label, (thing,), "EH-DEF-21", component.entry)
        if choice >= OFFER:
            return self._offer_option(game, choice)
        clue = choice - RESEARCH
        at = game.data.spaces[game.place[clue]]
        thing = f"space:{at.entry}"
        if at.index != space.index:
            label = Message("option-research-far", space=Name(thing))
            return Option(choice, "research", label, (thing,), "EH-SPELL-11", at.entry)
        number = game.clues_on(at.index).index(clue) + 1
        label = Message("option-research", n=number)
        return Option(choice, "research", label, (thing,), "EH-RES-01", str(number))

    def _offer_option(self, game: Eldritch, choice: int) -> Option:
        code = choice - OFFER
        component = game.component(code // 8)
        kind = offer_kind(game, component.index)
        thing = f"card:{component.uid}"
        rule = {"rumor": "EH-RUM-01", "mystery": "EH-ELD-03", "special": "EH-SPEC-03"}[kind]
        argument = component.entry if kind == "rumor" else ""
        if code % 8:
            argument += f".{code % 8 + 1}"
        effect = offers_of(game, component.index)[code % 8].effect
        label = Message(f"option-encounter-{kind}", card=Name(thing))
        return Option(choice, kind, label, (thing,), rule, argument, effect.path)

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


ENCOUNTER_PHASE: Final = procedure("eldritch.encounter-phase", EncounterPhase())
TURN_OF_ENCOUNTERS: Final = procedure("eldritch.encounter-turn", TurnOfEncounters())
CLOSE_TURN: Final = procedure("eldritch.close-encounter-turn", CloseTurn())
ENCOUNTER_STEP: Final = procedure("eldritch.encounter-step", EncounterStep())
NEXT_FIGHT: Final = procedure("eldritch.next-fight", NextFight())
CHOOSE_ENCOUNTER: Final = procedure("eldritch.choose-encounter", ChooseEncounter())


def begin_encounter_phase(game: Eldritch) -> None:
    """Pushes the Encounter Phase."""
    game.stack.append(Frame(ENCOUNTER_PHASE, NOBODY))
