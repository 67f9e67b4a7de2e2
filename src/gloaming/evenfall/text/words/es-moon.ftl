# El lado de la Luna, los clanes de la expansión, su medidor y las Losetas de Bonificación de Batalla.

kind-demon = Demonio del Trono
kind-tile = Loseta de Bonificación de Batalla
kind-track = medidor
legend-demon = Demonio del Trono

## Options of the set-up

setup-side = Lado
setup-side-help = Sol: todos los clanes son iguales. Luna: cada clan tiene sus propias habilidades. Toda la mesa juega con el mismo lado.
setup-side-sun = Sol
setup-side-moon = Luna
setup-tiles = Losetas de Bonificación de Batalla
setup-tiles-help = Cada Región recibe al azar otras Recompensas de Batalla para toda la partida.
setup-tiles-off = no
setup-tiles-on = sí
setup-track = Medidor
setup-track-help = El medidor del juego base (19 Maná como máximo) o el de la expansión (20).
setup-track-base = juego base
setup-track-expansion = expansión

## Los clanes, al abrir una mesa

setup-clans-default = el siguiente clan libre
setup-clans-default-help = Estrella, Cruz, Círculo, Clavo: el primero que nadie haya tomado.
setup-clans-random = por sorteo
setup-clans-random-help = Cualquiera de los seis clanes que nadie haya tomado; la mesa lo ve al empezar la partida.
setup-clans-star = La Estrella
setup-clans-cross = La Cruz
setup-clans-circle = El Círculo
setup-clans-spike = El Clavo
setup-clans-wave = La Ola
setup-clans-horn = El Cuerno
setup-clans-sun-help = En el lado del Sol todos los clanes juegan igual; solo cambian el emblema, el color y el Lugar de Poder Inicial.
setup-clans-star-help = Las cartas son su moneda: roba nueve en la Fase de Búsqueda y cambia cada una por un recurso o por Maná; su primer Miembro del Consejo es gratis.
setup-clans-cross-help = Sube por el Medidor de Aquelarre: sus espacios ofrecen una de dos bonificaciones, una Bruja en su propio tablero obtiene las dos y su Ficha de Clan repite un espacio.
setup-clans-circle-help = Su fuerza está en el Círculo Exterior: empieza con dos Lugares allí, también los Ancianos trabajan allí y su Ficha de Clan da Maná por cada uno.
setup-clans-spike-help = Pone a trabajar las Piedras de Poder antes del final: cuatro espacios de su tablero las premian, y la Piedra de Poder Roja está cerca.
setup-clans-wave-help = Usa los efectos inmediatos una y otra vez: por 1 Hierba un Ritual es un Espacio de Acción durante un turno; empieza con tres de esos Rituales.
setup-clans-horn-help = Su Demonio del Trono se une a un Especialista y hace lo mismo una vez más; al final de la ronda ese Especialista es su presa.
setup-side-sun-help = Todos los clanes tienen las mismas habilidades: el lado para la primera partida.
setup-side-moon-help = Cada clan tiene un tablero propio, con habilidades que nadie más tiene.

fault-first = el asiento { $n } no puede ser el primero: hay { $seats } asientos
fault-clan-twice = dos asientos quieren { $clan }: cada uno lleva un clan distinto

## What cards do

do-advance-both = { $form ->
    [to] avanzar 1 espacio en el Medidor de Aquelarre y, si ofrece una de dos bonificaciones, obtener ambas
   *[do] avanza 1 espacio en el Medidor de Aquelarre y, si ofrece una de dos bonificaciones, obtén ambas
}
do-repeat-step = { $form ->
    [to] obtener la bonificación de un espacio ya alcanzado del Medidor de Aquelarre
   *[do] obtén la bonificación de un espacio ya alcanzado del Medidor de Aquelarre
}
do-draw-place = { $form ->
    [to] poner el Lugar de Poder superior del Mazo de Lugares en tu Círculo Exterior
   *[do] pon el Lugar de Poder superior del Mazo de Lugares en tu Círculo Exterior
}
do-take-red = { $form ->
    [to] tomar la Piedra de Poder Roja de la reserva general
   *[do] toma la Piedra de Poder Roja de la reserva general
}
do-turn-ritual = { $form ->
    [to] usar durante este turno el efecto inmediato de uno de tus Rituales como Espacio de Acción
   *[do] durante este turno, el efecto inmediato de uno de tus Rituales es un Espacio de Acción
}
do-call-demon = { $form ->
    [to] girar hacia arriba el Demonio del Trono y, si quieres, vincularlo a otro de tus Especialistas
   *[do] gira hacia arriba el Demonio del Trono y, si quieres, vincúlalo a otro de tus Especialistas
}
do-release-demon = { $form ->
    [to] eliminar de la partida al Especialista vinculado al Demonio del Trono y { $effect }
   *[do] elimina de la partida al Especialista vinculado al Demonio del Trono y { $effect }
}

## The text of a board

effect-free = Acción Gratuita
effect-witch-space = Espacio de Acción para una Bruja
effect-powerstone-spaces = Espacios para una Piedra de Poder cada uno (Acción Gratuita, hasta la puntuación final)
effect-set-up = Preparación
start-place-outside = «{ $card }» empieza en tu Círculo Exterior
start-outer = una carta «{ $card }» sin Bonificación de Vínculo empieza en tu Círculo Exterior
start-outer-bound = una carta «{ $card }» con Bonificación de Vínculo empieza en tu Círculo Exterior
start-demon = el { $card } es uno de tus Especialistas desde el principio
start-rituals = roba hasta tener { $n } Rituales con efecto inmediato y nombres distintos, quédatelos y baraja el resto en el mazo
demon-text = Cada vez que juegues un Especialista, puedes vincularle el Demonio del Trono o moverlo a él. El Demonio también tiene la habilidad de ese Especialista: sus efectos continuos suceden dos veces y el Demonio se puede girar por su cuenta.
tile-text = Cubre las Recompensas de Batalla { $entry ->
    [northern-lakes] de los
    [central-mountains] de las
    [southern-slopes] de las
   *[other] de
} { $region }.
stone-text-wild = Al final de la partida, duplica el valor del Ritual de cualquier Lugar de Poder con un icono de Piedra de Poder en tu Círculo Interior.
crystal-path-only = Solo con la Senda de Cristal.
track-text = Puntos de 0 a { $vp }, Maná de 0 a { $mana }. Una Ficha de Puntos de Victoria vale { $lap } puntos.

## Procedures of the rules, as a stack names them

step-attach-demon = vincular el Demonio del Trono
step-place-on-board = colocar una Piedra de Poder en el Tablero de Clan

## Questions

ask-powerstone-space = ¿Qué Piedra de Poder colocas, y en qué espacio de tu Tablero de Clan?
ask-repeat-step = ¿Qué bonificación del Medidor de Aquelarre obtienes?
ask-turn-ritual = ¿Qué Ritual pasa a ser un Espacio de Acción durante este turno?
ask-attach-to = ¿Vinculas el Demonio del Trono a { $card }?
ask-attach = ¿A qué Especialista vinculas el Demonio del Trono?

## Answers

option-board-free = usa el Tablero de Clan: { $effect }
option-place-powerstone = coloca una Piedra de Poder en tu Tablero de Clan
option-powerstone-space = la { $stone } en el espacio { $n }: { $effect }
option-repeat-step = espacio { $n }: { $effect }
option-turn = convierte { $card } en un Espacio de Acción
option-attach = vincula el Demonio del Trono a { $card }
option-no-attach = deja el Demonio del Trono como está

## The story

log-powerstone-space = { $seat } coloca la { $stone } en el espacio { $n } del Tablero de Clan.
log-red-stone = { $seat } toma la { $stone } de la reserva general.
log-repeat-step = { $seat } obtiene otra vez la bonificación del espacio { $n } del Medidor de Aquelarre.
log-draw-place = { $seat } roba { $card } y la pone en su Círculo Exterior.
log-turn-ritual = { $seat } convierte { $card } en un Espacio de Acción durante este turno.
log-attach = { $seat } vincula el Demonio del Trono a { $card }.
log-tile = { $tile } cubre las Recompensas de Batalla de { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.

## Why not

why-board-witch = Solo una Bruja usa el Espacio de Acción de un Tablero de Clan.
why-no-powerstone = No te quedan Piedras de Poder.
why-space-taken = En ese espacio hay una Piedra de Poder hasta la puntuación final.
why-on-space = Está en tu Tablero de Clan hasta la puntuación final.
why-spaces-full = En todos los espacios de tu Tablero de Clan hay una Piedra de Poder.
why-no-turnable = No tienes ningún Ritual con efecto inmediato que puedas convertir.
why-not-turned = Su efecto inmediato no es un Espacio de Acción; conviértelo antes con el Tablero de Clan.
why-no-icon = No tiene icono de Piedra de Poder.
why-not-doubled = Aquí el Demonio del Trono no da un segundo efecto.
why-unattached = El Demonio del Trono no está vinculado a ningún Especialista.

## The table

screen-moon-space = Espacio de Acción
screen-moon-stones = Espacios para Piedras de Poder
screen-moon-free = Acción Gratuita
screen-moon-turned = Espacio de Acción este turno
screen-moon-attached = con el Demonio del Trono
screen-moon-tile = loseta

## En la página del navegador

page-moon-red = Piedra de Poder Roja
page-moon-both = las dos bonificaciones del espacio
page-moon-supply = La Piedra de Poder Roja está en la reserva general.
page-moon-alone = sin Especialista
page-moon-not-doubled = sin segundo efecto
page-at-most = como máximo { $n }
page-laps = { $n ->
    [one] una Ficha de Puntos de Victoria
   *[other] { $n } Fichas de Puntos de Victoria
} de { $lap } y { $rest } en el medidor
