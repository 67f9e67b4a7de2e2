"""Cards and effects in signs: one short line for terminals, the same in every language.

`2◇ → 3◇ 1★`: pay 2 resources of your choice, gain 3 and 1 victory point. What the sign of a verb is
is declared beside it; the signs themselves and what they stand for are in `model/signs.py`.
"""

from typing import Final

from gloaming.evenfall.content.reader import evenfall_notation
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import KEYWORDS, Card
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.model.signs import (
    ACTION,
    ARTIFACT,
    ENCHANTMENT,
    EXHAUST,
    FAMILIAR,
    HARVEST,
    IMMEDIATE,
    LOCK,
    ONGOING,
    RITUAL,
)
from gloaming.evenfall.rules.resources.gain import amount_signs
from gloaming.kernel.control import Sequence
from gloaming.kernel.game import Effect

KEYWORD_SIGNS: Final = {"artifact": ARTIFACT, "familiar": FAMILIAR, "enchantment": ENCHANTMENT}
_SIGNS: Final = evenfall_notation().signs


def icons(effect: Effect) -> str:
    """Returns an effect in signs; a procedure of the rules has none but "…"."""
    return _SIGNS.of(effect)


def card_icons(card: Card) -> str:
    """Returns what a Ritual, a Specialist or a Place does, with the sign of when it does it."""
    if card.signs is None:
        card.signs = _card_icons(card)
    return card.signs


def _card_icons(card: Card) -> str:
    parts = [
        f"{mark} {icons(effect)}"
        for mark, effect in (
            (ACTION, card.action),
            (IMMEDIATE, card.immediate),
            (EXHAUST, card.exhaust),
            (HARVEST, card.harvest),
        )
        if effect is not None
    ]
    bound = [icons(card.binding)] if card.binding is not None else []
    full = card.binding_full
    if full is not None:
        extra = full.parts[-1] if bound and isinstance(full, Sequence) else full
        bound.append(f"{KEYWORD_SIGNS[KEYWORDS[card.binding_keyword]]} ⇒ {icons(extra)}")
    if bound:
        parts.append(f"{RITUAL} {', '.join(bound)}")
    if card.lock is not None:
        parts.append(f"{LOCK} {IMMEDIATE if card.lock is card.immediate else icons(card.lock)}")
    parts += [trigger_icons(heard.event, heard.effect) for heard in card.listeners]
    return "  ".join(parts + standing_icons(card.standing))


def council_icons(card: Card) -> str:
    """Returns what a person does as a Council Member."""
    if card.council_signs is None:
        card.council_signs = _council_icons(card)
    return card.council_signs


def _council_icons(card: Card) -> str:
    parts = [trigger_icons(heard.event, heard.effect) for heard in card.council_listeners]
    if card.council_immediate is not None:
        parts.append(f"{IMMEDIATE} {icons(card.council_immediate)}")
    return "  ".join(parts + standing_icons(card.council_standing))


def trigger_icons(event: int, effect: Effect) -> str:
    """Returns an effect with what sets it off."""
    declared = EVENTS[event]
    if declared.is_trigger:
        return f"{ONGOING} {declared.sign}: {icons(effect)}"
    return f"{declared.sign} {icons(effect)}"


def standing_icons(standing: list[int]) -> list[str]:
    """Returns standing effects, from a card's list of flags and amounts."""
    return [
        f"{ONGOING} " + STANDING[standing[i]].sign.format(n=standing[i + 1])
        for i in range(0, len(standing), 2)
    ]


def cost_icons(cost: Cost) -> str:
    """Returns a price in signs."""
    return amount_signs(cost.amounts())
