"""Owner's packs: what they change in play and in text, and records that were played with them."""

import re
import string

import pytest

from gloaming.evenfall import GAME
from gloaming.kernel.content.fields import Field, names, whole
from gloaming.kernel.content.fields import text as any_text
from gloaming.kernel.content.pack import Catalogue, Item, Pack, parse_pack
from gloaming.kernel.content.template import template
from gloaming.kernel.errors import PackError, RecordError, SetupError
from gloaming.kernel.match import Match, new, replay
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from tests.owners import CHALICE, pack_of


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
    ours = {(s.kind, s.id): s.text for s in GAME.reference.sheets("en", [])}
    owners = {(s.kind, s.id): s.text for s in GAME.reference.sheets("en", [pack])}
    changed = [key for key in ours if ours[key] != owners[key]]
    assert changed == [("ritual", "transmutation-chalice")]


def test_what_the_owner_says_is_known_from_the_owner() -> None:
    pack = pack_of(CHALICE + "vp = 7\nslots = 2\nknown = { slots = 'a friend' }\n")
    known = GAME.catalogue([pack]).items["ritual"]["transmutation-chalice"].values["known"]
    assert known["vp"] == "owner"
    assert known["slots"] == "a friend"
    assert known["cost"] == "rulebook"


def test_the_values_of_a_list_may_come_from_different_places() -> None:
    """Marisol's Council effect for Root stones is in the books, her other one is not."""
    person = GAME.catalogue([]).items["person"]["marisol"].values
    assert person["known"]["council"] == ["rulebook", "authored"]
    side = '{ game_end = "gain 1 vp per root" }'
    pack = pack_of(f'[[person]]\nid = "marisol"\ncouncil = [{side}, {side}]\n')
    assert GAME.catalogue([pack]).items["person"]["marisol"].values["known"]["council"] == "owner"


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
    facts = GAME.testing.facts(match.game, ["A", "B"], [pack])
    cards = facts["A"]["hand_size"]
    had = [facts["A"][kind] for kind in ("herb", "potion", "knowledge")]
    match.answer("token")
    while match.options() and match.options()[0].key.startswith("gain:"):
        match.answer(match.options()[0])
    facts = GAME.testing.facts(match.game, ["A", "B"], [pack])
    have = [facts["A"][kind] for kind in ("herb", "potion", "knowledge")]
    assert have == [had[0] + 19 * cards, had[1], had[2]]


def test_board_values_can_be_overridden() -> None:
    pack = pack_of('[[limits]]\nid = "base"\nrounds = 1\nstart = "9 herb"\n')
    match = new("evenfall", 2, 1, packs=[pack])
    facts = GAME.testing.facts(match.game, ["A", "B"], [pack])
    assert facts["box"]["rounds"] == 1
    assert facts["A"]["herb"] == 9
    assert facts["A"]["potion"] == 0


def test_a_plain_game_is_not_touched_by_a_pack_in_another() -> None:
    before = GAME.snapshot(new("evenfall", 2, 1).game)
    new("evenfall", 2, 1, packs=[pack_of('[[limits]]\nid = "base"\nstart = "9 herb"\n')])
    assert GAME.snapshot(new("evenfall", 2, 1).game) == before


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
    assert [s.text for s in GAME.reference.sheets("en", [pack])] == [
        s.text for s in GAME.reference.sheets("en", [])
    ]


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
