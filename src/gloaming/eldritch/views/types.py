"""What a seat may know of a game of Eldritch Horror, as data: all but what is hidden.

`view.py` fills it in. Cards are named by their entries: which copy of a Spell or a Condition it is
would tell its back (EH-HID-01). Spaces, sheets and tokens are named by their ids.
"""

import msgspec

from gloaming.kernel.views.types import View


class MonsterView(msgspec.Struct, frozen=True, cache_hash=True):
    """A Monster with its numbers; a test it has not is "" (EH-COMBAT-12)."""

    uid: str
    entry: str
    wounds: int
    toughness: int
    will: str  # the skill of the first test
    will_modifier: int
    horror: int
    strength: str  # the skill of the second test
    strength_modifier: int
    damage: int
    epic: bool
    cultist: bool = False
    space: str = ""
    invulnerable: bool = False  # it cannot lose Health now


class FallenView(msgspec.Struct, frozen=True, cache_hash=True):
    """A defeated investigator on the map: the token (crippled or insane) and the possessions."""

    sheet: str
    space: str
    track: str
    cards: tuple[str, ...]
    clues: int
    clue_spaces: tuple[str, ...] = ()  # that they show (EH-HID-09)
    train: int = 0
    ship: int = 0


class RouteView(msgspec.Struct, frozen=True, cache_hash=True):
    """A route from a space: where it leads, and its kind."""

    to: str
    kind: str


class SpaceView(msgspec.Struct, frozen=True, cache_hash=True):
    """A space with all that stands and lies there."""

    space: str
    terrain: str
    distance: int  # from the own investigator, by any routes; -1 for who has none
    routes: tuple[RouteView, ...]
    investigators: tuple[int, ...] = ()
    gate: str = ""
    gate_colour: str = ""
    clues: int = 0
    monsters: tuple[MonsterView, ...] = ()
    eldritch: int = 0  # tokens of the Ancient One's sheet or a Rumor
    mystery_eldritch: int = 0
    mystery_token: bool = False
    rumors: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()
    expedition: bool = False  # the Active Expedition

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands or lies there."""
        return not (
            self.investigators
            or self.gate
            or self.clues
            or self.monsters
            or self.eldritch
            or self.mystery_eldritch
            or self.mystery_token
            or self.rumors
            or self.fallen
            or self.expedition
        )


class HeldView(msgspec.Struct, frozen=True, cache_hash=True):
    """A card that somebody holds, by its front; `back` is the copy, for who has seen it."""

    card: str
    kind: str
    used: bool = False  # its action was performed this round, or it was used
    back: str = ""


class InvestigatorView(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat and its investigator; without one the sheet is "" and `status` says why."""

    seat: int
    sheet: str
    status: str  # in-play, waiting, eliminated
    space: str
    health: int
    most_health: int
    sanity: int
    most_sanity: int
    skills: tuple[int, ...]  # as printed
    improved: tuple[int, ...]
    train: int
    ship: int
    clues: int
    cards: tuple[HeldView, ...]
    delayed: bool
    detained: bool
    actions: int
    done: tuple[str, ...]  # basic actions of this round
    clue_spaces: tuple[str, ...] = ()  # that the held Clues show (EH-HID-09)


class MysteryView(msgspec.Struct, frozen=True, cache_hash=True):
    """The active Mystery: how much of what it needs is there (EH-MYST-07)."""

    card: str
    progress: int
    needed: int
    tokens: int
    held: tuple[str, ...] = ()  # Gates and Monsters that lie on it


class OngoingView(msgspec.Struct, frozen=True, cache_hash=True):
    """A Mythos card in play: an ongoing effect, or a Rumor with its space and tokens."""

    card: str
    kind: str
    space: str
    tokens: int
    has_clock: bool  # it began with tokens: something happens when the last one goes
    held: tuple[str, ...] = ()


class DeckView(msgspec.Struct, frozen=True, cache_hash=True):
    """A deck: how many cards it has, and its discard pile, which is public (EH-HID-06).

    Of a deck that lies face up `top` is the front of its top card (EH-DBL-02, 03).
    """

    deck: str
    size: int
    discard: tuple[str, ...]
    top: str = ""


class DicePart(msgspec.Struct, frozen=True, cache_hash=True):
    """Where dice of a pool come from: a part of the rules, or a component."""

    kind: str  # skill, improved, modifier, bonus, aura, granted, extra, least
    dice: int
    card: str = ""
    seat: int = -1


class AnswerOdds(msgspec.Struct, frozen=True):
    """What an answer makes of a test: the chance to pass and of 0, 1, 2 … successes."""

    key: str
    passes: float
    chances: tuple[float, ...]


class TestView(msgspec.Struct, frozen=True):
    """The test that is under way. Before the roll there are no dice."""

    seat: int
    source: str  # the card it belongs to
    skill: str
    modifier: int
    contexts: tuple[str, ...]
    pool: int
    parts: tuple[DicePart, ...]
    least: int  # the least number that succeeds
    doubled: bool  # each 6 counts twice
    needed: int
    dice: tuple[int, ...]
    successes: int
    passes: float  # the chance to pass before the roll; afterwards 0 or 1, as the dice lie
    chances: tuple[float, ...]
    answers: tuple[AnswerOdds, ...] = ()


class ProspectView(msgspec.Struct, frozen=True):
    """A test to which an answer leads at once, with the chance of as many successes as matter; with
    an empty key one that comes whatever is answered."""

    key: str
    skill: str
    dice: int
    needed: int
    passes: float
    chances: tuple[float, ...]
    kind: str = "test"  # test, acquire, will or strength


class EncounterView(msgspec.Struct, frozen=True, cache_hash=True):
    """The encounter that is under way: its card or component, its deck and its part.

    Unless `shows_outcomes`, nobody is shown yet what passing and failing bring (EH-ENC-16).
    """

    seat: int
    card: str
    deck: str  # "" for an encounter without a card
    part: str
    shows_outcomes: bool = False


class CombatView(msgspec.Struct, frozen=True):
    """The combat that is under way, with the Monster's numbers for who fights it."""

    seat: int
    monster: MonsterView
    ambush: bool
    will_done: bool


class EldritchView(View, kw_only=True):
    """The whole table, as one seat sees it."""

    round: int
    phase: str
    lead: int
    active: int
    ancient_one: str
    awake: bool
    doom: int
    omen: int
    omens: tuple[str, ...]
    omen_tokens: tuple[int, ...]
    next_omen: str
    next_omen_doom: int  # what the next advance of the Omen costs now
    sheet_eldritch: int
    sheet_sanity: int
    mythos_left: int
    mystery: MysteryView | None
    solved: list[str]
    mysteries_to_win: int
    ongoing: list[OngoingView]
    reserve: list[str]
    expedition: str
    spaces: list[SpaceView]
    investigators: list[InvestigatorView]
    fallen: list[FallenView]
    decks: list[DeckView]
    gates_spawned: int
    clues_spawned: int
    surge: int
    known_gates: list[str] = []  # next Gates of the stack that this seat has seen, the top first
    last_gates: list[str] = []  # at its bottom, the lowest first
    test: TestView | None = None
    encounter: EncounterView | None = None
    combat: CombatView | None = None
    prospects: list[ProspectView] = []
