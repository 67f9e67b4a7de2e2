"""What the Rituals of the expansion do (EF-CARD-48, 55 to 61, 64 to 68)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import NO_ICON
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.automa.rondel import automa_joins
from gloaming.evenfall.rules.catalysts import CATALYSTS, DONE, build
from gloaming.evenfall.rules.crystal.crystals import (
    BESIDE,
    CRYSTAL,
    KINDS,
    SITE,
    SPOT,
    beside,
    charged_crystals,
    on_ritual,
)
from gloaming.evenfall.rules.crystal.piece_positions import (
    SECOND,
    distinct,
    name_of,
    put,
    take_off_ritual,
)
from gloaming.evenfall.rules.crystal.tiles import rewards, thresholds
from gloaming.evenfall.rules.discover import refill
from gloaming.evenfall.rules.harvest import HARVEST_PLACE, harvest
from gloaming.evenfall.rules.options import card_option, path_of, plain_option, thing_option
from gloaming.evenfall.rules.resources.gain import gain_vp
from gloaming.evenfall.rules.ritual import bind, free_places
from gloaming.evenfall.rules.transfer import NO_TRANSFER, transfer
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure


class Foresee(Effect):
    """`foresee 2`: the next bonuses above an opponent's marker on the Coven Track; no marker moves,
    and steps past the end give what they give (EF-CARD-48). Alone: the own track (EF-CARD-49)."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        others = [seat for seat in game.in_order(frame.seat) if seat != frame.seat]
        game.ask(frame, frame.seat, others or [frame.seat])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[choice]
        board = game.data.boards[clan.board]
        for step in range(clan.coven + self.steps - 1, clan.coven - 1, -1):
            if step < len(board.track):
                game.stack.append(Frame(board.track[step], seat, frame.source))
            else:
                gain_vp(game, seat, board.overflow, frame.source)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-foresee")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        found = thing_option(choice, "foresee", f"seat:{choice}", "EF-CARD-48")
        found.things = (f"coven:{choice}",)
        return found


class PullPiece(Effect):
    """`pull piece`: exactly one of your pieces from another Ritual onto this one; it activates
    nothing (EF-CARD-55)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        choices: list[int] = []
        here = place_of(game, frame.seat, frame.source)
        if here == NO_CARD or game.extend().second_on[here]:
            return
        for place in clan.outer + clan.inner:
            if place != here:
                choices += distinct(game, frame.seat, place)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        name = name_of(game, seat, choice)
        here = place_of(game, seat, frame.source)
        put(game, seat, take_off_ritual(game, seat, choice), here)
        if game.story is not None:
            thing = f"card:{game.card(frame.source).uid}"
            game.story.tell(
                seat,
                Message(f"log-pull-{name}", seat=Name(f"seat:{seat}"), thing=Name(thing)),
                (thing,),
            )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-pull")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        name = name_of(game, seat, choice)
        uid = game.card(game.ritual_on[choice & (SECOND - 1)]).uid
        return thing_option(choice, f"pull-{name}", f"card:{uid}", "EF-CARD-55")


def place_of(game: Evenfall, seat: int, ritual: int) -> int:
    """Returns the Place of a Ritual in a clan, or none."""
    clan = game.clans[seat]
    for place in clan.outer + clan.inner:
        if game.ritual_on[place] == ritual:
            return place
    return NO_CARD


class Wander(Effect):
    """`wander`: this Ritual moves, with all that is on it, to a free Place in either circle, gains
    its Binding Bonus and harvests it (EF-CARD-57 to 60)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if place_of(game, frame.seat, frame.source) != NO_CARD:
            game.ask(frame, frame.seat, free_places(game, game.clans[frame.seat]))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        old = place_of(game, seat, frame.source)
        move_ritual(game, seat, old, choice)
        if game.story is not None:
            uid, place = game.card(frame.source).uid, game.card(choice).uid
            game.story.tell(
                seat,
                Message(
                    "log-wander",
                    seat=Name(f"seat:{seat}"),
                    card=Name(f"card:{uid}"),
                    place=Name(f"card:{place}"),
                ),
                (f"card:{uid}", f"card:{place}"),
            )
        game.stack.append(Frame(HARVEST_PLACE, seat, frame.source, choice))
        bind(game, seat, game.card(frame.source), choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-wander")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "on", game.card(choice), "EF-CARD-57")


def move_ritual(game: Evenfall, seat: int, old: int, new: int) -> None:
    """A Ritual with its pieces, Catalysts and locked Powerstone goes to another Place; what stands
    on the old Place's own Building Space stays there."""
    more = game.extend()
    scythes = on_ritual(game, old, 0)
    orbs = on_ritual(game, old, 1)
    crystals = on_ritual(game, old, CRYSTAL)
    charged = charged_crystals(game, old, 0)
    _move(game.own_ritual_on(), old, new, NO_CARD)
    game.own_scythes()[old] -= scythes
    game.own_scythes()[new] += scythes
    game.own_orbs()[old] -= orbs
    game.own_orbs()[new] += orbs
    more.own_crystals()[old] -= crystals
    more.own_crystals()[new] += crystals
    more.own_glowing()[old] -= charged
    more.own_glowing()[new] += charged
    _move(more.own_beside(), old, new, 0)
    _move(more.own_reserved(), old, new, 0)
    _move(more.own_locked(), old, new, NO_ICON)
    _move(game.own_piece_on(), old, new, 0)
    _move(more.own_second_on(), old, new, 0)
    if more.cat[seat] == old:
        more.set_cat(seat, new)


def _move(items: list[int], old: int, new: int, empty: int) -> None:
    """Moves what a list has for one Place to another."""
    items[new] = items[old]
    items[old] = empty


class Wind(Effect):
    """`wind`: until the end of the round Elders may use the Action Spaces directly left and right
    of this Ritual (EF-CARD-61, 63)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        more = game.extend()
        if frame.source not in more.wind:
            more.wind = [*more.wind, frame.source]


class EveryoneTransfers(Effect):
    """`everyone transfers 3`: each player, from you on, may Transfer; for each who does you gain
    that many points (EF-CARD-64). The Automa does so if it can (EF-CARD-65)."""

    def __init__(self, vp: int) -> None:
        super().__init__()
        self.vp = vp

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if game.data.solo:
            game.stack.append(Frame(JOIN_TRANSFER, game.seats, frame.source, frame.seat, self.vp))
        for seat in reversed(game.in_order(frame.seat)):
            game.stack.append(Frame(JOIN_TRANSFER, seat, frame.source, frame.seat, self.vp))


class JoinTransfer(Effect):
    """One player's Transfer, for which the target seat gains points."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        if frame.seat >= game.seats:
            if automa_joins(game):
                gain_vp(game, frame.target, frame.amount, frame.source)
            return
        outer = game.clans[frame.seat].outer
        if outer:
            game.ask(frame, frame.seat, [*outer, NO_TRANSFER])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != NO_TRANSFER:
            gain_vp(game, frame.target, frame.amount, frame.source)
            transfer(game, seat, choice)
        elif game.story is not None:
            game.story.tell(seat, Message("log-no-transfer", seat=Name(f"seat:{seat}")))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        if frame.target == seat:
            return Message("ask-transfer")
        return Message("ask-join-transfer", seat=Name(f"seat:{frame.target}"), n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == NO_TRANSFER:
            return plain_option(choice, "no-transfer", "EF-CARD-64")
        return card_option(choice, "transfer", game.card(choice), "EF-CARD-64")


class HarvestRegion(Effect):
    """`harvest region`: refill a Region, then harvest two of its Places; they stay (EF-CARD-66)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, list(range(len(game.rows))))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        game.extend().chosen = choice
        refill(game, choice)
        game.stack.append(Frame(HARVEST_IN, seat, frame.source, choice))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-region-harvest")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[choice].entry
        return thing_option(choice, "in", f"region:{entry}", "EF-CARD-66")


class HarvestIn(Effect):
    """Harvest a Place of the target Region, then another one; the amount is 1 + the first."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        row = game.rows[frame.target]
        game.ask(frame, frame.seat, [p for p in row if p not in (NO_CARD, frame.amount - 1)])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount == 0:
            game.stack.append(Frame(self, seat, frame.source, frame.target, choice + 1))
        harvest(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-harvest")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        card = game.card(choice)
        return card_option(choice, "harvest", card, "EF-CARD-66", effect=path_of(card.harvest))


class Reward(Effect):
    """`reward 6`: that Battle Reward of the Region the effect speaks of, and no other
    (EF-CARD-67)."""

    def __init__(self, threshold: int) -> None:
        super().__init__()
        self.threshold = threshold

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        chosen = game.extend().chosen
        if 0 <= chosen < len(game.rows):
            given = rewards(game, chosen)
            for i, threshold in enumerate(thresholds(game, chosen)):
                if threshold == self.threshold:
                    game.stack.append(Frame(given[i], frame.seat, frame.source))


class BuildBeside(Effect):
    """`build beside`: one Catalyst for free on any Ritual, beside its Building Spaces; it fills
    none (EF-CARD-68). May be left."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        more = game.extend()
        choices: list[int] = []
        for place in clan.outer + clan.inner:
            if game.ritual_on[place] != NO_CARD:
                for kind in KINDS:
                    known = kind != CRYSTAL or game.data.path is not None
                    if known and beside(more, place, kind) < 31:
                        choices.append(place * SITE + BESIDE * SPOT + kind)
        if choices:
            choices.append(DONE)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != DONE:
            build(game, seat, choice // SITE, choice % SPOT, BESIDE)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-build-beside")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == DONE:
            return plain_option(choice, "decline", "EF-PLY-14")
        place = choice // SITE
        card = game.card(game.ritual_on[place])
        kind = CATALYSTS[choice % SPOT]
        return card_option(choice, kind, card, "EF-CARD-68", f"card:{game.card(place).uid}")


JOIN_TRANSFER: Final = procedure("evenfall.join-transfer", JoinTransfer())
HARVEST_IN: Final = procedure("evenfall.harvest-in", HarvestIn())


VERBS: Final = [
    Verb(
        Foresee,
        "foresee steps:NUMBER",
        text="do-foresee",
        arguments={"n": "steps"},
        sign=f"{{steps}}{signs.RIVAL}{signs.STEP}",
        value=lambda values, effect: 2.1 * effect.steps,
        meaning="the next bonuses above an opponent's marker on the Coven Track; no marker moves",
        examples=("foresee 2",),
        rules=("EF-CARD-48", "EF-CARD-49"),
    ),
    Verb(
        PullPiece,
        "pull piece",
        text="do-pull-piece",
        sign=f"1({signs.WITCH}{signs.OR}{signs.ELDER}){signs.RITUAL} ⇒ {signs.RITUAL}",
        value=0.8,
        meaning="exactly one of your pieces from another Ritual onto this one",
        rules=("EF-CARD-55",),
    ),
    Verb(
        Wander,
        "wander",
        text="do-wander",
        sign=f"{signs.RITUAL} ⇒ {signs.PLACE}, {signs.HARVEST}",
        value=2.0,
        meaning=(
            "this Ritual moves with all on it to a free Place, gains its Binding Bonus and "
            "harvests it"
        ),
        rules=("EF-CARD-57",),
    ),
    Verb(
        Wind,
        "wind",
        text="do-wind",
        sign=f"{signs.ELDER}{signs.ACTION} ±1",
        value=1.2,
        meaning=(
            "until Round End Elders may use the Action Spaces directly left and right of this "
            "Ritual"
        ),
        rules=("EF-CARD-61", "EF-CARD-63"),
    ),
    Verb(
        EveryoneTransfers,
        "everyone transfers vp:NUMBER",
        text="do-everyone-transfers",
        arguments={"n": "vp"},
        sign=f"{signs.MAY}{signs.TRANSFER}{{vp}}{signs.VP}{signs.PER}{signs.TRANSFER}",
        value=lambda values, effect: 2.0 + 1.7 * effect.vp,
        meaning="each player may Transfer; that many points for you for each who does",
        examples=("everyone transfers 3",),
        rules=("EF-CARD-64", "EF-CARD-65"),
    ),
    Verb(
        HarvestRegion,
        "harvest region",
        text="do-harvest-region",
        sign=f"2{signs.HARVEST}{signs.REGION}",
        value=2.6,
        meaning="refill a Region and harvest two of its Places",
        rules=("EF-CARD-66",),
    ),
    Verb(
        Reward,
        "reward threshold:NUMBER",
        text="do-reward",
        arguments={"n": "threshold"},
        sign=f"{signs.BATTLE}{{threshold}}+",
        value=2.6,
        meaning="that Battle Reward of the same Region",
        examples=("reward 6",),
        rules=("EF-CARD-67",),
    ),
    Verb(
        BuildBeside,
        "build beside",
        text="do-build-beside",
        sign=f"{signs.MAY}+({signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK})",
        value=2.0,
        meaning="a Catalyst of your choice for free on a Ritual, beside its Building Spaces",
        rules=("EF-CARD-68",),
    ),
]
