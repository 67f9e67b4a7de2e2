"""The form for a new table: it offers what goes together and says why the rest does not."""

import re
from html import unescape

import pytest

from gloaming.bots.bot import usual
from gloaming.eldritch.box import INVESTIGATORS
from gloaming.kernel import registry
from gloaming.kernel.message import Message
from gloaming.kernel.page.game_page import GamePage
from gloaming.kernel.setup.options import Objection, OptionHelp, SetupOption
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import Words
from gloaming.table.setup_form import game_choice, problem_of, setup_of, table_request_of
from gloaming.table.store.models import Person
from gloaming.table.table_request import SeatRequest, TableRequest, seats_for
from tests.table.room import Room, Visitor

ANCIENT_ONES = ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"]
PORTRAITS = "/static/eldritch/portraits"
FORM = {"game": "evenfall", "seat0": "me", "seat1": "bot:random", "seat2": "none", "seat3": "none"}


@pytest.fixture
def ana(room: Room) -> Visitor:
    return room.person("Ana")


def renewed(visitor: Visitor, **fields: str) -> str:
    answer = visitor.send("/setup", **{**FORM, **fields})
    assert answer.status_code == 200
    return unescape(answer.text)


def radios(html: str, option: str) -> dict[str, str]:
    """The values of an option, each with what it can: "", "checked" or "disabled"."""
    found = re.findall(rf'<input [^>]*name="option-{option}" value="([^"]*)"([^>]*)>', html)
    return {value: rest.strip() for value, rest in found}


def seat_values(html: str, row: int | str) -> dict[str, str]:
    """The clans of a row, likewise."""
    inside = re.search(rf'<select id="each-clans-{row}".*?</select>', html, re.DOTALL)
    if inside is None:
        return {}
    found = re.findall(r'<option value="([^"]*)"([^>]*)>', inside.group())
    return {
        v: "selected" if "selected" in rest else "disabled" if "disabled" in rest else ""
        for v, rest in found
    }


# --- what is offered ------------------------------------------------------------------------


def test_a_seat_that_is_not_there_cannot_be_first(ana: Visitor) -> None:
    html = renewed(ana)
    first = radios(html, "first")
    assert first["random"] == "checked"
    assert [value for value, state in first.items() if state == "disabled"] == ["3", "4"]
    assert "Seat 3 cannot be first: there are 2 seats." in html
    assert radios(renewed(ana, seat2="hotseat"), "first")["3"] == ""


def test_a_clan_that_another_seat_has_is_not_offered(ana: Visitor) -> None:
    html = renewed(ana, **{"each-clans-0": "horn"})
    assert seat_values(html, 0)["horn"] == "selected"
    assert seat_values(html, 1)["horn"] == "disabled"
    assert seat_values(html, 1)["wave"] == ""
    assert "Two seats want The Horn: each takes a different clan (EF-SET-16)." in html


def test_an_empty_seat_has_no_clan_and_the_next_one_has_its_own(ana: Visitor) -> None:
    html = renewed(ana, seat1="none", seat2="bot:random", **{"each-clans-2": "spike"})
    assert seat_values(html, 1) == {}
    assert seat_values(html, 2)["spike"] == "selected"


def test_alone_one_chooses_the_automas_clan_too(ana: Visitor) -> None:
    assert seat_values(renewed(ana), "beyond") == {}
    alone = {"seat1": "none", "each-clans-0": "star", "each-clans-beyond": "horn"}
    html = renewed(ana, **alone)
    assert "The Automa's clan" in html
    automa = seat_values(html, "beyond")
    assert automa["horn"] == "selected"
    assert automa["star"] == "disabled"
    assert seat_values(html, 0)["horn"] == "disabled"
    html = renewed(ana, **alone, **{"option-automa-clan": "cross"})
    assert "EF-TILE-10" in html, "its colour is that of its tile"
    box = registry.find("evenfall")
    assert setup_of(box, {**FORM, **alone}).options == {"clans": "star,horn"}
    only = {key: value for key, value in alone.items() if key != "each-clans-0"}
    assert setup_of(box, {**FORM, **only}).options == {"clans": ",horn"}
    table = ana.send("/tables", **{**FORM, **alone}).headers["location"]
    page = ana.browser.get(table).text
    assert "c-horn" in page
    people = page[page.index('id="zone-frame-seats"') :]
    assert "Automa" in people[: people.index("</section>")]


def test_a_clan_is_explained_for_the_side_that_is_chosen(ana: Visitor) -> None:
    chosen = {"each-clans-0": "wave"}
    assert "On the sun side all clans play alike" in renewed(ana, **chosen)
    moon = renewed(ana, **chosen, **{"option-side": "moon"})
    assert "for 1 Herb a Ritual becomes an Action Space" in moon
    assert 'href="/cards/evenfall/wave-moon"' in moon
    assert "Side: moon" in moon  # beside the closed list of options


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("es", "Dos asientos quieren La Estrella"),
        ("de", "Zwei Plätze wollen The Star: Jeder hat einen anderen Clan (EF-SET-16)."),
    ],
)
def test_everything_is_said_in_the_readers_language(room: Room, lang: str, said: str) -> None:
    reader = Visitor(room.address).become("Eva", lang)
    assert said in renewed(reader, **{"each-clans-0": "star", "each-clans-1": "star"})


# --- without the page's module ----------------------------------------------------------------


def test_a_form_that_cannot_be_played_comes_back_with_the_reason_and_all_that_was_chosen(
    ana: Visitor,
) -> None:
    clans = {"each-clans-0": "star", "each-clans-1": "star"}
    answer = ana.send("/tables", **FORM, **clans, **{"option-side": "moon", "seatname1": "Ben"})
    assert answer.status_code == 400
    html = unescape(answer.text)
    assert re.search(r'role="alert">Two seats want The Star: each takes a different clan', html)
    assert 'href="/rules/evenfall/EF-SET-16"' in html
    assert radios(html, "side")["moon"] == "checked"
    assert seat_values(html, 0)["star"] == "selected"
    assert 'value="Ben"' in html


def test_clans_go_to_the_seats_of_their_rows(ana: Visitor) -> None:
    fields = {**FORM, "seat1": "none", "seat3": "bot:random", "option-side": "moon"}
    answer = ana.send("/tables", **fields, **{"each-clans-0": "horn", "each-clans-3": "wave"})
    assert answer.status_code == 303
    view = ana.get(f"/tables/{answer.headers['location'].rpartition('/')[2]}/view")
    assert [clan["clan"] for clan in view["clans"]] == ["horn", "wave"]
    assert [clan["board"] for clan in view["clans"]] == ["horn-moon", "wave-moon"]


def test_what_is_left_as_usual_is_not_said(ana: Visitor) -> None:
    box = registry.find("evenfall")
    as_usual = {
        f"option-{choice.id}": choice.default for choice in box.setup_options if not choice.each
    }
    assert table_request_of({**FORM, **as_usual, "each-clans-0": ""}, "", box).options == {}


def test_ancient_ones_are_pictures_and_investigators_have_portraits(ana: Visitor) -> None:
    html = renewed(ana, game="eldritch", **{"each-investigators-0": "silas-marsh"})
    open_part, folded = html.split('id="options"')
    assert list(radios(open_part, "ancient")) == ["random", *ANCIENT_ONES]
    for one in ANCIENT_ONES:
        address = f"/static/eldritch/pictures/{one}.svg"
        assert f'src="{address}"' in open_part
        assert ana.browser.get(address).status_code == 200
    assert [option for option in ("mythos", "rumor", "outcomes") if radios(open_part, option)] == [
        *("mythos", "rumor", "outcomes")
    ]
    assert list(radios(folded, "backs")) == ["open", "covered"]
    # Silas is chosen at the first seat, nobody yet at the second, and there he is taken.
    chosen = re.findall(r'<span class="now"><img src="(.*?)"', open_part)
    assert chosen == [f"{PORTRAITS}/silas-marsh.svg", f"{PORTRAITS}/unknown.svg"]
    for seat in (0, 1):
        sheets = re.findall(rf'<input [^>]*name="each-investigators-{seat}"[^>]*>', open_part)
        barred = re.findall(r'value="([^"]*)"[^>]* disabled', " ".join(sheets))
        assert len(sheets) == 2 + len(INVESTIGATORS)
        assert barred == ["silas-marsh"] * seat
    for one in ("unknown", "random", *INVESTIGATORS):
        assert f'src="{PORTRAITS}/{one}.svg"' in open_part
        assert ana.browser.get(f"{PORTRAITS}/{one}.svg").status_code == 200
    assert "The Sailor" in open_part
    # The form is in the colours of the game, whose companions are named by what they are worth.
    assert 'href="/static/eldritch/colours.css"' in html
    assert "Seasoned companion" in open_part


def test_a_bot_without_a_name_is_the_one_that_a_new_table_has() -> None:
    wish = TableRequest(
        "eldritch", [SeatRequest(), SeatRequest("bot"), SeatRequest("bot", "", "random")]
    )
    seats, _ = seats_for(wish, Person("p", "Ana", "en"), "t")
    assert [seat.bot for seat in seats] == ["", usual(registry.find("eldritch")), "random"]
    assert usual(registry.find("eldritch")) == "veteran"


# --- any game -------------------------------------------------------------------------------


class Harbour:
    """A box with nothing but a set-up: one seat plays against the tide, more against each other."""

    name = "harbour"
    is_cooperative = False
    has_open_hands = False
    page = GamePage()
    least = 1
    most = 3
    rules_version = "1"
    setup_options = (
        SetupOption("tide", ("low", "high"), most=1),
        SetupOption("fog", ("off", "on")),
        SetupOption("lamp", ("off", "on"), when=(("fog", ("on",)),)),
    )

    def option(self, setup: Setup, id: str) -> str:
        choice = next(choice for choice in self.setup_options if choice.id == id)
        return setup.options.get(id, choice.default)

    def objections(self, setup: Setup) -> list[Objection]:
        from gloaming.kernel.setup.options import general_objections

        found = general_objections(self, setup)  # type: ignore[arg-type]
        if self.option(setup, "tide") == "high" and self.option(setup, "fog") == "on":
            found.append(Objection("tide", Message("fault-seats", game="harbour"), "HB-01"))
        return found

    def net_file(self) -> None:
        return None

    def bot_ratings(self) -> dict[str, int]:
        return {}

    def policies(self) -> dict[str, object]:
        return {}

    def parts(self, choice: SetupOption, setup: Setup) -> int:
        return setup.seats

    def option_help(self, choice: SetupOption, value: str, setup: Setup) -> OptionHelp:
        return OptionHelp()


def test_the_form_knows_no_game() -> None:
    box, words = Harbour(), Words("en", (), [])

    def chosen(**fields: str) -> dict[str, tuple[str, list[str]]]:
        game = game_choice(box, words, "Harbour", fields)  # type: ignore[arg-type]
        return {o.id: (o.idle_reason, [v.id for v in o.values if v.barred]) for o in game.options}

    assert chosen(seat0="me") == {
        "tide": ("", []),
        "fog": ("", []),
        "lamp": ("Only with “[setup-fog]: [setup-fog-on]”.", []),
    }
    assert chosen(seat0="me", **{"option-fog": "on"})["tide"] == ("", ["high"])
    assert chosen(seat0="me", **{"option-tide": "high"})["fog"] == ("", ["on"])
    assert chosen(seat0="me", seat1="me")["tide"] == ("Only with 1 seat, not with 2.", [])


def test_an_option_that_has_lost_its_meaning_is_refused_by_name_and_then_let_go() -> None:
    box, words = Harbour(), Words("en", (), [])
    fields = {"seat0": "me", "seat1": "me", "option-tide": "high"}
    problem = problem_of(box, words, "Harbour", fields)  # type: ignore[arg-type]
    assert problem == "[setup-tide]: only with 1 seat, not with 2."
    game = game_choice(box, words, "Harbour", fields)  # type: ignore[arg-type]
    assert game.options[0].idle_reason
    assert game.options[0].now == ("low",)
    assert setup_of(box, {**fields, "option-tide": "low"}).options == {}  # type: ignore[arg-type]
