"""The moves of the base game that a person may want, with the reasons that can forbid them."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from gloaming.evenfall.explain.shortfall import price_shortfall, use_shortfall
from gloaming.evenfall.model.cards import ELDER, PIECES, RITUAL, WITCH, Card
from gloaming.evenfall.model.events import ADJUST_DIAL, CHEAP_RITUALS, CHEAP_SPECIALISTS
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules import obstacles as bits
from gloaming.evenfall.rules.action_spaces import (
    REGION,
    obstacles_to_activate,
    obstacles_to_send,
    obstacles_to_space,
    space_effect,
)
from gloaming.evenfall.rules.battle import obstacles_to_adjust, obstacles_to_dial
from gloaming.evenfall.rules.discard import free_discard_cards, obstacles_to_free_discard
from gloaming.evenfall.rules.discover import (
    obstacles_to_discover,
    witches_needed,
    witches_to_send,
)
from gloaming.evenfall.rules.game_end import obstacles_to_place_stone
from gloaming.evenfall.rules.people import (
    council_cost,
    obstacles_to_council,
    obstacles_to_exhaust,
    obstacles_to_specialist,
)
from gloaming.evenfall.rules.pieces import obstacles_to_recall, occupied_rituals
from gloaming.evenfall.rules.resources.pay_effect import is_turning_board
from gloaming.evenfall.rules.ritual import (
    has_free_place,
    obstacles_to_lay,
    obstacles_to_play,
    obstacles_to_ritual,
)
from gloaming.evenfall.rules.token import obstacles_to_token
from gloaming.evenfall.rules.transfer import obstacles_to_transfer
from gloaming.kernel.explain.refusals import Move, Named, Reason, one_target
from gloaming.kernel.game import seat_scope
from gloaming.kernel.message import Message, Name

EvenfallMove: TypeAlias = Move[Evenfall]
Because: TypeAlias = Reason[Evenfall]


def named(card: Card) -> Named:
    """Returns how options name a card."""
    return card.uid, (f"card:{card.uid}",)


def card_named(game: Evenfall, seat: int, index: int) -> Named:
    """Returns how options name a card, by its number."""
    return named(game.card(index))


def ritual_named(game: Evenfall, seat: int, place: int) -> Named:
    """Returns how options name the Ritual on a Place, by the number of the Place."""
    return named(game.card(game.ritual_on[place]))


def own_places(game: Evenfall, seat: int) -> list[int]:
    """Returns the Places of a seat's clan."""
    return game.clans[seat].outer + game.clans[seat].inner


def ritual_places(game: Evenfall, seat: int) -> list[int]:
    """Returns the Places of a seat's clan that carry a Ritual."""
    return [place for place in own_places(game, seat) if game.ritual_on[place] != NO_CARD]


# --- discovering and the Clan Token ----------------------------------------------------


def _face_up(game: Evenfall, seat: int) -> list[int]:
    return [place for row in game.rows for place in row if place != NO_CARD]


def _few_witches(game: Evenfall, seat: int, place: int) -> Message:
    needed = witches_needed(game, game.clans[seat], place)
    return Message("why-witches", n=needed, have=witches_to_send(game, seat))


DISCOVER: Final = EvenfallMove(
    "discover",
    _face_up,
    card_named,
    lambda game, seat, place: obstacles_to_discover(
        game, game.clans[seat], witches_to_send(game, seat), place
    ),
    {
        bits.NO_RESOURCE: Because("EF-CARD-38", "why-tower"),
        bits.FEW_WITCHES: Because("EF-DIS-05", _few_witches),
    },
)

TOKEN: Final = EvenfallMove(
    "token",
    one_target,
    lambda game, seat, target: ("", (f"token:{seat}",)),
    lambda game, seat, target: obstacles_to_token(game.clans[seat]),
    {bits.NO_TOKEN: Because("EF-TOK-02", "why-token")},
)

# --- cards in hand ---------------------------------------------------------------------


def _hand(game: Evenfall, seat: int) -> list[int]:
    return game.clans[seat].hand


def _hand_rituals(game: Evenfall, seat: int) -> list[int]:
    return [index for index in game.clans[seat].hand if game.card(index).kind == RITUAL]


def _ritual_obstacles(game: Evenfall, seat: int, index: int) -> int:
    clan = game.clans[seat]
    less = clan.standing.total(CHEAP_RITUALS)
    has_place = has_free_place(game, clan)
    found = obstacles_to_ritual(clan, game.card(index), has_place, less, every=True)
    return found | obstacles_to_play(game, index)


def _specialist_obstacles(game: Evenfall, seat: int, index: int) -> int:
    card = game.card(index)
    if card.kind == RITUAL:
        return bits.ONLY_RITUAL
    clan = game.clans[seat]
    less = clan.standing.total(CHEAP_SPECIALISTS)
    found = obstacles_to_specialist(game, clan, card, less, every=True)
    return found | obstacles_to_play(game, index)


def _council_obstacles(game: Evenfall, seat: int, index: int) -> int:
    if game.card(index).kind == RITUAL:
        return bits.ONLY_RITUAL
    return obstacles_to_council(game, game.clans[seat]) | obstacles_to_play(game, index)


def _ritual_price(game: Evenfall, seat: int, index: int) -> Message:
    clan, card = game.clans[seat], game.card(index)
    missing = price_shortfall(clan, card.cost, clan.standing.total(CHEAP_RITUALS))
    if card.mana_cost == 0:
        return missing
    return Message("why-or-mana", missing=missing, n=card.mana_cost - clan.mana)


def _specialist_price(game: Evenfall, seat: int, index: int) -> Message:
    clan = game.clans[seat]
    return price_shortfall(clan, game.card(index).cost, clan.standing.total(CHEAP_SPECIALISTS))


def _council_rule(game: Evenfall, seat: int, index: int) -> str:
    clan = game.clans[seat]
    if game.data.boards[clan.board].further_council.any:
        return "EF-MOON-08"
    return "EF-COU-03" if clan.council else "EF-COU-02"


def _council_price(game: Evenfall, seat: int, index: int) -> Message:
    return price_shortfall(game.clans[seat], council_cost(game, game.clans[seat]))


LATER_TURN: Final = Because("EF-CARD-75", "why-later-turn")

PLAY: Final = EvenfallMove(
    "play",
    _hand_rituals,
    card_named,
    _ritual_obstacles,
    {
        bits.NO_FREE_PLACE: Because("EF-RIT-04", "why-no-place"),
        bits.PRICE: Because("EF-PLY-04", _ritual_price),
        bits.TAKEN_BACK: LATER_TURN,
    },
)

SPECIALIST: Final = EvenfallMove(
    "specialist",
    _hand,
    card_named,
    _specialist_obstacles,
    {
        bits.ONLY_RITUAL: Because("EF-PLY-02", "why-only-ritual"),
        bits.SAME_NAME: Because("EF-SPE-04", "why-same-name"),
        bits.PRICE: Because("EF-PLY-04", _specialist_price),
        bits.TAKEN_BACK: LATER_TURN,
    },
)

COUNCIL: Final = EvenfallMove(
    "council",
    _hand,
    card_named,
    _council_obstacles,
    {
        bits.ONLY_RITUAL: Because("EF-PLY-02", "why-only-ritual"),
        bits.PRICE: Because(_council_rule, _council_price),
        bits.TAKEN_BACK: LATER_TURN,
    },
)

# --- Action Spaces -----------------------------------------------------------------------

NO_WITCH: Final = Because("EF-SPC-01", "why-no-witch")
ELDERS_INNER: Final = Because("EF-SPC-05", "why-elders-inner")
TAKEN_SPACE: Final = Because("EF-SPC-03", "why-occupied")


def _region_spaces(game: Evenfall, seat: int) -> Iterable[int]:
    return range(len(game.data.space_region))


def _region_named(game: Evenfall, seat: int, space: int) -> Named:
    region = game.data.regions[game.data.space_region[space]]
    mark = f".{space}" if region.spaces > 1 else ""
    return f"region:{region.entry}{mark}", (f"space:{region.entry}",)


def _witch_at_region(game: Evenfall, seat: int, space: int) -> int:
    action = game.data.regions[game.data.space_region[space]].action
    found = obstacles_to_space(game, seat_scope(seat), action, game.space_piece[space], every=True)
    return found | obstacles_to_send(game.clans[seat], WITCH, REGION)


def _region_price(game: Evenfall, seat: int, space: int) -> Message:
    return use_shortfall(game, seat, game.data.regions[game.data.space_region[space]].action)


ELDER_AT_REGION: Final = EvenfallMove(
    "elder",
    _region_spaces,
    _region_named,
    lambda game, seat, space: obstacles_to_send(game.clans[seat], ELDER, REGION),
    {bits.INNER_CIRCLE_ONLY: ELDERS_INNER},
)

WITCH_AT_REGION: Final = EvenfallMove(
    "witch",
    _region_spaces,
    _region_named,
    _witch_at_region,
    {
        bits.OCCUPIED: TAKEN_SPACE,
        bits.PRICE: Because("EF-SPC-07", _region_price),
        bits.NO_WITCH: NO_WITCH,
    },
)


def _ritual_spaces(game: Evenfall, seat: int) -> Iterable[int]:
    """Returns the Places of Rituals with an Action Space, or with one while they are turned."""
    clan = game.clans[seat]
    turns = is_turning_board(game, clan)
    for place in ritual_places(game, seat):
        ritual = game.ritual_on[place]
        can_turn = turns and game.card(ritual).immediate is not None
        if can_turn or space_effect(game, clan, ritual) is not None:
            yield place


def _ritual_space_price(game: Evenfall, seat: int, place: int) -> Message:
    return use_shortfall(game, seat, space_effect(game, game.clans[seat], game.ritual_on[place]))


RITUAL_SPACE_REASONS: Final[dict[int, Because]] = {
    bits.NO_EFFECT: Because("EF-MOON-37", "why-not-turned"),
    bits.OCCUPIED: TAKEN_SPACE,
    bits.PRICE: Because("EF-SPC-07", _ritual_space_price),
    bits.NO_WITCH: NO_WITCH,
    bits.NO_ELDER: Because("EF-SPC-01", "why-no-elder"),
    bits.INNER_CIRCLE_ONLY: ELDERS_INNER,
}

WITCH_ON_RITUAL: Final = EvenfallMove(
    "witch",
    _ritual_spaces,
    ritual_named,
    lambda game, seat, place: obstacles_to_activate(game, seat, WITCH, place),
    RITUAL_SPACE_REASONS,
)

ELDER_ON_RITUAL: Final = EvenfallMove(
    "elder",
    _ritual_spaces,
    ritual_named,
    lambda game, seat, place: obstacles_to_activate(game, seat, ELDER, place),
    RITUAL_SPACE_REASONS,
)


def _rival_spaces(game: Evenfall, seat: int) -> Iterable[int]:
    for other in range(len(game.clans)):
        if other != seat:
            for place in ritual_places(game, other):
                if game.card(game.ritual_on[place]).action is not None:
                    yield place


def _rival_space(game: Evenfall, seat: int, place: int) -> Message:
    owner = next(i for i in range(len(game.clans)) if place in own_places(game, i))
    return Message("why-rival-space", seat=Name(f"seat:{owner}"))


RIVAL_SPACES: Final = [
    EvenfallMove(
        PIECES[piece],
        _rival_spaces,
        ritual_named,
        lambda game, seat, place: bits.RIVAL_SPACE,
        {bits.RIVAL_SPACE: Because("EF-SPC-06", _rival_space)},
    )
    for piece in (WITCH, ELDER)
]

# --- free actions ------------------------------------------------------------------------


def _few_cards(game: Evenfall, seat: int, target: int) -> Message:
    have = len(game.clans[seat].hand)
    return Message("why-few-cards", n=free_discard_cards(game, seat), have=have)


FREE_DISCARD: Final = EvenfallMove(
    "free-discard",
    one_target,
    lambda game, seat, target: ("", ()),
    lambda game, seat, target: obstacles_to_free_discard(game, seat),
    {bits.FEW_CARDS: Because("EF-ACT-08", _few_cards)},
)


def _specialists(game: Evenfall, seat: int) -> list[int]:
    return game.clans[seat].specialists + game.clans[seat].borrowed


def _exhaust_obstacles(game: Evenfall, seat: int, index: int) -> int:
    clan = game.clans[seat]
    if index in clan.specialists:
        ready = clan.ready[clan.specialists.index(index)]
    else:
        ready = clan.borrow_ready[clan.borrowed.index(index)]
    return obstacles_to_exhaust(game, seat_scope(seat), game.card(index).exhaust, ready, every=True)


def _exhaust_price(game: Evenfall, seat: int, index: int) -> Message:
    return use_shortfall(game, seat, game.card(index).exhaust)


EXHAUST: Final = EvenfallMove(
    "exhaust",
    _specialists,
    card_named,
    _exhaust_obstacles,
    {
        bits.EXHAUSTED: Because("EF-SPE-08", "why-exhausted"),
        bits.PRICE: Because("EF-SPE-13", _exhaust_price),
    },
)

# --- other questions -----------------------------------------------------------------------


def _place_taken(game: Evenfall, seat: int, place: int) -> Message:
    return Message("why-place-taken", card=Name(f"card:{game.card(game.ritual_on[place]).uid}"))


LAY: Final = EvenfallMove(
    "on",
    own_places,
    card_named,
    lambda game, seat, place: obstacles_to_lay(game, place),
    {bits.RITUAL_THERE: Because("EF-RIT-02", _place_taken)},
)

TRANSFER: Final = EvenfallMove(
    "transfer",
    own_places,
    card_named,
    lambda game, seat, place: obstacles_to_transfer(game.clans[seat], place),
    {bits.IN_INNER_CIRCLE: Because("EF-TRA-04", "why-inner-already")},
)


def _stone_obstacles(game: Evenfall, seat: int, place: int) -> int:
    """Returns what keeps the Powerstone that is being placed from a Place."""
    assert game.question is not None
    return obstacles_to_place_stone(game, place, game.question.frame.target)


PLACE_STONE: Final = EvenfallMove(
    "stone-on",
    lambda game, seat: game.clans[seat].inner,
    card_named,
    _stone_obstacles,
    {
        bits.NO_ICON_FOR_RED: Because("EF-MOON-33", "why-no-icon"),
        bits.OTHER_ICON: Because("EF-END-06", "why-other-icon"),
        bits.STONE_THERE: Because("EF-END-07", "why-stone-there"),
        bits.LOCKED_THERE: Because("EF-CP-70", "why-locked-there"),
    },
)


def _dial_numbers(game: Evenfall, seat: int) -> Iterable[int]:
    """Returns the numbers of the dial, and at least one beyond its end."""
    cap = game.data.dial_cap
    return range(max(cap + 1, game.clans[seat].mana) + 1)


def _few_mana(game: Evenfall, seat: int, n: int) -> Message:
    return Message("why-mana", have=game.clans[seat].mana)


def _dial_reach(game: Evenfall, seat: int, n: int) -> Message:
    return Message("why-dial-reach", n=game.clans[seat].standing.total(ADJUST_DIAL))


SET_DIAL: Final = EvenfallMove(
    "dial",
    _dial_numbers,
    lambda game, seat, n: (str(n), ()),
    obstacles_to_dial,
    {
        bits.FEW_MANA: Because("EF-BAT-08", _few_mana),
        bits.DIAL_END: Because(
            "EF-BAT-07", lambda game, seat, n: Message("why-dial-end", n=game.data.dial_cap)
        ),
    },
)

ADJUST_DIALS: Final = EvenfallMove(
    "dial",
    lambda game, seat: range(game.data.dial_cap + 1),
    lambda game, seat, n: (str(n), ()),
    obstacles_to_adjust,
    {
        bits.FEW_MANA: Because("EF-BAT-08", _few_mana),
        bits.DIAL_REACH: Because("EF-CARD-24", _dial_reach),
    },
)

# --- pieces that return ---------------------------------------------------------------------


def _recall_obstacles(game: Evenfall, seat: int, place: int) -> int:
    assert game.question is not None
    return obstacles_to_recall(game, game.question.frame, place)


# A piece that cannot return is named by its Ritual; options name the kind of piece as well.
RECALL: Final = EvenfallMove(
    "recall",
    lambda game, seat: [
        place for place in occupied_rituals(game, seat) if _recall_obstacles(game, seat, place)
    ],
    ritual_named,
    _recall_obstacles,
    {bits.RECALLS: Because("EF-SPC-15", "why-recalls")},
)
