"""The Battle Phase (EF-BAT, EF-CARD-24 to 26)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.model.events import (
    ADJUST_DIAL,
    BATTLE_LOST,
    BATTLE_START,
    BATTLE_WON,
    SECOND_STONE,
    STONE,
    STRENGTH,
)
from gloaming.evenfall.model.recent import (
    forget_deeds,
    record_battle,
    record_spoils,
    record_strength,
    record_winner,
)
from gloaming.evenfall.model.state import PHASE_BATTLE, Evenfall
from gloaming.evenfall.rules.automa.rondel import AUTOMA_REWARDS, automa_strength
from gloaming.evenfall.rules.crystal.tiles import rewards, thresholds
from gloaming.evenfall.rules.obstacles import DIAL_END, DIAL_REACH, FEW_MANA
from gloaming.evenfall.rules.options import amounts, thing_option
from gloaming.evenfall.rules.resources.payment import way
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.question import Question
from gloaming.kernel.state.lists import without
from gloaming.kernel.story import PHASE, SCENE
from gloaming.kernel.triggers import announce

NOT_IN_BATTLE: Final = -1


def participants(game: Evenfall, region: int) -> list[int]:
    """Returns everyone with at least one piece there, in turn order from the first player
    (EF-BAT-05).

    The Automa is last; it has no dial and is never asked (EF-AUT-47).
    """
    found: list[int] = []
    for i in range(game.seats):
        seat = (game.first + i) % game.seats
        if game.pieces_at(region, seat) > 0:
            found.append(seat)
    if game.data.solo and game.pieces_at(region, game.seats) > 0:
        found.append(game.seats)
    return found


class BattlePhase(Effect):
    """One Region after another, from Northern Lakes down (EF-BAT-02, 03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.phase = PHASE_BATTLE
        if game.story is not None:
            game.begin_part(PHASE, about=Message("log-phase-battle"))
            game.story.tell(NOBODY, Message("log-phase-battle"))
            forget_deeds(game)
        for clan in game.clans:
            clan.won = 0
        for region in range(len(game.rows) - 1, -1, -1):
            game.stack.append(Frame(BATTLE, NOBODY, target=region))


class Battle(Effect):
    """One Region's battle: effects before it, then the dials (EF-BAT-04, 28). Empty: skipped."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        region = frame.target
        fighting = participants(game, region)
        if not fighting:
            return
        game.battle = region
        game.dials = [NOT_IN_BATTLE] * game.players
        game.strengths = [0] * game.players
        if game.story is not None:
            place = Name(f"region:{game.data.regions[region].entry}")
            game.begin_part(SCENE, about=Message("screen-battle", region=place))
        _tell(game, "log-battle", -1, region)
        record_battle(game, region)
        game.stack.append(Frame(SET_DIALS, NOBODY, target=region))
        for seat in reversed(fighting):
            announce(game, BATTLE_START, seat, target=region)


def highest_dial(game: Evenfall, seat: int) -> int:
    """Returns the highest number to which a seat can set its dial."""
    return min(game.data.dial_cap, game.clans[seat].mana)


def _numbers_to(top: int) -> list[int]:
    """Returns the numbers from 0 to `top`; a list made of a range would be made of objects."""
    found = [0] * (top + 1)
    for n in range(1, top + 1):
        found[n] = n
    return found


def obstacles_to_dial(game: Evenfall, seat: int, n: int) -> int:
    """Returns what keeps a seat from setting its dial to a number: the dial ends at 9 (EF-BAT-07),
    and the Mana must be there to be spent (EF-BAT-08)."""
    if n <= highest_dial(game, seat):
        return 0
    return DIAL_END if n > game.data.dial_cap else FEW_MANA


def obstacles_to_adjust(game: Evenfall, seat: int, n: int) -> int:
    """Returns what keeps a seat from moving its revealed dial to a number: it moves only as far as
    the card says (EF-CARD-24), within the dial's limits."""
    found = obstacles_to_dial(game, seat, n)
    if found == 0 and abs(n - game.dials[seat]) > game.clans[seat].standing.sums[ADJUST_DIAL]:
        return DIAL_REACH
    return found


class SetDials(Effect):
    """All participants choose secretly how much Mana to spend: 0 to 9, never more than they own
    (EF-BAT-07 to 10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        fighting = [s for s in participants(game, frame.target) if s < game.seats]
        choices = [_numbers_to(highest_dial(game, s)) for s in fighting]
        if fighting:
            game.ask_all(frame, fighting, choices)
        elif game.data.solo:  # the Automa alone: nothing to set
            game.stack.append(Frame(RESOLVE, NOBODY, target=frame.target))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        game.own_dials()[seat] = choice
        game.stack.append(Frame(ADJUST, NOBODY, target=frame.target))

    def answers(self, game: Game, question: Question) -> None:
        assert isinstance(game, Evenfall)
        dials = game.own_dials()
        for i, seat in enumerate(question.seats):
            dials[seat] = question.given[i]
        game.stack.append(Frame(ADJUST, NOBODY, target=question.frame.target))

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return True

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[frame.target].entry
        return Message(
            "ask-dial", region=Name(f"region:{entry}"), n=game.might_at(frame.target, seat)
        )

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(
            choice, "dial", Message("option-dial", n=choice), (), "EF-BAT-07", str(choice)
        )


class AdjustDials(Effect):
    """Dials are revealed; who has the dial effect may change the own value, all at the same time
    (EF-CARD-24 to 26). Then the battle is decided."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        region = frame.target
        seats: list[int] = []
        choices: list[list[int]] = []
        for seat in participants(game, region):
            if seat >= game.seats:
                continue
            clan = game.clans[seat]
            if game.story is not None:
                game.story.tell(
                    seat,
                    Message("log-dial", seat=Name(f"seat:{seat}"), n=game.dials[seat]),
                    (f"dial:{seat}",),
                )
            if clan.standing.sums[ADJUST_DIAL]:
                top = highest_dial(game, seat)
                seats.append(seat)
                choices.append(
                    [n for n in range(top + 1) if not obstacles_to_adjust(game, seat, n)]
                )
        game.stack.append(Frame(RESOLVE, NOBODY, target=region))
        if seats:
            game.ask_all(frame, seats, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice != game.dials[seat] and game.story is not None:
            game.story.tell(
                seat,
                Message("log-adjust", seat=Name(f"seat:{seat}"), n=choice),
                (f"dial:{seat}",),
            )
        game.own_dials()[seat] = choice

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Evenfall)
        return Message("ask-adjust", n=game.dials[seat])

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(
            choice, "dial", Message("option-dial", n=choice), (), "EF-CARD-24", str(choice)
        )


def strength_without_dial(game: Evenfall, region: int, seat: int) -> int:
    """Returns the combat strength of a seat before its dial is added: its pieces, and what its
    cards add to every battle (EF-BAT-12)."""
    return game.might_at(region, seat) + game.clans[seat].standing.sums[STRENGTH]


class Resolve(Effect):
    """Everyone pays, strengths are compared, rewards and prizes follow (EF-BAT-11 to 28)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        region = frame.target
        board = game.data.regions[region]
        fighting = participants(game, region)
        for seat in fighting:
            if seat < game.seats:
                _spend(game, seat, game.dials[seat])
        strengths = game.own_strengths()
        for seat in fighting:
            if seat >= game.seats:
                strengths[seat] = automa_strength(game, region)
                continue
            strengths[seat] = strength_without_dial(game, region, seat) + game.dials[seat]
            _tell(game, "log-strength", seat, region, strengths[seat])
            record_strength(game, region, seat, strengths[seat])
        ranked = ranking(game, fighting)
        winner = ranked[0]
        game.clans[winner].won += 1
        if board.first_player and winner < game.seats:  # it stays with you (EF-AUT-05)
            game.stack.append(Frame(TAKE_MARKER, winner, target=region))
        for loser in reversed(ranked[1:]):
            announce(game, BATTLE_LOST, loser, target=region)
        announce(game, BATTLE_WON, winner, target=region)
        if len(ranked) > 1:
            for _ in range(game.clans[ranked[1]].standing.sums[SECOND_STONE]):
                game.stack.append(Frame(TAKE_STONE, ranked[1], target=region))
        game.stack.append(Frame(TAKE_STONE, winner, target=region))
        game.stack.append(Frame(DECLARE, winner, target=region))
        given = rewards(game, region)
        needed = thresholds(game, region)
        for seat in reversed(fighting):
            if seat >= game.seats:
                game.stack.append(Frame(AUTOMA_REWARDS, seat, target=region))
                continue
            for i in range(len(given) - 1, -1, -1):
                if strengths[seat] >= needed[i]:
                    game.stack.append(Frame(given[i], seat))


def _spend(game: Evenfall, seat: int, mana: int) -> None:
    """Whoever wins, the Mana on the dial is paid (EF-BAT-11)."""
    game.clans[seat].mana -= mana
    if mana and game.story is not None:
        what = amounts(way(0, 0, 0, mana))
        game.story.tell(seat, Message("log-pay", seat=Name(f"seat:{seat}"), what=what))


def ranking(game: Evenfall, fighting: list[int]) -> list[int]:
    """Returns strength, then Mana spent, then turn order from the first player (EF-BAT-18 to
    20). With the Crystal Path the one further ahead on it comes before turn order (EF-CP-44 to 46).

    The Automa has no dial, less than any, and so loses every tie (EF-AUT-50, EF-CPA-09).
    """
    if game.expansion is not None and game.expansion.order:
        fighting = ahead_first(game.expansion.order, fighting)
    ranked: list[int] = []
    for seat in fighting:
        at = len(ranked)
        while at > 0 and _is_ahead(game, seat, ranked[at - 1]):
            at -= 1
        ranked.insert(at, seat)
    return ranked


def _is_ahead(game: Evenfall, seat: int, other: int) -> bool:
    """Whether a seat comes before another in a battle, whatever their turn order."""
    if game.strengths[seat] != game.strengths[other]:
        return game.strengths[seat] > game.strengths[other]
    return game.dials[seat] > game.dials[other]


def ahead_first(order: list[int], fighting: list[int]) -> list[int]:
    """Returns seats by how far ahead they are on the Crystal Path; those left of it as they
    were."""
    on_path = [seat for seat in order if seat in fighting]
    return on_path + [seat for seat in fighting if seat not in order]


class Declare(Effect):
    """Say who has won."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        _tell(game, "log-battle-won", frame.seat, frame.target)
        record_winner(game, frame.target, frame.seat)


class TakeStone(Effect):
    """Take a Powerstone of own choice from the target Region (EF-BAT-21, EF-LIM-13)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        stones = game.region_stones[frame.target]
        if frame.seat >= game.seats:  # the Automa takes the leftmost (EF-AUT-49)
            if stones:
                take_stone(game, frame.seat, frame.target, stones[0])
            return
        game.ask(frame, frame.seat, sorted(set(stones)))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        take_stone(game, seat, frame.target, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-stone")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        found = thing_option(choice, "stone", f"stone:{ICONS[choice]}", "EF-BAT-21")
        found.things = (f"stone:{game.data.regions[frame.target].entry}:{ICONS[choice]}",)
        return found


class TakeAnyStone(Effect):
    """`take stone`: take a Powerstone from any Region; it is not replaced (EF-LIM-12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        choices: list[int] = []
        for region, stones in enumerate(game.region_stones):
            choices += [region * 8 + stone for stone in sorted(set(stones))]
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        take_stone(game, seat, choice >> 3, choice & 7)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-stone")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        entry = game.data.regions[choice >> 3].entry
        stone = ICONS[choice & 7]
        return Option(
            choice,
            "stone",
            Message(
                "option-stone-from", thing=Name(f"stone:{stone}"), region=Name(f"region:{entry}")
            ),
            (f"stone:{entry}:{stone}",),
            "EF-LIM-12",
            f"{stone}@{entry}",
        )


def take_stone(game: Evenfall, seat: int, region: int, stone: int) -> None:
    """A Powerstone leaves a Region for good and stays with its owner until the end (EF-BAT-33)."""
    piles = game.region_stones[:]
    piles[region] = without(piles[region], stone)
    game.region_stones = piles
    clan = game.clans[seat]
    clan.stones = [*clan.stones, stone]
    if game.story is not None:
        entry = game.data.regions[region].entry
        game.story.tell(
            seat,
            Message(
                "log-stone",
                seat=Name(f"seat:{seat}"),
                stone=Name(f"stone:{ICONS[stone]}"),
                region=Name(f"region:{entry}"),
            ),
            (f"stone:{seat}:{ICONS[stone]}",),
        )
        if seat >= game.seats:
            record_spoils(game)
    announce(game, STONE, seat, target=stone)


class TakeMarker(Effect):
    """The winner of Northern Lakes takes the First Player Marker at once (EF-BAT-22, 23)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.first = frame.seat
        if game.story is not None:
            game.story.tell(
                frame.seat, Message("log-first", seat=Name(f"seat:{frame.seat}")), ("first",)
            )


class EndBattles(Effect):
    """The Battle Phase is over."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.battle = -1
        game.dials = []
        game.strengths = []


def _tell(game: Evenfall, message: str, seat: int, region: int, n: int = 0) -> None:
    if game.story is not None:
        thing = f"region:{game.data.regions[region].entry}"
        game.story.tell(
            seat, Message(message, seat=Name(f"seat:{seat}"), region=Name(thing), n=n), (thing,)
        )


BATTLE_PHASE: Final = procedure("evenfall.battle-phase", BattlePhase())
BATTLE: Final = procedure("evenfall.battle", Battle())
SET_DIALS: Final = procedure("evenfall.set-dials", SetDials())
ADJUST: Final = procedure("evenfall.adjust-dials", AdjustDials())
RESOLVE: Final = procedure("evenfall.resolve-battle", Resolve())
DECLARE: Final = procedure("evenfall.declare-winner", Declare())
TAKE_STONE: Final = procedure("evenfall.take-stone", TakeStone())
TAKE_MARKER: Final = procedure("evenfall.take-marker", TakeMarker())
END_BATTLES: Final = procedure("evenfall.end-battles", EndBattles())


VERBS: Final = [
    Verb(
        TakeAnyStone,
        "take stone",
        text="do-take-stone",
        sign=f"+{signs.STONE}",
        value=2.2,
        meaning="take a Powerstone from any Region",
        rules=("EF-LIM-12",),
    ),
]
