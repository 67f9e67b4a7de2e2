"""Effects as sentences.

Nobody writes card text by hand: it is written from the tree that the engine runs. A sentence
asks each node for one of five forms, because languages order verbs differently:

| form | where it stands | en | de |
| --- | --- | --- | --- |
| do   | a sentence of its own | gain 1 Herb | erhalte 1 Kraut |
| next | after "then" | gain 1 Herb | erhalte 1 Kraut |
| then | after a clause | gain 1 Herb | erhältst du 1 Kraut |
| to   | after "you may" | gain 1 Herb | 1 Kraut erhalten |
| pick | an answer, without its own "you may" | gain 1 Herb | erhalte 1 Kraut |
"""

# not compiled: its base class speaks through Fluent, and games anywhere subclass it

from pathlib import Path

from gloaming.kernel.content.notation.control_verbs import is_brief
from gloaming.kernel.content.notation.reader import Notation
from gloaming.kernel.content.notation.verbs import DO, NEXT, PICK, THEN, WrittenDeclaration
from gloaming.kernel.control import ChooseOne, Count, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.text.words import Words, capital

# Where a whole sentence after a colon begins with a capital.
CAPITAL_AFTER_COLON = ("de",)


class SentenceWriter(Words):
    """Writes effects in one language, as their verbs are declared in the notation of a game."""

    def __init__(
        self, language: str, folders: tuple[Path, ...], seats: list[str], notation: Notation
    ) -> None:
        super().__init__(language, folders, seats)
        self.notation = notation
        self._picks: dict[str, str] = {}

    def find_effect(self, path: str) -> Effect | None:
        """Returns the effect of that path, if there is one; a game knows its trees."""
        raise NotImplementedError

    def count_arguments(self, name: str) -> dict[str, str]:
        """Returns what the message of a count needs besides its number."""
        return {}

    # --- effects ----------------------------------------------------------------------------

    def effect(self, path: str) -> str:
        """Returns an effect as an answer names it: an offer without its "you may"."""
        if path not in self._picks:
            found = self.find_effect(path)
            self._picks[path] = path if found is None else self.write(found, PICK)
        return self._picks[path]

    def write(self, effect: Effect, form: str = DO) -> str:
        """Returns the sentence of an effect tree, without a capital and a full stop."""
        verb = self.notation.by_node.get(type(effect))
        if verb is None:
            return self.format(f"step-{effect.path.partition('.')[2]}")
        return self._written(verb, effect, form)

    def phrase(self, thing: object, form: str = DO) -> str:
        """Returns the text of a price or of seats, as it is declared."""
        return self._written(self.notation.by_phrase[type(thing)], thing, form)

    def _written(self, declared: WrittenDeclaration, thing: object, form: str) -> str:
        if declared.writer is not None:
            return declared.writer(self, thing, form)
        arguments: dict[str, int | str] = {}
        for name, attribute in declared.arguments.items():
            value = getattr(thing, attribute)
            arguments[name] = self.write(value, NEXT) if isinstance(value, Effect) else value
        return self.format(declared.message, form=form, **arguments)

    def trigger(self, event: str, effect: Effect) -> str:
        """Returns an effect with the event that sets it off."""
        when = self.format(f"event-{event}")
        first = effect.parts[0] if isinstance(effect, Sequence) else effect
        if self.is_sentence_start(first):
            said = self.after_colon(self.write(effect))
            return self.format("trigger-long", event=when, effect=said)
        return self.format("trigger", event=when, effect=self.write(effect, THEN))

    def counted(self, count: Count, n: int) -> str:
        """Returns the name of what is counted, for n of it."""
        name = self.notation.count_words.declaration(count).name
        return self.format(f"count-{name}", n=n, **self.count_arguments(name))

    def at_least(self, count: Count, least: int) -> str:
        """Returns the condition that a count is at least so many."""
        own = f"at-least-{self.notation.count_words.declaration(count).name}"
        if self.has_message(own):
            return self.format(own, n=least)
        return self.format("at-least", n=least, count=self.counted(count, least))

    def per(self, what: str, count: Count, every: int) -> str:
        """Returns something "for each" or "for every 2" of what is counted."""
        counted = self.counted(count, every)
        if every == 1:
            return self.format("per-one", what=what, count=counted)
        return self.format("per-every", what=what, n=every, count=counted)

    # --- where a part can stand -------------------------------------------------------------

    def is_sentence_start(self, effect: Effect) -> bool:
        """Whether it may begin a sentence but not follow "then" or "whenever …,"."""
        verb = self.notation.by_node.get(type(effect))
        return verb is not None and verb.is_sentence_start

    def first_part(self, part: Effect, form: str) -> str:
        """Returns a part that others follow, in brackets where its end would not be clear."""
        text = self.write(part, form)
        verb = self.notation.by_node.get(type(part))
        is_open = verb is not None and verb.ends_open
        if isinstance(part, ChooseOne):
            is_open = not is_brief(part)
        return self.format("group", effect=text) if is_open else text

    def has_infinitive(self, effect: Effect) -> bool:
        """Whether it can follow "you may" as one phrase."""
        if isinstance(effect, Sequence):
            return all(self.has_infinitive(part) for part in effect.parts)
        verb = self.notation.by_node.get(type(effect))
        return verb is None or not (verb.is_sentence_start or verb.ends_open)

    def after_colon(self, text: str) -> str:
        """Returns a text as it stands after a colon in this language."""
        return capital(text) if self.language in CAPITAL_AFTER_COLON else text
