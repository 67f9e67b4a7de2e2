"""What is missing for an effect or a price that cannot be had now."""

from gloaming.eldritch.model.components import TRACKS
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.notation.prices import ClueCost, CompoundPrice, TrackCost
from gloaming.kernel.control import If
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message
from gloaming.kernel.nodes import IfNone, Pay, Price


def price_shortfall(game: Eldritch, price: Price, frame: Frame) -> Message:
    """Returns what is missing for a price that cannot be paid (EH-SPEND-02, 06)."""
    if isinstance(price, CompoundPrice):
        for part in price.parts:
            if part.can_be_paid(game, frame):
                continue
            if isinstance(part, ClueCost):
                have = len(game.investigators[frame.seat].clues)
                return Message("why-price-clues", n=part.amount.of(game, frame), have=have)
            if isinstance(part, TrackCost):
                track = Message(f"track-{TRACKS[part.track]}")
                return Message("why-price-track", n=part.amount.of(game, frame), track=track)
    return Message("why-price")


def effect_shortfall(game: Eldritch, frame: Frame) -> Message:
    """Returns what keeps the effect of a frame from being used, as far as its parts tell."""
    effect = frame.effect
    if isinstance(effect, Pay) and not effect.price.can_be_paid(game, frame):
        return price_shortfall(game, effect.price, frame)
    if isinstance(effect, If) and effect.other is None:
        if effect.count.of(game, frame) < effect.least:
            return Message("why-condition-fails")
    if isinstance(effect, IfNone) and effect.other is None:
        if effect.count.of(game, frame) > 0:
            return Message("why-condition-fails")
    for part in effect.children():
        inner = Frame(part, frame.seat, frame.source)
        if not part.is_possible(game, inner):
            return effect_shortfall(game, inner)
    return Message("why-impossible")
