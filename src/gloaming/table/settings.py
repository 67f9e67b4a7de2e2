"""How the server is run."""

import secrets
from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True):
    """Everything `gloaming serve` can be told."""

    database: str
    secret: str  # the first worker's is kept in the database for all
    thinkers: int = 1
    secure: bool = False  # cookies only over https
    rate: int = 60  # requests a second from one address
    debug: bool = False


def default_data() -> Path:
    """The folder where tables are kept if nothing else is said."""
    return user_data_path("gloaming")


def sqlite_url(data: Path) -> str:
    """The database file in a data folder."""
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{data / 'tables.sqlite'}"


def database_url(given: str) -> str:
    """A database URL with the driver we use."""
    for plain in ("postgresql://", "postgres://"):
        if given.startswith(plain):
            return "postgresql+asyncpg://" + given[len(plain) :]
    return given


def plain_url(database: str) -> str:
    """The same without the driver, as PostgreSQL's own library takes it."""
    return database.replace("postgresql+asyncpg://", "postgresql://", 1)


def make_settings(
    data: Path | None, database: str, thinkers: int, secure: bool = False, rate: int = 60
) -> Settings:
    """Settings from the command line."""
    url = database_url(database) if database else sqlite_url(data or default_data())
    return Settings(url, secrets.token_hex(32), thinkers, secure, rate)
