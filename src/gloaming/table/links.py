"""Ids, short codes and secret links: unguessable, and kept only as hashes."""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike


def new_id() -> str:
    """Returns an id for a table."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def new_code() -> str:
    """Returns a short code to say aloud: it lets one watch, or find a free seat."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_recovery_code() -> str:
    """Returns a code to write down: four groups of five signs."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


def plain_recovery_code(given: str) -> str:
    """Returns a code as somebody may have typed it, without what does not count."""
    return "".join(c for c in given.upper() if c in LETTERS)


def new_link() -> str:
    """Returns the secret of a seat's link."""
    return secrets.token_urlsafe(24)


def link_hash(link: str) -> str:
    """Returns what is stored of a link."""
    return hashlib.sha256(link.encode()).hexdigest()
