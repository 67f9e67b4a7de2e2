"""Signs on the screen, and how numbers and chances are written beside them."""

from collections.abc import Sequence
from typing import Final

HEALTH: Final = "♥"
SANITY: Final = "☽"
GATE: Final = "◎"
CLUE: Final = "✧"
ELDRITCH: Final = "✶"
RUMOR: Final = "‽"
FALLEN: Final = "†"
EXPEDITION: Final = "▲"
MYSTERY: Final = "◇"
NEXT: Final = "!"  # a Gate that the next Omen matches
LEAD: Final = "★"
DICE: Final = "⚀⚁⚂⚃⚄⚅"
FULL: Final = "■"
EMPTY: Final = "□"
LEGEND: Final = (
    ("health", HEALTH),
    ("sanity", SANITY),
    ("clue", CLUE),
    ("gate", GATE),
    ("next", NEXT),
    ("eldritch", ELDRITCH),
    ("mystery", MYSTERY),
    ("rumor", RUMOR),
    ("expedition", EXPEDITION),
    ("fallen", FALLEN),
    ("lead", LEAD),
)
ALWAYS: Final = (HEALTH, SANITY, CLUE, GATE, NEXT)  # in the legend of every screen


def percent(chance: float) -> str:
    """Returns a chance as people read it; what is not certain is never shown as 0 or 100."""
    number = round(chance * 100)
    if 0.0 < chance < 1.0:
        number = min(99, max(1, number))
    return f"{number} %"


def mean(chances: Sequence[float], language: str) -> str:
    """Returns the expected number of successes, as it is written in a language."""
    found = f"{sum(number * chance for number, chance in enumerate(chances)):.1f}"
    return found if language == "en" else found.replace(".", ",")


def signed(number: int) -> str:
    """Returns a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def dots(done: int, needed: int) -> str:
    """Returns progress as boxes, where they are few enough to be counted at a glance."""
    if needed > 12:
        return f"{done}/{needed}"
    return FULL * min(done, needed) + EMPTY * max(0, needed - done)
