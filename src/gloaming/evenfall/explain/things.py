"""What the things of Evenfall are: a card's full text with the rules about it, and hints."""

from gloaming.evenfall.model.cards import DEMON, PERSON, PLACE, RITUAL, Card
from gloaming.evenfall.model.events import STRENGTH
from gloaming.evenfall.text import symbols as icons
from gloaming.evenfall.text.automa_text import AUTOMA_RULES, LEVEL_RULES, TILE_RULES, automa_text
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.sentences import AUTOMA_KINDS
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.views.types import Explanation, OptionView

SIGNS = "signs"
EFFECT_VERBS = ("witch", "elder", "token", "board-free", "exhaust")
PLACE_RULES = ("EF-DIS-02", "EF-DIS-03", "EF-TOK-06", "EF-RIT-02")
BINDING_RULES = ("EF-RIT-06", "EF-RIT-07")
RITUAL_RULES = ("EF-RIT-01", "EF-RIT-02", "EF-PLY-04", "EF-RIT-15", "EF-CAT-05")
PERSON_RULES = ("EF-PLY-03", "EF-SPE-01", "EF-SPE-04", "EF-SPE-11", "EF-COU-01", "EF-COU-05")
REGION_RULES = ("EF-SPC-04", "EF-SPC-03", "EF-SPC-16", "EF-BAT-12", "EF-BAT-13", "EF-BAT-21")
TOKEN_RULES = ("EF-TOK-01", "EF-TOK-02", "EF-TOK-05")
BUILD_RULES = ("EF-CAT-01", "EF-CAT-06", "EF-CAT-07", "EF-CAT-09", "EF-CAT-12")
STONE_RULES = ("EF-BAT-33", "EF-END-06", "EF-END-09")
DISCARD_RULES = ("EF-ACT-08", "EF-ACT-09")
BONUS_TILE_RULES = ("EF-TILE-09",)
DEMON_RULES = ("EF-MOON-48", "EF-MOON-49", "EF-MOON-50", "EF-MOON-51", "EF-MOON-55", "EF-MOON-58")
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
    """Everything that can be looked up by its name: each card once, Regions, stones, clans."""
    found: list[str] = []
    seen: set[str] = set()
    for card in words.table.cards:
        signature = f"{words.name(f'card:{card.uid}')} {words.card_text(card.entry)}"
        if signature not in seen:
            seen.add(signature)
            found.append(f"card:{card.uid}")
    found += [f"region:{region.entry}" for region in words.table.regions]
    found += [f"stone:{id}" for id in words.catalogue.items["stone"]]
    found += [f"clan:{id}" for id in words.catalogue.items["clan"]]
    moon = [id for id, item in words.catalogue.items["board"].items() if "clan" in item.values]
    found += [f"board:{id}" for id in moon]
    for kind in ("path", "tile", *AUTOMA_KINDS):
        found += [f"{kind}:{id}" for id in words.catalogue.items[kind]]
    return found


def explain(words: EvenfallWords, thing: str) -> Explanation | None:
    """A thing's full text and the rules that are about it; None for what needs no words."""
    kind, _, rest = thing.partition(":")
    if thing == SIGNS:
        lines = tuple(f"{sign}  {name}" for sign, name in words.legend())
        return Explanation("", lines)
    if kind == "card":
        card = words.card(rest)
        return None if card is None else _card(words, card)
    if kind in ("region", "space"):
        text = (words.card_text(rest),)
        return Explanation(words.name(f"region:{rest}"), text, REGION_RULES)
    if kind in ("token", "clan"):
        title = words.name(thing)
        return Explanation(title, (words.card_text("sun"),), TOKEN_RULES)
    if kind == "board":
        return Explanation(words.name(thing), (words.card_text(rest),), BOARD_RULES.get(rest, ()))
    if kind == "tile":
        return Explanation(words.name(thing), (words.card_text(rest),), BONUS_TILE_RULES)
    if kind in ("path", "cat"):
        text = (words.card_text("crystal-path"),)
        return Explanation(words.format("crystal-path"), text, PATH_RULES)
    if kind == "build":
        return Explanation(words.format("catalysts"), (words.card_text("base"),), BUILD_RULES)
    if kind == "stone":
        icon = rest.rpartition(":")[2]
        return Explanation(words.name(thing), (words.card_text(icon),), STONE_RULES)
    if kind == "rondel":
        return explain(words, "automa:automa")
    if kind in AUTOMA_KINDS:
        item = words.catalogue.items[kind][rest]
        rules = TILE_RULES.get(rest, ()) if kind == "automa_tile" else LEVEL_RULES
        if kind == "automa":
            rules = AUTOMA_RULES
        return Explanation(words.name(thing), (automa_text(words, item),), rules)
    if kind == "discard":
        return Explanation(words.name(thing), (), DISCARD_RULES)
    return None


def _card(words: EvenfallWords, card: Card) -> Explanation:
    lines = [words.card_facts(card.entry), words.card_text(card.entry)]
    rules: tuple[str, ...]
    if card.kind == PLACE:
        rules = PLACE_RULES
        if card.binding is not None or card.binding_full is not None:
            rules += BINDING_RULES
    elif card.kind == RITUAL:
        rules = RITUAL_RULES
    elif card.kind == DEMON:
        rules = DEMON_RULES
    else:
        rules = PERSON_RULES
        copies = [c for c in words.table.cards if c.entry == card.entry]
        for copy in range(1, len(copies) + 1):
            council = words.format("council")
            lines.append(f"{council} {copy}: {words.council_text(card.entry, copy)}")
    if card.action is not None:
        rules += ("EF-SPC-01", "EF-SPC-05", "EF-SPC-07")
    if card.immediate is not None:
        rules += ("EF-RIT-10", "EF-RIT-12")
    if card.exhaust is not None:
        rules += ("EF-SPE-07", "EF-SPE-08", "EF-SPE-13")
    if card.listeners or card.standing:
        rules += ("EF-PLY-08", "EF-PLY-13")
    if card.lock is not None:
        rules += LOCK_RULES
    if card.takes_resource:
        rules += ("EF-CARD-38", "EF-CARD-39", "EF-CARD-40")
    if card.keyword:
        rules += ("EF-PLY-06",)
    return Explanation(words.name(f"card:{card.uid}"), tuple(lines), rules)


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
        return icons.icons(effect) if effect is not None else ""
    if card is None:
        return ""
    more = _surcharge(view, card.uid)
    if verb in ("play", "specialist"):
        return f"{icons.cost_icons(card.cost)}{more}  {icons.card_icons(card)}"
    if verb == "council":
        return f"{more}  {icons.council_icons(card)}".strip()
    if verb in ("witch", "elder") and card.action is not None:
        return f"{icons.icons(card.action)}  {_ground(view, words, card)}"
    if verb == "discover":
        where = [words.name(thing) for thing in offer.things if thing.startswith("region:")]
        return f"{icons.WITCH * card.witches}  {icons.card_icons(card)}  {' '.join(where)}"
    if card.kind == PLACE:
        return f"{icons.card_icons(card)}  {_circle(view, words, card)}".strip()
    if card.kind == PERSON:
        return f"{icons.card_icons(card)}  {icons.COUNCIL} {icons.council_icons(card)}"
    return f"{icons.card_icons(card)}  {_ground(view, words, card)}".strip()


def _surcharge(view: EvenfallView, uid: str) -> str:
    """What a card of the display costs on top of its price (EF-CP-15)."""
    if view.path is None or uid not in view.path.display:
        return ""
    more = view.path.surcharges[view.path.display.index(uid)]
    return f" +{more}{icons.ANY}" if more else ""


def _ascent(view: EvenfallView, words: EvenfallWords) -> str:
    """The price of the next step and what it gives; on the last one, of doing it again."""
    board = words.table.path
    if board is None:
        return ""
    reached = view.clans[view.seat].ascension
    if reached >= len(board.costs):
        again = icons.icons(board.again) if board.again is not None else ""
        return f"{board.again_cost}{icons.GLOWING} {icons.PAY} {again}"
    if reached < len(board.steps):
        bonus = icons.icons(board.steps[reached])
    else:
        bonus = "  ".join(icons.standing_icons(board.finish))
    return f"{board.costs[reached]}{icons.GLOWING} {icons.PAY} {bonus}"


def _strength(view: EvenfallView, words: EvenfallWords, dial: int) -> str:
    """The combat strength that a dial gives (EF-BAT-12), and the rewards it reaches."""
    if view.battle is None:
        return ""
    region = next(r for r in view.regions if r.region == view.battle.region)
    board = next(r for r in words.table.regions if r.entry == region.region)
    strength = region.witches[view.seat] + region.elders[view.seat] + dial + _bonus(view, words)
    if view.clans[view.seat].cat == region.region:  # she counts as two (EF-CP-51)
        strength += 1
    tile = words.tile(region.tile) if region.tile else board
    reached = [
        f"{threshold}+ {icons.icons(reward)}"
        for threshold, reward in zip(tile.thresholds, tile.rewards)
        if strength >= threshold
    ]
    return "  ".join([words.format("screen-strength", n=strength), *reached])


def _bonus(view: EvenfallView, words: EvenfallWords) -> int:
    """What cards in play add to every battle."""
    clan = view.clans[view.seat]
    played = {place.ritual for place in (*clan.outer, *clan.inner)}
    played |= {person.uid for person in (*clan.specialists, *clan.using)}
    attached = clan.moon.attached if clan.moon is not None else ""
    total = 0
    for card in words.table.cards:
        flags: list[int] = []
        if card.uid in played:
            flags += card.standing
        if card.uid == attached and card.doubled:
            flags += card.standing
        if card.uid in clan.council:
            flags += card.council_standing
        for i in range(0, len(flags), 2):
            total += flags[i + 1] if flags[i] == STRENGTH else 0
    return total


def _ground(view: EvenfallView, words: EvenfallWords, ritual: Card) -> str:
    """The Place on which a Ritual lies; nothing for one that is still in hand."""
    for clan in view.clans:
        for place in (*clan.outer, *clan.inner):
            if place.ritual == ritual.uid:
                return words.name(f"card:{place.uid}")
    return ""


def _circle(view: EvenfallView, words: EvenfallWords, card: Card) -> str:
    """In which circle a Place lies, and whose it is where it is another clan's."""
    for clan in view.clans:
        for id, row in (("outer-circle", clan.outer), ("inner-circle", clan.inner)):
            if any(place.uid == card.uid for place in row):
                owner = "" if clan.seat == view.seat else f" ({words.name(f'seat:{clan.seat}')})"
                return f"{words.format(id)}{owner}"
    return ""
