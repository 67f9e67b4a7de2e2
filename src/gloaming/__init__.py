"""Gloaming: an open table for heavy board games.

With the environment variable GLOAMING_BUILD=interpreted, every module is loaded from
its Python source even where a compiled one lies beside it.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gloaming.kernel.match import new, read_record, replay

__version__ = "0.1.0"
__all__ = ["__version__", "new", "read_record", "replay"]


class SourceFinder:
    """Finds the modules of this package by their source, never by a compiled file."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("gloaming."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("GLOAMING_BUILD") == "interpreted":
    sys.meta_path.insert(0, SourceFinder)


def __getattr__(name: str) -> object:
    """Loads `new`, `replay` and `read_record` when they are first used."""
    if name in ("new", "read_record", "replay"):
        from gloaming.kernel import match

        return getattr(match, name)
    raise AttributeError(f"gloaming has no {name!r}")
