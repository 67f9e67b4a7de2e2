"""Limits on requests: what is too long, too deep or too slow is refused before anybody reads it.

What a request may hold is checked on its raw bytes, in the one place that all of them go through:
the number of fields of a form, the depth of JSON, the length of an address. A body has to come
within a time, so that nobody keeps a request half sent.
"""

import asyncio
import re
from typing import Final

from litestar.datastructures import FormMultiDict, Headers
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from gloaming.kernel.content.limits import json_fault
from gloaming.table.responses import AnyRequest
from gloaming.table.user_errors import UserError

BODY_LIMIT: Final = 2 << 20  # bytes
BODY_SECONDS: Final = 20.0  # until a body has come as a whole
FORM_FIELDS: Final = 200
FIELD_LENGTH: Final = 8_000  # characters of one field, but for a file
ENCODED_FIELD: Final = 6 * FIELD_LENGTH  # bytes of one field in a form that is not in parts
PATH_LENGTH: Final = 300
QUERY_LENGTH: Final = 6_000
QUERY_FIELDS: Final = 30
_HOST: Final = re.compile(r"(?:[A-Za-z0-9_.-]{1,255}|\[[0-9A-Fa-f:.]{2,50}\])(?::([0-9]{1,5}))?")
PORTS: Final = 65_535
WITH_BODY: Final = ("POST", "PUT", "PATCH", "DELETE")


class TooLarge(HTTPException):
    """A request that holds more than anybody needs."""

    status_code = 413


class TooSlow(HTTPException):
    """A request whose body does not come."""

    status_code = 408


class InputLimits(ASGIMiddleware):
    """Reads the body of a request within a time, and refuses what is too much."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        query = scope["query_string"]
        if not _is_host(Headers.from_scope(scope).get("host", "")):
            raise ClientException("no host is called so")
        if len(scope["path"]) > PATH_LENGTH:
            raise HTTPException(status_code=404)
        if len(query) > QUERY_LENGTH or query.count(b"&") >= QUERY_FIELDS:
            raise TooLarge
        if scope["type"] != ScopeType.HTTP or scope["method"] not in WITH_BODY:
            return await next_app(scope, receive, send)
        headers = Headers.from_scope(scope)
        length = headers.get("content-length", "")
        if length.isdecimal() and (len(length) > 12 or int(length) > BODY_LIMIT):
            raise TooLarge
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(receive)
        except TimeoutError:
            raise TooSlow from None
        if body is None:
            return None  # nobody is there any more
        check_body(body, headers.get("content-type", ""))
        await next_app(scope, _replayed(body, receive), send)


def _is_host(text: str) -> bool:
    """Whether somebody can be called so: links that lead to us are made of it."""
    found = _HOST.fullmatch(text)
    return not text or (found is not None and int(found.group(1) or 0) <= PORTS)


async def _body(receive: Receive) -> bytes | None:
    """Returns the body of a request, None if whoever sent it has gone."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message["body"])
        size += len(message["body"])
        if size > BODY_LIMIT:
            raise TooLarge
        if not message["more_body"]:
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Returns what gives a body that was read already, and then what comes after it."""
    is_given = False

    async def replay() -> HTTPReceiveMessage:
        nonlocal is_given
        if is_given:
            return await receive()  # type: ignore[return-value]
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def check_body(body: bytes, kind: str) -> None:
    """Refuses a body that holds too many fields, or JSON that is too deep."""
    kind = kind.partition(";")[0].strip().lower()
    if kind == "multipart/form-data":
        return  # the number of its parts is limited where it is read
    if kind == "application/x-www-form-urlencoded":
        if body.count(b"&") >= FORM_FIELDS:
            raise TooLarge
        if any(len(field) > ENCODED_FIELD for field in body.split(b"&")):
            raise TooLarge
        return
    fault = json_fault(body)
    if fault:
        raise ClientException(fault)


async def read_form(request: AnyRequest) -> FormMultiDict:
    """Returns the form of a request; fields that are longer than anybody needs are refused."""
    form = await request.form()
    for name, value in form.multi_items():
        if len(name) > FIELD_LENGTH or (isinstance(value, str) and len(value) > FIELD_LENGTH):
            raise UserError("error-too-large")
    return form
