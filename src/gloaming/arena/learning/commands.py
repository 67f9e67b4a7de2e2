"""`gloaming train` and `gloaming weigh`."""

from functools import partial
from pathlib import Path

import msgspec

from gloaming.arena.commands import at_least
from gloaming.arena.ladder_commands import Ray
from gloaming.arena.workers import do_all
from gloaming.kernel.errors import GloamingError
from gloaming.output import Json, ProgressBar, With, console, print_json, read_options

SHARE = 0.3  # of the formula, if nothing is said
TRACE = 0.9  # of what comes later in a game
VICTORY = 30.0  # points that it counts where all win together


def train(
    game: str,
    *,
    out: Path,
    rounds: int = 3,
    games: int = 4000,
    seats: str = "",
    spread: int = 40,
    with_: With = None,
    hidden: int = 32,
    epochs: int = 8,
    share: float | None = None,
    victory: float | None = None,
    explore: float = 0.06,
    ridge: float = 0.0,
    trace: float | None = None,
    sweeps: int = 1,
    begin: Path | None = None,
    seed: int = 1,
    jobs: int = 2,
    ray: Ray = None,
    measure: int = 100,
    plot: Path | None = None,
    json: Json = False,
) -> int:
    """Let bots learn a game: they play each other, and a net learns what positions are worth.

    A training that was interrupted goes on where it was if the command is given again.

    Args:
        game: The game to learn.
        out: The folder for games and nets; the last net-N.weights there is the best. On a cluster
            all machines must see it.
        rounds: Rounds of self-play, each with the net of the round before.
        games: Games of each round.
        seats: Numbers of seats to learn with, like 2,4; all there are if it is not said.
        spread: So many combinations of options for each number of seats beside those of --with.
        hidden: Hidden units of the net.
        epochs: Passes over the positions.
        share: How much of the game's own formula is mixed into the judgement, 0 to 1; 0.3 if it is
            not said, and none in a game that is won together.
        victory: Points that a victory counts in what is learned, beside the points; none if it is
            not said, and 30 in a game that is won together.
        explore: The part of the moves that are any option, so that more is seen.
        ridge: What the square of a weight costs; with few games it keeps a net from learning them
            by heart.
        trace: How much what comes later in a game counts beside what the net expects on the way
            there, 0 to 1: with 1 only the end counts, which has much luck in it. 0.9 if it is not
            said, and 1 in a game that is won together.
        sweeps: How often each round asks its net anew what it expects, and learns of that.
        begin: A net whose bots play the first round; without one they play by the formula.
        seed: The same seed gives the same net.
        jobs: Processes to play in.
        measure: Deals from which the last net is measured against greedy, or beside the game's own
            policy where all win together; 0 leaves that out.
        plot: Draw the errors of all rounds into this file.
    """
    from gloaming.kernel.registry import find

    try:
        from gloaming.arena.learning.self_play import OUT_OF
        from gloaming.arena.learning.training import (
            Training,
            game_kinds,
            read_results,
            run_training,
        )
    except ModuleNotFoundError as error:
        raise GloamingError(
            f"training needs {error.name}: install gloaming with the extra “learn”"
        ) from None
    box = find(game)
    if not box.input_names().names:
        raise GloamingError(f"{game} does not say what a net could learn from")
    if share is None:
        share = 0.0 if box.is_cooperative else SHARE
    if victory is None:
        victory = VICTORY if box.is_cooperative else 0.0
    if trace is None:
        trace = 1.0 if box.is_cooperative else TRACE
    for name, part in (("share", share), ("explore", explore), ("trace", trace)):
        if not 0.0 <= part <= 1.0:
            raise GloamingError(f"--{name} takes 0 to 1")
    try:
        counts = [int(part) for part in seats.split(",") if part.strip()]
    except ValueError:
        raise GloamingError(f"--seats takes numbers like 2,4, not “{seats}”") from None
    counts = counts or list(range(box.least, box.most + 1))
    for count in counts:
        if not box.least <= count <= box.most:
            raise GloamingError(f"{game} has {box.least} to {box.most} seats, not {count}")
    options = read_options(with_)
    training = Training(
        game,
        seed,
        at_least("rounds", rounds),
        at_least("games", games),
        tuple(game_kinds(box, counts, options, spread)),
        at_least("hidden", hidden),
        at_least("epochs", epochs),
        share,
        box.rules_version,
        victory,
        str(begin.resolve()) if begin is not None else "",
        round(OUT_OF * explore),
        ridge,
        trace,
        at_least("sweeps", sweeps),
    )
    with ProgressBar("games", rounds * games) as advance:
        told = 0

        def on_games(number: int, done: int, of: int) -> None:
            nonlocal told
            advance(number * of + done - told)
            told = number * of + done

        def on_epoch(number: int, epoch: int, own: float, error: float) -> None:
            if not json:
                console.print(
                    f"round {number + 1}, pass {epoch + 1}: off by {own:.2f} points on what is"
                    f" learned, by {error:.2f} on games held out",
                    highlight=False,
                )

        at_least("jobs", jobs)
        if ray is None:
            net = run_training(training, out, partial(do_all, jobs=jobs), on_games, on_epoch)
        else:
            from gloaming.arena.ray_workers import RayCluster

            with RayCluster(ray[0] if ray else "", jobs) as cluster:
                net = run_training(training, out, cluster.do_all, on_games, on_epoch)
    strength: dict[str, str] = {}
    if measure:
        from gloaming.arena.learning.strength import measure as measure_net
        from gloaming.arena.learning.strength import measured_against, note_strength

        played = [count for count in sorted(set(counts)) if count > 1 or box.is_cooperative]
        other = measured_against(box)
        beside = f"beside {other}" if box.is_cooperative else f"against {other}"
        with ProgressBar("deals", measure * len(played)) as advance:
            for count in played:
                said = measure_net(game, net, count, measure, seed, jobs, advance)
                strength[f"{beside} at {count} seats"] = said
        note_strength(net, strength)
    results = read_results(out)
    if plot is not None:
        from gloaming.arena.learning.plots import plot_training

        plot_training(game, results, plot)
    if json:
        print_json({"net": str(net), "rounds": msgspec.to_builtins(results), "strength": strength})
    else:
        for against, said in strength.items():
            console.print(f"{against}: {said}", highlight=False)
        console.print(f"The net is {net}.", highlight=False)
    return 0


def weigh(
    game: str,
    *,
    out: Path,
    games: int = 3000,
    players: int = 4,
    spread: float = 0.4,
    length: float = 1.0,
    only: str = "",
    victory: float = 20.0,
    with_: With = None,
    begin: Path | None = None,
    seed: int = 1,
    jobs: int = 2,
    json: Json = False,
) -> int:
    """Find better weights for the policy of a game: many games with weights changed by chance.

    In each game all weights are multiplied by random factors, at all levels of the game in turn; a
    regression says which of them bring more. The weights that are written lie along what it found.

    Args:
        game: The game whose policy has weights.
        out: The file for the new weights, in TOML.
        games: How many.
        players: Seats at each table.
        spread: How far weights are changed: the standard deviation of the logarithm.
        length: How far the new weights lie from those before, in logarithms.
        only: The weights to change, like step,doom; all if it is not said.
        victory: Points that a victory counts; a solved Mystery of Eldritch Horror counts 10.
        begin: A file with the weights to begin with; those of the policy if it is not said.
        seed: The same seed gives the same games.
        jobs: Processes to play in.
    """
    from gloaming.arena.solo_balance import level_names
    from gloaming.kernel.registry import find

    try:
        from gloaming.arena.learning import weighing as learning
    except ModuleNotFoundError as error:
        raise GloamingError(
            f"weighing needs {error.name}: install gloaming with the extra “learn”"
        ) from None
    box = find(game)
    weights = box.policy_weights()
    if not weights:
        raise GloamingError(f"{game} has no policy whose weights could be others")
    if begin is not None:
        weights |= learning.read_weights(begin, weights)
    varied = tuple(name.strip() for name in only.split(",") if name.strip()) or tuple(weights)
    for name in varied:
        if name not in weights:
            raise GloamingError(f"there is no weight “{name}”; there are: {', '.join(weights)}")
    options = read_options(with_)
    kinds = learning.kinds_of(box, at_least("players", players), options, level_names(game))
    asked = learning.Weighing(game, seed, kinds, weights, varied, spread, victory)
    trials: list[learning.Trial] = []
    with ProgressBar("games", at_least("games", games)) as advance:
        work = partial(learning.play_trials, asked)
        for done in do_all(work, range(games), at_least("jobs", jobs)):
            trials += done
            advance(len(done))
    found = learning.slopes(asked, trials)
    head = f"{games} games, seed {seed}, spread {spread}, length {length}, victory {victory}"
    learning.write_weights(out, learning.moved(weights, found, length), head)
    if json:
        print_json({"weights": str(out), "slopes": msgspec.to_builtins(found)})
    else:
        for slope in found:
            console.print(f"{slope.name}: {slope.points:+.2f} ± {slope.error:.2f}", highlight=False)
        console.print(f"The weights are in {out}.", highlight=False)
    return 0
