"""Harvesting Places of Power (EF-TOK-05 to 10, EF-CAT-09 to 11, EF-CAT-16)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import HARVEST
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.crystal.lost_tower import harvest_deposit
from gloaming.evenfall.rules.options import card_option, path_of, tell_card
from gloaming.evenfall.rules.resources.gain import Gain
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce

IT: Final = 0
OUTER: Final = 1
ANY_PLACE: Final = 2
OUTER_PLACE: Final = 3
INNER_PLACE: Final = 4
RIVAL_PLACE: Final = 5
REGION_PLACE: Final = 6
WHICH: Final = [
    "it",
    "outer",
    "place",
    "outer-place",
    "inner-place",
    "rival-place",
    "region-place",
]


def harvest(game: Evenfall, seat: int, place: int) -> None:
    """Gains a Place's Harvest Bonus once, and once more for each Scythe on it (EF-TOK-06).

    One harvest is one event, whatever the number of Scythes (EF-CAT-16).
    """
    card = game.data.cards[place]
    announce(game, HARVEST, seat, target=place)
    bonus = card.harvest
    tell_card(game, seat, "log-harvest", card)
    if bonus is None:
        return
    if game.trace is not None:
        game.trace.add(bonus.path)
    times = 1 + game.scythes[place]
    if card.takes_resource and harvest_deposit(game, seat, place, times):
        return
    if isinstance(bonus, Gain):
        bonus.give(game, seat, place, times)
    else:
        for _ in range(times):
            game.stack.append(Frame(bonus, seat, place, place))


class HarvestPlace(Effect):
    """Harvest the Place that is the frame's target."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        harvest(game, frame.seat, frame.target)


class Harvest(Effect):
    """`harvest outer`, `harvest it`, `harvest place` …"""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        if self.which == IT:
            harvest(game, seat, frame.target)
        elif self.which == OUTER:
            for place in reversed(game.clans[seat].outer):
                game.stack.append(Frame(HARVEST_PLACE, seat, frame.source, place))
        else:
            game.ask(frame, seat, self.places(game, seat))

    def places(self, game: Evenfall, seat: int) -> list[int]:
        """Returns the Places it may be used on."""
        clan = game.clans[seat]
        if self.which == ANY_PLACE:
            return clan.outer + clan.inner
        if self.which == OUTER_PLACE:
            return clan.outer[:]
        if self.which == INNER_PLACE:
            return clan.inner[:]
        found: list[int] = []
        if self.which == REGION_PLACE:  # it stays there (EF-CARD-95)
            for row in game.rows:
                found += [place for place in row if place != NO_CARD]
            return found
        for other in range(game.players):
            if other != seat:
                found += game.clans[other].outer
                found += game.clans[other].inner
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        harvest(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-harvest")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        return card_option(choice, "harvest", card, "EF-DIS-12", effect=path_of(card.harvest))


HARVEST_PLACE: Final = procedure("evenfall.harvest-place", HarvestPlace())

_SIGNS: Final[dict[str, str]] = {
    "it": "",
    "outer": signs.OUTER,
    "place": signs.PLACE,
    "outer-place": signs.OUTER + signs.PLACE,
    "inner-place": signs.INNER + signs.PLACE,
    "rival-place": signs.RIVAL + signs.PLACE,
    "region-place": signs.REGION + signs.PLACE,
}

VERBS: Final = [
    Verb(
        Harvest,
        "harvest which:WHICH",
        words={"WHICH": WHICH},
        text=lambda writer, effect, form: writer.format(
            f"do-harvest-{WHICH[effect.which]}", form=form
        ),
        sign=lambda writer, effect: signs.HARVEST + _SIGNS[WHICH[effect.which]],
        value=lambda values, effect: 3.3 if effect.which == OUTER else 1.6,
        meaning=(
            "`it`: the Place the event speaks of (only after `on discover:` and the like); "
            "`outer`: all Places in your Outer Circle; otherwise one Place: of yours, of that "
            "circle, of another clan, or face up in a Region, where it stays"
        ),
        examples=tuple(f"harvest {word}" for word in WHICH),
        rules=("EF-TOK-06", "EF-DIS-12", "EF-CARD-95"),
    ),
]
