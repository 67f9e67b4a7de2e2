"""Where: spaces as sentences name them, and effects that happen on a space somebody chooses
(EH-SPACE, EH-NEAR)."""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.eldritch.model.components import SEA, TERRAINS
from gloaming.eldritch.model.data import FAR, NO_COMPONENT, Spot
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import THAT_SPACE
from gloaming.eldritch.model.state import CLUES, EXPEDITION, Eldritch
from gloaming.eldritch.rules.resolution import decider, space_of
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option

# Kinds of spots. `number` of a named one is the space, of a nearest one the terrain.
AT_SPACE: Final = 0
AT_ANY: Final = 1
AT_GATE: Final = 2
AT_EXPEDITION: Final = 3
NEAREST: Final = 4
NEAREST_INVESTIGATOR: Final = 5
AT_EPIC: Final = 6
EACH_CULTIST: Final = 7
AT_RANDOM: Final = 8
HERE: Final = 9
THAT_ONE: Final = 10
AT_ELDRITCH: Final = 11  # a token of the Mystery or of the Ancient One
CLUE_OR_GATE: Final = 12
HERE_OR_BESIDE: Final = 13
EXPEDITION_OR_BESIDE: Final = 14
ON_TERRAIN: Final = 15
SEVERAL: Final = 16
OWN_ELDRITCH: Final = 17  # a token that this card has placed
# Those of which one space can be asked without looking at all the others.
_ONE_BY_ONE: Final = (
    AT_GATE,
    AT_ELDRITCH,
    CLUE_OR_GATE,
    HERE_OR_BESIDE,
    EXPEDITION_OR_BESIDE,
    ON_TERRAIN,
    OWN_ELDRITCH,
)
SPOT_WORDS: Final = {
    "your-space": HERE,
    "that-space": THAT_ONE,
    "eldritch": AT_ELDRITCH,
    "own-eldritch": OWN_ELDRITCH,
    "clue-or-gate": CLUE_OR_GATE,
    "here-or-beside": HERE_OR_BESIDE,
    "expedition-or-beside": EXPEDITION_OR_BESIDE,
}


class SpotPhrase(Spot):
    """Spaces as a sentence names them."""

    def __init__(self, kind: int, number: int = -1, entry: str = "") -> None:
        super().__init__(kind, number)
        self.entry = entry  # of a space, or of an Epic Monster
        self.is_without_eldritch = False
        self.parts: list[SpotPhrase] = []

    def is_each(self) -> bool:
        """Whether all of the spaces are meant, so that nobody chooses."""
        return self.kind in (EACH_CULTIST, SEVERAL)


def own_space(game: Eldritch, frame: Frame) -> int:
    """Returns "here": the space of the Monster that an effect belongs to, else of the investigator
    who resolves it."""
    if frame.source >= 0 and game.component(frame.source).monster is not None:
        if game.place[frame.source] >= 0:
            return game.place[frame.source]
    return space_of(game, decider(game, frame))


def spaces_of(game: Eldritch, frame: Frame, spot: Spot) -> list[int]:
    """Returns the spaces that a spot means now, in the order of the map."""
    assert isinstance(spot, SpotPhrase)
    kind = spot.kind
    spaces = game.data.spaces
    if kind == AT_SPACE:
        return [game.data.space_of[spot.entry]]
    if kind == AT_ANY:
        return list(range(len(spaces)))
    if kind == HERE:
        return [own_space(game, frame)]
    if kind == THAT_ONE:
        space = game.value_of(frame.scene, THAT_SPACE)
        return [space] if space >= 0 else []
    if kind == SEVERAL:
        return [space for part in spot.parts for space in spaces_of(game, frame, part)]
    if kind == AT_EXPEDITION:
        space = expedition_space(game)
        return [space] if space >= 0 else []
    if kind == AT_EPIC:
        for monster in game.data.monsters:
            if game.place[monster] >= 0 and game.component(monster).entry == spot.entry:
                return [game.place[monster]]
        return []
    if kind == EACH_CULTIST:
        # a space with several Cultists is one space
        found = {game.place[m] for m in game.data.monsters if game.component(m).is_cultist}
        return sorted(space for space in found if space >= 0)
    if kind == AT_RANDOM:
        space = random_space(game)
        return [space] if space >= 0 else list(range(len(spaces)))
    if kind in (NEAREST, NEAREST_INVESTIGATOR):
        return nearest(game, own_space(game, frame), _wanted(game, frame, spot))
    return _wanted(game, frame, spot)


def is_on(game: Eldritch, frame: Frame, spot: Spot, space: int) -> bool:
    """Whether a space is among those that a spot means, without drawing anything."""
    assert isinstance(spot, SpotPhrase)
    if spot.kind in _ONE_BY_ONE:
        return space >= 0 and _is_wanted(game, frame, spot, space)
    return space in spaces_of(game, frame, spot)


def _wanted(game: Eldritch, frame: Frame, spot: SpotPhrase) -> list[int]:
    """Returns the spaces with what a spot names."""
    count = len(game.data.spaces)
    return [space for space in range(count) if _is_wanted(game, frame, spot, space)]


def _is_wanted(game: Eldritch, frame: Frame, spot: SpotPhrase, space: int) -> bool:
    """Whether what a spot names is on a space."""
    kind = spot.kind
    fits = False
    if kind in (NEAREST, ON_TERRAIN):
        fits = game.data.spaces[space].terrain == spot.number
    elif kind == NEAREST_INVESTIGATOR:
        for one in game.investigators:
            if one.status == IN_PLAY and one.space == space:
                fits = True
    elif kind == AT_GATE:
        fits = game.gate_on(space) != NO_COMPONENT
    elif kind == AT_ELDRITCH:
        fits = game.has_eldritch(space)
    elif kind == OWN_ELDRITCH:
        fits = game.mystery_eldritch[space] > 0
    elif kind == CLUE_OR_GATE:
        fits = game.gate_on(space) != NO_COMPONENT or len(game.clues_on(space)) > 0
    elif kind == HERE_OR_BESIDE:
        fits = game.data.distance[own_space(game, frame)][space] <= 1
    elif kind == EXPEDITION_OR_BESIDE:
        centre = expedition_space(game)
        fits = centre >= 0 and game.data.distance[centre][space] <= 1
    return fits and not (spot.is_without_eldritch and game.has_eldritch(space))


def nearest(game: Eldritch, start: int, wanted: list[int]) -> list[int]:
    """Returns those of the spaces that are nearest, counted by any routes; several if tied
    (EH-NEAR-01, 03)."""
    distance = game.data.distance[start]
    least = FAR
    for space in wanted:
        least = min(least, distance[space])
    return [space for space in wanted if distance[space] == least]


def expedition_space(game: Eldritch) -> int:
    """Returns the space of the Active Expedition: that of the top card (EH-EXP-02), or -1; before
    set-up has shown that card there is none (EH-SET-43)."""
    deck = game.decks[EXPEDITION]
    return game.component(deck.cards[-1]).space if deck.top else -1


def random_space(game: Eldritch) -> int:
    """Returns the space of a Clue drawn from the pool and discarded (EH-SPACE-07, 09).

    Without any Clue left it is -1: somebody chooses the space (EH-SPACE-08).
    """
    deck = game.decks[CLUES]
    if not deck.cards and not deck.refill():
        return -1
    clue = deck.draw_and_renew(game.chance)
    deck.put_away(clue)
    return game.component(clue).space


def spot_text(spot: SpotPhrase) -> str:
    """Returns the id of the message that names a spot."""
    if spot.kind == NEAREST:
        return f"spot-nearest-{TERRAINS[spot.number]}"
    if spot.kind == ON_TERRAIN:
        return f"spot-{TERRAINS[spot.number]}"
    return f"spot-{spot.kind}"


IS_SEA: Final = SEA


@mypyc_attr(allow_interpreted_subclasses=True)
class AtSpot(Effect):
    """An effect that happens on a space: somebody chooses where the sentence leaves it open."""

    def __init__(self, spot: SpotPhrase | None) -> None:
        super().__init__()
        self.spot = spot

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        """Does it on one space."""
        raise NotImplementedError

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        """Returns the spaces on which it can happen."""
        if self.spot is None:
            return [own_space(game, frame)]
        return spaces_of(game, frame, self.spot)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found = self.candidates(game, frame)
        if self.spot is not None and self.spot.is_each():
            for space in reversed(found):
                self.at(game, frame, space)
            return
        game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        self.at(game, frame, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-space", effect=Message("effect", path=self.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-NEAR-03")


def space_option(game: Eldritch, choice: int, verb: str, rule: str, space: int = -1) -> Option:
    """Returns the option that names a space."""
    entry = game.data.spaces[choice if space < 0 else space].entry
    thing = f"space:{entry}"
    return Option(choice, verb, Message("option-space", space=Name(thing)), (thing,), rule, entry)


def tell_place(game: Eldritch, id: str, space: int, seat: int = NOBODY) -> None:
    """Tells a line about a space."""
    if game.story is not None:
        game.tell(seat, id, space=Name(f"space:{game.data.spaces[space].entry}"))
