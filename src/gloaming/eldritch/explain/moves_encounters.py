"""Encounters that a person may want, rerolls and other answers, and what forbids them."""

from collections.abc import Callable, Iterable
from typing import Final

from gloaming.eldritch.explain.moves_actions import EldritchMove, EldritchReason, say
from gloaming.eldritch.explain.shortfall import price_shortfall
from gloaming.eldritch.model.components import CONDITION, SKILLS
from gloaming.eldritch.model.data import RAISE, REROLL, EncounterOffer
from gloaming.eldritch.model.scenes import CONTEXTS, PARTNER, SKILL
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.component_action import front_thing
from gloaming.eldritch.rules.dice.rerolls import TEST_DICE, TestDice
from gloaming.eldritch.rules.dice.test_pool import is_fitting, is_used
from gloaming.eldritch.rules.dice.test_scene import USED
from gloaming.eldritch.rules.encounters import encounter_phase as phase
from gloaming.eldritch.rules.encounters.special import components_with_offers, offer_kind, offers_of
from gloaming.eldritch.rules.investigators.clue_payment import can_pay_clues
from gloaming.eldritch.rules.investigators.defeat import available_sheets
from gloaming.eldritch.rules.investigators.improve import can_improve
from gloaming.eldritch.rules.notation.spots import expedition_space
from gloaming.kernel.explain.refusals import Move, Named, Reason, one_target
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message, Name
from gloaming.kernel.scene import Scene

MONSTER: Final = {phase.MONSTER_HERE: say("EH-ENC-04", "why-fight-first")}


# --- encounters -----------------------------------------------------------------------------------


def _nothing(game: Eldritch, seat: int, target: int) -> Named:
    return "", ()


def _simple(
    verb: str,
    obstacles: Callable[[Eldritch, int], int],
    reasons: dict[int, EldritchReason],
) -> EldritchMove:
    return Move(
        verb, one_target, _nothing, lambda game, seat, target: obstacles(game, seat), reasons
    )


def _expedition(game: Eldritch, seat: int, target: int) -> Message:
    space = expedition_space(game)
    if space < 0:
        return Message("why-no-expedition-left")
    entry = game.data.spaces[space].entry
    return Message("why-no-expedition", space=Name(f"space:{entry}"))


def _offers(kind: str) -> Callable[[Eldritch, int], Iterable[int]]:
    """Returns what lists the encounters that components of a kind offer, as component * 8 +
    place."""

    def found(game: Eldritch, seat: int) -> Iterable[int]:
        for component in components_with_offers(game):
            if offer_kind(game, component) == kind:
                for place in range(len(offers_of(game, component))):
                    yield component * 8 + place

    return found


def _offer(game: Eldritch, target: int) -> EncounterOffer:
    return offers_of(game, target // 8)[target % 8]


def _named_offer(game: Eldritch, seat: int, target: int) -> Named:
    component = game.component(target // 8)
    argument = component.entry if offer_kind(game, component.index) == "rumor" else ""
    if target % 8:
        argument += f".{target % 8 + 1}"
    return argument, (f"card:{component.uid}",)


def _blocked_offer(game: Eldritch, seat: int, target: int) -> int:
    return phase.obstacles_to_offer(game, seat, target // 8, _offer(game, target))


def _offer_move(kind: str, rule: str) -> EldritchMove:
    return Move(
        kind,
        _offers(kind),
        _named_offer,
        _blocked_offer,
        {
            **MONSTER,
            phase.NOT_HERE: say(rule, "why-encounter-elsewhere"),
            phase.NOT_YET: say("EH-SPEC-03", "why-encounter-not-yet"),
        },
    )


def _blocked_none(game: Eldritch, seat: int) -> int:
    assert game.question is not None
    return phase.obstacles_to_none(game, game.question.frame.amount > 0)


ENCOUNTERS: Final[list[EldritchMove]] = [
    _simple(
        "location",
        phase.obstacles_to_location,
        {**MONSTER, phase.NO_CITY: say("EH-LOC-01", "why-no-named-city")},
    ),
    _simple("general", phase.obstacles_to_general, MONSTER),
    _simple(
        "research",
        phase.obstacles_to_research,
        {**MONSTER, phase.NO_CLUE: say("EH-RES-01", "why-no-clue-here")},
    ),
    _simple(
        "gate", phase.obstacles_to_gate, {**MONSTER, phase.NO_GATE: say("EH-OW-01", "why-no-gate")}
    ),
    _simple(
        "expedition",
        phase.obstacles_to_expedition,
        {
            **MONSTER,
            phase.NO_EXPEDITION: Reason("EH-EXP-04", _expedition),
            phase.NO_EXPLORING: say("EH-EXP-04", "why-no-exploring"),
        },
    ),
    _offer_move("rumor", "EH-RUM-01"),
    _offer_move("mystery", "EH-ELD-03"),
    _offer_move("special", "EH-SPEC-03"),
    _simple(
        "fallen",
        phase.obstacles_to_fallen,
        {**MONSTER, phase.NO_FALLEN: say("EH-DEF-19", "why-no-fallen")},
    ),
    _simple("none", _blocked_none, {phase.MUST_CHOOSE: say("EH-ENC-01", "why-must-encounter")}),
]
# While Monsters are to be fought nothing else can be chosen.
FIGHTING: Final[list[EldritchMove]] = ENCOUNTERS[:5]


# --- the dice -------------------------------------------------------------------------------------

NO_CLUES: Final = 1
USELESS: Final = 2
AID_USED: Final = 4
NO_PRICE: Final = 8


def _test(game: Eldritch) -> Scene:
    assert game.question is not None
    return game.scenes[game.question.frame.scene]


def _blocked_clue(game: Eldritch, seat: int, target: int) -> int:
    effect = TEST_DICE
    assert isinstance(effect, TestDice)
    found = 0 if can_pay_clues(game, seat, 1) else NO_CLUES
    return found | (USELESS if effect.are_clues_useless(game, _test(game)) else 0)


def _aids(game: Eldritch, seat: int) -> Iterable[int]:
    """Returns the aids for the dice that fit the test, as component * 8 + place."""
    test = _test(game)
    for index in game.investigators[seat].cards:
        for place, aid in enumerate(game.component(index).aids):
            if aid.kind in (REROLL, RAISE):
                if is_fitting(game, aid, seat, test.values[SKILL], test.values[CONTEXTS]):
                    yield index * 8 + place


def _named_aid(game: Eldritch, seat: int, target: int) -> Named:
    index = target // 8
    return f"{game.component(index).entry}.{target % 8 + 1}", (front_thing(game, index),)


def _blocked_aid(game: Eldritch, seat: int, target: int) -> int:
    aid = game.component(target // 8).aids[target % 8]
    if is_used(game, aid, target // 8, seat) or USED + target in _test(game).values:
        return AID_USED
    if aid.price is None:
        return 0
    assert game.question is not None
    scope = Frame(game.question.frame.effect, seat, target // 8)
    return 0 if aid.price.can_be_paid(game, scope) else NO_PRICE


def _missing_price(game: Eldritch, seat: int, target: int) -> Message:
    price = game.component(target // 8).aids[target % 8].price
    assert price is not None
    assert game.question is not None
    return price_shortfall(game, price, Frame(game.question.frame.effect, seat, target // 8))


DICE: Final[list[EldritchMove]] = [
    Move(
        "clue",
        one_target,
        _nothing,
        _blocked_clue,
        {
            NO_CLUES: say("EH-TEST-23", "why-no-clues"),
            USELESS: say("EH-TEST-23", "why-clues-useless"),
        },
    ),
    Move(
        "use",
        _aids,
        _named_aid,
        _blocked_aid,
        {
            AID_USED: say("EH-POSS-03", "why-aid-used"),
            NO_PRICE: Reason("EH-SPEND-02", _missing_price),
        },
    ),
]


# --- other questions ------------------------------------------------------------------------------

FORBIDDEN: Final = 1

IMPROVE: Final = EldritchMove(
    "improve",
    lambda game, seat: range(len(SKILLS)),
    lambda game, seat, skill: (SKILLS[skill], (f"skill:{SKILLS[skill]}",)),
    lambda game, seat, skill: 0 if can_improve(game, seat, skill) else FORBIDDEN,
    {FORBIDDEN: say("EH-IMPR-04", "why-improved-twice")},
)

IN_GAME: Final = 1
DEAD: Final = 2


def _blocked_sheet(game: Eldritch, seat: int, sheet: int) -> int:
    if any(one.sheet == sheet for one in game.investigators):
        return IN_GAME
    return 0 if sheet in available_sheets(game) else DEAD


SHEET: Final = EldritchMove(
    "sheet",
    lambda game, seat: game.data.sheets,
    lambda game, seat, sheet: (
        game.component(sheet).uid,
        (f"card:{game.component(sheet).uid}",),
    ),
    _blocked_sheet,
    {
        IN_GAME: say("EH-DEF-15", "why-sheet-in-play"),
        DEAD: say("EH-DEF-14", "why-sheet-fallen"),
    },
)


def _conditions(is_own: bool) -> Callable[[Eldritch, int], Iterable[int]]:
    def found(game: Eldritch, seat: int) -> Iterable[int]:
        assert game.question is not None
        holder = seat if is_own else game.scenes[game.question.frame.scene].values[PARTNER]
        for card in game.investigators[holder].cards:
            if game.component(card).kind == CONDITION:
                yield card

    return found


def _trade_move(verb: str, is_own: bool) -> EldritchMove:
    return Move(
        verb,
        _conditions(is_own),
        lambda game, seat, card: (game.component(card).entry, (front_thing(game, card),)),
        lambda game, seat, card: FORBIDDEN,
        {FORBIDDEN: say("EH-TRADE-05", "why-condition-trade")},
    )


TRADING: Final[list[EldritchMove]] = [_trade_move("give", True), _trade_move("take", False)]
