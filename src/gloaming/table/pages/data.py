"""What pages are made from: plain data that the handlers fill. No page looks anywhere else."""

import msgspec

from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.ledger import Rule
from gloaming.kernel.page.zones import Zone
from gloaming.table.play.clocks import NO_CLOCK, ClockRule


class Visitor(msgspec.Struct, frozen=True):
    """Who looks; `id` is empty for somebody without a cookie yet. `here` is where they are."""

    id: str = ""
    name: str = ""
    lang: str = "en"
    theme: str = "auto"  # auto, dark or light
    csrf: str = ""
    here: str = "/"
    signs: str = "words"  # or icons


# --- the lobby ---------------------------------------------------------------------------


class SeatName(msgspec.Struct, frozen=True):
    """Who sits somewhere, as others see it."""

    name: str
    bot: str = ""
    mine: bool = False


class TableCard(msgspec.Struct, frozen=True):
    """A table in the list of one's own."""

    id: str
    title: str  # of the game, in the reader's language
    game: str
    code: str
    seats: list[SeatName]
    mine: bool = True  # whether the reader is its host
    your_turn: bool = False
    over: bool = False
    scores: list[int] = []  # of a finished game, by seat and then by opponent; none without
    winners: list[int] = []
    touched: str = ""  # when something last happened, as stored
    clock: ClockRule = NO_CLOCK


class ValueChoice(msgspec.Struct, frozen=True):
    """One value of an option of the set-up; `barred` says why it cannot be chosen now."""

    id: str
    title: str
    help: str = ""
    barred: str = ""
    sheet: str = ""  # the card or board that tells more
    drawing: str = ""  # of the game itself: SVG
    picture: str = ""  # the address of one


class OptionChoice(msgspec.Struct, frozen=True):
    """An option of the set-up; without values it is a free text. The first value is the default.

    One for each seat has its values in `seats`, by the number of the seat. `idle` says why it has
    no meaning now, `fault` what is wrong with it.
    """

    id: str
    title: str
    help: str = ""
    values: list[ValueChoice] = []
    now: tuple[str, ...] = ()
    each: bool = False
    seats: list[list[ValueChoice]] = []
    idle_reason: str = ""
    fault: str = ""
    near: bool = False  # comes with the number of seats, and stands by them
    main: bool = False  # shown at once, where the others are folded away
    beyond: str = ""  # what it is called for an opponent that the rules play, and what it means
    beyond_help: str = ""


class GameChoice(msgspec.Struct, frozen=True):
    """A game that a table can be made for."""

    name: str
    title: str
    least: int
    most: int
    seats: int  # as many as are chosen now
    options: list[OptionChoice] = []
    bots: tuple[str, ...] = ("greedy", "random")  # best first
    usual_bot: str = "greedy"  # at the seats of a fresh form
    ratings: dict[str, int] = {}  # of those bots whose strength was measured
    note: str = ""  # what so many seats mean
    styles: list[str] = []  # addresses of style sheets with the game's colours
    is_cooperative: bool = False
    has_open_hands: bool = False


class LobbyPage(msgspec.Struct, frozen=True):
    """The first page: make a table, join one, go on with one's own."""

    visitor: Visitor
    games: list[GameChoice]
    tables: list[TableCard] = []
    chosen: str = ""  # the game of the form; else the first
    problem: str = ""  # why a table could not be made
    filled: dict[str, str] = {}  # the form's fields as they were sent, to be shown again


# --- a table -----------------------------------------------------------------------------


class SeatLine(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat in the bar above the table."""

    number: int
    name: str
    bot: str = ""
    rules: bool = False  # nobody's seat: an opponent that the rules of the game play
    mine: bool = False
    asked: bool = False
    taken: bool = True
    trouble: str = ""  # why its bot cannot go on; told to everybody, decided by the host
    here: bool = False  # whether its person's page is open
    score: int | None = None
    free: bool = False  # whether the reader may sit down here
    away: str = ""  # why a bot plays for its person


class ClaimLink(msgspec.Struct, frozen=True):
    """A seat's secret link, shown only to who may give it away."""

    seat: int
    name: str
    url: str
    mine: bool = False  # an own seat that moves to another device


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to go back further than allowed alone."""

    who: str
    text: str = ""  # by how many answers
    mine_to_decide: bool = False
    mine: bool = False  # whether the reader has asked for it

    @property
    def steps(self) -> int:
        """By how many answers; one where none is given."""
        return int(self.text) if self.text.isdecimal() else 1


class TakenBack(msgspec.Struct, frozen=True):
    """Who has just gone back, and by how many answers."""

    who: str
    steps: int


class Rematch(msgspec.Struct, frozen=True):
    """The rematch that somebody has opened."""

    who: str
    url: str


class Branch(msgspec.Struct, frozen=True):
    """The game that a table plays on from, and from which step."""

    url: str
    step: int


class SeatTime(msgspec.Struct, frozen=True):
    """The clock of a seat: the seconds it had when it last began to run or stopped."""

    name: str
    left: float
    due: float | None = None  # the served time at which it runs out; None while it stands
    mine: bool = False


class AbsentSeat(msgspec.Struct, frozen=True):
    """A seat whose person is away: a bot plays for them, or the others may vote for one."""

    number: int
    name: str
    why: str = ""  # why a bot plays: time, vote, resigned or left; "" while none does
    mine: bool = False
    votes: int = 0
    voters: int = 0
    mine_to_decide: bool = False


class Shuffling(msgspec.Struct, frozen=True):
    """What the shuffles still wait for, and what the reader's browser has to do for them."""

    waiting: tuple[str, ...] = ()  # names of those whose shares are not revealed
    reveal: str = ""  # the hash of the reader's own share, where it is to be revealed now
    commits: bool = False  # the reader has given no share yet
    is_seating: bool = False  # somebody can still sit down: nothing is dealt yet


class ShareLine(msgspec.Struct, frozen=True):
    """What a person has added to the shuffles."""

    name: str
    commitment: str
    drawn_by: str
    nonce: str = ""  # shown when the game is over
    is_kept_back: bool = False  # it was never revealed: only its hash counts


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the talk at a table."""

    name: str
    text: str
    at: str = ""
    mine: bool = False


class Handover(msgspec.Struct, frozen=True):
    """Which seat on this screen is next."""

    seat: int
    name: str


class TablePage(msgspec.Struct, frozen=True):
    """A table as one person sees it."""

    visitor: Visitor
    id: str
    code: str
    game: str
    title: str  # of the game
    base: str  # the table's address, as /t/abc
    seats: list[SeatLine]
    zones: list[Zone]
    seat: int = -1  # whose view is shown; -1 for a watcher
    host: bool = False
    links: list[ClaimLink] = []
    epoch: int = 0
    version: int = 0  # answers so far: the number of steps
    commitment: str = ""
    can_undo: bool = False  # whether the last answer can be taken back alone
    undo_to: int = -1  # the step that the others can be asked to go back to; -1 for none
    undo_request: UndoRequest | None = None
    taken_back: TakenBack | None = None
    rematch: Rematch | None = None
    branch: Branch | None = None
    chat: list[ChatLine] = []
    watchers: int = 0
    watching: bool = False
    focus: int = -1  # the player whose board a watcher wants to see; -1 follows the turn
    over: bool = False
    your_turn: bool = False
    handover: Handover | None = None
    note: str = ""  # something to be said once: `reported`
    bots: tuple[str, ...] = ("greedy", "random")
    sprites: str = ""
    styles: list[str] = []  # addresses of the game's style sheets
    lost_past: bool = False  # it goes on from a snapshot: nothing is undone
    has_replay: bool = True
    legend: str = ""  # every sign of the page and what it means, as HTML
    clock: ClockRule = NO_CLOCK
    clocks: list[SeatTime] = []  # of all seats, where time is measured
    served: float = 0.0  # the served time now, by which clocks run
    absent: list[AbsentSeat] = []
    shuffling: Shuffling | None = None
    is_seed_chosen: bool = False  # the host could know all shuffles
    is_cooperative: bool = False


class HandoverPage(msgspec.Struct, frozen=True):
    """Between two people at one screen: nothing of anybody's is shown."""

    visitor: Visitor
    base: str
    title: str
    to: Handover


class ClaimPage(msgspec.Struct, frozen=True):
    """Where a seat's link leads: nothing is taken before the button is pressed."""

    visitor: Visitor
    title: str
    host: str
    seat: str  # the seat's name now
    action: str  # where the form is posted, the link's own address
    seats: list[SeatName] = []
    is_seed_chosen: bool = False  # the host could know all shuffles
    is_begun: bool = False  # answers were given before this seat was taken
    clock: ClockRule = NO_CLOCK
    server_commitment: str = ""  # the hash of the secret that the shuffles are made of


# --- replay ------------------------------------------------------------------------------


class LogLine(msgspec.Struct, frozen=True):
    """A line of the story, with the step after which it was told."""

    step: int
    text: str
    things: list[str] = []


class ReplayPage(msgspec.Struct, frozen=True):
    """A past position of a game."""

    visitor: Visitor
    id: str
    game: str
    title: str
    base: str
    step: int
    steps: int
    zones: list[Zone]
    log: list[LogLine] = []
    seat: int = -1
    seats: list[SeatName] = []
    over: bool = False
    can_fork: bool = True
    focus: int = -1  # the player whose board a watcher wants to see; -1 follows the turn
    kept: list[int] = []  # steps that can be shown, if not all can
    turns: list[int] = []  # steps with which a turn or a scene begins
    rounds: list[int] = []  # and a round
    sprites: str = ""
    styles: list[str] = []


class CheckPage(msgspec.Struct, frozen=True):
    """How anyone can check the shuffles; the key is empty while the game is on."""

    visitor: Visitor
    base: str
    title: str
    commitment: str
    key: str = ""
    record: str = ""  # the address of the record
    file: str = "game.json"
    command: str = ""
    is_seed_chosen: bool = False  # the host could know all shuffles
    server_commitment: str = ""  # the hash of the server's secret, shown before anybody sat down
    secret: str = ""  # shown when the game is over
    shares: list[ShareLine] = []
    is_key_right: bool = False  # the key is made of the secret and the shares


# --- cards and rules ---------------------------------------------------------------------


class GameName(msgspec.Struct, frozen=True):
    """A game by its name and its title, with the sentence that says whose it is."""

    name: str
    title: str
    rights: str = ""


class BrowseCards(msgspec.Struct, frozen=True):
    """All cards of a game and what is looked for; the page does the looking."""

    visitor: Visitor
    game: str
    title: str
    sheets: list[Sheet]
    kinds: dict[str, str] = {}  # the kinds' titles, in the order they are shown
    query: str = ""
    kind: str = ""
    keyword: str = ""
    games: list[GameName] = []
    sprites: str = ""
    part: str = ""  # the name of an expansion, or BASE
    styles: list[str] = []  # addresses of the style sheets that the faces of cards need
    pictures: dict[str, str] = {}  # addresses of pictures, by the card


class CardPage(msgspec.Struct, frozen=True):
    """One card in full; `art` and `icons` are the game's own HTML where it has any."""

    visitor: Visitor
    game: str
    title: str  # of the game
    sheet: Sheet
    kind: str = ""  # the kind's title
    rules: list[Rule] = []
    art: str = ""
    icons: str = ""
    sprites: str = ""
    styles: list[str] = []
    pictures: dict[str, str] = {}


class BrowseRules(msgspec.Struct, frozen=True):
    """The whole ledger and what is looked for; the page does the looking."""

    visitor: Visitor
    game: str
    title: str
    rules: list[Rule]
    areas: dict[str, str]  # prefix and title, in order
    query: str = ""
    area: str = ""
    glossary: list[dict[str, str]] = []
    games: list[GameName] = []
    parts: dict[str, str] = {}  # the expansion of a rule, by the rule's id
    part: str = ""  # the name of an expansion, or BASE
    areas_lang: str = "en"  # the language that the areas' titles are in
    rules_lang: str = "en"  # the language that the rules are in


class RulePage(msgspec.Struct, frozen=True):
    """One rule."""

    visitor: Visitor
    game: str
    title: str
    rule: Rule
    before: str = ""  # ids of the neighbours in the ledger
    after: str = ""
    sources: dict[str, str] = {}  # what the sources' short names stand for
    rules_lang: str = "en"


# --- the rest ----------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """Something that could not be done, and why."""

    visitor: Visitor
    status: int
    text: str
    back: str = "/"  # where to go from here
    record: str = ""  # the address of a record that can still be had


class AboutPage(msgspec.Struct, frozen=True):
    """What this is."""

    visitor: Visitor
    version: str = ""
    games: list[GameName] = []


class OwnDataPage(msgspec.Struct, frozen=True):
    """What is stored about the reader."""

    visitor: Visitor
    since: str = ""
    tables: int = 0
    answers: int = 0
    lines: int = 0  # of chat
    reports: int = 0
    has_code: bool = False
    code: str = ""  # a recovery code that was just made
    note: str = ""


class PrivacyPage(msgspec.Struct, frozen=True):
    """What the server does with people's data."""

    visitor: Visitor
    retention: int = 0  # days; 0 keeps everything
    has_log: bool = False
    contact: str = ""
