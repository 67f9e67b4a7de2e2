"""What a seat cannot know, dealt anew: copies of Spells and Conditions whose backs it has not seen
(the front that lies on top of their deck stays), the card of the Active Expedition behind its back,
and Gates that somebody else has looked at.

Everything else that is hidden has no place in the state: a mixed deck is a bag.
"""

from gloaming.eldritch.model.components import CONDITION, SPELL
from gloaming.eldritch.model.scenes import (
    COMBAT,
    COMBAT_SLOTS,
    LOSS,
    LOSS_SOURCE,
    TEST,
    TEST_SLOTS,
    THAT_CARD,
    TRADE,
    TRADE_SLOTS,
)
from gloaming.eldritch.model.state import EXPEDITION, FACE_UP, GATES, Eldritch
from gloaming.eldritch.rules.dice.test_scene import USED
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Frame
from gloaming.kernel.question import Question
from gloaming.kernel.triggers import Listener


def deal_anew(game: Eldritch, seat: int, chance: Chance) -> None:
    """Deals all that a seat cannot know of a game anew; the game is the seat's own copy."""
    moves = _dealt_copies(game, seat, chance)
    if moves:
        _exchange(game, moves)
    _deal_expedition(game, chance)
    _deal_gates(game, seat, chance)


# --- backs of Spells and Conditions ---------------------------------------------------------------


def _dealt_copies(game: Eldritch, seat: int, chance: Chance) -> dict[int, int]:
    """Returns which copy lies from now on where another one lay, where that changes.

    The lots are drawn for places, in an order that is public: two games that look the same to the
    seat become the same one.
    """
    components = game.data.components
    held: dict[int, list[int]] = {}
    for cards in [*(one.cards for one in game.investigators), *game.fallen_cards]:
        for card in cards:
            component = components[card]
            if component.kind in (SPELL, CONDITION) and card * 64 + seat not in game.seen:
                held.setdefault(component.name, []).append(card)
    for number in FACE_UP:
        deck = game.decks[number]
        if deck.top:
            held.setdefault(components[deck.cards[-1]].name, [])
    moves: dict[int, int] = {}
    for name in sorted(held):
        places = held[name]
        for number in FACE_UP:
            deck = game.decks[number]
            places += [card for card in deck.cards if components[card].name == name]
            places += [card for card in deck.discard if components[card].name == name]
        if len(places) > 1:
            dealt = sorted(places)
            chance.shuffle(dealt)
            for before, after in zip(places, dealt):
                if before != after:
                    moves[before] = after
    return moves


def _exchange(game: Eldritch, moves: dict[int, int]) -> None:
    """Puts one copy of a card where another one was, in everything that speaks of it."""
    for one in game.investigators:
        one.cards = _moved(one.cards, moves)
        one.used = _moved(one.used, moves)
    game.backs_up = _moved(game.backs_up, moves)
    game.fallen_cards = [_moved(cards, moves) for cards in game.fallen_cards]
    for number in FACE_UP:
        deck = game.decks[number]
        deck.cards = _moved(deck.cards, moves)
        deck.discard = _moved(deck.discard, moves)
    entered, tokens = game.entered[:], game.tokens[:]
    for before, after in moves.items():
        game.entered[after] = entered[before]
        game.tokens[after] = tokens[before]
    _exchange_listeners(game, moves)
    game.seen = [moves.get(code // 64, code // 64) * 64 + code % 64 for code in game.seen]
    game.stack = [_moved_frame(frame, moves) for frame in game.stack]
    if game.question is not None:
        asked = game.question
        frame = _moved_frame(asked.frame, moves)
        game.question = Question(frame, asked.seats, asked.choices, asked.given, asked.version)
    _exchange_in_scenes(game, moves)


def _exchange_listeners(game: Eldritch, moves: dict[int, int]) -> None:
    """Lets the listeners of the other copies hear in the place of those that did, in their order:
    what a number among several uses means stays the same. Standing numbers of copies are equal."""
    others: dict[int, Listener] = {}
    for before, after in moves.items():
        twins = game.component(after).listeners
        for place, listener in enumerate(game.component(before).listeners):
            others[id(listener)] = twins[place]
    game.triggers.exchange(others, moves)


def _moved(cards: list[int], moves: dict[int, int]) -> list[int]:
    return [moves.get(card, card) for card in cards]


def _moved_frame(frame: Frame, moves: dict[int, int]) -> Frame:
    """Returns a frame that speaks of the other copies; the front of all copies does the same."""
    if frame.source not in moves and frame.target not in moves:
        return frame
    return Frame(
        frame.effect,
        frame.seat,
        moves.get(frame.source, frame.source),
        moves.get(frame.target, frame.target),
        frame.amount,
        frame.scene,
        frame.entry,
    )


def _exchange_in_scenes(game: Eldritch, moves: dict[int, int]) -> None:
    for scene in game.scenes:
        scene.source = moves.get(scene.source, scene.source)
        values = scene.values
        if scene.kind == TEST:
            for at in range(TEST_SLOTS, len(values)):
                if values[at] >= USED:
                    code = values[at] - USED
                    values[at] = USED + moves.get(code // 8, code // 8) * 8 + code % 8
        elif scene.kind == LOSS:
            values[LOSS_SOURCE] = moves.get(values[LOSS_SOURCE], values[LOSS_SOURCE])
        else:
            values[THAT_CARD] = moves.get(values[THAT_CARD], values[THAT_CARD])
            if scene.kind == COMBAT:
                values[COMBAT_SLOTS:] = _moved(values[COMBAT_SLOTS:], moves)
            elif scene.kind == TRADE:
                values[TRADE_SLOTS:] = _moved(values[TRADE_SLOTS:], moves)


# --- decks ----------------------------------------------------------------------------------------


def _deal_expedition(game: Eldritch, chance: Chance) -> None:
    """The top card shows its space alone (EH-EXP-02): it may be any card of that space."""
    deck = game.decks[EXPEDITION]
    if not deck.cards or deck.top == 0:
        return
    space = game.component(deck.cards[-1]).space
    same = [at for at, card in enumerate(deck.cards) if game.component(card).space == space]
    _shuffle_places(deck.cards, same, chance)


def _deal_gates(game: Eldritch, seat: int, chance: Chance) -> None:
    """Gates of known place are known only to who has looked at them (EH-INV-17, 19)."""
    deck = game.decks[GATES]
    unknown = [at for at, gate in enumerate(deck.cards) if gate * 64 + seat not in game.seen]
    if deck.top or deck.bottom:
        _shuffle_places(deck.cards, unknown, chance)


def _shuffle_places(cards: list[int], places: list[int], chance: Chance) -> None:
    """Mixes what lies in some places."""
    found = [cards[at] for at in places]
    chance.shuffle(found)
    for at, card in zip(places, found):
        cards[at] = card
