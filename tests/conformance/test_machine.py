"""A state machine over random answers: what must hold after every one of them."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gloaming.kernel import registry
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, new


class AnyAnswers(RuleBasedStateMachine):
    """Somebody sits down and answers anything at all."""

    game_name = ""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None
        self.everything: dict[str, int] = {}

    @initialize(seed=st.integers(0, 10_000), data=st.data())
    def start(self, seed: int, data: Any) -> None:
        box = registry.find(self.game_name)
        seats = data.draw(st.integers(box.least, box.most))
        self.match = new(self.game_name, seats, seed)
        self.everything = box.testing.components(self.match.game)

    @precondition(lambda self: self.match is not None and not self.match.is_over)
    @rule(data=st.data())
    def answer(self, data: Any) -> None:
        assert self.match is not None
        seat = data.draw(st.sampled_from(self.match.asked_seats))
        option = data.draw(st.sampled_from(self.match.options(seat)))
        before = self.match.version
        self.match.answer(option, seat, before)
        assert self.match.version == before + 1

    @precondition(lambda self: self.match is not None and not self.match.is_over)
    @rule(key=st.text(max_size=12))
    def answer_nonsense(self, key: str) -> None:
        assert self.match is not None
        if key in {option.key for option in self.match.options()}:
            return
        before = self.match.box.snapshot(self.match.game)
        with pytest.raises(GloamingError):
            self.match.answer(key)
        assert self.match.box.snapshot(self.match.game) == before

    @precondition(lambda self: self.match is not None and bool(self.match.answers))
    @rule()
    def undo_and_redo(self) -> None:
        assert self.match is not None
        last = self.match.answers[-1]
        before = self.match.box.snapshot(self.match.game)
        self.match.undo()
        self.match.answer(last.key, last.seat)
        assert self.match.box.snapshot(self.match.game) == before

    @invariant()
    def there_is_an_answer_or_the_game_is_over(self) -> None:
        if self.match is not None:
            assert self.match.is_over == (not self.match.asked_seats)
            for seat in self.match.asked_seats:
                assert len(self.match.options(seat)) > 1

    @invariant()
    def nothing_is_lost_and_nothing_negative(self) -> None:
        if self.match is not None:
            assert self.match.box.testing.components(self.match.game) == self.everything
            assert self.match.box.testing.faults(self.match.game) == []


def _machine(name: str) -> Any:
    case = type(f"AnyAnswers{name.title()}", (AnyAnswers,), {"game_name": name}).TestCase
    case.settings = settings(
        max_examples=20,
        stateful_step_count=60,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    return case


TestEvenfall = _machine("evenfall")


# --- a round of Evenfall comes to an end ---------------------------------------------------

TIRELESS = 3_000  # answers after which a round has no end
PLAYS = ("log-ritual", "log-specialist", "log-council")
USES = ("log-exhaust", "log-use-borrowed")
RICH = {"herb": 12, "potion": 12, "knowledge": 12, "mana": 12, "hand": []}
LOOPS: dict[str, Any] = {  # what took itself back, or called itself back, again and again
    "turn": "Catalina",
    "Catalina": {
        **RICH,
        "specialists": ["Bogomil, Great Ritualist", "Solongo of the Silver Moon", "adelina.1"],
        "outer": ["Cavern with bell-of-welcome.1", "Archive with bell-of-welcome.2"],
        "inner": ["Sanctum with raven-escort.1", "spirit-bog-root with raven-escort.2"],
    },
    "Adriano": {**RICH, "specialists": ["adelina.2", "keir.1"], "inner": ["cavern-root"]},
}
WAVE: dict[str, Any] = {  # a turned Ritual that readies the Clan Token, others return pieces
    "turn": "Catalina",
    "Catalina": {
        **RICH,
        "specialists": ["bogomil.1", "keir.2"],
        "outer": ["Cavern with second-dusk.1", "Archive with second-dusk.2"],
        "inner": ["Sanctum with raven-escort.1", "spirit-bog-root with Horned Serpent"],
    },
    "Adriano": {**RICH, "specialists": ["adelina.2", "keir.1"], "inner": ["cavern-root"]},
}


@settings(max_examples=16, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 10_000),
    path=st.sampled_from(["off", "on"]),
    side=st.sampled_from(["sun", "moon"]),
)
def test_a_round_in_which_nobody_wants_to_pass_has_an_end(seed: int, path: str, side: str) -> None:
    """Only cards that came back are played twice, and an effect is used once and once more for
    each time that its card was readied (EF-SPE-08, EF-CARD-75)."""
    names = ["Catalina", "Adriano"]
    options = {"crystal-path": path, "expansion-cards": "on", "side": side, "clans": "wave,star"}
    match = new("evenfall", 2, seed, options)
    match.box.testing.patch(match.game, names, WAVE if side == "moon" else LOOPS, [])
    begun = len(match.story(-1))
    rng = random.Random(seed)
    told: Counter[str] = Counter()
    for _ in range(TIRELESS):
        options = [option for option in match.options() if option.verb != "pass"]
        match.answer(rng.choice(options or match.options()))
        lines = [entry.message.id for entry in match.story(-1)[begun:]]
        if "log-phase-battle" in lines:
            break
    else:
        raise AssertionError("the round has no end")
    for entry in match.story(-1)[begun : begun + lines.index("log-phase-battle")]:
        told[f"{entry.message.id} {entry.seat} {entry.things[:1]}"] += 1
        told[entry.message.id] += 1
    for what, times in told.items():
        message, _, whose = what.partition(" ")
        if whose and message == "log-exhaust":
            assert times <= 1 + told[f"log-ready {whose}"], what
        if whose and message == "log-use-borrowed":
            assert times == 1, what
        if whose and message in PLAYS:
            assert times <= 1 + told[f"log-take-back {whose}"], what
    back = told["log-take-back"]
    assert 0 < back <= sum(told[use] for use in USES)
