"""The rules of Lighthouse: each effect does one piece of work, and names the rule it carries."""

from typing import Final

from gloaming.kernel.control import May
from gloaming.kernel.game import NOBODY, CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.outcome import lost_together, won_together
from lighthouse.moves import FETCH, GIVE, REST, RULES, TEND, VERBS, named, obstacles, wanted
from lighthouse.state import FULL, RESTED, Lighthouse

SUCCESS: Final = 5  # a die that shows this or more gives light (LH-TEND-01)
TENDING: Final = 0  # the kind of scene, with its slots:
LIT: Final = 0
MISSED: Final = 1
SLOTS: Final = 2


class Round(Effect):
    """Every keeper has a turn, then the storm comes closer (LH-TURN-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.stack.append(Frame(STORM, NOBODY))
        for seat in reversed(range(game.seats)):
            game.stack.append(Frame(TURN, seat))


class Turn(Effect):
    """A keeper chooses one of the moves (LH-TURN-01 to 05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        seat = frame.seat
        choices = [c for c in wanted(game, seat) if obstacles(game, seat, c) == 0]
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Lighthouse)
        keeper = game.keepers[seat]
        if choice == TEND:
            game.push(TEND_LAMP, frame)
        elif choice == FETCH:
            gained = min(2, FULL - keeper.oil)
            keeper.oil += gained
            _tell(game, seat, "log-fetch", oil=gained)
        elif choice == REST:
            keeper.strength = RESTED
            _tell(game, seat, "log-rest")
        else:
            game.lantern = choice - GIVE
            _tell(game, seat, "log-give", other=Name(f"seat:{game.lantern}"))
            game.push(self, frame)  # the turn goes on (LH-TURN-05)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-turn")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Lighthouse)
        kind = min(choice, GIVE)
        argument, things = named(game, seat, choice)
        label = Message(f"option-{VERBS[kind]}")
        if things:
            label = Message(f"option-{VERBS[kind]}", other=Name(things[0]))
        return Option(choice, VERBS[kind], label, things, RULES[kind], argument)

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


class TendLamp(Effect):
    """Spends oil and strength and opens the scene in which dice are rolled (LH-TURN-02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        seat = frame.seat
        keeper = game.keepers[seat]
        dice = keeper.strength + (1 if game.lantern == seat else 0)
        keeper.oil -= 1
        keeper.strength -= 1
        scene = game.open_scene(TENDING, seat, -1, SLOTS, END_TENDING)
        game.stack.append(Frame(MAY_STOKE, seat, scene=scene))
        game.stack.append(Frame(ROLL, seat, amount=dice, scene=scene))


class Roll(Effect):
    """Rolls `amount` dice; each 5 or 6 is light, all others are missed (LH-TEND-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        dice = game.chance.roll(frame.amount)
        lit = len([die for die in dice if die >= SUCCESS])
        values = game.scenes[frame.scene].values
        values[LIT] += lit
        values[MISSED] = len(dice) - lit
        _tell(game, frame.seat, "log-roll", dice=" ".join(map(str, dice)))


class Stoke(Effect):
    """Spends one more oil to roll the dice again that missed (LH-TEND-02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        game.keepers[frame.seat].oil -= 1
        missed = game.scenes[frame.scene].values[MISSED]
        game.stack.append(Frame(ROLL, frame.seat, amount=missed, scene=frame.scene))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Lighthouse)
        missed = game.scenes[frame.scene].values[MISSED]
        return missed > 0 and game.keepers[frame.seat].oil > 0


class EndTending(CloseScene):
    """The lamp gets brighter; at the goal all have won at once (LH-TEND-01, LH-END-01)."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        lit = game.scenes[frame.scene].values[LIT]
        game.light += lit
        _tell(game, frame.seat, "log-shine", n=lit, light=game.light)
        if game.light >= game.goal:
            reason = Message("won-light", light=game.light)
            game.finish(won_together(game.seats, reason, "LH-END-01"))


class Storm(Effect):
    """The storm comes closer, on a 1 twice as fast; when it arrives, all have lost (LH-END-02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lighthouse)
        steps = 2 if game.chance.roll(1)[0] == 1 else 1
        game.storm = max(0, game.storm - steps)
        if game.story is not None:
            game.story.tell(NOBODY, Message("log-storm", steps=steps, left=game.storm))
        if game.storm == 0:
            game.finish(lost_together(Message("lost-storm", light=game.light), "LH-END-02"))
        else:
            game.push(ROUND, frame)


def _tell(game: Lighthouse, seat: int, id: str, **args: int | str | Name) -> None:
    if game.story is not None:
        game.story.tell(seat, Message(id, seat=Name(f"seat:{seat}"), **args))


# One object of each effect is shared by all games. Its path is its name in snapshots and words.
EFFECTS: Final[dict[str, Effect]] = {}


def _named(name: str, effect: Effect) -> Effect:
    effect.path = f"lighthouse.{name}"
    EFFECTS[effect.path] = effect
    return effect


ROUND: Final = _named("round", Round())
TURN: Final = _named("turn", Turn())
TEND_LAMP: Final = _named("tend", TendLamp())
ROLL: Final = _named("roll", Roll())
STOKE: Final = _named("stoke", Stoke())
MAY_STOKE: Final = _named("may-stoke", May(STOKE))
END_TENDING: Final = _named("end-tending", EndTending())
STORM: Final = _named("storm", Storm())
