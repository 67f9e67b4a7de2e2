"""The plain set-up: a few questions, Enter takes what is in brackets, then the game begins."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from gloaming.bots.bot import offered, usual
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import LANGUAGES, Pack, read_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, read_record
from gloaming.kernel.setup.options import OpenOption, open_options
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import TITLES, Words
from gloaming.terminal.console import Read, TerminalConsole
from gloaming.terminal.pace import usual_speed
from gloaming.terminal.play import offer_to_resume, play
from gloaming.terminal.saved_games import SavedGames
from gloaming.terminal.seating import own_name, seating


def own_language() -> str:
    """Returns the language of the person's system if there are texts in it, else the first."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")[:2].casefold()
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


def start(
    game: str = "",
    *,
    seats: str = "",
    lang: str | None = None,
    seed: str = "",
    options: dict[str, str] | None = None,
    packs: Sequence[Path] = (),
    load: Path | None = None,
    console: Console | None = None,
    read: Read | None = None,
    folder: Path | None = None,
    speed: str = "",
) -> int:
    """Does what `gloaming play` does: loads a game, plays one, or asks for what is not given.

    The exit code is 0 also when somebody leaves early: nothing is lost then.
    """
    opened_packs = [read_pack(path) for path in packs]
    if load is not None:
        record = read_record(load)
        box = registry.find(record.setup.game)
        language = lang or record.lang
        play(
            box,
            lang=language,
            packs=opened_packs,
            resume=load,
            console=console,
            read=read,
            folder=folder,
            speed=speed,
        )
        return 0
    if seats:
        box = registry.find(game or registry.only_game())
        language = lang or own_language()
        who = seats.split(",")
        play(
            box,
            who,
            language,
            seed or None,
            options,
            opened_packs,
            console=console,
            read=read,
            folder=folder,
            speed=speed,
        )
        return 0
    set_up(
        game,
        lang or "",
        seed,
        options,
        opened_packs,
        console,
        read=read,
        folder=folder,
        speed=speed,
    )
    return 0


def set_up(
    game: str = "",
    lang: str = "",
    seed: str = "",
    options: dict[str, str] | None = None,
    packs: Sequence[Pack] = (),
    console: Console | None = None,
    *,
    read: Read | None = None,
    folder: Path | None = None,
    speed: str = "",
) -> Match | None:
    """Asks for all that is not given, and plays; None if somebody leaves before it begins."""
    terminal = TerminalConsole(lang or own_language(), console, read)
    box = registry.find(game) if game else None
    try:
        terminal.print_message("welcome", "bold brass")
        games = SavedGames(folder)
        resumed = _resume(terminal, games, game, lang, packs, folder, speed)
        if resumed is not None:
            return resumed
        if not lang:
            _language(terminal)
        box = box or _game(terminal)
        seats = _seats(terminal, box)
        packs = packs or _packs(terminal, box)
        chosen = options or _options(terminal, box, len(seats), list(packs))
        chosen_seed = seed or terminal.read(f"{terminal.format('ask-seed')} ")
    except (KeyboardInterrupt, EOFError):
        terminal.print_blank_line()
        terminal.print_message("set-up-left", "mist")
        return None
    return play(
        box,
        seats,
        terminal.language,
        chosen_seed or None,
        chosen,
        packs,
        console=terminal.console,
        read=terminal.read,
        folder=folder,
        speed=speed or usual_speed(terminal),
        offers_rematch=terminal.is_interactive,
    )


def _resume(
    terminal: TerminalConsole,
    games: SavedGames,
    game: str,
    lang: str,
    packs: Sequence[Pack],
    folder: Path | None,
    speed: str,
) -> Match | None:
    """Goes on with an unfinished game, if somebody wants that and it can be read; in its language,
    unless another one is asked for."""
    path = offer_to_resume(terminal, games, game)
    if path is None:
        return None
    try:
        record = read_record(path)
        return play(
            registry.find(record.setup.game),
            lang=lang or record.lang or terminal.language,
            packs=packs,
            resume=path,
            console=terminal.console,
            read=terminal.read,
            folder=folder,
            speed=speed or usual_speed(terminal),
            offers_rematch=terminal.is_interactive,
        )
    except GloamingError as error:
        terminal.print_problem(str(error))
        return None


def _language(terminal: TerminalConsole) -> None:
    known = ", ".join(f"{id} {TITLES[id]}" for id in LANGUAGES)
    while True:
        line = terminal.read(
            f"Language · Idioma · Sprache ({known}) [{terminal.language}]: "
        ).casefold()
        if not line:
            return
        for id in LANGUAGES:
            if line in (id, TITLES[id].casefold()):
                terminal.set_language(id)
                return
        terminal.print_problem(terminal.format("no-language", languages=", ".join(LANGUAGES)))


def _game(terminal: TerminalConsole) -> Box:
    names = registry.names()
    while len(names) > 1:
        line = terminal.read(
            f"{terminal.format('ask-game', games=', '.join(names))} [{names[0]}]: "
        )
        if not line:
            break
        if line.casefold() in names:
            return registry.find(line.casefold())
        terminal.print_problem(terminal.format("no-such-game", games=", ".join(names)))
    return registry.find(names[0])


def _seats(terminal: TerminalConsole, box: Box) -> list[str]:
    default = max(2, box.least)
    while True:
        line = terminal.read(
            f"{terminal.format('ask-seats', least=box.least, most=box.most)} [{default}]: "
        )
        count = int(line) if line.isdecimal() else default if not line else -1
        if box.least <= count <= box.most:
            break
        terminal.print_problem(terminal.format("bad-seats", least=box.least, most=box.most))
    terminal.print_message("about-seats", "mist", bots=", ".join(offered(box)))
    seats: list[str] = []
    while len(seats) < count:
        fallback = own_name(terminal) if not seats else usual(box)
        line = terminal.read(f"{terminal.format('ask-seat', n=len(seats) + 1)} [{fallback}]: ")
        try:
            seating([*seats, line or fallback], terminal, box)
        except GloamingError as error:
            terminal.print_problem(str(error))
            continue
        seats.append(line or fallback)
    return seats


def _packs(terminal: TerminalConsole, box: Box) -> list[Pack]:
    while True:
        line = terminal.read(f"{terminal.format('ask-pack')} ")
        if not line:
            return []
        try:
            pack = read_pack(Path(line).expanduser())
            box.catalogue([pack])
            return [pack]
        except GloamingError as error:
            terminal.print_problem(str(error))


def _options(terminal: TerminalConsole, box: Box, seats: int, packs: list[Pack]) -> dict[str, str]:
    """Asks for each option with a short explanation; one Enter passes over most of them.

    What comes with so few seats, like the level of an opponent, is asked at once.
    """
    options: dict[str, str] = {}
    words = box.words(terminal.language, [], packs)
    with_seats = [choice.id for choice in box.setup_options if choice.most]
    for id in with_seats:
        options = _asked(terminal, box, words, seats, options, id)
    others = [choice.id for choice in box.setup_options if choice.id not in with_seats]
    if others and terminal.confirm("ask-options", default=False):
        for id in others:
            options = _asked(terminal, box, words, seats, options, id)
    return options


def _asked(
    terminal: TerminalConsole, box: Box, words: Words, seats: int, options: dict[str, str], id: str
) -> dict[str, str]:
    """Returns the options with the answer for one of them, if it has a meaning now."""
    setup = Setup(box.name, seats, "", options, (), box.rules_version)
    now = next(now for now in open_options(box, setup) if now.choice.id == id)
    return options if now.idle_reason is not None else _option(terminal, box, words, setup, now)


def _option(
    terminal: TerminalConsole, box: Box, words: Words, setup: Setup, now: OpenOption
) -> dict[str, str]:
    """Explains one option and its values, and asks for it until the answer is right."""
    choice = now.choice
    title = words.format(f"setup-{choice.id}")
    terminal.print_message(
        "option-about", "mist", title=title, help=words.format(f"setup-{choice.id}-help")
    )
    free = [value.id for value in now.values[0] if value.id and value.barred is None]
    told: dict[str, list[str]] = {}
    for value in free:
        told.setdefault(box.option_help(choice, value, setup).message, []).append(value)
    for about, values in told.items():
        if words.has_message(about):
            title_of = f"  {', '.join(values)}"
            terminal.print_message("option-about", "mist", title=title_of, help=words.format(about))
    known = f" ({', '.join(free)})" if free else ""
    while True:
        line = terminal.read(f"{title}{known} [{choice.default}]: ").casefold()
        tried = {**setup.options, choice.id: line} if line else setup.options
        wrong = box.objections(msgspec.structs.replace(setup, options=tried))
        if not wrong:
            return tried
        reason = wrong[0].reason
        said = words.format(reason.id, **reason.args)
        terminal.print_problem(f"{said} ({wrong[0].rule})" if wrong[0].rule else said)
