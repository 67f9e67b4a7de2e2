"""Options of a set-up: what has a meaning, what is barred, and what is wrong, for any game."""

import msgspec
import pytest
from tests.pebbles import PebblesBox

from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import SetupError
from gloaming.kernel.message import Message
from gloaming.kernel.registry import find
from gloaming.kernel.setup.options import (
    Objection,
    OpenOption,
    SetupOption,
    normalized,
    open_options,
)
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import Words


class Orchard(PebblesBox):
    """Pebbles with options that depend on one another."""

    setup_options = (
        SetupOption("rounds", ("3", "1")),
        SetupOption("wind", ("calm", "storm")),
        SetupOption("roof", ("none", "tent"), when=(("wind", ("storm",)),)),
        SetupOption("kite", ("none", "red"), when=(("wind", ("calm",)),)),
        SetupOption("umpire", ("none", "strict"), most=2),
        SetupOption("team", ("", "red", "blue"), each=True),
        SetupOption("song", ()),
    )

    def words(self, language: str, seats: list[str], packs: list[Pack]) -> Words:
        return Words(language, (), seats)

    def objections(self, setup: Setup) -> list[Objection]:
        found = super().objections(setup)
        teams = setup.options.get("team", "").split(",")
        if teams.count("red") > 1:
            found.append(Objection("team", Message("fault-red"), "OR-02"))
        return found


BOX = Orchard()


def setup(seats: int = 3, **options: str) -> Setup:
    return Setup(BOX.name, seats, "", options, (), BOX.rules_version)


def option(id: str, made: Setup) -> OpenOption:
    return next(found for found in open_options(BOX, made) if found.choice.id == id)


def barred(found: OpenOption, seat: int = 0) -> dict[str, str]:
    return {v.id: v.barred.reason.id for v in found.values[seat] if v.barred is not None}


def test_an_option_is_idle_while_another_has_not_the_value_it_needs() -> None:
    idle = option("roof", setup()).idle_reason
    assert idle is not None
    assert idle.id == "fault-only-when"
    assert idle.args["option"] == Message("setup-wind")
    assert idle.args["value"] == Message("setup-wind-storm")
    assert option("roof", setup(wind="storm")).idle_reason is None


def test_an_option_is_idle_with_too_many_seats() -> None:
    assert option("umpire", setup(2)).idle_reason is None
    idle = option("umpire", setup(3)).idle_reason
    assert idle == Message("fault-most-seats", most=2, seats=3)


def test_an_option_is_idle_with_too_few_seats() -> None:
    first = next(choice for choice in find("evenfall").setup_options if choice.id == "first")
    assert [first.is_per_seat(seats) for seats in (1, 2, 4)] == [False, True, True]


def test_what_another_option_settles_is_passed_over() -> None:
    assert BOX.objections(setup(roof="tent")) == []
    assert normalized(BOX, setup(roof="tent")).options == {}
    assert normalized(BOX, setup(wind="storm", roof="tent")).options == {
        "wind": "storm",
        "roof": "tent",
    }


def test_what_so_many_seats_do_not_have_is_refused() -> None:
    assert BOX.objections(setup(2, umpire="strict")) == []
    [wrong] = BOX.objections(setup(3, umpire="strict"))
    assert (wrong.option, wrong.reason.id) == ("umpire", "fault-idle")
    [wrong] = find("evenfall").objections(evenfall(3, automa="heir"))
    assert wrong.reason == Message("fault-automa-alone", seats=3)


def test_a_value_for_each_seat_is_read_by_its_place() -> None:
    team = option("team", setup(3, team=",blue"))
    assert team.now == ("", "blue", "")
    assert len(team.values) == 3
    assert SetupOption("team", ("", "red"), each=True).joined(["", "red", ""]) == ",red"
    assert SetupOption("team", ("any", "red"), each=True).parts("any,,red,any") == [
        "any",
        "any",
        "red",
    ]


def test_what_one_seat_has_taken_is_barred_at_the_others() -> None:
    made = setup(3, team="red")
    assert barred(option("team", made), 0) == {}
    assert barred(option("team", made), 1) == {"red": "fault-red"}
    assert barred(option("team", made), 2) == {"red": "fault-red"}


def test_a_fault_elsewhere_bars_nothing_here() -> None:
    made = setup(3, team="red,red", wind="storm")
    assert barred(option("rounds", made)) == {}
    assert barred(option("wind", made)) == {}


def test_a_value_that_takes_the_meaning_from_another_option_is_not_barred() -> None:
    made = setup(3, kite="red")
    assert barred(option("wind", made)) == {}
    stormy = setup(3, kite="red", wind="storm")
    assert option("kite", stormy).idle_reason is not None
    assert normalized(BOX, stormy).options == {"wind": "storm"}
    assert normalized(BOX, made).options == {"kite": "red"}


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (setup(7), "pebbles is for 2 to 3 seats, not 7"),
        (setup(3, colour="red"), "no option “colour”; there are: rounds, wind"),
        (setup(3, wind="mild"), "option wind is “mild”; expected one of: calm, storm"),
        (setup(3, team="red,green"), "option team is “green”; expected one of: red, blue"),
        (setup(2, team="red,blue,blue"), "option team has 3 values for 2 seats"),
        (setup(3, umpire="strict"), "only with up to 2 seats, not with 3"),
        (setup(3, team="red,red"), r"\(OR-02\)"),
    ],
)
def test_what_is_wrong_is_said(made: Setup, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        BOX.check_setup(made)


def test_any_text_goes_where_there_are_no_values() -> None:
    assert BOX.objections(setup(3, song="la")) == []
    assert option("song", setup(3, song="la")).now == ("la",)


# --- Evenfall, the game that is here ---------------------------------------------------------


def evenfall(seats: int, key: str = "ab" * 32, **options: str) -> Setup:
    return Setup("evenfall", seats, key, options, (), find("evenfall").rules_version)


def test_clans_are_taken_by_seat_and_the_next_free_ones_fill_the_rest() -> None:
    clans = find("evenfall").clans  # type: ignore[attr-defined]
    assert clans(evenfall(4)) == ["star", "cross", "circle", "spike"]
    assert clans(evenfall(3, clans=",horn")) == ["star", "horn", "cross"]
    assert clans(evenfall(3, clans="cross")) == ["cross", "star", "circle"]


def test_clans_drawn_by_lot_are_different_and_always_the_same_for_a_key() -> None:
    clans = find("evenfall").clans  # type: ignore[attr-defined]
    seen: set[str] = set()
    for number in range(40):
        made = evenfall(4, f"{number:064x}", clans="random,star,random,random")
        found = clans(made)
        assert found == clans(made)
        assert found[1] == "star"
        assert len(set(found)) == 4
        seen |= set(found)
    assert seen == {"star", "cross", "circle", "spike", "wave", "horn"}


def test_alone_the_second_clan_is_the_automas() -> None:
    clans = find("evenfall").clans  # type: ignore[attr-defined]
    assert clans(evenfall(1)) == ["star", "cross"]
    assert clans(evenfall(1, clans="cross")) == ["cross", "star"]
    assert clans(evenfall(1, clans="horn,wave")) == ["horn", "wave"]
    assert clans(evenfall(1, **{"automa-clan": "star"})) == ["cross", "star"]
    for number in range(20):
        made = evenfall(1, f"{number:064x}", clans="random,random", **{"automa-clan": "star"})
        assert find("evenfall").objections(made) == []
        own, automa = clans(made)
        assert own != automa == "star"


def test_a_tile_of_the_own_clan_is_offered_to_nobody() -> None:
    found = {
        now.choice.id: now for now in open_options(find("evenfall"), evenfall(1, clans="star"))
    }
    assert list(barred(found["automa-clan"])) == ["star"]
    made = evenfall(1, **{"automa-clan": "circle"})
    found = {now.choice.id: now for now in open_options(find("evenfall"), made)}
    assert list(barred(found["clans"])) == ["circle"]
    assert found["first"].idle_reason is not None


def test_drawing_clans_leaves_the_shuffles_as_they_are() -> None:
    box = find("evenfall")
    named = evenfall(2, clans="random")
    drawn = box.clans(named)[0]  # type: ignore[attr-defined]
    games = [box.set_up(evenfall(2, clans=said), []) for said in ("random", drawn)]
    assert box.snapshot(games[0]) == box.snapshot(games[1])


def test_every_option_and_value_of_evenfall_is_told_in_every_language() -> None:
    box = find("evenfall")
    for lang in ("en", "es", "de"):
        words = box.words(lang, [], [])
        assert all(
            words.has_message(choice.reason) for choice in box.setup_options if choice.reason
        )
        for side in ("sun", "moon"):
            made = evenfall(4, side=side)
            for choice in box.setup_options:
                assert words.has_message(f"setup-{choice.id}")
                assert words.has_message(f"setup-{choice.id}-help")
                for value in choice.values:
                    assert words.has_message(choice.message(value)), (lang, choice.id, value)
            clans = next(choice for choice in box.setup_options if choice.id == "clans")
            told = [box.option_help(clans, value, made) for value in clans.values]
            assert all(words.has_message(one.message) for one in told)
            assert len({one.message for one in told}) == (8 if side == "moon" else 3)


def test_a_set_up_is_plain_data() -> None:
    made = evenfall(3, clans="random,horn")
    assert msgspec.json.decode(msgspec.json.encode(made), type=Setup) == made
