"""The frame of the pages: talk, reports, languages, light, cards and rules where they are named."""

import sqlite3
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gloaming.kernel.match import Record, replay
from tests.browser.conftest import Arrive
from tests.browser.guests import Guest, answer_as, holds, sees, until_asked, version
from tests.table.servers import once

pytestmark = once

SNAPSHOTS = Path(__file__).parent / "snapshots"
EVIL = (
    "<img src=x onerror=\"document.title='caught'\"><script>document.title='caught'</script>&amp;"
)


def _two(arrive: Arrive, seed: int, name: str = "Ben") -> tuple[Guest, Guest, str]:
    ana, ben = arrive("Ana"), arrive(name)
    table, links = ana.invited("me", "friend", seed=seed)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    return ana, ben, table


def _say(page: Page, text: str) -> None:
    if not page.locator("details.talk[open]").count():
        page.locator("details.talk > summary").click()
    page.get_by_label("Say something").fill(text)
    page.locator("details.talk").get_by_role("button", name="Send").click()


def test_what_people_write_stays_text(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 51, name="<b>Ben</b>")
    eva = arrive("Eva")
    page, other, third = ana.sit(table), ben.sit(table), eva.sit(table)
    _say(other, EVIL)
    expect(page.locator("details.talk")).to_have_class("menu talk news")
    page.locator("details.talk > summary").click()
    said = page.locator("#zone-frame-chat .text")
    expect(said).to_have_text(EVIL)
    assert said.locator("*").count() == 0
    expect(page.locator("#zone-frame-chat .name")).to_have_text("<b>Ben</b>")
    assert page.locator("b:visible", has_text="<b>Ben</b>").first.inner_text() == "<b>Ben</b>"
    _say(third, "They cannot hear me")
    expect(third.locator("#zone-frame-chat .text")).to_have_text("They cannot hear me")
    _say(other, "Again")
    expect(said).to_have_count(2)  # what watchers say stays among them
    assert "They cannot hear me" not in page.content()
    assert "caught" not in page.title() + other.title() + third.title()


def test_something_is_wrong_here(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 52)
    answer_as(ana.client, table)
    page = ana.sit(table)
    steps = version(page)
    page.locator("details.more > summary").click()
    page.get_by_text("Something is wrong here").click()
    page.get_by_label("What is wrong?").fill("The moon is 'upside' down")
    page.locator("#report").get_by_role("button", name="Send").click()
    expect(page.get_by_text("Your report was saved. Thank you.")).to_be_visible()
    folder = ana.server.args[ana.server.args.index("--data") + 1]
    with sqlite3.connect(Path(folder) / "tables.sqlite") as store:
        found = store.execute(
            "select step, text, record from report where table_id = ?", [table]
        ).fetchall()
    assert [(step, text) for step, text, _ in found] == [(steps, "The moon is 'upside' down")]
    record = msgspec.json.decode(found[0][2], type=Record)
    assert replay(record).version == steps
    assert ben.client.get(f"/tables/{table}")["version"] == steps


@pytest.mark.parametrize(
    ("lang", "title", "words"),
    [
        ("es", "Español", ("te toca", "Pasa", "Lagos del Norte", "Más")),
        ("de", "Deutsch", ("du bist dran", "Passe", "Höhle", "Mehr")),
    ],
)
def test_the_table_speaks_the_readers_language(
    arrive: Arrive, lang: str, title: str, words: tuple[str, ...]
) -> None:
    ana, _, table = _two(arrive, 53)
    page = ana.sit(table)
    english = page.locator("#zone-hand").inner_text()
    page.locator("details.settings > summary").click()
    page.get_by_role("button", name=title).click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    badge, leave, *rest = words
    assert badge in page.title()
    assert leave in page.locator('#zone-question .can[data-n="0"]').inner_text()
    shown = page.locator("body").inner_text()
    assert [word for word in rest if word not in shown] == []
    assert page.locator("#zone-hand").inner_text() != english
    assert page.get_by_text("Your turn").count() == 0
    page.goto("/rules/evenfall")
    expect(page.locator(".mark").first).to_be_visible()  # the rules say that they are in English


def test_light_and_dark_are_chosen_and_kept(arrive: Arrive) -> None:
    ana, _, table = _two(arrive, 54)
    page = ana.sit(table)
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    seen = {"auto": page.evaluate(ground)}
    for theme, label in (("light", "Light"), ("dark", "Dark")):
        page.locator("details.settings > summary").click()
        page.locator("details.settings").get_by_role("button", name=label, exact=True).click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        seen[theme] = page.evaluate(ground)
    assert seen["light"] != seen["dark"] == seen["auto"]  # this guest's system is dark
    page.goto("/cards/evenfall")
    assert page.evaluate(ground) == seen["dark"]


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_icons_instead_of_words_are_chosen_and_kept(arrive: Arrive, scripts: bool) -> None:
    ana, ben = arrive("Ana", java_script_enabled=scripts), arrive("Ben")
    table, links = ana.invited("me", "friend", seed=54)
    ben.claim(table, links[1])
    page = ana.sit(table)
    effect = page.locator("#zone-hand .fx").first
    expect(page.locator("html")).to_have_attribute("data-signs", "words")  # on a first visit
    expect(effect.locator(".signs")).to_be_hidden()
    box = effect.locator(".words").bounding_box()
    assert box is not None
    assert min(box["width"] / 4, box["height"]) > 10  # not only for who listens
    page.locator("details.settings > summary").click()
    page.locator("details.settings").get_by_role("button", name="Icons", exact=True).click()
    expect(effect.locator(".signs")).to_be_visible()
    page.goto("/cards/evenfall")
    page.goto(f"/t/{table}")
    expect(page.locator("html")).to_have_attribute("data-signs", "icons")
    page.locator("details.settings > summary").click()
    page.locator("details.settings").get_by_role("button", name="Words", exact=True).click()
    expect(effect.locator(".signs")).to_be_hidden()


def test_cards_and_rules_open_where_they_are_named(arrive: Arrive) -> None:
    ana, _, table = _two(arrive, 55)
    page = ana.sit(table)
    pop = page.locator("#pop")
    card = page.locator("#zone-regions [data-card]").first
    card.hover()  # it is lit, so that a click would be an answer
    expect(pop).to_be_visible()
    expect(pop).to_contain_text(card.locator(".nm").inner_text())
    page.keyboard.press("Escape")
    expect(pop).to_be_hidden()
    link = page.locator("#zone-story a[data-card]").first
    name = link.inner_text()
    link.hover()
    expect(pop).to_be_visible()
    expect(pop).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(pop).to_be_hidden()
    rule = page.locator("#zone-question a[data-rule]").first
    id = rule.inner_text()
    page.locator("#main").focus()
    rule.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")  # by keyboard, as focus shows only then
    expect(pop).to_be_visible()
    expect(pop).to_contain_text(id)
    rule.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(id)
    page.go_back()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_rule_that_is_looked_up_does_not_lie_over_the_answers(arrive: Arrive) -> None:
    ana, _, table = _two(arrive, 55)
    page = ana.sit(table)
    page.locator("#zone-question a[data-rule]").first.hover()
    expect(page.locator("#pop")).to_be_visible()
    holds(
        page,
        """() => {
          const box = (what) => document.querySelector(what).getBoundingClientRect();
          return box("#pop").bottom <= box("#zone-question").top;
        }""",
    )


def test_what_cannot_be_done_says_why(arrive: Arrive) -> None:
    ana, ben, table = _two(arrive, 56)
    page = ana.sit(table)
    for _ in range(40):
        until_asked(table, ana.client, ben.client)
        sees(page, ana.client.get(f"/tables/{table}")["version"])
        if page.locator("#zone-hand .why").count():
            break
        answer_as(ana.client, table)
    why = page.locator("#zone-hand .why").first
    why.locator("summary").click()
    expect(why.locator("span")).to_be_visible()
    rule = why.locator("a[data-rule]").first
    id = rule.inner_text()
    rule.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(id)


def test_a_line_of_the_story_lights_what_it_speaks_of(arrive: Arrive) -> None:
    ana, _, table = _two(arrive, 57)
    page = ana.sit(table)
    thing = page.evaluate(
        """() => [...document.querySelectorAll("#zone-story [data-lights]")]
          .flatMap((e) => e.dataset.lights.split(" "))
          .find((t) => document.querySelector(`#zone-regions [data-thing="${t}"]`))"""
    )
    assert thing
    lit = page.locator(f'#zone-regions [data-thing="{thing}"]')
    page.locator(f'#zone-story [data-lights~="{thing}"]').first.hover()
    holds(page, "(t) => document.querySelector(`#zone-regions [data-thing='${t}'].lit`)", thing)
    page.locator(".logo").hover()
    expect(lit).not_to_have_class("lit")


@pytest.mark.parametrize("name", ["lobby", "table", "cards", "rules", "over"])
def test_who_listens_finds_the_same_page(
    arrive: Arrive, finished: tuple[str, str], name: str
) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    table, links = ana.invited("me", "friend:Ben", seed=2)
    ben.claim(table, links[1])
    until_asked(table, ana.client, ben.client)
    paths = {
        "lobby": "/",
        "table": f"/t/{table}",
        "cards": "/cards/evenfall?q=gain&kind=ritual",
        "rules": "/rules/evenfall",
        "over": f"/t/{finished[0]}",
    }
    ana.page.goto(paths[name])
    wanted = (SNAPSHOTS / f"{name}.yml").read_text(encoding="utf-8")
    expect(ana.page.locator("body")).to_match_aria_snapshot(wanted)
