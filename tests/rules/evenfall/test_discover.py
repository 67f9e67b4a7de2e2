"""The parts of a Place of Power card (EF-DIS-13), as data."""

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.content.schema import SCHEMA
from gloaming.evenfall.model.cards import KEYWORDS, PLACE_ICONS
from gloaming.kernel.content.pack import Catalogue, parse_pack
from gloaming.kernel.errors import PackError

PARTS = {"name", "icon", "harvest", "binding", "witches", "vp"}
WHOLE = """
[[place]]
id      = "quiet-mill"
name    = { en = "Quiet Mill", es = "Molino Quieto", de = "Stille Mühle" }
copies  = 1
icon    = "root"
witches = 2
harvest = "gain 1 herb"
binding = "gain 1 potion"
vp      = 1
"""


def validate(text: str) -> Catalogue:
    """A catalogue with the entries of a text as new ones."""
    catalogue = Catalogue(SCHEMA)
    catalogue.add(parse_pack(text, "places.toml", {"id": "test", "game": "evenfall"}), new=True)
    return catalogue


@pytest.mark.rule("EF-DIS-13")
def test_every_place_of_the_box_has_the_parts_of_the_card() -> None:
    places = GAME.catalogue([]).items["place"]
    assert places
    for place in places.values():
        said = place.values
        assert set(said["name"]) == {"en", "es", "de"}
        assert said["icon"] in PLACE_ICONS
        assert 1 <= said["witches"] <= 4
        assert "harvest" in said or "vp" in said, f"{place.id} gives nothing"
        if "binding_extra" in said:
            assert "binding" in said
            assert said["binding_keyword"] in KEYWORDS[1:]
    icons = {place.values["icon"] for place in places.values()}
    assert icons == set(PLACE_ICONS)
    assert any("binding" in place.values for place in places.values())
    assert any("binding" not in place.values for place in places.values())
    assert any("vp" in place.values for place in places.values())


@pytest.mark.rule("EF-DIS-13")
def test_a_whole_place_is_accepted_with_all_its_parts() -> None:
    place = validate(WHOLE).items["place"]["quiet-mill"]
    assert set(place.values) >= PARTS


@pytest.mark.rule("EF-DIS-13")
@pytest.mark.parametrize("optional", ["harvest", "binding", "vp"])
def test_harvest_binding_and_points_may_be_missing(optional: str) -> None:
    lines = [line for line in WHOLE.splitlines() if not line.startswith(optional)]
    assert optional not in validate("\n".join(lines)).items["place"]["quiet-mill"].values


@pytest.mark.rule("EF-DIS-13")
@pytest.mark.parametrize("needed", ["name", "icon", "witches"])
def test_name_icon_and_witches_are_needed(needed: str) -> None:
    lines = [line for line in WHOLE.splitlines() if not line.startswith(needed)]
    with pytest.raises(PackError, match=f"needs {needed}"):
        validate("\n".join(lines))


@pytest.mark.rule("EF-DIS-13")
@pytest.mark.parametrize(
    ("there", "wrong"),
    [
        ('icon    = "root"', 'icon    = "moon"'),
        ("witches = 2", "witches = 0"),
        ("vp      = 1", 'vp      = "one"'),
        ('harvest = "gain 1 herb"', "harvest = 1"),
        ("copies  = 1", "copies  = 1\nprice = 2"),
    ],
)
def test_a_part_that_says_something_impossible_is_refused(there: str, wrong: str) -> None:
    assert there in WHOLE
    with pytest.raises(PackError):
        validate(WHOLE.replace(there, wrong))
