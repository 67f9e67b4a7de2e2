"""Limits that are counted over data or whole games (EF-LIM)."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.cards import PERSON
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.views.types import EvenfallView
from gloaming.evenfall.views.view import view

WATCHER = -1


@pytest.mark.rule("EF-LIM-06")
def test_three_regions_with_a_side_for_every_player_count(fresh: Callable[..., Evenfall]) -> None:
    regions = GAME.catalogue([]).items["region"]
    assert list(regions) == ["northern-lakes", "central-mountains", "southern-slopes"]
    for item in regions.values():
        assert len(item.values["places"]) == 4, "one number for each count from 1 to 4"
        assert set(item.values["places"]) <= {3, 4}
        assert len(set(item.values["places"])) <= 2, "a board has two sides"
    for seats in (2, 3, 4):
        for region in fresh(seats).data.regions:
            assert region.places == regions[region.entry].values["places"][seats - 1]


@pytest.mark.rule("EF-LIM-09")
def test_21_names_of_people_with_exactly_two_cards_each(fresh: Callable[..., Evenfall]) -> None:
    people = [card for card in fresh().data.cards if card.kind == PERSON]
    by_name = Counter(card.person for card in people)
    assert len(by_name) == 21
    assert set(by_name.values()) == {2}
    all_people = GAME.catalogue([]).items["person"].values()
    entries = [item for item in all_people if not item.values.get("expansion", False)]
    assert len({item.values["name"]["en"] for item in entries}) == 21
    for item in entries:
        assert len(item.values["council"]) == 2, "the Council effect belongs to the card"


@pytest.mark.rule("EF-LIM-07", "EF-LIM-08")
def test_the_cards_of_the_base_game(fresh: Callable[..., Evenfall]) -> None:
    table = fresh().data
    places = [card for card in table.cards[: table.place_count] if not card.starting]
    starting = [card for card in table.cards[: table.place_count] if card.starting]
    rituals = [card for card in table.cards[table.place_count :] if card.kind != PERSON]
    assert (len(places), len(starting), len(rituals)) == (52, 4, 58)


def pieces(found: EvenfallView, seat: int) -> tuple[int, int]:
    """Witches and Elders of a seat as everybody can count them on the table."""
    clan = found.clans[seat]
    on = [place.piece for place in clan.outer + clan.inner]
    witches = clan.witches + on.count("witch") + sum(r.witches[seat] for r in found.regions)
    elders = clan.elders + on.count("elder") + sum(r.elders[seat] for r in found.regions)
    return witches, elders + len(clan.using)


@pytest.mark.rule("EF-LIM-19")
def test_each_clan_always_has_four_witches_and_four_elders(
    fresh: Callable[..., Evenfall],
) -> None:
    """Counted at every question of games in which nobody passes who can do something else."""
    away: set[str] = set()
    for seats, seed in [(2, 1), (3, 2), (4, 3)]:
        game = fresh(seats, seed)
        chance = random.Random(seed)
        while not game.is_over:
            found = view(game, WATCHER)
            for seat in range(seats):
                assert pieces(found, seat) == (4, 4)
                if found.clans[seat].witches < 4:
                    away.add("witches")
                if found.clans[seat].elders < 4:
                    away.add("elders")
            seat = game.asked_seat()
            options = game.options(seat)
            busy = [option for option in options if option.key not in ("pass", "free-discard")]
            game.answer(chance.choice(busy or options).choice, seat)
    assert away == {"witches", "elders"}
