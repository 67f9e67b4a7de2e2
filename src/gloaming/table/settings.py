"""How the server is run."""

import secrets
from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True):
    """Everything `gloaming serve` can be told, and what workers need to know."""

    database: str
    secret: str  # the first one is stored in the database for all workers
    thinkers: int = 1
    secure: bool = False  # cookies only over https
    rate: int = 60  # requests a second from one address
    debug: bool = False
    is_prepared: bool = False  # the database is migrated, and `secret` is the one stored there


def default_data() -> Path:
    """Returns the folder where tables are stored if nothing else is said."""
    return user_data_path("gloaming")


def sqlite_url(data: Path) -> str:
    """Returns the URL of the database file in a data folder."""
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{data / 'tables.sqlite'}"


def database_url(given: str) -> str:
    """Returns a database URL with the driver we use."""
    for plain in ("postgresql://", "postgres://"):
        if given.startswith(plain):
            return "postgresql+asyncpg://" + given[len(plain) :]
    return given


def plain_url(database: str) -> str:
    """Returns a database URL without the driver, as PostgreSQL's own library takes it."""
    return database.replace("postgresql+asyncpg://", "postgresql://", 1)


def make_settings(
    data: Path | None, database: str, thinkers: int, secure: bool = False, rate: int = 60
) -> Settings:
    """Returns settings from the command line."""
    url = database_url(database) if database else sqlite_url(data or default_data())
    return Settings(url, secrets.token_hex(32), thinkers, secure, rate)
