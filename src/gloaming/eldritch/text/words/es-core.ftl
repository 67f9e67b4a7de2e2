# Eldritch Horror en español: habilidades, cantidades, lugares, personas, Monstruos, cuentas, sucesos.

seat-sheet = { $seat } ({ $sheet })
die-number = dado { $n }

## Skills and tracks

skill-lore = Saber
skill-influence = Influencia
skill-observation = Observación
skill-strength = Fuerza
skill-will = Voluntad
any-skill = una habilidad a { $person ->
    [he] su
   *[you] tu
} elección
that-skill = otra vez esa habilidad
skill-test = { $skill } { $modifier }
track-health = Salud
track-sanity = Cordura
amount-health = { $how ->
    [all] toda la Salud
    [everything] toda su Salud
    [result] tanta Salud como { $person ->
        [he] su
       *[you] tu
    } resultado
    [half] tanta Salud como la mitad de los jugadores
   *[other] { $n } de Salud
}
amount-sanity = { $how ->
    [all] toda la Cordura
    [everything] toda su Cordura
    [result] tanta Cordura como { $person ->
        [he] su
       *[you] tu
    } resultado
    [half] tanta Cordura como la mitad de los jugadores
   *[other] { $n } de Cordura
}

## Cards and tokens

trait-ally = ALIADO
trait-bane = PERDICIÓN
trait-boon = BENDICIÓN
trait-common = COMÚN
trait-deal = TRATO
trait-incantation = ENSALMO
trait-injury = LESIÓN
trait-item = OBJETO
trait-madness = LOCURA
trait-magical = MÁGICO
trait-restriction = RESTRICCIÓN
trait-ritual = RITUAL
trait-service = SERVICIO
trait-teamwork = TRABAJO EN EQUIPO
trait-tome = TOMO
trait-trinket = BARATIJA
trait-weapon = ARMA
trait-item-or-trinket = OBJETO o BARATIJA
some-clue = { $how ->
    [half] tantas Pistas como la mitad de los jugadores
    [players] tantas Pistas como jugadores
    [result] tantas Pistas como { $person ->
        [he] su
       *[you] tu
    } resultado
    [all] todas { $person ->
        [he] sus
       *[you] tus
    } Pistas
    [any] cualquier número de Pistas
   *[other] { $n ->
        [one] 1 Pista
       *[other] { $n } Pistas
    }
}
some-asset = { $how ->
    [all] todos los
    [any] cualquier número de
   *[other] { $n }
} { $n ->
    [one] Apoyo
   *[other] Apoyos
} { $trait }
some-artifact = { $how ->
    [all] todos los
    [any] cualquier número de
   *[other] { $n }
} { $n ->
    [one] Artefacto
   *[other] Artefactos
} { $trait }
some-spell = { $how ->
    [all] todos los
    [any] cualquier número de
   *[other] { $n }
} { $n ->
    [one] Hechizo
   *[other] Hechizos
} { $trait }
some-condition = { $how ->
    [all] todos los
    [any] cualquier número de
   *[other] { $n }
} { $n ->
    [one] Estado
   *[other] Estados
} { $trait }
some-possession = { $how ->
    [all] todas las
    [any] cualquier número de
   *[other] { $n }
} { $n ->
    [one] pertenencia
   *[other] pertenencias
} { $trait }
named-asset = el Apoyo { $name }
named-artifact = el Artefacto { $name }
named-spell = el Hechizo { $name }
named-condition = un Estado { $name }
from-reserve = { $what } de la reserva
from-deck = { $what } del mazo
from-reserve-and-discard = { $what } de la reserva o de la pila de descartes
within = { $what } de valor no mayor que { $person ->
    [he] su
   *[you] tu
} resultado
within-total = { $what } de valor total no mayor que { $person ->
    [he] su
   *[you] tu
} resultado
some-token-eldritch = { $how ->
    [half] tantas fichas de Arcano como la mitad de los jugadores
    [players] tantas fichas de Arcano como jugadores
   *[other] { $n ->
        [one] 1 ficha de Arcano
       *[other] { $n } fichas de Arcano
    }
}
some-token-mystery = la ficha de Misterio
some-token-sanity = { $n ->
    [one] 1 ficha de Cordura
   *[other] { $n } fichas de Cordura
}
some-token-health = { $n ->
    [one] 1 ficha de Salud
   *[other] { $n } fichas de Salud
}
some-token-gate = { $n ->
    [one] 1 Portal
   *[other] { $n } Portales
}
half-as-many-tokens = la mitad de fichas de Arcano que { $count }
token-eldritch = ficha de Arcano
token-mystery = ficha de Misterio
token-sanity = ficha de Cordura
token-health = ficha de Salud
token-gate = Portal
that-clue = la
that-gate = ese Portal
that-monster = lo
that-eldritch = la
on-this = en esta carta
on-sheet = en la hoja del Primigenio
on-mystery = en el Misterio activo
on-omen = en el medidor de Augurio
from-this = de esta carta
from-sheet = de la hoja del Primigenio
from-mystery = del Misterio activo
from-omen = del medidor de Augurio
spawned-clue = { $how ->
    [half] tantas Pistas como la mitad de los jugadores
   *[other] { $n ->
        [one] 1 Pista
       *[other] { $n } Pistas
    }
}
spawned-gate = { $n ->
    [one] 1 Portal
   *[other] { $n } Portales
}
spawned-monster = { $n ->
    [one] 1 Monstruo
   *[other] { $n } Monstruos
}

## Where

spot-space = { $case ->
    [to] { $article ->
        [2] al { $bare }
       *[0] a { $space }
    }
    [toward] hacia { $space }
   *[at] en { $space }
}
at-here = en { $person ->
    [he] su
   *[you] tu
} casilla
spot-here = { $case ->
    [to] a { $person ->
        [he] su
       *[you] tu
    } casilla
    [toward] hacia este Monstruo
   *[at] en { $here ->
        [its] la casilla de este Monstruo
       *[own] { $person ->
            [he] su
           *[you] tu
        } casilla
    }
}
spot-that = { $case ->
    [to] a esa casilla
    [toward] hacia esa casilla
   *[at] en esa casilla
}
spot-any = { $case ->
    [to] a la casilla que { $person ->
        [he] elija
       *[you] elijas
    }
    [toward] hacia la casilla que elijas
   *[at] en la casilla que { $person ->
        [he] elija
       *[you] elijas
    }
}
spot-gate = { $case ->
    [to] a una casilla con un Portal
    [toward] hacia el Portal más cercano
   *[at] en una casilla con un Portal
}
spot-expedition = { $case ->
    [to] a la casilla de la Expedición activa
    [toward] hacia la Expedición activa
   *[at] en la casilla de la Expedición activa
}
spot-nearest-investigator = { $case ->
    [to] a la casilla del investigador más cercano
    [toward] hacia el investigador más cercano
   *[at] en la casilla del investigador más cercano
}
spot-epic = { $case ->
    [to] a la casilla de { $name }
    [toward] hacia { $name }
   *[at] en la casilla de { $name }
}
spot-each-cultist = { $case ->
    [to] a la casilla de cada Sectario
    [toward] hacia cada Sectario
   *[at] en la casilla de cada Sectario
}
spot-random = { $case ->
    [to] a una casilla aleatoria
    [toward] hacia una casilla aleatoria
   *[at] en una casilla aleatoria
}
spot-eldritch = { $case ->
    [to] a una casilla con una ficha de Arcano
    [toward] hacia una ficha de Arcano
   *[at] en una casilla con una ficha de Arcano
}
spot-own-eldritch = { $case ->
    [to] a una casilla con una ficha de Arcano de esta carta
    [toward] hacia una ficha de Arcano de esta carta
   *[at] en una casilla con una ficha de Arcano de esta carta
}
spot-clue-or-gate = { $case ->
    [to] a una casilla con una Pista o un Portal
    [toward] hacia una Pista o un Portal
   *[at] en una casilla con una Pista o un Portal
}
spot-here-or-beside = { $case ->
    [to] a esta casilla o a una adyacente
    [toward] hacia esta casilla
   *[at] en esta casilla o en una adyacente
}
spot-expedition-or-beside = { $case ->
    [to] a la casilla de la Expedición activa o a una adyacente
    [toward] hacia la Expedición activa
   *[at] en la casilla de la Expedición activa o en una adyacente
}
spot-nearest-city = { $case ->
    [to] a la casilla de Ciudad más cercana
    [toward] hacia la casilla de Ciudad más cercana
   *[at] en la casilla de Ciudad más cercana
}
spot-nearest-wilderness = { $case ->
    [to] a la casilla de Naturaleza más cercana
    [toward] hacia la casilla de Naturaleza más cercana
   *[at] en la casilla de Naturaleza más cercana
}
spot-nearest-sea = { $case ->
    [to] a la casilla de Mar más cercana
    [toward] hacia la casilla de Mar más cercana
   *[at] en la casilla de Mar más cercana
}
spot-on-city = { $case ->
    [to] a una casilla de Ciudad
    [toward] hacia una casilla de Ciudad
   *[at] en una casilla de Ciudad
}
spot-on-wilderness = { $case ->
    [to] a una casilla de Naturaleza
    [toward] hacia una casilla de Naturaleza
   *[at] en una casilla de Naturaleza
}
spot-on-sea = { $case ->
    [to] a una casilla de Mar
    [toward] hacia una casilla de Mar
   *[at] en una casilla de Mar
}
spot-without-eldritch = sin ficha de Arcano

## Who

who-active = el investigador activo
who-lead = el investigador jefe
who-that = ese investigador
who-nearest = el investigador más cercano
who-each = cada investigador
who-each-other = cada uno de los demás investigadores
who-one = { $case ->
    [subject] un investigador a tu elección
   *[object] un investigador
}
who-one-other = otro investigador
who-with = con { $what }
who-condition = con un Estado { $name }
who-no-condition = sin un Estado { $name }
who-without-eldritch = sin ficha de Arcano

## Which Monsters

monsters-this = este Monstruo
monsters-that = ese Monstruo
monsters-one-any = un Monstruo a { $person ->
    [he] su
   *[you] tu
} elección
monsters-one-cultist = un Sectario a { $person ->
    [he] su
   *[you] tu
} elección
monsters-one-non-epic = un Monstruo no épico a { $person ->
    [he] su
   *[you] tu
} elección
monsters-one-named = un Monstruo { $name } a { $person ->
    [he] su
   *[you] tu
} elección
monsters-each-any = cada Monstruo
monsters-each-cultist = cada Sectario
monsters-each-non-epic = cada Monstruo no épico
monsters-each-named = cada { $name }
monsters-each-other-any = cada uno de los demás Monstruos
monsters-each-other-cultist = cada uno de los demás Sectarios
monsters-each-other-non-epic = cada uno de los demás Monstruos no épicos
monsters-each-other-named = cada uno de los demás { $name }

## What is counted: "for each …"

count-spell = Hechizo que { $person ->
    [he] tenga
   *[you] tengas
}
count-clue = Pista que { $person ->
    [he] tenga
   *[you] tengas
}
count-item = pertenencia OBJETO que { $person ->
    [he] tenga
   *[you] tengas
}
count-injury = Estado LESIÓN que { $person ->
    [he] tenga
   *[you] tengas
}
count-madness = Estado LOCURA que { $person ->
    [he] tenga
   *[you] tengas
}
count-deal = Estado TRATO que { $person ->
    [he] tenga
   *[you] tengas
}
count-dark-pact = Pacto oscuro que { $person ->
    [he] tenga
   *[you] tengas
}
count-on-city = casilla de Ciudad
count-on-sea = casilla de Mar
count-from-deck = carta obtenida de su mazo
count-gate = { $n ->
    [one] Portal en el tablero
   *[other] Portales haya en el tablero
}
count-matching-gate = Portal que coincida con el Augurio
count-unmatched-gate = Portal que no coincida con el Augurio
count-discarded-gate = Portal descartado
count-discarded-toughness = punto de su fortaleza
count-lost-sanity = punto de Cordura perdido
count-monster = Monstruo en el tablero
count-cultist-on-board = Sectario en el tablero
count-cultist-here = Sectario en tu casilla
count-dark-young-on-board = Retoño oscuro en el tablero
count-hound-on-board = Sabueso de Tíndalos en el tablero
count-investigator-here = investigador en esta casilla
count-reckoning-monster = Monstruo con un efecto de Retribución
count-reckoning-mythos = carta de Mitos con un efecto de Retribución
count-rumor = Rumor en juego
count-monster-at-rumor = Monstruo en la casilla de este Rumor
count-monster-with-epic = Monstruo en la casilla del Monstruo épico
count-expedition-card = carta de Expedición
count-solved = Misterio resuelto
count-player-left = jugador que quede
count-debt-held = Estado Deuda que { $person ->
    [he] tenga
   *[you] tengas
}
count-omen-token = ficha de Arcano en la casilla actual del medidor de Augurio
count-card-token = ficha en esta carta
count-card-eldritch = ficha de Arcano en esta carta
count-card-clue = Pista en esta carta
count-card-gate = Portal en esta carta
count-card-toughness = punto de fortaleza de los Monstruos en esta carta
count-sheet-gate = Portal en la hoja del Primigenio
count-sheet-sanity = ficha de Cordura en la hoja del Primigenio
count-done = vez
count-rolled-four = dado con un 4
count-defeated-it = Monstruo derrotado

## "if …"

at-least-spell = { $person ->
    [he] tiene
   *[you] tienes
} { $n ->
    [one] un Hechizo
   *[other] al menos { $n } Hechizos
}
at-least-clue = { $person ->
    [he] tiene
   *[you] tienes
} { $n ->
    [one] una Pista
   *[other] al menos { $n } Pistas
}
at-least-item = { $person ->
    [he] tiene
   *[you] tienes
} una pertenencia OBJETO
at-least-injury = { $person ->
    [he] tiene
   *[you] tienes
} un Estado LESIÓN
at-least-madness = { $person ->
    [he] tiene
   *[you] tienes
} un Estado LOCURA
at-least-deal = { $person ->
    [he] tiene
   *[you] tienes
} un Estado TRATO
at-least-dark-pact = { $person ->
    [he] tiene
   *[you] tienes
} un Estado Pacto oscuro
at-least-on-city = { $person ->
    [he] está
   *[you] estás
} en una casilla de Ciudad
at-least-on-sea = { $person ->
    [he] está
   *[you] estás
} en una casilla de Mar
at-least-from-deck = has obtenido esta carta de su mazo
at-least-gate = { $n ->
    [one] hay un Portal en el tablero
   *[other] hay al menos { $n } Portales en el tablero
}
at-least-matching-gate = un Portal coincide con el Augurio
at-least-unmatched-gate = ese Portal no coincide con el Augurio
at-least-discarded-gate = se ha descartado un Portal
at-least-discarded-toughness = se ha descartado un Monstruo
at-least-lost-sanity = { $person ->
    [he] pierde
   *[you] pierdes
} Cordura por esto
at-least-monster = hay al menos { $n } Monstruos en el tablero
at-least-cultist-on-board = hay un Sectario en el tablero
at-least-cultist-here = hay un Sectario en tu casilla
at-least-dark-young-on-board = el Retoño oscuro está en el tablero
at-least-hound-on-board = el Sabueso de Tíndalos está en el tablero
at-least-investigator-here = hay un investigador en esta casilla
at-least-reckoning-monster = un Monstruo tiene un efecto de Retribución
at-least-reckoning-mythos = una carta de Mitos tiene un efecto de Retribución
at-least-rumor = hay un Rumor en juego
at-least-monster-at-rumor = hay al menos { $n } Monstruos en la casilla de este Rumor
at-least-monster-with-epic = hay al menos { $n } Monstruos en su casilla
at-least-expedition-card = queda una carta de Expedición
at-least-solved = { $n ->
    [one] hay un Misterio resuelto
   *[other] hay { $n } Misterios resueltos
}
at-least-player-left = queda un jugador
at-least-debt-held = { $person ->
    [he] tiene
   *[you] tienes
} un Estado Deuda
at-least-omen-token = hay una ficha de Arcano en esa casilla
at-least-card-token = hay una ficha en esta carta
at-least-card-eldritch = hay una ficha de Arcano en esta carta
at-least-card-clue = hay una Pista en esta carta
at-least-card-gate = hay un Portal en esta carta
at-least-card-toughness = los Monstruos en esta carta suman una fortaleza de al menos { $n }
at-least-sheet-gate = hay al menos { $n } Portales en la hoja
at-least-sheet-sanity = hay al menos { $n } fichas de Cordura en la hoja
at-least-done = { $here ->
    [its] eso ocurre
   *[own] { $person ->
        [he] lo hace
       *[you] lo haces
    }
}
at-least-rolled-four = un dado muestra un 4
at-least-defeated-it = { $person ->
    [he] lo derrota
   *[you] lo derrotas
}

## "if no …"

none-spell = no { $person ->
    [he] tiene
   *[you] tienes
} ningún Hechizo
none-clue = no { $person ->
    [he] tiene
   *[you] tienes
} ninguna Pista
none-matching-gate = ningún Portal coincide con el Augurio
none-reckoning-monster = ningún Monstruo del tablero tiene un efecto de Retribución
none-reckoning-mythos = ninguna carta de Mitos en juego tiene un efecto de Retribución
none-rolled-four = no { $person ->
    [he] ha
   *[you] has
} sacado ningún 4
none-player-left = no queda ningún jugador
none-expedition-card = no queda ninguna carta de Expedición
none-card-token = no queda ninguna ficha en esta carta

## Events

event-action-turn = en tu turno de la fase de Acción,
event-encounter-turn = en tu turno de la fase de Encuentros,
event-encounter = en lugar de resolver un encuentro,
event-rest = cuando descansas,
event-rest-here = cuando un investigador en tu casilla descansa,
event-health-loss-here = cuando un investigador en tu casilla vaya a perder Salud,
event-any-health-loss = cuando un investigador vaya a perder Salud,
event-sanity-loss-here = cuando un investigador en tu casilla vaya a perder Cordura,
event-any-sanity-loss = cuando un investigador vaya a perder Cordura,
event-own-sanity-loss = cuando vayas a perder Cordura,
event-spell-sanity-loss = cuando vayas a perder Cordura por el efecto de un Hechizo,
event-combat = durante un Encuentro de Combate,
event-win-combat = cuando derrotas a un Monstruo en un Encuentro de Combate,
event-close = cuando un investigador cierra un Portal,
event-close-matching = cuando un investigador cierra un Portal que coincide con el Augurio,
event-close-other-world = cuando cierras un Portal en un Encuentro de Otros Mundos,
event-researched = después de que un investigador resuelva un Encuentro de Investigación,
event-monster-defeated = cuando se derrota a un Monstruo no épico,
event-rumor-space-defeat = cuando un investigador derrota a un Monstruo en la casilla de este Rumor,
event-epic-defeated = cuando se derrota a { $name },
event-spell-passed = cuando un investigador supera la prueba de un Hechizo,
event-no-tokens = cuando no quede ninguna ficha de Arcano en esta carta,
event-toughness-reached = cuando la fortaleza de los Monstruos en esta carta sea al menos el número de jugadores,
event-solved-three = cuando haya tres Misterios resueltos,
event-sheet-eldritch-half = cuando en esta hoja haya al menos tantas fichas de Arcano como la mitad de los jugadores,
event-omen-green = cuando el Augurio avanza a la casilla verde,
event-enter-eldritch = cuando un investigador se mueve a una casilla con una ficha de Arcano,
event-improve = cuando mejoras una habilidad sin ficha de Mejora,
event-other-condition = cuando otro investigador obtiene un Estado que no es COMÚN,
event-gain-blessed = en lugar de obtener un Estado Bendecido,
event-gain-cursed = en lugar de obtener un Estado Maldito,
event-doom = en lugar de hacer avanzar la Perdición en 1,
event-gate-doom = en lugar de hacer avanzar la Perdición por un Portal,
event-before-will = antes de la prueba de Voluntad,
event-after-will = después de la prueba de Voluntad,
event-pass-will = si superas la prueba de Voluntad,
event-fail-will = si fallas la prueba de Voluntad,
event-before-strength = antes de la prueba de Fuerza,
event-fail-strength = si fallas la prueba de Fuerza,
event-hurt-in-combat = si pierdes Salud por la prueba de Fuerza,
event-hurt-and-survives = si pierdes Salud por la prueba de Fuerza y el Monstruo no es derrotado,
event-shaken-in-combat = si pierdes Cordura por la prueba de Voluntad,
event-beaten = cuando derrotas a este Monstruo en un Encuentro de Combate,
event-defeated = cuando este Monstruo es derrotado,
trigger-line = { $event } { $effect }
once-a-round = una vez por ronda: { $text }

## What always holds

standing-cannot-rest = los investigadores no pueden realizar acciones de descansar
standing-cannot-fill-reserve = la reserva no se repone
standing-cannot-explore = los investigadores no pueden resolver Encuentros de Expedición
standing-cannot-close-gates = los Portales no se pueden cerrar
standing-cannot-move-or-act = no puedes moverte ni realizar otras acciones que la de esta carta
standing-cannot-be-delayed = no puedes quedar Retrasado a menos que lo elijas
standing-cannot-gain-detained = no puedes obtener un Estado Detenido a menos que lo elijas
standing-cannot-clue-reroll = en este Encuentro de Combate no se pueden gastar Pistas para repetir tiradas
standing-cannot-lose-health = este Monstruo no puede perder Salud
standing-succeed-on = { $n ->
    [6] en tus pruebas solo los 6 son éxitos
   *[other] en tus pruebas son éxitos los { $n }, 5 y 6
}
standing-damage-less = el daño de los Monstruos que encuentras se reduce en { $n }, con un mínimo de 1
standing-horror-at-most = el horror de los Monstruos que encuentras es como máximo { $n }
standing-sanity-for-clue = cuando gastas Pistas, puedes gastar 1 de Cordura en lugar de 1 Pista
standing-clue-discount = cuando gastas Pistas, puedes gastar { $n } menos
standing-double-rerolls = un investigador en tu casilla que gasta una Pista para repetir la tirada de un dado puede repetir la de otro más
standing-share-purchases = otros investigadores pueden obtener las cartas que compres
until = { $text } hasta que { $condition }
until-solved = { $text } hasta que haya { $n } Misterios resueltos

## Help in tests

aid-bonus = +{ $n } a { $skill }
aid-may-bonus = puedes obtener +{ $n } a { $skill }
aid-reroll = { $n ->
    [99] puedes repetir la tirada de cualquier número de dados
    [one] puedes repetir la tirada de 1 dado
   *[other] puedes repetir la tirada de { $n } dados
}
aid-reroll-for = puedes { $price } para repetir la tirada de { $n ->
    [99] cualquier número de dados
    [one] 1 dado
   *[other] { $n } dados
}
aid-raise = puedes aumentar 1 dado en { $n }
aid-sixes = cada 6 cuenta como 2 éxitos
aid-aura = cada investigador en tu casilla tira { $n ->
    [one] 1 dado adicional
   *[other] { $n } dados adicionales
}
aid-may-aura = un investigador en tu casilla puede tirar { $n ->
    [one] 1 dado adicional
   *[other] { $n } dados adicionales
} en una prueba
aid-in-skill = { $text } en pruebas de { $skill }
aid-in-combat = { $text } en Encuentros de Combate
aid-in-spell = { $text } en pruebas de Hechizos
aid-in-acquire = { $text } al adquirir Apoyos
aid-in-other-world = { $text } en Encuentros de Otros Mundos
aid-in-research = { $text } en Encuentros de Investigación
aid-outside-combat = { $text }, salvo en Encuentros de Combate
aid-outside-spell = { $text }, salvo en pruebas de Hechizos
aid-outside-acquire = { $text }, salvo al adquirir Apoyos
aid-outside-other-world = { $text }, salvo en Encuentros de Otros Mundos
aid-outside-research = { $text }, salvo en Encuentros de Investigación
aid-on-city = { $text } en casillas de Ciudad
aid-on-wilderness = { $text } en casillas de Naturaleza
aid-on-sea = { $text } en casillas de Mar

## Goals

goal-line = { $amount ->
    [half] al final de la fase de Mitos, este Misterio queda resuelto si el número de { $what } es al menos la mitad del de jugadores
    [twice] al final de la fase de Mitos, este Misterio queda resuelto si el número de { $what } es al menos el doble del de jugadores
   *[players] al final de la fase de Mitos, este Misterio queda resuelto si el número de { $what } es al menos el de jugadores
}
goal-card-eldritch = fichas de Arcano en esta carta
goal-card-clue = Pistas en esta carta
goal-card-gate = Portales en esta carta
goal-card-toughness = puntos de fortaleza de los Monstruos en esta carta
goal-epic = al final de la fase de Mitos, este Misterio queda resuelto si se ha derrotado a { $name }
goal-keeps-board = las fichas de Arcano del tablero permanecen en él
goal-boxes-gates = después, los Portales en esta carta se devuelven a la caja
log-rumor-ends = El Rumor { $card } ha llegado a su fin.
