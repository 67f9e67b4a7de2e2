"""The aspects by which options about cards of one name are told apart: two Places of one name,
two copies of a Ritual.

Whose the card is, where it lies, what lies and stands on it, and what is printed on it; see
`gloaming.kernel.text.disambiguate`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from gloaming.evenfall.model.cards import ICONS, NO_ICON, PERSON, PLACE, Card
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import ClanView, EvenfallView, PlaceView, SpecialistView
from gloaming.kernel.message import split_thing
from gloaming.kernel.text.disambiguate import (
    Aspects,
    Target,
    joined_target,
    options_alike,
    split_alike,
)
from gloaming.kernel.views.types import OptionView

Say: TypeAlias = Callable[..., str]  # says a message by its id; it may remember what it said
Seat: TypeAlias = Callable[[int], str]
Printed: TypeAlias = Callable[[Card], Aspects]


def disambiguate(
    view: EvenfallView,
    words: EvenfallWords,
    say: Say,
    seat: Seat,
    alike: Sequence[OptionView],
    printed: Printed | None = None,
) -> dict[str, list[str]]:
    """Returns what to add to options that read alike, by their keys; nothing where they do the
    same.

    `printed` may stand for `card_aspects` and remember what it returned.
    """
    finder = _TargetFinder(view, words, say, seat, printed)
    targets = {offer.key: finder.target(offer) for offer in alike}
    return split_alike(targets, lambda n: say("apart-nth", n=n))


def distinguishing_words(view: EvenfallView, words: EvenfallWords, offer: OptionView) -> list[str]:
    """Returns what tells an option of the open question from others of the same words."""
    alike = options_alike(view, words, offer)
    if len(alike) < 2:
        return []
    found = disambiguate(view, words, words.format, lambda seat: words.name(f"seat:{seat}"), alike)
    return found[offer.key]


class _TargetFinder:
    """Finds what options point to on the table of one view."""

    def __init__(
        self,
        view: EvenfallView,
        words: EvenfallWords,
        say: Say,
        seat: Seat,
        printed: Printed | None,
    ) -> None:
        self.view = view
        self.words = words
        self.say = say
        self.seat = seat
        self.printed = printed

    def target(self, offer: OptionView) -> Target:
        """Returns all cards that an option points to, seen as one."""
        found: list[tuple[int, Target]] = []
        for i, thing in enumerate(offer.things):
            kind, uid = split_thing(thing)
            card = self.words.card(uid) if kind == "card" else None
            if card is not None:
                found.append((i, self._card(card)))
        return joined_target(found)

    def _card(self, card: Card) -> Target:
        """Returns a card as it lies on the table, in a hand or in a pile."""
        view, name = self.view, self.words.name
        for clan in view.clans:
            for which, row in (("outer", clan.outer), ("inner", clan.inner)):
                for n, place in enumerate(row, 1):
                    if card.uid in (place.uid, place.ritual):
                        return self._in_circle(card, clan, which, n, place)
            for n, one in enumerate(clan.specialists, 1):
                if one.uid == card.uid:
                    return self._specialist_target(card, clan, n, one)
        for region in view.regions:
            if card.uid in region.places:
                n = region.places.index(card.uid) + 1
                return self._lying(card, n, name(f"region:{region.region}"))
        heaps = {"hand": view.hand, "discard-pile": view.discard}
        if view.path is not None:
            heaps["crystal-path"] = list(view.path.display)
        for where, heap in heaps.items():
            if card.uid in heap:
                return self._lying(card, heap.index(card.uid) + 1, self.say(where))
        return self._lying(card, 0, "")

    # --- where it lies ------------------------------------------------------------------

    def _in_circle(
        self, card: Card, clan: ClanView, which: str, n: int, place: PlaceView
    ) -> Target:
        """Returns a Place of a clan, or the Ritual on it."""
        say = self.say
        aspects = {"whose": self._whose(clan), "where": say(f"{which}-circle")}
        if card.uid == place.ritual:
            aspects["on"] = say("apart-on", card=self.words.name(f"card:{place.uid}"))
        elif place.ritual:
            aspects["on"] = say("apart-under", card=self.words.name(f"card:{place.ritual}"))
        else:
            aspects["on"] = say("apart-bare")
        pieces = [piece for piece in (place.piece, place.second) if piece]
        aspects["worker"] = self._joined(
            say(f"amount-{piece}", n=pieces.count(piece)) for piece in dict.fromkeys(pieces)
        ) or say("apart-nobody")
        aspects["built"] = self._joined(self._built(place)) or say("apart-nothing-built")
        laid = [stone for stone in (place.stone, place.locked) if stone]
        aspects["stone"] = self._joined(self.words.name(f"stone:{stone}") for stone in laid)
        aspects |= self._printed(self._find(place.uid))
        lying = self._entry(place.ritual) if place.ritual else ""
        state = msgspec.json.encode(
            (
                clan.seat,
                which,
                msgspec.structs.replace(place, uid=self._entry(place.uid), ritual=lying),
                clan.cat == place.uid,
                clan.moon is not None and place.ritual in clan.moon.turned,
            )
        )
        return Target(aspects, n, state)

    def _specialist_target(self, card: Card, clan: ClanView, n: int, one: SpecialistView) -> Target:
        """Returns a Specialist of a clan."""
        aspects = {
            "whose": self._whose(clan),
            "ready": self.say("ready" if one.ready else "exhausted"),
            **self._printed(card),
        }
        state = (clan.seat, one.ready, one.borrowed, self._entry(one.uid))
        return Target(aspects, n, msgspec.json.encode(state))

    def _lying(self, card: Card, n: int, where: str) -> Target:
        """Returns a card that nothing lies on."""
        aspects = {"where": where, **self._printed(card)}
        return Target(aspects, n, msgspec.json.encode((where, self._entry(card.uid))))

    # --- words --------------------------------------------------------------------------

    def _whose(self, clan: ClanView) -> str:
        if clan.seat == self.view.seat:
            return self.say("apart-own")
        return self.words.format("apart-whose", seat=self.seat(clan.seat))

    def _joined(self, parts: Iterator[str]) -> str:
        found = list(parts)
        return self.words.join(found) if found else ""

    def _built(self, place: PlaceView) -> Iterator[str]:
        """Returns the Catalysts on a Place and its Ritual."""
        dark = place.crystals - place.charged
        counted = (
            ("scythe", place.scythes),
            ("orb", place.orbs),
            ("glowing", place.charged),
            ("dark", dark),
        )
        for kind, n in counted:
            if n:
                yield f"{n} {self.say(f'catalyst-{kind}', n=n)}"

    def _printed(self, card: Card) -> Aspects:
        if self.printed is not None:
            return self.printed(card)
        return card_aspects(self.words, self.say, card)

    def _find(self, uid: str) -> Card:
        card = self.words.card(uid)
        assert card is not None
        return card

    def _entry(self, uid: str) -> str:
        """Returns a card as it is printed: copies of a person differ in what they do in the
        Council."""
        card = self._find(uid)
        return f"{card.entry} {self._printed(card)}" if card.kind == PERSON else card.entry


def card_aspects(words: EvenfallWords, say: Say, card: Card) -> Aspects:
    """Returns what is printed on cards of one name and not the same on all of them."""
    if card.kind == PLACE:
        stone = words.name(f"stone:{ICONS[card.icon]}") if card.icon != NO_ICON else ""
        bound = card.binding is not None or card.binding_full is not None
        harvest = ""
        if card.harvest is not None:
            harvest = f"{say('effect-harvest')}: {words.write(card.harvest)}"
        return {
            "harvest": harvest,
            "icon": say("fact-icon", stone=stone) if stone else say("stone-none"),
            "binding": say("effect-binding") if bound else say("apart-no-binding"),
            "witches": say("fact-discover", witches=say("amount-witch", n=card.witches)),
        }
    if card.kind == PERSON:
        council = words.council_text(card.entry, int(card.uid.rpartition(".")[2]))
        return {"council": f"{say('council')}: {council}"}
    return {}
