"""Special Encounters, and encounters that components in play offer (EH-SPEC, EH-RUM-01, EH-FAQ-06,
EH-ELD-03)."""

from typing import Final

from gloaming.eldritch.model.components import MYSTERY, MYTHOS
from gloaming.eldritch.model.data import NO_COMPONENT, EncounterOffer
from gloaming.eldritch.model.scenes import THAT_SPACE
from gloaming.eldritch.model.state import SPECIAL, Eldritch
from gloaming.eldritch.rules.encounters.encounters import (
    begin_complex,
    draw_encounter,
    open_encounter,
)
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.game import Effect, Frame, Game


def components_with_offers(game: Eldritch) -> list[int]:
    """Returns what may offer encounters: Mythos cards in play, the active Mystery, the sheet of the
    Ancient One."""
    found = game.ongoing[:]
    if game.mystery != NO_COMPONENT:
        found.append(game.mystery)
    found.append(game.data.ancient_one)
    return found


def offers_of(game: Eldritch, component: int) -> list[EncounterOffer]:
    """Returns the encounters that a component in play offers; of the Ancient One those of the side
    that is up."""
    if component == game.data.ancient_one:
        return game.side().offers
    return game.component(component).offers


def offer_kind(game: Eldritch, component: int) -> str:
    """Returns what an offered encounter is called: `rumor`, `mystery` or `special`."""
    kind = game.component(component).kind
    return "rumor" if kind == MYTHOS else "mystery" if kind == MYSTERY else "special"


def begin_offer(
    game: Eldritch, seat: int, parent: int, component: int, offer: EncounterOffer
) -> None:
    """A seat resolves an encounter that a component offers; "that space" is where it is."""
    kind = offer_kind(game, component)
    scene = open_encounter(game, seat, component, parent, kind)
    game.scenes[scene].values[THAT_SPACE] = game.investigators[seat].space
    game.stack.append(Frame(offer.effect, seat, component, scene=scene))


def draw_special(game: Eldritch, source: int) -> int:
    """Draws a Special Encounter that belongs to a Mystery or the Final Mystery of the sheet: those
    set aside lie in a pile for each back, which has its title (EH-SPEC-02, EH-ASIDE-02)."""
    deck = game.decks[SPECIAL]
    title = game.component(source).back_title if source >= 0 else ""
    pile = [card for card in deck.cards if game.component(card).back_title == title]
    if not pile or len(pile) == len(deck.cards):
        return draw_encounter(game, SPECIAL)
    known = [card for card in deck.cards[len(deck.cards) - deck.top :] if card in pile]
    card = known[-1] if known else pile[game.chance.below(len(pile))]
    deck.take(card)
    return card


class SpecialEncounter(Effect):
    """`special encounter`: a card of those that were set aside (EH-SPEC-03, 04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        card = draw_special(game, frame.source)
        if card != NO_COMPONENT:
            scene = open_encounter(game, frame.seat, card, frame.scene, "special", SPECIAL)
            begin_complex(game, frame.seat, card, scene)


VERBS: Final = [
    verb(
        SpecialEncounter,
        "special encounter",
        "a Special Encounter card is drawn and resolved",
        "do-special-encounter",
        1.0,
        ("EH-SPEC-03", "EH-SPEC-04"),
    ),
]
