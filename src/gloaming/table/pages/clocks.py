"""Clocks, and people who are not there, in words and on the page.

A clock is drawn once, with the served time at which it runs out; `clocks.js` counts it down by the
server's time without a request. Without the module it shows how much there was at first.
"""

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import AbsentSeat, SeatTime, TablePage
from gloaming.table.pages.frame import Say, name
from gloaming.table.play.clocks import ClockRule

DAY = 86_400
PRESETS = (  # what the form for a new table offers; a program may ask for anything else
    ClockRule(),
    ClockRule("live", minutes=10, seconds=20),
    ClockRule("live", minutes=30, seconds=30),
    ClockRule("live", minutes=60, seconds=60),
    ClockRule("slow", days=1),
    ClockRule("slow", days=3),
    ClockRule("slow", days=7),
)
PRESET = {f"{rule.kind}-{rule.minutes}-{rule.days}": rule for rule in PRESETS}
TOLD = {  # what is said of a seat, by what has happened to it
    "time": "away-time",
    "vote": "away-vote",
    "resigned": "away-resigned",
    "left": "away-left",
    "back": "away-back",
    "passed": "away-passed",
}


def rule_text(say: Say, rule: ClockRule) -> str:
    """Returns how much time people have, in a few words."""
    if rule.kind == "live":
        return say("clock-live", minutes=rule.minutes, seconds=rule.seconds)
    return say("clock-slow", days=rule.days) if rule.kind == "slow" else say("clock-none")


def whole_rule_text(say: Say, rule: ClockRule) -> str:
    """Returns how much time people have, and what happens when it is up."""
    if rule.kind == "none":
        return say("clock-none")
    end = say("clock-end-pass-help") if rule.at_end == "pass" else say("clock-end-bot-help")
    return f"{say('clock-is', rule=rule_text(say, rule))} {end}"


def change_text(say: Say, what: str, name: str) -> str:
    """Returns what has happened to a seat, in words."""
    return say(TOLD[what], name=name) if what in TOLD else ""


def duration(say: Say, seconds: float) -> str:
    """Returns a time as a clock shows it: minutes and seconds, hours, or days."""
    whole = max(0, int(seconds))
    if whole >= DAY:
        return say("clock-days", days=whole // DAY, hours=whole % DAY // 3600)
    hours, minutes, left = whole // 3600, whole % 3600 // 60, whole % 60
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


# --- the form for a new table -----------------------------------------------------------------


def clock_fields(say: Say, filled: dict[str, str]) -> Node:
    """Draws what can be chosen of clocks for a new table."""
    chosen, end = filled.get("clock", ""), filled.get("clock-end", "bot")
    return h.div(".clock-fields")[
        h.p(".field")[
            h.label(for_="clock")[say("clock")],
            h.select("#clock", name="clock")[
                (
                    h.option(value=id, selected=id == chosen)[rule_text(say, rule)]
                    for id, rule in PRESET.items()
                )
            ],
            h.small[say("clock-help")],
        ],
        h.p(".field")[
            h.label(for_="clock-end")[say("clock-end")],
            h.select("#clock-end", name="clock-end")[
                (
                    h.option(value=id, selected=id == end)[label]
                    for id, label in (
                        ("bot", say("clock-end-bot")),
                        ("pass", say("clock-end-pass")),
                    )
                )
            ],
        ],
    ]


# --- at the table -----------------------------------------------------------------------------


def clocks(say: Say, page: TablePage) -> Node:
    """Draws the clocks of all seats; those that run have the time at which they run out."""
    if page.over or not page.clocks:
        return None
    return h.ul(
        ".clocks",
        aria_label=say("clocks"),
        data_long=say("clock-days", days="{d}", hours="{h}"),
        data_warn=say("clock-warning", time="{time}"),
    )[(_clock(say, clock) for clock in page.clocks)]


def _clock(say: Say, clock: SeatTime) -> Node:
    look = "running" if clock.due is not None else None
    return h.li(class_=f"{look or 'still'}{' mine' if clock.mine else ''}")[
        name(clock.name),
        " ",
        h.b(
            class_="clock",
            role="timer",
            aria_live="off",
            data_due=None if clock.due is None else f"{clock.due:.1f}",
            data_mine=clock.mine or None,
        )[duration(say, clock.left)],
    ]


def absences(say: Say, page: TablePage) -> Node:
    """Draws who is away and who plays for them, who may come back, and who can be voted on."""
    return [_absence(say, page, seat) for seat in page.absent]


def _absence(say: Say, page: TablePage, seat: AbsentSeat) -> Node:
    address = f"{page.base}/seats/{seat.number}"
    if seat.why:
        text = change_text(say, seat.why, seat.name)
        if seat.mine and seat.why != "resigned" and not page.over:
            return h.div(".notice")[
                h.p(role="status")[text],
                h.button(type="submit", form="do", formaction=f"{address}/back")[say("away-come")],
            ]
        return h.p(".notice.quiet", role="status")[text]
    return h.div(".notice")[
        h.p[
            say("absent", name=seat.name),
            h.small[say("absent-votes", n=seat.votes, of=seat.voters)] if seat.votes else None,
        ],
        h.button(type="submit", form="do", formaction=f"{address}/vote")[say("absent-vote")]
        if seat.mine_to_decide
        else None,
    ]


def terms(say: Say, page: TablePage) -> Node:
    """Draws what somebody should know before sitting down: clocks, and a seed that was chosen."""
    if page.over or not any(seat.free for seat in page.seats):
        return None
    return [
        h.p(".notice.quiet")[say("seed-chosen")] if page.is_seed_chosen else None,
        h.p(".notice.quiet")[whole_rule_text(say, page.clock)]
        if page.clock.kind != "none"
        else None,
    ]


def resignation(say: Say, page: TablePage) -> Node:
    """Draws the way to give an own seat up, for each of them."""
    if page.watching or page.over:
        return None
    mine = [seat for seat in page.seats if seat.mine and not seat.bot]
    return [
        h.details(".report.resign")[
            h.summary[_way_out(say, page, seat.name if len(mine) > 1 else "")],
            h.p[say("resign-together-help") if page.is_cooperative else say("resign-help")],
            h.button(
                ".small",
                type="submit",
                form="go",
                formaction=f"{page.base}/seats/{seat.number}/resign",
                name="sure",
                value="yes",
            )[say("resign-go")],
        ]
        for seat in mine
    ]


def _way_out(say: Say, page: TablePage, name: str) -> str:
    """Returns how giving a seat up is called; `name` is whose, where a person has several."""
    if page.is_cooperative:
        return say("leave-game-seat", name=name) if name else say("leave-game")
    return say("resign-seat", name=name) if name else say("resign")
