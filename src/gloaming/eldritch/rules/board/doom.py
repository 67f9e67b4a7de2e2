"""Doom, and the end of the game (EH-DOOM, EH-WIN)."""

from typing import Final

from gloaming.eldritch.model.components import MOST_DOOM
from gloaming.eldritch.model.events import DOOM, GATE_DOOM
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import resolve
from gloaming.kernel.control import Count
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message
from gloaming.kernel.outcome import lost_together, won_together
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import END, SCENE
from gloaming.kernel.triggers import INSTEAD

# Why the game is lost; the number is kept while a win may still come (EH-WIN-02). From BY_CARD on
# it is a component that says so, which the number counts from there.
BY_MYTHOS: Final = 1
BY_ELIMINATION: Final = 2
BY_CARD: Final = 3
REASONS: Final = ["", "lost-mythos", "lost-eliminated"]
REASON_RULES: Final = ["", "EH-WIN-05", "EH-WIN-04", "EH-WIN-07"]


class DoomPoint(Effect):
    """Doom advances by one, or what the awake Ancient One does instead (EH-DOOM-01, 05, 06).

    With a target the point comes of that Gate.
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.is_awake:
            for event in (GATE_DOOM, DOOM):
                if event == GATE_DOOM and frame.target < 0:
                    continue
                found = game.triggers.heard(game, event, INSTEAD, game.active, frame.target, 1, -1)
                if found:
                    game.stack.append(found[0].frame)
                    return
            return
        game.doom -= 1
        if game.story is not None:
            game.tell(NOBODY, "log-doom", n=game.doom)
        if game.doom == 0:
            game.stack.append(Frame(AWAKEN, NOBODY))


def push_doom(game: Eldritch, points: int, gate: int = -1) -> None:
    """Pushes an advance of Doom, point by point."""
    for _ in range(points):
        game.stack.append(Frame(DOOM_POINT, NOBODY, target=gate))


class AdvanceDoom(Effect):
    """`advance doom 1 per count`."""

    def __init__(self, points: int, count: Count | None = None) -> None:
        super().__init__()
        self.points = points
        self.count = count

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        times = 1 if self.count is None else self.count.of(game, frame)
        push_doom(game, self.points * times)


class DoomToZero(Effect):
    """`advance doom to zero`: by what is left (EH-DOOM-09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if not game.is_awake:
            push_doom(game, game.doom)


class RetreatDoom(Effect):
    """`retreat doom 1`: away from 0, to 20 at most, never once awake (EH-DOOM-02, 04, 08)."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if game.is_awake or game.doom >= MOST_DOOM:
            return
        game.doom = min(MOST_DOOM, game.doom + self.points)
        if game.story is not None:
            game.tell(NOBODY, "log-doom-back", n=game.doom)


class Awaken(Effect):
    """The Ancient One awakens: its sheet is flipped and works from now on (EH-AO-03, 04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        data = game.data
        for listener in data.front.listeners:
            game.triggers.remove(NOBODY, listener)
        game.is_awake = 1
        game.entries += 1
        game.entered[data.ancient_one] = game.entries
        for listener in data.back_side.listeners:
            game.triggers.add(NOBODY, listener)
        name = game.card_name(data.ancient_one)
        game.begin_part(SCENE, about=Message("log-awakens", name=name))
        if game.story is not None:
            game.tell(NOBODY, "log-awakens", name=name)
        game.tell_narration(NOBODY, data.ancient_one, "awakens")
        game.tell_narration(NOBODY, data.ancient_one, "final")
        game.stack.append(Frame(CHECK_SOLVED, NOBODY))
        if data.back_side.awakens is not None:
            resolve(game, data.back_side.awakens, NOBODY, data.ancient_one)


class CheckSolved(Effect):
    """Looks whether three Mysteries are solved while the Ancient One is awake (EH-AO-15)."""

    def run(self, game: Game, frame: Frame) -> None:
        from gloaming.eldritch.rules.mystery import announce_solved

        assert isinstance(game, Eldritch)
        announce_solved(game)


# --- the end --------------------------------------------------------------------------------------


def lose(game: Eldritch, reason: int) -> None:
    """The investigators lose, unless a win in the same effect is still to come (EH-WIN-01, 02)."""
    if game.holds:
        game.losing = game.losing or reason
        return
    message = _reason_of_loss(game, reason)
    _tell_end(game, message, "lost")
    rule = REASON_RULES[min(reason, BY_CARD)]
    game.finish(lost_together(message, rule, score(game, False), True))


def _reason_of_loss(game: Eldritch, reason: int) -> Message:
    """Returns in words why the game is lost, with the card that says so."""
    if reason < BY_CARD:
        return Message(REASONS[reason])
    card = reason - BY_CARD
    id = "lost-ancient" if card == game.data.ancient_one else "lost-card"
    return Message(id, card=game.card_name(card))


def win(game: Eldritch, rule: str = "EH-WIN-03") -> None:
    """The investigators win (EH-WIN-01)."""
    message = Message("won")
    _tell_end(game, message, "won")
    game.finish(won_together(game.seats, message, rule, score(game, True), True))


def _tell_end(game: Eldritch, reason: Message, part: str) -> None:
    """Tells how the game ends, as the last part of its story."""
    game.begin_part(END, about=reason)
    if game.story is not None:
        game.tell(NOBODY, reason.id, **reason.args)
    game.tell_narration(NOBODY, game.data.ancient_one, part)


def score(game: Eldritch, has_won: bool) -> list[int]:
    """Returns the score of every seat: the same for all, the lowest is best (EH-SCORE)."""
    from gloaming.eldritch.rules.score import final_score

    return [final_score(game)] * game.seats if has_won else []


class ReleaseHold(Effect):
    """The end of a set in which winning comes before losing (EH-WIN-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.holds -= 1
        if game.holds == 0 and game.losing:
            lose(game, game.losing)

    def is_closer(self) -> bool:
        return True


def open_hold(game: Eldritch) -> None:
    """Opens a set in which winning comes before losing."""
    game.holds += 1
    game.stack.append(Frame(RELEASE_HOLD, NOBODY))


class LoseGame(Effect):
    """`lose the game`."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        lose(game, BY_CARD + frame.source)


class WinGame(Effect):
    """`win the game`."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        win(game)


DOOM_POINT: Final = procedure("eldritch.doom", DoomPoint())
AWAKEN: Final = procedure("eldritch.awaken", Awaken())
CHECK_SOLVED: Final = procedure("eldritch.check-solved", CheckSolved())
RELEASE_HOLD: Final = procedure("eldritch.release-hold", ReleaseHold())

VERBS: Final = [
    verb(
        AdvanceDoom,
        "advance doom points:NUMBER [per count:count]",
        "Doom advances, point by point",
        lambda writer, effect, form: (
            writer.per(
                writer.format("do-advance-doom", form=form, n=effect.points), effect.count, 1
            )
            if effect.count is not None
            else writer.format("do-advance-doom", form=form, n=effect.points)
        ),
        lambda values, effect: -2.0 * effect.points,
        ("EH-DOOM-01", "EH-DOOM-06"),
        ("advance doom 1", "advance doom 1 per gate"),
    ),
    verb(
        DoomToZero,
        "advance doom to zero",
        "Doom advances to 0",
        "do-doom-zero",
        -10.0,
        ("EH-DOOM-09",),
    ),
    verb(
        RetreatDoom,
        "retreat doom points:NUMBER",
        "Doom retreats",
        "do-retreat-doom",
        2.0,
        ("EH-DOOM-02",),
        ("retreat doom 1",),
        arguments={"n": "points"},
    ),
    verb(
        LoseGame, "lose the game", "the investigators lose", "do-lose-game", -50.0, ("EH-WIN-01",)
    ),
    verb(WinGame, "win the game", "the investigators win", "do-win-game", 50.0, ("EH-WIN-01",)),
]
