"""What happened in Eldritch Horror, in short: turns as paragraphs, what a round brought, scenes."""

import random
import re
from functools import cache

import pytest

import gloaming
from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.stage import STAGE
from gloaming.eldritch.text.staging import DOOM_TRACK, EVENTS, STAGING
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match
from gloaming.kernel.message import Message, Name
from gloaming.kernel.page.elements import write
from gloaming.kernel.page.stage import event_attributes
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.staging import Staging
from gloaming.kernel.story import END, ROUND, SCENE, TURN
from gloaming.kernel.text.named_sentence import plain
from gloaming.kernel.text.summaries import lines_of_parts, paragraph, round_summary
from gloaming.kernel.views.encode import encode_message
from gloaming.kernel.views.types import NameRef, StoryLine

BOX = EldritchBox()
NAMES = ["Ana", "Bo"]


def line(seat: int, id: str, **args: int | str | Message | Name) -> StoryLine:
    """A line of the story about what a seat did; -1 is the board."""
    if seat >= 0:
        args["seat"] = Name(f"seat:{seat}")
    return StoryLine(seat, encode_message(Message(id, **args)), ())


@cache
def played() -> Match:
    """A whole game of two against Azathoth, answered by chance."""
    match = gloaming.new(
        "eldritch",
        seats=2,
        seed=3,
        names=NAMES,
        options={"ancient": "azathoth", "investigators": "silas-marsh,lily-chen"},
    )
    chance = random.Random(5)
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(chance.choice(match.options(seat)).key, seat)
    return match


TURN_OF_BO = [
    line(1, "log-move", space=Name("space:london")),
    line(1, "log-move", space=Name("space:rome")),
    line(1, "log-gain-clues", n=1),
    line(1, "log-gain-clues", n=2),
    line(1, "log-rest"),
]
PARAGRAPHS = {
    "en": "Bo moves to London and Rome, gains 3 Clues and rests.",
    "es": "Bo se mueve a Londres y Roma, obtiene 3 Pistas y descansa.",
    "de": "Bo bewegt sich nach London und Rom, erhält 3 Hinweise und rastet.",
}


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_one_paragraph(language: str) -> None:
    words = BOX.words(language, NAMES, [])
    assert plain(paragraph(TURN_OF_BO, words, STAGING), words.name) == PARAGRAPHS[language]


def test_what_moves_goes_from_where_it_is_to_where_it_comes() -> None:
    walk = event_attributes(STAGING, line(1, "log-move", space=Name("space:rome")))
    assert (walk["data_from"], walk["data_to"]) == ("seat:1", "space:rome")
    ghoul, rome = Name("card:ghoul.1"), Name("space:rome")
    prowl = event_attributes(STAGING, line(-1, "log-monster-moves", monster=ghoul, space=rome))
    assert (prowl["data_from"], prowl["data_to"]) == ("card:ghoul.1", "space:rome")
    found = event_attributes(STAGING, line(0, "log-gain-clues", n=2))
    assert (found["data_to"], found["data_amount"]) == ("seat:0", "clue:2")
    assert event_attributes(STAGING, line(-1, "log-doom", n=9))["data_to"] == DOOM_TRACK


def test_declared_names_are_arguments_of_the_messages_that_are_told() -> None:
    for told in played().view(-1).story:
        display = EVENTS.get(told.message.id)
        if display is None:
            continue
        for name in (display.what, display.origin, display.target):
            if name and ":" not in name:
                assert isinstance(told.message.args[name], NameRef), (told.message.id, name)
        for name in (display.amount, display.joined):
            assert not name or name in told.message.args, (told.message.id, name)


def test_every_declared_message_has_words() -> None:
    labels = [tally.label for tally in (*STAGING.tallies, *STAGING.common)]
    for language in LANGUAGES:
        words = BOX.words(language, NAMES, [])
        for id in (*EVENTS, *labels):
            assert words.has_message(id), (language, id)


def test_the_round_says_where_doom_and_the_omen_stand_and_who_did_what() -> None:
    view = played().view(-1)
    words = BOX.words("en", NAMES, [])
    rounds = [part.number for part in view.parts if part.kind == ROUND]
    assert len(rounds) > 1
    ends = [*rounds[1:], next(part.number for part in view.parts if part.kind == END)]
    for start, end in zip(rounds, ends):
        summed = round_summary(view, words, STAGING, start)
        assert summed is not None
        assert not summed.has_scores
        lines = [told for told in view.story if start <= told.part < end]
        common = {head: plain(said, words.name) for head, said in summed.common}
        doom = [told for told in lines if told.message.id in ("log-doom", "log-doom-back")]
        assert common.get("Doom") == (str(doom[-1].message.args["n"]) if doom else None)
        opened = [told.message.args["space"] for told in lines if told.message.id == "log-gate"]
        names = [words.name(space.thing) for space in opened if isinstance(space, NameRef)]
        assert common.get("Gates opened", "") == words.join(names)
        is_over = end == ends[-1]  # then nobody asks any more what is still open
        assert ("Open Gates" in common, "The Mystery" in common) == (not is_over, not is_over)
        assert is_over or re.fullmatch(r"[\w' -]+: \d of \d", common["The Mystery"])
        assert [row.seat for row in summed.rows] == sorted(
            {told.seat for told in lines if told.seat >= 0}
        )


def test_a_game_that_declares_nothing_and_has_no_points_has_no_rows() -> None:
    view = played().view(-1)
    summed = round_summary(view, BOX.words("en", NAMES, []), Staging())
    assert summed is not None
    assert not summed.rows
    assert not summed.common


def test_the_story_ends_with_why_the_game_is_over() -> None:
    view = played().view(-1)
    assert view.outcome is not None
    last = view.parts[-1]
    assert last.kind == END
    assert last.about == view.outcome.reason
    assert lines_of_parts(view.story, last.number)[last.number][0].message == last.about
    assert all(
        told.seat == part.seat
        for part in view.parts
        if part.kind == TURN
        for told in lines_of_parts(view.story).get(part.number, [])[:1]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stage_tells_the_mythos_step_by_step(language: str) -> None:
    view = played().view(-1)
    assert isinstance(view, EldritchView)
    context = PageContext(seat=-1, names=NAMES, watching=True)
    page = EldritchPageBuilder(view, BOX.words(language, NAMES, []), context)
    by_part = lines_of_parts(view.story)
    phases = [
        (part, by_part[part.number])
        for part in view.parts
        if part.kind == SCENE and by_part[part.number][0].message.id == "log-mythos"
    ]
    assert phases
    for part, lines in phases:
        assert STAGE.told_lines(part, lines) == []
        drawn = str(write(STAGE.figure(page, part, lines)))
        assert 'class="mythos-steps"' in drawn
        for told in lines:
            if told.message.id in ("log-gate", "log-clue", "log-omen"):
                assert str(write(page.html(told.message))) in drawn
