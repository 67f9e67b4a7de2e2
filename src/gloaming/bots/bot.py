"""What a bot is, how one is made by its name, and how bots play a game to its end."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game

NAMES = ("random", "greedy")  # those that play every game
WEAKEST, STRONGEST = -1, 101  # beyond all strengths that are measured, in wins of 100 games
QUICK, SEARCH = "quick", "search"  # play the games that ship with a net; see `_learned`
SETTINGS: dict[str, dict[str, type]] = {
    SEARCH: {"simulations": int, "seconds": float, "weights": str, "moves": int},
    QUICK: {"weights": str, "tries": int},
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; anybody may subclass it, compiled or not.

    Its own chance makes it repeatable: same seed, same game, same answers.
    """

    name = ""

    def __init__(self, box: Box, seed: int | str) -> None:
        self.box = box
        self.chance = Chance(key_from_seed(f"bot {seed}"))

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that this seat takes now."""
        raise NotImplementedError


def names(box: Box) -> tuple[str, ...]:
    """Returns the names of the bots that play a game, from the weakest to the strongest: the
    general ones, its own, and where it ships with a net, those that learned it."""
    return (*NAMES, *box.policies(), *_learned(box), *_characters(box))


def offered(box: Box) -> tuple[str, ...]:
    """Returns the bots that people are offered as opponents or companions, the weakest first.

    Where there are characters, they are the opponents, beside the two that play anything; where all
    win together, the search is the best companion.
    """
    strengths = box.bot_ratings()
    found: list[tuple[int, int]] = []
    learned = _learned(box) if box.is_cooperative else ()
    bots = (*NAMES, *box.policies(), *learned, *_characters(box))
    for place, name in enumerate(bots):
        unmeasured = WEAKEST if place == 0 else STRONGEST
        found.append((strengths.get(name, unmeasured), place))
    return tuple([bots[place] for _, place in sorted(found)])


def usual(box: Box) -> str:
    """Returns the bot that a new table has if nobody says otherwise: a fair opponent, or the best
    companion that takes no time."""
    from gloaming.bots.characters import FAIR

    if FAIR in _characters(box):
        return FAIR
    return substitute(box) if box.policies() else offered(box)[-1]


def substitute(box: Box) -> str:
    """Returns the bot that plays on for somebody who is gone: a good one that takes no time."""
    if box.policies():
        return list(box.policies())[-1]
    return QUICK if box.net_file() is not None else NAMES[-1]


def _learned(box: Box) -> tuple[str, ...]:
    """Returns the bots that judge by the net of a game; where it has a policy of its own, `quick`
    is none of them: a net that says how the policy would go on is no judge of every answer."""
    if box.net_file() is None:
        return ()
    return (SEARCH,) if box.policies() else (QUICK, SEARCH)


def _characters(box: Box) -> tuple[str, ...]:
    from gloaming.bots.characters import character_names

    return character_names() if box.net_file() is not None and not box.is_cooperative else ()


def make(name: str, box: Box, seed: int | str) -> Bot:
    """Makes a bot by its name; an unknown name raises SetupError with those there are.

    Settings come after colons, for those that have some: `search:simulations=200` or
    `search:seconds=0.5` is its budget for a decision, `search:moves=8` how far it plays on,
    `quick:weights=net.weights` another net, `quick:tries=0` looks no further than one move ahead.
    """
    from gloaming.bots.characters import (
        CHARACTERS,
        MERCILESS,
        MERCILESS_SIMULATIONS,
        CharacterBot,
    )
    from gloaming.bots.greedy import Greedy
    from gloaming.bots.own import Own
    from gloaming.bots.quick import TRIES, Quick
    from gloaming.bots.random import Random
    from gloaming.bots.rollouts import Rollouts
    from gloaming.bots.search import MOVES, SECONDS, Search

    name, *words = name.split(":")
    settings = _settings(name, words)
    if name == "random":
        return Random(box, seed)
    if name == "greedy":
        return Greedy(box, seed)
    weights = Path(settings["weights"]) if "weights" in settings else None
    if name == SEARCH:
        seconds = float(settings.get("seconds", SECONDS))
        simulations, moves = int(settings.get("simulations", 0)), int(settings.get("moves", MOVES))
        if box.policies() and box.is_cooperative:
            return Rollouts(box, seed, simulations, seconds, weights)
        return Search(box, seed, simulations, seconds, weights, moves)
    if name == QUICK and (weights is not None or QUICK in _learned(box)):
        return Quick(box, seed, weights, int(settings.get("tries", TRIES)))
    if name in box.policies():
        return Own(box, seed, name)
    if name in _characters(box):
        for character in CHARACTERS:
            if character.name == name:
                is_exact = character.noise == 0.0
                return Quick(box, seed) if is_exact else CharacterBot(box, seed, character)
        assert name == MERCILESS
        return Search(box, seed, MERCILESS_SIMULATIONS)
    raise SetupError(f"there is no bot “{name}”; there are: {', '.join(names(box))}")


def _settings(name: str, words: list[str]) -> dict[str, str]:
    """Returns the settings of a bot by their names; what it does not take raises SetupError."""
    known = SETTINGS.get(name, {})
    found: dict[str, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        kind = known.get(key)
        if kind is None:
            takes = f"it takes {', '.join(known)}" if known else "it takes none"
            raise SetupError(f"“{word}” is no setting of the bot “{name}”; {takes}")
        if kind is not str:
            try:
                kind(value)
            except ValueError:
                raise SetupError(f"{key} of the bot “{name}” is a number, not “{value}”") from None
        found[key] = value
    return found


def play_out(game: Game, bots: list[Bot], most: int) -> int:
    """Lets a bot at every seat play to the end, or until one decision more than `most` was taken.

    Returns how many decisions it took.
    """
    decisions = 0
    while game.question is not None and decisions <= most:
        seat = game.asked_seat()
        game.answer(bots[seat].answer(game, seat), seat)
        decisions += 1
    return decisions
