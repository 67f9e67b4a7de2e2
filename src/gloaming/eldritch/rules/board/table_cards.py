"""Cards of the table: the reserve and the Expedition deck, by sentences of cards (EH-RSV,
EH-EXP)."""

from typing import Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import ASSETS, EXPEDITION, Eldritch
from gloaming.eldritch.rules.investigators.cards import fill_reserve
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import expedition_space
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Name


def show_expedition(game: Eldritch) -> None:
    """Makes the top card of the Expedition deck known: its back shows the space (EH-EXP-02, 03)."""
    deck = game.decks[EXPEDITION]
    if deck.top:
        return
    if not deck.cards:
        deck.refill()
    card = deck.draw(game.chance)
    if card != NO_COMPONENT:
        deck.put_on_top(card)
        entry = game.data.spaces[game.component(card).space].entry
        game.tell(NOBODY, "log-expedition", space=Name(f"space:{entry}"))


class BoxExpedition(Effect):
    """`box expedition`: all cards of the active space in the deck go to the box (EH-EXP-06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        space = expedition_space(game)
        deck = game.decks[EXPEDITION]
        gone = [card for card in deck.cards if game.component(card).space == space]
        deck.cards = [card for card in deck.cards if card not in gone]
        deck.mix()
        game.boxed += gone
        show_expedition(game)


class ShuffleExpedition(Effect):
    """`shuffle expedition`: there is a new top card, and the token moves (EH-EXP-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.decks[EXPEDITION].mix()
        show_expedition(game)


class BoxAssets(Effect):
    """`box assets`: all Assets in deck, discard pile and reserve with a value of at least the
    tokens on this card (EH-DISC-07, EH-RSV-06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        least = game.tokens[frame.source]
        deck = game.decks[ASSETS]
        for pile in (deck.cards, deck.discard, game.reserve):
            gone = [card for card in pile if game.component(card).value >= least]
            for card in gone:
                pile.remove(card)
            game.boxed += gone
        deck.mix()
        fill_reserve(game)


class EmptyReserve(Effect):
    """`empty reserve`: to the discard pile (EH-RSV-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.decks[ASSETS].put_away(*game.reserve)
        game.reserve = []


class FillReserve(Effect):
    """`fill reserve`: from the deck (EH-RSV-04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        fill_reserve(game)


VERBS: Final = [
    verb(
        BoxExpedition,
        "box expedition",
        "the cards of the active Expedition go to the box",
        "do-box-expedition",
        -1.0,
        ("EH-EXP-06",),
    ),
    verb(
        ShuffleExpedition,
        "shuffle expedition",
        "the Expedition deck is shuffled",
        "do-shuffle-expedition",
        0.0,
        ("EH-EXP-03",),
    ),
    verb(
        BoxAssets,
        "box assets",
        "Assets of at least that value go to the box",
        "do-box-assets",
        -1.0,
        ("EH-DISC-07",),
    ),
    verb(
        EmptyReserve,
        "empty reserve",
        "the reserve is discarded",
        "do-empty-reserve",
        -0.5,
        ("EH-RSV-05",),
    ),
    verb(
        FillReserve,
        "fill reserve",
        "the reserve is refilled",
        "do-fill-reserve",
        0.5,
        ("EH-RSV-04",),
    ),
]
