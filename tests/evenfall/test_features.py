"""What a net sees of a position: all that the seat knows, nothing else, under names that stay."""

import pytest

from gloaming.bots import make
from gloaming.evenfall import GAME
from gloaming.evenfall.evaluation.appraise import PARTS, appraise, appraise_parts
from gloaming.evenfall.model.cards import PLACE, RED, RITUAL
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.evaluation.inputs import Inputs
from tests.conftest import new_game

KINDS = [
    (2, {}),
    (3, {"side": "moon", "clans": "wave,horn,spike"}),
    (4, {"crystal-path": "on"}),
    (4, {"side": "moon", "crystal-path": "on", "clans": "random"}),
    (1, {"automa": "witch"}),
]


def played(seats: int, options: dict[str, str], answers: int) -> Evenfall:
    """A game in which random bots have given so many answers."""
    game = new_game(seats, 5, **options)
    bots = [make("random", GAME, seat) for seat in range(seats)]
    for _ in range(answers):
        if game.question is None:
            break
        seat = game.asked_seat()
        game.answer(bots[seat].answer(game, seat), seat)
    return game


def seen(game: Evenfall, seat: int) -> dict[str, float]:
    """The inputs that are set, by name."""
    names = GAME.input_names()
    inputs = Inputs()
    GAME.feature_writer(game, names).write(game, seat, inputs)
    return {names.names[number]: value for number, value in inputs.pairs()}


def test_the_names_of_the_inputs_are_all_different() -> None:
    names = GAME.input_names().names
    assert len(names) == len(set(names)) > 2_000


@pytest.mark.parametrize(("seats", "options"), KINDS)
@pytest.mark.parametrize("answers", [0, 25, 60, 110])
def test_what_a_seat_cannot_know_changes_no_input(
    seats: int, options: dict[str, str], answers: int
) -> None:
    game = played(seats, options, answers)
    for seat in range(seats):
        for number in range(3):
            other = GAME.imagine(game, seat, Chance(key_from_seed(number)))
            assert isinstance(other, Evenfall)
            assert seen(other, seat) == seen(game, seat)


def test_the_own_hand_is_seen_card_by_card() -> None:
    game = new_game(2, 5)
    game.clans[0].hand = [
        next(card.index for card in game.data.cards if card.entry == entry)
        for entry in ("raven-escort", "fairy")
    ]
    hand = {name for name in seen(game, 0) if name.startswith("hand ")}
    assert hand == {"hand raven-escort, 3 rounds left", "hand fairy, 3 rounds left"}


def test_the_two_cards_of_a_person_are_told_apart_by_their_council_effects() -> None:
    game = new_game(2, 5)
    first, second = (card.index for card in game.data.cards if card.entry == "severin")
    game.clans[0].hand = [first]
    game.clans[0].council = [second]
    found = {name for name in seen(game, 0) if "effect of" in name}
    uids = [game.data.cards[index].uid for index in (first, second)]
    assert uids[0] != uids[1]
    assert found == {
        f"hand effect of {uids[0]}, 3 rounds left",
        f"council effect of {uids[1]}, 3 rounds left",
    }


def test_what_lies_on_a_ritual_is_seen_with_the_card_that_it_works_on() -> None:
    game = new_game(2, 5)
    clan = game.clans[0]
    place = clan.inner[0]
    owl = next(c.index for c in game.data.cards if c.entry == "owl-of-the-blind-library")
    game.ritual_on[place] = owl
    game.piece_on[place] = 1
    game.scythes[place] = 2
    game.orbs[place] = 1
    found = seen(game, 0)
    assert found["piece on owl-of-the-blind-library, 3 rounds left"] == 1.0
    assert found["Orbs on owl-of-the-blind-library, 3 rounds left"] == 1.0
    assert found[f"Scythes on {game.data.cards[place].entry}, 3 rounds left"] == 2.0


def test_a_count_beyond_those_told_apart_is_the_last_of_them() -> None:
    game = new_game(2, 5)
    game.clans[0].stock = [50, 0, 7]
    found = seen(game, 0)
    assert "7 herbs, 3 rounds left" in found
    assert "0 potions, 3 rounds left" in found
    assert "7 knowledge, 3 rounds left" in found


def test_who_leads_is_told_from_who_is_behind_in_tens_of_points() -> None:
    game = new_game(3, 5)
    for seat, points in enumerate((30, 45, 12)):
        game.clans[seat].vp = points
    assert seen(game, 1)["points ahead of the best rival, 3 rounds left"] == pytest.approx(1.5)
    assert seen(game, 0)["points behind the best rival, 3 rounds left"] == pytest.approx(1.5)
    assert seen(game, 2)["points behind the best rival, 3 rounds left"] == pytest.approx(3.3)


def test_who_is_asked_is_told_from_who_waits() -> None:
    game = played(2, {}, 25)
    assert game.question is not None
    asked = game.asked_seat()
    assert len(game.question.seats) == 1
    assert [name for name in seen(game, asked) if name.startswith("asked now")]
    assert not [name for name in seen(game, 1 - asked) if name.startswith("asked now")]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_the_parts_of_the_formula_add_up_to_its_value(seats: int, options: dict[str, str]) -> None:
    game = played(seats, options, 25)
    for seat in range(seats):
        parts = appraise_parts(game, seat)
        assert appraise(game, seat) == pytest.approx(game.clans[seat].vp + sum(parts))


def test_the_order_in_which_powerstones_and_places_came_changes_no_input() -> None:
    """The red one fits every icon: it doubles what the others leave."""
    game = new_game(2, 5)
    clan = game.clans[0]
    ember, other = (
        next(card.index for card in game.data.cards if card.kind == PLACE and card.icon == icon)
        for icon in (1, 2)
    )
    rituals = [card for card in game.data.cards if card.kind == RITUAL]
    best = max(rituals, key=lambda card: card.vp)
    worse = next(card for card in rituals if 0 < card.vp < best.vp)
    game.ritual_on[ember], game.ritual_on[other] = best.index, worse.index
    found = []
    for stones in ([1, RED], [RED, 1]):
        for places in ([ember, other], [other, ember]):
            clan.stones, clan.inner = stones, places
            found.append(appraise_parts(game, 0)[PARTS.index("Powerstones")])
    assert found == pytest.approx(found[:1] * 4)


@pytest.mark.parametrize(("seats", "options"), KINDS)
@pytest.mark.parametrize("answers", [0, 25])
def test_inputs_and_formula_are_the_same_where_they_are_made_together(
    seats: int, options: dict[str, str], answers: int
) -> None:
    game = played(seats, options, answers)
    writer = GAME.feature_writer(game, GAME.input_names())
    for seat in range(seats):
        alone, together = Inputs(), Inputs()
        writer.write(game, seat, alone)
        assert writer.write_and_appraise(game, seat, together) == appraise(game, seat)
        assert together.pairs() == alone.pairs()
