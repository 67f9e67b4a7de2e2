"""Combat Encounters, Health lost by Monsters, and their defeat (EH-COMBAT, EH-CULT, EH-EPIC)."""

from typing import Final

from gloaming.eldritch.model.data import NO_SKILL, MonsterValues
from gloaming.eldritch.model.events import (
    AFTER_WILL,
    BEATEN,
    BEFORE_STRENGTH,
    BEFORE_WILL,
    CANNOT_LOSE_HEALTH,
    COMBAT_WON,
    DAMAGE_LESS,
    DEFEATED,
    FAIL_STRENGTH,
    FAIL_WILL,
    HORROR_AT_MOST,
    HURT,
    HURT_AND_SURVIVES,
    MONSTER_DEFEATED,
    NON_EPIC_DEFEATED,
    PASS_WILL,
    SHAKEN,
)
from gloaming.eldritch.model.events import COMBAT as COMBAT_WINDOW
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    AMBUSHER_WOUNDS,
    AMOUNT,
    COMBAT,
    COMBAT_SLOTS,
    CONTEXT,
    DAMAGE_TAKEN,
    DEFEATED_MONSTER,
    ENCOUNTER_TURN,
    FLAGS,
    HAS_FOUGHT,
    HAS_NO_TOKEN,
    HORROR_LOST,
    IN_COMBAT,
    IS_AMBUSH,
    LOSS,
    OVER,
    PASSED,
    RESULT,
    SKIP_STRENGTH,
    SPARE_HEALTH,
    TEST,
    THAT_MONSTER,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.doom import open_hold
from gloaming.eldritch.rules.board.spawn_monster import PUT_AWAY, take_off
from gloaming.eldritch.rules.board.spawn_monster import put_on_card as put_on_card
from gloaming.eldritch.rules.board.spawn_monster import remove_epics_of as remove_epics_of
from gloaming.eldritch.rules.board.spawn_monster import return_monster as return_monster
from gloaming.eldritch.rules.dice.test import begin_test
from gloaming.eldritch.rules.investigators.loss import begin_loss
from gloaming.eldritch.rules.mystery import note_defeated
from gloaming.eldritch.rules.resolution import InScene, open_resolution
from gloaming.kernel.game import NOBODY, CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.nodes import Pay
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import AFTER, DONE, Offer, Reaction, push_reactions

# Steps of a combat, in the amount of its frame (EH-COMBAT-01).
FIRST_WINDOW: Final = 0
BEFORE_WILL_TEST: Final = 1
WILL_TEST: Final = 2
HORROR: Final = 3
AFTER_HORROR: Final = 4
SECOND_WINDOW: Final = 5
BEFORE_STRENGTH_TEST: Final = 6
STRENGTH_TEST: Final = 7
AFTER_STRENGTH_TEST: Final = 8
EXCHANGE: Final = 9


# --- values ---------------------------------------------------------------------------------------


def monster_values(game: Eldritch, monster: int) -> MonsterValues:
    """Returns the numbers of a Monster; a Cultist's are on the side of the Ancient One's
    sheet that is up (EH-CULT-02, 04)."""
    component = game.component(monster)
    if component.is_cultist or component.monster is None:
        return game.side().cultist
    return component.monster


def toughness(game: Eldritch, monster: int) -> int:
    """Returns how much Health a Monster has to lose to be defeated."""
    values = monster_values(game, monster)
    return values.toughness + values.per_player * game.seats


def horror_for(game: Eldritch, monster: int, seat: int) -> int:
    """Returns the horror of a Monster for who encounters it (EH-INV-33)."""
    horror = monster_values(game, monster).horror
    most = game.investigators[seat].standing.sums[HORROR_AT_MOST]
    return min(horror, most) if most else horror


def damage_for(game: Eldritch, monster: int, seat: int) -> int:
    """Returns the damage of a Monster for who encounters it: never lowered below 1."""
    damage = monster_values(game, monster).damage
    less = game.investigators[seat].standing.sums[DAMAGE_LESS]
    return max(min(1, damage), damage - less)


def can_lose_health(game: Eldritch, monster: int) -> bool:
    """Whether a Monster can lose Health; one cannot before all Mysteries are solved (EH-AO-13)."""
    standing = monster_values(game, monster).standing
    if CANNOT_LOSE_HEALTH not in standing[::2]:
        return True
    return len(game.solved) >= game.data.mysteries_to_win


# --- Health lost by Monsters ----------------------------------------------------------------------


def find_combat(game: Eldritch, scene: int, monster: int) -> int:
    """Returns the combat with a Monster around a scene, or NO_SCENE."""
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind == COMBAT and around.source == monster:
            return scene
        scene = around.parent
    return NO_SCENE


def _ambush_of(game: Eldritch, scene: int, monster: int) -> int:
    """Returns the ambush by a Monster around a scene, or NO_SCENE: its wounds are kept there."""
    combat = find_combat(game, scene, monster)
    if combat != NO_SCENE and game.scenes[combat].values[FLAGS] & IS_AMBUSH:
        return combat
    return NO_SCENE


def is_there(game: Eldritch, monster: int, scene: int) -> bool:
    """Whether a Monster is on the board, or ambushes somebody in that scene and is not defeated."""
    ambush = _ambush_of(game, scene, monster)
    if ambush != NO_SCENE:
        return game.scenes[ambush].values[FLAGS] & DEFEATED_MONSTER == 0
    return game.place[monster] >= 0


def wounds(game: Eldritch, monster: int, scene: int) -> int:
    """Returns the Health that a Monster has lost, as it is met in a scene."""
    ambush = _ambush_of(game, scene, monster)
    if ambush != NO_SCENE:
        return game.scenes[ambush].values[AMBUSHER_WOUNDS]
    return game.wounds[monster]


def set_wounds(game: Eldritch, monster: int, scene: int, amount: int) -> None:
    """Sets the Health that a Monster has lost; the token from which a named ambusher is read is not
    touched (EH-AMB-05)."""
    ambush = _ambush_of(game, scene, monster)
    if ambush != NO_SCENE:
        game.scenes[ambush].values[AMBUSHER_WOUNDS] = amount
    else:
        game.wounds[monster] = amount


def strike(game: Eldritch, monster: int, scene: int, amount: int) -> bool:
    """A Monster loses Health; returns whether its toughness is reached (EH-COMBAT-10, 11)."""
    if amount > 0 and can_lose_health(game, monster):
        lost = wounds(game, monster, scene) + amount
        set_wounds(game, monster, scene, lost)
        left = max(0, toughness(game, monster) - lost)
        name = game.card_name(monster)
        if game.story is not None:
            game.tell(NOBODY, "log-monster-hurt", monster=name, n=amount, left=left)
    return wounds(game, monster, scene) >= toughness(game, monster)


def push_hurt(game: Eldritch, frame: Frame, monster: int, amount: int) -> None:
    """Pushes the loss of Health of a Monster, caused by the seat of a frame."""
    game.stack.append(Frame(HURT_MONSTER, frame.seat, frame.source, monster, amount, frame.scene))


class HurtMonster(Effect):
    """The Monster `target` loses `amount` Health; if that is all it is defeated at once."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        monster = frame.target
        if is_there(game, monster, frame.scene):
            if strike(game, monster, frame.scene, frame.amount):
                defeat_monster(game, monster, frame.seat, frame.scene)


# --- defeat ---------------------------------------------------------------------------------------


def defeat_monster(game: Eldritch, monster: int, seat: int, scene: int) -> None:
    """A Monster is defeated by a seat (NOBODY: by the board): it leaves the board, its combat ends,
    and what listens is pushed (EH-COMBAT-11, 18).

    Who has been defeated in the same exchange gains nothing of it; what the board and the Monster
    do still happens.
    """
    victor = seat
    if seat == NOBODY or game.investigators[seat].status != IN_PLAY:
        victor = NOBODY
    name = game.card_name(monster)
    if game.story is not None:
        game.tell(
            victor,
            "log-monster-falls" if victor == NOBODY else "log-monster-defeated",
            monster=name,
        )
    combat = find_combat(game, scene, monster)
    has_token = True
    is_won = False
    if combat != NO_SCENE:
        fought = game.scenes[combat]
        fought.values[FLAGS] |= DEFEATED_MONSTER
        has_token = fought.values[FLAGS] & HAS_NO_TOKEN == 0
        is_won = victor == fought.seat
    found: list[Reaction] = []
    if has_token:
        found += _board_reactions(game, monster, victor, scene)
    found += own_reactions(game, DEFEATED, monster, victor, scene)
    if is_won:
        found += own_reactions(game, BEATEN, monster, victor, combat)
        found += game.triggers.heard(game, COMBAT_WON, AFTER, victor, monster, 1, combat)
    if has_token:
        note_defeated(game, monster)
        take_off(game, monster)
        game.stack.append(Frame(PUT_AWAY, NOBODY, monster, monster))
    push_reactions(game, found, victor)


def _board_reactions(game: Eldritch, monster: int, victor: int, scene: int) -> list[Reaction]:
    """Returns what of the board listens, told the space; without a victor nothing that the victor
    would pay for."""
    at = game.place[monster]
    found = game.triggers.heard(game, MONSTER_DEFEATED, AFTER, victor, monster, at, scene)
    if victor == NOBODY:
        found = [
            reaction
            for reaction in found
            if not reaction.listener.is_optional
            and not isinstance(_part_of(reaction.listener.effect), Pay)
        ]
    active = game.active
    if not game.component(monster).is_epic and game.investigators[active].status == IN_PLAY:
        # a Mystery asks the active investigator, in the Mythos Phase the lead (EH-PHASE-04)
        found += game.triggers.heard(game, NON_EPIC_DEFEATED, AFTER, active, monster, at, scene)
    return found


def _part_of(effect: Effect) -> Effect:
    return effect.part if isinstance(effect, InScene) else effect


def own_reactions(
    game: Eldritch, event: int, monster: int, seat: int, scene: int
) -> list[Reaction]:
    """Returns a Monster's own reactions to an event of its combat.

    They run in the scene of the combat itself: "the result" is that of its last test.
    """
    found: list[Reaction] = []
    for listener in monster_values(game, monster).reactions:
        if listener.event == event:
            frame = Frame(_part_of(listener.effect), seat, monster, monster, 1, scene)
            found.append(Reaction(listener, frame))
    return found


# --- the combat -----------------------------------------------------------------------------------


def begin_combat(game: Eldritch, seat: int, monster: int, parent: int, flags: int = 0) -> int:
    """Opens a Combat Encounter of a seat with a Monster and pushes its first step; returns the
    scene. In the Encounter Phase it may allow an additional encounter, an ambush never (EH-ENC-17,
    EH-AMB-07)."""
    if parent != NO_SCENE and game.scenes[parent].kind not in (TEST, LOSS):
        game.scenes[parent].values[FLAGS] &= ~DEFEATED_MONSTER
    if not flags & IS_AMBUSH:
        for around in game.scenes:
            if around.kind == ENCOUNTER_TURN and around.seat == seat:
                around.values[FLAGS] |= HAS_FOUGHT
                around.values.append(game.entered[monster])
    scene = open_resolution(game, seat, monster, parent, COMBAT, COMBAT_SLOTS, CLOSE_COMBAT)
    values = game.scenes[scene].values
    values[THAT_MONSTER] = monster
    values[CONTEXT] = IN_COMBAT
    values[FLAGS] = flags
    name = game.card_name(monster)
    if game.story is not None:
        game.tell(seat, "log-ambush" if flags & IS_AMBUSH else "log-combat", monster=name)
    game.stack.append(Frame(COMBAT_STEP, seat, monster, monster, FIRST_WINDOW, scene))
    return scene


class StartCombat(Effect):
    """The seat encounters the Monster `target`, wherever that is (EH-MON-12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.place[frame.target] >= 0 and game.investigators[frame.seat].status == IN_PLAY:
            begin_combat(game, frame.seat, frame.target, frame.scene)


def push_combat(game: Eldritch, frame: Frame, monster: int) -> None:
    """Pushes a Combat Encounter of the seat of a frame with a Monster on the board."""
    game.stack.append(Frame(START_COMBAT, frame.seat, monster, monster, scene=frame.scene))


class CombatStep(Effect):
    """One step of a combat after another; a combat whose Monster is gone is over (EH-COMBAT-18)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        monster = frame.target
        combat = game.scenes[frame.scene].values
        if combat[FLAGS] & (OVER | DEFEATED_MONSTER) or not is_there(game, monster, frame.scene):
            return
        printed = monster_values(game, monster)
        step = frame.amount
        if step < SECOND_WINDOW and printed.will_skill == NO_SKILL:
            step = SECOND_WINDOW  # EH-COMBAT-12
        if step >= SECOND_WINDOW and (printed.strength_skill == NO_SKILL or combat[SKIP_STRENGTH]):
            return
        if step != EXCHANGE:
            game.stack.append(Frame(self, frame.seat, monster, monster, step + 1, frame.scene))
        if step in (FIRST_WINDOW, SECOND_WINDOW):
            offer_combat_uses(game, frame)
        elif step == BEFORE_WILL_TEST:
            react(game, frame, [BEFORE_WILL])
        elif step == WILL_TEST:
            begin_test(game, frame, printed.will_skill, printed.will)
        elif step == HORROR:
            horror = horror_for(game, monster, frame.seat)
            begin_loss(game, frame, 0, max(0, horror - combat[RESULT]))
        elif step == AFTER_HORROR:
            combat[HORROR_LOST] = combat[AMOUNT]
            events = [SHAKEN] if combat[HORROR_LOST] > 0 else []
            react(game, frame, [*events, AFTER_WILL, PASS_WILL if combat[PASSED] else FAIL_WILL])
        elif step == BEFORE_STRENGTH_TEST:
            react(game, frame, [BEFORE_STRENGTH])
        elif step == STRENGTH_TEST:
            begin_test(game, frame, printed.strength_skill, printed.strength)
        elif step == AFTER_STRENGTH_TEST:
            if not combat[PASSED]:
                react(game, frame, [FAIL_STRENGTH])
        else:
            self._exchange(game, frame)

    def _exchange(self, game: Eldritch, frame: Frame) -> None:
        """Both lose Health at the same time (EH-COMBAT-09): the Monster is struck even if the
        investigator is defeated, and a win counts before a loss (EH-WIN-02)."""
        combat = game.scenes[frame.scene].values
        result = combat[RESULT]
        monster = frame.target
        damage = 0
        if not combat[SPARE_HEALTH]:
            damage = max(0, damage_for(game, monster, frame.seat) - result)
        hit = result if combat[PASSED] else 0
        open_hold(game)
        game.stack.append(Frame(COMBAT_END, NOBODY, monster, monster, frame.seat, frame.scene))
        game.stack.append(Frame(COMBAT_HURT, frame.seat, monster, monster, 0, frame.scene))
        game.stack.append(Frame(COMBAT_STRIKE, NOBODY, monster, monster, hit, frame.scene))
        begin_loss(game, frame, damage, 0)


def react(game: Eldritch, frame: Frame, events: list[int]) -> None:
    """Pushes what the Monster of a combat does at the named moments."""
    found: list[Reaction] = []
    for event in events:
        found += own_reactions(game, event, frame.target, frame.seat, frame.scene)
    if found:
        push_reactions(game, found, frame.seat)


class CombatStrike(Effect):
    """The Monster loses as much Health as the test had successes (EH-COMBAT-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if is_there(game, frame.target, frame.scene):
            strike(game, frame.target, frame.scene, frame.amount)


class CombatHurt(Effect):
    """What the Monster does after the investigator has really lost Health."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        combat = game.scenes[frame.scene].values
        combat[DAMAGE_TAKEN] = combat[AMOUNT]
        if combat[DAMAGE_TAKEN] == 0:
            return
        events = [HURT]
        if wounds(game, frame.target, frame.scene) < toughness(game, frame.target):
            events.append(HURT_AND_SURVIVES)
        react(game, frame, events)


class CombatEnd(Effect):
    """The Monster is defeated if it has lost enough; `amount` is the seat that fought."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        monster = frame.target
        if is_there(game, monster, frame.scene):
            if wounds(game, monster, frame.scene) >= toughness(game, monster):
                defeat_monster(game, monster, frame.amount, frame.scene)


class CloseCombat(CloseScene):
    """Ends a combat: an ambusher that was drawn goes back (EH-AMB-03), and the effect around it
    knows whether the Monster was defeated."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        combat = game.scenes[frame.scene]
        flags = combat.values[FLAGS]
        if flags & DEFEATED_MONSTER:
            parent = combat.parent
            if parent != NO_SCENE and game.scenes[parent].kind not in (TEST, LOSS):
                game.scenes[parent].values[FLAGS] |= DEFEATED_MONSTER
        elif flags & IS_AMBUSH and not flags & HAS_NO_TOKEN:
            return_monster(game, combat.source)


# --- what may be used in a combat -----------------------------------------------------------------


class CombatOffer(Offer):
    """What an investigator may use in a combat: each component once in all of it (EH-POSS-03)."""

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice != DONE:
            chosen = game.stack[len(game.stack) - 1 - choice]
            game.scenes[frame.scene].values.append(chosen.source)
        super().answer(game, frame, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        uid = game.component(game.scenes[frame.scene].source).uid
        return Message("ask-use-in-combat", monster=Name(f"card:{uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == DONE:
            return super().option(game, frame, seat, choice)
        chosen = game.stack[len(game.stack) - 1 - choice]
        component = game.component(chosen.source)
        thing = game.card_name(chosen.source).thing
        label = Message("option-use", effect=game.frame_label(chosen))
        path = chosen.effect.path
        # the key tells the card, never which copy of a Spell it is
        return Option(choice, "use", label, (thing,), "EH-POSS-03", component.entry, path)


def offer_combat_uses(game: Eldritch, frame: Frame) -> None:
    """Pushes the window in which an investigator may use Spells and possessions for a combat."""
    used = game.scenes[frame.scene].values[COMBAT_SLOTS:]
    found = game.triggers.heard(
        game, COMBAT_WINDOW, AFTER, frame.seat, frame.target, 1, frame.scene
    )
    count = 0
    for reaction in reversed(found):
        if reaction.frame.source not in used:
            game.stack.append(reaction.frame)
            count += 1
    if count:
        game.stack.append(Frame(COMBAT_OFFER, frame.seat, amount=count, scene=frame.scene))


HURT_MONSTER: Final = procedure("eldritch.hurt-monster", HurtMonster())
START_COMBAT: Final = procedure("eldritch.start-combat", StartCombat())
COMBAT_STEP: Final = procedure("eldritch.combat-step", CombatStep())
COMBAT_STRIKE: Final = procedure("eldritch.combat-strike", CombatStrike())
COMBAT_HURT: Final = procedure("eldritch.combat-hurt", CombatHurt())
COMBAT_END: Final = procedure("eldritch.combat-end", CombatEnd())
CLOSE_COMBAT: Final = procedure("eldritch.close-combat", CloseCombat())
COMBAT_OFFER: Final = procedure("eldritch.combat-offer", CombatOffer())
