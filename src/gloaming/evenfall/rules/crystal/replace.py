"""Replacing Catalysts by others (EF-CARD-82, 83)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.expansion import GROUND_GLOWING, NOTHING
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.catalysts import CATALYSTS, DONE, build
from gloaming.evenfall.rules.crystal.crystals import (
    BESIDE,
    CRYSTAL,
    KINDS,
    ON_GROUND,
    ON_RITUAL,
    ORB,
    SCYTHE,
    beside,
    ground_kind,
    in_spaces,
    uncharged_crystals,
)
from gloaming.evenfall.rules.options import plain_option
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

# A replacement as one number: Place, spot, old Catalyst (glowing Crystals apart), new kind.
_PLACE: Final = 128
_SPOT: Final = 32
_OLD: Final = 8
_GLOWING: Final = 2  # of the old: Scythe, Orb, glowing, dark
_DARK: Final = 3


class Replace(Effect):
    """`replace 2`: up to so many Catalysts become others of another kind, which counts as building
    them (EF-CARD-82, 83)."""

    def __init__(self, catalysts: int) -> None:
        super().__init__()
        self.catalysts = catalysts

    def run(self, game: Game, frame: Frame) -> None:
        game.stack.append(Frame(REPLACE_ONE, frame.seat, frame.source, amount=self.catalysts))


class ReplaceOne(Effect):
    """One replacement after another, as many as the frame says; may be left."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        choices: list[int] = []
        for place in clan.outer + clan.inner:
            for spot in (ON_RITUAL, ON_GROUND, BESIDE):
                for old in self.standing(game, place, spot):
                    for new in KINDS:
                        same = new == old or (new == CRYSTAL and old >= _GLOWING)
                        if not same and (new != CRYSTAL or game.data.path is not None):
                            choices.append(place * _PLACE + spot * _SPOT + old * _OLD + new)
        if choices:
            choices.append(DONE)
        game.ask(frame, frame.seat, choices)

    def standing(self, game: Evenfall, place: int, spot: int) -> list[int]:
        """Returns what can be replaced there: nothing on a space reserved for one kind."""
        more = game.extend()
        if spot == ON_GROUND:
            kind = ground_kind(more, place)
            if kind != CRYSTAL:
                return [] if kind < 0 else [kind]
            return [_GLOWING if more.ground[place] == GROUND_GLOWING else _DARK]
        ritual = game.ritual_on[place]
        if ritual == NO_CARD or (spot == ON_RITUAL and game.card(ritual).different):
            return []
        found: list[int] = []
        for kind in KINDS:
            if spot == BESIDE:
                here = beside(more, place, kind)
            else:
                here = in_spaces(game, place, kind)
            if here > 0 and kind != CRYSTAL:
                found.append(kind)
            elif here > 0:
                unlit = uncharged_crystals(game, place, ON_RITUAL)
                if unlit:
                    found.append(_DARK)
                if more.glowing[place] - (1 if more.ground[place] == GROUND_GLOWING else 0) > 0:
                    found.append(_GLOWING)
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return
        if frame.amount > 1:
            game.stack.append(Frame(self, seat, frame.source, amount=frame.amount - 1))
        place, spot = choice // _PLACE, choice % _PLACE // _SPOT
        self.return_catalyst(game, place, spot, choice % _SPOT // _OLD)
        more = game.extend()
        before = more.reserved[place]
        build(game, seat, place, choice % _OLD, spot)
        # it stands where the old one stood, not on Shandiin's space
        more.own_reserved()[place] = before

    def return_catalyst(self, game: Evenfall, place: int, spot: int, old: int) -> None:
        """The old Catalyst goes to the supply."""
        more = game.extend()
        if old == SCYTHE:
            game.own_scythes()[place] -= 1
        elif old == ORB:
            game.own_orbs()[place] -= 1
        else:
            more.own_crystals()[place] -= 1
            if old == _GLOWING:
                more.own_glowing()[place] -= 1
        if spot == ON_GROUND:
            more.own_ground()[place] = NOTHING
        elif spot == BESIDE:
            more.own_beside()[place] -= 1 << (CRYSTAL if old >= _GLOWING else old) * 5

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-replace")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return plain_option(choice, "done", "EF-CARD-82")
        place, spot = choice // _PLACE, choice % _PLACE // _SPOT
        old, new = choice % _SPOT // _OLD, CATALYSTS[choice % _OLD]
        names = ["scythe", "orb", "glowing", "dark"]
        card = game.card(place if spot == ON_GROUND else game.ritual_on[place])
        mark = ".beside" if spot == BESIDE else ""
        return Option(
            choice,
            "replace",
            Message(
                "option-replace-beside" if mark else "option-replace",
                old=Message(f"catalyst-{names[old]}", n=1),
                new=Message(f"catalyst-{new}", n=1),
                card=Name(f"card:{card.uid}"),
            ),
            (f"card:{card.uid}", f"card:{game.card(place).uid}"),
            "EF-CARD-82",
            f"{names[old]}-{new}:{card.uid}{mark}",
        )


# --- cards and Rituals ----------------------------------------------------------------------------


REPLACE_ONE: Final = procedure("evenfall.replace", ReplaceOne())


VERBS: Final = [
    Verb(
        Replace,
        "replace catalysts:NUMBER",
        text="do-replace",
        arguments={"n": "catalysts"},
        sign=f"{signs.MAY}{{catalysts}}({signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK})=",
        value=2.6,
        meaning="up to so many of your Catalysts become others of another kind, as if built",
        examples=("replace 2",),
        rules=("EF-CARD-82", "EF-CARD-83"),
    ),
]
