"""How a game looks in a browser, as the table knows it."""

from mypy_extensions import mypyc_attr

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import write
from gloaming.kernel.page.legend import LegendGroup
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import View


@mypyc_attr(allow_interpreted_subclasses=True)
class GamePage:
    """The page of a game. A game subclasses this; without one it gets the `DefaultPage`."""

    def zones(self, view: View, words: Words, context: PageContext) -> list[Zone]:
        """Returns the table as named pieces of HTML; always the same ids in the same order.

        The order is the one in which they are read, and stand on a narrow screen.
        """
        raise NotImplementedError

    def whole_story(self, view: View, words: Words, context: PageContext) -> str:
        """Returns the whole story, first things first, as the items of a list.

        A page that has names in colours and things to open draws them here as well.
        """
        texts = [words.say(decode_message(line.message)) for line in view.story]
        return str(write([h.li(dir="auto")[text] for text in texts if text]))

    def sprites(self) -> str:
        """Returns the drawings that zones refer to, as one SVG that stands once in a document."""
        return ""

    def styles(self) -> list[str]:
        """Returns the names of the style sheets that zones need, in the folder `page/static`."""
        return []

    def face_styles(self) -> list[str]:
        """Returns those of the style sheets that the faces of cards in the sprites need."""
        return []

    def pictures(self) -> dict[str, str]:
        """Returns the pictures of cards that are files, by the entry: names in the same folder."""
        return {}

    def lobby_styles(self) -> list[str]:
        """Returns those of the style sheets that give the game's colours to the form of a new
        table."""
        return []

    def legend(self, words: Words) -> list[LegendGroup]:
        """Returns what every sign of the page means; nothing where there are no signs."""
        return []

    def scripts(self) -> list[str]:
        """Returns the names of the game's own modules, in the same folder; the page works without
        them."""
        return []
