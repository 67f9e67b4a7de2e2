"""Evenfall in words: the text of every card and board.

Nobody writes card text by hand: it is written from the tree that the engine runs, sentence by
sentence (`sentences.py`).
"""

from collections.abc import Callable

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import CARD_KINDS, ICONS, KEYWORDS, NO_KEYWORD, Board, Tile
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.text import symbols
from gloaming.evenfall.text.sentences import AUTOMA_KINDS, NAMED_KINDS, Sentences
from gloaming.kernel.content.notation.verbs import THEN
from gloaming.kernel.content.pack import Item
from gloaming.kernel.triggers import Listener

ALL_KINDS = (*CARD_KINDS, *NAMED_KINDS, "stone", "limits", "path")


class EvenfallWords(Sentences):
    """Says everything of one catalogue in one language."""

    def card_text(self, entry: Item | str) -> str:
        """Returns what an entry says: a card (a person as Specialist), a Region, a board …"""
        item = entry if isinstance(entry, Item) else self._item(entry)
        writers: dict[str, Callable[[Item], str]] = {
            "ritual": self._played_text,
            "person": self._played_text,
            "place": self._place_text,
            "starting_place": self._place_text,
            "region": self._region_text,
            "board": self._board_text,
            "clan": lambda item: self.format(
                "clan-start", card=self.name(f"card:{item.values['place']}")
            ),
            "stone": lambda item: self.format(
                "stone-text-wild" if item.values.get("wild") else "stone-text"
            ),
            "limits": lambda item: self._limits_text(),
            "demon": self._demon_text,
            "tile": self._tile_text,
            "track": lambda item: self.format(
                "track-text",
                vp=item.values["lap"] - 1,
                mana=item.values["mana_cap"],
                lap=item.values["lap"],
            ),
            **dict.fromkeys(AUTOMA_KINDS, self._automa_text),
            "path": lambda item: self._path_text(),
        }
        return writers[item.kind](item)

    def council_text(self, entry: Item | str, copy: int = 1) -> str:
        """Returns what one copy of a person (1, 2 …) does as a Council Member."""
        id = entry.id if isinstance(entry, Item) else entry
        card = self._cards[f"{id}.{copy}"]
        lines = self._lasting(card.council_listeners, card.council_standing, "ongoing")
        if card.council_immediate is not None:
            lines.append(self._line("immediate", self.write(card.council_immediate)))
        return " ".join(lines)

    def card_facts(self, entry: Item | str) -> str:
        """Returns the corners of a card: kind, keyword, cost, worth, Building Spaces, icon,
        Witches."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        card = self._cards[item.id]
        facts = [self.format(f"kind-{item.kind}")]
        if card.keyword != NO_KEYWORD:
            facts.append(self.format(f"keyword-{KEYWORDS[card.keyword]}"))
        if "cost" in item.values:
            cost = self.cost(card.cost)
            mana = self.format("amount-mana", n=card.mana_cost)
            either = "fact-cost-or-mana" if card.mana_cost else "fact-cost"
            facts.append(self.format(either, cost=cost, mana=mana))
        if card.vp:
            facts.append(self.format("amount-vp", n=card.vp))
        if card.slots:
            slots = self.format("amount-slot", n=card.slots)
            own = self.format("fact-different")
            facts.append(f"{slots} ({own})" if card.different else slots)
        if "witches" in item.values:
            witches = self.format("amount-witch", n=card.witches)
            if card.takes_resource:
                witches = self.join([witches, self.format("amount-any", n=1)])
            facts.append(self.format("fact-discover", witches=witches))
        if card.icon:
            facts.append(self.format("fact-icon", stone=self.name(f"stone:{ICONS[card.icon]}")))
        if item.values.get("crystal_path_only", False):
            facts.append(self.format("fact-path-only"))
        return " · ".join(facts)

    def card_icons(self, entry: Item | str) -> str:
        """Returns a card in symbols."""
        id = entry.id if isinstance(entry, Item) else entry
        return symbols.card_icons(self._cards[id])

    def council_icons(self, entry: Item | str, copy: int = 1) -> str:
        """Returns one copy of a person as a Council Member, in symbols."""
        id = entry.id if isinstance(entry, Item) else entry
        return symbols.council_icons(self._cards[f"{id}.{copy}"])

    def _item(self, id: str) -> Item:
        for entry in (id, id.rpartition(".")[0]):
            for kind in ALL_KINDS:
                if entry in self.catalogue.items[kind]:
                    return self.catalogue.items[kind][entry]
        raise KeyError(id)

    def _line(self, kind: str, text: str, **args: int) -> str:
        label = self.format(f"effect-{kind}", **args)
        return self.format("line", kind=label, text=self.after_colon(text))

    def _played_text(self, item: Item) -> str:
        card = self._cards[item.id]
        lines = [
            self._line(kind, self.write(effect))
            for kind, effect in (
                ("action", card.action),
                ("immediate", card.immediate),
                ("exhaust", card.exhaust),
            )
            if effect is not None
        ]
        if card.lock is not None:
            again = card.lock is card.immediate
            more = "" if again else self.write(card.lock)
            text = self.format("lock-again") if again else self.format("lock-more", effect=more)
            lines.append(self._line("lock", text))
        kind = "battle" if "battle" in item.values else "ongoing"
        return " ".join(lines + self._lasting(card.listeners, card.standing, kind))

    def _lasting(self, listeners: list[Listener], standing: list[int], kind: str) -> list[str]:
        lines: list[str] = []
        for heard in listeners:
            event = EVENTS[heard.event]
            if event.is_trigger:
                lines.append(self._line(kind, self.trigger(event.name, heard.effect)))
            else:
                lines.append(self._line(event.name, self.write(heard.effect)))
        for i in range(0, len(standing), 2):
            lines.append(self._line(kind, self.standing(standing[i], standing[i + 1])))
        return lines

    def standing(self, flag: int, amount: int) -> str:
        """Returns a standing effect."""
        return self.format(
            f"standing-{STANDING[flag].name}",
            n=amount,
            scythe=self.table.scythe_mana,
            orb=self.table.orb_mana,
        )

    def _place_text(self, item: Item) -> str:
        card = self._cards[item.id]
        lines: list[str] = []
        if card.takes_resource:
            lines.append(self._line("harvest", self.format("harvest-deposit")))
        elif card.harvest is not None:
            lines.append(self._line("harvest", self.write(card.harvest)))
        extra = self.table.effects.get(f"{item.id}.binding_extra")
        text = self.write(card.binding) if card.binding is not None else ""
        if extra is not None:
            keyword = self.format(f"keyword-{KEYWORDS[card.binding_keyword]}")
            text = self.format(
                "binding-also" if text else "binding-only",
                first=text,
                keyword=keyword,
                last=self.write(extra, THEN),
            )
        if text:
            lines.append(self._line("binding", text))
        return " ".join(lines) or self.format("no-bonus")

    def _region_text(self, item: Item) -> str:
        region = next(region for region in self.table.regions if region.entry == item.id)
        lines: list[str] = []
        if region.action is not None:
            lines.append(self._line("action", self.write(region.action)))
        for threshold, reward in zip(region.thresholds, region.rewards, strict=True):
            lines.append(self._line("reward", self.write(reward), n=threshold))
        if region.first_player:
            lines.append(self.format("reward-marker"))
        return " ".join(lines)

    def board(self, side: str) -> Board:
        """Returns the side of a clan board that is up, by its entry."""
        return next(board for board in self.table.boards if board.side == side)

    def standing_lines(self, board: Board) -> list[str]:
        """Returns what holds as long as a clan board lies there."""
        return self._lasting([], board.standing, "ongoing")

    def tile(self, entry: str) -> Tile:
        """Returns a Battle Bonus Tile by its entry."""
        return next(tile for tile in self.table.tiles if tile.entry == entry)

    def _demon_text(self, item: Item) -> str:
        effect = self.table.effects[f"{item.id}.round_end"]
        return f"{self.format('demon-text')} {self._line('round-end', self.write(effect))}"

    def _tile_text(self, item: Item) -> str:
        tile = self.tile(item.id)
        entry = item.values["region"]
        lines = [self.format("tile-text", region=self.name(f"region:{entry}"), entry=entry)]
        for threshold, reward in zip(tile.thresholds, tile.rewards, strict=True):
            lines.append(self._line("reward", self.write(reward), n=threshold))
        if item.values["crystal_path_only"]:
            lines.append(self.format("crystal-path-only"))
        return " ".join(lines)

    def _moon_lines(self, board: Board) -> list[str]:
        """Returns what a moon side has besides what every board has."""
        lines: list[str] = []
        if board.free is not None:
            lines.append(self._line("free", self.write(board.free)))
        if board.space is not None:
            lines.append(self._line("witch-space", self.write(board.space)))
        if board.bonuses:
            spaces = [
                self.format("track-step", n=n, effect=self.write(bonus))
                for n, bonus in enumerate(board.bonuses, 1)
            ]
            lines.append(self._line("powerstone-spaces", "; ".join(spaces)))
        lines += self.standing_lines(board)
        start: list[str] = []
        if board.place_outside:
            card = self.name(f"card:{self.table.cards[board.place].uid}")
            start.append(self.format("start-place-outside", card=card))
        for place in board.outer:
            found = self.table.cards[place]
            bound = found.binding is not None or found.binding_full is not None
            message = "start-outer-bound" if bound else "start-outer"
            start.append(self.format(message, card=self.name(f"card:{found.uid}")))
        if board.demon >= 0:
            demon = self.table.cards[board.demon]
            start.append(self.format("start-demon", card=self.name(f"card:{demon.uid}")))
        if board.rituals:
            start.append(self.format("start-rituals", n=board.rituals))
        if start:
            lines.append(self._line("set-up", "; ".join(start)))
        return lines

    def _board_text(self, item: Item) -> str:
        board = self.board(item.id)
        lines: list[str] = []
        if board.scout is not None:
            lines.append(self._line("scout", self.write(board.scout)))
        if board.token is not None:
            lines.append(self._line("token", self.write(board.token)))
        lines += self._moon_lines(board)
        steps = [
            self.format("track-step", n=n, effect=self.write(step))
            for n, step in enumerate(board.track, 1)
        ]
        points = self.format("amount-vp", n=board.overflow)
        steps.append(self.format("track-overflow", what=points))
        lines.append(self._line("track", "; ".join(steps)))
        costs = self.format(
            "council-costs",
            first=self.council_cost(board.first_council),
            further=self.council_cost(board.further_council),
        )
        return " ".join([*lines, costs])

    def _automa_text(self, item: Item) -> str:
        from gloaming.evenfall.text.automa_text import automa_text

        return automa_text(self, item)

    def _path_text(self) -> str:
        """Returns the steps of the Crystal Path with their prices and bonuses."""
        path = self.table.path
        assert path is not None
        bonuses = [self.write(step) for step in path.steps]
        bonuses += [
            self.standing(path.finish[i], path.finish[i + 1]) for i in range(0, len(path.finish), 2)
        ]
        lines = [
            self.format(
                "path-step",
                n=n,
                cost=self.format("amount-crystal", n=cost),
                effect=self.after_colon(bonus),
            )
            for n, (cost, bonus) in enumerate(zip(path.costs, bonuses), 1)
        ]
        if path.again is not None:
            cost = self.format("amount-crystal", n=path.again_cost)
            again = self.after_colon(self.write(path.again))
            lines.append(self.format("path-again", cost=cost, effect=again))
        lines.append(self.format("path-crystal", cost=self.cost(path.crystal_cost)))
        return " ".join(lines)

    def _limits_text(self) -> str:
        table = self.table
        start = dict(zip(RESOURCES, table.start_stock, strict=True))
        return self.format(
            "limits-text",
            rounds=table.rounds,
            mana=self.catalogue.items["limits"]["base"].values["mana_cap"],
            dial=table.dial_cap,
            start=self.amounts(start),
            scythe=self.cost(table.scythe_cost),
            orb=self.cost(table.orb_cost),
        )
