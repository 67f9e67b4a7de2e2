"""What answers and log lines are called: keys, words and the things they point to.

Built only when somebody looks; read one after another, the English labels make a sentence
("play Transmutation Chalice", "on Spirit Bog"), which is how scenarios give answers.
"""

from gloaming.evenfall.model.cards import RESOURCES, Card
from gloaming.evenfall.rules.payment import MASK
from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name, Option


def amounts(packed: int) -> Message:
    """Resources and Mana of a packed amount, in words."""
    return Message(
        "amounts",
        herb=packed & MASK,
        potion=packed >> 5 & MASK,
        knowledge=packed >> 10 & MASK,
        mana=packed >> 15,
    )


def packed_key(packed: int) -> str:
    """A packed amount as `2herb+1potion`; nothing at all is `nothing`."""
    parts = [
        f"{n}{name}"
        for n, name in zip(
            (packed & MASK, packed >> 5 & MASK, packed >> 10 & MASK, packed >> 15),
            [*RESOURCES, "mana"],
            strict=True,
        )
        if n
    ]
    return "+".join(parts) or "nothing"


def option(choice: int, verb: str, packed: int, rule: str) -> Option:
    """An answer that is an amount: gain it or pay it."""
    return Option(
        choice,
        f"{verb}:{packed_key(packed)}",
        Message(f"option-{verb}", what=amounts(packed)),
        (),
        rule,
    )


def card_option(choice: int, verb: str, card: Card, rule: str, *more: str) -> Option:
    """An answer about one card."""
    return Option(
        choice,
        f"{verb}:{card.uid}",
        Message(f"option-{verb}", card=Name(f"card:{card.uid}")),
        (f"card:{card.uid}", *more),
        rule,
    )


def thing_option(choice: int, verb: str, thing: str, rule: str) -> Option:
    """An answer about a Region, a seat, a Powerstone or another thing on the table."""
    return Option(
        choice, f"{verb}:{thing}", Message(f"option-{verb}", thing=Name(thing)), (thing,), rule
    )


def plain_option(choice: int, key: str, rule: str, *things: str) -> Option:
    """An answer with no object: pass, done, decline."""
    return Option(choice, key, Message(f"option-{key}"), things, rule)


def tell_card(game: Game, seat: int, message: str, card: Card) -> None:
    """A line of the story for everybody: what a seat does with one card."""
    if game.story is not None:
        thing = f"card:{card.uid}"
        game.story.tell(
            seat, Message(message, seat=Name(f"seat:{seat}"), card=Name(thing)), (thing,)
        )
