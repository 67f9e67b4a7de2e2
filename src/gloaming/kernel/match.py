"""A match: a game with its record, as people hold it. Everything can be computed from the record.

`gloaming.new(game, seats=2, seed=7)` begins one, `replay(record)` brings one back.
"""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.chance import commitment, key_from_seed
from gloaming.kernel.content.limits import RECORD_BYTES
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError, IllegalAnswer, RecordError, TooMuchWork
from gloaming.kernel.game import NOBODY, Game
from gloaming.kernel.message import Message, Option, Refusal
from gloaming.kernel.outcome import Outcome
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import PackMark, Setup
from gloaming.kernel.setup.shuffle_shares import ShuffleShares, check_shares
from gloaming.kernel.state.digest import is_comparable
from gloaming.kernel.state.hidden import HiddenMark, has_revealed
from gloaming.kernel.story import Story, StoryEntry
from gloaming.kernel.views.types import View

FORMAT = 1


class RecordedAnswer(msgspec.Struct, frozen=True, array_like=True):
    """One answer of the record: who, and the option's key."""

    seat: int
    key: str


class Record(msgspec.Struct):
    """A game as it is kept: its set-up and the answers. `names` and `lang` are for people."""

    format: int
    setup: Setup
    answers: list[RecordedAnswer]
    names: list[str] = []
    bots: list[str] = []
    lang: str = "en"
    scores: list[int] = []  # when the record was written, for --verify
    version: int = 0
    digest: str = ""  # of the whole position, for --verify
    # What has happened to seats at a table: after how many answers, which seat, and what
    # (`resigned`, `time`, `vote` or `left`: a bot played on; `back`: its person came back).
    seat_changes: list[tuple[int, int, str]] = []
    shares: ShuffleShares | None = None  # what the key is made of, where people took part in it


class _Marked(msgspec.Struct):
    """Of any record, even one of a later format, this much can be read."""

    format: int


class Match:
    """A game being played: options, answers, undo, save."""

    def __init__(
        self,
        box: Box,
        setup: Setup,
        packs: Sequence[Pack] = (),
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
    ) -> None:
        self.box = box
        self.setup = setup
        self.packs = list(packs)
        self.names = list(names) or [f"Seat {i + 1}" for i in range(setup.seats)]
        self.bots = list(bots) or [""] * setup.seats
        self.answers: list[RecordedAnswer] = []
        self.game = self._fresh()
        self._reveals = [0]  # how many of the first answers have revealed something, by their count
        self._is_resumed = False

    def _fresh(self) -> Game:
        return self.box.set_up(self.setup, self.packs)

    # --- looking --------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    @property
    def version(self) -> int:
        """How many answers have been given; an answer may name the version it is for."""
        return self.game.version

    @property
    def asked_seats(self) -> list[int]:
        """The seats that have to answer now."""
        return self.game.question.waiting() if self.game.question is not None else []

    def options(self, seat: int = NOBODY) -> list[Option]:
        """Returns what a seat can answer now."""
        return self.game.options(seat)

    def prompt(self, seat: int = NOBODY) -> Message | None:
        """Returns what a seat is asked."""
        return self.game.prompt(seat)

    def refusals(self, seat: int) -> list[Refusal]:
        """Returns why other things cannot be done."""
        return self.box.refusals(self.game, seat)

    def view(self, seat: int) -> View:
        """Returns all that a seat may know; -1 is a watcher."""
        return self.box.view(self.game, seat)

    def views(self, seats: Sequence[int]) -> list[View]:
        """Returns the same for several, at once."""
        return self.box.views(self.game, seats)

    def story(self, seat: int, since: int = 0) -> list[StoryEntry]:
        """Returns the lines of the story that a seat may read."""
        story = self.game.story
        return (
            [e for e in story.entries[since:] if e.is_visible_to(seat)] if story is not None else []
        )

    def scores(self) -> list[int]:
        """Returns the points of every seat."""
        return self.game.scores()

    def winners(self) -> list[int]:
        """Returns who has won; nobody while the game is on, or where all have lost."""
        outcome = self.game.outcome()
        return [] if outcome is None else outcome.winners

    def outcome(self) -> Outcome | None:
        """Returns how the game has ended, None while it goes on."""
        return self.game.outcome()

    # --- moving ---------------------------------------------------------------------

    def answer(self, key: str | Option, seat: int = NOBODY, version: int = -1) -> Option:
        """Answers by an option or its key; anything stale, foreign or unknown is refused."""
        who = self.game.asked_seat() if seat == NOBODY else seat
        hidden = HiddenMark(self.box.layout, self.game, who)
        key = key.key if isinstance(key, Option) else key
        try:
            option = self.game.answer_by_key(key, who, version)
        except TooMuchWork:  # the game stands in the middle of it: back to the question
            self.rewind(len(self.answers))
            raise
        self.answers.append(RecordedAnswer(who, option.key))
        self._reveals.append(self._reveals[-1] + hidden.is_revealed(self.game))
        return option

    def try_answer(self, key: str, seat: int) -> Game:
        """Returns a copy of the game in which a seat has answered; this match stays as it is.

        An answer that is not open to the seat is refused as by `answer`. `accept` makes the copy
        the game of this match, so that an answer is played once even where it may be dropped.
        """
        game = self.game.copy()
        game.answer_by_key(key, seat)
        return game

    def accept(self, game: Game, key: str, seat: int) -> None:
        """Takes over the game that `try_answer` returned for the same answer."""
        if game.story is not None and self.game.story is not None:
            game.story.read = self.game.story.read
        is_revealed = has_revealed(self.box.layout, self.game, game, seat)
        self.game = game
        self.answers.append(RecordedAnswer(seat, key))
        self._reveals.append(self._reveals[-1] + is_revealed)

    def undoable(self, seat: int) -> int:
        """Returns how many of the last answers this seat may take back alone.

        Only its own, none with which something hidden was revealed, and none of a finished game.
        """
        count = 0
        if self.is_over:
            return count
        for i in range(len(self.answers) - 1, -1, -1):
            if self.answers[i].seat != seat or self.has_revealed_since(i):
                break
            count += 1
        return count

    def has_revealed_since(self, answers: int) -> bool:
        """Returns whether luck was used or something hidden was seen after so many answers.

        A match that was resumed knows nothing of its past and says that it has.
        """
        return self._is_resumed or self._reveals[answers] != self._reveals[-1]

    def undo(self, count: int = 1) -> None:
        """Goes back by `count` answers: the game is played again up to there.

        A finished game stays finished; `rewind` makes any earlier position of it, to be looked at.
        """
        if self.is_over:
            raise IllegalAnswer("the game is over; nothing of it can be taken back")
        self.rewind(len(self.answers) - count)

    def rewind(self, to: int) -> None:
        """Plays the first `to` answers again."""
        answers = self.answers[: max(0, to)]
        self.game = self._fresh()
        self.answers = []
        self._reveals = [0]
        for answer in answers:
            self.answer(answer.key, answer.seat)

    def resume(self, game: Game) -> None:
        """Goes on from a restored position; its past is unknown here, so that nothing is undone."""
        game.story = Story()
        self.game = game
        self._is_resumed = True

    # --- keeping --------------------------------------------------------------------

    def record(self, lang: str = "en") -> Record:
        """Returns the game as it is kept."""
        return Record(
            FORMAT,
            self.setup,
            self.answers[:],
            self.names,
            self.bots,
            lang,
            self.scores(),
            self.game.version,
            self.box.digest(self.game),
        )

    def save(self, path: Path, lang: str = "en") -> None:
        """Writes the record; the old file stays whole until the new one is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(path.suffix + ".part")
        try:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(self.record(lang)), indent=1))
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    def commitment(self) -> str:
        """Returns the hash of the chance's key, to be shown before play."""
        return commitment(bytes.fromhex(self.setup.key))


def new(
    game: str,
    seats: int = 2,
    seed: int | str = 0,
    options: dict[str, str] | None = None,
    packs: Sequence[Pack] = (),
    names: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> Match:
    """Starts a match of a game by its name; the same seed gives the same game."""
    box = find(game)
    marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
    key = key_from_seed(seed).hex()
    setup = Setup(game, seats, key, dict(options or {}), marks, box.rules_version)
    return Match(box, setup, packs, names, bots)


def read_record(path: Path) -> Record:
    """Reads a saved game; what is broken is named."""
    try:
        if path.stat().st_size > RECORD_BYTES:
            raise RecordError(f"{path}: a record is at most {RECORD_BYTES >> 20} MiB")
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise RecordError(f"that is no file's name ({error})") from None
    try:
        format = msgspec.json.decode(data, type=_Marked).format
        if format != FORMAT:
            raise RecordError(f"{path}: record format {format}; here it is {FORMAT}")
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{path}: this is not a whole record ({error})") from None
    for what, given in (("names", record.names), ("bots", record.bots)):
        if given and len(given) != record.setup.seats:
            raise RecordError(f"{path}: {len(given)} {what} for {record.setup.seats} seats")
    return record


def replay(record: Record, packs: Sequence[Pack] = (), to: int | None = None) -> Match:
    """Plays a record again, whole or up to an answer; the first that does not fit is named."""
    box = find(record.setup.game)
    have = tuple(PackMark(pack.id, pack.digest) for pack in packs)
    if have != record.setup.packs:
        wanted = ", ".join(f"{m.id} ({m.digest[:8]})" for m in record.setup.packs) or "none"
        given = ", ".join(f"{m.id} ({m.digest[:8]})" for m in have) or "none"
        raise RecordError(f"the game was played with packs: {wanted}; given: {given}")
    try:
        match = Match(box, record.setup, packs, record.names, record.bots)
        for number, answer in enumerate(record.answers[:to]):
            try:
                match.answer(answer.key, answer.seat)
            except GloamingError as error:
                raise RecordError(
                    f"answer {number + 1} ({answer.key}) does not fit: {error}"
                ) from None
    except ValueError as error:
        raise RecordError(f"the record's set-up is broken ({error})") from None
    return match


def check_replayed(record: Record, match: Match) -> bool:
    """Refuses a match that a whole record was replayed to, if it is not what was recorded.

    Returns whether the whole position could be compared. A record of a version whose state had
    other fields has only its scores compared.
    """
    if len(record.answers) != record.version:
        raise RecordError(
            f"the record was written after {record.version} answers and has {len(record.answers)}"
        )
    if record.shares is not None:
        check_shares(record.shares, record.setup.key)
    if match.scores() != record.scores:
        raise RecordError(
            f"replayed scores {match.scores()} differ from the recorded {record.scores}"
        )
    now = match.box.digest(match.game)
    if not record.digest or not is_comparable(record.digest, now):
        return False
    if record.digest != now:
        raise RecordError(
            f"the replayed position ({now}) differs from the recorded one ({record.digest})"
        )
    return True
