"""Cards that investigators hold: how they come and go (EH-GAIN, EH-DISC, EH-DBL, EH-LIM)."""

from typing import Final

from gloaming.eldritch.model.components import ARTIFACT, ASSET, CONDITION, RESERVE, SPELL
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.deck import Deck
from gloaming.eldritch.model.events import (
    CANNOT_FILL_RESERVE,
    CONDITION_GAINED,
    GAIN_BLESSED,
    GAIN_CURSED,
)
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import THAT_CARD
from gloaming.eldritch.model.state import ARTIFACTS, ASSETS, CLUES, CONDITIONS, SPELLS, Eldritch
from gloaming.eldritch.rules.resolution import enter_play, leave_play, open_resolution
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.triggers import INSTEAD, announce

DECK_OF: Final = {ASSET: ASSETS, ARTIFACT: ARTIFACTS, SPELL: SPELLS, CONDITION: CONDITIONS}
REPLACED: Final = {"blessed": GAIN_BLESSED, "cursed": GAIN_CURSED}


def is_held(game: Eldritch, seat: int, index: int) -> bool:
    """Whether a seat holds a copy of a card."""
    return game.held(seat, game.component(index).entry) != NO_COMPONENT


def is_single(game: Eldritch, index: int) -> bool:
    """Whether an investigator can have only one copy of a card (EH-SPELL-04, EH-COND-01)."""
    return game.component(index).kind in (SPELL, CONDITION)


def gain_component(
    game: Eldritch, frame: Frame, index: int, seat: int, is_from_deck: bool = True
) -> None:
    """A seat gains a card that has been taken from where it lay; what happens "when gained" is
    pushed. A second copy of a Spell is discarded (EH-SPELL-05)."""
    component = game.component(index)
    if is_single(game, index) and is_held(game, seat, index):
        return_card(game, index)
        return
    hold(game, index, seat)
    game.set_value(frame.scene, THAT_CARD, index)
    if game.story is not None:
        game.tell(seat, "log-gain-card", card=game.card_name(index))
    if component.kind == CONDITION:
        announce(game, CONDITION_GAINED, seat, index, 1, frame.scene)
    if component.gained is not None:
        scene = open_resolution(game, seat, index, frame.scene)
        game.stack.append(
            Frame(component.gained, seat, index, amount=1 if is_from_deck else 0, scene=scene)
        )


def hold(game: Eldritch, index: int, seat: int) -> None:
    """Puts a card in front of a seat; it is in play from now on."""
    game.investigators[seat].cards.append(index)
    enter_play(game, index, seat)


def drop(game: Eldritch, index: int, seat: int) -> None:
    """Takes a card away from a seat; it goes nowhere yet."""
    game.investigators[seat].cards.remove(index)
    leave_play(game, index, seat)


def return_card(game: Eldritch, index: int) -> None:
    """Puts a card on its discard pile; a double-sided one back into its deck (EH-DISC-03,
    EH-DBL-04)."""
    component = game.component(index)
    deck = game.decks[DECK_OF[component.kind]]
    if component.kind in (SPELL, CONDITION):
        game.seen = [seen for seen in game.seen if seen // 64 != index]
        shuffle_in(game, deck, [index])
    else:
        deck.put_away(index)


def shuffle_in(game: Eldritch, deck: Deck, cards: list[int]) -> None:
    """Shuffles double-sided cards into their deck, which lies face up: everybody sees the front of
    the new top card (EH-DBL-02 to 05)."""
    deck.cards += cards
    deck.mix()
    deck.show_top(game.chance)


def discard_card(game: Eldritch, index: int, seat: int) -> None:
    """A seat discards a card it holds."""
    drop(game, index, seat)
    return_card(game, index)
    if game.story is not None:
        game.tell(seat, "log-discard-card", card=game.card_name(index))


def holder_of(game: Eldritch, index: int) -> int:
    """Returns the seat that holds a card, or -1."""
    for seat, one in enumerate(game.investigators):
        if index in one.cards:
            return seat
    return -1


# --- taking cards ---------------------------------------------------------------------------------


def take_random(game: Eldritch, kind: int, traits: int, seat: int, is_deck_only: bool) -> int:
    """Takes a random card of a kind for a seat: the top card, of a double-sided kind the bottom
    one, or the first one with a trait, that the seat may have (EH-GAIN-01 to 07, 17). Returns
    NO_COMPONENT if there is none."""
    deck = game.decks[DECK_OF[kind]]
    if not deck.cards:
        deck.refill()
    if traits == 0:
        if kind in (SPELL, CONDITION):
            return _take_from_bottom(game, deck, seat)
        return deck.draw_and_renew(game.chance)
    index = _search(game, deck, _fitting(game, deck.cards, traits, seat))
    if index != NO_COMPONENT or is_deck_only:
        return index
    found = _fitting(game, deck.discard, traits, seat)
    if not found:
        return NO_COMPONENT
    # a discard pile is searched from the bottom (EH-SRCH-04)
    deck.discard.remove(found[0])
    deck.mix()
    return found[0]


def _take_from_bottom(game: Eldritch, deck: Deck, seat: int) -> int:
    """Takes the first card from the bottom that a seat has not got; the visible top card stays.
    Those that it has lie aside until the draw is over (EH-GAIN-02 to 05)."""
    rejected: list[int] = []
    index = deck.draw_from_bottom(game.chance)
    while index != NO_COMPONENT and is_held(game, seat, index):
        rejected.append(index)
        index = deck.draw_from_bottom(game.chance)
    if rejected:
        shuffle_in(game, deck, rejected)
    return index


def _search(game: Eldritch, deck: Deck, fitting: list[int]) -> int:
    """Takes the first card that fits from a deck, searched from the bottom, which is shuffled then
    (EH-SRCH-01, 03); NO_COMPONENT if there is none."""
    if not fitting:
        return NO_COMPONENT
    if deck.top and game.component(fitting[0]).kind not in (SPELL, CONDITION):
        # a scenario that names the next cards means those
        known = [card for card in deck.cards[len(deck.cards) - deck.top :] if card in fitting]
        index = known[-1] if known else deck.first_from_bottom(fitting, game.chance)
    else:
        index = deck.first_from_bottom(fitting, game.chance)
    deck.take(index)
    if game.component(index).kind in (SPELL, CONDITION):
        shuffle_in(game, deck, [])
    else:
        deck.mix()
        if not deck.cards:
            deck.refill()
    return index


def _fitting(game: Eldritch, cards: list[int], traits: int, seat: int) -> list[int]:
    """Returns the cards with a trait that a seat may have."""
    return [
        card
        for card in cards
        if game.component(card).traits & traits
        and not (is_single(game, card) and is_held(game, seat, card))
    ]


def take_named(game: Eldritch, entry: str) -> int:
    """Takes a named card: from the reserve, its deck, its discard pile (EH-GAIN-08 to 10)."""
    copies = game.data.names.get(entry, [])
    for index in copies:
        if index in game.reserve:
            game.reserve.remove(index)
            fill_reserve(game)
            return index
    if not copies:
        return NO_COMPONENT
    deck = game.decks[DECK_OF[game.component(copies[0]).kind]]
    found = _search(game, deck, [index for index in copies if index in deck.cards])
    if found != NO_COMPONENT:
        return found
    for index in copies:
        if index in deck.discard:
            deck.discard.remove(index)
            deck.mix()
            return index
    return NO_COMPONENT


def is_available(game: Eldritch, entry: str) -> bool:
    """Whether a card of that name can be gained (EH-LIM-02)."""
    copies = game.data.names.get(entry, [])
    if not copies:
        return False
    deck = game.decks[DECK_OF[game.component(copies[0]).kind]]
    return any(i in deck.cards or i in deck.discard or i in game.reserve for i in copies)


def can_gain_condition(game: Eldritch, seat: int, entry: str) -> bool:
    """Whether a seat can choose to gain a Condition: not one it has, and one must be left
    (EH-COND-02, EH-LOAN-06)."""
    return game.held(seat, entry) == NO_COMPONENT and is_available(game, entry)


def gain_condition(game: Eldritch, frame: Frame, entry: str, seat: int) -> None:
    """A seat gains a Condition by name, or what its cards do instead (EH-COND-01, 05 to 07)."""
    if game.investigators[seat].status != IN_PLAY:
        return
    event = REPLACED.get(entry)
    if event is not None:
        found = game.triggers.heard(game, event, INSTEAD, seat, -1, 1, frame.scene)
        # a second one does not flip a card whose back is up: its front does nothing (EH-DBL-06)
        if found and game.held(seat, entry) not in game.backs_up:
            game.stack.append(found[0].frame)
            return
    if game.held(seat, entry) != NO_COMPONENT:
        return
    index = take_named(game, entry)
    if index != NO_COMPONENT:
        gain_component(game, frame, index, seat)


def fill_reserve(game: Eldritch) -> None:
    """Refills the reserve from the Asset deck (EH-RSV-02, 04), unless that is forbidden."""
    if game.standing.sums[CANNOT_FILL_RESERVE]:
        return
    deck = game.decks[ASSETS]
    while len(game.reserve) < RESERVE:
        if not deck.cards and not deck.refill():
            return
        game.reserve.append(deck.draw_and_renew(game.chance))


def draw_clue(game: Eldritch) -> int:
    """Takes a random Clue from the pool; NO_COMPONENT if there is none (EH-CLUE-03, 06)."""
    deck = game.decks[CLUES]
    if not deck.cards and not deck.refill():
        return NO_COMPONENT
    return deck.draw_and_renew(game.chance)


def card_option(game: Eldritch, choice: int, index: int, verb: str, rule: str) -> Option:
    """Returns the option that names a card; the key never tells which copy it is."""
    component = game.component(index)
    thing = game.card_name(index).thing
    label = Message(f"option-{verb}", card=Name(thing))
    return Option(choice, verb, label, (thing,), rule, component.entry)
