"""What is new in the text of a zone, and that it gives the text again."""

import random

from gloaming.kernel.page.zone_patch import patched, zone_patch

LINES = [
    f'<li class="c-{n % 4}">Somebody gains {n} and plays <b>card {n}</b>.</li>' for n in range(99)
]


def listed(start: int, lines: list[str]) -> bytes:
    text = f'<div class="story"><ol reversed start="{start}">{"".join(lines)}</ol></div>'
    return text.encode()


def test_a_line_above_forty_others_is_sent_alone() -> None:
    before = listed(40, LINES[1:41])
    after = listed(41, LINES[0:40])
    patch = zone_patch(before, after)
    assert patch is not None
    assert patched(before, patch) == after
    new = "".join([piece for piece in patch if isinstance(piece, str)])
    assert LINES[0] in new
    assert len(new) < len(LINES[0]) + 10


def test_lines_that_are_gone_need_no_text() -> None:
    before, after = listed(40, LINES[:40]), listed(40, LINES[3:40])
    patch = zone_patch(before, after)
    assert patch is not None
    assert patched(before, patch) == after
    assert not [piece for piece in patch if isinstance(piece, str) and len(piece) > 4]


def test_where_little_stays_there_is_no_patch() -> None:
    assert zone_patch(listed(9, LINES[:9]), b"<p>" + b"x" * 2000) is None
    assert zone_patch(b"", b"<p>new</p>") is None


def test_a_text_can_be_emptied() -> None:
    patch = zone_patch(b"<p>old</p>", b"")
    assert patch is not None
    assert patched(b"<p>old</p>", patch) == b""


def test_any_patch_gives_the_text_that_it_was_made_for() -> None:
    chance = random.Random(7)
    made = 0
    for _ in range(2000):
        letters = chance.choice(("<abc", "<aü„🦉"))
        before = "".join(chance.choices(letters, k=chance.randrange(1800)))
        after = before
        for _ in range(chance.randrange(4)):
            start = chance.randrange(len(after) + 1)
            put_in = "".join(chance.choices("<aü¼", k=chance.randrange(300)))
            after = after[:start] + put_in + after[start + chance.randrange(300) :]
        patch = zone_patch(before.encode(), after.encode())
        if patch is not None:
            made += 1
            assert patched(before.encode(), patch).decode() == after
    assert made > 1000
