"""The map: a sea chart with all spaces, what stands on them, and what can be done there.

The spaces are one list, in reading order by region, which a style sheet lays on the chart; as a
list it shows the same with the same answers. The land is drawn once, in the symbol sheet.
"""

from collections.abc import Hashable
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art import world
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import MOVE
from gloaming.eldritch.page.space import space_item
from gloaming.eldritch.page.track import omen
from gloaming.eldritch.views.types import SpaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

# The regions of the board, in reading order.
REGIONS: Final = (
    *("north-america", "south-america", "atlantic", "europe", "africa"),
    *("asia", "australia", "indian-ocean", "pacific", "polar"),
)
# Where a narrow screen can go at once: the message, and the space that comes into the middle.
TABS: Final = (
    ("page-tab-americas", "arkham"),
    ("page-tab-atlantic", "space-10"),
    ("page-tab-europe", "istanbul"),
    ("page-tab-asia", "shanghai"),
    ("page-tab-pacific", "sydney"),
)
USE: Final = f'<use href="#w-chart" width="{world.WIDTH}" height="{world.HEIGHT}"/>'


def chart(page: EldritchPageBuilder) -> Node:
    """Returns the map with the compass rose."""
    if page.is_mustering:
        return None
    renderer = page.renderer
    return h.figure(".chart", aria_label=renderer.text("screen-map"))[
        _tabs(page),
        h.span("#map-list.target")[None],
        h.div(class_=f"seas on-{page.focal_space()}", data_chart="")[
            h.div(".world", data_world="")[
                _geography(page),
                h.span(class_=f"lampglow at-{page.focal_space()}")[None],
                h.ol(".regions-list")[
                    (_region(page, region, spaces) for region, spaces in by_region(page))
                ],
            ]
        ],
        omen(page),
        _tools(page),
    ]


def by_region(page: EldritchPageBuilder) -> list[tuple[str, list[SpaceView]]]:
    """Returns the spaces of the view by region, in reading order."""
    found: dict[str, list[SpaceView]] = {region: [] for region in REGIONS}
    for space in page.view.spaces:
        found.setdefault(page.renderer.region(space.space), []).append(space)
    return [(region, spaces) for region, spaces in found.items() if spaces]


def _region(page: EldritchPageBuilder, region: str, spaces: list[SpaceView]) -> Node:
    return h.li(".region")[
        h.h3[page.renderer.text(f"region-{region}")],
        h.ol(".spaces")[(_space(page, space) for space in spaces)],
    ]


def _space(page: EldritchPageBuilder, space: SpaceView) -> Markup:
    """Returns a space, drawn once for what stands there and can be done there."""
    key = ("space", space, _around(page, space))
    return page.renderer.cached(key, lambda: space_item(page, space))


def _around(page: EldritchPageBuilder, space: SpaceView) -> Hashable:
    """Returns all that the drawing of a space depends on besides the space itself."""
    view = page.view
    here = [
        (seat, page.person_name(seat), view.investigators[seat].sheet)
        for seat in space.investigators
    ]
    options = page.dependencies(
        f"space:{space.space}",
        *[f"card:{monster.uid}" for monster in space.monsters],
        *[f"card:{sheet}" for sheet in space.fallen],
        f"card:{space.gate}",
        "own:travel",
    )
    is_next = space.gate_colour == view.next_omen
    return (tuple(here), view.seat, view.lead, is_next, view.covers_backs, options)


# --- the ground -----------------------------------------------------------------------------------


def _geography(page: EldritchPageBuilder) -> Node:
    """Returns land and sea, a ray to each Gate that the next Omen wakes, and the open ways."""
    view = page.view
    renderer = page.renderer
    rays = [
        h.path(class_=f"ray {space.gate_colour}", d=world.ray(space.space))[None]
        for space in view.spaces
        if space.gate and space.gate_colour == view.next_omen
    ]
    return h.svg(
        ".geo", viewBox=f"0 0 {world.WIDTH} {world.HEIGHT}", aria_hidden="true", focusable="false"
    )[
        Markup(USE),
        (
            h.text(".seaname", transform=f"translate({x:g} {y:g}) rotate({turn:g})")[
                renderer.text(f"page-{id}")
            ]
            for id, x, y, turn in world.SEA_NAMES
        ),
        (
            h.text(".edgename", x=f"{name.x:g}", y=f"{name.y:g}", text_anchor=name.anchor)[
                renderer.text("page-edge-to", space=renderer.space_name(name.space))
            ]
            for name in world.EDGE_NAMES
        ),
        rays,
        _ways(page),
    ]


def _ways(page: EldritchPageBuilder) -> Node:
    """Returns the routes that the open question offers to travel on."""
    start = page.space(page.focal_space())
    if start is None:
        return None
    kinds = {route.to: route.kind for route in start.routes}
    return [
        h.path(class_=f"way {kinds[option.argument]}", d=path)[None]
        for option in page.options.all
        if option.verb == MOVE and option.argument in kinds
        for path in (world.route_path(start.space, option.argument),)
    ]


# --- ways to look at it ---------------------------------------------------------------------------


def _tabs(page: EldritchPageBuilder) -> Node:
    """Returns the regions as links, for a screen that shows a part of the chart."""
    renderer = page.renderer
    return h.nav(".tabs", aria_label=renderer.text("page-regions"))[
        (h.a(href=f"#space-{space}", data_tab=space)[renderer.text(id)] for id, space in TABS)
    ]


def _tools(page: EldritchPageBuilder) -> Node:
    renderer = page.renderer
    tools = (("in", "plus", "+"), ("out", "minus", "−"), ("fit", "fit", "0"))
    return h.div(".map-tools")[
        (
            h.button(
                ".needs-js",
                type="button",
                hidden=True,
                data_zoom=name,
                title=f"{renderer.text(f'page-zoom-{name}')} ({key})",
                aria_label=renderer.text(f"page-zoom-{name}"),
                aria_keyshortcuts=key if key.isascii() else "-",
            )[h.span(aria_hidden="true")[{"in": "+", "out": "−", "fit": "⤢"}[name]]]
            for name, _, key in tools
        ),
        h.a(
            ".to-list",
            href="#map-list",
            data_map_list="",
            title=renderer.text("page-map-list"),
            aria_label=renderer.text("page-map-list"),
        )[renderer.mark("list")],
        h.a(
            ".to-chart",
            href="#zone-map",
            data_map_list="",
            title=renderer.text("page-map-chart"),
            aria_label=renderer.text("page-map-chart"),
        )[renderer.mark("travel")],
    ]
