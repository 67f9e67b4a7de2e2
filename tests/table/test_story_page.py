"""The page with the whole story: first things first, everybody in the colour of their seat."""

import re
from html import unescape

import pytest

from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.views.encode import decode_message
from tests.pebbles import PebblesBox
from tests.table.open_pebbles import HIDDEN
from tests.table.room import Party, Room


def _lines(html: str) -> list[str]:
    found = re.findall(r"<li[^>]*>(.*?)</li>", html, re.DOTALL)
    return [unescape(re.sub(r"<[^>]+>", "", line)) for line in found]


def test_it_is_told_in_the_order_of_the_replay(room: Room) -> None:
    party = Party(room, 2, seed=31)
    party.play_quickly(to=40)
    live = room.do(room.server.live_tables.live(party.table))
    words = room.server.presenter.words(live, "en")
    told = [words.say(entry.message) for entry in live.match.story(0)]
    page = party.people[0].page(f"/t/{party.table}/story")
    story = page[page.index('class="glass story-steps"') :]
    assert _lines(story)[: len(told)] == told
    for clan in live.match.view(0).clans:
        assert f'class="c-{clan.clan}"' in story


@pytest.mark.parametrize("box", [PebblesBox(), HIDDEN])
def test_any_game_has_one(box: PebblesBox) -> None:
    """With the page that the kernel draws, and with one of its own that says nothing of it."""
    setup = Setup(box.name, 2, key_from_seed(1).hex(), {}, (), box.rules_version)
    match = Match(box, setup, names=["Ana <b>", "Bo"])
    match.answer("take:2")
    match.answer("take:1")
    words = box.words("en", match.names, [])
    view = match.view(0)
    html = box.page.whole_story(view, words, PageContext(seat=0, base="/t/x", names=match.names))
    assert _lines(html) == [words.say(decode_message(line.message)) for line in view.story]
    assert "Ana <b>" not in html
