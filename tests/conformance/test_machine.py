"""A state machine over random answers: what must hold after every one of them."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
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
