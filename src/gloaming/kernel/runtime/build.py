"""Whether the rules run compiled or interpreted here."""

# not compiled: it only looks at how the others were loaded

from gloaming.kernel import game


def build() -> str:
    """Returns `compiled` or `interpreted`."""
    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"
