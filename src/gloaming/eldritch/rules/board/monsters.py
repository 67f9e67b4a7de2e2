"""Which Monsters: as sentences name them, and effects on them (EH-MON, EH-EPIC)."""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import THAT_MONSTER
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.spots import own_space, space_option
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option

THIS: Final = 0
THAT: Final = 1
ONE: Final = 2
EACH: Final = 3

HERE: Final = 0
ANYWHERE: Final = 1
ON_GATE: Final = 2
AT_CHOSEN: Final = 3  # on one space, which is chosen


class Monsters:
    """Monsters as a sentence names them: `this monster`, `a cultist monster here`, …"""

    def __init__(
        self, kind: int, range: int = HERE, entry: str = "", is_other: bool = False
    ) -> None:
        self.kind = kind
        self.range = range
        self.entry = entry  # "" for all, "cultist", "non-epic", or one name
        self.is_other = is_other

    def of(self, game: Eldritch, frame: Frame) -> list[int]:
        """Returns those meant now; of a chosen one the candidates."""
        if self.kind == THIS:
            return [frame.source] if game.place[frame.source] >= 0 else []
        that = game.value_of(frame.scene, THAT_MONSTER)
        if self.kind == THAT:
            return [that] if that >= 0 and game.place[that] >= 0 else []
        here = own_space(game, frame) if self.range == HERE else -1
        found: list[int] = []
        for monster in game.data.monsters:
            at = game.place[monster]
            if at < 0 or (here >= 0 and at != here) or (self.is_other and monster == that):
                continue
            if self.range == ON_GATE and game.gate_on(at) == NO_COMPONENT:
                continue
            if self._is_fitting(game, monster):
                found.append(monster)
        return found

    def _is_fitting(self, game: Eldritch, monster: int) -> bool:
        component = game.component(monster)
        if self.entry == "":
            return True
        if self.entry == "cultist":
            return component.is_cultist
        if self.entry == "non-epic":
            return not component.is_epic
        return component.entry == self.entry


@mypyc_attr(allow_interpreted_subclasses=True)
class OnMonsters(Effect):
    """An effect on Monsters: on all of them, on one that is chosen, or on all of a chosen space."""

    def __init__(self, monsters: Monsters) -> None:
        super().__init__()
        self.monsters = monsters

    def does(self, game: Eldritch, frame: Frame, monster: int) -> None:
        """Does it to one Monster."""
        raise NotImplementedError

    def can_apply(self, game: Eldritch, frame: Frame, monster: int) -> bool:
        """Whether it can be done to a Monster."""
        return True

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        """Returns the Monsters it can be done to."""
        return [m for m in self.monsters.of(game, frame) if self.can_apply(game, frame, m)]

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found = self.candidates(game, frame)
        if self.monsters.kind == ONE:
            game.ask(frame, decider(game, frame), different_monsters(game, found))
        elif self.monsters.range == AT_CHOSEN and self.monsters.kind == EACH:
            spaces = sorted({game.place[m] for m in found})
            game.ask(frame, decider(game, frame), spaces)
        else:
            self._do_all(game, frame, found)

    def _do_all(self, game: Eldritch, frame: Frame, found: list[int]) -> None:
        for monster in found:
            self.does(game, frame, monster)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if self.monsters.kind == ONE:
            game.set_value(frame.scene, THAT_MONSTER, choice)
            self.does(game, frame, choice)
            return
        self._do_all(
            game, frame, [m for m in self.candidates(game, frame) if game.place[m] == choice]
        )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-monster", effect=Message("effect", path=self.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if self.monsters.kind == ONE:
            return monster_option(game, choice, choice, "monster", "EH-EPIC-03")
        return space_option(game, choice, "space", "EH-GOLD-06")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return len(self.candidates(game, frame)) > 0


def different_monsters(game: Eldritch, found: list[int]) -> list[int]:
    """Returns Monsters without those that are the same as one before: kind, space and wounds."""
    seen: set[tuple[str, int, int]] = set()
    kept: list[int] = []
    for monster in found:
        look = (game.component(monster).entry, game.place[monster], game.wounds[monster])
        if look not in seen:
            seen.add(look)
            kept.append(monster)
    return kept


def monster_option(game: Eldritch, choice: int, monster: int, verb: str, rule: str) -> Option:
    """Returns the option that names a Monster with its space."""
    uid = game.component(monster).uid
    thing = f"card:{uid}"
    things = [thing]
    at = game.place[monster]
    label = Message("option-monster", monster=Name(thing))
    if at >= 0:
        space = f"space:{game.data.spaces[at].entry}"
        things.append(space)
        label = Message("option-monster-at", monster=Name(thing), space=Name(space))
    return Option(choice, verb, label, tuple(things), rule, uid)
