"""Replay: any past position of a game, by slider, by link, by the line of the story."""

from markupsafe import Markup

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.zones import Zone
from gloaming.table.pages.data import LogLine, ReplayPage
from gloaming.table.pages.frame import MODULE, Say, csrf, document, icon, speaker, written
from gloaming.table.pages.table import section

FIRST = "M6 5v14M19 5l-9 7 9 7z"
BACK = "M17 5l-10 7 10 7z"
ON = "M7 5l10 7-10 7z"
LAST = "M18 5v14M5 5l9 7-9 7z"


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
                        h.button(".small.no-js", type="submit")[say("replay-show")],
                    ],
                ],
                h.div(
                    "#table",
                    class_=f"table game-{page.game}",
                    data_base=page.base,
                    data_game=page.game,
                    data_seat=page.seat,
                    data_replay="yes",
                    data_title=say("replay-heading", title=page.title),
                    data_lost=say("connection-lost"),
                )[(section(zone) for zone in page.zones)],
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
        Zone("frame-log", written(_log(say, page))),
    ]


def step_link(page: ReplayPage, step: int) -> str:
    """Returns the address of a step."""
    return f"{page.base}/replay?step={step}"


def _steps(say: Say, page: ReplayPage) -> Node:
    """Draws the number of the step, links to other steps, and the button to play on from here."""
    steps = page.kept or range(page.steps + 1)
    before = max((step for step in steps if step < page.step), default=page.step)
    after = min((step for step in steps if step > page.step), default=page.step)
    ways = (
        ("replay-first", FIRST, steps[0], page.step > steps[0]),
        ("replay-back", BACK, before, before < page.step),
        ("replay-on", ON, after, page.step < after),
        ("replay-last", LAST, steps[-1], page.step < steps[-1]),
    )
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
