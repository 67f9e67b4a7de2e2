"""The form for a new table: from its fields to a request, and to what can be chosen now.

What an option means, and which of its values go together, only the game's box knows; here it is
brought into words.
"""

import msgspec

from gloaming.bots.bot import usual
from gloaming.kernel.box import Box
from gloaming.kernel.setup.options import (
    Objection,
    OpenOption,
    OptionValue,
    SetupOption,
    normalized,
    open_options,
)
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import Words
from gloaming.table.game_catalog import STATIC, bots_on_offer, lobby_styles
from gloaming.table.pages.clocks import PRESET
from gloaming.table.pages.data import GameChoice, OptionChoice, ValueChoice
from gloaming.table.pages.options import BEYOND, EACH, NOBODY, OPTION, seat_kind
from gloaming.table.play.clocks import NO_CLOCK, NONE, PASS, ClockRule
from gloaming.table.table_request import SeatRequest, TableRequest

BOT = "bot:"
MOST_ROWS = 8


def seat_kinds(box: Box, fields: dict[str, str]) -> list[str]:
    """Returns who sits in each row of the form; a row without a choice is as usual."""
    rows = range(min(box.most, MOST_ROWS))
    return [seat_kind(fields, box.least, usual(box), row) for row in rows]


def table_request_of(fields: dict[str, str], pack: str, box: Box | None) -> TableRequest:
    """Returns the table that the form asks for; empty seats are left out."""
    seats: list[SeatRequest] = []
    for row in range(MOST_ROWS):
        kind = fields.get(f"seat{row}", NOBODY)
        name = fields.get(f"seatname{row}", "")
        if kind.startswith(BOT):
            seats.append(SeatRequest("bot", name, kind.removeprefix(BOT)))
        elif kind != NOBODY:
            seats.append(SeatRequest(kind, name))
    options = _options(box, fields) if box is not None else {}
    seed = fields.get("seed", "").strip()
    shares = fields.get("share", "")[:200], fields.get("nonce", "")[:200]
    game, clock = fields.get("game", ""), clock_of(fields)
    return TableRequest(game, seats, options, pack, seed, clock, *shares)


def clock_of(fields: dict[str, str]) -> ClockRule:
    """Returns the clock that the form asks for."""
    rule = PRESET.get(fields.get("clock", ""), NO_CLOCK)
    is_passing = rule.kind != NONE and fields.get("clock-end") == PASS
    return msgspec.structs.replace(rule, at_end=PASS) if is_passing else rule


def _options(box: Box, fields: dict[str, str]) -> dict[str, str]:
    """Returns the options that differ from their defaults; those for each seat from its row."""
    found = {
        key.removeprefix(OPTION): value.strip()
        for key, value in fields.items()
        if key.startswith(OPTION) and value.strip()
    }
    rows = [str(row) for row, kind in enumerate(seat_kinds(box, fields)) if kind != NOBODY]
    setup = Setup(box.name, len(rows), "", {}, (), box.rules_version)
    for choice in box.setup_options:
        if choice.each and choice.id not in found:
            beyond = [BEYOND] * (box.parts(choice, setup) - len(rows))
            asked = [f"{EACH}{choice.id}-{row}" for row in (*rows, *beyond)]
            parts = [fields.get(field, "").strip() for field in asked]
            joined = choice.joined([part or choice.default for part in parts])
            if joined:
                found[choice.id] = joined
        elif found.get(choice.id) == choice.default:
            del found[choice.id]
    return found


def setup_of(box: Box, fields: dict[str, str]) -> Setup:
    """Returns the set-up that the form asks for; its key is drawn when the game begins."""
    seats = sum(1 for kind in seat_kinds(box, fields) if kind != NOBODY)
    return Setup(box.name, seats, "", _options(box, fields), (), box.rules_version)


def objection_text(words: Words, objection: Objection, title: str) -> str:
    """Returns an objection in words, with its rule; the game is called by its title."""
    args = dict(objection.reason.args)
    if "game" in args:
        args["game"] = title
    text = words.format(objection.reason.id, **args)
    text = text[:1].upper() + text[1:]
    return f"{text} ({objection.rule})." if objection.rule else f"{text}."


def problem_of(box: Box, words: Words, title: str, fields: dict[str, str]) -> str:
    """Returns what is wrong with what the form asks for; "" where it can be played."""
    wrong = box.objections(setup_of(box, fields))
    return " ".join(dict.fromkeys(objection_text(words, objection, title) for objection in wrong))


def game_choice(box: Box, words: Words, title: str, fields: dict[str, str]) -> GameChoice:
    """Returns a game with everything that can be chosen now, seats and options being as given."""
    setup = normalized(box, setup_of(box, fields))
    wrong = box.objections(setup)
    note = f"setup-seats-{setup.seats}"

    def option(now: OpenOption) -> OptionChoice:
        choice = now.choice
        columns = [
            [_value(box, words, setup, choice, value, title) for value in column]
            for column in now.values
        ]
        about = f"setup-{choice.id}-help"
        idle = (
            ""
            if now.idle_reason is None
            else objection_text(words, Objection("", now.idle_reason), title)
        )
        faults = [objection_text(words, objection, title) for objection in wrong]
        return OptionChoice(
            id=choice.id,
            title=_text(words, f"setup-{choice.id}", choice.id),
            help=_text(words, about, ""),
            values=[] if choice.each else columns[0],
            now=now.now,
            each=choice.each,
            seats=columns if choice.each else [],
            idle_reason=idle,
            near=bool(choice.most) and now.idle_reason is None,
            main=choice.main,
            fault=next((f for f, o in zip(faults, wrong) if o.option == choice.id), ""),
            beyond=_text(words, f"setup-{choice.id}-beyond", ""),
            beyond_help=_text(words, f"setup-{choice.id}-beyond-help", ""),
        )

    return GameChoice(
        name=box.name,
        title=title,
        least=box.least,
        most=box.most,
        seats=setup.seats,
        options=[option(now) for now in open_options(box, setup)],
        bots=bots_on_offer(box),
        usual_bot=usual(box),
        ratings=box.bot_ratings(),
        note=_text(words, note, ""),
        styles=lobby_styles(box),
        is_cooperative=box.is_cooperative,
        has_open_hands=box.has_open_hands,
    )


def _value(
    box: Box, words: Words, setup: Setup, choice: SetupOption, value: OptionValue, title: str
) -> ValueChoice:
    told = box.option_help(choice, value.id, setup)
    return ValueChoice(
        id=value.id,
        title=_text(words, choice.message(value.id), value.id),
        help=told.texts.get(words.language) or _text(words, told.message, ""),
        barred="" if value.barred is None else objection_text(words, value.barred, title),
        sheet=told.sheet,
        drawing=told.drawing,
        picture=f"{STATIC}/{box.name}/{told.picture}" if told.picture else "",
    )


def _text(words: Words, id: str, otherwise: str) -> str:
    return words.format(id) if words.has_message(id) else otherwise
