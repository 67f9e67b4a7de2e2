"""A game in a terminal: people at one screen, bots between them, a record that is never lost."""

from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from gloaming.bots import Bot, make
from gloaming.bots.advice import Advice, advise
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import OptionView, QuestionView, View
from gloaming.terminal.console import TerminalConsole
from gloaming.terminal.help import Helper
from gloaming.terminal.news import news
from gloaming.terminal.pace import SPEEDS, Pace, speed_named
from gloaming.terminal.question import answers, numbered, story
from gloaming.terminal.saved_games import SavedGames, resumed_match

COMMANDS = (
    "why",
    "hint",
    "undo",
    "log",
    "save",
    "load",
    "lang",
    "speed",
    "cards",
    "signs",
    "rules",
    "table",
    "quit",
)
LOG_LINES = 40
DUEL = 2  # players: the other one is told by name
INDENT = 4  # columns, of what is told about a hint


class Leave(Exception):
    """Raised when somebody wants to stop; the game is on disk."""


class TerminalSession:
    """One match, its people and bots, and what each of them has already read."""

    def __init__(
        self,
        match: Match,
        terminal: TerminalConsole,
        games: SavedGames,
        path: Path,
        seed: str,
        pace: Pace,
    ) -> None:
        self.terminal = terminal
        self.pace = pace
        self.games = games
        self.seed = seed
        self.seat_at_screen = -1  # the person before the screen
        self.autosave_failed = False
        self.commands: dict[str, str] = {}
        self._take_match(match, path)

    def _take_match(self, match: Match, path: Path) -> None:
        """Goes on with a match: a new one, or one that was loaded."""
        self.match = match
        self.path = path
        self.bots: dict[int, Bot] = {
            seat: make(name, match.box, f"{self.seed} {seat}")
            for seat, name in enumerate(match.bots)
            if name
        }
        self.read_to = [0] * match.setup.seats  # lines of the story each seat has been shown
        self.news_from = [0] * match.setup.seats  # where the news of the open question begins
        self.show_whole_table = True  # whether the next question is shown with the whole table
        self._set_language(self.terminal.language)

    def _set_language(self, language: str) -> None:
        self.terminal.set_language(language)
        self.words = self.match.box.words(language, self.match.names, self.match.packs)
        self.helper = Helper(self.match.box, self.words, self.terminal)
        self.commands = {name: name for name in COMMANDS}
        self.commands.update({self.terminal.format(f"command-{name}"): name for name in COMMANDS})

    @property
    def people(self) -> list[int]:
        """The seats that have no bot."""
        return [seat for seat, bot in enumerate(self.match.bots) if not bot]

    # --- the loop -------------------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        self._autosave()
        self._introduce()
        while not self.match.is_over:
            seat = self._next()
            if seat in self.bots:
                self._bot_answers(seat)
            else:
                self._hand_over(seat)
                self._ask(seat)
        self._finish()

    def _next(self) -> int:
        """Returns the seat that answers next: bots first, then who is at the screen, if asked."""
        asked = self.match.asked_seats
        for seat in asked:
            if seat in self.bots:
                return seat
        return self.seat_at_screen if self.seat_at_screen in asked else asked[0]

    def _bot_answers(self, seat: int) -> None:
        choice = self.bots[seat].answer(self.match.game, seat)
        option = next(o for o in self.match.options(seat) if o.choice == choice)
        self._answer(option.key, seat)
        self.show_whole_table = True

    def _answer(self, key: str, seat: int, version: int = -1) -> None:
        self.match.answer(key, seat, version)
        self._autosave()

    def _autosave(self) -> None:
        """Writes the record; where the disk refuses, a message says so once and play goes on."""
        try:
            self.match.save(self.path, self.terminal.language)
        except OSError as error:
            if not self.autosave_failed:
                self.terminal.print_problem(f"{self.path}: {error.strerror}")
                self.terminal.print_problem(self.terminal.format("not-saved"))
            self.autosave_failed = True

    def _introduce(self) -> None:
        match = self.match
        sitting = ", ".join(
            f"{name} ({bot})" if bot else name for name, bot in zip(match.names, match.bots)
        )
        self.terminal.print_message("at-the-table", "brass", seats=sitting)
        self.terminal.print_message("how-to-ask", "mist")

    @property
    def _has_hidden_hands(self) -> bool:
        """Whether there are several seats at this screen that hide something from one another."""
        return len(self.people) > 1 and not self.match.box.has_open_hands

    def _hand_over(self, seat: int) -> None:
        """Wipes the screen before another hand is shown, with several people who hide theirs."""
        if self._has_hidden_hands and seat != self.seat_at_screen:
            self.terminal.clear()
            self.terminal.print_message("hand-over", "bold brass", seat=self.match.names[seat])
            self.terminal.forget_typed()  # it was somebody else's
            self.terminal.read(self.terminal.format("press-enter"))
            self.terminal.clear()
            self.show_whole_table = True
        self.seat_at_screen = seat

    # --- one question -----------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        view = self.match.view(seat)
        question = view.question
        assert question is not None
        self._show(view, question)
        prompt = self.terminal.format("prompt", seat=self.match.names[seat])
        while True:
            line = self.terminal.read(f"{prompt} ")
            chosen = self._chosen(numbered(view), line)
            if chosen is not None:
                self._answer(chosen.key, seat, question.version)
                return
            version, before = self.match.version, self.match
            self._command(line, view)
            if self.match is not before or self.match.version != version or self.show_whole_table:
                return  # another game, or another question, or the table is to be shown again

    def _show(self, view: View, question: QuestionView) -> None:
        width = self.terminal.console.width
        full = self.show_whole_table or question.about.id in self.match.box.openings
        again = self.show_whole_table and self.read_to[view.seat] == len(view.story)
        if not again:
            self.news_from[view.seat] = self.read_to[view.seat]
            self.read_to[view.seat] = len(view.story)
        self.show_whole_table = False
        self.terminal.print_blank_line()
        if full:
            self.terminal.print(self.match.box.terminal.screen(view, self.words, width))
        self._tell_news(view, self.news_from[view.seat], is_new=not again)
        if not full:
            self.terminal.print(self.match.box.terminal.screen(view, self.words, width, brief=True))
        self.terminal.print(Rule(style="mist"))
        self.terminal.print(answers(self.match.box, view, self.words, width))

    def _tell_news(self, view: View, since: int, *, is_new: bool = True) -> None:
        """Prints what happened since a line of the story, and holds what decides the game."""
        pieces = news(view, self.words, self.match.box.staging, since)
        if pieces:
            title = self.terminal.format("what-happened")
            self.terminal.print(Rule(title, style="mist", align="left"))
            self.pace.tell(pieces, is_new=is_new)

    def _chosen(self, offers: dict[int, OptionView], line: str) -> OptionView | None:
        """Returns the option that a line names by its number, its key or its words, or None."""
        if line.isdecimal():
            return offers.get(int(line))
        wanted = line.casefold()
        for offer in offers.values():
            if wanted in (offer.key, self.words.say(decode_message(offer.label)).casefold()):
                return offer
        return None

    # --- commands ---------------------------------------------------------------------------

    def _command(self, line: str, view: View) -> None:
        """Does what a line says that names no option; what is not understood is said so."""
        first, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.show_whole_table = True
        elif line.startswith("?"):
            self._help(line[1:].strip(), view)
        elif line.isdecimal():
            self._no_such_number(view)
        elif first.casefold() in self.commands:
            self._do(self.commands[first.casefold()], rest, view)
        else:
            self.terminal.print_problem(self.terminal.format("not-understood", text=line[:60]))

    def _no_such_number(self, view: View) -> None:
        numbers = list(numbered(view))
        said = self.terminal.format("no-such-number", first=numbers[0], last=numbers[-1])
        self.terminal.print_problem(said)

    def _do(self, command: str, rest: str, view: View) -> None:
        if command == "quit":
            raise Leave
        if command == "why":
            self._why(rest, view)
        elif command == "hint":
            self._hint(view)
        elif command == "undo":
            self._undo(view.seat)
        elif command == "log":
            most = int(rest) if rest.isdecimal() else LOG_LINES
            lines = story(view.story, self.words, view.seat, most)
            self.terminal.print(lines if lines is not None else "")
        elif command == "save":
            self._save(rest)
        elif command == "load":
            self._load(rest)
        elif command == "lang":
            self._language(rest)
        elif command == "speed":
            self._speed(rest)
        elif command == "cards":
            self._cards(rest, view)
        elif command == "signs":
            self.terminal.print(self.helper.signs())
        elif command == "rules":
            self._rules(rest)
        else:
            self.show_whole_table = True

    def _help(self, rest: str, view: View) -> None:
        offers = numbered(view)
        if not rest:
            self.terminal.print(self.helper.commands())
        elif rest.isdecimal():
            if int(rest) in offers:
                self.terminal.print(self.helper.offer(offers[int(rest)], view.covers_backs))
            else:
                self._no_such_number(view)
        else:
            found = self.helper.things(rest, view.covers_backs)
            if found is None:
                found = self.helper.search(rest)
            if found is None:
                self.terminal.print_problem(self.terminal.format("nothing-found", text=rest))
            else:
                self.terminal.print(found)

    def _why(self, rest: str, view: View) -> None:
        found = self.helper.why(self.match.refusals(view.seat), rest)
        if found is None:
            self.terminal.print_message("why-nothing" if not rest else "why-not-found", text=rest)
        else:
            self.terminal.print(found)

    def _hint(self, view: View) -> None:
        """Prints what a good bot would do in this seat's place, from what the seat knows."""
        options = {option.choice: option for option in self.match.options(view.seat)}
        numbers = {offer.key: number for number, offer in numbered(view).items()}
        found = advise(self.match.box, self.match.game, view.seat)
        for place, advice in enumerate(found):
            option = options[advice.choice]
            self.terminal.print_message(
                "hint-best" if place == 0 else "hint-next",
                "brass" if place == 0 else "",
                n=numbers[option.key],
                option=self.words.say(option.label),
                points=round(advice.behind),
            )
            self._tell_outlook(advice, view.seat)
        looks = sum(advice.looks for advice in found)
        if looks:
            self.terminal.print_message("hint-looks", "mist", n=looks)

    def _tell_outlook(self, advice: Advice, seat: int) -> None:
        """Prints what is likely to follow an option, and what the players may end with."""
        said: list[str] = []
        if advice.steps:
            first, second = advice.steps[0], advice.steps[-1]
            said.append(
                self.terminal.format(
                    "hint-then" if first is second else "hint-then-two",
                    first=self.words.say(first.option.label),
                    n=first.times,
                    second=self.words.say(second.option.label),
                    m=second.times,
                    tries=advice.tries,
                )
            )
        if len(advice.points) == 1:
            said.append(self.terminal.format("hint-end-alone", own=advice.points[0]))
        elif advice.points:
            is_duel = self.match.game.seats + self.match.game.opponents == DUEL
            said.append(
                self.terminal.format(
                    "hint-end" if is_duel else "hint-end-many",
                    own=advice.points[0],
                    best=advice.points[1],
                    who=self.words.name(f"seat:{1 - seat}") if is_duel else "",
                )
            )
        for line in said:
            self.terminal.print(Padding(Text(line), (0, 0, 0, INDENT), expand=False))

    def _cards(self, rest: str, view: View) -> None:
        if rest:
            found = self.helper.things(rest, view.covers_backs)
            if found is None:
                self.terminal.print_problem(self.terminal.format("nothing-found", text=rest))
            else:
                self.terminal.print(found)
        else:
            names = sorted(
                {self.words.name(t) for t in self.match.box.reference.things(self.words)}
            )
            self.terminal.print(Text(" · ".join(names)))
            self.terminal.print_message("cards-more", "mist")

    def _rules(self, rest: str) -> None:
        if not rest:
            self.terminal.print_message("rules-how", rule=self.helper.rule_example())
            return
        found = self.helper.search(rest)
        if found is None:
            self.terminal.print_problem(self.terminal.format("nothing-found", text=rest))
        else:
            self.terminal.print(found)

    def _language(self, rest: str) -> None:
        if rest.casefold() not in LANGUAGES:
            self.terminal.print_problem(
                self.terminal.format("no-language", languages=", ".join(LANGUAGES))
            )
            return
        self._set_language(rest.casefold())
        self.show_whole_table = True

    def _speed(self, rest: str) -> None:
        """Changes how fast others' turns are told; without a name the speeds are listed."""
        found = speed_named(rest, self.terminal) if rest else ""
        if not found:
            names = ", ".join(self.terminal.format(f"speed-{speed}") for speed in SPEEDS)
            self.terminal.print_problem(self.terminal.format("speed-how", speeds=names))
            return
        self.pace.speed = found
        said = self.terminal.format(f"speed-{found}")
        self.terminal.print_message("speed-now", "brass", speed=said)

    # --- undo, save, load ---------------------------------------------------------------------

    def _undo(self, seat: int) -> None:
        """Takes back the own last answer, unless hidden information was revealed since.

        What bots have answered in between is taken back with it; they will think again.
        """
        match = self.match
        last = len(match.answers) - 1
        while last >= 0 and match.answers[last].seat in self.bots:
            last -= 1
        if last < 0:
            self.terminal.print_message("undo-nothing", "ember")
            return
        if match.answers[last].seat != seat:
            self.terminal.print_message("undo-others", "ember")
            return
        if match.has_revealed_since(last):
            self.terminal.print_message("undo-revealed", "ember")
            return
        others = len(match.answers) - 1 - last
        match.rewind(last)
        self._autosave()
        for who in range(match.setup.seats):
            self.read_to[who] = min(self.read_to[who], len(match.story(who)))
            self.news_from[who] = min(self.news_from[who], self.read_to[who])
        self.show_whole_table = True
        self.terminal.print_message("undone", "brass", n=others)

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        try:
            self.match.save(path, self.terminal.language)
        except (OSError, ValueError) as error:
            self.terminal.print_problem(str(error))
            return
        self.terminal.print_message("saved", "brass", path=str(path))

    def _load(self, rest: str) -> None:
        if not rest:
            self.terminal.print_problem(self.terminal.format("load-how"))
            return
        try:
            match = resumed_match(Path(rest).expanduser(), self.match.packs)
        except (GloamingError, ValueError) as error:
            self.terminal.print_problem(str(error))
            return
        self._take_match(match, self.games.fresh(match.setup.game))
        self.seat_at_screen = -1
        self._autosave()
        self._introduce()

    # --- the end ------------------------------------------------------------------------------

    def _finish(self) -> None:
        match = self.match
        seat = self.seat_at_screen if len(self.people) == 1 else -1
        view = match.view(seat)
        since = 0 if seat < 0 else self.read_to[seat]
        self.path = self.games.finish(match, self.path, self.terminal.language)
        if self._has_hidden_hands:
            self.terminal.clear()
        self.terminal.print_blank_line()
        self._tell_news(view, since)
        self.terminal.print(
            match.box.terminal.screen(view, self.words, self.terminal.console.width)
        )
        self.terminal.print_message("record-at", "mist", path=str(self.path))
        if view.points:
            command = f"gloaming replay {self.path} --points"
            self.terminal.print_message("points-at", "mist", command=command)

    def leave(self) -> None:
        """Prints where the game is and how to go on."""
        self._autosave()
        self.terminal.print_blank_line()
        command = f"gloaming play --load {self.path}"
        if self.match.packs:
            command += " --pack …"
        self.terminal.print_message("left", "brass", command=command)
