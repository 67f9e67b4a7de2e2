"""Prices and gains are written in the same units, in one order."""

from gloaming.evenfall.model.amounts import COST_UNITS, GAIN_UNITS, UNITS, Cost, cost_of


def test_a_price_says_how_much_it_takes_of_each_unit() -> None:
    cost = Cost(1, 2, 3, any=4, mana=5, cards=6, crystals=7)
    assert list(cost.amounts()) == COST_UNITS
    assert cost.amounts() == {
        "herb": 1,
        "potion": 2,
        "knowledge": 3,
        "any": 4,
        "mana": 5,
        "card": 6,
        "crystal": 7,
    }
    assert cost_of(cost.amounts()).amounts() == cost.amounts()
    assert cost_of({"mana": 2}).amounts() == Cost(mana=2).amounts()


def test_prices_and_gains_keep_the_order_of_all_units() -> None:
    for units in (COST_UNITS, GAIN_UNITS):
        assert units == [unit for unit in UNITS if unit in units]
    assert set(COST_UNITS) | set(GAIN_UNITS) == set(UNITS)
