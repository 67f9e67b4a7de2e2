"""Builds options and story lines: verbs, words and the things they point to.

Options are built only when somebody looks; read one after another, the English labels make a
sentence ("play Transmutation Chalice", "on Spirit Bog"), which is how scenarios give answers.
"""

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import Card
from gloaming.evenfall.rules.resources.payment import MASK
from gloaming.kernel.game import Effect, Game
from gloaming.kernel.message import Message, Name, Option


def amounts(packed: int) -> Message:
    """Returns resources and Mana of a packed amount, in words."""
    return Message(
        "amounts",
        herb=packed & MASK,
        potion=packed >> 5 & MASK,
        knowledge=packed >> 10 & MASK,
        mana=packed >> 15,
    )


def packed_key(packed: int) -> str:
    """Returns a packed amount as `2herb+1potion`; nothing at all is `nothing`."""
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


def path_of(effect: Effect | None) -> str:
    """Returns the path of an effect, and "" for no effect."""
    return "" if effect is None else effect.path


def option(choice: int, verb: str, packed: int, rule: str, effect: str = "") -> Option:
    """Returns an option that is an amount: gain it or pay it."""
    label = Message(f"option-{verb}", what=amounts(packed))
    return Option(choice, verb, label, (), rule, packed_key(packed), effect)


def card_option(
    choice: int, verb: str, card: Card, rule: str, *more: str, effect: str = ""
) -> Option:
    """Returns an option about one card; `more` are other things it points to."""
    label = Message(f"option-{verb}", card=Name(f"card:{card.uid}"))
    return Option(choice, verb, label, (f"card:{card.uid}", *more), rule, card.uid, effect)


def thing_option(choice: int, verb: str, thing: str, rule: str, effect: str = "") -> Option:
    """Returns an option about a Region, a seat, a Powerstone or another thing on the table."""
    label = Message(f"option-{verb}", thing=Name(thing))
    return Option(choice, verb, label, (thing,), rule, thing, effect)


def plain_option(choice: int, verb: str, rule: str, *things: str, effect: str = "") -> Option:
    """Returns an option whose verb says all: pass, done, decline."""
    return Option(choice, verb, Message(f"option-{verb}"), things, rule, effect=effect)


def tell_card(game: Game, seat: int, message: str, card: Card) -> None:
    """Tells everybody what a seat does with one card."""
    if game.story is not None:
        thing = f"card:{card.uid}"
        game.story.tell(
            seat, Message(message, seat=Name(f"seat:{seat}"), card=Name(thing)), (thing,)
        )
