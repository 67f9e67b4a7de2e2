"""The file in which a net ships: a line of JSON that says what it is, then its weights.

The weights are 16-bit floats, little-endian: the rows of all inputs, the biases, the top.
"""

import struct
from math import isfinite
from pathlib import Path

import msgspec

from gloaming.kernel.errors import GloamingError

FORMAT = 1
MOST = 1024.0  # of a weight: sums of products with the inputs have to fit into 64 bits


class NetCard(msgspec.Struct):
    """How a net was made and how good it is, as people may want to know."""

    format: int
    game: str
    rules: str  # the rules version of the games it learned from
    hidden: int
    share: float  # of the game's own formula that is mixed into its judgement
    names: list[str]  # of the inputs, in the order of their rows
    made: dict[str, str] = {}  # the command, seeds, games, errors
    strength: dict[str, str] = {}  # what was measured of it
    victory: float = 0.0  # points that a victory counts in what it learned
    ratings: dict[str, int] = {}  # of bots: what they won of 100 games of a ladder of all of them


class Weights(msgspec.Struct):
    """A net as it is stored."""

    card: NetCard
    rows: list[float]
    biases: list[float]
    top: list[float]


def write_weights(path: Path, weights: Weights) -> None:
    """Writes a net to a file."""
    numbers = [*weights.rows, *weights.biases, *weights.top]
    data = msgspec.json.encode(weights.card) + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)


def read_weights(path: Path) -> Weights:
    """Reads a net; a file that is none raises GloamingError with what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise GloamingError(f"{path}: it cannot be read ({error.strerror})") from None
    head, _, rest = data.partition(b"\n")
    try:
        card = msgspec.json.decode(head, type=NetCard)
    except msgspec.DecodeError as error:
        raise GloamingError(f"{path}: its first line is not the card of a net ({error})") from None
    if card.format != FORMAT:
        raise GloamingError(f"{path}: it has format {card.format}; this version reads {FORMAT}")
    width = card.hidden + 1
    count = len(card.names) * width + width + card.hidden
    if len(rest) != 2 * count:
        raise GloamingError(
            f"{path}: {len(rest):,} bytes of weights, but {len(card.names):,} inputs with"
            f" {card.hidden} hidden units have {2 * count:,}; the file is damaged"
        )
    numbers = list(struct.unpack(f"<{count}e", rest))
    if not (isfinite(sum(numbers)) and max(map(abs, numbers)) <= MOST):
        raise GloamingError(
            f"{path}: it has weights that are no numbers, or beyond {MOST:,.0f}; train it again"
        )
    rows = len(card.names) * width
    return Weights(card, numbers[:rows], numbers[rows : rows + width], numbers[rows + width :])
