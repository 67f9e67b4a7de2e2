"""Characters: from gentle to merciless, never silly, each with a taste of its own."""

import pytest
from tests.bots.test_bots import EVENFALL, play, start

from gloaming.bots import make
from gloaming.bots.bot import names, offered, substitute, usual
from gloaming.bots.characters import CHARACTERS, character_names, near_best
from gloaming.evenfall.evaluation.appraise import PARTS, appraise_parts
from gloaming.evenfall.evaluation.features import STYLES
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.registry import find
from gloaming.table.pages.data import GameChoice
from gloaming.table.pages.frame import speaker
from gloaming.table.pages.lobby import bot_title, rated_title

ELDRITCH = find("eldritch")


def drawn(values: list[float], noise: float, count: int = 2_000) -> list[int]:
    """How often each place was taken."""
    found = [0] * len(values)
    for number in range(count):
        found[near_best(values, noise, Chance(key_from_seed(number)))] += 1
    return found


def test_without_noise_the_best_move_is_taken() -> None:
    assert drawn([1.0, 3.0, 2.9], 0.0) == [0, 2_000, 0]


def test_a_move_that_is_worse_by_the_noise_is_taken_e_times_less_often() -> None:
    found = drawn([10.0, 8.0], 2.0)
    assert found[0] / found[1] == pytest.approx(2.718, rel=0.15)


def test_a_move_that_is_much_worse_is_never_taken() -> None:
    assert drawn([10.0, 4.9], 2.0) == [2_000, 0]  # worse by more than 2.5 times the noise
    assert drawn([10.0, 5.1], 2.0)[1] > 0


def test_each_character_is_less_exact_than_the_next() -> None:
    noises = [one.noise for one in CHARACTERS]
    assert noises == sorted(noises, reverse=True)
    assert noises[-1] == 0.0


def test_people_are_offered_characters_where_there_is_a_net() -> None:
    assert set(offered(EVENFALL)) == {"random", "greedy", *character_names()}
    assert offered(ELDRITCH) == ("random", "greedy", "plan", "veteran", "search")
    assert {"quick", "search"} <= set(names(EVENFALL))


def test_bots_are_offered_by_what_they_won_and_first_the_random_one_that_was_not_measured() -> None:
    won = EVENFALL.bot_ratings()
    order = offered(EVENFALL)
    assert order[0] == "random"
    assert set(order[1:]) == set(won)
    assert [won[name] for name in order[1:]] == sorted(won.values())
    assert [name for name in order if name in character_names()] == list(character_names())


def test_a_new_table_has_fair_opponents_or_the_best_companions() -> None:
    assert usual(EVENFALL) == "bramble"
    assert usual(ELDRITCH) == "veteran"


def test_who_is_gone_is_replaced_by_a_good_bot_that_takes_no_time() -> None:
    assert substitute(EVENFALL) == "quick"
    assert substitute(ELDRITCH) == "veteran"


@pytest.mark.parametrize("lang", ["en", "es", "de"])
@pytest.mark.parametrize("box", [EVENFALL, ELDRITCH], ids=lambda box: box.name)
def test_every_character_has_a_title(box: Box, lang: str) -> None:
    titles = [bot_title(speaker(lang), name, box is ELDRITCH) for name in offered(box)]
    assert len(set(titles)) == len(titles)
    for name, title in zip(offered(box), titles, strict=True):
        assert name not in title.split()
        assert "bot-" not in title
        assert "companion-" not in title


def test_a_title_has_the_strength_that_was_measured_and_else_none() -> None:
    say = speaker("en")

    def choice(**ratings: int) -> GameChoice:
        return GameChoice("evenfall", "Evenfall", 1, 4, 2, ratings=ratings)

    assert rated_title(say, "rowan", choice(rowan=31)).endswith(" · 31")
    assert rated_title(say, "rowan", choice(willow=12)) == bot_title(say, "rowan", False)


@pytest.mark.parametrize(
    ("style", "part"), [("builder", "inner Circle"), ("fighter", "battles"), ("hoarder", "stock")]
)
def test_a_style_likes_one_thing_more_and_nothing_less(style: str, part: str) -> None:
    shares = STYLES[style]
    assert len(shares) == len(PARTS)
    assert shares[PARTS.index(part)] == max(shares) > 0.0
    assert min(shares) >= 0.0
    game = start(3)
    play(game, [make("greedy", EVENFALL, seat) for seat in (0, 1)], 20)
    assert isinstance(game, Evenfall)
    plain = EVENFALL.judgement(game)
    styled = EVENFALL.judgement(game, None, style)
    assert plain is not None
    assert styled is not None
    more = sum(share * worth for share, worth in zip(shares, appraise_parts(game, 0), strict=True))
    assert styled.value(game, 0) == pytest.approx(plain.value(game, 0) + more)


@pytest.mark.parametrize("name", ["willow", "bramble"])
def test_a_character_plays_the_same_game_again_with_the_same_seed(name: str) -> None:
    games = [
        play(start(3), [make(name, EVENFALL, f"a/{seat}") for seat in (0, 1)], 15) for _ in range(2)
    ]
    assert games[0] == games[1]
