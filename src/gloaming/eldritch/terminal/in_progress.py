"""What is under way, on the screen: the combat, the encounter, the test with its pool and its odds;
and the few words beside an answer."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.terminal import signs
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import (
    CombatView,
    DicePart,
    EldritchView,
    EncounterView,
    MonsterView,
    ProspectView,
    SpaceView,
    TestView,
)
from gloaming.kernel.message import split_thing
from gloaming.kernel.nodes import Pay, Unless
from gloaming.kernel.terminal.layout import indented
from gloaming.kernel.views.types import MessageView, OptionView

LETTERS = 3  # of a skill's name


def parts_in_progress(view: EldritchView, words: EldritchWords) -> list[RenderableType]:
    """Returns lines about what is being resolved; none where nothing is."""
    lines: list[RenderableType] = []
    if view.encounter is not None:
        lines += _encounter(view.encounter, words)
    if view.combat is not None:
        lines.append(_combat(view.combat, words))
    if view.test is not None:
        lines += _test(view.test, words)
    return lines


def _encounter(encounter: EncounterView, words: EldritchWords) -> list[RenderableType]:
    """Returns the whole text of an encounter, where the table wants to know it before the test."""
    item = words.find_item(encounter.card)
    if not encounter.shows_outcomes or item is None or item.kind != "encounter":
        return []
    if not encounter.part:
        return []
    return [indented(words.part_text(item, encounter.part))]


def monster_text(monster: MonsterView, words: EldritchWords) -> str:
    """Returns the numbers of a Monster: both tests with what they cost, and the Health left."""
    say = words.format
    parts: list[str] = []
    for skill, modifier, harm, number in (
        (monster.will, monster.will_modifier, "horror", monster.horror),
        (monster.strength, monster.strength_modifier, "damage", monster.damage),
    ):
        if skill:
            name = say(f"skill-{skill}")
            test = f"{name} {signs.signed(modifier)}" if modifier else name
            parts.append(say(f"screen-{harm}", test=test, n=number))
    left = monster.toughness - monster.wounds
    parts.append(say("screen-toughness", n=left, of=monster.toughness))
    return " · ".join(parts)


def _combat(combat: CombatView, words: EldritchWords) -> Text:
    text = Text()
    id = "screen-ambush" if combat.ambush else "screen-combat"
    name = words.name(f"card:{combat.monster.uid}")
    text.append(words.format(id, monster=name), "bold ember")
    text.append(f"  {monster_text(combat.monster, words)}", "mist")
    return text


# --- the test -------------------------------------------------------------------------------------


def _test(test: TestView, words: EldritchWords) -> list[RenderableType]:
    say = words.format
    pool = Text()
    name = say(f"skill-{test.skill}")
    title = f"{name} {signs.signed(test.modifier)}" if test.modifier else name
    pool.append(say("screen-test", skill=title), "bold brass")
    pool.append(f"  {say('screen-dice', n=test.pool)}", "bold")
    pool.append(f" = {' '.join(_part(part, test, words) for part in test.parts)}", "mist")
    rules = Text("  ")
    rules.append(_rules(test, words), "mist")
    lines: list[RenderableType] = [pool, rules]
    if test.dice:
        dice = Text("  ")
        for die in test.dice:
            good = die >= test.least
            dice.append(f"[{die}]" if good else f" {die} ", "glow" if good else "mist")
            dice.append(" ")
        dice.append(f" {say('screen-successes', n=test.successes)}", "bold")
        dice.append(f"  {say('screen-passing' if test.passes else 'screen-failing')}", "brass")
        lines.append(dice)
    else:
        odds = say("screen-odds", chance=signs.percent(test.passes), table=_table(test.chances))
        lines.append(Text(f"  {odds}", "brass"))
    return lines


def _rules(test: TestView, words: EldritchWords) -> str:
    parts = [words.format("screen-success-on", n=test.least)]
    if test.doubled:
        parts.append(words.format("screen-doubled"))
    if test.needed > 1:
        parts.append(words.format("screen-needed", n=test.needed))
    return " · ".join(parts)


def _table(chances: Sequence[float]) -> str:
    """Returns the chance of each number of successes that is likely enough to be told."""
    shown = [
        f"{number}: {signs.percent(chance)}"
        for number, chance in enumerate(chances)
        if chance >= 0.005
    ]
    return "  ".join(shown)


def _part(part: DicePart, test: TestView, words: EldritchWords) -> str:
    """Returns where some dice of a pool come from."""
    first = part.kind == "skill"
    number = str(part.dice) if first else signs.signed(part.dice)
    if part.card:
        name = words.name(f"card:{part.card}")
    elif first:
        name = words.format(f"skill-{test.skill}")
    else:
        name = words.format(f"dice-{part.kind}")
    return f"{number} {name}"


# --- beside an answer -----------------------------------------------------------------------------


def hint(view: EldritchView, words: EldritchWords, option: OptionView) -> str:
    """Returns a few words beside an option: its odds, what it meets, what it is worth."""
    if view.test is not None:
        for answer in view.test.answers:
            if answer.key == option.key and option.verb not in ("confirm", "stop", "roll"):
                return words.format(
                    "hint-odds",
                    chance=signs.percent(answer.passes),
                    table=_table(answer.chances),
                )
    prospects = [
        found
        for found in view.prospects
        if found.key == option.key
        and not (view.covers_backs and found.kind in ("will", "strength"))
    ]
    if prospects:
        return _prospects(view, words, option, prospects)
    if option.verb in ("move", "space"):
        return _on_space(view, words, option)
    if option.verb in ("buy", "toss", "gain"):
        return _card(words, option)
    if option.verb in ("pay", "decline"):
        return _bargain(view, words, option)
    if option.verb in ("improve", "retrain"):
        return _skill(view, option)
    if option.verb == "use":
        effect = words.find_effect(option.effect)
        return f"({words.write(effect)})" if effect is not None else ""
    if option.verb == "omen":
        colour = view.omens[int(option.argument) - 1]
        gates = sum(1 for space in view.spaces if space.gate_colour == colour)
        return words.format("hint-omen", n=gates)
    if option.verb == "monster" and not view.covers_backs:
        return _monster(view, words, option)
    if option.verb == "sheet":
        return _sheet(words, option.argument)
    return ""


def _prospects(
    view: EldritchView, words: EldritchWords, option: OptionView, prospects: list[ProspectView]
) -> str:
    say = words.format
    parts: list[str] = []
    for found in prospects:
        skill = say(f"skill-{found.skill}")
        parts.append(
            say(
                f"hint-{found.kind}",
                skill=skill,
                dice=found.dice,
                needed=found.needed,
                chance=signs.percent(found.passes),
                n=signs.mean(found.chances, words.language),
            )
        )
    return " · ".join(parts)


def _on_space(view: EldritchView, words: EldritchWords, option: OptionView) -> str:
    """Returns what stands on the space that an option names, and the route there."""
    for thing in option.things:
        kind, id = split_thing(thing)
        if kind == "space":
            space = next((one for one in view.spaces if one.space == id), None)
            if space is not None:
                routes = [words.format(f"route-{kind}") for kind in route_kinds(view, space)]
                terrain = words.format(f"terrain-{space.terrain}")
                return ", ".join([terrain, *routes, *space_contents(view, words, space)])
    return ""


def route_kinds(view: EldritchView, space: SpaceView) -> list[str]:
    """Returns the kinds of the routes that lead from the own space to another one."""
    own = view.investigators[view.seat].space if view.seat >= 0 else ""
    return [route.kind for route in space.routes if route.to == own]


def space_contents(view: EldritchView, words: EldritchWords, space: SpaceView) -> list[str]:
    """Returns what stands on a space, in a few words each."""
    say = words.format
    parts: list[str] = []
    if space.gate:
        parts.append(f"{signs.GATE} {say(f'colour-{space.gate_colour}')}")
    if space.clues:
        parts.append(f"{signs.CLUE}{space.clues}")
    parts += [words.name(f"card:{monster.uid}") for monster in space.monsters]
    parts += [f"{signs.RUMOR} {words.name(f'card:{rumor}')}" for rumor in space.rumors]
    if space.eldritch + space.mystery_eldritch:
        parts.append(f"{signs.ELDRITCH}{space.eldritch + space.mystery_eldritch}")
    if space.expedition:
        parts.append(f"{signs.EXPEDITION} {say('screen-expedition')}")
    sheets = [view.investigators[seat].sheet for seat in space.investigators]
    return parts + [words.name(f"card:{sheet}").split()[0] for sheet in sheets]


def _card(words: EldritchWords, option: OptionView) -> str:
    for thing in option.things:
        kind, id = split_thing(thing)
        item = words.find_item(id) if kind == "card" else None
        if item is not None and "value" in item.values:
            value = words.format("fact-value", n=item.values["value"])
            return f"{value} · {words.card_text(item)}"
    return ""


def _sheet(words: EldritchWords, id: str) -> str:
    """Returns the numbers of a sheet; skills by the first letters of their names."""
    item = words.find_item(id)
    if item is None:
        return ""
    values = item.values
    parts = [f"{signs.HEALTH}{values['health']} {signs.SANITY}{values['sanity']}"]
    for skill in SKILLS:
        parts.append(f"{words.format(f'skill-{skill}')[:LETTERS]} {values['skills'][skill]}")
    return "  ".join(parts)


def _bargain(view: EldritchView, words: EldritchWords, option: OptionView) -> str:
    """Returns what is paid, or what happens if it is not; the question names the effect."""
    assert view.question is not None
    about = view.question.about.args.get("effect")
    if not isinstance(about, MessageView) or about.id != "effect":
        return ""
    path = str(about.args.get("path", ""))
    effect = words.find_effect(path)
    if not isinstance(effect, (Pay, Unless)):
        effect = words.find_effect(path.rpartition(".")[0])
    if not isinstance(effect, (Pay, Unless)):
        return ""
    if option.verb == "pay":
        return ""  # the option says it itself
    if isinstance(effect, Pay) and effect.other is not None:
        return f"({words.write(effect.other)})"
    return ""


def _skill(view: EldritchView, option: OptionView) -> str:
    """Returns the value of a skill as it is now."""
    if option.argument not in SKILLS or view.seat < 0:
        return ""
    at = SKILLS.index(option.argument)
    one = view.investigators[view.seat]
    return f"{one.skills[at]}+{one.improved[at]}" if one.improved[at] else str(one.skills[at])


def _monster(view: EldritchView, words: EldritchWords, option: OptionView) -> str:
    """Returns the numbers of the Monster that an option names."""
    for space in view.spaces:
        for monster in space.monsters:
            if monster.uid == option.argument:
                return monster_text(monster, words)
    return ""
