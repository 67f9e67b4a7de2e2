"""The running state of an Evenfall game: small integers in flat lists, and up to four clans.

Below each class stands its layout: a new attribute is declared there, and copied in `copy`.
"""

from typing import Any, Final

from mypy_extensions import i64

from gloaming.evenfall.model.cards import NO_CARD as NO_CARD
from gloaming.evenfall.model.cards import NO_ICON, Card, GameData
from gloaming.evenfall.model.components import CARD, CARD_OR_PLACE, PIECE, PLACE, STONE
from gloaming.evenfall.model.events import EVENT_COUNT, STANDING_COUNT
from gloaming.evenfall.model.expansion import AT_REGION, EXPANSION_LAYOUT, Expansion
from gloaming.evenfall.model.moon import MOON_LAYOUT, Moon
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


# Lists that change often are copied when they change for the first time: bits of `shared`.
HAND: Final = 1
STOCK: Final = 2
OUTER: Final = 4
HISTORY: Final = 8
ALL_OF_CLAN: Final = 15

DECK: Final = 1
DISCARD: Final = 2
PLACE_DECK: Final = 4
RITUAL_ON: Final = 8
PIECE_ON: Final = 16
SCYTHES: Final = 32
ORBS: Final = 64
STONE_ON: Final = 128
WITCHES_AT: Final = 256
ELDERS_AT: Final = 512
SPACE_PIECE: Final = 1024
SPACE_SEAT: Final = 2048
DIALS: Final = 4096
STRENGTHS: Final = 8192
ROWS: Final = 16384
FIRST_ROW: Final = 32768  # and the bits above it: the row of each Region
ALL_OF_GAME: Final = (1 << 32) - 1


class Clan:
    """All that one seat has.

    Copies share all lists. Those with an `own_…` are changed after it was called; the others are
    never changed, another list takes their place. `like` is for `copy` alone.
    """

    def __init__(self, board: int, like: "Clan | None" = None) -> None:
        self.board = board
        self.shared: i64 = 0 if like is None else ALL_OF_CLAN
        # Herbs, Potions, Knowledge
        self.stock: list[int] = [0, 0, 0] if like is None else like.stock
        self.mana: int = 0 if like is None else like.mana
        self.vp: int = 0 if like is None else like.vp
        self.coven: int = 0 if like is None else like.coven
        self.witches: int = 4 if like is None else like.witches
        self.elders: int = 4 if like is None else like.elders
        self.token: bool = True if like is None else like.token
        self.passed: bool = False if like is None else like.passed
        # one-card discards this turn
        self.discarded_cheaply: int = 0 if like is None else like.discarded_cheaply
        self.hand: list[int] = [] if like is None else like.hand
        self.outer: list[int] = [] if like is None else like.outer
        self.inner: list[int] = [] if like is None else like.inner
        self.specialists: list[int] = [] if like is None else like.specialists
        # beside `specialists`: 1 while not exhausted
        self.ready: list[int] = [] if like is None else like.ready
        self.council: list[int] = [] if like is None else like.council
        self.stones: list[int] = [] if like is None else like.stones
        # opponents' Specialists with an own Elder on them
        self.borrowed: list[int] = [] if like is None else like.borrowed
        self.borrow_ready: list[int] = [] if like is None else like.borrow_ready
        # used this round and given back since (EF-CARD-108)
        self.borrow_spent: list[int] = [] if like is None else like.borrow_spent
        self.standing: Modifiers = (
            Modifiers(STANDING_COUNT) if like is None else like.standing.copy()
        )
        self.won: int = 0 if like is None else like.won  # battles won this round
        # score after each round, and at the end
        self.history: list[int] = [] if like is None else like.history
        # nothing on the sun side
        self.moon: Moon | None = None if like is None or like.moon is None else like.moon.copy()

    def copy(self) -> "Clan":
        """Returns an independent clan in the same state."""
        self.shared = ALL_OF_CLAN
        return Clan(self.board, self)

    # --- lists to be changed, which no copy has any more ------------------------------

    def own_hand(self) -> list[int]:
        if self.shared & HAND:
            self.shared -= HAND
            self.hand = self.hand[:]
        return self.hand

    def own_stock(self) -> list[int]:
        if self.shared & STOCK:
            self.shared -= STOCK
            self.stock = self.stock[:]
        return self.stock

    def own_outer(self) -> list[int]:
        if self.shared & OUTER:
            self.shared -= OUTER
            self.outer = self.outer[:]
        return self.outer

    def own_history(self) -> list[int]:
        if self.shared & HISTORY:
            self.shared -= HISTORY
            self.history = self.history[:]
        return self.history


def _empty_clan(game: object, seat: int) -> Clan:
    return Clan(seat)


CLAN_LAYOUT: Final = Layout(
    "clan",
    [
        constant("board"),
        constant("shared"),
        flat("stock", holds=AMOUNT, lazy=True),
        value("mana", holds=AMOUNT),
        value("vp", holds=AMOUNT),
        value("coven", holds=AMOUNT),
        value("witches", holds=AMOUNT),
        value("elders", holds=AMOUNT),
        value("token", holds=FLAG),
        value("passed", holds=FLAG),
        value("discarded_cheaply", holds=AMOUNT),
        flat("hand", known=OWN, holds=CARD, lazy=True),
        flat("outer", holds=PLACE, lazy=True),
        flat("inner", holds=PLACE, lazy=True),
        flat("specialists", holds=CARD, lazy=True),
        flat("ready", lazy=True),
        flat("council", holds=CARD, lazy=True),
        flat("stones", holds=STONE, lazy=True),
        flat("borrowed", holds=CARD, reference=True, lazy=True),
        flat("borrow_ready", lazy=True),
        flat("borrow_spent", holds=CARD, reference=True, lazy=True),
        part("standing", MODIFIERS_LAYOUT, codec=ModifiersCodec("standing")),
        value("won", holds=AMOUNT),
        flat("history", lazy=True),
        part("moon", MOON_LAYOUT),
    ],
    make=_empty_clan,
)


class Evenfall(Game):
    """A game of Evenfall in progress.

    Copies share all lists. Those with an `own_…` are changed after it was called; the others are
    never changed, another list takes their place. `like` is for `copy` alone.
    """

    def __init__(
        self, data: GameData, seats: int, chance: Chance, like: "Evenfall | None" = None
    ) -> None:
        super().__init__(seats, chance)
        self.data = data
        # The clans at the table: one for each seat, and in a solo game the Automa's after them, at
        # which nobody sits. Whoever asks goes through `seats`; lists by clan go through `players`.
        self.players = seats + 1 if data.solo else seats
        self.shared: i64 = 0 if like is None else ALL_OF_GAME
        # where the Automa's marker stands
        self.rondel: int = data.automa.start if like is None else like.rondel
        self.round: int = 1 if like is None else like.round
        self.phase: int = PHASE_SETUP if like is None else like.phase
        self.first: int = 0 if like is None else like.first
        self.turn: int = -1 if like is None else like.turn
        self.clans: list[Clan] = [] if like is None else [clan.copy() for clan in like.clans]
        self.triggers: Triggers = (
            Triggers(self.players, EVENT_COUNT) if like is None else like.triggers.copy()
        )
        self.deck: list[int] = [] if like is None else like.deck  # the top is the last
        self.discard: list[int] = [] if like is None else like.discard
        self.place_deck: list[int] = [] if like is None else like.place_deck
        self.removed: list[int] = [] if like is None else like.removed
        # Places by Region and space; -1 where empty
        self.rows: list[list[int]] = [] if like is None else like.rows
        self.region_stones: list[list[int]] = [] if like is None else like.region_stones
        # by Region * players + seat
        self.witches_at: list[int] = [] if like is None else like.witches_at
        self.elders_at: list[int] = [] if like is None else like.elders_at
        # by Action Space of the Regions: 0 or a piece
        self.space_piece: list[int] = [] if like is None else like.space_piece
        self.space_seat: list[int] = [] if like is None else like.space_seat
        # by Place card
        self.ritual_on: list[int] = [] if like is None else like.ritual_on
        self.piece_on: list[int] = [] if like is None else like.piece_on
        self.scythes: list[int] = [] if like is None else like.scythes
        self.orbs: list[int] = [] if like is None else like.orbs
        self.stone_on: list[int] = [] if like is None else like.stone_on
        self.battle: int = -1 if like is None else like.battle  # the Region being fought over
        self.dials: list[int] = [] if like is None else like.dials
        self.strengths: list[int] = [] if like is None else like.strengths
        # the Red Powerstone, while it is in the supply (EF-SET-12)
        self.red: int = 0 if like is None else like.red
        # Battle Bonus Tiles by Region; empty where none are used
        self.tiles: list[int] = [] if like is None else like.tiles
        # only with its cards, or with the Crystal Path
        self.expansion: Expansion | None = (
            None if like is None or like.expansion is None else like.expansion.copy()
        )

    def copy(self) -> "Evenfall":
        """Returns an independent game in the same position; what never changes is shared."""
        self.shared = ALL_OF_GAME
        game = Evenfall(self.data, self.seats, self.chance.copy(), self)
        self._copy_base(game)
        return game

    # --- lists to be changed, which no copy has any more ------------------------------

    def own_deck(self) -> list[int]:
        if self.shared & DECK:
            self.shared -= DECK
            self.deck = self.deck[:]
        return self.deck

    def own_discard(self) -> list[int]:
        if self.shared & DISCARD:
            self.shared -= DISCARD
            self.discard = self.discard[:]
        return self.discard

    def own_place_deck(self) -> list[int]:
        if self.shared & PLACE_DECK:
            self.shared -= PLACE_DECK
            self.place_deck = self.place_deck[:]
        return self.place_deck

    def own_ritual_on(self) -> list[int]:
        if self.shared & RITUAL_ON:
            self.shared -= RITUAL_ON
            self.ritual_on = self.ritual_on[:]
        return self.ritual_on

    def own_piece_on(self) -> list[int]:
        if self.shared & PIECE_ON:
            self.shared -= PIECE_ON
            self.piece_on = self.piece_on[:]
        return self.piece_on

    def own_scythes(self) -> list[int]:
        if self.shared & SCYTHES:
            self.shared -= SCYTHES
            self.scythes = self.scythes[:]
        return self.scythes

    def own_orbs(self) -> list[int]:
        if self.shared & ORBS:
            self.shared -= ORBS
            self.orbs = self.orbs[:]
        return self.orbs

    def own_stone_on(self) -> list[int]:
        if self.shared & STONE_ON:
            self.shared -= STONE_ON
            self.stone_on = self.stone_on[:]
        return self.stone_on

    def own_witches_at(self) -> list[int]:
        if self.shared & WITCHES_AT:
            self.shared -= WITCHES_AT
            self.witches_at = self.witches_at[:]
        return self.witches_at

    def own_elders_at(self) -> list[int]:
        if self.shared & ELDERS_AT:
            self.shared -= ELDERS_AT
            self.elders_at = self.elders_at[:]
        return self.elders_at

    def own_space_piece(self) -> list[int]:
        if self.shared & SPACE_PIECE:
            self.shared -= SPACE_PIECE
            self.space_piece = self.space_piece[:]
        return self.space_piece

    def own_space_seat(self) -> list[int]:
        if self.shared & SPACE_SEAT:
            self.shared -= SPACE_SEAT
            self.space_seat = self.space_seat[:]
        return self.space_seat

    def own_dials(self) -> list[int]:
        if self.shared & DIALS:
            self.shared -= DIALS
            self.dials = self.dials[:]
        return self.dials

    def own_strengths(self) -> list[int]:
        if self.shared & STRENGTHS:
            self.shared -= STRENGTHS
            self.strengths = self.strengths[:]
        return self.strengths

    def own_row(self, region: int) -> list[int]:
        if self.shared & ROWS:
            self.shared -= ROWS
            self.rows = self.rows[:]
        bit = FIRST_ROW << i64(region)
        if self.shared & bit:
            self.shared -= bit
            self.rows[region] = self.rows[region][:]
        return self.rows[region]

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
        constant("shared"),
        value("round"),
        value("phase"),
        value("first"),
        value("turn"),
        flat("deck", known=HIDDEN, holds=CARD, lazy=True),
        flat("discard", holds=CARD, lazy=True),
        flat("place_deck", known=HIDDEN, holds=PLACE, lazy=True),
        flat("removed", holds=CARD_OR_PLACE, lazy=True),
        nested("rows", holds=PLACE, empty=NO_CARD, lazy=True),
        nested("region_stones", holds=STONE, lazy=True),
        flat("witches_at", holds=AMOUNT, lazy=True),
        flat("elders_at", holds=AMOUNT, lazy=True),
        flat("space_piece", holds=PIECE, empty=0, lazy=True),
        flat("space_seat", lazy=True),
        flat("ritual_on", holds=CARD, empty=NO_CARD, lazy=True),
        flat("piece_on", holds=PIECE, empty=0, lazy=True),
        flat("scythes", holds=AMOUNT, lazy=True),
        flat("orbs", holds=AMOUNT, lazy=True),
        flat("stone_on", holds=STONE, reference=True, empty=NO_ICON, lazy=True),
        value("battle"),
        flat("dials", lazy=True),
        flat("strengths", lazy=True),
        value("red", holds=AMOUNT),
        shared("tiles", saved=True),
        value("rondel"),
        parts("clans", CLAN_LAYOUT),
        part("triggers", TRIGGERS_LAYOUT, codec=ListenersOfCards()),
        part("expansion", EXPANSION_LAYOUT),
    ],
    GAME_LAYOUT,
)
