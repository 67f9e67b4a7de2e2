"""Where games are saved: every answer is on disk at once, so that nothing is ever lost."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, Record, read_record, replay


class SavedGame:
    """An unfinished game on disk."""

    def __init__(self, path: Path, record: Record, when: datetime) -> None:
        self.path = path
        self.record = record
        self.when = when


def games_folder() -> Path:
    """Returns the folder of games in the user's data folder."""
    return user_data_path("gloaming", appauthor=False) / "games"


class SavedGames:
    """The folder of one person's games: those being played, and those that are over."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else games_folder()

    @property
    def playing(self) -> Path:
        return self.folder / "playing"

    @property
    def finished(self) -> Path:
        return self.folder / "finished"

    def fresh(self, game: str) -> Path:
        """Returns a file name for a game that starts now."""
        stamp = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        path = self.playing / f"{stamp}.json"
        number = 2
        while path.exists() or (self.finished / path.name).exists():
            path = self.playing / f"{stamp}-{number}.json"
            number += 1
        return path

    def unfinished(self, game: str = "") -> list[SavedGame]:
        """Returns the games that wait to be resumed, the latest first, if they can be read."""
        found: list[SavedGame] = []
        for path in self.playing.glob("*.json"):
            try:
                record = read_record(path)
                when = datetime.fromtimestamp(path.stat().st_mtime)
            except (GloamingError, OSError):
                continue
            if not game or record.setup.game == game:
                found.append(SavedGame(path, record, when))
        return sorted(found, key=lambda saved: saved.when, reverse=True)

    def finish(self, match: Match, path: Path, language: str) -> Path:
        """Saves a game that is over; it is no longer offered to be resumed."""
        if path.parent != self.playing:
            match.save(path, language)
            return path
        saved = self.finished / path.name
        match.save(saved, language)
        path.unlink(missing_ok=True)
        return saved


def resumed_match(path: Path, packs: Sequence[Pack]) -> Match:
    """Returns the match of a saved record; a record without bots is played by people alone."""
    record = read_record(path)
    match = replay(record, packs)
    if not record.bots:
        match.bots = [""] * record.setup.seats
    return match
