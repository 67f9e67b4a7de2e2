"""What a seat cannot know, dealt anew: the games that search bots think with."""

from typing import Any

from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game
from gloaming.kernel.question import UNANSWERED, Question
from gloaming.kernel.state.fields import NESTED, Field, Layout, Pool


def imagine(layout: Layout, game: Game, seat: int, chance: Chance) -> Game:
    """Returns a copy in which all that is hidden from a seat is drawn by lot.

    Hands and decks of one pool are mixed together, hands of others keep their sizes, and the luck
    to come is another. A game whose hidden things are not in lists adds the rest itself.
    """
    imagined = game.copy()
    imagined.story = None
    for pool in layout.pools:
        _deal_again(pool, imagined, seat, chance)
    imagined.chance = chance.fork(str(chance.counter))
    question = imagined.question
    if question is not None and len(question.seats) > 1:
        _guess_secret_answers(imagined, question, seat, chance)
    return imagined


def _deal_again(pool: Pool, game: Game, seat: int, chance: Chance) -> None:
    """Mixes what lies in a pool's decks and in the hands of others, and deals it out as before."""
    piles: list[list[int]] = []
    for spot in pool.hands:
        for holder, owner in enumerate(spot.owners(game)):
            if holder != seat:
                _add_piles(spot.field, owner, piles)
    for spot in pool.decks:
        for owner in spot.owners(game):
            _add_piles(spot.field, owner, piles)
    unknown: list[int] = []
    for pile in piles:
        unknown += pile
    unknown.sort()
    chance.shuffle(unknown)
    dealt = 0
    for pile in piles:
        size = len(pile)
        pile[:] = unknown[dealt : dealt + size]
        dealt += size


def _add_piles(field: Field, owner: Any, piles: list[list[int]]) -> None:
    """Adds the list that a field holds, or each of its lists; they are changed then."""
    held = getattr(owner, field.name)
    if field.lazy:
        held = [inner[:] for inner in held] if field.copied == NESTED else held[:]
        setattr(owner, field.name, held)
    if field.copied == NESTED:
        piles += held
    else:
        piles.append(held)


def _guess_secret_answers(game: Game, question: Question, seat: int, chance: Chance) -> None:
    """Replaces what others have answered in secret by a guess; that they answered is public."""
    given: list[int] = []
    choices: list[list[int]] = []
    for i, who in enumerate(question.seats):
        open_choices = question.choices[i]
        answer = question.given[i]
        if who != seat:
            secret = question.frame.effect.secret_choices(game, question.frame, who)
            if secret is not None:
                open_choices = secret
            if answer != UNANSWERED:
                answer = open_choices[chance.below(len(open_choices))]
        choices.append(open_choices)
        given.append(answer)
    game.question = Question(question.frame, question.seats, choices, given, question.version)
