"""The awakening as a scene: one picture, and what holds from now on, to win and to lose."""

from typing import Final

from gloaming.eldritch.page.scenes.encounter import TALE, tale_text
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    card_name,
    lines_since,
    mark,
    picture,
    say,
    thing_of,
    words_of,
)
from gloaming.eldritch.page.scenes.places import ancient_picture
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

AWAKENS: Final = "log-awakens"
ROUND: Final = "log-round"


def has_just_awakened(page: ScenePage) -> bool:
    """Returns whether the Ancient One has awakened in this round."""
    lines = lines_since(page.view.story, ROUND, AWAKENS)
    return page.view.awake and bool(lines) and lines[0].message.id == AWAKENS


def awakening_scene(page: ScenePage) -> Node:
    """Returns the awakening, as long as the round lasts in which it happened."""
    view = page.view
    name = card_name(page, view.ancient_one)
    lines = lines_since(view.story, AWAKENS)
    tale = next(
        (
            tale_text(page, line)
            for line in lines
            if line.message.id == TALE and thing_of(line.message, "card") == view.ancient_one
        ),
        "",
    )
    left = view.mysteries_to_win - len(view.solved)
    return h.section(".stage.awakening", aria_label=say(page, "scene-wakes", name=name))[
        picture(ancient_picture(view.ancient_one)),
        h.div(".words")[
            h.p(".caps")[say(page, "scene-doom-nought")],
            h.h2[say(page, "scene-wakes", name=name)],
            h.p(".tale")[tale] if tale else None,
            h.dl[
                h.div[
                    h.dt[mark(page, "doom"), say(page, "scene-from-now")],
                    h.dd[(h.p[line] for line in _rules_of_the_awake(page))],
                ],
                h.div(".win")[
                    h.dt[mark(page, "mystery"), say(page, "scene-to-win")],
                    h.dd[
                        say(
                            page,
                            "scene-mysteries-left",
                            n=max(0, left),
                            of=view.mysteries_to_win,
                        )
                    ],
                ],
                h.div(".loss")[
                    h.dt[mark(page, "cross"), say(page, "scene-to-lose")],
                    h.dd[say(page, "scene-how-to-lose", n=view.mythos_left)],
                ],
            ],
        ],
    ]


def _rules_of_the_awake(page: ScenePage) -> list[str]:
    """Returns what the awakened side says, without its title."""
    title = say(page, "awake-side")
    lines = words_of(page).other_side(page.view.ancient_one)
    return [line.removeprefix(title).lstrip() for line in lines]
