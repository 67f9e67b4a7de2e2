"""Discovering Places of Power, and filling Regions (EF-DIS, EF-CARD-12)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import CHEAP_DISCOVER, COSTLY_DISCOVER, DISCOVER, REGION_WITCH
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.crystal.lost_tower import DEPOSIT, can_deposit
from gloaming.evenfall.rules.obstacles import FEW_WITCHES, NO_RESOURCE
from gloaming.evenfall.rules.options import card_option, thing_option
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import push_own

NO_WITCHES_NEEDED: Final = 99  # as if so many were in reserve


def witches_needed(game: Evenfall, clan: Clan, place: int) -> int:
    """Returns the Witches shown on the card (EF-DIS-02), at least one however much cards take
    off."""
    return max(1, game.data.cards[place].witches - clan.standing.sums[CHEAP_DISCOVER])


def witches_to_send(game: Evenfall, seat: int) -> int:
    """Returns for how many Witches the reserve counts: the one with the Cat is two (EF-CP-50)."""
    reserve = game.clans[seat].witches
    if game.expansion is not None and game.expansion.cat[seat] == IN_RESERVE:
        reserve += 1
    return reserve


def obstacles_to_discover(game: Evenfall, clan: Clan, reserve: int, place: int) -> int:
    """Returns what keeps a clan with so many Witches to send from discovering a face-up Place."""
    card = game.data.cards[place]
    found = 0
    if card.witches > reserve and witches_needed(game, clan, place) > reserve:
        found = FEW_WITCHES
    if card.takes_resource and not can_deposit(clan):
        found |= NO_RESOURCE
    return found


def discoverable(game: Evenfall, clan: Clan, seat: int, into: list[int], code: int) -> None:
    """Adds `code + place` for every face-up Place the reserve has Witches for (EF-DIS-01, 05)."""
    if clan.witches == 0:
        return
    reserve = witches_to_send(game, seat)
    cards = game.data.cards
    for row in game.rows:
        for place in row:
            if place >= 0:
                card = cards[place]
                is_plain = card.witches <= reserve and not card.takes_resource
                if is_plain or not obstacles_to_discover(game, clan, reserve, place):
                    into.append(code + place)


def region_of(game: Evenfall, place: int) -> int:
    """Returns the Region in which a Place lies face up."""
    for region, row in enumerate(game.rows):
        if place in row:
            return region
    return -1


def discover(game: Evenfall, seat: int, place: int, paid: bool, cat: bool = False) -> None:
    """Takes a face-up Place into the Outer Circle (EF-DIS-03); its space stays empty (EF-DIS-06).

    The Witch with the Cat counts as two: she may come alone or bring others (EF-CP-50, 52).
    """
    clan = game.clans[seat]
    region = region_of(game, place)
    row = game.own_row(region)
    row[row.index(place)] = NO_CARD
    clan.own_outer().append(place)
    if game.story is not None:
        card = game.card(place)
        game.story.tell(
            seat,
            Message(
                "log-discover",
                seat=Name(f"seat:{seat}"),
                card=Name(f"card:{card.uid}"),
                region=Name(f"region:{game.data.regions[region].entry}"),
            ),
            (f"card:{card.uid}", f"region:{game.data.regions[region].entry}"),
        )
    before = len(game.stack)
    push_own(game, DISCOVER, seat, place, 1)
    if paid:
        needed = witches_needed(game, clan, place)
        counted = max(needed, 2) if cat else needed
        pieces = counted - 1 if cat else needed
        clan.witches -= pieces
        game.own_witches_at()[region * game.players + seat] += pieces
        if cat:
            game.extend().set_cat(seat, AT_REGION + region)
        for _ in range(counted):
            push_own(game, REGION_WITCH, seat, region, 1)
    if game.triggers.own_after(seat, COSTLY_DISCOVER):
        card = game.card(place)
        if card.witches > 1 or card.takes_resource:  # what is printed decides (EF-CARD-73)
            push_own(game, COSTLY_DISCOVER, seat, place, 1)
    arrange(game, seat, len(game.stack) - before)
    if game.data.cards[place].takes_resource:
        game.stack.append(Frame(DEPOSIT, seat, target=place))


def refill(game: Evenfall, region: int) -> None:
    """Fills the empty Place spaces of a Region, left to right, as far as possible (EF-LIM-22)."""
    for i, place in enumerate(game.rows[region]):
        if place == NO_CARD and game.place_deck:
            new = game.own_place_deck().pop()
            game.own_row(region)[i] = new
            if game.story is not None:
                uid = game.card(new).uid
                entry = game.data.regions[region].entry
                game.story.tell(
                    NOBODY,
                    Message("log-refill", card=Name(f"card:{uid}"), region=Name(f"region:{entry}")),
                    (f"card:{uid}",),
                )


class FreeDiscovery(Effect):
    """`discover free`: choose a Region, refill it, discover any Place there without Witches."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, list(range(len(game.rows))))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        refill(game, choice)
        game.stack.append(Frame(DISCOVER_IN, seat, frame.source, choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-region-discover")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[choice].entry
        return thing_option(choice, "in", f"region:{entry}", "EF-CARD-12")


class DiscoverIn(Effect):
    """Discover any face-up Place of the target Region without Witches (EF-CARD-13)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        row = [p for p in game.rows[frame.target] if p != NO_CARD]
        game.ask(
            frame,
            frame.seat,
            [p for p in row if not obstacles_to_discover(game, clan, NO_WITCHES_NEEDED, p)],
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        discover(game, seat, choice, paid=False)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-discover")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "discover", game.card(choice), "EF-CARD-12")


DISCOVER_IN: Final = procedure("evenfall.discover-in", DiscoverIn())


VERBS: Final = [
    Verb(
        FreeDiscovery,
        "discover free",
        text="do-discover-free",
        sign=f"+{signs.PLACE}",
        value=2.2,
        meaning="choose a Region, refill it, discover any Place there without Witches",
        rules=("EF-CARD-12",),
    ),
]
