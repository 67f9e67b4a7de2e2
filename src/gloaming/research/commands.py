"""`gloaming bench research` and `gloaming environments`."""

from pathlib import Path

from gloaming.kernel.errors import GloamingError
from gloaming.output import Json, With, console, print_json, read_options


def bench_research(
    game: str = "evenfall",
    *,
    seats: int = 4,
    with_: With = None,
    seconds: float = 4.0,
    json: Json = False,
) -> int:
    """Steps a second of the environments on one core, beside OpenSpiel's own games.

    Args:
        game: The game that is played.
        seats: How many seats it has.
        seconds: How long each is measured.
    """
    if not 0.1 <= seconds <= 600:
        raise GloamingError("--seconds takes 0.1 to 600")
    try:
        from gloaming.research.bench import measure
        from gloaming.research.setting import Setting
    except ModuleNotFoundError as error:
        raise GloamingError(f"{error}: install gloaming with the extra “research”") from None
    report = measure(Setting(game, seats, read_options(with_)), seconds)
    if json:
        print_json(report)
        return 0
    from rich.table import Table

    table = Table(title=f"{report.game}, {report.seats} seats, {report.build}: random play")
    for column in ("", "steps/s", "games", "× raw loop with arrays"):
        table.add_column(column, justify="left" if not column else "right")
    raw = report.speeds[1].steps_per_second
    for speed in [*report.speeds, *report.rivals]:
        table.add_row(
            speed.name,
            f"{speed.steps_per_second:,.0f}",
            str(speed.games),
            f"{speed.steps_per_second / raw:.2f}",
        )
    console.print(table)
    if report.note:
        console.print(report.note)
    return 0


def environments(*, into: Path | None = None) -> int:
    """The actions and observations of the environments for research, as tables.

    Args:
        into: A document whose tables are to be written anew.
    """
    try:
        from gloaming.research.document import research_tables
    except ModuleNotFoundError as error:
        raise GloamingError(f"{error}: install gloaming with the extra “research”") from None
    from gloaming.kernel.content.notation.document import fill

    tables = research_tables()
    if into is None:
        print("\n".join(f"## {name}\n\n{table}" for name, table in tables.items()))
    else:
        into.write_text(fill(into.read_text("utf-8"), tables), "utf-8")
    return 0
