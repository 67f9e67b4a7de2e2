"""The report of ladders as one HTML file that needs nothing else: it can be mailed and kept."""

from markupsafe import Markup, escape

from gloaming.arena import report_plots
from gloaming.arena.intervals import Estimate
from gloaming.arena.ladder import Ladder, parsed_packs
from gloaming.arena.results import Manifest
from gloaming.arena.schedule import MIXED, PAIRS, SAME
from gloaming.arena.standings import Standings
from gloaming.kernel.content.toml import toml_value

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f4; --panel: #ffffff; --ink: #26222f;
  --muted: #6b6578; --line: #d9d3c7; --accent: #a8481f; --good: #2f7d5b; --bad: #b5483a;
  --s0: #a8481f; --s1: #5a4fa3; --s2: #2f7d5b; --s3: #b3842a; --s4: #2d7f9d; --s5: #a23b72;
  --s6: #6b7a2a; --s7: #6b6578; }
@media (prefers-color-scheme: dark) { :root { --paper: #171526; --panel: #211e36; --ink: #e9e2d2;
  --muted: #a49ec0; --line: #4a4566; --accent: #e0915f; --good: #6cc39b; --bad: #e2857a;
  --s0: #e0784a; --s1: #a79df0; --s2: #6cc39b; --s3: #d9b25f; --s4: #6fbcd8; --s5: #e07fb2;
  --s6: #b3c46a; --s7: #a49ec0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.3rem, 5vw, 2rem); }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
.note { color: var(--muted); margin: 1.5rem 0 .25rem; }
.warning { border-left: 4px solid var(--bad); padding-left: .75rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child { text-align: left; }
th[scope=row] { position: sticky; left: 0; background: var(--paper); }
td small { color: var(--muted); display: block; }
td.cell { background: color-mix(in srgb, var(--tint) var(--part), var(--panel)); }
.plots { display: grid; gap: 1rem; margin: 1.5rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); }
figure { margin: 0; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .75rem; }
figcaption { font-weight: 600; padding-bottom: .25rem; }
figure svg { width: 100%; height: auto; display: block; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .75rem; overflow-x: auto; font-size: .85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
"""
PAGE = Markup(
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    "<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n"
    "<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
)
MEETINGS = {
    PAIRS: "Share of the games that the bot of the row wins against the bot of the column",
    MIXED: "How often the bot of the row ends ahead of the bot of the column; if even, half",
    SAME: "By how many points of win rate the bot of the row is better than that of the column,"
    " on the same deals",
}
SEATING = {
    PAIRS: "Every two bots meet",
    MIXED: "Every choice of {seats} bots meets, from deal to deal in another order",
    SAME: "Every bot plays by itself at all seats",
}
LUCK = (
    "Luck is paired: a deal is one set-up with all its shuffles and dice, and every table of bots "
    "plays the same deals."
)
ROTATED = (
    "Each deal is played once in every rotation of the seats, so that every bot sits everywhere "
    "with the same luck."
)
RATINGS = (
    "Ratings are openskill’s (the model of Plackett and Luce with its usual settings), taken game "
    "by game in the order of their numbers; ± is 1.96 times sigma."
)
THE_GAME_IS_RATED = " Where all seats play against the rules, the game is the rated opponent."
INTERVALS = (
    "A win rate is the mean over deals; a shared victory counts in part. Its 95 % interval is "
    "Wilson’s with the effective number of games, which follows from how the deals differ: the "
    "games of one deal are not independent. Intervals of mean scores, and of differences on the "
    "same deals, come from the deals as well (Student’s, and Wilson’s as above)."
)
TIMES = (
    "The time a decision takes is processor time of the process that plays, for decisions with two "
    "answers or more. It is the only thing here that differs from machine to machine."
)
REPEATED = (
    "Every game follows from the ladder and its number alone, as long as no bot is given a time to "
    "think instead of a number of simulations. With the same sources the hash of the results is "
    "the same anywhere."
)


def report_page(found: list[tuple[Manifest, Standings]]) -> str:
    """Returns the report of some ladders."""
    names = ", ".join(manifest.ladder.id for manifest, _ in found)
    body = Markup("\n").join(_section(manifest, result) for manifest, result in found)
    return str(
        PAGE.format(title=f"Arena: {names}", style=Markup(STYLE), body=body + _method(found))
    )


def _section(manifest: Manifest, found: Standings) -> Markup:
    ladder = manifest.ladder
    parts = [
        Markup("<section>\n<h2>{}</h2>").format(ladder.id),
        Markup("<p>{}</p>").format(_played(ladder, found)),
        _warnings(manifest, found),
        _table(found),
        _plots(found),
        _matrix(ladder, found) if len(ladder.bots) > 1 else Markup(""),
        _reasons(found),
        _repeat(manifest, found),
        Markup("</section>"),
    ]
    return Markup("\n").join(part for part in parts if part)


def _played(ladder: Ladder, found: Standings) -> str:
    options = "".join(f", {name} {value}" for name, value in ladder.options.items())
    games = f"{found.games:,} games on {found.deals:,} deals"
    if found.games < found.total:
        games += f", of {found.total:,} games that are to be played"
    seats = f"{ladder.seats} seat{'s' * (ladder.seats > 1)}"
    return f"{ladder.game.title()}, {seats}{options}. {seating(ladder)}. {games}."


def seating(ladder: Ladder) -> str:
    """Returns in words who meets whom."""
    told = SEATING[ladder.tables].format(seats=ladder.seats)
    if ladder.tables == PAIRS and ladder.seats > 2:
        told += f", one of them against {ladder.seats - 1} of the other, both ways"
    return told


def _warnings(manifest: Manifest, found: Standings) -> Markup:
    told: list[str] = []
    if found.games < found.total:
        told.append(
            "The ladder is not finished; only deals that every table has played whole are counted."
        )
    if found.errors:
        told.append(
            f"{found.errors} games broke; their deals are left out. {found.first_errors[0]}"
        )
    if manifest.earlier:
        told.append(
            "The program was changed while the ladder was played, so not all games are of the same:"
            f" sources {', '.join([v.sources for v in manifest.earlier])} before."
        )
    return Markup("\n").join(Markup('<p class="warning">{}</p>').format(line) for line in told)


def _table(found: Standings) -> Markup:
    has_scores = any(bot.score is not None for bot in found.bots)
    head = ["bot", "rating", "wins", "games", *["mean score"] * has_scores, "ms a decision"]
    rows: list[Markup] = []
    for bot in found.bots:
        cells = [
            _cell(f"{bot.rating:.1f}", f"± {1.96 * bot.sigma:.1f}"),
            _cell(f"{bot.wins.value:.1%}", _range(bot.wins, 100, " %")),
            _cell(f"{bot.games:,}"),
        ]
        if has_scores:
            mean = bot.score
            cells.append(
                _cell(f"{mean.value:.1f}", _range(mean, 1, "")) if mean is not None else _cell("")
            )
        cells.append(_cell(f"{bot.milliseconds:.3g}", f"at most {bot.slowest:.3g}"))
        rows.append(_row(bot.bot, cells))
    if found.game_rating is not None:
        blank = [_cell("")] * (len(head) - 2)
        rows.append(_row("the game itself", [_cell(f"{found.game_rating:.1f}"), *blank]))
    return _html_table("The ladder, with 95 % intervals", head, rows)


def _matrix(ladder: Ladder, found: Standings) -> Markup:
    names = [bot.bot for bot in found.bots]
    results = {(one.bot, one.other): one.result for one in found.meetings}
    is_difference = ladder.tables == SAME
    even = 0.0 if is_difference else found.fair if ladder.tables == PAIRS else 0.5
    rows: list[Markup] = []
    for bot in names:
        cells: list[Markup] = []
        for other in names:
            result = results.get((bot, other))
            if result is None:
                cells.append(_cell("–" if bot == other else ""))
                continue
            away = result.value - even
            part = round(45 * min(1.0, abs(away) / (1 - even if away > 0 else even or 1)))
            tint = "good" if away > 0 else "bad"
            said = f"{100 * result.value:+.1f}" if is_difference else f"{result.value:.1%}"
            style = f"--tint: var(--{tint}); --part: {part}%"
            cells.append(_cell(said, _range(result, 100, ""), style))
        rows.append(_row(bot, cells))
    return _html_table(MEETINGS[ladder.tables], ["", *names], rows)


def _plots(found: Standings) -> Markup:
    dashed = "the game itself" if found.game_rating is not None else ""
    fair = f"; dashed: a fair share, {found.fair:.0%}" if found.fair else ""
    pictures = [
        ("Ratings" + (f"; dashed: {dashed}" if dashed else ""), report_plots.plot_ratings(found)),
        ("Win rates" + fair, report_plots.plot_wins(found)),
        ("Scores", report_plots.plot_scores(found)),
        ("Time a decision", report_plots.plot_times(found)),
    ]
    frame = Markup('<figure aria-label="{}">\n<figcaption>{}</figcaption>\n{}</figure>')
    figures = [frame.format(title, title, Markup(svg)) for title, svg in pictures if svg]
    return Markup('<div class="plots">\n{}\n</div>').format(Markup("\n").join(figures))


def _reasons(found: Standings) -> Markup:
    """Returns how the games ended, where that is not always the same."""
    reasons = list(dict.fromkeys(reason for bot in found.bots for reason in bot.reasons))
    if len(reasons) < 2:
        return Markup("")
    rows = [
        _row(bot.bot, [_cell(f"{bot.reasons.get(r, 0) / bot.games:.1%}") for r in reasons])
        for bot in found.bots
    ]
    head = ["", *(reason.replace("-", " ") for reason in reasons)]
    return _html_table("How the games ended", head, rows)


def _repeat(manifest: Manifest, found: Standings) -> Markup:
    versions = manifest.versions
    facts = [
        ("seed", str(manifest.ladder.seed)),
        ("Gloaming", versions.gloaming),
        ("rules version", f"{manifest.ladder.game} {versions.rules}"),
        ("sources", f"{versions.sources} (hash of kernel, bots and game)"),
        ("results", f"{found.digest} (hash; the same wherever these games are played)"),
        *(
            ("pack", f"{pack.title}, {pack.digest} (hash)")
            for pack in parsed_packs(manifest.ladder.packs)
        ),
        *(
            ("played on", f"{one.workers}; {one.build}, Python {one.python}, {one.system}")
            for one in manifest.machines
        ),
    ]
    told = Markup("\n").join(Markup("<dt>{}</dt><dd>{}</dd>").format(*fact) for fact in facts)
    return Markup(
        "<h3>To repeat it</h3>\n<p>Save this as <code>{id}.toml</code> and run"
        " <code>gloaming arena run {id}.toml</code>:</p>\n<pre>{toml}</pre>\n<dl>\n{told}\n</dl>"
    ).format(id=manifest.ladder.id, toml=ladder_toml(manifest.ladder), told=told)


def ladder_toml(ladder: Ladder) -> str:
    """Returns a ladder as its file says it."""
    lines = [
        "[[ladder]]",
        f"id = {toml_value(ladder.id)}",
        f"game = {toml_value(ladder.game)}",
        f"seats = {ladder.seats}",
        f"bots = {toml_value(ladder.bots)}",
        f"tables = {toml_value(ladder.tables)}",
        f"games = {ladder.games}",
        f"seed = {ladder.seed}",
    ]
    if ladder.options:
        lines.append(f"with = {toml_value(ladder.options)}")
    if ladder.packs:
        lines.append(f"packs = {toml_value([pack.file for pack in ladder.packs])}")
    return "\n".join(lines) + "\n"


def _method(found: list[tuple[Manifest, Standings]]) -> Markup:
    kinds = {manifest.ladder.tables for manifest, _ in found}
    told = [
        LUCK,
        *[ROTATED] * bool(kinds - {SAME}),
        RATINGS + THE_GAME_IS_RATED * (SAME in kinds),
        INTERVALS,
        TIMES,
        REPEATED,
    ]
    lines = Markup("\n").join(Markup("<p>{}</p>").format(line) for line in told)
    return Markup("\n<section>\n<h2>How it was measured</h2>\n{}\n</section>").format(lines)


# --- elements ---------------------------------------------------------------------------


def _html_table(caption: str, head: list[str], rows: list[Markup]) -> Markup:
    columns = Markup("").join(Markup('<th scope="col">{}</th>').format(name) for name in head)
    return Markup(
        '<p class="note">{0}:</p>\n<div class="wide"><table aria-label="{0}">\n'
        "<thead><tr>{1}</tr></thead>\n"
        "<tbody>\n{2}\n</tbody>\n</table></div>"
    ).format(caption, columns, Markup("\n").join(rows))


def _row(name: str, cells: list[Markup]) -> Markup:
    return Markup('<tr><th scope="row">{}</th>{}</tr>').format(name, Markup("").join(cells))


def _cell(said: str, small: str = "", style: str = "") -> Markup:
    below = Markup("<small>{}</small>").format(small) if small else ""
    dressed = Markup(' class="cell" style="{}"').format(style) if style else ""
    return Markup("<td{}>{}{}</td>").format(dressed, escape(said), below)


def _range(value: Estimate, times: float, unit: str) -> str:
    return f"{times * value.low:.1f} to {times * value.high:.1f}{unit}"
