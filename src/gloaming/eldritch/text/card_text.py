"""Eldritch Horror in words: the text of every card, sheet, token and space.

Nobody writes card text by hand: it is written from the same sentences that the engine runs, which
are read here from the entries of the catalogue, so that a card can be read in any game.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from gloaming.eldritch.content.ability_builder import Ability, GoalLine
from gloaming.eldritch.model.components import SKILLS, TERRAINS
from gloaming.eldritch.model.data import AURA, BONUS, NO_SKILL, RAISE, REROLL, SIXES, TestAid
from gloaming.eldritch.model.events import STANDING
from gloaming.eldritch.model.scenes import CONTEXT_WORDS
from gloaming.eldritch.rules.notation.phrases import AT, spot_text
from gloaming.eldritch.text.compound_sentences import skill_text
from gloaming.eldritch.text.forms import DO, HE_THEN, THEN, TO
from gloaming.eldritch.text.narration import START, passage
from gloaming.eldritch.text.sentences import HE_PERSON, ITS_SPACE, OWN_SPACE, Sentences, reader
from gloaming.kernel.content.pack import Item
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name
from gloaming.kernel.nodes import Pay
from gloaming.kernel.text.words import capital

# Events of which another investigator is the subject: what follows is done by that one.
HIS_EVENTS = (
    "rest-here",
    "close",
    "close-matching",
    "researched",
    "rumor-space-defeat",
    "spell-passed",
    "enter-eldritch",
)
# Events after which the active investigator acts, whoever brought them about.
ACTIVE_EVENTS = ("monster-defeated",)
PARTS = ("initial", "pass", "fail")


@cache
def _effect(text: str, is_action: bool = False) -> Effect:
    return reader().effect(text, is_action)


@cache
def _ability(text: str) -> Ability:
    return reader().ability(text)


@cache
def _goal(text: str) -> GoalLine:
    return reader().goal(text)


class EldritchWords(Sentences):
    """Says everything of one catalogue in one language."""

    # --- the text of an entry ---------------------------------------------------------------

    def card_text(self, entry: Item | str) -> str:
        """Returns what an entry says: a card, a sheet, a Monster, a space …"""
        return " ".join(self.card_lines(entry))

    def card_lines(self, entry: Item | str) -> list[str]:
        """Returns what an entry says, line by line; each is a whole sentence or several. Of an
        Ancient One that is both sides."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        lines = self.front_lines(item)
        return lines + self.other_side(item) if item.kind == "ancient_one" else lines

    def other_side(self, entry: Item | str) -> list[str]:
        """Returns the lines of a back that everybody may read: of the sheet of an Ancient One or
        an investigator (EH-HID-07, 08)."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        if item.kind == "ancient_one":
            return self._awake(item.values["awake"])
        if item.kind != "investigator":
            return []
        return [
            self.format(f"thing-fallen-{track}", text=self.back_text(item, number))
            for number, track in enumerate(("health", "sanity"))
        ]

    def front_lines(self, entry: Item | str) -> list[str]:
        """Returns what the side of an entry says that is up at the beginning, line by line."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        writers: dict[str, Callable[[Item], list[str]]] = {
            "investigator": self._investigator,
            "ancient_one": self._ancient_one,
            "mystery": self._mystery,
            "mythos": self._mythos,
            "monster": self._monster,
            "asset": self._effects,
            "artifact": self._effects,
            "spell": lambda item: [self.ability_line(item.values["front"])],
            "condition": self._condition,
            "encounter": self._encounter,
            "space": self._space,
            "gate": lambda item: [self.format("gate-text")],
            "route": self._route,
            "reference": self._reference,
        }
        return writers[item.kind](item)

    def back_text(self, entry: Item | str, number: int = 0) -> str:
        """Returns the other side: of a copy of a Spell or Condition (0, 1 …), of a sheet (0 for a
        crippled investigator, 1 for an insane one), of the Ancient One."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        values = item.values
        if item.kind == "spell":
            return self.sentence(values["backs"][number])
        if item.kind == "condition":
            return self.sentence(values["backs"][number]["text"])
        if item.kind == "investigator":
            return self.sentence(values["crippled" if number == 0 else "insane"])
        return " ".join(self._awake(values["awake"]))

    def back_title(self, entry: Item | str, number: int = 0) -> str:
        """Returns the title of the back of a copy of a Condition; other backs have none."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        if item.kind != "condition":
            return ""
        names: dict[str, str] = item.values["backs"][number]["title"]
        return names.get(self.language) or names["en"]

    def part_text(self, entry: Item | str, part: str) -> str:
        """Returns one text of an encounter card, by its place or part."""
        item = entry if isinstance(entry, Item) else self._item(entry)
        values = item.values
        text: str = values["texts"][part] if "texts" in values else values[part]
        return self.sentence(text)

    def _item(self, id: str) -> Item:
        found = self.find_item(id)
        if found is None:
            for kind in ("space", "route", "reference"):
                if id in self.catalogue.items[kind]:
                    return self.catalogue.items[kind][id]
            raise KeyError(id)
        return found

    # --- sentences and lines ----------------------------------------------------------------

    def sentence(self, text: str, is_action: bool = False) -> str:
        """Returns a sentence of the notation as whole sentences."""
        return self.ended(self.text(_effect(text, is_action)))

    def ended(self, text: str) -> str:
        """Returns sentences with a capital at the beginning and a full stop at the end."""
        return self.format("sentence", text=capital(text))

    def labelled(self, label: str, text: str) -> str:
        """Returns a text after what it is: "Action: …"."""
        kind = self.format(f"label-{label}")
        return self.format("line", kind=kind, text=self.after_colon(text))

    def _labelled_sentence(self, label: str, text: str, is_action: bool = False) -> str:
        return self.labelled(label, self.text(_effect(text, is_action)))

    def ability_line(self, text: str) -> str:
        """Returns a line of a component in play."""
        return self._ability_text(_ability(text))

    def _ability_text(self, ability: Ability) -> str:
        if ability.kind == "action":
            return self.labelled("action", self._action(ability.effect))
        if ability.kind == "local_action":
            return self.labelled("local-action", self._action(ability.effect))
        if ability.kind == "gained":
            assert ability.effect is not None
            return self.labelled("gained", self.text(ability.effect))
        if ability.kind == "when":
            said = self._trigger(ability)
        elif ability.kind == "offer":
            said = self._offer(ability)
        elif ability.kind == "aid":
            assert ability.aid is not None
            said = self.aid_text(ability.aid)
        else:
            said = self.standing_text(ability.standing, ability.amount)
            if ability.count is not None:
                said = self._until(said, ability)
        if ability.is_once:
            said = self.format("once-a-round", text=self.after_colon(said))
        return self.ended(said)

    def _until(self, text: str, ability: Ability) -> str:
        name = self.notation.count_words.declaration(ability.count).name
        if self.has_message(f"until-{name}"):
            return self.format(f"until-{name}", text=text, n=ability.least)
        condition = self.at_least(ability.count, ability.least)
        return self.format("until", text=text, condition=condition)

    def _action(self, effect: Effect | None) -> str:
        """Returns the effect of an action; its price is what it takes, not an offer."""
        assert effect is not None
        if isinstance(effect, Pay):
            effect = Pay(effect.price, effect.bought, False, effect.other)
        return self.text(effect)

    def _trigger(self, ability: Ability) -> str:
        assert ability.event is not None
        assert ability.effect is not None
        name = ability.event.name
        named = self.name(f"card:{ability.named}") if ability.named else ""
        event = self.format(f"event-{name}", name=named)
        if name in HIS_EVENTS or name in ACTIVE_EVENTS:
            who = self.format("who-active") if name in ACTIVE_EVENTS else ""
            with self.about(HE_PERSON, who):
                said = self.unfold(ability.effect, HE_THEN)
        else:
            said = self.unfold(ability.effect, THEN)
        said.head = self.format("trigger-line", event=event, effect=said.head)
        return self.sentences(said)

    def _offer(self, ability: Ability) -> str:
        assert ability.spot is not None
        assert ability.effect is not None
        where = spot_text(self, ability.spot, AT)
        said = self.text(ability.effect, DO)
        if ability.count is not None:
            condition = self.at_least(ability.count, ability.least)
            where = self.format("offer-if", where=where, condition=condition)
        return self.format("offer-line", where=where, text=self.after_colon(said))

    def aid_text(self, aid: TestAid) -> str:
        """Returns what a component does for tests."""
        skill = "" if aid.skill == NO_SKILL else self.format(f"skill-{SKILLS[aid.skill]}")
        if aid.kind == BONUS:
            id = "aid-may-bonus" if aid.is_optional else "aid-bonus"
            text = self.format(id, n=aid.amount, skill=skill)
        elif aid.kind == REROLL and aid.price is not None:
            text = self.format("aid-reroll-for", n=aid.amount, price=self.price(aid.price, TO))
        else:
            word = {REROLL: "reroll", RAISE: "raise", SIXES: "sixes", AURA: "aura"}[aid.kind]
            if aid.kind == AURA and aid.is_optional:
                word = "may-aura"
            text = self.format(f"aid-{word}", n=aid.amount)
        if skill and aid.kind != BONUS:
            text = self.format("aid-in-skill", text=text, skill=skill)
        for bit, word in enumerate(CONTEXT_WORDS):
            if aid.inside >> bit & 1:
                text = self.format(f"aid-in-{word}", text=text)
        if aid.terrain >= 0:
            text = self.format(f"aid-on-{TERRAINS[aid.terrain]}", text=text)
        for bit, word in enumerate(CONTEXT_WORDS):
            if aid.outside >> bit & 1:
                text = self.format(f"aid-outside-{word}", text=text)
        return text

    def standing_text(self, kind: int, amount: int) -> str:
        """Returns what holds as long as a component is in play."""
        return self.format(f"standing-{STANDING[kind].name}", n=amount)

    # --- by kind ----------------------------------------------------------------------------

    def _effects(self, item: Item) -> list[str]:
        return [self.ability_line(line) for line in item.values["effects"]]

    def _condition(self, item: Item) -> list[str]:
        lines = [self.ability_line(line) for line in item.values.get("front", [])]
        if "reckoning" in item.values:
            lines.append(self._labelled_sentence("reckoning", item.values["reckoning"]))
        return lines

    def _investigator(self, item: Item) -> list[str]:
        values = item.values
        return [
            self._labelled_sentence("action", values["action"], True),
            *(self.ability_line(line) for line in values["passive"]),
            self._labelled_sentence("start", values["start"]),
        ]

    def _fight(self, values: dict[str, Any]) -> list[str]:
        """Returns the two tests of a Monster with horror and damage, and its toughness."""
        parts: list[str] = []
        for skill, harm in (("will", "horror"), ("strength", "damage")):
            if skill in values:
                number, modifier = reader().combat_test(values[skill])
                test = skill_text(self, number, modifier)
                parts.append(self.format(f"monster-{harm}", test=test, n=values.get(harm, 0)))
        if "toughness" in values:
            id = "monster-toughness-players" if values.get("per_player") else "monster-toughness"
            parts.append(self.format(id, n=values["toughness"]))
        return parts

    def _fight_lines(self, values: dict[str, Any]) -> list[str]:
        """Returns what a Monster does; "here" is its own space."""
        self.here = ITS_SPACE
        try:
            return self._monster_lines(values)
        finally:
            self.here = OWN_SPACE

    def _monster_lines(self, values: dict[str, Any]) -> list[str]:
        lines: list[str] = []
        if "spawned" in values:
            lines.append(self._labelled_sentence("spawned", values["spawned"]))
        lines += [self.ability_line(line) for line in values.get("effects", [])]
        if "reckoning" in values:
            lines.append(self._labelled_sentence("reckoning", values["reckoning"]))
        return lines

    def _monster(self, item: Item) -> list[str]:
        values = item.values
        fight = self._fight(values)
        if not fight:
            return [self.format("monster-cultist")]
        return [self.ended(" · ".join(fight)), *self._fight_lines(values)]

    def _cultist(self, values: dict[str, Any]) -> str:
        said = " · ".join(self._fight(values))
        return " ".join([self.labelled("cultist", said), *self._fight_lines(values)])

    def _ancient_one(self, item: Item) -> list[str]:
        values = item.values
        lines = [self._labelled_sentence("setup", values["setup"])]
        lines += [self.ability_line(line) for line in values.get("ongoing", [])]
        if "reckoning" in values:
            lines.append(self._labelled_sentence("reckoning", values["reckoning"]))
        lines.append(self._cultist(values["cultist"]))
        return lines

    def _awake(self, values: dict[str, Any]) -> list[str]:
        lines: list[str] = []
        if values["awakens"] != "nothing":
            lines.append(self._labelled_sentence("awakens", values["awakens"]))
        for field in ("ongoing", "doom", "final"):
            said = [self.ability_line(line) for line in values.get(field, [])]
            if said and field == "final":
                name = self._named(values.get("name"))
                said[0] = f"{self.format('label-final', name=name)}: {said[0]}"
            lines += said
        if "reckoning" in values:
            lines.append(self._labelled_sentence("reckoning", values["reckoning"]))
        if "cultist" in values:
            lines.append(self._cultist(values["cultist"]))
        if lines:
            lines[0] = f"{self.format('awake-side')} {lines[0]}"
        return lines

    def _named(self, names: dict[str, str] | None) -> str:
        return "" if names is None else names.get(self.language) or names["en"]

    def _mystery(self, item: Item) -> list[str]:
        values = item.values
        lines: list[str] = []
        if "enters" in values:
            lines.append(self._labelled_sentence("enters", values["enters"]))
        lines += [self.ability_line(line) for line in values.get("rules", [])]
        lines.append(self.goal_text(values["goal"]))
        return lines

    def goal_text(self, text: str) -> str:
        """Returns when a Mystery is solved."""
        goal = _goal(text)
        if goal.epic:
            return self.ended(self.format("goal-epic", name=self.name(f"card:{goal.epic}")))
        name = self.notation.count_words.declaration(goal.count).name
        amount = "half" if goal.is_half else "twice" if goal.factor == 2 else "players"
        what = self.format(f"goal-{name}")
        lines = [self.ended(self.format("goal-line", amount=amount, what=what))]
        if goal.keeps_board:
            lines.append(self.ended(self.format("goal-keeps-board")))
        if goal.boxes_gates:
            lines.append(self.ended(self.format("goal-boxes-gates")))
        return " ".join(lines)

    def _mythos(self, item: Item) -> list[str]:
        values = item.values
        icons = [self.format(f"icon-{icon}") for icon in values["icons"]]
        if "space" in values:
            icons.append(self.format("icon-rumor", space=self.name(f"space:{values['space']}")))
        if "tokens" in values:
            icons.append(self.format("icon-tokens", n=values["tokens"]))
        lines = [self.labelled("icons", ", ".join(icons))]
        if "text" in values:
            lines.append(self.sentence(values["text"]))
        if "enters" in values:
            lines.append(self._labelled_sentence("enters", values["enters"]))
        lines += [self.ability_line(line) for line in values.get("ongoing", [])]
        if "reckoning" in values:
            lines.append(self._labelled_sentence("reckoning", values["reckoning"]))
        return lines

    def _encounter(self, item: Item) -> list[str]:
        values = item.values
        if "texts" in values:
            return [
                f"{self._place(place)}: {self.sentence(text)}"
                for place, text in values["texts"].items()
            ]
        lines = [self.sentence(values["initial"])]
        for part in PARTS[1:]:
            if part in values:
                lines.append(f"{self.format(f'label-{part}')}: {self.sentence(values[part])}")
        return lines

    def _place(self, place: str) -> str:
        """Returns the city or the kind of space that a text of an encounter card is for."""
        if place in TERRAINS:
            return self.format(f"terrain-{place}")
        return self.name(f"space:{place}")

    def _space(self, item: Item) -> list[str]:
        values = item.values
        parts = [
            self.format(f"terrain-{values['terrain']}"),
            self.format(f"region-{values['region']}"),
        ]
        if "real" in values:
            parts.append(self._named(values["real"]))
        if values.get("expedition"):
            parts.append(self.format("space-expedition"))
        return [self.ended(" · ".join(parts))]

    def _route(self, item: Item) -> list[str]:
        first, last = (self.name(f"space:{id}") for id in item.values["between"])
        kind = self.format(f"route-{item.values['kind']}")
        return [self.format("route-text", kind=kind, first=first, last=last)]

    def _reference(self, item: Item) -> list[str]:
        values = item.values
        return [
            self.format(
                "reference-text",
                gates=values["gates"],
                clues=values["clues"],
                surge=values["surge"],
            )
        ]

    # --- facts ------------------------------------------------------------------------------

    def card_facts(self, entry: Item | str) -> str:
        """Returns the corners of an entry: kind, traits, value, Health, Sanity, skills …"""
        item = entry if isinstance(entry, Item) else self._item(entry)
        values = item.values
        facts = [self.format(f"kind-{item.kind}")]
        if item.kind == "encounter":
            facts = [self.format(f"deck-{values['deck']}")]
        if item.kind == "mythos":
            facts += [
                self.format(f"mythos-{values['kind']}"),
                self.format(f"mythos-colour-{values['colour']}"),
                self.format(f"difficulty-{values['difficulty']}"),
            ]
        if item.kind == "monster" and values["epic"]:
            facts = [self.format("kind-epic")]
        facts += [self.format(f"trait-name-{trait}") for trait in values.get("traits", [])]
        if "value" in values:
            facts.append(self.format("fact-value", n=values["value"]))
        if item.kind == "investigator":
            facts = [self._named(values["occupation"])]
            facts += [
                self.format(f"fact-{track}", n=values[track]) for track in ("health", "sanity")
            ]
            skills = values["skills"]
            facts += [f"{self.format(f'skill-{skill}')} {skills[skill]}" for skill in SKILLS]
            facts.append(self.format("fact-start", space=self.name(f"space:{values['space']}")))
        if item.kind == "ancient_one":
            if "title" in values:
                facts.append(self._named(values["title"]))
            facts.append(self.format("fact-doom", n=values["doom"]))
            facts.append(self.format("fact-mysteries", n=values["mysteries"]))
        if "ancient_one" in values and item.kind != "ancient_one":
            facts.append(self.name(f"card:{values['ancient_one']}"))
        if item.kind == "gate":
            facts.append(self.format(f"colour-{values['omen']}"))
        return " · ".join(facts)

    # --- narration --------------------------------------------------------------------------

    def narration(self, message: Message) -> str:
        card = message.args.get("card")
        thing = card.thing if isinstance(card, Name) else f"card:{card}"
        uid = thing.partition(":")[2]
        part = str(message.args.get("part", START))
        text = passage(uid, part, self.language)
        if text or "." not in uid:
            return text
        return passage(uid.rpartition(".")[0], part, self.language)
