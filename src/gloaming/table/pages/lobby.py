"""The first page: make a table in one press, join one by its code, go on with one's own."""

from gloaming.bots.characters import character_names
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.text.words import TITLES
from gloaming.table.pages.clocks import clock_fields, rule_text
from gloaming.table.pages.data import GameChoice, LobbyPage, SeatName, TableCard
from gloaming.table.pages.frame import (
    Say,
    csrf,
    document,
    horizon,
    initials,
    linked_rules,
    name,
    speaker,
    stamp,
)
from gloaming.table.pages.options import (
    NOBODY,
    chosen,
    for_all,
    main_options,
    near,
    of_seat,
    renew,
    seat_kind,
)

MAX_NAME = "40"
STYLE = "/static/lobby.css"
TITLED_BOTS = (  # others have no title
    "random",
    "greedy",
    "plan",
    "veteran",
    "search",
    "quick",
    *character_names(),
)
# Those with a title in games played together.
COMPANIONS = ("random", "greedy", "plan", "veteran", "search")
CODE = "code"  # the field of a table's code; who filled it in is told beside it what is wrong


def lobby(page: LobbyPage) -> str:
    """Returns the lobby as a page."""
    say = speaker(page.visitor.lang)
    game = next((g for g in page.games if g.name == page.chosen), page.games[0])
    running = sorted((t for t in page.tables if not t.over), key=lambda t: not t.your_turn)
    finished = [t for t in page.tables if t.over]
    return document(
        page.visitor,
        say("lobby-title"),
        [
            horizon(),
            h.main("#main", class_=f"lobby game-{game.name}")[
                h.div(".welcome")[
                    h.h1[say("lobby-welcome")],
                    h.p[say("lobby-about")],
                ],
                _new_table(say, page, game),
                h.div(".beside")[
                    _tables(say, running, "my-running") if running else None,
                    _join(say, page),
                    _tables(say, finished, "my-finished") if finished else None,
                ],
            ],
        ],
        look="page at-lobby",
        styles=[STYLE, *game.styles],
    )


# --- a new table --------------------------------------------------------------------------


def _new_table(say: Say, page: LobbyPage, game: GameChoice) -> Node:
    visitor = page.visitor
    return h.section(".glass.new-table", aria_labelledby="new-table")[
        h.h2("#new-table")[say("new-table")],
        _games(say, page, game) if len(page.games) > 1 else None,
        h.p(".problem", role="alert")[linked_rules(page.problem, game.name)]
        if page.problem and CODE not in page.filled
        else None,
        h.form(
            "#make",
            method="post",
            action="/tables",
            enctype="multipart/form-data",
            data_renew="/setup",
            data_share="",
        )[
            csrf(visitor),
            h.input(type="hidden", name="game", value=game.name),
            h.div(".who")[
                h.p(".field")[
                    h.label(for_="name")[say("your-name")],
                    h.input(
                        "#name",
                        name="name",
                        value=page.filled.get("name", visitor.name),
                        maxlength=MAX_NAME,
                        autocomplete="nickname",
                        placeholder=say("guest"),
                    ),
                ],
                h.p(".field.lang")[
                    h.label(for_="lang")[say("menu-language")],
                    h.select("#lang", name="lang")[
                        (
                            h.option(value=id, selected=id == visitor.lang, lang=id)[TITLES[id]]
                            for id in LANGUAGES
                        )
                    ],
                ],
            ],
            main_options(game),
            h.fieldset(".seats")[
                h.legend[
                    h.span(".what")[game.title],
                    " ",
                    h.small[say("seats-of", least=game.least, most=game.most)],
                ],
                h.ol[_seats(say, page, game)],
                h.small(".strengths")[say("bot-strengths")] if game.ratings else None,
                near(game),
            ],
            h.button(".go", type="submit")[say("start"), h.small[say("start-note")]],
            _more(say, page, game),
        ],
    ]


def _games(say: Say, page: LobbyPage, chosen: GameChoice) -> Node:
    """Draws the games as links, because seats and options depend on the game."""
    return h.nav(".choices.games", aria_label=say("game"))[
        (
            h.a(href=f"/?game={game.name}", aria_current="true" if game is chosen else None)[
                game.title
            ]
            for game in page.games
        )
    ]


def _seats(say: Say, page: LobbyPage, game: GameChoice) -> Node:
    """Draws all rows of seats; a seat's number counts only those where somebody sits."""
    seat = 0
    rows: list[Node] = []
    for row in range(game.most):
        kind = seat_kind(page.filled, game.least, game.usual_bot, row)
        taken = kind != NOBODY
        rows.append(_seat(say, page, game, row, kind, seat if taken else -1))
        seat += 1 if taken else 0
    return rows


def _seat(say: Say, page: LobbyPage, game: GameChoice, row: int, chosen: str, seat: int) -> Node:
    """Draws one seat: who sits there, their name, and what the game lets a seat choose."""
    field = f"seat{row}"
    kinds = [
        ("me", say("seat-me")),
        ("friend", say("seat-friend")),
        ("hotseat", say("seat-again" if game.has_open_hands else "seat-hot")),
    ]
    kinds += [(f"bot:{bot}", rated_title(say, bot, game)) for bot in game.bots]
    if row >= game.least or chosen == NOBODY:
        kinds.append((NOBODY, say("seat-none")))
    return h.li(".seat-row")[
        h.span(".number", aria_hidden="true")[row + 1],
        h.label(".sr", for_=field)[say("seat", n=row + 1)],
        h.select(id=field, name=field)[
            (h.option(value=id, selected=id == chosen)[label] for id, label in kinds)
        ],
        h.label(".sr", for_=f"seatname{row}")[say("seat-name", n=row + 1)],
        h.input(
            id=f"seatname{row}",
            name=f"seatname{row}",
            value=page.filled.get(f"seatname{row}", ""),
            maxlength=MAX_NAME,
            placeholder=say("seat-name-short"),
            autocomplete="off",
        ),
        of_seat(say, game, row, seat),
    ]


def bot_title(say: Say, bot: str, is_companion: bool) -> str:
    """Returns a bot's title; one without words of its own shows its name.

    Where all win or lose together it is a companion, of whom it is said how much help it is.
    """
    if is_companion and bot in COMPANIONS:
        return say(f"companion-{bot}")
    return say("seat-bot", level=say(f"bot-{bot}") if bot in TITLED_BOTS else bot)


def rated_title(say: Say, bot: str, game: GameChoice) -> str:
    """Returns a bot's title with its strength, where that was measured."""
    title = bot_title(say, bot, game.is_cooperative)
    return say("bot-rated", title=title, n=game.ratings[bot]) if bot in game.ratings else title


def _more(say: Say, page: LobbyPage, game: GameChoice) -> Node:
    """Draws what most people leave as it is."""
    touched = any(key.startswith("option-") for key in page.filled)
    touched = touched or page.filled.get("clock", "none").partition("-")[0] != "none"
    return h.details(".extras", open=touched)[
        h.summary[say("more-options"), " ", h.small("#chosen", data_part="")[chosen(game) or None]],
        for_all(game),
        renew(say),
        clock_fields(say, page.filled),
        h.p(".field")[
            h.label(for_="pack")[say("pack")],
            h.input(
                "#pack", type="file", name="pack", accept=".toml", aria_describedby="pack-help"
            ),
            h.small("#pack-help")[say("pack-help")],
        ],
    ]


# --- joining, and one's own tables ----------------------------------------------------------


def _join(say: Say, page: LobbyPage) -> Node:
    problem = page.problem if CODE in page.filled else ""
    return h.section(".glass.join", aria_labelledby="join")[
        h.h2("#join")[say("join")],
        h.form(".row", method="get", action="/join")[
            h.label(".sr", for_="code")[say("join-code")],
            h.input(
                "#code.code",
                name="code",
                maxlength="200",
                required=True,
                value=page.filled.get(CODE, ""),
                placeholder="ABC234",
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
                aria_describedby="join-problem" if problem else "join-help",
                aria_invalid="true" if problem else None,
                autofocus=bool(problem),
            ),
            h.button(type="submit")[say("join-go")],
        ],
        h.p("#join-problem.problem", role="alert")[problem] if problem else None,
        h.small("#join-help")[say("join-help")],
    ]


def _tables(say: Say, tables: list[TableCard], id: str) -> Node:
    return h.section(".glass.mine", aria_labelledby=id)[
        h.h2(id=id)[say("my-finished") if id == "my-finished" else say("my-running")],
        h.ul(".tables")[(_table(say, table) for table in tables)],
    ]


def _table(say: Say, table: TableCard) -> Node:
    """Draws a table on the list: the whole card is a link to it."""
    return h.li(class_="table-card turn" if table.your_turn else "table-card")[
        h.a(".in", href=f"/t/{table.id}")[
            h.strong[table.title],
            h.span(".state")[
                say("state-your-turn")
                if table.your_turn
                else say("state-over")
                if table.over
                else say("state-running")
            ],
        ],
        h.ul(".folk")[(_person(table, number, seat) for number, seat in enumerate(table.seats))],
        h.p(".fine")[
            h.span(".code")[table.code],
            stamp(table.touched),
            h.span[rule_text(say, table.clock)]
            if table.clock.kind != "none" and not table.over
            else None,
            h.a(href=f"/t/{table.id}/replay")[say("replay")] if table.over else None,
        ],
    ]


def _person(table: TableCard, number: int, seat: SeatName) -> Node:
    """Draws somebody at a table; with points, and whether they won, once the game is over."""
    won = table.over and number in table.winners
    return h.li(class_=f"person{' mine' if seat.mine else ''}{' best' if won else ''}")[
        h.span(".disc", aria_hidden="true")[initials(seat.name)],
        name(seat.name),
        h.b(".points")[table.scores[number]] if table.over and number < len(table.scores) else None,
    ]
