"""The action space of a game: a number for everything that a seat can ever answer.

An action is what an option means, its key: `discover:fairy.1`, `pass`. The space is declared as
blocks, one for a verb with all its arguments, so that the same meaning has the same number in every
game of a variant. Where arguments cannot be listed beforehand (which of several effects comes
first) a block has slots instead: `first:#2` is the second of these options in the question's order.
"""

from gloaming.kernel.errors import EncodingError


def counted(least: int, most: int) -> list[str]:
    """Returns the numbers from `least` to `most` as arguments."""
    return [str(n) for n in range(least, most + 1)]


class ActionBlock:
    """All actions of one verb: those with the arguments listed, then so many numbered slots.

    The argument "" is the verb alone. `about` says what the arguments are, for the documentation.
    """

    def __init__(self, verb: str, arguments: list[str], about: str = "", slots: int = 0) -> None:
        self.verb = verb
        self.arguments = arguments
        self.about = about
        self.slots = slots
        self.start = 0  # the number of its first action, set by the space it belongs to

    @property
    def size(self) -> int:
        """How many actions it has."""
        return len(self.arguments) + self.slots

    def names(self) -> list[str]:
        """Returns the names of its actions, in their order."""
        verb = self.verb
        found = [f"{verb}:{argument}" if argument else verb for argument in self.arguments]
        return found + [f"{verb}:#{i + 1}" for i in range(self.slots)]


class ActionSpace:
    """Blocks one after another; `names[number]` is what an action means."""

    def __init__(self, blocks: list[ActionBlock]) -> None:
        self.blocks = blocks
        self.names: list[str] = []
        self.slots: dict[str, int] = {}  # by verb, the number of its first slot
        self._slot_counts: dict[str, int] = {}
        for block in blocks:
            block.start = len(self.names)
            if block.slots:
                self.slots[block.verb] = block.start + len(block.arguments)
                self._slot_counts[block.verb] = block.slots
            self.names += block.names()
        self.size = len(self.names)
        self.numbers: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        if len(self.numbers) != self.size:
            raise ValueError("an action is declared twice")

    def number(self, verb: str, argument: str = "") -> int:
        """Returns the number of an action, -1 where there is none."""
        return self.numbers.get(f"{verb}:{argument}" if argument else verb, -1)

    def numbers_of(self, keys: list[str]) -> list[int]:
        """Returns the numbers of a question's options by their keys, in the same order.

        What has no number of its own, or shares it with another option, takes the next slot.
        """
        found: list[int] = []
        used: dict[str, int] = {}
        for key in keys:
            number = self.numbers.get(key, -1)
            if number < 0 or number in found:
                verb = key.partition(":")[0]
                slot = used.get(verb, 0)
                if slot >= self._slot_counts.get(verb, 0):
                    raise EncodingError(key, self._slot_counts.get(verb, 0))
                used[verb] = slot + 1
                number = self.slots[verb] + slot
            found.append(number)
        return found
