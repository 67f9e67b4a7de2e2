"""How wide a card in hand is beside the others: as wide as what it says needs."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import PERSON, Card
from gloaming.evenfall.page.renderer import EPITHET, EvenfallRenderer
from gloaming.evenfall.text import symbols

LINE = 25  # letters that make a card a step wider
WIDEST = 13  # steps of what is said in words

# Where all is said in signs, pixels: of a letter of a name, of signs, and of a step.
LETTER = 8
SIGN = 20
NARROW = 7
NARROW_SIGNS: Final = "0123456789 (),:/"
OR = 32  # the word between signs
ROLE = 22  # the sign before what a person does in a role
POINTS = 43  # the corner with the victory points, and why a card cannot be played
STEP = 10
LINES = 5  # of a low card
CROWDED_LINES = 6  # of one that has the gaps around the hand too
LEAST_SIGNS = 8  # steps
MOST_SIGNS = 22


def said_width(renderer: EvenfallRenderer, card: Card) -> int:
    """Returns how much a card has to say in words, in steps: one with more gets more room."""
    said = len(renderer.card_text(card.uid))
    if card.kind == PERSON:
        said += len(renderer.council_text(card.uid))
    return min(WIDEST, 1 + said // LINE)


def signs_width(renderer: EvenfallRenderer, card: Card, is_crowded: bool = False) -> int:
    """Returns how wide a low card is to be that says all in signs, in steps.

    Its name and price, and what it does in each role, share the card's lines. In a crowded hand
    people are called by the first of their names.
    """
    name = renderer.name(f"card:{card.uid}")
    does = drawn_width(symbols.card_icons(card))
    if is_crowded:
        name = name.partition(EPITHET)[0]
    parts = [len(name) * LETTER + drawn_width(symbols.cost_icons(card.cost)) + POINTS]
    if card.kind == PERSON:
        parts += [ROLE + does, ROLE + drawn_width(symbols.council_icons(card))]
    else:
        parts.append(does)
    most = CROWDED_LINES if is_crowded else LINES
    word = max(map(len, name.split())) * LETTER
    for steps in range(max(LEAST_SIGNS, -(-word // STEP)), MOST_SIGNS):
        if sum(_lines(part, steps * STEP) for part in parts) <= most:
            return steps
    return MOST_SIGNS


def _lines(drawn: int, width: int) -> int:
    """Returns in how many lines something stands; each but the last ends before it is full."""
    return 1 if drawn <= width else -(-drawn * 5 // (4 * width))


def drawn_width(text: str) -> int:
    """Returns about how wide a text of signs is drawn."""
    drawn = sum(NARROW if sign in NARROW_SIGNS else SIGN for sign in text)
    return drawn + (OR - SIGN) * text.count(signs.OR)
