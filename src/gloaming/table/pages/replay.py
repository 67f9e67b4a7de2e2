"""Replay: any past position of a game, by slider, by link, by the line of the story."""

from markupsafe import Markup

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.zones import Zone
from gloaming.table.pages.data import LogLine, ReplayPage
from gloaming.table.pages.frame import MODULE, Say, csrf, document, icon, speaker, written
from gloaming.table.pages.table import section
from gloaming.table.pages.theatre import STAGE, theatre_menu, whose_board

FIRST = "M6 5v14M19 5l-9 7 9 7z"
BACK = "M17 5l-10 7 10 7z"
ON = "M7 5l10 7-10 7z"
LAST = "M18 5v14M5 5l9 7-9 7z"
TURN_BACK = "M12 6l-7 6 7 6zM20 6l-7 6 7 6z"
TURN_ON = "M4 6l7 6-7 6zM12 6l7 6-7 6z"
ROUND_BACK = "M4 12a8 8 0 1 0 3-6.2M7 2v4h4"
ROUND_ON = "M20 12a8 8 0 1 1-3-6.2M17 2v4h-4"


def replay(page: ReplayPage) -> str:
    """Returns a past position as a page on which nothing can be answered."""
    say = speaker(page.visitor.lang)
    frame = {zone.id: zone for zone in replay_zones(page)}
    return document(
        page.visitor,
        say("replay-title", title=page.title, n=page.step),
        [
            h.form("#go", method="post", action=f"{page.base}/fork")[csrf(page.visitor)],
            h.main("#main")[
                h.h1(".sr")[say("replay-heading", title=page.title)],
                h.div(".replay-bar")[
                    section(frame["frame-step"]),
                    h.form("#slider", method="get", action=f"{page.base}/replay", data_slider=True)[
                        h.label(".sr", for_="step")[say("replay-step")],
                        h.input(
                            "#step",
                            type="range",
                            name="step",
                            min="0",
                            max=page.steps,
                            value=page.step,
                        ),
                        h.input(type="hidden", name="of", value=page.focus)
                        if page.focus >= 0
                        else None,
                        h.button(".small.no-js", type="submit")[say("replay-show")],
                    ],
                    h.button(
                        "#replay-play.small.needs-js",
                        type="button",
                        hidden=True,
                        aria_pressed="false",
                        data_pause=say("replay-pause"),
                    )[say("replay-play")]
                    if not page.kept
                    else None,
                    theatre_menu(say),
                ],
                section(frame["frame-whose"]),
                h.div(
                    "#table",
                    class_=f"table game-{page.game}{' watched' if page.seat < 0 else ''}",
                    data_of=page.focus if page.focus >= 0 else None,
                    data_base=page.base,
                    data_game=page.game,
                    data_seat=page.seat,
                    data_replay="yes",
                    data_title=say("replay-heading", title=page.title),
                    data_lost=say("connection-lost"),
                )[(section(zone) for zone in page.zones if zone.id != STAGE)],
                (section(zone) for zone in page.zones if zone.id == STAGE),
                section(frame["frame-log"]),
            ],
        ],
        sprites=page.sprites,
        styles=page.styles,
        look="page at-table at-replay",
    )


def replay_zones(page: ReplayPage) -> list[Zone]:
    """Returns the zones of the frame that change from step to step."""
    say = speaker(page.visitor.lang)
    return [
        Zone("frame-step", written(_steps(say, page))),
        Zone("frame-whose", written(_whose_board(say, page)) if page.seat < 0 else ""),
        Zone("frame-log", written(_log(say, page))),
    ]


def step_link(page: ReplayPage, step: int) -> str:
    """Returns the address of a step, with the board that is looked at."""
    return f"{page.base}/replay?step={step}{f'&of={page.focus}' if page.focus >= 0 else ''}"


def _whose_board(say: Say, page: ReplayPage) -> Node:
    """Draws the links to the boards of this step; another board is another page."""
    return whose_board(
        say,
        [(number, seat.name) for number, seat in enumerate(page.seats)],
        page.focus,
        lambda number: f"{page.base}/replay?of={number}&step={page.step}",
    )


def _before(page: ReplayPage, steps: list[int]) -> int:
    """Returns the last of some steps before this one; this one where there is none."""
    return max((step for step in steps if step < page.step), default=page.step)


def _after(page: ReplayPage, steps: list[int]) -> int:
    """Returns the first of some steps after this one; this one where there is none."""
    return min((step for step in steps if step > page.step), default=page.step)


def _steps(say: Say, page: ReplayPage) -> Node:
    """Draws the number of the step, links to other steps, and the button to play on from here."""
    steps = page.kept or range(page.steps + 1)
    before, after = _before(page, list(steps)), _after(page, list(steps))
    turns = (_before(page, page.turns), _after(page, page.turns))
    rounds = (_before(page, page.rounds), _after(page, page.rounds))
    ways = [
        ("replay-first", FIRST, steps[0], page.step > steps[0]),
        ("replay-back-round", ROUND_BACK, rounds[0], rounds[0] < page.step),
        ("replay-back-turn", TURN_BACK, turns[0], turns[0] < page.step),
        ("replay-back", BACK, before, before < page.step),
        ("replay-on", ON, after, page.step < after),
        ("replay-on-turn", TURN_ON, turns[1], turns[1] > page.step),
        ("replay-on-round", ROUND_ON, rounds[1], rounds[1] > page.step),
        ("replay-last", LAST, steps[-1], page.step < steps[-1]),
    ]
    if page.kept:
        ways = [way for way in ways if not way[0].endswith(("-turn", "-round"))]
    return [
        h.nav(".ways", aria_label=say("replay-steps"))[
            (
                h.a(
                    ".button.small",
                    href=step_link(page, to),
                    data_step=id,
                    aria_label=say(id),
                    title=say(id),
                )[icon(sign)]
                if there
                else h.span(".button.small.off", aria_hidden="true")[icon(sign)]
                for id, sign, to, there in ways
            )
        ],
        h.p(".where")[say("replay-where", n=page.step, of=page.steps)],
        h.small[say("replay-kept")] if page.kept else None,
        h.button(
            ".small",
            type="submit",
            form="go",
            formaction=f"{page.base}/fork",
            name="step",
            value=page.step,
            aria_describedby="fork-help",
        )[say("fork")]
        if page.can_fork
        else None,
        h.small("#fork-help")[say("fork-help")] if page.can_fork else None,
        h.a(".button.small.quiet", href=page.base)[say("back-to-table")],
    ]


def _log(say: Say, page: ReplayPage) -> Node:
    """Draws the story with the line of this step marked; each line is a link to its step."""
    if not page.log:
        return None
    return h.details(".story-steps", open=True)[
        h.summary[say("whole-story")],
        h.ol[(_line(page, line) for line in page.log)],
    ]


def _line(page: ReplayPage, line: LogLine) -> Node:
    now = line.step == page.step
    return h.li(
        class_="now" if now else "later" if line.step > page.step else None,
        aria_current="step" if now else None,
        data_lights=" ".join(line.things) or None,
    )[h.a(href=step_link(page, line.step))[h.small[line.step], " ", line.text]]


def story(page: ReplayPage, told: str) -> str:
    """Returns the page with the whole story, first things first as in the replay's log.

    `told` are its lines as the game draws them, with names in the colours of the seats.
    """
    say = speaker(page.visitor.lang)
    return document(
        page.visitor,
        f"{say('whole-story')} · {page.title}",
        h.main("#main.prose.story-page")[
            h.p(".crumbs")[h.a(href=page.base)[say("back-to-table")]],
            h.h1[say("whole-story")],
            h.ol(".glass.story-steps")[Markup(told)] if told else h.p[say("story-empty")],
        ],
        styles=[sheet for sheet in page.styles if not sheet.endswith(MODULE)],
    )
