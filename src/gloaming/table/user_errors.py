"""What the table refuses, said in the reader's language."""

from gloaming.kernel.errors import GloamingError, IllegalAnswer, NotAsked, StaleAnswer

# Refusals of the kernel that everybody meets.
KERNEL: dict[type[GloamingError], str] = {
    StaleAnswer: "sorry-stale",
    NotAsked: "sorry-not-asked",
    IllegalAnswer: "sorry-illegal",
}


class UserError(GloamingError):
    """A refusal by the id of its words (`words/*-user-errors.ftl`)."""

    def __init__(self, id: str, **words: str) -> None:
        super().__init__(id, words)
        self.id = id
        self.words = words

    def __str__(self) -> str:
        return said(self)


def said(error: Exception, lang: str = "en") -> str:
    """An error in words; what a game says about its set-up or a pack is in English."""
    from gloaming.table.pages.frame import speaker

    if isinstance(error, UserError):
        return speaker(lang)(error.id, **error.words)
    id = KERNEL.get(type(error))  # type: ignore[arg-type]
    return speaker(lang)(id) if id else str(error)
