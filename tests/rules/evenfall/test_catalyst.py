"""Rules about Catalysts that speak of the whole box."""

from collections.abc import Callable

import pytest

from gloaming.evenfall.model.cards import RITUAL
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.content.pack import parse_pack
from gloaming.kernel.errors import PackError
from gloaming.kernel.match import new


@pytest.mark.rule("EF-CAT-04")
def test_every_ritual_has_at_least_one_building_space(fresh: Callable[..., Evenfall]) -> None:
    rituals = [card for card in fresh().data.cards if card.kind == RITUAL]
    assert len(rituals) == 58
    assert min(card.slots for card in rituals) >= 1
    assert {card.slots for card in rituals if card.entry == "spatial-distortion"} == {2}


@pytest.mark.rule("EF-CAT-04")
def test_a_ritual_without_building_space_is_no_ritual() -> None:
    text = '[[ritual]]\nid = "fairy"\nslots = 0\n'
    pack = parse_pack(text, "owner.toml", {"id": "owner", "game": "evenfall"})
    with pytest.raises(PackError, match="slots is 0"):
        new("evenfall", 2, 1, {}, [pack])
