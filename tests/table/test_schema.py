"""Whatever fits the OpenAPI document, and much that does not, is answered and never a fault."""

from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from schemathesis.generation import GenerationMode

from tests.table.room import Party, Room

EXAMPLES = 12
SETTINGS = hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations(room: Room) -> list[Any]:
    """Every call of the document."""
    schema = schemathesis.openapi.from_url(f"{room.address}/api/docs/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    return [operation.ok() for operation in found]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_call_is_a_fault(room: Room, mode: GenerationMode) -> None:
    party = Party(room, 2, seed=11)
    party.play(2)
    host = party.people[0]
    called: dict[str, set[int]] = {}

    def check(operation: Any) -> None:
        count = 0

        @SETTINGS
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def run(case: Any) -> None:
            nonlocal count
            count += 1
            headers = {}
            if count % 2:
                headers["authorization"] = f"Bearer {host.token}"
            events = operation.path.endswith("/events")
            if case.path_parameters and not events and count % 3:
                case.path_parameters["table"] = party.table
            response = case.call(base_url=room.address, headers=headers, timeout=10)
            called.setdefault(operation.label, set()).add(response.status_code)
            assert response.status_code < 500, (operation.label, response.status_code)
            if response.status_code >= 400:
                assert b"detail" in response.content

        run()

    for operation in operations(room):
        try:
            check(operation)
        except hypothesis.errors.Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE, "there is nothing to get wrong"
    assert len(called) >= (10 if mode is GenerationMode.POSITIVE else 5), called
    if mode is GenerationMode.POSITIVE:
        assert 200 in called["GET /api/tables/{table}/view"]
        assert 201 in called["POST /api/people"]
