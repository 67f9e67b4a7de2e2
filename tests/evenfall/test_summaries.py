"""What happened, in short: a turn as one paragraph, a round as what it brought everybody."""

import random

import pytest

import gloaming
from gloaming.evenfall import GAME
from gloaming.evenfall.text.staging import STAGING
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.match import Match
from gloaming.kernel.message import Message, Name
from gloaming.kernel.page.stage import event_attributes
from gloaming.kernel.story import END, PHASE, ROUND, SCENE, SET_UP, TURN
from gloaming.kernel.text.named_sentence import plain
from gloaming.kernel.text.summaries import (
    lines_of_parts,
    news_start,
    paragraph,
    part_summaries,
    round_summary,
)
from gloaming.kernel.views.encode import encode_message
from gloaming.kernel.views.types import StoryLine, StoryPartView

NAMES = ["Ana", "Bo"]


def played(match: Match, steps: int) -> Match:
    """A match after so many answers by chance, or at its end."""
    chance = random.Random(7)
    while steps and not match.is_over:
        seat = match.asked_seats[0]
        match.answer(chance.choice(match.options(seat)).key, seat)
        steps -= 1
    return match


def line(seat: int, id: str, **args: int | str | Message | Name) -> StoryLine:
    """A line of the story about what a seat did."""
    message = Message(id, seat=Name(f"seat:{seat}"), **args)
    return StoryLine(seat, encode_message(message), ())


def amounts(**units: int) -> Message:
    return Message("amounts", **units)


TURN_OF_BO = [
    line(1, "log-discard", card=Name("card:fairy.1")),
    line(1, "log-gain", what=amounts(herb=1)),
    line(1, "log-discard", card=Name("card:cat-advisor.1")),
    line(1, "log-gain", what=amounts(herb=1, potion=1)),
    line(1, "log-pass"),
]
PARAGRAPHS = {
    "en": "Bo discards Fairy and Cat Advisor, gains 2 Herbs and 1 Potion and passes.",
    "es": "Bo descarta Hada y Consejero Felino, obtiene 2 Hierbas y 1 Poción y pasa.",
    "de": "Bo wirft Fee und Katzenberater ab, erhält 2 Kräuter und 1 Elixier und passt.",
}


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_turn_is_one_paragraph_in_which_alike_lines_are_one(language: str) -> None:
    words = GAME.words(language, NAMES, [])
    said = paragraph(TURN_OF_BO, words, GAME.staging)
    assert plain(said, words.name) == PARAGRAPHS[language]


def test_what_another_does_in_a_turn_is_a_sentence_of_its_own() -> None:
    words = GAME.words("en", NAMES, [])
    lines = [line(1, "log-pass"), line(0, "log-mana", n=2), line(0, "log-mana", n=1)]
    said = plain(paragraph(lines, words, GAME.staging), words.name)
    assert said == "Bo passes. Ana gains 3 Mana."


def test_long_turns_name_who_acts_again() -> None:
    words = GAME.words("en", NAMES, [])
    steps = [line(0, "log-coven", n=n) for n in range(1, 7)]
    said = plain(paragraph(steps, words, GAME.staging), words.name)
    assert said.count("Ana advances to step") == 2
    assert said.count(". ") == 1


def test_news_begin_after_the_own_turn_before() -> None:
    kinds = [(SET_UP, -1), (TURN, 0), (TURN, 1), (SCENE, -1), (TURN, 0), (TURN, 0)]
    parts = [StoryPartView(n, kind, seat) for n, (kind, seat) in enumerate(kinds)]
    assert news_start(parts, 0, 9) == 2, "what Bo did, and the battle, while Ana has her turn"
    assert news_start(parts, 1, 9) == 3
    assert news_start(parts, -1, 4) == 2, "a watcher sees the last four"


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game of two."""
    return played(gloaming.new("evenfall", seats=2, seed=7, names=NAMES), 5000)


def test_every_line_of_a_turn_stands_in_the_part_of_that_turn(match: Match) -> None:
    view = match.view(-1)
    kinds = [part.kind for part in view.parts]
    assert kinds.count(ROUND) == 3
    assert kinds.count(END) == 1
    for number, lines in lines_of_parts(view.story).items():
        part = view.parts[number]
        assert part.number == number
        if part.kind == TURN:
            assert lines[0].seat == part.seat
        if part.kind in (PHASE, SCENE, ROUND, END):
            assert part.about is not None
        if part.kind in (PHASE, ROUND, END):
            assert part.about is not None
            assert part.about.id == lines[0].message.id


def test_a_battle_is_one_scene_up_to_the_stone_that_is_taken(match: Match) -> None:
    view = match.view(-1)
    for number, lines in lines_of_parts(view.story).items():
        if view.parts[number].kind == SCENE:
            told = [line.message.id for line in lines]
            assert told[0] == "log-battle"
            assert told.count("log-battle-won") == 1


def test_rounds_sum_up_to_the_points_before_the_final_scoring(match: Match) -> None:
    view = match.view(-1)
    assert isinstance(view, EvenfallView)
    words = GAME.words("en", NAMES, [])
    points = [0, 0]
    for number in [part.number for part in view.parts if part.kind == ROUND]:
        summed = round_summary(view, words, GAME.staging, number)
        assert summed is not None
        for row in summed.rows:
            points[row.seat] += row.points
            assert row.score == points[row.seat]
    before_scoring = [clan.history[2] for clan in view.clans]
    assert points == before_scoring


def test_a_round_says_which_battles_were_won(match: Match) -> None:
    view = match.view(-1)
    words = GAME.words("en", NAMES, [])
    summed = round_summary(view, words, GAME.staging)
    assert summed is not None
    at = summed.heads.index("Battles won")
    start, end = summed.part.number, len(view.parts)
    for row in summed.rows:
        won = [
            words.name(told.message.args["region"].thing)  # type: ignore[union-attr]
            for told in view.story
            if start <= told.part < end
            and told.message.id == "log-battle-won"
            and told.seat == row.seat
        ]
        assert plain(row.tallies[at], words.name) == (words.join(won) or "–")


def test_no_summary_before_a_round_is_over() -> None:
    match = gloaming.new("evenfall", seats=2, seed=7)
    assert round_summary(match.view(0), GAME.words("en", [], []), GAME.staging) is None


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_automa_passes_in_its_own_words(language: str) -> None:
    """What the rules tell as a paragraph stays as it is."""
    alone = played(gloaming.new("evenfall", seats=1, seed=3, names=["Ana"]), 60)
    words = GAME.words(language, ["Ana"], [])
    turns = [
        found
        for found in part_summaries(alone.view(0), words, GAME.staging)
        if found.part.kind == TURN and found.part.seat == 1
    ]
    assert turns
    for turn in turns:
        said = [words.say(e.message) for e in alone.story(0) if e.part == turn.part.number]
        assert plain(turn.text, words.name) == " ".join(said)


def test_of_what_is_gained_only_victory_points_count_as_score() -> None:
    points = event_attributes(STAGING, line(1, "log-vp", n=5))
    assert (points["data_amount"], points["data_points"]) == ("vp:5", 5)
    mana = event_attributes(STAGING, line(1, "log-mana", n=5))
    assert (mana["data_amount"], mana["data_points"]) == ("mana:5", None)
    herbs = event_attributes(STAGING, line(1, "log-gain", what=amounts(herb=2, potion=1)))
    assert (herbs["data_amount"], herbs["data_points"]) == ("herb:2 potion:1", None)
    paid = event_attributes(STAGING, line(1, "log-pay", what=amounts(herb=1)))
    assert (paid["data_amount"], paid["data_points"]) == ("herb:-1", None)
