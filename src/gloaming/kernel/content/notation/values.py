"""What effects are worth to a bot when they are used once, in points."""

from gloaming.kernel.content.notation.verbs import CountWords, PhraseDeclaration, Verb
from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect

PROCEDURE = 1.0  # what is no verb


class EffectValues:
    """Estimates effects, as their verbs are declared."""

    def __init__(
        self,
        by_node: dict[type[Effect], Verb],
        by_phrase: dict[type, PhraseDeclaration],
        count_words: CountWords,
    ) -> None:
        self.by_node = by_node
        self.by_phrase = by_phrase
        self.count_words = count_words

    def of(self, effect: Effect | None) -> float:
        """Returns the points that an effect is worth; nothing is worth nothing."""
        if effect is None:
            return 0.0
        verb = self.by_node.get(type(effect))
        if verb is None:
            return PROCEDURE
        estimate = verb.estimate
        return verb.points if estimate is None else estimate(self, effect)

    def phrase(self, thing: object) -> float:
        """Returns the points that a price is worth."""
        declared = self.by_phrase[type(thing)]
        estimate = declared.estimate
        return declared.points if estimate is None else estimate(self, thing)

    def typical(self, count: Count) -> float:
        """Returns how many there usually are of something."""
        return self.count_words.declaration(count).typical
