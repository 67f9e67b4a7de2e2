# The Crystal Path: the path, Crystals, Cats, locks, and the cards of the expansion.

## Names and amounts

amount-crystal = { $n ->
    [one] { $n } Cristal cargado
   *[other] { $n } Cristales cargados
}
catalyst-crystal = { $n ->
    [one] Cristal
   *[other] Cristales
}
catalyst-glowing = { $n ->
    [one] Cristal cargado
   *[other] Cristales cargados
}
catalyst-dark = { $n ->
    [one] Cristal oscuro
   *[other] Cristales oscuros
}
kind-path = Senda de Cristal
cat = Gato
crystal-path = Senda de Cristal
lock-space = espacio de bloqueo
thing-cat = la Bruja con el Gato de { $of }
thing-path = el marcador de { $of } en la Senda de Cristal

## Options of the set-up

setup-crystal-path = La Senda de Cristal
setup-crystal-path-help = La expansión: una senda por la que ascender, cartas que se juegan desde ella, Cristales, Gatos, Losetas de Bonificación de Batalla y todas las cartas de la expansión.
setup-crystal-path-off = no
setup-crystal-path-on = sí
setup-expansion-cards = Cartas de la expansión
setup-expansion-cards-help = Las cartas de The Crystal Path que no necesitan la senda; con la senda se usan todas.
setup-expansion-cards-off = no
setup-expansion-cards-on = sí

## What cards do

do-charge = { $form ->
    [to] { $n ->
        [one] cargar { $n } Cristal de tu clan
       *[other] cargar { $n } Cristales de tu clan
    }
   *[do] { $n ->
        [one] carga { $n } Cristal de tu clan
       *[other] carga { $n } Cristales de tu clan
    }
}
do-take-path-card = { $form ->
    [to] añadir a tu mano cualquier carta de la Senda de Cristal
   *[do] añade a tu mano cualquier carta de la Senda de Cristal
}
do-take-path-stone = { $form ->
    [to] tomar una Piedra de Poder de la Senda de Cristal
   *[do] toma una Piedra de Poder de la Senda de Cristal
}
do-take-cat = { $form ->
    [to] poner un Gato en una de tus Brujas (desde ahora cuenta como dos)
   *[do] pon un Gato en una de tus Brujas (desde ahora cuenta como dos)
}
do-take-back = { $form ->
    [to] devolver a tu mano uno de tus Rituales sin piezas o uno de tus Especialistas, para un turno posterior (sus Catalizadores van a la reserva general; una Piedra de Poder bloqueada, a la caja)
   *[do] devuelve a tu mano uno de tus Rituales sin piezas o uno de tus Especialistas, para un turno posterior (sus Catalizadores van a la reserva general; una Piedra de Poder bloqueada, a la caja)
}
do-play-path = { $form ->
    [to] jugar cualquier Ritual o Especialista de la Senda de Cristal sin pagar por él
    [pick] juega cualquier Ritual o Especialista de la Senda de Cristal sin pagar por él
   *[do] puedes jugar cualquier Ritual o Especialista de la Senda de Cristal sin pagar por él
}
do-foresee = { $form ->
    [to] { $n ->
        [one] obtener la siguiente bonificación por encima del marcador de un rival en su Medidor de Aquelarre
       *[other] obtener las { $n } bonificaciones siguientes por encima del marcador de un rival en su Medidor de Aquelarre
    }
   *[do] { $n ->
        [one] obtén la siguiente bonificación por encima del marcador de un rival en su Medidor de Aquelarre
       *[other] obtén las { $n } bonificaciones siguientes por encima del marcador de un rival en su Medidor de Aquelarre
    }
}
do-pull-piece = { $form ->
    [to] mover a este Ritual exactamente una de tus piezas de otro Ritual
   *[do] mueve a este Ritual exactamente una de tus piezas de otro Ritual
}
do-wander = { $form ->
    [to] mover este Ritual, con todo lo que tenga encima, a uno de tus Lugares de Poder libres, obtener su Bonificación de Vínculo y cosecharlo
   *[do] mueve este Ritual, con todo lo que tenga encima, a uno de tus Lugares de Poder libres, obtén su Bonificación de Vínculo y coséchalo
}
do-wind = { $form ->
    [to] activar hasta el Fin de la Ronda, con tus Ancianos, los Espacios de Acción justo a la izquierda y a la derecha de este Ritual
   *[do] hasta el Fin de la Ronda, tus Ancianos pueden activar los Espacios de Acción justo a la izquierda y a la derecha de este Ritual
}
do-everyone-transfers = { $form ->
    [to] { $n ->
        [one] permitir un Traslado a cada persona (a ti también) y obtener { $n } punto de victoria por cada Traslado realizado
       *[other] permitir un Traslado a cada persona (a ti también) y obtener { $n } puntos de victoria por cada Traslado realizado
    }
   *[do] { $n ->
        [one] cada persona (tú también) puede realizar un Traslado; obtén { $n } punto de victoria por cada Traslado realizado
       *[other] cada persona (tú también) puede realizar un Traslado; obtén { $n } puntos de victoria por cada Traslado realizado
    }
}
do-harvest-region = { $form ->
    [to] llenar los espacios vacíos de una Región y cosechar dos de sus Lugares de Poder
   *[do] llena los espacios vacíos de una Región y cosecha dos de sus Lugares de Poder
}
do-harvest-region-place = { $form ->
    [to] cosechar un Lugar de Poder de cualquier Región
   *[do] cosecha un Lugar de Poder de cualquier Región
}
do-reward = { $form ->
    [to] obtener la recompensa de esa Región por fuerza de combate { $n }
   *[do] obtén la recompensa de esa Región por fuerza de combate { $n }
}
do-build-beside = { $form ->
    [to] construir gratis un Catalizador junto a los Espacios de Construcción de uno de tus Rituales
    [pick] construye gratis un Catalizador junto a los Espacios de Construcción de uno de tus Rituales
   *[do] puedes construir gratis un Catalizador junto a los Espacios de Construcción de uno de tus Rituales
}
do-build-crystal = { $form ->
    [to] construir gratis un Cristal
    [pick] construye gratis un Cristal
   *[do] puedes construir gratis un Cristal
}
do-copy-exhaust = { $form ->
    [to] usar el efecto de girar de un Especialista de cualquier clan, esté girado o no
   *[do] usa el efecto de girar de un Especialista de cualquier clan, esté girado o no
}
do-copy-council = { $form ->
    [to] usar el efecto de Fin de la Partida de la carta de uno de tus Especialistas
   *[do] usa el efecto de Fin de la Partida de la carta de uno de tus Especialistas
}
do-rivals-gain = { $form ->
    [to] hacer que cada rival obtenga { $what }
   *[do] cada rival obtiene { $what }
}
do-replace = { $form ->
    [to] sustituir hasta { $n } de tus Catalizadores por otros de distinto tipo (como si los construyeras)
    [pick] sustituye hasta { $n } de tus Catalizadores por otros de distinto tipo (como si los construyeras)
   *[do] puedes sustituir hasta { $n } de tus Catalizadores por otros de distinto tipo (como si los construyeras)
}
do-exchange = { $form ->
    [to] descartar de 1 a { $n } cartas y, por cada una, robar 1 carta y obtener 1 Maná
   *[do] descarta de 1 a { $n } cartas y, por cada una, roba 1 carta y obtén 1 Maná
}
do-herd = { $form ->
    [to] poner uno de tus Rituales en la pila de descarte (sus Catalizadores van a la reserva general y sus piezas a una Región)
   *[do] pon uno de tus Rituales en la pila de descarte (sus Catalizadores van a la reserva general y sus piezas a una Región)
}
price-discharge = { $form ->
    [to] { $n ->
        [one] descargar { $n } Cristal
       *[other] descargar { $n } Cristales
    }
   *[do] { $n ->
        [one] descarga { $n } Cristal
       *[other] descarga { $n } Cristales
    }
}

## What can be counted

count-crystal = { $n ->
    [one] Cristal en tu clan
   *[other] Cristales en tu clan
}
count-most-catalyst = { $n ->
    [one] Catalizador del tipo que más tengas
   *[other] Catalizadores del tipo que más tengas
}
count-catalyst-set = { $n ->
    [one] conjunto de Hoz, Orbe y Cristal en tu clan
   *[other] conjuntos de Hoz, Orbe y Cristal en tu clan
}
count-rich-ritual = { $n ->
    [one] Ritual de tu clan con más de un Catalizador (también cuentan los de su Lugar)
   *[other] Rituales de tu clan con más de un Catalizador (también cuentan los de sus Lugares)
}
count-artifact-pair = { $n ->
    [one] pareja de Ritual y Especialista con la palabra clave Artefacto en tu clan
   *[other] parejas de Ritual y Especialista con la palabra clave Artefacto en tu clan
}
count-familiar-pair = { $n ->
    [one] pareja de Ritual y Especialista con la palabra clave Familiar en tu clan
   *[other] parejas de Ritual y Especialista con la palabra clave Familiar en tu clan
}
count-enchantment-pair = { $n ->
    [one] pareja de Ritual y Especialista con la palabra clave Encantamiento en tu clan
   *[other] parejas de Ritual y Especialista con la palabra clave Encantamiento en tu clan
}
count-locked-ritual = { $n ->
    [one] Ritual de tu clan con una Piedra de Poder bloqueada
   *[other] Rituales de tu clan con una Piedra de Poder bloqueada
}
count-ascension = { $n ->
    [one] escalón alcanzado en la Senda de Cristal
   *[other] escalones alcanzados en la Senda de Cristal
}
count-value = { $n ->
    [one] punto de su valor
   *[other] puntos de su valor
}

## What cards listen to

event-ascend = cada vez que asciendas por la Senda de Cristal
event-crystal = cada vez que construyas un Cristal
event-row-catalyst = cada vez que construyas un Catalizador en el círculo de este Ritual
event-here-catalyst = cada vez que construyas un Catalizador en este Ritual o en su Lugar de Poder
event-valuable = cada vez que juegues una carta que valga 3 o más puntos de victoria
event-quiet-ritual = cada vez que juegues un Ritual sin Espacio de Acción
event-costly-discover = cada vez que descubras un Lugar de Poder que cueste más de una Bruja (también la Torre Perdida)
event-spend-mana = cada vez que gastes Maná en la Fase de Acción
event-clan-token = cada vez que actives tu Ficha de Clan

## Standing effects

standing-crystal-space = tus Rituales que valgan 3 o más puntos de victoria tienen un Espacio de Construcción más, solo para un Cristal
standing-path-cards = al jugar una carta de la Senda de Cristal, puedes descartar cartas de tu mano en lugar de pagar recursos
standing-binding-vp = { $n ->
    [one] puedes obtener { $n } punto de victoria en lugar de una Bonificación de Vínculo
   *[other] puedes obtener { $n } puntos de victoria en lugar de una Bonificación de Vínculo
}
standing-crystal-value = { $n ->
    [one] al final de la partida, cada Cristal, cargado o no, aumenta en { $n } el valor de su Ritual en tu Círculo Interior
   *[other] al final de la partida, cada Cristal, cargado o no, aumenta en { $n } el valor de su Ritual en tu Círculo Interior
}

## The text of a card

effect-clan-token = Ficha de Clan
effect-lock = Espacio de bloqueo
lock-more = con una Piedra de Poder bloqueada, además { $effect }
lock-again = una Piedra de Poder bloqueada repite una vez el efecto inmediato
harvest-deposit = obtén el recurso que haya encima; en una Región, 1 recurso de tu elección
fact-different = uno para cada tipo de Catalizador
fact-path-only = solo con la Senda de Cristal
path-step = Escalón { $n } por { $cost }: { $effect }.
path-again = En el último escalón, por { $cost } y cuantas veces quieras: { $effect }.
path-crystal = Un Cristal cuesta { $cost }.

## Procedures of the rules, as a stack names them

step-bind-or-score = la Bonificación de Vínculo o puntos de victoria
step-charge = cargar Cristales
step-charge-here = se cargan los Cristales de ese lugar
step-climb = ascender por la Senda de Cristal
step-deposit = poner un recurso en un Lugar de Poder
step-discharge = descargar Cristales
step-exchanged = robar y obtener Maná por cada carta
step-harvest-in = cosechar Lugares de Poder de una Región
step-herd-to = las piezas van a una Región
step-join-transfer = un Traslado para cada persona
step-pay-from-path = pagar una carta de la Senda de Cristal
step-play-from-path = jugar un Ritual de la Senda de Cristal
step-replace = sustituir Catalizadores
step-which-witch = elegir una Bruja

## Questions

ask-charge = ¿Qué Cristal cargas?
ask-discharge = { $n ->
    [one] ¿Qué Cristal descargas?
   *[other] ¿Qué Cristales descargas? { $n } en total.
}
ask-deposit = ¿Qué recurso pones en { $card }?
ask-cat = ¿Cuál de tus Brujas recibe el Gato?
ask-which-witch = ¿Usas la Bruja con el Gato?
ask-path-card = ¿Qué carta de la Senda de Cristal tomas?
ask-path-cards = ¿Cuántas cartas descartas en lugar de recursos por { $card }?
ask-play-path = ¿Qué carta de la Senda de Cristal juegas gratis?
ask-foresee = ¿Qué Medidor de Aquelarre miras?
ask-pull = ¿Qué pieza mueves a este Ritual?
ask-wander = ¿A qué Lugar de Poder va este Ritual?
ask-join-transfer = { $n ->
    [one] Puedes realizar un Traslado; si lo haces, { $seat } obtiene { $n } punto de victoria.
   *[other] Puedes realizar un Traslado; si lo haces, { $seat } obtiene { $n } puntos de victoria.
}
ask-region-harvest = ¿En qué Región cosechas?
ask-build-beside = ¿Qué Catalizador construyes gratis, y dónde?
ask-copy = ¿Qué efecto de girar usas?
ask-copy-council = ¿Qué efecto de Fin de la Partida usas?
ask-take-back = ¿Qué carta recuperas?
ask-replace = ¿Qué Catalizador sustituyes?
ask-exchange = ¿Cuántas cartas descartas?
ask-herd = ¿A qué Ritual renuncias?
ask-binding = ¿La Bonificación de Vínculo o puntos de victoria?

## Answers

option-ascend = asciende por la Senda de Cristal
option-path-play = juega { $card } de la senda
option-path-specialist = juega { $card } de la senda como Especialista
option-path-council = juega { $card } de la senda como Miembro del Consejo
option-path-cards = { $n ->
    [one] descarta { $n } carta en lugar de un recurso
   *[other] descarta { $n } cartas en lugar de recursos
}
option-crystal = un Cristal en { $card }
option-charge = carga el Cristal de { $card }
option-discharge = descarga el Cristal de { $card }
option-lock = pon la { $stone } en el espacio de bloqueo de { $card }
option-lock-space = pon una Piedra de Poder en el espacio de bloqueo de { $card }
option-deposit = pon { $what }
option-cat = el Gato en una Bruja en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-cat-reserve = el Gato en una Bruja de la reserva
option-with-cat = con el Gato
option-without-cat = sin el Gato
option-recall-cat = devuelve la Bruja con el Gato desde { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-take = toma { $card }
option-foresee = el medidor de { $thing }
option-pull-witch = mueve la Bruja desde { $thing }
option-pull-elder = mueve el Anciano desde { $thing }
option-pull-cat = mueve la Bruja con el Gato desde { $thing }
option-copy = usa { $card }
option-take-back = recupera { $card }
option-replace = en { $card }: { $new } en lugar de { $old }
option-replace-beside = junto a { $card }: { $new } en lugar de { $old }
option-exchange = { $n ->
    [one] descarta { $n } carta
   *[other] descarta { $n } cartas
}
option-vp = { $n ->
    [one] obtén { $n } punto de victoria
   *[other] obtén { $n } puntos de victoria
}

## The story

log-display = { $card } se coloca en la Senda de Cristal.
log-display-discard = { $card } se retira de la Senda de Cristal.
log-ascend = { $seat } asciende al escalón { $n } de la Senda de Cristal.
log-ascend-again = { $seat } asciende en el último escalón de la Senda de Cristal.
log-path-card = { $seat } toma { $card } de la Senda de Cristal.
log-path-stone = { $seat } toma la { $stone } de la Senda de Cristal.
log-cat = { $seat } pone un Gato en una Bruja.
log-crystal = { $seat } construye un Cristal en { $card }.
log-charge = { $seat } carga el Cristal de { $card }.
log-discharge = { $seat } descarga el Cristal de { $card }.
log-lock = { $seat } pone la { $stone } en el espacio de bloqueo de { $card }.
log-deposit = { $seat } pone { $what } en { $card }.
log-move-cat = { $seat } mueve la Bruja con el Gato a { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}.
log-pull-witch = { $seat } mueve una Bruja a { $thing }.
log-pull-elder = { $seat } mueve un Anciano a { $thing }.
log-pull-cat = { $seat } mueve la Bruja con el Gato a { $thing }.
log-recall-cat = { $seat } devuelve la Bruja con el Gato a la reserva.
log-wander = { $seat } mueve { $card } a { $place }.
log-copy = { $seat } usa el efecto de { $card }.
log-take-back = { $seat } recupera { $card }.
log-enters-exhausted = { $card } entra en juego con la carta girada: su efecto ya se ha usado en esta ronda.

## Why not

why-crystals = { $n ->
    [one] Cuesta { $n } Cristal cargado, y tienes { $have }.
   *[other] Cuesta { $n } Cristales cargados, y tienes { $have }.
}
why-no-crystals = Los Cristales vienen con la Senda de Cristal.
why-crystal = Para un Cristal: { $missing }
why-tower = Hace falta un recurso que ponerle encima.
why-lock-taken = Ahí ya hay una Piedra de Poder bloqueada.
why-no-lock = No tiene espacio de bloqueo.
why-stone-on-board = Tus Piedras de Poder están en tu Tablero de Clan hasta la puntuación final.
why-never-played = Nunca la jugaste: pertenece a tu clan.
why-no-stone = No tienes ninguna Piedra de Poder.
why-other-kind = Cada uno de sus Espacios de Construcción es para otro tipo de Catalizador.
why-crystal-space = El espacio que queda es solo para un Cristal.
why-piece-there = Hay una Bruja o un Anciano encima.
why-elder-there = Hay un Anciano de otro clan encima.
why-later-turn = La has recuperado en este turno: podrás jugarla en uno posterior.
why-locked-there = Su Lugar ya tiene la única Piedra de Poder que admite: la bloqueada.

## The table

screen-path = Senda de Cristal
screen-path-more = +{ $n }
screen-path-marker = { $seat } en el escalón { $n }
screen-path-left = a su izquierda: { $seats }
screen-cats = Gatos { $n }
screen-lock = espacio de bloqueo
screen-cat = con el Gato
screen-charged = { $n ->
    [one] { $n } Cristal cargado
   *[other] { $n } Cristales cargados
}
group-crystal = Construir un Cristal
group-lock = Bloquear una Piedra de Poder

## The legend of the symbols

legend-path = la Senda de Cristal
legend-crystal-glowing = Cristal cargado
legend-crystal-dark = Cristal oscuro
legend-cat = Gato
legend-lock = espacio de bloqueo
