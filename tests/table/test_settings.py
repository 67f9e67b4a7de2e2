"""Settings come from flags, the environment and a file, in this order, and mistakes are told."""

import os
import stat
from pathlib import Path
from typing import Annotated

import pytest
from cyclopts import App, CycloptsError, Parameter

from gloaming.kernel.errors import GloamingError
from gloaming.table.settings import Place, Settings, read_settings, setting_names, variable_of
from gloaming.table.store.data_folder import prepare_folder

DEFAULTS = Settings()


def given(*flags: str) -> Settings:
    """The settings that `gloaming serve` would run with."""
    app = App(result_action="return_value", config=[read_settings])

    @app.default
    def serve(*, settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS) -> Settings:
        return settings

    found = app(list(flags), exit_on_error=False, print_error=False)
    assert isinstance(found, Settings)
    return found


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in setting_names():
        monkeypatch.delenv(variable_of(name), raising=False)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings file that the environment names."""
    path = tmp_path / "gloaming.toml"
    monkeypatch.setenv("GLOAMING_CONFIG", str(path))
    return path


def test_a_flag_counts_before_the_environment_and_that_before_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('port = 1001\nrate = 11\nthinkers = 3\nopen = true\nhost = "0.0.0.0"\n')
    monkeypatch.setenv("GLOAMING_PORT", "1002")
    monkeypatch.setenv("GLOAMING_RATE", "12")
    found = given("--port", "1003", "--no-open")
    assert (found.port, found.rate, found.thinkers) == (1003, 12, 3)
    assert not found.open_browser
    assert found.host == "0.0.0.0"


def test_who_names_a_place_does_not_get_another_from_elsewhere(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('database = "postgresql://127.0.0.1/tables"\n')
    assert given().database == "postgresql://127.0.0.1/tables"
    monkeypatch.setenv("GLOAMING_DATA", "from-environment")
    assert given() == Settings(config=str(file), data="from-environment")
    assert given("--data", "named").data == "named"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 3", "there is no setting prot; did you mean port?"),
        ("secret = 'x'", "there is no setting secret"),
        ("port = ", "is not TOML"),
        ("port = 'x'", "unable to convert"),
        ("port = [1, 2]", "port"),
        ("[port]\nx = 1", "port"),
    ],
)
def test_mistakes_in_the_file_are_told_with_its_name(file: Path, text: str, problem: str) -> None:
    file.write_text(text)
    with pytest.raises((GloamingError, CycloptsError)) as error:
        given()
    assert problem in str(error.value)
    assert file.name in str(error.value)


def test_a_mistake_in_the_environment_names_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_RATE", "many")
    with pytest.raises(CycloptsError, match=r"rate.*from the environment"):
        given()


def test_numbers_that_cannot_be_are_refused() -> None:
    for name in ("rate", "thinkers", "workers"):
        with pytest.raises(GloamingError, match=f"{name} is 0; expected 1 or more"):
            Settings(**{name: 0}).check()  # type: ignore[arg-type]


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_the_data_folder_is_private(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    new = tmp_path / "new"
    prepare_folder(Place(data=str(new)))
    assert mode(new) == 0o700
    assert mode(new / "tables.sqlite") == 0o600
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    (shared / "tables.sqlite").touch(0o644)
    (shared / "other.txt").touch(0o644)
    prepare_folder(Place(data=str(shared)))
    assert mode(shared) == 0o755  # others may have files of their own there
    assert mode(shared / "tables.sqlite") == 0o600
    assert mode(shared / "other.txt") == 0o644
