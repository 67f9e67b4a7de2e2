"""What a seat cannot know, dealt anew: what search bots think with (EF-PLY-11)."""

from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import UNANSWERED, Question


def imagine(game: Evenfall, seat: int, chance: Chance) -> Evenfall:
    """A copy for a seat that is being asked: other hands, decks, luck, and nobody's secrets."""
    dream = game.copy()
    dream.story = None
    unknown = dream.deck
    for other, clan in enumerate(dream.clans):
        if other != seat:
            unknown = unknown + clan.hand
    unknown.sort()
    chance.shuffle(unknown)
    for other, clan in enumerate(dream.clans):
        if other != seat and clan.hand:
            size = len(clan.hand)
            clan.hand = unknown[:size]
            unknown = unknown[size:]
    dream.deck = unknown
    dream.place_deck.sort()
    chance.shuffle(dream.place_deck)
    dream.chance = chance.fork(str(chance.counter))
    question = dream.question
    if question is not None and len(question.seats) > 1:
        _forget_secrets(dream, question, seat, chance)
    return dream


def _forget_secrets(dream: Evenfall, question: Question, seat: int, chance: Chance) -> None:
    """What others have answered in secret is guessed; that they have answered is public."""
    given: list[int] = []
    choices: list[list[int]] = []
    for i, who in enumerate(question.seats):
        mine = question.choices[i]
        said = question.given[i]
        if who != seat:
            hidden = question.frame.effect.secret_choices(dream, question.frame, who)
            if hidden is not None:
                mine = hidden
            if said != UNANSWERED:
                said = mine[chance.below(len(mine))]
        choices.append(mine)
        given.append(said)
    dream.question = Question(question.frame, question.seats, choices, given, question.version)
