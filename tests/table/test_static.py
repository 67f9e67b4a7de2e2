"""The style sheet and the module: they ask nobody else, and everything can be read."""

import gzip
import re
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from gloaming.table import static_files
from gloaming.table.pages import frame
from gloaming.table.static_files import StaticFile
from tests.table.room import Room

STATIC = Path(frame.__file__).parent.parent / "static"


def test_the_style_sheet_and_the_module_ask_nobody_else() -> None:
    for file in [file for file in STATIC.iterdir() if file.is_file()]:
        text = file.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|@import|//\w+\.\w+/|\beval\(|new Function", text), file


def test_the_typefaces_are_small_and_come_with_their_licence() -> None:
    fonts = list((STATIC / "fonts").glob("*.woff2"))
    css = (STATIC / "gloaming.css").read_text("utf-8")
    assert {f"fonts/{font.name}" for font in fonts} == set(re.findall(r"url\((fonts/.*?)\)", css))
    assert sum(font.stat().st_size for font in fonts) < 40_000
    assert "SIL OPEN FONT LICENSE" in (STATIC / "fonts" / "OFL.txt").read_text("utf-8")


def test_every_colour_is_there_in_both_lights() -> None:
    """A variable that only one theme sets would show the other's."""
    css = (STATIC / "gloaming.css").read_text("utf-8")
    blocks = re.findall(r'(:root|\[data-theme="(?:light|auto)"\]) \{(.*?)\}', css, re.DOTALL)
    names = [set(re.findall(r"(--[\w-]+):", body)) for _, body in blocks[:3]]
    assert names[0] - names[1] == {"--serif", "--sans", "--bar-height"}
    assert names[1] == names[2]
    values = [re.sub(r"\s+", " ", body).strip() for _, body in blocks[1:3]]
    assert values[0] == values[1]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", [0, 1], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("front", "ground"),
    [
        (front, ground)
        for front in ("--ink", "--ink-soft", "--glow", "--brass", "--alarm", "--gold")
        for ground in ("--solid", "--night")
    ]
    + [("--paper-ink", "--paper"), ("--paper-soft", "--paper"), ("--on-brass", "--brass")],
)
def test_contrast_is_enough_to_read_by(theme: int, front: str, ground: str) -> None:
    """WCAG AA: 4.5 for text."""
    css = (STATIC / "gloaming.css").read_text("utf-8")
    blocks = re.findall(r'(?::root|\[data-theme="light"\]) \{(.*?)\}', css, re.DOTALL)
    colours = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})\b", blocks[theme]))
    a, b = luminance(colours[front]), luminance(colours[ground])
    assert (max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5


def test_a_file_is_packed_once_and_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[bytes] = []
    compress = gzip.compress

    def counted(data: bytes, mtime: float) -> bytes:
        packed.append(data)
        return compress(data, mtime=mtime)

    monkeypatch.setattr(static_files.gzip, "compress", counted)
    path = tmp_path / "own.css"
    path.write_bytes(b"p { color: red }")
    file = StaticFile(path)
    first = [file.response("gzip, br", "") for _ in range(3)]
    assert [gzip.decompress(one.content) for one in first] == [path.read_bytes()] * 3
    assert file.response("br", "").content == path.read_bytes()
    assert packed == [b"p { color: red }"]
    path.write_bytes(b"p { color: green }")
    second = file.response("gzip", first[0].headers["etag"])
    assert gzip.decompress(second.content) == b"p { color: green }"
    assert second.headers["etag"] != first[0].headers["etag"]
    assert len(packed) == 2
    path.unlink()
    with pytest.raises(NotFoundException):
        file.response("gzip", "")


def test_who_has_a_file_is_not_sent_it_again(room: Room) -> None:
    browser = room.person().browser
    whole = browser.get("/static/gloaming.css")
    assert whole.status_code == 200
    assert whole.headers["content-encoding"] == "gzip"
    assert whole.text == (STATIC / "gloaming.css").read_text("utf-8")
    again = browser.get("/static/gloaming.css", headers={"if-none-match": whole.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = browser.get("/static/gloaming.css", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (STATIC / "gloaming.css").read_bytes()
    head = browser.head("/static/evenfall/evenfall.css")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == "text/css; charset=utf-8"
    assert browser.get("/static/evenfall/../../rules.toml").status_code == 404
