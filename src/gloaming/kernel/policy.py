"""A way to play that only one game knows; its box offers it to be seated as a bot."""

from mypy_extensions import mypyc_attr

from gloaming.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for any seat; it may look at nothing that the seat cannot know."""

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that this seat takes now."""
        raise NotImplementedError

    def is_routine(self, game: Game, seat: int) -> bool:
        """Whether the open question is not worth a search: the policy's answer is as good as any.

        By default no question is.
        """
        return False

    def alternatives(self, game: Game, seat: int, choices: list[int]) -> list[int]:
        """Returns which of a seat's choices a search should try beside the policy's own answer.

        By default all; a policy leaves out what is the same as another one, or never better.
        """
        return choices

    def shorten(self, game: Game, seat: int) -> bool:
        """Leaves of an imagined game only the work whose effect has to be seen before a seat's
        options can be judged; returns whether that was done.

        Such a game is played on until nothing is left to do; others, as all by default, until the
        next settled question.
        """
        return False
