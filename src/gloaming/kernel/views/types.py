"""What a view is made of in every game: words that can be sent, what is asked, what was told."""

from typing import TypeAlias

import msgspec


class Named(msgspec.Struct, frozen=True, tag="name"):
    """A `Name` that can be sent: `card:fairy.1`, `region:northern-lakes`, `seat:2`."""

    thing: str


class Said(msgspec.Struct, frozen=True, tag="message", omit_defaults=True):
    """A `Message` that can be sent; who reads it says it in the own language."""

    id: str
    args: "dict[str, Part]" = {}


Part: TypeAlias = int | str | Said | Named


class Offer(msgspec.Struct, frozen=True):
    """One answer: its key, its words, the things on the table it points to, the rule for it."""

    key: str
    label: Said
    things: tuple[str, ...]
    rule: str


class Asked(msgspec.Struct, frozen=True):
    """The open question of the seat that looks; nobody else sees it."""

    version: int
    about: Said
    offers: tuple[Offer, ...]


class Told(msgspec.Struct, frozen=True):
    """A line of the story that this seat may read."""

    seat: int
    message: Said
    things: tuple[str, ...]


class View(msgspec.Struct, kw_only=True):
    """What one seat may know of a game; a game adds its own fields."""

    seat: int
    version: int
    over: bool
    asked: list[int]
    question: Asked | None = None
    story: list[Told] = []


class Explanation(msgspec.Struct, frozen=True):
    """What a thing of a game is: its name, its text line by line, and the rules about it."""

    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()
