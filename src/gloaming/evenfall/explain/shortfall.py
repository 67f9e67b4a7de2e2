"""Says what is missing for a price or an effect of Evenfall."""

from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.events import POTIONS_WILD
from gloaming.evenfall.model.state import Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import charges
from gloaming.evenfall.rules.moon.board import TurnRitual
from gloaming.evenfall.rules.obstacles import FEW_CRYSTALS
from gloaming.evenfall.rules.resources.pay_effect import Pay
from gloaming.evenfall.rules.ritual import Consume
from gloaming.kernel.explain.shortfall import all_missing, effect_shortfall
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message


def price_shortfall(clan: Clan, cost: Cost, less: int = 0) -> Message:
    """Returns what has to be found before a cost can be paid; the least that would do."""
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
        what = Message("amounts", herb=herb, potion=potion, knowledge=knowledge, mana=mana)
        parts.append(Message("why-missing", what=what))
    if any_kind:
        parts.append(Message("why-missing-any", n=any_kind))
    if cards:
        parts.append(Message("why-missing-cards", n=cards))
    return all_missing(parts)


def use_shortfall(game: Evenfall, seat: int, effect: Effect | None) -> Message:
    """Returns what keeps a seat from using an effect that is not possible now."""
    found = None if effect is None else effect_shortfall(game, seat, effect, _own_shortfall)
    return Message("why-impossible") if found is None else found


def _own_shortfall(game: Evenfall, seat: int, effect: Effect) -> Message | None:
    """Returns what is missing for the effects of Evenfall that may be impossible."""
    if isinstance(effect, Pay):
        clan = game.clans[seat]
        found = effect.obstacles(game, clan)
        if found == FEW_CRYSTALS:
            return Message("why-crystals", n=effect.cost.crystals, have=charges(game, clan))
        if found:
            return price_shortfall(clan, effect.cost)
        return effect_shortfall(game, seat, effect.bought, _own_shortfall)
    if isinstance(effect, Consume):
        return Message("why-no-immediate")
    if isinstance(effect, TurnRitual):
        return Message("why-no-turnable")
    return None
