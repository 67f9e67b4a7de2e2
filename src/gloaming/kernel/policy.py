"""A way to play that only one game knows; its box offers it to be seated as a bot."""

from mypy_extensions import mypyc_attr

from gloaming.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for any seat; it may look at nothing that the seat cannot know."""

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that this seat takes now."""
        raise NotImplementedError
