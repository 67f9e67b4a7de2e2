# Las escenas de la página: prueba, encuentro, combate, Fase de Mitos, despertar y final, en español.

## La prueba

scene-on-sheet = en tu hoja
scene-chances = Probabilidades antes de tirar
scene-successes-of = { $n } éxitos
scene-dice-lie = Los dados muestran { $dice }.
scene-to-pass = de superarla
scene-average = éxitos de media
scene-can-use = Lo que puedes usar ahora
scene-sealed = Lo que pasa si la superas o no se lee después.

## El encuentro

scene-last-encounter = El último encuentro
scene-decides = Decide { $seat }.

## El combate

scene-horror = Horror
scene-damage = Daño
scene-toughness = Resistencia
scene-invulnerable = ahora es invulnerable
scene-no-test = sin prueba
scene-step-will = Mantén la calma
scene-step-strength = Golpea
scene-against-horror = contra horror { $n }
scene-against-damage = contra daño { $n }
scene-with = Con { $card }
scene-successes = éxitos
scene-odds = prob.
scene-you = tú
scene-it = el Monstruo
scene-unshaken = sin pérdida
scene-unhurt = ileso
scene-it-unhurt = ileso
scene-it-defeated = derrotado
scene-it-loses = pierde { $n }
scene-choose-fight = ¿Qué Monstruo primero?
scene-prospect-will = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $chance } de no perder Cordura
scene-prospect-strength = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $chance } de derrotarlo

## La Fase de Mitos

scene-mythos = Mitos
scene-last-mythos = La última Fase de Mitos: { $card }
scene-mythos-steps = La Fase de Mitos, paso a paso
scene-step-advance-omen = Augurio
scene-step-reckoning = Retribución
scene-step-spawn-gates = Portales
scene-step-monster-surge = Oleada de Monstruos
scene-step-spawn-clues = Pistas
scene-step-text = La carta
scene-step-check = Misterio
scene-step-lead = Nuevos investigadores, investigador jefe
scene-not-on-card = no está en esta carta
scene-reckonings = { $n ->
    [one] 1 efecto
   *[other] { $n } efectos
}
scene-nothing = no pasa nada
scene-to-decide = tiene que decidir

## El despertar

scene-doom-nought = La Perdición ha llegado a 0
scene-wakes = Despierta { $name }
scene-from-now = Desde ahora
scene-to-win = Para ganar
scene-to-lose = Para perder
scene-mysteries-left = { $n ->
    [0] Los { $of } Misterios están resueltos: queda el Misterio final.
    [one] Resolved 1 Misterio más de { $of } y después el Misterio final.
   *[other] Resolved { $n } Misterios más de { $of } y después el Misterio final.
}
scene-how-to-lose = { $n ->
    [0] No queda nadie, o hay que robar una carta de Mitos: no queda ninguna.
    [one] No queda nadie, o no se puede robar una carta de Mitos: queda 1.
   *[other] No queda nadie, o no se puede robar una carta de Mitos: quedan { $n }.
}

## El final

scene-won-in = Victoria en la ronda { $n }
scene-lost-in = Derrota en la ronda { $n }
scene-end-won = { $name } sigue dormido
scene-end-lost = El mundo es de { $name }
scene-where-you-went = Por dónde pasasteis
scene-where-more = cada viaje, cada Portal cerrado, cada Monstruo derrotado
scene-counted = La cuenta
scene-how-it-ended = Cómo acabó
scene-doom-by-round = La Perdición, ronda a ronda
scene-doom-told = La Perdición empezó en { $first } y al final de la ronda { $n } estaba en { $last }.
scene-key-solved = Misterio resuelto
scene-key-woke = despertar
scene-score-gates = { $n ->
    [one] 1 Portal abierto
   *[other] { $n } Portales abiertos
}
scene-score-monsters = { $n ->
    [one] 1 Monstruo en el mapa, de tres en tres
   *[other] { $n } Monstruos en el mapa, de tres en tres
}
scene-score-cursed = { $n ->
    [one] 1 Estado Maldito o Pacto oscuro
   *[other] { $n } Estados Maldito y Pacto oscuro
}
scene-score-rumors = { $n ->
    [one] 1 Rumor en juego, tres puntos cada uno
   *[other] { $n } Rumores en juego, tres puntos cada uno
}
scene-score-clues = { $n ->
    [one] 1 Pista en mano, de tres en tres
   *[other] { $n } Pistas en mano, de tres en tres
}
scene-score-blessed = { $n ->
    [one] 1 Estado Bendecido
   *[other] { $n } Estados Bendecido
}
scene-score-doom = Perdición restante
scene-score-total = Puntuación, cuanto menos mejor
scene-lost-doom = La Perdición llegó a 0 en la ronda
scene-doom-left = Perdición restante
scene-lost-tokens = Fichas de Cordura sobre { $name }
scene-solved = Misterios resueltos
scene-mythos-left = Cartas de Mitos restantes
scene-doom-causes = La Perdición se acercó { $omen } por el Augurio y sus Portales y { $others } por todo lo demás.
scene-fate-stands = vivió para contarlo
scene-fate-fell = cayó en la ronda { $n }
scene-fate-devoured = pereció devorado en la ronda { $n }
scene-deed-closed = { $n ->
    [one] 1 Portal cerrado
   *[other] { $n } Portales cerrados
}
scene-deed-beaten = { $n ->
    [one] 1 Monstruo derrotado
   *[other] { $n } Monstruos derrotados
}
scene-deed-found = { $n ->
    [one] 1 Pista hallada
   *[other] { $n } Pistas halladas
}
scene-deed-passed = { $n ->
    [one] 1 prueba superada
   *[other] { $n } pruebas superadas
}
scene-deed-failed = { $n ->
    [one] 1 prueba fallida
   *[other] { $n } pruebas fallidas
}
scene-deed-way = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
