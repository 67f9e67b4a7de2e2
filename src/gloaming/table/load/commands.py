"""`gloaming bench table` and `gloaming bench answer`: what the table takes under load."""

from pathlib import Path

from gloaming.kernel.errors import GloamingError
from gloaming.output import Json, console, errors, print_json
from gloaming.table.settings import Settings

DEFAULTS = Settings()


def bench_table(
    game: str = "",
    *,
    tables: int = 200,
    seats: int = 4,
    seconds: float = 30.0,
    rate: float = 200.0,
    database: str = "",
    workers: int = 1,
    games: int = 0,
    listening: int = -1,
    memory: int = DEFAULTS.memory,
    plot: Path | None = None,
    json: Json = False,
) -> int:
    """Many live tables with open pages: answers a second, and how soon all see them.

    Args:
        game: The game that is played; needed where more than one is installed.
        tables: Tables that are played at the same time.
        seats: Seats at each of them.
        seconds: How long to measure.
        rate: Answers a second to be sent, all tables together.
        database: A PostgreSQL URL instead of a file; its tables are left there.
        workers: Processes that serve; more than one needs PostgreSQL.
        games: Go on until so many games are over, instead of some seconds.
        listening: How many of a table's seats have their page open; all, if it is not said.
        memory: MiB that the server may fill with what it keeps, as `gloaming serve` takes it.
        plot: Write a picture of the memory over the games to this SVG file.
    """
    from gloaming.kernel.registry import find, only_game
    from gloaming.table.load.bench import LoadRequest, measure, rows
    from gloaming.table.load.plot import check_plot, write_plot

    game = game or only_game()
    box = find(game)
    if not box.least <= seats <= box.most:
        raise GloamingError(f"{game} has {box.least} to {box.most} seats, not {seats}")
    asked = LoadRequest(
        game, tables, seats, seconds, rate, database, workers, games, listening, memory
    )
    if plot is not None:
        check_plot(plot)
    if json or not errors.is_terminal:
        load = measure(asked)
    else:
        from rich.progress import Progress

        with Progress(console=errors, transient=True) as progress:
            task = progress.add_task("…", total=1.0)
            load = measure(
                asked, lambda what, share: progress.update(task, description=what, completed=share)
            )
    title = (
        f"{game}, {load.build}: {load.tables} tables of {load.seats}, "
        f"{load.streams} open streams, {load.database}, {load.workers} workers"
    )
    if plot is not None:
        write_plot(plot, load.memory_samples, title)
    if json:
        print_json(load)
        return 0
    from rich.table import Table

    shown = Table(title=title, show_header=False)
    shown.add_column("")
    shown.add_column("", justify="right")
    for what, value in rows(load):
        shown.add_row(what, value)
    console.print(shown)
    return 0


def bench_answer(
    game: str = "",
    *,
    tables: int = 4,
    seats: int = 4,
    skip: int = 5,
    answers: int = 100,
    callgrind: Path | None = None,
    json: Json = False,
) -> int:
    """The server's work for one answer with all pages of its table, without a network.

    Args:
        game: The game that is played; needed where more than one is installed.
        tables: Tables at which is answered in turn.
        seats: Seats at each of them, all with their page open.
        skip: Answers of each table before anything is counted.
        answers: Answers that are counted, all tables together.
        callgrind: Count instructions, with a profile in this file; it takes some minutes.
    """
    from gloaming.kernel.registry import find, only_game
    from gloaming.table.load.answer_cost import AnswerRequest, count, measure, rows

    game = game or only_game()
    box = find(game)
    if not box.least <= seats <= box.most:
        raise GloamingError(f"{game} has {box.least} to {box.most} seats, not {seats}")
    asked = AnswerRequest(game, tables, seats, skip, answers)
    cost = measure(asked) if callgrind is None else count(asked, callgrind)
    if json:
        print_json(cost)
        return 0
    from rich.table import Table

    title = (
        f"{game}, {cost.build}: {cost.answers} answers at {cost.tables} tables of {cost.seats}, "
        f"from the {cost.skip + 1}th of each game"
    )
    shown = Table(title=title, show_header=False)
    shown.add_column("")
    shown.add_column("", justify="right")
    for what, value in rows(cost):
        shown.add_row(what, value)
    console.print(shown)
    return 0
