# Encounters, combat and Monsters, in English. Labels of answers are lower-case imperatives.

step-start-combat = a Combat Encounter

## What is encountered

encounter-kind-location = the city
encounter-kind-general = the surroundings
encounter-kind-research = a Clue
encounter-kind-gate = an Other World
encounter-kind-expedition = the Active Expedition
encounter-kind-rumor = a Rumor
encounter-kind-mystery = the Mystery
encounter-kind-special = a Special Encounter
encounter-kind-fallen = a defeated investigator

## Questions

ask-encounter = { $space }: which encounter do you resolve?
ask-encounter-more = No Monster is left on { $space }. Do you resolve an additional encounter?
ask-fight = Which Monster do you fight next?
ask-use-in-combat = Combat with { $monster }: do you use anything?
ask-monster = Which Monster? ({ $effect })
ask-move-monster = { $entry ->
    [plural] To which space do { $monster } move?
   *[one] To which space does { $monster } move?
}
ask-move-this-clue = To which space does this Clue move?
ask-choose-clue = Which Clue do you choose?

## Answers

option-no-encounter = resolve no encounter
option-combat = fight the Monsters here
option-location = encounter { $space }
option-general = draw a General Encounter
option-gate = enter the Gate
option-expedition = join the expedition
option-research = { $n ->
    [1] research the Clue
   *[other] research Clue { $n }
}
option-research-far = research the Clue on { $space }
option-encounter-rumor = encounter the Rumor { $card }
option-encounter-mystery = encounter the Mystery { $card }
option-encounter-special = resolve a Special Encounter of { $card }
option-fallen = find { $fallen }
option-monster = { $monster }
option-monster-at = { $monster } on { $space }

## The story

log-encounter = { $seat } encounters { $kind }.
log-no-encounter = { $seat } resolves no additional encounter.
log-ignore-monsters = { $seat } may pass by the Monsters.
log-far-clue = { $seat } may encounter a Clue far away.
log-gain-this-clue = { $seat } gains the Clue.
log-discard-this-clue = The Clue is discarded.
log-clue-moves = The Clue moves to { $space }.
log-combat = { $seat } fights { $monster }.
log-ambush = { $entry ->
    [plural] { $monster } ambush { $seat }.
   *[one] { $monster } ambushes { $seat }.
}
log-monster-hurt = { $entry ->
    [plural] { $monster } lose { $n } Health, { $left } left.
   *[one] { $monster } loses { $n } Health, { $left } left.
}
log-monster-heals = { $entry ->
    [plural] { $monster } recover { $n } Health.
   *[one] { $monster } recovers { $n } Health.
}
log-monster-defeated = { $seat } defeats { $monster }.
log-monster-falls = { $entry ->
    [plural] { $monster } are defeated.
   *[one] { $monster } is defeated.
}
log-monster-discarded = { $entry ->
    [plural] { $monster } disappear from { $space }.
   *[one] { $monster } disappears from { $space }.
}
log-monster-moves = { $entry ->
    [plural] { $monster } move to { $space }.
   *[one] { $monster } moves to { $space }.
}
log-spawn = { $entry ->
    [plural] { $monster } appear on { $space }.
   *[one] { $monster } appears on { $space }.
}
log-bury = { $fallen } leaves the game.
log-clear-fallen = All defeated investigators leave the game.
