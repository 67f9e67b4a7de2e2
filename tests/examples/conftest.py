"""Lighthouse, made of what docs/NEW_GAME.md shows and installed by its entry point."""

import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.examples.document import EXAMPLE, shown_files

NOT_SHOWN = ("lighthouse/rules.toml", "lighthouse/words", "tests/rules")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the package, installed as `pip install -e .` would do it."""
    folder = tmp_path_factory.mktemp("new-game")
    for name in NOT_SHOWN:
        if (EXAMPLE / name).is_dir():
            shutil.copytree(EXAMPLE / name, folder / name)
        else:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(EXAMPLE / name, folder / name)
    for name, text in shown_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    _write_metadata(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        yield folder
    for module in [name for name in sys.modules if name.partition(".")[0] == "lighthouse"]:
        del sys.modules[module]


def _write_metadata(folder: Path) -> None:
    """Writes what an installer makes of pyproject.toml."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(head, "utf-8")
    points = [
        "\n".join([f"[{group}]", *(f"{point} = {target}" for point, target in entries.items())])
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points) + "\n", "utf-8")
