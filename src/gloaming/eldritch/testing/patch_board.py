"""What a scenario gives the board: tokens, cards in play, tracks, the order of decks."""

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    COLOURS,
    ENCOUNTER,
    GATE,
    MONSTER,
    MYSTERY,
    MYTHOS,
    OMENS,
    SHEET,
    SPELL,
    TRACKS,
)
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.deck import Deck
from gloaming.eldritch.model.state import (
    CLUES,
    DECKS,
    EXPEDITION,
    FACE_UP,
    MYTHOS_DECKS,
    ON_CARD,
    ON_SHEET,
    Eldritch,
)
from gloaming.eldritch.rules.resolution import enter_play
from gloaming.eldritch.testing.pieces import KIND_OF_DECK, Pieces
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import NOBODY
from gloaming.kernel.testing.given import GivenTable

# Names of decks in `next`, `discard` and `only`; Mythos cards lie in three, by colour.
DECK_NAMES = [*DECKS[:MYTHOS_DECKS], "mythos"]
FACE_UP_NAMES = [DECKS[deck] for deck in FACE_UP]


class BoardPatch:
    """Applies the table `board` to a game, and `next`."""

    def __init__(self, game: Eldritch, pieces: Pieces, given: GivenTable) -> None:
        self.game = game
        self.pieces = pieces
        self.given = given
        self.spaces = [space.entry for space in game.data.spaces]

    def lay_out(self) -> None:
        """Lays out everything but the decks."""
        self._tracks()
        self._tokens()
        self._monsters()
        self._mystery()
        self._mythos()
        self._fallen()
        game, given = self.game, self.given
        game.reserve = [self.pieces.take(name, [ASSET]) for name in given.texts("reserve")]

    def _tracks(self) -> None:
        game, given = self.game, self.given
        if given.flag("awake"):
            for listener in game.data.front.listeners:
                game.triggers.remove(NOBODY, listener)
            game.is_awake = 1
            for listener in game.data.back_side.listeners:
                game.triggers.add(NOBODY, listener)
        game.doom = given.amount("doom", 0 if game.is_awake else game.data.doom)
        omen = given.amount("omen", 1)
        if not 1 <= omen <= len(OMENS):
            raise given.refuse("omen", f"a number from 1 to {len(OMENS)}")
        game.omen = omen - 1
        if "omen_tokens" in given:
            game.omen_tokens = [0] * len(OMENS)
            table = given.table("omen_tokens")
            for colour, name in enumerate(COLOURS):
                game.omen_tokens[OMENS.index(colour)] = table.amount(name)
        game.sheet_eldritch = given.amount("sheet_eldritch")
        game.sheet_sanity = given.amount("sheet_sanity")

    def _tokens(self) -> None:
        game, given = self.game, self.given
        for wanted in given.texts("gates"):
            gate = self.pieces.take(wanted, [GATE])
            game.place[gate] = game.component(gate).space
            enter_play(game, gate)
        for wanted in given.texts("sheet_gates"):
            game.place[self.pieces.take(wanted, [GATE])] = ON_SHEET
        clues = given.table("clues")
        for space, entry in enumerate(self.spaces):
            for _ in range(clues.amount(entry)):
                own = game.data.clues[space]
                if own in game.decks[CLUES].cards:
                    game.decks[CLUES].take(own)
                    game.place[own] = space
                else:
                    game.place[self.pieces.take_clue()] = space
        for field, tokens in (
            ("eldritch", game.eldritch),
            ("mystery_eldritch", game.mystery_eldritch),
        ):
            table = given.table(field)
            for space, entry in enumerate(self.spaces):
                tokens[space] = table.amount(entry)
        if "mystery_token" in given:
            game.mystery_token = given.one_of("mystery_token", self.spaces)

    def _monsters(self) -> None:
        game = self.game
        monsters = self.given.table("monsters")
        for space, entry in enumerate(self.spaces):
            for text in monsters.texts(entry):
                name, _, wounds = text.partition("/")
                monster = self.pieces.take(name, [MONSTER])
                game.put_monster(monster, space)
                game.wounds[monster] = int(wounds or 0)
                enter_play(game, monster)

    def _mystery(self) -> None:
        game, given, pieces = self.game, self.given, self.pieces
        game.solved = [pieces.take(name, [MYSTERY]) for name in given.texts("solved")]
        game.mystery = NO_COMPONENT
        if "mystery" not in given:
            return
        card = game.mystery = pieces.take(given.text("mystery"), [MYSTERY])
        enter_play(game, card)
        game.tokens[card] = given.amount("mystery_tokens")
        here = ON_CARD - card
        for _ in range(given.amount("mystery_clues")):
            game.place[pieces.take_clue()] = here
        for field, kind in (("mystery_gates", GATE), ("mystery_monsters", MONSTER)):
            for name in given.texts(field):
                game.place[pieces.take(name, [kind])] = here

    def _mythos(self) -> None:
        game, given = self.game, self.given
        tokens = given.table("tokens")
        for name in given.texts("ongoing"):
            card = self.pieces.take(name, [MYTHOS])
            game.ongoing.append(card)
            enter_play(game, card)
            component = game.component(card)
            game.tokens[card] = tokens.amount(component.entry, component.tokens)

    def _fallen(self) -> None:
        game, pieces = self.game, self.pieces
        fallen = self.given.table("fallen")
        for sheet in game.data.sheets:
            entry = game.component(sheet).entry
            if entry not in fallen:
                continue
            given = fallen.table(entry)
            game.fallen.append(sheet)
            game.dead.append(sheet)
            game.fallen_space.append(given.one_of("space", self.spaces))
            game.fallen_track.append(given.one_of("track", TRACKS, TRACKS[0]))
            cards = given.texts("cards")
            game.fallen_cards.append([pieces.take(c, [ASSET, ARTIFACT, SPELL]) for c in cards])
            game.fallen_clues.append([pieces.take_clue() for _ in range(given.amount("clues"))])
            game.fallen_train.append(given.amount("train"))
            game.fallen_ship.append(given.amount("ship"))
        game.dead += [pieces.one(name, [SHEET]) for name in self.given.texts("dead")]

    # --- decks --------------------------------------------------------------------------------

    def stack_decks(self, coming: GivenTable) -> None:
        """Cuts decks down, fills discard piles, and lays the next cards where they are drawn."""
        game, given = self.game, self.given
        if "stage" in given:
            game.stage = given.amount("stage") - 1
            game.stage_left = game.data.stages[game.stage][:]
        if "stage_left" in given:
            game.stage_left = list(given.take("stage_left"))
        only = given.table("only")
        for name in DECK_NAMES:
            if name in only:
                kept = [self._card(name, text) for text in only.texts(name)]
                for deck in self._decks(name):
                    game.boxed += [card for card in deck.cards if card not in kept]
                    deck.cards = [card for card in deck.cards if card in kept]
                    deck.mix()
        discard = given.table("discard")
        for name in DECK_NAMES:
            for text in discard.texts(name):
                card = self._take(name, text)
                self._deck_of(name, card).discard.append(card)
        self._expedition()
        for name in [*DECK_NAMES, "monster"]:
            deck_name = "cup" if name == "monster" else name
            wanted = coming.take(name, [])
            texts = [wanted] if isinstance(wanted, str) else coming.texts(name)
            for text in reversed(texts):
                card = self._take(deck_name, text)
                deck = self._deck_of(deck_name, card)
                if name in FACE_UP_NAMES:
                    deck.put_at_bottom(card)  # from there they are drawn (EH-GAIN-02)
                else:
                    deck.put_on_top(card)
            if name == "mythos":
                self._stage_of(coming, texts)
        top = given.table("top")
        for name in FACE_UP_NAMES:
            if name in top:
                card = self._take(name, top.text(name))
                self._deck_of(name, card).put_on_top(card)
            game.decks[DECKS.index(name)].show_top(game.chance)

    def _stage_of(self, coming: GivenTable, texts: list[str]) -> None:
        """Sees to it that the stage still has the colours of the next Mythos cards."""
        game = self.game
        colours = [game.component(self.pieces.one(text, [MYTHOS])).colour for text in texts]
        if len(set(colours)) > 1:
            raise coming.refuse("mythos", "a list of cards of one colour")
        for colour in set(colours):
            game.stage_left[colour] = max(game.stage_left[colour], colours.count(colour))

    def _expedition(self) -> None:
        """Lays a card of the Active Expedition on top: the first of its space."""
        game = self.game
        deck = game.decks[EXPEDITION]
        if not deck.cards:
            return
        card = min(deck.cards)
        if "expedition" in self.given:
            wanted = self.given.text("expedition")
            if wanted in self.spaces:
                space = self.spaces.index(wanted)
                found = [c for c in deck.cards if game.component(c).space == space]
                if not found:
                    raise self.given.refuse("expedition", "a space or a card of an Expedition")
                card = min(found)
            else:
                card = self._card("expedition", wanted)
        deck.take(card)
        deck.put_on_top(card)

    def _decks(self, name: str) -> list[Deck]:
        decks = self.game.decks
        if name == "mythos":
            return decks[MYTHOS_DECKS:]
        return [decks[DECKS.index(name)]]

    def _deck_of(self, name: str, card: int) -> Deck:
        if name == "mythos":
            return self.game.decks[MYTHOS_DECKS + self.game.component(card).colour]
        return self._decks(name)[0]

    def _card(self, name: str, text: str) -> int:
        return self.pieces.one(text, [KIND_OF_DECK.get(name, ENCOUNTER)])

    def _take(self, name: str, text: str) -> int:
        """Takes a card of a deck out of it; a wrong deck is a mistake of the scenario."""
        kind = KIND_OF_DECK.get(name, ENCOUNTER)
        there = [card for deck in self._decks(name) for card in deck.cards]
        for component in self.pieces.copies(text, [kind]):
            if component.index in there:
                self._deck_of(name, component.index).take(component.index)
                return component.index
        raise SetupError(f"“{text}” is not in the deck “{name}”")
