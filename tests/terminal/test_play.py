"""Whole games in the terminal, typed line by line, as a person would play them."""

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from tests.pebbles import PebblesBox

from gloaming.bots.advice import Advice
from gloaming.bots.outlook import Outlook, Step
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match, read_record, replay
from gloaming.kernel.message import Refusal
from gloaming.kernel.registry import find
from gloaming.kernel.text.words import Words
from gloaming.terminal import play, set_up, start
from gloaming.terminal.saved_games import SavedGames
from gloaming.terminal.session import COMMANDS

BOX = find("evenfall")
LANGUAGES = ("en", "es", "de")
NUMBER = re.compile(r"^ {0,2}(\d+) |  {1,3}(\d+) ", re.MULTILINE)


class Desk:
    """A screen that keeps what it shows, and somebody who types."""

    def __init__(self, folder: Path, seed: int = 1, width: int = 100) -> None:
        self.folder = folder
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, highlight=False, color_system=None)
        self.chance = random.Random(seed)
        self.script: list[str] = []
        self.shown = 0
        self.answers = ""
        self.prompts: list[str] = []

    def screen(self) -> str:
        """What was shown since the last line was typed."""
        return self.out.getvalue()[self.shown :]

    def read(self, prompt: str) -> str:
        """Type the next line of the script, then any answer at all."""
        self.prompts.append(prompt)
        screen = self.screen()
        self.shown = len(self.out.getvalue())
        return self.typed(screen)

    def typed(self, screen: str) -> str:
        if self.script:
            line = self.script.pop(0)
            if line == "^C":
                raise KeyboardInterrupt
            if line == "^D":
                raise EOFError
            return line
        return str(self.chance.randint(1, self.last_number(screen)))

    def last_number(self, screen: str) -> int:
        """The highest number among the answers shown."""
        self.answers = screen.rpartition("───\n")[2] if "───\n" in screen else self.answers
        return max(int(a or b) for a, b in NUMBER.findall(self.answers))

    def play(self, seats: str = "Ana,random", lang: str = "en", **more: object) -> Match:
        return play(
            BOX,
            seats.split(","),
            lang,
            3,
            console=self.console,
            read=self.read,
            folder=self.folder,
            **more,  # type: ignore[arg-type]
        )


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_to_its_end_in_each_language(desk: Desk, lang: str) -> None:
    """Nothing is left untranslated, the winner is named, and the record replays."""
    match = desk.play(lang=lang)
    shown = desk.out.getvalue()
    assert match.is_over
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", shown), "a message without words"
    words = BOX.words(lang, match.names, [])
    assert words.format("final-scores") in shown
    for winner in match.winners():
        assert match.names[winner] in shown[shown.index(words.format("final-scores")) :]
    kept = list(SavedGames(desk.folder).finished.glob("*.json"))
    assert len(kept) == 1
    assert replay(read_record(kept[0])).scores() == match.scores()
    assert not SavedGames(desk.folder).unfinished()
    assert max(len(line) for line in shown.splitlines()) <= 100


@pytest.mark.parametrize("width", [80, 130, 200])
def test_the_table_fits_narrow_and_wide_screens(tmp_path: Path, width: int) -> None:
    """From 80 to 200 columns no line runs over."""
    desk = Desk(tmp_path, width=width)
    desk.script = ["1"] * 25 + ["quit"]
    desk.play("Ana,random,random,random")
    assert max(len(line) for line in desk.out.getvalue().splitlines()) <= width


def test_ctrl_c_and_the_end_of_input_never_lose_the_game(desk: Desk) -> None:
    """The game is on disk after every answer; loading it goes on where it was."""
    desk.script = ["1", "1", "1", "^C"]
    match = desk.play()
    assert not match.is_over
    kept = SavedGames(desk.folder).unfinished("evenfall")
    assert len(kept) == 1
    assert str(kept[0].path) in desk.out.getvalue().replace("\n", "")
    assert kept[0].record.answers == match.answers
    desk.script = ["^D"]
    resumed = desk.play(resume=kept[0].path)
    assert resumed.answers == match.answers
    assert resumed.names == match.names
    desk.script = []
    assert desk.play(resume=kept[0].path).is_over
    assert not SavedGames(desk.folder).unfinished()


def test_a_crash_never_loses_the_game(desk: Desk) -> None:
    """Whatever goes wrong in the middle, the last answer is on disk."""
    desk.script = ["1", "1"]
    turns = iter(range(3))

    def read(prompt: str) -> str:
        next(turns)  # the third line is never typed
        return "1" if desk.script.pop(0) else ""

    with pytest.raises((IndexError, StopIteration)):
        play(BOX, ["Ana", "Eva"], "en", 3, console=desk.console, read=read, folder=desk.folder)
    record = SavedGames(desk.folder).unfinished()[0].record
    assert len(record.answers) == 1


def test_undo_takes_back_until_something_hidden_was_revealed(desk: Desk) -> None:
    """A discovery can be taken back; cards that were drawn cannot."""
    desk.script = ["", "undo", "1", "undo", "quit"]
    match = desk.play("Ana,Eva", options={"first": "1"})
    shown = desk.out.getvalue()
    assert "You have not answered anything" in shown
    assert "Taken back." in shown
    assert match.answers == []
    mountains = "place a Witch on Central Mountains"
    desk.script = ["", mountains, "draw 3 cards", "undo", "quit"]
    match = desk.play("Ana,Eva", options={"first": "1"})
    assert "Something hidden was revealed" in desk.out.getvalue()
    assert len(match.answers) == 2


def test_undo_takes_back_what_bots_did_in_between(desk: Desk) -> None:
    """Against bots the own answer can be taken back as long as nothing hidden was revealed."""
    outcomes: set[str] = set()
    for seed in range(4):
        desk.script = ["1", "end turn", "undo", "quit"]
        match = play(
            BOX,
            ["Ana", "random"],
            "en",
            seed,
            {"first": "1"},
            console=desk.console,
            read=desk.read,
            folder=desk.folder,
        )
        if "Taken back" in desk.out.getvalue():
            assert [answer.key.partition(":")[0] for answer in match.answers] == ["discover"]
            outcomes.add("taken back")
        else:
            assert "Something hidden was revealed" in desk.out.getvalue()
            assert match.answers[1].key == "end-turn"
            outcomes.add("revealed")
        desk.out.truncate(0)
        desk.out.seek(0)
        desk.shown = 0
    assert "taken back" in outcomes


def test_why_tells_what_cannot_be_done_and_by_which_rule(desk: Desk) -> None:
    """`why` lists everything, `why <text>` only what has to do with it, with the rule's text."""
    desk.script = ["why", "why elder", "why xyzzy", "quit"]
    match = desk.play()
    shown = desk.out.getvalue()
    assert "EF-SPC-05" in shown
    assert "Elders use only Action Spaces in your own Inner Circle." in shown
    assert "Elders may activate only Action Spaces" in shown.replace("\n", " ")
    assert "has to do with “xyzzy”" in shown
    refused: list[Refusal] = match.refusals(match.asked_seats[0])
    assert refused
    assert all(refusal.rule in shown for refusal in refused)


def test_a_hint_names_answers_by_their_numbers_and_the_best_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`hint` says what a good bot would do: an answer that is there, the same if asked again."""
    outlook = Outlook(0)
    outlook.begin()
    outlook.points = [117.6, 96.4]
    advised = [Advice(0, 0.0, 90, outlook), Advice(0, 2.6, 10), Advice(0, 0.3, 4)]

    def some(box: Box, game: Game, seat: int) -> list[Advice]:
        choices = game.choices()
        for one, place in zip(advised, (2, 0, 1), strict=True):
            one.choice = choices[place]
        first, second = Step(game.options(seat)[0]), Step(game.options(seat)[1])
        first.times, second.times = 8, 5
        advised[0].tries, advised[0].steps = 8, [first, second]
        return advised

    monkeypatch.setattr("gloaming.terminal.session.advise", some)
    desk.script = ["hint", "quit"]
    match = desk.play(options={"first": "1"})
    shown = desk.out.getvalue().replace("\n", " ")
    labels = [BOX.words("en", [], []).say(option.label) for option in match.options(0)]
    assert f"A good bot would take 3: {labels[2]}" in shown
    shown = " ".join(shown.split())
    then = f"Then most often: {labels[0]} (in 8 of 8 imagined games), then {labels[1]} (in 5)"
    assert then in shown
    assert f"Expected at the end: about 120 points for you, about 95 for {match.names[1]}" in shown
    assert f"Or 1, {labels[0]}: it looks worse by about 3 points." in shown
    assert f"Or 2, {labels[1]}: it looks nearly as good." in shown
    assert "It tried these 104 times in imagined games." in shown
    assert match.answers == []


@pytest.mark.parametrize(
    ("lang", "command", "says"),
    [
        ("en", "hint", ["Then most often:", "Expected at the end: about", "It tried these"]),
        ("es", "pista", ["las más de las veces:", "Al final cabe esperar: unos", "Las ha probado"]),
        ("de", "tipp", ["Danach meist:", "Am Ende zu erwarten: etwa", "Er hat sie"]),
    ],
)
def test_a_hint_says_what_follows_and_how_the_game_may_end(
    desk: Desk, lang: str, command: str, says: list[str]
) -> None:
    """Nothing of it is left untranslated."""
    desk.script = [command, {"en": "quit", "es": "salir", "de": "ende"}[lang]]
    desk.play("Ana,random,random", lang=lang, options={"first": "1"})
    shown = " ".join(desk.out.getvalue().split())
    for part in says:
        assert part in shown
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", shown), "a message without words"


def test_a_question_mark_explains_answers_cards_and_commands(desk: Desk) -> None:
    """`?` lists the commands, `? 1` an answer with its rules, `? name` a card with its text."""
    desk.script = ["?", "? 1", "? transmutation chalice", "? 999", "? xyzzy", "quit"]
    desk.play(options={"first": "1"})
    shown = desk.out.getvalue()
    assert "take back your last answer" in shown
    assert "Rules that apply" in shown
    assert "EF-DIS-01" in shown
    assert "Transmutation Chalice" in shown
    assert "Cost: 1 Herb and 2 Potions" in shown
    assert "EF-RIT-01" in shown
    assert "The answers have the numbers 1 to" in shown
    assert "Nothing is called “xyzzy”." in shown


def test_rules_cards_signs_log_and_languages(desk: Desk) -> None:
    """The other commands, in English and, after `lang es`, in Spanish."""
    desk.script = [
        "rules EF-BAT-19",
        "rules",
        "cards",
        "cards irene",
        "signs",
        "log",
        "lang es",
        "reglas EF-BAT-20",
        "lang fr",
        "salir",
    ]
    desk.play()
    shown = desk.out.getvalue()
    assert "First tie-break" in shown
    assert "Second tie-break" in shown
    assert "Irene" in shown
    assert "Round 1 begins." in shown
    assert "Comienza la ronda 1." in shown
    assert "Los idiomas son en, es, de." in shown
    assert "La partida está guardada" in shown


def test_nothing_that_is_typed_can_break_the_game(desk: Desk) -> None:
    """Nonsense is answered with a clear line, and the question stays."""
    nonsense = ["0", "999", "-1", "1.5", "²", "abc", "?????", "load", "load /no/such/file", "lang"]
    nonsense += ["save /no/such/folder\x00/x", "undo now", "log x", "[bold]", "play", "'; drop"]
    desk.script = [*nonsense, "quit"]
    match = desk.play()
    assert match.answers == [] or all(answer.seat != 0 for answer in match.answers)
    assert desk.out.getvalue().count("! ") >= 10


def test_save_and_load(desk: Desk, tmp_path: Path) -> None:
    """`save` writes where one wants, `load` goes on from there."""
    file = tmp_path / "mine.json"
    desk.script = ["", "1", f"save {file}", "1", "", f"load {file}", "", "quit"]
    match = desk.play("Ana,Eva", options={"first": "1"})
    assert match.answers == read_record(file).answers
    assert match.names == ["Ana", "Eva"]
    file.write_text("{")
    desk.script = [f"load {file}", "quit"]
    desk.play()
    assert "this is not a whole record" in desk.out.getvalue().replace("\n", " ")


def test_hot_seat_never_shows_a_hand_to_the_other_person(desk: Desk) -> None:
    """No card of a hand appears on the screen of the other before it is public."""
    words = BOX.words("en", ["Ana", "Eva"], [])
    looked: list[str] = []
    compared = 0

    def read(prompt: str) -> str:
        nonlocal compared
        match = replay(SavedGames(desk.folder).unfinished()[0].record)
        holder = "" if prompt.startswith("Enter") else prompt.split()[0]
        looked.append(holder)
        for seat, name in enumerate(("Ana", "Eva")):
            for card in hidden(match, words, seat):
                if name == holder and "Hand  " in desk.screen():
                    assert card in desk.screen()
                elif name != holder:
                    assert card not in desk.screen()
                    compared += 1
        if holder == "":
            desk.shown = len(desk.out.getvalue())
            return ""
        return "quit" if len(looked) > 40 else desk.read(prompt)

    play(BOX, ["Ana", "Eva"], "en", 3, console=desk.console, read=read, folder=desk.folder)
    assert set(looked) == {"", "Ana", "Eva"}
    assert compared > 100


def test_where_hands_are_open_nobody_hands_the_screen_over(tmp_path: Path) -> None:
    """One person may play several seats: no screen is wiped, each question says whose it is."""

    class OpenPebbles(PebblesBox):
        has_open_hands = True

    prompts: dict[bool, list[str]] = {}
    for box in (PebblesBox(), OpenPebbles()):
        desk = Desk(tmp_path / str(box.has_open_hands))
        desk.script = ["1"] * 60
        match = play(
            box,
            ["Ana", "Ben"],
            "en",
            3,
            console=desk.console,
            read=desk.read,
            folder=desk.folder,
        )
        assert match.is_over
        prompts[box.has_open_hands] = [p for p in desk.prompts if "Enter" in p]
    assert prompts[True] == []
    assert len(prompts[False]) > 4


def hidden(match: Match, words: Words, seat: int) -> Iterator[str]:
    """Names of hand cards of a seat that nobody else can have seen."""
    view = match.view(seat)
    others = match.view(1 - seat)
    public = repr(others)
    for uid in view.hand:  # type: ignore[attr-defined]
        entry = uid.rpartition(".")[0]
        if entry not in public:
            yield words.name(f"card:{uid}")


def test_the_plain_set_up_asks_and_takes_enter_for_an_answer(desk: Desk) -> None:
    """Wrong answers are explained and asked again; Enter takes what is in brackets."""
    desk.script = ["xx", "es", "9", "2", "Ana", "Ana", "random", "/no/such/pack.toml", ""]
    asked = [choice.id for choice in find("evenfall").setup_options if choice.is_per_seat(2)]
    said = {"clans": ["nobody", ""], "experienced": ["on"], "first": ["7", "2"]}
    answers = [line for id in asked for line in said.get(id, [""])]
    desk.script += ["s", *answers, "42", "salir"]
    match = set_up("evenfall", console=desk.console, read=desk.read, folder=desk.folder)
    assert match is not None
    shown = desk.out.getvalue()
    assert "Los idiomas son" in shown or "The languages are" in shown
    assert "Un número de 1 a 4" in shown
    assert "Ana ya tiene un asiento" in shown
    assert "there is no such file" in shown.replace("\n", " ")
    assert "la opción clans es «nobody»" in shown.replace("\n", " ")
    assert match.setup.options == {"experienced": "on", "first": "2"}
    assert match.bots == ["", "random"]
    assert match.names[0] == "Ana"


def test_one_seat_is_asked_for_the_automa_and_plays_against_it(desk: Desk) -> None:
    """The level and the Clan Tile are asked for at once, and only of a single seat."""
    desk.script = ["", "1", "Ana", "", "heir", "wave", "circle", "n", "7"]
    match = set_up("evenfall", console=desk.console, read=desk.read, folder=desk.folder)
    assert match is not None
    assert match.is_over
    assert match.setup.options == {"automa": "heir", "automa-clan": "circle"}
    shown = desk.out.getvalue()
    assert "option automa-clan is “wave”" in shown.replace("\n", " ")
    assert "Heir to the Throne: X = 5" in shown
    assert "The Automa draws" in shown
    assert "Final scores" in shown


def test_an_unfinished_game_is_offered(desk: Desk) -> None:
    """Starting again offers to go on, in the language of the game; no means a new game."""
    desk.script = ["1", "1", "salir"]
    first = desk.play(lang="es")
    told = len(desk.out.getvalue())
    desk.script = ["", "salir"]
    again = set_up("evenfall", console=desk.console, read=desk.read, folder=desk.folder)
    assert again is not None
    assert again.answers == first.answers
    assert "Tu turno" in desk.out.getvalue()[told:]
    desk.script = ["n", "", "^D"]
    assert set_up("evenfall", console=desk.console, read=desk.read, folder=desk.folder) is None
    assert "No game was started." in desk.out.getvalue()


def test_start_does_what_the_command_line_says(desk: Desk) -> None:
    """`gloaming play evenfall --seats … --load …`."""
    desk.script = ["1", "quit"]
    more = {"console": desk.console, "read": desk.read, "folder": desk.folder}
    assert start("evenfall", seats="Ana,random", lang="de", seed="4", **more) == 0  # type: ignore[arg-type]
    assert "Die Partie bleibt erhalten" in desk.out.getvalue()
    path = SavedGames(desk.folder).unfinished()[0].path
    desk.script = ["ende"]
    assert start(load=path, **more) == 0  # type: ignore[arg-type]
    assert read_record(path).lang == "de"


def test_every_command_has_its_own_word_in_every_language() -> None:
    """No two commands share a word, and every word is one word."""
    from gloaming.terminal.console import TerminalConsole

    for lang in LANGUAGES:
        terminal = TerminalConsole(lang, Console(file=io.StringIO()))
        typed = [terminal.format(f"command-{name}") for name in COMMANDS]
        assert len(set(typed)) == len(COMMANDS)
        assert not any(" " in word or word.startswith("[") for word in typed)


def test_all_languages_say_the_same_messages() -> None:
    """Every message of the terminal and of the screen exists in en, es and de."""
    import gloaming.terminal.console as terminal

    ids = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
    folders = [(terminal.HERE, ""), (BOX.folder() / "text" / "words", "-terminal")]
    for folder, part in folders:
        found = [
            set(ids.findall((folder / f"{lang}{part}.ftl").read_text("utf-8")))
            for lang in LANGUAGES
        ]
        assert found[0] == found[1] == found[2]


def test_the_words_a_screen_uses_are_all_there() -> None:
    """No id in the sources of the terminal and the screen is without words."""
    source = ""
    for file in [
        *Path(str(BOX.folder().parent / "terminal")).glob("*.py"),
        *(BOX.folder() / "terminal").glob("*.py"),
        *(BOX.folder() / "explain").glob("*.py"),
    ]:
        source += file.read_text("utf-8")
    used = set(re.findall(r"""["'](screen-[a-z-]+|why-[a-z-]+|undo-[a-z]+)["']""", source))
    assert len(used) > 40
    folders = (BOX.folder() / "text" / "words", BOX.folder().parent / "terminal" / "words")
    for lang in LANGUAGES:
        words = Words(lang, folders, [])
        assert sorted(id for id in used if not words.has_message(id)) == []
