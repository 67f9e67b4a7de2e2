"""Changes one thing at a time in modules and lists the changes that no test notices.

`make mutants MODULE=src/gloaming/evenfall/rules/battle.py`, or a folder of modules.

The tests are collected once, in this process, where the modules are imported so that they note
which statements run. First it is measured which tests reach which statement; then each change is
tried in a forked process, on the tests that reach it, with the changed code put in place of the
functions that are loaded. What runs only on import or when a game is first loaded cannot be changed
so: it is tried in a new process that imports the changed text.
"""

import argparse
import ast
import gc
import hashlib
import importlib
import importlib.util
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import time
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.code_changes import NOTE, Change, changes_of, with_notes

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
KEPT = ROOT / "mutants"
SECONDS = 20  # of processor time; who takes longer has been noticed
MEMORY = 3 << 30
TESTS_ANEW = 20  # a new process takes seconds to begin
NOTICED, SURVIVED = 1, 0
AREA = re.compile(r"\b([A-Z]+-[A-Z]+)-\d+")  # of a rule's id
QUIET = ("-q", "-p", "no:cacheprovider", "--no-header", "--no-summary")


class Module:
    """A module, its changes, and the tests that reach each of its statements."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        text = self.path.read_text("utf-8")
        self.tree = ast.parse(text)
        self.areas = set(AREA.findall(text))  # of the rules that it says it follows
        self.changes = changes_of(self.tree)
        self.notes: set[int] = set()  # the statements that ran since it was emptied
        self.reached_before: set[int] = set()
        self.reached_by: dict[int, list[str]] = defaultdict(list)

    @property
    def name(self) -> str:
        """How it is imported."""
        return ".".join(self.path.relative_to(SOURCES).with_suffix("").parts)

    def tests_for(
        self,
        change: Change,
        costs: Mapping[str, float],
        areas: Mapping[str, set[str]],
        limit: float,
    ) -> list[str]:
        """Returns tests that reach a change and take less than so many seconds together.

        Those come first that reach what few tests reach in its function, then those that are about
        the module's rules, then those that reach little else of it, and quickly.
        """
        width = Counter(test for reached in self.reached_by.values() for test in reached)
        reached = self.reached_by[change.statement] if change.function is not None else width
        rarest: dict[str, int] = {}
        for statement in {c.statement for c in self.changes if c.function == change.function}:
            tests = self.reached_by[statement]
            for test in tests:
                rarest[test] = min(rarest.get(test, len(tests)), len(tests))

        dear = limit / 10

        def order(test: str) -> tuple[bool, int, bool, float]:
            is_other = self.areas.isdisjoint(areas[test])
            return costs[test] > dear, rarest.get(test, 0), is_other, width[test] * costs[test]

        chosen: list[str] = []
        for test in sorted(reached, key=order):
            limit -= costs[test]
            if limit < 0 and chosen:
                break
            chosen.append(test)
        return chosen


class Source(MetaPathFinder, Loader):
    """Imports some modules from another text than their file's."""

    def __init__(self, modules: Mapping[str, tuple[Module, ast.Module]]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        return importlib.util.spec_from_file_location(name, self.modules[name][0].path, loader=self)

    def exec_module(self, module: types.ModuleType) -> None:
        known, tree = self.modules[module.__name__]
        module.__dict__[NOTE] = known.notes.add
        exec(compile(tree, str(known.path), "exec"), module.__dict__)

    def install(self) -> None:
        importlib.import_module("gloaming")  # it has a finder of its own, which comes first
        sys.meta_path.insert(0, self)


class Trial:
    """The plugin that, instead of running the tests that were collected, tries the changes."""

    def __init__(
        self,
        modules: Sequence[Module],
        tried: Sequence[Path],
        game: str,
        sample: int,
        lines: Sequence[int],
        limit: float,
    ) -> None:
        self.modules = modules
        self.tried = [module for path in tried for module in modules if module.path == path]
        self.game = game
        self.sample = sample
        self.lines = lines
        self.limit = limit
        self.items: dict[str, pytest.Item] = {}
        self.costs: dict[str, float] = {}
        self.areas: dict[str, set[str]] = {}
        self.functions: dict[tuple[str, str, int], list[types.FunctionType]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.items[:] = _tests_of(session.items, self.game)
        self.items = {item.nodeid: item for item in session.items}
        for item in session.items:
            cited = [str(id) for mark in item.iter_markers("rule") for id in mark.args]
            self.areas[item.nodeid] = set(AREA.findall(" ".join(cited)))
        if not session.items or _fails(session.items[:1]):
            raise pytest.UsageError("the first test fails before anything is changed")
        for module in self.modules:
            module.reached_before = set(module.notes)
        self._find_functions()
        gc.collect()
        gc.freeze()
        self._measure(session.items)
        for module in self.tried:
            self._try(module)
        return True

    def _measure(self, items: list[pytest.Item]) -> None:
        """Finds out which tests reach which statements, in a process that starts like every trial.

        That is kept until a source or a test changes.
        """
        file = KEPT / f"{self._digest(items)}.json"
        if not file.is_file():
            shutil.rmtree(KEPT, ignore_errors=True)
            KEPT.mkdir()
            if _in_child(lambda: self._run_measured(items, file), limited=False) != SURVIVED:
                raise pytest.UsageError("a test fails before anything is changed")
        for test, measured in json.loads(file.read_text("utf-8")).items():
            self.costs[test] = measured["cost"]
            for module in self.modules:
                for statement in measured["reached"].get(module.name, ()):
                    module.reached_by[statement].append(test)

    def _run_measured(self, items: list[pytest.Item], file: Path) -> int:
        measured = {}
        for at, item in enumerate(items):
            for module in self.modules:
                module.notes.clear()
            begun = time.process_time()
            if _fails(items[at : at + 1]):
                print(f"fails unchanged: {item.nodeid}", flush=True)
                return NOTICED
            cost = time.process_time() - begun
            reached = {m.name: sorted(m.notes) for m in self.modules if m.notes}
            measured[item.nodeid] = {"cost": cost, "reached": reached}
        file.write_text(json.dumps(measured), "utf-8")
        return SURVIVED

    def _digest(self, items: list[pytest.Item]) -> str:
        """Returns a name for what is measured: it changes with every source and every test."""
        names = [[item.nodeid for item in items], [module.name for module in self.modules]]
        found = hashlib.blake2b(json.dumps(names).encode(), digest_size=8)
        package = SOURCES / "gloaming"
        for folder in (package / "kernel", package / self.game, ROOT / "tests"):
            for file in sorted(folder.rglob("*")):
                if file.suffix in {".py", ".toml"}:
                    found.update(file.read_bytes())
        return found.hexdigest()

    def _find_functions(self) -> None:
        paths = {str(module.path) for module in self.modules}
        for thing in gc.get_objects():
            if isinstance(thing, types.FunctionType) and thing.__code__.co_filename in paths:
                self.functions.setdefault(_key(thing.__code__), []).append(thing)

    def _try(self, module: Module) -> None:
        count = len(module.changes)
        taken = list(range(count))
        if self.lines:
            taken = [number for number in taken if module.changes[number].line in self.lines]
        elif self.sample:
            taken = [number for number in taken if module.changes[number].function is not None]
            taken = sorted(random.Random(1).sample(taken, min(self.sample, len(taken))))
        survivors = 0
        for number in taken:
            change = module.changes[number]
            tests = module.tests_for(change, self.costs, self.areas, self.limit)
            if tests and self._is_noticed(module, number, tests):
                continue
            survivors += 1
            reached = f"{len(tests)} tests" if tests else "no test reaches it"
            print(f"{module.path.relative_to(ROOT)}:{change}  ({reached})", flush=True)
        noticed = len(taken) - survivors
        print(f"{module.name}: {count} changes, {len(taken)} tried, {noticed} noticed", flush=True)

    def _is_noticed(self, module: Module, number: int, tests: list[str]) -> bool:
        change = module.changes[number]
        if change.function is not None:
            change.apply()
            code = compile(module.tree, str(module.path), "exec")
            change.undo()
            items = [self.items[test] for test in tests]
            if _in_child(lambda: self._exchange(code) or _fails(items)):
                return True
            if change.statement not in module.reached_before:
                return False
        return _is_noticed_anew(module, number, tests[:TESTS_ANEW])

    def _exchange(self, module: types.CodeType) -> int:
        """Gives the loaded functions the changed code."""
        for code in _functions_in(module):
            for function in self.functions.get(_key(code), []):
                function.__code__ = code
        return SURVIVED


def _tests_of(items: list[pytest.Item], game: str) -> list[pytest.Item]:
    """Leaves out the tests of other games than the module's, which would only take time."""
    kept = []
    for item in items:
        parameters = getattr(getattr(item, "callspec", None), "params", {})
        folders = item.path.relative_to(ROOT / "tests").parts[:-1]
        of = parameters.get("game", folders[1] if len(folders) > 1 else game)
        if of == game:
            kept.append(item)
    return kept


def _fails(items: Sequence[pytest.Item]) -> int:
    """Runs tests until one fails; says whether one did."""
    for at, item in enumerate(items):
        following = items[at + 1] if at + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return NOTICED
    return SURVIVED


def _in_child(work: Callable[[], int], limited: bool = True) -> int:
    """Returns what `work` returns in a forked process; to crash or never to end is noticed too."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        result = NOTICED
        try:
            if limited:
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            result = work()
        finally:
            sys.stdout.flush()
            os._exit(result)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _functions_in(code: types.CodeType) -> Iterator[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from _functions_in(constant)


def _key(code: types.CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


# --- in a new process ------------------------------------------------------------------------


class Chosen:
    """The plugin that keeps only the tests that were asked for, in their order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: at for at, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(kept, key=lambda item: self.order[item.nodeid])


def _is_noticed_anew(module: Module, number: int, tests: list[str]) -> bool:
    asked = json.dumps([str(module.path), number, tests])
    command = [sys.executable, "-m", "tests.mutants", "--anew"]
    run = subprocess.run(
        command, cwd=ROOT, input=asked, text=True, capture_output=True, preexec_fn=_limit
    )
    return run.returncode != pytest.ExitCode.OK


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (5 * SECONDS, 5 * SECONDS))


def run_anew() -> int:
    """Runs the tests named on standard input with the change named there."""
    path, number, tests = json.load(sys.stdin)
    module = Module(Path(path))
    module.changes[number].apply()
    Source({module.name: (module, module.tree)}).install()
    files = sorted({test.partition("::")[0] for test in tests})
    return pytest.main(["-x", *QUIET, *files], plugins=[Chosen(tests)])


def main() -> int:
    """Prints what survives of a sample of the changes, and how many of it the tests noticed."""
    parser = argparse.ArgumentParser(prog="mutants")
    parser.add_argument("modules", nargs="*", type=Path)
    parser.add_argument("--tests", default="tests/rules", help="as for pytest")
    parser.add_argument("--sample", type=int, default=40, help="changes of a module, 0 for all")
    parser.add_argument("--line", type=int, action="append", default=[], help="only this one")
    parser.add_argument("--limit", type=float, default=2, help="seconds of tests for a change")
    parser.add_argument("--anew", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.environ["GLOAMING_BUILD"] = "interpreted"
    if arguments.anew:
        return run_anew()
    paths = [path.resolve() for path in arguments.modules]
    tried = [file for path in paths for file in sorted(path.rglob("*.py")) or [path]]
    # All rules of the game are measured, whichever are tried, so that it is done once.
    game = SOURCES / "gloaming" / tried[0].relative_to(SOURCES / "gloaming").parts[0]
    measured = sorted({*tried, *(game / "rules").rglob("*.py")})
    known = [module for module in map(Module, measured) if module.changes]
    Source({m.name: (m, with_notes(ast.parse(m.path.read_text("utf-8")))) for m in known}).install()
    trial = Trial(known, tried, game.name, arguments.sample, arguments.line, arguments.limit)
    return pytest.main([*QUIET, *arguments.tests.split()], plugins=[trial])


if __name__ == "__main__":
    sys.exit(main())
