"""The Crystal Path where a scenario cannot say it: alone at the table, Places that come without
being discovered, what others see, and the greedy bot on the path."""

import random
from collections.abc import Callable

import pytest

from gloaming.bots.greedy import Greedy
from gloaming.evenfall import GAME
from gloaming.evenfall.model.amounts import HERB
from gloaming.evenfall.model.expansion import NO_DEPOSIT
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.model.variant import Variant
from gloaming.evenfall.rules.crystal.lost_tower import arrives
from gloaming.evenfall.rules.crystal.ritual_effects import Foresee
from gloaming.evenfall.rules.harvest import HARVEST_PLACE
from gloaming.evenfall.rules.setup import set_up
from gloaming.evenfall.views.view import view
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.game import Frame

NewGame = Callable[..., Evenfall]


@pytest.mark.rule("EF-CARD-49")
def test_alone_arcane_eye_looks_at_the_own_coven_track() -> None:
    kind = Variant(cards=True, path=True, track="expansion", level="witch")
    table = GAME.data(1, ["star", "cross"], kind, [])
    game = set_up(table, 1, Chance(key_from_seed(1)), 0, with_story=False)
    game.stack = []
    clan = game.clans[0]
    clan.coven = 1
    vp = clan.vp
    game.stack.append(Frame(Foresee(1), 0))
    game.run_until_asked()
    assert clan.vp == vp + 3, "the second step of the own track gives 3 victory points"
    assert clan.coven == 1


@pytest.mark.rule("EF-CARD-110")
@pytest.mark.parametrize("puts", [True, False])
def test_a_lost_tower_that_was_not_discovered_may_take_a_resource(
    fresh: NewGame, puts: bool
) -> None:
    game = fresh(2, 1, **{"expansion-cards": "on"})
    tower = next(card.index for card in game.data.cards if card.takes_resource)
    for row in (game.place_deck, *game.rows):
        if tower in row:
            row.remove(tower)
    game.question, game.stack = None, []
    clan = game.clans[0]
    clan.outer, clan.stock = [tower], [1, 0, 0]
    arrives(game, 0, tower)
    game.run_until_asked()
    assert [option.key for option in game.options()] == ["deposit:herb", "decline"]
    game.answer_by_key("deposit:herb" if puts else "decline")
    assert game.expansion is not None
    assert game.expansion.deposit[tower] == (1 + HERB if puts else NO_DEPOSIT)
    assert clan.stock == ([0, 0, 0] if puts else [1, 0, 0])
    before = clan.stock[HERB]
    game.stack.append(Frame(HARVEST_PLACE, 0, target=tower))
    game.run_until_asked()
    assert game.question is None
    assert clan.stock == [before + (1 if puts else 0), 0, 0]


@pytest.mark.rule("EF-CP-11", "EF-CP-15")
def test_everybody_sees_the_display_with_their_own_surcharges(fresh: NewGame) -> None:
    game = fresh(3, 4, **{"crystal-path": "on"})
    assert game.expansion is not None
    game.expansion.ascension[1] = 3
    seen = [view(game, seat).path for seat in (-1, 0, 1)]
    uids = [game.card(index).uid for index in game.expansion.display]
    for path in seen:
        assert path is not None
        assert list(path.display) == uids
    assert [path.surcharges for path in seen if path is not None] == [
        (1, 2, 3, 4),
        (1, 2, 3, 4),
        (0, 0, 0, 1),
    ]


@pytest.mark.rule("EF-CP-10")
def test_every_expansion_card_is_in_exactly_one_place(fresh: NewGame) -> None:
    game = fresh(4, 2, **{"crystal-path": "on"})
    assert game.expansion is not None
    lying = game.deck + game.expansion.display + game.place_deck
    lying += [place for row in game.rows for place in row]
    for clan in game.clans:
        lying += clan.hand
    catalogue = GAME.catalogue([])
    wanted = {
        item.id: item.values["copies"]
        for kind in ("place", "ritual", "person")
        for item in catalogue.items[kind].values()
        if item.values.get("expansion", False)
    }
    entries = [game.card(index).entry for index in lying]
    assert {entry: entries.count(entry) for entry in wanted} == wanted
    assert len(lying) == len(set(lying))


@pytest.mark.long
def test_greedy_bots_use_the_path(fresh: NewGame) -> None:
    """They build Crystals, charge them and ascend: of two players there are two steps a game on
    average, and somebody gets far."""
    highest = ascended = built = 0
    seeds = ("path", "and", "display", "crystal", "step", "summit")
    for seed in seeds:
        game = fresh(2, seed, told=True, **{"crystal-path": "on"})
        bots = [Greedy(GAME, seat) for seat in range(2)]
        while game.question is not None:
            seat = game.asked_seat()
            game.answer(bots[seat].answer(game, seat), seat)
        assert game.expansion is not None
        assert game.story is not None
        told = [entry.message.id for entry in game.story.entries]
        built += told.count("log-crystal")
        ascended += told.count("log-ascend")
        assert min(game.scores()) > 40
        highest = max(highest, *game.expansion.ascension)
    assert built >= 2 * len(seeds)
    assert ascended >= 2 * len(seeds)
    assert highest >= 3


def test_random_players_climb_the_path_too(fresh: NewGame) -> None:
    """Players who ascend and build before all else, then play Rituals and use them, and else do
    anything, get to the top in half of their games; nothing may break on the way."""
    wishes = ("ascend",), ("crystal:",), ("build",), ("play:", "witch:", "elder:"), ("",)
    chance = random.Random(5)
    highest = 0
    for seed in range(12):
        game = fresh(2 + seed % 3, seed, **{"crystal-path": "on"})
        while game.question is not None:
            seat = game.asked_seat()
            options = game.options(seat)
            found = ([o for o in options if o.key.startswith(wish)] for wish in wishes)
            game.answer(chance.choice(next(filter(None, found))).choice, seat)
        assert game.expansion is not None
        highest = max(highest, *game.expansion.ascension)
    assert highest == 4
