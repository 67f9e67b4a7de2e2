"""The answers of the open question: numbered, grouped, and each at one place on the board."""

from collections.abc import Callable

from gloaming.evenfall.explain.things import hint as signs_of
from gloaming.evenfall.model.cards import PLACE
from gloaming.evenfall.page import crystal_spots as path_spots
from gloaming.evenfall.page.crystal_steps import next_step
from gloaming.evenfall.page.moon_spots import board_spot
from gloaming.evenfall.page.page_option import PageOption
from gloaming.evenfall.page.renderer import Renderer
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.disambiguate import Seat, disambiguate
from gloaming.evenfall.text.sentences import capital
from gloaming.evenfall.views.types import ClanView, EvenfallView
from gloaming.kernel.views.types import OptionView

# What belongs together in the list, by the verb of the key. Others stand first, without a title.
GROUPS: dict[str, tuple[str, ...]] = {
    "discover": ("discover",),
    "play": ("play", "specialist", "council"),
    "spaces": ("witch", "elder"),
    path_spots.GROUP: (),
    "build": ("scythe", "orb", "crystal"),
    "clan": ("token", "build"),
    "free": ("free-discard", "exhaust", "board-free", "place-powerstone", "lock"),
    "leave": ("pass", "end-turn", "done", "decline", "no", "no-transfer", "no-attach"),
}
ORDER = ("", *GROUPS)
GROUP_OF = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
DIAL = "dial"


class PageOptions:
    """All answers of a view's question, and where on the board each of them stands."""

    def __init__(
        self,
        view: EvenfallView,
        words: EvenfallWords,
        renderer: Renderer,
        say: Callable[[OptionView], str],
        seat: Seat,
        closed: bool,
    ) -> None:
        self.all: list[PageOption] = []
        self._at: dict[str, list[PageOption]] = {}
        if view.question is None or closed:
            return
        here = {thing: i for i, thing in enumerate(board_things(view))}
        far = len(here)
        offers = sorted(
            view.question.offers,
            key=lambda o: (
                ORDER.index(_group(o)),
                min((here.get(thing, far) for thing in o.things), default=far),
            ),
        )
        labels = [capital(say(offer)) for offer in offers]
        added = _added(view, words, renderer, seat, labels, offers)
        number = 0
        for offer, label in zip(offers, labels):
            number, mine = self._count(offer, number)
            more = added.get(offer.key, [])
            answer = PageOption(
                mine,
                offer.key,
                offer.key.partition(":")[0],
                _group(offer),
                f"{label} ({', '.join(more)})" if more else label,
                in_words(renderer, view, offer),
                _signs(view, words, offer, more),
                offer.things,
                offer.rule,
            )
            self.all.append(answer)
            spot = _spot(answer, here, view, renderer)
            if spot:
                self._at.setdefault(spot, []).append(answer)

    def _count(self, offer: OptionView, before: int) -> tuple[int, int]:
        """The last number given, and this answer's: a dial's is its own, leaving is 0."""
        verb, _, rest = offer.key.partition(":")
        if verb == DIAL:
            return before, int(rest)
        if _group(offer) == "leave" and not any(answer.number == 0 for answer in self.all):
            return before, 0
        return before + 1, before + 1

    def at(self, thing: str) -> list[PageOption]:
        """The answers that stand at a thing."""
        return self._at.get(thing, [])

    def groups(self) -> list[tuple[str, list[PageOption]]]:
        """The answers as they are listed."""
        found: dict[str, list[PageOption]] = {}
        for answer in self.all:
            found.setdefault(answer.group, []).append(answer)
        return list(found.items())


def _added(
    view: EvenfallView,
    words: EvenfallWords,
    renderer: Renderer,
    seat: Seat,
    labels: list[str],
    offers: list[OptionView],
) -> dict[str, list[str]]:
    """What tells answers apart that would read alike, by their keys."""
    if len(set(labels)) == len(labels):
        return {}
    alike: dict[str, list[OptionView]] = {}
    for label, offer in zip(labels, offers):
        alike.setdefault(label, []).append(offer)
    found: dict[str, list[str]] = {}
    for some in alike.values():
        if len(some) > 1:
            found.update(disambiguate(view, words, renderer.text, seat, some))
    return found


def _signs(view: EvenfallView, words: EvenfallWords, offer: OptionView, added: list[str]) -> str:
    """What an answer costs and does, in signs; where it lies is not said twice."""
    signs = signs_of(view, words, offer)
    where = signs.rpartition("  ")[2]
    return signs.removesuffix(where).rstrip() if where in added else signs


def _group(offer: OptionView) -> str:
    if path_spots.is_path_option(offer):
        return path_spots.GROUP
    return GROUP_OF.get(offer.key.partition(":")[0], "")


def _spot(answer: PageOption, here: dict[str, int], view: EvenfallView, renderer: Renderer) -> str:
    """The first thing of an answer that lies on the table; one answer never lies twice.

    Two cards at once (EF-SCO-08) are only in the list: neither of them is the answer.
    """
    if answer.verb == DIAL and view.battle is not None:
        return answer.key
    if answer.verb == "discard" and len(answer.things) > 1:
        return ""
    part = path_spots.spot(answer.key, answer.things, renderer.cards, view.seat)
    if part in here:
        return part
    spot = board_spot(answer.key, view.seat)
    if spot:
        return spot
    return next((thing for thing in answer.things if thing in here), "")


def board_things(view: EvenfallView) -> list[str]:
    """Everything on the table that an answer can stand at, in the order in which it is read."""
    here = path_spots.path_things(view)
    for region in view.regions:
        here += [f"region:{region.region}", f"space:{region.region}"]
        here += [f"stone:{region.region}:{icon}" for icon in region.stones]
        here += [f"card:{uid}" for uid in region.places if uid]
    here += [f"card:{uid}" for uid in view.hand]
    if view.seat >= 0:
        here += [f"{kind}:{view.seat}" for kind in ("token", "build", "discard")]
        here.append(f"board:{view.clans[view.seat].board}")
    for clan in view.clans:
        here += clan_things(clan)
    return here


def clan_things(clan: ClanView) -> list[str]:
    """The cards of a clan that an answer can stand at."""
    here: list[str] = []
    for place in clan.outer + clan.inner:
        here += path_spots.place_things(place)
    return (
        here
        + path_spots.clan_spots(clan)
        + [f"card:{specialist.uid}" for specialist in clan.specialists]
    )


def in_words(renderer: Renderer, view: EvenfallView, offer: OptionView) -> str:
    """What an answer costs and does, in words: what a pointer or a screen reader is told."""
    verb, _, rest = offer.key.partition(":")
    if verb == "token":
        token = renderer.board(view.clans[view.seat].board).token
        return "" if token is None else renderer.written(token)
    if verb == "build":
        return renderer.catalyst_costs(view.path is not None)
    if verb == "ascend":
        return next_step(renderer, view.clans[view.seat].ascension)
    if rest.startswith("region:") and verb in ("witch", "elder"):
        entry = rest.removeprefix("region:").partition(".")[0]
        action = next(r.action for r in renderer.table.regions if r.entry == entry)
        return "" if action is None else renderer.written(action)
    if verb == "board-free" or rest.startswith("board:"):
        board = renderer.board(view.clans[view.seat].board)
        effect = board.free if verb == "board-free" else board.space
        return "" if effect is None else renderer.written(effect)
    card = renderer.cards.get(rest)
    if card is None:
        return ""
    if verb in ("witch", "elder", "turn"):
        effect = card.action or card.immediate  # a turned Ritual (EF-MOON-37)
        return "" if effect is None else renderer.written(effect)
    moon = view.clans[view.seat].moon
    if verb == "exhaust" and moon is not None and moon.demon == card.uid and moon.attached:
        card = renderer.cards[moon.attached]
    if verb == "exhaust":
        return "" if card.exhaust is None else renderer.written(card.exhaust)
    if verb == "council":
        return renderer.council_text(rest)
    if verb in ("play", "specialist", "discover"):
        return f"{renderer.card_facts(rest)}. {renderer.card_text(rest)}"
    told = card.kind == PLACE or verb in ("discard", "borrow", "attach")
    return renderer.card_text(rest) if told else ""
