"""Positions that differ from one of a game in a single field, as its layout describes it.

    for change in field_changes(LIGHTHOUSE_LAYOUT, game, later):
        assert what_a_seat_is_told(change.game) == told_before, change.path

What is put into a field is what it holds in another position of the same game, entry by entry. Who
compares two descriptions of a position learns so, field by field, what each of them tells.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import (
    DROPPED,
    FLAT,
    HIDDEN,
    NESTED,
    NOT_COUNTED,
    OPEN,
    OWN,
    PART,
    PARTS,
    SHARED,
    VALUE,
    Field,
    Layout,
)

QUESTION: Final = "game.question"  # the field of changes that put another question


class FieldChange:
    """A copy of a game in which one field holds something else.

    `field` is its layout's name and its own, `path` says where it is and what was changed, and
    `holder` is the place of the part it is in (-1 for none): the seat, where parts are by seat.
    """

    def __init__(self, field: str, path: str, game: Game, secret: int, holder: int) -> None:
        self.field = field
        self.path = path
        self.game = game
        self.holder = holder
        self._secret = secret

    def is_hidden_from(self, seat: int) -> bool:
        """Whether a seat cannot know of the change. How many entries a list has, everybody may."""
        return self._secret == HIDDEN or (self._secret == OWN and self.holder != seat)


def field_changes(
    layout: Layout,
    game: Game,
    other: Game,
    single: Sequence[str] = (),
    beside: Sequence[Sequence[str]] = (),
) -> Iterator[FieldChange]:
    """Yields copies of a game that each have one thing as another position of the game has it.

    `single` are the kinds of components of which there is one of each: none of them is put
    anywhere while it lies open. `beside` are lists that stand beside each other in an object:
    what comes or goes does so in all of them.
    """
    lying: set[int] = set()
    _find_lying(layout, game, single, lying)
    yield from _Changer(game, other, single, beside, lying).of_object(layout, _Owner((), -1))
    yield from _questions(game, other)


class _Owner:
    """Where an object of the state is, in a game and in every copy of it."""

    def __init__(self, steps: tuple[str | int, ...], holder: int) -> None:
        self.steps = steps
        self.holder = holder

    def of(self, game: Game) -> Any:
        found: Any = game
        for step in self.steps:
            found = found[step] if isinstance(step, int) else getattr(found, step)
        return found

    def path(self, *more: str) -> str:
        return ".".join([str(step) for step in self.steps] + list(more))


class _Value:
    """What a field may hold instead, and what is different about it."""

    def __init__(self, held: Any, about: str, is_counted: bool = False) -> None:
        self.held = held
        self.about = about
        self.is_counted = is_counted  # whether there are more or fewer entries than before


class _Changer:
    """Makes the changes from one position towards another."""

    def __init__(
        self,
        game: Game,
        other: Game,
        single: Sequence[str],
        beside: Sequence[Sequence[str]],
        lying: set[int],
    ) -> None:
        self._game = game
        self._other = other
        self._single = single
        self._beside = beside
        self._lying = lying

    def of_object(self, layout: Layout, owner: _Owner) -> Iterator[FieldChange]:
        """Yields the changes of all fields of an object and of its parts."""
        for field in layout.fields:
            if not field.saved or field.copied in (SHARED, DROPPED):
                continue
            here = getattr(owner.of(self._game), field.name)
            there = getattr(owner.of(self._other), field.name)
            if field.layout is not None and field.codec is None:
                yield from self._of_parts(field, field.layout, owner, here, there)
                continue
            group = self._group(field, here, there)
            if group:
                if field.name == group[0]:
                    yield from self._of_lists_beside(layout, field, group, owner)
                continue
            for value in self._values(field, here, there):
                secret = OPEN if value.is_counted else field.known
                yield self._change(layout, field, owner, {field.name: value.held}, value, secret)

    def _of_parts(
        self, field: Field, layout: Layout, owner: _Owner, here: Any, there: Any
    ) -> Iterator[FieldChange]:
        if field.copied == PARTS:
            for i in range(min(len(here), len(there))):
                yield from self.of_object(layout, _Owner((*owner.steps, field.name, i), i))
        elif field.copied == PART and here is not None and there is not None:
            yield from self.of_object(layout, _Owner((*owner.steps, field.name), owner.holder))

    def _change(
        self,
        layout: Layout,
        field: Field,
        owner: _Owner,
        held: dict[str, Any],
        value: _Value,
        secret: int,
    ) -> FieldChange:
        changed = self._game.copy()
        found = owner.of(changed)
        for name in held:
            setattr(found, name, held[name])
        path = owner.path(f"{field.name} {value.about}")
        return FieldChange(f"{layout.name}.{field.name}", path, changed, secret, owner.holder)

    def _group(self, field: Field, here: Any, there: Any) -> Sequence[str]:
        """Returns the lists beside that of a field, itself included, if some of them grow or
        shrink."""
        for group in self._beside:
            if field.name in group and len(here) != len(there):
                return group
        return ()

    def _of_lists_beside(
        self, layout: Layout, field: Field, group: Sequence[str], owner: _Owner
    ) -> Iterator[FieldChange]:
        here = {name: getattr(owner.of(self._game), name) for name in group}
        there = {name: getattr(owner.of(self._other), name) for name in group}
        for i, entry in enumerate(here[field.name]):
            fewer = {name: held[:i] + held[i + 1 :] for name, held in here.items()}
            gone = _Value(None, f"without {entry}", True)
            yield self._change(layout, field, owner, fewer, gone, OPEN)
        for i, entry in enumerate(there[field.name]):
            if entry not in here[field.name] and self._can_hold(field, entry):
                more = {name: [*held, there[name][i]] for name, held in here.items()}
                come = _Value(None, f"with {entry}", True)
                yield self._change(layout, field, owner, more, come, OPEN)

    def _values(self, field: Field, here: Any, there: Any) -> Iterator[_Value]:
        """Yields what a field may hold instead of what it holds here."""
        if field.codec is not None:
            if field.codec.save(here) != field.codec.save(there):
                yield _Value(there if field.layout is None else there.copy(), "is another")
        elif field.copied == VALUE:
            if here != there and self._can_hold(field, there):
                yield _Value(there, f"{here} → {there}")
        elif field.copied == FLAT:
            yield from self._lists(field, here, there)
        elif field.copied == NESTED:
            for i in range(min(len(here), len(there))):
                for value in self._lists(field, here[i], there[i]):
                    held = [*here[:i], value.held, *here[i + 1 :]]
                    yield _Value(held, f"{i} {value.about}", value.is_counted)

    def _lists(self, field: Field, here: list[Any], there: list[Any]) -> Iterator[_Value]:
        """Yields lists that differ from one in an entry, in their length or in their order."""
        if len(here) == len(there):
            for i, entry in enumerate(there):
                if entry != here[i] and self._can_hold(field, entry):
                    about = f"{i}: {here[i]} → {entry}"
                    yield _Value([*here[:i], entry, *here[i + 1 :]], about)
            yield from self._exchanges(field, here)
            return
        for i, entry in enumerate(here):
            yield _Value(here[:i] + here[i + 1 :], f"without {entry}", True)
        for entry in there:
            if entry not in here and self._can_hold(field, entry):
                yield _Value([*here, entry], f"with {entry}", True)
                if here:
                    yield _Value([*here[:-1], entry], f"with {entry} for {here[-1]}")
        if here[::-1] != here:
            yield _Value(here[::-1], "turned round")

    def _exchanges(self, field: Field, here: list[Any]) -> Iterator[_Value]:
        """Yields lists with two entries exchanged, neighbours but for empty spaces between them, if
        the field has spaces that can be empty."""
        if field.empty == NOT_COUNTED:
            return
        taken = [i for i, entry in enumerate(here) if entry != field.empty]
        for i, j in pairwise(taken):
            if here[i] != here[j]:
                held = here[:]
                held[i], held[j] = here[j], here[i]
                yield _Value(held, f"{i} and {j} exchanged")

    def _can_hold(self, field: Field, entry: Any) -> bool:
        """Whether an entry can be put into a field, because it does not lie open elsewhere."""
        is_single = field.holds in self._single and not field.reference
        return not is_single or entry == field.empty or entry not in self._lying


def _find_lying(layout: Layout, item: object, single: Sequence[str], found: set[int]) -> None:
    """Finds the single components that lie where somebody sees them."""
    for field in layout.fields:
        held = getattr(item, field.name)
        if field.layout is not None and held is not None:
            for part in held if field.copied == PARTS else [held]:
                _find_lying(field.layout, part, single, found)
        elif field.holds in single and not field.reference and field.known != HIDDEN:
            entries = [held] if field.copied == VALUE else held
            for entry in entries:
                found.update(entry if field.copied == NESTED else [entry])


def _questions(game: Game, other: Game) -> Iterator[FieldChange]:
    """Yields the position with no question, and with that of the other one and all that waits
    below it."""
    if game.question is not None:
        changed = game.copy()
        changed.question = None
        yield FieldChange(QUESTION, "no question", changed, OPEN, -1)
    if other.question is not None:
        changed = game.copy()
        source = other.copy()
        changed.question = source.question
        changed.stack = source.stack
        changed.scenes = source.scenes
        about = type(source.question.frame.effect).__name__ if source.question is not None else ""
        yield FieldChange(QUESTION, f"another question: {about}", changed, OPEN, -1)
