"""The plain set-up: a few questions, Enter takes what is in brackets, then the game begins."""

import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from gloaming.bots.bot import NAMES as BOTS
from gloaming.kernel import registry
from gloaming.kernel.box import Box, Setup
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match
from gloaming.kernel.pack import LANGUAGES, Pack, read_pack
from gloaming.kernel.words import TITLES
from gloaming.terminal.keeping import Games
from gloaming.terminal.seating import own_name, seating
from gloaming.terminal.table import offer_to_resume, play
from gloaming.terminal.talk import Read, Talk


def own_language() -> str:
    """The language of the person's system, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")[:2].casefold()
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


def set_up(
    lang: str = "",
    packs: Sequence[Pack] = (),
    console: Console | None = None,
    *,
    read: Read | None = None,
    folder: Path | None = None,
) -> Match | None:
    """Ask for everything a game needs, and play it; None if somebody leaves before it begins."""
    talk = Talk(lang or own_language(), console, read)
    try:
        return _set_up(talk, bool(lang), list(packs), read, folder)
    except (KeyboardInterrupt, EOFError):
        talk.gap()
        talk.tell("set-up-left", "mist")
        return None


def _set_up(
    talk: Talk, spoken: bool, packs: list[Pack], read: Read | None, folder: Path | None
) -> Match:
    talk.tell("welcome", "bold brass")
    if not spoken:
        _language(talk)
    games = Games(folder)
    resume = offer_to_resume(talk, games, "")
    if resume is not None:
        try:
            box = _box_of(games, resume)
            return play(
                box,
                lang=talk.language,
                packs=packs,
                resume=resume,
                console=talk.console,
                read=read or talk.read,
                folder=folder,
            )
        except GloamingError as error:
            talk.problem(str(error))
    box = _game(talk)
    seats = _seats(talk, box)
    packs = packs or _packs(talk, box)
    options = _options(talk, box, len(seats), packs)
    seed = talk.read(f"{talk.say('ask-seed')} ")
    return play(
        box,
        seats,
        talk.language,
        seed or None,
        options,
        packs,
        console=talk.console,
        read=read or talk.read,
        folder=folder,
    )


def _box_of(games: Games, path: Path) -> Box:
    kept = next(kept for kept in games.unfinished() if kept.path == path)
    return registry.find(kept.record.setup.game)


def _language(talk: Talk) -> None:
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


def _game(talk: Talk) -> Box:
    names = registry.names()
    while len(names) > 1:
        line = talk.read(f"{talk.say('ask-game', games=', '.join(names))} [{names[0]}]: ")
        if not line:
            break
        if line.casefold() in names:
            return registry.find(line.casefold())
        talk.problem(talk.say("no-such-game", games=", ".join(names)))
    return registry.find(names[0])


def _seats(talk: Talk, box: Box) -> list[str]:
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


def _packs(talk: Talk, box: Box) -> list[Pack]:
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


def _options(talk: Talk, box: Box, seats: int, packs: list[Pack]) -> dict[str, str]:
    """Each option with a short explanation; all of them are passed over by one Enter."""
    options: dict[str, str] = {}
    if not box.choices or not talk.yes("ask-options", default=False):
        return options
    words = box.words(talk.language, [], packs)
    for choice in box.choices:
        title = words.format(f"setup-{choice.id}")
        talk.tell("option-about", "mist", title=title, help=words.format(f"setup-{choice.id}-help"))
        default = choice.values[0] if choice.values else ""
        known = f" ({', '.join(choice.values)})" if choice.values else ""
        while True:
            line = talk.read(f"{title}{known} [{default}]: ")
            tried = {**options, choice.id: line.casefold()} if line else options
            try:
                box.check_setup(Setup(box.name, seats, "", tried, (), box.rules_version))
            except GloamingError as error:
                talk.problem(str(error))
                continue
            options = tried
            break
    return options
