"""What a seat cannot know: the backs of Spells and Conditions that it has not seen (EH-HID-01).

Copies with the same front are exchanged among those that are held and those in the deck. Everything
that names such a copy is renamed with it: cards, listeners, work on the stack, scenes.
"""

from gloaming.eldritch.model.scenes import COMBAT, COMBAT_SLOTS, LOSS, TEST, THAT_CARD
from gloaming.eldritch.model.state import CONDITIONS, SPELLS, Eldritch
from gloaming.eldritch.rules.discard import DiscardStep
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Frame
from gloaming.kernel.question import Question
from gloaming.kernel.triggers import Listener


def imagine_backs(game: Eldritch, seat: int, chance: Chance) -> None:
    """Deals the backs that a seat has not seen anew, in a copy of a game."""
    renamed = _lots(game, seat, chance)
    if renamed:
        _rename(game, renamed)


def _lots(game: Eldritch, seat: int, chance: Chance) -> dict[int, int]:
    """Returns which copy becomes which other one."""
    components = game.data.components
    hidden: dict[int, list[int]] = {}
    seen = game.seen
    for cards in [*(one.cards for one in game.investigators), *game.fallen_cards]:
        for card in cards:
            component = components[card]
            if component.back is not None and card * 64 + seat not in seen:
                hidden.setdefault(component.name, []).append(card)
    renamed: dict[int, int] = {}
    for name in sorted(hidden):
        held = hidden[name]
        pool = list(held)
        for number in (SPELLS, CONDITIONS):
            deck = game.decks[number]
            pool += [c for c in deck.cards if components[c].name == name]
            pool += [c for c in deck.discard if components[c].name == name]
        if len(pool) == 1:
            continue
        # the order of what is held is public, the copy is not
        dealt = sorted(pool)
        chance.shuffle(dealt)
        for card, other in zip(pool, dealt, strict=True):
            if card != other:
                renamed[card] = other
    return renamed


def _rename(game: Eldritch, renamed: dict[int, int]) -> None:
    for one in game.investigators:
        one.cards = _of(one.cards, renamed)
        one.used = _of(one.used, renamed)
    game.fallen_cards = [_of(cards, renamed) for cards in game.fallen_cards]
    for number in (SPELLS, CONDITIONS):
        deck = game.decks[number]
        deck.cards = _of(deck.cards, renamed)
        deck.discard = _of(deck.discard, renamed)
    entered = game.entered[:]
    tokens = game.tokens[:]
    for card, other in renamed.items():
        entered[other] = game.entered[card]
        tokens[other] = game.tokens[card]
    game.entered = entered
    game.tokens = tokens
    game.seen = [renamed.get(code // 64, code // 64) * 64 + code % 64 for code in game.seen]
    _rename_listeners(game, renamed)
    game.stack = [_frame(frame, renamed) for frame in game.stack]
    question = game.question
    if question is not None:
        game.question = Question(
            _frame(question.frame, renamed),
            question.seats,
            _choices(question, renamed),
            question.given,
            question.version,
        )
    for scene in game.scenes:
        scene.source = renamed.get(scene.source, scene.source)
        if scene.kind not in (TEST, LOSS):
            values = scene.values
            values[THAT_CARD] = renamed.get(values[THAT_CARD], values[THAT_CARD])
            if scene.kind == COMBAT:  # what was used in it
                values[COMBAT_SLOTS:] = _of(values[COMBAT_SLOTS:], renamed)


def _choices(question: Question, renamed: dict[int, int]) -> list[list[int]]:
    """Returns the choices in the same order; where they are cards, those that are imagined."""
    if isinstance(question.frame.effect, DiscardStep):
        return [_of(choices, renamed) for choices in question.choices]
    return question.choices


def _of(cards: list[int], renamed: dict[int, int]) -> list[int]:
    return [renamed.get(card, card) for card in cards]


def _frame(frame: Frame, renamed: dict[int, int]) -> Frame:
    if frame.source not in renamed and frame.target not in renamed:
        return frame
    return Frame(
        frame.effect,
        frame.seat,
        renamed.get(frame.source, frame.source),
        renamed.get(frame.target, frame.target),
        frame.amount,
        frame.scene,
        frame.entry,
    )


def _rename_listeners(game: Eldritch, renamed: dict[int, int]) -> None:
    components = game.data.components
    twins: dict[int, Listener] = {}
    for card, other in renamed.items():
        for own, its in zip(components[card].listeners, components[other].listeners, strict=True):
            twins[id(own)] = its
    if twins:
        game.triggers.exchange(twins, renamed)
