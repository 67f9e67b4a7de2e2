"""`gloaming`: play, and the commands for programs. Each prints one JSON object with --json."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from gloaming import __version__
from gloaming.kernel.errors import GloamingError

Language = Literal["en", "es", "de"]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", consume_multiple=False, negative="", help="A pack file."),
]
With = Annotated[
    list[str] | None,
    Parameter(
        name="--with", consume_multiple=False, negative="", help="An option=value of the set-up."
    ),
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]

app = App(
    name="gloaming",
    help="An open table for heavy board games.",
    version=f"gloaming {__version__}",
    result_action="return_value",
)
pack_app = App(name="pack", help="Packs of your own: the exact cards of your box.")
scenario_app = App(name="scenario", help="Given / when / then files.")
app.command(pack_app)
app.command(scenario_app)

console = Console()
errors = Console(stderr=True)


def main() -> None:
    """Run the command line; what is refused is said in words, with exit code 2."""
    try:
        code = app(exit_on_error=False, print_error=False)
    except GloamingError as error:
        errors.print(f"[bold red]gloaming:[/] {_plain(str(error))}", highlight=False)
        sys.exit(2)
    except CycloptsError as error:
        errors.print(f"[bold red]gloaming:[/] {_plain(str(error))}", highlight=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


def _print(thing: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=1).decode() + "\n")


def _options(given: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise GloamingError(f"--with takes option=value, not “{text}”")
        found[name] = value
    return found


def _bots(text: str, players: int) -> tuple[str, ...]:
    """`greedy,random`: one per seat; a short list goes round."""
    from gloaming.bots.bot import NAMES

    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in NAMES:
            raise GloamingError(f"there is no bot “{name}”; there are: {', '.join(NAMES)}")
    if not names or len(names) > players:
        raise GloamingError(f"{len(names)} bots for {players} seats")
    return tuple(names[i % len(names)] for i in range(players))


class _Progress:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, title: str, total: int) -> None:
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self._bar = Progress(
            TextColumn(title),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=errors,
        )
        self._bar.disable = not errors.is_terminal
        self._task = self._bar.add_task(title, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return lambda done: self._bar.advance(self._task, done)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


# --- playing ---------------------------------------------------------------------------


@app.command
def play(
    game: str = "",
    *,
    seats: str = "",
    lang: Language | None = None,
    seed: str = "",
    with_: With = None,
    pack: Packs = None,
    load: Path | None = None,
) -> int:
    """Play in the terminal; with no arguments a few questions set the table.

    Parameters
    ----------
    game: The game to play.
    seats: Who sits where, like me,greedy,greedy; any other name is a person on the same screen.
    lang: The language of the table.
    seed: The same seed gives the same shuffles.
    load: Go on with a saved game.
    """
    from gloaming.terminal import start

    return start(
        game,
        seats=seats,
        lang=lang,
        seed=seed,
        options=_options(with_),
        packs=pack or [],
        load=load,
    )


# --- for programs ----------------------------------------------------------------------


@app.command
def rules(
    game: str, *, missing: bool = False, json: Json = False, tests: Path = Path("tests/rules")
) -> int:
    """Which rules have a passing test.

    Parameters
    ----------
    missing: List the rules without one.
    tests: The folder with a folder of scenarios and tests for each game.
    """
    from gloaming.coverage import measure

    found = measure(game, tests)
    if json:
        _print(found.summary(missing))
        return 0
    from rich.table import Table

    table = Table(title=f"{game}: {found.covered} of {found.total} rules have a passing test")
    for column in ("area", "", "covered", "total"):
        table.add_column(column, justify="right" if column in ("covered", "total") else "left")
    for area, counts in found.areas.items():
        table.add_row(area, found.titles.get(area, ""), str(counts.covered), str(counts.total))
    console.print(table)
    if missing:
        for rule in found.missing:
            console.print(f"[bold]{rule.id}[/] {_plain(rule.text)}")
    for failure in found.failures:
        errors.print(f"[red]failed:[/] {_plain(failure)}", highlight=False)
    return 1 if found.failures else 0


@app.command
def cards(game: str, *, lang: Language = "en", json: Json = False, pack: Packs = None) -> int:
    """Every card with its generated text."""
    from gloaming.kernel.pack import read_pack
    from gloaming.kernel.registry import find

    box = find(game)
    sheets = box.sheets(lang, [read_pack(path) for path in pack or []])
    counts: dict[str, int] = {}
    for sheet in sheets:
        counts[sheet.kind] = counts.get(sheet.kind, 0) + sheet.copies
    if json:
        _print({"game": game, "lang": lang, "counts": counts, "cards": sheets})
        return 0
    for sheet in sheets:
        console.print(f"[bold]{_plain(sheet.name)}[/] [dim]{sheet.kind} x{sheet.copies}[/]")
        for line in sheet.text:
            console.print(f"  {_plain(line)}", highlight=False)
    console.print(", ".join(f"{count} {kind}" for kind, count in counts.items()))
    return 0


@app.command
def simulate(
    game: str,
    *,
    players: int = 4,
    games: int = 1000,
    seed: int = 1,
    bots: str = "random",
    with_: With = None,
    pack: Packs = None,
    jobs: int = 1,
    json: Json = False,
) -> int:
    """Play many games with bots and report.

    Parameters
    ----------
    bots: One per seat, like greedy,random; a short list goes round.
    jobs: Processes to play in.
    """
    from gloaming.arena.simulate import Plan, simulate

    plan = Plan(
        game,
        players,
        _at_least("games", games),
        seed,
        _bots(bots, players),
        _options(with_),
        tuple(str(path) for path in pack or []),
    )
    with _Progress("games", games) as progress:
        report = simulate(plan, _at_least("jobs", jobs), progress)
    if json:
        _print(report)
    else:
        console.print(
            f"{report.finished} of {report.games} games finished, {report.errors} errors, "
            f"{report.decisions:,} decisions in {report.seconds:.1f} s: "
            f"{report.decisions_per_second:,.0f} a second ({report.build})\n"
            f"scores {report.scores.mean} ± {report.scores.deviation} "
            f"({report.scores.low} to {report.scores.high}), winners {report.winners.mean}; "
            f"wins by seat {', '.join(f'{win:.1%}' for win in report.wins)}"
        )
        for line in report.first_errors:
            errors.print(f"[red]{_plain(line)}[/]")
    return 1 if report.errors else 0


def _at_least(name: str, value: int) -> int:
    if value < 1:
        raise GloamingError(f"{name} is {value}; expected 1 or more")
    return value


@app.command
def balance(
    game: str,
    *,
    players: int = 4,
    games: int = 2000,
    seed: int = 1,
    bots: str = "greedy",
    with_: With = None,
    pack: Packs = None,
    jobs: int = 2,
    plot: Path | None = None,
    json: Json = False,
) -> int:
    """Is the game fair, and does every card matter? Measured with greedy bots.

    Parameters
    ----------
    plot: Draw the picture into this file.
    """
    from gloaming.arena import balance as arena
    from gloaming.arena.simulate import Plan

    plan = Plan(
        game,
        players,
        _at_least("games", games),
        seed,
        _bots(bots, players),
        _options(with_),
        tuple(str(path) for path in pack or []),
    )
    with _Progress("games", games) as progress:
        result = arena.balance(plan, _at_least("jobs", jobs), progress)
    problems = result.problems(arena.Targets())
    if plot is not None:
        arena.plot(result, plot)
    if json:
        _print({**msgspec.to_builtins(result), "problems": problems})
        return 1 if problems else 0
    from rich.table import Table

    table = Table(title=f"{game}: {result.games} games of {players} seats ({', '.join(plan.bots)})")
    for column in ("card", "drawn", "played", "swing", "±"):
        table.add_column(column, justify="left" if column == "card" else "right")
    for card in sorted(result.cards, key=lambda card: card.swing):
        table.add_row(
            card.card,
            str(card.drawn),
            f"{card.share:.0%}",
            f"{100 * card.swing:+.1f}",
            f"{100 * card.interval:.1f}",
        )
    console.print(table)
    steps = " → ".join(f"{value:.1f}" for value in result.rounds)
    console.print(
        f"mean {result.mean}, winners {result.winner_mean}, by round {steps}, "
        f"{result.before_final:.0%} before final scoring, first seat wins {result.first_seat:.1%}"
    )
    for problem in problems:
        console.print(f"[red]{_plain(problem)}[/]", highlight=False)
    if not problems:
        console.print("[green]Everything is within the targets.[/]")
    return 1 if problems else 0


@scenario_app.command(name="run")
def run_scenarios(*files: Path, json: Json = False) -> int:
    """Run scenario files or folders; says which expectation failed and what was there instead."""
    from gloaming.kernel.scenario import run_scenario, scenarios

    if not files:
        raise GloamingError("name at least one scenario file or folder")
    passed = 0
    failed: list[dict[str, str]] = []
    for file, game, scenario in scenarios(list(files)):
        try:
            run_scenario(scenario, game)
            passed += 1
        except GloamingError as error:
            failed.append({"file": str(file), "scenario": scenario.name, "problem": str(error)})
    if json:
        _print({"passed": passed, "failed": failed})
    else:
        for failure in failed:
            console.print(f"[red]{failure['file']}: {_plain(failure['scenario'])}[/]")
            console.print(f"  {_plain(failure['problem'])}", highlight=False)
        console.print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


@app.command
def replay(
    file: Path,
    *,
    verify: bool = False,
    to: int | None = None,
    lang: Language = "en",
    pack: Packs = None,
    json: Json = False,
) -> int:
    """Replay a record, whole or up to an answer.

    Parameters
    ----------
    verify: Only check that it replays to what was recorded; fails with the first difference.
    to: Stop after this many answers.
    """
    from gloaming.kernel.match import read_record
    from gloaming.kernel.match import replay as replay_record
    from gloaming.kernel.pack import read_pack

    record = read_record(file)
    if to is not None and to < 0:
        raise GloamingError("--to takes 0 or more")
    match = replay_record(record, [read_pack(path) for path in pack or []], to)
    whole = to is None or to >= len(record.answers)
    if whole and match.scores() != record.scores:
        raise GloamingError(
            f"replayed scores {match.scores()} differ from the recorded {record.scores}"
        )
    if json:
        _print(
            {
                "game": record.setup.game,
                "answers": len(match.answers),
                "verified": whole,
                "over": match.over,
                "scores": match.scores(),
                "winners": match.winners(),
                "commitment": match.commitment(),
            }
        )
    elif verify:
        console.print(f"{len(match.answers)} answers replay to the same scores: {match.scores()}")
        console.print(f"key {record.setup.key}\nhash {match.commitment()}", highlight=False)
    else:
        words = match.box.words(lang, match.names, match.packs)
        for entry in match.story(-1):
            console.print(words.say(entry.message), highlight=False, markup=False)
        question = match.asks()
        if question is not None:
            who = ", ".join(match.names[seat] for seat in match.asked)
            console.print(f"— {who}: {words.say(question)}", highlight=False, markup=False)
    return 0


@app.command
def bench(*, seconds: float = 4.0, json: Json = False) -> int:
    """Decisions, copies, views and saves a second, compiled and interpreted, beside catanatron."""
    from gloaming.arena.bench import Speed, measure_build
    from gloaming.kernel.registry import names

    if not 0.1 <= seconds <= 600:
        raise GloamingError("--seconds takes 0.1 to 600")
    speeds: list[Speed] = []
    for game in names():
        for which in ("compiled", "interpreted"):
            errors.print(f"[dim]{game}, {which} …[/]")
            speed = measure_build(game, seconds, which)
            if speed is not None:
                speeds.append(speed)
    rival: dict[str, float] = {}
    try:
        from gloaming.arena.rival import measure_catanatron

        errors.print("[dim]catanatron …[/]")
        rival = measure_catanatron(seconds)
    except ModuleNotFoundError as error:
        errors.print(f"[dim]{error}[/]")
    if json:
        _print({"games": speeds, "catanatron": rival})
        return 0
    from rich.table import Table

    table = Table(title="random play; decisions had at least two answers, forced ones are apart")
    for column in ("", "decisions/s", "forced/s", "copies/s", "view ms", "save ms", "× catanatron"):
        table.add_column(column, justify="left" if not column else "right")
    for speed in speeds:
        times = ""
        if rival:
            times = (
                f"{speed.decisions_per_second / rival['decisions_per_second']:.1f} decisions, "
                f"{speed.copies_per_second / rival['copies_per_second']:.1f} copies"
            )
        table.add_row(
            f"{speed.game}, {speed.seats} seats, {speed.build}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.forced_per_second:,.0f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.view_ms}",
            f"{speed.save_ms}",
            times,
        )
    if rival:
        unforced = rival["unforced_decisions_per_second"]
        table.add_row(
            "catanatron, 4 seats (all decisions)",
            f"{rival['decisions_per_second']:,.0f}",
            f"{rival['decisions_per_second'] - unforced:,.0f}",
            f"{rival['copies_per_second']:,.0f}",
            "",
            "",
            "1",
        )
    console.print(table)
    return 0


# --- packs -----------------------------------------------------------------------------


@pack_app.command(name="new")
def pack_new(file: Path, *, game: str = "evenfall") -> int:
    """Write a pack to start from: every entry, commented out, ready for your box's values."""
    from gloaming.kernel.registry import find
    from gloaming.kernel.template import template

    if file.exists():
        raise GloamingError(f"{file} is there already; nothing was changed")
    file.write_text(template(find(game), file.stem), "utf-8")
    console.print(f"{file} is written. Change what differs, then: gloaming pack check {file}")
    return 0


@pack_app.command(name="check")
def pack_check(file: Path, *, json: Json = False) -> int:
    """Check a pack: every mistake with file, line, column and what was expected."""
    from gloaming.kernel.pack import read_pack
    from gloaming.kernel.registry import find

    pack = read_pack(file)
    find(pack.game).check_pack(pack)
    if json:
        _print(
            {"id": pack.id, "game": pack.game, "entries": len(pack.items), "digest": pack.digest}
        )
    else:
        console.print(f"{file}: good; {len(pack.items)} entries for {pack.game} ({pack.digest})")
    return 0


@pack_app.command(name="show")
def pack_show(file: Path, *, lang: Language = "en", json: Json = False) -> int:
    """Show what a pack changes, and the texts that come of it."""
    from gloaming.kernel.pack import read_pack
    from gloaming.kernel.registry import find

    pack = read_pack(file)
    box = find(pack.game)
    box.check_pack(pack)
    before = {(s.kind, s.id): s for s in box.sheets(lang, [])}
    after = {(s.kind, s.id): s for s in box.sheets(lang, [pack])}
    changes = [
        {
            "kind": item.kind,
            "id": item.id,
            "fields": sorted(item.values),
            "before": before[item.kind, item.id].text,
            "after": after[item.kind, item.id].text,
        }
        for item in pack.items
        if (item.kind, item.id) in after
    ]
    if json:
        _print({"id": pack.id, "game": pack.game, "digest": pack.digest, "changes": changes})
        return 0
    for change in changes:
        console.print(f"[bold]{change['kind']} {change['id']}[/]: {', '.join(change['fields'])}")
        for sign, lines, colour in (
            ("-", change["before"], "red"),
            ("+", change["after"], "green"),
        ):
            for line in lines:
                console.print(f"[{colour}]  {sign} {_plain(line)}[/]", highlight=False)
    return 0


if __name__ == "__main__":
    main()
