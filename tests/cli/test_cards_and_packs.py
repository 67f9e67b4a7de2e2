"""`gloaming cards` and `gloaming pack`: what there is, and what an owner makes of it."""

import re
from pathlib import Path

import pytest

from gloaming.kernel.content.template import template
from gloaming.kernel.registry import find
from tests.cli.ran import HEAD, Run, refused, write


def test_cards(run: Run) -> None:
    found = run("cards", "evenfall", "--json").json()
    assert found["counts"]["place"] == 52 + 6  # and those of The Crystal Path
    assert found["counts"]["ritual"] == 58 + 26
    assert found["counts"]["person"] == 42 + 20
    total = {"place": 0, "ritual": 0, "person": 0}
    for card in found["cards"]:
        assert set(card) == {"kind", "id", "name", "copies", "text", "known", "part"}
        assert card["name"]
        assert all(card["text"])
        if card["kind"] in total:
            total[card["kind"]] += card["copies"]
    assert total == {kind: found["counts"][kind] for kind in total}


def test_cards_in_each_language(run: Run) -> None:
    texts = [
        [
            card["text"]
            for card in run("cards", "evenfall", "--lang", lang, "--json").json()["cards"]
        ]
        for lang in ("en", "es", "de")
    ]
    for one, two in ((0, 1), (0, 2), (1, 2)):
        assert all(a != b for a, b in zip(texts[one], texts[two], strict=True))


def test_cards_with_a_pack(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[ritual]]\nid = "fairy"\ncopies = 5\n')
    found = run("cards", "evenfall", "--pack", pack, "--json").json()
    assert found["counts"]["ritual"] == 61 + 26


def test_cards_for_people(run: Run) -> None:
    ran = run("cards", "evenfall", "--lang", "es")
    assert ran.code == 0
    assert "Cáliz de Transmutación" in ran.out
    assert "Lugar de Poder: 58" in ran.out


@pytest.mark.parametrize(
    ("lang", "places", "stone"),
    [
        ("en", "Place of Power x2", "Powerstone"),
        ("es", "Lugar de Poder x2", "Piedra de Poder"),
        ("de", "Ort der Macht x2", "Magiestein"),
    ],
)
def test_the_headings_of_cards_name_their_kinds_in_the_language(
    run: Run, lang: str, places: str, stone: str
) -> None:
    lines = run("cards", "evenfall", "--lang", lang).out.splitlines()
    assert lines[0].endswith(places)
    headings = [line for line in lines if re.search(r" x\d+$", line)]
    assert any(f" {stone} x" in line for line in headings)
    ids = r" (starting_place|place|person|stone|tile|automa_level|automa_tile) x\d+$"
    assert not [line for line in headings if re.search(ids, line)]


def test_a_new_pack_is_written_once_and_is_good(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("pack", "new", file, "--game", "evenfall").code == 0
    before = file.read_bytes()
    ran = run("pack", "new", file, "--game", "evenfall")
    assert ran.code == 2
    assert "is there already; nothing was changed" in ran.err
    assert file.read_bytes() == before
    found = run("pack", "check", file, "--json").json()
    assert (found["id"], found["game"], found["entries"]) == ("mine", "evenfall", 0)
    assert len(found["digest"]) == 32


def test_a_pack_is_shown_with_what_it_changes(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[ritual]]\nid = "transmutation-chalice"\nvp = 9\n')
    found = run("pack", "show", pack, "--json").json()
    (change,) = found["changes"]
    assert (change["kind"], change["id"]) == ("ritual", "transmutation-chalice")
    assert change["fields"] == ["vp"]
    assert change["before"] != change["after"]
    ran = run("pack", "show", pack)
    assert ran.code == 0
    assert "9 victory points" in ran.out


def test_a_game_starts_with_the_pack(run: Run, tmp_path: Path) -> None:
    pack = write(tmp_path / "p.toml", HEAD + '[[limits]]\nid = "base"\nrounds = 1\n')
    words = ("simulate", "evenfall", "--players", 2, "--games", 2, "--json")
    short = run(*words, "--pack", pack).json()
    assert short["decisions"] < run(*words).json()["decisions"]


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD + '[[ritual]]\nid = "fairi"\n', "p.toml:5:6: there is no ritual “fairi”"),
        (HEAD + '[[ritual]]\nid = "fairy"\ncost = "1 [gold]"\n', "p.toml:6:11: cost: “[gold]”"),
        (HEAD + "[[ritual]\n", "p.toml:4:"),
        ("", "the pack has no [pack] table"),
        ('[pack]\nid = "a"\ngame = "chess"\n', "there is no game “chess”"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(
    run: Run, tmp_path: Path, command: str, text: str, says: str
) -> None:
    refused(run("pack", command, write(tmp_path / "p.toml", text)), says)


def test_a_long_path_stays_on_one_line(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / ("deep " * 30).strip()
    folder.mkdir()
    file = write(folder / "p.toml", HEAD + "[[ritual]]\nvp = 1\n")
    refused(run("pack", "check", file), f"{file}:4:1: an entry of [[ritual]] needs an id")


def test_a_new_pack_says_what_may_be_added_and_show_shows_it(run: Run, tmp_path: Path) -> None:
    """An entry of another id that is whole is a card more."""
    head = '[pack]\nid = "mine"\ngame = "eldritch"\n\n'
    lantern = 'id = "storm-lantern"\nname = { en = "Lantern", es = "Farol", de = "Laterne" }\n'
    lantern += 'value = 1\ntraits = ["item"]\neffects = ["bonus 1 observation"]\n'
    text = template(find("eldritch"), "mine")
    assert "docs/NOTATION-ELDRITCH.md" in text
    assert "asset, artifact, spell" in text
    file = tmp_path / "mine.toml"
    file.write_text(f'{head}[[asset]]\nid = "axe"\nvalue = 1\n\n[[asset]]\n{lantern}', "utf-8")
    assert run("pack", "check", file).code == 0
    changes = run("pack", "show", file, "--json").json()["changes"]
    assert [change["id"] for change in changes] == ["axe", "storm-lantern"]
    assert changes[0]["before"] != changes[0]["after"]
    assert changes[1]["before"] == []
    assert "+1 Observation." in changes[1]["after"]
    assert "+ +1 Observation." in run("pack", "show", file).out
