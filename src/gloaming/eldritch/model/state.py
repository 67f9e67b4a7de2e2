"""The running state of a game: small integers in flat lists, and an investigator for each seat.

Nothing that is still to be drawn lies in an order: a mixed deck is a bag from which cards are drawn
by lot when they are needed, so that there is nothing to know before (`Deck`). Hidden are only the
backs of Spells and Conditions that somebody holds or that lie on top: which copy of the card it is.

Below each class stands its layout: a new attribute is declared there, and copied in `copy`.
"""

from typing import Any, Final

from gloaming.eldritch.model.components import CONDITION, ENCOUNTER, OMENS, SHEET, SPELL
from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE, Component, GameData, Side
from gloaming.eldritch.model.deck import DECK_LAYOUT, Deck, _new_deck
from gloaming.eldritch.model.events import EVENT_COUNT, STANDING_COUNT
from gloaming.eldritch.model.investigator import (
    IN_PLAY,
    INVESTIGATOR_LAYOUT,
    Investigator,
    _new_investigator,
)
from gloaming.eldritch.model.scenes import FLAGS, NARRATION_TOLD
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.modifiers import Modifiers
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.state.fields import AMOUNT, Layout, flat, nested, part, parts, shared, value
from gloaming.kernel.state.kernel_layouts import (
    GAME_LAYOUT,
    MODIFIERS_LAYOUT,
    TRIGGERS_LAYOUT,
    ModifiersCodec,
    TriggersCodec,
)
from gloaming.kernel.triggers import Listener, Triggers

PHASE_SETUP: Final = 0
PHASE_ACTION: Final = 1
PHASE_ENCOUNTER: Final = 2
PHASE_MYTHOS: Final = 3
PHASES: Final = ["setup", "action", "encounter", "mythos"]


# Basic actions, as bits of what was done this round (EH-ACT-03).
TRAVEL: Final = 1
PREPARE: Final = 2
ACQUIRE: Final = 4
RESTED: Final = 8
TRADED: Final = 16

# Decks; `Deck.cards` of each is in `game.decks`.
ASSETS: Final = 0
ARTIFACTS: Final = 1
SPELLS: Final = 2
CONDITIONS: Final = 3
GATES: Final = 4
CLUES: Final = 5
CUP: Final = 6
AMERICA: Final = 7
EUROPE: Final = 8
ASIA: Final = 9
GENERAL: Final = 10
RESEARCH: Final = 11
OTHER_WORLD: Final = 12
EXPEDITION: Final = 13
SPECIAL: Final = 14
MYSTERIES: Final = 15
MYTHOS_DECKS: Final = 16  # three of them, by colour
DECK_COUNT: Final = 19
FACE_UP: Final = (SPELLS, CONDITIONS)  # the front of the top card is visible (EH-DBL-02)
DECKS: Final = [
    "asset",
    "artifact",
    "spell",
    "condition",
    "gate",
    "clue",
    "cup",
    "america",
    "europe",
    "asia-australia",
    "general",
    "research",
    "other-world",
    "expedition",
    "special",
    "mystery",
    "mythos-green",
    "mythos-yellow",
    "mythos-blue",
]

# Where a token lies that is not on the map; spaces are from 0 on.
NOWHERE: Final = -1  # in its deck or pool, in the box, or held
ASIDE: Final = -2
ON_SHEET: Final = -3
ON_MYSTERY: Final = -4
ON_CARD: Final = -5  # less the component: ON_CARD - index


def _copies(lists: list[list[int]]) -> list[list[int]]:
    return [one[:] for one in lists]


class Eldritch(Game):
    """A game of Eldritch Horror."""

    def __init__(
        self, data: GameData, seats: int, chance: Chance, like: "Eldritch | None" = None
    ) -> None:
        super().__init__(seats, chance)
        count, spaces = len(data.components), len(data.spaces)
        self.data = data
        self.round: int = 1 if like is None else like.round
        self.phase: int = PHASE_SETUP if like is None else like.phase
        self.lead: int = 0 if like is None else like.lead
        self.active: int = 0 if like is None else like.active
        self.doom: int = data.doom if like is None else like.doom
        self.omen: int = 0 if like is None else like.omen
        self.is_awake: int = 0 if like is None else like.is_awake
        self.stage: int = 0 if like is None else like.stage
        # cards of each colour left in this stage
        self.stage_left: list[int] = [] if like is None else like.stage_left[:]
        self.mystery: int = NO_COMPONENT if like is None else like.mystery
        self.solved: list[int] = [] if like is None else like.solved[:]
        # Mythos cards in play, in the order in which they came
        self.ongoing: list[int] = [] if like is None else like.ongoing[:]
        self.reserve: list[int] = [] if like is None else like.reserve[:]
        self.boxed: list[int] = [] if like is None else like.boxed[:]
        # by component: the number under which it entered play, 0 while it is not
        self.entered: list[int] = [0] * count if like is None else like.entered[:]
        self.entries: int = 0 if like is None else like.entries
        # tokens by component: where Monsters, Gates and Clues are (a space, or NOWHERE …), how
        # much Health Monsters have lost, what lies on cards
        self.place: list[int] = [NOWHERE] * count if like is None else like.place[:]
        self.wounds: list[int] = [0] * count if like is None else like.wounds[:]
        self.tokens: list[int] = [0] * count if like is None else like.tokens[:]
        # Monsters that were set aside at set-up
        self.aside: list[int] = [] if like is None else like.aside[:]
        # by space: how many Monsters are there, Eldritch tokens of the sheet or a Rumor, and of the
        # active Mystery
        self.crowds: list[int] = [0] * spaces if like is None else like.crowds[:]
        self.eldritch: list[int] = [0] * spaces if like is None else like.eldritch[:]
        self.mystery_eldritch: list[int] = (
            [0] * spaces if like is None else like.mystery_eldritch[:]
        )
        self.mystery_token: int = NO_SPACE if like is None else like.mystery_token
        self.omen_tokens: list[int] = [0, 0, 0, 0] if like is None else like.omen_tokens[:]
        self.sheet_eldritch: int = 0 if like is None else like.sheet_eldritch
        self.sheet_sanity: int = 0 if like is None else like.sheet_sanity
        # the fallen: sheets with their space, their token (a track) and their possessions
        self.fallen: list[int] = [] if like is None else like.fallen[:]
        self.fallen_space: list[int] = [] if like is None else like.fallen_space[:]
        self.fallen_track: list[int] = [] if like is None else like.fallen_track[:]
        self.fallen_cards: list[list[int]] = [] if like is None else _copies(like.fallen_cards)
        self.fallen_clues: list[list[int]] = [] if like is None else _copies(like.fallen_clues)
        self.fallen_train: list[int] = [] if like is None else like.fallen_train[:]
        self.fallen_ship: list[int] = [] if like is None else like.fallen_ship[:]
        # sheets that nobody can choose any more
        self.dead: list[int] = [] if like is None else like.dead[:]
        # cards whose back is being resolved (EH-DBL-06)
        self.backs_up: list[int] = [] if like is None else like.backs_up[:]
        # held backs that seats have seen, as component * 64 + seat
        self.seen: list[int] = [] if like is None else like.seen[:]
        # a loss that waits until the effect that could win is over (EH-WIN-02)
        self.holds: int = 0 if like is None else like.holds
        self.losing: int = 0 if like is None else like.losing
        # Clues that each seat offers for a price of the group
        self.pledges: list[int] = [] if like is None else like.pledges[:]
        # what the table wants to see; nothing else follows from it (EH-ENC-16, EH-HID-10)
        self.shows_outcomes: int = 0 if like is None else like.shows_outcomes
        self.covers_backs: int = 0 if like is None else like.covers_backs
        # that a scenario fixes, in the order in which they are used
        self.dice: list[int] = [] if like is None else like.dice[:]
        self.standing: Modifiers = (
            Modifiers(STANDING_COUNT) if like is None else like.standing.copy()
        )
        self.triggers: Triggers = (
            Triggers(seats, EVENT_COUNT) if like is None else like.triggers.copy()
        )
        self.investigators: list[Investigator] = (
            [_new_investigator(self, seat) for seat in range(seats)]
            if like is None
            else [one.copy() for one in like.investigators]
        )
        self.decks: list[Deck] = (
            [_new_deck(self, deck) for deck in range(DECK_COUNT)]
            if like is None
            else [deck.copy() for deck in like.decks]
        )

    def copy(self) -> "Eldritch":
        twin = Eldritch(self.data, self.seats, self.chance.copy(), self)
        self._copy_base(twin)
        return twin

    # --- what rules ask of a game -------------------------------------------------------------

    def entry_of(self, source: int) -> int:
        return self.entered[source] if source >= 0 else 0

    def triggers_in_play(self) -> Triggers:
        return self.triggers

    def ordering_seat(self, frame: Frame) -> int:
        """Simultaneous effects are ordered by the active player, those of the Mythos Phase by the
        lead (EH-GOLD-04); an owner orders the reckoning effects of the own cards (EH-RECK-06)."""
        return frame.seat if frame.seat != NOBODY else self.active

    def component(self, index: int) -> Component:
        """Returns the fixed part of a component."""
        return self.data.components[index]

    def side(self) -> Side:
        """Returns the side of the Ancient One's sheet that is up."""
        return self.data.back_side if self.is_awake else self.data.front

    def omen_colour(self) -> int:
        """Returns the colour of the Omen."""
        return OMENS[self.omen]

    def in_order(self, first: int) -> list[int]:
        """Returns the seats whose investigators are in play, clockwise from one on
        (EH-PHASE-05)."""
        found: list[int] = []
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if self.investigators[seat].status == IN_PLAY:
                found.append(seat)
        return found

    def on_space(self, space: int) -> list[int]:
        """Returns the seats whose investigators are on a space, from the active one on."""
        found: list[int] = []
        seats = self.seats
        for i in range(seats):
            seat = (self.active + i) % seats
            one = self.investigators[seat]
            if one.space == space and one.status == IN_PLAY:
                found.append(seat)
        return found

    def monsters_on(self, space: int) -> list[int]:
        """Returns the Monsters on a space."""
        if space >= 0 and self.crowds[space] == 0:
            return []
        place = self.place
        return [m for m in self.data.monsters if place[m] == space]

    def put_monster(self, monster: int, place: int) -> None:
        """Puts a Monster on a space, or where else it lies."""
        before = self.place[monster]
        if before >= 0:
            self.crowds[before] -= 1
        if place >= 0:
            self.crowds[place] += 1
        self.place[monster] = place

    def clues_on(self, space: int) -> list[int]:
        """Returns the Clues on a space."""
        place = self.place
        return [c for c in self.data.clues if place[c] == space]

    def open_gates(self) -> list[int]:
        """Returns the Gates on the map."""
        return [g for g in self.data.gates if self.place[g] >= 0]

    def gate_on(self, space: int) -> int:
        """Returns the Gate on a space, or NO_COMPONENT."""
        gate = self.data.spaces[space].gate
        return gate if gate >= 0 and self.place[gate] >= 0 else NO_COMPONENT

    def has_eldritch(self, space: int) -> bool:
        """Whether an Eldritch token lies on a space, whoever has placed it."""
        return self.eldritch[space] > 0 or self.mystery_eldritch[space] > 0

    def half(self) -> int:
        """Returns half the number of players, rounded up (EH-REF-07)."""
        return (self.seats + 1) // 2

    def held(self, seat: int, entry: str) -> int:
        """Returns the copy of a card that a seat holds, or NO_COMPONENT."""
        components = self.data.components
        for card in self.investigators[seat].cards:
            if components[card].entry == entry:
                return card
        return NO_COMPONENT

    def card_name(self, index: int) -> Name:
        """Returns the name of a component as everybody may know it: of a Spell or a Condition only
        its front, never which copy it is (EH-HID-01)."""
        component = self.data.components[index]
        if self._is_double_sided(index):
            return Name(f"card:{component.entry}")
        return Name(f"card:{component.uid}")

    def source_key(self, source: int) -> str:
        return self.data.components[source].entry if self._is_double_sided(source) else str(source)

    def _is_double_sided(self, source: int) -> bool:
        return source >= 0 and self.data.components[source].kind in (SPELL, CONDITION)

    def scores(self) -> list[int]:
        """Returns the score of every seat once the game is won, else nothing (EH-SCORE-01, 11)."""
        return [] if self.result is None else self.result.scores[:]

    def frame_label(self, frame: Frame) -> Message:
        if frame.source < 0:
            return super().frame_label(frame)
        return Message("frame-of-card", card=self.card_name(frame.source))

    def tell(self, seat: int, id: str, **args: int | str | Message | Name) -> None:
        """Tells a line of the story, if there is one; `seat` is NOBODY for the board."""
        if self.story is not None:
            if seat != NOBODY:
                args.setdefault("seat", Name(f"seat:{seat}"))
            self.story.tell(seat, Message(id, **args))

    def tell_narration(self, seat: int, index: int, part: str) -> None:
        """Tells the passage of narration that a component has for a part of it, if there is one."""
        if self.story is not None:
            component = self.data.components[index]
            for name in (component.uid, component.entry):
                if f"{name}/{part}" in self.data.tales:
                    self.tell(seat, "tale", card=Name(f"card:{name}"), part=part)
                    return

    def branched(self, effect: Effect, frame: Frame, is_good: bool) -> None:
        """Tells how an encounter, a Condition or a meeting with the fallen goes on, once."""
        if frame.source < 0 or frame.scene == NO_SCENE:
            return
        component = self.data.components[frame.source]
        start, _, rest = effect.path.partition(".")
        values = self.scenes[frame.scene].values
        if start != component.entry or values[FLAGS] & NARRATION_TOLD:
            return
        part = rest.partition(".")[0]
        branch = "pass" if is_good else "fail"
        if component.kind == ENCOUNTER:
            if part == "initial":
                return  # the second part tells it
            part = f"{part}-{branch}" if part in ("pass", "fail") else f"{part}.{branch}"
        elif component.kind == SHEET and part in ("crippled", "insane"):
            part = f"{'health' if part == 'crippled' else 'sanity'}.{branch}"
        elif part.startswith("back"):
            part = branch
        else:
            return
        values[FLAGS] |= NARRATION_TOLD
        self.tell_narration(frame.seat, frame.source, part)

    def value_of(self, scene: int, slot: int) -> int:
        """Returns a number of a scene; -1 outside of any."""
        return self.scenes[scene].values[slot] if scene != NO_SCENE else -1

    def set_value(self, scene: int, slot: int, number: int) -> None:
        """Sets a number of a scene; nothing outside of any."""
        if scene != NO_SCENE:
            self.scenes[scene].values[slot] = number


class ListenersOfComponents(TriggersCodec):
    """Finds the listeners of a component."""

    def listeners(self, game: Any, holder: int, source: int) -> list[Listener]:
        data: GameData = game.data
        found = list(data.components[source].listeners)
        if source == data.ancient_one:
            found += data.front.listeners + data.back_side.listeners
        return found


ELDRITCH_LAYOUT: Final = Layout(
    "eldritch",
    [
        shared("data"),
        value("round"),
        value("phase"),
        value("lead"),
        value("active"),
        value("doom", holds=AMOUNT),
        value("omen"),
        value("is_awake"),
        value("stage"),
        flat("stage_left", holds=AMOUNT),
        value("mystery"),
        flat("solved"),
        flat("ongoing"),
        flat("reserve"),
        flat("boxed"),
        flat("entered"),
        value("entries"),
        flat("place"),
        flat("crowds", holds=AMOUNT),
        flat("wounds", holds=AMOUNT),
        flat("aside"),
        flat("tokens", holds=AMOUNT),
        flat("eldritch", holds=AMOUNT),
        flat("mystery_eldritch", holds=AMOUNT),
        value("mystery_token"),
        flat("omen_tokens", holds=AMOUNT),
        value("sheet_eldritch", holds=AMOUNT),
        value("sheet_sanity", holds=AMOUNT),
        flat("fallen"),
        flat("fallen_space"),
        flat("fallen_track"),
        nested("fallen_cards"),
        nested("fallen_clues"),
        flat("fallen_train", holds=AMOUNT),
        flat("fallen_ship", holds=AMOUNT),
        flat("dead"),
        flat("backs_up", ends_undo=True),
        flat("seen", ends_undo=True),
        value("holds"),
        value("losing"),
        flat("pledges", holds=AMOUNT),
        value("shows_outcomes"),
        value("covers_backs"),
        flat("dice"),
        parts("investigators", INVESTIGATOR_LAYOUT),
        parts("decks", DECK_LAYOUT),
        part("standing", MODIFIERS_LAYOUT, codec=ModifiersCodec("standing")),
        part("triggers", TRIGGERS_LAYOUT, codec=ListenersOfComponents()),
    ],
    GAME_LAYOUT,
)
