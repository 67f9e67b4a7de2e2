"""Effects as symbols: one short line for terminals, the same in every language.

`2◇ → 3◇ 1★`: pay 2 resources of your choice, gain 3 and 1 victory point. The symbols are
one column wide; `LEGEND` says what each stands for, by the message id of its name.
"""

from collections.abc import Callable
from typing import Any

from gloaming.evenfall.model.cards import KEYWORDS, Card, Cost
from gloaming.evenfall.model.events import CLAN_TOKEN, EVENTS, GAME_END, ROUND_END, STANDING
from gloaming.evenfall.rules.battle import TakeAnyStone
from gloaming.evenfall.rules.catalysts import CATALYSTS, BuildFree
from gloaming.evenfall.rules.counts import COUNTS, ClanCount
from gloaming.evenfall.rules.coven import Advance
from gloaming.evenfall.rules.crystal.ascend import TakePathCard, TakePathStone
from gloaming.evenfall.rules.crystal.cat import TakeCat
from gloaming.evenfall.rules.crystal.crystals import Charge
from gloaming.evenfall.rules.crystal.path import PlayPath
from gloaming.evenfall.rules.crystal.person_effects import (
    CopyCouncil,
    CopyExhaust,
    Exchange,
    Herd,
    Replace,
    RivalsGain,
    TakeBack,
)
from gloaming.evenfall.rules.crystal.ritual_effects import (
    BuildBeside,
    EveryoneTransfers,
    Foresee,
    HarvestRegion,
    PullPiece,
    Reward,
    Wander,
    Wind,
)
from gloaming.evenfall.rules.discover import FreeDiscovery
from gloaming.evenfall.rules.gain import NO_COUNT, Gain
from gloaming.evenfall.rules.harvest import WHICH, Harvest
from gloaming.evenfall.rules.moon.board import (
    AdvanceBoth,
    DrawPlace,
    RepeatStep,
    TakeRed,
    TurnRitual,
)
from gloaming.evenfall.rules.moon.demon import CallDemon, ReleaseDemon
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.evenfall.rules.people import Borrow, ReadySpecialist
from gloaming.evenfall.rules.pieces import MoveElder, MovePieces, Recall
from gloaming.evenfall.rules.ritual import Consume, PlayForFree, RemoveRitual
from gloaming.evenfall.rules.token import ReadyToken
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.control import ChooseOne, ForEach, If, May, Sequence
from gloaming.kernel.game import Effect

HERB = "♣"
POTION = "♥"
KNOWLEDGE = "▤"
ANY = "◇"
MANA = "✦"
VP = "★"
CARD = "▯"
SCYTHE = "☽"
ORB = "●"
WITCH = "▲"
ELDER = "◆"
STONE = "◈"
PLACE = "⌂"
RITUAL = "§"
SPECIALIST = "♗"
COUNCIL = "♕"
REGION = "▱"
TOKEN = "◐"
ARTIFACT = "⚒"
FAMILIAR = "♞"
ENCHANTMENT = "✺"
OUTER = "◌"
INNER = "◉"
RIVAL = "≠"
STEP = "↑"
TRANSFER = "⇓"
HARVEST = "⚘"
RETURN = "↩"
READY = "↥"
MAY = "?"
PAY = "→"
OR = "|"
PER = "/"
ACTION = "▷"
IMMEDIATE = "!"
ONGOING = "∞"
EXHAUST = "↷"
BATTLE = "⚔"
AT_ROUND_END = "◷"
AT_GAME_END = "⚑"
DEMON = "♅"
GLOWING = "◊"
DARK = "♦"
CAT = "♘"
LOCK = "∩"
PATH = "⋰"

LEGEND: dict[str, str] = {
    HERB: "herbs",
    POTION: "potions",
    KNOWLEDGE: "knowledge",
    ANY: "legend-any",
    MANA: "mana",
    VP: "legend-vp",
    CARD: "legend-card",
    SCYTHE: "catalyst-scythe",
    ORB: "catalyst-orb",
    WITCH: "piece-witch",
    ELDER: "piece-elder",
    STONE: "powerstone",
    PLACE: "place",
    RITUAL: "ritual",
    SPECIALIST: "specialist",
    COUNCIL: "council-member",
    REGION: "region",
    TOKEN: "clan-token",
    ARTIFACT: "keyword-artifact",
    FAMILIAR: "keyword-familiar",
    ENCHANTMENT: "keyword-enchantment",
    OUTER: "legend-outer",
    INNER: "legend-inner",
    RIVAL: "legend-rival",
    STEP: "legend-step",
    TRANSFER: "legend-transfer",
    HARVEST: "legend-harvest",
    RETURN: "legend-return",
    READY: "legend-ready",
    MAY: "legend-may",
    PAY: "legend-pay",
    OR: "legend-or",
    PER: "legend-per",
    ACTION: "action-space",
    IMMEDIATE: "legend-immediate",
    ONGOING: "legend-ongoing",
    EXHAUST: "legend-exhaust",
    BATTLE: "legend-battle",
    AT_ROUND_END: "legend-round-end",
    AT_GAME_END: "legend-game-end",
    DEMON: "legend-demon",
    GLOWING: "legend-crystal-glowing",
    DARK: "legend-crystal-dark",
    CAT: "legend-cat",
    LOCK: "legend-lock",
    PATH: "legend-path",
}

COUNT_ICONS: dict[str, str] = {
    "artifact": ARTIFACT,
    "familiar": FAMILIAR,
    "enchantment": ENCHANTMENT,
    "keyword-set": f"({ARTIFACT}{FAMILIAR}{ENCHANTMENT})",
    "scythe": SCYTHE,
    "orb": ORB,
    "catalyst": f"({SCYTHE}{OR}{ORB})",
    "rich-place": f"{PLACE}(2{SCYTHE}{OR}{ORB})",
    "specialist": SPECIALIST,
    "council-member": COUNCIL,
    "place": PLACE,
    "outer-place": OUTER + PLACE,
    "inner-place": INNER + PLACE,
    "ritual": RITUAL,
    "outer-ritual": OUTER + RITUAL,
    "inner-ritual": INNER + RITUAL,
    "action-ritual": RITUAL + ACTION,
    "bare-inner-place": f"{INNER}{PLACE}(0{RITUAL})",
    "inner-card": f"{INNER}({PLACE}{OR}{RITUAL})",
    "valuable": f"({RITUAL}{OR}{SPECIALIST})≥3{VP}",
    "ongoing": ONGOING,
    "card": CARD,
    "mana": MANA,
    "resource": f"({HERB}{OR}{POTION}{OR}{KNOWLEDGE})",
    "powerstone": STONE,
    "powerstone-kind": f"{STONE}{RIVAL}",
    "coven-step": STEP,
    "ember": f"{INNER}{STONE}1",
    "tide": f"{INNER}{STONE}2",
    "root": f"{INNER}{STONE}3",
    "harvest-symbol": f"{HARVEST}({HERB}{OR}{POTION}{OR}{KNOWLEDGE})",
    "piece-on-ritual": f"({WITCH}{OR}{ELDER}){RITUAL}",
    "elder-on-ritual": ELDER + RITUAL,
    "region-present": f"{REGION}({WITCH}{OR}{ELDER})",
    "region-piece": f"({WITCH}{OR}{ELDER}){REGION}",
    "elder-outside": f"{ELDER}({OUTER}{OR}{REGION})",
    "battle-won": f"{BATTLE}1.",
    "first-player": "1.",
    "crystal": f"({GLOWING}{OR}{DARK})",
    "most-catalyst": f"({SCYTHE}{OR}{ORB}{OR}{DARK})≥",
    "catalyst-set": f"({SCYTHE}{ORB}{DARK})",
    "rich-ritual": f"{RITUAL}(2{SCYTHE}{OR}{ORB}{OR}{DARK})",
    "artifact-pair": f"({RITUAL}{SPECIALIST}){ARTIFACT}",
    "familiar-pair": f"({RITUAL}{SPECIALIST}){FAMILIAR}",
    "enchantment-pair": f"({RITUAL}{SPECIALIST}){ENCHANTMENT}",
    "locked-ritual": f"{RITUAL}{LOCK}",
    "ascension": f"{PATH}{STEP}",
    "value": f"{RITUAL}{VP}",
}

EVENT_ICONS: dict[str, str] = {
    "discover": f"+{PLACE}",
    "harvest": HARVEST,
    "discard": f"−{CARD}",
    "coven": STEP,
    "transfer": TRANSFER,
    "token": TOKEN,
    "opponent-token": RIVAL + TOKEN,
    "ritual": f"+{RITUAL}",
    "inner-ritual": f"+{INNER}{RITUAL}",
    "specialist": f"+{SPECIALIST}",
    "council": f"+{COUNCIL}",
    "person": f"+({SPECIALIST}{OR}{COUNCIL})",
    "artifact": f"+{ARTIFACT}",
    "familiar": f"+{FAMILIAR}",
    "enchantment": f"+{ENCHANTMENT}",
    "scythe": f"+{SCYTHE}",
    "orb": f"+{ORB}",
    "catalyst": f"+({SCYTHE}{OR}{ORB})",
    "binding": f"{RITUAL}{PLACE}",
    "battle-start": BATTLE,
    "battle-won": f"{BATTLE}1.",
    "battle-lost": f"{BATTLE}2.",
    "stone": f"+{STONE}",
    "exhaust": EXHAUST,
    "activate": ACTION,
    "elder-activate": ELDER + ACTION,
    "region-witch": WITCH + REGION,
    "gain-herb": f"+{HERB}",
    "gain-potion": f"+{POTION}",
    "gain-knowledge": f"+{KNOWLEDGE}",
    "scout": f"+{CARD}",
    "pass": "×",
    "round-end": AT_ROUND_END,
    "game-end": AT_GAME_END,
    "ascend": f"{PATH}{STEP}",
    "crystal": f"+{DARK}",
    "row-catalyst": f"+({SCYTHE}{OR}{ORB}{OR}{DARK})({OUTER}{OR}{INNER})",
    "here-catalyst": f"+({SCYTHE}{OR}{ORB}{OR}{DARK}){RITUAL}",
    "valuable": f"+({RITUAL}{OR}{SPECIALIST}{OR}{COUNCIL})≥3{VP}",
    "quiet-ritual": f"+{RITUAL}(0{ACTION})",
    "costly-discover": f"+{PLACE}≥2{WITCH}",
    "spend-mana": f"−{MANA}",
    "clan-token": TOKEN,
}

STANDING_ICONS: dict[str, str] = {
    "mana-catalysts": f"{MANA} {PAY} {SCYTHE}{OR}{ORB}",
    "elders-outer": f"{ELDER}{OUTER}{ACTION}",
    "potions-wild": f"{POTION}={ANY}",
    "cheap-rituals": f"{RITUAL} −{{n}}{ANY}",
    "cheap-specialists": f"{SPECIALIST} −{{n}}{ANY}",
    "one-card-discard": f"1{CARD} {PAY} 1{ANY}",
    "free-scythe": f"0 {PAY} {SCYTHE}",
    "adjust-dial": f"{BATTLE} ±{{n}}{MANA}",
    "strength": f"{BATTLE} +{{n}}",
    "second-stone": f"{BATTLE}2. +{STONE}",
    "cheap-discover": f"{PLACE} −{{n}}{WITCH}",
    "crystal-space": f"{RITUAL}≥3{VP} +{DARK}",
    "path-cards": f"{PATH} {CARD}={ANY}",
    "binding-vp": f"{RITUAL}{PLACE} = {{n}}{VP}",
    "crystal-value": f"{AT_GAME_END} {{n}}{VP}{PER}{INNER}({GLOWING}{OR}{DARK})",
}

_WHICH = {
    "it": "",
    "outer": OUTER,
    "place": PLACE,
    "outer-place": OUTER + PLACE,
    "inner-place": INNER + PLACE,
    "rival-place": RIVAL + PLACE,
    "region-place": REGION + PLACE,
}
_BUILD = {"scythe": SCYTHE, "orb": ORB, "catalyst": f"({SCYTHE}{OR}{ORB})", "crystal": DARK}
_PIECES = [f"({WITCH}{OR}{ELDER})", WITCH, ELDER]


def icons(effect: Effect) -> str:
    """An effect in symbols; a procedure of the rules has none but its place on the stack."""
    draw = _DRAW.get(type(effect))
    return draw(effect) if draw is not None else "…"


def card_icons(card: Card) -> str:
    """What a Ritual, a Specialist or a Place does, with the mark of when it does it."""
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
        bound.append(f"{COUNT_ICONS[KEYWORDS[card.binding_keyword]]} ⇒ {icons(extra)}")
    if bound:
        parts.append(f"{RITUAL} {', '.join(bound)}")
    if card.lock is not None:
        parts.append(f"{LOCK} {IMMEDIATE if card.lock is card.immediate else icons(card.lock)}")
    parts += [trigger_icons(heard.event, heard.effect) for heard in card.listeners]
    return "  ".join(parts + standing_icons(card.standing))


def council_icons(card: Card) -> str:
    """What a person does as a Council Member."""
    if card.council_signs is None:
        card.council_signs = _council_icons(card)
    return card.council_signs


def _council_icons(card: Card) -> str:
    parts = [trigger_icons(heard.event, heard.effect) for heard in card.council_listeners]
    if card.council_immediate is not None:
        parts.append(f"{IMMEDIATE} {icons(card.council_immediate)}")
    return "  ".join(parts + standing_icons(card.council_standing))


def trigger_icons(event: int, effect: Effect) -> str:
    """An effect with what sets it off."""
    when = EVENT_ICONS[EVENTS[event]]
    if event in (ROUND_END, GAME_END, CLAN_TOKEN):
        return f"{when} {icons(effect)}"
    return f"{ONGOING} {when}: {icons(effect)}"


def standing_icons(standing: list[int]) -> list[str]:
    """Standing effects, from a card's list of flags and amounts."""
    return [
        f"{ONGOING} " + STANDING_ICONS[STANDING[standing[i]]].format(n=standing[i + 1])
        for i in range(0, len(standing), 2)
    ]


def cost_icons(cost: Cost) -> str:
    """A price."""
    units = (
        (cost.herb, HERB),
        (cost.potion, POTION),
        (cost.knowledge, KNOWLEDGE),
        (cost.any, ANY),
        (cost.mana, MANA),
        (cost.cards, CARD),
        (cost.crystals, GLOWING),
    )
    return " ".join(f"{n}{unit}" for n, unit in units if n)


def _gain(effect: Gain) -> str:
    units = (
        (effect.herb, HERB),
        (effect.potion, POTION),
        (effect.knowledge, KNOWLEDGE),
        (effect.any, ANY),
        (effect.mana, MANA),
        (effect.vp, VP),
        (effect.cards, CARD),
    )
    gained = " ".join(f"{n}{unit}" for n, unit in units if n)
    if effect.per == NO_COUNT:
        return gained
    every = str(effect.every) if effect.every > 1 else ""
    return f"{gained}{PER}{every}{COUNT_ICONS[COUNTS[effect.per]]}"


def _pay(effect: Pay) -> str:
    offer = MAY if effect.optional else ""
    return f"{offer}{cost_icons(effect.cost)} {PAY} {icons(effect.bought)}"


def _sequence(effect: Sequence) -> str:
    last = len(effect.parts) - 1
    return ", ".join(
        f"({icons(part)})" if i < last and isinstance(part, Pay | ChooseOne | If) else icons(part)
        for i, part in enumerate(effect.parts)
    )


def _if(effect: If) -> str:
    assert isinstance(effect.count, ClanCount)
    test = f"{COUNT_ICONS[COUNTS[effect.count.what]]}≥{effect.least}"
    other = f" : {icons(effect.other)}" if effect.other is not None else ""
    return f"{test} ⇒ {icons(effect.then)}{other}"


def _for_each(effect: ForEach) -> str:
    assert isinstance(effect.count, ClanCount)
    return f"({icons(effect.part)}){PER}{COUNT_ICONS[COUNTS[effect.count.what]]}"


_DRAW: dict[type[Effect], Callable[[Any], str]] = {
    Gain: _gain,
    Pay: _pay,
    Sequence: _sequence,
    If: _if,
    ForEach: _for_each,
    ChooseOne: lambda effect: f" {OR} ".join(icons(part) for part in effect.parts),
    May: lambda effect: f"{MAY}{icons(effect.part)}",
    Transfer: lambda effect: TRANSFER,
    Advance: lambda effect: f"{effect.steps}{STEP}",
    Harvest: lambda effect: HARVEST + _WHICH[WHICH[effect.which]],
    BuildFree: lambda effect: f"{MAY}+{_BUILD[CATALYSTS[effect.kind]]}",
    RemoveRitual: lambda effect: f"−{RITUAL}",
    MovePieces: lambda effect: f"({WITCH}{OR}{ELDER}){RITUAL} ⇒ {REGION}",
    MoveElder: lambda effect: f"{MAY}{ELDER} ⇒ {REGION}",
    Recall: lambda effect: RETURN + _PIECES[effect.piece],
    FreeDiscovery: lambda effect: f"+{PLACE}",
    PlayForFree: lambda effect: f"{MAY}+{RITUAL}",
    Consume: lambda effect: f"1{CARD}{IMMEDIATE} {PAY} {IMMEDIATE}",
    Borrow: lambda effect: f"1{ELDER} {PAY} {RIVAL}{SPECIALIST}",
    TakeAnyStone: lambda effect: f"+{STONE}",
    ReadySpecialist: lambda effect: READY + SPECIALIST,
    ReadyToken: lambda effect: READY + TOKEN,
    AdvanceBoth: lambda effect: f"1{STEP}({OR}=+)",
    RepeatStep: lambda effect: RETURN + STEP,
    DrawPlace: lambda effect: f"1{PLACE} ⇒ {OUTER}",
    TakeRed: lambda effect: f"+{STONE}4",
    TurnRitual: lambda effect: f"{RITUAL}{IMMEDIATE} ⇒ {RITUAL}{ACTION}",
    CallDemon: lambda effect: f"{READY}{DEMON} {MAY}{DEMON} ⇒ {SPECIALIST}",
    ReleaseDemon: lambda effect: f"−{SPECIALIST}{DEMON} {PAY} {icons(effect.part)}",
    Charge: lambda effect: f"{effect.crystals}{DARK} ⇒ {GLOWING}",
    TakePathCard: lambda effect: f"+{CARD}{PATH}",
    TakePathStone: lambda effect: f"+{STONE}{PATH}",
    TakeCat: lambda effect: f"+{CAT}{WITCH}",
    TakeBack: lambda effect: f"{RETURN}({RITUAL}{OR}{SPECIALIST})",
    PlayPath: lambda effect: f"{MAY}+({RITUAL}{OR}{SPECIALIST}){PATH}",
    Foresee: lambda effect: f"{effect.steps}{RIVAL}{STEP}",
    PullPiece: lambda effect: f"1({WITCH}{OR}{ELDER}){RITUAL} ⇒ {RITUAL}",
    Wander: lambda effect: f"{RITUAL} ⇒ {PLACE}, {HARVEST}",
    Wind: lambda effect: f"{ELDER}{ACTION} ±1",
    EveryoneTransfers: lambda effect: f"{MAY}{TRANSFER}{effect.vp}{VP}{PER}{TRANSFER}",
    HarvestRegion: lambda effect: f"2{HARVEST}{REGION}",
    Reward: lambda effect: f"{BATTLE}{effect.threshold}+",
    BuildBeside: lambda effect: f"{MAY}+({SCYTHE}{OR}{ORB}{OR}{DARK})",
    CopyExhaust: lambda effect: f"={EXHAUST}",
    CopyCouncil: lambda effect: f"={AT_GAME_END}{SPECIALIST}",
    RivalsGain: lambda effect: f"{RIVAL}(+{icons(effect.gain)})",
    Replace: lambda effect: f"{MAY}{effect.catalysts}({SCYTHE}{OR}{ORB}{OR}{DARK})=",
    Exchange: lambda effect: f"{effect.most}{CARD} {PAY} {effect.most}{CARD} {effect.most}{MANA}",
    Herd: lambda effect: f"−{RITUAL}, ({WITCH}{OR}{ELDER}) ⇒ {REGION}",
}
