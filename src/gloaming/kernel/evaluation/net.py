"""A small net: sparse inputs, one hidden layer of rectified units, one output.

Beside the hidden units every input has a weight of its own on the output, so that what simply adds
up needs no hidden unit.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gloaming.kernel.evaluation.inputs import Inputs

BLOCK: Final = 8  # hidden units whose sums are made together


class Net:
    """The weights of a net, and what it says of inputs.

    `rows` has for each input its weights on the hidden units and then that on the output; `biases`
    are those of the hidden units and of the output, `top` are the weights of the hidden units.
    """

    def __init__(
        self, hidden: int, rows: list[float], biases: list[float], top: list[float]
    ) -> None:
        self.hidden: i64 = hidden
        self._rows: vec[float] = packed(rows)
        self._biases: vec[float] = packed(biases)
        self._top: vec[float] = packed(top)

    def value(self, inputs: Inputs) -> float:
        """Returns the output for some inputs."""
        hidden = self.hidden
        total = self._unit(inputs, hidden)
        top = self._top
        unit: i64 = 0
        while unit + BLOCK <= hidden:
            total = self._add_block(inputs, unit, total)
            unit += BLOCK
        while unit < hidden:
            here = self._unit(inputs, unit)
            if here > 0.0:
                total += here * top[unit]
            unit += 1
        return total

    def _unit(self, inputs: Inputs, unit: i64) -> float:
        """Returns what the inputs come to at one unit."""
        width: i64 = self.hidden + 1
        rows = self._rows
        numbers = inputs.numbers
        values = inputs.values
        found = self._biases[unit]
        for i in range(inputs.count):
            found += values[i] * rows[numbers[i] * width + unit]
        return found

    def _add_block(self, inputs: Inputs, unit: i64, total: float) -> float:
        """Adds what `BLOCK` hidden units have to say to an output.

        This is where bots that judge by a net spend their time: the sums of several units stay in
        registers while the inputs go by.
        """
        width: i64 = self.hidden + 1
        rows = self._rows
        biases = self._biases
        numbers = inputs.numbers
        values = inputs.values
        a, b = biases[unit], biases[unit + 1]
        c, d = biases[unit + 2], biases[unit + 3]
        e, f = biases[unit + 4], biases[unit + 5]
        g, h = biases[unit + 6], biases[unit + 7]
        for i in range(inputs.count):
            at: i64 = numbers[i] * width + unit
            value = values[i]
            a += value * rows[at]
            b += value * rows[at + 1]
            c += value * rows[at + 2]
            d += value * rows[at + 3]
            e += value * rows[at + 4]
            f += value * rows[at + 5]
            g += value * rows[at + 6]
            h += value * rows[at + 7]
        top = self._top
        if a > 0.0:
            total += a * top[unit]
        if b > 0.0:
            total += b * top[unit + 1]
        if c > 0.0:
            total += c * top[unit + 2]
        if d > 0.0:
            total += d * top[unit + 3]
        if e > 0.0:
            total += e * top[unit + 4]
        if f > 0.0:
            total += f * top[unit + 5]
        if g > 0.0:
            total += g * top[unit + 6]
        if h > 0.0:
            total += h * top[unit + 7]
        return total


def packed(values: list[float]) -> vec[float]:
    """Returns numbers as a block of memory."""
    found = vec[float]()
    for value in values:
        found = append(found, value)
    return found
