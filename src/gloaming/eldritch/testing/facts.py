"""A position as plain facts, in the names scenarios use."""

from typing import Any

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    COLOURS,
    CONDITION,
    OMENS,
    SKILLS,
    SPELL,
    TRACKS,
)
from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY
from gloaming.eldritch.model.scenes import SKILL, TEST
from gloaming.eldritch.model.state import (
    ASIDE,
    DECKS,
    FACE_UP,
    MYTHOS_DECKS,
    ON_CARD,
    ON_SHEET,
    PHASES,
    Eldritch,
)
from gloaming.eldritch.rules.actions.action_phase import BASIC_WORDS
from gloaming.eldritch.rules.dice.test_pool import pool_of
from gloaming.eldritch.rules.dice.test_scene import NO_MORE_DICE, dice_of, successes
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.notation.spots import expedition_space
from gloaming.eldritch.testing.pieces import back_of
from gloaming.kernel.outcome import WON_TOGETHER


class Facts:
    """Reads a game."""

    def __init__(self, game: Eldritch, seats: list[str]) -> None:
        self.game = game
        self.seats = seats

    def entry(self, index: int) -> str:
        """Returns the id of a component's entry; of none an empty text."""
        return self.game.component(index).entry if index != NO_COMPONENT else ""

    def entries(self, indices: list[int]) -> list[str]:
        """Returns the ids of several."""
        return [self.entry(index) for index in indices]

    def space(self, index: int) -> str:
        """Returns the id of a space; of none an empty text."""
        return self.game.data.spaces[index].entry if index != NO_SPACE else ""

    def all(self) -> dict[str, Any]:
        """Returns every fact of the position."""
        board = self.board()
        found: dict[str, Any] = {**board, "board": board}
        found["mystery"] = self.mystery()
        found["test"] = self.test()
        for space in self.game.data.spaces:
            found[space.entry] = self.on_space(space.index)
        for seat, name in enumerate(self.seats):
            found[name] = self.seat(seat)
        return found

    # --- the board ----------------------------------------------------------------------------

    def board(self) -> dict[str, Any]:
        """Returns the facts of the table, by the names of `given.board` and more."""
        game = self.game
        result = game.result
        return {
            "round": game.round,
            "phase": PHASES[game.phase],
            "lead": self.seats[game.lead],
            "active": self.seats[game.active],
            "over": game.is_over,
            "won": result is not None and result.kind == WON_TOGETHER,
            "rule": result.rule if result is not None else "",
            "score": result.scores[0] if result is not None and result.scores else 0,
            "ancient": self.entry(game.data.ancient_one),
            "awake": game.is_awake > 0,
            "doom": game.doom,
            "omen": game.omen + 1,
            "omen_colour": COLOURS[game.omen_colour()],
            "omen_tokens": {
                colour: sum(n for i, n in enumerate(game.omen_tokens) if OMENS[i] == number)
                for number, colour in enumerate(COLOURS)
            },
            "mystery": self.entry(game.mystery),
            "solved": self.entries(game.solved),
            "ongoing": self.entries(game.ongoing),
            "tokens": {self.entry(card): game.tokens[card] for card in game.ongoing},
            "reserve": self.entries(game.reserve),
            "expedition": self.space(expedition_space(game)),
            "gates": [self.space(game.place[gate]) for gate in game.open_gates()],
            "clues": sum(1 for clue in game.data.clues if game.place[clue] >= 0),
            "monsters": self.entries([m for m in game.data.monsters if game.place[m] >= 0]),
            "aside": self.entries([m for m in game.data.monsters if game.place[m] == ASIDE]),
            "eldritch": sum(game.eldritch),
            "mystery_eldritch": sum(game.mystery_eldritch),
            "mystery_token": self.space(game.mystery_token),
            "sheet_eldritch": game.sheet_eldritch,
            "sheet_sanity": game.sheet_sanity,
            "sheet_gates": self._placed(game.data.gates, ON_SHEET),
            "stage": game.stage + 1,
            "stage_left": game.stage_left[:],
            "fallen": self.fallen(),
            "dead": self.entries(game.dead),
            "boxed": self.entries(game.boxed),
            "dice": [die for die in game.dice if die != NO_MORE_DICE],
            **self.decks(),
        }

    def decks(self) -> dict[str, Any]:
        """Returns how many cards each deck has, and the names in its discard pile."""
        decks = self.game.decks
        size = {name: len(decks[i].cards) for i, name in enumerate(DECKS)}
        discard = {name: self.entries(decks[i].discard) for i, name in enumerate(DECKS)}
        size["mythos"] = sum(len(deck.cards) for deck in decks[MYTHOS_DECKS:])
        mythos = [card for deck in decks[MYTHOS_DECKS:] for card in deck.discard]
        discard["mythos"] = self.entries(mythos)
        holds = {name: self.entries(sorted(decks[i].cards)) for i, name in enumerate(DECKS)}
        top = {DECKS[i]: self.entries(decks[i].cards[-1:]) for i in FACE_UP if decks[i].top}
        shown = {name: found[0] for name, found in top.items() if found}
        return {"deck_size": size, "discard": discard, "deck": holds, "top": shown}

    def _placed(self, tokens: list[int], place: int) -> list[str]:
        return self.entries([token for token in tokens if self.game.place[token] == place])

    def mystery(self) -> dict[str, Any]:
        """Returns the active Mystery with what lies on it."""
        game = self.game
        card = game.mystery
        if card == NO_COMPONENT:
            return {"id": ""}
        here = ON_CARD - card
        return {
            "id": self.entry(card),
            "tokens": game.tokens[card],
            "clues": len(self._placed(game.data.clues, here)),
            "gates": self._placed(game.data.gates, here),
            "monsters": self._placed(game.data.monsters, here),
            "progress": progress(game, card),
            "needed": needed(game, card),
        }

    def fallen(self) -> dict[str, Any]:
        """Returns the defeated investigators whose tokens lie on the board."""
        game = self.game
        return {
            self.entry(sheet): {
                "space": self.space(game.fallen_space[i]),
                "track": TRACKS[game.fallen_track[i]],
                "cards": self.entries(game.fallen_cards[i]),
                "clues": len(game.fallen_clues[i]),
                "train": game.fallen_train[i],
                "ship": game.fallen_ship[i],
            }
            for i, sheet in enumerate(game.fallen)
        }

    def test(self) -> dict[str, Any]:
        """Returns the test that is being resolved: `pool` before the roll, then the dice."""
        game = self.game
        for scene in reversed(game.scenes):
            if scene.kind == TEST:
                return {
                    "skill": SKILLS[scene.values[SKILL]],
                    "pool": pool_of(game, scene),
                    "dice": dice_of(scene),
                    "successes": successes(game, scene),
                }
        return {}

    def on_space(self, space: int) -> dict[str, Any]:
        """Returns what is on a space."""
        game = self.game
        monsters = game.monsters_on(space)
        return {
            "gate": game.gate_on(space) != NO_COMPONENT,
            "clues": len(game.clues_on(space)),
            "monsters": self.entries(monsters),
            "wounds": {self.entry(m): game.wounds[m] for m in monsters},
            "eldritch": game.eldritch[space],
            "mystery_eldritch": game.mystery_eldritch[space],
            "investigators": [
                self.seats[seat]
                for seat, one in enumerate(game.investigators)
                if one.status == IN_PLAY and one.space == space
            ],
        }

    # --- seats --------------------------------------------------------------------------------

    def seat(self, seat: int) -> dict[str, Any]:
        """Returns what a seat has."""
        game = self.game
        one = game.investigators[seat]
        held = {
            kind: [c for c in one.cards if game.component(c).kind in kinds]
            for kind, kinds in (
                ("cards", (ASSET, ARTIFACT)),
                ("spells", (SPELL,)),
                ("conditions", (CONDITION,)),
            )
        }
        used = [n // 64 for n in game.triggers.used if n % 64 == seat] + one.used
        printed = game.component(one.sheet).skills if one.sheet != NO_COMPONENT else [0] * 5
        return {
            "investigator": self.entry(one.sheet),
            "waiting": one.status not in (IN_PLAY, ELIMINATED),
            "eliminated": one.status == ELIMINATED,
            "space": self.space(one.space),
            "health": one.health,
            "sanity": one.sanity,
            "delayed": one.delayed > 0,
            "train": one.train,
            "ship": one.ship,
            "improved": dict(zip(SKILLS, one.improved, strict=True)),
            "skill": {s: printed[i] + one.improved[i] for i, s in enumerate(SKILLS)},
            "cards": self.entries(held["cards"]),
            "spells": {self.entry(c): back_of(game.component(c)) for c in held["spells"]},
            "conditions": {self.entry(c): back_of(game.component(c)) for c in held["conditions"]},
            "held": self.entries(one.cards),
            "clues": len(one.clues),
            "actions": one.actions,
            "done": [word for bit, word in BASIC_WORDS.items() if one.done & bit],
            "used": sorted({self.entry(index) for index in used}),
            "seen": [self.entry(n // 64) for n in game.seen if n % 64 == seat],
        }
