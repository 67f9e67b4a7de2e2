"""Whether a game can be set up and shown: tried in a process with limits, before it is stored.

What an owner's pack says is data, but data can ask for more than a server has. A table whose game
does not pass is never made; one that was stored by an earlier version is set aside.
"""

import hashlib
import json

import msgspec

from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import LANGUAGES, parse_pack
from gloaming.kernel.errors import SetupError
from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.registry import find, names
from gloaming.kernel.setup.setup import Setup
from gloaming.table.play.processes import ProcessDied, Processes, TookTooLong
from gloaming.table.play.thoughts import packs_of

SECONDS = 10.0  # of the processor; a pack takes about half a second
LOADING_SECONDS = 120.0  # of the processor, to load all games
PASSED = 500  # set-ups that are known to be good, at least


def try_game(game: str, setup: bytes, packs: str) -> None:
    """Sets a game up and draws it for every seat in every language; raises what is wrong."""
    box = find(game)
    read = [pack for text in json.loads(packs) for pack in packs_of(text)]
    for pack in read:
        box.check_pack(pack)
    made = msgspec.structs.replace(msgspec.json.decode(setup, type=Setup), rules=box.rules_version)
    match = Match(box, made, read)
    for lang in LANGUAGES:
        words = box.words(lang, match.names, read)
        for seat in range(-1, made.seats):
            context = PageContext(seat=seat, base="", watching=seat < 0, names=match.names)
            box.page.zones(match.view(seat), words, context)


def load_games() -> None:
    """Loads all that a table needs of every game, so that nobody's first request waits for it."""
    for name in names():
        box = find(name)
        box.check_pack(parse_pack(f'[pack]\nid = "empty"\ngame = "{name}"\n', "empty"))
        key = key_from_seed(0).hex()
        setup = Setup(name, box.least, key, {}, (), box.rules_version)
        try_game(name, msgspec.json.encode(setup), "[]")


class TrialEnded(SetupError):
    """Raised where a game could not be tried to the end: it may be good all the same."""


class Trial:
    """Tries games with packs in a process of its own, each once."""

    def __init__(self) -> None:
        self._processes = Processes(1)
        self._passed: Cache[bytes, bool] = Cache(PASSED)  # by a hash: packs are long

    async def check(self, owner: str, game: str, setup: bytes, packs: str) -> None:
        """Raises what keeps a game from being set up; one without packs needs no trial."""
        if packs == "[]":
            return
        whole = msgspec.json.encode((game, setup, packs))
        key = hashlib.blake2b(whole, digest_size=32).digest()
        if self._passed.get(key):
            return
        try:
            await self._processes.run(owner, SECONDS, try_game, game, setup, packs)
        except (ProcessDied, TookTooLong) as error:
            raise TrialEnded(f"the game of this pack cannot be set up: {error}") from None
        self._passed.put(key, True)

    async def prepare(self) -> None:
        """Starts the process and loads the games there, before somebody waits for it."""
        await self._processes.run("", LOADING_SECONDS, load_games)

    def close(self) -> None:
        """Ends the process."""
        self._processes.close()
