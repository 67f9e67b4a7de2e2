"""Which game is meant: what the fixed part of a game depends on."""

import msgspec


class Variant(msgspec.Struct, frozen=True):
    """The Ancient One and the choice of Mythos cards; an empty one means everything there is."""

    ancient_one: str = ""
    mythos: str = "normal"
