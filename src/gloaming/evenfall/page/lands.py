"""Landscapes: each kind of Place has its own light (a gradient) and its own outline."""

from hashlib import blake2b

# Outlines on a field of 120 by 80: what is far, what is near, and what shines.
LANDS: dict[str, tuple[str, str, str]] = {
    "bog": (
        "M0 44q20-8 38-3t40-4 42 2v41H0z",
        "M0 62q30-6 62-1t58-3v22H0zM14 62V40h1.5v22zM19 62V46h1.5v16zM98 60V36h1.5v24z"
        "M103 60V44h1.5v16zM92 60V48h1.5v12zM12 40q2-8 4.5 0zM96.5 36q2-8 4.5 0z",
        "M40 52a2 2 0 1 1 .1 0zM70 47a1.5 1.5 0 1 1 .1 0zM82 55a2.5 2.5 0 1 1 .1 0z",
    ),
    "cavern": (
        "M0 0h120v80h-14q2-34-16-48-14-12-30-12T30 32Q12 46 14 80H0z",
        "M0 0h120v26L108 8l-6 18-8-20-8 12-6-14-7 22-7-22-8 9-7-9-8 20-7-18-6 12-8-14L12 30 0 12z"
        "M0 80V52l10 12 8 16zM120 80V50l-12 16-6 14z",
        "M60 66a13 9 0 1 1 .1 0z",
    ),
    "archive": (
        "M6 80V18h26v62zM47 80V18h26v62zM88 80V18h26v62zM0 12h120v4H0z",
        "M9 34h20v2H9zM9 50h20v2H9zM9 66h20v2H9zM50 34h20v2H50zM50 50h20v2H50zM50 66h20v2H50z"
        "M91 34h20v2H91zM91 50h20v2H91zM91 66h20v2H91zM11 24h2v10h-2zM15 22h3v12h-3zM20 25h2v9h-2z"
        "M54 39h3v11h-3zM59 41h2v9h-2zM63 38h3v12h-3zM94 22h2v12h-2zM98 25h3v9h-3zM104 23h2v11h-2z"
        "M13 56h3v10h-3zM19 54h2v12h-2zM95 55h3v11h-3zM101 57h2v9h-2z",
        "M37 40h5v2h-1l1 6h-5l1-6h-1zM78 40h5v2h-1l1 6h-5l1-6h-1z",
    ),
    "spring": (
        "M0 38l18-14 14 9 20-22 18 20 16-12 34 22v39H0z",
        "M0 58q14-8 26-4l12 4h44l12-5q12-4 26 4v23H0z",
        "M56 34q4 10 2 24h4q2-14-2-24zM60 62a26 6 0 1 1 .1 0zm0 2a18 3 0 1 0 .1 0z",
    ),
    "castle": (
        "M0 58q30-16 60-8t60-4v34H0z",
        "M28 80V40h-2v-8h4v3h3v-3h4v3h3v-3h4v8h-2v10h8V30h-3v-9h4v4h4v-4h4v4h4v-4h4v9h-3v20h9V38h-2"
        "v-8h4v3h3v-3h4v3h3v-3h4v8h-2v42zM56 21l5-13 5 13zM0 74q60-8 120 0v6H0z",
        "M59 38h4v7h-4zM36 48h3v5h-3zM82 46h3v5h-3z",
    ),
    "sanctum": (
        "M14 80V36h92v44zM8 30L60 8l52 22v6H8z",
        "M20 80V38h8v42zM36 80V38h8v42zM76 80V38h8v42zM92 80V38h8v42zM4 76h112v4H4zM12 34h96v3H12z",
        "M60 62a10 10 0 1 1 .1 0zM59 36h2v4h-2zM46 51h4v2h-4zM70 51h4v2h-4z",
    ),
    "crossroads": (
        "M0 40q30-10 60-6t60-6v52H0z",
        "M0 56q40-8 120-2v26H0zM57 60V22h3v38zM59 25h22l5 4-5 4H59zM58 37H38l-5 3.5 5 3.5h20z",
        "M58 58q-6 10-28 22h22q10-10 11-22zM64 58q8 8 34 14v8H76q-10-10-16-22z",
    ),
    "market": (
        "M0 52h14l6-10 8 10h16l8-16 10 16h18l8-12 8 12h24v28H0z",
        "M8 80V58l17-12 17 12v22H31V64H19v16zM52 80V54l19-14 19 14v26H79V60H63v20zM98 80V62l12-8"
        " 10 8v18zM0 26q60 26 120-2v1.5Q60 53 0 28z",
        "M20 33a3 3 0 1 1 .1 0zM42 41a3 3 0 1 1 .1 0zM78 40a3 3 0 1 1 .1 0zM102 32a3 3 0 1 1 .1 0z",
    ),
    "mine": (
        "M0 50L26 22l16 16 24-30 22 28 12-12 20 24v32H0z",
        "M0 66l30-24 18 10h24l16-12 32 26v14H0zM42 80V50h4v-4h28v4h4v30h-6V54H48v26z",
        "M50 80V56h20v24zm8-14h4v-6h-4z",
    ),
    "church": (
        "M0 56q40-12 120-4v28H0z",
        "M30 80V46l22-14 6 4V22l-3-2 6-18 6 18-3 2v14l6-4 22 14v34zM60 0h2v6h-2zM0 74h120v6H0z",
        "M61 48q5 4 5 10v8H56v-8q0-6 5-10zM40 54h5v8h-5zM77 54h5v8h-5z",
    ),
    "tree": (
        "M0 58q30-10 60-6t60-4v32H0z",
        "M56 80q4-16 1-28-12 4-22-4-14 0-13-12-9-8 0-17 2-12 17-11 8-9 20-4 11-6 19 3 14 0 15 12"
        " 10 8 2 17 0 11-14 12-9 8-18 3-2 14 4 29zM40 80q10-6 20-6t22 6z",
        "M44 30a2 2 0 1 1 .1 0zM62 20a2 2 0 1 1 .1 0zM78 32a2 2 0 1 1 .1 0zM58 40a2 2 0 1 1 .1 0z",
    ),
    "ark": (
        "M0 44l20-8 18 6 30-12 24 10 28-6v46H0z",
        "M22 56h76q-4 16-18 18H40q-14-2-18-18zM58 56V16h3v40zM63 20q22 8 20 30H63z"
        "M56 24Q40 32 40 50h16zM0 70q10-5 20 0t20 0 20 0 20 0 20 0 20 0v10H0z",
        "M32 60h4v4h-4zM46 60h4v4h-4zM70 60h4v4h-4zM84 60h4v4h-4z",
    ),
}

# How an id of our own Places begins; the light of an unknown one is drawn by lot from its id.
KINDS: dict[str, str] = {
    "spirit-bog": "bog",
    "cavern": "cavern",
    "archive": "archive",
    "mystic-spring": "spring",
    "misty-castle": "castle",
    "sanctum": "sanctum",
    "witches-crossroads": "crossroads",
    "twilight-market": "market",
    "nqobantu-mine": "mine",
    "prophets-church": "church",
    "eternal-tree": "tree",
    "ark-of-longjiang": "ark",
    "sunken-belfry": "church",
    "hollow-throne": "castle",
}


def land(id: str) -> str:
    """Which landscape a Place shows."""
    for start, kind in KINDS.items():
        if id.startswith(start):
            return kind
    kinds = list(LANDS)
    return kinds[blake2b(id.encode(), digest_size=1).digest()[0] % len(kinds)]


def symbols() -> str:
    """All landscapes as `<symbol>`s with the ids `l-bog` …; the sky behind them is a style."""
    return "".join(
        f'<symbol id="l-{name}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice">'
        f'<path class="far" d="{far}"/><path class="near" d="{near}"/>'
        f'<path class="shine" d="{shine}"/></symbol>'
        for name, (far, near, shine) in LANDS.items()
    )
