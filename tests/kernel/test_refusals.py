"""Refusals of any game come from a table of moves, with the reasons that can forbid them."""

from tests.pebbles import Pebbles, new_pebbles

from gloaming.kernel.control import ChooseOne, Sequence
from gloaming.kernel.explain.refusals import Move, Reason, one_target, refused_moves
from gloaming.kernel.explain.shortfall import all_missing, effect_shortfall
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option, Refusal
from gloaming.kernel.testing.legality import contradictions

FEW, ODD, SILENT = 1, 2, 4


def obstacles(game: Pebbles, seat: int, n: int) -> int:
    """Giving back: not more than one has, only even numbers, and never none."""
    if n == 0:
        return SILENT
    return (FEW if n > game.pebbles[seat] else 0) | (ODD if n % 2 else 0)


def few(game: Pebbles, seat: int, n: int) -> Message:
    return Message("why-few", n=n, have=game.pebbles[seat])


GIVE = Move[Pebbles](
    "give",
    lambda game, seat: range(4),
    lambda game, seat, n: (str(n), ("heap",)),
    obstacles,
    {
        FEW: Reason(lambda game, seat, n: f"PB-0{seat + 4}", few),
        ODD: Reason("PB-06", "why-odd"),
    },
)


def test_a_move_is_refused_for_each_reason_in_the_order_of_the_table() -> None:
    game = new_pebbles()
    game.pebbles = [2, 0]
    told = [(r.key, r.verb, r.argument, r.rule, r.reason) for r in GIVE.refusals(game, 0)]
    assert told == [
        ("give:1", "give", "1", "PB-06", Message("why-odd")),
        ("give:3", "give", "3", "PB-04", Message("why-few", n=3, have=2)),
        ("give:3", "give", "3", "PB-06", Message("why-odd")),
    ]
    assert {refusal.things for refusal in GIVE.refusals(game, 0)} == {("heap",)}


def test_the_rule_may_depend_on_who_asks() -> None:
    refused = refused_moves(new_pebbles(), 1, [GIVE, GIVE])
    assert [r.rule for r in refused if r.key == "give:2"] == ["PB-05", "PB-05"]


def test_a_move_without_a_target_is_named_by_its_verb() -> None:
    leave = Move[Pebbles](
        "leave", one_target, lambda g, s, t: ("", ()), lambda g, s, t: 1, {1: Reason("PB-07", "no")}
    )
    assert [(r.key, r.rule) for r in leave.refusals(new_pebbles(), 0)] == [("leave", "PB-07")]


def give(n: int) -> Option:
    return Option(n, "give", Message("option-give"), argument=str(n))


def test_contradictions_are_found() -> None:
    game = new_pebbles()
    game.pebbles = [2, 0]
    good = list(GIVE.refusals(game, 0))
    other = Option(0, "other", Message("option-other"))

    def found(*offered: Option, refused: list[Refusal] = good, also: str = "") -> list[str]:
        return contradictions(game, 0, [GIVE], offered, refused, [also])

    assert found(give(2), other) == []
    assert found(other, also="give:2") == []
    assert found(other) == ["nothing forbids give:2, and it is not offered"]
    assert found(give(2), refused=good[1:]) == ["give:1 is forbidden by 0x2, and it is not refused"]
    assert found(give(2), give(0)) == ["give:0 is offered in spite of 0x4"]
    assert found(give(2), give(9)) == ["give:9 is offered, and no move that may be wanted"]
    both = [*good, Refusal("other", Message("why-not"), "PB-08")]
    assert found(give(2), other, refused=both) == ["other is both offered and refused"]


class Price(Effect):
    """Something that cannot be paid for."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return False


def own(game: Pebbles, seat: int, effect: Effect) -> Message | None:
    return Message(effect.name) if isinstance(effect, Price) and effect.name else None


def shortfall(effect: Effect) -> Message | None:
    return effect_shortfall(new_pebbles(), 0, effect, own)


def test_control_nodes_lack_what_their_parts_lack() -> None:
    a, b = Price("a"), Price("b")
    either = Message("why-either", first=Message("a"), second=Message("b"))
    assert shortfall(Effect()) is None
    assert shortfall(ChooseOne([a, b])) == either
    assert shortfall(ChooseOne([Effect(), b])) is None
    assert shortfall(Sequence([a, Effect()])) == Message("a")
    assert shortfall(Sequence([ChooseOne([a, b])])) == either
    assert shortfall(Price("")) == Message("why-impossible")


def test_what_is_missing_together_is_said_together() -> None:
    a, b = Message("a"), Message("b")
    assert all_missing([]) == Message("why-impossible")
    assert all_missing([a]) == a
    assert all_missing([a, b]) == Message("why-both", first=a, second=b)
