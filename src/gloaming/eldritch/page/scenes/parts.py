"""What all scenes are drawn with: chances, bars, pictures, people, and lines of the story."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from markupsafe import Markup

from gloaming.eldritch.page.art.cameos import cameo
from gloaming.eldritch.page.art.glyphs import OMENS
from gloaming.eldritch.page.scenes.placement import SCENE
from gloaming.eldritch.terminal.signs import percent
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import PageBuilder
from gloaming.kernel.page.page_option import PageOption, option_button
from gloaming.kernel.views.types import MessageView, NameRef, StoryLine

# A page of this game, whatever its renderer draws besides.
ScenePage: TypeAlias = PageBuilder[EldritchView, Any]

# The icon beside what happened, by the message that tells it.
ICONS: Final[dict[str, str]] = {
    "log-awakens": "doom",
    "log-close": "gate",
    "log-clue": "clue",
    "log-combat": "strength",
    "log-ambush": "monster",
    "log-defeated": "cross",
    "log-delayed": "delayed",
    "log-devoured": "cross",
    "log-discard-clue": "clue",
    "log-discard-clues": "clue",
    "log-discard-gate": "gate",
    "log-discard-this-clue": "clue",
    "log-doom": "doom",
    "log-doom-back": "doom",
    "log-expedition": "expedition",
    "log-flip": "sealed",
    "log-gain-clues": "clue",
    "log-gain-this-clue": "clue",
    "log-gain-ticket": "ticket",
    "log-gate": "gate",
    "log-improve": "improve",
    "log-loan": "deal",
    "log-monster-defeated": "monster",
    "log-monster-falls": "monster",
    "log-monster-hurt": "monster",
    "log-monster-moves": "monster",
    "log-move": "travel",
    "log-mystery": "mystery",
    "log-new-lead": "people",
    "log-prevent": "boon",
    "log-recover": "rest",
    "log-reckoning": "reckoning",
    "log-roll-die": "reroll",
    "log-seat-rolls": "reroll",
    "log-solve-mystery": "mystery",
    "log-solve-rumor": "rumor",
    "log-rumor-ends": "rumor",
    "log-spawn": "monster",
    "log-spend-clues": "clue",
    "log-surge": "surge",
    "log-token-at": "eldritch",
    "log-token-card": "eldritch",
    "log-token-omen": "eldritch",
    "log-token-sheet": "eldritch",
    "log-cast": "incantation",
    "log-use": "component",
}
OTHER_ICON: Final = "next"
# Of these lines the reader wants to know whether they are good or bad news.
GOOD: Final = frozenset(
    (
        "log-close",
        "log-doom-back",
        "log-gain-clues",
        "log-gain-this-clue",
        "log-improve",
        "log-monster-defeated",
        "log-monster-falls",
        "log-prevent",
        "log-recover",
        "log-solve-mystery",
        "log-solve-rumor",
        "log-test-passed",
    )
)
BAD: Final = frozenset(
    (
        "log-ambush",
        "log-awakens",
        "log-defeated",
        "log-delayed",
        "log-devoured",
        "log-discard-clue",
        "log-doom",
        "log-loss",
        "log-rumor-ends",
        "log-test-failed",
    )
)


def words_of(page: ScenePage) -> EldritchWords:
    """Returns the words of a page, which can read every card."""
    words = page.renderer.words
    assert isinstance(words, EldritchWords)
    return words


def say(page: ScenePage, id: str, **args: int | str) -> str:
    """Returns a message without names of players, in words."""
    text: str = page.renderer.text(id, **args)
    return text


def mark(page: ScenePage, icon: str) -> Markup:
    """Returns an icon that stands beside the word for it."""
    drawn: Markup = page.renderer.mark(icon)
    return drawn


def card_name(page: ScenePage, id: str) -> str:
    """Returns the name of a card, a sheet or a token."""
    return page.name(f"card:{id}")


def entry_of(page: ScenePage, id: str) -> str:
    """Returns the entry that a card or a token is a copy of; "" for what is no entry."""
    item = words_of(page).find_item(id)
    return "" if item is None else item.id


def sheet_of(page: ScenePage, seat: int) -> str:
    """Returns the investigator of a seat; "" while it has none."""
    people = page.view.investigators
    return people[seat].sheet if 0 <= seat < len(people) else ""


def person(page: ScenePage, seat: int) -> Node:
    """Returns the cameo of a seat's investigator, with the player's name."""
    return [cameo(sheet_of(page, seat)), h.b(class_=page.seat_class(seat))[page.seat_name(seat)]]


def picture(name: str) -> Markup:
    """Returns a picture, which only decorates: the words beside it say what there is to know."""
    return h.span(class_=f"sc-vista of-{name}", aria_hidden="true")[None]


def chance_text(chance: float) -> str:
    """Returns a chance as people read it."""
    return percent(chance)


def lane(share: float, look: str = "") -> Markup:
    """Returns a bar that is filled by a share of 1, drawn without an inline style."""
    width = f"{max(0.0, min(1.0, share)) * 100:.1f}"
    return Markup(
        '<svg class="lane {}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="bed" width="100" height="10"/><rect class="fill" width="{}" height="10"/>'
        "</svg>"
    ).format(look, width)


def lines_since(story: Sequence[StoryLine], *ids: str, seat: int = -1) -> list[StoryLine]:
    """Returns the last line that is one of some messages, and all lines after it; with a seat only
    a line of that seat counts. Without such a line there are none."""
    for place in range(len(story) - 1, -1, -1):
        line = story[place]
        if line.message.id in ids and seat in (-1, line.seat):
            return list(story[place:])
    return []


def thing_of(message: MessageView, argument: str) -> str:
    """Returns the id of a thing that a message names; "" where it names none."""
    value = message.args.get(argument)
    return value.thing.partition(":")[2] if isinstance(value, NameRef) else ""


def number_of(message: MessageView, argument: str) -> int:
    """Returns a number in a message; 0 where there is none."""
    value = message.args.get(argument)
    return value if isinstance(value, int) else 0


def line_icon(line: StoryLine) -> str:
    """Returns the icon of what a line tells."""
    id = line.message.id
    if id in ("log-omen", "log-set-omen"):
        colour = line.message.args.get("colour")
        named = colour.id.removeprefix("omen-") if isinstance(colour, MessageView) else ""
        return OMENS.get(named, OTHER_ICON)
    if id == "log-loss":
        return "sanity" if number_of(line.message, "sanity") else "health"
    return ICONS.get(id, OTHER_ICON)


def line_look(line: StoryLine) -> str:
    """Returns the style of what a line tells: good news, bad news, or neither."""
    id = line.message.id
    return "gain" if id in GOOD else "harm" if id in BAD else ""


def told(page: ScenePage, line: StoryLine) -> Markup:
    """Returns a line of the story with its icon."""
    return h.p(class_=f"told {line_look(line)}")[
        mark(page, line_icon(line)), h.span[page.line_html(line)]
    ]


def answer(page: ScenePage, key: str) -> PageOption | None:
    """Returns the option with a key that stands in the scene; None for who cannot answer."""
    return next((option for option in page.options.at(SCENE) if option.key == key), None)


def answer_button(page: ScenePage, option: PageOption | None, look: str, content: Node) -> Markup:
    """Returns the button that takes an option; for who cannot take it the same without a button."""
    if option is None:
        return h.div(class_=f"still {look}")[content]
    return option_button(
        option,
        look,
        [h.kbd(aria_hidden="true")[option.number], content],
        lights=True,
    )
