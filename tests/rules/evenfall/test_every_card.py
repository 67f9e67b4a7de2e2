"""Every sentence of the catalogue is used in a scenario about its card.

The files card_*.toml play every card, Place and board with the values it really has. What ran is
traced; a sentence that no scenario named after its card has used is missing here.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from tests.conftest import new_game

from gloaming.evenfall import GAME
from gloaming.evenfall.state import Evenfall
from gloaming.kernel.pack import Item
from gloaming.kernel.scenario import Failure, Scenario, run_scenario, scenarios

FILES = sorted(Path(__file__).parent.glob("card_*.toml"))
ONE = ("action", "immediate", "ongoing", "exhaust", "battle", "harvest", "binding", "binding_extra")
BOARD = ("scout", "token", "reward_4", "reward_6", "reward_8")
BASE = ("boards.toml", "places.toml", "rituals.toml", "people.toml")
SILENT = "on scout: gain 1 vp"  # instead of a standing effect: it says nothing in these scenarios


class Sentence(NamedTuple):
    """One sentence of an entry, by the path its effect has."""

    item: Item
    field: str
    path: str
    text: str

    def title(self) -> str:
        """How the names of the scenarios about it begin."""
        name: str = self.item.values["name"]["en"]
        if self.item.kind in ("place", "starting_place"):
            return f"{name} ({self.item.id})"
        if self.item.kind == "person":
            name = name.partition(",")[0]
            copy = self.path.removeprefix(f"{self.item.id}.council")
            return f"{name} (Council {copy}): " if self.field == "council" else f"{name}: "
        return name


class Run(NamedTuple):
    """A scenario that held, with what ran in it and where it ended."""

    scenario: Scenario
    trace: set[str]
    game: Evenfall


def sentences() -> Iterator[Sentence]:
    """All sentences that cards, Places and boards of the base game say."""
    for items in GAME.catalogue([]).items.values():
        for item in items.values():
            if Path(item.place.file).name not in BASE:
                continue
            for field in (*ONE, *BOARD):
                if field in item.values:
                    yield Sentence(item, field, f"{item.id}.{field}", item.values[field])
            for i, text in enumerate(item.values.get("track", []), 1):
                yield Sentence(item, "track", f"{item.id}.track{i}", text)
            for i, side in enumerate(item.values.get("council", []), 1):
                for text in side.values():
                    yield Sentence(item, "council", f"{item.id}.council{i}", text)


EFFECTS = new_game(seats=4).table.effects
ALL = list(sentences())
STANDING = [sentence for sentence in ALL if sentence.path not in EFFECTS]


@pytest.fixture(scope="module")
def runs() -> list[Run]:
    found = []
    for _, game, scenario in scenarios(FILES):
        trace: set[str] = set()
        match = run_scenario(scenario, game, trace)
        assert match is not None
        assert isinstance(match.game, Evenfall)
        found.append(Run(scenario, trace, match.game))
    return found


def test_the_values_are_the_real_ones(runs: list[Run]) -> None:
    assert not [run.scenario.name for run in runs if run.scenario.pack]


def test_every_effect_belongs_to_a_sentence() -> None:
    """So that a new kind of sentence is not left out below."""
    roots = {sentence.path for sentence in ALL}
    procedures = ("evenfall", "kernel", "automa")
    said = [path for path in EFFECTS if path.partition(".")[0] not in procedures]
    joined = {f"{s.item.id}.binding_full" for s in ALL if s.field == "binding_extra"}
    assert {".".join(path.split(".")[:2]) for path in said} - roots == joined
    assert len(STANDING) == len({s.path for s in STANDING}) > 0


def test_every_sentence_is_used_by_a_scenario_about_its_card(runs: list[Run]) -> None:
    """Both sides of a choice or a condition, too: each part of an effect has a path of its own."""
    missing = []
    for sentence in ALL:
        if sentence in STANDING:
            continue
        about = [run.trace for run in runs if run.scenario.name.startswith(sentence.title())]
        used = set().union(*about)
        wanted = [p for p in EFFECTS if p == sentence.path or p.startswith(f"{sentence.path}.")]
        missing += [path for path in wanted if path not in used]
    assert not missing


@pytest.mark.parametrize("sentence", STANDING, ids=lambda sentence: sentence.path)
def test_a_standing_effect_makes_the_difference(sentence: Sentence, runs: list[Run]) -> None:
    """It runs nowhere: its card is in play, and without the sentence the scenario fails."""
    about = [run for run in runs if run.scenario.name.startswith(sentence.title())]
    assert about
    for run in about:
        clan = run.game.clans[0]
        laid = [run.game.ritual_on[place] for place in clan.outer + clan.inner]
        assert sentence.item.id in [
            run.game.card(index).entry for index in laid + clan.specialists if index >= 0
        ]
        entry = f'[[{sentence.item.kind}]]\nid = "{sentence.item.id}"\n'
        silent = f'{entry}{sentence.field} = "{SILENT}"\n'
        with pytest.raises(Failure) as caught:
            run_scenario(replace(run.scenario, pack=silent), "evenfall")
        assert "set-up" not in str(caught.value)
