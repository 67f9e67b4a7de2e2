"""Writes the records of a new rules version: the kinds of games of the version before, played anew.

    python -m tests.records.write_records

Run it once, in the commit that raises a game's `rules_version`, when its cards are settled. A file
that is there already is left alone: what it holds is what people have on their disks.
"""

import gzip
import random
import sys

import msgspec

from gloaming.bots import make
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.match import Match, new
from gloaming.kernel.registry import find
from tests.records.written import HERE, WrittenGame, open_keys, packs_for, written_games

TRIES = 50  # games of a kind, until one has been played for long enough


def play_again(written: WrittenGame, version: str) -> WrittenGame:
    """Returns another game of the same kind, by today's rules."""
    setup = written.record.setup
    half = written.name.endswith("half-played")
    for number in range(TRIES):
        seed = key_from_seed(f"{version} {written.name} {number}").hex()
        match = new(
            setup.game,
            setup.seats,
            seed=seed,
            options=dict(setup.options),
            packs=packs_for(written.record),
        )
        rng = random.Random(seed)
        _play(match, rng, rng.randrange(5, 120) if half else sys.maxsize, written.name)
        if match.is_over != half:
            keys = {} if match.is_over else open_keys(match)
            record = match.record(written.record.lang)
            return WrittenGame(written.name, record, match.winners(), keys)
    raise RuntimeError(f"{written.name}: none of {TRIES} games was what its name says")


def _play(match: Match, rng: random.Random, length: int, name: str) -> None:
    box = find(match.setup.game)
    policy = "greedy" if name.startswith("greedy") else "random"
    bots = [make(policy, box, str(seat)) for seat in range(match.setup.seats)]
    while not match.is_over and len(match.answers) < length:
        seat = rng.choice(match.asked_seats)
        choice = bots[seat].answer(match.game, seat)
        match.answer(next(o for o in match.options(seat) if o.choice == choice), seat)


def main() -> None:
    """Writes the file of today's rules version, if it is not there."""
    version = find("evenfall").rules_version
    file = HERE / f"games_{version}.json.gz"
    if file.exists():
        raise SystemExit(f"{file.name} is there already, and is never written anew")
    games = [play_again(game, version) for game in written_games(int(version) - 1)]
    file.write_bytes(gzip.compress(msgspec.json.encode(games), mtime=0))
    print(f"{len(games)} games in {file.name}")


if __name__ == "__main__":
    main()
