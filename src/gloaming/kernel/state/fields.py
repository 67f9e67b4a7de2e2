"""How a game describes its state: one `Layout` for each class, one `Field` for each attribute.

    PLAYER_LAYOUT = Layout(
        "player",
        [
            value("coins", holds=AMOUNT),
            flat("hand", known=OWN, holds="card"),
            part("ship", SHIP_LAYOUT),
        ],
    )

`Layout.undeclared` names the attributes that a description forgets, and
`kernel.testing.layout_checks` tests that `copy` copies every field as it is declared.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

# How a field is copied.
VALUE: Final = 0  # a number, a flag, a text, or an object that is never changed
FLAT: Final = 1  # a list of values
NESTED: Final = 2  # a list of lists of values
PART: Final = 3  # an object with a layout of its own, or None
PARTS: Final = 4  # a list of such objects
SHARED: Final = 5  # one object for all copies; it never changes in play
DROPPED: Final = 6  # belongs to one game alone: a copy begins without it

# Who may know what a field holds.
OPEN: Final = 0  # everybody
OWN: Final = 1  # only the seat whose part it is in, as with a hand of cards
HIDDEN: Final = 2  # nobody, as with a deck

# What every game can have; a game names its own kinds of components besides.
AMOUNT: Final = "amount"  # a number that is never below 0
FLAG: Final = "flag"
NOT_COUNTED: Final = -1_000_000  # no entry of a list stands for an empty space


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Writes a field as plain data and reads it back, where it does not hold plain data itself."""

    def save(self, value: Any) -> Any:
        """Returns the field's value as plain data."""
        raise NotImplementedError

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        """Returns the value that was saved.

        The owner's fields that are declared before this one are already loaded.
        """
        raise NotImplementedError


class Field:
    """One attribute of a class of the state: how it is copied and saved, and who may know it."""

    def __init__(
        self,
        name: str,
        copied: int,
        saved: bool = True,
        known: int = OPEN,
        holds: str = "",
        pool: str = "",
        reference: bool = False,
        empty: int = NOT_COUNTED,
        ends_undo: bool = False,
        layout: "Layout | None" = None,
        codec: Codec | None = None,
        lazy: bool = False,
    ) -> None:
        self.name = name
        self.copied = copied
        self.saved = saved
        self.known = known
        self.holds = holds  # the kind of component; "" for bookkeeping
        self.pool = pool or holds  # hidden fields of one pool are dealt anew together
        self.reference = reference  # it names components that lie elsewhere
        self.empty = empty  # the number that stands for an empty space
        self.ends_undo = ends_undo or known == HIDDEN  # a change of it reveals something
        self.layout = layout
        self.codec = codec
        self.lazy = lazy  # copies share the list until one of them changes


class Spot:
    """Where a field is found in a game: in the game itself, or in each object of a list."""

    def __init__(self, field: Field, parts: str = "") -> None:
        self.field = field
        self.parts = parts  # the game's list of parts, by seat; "" for the game itself

    def owners(self, game: object) -> list[Any]:
        """Returns the objects that have this field, by seat where they are parts."""
        if not self.parts:
            return [game]
        found: list[Any] = getattr(game, self.parts)
        return found


class Pool:
    """Components that are hidden together: what is dealt from one deck into several hands."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hands: list[Spot] = []  # known to their owners
        self.decks: list[Spot] = []  # known to nobody


class Layout:
    """All fields of one class of the state.

    `make` builds an empty object of the class when a snapshot is restored; it is given the game
    and the object's place in its list.
    """

    def __init__(
        self,
        name: str,
        fields: list[Field],
        base: "Layout | None" = None,
        make: Callable[[Any, int], Any] | None = None,
    ) -> None:
        self.name = name
        self.fields: list[Field] = fields if base is None else base.fields + fields
        self.make = make
        self.saved: list[Field] = [field for field in self.fields if field.saved]
        self.converted: list[Field] = [  # those that do not hold plain data themselves
            field for field in self.saved if field.codec is not None or field.layout is not None
        ]
        self.parts: list[Field] = [field for field in self.saved if field.layout is not None]
        self.pools: list[Pool] = []
        self.ending_undo: list[Spot] = []
        self.own: list[Spot] = []  # what only their seats may know
        self._find_hidden()

    def _find_hidden(self) -> None:
        """Lists the spots of hidden fields: the layout of a game is asked for them at every answer.

        Hidden fields may stand in the game itself and in its lists of parts.
        """
        spots = [Spot(field) for field in self.fields]
        for field in self.fields:
            if field.layout is not None and field.copied == PARTS:
                spots += [Spot(inner, field.name) for inner in field.layout.fields]
        self.ending_undo = [spot for spot in spots if spot.field.ends_undo]
        self.own = [spot for spot in spots if spot.field.known == OWN]
        for spot in spots:
            if spot.field.known != OPEN:
                pool = self._pool(spot.field.pool)
                (pool.hands if spot.field.known == OWN else pool.decks).append(spot)

    def _pool(self, name: str) -> Pool:
        for pool in self.pools:
            if pool.name == name:
                return pool
        self.pools.append(Pool(name))
        return self.pools[-1]

    def undeclared(self, item: object) -> list[str]:
        """Returns the attributes of an object that this layout does not declare."""
        declared = {field.name for field in self.fields}
        return sorted(attributes(item) - declared)

    def missing(self, item: object) -> list[str]:
        """Returns the declared fields that an object does not have."""
        return [field.name for field in self.fields if not hasattr(item, field.name)]


def attributes(item: object) -> set[str]:
    """Returns the names of an object's attributes, of a compiled class too."""
    found = set(getattr(item, "__dict__", {}))
    for kind in type(item).__mro__:
        found |= set(kind.__dict__.get("__slots__", ()))
        found |= set(kind.__dict__.get("__mypyc_attrs__", ()))
    return found - {"__dict__", "__weakref__"}


# --- short ways to declare a field ---------------------------------------------------------


def value(
    name: str,
    holds: str = "",
    saved: bool = True,
    reference: bool = False,
    empty: int = NOT_COUNTED,
    ends_undo: bool = False,
) -> Field:
    """Declares a number, a flag or a text."""
    return Field(name, VALUE, saved, OPEN, holds, "", reference, empty, ends_undo)


def flat(
    name: str,
    known: int = OPEN,
    holds: str = "",
    pool: str = "",
    reference: bool = False,
    empty: int = NOT_COUNTED,
    codec: Codec | None = None,
    ends_undo: bool = False,
    lazy: bool = False,
) -> Field:
    """Declares a list of values; where it is `lazy`, copies share it until one of them changes."""
    return Field(
        name, FLAT, True, known, holds, pool, reference, empty, ends_undo, None, codec, lazy
    )


def nested(
    name: str, known: int = OPEN, holds: str = "", empty: int = NOT_COUNTED, lazy: bool = False
) -> Field:
    """Declares a list of lists of values."""
    return Field(name, NESTED, True, known, holds, "", False, empty, lazy=lazy)


def part(name: str, layout: Layout, codec: Codec | None = None) -> Field:
    """Declares an object with a layout of its own; it may be absent.

    With a codec the layout only says how it is copied.
    """
    return Field(name, PART, layout=layout, codec=codec)


def parts(name: str, layout: Layout) -> Field:
    """Declares a list of objects with a layout of their own, by seat."""
    return Field(name, PARTS, layout=layout)


def shared(name: str, saved: bool = False) -> Field:
    """Declares what all copies share: fixed data, or what is fixed once play has begun."""
    return Field(name, SHARED, saved)


def constant(name: str) -> Field:
    """Declares a value that follows from how the object was made, and is never saved."""
    return Field(name, VALUE, saved=False)
