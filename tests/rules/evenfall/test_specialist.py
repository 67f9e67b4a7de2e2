"""Rules about Specialists that speak of the whole box."""

from collections import Counter
from collections.abc import Callable

import pytest

from gloaming.evenfall.model.cards import PERSON
from gloaming.evenfall.model.state import Evenfall


@pytest.mark.rule("EF-SPE-03")
def test_there_are_two_copies_of_each_specialist(fresh: Callable[..., Evenfall]) -> None:
    game = fresh(seats=4)
    dealt = game.deck + [index for clan in game.clans for index in clan.hand]
    people = Counter(game.card(i).entry for i in dealt if game.card(i).kind == PERSON)
    assert people["irene"] == 2
    assert len(people) == 21
    assert set(people.values()) == {2}
