"""Help in words: what a card or an answer means, which rules apply, and why something cannot be."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gloaming.kernel.box import Box
from gloaming.kernel.explain.things import explain_option, look_up
from gloaming.kernel.ledger import Ledger, Rule, read_ledger
from gloaming.kernel.message import Refusal
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import Explanation, OptionView
from gloaming.terminal.console import TerminalConsole

MOST_RULES = 12
MOST_CARDS = 6
ELLIPSIS = "…"


def by_length(name: str) -> tuple[int, str]:
    """The shorter name comes first, then by the alphabet."""
    return len(name), name


class Helper:
    """Answers what people ask about a game's cards and rules."""

    def __init__(self, box: Box, words: Words, terminal: TerminalConsole) -> None:
        self.box = box
        self.words = words
        self.terminal = terminal
        self.ledger: Ledger = read_ledger(box.folder())

    # --- `?` ------------------------------------------------------------------------------

    def commands(self) -> RenderableType:
        """Returns all that can be typed, with a card and a rule of this game as examples."""
        text = self.terminal.format("help", card=self.card_example(), rule=self.rule_example())
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        for line in text.splitlines():
            command, _, meaning = line.strip().partition("  ")
            rows.add_row(Text(command), Text(meaning.strip()))
        return Padding(rows, (0, 0, 0, 2))

    def card_example(self) -> str:
        """Returns the shortest name of one word among the cards that can be looked up."""
        things = self.box.reference.things(self.words)
        names = (self.words.name(thing) for thing in things if thing.startswith("card:"))
        return min((n.casefold() for n in names if n.isalpha()), key=by_length, default=ELLIPSIS)

    def rule_example(self) -> str:
        """Returns the id of a rule."""
        return next(iter(self.ledger.rules), ELLIPSIS)

    def offer(self, offer: OptionView, is_covered: bool = False) -> RenderableType:
        """Returns what an option means: its words, the things it names, the rules that allow it.
        Backs are left out where they are covered."""
        things, rules = explain_option(self.box.reference, self.words, offer)
        return Group(
            Text(self.words.say(decode_message(offer.label)), "glow"),
            *(self._thing(thing, is_covered) for thing in things),
            *self._rules(rules[:MOST_RULES]),
        )

    def things(self, text: str, is_covered: bool = False) -> RenderableType | None:
        """Returns all cards and other things whose name holds the text; None if there are none.
        Where backs are covered the text has to end with the word for them."""
        word = f" {self.terminal.format('word-back')}".casefold()
        if is_covered and text.casefold().endswith(word):
            text = text[: -len(word)].rstrip()
            is_covered = False
        found = look_up(self.box.reference, self.words, text)
        if not found:
            return None
        parts: list[RenderableType] = []
        for thing in found[:MOST_CARDS]:
            parts.append(self._thing(thing, is_covered))
        if len(found) == 1:
            parts += self._rules(list(found[0].rules)[:MOST_RULES])
        elif len(found) > MOST_CARDS:
            more = len(found) - MOST_CARDS
            parts.append(Text(self.terminal.format("more-found", n=more), "mist"))
        return Group(*parts)

    def signs(self) -> RenderableType:
        """Returns what the signs on the table stand for."""
        found = self.box.reference.explain(self.words, "signs")
        return Columns(found.lines if found is not None else (), padding=(0, 3))

    def _thing(self, thing: Explanation, is_covered: bool) -> RenderableType:
        lines = [Text(line) for line in thing.lines]
        if thing.backs and is_covered:
            lines.append(Text(self.terminal.format("back-covered", name=thing.title), "mist"))
        else:
            lines += [Text(line) for line in thing.backs]
        return Group(Text(thing.title, "bold brass"), Padding(Group(*lines), (0, 0, 0, 2)))

    # --- rules ----------------------------------------------------------------------------

    def _rules(self, ids: list[str]) -> list[RenderableType]:
        rules = [self.ledger.rules[id] for id in ids if id in self.ledger.rules]
        if not rules:
            return []
        return [
            Text(self.terminal.format("rules-that-apply"), "bold indigo"),
            *(self.rule(rule) for rule in rules),
        ]

    def rule(self, rule: Rule) -> RenderableType:
        """Returns a rule with its id, and the reading chosen where the books leave it open."""
        text = Text.assemble((f"{rule.id}  ", "indigo"), rule.text)
        if rule.ambiguity:
            text.append(f"\n{self.terminal.format('ruling')} {rule.ambiguity}", "mist")
        return Padding(text, (0, 0, 0, 2))

    def search(self, words: str) -> RenderableType | None:
        """Returns the rules whose id or text holds all the words; None if there are none."""
        found = self.ledger.search(words)
        if not found:
            return None
        parts = [self.rule(rule) for rule in found[:MOST_RULES]]
        if len(found) > MOST_RULES:
            parts.append(
                Text(self.terminal.format("more-found", n=len(found) - MOST_RULES), "mist")
            )
        return Group(*parts)

    # --- `why` ----------------------------------------------------------------------------

    def why(self, refusals: list[Refusal], text: str = "") -> RenderableType | None:
        """Returns what cannot be done and why, those with the same reason together."""
        wanted = text.casefold()
        grouped: dict[tuple[str, str], list[str]] = {}
        for refusal in refusals:
            name = self.refused_name(refusal)
            reason = self.words.say(refusal.reason)
            if wanted in f"{name} {reason} {refusal.rule} {refusal.key}".casefold():
                names = grouped.setdefault((refusal.rule, reason), [])
                if name not in names:
                    names.append(name)
        if not grouped:
            return None
        parts: list[RenderableType] = []
        for (rule, reason), names in sorted(grouped.items(), key=lambda found: len(found[1])):
            parts.append(Text.assemble((reason, "bold"), (f"  {rule}", "indigo")))
            parts.append(Padding(Text(", ".join(names), "mist"), (0, 0, 0, 2)))
        if wanted and len({rule for rule, _ in grouped}) <= 3:
            parts += self._rules(sorted({rule for rule, _ in grouped}))
        return Group(*parts)

    def refused_name(self, refusal: Refusal) -> str:
        """Returns the words for what is refused: the option as it would be called."""
        verb, rest = refusal.verb, refusal.argument
        things = refusal.things or ((rest,) if ":" in rest else ())
        name = self.words.name(things[0]) if things else rest
        if self.words.has_message(f"wish-{verb}"):
            return self.words.format(f"wish-{verb}", thing=name)
        if self.words.has_message(f"option-{verb}"):
            return self.words.format(f"option-{verb}", thing=name, card=name, n=rest)
        return name or verb
