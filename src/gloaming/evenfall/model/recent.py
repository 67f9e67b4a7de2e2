"""What happened lately, as facts that views show: battles, the Automa's deeds, the final scoring.

They are kept beside the story and, like it, only where somebody looks: simulations record nothing,
and after a replay they are there again. A fact is never changed, only replaced, so that copies of a
game can share it.
"""

from typing import Final

from gloaming.evenfall.model.state import PHASE_BATTLE, PHASE_GAME_END, Evenfall
from gloaming.kernel.story import Story, StoryEntry

BATTLES: Final = "battles"
DEEDS: Final = "deeds"
LAST_MOVE: Final = "last-move"
TURNS_END: Final = "turns-end"
SCORING: Final = "scoring"

TURN: Final = 0  # kinds of deeds
BATTLE: Final = 1
ALSO: Final = 2
KINDS: Final = ["turn", "battle", "also"]


class BattleFact:
    """A battle: the strengths in the order in which they were compared, and who has won."""

    def __init__(self, region: int) -> None:
        self.region = region
        self.strengths: list[tuple[int, int]] = []  # seat and strength
        self.winner = -1
        self.drawn: list[int] = []  # the cards that the Automa turned up (EF-AUT-45)

    def copy(self) -> "BattleFact":
        """Returns the same battle, to be changed."""
        other = BattleFact(self.region)
        other.strengths = self.strengths[:]
        other.winner = self.winner
        other.drawn = self.drawn[:]
        return other


class MoveFact:
    """A turn of the Automa in numbers (EF-AUT-08 to 14)."""

    def __init__(
        self, card: int, value: int, went: int, onward: int, to: int, points: int, total: int
    ) -> None:
        self.card = card  # the card turned up; NO_CARD where there was none
        self.value = value
        self.went = went  # spaces to where it stopped
        self.onward = onward  # further spaces, because something could not be done there
        self.to = to  # where the marker stands in the end
        self.points = points
        self.total = total


class DeedFact:
    """Something that the Automa did, with the lines of the story that tell it."""

    def __init__(
        self,
        kind: int,
        lines: list[StoryEntry],
        move: MoveFact | None = None,
        region: int = -1,
        drawn: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.lines = lines
        self.move = move
        self.region = region
        self.drawn: list[int] = drawn or []


class ScoringFact:
    """What each step of the final scoring gave a clan (EF-END-12 to 15, EF-TILE-15)."""

    def __init__(self) -> None:
        self.specialists = 0
        self.council = 0
        self.circle = 0
        self.tile = 0
        self.score = 0  # when Game End effects began

    def copy(self) -> "ScoringFact":
        """Returns the same steps, to be changed."""
        other = ScoringFact()
        other.specialists = self.specialists
        other.council = self.council
        other.circle = self.circle
        other.tile = self.tile
        other.score = self.score
        return other


# --- battles ------------------------------------------------------------------------------


def battles(story: Story | None) -> dict[int, BattleFact]:
    """Returns the last battle of each Region where one was fought, by Region."""
    found: dict[int, BattleFact] = story.facts.get(BATTLES, {}) if story is not None else {}
    return found


def record_battle(game: Evenfall, region: int) -> None:
    """Records that a battle begins."""
    if game.story is not None:
        _put_battle(game.story, BattleFact(region))


def record_strength(
    game: Evenfall, region: int, seat: int, strength: int, drawn: list[int] | None = None
) -> None:
    """Records the strength of a seat, and the cards that the Automa has drawn for its own."""
    if game.story is not None and region in battles(game.story):
        battle = battles(game.story)[region].copy()
        battle.strengths.append((seat, strength))
        if drawn is not None:
            battle.drawn = drawn
        _put_battle(game.story, battle)


def record_winner(game: Evenfall, region: int, seat: int) -> None:
    """Records who has won a battle."""
    if game.story is not None and region in battles(game.story):
        battle = battles(game.story)[region].copy()
        battle.winner = seat
        _put_battle(game.story, battle)


def _put_battle(story: Story, battle: BattleFact) -> None:
    story.put_fact(BATTLES, {**battles(story), battle.region: battle})


# --- the Automa ---------------------------------------------------------------------------


def deeds(story: Story | None) -> list[DeedFact]:
    """Returns what the Automa did since its opponent last acted, the newest last.

    All battles of a phase belong together, and stay until its next turn; what comes from its Clan
    Tile, from the opponent's cards and from the Crystal Path comes on top of whatever there is.
    """
    found: list[DeedFact] = story.facts.get(DEEDS, []) if story is not None else []
    return found


def last_move(story: Story | None) -> MoveFact | None:
    """Returns the Automa's newest turn; none before the first."""
    found: MoveFact | None = story.facts.get(LAST_MOVE) if story is not None else None
    return found


def record_turn(game: Evenfall, move: MoveFact) -> None:
    """Records a turn that the last line of the story tells."""
    story = game.story
    if story is None:
        return
    since: int = story.facts.get(TURNS_END, 0)
    acted = any(0 <= entry.seat < game.seats for entry in story.entries[since:])
    before = [] if acted else deeds(story)
    story.put_fact(DEEDS, [*before, DeedFact(TURN, story.entries[-1:], move)])
    story.put_fact(LAST_MOVE, move)
    story.put_fact(TURNS_END, len(story.entries))


def record_deed(
    game: Evenfall, kind: int, region: int = -1, drawn: list[int] | None = None
) -> None:
    """Records a battle or another deed that the last line of the story tells."""
    if game.story is not None:
        deed = DeedFact(kind, game.story.entries[-1:], None, region, drawn)
        game.story.put_fact(DEEDS, [*deeds(game.story), deed])


def record_spoils(game: Evenfall) -> None:
    """Records that the last line of the story tells what the Automa got in its last battle."""
    story = game.story
    if story is None or game.phase != PHASE_BATTLE:
        return
    found = deeds(story)
    if found and found[-1].kind == BATTLE:
        last = found[-1]
        lines = [*last.lines, story.entries[-1]]
        told = DeedFact(BATTLE, lines, None, last.region, last.drawn)
        story.put_fact(DEEDS, [*found[:-1], told])


def forget_deeds(game: Evenfall) -> None:
    """Records that the battles begin: what the Automa did before is over."""
    if game.story is not None and deeds(game.story):
        game.story.put_fact(DEEDS, [])


# --- the final scoring --------------------------------------------------------------------


def scoring(story: Story | None) -> dict[int, ScoringFact]:
    """Returns the steps of the final scoring by seat; none before it."""
    found: dict[int, ScoringFact] = story.facts.get(SCORING, {}) if story is not None else {}
    return found


def record_specialists(game: Evenfall, seat: int, points: int) -> None:
    """Records what a clan's Specialists were worth; its Game End effects come now."""
    if game.story is not None:
        steps = _steps(game.story, seat)
        steps.specialists = points
        steps.score = game.clans[seat].vp
        _put_steps(game.story, seat, steps)


def record_council(game: Evenfall, seat: int) -> None:
    """Records that a clan's Game End effects are over."""
    if game.story is not None:
        steps = _steps(game.story, seat)
        steps.council = game.clans[seat].vp - steps.score
        _put_steps(game.story, seat, steps)


def record_circle(game: Evenfall, seat: int, points: int) -> None:
    """Records what a clan's Inner Circle was worth."""
    if game.story is not None:
        steps = _steps(game.story, seat)
        steps.circle = points
        _put_steps(game.story, seat, steps)


def record_tile_points(game: Evenfall, points: int) -> None:
    """Records what the Automa's Clan Tile gave, if that was in the final scoring."""
    if game.story is not None and game.phase == PHASE_GAME_END:
        steps = _steps(game.story, game.seats)
        steps.tile += points
        _put_steps(game.story, game.seats, steps)


def _steps(story: Story, seat: int) -> ScoringFact:
    found = scoring(story).get(seat)
    return ScoringFact() if found is None else found.copy()


def _put_steps(story: Story, seat: int, steps: ScoringFact) -> None:
    story.put_fact(SCORING, {**scoring(story), seat: steps})
