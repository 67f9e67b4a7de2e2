"""Who reads of a Clan Token (EF-TOK-03)."""

import pytest

from gloaming.kernel.match import new


@pytest.mark.rule("EF-TOK-03")
def test_the_activation_is_announced_to_everyone() -> None:
    match = new("evenfall", seats=3, seed=4, options={"first": "2"})
    before = {seat: len(match.story(seat)) for seat in range(-1, 3)}
    match.answer("token", 1)
    for seat, since in before.items():
        entries = match.story(seat)[since:]
        told = [entry for entry in entries if entry.message.id == "log-token"]
        assert [entry.seat for entry in told] == [1]
