"""The records that are kept of every rules version, and how they are read."""

import gzip
from pathlib import Path

import msgspec

from gloaming.kernel.content.pack import Pack, read_pack
from gloaming.kernel.match import Match, Record

HERE = Path(__file__).parent


class WrittenGame(msgspec.Struct):
    """One game of these files."""

    name: str
    record: Record
    winners: list[int]
    options: dict[int, list[str]]  # the keys open to each seat that is asked


def written_games(version: int) -> list[WrittenGame]:
    """Returns the games that were written with a rules version."""
    data = gzip.decompress((HERE / f"games_{version}.json.gz").read_bytes())
    return msgspec.json.decode(data, type=list[WrittenGame])


def open_keys(match: Match) -> dict[int, list[str]]:
    return {seat: [o.key for o in match.options(seat)] for seat in match.asked_seats}


def packs_for(record: Record) -> list[Pack]:
    return [read_pack(HERE / "owner.toml")] if record.setup.packs else []
