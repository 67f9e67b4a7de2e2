"""Finds what the modules of a game declare, wherever in its rules that is.

Every module of the package is imported, be it compiled, interpreted or installed; nobody keeps a
list of them.
"""

# not compiled: it is used once a game, or never

import pkgutil
from importlib import import_module
from types import ModuleType

from gloaming.kernel.content.notation.verbs import PhraseDeclaration, Verb
from gloaming.kernel.game import Effect


def modules_of(package: str) -> list[ModuleType]:
    """Returns the package and all modules below it, in the order of their names."""
    root = import_module(package)
    names = [found.name for found in pkgutil.walk_packages(root.__path__, f"{package}.")]
    return [root, *(import_module(name) for name in sorted(names))]


def verbs_of(package: str) -> dict[str, list[Verb]]:
    """Returns the verbs that each module declares in its list `VERBS`, by the module's name."""
    found: dict[str, list[Verb]] = {}
    for module in modules_of(package):
        declared: list[Verb] = getattr(module, "VERBS", [])
        if declared:
            found[module.__name__] = declared
    return found


def phrases_of(package: str) -> list[PhraseDeclaration]:
    """Returns what the modules declare in their lists `PHRASES`."""
    return [phrase for module in modules_of(package) for phrase in getattr(module, "PHRASES", [])]


def procedures_of(package: str, *kernel: Effect) -> list[Effect]:
    """Returns the procedures (see `kernel/procedures.py`) of a package, after those of the kernel
    that its game uses."""
    found: dict[str, Effect] = {effect.path: effect for effect in kernel}
    for module in modules_of(package):
        for value in vars(module).values():
            if isinstance(value, Effect) and value.path:
                if found.setdefault(value.path, value) is not value:
                    raise ValueError(f"two procedures are called {value.path}")
    return list(found.values())


def is_in_package(effect: Effect, package: str) -> bool:
    """Whether the class of a procedure is defined in that package."""
    return type(effect).__module__.startswith(f"{package}.")
