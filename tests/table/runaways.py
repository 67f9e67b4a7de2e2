"""Work for processes, good and bad; it is loaded there, so it needs nothing else."""

import os

from gloaming.kernel.errors import PackError


def double(number: int) -> int:
    return 2 * number


def run_away() -> None:
    while True:
        pass


def take_memory() -> int:
    return len(bytearray(4 << 30))


def die() -> None:
    os._exit(3)


def refuse() -> None:
    raise PackError("box.toml", 3, 1, "no")


class Sealed(Exception):
    """An error that cannot be made anew from what it was made of."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def fail() -> None:
    raise Sealed("a", "b")
