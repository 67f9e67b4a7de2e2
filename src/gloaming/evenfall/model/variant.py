"""What a game is played with: the options of a set-up, as the loader needs them (EF-CP-01)."""

import msgspec


class Variant(msgspec.Struct, frozen=True):
    """Which sides, parts of the expansion and variants are in; each stands for itself."""

    variant: bool = False  # for experienced players
    moon: bool = False
    tiles: bool = False  # Battle Bonus Tiles
    track: str = "base"
    cards: bool = False  # of the expansion, as far as they need no Crystal Path (EF-CP-02)
    path: bool = False  # the Crystal Path
    level: str = ""  # the Automa's, where it plays
    clan_tile: str = ""  # its Clan Tile
    everything: bool = False  # no game's, but what words are written from: all there is
