"""The style sheet with the places of spaces and the colours of investigators.

A page may have no styles of its own (its content policy forbids them), so what the art declares is
written into `static/places.css`; a test compares the file with `places_css`.
"""

from gloaming.eldritch.page.art import cameos, world


def places_css() -> str:
    """Returns the style sheet: where every space lies in percent, and everybody's colour."""
    lines = [
        "/* Where spaces lie and which colour investigators have; written by places.py. */",
        "",
    ]
    for space, (x, y) in world.POSITIONS.items():
        place = f"--x: {x / world.WIDTH * 100:.2f}; --y: {y / world.HEIGHT * 100:.2f};"
        lines.append(f".game-eldritch :is(.at-{space}, .on-{space}) {{ {place} }}")
    lines.append("")
    lines += [f".who-{sheet} {{ --tone: {tone}; }}" for sheet, tone in cameos.TONES.items()]
    return "\n".join(lines) + "\n"
