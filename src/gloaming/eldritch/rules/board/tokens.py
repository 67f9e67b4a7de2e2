"""Placing and removing tokens on spaces, cards and the sheet (EH-ELD, EH-MYTH-09)."""

from typing import Any, Final

from gloaming.eldritch.model.components import CLUE, GATE, GREEN, MONSTER, MYSTERY, OMENS
from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE
from gloaming.eldritch.model.events import NO_TOKENS, SHEET_ELDRITCH, TOUGHNESS_REACHED
from gloaming.eldritch.model.scenes import AMOUNT, COMBAT, HORROR_LOST, THAT_CARD, THAT_MONSTER
from gloaming.eldritch.model.state import CLUES, CUP, GATES, NOWHERE, ON_CARD, ON_SHEET, Eldritch
from gloaming.eldritch.rules.board.gates import draw_gate, remove_gate
from gloaming.eldritch.rules.notation.amounts import Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import AtSpot, SpotPhrase
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.control import Count
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.triggers import announce

ELDRITCH: Final = 0
MYSTERY_TOKEN: Final = 1
SANITY_TOKEN: Final = 2
HEALTH_TOKEN: Final = 3
GATE_TOKEN: Final = 4
TOKENS: Final = ["eldritch", "mystery", "sanity", "health", "gate"]

ON_THIS: Final = 0
ON_THE_SHEET: Final = 1
ON_THE_MYSTERY: Final = 2
ON_THE_OMEN: Final = 3
HOLDERS: Final = ["this", "sheet", "mystery", "omen"]


class PlaceAt(AtSpot):
    """`place 1 eldritch at SPOT`: the token belongs to the component that placed it (EH-ELD-01)."""

    def __init__(self, amount: Amount, token: int, spot: SpotPhrase | None) -> None:
        super().__init__(spot)
        self.number = amount
        self.token = token
        self.step = PlaceStep(token, spot)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        amount = self.number.of(game, frame)
        for _ in range(amount):
            game.stack.append(
                Frame(self.step, frame.seat, frame.source, frame.target, 0, frame.scene)
            )

    def children(self) -> list[Effect]:
        return [self.step]


class PlaceStep(AtSpot):
    """One token is placed on a space."""

    def __init__(self, token: int, spot: SpotPhrase | None) -> None:
        super().__init__(spot)
        self.token = token

    def at(self, game: Eldritch, frame: Frame, space: int) -> None:
        if self.token == MYSTERY_TOKEN:
            game.mystery_token = space
        elif frame.source >= 0 and game.component(frame.source).kind == MYSTERY:
            game.mystery_eldritch[space] += 1
        else:
            game.eldritch[space] += 1
        name = Message(f"token-{TOKENS[self.token]}")
        game.tell(
            NOBODY, "log-token-at", token=name, space=Name(f"space:{game.data.spaces[space].entry}")
        )


class PlaceOnOmen(Effect):
    """`place 1 eldritch on green omen` (EH-AO-07)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.number = amount

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.omen_tokens[OMENS.index(GREEN)] += self.number.of(game, frame)
        game.tell(NOBODY, "log-token-omen")


class PlaceOn(Effect):
    """`place 1 eldritch on this`, `… on sheet`, `… on mystery` (EH-MYTH-09, EH-AO-15, 16)."""

    def __init__(self, amount: Amount, token: int, holder: int) -> None:
        super().__init__()
        self.number = amount
        self.token = token
        self.holder = holder

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        amount = self.number.of(game, frame)
        if self.token == GATE_TOKEN:
            for _ in range(amount):
                gate = draw_gate(game)
                if gate != NO_COMPONENT:
                    game.place[gate] = ON_SHEET
            return
        if self.holder == ON_THE_SHEET:
            if self.token == SANITY_TOKEN:
                game.sheet_sanity += amount
            else:
                game.sheet_eldritch += amount
                if game.sheet_eldritch >= game.half():
                    announce(game, SHEET_ELDRITCH, game.active)
            game.tell(
                NOBODY, "log-token-sheet", n=amount, token=Message(f"token-{TOKENS[self.token]}")
            )
            return
        card = game.mystery if self.holder == ON_THE_MYSTERY else frame.source
        if card >= 0:
            game.tokens[card] += amount
            tell_tokens(game, card)


def tell_tokens(game: Eldritch, card: int) -> None:
    """Tells how many tokens lie on a card."""
    name = game.card_name(card)
    game.tell(NOBODY, "log-token-card", card=name, n=game.tokens[card])


class PlaceThat(Effect):
    """`place that clue on this`: a Clue, a Gate, a Monster or an Eldritch token leaves where it is
    and lies on the card or the sheet (EH-MON-11, EH-AO-16)."""

    def __init__(self, thing: str, holder: int) -> None:
        super().__init__()
        self.thing = thing
        self.holder = holder

    def is_possible(self, game: Game, frame: Frame) -> bool:
        """A defeated Monster goes to one card only, not to the next one too (EH-MON-11)."""
        assert isinstance(game, Eldritch)
        if self.thing != "monster":
            return True
        monster = game.value_of(frame.scene, THAT_MONSTER)
        if monster < 0:
            return True  # it is asked before anything is defeated
        place = game.place[monster]
        return place >= 0 or (place == NOWHERE and monster not in game.decks[CUP].cards)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if not self.is_possible(game, frame):
            return
        place = ON_SHEET if self.holder == ON_THE_SHEET else ON_CARD - frame.source
        if self.thing == "eldritch":
            self._eldritch(game, frame)
        elif self.thing == "clue":
            clue = game.value_of(frame.scene, THAT_CARD)
            if clue >= 0 and game.decks[CLUES].take_back(clue):
                game.place[clue] = place
        elif self.thing == "gate":
            self._gate(game, frame, place)
        elif self.thing == "monster":
            from gloaming.eldritch.rules.encounters.combat import put_on_card

            monster = game.value_of(frame.scene, THAT_MONSTER)
            if monster >= 0:
                put_on_card(game, monster, place)
                check_toughness(game, frame.source)
        if self.holder == ON_THIS:
            card = game.card_name(frame.source)
            game.tell(NOBODY, "log-placed", thing=self.thing, card=card)

    def _eldritch(self, game: Eldritch, frame: Frame) -> None:
        space = game.investigators[frame.seat].space
        if game.mystery_eldritch[space] > 0:
            game.mystery_eldritch[space] -= 1
        elif game.eldritch[space] > 0:
            game.eldritch[space] -= 1
        else:
            return
        game.tokens[frame.source] += 1

    def _gate(self, game: Eldritch, frame: Frame, place: int) -> None:
        """The Gate that an event is about, or the one on the investigator's space."""
        gate = game.value_of(frame.scene, THAT_CARD)
        if gate < 0 and frame.seat >= 0:
            gate = game.gate_on(game.investigators[frame.seat].space)
        if gate < 0 or game.component(gate).kind != GATE:
            return
        if game.place[gate] >= 0:
            remove_gate(game, gate, place)
        elif game.decks[GATES].take_back(gate):
            game.place[gate] = place


def check_toughness(game: Eldritch, card: int) -> None:
    """Announces that the Monsters on a Rumor have the toughness that solves it (EH-RUM-02)."""
    from gloaming.eldritch.rules.encounters.combat import toughness

    place = ON_CARD - card
    total = sum(
        toughness(game, c.index)
        for c in game.data.components
        if c.kind == MONSTER and game.place[c.index] == place
    )
    if total >= game.seats:
        announce(game, TOUGHNESS_REACHED, game.active, card)


class PlaceLost(Effect):
    """`place lost sanity on sheet`: as many as were lost from the Will test (EH-AO-12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, COMBAT)
        if scene >= 0:
            game.sheet_sanity += game.scenes[scene].values[HORROR_LOST]


class RemoveTokens(Effect):
    """`discard 1 eldritch from this per count`; without any left that is announced at once
    (EH-RUM-06)."""

    def __init__(self, amount: Amount, holder: int, count: Count | None = None) -> None:
        super().__init__()
        self.number = amount
        self.holder = holder
        self.count = count

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        amount = self.number.per(game, frame, self.count)
        if self.holder == ON_THE_OMEN:
            for i, lying in enumerate(game.omen_tokens):
                taken = min(amount, lying)
                game.omen_tokens[i] -= taken
                amount -= taken
            return
        card = game.mystery if self.holder == ON_THE_MYSTERY else frame.source
        if card < 0:
            return
        had = game.tokens[card]
        game.tokens[card] = max(0, had - amount)
        game.set_value(frame.scene, AMOUNT, had - game.tokens[card])
        if had != game.tokens[card]:
            tell_tokens(game, card)
        if had > 0 and game.tokens[card] == 0:
            game.tell_narration(NOBODY, card, "fail")
            announce(game, NO_TOKENS, game.active, card)


def clear_mystery_tokens(game: Eldritch, are_kept: bool) -> None:
    """Removes what the active Mystery has placed on the board; Eldritch tokens that are kept belong
    to no Mystery from now on (EH-MYST-03)."""
    for space, lying in enumerate(game.mystery_eldritch):
        if are_kept:
            game.eldritch[space] += lying
        game.mystery_eldritch[space] = 0
    game.mystery_token = NO_SPACE


def take_from_card(game: Eldritch, card: int, are_gates_boxed: bool) -> None:
    """Removes all tokens from a card: Clues and Gates go to their discard piles, Monsters to the
    cup."""
    from gloaming.eldritch.rules.encounters.combat import return_monster

    place = ON_CARD - card
    game.tokens[card] = 0
    for component in game.data.components:
        index = component.index
        if game.place[index] != place:
            continue
        game.place[index] = NOWHERE
        if component.kind == CLUE:
            game.decks[CLUES].put_away(index)
        elif component.kind == GATE:
            if are_gates_boxed:
                game.boxed.append(index)
            else:
                game.decks[GATES].put_away(index)
        elif component.kind == MONSTER:
            return_monster(game, index)


def _place_text(writer: Any, effect: Any, form: str) -> str:
    token = writer.format(
        f"some-token-{TOKENS[effect.token]}", how=effect.number.text(), n=effect.number.number
    )
    if isinstance(effect, PlaceOn):
        where = writer.format(f"on-{HOLDERS[effect.holder]}")
    else:
        where = writer.phrase(effect.spot) if effect.spot is not None else writer.format("at-here")
    return str(writer.format("do-place", form=form, what=token, where=where))


def _remove_text(writer: Any, effect: RemoveTokens, form: str) -> str:
    what = writer.format("some-token-eldritch", how=effect.number.text(), n=effect.number.number)
    if effect.count is not None:
        what = writer.per(what, effect.count, 1)
    where = writer.format(f"from-{HOLDERS[effect.holder]}")
    return str(writer.format("do-remove-tokens", form=form, what=what, where=where))


VERBS: Final = [
    verb(
        PlaceAt,
        "place number:amount_of token:a_token spot:at",
        "tokens on spaces; they belong to the component that placed them",
        _place_text,
        0.0,
        ("EH-ELD-01", "EH-SPACE-07"),
        ("place 1 eldritch at nearest sea without eldritch",),
        build=lambda reading, number, token, spot: PlaceAt(number, token, spot),
    ),
    verb(
        PlaceOnOmen,
        "place number:amount_of token:a_token on green omen",
        "tokens on the green space of the Omen track",
        "do-place-omen",
        -0.8,
        ("EH-AO-07",),
        ("place 1 eldritch on green omen",),
        build=lambda reading, number, token: PlaceOnOmen(number),
    ),
    verb(
        PlaceOn,
        "place number:amount_of token:a_token on holder:HOLDER",
        "tokens on this card, the sheet or the active Mystery",
        _place_text,
        2.0,
        ("EH-MYTH-09", "EH-AO-15"),
        ("place 1 eldritch on this", "place 1 sanity on sheet"),
        build=lambda reading, number, token, holder: PlaceOn(number, token, holder),
        words={"HOLDER": HOLDERS},
    ),
    verb(
        PlaceThat,
        "place that thing:a_thing on holder:HOLDER",
        "what was paid, closed or defeated is laid on this card or the sheet",
        lambda writer, effect, form: writer.format(
            "do-place" if effect.thing == "gate" else "do-place-that",
            form=form,
            what=writer.format(f"that-{effect.thing}"),
            where=writer.format(f"on-{HOLDERS[effect.holder]}"),
        ),
        2.0,
        ("EH-MON-11", "EH-AO-16"),
        ("place that clue on this",),
        build=lambda reading, thing, holder: PlaceThat(thing, holder),
    ),
    verb(
        PlaceLost,
        "place lost track:TRACK on holder:HOLDER",
        "as many Sanity tokens as were lost from the Will test",
        "do-place-lost",
        -1.0,
        ("EH-AO-12",),
        ("place lost sanity on sheet",),
        build=lambda reading, track, holder: PlaceLost(),
    ),
    verb(
        RemoveTokens,
        "discard number:amount_of eldritch:ELDRITCH_WORD from holder:HOLDER [per count:count]",
        "tokens are removed; without any left that is announced at once",
        _remove_text,
        -0.8,
        ("EH-RUM-06",),
        ("discard 1 eldritch from this",),
        build=lambda reading, number, eldritch, holder, count=None: RemoveTokens(
            number, holder, count
        ),
    ),
]
