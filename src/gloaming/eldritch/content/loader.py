"""From the catalogue to the table: entries become components with effect trees."""

from typing import Any

from gloaming.eldritch.content.component_loader import AbilityLoader, monster_values
from gloaming.eldritch.content.reader import RULES, EldritchReader
from gloaming.eldritch.model.components import (
    ANCIENT_ONE,
    ARTIFACT,
    ASSET,
    CLUE,
    COLOURS,
    CONDITION,
    ENCOUNTER,
    GATE,
    MONSTER,
    MYSTERY,
    MYTHOS,
    MYTHOS_COLOURS,
    MYTHOS_KINDS,
    ROUTES,
    SHEET,
    SKILLS,
    SPELL,
    TERRAINS,
    trait_bits,
)
from gloaming.eldritch.model.data import Component, GameData, Side, Space
from gloaming.eldritch.model.state import (
    ARTIFACTS,
    ASSETS,
    CLUES,
    CONDITIONS,
    CUP,
    DECK_COUNT,
    DECKS,
    GATES,
    MYSTERIES,
    MYTHOS_DECKS,
    SPELLS,
)
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.rules.board.spawn_monster import SpawnEpic
from gloaming.eldritch.text.narration import tale_keys
from gloaming.kernel.content.loader import EffectLoader
from gloaming.kernel.content.notation.discovery import procedures_of
from gloaming.kernel.content.pack import Catalogue, Item
from gloaming.kernel.control import ARRANGE
from gloaming.kernel.triggers import OFFER

REMOVED = {"easier": "hard", "harder": "easy"}  # by the option for the Mythos (EH-OPT-02, 03)


class Loader(EffectLoader):
    """Lays out the tables of games from a catalogue."""

    def __init__(self, catalogue: Catalogue, reader: EldritchReader) -> None:
        super().__init__(catalogue, reader, procedures_of(RULES, ARRANGE, OFFER))
        self.abilities = AbilityLoader(self)
        self.data = GameData()

    def table(self, players: int, variant: Variant) -> GameData:
        """Returns everything fixed of a game; of an empty variant everything there is."""
        self.data = data = GameData()
        data.players = players
        data.decks = [[] for _ in range(DECK_COUNT)]
        self._map(data)
        for item in self._items("investigator"):
            self._sheet(item)
        for item in self._items("ancient_one"):
            if variant.ancient_one in ("", item.id):
                self._ancient_one(item)
        for kind, number, deck in (("asset", ASSET, ASSETS), ("artifact", ARTIFACT, ARTIFACTS)):
            for item in self._items(kind):
                self._possession(item, number, deck)
        for item in self._items("spell"):
            self._spell(item)
        for item in self._items("condition"):
            self._condition(item)
        for item in self._items("monster"):
            for copy in range(item.values["copies"]):
                self._monster(item, copy)
        for item in self._items("gate"):
            self._gate(item)
        for space in data.spaces:
            clue = self._new(f"clue-{space.entry}", f"clue-{space.entry}", CLUE)
            clue.space = space.index
            data.clues.append(clue.index)
            data.decks[CLUES].append(clue.index)
        for item in self._items("mythos"):
            if item.values["difficulty"] != REMOVED.get(variant.mythos, ""):
                self._mythos(item)
        for item in self._items("mystery"):
            if variant.ancient_one in ("", item.values["ancient_one"]):
                self._mystery(item)
        for item in self._items("encounter"):
            owner = item.values.get("ancient_one", variant.ancient_one)
            if variant.ancient_one in ("", owner):
                self._encounter(item)
        self._reference(data, players)
        data.effects = self.effects
        for path, effect in self.effects.items():
            if isinstance(effect, SpawnEpic):
                data.spawners.setdefault(effect.entry, []).append(path.partition(".")[0])
        data.tales = tale_keys()
        return data

    def _items(self, kind: str) -> list[Item]:
        return list(self.catalogue.items[kind].values())

    def _new(self, uid: str, entry: str, kind: int) -> Component:
        data = self.data
        component = Component(len(data.components), uid, entry, kind)
        data.components.append(component)
        data.by_uid[uid] = component.index
        copies = data.names.setdefault(entry, [])
        copies.append(component.index)
        component.name = copies[0]
        return component

    def space(self, item: Item, field: str) -> int:
        """Returns the space that a field names."""
        entry = item.values[field]
        found = self.data.space_of.get(entry, -1)
        if found < 0:
            close = ", ".join(list(self.data.space_of)[:5])
            raise item.at(field).error(
                f"there is no space “{entry}”", f"expected one like: {close}"
            )
        return found

    # --- the map -----------------------------------------------------------------------------

    def _map(self, data: GameData) -> None:
        for item in self._items("space"):
            space = Space(len(data.spaces), item.id, TERRAINS.index(item.values["terrain"]))
            space.is_expedition = item.values.get("expedition", False)
            if "deck" in item.values:
                space.deck = DECKS.index(item.values["deck"])
            data.spaces.append(space)
            data.space_of[item.id] = space.index
        for item in self._items("route"):
            ends = item.values["between"]
            for one, other in (ends, ends[::-1]):
                if one not in data.space_of:
                    raise item.at("between").error(f"there is no space “{one}”")
                space = data.spaces[data.space_of[one]]
                space.neighbours.append(data.space_of[other])
                space.routes.append(ROUTES.index(item.values["kind"]))
        data.finish_map()

    def _gate(self, item: Item) -> None:
        gate = self._new(item.id, item.id, GATE)
        gate.space = self.space(item, "space")
        gate.colour = COLOURS.index(item.values["omen"])
        self.data.spaces[gate.space].gate = gate.index
        self.data.gates.append(gate.index)
        self.data.decks[GATES].append(gate.index)

    def _reference(self, data: GameData, players: int) -> None:
        for item in self._items("reference"):
            if item.values["players"] == players:
                data.gates_spawned = item.values["gates"]
                data.clues_spawned = item.values["clues"]
                data.surge = item.values["surge"]

    # --- sheets ------------------------------------------------------------------------------

    def _sheet(self, item: Item) -> None:
        sheet = self._new(item.id, item.id, SHEET)
        values = item.values
        sheet.health = values["health"]
        sheet.sanity = values["sanity"]
        sheet.skills = [values["skills"][skill] for skill in SKILLS]
        sheet.space = self.space(item, "space")
        sheet.start = self.optional_effect(item, "start", f"{item.id}.start")
        action = self.abilities.action(item, "action", values["action"], f"{item.id}.action", sheet)
        sheet.actions.append(action)
        self.abilities.add(item, "passive", values.get("passive", []), f"{item.id}.passive", sheet)
        for part in ("crippled", "insane"):
            sheet.parts[part] = self.effect(item, part, values[part], f"{item.id}.{part}")
        self.data.sheets.append(sheet.index)

    def _ancient_one(self, item: Item) -> None:
        data = self.data
        sheet = self._new(item.id, item.id, ANCIENT_ONE)
        values = item.values
        data.ancient_one = sheet.index
        data.doom = values["doom"]
        data.mysteries_to_win = values["mysteries"]
        data.stages = [list(stage) for stage in values["stages"]]
        data.setup = self.optional_effect(item, "setup", f"{item.id}.setup")
        front, back = Side(), Side()
        awake = values["awake"]
        sheet.back_title = awake.get("name", {}).get("en", "")
        self._side(item, "ongoing", values, f"{item.id}.front", sheet, front)
        back.cultist = front.cultist  # unless the back says something else
        self._side(item, "awake", awake, f"{item.id}.back", sheet, back)
        if "awakens" in awake:
            back.awakens = self.effect(item, "awake", awake["awakens"], f"{item.id}.awakens")
        data.front, data.back_side = front, back
        data.sides[item.id] = (front, back)

    def _side(
        self, item: Item, field: str, said: dict[str, Any], path: str, sheet: Component, side: Side
    ) -> None:
        lines = [*said.get("ongoing", []), *said.get("final", [])]
        doom = said.get("doom", [])
        lines += doom if isinstance(doom, list) else []
        own = Component(sheet.index, sheet.uid, sheet.entry, ANCIENT_ONE)
        self.abilities.add(item, field, lines, f"{path}.ongoing", own)
        side.listeners = own.listeners
        side.offers = own.offers
        if "reckoning" in said:
            side.reckoning = self.effect(item, field, said["reckoning"], f"{path}.reckoning")
        if "cultist" in said:
            values = said["cultist"]
            side.cultist = monster_values(self, item, "cultist", values, f"{path}.cultist", sheet)

    # --- cards -------------------------------------------------------------------------------

    def _possession(self, item: Item, kind: int, deck: int) -> None:
        card = self._new(item.id, item.id, kind)
        card.traits = trait_bits(item.values["traits"])
        card.value = item.values.get("value", 0)
        self.abilities.add(item, "effects", item.values["effects"], f"{item.id}.effect", card)
        self.data.decks[deck].append(card.index)

    def _spell(self, item: Item) -> None:
        for copy, back in enumerate(item.values["backs"]):
            card = self._new(f"{item.id}.{copy + 1}", item.id, SPELL)
            card.traits = trait_bits(item.values["traits"])
            self.abilities.add(item, "front", [item.values["front"]], f"{item.id}.front", card)
            card.back = self.effect(item, "backs", back, f"{item.id}.back{copy + 1}")
            self.data.decks[SPELLS].append(card.index)

    def _condition(self, item: Item) -> None:
        for copy, back in enumerate(item.values["backs"]):
            card = self._new(f"{item.id}.{copy + 1}", item.id, CONDITION)
            card.traits = trait_bits(item.values["traits"])
            front = item.values.get("front", [])
            self.abilities.add(item, "front", front, f"{item.id}.front", card)
            card.reckoning = self.optional_effect(item, "reckoning", f"{item.id}.reckoning")
            card.back = self.effect(item, "backs", back["text"], f"{item.id}.back{copy + 1}")
            self.data.decks[CONDITIONS].append(card.index)

    def _monster(self, item: Item, copy: int) -> None:
        values = item.values
        uid = item.id if values["copies"] == 1 else f"{item.id}.{copy + 1}"
        token = self._new(uid, item.id, MONSTER)
        token.is_epic = values["epic"]
        token.is_cultist = item.id == "cultist"
        token.monster = monster_values(self, item, "effects", values, item.id, token)
        token.spawned = self.optional_effect(item, "spawned", f"{item.id}.spawned")
        self.data.monsters.append(token.index)
        if not token.is_epic:
            self.data.decks[CUP].append(token.index)

    def _mythos(self, item: Item) -> None:
        card = self._new(item.id, item.id, MYTHOS)
        values = item.values
        card.colour = MYTHOS_COLOURS.index(values["colour"])
        card.mythos_kind = MYTHOS_KINDS.index(values["kind"])
        card.difficulty = values["difficulty"]
        card.icons = values.get("icons", [])
        card.tokens = values.get("tokens", 0)
        if "space" in values:
            card.space = self.space(item, "space")
        card.text = self.optional_effect(item, "text", f"{item.id}.text")
        card.enters = self.optional_effect(item, "enters", f"{item.id}.enters")
        card.reckoning = self.optional_effect(item, "reckoning", f"{item.id}.reckoning")
        self.abilities.add(item, "ongoing", values.get("ongoing", []), f"{item.id}.ongoing", card)
        self.data.decks[MYTHOS_DECKS + card.colour].append(card.index)

    def _mystery(self, item: Item) -> None:
        card = self._new(item.id, item.id, MYSTERY)
        card.enters = self.optional_effect(item, "enters", f"{item.id}.enters")
        self.abilities.add(item, "rules", item.values.get("rules", []), f"{item.id}.rule", card)
        card.goal = self.abilities.goal(item)
        card.back_title = item.values["name"]["en"]
        self.data.decks[MYSTERIES].append(card.index)

    def _encounter(self, item: Item) -> None:
        card = self._new(item.id, item.id, ENCOUNTER)
        values = item.values
        if "space" in values:
            card.space = self.space(item, "space")
        texts = values.get("texts") or {
            part: values[part] for part in ("initial", "pass", "fail") if part in values
        }
        if not texts:
            raise item.place.error(
                f"encounter “{item.id}” says nothing", "expected texts, or initial, pass and fail"
            )
        for part, sentence in texts.items():
            field = "texts" if "texts" in values else part
            card.parts[part] = self.effect(item, field, sentence, f"{item.id}.{part}")
        if values["deck"] == "special":
            card.back_title = values["name"]["en"]
        self.data.decks[DECKS.index(values["deck"])].append(card.index)
