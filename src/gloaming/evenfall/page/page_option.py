"""One answer of the open question, as people meet it."""

import msgspec

from gloaming.evenfall.page import crystal_spots as path_spots

# The drawing beside an answer, by its verb.
DRAWN: dict[str, str] = {
    "discover": "place",
    "play": "ritual",
    "on": "place",
    "specialist": "specialist",
    "council": "council",
    "witch": "witch",
    "elder": "elder",
    "scythe": "scythe",
    "orb": "orb",
    "token": "token",
    "build": "scythe",
    "free-discard": "card",
    "exhaust": "exhaust",
    "discard": "card",
    "transfer": "transfer",
    "harvest": "harvest",
    "stone": "stone",
    "stone-on": "stone",
    "dial": "die",
    "ready": "ready",
    "borrow": "elder",
    "recall-witch": "return",
    "recall-elder": "return",
    "in": "region",
    "to": "region",
    "from": "return",
    "from-reserve": "return",
    "pass": "pass",
    "end-turn": "pass",
    "board-free": "action",
    "place-powerstone": "stone",
    "space": "stone",
    "step": "step",
    "turn": "action",
    "attach": "demon",
}


class PageOption(msgspec.Struct, frozen=True, cache_hash=True):
    """One answer as people meet it."""

    number: int
    key: str
    verb: str
    group: str
    label: str
    hint: str  # what it costs and does, in words
    signs: str  # the same in signs
    things: tuple[str, ...]
    rule: str

    @property
    def drawn(self) -> str:
        """The icon that stands for it; none where words are better."""
        return DRAWN.get(self.verb) or path_spots.drawn(self.key)
