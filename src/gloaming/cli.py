"""`gloaming`: play, and the commands for programs. Each prints one JSON object with --json."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from gloaming import __version__
from gloaming.arena.commands import balance, bench, simulate
from gloaming.arena.ladder_commands import arena_app
from gloaming.arena.learning.commands import train, weigh
from gloaming.kernel.errors import GloamingError
from gloaming.output import (
    Json,
    Language,
    Packs,
    With,
    console,
    errors,
    plain,
    print_json,
    read_options,
)
from gloaming.research.commands import bench_research, environments
from gloaming.table.admin.commands import admin_app
from gloaming.table.load.commands import bench_answer, bench_table
from gloaming.table.settings import Settings, read_settings

DEFAULTS = Settings()
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
app.command(admin_app)
app.command(simulate)
app.command(balance)
app.command(train)
app.command(weigh)
app.command(arena_app)
bench_app = App(name="bench", help="How fast it is: the rules, and the table under load.")
bench_app.default(bench)
bench_app.command(bench_table, name="table")
bench_app.command(bench_answer, name="answer")
bench_app.command(bench_research, name="research")
app.command(bench_app)
app.command(environments, show=False)


def main() -> None:
    """Run the command line; what is refused is said in words, with exit code 2."""
    try:
        code = app(sys.argv[1:], exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (GloamingError, CycloptsError) as error:
        _refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be written to it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        if error.filename is None:
            raise
        _refuse(f"{error.filename}: {error.strerror}")
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(why: str) -> NoReturn:
    errors.print(f"[bold red]gloaming:[/] {plain(why)}", highlight=False, soft_wrap=True)
    sys.exit(2)


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
    speed: str = "",
) -> int:
    """Play in the terminal; with no arguments a few questions set the table.

    Args:
        game: The game to play.
        seats: Who sits where, like me,greedy,greedy; any other name is a person on the same screen.
        lang: The language of the table.
        seed: The same seed gives the same shuffles.
        load: Go on with a saved game.
        speed: How others' turns are told: instant, brisk (a battle stays for a moment), calm (until
            Enter), step (every turn does).
    """
    from gloaming.terminal import start

    return start(
        game,
        seats=seats,
        lang=lang,
        seed=seed,
        options=read_options(with_),
        packs=pack or [],
        load=load,
        speed=speed,
    )


@app.command(config=[read_settings])
def serve(*, settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS) -> int:
    """Run the table in the browser.

    Every flag can also be a variable of the environment (GLOAMING_PORT) or a line of a TOML file
    that --config names (port = 8420).
    """
    from gloaming.table.serve import serve as run

    return run(settings)


# --- for programs ----------------------------------------------------------------------


@app.command
def rules(
    game: str, *, missing: bool = False, json: Json = False, tests: Path = Path("tests/rules")
) -> int:
    """Which rules have a passing test.

    Args:
        game: The game whose rules are listed.
        missing: List the rules without one.
        tests: The folder with a folder of scenarios and tests for each game.
    """
    from gloaming.kernel.testing.rule_coverage import measure_coverage

    found = measure_coverage(game, tests)
    if json:
        print_json(found.summary(missing))
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
            console.print(f"[bold]{rule.id}[/] {plain(rule.text)}")
    for failure in found.failures:
        errors.print(f"[red]failed:[/] {plain(failure)}", highlight=False)
    return 1 if found.failures else 0


@app.command
def cards(game: str, *, lang: Language = "en", json: Json = False, pack: Packs = None) -> int:
    """Every card with its generated text.

    Args:
        game: The game whose cards are shown.
        lang: The language of the texts.
    """
    from gloaming.kernel.content.pack import read_pack
    from gloaming.kernel.registry import find

    box = find(game)
    sheets = box.reference.sheets(lang, [read_pack(path) for path in pack or []])
    counts: dict[str, int] = {}
    for sheet in sheets:
        counts[sheet.kind] = counts.get(sheet.kind, 0) + sheet.copies
    if json:
        print_json({"game": game, "lang": lang, "counts": counts, "cards": sheets})
        return 0
    words = box.words(lang, [], [])
    for sheet in sheets:
        kind = plain(words.kind(sheet.kind))
        console.print(f"[bold]{plain(sheet.name)}[/] [dim]{kind} x{sheet.copies}[/]")
        for line in sheet.text:
            console.print(f"  {plain(line)}", highlight=False)
    totals = [f"{words.kind(kind)}: {count}" for kind, count in counts.items()]
    console.print(plain(", ".join(totals)))
    return 0


@app.command(show=False)
def notation(game: str, *, into: Path | None = None) -> int:
    """The tables of a game's notation, made from what its rules declare.

    Args:
        game: The game whose notation is shown.
        into: A document whose tables are to be written anew.
    """
    from gloaming.kernel.content.notation.document import fill
    from gloaming.kernel.registry import find

    tables = find(game).reference.notation_tables()
    if into is None:
        print("\n".join(f"## {name}\n\n{table}" for name, table in tables.items()))
    else:
        into.write_text(fill(into.read_text("utf-8"), tables), "utf-8")
    return 0


@scenario_app.command(name="run")
def run_scenarios(*files: Path, json: Json = False) -> int:
    """Run scenario files or folders; says which expectation failed and what was there instead.

    Args:
        files: Scenario files, or folders of them.
    """
    from gloaming.kernel.testing.scenario import run_scenario, scenarios

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
    if not passed and not failed:
        raise GloamingError(f"there is no scenario in {', '.join(map(str, files))}")
    if json:
        print_json({"passed": passed, "failed": failed})
    else:
        for failure in failed:
            console.print(f"[red]{failure['file']}: {plain(failure['scenario'])}[/]")
            console.print(f"  {plain(failure['problem'])}", highlight=False)
        console.print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


@app.command
def replay(
    file: Path,
    *,
    verify: bool = False,
    points: bool = False,
    to: int | None = None,
    lang: Language = "en",
    pack: Packs = None,
    json: Json = False,
) -> int:
    """Replay a record, whole or up to an answer.

    Args:
        file: The saved game.
        lang: The language of the texts.
        verify: Only check that it replays to what was recorded; fails with the first difference.
        points: Only show where every point came from, by source and by round, part by part.
        to: Stop after this many answers.
    """
    from gloaming.kernel.content.pack import read_pack
    from gloaming.kernel.match import check_replayed, read_record
    from gloaming.kernel.match import replay as replay_record
    from gloaming.kernel.terminal.points import points_tree
    from gloaming.kernel.views.points import player_points

    record = read_record(file)
    if to is not None and to < 0:
        raise GloamingError("--to takes 0 or more")
    match = replay_record(record, [read_pack(path) for path in pack or []], to)
    whole = to is None or to >= len(record.answers)
    is_compared = whole and check_replayed(record, match)
    if json:
        print_json(
            {
                "game": record.setup.game,
                "answers": len(match.answers),
                "verified": whole,
                "over": match.is_over,
                "scores": match.scores(),
                "winners": match.winners(),
                "points": player_points(match.view(-1), match.box.points_sources),
                "commitment": match.commitment(),
            }
        )
    elif verify:
        same = "replay so far"
        if whole:
            same = "replay to the same position" if is_compared else "replay to the same scores"
        scores = match.scores()  # none at a table that wins and loses together, before the end
        told = f"; the scores are {scores}" if scores else ""
        console.print(f"{len(match.answers)} answers {same}{told}")
        console.print(f"key {record.setup.key}\nhash {match.commitment()}", highlight=False)
    elif points:
        from gloaming.terminal.console import DUSK

        words = match.box.words(lang, match.names, match.packs)
        tree = points_tree(match.view(-1), words, match.box.points_sources)
        if tree is None:
            raise GloamingError(f"{file}: points are told of a finished game that has points")
        with console.use_theme(DUSK):
            console.print(tree)
    else:
        words = match.box.words(lang, match.names, match.packs)
        for entry in match.story(-1):
            console.print(words.say(entry.message), highlight=False, markup=False)
        question = match.prompt()
        if question is not None:
            who = ", ".join(match.names[seat] for seat in match.asked_seats)
            console.print(f"— {who}: {words.say(question)}", highlight=False, markup=False)
    return 0


# --- packs -----------------------------------------------------------------------------


@pack_app.command(name="new")
def pack_new(file: Path, *, game: str = "") -> int:
    """Write a pack to start from: every entry, commented out, ready for your box's values.

    Args:
        file: The file to write; its name becomes the pack's.
        game: The game it is for; needed where more than one is installed.
    """
    from gloaming.kernel.content.template import template
    from gloaming.kernel.registry import find, only_game

    if file.exists():
        raise GloamingError(f"{file} is there already; nothing was changed")
    file.write_text(template(find(game or only_game()), file.stem), "utf-8")
    console.print(f"{file} is written. Change what differs, then: gloaming pack check {file}")
    return 0


@pack_app.command(name="check")
def pack_check(file: Path, *, json: Json = False) -> int:
    """Check a pack: every mistake with file, line, column and what was expected.

    Args:
        file: The pack.
    """
    from gloaming.kernel.content.pack import read_pack
    from gloaming.kernel.registry import find

    pack = read_pack(file)
    find(pack.game).check_pack(pack)
    if json:
        print_json(
            {"id": pack.id, "game": pack.game, "entries": len(pack.items), "digest": pack.digest}
        )
    else:
        console.print(f"{file}: good; {len(pack.items)} entries for {pack.game} ({pack.digest})")
    return 0


@pack_app.command(name="show")
def pack_show(file: Path, *, lang: Language = "en", json: Json = False) -> int:
    """Show what a pack changes, and the texts that come of it.

    Args:
        file: The pack.
        lang: The language of the texts.
    """
    from gloaming.kernel.content.pack import read_pack
    from gloaming.kernel.registry import find

    pack = read_pack(file)
    box = find(pack.game)
    box.check_pack(pack)
    before = {(s.kind, s.id): s for s in box.reference.sheets(lang, [])}
    after = {(s.kind, s.id): s for s in box.reference.sheets(lang, [pack])}
    changes = [
        {
            "kind": item.kind,
            "id": item.id,
            "fields": sorted(item.values),
            "before": before[item.kind, item.id].text if (item.kind, item.id) in before else [],
            "after": after[item.kind, item.id].text,
        }
        for item in pack.items
        if (item.kind, item.id) in after
    ]
    if json:
        print_json({"id": pack.id, "game": pack.game, "digest": pack.digest, "changes": changes})
        return 0
    for change in changes:
        console.print(f"[bold]{change['kind']} {change['id']}[/]: {', '.join(change['fields'])}")
        for sign, lines, colour in (
            ("-", change["before"], "red"),
            ("+", change["after"], "green"),
        ):
            for line in lines:
                console.print(f"[{colour}]  {sign} {plain(line)}[/]", highlight=False)
    return 0
