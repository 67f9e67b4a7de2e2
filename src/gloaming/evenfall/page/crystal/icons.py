"""The icons of The Crystal Path, and Crystals as they are built: cut stones with facets."""

from gloaming.evenfall.model import signs

# On the field of the other icons, drawn with the same stroke.
DRAWINGS: dict[str, str] = {
    "glowing": "M12 2.5l4.5 6-1.6 9L12 21.5l-2.9-4-1.6-9zM7.5 8.5h9M3 6.5l1.6 1.4M21 6.5l-1.6 1.4",
    "dark": "M12 2.5l5 6-1.8 9L12 21.5l-3.2-4L7 8.5zM7 8.5h10M12 8.5v13",
    "charge": "M9 4l4 5-1.5 8L9 20.5 6.5 17 5 9zM5 9h8M19 20v-9M15.5 14l3.5-3.5 3.5 3.5",
    "discharge": "M9 4l4 5-1.5 8L9 20.5 6.5 17 5 9zM5 9h8M19 10v9.5M15.5 16.5L19 20l3.5-3.5",
    "cat": (
        "M5 3.5l3.8 3.2q3.2-1.2 6.4 0L19 3.5v9.2q0 6.8-7 8.3-7-1.5-7-8.3z"
        "M9 11.5v1.6M15 11.5v1.6M10.8 16l1.2 1 1.2-1"
    ),
    "lock": "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5",
    "path": "M3 21c8-.6 4.5-6 9-7s2.5-5.4 4.6-7M17.8 2.2l2.4 3.2-2.4 3.4-2.4-3.4z",
    "ascend": "M3 20.5h5V16h5v-4.5h5V7M18 2.5L21 7h-6z",
}

# What each symbol of the terminal is drawn as.
SIGNS: dict[str, str] = {
    signs.GLOWING: "glowing",
    signs.DARK: "dark",
    signs.CAT: "cat",
    signs.LOCK: "lock",
    signs.PATH: "path",
}

# The message that names an icon which no symbol of the terminal stands for.
NAMES: dict[str, str] = {
    "charge": "page-charge",
    "discharge": "page-discharge",
    "ascend": "page-ascend",
}

# The facets of a built Crystal, each with its shade: light from the left.
FACETS: tuple[tuple[str, str], ...] = (
    ("k0", "M12 1l6 7.5L15.8 18 12 23l-3.8-5L6 8.5z"),
    ("k1", "M12 1L6 8.5h4z"),
    ("k2", "M12 1l-2 7.5h4.5z"),
    ("k3", "M12 1l2.5 7.5H18z"),
    ("k2", "M6 8.5L8.2 18 12 23l-1.6-5.5-.4-9z"),
    ("k4", "M10 8.5l.4 9L12 23l2-5.5.5-9z"),
    ("k5", "M18 8.5L15.8 18 12 23l2-5.5.5-9z"),
)


# A cluster of Crystals at the end of the path: where each stands, its size and its lean.
CLUSTER: tuple[str, ...] = (
    "translate(4 17) scale(1.1) rotate(-24 12 23)",
    "translate(41 19) scale(1) rotate(26 12 23)",
    "translate(15 7) scale(1.5) rotate(-9 12 23)",
    "translate(34 15) scale(1.2) rotate(12 12 23)",
    "translate(21 -3) scale(2) rotate(2 12 23)",
)


def crystal_symbols() -> str:
    """Returns a built Crystal, and many; shades are styles, so that the same stone can be dark or
    glow."""
    facets = "".join(f'<path class="{shade}" d="{path}"/>' for shade, path in FACETS)
    many = "".join(f'<g transform="{stands}">{facets}</g>' for stands in CLUSTER)
    return (
        f'<symbol id="x-crystal" viewBox="0 0 24 24">{facets}</symbol>'
        f'<symbol id="x-cluster" viewBox="0 0 72 46">{many}</symbol>'
    )
