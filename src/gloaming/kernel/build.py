"""Whether the rules run compiled or interpreted here."""

from gloaming.kernel import game


def build() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"
