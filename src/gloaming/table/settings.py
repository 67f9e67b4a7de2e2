"""How the server is run: every setting is declared here once.

A field of `Settings` is a flag of `gloaming serve` (`--thinkers`), a variable of the environment
(`GLOAMING_THINKERS`) and a key of the settings file (`thinkers = 2`). A flag counts before the
environment, the environment before the file. A field whose default is a tuple has several values:
a flag that is repeated, a list in the file, and commas in the environment.
"""

import os
import secrets
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, ArgumentCollection, Parameter
from cyclopts.config import Dict
from platformdirs import user_data_path

from gloaming.kernel.errors import GloamingError

PREFIX = "GLOAMING_"
_INTERNAL = Parameter(parse=False, show=False)  # what no operator sets
_PLACES = ("data", "database")  # who names one of them does not want the other from elsewhere


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where tables are kept: all that the commands of an operator need to know."""

    config: Annotated[str, Parameter(help="A TOML file with settings.")] = ""
    data: Annotated[
        str, Parameter(help="The folder where tables are kept; the user's data folder if left out.")
    ] = ""
    database: Annotated[str, Parameter(help="A PostgreSQL URL instead of a file in a folder.")] = ""

    @property
    def url(self) -> str:
        """The URL of the database, with the driver that we use."""
        return database_url(self.database) if self.database else sqlite_url(self.folder)

    @property
    def folder(self) -> Path:
        """The folder of the database file."""
        return Path(self.data) if self.data else default_data()

    def check(self) -> None:
        """Raises an error for settings that contradict each other."""
        if self.data and self.database:
            raise GloamingError("name either a data folder or a database, not both")


@dataclass(frozen=True, kw_only=True)
class Settings(Place):
    """Everything `gloaming serve` can be told, and what its workers need to know."""

    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1"
    port: Annotated[int, Parameter(help="The port to listen at; 0 takes a free one.")] = 8420
    workers: Annotated[
        int, Parameter(help="Processes that serve; more than one needs PostgreSQL.")
    ] = 1
    open_browser: Annotated[
        bool,
        Parameter(name="--open", negative="--no-open", help="Open a browser when it is ready."),
    ] = False
    secure: Annotated[
        bool, Parameter(help="Cookies only over https: use it behind a proxy that has it.")
    ] = False
    rate: Annotated[int, Parameter(help="Requests a second that one address may send.")] = 60
    streams: Annotated[
        int, Parameter(help="Pages of one address that can be open at tables at once.")
    ] = 200
    connections: Annotated[int, Parameter(help="Connections that one address may have.")] = 400
    trusted_proxy: Annotated[
        tuple[str, ...],
        Parameter(
            help="Address of a proxy that says for whom it asks; only those named are believed."
        ),
    ] = ()
    bot_tables: Annotated[
        int, Parameter(help="Running tables with bots that one person may have.")
    ] = 30
    address_bot_tables: Annotated[
        int, Parameter(help="Running tables with bots that one address may have made.")
    ] = 100
    pack_tables: Annotated[
        int, Parameter(help="Tables with a pack of their own that one person may have stored.")
    ] = 50
    pack_space: Annotated[int, Parameter(help="MiB that the packs of one person may take.")] = 10
    all_pack_space: Annotated[int, Parameter(help="MiB that all packs together may take.")] = 1000
    memory: Annotated[
        int, Parameter(help="MiB for what is kept in memory of tables and pages, for each worker.")
    ] = 600
    thinkers: Annotated[int, Parameter(help="Processes in which bots think, for each worker.")] = 1
    preload: Annotated[
        bool,
        Parameter(help="Load all games at the start, so that nobody's first page or pack waits."),
    ] = False
    retention: Annotated[
        int, Parameter(help="Days after which tables that nobody uses are deleted; 0 keeps all.")
    ] = 0
    contact: Annotated[
        str, Parameter(help="How you can be reached; the page about privacy shows it.")
    ] = ""
    grace: Annotated[
        int, Parameter(help="Seconds that requests under way have when it is told to stop.")
    ] = 10
    log_format: Annotated[
        Literal["text", "json"], Parameter(help="How log lines are written to standard error.")
    ] = "text"
    access_log: Annotated[bool, Parameter(help="Write a line about every request.")] = False

    shared: Annotated[str, _INTERNAL] = ""  # a folder for what workers tell one another
    secret: Annotated[str, _INTERNAL] = ""  # signs cookies; stored in the database for all workers
    is_prepared: Annotated[bool, _INTERNAL] = False  # the database is migrated, `secret` is its own

    def check(self) -> None:
        """Raises an error for settings that contradict each other."""
        super().check()
        for name in ("workers", "rate", "thinkers", "streams", "connections", "memory"):
            if getattr(self, name) < 1:
                raise GloamingError(f"{name} is {getattr(self, name)}; expected 1 or more")
        for name in (
            "retention",
            "grace",
            "bot_tables",
            "address_bot_tables",
            "pack_tables",
            "pack_space",
            "all_pack_space",
        ):
            if getattr(self, name) < 0:
                raise GloamingError(f"{name} is {getattr(self, name)}; expected 0 or more")
        if self.workers > 1 and not self.database.startswith("postgres"):
            raise GloamingError("several workers need PostgreSQL: --database postgresql://…")


def default_data() -> Path:
    """Returns the folder where tables are stored if nothing else is said."""
    return user_data_path("gloaming")


def sqlite_url(data: Path) -> str:
    """Returns the URL of the database file in a data folder."""
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


def new_secret() -> str:
    """Returns a key to sign cookies with; the first one made is stored and stays."""
    return secrets.token_hex(32)


# --- where settings come from ---------------------------------------------------------------


def read_settings(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Adds to the flags of a command what the environment and the settings file say."""
    known = {a.name.removeprefix("--"): a for a in arguments if a.parse and a.name != "*"}

    def add(values: dict[str, Any], source: str) -> None:
        if any(known[name].tokens for name in _PLACES if name in known):
            values = {name: value for name, value in values.items() if name not in _PLACES}
        for name, value in values.items():
            if name in known and not known[name].tokens:
                given = Dict({name: value}, source=source, use_commands_as_keys=False)
                given(app, commands, arguments)

    add(_from_environment(known), "the environment")
    if "config" in known and known["config"].tokens:
        file = known["config"].tokens[0].value
        add(_from_file(Path(file)), file)


def variable_of(name: str) -> str:
    """Returns the variable of the environment that holds a setting."""
    return PREFIX + name.upper().replace("-", "_")


def setting_names() -> dict[str, object]:
    """Returns all settings with their defaults, by the names that the settings file has."""
    annotations = {**Place.__annotations__, **Settings.__annotations__}
    found: dict[str, object] = {}
    for field in fields(Settings):
        parameter: Parameter = annotations[field.name].__metadata__[0]
        if parameter is not _INTERNAL:
            given = parameter.name or field.name
            name = given if isinstance(given, str) else next(iter(given))
            found[name.removeprefix("--").replace("_", "-")] = field.default
    return found


def _from_environment(known: Iterable[str]) -> dict[str, Any]:
    """Returns the settings that the environment has."""
    found: dict[str, Any] = {}
    defaults = setting_names()
    for name in known:
        value = os.environ.get(variable_of(name))
        if value is not None:
            is_list = isinstance(defaults.get(name), tuple)
            found[name] = value.split(",") if is_list else value
    return found


def _from_file(path: Path) -> dict[str, Any]:
    """Returns the settings of a file; keys that are no settings are an error."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GloamingError(f"{path} is not TOML: {error}") from None
    names = list(setting_names())
    for name in found:
        if name not in names:
            near = get_close_matches(name, names, 1)
            meant = f"; did you mean {near[0]}?" if near else ""
            raise GloamingError(f"{path}: there is no setting {name}{meant}")
    return found
