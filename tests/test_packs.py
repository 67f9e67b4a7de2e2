"""Owner's packs: what they change in play and in text, and every mistake named where it stands."""

import re
import string
from pathlib import Path

import pytest

from gloaming.evenfall import GAME
from gloaming.kernel.errors import PackError, RecordError, SetupError
from gloaming.kernel.match import Match, new, replay
from gloaming.kernel.pack import (
    MAX_BYTES,
    Catalogue,
    Field,
    Item,
    Pack,
    names,
    parse_pack,
    read_pack,
    whole,
)
from gloaming.kernel.pack import text as any_text
from gloaming.kernel.scenario import Scenario, run_scenario
from gloaming.kernel.template import template

HEAD = '[pack]\nid   = "my-box"\ngame = "evenfall"\n'
CHALICE = '[[ritual]]\nid   = "transmutation-chalice"\n'
FIRST = 6  # the line of the first field after HEAD and CHALICE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


def write(file: Path, entries: str, head: str = HEAD) -> Path:
    file.write_text(head + entries, "utf-8")
    return file


def pack_of(entries: str) -> Pack:
    return parse_pack(HEAD + entries, "box.toml")


def refusal(file: Path) -> PackError:
    """How a file is refused, wherever it is noticed."""
    with pytest.raises(PackError) as caught:
        GAME.check_pack(read_pack(file))
    error = caught.value
    assert error.file == str(file)
    assert str(error).startswith(f"{file}:{error.line}:{error.column}: {error.problem}")
    return error


# --- what a pack changes ----------------------------------------------------------------


def test_a_card_costs_and_does_what_the_pack_says() -> None:
    run_scenario(
        Scenario(
            name="the owner's chalice",
            options={"first": "1"},
            pack=CHALICE + 'cost = "3 knowledge"\nvp = 7\naction = "gain 5 mana"\n',
            given={
                "Catalina": {
                    "hand": ["Transmutation Chalice"],
                    "herb": 1,
                    "potion": 2,
                    "knowledge": 3,
                    "mana": 0,
                    "outer": ["spirit-bog-ember"],
                }
            },
            when=[
                "Catalina: play:transmutation-chalice.1, on Spirit Bog",
                "Adriano: pass",
                "Catalina: witch:transmutation-chalice.1",
            ],
            then=[
                "Catalina.knowledge = 0",
                "Catalina.herb = 1",
                "Catalina.potion = 2",
                "Catalina.mana = 5",
                "card.Transmutation Chalice.vp = 7",
            ],
        ),
        "evenfall",
    )


def test_without_the_knowledge_the_owners_chalice_is_not_offered() -> None:
    given = {
        "Catalina": {
            "hand": ["Transmutation Chalice"],
            "herb": 1,
            "potion": 2,
            "knowledge": 0,
            "outer": ["spirit-bog-ember"],
        }
    }
    ours = Scenario(
        name="ours",
        options={"first": "1"},
        given=given,
        then=["offered: play:transmutation-chalice.1"],
    )
    run_scenario(ours, "evenfall")
    owners = Scenario(
        name="the owner's",
        options={"first": "1"},
        given=given,
        pack=CHALICE + 'cost = "3 knowledge"\n',
        then=["not offered: play:transmutation-chalice.1"],
    )
    run_scenario(owners, "evenfall")


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_text_changes_with_the_values(language: str) -> None:
    pack = pack_of(CHALICE + 'cost = "7 knowledge"\naction = "pay 5 any -> gain 8 vp"\n')
    ours = GAME.words(language, [], [])
    owners = GAME.words(language, [], [pack])
    for text in ("card_text", "card_facts"):
        before = getattr(ours, text)("transmutation-chalice")
        after = getattr(owners, text)("transmutation-chalice")
        assert before != after
    assert "7" in owners.card_facts("transmutation-chalice")
    shown = owners.card_text("transmutation-chalice")
    assert "5" in shown
    assert "8" in shown


def test_only_what_the_pack_says_changes() -> None:
    pack = pack_of(CHALICE + "vp = 7\n")
    ours = {(s.kind, s.id): s.text for s in GAME.sheets("en", [])}
    owners = {(s.kind, s.id): s.text for s in GAME.sheets("en", [pack])}
    changed = [key for key in ours if ours[key] != owners[key]]
    assert changed == [("ritual", "transmutation-chalice")]


def test_what_the_owner_says_is_known_from_the_owner() -> None:
    pack = pack_of(CHALICE + "vp = 7\nslots = 2\nknown = { slots = 'a friend' }\n")
    known = GAME.catalogue([pack]).items["ritual"]["transmutation-chalice"].values["known"]
    assert known["vp"] == "owner"
    assert known["slots"] == "a friend"
    assert known["cost"] == "rulebook"


def test_a_later_pack_wins_field_by_field() -> None:
    first = pack_of(CHALICE + "vp = 7\nslots = 3\n")
    second = pack_of(CHALICE + "vp = 5\n")
    values = GAME.catalogue([first, second]).items["ritual"]["transmutation-chalice"].values
    assert (values["vp"], values["slots"]) == (5, 3)
    values = GAME.catalogue([second, first]).items["ritual"]["transmutation-chalice"].values
    assert (values["vp"], values["slots"]) == (7, 3)


def test_an_effect_may_become_one_of_another_kind() -> None:
    pack = pack_of(
        CHALICE
        + 'ongoing = "on discover: gain 8 mana"\n[[person]]\nid = "irene"\nexhaust = "advance"\n'
    )
    items = GAME.catalogue([pack]).items
    assert "action" not in items["ritual"]["transmutation-chalice"].values
    assert "ongoing" not in items["person"]["irene"].values
    shown = GAME.words("en", [], [pack]).card_text("transmutation-chalice")
    assert "8" in shown
    assert "Action Space" not in shown


@pytest.mark.parametrize("action", ["gain 19 any per card", "gain 19 herb per card"])
def test_a_pack_may_give_more_than_anybody_would_count_out(action: str) -> None:
    pack = pack_of(f'[[board]]\nid = "sun"\ntoken = "{action}"\n')
    match = new("evenfall", 2, 1, options={"first": "1"}, packs=[pack])
    facts = GAME.facts(match.game, ["A", "B"], [pack])
    cards = facts["A"]["hand_size"]
    had = [facts["A"][kind] for kind in ("herb", "potion", "knowledge")]
    match.answer("token")
    while match.options() and match.options()[0].key.startswith("gain:"):
        match.answer(match.options()[0])
    facts = GAME.facts(match.game, ["A", "B"], [pack])
    have = [facts["A"][kind] for kind in ("herb", "potion", "knowledge")]
    assert have == [had[0] + 19 * cards, had[1], had[2]]


def test_board_values_can_be_overridden() -> None:
    pack = pack_of('[[limits]]\nid = "base"\nrounds = 1\nstart = "9 herb"\n')
    match = new("evenfall", 2, 1, packs=[pack])
    facts = GAME.facts(match.game, ["A", "B"], [pack])
    assert facts["box"]["rounds"] == 1
    assert facts["A"]["herb"] == 9
    assert facts["A"]["potion"] == 0


def test_a_plain_game_is_not_touched_by_a_pack_in_another() -> None:
    before = GAME.snapshot(new("evenfall", 2, 1).game)
    new("evenfall", 2, 1, packs=[pack_of('[[limits]]\nid = "base"\nstart = "9 herb"\n')])
    assert GAME.snapshot(new("evenfall", 2, 1).game) == before


# --- mistakes ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "line", "column", "problem", "hint"),
    [
        pytest.param(
            '[[ritual]]\nid = "transmutation-chalise"\n',
            5,
            6,
            "there is no ritual “transmutation-chalise” to override",
            "did you mean: transmutation-chalice",
            id="unknown entry",
        ),
        pytest.param(
            '[[ritul]]\nid = "x"\n', 4, 1, "[[ritul]]", "place, starting_place", id="unknown kind"
        ),
        pytest.param(
            CHALICE + 'vp = 2\ncolour = "red"\n',
            FIRST + 1,
            10,
            "a ritual has no “colour”",
            "cost, mana_cost, vp",
            id="unknown field",
        ),
        pytest.param(
            CHALICE + 'vp   =   "two"\n',
            FIRST,
            10,
            "vp is 'two'",
            "a whole number from 0 to 9",
            id="wrong type",
        ),
        pytest.param(
            CHALICE + "vp = true\n",
            FIRST,
            6,
            "vp is True",
            "a whole number",
            id="true is no number",
        ),
        pytest.param(CHALICE + "vp = 10\n", FIRST, 6, "vp is 10", "from 0 to 9", id="out of range"),
        pytest.param(
            CHALICE + 'keyword = "artefact"\n',
            FIRST,
            11,
            "keyword is 'artefact'",
            "artifact, familiar, enchantment",
            id="unknown keyword",
        ),
        pytest.param(
            CHALICE + 'name = "Chalice"\n', FIRST, 8, "name is 'Chalice'", "en =", id="plain name"
        ),
        pytest.param(
            CHALICE + 'name = { en = "Chalice", fr = "Calice" }\n',
            FIRST,
            8,
            "name.fr",
            "en, es or de",
            id="a fourth language",
        ),
        pytest.param(
            CHALICE + f'action = "{"gain 1 vp; " * 40}advance"\n',
            FIRST,
            10,
            "action is",
            "at most 400 characters",
            id="long sentence",
        ),
        pytest.param(
            CHALICE + 'action = "gain 1 vp"\nongoing = "on discover: advance"\n',
            FIRST + 1,
            11,
            "has action and ongoing",
            "exactly one of: action, immediate, ongoing",
            id="two effects",
        ),
        pytest.param(
            CHALICE + 'action = "gain 2 mnaa"\n',
            FIRST,
            18,
            "action: “mnaa” does not belong here",
            "expected: ",
            id="broken sentence",
        ),
        pytest.param(
            CHALICE + 'action = "gain 2 mana;"\n',
            FIRST,
            23,
            "action: the sentence stops too early",
            "gain",
            id="sentence stops early",
        ),
        pytest.param(
            CHALICE + 'cost = "2 herb + 0 potion"\n',
            FIRST,
            18,
            "cost: the number 0",
            "1 to 19",
            id="price of nothing",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\nongoing = "on dicover: advance"\n',
            6,
            15,
            "ongoing: there is no event “dicover”",
            "discover",
            id="unknown event",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncouncil = [\n  { game_end = "gain 3 vp per orb" },\n'
            '  { ongoing = "on discover: gain 2 pv" },\n]\n',
            8,
            36,
            "council: “pv”",
            "",
            id="broken sentence in a list of several lines",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncouncil = [{ sometimes = "gain 3 vp" }]\n',
            6,
            11,
            "council effect",
            "game_end",
            id="unknown kind of council effect",
        ),
        pytest.param(
            '[[person]]\nid = "irene"\ncopies = 1\n',
            4,
            1,
            "2 council effects for 1 copies",
            "one per copy",
            id="a value that does not fit ours is the owner's matter",
        ),
        pytest.param(
            '[[place]]\nid = "spirit-bog-ember"\nbinding_extra = "gain 1 vp"\n',
            6,
            17,
            "binding_keyword and binding_extra belong together",
            "both or neither",
            id="binding extra without keyword",
        ),
        pytest.param(
            '[[place]]\nid = "spirit-bog-ember"\nbinding_keyword = "artifact"\n',
            4,
            1,
            "binding_keyword and binding_extra belong together",
            "both or neither",
            id="binding keyword without extra",
        ),
        pytest.param(
            '[[clan]]\nid = "star"\nplace = "nowhere"\n',
            6,
            9,
            "there is no Starting Place “nowhere”",
            "nqobantu-mine",
            id="unknown Starting Place",
        ),
        pytest.param(
            '[[starting_place]]\nid = "eternal-tree"\nclan = "moon"\n',
            6,
            8,
            "clan is 'moon'",
            "star, cross, circle, spike",
            id="unknown clan",
        ),
        pytest.param(
            f'[[board]]\nid = "sun"\ntrack = ["advance", "{"may " * 500}advance"]\n',
            6,
            9,
            "track is",
            "at most 400 characters",
            id="long sentence in a list",
        ),
        pytest.param("[[ritual]]\nvp = 2\n", 4, 1, "needs an id", "like id =", id="no id"),
        pytest.param(
            '[[ritual]]\nid = "Big Chalice"\n', 5, 6, "needs an id", "like id =", id="bad id"
        ),
        pytest.param(
            CHALICE + "vp = = 2\n", FIRST, 6, "not valid TOML: Invalid value", "", id="broken TOML"
        ),
        pytest.param(
            CHALICE + 'action = "gain', FIRST, 15, "not valid TOML", "", id="unterminated"
        ),
        pytest.param(
            CHALICE + "vp = 1\nvp = 2\n", FIRST + 1, 7, "not valid TOML", "", id="a field twice"
        ),
    ],
)
def test_a_mistake_is_named_where_it_stands(
    file: Path, entries: str, line: int, column: int, problem: str, hint: str
) -> None:
    error = refusal(write(file, entries))
    assert problem in error.problem
    assert hint in error.hint
    assert (error.line, error.column) == (line, column)


def test_lines_are_counted_as_an_editor_does(file: Path) -> None:
    name = "name = { en = 'one\u2028name' }\n"
    assert refusal(write(file, CHALICE + name + "vp = 99\n")).line == FIRST + 1
    file.write_bytes((HEAD + CHALICE + "vp = 99\n").replace("\n", "\r\n").encode())
    error = refusal(file)
    assert (error.line, error.column) == (FIRST, 6)


def test_the_mistake_of_an_earlier_pack_is_named_in_its_file() -> None:
    first = parse_pack(HEAD + CHALICE + 'action = "gane 1 vp"\n', "first.toml")
    second = parse_pack(HEAD + CHALICE + "vp = 3\n", "second.toml")
    with pytest.raises(PackError) as caught:
        GAME.set_up(new("evenfall", 2).setup, [first, second])
    assert (caught.value.file, caught.value.line, caught.value.column) == ("first.toml", FIRST, 11)


@pytest.mark.parametrize(
    ("head", "line", "problem", "hint"),
    [
        ("", 1, "the pack has no [pack] table", "write [pack]"),
        ("# my box\n\n[pack]\n", 3, "[pack] needs id", 'id = "'),
        ('[pack]\nid = "a"\n', 1, "[pack] needs game", 'game = "'),
        ('[pack]\nid = 5\ngame = "evenfall"\n', 1, "[pack] needs id", 'id = "'),
        ('colour = "red"\n' + HEAD, 1, "“colour” is not a list of entries", "[[colour]]"),
        ('# red\nritual = "red"\n' + HEAD, 2, "“ritual” is not a list", "[[ritual]]"),
    ],
)
def test_a_pack_says_what_it_is(file: Path, head: str, line: int, problem: str, hint: str) -> None:
    error = refusal(write(file, "", head))
    assert problem in error.problem
    assert hint in error.hint
    assert error.line == line


def test_a_pack_for_another_game_is_refused() -> None:
    pack = parse_pack('[pack]\nid = "a"\ngame = "chess"\n', "box.toml")
    with pytest.raises(PackError, match="pack “a” is for chess, not for evenfall"):
        new("evenfall", 2, packs=[pack])


def test_a_missing_file_says_how_to_make_one(file: Path) -> None:
    error = refusal(file)
    assert error.problem == "there is no such file"
    assert "pack new" in error.hint


def test_a_folder_is_not_a_pack(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path).problem


def test_a_file_that_is_not_utf_8_is_refused(file: Path) -> None:
    file.write_bytes(HEAD.encode() + "# é\n".encode("latin-1"))
    assert "not a text file in UTF-8" in refusal(file).problem


def test_a_byte_order_mark_is_no_mistake(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + CHALICE + "vp = 7\n").encode())
    assert read_pack(file).items[0].values == {"vp": 7}


def test_a_file_that_is_too_large_is_refused_unread(file: Path) -> None:
    file.write_bytes(b"\xff" * (MAX_BYTES + 1))
    assert refusal(file).problem == "a pack is at most 1 MiB"


@pytest.mark.parametrize("value", ["[" * 5000 + "]" * 5000, "9" * 5000])
def test_a_file_that_would_choke_the_reader_is_refused(file: Path, value: str) -> None:
    assert "too" in refusal(write(file, CHALICE + f"vp = {value}\n")).problem


# --- fields that replace each other -----------------------------------------------------


def _entry(**values: object) -> Item:
    pack = parse_pack("[[card]]\nid = 'a'\n", "x", {"id": "x", "game": "toy"})
    pack.items[0].values = dict(values)
    return pack.items[0]


def test_fields_of_one_group_replace_each_other_and_others_stay() -> None:
    schema = {
        "card": {
            "vp": Field(whole(0, 9)),
            "action": Field(any_text, group="effect"),
            "ongoing": Field(any_text, group="effect"),
            "known": Field(lambda item, field, value: None),
        }
    }
    catalogue = Catalogue(schema)
    ours = _entry(vp=1, action="x", known={"vp": "book", "action": "book"})
    catalogue.add(Pack("base", "toy", "", "", [ours]), new=True)
    catalogue.add(Pack("mine", "toy", "", "", [_entry(ongoing="y")]))
    assert catalogue.items["card"]["a"].values == {
        "vp": 1,
        "ongoing": "y",
        "known": {"vp": "book", "ongoing": "owner"},
    }


def test_our_own_entries_are_complete_and_there_once() -> None:
    catalogue = Catalogue({"card": {"name": Field(names, required=True), "vp": Field(whole(0, 9))}})
    with pytest.raises(PackError, match="card “a” needs name"):
        catalogue.add(Pack("base", "toy", "", "", [_entry(vp=1)]), new=True)
    whole_entry = _entry(name={"en": "A"})
    catalogue.add(Pack("base", "toy", "", "", [whole_entry]), new=True)
    with pytest.raises(PackError, match="card “a” is there twice"):
        catalogue.add(Pack("base", "toy", "", "", [whole_entry]), new=True)


# --- a pack to start from ---------------------------------------------------------------


def uncommented(text: str) -> str:
    """Every entry of a template, as after taking off all its comment signs."""
    return re.sub(r"^# (\[\[|[a-z_0-9]+ *=)", r"\1", text, flags=re.MULTILINE)


def test_a_new_pack_is_good_and_says_nothing_yet() -> None:
    pack = parse_pack(template(GAME, "My Box!"), "new.toml")
    GAME.check_pack(pack)
    assert pack.items == []
    assert pack.game == "evenfall"
    assert set(pack.id) <= set(string.ascii_lowercase + "-")


def test_a_new_pack_with_every_entry_uncommented_is_good_and_changes_nothing() -> None:
    pack = parse_pack(uncommented(template(GAME, "box")), "new.toml")
    GAME.check_pack(pack)
    entries = [(kind, id) for kind, items in GAME.catalogue([]).items.items() for id in items]
    assert [(item.kind, item.id) for item in pack.items] == entries
    assert [s.text for s in GAME.sheets("en", [pack])] == [s.text for s in GAME.sheets("en", [])]


# --- the digest, and records with packs -------------------------------------------------


def test_the_digest_is_of_what_the_pack_says_not_of_how_it_is_written() -> None:
    plain = pack_of(CHALICE + "vp = 7\nslots = 1\n")
    spaced = pack_of("# mine\n" + CHALICE + "slots=1\nvp   =   7 # seven\n")
    other = pack_of(CHALICE + "vp = 6\nslots = 1\n")
    more = pack_of(CHALICE + "vp = 7\nslots = 1\n[[clan]]\nid = 'star'\n")
    assert plain.digest == spaced.digest
    assert len({plain.digest, other.digest, more.digest}) == 3


def _played(packs: list[Pack]) -> Match:
    match = new("evenfall", 2, 5, packs=packs)
    for _ in range(12):
        match.answer(match.options()[0])
    return match


def test_a_record_with_a_pack_replays_only_with_that_pack() -> None:
    mine = pack_of(CHALICE + "vp = 7\n")
    other = pack_of(CHALICE + "vp = 6\n")
    match = _played([mine])
    record = match.record()
    assert [(mark.id, mark.digest) for mark in record.setup.packs] == [("my-box", mine.digest)]
    again = replay(record, [mine])
    assert GAME.snapshot(again.game) == GAME.snapshot(match.game)
    for packs, given in (([], "given: none"), ([other], other.digest[:8]), ([mine, mine], ",")):
        with pytest.raises(RecordError, match="the game was played with packs: my-box") as caught:
            replay(record, packs)
        assert given in str(caught.value)
        assert mine.digest[:8] in str(caught.value)


def test_a_record_without_a_pack_does_not_replay_with_one() -> None:
    record = _played([]).record()
    with pytest.raises(RecordError, match="played with packs: none; given: my-box"):
        replay(record, [pack_of(CHALICE + "vp = 7\n")])


def test_setting_up_checks_the_options_before_the_packs() -> None:
    with pytest.raises(SetupError, match="for 1 to 4 seats"):
        new("evenfall", 9, packs=[pack_of(CHALICE + "vp = 7\n")])
