"""Events that bring what has changed on a page: found, and written part by part."""

from collections.abc import Iterable

import msgspec

from gloaming.kernel.page.zones import Zone
from gloaming.table.wire.parts import CompressedPart, Part, PlainPart, SharedPart, compressed


def zone_hash(zone: Zone) -> str:
    """Returns the hash by which a page and the server agree that a zone is unchanged."""
    return compressed(zone.html).hash


class ShownZones:
    """The zones that a page shows, to find those that have changed.

    A page that `takes_patches` is sent of a zone only what is new in it, once the same stream has
    brought the whole.
    """

    def __init__(self, hashes: dict[str, str], takes_patches: bool = False) -> None:
        self.hashes = hashes  # by zone, as the page has told them or was sent them
        self._takes_patches = takes_patches
        self._html: dict[str, str] = {}  # the same drawing again needs no hash
        self._brought: dict[str, bytes] = {}  # texts that the stream has brought, by zone
        self._replaced: dict[str, tuple[bytes, str]] = {}  # those before, with their hashes

    def changed(self, zones: Iterable[Zone]) -> list[Zone]:
        """Returns the zones that differ from what the page shows; from now on it shows them."""
        found: list[Zone] = []
        shown, hashes = self._html, self.hashes
        for zone in zones:
            id, html = zone.id, zone.html
            if shown.get(id) == html:
                continue
            shown[id] = html
            part = compressed(html)
            now = part.hash
            before = hashes.get(id)
            if before != now:
                hashes[id] = now
                found.append(zone)
                if self._takes_patches:
                    self._replaced[id] = (self._brought.get(id, b""), before or "")
                    self._brought[id] = part.data
        return found

    def patch(self, id: str, html: CompressedPart) -> SharedPart | None:
        """Returns what is new in a zone that has just changed; None if all of it is sent."""
        if not self._replaced:
            return None
        before, hash = self._replaced.pop(id, (b"", ""))
        return html.patch(before, hash) if before else None


def zones_event(
    token: str, zones: list[Zone], shown: ShownZones | None = None, **more: object
) -> list[Part]:
    """Returns the event that brings zones; its id is the state of the game that they show.

    `shown` is the page that it is for: of its zones only what is new is sent, where it takes that.
    """
    head = as_json({"token": token, **more})[:-1]
    parts: list[Part] = []
    plain = [f'id: {token}\r\nevent: zones\r\ndata: {head},"zones":['.encode()]
    comma = ""
    for zone in zones:
        html = compressed(zone.html)
        part: SharedPart = html
        field = "html"
        patch = None if shown is None else shown.patch(zone.id, html)
        if patch is not None:
            part, field = patch, "patch"
        plain.append(f'{comma}{{"id":"{zone.id}","hash":"{html.hash}","{field}":'.encode())
        if part.is_short:
            plain.append(part.plain)
        else:
            parts.append(PlainPart(b"".join(plain)))
            parts.append(part)
            plain = []
        comma = "},"
    plain.append(f"{'}' if zones else ''}]}}\r\n\r\n".encode())
    parts.append(PlainPart(b"".join(plain)))
    return parts


def plain_event(kind: str, data: str) -> list[Part]:
    """Returns a small event; `data` is one line."""
    return [PlainPart(f"event: {kind}\r\ndata: {data}\r\n\r\n".encode())]


def as_json(value: object) -> str:
    """Returns a value as one line of JSON."""
    return msgspec.json.encode(value).decode()
