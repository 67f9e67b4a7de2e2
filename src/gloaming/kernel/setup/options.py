"""The options of a set-up: what they mean together, and what a person can choose now.

A game says once what is wrong with a set-up (`Box.objections`). From that every table finds out by
itself which values it can offer: those that bring no objection that was not there before. So the
lobby, the terminal and the command line never differ, and none of them knows a game.
"""

from itertools import product
from typing import TYPE_CHECKING

import msgspec

from gloaming.kernel.message import Message

if TYPE_CHECKING:
    from gloaming.kernel.box import Box
    from gloaming.kernel.setup.setup import Setup


class SetupOption(msgspec.Struct, frozen=True):
    """An option of the set-up: its values, the first of them the default.

    One without values takes any text that the game understands. `examples` are what tests try
    where the values are too many. With `each` there is a value for every seat, written with commas
    between them; what is left out is the default.

    It has a meaning only for `least` to `most` seats (0 is no limit), and `reason` is the message
    that says so better than a number. It is open only while the options in `when` have one of the
    values named there: else they settle it, and what it says is passed over. One that `only_shows`
    changes what people are shown, never what happens: it needs no games of its own to be tried. One
    that is `main` is what most tables choose anew: a form shows it at once, others are folded away.
    """

    id: str
    values: tuple[str, ...]
    examples: tuple[str, ...] = ()
    most: int = 0
    least: int = 0
    each: bool = False
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    reason: str = ""
    only_shows: bool = False
    main: bool = False

    @property
    def default(self) -> str:
        """What holds where nothing is said."""
        return self.values[0] if self.values else ""

    def message(self, value: str) -> str:
        """Returns the message that names a value."""
        return f"setup-{self.id}-{value or 'default'}"

    def is_per_seat(self, seats: int) -> bool:
        """Whether a game of so many seats has this option."""
        return self.least <= seats and (self.most == 0 or seats <= self.most)

    def parts(self, value: str) -> list[str]:
        """Returns the values of the seats, of an option that has one for each."""
        said = [part.strip() for part in value.split(",")]
        while said and said[-1] in ("", self.default):
            said.pop()
        return [part or self.default for part in said]

    def joined(self, parts: list[str]) -> str:
        """Returns the values of the seats as one; nothing where all are the default."""
        return ",".join(self.parts(",".join(parts)))


class Objection(msgspec.Struct, frozen=True):
    """What is wrong with a set-up: at which option ("" for the seats), why, and by which rule."""

    option: str
    reason: Message
    rule: str = ""


class OptionHelp(msgspec.Struct, frozen=True):
    """What there is to tell about a value: a message, a sheet with the details, a drawing (SVG).

    A picture is a file among those that the game's page loads. Where the content itself has the
    words, they stand in `texts` by their language, in place of the message.
    """

    message: str = ""
    sheet: str = ""
    drawing: str = ""
    picture: str = ""
    texts: dict[str, str] = {}


class OptionValue(msgspec.Struct, frozen=True):
    """A value of an option; `barred` is what keeps it from being chosen now."""

    id: str
    barred: Objection | None = None


class OpenOption(msgspec.Struct, frozen=True):
    """An option as it can be chosen now: for every seat, or once, the value and all values.

    `idle_reason` says why it has no meaning with the other choices.
    """

    choice: SetupOption
    now: tuple[str, ...]
    values: tuple[tuple[OptionValue, ...], ...]
    idle_reason: Message | None = None


def idle_reason(box: "Box", choice: SetupOption, setup: "Setup") -> Message | None:
    """Returns why an option has no meaning in a set-up; None where it has one."""
    if not choice.is_per_seat(setup.seats):
        if choice.reason:
            return Message(choice.reason, seats=setup.seats)
        if choice.most:
            return Message("fault-most-seats", most=choice.most, seats=setup.seats)
        return Message("fault-least-seats", least=choice.least, seats=setup.seats)
    for other, values in choice.when:
        if box.option(setup, other) not in values:
            return Message(
                "fault-only-when",
                option=_title(box, other),
                value=Message(f"setup-{other}-{values[0]}"),
            )
    return None


def _title(box: "Box", option: str) -> Message:
    return Message(f"setup-{option}")


def general_objections(box: "Box", setup: "Setup") -> list[Objection]:
    """Returns what is wrong whatever the game: seats, options and values that there are not."""
    if not box.least <= setup.seats <= box.most:
        said = Message(
            "fault-seats", game=box.name, least=box.least, most=box.most, seats=setup.seats
        )
        return [Objection("", said)]
    found: list[Objection] = []
    known = {choice.id: choice for choice in box.setup_options}
    for id, value in setup.options.items():
        choice = known.get(id)
        if choice is None:
            there = ", ".join(known)
            said = Message("fault-no-option", game=box.name, option=id, options=there)
            found.append(Objection(id, said))
            continue
        parts = choice.parts(value) if choice.each else [value]
        if choice.each and len(parts) > box.parts(choice, setup):
            said = Message("fault-many-values", option=id, n=len(parts), seats=setup.seats)
            found.append(Objection(id, said))
        for part in parts:
            if choice.values and part not in choice.values:
                there = ", ".join(v for v in choice.values if v)
                said = Message("fault-no-value", option=id, value=part, values=there)
                found.append(Objection(id, said))
        reason = idle_reason(box, choice, setup)
        if reason is not None and not choice.is_per_seat(setup.seats):
            titled = Message("fault-idle", option=_title(box, id), reason=reason)
            found.append(Objection(id, reason if choice.reason else titled))
    return found


def normalized(box: "Box", setup: "Setup") -> "Setup":
    """Returns a set-up without what has no meaning in it: options that are idle or have their
    default."""
    known = {choice.id: choice for choice in box.setup_options}
    options = {
        id: value
        for id, value in setup.options.items()
        if id not in known
        or (value != known[id].default and idle_reason(box, known[id], setup) is None)
    }
    return msgspec.structs.replace(setup, options=options)


def open_options(box: "Box", setup: "Setup") -> list[OpenOption]:
    """Returns all options of a game as they can be chosen now, seats and other options being
    what they are.

    A value is barred if it would bring an objection that the default does not bring. One that takes
    the meaning from another option is not: that one falls silent.
    """
    return [_opened(box, setup, choice) for choice in box.setup_options]


def _opened(box: "Box", setup: "Setup", choice: SetupOption) -> OpenOption:
    said = setup.options.get(choice.id, choice.default)
    count = box.parts(choice, setup) if choice.each else 1
    now = choice.parts(said) if choice.each else [said]
    now = (now + [choice.default] * count)[:count]
    columns: list[tuple[OptionValue, ...]] = []
    for seat in range(count):
        before = _objections(box, setup, choice, now, seat, choice.default)
        column: list[OptionValue] = []
        for value in choice.values:
            after = _objections(box, setup, choice, now, seat, value)
            column.append(OptionValue(value, next((o for o in after if o not in before), None)))
        columns.append(tuple(column))
    return OpenOption(choice, tuple(now), tuple(columns), idle_reason(box, choice, setup))


def _objections(
    box: "Box", setup: "Setup", choice: SetupOption, now: list[str], seat: int, value: str
) -> list[Objection]:
    """Returns the objections if a seat (or, at an option that is one for all, the table) had
    this value."""
    parts = [*now[:seat], value, *now[seat + 1 :]]
    said = choice.joined(parts) if choice.each else value
    options = {id: other for id, other in setup.options.items() if id != choice.id}
    if said != choice.default:
        options[choice.id] = said
    return box.objections(normalized(box, msgspec.structs.replace(setup, options=options)))


def compatible_options(box: "Box", setup: "Setup", brief: bool = False) -> list[dict[str, str]]:
    """Returns every combination of options that goes together with a set-up's seats and what it
    says.

    An option that only says where something begins (many values, for any number of seats, the same
    for all) is left out. `brief` takes an option's examples in the place of its values.
    """
    named: dict[str, tuple[str, ...]] = {}
    for choice in box.setup_options:
        values = choice.examples if brief and choice.examples else choice.values
        if choice.id in setup.options or not choice.is_per_seat(setup.seats) or choice.only_shows:
            continue
        if choice.most or choice.each or len(values) == 2:
            named[choice.id] = values
    found: list[dict[str, str]] = []
    for chosen in product(*named.values()):
        options = {**setup.options, **dict(zip(named, chosen, strict=True))}
        if not box.objections(msgspec.structs.replace(setup, options=options)):
            found.append(options)
    return found
