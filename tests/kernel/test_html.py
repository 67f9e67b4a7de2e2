"""HTML that is written at once: what is escaped, what is left out, and what is refused."""

from collections.abc import Iterable

import pytest
from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node, write


class Named:
    """Something that says by itself how it is written."""

    def __html__(self) -> str:
        return "<i>itself</i>"


def counted(most: int) -> Iterable[Node]:
    for n in range(most):
        yield h.li[n]


@pytest.mark.parametrize(
    ("node", "html"),
    [
        (None, ""),
        (True, ""),
        (False, ""),
        (0, "0"),
        (7, "7"),
        ("<a & 'b'>", "&lt;a &amp; &#39;b&#39;&gt;"),
        (Markup("<b>bold</b>"), "<b>bold</b>"),
        (h.br, "<br>"),
        (h.p, "<p></p>"),
        (h.p[None], "<p></p>"),
        (h.p(".a.b"), '<p class="a b"></p>'),
        (h.p("#c.a")["x"], '<p id="c" class="a">x</p>'),
        (
            h.input(type="hidden", name="x", value='"<>&'),
            '<input type="hidden" name="x" value="&#34;&lt;&gt;&amp;">',
        ),
        (
            h.label(for_="x", class_="", data_x=0, hidden=True, title=None, lang=False)["'"],
            '<label for="x" data-x="0" hidden>&#39;</label>',
        ),
        (h.p["one", h.b["<two>"], 3, ["x", ("y", h.hr)]], "<p>one<b>&lt;two&gt;</b>3xy<hr></p>"),
        (h.ul[counted(3)], "<ul><li>0</li><li>1</li><li>2</li></ul>"),
        (h.p[reversed(["a", "b"])], "<p>ba</p>"),
        (h.p[Named()], "<p><i>itself</i></p>"),  # type: ignore[index]
    ],
)
def test_a_node_is_written(node: Node, html: str) -> None:
    assert write(node) == html
    assert isinstance(write(node), Markup)


def test_what_is_no_node_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be written as HTML"):
        write(object())  # type: ignore[arg-type]


def test_an_element_is_not_a_list_and_a_tag_is_in_small_letters() -> None:
    with pytest.raises(TypeError):
        list(h.p)  # type: ignore[call-overload]
    with pytest.raises(AttributeError):
        h.Paragraph  # noqa: B018


def test_what_is_kept_stays_as_long_as_it_is_asked_for() -> None:
    kept: Cache[int, str] = Cache(3)
    kept.put(0, "mine")
    for n in range(1, 50):
        kept.put(n, str(n))
        assert kept.get(0) == "mine"
        assert kept.get(n) == str(n)
        assert len(kept) <= 6
    assert kept.get(7) is None


def test_what_is_kept_by_size_stays_within_twice_the_size() -> None:
    kept: Cache[int, str] = Cache(100, len)
    kept.put(0, "mine")
    for n in range(1, 50):
        kept.put(n, "x" * n)
        assert kept.get(0) == "mine"
        assert kept.get(n) == "x" * n
        assert sum(map(len, kept.values())) <= 200 + 2 * 50  # each generation by one value more
    assert kept.get(20) is None
    assert kept.get(48) is not None
    kept.clear()
    for n in range(20):
        kept.put(n, "abcde")
    assert all(kept.get(n) == "abcde" for n in range(20))
