"""The pages: handlers that put what people see together."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler


def handlers() -> list[ControllerRouterHandler]:
    """All page handlers."""
    return []


def error_page(request: Request[Any, Any, State], status: int, detail: str) -> str:
    """A refusal as a page."""
    return detail
