"""What is done in processes of their own: a bot's answer, advice, and the packs of its game.

These modules are loaded there with as little else as possible.
"""

from functools import lru_cache

import msgspec

from gloaming.bots import make
from gloaming.bots.advice import advise
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import Pack, parse_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.views.encode import encode_message
from gloaming.kernel.views.types import MessageView

PACKS = 16  # packs that are kept as they were read


@lru_cache(PACKS)
def packs_of(text: str) -> tuple[Pack, ...]:
    """Returns the pack that somebody wrote, if any; one that is asked for again is kept."""
    return (parse_pack(text, "your pack"),) if text else ()


def choose_answer(
    game: str, setup: bytes, packs: list[str], snapshot: bytes, seat: int, bot: str
) -> str:
    """Returns the key of a bot's answer."""
    box, made, position = _position(game, setup, packs, snapshot)
    player = make(bot, box, f"{made.key}/{seat}/{position.version}")
    choice = player.answer(position, seat)
    for option in position.options(seat):
        if option.choice == choice:
            return option.key
    raise GloamingError(f"{bot} chose something that is not there")


class AdvisedStep(msgspec.Struct, frozen=True):
    """An own move that is likely to follow: it may be none of the options that are open now."""

    label: MessageView
    times: int


class AdvisedKey(msgspec.Struct, frozen=True):
    """An option that is advised to a seat, by its key; see `Advice`."""

    key: str
    behind: float
    looks: int
    steps: tuple[AdvisedStep, ...] = ()
    tries: int = 0
    points: tuple[int, ...] = ()


def choose_advice(
    game: str, setup: bytes, packs: list[str], snapshot: bytes, seat: int
) -> list[AdvisedKey]:
    """Returns what a good bot would do in a seat's place, the best first."""
    box, _, position = _position(game, setup, packs, snapshot)
    keys = {option.choice: option.key for option in position.options(seat)}
    return [
        AdvisedKey(
            keys[one.choice],
            one.behind,
            one.looks,
            tuple(AdvisedStep(encode_message(s.option.label), s.times) for s in one.steps),
            one.tries,
            tuple(one.points),
        )
        for one in advise(box, position, seat)
    ]


def _position(
    game: str, setup: bytes, packs: list[str], snapshot: bytes
) -> tuple[Box, Setup, Game]:
    """Returns a game as it stands at a table, with the rules of today."""
    box = find(game)
    made = msgspec.json.decode(setup, type=Setup)
    made = msgspec.structs.replace(made, rules=box.rules_version)
    read = [pack for text in packs for pack in packs_of(text)]
    return box, made, box.restore(made, read, snapshot)
