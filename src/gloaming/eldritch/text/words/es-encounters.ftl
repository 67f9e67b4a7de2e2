# Encuentros, combate y Monstruos, en español. Las respuestas son imperativos en minúscula.

step-start-combat = un Encuentro de Combate

## Con qué hay un encuentro

encounter-kind-location = la ciudad
encounter-kind-general = los alrededores
encounter-kind-research = una Pista
encounter-kind-gate = otro mundo
encounter-kind-expedition = la Expedición activa
encounter-kind-rumor = un Rumor
encounter-kind-mystery = el Misterio
encounter-kind-special = un Encuentro Especial
encounter-kind-fallen = un investigador derrotado

## Preguntas

ask-encounter = { $space }: ¿qué encuentro resuelves?
ask-encounter-more = Ya no queda ningún Monstruo en { $space }. ¿Resuelves un encuentro adicional?
ask-fight = ¿Contra qué Monstruo combates ahora?
ask-use-in-combat = Combate contra { $monster }: ¿usas algo?
ask-monster = ¿Qué Monstruo? ({ $effect })
ask-move-monster = { $entry ->
    [plural] ¿A qué casilla se mueven { $monster }?
   *[one] ¿A qué casilla se mueve { $monster }?
}
ask-move-this-clue = ¿A qué casilla se mueve esta Pista?
ask-choose-clue = ¿Qué Pista eliges?

## Respuestas

option-no-encounter = no resuelvas ningún encuentro
option-combat = combate contra los Monstruos de aquí
option-location = ten un encuentro en { $space }
option-general = roba un Encuentro General
option-gate = atraviesa el Portal
option-expedition = únete a la Expedición
option-research = { $n ->
    [1] investiga la Pista
   *[other] investiga la Pista { $n }
}
option-research-far = investiga la Pista de { $space }
option-encounter-rumor = ten un encuentro con el Rumor { $card }
option-encounter-mystery = ten un encuentro con el Misterio { $card }
option-encounter-special = resuelve un Encuentro Especial de { $card }
option-fallen = encuentra a { $fallen }
option-monster = { $monster }
option-monster-at = { $monster } en { $space }

## La crónica

log-encounter = { $seat } tiene un encuentro: { $kind }.
log-no-encounter = { $seat } no resuelve ningún encuentro adicional.
log-ignore-monsters = { $seat } puede pasar de largo ante los Monstruos.
log-far-clue = { $seat } puede tener un encuentro con una Pista lejana.
log-gain-this-clue = { $seat } obtiene la Pista.
log-discard-this-clue = La Pista se descarta.
log-clue-moves = La Pista se mueve a { $space }.
log-combat = { $seat } combate contra { $monster }.
log-ambush = { $entry ->
    [plural] { $monster } emboscan a { $seat }.
   *[one] { $monster } embosca a { $seat }.
}
log-monster-hurt = { $entry ->
    [plural] { $monster } pierden { $n } de Salud; les quedan { $left }.
   *[one] { $monster } pierde { $n } de Salud; le quedan { $left }.
}
log-monster-heals = { $entry ->
    [plural] { $monster } recuperan { $n } de Salud.
   *[one] { $monster } recupera { $n } de Salud.
}
log-monster-defeated = { $seat } derrota a { $monster }.
log-monster-falls = { $entry ->
    [plural] { $monster } sucumben.
   *[one] { $monster } sucumbe.
}
log-monster-discarded = { $entry ->
    [plural] { $monster } desaparecen de { $space }.
   *[one] { $monster } desaparece de { $space }.
}
log-monster-moves = { $entry ->
    [plural] { $monster } se mueven a { $space }.
   *[one] { $monster } se mueve a { $space }.
}
log-spawn = { $entry ->
    [plural] { $monster } aparecen en { $space }.
   *[one] { $monster } aparece en { $space }.
}
log-bury = { $fallen } deja la partida.
log-clear-fallen = Todos los investigadores derrotados dejan la partida.
