"""The example client in docs/API.md is a whole program that plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

from tests.table.room import Room

PAGE = Path(__file__).parents[2] / "docs" / "API.md"


def test_the_example_plays_a_game_to_its_end(room: Room, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "gloaming" not in re.sub(r'""".*?"""', "", code), "it needs nothing of ours"
    robot = tmp_path / "robot.py"
    robot.write_text(code, "utf-8")
    command = [sys.executable, "-I", str(robot), room.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    table = re.search(r"/t/(\w+)", done.stdout)
    assert table is not None
    info = room.visitor().get(f"/tables/{table[1]}")
    assert info["over"]
    assert f"the scores are {info['scores']}" in done.stdout


def test_every_call_is_in_the_page_and_every_call_of_the_page_is_there(room: Room) -> None:
    document = room.visitor().browser.get("/api/docs/openapi.json").json()
    calls = {
        f"{method.upper()} {path}"
        for path, methods in document["paths"].items()
        for method in methods
    }
    told = set(re.findall(r"\| `((?:GET|POST) /api/[^`]*)` \|", PAGE.read_text("utf-8")))
    assert told == calls
