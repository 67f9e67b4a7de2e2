"""What is missing for something that a person may want."""

from gloaming.evenfall.model.cards import Card, Cost
from gloaming.evenfall.model.events import POTIONS_WILD
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import charges
from gloaming.evenfall.rules.moon.board import TurnRitual
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.evenfall.rules.payment import can_afford
from gloaming.evenfall.rules.ritual import Consume
from gloaming.kernel.control import ChooseOne, Sequence
from gloaming.kernel.game import Effect, seat_scope
from gloaming.kernel.message import Message, Refusal


def refuse(verb: str, card: Card, reason: Message, rule: str) -> Refusal:
    """A refusal about one card."""
    return Refusal(verb, reason, rule, (f"card:{card.uid}",), card.uid)


def missing(clan: Clan, cost: Cost, less: int = 0) -> Message:
    """What has to be found before a cost can be paid; the least that would do."""
    herb = max(0, cost.herb - clan.stock[0])
    potion = max(0, cost.potion - clan.stock[1])
    knowledge = max(0, cost.knowledge - clan.stock[2])
    spare = max(0, clan.stock[1] - cost.potion) if clan.standing.total(POTIONS_WILD) else 0
    for _ in range(less + spare):
        # A discount, or a Potion in place of something else, goes where most is missing.
        if potion > max(herb, knowledge):
            potion -= 1
        elif herb >= knowledge and herb > 0:
            herb -= 1
        elif knowledge > 0:
            knowledge -= 1
    short = herb + potion + knowledge
    any_kind = max(0, cost.resources() - less - sum(clan.stock) - short)
    mana = max(0, cost.mana - clan.mana)
    cards = max(0, cost.cards - len(clan.hand))
    parts: list[Message] = []
    if short or mana:
        parts.append(
            Message(
                "why-missing",
                what=Message("amounts", herb=herb, potion=potion, knowledge=knowledge, mana=mana),
            )
        )
    if any_kind:
        parts.append(Message("why-missing-any", n=any_kind))
    if cards:
        parts.append(Message("why-missing-cards", n=cards))
    if not parts:
        return Message("why-impossible")
    if len(parts) == 1:
        return parts[0]
    return Message("why-both", first=parts[0], second=parts[1])


def obstacle(game: Evenfall, seat: int, effect: Effect) -> Message | None:
    """What keeps an effect from being used; None where nothing does."""
    if effect.is_possible(game, seat_scope(seat)):
        return None
    if isinstance(effect, Pay):
        clan = game.clans[seat]
        if charges(game, clan) < effect.cost.crystals:
            return Message("why-crystals", n=effect.cost.crystals, have=charges(game, clan))
        if len(clan.hand) >= effect.cost.cards and can_afford(clan, effect.cost):
            return obstacle(game, seat, effect.bought)
        return missing(clan, effect.cost)
    if isinstance(effect, Consume):
        return Message("why-no-immediate")
    if isinstance(effect, TurnRitual):
        return Message("why-no-turnable")
    found = [obstacle(game, seat, part) for part in effect.children()]
    reasons = [reason for reason in found if reason is not None]
    if isinstance(effect, ChooseOne) and len(reasons) > 1:
        return Message("why-either", first=reasons[0], second=reasons[1])
    if isinstance(effect, (ChooseOne, Sequence)) and reasons:
        return reasons[0]
    return Message("why-impossible")
