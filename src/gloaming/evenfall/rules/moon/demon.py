"""The Throne Demon of the Horn (EF-MOON-45 to 56, 58), and Specialists that leave play."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import AS_SPECIALIST
from gloaming.evenfall.model.events import ROUND_END
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.options import card_option, plain_option, tell_card
from gloaming.evenfall.rules.triggers import enter, leave
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.state.lists import replaced, without_place
from gloaming.kernel.triggers import push_listeners

STAY: Final = -2


def attach(game: Evenfall, seat: int, index: int) -> None:
    """Attaches the Demon to a Specialist, whose ability it has from now on too (EF-MOON-48, 49).

    It does not turn by that: exhausted it stays exhausted (EF-MOON-58).
    """
    moon = game.clans[seat].moon
    assert moon is not None
    detach(game, seat)
    card = game.card(index)
    moon.attached = index
    if card.doubled:
        enter(game, seat, card, AS_SPECIALIST)
    tell_card(game, seat, "log-attach", card)


def detach(game: Evenfall, seat: int) -> None:
    """The Demon is attached to none and has no ability."""
    moon = game.clans[seat].moon
    assert moon is not None
    if moon.attached == NO_CARD:
        return
    card = game.card(moon.attached)
    moon.attached = NO_CARD
    if card.doubled:
        leave(game, seat, card)


def offer_demon(game: Evenfall, seat: int, index: int) -> None:
    """A Specialist has been played: the Demon may be attached to it (EF-MOON-48)."""
    moon = game.clans[seat].moon
    if moon is not None and moon.demon != NO_CARD:
        game.stack.append(Frame(ATTACH_TO, seat, index))


class AttachTo(Effect):
    """Attach the Demon to the source card, or leave it where it is (EF-MOON-48)."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [frame.source, STAY])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != STAY:
            attach(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-attach-to", card=Name(f"card:{game.card(frame.source).uid}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return _attach_option(game, choice, "EF-MOON-48")


class CallDemon(Effect):
    """`call demon`: ready the Demon; it may be attached to another Specialist (EF-MOON-52, 53)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        moon = clan.moon
        if moon is None or moon.demon == NO_CARD:
            return
        at = clan.specialists.index(moon.demon)
        if not clan.ready[at]:
            clan.ready = replaced(clan.ready, at, 1)
            tell_card(game, frame.seat, "log-ready", game.card(moon.demon))
        choices = [s for s in clan.specialists if s not in (moon.demon, moon.attached)]
        if choices:
            game.ask(frame, frame.seat, [*choices, STAY])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != STAY:
            attach(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-attach")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return _attach_option(game, choice, "EF-MOON-52")


def _attach_option(game: Game, choice: int, rule: str) -> Option:
    assert isinstance(game, Evenfall)
    if choice == STAY:
        return plain_option(choice, "no-attach", rule)
    return card_option(choice, "attach", game.card(choice), rule)


# --- exhausting it -------------------------------------------------------------------------


def demon_effect(game: Evenfall, clan: Clan) -> Effect | None:
    """Returns the exhaust ability the Demon has from the Specialist it is attached to
    (EF-MOON-50, 55)."""
    moon = clan.moon
    if moon is None or moon.attached == NO_CARD:
        return None
    card = game.data.cards[moon.attached]
    return card.exhaust if card.doubled else None


def is_demon_ready(clan: Clan) -> bool:
    """Whether the Demon is not exhausted."""
    moon = clan.moon
    return (
        moon is not None
        and moon.demon != NO_CARD
        and clan.ready[clan.specialists.index(moon.demon)] > 0
    )


def is_demon(clan: Clan, index: int) -> bool:
    """Whether this card is the clan's Throne Demon."""
    return clan.moon is not None and clan.moon.demon == index


def double_of(clan: Clan, index: int) -> int:
    """Returns the Demon where it is attached to this Specialist, else no card."""
    moon = clan.moon
    return NO_CARD if moon is None or moon.attached != index else moon.demon


# --- Specialists leave play ------------------------------------------------------------------


def specialist_leaves(game: Evenfall, seat: int, index: int) -> None:
    """A Specialist leaves the clan; who calls this says where it goes.

    The Demon attached to it is attached to none (EF-MOON-58), Elders of others on it go back to
    their reserves, and what they borrowed ends (EF-CARD-111).
    """
    clan = game.clans[seat]
    card = game.card(index)
    if clan.moon is not None and clan.moon.attached == index:
        detach(game, seat)
    at = clan.specialists.index(index)
    clan.specialists = without_place(clan.specialists, at)
    clan.ready = without_place(clan.ready, at)
    leave(game, seat, card)
    for other, rival in enumerate(game.clans):
        if index in rival.borrowed:
            end_borrowing(game, other, index)
            rival.elders += 1


def end_borrowing(game: Evenfall, seat: int, index: int) -> None:
    """A seat's Elder leaves an opponent's Specialist, whose effect is its no longer; who calls this
    says where the Elder goes. Borrowed again in this round it brings no new use (EF-CARD-108)."""
    clan = game.clans[seat]
    at = clan.borrowed.index(index)
    if not clan.borrow_ready[at]:
        clan.borrow_spent = [*clan.borrow_spent, index]
    clan.borrowed = without_place(clan.borrowed, at)
    clan.borrow_ready = without_place(clan.borrow_ready, at)
    leave(game, seat, game.card(index))


def announce_round_end(game: Evenfall, seat: int) -> None:
    """Pushes the Round End effects of a seat, the attached Demon's among them (EF-MOON-51)."""
    clan = game.clans[seat]
    heard = game.triggers.own_after(seat, ROUND_END)
    count = len(heard)
    push_listeners(game, heard, seat, -1, 1)
    moon = clan.moon
    effect = game.data.boards[clan.board].round_end
    if moon is not None and moon.attached != NO_CARD and effect is not None:
        game.stack.append(Frame(effect, seat, moon.demon))
        count += 1
    arrange(game, seat, count)


class ReleaseDemon(Effect):
    """`release demon -> …`: the attached Specialist goes to the box, and this follows (51, 56)."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        moon = game.clans[seat].moon
        if moon is None or moon.attached == NO_CARD:
            return
        index = moon.attached
        specialist_leaves(game, seat, index)
        game.removed = [*game.removed, index]
        tell_card(game, seat, "log-remove", game.card(index))
        game.push(self.part, frame)

    def children(self) -> list[Effect]:
        return [self.part]


ATTACH_TO: Final = procedure("evenfall.attach-demon", AttachTo())


VERBS: Final = [
    Verb(
        CallDemon,
        "call demon",
        text="do-call-demon",
        sign=f"{signs.READY}{signs.DEMON} {signs.MAY}{signs.DEMON} ⇒ {signs.SPECIALIST}",
        value=1.0,
        meaning="ready the Throne Demon; it may be attached to another of your Specialists",
        rules=("EF-MOON-52", "EF-MOON-53"),
    ),
    Verb(
        ReleaseDemon,
        "release demon -> part:sentence",
        text="do-release-demon",
        arguments={"effect": "part"},
        sign=lambda writer, effect: (
            f"−{signs.SPECIALIST}{signs.DEMON} {signs.PAY} {writer.of(effect.part)}"
        ),
        value=lambda values, effect: values.of(effect.part),
        meaning="the Specialist attached to the Throne Demon goes to the box, and this follows",
        examples=("release demon -> gain 3 vp",),
        rules=("EF-MOON-51",),
    ),
]
