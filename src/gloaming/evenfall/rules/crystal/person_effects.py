"""What the people of the expansion do (EF-CARD-70, 71, 74 to 76, 98, 99, 101, 109)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.expansion import AT_REGION
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.automa.rondel import automa_bonus
from gloaming.evenfall.rules.crystal.crystals import (
    strip,
)
from gloaming.evenfall.rules.crystal.piece_positions import clear_ritual, name_of, pieces_on
from gloaming.evenfall.rules.discard import DISCARD_CARDS
from gloaming.evenfall.rules.moon.demon import is_demon, specialist_leaves
from gloaming.evenfall.rules.obstacles import ELDER_THERE, NEVER_PLAYED, PIECE_THERE
from gloaming.evenfall.rules.options import (
    card_option,
    path_of,
    tell_card,
    thing_option,
)
from gloaming.evenfall.rules.pieces import tell_move
from gloaming.evenfall.rules.resources.gain import Gain, draw, gain_mana, gain_of, gained_amounts
from gloaming.evenfall.rules.triggers import leave
from gloaming.kernel.content.notation.verbs import Reading, Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.nodes import EachSeat, Seats
from gloaming.kernel.procedures import procedure


class CopyExhaust(Effect):
    """`copy exhaust`: the exhaust effect of a Specialist in any clan, ready or not; nothing happens
    to that card (EF-CARD-70, 71). Never that of the same name (EF-CARD-109)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        cards = game.data.cards
        own = cards[frame.source].person if frame.source >= 0 else -1
        choices: list[int] = []
        for clan in game.clans:
            for index in clan.specialists:
                effect = cards[index].exhaust
                if effect is not None and cards[index].person != own:
                    if effect.is_possible(game, frame):
                        choices.append(index)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        effect = game.card(choice).exhaust
        assert effect is not None
        tell_card(game, seat, "log-copy", game.card(choice))
        game.push(effect, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-copy")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        return card_option(choice, "copy", card, "EF-CARD-70", effect=path_of(card.exhaust))


class Rivals(Seats):
    """Every other seat, from the one that follows on."""

    def of(self, game: Game, frame: Frame) -> list[int]:
        assert isinstance(game, Evenfall)
        return [seat for seat in game.in_order(frame.seat) if seat != frame.seat]


class RivalsGain(EachSeat):
    """`rivals gain 2 mana`: each opponent gains it, the Automa as points (EF-CARD-70)."""

    def __init__(self, gain: Gain) -> None:
        super().__init__(Rivals(), gain)
        self.gain = gain

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        super().run(game, frame)
        if game.data.solo:
            automa_bonus(game, self.gain)


def played_cards(game: Evenfall, clan: Clan) -> list[int]:
    """Returns the Rituals and Specialists of a clan."""
    rituals = [game.ritual_on[place] for place in clan.outer + clan.inner]
    return [index for index in rituals if index != NO_CARD] + clan.specialists


def obstacles_to_take_back(game: Evenfall, seat: int, index: int) -> int:
    """Returns what keeps a seat from taking back a card it has played: nobody may stand on it, and
    it must have been played (EF-CARD-74)."""
    clan = game.clans[seat]
    if index in clan.specialists:
        for other in game.clans:
            if index in other.borrowed:
                return ELDER_THERE
        return NEVER_PLAYED if is_demon(clan, index) else 0
    for place in clan.outer + clan.inner:
        if game.ritual_on[place] == index and game.piece_on[place]:
            return PIECE_THERE
    return 0


class TakeBack(Effect):
    """`take back`: an own Ritual without pieces, or a Specialist without another's Elder on it,
    returns to your hand (EF-CARD-74 to 76).

    It cannot be played in this turn (EF-CARD-75), and a Specialist that is exhausted now is so too
    when it comes again in this round (EF-SPE-08).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, self.cards(game, frame.seat))

    def cards(self, game: Evenfall, seat: int) -> list[int]:
        """Returns what may be taken back."""
        own = played_cards(game, game.clans[seat])
        return [index for index in own if not obstacles_to_take_back(game, seat, index)]

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return len(self.cards(game, frame.seat)) > 0

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        card = game.card(choice)
        more = game.extend()
        if choice in clan.specialists:
            if not clan.ready[clan.specialists.index(choice)]:
                more.spent = [*more.spent, choice]
            specialist_leaves(game, seat, choice)
        else:
            for place in clan.outer + clan.inner:
                if game.ritual_on[place] == choice:
                    strip(game, place)
                    game.own_ritual_on()[place] = NO_CARD
            leave(game, seat, card)
        clan.own_hand().append(choice)
        more.taken_back = [*more.taken_back, choice]
        tell_card(game, seat, "log-take-back", card)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-take-back")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "take-back", game.card(choice), "EF-CARD-74")


class Exchange(Effect):
    """`exchange 3`: discard 1 to 3 cards, then draw as many and gain as much Mana (EF-CARD-98)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        held = len(game.clans[frame.seat].hand)
        game.ask(frame, frame.seat, list(range(1, min(self.most, held) + 1)))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return len(game.clans[frame.seat].hand) > 0

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.stack.append(Frame(EXCHANGED, seat, frame.source, amount=choice))
        game.stack.append(Frame(DISCARD_CARDS, seat, frame.source, amount=choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-exchange")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        label = Message("option-exchange", n=choice)
        return Option(choice, "exchange", label, (), "EF-CARD-98", str(choice))


class Exchanged(Effect):
    """Draw and gain what was discarded."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        gain_mana(game, frame.seat, frame.amount)
        if game.story is not None:
            seat = Name(f"seat:{frame.seat}")
            game.story.tell(frame.seat, Message("log-mana", seat=seat, n=frame.amount))
        draw(game, frame.seat, frame.amount)


class Herd(Effect):
    """`herd`: one of your Rituals goes to the discard pile, which is no discard by you; its pieces
    go to a Region (EF-CARD-101)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, self.places(game, frame.seat))

    def places(self, game: Evenfall, seat: int) -> list[int]:
        """Returns the Places with a Ritual."""
        clan = game.clans[seat]
        return [p for p in clan.outer + clan.inner if game.ritual_on[p] != NO_CARD]

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return len(self.places(game, frame.seat)) > 0

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if game.piece_on[choice]:
            game.stack.append(Frame(HERD_TO, seat, frame.source, choice))
        else:
            discard_ritual(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-herd")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        ritual = game.card(game.ritual_on[choice])
        return card_option(choice, "remove", ritual, "EF-CARD-101", f"card:{game.card(choice).uid}")


class HerdTo(Effect):
    """The pieces of the target Place's Ritual go to a Region, the Ritual to the discard pile."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, list(range(len(game.rows))))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        for piece in pieces_on(game, frame.target):
            tell_move(game, seat, name_of(game, seat, piece), choice)
        clear_ritual(game, seat, frame.target, AT_REGION + choice)
        discard_ritual(game, seat, frame.target)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-to")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[choice].entry
        return thing_option(choice, "to", f"region:{entry}", "EF-CARD-101")


def discard_ritual(game: Evenfall, seat: int, place: int) -> None:
    """A Ritual goes to the discard pile, its Catalysts to the supply."""
    index = game.ritual_on[place]
    strip(game, place)
    game.own_ritual_on()[place] = NO_CARD
    game.own_discard().append(index)
    card = game.card(index)
    leave(game, seat, card)
    tell_card(game, seat, "log-remove", card)


class CopyCouncil(Effect):
    """`copy council`: the Game End effect on a card you have played as a Specialist
    (EF-CARD-99)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        cards = game.data.cards
        own = cards[frame.source].person if frame.source >= 0 else -1
        people = game.clans[frame.seat].specialists
        game.ask(
            frame,
            frame.seat,
            [i for i in people if cards[i].council_end is not None and cards[i].person != own],
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        effect = game.card(choice).council_end
        assert effect is not None
        game.push(effect, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-copy-council")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        return card_option(choice, "copy", card, "EF-CARD-99", effect=path_of(card.council_end))


EXCHANGED: Final = procedure("evenfall.exchanged", Exchanged())
HERD_TO: Final = procedure("evenfall.herd-to", HerdTo())


def _rivals_gain(reading: Reading, amounts: dict[str, int]) -> RivalsGain:
    return RivalsGain(gain_of(reading, amounts))


VERBS: Final = [
    Verb(
        CopyExhaust,
        "copy exhaust",
        text="do-copy-exhaust",
        sign=f"={signs.EXHAUST}",
        value=2.0,
        meaning="the exhaust effect of a Specialist in any clan",
        rules=("EF-CARD-70", "EF-CARD-71", "EF-CARD-109"),
    ),
    Verb(
        CopyCouncil,
        "copy council",
        text="do-copy-council",
        sign=f"={signs.AT_GAME_END}{signs.SPECIALIST}",
        value=4.0,
        meaning="the Game End effect on a card of one of your Specialists",
        rules=("EF-CARD-99",),
    ),
    Verb(
        RivalsGain,
        "rivals gain amounts:amounts",
        build=_rivals_gain,
        text=lambda writer, effect, form: writer.format(
            "do-rivals-gain", form=form, what=writer.amounts(gained_amounts(effect.gain))
        ),
        sign=lambda writer, effect: f"{signs.RIVAL}(+{writer.of(effect.gain)})",
        value=lambda values, effect: -0.4 * values.of(effect.gain),
        meaning="each opponent gains it",
        examples=("rivals gain 2 mana",),
        rules=("EF-CARD-70",),
    ),
    Verb(
        TakeBack,
        "take back",
        text="do-take-back",
        sign=f"{signs.RETURN}({signs.RITUAL}{signs.OR}{signs.SPECIALIST})",
        value=-1.2,
        meaning=(
            "one of your Rituals without pieces, or a Specialist, returns to your hand and can be"
            " played again on a later turn"
        ),
        rules=("EF-CARD-74", "EF-CARD-75", "EF-CARD-76"),
    ),
    Verb(
        Exchange,
        "exchange most:NUMBER",
        text="do-exchange",
        arguments={"n": "most"},
        sign=f"{{most}}{signs.CARD} {signs.PAY} {{most}}{signs.CARD} {{most}}{signs.MANA}",
        value=1.2,
        meaning="discard 1 to so many cards, draw as many and gain as much Mana",
        examples=("exchange 3",),
        rules=("EF-CARD-98",),
    ),
    Verb(
        Herd,
        "herd",
        text="do-herd",
        sign=f"−{signs.RITUAL}, ({signs.WITCH}{signs.OR}{signs.ELDER}) ⇒ {signs.REGION}",
        value=-1.2,
        meaning="one of your Rituals goes to the discard pile, its pieces to a Region",
        rules=("EF-CARD-101",),
    ),
]
