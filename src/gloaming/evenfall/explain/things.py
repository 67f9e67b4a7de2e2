"""Says what the things of Evenfall are: full texts, the rules about them, and hints to options."""

from collections.abc import Callable

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import DEMON, PERSON, PLACE, RITUAL, Card
from gloaming.evenfall.text import symbols
from gloaming.evenfall.text.automa_text import AUTOMA_RULES, LEVEL_RULES, TILE_RULES, automa_text
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.sentences import AUTOMA_KINDS
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.explain.things import ThingKind, explain_thing, named_things
from gloaming.kernel.views.types import Explanation, OptionView

SIGNS = "signs"
EFFECT_VERBS = ("witch", "elder", "token", "board-free", "exhaust")
PLACE_RULES = ("EF-DIS-02", "EF-DIS-03", "EF-TOK-06", "EF-RIT-02")
BINDING_RULES = ("EF-RIT-06", "EF-RIT-07")
RITUAL_RULES = ("EF-RIT-01", "EF-RIT-02", "EF-PLY-04", "EF-RIT-15", "EF-CAT-05")
ACTION_RULES = ("EF-SPC-01", "EF-SPC-05", "EF-SPC-07")
IMMEDIATE_RULES = ("EF-RIT-10", "EF-RIT-12")
EXHAUST_RULES = ("EF-SPE-07", "EF-SPE-08", "EF-SPE-13")
LASTING_RULES = ("EF-PLY-08", "EF-PLY-13")
TOWER_RULES = ("EF-CARD-38", "EF-CARD-39", "EF-CARD-40")
KEYWORD_RULES = ("EF-PLY-06",)
PERSON_RULES = ("EF-PLY-03", "EF-SPE-01", "EF-SPE-04", "EF-SPE-11", "EF-COU-01", "EF-COU-05")
REGION_RULES = ("EF-SPC-04", "EF-SPC-03", "EF-SPC-16", "EF-BAT-12", "EF-BAT-13", "EF-BAT-21")
TOKEN_RULES = ("EF-TOK-01", "EF-TOK-02", "EF-TOK-05")
BUILD_RULES = ("EF-CAT-01", "EF-CAT-06", "EF-CAT-07", "EF-CAT-09", "EF-CAT-12")
STONE_RULES = ("EF-BAT-33", "EF-END-06", "EF-END-09")
DISCARD_RULES = ("EF-ACT-08", "EF-ACT-09")
BONUS_TILE_RULES = ("EF-TILE-09",)
DEMON_RULES = ("EF-MOON-48", "EF-MOON-49", "EF-MOON-50", "EF-MOON-51", "EF-MOON-55", "EF-MOON-58")
CARD_RULES = {
    PLACE: PLACE_RULES,
    RITUAL: RITUAL_RULES,
    PERSON: PERSON_RULES,
    DEMON: DEMON_RULES,
}
BOARD_RULES = {
    "star-moon": ("EF-MOON-04", "EF-MOON-05", "EF-MOON-07", "EF-MOON-08"),
    "cross-moon": ("EF-MOON-11", "EF-MOON-12", "EF-MOON-13", "EF-MOON-14", "EF-MOON-15"),
    "circle-moon": ("EF-MOON-18", "EF-MOON-19", "EF-MOON-20", "EF-MOON-21", "EF-MOON-23"),
    "spike-moon": ("EF-MOON-28", "EF-MOON-29", "EF-MOON-30", "EF-MOON-32", "EF-MOON-33"),
    "wave-moon": ("EF-MOON-36", "EF-MOON-37", "EF-MOON-38", "EF-MOON-40", "EF-MOON-43"),
    "horn-moon": ("EF-MOON-45", "EF-MOON-47", "EF-MOON-52", "EF-MOON-53"),
}
PATH_RULES = ("EF-CP-15", "EF-CP-20", "EF-CP-28", "EF-CP-36", "EF-CP-39", "EF-CP-41", "EF-CP-44")
LOCK_RULES = ("EF-CP-60", "EF-CP-62", "EF-CP-64", "EF-CP-65")


def things(words: EvenfallWords) -> list[str]:
    """Returns everything that can be looked up by its name: each card once, Regions, stones …"""
    return named_things(KINDS, words)


def explain(words: EvenfallWords, thing: str) -> Explanation | None:
    """Returns a thing's full text and the rules about it; None for what needs no words."""
    if thing == SIGNS:
        return Explanation("", tuple(f"{sign}  {name}" for sign, name in words.legend()))
    return explain_thing(KINDS, words, thing)


# --- cards -----------------------------------------------------------------------------------


def _cards(words: EvenfallWords) -> list[str]:
    """Returns a card of each name and text."""
    found: dict[str, str] = {}
    for card in words.table.cards:
        signature = f"{words.name(f'card:{card.uid}')} {words.card_text(card.entry)}"
        found.setdefault(signature, card.uid)
    return list(found.values())


def _card(words: EvenfallWords, uid: str) -> Explanation | None:
    card = words.card(uid)
    if card is None:
        return None
    lines = [words.card_facts(card.entry), words.card_text(card.entry)]
    if card.kind == PERSON:
        copies = sum(1 for other in words.table.cards if other.entry == card.entry)
        for copy in range(1, copies + 1):
            council = words.format("council")
            lines.append(f"{council} {copy}: {words.council_text(card.entry, copy)}")
    return Explanation(words.name(f"card:{card.uid}"), tuple(lines), _card_rules(card))


def _card_rules(card: Card) -> tuple[str, ...]:
    """Returns the rules about a card of its kind, and about what is printed on it."""
    rules = CARD_RULES[card.kind]
    for applies, more in (
        (card.binding is not None or card.binding_full is not None, BINDING_RULES),
        (card.action is not None, ACTION_RULES),
        (card.immediate is not None, IMMEDIATE_RULES),
        (card.exhaust is not None, EXHAUST_RULES),
        (bool(card.listeners or card.standing), LASTING_RULES),
        (card.lock is not None, LOCK_RULES),
        (card.takes_resource, TOWER_RULES),
        (bool(card.keyword), KEYWORD_RULES),
    ):
        if applies:
            rules += more
    return rules


# --- other things ----------------------------------------------------------------------------


def _items(kind: str) -> Callable[[EvenfallWords], list[str]]:
    """Returns what lists the entries of a kind."""
    return lambda words: list(words.catalogue.items[kind])


def _printed(kind: str, rules: tuple[str, ...]) -> Callable[[EvenfallWords, str], Explanation]:
    """Returns what explains things of a kind by the text of their entry."""
    return lambda words, id: Explanation(words.name(f"{kind}:{id}"), (words.card_text(id),), rules)


def _token(kind: str) -> Callable[[EvenfallWords, str], Explanation]:
    """Returns what explains a clan by its Clan Token."""
    return lambda words, id: Explanation(
        words.name(f"{kind}:{id}"), (words.card_text("sun"),), TOKEN_RULES
    )


def _regions(words: EvenfallWords) -> list[str]:
    return [region.entry for region in words.table.regions]


def _moon_boards(words: EvenfallWords) -> list[str]:
    boards = words.catalogue.items["board"]
    return [id for id, item in boards.items() if "clan" in item.values]


def _board(words: EvenfallWords, id: str) -> Explanation:
    return Explanation(words.name(f"board:{id}"), (words.card_text(id),), BOARD_RULES.get(id, ()))


def _stone(words: EvenfallWords, id: str) -> Explanation:
    """Returns what a Powerstone is; its Region or its owner may stand before it."""
    icon = id.rpartition(":")[2]
    return Explanation(words.name(f"stone:{id}"), (words.card_text(icon),), STONE_RULES)


def _path(words: EvenfallWords, id: str) -> Explanation:
    text = (words.card_text("crystal-path"),)
    return Explanation(words.format("crystal-path"), text, PATH_RULES)


def _build(words: EvenfallWords, id: str) -> Explanation:
    return Explanation(words.format("catalysts"), (words.card_text("base"),), BUILD_RULES)


def _discard(words: EvenfallWords, id: str) -> Explanation:
    return Explanation(words.name(f"discard:{id}"), (), DISCARD_RULES)


def _automa(kind: str) -> Callable[[EvenfallWords, str], Explanation]:
    """Returns what explains the Automa, its levels or its Clan Tiles."""

    def explained(words: EvenfallWords, id: str) -> Explanation:
        rules = TILE_RULES.get(id, ()) if kind == "automa_tile" else LEVEL_RULES
        if kind == "automa":
            rules = AUTOMA_RULES
        text = automa_text(words, words.catalogue.items[kind][id])
        return Explanation(words.name(f"{kind}:{id}"), (text,), rules)

    return explained


def _rondel(words: EvenfallWords, id: str) -> Explanation:
    return _automa("automa")(words, "automa")


KINDS: dict[str, ThingKind[EvenfallWords]] = {
    "card": ThingKind(_card, _cards),
    "region": ThingKind(_printed("region", REGION_RULES), _regions),
    "space": ThingKind(_printed("region", REGION_RULES)),
    "stone": ThingKind(_stone, _items("stone")),
    "clan": ThingKind(_token("clan"), _items("clan")),
    "token": ThingKind(_token("token")),
    "board": ThingKind(_board, _moon_boards),
    "path": ThingKind(_path, _items("path")),
    "cat": ThingKind(_path),
    "tile": ThingKind(_printed("tile", BONUS_TILE_RULES), _items("tile")),
    "build": ThingKind(_build),
    "discard": ThingKind(_discard),
    "rondel": ThingKind(_rondel),
    **{kind: ThingKind(_automa(kind), _items(kind)) for kind in AUTOMA_KINDS},
}


# --- hints -----------------------------------------------------------------------------------


def hint(view: EvenfallView, words: EvenfallWords, offer: OptionView) -> str:
    """Returns a few signs beside an option: its price, and what it does."""
    verb = offer.verb
    if verb == "dial":
        return _strength(view, words, int(offer.argument))
    if verb == "ascend":
        return _ascent(view, words)
    effect = words.table.effects.get(offer.effect)
    card = words.card(offer.argument)
    if verb in EFFECT_VERBS and (card is None or verb == "exhaust"):
        return symbols.icons(effect) if effect is not None else ""
    if card is None:
        return ""
    more = _surcharge(view, card.uid)
    if verb in ("play", "specialist"):
        return f"{symbols.cost_icons(card.cost)}{more}  {symbols.card_icons(card)}"
    if verb == "council":
        return f"{more}  {symbols.council_icons(card)}".strip()
    if verb in ("witch", "elder") and card.action is not None:
        return f"{symbols.icons(card.action)}  {_ground(view, words, card)}"
    if verb == "discover":
        where = [words.name(thing) for thing in offer.things if thing.startswith("region:")]
        return f"{signs.WITCH * card.witches}  {symbols.card_icons(card)}  {' '.join(where)}"
    if card.kind == PLACE:
        return f"{symbols.card_icons(card)}  {_circle(view, words, card)}".strip()
    if card.kind == PERSON:
        return f"{symbols.card_icons(card)}  {signs.COUNCIL} {symbols.council_icons(card)}"
    return f"{symbols.card_icons(card)}  {_ground(view, words, card)}".strip()


def _surcharge(view: EvenfallView, uid: str) -> str:
    """Returns what a card of the display costs on top of its price (EF-CP-15)."""
    if view.path is None or uid not in view.path.display:
        return ""
    more = view.path.surcharges[view.path.display.index(uid)]
    return f" +{more}{signs.ANY}" if more else ""


def _ascent(view: EvenfallView, words: EvenfallWords) -> str:
    """Returns the price of the next step and what it gives; on the last one, of doing it again."""
    board = words.table.path
    if board is None:
        return ""
    reached = view.clans[view.seat].ascension
    if reached >= len(board.costs):
        again = symbols.icons(board.again) if board.again is not None else ""
        return f"{board.again_cost}{signs.GLOWING} {signs.PAY} {again}"
    if reached < len(board.steps):
        bonus = symbols.icons(board.steps[reached])
    else:
        bonus = "  ".join(symbols.standing_icons(board.finish))
    return f"{board.costs[reached]}{signs.GLOWING} {signs.PAY} {bonus}"


def _strength(view: EvenfallView, words: EvenfallWords, dial: int) -> str:
    """Returns the combat strength that a dial gives (EF-BAT-12), and the rewards it reaches."""
    if view.battle is None:
        return ""
    region = next(r for r in view.regions if r.region == view.battle.region)
    board = next(r for r in words.table.regions if r.entry == region.region)
    strength = view.battle.without_dials[view.seat] + dial
    tile = words.tile(region.tile) if region.tile else board
    reached = [
        f"{threshold}+ {symbols.icons(reward)}"
        for threshold, reward in zip(tile.thresholds, tile.rewards)
        if strength >= threshold
    ]
    return "  ".join([words.format("screen-strength", n=strength), *reached])


def _ground(view: EvenfallView, words: EvenfallWords, ritual: Card) -> str:
    """Returns the Place on which a Ritual lies; nothing for one that is still in hand."""
    for clan in view.clans:
        for place in (*clan.outer, *clan.inner):
            if place.ritual == ritual.uid:
                return words.name(f"card:{place.uid}")
    return ""


def _circle(view: EvenfallView, words: EvenfallWords, card: Card) -> str:
    """Returns in which circle a Place lies, and whose it is where it is another clan's."""
    for clan in view.clans:
        for id, row in (("outer-circle", clan.outer), ("inner-circle", clan.inner)):
            if any(place.uid == card.uid for place in row):
                owner = "" if clan.seat == view.seat else f" ({words.name(f'seat:{clan.seat}')})"
                return f"{words.format(id)}{owner}"
    return ""
