"""The only source of randomness: a keyed hash that counts.

Every number comes from BLAKE2b(key, counter). Copying a chance copies two fields,
nobody can foresee it without the key, and a record replays exactly on every platform.
"""

from hashlib import blake2b
from typing import Final

_BLOCK: Final = 64
_SPAN: Final = 1 << 32


class Chance:
    """Fair, replayable luck: `Chance(key)`, then `below`, `shuffle`, `pick`."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def copy(self) -> "Chance":
        return Chance(self.key, self.counter)

    def block(self) -> bytes:
        """Returns the next 64 random bytes."""
        count = self.counter
        self.counter = count + 1
        digest = blake2b(count.to_bytes(8, "little"), digest_size=_BLOCK, key=self.key).digest()
        assert isinstance(digest, bytes)
        return digest

    def below(self, bound: int) -> int:
        """Returns a number from 0 to bound - 1, each equally likely."""
        if bound <= 1:
            return 0
        limit = _SPAN - _SPAN % bound
        block = self.block()
        at = 0
        while True:
            word = block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24
            if word < limit:
                return word % bound
            at += 4
            if at == _BLOCK:
                block = self.block()
                at = 0

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place by Fisher-Yates: every order is equally likely."""
        block = b""
        at = _BLOCK
        i = len(items) - 1
        while i > 0:
            if at == _BLOCK:
                block = self.block()
                at = 0
            word = block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24
            at += 4
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
        block = b""
        at = _BLOCK
        while len(found) < dice:
            if at == _BLOCK:
                block = self.block()
                at = 0
            byte = block[at]
            at += 1
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
