"""Dear pages are drawn once: cards, rules, and the steps of a replay."""

from collections.abc import Iterator

import pytest

from gloaming.kernel.game import Game
from gloaming.table.pages import cardbook, page_cache, rulebook
from gloaming.table.play.past import EVERY
from tests.table.room import Party, Room

BOOKS = [
    "/cards/evenfall",
    "/cards/eldritch?q=knife",
    "/rules/evenfall?area=BAT",
    "/rules/eldritch",
]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Which books were drawn, and not only sent."""
    found: list[str] = []
    for module, name in ((cardbook, "_all_cards"), (rulebook, "_rules")):
        draw = getattr(module, name)

        def counted(say: object, page: object, draw: object = draw, name: str = name) -> object:
            found.append(name)
            return draw(say, page)  # type: ignore[operator]

        monkeypatch.setattr(module, name, counted)
    page_cache.clear()
    yield found
    page_cache.clear()


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_is_drawn_once_for_all_readers_of_a_language(
    room: Room, drawn: list[str], book: str
) -> None:
    ana, ben = room.person("Ana"), room.person("Ben")
    hers = ana.page(book)
    assert len(drawn) == 1
    his = ben.page(book)
    assert len(drawn) == 1
    assert ">Ana<" in hers
    assert ">Ben<" in his, "the frame is the reader's own"
    assert ">Ana<" not in his
    german = room.visitor().become("Clara", lang="de").page(book)
    assert len(drawn) == 2
    assert '<html lang="de"' in german


def test_what_is_looked_for_is_a_page_of_its_own(room: Room, drawn: list[str]) -> None:
    ana = room.person("Ana")
    pages = {ana.page(f"/cards/evenfall{query}") for query in ("", "?q=mana", "?kind=ritual")}
    assert len(pages) == len(drawn) == 3


def test_a_page_that_a_browser_has_is_not_sent_again(room: Room) -> None:
    ana = room.person("Ana")
    for path in (*BOOKS, "/cards/evenfall/transmutation-chalice", "/rules/evenfall/EF-BAT-01"):
        first = ana.browser.get(path)
        tag = first.headers["etag"]
        again = ana.browser.get(path, headers={"if-none-match": f'"other", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        other = ana.browser.get(path, headers={"if-none-match": 'W/"other"'})
        assert (other.status_code, other.text) == (200, first.text)
        assert "private" in first.headers["cache-control"]
    ana.send("/me", name="Anna")
    assert ana.browser.get(BOOKS[0], headers={"if-none-match": tag}).status_code == 200


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The answers that are played."""
    found: list[str] = []
    play = Game.answer_by_key

    def counted(game: Game, key: str, seat: int, version: int = -1) -> object:
        found.append(key)
        return play(game, key, seat, version)

    try:
        monkeypatch.setattr(Game, "answer_by_key", counted)
    except (AttributeError, TypeError):
        pytest.skip("a compiled class is not changed")
    return found


def test_a_step_of_a_replay_plays_only_what_lies_before_it(room: Room, answers: list[str]) -> None:
    party = Party(room, 2, seed=3)
    party.play_quickly()
    steps = party.info()["version"]
    assert steps > 2 * EVERY
    ana = party.people[0]
    page = f"/t/{party.table}/replay?step="
    whole = ana.page(f"{page}{steps}")
    answers.clear()
    near = [ana.page(f"{page}{step}") for step in (steps, steps - 1, EVERY + 3, EVERY, 0)]
    assert len(answers) == steps % EVERY + (steps - 1) % EVERY + 3
    assert near[0] == whole
    room.server._pasts.clear()
    for step, seen in ((EVERY + 3, near[2]), (0, near[4])):
        assert ana.page(f"{page}{step}") == seen, "the same as played from the beginning"


def test_a_replay_follows_the_game_and_an_undo(room: Room) -> None:
    party = Party(room, 1, game="eldritch")
    ana = party.people[0]
    party.play_quickly(to=3)
    before = ana.page(f"/t/{party.table}/replay?step=3")
    party.play_quickly(to=6)
    later = ana.page(f"/t/{party.table}/replay?step=6")
    assert later != before
    asked = ana.send(f"/t/{party.table}/undo/wish", to="3")
    assert asked.status_code == 303
    back = ana.page(f"/t/{party.table}/replay")
    assert room.do(room.server.live_tables.live(party.table)).table.version == 3
    assert back.partition("<main")[2] == before.partition("<main")[2].replace('max="6"', 'max="3"')
