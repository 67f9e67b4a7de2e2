"""Nothing is endless: work between two questions is counted, and sentences are bounded."""

import pickle

import pytest
from tests.conftest import new_game
from tests.owners import CHALICE, pack_of
from tests.pebbles import Owned, Pick, Take, new_pebbles

from gloaming.evenfall import GAME
from gloaming.evenfall.content.reader import EvenfallReader
from gloaming.kernel.content.notation.node_verbs import CHOOSE_SOME_VERB
from gloaming.kernel.content.notation.reader import name_nodes
from gloaming.kernel.content.notation.verbs import Reading
from gloaming.kernel.control import ForEach
from gloaming.kernel.errors import NotationError, PackError, TooMuchWork
from gloaming.kernel.game import STACK_LIMIT, WORK_LIMIT, Effect, Frame, Game
from gloaming.kernel.match import new
from gloaming.kernel.nodes import Repeat


class Again(Effect):
    """Does itself again."""

    def run(self, game: Game, frame: Frame) -> None:
        game.push(self, frame)


def endless() -> Effect:
    effect = Again()
    effect.path = "moebius-strip.action"
    return effect


def test_work_without_end_is_refused_with_the_path_of_its_effect() -> None:
    game = new_pebbles(2, Pick(1, 2), endless())
    with pytest.raises(TooMuchWork, match="moebius-strip") as caught:
        game.answer(1)
    assert (caught.value.path, caught.value.limit) == ("moebius-strip.action", WORK_LIMIT)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)


def test_so_much_work_is_done_and_no_more() -> None:
    inner = Repeat(WORK_LIMIT // 100 - 2, Take(1))
    game = new_pebbles(2, Pick(1, 2), Repeat(100, inner))
    game.answer(1)
    assert game.is_over
    game = new_pebbles(2, Pick(1, 2), Repeat(101, inner), Repeat(100, Take(1)))
    with pytest.raises(TooMuchWork):
        game.answer(1)


def test_a_question_begins_the_count_anew() -> None:
    much = [Repeat(STACK_LIMIT - 100, Take(1)) for _ in range(3)]
    game = new_pebbles(2, Pick(1, 2), *much, Pick(1, 2), *much)
    game.answer(1)
    game.answer(1)
    assert game.is_over


def test_a_repetition_is_refused_before_it_fills_the_memory() -> None:
    game = new_pebbles(2, Pick(1, 2), ForEach(Owned(), Take(1)))
    game.pebbles[0] = 10**12
    with pytest.raises(TooMuchWork):
        game.answer(1)
    assert len(game.stack) < STACK_LIMIT


@pytest.mark.parametrize(
    "sentence",
    [
        "for each resource: for each resource: gain 1 herb",
        "for each resource: for each resource: gain 19 herb per resource",
    ],
)
def test_gains_that_feed_themselves_are_refused(sentence: str) -> None:
    effect = EvenfallReader().effect(sentence)
    name_nodes(effect, "horn-of-plenty.action")
    game = new_game(2)
    game.clans[0].stock[0] = game.clans[0].vp = 200

    def repeat_until_refused() -> None:
        while True:
            game.question = None
            game.stack.append(Frame(effect, 0))
            game.run_until_asked()

    with pytest.raises(TooMuchWork, match="horn-of-plenty"):
        repeat_until_refused()
    assert max(game.clans[0].stock) < 10**9
    assert game.clans[0].vp < 10**9


def test_a_match_stays_at_the_question_whose_answer_does_not_end() -> None:
    match = new("evenfall", 2, 7)
    match.game.stack.append(Frame(endless(), 0))

    def answer_until_refused() -> None:
        while True:
            match.answer(match.options()[0])

    with pytest.raises(TooMuchWork):
        answer_until_refused()
    assert match.asked_seats
    assert match.version == len(match.answers)
    given = match.answers[:]
    match.answer(match.options()[0])
    assert match.answers[:-1] == given


def sentence_refused(sentence: str) -> PackError:
    with pytest.raises(PackError) as caught:
        GAME.check_pack(pack_of(f'{CHALICE}action = "{sentence}"\n'))
    assert caught.value.line == 6
    return caught.value


def test_repetitions_inside_one_another_are_few() -> None:
    twice = "for each resource: for each artifact: gain 1 vp"
    GAME.check_pack(pack_of(f'{CHALICE}action = "{twice}"\n'))
    for times in (3, 17):
        error = sentence_refused("for each resource: " * times + "gain 1 vp")
        assert "too many repetitions inside one another" in error.problem


def test_a_sentence_has_not_endlessly_many_parts() -> None:
    reader = EvenfallReader()
    reader.effect("(" * 20 + "transfer" + ")" * 20)
    brackets = "(" * 250 + "transfer" + ")" * 250
    for sentence in ("; ".join(["transfer"] * 400), "transfer or " * 40 + "(" * 500, brackets):
        with pytest.raises(NotationError):
            reader.effect(sentence)


def test_the_ways_to_choose_are_few() -> None:
    reading = Reading("choose …", 19, False)
    parts: list[Effect] = [Take(1) for _ in range(16)]
    build = CHOOSE_SOME_VERB.build
    assert build is not None
    assert build(reading, number=2, parts=parts).children() == parts
    with pytest.raises(NotationError, match="12870 ways"):
        build(reading, number=8, parts=parts)
