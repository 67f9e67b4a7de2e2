"""The question bar: whose turn it is, what is asked and why, and every answer in words."""

from htpy import Node

from gloaming.evenfall.page.page_builder import Desk, rule_link
from gloaming.evenfall.page.page_option import Answer
from gloaming.evenfall.page.page_options import DIAL, clan_things
from gloaming.evenfall.page.scoring import verdict
from gloaming.evenfall.text.sentences import capital
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import Asked

FEW = 6  # as many answers stand side by side; more are folded into their groups
RECENT = 6  # lines of the story among which is what led here
MANY = 18  # answers without a group
# The rule a question comes from, where it is not that of its first answer.
OPENING = "ask-turn"  # what a turn begins with
RULES = {OPENING: "EF-ACT-02", "ask-turn-end": "EF-ACT-09"}
SILENT = ("log-phase-action", "log-phase-battle", "log-phase-scout", "log-phase-round-end")


def question(desk: Desk) -> Node:
    """The bar in each of its states: asked, waiting, looking back, over."""
    view = desk.view
    if view.over:
        clan = desk.clan(view.winners[0]).clan
        return h.div(class_=f"ask over c-{clan}")[
            h.div(".asked")[desk.pen.crest(clan), h.p(".who")[verdict(desk)]]
        ]
    if view.question is None:
        clan = desk.clan(view.asked[0]).clan if view.asked else ""
        return h.div(class_=f"ask waiting c-{clan}")[
            h.div(".asked")[
                desk.pen.crest(clan) if clan else None,
                h.p(".who")[_waiting(desk)],
                _because(desk),
            ]
        ]
    asked = view.question
    who, about = _split(desk, asked)
    if not desk.answers.all:
        return h.div(".ask.waiting")[h.div(".asked")[h.p(".what")[about]]]
    rule = RULES.get(asked.about.id) or asked.offers[0].rule
    return h.div(".ask.mine", data_clear="")[
        h.input(type="hidden", form="answer", name="version", value=asked.version),
        h.div(".asked")[
            h.p(".who")[who],
            h.p(".what")[about, " ", rule_link(rule) if rule else None],
            _because(desk) if asked.about.id not in RULES else None,
            _back(desk, asked),
        ],
        h.div(".answers", role="group", aria_label=desk.pen.text("answers"))[_lists(desk)],
    ]


def _back(desk: Desk, asked: Asked) -> Node:
    """Out of a choice of several steps: what was answered last in this turn is taken back."""
    if not desk.context.back or desk.view.turn != desk.view.seat or asked.about.id == OPENING:
        return None
    return h.button(
        ".back-out",
        type="submit",
        form="do",
        formaction=f"{desk.context.base}/undo",
        aria_keyshortcuts="Escape",
        data_escape="",
    )[desk.pen.mark("return"), desk.pen.text("page-back"), h.kbd(aria_hidden="true")["Esc"]]


def _split(desk: Desk, asked: Asked) -> tuple[str, str]:
    """Whose turn it is, and what is asked; "Your turn: …" says both."""
    about = desk.say(asked.about)
    turn, _, rest = about.partition(": ")
    if asked.about.id == OPENING and rest:
        return turn, capital(rest)
    return _who(desk), about


def _who(desk: Desk) -> str:
    """Whose turn it is; what is asked in another's turn is asked of you all the same."""
    view = desk.view
    if view.turn == view.seat:
        return desk.pen.text("your-turn")
    if view.turn >= 0:
        return desk.word("page-you-in-turn-of", seat=desk.seat(view.turn))
    others = [desk.seat(seat) for seat in view.asked if seat != view.seat]
    if others:
        return desk.word("page-you-and", seats=desk.join(others))
    return desk.pen.text("page-you-decide")


def _waiting(desk: Desk) -> str:
    view = desk.view
    names = [desk.seat(seat) for seat in view.asked]
    return desk.word("waiting-for", seats=desk.join(names) or desk.nobody)


def _because(desk: Desk) -> Node:
    """What led here: the last thing that happened."""
    for line in reversed(desk.view.story[-RECENT:]):
        if line.message.id not in SILENT:
            return h.p(".because")[desk.tell(line.message)]
    return None


def _lists(desk: Desk) -> Node:
    groups = desk.answers.groups()
    folded = len(desk.answers.all) > FEW
    parts: list[Node] = []
    for group, answers in groups:
        title = f"page-group-{group}"
        if not group and len(answers) > MANY:
            parts += _by_first(desk, answers)
        elif folded and group and len(answers) > 1 and group not in ("clan", "leave"):
            parts.append(_folded(desk, desk.pen.text(title), answers))
        else:
            kind = "dials" if answers[0].verb == DIAL else group or "plain"
            parts.append(h.ul(class_=f"list {kind}")[_items(desk, answers)])
    return parts


def _folded(desk: Desk, title: str, answers: list[Answer]) -> Node:
    return h.details(".group", name="answers")[
        h.summary[title, " ", h.span(".count")[len(answers)]],
        h.ul(".list")[_items(desk, answers)],
    ]


def _by_first(desk: Desk, answers: list[Answer]) -> list[Node]:
    """Many answers, folded by the first of the two cards each is about, or by whose it is."""
    owner = {thing: f"seat:{clan.seat}" for clan in desk.view.clans for thing in clan_things(clan)}
    firsts = [answer.things[0] if answer.things else "" for answer in answers]
    if len(set(firsts)) == len(firsts):
        firsts = [owner.get(thing, "") for thing in firsts]
    found: dict[str, list[Answer]] = {}
    for first, answer in zip(firsts, answers):
        found.setdefault(first, []).append(answer)
    return [
        _folded(desk, desk.name(thing) if thing else desk.pen.text("page-group-other"), some)
        for thing, some in found.items()
    ]


def _items(desk: Desk, answers: list[Answer]) -> Node:
    return [_item(desk, answer) for answer in answers]


def _item(desk: Desk, answer: Answer) -> Node:
    return desk.pen.keep(("answer", answer), lambda: h.li[_answer(desk, answer)])


def _answer(desk: Desk, answer: Answer) -> Node:
    """One answer in words, with its number, and in signs what it costs and does."""
    quiet = " quiet" if answer.group == "leave" else ""
    signs = answer.signs if answer.group != "" or len(answer.signs) < 40 else ""
    return h.button(
        class_=f"can answer{quiet}",
        type="submit",
        form="answer",
        name="key",
        value=answer.key,
        data_n=answer.number,
        data_lights=" ".join(answer.things) or None,
        title=answer.hint or None,
    )[
        h.kbd[answer.number],
        desk.pen.mark(answer.drawn) if answer.drawn else None,
        h.span(".label")[answer.label],
        h.span(".signs", aria_hidden="true")[desk.pen.signs(signs, quiet=True)] if signs else None,
    ]
