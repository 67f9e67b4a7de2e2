"""A small net: sparse inputs, one hidden layer of rectified units, one output.

Beside the hidden units every input has a weight of its own on the output, so that what simply adds
up needs no hidden unit.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gloaming.kernel.evaluation.inputs import Inputs


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
        self._sums: vec[float] = packed(biases)

    def value(self, inputs: Inputs) -> float:
        """Returns the output for some inputs."""
        hidden = self.hidden
        width: i64 = hidden + 1
        sums = self._sums
        biases = self._biases
        for unit in range(width):
            sums[unit] = biases[unit]
        rows = self._rows
        numbers = inputs.numbers
        values = inputs.values
        for i in range(inputs.count):
            at: i64 = numbers[i] * width
            value = values[i]
            for unit in range(width):
                sums[unit] = sums[unit] + value * rows[at + unit]
        total = sums[hidden]
        top = self._top
        for unit in range(hidden):
            if sums[unit] > 0.0:
                total += sums[unit] * top[unit]
        return total


def packed(values: list[float]) -> vec[float]:
    """Returns numbers as a block of memory."""
    found = vec[float]()
    for value in values:
        found = append(found, value)
    return found
