"""The question bar: whose turn it is, what is asked and why, and every answer in words."""

from htpy import Node

from gloaming.evenfall.page.page_builder import PageBuilder, rule_link
from gloaming.evenfall.page.page_option import PageOption
from gloaming.evenfall.page.page_options import DIAL, clan_things
from gloaming.evenfall.page.scoring import verdict
from gloaming.evenfall.text.sentences import capital
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import QuestionView

FEW = 6  # as many answers stand side by side; more are folded into their groups
RECENT = 6  # lines of the story among which is what led here
MANY = 18  # answers without a group
# The rule a question comes from, where it is not that of its first answer.
OPENING = "ask-turn"  # what a turn begins with
RULES = {OPENING: "EF-ACT-02", "ask-turn-end": "EF-ACT-09"}
SILENT = ("log-phase-action", "log-phase-battle", "log-phase-scout", "log-phase-round-end")


def question(page: PageBuilder) -> Node:
    """The bar in each of its states: asked, waiting, looking back, over."""
    view = page.view
    if view.over:
        clan = page.clan(view.winners[0]).clan
        return h.div(class_=f"ask over c-{clan}")[
            h.div(".asked")[page.renderer.crest(clan), h.p(".who")[verdict(page)]]
        ]
    if view.question is None:
        clan = page.clan(view.asked[0]).clan if view.asked else ""
        return h.div(class_=f"ask waiting c-{clan}")[
            h.div(".asked")[
                page.renderer.crest(clan) if clan else None,
                h.p(".who")[_waiting(page)],
                _because(page),
            ]
        ]
    asked = view.question
    who, about = _split(page, asked)
    if not page.answers.all:
        return h.div(".ask.waiting")[h.div(".asked")[h.p(".what")[about]]]
    rule = RULES.get(asked.about.id) or asked.offers[0].rule
    return h.div(".ask.mine", data_clear="")[
        h.input(type="hidden", form="answer", name="version", value=asked.version),
        h.div(".asked")[
            h.p(".who")[who],
            h.p(".what")[about, " ", rule_link(rule) if rule else None],
            _because(page) if asked.about.id not in RULES else None,
            _back(page, asked),
        ],
        h.div(".answers", role="group", aria_label=page.renderer.text("answers"))[_lists(page)],
    ]


def _back(page: PageBuilder, asked: QuestionView) -> Node:
    """Out of a choice of several steps: what was answered last in this turn is taken back."""
    if not page.context.back or page.view.turn != page.view.seat or asked.about.id == OPENING:
        return None
    return h.button(
        ".back-out",
        type="submit",
        form="do",
        formaction=f"{page.context.base}/undo",
        aria_keyshortcuts="Escape",
        data_escape="",
    )[
        page.renderer.mark("return"),
        page.renderer.text("page-back"),
        h.kbd(aria_hidden="true")["Esc"],
    ]


def _split(page: PageBuilder, asked: QuestionView) -> tuple[str, str]:
    """Whose turn it is, and what is asked; "Your turn: …" says both."""
    about = page.say(asked.about)
    turn, _, rest = about.partition(": ")
    if asked.about.id == OPENING and rest:
        return turn, capital(rest)
    return _who(page), about


def _who(page: PageBuilder) -> str:
    """Whose turn it is; what is asked in another's turn is asked of you all the same."""
    view = page.view
    if view.turn == view.seat:
        return page.renderer.text("your-turn")
    if view.turn >= 0:
        return page.word("page-you-in-turn-of", seat=page.seat(view.turn))
    others = [page.seat(seat) for seat in view.asked if seat != view.seat]
    if others:
        return page.word("page-you-and", seats=page.join(others))
    return page.renderer.text("page-you-decide")


def _waiting(page: PageBuilder) -> str:
    view = page.view
    names = [page.seat(seat) for seat in view.asked]
    return page.word("waiting-for", seats=page.join(names) or page.nobody)


def _because(page: PageBuilder) -> Node:
    """What led here: the last thing that happened."""
    for line in reversed(page.view.story[-RECENT:]):
        if line.message.id not in SILENT:
            return h.p(".because")[page.tell(line.message)]
    return None


def _lists(page: PageBuilder) -> Node:
    groups = page.answers.groups()
    folded = len(page.answers.all) > FEW
    parts: list[Node] = []
    for group, answers in groups:
        title = f"page-group-{group}"
        if not group and len(answers) > MANY:
            parts += _by_first(page, answers)
        elif folded and group and len(answers) > 1 and group not in ("clan", "leave"):
            parts.append(_folded(page, page.renderer.text(title), answers))
        else:
            kind = "dials" if answers[0].verb == DIAL else group or "plain"
            parts.append(h.ul(class_=f"list {kind}")[_items(page, answers)])
    return parts


def _folded(page: PageBuilder, title: str, answers: list[PageOption]) -> Node:
    return h.details(".group", name="answers")[
        h.summary[title, " ", h.span(".count")[len(answers)]],
        h.ul(".list")[_items(page, answers)],
    ]


def _by_first(page: PageBuilder, answers: list[PageOption]) -> list[Node]:
    """Many answers, folded by the first of the two cards each is about, or by whose it is."""
    owner = {thing: f"seat:{clan.seat}" for clan in page.view.clans for thing in clan_things(clan)}
    firsts = [answer.things[0] if answer.things else "" for answer in answers]
    if len(set(firsts)) == len(firsts):
        firsts = [owner.get(thing, "") for thing in firsts]
    found: dict[str, list[PageOption]] = {}
    for first, answer in zip(firsts, answers):
        found.setdefault(first, []).append(answer)
    return [
        _folded(page, page.name(thing) if thing else page.renderer.text("page-group-other"), some)
        for thing, some in found.items()
    ]


def _items(page: PageBuilder, answers: list[PageOption]) -> Node:
    return [_item(page, answer) for answer in answers]


def _item(page: PageBuilder, answer: PageOption) -> Node:
    return page.renderer.keep(("answer", answer), lambda: h.li[_answer(page, answer)])


def _answer(page: PageBuilder, answer: PageOption) -> Node:
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
        page.renderer.mark(answer.drawn) if answer.drawn else None,
        h.span(".label")[answer.label],
        h.span(".signs", aria_hidden="true")[page.renderer.signs(signs, quiet=True)]
        if signs
        else None,
    ]
