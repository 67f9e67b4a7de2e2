"""Hints at the table: for who is asked, of their own options, and for nobody else."""

import re
from html import unescape

import pytest

from gloaming.table.pages.data import Visitor as Reader
from gloaming.table.pages.frame import speaker
from gloaming.table.pages.hint_data import HintLine, HintPage, HintStep
from gloaming.table.pages.hints import hint_fragment
from gloaming.table.play import bot_workers
from tests.table.room import Party, Room, Visitor

LINK = re.compile(r'<a[^>]*href="(/t/\w+/hint\?as=\d)"')


def hinted(text: str) -> list[str]:
    """The options that a hint names, the best first."""
    lines = re.search(r'<ol class="hints">(.*?)</ol>', text, re.DOTALL)
    assert lines is not None, text
    found = re.findall(r"<li[^>]*>(.*?)(?:<small.*?</small>)*</li>", lines[1], re.DOTALL)
    return [unescape(re.sub(r"<[^>]+>", "", line)).strip() for line in found]


def labels(room: Room, party: Party, seat: int) -> list[str]:
    """The options that are open to a seat, in words."""
    live = room.do(room.server.live_tables.live(party.table))
    words = room.server.presenter.words(live, "en")
    return [words.say(option.label) for option in live.match.options(seat)]


def asked_and_other(party: Party) -> tuple[int, Visitor, Visitor]:
    """Plays until one of two people alone has a choice; returns their seat and both."""
    while True:
        asked = party.info()["asked"]
        view = party.people[asked[0]].view(party.table)
        if len(asked) == 1 and len(view["question"]["offers"]) > 2:
            return asked[0], party.people[asked[0]], party.people[1 - asked[0]]
        assert party.step()


def test_who_is_asked_is_told_some_of_their_own_options_and_nobody_else_is(room: Room) -> None:
    party = Party(room, 2, seed=3)
    seat, asked, other = asked_and_other(party)
    address = LINK.search(asked.page(f"/t/{party.table}"))
    assert address is not None
    assert address[1] == f"/t/{party.table}/hint?as={seat}"
    told = hinted(asked.page(address[1]))
    assert 1 <= len(told) <= 3
    assert set(told) <= set(labels(room, party, seat))
    page = unescape(asked.page(address[1]))
    names = room.do(room.server.live_tables.live(party.table)).match.names
    assert "Then most often: " in page
    end = rf"Expected at the end: about \d+ points for you, about \d+ for {names[1 - seat]}<"
    assert re.search(end, page)
    assert hinted(asked.page(address[1] + "&fragment=1")) == told, "asked again, it is the same"

    assert not LINK.search(other.page(f"/t/{party.table}"))
    refused = other.browser.get(f"/t/{party.table}/hint")
    assert refused.status_code == 400
    assert speaker("en")("error-you-not-asked") in unescape(refused.text)
    for stranger in (other, room.person("Watcher")):
        assert stranger.browser.get(address[1]).status_code in (400, 403)
    assert room.visitor().browser.get(address[1]).status_code in (400, 401, 403)


def test_advice_is_thought_of_once_for_a_question_and_anew_for_the_next(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(room, 2, seed=4)
    _, asked, _ = asked_and_other(party)
    assert room.server.bot_workers is not None
    thought: list[object] = []
    run = room.server.bot_workers.processes.run

    async def counted(owner: str, seconds: float, function: object, *work: object) -> object:
        thought.append(function)
        return await run(owner, seconds, function, *work)  # type: ignore[arg-type]

    monkeypatch.setattr(room.server.bot_workers.processes, "run", counted)
    for _ in range(2):
        asked.page(f"/t/{party.table}/hint")
    assert thought == [bot_workers.choose_advice]
    assert party.step()
    _, asked, _ = asked_and_other(party)
    asked.page(f"/t/{party.table}/hint")
    assert len(thought) == 2


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_hint_says_how_much_worse_the_others_look(lang: str) -> None:
    lines = [
        HintLine("<Best>", ("card:a",), 0.0, 90),
        HintLine("Second", (), 0.2, 40),
        HintLine("Third", (), 2.6, 20),
    ]
    text = hint_fragment(HintPage(Reader(lang=lang), "/t/x", "Evenfall", lines))
    say = speaker(lang)
    assert hinted(text) == ["<Best>", "Second", "Third"]
    assert say("hint-nearly") in text
    assert say("hint-worse", n=3) in text
    assert say("hint-looks", n=150) in text


@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_a_hint_says_what_follows_and_how_the_game_may_end(lang: str) -> None:
    """Of the best option, and as much as is known."""
    say = speaker(lang)
    steps = (HintStep("<First>", 8), HintStep("Second", 5))

    def text(steps: tuple[HintStep, ...], points: tuple[int, ...], rival: str = "") -> str:
        lines = [HintLine("Best", (), 0.0, 90, steps, 8, points), HintLine("Other", (), 2.0, 6)]
        page = HintPage(Reader(lang=lang), "/t/x", "Evenfall", lines, rival)
        return unescape(hint_fragment(page))

    both = text(steps, (118, 97), "<Ben>")
    first: dict[str, str | int] = {"first": "<First>", "n": 8, "tries": 8}
    assert say("hint-then-two", **first, second="Second", m=5) in both
    assert say("hint-end", own=118, best=97, who="<Ben>") in both
    assert both.count('class="then"') == 2
    assert hinted(both) == ["Best", "Other"]

    assert say("hint-then", **first) in text(steps[:1], ())
    assert say("hint-end-many", own=118, best=97) in text((), (118, 97))
    assert say("hint-end-alone", own=118) in text((), (118,))
    assert 'class="then"' not in text((), ())
