"""The end as a scene: how the game was won or lost and why, what each investigator did, every
journey on the chart, the score counted line by line, and Doom by round (EH-WIN, EH-SCORE)."""

from typing import Final

from gloaming.eldritch.page.art.cameos import cameo
from gloaming.eldritch.page.renderer import is_numbered
from gloaming.eldritch.page.scenes.chronicle import (
    BEATEN,
    CLOSED,
    FAILED,
    FOUND,
    PASSED,
    Chronicle,
    Life,
)
from gloaming.eldritch.page.scenes.doom_chart import doom_chart
from gloaming.eldritch.page.scenes.encounter import TALE, tale_text
from gloaming.eldritch.page.scenes.journeys import journeys
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    card_name,
    lines_since,
    mark,
    picture,
    say,
    words_of,
)
from gloaming.eldritch.page.scenes.places import DAWN, ancient_picture
from gloaming.eldritch.terminal.signs import signed
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

WON: Final = "won-together"
DEED_ICONS: Final = {
    CLOSED: "gate",
    BEATEN: "monster",
    FOUND: "clue",
    PASSED: "check",
    FAILED: "cross",
}
THIRD: Final = 3  # Monsters and Clues are counted by threes (EH-SCORE-04, 08)


def ending_scene(page: ScenePage) -> Node:
    """Returns the last scene of a game; nothing while it goes on."""
    view = page.view
    outcome = view.outcome
    if outcome is None:
        return None
    is_won = outcome.kind == WON
    name = card_name(page, view.ancient_one)
    chronicle = read_chronicle(page)
    title = say(page, "scene-end-won" if is_won else "scene-end-lost", name=name)
    tales = [line for line in lines_since(view.story, TALE) if line.message.id == TALE]
    return h.section(class_=f"stage ending {'won' if is_won else 'lost'}", aria_label=title)[
        h.header(".vista-head")[
            picture(DAWN if is_won else ancient_picture(view.ancient_one)),
            h.div(".over")[
                h.p(".caps")[
                    say(page, "scene-won-in" if is_won else "scene-lost-in", n=view.round)
                ],
                h.h2[title],
                (h.p(".tale")[tale_text(page, line)] for line in tales[:1]),
                h.p(".sc-why")[page.html(outcome.reason), " ", page.rule_link(outcome.rule)],
            ],
        ],
        h.div(".after")[
            h.figure(".sc-where")[
                h.figcaption[
                    h.h3[say(page, "scene-where-you-went")], h.p[say(page, "scene-where-more")]
                ],
                journeys(
                    chronicle.lives,
                    chronicle.marks,
                    say(page, "scene-where-you-went"),
                    _named_spaces(page),
                ),
            ],
            h.div(".tally")[
                h.h3[say(page, "scene-counted" if is_won else "scene-how-it-ended")],
                _score(page) if is_won else _account(page, chronicle),
                h.h3[say(page, "scene-doom-by-round")],
                _chart(page, chronicle),
            ],
        ],
        h.ul(".fates")[(_fate(page, life) for life in chronicle.lives)],
    ]


def read_chronicle(page: ScenePage) -> Chronicle:
    """Returns the story of the game that a reader may know, read once more."""
    words = words_of(page)
    item = words.find_item(page.view.ancient_one)
    doom = int(item.values["doom"]) if item is not None else page.view.doom
    sheets = words.catalogue.items["investigator"]
    starts = {sheet: str(values.values["space"]) for sheet, values in sheets.items()}
    return Chronicle(page.view.story, doom, starts)


def _named_spaces(page: ScenePage) -> dict[str, str]:
    """Returns the names of the spaces that have one of their own."""
    words = words_of(page)
    spaces = [space.space for space in page.view.spaces if not is_numbered(space.space)]
    return {space: words.name(f"space:{space}") for space in spaces}


def _chart(page: ScenePage, chronicle: Chronicle) -> Node:
    spoken = say(
        page,
        "scene-doom-told",
        first=chronicle.doom[0],
        last=chronicle.doom[-1],
        n=chronicle.rounds,
    )
    solved = [round for _, round in chronicle.mysteries]
    return [
        doom_chart(chronicle.doom, spoken, chronicle.awakened, solved),
        h.p(".key")[
            h.span(".sc-solved")[say(page, "scene-key-solved")] if solved else None,
            h.span(".woke")[say(page, "scene-key-woke")] if chronicle.awakened else None,
        ],
    ]


# --- what was counted -----------------------------------------------------------------------------


def _row(page: ScenePage, icon: str, text: str, number: str, look: str = "") -> Node:
    return h.li(class_=look or None)[mark(page, icon), h.span[text], h.b[number]]


def _score(page: ScenePage) -> Node:
    """Returns the score of a won game, line by line; the lowest is best (EH-SCORE-03 to 10)."""
    view = page.view
    gates = sum([1 for space in view.spaces if space.gate])
    monsters = sum([len(space.monsters) for space in view.spaces])
    clues = sum([one.clues for one in view.investigators])
    held = [card.card for one in view.investigators for card in one.cards]
    cursed = sum([1 for card in held if card in ("cursed", "dark-pact")])
    blessed = sum([1 for card in held if card == "blessed"])
    rumors = sum([1 for card in view.ongoing if card.kind == "rumor"])
    rows = (
        ("gate", "scene-score-gates", gates, gates),
        ("monster", "scene-score-monsters", monsters, (monsters + THIRD - 1) // THIRD),
        ("bane", "scene-score-cursed", cursed, cursed),
        ("rumor", "scene-score-rumors", rumors, THIRD * rumors),
        ("clue", "scene-score-clues", clues, -((clues + THIRD - 1) // THIRD)),
        ("boon", "scene-score-blessed", blessed, -blessed),
        ("doom", "scene-score-doom", view.doom, -view.doom),
    )
    total = sum([points for _, _, _, points in rows])
    return h.ol(".sc-count")[
        (
            _row(
                page,
                icon,
                say(page, id, n=number),
                signed(points) if points else "0",
                "harm" if points > 0 else "gain" if points < 0 else "",
            )
            for icon, id, number, points in rows
        ),
        h.li(".sc-total")[
            mark(page, "check"), h.span[say(page, "scene-score-total")], h.b[signed(total)]
        ],
    ]


def _account(page: ScenePage, chronicle: Chronicle) -> Node:
    """Returns why a game was lost: the awakening, the Mysteries, Doom and what brought it."""
    view = page.view
    rows: list[Node] = []
    if chronicle.awakened:
        rows.append(
            _row(page, "doom", say(page, "scene-lost-doom"), str(chronicle.awakened), "harm")
        )
    else:
        rows.append(_row(page, "doom", say(page, "scene-doom-left"), str(view.doom)))
    if view.sheet_sanity:
        tokens = say(page, "scene-lost-tokens", name=card_name(page, view.ancient_one))
        rows.append(_row(page, "sanity", tokens, str(view.sheet_sanity), "harm"))
    solved = say(page, "screen-progress", n=len(view.solved), of=view.mysteries_to_win)
    rows.append(_row(page, "mystery", say(page, "scene-solved"), solved, "gain"))
    if view.mystery is not None:
        progress = say(page, "screen-progress", n=view.mystery.progress, of=view.mystery.needed)
        rows.append(_row(page, "eldritch", card_name(page, view.mystery.card), progress))
    rows.append(_row(page, "mythos", say(page, "scene-mythos-left"), str(view.mythos_left)))
    return [
        h.ol(".sc-count")[rows],
        h.p(".sc-note")[
            say(page, "scene-doom-causes", omen=chronicle.by_omen, others=chronicle.by_others)
        ],
    ]


# --- what each did --------------------------------------------------------------------------------


def _fate(page: ScenePage, life: Life) -> Node:
    """Returns an investigator's part in the story, and how it ended for the investigator."""
    if life.fall == "log-devoured":
        end = say(page, "scene-fate-devoured", n=life.until)
    elif life.until:
        end = say(page, "scene-fate-fell", n=life.until)
    else:
        end = say(page, "scene-fate-stands")
    return h.li(class_=f"fate who-{life.sheet}{' fell' if life.until else ''}")[
        cameo(life.sheet),
        h.h4[card_name(page, life.sheet)],
        h.p[page.player_name(life.seat), " · ", end],
        h.ul[
            (
                h.li[mark(page, icon), say(page, f"scene-deed-{deed}", n=life.deeds.get(deed, 0))]
                for deed, icon in DEED_ICONS.items()
                if life.deeds.get(deed, 0)
            ),
            h.li[mark(page, "travel"), say(page, "scene-deed-way", n=len(life.way))],
        ],
    ]
