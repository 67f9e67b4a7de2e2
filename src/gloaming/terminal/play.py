"""Playing in a terminal: a new game or a saved one, and rematches after it."""

from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex

from rich.console import Console

from gloaming.bots.bot import usual
from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match
from gloaming.kernel.setup.setup import PackMark, Setup
from gloaming.terminal.console import Read, TerminalConsole
from gloaming.terminal.pace import SPEEDS, Pace, usual_speed
from gloaming.terminal.saved_games import SavedGames, resumed_match
from gloaming.terminal.seating import Seating, seating
from gloaming.terminal.session import Leave, TerminalSession


def offer_to_resume(terminal: TerminalConsole, games: SavedGames, game: str) -> Path | None:
    """Returns the unfinished game that somebody wants to go on with; None if there is none."""
    waiting = games.unfinished(game)
    if not waiting:
        return None
    saved = waiting[0]
    terminal.print_message(
        "unfinished",
        "brass",
        seats=", ".join(saved.record.names),
        when=f"{saved.when:%Y-%m-%d %H:%M}",
        n=len(saved.record.answers),
    )
    return saved.path if terminal.confirm("resume-it", default=True) else None


def play(
    box: Box,
    seats: Sequence[str] = (),
    lang: str = "en",
    seed: int | str | None = None,
    options: dict[str, str] | None = None,
    packs: Sequence[Pack] = (),
    resume: Path | None = None,
    console: Console | None = None,
    *,
    read: Read | None = None,
    folder: Path | None = None,
    speed: str = "",
    offers_rematch: bool | None = None,
) -> Match:
    """Plays a game in the terminal, or goes on with a saved one.

    A seat is `me`, the name of a bot, or a person's name; several people share the screen, and
    without any seats one plays with the bot that a new table of the game has. The
    record is written after every answer: leaving, Ctrl-C or a crash never lose the game.

    `speed` is one of `SPEEDS`; without one, what decides a game waits for Enter in a terminal, and
    nothing waits elsewhere. In a terminal a rematch is offered at the end.
    """
    if speed and speed not in SPEEDS:
        raise GloamingError(f"there is no speed “{speed}”; there are: {', '.join(SPEEDS)}")
    terminal = TerminalConsole(lang, console, read)
    games = SavedGames(folder)
    if offers_rematch is None:
        offers_rematch = terminal.is_interactive
    if resume is None and terminal.is_interactive:
        resume = offer_to_resume(terminal, games, box.name)
    if resume is not None:
        match = resumed_match(resume, packs)
        path = resume if resume.parent == games.playing else games.fresh(match.setup.game)
    else:
        match = new_match(
            box, seating(seats or ("me", usual(box)), terminal, box), seed, options or {}, packs
        )
        path = games.fresh(box.name)
    pace = Pace(speed or usual_speed(terminal), terminal)
    while True:
        table = TerminalSession(match, terminal, games, path, match.setup.key, pace)
        try:
            table.run()
        except (Leave, KeyboardInterrupt, EOFError):
            table.leave()
            return table.match
        if not offers_rematch or not _is_rematch_wanted(terminal):
            return table.match
        match, path = _rematch(table.match), games.fresh(table.match.setup.game)


def _is_rematch_wanted(terminal: TerminalConsole) -> bool:
    try:
        return terminal.confirm("rematch-it", default=False)
    except (KeyboardInterrupt, EOFError):
        return False


def _rematch(match: Match) -> Match:
    """Returns a new match with the same seats and options, and other shuffles."""
    sitting = Seating(match.names[:], match.bots[:])
    return new_match(match.box, sitting, None, dict(match.setup.options), match.packs)


def new_match(
    box: Box,
    sitting: Seating,
    seed: int | str | None,
    options: dict[str, str],
    packs: Sequence[Pack],
) -> Match:
    """Returns a new match; without a seed its shuffles are known to nobody."""
    key = key_from_seed(seed).hex() if seed is not None else token_hex(32)
    marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
    setup = Setup(box.name, len(sitting.names), key, options, marks, box.rules_version)
    return Match(box, setup, packs, sitting.names, sitting.bots)
