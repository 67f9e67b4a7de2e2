"""What people get who install Gloaming: the whole package, compiled where there is a compiler."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gloaming.kernel.runtime.build import build

ROOT = Path(__file__).parents[2]
MADE = {".so", ".pyd", ".pyc"}  # endings of files that are made from others
ASK = "from gloaming.kernel.runtime.build import build; print(build())"
LISTED = "import gloaming.kernel.registry as r; print(*r.names()); print(r.find(r.names()[0]).name)"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive that is published, made from a copy of the tree."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=made)
    code = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
    subprocess.run([sys.executable, "-c", code], cwd=copy, check=True, capture_output=True)
    return next((copy / "dist").glob("*.tar.gz"))


def test_the_sdist_has_every_file_of_the_package_and_what_builds_it(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "src" / "gloaming").rglob("*")
        if file.is_file() and file.suffix not in MADE
    }
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"} <= packed
    assert wanted - packed == set()
    endings = {Path(name).suffix for name in wanted}
    assert {".css", ".ftl", ".toml", ".mako"} <= endings


def test_what_is_required_to_build_is_what_is_required_to_run() -> None:
    """A library that mypy reads while it compiles has one range of versions, not two."""
    told = project()
    runs = set(told["project"]["dependencies"])
    tools = ("setuptools", "wheel", "mypy>")
    libraries = {r for r in told["build-system"]["requires"] if not r.startswith(tools)}
    assert libraries - runs == set()


@pytest.mark.skipif(build() != "compiled", reason="once is enough: it is tested compiled")
def test_a_fresh_install_of_the_sdist_is_compiled(sdist: Path, tmp_path: Path) -> None:
    """In an environment of its own, with pip's build isolation: nothing of ours is in reach.

    Only the module that tells of the build is compiled, without optimizing, which takes a fraction
    of the time: that all of them can be is shown by the build that this test runs in.
    """
    hidden = ("PYTHONPATH", "GLOAMING_BUILD", "VIRTUAL_ENV")
    environment = {k: v for k, v in os.environ.items() if k not in hidden}
    pins = str(ROOT / "constraints.txt")
    # Which of the two names holds for what is installed to build depends on pip's version.
    environment |= {"PIP_CONSTRAINT": pins, "PIP_BUILD_CONSTRAINT": pins}
    environment |= {"GLOAMING_OPTIMIZE": "0", "GLOAMING_MODULES": "kernel/game.py"}
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(python), *words], cwd=tmp_path, env=environment, capture_output=True, text=True
        )

    probe = run("-m", "pip", "download", "-q", "--no-deps", "-d", "probe", "wheel")
    if probe.returncode:
        pytest.skip("pip reaches no packages here")
    installed = run(
        "-m", "pip", "install", "-v", "--no-compile", "--disable-pip-version-check", str(sdist)
    )
    assert installed.returncode == 0, installed.stderr[-3000:]
    said = [
        line for line in installed.stdout.splitlines() if "gloaming: " in line or ": error" in line
    ]
    assert run("-c", ASK).stdout == "compiled\n", "\n".join(said)
    assert "evenfall" in run("-c", LISTED).stdout.split()
