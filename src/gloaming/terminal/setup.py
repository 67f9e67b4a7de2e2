"""The plain set-up: a few questions, Enter takes what is in brackets, then the game begins."""

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from gloaming.bots.bot import NAMES as BOTS
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import LANGUAGES, Pack, read_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, read_record
from gloaming.kernel.setup.options import OpenOption, open_options
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import TITLES, Words
from gloaming.terminal.console import Read, TerminalConsole
from gloaming.terminal.saved_games import SavedGames
from gloaming.terminal.seating import own_name, seating
from gloaming.terminal.session import offer_to_resume, play


def own_language() -> str:
    """The language of the person's system, if we speak it."""
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
) -> int:
    """What `gloaming play` does: load a game, play one as told, or ask for what is not told.

    The exit code is 0 also when somebody leaves early: nothing is lost then.
    """
    open_options = [read_pack(path) for path in packs]
    if load is not None:
        record = read_record(load)
        box = registry.find(record.setup.game)
        spoken = lang or record.lang
        play(
            box,
            lang=spoken,
            packs=open_options,
            resume=load,
            console=console,
            read=read,
            folder=folder,
        )
        return 0
    if seats:
        box = registry.find(game or registry.only_game())
        talk_in = lang or own_language()
        who = seats.split(",")
        play(
            box,
            who,
            talk_in,
            seed or None,
            options,
            open_options,
            console=console,
            read=read,
            folder=folder,
        )
        return 0
    set_up(game, lang or "", seed, options, open_options, console, read=read, folder=folder)
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
) -> Match | None:
    """Ask for everything that is not given, and play; None if somebody leaves before it begins."""
    talk = TerminalConsole(lang or own_language(), console, read)
    box = registry.find(game) if game else None
    try:
        talk.tell("welcome", "bold brass")
        if not lang:
            _language(talk)
        games = SavedGames(folder)
        resumed = _resume(talk, games, game, packs, folder)
        if resumed is not None:
            return resumed
        box = box or _game(talk)
        seats = _seats(talk, box)
        packs = packs or _packs(talk, box)
        chosen = options or _options(talk, box, len(seats), list(packs))
        luck = seed or talk.read(f"{talk.say('ask-seed')} ")
    except (KeyboardInterrupt, EOFError):
        talk.gap()
        talk.tell("set-up-left", "mist")
        return None
    return play(
        box,
        seats,
        talk.language,
        luck or None,
        chosen,
        packs,
        console=talk.console,
        read=talk.read,
        folder=folder,
    )


def _resume(
    talk: TerminalConsole, games: SavedGames, game: str, packs: Sequence[Pack], folder: Path | None
) -> Match | None:
    """Go on with an unfinished game, if somebody wants that and it can be read."""
    path = offer_to_resume(talk, games, game)
    if path is None:
        return None
    try:
        box = registry.find(read_record(path).setup.game)
        return play(
            box,
            lang=talk.language,
            packs=packs,
            resume=path,
            console=talk.console,
            read=talk.read,
            folder=folder,
        )
    except GloamingError as error:
        talk.problem(str(error))
        return None


def _language(talk: TerminalConsole) -> None:
    known = ", ".join(f"{id} {TITLES[id]}" for id in LANGUAGES)
    while True:
        line = talk.read(f"Language · Idioma · Sprache ({known}) [{talk.language}]: ").casefold()
        if not line:
            return
        for id in LANGUAGES:
            if line in (id, TITLES[id].casefold()):
                talk.speak(id)
                return
        talk.problem(talk.say("no-language", languages=", ".join(LANGUAGES)))


def _game(talk: TerminalConsole) -> Box:
    names = registry.names()
    while len(names) > 1:
        line = talk.read(f"{talk.say('ask-game', games=', '.join(names))} [{names[0]}]: ")
        if not line:
            break
        if line.casefold() in names:
            return registry.find(line.casefold())
        talk.problem(talk.say("no-such-game", games=", ".join(names)))
    return registry.find(names[0])


def _seats(talk: TerminalConsole, box: Box) -> list[str]:
    default = max(2, box.least)
    while True:
        line = talk.read(f"{talk.say('ask-seats', least=box.least, most=box.most)} [{default}]: ")
        count = int(line) if line.isdecimal() else default if not line else -1
        if box.least <= count <= box.most:
            break
        talk.problem(talk.say("bad-seats", least=box.least, most=box.most))
    talk.tell("about-seats", "mist", bots=", ".join(BOTS))
    seats: list[str] = []
    while len(seats) < count:
        fallback = own_name(talk) if not seats else "greedy"
        line = talk.read(f"{talk.say('ask-seat', n=len(seats) + 1)} [{fallback}]: ")
        try:
            seating([*seats, line or fallback], talk)
        except GloamingError as error:
            talk.problem(str(error))
            continue
        seats.append(line or fallback)
    return seats


def _packs(talk: TerminalConsole, box: Box) -> list[Pack]:
    while True:
        line = talk.read(f"{talk.say('ask-pack')} ")
        if not line:
            return []
        try:
            pack = read_pack(Path(line).expanduser())
            box.catalogue([pack])
            return [pack]
        except GloamingError as error:
            talk.problem(str(error))


def _options(talk: TerminalConsole, box: Box, seats: int, packs: list[Pack]) -> dict[str, str]:
    """Each option with a short explanation; most of them are passed over by one Enter.

    What comes with so few seats, like the level of an opponent, is asked at once.
    """
    options: dict[str, str] = {}
    words = box.words(talk.language, [], packs)
    with_seats = [choice.id for choice in box.setup_options if choice.most]
    for id in with_seats:
        options = _asked(talk, box, words, seats, options, id)
    others = [choice.id for choice in box.setup_options if choice.id not in with_seats]
    if others and talk.yes("ask-options", default=False):
        for id in others:
            options = _asked(talk, box, words, seats, options, id)
    return options


def _asked(
    talk: TerminalConsole, box: Box, words: Words, seats: int, options: dict[str, str], id: str
) -> dict[str, str]:
    """The options with what is said to one of them, if it has a meaning now."""
    setup = Setup(box.name, seats, "", options, (), box.rules_version)
    now = next(now for now in open_options(box, setup) if now.choice.id == id)
    return options if now.idle_reason is not None else _option(talk, box, words, setup, now)


def _option(
    talk: TerminalConsole, box: Box, words: Words, setup: Setup, now: OpenOption
) -> dict[str, str]:
    """One option with what there is to tell about it and its values, asked until it is right."""
    choice = now.choice
    title = words.format(f"setup-{choice.id}")
    talk.tell("option-about", "mist", title=title, help=words.format(f"setup-{choice.id}-help"))
    free = [value.id for value in now.values[0] if value.id and value.barred is None]
    told: dict[str, list[str]] = {}
    for value in free:
        told.setdefault(box.option_help(choice, value, setup).message, []).append(value)
    for about, values in told.items():
        if words.has_message(about):
            title_of = f"  {', '.join(values)}"
            talk.tell("option-about", "mist", title=title_of, help=words.format(about))
    known = f" ({', '.join(free)})" if free else ""
    while True:
        line = talk.read(f"{title}{known} [{choice.default}]: ").casefold()
        tried = {**setup.options, choice.id: line} if line else setup.options
        wrong = box.objections(msgspec.structs.replace(setup, options=tried))
        if not wrong:
            return tried
        reason = wrong[0].reason
        said = words.format(reason.id, **reason.args)
        talk.problem(f"{said} ({wrong[0].rule})" if wrong[0].rule else said)
