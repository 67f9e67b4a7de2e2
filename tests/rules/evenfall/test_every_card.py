"""Every sentence of the catalogue is used in a scenario about its card.

The files card_*.toml play every card, Place, board, tile and step of the Crystal Path with the
values it really has: the base game, the moon side, the expansion and the Automa's track. What ran
is traced; a sentence that no scenario named after its card has used is missing here.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from gloaming.evenfall import GAME
from gloaming.evenfall.content.loader import AGAIN
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.content.pack import Item
from gloaming.kernel.testing.scenario import Failure, Scenario, run_scenario, scenarios

FILES = sorted(Path(__file__).parent.glob("card_*.toml"))
ONE = (
    *("action", "immediate", "ongoing", "exhaust", "battle", "lock"),  # Rituals and people
    *("harvest", "binding", "binding_extra"),  # Places
    *("scout", "token", "free", "space"),  # clan boards
    *("reward_4", "reward_6", "reward_8"),  # Regions and tiles
    *("round_end", "again", "finish"),  # the Throne Demon, the Crystal Path
)
LISTS = {"track": "track", "bonuses": "bonus", "steps": "step"}
# Instead of a standing effect: they say nothing in these scenarios. A board and the path listen to
# no event.
SILENT = "on scout: gain 1 vp"
STANDS_SILENT = "second-stone"


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
        if self.item.kind in ("board", "path") and self.field in ("ongoing", "finish"):
            return f"{name}, {self.field}: "
        return name

    def silenced(self) -> str:
        """A pack in which the card says nothing of this sentence."""
        alone = self.item.kind in ("board", "path")
        said = json.dumps(STANDS_SILENT if alone else SILENT)
        if self.field == "council":
            sides = list(self.item.values["council"])
            copy = int(self.path.removeprefix(f"{self.item.id}.council"))
            sides[copy - 1] = {"ongoing": SILENT}
            pairs = [
                f"{kind} = {json.dumps(text)}" for side in sides for kind, text in side.items()
            ]
            said = "[" + ", ".join(f"{{ {pair} }}" for pair in pairs) + "]"
        return f'[[{self.item.kind}]]\nid = "{self.item.id}"\n{self.field} = {said}\n'


class Run(NamedTuple):
    """A scenario that held, with what ran in it and where it ended."""

    scenario: Scenario
    trace: set[str]
    game: Evenfall

    def answers(self) -> list[str]:
        """What was answered in it."""
        return self.scenario.when + [line for step in self.scenario.steps for line in step.when]

    def has(self, sentence: Sentence) -> bool:
        """Whether what says the sentence is in play for the first seat."""
        clan, table = self.game.clans[0], self.game.data
        if sentence.item.kind == "board":
            return table.boards[clan.board].side == sentence.item.id
        if sentence.item.kind == "path":
            assert table.path is not None
            return self.game.extend().ascension[0] == len(table.path.costs)
        if sentence.field == "council":
            uid = sentence.path.replace("council", "")
            return uid in [table.cards[index].uid for index in clan.council]
        laid = [self.game.ritual_on[place] for place in clan.outer + clan.inner]
        cards = [table.cards[index] for index in laid + clan.specialists if index >= 0]
        return sentence.item.id in [card.entry for card in cards]


def sentences() -> Iterator[Sentence]:
    """All sentences of the catalogue."""
    for items in GAME.catalogue([]).items.values():
        for item in items.values():
            for field in ONE:
                if field in item.values:
                    yield Sentence(item, field, f"{item.id}.{field}", item.values[field])
            for field, part in LISTS.items():
                for i, text in enumerate(item.values.get(field, []), 1):
                    yield Sentence(item, field, f"{item.id}.{part}{i}", text)
            for i, side in enumerate(item.values.get("council", []), 1):
                for text in side.values():
                    yield Sentence(item, "council", f"{item.id}.council{i}", text)


EFFECTS = GAME.library([]).effects
ALL = list(sentences())
REPEATED = [sentence for sentence in ALL if sentence.field == "lock" and sentence.text == AGAIN]
STANDING = [s for s in ALL if s.path not in EFFECTS and s not in REPEATED]


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


def about(sentence: Sentence, runs: list[Run]) -> list[Run]:
    """The scenarios named after what says the sentence."""
    return [run for run in runs if run.scenario.name.startswith(sentence.title())]


def test_the_values_are_the_real_ones(runs: list[Run]) -> None:
    assert not [run.scenario.name for run in runs if run.scenario.pack]


def test_every_effect_belongs_to_a_sentence() -> None:
    """So that a new kind of sentence is not left out below."""
    roots = {sentence.path for sentence in ALL}
    said = [path for path in EFFECTS if path.partition(".")[0] not in ("evenfall", "kernel")]
    joined = {f"{s.item.id}.binding_full" for s in ALL if s.field == "binding_extra"}
    assert {".".join(path.split(".")[:2]) for path in said} - roots == joined
    assert len(STANDING) == len({s.path for s in STANDING}) > 0


def test_every_sentence_is_used_by_a_scenario_about_its_card(runs: list[Run]) -> None:
    """Both sides of a choice or a condition, too: each part of an effect has a path of its own."""
    missing = []
    for sentence in ALL:
        used = set().union(*(run.trace for run in about(sentence, runs)))
        wanted = [p for p in EFFECTS if p == sentence.path or p.startswith(f"{sentence.path}.")]
        missing += [path for path in wanted if path not in used]
    assert not missing


@pytest.mark.parametrize("sentence", REPEATED, ids=lambda sentence: sentence.path)
def test_a_locked_powerstone_repeats_an_immediate_effect(
    sentence: Sentence, runs: list[Run]
) -> None:
    """It has no effect of its own: that of the Ritual runs though the Ritual is not played."""
    name, immediate = sentence.title(), f"{sentence.item.id}.immediate"
    locked = [
        run
        for run in about(sentence, runs)
        if not any(f"play {name}" in line for line in run.answers())
        and any("lock the" in line and f"on {name}" in line for line in run.answers())
    ]
    assert immediate in set().union(*(run.trace for run in locked))


@pytest.mark.parametrize("sentence", STANDING, ids=lambda sentence: sentence.path)
def test_a_standing_effect_makes_the_difference(sentence: Sentence, runs: list[Run]) -> None:
    """It runs nowhere: its card is in play, and without the sentence the scenario fails."""
    found = about(sentence, runs)
    assert found
    for run in found:
        assert run.has(sentence)
        with pytest.raises(Failure) as caught:
            run_scenario(replace(run.scenario, pack=sentence.silenced()), "evenfall")
        assert "set-up" not in str(caught.value)
