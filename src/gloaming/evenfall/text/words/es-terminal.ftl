# Lo que muestra la mesa, y por qué algo no se puede hacer.

## Why not

wish-turn = un turno
why-not-your-turn = Es el turno de { $seat }.
why-not-asked = Ahora no se te pregunta nada.
why-passed = Has pasado; no tienes más turnos en esta fase.
why-one-main = Ya has hecho tu Acción Principal en este turno.
why-effect-first = Termina antes este efecto; las Acciones Gratuitas van antes o después.
why-few-cards = { $n ->
    [one] Hace falta { $n } carta, y tienes { $have }.
   *[other] Hacen falta { $n } cartas, y tienes { $have }.
}
why-exhausted = Ya se ha girado en esta ronda.
why-witches = { $n ->
    [one] Hace falta { $n } Bruja de tu reserva, y tienes { $have }.
   *[other] Hacen falta { $n } Brujas de tu reserva, y tienes { $have }.
}
why-no-place = Ninguno de tus Lugares de Poder está libre.
why-place-taken = Ya está ahí { $card }.
why-missing = Te falta: { $what }.
why-missing-any = { $n ->
    [one] Te falta { $n } recurso de cualquier tipo.
   *[other] Te faltan { $n } recursos de cualquier tipo.
}
why-missing-cards = { $n ->
    [one] Te falta { $n } carta en la mano.
   *[other] Te faltan { $n } cartas en la mano.
}
why-or-mana = { $missing } O bien { $n } Maná.
why-no-immediate = No tienes en la mano ninguna carta con efecto inmediato.
why-only-ritual = Un Ritual solo se juega como Ritual.
why-recalls = Está en un Ritual que también devuelve piezas.
why-same-name = En tu clan ya hay un Especialista con ese nombre.
why-token = Tu Ficha de Clan está agotada hasta el Fin de la Ronda.
why-elders-inner = Los Ancianos solo usan Espacios de Acción de tu propio Círculo Interior.
why-occupied = Ya hay alguien ahí.
why-no-witch = No hay ninguna Bruja en tu reserva.
why-no-elder = No hay ningún Anciano en tu reserva.
why-rival-space = Es de { $seat }.
why-build-one = Hay que construir al menos un Catalizador.
why-no-ritual = No tienes ningún Ritual sobre el que construir.
why-bare-place = Sin Ritual, un Lugar de Poder no tiene Espacio de Construcción.
why-slots-full = No hay ningún Espacio de Construcción libre.
why-scythe = Para una Hoz: { $missing }
why-orb = Para un Orbe: { $missing }
why-inner-already = Ya está en tu Círculo Interior; nada se traslada de vuelta.
why-mana = Solo tienes { $have } Maná.
why-dial-end = El disco llega hasta { $n }.
why-dial-reach = Un disco ya revelado cambia { $n } como máximo.
why-other-icon = Su icono es otro.
why-stone-there = Ya hay ahí una Piedra de Poder.

## The table

screen-header-turn = es el turno de { $seat }
screen-header-you = es tu turno
screen-legend = ◇ recurso  ★ PV  ▯ carta  ▲ Bruja  ◆ Anciano  ⚘ cosecha  § vínculo  ▷ acción  ⇓ Traslado  ↑ Aquelarre
screen-deck = mazo { $deck } · descarte { $discard } · Lugares { $places }
screen-first = empieza
screen-hand-size = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
screen-empty = nada
screen-space-free = libre
screen-token-on = ficha activa
screen-token-off = ficha usada
screen-passed = ha pasado
screen-exhausted = girado
screen-with-elder = con un Anciano de { $seat }
screen-borrowed = prestado
screen-after = después: { $what } cada vez
screen-battle = Batalla en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }
screen-dial = disco { $n }
screen-strength = fuerza { $n }
screen-others = Los demás
screen-you = Tú

## Headings over answers of one kind

group-discover = Descubrir
group-play = Jugar un Ritual
group-specialist = Jugar como Especialista
group-council = Jugar como Miembro del Consejo
group-witch = Colocar una Bruja
group-elder = Colocar un Anciano
group-exhaust = Girar
group-scythe = Construir una Hoz
group-orb = Construir un Orbe
group-alone = O bien

## The end

screen-final-round = Ronda { $n }
screen-final-end = Fin
screen-wins = Gana { $seat } con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
screen-wins-mana = Gana { $seat }: { $n } puntos, igual que { $others }, pero con más Maná ({ $mana }).
screen-shares = { $seats } comparten la victoria: { $n } puntos y { $mana } Maná cada uno.
