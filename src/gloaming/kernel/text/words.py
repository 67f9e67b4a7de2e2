"""Messages in the reader's language, by Fluent; a game adds its own words and writes its cards."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gloaming.kernel.cache import Cache
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name, split_thing

HERE = Path(__file__).parent / "words"
TEXTS = 4000  # formatted messages of a language that are kept at least
LISTED = "listed"  # a message whose arguments are the parts of a list
FIRST, LAST = "\uf8fe", "\uf8ff"  # characters that no text uses: the parts of a list
TITLES = {"en": "English", "es": "Español", "de": "Deutsch"}


@cache
def bundle(language: str, *folders: Path) -> FluentBundle:
    """Returns all messages of a language: the kernel's and those in `folders`, later ones on
    top."""
    if language not in LANGUAGES:
        raise GloamingError(f"there is no language “{language}”; there are: {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for folder in (HERE, *folders):
        for file in sorted(folder.glob(f"{language}*.ftl")):
            found.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return found


@cache
def _texts(language: str, *folders: Path) -> Cache[tuple[object, ...], str]:
    """Returns the messages of a bundle that were formatted lately, by their ids and arguments."""
    return Cache(TEXTS)


def capital(text: str) -> str:
    """Returns a text with its first letter large."""
    return text[:1].upper() + text[1:]


class Words:
    """Says messages in one language. A game subclasses it to name its things and write effects."""

    def __init__(self, language: str, folders: tuple[Path, ...], seats: list[str]) -> None:
        self.language = language
        self.seats = seats
        self._bundle = bundle(language, *folders)
        self._texts = _texts(language, *folders)

    def say(self, message: Message) -> str:
        """Returns a message in words. Arguments that are messages or names are said first."""
        if message.id == "effect":
            return self.effect(str(message.args["path"]))
        if message.id == "amounts":
            return self.amounts({unit: int(str(n)) for unit, n in message.args.items()})
        if message.id == LISTED:
            return self.join([self._said(part) for part in message.args.values()]) or self.format(
                "nothing"
            )
        return self.format(message.id, **message.args)

    def _said(self, part: int | str | Message | Name) -> str:
        if isinstance(part, Message):
            return self.say(part)
        return self.name(part.thing) if isinstance(part, Name) else str(part)

    def amounts(self, amounts: dict[str, int]) -> str:
        """Returns amounts by unit: "1 Herb, 2 Potions and 3 Mana"; none at all is "nothing"."""
        return self.join(
            [self.format(f"amount-{unit}", n=n) for unit, n in amounts.items() if n]
        ) or self.format("nothing")

    def format(self, id: str, **args: int | str | Message | Name) -> str:
        """Returns the text of a message id; an unknown one shows its id rather than nothing."""
        values: dict[str, int | str] = {}
        for key, value in args.items():
            if isinstance(value, Message):
                values[key] = self.say(value)
            elif isinstance(value, Name):
                values[key] = self.name(value.thing)
                if entry := self.entry_of(value.thing):
                    values.setdefault("entry", entry)
            else:
                values[key] = value
        whole = (id, *values.items())
        text = self._texts.get(whole)
        if text is None:
            text = self._texts.put(whole, self._formatted(id, values))
        return text

    def _formatted(self, id: str, values: dict[str, int | str]) -> str:
        found = self._bundle.get_message(id) if self._bundle.has_message(id) else None
        if found is None or found.value is None:
            return f"[{id}]"
        text, _errors = self._bundle.format_pattern(found.value, values)
        return str(text)

    def has_message(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(id)

    def kind(self, kind: str) -> str:
        """Returns what cards of a kind are called; its id where the game has no word for it."""
        return self.format(f"kind-{kind}") if self.has_message(f"kind-{kind}") else kind

    def name(self, thing: str) -> str:
        """Returns the name of a thing; a game knows its cards and regions, everybody knows the
        seats."""
        kind, rest = split_thing(thing)
        if kind == "seat":
            seat = int(rest)
            return self.seats[seat] if 0 <= seat < len(self.seats) else self.format("nobody")
        return rest

    def entry_of(self, thing: str) -> str:
        """Returns the argument `entry` of messages that name a thing, if its article depends on it.

        A game whose names stand with an article says here which name it is; by default none is.
        """
        return ""

    def join(self, parts: list[str]) -> str:
        """Returns several things as people list them; nothing where there is none."""
        if len(parts) < 2:
            return "".join(parts)
        found = parts[0]
        for part in parts[1:-1]:
            found = self._joined(found, part, "list-more")
        start = parts[-1].casefold()
        sound = "i" if start.startswith(("i", "í", "hi", "hí")) and start[:3] != "hie" else "other"
        return self._joined(found, parts[-1], "list-two", sound=sound)

    def _joined(self, first: str, last: str, id: str, **args: str) -> str:
        """Returns two texts as a message joins them, which is formatted once for all texts."""
        pattern = self.format(id, first=FIRST, last=LAST, **args)
        before, _, rest = pattern.partition(FIRST)
        between, _, after = rest.partition(LAST)
        return f"{before}{first}{between}{last}{after}"

    def effect(self, path: str) -> str:
        """Returns the text of an effect by its path.

        By default that is a message: `effect-lighthouse-stoke` for `lighthouse.stoke`. A game that
        writes the text of its effects from their trees says so here instead.
        """
        return self.format(f"effect-{path.replace('.', '-')}")

    def write(self, effect: Effect) -> str:
        """Returns the text of an effect tree."""
        raise NotImplementedError
