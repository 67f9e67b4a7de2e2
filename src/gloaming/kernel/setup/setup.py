"""All that decides how a game starts."""

import msgspec

from gloaming.kernel.content.limits import SEATS, options_fault
from gloaming.kernel.errors import SetupError


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
    is_seed_chosen: bool = False  # then whoever chose it could know all shuffles beforehand

    def __post_init__(self) -> None:
        """Refuses what is too much for any game, wherever it comes from."""
        fault = options_fault(self.options)
        if not fault and not 0 <= self.seats <= SEATS:
            fault = f"{self.seats} seats; a game has at most {SEATS}"
        if fault:
            raise SetupError(fault)
