# La fase de Acción y los movimientos de los investigadores, en español.

## Verbos

do-act = { $form ->
    [to] realizar una acción adicional
   *[do] realiza una acción adicional
}
do-move = { $form ->
    [to] { $n ->
        [one] moverte { $n } casilla
       *[other] moverte { $n } casillas
    }
   *[do] { $n ->
        [one] muévete { $n } casilla
       *[other] muévete { $n } casillas
    }
}
do-move-by-ship = { $form ->
    [to] { $n ->
        [one] moverte { $n } casilla por una ruta de barco
       *[other] moverte { $n } casillas por rutas de barco
    }
   *[do] { $n ->
        [one] muévete { $n } casilla por una ruta de barco
       *[other] muévete { $n } casillas por rutas de barco
    }
}
do-move-up-to = { $form ->
    [to] { $n ->
        [one] moverte hasta { $n } casilla
       *[other] moverte hasta { $n } casillas
    }
   *[do] { $n ->
        [one] muévete hasta { $n } casilla
       *[other] muévete hasta { $n } casillas
    }
}
do-move-toward = { $form ->
    [to] { $n ->
        [one] moverte { $n } casilla hacia { $where }
       *[other] moverte { $n } casillas hacia { $where }
    }
   *[do] { $n ->
        [one] muévete { $n } casilla hacia { $where }
       *[other] muévete { $n } casillas hacia { $where }
    }
}
do-move-to = { $form ->
    [to] moverte a { $where }
   *[do] muévete a { $where }
}
do-move-together = { $form ->
    [to] { $n ->
        [one] moverte { $n } casilla junto con este Monstruo
       *[other] moverte { $n } casillas junto con este Monstruo
    }
   *[do] { $n ->
        [one] muévete { $n } casilla junto con este Monstruo
       *[other] muévete { $n } casillas junto con este Monstruo
    }
}
do-swap-places = { $form ->
    [to] intercambiar tu casilla con el investigador que usa esto
   *[do] intercambia tu casilla con el investigador que usa esto
}
do-trade = { $form ->
    [to] intercambiar pertenencias con { $who }
   *[do] intercambia pertenencias con { $who }
}
do-trade-clues = { $form ->
    [to] intercambiar Pistas con { $who }
   *[do] intercambia Pistas con { $who }
}
do-give = { $form ->
    [to] dar { $what } a { $who }
   *[do] da { $what } a { $who }
}

step-when-gained = el efecto de obtenerla

## Billetes y listas

ticket-train = billete de tren
ticket-ship = billete de barco
one-clue = 1 Pista
one-train = 1 billete de tren
one-ship = 1 billete de barco
traded-clues = { $n ->
    [one] { $n } Pista
   *[other] { $n } Pistas
}
traded-train = { $n ->
    [one] { $n } billete de tren
   *[other] { $n } billetes de tren
}
traded-ship = { $n ->
    [one] { $n } billete de barco
   *[other] { $n } billetes de barco
}
listed-nothing = nada

## Preguntas

ask-action = { $n ->
    [0] No te quedan acciones. ¿Quieres usar algo más?
    [one] Tu turno: te queda { $n } acción.
   *[other] Tu turno: te quedan { $n } acciones.
}
ask-granted-action = Puedes realizar una acción adicional.
ask-travel = ¿A qué casilla viajas?
ask-travel-on = ¿Gastas un billete para seguir viajando?
ask-move = { $n ->
    [one] ¿A qué casilla te mueves?
   *[other] ¿A qué casilla te mueves? Te quedan { $n } movimientos.
}
ask-move-to = ¿A qué casilla te mueves?
ask-move-together = ¿A qué casilla se mueven { $who } y { $monster }?
ask-ticket = ¿Qué billete obtienes?
ask-drop-ticket = Tienes dos billetes. ¿Descartas uno para obtener un { $ticket }?
ask-buy = { $n ->
    [0] Con este resultado no puedes comprar nada.
   *[other] ¿Qué cartas compras? Te queda un valor de { $n }.
}
ask-who-gains = ¿Quién obtiene { $card }?
ask-toss = No has comprado nada. ¿Descartas una carta de la reserva?
ask-partner = ¿Con quién intercambias?
ask-trade = Intercambio con { $who }. Das: { $given }. Recibes: { $taken }.
ask-accept = { $who } propone un intercambio. Das: { $given }. Recibes: { $taken }.
ask-give-to = ¿A quién das algo?
ask-give = ¿Qué das a { $who }?

## Respuestas

option-travel = viaja
option-prepare = prepárate para viajar
option-acquire = adquiere Apoyos
option-rest = descansa
option-trade = intercambia
option-act = { $card }: { $effect }
option-local = { $card } de { $who }: { $effect }
option-end-turn = termina el turno
option-no-action = no realices ninguna acción
option-move = muévete a { $space }
option-move-by-train = toma el tren a { $space }
option-move-by-ship = toma el barco a { $space }
option-stay = quédate aquí
option-ticket = un { $ticket }
option-drop-ticket = descarta un { $ticket }
option-keep-tickets = conserva tus billetes
option-buy = compra { $card }
option-loan = pide un préstamo del banco: obtienes un Estado de Deuda por { $n } éxitos
option-done-buying = no compres nada más
option-toss = descarta { $card }
option-toss-none = no descartes nada
option-give = da { $card }
option-take = recibe { $card }
option-give-second = da { $card } (segunda copia: se descartará)
option-take-second = recibe { $card } (segunda copia: se descartará)
option-give-token = da { $what }
option-take-token = recibe { $what }
option-give-no-more = no des nada más
option-propose = propón este intercambio
option-leave-trade = no intercambies
option-accept = acepta
option-refuse = rechaza

## La historia

log-stand-up = { $seat } deja de estar Retrasado.
log-move = { $seat } se mueve a { $space }.
log-moves-along = { $entry ->
    [plural] { $monster } se mueven a { $space }.
   *[one] { $monster } se mueve a { $space }.
}
log-spend-ticket = { $seat } gasta un { $ticket }.
log-gain-ticket = { $seat } obtiene un { $ticket }.
log-drop-ticket = { $seat } descarta un { $ticket }.
log-rest = { $seat } descansa.
log-acquire = { $seat } quiere adquirir Apoyos.
log-loan = { $n ->
    [one] { $seat } pide un préstamo del banco: { $n } éxito más.
   *[other] { $seat } pide un préstamo del banco: { $n } éxitos más.
}
log-toss = { $seat } descarta { $card } de la reserva.
log-component-action = { $seat } usa { $card }.
log-trade = { $seat } intercambia con { $who }. Da: { $given }. Recibe: { $taken }.
log-refuse-trade = { $seat } rechaza el intercambio con { $who }.
log-give-card = { $seat } da { $card } a { $who }.
log-give-clue = { $seat } da 1 Pista a { $who }.
