"""What is new in the text of a zone: most of it a page has from the text before.

A patch is a list of pieces: a pair of numbers is a piece of the text before (from, and to where), a
text is new. It finds what stays at the beginning and at the end, and between them the runs that
both texts have one after the other, as lines of the story do when one is added above them. Texts
are taken as bytes (UTF-8), because to cut and compare those is nothing but copying; numbers count
bytes.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

Piece: TypeAlias = tuple[int, int] | str
LEAST: Final = 200  # bytes; in a shorter rest nothing is looked for
MOST: Final = 60  # pieces; after so many the rest is sent
ANCHOR: Final = 60  # bytes by which a run that has moved is found
FIRST_STEP: Final = 256  # bytes that are compared at first


def zone_patch(before: bytes, after: bytes) -> list[Piece] | None:
    """Returns how a text comes from the one before it; None where that is hardly shorter."""
    begin = _letter_start(after, _alike(before, 0, after, 0))
    end = _alike_ends(before, after, begin)
    while end and _is_within(after, len(after) - end):
        end -= 1
    before_end, after_end = len(before) - end, len(after) - end
    found: list[Piece] = []
    if begin:
        found.append((0, begin))
    old, new, written = begin, begin, 0
    while before_end - old > LEAST and after_end - new > LEAST and len(found) < MOST:
        old_run, new_run, length = _moved(before, old, before_end, after, new, after_end)
        if not length:
            break
        _add_text(found, after, new, new_run)
        written += new_run - new
        if 2 * written > len(after):
            return None
        found.append((old_run, old_run + length))
        old, new = old_run + length, new_run + length
    if 2 * (written + after_end - new) > len(after):
        return None
    _add_text(found, after, new, after_end)
    if end:
        found.append((before_end, len(before)))
    return found


def patched(before: bytes, patch: Sequence[Sequence[int] | str]) -> bytes:
    """Returns the text that a patch makes of the one before it; pairs may be lists, as in JSON."""
    parts = [
        piece.encode() if isinstance(piece, str) else before[piece[0] : piece[1]] for piece in patch
    ]
    return b"".join(parts)


def _add_text(found: list[Piece], text: bytes, start: int, end: int) -> None:
    if start < end:
        found.append(text[start:end].decode())


def _is_within(text: bytes, at: int) -> bool:
    """Whether a place in a text is not where a letter begins."""
    return at < len(text) and 0x80 <= text[at] < 0xC0


def _letter_start(text: bytes, at: int) -> int:
    """Returns where the letter begins in which a place of a text is."""
    while at and _is_within(text, at):
        at -= 1
    return at


def _alike(a: bytes, i: int, b: bytes, j: int) -> int:
    """Returns for how many bytes two texts are alike, from a place in each."""
    low, high = 0, min(len(a) - i, len(b) - j)
    step = FIRST_STEP
    while low < high:  # first in longer and longer steps, then between the last two
        end = min(low + step, high)
        if a[i + low : i + end] != b[j + low : j + end]:
            high = end - 1
            break
        low = end
        step *= 4
    while low < high:
        middle = (low + high + 1) // 2
        if a[i + low : i + middle] == b[j + low : j + middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _alike_ends(a: bytes, b: bytes, begin: int) -> int:
    """Returns for how many bytes two texts end alike, after a beginning that they share."""
    i, j = len(a), len(b)
    low, high = 0, min(i, j) - begin
    step = FIRST_STEP
    while low < high:
        end = min(low + step, high)
        if a[i - end : i - low] != b[j - end : j - low]:
            high = end - 1
            break
        low = end
        step *= 4
    while low < high:
        middle = (low + high + 1) // 2
        if a[i - middle : i - low] == b[j - middle : j - low]:
            low = middle
        else:
            high = middle - 1
    return low


def _moved(
    a: bytes, a_from: int, a_to: int, b: bytes, b_from: int, b_to: int
) -> tuple[int, int, int]:
    """Returns the next run that both texts have: its places in both, and its length.

    It begins with the first tag of either text, so something was put in or taken out before it.
    """
    tag = a.find(b"<", a_from, a_to)
    if 0 <= tag <= a_to - ANCHOR:
        at = b.find(a[tag : tag + ANCHOR], b_from, b_to)
        if at >= 0:
            return tag, at, _run_length(a, tag, a_to, b, at, b_to)
    tag = b.find(b"<", b_from, b_to)
    if 0 <= tag <= b_to - ANCHOR:
        at = a.find(b[tag : tag + ANCHOR], a_from, a_to)
        if at >= 0:
            return at, tag, _run_length(a, at, a_to, b, tag, b_to)
    return 0, b_to, 0


def _run_length(a: bytes, i: int, a_to: int, b: bytes, j: int, b_to: int) -> int:
    """Returns for how many bytes two texts are alike from a place in each, in whole letters."""
    return _letter_start(b, j + min(_alike(a, i, b, j), a_to - i, b_to - j)) - j
