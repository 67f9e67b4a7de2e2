"""What a solo player reads: the Automa's turns in every language, its board, the end."""

import io
import random
import re

import pytest
from rich.console import Console

from gloaming.evenfall import GAME
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.automa.setup import LEVELS, TILES
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.message import Name

READABLE = re.compile(r"^(?!.*(?:[\[\]{}$]|  |\.\.|^ | $)).+$")


def start(seed: int = 2, **options: str) -> Match:
    return new("evenfall", 1, seed, options, names=["Ana"])


def on(match: Match, answers: int, seed: int = 2) -> Match:
    chance = random.Random(seed)
    for _ in range(answers):
        if match.is_over:
            break
        offered = match.options()
        match.answer(chance.choice([o for o in offered if o.key != "pass"] or offered))
    return match


def shown(match: Match, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    words = GAME.words(language, match.names, [])
    console = Console(file=out, width=width, highlight=False, color_system=None)
    console.print(GAME.terminal.screen(match.view(0), words, width))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", TILES)
def test_everything_told_of_the_automa_reads(language: str, tile: str) -> None:
    match = on(start(automa="heir", **{"automa-clan": tile}), 10_000)
    words = GAME.words(language, match.names, [])
    assert match.game.story is not None
    for entry in match.game.story.entries:
        text = words.say(entry.message)
        assert READABLE.match(text), text
        names = [v.thing for v in entry.message.args.values() if isinstance(v, Name)]
        for thing in (*entry.things, *names):
            assert READABLE.match(words.name(thing)), thing
            assert words.name(thing) not in (thing, thing.partition(":")[2]), thing


def test_a_turn_is_one_paragraph() -> None:
    match = on(start(), 60)
    words = GAME.words("en", match.names, [])
    assert match.game.story is not None
    turns = [e for e in match.game.story.entries if e.message.id == "log-automa-turn"]
    assert len(turns) > 5
    for entry in turns:
        text = words.say(entry.message)
        assert re.match(r"The Automa draws .+, worth \d, and (moves \d spaces?|stays)", text), text
        assert re.search(r"It (now has \d+ points? \(\+\d+\)|stays at \d+ points?)\.$", text), text
        assert len(text) < 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_automas_board(language: str) -> None:
    match = on(start(automa="master", **{"automa-clan": "spike"}), 30)
    text = shown(match, language)
    words = GAME.words(language, match.names, [])
    for expected in (
        words.name("automa_level:master"),
        words.name("automa_tile:spike"),
        words.format("rondel"),
        words.format("coven-track"),
        "▶",
        "(4★↑)",
    ):
        assert expected in text, expected
    view = match.view(0)
    assert isinstance(view, EvenfallView)
    assert view.automa is not None
    assert len(view.clans) == 2
    for place in view.clans[1].outer:
        assert words.name(f"card:{place.uid}") in text


def test_a_tie_is_told_as_the_automas() -> None:
    match = on(start(), 10_000)
    assert isinstance(match.game, Evenfall)
    for clan in match.game.clans:
        clan.vp = 70
    assert "The Automa wins: 70 points each" in shown(match)
    match.game.clans[0].vp = 71
    assert "Ana wins with 71 points." in shown(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_levels_and_tiles_can_be_looked_up(language: str) -> None:
    words = GAME.words(language, ["Ana"], [])
    things = GAME.reference.things(words)
    wanted = ["automa:automa", *(f"automa_level:{level}" for level in LEVELS)]
    wanted += [f"automa_tile:{tile}" for tile in TILES[1:]]
    assert set(wanted) <= set(things)
    for thing in (*wanted, "rondel:3"):
        found = GAME.reference.explain(words, thing)
        assert found is not None
        assert found.rules
        assert all(READABLE.match(line) for line in found.lines)


def test_the_seat_after_the_only_one_is_the_automa() -> None:
    assert GAME.words("en", ["Ana"], []).name("seat:1") == "Automa"
    assert GAME.words("en", ["Ana", "Bo"], []).name("seat:2") == "nobody"


def test_options_are_there_for_one_seat_only() -> None:
    offered = {
        seats: [c.id for c in GAME.setup_options if c.is_per_seat(seats)] for seats in (1, 2)
    }
    assert {"automa", "automa-clan"} <= set(offered[1])
    assert not {"automa", "automa-clan"} & set(offered[2])
