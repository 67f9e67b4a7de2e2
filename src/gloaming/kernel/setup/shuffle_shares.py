"""Shuffles that nobody can choose: a secret of the server's and a share of every person.

The server draws a secret and shows its hash before anybody sits down. Every person draws a share,
and gives its hash when they sit down (that is the commitment: from then on it cannot be another).
When all have given theirs, they reveal the shares. The key of the shuffles is made of the secret
and of all shares, so whoever kept their own share to themselves until the others were bound knows
that nobody, not even the server, could choose the cards.

As long as shares can come, the cards are dealt by another key: what people see meanwhile tells them
nothing of what will be dealt, so nobody can keep a share back to keep cards that they like.
"""

from hashlib import blake2b, sha256

import msgspec

from gloaming.kernel.errors import RecordError

BROWSER, PROGRAM, SERVER = "browser", "program", "server"  # who has drawn a share
HEX = frozenset("0123456789abcdef")
LENGTHS = range(16, 129)  # of a share, in characters


class Share(msgspec.Struct, frozen=True, array_like=True):
    """What a person adds to the shuffles; `nonce` is "" until it is revealed."""

    seat: int
    commitment: str
    nonce: str = ""
    drawn_by: str = BROWSER


class ShuffleShares(msgspec.Struct, frozen=True):
    """All that the key of a game is made of; the secret is shown when the game is over."""

    secret: str
    shares: tuple[Share, ...] = ()
    made: float = 0.0  # the served time at which the secret was drawn
    pending_since: float = -1.0  # and at which all seats were taken; below 0 before that
    is_open: bool = False  # shares can still come

    def find(self, seat: int) -> Share | None:
        """Returns the share that the person at a seat has given, if any."""
        return next((share for share in self.shares if share.seat == seat), None)

    @property
    def is_revealed(self) -> bool:
        """Whether nobody who has committed still has to reveal."""
        return all(share.nonce for share in self.shares)


def is_share(text: str) -> bool:
    """Returns whether a text can be a share: some hexadecimal digits."""
    return len(text) in LENGTHS and HEX.issuperset(text)


def is_commitment(text: str) -> bool:
    """Returns whether a text can be the hash of a share."""
    return len(text) == 64 and HEX.issuperset(text)


def commitment_to(text: str) -> str:
    """Returns the hash by which somebody is bound to a secret: SHA-256, as any tool computes it."""
    return sha256(text.encode()).hexdigest()


def key_from_shares(shares: ShuffleShares) -> str:
    """Returns the key of the shuffles; of a share that was never revealed its hash counts."""
    parts = [shares.secret]
    for share in sorted(shares.shares, key=lambda share: share.seat):
        parts.append(f"{share.seat}:{share.nonce or share.commitment}")
    if shares.is_open:
        parts.append("open")
    text = "\n".join(parts).encode()
    return blake2b(text, digest_size=32, person=b"gloaming-shares").hexdigest()


def check_shares(shares: ShuffleShares, key: str) -> None:
    """Refuses a key that is not made of these shares, and a share that is not what was bound."""
    for share in shares.shares:
        if share.nonce and commitment_to(share.nonce) != share.commitment:
            raise RecordError(f"the share of seat {share.seat + 1} is not the one it was bound to")
    if key_from_shares(shares) != key:
        raise RecordError("the key of the shuffles is not made of the secret and the shares")
