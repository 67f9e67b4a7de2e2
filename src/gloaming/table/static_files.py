"""The files that pages load: the table's own, and those of every game."""

from pathlib import Path

from litestar.exceptions import InternalServerException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from gloaming.kernel import registry
from gloaming.table.error_responses import missing_file
from gloaming.table.game_catalog import STATIC


def static_routes() -> list[ControllerRouterHandler]:
    """Returns what serves the static files of the table and of all games."""
    found = [_router(STATIC, Path(__file__).parent / "static", "static")]
    for name in registry.names():
        folder = registry.find(name).folder() / "page" / "static"
        if folder.is_dir():
            found.append(_router(f"{STATIC}/{name}", folder, f"static-{name}"))
    return found


def _router(path: str, folder: Path, name: str) -> ControllerRouterHandler:
    return create_static_files_router(
        path=path,
        directories=[folder],
        exception_handlers={InternalServerException: missing_file, ValueError: missing_file},
        include_in_schema=False,
        name=name,
    )
