# Lo que hacen las cartas, en español. Las formas de un verbo son atributos; véase text/forms.py.

## Control

in-brackets = { $head } ({ $rest })
and-clause = { $first }, y { $last }
choice = { $first } { $sound ->
    [o] u
   *[other] o
} { $last }
afterwards = luego { $effect }
if = si { $condition }, { $effect }
otherwise = si no, { $effect }
pay-for = { $price } para { $effect }
if-paid = { $person ->
    [he] si lo hace, { $effect }
   *[you] si lo haces, { $effect }
}
if-unpaid = { $person ->
    [he] si no lo hace, { $effect }
   *[you] si no lo haces, { $effect }
}
unless-paid = { $effect } a menos que { $price }
unless-group = { $effect } a menos que los investigadores gasten en grupo { $what }
each-seat = { $who }: { $effect }
instead = { $what } en su lugar
do-may = { $effect }
    .you = puedes
    .he = puede
    .to = poder
do-nothing = no ocurre nada
per-one = { $what } por cada { $count }

## Tests and dice

do-test = { $skill }
    .noun = prueba de { $skill }
    .you = haces una prueba de
    .he = hace una prueba de
    .to = hacer una prueba de
test-pass = { $person ->
    [he] si la supera, { $effect }
   *[you] si la superas, { $effect }
}
test-fail = { $person ->
    [he] si la falla, { $effect }
   *[you] si la fallas, { $effect }
}
test-both = { $passed }; { $failed }
test-plus = tiras 1 dado adicional por cada { $count }
test-minus = tiras 1 dado menos por cada { $count }
test-die-for-sanity = puedes gastar cualquier cantidad de Cordura para tirar 1 dado adicional por cada una
test-success-for-clue = puedes gastar cualquier número de Pistas para añadir 1 éxito por cada una
test-needing = necesitas { $n } éxitos para superarla
test-needing-value = necesitas tantos éxitos como el valor de ese Apoyo para superarla
do-roll = 1 dado
    .do = tira
    .you = tiras
    .he = tira
    .to = tirar
roll-one = con un { $n }, { $effect }
roll-two = con { $n } o { $high }, { $effect }
roll-range = con { $n } a { $high }, { $effect }
roll-from = con { $n } o más, { $effect }
roll-players = con un número no mayor que el de jugadores, { $effect }
result-one = con un resultado de { $n }, { $effect }
result-two = con un resultado de { $n } o { $high }, { $effect }
result-range = con un resultado de { $n } a { $high }, { $effect }
result-from = con un resultado de { $n } o más, { $effect }

## Ambushes

a-monster-any = un Monstruo
a-monster-other = un Monstruo ({ $name })
a-monster-deep-one = un Profundo
a-monster-star-spawn = un Engendro estelar
a-monster-dark-young = un Retoño oscuro
a-monster-goat-spawn = un Engendro de la Cabra
a-monster-cultist = un Sectario
gender-any = m
gender-other = m
gender-deep-one = m
gender-star-spawn = m
gender-dark-young = m
gender-goat-spawn = m
gender-cultist = m
ambush-you-do = { $monster } te embosca
ambush-you-then = { $monster } te embosca
ambush-him-do = { $monster } lo embosca
ambush-him-then = { $monster } lo embosca
ambush-who-do = { $monster } embosca a { $who }
ambush-who-then = { $monster } embosca a { $who }
ambush-on-sixes = en este Encuentro de Combate solo los 6 son éxitos
ambush-pass = { $person ->
    [he] si lo derrota, { $effect }
   *[you] si lo derrotas, { $effect }
}
ambush-fail = si no, { $effect }
ambush-both = { $passed }; { $failed }
do-fight = un Encuentro de Combate con { $monsters }
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver

## Health, Sanity, skills

do-lose = { $what }
    .you = pierdes
    .he = pierde
    .to = perder
do-lose-with = { $what } y { $monsters } también
    .you = pierdes
    .he = pierde
    .to = perder
do-recover = { $what }
    .you = recuperas
    .he = recupera
    .to = recuperar
prevent-health = la pérdida de { $how ->
    [all] toda la Salud
    [result] tanta Salud como tu resultado
   *[other] { $n } de Salud
}
prevent-sanity = la pérdida de { $how ->
    [all] toda la Cordura
    [result] tanta Cordura como tu resultado
   *[other] { $n } de Cordura
}
do-prevent = { $what }
    .you = previenes
    .he = previene
    .to = prevenir
do-prevent-instead = { $what }
    .you = previenes
    .he = previene
    .to = prevenir
do-spare = Salud por esta prueba
    .you = no pierdes
    .he = no pierde
    .to = no perder
do-improve = { $skill }
    .you = mejoras
    .he = mejora
    .to = mejorar
do-exchange = cualquier cantidad de Salud para recuperar la misma de Cordura, o al revés
    .you = gastas
    .he = gasta
    .to = gastar
do-retrain = cualquier número de fichas de Mejora para mejorar otras tantas veces las habilidades que elijas
    .you = gastas
    .he = gasta
    .to = gastar
do-delayed = Retrasado
    .you = quedas
    .he = queda
    .to = quedar
do-devoured = devorado
    .you = eres
    .he = es
    .to = ser

## Possessions, Conditions, Clues

do-gain = { $what }
    .you = obtienes
    .he = obtiene
    .to = obtener
do-gain-this-clue = esta Pista
    .you = obtienes
    .he = obtiene
    .to = obtener
do-discard = { $what }
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-all-but = { $what } menos { $n }
    .you = descartas
    .he = descarta
    .to = descartar
do-spend = { $what }
    .you = gastas
    .he = gasta
    .to = gastar
do-discard-this = esta carta
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-that-card = esa carta
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-this-clue = esta Pista
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-flip = la vuelta a esta carta
    .do = dale
    .you = le das
    .he = le da
    .to = darle
do-flip-back = la vuelta a esta carta otra vez
    .do = dale
    .you = le das
    .he = le da
    .to = darle
do-look = el reverso de esa carta
    .you = miras
    .he = mira
    .to = mirar
do-trade = con { $who }
    .you = intercambias pertenencias
    .he = intercambia pertenencias
    .to = intercambiar pertenencias
do-trade-clues = Pistas con { $who }
    .you = intercambias
    .he = intercambia
    .to = intercambiar
do-give = { $what } a { $who }
    .you = das
    .he = da
    .to = dar
do-take-fallen = todas las pertenencias del investigador derrotado
    .you = obtienes
    .he = obtiene
    .to = obtener
do-bury-fallen = a la caja la hoja y la ficha del investigador derrotado
    .do = devuelve
    .you = devuelves
    .he = devuelve
    .to = devolver
do-strip-fallen = todas las pertenencias de los investigadores derrotados
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-clear-fallen = a la caja a todos los investigadores derrotados
    .do = devuelve
    .you = devuelves
    .he = devuelve
    .to = devolver
do-choose-who = a { $who }
    .do = elige
    .you = eliges
    .he = elige
    .to = elegir

## Doom, Omen, Gates, Clues on the board

do-advance-doom = avanzar la Perdición en { $n }
    .do = haz
    .you = haces
    .he = hace
    .to = hacer
do-doom-zero = avanzar la Perdición hasta 0
    .do = haz
    .you = haces
    .he = hace
    .to = hacer
do-retreat-doom = retroceder la Perdición en { $n }
    .do = haz
    .you = haces
    .he = hace
    .to = hacer
do-advance-omen = avanzar el Augurio en { $n }
    .do = haz
    .you = haces
    .he = hace
    .to = hacer
do-set-omen = la ficha de Augurio a la casilla que { $person ->
    [he] elija
   *[you] elijas
}
    .do = mueve
    .you = mueves
    .he = mueve
    .to = mover
do-omen-back = retroceder el Augurio en { $n }
    .do = haz
    .you = haces
    .he = hace
    .to = hacer
do-close-gate = este Portal
    .you = cierras
    .he = cierra
    .to = cerrar
do-discard-gate-any = 1 Portal a { $person ->
    [he] su
   *[you] tu
} elección
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-gate-matching = cada Portal que coincida con el Augurio
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-peek = los 2 Portales superiores del montón: uno vuelve encima, el otro al fondo
    .do = mira
    .you = miras
    .he = mira
    .to = mirar
do-discard-clue-nearest = la Pista más cercana del tablero
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-clue-all = todas las Pistas del tablero
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-discard-clue-chosen = la Pista elegida
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-move-all-clues = cada Pista del tablero { $where }
    .do = mueve
    .you = mueves
    .he = mueve
    .to = mover
do-move-this-clue = esta Pista { $where }
    .do = mueve
    .you = mueves
    .he = mueve
    .to = mover
do-choose-clue = una Pista de cualquier lugar del tablero
    .do = elige
    .you = eliges
    .he = elige
    .to = elegir
do-encounter-that-clue = un Encuentro de Investigación con esa Pista como si { $person ->
    [he] estuviera
   *[you] estuvieras
} en su casilla
    .you = resuelves
    .he = resuelve
    .to = resolver
do-spawn = { $what }
    .do = genera
    .you = generas
    .he = genera
    .to = generar
do-spawn-at = { $what } { $where }
    .do = genera
    .you = generas
    .he = genera
    .to = generar
do-spawn-named = 1 { $name } { $where }
    .do = genera
    .you = generas
    .he = genera
    .to = generar
do-spawn-epic = { $name } { $where }
    .do = genera
    .you = generas
    .he = genera
    .to = generar
do-set-aside-monster = aparte { $n ->
    [one] 1 { $name }
   *[other] { $n } × { $name }
}
    .do = pon
    .you = pones
    .he = pone
    .to = poner
do-set-aside-specials = aparte los Encuentros Especiales de este Primigenio
    .do = pon
    .you = pones
    .he = pone
    .to = poner
do-place = { $what } { $where }
    .do = pon
    .you = pones
    .he = pone
    .to = poner
do-place-omen = { $what } en la casilla verde del medidor de Augurio
    .do = pon
    .you = pones
    .he = pone
    .to = poner
do-place-that = { $where }
    .do = pon{ $what }
    .you = { $what } pones
    .he = { $what } pone
    .to = poner{ $what }
do-place-lost = en la hoja del Primigenio tantas fichas de Cordura como Cordura se haya perdido
    .do = pon
    .you = pones
    .he = pone
    .to = poner
do-remove-tokens = { $what } { $where }
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar

## Monsters

hurt-do = { $monsters } pierde { $what }
hurt-then = { $monsters } pierde { $what }
hurt-let = hacer que { $monsters } pierda { $what }
heal-do = { $monsters } recupera { $what }
heal-then = { $monsters } recupera { $what }
heal-let = hacer que { $monsters } recupere { $what }
do-defeat = { $monsters }
    .do = derrota
    .you = derrotas
    .he = derrota
    .to = derrotar
do-discard-monster = { $monsters }
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-move-monster = { $monsters } { $where }
    .do = mueve
    .you = mueves
    .he = mueve
    .to = mover
do-move-monster-toward = { $monsters } { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} { $where }
    .do = mueve
    .you = mueves
    .he = mueve
    .to = mover

## Moving

do-move = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-move-by-ship = { $n ->
    [one] 1 casilla por una ruta de Barco
   *[other] { $n } casillas por rutas de Barco
}
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-move-up-to = hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-move-toward = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} { $where }
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-move-to = { $where }
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-move-together = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} junto con este Monstruo
    .you = te mueves
    .he = se mueve
    .to = { $person ->
        [he] moverse
       *[you] moverte
    }
do-swap-places = de lugar contigo
    .you = cambias
    .he = cambia
    .to = cambiar

## Encounters and combat

do-resolve-pass = el efecto de superación
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-resolve-fail = el efecto de fallo
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-special-encounter = un Encuentro Especial
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-other-world-solving = un Encuentro de Otros Mundos; donde cerraría el Portal, se resuelve este Rumor en su lugar
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-ignore-monsters = a los Monstruos de { $person ->
    [he] su
   *[you] tu
} casilla en esta fase de Encuentros
    .you = ignoras
    .he = ignora
    .to = ignorar
do-end-encounters = ningún encuentro adicional en este turno
    .you = no resuelves
    .he = no resuelve
    .to = no resolver
do-skip-second-test = la prueba de Fuerza de este combate
    .you = te saltas
    .he = se salta
    .to = { $person ->
        [he] saltarse
       *[you] saltarte
    }
do-bonus = +{ $n } a { $skill } en este Encuentro de Combate
    .you = obtienes
    .he = obtiene
    .to = obtener
do-bonus-instead = +{ $n } a { $skill } en su lugar
    .you = obtienes
    .he = obtiene
    .to = obtener
do-grant-reroll = la tirada de { $n ->
    [one] 1 dado
   *[other] { $n } dados
} de la prueba de { $skill } de este combate
    .you = puedes repetir
    .he = puede repetir
    .to = repetir
do-grant-dice = { $n ->
    [one] 1 dado adicional
   *[other] { $n } dados adicionales
} en las pruebas de ese encuentro
    .you = tiras
    .he = tira
    .to = tirar
do-act = 1 acción adicional
    .you = realizas
    .he = realiza
    .to = realizar

## Cards of the table

do-solve-this = este Rumor
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-solve-rumor = 1 Rumor a { $person ->
    [he] su
   *[you] tu
} elección
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-draw-rumor = un Rumor al azar de la caja y resuelve todos sus iconos
    .do = roba
    .you = robas
    .he = roba
    .to = robar
do-unsolve = 1 Misterio resuelto en el mazo de Misterios
    .do = baraja
    .you = barajas
    .he = baraja
    .to = barajar
do-unsolve-random = 1 Misterio resuelto al azar en el mazo de Misterios
    .do = baraja
    .you = barajas
    .he = baraja
    .to = barajar
do-reckon-monsters = los efectos de Retribución de todos los Monstruos del tablero{ $twice ->
    [1] {" "}dos veces
   *[0] {""}
}{ $ones ->
    [1] , como si cada dado fuera un 1
   *[0] {""}
}
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-reckon-mythos = los efectos de Retribución de todas las cartas de Mitos en juego{ $twice ->
    [1] {" "}dos veces
   *[0] {""}
}{ $ones ->
    [1] , como si cada dado fuera un 1
   *[0] {""}
}
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-reckon-conditions = los efectos de Retribución de todos los Estados{ $twice ->
    [1] {" "}dos veces
   *[0] {""}
}{ $ones ->
    [1] , como si cada dado fuera un 1
   *[0] {""}
}
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-reckon-debt = el efecto de Retribución de ese Estado Deuda{ $twice ->
    [1] {" "}dos veces
   *[0] {""}
}{ $ones ->
    [1] , como si cada dado fuera un 1
   *[0] {""}
}
    .do = resuelve
    .you = resuelves
    .he = resuelve
    .to = resolver
do-box-expedition = a la caja todas las cartas de la Expedición activa
    .do = devuelve
    .you = devuelves
    .he = devuelve
    .to = devolver
do-shuffle-expedition = el mazo de Expedición
    .do = baraja
    .you = barajas
    .he = baraja
    .to = barajar
do-box-assets = a la caja cada Apoyo del mazo, la pila de descartes y la reserva cuyo valor sea al menos el número de fichas en esta carta
    .do = devuelve
    .you = devuelves
    .he = devuelve
    .to = devolver
do-empty-reserve = la reserva
    .do = descarta
    .you = descartas
    .he = descarta
    .to = descartar
do-fill-reserve = la reserva
    .do = repón
    .you = repones
    .he = repone
    .to = reponer
lose-game-do = los investigadores pierden la partida
lose-game-then = los investigadores pierden la partida
win-game-do = los investigadores ganan la partida
win-game-then = los investigadores ganan la partida

## Prices

price-spend = { $what }
    .you = gastas
    .he = gasta
    .to = gastar
    .sub = gastes
    .hesub = gaste
price-players-less = tantas Pistas como jugadores menos las fichas en esta carta
    .you = gastas
    .he = gasta
    .to = gastar
    .sub = gastes
    .hesub = gaste
price-gained-clue = 1 Pista obtenida en ese encuentro
    .you = gastas
    .he = gasta
    .to = gastar
    .sub = gastes
    .hesub = gaste
price-discard = { $what }
    .you = descartas
    .he = descarta
    .to = descartar
    .sub = descartes
    .hesub = descarte
price-this = esta carta
    .you = descartas
    .he = descarta
    .to = descartar
    .sub = descartes
    .hesub = descarte
price-spell-after = después el Hechizo
    .you = descartas
    .he = descarta
    .to = descartar
    .sub = descartes
    .hesub = descarte
price-delayed = Retrasado
    .you = quedas
    .he = queda
    .to = quedar
    .sub = quedes
    .hesub = quede
price-condition = un Estado { $name }
    .you = obtienes
    .he = obtiene
    .to = obtener
    .sub = obtengas
    .hesub = obtenga
price-drop-condition = un Estado { $name }
    .you = descartas
    .he = descarta
    .to = descartar
    .sub = descartes
    .hesub = descarte
price-lose = { $what }
    .you = pierdes
    .he = pierde
    .to = perder
    .sub = pierdas
    .hesub = pierda
price-improve = una habilidad a { $person ->
    [he] su
   *[you] tu
} elección
    .you = mejoras
    .he = mejora
    .to = mejorar
    .sub = mejores
    .hesub = mejore
