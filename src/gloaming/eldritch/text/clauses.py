"""Clauses whose parts need a case of their own: where something goes, with whom, which Monsters."""

from typing import Any

from gloaming.eldritch.model.components import TRACKS
from gloaming.eldritch.rules.actions.giving import GiveCards, GiveClues, TradeWith
from gloaming.eldritch.rules.board.clues import MoveAllClues
from gloaming.eldritch.rules.board.doom import LoseGame, WinGame
from gloaming.eldritch.rules.board.monster_effects import Heal, Hurt, MoveMonster, MoveMonsterToward
from gloaming.eldritch.rules.board.move import MoveTo, MoveToward
from gloaming.eldritch.rules.board.spawn_monster import SpawnEpic
from gloaming.eldritch.rules.board.tokens import (
    HOLDERS,
    TOKENS,
    PlaceAt,
    PlaceOnOmen,
    PlaceStep,
    RemoveTokens,
)
from gloaming.eldritch.rules.encounters.ambush import Ambush, Fight
from gloaming.eldritch.rules.encounters.research import MoveThisClue
from gloaming.eldritch.rules.investigators.discard import DiscardAllBut
from gloaming.eldritch.rules.investigators.gain import clues_text, kind_text
from gloaming.eldritch.rules.investigators.loss import Lose, Prevent, losses_text
from gloaming.eldritch.rules.notation.amounts import ALL, ANY_NUMBER, NUMBER, Amount
from gloaming.eldritch.rules.notation.phrases import (
    AT,
    GO,
    SUBJECT,
    WITH,
    monsters_text,
    spot_text,
    who_text,
)
from gloaming.eldritch.rules.notation.spots import SpotPhrase
from gloaming.eldritch.text.forms import INFINITIVES
from gloaming.eldritch.text.sentences import Sentences, Unfolding, WrittenEffect
from gloaming.kernel.game import Effect

TOWARD = "toward"


def _go(writer: Sentences, spot: object, case: str = GO) -> str:
    assert isinstance(spot, SpotPhrase)
    return spot_text(writer, spot, case)


def _move_to(writer: Sentences, effect: MoveTo, form: str) -> WrittenEffect:
    return WrittenEffect(writer.format("do-move-to", form=form, where=_go(writer, effect.spot)))


def _move_toward(writer: Sentences, effect: MoveToward, form: str) -> WrittenEffect:
    where = _go(writer, effect.goal, TOWARD)
    return WrittenEffect(writer.format("do-move-toward", form=form, n=effect.steps, where=where))


def _move_all_clues(writer: Sentences, effect: MoveAllClues, form: str) -> WrittenEffect:
    return WrittenEffect(
        writer.format("do-move-all-clues", form=form, where=_go(writer, effect.spot))
    )


def _move_this_clue(writer: Sentences, effect: MoveThisClue, form: str) -> WrittenEffect:
    return WrittenEffect(
        writer.format("do-move-this-clue", form=form, where=_go(writer, effect.spot))
    )


def _move_monster(writer: Sentences, effect: MoveMonster, form: str) -> WrittenEffect:
    monsters = monsters_text(writer, effect.monsters)
    where = _go(writer, effect.spot)
    return WrittenEffect(
        writer.format("do-move-monster", form=form, monsters=monsters, where=where)
    )


def _move_monster_toward(writer: Sentences, effect: MoveMonsterToward, form: str) -> WrittenEffect:
    monsters = monsters_text(writer, effect.monsters)
    where = _go(writer, effect.goal, TOWARD)
    return WrittenEffect(
        writer.format(
            "do-move-monster-toward", form=form, monsters=monsters, n=effect.steps, where=where
        )
    )


def _place_at(writer: Sentences, effect: PlaceAt, form: str) -> WrittenEffect:
    what = _tokens(writer, effect.token, effect.number)
    where = _go(writer, effect.spot, GO if writer.language == "de" else AT)
    return WrittenEffect(writer.format("do-place", form=form, what=what, where=where))


def _place_step(writer: Sentences, effect: PlaceStep, form: str) -> WrittenEffect:
    what = _tokens(writer, effect.token, Amount(NUMBER, 1))
    return WrittenEffect(writer.format("do-place", form=form, what=what, where=""))


def _place_on_omen(writer: Sentences, effect: PlaceOnOmen, form: str) -> WrittenEffect:
    what = _tokens(writer, 0, effect.number)
    return WrittenEffect(writer.format("do-place-omen", form=form, what=what))


def _tokens(writer: Sentences, token: int, number: Amount) -> str:
    return writer.format(f"some-token-{TOKENS[token]}", how=number.text(), n=number.number)


def _remove_tokens(writer: Sentences, effect: RemoveTokens, form: str) -> WrittenEffect:
    number = effect.number
    if number.count is not None:
        what = writer.format("half-as-many-tokens", count=writer.counted(number.count, 2))
    else:
        what = _tokens(writer, 0, number)
    where = writer.format(f"from-{HOLDERS[effect.holder]}")
    if effect.count is not None:
        where = writer.per(where, effect.count, 1)
    return WrittenEffect(writer.format("do-remove-tokens", form=form, what=what, where=where))


def _spawn_epic(writer: Sentences, effect: SpawnEpic, form: str) -> WrittenEffect:
    name = writer.name(f"card:{effect.entry}")
    where = spot_text(writer, effect.spot) if effect.spot is not None else ""
    return WrittenEffect(writer.format("do-spawn-epic", form=form, name=name, where=where))


def _end_of_game(writer: Sentences, effect: LoseGame | WinGame, form: str) -> WrittenEffect:
    if form in INFINITIVES:
        writer.give_up()
    word = "lose" if isinstance(effect, LoseGame) else "win"
    return WrittenEffect(writer.format(f"{word}-game-{'then' if 'then' in form else 'do'}"))


def _trade(writer: Sentences, effect: TradeWith, form: str) -> WrittenEffect:
    id = "do-trade-clues" if effect.is_only_clues else "do-trade"
    return WrittenEffect(writer.format(id, form=form, who=who_text(writer, effect.who, WITH)))


def _give(writer: Sentences, effect: GiveCards, form: str) -> WrittenEffect:
    amount = Amount(ANY_NUMBER)
    is_clues = effect.kind is None
    what = clues_text(writer, amount) if is_clues else kind_text(writer, effect.kind, amount)  # type: ignore[arg-type]
    who = who_text(writer, effect.who, WITH)
    return WrittenEffect(writer.format("do-give", form=form, what=what, who=who))


def _lose(writer: Sentences, effect: Lose, form: str) -> WrittenEffect:
    if effect.monsters is None:
        return WrittenEffect(losses_text(writer, effect.losses, "do-lose", form))
    monsters = monsters_text(writer, effect.monsters, SUBJECT)
    parts = []
    for amount, track, _ in effect.losses:
        parts.append(writer.format(f"amount-{TRACKS[track]}", how=amount.text(), n=amount.number))
    what = writer.join(parts)
    return WrittenEffect(writer.format("do-lose-with", form=form, what=what, monsters=monsters))


def _prevent(writer: Sentences, effect: Prevent, form: str) -> WrittenEffect:
    amount = effect.amount
    id = f"prevent-{TRACKS[effect.track]}"
    what = writer.format(id, how=amount.text(), n=amount.number)
    if effect.is_instead:
        what = writer.format("instead", what=what)
    return WrittenEffect(writer.format("do-prevent", form=form, what=what))


def _discard_all_but(writer: Sentences, effect: DiscardAllBut, form: str) -> WrittenEffect:
    what = kind_text(writer, effect.kind, Amount(ALL))
    n = effect.number.number
    return WrittenEffect(writer.format("do-discard-all-but", form=form, what=what, n=n))


def _on_monsters(writer: Sentences, effect: Any, form: str, id: str, what: str) -> WrittenEffect:
    """Returns what Monsters lose or recover: they are the subject."""
    if form in INFINITIVES:
        monsters = monsters_text(writer, effect.monsters)
    else:
        monsters = monsters_text(writer, effect.monsters, SUBJECT)
    kind = "let" if form in INFINITIVES else "then" if "then" in form else "do"
    return WrittenEffect(writer.format(f"{id}-{kind}", monsters=monsters, what=what, let=form))


def _hurt(writer: Sentences, effect: Hurt, form: str) -> WrittenEffect:
    number = effect.number
    what = writer.format("amount-health", how=number.text(), n=number.number)
    if effect.is_instead:
        what = writer.format("instead", what=what)
    return _on_monsters(writer, effect, form, "hurt", what)


def _heal(writer: Sentences, effect: Heal, form: str) -> WrittenEffect:
    how = str(effect.number) if effect.number < 100 else "everything"
    what = writer.format("amount-health", how=how, n=effect.number)
    return _on_monsters(writer, effect, form, "heal", what)


def _fight(writer: Sentences, effect: Fight, form: str) -> WrittenEffect:
    monsters = monsters_text(writer, effect.monsters, WITH)
    return WrittenEffect(writer.format("do-fight", form=form, monsters=monsters))


def _ambush(writer: Sentences, effect: Ambush, form: str) -> WrittenEffect:
    from gloaming.eldritch.text.compound_sentences import branches

    if form in INFINITIVES:
        writer.give_up()
    entry = effect.entry
    known = entry if writer.has_message(f"a-monster-{entry}") else "other" if entry else "any"
    name = writer.name(f"card:{entry}") if entry else ""
    monster = writer.format(f"a-monster-{known}", name=name)
    whom = writer.subject or ""
    head = _ambush_head(writer, monster, form, whom)
    rest = [writer.format("ambush-on-sixes")] if effect.is_on_sixes else []
    gender = writer.format(f"gender-{known}")
    rest += branches(writer, "ambush", effect.passed, effect.failed, gender=gender)
    return WrittenEffect(head, rest)


def _ambush_head(writer: Sentences, monster: str, form: str, whom: str) -> str:
    kind = "then" if "then" in form else "do"
    if not writer.is_of_him:
        return writer.format(f"ambush-you-{kind}", monster=monster)
    if not whom:
        return writer.format(f"ambush-him-{kind}", monster=monster)
    writer.subject = ""
    return writer.format(f"ambush-who-{kind}", monster=monster, who=whom)


CLAUSES: dict[type[Effect], Unfolding] = {
    MoveTo: _move_to,
    MoveToward: _move_toward,
    MoveAllClues: _move_all_clues,
    MoveThisClue: _move_this_clue,
    MoveMonster: _move_monster,
    MoveMonsterToward: _move_monster_toward,
    PlaceAt: _place_at,
    PlaceStep: _place_step,
    PlaceOnOmen: _place_on_omen,
    RemoveTokens: _remove_tokens,
    SpawnEpic: _spawn_epic,
    LoseGame: _end_of_game,
    WinGame: _end_of_game,
    TradeWith: _trade,
    GiveCards: _give,
    GiveClues: _give,
    Lose: _lose,
    Prevent: _prevent,
    DiscardAllBut: _discard_all_but,
    Hurt: _hurt,
    Heal: _heal,
    Ambush: _ambush,
    Fight: _fight,
}
