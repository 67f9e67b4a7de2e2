"""Playing and removing Rituals (EF-RIT, EF-CARD-04 to 07, EF-PLY-15)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import AS_RITUAL, ELDER, NO_KEYWORD, RITUAL, WITCH, Card
from gloaming.evenfall.model.events import (
    BINDING,
    BINDING_VP,
    CHEAP_RITUALS,
    INNER_RITUAL,
    KEYWORD_PLAYED,
    QUIET_RITUAL,
    RITUAL_PLAYED,
    VALUABLE,
    VALUABLE_PLAYED,
)
from gloaming.evenfall.model.expansion import IN_RESERVE
from gloaming.evenfall.model.points import PLACES
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import strip
from gloaming.evenfall.rules.crystal.display import take_from_display
from gloaming.evenfall.rules.crystal.piece_positions import clear_ritual
from gloaming.evenfall.rules.discard import discard_card
from gloaming.evenfall.rules.obstacles import NO_FREE_PLACE, PRICE, RITUAL_THERE, TAKEN_BACK
from gloaming.evenfall.rules.options import card_option, option, path_of, plain_option, tell_card
from gloaming.evenfall.rules.resources.gain import gain_vp
from gloaming.evenfall.rules.resources.payment import can_afford, way, ways_to_pay
from gloaming.evenfall.rules.resources.spend import spend
from gloaming.evenfall.rules.triggers import enter, leave
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import push_listeners, push_own

FOR_FREE: Final = 1
NO_RITUAL: Final = -2


def obstacles_to_lay(game: Evenfall, place: int) -> int:
    """Returns what keeps a Ritual from a Place of the own clan: another one on it (EF-RIT-02)."""
    return 0 if game.ritual_on[place] == NO_CARD else RITUAL_THERE


def free_places(game: Evenfall, clan: Clan) -> list[int]:
    """Returns Places without a Ritual in either circle, the Starting Place included (EF-RIT-02,
    03)."""
    return [p for p in clan.outer + clan.inner if not obstacles_to_lay(game, p)]


def has_free_place(game: Evenfall, clan: Clan) -> bool:
    """Whether any Place can still take a Ritual (EF-RIT-04)."""
    for place in clan.outer:
        if not obstacles_to_lay(game, place):
            return True
    for place in clan.inner:
        if not obstacles_to_lay(game, place):
            return True
    return False


def obstacles_to_play(game: Evenfall, index: int) -> int:
    """Returns what keeps a card in hand from being played in any role: it was taken back in this
    turn (EF-CARD-75)."""
    more = game.expansion
    return TAKEN_BACK if more is not None and index in more.taken_back else 0


def obstacles_to_ritual(
    clan: Clan, card: Card, has_place: bool, less: int, every: bool = False
) -> int:
    """Returns what keeps a clan from playing a Ritual in hand (EF-RIT-04, EF-PLY-04): no free
    Place, or no way to pay, neither in resources, `less` fewer of them, nor in Mana where the card
    says so."""
    found = 0
    if not has_place:
        found = NO_FREE_PLACE
        if not every:
            return found
    if not can_afford(clan, card.cost, less) and (
        card.mana_cost == 0 or clan.mana < card.mana_cost
    ):
        found |= PRICE
    return found


class PlayRitual(Effect):
    """Play the source card as a Ritual: choose a free Place, pay, lay it there (EF-RIT-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, free_places(game, game.clans[frame.seat]))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount == FOR_FREE:
            lay_ritual(game, seat, frame.source, choice)
        else:
            game.stack.append(Frame(PAY_RITUAL, seat, frame.source, choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-place-for", card=Name(f"card:{game.card(frame.source).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "on", game.card(choice), "EF-RIT-01")


class PayRitual(Effect):
    """Pay for the source card and lay it on the target Place (EF-PLY-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        card = game.card(frame.source)
        ways = ways_to_pay(clan, card.cost, clan.standing.sums[CHEAP_RITUALS])
        if card.mana_cost > 0 and clan.mana >= card.mana_cost:
            ways.append(way(0, 0, 0, card.mana_cost))
        game.ask(frame, frame.seat, ways)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        spend(game, seat, choice)
        lay_ritual(game, seat, frame.source, frame.target)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-pay-for", card=Name(f"card:{game.card(frame.source).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return option(choice, "pay", choice, "EF-PLY-04")


def leave_hand(game: Evenfall, clan: Clan, index: int) -> None:
    """A played card leaves the hand, or the display of the Crystal Path (EF-CP-14)."""
    if game.expansion is None or index in clan.hand:
        clan.own_hand().remove(index)
    else:
        take_from_display(game, index)


def lay_ritual(game: Evenfall, seat: int, index: int, place: int) -> None:
    """A Ritual comes into play: what listens to it, the Binding Bonus and the immediate effect.

    The seat chooses their order (EF-RIT-12). The card itself does not hear that it was played, but
    hears everything after that, its own Binding Bonus included (EF-PLY-13).
    """
    clan = game.clans[seat]
    card = game.card(index)
    ground = game.card(place)
    leave_hand(game, clan, index)
    game.own_ritual_on()[place] = index
    if game.story is not None:
        game.story.tell(
            seat,
            Message(
                "log-ritual",
                seat=Name(f"seat:{seat}"),
                card=Name(f"card:{card.uid}"),
                place=Name(f"card:{ground.uid}"),
            ),
            (f"card:{card.uid}", f"card:{ground.uid}"),
        )
    before = len(game.stack)
    triggers = game.triggers
    push_own(game, RITUAL_PLAYED, seat, place, 1)
    if place in clan.inner:
        push_own(game, INNER_RITUAL, seat, place, 1)
    if card.keyword != NO_KEYWORD:
        push_listeners(
            game, triggers.own_after(seat, KEYWORD_PLAYED + card.keyword - 1), seat, place, 1
        )
    if game.expansion is not None:
        if card.vp >= VALUABLE:
            push_own(game, VALUABLE_PLAYED, seat, place, 1)
        if card.action is None:
            push_own(game, QUIET_RITUAL, seat, place, card.vp)
    enter(game, seat, card, AS_RITUAL)
    if card.immediate is not None:
        game.stack.append(Frame(card.immediate, seat, index, place))
    bind(game, seat, card, place)
    arrange(game, seat, len(game.stack) - before)


def bind(game: Evenfall, seat: int, card: Card, place: int) -> None:
    """Pushes the Binding Bonus of a Place for the Ritual that comes onto it (EF-RIT-06, 07)."""
    ground = game.card(place)
    clan = game.clans[seat]
    bonus = ground.binding
    if ground.binding_keyword != NO_KEYWORD and ground.binding_keyword == card.keyword:
        bonus = ground.binding_full
    if bonus is not None:
        push_own(game, BINDING, seat, place, 1)
        if clan.standing.sums[BINDING_VP]:
            game.stack.append(Frame(BIND_OR_SCORE, seat, card.index, place))
        else:
            game.stack.append(Frame(bonus, seat, place, place))


class BindOrScore(Effect):
    """The Binding Bonus of the target Place, or victory points in its stead (EF-CARD-97)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [0, 1])

    def bonus(self, game: Evenfall, frame: Frame) -> Effect:
        """Returns what is replaced."""
        ground = game.card(frame.target)
        keyword = game.card(frame.source).keyword
        whole = ground.binding_keyword != NO_KEYWORD and ground.binding_keyword == keyword
        found = ground.binding_full if whole else ground.binding
        assert found is not None
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == 0:
            bonus = self.bonus(game, frame)
            game.stack.append(Frame(bonus, seat, frame.target, frame.target))
        else:
            points = game.clans[seat].standing.sums[BINDING_VP]
            gain_vp(game, seat, points, origin=PLACES)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-binding")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == 0:
            path = self.bonus(game, frame).path
            label = Message("effect", path=path)
            return Option(choice, "binding", label, (), "EF-RIT-06", effect=path)
        points = game.clans[seat].standing.sums[BINDING_VP]
        return Option(choice, "binding-vp", Message("option-vp", n=points), (), "EF-CARD-97")


def remove_ritual(game: Evenfall, seat: int, place: int) -> None:
    """A Ritual leaves the clan for the box, its Catalysts with it; its piece returns to reserve.

    The Place is free again (EF-CARD-04, 06, 07). This is no discard (EF-CARD-19).
    """
    clan = game.clans[seat]
    index = game.ritual_on[place]
    card = game.card(index)
    if game.expansion is not None:
        clear_ritual(game, seat, place, IN_RESERVE)
        strip(game, place)
    else:
        piece = game.piece_on[place]
        if piece == WITCH:
            clan.witches += 1
        elif piece == ELDER:
            clan.elders += 1
        game.own_piece_on()[place] = 0
        game.own_scythes()[place] = 0
        game.own_orbs()[place] = 0
    game.own_ritual_on()[place] = NO_CARD
    game.removed = [*game.removed, index]
    leave(game, seat, card)
    tell_card(game, seat, "log-remove", card)


class RemoveRitual(Effect):
    """`remove ritual`: one Ritual of own choice goes to the box (EF-CARD-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        places = [p for p in clan.outer + clan.inner if game.ritual_on[p] != NO_CARD]
        game.ask(frame, frame.seat, places)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        remove_ritual(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-remove")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        place = game.card(choice)
        return card_option(
            choice, "remove", game.card(game.ritual_on[choice]), "EF-CARD-04", f"card:{place.uid}"
        )


class PlayForFree(Effect):
    """`play ritual`: you may play a Ritual from hand without paying (EF-CARD-32, EF-PLY-15)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        if has_free_place(game, clan):
            cards = game.data.cards
            playable = [
                i for i in clan.hand if cards[i].kind == RITUAL and not obstacles_to_play(game, i)
            ]
            if game.expansion is not None:  # also from the Crystal Path (EF-CARD-31)
                playable += [i for i in game.expansion.display if cards[i].kind == RITUAL]
            if playable:
                game.ask(frame, frame.seat, [*playable, NO_RITUAL])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice != NO_RITUAL:
            game.stack.append(Frame(PLAY_RITUAL, seat, choice, amount=FOR_FREE))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-play-free")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == NO_RITUAL:
            return plain_option(choice, "decline", "EF-PLY-14")
        return card_option(choice, "play", game.card(choice), "EF-PLY-15")


class Consume(Effect):
    """`consume`: discard a card with an immediate effect and use that effect here."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, self.cards_to_discard(game, frame.seat))

    def cards_to_discard(self, game: Evenfall, seat: int) -> list[int]:
        """Returns the hand cards with an immediate effect."""
        cards = game.data.cards
        return [
            i
            for i in game.clans[seat].hand
            if cards[i].immediate is not None or cards[i].council_immediate is not None
        ]

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return len(self.cards_to_discard(game, frame.seat)) > 0

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        effect = card.immediate if card.immediate is not None else card.council_immediate
        assert effect is not None
        game.push(effect, frame)
        discard_card(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-consume")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        path = path_of(card.immediate if card.immediate is not None else card.council_immediate)
        return card_option(choice, "discard", card, "EF-CARD-34", effect=path)


PLAY_RITUAL: Final = procedure("evenfall.play-ritual", PlayRitual())
PAY_RITUAL: Final = procedure("evenfall.pay-ritual", PayRitual())
BIND_OR_SCORE: Final = procedure("evenfall.bind-or-score", BindOrScore())


VERBS: Final = [
    Verb(
        RemoveRitual,
        "remove ritual",
        text="do-remove-ritual",
        sign=f"−{signs.RITUAL}",
        value=-2.0,
        meaning=(
            "one of your Rituals goes to the box with its Catalysts, its pieces to your reserve"
        ),
        rules=("EF-CARD-04",),
    ),
    Verb(
        PlayForFree,
        "play ritual",
        text="do-play-ritual",
        sign=f"{signs.MAY}+{signs.RITUAL}",
        value=2.4,
        meaning="you may play a Ritual from your hand without paying",
        rules=("EF-CARD-31", "EF-CARD-32"),
    ),
    Verb(
        Consume,
        "consume",
        text="do-consume",
        sign=f"1{signs.CARD}{signs.IMMEDIATE} {signs.PAY} {signs.IMMEDIATE}",
        value=2.4,
        meaning="discard a card with an immediate effect and use that effect",
        rules=("EF-CARD-34",),
    ),
]
