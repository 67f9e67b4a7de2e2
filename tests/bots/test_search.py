"""The search bot, and the quick one that it asks: repeatable, honest, and they look ahead."""

from pathlib import Path

import pytest
from tests.bots.test_bots import EVENFALL, Sealed, Unsealing, play, start
from tests.pebbles import FROM_BAG, Bid, Pebbles, PebblesBox, Pick, new_pebbles

from gloaming.bots import make
from gloaming.bots.quick import Quick
from gloaming.bots.search import Search
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.judgement import BoxJudgement, Judgement
from gloaming.kernel.evaluation.rivalry import RivalJudgement
from gloaming.kernel.evaluation.weights import FORMAT, NetCard, Weights, write_weights
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.statistics import GameStatistics

SEARCH = "search:simulations=12"


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net for Evenfall that likes Knowledge, and nothing else."""
    names = EVENFALL.input_names().names
    rows = [0.0] * (2 * len(names))
    for number, name in enumerate(names):
        if " knowledge, " in name:
            rows[2 * number + 1] = 5.0 * int(name.split()[0])
    card = NetCard(FORMAT, "evenfall", EVENFALL.rules_version, 1, 0.0, names)
    file = tmp_path_factory.mktemp("net") / "knowledge.weights"
    write_weights(file, Weights(card, rows, [0.0, 0.0], [0.0]))
    return file


class Bait(Effect):
    """Take 1 pebble or 3; who takes 3 leaves 8 for the next seat, else only 2."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 3])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[seat] += choice
        game.stack.append(Frame(Pick(1, 8 if choice == 3 else 2), 1 - seat))

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


class Sowing(Effect):
    """Take 2 pebbles, or only 1 and have another move then, which brings 1 or 6."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[seat] += choice
        if choice == 1:
            game.stack.append(Frame(Pick(1, 6), seat))


class Alike(Effect):
    """A move that takes a pebble with one hand or the other: nothing depends on it."""

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[seat] += 1


class Steps(Effect):
    """Moves that bring so many pebbles one after the other, whatever is answered."""

    def __init__(self, brings: list[int]) -> None:
        super().__init__()
        self.brings = brings

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[seat] += self.brings[0]
        if self.brings[1:]:
            game.stack.append(Frame(Steps(self.brings[1:]), seat))

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


class Loan(Effect):
    """Take nothing, and 6 pebbles after a move that go back two moves later; or take 2."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        if choice == 2:
            game.pebbles[seat] += 2
        brings = [6, 0, -6, 0] if choice == 1 else [0, 0, 0, 0]
        game.stack.append(Frame(Steps(brings), seat))

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


# --- made by name ------------------------------------------------------------------------


def test_settings_of_a_bot_come_after_its_name() -> None:
    bot = make("search:simulations=200", EVENFALL, 1)
    assert isinstance(bot, Search)
    assert (bot.simulations, bot.name) == (200, "search")
    timed = make("search:seconds=0.25", EVENFALL, 1)
    assert isinstance(timed, Search)
    assert (timed.simulations, timed.seconds) == (0, 0.25)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("search:depth=3", "“depth=3” is no setting .*“search”; it takes simulations, seconds"),
        ("search:moves=-1", "cannot play on for fewer than 0 moves"),
        ("search:simulations=many", "simulations of the bot “search” is a number, not “many”"),
        ("search:seconds=0", "search needs a budget"),
        ("quick:tries=-1", "cannot try fewer than 0 options"),
        ("greedy:simulations=3", "no setting of the bot “greedy”; it takes none"),
    ],
)
def test_settings_that_a_bot_does_not_take_are_refused(name: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        make(name, EVENFALL, 1)


# --- repeatable and honest ---------------------------------------------------------------


def test_the_same_seeds_and_simulations_give_the_same_answers(net: Path) -> None:
    for name in (f"{SEARCH}:weights={net}", f"quick:weights={net}"):
        games = [
            play(start(3), [make(name, EVENFALL, f"a/{seat}") for seat in (0, 1)], 6)
            for _ in range(2)
        ]
        assert games[0] == games[1]


@pytest.mark.parametrize("name", [SEARCH, "search:seconds=0.01"])
def test_search_neither_copies_nor_moves_the_game_it_sits_at(name: str) -> None:
    for effect in (Pick(1, 4, 2), Bid()):
        open_game = new_pebbles(2, effect)
        game = open_game.copy_into(Sealed(2, open_game.chance.copy()))
        choice = make(name, Unsealing(), 1).answer(game, 0)
        assert choice in game.choices()


@pytest.mark.parametrize("options", [{}, {"crystal-path": "on"}])
def test_bots_that_look_ahead_decide_by_what_their_seat_knows_alone(
    options: dict[str, str], net: Path
) -> None:
    """The same position with everything unknown dealt differently gets the same answer."""
    game = start(8, 3, EVENFALL, options)
    walk = [make("random", EVENFALL, f"walk {seat}") for seat in range(3)]
    differing = 0
    for number in range(40):
        if game.question is None:
            break
        seat = game.asked_seat()
        if number % 8 == 0:
            other = EVENFALL.imagine(game, seat, Chance(key_from_seed(f"other {number}")))
            differing += EVENFALL.snapshot(other) != EVENFALL.snapshot(game)
            named = f"quick:weights={net}", f"search:simulations=4:weights={net}"
            for name in (*named, "willow", "bramble"):
                answers = {make(name, EVENFALL, number).answer(g, seat) for g in (game, other)}
                assert len(answers) == 1
        game.answer(walk[seat].answer(game, seat), seat)
    assert differing > 3


def test_search_does_not_know_what_is_in_the_bag() -> None:
    """A stone is worth 3.1 on average: with many simulations it is taken whatever lies on top."""
    for top in (0, 7):
        game = new_pebbles(2, Pick(1, 2, FROM_BAG))
        game.bag = [stone for stone in (0, 0, 1, 2, 3, 4, 5, 6, 7) if stone != top] + [top]
        assert make("search:simulations=200", PebblesBox(), 1).answer(game, 0) == FROM_BAG


# --- good --------------------------------------------------------------------------------


def test_quick_takes_what_its_net_likes(net: Path) -> None:
    """The net likes nothing but Knowledge, so that a seat that follows it ends up with more."""
    stocks: list[int] = []
    for name in (f"quick:weights={net}", "random"):
        game = start("stock")
        play(game, [make(name, EVENFALL, seat) for seat in (0, 1)], 60)
        stocks.append(sum(clan.stock[2] for clan in game.clans))  # type: ignore[attr-defined]
    assert stocks[0] > stocks[1]


def test_search_sees_what_a_move_leaves_to_the_next_seat() -> None:
    """3 pebbles are more than 1, but leave the other seat 8: greedy takes them, search does not."""
    assert make("greedy", PebblesBox(), 1).answer(new_pebbles(2, Bait()), 0) == 3
    assert make("search:simulations=60", PebblesBox(), 1).answer(new_pebbles(2, Bait()), 0) == 1


def test_search_finds_a_plan_of_two_moves() -> None:
    """1 pebble and then 6 are more than 2: one move ahead that cannot be seen."""
    assert make("greedy", PebblesBox(), 1).answer(new_pebbles(2, Sowing()), 0) == 2
    assert (
        make("search:simulations=8:moves=0", PebblesBox(), 1).answer(new_pebbles(2, Sowing()), 0)
        == 2
    )
    assert make("search:simulations=8", PebblesBox(), 1).answer(new_pebbles(2, Sowing()), 0) == 1


def test_a_try_is_judged_by_several_positions_on_its_way() -> None:
    """After two moves of four the loan is worth 6 and then nothing, 3 on average: more than 2."""
    on_the_way = Search(PebblesBox(), 1, simulations=40, moves=2)
    assert on_the_way.judged_from == 1
    assert on_the_way.answer(new_pebbles(2, Loan()), 0) == 1
    at_the_end = Search(PebblesBox(), 1, simulations=40, moves=2)
    at_the_end.judged_from = 2
    assert at_the_end.answer(new_pebbles(2, Loan()), 0) == 2


class Formula(Judgement):
    """A judgement by the game's formula alone, of which there are other opinions without it."""

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Pebbles)
        return float(game.pebbles[seat])

    def with_formula(self, most: float) -> Judgement:
        return self if most >= 0.5 else Misgivings()


class Misgivings(Judgement):
    """The opposite opinion."""

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Pebbles)
        return -float(game.pebbles[seat])


class FormulaPebbles(PebblesBox):
    """Pebbles that are judged by a formula."""

    def judgement(self, game: Game, weights: Path | None = None, style: str = "") -> Judgement:
        return Formula()


def test_a_try_is_judged_with_less_of_the_formula_than_a_move() -> None:
    """Moves are made by the formula, which likes 1 pebble and then 6; where a try ends less of it
    counts, and there nothing is better than as few as possible."""
    searching = Search(FormulaPebbles(), 1, simulations=20)
    assert searching.answer(new_pebbles(2, Sowing()), 0) == 2
    by_formula = Search(FormulaPebbles(), 1, simulations=20)
    by_formula.formula = 1.0
    assert by_formula.answer(new_pebbles(2, Sowing()), 0) == 1


class JudgedPebbles(PebblesBox):
    """Pebbles with a judgement of positions, as a game has that ships with a net."""

    def judgement(self, game: Game, weights: Path | None = None, style: str = "") -> Judgement:
        return BoxJudgement(self)


def test_quick_tries_what_looks_nearly_as_good_one_move_ahead() -> None:
    box = JudgedPebbles()
    assert Quick(box, 1, tries=0).answer(new_pebbles(2, Sowing()), 0) == 2
    assert Quick(box, 1, tries=2).answer(new_pebbles(2, Sowing()), 0) == 1


class Hare(Pebbles):
    """Pebbles against an opponent whom the rules play: it has what seat 1 leaves to it."""

    @property
    def opponents(self) -> int:
        return 1

    def scores(self) -> list[int]:
        return [self.pebbles[0], 4 * self.pebbles[0]]


def test_a_rival_whom_the_rules_play_counts_by_its_points_where_one_asks_for_it() -> None:
    game = Hare(1, Chance(bytes(32)))
    game.pebbles[0] = 3
    points = BoxJudgement(PebblesBox())
    assert RivalJudgement(points, 0.5).value(game, 0) == 3.0
    assert RivalJudgement(points, 0.5, with_opponents=True).value(game, 0) == 3.0 - 0.5 * 12


class Tortoise(Pebbles):
    """Pebbles against an opponent whom the rules play: it has what lies in the bag."""

    def copy(self) -> Pebbles:
        return self.copy_into(Tortoise(self.seats, self.chance.copy()))

    @property
    def opponents(self) -> int:
        return 1

    def scores(self) -> list[int]:
        return [self.pebbles[0], sum(self.bag)]


class March(Effect):
    """Take 4 or 5 pebbles; the opponent gets 10."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [4, 5])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[seat] += choice
        game.bag.append(10)

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True


class Stroll(March):
    """Take 3 pebbles, of which the opponent gets 6, and go on; or begin the next round: a march."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [0, 3])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Pebbles)
        if choice:
            game.pebbles[seat] += choice
            game.bag.append(6)
            game.push(self, frame)
            return
        game.said.append("round")
        for _ in range(20):
            game.push(March(), frame)


class CountsRounds(GameStatistics):
    def rounds(self, game: Game) -> int:
        assert isinstance(game, Pebbles)
        return game.said.count("round")


class TortoiseBox(PebblesBox):
    statistics = CountsRounds()


def test_against_an_opponent_of_the_rules_options_are_judged_at_the_end_of_the_round() -> None:
    """A stroll gives it 3 more than the seat has of it. After so many moves that only looks like a
    part of the march that is put off."""
    game = Tortoise(1, Chance(bytes(32)))
    game.stack.append(Frame(Stroll(), 0))
    game.run_until_asked()
    bot = make("search:simulations=12", TortoiseBox(), 1)
    assert isinstance(bot, Search)
    assert bot.answer(game, 0) == 0


def test_search_says_what_it_thought() -> None:
    bot = make("search:simulations=60", PebblesBox(), 1)
    assert isinstance(bot, Search)
    bot.answer(new_pebbles(2, Bait()), 0)
    tried = sum(thought.visits for thought in bot.thoughts)
    assert 4 <= bot.simulated == tried <= 60
    best, other = bot.thoughts
    assert (best.choice, other.choice) == (1, 3)
    # 1 for itself and 2 for the other seat; or 3 and 8
    assert -1.0 < best.value < 1.0
    assert other.value < best.value - 2.0


def test_what_an_answer_costs_is_within_the_budget() -> None:
    for budget in (1, 2, 5, 9):
        bot = make(f"search:simulations={budget}", EVENFALL, 1)
        assert isinstance(bot, Search)
        game = start(6)
        assert game.question is not None
        bot.answer(game, game.asked_seat())
        assert bot.simulated <= budget


def test_a_budget_is_not_spent_on_options_that_are_alike() -> None:
    bot = make("search:simulations=1000", PebblesBox(), 1)
    assert isinstance(bot, Search)
    bot.answer(new_pebbles(2, Alike()), 0)
    assert 24 < bot.simulated < 200


@pytest.mark.sampled
@pytest.mark.parametrize("box", [PebblesBox(), EVENFALL], ids=lambda box: box.name)
def test_search_plays_whole_games(box: Box) -> None:
    game = start(4, 2, box)
    play(game, [make("search:simulations=2", box, seat) for seat in (0, 1)])
    assert game.is_over
