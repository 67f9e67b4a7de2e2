"""What greedy makes of the moon sides."""

from typing import Any

from gloaming.bots import make
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel import registry
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.setup.setup import Setup

EVENFALL = registry.find("evenfall")
NAMES = ["Catalina", "Adriano"]


def position(clan: str, **given: Any) -> Evenfall:
    """The last round of a moon game: it is Catalina's turn, and Adriano has passed."""
    options = {"side": "moon", "clans": clan, "first": "1"}
    setup = Setup("evenfall", 2, key_from_seed(7).hex(), options, (), EVENFALL.rules_version)
    game = EVENFALL.set_up(setup, [], with_story=False)
    given = {"turn": "Catalina", "round": 3, "Adriano": {"passed": True, "hand": []}, **given}
    EVENFALL.testing.patch(game, NAMES, given, [])
    assert isinstance(game, Evenfall)
    return game


def turns(game: Evenfall, limit: int = 200) -> list[str]:
    """Catalina's answers until the Action Phase is over."""
    bot = make("greedy", EVENFALL, 1)
    given: list[str] = []
    while game.question is not None and game.turn == 0:
        assert len(given) < limit
        question = game.question
        choice = bot.answer(game, 0)
        given.append(question.frame.effect.option(game, question.frame, 0, choice).key)
        game.answer(choice, 0)
    return given


def test_the_star_gives_cards_to_pay_for_others() -> None:
    """No resources: without her free action she could not play a Ritual (EF-MOON-05)."""
    hand = ["fairy.1", "atlas-of-ley-lines.1", "second-dusk.1", "court-of-beasts.1", "irene.1"]
    clan = {"herb": 0, "potion": 0, "knowledge": 0, "hand": hand, "witches": 0, "outer": []}
    given = turns(position("star", Catalina=clan))
    assert given.count("board-free") >= 2
    assert any(key.startswith("play:") for key in given)


def test_the_wave_turns_a_ritual_and_uses_it() -> None:
    clan = {"herb": 1, "hand": [], "witches": 0, "token": False}
    given = turns(position("wave", Catalina={**clan, "inner": ["sanctum-ember with fairy.1"]}))
    assert given[0] == "board-free"
    assert "elder:fairy.1" in given


def turned_and_used(deal: int) -> tuple[int, int]:
    """Of a whole game of The Wave: the Herbs spent, and the turned Rituals activated then."""
    options = {"side": "moon", "clans": "wave", "first": "1"}
    setup = Setup("evenfall", 2, key_from_seed(deal).hex(), options, (), EVENFALL.rules_version)
    game = EVENFALL.set_up(setup, [], with_story=False)
    bots = [make("greedy", EVENFALL, "wave"), make("random", EVENFALL, "other")]
    turned = used = 0
    while game.question is not None:
        assert isinstance(game, Evenfall)
        question, seat = game.question, game.asked_seat()
        moon = game.clans[0].moon
        assert moon is not None
        ready = [game.card(index).uid for index in moon.turned]
        choice = bots[seat].answer(game, seat)
        if seat == 0:
            key = question.frame.effect.option(game, question.frame, 0, choice).key
            turned += key == "board-free"
            used += key.partition(":")[2] in ready
        game.answer(choice, seat)
    return turned, used


def test_the_wave_rarely_turns_a_ritual_for_nothing() -> None:
    """In six games together, because in one a few Rituals decide."""
    games = [turned_and_used(deal) for deal in range(3, 9)]
    turned, used = (sum(counts) for counts in zip(*games))
    assert turned >= 18
    assert used >= 0.7 * turned


def test_the_spike_puts_a_stone_on_its_board() -> None:
    game = position("spike", Catalina={"hand": [], "stones": ["ember"], "witches": 0})
    assert "place-powerstone" in turns(game)
