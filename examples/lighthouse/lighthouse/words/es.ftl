game-title = El faro

setup-storm = La tormenta
setup-storm-far = lejos
setup-storm-far-help = Empieza a 6 pasos.
setup-storm-near = cerca
setup-storm-near-help = Empieza a 5 pasos.

ask-turn = Tu turno: ¿qué haces?
option-tend = atender la lámpara
option-fetch = traer aceite
option-rest = descansar
option-give = dar el farol a { $other }
effect-lighthouse-stoke = avivar el fuego: gastar 1 de aceite y volver a tirar los dados fallados

refused-no-oil = No puedes atender la lámpara: no tienes aceite.
refused-worn-out = No puedes atender la lámpara: no te quedan fuerzas.
refused-cans-full = No puedes traer aceite: tus latas están llenas.
refused-not-tired = No puedes descansar: no tienes cansancio.
refused-no-lantern = No puedes dar el farol: lo lleva otra persona.

log-roll = { $seat } saca { $dice }
log-shine = { $n ->
    [0] { $seat } no aporta luz
   *[other] { $seat } aporta { $n } de luz: ya hay { $light }
}
log-fetch = { $seat } trae { $oil } de aceite
log-rest = { $seat } descansa
log-give = { $seat } da el farol a { $other }
log-storm = La tormenta se acerca { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}: faltan { $left }

won-light = Los barcos ven la lámpara: habéis ganado juntos, con { $light } de luz.
lost-storm = Llegó la tormenta y solo hay { $light } de luz: habéis perdido juntos.

view-light = Luz
view-goal = Luz necesaria
view-storm = Pasos hasta la tormenta
view-keepers = Fareros
view-seat = Farero
view-oil = Aceite
view-strength = Fuerzas
view-lantern = Farol
