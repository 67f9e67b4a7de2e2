"""What a seat may know of a game of Eldritch Horror: all is public but the backs of Spells and
Conditions, the decks, and Gates that somebody else has looked at (EH-HID-01 to 11).

A view is built from nothing, field by field. Two games that differ only in what a seat cannot know
give it the same view, byte for byte.
"""

from collections.abc import Sequence
from typing import Any, Final

from gloaming.eldritch.model.components import (
    COLOURS,
    GREEN,
    KINDS,
    MYTHOS_KINDS,
    OMENS,
    ROUTES,
    TERRAINS,
    TRACKS,
)
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import (
    ACQUIRE,
    ASSETS,
    DECKS,
    FACE_UP,
    GATES,
    MYSTERIES,
    MYTHOS_DECKS,
    ON_CARD,
    ON_MYSTERY,
    PHASES,
    PREPARE,
    RESTED,
    TRADED,
    TRAVEL,
    Eldritch,
)
from gloaming.eldritch.rules.actions.action_obstacles import is_detained
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.notation.spots import expedition_space
from gloaming.eldritch.views.in_progress import is_asked, progress_fields
from gloaming.eldritch.views.monsters import monster_view
from gloaming.eldritch.views.types import (
    DeckView,
    EldritchView,
    FallenView,
    HeldView,
    InvestigatorView,
    MonsterView,
    MysteryView,
    OngoingView,
    RouteView,
    SpaceView,
)
from gloaming.kernel.views.encode import open_fields, same_as_before, seat_fields

STATUSES: Final = ("in-play", "waiting", "eliminated")
BASIC: Final = (
    (TRAVEL, "travel"),
    (PREPARE, "prepare"),
    (ACQUIRE, "acquire"),
    (RESTED, "rest"),
    (TRADED, "trade"),
)
WATCHER: Final = -1  # who has looked at nothing
SHOWN_DECKS: Final = tuple(range(ASSETS, MYSTERIES + 1))


class SharedSpace:
    """What a space shows to everybody, and its views by their distance from who looks."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields
        self._views: dict[int, SpaceView] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedSpace) and self._fields == other._fields

    def __hash__(self) -> int:
        return hash(self._fields["space"])

    def view(self, distance: int) -> SpaceView:
        """Returns the view of who is so far away, the same for all of them."""
        found = self._views.get(distance)
        if found is None:
            found = self._views[distance] = SpaceView(distance=distance, **self._fields)
        return found


def view(game: Eldritch, seat: int) -> EldritchView:
    """Returns what `seat` may know; -1 is a watcher, who has looked at nothing."""
    return views(game, (seat,))[0]


def views(game: Eldritch, seats: Sequence[int]) -> list[EldritchView]:
    """Returns what each of some seats may know; what all see alike is looked at once."""
    fields = _open_fields(game)
    spaces = same_as_before(game, "spaces", [SharedSpace(space) for space in _spaces(game)])
    everybody = same_as_before(
        game, "investigators", [_investigator(game, one, WATCHER) for one in range(game.seats)]
    )
    waiting = progress_fields(game, WATCHER)
    return [_view(game, seat, fields, spaces, everybody, waiting) for seat in seats]


def _open_fields(game: Eldritch) -> dict[str, Any]:
    """Returns the fields of a view that are the same for everybody."""
    data = game.data
    expedition = expedition_space(game)
    following = (game.omen + 1) % len(OMENS)
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "lead": game.lead,
        "active": game.active,
        "ancient_one": data.components[data.ancient_one].uid,
        "awake": game.is_awake > 0,
        "doom": game.doom,
        "omen": game.omen,
        "omens": tuple(COLOURS[colour] for colour in OMENS),
        "omen_tokens": tuple(game.omen_tokens),
        "next_omen": COLOURS[OMENS[following]],
        "next_omen_doom": omen_cost(game, following),
        "sheet_eldritch": game.sheet_eldritch,
        "sheet_sanity": game.sheet_sanity,
        "mythos_left": mythos_left(game),
        "mystery": _mystery(game),
        "solved": [data.components[card].uid for card in game.solved],
        "mysteries_to_win": data.mysteries_to_win,
        "ongoing": [_ongoing(game, card) for card in game.ongoing],
        "reserve": [data.components[card].uid for card in game.reserve],
        "expedition": data.spaces[expedition].entry if expedition >= 0 else "",
        "fallen": [_fallen(game, i) for i in range(len(game.fallen))],
        "decks": [_deck(game, deck) for deck in SHOWN_DECKS] + [_mythos_deck(game)],
        "gates_spawned": data.gates_spawned,
        "clues_spawned": data.clues_spawned,
        "surge": data.surge,
        "covers_backs": game.covers_backs > 0,
        **open_fields(game),
    }


def _view(
    game: Eldritch,
    seat: int,
    fields: dict[str, Any],
    spaces: list[SharedSpace],
    everybody: list[InvestigatorView],
    waiting: dict[str, Any],
) -> EldritchView:
    """Returns a seat's view; its lists are its own: who changes a view changes no other.

    `everybody` are the investigators as a watcher sees them, `waiting` is what is under way for
    those who are not asked.
    """
    progress = progress_fields(game, seat) if is_asked(game, seat) else waiting
    own: dict[str, Any] = {
        name: value[:] if type(value) is list else value
        for part in (fields, progress)
        for name, value in part.items()
    }
    at = game.investigators[seat].space if 0 <= seat < game.seats else -1
    distance = game.data.distance[at] if at >= 0 else [-1] * len(spaces)
    asked = seat_fields(game, seat)
    return EldritchView(
        **own,
        **asked,
        spaces=[space.view(distance[i]) for i, space in enumerate(spaces)],
        investigators=_investigators(game, seat, everybody),
        known_gates=_known_gates(game, seat, True),
        last_gates=_known_gates(game, seat, False),
    )


# --- the clock ------------------------------------------------------------------------------------


def omen_cost(game: Eldritch, omen: int) -> int:
    """Returns how far Doom would advance if the Omen came to a space: 1 for each Gate that matches
    it (EH-OMEN-03), and what Azathoth adds on the green one."""
    colour = OMENS[omen]
    found = sum(1 for gate in game.open_gates() if game.component(gate).colour == colour)
    if colour == GREEN and not game.is_awake:
        found += game.omen_tokens[omen]
    return found


def mythos_left(game: Eldritch) -> int:
    """Returns how many Mythos cards are left; without any the game is lost (EH-WIN-05)."""
    later = game.data.stages[game.stage + 1 :]
    return sum(game.stage_left) + sum(sum(stage) for stage in later)


# --- cards on the table ---------------------------------------------------------------------------


def front_of(game: Eldritch, index: int) -> str:
    """Returns a card's id as everybody may know it: of Spells and Conditions no copy."""
    return game.card_name(index).thing.partition(":")[2]


def _mystery(game: Eldritch) -> MysteryView | None:
    card = game.mystery
    if card == NO_COMPONENT:
        return None
    return MysteryView(
        card=game.component(card).uid,
        progress=progress(game, card),
        needed=needed(game, card),
        tokens=game.tokens[card],
        held=_lying(game, ON_MYSTERY) + _lying(game, ON_CARD - card),
    )


def _lying(game: Eldritch, place: int) -> tuple[str, ...]:
    """Returns the tokens that lie in a place beside the map."""
    data = game.data
    return tuple(
        data.components[token].uid
        for token in (*data.gates, *data.monsters, *data.clues)
        if game.place[token] == place
    )


def _ongoing(game: Eldritch, card: int) -> OngoingView:
    component = game.component(card)
    at = component.space
    return OngoingView(
        card=component.uid,
        kind=MYTHOS_KINDS[component.mythos_kind],
        space=game.data.spaces[at].entry if at >= 0 else "",
        tokens=game.tokens[card],
        has_clock=component.tokens > 0,
        held=_lying(game, ON_CARD - card),
    )


def _fallen(game: Eldritch, at: int) -> FallenView:
    return FallenView(
        sheet=game.component(game.fallen[at]).uid,
        space=game.data.spaces[game.fallen_space[at]].entry,
        track=TRACKS[game.fallen_track[at]],
        cards=tuple(front_of(game, card) for card in game.fallen_cards[at]),
        clues=len(game.fallen_clues[at]),
        clue_spaces=_shown_spaces(game, game.fallen_clues[at]),
        train=game.fallen_train[at],
        ship=game.fallen_ship[at],
    )


def _shown_spaces(game: Eldritch, clues: list[int]) -> tuple[str, ...]:
    """Returns the spaces that Clues show, which is public once they are drawn (EH-HID-09)."""
    return tuple(game.data.spaces[game.component(clue).space].entry for clue in clues)


def _deck(game: Eldritch, deck: int) -> DeckView:
    pile = game.decks[deck]
    discard = tuple(front_of(game, card) for card in pile.discard)
    is_shown = deck in FACE_UP and pile.top > 0
    top = front_of(game, pile.cards[-1]) if is_shown else ""
    return DeckView(DECKS[deck], len(pile.cards), discard, top)


def _mythos_deck(game: Eldritch) -> DeckView:
    """Returns the Mythos deck; what is in the box and what in the deck is hidden (EH-HID-04)."""
    discard: list[str] = []
    for deck in range(MYTHOS_DECKS, MYTHOS_DECKS + 3):
        discard += [game.component(card).uid for card in game.decks[deck].discard]
    return DeckView("mythos", mythos_left(game), tuple(discard))


def _known_gates(game: Eldritch, seat: int, is_top: bool) -> list[str]:
    """Returns the Gates of known place that a seat has seen, from the end of the stack inwards."""
    deck = game.decks[GATES]
    found: list[str] = []
    if is_top:
        cards = deck.cards[len(deck.cards) - deck.top :][::-1]
    else:
        cards = deck.cards[: deck.bottom]
    for gate in cards:
        if gate * 64 + seat not in game.seen:
            break
        found.append(game.component(gate).uid)
    return found


# --- the map --------------------------------------------------------------------------------------


def _spaces(game: Eldritch) -> list[dict[str, Any]]:
    """Returns what each space's view says to everybody."""
    data = game.data
    monsters: dict[int, list[MonsterView]] = {}
    for monster in data.monsters:
        if game.place[monster] >= 0:
            shown = monster_view(game, monster, game.wounds[monster])
            monsters.setdefault(game.place[monster], []).append(shown)
    clues: dict[int, int] = {}
    for clue in data.clues:
        if game.place[clue] >= 0:
            clues[game.place[clue]] = clues.get(game.place[clue], 0) + 1
    standing: dict[int, list[int]] = {}
    for seat in game.in_order(0):
        standing.setdefault(game.investigators[seat].space, []).append(seat)
    expedition = expedition_space(game)
    routes = _routes(game)
    found: list[dict[str, Any]] = []
    for space in data.spaces:
        at = space.index
        gate = game.gate_on(at)
        found.append(
            {
                "space": space.entry,
                "terrain": TERRAINS[space.terrain],
                "routes": routes[at],
                "investigators": tuple(standing.get(at, ())),
                "gate": "" if gate == NO_COMPONENT else game.component(gate).uid,
                "gate_colour": (
                    "" if gate == NO_COMPONENT else COLOURS[game.component(gate).colour]
                ),
                "clues": clues.get(at, 0),
                "monsters": tuple(monsters.get(at, ())),
                "eldritch": game.eldritch[at],
                "mystery_eldritch": game.mystery_eldritch[at],
                "mystery_token": game.mystery_token == at,
                "rumors": tuple(
                    game.component(card).uid
                    for card in game.ongoing
                    if game.component(card).space == at
                ),
                "fallen": tuple(
                    game.component(sheet).uid
                    for i, sheet in enumerate(game.fallen)
                    if game.fallen_space[i] == at
                ),
                "expedition": at == expedition,
            }
        )
    return found


def _routes(game: Eldritch) -> list[tuple[RouteView, ...]]:
    """Returns the routes of every space, which are made once for a game that people look at."""
    if game.story is not None and "routes" in game.story.read:
        known: list[tuple[RouteView, ...]] = game.story.read["routes"]
        return known
    spaces = game.data.spaces
    found = [
        tuple(
            RouteView(spaces[to].entry, ROUTES[space.routes[i]])
            for i, to in enumerate(space.neighbours)
        )
        for space in spaces
    ]
    if game.story is not None:
        game.story.read["routes"] = found
    return found


# --- investigators --------------------------------------------------------------------------------


def _investigators(
    game: Eldritch, viewer: int, everybody: list[InvestigatorView]
) -> list[InvestigatorView]:
    """Returns the investigators as a seat sees them: like a watcher, but for backs it has seen."""
    found = everybody[:]
    for seat, one in enumerate(game.investigators):
        if any(card * 64 + viewer in game.seen for card in one.cards):
            found[seat] = _investigator(game, seat, viewer)
    return found if viewer < 0 else same_as_before(game, f"investigators for {viewer}", found)[:]


def _investigator(game: Eldritch, seat: int, viewer: int) -> InvestigatorView:
    one = game.investigators[seat]
    has_sheet = one.sheet != NO_COMPONENT
    sheet = game.component(one.sheet) if has_sheet else None
    return InvestigatorView(
        seat=seat,
        sheet="" if sheet is None else sheet.uid,
        status=STATUSES[one.status],
        space=game.data.spaces[one.space].entry if one.space >= 0 else "",
        health=one.health,
        most_health=0 if sheet is None else sheet.health,
        sanity=one.sanity,
        most_sanity=0 if sheet is None else sheet.sanity,
        skills=() if sheet is None else tuple(sheet.skills),
        improved=tuple(one.improved),
        train=one.train,
        ship=one.ship,
        clues=len(one.clues),
        cards=tuple(_held(game, card, viewer) for card in one.cards),
        delayed=one.delayed > 0,
        detained=is_detained(game, seat),
        actions=one.actions,
        done=tuple(word for bit, word in BASIC if one.done & bit),
        clue_spaces=_shown_spaces(game, one.clues),
    )


def _held(game: Eldritch, card: int, viewer: int) -> HeldView:
    component = game.component(card)
    is_seen = viewer >= 0 and card * 64 + viewer in game.seen
    used = any(card in one.used for one in game.investigators)
    return HeldView(
        card=front_of(game, card),
        kind=KINDS[component.kind],
        used=used or any(code // 64 == card for code in game.triggers.used),
        back=component.uid if is_seen else "",
    )
