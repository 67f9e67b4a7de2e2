"""Our writer gives what htpy gives."""

import htpy as h
import pytest
from htpy import Node
from markupsafe import Markup

from gloaming.kernel.html import _KNOWN, write


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
