"""What is said to people: typed messages, translated only when somebody reads them."""

from typing import Final

SOMEBODY: Final = -1


class Message:
    """A message id with its arguments.

    An argument is a number, a plain text, another message, or a `Name`: a thing of the
    game whose name depends on the reader's language.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: "int | str | Message | Name") -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        inner = ", ".join(f"{key}={value!r}" for key, value in self.args.items())
        return f"Message({self.id!r}, {inner})" if inner else f"Message({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


class Name:
    """The name of a thing (`card:fairy`, `region:northern-lakes`, `seat:2`) in any language."""

    __slots__ = ("thing",)

    def __init__(self, thing: str) -> None:
        self.thing = thing

    def __repr__(self) -> str:
        return f"Name({self.thing!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.thing == other.thing

    def __hash__(self) -> int:
        return hash(self.thing)


def split_thing(thing: str) -> tuple[str, str]:
    """Returns the kind and the id of a thing: `card` and `fairy.1` of `card:fairy.1`."""
    kind, _, id = thing.partition(":")
    return kind, id


class Option:
    """An option: one legal answer to a question, with its meaning.

    `verb` names what it does ("discover", "pass"), `argument` what it does that with, as plain
    text ("fairy.1"; "" where the verb says all). Together they are the stable `key` that records
    hold ("discover:fairy.1"). `label` says it in words, `things` are what it points to on the
    table, `rule` is the rule that allows it, and `effect` is the path of the effect that choosing
    it runs, or "" if it runs none.
    """

    __slots__ = ("argument", "choice", "effect", "key", "label", "rule", "things", "verb")

    def __init__(
        self,
        choice: int,
        verb: str,
        label: Message,
        things: tuple[str, ...] = (),
        rule: str = "",
        argument: str = "",
        effect: str = "",
    ) -> None:
        self.choice = choice
        self.verb = verb
        self.argument = argument
        self.key = f"{verb}:{argument}" if argument else verb
        self.label = label
        self.things = things
        self.rule = rule
        self.effect = effect

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Refusal:
    """A reason why something a person may want is not among the options, and the rule it follows.

    `verb`, `argument`, `key` and `things` are those that the option would have.
    """

    __slots__ = ("argument", "key", "reason", "rule", "things", "verb")

    def __init__(
        self,
        verb: str,
        reason: Message,
        rule: str,
        things: tuple[str, ...] = (),
        argument: str = "",
    ) -> None:
        self.verb = verb
        self.argument = argument
        self.key = f"{verb}:{argument}" if argument else verb
        self.reason = reason
        self.rule = rule
        self.things = things

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule})"
