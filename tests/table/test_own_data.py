"""People look at, take along and delete what is stored about them, and move between devices."""

import json
import re

import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.links import new_recovery_code, plain_recovery_code
from gloaming.table.people import Signer
from tests.table.room import Party, Room, Visitor

CODE = re.compile(r"<code[^>]*>((?:[A-Z2-9]{5}-){3}[A-Z2-9]{5})</code>")


def test_a_visitor_has_no_data(room: Room) -> None:
    visitor = room.visitor()
    assert "Nothing is stored about you" in visitor.page("/me")
    assert visitor.browser.get("/me/data").status_code == 400
    assert visitor.send("/me/delete", sure="yes").status_code == 400


def test_the_page_says_what_is_stored_and_all_of_it_can_be_downloaded(room: Room) -> None:
    party = Party(room, 2)
    party.play(4)
    ana = party.people[0]
    ana.send(f"/t/{party.table}/chat", text="<b>hi</b>")
    page = ana.page("/me")
    assert "a part in one table" in page
    assert "one line of chat" in page
    found = ana.browser.get("/me/data")
    assert "attachment" in found.headers["content-disposition"]
    data = json.loads(found.text)
    assert data["person"]["name"] == "Person 0"
    assert data["chat"][0]["text"] == "<b>hi</b>"
    assert party.people[1].token not in found.text
    record = room.do(room.server.live_tables.record(party.table))
    assert [a["key"] for a in data["answers"]] == [a.key for a in record.answers if a.seat == 0]


def test_a_recovery_code_brings_a_person_to_another_browser_once(room: Room) -> None:
    party = Party(room, 2)
    ana = party.people[0]
    old = CODE.search(ana.send("/me/recovery").text)
    shown = CODE.search(ana.send("/me/recovery").text)
    assert old is not None
    assert shown is not None
    assert shown[1] not in ana.page("/me")  # it is shown once
    phone = room.visitor()
    assert phone.send("/me/recover", code=old[1]).status_code == 400  # a new one replaced it
    assert phone.send("/me/recover", code="").status_code == 400
    typed = shown[1].lower().replace("-", " ")
    assert phone.send("/me/recover", code=typed).status_code == 303
    assert phone.browser.cookies["gloaming"] == ana.token
    assert "Person 0" in phone.page("/me")
    again = room.visitor()
    assert again.send("/me/recover", code=shown[1]).status_code == 400


def test_ended_sessions_are_worthless_and_this_browser_goes_on(room: Room) -> None:
    party = Party(room, 2)
    seat = party.info()["asked"][0]
    ana = party.people[seat]
    view = ana.view(party.table)
    stolen = Visitor(room.address)
    stolen.browser.cookies.set("gloaming", ana.token, domain="127.0.0.1")
    stolen.program.headers["authorization"] = f"Bearer {ana.token}"
    assert ana.send("/me/sessions").status_code == 303
    key = view["question"]["offers"][0]["key"]
    assert stolen.answer(party.table, key, view["version"]).status_code in (400, 409)
    form = {"key": key, "version": view["version"], "epoch": 0, "seat": seat}
    assert stolen.send(f"/t/{party.table}/answer", **form).status_code == 400
    assert "Nothing is stored" in stolen.page("/me")
    fresh = ana.browser.cookies["gloaming"]
    assert fresh != ana.token
    assert ana.send(f"/t/{party.table}/answer", **form).status_code == 303
    assert party.people[1 - seat].get(f"/tables/{party.table}")["version"] == 1


def test_a_page_that_is_open_in_an_ended_session_is_shown_nothing_more(room: Room) -> None:
    party = Party(room, 2, options={"first": "1"})
    ana = party.people[0]
    with ana.listen(f"/t/{party.table}/events") as stolen:
        stolen.next("zones")
        ana.send("/me/sessions")
        live = room.do(room.server.live_tables.live(party.table))
        key = live.match.options(0)[0].key
        room.do(room.server.live_tables.answer(party.table, 0, key, live.token))
        kind, data = stolen.next("zones", "reload")
        assert kind == "reload"
        assert "hand" not in data


def test_who_signs_out_is_nobody_in_this_browser(room: Room) -> None:
    ana = room.person("Ana")
    assert ana.send("/me/leave").status_code == 303
    assert "gloaming" not in ana.browser.cookies
    assert ana.make("me", "random")  # the program's token is still good


def test_deletion_needs_a_tick_and_leaves_nothing(room: Room) -> None:
    party = Party(room, 2)
    ana, ben = party.people
    ana.send(f"/t/{party.table}/chat", text="goodbye")
    assert "Nothing was deleted" in ana.browser.get("/me?note=not-sure").text
    ana.send("/me/delete")
    assert "Person 0" in ana.page("/me")
    ana.send("/me/delete", sure="yes")
    assert "gloaming" not in ana.browser.cookies
    page = ben.page(f"/t/{party.table}")
    assert "Person 0" not in page
    assert "goodbye" not in page
    stale = Visitor(room.address)
    stale.browser.cookies.set("gloaming", ana.token, domain="127.0.0.1")
    assert "Nothing is stored" in stale.page("/me")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_privacy_and_own_data_are_told_in_every_language(room: Room, lang: str) -> None:
    reader = Visitor(room.address).become("Ana", lang)
    titles = {"en": "Privacy", "de": "Datenschutz", "es": "Privacidad"}
    assert f"<h1>{titles[lang]}</h1>" in reader.page("/privacy")
    assert 'href="/privacy"' in reader.page("/about")
    assert 'action="/me/delete"' in reader.page("/me")


def test_tokens_of_earlier_versions_are_good_and_made_up_ones_are_not() -> None:
    signer = Signer("secret")
    assert signer.read(signer.sign("abc")) == ("abc", 0)
    assert signer.sign("abc").count(".") == 1  # as they always were
    assert signer.read(signer.sign("abc", 7)) == ("abc", 7)
    mark = signer.sign("abc").split(".")[1]
    for wrong in ("", ".", "abc", f"abc.1.{mark}", f"abc.-0.{mark}", f"abc.0.{mark}", "a.b.c.d"):
        assert signer.read(wrong) == ("", 0)


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_recovery_code()
    assert plain_recovery_code(f" {code.lower().replace('-', '  ')}\n") == code.replace("-", "")
    assert len({new_recovery_code() for _ in range(50)}) == 50
