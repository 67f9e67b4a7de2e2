"""Every answer has a number of its own, and the same answer the same one in every game."""

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.encoding import vocabulary
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.model.variant import Variant
from gloaming.evenfall.rules.resources.gain import NO_COUNT, Gain
from gloaming.evenfall.rules.resources.pay_effect import Pay
from gloaming.kernel.encoding.actions import ActionBlock, ActionSpace
from gloaming.kernel.errors import EncodingError
from gloaming.research.setting import Setting
from tests.research.cases import CASES, each_case, questions, setting_of

# The only verbs whose arguments cannot be listed: which of several effects, or a pair of cards.
WITH_SLOTS = {"first", "use", "instead", "choose", "discard"}


@pytest.mark.sampled
@each_case
def test_every_choice_has_a_number_of_its_own_that_means_the_option(
    case: tuple[str, int, dict[str, str]],
) -> None:
    setting = setting_of(case)
    encoding = setting.encoding
    names = encoding.space.names
    asked = 0
    for game, seat in questions(setting, 3, 260, "numbers"):
        numbers = encoding.actions(game, seat)
        options = game.options(seat)
        assert len(numbers) == len(set(numbers)) == len(options)
        for number, option in zip(numbers, options, strict=True):
            if "#" in names[number]:
                assert option.verb in WITH_SLOTS
                assert names[number].startswith(f"{option.verb}:")
            else:
                assert names[number] == option.key
        asked += 1
    assert asked > 60


def test_action_spaces_hold_a_few_thousand_actions_at_most() -> None:
    sizes = [setting_of(case).encoding.space.size for case in CASES]
    assert max(sizes) < 6000
    assert setting_of(("evenfall", 4, {})).encoding.space.size < 2000


def test_a_card_has_the_same_number_whoever_plays() -> None:
    first = Setting("evenfall", 2, {"clans": "star,cross"})
    other = Setting("evenfall", 2, {"clans": "horn,wave"})
    assert first.encoding.space.names == other.encoding.space.names
    assert "on:" in "".join(first.encoding.space.names)
    for game in (first.new_game(1), other.new_game(1)):
        seat = game.asked_seat()
        names = first.encoding.space.names
        keys = [option.key for option in game.options(seat)]
        assert [names[number] for number in first.encoding.actions(game, seat)] == keys


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_clan_can_sit_at_every_seat(seats: int, side: str) -> None:
    for clan in CLANS:
        for seat in range(seats):
            setting = Setting("evenfall", seats, {"side": side, "clans": "," * seat + clan})
            game = setting.new_game(1)
            assert setting.encoding.actions(game, game.asked_seat())


def test_every_ancient_one_has_the_same_actions() -> None:
    one = Setting("eldritch", 2, {"ancient": "azathoth"}).encoding.space.names
    assert one == Setting("eldritch", 2, {"ancient": "cthulhu"}).encoding.space.names


def test_a_pair_of_cards_is_told_by_where_they_stand_in_the_sorted_hand() -> None:
    setting = Setting("evenfall", 2, {"experienced": "on"})
    game = setting.new_game("pairs")
    seat = game.asked_seat()
    keys = [option.key for option in game.options(seat)]
    assert all("+" in key for key in keys)  # two of the hand are discarded (EF-SCO-08)
    numbers = setting.encoding.actions(game, seat)
    start = setting.encoding.space.slots["discard"]
    assert sorted(numbers) == list(range(start, start + len(keys)))


def test_an_action_that_is_not_open_is_refused_with_its_name() -> None:
    setting = Setting("evenfall", 2)
    game = setting.new_game(1)
    seat = game.asked_seat()
    closed = setting.encoding.space.number("yes")
    with pytest.raises(EncodingError, match="“yes” is not open now"):
        setting.encoding.choice(game, seat, closed)


def test_more_options_than_slots_are_refused() -> None:
    space = ActionSpace([ActionBlock("first", [], slots=1)])
    assert space.numbers_of(["first:a"]) == [0]
    with pytest.raises(EncodingError, match="numbers for 1 options"):
        space.numbers_of(["first:a", "first:b"])
    with pytest.raises(EncodingError, match="no number for “second:a”"):
        space.numbers_of(["second:a"])


def test_no_card_gives_or_costs_more_than_the_numbers_reach() -> None:
    data = GAME.data(4, list(CLANS[2:]), Variant(everything=True), [])
    gains = [effect for effect in data.effects.values() if isinstance(effect, Gain)]
    assert 0 < max(gain.any for gain in gains) <= vocabulary.MOST_GAINED
    assert not [gain for gain in gains if gain.any and gain.per != NO_COUNT]
    prices = [card.cost for card in data.cards]
    for board in data.boards:
        prices += [board.first_council, board.further_council]
    prices += [effect.cost for effect in data.effects.values() if isinstance(effect, Pay)]
    assert max(price.resources() for price in prices) <= vocabulary.MOST_PAID
    for price in prices:
        assert price.mana <= vocabulary.MOST_MANA
        if price.mana and price.resources():
            assert price.mana <= vocabulary.MOST_MANA_WITH
            assert price.resources() <= vocabulary.MOST_WITH_MANA
    assert max(card.mana_cost for card in data.cards) <= vocabulary.MOST_MANA_WITH
