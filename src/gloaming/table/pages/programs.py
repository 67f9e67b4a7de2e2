"""The page of the JSON API: every call with what it takes and gives, drawn from its OpenAPI."""

from typing import Any

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import Visitor
from gloaming.table.pages.frame import document

METHODS = ("get", "post")


def programs(visitor: Visitor, schema: dict[str, Any], address: str) -> str:
    """Returns the page of the whole API, in English: those who read it write programs."""
    return document(
        visitor,
        "JSON API · Gloaming",
        h.main("#main.prose", lang="en")[
            h.h1["JSON API"],
            h.p(".lead")[schema["info"].get("description", "")],
            h.p[
                "A program becomes somebody with ",
                h.code["POST /api/people"],
                " and sends the token it gets with every call: ",
                h.code["Authorization: Bearer …"],
                ". The same as a document: ",
                h.a(href=address)[address],
                ".",
            ],
            [
                _call(method, path, calls[method], schema)
                for path, calls in sorted(schema["paths"].items())
                for method in METHODS
                if method in calls
            ],
        ],
    )


def _call(method: str, path: str, call: dict[str, Any], schema: dict[str, Any]) -> Node:
    return h.section(".glass")[
        h.h2[h.code[f"{method.upper()} {path}"]],
        h.p[call.get("description", call.get("summary", ""))],
        _fields("Takes", [*_parameters(call), *_body(call, schema)]),
        _fields("Gives", _result(call, schema)),
    ]


def _fields(title: str, fields: list[tuple[str, str]]) -> Node:
    if not fields:
        return None
    return [h.h3[title], h.ul[(h.li[h.code[name], " ", kind] for name, kind in fields)]]


def _parameters(call: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (part["name"], f"{_kind(part.get('schema', {}))}, in the {part['in']}")
        for part in call.get("parameters", [])
    ]


def _body(call: dict[str, Any], schema: dict[str, Any]) -> list[tuple[str, str]]:
    return _content(call.get("requestBody", {}), schema)


def _result(call: dict[str, Any], schema: dict[str, Any]) -> list[tuple[str, str]]:
    for status, answer in call.get("responses", {}).items():
        if status.startswith("2"):
            return _content(answer, schema)
    return []


def _content(holder: dict[str, Any], schema: dict[str, Any]) -> list[tuple[str, str]]:
    for content in holder.get("content", {}).values():
        found = content.get("schema", {})
        if found.get("type") == "array":
            found = found.get("items", {})
        name = found.get("$ref", "").rpartition("/")[2]
        kind = schema.get("components", {}).get("schemas", {}).get(name, found)
        needed = kind.get("required", [])
        return [
            (field, _kind(value) + ("" if field in needed else ", may be left out"))
            for field, value in kind.get("properties", {}).items()
        ]
    return []


def _kind(value: dict[str, Any]) -> str:
    """Returns a type in a few words."""
    if "$ref" in value:
        return str(value["$ref"].rpartition("/")[2])
    if value.get("type") == "array":
        return f"list of {_kind(value.get('items', {}))}"
    for several in ("oneOf", "anyOf"):
        if several in value:
            return " or ".join(_kind(one) for one in value[several])
    return str(value.get("type", "anything"))
