"""Builds Gloaming, with its hot modules compiled by mypyc where that is possible.

Everything else about the project is in pyproject.toml. The environment variable
GLOAMING_BUILD chooses at build time: `interpreted` compiles nothing, `compiled` makes
a failure to compile an error. Without it, what cannot be compiled is installed
interpreted, and one line says so.
"""

from __future__ import annotations

import glob
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Files or glob patterns; missing files are skipped. They are compiled as two groups, which two
# processors build at the same time: what plays, and what shows (all that no rule imports).
COMPILED = [
    "src/gloaming/kernel/chance.py",
    "src/gloaming/kernel/control.py",
    "src/gloaming/kernel/elements.py",
    "src/gloaming/kernel/game.py",
    "src/gloaming/kernel/html.py",
    "src/gloaming/kernel/kept.py",
    "src/gloaming/kernel/message.py",
    "src/gloaming/kernel/telling.py",
    "src/gloaming/bots/greedy.py",
    "src/gloaming/bots/bot.py",
    "src/gloaming/bots/random.py",
    "src/gloaming/evenfall/action.py",
    "src/gloaming/evenfall/appraise.py",
    "src/gloaming/evenfall/appraise_moon.py",
    "src/gloaming/evenfall/appraise_path.py",
    "src/gloaming/evenfall/ascend.py",
    "src/gloaming/evenfall/automa.py",
    "src/gloaming/evenfall/automa_path.py",
    "src/gloaming/evenfall/battle.py",
    "src/gloaming/evenfall/cards.py",
    "src/gloaming/evenfall/cat.py",
    "src/gloaming/evenfall/catalysts.py",
    "src/gloaming/evenfall/counts.py",
    "src/gloaming/evenfall/coven.py",
    "src/gloaming/evenfall/crystal.py",
    "src/gloaming/evenfall/demon.py",
    "src/gloaming/evenfall/discard.py",
    "src/gloaming/evenfall/discover.py",
    "src/gloaming/evenfall/display.py",
    "src/gloaming/evenfall/events.py",
    "src/gloaming/evenfall/explain.py",
    "src/gloaming/evenfall/expansion.py",
    "src/gloaming/evenfall/footing.py",
    "src/gloaming/evenfall/gain.py",
    "src/gloaming/evenfall/game_end.py",
    "src/gloaming/evenfall/harvest.py",
    "src/gloaming/evenfall/icons.py",
    "src/gloaming/evenfall/imagine.py",
    "src/gloaming/evenfall/labels.py",
    "src/gloaming/evenfall/lacking.py",
    "src/gloaming/evenfall/lock.py",
    "src/gloaming/evenfall/moon.py",
    "src/gloaming/evenfall/path.py",
    "src/gloaming/evenfall/pay.py",
    "src/gloaming/evenfall/paying.py",
    "src/gloaming/evenfall/people.py",
    "src/gloaming/evenfall/pieces.py",
    "src/gloaming/evenfall/rites.py",
    "src/gloaming/evenfall/ritual.py",
    "src/gloaming/evenfall/rondel.py",
    "src/gloaming/evenfall/round_end.py",
    "src/gloaming/evenfall/scout.py",
    "src/gloaming/evenfall/set_up.py",
    "src/gloaming/evenfall/spaces.py",
    "src/gloaming/evenfall/spend.py",
    "src/gloaming/evenfall/state.py",
    "src/gloaming/evenfall/talents.py",
    "src/gloaming/evenfall/tiles.py",
    "src/gloaming/evenfall/token.py",
    "src/gloaming/evenfall/tower.py",
    "src/gloaming/evenfall/transfer.py",
    "src/gloaming/evenfall/triggers.py",
    "src/gloaming/evenfall/view.py",
    "src/gloaming/evenfall/why.py",
    "src/gloaming/evenfall/why_moon.py",
    "src/gloaming/evenfall/why_path.py",
    "src/gloaming/evenfall/worth.py",
    "src/gloaming/evenfall/page/answers.py",
    "src/gloaming/evenfall/page/battle.py",
    "src/gloaming/evenfall/page/cards.py",
    "src/gloaming/evenfall/page/clan.py",
    "src/gloaming/evenfall/page/crystals.py",
    "src/gloaming/evenfall/page/depends.py",
    "src/gloaming/evenfall/page/desk.py",
    "src/gloaming/evenfall/page/drawing.py",
    "src/gloaming/evenfall/page/hand.py",
    "src/gloaming/evenfall/page/moon.py",
    "src/gloaming/evenfall/page/moon_spots.py",
    "src/gloaming/evenfall/page/path.py",
    "src/gloaming/evenfall/page/path_spots.py",
    "src/gloaming/evenfall/page/pen.py",
    "src/gloaming/evenfall/page/question.py",
    "src/gloaming/evenfall/page/regions.py",
    "src/gloaming/evenfall/page/rivals.py",
    "src/gloaming/evenfall/page/scores.py",
    "src/gloaming/evenfall/page/steps.py",
    "src/gloaming/evenfall/page/story.py",
    "src/gloaming/evenfall/page/tiles.py",
]

SHOWING = ("/page/", "/explain.", "/lacking.", "/view.", "/why")
MODE = os.environ.get("GLOAMING_BUILD", "")
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def say(line: str) -> None:
    print(f"gloaming: {line}", file=sys.stderr, flush=True)


def give_up(why: str) -> None:
    """Say why there is no compiled build; stop if one was demanded."""
    if MODE == "compiled":
        raise SystemExit(f"gloaming: cannot build compiled: {why}")
    say(f"running interpreted (slower, otherwise the same): {why}")


def compiled_files() -> list[str]:
    found = {Path(name).as_posix() for pattern in COMPILED for name in glob.glob(pattern)}
    return sorted(found)


def missing_tool() -> str:
    """What a C build lacks on this machine, or an empty string."""
    if os.name == "nt":
        return ""  # the compiler is found by setuptools itself
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = next((word for word in shlex.split(command) if word != "ccache"), "cc")
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (python3-dev)"
    return ""


def extensions() -> list[Extension]:
    if not BUILDING & set(sys.argv):
        return []  # only metadata is wanted
    if MODE == "interpreted":
        say("running interpreted: GLOAMING_BUILD=interpreted")
        return []
    files = compiled_files()
    lack = missing_tool() if files else "none of the modules to compile exists"
    if lack:
        give_up(lack)
        return []
    try:
        from mypyc.build import mypycify

        shown = [file for file in files if any(part in file for part in SHOWING)]
        played = [file for file in files if file not in shown]
        groups = [(played, "gloaming"), (shown, "gloaming_page")]
        return list(mypycify(files, opt_level="3", debug_level="0", separate=groups))
    except ImportError:
        give_up("mypy is not installed")
    except (Exception, SystemExit) as error:  # mypyc exits on a type error
        why = "see above" if isinstance(error, SystemExit) else repr(error)
        give_up(f"mypyc refused the sources ({why})")
    return []


class BuildOrInterpret(build_ext):
    """build_ext that leaves an interpreted package behind when the compiler fails."""

    def run(self) -> None:
        if not self.extensions:
            return
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:
            for extension in self.extensions:  # half a group would not import
                for inplace in (True, False):
                    self.inplace = inplace
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            give_up(f"compiling failed ({type(error).__name__}, see above)")
        else:
            say(f"compiled {len(compiled_files())} modules")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrInterpret})
