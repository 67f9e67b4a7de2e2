"""What moon-side clan boards add (EF-MOON): free actions, the Cross's Action Space and its double
steps, Places drawn by the Circle, the Spike's Powerstone spaces, Rituals turned by the Wave."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS, NO_ICON, RED, RITUAL, WITCH, Board
from gloaming.evenfall.model.events import STONE
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.coven import advance
from gloaming.evenfall.rules.crystal.lost_tower import arrives
from gloaming.evenfall.rules.obstacles import (
    NO_EFFECT,
    NO_SPACE,
    NO_STONE,
    OCCUPIED,
    PRICE,
    SPACE_TAKEN,
    STONES_ON_BOARD,
)
from gloaming.evenfall.rules.options import (
    card_option,
    path_of,
    plain_option,
    tell_card,
    thing_option,
)
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game, seat_scope
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.state.lists import replaced, without
from gloaming.kernel.triggers import announce

# Free actions of a clan board, as one number.
FREE: Final = 0
PLACE_POWERSTONE: Final = 1

# Which rule a board's own free action follows.
FREE_RULES: Final[dict[str, str]] = {"star-moon": "EF-MOON-05", "wave-moon": "EF-MOON-37"}


def free_rule(board: Board) -> str:
    """Returns the rule that a board's own free action follows."""
    return FREE_RULES.get(board.side, "EF-ACT-12")


# --- free actions ------------------------------------------------------------------------


def board_actions(game: Evenfall, clan: Clan, seat: int, into: list[int], code: int) -> None:
    """Adds `code + action` for each free action of the clan board that is possible now."""
    if not obstacles_to_board_free(game, clan, seat):
        into.append(code + FREE)
    if not obstacles_to_powerstone(clan):
        into.append(code + PLACE_POWERSTONE)


def obstacles_to_board_free(game: Evenfall, clan: Clan, seat: int) -> int:
    """Returns what keeps a seat from the free action that is printed on its board."""
    free = game.data.boards[clan.board].free
    if free is None:
        return NO_EFFECT
    return 0 if free.is_possible(game, seat_scope(seat)) else PRICE


def obstacles_to_powerstone(clan: Clan) -> int:
    """Returns what keeps a clan from placing a Powerstone on its board (EF-MOON-28, 29)."""
    moon = clan.moon
    if moon is None or not moon.stones:
        return NO_EFFECT
    if not clan.stones:
        for stone in moon.stones:
            if stone:
                return STONES_ON_BOARD
        return NO_STONE
    return 0 if NO_ICON in moon.stones else NO_SPACE


def obstacles_to_board_stone(clan: Clan, space: int, stone: int) -> int:
    """Returns what keeps a clan from placing a Powerstone of that kind on a space of its board: a
    space holds one, and one that lies there stays (EF-MOON-29)."""
    moon = clan.moon
    if moon is None:
        return NO_EFFECT
    if stone not in clan.stones:
        return STONES_ON_BOARD if stone in moon.stones else NO_STONE
    return 0 if moon.stones[space] == NO_ICON else SPACE_TAKEN


def use_board(game: Evenfall, seat: int, action: int) -> None:
    """Does one of the clan board's free actions."""
    if action == PLACE_POWERSTONE:
        game.stack.append(Frame(PLACE_ON_BOARD, seat))
        return
    effect = game.data.boards[game.clans[seat].board].free
    assert effect is not None
    game.stack.append(Frame(effect, seat))


def board_option(game: Evenfall, seat: int, choice: int, action: int) -> Option:
    """Returns the answer that is one of the clan board's free actions."""
    board = game.data.boards[game.clans[seat].board]
    thing = f"board:{board.side}"
    if action == PLACE_POWERSTONE:
        return plain_option(choice, "place-powerstone", "EF-MOON-28", thing)
    assert board.free is not None
    label = Message("option-board-free", effect=Message("effect", path=board.free.path))
    path = board.free.path
    return Option(choice, "board-free", label, (thing,), free_rule(board), effect=path)


class PlaceOnBoard(Effect):
    """Put a Powerstone on a free space of the clan board and gain its effect (EF-MOON-28, 29).

    It stays there until final scoring; the red one counts like any other (EF-MOON-32).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        moon = clan.moon
        assert moon is not None
        kinds = sorted(set(clan.stones))
        game.ask(
            frame,
            frame.seat,
            [
                space * 8 + stone
                for space in range(len(moon.stones))
                for stone in kinds
                if not obstacles_to_board_stone(clan, space, stone)
            ],
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        assert clan.moon is not None
        space, stone = choice >> 3, choice & 7
        clan.stones = without(clan.stones, stone)
        clan.moon.stones = replaced(clan.moon.stones, space, stone)
        board = game.data.boards[clan.board]
        if game.story is not None:
            game.story.tell(
                seat,
                Message(
                    "log-powerstone-space",
                    seat=Name(f"seat:{seat}"),
                    stone=Name(f"stone:{ICONS[stone]}"),
                    n=space + 1,
                ),
                (f"board:{board.side}",),
            )
        game.stack.append(Frame(board.bonuses[space], seat))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-powerstone-space")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        board = game.data.boards[game.clans[seat].board]
        space, stone = choice >> 3, ICONS[choice & 7]
        path = board.bonuses[space].path
        return Option(
            choice,
            "space",
            Message(
                "option-powerstone-space",
                stone=Name(f"stone:{stone}"),
                n=space + 1,
                effect=Message("effect", path=path),
            ),
            (f"board:{board.side}", f"stone:{seat}:{stone}"),
            "EF-MOON-28",
            f"{space + 1}:{stone}",
            path,
        )


def return_powerstones(game: Evenfall) -> None:
    """Takes the Powerstones back from the clan boards for final scoring (EF-MOON-30)."""
    for clan in game.clans:
        if clan.moon is not None:
            stones = clan.stones + [stone for stone in clan.moon.stones if stone]
            clan.moon.stones = [NO_ICON] * len(clan.moon.stones)
            # The red one fits everywhere, so it is placed last.
            clan.stones = [s for s in stones if s != RED] + [s for s in stones if s == RED]


class TakeRed(Effect):
    """`take red stone`: gain the Red Powerstone, if it is still in the supply (EF-MOON-31)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if game.red == 0:
            return
        game.red = 0
        seat = frame.seat
        clan = game.clans[seat]
        clan.stones = [*clan.stones, RED]
        if game.story is not None:
            game.story.tell(
                seat,
                Message(
                    "log-red-stone",
                    seat=Name(f"seat:{seat}"),
                    stone=Name(f"stone:{ICONS[RED]}"),
                ),
                (f"stone:{seat}:{ICONS[RED]}",),
            )
        announce(game, STONE, seat, target=RED)


# --- The Cross -----------------------------------------------------------------------------


class AdvanceBoth(Effect):
    """`advance both`: one Coven step, of which both bonuses are gained (EF-MOON-14, 17)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        advance(game, frame.seat, both=True)


class RepeatStep(Effect):
    """`repeat step`: gain the bonus of one Coven step already reached (EF-MOON-11, 13)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, list(range(game.clans[frame.seat].coven)))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if game.story is not None:
            game.story.tell(
                seat,
                Message("log-repeat-step", seat=Name(f"seat:{seat}"), n=choice + 1),
                (f"coven:{seat}",),
            )
        board = game.data.boards[game.clans[seat].board]
        game.stack.append(Frame(board.track[choice], seat))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-repeat-step")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        step = game.data.boards[game.clans[seat].board].track[choice]
        return Option(
            choice,
            "step",
            Message("option-repeat-step", n=choice + 1, effect=Message("effect", path=step.path)),
            (f"coven:{seat}",),
            "EF-MOON-11",
            str(choice + 1),
            step.path,
        )


def obstacles_to_board_space(game: Evenfall, clan: Clan, seat: int, every: bool = False) -> int:
    """Returns what keeps a seat from using the clan board's own Action Space (EF-MOON-15)."""
    space = game.data.boards[clan.board].space
    if space is None or clan.moon is None:
        return NO_EFFECT
    found = 0
    if clan.moon.piece:
        found = OCCUPIED
        if not every:
            return found
    if not space.is_possible(game, seat_scope(seat)):
        found |= PRICE
    return found


def use_space(game: Evenfall, seat: int) -> None:
    """A Witch stands on the clan board's Action Space; its effect follows (EF-MOON-14)."""
    clan = game.clans[seat]
    board = game.data.boards[clan.board]
    assert clan.moon is not None
    assert board.space is not None
    clan.moon.piece = WITCH
    if game.story is not None:
        thing = f"board:{board.side}"
        game.story.tell(
            seat, Message("log-witch", seat=Name(f"seat:{seat}"), thing=Name(thing)), (thing,)
        )
    game.stack.append(Frame(board.space, seat))


def space_option(game: Evenfall, seat: int, choice: int) -> Option:
    """Returns the answer "place a Witch on the clan board"."""
    board = game.data.boards[game.clans[seat].board]
    path = path_of(board.space)
    return thing_option(choice, "witch", f"board:{board.side}", "EF-MOON-14", path)


# --- The Circle ------------------------------------------------------------------------------


class DrawPlace(Effect):
    """`draw place`: the top Place of the deck into your Outer Circle; no discovery (EF-MOON-20)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if not game.place_deck:
            return
        seat = frame.seat
        place = game.own_place_deck().pop()
        clan = game.clans[seat]
        clan.own_outer().append(place)
        tell_card(game, seat, "log-draw-place", game.card(place))
        arrives(game, seat, place)


# --- The Wave --------------------------------------------------------------------------------


def turnable(game: Evenfall, clan: Clan) -> list[int]:
    """Returns the own Rituals whose immediate effect can become an Action Space (EF-MOON-37)."""
    cards = game.data.cards
    moon = clan.moon
    if moon is None:
        return []
    found: list[int] = []
    for place in clan.outer + clan.inner:
        ritual = game.ritual_on[place]
        if ritual != NO_CARD and cards[ritual].immediate is not None:
            if ritual not in moon.turned:
                found.append(ritual)
    return found


class TurnRitual(Effect):
    """`turn ritual`: for this turn an immediate effect is an Action Space (EF-MOON-37, 39)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, turnable(game, game.clans[frame.seat]))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return len(turnable(game, game.clans[frame.seat])) > 0

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        moon = game.clans[seat].moon
        assert moon is not None
        moon.turned = [*moon.turned, choice]
        tell_card(game, seat, "log-turn-ritual", game.card(choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-turn-ritual")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "turn", game.card(choice), "EF-MOON-37")


def set_up_hand(game: Evenfall, seat: int, wanted: int) -> None:
    """Draws until there are immediate Rituals of so many names; the rest goes back (EF-MOON-43)."""
    cards = game.data.cards
    kept: list[int] = []
    names: list[str] = []
    others: list[int] = []
    deck = game.own_deck()
    while deck and len(kept) < wanted:
        index = deck.pop()
        card = cards[index]
        if card.kind == RITUAL and card.immediate is not None and card.entry not in names:
            kept.append(index)
            names.append(card.entry)
        else:
            others.append(index)
    deck += others
    game.chance.shuffle(deck)
    game.clans[seat].own_hand().extend(kept)
    if game.story is not None:
        for index in kept:
            uid = cards[index].uid
            game.story.tell(
                seat,
                Message("log-draw", seat=Name(f"seat:{seat}"), card=Name(f"card:{uid}")),
                (f"card:{uid}",),
                (seat,),
            )
        watchers = tuple(s for s in range(-1, game.seats) if s != seat)
        game.story.tell(
            seat, Message("log-draws", seat=Name(f"seat:{seat}"), n=len(kept)), (), watchers
        )


PLACE_ON_BOARD: Final = procedure("evenfall.place-on-board", PlaceOnBoard())


VERBS: Final = [
    Verb(
        AdvanceBoth,
        "advance both",
        text="do-advance-both",
        sign=f"1{signs.STEP}({signs.OR}=+)",
        value=3.6,
        meaning="one Coven step; where it offers one of two bonuses, both",
        rules=("EF-MOON-14", "EF-MOON-17"),
    ),
    Verb(
        RepeatStep,
        "repeat step",
        text="do-repeat-step",
        sign=signs.RETURN + signs.STEP,
        value=2.2,
        meaning="gain the bonus of one Coven step already reached",
        rules=("EF-MOON-11", "EF-MOON-13"),
    ),
    Verb(
        DrawPlace,
        "draw place",
        text="do-draw-place",
        sign=f"1{signs.PLACE} ⇒ {signs.OUTER}",
        value=2.2,
        meaning="the top Place of the Deck of Places into your Outer Circle; no discovery",
        rules=("EF-MOON-20",),
    ),
    Verb(
        TakeRed,
        "take red stone",
        text="do-take-red",
        sign=f"+{signs.STONE}4",
        value=2.2,
        meaning="the Red Powerstone, if it is still in the supply",
        rules=("EF-MOON-31",),
    ),
    Verb(
        TurnRitual,
        "turn ritual",
        text="do-turn-ritual",
        sign=f"{signs.RITUAL}{signs.IMMEDIATE} ⇒ {signs.RITUAL}{signs.ACTION}",
        value=1.0,
        meaning="for this turn the immediate effect of one of your Rituals is an Action Space",
        rules=("EF-MOON-37", "EF-MOON-39"),
    ),
]
