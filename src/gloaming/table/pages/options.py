"""The options of a new table: what can be chosen, what each value means, and why one cannot be.

Everything here is drawn anew by the server when something in the form changes; the module of the
page asks for it and puts the parts (`data-part`) in their places. Without it a button does that.
"""

from markupsafe import Markup

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import GameChoice, OptionChoice, ValueChoice
from gloaming.table.pages.frame import Say, linked_rules

OPTION = "option-"  # how the fields of an option begin
EACH = "each-"  # and those of one that every seat has: `each-OPTION-2`
BEYOND = "beyond"  # in place of the row's number: for an opponent that the rules play
NOBODY = "none"


def seat_kind(fields: dict[str, str], least: int, bot: str, row: int) -> str:
    """Returns who sits in a row of the form.

    In a fresh one me and two such bots, or as many as the game needs: somebody plays at once.
    """
    if any(f"seat{other}" in fields for other in range(8)):
        return fields.get(f"seat{row}", "") or NOBODY
    if row == 0:
        return "me"
    return f"bot:{bot}" if row <= max(2, least - 1) else NOBODY


def of_seat(say: Say, game: GameChoice, row: int, seat: int) -> Node:
    """Draws the options of one seat, where every seat has its own; nothing at an empty one."""
    each = [option for option in game.options if option.each]
    if not each:
        return None
    if seat < 0 or any(seat >= len(option.seats) for option in each):
        return h.div(".of-seat", id=f"of-seat{row}", data_part="")
    return h.div(".of-seat", id=f"of-seat{row}", data_part="")[
        (_of_seat(say, game, option, row, seat) for option in each)
    ]


def _of_seat(say: Say, game: GameChoice, option: OptionChoice, row: int, seat: int) -> Node:
    now = _now(option, seat)
    if now.picture:
        return _cards(say, game, option, row, seat)
    label = h.label(".sr", for_=_field(option, str(row)))[option.title, " ", row + 1]
    # What several seats have is explained at the first of them.
    about = now.help if option.now.index(option.now[seat]) == seat else None
    return _choosing(game, option, str(row), seat, label, [about, _more(say, game, now)])


def _cards(say: Say, game: GameChoice, option: OptionChoice, row: int, seat: int) -> Node:
    """Draws the values of a seat as cards that unfold from the one that is chosen.

    It says nothing any more where another has been chosen and nobody has drawn it anew.
    """
    field = _field(option, str(row))
    now = _now(option, seat)
    title: Node = [option.title, " ", row + 1]
    return [
        h.details(".cards", id=field, name="cards")[
            h.summary[
                h.span(".now")[
                    h.img(src=now.picture, alt=""),
                    h.span[h.span(".sr")[title, ": "], h.b[now.title], h.small[now.help]],
                ],
                h.span(".change")[say("change")],
            ],
            h.fieldset(disabled=bool(option.idle_reason))[
                h.legend(".sr")[title],
                h.div(".pills")[
                    (_pill(option, v, field, option.now[seat]) for v in option.seats[seat])
                ],
            ],
        ],
        h.small(id=f"{field}-help", class_="fault" if now.barred else None)[
            linked_rules(now.barred, game.name) if now.barred else _more(say, game, now)
        ],
    ]


def _beyond(game: GameChoice, option: OptionChoice) -> Node:
    """Draws the options of an opponent that the rules play; its value follows those of seats."""
    label = h.label(for_=_field(option, BEYOND))[option.beyond]
    return [
        h.div(".of-seat.beyond")[_choosing(game, option, BEYOND, seat, label, option.beyond_help)]
        for seat in range(game.seats, len(option.seats))
    ]


def _field(option: OptionChoice, row: str) -> str:
    return f"{EACH}{option.id}-{row}"


def _now(option: OptionChoice, seat: int) -> ValueChoice:
    values = option.seats[seat]
    return next((v for v in values if v.id == option.now[seat]), values[0])


def _choosing(
    game: GameChoice, option: OptionChoice, row: str, seat: int, label: Node, about: Node
) -> Node:
    """Draws one value out of a list, its drawing, and what it means or what is wrong with it."""
    field = _field(option, row)
    now = _now(option, seat)
    return [
        h.span(".drawing", aria_hidden="true")[Markup(now.drawing)],
        label,
        h.select(
            id=field,
            name=field,
            aria_describedby=f"{field}-help",
            disabled=bool(option.idle_reason),
            title=option.idle_reason or None,
        )[
            (
                h.option(
                    value=v.id,
                    selected=v is now,
                    disabled=bool(v.barred) and v is not now,
                    title=v.barred or None,
                )[v.title]
                for v in option.seats[seat]
            )
        ],
        h.small(id=f"{field}-help", class_="fault" if now.barred else None)[
            linked_rules(now.barred, game.name) if now.barred else about
        ],
    ]


def _more(say: Say, game: GameChoice, value: ValueChoice) -> Node:
    """Draws a link to the card or board that explains a value."""
    if not value.sheet:
        return None
    href = f"/cards/{game.name}/{value.sheet}"
    said = f"{say('more')}: {value.title}"
    return [" ", h.a(".more-of", href=href, data_card=value.sheet, aria_label=said)[say("more")]]


def near(game: GameChoice) -> Node:
    """Draws what so few seats mean, and the options that come with it."""
    options = [option for option in game.options if option.near]
    return h.div("#near.near", data_part="", role="status")[
        h.p(".note")[game.note] if game.note else None,
        (_beyond(game, option) for option in game.options if option.each),
        h.div(".options")[(_option(game, option) for option in options)] if options else None,
    ]


def main_options(game: GameChoice) -> Node:
    """Draws the options of the table that most people choose anew."""
    options = [option for option in _for_all(game) if option.main]
    return h.div("#main-options.options", data_part="")[
        (_option(game, option) for option in options)
    ]


def for_all(game: GameChoice) -> Node:
    """Draws the other options that the table has once."""
    options = [option for option in _for_all(game) if not option.main]
    return h.div("#options.options", data_part="")[(_option(game, option) for option in options)]


def _for_all(game: GameChoice) -> list[OptionChoice]:
    return [option for option in game.options if not option.each and not option.near]


def chosen(game: GameChoice) -> str:
    """Returns what is not as usual, in a few words."""
    found: list[str] = []
    for option in game.options:
        if option.each or option.main or option.idle_reason or not option.values or not option.now:
            continue
        now = option.now[0]
        title = next((v.title for v in option.values if v.id == now), now)
        if now != option.values[0].id:
            found.append(f"{option.title}: {title}")
    return " · ".join(found)


def _option(game: GameChoice, option: OptionChoice) -> Node:
    field = f"{OPTION}{option.id}"
    told = f"{field}-help"
    now = option.now[0] if option.now else option.values[0].id if option.values else ""
    if not option.values:
        return h.p(".field")[
            h.label(for_=field)[option.title],
            h.input(
                id=field,
                name=field,
                value=now,
                maxlength="200",
                autocomplete="off",
                aria_describedby=told,
            ),
            _told(game, option, told, ""),
        ]
    value = next((v for v in option.values if v.id == now), None)
    about = value.help if value is not None else ""
    is_pictured = any(v.picture for v in option.values)
    look = "option pictured" if is_pictured else "option"
    return h.fieldset(
        class_=f"{look} idle" if option.idle_reason else look,
        disabled=bool(option.idle_reason),
        aria_describedby=told,
    )[
        h.legend[option.title],
        h.div(".pills")[(_pill(option, v, field, now) for v in option.values)],
        _told(game, option, told, about),
    ]


def _pill(option: OptionChoice, value: ValueChoice, field: str, now: str) -> Node:
    """Draws one value: pressed, free, or barred with its reason."""
    id = f"{field}-{value.id or 'default'}"
    off = bool(value.barred) and value.id != now
    return h.span(".pill", title=value.barred or value.help or None)[
        h.input(
            id=id,
            type="radio",
            name=field,
            value=value.id,
            checked=value.id == now and not option.idle_reason,
            disabled=off,
        ),
        h.label(for_=id)[
            h.img(src=value.picture, alt="", loading="lazy") if value.picture else None,
            Markup(value.drawing) if value.drawing else None,
            h.span(".nm")[value.title] if value.picture else value.title,
            h.span(".about", aria_hidden="true")[value.help] if value.picture else None,
            h.span(".sr")[": ", value.barred] if off else None,
        ],
    ]


def _told(game: GameChoice, option: OptionChoice, id: str, about: str) -> Node:
    """Draws why an option has no meaning now, or what is wrong, or what it is about."""
    if option.idle_reason:
        return h.small(id=id)[linked_rules(option.idle_reason, game.name)]
    if option.fault:
        return h.small(".fault", id=id)[linked_rules(option.fault, game.name)]
    return h.small(id=id)[about or option.help]


def renew(say: Say) -> Node:
    """Draws the options anew where the page's module does not run."""
    return h.button(".quiet.small.no-js", type="submit", formaction="/setup", formnovalidate=True)[
        say("options-renew")
    ]
