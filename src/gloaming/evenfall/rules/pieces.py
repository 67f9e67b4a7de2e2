"""Effects that move Witches and Elders (EF-CARD-09 to 11, EF-CARD-106)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ELDER, PIECES, RITUAL, WITCH
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, ON_BOARD
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.crystal.piece_positions import (
    SECOND,
    clear_ritual,
    distinct,
    name_of,
    pieces_on,
    put,
    take_off_ritual,
)
from gloaming.evenfall.rules.moon.demon import end_borrowing
from gloaming.evenfall.rules.obstacles import RECALLS
from gloaming.evenfall.rules.options import plain_option, thing_option
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

LEAVE: Final = -2
RESERVE: Final = 512
_REGION: Final = 256
_BOARD: Final = 4096
_BOTH: Final = 0
_ONE_ELDER: Final = 1
_LENT: Final = 8192  # added to a card: the Elder on that Specialist of an opponent
_CAT: Final = 2048  # added to a Region: the Witch with the Cat there


def occupied_rituals(game: Evenfall, seat: int, piece: int = _BOTH) -> list[int]:
    """Returns own Places whose Ritual has a piece on it, of one kind or of any."""
    clan = game.clans[seat]
    return [
        place
        for place in clan.outer + clan.inner
        if game.piece_on[place]
        and (piece == _BOTH or game.piece_on[place] == piece or pieces_on(game, place, piece))
    ]


class MovePieces(Effect):
    """`move pieces`: all pieces of one own Ritual go to a Region; that frees its Action Space."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, occupied_rituals(game, frame.seat))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.stack.append(Frame(MOVE_TO_REGION, seat, frame.source, choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-from")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return _from_option(game, choice)


class MoveElder(Effect):
    """`move elder`: you may put one of your Elders, from anywhere, into a Region (EF-CARD-106).

    If it leaves an opponent's Specialist, the borrowing ends.
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        choices: list[int] = []
        if game.clans[seat].elders > 0:
            choices.append(RESERVE)
        choices += occupied_rituals(game, seat, ELDER)
        for region in range(len(game.rows)):
            if game.elders_at[region * game.players + seat] > 0:
                choices.append(_REGION + region)
        for index in game.clans[seat].borrowed:
            choices.append(_LENT + index)
        if choices:
            choices.append(LEAVE)
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice != LEAVE:
            game.stack.append(Frame(MOVE_TO_REGION, seat, frame.source, choice, _ONE_ELDER))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-elder")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return _from_option(game, choice)


def _from_option(game: Game, choice: int) -> Option:
    assert isinstance(game, Evenfall)
    if choice == LEAVE:
        return plain_option(choice, "decline", "EF-PLY-14")
    if choice == RESERVE:
        return plain_option(choice, "from-reserve", "EF-CARD-106")
    if choice >= _LENT:
        lent = game.card(choice - _LENT)
        return thing_option(choice, "from", f"card:{lent.uid}", "EF-CARD-106")
    if choice >= _REGION:
        entry = game.data.regions[choice - _REGION].entry
        return thing_option(choice, "from", f"region:{entry}", "EF-CARD-106")
    card = game.card(game.ritual_on[choice])
    return thing_option(choice, "from", f"card:{card.uid}", "EF-CARD-09")


class MoveToRegion(Effect):
    """Put the piece from the target spot on the round space of a Region (EF-CARD-11)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(
            frame,
            frame.seat,
            [r for r in range(len(game.rows)) if frame.target != _REGION + r],
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        spot = frame.target
        piece = ELDER
        if spot == RESERVE:
            clan.elders -= 1
        elif spot >= _LENT:
            end_borrowing(game, seat, spot - _LENT)
        elif spot >= _REGION:
            _leave_region(game, seat, spot - _REGION, ELDER)
        elif game.expansion is not None:
            self.from_ritual(game, frame, seat, choice)
            return
        else:
            piece = game.piece_on[spot]
            game.own_piece_on()[spot] = 0
        at = choice * game.players + seat
        if piece == WITCH:
            game.own_witches_at()[at] += 1
        else:
            game.own_elders_at()[at] += 1
        tell_move(game, seat, PIECES[piece], choice)

    def from_ritual(self, game: Evenfall, frame: Frame, seat: int, region: int) -> None:
        """Moves all pieces of a Ritual, or one of the Elders that stand there (EF-CARD-55)."""
        place = frame.target
        if frame.amount == _ONE_ELDER:
            put(
                game,
                seat,
                take_off_ritual(game, seat, pieces_on(game, place, ELDER)[0]),
                AT_REGION + region,
            )
            tell_move(game, seat, "elder", region)
            return
        for piece in pieces_on(game, place):
            tell_move(game, seat, name_of(game, seat, piece), region)
        clear_ritual(game, seat, place, AT_REGION + region)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-to")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[choice].entry
        return thing_option(choice, "to", f"region:{entry}", "EF-CARD-09")


def tell_move(game: Evenfall, seat: int, piece: str, region: int) -> None:
    """A piece has moved to a Region."""
    if game.story is not None:
        thing = f"region:{game.data.regions[region].entry}"
        game.story.tell(
            seat,
            Message(f"log-move-{piece}", seat=Name(f"seat:{seat}"), thing=Name(thing)),
            (thing,),
        )


def _leave_region(game: Evenfall, seat: int, region: int, piece: int) -> None:
    """Takes a piece off a Region: from the round space if one stands there, else an Action
    Space."""
    at = region * game.players + seat
    here = game.own_witches_at() if piece == WITCH else game.own_elders_at()
    on_spaces = [
        space
        for space, where in enumerate(game.data.space_region)
        if where == region and game.space_piece[space] == piece and game.space_seat[space] == seat
    ]
    if here[at] == len(on_spaces):
        game.own_space_piece()[on_spaces[0]] = 0
        game.own_space_seat()[on_spaces[0]] = -1
    here[at] -= 1


def obstacles_to_recall(game: Evenfall, frame: Frame, place: int) -> int:
    """Returns what keeps the effect of a frame from returning the piece on the Ritual of a Place:
    it stands there for this very effect, or a Ritual would free another that frees it (EF-SPC-15).
    """
    ritual = game.ritual_on[place]
    if place == frame.target and ritual == frame.source:
        return RECALLS
    cards = game.data.cards
    if frame.source >= 0 and cards[frame.source].kind == RITUAL and cards[ritual].recalls:
        return RECALLS
    return 0


class Recall(Effect):
    """`recall witch`, `recall elder`, `recall piece`: one of your pieces returns to reserve; by the
    effect of a Ritual none from a Ritual that does so too (EF-SPC-15)."""

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece = piece

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        choices = [
            place
            for place in occupied_rituals(game, seat, self.piece)
            if not obstacles_to_recall(game, frame, place)
        ]
        if game.expansion is not None:
            choices = [p for place in choices for p in distinct(game, seat, place, self.piece)]
        for region in range(len(game.rows)):
            at = region * game.players + seat
            witches = game.witches_at[at]
            if game.expansion is not None and game.expansion.cat[seat] == AT_REGION + region:
                witches -= 1
                if self.piece != ELDER:
                    choices.append(_CAT + region)
            if self.piece != ELDER and witches > 0:
                choices.append(_REGION + region * 2)
            if self.piece != WITCH and game.elders_at[at] > 0:
                choices.append(_REGION + region * 2 + 1)
        moon = game.clans[seat].moon
        if moon is not None and moon.piece and self.piece != ELDER:
            choices.append(_BOARD)
        game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        if choice == _BOARD:
            self.from_board(game, seat)
            piece = WITCH
        elif choice >= _CAT:
            piece = WITCH
            _leave_region(game, seat, choice - _CAT, WITCH)
            game.extend().set_cat(seat, IN_RESERVE)
        elif choice >= SECOND or (game.expansion is not None and choice < _REGION):
            tell = f"log-recall-{name_of(game, seat, choice)}"
            put(game, seat, take_off_ritual(game, seat, choice), IN_RESERVE)
            if game.story is not None:
                game.story.tell(seat, Message(tell, seat=Name(f"seat:{seat}")))
            return
        elif choice >= _REGION:
            piece = WITCH + (choice & 1)
            _leave_region(game, seat, (choice - _REGION) >> 1, piece)
        else:
            piece = game.piece_on[choice]
            game.own_piece_on()[choice] = 0
        if piece == WITCH:
            clan.witches += 1
        else:
            clan.elders += 1
        if game.story is not None:
            game.story.tell(seat, Message(f"log-recall-{PIECES[piece]}", seat=Name(f"seat:{seat}")))

    def from_board(self, game: Evenfall, seat: int) -> None:
        """The Witch on the clan board's own Action Space leaves it."""
        moon = game.clans[seat].moon
        assert moon is not None
        moon.piece = 0
        if game.expansion is not None and game.expansion.cat[seat] == ON_BOARD:
            game.expansion.set_cat(seat, IN_RESERVE)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-recall")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == _BOARD:
            piece = PIECES[WITCH]
            thing = f"board:{game.data.boards[game.clans[seat].board].side}"
        elif choice >= _CAT:
            piece = "cat"
            thing = f"region:{game.data.regions[choice - _CAT].entry}"
        elif _REGION <= choice < SECOND:
            piece = PIECES[WITCH + (choice & 1)]
            thing = f"region:{game.data.regions[(choice - _REGION) >> 1].entry}"
        else:
            piece = PIECES[game.piece_on[choice & (SECOND - 1)]]
            if game.expansion is not None:
                piece = name_of(game, seat, choice)
            ritual = game.ritual_on[choice & (SECOND - 1)]
            assert ritual != NO_CARD
            thing = f"card:{game.card(ritual).uid}"
        found = thing_option(choice, f"recall-{piece}", thing, "EF-SPC-15")
        return found


MOVE_TO_REGION: Final = procedure("evenfall.move-to-region", MoveToRegion())

RECALLED: Final = ["piece", "witch", "elder"]
_SIGNS: Final = [f"({signs.WITCH}{signs.OR}{signs.ELDER})", signs.WITCH, signs.ELDER]

VERBS: Final = [
    Verb(
        MovePieces,
        "move pieces",
        text="do-move-pieces",
        sign=f"({signs.WITCH}{signs.OR}{signs.ELDER}){signs.RITUAL} ⇒ {signs.REGION}",
        value=1.2,
        meaning="all pieces of one of your Rituals go to a Region",
        rules=("EF-CARD-09", "EF-CARD-10"),
    ),
    Verb(
        MoveElder,
        "move elder",
        text="do-move-elder",
        sign=f"{signs.MAY}{signs.ELDER} ⇒ {signs.REGION}",
        value=1.2,
        meaning=(
            "you may move one of your Elders, from anywhere, to a Region; one on an opponent's"
            " Specialist too"
        ),
        rules=("EF-CARD-106",),
    ),
    Verb(
        Recall,
        "recall piece:PIECE",
        words={"PIECE": RECALLED},
        text=lambda writer, effect, form: writer.format(
            f"do-recall-{RECALLED[effect.piece]}", form=form
        ),
        sign=lambda writer, effect: signs.RETURN + _SIGNS[effect.piece],
        value=1.2,
        meaning=(
            "one of your pieces returns to your reserve; by a Ritual none that stands on a Ritual"
            " with `recall`"
        ),
        examples=tuple(f"recall {word}" for word in RECALLED),
        rules=("EF-SPC-15",),
    ),
]
