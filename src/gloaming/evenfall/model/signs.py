"""The signs that effects are written with in terminals, each one column wide."""

from typing import Final

from gloaming.evenfall.model.amounts import UNITS
from gloaming.kernel.content.notation.signs import MAY as MAY
from gloaming.kernel.content.notation.signs import OR as OR
from gloaming.kernel.content.notation.signs import PAY as PAY
from gloaming.kernel.content.notation.signs import PER as PER

HERB: Final = "♣"
POTION: Final = "♥"
KNOWLEDGE: Final = "▤"
ANY: Final = "◇"
MANA: Final = "✦"
VP: Final = "★"
CARD: Final = "▯"
SCYTHE: Final = "☽"
ORB: Final = "●"
WITCH: Final = "▲"
ELDER: Final = "◆"
STONE: Final = "◈"
PLACE: Final = "⌂"
RITUAL: Final = "§"
SPECIALIST: Final = "♗"
COUNCIL: Final = "♕"
REGION: Final = "▱"
TOKEN: Final = "◐"
ARTIFACT: Final = "⚒"
FAMILIAR: Final = "♞"
ENCHANTMENT: Final = "✺"
OUTER: Final = "◌"
INNER: Final = "◉"
RIVAL: Final = "≠"
STEP: Final = "↑"
TRANSFER: Final = "⇓"
HARVEST: Final = "⚘"
RETURN: Final = "↩"
READY: Final = "↥"
ACTION: Final = "▷"
IMMEDIATE: Final = "!"
ONGOING: Final = "∞"
EXHAUST: Final = "↷"
BATTLE: Final = "⚔"
AT_ROUND_END: Final = "◷"
AT_GAME_END: Final = "⚑"
DEMON: Final = "♅"
GLOWING: Final = "◊"
DARK: Final = "♦"
CAT: Final = "♘"
LOCK: Final = "∩"
PATH: Final = "⋰"

# The signs of what is gained and paid, by the words of the notation.
UNIT_SIGNS: Final[dict[str, str]] = dict(
    zip(UNITS, (HERB, POTION, KNOWLEDGE, ANY, MANA, VP, CARD, GLOWING), strict=True)
)

# What each sign stands for, by the message id of its name.
LEGEND: Final[dict[str, str]] = {
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
