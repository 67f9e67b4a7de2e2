"""The running state of an Evenfall game: small integers in flat lists, and up to four clans.

Below each class stands its layout: a new attribute is declared there, and copied in `copy`.
"""

from typing import Any, Final

from gloaming.evenfall.model.cards import NO_ICON, Card, GameData
from gloaming.evenfall.model.components import CARD, CARD_OR_PLACE, PIECE, PLACE, STONE
from gloaming.evenfall.model.events import EVENT_COUNT, STANDING_COUNT
from gloaming.evenfall.model.expansion import AT_REGION, EXPANSION_LAYOUT, Expansion
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.modifiers import Modifiers
from gloaming.kernel.outcome import Outcome, ranked
from gloaming.kernel.state.fields import (
    AMOUNT,
    FLAG,
    HIDDEN,
    OWN,
    Layout,
    constant,
    flat,
    nested,
    part,
    parts,
    shared,
    value,
)
from gloaming.kernel.state.kernel_layouts import (
    GAME_LAYOUT,
    MODIFIERS_LAYOUT,
    TRIGGERS_LAYOUT,
    ModifiersCodec,
    TriggersCodec,
)
from gloaming.kernel.triggers import Listener, Triggers

PHASE_SETUP: Final = 0
PHASE_SCOUT: Final = 1
PHASE_ACTION: Final = 2
PHASE_BATTLE: Final = 3
PHASE_ROUND_END: Final = 4
PHASE_GAME_END: Final = 5
PHASES: Final = ["setup", "scout", "action", "battle", "round-end", "game-end"]

NO_CARD: Final = -1


class Moon:
    """The state that only a moon side has: its Action Space, Powerstone spaces, turned Rituals and
    the Throne Demon."""

    def __init__(self, spaces: int) -> None:
        self.piece = 0  # on the clan board's own Action Space (EF-MOON-14)
        self.stones: list[int] = [0] * spaces  # by space of the clan board; 0 where free
        self.turned: list[int] = []  # immediate Rituals with an Action Space this turn
        self.demon = NO_CARD
        self.attached = NO_CARD  # the Specialist the Throne Demon is attached to

    def copy(self) -> "Moon":
        """Returns an independent moon side in the same state."""
        other = Moon(0)
        other.piece = self.piece
        other.stones = self.stones[:]
        other.turned = self.turned[:]
        other.demon = self.demon
        other.attached = self.attached
        return other


def _empty_moon(game: object, index: int) -> Moon:
    return Moon(0)


MOON_LAYOUT: Final = Layout(
    "moon",
    [
        value("piece", holds=PIECE, empty=0),
        flat("stones", holds=STONE, empty=NO_ICON),
        flat("turned", holds=CARD, reference=True),
        value("demon", holds=CARD, reference=True, empty=NO_CARD),
        value("attached", holds=CARD, reference=True, empty=NO_CARD),
    ],
    make=_empty_moon,
)


class Clan:
    """All that one seat has.

    `original` is for `copy` alone: it saves making the lists that a copy replaces.
    """

    def __init__(self, board: int, original: "Clan | None" = None) -> None:
        self.board = board
        if original is not None:
            self._copy_from(original)
            return
        self.stock: list[int] = [0, 0, 0]  # Herbs, Potions, Knowledge
        self.mana = 0
        self.vp = 0
        self.coven = 0
        self.witches = 4
        self.elders = 4
        self.token = True
        self.passed = False
        self.discarded_cheaply = 0  # one-card discards this turn
        self.hand: list[int] = []
        self.outer: list[int] = []
        self.inner: list[int] = []
        self.specialists: list[int] = []
        self.ready: list[int] = []  # beside `specialists`: 1 while not exhausted
        self.council: list[int] = []
        self.stones: list[int] = []
        self.borrowed: list[int] = []  # opponents' Specialists with an own Elder on them
        self.borrow_ready: list[int] = []
        self.borrow_spent: list[int] = []  # used this round and given back since (EF-CARD-108)
        self.standing = Modifiers(STANDING_COUNT)
        self.won = 0  # battles won this round
        self.history: list[int] = []  # score after each round, and at the end
        self.moon: Moon | None = None  # nothing on the sun side

    def copy(self) -> "Clan":
        """Returns an independent clan in the same state."""
        return Clan(self.board, self)

    def _copy_from(self, original: "Clan") -> None:
        self.stock = original.stock[:]
        self.mana = original.mana
        self.vp = original.vp
        self.coven = original.coven
        self.witches = original.witches
        self.elders = original.elders
        self.token = original.token
        self.passed = original.passed
        self.discarded_cheaply = original.discarded_cheaply
        self.hand = original.hand[:]
        self.outer = original.outer[:]
        self.inner = original.inner[:]
        self.specialists = original.specialists[:]
        self.ready = original.ready[:]
        self.council = original.council[:]
        self.stones = original.stones[:]
        self.borrowed = original.borrowed[:]
        self.borrow_ready = original.borrow_ready[:]
        self.borrow_spent = original.borrow_spent[:]
        self.standing = original.standing.copy()
        self.won = original.won
        self.history = original.history[:]
        self.moon = None if original.moon is None else original.moon.copy()


def _empty_clan(game: object, seat: int) -> Clan:
    return Clan(seat)


CLAN_LAYOUT: Final = Layout(
    "clan",
    [
        constant("board"),
        flat("stock", holds=AMOUNT),
        value("mana", holds=AMOUNT),
        value("vp", holds=AMOUNT),
        value("coven", holds=AMOUNT),
        value("witches", holds=AMOUNT),
        value("elders", holds=AMOUNT),
        value("token", holds=FLAG),
        value("passed", holds=FLAG),
        value("discarded_cheaply", holds=AMOUNT),
        flat("hand", known=OWN, holds=CARD),
        flat("outer", holds=PLACE),
        flat("inner", holds=PLACE),
        flat("specialists", holds=CARD),
        flat("ready"),
        flat("council", holds=CARD),
        flat("stones", holds=STONE),
        flat("borrowed", holds=CARD, reference=True),
        flat("borrow_ready"),
        flat("borrow_spent", holds=CARD, reference=True),
        part("standing", MODIFIERS_LAYOUT, codec=ModifiersCodec("standing")),
        value("won", holds=AMOUNT),
        flat("history"),
        part("moon", MOON_LAYOUT),
    ],
    make=_empty_clan,
)


class Evenfall(Game):
    """A game of Evenfall in progress."""

    def __init__(
        self, data: GameData, seats: int, chance: Chance, triggers: Triggers | None = None
    ) -> None:
        super().__init__(seats, chance)
        self.data = data
        # The clans at the table: one for each seat, and in a solo game the Automa's after them, at
        # which nobody sits. Whoever asks goes through `seats`; lists by clan go through `players`.
        self.players = seats + 1 if data.solo else seats
        self.rondel = data.automa.start  # where the Automa's marker stands
        self.round = 1
        self.phase = PHASE_SETUP
        self.first = 0
        self.turn = -1
        self.clans: list[Clan] = []
        self.triggers = Triggers(self.players, EVENT_COUNT) if triggers is None else triggers
        self.deck: list[int] = []  # the top is the last
        self.discard: list[int] = []
        self.place_deck: list[int] = []
        self.removed: list[int] = []
        self.rows: list[list[int]] = []  # Places by Region and space; -1 where empty
        self.region_stones: list[list[int]] = []
        self.witches_at: list[int] = []  # by Region * players + seat
        self.elders_at: list[int] = []
        self.space_piece: list[int] = []  # by Action Space of the Regions: 0 or a piece
        self.space_seat: list[int] = []
        self.ritual_on: list[int] = []  # by Place card
        self.piece_on: list[int] = []
        self.scythes: list[int] = []
        self.orbs: list[int] = []
        self.stone_on: list[int] = []
        self.battle = -1  # the Region being fought over
        self.dials: list[int] = []
        self.strengths: list[int] = []
        self.red = 0  # the Red Powerstone, while it is in the supply (EF-SET-12)
        self.tiles: list[int] = []  # Battle Bonus Tiles by Region; empty where none are used
        self.expansion: Expansion | None = None  # only with its cards, or with the Crystal Path

    def copy(self) -> "Evenfall":
        """Returns an independent game in the same position; what never changes is shared."""
        game = Evenfall(self.data, self.seats, self.chance.copy(), self.triggers.copy())
        self._copy_base(game)
        game.round = self.round
        game.phase = self.phase
        game.first = self.first
        game.turn = self.turn
        game.clans = [clan.copy() for clan in self.clans]
        game.deck = self.deck[:]
        game.discard = self.discard[:]
        game.place_deck = self.place_deck[:]
        game.removed = self.removed[:]
        game.rows = [row[:] for row in self.rows]
        game.region_stones = [stones[:] for stones in self.region_stones]
        game.witches_at = self.witches_at[:]
        game.elders_at = self.elders_at[:]
        game.space_piece = self.space_piece[:]
        game.space_seat = self.space_seat[:]
        game.ritual_on = self.ritual_on[:]
        game.piece_on = self.piece_on[:]
        game.scythes = self.scythes[:]
        game.orbs = self.orbs[:]
        game.stone_on = self.stone_on[:]
        game.battle = self.battle
        game.dials = self.dials[:]
        game.strengths = self.strengths[:]
        game.red = self.red
        game.tiles = self.tiles
        game.rondel = self.rondel
        if self.expansion is not None:
            game.expansion = self.expansion.copy()
        return game

    # --- small facts that many rules ask for -----------------------------------------

    def card(self, index: int) -> Card:
        """Returns the card with this number."""
        return self.data.cards[index]

    def in_order(self, start: int) -> list[int]:
        """Returns all seats clockwise from `start`."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def pieces_at(self, region: int, seat: int) -> int:
        """Returns how many pieces a seat has in a Region, those on its Action Spaces included."""
        at = region * self.players + seat
        return self.witches_at[at] + self.elders_at[at]

    def might_at(self, region: int, seat: int) -> int:
        """Returns what a seat's pieces add to its strength: the Witch with the Cat 2 (EF-CP-51)."""
        at = region * self.players + seat
        might = self.witches_at[at] + self.elders_at[at]
        if self.expansion is not None and self.expansion.cat[seat] == AT_REGION + region:
            might += 1
        return might

    def extend(self) -> Expansion:
        """Returns the state of the expansion, made when a card first needs it."""
        if self.expansion is None:
            self.expansion = Expansion(self.players, self.data.place_count)
        return self.expansion

    def triggers_in_play(self) -> Triggers:
        return self.triggers

    def scores(self) -> list[int]:
        return [clan.vp for clan in self.clans]

    @property
    def opponents(self) -> int:
        return self.players - self.seats

    def winners(self) -> list[int]:
        """Returns the clans that lead by EF-END-17 to 19: most points, then most Mana, then shared.

        Against the Automa only more points win; a tie is the Automa's (EF-AUT-55).
        """
        if self.data.solo:
            return [0 if self.clans[0].vp > self.clans[1].vp else 1]
        best = max((clan.vp, clan.mana) for clan in self.clans)
        return [i for i, clan in enumerate(self.clans) if (clan.vp, clan.mana) == best]

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        winners = self.winners()
        best = self.clans[winners[0]]
        name = Name(f"seat:{winners[0]}")
        tied = [i for i, clan in enumerate(self.clans) if clan.vp == best.vp and i not in winners]
        rule = "EF-END-17"
        if len(winners) > 1:
            rule = "EF-END-19"
            shared = _listed(winners)
            reason = Message("screen-shares", seats=shared, n=best.vp, mana=best.mana)
        elif self.data.solo and tied:
            rule = "EF-AUT-55"
            reason = Message("screen-automa-tie", n=best.vp)
        elif tied:
            rule = "EF-END-18"
            others = _listed(tied)
            reason = Message(
                "screen-wins-mana", seat=name, n=best.vp, others=others, mana=best.mana
            )
        else:
            reason = Message("screen-wins", seat=name, n=best.vp)
        return ranked(self.scores(), winners, reason, rule)


def _listed(players: list[int]) -> Message:
    """Returns the names of some players as a list in words."""
    return Message("listed", **{str(player): Name(f"seat:{player}") for player in players})


class ListenersOfCards(TriggersCodec):
    """Finds the listeners of a card in the role that it plays in its holder's clan."""

    def listeners(self, game: Any, holder: int, source: int) -> list[Listener]:
        card = game.data.cards[source]
        if source in game.clans[holder].council:
            return list(card.council_listeners)
        return list(card.listeners)

    def load(self, saved: Any, owner: Any, game: Any) -> Any:
        """Returns who listens, with those Council Members whose card did not when it was saved."""
        triggers = super().load(saved, owner, game)
        heard = {(holder, source) for holder, source, _, _ in saved["listeners"]}
        for seat, clan in enumerate(game.clans):
            for source in clan.council:
                if (seat, source) not in heard:
                    for listener in game.data.cards[source].council_listeners:
                        triggers.add(seat, listener)
        return triggers


EVENFALL_LAYOUT: Final = Layout(
    "evenfall",
    [
        shared("data"),
        constant("players"),
        value("round"),
        value("phase"),
        value("first"),
        value("turn"),
        flat("deck", known=HIDDEN, holds=CARD),
        flat("discard", holds=CARD),
        flat("place_deck", known=HIDDEN, holds=PLACE),
        flat("removed", holds=CARD_OR_PLACE),
        nested("rows", holds=PLACE, empty=NO_CARD),
        nested("region_stones", holds=STONE),
        flat("witches_at", holds=AMOUNT),
        flat("elders_at", holds=AMOUNT),
        flat("space_piece", holds=PIECE, empty=0),
        flat("space_seat"),
        flat("ritual_on", holds=CARD, empty=NO_CARD),
        flat("piece_on", holds=PIECE, empty=0),
        flat("scythes", holds=AMOUNT),
        flat("orbs", holds=AMOUNT),
        flat("stone_on", holds=STONE, reference=True, empty=NO_ICON),
        value("battle"),
        flat("dials"),
        flat("strengths"),
        value("red", holds=AMOUNT),
        shared("tiles", saved=True),
        value("rondel"),
        parts("clans", CLAN_LAYOUT),
        part("triggers", TRIGGERS_LAYOUT, codec=ListenersOfCards()),
        part("expansion", EXPANSION_LAYOUT),
    ],
    GAME_LAYOUT,
)
