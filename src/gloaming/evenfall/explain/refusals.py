"""Why something a person may want is not among the answers: the rule, and what is missing.

The keys are those the answer would have (`play:fairy.1`, `witch:region:northern-lakes`), so that a
scenario can say what is refused, and by which rule. Something may be refused for several reasons.
"""

from collections.abc import Iterator

from gloaming.evenfall.explain.refusals_crystal import (
    building,
    catalyst_price,
    locks,
    path_actions,
    taking_back,
    towers,
)
from gloaming.evenfall.explain.refusals_moon import board_actions, board_space, board_stones, turner
from gloaming.evenfall.explain.shortfall import missing, obstacle, refuse
from gloaming.evenfall.model.cards import NO_ICON, RED, RITUAL, Card, is_fitting_stone
from gloaming.evenfall.model.events import (
    ADJUST_DIAL,
    CHEAP_RITUALS,
    CHEAP_SPECIALISTS,
    ELDERS_OUTER,
)
from gloaming.evenfall.model.expansion import IN_RESERVE
from gloaming.evenfall.model.state import NO_CARD, PHASE_ACTION, Clan, Evenfall
from gloaming.evenfall.rules.action import BEFORE_MAIN, TURN, Turn
from gloaming.evenfall.rules.battle import AdjustDials, SetDials
from gloaming.evenfall.rules.catalysts import (
    CATALYST,
    CATALYSTS,
    ORB,
    SCYTHE,
    BuildCatalysts,
    can_build,
    can_pay_catalyst,
    free_slots,
)
from gloaming.evenfall.rules.crystal.person_effects import TakeBack
from gloaming.evenfall.rules.crystal.piece_positions import has_wind
from gloaming.evenfall.rules.discard import can_free_discard, free_discard_cards
from gloaming.evenfall.rules.discover import witches_needed
from gloaming.evenfall.rules.game_end import PlaceStone
from gloaming.evenfall.rules.moon.board import PlaceOnBoard, TurnRitual
from gloaming.evenfall.rules.payment import can_afford
from gloaming.evenfall.rules.people import council_cost, has_specialist
from gloaming.evenfall.rules.ritual import (
    PlayRitual,
    can_pay_ritual,
    has_free_place,
)
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.message import Message, Name, Refusal


def refusals(game: Evenfall, seat: int) -> list[Refusal]:
    """All that `seat` cannot do now, with the reasons; nothing once the game is over."""
    question = game.question
    if question is None or not 0 <= seat < game.seats:
        return []
    if not question.is_awaiting(seat):
        return list(_waiting(game, seat))
    frame = question.frame
    effect = frame.effect
    if isinstance(effect, Turn):
        found = _before_main if frame.amount == BEFORE_MAIN else _after_main
        return [*found(game, seat), *_free_actions(game, seat), *board_actions(game, seat)]
    refused: list[Refusal] = []
    if isinstance(effect, BuildCatalysts):
        refused += _building(game, seat, built=frame.amount)
    elif isinstance(effect, PlayRitual):
        refused += _occupied_places(game, seat)
    elif isinstance(effect, Transfer):
        refused += _back_transfers(game, seat)
    elif isinstance(effect, PlaceStone):
        refused += _stones(game, seat, frame.target)
    elif isinstance(effect, TakeBack):
        refused += taking_back(game, seat)
    elif isinstance(effect, SetDials):
        refused += _dials(game, seat)
    elif isinstance(effect, AdjustDials):
        refused += _adjustments(game, seat)
    elif isinstance(effect, PlaceOnBoard):
        refused += board_stones(game, seat)
    offered = any(option.key == "free-discard" for option in game.options(seat))
    if game.phase == PHASE_ACTION and game.turn == seat and not offered:
        refused.append(Refusal("free-discard", Message("why-effect-first"), "EF-ACT-09"))
    return refused


def _waiting(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Who is not asked can do nothing, not even a free action (EF-ACT-05, 10)."""
    clan = game.clans[seat]
    if game.phase == PHASE_ACTION and clan.passed:
        yield Refusal("turn", Message("why-passed"), "EF-ACT-05")
    if game.turn >= 0:
        reason = Message("why-not-your-turn", seat=Name(f"seat:{game.turn}"))
    else:
        reason = Message("why-not-asked")
    yield Refusal("turn", reason, "EF-ACT-10")
    yield Refusal("free-discard", reason, "EF-ACT-10")
    for index in clan.specialists + clan.borrowed:
        if game.card(index).exhaust is not None:
            yield refuse("exhaust", game.card(index), reason, "EF-ACT-10")


# --- a turn ----------------------------------------------------------------------------


def _before_main(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Main actions that are not possible now."""
    clan = game.clans[seat]
    yield from _discoveries(game, clan, seat)
    if not clan.token:
        yield Refusal("token", Message("why-token"), "EF-TOK-02", (f"token:{seat}",))
    for index in clan.hand:
        if game.card(index).kind == RITUAL:
            yield from _ritual(game, clan, game.card(index))
        else:
            yield from _person(game, clan, game.card(index))
    yield from _region_spaces(game, seat)
    yield from _ritual_spaces(game, seat)
    yield from _rival_spaces(game, seat)
    yield from board_space(game, seat)
    if not can_build(game, clan):
        yield from _no_building(game, clan, seat)
    yield from path_actions(game, seat)


def _after_main(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """One main action a turn (EF-ACT-02): whatever could have been one is refused now."""
    again = game.copy()
    again.story = None
    frame = Frame(TURN, seat, amount=BEFORE_MAIN)
    TURN.run(again, frame)
    if again.question is None or again.question.frame is not frame:
        return
    free = {option.key for option in game.options(seat)}
    for option in again.options(seat):
        if option.key not in free:
            reason = Message("why-one-main")
            yield Refusal(option.verb, reason, "EF-ACT-02", option.things, option.argument)


def _free_actions(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """The discard with too few cards (EF-ACT-08), Specialists that cannot be turned (EF-SPE)."""
    clan = game.clans[seat]
    yield from locks(game, seat)
    if not can_free_discard(game, seat):
        needed = free_discard_cards(game, seat)
        few = Message("why-few-cards", n=needed, have=len(clan.hand))
        yield Refusal("free-discard", few, "EF-ACT-08")
    people = [*zip(clan.specialists, clan.ready), *zip(clan.borrowed, clan.borrow_ready)]
    for index, ready in people:
        card = game.card(index)
        if card.exhaust is None:
            continue
        if not ready:
            yield refuse("exhaust", card, Message("why-exhausted"), "EF-SPE-08")
        reason = obstacle(game, seat, card.exhaust)
        if reason is not None:
            yield refuse("exhaust", card, reason, "EF-SPE-13")


def _discoveries(game: Evenfall, clan: Clan, seat: int) -> Iterator[Refusal]:
    yield from towers(game, clan)
    for row in game.rows:
        for place in row:
            if place == NO_CARD:
                continue
            needed = witches_needed(game, clan, place)
            have = clan.witches
            if game.expansion is not None and game.expansion.cat[seat] == IN_RESERVE:
                have += 1
            if needed > have:
                reason = Message("why-witches", n=needed, have=have)
                yield refuse("discover", game.card(place), reason, "EF-DIS-05")


def _ritual(game: Evenfall, clan: Clan, card: Card) -> Iterator[Refusal]:
    if not has_free_place(game, clan):
        yield refuse("play", card, Message("why-no-place"), "EF-RIT-04")
    if not can_pay_ritual(clan, card):
        reason = missing(clan, card.cost, clan.standing.total(CHEAP_RITUALS))
        if card.mana_cost > 0:
            reason = Message("why-or-mana", missing=reason, n=card.mana_cost - clan.mana)
        yield refuse("play", card, reason, "EF-PLY-04")
    only = Message("why-only-ritual")
    yield refuse("specialist", card, only, "EF-PLY-02")
    yield refuse("council", card, only, "EF-PLY-02")


def _person(game: Evenfall, clan: Clan, card: Card) -> Iterator[Refusal]:
    if has_specialist(game, clan, card):
        yield refuse("specialist", card, Message("why-same-name"), "EF-SPE-04")
    less = clan.standing.total(CHEAP_SPECIALISTS)
    if not can_afford(clan, card.cost, less):
        yield refuse("specialist", card, missing(clan, card.cost, less), "EF-PLY-04")
    cost = council_cost(game, clan)
    if not can_afford(clan, cost):
        rule = "EF-COU-03" if clan.council else "EF-COU-02"
        if game.data.boards[clan.board].further_council.any:
            rule = "EF-MOON-08"
        yield refuse("council", card, missing(clan, cost), rule)


# --- Action Spaces -----------------------------------------------------------------------


def _region_spaces(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Region boards: for Witches only (EF-SPC-04, 05)."""
    clan = game.clans[seat]
    for space, at in enumerate(game.data.space_region):
        region = game.data.regions[at]
        mark = f".{space}" if region.spaces > 1 else ""
        things = (f"space:{region.entry}",)
        key = f"region:{region.entry}{mark}"
        elders = Message("why-elders-inner")
        yield Refusal("elder", elders, "EF-SPC-05", things, key)
        for rule, reason in _space(game, seat, region.action, game.space_piece[space]):
            yield Refusal("witch", reason, rule, things, key)
        if clan.witches == 0:
            yield Refusal("witch", Message("why-no-witch"), "EF-SPC-01", things, key)


def _ritual_spaces(game: Evenfall, seat: int) -> Iterator[Refusal]:
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual == NO_CARD:
            continue
        card = game.card(ritual)
        action = card.action
        if action is None and clan.moon is not None and ritual in clan.moon.turned:
            action = card.immediate
        if action is None:
            if isinstance(turner(game, clan), TurnRitual) and card.immediate is not None:
                reason = Message("why-not-turned")
                yield refuse("witch", card, reason, "EF-MOON-37")
                yield refuse("elder", card, reason, "EF-MOON-37")
            continue
        for rule, reason in _space(game, seat, action, game.piece_on[place]):
            yield refuse("witch", card, reason, rule)
            yield refuse("elder", card, reason, rule)
        if clan.witches == 0:
            yield refuse("witch", card, Message("why-no-witch"), "EF-SPC-01")
        if clan.elders == 0:
            yield refuse("elder", card, Message("why-no-elder"), "EF-SPC-01")
        if (
            place in clan.outer
            and not clan.standing.total(ELDERS_OUTER)
            and not has_wind(game, clan.outer, clan.outer.index(place))
        ):
            yield refuse("elder", card, Message("why-elders-inner"), "EF-SPC-05")


def _space(
    game: Evenfall, seat: int, action: Effect | None, piece: int
) -> Iterator[tuple[str, Message]]:
    """What keeps everybody from an Action Space: a piece on it, or a cost that cannot be paid."""
    if piece:
        yield "EF-SPC-03", Message("why-occupied")
    reason = None if action is None else obstacle(game, seat, action)
    if reason is not None:
        yield "EF-SPC-07", reason


def _rival_spaces(game: Evenfall, seat: int) -> Iterator[Refusal]:
    for other, clan in enumerate(game.clans):
        if other == seat:
            continue
        reason = Message("why-rival-space", seat=Name(f"seat:{other}"))
        for place in clan.outer + clan.inner:
            ritual = game.ritual_on[place]
            if ritual != NO_CARD and game.card(ritual).action is not None:
                yield refuse("witch", game.card(ritual), reason, "EF-SPC-06")
                yield refuse("elder", game.card(ritual), reason, "EF-SPC-06")


# --- building ----------------------------------------------------------------------------


def _no_building(game: Evenfall, clan: Clan, seat: int) -> Iterator[Refusal]:
    """Why not even one Catalyst can be built (EF-CAT-02)."""
    things = (f"build:{seat}",)
    yield Refusal("build", Message("why-build-one"), "EF-CAT-02", things)
    places = clan.outer + clan.inner
    if not any(game.ritual_on[place] != NO_CARD for place in places):
        yield Refusal("build", Message("why-no-ritual"), "EF-CAT-17", things)
    elif not any(free_slots(game, place) > 0 for place in places):
        yield Refusal("build", Message("why-slots-full"), "EF-CAT-05", things)
    for kind in (SCYTHE, ORB):
        if not can_pay_catalyst(game, clan, kind):
            reason, rule = catalyst_price(game, clan, kind)
            yield Refusal("build", reason, rule, things)


def _building(game: Evenfall, seat: int, built: int) -> Iterator[Refusal]:
    """During the action: full Building Spaces, Catalysts that cannot be paid, stopping at none."""
    clan = game.clans[seat]
    if built == 0:
        yield Refusal("done", Message("why-build-one"), "EF-CAT-02")
    if game.expansion is not None:
        yield from building(game, seat)
        return
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual == NO_CARD:
            for verb in CATALYSTS[:CATALYST]:
                yield refuse(verb, game.card(place), Message("why-bare-place"), "EF-CAT-17")
            continue
        for kind in (SCYTHE, ORB):
            verb = CATALYSTS[kind]
            if free_slots(game, place) == 0:
                yield refuse(verb, game.card(ritual), Message("why-slots-full"), "EF-CAT-05")
            if not can_pay_catalyst(game, clan, kind):
                reason, rule = catalyst_price(game, clan, kind)
                yield refuse(verb, game.card(ritual), reason, rule)


# --- other questions -----------------------------------------------------------------------


def _occupied_places(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """A Place carries one Ritual (EF-RIT-02)."""
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual != NO_CARD:
            reason = Message("why-place-taken", card=Name(f"card:{game.card(ritual).uid}"))
            yield refuse("on", game.card(place), reason, "EF-RIT-02")


def _back_transfers(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Never back, and nothing inside moves further in (EF-TRA-04)."""
    for place in game.clans[seat].inner:
        yield refuse("transfer", game.card(place), Message("why-inner-already"), "EF-TRA-04")


def _stones(game: Evenfall, seat: int, stone: int) -> Iterator[Refusal]:
    """A Powerstone needs a Place with its icon (EF-END-06) and without one on it (EF-END-07)."""
    for place in game.clans[seat].inner:
        card = game.card(place)
        if stone == RED and card.icon == NO_ICON:
            yield refuse("stone-on", card, Message("why-no-icon"), "EF-MOON-33")
        elif not is_fitting_stone(stone, card.icon):
            yield refuse("stone-on", card, Message("why-other-icon"), "EF-END-06")
        if game.stone_on[place] != NO_ICON:
            yield refuse("stone-on", card, Message("why-stone-there"), "EF-END-07")
        if game.expansion is not None and game.expansion.locked[place] != NO_ICON:
            yield refuse("stone-on", card, Message("why-locked-there"), "EF-CP-70")


def _dials(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """The dial ends at 9 (EF-BAT-07), and Mana must be there to be spent (EF-BAT-08)."""
    cap = game.data.dial_cap
    mana = game.clans[seat].mana
    for n in range(mana + 1, cap + 1):
        yield Refusal("dial", Message("why-mana", have=mana), "EF-BAT-08", argument=str(n))
    for n in range(cap + 1, max(cap + 1, mana) + 1):
        yield Refusal("dial", Message("why-dial-end", n=cap), "EF-BAT-07", argument=str(n))


def _adjustments(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """A revealed dial moves only as far as the card says (EF-CARD-24), within the dial's limits."""
    clan = game.clans[seat]
    reach = clan.standing.total(ADJUST_DIAL)
    shown = game.dials[seat]
    cap = game.data.dial_cap
    for n in range(cap + 1):
        if n > clan.mana:
            yield Refusal("dial", Message("why-mana", have=clan.mana), "EF-BAT-08", argument=str(n))
        elif abs(n - shown) > reach:
            yield Refusal("dial", Message("why-dial-reach", n=reach), "EF-CARD-24", argument=str(n))
