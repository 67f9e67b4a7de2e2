"""Refusals and error pages are in the reader's language; pages with secrets are not kept."""

import re
from pathlib import Path

import pytest

import gloaming.table
from gloaming.kernel.errors import IllegalAnswer, NotAsked, SetupError, StaleAnswer
from gloaming.table.pages.frame import speaker
from gloaming.table.play.live_tables import CannotResume
from gloaming.table.user_errors import UserError, error_text
from tests.table.room import Party, Room

FOLDER = Path(gloaming.table.__file__).parent
LANGUAGES = ("en", "es", "de")


def messages(lang: str) -> dict[str, str]:
    text = (FOLDER / "words" / f"{lang}-user-errors.ftl").read_text("utf-8")
    return dict(re.findall(r"^(error-[\w-]+) = (.+)$", text, re.MULTILINE))


def used() -> set[str]:
    """The ids of all refusals in the code."""
    text = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    return set(re.findall(r'"(error-[\w-]+)"', text))


def test_every_refusal_has_words_in_every_language_and_none_is_left_over() -> None:
    for lang in LANGUAGES:
        assert set(messages(lang)) == used(), lang
    english = messages("en")
    for lang in ("es", "de"):
        for id, text in messages(lang).items():
            assert text != english[id], id
            assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[id])), id


def test_a_refusal_says_itself_in_english_and_in_any_language() -> None:
    assert str(UserError("error-no-bot", bot="deep", bots="greedy")) == (
        "there is no bot “deep”; there are: greedy"
    )
    assert error_text(UserError("error-no-table"), "de") == "Diesen Tisch gibt es nicht"
    assert "reglas de hoy (x)" in error_text(CannotResume("t", "x"), "es")
    for kind in (StaleAnswer, NotAsked, IllegalAnswer):
        assert len({error_text(kind("anything"), lang) for lang in LANGUAGES}) == 3
    assert error_text(SetupError("two seats want star"), "de") == "two seats want star"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_and_their_programs_are_refused_in_their_language(room: Room, lang: str) -> None:
    say = speaker(lang)
    person = room.visitor().become("Ana", lang)
    missing = person.browser.get("/t/nosuchtable")
    assert missing.status_code == 404
    assert say("error-no-table") in missing.text
    assert f'lang="{lang}"' in missing.text
    assert say("error-nothing-here") in person.browser.get("/nowhere").text
    assert say("error-link") in person.browser.get("/s/abc").text
    table, _ = person.make("me", "friend")
    stale = person.answer(table, "x", 99, seat=0)
    assert stale.status_code == 409
    assert stale.json()["detail"] == say("error-stale")
    forged = person.browser.post(f"/t/{table}/answer", data={"key": "x"})
    assert forged.status_code == 403
    assert say("error-old-form") in forged.text
    lobby = person.browser.get("/join?code=ZZZZZZ")
    assert say("error-no-code", code="ZZZZZZ") in lobby.text


def test_a_visitor_is_refused_in_the_language_of_the_browser(room: Room) -> None:
    found = room.visitor().browser.get("/nowhere", headers={"accept-language": "de-AT,de;q=0.9"})
    assert speaker("de")("error-nothing-here") in found.text


def test_pages_with_secrets_are_not_kept(room: Room) -> None:
    party = Party(room, 2)
    host, table = party.people[0], party.table
    spare = host.make("me", "friend")[1][1]
    pages = [f"/t/{table}{rest}" for rest in ("", "/story", "/replay?step=0", "/check", "/record")]
    for path in [*pages, f"/s/{spare}", "/s/spent", "/t/nosuchtable", "/nowhere"]:
        assert host.browser.get(path).headers["cache-control"] == "no-store", path
    for path in (f"/tables/{table}/view", f"/tables/{table}"):
        assert host.program.get(path).headers["cache-control"] == "no-store", path
    with host.browser.stream("GET", f"/t/{table}/events") as events:
        assert events.headers["cache-control"] == "no-store"
