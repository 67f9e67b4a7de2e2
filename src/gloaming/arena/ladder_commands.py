"""`gloaming arena`: ladders of bots, and the report of what they say."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from gloaming.arena.commands import at_least, print_table
from gloaming.kernel.errors import GloamingError
from gloaming.output import Json, ProgressBar, console, errors, plain, print_json

if TYPE_CHECKING:
    from gloaming.arena.ladder import Ladder
    from gloaming.arena.run import Spread
    from gloaming.arena.standings import Standings

REPORT = "report.html"

arena_app = App(name="arena", help="Ladders of bots: who beats whom, and how surely.")
Ray = Annotated[
    list[str] | None,
    Parameter(
        name="--ray",
        consume_multiple=(0, 1),
        negative="",
        help="Play on the Ray cluster at this address, or on one that is started here for --jobs.",
    ),
]


@arena_app.command
def run(
    ladder: Path,
    *,
    jobs: int = 1,
    ray: Ray = None,
    out: Path | None = None,
    accept_changes: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
) -> int:
    """Play the ladders of a file, from where the last run ended, and write their report.

    Args:
        ladder: The TOML file that says which bots meet in which game.
        jobs: Processes to play in.
        out: The folder for results and report; the file's name with -results, if left out.
        accept_changes: Add to results that another version of the program has begun.
    """
    from gloaming.arena.ladder import read_ladders
    from gloaming.arena.results import locked

    _check_extra()
    at_least("jobs", jobs)
    ladders = read_ladders(ladder)
    folder = out if out is not None else Path(f"{ladder.stem}-results")
    with locked(folder):
        try:
            if ray is None:
                from gloaming.arena.workers import do_all

                said = f"{jobs} process{'es' * (jobs > 1)}"
                _play(ladders, folder, partial(do_all, jobs=jobs), said, accept_changes)
            else:
                from gloaming.arena.ray_workers import RayCluster

                with RayCluster(ray[0] if ray else "", jobs) as cluster:
                    said = f"Ray, {cluster.processors} processors"
                    _play(ladders, folder, cluster.do_all, said, accept_changes)
        except KeyboardInterrupt:
            errors.print(
                f"Stopped. What was played is in {plain(str(folder))}; run it again to go on."
            )
            raise
    return _report(folder, [one.id for one in ladders], json)


@arena_app.command
def report(folder: Path, *, json: Json = False) -> int:
    """Write the report of a folder anew, also while its ladders are still being played.

    Args:
        folder: The folder with the results.
    """
    from gloaming.arena.results import MANIFEST, read_manifest

    _check_extra()
    parents = [file.parent for file in folder.glob(f"*/{MANIFEST}")]
    parents.sort(key=lambda parent: (read_manifest(parent).position, parent.name))
    names = [parent.name for parent in parents]
    if not names:
        raise GloamingError(f"{folder} holds no results: gloaming arena run writes them")
    return _report(folder, names, json)


def _check_extra() -> None:
    """Refuses what could not be finished for want of a library."""
    from importlib.util import find_spec

    from gloaming.arena.report_plots import check_pictures

    for library in ("openskill", "polars"):
        if find_spec(library) is None:
            raise GloamingError(
                f"the arena needs {library}: install gloaming with the extra “arena”"
            )
    check_pictures()


def _tell(line: str) -> None:
    errors.print(plain(line), highlight=False)


def _play(
    ladders: "list[Ladder]", folder: Path, spread: "Spread", workers: str, accept_changes: bool
) -> None:
    from gloaming.arena.run import run_ladder

    for at, one in enumerate(ladders):
        into = folder / one.id
        with ProgressBar(one.id, len(one.schedule())) as progress:
            run_ladder(one, into, spread, workers, progress, _tell, accept_changes, at)


def _report(folder: Path, names: list[str], json: bool) -> int:
    """Writes the report of some ladders, and prints the short of it."""
    from gloaming.arena.report_page import report_page
    from gloaming.arena.results import read_games, read_manifest
    from gloaming.arena.standings import standings

    found = []
    for name in names:
        manifest = read_manifest(folder / name)
        games, _ = read_games(folder / name, _tell)
        found.append((manifest, standings(manifest.ladder, games.values())))
    page = folder / REPORT
    page.write_text(report_page(found), "utf-8")
    if json:
        print_json({"report": str(page), "ladders": [result for _, result in found]})
    else:
        for _, result in found:
            _print(result)
        console.print(f"{plain(str(page))} has all of it", highlight=False, soft_wrap=True)
    for _, result in found:
        for line in result.first_errors:
            errors.print(f"[red]{plain(line)}[/]")
    return 1 if any(result.errors for _, result in found) else 0


def _print(found: "Standings") -> None:
    print_table(
        f"{found.ladder}: {found.games:,} of {found.total:,} games, {found.deals:,} deals",
        ("bot", "rating", "±", "wins", "95 %", "mean", "ms"),
        [
            (
                plain(bot.bot),
                f"{bot.rating:.1f}",
                f"{1.96 * bot.sigma:.1f}",
                f"{bot.wins.value:.1%}",
                f"{bot.wins.low:.1%} to {bot.wins.high:.1%}",
                f"{bot.score.value:.1f}" if bot.score is not None else "",
                f"{bot.milliseconds:.3g}",
            )
            for bot in found.bots
        ],
    )
