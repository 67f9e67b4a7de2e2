"""What the table refuses, in the reader's language."""

from gloaming.kernel.errors import GloamingError, IllegalAnswer, NotAsked, StaleAnswer

# Errors of the kernel that have words of their own.
KERNEL_ERRORS: dict[type[GloamingError], str] = {
    StaleAnswer: "error-stale",
    NotAsked: "error-not-asked",
    IllegalAnswer: "error-illegal",
}


class UserError(GloamingError):
    """An error for people, by the id of its message (`words/*-user-errors.ftl`)."""

    def __init__(self, id: str, **words: str) -> None:
        super().__init__(id, words)
        self.id = id
        self.words = words

    def __str__(self) -> str:
        return error_text(self)


def error_text(error: Exception, lang: str = "en") -> str:
    """Returns an error in words; what a game says about its set-up or a pack is in English."""
    from gloaming.table.pages.frame import speaker

    if isinstance(error, UserError):
        return speaker(lang)(error.id, **error.words)
    id = KERNEL_ERRORS.get(type(error))  # type: ignore[arg-type]
    return speaker(lang)(id) if id else str(error)
