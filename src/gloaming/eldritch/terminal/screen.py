"""The table in a terminal, drawn from a view and words alone, never from the game.

Short first: a line for every space where anything stands, one for every investigator; what a card
says in full is told by `?` with its name. What can be done now glows and has a `›`.
"""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.terminal import signs
from gloaming.eldritch.terminal.in_progress import parts_in_progress
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import (
    EldritchView,
    HeldView,
    InvestigatorView,
    OngoingView,
    SpaceView,
)
from gloaming.kernel.terminal.final_scores import verdict
from gloaming.kernel.terminal.layout import CAN, CANNOT, DOT, heading, heading_of, indented, sides
from gloaming.kernel.views.types import NameRef

REGION = 15  # columns
PLACE = 24
WIDE_PLACE = 40  # of the name of a space, where there is room
USUAL = 80  # columns that a screen has at least
LATE = 5  # Doom from here on is shown in the colour of danger


def screen(
    view: EldritchView, words: EldritchWords, width: int, brief: bool = False
) -> RenderableType:
    """Returns the whole table; `brief` is the own investigator and what is under way."""
    drawn = Screen(view, words, width)
    if view.over:
        return drawn.final()
    return drawn.brief() if brief else drawn.whole()


class Screen:
    """One view, drawn for one width."""

    def __init__(self, view: EldritchView, words: EldritchWords, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        offers = view.question.offers if view.question is not None else ()
        self.open_things = {thing for offer in offers for thing in offer.things}

    def whole(self) -> RenderableType:
        """Returns everything, from the clock down to the own cards."""
        view = self.view
        parts: list[RenderableType] = [self.header()]
        if view.phase == "setup":
            return Group(*parts, *self.opponent())
        parts += self.mystery()
        parts += [self.ongoing(card) for card in view.ongoing]
        parts += self.mythos()
        parts.append(self.map())
        others = [one for one in view.investigators if one.seat != view.seat]
        parts += [self.other(one) for one in others]
        parts.append(self.reserve())
        parts += self.tops()
        if view.seat >= 0:
            parts += self.own(view.investigators[view.seat])
        parts += parts_in_progress(view, self.words)
        return Group(*parts)

    def brief(self) -> RenderableType:
        """Returns the own investigator in a line, and what is under way."""
        view = self.view
        lines: list[RenderableType] = self.mythos() if view.phase == "mythos" else []
        if view.seat >= 0:
            lines.append(self.vitals(view.investigators[view.seat]))
        return Group(*lines, *parts_in_progress(view, self.words))

    # --- names --------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        """Returns the name of a card, a token or a sheet."""
        return self.words.name(f"card:{id}")

    def space(self, id: str) -> str:
        """Returns the name of a space; a numbered one with where it is in the world."""
        item = self.words.catalogue.items["space"].get(id)
        name = self.words.name(f"space:{id}")
        if item is None or "real" not in item.values or not id.startswith("space-"):
            return name
        real: dict[str, str] = item.values["real"]
        return f"{name}, {real.get(self.words.language) or real['en']}"

    def region(self, id: str) -> str:
        """Returns the name of the region of a space."""
        item = self.words.catalogue.items["space"].get(id)
        return "" if item is None else self.words.format(f"region-{item.values['region']}")

    def who(self, seat: int) -> str:
        """Returns a player with the investigator."""
        sheet = self.view.investigators[seat].sheet
        player = self.words.name(f"seat:{seat}")
        return (
            self.words.format("seat-sheet", seat=player, sheet=self.card(sheet))
            if sheet
            else player
        )

    # --- the top ------------------------------------------------------------------------------

    def header(self) -> RenderableType:
        """Returns the round, the clock, and what the signs mean."""
        view = self.view
        say = self.words.format
        left = Text()
        left.append(say("screen-round", n=view.round), "bold brass")
        left.append(f"{DOT}{say(f'phase-{view.phase}')}", "brass")
        if view.phase == "setup":
            left.append(DOT)
            left.append(self.words.format("screen-players", n=len(view.investigators)), "mist")
        elif view.phase == "mythos":
            left.append_text(self.deciding())  # nobody's turn
        elif view.seat >= 0 and view.active == view.seat:
            left.append(f"{DOT}{say('screen-your-turn')}", "glow")
        else:
            name = self.words.name(f"seat:{view.active}")
            left.append(f"{DOT}{say('screen-turn-of', seat=name)}", "indigo")
            left.append_text(self.deciding())
        god = self.card(view.ancient_one)
        state = "screen-awake" if view.awake else "screen-asleep"
        right = Text(say(state, name=god), "ember" if view.awake else "mist")
        return Group(Rule(style="indigo"), sides(left, right), self.clock(), self.legend())

    def deciding(self) -> Text:
        """Returns who has to decide, where that does not follow from whose turn it is."""
        view = self.view
        if view.seat in view.asked:
            return Text(f"{DOT}{self.words.format('screen-you-decide')}", "glow")
        names = [self.words.name(f"seat:{seat}") for seat in view.asked if seat != view.active]
        if not names:
            return Text()
        said = self.words.format("screen-decides", seats=self.words.join(names))
        return Text(f"{DOT}{said}", "indigo")

    def clock(self) -> RenderableType:
        """Returns Doom, the Omen with what its next step costs, and the Mythos cards left."""
        view = self.view
        say = self.words.format
        text = Text()
        style = "bold ember" if view.doom <= LATE else "bold"
        text.append(say("screen-doom", n=view.doom), style)
        now = say(f"colour-{view.omens[view.omen]}")
        then = say(f"colour-{view.next_omen}")
        text.append(DOT)
        text.append(say("screen-omen", now=now, then=then, n=view.next_omen_doom))
        text.append(DOT)
        text.append(
            say("screen-mythos-left", n=view.mythos_left),
            "ember" if view.mythos_left < 3 else "mist",
        )
        return text

    def opponent(self) -> list[RenderableType]:
        """Returns what the Ancient One does, for those who choose their investigators."""
        name = self.card(self.view.ancient_one)
        lines = self.words.front_lines(self.view.ancient_one)
        if not self.view.covers_backs:
            lines += self.words.other_side(self.view.ancient_one)
        parts: list[RenderableType] = [heading(name)]
        return parts + [indented(line) for line in lines]

    def legend(self) -> Text:
        """Returns what the signs mean, in a line."""
        there = self.signs_on_map()
        parts = [
            f"{sign} {self.words.format(f'sign-{id}')}"
            for id, sign in signs.LEGEND
            if sign in signs.ALWAYS or sign in there
        ]
        return Text("  ".join(parts), "mist")

    def signs_on_map(self) -> set[str]:
        """Returns the signs that only sometimes stand on the map, where they do now."""
        spaces = self.view.spaces
        found = {
            signs.ELDRITCH: any(one.eldritch + one.mystery_eldritch for one in spaces),
            signs.MYSTERY: any(one.mystery_token for one in spaces),
            signs.RUMOR: any(one.rumors for one in spaces),
            signs.EXPEDITION: any(one.expedition for one in spaces),
            signs.FALLEN: any(one.fallen for one in spaces),
            signs.LEAD: len(self.view.investigators) > 1,
        }
        return {sign for sign, is_there in found.items() if is_there}

    # --- the Mystery and Mythos cards ---------------------------------------------------------

    def mystery(self) -> list[RenderableType]:
        """Returns the active Mystery: its progress and what it says."""
        shown = self.view.mystery
        if shown is None:
            return []
        say = self.words.format
        head = Text()
        n, of = len(self.view.solved) + 1, self.view.mysteries_to_win
        name = self.card(shown.card)
        head.append(say("screen-mystery", n=min(n, of), of=of, name=name), "bold indigo")
        head.append(f"  {signs.dots(shown.progress, shown.needed)}", "brass")
        head.append(f"  {say('screen-progress', n=shown.progress, of=shown.needed)}", "mist")
        return [heading_of(head), indented(self.lasting(shown.card, 0))]

    def lasting(self, id: str, first: int) -> str:
        """Returns what a card says from some line on, without what it did as it entered play."""
        lines = self.words.card_lines(id)[first:]
        item = self.words.find_item(id)
        if item is not None and "enters" in item.values:
            lines = lines[1:]
        return " ".join(lines)

    def ongoing(self, card: OngoingView) -> RenderableType:
        """Returns a Rumor with its clock, or another Mythos card in play."""
        say = self.words.format
        text = Text()
        sign = signs.RUMOR if card.kind == "rumor" else " "
        text.append(f"{sign} ", "ember")
        text.append(self.card(card.card), "bold ember")
        if card.space:
            text.append(f"  {self.space(card.space)}", "brass")
        if card.has_clock:
            text.append(f"  {say('screen-clock', n=card.tokens)}", "ember")
        elif card.tokens:
            text.append(f"  {signs.ELDRITCH}{card.tokens}", "ember")
        return Group(text, indented(self.lasting(card.card, 1)))

    def mythos(self) -> list[RenderableType]:
        """Returns the Mythos card that was drawn last, unless it lies there as an ongoing one."""
        for line in reversed(self.view.story):
            card = line.message.args.get("card")
            if line.message.id == "log-mythos" and isinstance(card, NameRef):
                id = card.thing.partition(":")[2]
                if any(ongoing.card == id for ongoing in self.view.ongoing):
                    return []
                text = Text(self.words.format("screen-mythos", name=self.card(id)), "indigo")
                return [text, indented(" ".join(self.words.card_lines(id)))]
        return []

    # --- the map ------------------------------------------------------------------------------

    def map(self) -> RenderableType:
        """Returns every space where anything stands, by region, with how far it is."""
        say = self.words.format
        order: dict[str, list[SpaceView]] = {}
        for space in self.view.spaces:
            if not space.is_empty:
                order.setdefault(self.region(space.space), []).append(space)
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True, max_width=REGION, overflow="ellipsis")
        table.add_column(no_wrap=True, justify="right")
        wide = PLACE + max(0, min(WIDE_PLACE - PLACE, self.width - USUAL))
        table.add_column(no_wrap=True, max_width=wide, overflow="ellipsis")
        table.add_column()
        for region, spaces in order.items():
            for i, space in enumerate(sorted(spaces, key=lambda one: one.distance)):
                steps = "·" if space.distance < 0 else str(space.distance)
                table.add_row(
                    Text(region if i == 0 else "", "indigo"),
                    Text(steps, "glow" if space.distance == 0 else "mist"),
                    self.place(space),
                    self.standing(space),
                )
        more = say("screen-map-more") if self.view.seat >= 0 else ""
        return Group(heading(say("screen-map"), more), table)

    def place(self, space: SpaceView) -> Text:
        """Returns the name of a space; it glows where it can be chosen."""
        is_open = f"space:{space.space}" in self.open_things
        text = Text(CAN if is_open else "", "glow")
        text.append(self.space(space.space), "glow" if is_open else "bold")
        return text

    def standing(self, space: SpaceView) -> Text:
        """Returns what stands and lies on a space."""
        say = self.words.format
        parts: list[Text] = []
        for seat in space.investigators:
            name = self.words.name(f"seat:{seat}")
            parts.append(Text(name, "glow" if seat == self.view.seat else "bold brass"))
        if space.gate:
            mark = signs.NEXT if space.gate_colour == self.view.next_omen else ""
            colour = say(f"colour-{space.gate_colour}")
            parts.append(Text(f"{signs.GATE}{mark} {colour}", "bold ember" if mark else "ember"))
        if space.clues:
            parts.append(Text(f"{signs.CLUE}{space.clues}", "brass"))
        for monster in space.monsters:
            name = self.card(monster.uid)
            if not self.view.covers_backs:
                name = f"{name} {signs.HEALTH}{monster.toughness - monster.wounds}"
            elif monster.wounds:
                name = f"{name} −{monster.wounds}"
            epic = f" ({say('screen-epic')})" if monster.epic else ""
            parts.append(Text(f"{name}{epic}", "ember"))
        tokens = space.eldritch + space.mystery_eldritch
        if tokens:
            parts.append(Text(f"{signs.ELDRITCH}{tokens}", "ember"))
        if space.mystery_token:
            parts.append(Text(signs.MYSTERY, "brass"))
        parts += [Text(f"{signs.RUMOR} {self.card(rumor)}", "ember") for rumor in space.rumors]
        parts += [Text(f"{signs.FALLEN} {self.card(sheet)}", "mist") for sheet in space.fallen]
        if space.expedition:
            parts.append(Text(f"{signs.EXPEDITION} {say('screen-expedition')}", "indigo"))
        return Text("  ").join(parts)

    def reserve(self) -> RenderableType:
        """Returns the four cards that can be bought, with their values."""
        text = Text()
        text.append(f"{self.words.format('screen-reserve')}  ", "bold indigo")
        for i, uid in enumerate(self.view.reserve):
            is_open = f"card:{uid}" in self.open_things
            item = self.words.catalogue.items["asset"].get(uid)
            value = 0 if item is None else item.values.get("value", 0)
            text.append(" · " if i else "", "mist")
            text.append(self.card(uid), "glow" if is_open else "")
            text.append(f" {value}", "brass")
        return text

    def tops(self) -> list[RenderableType]:
        """Returns the cards on top of the decks that lie face up (EH-DBL-03)."""
        shown = [self.card(deck.top) for deck in self.view.decks if deck.top]
        if not shown:
            return []
        title = (f"{self.words.format('screen-on-top')}  ", "bold indigo")
        return [Text.assemble(title, (" · ".join(shown), "mist"))]

    # --- investigators ------------------------------------------------------------------------

    def vitals(self, one: InvestigatorView) -> Text:
        """Returns an investigator in a line: where, how well, with what."""
        say = self.words.format
        view = self.view
        text = Text()
        text.append(CAN if one.seat in view.asked else CANNOT, "glow")
        text.append(self.who(one.seat), "glow" if one.seat == view.seat else "bold")
        if one.seat == view.lead:
            text.append(f" {signs.LEAD}", "brass")
        if one.status != "in-play":
            text.append(f"  {say(f'status-{one.status}')}", "ember")
            return text
        text.append(f"  {self.words.name(f'space:{one.space}')}", "indigo")
        low = "bold ember"
        health = f"{signs.HEALTH}{one.health}/{one.most_health}"
        sanity = f"{signs.SANITY}{one.sanity}/{one.most_sanity}"
        text.append(f"  {health}", low if one.health <= 2 else "")
        text.append(f" {sanity}", low if one.sanity <= 2 else "")
        text.append(f" {signs.CLUE}{one.clues}", "brass")
        tickets = [
            say(f"screen-{kind}", n=n)
            for kind, n in (("train", one.train), ("ship", one.ship))
            if n
        ]
        if tickets:
            text.append(f"  {' '.join(tickets)}", "mist")
        if one.delayed:
            text.append(f"  {say('screen-delayed')}", "ember")
        return text

    def other(self, one: InvestigatorView) -> RenderableType:
        """Returns another's investigator: a line, and the names of the cards."""
        text = self.vitals(one)
        if one.cards:
            names = ", ".join(self.card(held.card) for held in one.cards)
            text.append(f"  {names}", "mist")
        text.no_wrap = True
        text.overflow = "ellipsis"
        return text

    def own(self, one: InvestigatorView) -> list[RenderableType]:
        """Returns the own investigator with skills, action and cards."""
        parts: list[RenderableType] = [Rule(style="mist"), self.vitals(one)]
        if not one.sheet or one.status != "in-play":
            return parts
        skills = Text("    ")
        for i, skill in enumerate(SKILLS):
            skills.append(f"{self.words.format(f'skill-{skill}')} ", "mist")
            value = str(one.skills[i]) + (f"+{one.improved[i]}" if one.improved[i] else "")
            skills.append(f"{value}  ", "bold")
        parts.append(skills)
        lines = self.words.card_lines(one.sheet)
        is_open = f"card:{one.sheet}" in self.open_things
        parts += [self._line(text, is_open and i == 0) for i, text in enumerate(lines[:-1])]
        parts += [self.held(held) for held in one.cards]
        return parts

    def _line(self, said: str, is_open: bool) -> RenderableType:
        return _marked(is_open, Text(said, "mist"))

    def held(self, held: HeldView) -> RenderableType:
        """Returns an own card: its name and its text."""
        is_open = f"card:{held.card}" in self.open_things
        text = Text()
        text.append(self.card(held.card), "glow" if is_open else "bold")
        if held.used:
            text.append(f" ({self.words.format('screen-used')})", "mist")
        text.append(f"  {self.words.card_text(held.card)}", "mist")
        if held.back:
            number = int(held.back.rpartition(".")[2]) - 1
            back = self.words.back_text(held.card, number)
            text.append(f"  {self.words.format('screen-back', text=back)}", "indigo")
        return _marked(is_open, text)

    # --- the end ------------------------------------------------------------------------------

    def final(self) -> RenderableType:
        """Returns how the game has ended, and how things stood."""
        view = self.view
        say = self.words.format
        title = Rule(Text(say("screen-end"), "bold brass"), style="indigo")
        gates = sum(1 for space in view.spaces if space.gate)
        monsters = sum(len(space.monsters) for space in view.spaces)
        numbers = say(
            "screen-end-numbers",
            round=view.round,
            doom=view.doom,
            solved=len(view.solved),
            gates=gates,
            monsters=monsters,
        )
        solved = [self._solved(card) for card in view.solved]
        people = [self.vitals(one) for one in view.investigators]
        return Group(title, verdict(view, self.words), Text(numbers, "mist"), *solved, *people)

    def _solved(self, card: str) -> Text:
        return Text(f"{signs.FULL} {self.card(card)}", "brass")


def _marked(is_open: bool, text: Text) -> RenderableType:
    """Returns a paragraph behind the mark of what can be done now, or its room."""
    grid = Table.grid()
    grid.add_row(Text(CAN if is_open else CANNOT, "glow"), text)
    return grid
