# Lo que muestra la mesa, y por qué algo no se puede hacer, en español.

## Por qué no

wish-turn = un turno
wish-act = { $thing }
wish-local = { $thing }
wish-move = moverte a { $thing }
wish-train = un billete de tren
wish-ship = un billete de barco
wish-buy = comprar { $thing }
wish-loan = pedir un préstamo del banco
wish-location = un encuentro en la ciudad
wish-general = un Encuentro General
wish-research = investigar una Pista
wish-gate = entrar en un Portal
wish-expedition = unirte a la Expedición
wish-rumor = un encuentro con el Rumor { $thing }
wish-mystery = un encuentro con el Misterio { $thing }
wish-special = un Encuentro Especial
wish-fallen = encontrar a un investigador derrotado
wish-none = no resolver ningún encuentro
wish-clue = gastar una Pista para repetir la tirada de un dado
wish-use = usar { $thing }
wish-improve = mejorar { $thing }
wish-sheet = { $thing }
wish-give = dar { $thing }
wish-take = recibir { $thing }
why-not-your-turn = Es el turno de { $seat }.
why-eliminated = Estás fuera de la partida; ganas o pierdes con los demás.
why-no-investigator = Ahora no tienes investigador; eliges otro al final de la fase de Mitos.
why-no-action-left = Ya has realizado dos acciones en este turno.
why-done-this-round = Ya has realizado esta acción en esta ronda.
why-delayed = Estás Retrasado: en tu próximo turno te levantas en vez de actuar.
why-detained = Estás Detenido: solo puedes intentar liberarte.
why-monster-here = Hay un Monstruo en tu casilla.
why-not-a-city = No estás en una casilla de Ciudad.
why-no-route = De esta casilla no sale ninguna ruta de Tren ni de Barco.
why-no-such-route = De esta casilla no sale ninguna ruta para un { $ticket }.
why-no-rest = Una carta en juego prohíbe descansar.
why-nobody-here = No hay ningún otro investigador en tu casilla.
why-trade-refused = Este intercambio ya se ha rechazado en este turno.
why-nothing-to-trade = Nadie aquí tiene nada que intercambiar.
why-price-clues = Cuesta { $n } { $n ->
    [one] Pista
   *[other] Pistas
} y tienes { $have }.
why-price-track = Cuesta { $n } de { $track }, y el último punto no se gasta nunca.
why-price = Su precio no se puede pagar ahora.
why-condition-fails = Su condición no se cumple ahora.
why-used = Ya se ha usado en esta ronda.
why-used-by-you = Ya la has usado en esta ronda.
why-not-on-your-space = No está en tu casilla.
why-not-adjacent = { $n ->
    [one] No es adyacente a { $here }.
   *[other] Está a { $n } casillas de { $here }; te mueves de casilla en casilla.
}
why-no-ticket = Para seguir viajando necesitas un { $ticket }.
why-uncharted = Ningún billete sirve para una ruta Inexplorada.
why-cannot-move = No puedes moverte.
why-too-dear = { $left ->
    [0] Cuesta { $n }, y no te queda nada por gastar.
   *[other] Cuesta { $n }, y solo te queda { $left } por gastar.
}
why-has-debt = Ya tienes un Estado Deuda.
why-no-debt-left = No queda ningún Estado Deuda.
why-loan-taken = Ya has pedido el préstamo.
why-cards-chosen = El préstamo se pide antes de elegir la primera carta.
why-fight-first = Hay un Monstruo en tu casilla: primero hay que combatirlo.
why-no-named-city = Solo las ciudades con nombre tienen encuentros propios.
why-no-clue-here = No hay ninguna Pista en tu casilla.
why-no-gate = No hay ningún Portal en tu casilla.
why-no-expedition = La Expedición activa está en { $space }.
why-no-expedition-left = Ya no hay ninguna Expedición.
why-no-exploring = Una carta en juego prohíbe los Encuentros de Expedición.
why-encounter-elsewhere = No estás en su casilla.
why-encounter-not-yet = Todavía falta lo que necesita.
why-no-fallen = No hay ningún investigador derrotado en tu casilla.
why-must-encounter = Tienes que resolver un encuentro.
why-no-clues = No tienes ninguna Pista.
why-clues-useless = Contra este Monstruo no se pueden gastar Pistas para repetir tiradas.
why-aid-used = Ya se ha usado para esto.
why-improved-twice = Ya se ha mejorado dos veces.
why-sheet-in-play = Alguien juega ya con este investigador.
why-sheet-fallen = Este investigador ya fue derrotado.
why-condition-trade = Los Estados no se pueden intercambiar.

## El reloj

screen-round = Ronda { $n }
screen-players = { $n ->
    [one] { $n } investigador
   *[other] { $n } investigadores
}
screen-your-turn = tu turno
screen-you-decide = decides tú
screen-decides = decide { $seats }
screen-turn-of = turno de { $seat }
screen-asleep = { $name } duerme
screen-awake = { $name } está DESPIERTO
screen-doom = Perdición { $n }
screen-omen = Augurio { $now }, luego { $then }: { $n ->
    [0] sin Perdición
   *[other] { $n } de Perdición
}
screen-mythos-left = { $n ->
    [one] { $n } carta de Mitos
   *[other] { $n } cartas de Mitos
}
screen-mystery = Misterio { $n } de { $of }: { $name }
screen-progress = { $n } de { $of }
screen-mythos = La última carta de Mitos: { $name }
screen-clock = { $n ->
    [one] queda { $n } ficha
   *[other] quedan { $n } fichas
}

## El mapa y los investigadores

screen-map = Mapa
screen-map-more = números: pasos desde tu casilla
screen-epic = épico
screen-expedition = Expedición
screen-on-top = Encima
screen-reserve = Reserva
screen-train = { $n ->
    [one] billete de tren
   *[other] { $n } billetes de tren
}
screen-ship = { $n ->
    [one] billete de barco
   *[other] { $n } billetes de barco
}
screen-delayed = Retrasado
screen-used = usada
screen-back = Reverso: { $text }
status-waiting = espera un nuevo investigador
status-eliminated = fuera de la partida
sign-health = Salud
sign-sanity = Cordura
sign-clue = Pista
sign-gate = Portal
sign-next = coincide con el próximo Augurio
sign-eldritch = ficha de Arcano
sign-mystery = ficha de Misterio
sign-rumor = Rumor
sign-expedition = Expedición activa
sign-fallen = investigador derrotado
sign-lead = investigador jefe

## Lo que está en curso

screen-combat = Combate contra { $monster }
screen-ambush = Emboscada de { $monster }
screen-horror = prueba de { $test } contra horror { $n }
screen-damage = prueba de { $test } contra daño { $n }
screen-toughness = { $of ->
    [one] basta 1 éxito para derrotarlo
   *[other] le queda { $n } de { $of } de Salud
}
screen-test = Prueba de { $skill }
screen-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
screen-success-on = { $n ->
    [6] solo un 6 es un éxito
   *[other] { $n } o más es un éxito
}
screen-doubled = cada 6 cuenta doble
screen-needed = hacen falta { $n } éxitos
screen-successes = { $n ->
    [0] ningún éxito
    [one] { $n } éxito
   *[other] { $n } éxitos
}
screen-passing = superada tal como está
screen-failing = fallada tal como está
screen-odds = { $chance } de superarla ({ $table })
dice-improved = mejora
dice-modifier = de la prueba
dice-bonus = bonificación
dice-aura = por otros
dice-granted = por este encuentro
dice-extra = añadidos
dice-least = al menos un dado
hint-odds = → { $chance } ({ $table })
hint-test = { $skill }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: { $chance }
hint-omen = { $n ->
    [0] no coincide ningún Portal
    [one] coincide { $n } Portal
   *[other] coinciden { $n } Portales
}
hint-acquire = { $skill }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: { $n } éxitos de media
hint-will = { $skill }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: { $chance } de no perder Cordura
hint-strength = { $skill }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}: { $chance } de derrotarlo

## El final

screen-end = El final
screen-end-numbers = Ronda { $round } · Perdición { $doom } · { $solved ->
    [one] { $solved } Misterio resuelto
   *[other] { $solved } Misterios resueltos
} · { $gates ->
    [one] { $gates } Portal
   *[other] { $gates } Portales
} y { $monsters ->
    [one] { $monsters } Monstruo
   *[other] { $monsters } Monstruos
} en el mapa

## Pasos cuyo orden se elige, y preguntas generales en este juego

step-check-mystery = comprobar si el Misterio está resuelto
step-replacements = elegir nuevos investigadores
step-pass-lead = pasar la ficha de investigador jefe
step-surge = una oleada de Monstruos
ask-may = Decide: { $effect }.

## Cosas

thing-fallen-health = Investigador derrotado (Salud): { $text }
thing-fallen-sanity = Investigador derrotado (Cordura): { $text }
thing-back = Reverso { $n }: { $text }
thing-back-named = Reverso { $n }, «{ $title }»: { $text }
thing-routes = { $kind }: { $spaces }.

## Para qué sirven las habilidades

use-lore = Lanzar Hechizos, Encuentros de Otros Mundos.
use-influence = Adquirir Apoyos, Encuentros Generales en casillas de Ciudad, Encuentros con investigadores derrotados.
use-observation = Encuentros de Investigación, Encuentros de Expedición.
use-strength = Encuentros de Combate, Encuentros de Expedición.
use-will = Encuentros de Combate, Encuentros de Otros Mundos.
