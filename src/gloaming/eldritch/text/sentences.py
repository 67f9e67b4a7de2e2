"""Names of Eldritch Horror's things, and its effects as sentences.

A card says several sentences: what somebody does, and what follows from it ("If you pass, …"). So
an effect unfolds into a head, in the form that its place asks for, and sentences after it. Somebody
is "you", or after "each investigator" somebody else: the writer remembers whom it speaks of.
"""

# not compiled: its base class speaks through Fluent, and packs bring entries of their own

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from gloaming.eldritch.content.reader import EldritchReader, eldritch_notation
from gloaming.eldritch.model.components import TRACKS
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.rules.investigators.gain import clues_text
from gloaming.eldritch.rules.notation.prices import ClueCost, CompoundPrice, TrackCost
from gloaming.eldritch.text.forms import (
    DO,
    HE_DO,
    HE_THEN,
    OF_HIM,
    PRONOUNS,
    THEN,
    TO,
    VERB_FORMS,
    conjugated,
)
from gloaming.kernel.content.pack import Catalogue, Item
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name, split_thing
from gloaming.kernel.nodes import Pay, Unless
from gloaming.kernel.text.sentences import SentenceWriter
from gloaming.kernel.text.words import capital

FOLDER = Path(__file__).parent / "words"

# Messages in which "a" stands before a name.
WITH_ARTICLE = (
    "named-condition",
    "price-condition",
    "price-drop-condition",
    "who-condition",
    "who-with",
    "who-no-condition",
    "a-monster-other",
)
_ARTICLE = re.compile(r"\b([Aa]) (?=[AEIOUaeiou])")

YOU_PERSON = "you"
HE_PERSON = "he"
# Whose space "here" is: of who resolves an effect, or of the Monster that it belongs to.
OWN_SPACE = "own"
ITS_SPACE = "its"
# Kinds of entries whose names a thing `card:…` may mean.
NAMED_CARDS = (
    "asset",
    "artifact",
    "spell",
    "condition",
    "monster",
    "mythos",
    "mystery",
    "encounter",
    "investigator",
    "ancient_one",
    "gate",
)
PLURAL = "plural"  # the argument `entry` of a message about a Monster whose name is one


class Continued(str):
    """A sentence that goes on, after what comes before it: not a consequence of that."""


class WrittenEffect:
    """An effect in words: its head in the form that was asked for, and the sentences after it."""

    __slots__ = ("head", "rest")

    def __init__(self, head: str, rest: list[str] | None = None) -> None:
        self.head = head
        self.rest = rest or []


@cache
def reader() -> EldritchReader:
    """Returns the reader of the sentences of entries."""
    return EldritchReader()


class Sentences(SentenceWriter):
    """Names and effects of one catalogue in one language; what a pack leaves out is in English."""

    def __init__(
        self,
        language: str,
        seats: list[str],
        catalogue: Catalogue,
        table: GameData | None = None,
        sheets: list[str] | None = None,
    ) -> None:
        super().__init__(language, (FOLDER,), seats, eldritch_notation())
        self.catalogue = catalogue
        self.table = table
        self.sheets = sheets or []  # the investigator of each seat, where known
        self.person = YOU_PERSON
        self.here = OWN_SPACE
        self.subject = ""  # who is named next
        self._price_form = TO
        self._lacks = False  # whether a verb had no such form
        self._verbs: dict[str, dict[str, Any] | None] = {}
        self._plurals: set[str] = {
            item.id
            for item in catalogue.items["monster"].values()
            if language in item.values.get("plural", ())
        }

    def find_effect(self, path: str) -> Effect | None:
        return None if self.table is None else self.table.effects.get(path)

    # --- names ------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        kind, rest = split_thing(thing)
        if kind == "card":
            item = self.find_item(rest)
            return rest if item is None else self.item_name(item)
        if kind == "space":
            found = self.catalogue.items["space"].get(rest)
            return rest if found is None else self.item_name(found)
        if kind in ("skill", "track", "phase", "colour"):
            return self.format(f"{kind}-{rest}")
        if kind == "die":
            return self.format("die-number", n=int(rest) + 1)
        return super().name(thing)

    def entry_of(self, thing: str) -> str:
        """Returns whether the name of a Monster is a plural, on which its verb depends."""
        kind, rest = split_thing(thing)
        if kind != "card" or not self._plurals:
            return ""
        return PLURAL if rest in self._plurals or rest.rpartition(".")[0] in self._plurals else ""

    def seat_and_sheet(self, seat: int) -> str:
        """Returns a player's name with that of the investigator, where it is known."""
        player = self.name(f"seat:{seat}")
        if seat >= len(self.sheets) or not self.sheets[seat]:
            return player
        sheet = self.name(f"card:{self.sheets[seat]}")
        return player if sheet == player else self.format("seat-sheet", seat=player, sheet=sheet)

    def find_item(self, uid: str) -> Item | None:
        """Returns the entry of a component, by the component's id or the entry's own."""
        for entry in (uid, uid.rpartition(".")[0]):
            for kind in NAMED_CARDS:
                found = self.catalogue.items[kind].get(entry)
                if found is not None:
                    return found
        return None

    def item_name(self, item: Item) -> str:
        """Returns the name of an entry; one without a name is called after what it is."""
        names: dict[str, str] | None = item.values.get("name")
        if names is not None:
            return names.get(self.language) or names["en"]
        if item.kind == "gate":
            space = self.name(f"space:{item.values['space']}")
            return self.format("gate-at", space=space)
        if item.kind == "encounter":
            return self._encounter_name(item)
        if item.kind == "reference":
            return self.format("reference-name", n=item.values["players"])
        if item.kind == "route":
            first, last = (self.name(f"space:{id}") for id in item.values["between"])
            return self.format("route-name", first=first, last=last)
        return item.id

    def _encounter_name(self, item: Item) -> str:
        deck: str = item.values["deck"]
        number = item.id.rpartition("-")[2]
        if "space" in item.values:
            space = self.name(f"space:{item.values['space']}")
            return self.format("encounter-at", space=space, number=number)
        return self.format(f"encounter-{deck}", number=number)

    # --- messages ---------------------------------------------------------------------------

    def effect(self, path: str) -> str:
        before = self.here
        self.here = ITS_SPACE if self._is_of_monster(path) else OWN_SPACE
        try:
            return super().effect(path)
        finally:
            self.here = before

    def _is_of_monster(self, path: str) -> bool:
        """Whether "here" is the Monster's space in an effect: its own, or that of every Cultist."""
        return path.partition(".")[0] in self.catalogue.items["monster"] or ".cultist." in path

    def say(self, message: Message) -> str:
        if message.id == "tale":
            return self.narration(message)
        if message.id == "price":
            found = self.find_effect(str(message.args["path"]))
            if isinstance(found, Pay | Unless):
                return self.price(found.price, TO)
            return self.format("option-pay-price")
        return super().say(message)

    def narration(self, message: Message) -> str:
        """Returns the narration that a line of the story asks for; nothing where there is none."""
        return ""

    def format(self, id: str, **args: int | str | Message | Name) -> str:
        args.setdefault("person", self.person)
        args.setdefault("here", self.here)
        if "trait" in args:
            args["traited"] = 1 if args["trait"] else 0
        form = args.get("form")
        if form is None:
            if not id.startswith("price-"):
                return self._tidy(id, super().format(id, **args))
            form = self._price_form
        verb = self._verb(id)
        if verb is None:
            if form in OF_HIM or form not in (DO, THEN, TO, "next", "pick"):
                self._lacks = True
            return super().format(id, **args)
        rest = self._tidy(id, super().format(id, **args)) if self._has_value(id) else ""
        verb = self._conjugations(verb, args)
        subject = ""
        if form in (HE_DO, HE_THEN):
            subject = self.subject
            self.subject = ""
        if not subject:
            subject = PRONOUNS[self.language]
        return conjugated(self.language, verb, rest, str(form), subject)

    def _has_value(self, id: str) -> bool:
        return self._bundle.get_message(id).value is not None

    def _tidy(self, id: str, text: str) -> str:
        """Returns a text without the gap of an argument that was empty, and with "an"."""
        if "  " in text:
            text = text.replace("  ", " ")
        if self.language == "en" and id in WITH_ARTICLE:
            text = _ARTICLE.sub(r"\1n ", text)
        return text.strip()

    def _conjugations(self, verb: dict[str, Any], args: dict[str, Any]) -> dict[str, str]:
        values = {k: v for k, v in args.items() if isinstance(v, int | str)}
        return {
            name: str(self._bundle.format_pattern(pattern, values)[0])
            for name, pattern in verb.items()
        }

    def _verb(self, id: str) -> dict[str, Any] | None:
        """Returns the forms of a verb's message; None if it is not conjugated."""
        if id not in self._verbs:
            self._verbs[id] = self._read_verb(id)
        return self._verbs[id]

    def _read_verb(self, id: str) -> dict[str, Any] | None:
        if not self.has_message(id):
            return None
        found = self._bundle.get_message(id)
        forms = {name: text for name, text in found.attributes.items() if name in VERB_FORMS}
        return forms or None

    # --- effects ----------------------------------------------------------------------------

    def unfold(self, effect: Effect, form: str = DO) -> WrittenEffect:
        """Returns an effect as a head in a form, and the sentences that follow it."""
        own = unfoldings().get(type(effect))
        if own is not None:
            return own(self, effect, form)
        return WrittenEffect(super().write(effect, form))

    def write(self, effect: Effect, form: str = DO) -> str:
        """Returns an effect as one clause; what follows from it stands in brackets."""
        return self.folded(self.unfold(effect, form))

    def folded(self, said: WrittenEffect) -> str:
        """Returns what was unfolded as one clause."""
        text = said.head
        inside: list[str] = []
        for part in [*said.rest, Continued("")]:
            if isinstance(part, Continued):
                if inside:
                    text = self.format("in-brackets", head=text, rest="; ".join(inside))
                    inside = []
                if part:
                    text = self.format("and-clause", first=text, last=str(part))
            else:
                inside.append(part)
        return text

    def text(self, effect: Effect, form: str = DO) -> str:
        """Returns an effect as whole sentences, the first without a capital and the last without a
        full stop."""
        return self.sentences(self.unfold(effect, form))

    def sentences(self, said: WrittenEffect) -> str:
        """Returns what was unfolded as whole sentences."""
        return ". ".join([said.head, *(capital(part) for part in said.rest)])

    def attempt(self, effect: Effect, form: str) -> str | None:
        """Returns an effect in a form as one clause; None if it cannot be said so."""
        before, subject = self._lacks, self.subject
        self._lacks = False
        said = self.unfold(effect, form)
        is_good = not self._lacks and not said.rest
        self._lacks = before
        if not is_good:
            self.subject = subject
        return said.head if is_good else None

    def give_up(self) -> None:
        """Marks that what is being written has no such form."""
        self._lacks = True

    @contextmanager
    def about(self, person: str, subject: str = "") -> Iterator[None]:
        """Speaks of you or of somebody else; `subject` is named once, then "he" stands for it."""
        before = (self.person, self.subject)
        self.person, self.subject = person, subject
        try:
            yield
        finally:
            self.person, self.subject = before

    def price(self, price: object, form: str) -> str:
        """Returns a price in a form."""
        before = self._price_form
        self._price_form = form
        try:
            return self.join(self._price_parts(price))
        finally:
            self._price_form = before

    def _price_parts(self, price: object) -> list[str]:
        """Returns the parts of a price; what is spent is one of them: "spend 2 Health and 2
        Sanity"."""
        if not isinstance(price, CompoundPrice):
            return [self.phrase(price)]
        spent: list[str] = []
        parts: list[str] = []
        for part in price.parts:
            if isinstance(part, ClueCost):
                spent.append(clues_text(self, part.amount))
            elif isinstance(part, TrackCost):
                id = f"amount-{TRACKS[part.track]}"
                spent.append(self.format(id, how=part.amount.text(), n=part.amount.number))
            else:
                parts.append(part.text(self))
        if spent:
            parts.insert(0, self.format("price-spend", what=self.join(spent)))
        return parts

    @property
    def is_of_him(self) -> bool:
        """Whether somebody else than the reader is spoken of."""
        return self.person == HE_PERSON


Unfolding = Callable[[Sentences, Any, str], WrittenEffect]


@cache
def unfoldings() -> dict[type, Unfolding]:
    """Returns how the nodes unfold that are more than one clause, or need a case of their own."""
    from gloaming.eldritch.text.clauses import CLAUSES
    from gloaming.eldritch.text.compound_sentences import UNFOLDINGS

    return {**CLAUSES, **UNFOLDINGS}
