"""Losing and recovering Health and Sanity, and preventing a loss (EH-HS)."""

from typing import Any, Final

from gloaming.eldritch.model.components import HEALTH, SANITY
from gloaming.eldritch.model.events import HEALTH_LOSS, SANITY_LOSS
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    AMOUNT,
    COMBAT,
    LOSS,
    LOSS_SLOTS,
    LOSS_SOURCE,
    LOST_HEALTH,
    LOST_SANITY,
    PREVENTED_HEALTH,
    PREVENTED_SANITY,
    SPARE_HEALTH,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.monsters import ONE, Monsters, different_monsters, monster_option
from gloaming.eldritch.rules.investigators.defeat import push_defeat
from gloaming.eldritch.rules.notation.amounts import EVERYTHING, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.control import Count
from gloaming.kernel.game import CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import BEFORE, Window

Losses = list[tuple[Amount, int, Count | None]]


class Lose(Effect):
    """`lose 1 health + 1 sanity`: one loss of both tracks together (EH-HS-02, 04, EH-DEF-05)."""

    def __init__(self, losses: Losses, monsters: Monsters | None = None) -> None:
        super().__init__()
        self.losses = losses
        self.monsters = monsters

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        hurt = self.monsters.of(game, frame) if self.monsters is not None else []
        if self.monsters is not None and self.monsters.kind == ONE and hurt:
            game.ask(frame, frame.seat, different_monsters(game, hurt))  # EH-INV-62
            return
        self._lose(game, frame, hurt)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        self._lose(game, frame, [choice])

    def is_possible(self, game: Game, frame: Frame) -> bool:
        """With Monsters it needs one of them (EH-INV-62)."""
        assert isinstance(game, Eldritch)
        return self.monsters is None or len(self.monsters.of(game, frame)) > 0

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-monster", effect=Message("effect", path=self.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return monster_option(game, choice, choice, "monster", "EH-INV-62")

    def _lose(self, game: Eldritch, frame: Frame, hurt: list[int]) -> None:
        """The investigator loses it, and the Monsters lose as much Health."""
        lost = [0, 0]
        for amount, track, count in self.losses:
            times = 1 if count is None else count.of(game, frame)
            lost[track] += amount.of(game, frame) * times
        begin_loss(game, frame, lost[HEALTH], lost[SANITY])
        if hurt:
            from gloaming.eldritch.rules.encounters.combat import push_hurt

            for monster in hurt:
                push_hurt(game, frame, monster, lost[HEALTH])


def begin_loss(game: Eldritch, frame: Frame, health: int, sanity: int) -> None:
    """Begins a loss of the seat of a frame: what can be prevented is asked first (EH-HS-05).

    Afterwards the scene of the frame has what was lost in all.
    """
    seat = frame.seat
    game.set_value(frame.scene, AMOUNT, 0)
    if health <= 0 and sanity <= 0:
        return
    early = game.triggers.early
    is_heard = bool(early) and (
        (health > 0 and len(early[HEALTH_LOSS]) > 0) or (sanity > 0 and len(early[SANITY_LOSS]) > 0)
    )
    if not is_heard:
        apply_loss(game, frame, seat, health, sanity)
        return
    scene = game.open_scene(LOSS, seat, frame.source, LOSS_SLOTS, CLOSE_LOSS, frame.scene)
    values = game.scenes[scene].values
    values[LOST_HEALTH] = health
    values[LOST_SANITY] = sanity
    values[LOSS_SOURCE] = frame.source
    if sanity > 0:
        game.stack.append(Frame(SANITY_WINDOW, seat, frame.source, scene=scene))
    if health > 0:
        game.stack.append(Frame(HEALTH_WINDOW, seat, frame.source, scene=scene))


class CloseLoss(CloseScene):
    """Applies what is left of a loss."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = game.scenes[frame.scene]
        if game.investigators[scene.seat].status != IN_PLAY:
            return
        values = scene.values
        health = max(0, values[LOST_HEALTH] - values[PREVENTED_HEALTH])
        sanity = max(0, values[LOST_SANITY] - values[PREVENTED_SANITY])
        outer = Frame(self, scene.seat, scene.source, scene=scene.parent)
        apply_loss(game, outer, scene.seat, health, sanity)


def apply_loss(game: Eldritch, frame: Frame, seat: int, health: int, sanity: int) -> None:
    """Takes Health and Sanity at the same time; at 0 the investigator is defeated (EH-DEF-01)."""
    one = game.investigators[seat]
    health = min(health, one.health)
    sanity = min(sanity, one.sanity)
    if health == 0 and sanity == 0:
        return
    one.health -= health
    one.sanity -= sanity
    game.set_value(frame.scene, AMOUNT, health + sanity)
    if game.story is not None:
        game.tell(seat, "log-loss", health=health, sanity=sanity, left=one.health, mind=one.sanity)
    if one.health == 0 or one.sanity == 0:
        push_defeat(game, seat)


class Recover(Effect):
    """`recover 2 sanity`: up to the maximum (EH-HS-01)."""

    def __init__(self, losses: Losses) -> None:
        super().__init__()
        self.losses = losses

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        gained = [0, 0]
        for amount, track, count in self.losses:
            times = 1 if count is None else count.of(game, frame)
            gained[track] += amount.of(game, frame) * times
        recover(game, frame.seat, gained[HEALTH], gained[SANITY])


def recover(game: Eldritch, seat: int, health: int, sanity: int) -> None:
    """Gives back Health and Sanity, never above the maximum."""
    one = game.investigators[seat]
    sheet = game.component(one.sheet)
    health = min(health, sheet.health - one.health)
    sanity = min(sanity, sheet.sanity - one.sanity)
    if health > 0 or sanity > 0:
        one.health += health
        one.sanity += sanity
        if game.story is not None:
            game.tell(seat, "log-recover", health=health, sanity=sanity)


class Prevent(Effect):
    """`prevent 2 health`: lowers the loss that is being resolved; `instead` sets what is prevented
    (EH-HS-05, EH-SPELL-13)."""

    def __init__(self, amount: Amount, track: int, is_instead: bool) -> None:
        super().__init__()
        self.amount = amount
        self.track = track
        self.is_instead = is_instead

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, LOSS)
        if scene == NO_SCENE:
            return
        values = game.scenes[scene].values
        slot = PREVENTED_HEALTH if self.track == HEALTH else PREVENTED_SANITY
        amount = self.amount.of(game, frame)
        if amount == EVERYTHING:
            amount = values[LOST_HEALTH if self.track == HEALTH else LOST_SANITY]
        values[slot] = amount if self.is_instead else values[slot] + amount
        track = Message("track-health" if self.track == HEALTH else "track-sanity")
        if game.story is not None:
            game.tell(frame.seat, "log-prevent", n=amount, track=track)


class Spare(Effect):
    """`spare health`: no Health is lost from this Strength test (EH-COMBAT-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, COMBAT)
        if scene != NO_SCENE:
            game.scenes[scene].values[SPARE_HEALTH] = 1


CLOSE_LOSS: Final = procedure("eldritch.close-loss", CloseLoss())
HEALTH_WINDOW: Final = procedure("eldritch.health-window", Window(HEALTH_LOSS, BEFORE))
SANITY_WINDOW: Final = procedure("eldritch.sanity-window", Window(SANITY_LOSS, BEFORE))


def losses_text(writer: Any, losses: Losses, id: str, form: str) -> str:
    """Returns amounts of Health and Sanity in words."""
    parts = []
    for amount, track, count in losses:
        name = "health" if track == HEALTH else "sanity"
        said = writer.format(f"amount-{name}", how=amount.text(), n=amount.number)
        parts.append(writer.per(said, count, 1) if count is not None else said)
    return str(writer.format(id, form=form, what=writer.join(parts)))


def _lose_text(writer: Any, effect: Lose, form: str) -> str:
    if effect.monsters is None:
        return losses_text(writer, effect.losses, "do-lose", form)
    text = losses_text(writer, effect.losses, "do-lose", form)
    return str(writer.format("do-lose-with", what=text, monsters=writer.phrase(effect.monsters)))


def _losses_value(losses: Losses, each: float) -> float:
    return sum(each * min(amount.number or 1, 4) for amount, _, _ in losses)


VERBS: Final = [
    verb(
        Lose,
        "lose losses:losses [with monsters:monsters]",
        "one loss, both tracks together; Monsters lose as much Health at the same time",
        _lose_text,
        lambda values, effect: _losses_value(effect.losses, -0.5),
        ("EH-HS-02", "EH-DEF-05", "EH-INV-62"),
        ("lose 1 health + 1 sanity", "lose 1 health with a monster here"),
    ),
    verb(
        Recover,
        "recover losses:losses",
        "recover, up to the maximum",
        lambda writer, effect, form: losses_text(writer, effect.losses, "do-recover", form),
        lambda values, effect: _losses_value(effect.losses, 0.4),
        ("EH-HS-01",),
        ("recover 2 sanity",),
    ),
    verb(
        Prevent,
        "prevent amount:amount_of track:TRACK [instead:INSTEAD]",
        "lowers the loss that is being resolved; `instead` sets how much is prevented",
        lambda writer, effect, form: losses_text(
            writer,
            [(effect.amount, effect.track, None)],
            "do-prevent-instead" if effect.is_instead else "do-prevent",
            form,
        ),
        0.6,
        ("EH-HS-05", "EH-SPELL-13"),
        ("prevent 2 health", "prevent result sanity instead"),
        build=lambda reading, amount, track, instead=None: Prevent(
            amount, HEALTH if str(track) == "health" else SANITY, instead is not None
        ),
        words={"INSTEAD": ["instead"]},
    ),
    verb(
        Spare,
        "spare track:TRACK",
        "no Health is lost from this Strength test",
        "do-spare",
        0.5,
        ("EH-COMBAT-07",),
        ("spare health",),
        build=lambda reading, track: Spare(),
    ),
]
