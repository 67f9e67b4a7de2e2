# Preguntas, respuestas e historia de las reglas fuera de acciones y encuentros, en español.

fault-lead = no hay asiento { $n }; hay { $seats }
fault-investigator-twice = { $card } solo puede jugarse en un asiento
frame-of-card = { $card }
omen-green = verde
omen-blue = azul
omen-red = rojo

## Preguntas

ask-sheet = ¿Con quién juegas?
ask-pool = Prueba de { $skill }: { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}. ¿Añades algo antes de tirar?
ask-dice = Prueba de { $skill }. Has sacado { $dice }: { $n ->
    [0] ningún éxito
    [one] { $n } éxito
   *[other] { $n } éxitos
}. ¿Cambias algo?
ask-double-reroll = ¿Repite { $seat } la tirada de un segundo dado con esta Pista?
ask-pay-clues = { $n ->
    [one] ¿Cómo pagas { $n } Pista?
   *[other] ¿Cómo pagas { $n } Pistas?
}
ask-pledge = Al grupo le hace falta { $n ->
    [one] { $n } Pista más
   *[other] { $n } Pistas más
}, o sucede esto: { $effect }. ¿Cuántas das?
ask-space = ¿En qué casilla? ({ $effect })
ask-investigator = ¿Qué investigador? ({ $effect })
ask-choose-investigator = ¿Qué investigador eliges?
ask-clue = ¿Qué Pista del mapa?
ask-move-clue = ¿A qué casilla se mueve la Pista de { $space }?
ask-gate = ¿Qué Portal?
ask-peek = Estos son los dos próximos Portales. ¿Cuál se queda arriba? El otro va al fondo.
ask-share-gates = { $n ->
    [one] ¿Se enteran los demás de qué Portal es?
   *[other] ¿Se enteran los demás de dónde están estos dos Portales?
}
ask-share-back = ¿Se enteran los demás de lo que dice el reverso de { $card }?
ask-discard-possession = ¿Qué pertenencia descartas?
ask-discard-card = ¿Qué carta descartas?
ask-gain-card = ¿Qué carta obtienes?
ask-improve = ¿Qué habilidad mejoras?
ask-retrain = ¿A qué fichas de Mejora renuncias?
ask-exchange = ¿Cuánto cambias?
ask-omen = ¿A qué casilla se mueve el Augurio?
ask-rumor = ¿Qué Rumor se resuelve?
ask-unsolve = ¿Qué Misterio resuelto vuelve al mazo?
ask-defeat-token = Has perdido toda la Salud y toda la Cordura. ¿Cuál te derrota?
ask-fall-at = ¿A qué Ciudad llevan a { $seat }?
ask-new-lead = ¿Quién es ahora el investigador jefe?
ask-pass-lead = ¿Pasas la ficha de investigador jefe?

## Respuestas

option-sheet = { $card }
option-roll = tirar
option-die-for-sanity = gastar 1 de Cordura por 1 dado más
option-use-card = usar { $card }
option-confirm = dejar los dados como están
option-stop-rerolls = no repetir más tiradas
option-clue-die = gastar una Pista para repetir un { $n }
option-granted-die = repetir un { $n }
option-reroll-die = repetir un { $n }
option-reroll-die-with = repetir un { $n } con { $card }
option-raise-die = subir un { $n } con { $card }
option-success-for-clue = gastar una Pista por 1 éxito más
option-pay-clues = { $n ->
    [0] ninguna Pista
    [one] { $n } Pista
   *[other] { $n } Pistas
}{ $sanity ->
    [0] {""}
   *[other] {" "}y 1 de Cordura
}{ $key ->
    [0] {""}
   *[other] {" "}(1 menos, con la Llave de Plata)
}
option-pay-price = pagar
option-pledge = { $n ->
    [0] ninguna
    [one] { $n } Pista
   *[other] { $n } Pistas
}
option-space = { $space }
option-investigator = { $seat }
option-clue = { $space }
option-lead = { $seat }
option-gate-on-top = { $space } se queda arriba
option-share = Contárselo a todos
option-keep-secret = Guardártelo
option-discard-clue = descartar 1 Pista
option-discard-train = descartar un billete de tren
option-discard-ship = descartar un billete de barco
option-discard = descartar { $card }
option-gain = obtener { $card }
option-stop = nada más
option-improve = { $skill }
option-retrain = { $skill }
option-spend = { $skill }
option-exchange-health = { $n } de Salud
option-exchange-sanity = { $n } de Cordura
option-omen = { $colour } ({ $n })
option-rumor = { $card }
option-mystery = { $card }
option-keep-lead = conservarla

## La historia

log-round = Comienza la ronda { $n }.
log-round-ends = Fin de la ronda: { $n ->
        [0] no hay ningún Portal abierto
        [one] hay un Portal abierto
       *[other] hay { $n } Portales abiertos
    }. { $progress }.
log-gates-open = Fin de la ronda: { $n ->
        [0] no hay ningún Portal abierto
        [one] hay un Portal abierto
       *[other] hay { $n } Portales abiertos
    }.
mystery-progress = { $card }: { $n } de { $of }
log-sheet = { $seat } juega con { $card }.
log-new-lead = { $seat } es investigador jefe.
log-mythos = Mitos: { $card }.
log-no-mythos = No queda ninguna carta de Mitos.
log-omen = El Augurio avanza: { $colour }.
log-set-omen = El Augurio se mueve: { $colour }.
log-doom = La Perdición avanza a { $n }.
log-doom-back = La Perdición retrocede a { $n }.
log-awakens = { $name } DESPIERTA.
log-gate = Se abre un Portal en { $space }.
log-no-gate = No queda ningún Portal: la Perdición avanza.
log-close = { $seat } cierra el Portal de { $space }.
log-gates-stay = Ahora no se pueden cerrar Portales.
log-discard-gate = Desaparece el Portal de { $space }.
log-discard-gates = { $n ->
    [one] Desaparece { $n } Portal.
   *[other] Desaparecen { $n } Portales.
}
log-surge = Oleada de Monstruos en { $space }.
log-clue = Aparece una Pista en { $space }.
log-discard-clue = Se pierde la Pista de { $space }.
log-expedition = La próxima Expedición está en { $space }.
log-reckonings = ¡Retribución!
log-reckoning = Retribución: { $card }.
log-mystery = El próximo Misterio: { $card }.
log-solve-mystery = Misterio resuelto: { $card } ({ $n }).
log-unsolve = El Misterio { $card } vuelve al mazo de Misterios.
log-solve-rumor = El Rumor { $card } ha terminado.
log-token-at = Se pone una { $token } en { $space }.
log-token-card = { $card }: { $n ->
    [0] no queda ninguna ficha
    [one] { $n } ficha
   *[other] { $n } fichas
}.
log-token-omen = Se pone una ficha de Arcano en el medidor de Augurio.
log-token-sheet = { $n ->
    [one] Se pone una { $token }
   *[other] Se pone { $n } veces una { $token }
} en la hoja del Primigenio.
log-placed = { $thing ->
    [eldritch] La ficha de Arcano
    [clue] La Pista
    [gate] El Portal
   *[monster] El Monstruo
} pasa a { $card }.
log-roll = { $seat } hace una prueba de { $skill } con { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}: { $dice }.
log-roll-die = Sale un { $n }.
log-seat-rolls = { $seat } saca un { $n }.
log-reroll = { $seat } repite un { $before }: { $n }.
log-raise = { $seat } sube un dado a { $n }.
log-die-for-sanity = { $seat } gasta 1 de Cordura por un dado.
log-use = { $seat } usa { $card }.
log-test-passed = Superada, con { $n ->
    [one] { $n } éxito.
   *[other] { $n } éxitos.
}
log-test-failed = { $n ->
    [0] Fallada, sin ningún éxito.
    [one] Fallada, con solo { $n } éxito.
   *[other] Fallada, con solo { $n } éxitos.
}
log-loss = { $seat } pierde { $health ->
    [0] { $sanity } de Cordura
   *[other] { $sanity ->
        [0] { $health } de Salud
       *[other] { $health } de Salud y { $sanity } de Cordura
    }
} (♥{ $left } ☽{ $mind }).
log-prevent = { $n } de { $track } no se pierde.
log-recover = { $seat } recupera { $health ->
    [0] { $sanity } de Cordura
   *[other] { $sanity ->
        [0] { $health } de Salud
       *[other] { $health } de Salud y { $sanity } de Cordura
    }
}.
log-spend-track = { $seat } gasta { $n } de { $track }.
log-spend-clues = { $n ->
    [one] { $seat } gasta { $n } Pista.
   *[other] { $seat } gasta { $n } Pistas.
}
log-sanity-for-clue = { $seat } gasta 1 de Cordura en lugar de una Pista.
log-clue-discount = { $seat } gasta 1 Pista menos.
log-pledge = { $n ->
    [0] { $seat } no da ninguna Pista.
    [one] { $seat } ofrece { $n } Pista.
   *[other] { $seat } ofrece { $n } Pistas.
}
log-gain-clues = { $n ->
    [one] { $seat } obtiene { $n } Pista.
   *[other] { $seat } obtiene { $n } Pistas.
}
log-discard-ticket = { $seat } descarta un { $ticket }.
log-discard-clues = { $n ->
    [one] { $seat } descarta { $n } Pista.
   *[other] { $seat } descarta { $n } Pistas.
}
log-gain-card = { $seat } obtiene { $card }.
log-discard-card = { $seat } descarta { $card }.
log-cast = { $seat } lanza { $card }.
log-flip = Se da la vuelta a { $card } de { $seat }.
log-flip-back = La carta { $card } vuelve a mostrar el anverso.
log-look = { $seat } mira el reverso de { $card }.
log-share-gate = { $seat } se lo cuenta a los demás: el próximo Portal es { $space }.
log-share-gates = { $seat } se lo cuenta a los demás: el próximo Portal es { $space }, el último { $other }.
log-share-back = { $seat } cuenta a los demás lo que dice el reverso de { $card }.
log-improve = { $seat } mejora { $skill } a +{ $n }.
log-retrain = { $seat } renuncia a una Mejora de { $skill }.
log-delayed = { $seat } queda Retrasado.
log-not-delayed = { $seat } no puede quedar Retrasado.
log-turn-ends = Algo retrasa a { $seat }: termina su turno.
log-defeated = { $seat } cae DERROTADO.
log-devoured = { $seat } es DEVORADO.

## Cómo termina

won = Los investigadores han ganado. El mundo se ha salvado, por ahora.
lost-ancient = Los investigadores han perdido: { $card } ha despertado y el mundo es suyo.
lost-card = Los investigadores han perdido: se ha cumplido la amenaza de { $card }.
lost-mythos = Los investigadores han perdido: no queda ninguna carta de Mitos, y se acabó el tiempo.
lost-eliminated = Los investigadores han perdido: ya no queda nadie que haga frente al Primigenio.

## Parts of the story

part-encounter = El encuentro de { $seat }
part-mythos = Los Mitos

## What a round brought

tally-went = Ha ido a
tally-clues = Pistas
tally-cards = Cartas obtenidas
tally-monsters = Monstruos derrotados
tally-closed = Portales cerrados
tally-health-lost = Salud perdida
tally-sanity-lost = Cordura perdida
tally-doom = Perdición
tally-omen = Augurio
tally-opened = Portales abiertos
tally-open = Portales que quedan abiertos
tally-progress = El Misterio
tally-solved = Misterios resueltos
tally-mystery = El próximo Misterio
amount-clue = { $n ->
    [one] { $n } Pista
   *[other] { $n } Pistas
}
