"""Builds Gloaming, with its hot modules compiled by mypyc where that is possible.

Everything else about the project is in pyproject.toml. The environment variable
GLOAMING_BUILD chooses at build time: `interpreted` compiles nothing, `compiled` makes
a failure to compile an error. Without it, what cannot be compiled is installed
interpreted, and one line says so. GLOAMING_OPTIMIZE is the C compiler's level of optimization, 3 if
it is not said; 0 builds several times quicker and plays slower. GLOAMING_MODULES compiles only the
modules that a pattern names (`kernel/*.py`, seen from the package), for a quick trial.

What is compiled follows from where a module lies (`compiled_files`) and what is in it
(`is_compilable`); each module becomes a library of its own, so that a changed one is built alone.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

PACKAGE = Path("src/gloaming")
GENERATED = Path("build/gloaming")  # where mypyc writes the C code of our modules
# The folders of the kernel and of a game that are compiled, with all folders below them; a package
# that has rules is a game.
GAME_FOLDERS = (
    "rules",
    "model",
    "state",
    "encoding",
    "evaluation",
    "views",
    "explain",
    "text",
    "page",
    "content/notation",
)
WHOLE_FOLDERS = ("kernel", "bots", "table/wire")  # compiled without the folders below them
DRAWN_ONCE = "art"  # the folder of drawings, each made once in a process: nothing to gain there
# Libraries whose classes are made while the program runs: a module that uses them is interpreted.
INTERPRETED = {"cyclopts", "fluent", "lark", "litestar", "rich", "sqlalchemy"}
SAYS_NO = re.compile(r"^# not compiled: \S", re.MULTILINE)

MODE = os.environ.get("GLOAMING_BUILD", "")
OPTIMIZE = os.environ.get("GLOAMING_OPTIMIZE", "3")
MODULES = os.environ.get("GLOAMING_MODULES", "**/*.py")
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def say(line: str) -> None:
    print(f"gloaming: {line}", file=sys.stderr, flush=True)


def remove_compiled(keep: set[Path]) -> None:
    """Removes compiled modules from beside the sources, which would be loaded instead of them."""
    for suffix in ("so", "pyd"):
        for file in PACKAGE.glob(f"**/*.{suffix}"):
            if file.resolve() not in keep:
                file.unlink()


def give_up(why: str) -> None:
    """Say why there is no compiled build; stop if one was demanded.

    What was compiled before goes: it would be loaded instead of sources that have changed since.
    """
    if "--inplace" in sys.argv:
        remove_compiled(set())
    if MODE == "compiled":
        raise SystemExit(f"gloaming: cannot build compiled: {why}")
    say(f"running interpreted (slower, otherwise the same): {why}")


def compiled_files() -> list[str]:
    """The modules to compile: of the kernel, the bots, the table and every game."""
    folders = [PACKAGE / "kernel" / part for part in GAME_FOLDERS]
    folders += [rules.parent / part for rules in PACKAGE.glob("*/rules") for part in GAME_FOLDERS]
    found = [file for folder in WHOLE_FOLDERS for file in PACKAGE.glob(f"{folder}/*.py")]
    found += [file for folder in folders for file in folder.glob("**/*.py")]
    found = [file for file in found if DRAWN_ONCE not in file.parts]
    found = set(found) & set(PACKAGE.glob(MODULES))
    return sorted(file.as_posix() for file in found if is_compilable(file))


def is_compilable(file: Path) -> bool:
    """Whether a module is compiled.

    Not if it is a package's own, defines a Struct of msgspec or uses a library of `INTERPRETED`
    (unless for types alone), nor if a line of it says `# not compiled:` and why.
    """
    if file.name == "__init__.py":
        return False
    source = file.read_text("utf-8")
    if SAYS_NO.search(source):
        return False
    tree = ast.parse(source, str(file))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if any(ast.unparse(base).endswith("Struct") for base in node.bases):
                return False
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        if INTERPRETED & {name.split(".")[0] for name in names}:
            return False
    return True


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
    """An extension for each module, so that a changed module is compiled alone.

    mypyc reads all of them each time, which takes seconds: what it keeps between runs (mypy's
    cache) lacks some of the layout of classes. C is compiled again only where the text that mypyc
    makes, a header that it includes or this file has changed.
    """
    if not BUILDING & set(sys.argv):
        return []  # only metadata is wanted
    if MODE == "interpreted":
        if "--inplace" in sys.argv:
            remove_compiled(set())
        say("running interpreted: GLOAMING_BUILD=interpreted")
        return []
    files = compiled_files()
    lack = missing_tool() if files else "none of the modules to compile exists"
    if lack:
        give_up(lack)
        return []
    try:
        from mypyc.build import mypycify

        arguments = [f"--cache-dir={os.devnull}", *files]
        found = list(
            mypycify(
                arguments,
                opt_level=OPTIMIZE,
                debug_level="0",
                separate=True,
                include_runtime_files=False,
            )
        )
    except ImportError:
        give_up("mypy is not installed")
        return []
    except (Exception, SystemExit) as error:  # mypyc exits on a type error
        why = "see above" if isinstance(error, SystemExit) else repr(error)
        give_up(f"mypyc refused the sources ({why})")
        return []
    for extension in found:
        extension.depends.append("setup.py")
    return found


class BuildOrInterpret(build_ext):
    """build_ext that leaves an interpreted package behind when the compiler fails."""

    def run(self) -> None:
        if not self.extensions:
            return
        built_in_place = bool(self.inplace)
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:
            if not built_in_place:  # some without the others would not import
                for extension in self.extensions:
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            give_up(f"compiling failed ({type(error).__name__}, see above)")
            return
        if built_in_place:
            self.inplace = True
            paths = [self.get_ext_fullpath(extension.name) for extension in self.extensions]
            remove_compiled({Path(path).resolve() for path in paths})
        say(f"compiled {len(compiled_files())} modules")

    def build_extensions(self) -> None:
        """Compiles mypyc's own C library once, and each module against it.

        mypycify would have it compiled anew for each of the modules, which took more than half of a
        build.
        """
        sources = {source for extension in self.extensions for source in extension.sources}
        library = sorted(source for source in sources if GENERATED not in Path(source).parents)
        like = next(e for e in self.extensions if not set(library).isdisjoint(e.sources))
        if self.compiler.compiler_type == "unix":
            # Modules pass one another tables of their functions: nothing is looked up by its name.
            for extension in self.extensions:
                extension.extra_compile_args.append("-fvisibility=hidden")
        archive = self.compiler.library_filename("mypyc", output_dir=self.build_temp)
        if newer_group([*library, "setup.py"], archive):
            objects = self.compiler.compile(
                library,
                output_dir=self.build_temp,
                include_dirs=like.include_dirs,
                extra_postargs=like.extra_compile_args,
            )
            self.compiler.create_static_lib(objects, "mypyc", output_dir=self.build_temp)
        for extension in self.extensions:
            extension.sources = [one for one in extension.sources if one not in library]
            extension.extra_objects.append(archive)
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrInterpret})
