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
    "cliffs": (
        "M0 40l14-18 10 12 16-26 14 20 12-10 18 22 14-14 22 20v34H0z",
        "M0 66q30-8 60-4t60-6v24H0zM22 66l4-26 5-8 4 9-3 25zM40 66l2-16 4-6 4 7-2 15z"
        "M78 64l5-34 6-10 5 11-3 33zM98 62l3-18 5-6 3 8-2 16zM62 64l2-12 3-5 3 6-1 11z",
        "M26 40l5-8 1 10-3 24h-3zM83 30l6-10 1 12-3 32h-4zM42 50l4-6v8l-2 14h-2z"
        "M101 44l5-6v8l-2 16h-3z",
    ),
    "tower": (
        "M0 54q30-14 60-6t60-8v40H0z",
        "M44 80V26l-4-3V12h6v5h5v-5h7v5h5v-5h4l-3 9 4 4-5 5 3 6-4 6 6 5-4 4 6 6-2 23z"
        "M0 74q60-8 120 0v6H0zM82 76l6-9 9 2 5 7zM28 77l5-6 6 6z",
        "M52 32q3 0 3 4v6h-6v-6q0-4 3-4zM53 54q3 0 3 4v6h-6v-6q0-4 3-4zM96 14a6 6 0 1 1 .1 0z",
    ),
    "belfry": (
        "M0 46q30-6 60-2t60-4v40H0z",
        "M46 62V28l14-18 14 18v34zM58 0h4v12h-4zM0 60q10-5 20 0t20 0 20 0 20 0 20 0 20 0v20H0z",
        "M53 34h14v10q-7 7-14 0zM10 68q8-3 16 0v1.5q-8-3-16 0zM84 70q8-3 16 0v1.5q-8-3-16 0z",
    ),
    "throne": (
        "M0 50l24-20 18 10 20-26 22 24 16-8 20 16v34H0z",
        "M42 80V32q-10-14 0-28 0 12 8 17 10-6 20 0 8-5 8-17 10 14 0 28v48h-8V58H50v22z"
        "M0 74h120v6H0z",
        "M52 36h16v18H52z",
    ),
}

# The light of each: the colours of the sky from above and how far down they reach, then what is
# far, what is near, and what shines.
LIGHTS: dict[str, tuple[str, str, str, str]] = {
    "bog": ("#c9cfa0 0 #7f9a74 55 #4c6a56 100", "#55755a", "#2c4538", "#e9ffd0"),
    "cavern": ("#ffc878 0 #a2593f 48 #3b2636 100", "#5b3543", "#2a1a2b", "#ffe2a3"),
    "archive": ("#e0bd84 0 #a5774c 65 #6d4a34 100", "#7a5437", "#452c20", "#ffe7a8"),
    "spring": ("#e8eef0 0 #a9cfd6 55 #6ea5b1 100", "#7fa9b4", "#356a78", "#f4ffff"),
    "castle": ("#e9d9e2 0 #b6a3c4 55 #8474a0 100", "#8d7ea8", "#3f3357", "#ffe6a6"),
    "sanctum": ("#fff0c4 0 #eab36d 60 #b4694f 100", "#c98757", "#7a4538", "#fff6d8"),
    "crossroads": ("#f4c9a0 0 #d59a72 48 #8f7f58 100", "#a98a5c", "#4d4a33", "#e9d3a2"),
    "market": ("#3d3262 0 #8b5277 60 #d98a5f 100", "#5b3b66", "#2a1c3c", "#ffd27a"),
    "mine": ("#f3cf9c 0 #c38653 55 #7b4b3b 100", "#9a6648", "#42281f", "#ffcf7a"),
    "church": ("#cfe0f2 0 #8fb0d4 60 #6583b0 100", "#7791b8", "#2b3c5e", "#fff0b4"),
    "tree": ("#f5ecb8 0 #a9c986 60 #6c9a67 100", "#82a86a", "#2f5233", "#fff7bd"),
    "ark": ("#ffd9c2 0 #df9098 55 #7c6a9c 100", "#9d6b88", "#3c2b4d", "#ffe3a8"),
    "cliffs": ("#d9e6ff 0 #9fb4e8 50 #6a74b8 100", "#7f8cc6", "#39407a", "#e6fbff"),
    "tower": ("#2f2a55 0 #6a4f86 58 #b9788a 100", "#5b4a78", "#241a3a", "#ffe7b0"),
    "belfry": ("#cfe3df 0 #7fb0b4 52 #3f7086 100", "#5f93a0", "#1f4356", "#f2e3a6"),
    "throne": ("#f0b48a 0 #a8505c 55 #4a2440 100", "#8a4658", "#2d1428", "#ffcf8a"),
}
GLOWING = ("cavern",)  # their light comes from below, not from the sky

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
    "crystal-cliffs": "cliffs",
    "lost-tower": "tower",
    "sunken-belfry": "belfry",
    "hollow-throne": "throne",
}


def land(id: str) -> str:
    """Returns which landscape a Place shows."""
    for start, kind in KINDS.items():
        if id.startswith(start):
            return kind
    kinds = list(LANDS)
    return kinds[blake2b(id.encode(), digest_size=1).digest()[0] % len(kinds)]


def symbols() -> str:
    """Returns all landscapes as `<symbol>`s with the ids `l-bog` …, each with its sky."""
    return "".join(_symbol(name) for name in LANDS)


def _symbol(name: str) -> str:
    far, near, shine = LANDS[name]
    sky, *colours = LIGHTS[name]
    parts = sky.split()
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{colour}"/>'
        for colour, at in zip(parts[::2], parts[1::2])
    )
    if name in GLOWING:
        light = f'<radialGradient id="g-{name}" cy=".92" r=".8">{stops}</radialGradient>'
    else:
        light = f'<linearGradient id="g-{name}" x2="0" y2="1">{stops}</linearGradient>'
    drawn = "".join(
        f'<path fill="{colour}" opacity="{opacity}" d="{path}"/>'
        for path, colour, opacity in zip((far, near, shine), colours, (".55", ".8", ".9"))
    )
    return (
        f'{light}<symbol id="l-{name}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice">'
        f'<path fill="url(#g-{name})" d="M0 0h120v80H0z"/>{drawn}</symbol>'
    )
