"""Chance: the same numbers everywhere, every one equally likely, and nobody can foresee them."""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from gloaming.kernel.chance import Chance, commitment, key_from_seed

KEY = bytes(range(32))

# The 99.9 % quantiles of chi-square by degrees of freedom: a fair source with these fixed keys
# stays below, a biased one does not.
CHI_SQUARE = {5: 20.52, 9: 27.88, 23: 49.73}


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# --- known answers: records replay only if these never change ---------------------------


def test_a_block_is_blake2b_of_the_counter_under_the_key() -> None:
    chance = Chance(KEY)
    first = (
        "255dafa68484a6e2d333aaae1b35a907394f5710b2aa1dbda94f93d2c9829223"
        "8f78faa1bc81337aa9ff4f7a9cfd784c51583216afb19028f656651597bc1292"
    )
    assert chance.block()[::-1].hex() == first
    second = blake2b((1).to_bytes(8, "little"), digest_size=64, key=KEY).digest()
    assert chance.block() == second
    assert chance.counter == 2


def test_dice_of_a_known_key() -> None:
    chance = Chance(KEY)
    rolls = [chance.below(6) + 1 for _ in range(20)]
    assert rolls == [3, 3, 6, 4, 6, 5, 3, 1, 6, 6, 2, 5, 2, 5, 3, 5, 6, 2, 5, 6]
    assert chance.counter == 20


def test_a_bound_that_divides_nothing_of_a_known_key() -> None:
    chance = Chance(KEY)
    drawn = [chance.below(1_000_003) for _ in range(6)]
    assert drawn == [677503, 9958, 172181, 734306, 584551, 589735]


def test_a_shuffle_of_a_known_key() -> None:
    chance = Chance(KEY, 7)
    deck = list(range(20))
    chance.shuffle(deck)
    assert deck == [11, 0, 2, 10, 15, 7, 17, 8, 19, 4, 9, 5, 3, 12, 16, 1, 14, 6, 13, 18]
    assert chance.counter == 9


def test_keys_of_known_seeds() -> None:
    one = "cdda78b8ffcdfd41361239eee2ea0cd61795c00b8e30150efce9974c121c16e8"
    moon = "adffd1d7cd94d8b4d10ec79fea75f788ea9bb69f63cae6a761d2ed1c69fb3b00"
    assert key_from_seed(1).hex() == key_from_seed("1").hex() == one
    assert key_from_seed("moon").hex() == moon


def test_a_fork_of_a_known_key() -> None:
    fork = Chance(KEY).fork("bots")
    assert fork.key.hex() == "3ff0e60bb7c4c953b22ee9bd06aa14a29e03b6f327462749c4a458a67d74b030"
    assert fork.counter == 0


# --- fairness ---------------------------------------------------------------------------


@pytest.mark.parametrize("bound", [6, 10, 24])
def test_every_number_is_equally_likely(bound: int) -> None:
    chance = Chance(key_from_seed(f"uniform {bound}"))
    counts = Counter(chance.below(bound) for _ in range(6_000))
    assert set(counts) == set(range(bound))
    assert chi_square(counts, bound) < CHI_SQUARE[bound - 1]


def test_a_large_bound_is_not_biased_towards_small_numbers() -> None:
    """With 3 * 2**30, a plain remainder of 32 bits would hit the lowest third half of the time."""
    bound = 3 << 30
    chance = Chance(key_from_seed("large"))
    low = sum(chance.below(bound) < bound // 3 for _ in range(3_000))
    assert 900 < low < 1_100


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    number = {order: i for i, order in enumerate(permutations(range(4)))}
    chance = Chance(key_from_seed("orders"))
    counts: Counter[int] = Counter()
    for _ in range(4_800):
        deck = [0, 1, 2, 3]
        chance.shuffle(deck)
        counts[number[tuple(deck)]] += 1
    assert chi_square(counts, 24) < CHI_SQUARE[23]


@pytest.mark.parametrize("size", [0, 1, 2, 17, 18, 100])
def test_a_shuffle_loses_nothing(size: int) -> None:
    chance = Chance(key_from_seed(size))
    deck = list(range(size))
    chance.shuffle(deck)
    assert sorted(deck) == list(range(size))
    if size > 2:
        assert deck != sorted(deck)


@pytest.mark.parametrize("bound", [0, 1])
def test_where_there_is_no_choice_no_luck_is_used(bound: int) -> None:
    chance = Chance(KEY)
    assert chance.below(bound) == 0
    chance.shuffle([7])
    assert chance.counter == 0


# --- copies and forks -------------------------------------------------------------------


def test_a_copy_goes_the_same_way_without_moving_the_original() -> None:
    chance = Chance(KEY)
    chance.below(6)
    twin = chance.copy()
    ahead = [twin.below(100) for _ in range(10)]
    assert chance.counter == 1
    assert [chance.below(100) for _ in range(10)] == ahead


def test_a_fork_neither_draws_nor_depends_on_what_was_drawn() -> None:
    chance = Chance(KEY)
    early = chance.fork("a")
    chance.below(6)
    late = chance.fork("a")
    assert chance.counter == 1
    assert [early.below(1000) for _ in range(8)] == [late.below(1000) for _ in range(8)]


def test_forks_differ_by_label_and_from_their_origin() -> None:
    chance = Chance(KEY)
    lines = [chance.fork("a"), chance.fork("b"), chance.copy()]
    drawn = {tuple(line.below(1 << 30) for _ in range(4)) for line in lines}
    assert len(drawn) == 3


# --- the commitment ---------------------------------------------------------------------


def test_the_commitment_of_a_known_key() -> None:
    shown = "b3c2f76475901c4102907255c46b5c5384da2e2f041da6698cf233b18fce5e94"
    assert commitment(KEY) == shown


def test_another_key_does_not_open_a_commitment() -> None:
    other = KEY[:-1] + b"\x00"
    assert commitment(other) != commitment(KEY)
    assert KEY.hex() not in commitment(KEY)


# --- dice -------------------------------------------------------------------------------------


def test_many_dice_come_from_one_hash() -> None:
    chance = Chance(key_from_seed(1))
    dice = chance.roll(60)
    assert (len(dice), chance.counter) == (60, 1)
    assert set(dice) == {1, 2, 3, 4, 5, 6}


def test_no_dice_use_no_luck() -> None:
    chance = Chance(key_from_seed(1))
    assert (chance.roll(0), chance.counter) == ([], 0)


def test_dice_are_fair() -> None:
    """Chi-squared over 60,000 dice; 20.5 is passed by one fair series in a thousand."""
    chance = Chance(key_from_seed("dice"))
    counts = [0] * 6
    for _ in range(1000):
        for die in chance.roll(60):
            counts[die - 1] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_dice_with_other_sides_are_fair_too() -> None:
    chance = Chance(key_from_seed("sides"))
    found = chance.roll(20_000, 100)
    assert (min(found), max(found)) == (1, 100)
    counts = [found.count(side) for side in range(1, 101)]
    assert sum((count - 200) ** 2 / 200 for count in counts) < 148.2


def test_rolling_changes_no_stream_that_was_there_before() -> None:
    """A record from before there were dice draws the same numbers."""
    chance = Chance(key_from_seed(7))
    before = [chance.below(100) for _ in range(3)]
    again = Chance(key_from_seed(7))
    assert [again.below(100) for _ in range(3)] == before
    rolled = Chance(key_from_seed(7))
    rolled.roll(5)
    assert [rolled.below(100) for _ in range(2)] == before[1:]
