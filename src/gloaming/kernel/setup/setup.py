"""All that decides how a game starts."""

import msgspec


class PackMark(msgspec.Struct, frozen=True):
    """Which pack a game was started with, and what it said then."""

    id: str
    digest: str


class Setup(msgspec.Struct, frozen=True):
    """All that decides how a game starts; with the answers it is the whole record."""

    game: str
    seats: int
    key: str  # of the chance, in hexadecimal
    options: dict[str, str] = {}
    packs: tuple[PackMark, ...] = ()
    rules: str = "1"
