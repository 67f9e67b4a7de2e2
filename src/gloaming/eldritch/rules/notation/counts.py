"""What the notation can count ("per gate", "if no spell"), each declared once."""

from collections.abc import Callable
from typing import Any, Final

from gloaming.eldritch.model.components import (
    CITY,
    CONDITION,
    RUMOR,
    SEA,
    SPELL,
    TRAITS,
)
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.investigator import ELIMINATED
from gloaming.eldritch.model.scenes import (
    AMOUNT,
    DEFEATED_MONSTER,
    DONE,
    FACES,
    FLAGS,
    THAT_MONSTER,
)
from gloaming.eldritch.model.state import EXPEDITION, ON_CARD, ON_SHEET, Eldritch
from gloaming.eldritch.rules.notation.spots import own_space
from gloaming.kernel.content.notation.verbs import CountDeclaration, CountWords
from gloaming.kernel.control import Count
from gloaming.kernel.game import Frame, Game
from gloaming.kernel.scene import NO_SCENE

Counter = Callable[[Eldritch, Frame], int]
COUNTS: Final[list[CountDeclaration]] = []
_COUNTERS: Final[list[Counter]] = []


class EldritchCount(Count):
    """One of `COUNTS`, by its number."""

    def __init__(self, what: int) -> None:
        self.what = what

    def of(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Eldritch)
        return _COUNTERS[self.what](game, frame)


class EldritchCountWords(CountWords):
    """Finds what is declared of an `EldritchCount`."""

    def declaration(self, count: Count) -> CountDeclaration:
        assert isinstance(count, EldritchCount)
        return COUNTS[count.what]

    def make(self, number: int) -> Count:
        return EldritchCount(number)


def _unused(game: Any, part: Any, seat: int) -> int:
    return 0


def _count(
    name: str, typical: float, counter: Counter, meaning: str, rules: tuple[str, ...] = ()
) -> None:
    """Declares a count; `typical` is how many there are in the middle of a game."""
    COUNTS.append(CountDeclaration(name, "", typical, meaning, _unused, 0, rules))
    _COUNTERS.append(counter)


# --- what an investigator has ---------------------------------------------------------------------


def _held_kind(game: Eldritch, frame: Frame, kind: int) -> int:
    return sum(1 for c in game.investigators[frame.seat].cards if game.component(c).kind == kind)


def _held_trait(game: Eldritch, frame: Frame, trait: str, kind: int = -1) -> int:
    bits = 1 << TRAITS.index(trait)
    found = 0
    for card in game.investigators[frame.seat].cards:
        component = game.component(card)
        if component.traits & bits and (kind < 0 or component.kind == kind):
            found += 1
    return found


def spells(game: Eldritch, frame: Frame) -> int:
    return _held_kind(game, frame, SPELL)


def clues(game: Eldritch, frame: Frame) -> int:
    return len(game.investigators[frame.seat].clues)


def items(game: Eldritch, frame: Frame) -> int:
    return _held_trait(game, frame, "item")


def injuries(game: Eldritch, frame: Frame) -> int:
    return _held_trait(game, frame, "injury", CONDITION)


def madness(game: Eldritch, frame: Frame) -> int:
    return _held_trait(game, frame, "madness", CONDITION)


def deals(game: Eldritch, frame: Frame) -> int:
    return _held_trait(game, frame, "deal", CONDITION)


def dark_pact(game: Eldritch, frame: Frame) -> int:
    return 1 if game.held(frame.seat, "dark-pact") != NO_COMPONENT else 0


def _terrain(game: Eldritch, frame: Frame, terrain: int) -> int:
    space = game.investigators[frame.seat].space
    return 1 if space >= 0 and game.data.spaces[space].terrain == terrain else 0


def on_city(game: Eldritch, frame: Frame) -> int:
    return _terrain(game, frame, CITY)


def on_sea(game: Eldritch, frame: Frame) -> int:
    return _terrain(game, frame, SEA)


def from_deck(game: Eldritch, frame: Frame) -> int:
    return frame.amount


# --- the board ------------------------------------------------------------------------------------


def gates(game: Eldritch, frame: Frame) -> int:
    return len(game.open_gates())


def matching_gates(game: Eldritch, frame: Frame) -> int:
    colour = game.omen_colour()
    return sum(1 for gate in game.open_gates() if game.component(gate).colour == colour)


def unmatched_gates(game: Eldritch, frame: Frame) -> int:
    """Returns 1 if the Gate just discarded does not match the Omen."""
    gate = game.value_of(frame.scene, AMOUNT)
    return 1 if gate >= 0 and game.component(gate).colour != game.omen_colour() else 0


def monsters(game: Eldritch, frame: Frame) -> int:
    return sum(1 for m in game.data.monsters if game.place[m] >= 0)


def _named_on_board(game: Eldritch, entry: str) -> int:
    return sum(
        1 for m in game.data.monsters if game.place[m] >= 0 and game.component(m).entry == entry
    )


def cultists(game: Eldritch, frame: Frame) -> int:
    return sum(1 for m in game.data.monsters if game.place[m] >= 0 and game.component(m).is_cultist)


def cultists_here(game: Eldritch, frame: Frame) -> int:
    here = own_space(game, frame)
    return sum(1 for m in game.monsters_on(here) if game.component(m).is_cultist)


def dark_young(game: Eldritch, frame: Frame) -> int:
    return _named_on_board(game, "dark-young")


def hounds(game: Eldritch, frame: Frame) -> int:
    """Returns whether the Hound is on the board; "that Monster" is it from here on."""
    for monster in game.data.monsters:
        if game.place[monster] >= 0 and game.component(monster).entry == "hound-of-tindalos":
            game.set_value(frame.scene, THAT_MONSTER, monster)
            return 1
    return 0


def investigators_here(game: Eldritch, frame: Frame) -> int:
    return len(game.on_space(own_space(game, frame)))


def reckoning_monsters(game: Eldritch, frame: Frame) -> int:
    from gloaming.eldritch.rules.reckoning import monsters_with_reckoning

    return len(monsters_with_reckoning(game))


def reckoning_mythos(game: Eldritch, frame: Frame) -> int:
    return sum(1 for card in game.ongoing if game.component(card).reckoning is not None)


def rumors(game: Eldritch, frame: Frame) -> int:
    return sum(1 for card in game.ongoing if game.component(card).mythos_kind == RUMOR)


def monsters_at_rumor(game: Eldritch, frame: Frame) -> int:
    return len(game.monsters_on(game.component(frame.source).space))


def monsters_with_epic(game: Eldritch, frame: Frame) -> int:
    """Returns the Monsters on the space of the epic Shub-Niggurath, itself included (EH-AO-14)."""
    for monster in game.data.monsters:
        if game.place[monster] >= 0 and game.component(monster).entry == "epic-shub-niggurath":
            return len(game.monsters_on(game.place[monster]))
    return 0


def expedition_cards(game: Eldritch, frame: Frame) -> int:
    deck = game.decks[EXPEDITION]
    return len(deck.cards) + len(deck.discard)


def solved(game: Eldritch, frame: Frame) -> int:
    return len(game.solved)


def players_left(game: Eldritch, frame: Frame) -> int:
    return sum(1 for one in game.investigators if one.status != ELIMINATED)


def debt(game: Eldritch, frame: Frame) -> int:
    return 1 if game.held(frame.seat, "debt") != NO_COMPONENT else 0


def omen_tokens(game: Eldritch, frame: Frame) -> int:
    return game.omen_tokens[game.omen]


# --- tokens on cards and the sheet ----------------------------------------------------------------


def card_tokens(game: Eldritch, frame: Frame) -> int:
    return game.tokens[frame.source]


def _lying_on(game: Eldritch, frame: Frame, tokens: list[int]) -> list[int]:
    place = ON_CARD - frame.source
    return [token for token in tokens if game.place[token] == place]


def card_clues(game: Eldritch, frame: Frame) -> int:
    return len(_lying_on(game, frame, game.data.clues))


def card_gates(game: Eldritch, frame: Frame) -> int:
    return len(_lying_on(game, frame, game.data.gates))


def card_toughness(game: Eldritch, frame: Frame) -> int:
    from gloaming.eldritch.rules.encounters.combat import toughness

    return sum(toughness(game, m) for m in _lying_on(game, frame, game.data.monsters))


def sheet_gates(game: Eldritch, frame: Frame) -> int:
    return sum(1 for gate in game.data.gates if game.place[gate] == ON_SHEET)


def sheet_sanity(game: Eldritch, frame: Frame) -> int:
    return game.sheet_sanity


# --- what has just happened -----------------------------------------------------------------------


def done(game: Eldritch, frame: Frame) -> int:
    return max(0, game.value_of(frame.scene, DONE))


def rolled_four(game: Eldritch, frame: Frame) -> int:
    return 1 if game.value_of(frame.scene, FACES) & 1 << 4 else 0


def defeated_it(game: Eldritch, frame: Frame) -> int:
    if frame.scene == NO_SCENE:
        return 0
    return 1 if game.value_of(frame.scene, FLAGS) & DEFEATED_MONSTER else 0


def last_amount(game: Eldritch, frame: Frame) -> int:
    return max(0, game.value_of(frame.scene, AMOUNT))


_count("spell", 1.0, spells, "Spells that the investigator has")
_count("clue", 1.0, clues, "Clues that the investigator has")
_count("item", 1.5, items, "ITEM possessions")
_count("injury", 0.3, injuries, "INJURY Conditions")
_count("madness", 0.3, madness, "MADNESS Conditions")
_count("deal", 0.3, deals, "DEAL Conditions")
_count("dark-pact", 0.1, dark_pact, "1 with a Dark Pact, else 0")
_count("on-city", 0.5, on_city, "1 on a City space, else 0")
_count("on-sea", 0.2, on_sea, "1 on a Sea space, else 0")
_count("from-deck", 0.8, from_deck, "1 if the card was gained from its deck, else 0")
_count("gate", 2.5, gates, "Gates on the board")
_count("matching-gate", 0.9, matching_gates, "Gates that match the Omen", ("EH-OMEN-06",))
_count(
    "unmatched-gate", 0.6, unmatched_gates, "1 if the Gate just discarded does not match the Omen"
)
_count("discarded-gate", 0.9, last_amount, "Gates just discarded")
_count("discarded-toughness", 2.0, last_amount, "the toughness of the Monster just discarded")
_count("lost-sanity", 0.5, last_amount, "Sanity just lost")
_count("monster", 5.0, monsters, "Monsters on the board")
_count("cultist-on-board", 1.0, cultists, "Cultists on the board")
_count("cultist-here", 0.3, cultists_here, "Cultists on the space")
_count("dark-young-on-board", 0.1, dark_young, "1 if the Dark Young is on the board")
_count("hound-on-board", 0.1, hounds, "1 if the Hound of Tindalos is on the board: that Monster")
_count("investigator-here", 0.5, investigators_here, "investigators on the space")
_count(
    "reckoning-monster", 1.0, reckoning_monsters, "Monsters on the board with a reckoning effect"
)
_count("reckoning-mythos", 0.7, reckoning_mythos, "Mythos cards in play with a reckoning effect")
_count("rumor", 0.8, rumors, "Rumors in play")
_count("monster-at-rumor", 1.0, monsters_at_rumor, "Monsters on the space of this Rumor")
_count(
    "monster-with-epic",
    2.0,
    monsters_with_epic,
    "Monsters on the space of the Epic Monster",
    ("EH-AO-14",),
)
_count("expedition-card", 9.0, expedition_cards, "Expedition cards in deck and discard pile")
_count("solved", 1.0, solved, "solved Mysteries")
_count("player-left", 4.0, players_left, "players who are not eliminated")
_count("debt-held", 0.3, debt, "1 with a Debt, else 0")
_count("omen-token", 1.0, omen_tokens, "Eldritch tokens on the current space of the Omen track")
_count("card-token", 2.0, card_tokens, "tokens on this card")
_count("card-eldritch", 1.0, card_tokens, "Eldritch tokens on this card")
_count("card-clue", 1.0, card_clues, "Clues on this card")
_count("card-gate", 0.5, card_gates, "Gates on this card")
_count("card-toughness", 2.0, card_toughness, "toughness of the Monsters on this card")
_count("sheet-gate", 1.0, sheet_gates, "Gates on the Ancient One's sheet")
_count("sheet-sanity", 2.0, sheet_sanity, "Sanity tokens on the Ancient One's sheet")
_count("done", 0.5, done, "1 if what came before did happen, else 0")
_count("rolled-four", 0.5, rolled_four, "1 if a die of the test shows a 4", ("EH-TEST-30",))
_count("defeated-it", 0.5, defeated_it, "1 if the Monster was defeated, else 0")
