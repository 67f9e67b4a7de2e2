"""Monsters come to the board and leave it; spawning of all kinds (EH-MON, EH-EPIC, EH-ASIDE)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import DONE, THAT_MONSTER
from gloaming.eldritch.model.state import ASIDE, CUP, NOWHERE, Eldritch
from gloaming.eldritch.rules.notation.amounts import EVERYTHING, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import AtSpot, SpotPhrase
from gloaming.eldritch.rules.resolution import enter_play, leave_play, resolve
from gloaming.kernel.control import Count
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Name
from gloaming.kernel.procedures import procedure

NO_SPACE: Final = -1


# --- coming and going -----------------------------------------------------------------------------


def draw_monster(game: Eldritch) -> int:
    """Draws a Monster from the cup; NO_COMPONENT if it is empty (EH-MON-06)."""
    return game.decks[CUP].draw(game.chance)


def spawn_monster_on(game: Eldritch, space: int) -> int:
    """Spawns a random Monster from the cup on a space; returns it, or NO_COMPONENT if the cup is
    empty (EH-MON-02, 06). What happens when it is spawned is pushed."""
    monster = draw_monster(game)
    if monster != NO_COMPONENT:
        place_monster(game, monster, space)
    return monster


def place_monster(game: Eldritch, monster: int, space: int) -> None:
    """Puts a Monster that was taken from where it lay on a space: it is spawned (EH-MON-03)."""
    component = game.component(monster)
    game.put_monster(monster, space)
    game.wounds[monster] = 0
    enter_play(game, monster)
    tell_monster(game, "log-spawn", monster, space)
    if component.spawned is not None:
        resolve(game, component.spawned, NOBODY, monster, monster)


def take_off(game: Eldritch, monster: int) -> None:
    """Takes a Monster off the board with the tokens on it (EH-MON-10); it lies nowhere yet."""
    game.put_monster(monster, NOWHERE)
    game.wounds[monster] = 0
    if game.entered[monster] > 0:
        leave_play(game, monster)


def return_monster(game: Eldritch, monster: int) -> None:
    """Puts a Monster that lies nowhere where it belongs: aside again, into the box if it is Epic,
    else into the cup (EH-MON-04, EH-ASIDE-03, EH-EPIC-05, 06)."""
    if monster in game.aside:
        game.put_monster(monster, ASIDE)
        return
    game.put_monster(monster, NOWHERE)
    cup = game.decks[CUP]
    if not game.component(monster).is_epic and monster not in cup.cards:
        cup.cards.append(monster)
        cup.mix()


def remove_monster(game: Eldritch, monster: int) -> None:
    """A Monster leaves the board, or the card it lies on, without being defeated."""
    take_off(game, monster)
    return_monster(game, monster)


def put_on_card(game: Eldritch, monster: int, place: int) -> None:
    """Puts a defeated Monster on a card: it is neither on the board nor in the cup (EH-MON-11)."""
    take_off(game, monster)
    game.put_monster(monster, place)


def remove_epics_of(game: Eldritch, card: int) -> None:
    """Returns the Epic Monsters that a card has put on the board to the box (EH-RUM-02)."""
    enters = game.component(card).enters
    if enters is None:
        return
    effects = [enters]
    for effect in effects:
        effects += effect.children()
        if isinstance(effect, SpawnEpic):
            monster = game.data.names[effect.entry][0]
            if game.place[monster] >= 0:
                remove_monster(game, monster)


class PutAway(Effect):
    """A defeated Monster is put away, unless something has been done with it (EH-MON-11)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.place[frame.target] == NOWHERE:
            return_monster(game, frame.target)


def available_token(game: Eldritch, entry: str) -> int:
    """Returns a token of a named Monster that can be spawned, or NO_COMPONENT.

    If some were set aside, only those count (EH-MON-07, EH-ASIDE-05); else the cup (EH-MON-08).
    """
    is_set_aside = False
    cup = game.decks[CUP].cards
    in_cup = NO_COMPONENT
    for monster in game.data.names.get(entry, []):
        if monster in game.aside:
            is_set_aside = True
            if game.place[monster] == ASIDE:
                return monster
        elif in_cup == NO_COMPONENT and monster in cup:
            in_cup = monster
    return NO_COMPONENT if is_set_aside else in_cup


def tell_monster(game: Eldritch, id: str, monster: int, space: int, seat: int = NOBODY) -> None:
    """Tells a line about a Monster and a space."""
    if game.story is not None:
        entry = game.data.spaces[space].entry
        uid = game.component(monster).uid
        game.tell(seat, id, monster=Name(f"card:{uid}"), space=Name(f"space:{entry}"))


# --- verbs ----------------------------------------------------------------------------------------


class SpawnClues(AtSpot):
    """`spawn 2 clue`, `spawn 1 clue at any`: where each belongs, or on a space (EH-CLUE-04, 05)."""

    def __init__(self, amount: Amount, spot: SpotPhrase | None = None) -> None:
        super().__init__(spot)
        self.number = amount

    def run(self, game: Game, frame: Frame) -> None:
        if self.spot is not None:
            super().run(game, frame)
            return
        assert isinstance(game, Eldritch)
        self.at(game, frame, NO_SPACE)

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        from gloaming.eldritch.rules.board.clues import push_clue_spawn

        push_clue_spawn(game, self.number.of(game, frame), space)


class SpawnGates(Effect):
    """`spawn 1 gate per spell`: each with its Monster (EH-GATE-02, 06)."""

    def __init__(self, amount: Amount, count: Count | None = None) -> None:
        super().__init__()
        self.number = amount
        self.count = count

    def run(self, game: Game, frame: Frame) -> None:
        from gloaming.eldritch.rules.board.gates import push_gate_spawn

        assert isinstance(game, Eldritch)
        amount = self.number.per(game, frame, self.count)
        if amount > 0:
            push_gate_spawn(game, amount)


class SpawnOne(Effect):
    """`amount` random Monsters on the space `target`, one after another."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if frame.amount > 1:
            game.stack.append(
                Frame(self, frame.seat, frame.source, frame.target, frame.amount - 1, frame.scene)
            )
        monster = spawn_monster_on(game, frame.target)
        game.set_value(frame.scene, THAT_MONSTER, monster)
        game.set_value(frame.scene, DONE, 0 if monster == NO_COMPONENT else 1)


class SpawnMonsters(AtSpot):
    """`spawn 1 monster here`, `spawn 1 monster at each cultist` (EH-MON-02)."""

    def __init__(
        self, amount: Amount, spot: SpotPhrase | None = None, count: Count | None = None
    ) -> None:
        super().__init__(spot)
        self.number = amount
        self.count = count

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        amount = self.number.per(game, frame, self.count)
        if amount == EVERYTHING:
            amount = len(game.decks[CUP].cards)
        push_monster_spawn(game, amount, space, frame)


def push_monster_spawn(game: Eldritch, amount: int, space: int, frame: Frame | None = None) -> None:
    """Pushes the spawn of random Monsters on a space, one after another; with a frame its scene
    knows the last of them."""
    if amount <= 0:
        return
    if frame is None:
        game.stack.append(Frame(SPAWN_ONE, NOBODY, target=space, amount=amount))
    else:
        game.stack.append(Frame(SPAWN_ONE, frame.seat, frame.source, space, amount, frame.scene))


class SpawnNamed(AtSpot):
    """`spawn monster ghoul here`: one that was set aside, else from the cup (EH-MON-07, 08)."""

    def __init__(self, entry: str, spot: SpotPhrase) -> None:
        super().__init__(spot)
        self.entry = entry

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if available_token(game, self.entry) == NO_COMPONENT:
            game.set_value(frame.scene, DONE, 0)
            game.set_value(frame.scene, THAT_MONSTER, NO_COMPONENT)
            return
        super().run(game, frame)

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        monster = available_token(game, self.entry)
        if monster == NO_COMPONENT:
            return
        if game.place[monster] != ASIDE:
            game.decks[CUP].take(monster)
        game.set_value(frame.scene, DONE, 1)
        game.set_value(frame.scene, THAT_MONSTER, monster)
        place_monster(game, monster, space)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return available_token(game, self.entry) != NO_COMPONENT


class SpawnEpic(AtSpot):
    """`spawn epic nug at amazon`: from the box, also if it was defeated before; nothing while it is
    on the board (EH-EPIC-08)."""

    def __init__(self, entry: str, spot: SpotPhrase) -> None:
        super().__init__(spot)
        self.entry = entry

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if self.is_possible(game, frame):
            super().run(game, frame)
        else:
            game.set_value(frame.scene, DONE, 0)

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        monster = game.data.names[self.entry][0]
        game.set_value(frame.scene, DONE, 1)
        game.set_value(frame.scene, THAT_MONSTER, monster)
        place_monster(game, monster, space)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return game.place[game.data.names[self.entry][0]] < 0


class SetAsideMonsters(Effect):
    """`set aside 2 monster ghoul`: tokens are kept beside the sheet for the whole game
    (EH-ASIDE-01, 05)."""

    def __init__(self, amount: int, entry: str) -> None:
        super().__init__()
        self.number = amount
        self.entry = entry

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        cup = game.decks[CUP]
        found = [m for m in game.data.names[self.entry] if m in cup.cards]
        for monster in found[: self.number]:
            cup.take(monster)
            game.aside.append(monster)
            game.put_monster(monster, ASIDE)


PUT_AWAY: Final = procedure("eldritch.put-away", PutAway())
SPAWN_ONE: Final = procedure("eldritch.spawn-one", SpawnOne())


def _at_text(writer: Any, spot: SpotPhrase | None) -> str:
    return "" if spot is None else str(writer.phrase(spot))


def _spawn_text(writer: Any, effect: Any, form: str, what: str) -> str:
    count = getattr(effect, "count", None)
    spot = getattr(effect, "spot", None)
    number = effect.number
    said = writer.format(f"spawned-{what}", how=number.text(), n=number.number)
    if count is not None:
        said = writer.per(said, count, 1)
    id = "do-spawn" if spot is None else "do-spawn-at"
    return str(writer.format(id, form=form, what=said, where=_at_text(writer, spot)))


def _named_text(writer: Any, effect: Any, form: str) -> str:
    name = writer.name(f"card:{effect.entry}")
    return str(
        writer.format("do-spawn-named", form=form, name=name, where=_at_text(writer, effect.spot))
    )


VERBS: Final = [
    verb(
        SpawnClues,
        "spawn amount:amount_of clue:CLUE_WORD [spot:at]",
        "Clues from the pool, each on its space or on the space that is named",
        lambda writer, effect, form: _spawn_text(writer, effect, form, "clue"),
        0.5,
        ("EH-CLUE-04", "EH-CLUE-05", "EH-REF-06"),
        ("spawn 2 clue", "spawn 1 clue at any"),
        build=lambda reading, amount, clue, spot=None: SpawnClues(amount, spot),
    ),
    verb(
        SpawnGates,
        "spawn amount:amount_of gate:GATE_WORD [per count:count]",
        "Gates from the stack, each with a Monster",
        lambda writer, effect, form: _spawn_text(writer, effect, form, "gate"),
        -1.5,
        ("EH-GATE-02", "EH-GATE-06", "EH-REF-06"),
        ("spawn 1 gate", "spawn 1 gate per spell"),
        build=lambda reading, amount, gate, count=None: SpawnGates(amount, count),
    ),
    verb(
        SpawnMonsters,
        "spawn amount:amount_of monster:MONSTER_WORD [spot:at] [per count:count]",
        "random Monsters from the cup; that Monster is the last of them",
        lambda writer, effect, form: _spawn_text(writer, effect, form, "monster"),
        -0.8,
        ("EH-MON-02", "EH-MON-03", "EH-MON-06"),
        ("spawn 1 monster here", "spawn 2 monster at expedition"),
        build=lambda reading, amount, monster, spot=None, count=None: SpawnMonsters(
            amount, spot, count
        ),
    ),
    verb(
        SpawnNamed,
        "spawn monster:MONSTER_WORD entry:WORD spot:at",
        "a named Monster: one that was set aside, else from the cup",
        _named_text,
        -1.0,
        ("EH-MON-07", "EH-MON-08"),
        ("spawn monster ghoul here",),
        build=lambda reading, monster, entry, spot: SpawnNamed(str(entry), spot),
    ),
    verb(
        SpawnEpic,
        "spawn epic entry:WORD spot:at",
        "an Epic Monster from the box; nothing while it is on the board",
        _named_text,
        -2.0,
        ("EH-EPIC-08",),
        ("spawn epic nug at amazon",),
        build=lambda reading, entry, spot: SpawnEpic(str(entry), spot),
    ),
    verb(
        SetAsideMonsters,
        "set aside amount:NUMBER monster:MONSTER_WORD entry:WORD",
        "in set-up: tokens that only effects naming them can use",
        lambda writer, effect, form: writer.format(
            "do-set-aside-monster",
            form=form,
            n=effect.number,
            name=writer.name(f"card:{effect.entry}"),
        ),
        0.0,
        ("EH-ASIDE-01", "EH-ASIDE-05"),
        ("set aside 2 monster ghoul",),
        build=lambda reading, amount, monster, entry: SetAsideMonsters(amount, str(entry)),
    ),
]
