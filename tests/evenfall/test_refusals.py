"""Why not: for everything a person may want and cannot do, the rule and what is missing."""

import random

import pytest

from gloaming.evenfall.explain.refusals import moves_of, refusals
from gloaming.evenfall.model.cards import ELDER, PERSON, WITCH
from gloaming.evenfall.model.events import ADJUST_DIAL, CHEAP_RITUALS, ELDERS_OUTER, POTIONS_WILD
from gloaming.evenfall.model.state import PHASE_BATTLE, Clan, Evenfall
from gloaming.evenfall.rules import obstacles
from gloaming.evenfall.rules.action import AFTER_MAIN, TURN
from gloaming.evenfall.rules.battle import ADJUST, SET_DIALS
from gloaming.evenfall.rules.catalysts import BUILD_CATALYSTS
from gloaming.evenfall.rules.game_end import PLACE_STONE
from gloaming.evenfall.rules.ritual import PLAY_RITUAL
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.game import Frame, seat_scope
from gloaming.kernel.match import new
from gloaming.kernel.message import Message
from gloaming.kernel.testing.legality import contradictions

ME, RIVAL = 0, 1


class Position:
    """The first turn of a game for two, to be changed by hand."""

    def __init__(self, **options: str) -> None:
        match = new("evenfall", seats=2, seed=3, options={"first": "1", **options})
        assert isinstance(match.game, Evenfall)
        self.game = match.game
        assert self.game.asked_seat() == ME
        self.me.hand = []
        self.me.stock = [0, 0, 0]

    @property
    def me(self) -> Clan:
        return self.game.clans[ME]

    def card(self, entry: str, copy: int = 0) -> int:
        """The number of a card."""
        return [c.index for c in self.game.data.cards if c.entry == entry][copy]

    def draw(self, entry: str, copy: int = 0) -> str:
        """Put a card into the own hand; its uid."""
        index = self.card(entry, copy)
        self.me.hand.append(index)
        return self.game.card(index).uid

    def lay(self, entry: str, seat: int = ME, outer: bool = True) -> int:
        """A Ritual in play on a new Place; the Place."""
        game = self.game
        place = game.place_deck.pop()
        clan = game.clans[seat]
        (clan.outer if outer else clan.inner).append(place)
        game.ritual_on[place] = self.card(entry)
        return place

    def ask(self, frame: Frame) -> None:
        """Ask again, with the position as it is now."""
        self.game.question = None
        frame.effect.run(self.game, frame)

    def why(self, key: str, seat: int = ME) -> dict[str, Message]:
        """The rules that refuse a key, with their reasons."""
        return {r.rule: r.reason for r in refusals(self.game, seat) if r.key == key}


@pytest.fixture
def at() -> Position:
    return Position()


def test_without_the_full_cost_a_card_cannot_be_played(at: Position) -> None:
    """EF-PLY-04: exactly what is missing is said."""
    uid = at.draw("transmutation-chalice")  # 1 Herb and 2 Potions
    at.me.stock = [1, 0, 5]
    reason = at.why(f"play:{uid}")["EF-PLY-04"]
    assert reason == Message(
        "why-missing", what=Message("amounts", herb=0, potion=2, knowledge=0, mana=0)
    )
    at.me.stock = [1, 2, 0]
    assert at.why(f"play:{uid}") == {}


def test_a_discount_and_wild_potions_leave_less_missing(at: Position) -> None:
    """EF-PLY-04 with cards that change costs: the least that would do is said."""
    uid = at.draw("transmutation-chalice")
    at.me.standing.sums[CHEAP_RITUALS] = 1
    reason = at.why(f"play:{uid}")["EF-PLY-04"]
    assert reason.args["what"] == Message("amounts", herb=1, potion=1, knowledge=0, mana=0)
    at.me.standing.sums[CHEAP_RITUALS] = 0
    at.me.standing.sums[POTIONS_WILD] = 1
    at.me.stock = [0, 2, 0]
    reason = at.why(f"play:{uid}")["EF-PLY-04"]
    assert reason.args["what"] == Message("amounts", herb=1, potion=0, knowledge=0, mana=0)
    at.me.stock = [0, 3, 0]
    assert at.why(f"play:{uid}") == {}


def test_a_ritual_is_never_a_person(at: Position) -> None:
    """EF-PLY-02: a Ritual card can only be played as a Ritual."""
    uid = at.draw("transmutation-chalice")
    at.me.stock = [9, 9, 9]
    assert "EF-PLY-02" in at.why(f"specialist:{uid}")
    assert "EF-PLY-02" in at.why(f"council:{uid}")


def test_with_no_free_place_a_ritual_cannot_be_played(at: Position) -> None:
    """EF-RIT-04."""
    uid = at.draw("transmutation-chalice")
    at.me.stock = [9, 9, 9]
    assert at.why(f"play:{uid}") == {}
    at.game.ritual_on[at.me.inner[0]] = at.card("energy-pillar")
    assert set(at.why(f"play:{uid}")) == {"EF-RIT-04"}


def test_an_occupied_place_cannot_receive_another_ritual(at: Position) -> None:
    """EF-RIT-02, when the Place is asked for."""
    taken = at.lay("energy-pillar")
    at.lay("summoning-circle")
    at.game.ritual_on[at.me.outer[1]] = -1
    at.draw("transmutation-chalice")
    at.ask(Frame(PLAY_RITUAL, ME, at.me.hand[0]))
    assert "EF-RIT-02" in at.why(f"on:{at.game.card(taken).uid}")


def test_no_two_specialists_of_the_same_name(at: Position) -> None:
    """EF-SPE-04; as a Council Member the second is welcome (EF-SPE-05)."""
    uid = at.draw("irene", 1)
    at.me.stock = [9, 9, 9]
    at.me.specialists = [at.card("irene", 0)]
    at.me.ready = [1]
    assert set(at.why(f"specialist:{uid}")) == {"EF-SPE-04"}
    assert at.why(f"council:{uid}") == {}


def test_council_members_cost_what_the_clan_board_says(at: Position) -> None:
    """EF-COU-02 for the first, EF-COU-03 for each after it."""
    uid = at.draw("irene")
    at.me.stock = [1, 0, 1]
    assert at.why(f"council:{uid}")["EF-COU-02"].args["what"] == Message(
        "amounts", herb=0, potion=1, knowledge=0, mana=0
    )
    at.me.council = [at.card("keir")]
    at.me.stock = [1, 1, 1]
    assert at.why(f"council:{uid}")["EF-COU-03"].args["what"] == Message(
        "amounts", herb=1, potion=1, knowledge=1, mana=0
    )


def test_with_fewer_witches_than_shown_a_place_cannot_be_discovered(at: Position) -> None:
    """EF-DIS-05: only Witches in the reserve can be used."""
    place = at.game.rows[0][0]
    at.me.witches = 0
    reason = at.why(f"discover:{at.game.card(place).uid}")["EF-DIS-05"]
    assert reason == Message("why-witches", n=at.game.card(place).witches, have=0)


def test_an_exhausted_token_cannot_be_activated(at: Position) -> None:
    """EF-TOK-02."""
    assert at.why("token") == {}
    at.me.token = False
    assert set(at.why("token")) == {"EF-TOK-02"}


def test_an_occupied_action_space_cannot_be_activated_by_anyone(at: Position) -> None:
    """EF-SPC-03, on a Region board and on a Ritual."""
    at.game.space_piece[1] = WITCH
    at.game.space_seat[1] = RIVAL
    assert set(at.why("witch:region:central-mountains")) == {"EF-SPC-03"}
    place = at.lay("energy-pillar", outer=False)
    uid = at.game.card(at.game.ritual_on[place]).uid
    assert at.why(f"elder:{uid}") == {}
    at.game.piece_on[place] = ELDER
    assert set(at.why(f"elder:{uid}")) == {"EF-SPC-03"}


def test_without_its_cost_an_action_space_cannot_be_activated(at: Position) -> None:
    """EF-SPC-07: cards to discard, resources of any kind, and what a card asks for."""
    assert at.why("witch:region:northern-lakes") == {"EF-SPC-07": Message("why-missing-cards", n=1)}
    place = at.lay("transmutation-chalice")
    uid = at.game.card(at.game.ritual_on[place]).uid
    at.me.stock = [1, 0, 0]
    assert at.why(f"witch:{uid}") == {"EF-SPC-07": Message("why-missing-any", n=1)}
    place = at.lay("thought-consumption")
    uid = at.game.card(at.game.ritual_on[place]).uid
    assert at.why(f"witch:{uid}") == {"EF-SPC-07": Message("why-no-immediate")}


def test_an_action_space_needs_a_piece_from_the_reserve(at: Position) -> None:
    """EF-SPC-01."""
    at.me.witches = 0
    assert set(at.why("witch:region:central-mountains")) == {"EF-SPC-01"}
    place = at.lay("energy-pillar", outer=False)
    at.me.elders = 0
    assert set(at.why(f"elder:{at.game.card(at.game.ritual_on[place]).uid}")) == {"EF-SPC-01"}


def test_elders_stay_in_the_inner_circle(at: Position) -> None:
    """EF-SPC-05: neither Region boards nor the Outer Circle, unless an effect says so."""
    assert set(at.why("elder:region:northern-lakes")) == {"EF-SPC-05"}
    place = at.lay("energy-pillar", outer=True)
    uid = at.game.card(at.game.ritual_on[place]).uid
    assert set(at.why(f"elder:{uid}")) == {"EF-SPC-05"}
    at.me.standing.sums[ELDERS_OUTER] = 1
    assert at.why(f"elder:{uid}") == {}


def test_action_spaces_of_others_cannot_be_activated(at: Position) -> None:
    """EF-SPC-06."""
    place = at.lay("energy-pillar", seat=RIVAL)
    assert set(at.why(f"witch:{at.game.card(at.game.ritual_on[place]).uid}")) == {"EF-SPC-06"}


def test_building_needs_a_ritual_a_free_space_and_the_price(at: Position) -> None:
    """EF-CAT-02, 05, 06, 07 and 17."""
    at.me.stock = [9, 9, 9]
    assert set(at.why("build")) == {"EF-CAT-02", "EF-CAT-17"}
    place = at.lay("energy-pillar")
    assert at.why("build") == {}
    at.game.orbs[place] = at.game.card(at.game.ritual_on[place]).slots
    assert set(at.why("build")) == {"EF-CAT-02", "EF-CAT-05"}
    at.game.orbs[place] = 0
    at.me.stock = [0, 1, 0]
    found = at.why("build")
    assert set(found) == {"EF-CAT-02", "EF-CAT-06", "EF-CAT-07"}
    assert found["EF-CAT-07"].args["missing"] == Message(
        "why-missing", what=Message("amounts", herb=0, potion=1, knowledge=0, mana=0)
    )


def test_while_building_each_ritual_says_what_it_lacks(at: Position) -> None:
    """EF-CAT-05 to 07 by Ritual, and at least one Catalyst (EF-CAT-02)."""
    full, free, other = (at.lay(r) for r in ("energy-pillar", "summoning-circle", "fairy"))
    at.game.scythes[full] = at.game.card(at.game.ritual_on[full]).slots
    at.me.stock = [1, 1, 0]
    at.ask(Frame(BUILD_CATALYSTS, ME))
    uids = [at.game.card(at.game.ritual_on[p]).uid for p in (full, free, other)]
    assert "EF-CAT-05" in at.why(f"scythe:{uids[0]}")
    assert at.why(f"scythe:{uids[1]}") == {}
    assert set(at.why(f"orb:{uids[1]}")) == {"EF-CAT-07"}
    assert set(at.why("done")) == {"EF-CAT-02"}
    bare = at.game.card(at.me.inner[0]).uid
    assert set(at.why(f"scythe:{bare}")) == {"EF-CAT-17"}


def test_the_free_discard_takes_two_cards(at: Position) -> None:
    """EF-ACT-08."""
    at.draw("irene")
    assert at.why("free-discard") == {"EF-ACT-08": Message("why-few-cards", n=2, have=1)}
    at.draw("keir")
    assert at.why("free-discard") == {}


def test_an_exhausted_specialist_waits_for_the_next_round(at: Position) -> None:
    """EF-SPE-08."""
    index = at.card("keir")
    at.me.specialists, at.me.ready = [index], [0]
    assert set(at.why(f"exhaust:{at.game.card(index).uid}")) == {"EF-SPE-08"}
    at.me.ready = [1]
    assert at.why(f"exhaust:{at.game.card(index).uid}") == {}


def test_an_exhaust_effect_needs_its_cost(at: Position) -> None:
    """EF-SPE-13."""
    cards = at.game.data.cards
    at.me.stock, at.me.mana = [0, 0, 0], 0
    index = next(
        c.index
        for c in cards
        if c.kind == PERSON
        and c.exhaust is not None
        and not c.exhaust.is_possible(at.game, seat_scope(ME))
    )
    at.me.specialists, at.me.ready = [index], [1]
    assert set(at.why(f"exhaust:{cards[index].uid}")) == {"EF-SPE-13"}


def test_one_main_action_a_turn(at: Position) -> None:
    """EF-ACT-02: after it, whatever could have been one is refused."""
    at.draw("irene")
    at.draw("keir")
    place = at.game.card(at.game.rows[0][0]).uid
    at.ask(Frame(TURN, ME, amount=AFTER_MAIN))
    assert set(at.why("token")) == {"EF-ACT-02"}
    assert set(at.why(f"discover:{place}")) == {"EF-ACT-02"}
    assert set(at.why("pass")) == {"EF-ACT-02"}
    assert at.why("free-discard") == {}


def test_who_waits_can_do_nothing(at: Position) -> None:
    """EF-ACT-10, also for free actions; EF-ACT-05 after the own pass."""
    at.game.clans[RIVAL].specialists = [at.card("keir")]
    at.game.clans[RIVAL].ready = [1]
    for key in ("turn", "free-discard", f"exhaust:{at.game.card(at.card('keir')).uid}"):
        assert set(at.why(key, RIVAL)) == {"EF-ACT-10"}
    at.game.clans[RIVAL].passed = True
    assert set(at.why("turn", RIVAL)) == {"EF-ACT-05", "EF-ACT-10"}


def test_an_effect_is_finished_before_a_free_action(at: Position) -> None:
    """EF-ACT-09, and a Transfer never goes back (EF-TRA-04)."""
    at.lay("energy-pillar")
    at.ask(Frame(Transfer(), ME))
    assert set(at.why("free-discard")) == {"EF-ACT-09"}
    assert set(at.why(f"transfer:{at.game.card(at.me.inner[0]).uid}")) == {"EF-TRA-04"}
    assert at.why(f"transfer:{at.game.card(at.me.outer[0]).uid}") == {}


def test_a_dial_stays_within_the_mana_and_the_dial(at: Position) -> None:
    """EF-BAT-08 above the Mana, EF-BAT-07 above 9."""
    game = at.game
    game.phase, game.turn, game.battle = PHASE_BATTLE, -1, 0
    game.witches_at[ME] = 1
    at.me.mana = 4
    at.ask(Frame(SET_DIALS, -1, target=0))
    assert at.why("dial:4") == {}
    assert at.why("dial:5") == {"EF-BAT-08": Message("why-mana", have=4)}
    assert set(at.why("dial:10")) == {"EF-BAT-07"}
    at.me.mana = 12
    assert at.why("dial:9") == {}
    assert {k for n in (10, 11, 12) for k in at.why(f"dial:{n}")} == {"EF-BAT-07"}


def test_a_revealed_dial_moves_only_so_far(at: Position) -> None:
    """EF-CARD-24: by up to two, within the Mana (EF-BAT-08)."""
    game = at.game
    game.phase, game.turn, game.battle = PHASE_BATTLE, -1, 0
    game.witches_at[ME] = 1
    game.dials = [4, -1]
    at.me.mana = 5
    at.me.standing.sums[ADJUST_DIAL] = 2
    at.ask(Frame(ADJUST, -1, target=0))
    assert set(at.why("dial:1")) == {"EF-CARD-24"}
    assert set(at.why("dial:6")) == {"EF-BAT-08"}
    assert at.why("dial:2") == {}


def test_a_powerstone_needs_its_icon_and_a_place_without_one(at: Position) -> None:
    """EF-END-06 and EF-END-07."""
    game = at.game
    cards = game.data.cards
    same = [c.index for c in cards[: game.data.place_count] if c.icon == 1 and not c.starting]
    other = next(c.index for c in cards if c.icon == 2)
    at.me.inner = [*same[:3], other]
    game.stone_on[same[0]] = 1
    at.ask(Frame(PLACE_STONE, ME, target=1))
    assert set(at.why(f"stone-on:{cards[same[0]].uid}")) == {"EF-END-07"}
    assert set(at.why(f"stone-on:{cards[other].uid}")) == {"EF-END-06"}
    assert at.why(f"stone-on:{cards[same[1]].uid}") == {}


MODES = [
    {},
    {"side": "moon"},
    {"crystal-path": "on"},
    {"side": "moon", "crystal-path": "on"},
    {"expansion-cards": "on", "tiles": "on"},
    {"experienced": "on"},
]


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(options) or "base")
def test_options_and_refusals_never_contradict_each_other(
    options: dict[str, str], seats: int
) -> None:
    """In every mode each move that may be wanted is either offered, or refused with a rule."""
    match = new("evenfall", seats=seats, seed=seats, options=options)
    chance = random.Random(seats)
    rules = set()
    while not match.is_over:
        game = match.game
        assert isinstance(game, Evenfall)
        seat = chance.choice(match.asked_seats)
        here = match.options(seat)
        refused = match.refusals(seat)
        # A lock space is refused as a whole, whatever Powerstone would be laid on it.
        locks = [
            f"lock-space:{o.things[0].removeprefix('card:')}" for o in here if o.verb == "lock"
        ]
        found = contradictions(game, seat, moves_of(game), here, refused, locks)
        assert found == [], f"at answer {game.version}"
        rules |= {refusal.rule for refusal in refused}
        busy = [option for option in here if option.verb != "pass"]
        match.answer(chance.choice(busy or here), seat)
    assert {"EF-DIS-05", "EF-SPC-05"} <= rules


def test_a_price_in_mana_alone_is_named_too(at: Position) -> None:
    """EF-PLY-04 where a Ritual may be paid for in Mana instead."""
    card = next(c for c in at.game.data.cards if c.mana_cost > 0)
    at.me.hand, at.me.mana = [card.index], 0
    reason = at.why(f"play:{card.uid}")["EF-PLY-04"]
    assert reason.id == "why-or-mana"
    assert reason.args["n"] == card.mana_cost
    at.me.mana = card.mana_cost
    assert at.why(f"play:{card.uid}") == {}


def test_on_the_path_a_discount_leaves_less_missing_of_what_is_printed() -> None:
    """EF-CP-15: the surcharge of a card of the display stays, the printed cost is lowered."""
    at = Position(**{"crystal-path": "on"})
    card = at.game.card(at.card("transmutation-chalice"))  # 1 Herb and 2 Potions
    at.game.extend().display[3] = card.index  # the fourth space: 4 more
    reason = at.why(f"play:{card.uid}")["EF-CP-15"]
    at.me.standing.sums[CHEAP_RITUALS] = 2
    lowered = at.why(f"play:{card.uid}")["EF-CP-15"]
    full = Message("amounts", herb=1, potion=2, knowledge=0, mana=0)
    less = Message("amounts", herb=0, potion=1, knowledge=0, mana=0)
    surcharge = Message("why-missing-any", n=4)
    assert reason == Message("why-both", first=Message("why-missing", what=full), second=surcharge)
    assert lowered == Message("why-both", first=Message("why-missing", what=less), second=surcharge)


def test_every_obstacle_is_one_bit_of_its_own() -> None:
    bits = [bit for name, bit in vars(obstacles).items() if name.isupper()]
    assert len(bits) > 40
    assert {bit.bit_count() for bit in bits} == {1}
    assert len(set(bits)) == len(bits)
