"""The Evenfall page: every answer is on it, nothing that is hidden is, and it is sound HTML."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import msgspec
import pytest

from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.page import ZONES, renderer
from gloaming.evenfall.page.card_widths import signs_width
from gloaming.evenfall.page.hand import second_row
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.cache import Cache
from gloaming.kernel.chance import Chance
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Match, new
from gloaming.kernel.page.zones import PageContext, Zone, refusal_views
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message

VOID = {"input", "br", "hr", "img", "wbr"}
EVIL = "<b>Eve</b> & \"Adam\" 'x' {0}"
NAMES_AT_TABLE = ["Ana", EVIL, "Óscar", "Zoë"]
KB = 1024

MOON = {"side": "moon", "clans": "horn,spike,wave,cross", "tiles": "on"}
PATH = {"crystal-path": "on", "track": "expansion"}
WHOLE = {**MOON, **PATH, "expansion-cards": "on"}


class Page(HTMLParser):
    """Reads a page as strictly as XML: every element is closed where it was opened."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.buttons: list[tuple[str, int, str]] = []
        self.uses: set[str] = set()
        self.attributes: set[str] = set()
        self.elements: set[str] = set()
        self.text: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        assert len(given) == len(attrs), f"an attribute twice in {tag}: {attrs}"
        if tag == "button":
            assert "button" not in self.open
            assert "a" not in self.open
        if tag == "button" and given["type"] == "button":  # it counts, and answers nothing
            assert "data-by" in given or given["class"] == "count-go"
        elif tag == "button":
            assert given["type"] == "submit"
            assert given["form"] == "answer"
            assert given["name"] == "key"
            assert "can" in given["class"].split()
            place = "list" if "answer" in given["class"].split() else "board"
            self.buttons.append((given["value"], int(given["data-n"]), place))
        if tag == "a":
            assert "button" not in self.open
            assert given["href"].startswith(("/", "#zone-"))
        if tag == "use":
            self.uses.add(given["href"].removeprefix("#"))
        self.elements.add(tag)
        self.attributes |= set(given)
        if "id" in given:
            self.ids.append(given["id"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def words_of(match: Match, language: str = "en") -> Words:
    return match.box.words(language, match.names, [])


def zones_of(
    match: Match, seat: int, words: Words, shared: dict[str, Zone] | None = None, **more: bool
) -> list[Zone]:
    refusals = refusal_views(match.refusals(seat)) if seat >= 0 else []
    context = PageContext(
        seat=seat, base="/t/x", names=match.names, refusals=refusals, shared=shared, **more
    )
    return match.box.page.zones(match.view(seat), words, context)


def whole(zones: list[Zone]) -> str:
    return "".join(f"<section>{zone.html}</section>" for zone in zones)


def match_of(seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    wanted = dict(options or {})
    if "clans" in wanted:
        wanted["clans"] = ",".join(wanted["clans"].split(",")[:seats])
    if seed % 2:
        wanted["experienced"] = "on"
    return new("evenfall", seats=seats, seed=seed, options=wanted, names=NAMES_AT_TABLE[:seats])


def positions(match: Match, seed: int, every: int) -> Iterator[None]:
    """A random game, stopped now and then; everybody's dials are set one after the other."""
    chance = random.Random(seed)
    count = 0
    while not match.is_over:
        count += 1
        if count % every == 0:
            yield
        seat = chance.choice(match.asked_seats)
        match.answer(chance.choice(match.options(seat)), seat)
    yield


# --- answers -----------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_every_answer_is_listed_once_and_lies_at_most_once_on_the_board(
    seats: int, seed: int
) -> None:
    match = match_of(seats, seed)
    words = words_of(match)
    lying = total = 0
    for _ in positions(match, seed, every=11):
        for seat in range(seats):
            page = Page(whole(zones_of(match, seat, words)))
            keys = (
                [option.key for option in match.options(seat)] if seat in match.asked_seats else []
            )
            listed = Counter(key for key, _, place in page.buttons if place == "list")
            on_board = Counter(key for key, _, place in page.buttons if place == "board")
            assert listed == Counter(keys)
            assert set(on_board) <= set(keys)
            assert all(count == 1 for count in on_board.values())
            numbers = {key: n for key, n, _ in page.buttons}
            assert all(numbers[key] == n for key, n, _ in page.buttons)
            assert len(set(numbers.values())) == len(keys)
            lying += len(on_board)
            total += len(keys)
    assert lying > total * 0.6  # the board is where most of them are


def listed(html: str) -> dict[str, str]:
    """The answers in the list, by their keys, as people read them."""
    found = re.findall(r'class="can answer[^>]*? value="([^"]+)".*?"label">(.*?)</span>', html)
    return {unescape(key): unescape(label) for key, label in found}


def outcome(match: Match, key: str, seat: int) -> Counter[str]:
    """All that a seat sees after an answer, whichever copy of a card it was, in whatever order."""
    game = match.game.copy()
    game.answer_by_key(key, seat, -1)
    view = match.box.view(game, seat)
    assert isinstance(view, EvenfallView)
    view.question = None
    view.story = []
    seen = msgspec.json.encode(view).decode()
    return Counter(re.split(r"[^\w-]+", re.sub(r"\.\d+", "", seen)))


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(1, 2, {}), (4, 3, {}), (3, 2, WHOLE), (4, 8, WHOLE)]
)
def test_answers_that_read_alike_do_the_same(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    match = match_of(seats, seed, options)
    words = {language: words_of(match, language) for language in LANGUAGES}
    told = 0
    for _ in positions(match, seed, every=3):
        for seat in match.asked_seats:
            for language, said in words.items():
                labels = listed(whole(zones_of(match, seat, said)))
                assert len(labels) == len(match.options(seat))
                told += sum(label.endswith(")") for label in labels.values())
                alike: dict[str, list[str]] = {}
                for key, label in labels.items():
                    alike.setdefault(label, []).append(key)
                for label, keys in alike.items():
                    first, *others = keys
                    for other in others:
                        same = outcome(match, first, seat) == outcome(match, other, seat)
                        assert same, (language, label, keys)
    assert told > 20


def test_in_a_terminal_answers_that_read_alike_do_the_same_too() -> None:
    match = match_of(3, 2, WHOLE)
    words = words_of(match)
    for _ in positions(match, 2, every=3):
        for seat in match.asked_seats:
            view = match.view(seat)
            assert view.question is not None
            alike: dict[tuple[str, str], list[str]] = {}
            for offer in view.question.offers:
                read = (
                    words.say(decode_message(offer.label)),
                    match.box.terminal.hint(view, words, offer),
                )
                alike.setdefault(read, []).append(offer.key)
            for read, (first, *others) in alike.items():
                for other in others:
                    assert outcome(match, first, seat) == outcome(match, other, seat), read


def test_only_what_reads_alike_is_told_apart_and_by_what_differs() -> None:
    # where it lies, what is printed on it, what lies on it
    wanted = ("Central Mountains", "Icon: Ember stone", "under ")
    found: set[str] = set()
    for seed in range(2, 22):  # until each of them was needed, which takes a few games
        match = match_of(3, seed, WHOLE)
        words = words_of(match)
        for _ in positions(match, seed, every=2):
            for seat in match.asked_seats:
                labels = listed(whole(zones_of(match, seat, words)))
                bare = Counter(label.partition(" (")[0] for label in labels.values())
                for label in labels.values():
                    name, _, more = label.partition(" (")
                    assert not more or bare[name] > 1, label
                    found.add(more.rstrip(")"))
        if all(part in " ".join(found) for part in wanted):
            return
    raise AssertionError(f"not told apart by all of {wanted}: {sorted(found)}")


def test_a_turn_lies_on_the_board_but_for_passing() -> None:
    match = new("evenfall", seats=4, seed=5)
    seat = match.asked_seats[0]
    page = Page(whole(zones_of(match, seat, words_of(match))))
    on_board = {key for key, _, place in page.buttons if place == "board"}
    keys = {option.key for option in match.options(seat)}
    assert keys - on_board == {"pass"}


def test_only_who_is_asked_can_answer_and_the_answer_names_its_question() -> None:
    match = new("evenfall", seats=3, seed=5)
    words = words_of(match)
    asked = match.asked_seats[0]
    for seat in (-1, 0, 1, 2):
        html = whole(zones_of(match, seat, words))
        assert ("<button" in html) == (seat == asked)
        assert ('form="answer" name="version"' in html) == (seat == asked)
    for closed in ({"replay": True}, {"watching": True}):
        assert "<button" not in whole(zones_of(match, asked, words, **closed))


def test_a_choice_of_several_steps_has_a_way_back() -> None:
    match = new("evenfall", seats=2, seed=7)
    words = words_of(match)

    def way_back(seat: int, **more: bool) -> bool:
        zones = {zone.id: zone.html for zone in zones_of(match, seat, words, **more)}
        return "data-escape" in zones["question"]

    chance = random.Random(7)
    seen: set[str] = set()
    while len(seen) < 3 and not match.is_over:
        seat = chance.choice(match.asked_seats)
        about = match.prompt(seat)
        assert about is not None
        alone, own = len(match.asked_seats) == 1, match.view(seat).turn == seat
        assert not way_back(seat), "what cannot be taken back alone has no way back"
        assert not way_back(seat, back=True, replay=True)
        if about.id == "ask-turn":
            assert not way_back(seat, back=True), "a turn has no step before it"
            seen.add("opening")
        elif own:
            assert way_back(seat, back=True)
            assert not way_back(1 - seat, back=True), "nobody takes back what another chose"
            seen.add("step")
        elif alone or match.view(seat).turn < 0:
            assert not way_back(seat, back=True), "this is no step of a choice of one's own"
            seen.add("other")
        match.answer(chance.choice(match.options(seat)), seat)
    assert seen == {"opening", "step", "other"}


def test_a_card_that_cannot_be_played_says_why_with_the_rule() -> None:
    match = new("evenfall", seats=2, seed=5)
    seat = match.asked_seats[0]
    refusals = [r for r in match.refusals(seat) if r.rule == "EF-CAT-17"]
    assert refusals, "at the start there is no Ritual to build on"
    board = {zone.id: zone.html for zone in zones_of(match, seat, words_of(match))}["board"]
    assert 'href="/rules/evenfall/EF-CAT-17"' in board
    assert "You have no Ritual to build on." in unescape(board)


# --- what it never shows -----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 4), (4, 7)])
def test_what_a_seat_cannot_know_never_changes_a_byte_of_its_page(seats: int, seed: int) -> None:
    """EF-PLY-11: hands, decks and unrevealed dials are hidden from opponents."""
    match = match_of(seats, seed)
    words = words_of(match)
    for _ in positions(match, seed, every=7):
        real = match.game
        for seat in match.asked_seats:
            shown = zones_of(match, seat, words)
            dream = match.box.imagine(real, seat, Chance(bytes([seed]) * 32))
            dream.story = real.story
            match.game = dream
            assert zones_of(match, seat, words) == shown
            match.game = real


@pytest.mark.parametrize("seed", [1, 2])
def test_cards_in_others_hands_are_nowhere_on_the_page(seed: int) -> None:
    match = match_of(3, seed)
    words = words_of(match)
    for _ in positions(match, seed, every=9):
        game = match.game
        assert isinstance(game, Evenfall)
        for seat in (-1, 0, 1, 2):
            html = whole(zones_of(match, seat, words))
            things = set(re.findall(r'data-thing="card:([^"]+)"', html))
            for other, clan in enumerate(game.clans):
                if other != seat:
                    assert not things & {game.card(index).uid for index in clan.hand}
            assert not things & {game.card(index).uid for index in game.deck}


# --- sound HTML --------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_in_every_language(language: str, seats: int) -> None:
    match = match_of(seats, 6)
    words = words_of(match, language)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', match.box.page.sprites()))
    for _ in positions(match, 6, every=25):
        for seat in (-1, *match.asked_seats[:1]):
            html = whole(zones_of(match, seat, words))
            page = Page(html)
            assert len(page.ids) == len(set(page.ids)), Counter(page.ids).most_common(1)
            assert page.uses <= symbols
            assert not page.elements & {"script", "style", "link", "img", "iframe"}
            assert "style" not in page.attributes
            assert not any(name.startswith("on") for name in page.attributes)
            assert "http" not in html
            text = " ".join(page.text)
            assert not re.search(r"\[[a-z-]+\]", text), "a message without words"
            assert "[page-" not in html
            assert not any("\ue000" <= letter <= "\ue0ff" for letter in html)


def test_names_are_text_and_never_markup() -> None:
    match = match_of(4, 8)
    for _ in positions(match, 8, every=60):
        html = whole(zones_of(match, 0, words_of(match)))
        assert "<b>Eve" not in html
        assert EVIL in "".join(Page(html).text)


def test_zones_are_always_the_same_in_the_same_order() -> None:
    match = match_of(2, 2)
    words = words_of(match)
    for _ in positions(match, 2, every=20):
        for seat in (-1, 0):
            assert [zone.id for zone in zones_of(match, seat, words)] == [zone.id for zone in ZONES]


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("options", [{}, MOON, PATH, WHOLE], ids=["base", "moon", "path", "whole"])
def test_what_was_kept_is_what_would_be_drawn_anew(seats: int, options: dict[str, str]) -> None:
    """The pen keeps drawings between positions and tables: that may never be seen."""
    match = match_of(seats, 10, options)
    words = words_of(match)
    for _ in positions(match, 10, every=23):
        for seat in range(-1, seats):
            kept = zones_of(match, seat, words)
            before, renderer._RENDERERS = renderer._RENDERERS, Cache(1)
            assert zones_of(match, seat, words) == kept
            renderer._RENDERERS = before
    other = match_of(seats, 12, options)
    other.names = list(reversed(match.names))
    fresh = words_of(other)
    shown = zones_of(other, other.asked_seats[0], fresh)
    renderer._RENDERERS = Cache(1)
    assert zones_of(other, other.asked_seats[0], fresh) == shown


@pytest.mark.sampled
@pytest.mark.parametrize("options", [{}, WHOLE], ids=["base", "whole"])
@pytest.mark.parametrize("first", [-1, 0, 3])
def test_what_readers_share_is_what_each_would_see_alone(
    first: int, options: dict[str, str]
) -> None:
    """Whoever looks first draws for the others, and nothing of the own gets into it."""
    match = match_of(4, 10, options)
    words = words_of(match)
    seats = [first, *(seat for seat in range(-1, 4) if seat != first)]
    drawn: set[str] = set()
    for _ in positions(match, 10, every=23):
        shared: dict[str, Zone] = {}
        for seat in seats:
            renderer._RENDERERS = Cache(1)
            assert zones_of(match, seat, words, shared) == zones_of(match, seat, words)
        drawn |= shared.keys()
    assert drawn == {"scores", "battle", "regions"}


@pytest.mark.parametrize("seed", [3, 9])
def test_the_end_of_a_long_game_is_light_and_tells_the_scores(seed: int) -> None:
    match = match_of(4, seed)
    words = words_of(match, "de")
    largest = 0
    for _ in positions(match, seed, every=20):
        seat = match.asked_seats[0] if match.asked_seats else 0
        zones = zones_of(match, seat, words)
        largest = max(largest, sum(len(zone.html.encode()) for zone in zones))
    assert largest < 150 * KB
    found = {zone.id: zone.html for zone in zones_of(match, 0, words)}
    view = match.view(0)
    assert isinstance(view, EvenfallView)
    for clan in view.clans:
        assert f'aria-label="{clan.vp}"' in found["scoring"]
    steps = [int(n) for n in re.findall(r'class="step s\d">\+(-?\d+)<', found["scoring"])]
    assert sum(steps) == sum(match.scores())
    end = found["stage"].rpartition('class="told end')[2]
    assert end.count("<p>") >= 4, "the final scoring is told seat by seat"
    totals = [int(n) for n in re.findall(r'<b title="Gesamt">(\d+)<', end)]
    assert sorted(totals) == sorted(match.scores())
    assert "<button" not in whole(zones_of(match, 0, words))


def test_who_watches_has_no_clan_of_their_own() -> None:
    match = match_of(2, 2)
    words = words_of(match)
    mine, watched = (
        next(zone.html for zone in zones_of(match, seat, words) if zone.id == "tabs")
        for seat in (0, -1)
    )
    assert ">My clan</a>" in mine
    assert ">Clan</a>" in watched


def test_a_full_hand_is_parted_where_its_rows_are_nearest_in_width() -> None:
    assert second_row([4, 4, 4, 4]) == 2
    assert second_row([4, 4, 4, 4, 9]) == 3  # 12 beside 13, not 16 beside 9
    assert second_row([9, 4, 4, 4, 4]) == 2
    assert second_row([30, 1, 1]) == 1


def test_in_a_full_hand_a_longer_name_or_more_signs_make_a_card_wider() -> None:
    drawn = renderer.renderer_for(words_of(match_of(2, 2)))
    widths = {card.entry: signs_width(drawn, card) for card in drawn.cards.values()}
    assert widths["fairy"] < widths["white-stag-of-the-ford"]  # by the name
    assert widths["irene"] < widths["zaya"]  # as long a name, but more to do
