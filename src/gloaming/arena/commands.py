"""`gloaming simulate`, `balance` and `bench`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from gloaming.kernel.errors import GloamingError
from gloaming.output import (
    Json,
    Packs,
    ProgressBar,
    With,
    console,
    errors,
    plain,
    print_json,
    read_options,
)

MOST_ROWS = 40  # of a table that could be long

if TYPE_CHECKING:
    from gloaming.arena.balance import Balance
    from gloaming.arena.simulate import Plan, Report


def _bots(text: str, players: int, game: str) -> tuple[str, ...]:
    """Reads bots like `greedy,random`: one per seat; a short list goes round."""
    from gloaming.bots.bot import SEARCH, names
    from gloaming.kernel.registry import find

    known = names(find(game))
    asked = [name.strip() for name in text.split(",") if name.strip()]
    for name in asked:
        if name.partition(":")[0] not in (*known, SEARCH):
            raise GloamingError(f"there is no bot “{name}”; there are: {', '.join(known)}")
    if not asked or len(asked) > players:
        raise GloamingError(f"{len(asked)} bots for {players} seats")
    return tuple(asked[i % len(asked)] for i in range(players))


def _plan(
    game: str, players: int, games: int, seed: int, bots: str, with_: With, pack: Packs
) -> "Plan":
    """Returns what is to be played, from what the command line says."""
    from gloaming.arena.simulate import Plan

    return Plan(
        game,
        players,
        at_least("games", games),
        seed,
        _bots(bots, players, game),
        read_options(with_),
        tuple(str(path) for path in pack or []),
    )


def at_least(name: str, value: int) -> int:
    if value < 1:
        raise GloamingError(f"{name} is {value}; expected 1 or more")
    return value


def simulate(
    game: str,
    *,
    players: int = 4,
    games: int = 1000,
    seed: int = 1,
    bots: str = "random",
    with_: With = None,
    pack: Packs = None,
    every: Annotated[bool, Parameter(negative="")] = False,
    jobs: int = 1,
    json: Json = False,
) -> int:
    """Play many games with bots and report.

    Args:
        game: The game to play.
        players: Seats at each table.
        games: How many games to play.
        seed: The same seed gives the same games.
        bots: One per seat, like greedy,random; a short list goes round.
        every: All seats and options that go together, in turn; nothing may get lost.
        jobs: Processes to play in.
    """
    from gloaming.arena.simulate import every_kind, simulate
    from gloaming.kernel.registry import find

    if every:
        players = find(game).most
    plan = _plan(game, players, games, seed, bots, with_, pack)
    if every:
        plan = every_kind(plan)
    with ProgressBar("games", games) as progress:
        report = simulate(plan, at_least("jobs", jobs), progress)
    if json:
        print_json(report)
    else:
        console.print(
            f"{report.finished} of {report.games} games finished, {report.errors} errors, "
            f"{report.decisions:,} decisions in {report.seconds:.1f} s: "
            f"{report.decisions_per_second:,.0f} a second ({report.build})\n"
            + (_scores(report) if report.scores.low or report.scores.high else "")
            + (
                f"{report.kinds:,} kinds of games, the longest with {report.longest} decisions"
                if every
                else f"wins by seat {', '.join(f'{win:.1%}' for win in report.wins)}"
            )
        )
        for line in report.first_errors:
            errors.print(f"[red]{plain(line)}[/]")
    return 1 if report.errors else 0


def _scores(report: "Report") -> str:
    """Returns the scores of many games in words, for a game that has scores."""
    scores = report.scores
    return (
        f"scores {scores.mean} ± {scores.deviation} ({scores.low} to {scores.high}), "
        f"winners {report.winners.mean}; "
    )


def balance(
    game: str,
    *,
    players: int = 4,
    games: int = 2000,
    seed: int = 1,
    bots: str = "greedy",
    with_: With = None,
    among: str = "",
    pack: Packs = None,
    jobs: int = 2,
    engines: Annotated[bool, Parameter(negative="")] = False,
    plot: Path | None = None,
    json: Json = False,
) -> int:
    """Is the game fair, and does every card matter? Measured with bots, greedy ones by default.

    With --players 1, where the rules play an opponent: how often it is beaten at each of its levels
    (or at the one that --with names), and both sides' scores. A co-operative game: how often teams
    win at each level, how they lose, and what every card and faction does to that.

    Args:
        game: The game to measure.
        players: Seats at each table.
        seed: The same seed gives the same games.
        bots: One per seat, like greedy,random; a short list goes round.
        jobs: Processes to play in.
        games: How many; of a solo game at each level.
        among: What seats that begin differently play, handed out evenly: names, or “all”.
        engines: List what seats repeat in a round, and the cards that go with high scores.
        plot: Draw the picture into this file.
    """
    from gloaming.arena import balance as arena
    from gloaming.arena import plots as picture
    from gloaming.arena.solo_balance import level_names
    from gloaming.kernel.registry import find

    plan = _plan(game, players, games, seed, bots, with_, pack)
    plan = arena.spread(plan, among)
    if plot is not None:
        picture.check_plot(plot)
    if engines:
        return _engines(plan, at_least("jobs", jobs), json)
    if find(game).is_cooperative:
        return _team(plan, at_least("jobs", jobs), plot, json)
    if players == 1 and level_names(game):
        return _solo(plan, at_least("jobs", jobs), plot, json)
    with ProgressBar("games", games) as progress:
        result = arena.balance(plan, at_least("jobs", jobs), progress)
    targets = arena.targets(plan)
    if plot is not None:
        picture.plot(result, targets, plot)
    if not json:
        _print_balance(plan, result)
    return _judged(result, result.problems(targets), json)


def _print_balance(plan: "Plan", result: "Balance") -> None:
    """Prints what every card and every faction is worth, and how the points grow."""
    print_table(
        f"{plan.game}: {result.games} games of {plan.players} seats ({', '.join(plan.bots)})",
        ("card", "drawn", "played", "swing", "±"),
        [
            (
                card.card,
                str(card.drawn),
                f"{card.share:.0%}",
                f"{100 * card.swing:+.1f}",
                f"{100 * card.interval:.1f}",
            )
            for card in sorted(result.cards, key=lambda card: card.swing)
        ],
    )
    if result.factions:
        print_table(
            "wins of the games it took part in",
            ("", "games", "wins", "±", "mean"),
            [
                (one.faction, str(one.games), *_rate(one.wins, one.interval), f"{one.mean:.1f}")
                for one in result.factions
            ],
        )
    steps = " → ".join(f"{value:.1f}" for value in result.rounds)
    console.print(
        f"mean {result.mean}, winners {result.winner_mean}, by round {steps}, "
        f"{result.before_final:.0%} before final scoring, first seat wins {result.first_seat:.1%}"
    )


def _rate(wins: float, interval: float) -> tuple[str, str]:
    """Returns a win rate and half of its interval, as columns of a table."""
    return f"{wins:.1%}", f"{100 * interval:.1f}"


def print_table(title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Prints a table whose first column is names and whose others are numbers."""
    from rich.table import Table

    table = Table(title=title)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _judged(result: msgspec.Struct, problems: list[str], json: bool) -> int:
    """Prints what is outside the targets, or all as JSON; returns the exit code."""
    if json:
        print_json({**msgspec.to_builtins(result), "problems": problems})
    elif problems:
        for problem in problems:
            console.print(f"[red]{plain(problem)}[/]", highlight=False)
    else:
        console.print("[green]Everything is within the targets.[/]")
    return 1 if problems else 0


def _engines(plan: "Plan", jobs: int, json: bool) -> int:
    """Prints what feeds itself: options that are repeated, and cards of high scores."""
    from gloaming.arena.engines import find_engines

    with ProgressBar("games", plan.games) as progress:
        result = find_engines(plan, jobs, progress)
    if json:
        print_json(result)
        return 0
    print_table(
        f"taken at least three times by one seat in one round ({plan.games} games)",
        ("option", "most", "seats", "their mean", "others"),
        [
            (loop.option, str(loop.most), str(loop.seats), f"{loop.mean}", f"{loop.others}")
            for loop in result.loops[:MOST_ROWS]
        ],
    )
    print_table(
        "scores of seats with a card in play, and more than those without",
        ("card", "seats", "mean", "swing", "±"),
        [
            (one.card, str(one.seats), f"{one.mean}", f"{one.swing:+}", f"{one.interval}")
            for one in result.cards[:MOST_ROWS]
        ],
    )
    print_table(
        "what gave one seat the most points in one game",
        ("source", "most", "seats", "their mean of it"),
        [
            (one.source, str(one.most), str(one.seats), f"{one.mean}")
            for one in result.sources[:MOST_ROWS]
        ],
    )
    console.print(f"mean of all scores {result.mean}, the highest {result.highest}")
    return 0


def _team(plan: "Plan", jobs: int, plot: Path | None, json: bool) -> int:
    """Prints the balance of a co-operative game; returns the exit code."""
    from gloaming.arena import plots as picture
    from gloaming.arena.team_balance import FEW, measured_levels, team_balance
    from gloaming.kernel.registry import find

    with ProgressBar("games", plan.games * len(measured_levels(plan))) as progress:
        result = team_balance(plan, jobs, progress)
    if plot is not None:
        picture.plot_team(result, plot)
    if not json:
        reasons = sorted({reason for one in result.levels for reason in one.endings})
        print_table(
            f"{plan.game}: {plan.games} games a level of {plan.players} seats"
            f" ({', '.join(dict.fromkeys(plan.bots))})",
            ("level", "wins", "±", "rounds"),
            [
                (one.level, *_rate(one.wins, one.interval), f"{one.rounds:.1f}")
                for one in result.levels
            ],
        )
        print_table(
            "how games ended",
            ("", *(one.level for one in result.levels)),
            [
                (reason, *(f"{one.endings.get(reason, 0.0):.1%}" for one in result.levels))
                for reason in reasons
            ],
        )
        faction_word = find(plan.game).statistics.faction_word
        for title, impacts in ((faction_word, result.factions), ("cards", result.cards)):
            if not impacts:
                console.print(f"too few games to compare {title}: {FEW} with and without one")
                continue
            print_table(
                f"wins of games with {title}, and more than without",
                ("", "games", "wins", "swing", "±"),
                [
                    (
                        one.name,
                        str(one.games),
                        f"{one.wins:.1%}",
                        f"{100 * one.swing:+.1f}",
                        f"{100 * one.interval:.1f}",
                    )
                    for one in impacts
                ],
            )
    return _judged(result, result.problems(), json)


def _solo(plan: "Plan", jobs: int, plot: Path | None, json: bool) -> int:
    """Prints the balance of a solo game, level by level; returns the exit code."""
    from gloaming.arena import plots as picture
    from gloaming.arena.solo_balance import SoloTargets, asked_levels, solo

    targets = SoloTargets()
    with ProgressBar("games", plan.games * len(asked_levels(plan))) as progress:
        result = solo(plan, jobs, progress)
    if plot is not None:
        picture.plot_solo(result, targets, plot)
    if not json:
        print_table(
            f"{plan.game} alone: {plan.games} games a level ({plan.bots[0]})",
            ("level", "wins", "±", "mean", "opponent"),
            [
                (
                    one.level,
                    *_rate(one.wins, one.interval),
                    f"{one.mean:.1f}",
                    f"{one.opponent:.1f}",
                )
                for one in result.levels
            ],
        )
    return _judged(result, result.problems(targets), json)


def bench(*, seconds: float = 4.0, json: Json = False) -> int:
    """Decisions, copies, views and saves a second, compiled and interpreted, beside catanatron.

    Args:
        seconds: How long to measure each game in each build.
    """
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
        from gloaming.arena.catanatron import measure_catanatron

        errors.print("[dim]catanatron …[/]")
        rival = measure_catanatron(seconds)
    except ModuleNotFoundError as error:
        errors.print(f"[dim]{error}[/]")
    if json:
        print_json({"games": speeds, "catanatron": rival})
        return 0
    from rich.table import Table

    table = Table(title="random play; decisions had at least two answers, forced ones are apart")
    for column in ("", "decisions/s", "forced/s", "copies/s", "view ms", "save ms", "× catanatron"):
        table.add_column(column, justify="left" if not column else "right")
    for speed in speeds:
        times = ""
        if rival:
            mine = speed.decisions_per_second
            times = (
                f"{(mine + speed.forced_per_second) / rival['decisions_per_second']:.1f} all, "
                f"{mine / rival['unforced_decisions_per_second']:.1f} open decisions, "
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
            "catanatron, 4 seats",
            f"{unforced:,.0f}",
            f"{rival['decisions_per_second'] - unforced:,.0f}",
            f"{rival['copies_per_second']:,.0f}",
            "",
            "",
            "1",
        )
    console.print(table)
    return 0
