"""Icons that every game's page uses, on a field of 24 by 24."""

DRAWINGS: dict[str, str] = {
    "return": "M9 5L4 10l5 5M4 10h10a6 5 0 0 1 0 10h-3",
    "crown": "FM3 8l5 4 4-8 4 8 5-4-2 11H5z",
}
NAMES: dict[str, str] = {"return": "page-back", "crown": "page-winner"}
