"""What the server writes while it runs: errors, and requests where the operator wants them.

A line is text for a terminal, or a JSON object for programs that collect lines. No line has a
secret: links of seats and what stands behind a question mark are left out, addresses are shortened.
"""

import ipaddress
import logging
import re
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import Any, TextIO

import msgspec

ACCESS = logging.getLogger("gloaming.access")
ACCESS.setLevel(logging.CRITICAL)  # until the operator wants it
SECRET_PATHS = ("/s/",)
REPEATS = 1.0  # seconds in which the same message is written once
_KNOWN_MESSAGES = 1000  # messages that are remembered at most


def configure_logs(format: str, access: bool, output: TextIO | None = None) -> None:
    """Sets up what a process of the server writes, to standard error if nothing else is said."""
    handler = logging.StreamHandler(output or sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    ACCESS.setLevel(logging.INFO if access else logging.CRITICAL)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True


class TextLines(logging.Formatter):
    """Lines to read in a terminal."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and what is known besides."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        found.update(getattr(record, "fields", {}))
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found).decode()


class RepeatFilter(logging.Filter):
    """Lets the same message pass once a second, and says then how many were left out.

    A database that is away would else fill the disk with one line for every request.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, str], float] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == ACCESS.name:
            return True
        fault = record.exc_info[1] if record.exc_info else None
        key = (record.name, f"{record.msg} {fault!r}" if fault is not None else str(record.msg))
        now = monotonic()
        if now - self._last.get(key, -REPEATS) < REPEATS:
            self._left_out[key] = self._left_out.get(key, 0) + 1
            return False
        if len(self._last) >= _KNOWN_MESSAGES:
            self._last.clear()
            self._left_out.clear()
        self._last[key] = now
        more = self._left_out.pop(key, 0)
        if more:
            record.msg = f"{record.getMessage()} (and {more} more like it)"
            record.args = ()
        return True


def log_request(method: str, path: str, status: int, seconds: float, address: str) -> None:
    """Writes a line about a request."""
    if not ACCESS.isEnabledFor(logging.INFO):
        return
    fields = {
        "method": method,
        "path": public_path(path),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "address": short_address(address),
    }
    text = "%(method)s %(path)s %(status)s %(ms)s ms %(address)s"
    ACCESS.info(text % fields, extra={"fields": fields})


def public_path(path: str) -> str:
    """Returns a path without the secret that may be in it, and without line breaks."""
    path = re.sub("//+", "/", path)  # as it is routed
    for secret in SECRET_PATHS:
        if path.startswith(secret):
            return f"{secret}…"
    return "".join(c if c.isprintable() else "?" for c in path[:200])


def short_address(address: str) -> str:
    """Returns an address without the part that stands for one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    prefix = 24 if found.version == 4 else 48
    return str(ipaddress.ip_network(f"{found}/{prefix}", strict=False).network_address)
