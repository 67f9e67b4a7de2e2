"""A small net: sparse inputs, one hidden layer of rectified units, one output.

Beside the hidden units every input has a weight of its own on the output, so that what simply adds
up needs no hidden unit.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gloaming.kernel.evaluation.inputs import Inputs

BLOCK: Final = 8  # hidden units whose sums are made together
# Weights and inputs are whole numbers of these parts, so that a sum is the same in whatever order
# it is made: weights in files have 11 bits.
PARTS: Final = 1 << 20
ONE: Final[i64] = 1 << 20
SCALE: Final = 1.0 / (PARTS * PARTS)  # of a sum of their products


class Net:
    """The weights of a net.

    `rows` has for each input its weights on the hidden units and then that on the output; `biases`
    are those of the hidden units and of the output, `top` are the weights of the hidden units.
    """

    def __init__(
        self, hidden: int, rows: list[float], biases: list[float], top: list[float]
    ) -> None:
        self.hidden: i64 = hidden
        self.inputs = len(rows) // (hidden + 1)
        self.rows: vec[i64] = vec[i64]()
        for weight in rows:
            self.rows = append(self.rows, i64(int(weight * PARTS)))
        self.biases = biases
        self.top: vec[float] = vec[float]()
        for weight in top:
            self.top = append(self.top, weight)

    def value(self, inputs: Inputs) -> float:
        """Returns the output for some inputs. `NetSums` does so more quickly for many in turn."""
        return NetSums(self).value(inputs)


class NetSums:
    """What the units of a net come to at one position after the other.

    Positions that are compared differ in few of their inputs, and only those are added. Sums of
    whole numbers do not depend on what was asked before.
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self._sums: vec[i64] = vec[i64]()  # of the hidden units and of the output
        for bias in net.biases:
            self._sums = append(self._sums, i64(int(bias * PARTS)) * ONE)
        # the inputs of the last position
        self._count: i64 = 0
        self._numbers: vec[i64] = vec[i64]()
        self._values: vec[i64] = vec[i64]()
        # By how much each input differs; all are 0 between two positions.
        self._by_input: vec[i64] = vec[i64]()
        for _ in range(net.inputs):
            self._by_input = append(self._by_input, 0)
        # The inputs that differ, and by how much.
        self._changed: i64 = 0
        self._changed_numbers: vec[i64] = vec[i64]()
        self._changed_by: vec[i64] = vec[i64]()
        self._output = self._added_up()

    def value(self, inputs: Inputs) -> float:
        """Returns the output for some inputs."""
        self._compare(inputs)
        if self._changed:
            self._output = self._added_up()
        return self._output

    def _compare(self, inputs: Inputs) -> None:
        """Finds what differs from the inputs of the last position, which these replace."""
        by_input = self._by_input
        numbers = self._numbers
        values = self._values
        count = self._count
        given = inputs.numbers
        amounts = inputs.values
        new_count = inputs.count
        touched: i64 = 0
        for i in range(new_count):
            number = given[i]
            amount = amounts[i]
            value: i64 = ONE if amount == 1.0 else i64(int(amount * PARTS))
            if i < count:
                before = numbers[i]
                if before == number and values[i] == value:
                    continue
                touched = self._touch(before, -values[i], touched)
                numbers[i] = number
                values[i] = value
            elif i < len(numbers):
                numbers[i] = number
                values[i] = value
            else:
                numbers = append(numbers, number)
                values = append(values, value)
            touched = self._touch(number, value, touched)
        for j in range(new_count, count):
            touched = self._touch(numbers[j], -values[j], touched)
        self._count = new_count
        self._numbers = numbers
        self._values = values
        # What was taken away and added again has not changed, and is known by being 0.
        changed_numbers = self._changed_numbers
        changed_by = self._changed_by
        changed: i64 = 0
        for k in range(touched):
            number = changed_numbers[k]
            by = by_input[number]
            if by:
                by_input[number] = 0
                changed_numbers[changed] = number
                changed_by[changed] = by
                changed += 1
        self._changed = changed

    def _touch(self, number: i64, by: i64, touched: i64) -> i64:
        """Adds to what an input differs by; returns how many inputs were touched."""
        self._by_input[number] += by
        if touched < len(self._changed_numbers):
            self._changed_numbers[touched] = number
        else:
            self._changed_numbers = append(self._changed_numbers, number)
            self._changed_by = append(self._changed_by, 0)
        return touched + 1

    def _added_up(self) -> float:
        """Adds what differs to the sums of all units, and returns the output."""
        hidden = self.net.hidden
        total = float(self._add_to(hidden)) * SCALE
        top = self.net.top
        unit: i64 = 0
        while unit + BLOCK <= hidden:
            total += self._add_to_block(unit)
            unit += BLOCK
        while unit < hidden:
            here = self._add_to(unit)
            if here > 0:
                total += float(here) * SCALE * top[unit]
            unit += 1
        return total

    def _add_to(self, unit: i64) -> i64:
        """Adds what differs to the sum of one unit, and returns the sum."""
        width: i64 = self.net.hidden + 1
        rows = self.net.rows
        numbers = self._changed_numbers
        changed_by = self._changed_by
        found = self._sums[unit]
        for i in range(self._changed):
            found += changed_by[i] * rows[numbers[i] * width + unit]
        self._sums[unit] = found
        return found

    def _add_to_block(self, unit: i64) -> float:
        """Adds what differs to the sums of `BLOCK` hidden units, and returns what they add to the
        output.

        The sums stay in registers while the inputs go by.
        """
        width: i64 = self.net.hidden + 1
        rows = self.net.rows
        numbers = self._changed_numbers
        changed_by = self._changed_by
        sums = self._sums
        a, b = sums[unit], sums[unit + 1]
        c, d = sums[unit + 2], sums[unit + 3]
        e, f = sums[unit + 4], sums[unit + 5]
        g, h = sums[unit + 6], sums[unit + 7]
        for i in range(self._changed):
            at: i64 = numbers[i] * width + unit
            by = changed_by[i]
            a += by * rows[at]
            b += by * rows[at + 1]
            c += by * rows[at + 2]
            d += by * rows[at + 3]
            e += by * rows[at + 4]
            f += by * rows[at + 5]
            g += by * rows[at + 6]
            h += by * rows[at + 7]
        sums[unit], sums[unit + 1] = a, b
        sums[unit + 2], sums[unit + 3] = c, d
        sums[unit + 4], sums[unit + 5] = e, f
        sums[unit + 6], sums[unit + 7] = g, h
        top = self.net.top
        total = 0.0
        if a > 0:
            total += float(a) * top[unit]
        if b > 0:
            total += float(b) * top[unit + 1]
        if c > 0:
            total += float(c) * top[unit + 2]
        if d > 0:
            total += float(d) * top[unit + 3]
        if e > 0:
            total += float(e) * top[unit + 4]
        if f > 0:
            total += float(f) * top[unit + 5]
        if g > 0:
            total += float(g) * top[unit + 6]
        if h > 0:
            total += float(h) * top[unit + 7]
        return total * SCALE
