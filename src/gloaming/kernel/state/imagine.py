"""What a seat cannot know, dealt anew: the games that search bots think with."""

from typing import Any

from gloaming.kernel.chance import Chance
from gloaming.kernel.game import UNANSWERED, Game, Question
from gloaming.kernel.state.fields import Layout, Pool


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
    unknown: list[int] = []
    for spot in pool.decks:
        for owner in spot.owners(game):
            unknown += getattr(owner, spot.field.name)
    for spot in pool.hands:
        for holder, owner in enumerate(spot.owners(game)):
            if holder != seat:
                unknown += getattr(owner, spot.field.name)
    unknown.sort()
    chance.shuffle(unknown)
    dealt = 0
    for spot in pool.hands:
        for holder, owner in enumerate(spot.owners(game)):
            if holder != seat:
                dealt = _fill(owner, spot.field.name, unknown, dealt)
    for spot in pool.decks:
        for owner in spot.owners(game):
            dealt = _fill(owner, spot.field.name, unknown, dealt)


def _fill(owner: Any, name: str, unknown: list[int], dealt: int) -> int:
    """Puts the next of the mixed components into a field; returns how many are dealt then."""
    size = len(getattr(owner, name))
    if size:
        setattr(owner, name, unknown[dealt : dealt + size])
    return dealt + size


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
