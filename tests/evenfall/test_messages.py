"""Messages in three languages: none missing, none with other arguments, all of them readable."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import gloaming
from gloaming.evenfall import GAME
from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import KEYWORDS, PIECES
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.model.state import PHASES
from gloaming.evenfall.rules.catalysts import CATALYSTS
from gloaming.evenfall.rules.counts import COUNTS
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import new
from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.words import HERE
from tests.evenfall.spoken import READABLE, SEATS, WORDS
from tests.messages import messages, variables

SOURCES = Path(gloaming.__file__).parent

# Ids put together in the sources, and what they can become.
GENERATED = {
    "log-{CATALYSTS[kind]}": ["log-scythe", "log-orb", "log-crystal"],
    "why-{CATALYSTS[kind]}": ["why-scythe", "why-orb"],
    "log-move-{piece}": ["log-move-witch", "log-move-elder", "log-move-cat"],
    "log-pull-{name}": ["log-pull-witch", "log-pull-elder", "log-pull-cat"],
    "log-recall-{name_of(game, seat, choice)}": ["log-recall-cat"],
    "option-path-{verb}": ["option-path-play", "option-path-specialist", "option-path-council"],
    "log-{PIECES[piece]}": ["log-witch", "log-elder"],
    "log-move-{PIECES[piece]}": ["log-move-witch", "log-move-elder"],
    "log-recall-{PIECES[piece]}": ["log-recall-witch", "log-recall-elder"],
    "recall-{piece}": ["option-recall-witch", "option-recall-elder", "option-recall-cat"],
    "option-{verb}": ["option-witch", "option-elder", "option-scythe", "option-orb"],
    "option-{key}": [],
}


def said_in(language: str) -> dict[str, ast.Message]:
    """All messages of the kernel and the game in a language, by id."""
    folders = (HERE, SOURCES / "evenfall" / "text" / "words")
    return messages(file for folder in folders for file in sorted(folder.glob(f"{language}*.ftl")))


def used_ids() -> set[str]:
    """Every message id that the kernel and the game use."""
    ids: set[str] = set()
    for file in [*SOURCES.glob("kernel/**/*.py"), *SOURCES.glob("evenfall/**/*.py")]:
        text = file.read_text("utf-8")
        ids.update(re.findall(r'(?<!f)"((?:ask|log|option|why|wish)-[a-z-]*[a-z])"', text))
        ids.update(re.findall(r'Message\(\s*"([a-z-]+)"', text))
        ids.update(re.findall(r'\.format\(\s*"([a-z-]+)"', text))
        for verb in re.findall(r'\b(?:\w+_)?option\(\s*choice,\s*"([a-z-]+)"', text):
            ids.add(f"option-{verb}")
        made = re.findall(r'f"((?:ask|log|option|why|recall)-(?:[a-z-]*)\{[^"]*)"', text)
        for pattern in made:
            if file.name not in ("card_text.py", "sentences.py", "scenario.py", "snapshot.py"):
                assert pattern in GENERATED, f"{file.name}: {pattern}"
                ids.update(GENERATED[pattern])
    return ids - {"effect", "amounts", "listed"}


@pytest.mark.parametrize("language", ["es", "de"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert said_in(language).keys() == said_in("en").keys()


def test_no_message_id_of_the_sources_is_missing() -> None:
    used = used_ids()
    assert {"ask-turn-end", "log-discover", "option-free-discard", "option-remove"} <= used
    assert {"option-recall-elder", "option-gain", "log-use-borrowed", "why-orb"} <= used
    assert sorted(used - said_in("en").keys()) == []


@pytest.mark.parametrize("language", ["es", "de"])
def test_messages_use_the_same_arguments_in_every_language(language: str) -> None:
    other = said_in(language)
    for id, message in said_in("en").items():
        grammar = set() if id.startswith(("ask-", "option-", "log-", "standing-")) else {"n"}
        grammar |= {"form", "sound", "entry"}
        assert variables(other[id]) - grammar == variables(message) - grammar, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_count_standing_effect_and_phase_has_a_message(language: str) -> None:
    words = WORDS[language]
    ids = [f"event-{event.name}" for event in EVENTS]
    ids += [f"count-{count.name}" for count in COUNTS]
    ids += [f"standing-{flag.name}" for flag in STANDING]
    ids += [f"phase-{phase}" for phase in PHASES]
    ids += [f"keyword-{keyword}" for keyword in KEYWORDS]
    ids += [f"resource-{resource}" for resource in RESOURCES]
    ids += [f"piece-{piece}" for piece in PIECES[1:]]
    ids += [f"catalyst-{catalyst}" for catalyst in CATALYSTS]
    for choice in GAME.setup_options:
        ids += [f"setup-{choice.id}", f"setup-{choice.id}-help"]
    for id in ids:
        for n in (1, 2):
            text = words.format(id, n=n, scythe=2, orb=3, stone="x")
            assert READABLE.match(text), (id, text)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"experienced": "on"}),
        (2, {"side": "moon", "clans": "horn,wave", "tiles": "on"}),
        (4, {"side": "moon", "track": "expansion"}),
        (1, {"automa": "heir", "automa-clan": "circle", "crystal-path": "on"}),
        (1, {"side": "moon", "clans": "horn", "expansion-cards": "on", "tiles": "on"}),
        (3, {"side": "moon", "clans": "wave,cross,horn", "crystal-path": "on", "tiles": "on"}),
    ],
)
def test_everything_said_in_a_game_has_words_and_every_thing_a_name(
    seats: int, options: dict[str, str]
) -> None:
    match = new("evenfall", seats=seats, seed=seats, options=options, names=SEATS[:seats])
    chance = random.Random(seats)
    said: list[Message] = []
    things: set[str] = set()
    while not match.is_over:
        seat = match.asked_seats[0]
        asked = match.prompt(seat)
        assert asked is not None
        options_now = match.options(seat)
        said += [asked, *(option.label for option in options_now)]
        said += [refusal.reason for refusal in GAME.refusals(match.game, seat)]
        things.update(*(option.things for option in options_now))
        match.answer(chance.choice(options_now), seat)
    assert match.game.story is not None
    for entry in match.game.story.entries:
        said.append(entry.message)
        things.update(entry.things)
    for language in LANGUAGES:
        words = WORDS[language]
        for message in said:
            text = words.say(message)
            assert READABLE.match(text), (message, text)
            things.update(v.thing for v in message.args.values() if isinstance(v, Name))
        for thing in things:
            named = words.name(thing)
            assert READABLE.match(named), thing
            assert named not in (thing, thing.partition(":")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_begin_small_and_end_without_a_stop(language: str) -> None:
    words = WORDS[language]
    for id in said_in(language):
        if id.startswith("option-"):
            names = {key: Name("card:fairy") for key in ("card", "thing", "first", "second")}
            text = words.say(Message(id, **names, what="1", n=1, region="x", effect="x"))
            assert text[0].islower(), (id, text)
            assert not text.endswith("."), (id, text)
