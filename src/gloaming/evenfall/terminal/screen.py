"""The table in a terminal, drawn from a view and words alone, never from the game.

Few colours, and nothing is told by colour alone: what can be done now glows and has a `›`.
"""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS, KEYWORDS, PERSON, Card, Region
from gloaming.evenfall.terminal.automa import automa_lines
from gloaming.evenfall.terminal.crystal import free_spaces, laid, path, standing
from gloaming.evenfall.terminal.final_scores import final
from gloaming.evenfall.text import symbols
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import (
    ClanView,
    EvenfallView,
    PlaceView,
    RegionView,
    SpecialistView,
)
from gloaming.kernel.message import Name
from gloaming.kernel.terminal.layout import (
    CAN,
    CANNOT,
    DOT,
    grid_of,
    heading,
    heading_of,
    indented,
    sides,
)

PIECE = {"witch": signs.WITCH, "elder": signs.ELDER}
SLOT = "□"


def screen(
    view: EvenfallView, words: EvenfallWords, width: int, brief: bool = False
) -> RenderableType:
    """Returns the whole table; `brief` is the own stock only; after the end the final scores."""
    if view.over:
        return final(view, words, width)
    drawn = Screen(view, words, width)
    return drawn.brief() if brief else drawn.whole()


def stone(icon: str) -> str:
    """Returns a Powerstone or its icon: the same sign with the number of its symbol."""
    return f"{signs.STONE}{ICONS.index(icon)}"


class Screen:
    """One view, drawn for one width."""

    def __init__(self, view: EvenfallView, words: EvenfallWords, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.cards: dict[str, Card] = {card.uid: card for card in words.table.cards}
        offers = view.question.offers if view.question is not None else ()
        self.open_things = {thing for offer in offers for thing in offer.things}

    def whole(self) -> RenderableType:
        """Returns everything, from the sky down to the own hand."""
        parts: list[RenderableType] = [self.header()]
        if self.view.path is not None:
            parts.append(path(self, self.view.path))
        parts += [self.region(region) for region in self.view.regions]
        others = [clan for clan in self.view.clans if clan.seat != self.view.seat]
        if self.view.automa is not None:
            parts += automa_lines(self, self.view.automa, others.pop())
        if others:
            parts.append(heading(self.words.format("screen-others")))
            parts += [self.other(clan) for clan in others]
        if self.view.seat >= 0:
            parts += self.own(self.view.clans[self.view.seat])
            parts += self.hand()
        return Group(*parts)

    def brief(self) -> RenderableType:
        """Returns the own stock in one line."""
        if self.view.seat < 0:
            return Text()
        return self.stock(self.view.clans[self.view.seat])

    # --- the top ------------------------------------------------------------------------

    def header(self) -> RenderableType:
        view = self.view
        say = self.words.format
        left = Text()
        left.append(f"{say('round-number', n=view.round)}/{view.rounds}", "bold brass")
        left.append(f"{DOT}{say(f'phase-{view.phase}')}", "brass")
        if view.battle is not None:
            battle = say("screen-battle", region=Name(f"region:{view.battle.region}"))
            left.append(f"{DOT}{battle}", "ember")
        elif view.turn == view.seat >= 0:
            left.append(f"{DOT}{say('screen-header-you')}", "glow")
        elif view.turn >= 0:
            left.append(f"{DOT}{say('screen-header-turn', seat=self.seat(view.turn))}", "indigo")
        decks = say(
            "screen-deck", deck=view.deck, discard=len(view.discard), places=view.place_deck
        )
        right = Text(decks, "mist")
        legend = Text(say("screen-legend"), "mist")
        return Group(Rule(style="indigo"), sides(left, right), legend)

    # --- Regions ------------------------------------------------------------------------

    def region(self, region: RegionView) -> RenderableType:
        """Returns a Region: its Action Space, rewards, Powerstones and pieces, then its Places."""
        board = next(r for r in self.words.table.regions if r.entry == region.region)
        head = Text()
        head.append(self.words.name(f"region:{region.region}"), "bold indigo")
        if region.stones:
            head.append("  " + " ".join(stone(icon) for icon in region.stones), "ember")
        pieces = self.pieces(region)
        if pieces:
            head.append("  ")
            head.append_text(pieces)
        parts: list[RenderableType] = [
            heading_of(head),
            Padding(self.space(region, board), (0, 0, 0, 2)),
        ]
        parts.append(grid_of([self.face_up(uid) for uid in region.places]))
        return Group(*parts)

    def pieces(self, region: RegionView) -> Text:
        """Returns whose Witches and Elders stand in a Region; in a battle also dials and
        strengths."""
        text = Text()
        battle = self.view.battle
        for clan in self.view.clans:
            pieces = signs.WITCH * region.witches[clan.seat]
            if clan.cat == region.region:
                pieces += signs.CAT
            pieces += signs.ELDER * region.elders[clan.seat]
            if not pieces:
                continue
            style = "brass" if clan.seat == self.view.seat else ""
            text.append(f" {self.seat(clan.seat)} {pieces}", style)
            if battle is not None and battle.region == region.region:
                if battle.dials[clan.seat] >= 0:
                    dial = self.words.format("screen-dial", n=battle.dials[clan.seat])
                    text.append(f" {dial}", "ember")
                if battle.strengths[clan.seat] > 0:
                    strength = self.words.format("screen-strength", n=battle.strengths[clan.seat])
                    text.append(f" {strength}", "ember")
        return text

    def space(self, region: RegionView, board: Region) -> Text:
        """Returns the Action Spaces of a Region, and what a battle there gives."""
        say = self.words.format
        text = Text()
        is_open = f"space:{region.region}" in self.open_things
        text.append(CAN if is_open else CANNOT, "glow")
        text.append(f"{signs.ACTION} ", "brass")
        if board.action is not None:
            text.append(symbols.icons(board.action), "glow" if is_open else "")
        for space in region.spaces:
            taken = f"{self.seat(space.seat)} {PIECE[space.piece]}" if space.piece else ""
            text.append(f" [{taken or say('screen-space-free')}]", "mist")
        text.append(f"   {signs.BATTLE}", "brass")
        tile = self.words.tile(region.tile) if region.tile else board
        if region.tile:
            text.append(f" {say('screen-moon-tile')}", "ember")
        for threshold, reward in zip(tile.thresholds, tile.rewards):
            text.append(f" {threshold}+ ", "mist")
            text.append(symbols.icons(reward))
        if board.first_player:
            text.append(f" + {say('first-player-marker')}", "mist")
        return text

    def face_up(self, uid: str) -> RenderableType:
        """Returns a Place of Power that can be discovered."""
        if not uid:
            return Text(f"{CANNOT}—", "mist")
        card = self.cards[uid]
        is_open = f"card:{uid}" in self.open_things
        text = Text()
        text.append(CAN if is_open else CANNOT, "glow")
        text.append(self.words.name(f"card:{uid}"), "glow" if is_open else "bold")
        if card.icon:
            text.append(f" {stone(ICONS[card.icon])}", "ember")
        if card.vp:
            text.append(f" {card.vp}{signs.VP}", "brass")
        text.append(f"\n{CANNOT}{signs.WITCH * card.witches}", "mist")
        if card.takes_resource:
            text.append(f" 1{signs.ANY}", "mist")
        drawn = symbols.card_icons(card)
        if drawn:
            text.append(f"  {drawn}")
        return text

    # --- clans --------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.words.name(f"seat:{seat}")

    def name(self, clan: ClanView) -> Text:
        """Returns whose clan it is, with the marks of first player and of who has the turn."""
        style = "bold brass" if clan.seat == self.view.seat else "bold"
        text = Text()
        text.append(self.seat(clan.seat), style)
        if clan.seat == self.view.first:
            text.append(f" ({self.words.format('screen-first')})", "ember")
        if clan.passed and self.view.phase == "action":
            text.append(f" ({self.words.format('screen-passed')})", "mist")
        return text

    def stock(self, clan: ClanView) -> Text:
        """Returns points, resources, Mana, reserve: everything that is a number."""
        say = self.words.format
        herb, potion, knowledge = clan.stock
        own = clan.seat == self.view.seat
        text = self.name(clan)
        text.append(f"  {clan.vp}{signs.VP}", "bold brass")
        marks = ((signs.HERB, herb, "herbs"), (signs.POTION, potion, "potions"))
        for sign, n, word in (*marks, (signs.KNOWLEDGE, knowledge, "knowledge")):
            text.append(f"  {n}{sign}", "" if n else "mist")
            if own and self.width >= 90:
                text.append(f" {say(word)}", "mist")
        text.append(f"  {clan.mana}{signs.MANA}", "" if clan.mana else "mist")
        if own and self.width >= 90:
            text.append(f" {say('mana')}", "mist")
        reserve = f"{signs.WITCH * clan.witches}{signs.ELDER * clan.elders}"
        text.append(f"  {say('reserve')} ", "mist")
        text.append(reserve or say("screen-empty"))
        text.append(f"  {say('screen-token-on' if clan.token else 'screen-token-off')}", "mist")
        text.append_text(standing(self, clan))
        if not own:
            text.append(f"  {say('screen-hand-size', n=clan.cards)}")
            text.append(f"  {signs.STEP}{clan.coven}", "mist")
        return text

    def other(self, clan: ClanView) -> RenderableType:
        """Returns another clan in a few lines."""
        return Group(self.stock(clan), self.circles(clan))

    def circles(self, clan: ClanView) -> RenderableType:
        """Returns the cards of another clan: its circles, its people, its Powerstones."""
        lines: list[Text] = []
        for id, row in (("outer-circle", clan.outer), ("inner-circle", clan.inner)):
            if row:
                line = Text()
                line.append(f"{self.words.format(id)}: ", "mist")
                for i, place in enumerate(row):
                    line.append(", " if i else "", "mist")
                    line.append_text(self.short_place(place))
                lines.append(line)
        people = Text()
        for specialist in clan.specialists:
            people.append(f"{signs.SPECIALIST} {self.words.name(f'card:{specialist.uid}')}")
            people.append_text(self.exhaustion(specialist))
            people.append("  ")
        for uid in clan.council:
            people.append(f"{signs.COUNCIL} {self.words.name(f'card:{uid}')}  ")
        if clan.stones:
            people.append(" ".join(stone(icon) for icon in clan.stones), "ember")
        if people.plain:
            lines.append(people)
        if clan.moon is not None:
            board = Text(self.words.name(f"board:{clan.board}"), "mist")
            for there in clan.moon.stones:
                board.append(f" {stone(there) if there else SLOT}", "ember")
            if clan.moon.piece:
                board.append(f" [{PIECE[clan.moon.piece]}]", "brass")
            lines.append(board)
        return Padding(Group(*lines), (0, 0, 0, 2))

    def short_place(self, place: PlaceView) -> Text:
        text = Text()
        text.append(self.words.name(f"card:{place.uid}"), "mist" if place.ritual else "")
        card = self.cards[place.uid]
        if card.icon:
            text.append(f" {stone(ICONS[card.icon])}", "ember")
        if place.ritual:
            text.append(f" + {self.words.name(f'card:{place.ritual}')}")
        text.append_text(self.load(place))
        return text

    def load(self, place: PlaceView) -> Text:
        """Returns Catalysts, pieces and the Powerstone on a Place."""
        text = Text()
        built = signs.SCYTHE * place.scythes + signs.ORB * place.orbs
        free = free_spaces(self, place)
        if built or free:
            text.append(f" {built}", "brass")
            text.append(SLOT * free, "mist")
        if place.piece:
            text.append(f" [{PIECE[place.piece]}]", "brass")
        if place.stone:
            text.append(f" {stone(place.stone)}", "bold ember")
        text.append_text(laid(self, place))
        return text

    def exhaustion(self, specialist: SpecialistView) -> Text:
        """Returns whether a Specialist is turned, who has borrowed it, and whether the Demon is
        with it."""
        text = Text()
        if any(c.moon is not None and c.moon.attached == specialist.uid for c in self.view.clans):
            text.append(f" ({self.words.format('screen-moon-attached')})", "ember")
        if not specialist.ready:
            text.append(f" ({self.words.format('screen-exhausted')})", "mist")
        for seat in specialist.borrowed:
            with_elder = self.words.format("screen-with-elder", seat=self.seat(seat))
            text.append(f" ({with_elder})", "ember")
        return text

    # --- the own board ------------------------------------------------------------------

    def own(self, clan: ClanView) -> list[RenderableType]:
        """Returns the own clan in full."""
        say = self.words.format
        moon = clan.moon is not None
        title = self.words.name(f"board:{clan.board}" if moon else f"clan:{clan.clan}")
        parts: list[RenderableType] = [heading(say("screen-you"), title), self.stock(clan)]
        parts.append(self.track(clan))
        parts += self.moon(clan)
        for id, row in (("outer-circle", clan.outer), ("inner-circle", clan.inner)):
            parts.append(Text(f"{say(id)}", "bold indigo"))
            if not row:
                parts.append(Text(f"{CANNOT}{say('screen-empty')}", "mist"))
            parts += [self.place(place) for place in row]
        if clan.specialists or clan.using:
            parts.append(Text(say("specialists"), "bold indigo"))
            parts += [self.specialist(s) for s in clan.specialists]
            parts += [self.specialist(s, borrowed=True) for s in clan.using]
        if clan.council:
            parts.append(Text(say("council"), "bold indigo"))
            parts += [self.council_member(uid) for uid in clan.council]
        if clan.stones:
            names = ", ".join(f"{stone(i)} {self.words.name(f'stone:{i}')}" for i in clan.stones)
            parts.append(Text.assemble((f"{say('powerstones')}  ", "bold indigo"), names))
        return parts

    def track(self, clan: ClanView) -> Text:
        """Returns the Coven Track: what was covered, and what the next steps give."""
        say = self.words.format
        board = self.words.board(clan.board)
        text = Text()
        text.append(f"{say('coven-track')}  ", "bold indigo")
        for i, step in enumerate(board.track):
            done = i < clan.coven
            text.append(f"{'■' if done else '□'} {symbols.icons(step)}  ", "mist" if done else "")
        points = f"{board.overflow}{signs.VP}"
        text.append(say("screen-after", what=points), "mist")
        council = board.further_council if clan.council else board.first_council
        text.append(f"{DOT}{signs.COUNCIL} {symbols.cost_icons(council) or 0}", "mist")
        return text

    def moon(self, clan: ClanView) -> list[RenderableType]:
        """Returns what a moon-side board has of its own: free action, Action Space, Powerstone
        spaces."""
        say = self.words.format
        board = self.words.board(clan.board)
        moon = clan.moon
        is_open = f"board:{board.side}" in self.open_things
        lines: list[RenderableType] = []

        def line(id: str, *more: Text) -> None:
            text = Text(CAN if is_open else CANNOT, "glow")
            text.append(f"{say(id)}  ", "bold indigo")
            for part in more:
                text.append_text(part)
            lines.append(text)

        if moon is None:
            return lines
        if board.free is not None:
            line("screen-moon-free", Text(symbols.icons(board.free), "glow" if is_open else ""))
        if board.space is not None:
            taken = PIECE[moon.piece] if moon.piece else say("screen-space-free")
            line("screen-moon-space", Text(symbols.icons(board.space)), Text(f" [{taken}]", "mist"))
        if board.bonuses:
            spaces: list[Text] = []
            for n, bonus in enumerate(board.bonuses):
                there = moon.stones[n]
                mark = stone(there) if there else "□"
                spaces.append(Text(f"{mark} {symbols.icons(bonus)}  ", "mist" if there else ""))
            line("screen-moon-stones", *spaces)
        return lines

    def place(self, place: PlaceView) -> RenderableType:
        """Returns a Place of Power of one's own, the Ritual on it and all that stands there."""
        card = self.cards[place.uid]
        is_open = f"card:{place.uid}" in self.open_things
        text = Text()
        text.append(CAN if is_open else CANNOT, "glow")
        text.append(self.words.name(f"card:{place.uid}"), "glow" if is_open else "")
        if card.icon:
            text.append(f" {stone(ICONS[card.icon])}", "ember")
        if card.vp:
            text.append(f" {card.vp}{signs.VP}", "brass")
        if not place.ritual:
            text.append(f"  {symbols.card_icons(card)}", "mist")
            text.append_text(self.load(place))
            return text
        if card.harvest is not None:  # the Binding Bonus is covered (EF-RIT-05)
            text.append(f"  {signs.HARVEST} {symbols.icons(card.harvest)}", "mist")
            if place.scythes:
                text.append(f" ×{place.scythes + 1}", "brass")
        ritual = self.cards[place.ritual]
        text.append("  +  ")
        text.append_text(self.label(ritual, f"card:{place.ritual}" in self.open_things))
        text.append_text(self.load(place))
        if any(c.moon is not None and place.ritual in c.moon.turned for c in self.view.clans):
            text.append(f" ({self.words.format('screen-moon-turned')})", "glow")
        if ritual.immediate is not None:
            return text
        return Group(text, indented(self.words.card_text(ritual.entry)))

    def label(self, card: Card, is_open: bool) -> Text:
        """Returns the name of a Ritual or Specialist with its keyword and worth."""
        text = Text()
        text.append(self.words.name(f"card:{card.uid}"), "glow" if is_open else "bold")
        if card.keyword:
            text.append(f" {symbols.KEYWORD_SIGNS[KEYWORDS[card.keyword]]}", "ember")
        if card.vp:
            text.append(f" {card.vp}{signs.VP}", "brass")
        return text

    def specialist(self, specialist: SpecialistView, borrowed: bool = False) -> RenderableType:
        card = self.cards[specialist.uid]
        is_open = f"card:{specialist.uid}" in self.open_things
        text = Text()
        text.append(CAN if is_open else CANNOT, "glow")
        text.append_text(self.label(card, is_open))
        if borrowed:
            text.append(f" ({self.words.format('screen-borrowed')})", "ember")
        text.append_text(self.exhaustion(specialist))
        return Group(text, indented(self.words.card_text(card.entry)))

    def council_member(self, uid: str) -> RenderableType:
        copy = int(uid.rpartition(".")[2])
        text = Text(CANNOT)
        text.append(self.words.name(f"card:{uid}"), "bold")
        return Group(text, indented(self.words.council_text(self.cards[uid].entry, copy)))

    # --- the hand -----------------------------------------------------------------------

    def hand(self) -> list[RenderableType]:
        """Returns every card of the hand with its price, its worth and all it does."""
        size = self.words.format("screen-hand-size", n=len(self.view.hand))
        parts: list[RenderableType] = [heading(self.words.format("hand"), size)]
        return parts + [self.in_hand(self.cards[uid]) for uid in self.view.hand]

    def in_hand(self, card: Card) -> RenderableType:
        say = self.words.format
        is_open = f"card:{card.uid}" in self.open_things
        text = Text()
        text.append(CAN if is_open else CANNOT, "glow")
        text.append(self.words.name(f"card:{card.uid}"), "glow" if is_open else "bold")
        price = symbols.cost_icons(card.cost)
        if card.mana_cost:
            price += f" {signs.OR} {card.mana_cost}{signs.MANA}"
        text.append(f"  {price}", "brass")
        if card.keyword:
            keyword = KEYWORDS[card.keyword]
            text.append(f"  {symbols.KEYWORD_SIGNS[keyword]} {say(f'keyword-{keyword}')}", "ember")
        if card.vp:
            text.append(f"  {card.vp}{signs.VP}", "brass")
        if card.slots:
            text.append(f"  {SLOT * card.slots}", "mist")
        text.append(f"  {symbols.card_icons(card)}")
        lines: list[RenderableType] = [text]
        sentence = self.words.card_text(card.entry)
        if card.kind == PERSON:
            text.append(f"  {signs.COUNCIL} {symbols.council_icons(card)}")
            copy = int(card.uid.rpartition(".")[2])
            council = self.words.council_text(card.entry, copy)
            lines.append(indented(f"{signs.SPECIALIST} {sentence}"))
            lines.append(indented(f"{signs.COUNCIL} {council}"))
        else:
            lines.append(indented(sentence))
        return Group(*lines)
