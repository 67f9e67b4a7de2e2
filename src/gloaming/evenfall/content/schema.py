"""What the entries of Evenfall's packs may say."""

from typing import Any

from gloaming.evenfall.content.automa_loader import AUTOMA_SCHEMA
from gloaming.evenfall.model.cards import KEYWORDS, PLACE_ICONS
from gloaming.evenfall.model.clans import CLANS
from gloaming.kernel.content.fields import (
    Field,
    flag,
    ids,
    marks,
    names,
    numbers,
    one_of,
    sentences,
    table,
    text,
    whole,
)
from gloaming.kernel.content.pack import Item

COUNCIL_KINDS = ("ongoing", "round_end", "game_end", "immediate", "token")


def _thresholds(item: Item, field: str, value: Any) -> None:
    good = isinstance(value, list) and len(value) == 3 and all(type(v) is int for v in value)
    if not good or not 0 < value[0] < value[1] < value[2]:
        raise item.at(field).error(f"{field} is {value!r}", "expected three rising strengths")


def _council(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, list) or not value:
        raise item.at(field).error(f"{field} is {value!r}", "expected one table per copy")
    for side in value:
        kinds = [k for k in side if k in COUNCIL_KINDS] if isinstance(side, dict) else []
        if len(kinds) != 1 or len(side) != 1 or not isinstance(side[kinds[0]], str):
            raise item.at(field).error(
                f"council effect {side!r}",
                'expected { ongoing = "…" }, { round_end = "…" }, { game_end = "…" }, '
                '{ immediate = "…" } or { token = "…" }',
            )
        text(item, field, side[kinds[0]])


_PLACES = numbers(
    3, 4, "expected the Place spaces for 1, 2, 3 and 4 players, each 3 or 4", length=4
)
_NAME = Field(names, required=True)
_KNOWN = Field(marks)
_TEXT = Field(text)
_EFFECT = Field(text, group="effect")  # a card has one: another kind of effect replaces it
_VP = Field(whole(0, 9))
# Cards of the expansion, and those of them that need the Crystal Path (EF-CP-02).
_SET = {"expansion": Field(flag), "crystal_path_only": Field(flag)}

SCHEMA: dict[str, dict[str, Field]] = {
    "place": {
        "name": _NAME,
        "copies": Field(whole(1, 9), required=True),
        "icon": Field(one_of(PLACE_ICONS), required=True),
        "witches": Field(whole(1, 4), required=True),
        "harvest": _TEXT,
        "binding": _TEXT,
        "binding_keyword": Field(one_of(KEYWORDS)),
        "binding_extra": _TEXT,
        "vp": _VP,
        "slots": Field(whole(1, 1)),
        "takes_resource": Field(flag),
        **_SET,
        "known": _KNOWN,
    },
    "starting_place": {
        "name": _NAME,
        "clan": Field(one_of(list(CLANS)), required=True),
        "side": Field(one_of(["sun", "moon"])),
        "icon": Field(one_of(PLACE_ICONS), required=True),
        "harvest": _TEXT,
        "binding": _TEXT,
        "vp": _VP,
        "known": _KNOWN,
    },
    "ritual": {
        "name": _NAME,
        "copies": Field(whole(1, 9), required=True),
        "cost": Field(text, required=True),
        "mana_cost": Field(whole(1, 19)),
        "vp": Field(whole(0, 9), required=True),
        "keyword": Field(one_of(KEYWORDS), required=True),
        "slots": Field(whole(1, 4), required=True),
        "action": _EFFECT,
        "immediate": _EFFECT,
        "ongoing": _EFFECT,
        "lock": _TEXT,
        "different": Field(flag),
        **_SET,
        "known": _KNOWN,
    },
    "person": {
        "name": _NAME,
        "copies": Field(whole(1, 9), required=True),
        "cost": Field(text, required=True),
        "vp": Field(whole(0, 9), required=True),
        "keyword": Field(one_of(KEYWORDS), required=True),
        "ongoing": _EFFECT,
        "exhaust": _EFFECT,
        "battle": _EFFECT,
        "council": Field(_council, required=True),
        "doubled": Field(flag),  # false where the Throne Demon gives no second effect
        **_SET,
        "known": _KNOWN,
    },
    "region": {
        "name": _NAME,
        "seats": Field(whole(1, 4), required=True),
        "places": Field(_PLACES, required=True),
        "spaces": Field(whole(0, 4), required=True),
        "action": Field(text, required=True),
        "reward_4": Field(text, required=True),
        "reward_6": Field(text, required=True),
        "reward_8": Field(text, required=True),
        "first_player": Field(flag),
        "known": _KNOWN,
    },
    "board": {
        "name": _NAME,
        "scout": Field(text, required=True),
        "token": Field(text, required=True),
        "track": Field(sentences),  # that of the sun side, if left out
        "overflow": Field(whole(0, 9), required=True),
        "first_council": Field(text, required=True),
        "further_council": Field(text, required=True),
        # A moon side: whose it is, and what it has besides
        "clan": _TEXT,
        "place": _TEXT,
        "place_outside": Field(flag),
        "outer": Field(ids),
        "rituals": Field(whole(0, 9)),
        "demon": _TEXT,
        "free": _TEXT,
        "space": _TEXT,
        "bonuses": Field(sentences),
        "ongoing": _TEXT,
        "known": _KNOWN,
    },
    "clan": {
        "name": _NAME,
        "place": Field(text, required=True),
        "expansion": Field(flag),
        "known": _KNOWN,
    },
    "stone": {
        "name": _NAME,
        "copies": Field(whole(1, 9), required=True),
        "wild": Field(flag),  # the red one: never in a Region, fits every icon
        "known": _KNOWN,
    },
    "demon": {"name": _NAME, "round_end": Field(text, required=True), "known": _KNOWN},
    "tile": {
        "name": _NAME,
        "region": Field(text, required=True),
        "crystal_path_only": Field(flag, required=True),
        "thresholds": Field(_thresholds),
        "reward_4": Field(text, required=True),
        "reward_6": Field(text, required=True),
        "reward_8": Field(text, required=True),
        "known": _KNOWN,
    },
    "track": {
        "name": _NAME,
        "lap": Field(whole(1, 100), required=True),
        "mana_cap": Field(whole(1, 99), required=True),
        "tiles": Field(whole(0, 99), required=True),
        "vp_markers": Field(whole(1, 2), required=True),
        "known": _KNOWN,
    },
    "limits": {
        "rounds": Field(whole(1, 9), required=True),
        "mana_cap": Field(whole(1, 99), required=True),
        "dial_cap": Field(whole(0, 19), required=True),
        "start": Field(text, required=True),
        "scythe": Field(text, required=True),
        "orb": Field(text, required=True),
        "scythe_mana": Field(whole(0, 19), required=True),
        "orb_mana": Field(whole(0, 19), required=True),
        "stones_per_region": Field(whole(0, 9), required=True),
        "pieces": Field(table, required=True),
        "clan_pieces": Field(table, required=True),
        "known": _KNOWN,
    },
    "path": {
        "name": _NAME,
        "costs": Field(numbers(0, 9, "expected numbers from 0 to 9"), required=True),
        "steps": Field(sentences, required=True),
        "finish": Field(text, required=True),
        "again_cost": Field(whole(1, 9), required=True),
        "again": Field(text, required=True),
        "crystal": Field(text, required=True),
        "stones": Field(table, required=True),
        "known": _KNOWN,
    },
    **AUTOMA_SCHEMA,
}
