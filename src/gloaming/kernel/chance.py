"""The only source of randomness: a keyed hash that counts.

Every number comes from BLAKE2b(key, counter). Copying a chance copies two fields,
nobody can foresee it without the key, and a record replays exactly on every platform.
"""

from hashlib import blake2b
from typing import Final

_BLOCK: Final = 64
_WORDS: Final = 16  # 32-bit words in one block
_SPAN: Final = 1 << 32


class Chance:
    """Fair, replayable luck: `Chance(key)`, then `below`, `shuffle`, `pick`."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def copy(self) -> "Chance":
        return Chance(self.key, self.counter)

    def block(self) -> int:
        """Returns the next 512 random bits as one number."""
        count = self.counter
        self.counter = count + 1
        digest = blake2b(count.to_bytes(8, "little"), digest_size=_BLOCK, key=self.key).digest()
        return int.from_bytes(digest, "little")

    def below(self, bound: int) -> int:
        """Returns a number from 0 to bound - 1, each equally likely."""
        if bound <= 1:
            return 0
        limit = _SPAN - _SPAN % bound
        bits = self.block()
        left = _WORDS
        while True:
            word = bits & 0xFFFFFFFF
            if word < limit:
                return word % bound
            bits >>= 32
            left -= 1
            if left == 0:
                bits = self.block()
                left = _WORDS

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates in place: every order equally likely."""
        bits = 0
        left = 0
        i = len(items) - 1
        while i > 0:
            if left == 0:
                bits = self.block()
                left = _WORDS
            word = bits & 0xFFFFFFFF
            bits >>= 32
            left -= 1
            bound = i + 1
            if word < _SPAN - _SPAN % bound:
                j = word % bound
                items[i], items[j] = items[j], items[i]
                i -= 1

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """Returns so many dice, each from 1 to `sides`; up to 64 of them come from one hash.

        Every roll begins a block of its own, so that nothing has to be remembered between rolls.
        """
        found: list[int] = []
        limit = 256 - 256 % sides
        bits = 0
        left = 0
        while len(found) < dice:
            if left == 0:
                bits = self.block()
                left = _BLOCK
            byte = bits & 0xFF
            bits >>= 8
            left -= 1
            if byte < limit:
                found.append(byte % sides + 1)
        return found

    def fork(self, label: str) -> "Chance":
        """Returns an independent chance, derived from this one's key without drawing from it."""
        return Chance(blake2b(label.encode(), digest_size=32, key=self.key).digest())


def key_from_seed(seed: str | int) -> bytes:
    """Returns the 32-byte key that a short seed stands for."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"gloaming").digest()


def commitment(key: bytes) -> str:
    """Returns the hash of a key, shown when play starts so that the key can be checked at the
    end."""
    return blake2b(key, digest_size=32, person=b"commitment").hexdigest()
