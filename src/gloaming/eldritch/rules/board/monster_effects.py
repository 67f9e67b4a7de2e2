"""What effects do to Monsters: hurt, heal, defeat, discard, move (EH-MON, EH-EPIC)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.eldritch.model.scenes import AMOUNT, DONE, THAT_MONSTER
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.monsters import THAT, THIS, Monsters, OnMonsters
from gloaming.eldritch.rules.board.move import SPACES, spaces_toward
from gloaming.eldritch.rules.board.spawn_monster import remove_monster, tell_monster
from gloaming.eldritch.rules.encounters.combat import (
    defeat_monster,
    find_combat,
    is_there,
    push_hurt,
    set_wounds,
    toughness,
    wounds,
)
from gloaming.eldritch.rules.notation.amounts import EVERYTHING, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import SpotPhrase, space_option, spaces_of
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.scene import NO_SCENE


@mypyc_attr(allow_interpreted_subclasses=True)
class OnMetMonsters(OnMonsters):
    """An effect on Monsters that also reaches the one that is being fought, where that is an
    ambusher and lies nowhere."""

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        found = self.monsters.of(game, frame)
        kind = self.monsters.kind
        if kind in (THIS, THAT):
            meant = frame.source if kind == THIS else game.value_of(frame.scene, THAT_MONSTER)
            if meant >= 0 and find_combat(game, frame.scene, meant) != NO_SCENE:
                found = [meant] if is_there(game, meant, frame.scene) else []
        return [m for m in found if self.can_apply(game, frame, m)]


class Hurt(OnMetMonsters):
    """`hurt a monster here 2`: they lose Health, Epic Monsters too (EH-EPIC-07).

    With `instead` it is so much in all, with what the same effect has done before (EH-SPELL-13).
    """

    def __init__(self, monsters: Monsters, amount: Amount, is_instead: bool = False) -> None:
        super().__init__(monsters)
        self.number = amount
        self.is_instead = is_instead

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        amount = self.number.of(game, frame)
        if amount == EVERYTHING:
            amount = toughness(game, monster)
        if self.is_instead:
            amount -= max(0, game.value_of(frame.scene, AMOUNT))
        else:
            game.set_value(frame.scene, AMOUNT, amount)
        if amount > 0:
            push_hurt(game, frame, monster, amount)


class Heal(OnMetMonsters):
    """`heal this monster 2`: it has lost so much less Health, none at all without a number."""

    def __init__(self, monsters: Monsters, amount: int = EVERYTHING) -> None:
        super().__init__(monsters)
        self.number = amount

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        before = wounds(game, monster, frame.scene)
        if before > 0:
            set_wounds(game, monster, frame.scene, max(0, before - self.number))
            name = game.card_name(monster)
            game.tell(NOBODY, "log-monster-heals", monster=name, n=min(before, self.number))


class Defeat(OnMetMonsters):
    """`defeat each monster here`: never an Epic Monster (EH-EPIC-02)."""

    def can_apply(self, game: Eldritch, frame: Frame, monster: int) -> bool:
        return not game.component(monster).is_epic

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        defeat_monster(game, monster, frame.seat, frame.scene)


class DiscardMonster(OnMonsters):
    """`discard a monster anywhere`: to the cup, or aside again; never an Epic Monster (EH-EPIC-03).

    Afterwards the scene has its toughness, and whether there was one.
    """

    def can_apply(self, game: Eldritch, frame: Frame, monster: int) -> bool:
        return not game.component(monster).is_epic

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, AMOUNT, 0)
        game.set_value(frame.scene, DONE, 0)
        super().run(game, frame)

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        if frame.scene != NO_SCENE:
            game.scenes[frame.scene].values[AMOUNT] += toughness(game, monster)
        game.set_value(frame.scene, DONE, 1)
        tell_monster(game, "log-monster-discarded", monster, game.place[monster])
        remove_monster(game, monster)


# --- moving ---------------------------------------------------------------------------------------


def move_monster(game: Eldritch, monster: int, space: int) -> None:
    """Moves a Monster directly to a space."""
    if game.place[monster] != space:
        game.put_monster(monster, space)
        tell_monster(game, "log-monster-moves", monster, space)


def can_be_moved(game: Eldritch, frame: Frame, monster: int) -> bool:
    """Whether an effect can move a Monster: an Epic one only by its own token or by the component
    that spawns it (EH-EPIC-04)."""
    epic = game.component(monster)
    if not epic.is_epic or frame.source == monster:
        return True
    source = game.component(frame.source).entry if frame.source >= 0 else ""
    return source in game.data.spawners.get(epic.entry, [])


class MoveMonster(OnMonsters):
    """`move this monster to tunguska`: directly; who decides chooses where it is left open."""

    def __init__(self, monsters: Monsters, spot: SpotPhrase) -> None:
        super().__init__(monsters)
        self.spot = spot
        self.step = MoveMonsterTo(spot)

    def can_apply(self, game: Eldritch, frame: Frame, monster: int) -> bool:
        return can_be_moved(game, frame, monster)

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        game.stack.append(Frame(self.step, frame.seat, frame.source, monster, 0, frame.scene))

    def children(self) -> list[Effect]:
        return [self.step]


class MoveMonsterTo(Effect):
    """The Monster `target` moves to the space that is named, or to one of them."""

    def __init__(self, spot: SpotPhrase) -> None:
        super().__init__()
        self.spot = spot

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        at = game.place[frame.target]
        if at >= 0:
            # to another space: where it is it cannot be moved to (EH-INV-30)
            found = [space for space in spaces_of(game, frame, self.spot) if space != at]
            game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        move_monster(game, frame.target, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        return _ask_move(game, frame.target)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-NEAR-03")


def _ask_move(game: Eldritch, monster: int) -> Message:
    return Message("ask-move-monster", monster=game.card_name(monster))


class MoveMonsterToward(OnMonsters):
    """`move this monster 2 spaces toward nearest investigator`: each move brings it nearer
    (EH-NEAR-05, EH-CULT-07)."""

    def __init__(self, monsters: Monsters, steps: int, goal: SpotPhrase) -> None:
        super().__init__(monsters)
        self.steps = steps
        self.goal = goal
        self.step = MonsterStep(goal)

    def can_apply(self, game: Eldritch, frame: Frame, monster: int) -> bool:
        return can_be_moved(game, frame, monster)

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        game.stack.append(
            Frame(self.step, frame.seat, frame.source, monster, self.steps, frame.scene)
        )

    def children(self) -> list[Effect]:
        return [self.step]


class MonsterStep(Effect):
    """The Monster `target` moves one space nearer to its goal, `amount` times."""

    def __init__(self, goal: SpotPhrase) -> None:
        super().__init__()
        self.goal = goal

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        at = game.place[frame.target]
        if frame.amount > 0 and at >= 0:
            goals = spaces_of(game, frame, self.goal)
            if goals:
                game.ask(frame, decider(game, frame), spaces_toward(game, at, goals))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.stack.append(
            Frame(self, frame.seat, frame.source, frame.target, frame.amount - 1, frame.scene)
        )
        move_monster(game, frame.target, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        return _ask_move(game, frame.target)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-NEAR-05")


# --- words ----------------------------------------------------------------------------------------


def _on_monsters(writer: Any, effect: OnMonsters, form: str, id: str) -> str:
    return str(writer.format(id, form=form, monsters=writer.phrase(effect.monsters)))


# Where a sentence needs more than one clause or a case of its own, text/clauses.py writes it.
VERBS: Final = [
    verb(
        Hurt,
        "hurt monsters:monsters amount:amount_of [instead:INSTEAD]",
        "Monsters lose Health; `instead`: so much in all",
        "do-hurt",
        lambda values, effect: 0.4 * (effect.number.number or 1),
        ("EH-COMBAT-10", "EH-COMBAT-11", "EH-EPIC-07", "EH-SPELL-13"),
        ("hurt a monster here 2", "hurt that monster result instead"),
        build=lambda reading, monsters, amount, instead=None: Hurt(
            monsters, amount, instead is not None
        ),
        words={"INSTEAD": ["instead"]},
    ),
    verb(
        Heal,
        "heal monsters:monsters [amount:NUMBER]",
        "Monsters recover Health, all without a number",
        "do-heal",
        -0.4,
        ("EH-COMBAT-10",),
        ("heal this monster", "heal this monster 2"),
    ),
    verb(
        Defeat,
        "defeat monsters:monsters",
        "Monsters are defeated; never Epic ones",
        lambda writer, effect, form: _on_monsters(writer, effect, form, "do-defeat"),
        1.0,
        ("EH-EPIC-02",),
        ("defeat each monster here",),
    ),
    verb(
        DiscardMonster,
        "discard monsters:monsters",
        "Monsters return to the cup, or aside; never Epic ones",
        lambda writer, effect, form: _on_monsters(writer, effect, form, "do-discard-monster"),
        0.9,
        ("EH-MON-04", "EH-EPIC-03"),
        ("discard a monster anywhere",),
    ),
    verb(
        MoveMonster,
        "move monsters:monsters to spot:spot",
        "Monsters move directly; an Epic one only by its own effect",
        "do-move-monster",
        0.0,
        ("EH-EPIC-04", "EH-NEAR-03"),
        ("move this monster to tunguska", "move a monster anywhere to any"),
    ),
    verb(
        MoveMonsterToward,
        "move monsters:monsters steps:NUMBER spaces:SPACES_WORD toward goal:goal_of_move",
        "each move brings it nearer",
        "do-move-monster-toward",
        -0.2,
        ("EH-NEAR-05", "EH-CULT-07"),
        ("move this monster 2 spaces toward nearest investigator",),
        build=lambda reading, monsters, steps, spaces, goal: MoveMonsterToward(
            monsters, steps, goal
        ),
        words=SPACES,
    ),
]
