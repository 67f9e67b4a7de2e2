"""General nodes, played, read and written with a game from outside the package."""

import pytest
from tests.kernel.pebble_notation import NOTATION, PebbleSentences, read
from tests.pebbles import Pebbles

from gloaming.kernel.chance import Chance
from gloaming.kernel.content.notation.reader import Notation, Reader
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import Sequence
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Frame
from gloaming.kernel.nodes import NO_LIMIT, ByResult, ChooseSome, EachSeat, Pay, Repeat, Unless

WORDS = {language: PebbleSentences(language) for language in ("en", "es", "de")}


def play(text: str, *have: int, is_action: bool = False) -> Pebbles:
    """A game in which the first seat resolves a sentence, with so many pebbles for each seat."""
    game = Pebbles(len(have) or 2, Chance(bytes(32)))
    game.pebbles = list(have) or [0, 0]
    game.stack.append(Frame(read(text, is_action), 0))
    game.run_until_asked()
    return game


def keys(game: Pebbles) -> list[str]:
    return [option.key for option in game.options()]


# --- pay ------------------------------------------------------------------------------------


def test_a_price_is_offered_and_what_it_still_needs_comes_before_what_it_buys() -> None:
    game = play("pay 2 pebbles -> take 5", 3, 0)
    assert keys(game) == ["pay:2", "decline"]
    game.answer_by_key("pay:2")
    assert game.said == ["0 pays 2", "0 cheers", "0 takes 5"]


def test_an_offer_can_be_declined_and_then_something_else_happens() -> None:
    game = play("pay 2 pebbles -> take 5 else take 1", 3, 0)
    game.answer_by_key("decline")
    assert game.said == ["0 takes 1"]


def test_what_cannot_be_paid_is_not_offered() -> None:
    assert play("pay 2 pebbles -> take 5", 1, 0).said == []
    assert play("pay 2 pebbles -> take 5 else take 1", 1, 0).said == ["0 takes 1"]


def test_the_price_of_an_action_is_a_condition_and_no_offer() -> None:
    game = play("pay 2 pebbles -> take 5", 3, 0, is_action=True)
    assert game.is_over
    assert game.said == ["0 pays 2", "0 cheers", "0 takes 5"]
    tree = read("pay 2 pebbles -> take 5", is_action=True)
    frame = Frame(tree, 0)
    assert tree.is_possible(play("take 1", 1, 0), frame)
    assert not tree.is_possible(play("take 1", 0, 0), frame)


def test_several_ways_to_pay_are_asked_for() -> None:
    game = play("pay 2 pebbles -> take 1", 6, 0, is_action=True)
    assert keys(game) == ["pay:2", "pay:1"]
    game.answer_by_key("pay:1")
    assert game.pebbles == [6, 0]


# --- unless ---------------------------------------------------------------------------------


def test_what_is_not_paid_for_happens() -> None:
    game = play("unless 1 pebbles: take 7", 1, 0)
    assert keys(game) == ["pay:1", "decline"]
    game.answer_by_key("decline")
    assert game.said == ["0 takes 7"]


def test_what_is_paid_for_does_not_happen() -> None:
    game = play("unless 1 pebbles: take 7", 1, 0)
    game.answer_by_key("pay:1")
    assert game.said == ["0 pays 1", "0 cheers"]
    game = play("unless 1 pebbles: take 7 then take 2", 1, 0)
    game.answer_by_key("pay:1")
    assert game.said == ["0 pays 1", "0 cheers", "0 takes 2"]


def test_who_cannot_pay_is_not_asked() -> None:
    assert play("unless 1 pebbles: take 7", 0, 0).said == ["0 takes 7"]


# --- seats, results, several ----------------------------------------------------------------


def test_each_seat_resolves_it_in_order() -> None:
    game = play("others: take 1; take 2", 0, 0, 0)
    assert game.said == ["1 takes 1", "1 takes 2", "2 takes 1", "2 takes 2"]


@pytest.mark.parametrize(("have", "said"), [(0, []), (1, [1]), (2, [2]), (3, [2]), (9, [3])])
def test_the_band_in_which_the_count_lies_happens(have: int, said: list[int]) -> None:
    game = play("by pebble {1: take 1 | 2-3: take 2 | 5+: take 3}", have, 0)
    assert game.said == [f"0 takes {n}" for n in said]


def test_some_are_chosen_at_once_and_happen_in_reading_order() -> None:
    game = play("choose 2 of {take 1 | take 2 | take 3}")
    assert keys(game) == ["choose:1+2", "choose:1+3", "choose:2+3"]
    game.answer_by_key("choose:1+3")
    assert game.said == ["0 takes 1", "0 takes 3"]


def test_of_too_few_that_are_possible_all_happen() -> None:
    text = "choose 2 of {take 1 | (pay 1 pebbles -> take 2) | (pay 1 pebbles -> take 3)}"
    game = play(text, 0, 0, is_action=True)
    assert game.said == ["0 takes 1"]
    game = play(text, 1, 0, is_action=True)
    assert keys(game) == ["choose:1+2", "choose:1+3", "choose:2+3"]


def test_something_is_done_several_times() -> None:
    assert play("repeat 3 times: take 1; take 2").said == ["0 takes 1", "0 takes 2"] * 3


# --- reading --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("pay 1 pebbles -> take 1 else take 2", Pay),
        ("unless 1 pebbles: take 1", Unless),
        ("others: take 1", EachSeat),
        ("by pebble {0-1: take 1}", ByResult),
        ("choose 1 of {take 1 | take 2}", ChooseSome),
        ("repeat 2 times: take 1", Repeat),
        ("(repeat 2 times: take 1); take 2", Sequence),
    ],
)
def test_nodes_are_read(text: str, node: type) -> None:
    tree = read(text)
    assert type(tree) is node
    assert all(child.path.startswith("card.") for child in tree.children())


def test_bands_are_read_with_their_ends() -> None:
    tree = read("by pebble {0: take 1 | 2-4: take 2 | 5+: take 3}")
    assert isinstance(tree, ByResult)
    assert [(band.low, band.high) for band in tree.bands] == [(0, 0), (2, 4), (5, NO_LIMIT)]
    assert [band.text() for band in tree.bands] == ["0", "2-4", "5+"]


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("by pebble {3-2: take 1}", 12, "the band 3-2"),
        ("by pebble {1-2: take 1 | 2: take 2}", 26, "the band 2"),
        ("by pebble {1+: take 1 | 4: take 2}", 25, "the band 4"),
        ("by pebbel {1: take 1}", 4, "“pebbel” cannot be counted"),
        ("repeat 0 times: take 1", 8, "the number 0"),
        ("choose 2 of {take 1}", 20, "“}” does not belong here"),
        ("unless 12 pebbles: take 1", 8, "the number 12"),
        ("take 10", 6, "the number 10"),
    ],
)
def test_a_mistake_is_named_with_its_column(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(text)
    assert caught.value.column == column
    assert problem in caught.value.problem


# --- writing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        (
            "pay 1 pebbles -> take 3 else take 1",
            "you may put 1 pebble back: take 3 pebbles; otherwise take 1 pebble",
            "du darfst 1 Kiesel zurücklegen: Nimm 3 Kiesel; sonst nimmst du 1 Kiesel",
        ),
        (
            "unless 2 pebbles: take 1",
            "you may put 2 pebbles back; otherwise take 1 pebble",
            "du darfst 2 Kiesel zurücklegen; sonst nimmst du 1 Kiesel",
        ),
        (
            "unless 2 pebbles: take 1 then take 2",
            "you may put 2 pebbles back: take 2 pebbles; otherwise take 1 pebble",
            "du darfst 2 Kiesel zurücklegen: Nimm 2 Kiesel; sonst nimmst du 1 Kiesel",
        ),
        (
            "others: take 1",
            "every other player: take 1 pebble",
            "jeder andere: Nimm 1 Kiesel",
        ),
        (
            "by pebble {0: take 1 | 1-2: take 2 | 3+: take 3}",
            "by the number of pebbles of yours: for 0, take 1 pebble; for 1 to 2, take 2 pebbles; "
            "for 3 or more, take 3 pebbles",
            "je nach Zahl der eigenen Kiesel: bei 0 nimmst du 1 Kiesel; bei 1 bis 2 nimmst du 2 "
            "Kiesel; bei 3 oder mehr nimmst du 3 Kiesel",
        ),
        (
            "choose 2 of {take 1 | take 2 | take 3}",
            "choose 2 of these: take 1 pebble; take 2 pebbles; take 3 pebbles",
            "wähle 2 davon: nimm 1 Kiesel; nimm 2 Kiesel; nimm 3 Kiesel",
        ),
        (
            "repeat 2 times: take 1",
            "do this 2 times: take 1 pebble",
            "tu das 2-mal: Nimm 1 Kiesel",
        ),
        (
            "may (repeat 2 times: take 1)",
            "you may do this: do this 2 times: take 1 pebble",
            "du darfst Folgendes tun: Tu das 2-mal: Nimm 1 Kiesel",
        ),
    ],
)
def test_nodes_are_written(text: str, en: str, de: str) -> None:
    assert WORDS["en"].write(read(text)) == en
    assert WORDS["de"].write(read(text)) == de
    assert "[" not in WORDS["es"].write(read(text))


def test_a_node_with_an_open_end_stands_in_brackets_where_others_follow() -> None:
    said = WORDS["en"].write(read("(repeat 2 times: take 1); take 3"))
    assert said == "(do this 2 times: take 1 pebble), then take 3 pebbles"


@pytest.mark.parametrize(
    ("text", "signs", "value"),
    [
        ("pay 2 pebbles -> take 3", "?2o → 3o", 2.0),
        ("pay 2 pebbles -> take 3 else take 1", "?2o → 3o : 1o", 2.0),
        ("unless 2 pebbles: take 1", "?2o → : 1o", 1.0),
        ("others: take 1", "≠(1o)", 1.0),
        ("by pebble {0: take 1 | 2+: take 3}", "o{0 ⇒ 1o | 2+ ⇒ 3o}", 2.0),
        ("choose 2 of {take 1 | take 2 | take 4}", "2(1o | 2o | 4o)", 6.0),
        ("repeat 3 times: take 2", "3×(2o)", 6.0),
        ("for each pebble: take 3", "(3o)/o", 6.0),
        ("(unless 1 pebbles: take 1); take 2", "(?1o → : 1o), 2o", 3.0),
    ],
)
def test_nodes_have_signs_and_a_value(text: str, signs: str, value: float) -> None:
    assert NOTATION.signs.of(read(text)) == signs
    assert NOTATION.values.of(read(text)) == value


# --- a notation of one's own ----------------------------------------------------------------


def test_a_game_that_does_not_name_a_node_does_not_read_it() -> None:
    few = Notation(
        [NOTATION.by_node[type(read("take 1"))]], [], NOTATION.counts, NOTATION.count_words, [], 9
    )
    with pytest.raises(NotationError, match="“repeat” does not belong here"):
        Reader(few).effect("repeat 2 times: take 1")


def test_two_verbs_cannot_give_one_terminal_different_words() -> None:
    take = NOTATION.by_node[type(read("take 1"))]

    def verb(words: list[str]) -> Verb:
        return Verb(
            take.node,
            "lift thing:THING",
            text="x",
            sign="x",
            value=0.0,
            meaning="",
            words={"THING": words},
        )

    with pytest.raises(ValueError, match="THING is declared twice"):
        Notation([verb(["a"]), verb(["b"])], [], [], NOTATION.count_words, [], 9)
