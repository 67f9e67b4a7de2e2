"""What happened, in short: a turn as one paragraph, and what a round brought everybody.

Everything is written from the view's story and its parts, by what the game declares (`staging.py`),
so that page, terminal and programs tell the same. Texts have holes where names stand; `plain` of
`named_sentence.py` puts them in.
"""

from collections.abc import Callable, Sequence

from gloaming.kernel.staging import PASSED, Staging, Tally
from gloaming.kernel.story import END, ROUND, SCENE, SET_UP, TURN
from gloaming.kernel.text.named_sentence import (
    HOLE,
    HOLES,
    Sentence,
    sentence,
    split_at_names,
)
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import (
    MessageArgument,
    MessageView,
    NameRef,
    StoryLine,
    StoryPartView,
    View,
)

NOTHING = "–"  # what a tally says that counted nothing
CLAUSES = 4  # what somebody does is told in sentences of at most so many clauses


class PartSummary:
    """A part of the story with its lines, and its text as one paragraph."""

    def __init__(self, part: StoryPartView, lines: list[StoryLine], text: Sentence) -> None:
        self.part = part
        self.lines = lines
        self.text = text

    @property
    def is_scene(self) -> bool:
        """Whether it decides the game and is to be looked at: a battle, the final scoring."""
        return self.part.kind in (SCENE, END)


class RoundRow:
    """What a round brought one player: a text for each tally, the points, and the score after."""

    def __init__(self, seat: int, tallies: list[Sentence], points: int, score: int) -> None:
        self.seat = seat
        self.tallies = tallies
        self.points = points
        self.score = score


class RoundSummary:
    """What a round brought everybody; `heads` are the titles of the tallies that have something.

    `common` is what concerns everybody together, each with its title. A game without points has no
    scores (`has_scores`), and a row only for who did something.
    """

    def __init__(
        self,
        part: StoryPartView,
        title: Sentence,
        heads: list[str],
        rows: list[RoundRow],
        common: list[tuple[str, Sentence]],
        has_scores: bool,
    ) -> None:
        self.part = part
        self.title = title
        self.heads = heads
        self.rows = rows
        self.common = common
        self.has_scores = has_scores


# --- the parts of a story -------------------------------------------------------------------


def lines_of_parts(story: Sequence[StoryLine], start: int = 0) -> dict[int, list[StoryLine]]:
    """Returns the lines of every part from `start` on that has any, by the part's number."""
    found: dict[int, list[StoryLine]] = {}
    first = len(story)
    while first > 0 and story[first - 1].part >= start:
        first -= 1
    for line in story[first:]:
        found.setdefault(line.part, []).append(line)
    return found


def news_start(parts: Sequence[StoryPartView], seat: int, most: int) -> int:
    """Returns the number of the first part that is news to a seat.

    That is what came after its last turn but the one under way; a watcher (-1) and somebody who
    never had a turn see the last `most` parts, and nobody sees more than that.
    """
    least = max(0, len(parts) - most)
    at = len(parts)
    while at > least and parts[at - 1].kind == TURN and parts[at - 1].seat == seat:
        at -= 1
    while at > least and not (parts[at - 1].kind == TURN and parts[at - 1].seat == seat):
        at -= 1
    return at


def part_lines(
    view: View, staging: Staging, start: int = 0
) -> list[tuple[StoryPartView, list[StoryLine]]]:
    """Returns the parts from `start` on that tell something, each with the lines that tell it."""
    found = []
    for number, lines in lines_of_parts(view.story, start).items():
        part = view.parts[number]
        told = [line for line in lines if staging.display(line.message.id).pace != PASSED]
        if told and part.kind != SET_UP:
            found.append((part, told))
    return found


def part_summaries(view: View, words: Words, staging: Staging, start: int = 0) -> list[PartSummary]:
    """Returns what happened from the part `start` on: a paragraph for each part that tells
    something."""
    return [
        PartSummary(part, lines, paragraph(lines, words, staging))
        for part, lines in part_lines(view, staging, start)
    ]


def last_turn(view: View, seat: int) -> int:
    """Returns the number of the last part in which somebody else than `seat` did something.

    -1 where there is none yet.
    """
    for line in reversed(view.story):
        part = view.parts[line.part]
        if part.kind in (TURN, SCENE) and part.seat != seat:
            return part.number
    return -1


# --- a paragraph ------------------------------------------------------------------------------


def paragraph(
    lines: Sequence[StoryLine],
    words: Words,
    staging: Staging,
    write: Callable[[MessageView], Sentence] | None = None,
) -> Sentence:
    """Returns lines as one paragraph: who it is about is named once for several clauses.

    `write` writes a message where somebody keeps what was written of the story before.
    """
    things: list[str] = []
    said: list[str] = []
    clauses: list[str] = []
    actor = -1
    for line in join_alike(lines, staging):
        message = line.message
        text = _filled(sentence(words, message) if write is None else write(message), things)
        if not text:
            continue
        clause = _clause(text, things, line.seat)
        if clauses and (not clause or line.seat != actor or len(clauses) == CLAUSES):
            said.append(_told(words, actor, clauses, things))
            clauses = []
        if clause:
            actor = line.seat
            clauses.append(clause)
        else:
            said.append(text)
    if clauses:
        said.append(_told(words, actor, clauses, things))
    return split_at_names(" ".join(said), things)


def _filled(written: Sentence, things: list[str]) -> str:
    """Returns a sentence with a character for each name as `fill` writes it, after other names."""
    text = written[0]
    for i in range(1, len(written), 2):
        text += chr(HOLES + len(things)) + written[i + 1]
        things.append(written[i])
    return text


def _clause(text: str, things: list[str], seat: int) -> str:
    """Returns what a sentence says of its subject, if that is the seat and stands first in it."""
    if not HOLE.match(text) or things[ord(text[0]) - HOLES] != f"seat:{seat}":
        return ""
    if text[1:2] != " " or not text.endswith("."):
        return ""
    clause = text[2:-1]
    return "" if ". " in clause else clause


def _told(words: Words, seat: int, clauses: list[str], things: list[str]) -> str:
    name = chr(HOLES + len(things))
    things.append(f"seat:{seat}")
    return f"{name} {words.join(clauses)}."


def join_alike(lines: Sequence[StoryLine], staging: Staging) -> list[StoryLine]:
    """Returns lines in which alike ones are one: numbers are summed, names are listed."""
    found: list[StoryLine] = []
    places: dict[object, int] = {}
    values: dict[object, list[MessageArgument]] = {}
    for line in lines:
        argument = staging.display(line.message.id).joined
        if not argument or argument not in line.message.args:
            found.append(line)
            continue
        rest = [item for item in line.message.args.items() if item[0] != argument]
        key = (line.seat, line.message.id, tuple(sorted([f"{k}={v!r}" for k, v in rest])))
        value = line.message.args[argument]
        if key not in places:
            places[key] = len(found)
            values[key] = [value]
            found.append(line)
            continue
        values[key].append(value)
        args = {**line.message.args, argument: _sum(values[key])}
        first = found[places[key]]
        joined = MessageView(line.message.id, args)
        things = first.things + line.things
        found[places[key]] = StoryLine(line.seat, joined, things, line.part, line.section)
    return found


def _sum(values: Sequence[MessageArgument]) -> MessageArgument:
    """Returns several arguments as one: numbers and amounts summed, everything else listed."""
    total = 0
    units: dict[str, int] = {}
    others: dict[str, MessageArgument] = {}
    for value in values:
        if isinstance(value, int):
            total += value
        elif isinstance(value, MessageView) and value.id == "amounts":
            for unit, n in value.args.items():
                units[unit] = units.get(unit, 0) + (n if isinstance(n, int) else 0)
        else:
            others[str(len(others))] = value
    if others:
        return MessageView("listed", others)
    if units:
        amounts: dict[str, MessageArgument] = {**units}
        return MessageView("amounts", amounts)
    return total


# --- a round ----------------------------------------------------------------------------------


def round_summary(
    view: View, words: Words, staging: Staging, number: int = -1
) -> RoundSummary | None:
    """Returns what the round that begins with part `number` brought; by default the last one that
    is over. None where no round is over."""
    rounds = [part.number for part in view.parts if part.kind == ROUND]
    ends = [*rounds[1:], *[part.number for part in view.parts if part.kind == END]]
    over = list(zip(rounds, ends))
    if number >= 0:
        over = [pair for pair in over if pair[0] == number]
    if not over:
        return None
    start, end = over[-1]
    return _summed(view, words, staging, start, end)


def _summed(view: View, words: Words, staging: Staging, start: int, end: int) -> RoundSummary:
    first, after = view.parts[start], view.parts[end]
    lines = [
        line
        for some in lines_of_parts(view.story, start).values()
        for line in some
        if line.part < end
    ]
    seats = list(range(len(after.scores)))
    if not seats and staging.tallies:
        seats = sorted({line.seat for line in lines if line.seat >= 0})
    gathered = [
        [
            _gathered([line for line in lines if line.seat == seat], tally, staging)
            for tally in staging.tallies
        ]
        for seat in seats
    ]
    used = [n for n in range(len(staging.tallies)) if any(row[n] for row in gathered)]
    rows = []
    for seat, values in zip(seats, gathered):
        score = after.scores[seat] if seat < len(after.scores) else 0
        before = first.scores[seat] if seat < len(first.scores) else 0
        texts = [_tally_text(words, values[n]) for n in used]
        rows.append(RoundRow(seat, texts, score - before, score))
    common = []
    for tally in staging.common:
        found = _gathered(lines, tally, staging)
        if found:
            common.append((words.format(tally.label), _tally_text(words, found)))
    title = ("",) if first.about is None else sentence(words, first.about)
    heads = [words.format(staging.tallies[n].label) for n in used]
    return RoundSummary(first, title, heads, rows, common, bool(after.scores))


def _gathered(lines: Sequence[StoryLine], tally: Tally, staging: Staging) -> list[MessageArgument]:
    """Returns what lines bring to a tally; nothing where a number is 0."""
    found: list[MessageArgument] = []
    for line in lines:
        argument = tally.events.get(line.message.id)
        if argument is None or argument not in line.message.args:
            continue
        value = line.message.args[argument]
        if isinstance(value, int) and not tally.is_level:
            if not value:
                continue
            unit = staging.display(line.message.id).unit
            value = MessageView("amounts", {unit: value}) if unit else value
        found.append(value)
    return found[-1:] if tally.is_level else found


def _tally_text(words: Words, values: list[MessageArgument]) -> Sentence:
    if not values:
        return (NOTHING,)
    value = _sum(values)
    if isinstance(value, MessageView):
        return sentence(words, value)
    return ("", value.thing, "") if isinstance(value, NameRef) else (str(value),)
