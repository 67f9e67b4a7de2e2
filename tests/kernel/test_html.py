"""Our writer gives what htpy gives."""

import htpy as h
import pytest
from htpy import Node
from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.page import elements as e
from gloaming.kernel.page.html import _KNOWN, write


class Named:
    """Something that says by itself how it is written."""

    def __html__(self) -> str:
        return "<i>itself</i>"


NODES: list[Node] = [
    None,
    True,
    False,
    7,
    "<a & 'b'>",
    Markup("<b>bold</b>"),
    h.br,
    h.input(type="hidden", name="x", value='"<>&'),
    h.p,
    h.p[None],
    h.p("#c.a.b", data_x=1, hidden=True)["one", h.em["<two>"], 3, None, False, ["x", ("y", h.hr)]],
    [h.li[str(number)] for number in range(3)],
    h.fragment["a", h.fragment[h.b["c"]]],
    h.html(lang="en")[h.body["x"]],
    h.p[Named()],
    h.p[lambda: "later"],
    h.ul[h.li[h.a(href="/?a=1&b=2")["deep"]]],
]


@pytest.mark.parametrize("node", NODES, ids=str)
def test_the_same_bytes(node: Node) -> None:
    assert write(node) == str(h.fragment[node])


def test_generators_are_written_once() -> None:
    assert (
        write(h.ul[(h.li[str(n)] for n in range(3))]) == "<ul><li>0</li><li>1</li><li>2</li></ul>"
    )


def test_htpy_is_still_as_we_know_it() -> None:
    assert _KNOWN, "htpy has changed: the writer works, but slowly"


def test_what_is_no_node_is_refused() -> None:
    with pytest.raises((TypeError, ValueError)):
        write(object())  # type: ignore[arg-type]


# --- elements that are written at once ------------------------------------------------------------

LIKE_HTPY = [
    (e.br, h.br),
    (e.input(name="x", value='"<>&'), h.input(name="x", value='"<>&')),
    (e.p, h.p),
    (e.p(".a.b"), h.p(".a.b")),
    (e.p("#c.a")["x"], h.p("#c.a")["x"]),
    (e.label(for_="x", class_="", data_x=0, hidden=True, title=None)["'"],
     h.label(for_="x", class_="", data_x=0, hidden=True, title=None)["'"]),
    (e.ul[(e.li[n] for n in range(3)), None, False, [e.li, (e.hr,)]],
     h.ul[(h.li[n] for n in range(3)), None, False, [h.li, (h.hr,)]]),
    (e.p["<a>", Markup("<b>"), e.b["<c>"]], h.p["<a>", Markup("<b>"), h.b["<c>"]]),
    (e.p[h.i["x"]], h.p[h.i["x"]]),
]  # fmt: skip


@pytest.mark.parametrize(("ours", "theirs"), LIKE_HTPY)
def test_our_elements_are_written_as_htpy_writes_its_own(ours: Node, theirs: Node) -> None:
    assert write(ours) == str(h.fragment[theirs])


def test_an_element_is_not_a_list_and_a_tag_is_in_small_letters() -> None:
    with pytest.raises(TypeError):
        list(e.p)  # type: ignore[call-overload]
    with pytest.raises(AttributeError):
        e.Paragraph  # noqa: B018


def test_what_is_kept_stays_as_long_as_it_is_asked_for() -> None:
    kept: Cache[int, str] = Cache(3)
    kept.put(0, "mine")
    for n in range(1, 50):
        kept.put(n, str(n))
        assert kept.get(0) == "mine"
        assert kept.get(n) == str(n)
        assert len(kept) <= 6
    assert kept.get(7) is None
