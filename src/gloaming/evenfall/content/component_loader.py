"""From the catalogue to the table: the limits, the tracks, the tiles and the Crystal Path."""

from typing import TYPE_CHECKING

from gloaming.evenfall.model.cards import ICONS, CrystalPath, GameData, Tile

if TYPE_CHECKING:
    from gloaming.evenfall.content.loader import Loader

THRESHOLDS = (4, 6, 8)


def set_limits(loader: "Loader", table: GameData) -> None:
    """Sets what the game begins with and how much there can be of everything."""
    item = loader.catalogue.items["limits"]["base"]
    start = loader.price(item, "start")
    table.start_stock = [start.herb, start.potion, start.knowledge]
    table.rounds = item.values["rounds"]
    table.mana_cap = item.values["mana_cap"]
    table.dial_cap = item.values["dial_cap"]
    table.scythe_cost = loader.price(item, "scythe")
    table.orb_cost = loader.price(item, "orb")
    table.scythe_mana = item.values["scythe_mana"]
    table.orb_mana = item.values["orb_mana"]
    table.stones_per_region = item.values["stones_per_region"]


def set_track(loader: "Loader", table: GameData, track: str) -> None:
    """Lays the track of the expansion in place of the printed one (EF-LIM-26, EF-TILE-04, 05)."""
    if track != "base":
        values = loader.catalogue.items["track"][track].values
        table.lap = values["lap"]
        table.mana_cap = values["mana_cap"]
        table.throne = values["tiles"]
        table.vp_markers = values["vp_markers"]


def add_tiles(loader: "Loader", table: GameData, crystal: bool) -> None:
    """Adds the Battle Bonus Tiles of the Regions in use; some only with the Crystal Path."""
    regions = {region.entry: region.index for region in table.regions}
    for item in loader.catalogue.items["tile"].values():
        values = item.values
        if values["region"] not in loader.catalogue.items["region"]:
            raise item.at("region").error(f"there is no Region “{values['region']}”")
        if values["region"] not in regions or (values["crystal_path_only"] and not crystal):
            continue
        tile = Tile(item.id, regions[values["region"]])
        for threshold in THRESHOLDS:
            field = f"reward_{threshold}"
            tile.rewards.append(loader.effect(item, field, values[field], f"{item.id}.{field}"))
        tile.thresholds = values.get("thresholds", list(THRESHOLDS))
        table.tiles.append(tile)


def crystal_path(loader: "Loader") -> CrystalPath:
    """Returns the Crystal Path and what it brings along."""
    item = loader.catalogue.items["path"]["crystal-path"]
    values = item.values
    path = CrystalPath(item.id)
    path.costs = values["costs"]
    path.steps = loader.effects_of(item, "steps", f"{item.id}.step")
    if len(path.steps) != len(path.costs) - 1:
        raise item.at("steps").error(
            f"{len(path.steps)} steps with a bonus for {len(path.costs)} costs",
            "write one for every step but the last, whose is `finish`",
        )
    _, path.finish = loader.ongoing(item, "finish", values["finish"], f"{item.id}.finish", -1)
    if not path.finish:
        raise item.at("finish").error("finish is a trigger", "write a standing effect")
    path.again_cost = values["again_cost"]
    path.again = loader.effect(item, "again", values["again"], f"{item.id}.again")
    path.crystal_cost = loader.price(item, "crystal")
    for stone, copies in values["stones"].items():
        if stone not in ICONS[1:]:
            raise item.at("stones").error(f"there is no Powerstone “{stone}”")
        path.stones += [ICONS.index(stone)] * copies
    return path
