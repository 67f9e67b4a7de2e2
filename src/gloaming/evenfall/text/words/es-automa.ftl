# El Automa de la partida en solitario.

automa = Automa
automa-board = Tablero del Automa
rondel = Rondel
level = Nivel
kind-automa = Tablero del Automa
kind-automa_level = nivel del Automa
kind-automa_tile = Loseta de Clan del Automa
thing-rondel = el rondel del Automa

## Options of the set-up

setup-automa = Automa
setup-automa-help = La fuerza del Automa contra el que juegas: apprentice (Aprendiz), witch (Bruja), master (Excelencia) o heir (Aspirante al Trono).
setup-automa-apprentice = Aprendiz (X = 1)
setup-automa-witch = Bruja (X = 3)
setup-automa-master = Excelencia (X = 4)
setup-automa-heir = Aspirante al Trono (X = 5)
setup-clans-beyond = El clan del Automa
setup-clans-beyond-help = Solo su color y su emblema: no usa el tablero de un clan.
setup-automa-clan = Loseta de Clan del Automa
setup-automa-clan-help = Una variante: el Automa recibe la loseta de un clan que no es el tuyo, y con ella una habilidad.
setup-automa-clan-none = ninguna
setup-automa-clan-circle = El Círculo
setup-automa-clan-spike = El Clavo
setup-automa-clan-star = La Estrella
setup-automa-clan-cross = La Cruz
fault-automa-alone = el Automa es para jugar en solitario: 1 asiento, no { $seats }
fault-automa-own = { $clan } es tu propio clan: el Automa lleva la loseta de otro
fault-automa-colour = el Automa no puede tener la loseta de { $clan } y el color de { $other }
setup-seats-1 = A solas juegas contra el Automa.
setup-automa-apprentice-help = Para una primera partida a solas: X es solo 1.
setup-automa-witch-help = Para quien conoce el juego: X es 3.
setup-automa-master-help = Perdona pocos errores: X es 4.
setup-automa-heir-help = El más fuerte: X es 5.

## The spaces of the rondel

rondel-northern-lakes = «Lagos del Norte»
rondel-central-mountains = «Montañas Centrales»
rondel-coven = «Medidor de Aquelarre»
rondel-place = «Lugar de Poder»
rondel-harvest = «Cosecha»
rondel-transfer = «Traslado»
rondel-play = «Juega la carta superior»
rondel-points = { $n ->
    [0] «X puntos y un espacio de Aquelarre»
    [one] «{ $n } punto y un espacio de Aquelarre»
   *[other] «{ $n } puntos y un espacio de Aquelarre»
}
rondel-ring = { $space } con anillo
automa-path-text = En la Senda de Cristal, su marcador empieza en el escalón { $n } y sube un escalón por ronda, sin bonificación; en lugar de la carta superior, juega la más valiosa de las cartas expuestas bajo su escalón o a su izquierda.
rondel-text = Rondel, en sentido horario: { $spaces }.
level-text = { $n ->
    [one] X es { $n }: el Automa obtiene { $n } punto de victoria en el espacio con la X.
   *[other] X es { $n }: el Automa obtiene { $n } puntos de victoria en el espacio con la X.
}
tile-elders = Cada vez que el Automa coseche u obtenga { $coven } puntos de victoria de su Medidor de Aquelarre, obtiene { $n } más por cada Anciano en tu reserva.
tile-strength = En cada batalla en la que participe, el Automa suma { $n } a su fuerza de combate.
tile-stones = { $n ->
    [one] Al final de la partida, el Automa obtiene { $n } punto de victoria por cada una de sus Piedras de Poder.
   *[other] Al final de la partida, el Automa obtiene { $n } puntos de victoria por cada una de sus Piedras de Poder.
}
tile-discards = { $n ->
    [one] Cada vez que descartes una o más cartas, el Automa obtiene { $n } punto de victoria.
   *[other] Cada vez que descartes una o más cartas, el Automa obtiene { $n } puntos de victoria.
}
tile-steps = { $n ->
    [one] En cada Fin de la Ronda, el Automa obtiene { $n } punto de victoria por cada espacio de ventaja que te lleve en el Medidor de Aquelarre.
   *[other] En cada Fin de la Ronda, el Automa obtiene { $n } puntos de victoria por cada espacio de ventaja que te lleve en el Medidor de Aquelarre.
}

## Its turn: one paragraph

automa-draws = El Automa roba { $card }, de valor { $n },
automa-draws-nothing = El Automa no encuentra ninguna carta que robar
automa-moves = { $n ->
    [one] y avanza { $n } espacio hasta { $space }.
   *[other] y avanza { $n } espacios hasta { $space }.
}
automa-ring = { $n ->
    [one] y avanza { $n } espacio: el anillo de { $space } lo detiene.
   *[other] y avanza { $n } espacios: el anillo de { $space } lo detiene.
}
automa-stays = y se queda en { $space }.
deeds = { $first } { $last }
deed-discover = { $witches ->
    [one] Con { $witches } Bruja
   *[other] Con { $witches } Brujas
} descubre { $card } en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
deed-place = Toma { $card } del Mazo de Lugares.
deed-coven = { $n ->
    [0] Avanza al espacio { $step } de su Medidor de Aquelarre.
    [one] Avanza al espacio { $step } de su Medidor de Aquelarre ({ $n } punto).
   *[other] Avanza al espacio { $step } de su Medidor de Aquelarre ({ $n } puntos).
}
deed-coven-end = Sobrepasa el final de su Medidor de Aquelarre ({ $n } puntos).
deed-harvest = { $n ->
    [0] Cosecha { $what }, sin obtener nada.
    [one] Cosecha { $what } ({ $n } punto).
   *[other] Cosecha { $what } ({ $n } puntos).
}
deed-harvest-many = { $n ->
    [0] Cosecha los { $places } Lugares de Poder de su Círculo Exterior, sin obtener nada.
    [one] Cosecha los { $places } Lugares de Poder de su Círculo Exterior ({ $n } punto).
   *[other] Cosecha los { $places } Lugares de Poder de su Círculo Exterior ({ $n } puntos).
}
deed-elders = { $elders ->
    [one] Por { $elders } Anciano en tu reserva, su Loseta de Clan da { $n } puntos.
   *[other] Por { $elders } Ancianos en tu reserva, su Loseta de Clan da { $n } puntos.
}
deed-transfer = Traslada { $card } con { $ritual } a su Círculo Interior.
deed-no-transfer = No tiene ningún Ritual que trasladar.
deed-specialist = { $n ->
    [one] Se le une un Especialista: { $card } ({ $n } punto al final).
   *[other] Se le une un Especialista: { $card } ({ $n } puntos al final).
}
deed-ritual = { $n ->
    [0] Juega { $card } en { $place }.
    [one] Juega { $card } en { $place } (Bonificación de Vínculo: { $n } punto).
   *[other] Juega { $card } en { $place } (Bonificación de Vínculo: { $n } puntos).
}
deed-reach = { $n ->
    [one] La única carta a su alcance es { $card }.
   *[other] De las { $n } cartas a su alcance, { $card } es la mejor.
}
deed-discard = Descubre { $card }, no tiene Lugar de Poder para ella y la descarta.
deed-points = { $n ->
    [one] Obtiene { $n } punto.
   *[other] Obtiene { $n } puntos.
}
deed-on = Eso no es posible, así que sigue hasta { $space }.
deed-rewards = { $n ->
    [one] Obtiene { $n } punto.
   *[other] Obtiene { $n } puntos.
}
log-automa-turn = { $draw } { $way } { $n ->
    [0] Sigue con { $total } { $total ->
        [one] punto
       *[other] puntos
    }.
   *[other] Ahora tiene { $total } { $total ->
        [one] punto
       *[other] puntos
    } (+{ $n }).
}
log-automa-climbs = El Automa está ahora en el escalón { $n } de la Senda de Cristal y alcanza { $n } de sus cartas.
log-automa-passes = El Automa también pasa.

## Its battles and its tile

automa-card = { $card } ({ $n })
automa-tile-strength = , más { $n } por su Loseta de Clan
log-automa-strength = En { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region } el Automa roba { $cards }. Su fuerza de combate es { $n }: { $round } por la ronda, { $witches } por las Brujas y { $drawn } por las cartas{ $tile }.
log-automa-rewards = Recompensas de Batalla del Automa: { $deeds }
log-automa-deeds = El Automa, como rival tuyo: { $deeds }
log-automa-tile = { $n ->
    [one] El Automa obtiene { $n } punto de victoria de { $tile }.
   *[other] El Automa obtiene { $n } puntos de victoria de { $tile }.
}

## Procedures

step-automa-turn = el turno del Automa
step-automa-rewards = las Recompensas de Batalla del Automa
step-automa-round-end = la Loseta de Clan del Automa

## The table

screen-automa-level = { $level }: X = { $n }
screen-automa-marker = marcador en { $space }
screen-automa-tie = Gana el Automa: { $n } puntos cada uno, y en caso de empate gana el Automa.

## The page

page-automa-turn = El turno del Automa
page-automa-did = Lo que ha hecho el Automa
page-level = Nivel: { $level }
page-automa-bare = Aún no tiene cartas.
page-rondel = El rondel, en sentido horario desde arriba
page-rondel-spaces = Qué hacen los espacios
page-rondel-northern-lakes = descubre allí el Lugar de Poder más a la izquierda para el que tiene Brujas; la última Bruja basta para cualquiera.
page-rondel-central-mountains = descubre allí el Lugar de Poder más a la izquierda para el que tiene Brujas; la última Bruja basta para cualquiera.
page-rondel-coven = avanza un espacio en su Medidor de Aquelarre y obtiene la bonificación.
page-rondel-place = toma la carta superior del Mazo de Lugares, sin Bruja.
page-rondel-harvest = cosecha su Círculo Exterior: un punto por cada recurso, Maná y carta.
page-rondel-transfer = traslada el Lugar de Poder con el Ritual más valioso a su Círculo Interior.
page-rondel-play = añade gratis a su clan la carta superior del Mazo Principal.
page-rondel-reach = añade gratis a su clan la carta más valiosa a su alcance en la Senda de Cristal.
page-rondel-points = { $n ->
    [one] obtiene { $n } punto y avanza un espacio en su Medidor de Aquelarre.
   *[other] obtiene { $n } puntos y avanza un espacio en su Medidor de Aquelarre.
}
page-rondel-ring = El anillo detiene el marcador.
page-rondel-idle = Ahora no es posible: el marcador avanzaría un espacio más.
page-battle-round = { $n } por la ronda
page-battle-will-draw = { $n ->
    [one] Robará una carta cuando fijes tu Disco de Maná y sumará su valor
   *[other] Robará { $n } cartas cuando fijes tu Disco de Maná y sumará sus valores
}
page-battle-tile = { $n } por su Loseta de Clan
page-sums = De dónde vienen los puntos del final
page-sum-people = Especialistas
page-sum-inner = Círculo Interior
page-sum-none = nada
page-sum-doubled = duplicado por una Piedra de Poder
page-step-tile = Loseta de Clan
