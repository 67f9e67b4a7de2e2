"""The drawings of Eldritch Horror: every component of the content has one, and all are our own."""

import re
from xml.etree import ElementTree

import pytest

from gloaming.eldritch.page.art import cameos, card_icons, glyphs, pictures, world
from gloaming.eldritch.page.art.runes import rune_ring, strokes_of
from gloaming.eldritch.page.scenes import places
from gloaming.kernel import registry
from gloaming.kernel.content.pack import Catalogue

BOX = registry.find("eldritch")


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return BOX.catalogue([])


@pytest.fixture(scope="module")
def sheet(catalogue: Catalogue) -> str:
    return glyphs.sprites(catalogue)


def ids(sheet: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', sheet)


def test_the_sheet_is_one_well_formed_drawing_whose_ids_are_unique(sheet: str) -> None:
    root = ElementTree.fromstring(sheet)
    assert root.tag == "svg"
    found = ids(sheet)
    assert len(found) == len(set(found))
    used = set(re.findall(r'href="#([^"]+)"', sheet))
    assert used <= set(found)
    assert "<image" not in sheet
    assert "data:" not in sheet


def test_the_sheet_leaves_room_for_the_page(sheet: str) -> None:
    assert len(sheet) < 260_000  # of 350 KB for the first load


def test_the_sheet_is_always_the_same(catalogue: Catalogue) -> None:
    assert glyphs.sprites(catalogue) == glyphs.sprites(BOX.catalogue([]))
    assert glyphs.monster_symbols() == glyphs.monster_symbols()


@pytest.mark.parametrize(
    ("kind", "prefix"),
    [
        ("monster", "m"),
        ("investigator", "c"),
        ("spell", "s"),
        ("asset", "a"),
        ("artifact", "a"),
        ("condition", "a"),
    ],
)
def test_every_component_has_a_face(
    catalogue: Catalogue, sheet: str, kind: str, prefix: str
) -> None:
    found = set(ids(sheet))
    assert [id for id in catalogue.items[kind] if f"{prefix}-{id}" not in found] == []


def test_no_two_cards_have_the_same_drawing() -> None:
    drawings = list(card_icons.DRAWINGS.values())
    assert len(drawings) == len(set(drawings)) == 40 + 14 + 11


def test_every_gate_and_every_omen_has_a_shape_of_its_own(catalogue: Catalogue, sheet: str) -> None:
    colours = {str(item.values["omen"]) for item in catalogue.items["gate"].values()}
    assert colours == set(glyphs.OMENS)
    outlines = re.findall(r'<symbol id="g-\w+".*?</symbol>', sheet)
    assert len({re.sub(r'id="[^"]+"', "", one) for one in outlines}) == len(colours)
    assert all(f"i-{sign}" in ids(sheet) for sign in glyphs.OMENS.values())


def test_dice_show_their_number(sheet: str) -> None:
    for number in range(1, 7):
        symbol = re.search(rf'<symbol id="d-{number}".*?</symbol>', sheet)
        assert symbol is not None
        path = re.search(r'class="d-pip" d="([^"]+)"', symbol[0])
        assert path is not None
        assert path[1].count("z") == number


def test_drawings_of_unknown_things_are_empty_and_names_are_escaped() -> None:
    strange = '"><script>'
    for drawn in (
        glyphs.monster(strange),
        glyphs.gate(strange),
        cameos.cameo(strange),
        cameos.portrait(strange),
        glyphs.emblem("asset", (strange,), strange),
        glyphs.emblem("spell", ("ritual",), strange),
    ):
        assert "<script" not in drawn
    assert "<use" not in cameos.cameo("")


# --- runes ----------------------------------------------------------------------------------------


def test_every_letter_has_a_rune_of_its_own() -> None:
    runes = {tuple(strokes_of(letter)) for letter in "abcdefghijklmnopqrstuvwxyz"}
    assert len(runes) == 26


def test_a_spells_rim_writes_its_name() -> None:
    strokes, gaps = rune_ring("Wither", 41, 0.8)
    times = gaps.count("h0")
    in_name = sum(len(strokes_of(letter)) for letter in "wither")
    assert strokes.count("L") == times * in_name


# --- the chart ------------------------------------------------------------------------------------


def test_every_space_lies_on_the_chart_and_none_upon_another(catalogue: Catalogue) -> None:
    places = world.POSITIONS
    assert set(places) == set(catalogue.items["space"])
    for space, (x, y) in places.items():
        assert 0 < x < world.WIDTH, space
        assert 0 < y < world.HEIGHT, space
    spaces = sorted(places)
    for i, one in enumerate(spaces):
        for other in spaces[:i]:
            (x1, y1), (x2, y2) = places[one], places[other]
            assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= 48**2, (one, other)


def test_every_route_runs_between_its_spaces(catalogue: Catalogue) -> None:
    assert len(catalogue.items["route"]) == 58
    for item in catalogue.items["route"].values():
        one, other = item.values["between"]
        assert world.route_id(one, other) == world.route_id(other, one) == item.id
        path = world.route_path(one, other)
        for space in (one, other):
            x, y = world.POSITIONS[space]
            assert f"{x:.0f} {y:.0f}" in path, (item.id, path)


def test_routes_over_the_date_line_leave_the_chart_on_both_sides(catalogue: Catalogue) -> None:
    for id, edge in world.EDGE_ROUTES.items():
        assert id in catalogue.items["route"]
        assert world.POSITIONS[edge.west][0] < world.POSITIONS[edge.east][0]
        path = world.route_path(edge.west, edge.east)
        assert path.count("M") == 2
        assert path == world.route_path(edge.east, edge.west)


def test_routes_are_drawn_by_their_kind() -> None:
    lines = world.routes_by_kind(
        [("london", "rome", "ship"), ("istanbul", "rome", "train"), ("space-1", "space-4", "ship")]
    )
    assert lines["ship"].count("M") == 2
    assert lines["train"] == world.route_path("istanbul", "rome")
    assert lines["uncharted"] == ""


# --- pictures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(pictures.PICTURES))
def test_the_file_of_a_picture_is_what_is_drawn(name: str) -> None:
    drawn = pictures.picture(name)
    file = pictures.FOLDER / f"{name}.svg"
    assert file.read_text("utf-8") == drawn, "python -m gloaming.eldritch.page.art.pictures"
    ElementTree.fromstring(drawn)
    assert len(drawn) < 45_000
    used = set(re.findall(r"url\(#(\w+)\)", drawn))
    assert used <= set(re.findall(r' id="(\w+)"', drawn))


def test_every_picture_has_its_style_and_no_file_is_left_over() -> None:
    assert pictures.STYLES.read_text("utf-8") == pictures.styles()
    files = {file.stem for file in pictures.FOLDER.iterdir()}
    assert files == set(pictures.PICTURES)


@pytest.mark.parametrize("name", pictures.PORTRAITS)
def test_the_file_of_a_portrait_is_what_is_drawn(name: str) -> None:
    drawn = pictures.portrait(name)
    file = pictures.PORTRAIT_FOLDER / f"{name}.svg"
    assert file.read_text("utf-8") == drawn, "python -m gloaming.eldritch.page.art.pictures"
    ElementTree.fromstring(drawn)
    assert "var(" not in drawn  # no style sheet reaches into a picture
    assert "class=" not in drawn


def test_every_place_world_and_ancient_one_has_a_picture(catalogue: Catalogue) -> None:
    assert set(places.ALL) == set(pictures.PICTURES)
    named = [id for id in catalogue.items["space"] if not id.startswith("space-")]
    assert set(named) <= places.NAMED
    terrains = {str(item.values["terrain"]) for item in catalogue.items["space"].values()}
    assert terrains == set(places.TERRAINS)
    worlds = {
        str(item.values["name"]["en"])
        for item in catalogue.items["encounter"].values()
        if item.values["deck"] == places.OTHER_WORLD
    }
    assert worlds == set(places.OTHER_WORLDS)
    assert set(catalogue.items["ancient_one"]) == set(places.ANCIENT_ONES)
