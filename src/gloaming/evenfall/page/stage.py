"""What happened in Evenfall, as the table stages it: battles are drawn with all sides, the end with
everybody's points."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.text.staging import STAGING
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.stage import Stage
from gloaming.kernel.story import END, SCENE
from gloaming.kernel.views.types import StoryLine, StoryPartView

WON = "log-battle-won"
DRAWN = ("log-battle", "log-dial", "log-strength")  # lines of a battle that its figure shows
DIALS = ("log-dial", "log-adjust")  # the last of a seat is what it spent
STRENGTHS = ("log-strength", "log-automa-strength")
SCORED = ("log-score-circle",)  # the last that is scored
WINNER = "log-winner"


class EvenfallStage(Stage[EvenfallPageBuilder]):
    """Draws the parts of Evenfall's story; a battle is held as soon as it is won."""

    def __init__(self) -> None:
        super().__init__(STAGING)

    def is_decided(
        self, page: EvenfallPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> bool:
        if part.kind != SCENE:
            return page.view.over
        return any(line.message.id == WON for line in lines)

    def told_lines(self, part: StoryPartView, lines: list[StoryLine]) -> list[StoryLine]:
        return [line for line in lines if part.kind != SCENE or line.message.id not in DRAWN]

    def paragraphs(self, part: StoryPartView, lines: list[StoryLine]) -> list[list[StoryLine]]:
        """Returns the final scoring seat by seat, which is scored step by step for all."""
        if part.kind != END:
            return super().paragraphs(part, lines)
        found: dict[int, list[StoryLine]] = {}
        for line in lines:
            found.setdefault(line.seat, []).append(line)
        return list(found.values())

    def figure(
        self, page: EvenfallPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> Node:
        """Returns everybody's strength in a battle or points in the end, and who has won."""
        is_end = part.kind == END
        what = page.renderer.text("page-total" if is_end else "combat-strength")
        sides = [
            (line.seat, _number(line, "total" if is_end else "n"))
            for line in lines
            if line.message.id in (SCORED if is_end else STRENGTHS)
        ]
        winners = [line.seat for line in lines if line.message.id in (WON, WINNER)]
        if not sides:
            return None
        dials = {line.seat: _number(line, "n") for line in lines if line.message.id in DIALS}
        return [
            h.ul(".sides")[
                (
                    h.li(class_=f"{page.seat_class(seat)}{' won' if seat in winners else ''}")[
                        page.seat_emblem(seat),
                        h.span(".nm")[page.seat_name(seat)],
                        _sum(page, number, dials[seat]) if seat in dials else None,
                        h.b(title=what)[number],
                        page.renderer.icon("crown") if seat in winners else None,
                    ]
                    for seat, number in sides
                )
            ],
            None if is_end else _tie(page, sides, dials, winners),
        ]


def _sum(page: EvenfallPageBuilder, strength: int, dial: int) -> Node:
    """Returns what a strength is made of: pieces and cards, and the Mana that was spent."""
    mana = page.renderer.icon("mana", page.renderer.text("mana"))
    return h.small[strength - dial, " + ", dial, mana, " ="]


def _tie(
    page: EvenfallPageBuilder,
    sides: list[tuple[int, int]],
    dials: dict[int, int],
    winners: list[int],
) -> Node:
    """Returns why one of several with the highest strength has won (EF-BAT-18 to 20)."""
    highest = max([number for _, number in sides])
    tied = [seat for seat, number in sides if number == highest]
    if len(tied) < 2 or not winners:
        return None
    most = max([dials.get(seat, -1) for seat in tied])
    if any(seat not in dials for seat in tied):
        reason = "page-tie-automa"
    elif [seat for seat in tied if dials[seat] == most] == winners:
        reason = "page-tie-mana"
    else:
        reason = "page-tie-order" if page.view.path is None else "page-tie-path"
    return h.p(".tied")[page.renderer.text(reason, name=page.seat_name(winners[0]))]


def _number(line: StoryLine, name: str) -> int:
    value = line.message.args[name]
    return value if isinstance(value, int) else 0


STAGE = EvenfallStage()


def stage(page: EvenfallPageBuilder) -> Node:
    """Returns what happened since the reader's last turn."""
    return STAGE.draw(page)
