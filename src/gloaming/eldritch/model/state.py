"""The running state of a game: small integers in flat lists, and an investigator for each seat.

Nothing that is still to be drawn lies in an order: a mixed deck is a bag from which cards are drawn
by lot when they are needed, so that there is nothing to know before (`Deck`). Hidden are only the
backs of Spells and Conditions that somebody holds or that lie on top: which copy of the card it is.

Below each class stands its layout: a new attribute is declared there, and copied in `copy`.
"""

from typing import Any, Final

from gloaming.eldritch.model.components import CONDITION, ENCOUNTER, OMENS, SHEET, SPELL
from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE, Component, GameData, Side
from gloaming.eldritch.model.events import EVENT_COUNT, STANDING_COUNT
from gloaming.eldritch.model.scenes import FLAGS, TALE_TOLD
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

# What an investigator's seat is like.
IN_PLAY: Final = 0
WAITING: Final = 1  # for a new investigator, at the end of the Mythos Phase
ELIMINATED: Final = 2

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


class Deck:
    """Cards of one kind: a bag, with cards of known place on top and at the bottom.

    `cards` has the known bottom first, then what is mixed, then the known top. A mixed card is
    chosen by lot when it is drawn.
    """

    __slots__ = ("bottom", "cards", "discard", "top")

    def __init__(self, cards: list[int], discard: list[int], bottom: int = 0, top: int = 0) -> None:
        self.cards = cards
        self.discard = discard
        self.bottom = bottom
        self.top = top

    def copy(self) -> "Deck":
        """Returns an independent deck with the same cards."""
        return Deck(self.cards[:], self.discard[:], self.bottom, self.top)

    def draw(self, chance: Chance) -> int:
        """Takes the top card; NO_COMPONENT if there is none."""
        cards = self.cards
        if not cards:
            return NO_COMPONENT
        if self.top > 0:
            self.top -= 1
            return cards.pop()
        mixed = len(cards) - self.bottom
        if mixed == 0:
            self.bottom -= 1
            return cards.pop()
        if mixed > 1:
            at = self.bottom + chance.below(mixed)
            last = len(cards) - 1
            cards[at], cards[last] = cards[last], cards[at]
        return cards.pop()

    def draw_from_bottom(self, chance: Chance) -> int:
        """Takes the bottom card; NO_COMPONENT if there is none."""
        cards = self.cards
        if not cards:
            return NO_COMPONENT
        if self.bottom > 0:
            self.bottom -= 1
            return cards.pop(0)
        mixed = len(cards) - self.top
        if mixed == 0:
            self.top -= 1
            return cards.pop(0)
        return cards.pop(chance.below(mixed))

    def first_from_bottom(self, fitting: list[int], chance: Chance) -> int:
        """Returns the card that a search from the bottom finds first among those that fit; the
        deck stays as it is. NO_COMPONENT if none of them lies in it."""
        cards = self.cards
        for card in cards[: self.bottom]:
            if card in fitting:
                return card
        end = len(cards) - self.top
        mixed = [card for card in cards[self.bottom : end] if card in fitting]
        if mixed:
            return mixed[chance.below(len(mixed))]
        for card in cards[end:]:
            if card in fitting:
                return card
        return NO_COMPONENT

    def show_top(self, chance: Chance) -> None:
        """Makes the top card known, of a deck that lies face up (EH-DBL-02)."""
        if self.top == 0 and self.cards:
            self.put_on_top(self.draw(chance))

    def take(self, card: int) -> None:
        """Takes out a card wherever it lies."""
        at = self.cards.index(card)
        if at < self.bottom:
            self.bottom -= 1
        elif at >= len(self.cards) - self.top:
            self.top -= 1
        self.cards.pop(at)

    def mix(self) -> None:
        """Shuffles the deck: no card has a known place any more."""
        self.bottom = 0
        self.top = 0

    def put_on_top(self, card: int) -> None:
        """Lays a card on top."""
        self.cards.append(card)
        self.top += 1

    def put_at_bottom(self, card: int) -> None:
        """Lays a card at the bottom."""
        self.cards.insert(0, card)
        self.bottom += 1

    def refill(self) -> bool:
        """Shuffles the discard pile into the deck; returns whether there was anything."""
        if not self.discard:
            return False
        self.cards += self.discard
        self.discard = []
        self.mix()
        return True

    def draw_and_renew(self, chance: Chance) -> int:
        """Takes the top card; a deck that is empty then is renewed at once (EH-LIM-06)."""
        card = self.draw(chance)
        if not self.cards:
            self.refill()
        return card

    def put_away(self, *cards: int) -> None:
        """Puts cards on the discard pile, which is a new deck at once if there is none
        (EH-LIM-06)."""
        self.discard += cards
        if not self.cards:
            self.refill()

    def take_back(self, card: int) -> bool:
        """Takes a card that was put away just now; returns whether it was there."""
        if card in self.discard:
            self.discard.remove(card)
            return True
        if card in self.cards:
            self.take(card)
            return True
        return False


def _new_deck(game: Any, number: int) -> Deck:
    return Deck([], [])


DECK_LAYOUT: Final = Layout(
    "deck", [flat("cards"), flat("discard"), value("bottom"), value("top")], make=_new_deck
)


class Investigator:
    """What a seat has: its investigator, or nobody while it waits for another one."""

    __slots__ = (
        "actions",
        "cards",
        "clues",
        "delayed",
        "done",
        "health",
        "improved",
        "sanity",
        "sheet",
        "ship",
        "space",
        "standing",
        "status",
        "train",
        "used",
    )

    def __init__(self, standing: Modifiers) -> None:
        self.sheet = NO_COMPONENT
        self.status = WAITING
        self.space = NO_SPACE
        self.health = 0
        self.sanity = 0
        self.delayed = 0
        self.train = 0
        self.ship = 0
        self.improved = [0, 0, 0, 0, 0]
        self.actions = 0  # left in this turn
        self.done = 0  # basic actions of this round, as bits
        self.cards: list[int] = []  # in the order in which they were gained
        self.clues: list[int] = []
        self.used: list[int] = []  # components whose action this seat has performed this round
        self.standing = standing

    def copy(self) -> "Investigator":
        """Returns an independent investigator with the same things."""
        twin = Investigator(self.standing.copy())
        twin.sheet = self.sheet
        twin.status = self.status
        twin.space = self.space
        twin.health = self.health
        twin.sanity = self.sanity
        twin.delayed = self.delayed
        twin.train = self.train
        twin.ship = self.ship
        twin.improved = self.improved[:]
        twin.actions = self.actions
        twin.done = self.done
        twin.cards = self.cards[:]
        twin.clues = self.clues[:]
        twin.used = self.used[:]
        return twin


def _new_investigator(game: Any, seat: int) -> Investigator:
    return Investigator(Modifiers(STANDING_COUNT))


INVESTIGATOR_LAYOUT: Final = Layout(
    "investigator",
    [
        value("sheet"),
        value("status"),
        value("space"),
        value("health", holds=AMOUNT),
        value("sanity", holds=AMOUNT),
        value("delayed"),
        value("train", holds=AMOUNT),
        value("ship", holds=AMOUNT),
        flat("improved", holds=AMOUNT),
        value("actions", holds=AMOUNT),
        value("done"),
        flat("cards"),
        flat("clues"),
        flat("used"),
        part("standing", MODIFIERS_LAYOUT, codec=ModifiersCodec("standing")),
    ],
    make=_new_investigator,
)


class Eldritch(Game):
    """A game of Eldritch Horror."""

    def __init__(self, data: GameData, seats: int, chance: Chance, is_new: bool = True) -> None:
        super().__init__(seats, chance)
        self.data = data
        self.round = 1
        self.phase = PHASE_SETUP
        self.lead = 0
        self.active = 0
        self.doom = data.doom
        self.omen = 0
        self.is_awake = 0
        self.stage = 0
        self.stage_left: list[int] = []  # cards of each colour left in this stage
        self.mystery = NO_COMPONENT
        self.solved: list[int] = []
        self.ongoing: list[int] = []  # Mythos cards in play, in the order in which they came
        self.reserve: list[int] = []
        self.boxed: list[int] = []
        # by component
        self.entered: list[int] = []  # the number under which it entered play, 0 while it is not
        self.entries = 0
        # tokens, by component
        self.place: list[int] = []  # of Monsters, Gates and Clues: a space, or NOWHERE …
        self.crowds: list[int] = []  # how many Monsters are on each space
        self.wounds: list[int] = []  # Health lost by Monsters
        self.aside: list[int] = []  # Monsters that were set aside at set-up
        self.tokens: list[int] = []  # on cards, by component
        # tokens, by space
        self.eldritch: list[int] = []  # of the sheet or a Rumor
        self.mystery_eldritch: list[int] = []  # of the active Mystery
        self.mystery_token = NO_SPACE
        self.omen_tokens = [0, 0, 0, 0]
        self.sheet_eldritch = 0
        self.sheet_sanity = 0
        # the fallen: sheets with their space, their token (a track) and their possessions
        self.fallen: list[int] = []
        self.fallen_space: list[int] = []
        self.fallen_track: list[int] = []
        self.fallen_cards: list[list[int]] = []
        self.fallen_clues: list[list[int]] = []
        self.fallen_train: list[int] = []
        self.fallen_ship: list[int] = []
        self.dead: list[int] = []  # sheets that nobody can choose any more
        self.backs_up: list[int] = []  # cards whose back is being resolved (EH-DBL-06)
        # held backs that seats have seen, as component * 64 + seat
        self.seen: list[int] = []
        # a loss that waits until the effect that could win is over (EH-WIN-02)
        self.holds = 0
        self.losing = 0
        self.pledges: list[int] = []  # Clues that each seat offers for a price of the group
        # what the table wants to see; nothing else follows from it (EH-ENC-16, EH-HID-10)
        self.shows_outcomes = 0
        self.covers_backs = 0
        self.dice: list[int] = []  # that a scenario fixes, in the order in which they are used
        self.investigators: list[Investigator] = []
        self.decks: list[Deck] = []
        if is_new:
            count = len(data.components)
            self.entered = [0] * count
            self.place = [NOWHERE] * count
            self.crowds = [0] * len(data.spaces)
            self.wounds = [0] * count
            self.tokens = [0] * count
            self.eldritch = [0] * len(data.spaces)
            self.mystery_eldritch = [0] * len(data.spaces)
            self.investigators = [_new_investigator(self, seat) for seat in range(seats)]
            self.decks = [_new_deck(self, deck) for deck in range(DECK_COUNT)]
            self.standing = Modifiers(STANDING_COUNT)
            self.triggers = Triggers(seats, EVENT_COUNT)

    def copy(self) -> "Eldritch":
        twin = Eldritch(self.data, self.seats, self.chance.copy(), False)
        self._copy_base(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.lead = self.lead
        twin.active = self.active
        twin.doom = self.doom
        twin.omen = self.omen
        twin.is_awake = self.is_awake
        twin.stage = self.stage
        twin.stage_left = self.stage_left[:]
        twin.mystery = self.mystery
        twin.solved = self.solved[:]
        twin.ongoing = self.ongoing[:]
        twin.reserve = self.reserve[:]
        twin.boxed = self.boxed[:]
        twin.entered = self.entered[:]
        twin.entries = self.entries
        twin.place = self.place[:]
        twin.crowds = self.crowds[:]
        twin.wounds = self.wounds[:]
        twin.aside = self.aside[:]
        twin.tokens = self.tokens[:]
        twin.eldritch = self.eldritch[:]
        twin.mystery_eldritch = self.mystery_eldritch[:]
        twin.mystery_token = self.mystery_token
        twin.omen_tokens = self.omen_tokens[:]
        twin.sheet_eldritch = self.sheet_eldritch
        twin.sheet_sanity = self.sheet_sanity
        if self.fallen:
            twin.fallen = self.fallen[:]
            twin.fallen_space = self.fallen_space[:]
            twin.fallen_track = self.fallen_track[:]
            twin.fallen_cards = [cards[:] for cards in self.fallen_cards]
            twin.fallen_clues = [clues[:] for clues in self.fallen_clues]
            twin.fallen_train = self.fallen_train[:]
            twin.fallen_ship = self.fallen_ship[:]
        twin.dead = self.dead[:]
        twin.backs_up = self.backs_up[:]
        twin.seen = self.seen[:]
        twin.holds = self.holds
        twin.losing = self.losing
        twin.pledges = self.pledges[:]
        twin.shows_outcomes = self.shows_outcomes
        twin.covers_backs = self.covers_backs
        twin.dice = self.dice[:]
        twin.investigators = [investigator.copy() for investigator in self.investigators]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.standing = self.standing.copy()
        twin.triggers = self.triggers.copy()
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
        return [s for s in self.in_order(self.active) if self.investigators[s].space == space]

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

    def tell_tale(self, seat: int, index: int, part: str) -> None:
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
        if start != component.entry or values[FLAGS] & TALE_TOLD:
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
        values[FLAGS] |= TALE_TOLD
        self.tell_tale(frame.seat, frame.source, part)

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
        flat("backs_up"),
        flat("seen"),
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
