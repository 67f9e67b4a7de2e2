# Evenfall en español. Las respuestas son imperativos en minúscula, sin punto final.

## Amounts

amount-herb = { $n ->
    [one] { $n } Hierba
   *[other] { $n } Hierbas
}
amount-potion = { $n ->
    [one] { $n } Poción
   *[other] { $n } Pociones
}
amount-knowledge = { $n ->
    [one] { $n } Libro
   *[other] { $n } Libros
}
amount-any = { $n ->
    [one] { $n } recurso de tu elección
   *[other] { $n } recursos de tu elección
}
amount-mana = { $n } Maná
amount-vp = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
amount-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
amount-witch = { $n ->
    [one] { $n } Bruja
   *[other] { $n } Brujas
}
amount-elder = { $n ->
    [one] { $n } Anciano
   *[other] { $n } Ancianos
}
amount-slot = { $n ->
    [one] { $n } Espacio de Construcción
   *[other] { $n } Espacios de Construcción
}

## Names, singular and plural by $n

resource-herb = { $n ->
    [one] Hierba
   *[other] Hierbas
}
resource-potion = { $n ->
    [one] Poción
   *[other] Pociones
}
resource-knowledge = { $n ->
    [one] Libro
   *[other] Libros
}
resource-any = { $n ->
    [one] recurso de tu elección
   *[other] recursos de tu elección
}
piece-witch = { $n ->
    [one] Bruja
   *[other] Brujas
}
piece-elder = { $n ->
    [one] Anciano
   *[other] Ancianos
}
catalyst-scythe = { $n ->
    [one] Hoz
   *[other] Hoces
}
catalyst-orb = { $n ->
    [one] Orbe
   *[other] Orbes
}
catalyst-catalyst = { $n ->
    [one] Catalizador
   *[other] Catalizadores
}
keyword-none = sin palabra clave
keyword-artifact = Artefacto
keyword-familiar = Familiar
keyword-enchantment = Encantamiento
stone-none = sin icono de Piedra de Poder
kind-place = Lugar de Poder
kind-starting_place = Lugar de Poder Inicial
kind-ritual = Ritual
kind-person = Especialista o Miembro del Consejo
kind-region = Región
kind-board = Tablero de Clan
kind-clan = clan
kind-stone = Piedra de Poder
kind-limits = límites

## Phases and areas

phase-setup = Preparación
phase-scout = Fase de Búsqueda
phase-action = Fase de Acción
phase-battle = Fase de Batalla
phase-round-end = Fin de la Ronda
phase-game-end = Fin de la Partida
round = Ronda
round-number = Ronda { $n }
first-player = Empieza
first-player-marker = Marcador de Inicio
passed = ha pasado
hand = Mano
outer-circle = Círculo Exterior
inner-circle = Círculo Interior
specialist = Especialista
specialists = Especialistas
council = Consejo
council-member = Miembro del Consejo
reserve = Reserva
resources = Recursos
herbs = Hierbas
potions = Pociones
knowledge = Libros
mana = Maná
victory-points = Puntos de victoria
victory-points-short = PV
coven-track = Medidor de Aquelarre
clan-token = Ficha de Clan
token-active = activa
token-exhausted = agotada
powerstone = Piedra de Poder
powerstones = Piedras de Poder
main-deck = Mazo Principal
discard-pile = Pila de descarte
deck-of-places = Mazo de Lugares
removed = Fuera de la partida
region = Región
regions = Regiones
place = Lugar de Poder
places = Lugares de Poder
ritual = Ritual
rituals = Rituales
action-space = Espacio de Acción
action-spaces = Espacios de Acción
catalysts = Catalizadores
witches = Brujas
elders = Ancianos
mana-dial = Disco de Maná
combat-strength = Fuerza de combate
cards = Cartas
ready = disponible
exhausted = girado
empty = vacío
free = libre
keyword = Palabra Clave
cost = Coste

## Options of the set-up

setup-experienced = Variante para personas experimentadas
setup-experienced-help = En la primera ronda, cada persona roba dos cartas más y después descarta dos.
setup-experienced-off = no
setup-experienced-on = sí
setup-first = Quién empieza
setup-first-help = Quién empieza: uno de los asientos, o al azar.
setup-first-random = al azar
setup-first-1 = asiento 1
setup-first-2 = asiento 2
setup-first-3 = asiento 3
setup-first-4 = asiento 4
setup-clans = Clanes
setup-clans-help = Cada asiento lleva un clan distinto. En la línea de órdenes: uno por asiento, con comas entre ellos; donde no se dice nada, el siguiente de la caja.

## Things on the table

thing-token = la Ficha de Clan de { $of }
thing-build = los Catalizadores de { $of }
thing-discard = la mano de { $of }
thing-hand = la mano de { $of }
thing-dial = el Disco de Maná de { $of }
thing-coven = el Medidor de Aquelarre de { $of }
thing-score = la puntuación de { $of }
thing-space = el Espacio de Acción { $entry ->
    [northern-lakes] de los
    [central-mountains] de las
    [southern-slopes] de las
   *[other] de
} { $of }
thing-first = el Marcador de Inicio

## What cards do. $form: do (a sentence), next (after "then"), then (after a clause),
## to (after "you may"), pick (an answer)

do-gain = { $form ->
    [to] obtener { $what }
   *[do] obtén { $what }
}
do-draw = { $form ->
    [to] robar { $what }
   *[do] roba { $what }
}
do-gain-draw = { $form ->
    [to] obtener { $what } y robar { $cards }
   *[do] obtén { $what } y roba { $cards }
}
do-transfer = { $form ->
    [to] realizar un Traslado
    [pick] realiza un Traslado
   *[do] puedes realizar un Traslado
}
do-advance = { $form ->
    [to] { $n ->
        [one] avanzar { $n } espacio en el Medidor de Aquelarre
       *[other] avanzar { $n } espacios en el Medidor de Aquelarre
    }
   *[do] { $n ->
        [one] avanza { $n } espacio en el Medidor de Aquelarre
       *[other] avanza { $n } espacios en el Medidor de Aquelarre
    }
}
do-harvest-it = { $form ->
    [to] cosechar ese Lugar de Poder
    [then] coséchalo
   *[do] cosecha ese Lugar de Poder
}
do-harvest-outer = { $form ->
    [to] cosechar todos los Lugares de Poder de tu Círculo Exterior
   *[do] cosecha todos los Lugares de Poder de tu Círculo Exterior
}
do-harvest-place = { $form ->
    [to] cosechar uno de tus Lugares de Poder
   *[do] cosecha uno de tus Lugares de Poder
}
do-harvest-outer-place = { $form ->
    [to] cosechar un Lugar de Poder de tu Círculo Exterior
   *[do] cosecha un Lugar de Poder de tu Círculo Exterior
}
do-harvest-inner-place = { $form ->
    [to] cosechar un Lugar de Poder de tu Círculo Interior
   *[do] cosecha un Lugar de Poder de tu Círculo Interior
}
do-harvest-rival-place = { $form ->
    [to] cosechar un Lugar de Poder de otro clan
   *[do] cosecha un Lugar de Poder de otro clan
}
do-build-scythe = { $form ->
    [to] construir gratis una Hoz
    [pick] construye gratis una Hoz
   *[do] puedes construir gratis una Hoz
}
do-build-orb = { $form ->
    [to] construir gratis un Orbe
    [pick] construye gratis un Orbe
   *[do] puedes construir gratis un Orbe
}
do-build-catalyst = { $form ->
    [to] construir gratis un Catalizador
    [pick] construye gratis un Catalizador
   *[do] puedes construir gratis un Catalizador
}
do-remove-ritual = { $form ->
    [to] eliminar de la partida uno de tus Rituales (con sus Catalizadores; sus piezas vuelven a tu reserva)
   *[do] elimina de la partida uno de tus Rituales (con sus Catalizadores; sus piezas vuelven a tu reserva)
}
do-move-pieces = { $form ->
    [to] mover a una Región todas las piezas de uno de tus Rituales
   *[do] mueve a una Región todas las piezas de uno de tus Rituales
}
do-move-elder = { $form ->
    [to] mover a una Región uno de tus Ancianos, esté donde esté
    [pick] mueve a una Región uno de tus Ancianos, esté donde esté
   *[do] puedes mover a una Región uno de tus Ancianos, esté donde esté
}
do-recall-witch = { $form ->
    [to] devolver una de tus Brujas a tu reserva
   *[do] devuelve una de tus Brujas a tu reserva
}
do-recall-elder = { $form ->
    [to] devolver uno de tus Ancianos a tu reserva
   *[do] devuelve uno de tus Ancianos a tu reserva
}
do-recall-piece = { $form ->
    [to] devolver una de tus Brujas o uno de tus Ancianos a tu reserva
   *[do] devuelve una de tus Brujas o uno de tus Ancianos a tu reserva
}
do-discover-free = { $form ->
    [to] llenar los espacios vacíos de una Región y descubrir allí cualquier Lugar de Poder sin colocar Brujas
   *[do] llena los espacios vacíos de una Región y descubre allí cualquier Lugar de Poder sin colocar Brujas
}
do-play-ritual = { $form ->
    [to] jugar un Ritual sin pagar su coste
    [pick] juega un Ritual sin pagar su coste
   *[do] puedes jugar un Ritual sin pagar su coste
}
do-consume = { $form ->
    [to] descartar de tu mano una carta con un efecto inmediato y usar ese efecto
   *[do] descarta de tu mano una carta con un efecto inmediato y usa ese efecto
}
do-borrow = { $form ->
    [to] colocar un Anciano de tu reserva en un Especialista de otro clan (hasta el Fin de la Ronda, su efecto también es tuyo)
   *[do] coloca un Anciano de tu reserva en un Especialista de otro clan (hasta el Fin de la Ronda, su efecto también es tuyo)
}
do-take-stone = { $form ->
    [to] tomar una Piedra de Poder de cualquier Región
   *[do] toma una Piedra de Poder de cualquier Región
}
do-ready-specialist = { $form ->
    [to] girar hacia arriba uno de tus Especialistas girados
   *[do] gira hacia arriba uno de tus Especialistas girados
}
do-ready-token = { $form ->
    [to] voltear tu Ficha de Clan a su lado activo
   *[do] voltea tu Ficha de Clan a su lado activo
}

price-pay = { $form ->
    [to] pagar { $what }
   *[do] paga { $what }
}
price-discard = { $form ->
    [to] descartar { $cards }
   *[do] descarta { $cards }
}
price-both = { $form ->
    [to] pagar { $what } y descartar { $cards }
   *[do] paga { $what } y descarta { $cards }
}

## What can be counted

count-artifact = { $n ->
    [one] Artefacto en tu clan
   *[other] Artefactos en tu clan
}
count-familiar = { $n ->
    [one] Familiar en tu clan
   *[other] Familiares en tu clan
}
count-enchantment = { $n ->
    [one] Encantamiento en tu clan
   *[other] Encantamientos en tu clan
}
count-keyword-set = { $n ->
    [one] conjunto de Artefacto, Familiar y Encantamiento en tu clan
   *[other] conjuntos de Artefacto, Familiar y Encantamiento en tu clan
}
count-scythe = { $n ->
    [one] Hoz en tu clan
   *[other] Hoces en tu clan
}
count-orb = { $n ->
    [one] Orbe en tu clan
   *[other] Orbes en tu clan
}
count-catalyst = { $n ->
    [one] Catalizador en tu clan
   *[other] Catalizadores en tu clan
}
count-rich-place = { $n ->
    [one] Lugar de Poder de tu clan con dos o más Catalizadores
   *[other] Lugares de Poder de tu clan con dos o más Catalizadores
}
count-specialist = { $n ->
    [one] Especialista en tu clan
   *[other] Especialistas en tu clan
}
count-council-member = { $n ->
    [one] Miembro del Consejo en tu clan
   *[other] Miembros del Consejo en tu clan
}
count-place = { $n ->
    [one] Lugar de Poder en tu clan
   *[other] Lugares de Poder en tu clan
}
count-outer-place = { $n ->
    [one] Lugar de Poder en tu Círculo Exterior
   *[other] Lugares de Poder en tu Círculo Exterior
}
count-inner-place = { $n ->
    [one] Lugar de Poder en tu Círculo Interior
   *[other] Lugares de Poder en tu Círculo Interior
}
count-ritual = { $n ->
    [one] Ritual en tu clan
   *[other] Rituales en tu clan
}
count-outer-ritual = { $n ->
    [one] Ritual en tu Círculo Exterior
   *[other] Rituales en tu Círculo Exterior
}
count-inner-ritual = { $n ->
    [one] Ritual en tu Círculo Interior
   *[other] Rituales en tu Círculo Interior
}
count-action-ritual = { $n ->
    [one] Ritual con Espacio de Acción en tu clan
   *[other] Rituales con Espacio de Acción en tu clan
}
count-bare-inner-place = { $n ->
    [one] Lugar de Poder sin Ritual en tu Círculo Interior
   *[other] Lugares de Poder sin Ritual en tu Círculo Interior
}
count-inner-card = { $n ->
    [one] Lugar de Poder o Ritual en tu Círculo Interior
   *[other] Lugares de Poder o Rituales en tu Círculo Interior
}
count-valuable = { $n ->
    [one] Ritual o Especialista de tu clan que valga 3 o más puntos de victoria
   *[other] Rituales o Especialistas de tu clan que valgan 3 o más puntos de victoria
}
count-ongoing = { $n ->
    [one] efecto continuo en tu clan
   *[other] efectos continuos en tu clan
}
count-card = { $n ->
    [one] carta en tu mano
   *[other] cartas en tu mano
}
count-mana = Maná en tu medidor
count-resource = { $n ->
    [one] recurso en tu poder
   *[other] recursos en tu poder
}
count-powerstone = { $n ->
    [one] Piedra de Poder en tu clan
   *[other] Piedras de Poder en tu clan
}
count-powerstone-kind = { $n ->
    [one] tipo distinto de Piedra de Poder en tu clan
   *[other] tipos distintos de Piedra de Poder en tu clan
}
count-coven-step = { $n ->
    [one] espacio alcanzado en el Medidor de Aquelarre
   *[other] espacios alcanzados en el Medidor de Aquelarre
}
count-ember = { $n ->
    [one] símbolo «{ $stone }» en tu Círculo Interior (iconos y Piedras de Poder colocadas)
   *[other] símbolos «{ $stone }» en tu Círculo Interior (iconos y Piedras de Poder colocadas)
}
count-tide = { count-ember }
count-root = { count-ember }
count-harvest-symbol = { $n ->
    [one] símbolo de recurso en las Bonificaciones de Cosecha de tu clan (cada Hoz en uno de esos Lugares cuenta como un símbolo más)
   *[other] símbolos de recurso en las Bonificaciones de Cosecha de tu clan (cada Hoz en uno de esos Lugares cuenta como un símbolo más)
}
count-piece-on-ritual = { $n ->
    [one] Bruja o Anciano en tus Rituales
   *[other] Brujas o Ancianos en tus Rituales
}
count-elder-on-ritual = { $n ->
    [one] Anciano en tus Rituales
   *[other] Ancianos en tus Rituales
}
count-region-present = { $n ->
    [one] Región con una Bruja o un Anciano tuyos
   *[other] Regiones con una Bruja o un Anciano tuyos
}
count-region-piece = { $n ->
    [one] Bruja o Anciano tuyo en las Regiones
   *[other] Brujas o Ancianos tuyos en las Regiones
}
count-elder-outside = { $n ->
    [one] Anciano tuyo fuera de tu reserva y de tu Círculo Interior
   *[other] Ancianos tuyos fuera de tu reserva y de tu Círculo Interior
}
count-battle-won = { $n ->
    [one] batalla que hayas ganado en esta ronda
   *[other] batallas que hayas ganado en esta ronda
}
count-first-player = Marcador de Inicio en tu clan

at-least-battle-won = { $n ->
    [one] has ganado una batalla en esta ronda
   *[other] has ganado al menos { $n } batallas en esta ronda
}
at-least-coven-step = has alcanzado el espacio { $n } del Medidor de Aquelarre
at-least-region-present = { $n ->
    [one] tienes una Bruja o un Anciano en una Región
   *[other] tienes Brujas o Ancianos en al menos { $n } Regiones
}
at-least-first-player = tienes el Marcador de Inicio

## What cards listen to

event-discover = cada vez que descubras un Lugar de Poder
event-harvest = cada vez que coseches un Lugar de Poder
event-discard = cada vez que descartes una carta
event-coven = cada vez que avances en el Medidor de Aquelarre
event-transfer = cada vez que traslades un Lugar de Poder
event-token = cada vez que actives tu Ficha de Clan
event-opponent-token = cada vez que otra persona active su Ficha de Clan
event-ritual = cada vez que juegues un Ritual
event-inner-ritual = cada vez que juegues un Ritual en un Lugar de Poder de tu Círculo Interior
event-specialist = cada vez que juegues un Especialista
event-council = cada vez que juegues un Miembro del Consejo
event-person = cada vez que juegues un Especialista o un Miembro del Consejo
event-artifact = cada vez que juegues un Ritual o Especialista con la palabra clave Artefacto
event-familiar = cada vez que juegues un Ritual o Especialista con la palabra clave Familiar
event-enchantment = cada vez que juegues un Ritual o Especialista con la palabra clave Encantamiento
event-scythe = cada vez que construyas una Hoz
event-orb = cada vez que construyas un Orbe
event-catalyst = cada vez que construyas un Catalizador
event-binding = cada vez que obtengas una Bonificación de Vínculo
event-battle-start = antes de cada batalla en la que participes
event-battle-won = cada vez que ganes una batalla
event-battle-lost = cada vez que pierdas una batalla
event-stone = cada vez que tomes una Piedra de Poder
event-exhaust = cada vez que gires uno de tus Especialistas
event-activate = cada vez que actives un Espacio de Acción
event-elder-activate = cada vez que actives un Espacio de Acción con un Anciano
event-region-witch = por cada Bruja que coloques en una Región
event-gain-herb = cada vez que obtengas Hierbas
event-gain-potion = cada vez que obtengas Pociones
event-gain-knowledge = cada vez que obtengas Libros
event-scout = en cada Fase de Búsqueda
event-pass = cuando pases
event-round-end = al final de la ronda
event-game-end = al final de la partida

## Standing effects

standing-mana-catalysts = en lugar del coste de los Catalizadores, puedes pagar Maná: { $scythe } Maná por una Hoz, { $orb } Maná por un Orbe
standing-elders-outer = tus Ancianos también pueden activar Espacios de Acción de tu Círculo Exterior
standing-potions-wild = puedes pagar una Poción en lugar de cualquier otro recurso
standing-cheap-rituals = { $n ->
    [one] tus Rituales cuestan { $n } recurso menos
   *[other] tus Rituales cuestan { $n } recursos menos
}
standing-cheap-specialists = { $n ->
    [one] tus Especialistas cuestan { $n } recurso menos
   *[other] tus Especialistas cuestan { $n } recursos menos
}
standing-one-card-discard = una vez por turno, te basta con descartar 1 carta en lugar de 2 para obtener un recurso de tu elección
standing-free-scythe = tus Hoces son gratis
standing-adjust-dial = tras revelar los discos, puedes sumar o restar hasta { $n } al tuyo
standing-strength = sumas { $n } a tu fuerza de combate en cada batalla en la que participes
standing-second-stone = si quedas en segundo lugar en una batalla, también tomas una Piedra de Poder
standing-cheap-discover = { $n ->
    [one] para descubrir necesitas { $n } Bruja menos (como mínimo, 1)
   *[other] para descubrir necesitas { $n } Brujas menos (como mínimo, 1)
}

## The text of a card

effect-action = Espacio de Acción
effect-immediate = Efecto inmediato
effect-ongoing = Efecto continuo
effect-exhaust = Girar, una vez por ronda
effect-battle = Batalla
effect-round-end = Fin de la Ronda
effect-game-end = Fin de la Partida
effect-harvest = Bonificación de Cosecha
effect-binding = Bonificación de Vínculo
effect-scout = Fase de Búsqueda
effect-token = Ficha de Clan
effect-track = Medidor de Aquelarre
effect-reward = Fuerza de combate { $n } o más
effect-council = { $kind } (Consejo)
binding-also = { $first }; si el Ritual tiene la palabra clave { $keyword }, además { $last }
binding-only = si el Ritual tiene la palabra clave { $keyword }, { $last }
no-bonus = Sin Bonificación de Cosecha ni Bonificación de Vínculo.
reward-marker = Quien gana la batalla toma el Marcador de Inicio.
track-step = { $n }. { $effect }
track-overflow = después, { $what } por cada espacio adicional
council-costs = Primer Miembro del Consejo: { $first }. Cada uno de los siguientes: { $further }.
clan-start = Lugar de Poder Inicial: { $card }.
stone-text = Al final de la partida, duplica el valor del Ritual de un Lugar de Poder con su icono en tu Círculo Interior.
limits-text = { $rounds } rondas. Como máximo { $mana } Maná, y { $dial } en el disco. Se empieza con { $start }. Una Hoz cuesta { $scythe }; un Orbe, { $orb }.
no-cost = gratis
fact-cost = Coste: { $cost }
fact-cost-or-mana = Coste: { $cost }, o bien { $mana }
fact-discover = Se descubre con { $witches }
fact-icon = Icono: { $stone }

## Procedures of the rules, as a stack names them

step-action-phase = comienza la Fase de Acción
step-adjust-dials = se ajustan los discos
step-arrange = elige el orden
step-battle = una batalla
step-battle-phase = comienza la Fase de Batalla
step-build-catalysts = construir Catalizadores
step-declare-winner = se gana la batalla
step-discard = descartar cartas
step-discover-in = descubrir un Lugar de Poder
step-end-battles = terminan las batallas
step-extra-cards = robar dos cartas más
step-finish = la partida ha terminado
step-free-discard = descartar cartas por un recurso
step-gain-any = obtener recursos de tu elección
step-game-end = termina la partida
step-harvest-place = cosechar un Lugar de Poder
step-move-to-region = mover una pieza a una Región
step-next-turn = el turno siguiente
step-pay-catalyst = pagar un Catalizador
step-flip-token = voltear la Ficha de Clan
step-pay-ritual = pagar un Ritual
step-place-stone = colocar una Piedra de Poder
step-play-council = jugar un Miembro del Consejo
step-play-ritual = jugar un Ritual
step-play-specialist = jugar un Especialista
step-resolve-battle = se decide la batalla
step-round = una ronda
step-round-end-effects = efectos de Fin de la Ronda
step-round-end-steps = termina la ronda
step-score-circle = se puntúa el Círculo Interior
step-score-specialists = se puntúan los Especialistas
step-scout-phase = comienza la Fase de Búsqueda
step-set-dials = se fijan los discos en secreto
step-sift = todo el mundo descarta dos cartas
step-take-marker = tomar el Marcador de Inicio
step-take-stone = tomar una Piedra de Poder
step-turn = un turno

## Questions

ask-turn = Tu turno: elige una Acción Principal o pasa.
ask-turn-end = Acciones Gratuitas, o termina tu turno.
ask-dial = Batalla en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }: ¿cuánto Maná gastas? Tus piezas allí suman { $n }.
ask-adjust = Tu disco muestra { $n }. ¿Quieres cambiarlo?
ask-stone = ¿Qué Piedra de Poder tomas?
ask-pay-for = ¿Cómo pagas { $card }?
ask-pay-catalyst = { $kind ->
    [scythe] ¿Cómo pagas la Hoz?
    [orb] ¿Cómo pagas el Orbe?
   *[catalyst] ¿Cómo pagas el Catalizador?
}
ask-place-for = ¿En qué Lugar de Poder juegas { $card }?
ask-build = ¿Qué Catalizador construyes, y dónde?
ask-build-more = ¿Construyes otro Catalizador?
ask-build-free = { $kind ->
    [scythe] ¿Dónde construyes la Hoz gratis?
    [orb] ¿Dónde construyes el Orbe gratis?
   *[catalyst] ¿Qué Catalizador construyes gratis, y dónde?
}
ask-discard = { $n ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué cartas descartas? { $n } en total.
}
ask-discover = ¿Qué Lugar de Poder descubres?
ask-region-discover = ¿En qué Región descubres?
ask-gain = { $n ->
    [one] ¿Qué recurso obtienes?
   *[other] ¿Qué { $n } recursos obtienes?
}
ask-harvest = ¿Qué Lugar de Poder cosechas?
ask-place-stone = ¿En qué Lugar de Poder colocas la { $stone }?
ask-borrow = ¿En qué Especialista colocas tu Anciano?
ask-ready = ¿Qué Especialista giras hacia arriba?
ask-move-from = ¿De qué Ritual mueves tus piezas?
ask-move-elder = ¿Qué Anciano mueves?
ask-move-to = ¿A qué Región?
ask-recall = ¿Qué pieza vuelve a tu reserva?
ask-remove = ¿Qué Ritual eliminas?
ask-play-free = ¿Qué Ritual juegas sin pagar?
ask-consume = ¿Qué carta descartas por su efecto inmediato?
ask-transfer = ¿Qué Lugar de Poder trasladas a tu Círculo Interior?

## Answers

option-pass = pasa
option-end-turn = termina el turno
option-token = activa la Ficha de Clan
option-build = construye Catalizadores
option-free-discard = descarta dos cartas por un recurso
option-free-discard-one = descarta una carta por un recurso
option-discover = descubre { $card }
option-play = juega { $card }
option-on = en { $card }
option-specialist = juega { $card } como Especialista
option-council = juega { $card } como Miembro del Consejo
option-exhaust = gira { $card }
option-witch = coloca una Bruja en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-elder = coloca un Anciano en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-scythe = una Hoz en { $card }
option-orb = un Orbe en { $card }
option-gain = obtén { $what }
option-pay = paga { $what }
option-discard = descarta { $card }
option-discard-pair = descarta { $first } y { $second }
option-dial = pon el disco en { $n }
option-stone = toma la { $thing }
option-stone-from = toma la { $thing } de { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }
option-stone-on = coloca la Piedra de Poder en { $card }
option-in = en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-harvest = cosecha { $card }
option-transfer = traslada { $card }
option-no-transfer = renuncia al Traslado
option-borrow = toma prestado el efecto de { $card }
option-ready = gira hacia arriba { $card }
option-remove = elimina { $card }
option-from = desde { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-from-reserve = desde la reserva
option-to = a { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-recall = devuelve la pieza desde { $card }
option-recall-witch = devuelve una Bruja desde { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}
option-recall-elder = devuelve un Anciano desde { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}

## The story

log-first = { $seat } tiene el Marcador de Inicio.
log-round = Comienza la ronda { $n }.
log-phase-scout = Comienza la Fase de Búsqueda.
log-phase-action = Comienza la Fase de Acción.
log-phase-battle = Comienza la Fase de Batalla.
log-phase-round-end = Termina la ronda.
log-game-end = Termina la partida.
log-draw = { $seat } roba { $card }.
log-draws = { $n ->
    [one] { $seat } roba { $n } carta.
   *[other] { $seat } roba { $n } cartas.
}
log-reshuffle = La pila de descarte se baraja y forma un nuevo Mazo Principal.
log-vp = { $n ->
    [one] { $seat } gana { $n } punto de victoria.
   *[other] { $seat } gana { $n } puntos de victoria.
}
log-vp-from = { $n ->
    [one] { $seat } gana { $n } punto de victoria por { $card }.
   *[other] { $seat } gana { $n } puntos de victoria por { $card }.
}
log-gain = { $seat } obtiene { $what }.
log-mana = { $seat } obtiene { $n } Maná.
log-pay = { $seat } paga { $what }.
log-pass = { $seat } pasa.
log-discard = { $seat } descarta { $card }.
log-discover = { $seat } descubre { $card } en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-refill = { $card } aparece en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-token = { $seat } activa su Ficha de Clan.
log-ready-token = { $seat } voltea su Ficha de Clan al lado activo.
log-transfer = { $seat } traslada { $card } al Círculo Interior.
log-no-transfer = { $seat } renuncia al Traslado.
log-ritual = { $seat } juega { $card } en { $place }.
log-remove = { $seat } elimina { $card }.
log-specialist = { $seat } juega { $card } como Especialista.
log-council = { $seat } juega { $card } como Miembro del Consejo.
log-exhaust = { $seat } gira { $card }.
log-borrow = { $seat } toma prestado el efecto de { $card } con un Anciano.
log-use-borrowed = { $seat } usa el efecto prestado de { $card }.
log-ready = { $seat } gira hacia arriba { $card }.
log-scythe = { $seat } construye una Hoz en { $card }.
log-orb = { $seat } construye un Orbe en { $card }.
log-coven = { $seat } avanza al espacio { $n } del Medidor de Aquelarre.
log-coven-end = { $seat } sobrepasa el final del Medidor de Aquelarre.
log-witch = { $seat } coloca una Bruja en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}.
log-elder = { $seat } coloca un Anciano en { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}.
log-move-witch = { $seat } mueve una Bruja a { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}.
log-move-elder = { $seat } mueve un Anciano a { $entry ->
    [northern-lakes] los { $thing }
    [central-mountains] las { $thing }
    [southern-slopes] las { $thing }
   *[other] { $thing }
}.
log-recall-witch = { $seat } devuelve una Bruja a la reserva.
log-recall-elder = { $seat } devuelve un Anciano a la reserva.
log-harvest = { $seat } cosecha { $card }.
log-battle = Comienza la batalla en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-dial = El disco de { $seat } muestra { $n }.
log-adjust = { $seat } cambia su disco a { $n }.
log-strength = { $seat } tiene fuerza de combate { $n } en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-battle-won = { $seat } gana la batalla en { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-stone = { $seat } toma la { $stone } de { $entry ->
    [northern-lakes] los
    [central-mountains] las
    [southern-slopes] las
   *[other] la Región
} { $region }.
log-replenished = Las Regiones se llenan de Lugares de Poder.
log-pieces-return = Todas las Brujas y todos los Ancianos vuelven a las reservas.
log-tokens-active = Todas las Fichas de Clan vuelven a estar activas.
log-cards-ready = Todos los Especialistas vuelven a estar disponibles.
log-score-specialists = { $n ->
    [one] { $seat } suma { $n } punto de victoria por Especialistas: { $total } en total.
   *[other] { $seat } suma { $n } puntos de victoria por Especialistas: { $total } en total.
}
log-score-council = { $total ->
    [one] { $seat } tiene { $total } punto de victoria tras los efectos de Fin de la Partida.
   *[other] { $seat } tiene { $total } puntos de victoria tras los efectos de Fin de la Partida.
}
log-score-circle = { $n ->
    [one] { $seat } suma { $n } punto de victoria por el Círculo Interior: { $total } en total.
   *[other] { $seat } suma { $n } puntos de victoria por el Círculo Interior: { $total } en total.
}
log-place-stone = { $seat } coloca una Piedra de Poder en { $card }.
log-winner = { $n ->
    [one] { $seat } gana la partida con { $n } punto de victoria.
   *[other] { $seat } gana la partida con { $n } puntos de victoria.
}

## The legend of the symbols

legend-any = recurso de tu elección
legend-vp = punto de victoria
legend-card = carta
legend-step = espacio en el Medidor de Aquelarre
legend-transfer = Traslado
legend-harvest = cosechar
legend-outer = en el Círculo Exterior
legend-inner = en el Círculo Interior
legend-immediate = efecto inmediato
legend-ongoing = efecto continuo
legend-exhaust = girar
legend-battle = batalla
legend-round-end = Fin de la Ronda
legend-game-end = Fin de la Partida
legend-may = puedes
legend-pay = pagar por ello
legend-or = o bien
legend-per = por cada
legend-return = vuelve a ti
legend-ready = volver al lado activo
legend-rival = otro clan

## What a round brought

tally-gained = Ha ganado
tally-cards = Cartas
tally-battles = Batallas ganadas
tally-stones = Piedras de Poder
