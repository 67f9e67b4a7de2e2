"""The Crystal Path in a terminal: the path with its markers, the display, and what the expansion
lays on Places."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS, PERSON
from gloaming.evenfall.text import symbols
from gloaming.evenfall.views.types import ClanView, PathView, PlaceView
from gloaming.kernel.terminal.layout import CAN, CANNOT, heading_of, indented

if TYPE_CHECKING:
    from gloaming.evenfall.terminal.screen import Screen

OWN = {"scythe": signs.SCYTHE, "orb": signs.ORB, "dark": signs.DARK, "charged": signs.GLOWING}
PIECE = {"witch": signs.WITCH, "elder": signs.ELDER}


def path(screen: "Screen", shown: PathView) -> RenderableType:
    """Returns the steps with what they give and who stands there, then the four cards below
    them."""
    say = screen.words.format
    board = screen.words.table.path
    head = Text()
    head.append(say("screen-path"), "bold indigo")
    if shown.stones:
        head.append(
            "  " + " ".join(f"{signs.STONE}{ICONS.index(s)}" for s in shown.stones), "ember"
        )
    head.append(f"  {signs.CAT * shown.cats}", "mist")
    lines: list[RenderableType] = [heading_of(head)]
    if board is not None:
        bonuses = [symbols.icons(step) for step in board.steps]
        bonuses += symbols.standing_icons(board.finish)
        steps = Text()
        for n, (cost, bonus) in enumerate(zip(board.costs, bonuses), 1):
            steps.append(f"  {n}. {cost}{signs.GLOWING} {signs.PAY} ", "mist")
            steps.append(bonus)
            for seat in _climbers(screen, shown):
                if screen.view.clans[seat].ascension == n:
                    steps.append(f" [{screen.seat(seat)}]", "brass")
        lines.append(steps)
    lines += [_card(screen, uid, shown.surcharges[i]) for i, uid in enumerate(shown.display)]
    return Group(*lines)


def _climbers(screen: "Screen", shown: PathView) -> list[int]:
    """Returns the seats on the path, and the Automa, whose marker takes part in no tie
    (EF-CPA-09)."""
    seats = list(shown.order)
    if screen.view.automa is not None:
        seats.append(len(screen.view.clans) - 1)
    return seats


def _card(screen: "Screen", uid: str, more: int) -> RenderableType:
    """Returns a card of the display: price, surcharge, and what it does."""
    card = screen.cards[uid]
    is_open = f"card:{uid}" in screen.open_things
    text = Text()
    text.append(CAN if is_open else CANNOT, "glow")
    text.append_text(screen.label(card, is_open))
    price = symbols.cost_icons(card.cost)
    if card.mana_cost:
        price += f" {signs.OR} {card.mana_cost}{signs.MANA}"
    text.append(f"  {price}", "brass")
    if more:
        text.append(f" {screen.words.format('screen-path-more', n=more)}{signs.ANY}", "ember")
    text.append(f"  {symbols.card_icons(card)}")
    if card.kind == PERSON:
        text.append(f"  {signs.COUNCIL} {symbols.council_icons(card)}")
    sentences = [screen.words.card_text(card.entry)]
    if card.kind == PERSON:
        copy = int(uid.rpartition(".")[2])
        sentences.append(f"{signs.COUNCIL} {screen.words.council_text(card.entry, copy)}")
    return Group(text, *(indented(said) for said in sentences))


def laid(screen: "Screen", place: PlaceView) -> Text:
    """Returns Crystals, a second piece, a locked Powerstone, and the resource on a Lost Tower."""
    text = Text()
    glow = signs.GLOWING * place.charged + signs.DARK * (place.crystals - place.charged)
    if glow:
        text.append(f" {glow}", "brass")
    if place.own:
        text.append(f" {signs.PLACE}{OWN[place.own]}", "mist")
    if place.second:
        text.append(f" [{PIECE[place.second]}]", "brass")
    if any(clan.cat == place.uid for clan in screen.view.clans):
        text.append(f"{signs.CAT}", "brass")
    if place.locked:
        text.append(f" {signs.LOCK}{signs.STONE}{ICONS.index(place.locked)}", "bold ember")
    if place.deposit:
        text.append(f" ({signs.UNIT_SIGNS[place.deposit]})", "mist")
    return text


def free_spaces(screen: "Screen", place: PlaceView) -> int:
    """Returns how many Building Spaces are still free, those of the Place itself included."""
    free = screen.cards[place.uid].slots - (1 if place.own else 0)
    if place.ritual:
        built = place.scythes + place.orbs + place.crystals - place.beside
        free += screen.cards[place.ritual].slots - (built - (1 if place.own else 0))
    return max(0, free)


def standing(screen: "Screen", clan: ClanView) -> Text:
    """Returns a clan's step on the path, its charged Crystals and where its Cat is."""
    text = Text()
    if screen.view.path is None:
        return text
    text.append(f"  {signs.PATH}{clan.ascension}", "mist")
    charged = sum(place.charged for place in (*clan.outer, *clan.inner))
    if charged:
        text.append(f"  {screen.words.format('screen-charged', n=charged)}", "mist")
    if clan.cat == "reserve":
        text.append(f"  {signs.CAT}", "brass")
    return text
