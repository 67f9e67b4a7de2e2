"""How wide a card in hand is beside the others: as wide as what it says needs."""

from typing import Final

from gloaming.evenfall.model.cards import PERSON, Card
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.text import symbols

LINE = 25  # letters that make a card a step wider
WIDEST = 13  # steps of what is said in words

# Where all is said in signs, pixels: of a letter of a name, of signs, and of a step.
LETTER = 8
SIGN = 20
NARROW = 7
NARROW_SIGNS: Final = "0123456789 (),:/"  # and the word "or" is as wide as a sign
ROLE = 22  # the sign before what a person does in a role
POINTS = 21  # the corner with the victory points
STEP = 10
LEAST_SIGNS = 9  # steps
MOST_SIGNS = 22


def said_width(renderer: EvenfallRenderer, card: Card) -> int:
    """Returns how much a card has to say in words, in steps: one with more gets more room."""
    said = len(renderer.card_text(card.uid))
    if card.kind == PERSON:
        said += len(renderer.council_text(card.uid))
    return min(WIDEST, 1 + said // LINE)


def signs_width(renderer: EvenfallRenderer, card: Card) -> int:
    """Returns how wide a low card is to be that says all in signs, in steps.

    Its name and price have two lines, and what it does has three: of a person's roles one has two.
    """
    price = symbols.cost_icons(card.cost)
    head = _lines(len(renderer.name(f"card:{card.uid}")) * LETTER + _drawn(price) + POINTS, 2)
    does = _drawn(symbols.card_icons(card))
    if card.kind == PERSON:
        serves, advises = ROLE + does, ROLE + _drawn(symbols.council_icons(card))
        body = min(max(serves, _lines(advises, 2)), max(_lines(serves, 2), advises))
    else:
        body = _lines(does, 3)
    return max(LEAST_SIGNS, min(MOST_SIGNS, max(head, body) // STEP + 1))


def _lines(width: int, lines: int) -> int:
    """Returns how wide lines are of which each ends before it is full."""
    return width * 5 // (4 * lines)


def _drawn(signs: str) -> int:
    """Returns about how wide a text of signs is drawn."""
    return sum(NARROW if sign in NARROW_SIGNS else SIGN for sign in signs)
